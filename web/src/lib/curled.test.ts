import { expect, test } from "vitest";
import { curled } from "./curled";

test.each([
  ["Black's move 2 is taken back.", "Black’s move 2 is taken back."],
  ["the players' agreement", "the players’ agreement"],
  ["Scachs d'amor, 1475", "Scachs d’amor, 1475"],
  ["say “j'adoube” first", "say “j’adoube” first"],
  ["the men on 1' and 2'", "the men on 1’ and 2’"],
  ["a 'quoted' word keeps its opening mark", "a 'quoted’ word keeps its opening mark"],
  ['There is no game "7k2m9q".', "There is no game “7k2m9q”."],
  ['Ann "Mc" O\'Hara', "Ann “Mc” O’Hara"],
  ['"Al" and ("Bo"), "Cy De"', "“Al” and (“Bo”), “Cy De”"],
  ['"Twice", she said, "and again"', "“Twice”, she said, “and again”"],
  ['5" of rope, and a " alone', '5" of rope, and a " alone'],
  ['a"b" and " c "', 'a"b" and " c "'],
  ["nothing to print", "nothing to print"],
])("%s", (text, printed) => {
  expect(curled(text)).toBe(printed);
});
