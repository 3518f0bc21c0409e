import { expect, test } from "vitest";
import { LOBBY } from "../messages/lobby";
import { seatWords } from "./seat";

test("what is agreed for an open seat, in one line", () => {
  const usual = { code: "fide-2023", table: "physical", notice: "all", start: null };
  expect(seatWords({ header: usual }, "FIDE 2023")).toBe("FIDE 2023 · no clock");
  const header = {
    ...usual,
    table: "guarded",
    notice: "silent",
    time: "3m+2s",
    odds: "knight",
    start: "8/8",
  };
  expect(seatWords({ header }, "British laws 1912")).toBe(
    "British laws 1912 · 3 minutes and 2 seconds a move · guarded · silent · odds: knight · from a position",
  );
});

test("how long somebody waits", () => {
  expect([0, 60_000, 300_000, 7_300_000].map(LOBBY.waited)).toEqual([
    "just now",
    "1 minute ago",
    "5 minutes ago",
    "2 h ago",
  ]);
});
