import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filled, named, styledLate } from "./plugin";

const DOCUMENT =
  '<script src="/assets/index-a1.js"></script><link href="/assets/index-b2.css"><a href="/laws">';

test("a document names what it needs first", () => {
  expect(named(DOCUMENT + DOCUMENT)).toEqual(["/assets/index-a1.js", "/assets/index-b2.css"]);
});

test("the version changes with the document and with the worker", () => {
  const versions = [
    filled("one();", DOCUMENT),
    filled("one();", DOCUMENT.replace("a1", "a2")),
    filled("two();", DOCUMENT),
  ].map((text) => /VERSION="(\w{12})"/.exec(text)?.[1]);
  expect(new Set(versions).size).toBe(3);
  expect(versions).not.toContain(undefined);
});

test("the style of the page stands behind what is seen at once", () => {
  const style = '<link rel="stylesheet" crossorigin href="/assets/page-b2.css">';
  const document = (head: string, body: string): string =>
    `<head>\n    <script src="/assets/page-a1.js"></script>${head}\n  </head><body>\n    <div id="page"></div>${body}\n  </body>`;
  expect(styledLate(document(`\n    ${style}`, ""))).toBe(document("", `\n  ${style}`));
});

test("the icon of the installed page is the mark in the tab", () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
  expect(read("../public/icon.svg")).toBe(read("../src/mark.svg"));
});
