/** The house's own rules: files import each other in one direction, and none is long. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("./src", import.meta.url));

/** The most lines of a source. */
const LONG = 320;

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => path.replaceAll("\\", "/"));

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** The files of ours that one imports, types included. */
function imports(path: string): string[] {
  const named = [...read(path).matchAll(/(?:from|import) "(\.[^"]+)"/g)].map(([, to = ""]) =>
    relative(ROOT, join(ROOT, dirname(path), to)).replaceAll("\\", "/"),
  );
  return named.flatMap((to) => files.filter((file) => file === to || file === `${to}.ts`));
}

/** A circle of imports, from a file back to itself; null: there is none. */
function circle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const to of graph.get(file) ?? []) {
      const found = walk(to, [...way, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const found = walk(file, []);
    if (found) return found;
  }
  return null;
}

test("a circle is found where there is one", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["b"]],
  ]);
  expect(circle(graph)).toEqual(["b", "c", "b"]);
});

test("no files import each other in a circle", () => {
  const graph = new Map(files.map((file) => [file, imports(file)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(files.length);
  expect(circle(graph)).toBeNull();
});

test("folders of the library import in one direction", () => {
  const folderOf = (file: string): string | null => /^lib\/(\w+)\//.exec(file)?.[1] ?? null;
  const graph = new Map<string, string[]>();
  for (const file of files) {
    const from = folderOf(file);
    if (from === null) continue;
    const to = imports(file).map(folderOf);
    graph.set(from, [
      ...(graph.get(from) ?? []),
      ...to.filter((one): one is string => one !== null && one !== from),
    ]);
  }
  expect(circle(graph)).toBeNull();
});

test("the library knows no component, and the board no room", () => {
  const upward = files.filter(
    (file) =>
      (file.startsWith("lib/") && imports(file).some((to) => !to.startsWith("lib/"))) ||
      (file.startsWith("board/") && imports(file).some((to) => !/^(lib|board)\//.test(to))),
  );
  expect(upward).toEqual([]);
});

test("no source is long", () => {
  expect(files.filter((file) => read(file).split("\n").length > LONG)).toEqual([]);
});

/** The files that a file brings with it: what it imports, and, where `late`, what it may yet fetch. Types bring nothing. */
function brings(file: string, late: boolean): string[] {
  const source = read(file);
  const named = [...source.matchAll(/(?:^|\n) *(?:import|export) (?!type )(?:[^"';]*? from )?"(\.[^"]+)"/g)];
  if (late) named.push(...source.matchAll(/(?<!typeof )import\("(\.[^"]+)"\)/g));
  return named.flatMap(([, to = ""]) => {
    const path = relative(ROOT, join(ROOT, dirname(file), to)).replaceAll("\\", "/");
    return files.filter((one) => one === path || one === `${path}.ts`);
  });
}

/** The sets of messages that a file reads with all that it brings. */
function messagesOf(file: string, late: boolean): string[] {
  const seen = new Set<string>();
  const walk = (one: string): void => {
    if (seen.has(one)) return;
    seen.add(one);
    brings(one, late).forEach(walk);
  };
  walk(file);
  return [...seen].flatMap((one) => /^lib\/messages\/(\w+)\.ts$/.exec(one)?.[1] ?? []);
}

test("every page fetches the German words of all that it shows", () => {
  const parts = files.filter((file) => file.startsWith("lib/messages/de/parts/"));
  const partOf = new Map(
    parts.flatMap((part) =>
      [...read(part).matchAll(/from "\.\.\/(\w+)"/g)].map(([, set = ""]) => [
        set,
        /(\w+)\.ts$/.exec(part)![1]!,
      ]),
    ),
  );
  const needs = (file: string, late: boolean): string[] => [
    ...new Set(messagesOf(file, late).flatMap((set) => partOf.get(set) ?? [])),
  ];
  expect(needs("main.ts", false)).toEqual(["door"]);
  const app = [...read("App.svelte").matchAll(/withWords\(\s*import\("\.\/([^"]+)"\),([^)]*)\)/g)];
  const room = /import\("\.\/([^"]+)"\)\.catch[^]*?withWords\(seat\(\),([^)]*)\)/.exec(read("late.ts"));
  const pages = [...app, room!].map(([, page = "", asked = ""]) => ({
    page,
    asked: [...asked.matchAll(/"(\w+)"/g)].map(([, part = ""]) => part).sort(),
  }));
  expect(pages.length).toBeGreaterThan(14);
  for (const { page, asked } of pages)
    expect({ page, asked }).toEqual({
      page,
      asked: needs(page, true)
        .filter((part) => part !== "door")
        .sort(),
    });
});
