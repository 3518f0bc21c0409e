/** Writes the worker into the build: one file with a fixed name, which knows what the document needs first. */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

type ModuleInfo = Rolldown.ModuleInfo;

/** The files that a document names: its scripts and styles, and what those import first. */
export const named = (document: string): string[] => [
  ...new Set(document.match(/\/assets\/[\w.-]+\.(?:js|css)/g)),
];

/** The worker with what it is to keep, and a version that changes with the document or the worker. */
export function filled(worker: string, document: string, more: readonly string[] = []): string {
  const shell = JSON.stringify([...new Set(["/", ...named(document), ...more])]);
  const version = createHash("sha256").update(document).update(worker).digest("hex").slice(0, 12);
  return `const SHELL=${shell},VERSION=${JSON.stringify(version)};${worker}`;
}

/** What a module imports at once, and not where it asks for it later. */
type Imports = (id: string) => readonly string[];

/** Everything that these modules need before they run. */
export function needs(from: readonly string[], imports: Imports): Set<string> {
  const needed = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (needed.has(id)) continue;
    needed.add(id);
    open.push(...imports(id));
  }
  return needed;
}

/** What so many pages need beside the room comes with the first script: it is little, and nobody gets far without it. */
const MANY = 9;

/** What comes together: with the first script, and with the first board. Everything else comes as it is asked for. */
export type Together = { first: Set<string>; board: Set<string>; room: Set<string> };

/**
 * The modules that come together. With the first script comes the start of the page, what the door and a room both need, and what
 * nearly every page needs; with a board whatever the room has in common with other pages. `pages` are the modules that are asked for
 * later.
 */
export function together(all: readonly string[], pages: readonly string[], imports: Imports): Together {
  const of = (name: string): Set<string> =>
    needs(
      all.filter((id) => id.endsWith(name)),
      imports,
    );
  const [start, door, room] = [of("/src/main.ts"), of(DOOR), of("/src/room/Entrance.svelte")];
  const first = new Set([...start, ...[...door].filter((id) => room.has(id))]);
  // Parts of the room, and a match, which leads to one, are no other pages.
  const others = pages
    .filter((id) => !/\/src\/(room|match|create)\//.test(id))
    .map((id) => needs([id], imports));
  const board = new Set<string>();
  for (const id of room) {
    const used = others.filter((other) => other.has(id)).length;
    if (!first.has(id) && used > 0) (used >= MANY ? first : board).add(id);
  }
  return { first, board, room: new Set([...room].filter((id) => !first.has(id) && !board.has(id))) };
}

const DOOR = "/src/create/Create.svelte";

/** The styles of a script. */
const stylesOf = (chunk: object): string[] => [
  ...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
];

/** Known once all modules are read. */
let come: Together = { first: new Set(), board: new Set(), room: new Set() };

export const worker = (): Plugin => ({
  name: "worker",
  apply: "build",
  enforce: "post",
  config: () => ({
    build: {
      rolldownOptions: {
        input: { index: "index.html", worker: "worker/worker.ts" },
        output: {
          entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
          // What everybody needs before anything is shown comes as one script and one style: forty small ones
          // shrink less, and a browser asks for six at a time.
          codeSplitting: {
            groups: [
              { name: "page", test: (id: string) => come.first.has(id) },
              { name: "board", test: (id: string) => come.board.has(id) },
              { name: "Entrance", test: (id: string) => come.room.has(id) },
            ],
          },
        },
      },
    },
  }),
  buildEnd() {
    const all = [...this.getModuleIds()];
    const info = (id: string): ModuleInfo | null => this.getModuleInfo(id);
    // The words of a language are asked for later too, and are no pages.
    const later = (id: string): boolean => (info(id)?.dynamicImporters.length ?? 0) > 0;
    const pages = all.filter((id) => later(id) && !id.includes("/messages/"));
    come = together(all, pages, (id) => info(id)?.importedIds ?? []);
  },
  writeBundle({ dir = "dist" }, bundle) {
    const path = join(dir, "worker.js");
    const built = readFileSync(path, "utf8");
    // It is loaded as a plain script, which every browser takes: it must be one file.
    if (/^(import|export)\b/m.test(built)) throw new Error(`${path} is not one file: ${built.slice(0, 80)}`);
    const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
    const door = needs(
      chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(DOOR)).map(({ fileName }) => fileName),
      (name) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [],
    );
    const styles = chunks.filter(({ fileName }) => door.has(fileName)).flatMap(stylesOf);
    // The door opens without a line: it is kept with the document.
    const kept = [...door, ...styles].map((file) => `/${file}`);
    writeFileSync(path, filled(built, readFileSync(join(dir, "index.html"), "utf8"), kept));
  },
});

/** The document with its style behind what is to be seen at once: a style in the head keeps everything from being shown. */
export const styledLate = (document: string): string => {
  const style = /\n *<link rel="stylesheet"[^>]*>/;
  const [found = ""] = style.exec(document) ?? [];
  return document.replace(style, "").replace("</body>", `${found.trimStart()}\n  </body>`);
};

/** Moves the style of the page to the end of its document. */
export const late = (): Plugin => ({
  name: "late",
  apply: "build",
  transformIndexHtml: { order: "post", handler: styledLate },
});
