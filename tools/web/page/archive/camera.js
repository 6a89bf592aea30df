// The camera: reads the codes of finished games off a device's display, one or a whole sequence of them.
import { Frames } from "./frames.js";

const WANTED = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } };
const LARGEST = 960; // picture elements of the longer side: more are no help, and take longer
const HOW = { formats: ["QRCode"], maxNumberOfSymbols: 1, tryInvert: false };
// How long the camera shall be exposed, in 100 µs: by the panel's data sheet all its rows are lit within 7 ms.
const EXPOSURE = 160;

// The reader is large: it is loaded when it is asked for. The promise of what reads an ImageData: the text, or "".
let reader;
function load() {
  reader ??= import("./zxing/reader/index.js").then(async ({ prepareZXingModule, readBarcodes }) => {
    const locateFile = (name) => new URL(`zxing/${name}`, import.meta.url).href;
    await prepareZXingModule({ overrides: { locateFile }, fireImmediately: true });
    return async (picture) => (await readBarcodes(picture, HOW))[0]?.text ?? "";
  });
  reader.catch(() => (reader = undefined)); // another time there is a network
  return reader;
}

// Have the exposure last as long as the display takes, where the browser lets one.
async function expose(track) {
  const can = track.getCapabilities?.() ?? {};
  if (!can.exposureMode?.includes("manual") || !can.exposureTime) return;
  const exposureTime = Math.min(can.exposureTime.max, Math.max(can.exposureTime.min, EXPOSURE));
  await track.applyConstraints({ advanced: [{ exposureMode: "manual", exposureTime }] }).catch(() => {});
}

function stop(stream) {
  for (const track of stream.getTracks()) track.stop();
}

export class Camera {
  #video;
  #canvas = new OffscreenCanvas(1, 1);
  #frames = new Frames();
  #stream = null;
  #looks = 0; // which look this is: one that was ended in the middle has another number

  // `video`: the element that shows what it sees.
  constructor(video) {
    this.#video = video;
  }

  // Look until it is ended, and call `told` with each text that a code has. Raises an Error with a word.
  async look(told) {
    this.end();
    const look = this.#looks;
    let stream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: WANTED, audio: false });
    } catch {
      if (look !== this.#looks) return;
      throw new Error("camera_none");
    }
    if (look !== this.#looks) {
      stop(stream); // it was ended while the person was asked
      return;
    }
    this.#stream = stream;
    const [track] = stream.getVideoTracks();
    await expose(track);
    let read;
    try {
      if (this.#stream !== stream) return;
      this.#video.srcObject = stream;
      await this.#video.play();
      read = await load();
    } catch {
      if (this.#stream !== stream) return; // it was ended meanwhile
      this.end();
      throw new Error("camera_unread");
    }
    while (this.#stream === stream && track.readyState === "live") {
      await new Promise((seen) => this.#video.requestVideoFrameCallback(seen));
      const text = this.#stream === stream && (await this.#read(read));
      if (text) await told(text);
    }
    if (this.#stream === stream) {
      this.end();
      throw new Error("camera_none"); // it was unplugged
    }
  }

  // The text of the code in this picture, or else in the last ones together; "": there is none.
  async #read(read) {
    const { videoWidth, videoHeight } = this.#video;
    const scale = Math.min(1, LARGEST / Math.max(videoWidth, videoHeight, 1));
    const [width, height] = [videoWidth, videoHeight].map((side) => Math.max(1, Math.round(side * scale)));
    if (this.#canvas.width !== width || this.#canvas.height !== height) this.#canvas = new OffscreenCanvas(width, height);
    const context = this.#canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(this.#video, 0, 0, width, height);
    const picture = context.getImageData(0, 0, width, height);
    this.#frames.add(picture);
    return (await read(picture)) || (await read(this.#frames.merged()));
  }

  end() {
    this.#looks++;
    if (this.#stream) stop(this.#stream);
    this.#stream = null;
    this.#video.srcObject = null;
  }
}
