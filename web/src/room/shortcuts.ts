/** Keys of the board room. */

export type Command =
  | "adjust"
  | "check"
  | "press"
  | "offer"
  | "claims"
  | "box"
  | "happened"
  | "board"
  | "options"
  | "read"
  | "turn"
  | "back"
  | "first"
  | "earlier"
  | "later"
  | "last"
  | "resign"
  | "say"
  | "keys";

const ALWAYS: Record<string, Command> = {
  l: "claims",
  x: "box",
  ".": "board",
  o: "options",
  r: "read",
  t: "turn",
  p: "say",
  "?": "keys",
  Escape: "back",
  ArrowLeft: "earlier",
  ArrowRight: "later",
  Home: "first",
  End: "last",
};

/** Acts of a player. */
const ACTS: Record<string, Command> = {
  j: "adjust",
  "+": "check",
  w: "happened",
  " ": "press",
  "=": "offer",
  "!": "resign",
};

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

export type Situation = {
  /** The seat can act. */
  acts: boolean;
  /** There is a clock that this seat can press. */
  presses: boolean;
  /** The name of the element in focus: BUTTON, INPUT … */
  focus: string;
};

/** The command of a key; null if the key is for the browser or a field. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Key, at: Situation): Command | null {
  if (ctrlKey || metaKey || altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(at.focus)) return null;
  // A button or a link in focus hears its own space.
  if (key === " " && (!at.presses || /^(BUTTON|A|SUMMARY)$/.test(at.focus))) return null;
  return ALWAYS[key] ?? (at.acts ? (ACTS[key] ?? null) : null);
}
