import { expect, test } from "vitest";
import { curled } from "./curled";

test.each([
  ["Black's move 2 is taken back.", "Black’s move 2 is taken back."],
  ["the players' agreement", "the players’ agreement"],
  ["Scachs d'amor, 1475", "Scachs d’amor, 1475"],
  ["say “j'adoube” first", "say “j’adoube” first"],
  ["the men on 1' and 2'", "the men on 1’ and 2’"],
  ["a 'quoted' word keeps its opening mark", "a 'quoted’ word keeps its opening mark"],
  ["nothing to print", "nothing to print"],
])("%s", (text, printed) => {
  expect(curled(text)).toBe(printed);
});
