import { expect, test } from "vitest";
import { Ahead } from "./ahead";

/** The server's clock shows 1,000,000 when the page's shows 0. */
const SERVER = 1_000_000;

/** A frame that was so long on its way, and came at that moment by the page's clock. */
const hears = (ahead: Ahead, here: number, underway: number): void =>
  ahead.hears(SERVER + here - underway, here);

test("the quickest frame tells most", () => {
  const ahead = new Ahead();
  expect(ahead.by).toBe(null);
  hears(ahead, 100, 80);
  hears(ahead, 200, 30);
  hears(ahead, 300, 50);
  expect(ahead.by).toBe(SERVER - 30);
});

test("a frame that was long on its way changes nothing", () => {
  const ahead = new Ahead();
  hears(ahead, 100, 20);
  hears(ahead, 20_000, 13_000);
  expect(ahead.by).toBe(SERVER - 20);
});

test("an answer to an early question that comes late is no worse than what is known, and a quick one is better", () => {
  const ahead = new Ahead();
  hears(ahead, 15_000, 13_000);
  ahead.answered(SERVER + 2_000, 1_990, 15_000);
  expect(ahead.by).toBe(SERVER - 13_000);
  ahead.answered(SERVER + 15_020, 15_010, 15_030);
  expect(ahead.by).toBe(SERVER - 10);
});

test("a server that stood still is believed by its next answer", () => {
  const ahead = new Ahead();
  ahead.answered(SERVER + 10, 0, 20);
  // It stood for five seconds: its clock shows that much less.
  ahead.answered(SERVER + 60_000 - 5_000, 59_990, 60_010);
  expect(ahead.by).toBe(SERVER - 5_010);
  ahead.forgets();
  expect(ahead.by).toBe(null);
});
