/** The real program: a server on a port of its own, and its other commands. */

import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The program as it was built last. */
export function program() {
  const target = process.env.CARGO_TARGET_DIR ?? `${ROOT}target`;
  const built = [process.env.JADOUBE ?? "", `${target}/debug/jadoube`, `${target}/release/jadoube`];
  const found = built.find((path) => path !== "" && existsSync(path));
  if (!found)
    throw new Error("There is no program to test: run `cargo build` first, or set JADOUBE to its path.");
  return found;
}

/**
 * Starts `jadoube serve`.
 * @param {string} data where the games are kept
 * @param {number} [port] any free one where none is given
 * @param {string[]} [watches] the folders of rounds on electronic boards
 * @param {string | null} [engine] the program that plays and analyses
 * @returns {Promise<{ address: string, hall: string | null, stop: (signal?: NodeJS.Signals) => Promise<void> }>}
 */
export function serve(data, port = 0, watches = [], engine = null) {
  const rounds = watches.flatMap((folder) => ["--watch", folder, "--watch-every", "0.2"]);
  const engines = engine === null ? ["--no-engine"] : ["--engine", engine];
  const child = spawn(program(), ["serve", "--port", String(port), "--data", data, ...engines, ...rounds], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => child.once("exit", () => resolve()));
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill();
      reject(new Error(`No address within 20 s:\n${said}`));
    }, 20_000);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
    child.stderr.on("data", (text) => (said += text));
    child.stdout.on("data", (text) => {
      said += text;
      const address = /https?:\/\/[\d.:]+/.exec(said)?.[0];
      const hall = /https?:\/\/\S+\/hall#\w+/.exec(said)?.[0] ?? null;
      if (!address || (watches.length > 0 && !hall)) return;
      clearTimeout(late);
      const stop = async (/** @type {NodeJS.Signals} */ signal = "SIGTERM") => {
        child.kill(signal);
        await gone;
      };
      resolve({ address, hall, stop });
    });
  });
}

/**
 * Judges a script on the command line.
 * @param {string} file
 * @returns {{ act: number, text: string, rulings: unknown[], standing: Record<string, unknown> }[]}
 */
export function judge(file) {
  const out = execFileSync(program(), ["judge", file, "--json"], { encoding: "utf8", maxBuffer: 1 << 26 });
  return out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/**
 * Judges the stored games again, and says what it found.
 * @param {string} data
 */
export const checkLog = (data) => execFileSync(program(), ["log", data, "--check"], { encoding: "utf8" });

/** Every sentence of the rulings on the built-in cases of all codes, each once. */
export const sentences = () =>
  execFileSync(program(), ["laws", "--coverage", "--sentences"], { encoding: "utf8", maxBuffer: 1 << 26 })
    .trimEnd()
    .split("\n");
