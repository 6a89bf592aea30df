// Works without a network after the first visit. A new version waits until the player wants it: a page that is open
// stays whole, with all files of one version.
export async function serve(offer, button) {
  if (!navigator.serviceWorker) return;
  try {
    const found = await navigator.serviceWorker.register("service_worker.js");
    const show = (worker) => {
      if (!worker || !navigator.serviceWorker.controller) return;
      offer.hidden = false;
      button.addEventListener("click", () => worker.postMessage("renew"), { once: true });
    };
    show(found.waiting);
    found.addEventListener("updatefound", () => {
      const worker = found.installing;
      worker?.addEventListener("statechange", () => worker.state === "installed" && show(worker));
    });
    if (navigator.serviceWorker.controller) {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    }
  } catch (error) {
    console.info(`offline: ${error.message}`);
  }
}
