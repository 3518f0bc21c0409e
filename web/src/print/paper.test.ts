import { expect, test } from "vitest";
import { usualPaper } from "./paper.svelte";

test.each([
  [null, "en-US", "letter"],
  [null, "es-mx", "letter"],
  [null, "en-GB", "a4"],
  [null, "de", "a4"],
  ["a4", "en-US", "a4"],
  ["letter", "de", "letter"],
  ["folio", "de", "a4"],
])("kept %j, browser in %s: %s", (kept, language, is) => expect(usualPaper(kept, language)).toBe(is));
