import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filled, named, needs, styledLate, together } from "./plugin";

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

test("what is kept for the door is kept once", () => {
  const shell = /SHELL=(\[.*?\])/.exec(
    filled("one();", DOCUMENT, ["/assets/index-a1.js", "/assets/door-c3.js"]),
  )?.[1];
  expect(JSON.parse(shell ?? "")).toEqual([
    "/",
    "/assets/index-a1.js",
    "/assets/index-b2.css",
    "/assets/door-c3.js",
  ]);
});

test("what a module needs, with what that needs", () => {
  const graph: Record<string, string[]> = { a: ["b", "c"], b: ["c"], c: ["a"], d: ["a"] };
  expect([...needs(["a"], (id) => graph[id] ?? [])].toSorted()).toEqual(["a", "b", "c"]);
});

test("with the first script comes what door and room share, and what nearly every page needs", () => {
  const [main, door, room] = ["/src/main.ts", "/src/create/Create.svelte", "/src/room/Entrance.svelte"];
  const pages = Array.from({ length: 9 }, (_, i) => `/src/laws/Page${i}.svelte`);
  const graph: Record<string, string[]> = {
    [main]: ["runtime"],
    [door]: ["runtime", "shared", "form"],
    [room]: ["runtime", "shared", "board", "cites", "own"],
    "/src/room/panel/Box.svelte": ["own"],
    ...Object.fromEntries(pages.map((page, i) => [page, i === 0 ? ["board", "cites"] : ["cites"]])),
  };
  const all = [...Object.keys(graph), "runtime", "shared", "form", "board", "cites", "own"];
  const later = [door, room, "/src/room/panel/Box.svelte", ...pages];
  const { first, board, room: own } = together(all, later, (id) => graph[id] ?? []);
  expect([...first].toSorted()).toEqual([main, "cites", "runtime", "shared"].toSorted());
  expect([...board]).toEqual(["board"]);
  expect([...own].toSorted()).toEqual([room, "own"].toSorted());
});
