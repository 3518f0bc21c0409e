import { describe, expect, test } from "vitest";
import { blankRead, dialRead, dialText, formFilled, formGroups, formOf, formParts } from "./forms";

describe("a line with blanks", () => {
  test("is taken apart and filled in", () => {
    expect(formParts("arbiter gives SIDE +TIME")).toEqual([
      { text: "arbiter gives " },
      { blank: "SIDE" },
      { text: " +" },
      { blank: "TIME" },
    ]);
    expect(formFilled("arbiter gives SIDE +TIME", ["white", "2m"])).toBe("arbiter gives white +2m");
    expect(formFilled("arbiter finds clock TIME TIME", ["0:01:00", "0:02:00"])).toBe(
      "arbiter finds clock 0:01:00 0:02:00",
    );
  });

  test.each([
    ["arbiter penalises SIDE own -TIME", "Take time from", false],
    ["arbiter penalises SIDE expulsion", "Expel from the event", true],
    ["arbiter reports SIDE device", "A telephone or another device", false],
    ["arbiter finds men-misplaced", "The pieces were set up wrongly", false],
    ["arbiter requires score white", "Require White to bring the score up to date", false],
    ["arbiter requires score SIDE", "Require the score to be brought up to date by", false],
    [
      "arbiter penalises black loss opponent 1/2",
      "The game is lost by Black, and the opponent scores as for a draw",
      true,
    ],
    ["arbiter finds resigned white", "White has resigned", true],
    ["arbiter finds flag-first SIDE", "The flag that fell first belongs to", false],
    ["arbiter finds flag-first black", "Black’s flag fell first", false],
    ["arbiter finds unascertainable", "Nobody can tell which flag fell first", false],
    ["arbiter corrects RESULT", "Correct the result to", true],
    ["white sends TEXT", "The move, as you would write it on a card", false],
    ["white asks count", "Ask how many moves were made, and for the times", false],
    ["black-assistant presses", "Black’s assistant: Press the clock", false],
  ])("%s is told in words", (line, words, grave) => {
    expect(formOf(line)).toMatchObject({ says: words, grave });
  });

  test("a move that is sent comes first", () => {
    const groups = formGroups(["white appeals TEXT", "white sends TEXT"]);
    expect(groups.map(({ group }) => group)).toEqual(["send", "appeal"]);
  });

  test("between two boards a player is named where the seat speaks for both", () => {
    const says = (...lines: string[]) =>
      formGroups(lines).flatMap(({ group, forms }) => forms.map((form) => `${group} ${form.says}`));
    expect(says("white asks boards", "white-assistant presses")).toEqual([
      "speak Ask for two boards, one for each player",
      "speak White’s assistant: Press the clock",
    ]);
    expect(says("white asks boards", "black asks boards")).toEqual([
      "speak White: Ask for two boards, one for each player",
      "speak Black: Ask for two boards, one for each player",
    ]);
  });

  test("stands in its group", () => {
    const lines = [
      "arbiter finds clock TIME TIME",
      "arbiter finds flag SIDE",
      "arbiter observes",
      "arbiter upholds",
    ];
    expect(formGroups(lines).map(({ group, forms }) => [group, forms.length])).toEqual([
      ["see", 1],
      ["time", 1],
      ["find", 1],
      ["result", 1],
    ]);
    expect(formGroups([])).toEqual([]);
  });
});

test.each([
  ["5", "0:05:00"],
  ["12:30", "0:12:30"],
  ["1:02:03", "1:02:03"],
  ["90", "1:30:00"],
  ["2 min", "0:02:00"],
  ["1m30s", "0:01:30"],
  ["0", "0:00:00"],
  ["abc", null],
  ["-5", null],
])("the dial %s is read", (typed, read) => {
  expect(dialRead(typed)).toBe(read);
});

test.each([
  ["TIME", "1:30", "90s"],
  ["TIME", "2 min", "2m"],
  ["TIME", "0", null],
  ["TIME", "abc", null],
  ["TIME", "-5", null],
  ["SQ", "E4", "e4"],
  ["SQ", "e9", null],
  ["N", "12", "12"],
  ["N", "-1", null],
  ["N", "twelve", null],
  ["POINTS", "½", "1/2"],
  ["POINTS", "0,5", "1/2"],
  ["POINTS", "1½", "3/2"],
  ["POINTS", "3/2", "3/2"],
  ["POINTS", "1", "1"],
  ["POINTS", "1/3", null],
  ["POINTS", "", null],
  ["TEXT", "  White had resigned ", "White had resigned"],
  ["TEXT", " ", null],
] as const)("the blank %s takes %s", (blank, typed, read) => {
  expect(blankRead(blank, typed)).toBe(read);
});

test("a dial is written", () => {
  expect(dialText(3_723_000)).toBe("1:02:03");
  // A clock that is not to be set otherwise keeps the parts of its second.
  expect(dialText(452_040)).toBe("0:07:32.040");
});

test("what waits for the arbiter comes first, and says what it is about", () => {
  const lines = ["arbiter observes", "arbiter puts queen a8", "arbiter finds so", "arbiter finds not-so"];
  const [asked] = formGroups(lines);
  expect(asked?.group).toBe("asked");
  expect(asked?.forms.map(({ says }) => says)).toEqual([
    "Set a Queen in place of the Rook upside down on a8",
    "There was a good reason to stop the clocks",
    "There was no good reason to stop the clocks",
  ]);
  const touch = formGroups(["arbiter finds not-so"])[0];
  expect([touch?.group, touch?.forms[0]?.says]).toEqual(["find", "The last touch was not an accident"]);
});
