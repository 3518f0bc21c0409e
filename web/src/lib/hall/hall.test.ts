import { expect, test } from "vitest";
import { keptSeen, marked, newIn, openIn, partOf } from "./alarms";
import { deskPath } from "./desk";
import { alarm, entry, table, told } from "./given";
import { after, NOTHING } from "./hall";
import { keyOf } from "./key";
import { clockWords, logCsv, logText } from "./log";
import { quietMoves, soughtIn } from "./tables";
import { sheetIn } from "../desk/share";

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
};

test("boards stand in the order of their numbers, and only what changed is replaced", () => {
  const first = after(NOTHING, told({ boards: [10, 9, 1].map((id) => table(id)) }));
  expect(first.tables.map(({ id }) => id)).toEqual([1, 9, 10]);
  const next = after(first, told({ change: 2, boards: [table(9, { last_move: "5. e4" })] }));
  expect(next.tables.map(({ last_move }) => last_move)).toEqual(["4… Ng8", "5. e4", "4… Ng8"]);
  expect(next.tables[2]).toBe(first.tables[2]);
  expect(next.change).toBe(2);
});

test("a game that stands on two boards is shown once, and comes back when the copy has gone", () => {
  const both = after(NOTHING, told({ boards: [table(1), table(2)], copies: [1] }));
  expect(both.tables.map(({ id }) => id)).toEqual([2]);
  expect(after(both, told()).tables.map(({ id }) => id)).toEqual([1, 2]);
});

test("alarms are listed newest first, by the time at which they were raised", () => {
  const hall = after(
    NOTHING,
    told({
      boards: [
        table(1, { alarms: [alarm()] }),
        table(2, { alarms: [alarm({ sign: "flag", side: "black" })] }),
        table(3, { alarms: [alarm({ ply: 9 })], moved_at: 1_500 }),
      ],
      log: [
        entry(1),
        entry(2, { id: 2, sign: "flag", side: "black" }),
        entry(3, { change: "lapsed", id: 1 }),
      ],
    }),
  );
  const open = openIn(hall);
  expect(open.map(({ table: { id }, at }) => [id, at])).toEqual([
    [2, 2_000],
    [3, 1_500],
    [1, 1_000],
  ]);
  expect(newIn(open, open.slice(1)).map(({ table: { id } }) => id)).toEqual([2]);
});

test("of many alarms the newest are laid out, and the others are counted", () => {
  const open = Array.from({ length: 666 }, (_, at) => at);
  expect(partOf(open, 40)).toEqual({ shown: open.slice(0, 40), more: 626 });
  expect(partOf(open.slice(0, 3), 40)).toEqual({ shown: [0, 1, 2], more: 0 });
});

test("what was seen is kept for the same alarm, whatever number its board has then", () => {
  const own = shelf();
  const open = (id: number) =>
    openIn(after(NOTHING, told({ boards: [table(id, { board: "14", alarms: [alarm()] })] })))[0]!.key;
  expect(open(1)).toBe(open(7));
  marked(keptSeen(own), [open(1)], true, own);
  expect(keptSeen(own).has(open(7))).toBe(true);
  marked(keptSeen(own), [open(1)], false, own);
  expect(keptSeen(own).size).toBe(0);
  own.setItem("jadoube hall seen", "{broken");
  expect(keptSeen(own).size).toBe(0);
});

test("tables are found by board or by player, without accents", () => {
  const tables = [table(1, { white: "Müller" }), table(14, { alarms: [alarm()] }), table(114)];
  const found = (sought: string, onlyOpen = false) => soughtIn(tables, sought, onlyOpen).map(({ id }) => id);
  expect(found("14")).toEqual([14]);
  expect(found("muller")).toEqual([1]);
  expect(found("")).toEqual([1, 14, 114]);
  expect(found("", true)).toEqual([14]);
});

test("quiet moves are counted where there are many, and the game is played", () => {
  expect(quietMoves({ quiet: 59, state: "playing" })).toBeNull();
  expect(quietMoves({ quiet: 97, state: "playing" })).toBe(48);
  expect(quietMoves({ quiet: 97, state: "over" })).toBeNull();
});

test("the desk gets the game, the table, the code and the question", () => {
  const path = deskPath({ board: "14" }, "1. e4 *", alarm({ sign: "move-limit-ends", code: "fide-2018" }));
  expect(path.startsWith("/desk#")).toBe(true);
  expect(sheetIn(path.slice("/desk".length))).toMatchObject({
    table: "14",
    pasted: "1. e4 *",
    code: "fide-2018",
    question: "move-limit",
  });
  const flag = deskPath({ board: "14" }, "1. e4 *", alarm({ sign: "flag", side: "black" }));
  expect(sheetIn(flag.slice("/desk".length))).toMatchObject({
    question: "flag",
    assumed: { fallen: "black" },
  });
  expect(sheetIn(deskPath({ board: "" }, "1. e4 *", null).slice("/desk".length))).toMatchObject({
    table: "",
    question: null,
  });
});

test("the log as text and for a spreadsheet", () => {
  const log = [entry(1, { white: '=Ada "A", B' }), entry(2, { change: "settled", articles: [], code: null })];
  expect(logText(log)).toContain("Round 3, board 1  Ada – Bob\n  Repetition: settled. White may claim.\n");
  const [head, first, second, end] = logCsv(log).split("\r\n");
  expect(head).toBe("\uFEFFtime,change,round,board,white,black,alarm,who acts,code,articles,what happened");
  expect(first).toContain(
    ',raised,3,1,"\'=Ada ""A"", B",Bob,Repetition,White may claim,fide-2023,9.2.2 9.5.2,',
  );
  expect(second!.endsWith(",,,The position stands for the third time.")).toBe(true);
  expect(end).toBe("");
});

test("a clock that shows less than nothing", () => {
  expect([clockWords(5_398_000), clockWords(0), clockWords(-2_000)]).toEqual(["1:29:58", "0:00", "−0:02.0"]);
});

test("the key of the link is kept for the way back", () => {
  const own = shelf();
  expect(keyOf(null, own)).toBeNull();
  expect(keyOf("abc", own)).toBe("abc");
  expect(keyOf(null, own)).toBe("abc");
});
