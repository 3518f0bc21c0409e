/** Draws the icons of the installed page from the mark: `node icons.mjs` (Chromium). They stand in `public/`. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch } from "./e2e/people.mjs";

const HERE = fileURLToPath(new URL("./", import.meta.url));
const mark = readFileSync(`${HERE}public/icon.svg`, "utf8");

/** Where a system cuts the edges to a form of its own, the ground fills them, and the man stands inside the middle. */
const filled = mark
  .replace('rx="18"', "")
  .replace("<path", '<path transform="translate(50 50) scale(0.72) translate(-50 -50)"');

const browser = await launch();
for (const [name, size, drawing] of [
  ["icon-192", 192, mark],
  ["icon-512", 512, mark],
  ["icon-maskable-512", 512, filled],
  ["icon-180", 180, filled],
]) {
  const page = await browser.newPage({ viewport: { width: Number(size), height: Number(size) } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${drawing}`);
  await page.screenshot({ path: `${HERE}public/${name}.png`, omitBackground: true });
}
await browser.close();
