/** Acts as sentences. */

import { isSquare, type Placement } from "../squares";
import { capital } from "./capital";
import { claim, exaction, found, requirement } from "./clauses";
import { kindOn } from "./men";

type Telling = (men: Placement, rest: string[]) => string;

/** What is exacted without a move, as an act of the player who exacts it. */
const STANDS_TOLD: Record<string, string> = {
  leave: "lets the move stand as played",
  replace: "has the second move taken back",
  both: "lets both moves stand",
};

/** Conduct that the arbiter reports, as an act of the player. */
export const CONDUCT: Readonly<Record<string, string>> = {
  device: "had a telephone or another device",
  notes: "used notes",
  advice: "took advice",
  "second-board": "used a second board",
  "left-venue": "left the venue",
  "left-area": "left the playing area",
  talk: "talked",
  "repeated-offers": "offered a draw again and again",
  noise: "made a noise",
  refusal: "refused to keep to the laws",
  "covered-score": "covered the score sheet",
};

/** What is asked, where its word says too little. */
const ASKED: Record<string, string> = {
  count: "asks how many moves were made, and for the times",
  boards: "asks for two boards",
  increment: "asks that time be added with each move",
  score: "asks to see the score",
  explanation: "asks what the Laws say",
};

/** Unusual ways to press a clock. */
const PRESSED: Record<string, string> = {
  "other-hand": "presses the clock with the other hand",
  back: "starts the opponent’s clock again instead of stopping both",
};

/** "for" and what stands after it. */
const forWhat = (rest: string[]): string => (rest.length > 0 ? ` ${rest.join(" ")}` : "");

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
  presses: (_men, [how = ""]) => PRESSED[how] ?? "presses the clock",
  holds: () => "keeps a finger on the clock",
  "stops-clocks": (_men, why) => `stops the clocks${forWhat(why)}`,
  starts: (_men, [side = ""]) => `starts ${capital(side)}’s clock`,
  drops: (men, [from = "", , to = ""]) => `lets the ${kindOn(men, from)} from ${from} slip to ${to}`,
  gestures: (_men, rest) => `makes a gesture: ${rest.join(" ")}`,
  leaves: (_men, [area]) => (area ? "leaves the playing area" : "leaves the board"),
  arrives: () => "comes to the board",
  reports: (_men, [side = "", what = ""]) => `reports that ${capital(side)} ${CONDUCT[what] ?? what}`,
  observes: (_men, [move]) => (move ? "has seen this act" : "looks at the board"),
  declares: (_men, [what = ""]) => `declares a ${what}`,
  penalises: (_men, [side = "", ...rest]) =>
    `penalises ${capital(side)}: ${rest.join(" ").replace("-points", "’s points")}`,
  gives: (_men, [side = "", ...rest]) => `gives ${capital(side)} ${rest.join(" ")}`,
  rules: () => "rules on what was claimed",
  corrects: (_men, rest) => `corrects the result to ${rest.join(" ")}`,
  upholds: () => "upholds the decision",
  overturns: (_men, [result = ""]) => `overturns the decision: ${result}`,
  appeals: (_men, rest) => `appeals${rest.length > 0 ? `: ${rest.join(" ")}` : ""}`,
  names: (_men, [piece = ""]) => `names a ${capital(piece)}`,
  says: (_men, [what]) => (what === "adjust" ? "says “j’adoube”" : `says “${what ?? ""}”`),
  exacts: (men, rest) => STANDS_TOLD[rest[0] ?? ""] ?? `exacts ${exaction(rest, men)}`,
  requires: (men, what) =>
    what[0] === "score"
      ? `requires ${capital(what[1] ?? "")} to bring the score up to date`
      : `requires ${requirement(what, men)}`,
  finds: (_men, [fact = "", ...rest]) =>
    fact === "board" ? `finds this position: ${rest[0] ?? ""}` : `finds that ${found([fact, ...rest])}`,
  claims: (_men, rest) => `claims: ${claim(rest)}`,
  writes: (_men, rest) => `writes ${rest.join(" ")}`,
  strikes: () => "strikes out the last entry",
  announces: (_men, rest) => `announces: ${rest.join(" ")}`,
  repeats: (_men, rest) => `repeats: ${rest.join(" ")}`,
  copies: (_men, rest) => `makes ${rest.join(" ")} on the player’s own board`,
  asks: (_men, [what = ""]) => ASKED[what] ?? `asks for ${what.replaceAll("-", " ")}`,
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
  if (who === "players") return `Both players ${plural(said)}`;
  const assisted = /^(white|black)-assistant$/.exec(who);
  if (assisted) return `${capital(assisted[1]!)}’s assistant ${said}`;
  return `${who === "arbiter" ? "The arbiter" : capital(who)} ${said}`;
}

/** What one side asks both to do: "find that it was an accident". */
export const proposal = (act: string, men: Placement): string => tell(act, men).replace("Both players ", "");
