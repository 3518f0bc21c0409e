/** Writes the worker into the build: one file with a fixed name, which knows what the document needs first. */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The files that a document names: its scripts and styles, and what those import first. */
export const named = (document: string): string[] => [
  ...new Set(document.match(/\/assets\/[\w.-]+\.(?:js|css)/g)),
];

/** The worker with what it is to keep, and a version that changes with the document or the worker. */
export function filled(worker: string, document: string): string {
  const shell = JSON.stringify(["/", ...named(document)]);
  const version = createHash("sha256").update(document).update(worker).digest("hex").slice(0, 12);
  return `const SHELL=${shell},VERSION=${JSON.stringify(version)};${worker}`;
}

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
          // What the page needs before anything is shown comes as one script and one style: forty small ones
          // shrink less, and a browser asks for six at a time.
          codeSplitting: {
            groups: [{ name: "page", tags: ["$initial"], test: /[\\/](src|node_modules)[\\/]/ }],
          },
        },
      },
    },
  }),
  writeBundle({ dir = "dist" }) {
    const path = join(dir, "worker.js");
    const built = readFileSync(path, "utf8");
    // It is loaded as a plain script, which every browser takes: it must be one file.
    if (/^(import|export)\b/m.test(built)) throw new Error(`${path} is not one file: ${built.slice(0, 80)}`);
    writeFileSync(path, filled(built, readFileSync(join(dir, "index.html"), "utf8")));
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
