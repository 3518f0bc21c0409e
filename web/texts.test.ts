/** Every text of a component comes from the messages. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("./src/", import.meta.url));

/** Attributes that are read out or shown. */
const SHOWN = /^(aria-label|aria-description|aria-valuetext|title|placeholder|alt|legend|label)$/;

/** What is the same in every language: names, units, and words of the form in which a script is written. */
const ALIKE = /^(Jadoube|mm|FEN|or if|rook h1, moves 2)$/;

type Node = { type: string; name?: string; data?: string; value?: unknown; [key: string]: unknown };

/** The texts that stand in the markup of a component. */
export function textsIn(source: string): string[] {
  const found: string[] = [];
  const keep = (text: string): void => {
    const words = text.trim().replace(/\s+/g, " ");
    if (/\p{L}{2}/u.test(words) && !ALIKE.test(words)) found.push(words);
  };
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (node === null || typeof node !== "object" || !("type" in node)) return;
    const { type, name = "", data = "", value, ...rest } = node as Node;
    if (type === "Text") keep(data);
    else if (type === "StyleDirective") return;
    else if (type !== "Attribute") [value, ...Object.values(rest)].forEach(walk);
    else if (SHOWN.test(name) && Array.isArray(value)) value.forEach(walk);
  };
  walk(parse(source, { modern: true }).fragment);
  return found;
}

test("a text is found where there is one", () => {
  expect(textsIn('<p title="Of it">Words {a}</p><i class="not this">{b}</i>')).toEqual(
    expect.arrayContaining(["Of it", "Words"]),
  );
  expect(textsIn("<p class='words'>{MESSAGES.title}</p>")).toEqual([]);
});

test("no component has a text of its own", () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".svelte"),
  );
  expect(files.length).toBeGreaterThan(100);
  const texts = files.flatMap((path) =>
    textsIn(readFileSync(ROOT + path, "utf8")).map((text) => `${path}: ${text}`),
  );
  expect(texts).toEqual([]);
});
