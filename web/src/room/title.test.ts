import { expect, test } from "vitest";
import { titleOf } from "./title";

const standing = { turn: "white", result: "*", reason: null } as const;

test("whose turn it is stands first in the tab", () => {
  expect(titleOf("7k2", "white", standing)).toBe("● Your move · Game 7k2 · Jadoube");
  expect(titleOf("7k2", "black", standing)).toBe("White to move · Game 7k2 · Jadoube");
  const offered = { ...standing, offer: "white" } as const;
  expect(titleOf("7k2", "black", offered)).toBe("● A draw is offered · Game 7k2 · Jadoube");
  expect(titleOf("7k2", "white", offered)).toBe("● Your move · Game 7k2 · Jadoube");
  const claimed = { ...offered, may: ["black admits"] };
  expect(titleOf("7k2", "black", claimed)).toBe("● A claim to answer · Game 7k2 · Jadoube");
  const stopped = { ...standing, phase: "stopped" } as const;
  expect(titleOf("7k2", "arbiter", stopped)).toBe("● The game waits for your ruling · Game 7k2 · Jadoube");
  expect(titleOf("7k2", "both", null)).toBe("Game 7k2 · Jadoube");
  expect(titleOf("7k2", "watch", { ...standing, result: "1-0", reason: "checkmate" })).toBe(
    "White wins by checkmate · Game 7k2 · Jadoube",
  );
});

test("the tab tells that somebody is waited for, and that a rematch is wanted", () => {
  expect(titleOf("7k2", "white", standing, { awaits: true })).toBe(
    "Waiting for a player · Game 7k2 · Jadoube",
  );
  expect(titleOf("7k2", "black", standing, { came: true })).toBe(
    "● Your opponent is here · Game 7k2 · Jadoube",
  );
  const over = { ...standing, result: "1-0", reason: "checkmate" } as const;
  const rematch = "/g/8k2#key";
  expect(titleOf("7k2", "white", over, { rematch })).toBe("● A rematch is wanted · Game 7k2 · Jadoube");
  expect(titleOf("7k2", "watch", over, { rematch })).toBe("White wins by checkmate · Game 7k2 · Jadoube");
});
