import { expect, test } from "vitest";
import type { MessageRead } from "../../lib/live/requests";
import { isOfPost } from "../../lib/words/communicated";
import { becomesOf, draftOf, isDoubtful, sender, senders, soleMove, warnings } from "./sending";

test("a seat sends for the side that is to play, if it may speak for that side", () => {
  expect(sender(["white"], "black")).toBe("white");
  expect(sender(["black"], "black")).toBe("black");
  expect(sender(["white", "black"], "black")).toBe("black");
});

test("who may send stands in the forms", () => {
  expect(senders(["white appeals TEXT", "white sends TEXT"])).toEqual(["white"]);
  expect(senders(["white sends TEXT", "black sends TEXT"])).toEqual(["white", "black"]);
  expect(senders(["arbiter observes"])).toEqual([]);
});

test("a Pawn that arrives must be told what it becomes", () => {
  const legal = ["a7a8q", "a7a8r", "a7a8b", "a7a8n", "e1e2"];
  expect(becomesOf("a7a8", legal).map(({ kind }) => kind)).toEqual(["queen", "rook", "bishop", "knight"]);
  expect(becomesOf("a7a8q", legal)).toEqual([]);
  expect(becomesOf("e1e2", legal)).toEqual([]);
  expect(becomesOf("P-K4", legal)).toEqual([]);
});

test("a move that was pointed to is marked, and one that is written otherwise is not", () => {
  expect(draftOf("e2e4")).toEqual({ from: "e2", to: "e4" });
  expect(draftOf("e7e8q")).toEqual({ from: "e7", to: "e8" });
  for (const other of ["P-K4", "Nf3", "", "e2e4; d2d4", "e2"]) expect(draftOf(other)).toBeNull();
});

const move = (record: string, fen = record) => ({ record, way: { from: "e2", to: "e4" }, fen });

const read = (records: [string, string[]][], more: Partial<MessageRead> = {}): MessageRead => ({
  records: records.map(([record, moves]) => ({ record, moves: moves.map((one) => move(one)) })),
  idle: [],
  rulings: [],
  ...more,
});

const ruling = (kind: "note" | "offence" | "refused", says: string) => ({ articles: [], kind, says });

test("the one move that a message means is shown, and none of several", () => {
  expect(soleMove(read([["e2e4", ["P-K4"]]]))?.record).toBe("P-K4");
  expect(
    soleMove(
      read([
        ["e2e4", ["P-K4"]],
        ["P-K4", ["P-K4"]],
      ]),
    )?.record,
  ).toBe("P-K4");
  for (const other of [read([["Q-KR6", []]]), read([["Kt-B3", ["Kt-QB3", "Kt-KB3"]]]), read([])])
    expect(soleMove(other)).toBeNull();
});

test("what its sender may not have meant is told", () => {
  expect(warnings(read([["P-K4", ["P-K4"]]], { rulings: [ruling("note", "It is read as …")] }))).toEqual([]);
  expect(warnings(read([["Q-KR6", []]]))).toEqual(["“Q-KR6” means no legal move."]);
  expect(warnings(read([["Kt-B3", ["Kt-QB3", "Kt-KB3"]]]))).toEqual(["“Kt-B3” can mean Kt-QB3 or Kt-KB3."]);
  expect(warnings(read([["P-K4", ["P-K4"]]], { idle: ["Q-KR6"] }))).toEqual([
    "After it, “Q-KR6” means no legal move: it and what follows it would not count.",
  ]);
  const refused = [ruling("refused", "White is on leave.")];
  const onLeave = read([["5254", ["5254"]]], { rulings: refused });
  expect([warnings(onLeave), isDoubtful(onLeave)]).toEqual([[], true]);
  expect(isDoubtful(read([["P-K4", ["P-K4"]]]))).toBe(false);
  expect(isDoubtful(read([["Q-KR6", []]]))).toBe(true);
});

test("what stands with the cards is no form of its own", () => {
  for (const line of ["white sends TEXT", "black takes leave N", "black ends leave"])
    expect(isOfPost(line)).toBe(true);
  expect(isOfPost("players finds transmission-error")).toBe(true);
  expect(isOfPost("white appeals TEXT")).toBe(false);
});
