/** Whether a side's "j'adoube" covers its next touch. */

import type { Standing } from "../../lib/live/standing";
import type { Side } from "../../lib/men";

/** As the standing tells it, with the acts on top of it that the server has not answered. */
export function announced(
  standing: Pick<Standing, "adjusting"> | null,
  outbox: readonly { act: string }[],
  side: Side,
): boolean {
  const adjusts = `${side} says adjust`;
  const last = outbox.findLast(({ act }) => act.startsWith(adjusts) || act.startsWith(`${side} touches`));
  return last ? last.act.startsWith(adjusts) : (standing?.adjusting?.includes(side) ?? false);
}
