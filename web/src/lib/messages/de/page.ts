/** What every page shares. */

import type * as EN from "../en/page";
import type { Said } from "../said";

export const PAGE: Said<typeof EN.PAGE> = {
  titled: (what) => `${what} · Jadoube`,
  title: "Jadoube: Schach mit Schiedsrichter",
  none: "Unter dieser Adresse gibt es keine Seite.",
  start: "Eine Partie beginnen",
  or: "oder",
  read: "die Regeln lesen",
  laws: "Die Regeln",
  close: "Schließen",
  turn: "Brett drehen",
  turnSign: "⇅ Drehen",
  wait: "Einen Moment …",
  unreachable: "Der Server ist im Moment nicht zu erreichen.",
  noReason: (status) => `Der Server antwortete ${status}, ohne einen Grund zu nennen.`,
  qr: "QR-Code",
};

export const STEPS: Said<typeof EN.STEPS> = {
  title: "Schritte",
  start: "Zum Anfang",
  back: "Zurück",
  forward: "Vor",
  end: "Zum Ende",
  beginning: "Anfang",
};
