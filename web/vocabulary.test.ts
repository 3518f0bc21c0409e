/** The words that the server can list, read where it keeps them: each of them has a label here. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { CLAIMS, FACTS, FACTS_ABOUT } from "./src/lib/words/clauses";
import { formGroups, formOf } from "./src/lib/words/forms";
import { LIST } from "./src/lib/words/happened";
import { RESIGNED } from "./src/lib/messages/en/acts";
import { RULE_KEYS, RULE_VALUES } from "./src/lib/messages/en/rules";
import { TOPICS } from "./src/lib/messages/en/topics";
import { speak, words as needed } from "./src/lib/language.svelte";
import { SENTENCES } from "./src/lib/messages/sentences";
import { label } from "./src/lib/words/label";
import { CONDUCT } from "./src/lib/words/tell";
import { KEYS, valueLabel } from "./src/lib/words/terms";

const RECORDS = fileURLToPath(new URL("../crates/records/src/", import.meta.url));
const source = (path: string): string => readFileSync(RECORDS + path, "utf8");

/** A table or a function from its head to the line that ends it. */
function part(path: string, head: string): string {
  const [, found] = source(path).split(head);
  expect(found, `${head} in ${path}`).toBeDefined();
  return /^[^]*?\n[\]}]/.exec(found ?? "")?.[0] ?? "";
}

const words = (text: string, form: RegExp): string[] => [...text.matchAll(form)].map(([, word = ""]) => word);

describe("every word of the server has a label", () => {
  test("claims", () => {
    const listed = words(part("vocabulary.rs", "const CLAIMS"), /^ {4}\("([a-z-]+)"/gm);
    const about = words(part("act/claim.rs", "fn claim("), /"([a-z-]+)" =>/g);
    expect(listed).toContain("draw-offered");
    expect(about).toContain("touched");
    const named = [...listed, ...about].filter((word) => word !== "forfeiture");
    expect(named.filter((word) => !(word in CLAIMS))).toEqual([]);
  });

  test("findings", () => {
    const facts = words(part("act/official.rs", "fn fact("), /"([a-z-]+)" =>/g);
    expect(facts).toContain("postponed");
    const elsewhere = ["board", "decided"];
    const named = facts.filter((word) => !elsewhere.includes(word));
    expect(named.filter((word) => !(word in FACTS) && !(word in FACTS_ABOUT))).toEqual([]);
  });

  test("conduct", () => {
    const conduct = words(part("vocabulary.rs", "const CONDUCTS"), /^ {4}\("([a-z-]+)"/gm);
    expect(conduct).toEqual(expect.arrayContaining(["device", "refusal"]));
    expect(Object.keys(CONDUCT).sort()).toEqual([...conduct].sort());
  });

  test("what can be agreed, and mistakes", () => {
    const forms = part("script/agreed.rs", "const FORMS") + part("script/agreed.rs", "const MISTAKES");
    const keys = words(forms, /^ {4}\(\s*"([a-z-]+)"/gm);
    expect(keys).toEqual(expect.arrayContaining(["tempo", "guidelines", "variation", "clock-set"]));
    expect(keys.filter((key) => !(key in KEYS))).toEqual([]);
  });

  test("what articles are about", () => {
    const law = readFileSync(`${RECORDS}../../law/src/topic.rs`, "utf8");
    const titles = new Map(
      [...law.matchAll(/Topic::(\w+) => "([A-Z][^"]*)",/g)].map(([, of, title]) => [of, title]),
    );
    const named = [...law.matchAll(/Topic::(\w+) => "([a-z-]+)",/g)].map(([, of, word]) => [
      word,
      titles.get(of),
    ]);
    expect(named.length).toBeGreaterThan(15);
    expect(Object.entries(TOPICS)).toEqual(named);
  });

  test("the choices of the older game", () => {
    const law = readFileSync(`${RECORDS}../../law/src/choice.rs`, "utf8");
    const points = [...law.matchAll(/^ {4}\w+ "(rule-[a-z-]+)" \{([^]*?)\n {4}\}/gm)];
    expect(points).toHaveLength(18);
    for (const [, key = "", choices = ""] of points) {
      expect(Object.keys(RULE_KEYS)).toContain(key);
      const values = words(choices, /^ {8}\w+ "([a-z0-9-]+)",/gm).map((value) => `${key} ${value}`);
      expect(values.length).toBeGreaterThan(1);
      expect(values.filter((value) => !(value in RULE_VALUES))).toEqual([]);
    }
  });

  test("the variations of us-chess", () => {
    const law = readFileSync(`${RECORDS}../../law/src/codes/us_chess/variations.rs`, "utf8");
    const names = [...new Set(words(law, /When::Variation\("([^"]+)"\)/g))];
    expect(names).toContain("14H");
    for (const name of names) expect(valueLabel("variation", name)).toMatch(/^[^:]+: .+/);
  });
});

test("what an arbiter may do has its words and its group", () => {
  const source = readFileSync(`${RECORDS}../../view/src/write/forms.rs`, "utf8");
  const lines = words(source, /&?\[?"([a-z-]+(?: [^"{}]+)?)"/g).filter((line) => /^[a-z-]+( |$)/.test(line));
  // What both players find together is none of his.
  const his = lines.filter((line) => !["white", "black"].includes(line) && !line.startsWith("players "));
  const forms = his.map((line) => `arbiter ${line}`);
  expect(forms).toEqual(expect.arrayContaining(["arbiter penalises SIDE own -TIME", "arbiter upholds"]));
  expect(formGroups(forms).flatMap(({ forms }) => forms)).toHaveLength(forms.length);
  const raw = forms.filter((line) => /\b(SIDE|TIME|SQ|N|POINTS|RESULT|TEXT)\b/.test(formOf(line).says));
  expect(raw).toEqual([]);
});

describe("what else happens at a board", () => {
  test("is said by verbs of the script", () => {
    const verbs = ["hand", "clock", "word", "official"].flatMap((group) =>
      words(source(`act/${group}.rs`), /^ {4}\("([a-z-]+)", /gm),
    );
    expect(verbs).toEqual(expect.arrayContaining(["drops", "holds", "gestures", "finds"]));
    const said = Object.values(LIST).map(({ act }) => act.replace("players ", "").split(/[ {]/)[0] ?? "");
    expect(said.filter((verb) => !verbs.includes(verb))).toEqual([]);
  });

  test("has every way to resign, and what a clock can suffer", () => {
    const ways = words(part("vocabulary.rs", "const RESIGNINGS"), /^ {4}\("([a-z-]+)"/gm);
    expect(ways).toContain("tipping-king");
    const acts = Object.values(LIST).map(({ act }) => act);
    expect(acts).toEqual(expect.arrayContaining(ways.map((way) => `resigns by ${way}`)));
    expect(acts).toEqual(expect.arrayContaining(["presses other-hand", "presses back", "holds clock"]));
    for (const way of ways) expect(Object.keys(RESIGNED)).toContain(way);
  });
});

test("no button shows a word of a script", () => {
  const claims = Object.keys(CLAIMS).map((what) => `white claims ${what}`);
  const findings = Object.keys(FACTS).map((what) => `arbiter finds ${what}`);
  for (const line of [...claims, ...findings]) expect(label(line, new Map())).not.toMatch(/\w-\w/);
});

test("what a claim says is told in German, whatever the claim", async () => {
  const source = readFileSync(`${RECORDS}../../game/src/sentences/claims.rs`, "utf8");
  const [, table = ""] = /fn what_is_claimed([^]*?)\n}/.exec(source) ?? [];
  const said = [...table.matchAll(/=> "([^"]+\.)"/g)].map(([, text = ""]) =>
    text.replace(/\\u\{([0-9a-f]+)\}/g, (_whole, code: string) => String.fromCodePoint(parseInt(code, 16))),
  );
  expect(said.length).toBeGreaterThan(20);
  await needed("rulings");
  await speak("de");
  expect(said.filter((text) => SENTENCES.own(text) === null)).toEqual([]);
  for (const text of [
    "The same position has come up 3 times, with the same player to move.",
    "Each side has made 50 moves without a capture or a Pawn move.",
    "That has no effect now. A silent table does not say why.",
  ])
    expect(SENTENCES.own(text)).not.toBeNull();
  await speak("en");
});
