import { expect, test } from "vitest";
import type { Entry, RulingKind } from "../live/standing";
import { citation, citationIn, doubtsOf, rulingsOf } from "./rulings";

test("a citation is code and number", () => {
  expect(citation("bcf-1912 22(a)")).toEqual({ code: "bcf-1912", no: "22(a)" });
});

test("in a match an article of its code may stand by its number alone", () => {
  expect(citationIn("fide-2023", "1.2")).toEqual({ code: "fide-2023", no: "1.2" });
  expect(citationIn("fide-2023", "bcf-1912 22(a)")).toEqual({ code: "bcf-1912", no: "22(a)" });
});

const entry = (act: number, text: string, ...kinds: RulingKind[]): Entry => ({
  act,
  text,
  rulings: kinds.map((kind) => ({ kind, articles: [], says: kind })),
});

test("rulings come newest first", () => {
  const told = rulingsOf([entry(1, "white touches g1", "obligation"), entry(2, "x", "offence", "right")]);
  expect(told.map(({ key }) => key)).toEqual(["2.1", "2.0", "1.0"]);
});

test("of the opening only what ends the game, or is proved, is told", () => {
  const [note, result] = entry(0, "", "note", "result").rulings;
  const proved = { ...note!, evidence: { says: "No game leads to this position." } };
  const told = rulingsOf([entry(1, "white touches g1", "note")], [note!, proved, note!, result!]);
  expect(told.map(({ key, at }) => [key, at])).toEqual([
    ["1.0", 1],
    ["0.3", 4],
    ["0.1", 2],
  ]);
});

test("a doubt is told once, and where the ruling decides something", () => {
  const doubt = { article: "bcf-1912 22(a)", says: "Another reading." };
  const doubted = (act: number, ...kinds: RulingKind[]): Entry => {
    const { rulings, ...rest } = entry(act, "x", ...kinds);
    return { ...rest, rulings: rulings.map((ruling) => ({ ...ruling, doubts: [doubt] })) };
  };
  const told = rulingsOf([doubted(1, "offence"), doubted(2, "obligation", "restored", "offence")]);
  expect([...doubtsOf(told).keys()]).toEqual(["2.2"]);
  expect(doubtsOf(rulingsOf([doubted(1, "note", "right", "completed")])).size).toBe(0);
});

test("a move comes before the offence that it is, and what follows the offence after it", () => {
  const of = (group: "hand" | "claim", ...kinds: RulingKind[]): string[] =>
    rulingsOf([{ ...entry(1, "black releases", ...kinds), group }]).map(({ ruling }) => ruling.kind);
  expect(of("hand", "offence", "note")).toEqual(["offence", "note"]);
  expect(of("hand", "offence", "right", "note")).toEqual(["note", "right", "offence"]);
  expect(of("hand", "restored", "note")).toEqual(["note", "restored"]);
  expect(of("claim", "offence", "note")).toEqual(["note", "offence"]);
});
