import { expect, test } from "vitest";
import { DRAWINGS } from "./drawings";

/** The drawings as the program reads them that makes PDF: a line for each path and each ball. */
const written = Object.entries(DRAWINGS)
  .flatMap(([kind, { body, lines, dots, pearls = [] }]) => [
    `${kind} body ${body}`,
    ...pearls.map((pearl) => `${kind} pearl ${pearl.join(" ")}`),
    `${kind} lines ${lines}`,
    ...dots.map((dot) => `${kind} dot ${dot.join(" ")}`),
  ])
  .join("\n");

test("what is printed has the same pieces as the page", async () => {
  await expect(`${written}\n`).toMatchFileSnapshot("../../../crates/print/src/pieces.txt");
});
