/** Acts as sentences. */

import { ACTS, ASKED, CONDUCT, PRESSED, RESIGNED, STANDS_TOLD } from "../messages/acts";
import { LABELS } from "../messages/labels";
import { wordOf } from "../messages/said";
import { isSquare, type Placement, type Square } from "../squares";
import { claim, exaction, found, requirement } from "./clauses";
import { curled } from "../curled";
import { kindName, kindOn } from "./men";
import { sideName } from "./side";

export { CONDUCT } from "../messages/acts";

type Telling = (men: Placement, rest: string[]) => string;

/** Something with a square: `told` says it of the piece that stands there. */
const ofMan =
  (told: () => (man: string, square: Square) => string): Telling =>
  (men, [square = ""]) =>
    told()(kindOn(men, square), square);

/** What stands after the verb, without hyphens, or as it is called. */
const object = (what: string): string => wordOf(LABELS.objects, what) ?? what.replaceAll("-", " ");

/** A whole move, as it is written in the act. */
const made = (rest: string[]): string =>
  rest.at(-1) === "two-handed"
    ? ACTS.movesTwoHanded(rest.slice(0, -1).join(" "))
    : ACTS.moves(rest.join(" "));

const TELLINGS: Record<string, Telling> = {
  touches: (men, rest) => ACTS.touches(rest.filter(isSquare).map((square) => [kindOn(men, square), square])),
  lifts: ofMan(() => ACTS.lifts),
  places: (_men, [square = ""]) => ACTS.places(square),
  releases: () => ACTS.releases,
  removes: ofMan(() => ACTS.removes),
  puts: (_men, rest) => {
    const sided = rest[0] === "white" || rest[0] === "black";
    const [piece = "", square = "", how] = sided ? rest.slice(1) : rest;
    if (sided) return ACTS.putsOf(rest[0] === "white" ? "white" : "black", kindName(piece), square);
    if (how === "inverted") return ACTS.putsInverted(kindName(piece), square);
    return ACTS.puts(piece === "substitute" ? ACTS.substitute : kindName(piece), square);
  },
  moves: (_men, rest) => made(rest),
  plays: (_men, rest) => made(rest),
  castles: (_men, rest) => (rest.at(-1) === "two-handed" ? ACTS.castlesTwoHanded : ACTS.castles),
  resigns: (_men, [, how = ""]) => wordOf(RESIGNED, how) ?? ACTS.others.resigns,
  displaces: ofMan(() => ACTS.displaces),
  upsets: () => ACTS.upsets,
  restores: () => ACTS.restores,
  presses: (_men, [how = ""]) => wordOf(PRESSED, how) ?? ACTS.presses,
  holds: () => ACTS.holds,
  "stops-clocks": (_men, why) => ACTS.stopsClocks(why.join(" ")),
  starts: (_men, [side = ""]) => ACTS.starts(sideName(side)),
  drops: (men, [from = "", , to = ""]) => ACTS.drops(kindOn(men, from), from, to),
  gestures: (_men, rest) => ACTS.gestures(rest.join(" ")),
  leaves: (_men, [area]) => (area ? ACTS.leavesArea : ACTS.leaves),
  arrives: () => ACTS.arrives,
  reports: (_men, [side = "", what = ""]) => ACTS.reports(sideName(side), wordOf(CONDUCT, what) ?? what),
  observes: (_men, [move]) => (move ? ACTS.observesMove : ACTS.observes),
  declares: (_men, [what = ""]) => ACTS.declares(object(what)),
  penalises: (_men, [side = "", ...rest]) => ACTS.penalises(sideName(side), rest.join(" ")),
  gives: (_men, [side = "", ...rest]) => ACTS.gives(sideName(side), rest.join(" ")),
  rules: () => ACTS.rules,
  corrects: (_men, rest) => ACTS.corrects(rest.join(" ")),
  upholds: () => ACTS.upholds,
  overturns: (_men, [result = ""]) => ACTS.overturns(result),
  appeals: (_men, rest) => ACTS.appeals(rest.join(" ")),
  names: (_men, [piece = ""]) => ACTS.names(kindName(piece)),
  says: (_men, [what]) => (what === "adjust" ? ACTS.adjusts : ACTS.says(what ?? "")),
  exacts: (men, rest) => wordOf(STANDS_TOLD, rest[0] ?? "") ?? ACTS.exacts(exaction(rest, men)),
  requires: (men, what) =>
    what[0] === "score" ? ACTS.requiresScore(sideName(what[1] ?? "")) : ACTS.requires(requirement(what, men)),
  finds: (_men, [fact = "", ...rest]) =>
    fact === "board" ? ACTS.findsBoard(rest[0] ?? "") : ACTS.finds(found([fact, ...rest])),
  claims: (_men, rest) => ACTS.claims(claim(rest)),
  writes: (_men, rest) => ACTS.writes(rest.join(" ")),
  strikes: () => ACTS.strikes,
  announces: (_men, rest) => ACTS.announces(rest.join(" ")),
  repeats: (_men, rest) => ACTS.repeats(rest.join(" ")),
  copies: (_men, rest) => ACTS.copies(rest.join(" ")),
  asks: (_men, [what = ""]) => wordOf(ASKED, what) ?? ACTS.asks(object(what)),
  adjourns: () => ACTS.adjourns,
  seals: () => ACTS.seals,
  signs: (_men, [result = ""]) => ACTS.signs(result),
  offers: (_men, [, ifs, ...condition]) => (ifs === "if" ? ACTS.offersIf(condition.join(" ")) : ACTS.offers),
  accepts: (_men, [what]) => (what === "take-back" ? ACTS.acceptsTakeBack : ACTS.accepts),
  proposes: (_men, [, moves = "1"]) => ACTS.proposesTakeBack(Number(moves)),
  declines: () => ACTS.declines,
  "gives-notice": (_men, [what = ""]) => ACTS.givesNotice(object(what)),
  resumes: () => ACTS.resumes,
  opens: (_men, [what = ""]) => ACTS.opens(object(what)),
};

/** Who acts, and what is done, in words. */
function taken(act: string, men: Placement): { who: string; said: string } {
  const [who = "", verb = "", ...rest] = act.split(" ");
  const telling = TELLINGS[verb];
  const alone = [wordOf(ACTS.others, verb) ?? verb, ...rest].join(" ").replaceAll("-", " ");
  // What somebody typed is printed like everything else.
  return { who, said: curled(telling ? telling(men, rest) : alone) };
}

/** An act as a sentence without its full stop: "Black touches the Knight on g8". */
export function tell(act: string, men: Placement): string {
  const { who, said } = taken(act, men);
  if (who === "players") return ACTS.both(said);
  const assisted = /^(white|black)-assistant$/.exec(who);
  if (assisted) return ACTS.one(ACTS.assistant(sideName(assisted[1]!)), said);
  return ACTS.one(who === "arbiter" ? ACTS.arbiter : sideName(who), said);
}

/** What one side asks both to do: "You ask both players to find that it was an accident." */
export const proposal = (who: string, act: string, men: Placement): string =>
  ACTS.asksBoth(who, taken(act, men).said);
