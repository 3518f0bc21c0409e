/** What a key means on the board. */

export type Intent =
  | { is: "walk"; right: number; down: number }
  | { is: "enter" }
  | { is: "escape" }
  /** Take what stands there off the board. */
  | { is: "remove" };

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

const INTENTS: Record<string, Intent> = {
  ArrowLeft: { is: "walk", right: -1, down: 0 },
  ArrowRight: { is: "walk", right: 1, down: 0 },
  ArrowUp: { is: "walk", right: 0, down: -1 },
  ArrowDown: { is: "walk", right: 0, down: 1 },
  Enter: { is: "enter" },
  Escape: { is: "escape" },
  Delete: { is: "remove" },
  Backspace: { is: "remove" },
};

/** What a key means; null if nothing here. The space bar belongs to the clock if there is one. */
export function intentOf({ key, ctrlKey, metaKey, altKey }: Key, clocked: boolean): Intent | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === " ") return clocked ? null : { is: "enter" };
  return INTENTS[key] ?? null;
}
