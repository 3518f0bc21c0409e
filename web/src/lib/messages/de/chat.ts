/** Words between the two players, and among the members of a side. */

import type * as EN from "../en/chat";
import type { Said } from "../said";
import { YOU } from "./cases";

export const CHAT: Said<typeof EN.CHAT> = {
  title: "Chat",
  setting: "Chat mit dem Gegner (aus, bis er eingeschaltet wird)",
  none: "Noch nichts gesagt. Nur der Gegner kann es lesen.",
  off: "Der Chat ist aus. Schreibt der Gegner, so erfährt er, dass Sie es nicht lesen.",
  unheard: "Der Gegner hat den Chat nicht eingeschaltet: Was Sie schreiben, liest er nicht.",
  waits: (number) =>
    number === 1
      ? "Ihr Gegner hat etwas geschrieben. Schalten Sie den Chat ein, um es zu lesen."
      : `Ihr Gegner hat ${number}-mal etwas geschrieben. Schalten Sie den Chat ein, um es zu lesen.`,
  turnOn: "Chat einschalten",
  turnOff: "Ausschalten",
  write: "Etwas sagen",
  send: "Senden",
  you: YOU,
  side: "Ihre Seite",
  sideNone: "Noch nichts gesagt. Nur die Mitglieder Ihrer Seite können lesen, was Sie hier schreiben.",
  sideWrite: "Der eigenen Seite etwas sagen",
  opponent: "Ihr Gegner",
  unread: (number) => `Chat (${number})`,
};

export const WATCHED: Said<typeof EN.WATCHED> = {
  by: (number) => (number === 1 ? "1 schaut zu" : `${number} schauen zu`),
  share: "Teilen …",
};
