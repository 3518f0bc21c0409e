/** Why an engine was not asked, or gave no answer, in the language of the page. */

import { Refusal } from "../lib/live/requests";
import { ENGINE } from "../lib/messages/engine";

export function sayWhy(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  switch (error.trouble.code) {
    case "no-engine":
      return ENGINE.none;
    case "in-play":
      return ENGINE.inPlay;
    case "older-game":
      return ENGINE.older;
    default:
      return [error.trouble.says, ...error.trouble.reasons].join(" ");
  }
}

/** Whether it is worth asking again in a moment. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Refusal && (error.trouble.code === "busy" || error.trouble.code === "too-fast");

/** How long to wait before a busy engine is asked again, in milliseconds. */
export const BUSY_MS = 1000;
