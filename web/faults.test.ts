/** What the server says of a text that it cannot read, read where it says it: the German page has words for each. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { speak, words } from "./src/lib/language.svelte";
import { FAULTS } from "./src/lib/messages/faults";
import { SENTENCES } from "./src/lib/messages/sentences";
import { STARTS } from "./src/lib/messages/starts";
import { plain } from "./src/lib/words/plain";

const CRATES = fileURLToPath(new URL("../crates/", import.meta.url));

/** What can stand where a sentence of the server has a place; what a name tells comes first. */
const FILLS = [
  "White",
  "e4",
  "3",
  "the King's side",
  "Knight",
  "O-O",
  "a Knight does not go from b1 to b3",
  " on e4",
];
const NAMED: Readonly<Record<string, readonly string[]>> = {
  square: ["e4"],
  pawn: ["e5"],
  on: ["e4"],
  wing: ["King's side"],
  side: ["White"],
  from: ["b1"],
  name: ["Knight"],
  place: ["", " on e4", " on the e-file", " on rank 4"],
  LONGEST_PART: ["16777216"],
};

/** The sentences that a file of the server says, without its tests. */
function saidIn(path: string): string[] {
  const [source = ""] = readFileSync(CRATES + path, "utf8").split("#[cfg(test)]");
  const code = source.replace(/^ *\/\/.*$/gm, "");
  return [
    ...code.matchAll(
      /(?:write!\(\s*f,\s*|write_str\(\s*|(?:format!|fault)\(\s*(?:format!\(\s*)?)"((?:[^"\\]|\\[^])*)"/g,
    ),
  ]
    .map(([, says = ""]) => says.replace(/\\\n\s*/g, "").replaceAll('\\"', '"'))
    .filter((says) => /[a-z]{2} [a-z]|: \{|^`/.test(says.replace(/\{\w*\}/g, "xx")));
}

/** A sentence with each place filled in every way. */
function filled(says: string): string[] {
  const at = /\{(\w*)[^}]*\}/.exec(says);
  if (!at) return [says];
  const fills = NAMED[at[1] ?? ""] ?? FILLS;
  return fills.flatMap((fill) =>
    filled(says.slice(0, at.index) + fill + says.slice(at.index + at[0].length)),
  );
}

const unread = (
  path: string,
  read: (says: string) => string | null,
  besides: readonly string[] = [],
): string[] =>
  saidIn(path).filter((says) => !besides.includes(says) && !filled(says).some((one) => read(one) !== null));

beforeAll(() => words("door", "record", "rulings"));
afterEach(() => speak("en"));

describe("in German there is a sentence for", () => {
  test("every fault of a position, and of a FEN", async () => {
    await speak("de");
    expect(saidIn("board/src/position/fault.rs").length).toBeGreaterThan(17);
    const heads = ["{}{reason}", "`{}` is not a position: "];
    expect(unread("board/src/position/fault.rs", STARTS.own, heads)).toEqual([]);
    expect(saidIn("board/src/notation/fen.rs").length).toBeGreaterThan(9);
    expect(
      unread("board/src/notation/fen.rs", STARTS.own, [
        "`{}` is not a FEN:",
        "{separator}{space}column {}: {}",
      ]),
    ).toEqual([]);
  });

  test("every departure of a text from the form of PGN", async () => {
    await speak("de");
    expect(saidIn("records/src/pgn/oddity.rs").length).toBeGreaterThan(22);
    expect(unread("records/src/pgn/oddity.rs", FAULTS.own)).toEqual([]);
  });

  test("everything that is wrong in a game of a PGN", async () => {
    await speak("de");
    expect(saidIn("records/src/pgn/finding.rs").length).toBeGreaterThan(5);
    expect(unread("records/src/pgn/finding.rs", FAULTS.own, [", move {number}{}", ": {}"])).toEqual([]);
    const start = (says: string): string | null =>
      FAULTS.own(says) ?? STARTS.own(says.replace(/: [^:]*$/, ": White has no King"));
    expect(unread("records/src/pgn/start.rs", start)).toEqual([]);
  });

  test("every reason why a move cannot be read or made", async () => {
    await speak("de");
    const why = (says: string): string | null => FAULTS.own(`\`x\` is not a legal move for White: ${says}`);
    expect(unread("records/src/san/error.rs", FAULTS.own)).toEqual([]);
    const parts = ["`{}`", " on the {}-file", " on rank {}", " on {}"];
    expect(saidIn("records/src/san/find.rs").length).toBeGreaterThan(10);
    expect(unread("records/src/san/find.rs", why, parts)).toEqual([]);
    expect(saidIn("records/src/san/sketch.rs").length).toBeGreaterThan(3);
    expect(unread("records/src/san/sketch.rs", why)).toEqual([]);
  });
});

test("in German there is a sentence for what comes next in a match, and for its end", async () => {
  await speak("de");
  const source = readFileSync(`${CRATES}matches/src/sentences.rs`, "utf8");
  const [, next = ""] = source.split("fn next_in_words");
  const [settled = "", over = ""] = next.split("fn over_in_words");
  const whences = [...settled.matchAll(/=> "(, [^"]+)"/g)].map(([, whence = ""]) => whence);
  expect(whences.length).toBeGreaterThan(5);
  const firsts = [
    "Ann has White",
    "Ben has the first move",
    "lots decide who has White",
    "Ann chooses his colour",
  ];
  const said = [
    ...firsts.flatMap((first) =>
      ["", "; BCF 1912 is silent about it", ...whences].map((whence) => `${first}${whence}.`),
    ),
    "The player who has White begins.",
    "FIDE 2023 does not say who has White.",
    "FIDE 2023 does not say who has the first move.",
  ];
  const ends = [...over.matchAll(/format!\("\{result\}([^"]*)"/g)].map(([, why = ""]) => why);
  expect(ends.length).toBeGreaterThan(8);
  for (const why of ends)
    for (const result of ["Ann wins the match", "the match is drawn"])
      said.push(
        `${result}${why.replace(/\{(loser|)\}(?= (?:undertook|gives))/, "Ben").replace(/\{[^}]*\}/, "3")}.`,
      );
  expect(said.filter((says) => SENTENCES.own(says) === null)).toEqual([]);
  expect(SENTENCES.own("FIDE 2023 does not say who has White.")).toBe(
    "Die Regeln (FIDE 2023) sagen nicht, wer Weiß hat.",
  );
  expect(SENTENCES.own("Ann wins the match: Ben gives it up.")).toBe(
    "Ann gewinnt den Wettkampf: Ben gibt auf.",
  );
});

test.each([
  [
    "`Qh7` is not a legal move for White: the Queen on d1: a Queen does not go from d1 to h7",
    "„Qh7“ ist kein regelgerechter Zug von Weiß: Die Dame auf d1: so zieht keine Dame.",
  ],
  [
    "`Nd4` is not a legal move for White: the Knight on b1: a Knight does not go from b1 to d4; the Knight on g1: a Knight does not go from g1 to d4, a piece of the same side stands on d4",
    "„Nd4“ ist kein regelgerechter Zug von Weiß: Der Springer auf b1: so zieht kein Springer; der Springer auf g1: so zieht kein Springer, auf d4 steht eine eigene Figur.",
  ],
  [
    "`Ne4-f6` is not a legal move for White: there is no White Knight on e4",
    "„Ne4-f6“ ist kein regelgerechter Zug von Weiß: Weiß hat auf e4 keinen Springer.",
  ],
  ["the text ends before a result", "Der Text endet, bevor ein Ergebnis steht."],
  [
    "expected a start from which a game can be played, found `8/8/8/8/8/8/8/4k3 w - -`: White has no King",
    "Von „8/8/8/8/8/8/8/4k3 w - -“ aus kann keine Partie beginnen: Weiß hat keinen König.",
  ],
])("in German: %s", async (english, german) => {
  await speak("de");
  expect(plain(english)).toBe(german);
});
