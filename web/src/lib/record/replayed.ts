/** A game to be replayed: its script, and where the rulings of two codes on it part. */

import type { Names } from "../live/frames";
import type { Entry, Ruling, Standing } from "../live/standing";
import type { Chronicle } from "./chronicle";
import { tagDate } from "./export";

/** Whether a text is a script of acts, and not a PGN. */
export const isScript = (text: string): boolean =>
  /^(@\S+ )?([a-z-]+:|white|black|players|arbiter)\b/im.test(text) && !/^\s*\[\w+ "/m.test(text);

/** The main line of a record as a script of whole moves under a code, with what is announced beside it. */
export function scriptOf(
  { moves, start, tags = [] }: Pick<Chronicle, "moves" | "start"> & Partial<Pick<Chronicle, "tags">>,
  code: string,
  announced: readonly string[] = [],
): string {
  const acts: string[] = [];
  let at = moves.findIndex(({ after }) => after === null);
  while (at >= 0) {
    const { by, san } = moves[at]!;
    acts.push(`${by} plays ${san}`);
    const before = at;
    at = moves.findIndex(({ after }) => after === before);
  }
  const usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const set = start === null || start === usual ? "" : `start: ${start}\n`;
  const rules = announced.map((line) => `${line}\n`).join("");
  const names = tags.filter(([name, value]) => /^(White|Black|Date)$/.test(name) && !/^\??$/.test(value));
  const named = names.map(([name, value]) => tagLine(name, value)).join("");
  return `code: ${code}\n${rules}${set}\n${named}${acts.join("\n")}\n`;
}

/** The code that a script names; null where it names none. */
export const codeIn = (script: string): string | null => /^code:\s*(\S+)/im.exec(script)?.[1] ?? null;

/** The names of the players, which stand in comments above the acts of a script as a PGN has them. */
export function playersIn(script: string): Names {
  const names: Names = {};
  for (const [, tag, value = ""] of script.matchAll(/^#\s*\[(White|Black) "((?:[^"\\]|\\.)*)"\]\s*$/gm)) {
    const side = tag === "White" ? "white" : "black";
    const name = value.replace(/\\(.)/g, "$1").trim();
    if (name && name !== "?") names[side] ??= name;
  }
  return names;
}

const DATE = /^#\s*\[Date "(\d{4})\.(\d\d)\.(\d\d)"\]\s*$/m;

/** The day on which a game was played, as its script tells it beside the players; null where it does not. */
export function dayIn(script: string): Date | null {
  const [, year, month, day] = DATE.exec(script) ?? [];
  return year === undefined ? null : new Date(Number(year), Number(month) - 1, Number(day));
}

/** A script with the day of its game, where that is known and not told in it. */
export const dated = (script: string, milliseconds: number | null): string =>
  milliseconds === null || dayIn(script) !== null || !/\n\n/.test(script)
    ? script
    : script.replace("\n\n", () => `\n\n${tagLine("Date", tagDate(milliseconds))}`);

/** A tag of a record as the comment of a script. */
function tagLine(name: string, value: string): string {
  const plain = value.replace(/\s+/g, " ").replace(/[\\"]/g, (sign) => `\\${sign}`);
  return `# [${name} "${plain}"]\n`;
}

/** A script as a code judged it, with the standing after each act. */
export type Replayed = {
  code: string;
  /** Its name in a sentence. */
  name: string;
  /** The position before the first act. */
  start: string;
  opening: Ruling[];
  acts: (Entry & { standing: Standing })[];
  impossible: { act: number; line: number; text: string; reasons: string[] } | null;
  standing: Standing;
};

type Done = Replayed["acts"][number];

/** What an act came to: the kinds of its rulings. A note changes nothing. */
const kindsOf = ({ rulings }: Done): string =>
  rulings
    .map(({ kind }) => kind)
    .filter((kind) => kind !== "note")
    .join(" ");

/** What is true after an act. */
function truthOf({ standing }: Done): string {
  const { result, turn, board, legal, duty } = standing;
  return JSON.stringify([result, turn, board, legal, duty.map(({ kind, now }) => [kind, now])]);
}

/**
 * The numbers, from 1, of the acts on which two codes part: they rule in another way, or from there on something else is
 * true. Other words and other articles for the same are no difference. After an act that one of them cannot have, nothing
 * is compared.
 */
export function partings(own: Pick<Replayed, "acts">, other: Pick<Replayed, "acts">): number[] {
  const both = Math.min(own.acts.length, other.acts.length);
  const parts: number[] = [];
  let agreed = true;
  for (let at = 0; at < both; at += 1) {
    const [one, two] = [own.acts[at]!, other.acts[at]!];
    const agrees = truthOf(one) === truthOf(two);
    if (kindsOf(one) !== kindsOf(two) || (agreed && !agrees)) parts.push(at + 1);
    agreed = agrees;
  }
  return own.acts.length === other.acts.length ? parts : [...parts, both + 1];
}
