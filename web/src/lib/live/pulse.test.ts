import { expect, test } from "vitest";
import { BEAT, QUICK_BEAT, QUICK_QUIET, QUIET } from "./pulse";
import { World } from "./world";

const CLOCK = { running: "white", delay_ms: 0, fallen: [] };

/** A line that is open, on which a clock is or is not at the table. */
function opened(standing: object, role = "white"): World {
  const world = new World();
  world.wire.onopen?.();
  world.hears({
    type: "snapshot",
    role,
    version: 0,
    entries: [],
    standing: { result: "*", ...standing },
  });
  expect(world.told("line").at(-1)?.open).toBe(true);
  return world;
}

const open = (world: World): boolean | undefined => world.told("line").at(-1)?.open;

test("who plays against a clock is told within three seconds that nothing comes any more", () => {
  const world = opened({ clock: CLOCK });
  expect(QUICK_BEAT + QUICK_QUIET).toBeLessThanOrEqual(3000);
  world.passes(QUICK_BEAT);
  expect(world.pings).toBe(1);
  world.passes(QUICK_QUIET - 1);
  expect(open(world)).toBe(true);
  world.passes(1);
  expect(open(world)).toBe(false);
  world.hears({ type: "pong", at_ms: 1 });
  expect(open(world)).toBe(true);
});

test("a socket that is closed is lost at once", () => {
  const world = opened({ clock: CLOCK });
  world.cut();
  expect(open(world)).toBe(false);
});

test("where no clock is at the table there is more time, and the network less to carry", () => {
  const quiet = [
    opened({ clock: null }),
    opened({ clock: CLOCK, result: "1-0" }),
    opened({ clock: CLOCK, forms: ["white sends TEXT"] }),
    opened({ clock: CLOCK }, "watch"),
  ];
  for (const world of quiet) {
    world.passes(BEAT - 1);
    expect(world.pings).toBe(0);
    world.passes(1);
    expect(world.pings).toBe(1);
    world.passes(QUIET - 1);
    expect(open(world)).toBe(true);
  }
});

test("once the game is over there is more time again", () => {
  const world = opened({ clock: CLOCK });
  const line = { after: 0, moves: [] };
  world.hears({
    type: "update",
    version: 1,
    entries: [{ act: 1, text: "white resigns", rulings: [] }],
    line,
    standing: { clock: CLOCK, result: "0-1" },
  });
  world.passes(QUICK_BEAT);
  expect(world.pings).toBe(0);
  world.passes(BEAT - QUICK_BEAT);
  expect(world.pings).toBe(1);
});
