import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../lib/live/requests";
import type { JudgedScript, Standing } from "../lib/live/standing";
import { TRIAL } from "../lib/messages/laws";
import { saidIn, Trial } from "./trial.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SCRIPT = "code: bcf-1912\n\nwhite moves e2e4\n";

const standing = (some: Partial<Standing> = {}): Standing =>
  ({
    board: "4k3/8/8/8/8/8/8/4K1N1",
    hand: null,
    duty: [],
    legal: [],
    turn: "white",
    result: "*",
    phase: "to-move",
    ...some,
  }) as unknown as Standing;

/** A server that judges every act, but for those that cannot be done. */
function server(cannot: readonly string[] = []) {
  const asked: string[][] = [];
  const judge = async (script: string): Promise<JudgedScript> => {
    const acts = script.split("\n\n")[1]!.trim().split("\n");
    asked.push(acts);
    await Promise.resolve();
    const stop = acts.findIndex((act) => cannot.includes(act));
    const done = stop < 0 ? acts : acts.slice(0, stop);
    return {
      code: "bcf-1912",
      opening: [],
      acts: done.map((text, i) => ({ act: i + 1, text, rulings: [] })),
      impossible: stop < 0 ? null : { act: stop + 1, line: 0, text: acts[stop]!, reasons: ["No."] },
      standing: standing(),
    };
  };
  return { asked, judge };
}

const settled = () => vi.advanceTimersByTimeAsync(10);

test("what is tried is judged with all acts before it", async () => {
  const { asked, judge } = server();
  const trial = new Trial(SCRIPT, 1, judge);
  await settled();
  trial.say("white touches g1");
  await settled();
  expect(asked).toEqual([["white moves e2e4"], ["white moves e2e4", "white touches g1"]]);
  expect(trial.entries.map(({ text }) => text)).toEqual(["white touches g1"]);
  expect(trial.said).toEqual(["White touches the Knight on g1"]);
});

test("what is said while the server judges goes together, in order", async () => {
  const { asked, judge } = server();
  const trial = new Trial(SCRIPT, 1, judge);
  await settled();
  trial.say("white touches g1");
  trial.say("white lifts g1");
  trial.say("white places f3", "white releases");
  expect(trial.table.men.get("f3")).toBe("N");
  await settled();
  expect(asked).toHaveLength(3);
  expect(trial.acts).toEqual(["white touches g1", "white lifts g1", "white places f3", "white releases"]);
  expect(trial.waiting).toEqual([]);
});

test("an act that cannot be done is told, and nothing after it is tried", async () => {
  const { judge } = server(["black opens envelope"]);
  const trial = new Trial(SCRIPT, 1, judge);
  await settled();
  trial.say("white touches g1", "black opens envelope", "white lifts g1");
  await settled();
  expect(trial.acts).toEqual(["white touches g1"]);
  expect(trial.told).toEqual(["No."]);
  expect(trial.waiting).toEqual([]);
});

test("the last act is taken back, and all of them", async () => {
  const { judge } = server();
  const trial = new Trial(SCRIPT, 1, judge);
  await settled();
  trial.say("white touches g1", "white lifts g1");
  await settled();
  await trial.takesBack();
  expect(trial.acts).toEqual(["white touches g1"]);
  await trial.beginsAgain();
  expect(trial.acts).toEqual([]);
  expect(trial.entries).toEqual([]);
});

test("somebody who asks too often waits, and is answered", async () => {
  const { judge } = server();
  let busy = true;
  const trial = new Trial(SCRIPT, 1, async (script) => {
    if (busy) throw new Refusal(429, { code: "too-many", says: "Too many.", reasons: [] });
    return judge(script);
  });
  await settled();
  expect(trial.standing).toBeNull();
  expect(trial.told).toEqual([TRIAL.waits]);
  busy = false;
  await vi.advanceTimersByTimeAsync(1100);
  expect(trial.standing).not.toBeNull();
  expect(trial.told).toEqual([]);
});

test("what is tried while the server is asked too often is tried alone, from the beginning", async () => {
  const { asked, judge } = server();
  let busy = false;
  const trial = new Trial(SCRIPT, 1, async (script) => {
    if (busy) throw new Refusal(429, { code: "too-fast", says: "Too fast.", reasons: [] });
    return judge(script);
  });
  await settled();
  busy = true;
  for (const act of ["white moves g1f3", "white moves g1h3", "white moves e1e2"]) {
    void trial.beginsAgain(act);
    await settled();
    expect(trial.told).toEqual([TRIAL.waits]);
  }
  busy = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(trial.acts).toEqual(["white moves e1e2"]);
  expect(asked.at(-1)).toEqual(["white moves e2e4", "white moves e1e2"]);
  expect(trial.told).toEqual([]);
});

test("a refusal of the server is told with its reasons", async () => {
  const trial = new Trial(SCRIPT, 1, async () => {
    throw new Refusal(422, { code: "not-a-script", says: "This cannot be read.", reasons: ["Line 1."] });
  });
  await settled();
  expect(trial.told).toEqual(["This cannot be read.", "Line 1."]);
});

test("acts are told as they find the board", () => {
  const table = { men: new Map([["g1", "N"]]), hand: null };
  const acts = ["white lifts g1", "white places f3", "white releases", "black touches f3"];
  expect(
    saidIn(
      acts.map((text) => ({ text })),
      table,
    ).at(-1),
  ).toBe("Black touches the Knight on f3");
});
