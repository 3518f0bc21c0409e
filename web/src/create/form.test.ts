import { describe, expect, test } from "vitest";
import type { CodeTitle, Term } from "../lib/live/requests";
import {
  against,
  atTheEnd,
  beginning,
  codeIn,
  gives,
  isTime,
  offerOf,
  oneSided,
  requestOf,
  stillTold,
  type Fields,
} from "./form";

const term = (key: string, ...values: string[]): Term => ({
  key,
  values: values.map((value, i) => ({ value, usual: i === 0 })),
});

const TITLE: CodeTitle = {
  id: "some-1900",
  name: "A law 1900",
  title: "Some Laws",
  year: 1900,
  known_as: "Some Laws, 1900",
  invitation: "Some say so.",
  terms: [
    term("table", "physical", "guarded"),
    term("time", "none", "code", "TIME"),
    term("odds", "none", "knight", "rook SQ"),
    term("undertaking", "none", "mate-on SQ"),
  ],
  mistakes: [term("board", "proper", "misplaced")],
};
const OFFER = offerOf(TITLE);
const BARE = offerOf({ ...TITLE, terms: [], mistakes: [] });

const filled = (some: Partial<Fields>): Fields => ({ ...beginning(null, "some-1900"), ...some });

const LISTED = ["some-1850", "some-1900", "us-some", "other-1912"].map((id) => ({ id }));

test.each([
  ["some-1850", "some-1850"],
  ["Some-1900 ", "some-1900"],
  ["some", "some-1900"],
  ["us-some", "us-some"],
  ["unknown", null],
  ["som", null],
  ["", null],
])("an address that asks for “%s” means %s", (asked, id) => {
  expect(codeIn(asked, LISTED)).toBe(id);
});

test("a name that nobody can read is told in a sentence of the page, once", () => {
  const found = "expected one line without characters that turn text round or are not seen, found \\u{200b}";
  const trouble = {
    code: "fields",
    says: "The request has wrong fields.",
    reasons: [`open: ${found}`, `name: ${found}`],
  };
  expect(atTheEnd(trouble, OFFER)).toEqual({ says: expect.stringContaining("Your name"), reasons: [] });
  const more = { ...trouble, reasons: [...trouble.reasons, "code: there is no such code"] };
  expect(atTheEnd(more, OFFER).reasons).toEqual(["code: there is no such code"]);
});

describe("the form", () => {
  test("begins with the usual game", () => {
    expect(requestOf(filled({}), OFFER)).toEqual({
      code: "some-1900",
      table: "physical",
      notice: "all",
      seating: "two-browsers",
      colours: "lot",
      level: null,
      start: null,
      time: null,
      odds: null,
      giver: null,
      terms: {},
      open: null,
    });
  });

  test("names a level only for the computer", () => {
    expect(requestOf(filled({ seating: "computer", level: 5 }), OFFER).level).toBe(5);
    expect(requestOf(filled({ seating: "one-board", level: 5 }), OFFER).level).toBeNull();
  });

  test("names the engine only where it is chosen and the computer plays", () => {
    const asked = (seating: "one-board" | "computer", computer: "own" | "engine") =>
      requestOf(filled({ seating, computer }), OFFER).computer;
    expect(asked("computer", "engine")).toBe("engine");
    expect([asked("computer", "own"), asked("one-board", "engine")]).toEqual([undefined, undefined]);
  });

  test.each([
    [null, "usual", "", 518],
    ["4k3/8/8/8/8/8/8/4K3 w - - 0 1", "fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 518],
    ["chess960 3", "chess960", "", 3],
    ["chess960", "chess960", "", 518],
  ])("is filled in by an address that says %s", (start, from, fen, number) => {
    expect(beginning(start, null)).toMatchObject({ from, fen, number });
  });

  test("lays out what a code offers", () => {
    expect(OFFER.further.map(({ key }) => key)).toEqual(["undertaking"]);
    expect(OFFER.ownTime).toBe(true);
    expect(BARE).toEqual({ odds: null, ownTime: false, further: [], mistakes: [] });
  });
});

describe("what is asked", () => {
  test.each([
    ["a position", { from: "fen", fen: " 8/8/8/8/8/8/8/8 w - - 0 1 " }, "8/8/8/8/8/8/8/8 w - - 0 1"],
    ["an array by number", { from: "chess960", number: 17 }, "chess960 17"],
    ["the usual array, whatever was written", { from: "usual", fen: "x" }, null],
  ] satisfies [string, Partial<Fields>, string | null][])("%s", (_name, some, start) => {
    expect(requestOf(filled(some), OFFER).start).toBe(start);
  });

  test.each([
    ["as it was typed", { time: " 5m " }, OFFER, "5m"],
    ["as people type it", { time: "10 min" }, OFFER, "10m"],
    ["none", { time: " " }, OFFER, null],
    ["the code's own", { clock: "code" }, OFFER, "code"],
    ["the code's own where it has none", { clock: "code" }, BARE, null],
  ] satisfies [string, Partial<Fields>, typeof OFFER, string | null][])(
    "the time: %s",
    (_name, some, offer, time) => {
      expect(requestOf(filled(some), offer).time).toBe(time);
    },
  );

  test("odds are given by a side", () => {
    const fields = filled({ given: "knight", giver: "black" });
    expect(requestOf(fields, OFFER)).toMatchObject({ odds: "knight", giver: "black" });
    expect(requestOf(fields, BARE)).toMatchObject({ odds: null, giver: null });
  });

  test("odds in words stand for those of the list", () => {
    const fields = filled({ given: "knight", inWords: true, odds: "rook h1, moves 2" });
    expect(requestOf(fields, OFFER).odds).toBe("rook h1, moves 2");
    expect(gives({ ...fields, odds: " " }, OFFER)).toBe(false);
  });

  test("an undertaking is of one side, without odds too", () => {
    const fields = filled({ others: { undertaking: "mate-on d5", board: null } });
    expect(oneSided(fields, OFFER)).toBe(true);
    expect(requestOf(fields, OFFER)).toMatchObject({
      odds: null,
      giver: "white",
      terms: { undertaking: "mate-on d5" },
    });
  });

  test("what another code had is left out", () => {
    expect(requestOf(filled({ others: { right: "black" } }), OFFER).terms).toEqual({});
  });
});

test("what is wrong is told at its field, or at the end", () => {
  const reasons = ["time: soon is no time", "board: twisted", "the King of White is missing"];
  const trouble = { code: "bad-request", says: "No such game.", reasons };
  expect(against(trouble, "time")).toEqual(["soon is no time"]);
  expect(against(trouble, "odds")).toEqual([]);
  expect(against(null, "time")).toEqual([]);
  expect(atTheEnd(trouble, OFFER)).toEqual({
    says: "No such game.",
    reasons: ["the King of White is missing"],
  });
  expect(atTheEnd({ ...trouble, reasons: reasons.slice(0, 2) }, OFFER)).toEqual({
    says: "The fields marked above need correcting.",
    reasons: [],
  });
});

describe("what was wrong", () => {
  const trouble = {
    code: "bad-request",
    says: "No such game.",
    reasons: ["time: abc is no time", "odds: which?"],
  };
  const asked = filled({ time: "abc", inWords: true, odds: "a crown" });
  const left = (some: Partial<Fields>, told: typeof trouble = trouble) =>
    stillTold(told, requestOf(asked, OFFER), requestOf({ ...asked, ...some }, OFFER))?.reasons ?? null;

  test("is told until its field is changed, and another field does not hide it", () => {
    expect(left({})).toEqual(trouble.reasons);
    expect(left({ time: "3+2" })).toEqual(["odds: which?"]);
    expect(left({ time: "3+2", odds: "knight" })).toBeNull();
    expect(left({ name: "Anna" })).toEqual(trouble.reasons);
    expect(left({ code: "another" })).toBeNull();
  });

  test("where it names no field, is told until something is changed", () => {
    const silent = { ...trouble, reasons: [] };
    expect(left({}, silent)).toEqual([]);
    expect(left({ time: "3+2" }, silent)).toBeNull();
  });
});

test.each([
  ["abc", false],
  ["15/10", false],
  ["3m+2s", true],
  ["5m d2.5s", true],
  ["code", true],
])("%s is a time: %s", (time, is) => expect(isTime(time)).toBe(is));
