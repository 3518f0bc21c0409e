import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../live/requests";
import { EVERY, Following } from "./following.svelte";
import { alarm, table, told } from "./given";
import type { Changes } from "./hall";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follows(answers: (() => Changes)[]) {
  const asked: [number, number][] = [];
  const raised: [number[], boolean][] = [];
  const following = new Following({
    ask: ({ change, next }) => {
      asked.push([change, next]);
      const answer = answers[asked.length - 1] ?? (() => told({ change: 9 }));
      return Promise.resolve().then(answer);
    },
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    raised: (open, first) => raised.push([open.map(({ table: { id } }) => id), first]),
  });
  return { following, asked, raised };
}

const refusal = (status: number, code: string) => (): Changes => {
  throw new Refusal(status, { code, says: code, reasons: [] });
};

test("each request asks for what changed since the one before; new alarms are told once", async () => {
  const { following, asked, raised } = follows([
    () => told({ change: 3, next: 1, boards: [table(1, { alarms: [alarm()] }), table(2)] }),
    () => told({ change: 3, next: 1 }),
    () => told({ change: 4, next: 2, boards: [table(2, { alarms: [alarm()] })] }),
  ]);
  await following.looks();
  await vi.advanceTimersByTimeAsync(2 * EVERY);
  following.stops();
  expect(asked).toEqual([
    [0, 0],
    [3, 1],
    [3, 1],
  ]);
  expect(raised).toEqual([
    [[1], true],
    [[2], false],
  ]);
  expect(following.hall.tables.length).toBe(2);
});

test("a server that is away is asked again, and what is known stays", async () => {
  const { following, asked } = follows([
    () => told({ boards: [table(1)] }),
    refusal(0, "unreachable"),
    () => told({ boards: [] }),
  ]);
  await following.looks();
  await vi.advanceTimersByTimeAsync(EVERY);
  expect(following.trouble?.code).toBe("unreachable");
  expect(following.hall.tables.length).toBe(1);
  await vi.advanceTimersByTimeAsync(EVERY);
  expect(following.trouble).toBeNull();
  expect(asked.length).toBe(3);
  following.stops();
});

test("a key that does not open the hall is not tried again", async () => {
  const { following, asked } = follows([refusal(403, "foreign-key")]);
  await following.looks();
  await vi.advanceTimersByTimeAsync(5 * EVERY);
  expect(asked.length).toBe(1);
  expect(following.trouble?.code).toBe("foreign-key");
});
