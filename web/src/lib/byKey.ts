/** Whether the page was used by a key last, and not by a pointer: then what opens takes the keys over. */

let key = false;

if (typeof addEventListener === "function") {
  addEventListener("keydown", () => (key = true), true);
  addEventListener("pointerdown", () => (key = false), true);
}

export const lastByKey = (): boolean => key;
