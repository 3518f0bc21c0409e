/** Lines that may be said, on buttons. */

import { LABELS, STANDS } from "../messages/labels";
import { MEN } from "../messages/men";
import { wordOf } from "../messages/said";
import { isSquare, type Placement } from "../squares";
import { capital } from "./capital";
import { claim, exactionAlone, found, requirement } from "./clauses";
import { kindOn } from "./men";

/** A line of `may` on a button: "King moves", "Claim repetition", "Waive". */
export function label(line: string, men: Placement, adopting: Readonly<Record<string, string>> = {}): string {
  const [, verb = "", ...rest] = line.split(" ");
  if (verb === "exacts") return wordOf(STANDS, rest[0] ?? "") ?? capital(exactionAlone(rest, men));
  if (verb === "claims") return capital(claim(rest));
  if (verb === "accepts" && rest[0] === "take-back") return LABELS.takeBack;
  if (verb === "adopts") return LABELS.adopt(rest.map((move) => adopting[move] ?? move).join(" "));
  if (verb === "finds") return capital(found(rest));
  if (verb === "requires") return LABELS.require(requirement(rest, men));
  const said = rest.map((word) =>
    isSquare(word)
      ? MEN.on(kindOn(men, word), word)
      : (wordOf(LABELS.objects, word) ?? word.replaceAll("-", " ")),
  );
  return [wordOf(LABELS.verbs, verb) ?? capital(verb), ...said].join(" ");
}
