/** Lines that may be said, on buttons. */

import { isSquare, type Placement } from "../squares";
import { capital } from "./capital";
import { claim, exaction, found, requirement } from "./clauses";
import { kindOn } from "./men";

/** What is exacted without a move, on a button. */
const STANDS: Record<string, string> = {
  leave: "The move stands as played",
  replace: "The second move goes back",
  both: "Both moves stand",
};

/** A line of `may` on a button: "King moves", "Claim repetition", "Waive". */
export function label(line: string, men: Placement, adopting: Readonly<Record<string, string>> = {}): string {
  const [, verb = "", ...rest] = line.split(" ");
  if (verb === "exacts")
    return STANDS[rest[0] ?? ""] ?? capital(exaction(rest, men).replace(/^(a|the) /, ""));
  if (verb === "claims") return capital(claim(rest));
  if (verb === "adopts") return `Adopt ${rest.map((move) => adopting[move] ?? move).join(" ")}`;
  const verbs: Record<string, string> = {
    waives: "Waive",
    consents: "Consent",
    refuses: "Refuse",
    admits: "Admit it",
    accepts: "Accept",
    declines: "Decline",
    opens: "Open the",
    rules: "Rule on what was claimed",
    "stops-clocks": "Stop both clocks",
    resumes: "The pieces are set up",
    asks: "Ask for",
    "gives-notice": "Give notice of",
  };
  if (verb === "finds") return capital(found(rest));
  if (verb === "requires") return `Require ${requirement(rest, men)}`;
  const said = rest.map((word) => (isSquare(word) ? `the ${kindOn(men, word)} on ${word}` : word));
  return [verbs[verb] ?? capital(verb), ...said.map((word) => word.replaceAll("-", " "))].join(" ");
}
