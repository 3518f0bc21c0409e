import { expect, test } from "vitest";
import { bookCsv, bookText, earlierIn, incidentOf, keepBook, keptBook, timeOf, type Incident } from "./book";
import type { Answer } from "./desk";
import { EMPTY_SHEET } from "./sheet";

const incident: Incident = {
  at: new Date(2026, 4, 3, 14, 7).getTime(),
  table: "14",
  code: "FIDE 2023",
  tempo: "rapid",
  question: "Illegal move",
  ruling: 'Black is given 60 seconds, as "A.3" says.',
  result: "",
  articles: ["7.5.5", "A.3"],
  before: { white: "0:04:12", black: "0:03:40" },
  after: { white: "0:04:02", black: "0:04:40" },
};

test("the log as a text", () => {
  expect(timeOf(incident.at)).toBe("2026-05-03 14:07");
  expect(bookText([incident, { ...incident, result: "0-1", table: "" }])).toBe(
    `2026-05-03 14:07  Table 14  Illegal move
  Black is given 60 seconds, as "A.3" says.
  FIDE 2023, rapid: 7.5.5, A.3
  Clocks before: White 0:04:12, Black 0:03:40
  Clocks set: White 0:04:02, Black 0:04:40

2026-05-03 14:07  Table –  Illegal move
  Black is given 60 seconds, as "A.3" says. (0-1)
  FIDE 2023, rapid: 7.5.5, A.3
  Clocks before: White 0:04:12, Black 0:03:40
`,
  );
});

test("the log for a spreadsheet, in which no text is a formula", () => {
  const [, row] = bookCsv([{ ...incident, table: "=1+1" }]).split("\r\n");
  expect(row).toBe(
    `2026-05-03 14:07,'=1+1,Illegal move,"Black is given 60 seconds, as ""A.3"" says.",,7.5.5 A.3,FIDE 2023,rapid,0:04:12,0:03:40,0:04:02,0:04:40`,
  );
});

test("no text that is no time stands in the log, no times that would follow from one clock, and each time as a clock shows it", () => {
  const answer: Answer = {
    question: "illegal-move",
    code: "fide-2023",
    name: "FIDE 2023",
    headline: "Black is given two minutes.",
    articles: [],
    rulings: [],
    result: null,
    clocks: { white: "1:31:00", black: "1:33:00", running: "white" },
    turn: "white",
    must: [],
    moves: [],
    options: [],
    before: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    after: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    positions: [],
    exhibits: [],
    switches: [],
    script: "",
  };
  const entered = (white: string, black: string) =>
    incidentOf({ ...EMPTY_SHEET, white, black }, answer, { question: "Illegal move", tempo: null }, 0);
  const none = { white: "", black: "" };
  expect(entered("41", "38")).toMatchObject({ before: none, after: none });
  expect(entered("41:00", "abc")).toMatchObject({ before: { white: "0:41:00", black: "" }, after: none });
  expect(entered("41:00", "")).toMatchObject({ before: { white: "0:41:00", black: "" }, after: none });
  expect(entered(" 4100", "38.00")).toMatchObject({
    before: { white: "0:41:00", black: "0:38:00" },
    after: { white: "1:31:00", black: "1:33:00" },
  });
});

test("the log is kept, the last thousand incidents of it", () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  expect(keptBook(shelf)).toEqual([]);
  keepBook(
    Array.from({ length: 1001 }, (_, at) => ({ ...incident, at })),
    shelf,
  );
  expect(keptBook(shelf).map(({ at }) => at)).toHaveLength(1000);
  expect(keptBook(shelf)[0]!.at).toBe(1);
});

test("an illegal move of the same player at the same table is found in the log", () => {
  const switches = [{ key: "before", says: "", value: "0", settings: [] }];
  const asked = { before: "4k3/8/8/8/8/8/8/4K2R w K - 0 1", switches };
  const book = [{ ...incident, illegal: "white" } as const];
  const at = (hours: number) => incident.at + hours * 3_600_000;
  expect(earlierIn(book, { table: " 14 " }, asked, at(1))).toEqual(book);
  expect(earlierIn(book, { table: "15" }, asked, at(1))).toEqual([]);
  expect(earlierIn(book, { table: "" }, asked, at(1))).toEqual([]);
  expect(earlierIn(book, { table: "14" }, asked, at(24))).toEqual([]);
  expect(earlierIn(book, { table: "14" }, { ...asked, switches: [] }, at(1))).toEqual([]);
  const black = { ...asked, before: asked.before.replace(" w ", " b ") };
  expect(earlierIn(book, { table: "14" }, black, at(1))).toEqual([]);
});
