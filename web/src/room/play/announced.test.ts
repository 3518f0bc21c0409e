import { expect, test } from "vitest";
import { announced } from "./announced";

const acts = (...texts: string[]) => texts.map((act) => ({ act }));

test.each([
  ["the server says so", ["white"], [], true],
  ["the server says so of the other", ["black"], [], false],
  ["it was just said", [], ["white says adjust"], true],
  ["a touch has used it up", ["white"], ["white touches e2"], false],
  ["it was said again after a touch", [], ["white touches e2", "white says adjust"], true],
  ["the other says it", [], ["black says adjust"], false],
] as const)("%s", (_name, adjusting, outbox, covered) => {
  expect(announced({ adjusting: [...adjusting] }, acts(...outbox), "white")).toBe(covered);
});
