/** Acts, rulings and results in plain English. The words are the page's; what they mean is the server's. */

import type { Entry, Ruling, RulingKind, Side, Standing } from "./api";
import { manOf } from "./men";
import { isSquare, type Placement, type Square } from "./squares";

/** A sign and a word for every kind of ruling, so that colour never speaks alone. */
export const KINDS: Record<RulingKind, { sign: string; word: string }> = {
  obligation: { sign: "■", word: "obligation" },
  right: { sign: "◇", word: "right" },
  offence: { sign: "✕", word: "offence" },
  penalty: { sign: "⇄", word: "penalty" },
  restored: { sign: "↶", word: "restored" },
  completed: { sign: "✓", word: "complete" },
  refused: { sign: "⊘", word: "refused" },
  result: { sign: "●", word: "result" },
  note: { sign: "○", word: "note" },
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const other = (side: Side): Side => (side === "white" ? "black" : "white");

/** The verb of a line that may be said: `claims` of `white claims repetition`. */
export const verb = (line: string): string => line.split(" ")[1] ?? "";

/** The letters of the men that a side has taken, as FEN writes the other side's. */
export const taken = (by: Side, captured?: Record<Side, string[]>): string[] =>
  (captured?.[other(by)] ?? []).map((letter) =>
    other(by) === "white" ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** "White Knight" for a letter of a FEN. */
export function manName(letter: string): string {
  const man = manOf(letter);
  return man ? `${man.side} ${capital(man.kind)}` : "piece";
}

/** "Knight" for what stands on a square; "piece" where the page sees none. */
function kindOn(men: Placement, square: Square): string {
  const letter = men.get(square);
  return (letter && capital(manOf(letter)?.kind ?? "piece")) || "piece";
}

/** What a screen reader says of a square: "e4, white Pawn". */
export function squareLabel(square: Square, letter: string | undefined, name?: string): string {
  if (letter === undefined) return `${square}, empty`;
  const called = name && !manName(letter).endsWith(name) ? ` (${name})` : "";
  return `${square}, ${manName(letter)}${called}`;
}

/** What people can find, as it is told and on a button. */
const FACTS: Record<string, string> = {
  accident: "it was an accident",
  "not-so": "it was not so",
  unascertainable: "nobody can tell",
  "condition-met": "the condition is met",
  drawn: "the game is drawn",
};

type Telling = (men: Placement, rest: string[]) => string;

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
  displaces: (men, [sq = ""]) => `knocks the ${kindOn(men, sq)} on ${sq} over`,
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
  resumes: () => "sets the pieces up again",
  opens: (_men, [what = ""]) => `opens the ${what}`,
};

/** An act as a sentence without its full stop: "Black touches the Knight on g8". */
export function tell(act: string, men: Placement): string {
  const [who = "", verb = "", ...rest] = act.split(" ");
  const telling = TELLINGS[verb];
  const said = telling ? telling(men, rest) : [verb, ...rest].join(" ").replaceAll("-", " ");
  return who === "players" ? `Both players ${plural(said)}` : `${capital(who)} ${said}`;
}

/** What one side asks both to do: "find that it was an accident". */
export const proposal = (act: string, men: Placement): string => tell(act, men).replace("Both players ", "");

const plural = (said: string): string => said.replace(/^(\w+)s /, "$1 ");

/** What is exacted without a move, on a button. */
const STANDS: Record<string, string> = {
  leave: "The move stands as played",
  replace: "The second move goes back",
  both: "Both moves stand",
};

/** The same, told of the player who exacts it. */
const STANDS_TOLD: Record<string, string> = {
  leave: "lets the move stand as played",
  replace: "has the second move taken back",
  both: "lets both moves stand",
};

/** What one player requires of the other, on a button. */
const REQUIREMENTS: Record<string, string> = {
  release: "the hand to be taken off",
  replace: "the piece to be put back",
  "complete-castling": "castling to be completed",
  "rook-move": "the Rook’s move to stand alone",
  annulment: "the move to be undone",
};

function requirement([what = "", square = ""]: string[], men: Placement): string {
  if (what === "piece") return `the ${kindOn(men, square)} itself on ${square}`;
  if (what === "substitute") return `a substitute on ${square}`;
  return REQUIREMENTS[what] ?? what.replaceAll("-", " ");
}

/** What is found, as a clause: "it was an accident". */
function found([what = "", ...rest]: string[]): string {
  const [first = "", second = ""] = rest;
  if (what === "offence") return `${capital(second)} did so`;
  if (what === "refused") return `${capital(first)} refused`;
  if (what === "absent") return `${capital(first)} is absent`;
  if (what === "flag") return `${capital(first)}’s flag has fallen`;
  if (what === "flag-first") return `${capital(first)}’s flag fell first`;
  return FACTS[what] ?? [what, ...rest].join(" ").replaceAll("-", " ");
}

function exaction([what = "", ...squares]: string[], placed: Placement): string {
  const [square = ""] = squares;
  if (what === "king") return "a move of the King";
  if (what === "move") return `a move of the ${kindOn(placed, square)} from ${square}`;
  if (what === "capture") return `the capture of the ${kindOn(placed, square)} on ${square}`;
  if (what === "rook") return "a move of the Rook";
  const men = squares.filter(isSquare).map((square) => `the ${kindOn(placed, square)} on ${square}`);
  // Penalties that a code knows by a letter.
  if (/^[A-Z]$/.test(what)) return [`penalty ${what}`, men.join(" and ")].filter(Boolean).join(": ");
  return [what, ...(men.length > 0 ? [men.join(" and ")] : squares)].join(" ");
}

/** Claims that their script names say too curtly. */
const CLAIMS: Record<string, string> = {
  touched: "touched piece",
  removed: "removed piece",
  "board-misplaced": "board placed wrongly",
  "men-misplaced": "pieces set up wrongly",
  "men-displaced": "pieces displaced",
  "wrong-first-move": "wrong player moved first",
  "wrongly-resumed": "position resumed wrongly",
  "two-hands": "two hands used",
};

function claim([what = "", ...rest]: string[]): string {
  if (what === "forfeiture") return `forfeiture under clause (${rest.join(" ")})`;
  const about = rest.map((word) => (isSquare(word) ? `on ${word}` : word));
  return [CLAIMS[what] ?? what.replaceAll("-", " "), ...about].join(" ");
}

/** A line of `may` on a button: "King moves", "Claim repetition", "Waive". */
export function label(line: string, men: Placement): string {
  const [, verb = "", ...rest] = line.split(" ");
  if (verb === "exacts")
    return STANDS[rest[0] ?? ""] ?? capital(exaction(rest, men).replace(/^(a|the) /, ""));
  if (verb === "claims") return capital(claim(rest));
  if (verb === "adopts") return `Adopt ${rest.join(" ")}`;
  const verbs: Record<string, string> = {
    waives: "Waive",
    consents: "Consent",
    refuses: "Refuse",
    admits: "Admit it",
    accepts: "Accept",
    declines: "Decline",
    opens: "Open the",
    resumes: "The pieces are set up",
    asks: "Ask for",
    "gives-notice": "Give notice of",
  };
  if (verb === "finds") return capital(found(rest));
  if (verb === "requires") return `Require ${requirement(rest, men)}`;
  const said = rest.map((word) => (isSquare(word) ? `the ${kindOn(men, word)} on ${word}` : word));
  return [verbs[verb] ?? capital(verb), ...said.map((word) => word.replaceAll("-", " "))].join(" ");
}

/** The position of a line by which one is found, in FEN; null: the line is another. */
export function boardFound(line: string): string | null {
  const [, verb, fact, ...fen] = line.split(" ");
  return verb === "finds" && fact === "board" ? fen.join(" ") : null;
}

/** Verbs that answer something; whatever else may be said is a player's own to begin. */
const ANSWERS = ["accepts", "declines", "consents", "refuses", "admits", "finds", "requires", "adopts"];

export const isAnswer = (line: string): boolean => ANSWERS.includes(verb(line));

/** What is counted in a game besides its moves, a sentence each. */
export function countsOf({ offences, penalties, counts, first_next, result }: Counted): string[] {
  const sides: Side[] = ["white", "black"];
  const completed = sides.filter((side) => (offences?.[side] ?? 0) > 0);
  return [
    ...completed.map((side) => {
      const number = offences![side];
      return `${capital(side)} has completed ${number === 1 ? "an illegal move" : `${number} illegal moves`}.`;
    }),
    ...(penalties ?? []).map(
      ({ side, opponent_ms }) =>
        `${capital(other(side))} received ${opponent_ms / 1000} seconds for an act by ${capital(side)}.`,
    ),
    ...Object.entries(counts ?? {}).map(
      ([what, { by, white, black, limit }]) =>
        `${capital(by)}’s count of ${what.replaceAll("-", " ")}: White ${white}, Black ${black}${limit ? ` (of ${limit})` : ""}.`,
    ),
    ...(result !== "*" && first_next ? [`${capital(first_next)} begins the next game.`] : []),
  ];
}

type Counted = Pick<Standing, "offences" | "penalties" | "counts" | "first_next" | "result">;

/** Puts the name of what stood there for "the man on g1". */
export function named(text: string, men: Placement): string {
  return text.replace(
    /the man on ([a-h][1-8])/g,
    (_all, square: Square) => `the ${kindOn(men, square)} on ${square}`,
  );
}

/** "bcf-1912 22(a)" taken apart. */
export function citation(text: string): { code: string; no: string } {
  const gap = text.indexOf(" ");
  return gap < 0 ? { code: text, no: "" } : { code: text.slice(0, gap), no: text.slice(gap + 1) };
}

export function resultWords(result: string, reason: string | null): string {
  const why = reason ? `: ${reason.replaceAll("-", " ")}` : "";
  const words: Record<string, string> = {
    "1-0": "White wins",
    "0-1": "Black wins",
    "1/2-1/2": "Drawn",
    "0-0": "Both lose",
    annulled: "Annulled",
    recommenced: "To be played again",
  };
  return `${words[result] ?? result}${why}`;
}

/**
 * All rulings, newest first, each with the act that it answers; of what is told before the first act (0) what ends the
 * game there, or rests on a proof: the rest is true of every game.
 */
export function rulingsOf(
  entries: readonly Entry[],
  opening: readonly Ruling[] = [],
): { act: number; at: number; text: string; ruling: Ruling; key: string }[] {
  return [{ act: 0, text: "", rulings: opening }, ...entries]
    .flatMap(({ act, text, rulings }) =>
      rulings.map((ruling, i) => ({ act, at: i + 1, text, ruling, key: `${act}.${i}` })),
    )
    .filter(({ act, ruling }) => act > 0 || ruling.kind === "result" || ruling.evidence)
    .reverse();
}
