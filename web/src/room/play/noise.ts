/** What is heard of a change: the loudest of what happened. */

import type { Standing } from "../../lib/live/standing";
import type { Sound } from "../../lib/sounds";

type Heard = Pick<Standing, "result" | "line" | "captured">;

const taken = ({ captured }: Heard): number => (captured?.white.length ?? 0) + (captured?.black.length ?? 0);

/** The sound of what came between two standings; null where nothing is heard. */
export function noiseOf(before: Heard | null, now: Heard): Sound | null {
  if (before === null) return null;
  if (before.result === "*" && now.result !== "*") return "end";
  const [were, are] = [before.line?.length ?? 0, now.line?.length ?? 0];
  const takes = taken(now) > taken(before);
  if (are > were) {
    if (/[+#]$/.test(now.line?.at(-1)?.san ?? "")) return "check";
    return takes ? "take" : "move";
  }
  return takes ? "take" : null;
}
