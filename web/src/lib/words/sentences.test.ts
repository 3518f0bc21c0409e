import { afterEach, expect, test } from "vitest";
import { speak } from "../language.svelte";
import { SENTENCES } from "../messages/sentences";
import { readPlacement } from "../squares";
import { dutyWord } from "./duties";

afterEach(() => speak("en"));

test("in English rulings stay as the server says them", () => {
  expect(SENTENCES.own("White's move is complete.")).toBeNull();
});

test.each([
  ["White's move is complete.", "Der Zug von Weiß ist abgeschlossen."],
  [
    "Black moved the Queen on d8 to e6 illegally: a Queen does not go from d8 to e6.",
    "Schwarz hat die Dame regelwidrig von d8 nach e6 gezogen: So zieht keine Dame.",
  ],
  [
    "Black is given two minutes for an illegal move by White. Another one ends the game.",
    "Schwarz bekommt zwei Minuten für einen regelwidrigen Zug von Weiß. Ein weiterer beendet die Partie.",
  ],
  [
    "Black touched the Pawn on e7 out of turn: FIDE 2023 does not say what follows.",
    "Schwarz hat den Bauern auf e7 berührt, ohne am Zug zu sein: Was daraus folgt, sagen die Regeln (FIDE 2023) nicht.",
  ],
  [
    "White moved the Bishop on f1 to f3 illegally: a Bishop does not go from f1 to f3; a piece of the same side stands on f3.",
    "Weiß hat den Läufer regelwidrig von f1 nach f3 gezogen: So zieht kein Läufer; auf f3 steht eine eigene Figur.",
  ],
  [
    "Black castled illegally: castling on the King's side: the King or the Rook has moved; castling on the King's side: the King is in check from e4.",
    "Schwarz hat regelwidrig rochiert: Kurze Rochade: der König oder der Turm hat schon gezogen; kurze Rochade: der König steht im Schach von e4.",
  ],
  ["White, before anything else, sings.", null],
  ["White moved the Bishop on f1 to f3 illegally: the moon is full.", null],
  [
    "Black may, before touching a man, exact Penalty C, by which White must move a man that Black selects.",
    "Schwarz kann, bevor er eine Figur berührt, Strafe C fordern: Weiß muss dann eine Figur ziehen, die Schwarz bestimmt.",
  ],
  [
    "After 8… Ng8 the position stands for the fifth time, as at the start and after 2… Ng8, 4… Ng8 and 7. Nf3: the game is over as a draw.",
    "Nach 8… Ng8 steht die Stellung zum fünften Mal, wie am Anfang und nach 2… Ng8, 4… Ng8 und 7. Nf3: Die Partie ist remis.",
  ],
  [
    "After 91… Ke4 Black's clock shows -0:00:31. After 92. Qxb5 White's clock shows -0:01:07: that flag fell later.",
    "Nach 91… Ke4 zeigt die Uhr von Schwarz -0:00:31. Nach 92. Qxb5 zeigt die Uhr von Weiß -0:01:07: Diese Fahne fiel später.",
  ],
])("in German: %s", async (english, german) => {
  await speak("de");
  expect(SENTENCES.own(english)).toBe(german);
});

test("of several sentences all are German, or none", async () => {
  await speak("de");
  expect(SENTENCES.own("Black offers a draw. The moon is full.")).toBeNull();
  expect(SENTENCES.own("Something else.")).toBeNull();
});

test("what must be done is German, with the pieces by name", async () => {
  await speak("de");
  const men = readPlacement("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 2");
  expect(dutyWord("move the man on f3", men)).toBe("den Springer auf f3 ziehen");
  expect(dutyWord("move the man on f3", men, "f3")).toBe("den Springer von f3 ziehen");
  expect(dutyWord("take the man on e5 with the man on f3", men)).toBe(
    "den Bauern auf e5 mit dem Springer auf f3 schlagen",
  );
  expect(dutyWord("castle with the men on e1 and h1", men)).toBe("mit den Figuren auf e1 und h1 rochieren");
  expect(dutyWord("sing", men)).toContain("sing");
});
