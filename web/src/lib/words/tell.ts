/** Acts as sentences. */

import { isSquare, type Placement } from "../squares";
import { capital } from "./capital";
import { claim, exaction, found, requirement } from "./clauses";
import { kindOn } from "./men";

type Telling = (men: Placement, rest: string[]) => string;

/** What is exacted without a move, told of the player who exacts it. */
const STANDS_TOLD: Record<string, string> = {
  leave: "lets the move stand as played",
  replace: "has the second move taken back",
  both: "lets both moves stand",
};

const TELLINGS: Record<string, Telling> = {
  touches: (men, rest) =>
    `touches the ${rest
      .filter(isSquare)
      .map((sq) => `${kindOn(men, sq)} on ${sq}`)
      .join(" and the ")}`,
  lifts: (men, [sq = ""]) => `lifts the ${kindOn(men, sq)} from ${sq}`,
  places: (_men, [sq = ""]) => `sets it down on ${sq}`,
  releases: () => "releases it",
  removes: (men, [sq = ""]) => `removes the ${kindOn(men, sq)} on ${sq}`,
  puts: (_men, [piece = "", sq = ""]) => `puts a ${piece === "substitute" ? piece : capital(piece)} on ${sq}`,
  displaces: (men, [sq = ""]) => `knocks over the ${kindOn(men, sq)} on ${sq}`,
  upsets: () => "upsets the board",
  restores: () => "puts the displaced pieces back",
  presses: () => "presses the clock",
  names: (_men, [piece = ""]) => `names a ${capital(piece)}`,
  says: (_men, [what]) => (what === "adjust" ? "says “j’adoube”" : `says “${what ?? ""}”`),
  exacts: (men, rest) => STANDS_TOLD[rest[0] ?? ""] ?? `exacts ${exaction(rest, men)}`,
  requires: (men, what) => `requires ${requirement(what, men)}`,
  finds: (_men, [fact = "", ...rest]) =>
    fact === "board" ? `finds this position: ${rest[0] ?? ""}` : `finds that ${found([fact, ...rest])}`,
  claims: (_men, rest) => `claims: ${claim(rest)}`,
  writes: (_men, rest) => `writes ${rest.join(" ")}`,
  strikes: () => "strikes out the last entry",
  adjourns: () => "adjourns the game",
  seals: () => "seals a move",
  signs: (_men, [result = ""]) => `signs the score sheet: ${result}`,
  offers: () => "offers a draw",
  accepts: () => "accepts the draw",
  declines: () => "declines the draw",
  "gives-notice": (_men, [what = ""]) => `gives notice of ${what.replaceAll("-", " ")}`,
  resumes: () => "sets the pieces up again",
  opens: (_men, [what = ""]) => `opens the ${what}`,
};

const plural = (said: string): string => said.replace(/^(\w+)s /, "$1 ");

/** An act as a sentence without its full stop: "Black touches the Knight on g8". */
export function tell(act: string, men: Placement): string {
  const [who = "", verb = "", ...rest] = act.split(" ");
  const telling = TELLINGS[verb];
  const said = telling ? telling(men, rest) : [verb, ...rest].join(" ").replaceAll("-", " ");
  return who === "players" ? `Both players ${plural(said)}` : `${capital(who)} ${said}`;
}

/** What one side asks both to do: "find that it was an accident". */
export const proposal = (act: string, men: Placement): string => tell(act, men).replace("Both players ", "");
