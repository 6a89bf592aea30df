// The words of the page itself, in the languages of the device.
const WORDS = {
  en: {
    lead: "A handheld scorekeeper, on this page.",
    hint: "Click the device, then: arrows, Enter is A, Backspace is B, M is MENU. Letters type names. Hold works.",
    privacy: "Everything stays in this browser. Nothing is sent anywhere.",
    licences: "Licences",
    full: "Full screen",
    colour: "Display",
    white: "white",
    blue: "blue",
    two: "yellow and blue",
    taken: "Quipu is open in another tab. Close that one, and it goes on here.",
    unkept: "This browser keeps nothing: the game is lost when the page is closed.",
    broken: "Quipu could not start here:",
    save: "Save to a file",
    load: "Load from a file",
    replace: "Load this file? It takes the place of the game and the list kept here.",
    unfit: "This is not a file that Quipu saved. Nothing was changed.",
    unloaded: "The browser has no room for this file. Nothing was changed.",
    renew: "Use the new version",
    up: "up", down: "down", left: "left", right: "right", a: "A: yes, on", b: "B: back", menu: "MENU",
  },
  fr: {
    lead: "Un compteur de points à tenir en main, sur cette page.",
    hint: "Cliquez sur l’appareil, puis : flèches, Entrée pour A, Retour arrière pour B, M pour MENU. Les lettres écrivent les noms. On peut maintenir.",
    privacy: "Tout reste dans ce navigateur. Rien n’est envoyé.",
    licences: "Licences",
    full: "Plein écran",
    colour: "Écran",
    white: "blanc",
    blue: "bleu",
    two: "jaune et bleu",
    taken: "Quipu est ouvert dans un autre onglet. Fermez-le, et la partie continue ici.",
    unkept: "Ce navigateur ne garde rien : la partie est perdue quand la page est fermée.",
    broken: "Quipu n’a pas pu démarrer ici :",
    save: "Enregistrer dans un fichier",
    load: "Ouvrir un fichier",
    replace: "Ouvrir ce fichier ? Il remplace la partie et la liste gardées ici.",
    unfit: "Ce fichier n’a pas été enregistré par Quipu. Rien n’a changé.",
    unloaded: "Le navigateur n’a pas de place pour ce fichier. Rien n’a changé.",
    renew: "Utiliser la nouvelle version",
    up: "haut", down: "bas", left: "gauche", right: "droite", a: "A : oui, suite", b: "B : retour", menu: "MENU",
  },
  it: {
    lead: "Un segnapunti da tenere in mano, su questa pagina.",
    hint: "Fai clic sul dispositivo, poi: frecce, Invio per A, Backspace per B, M per MENU. Le lettere scrivono i nomi. Si può tenere premuto.",
    privacy: "Tutto resta in questo browser. Nulla viene inviato.",
    licences: "Licenze",
    full: "Schermo intero",
    colour: "Display",
    white: "bianco",
    blue: "blu",
    two: "giallo e blu",
    taken: "Quipu è aperto in un’altra scheda. Chiudila, e si continua qui.",
    unkept: "Questo browser non conserva nulla: la partita va persa quando si chiude la pagina.",
    broken: "Quipu non si è potuto avviare qui:",
    save: "Salva in un file",
    load: "Apri un file",
    replace: "Aprire questo file? Prende il posto della partita e dell’elenco tenuti qui.",
    unfit: "Questo file non è stato salvato da Quipu. Nulla è cambiato.",
    unloaded: "Il browser non ha spazio per questo file. Nulla è cambiato.",
    renew: "Usa la nuova versione",
    up: "su", down: "giù", left: "sinistra", right: "destra", a: "A: sì, avanti", b: "B: indietro", menu: "MENU",
  },
  de: {
    lead: "Ein Punktezähler für die Hand, auf dieser Seite.",
    hint: "Das Gerät anklicken, dann: Pfeile, Eingabe ist A, Rücktaste ist B, M ist MENU. Buchstaben schreiben Namen. Halten geht.",
    privacy: "Alles bleibt in diesem Browser. Nichts wird irgendwohin gesendet.",
    licences: "Lizenzen",
    full: "Vollbild",
    colour: "Anzeige",
    white: "weiß",
    blue: "blau",
    two: "gelb und blau",
    taken: "Quipu ist in einem anderen Tab offen. Wird der geschlossen, geht es hier weiter.",
    unkept: "Dieser Browser bewahrt nichts auf: das Spiel ist verloren, wenn die Seite geschlossen wird.",
    broken: "Quipu konnte hier nicht starten:",
    save: "In eine Datei sichern",
    load: "Aus einer Datei laden",
    replace: "Diese Datei laden? Sie ersetzt das Spiel und die Liste, die hier sind.",
    unfit: "Diese Datei hat nicht Quipu gesichert. Nichts wurde geändert.",
    unloaded: "Der Browser hat keinen Platz für diese Datei. Nichts wurde geändert.",
    renew: "Die neue Version nehmen",
    up: "hoch", down: "runter", left: "links", right: "rechts", a: "A: ja, weiter", b: "B: zurück", menu: "MENU",
  },
};

let language = "";

// Speak a language: the first of these that there is.
export function speak(...codes) {
  const found = codes.map((code) => code?.slice(0, 2)).find((code) => code in WORDS) ?? "en";
  if (found === language) return;
  language = found;
  document.documentElement.lang = found;
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = say(element.dataset.word);
  for (const element of document.querySelectorAll("[data-name]")) element.ariaLabel = say(element.dataset.name);
}

export function say(word) {
  return WORDS[language][word];
}
