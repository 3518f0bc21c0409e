import { expect, test } from "vitest";
import type { JudgedCase, Ruling, Standing } from "../live/standing";
import { citedAt, scriptUpTo, settingsOf, stepsOf } from "./case";

const standing = (board: string) => ({ board, hand: null, duty: [] }) as unknown as Standing;
const ruling = (article: string): Ruling => ({ articles: [article], kind: "note", says: "" });

const SCRIPT =
  "case: a Knight is touched\ncode: bcf-1912\nstart: 4k3/8/8/8/8/8/8/4K1N1 w - - 0 1\nodds: knight\ntime: 5m\n\n" +
  "@0:00:05 white touches g1\n= cites 22(a)\nblack opens envelope\n= error\nwhite moves g1f3\n";

const judged: Pick<JudgedCase, "start" | "acts"> = {
  start: standing("4k3/8/8/8/8/8/8/4K1N1"),
  acts: [
    {
      act: 1,
      text: "@0:00:05 white touches g1",
      rulings: [ruling("bcf-1912 22(a)")],
      standing: standing("4k3/8/8/8/8/8/8/4K1N1"),
    },
    { text: "black opens envelope", impossible: "there is no envelope" },
    {
      act: 2,
      text: "white moves g1f3",
      rulings: [ruling("bcf-1912 20")],
      standing: standing("4k3/8/8/8/8/5N2/8/4K3"),
    },
  ],
};

test("each act is told as it found the board, and what cannot be done changes nothing", () => {
  const steps = stepsOf(judged);
  expect(steps.map(({ said }) => said)).toEqual([
    "White touches the Knight on g1",
    "Black opens the envelope",
    "White plays g1f3",
  ]);
  expect(steps[1]).toMatchObject({ impossible: "there is no envelope", rulings: [] });
  expect(steps[1]!.standing).toBe(steps[0]!.standing);
  expect(steps[2]!.standing.board).toBe("4k3/8/8/8/8/5N2/8/4K3");
});

test("the first act that cites an article is found", () => {
  const steps = stepsOf(judged);
  expect(citedAt(steps, "bcf-1912 22(a)")).toBe(1);
  expect(citedAt(steps, "bcf-1912 20")).toBe(3);
  expect(citedAt(steps, "bcf-1912 99")).toBe(0);
});

test("what was settled is told without what the page shows anyway", () => {
  expect(settingsOf(SCRIPT)).toEqual([
    ["odds", "knight"],
    ["time", "5m"],
  ]);
});

test("a script goes on from any of its acts, without what was expected of it", () => {
  const steps = stepsOf(judged);
  expect(scriptUpTo(SCRIPT, steps, 2)).toBe(
    "code: bcf-1912\nstart: 4k3/8/8/8/8/8/8/4K1N1 w - - 0 1\nodds: knight\ntime: 5m\n\n@0:00:05 white touches g1\n",
  );
  expect(scriptUpTo(SCRIPT, steps, 3)).toMatch(/white touches g1\nwhite moves g1f3\n$/);
});
