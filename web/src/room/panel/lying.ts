/** What lies open over the rulings comes when it is first opened: most games are played without it. */

import { tick } from "svelte";

export const lying = (): Promise<typeof import("./Panel.svelte")> => import("./Panel.svelte");

/** The title of what lies open, once it is there; empty where it cannot be fetched. */
export async function title(panel: () => HTMLElement | undefined): Promise<string> {
  await lying().then(tick, () => undefined);
  return panel()?.querySelector("h2")?.textContent ?? "";
}
