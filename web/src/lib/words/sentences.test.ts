import { afterEach, beforeAll, expect, test } from "vitest";
import { speak, words } from "../language.svelte";
import CLAIMS from "../messages/de/said/told/claims.json";
import LAWS from "../messages/de/said/told/laws.json";
import POST from "../messages/de/said/told/post.json";
import RULED from "../messages/de/said/told/ruled.json";
import { OPTIONS } from "../messages/room";
import { SENTENCES } from "../messages/sentences";
import { readPlacement } from "../squares";
import { dutyWord } from "./duties";

beforeAll(() => words("rulings"));
afterEach(() => speak("en"));

test("in English rulings stay as the server says them", () => {
  expect(SENTENCES.own("White's move is complete.")).toBeNull();
});

test("what is exacted, and for how long, is told in German", async () => {
  const bishop = (): string => "Läufer";
  const demand = (says: string): string | null => SENTENCES.demand(says, bishop);
  expect(demand("White must move the King on e1")).toBeNull();
  await speak("de");
  expect(demand("White must move the man on f1")).toBe("Weiß muss den Läufer auf f1 ziehen");
  expect(demand("White must take the man on d5 with the man on e4")).toBe(
    "Weiß muss den Läufer auf d5 mit dem Läufer auf e4 schlagen",
  );
  expect(demand("Black must move the King")).toBe("Schwarz muss den König ziehen");
  expect(demand("Black must move the Rook on a8 or h8")).toBe("Schwarz muss den Turm auf a8 oder h8 ziehen");
  // american-1897 II.6(b), Penalty A; what other codes let stand or go back.
  expect(demand("the position at the beginning of White's turn stands again")).toBe(
    "die Stellung vor dem Zug von Weiß steht wieder",
  );
  expect(demand("Black's second man goes back")).toBe("die zweite Figur von Schwarz geht zurück");
  expect(demand("both of Black's moves stand")).toBe("beide Züge von Schwarz gelten");
  expect(demand("it stands as it was played")).toBe("es bleibt so stehen, wie gespielt wurde");
  expect(demand("something new")).toBeNull();
  expect(OPTIONS.until("Black touches a man")).toBe("bis Schwarz eine Figur berührt");
  expect(OPTIONS.until("a move is made")).toBe("bis gezogen wird");
});

test.each([
  ["White's move is complete.", "Der Zug von Weiß ist abgeschlossen."],
  [
    "White castled illegally: castling on the King's side: an accident has left the Rook on h2.",
    "Weiß hat regelwidrig rochiert: Kurze Rochade: durch ein Versehen steht der Turm auf h2.",
  ],
  [
    "Black has not touched White's Knight on g1: no turn of Black's has begun yet.",
    "Schwarz hat den Springer von Weiß auf g1 nicht berührt: Schwarz war noch nicht am Zug.",
  ],
  [
    "White did nothing with the Rook on a1: no move of it can be exacted.",
    "Weiß hat den Turm auf a1 nicht angerührt: Ein Zug damit kann nicht gefordert werden.",
  ],
  [
    "Black touched White's Rook on d1, and has moved or taken it: Black's move is not complete.",
    "Schwarz hat den Turm von Weiß auf d1 berührt und zieht oder schlägt damit: Der Zug von Schwarz ist nicht abgeschlossen.",
  ],
  [
    "Black touched the Knight that stood on g8 out of turn, and may be treated as having touched it in the next turn, if it is put back before.",
    "Schwarz hat den Springer von g8 berührt, ohne am Zug zu sein: Das kann so behandelt werden, als sei es im nächsten Zug geschehen, wenn vorher zurückgestellt wird.",
  ],
  [
    "White finds a4 empty, as Black's hand has left it, and may play so.",
    "Weiß findet a4 leer vor, wie die Hand von Schwarz es gelassen hat, und darf so spielen.",
  ],
  [
    "Walker's laws 1832 is silent about whose time runs once a move has gone back: it is White's, who is to play.",
    "Wessen Zeit läuft, wenn ein Zug zurückgenommen ist, sagen die Regeln (Walker's laws 1832) nicht: Es läuft die von Weiß, der am Zug ist.",
  ],
  [
    "The position before White's move 2 stands again, and White is to play. The check that was not announced then must now be met. The claim about it falls.",
    "Die Stellung vor dem 2. Zug von Weiß steht wieder; Weiß ist am Zug. Dem damals nicht angesagten Schach muss jetzt begegnet werden. Die Reklamation dazu entfällt.",
  ],
  [
    "White had to move the King on e1, but castled on the King's side, which does not count as that move: Black may claim it before touching a man, and the move is then taken back.",
    "Weiß musste den König auf e1 ziehen, hat aber kurz rochiert, was nicht als dieser Zug gilt: Schwarz darf es reklamieren, bevor er eine Figur berührt; dann wird der Zug zurückgenommen.",
  ],
  [
    "American Chess Code 1897 is silent about a man that one member of a side has in hand while another moves: it stands where it was taken up.",
    "Über die Figur in der Hand eines Mitglieds einer Seite, wenn ein anderes zieht (sie steht wieder auf ihrem Feld) sagen die Regeln (American Chess Code 1897) nichts.",
  ],
  [
    "White castled illegally: castling on the King's side: the square of the Rook that was given is occupied.",
    "Weiß hat regelwidrig rochiert: Kurze Rochade: das Feld des vorgegebenen Turms ist besetzt.",
  ],
  [
    "White's appeal is granted: the decision falls, and the game goes on. Black loses one minute again and White's illegal move counts as none. The end of the game falls with it: of White the later illegal move counts as the first. The clocks stand until one is started.",
    "Dem Einspruch von Weiß wird stattgegeben: Die Entscheidung entfällt, und die Partie geht weiter. Schwarz verliert wieder eine Minute, und der regelwidrige Zug von Weiß zählt nicht als solcher. Damit entfällt das Ende der Partie: Der spätere regelwidrige Zug von Weiß zählt als der erste. Die Uhren stehen, bis eine in Gang gesetzt wird.",
  ],
  [
    "Black's appeal is granted: the decision falls. Black is given half a point again. The result stands, since it does not rest on that decision.",
    "Dem Einspruch von Schwarz wird stattgegeben: Die Entscheidung entfällt. Schwarz bekommt den halben Punkt wieder. Das Ergebnis bleibt, denn es beruht nicht auf dieser Entscheidung.",
  ],
  [
    "White's appeal is granted: the decision falls. What was claimed and not ruled on waits for a ruling again. The arbiter first sets the clock.",
    "Dem Einspruch von Weiß wird stattgegeben: Die Entscheidung entfällt. Was reklamiert und nicht entschieden ist, wartet wieder auf die Entscheidung. Der Schiedsrichter stellt zuerst die Uhr.",
  ],
  [
    "White's appeal is granted: the decision falls. Black has resigned, which counts now.",
    "Dem Einspruch von Weiß wird stattgegeben: Die Entscheidung entfällt. Schwarz hat aufgegeben, und das zählt jetzt.",
  ],
  [
    "Black appeals. Nothing that was decided is to Black's loss: no decision can fall by this appeal.",
    "Schwarz erhebt Einspruch. Nichts von dem, was entschieden ist, ist zum Nachteil von Schwarz: Durch diesen Einspruch kann keine Entscheidung entfallen.",
  ],
  [
    "No move of White's gives checkmate in this position, and none has: the loss on time stands.",
    "Kein Zug von Weiß setzt in dieser Stellung matt, und keiner hat es getan: Der Verlust durch Zeitüberschreitung gilt.",
  ],
  [
    "White resigns, and Black has won; an illegal move of White's has not been taken back, and it counts as if mate were possible.",
    "Weiß gibt auf, und Schwarz hat gewonnen; ein regelwidriger Zug von Weiß ist nicht zurückgenommen, und es gilt, als wäre ein Matt möglich.",
  ],
  [
    "It is decided that White may play, though late: the game goes on. The clocks stand until one is started.",
    "Es ist entschieden, dass Weiß trotz der Verspätung spielen darf: Die Partie geht weiter. Die Uhren stehen, bis eine in Gang gesetzt wird.",
  ],
  [
    "Black loses two minutes again and White need not make the declared move.",
    "Schwarz verliert wieder zwei Minuten, und Weiß braucht den angekündigten Zug nicht auszuführen.",
  ],
  [
    "Both resigned at the same moment. It is decided: the result is 0-1/2.",
    "Beide haben im selben Augenblick aufgegeben. Es ist entschieden: Das Ergebnis ist 0-1/2.",
  ],
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
  [
    "White touched the Knight on g1 and Black's Pawn on d5; Black may, before touching a man, require a move of the Knight on g1 or the capture of Black's Pawn on d5.",
    "Weiß hat den Springer auf g1 und den Bauern von Schwarz auf d5 berührt; Schwarz kann, bevor er eine Figur berührt, einen Zug des Springers auf g1 oder das Schlagen des Bauern von Schwarz auf d5 verlangen.",
  ],
  [
    "White had to take Black's Pawn on d5 with the Pawn on e4, but moved the King from e1 to e2: the arbiter has it taken back.",
    "Weiß musste den Bauern von Schwarz auf d5 mit dem Bauern auf e4 schlagen, hat aber den König von e1 nach e2 gezogen: Der Schiedsrichter lässt es zurücknehmen.",
  ],
  [
    "Black castled illegally: castling up the file: the King would cross e3, which is attacked.",
    "Schwarz hat regelwidrig rochiert: Rochade die Linie hinauf: der König zöge über das angegriffene Feld e3.",
  ],
  [
    "White moved the fers on d1 to d3 illegally: a fers goes one square diagonally, and not from d1 to d3.",
    "Weiß hat den Fers regelwidrig von d1 nach d3 gezogen: Ein Fers zieht ein Feld schräg und nicht von d1 nach d3.",
  ],
  [
    "It can be read as the Pawn from a7 to b8, taking the Knight, promoted to a Queen or castling on the Queen's side.",
    "Das kann heißen: Bauer von a7 nach b8, schlägt den Springer, Umwandlung in eine Dame oder die lange Rochade.",
  ],
  [
    "The Queen goes along ranks, files and diagonals, as today.",
    "Die Dame zieht auf Reihen, Linien und Diagonalen, wie heute.",
  ],
  ["White loses 1 hour and 20 minutes.", "Weiß verliert eine Stunde und 20 Minuten."],
  ["White is given 1.5 seconds more.", "Weiß bekommt 1,5 Sekunden dazu."],
  [
    "White may make another move in place of the illegal one.",
    "Weiß darf statt des regelwidrigen Zuges einen anderen machen.",
  ],
  ["White touched the moon and must move it.", null],
  ["White had to sing, but moved the King from e1 to e2: the arbiter has it taken back.", null],
  ["White may, before touching a man, require a song.", null],
  ["White, before anything else, sings.", null],
  ["White moved the Bishop on f1 to f3 illegally: the moon is full.", null],
  [
    "Black may, before touching a man, exact Penalty C, by which White must move a man that Black selects.",
    "Schwarz kann, bevor er eine Figur berührt, Strafe C fordern: Weiß muss dann eine Figur ziehen, die Schwarz bestimmt.",
  ],
  [
    "After 8… Ng8 the position stands for the fifth time, as at the start and after 2… Ng8, 4… Ng8 and 7. Nf3: the game is over as a draw.",
    "Nach 8… Sg8 steht die Stellung zum fünften Mal, wie am Anfang und nach 2… Sg8, 4… Sg8 und 7. Sf3: Die Partie ist remis.",
  ],
  [
    "After 91… Ke4 Black's clock shows -0:00:31. After 92. Qxb5 White's clock shows -0:01:07: that flag fell later.",
    "Nach 91… Ke4 zeigt die Uhr von Schwarz -0:00:31. Nach 92. Dxb5 zeigt die Uhr von Weiß -0:01:07: Diese Fahne fiel später.",
  ],
  [
    "White touched the Knight on c3, the Pawn on e4 and Black's Pawn on d5 and must take Black's Pawn on d5 with the Knight on c3 or the Pawn on e4.",
    "Weiß hat den Springer auf c3, den Bauern auf e4 und den Bauern von Schwarz auf d5 berührt und muss den Bauern von Schwarz auf d5 mit dem Springer auf c3 oder dem Bauern auf e4 schlagen.",
  ],
  [
    "Black touched the Knight on c6 and the Pawn on e5 and must move the Knight on c6 or the Pawn on e5.",
    "Schwarz hat den Springer auf c6 und den Bauern auf e5 berührt und muss den Springer auf c6 oder den Bauern auf e5 ziehen.",
  ],
  [
    "White touched the Pawn on d2: what that asks for may be done with any of the moves given.",
    "Weiß hat den Bauern auf d2 berührt: Was daraus folgt, kann mit jedem der vorgegebenen Züge geschehen.",
  ],
  [
    'White assumed a reply that means no legal move, "P-K5": what was communicated for it counts as not communicated.',
    'Weiß hat eine Antwort angenommen, die kein regelgerechter Zug ist, "P-K5": Was dafür übermittelt wurde, gilt als nicht übermittelt.',
  ],
  [
    '"P-K5" cannot be read as a legal move: it is still White\'s turn.',
    '"P-K5" lässt sich nicht als regelgerechter Zug lesen: Am Zug ist weiter Weiß.',
  ],
  [
    "Black is checkmated: White has won, if the mate counts, for he undertook to do otherwise. London 1832 does not say: that is to be decided.",
    "Schwarz ist matt: Weiß hat gewonnen, falls das Matt zählt, denn versprochen war etwas anderes. Die Regeln (London 1832) sagen dazu nichts: Das ist zu entscheiden.",
  ],
  [
    "It is decided that the mate does not count, since it was undertaken to do otherwise.",
    "Es ist entschieden, dass das Matt nicht zählt, weil etwas anderes versprochen war.",
  ],
  [
    "The man moved second has gone back, so nothing is left to exact for it.",
    "Die als zweite gezogene Figur steht wieder, wo sie stand: Dafür lässt sich nichts mehr verlangen.",
  ],
  [
    "Whatever legal moves are made, neither side can win: it is a drawn game.",
    "Welche Züge auch gemacht werden, keine Seite kann gewinnen: Die Partie ist remis.",
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

test("each pattern of the tables is filled from its own places", () => {
  for (const table of [CLAIMS, LAWS, POST, RULED])
    for (const [english, german] of Object.entries<string>(table)) {
      const places = [...english.matchAll(/\{(\w)\}/g)].map(([, letter]) => letter);
      for (const [, declined, at] of german.matchAll(/\{(?:(\w+) )?(\d+)\}/g)) {
        expect(places[Number(at) - 1], `${english}: ${german}`).toBeDefined();
        if (declined) expect(places[Number(at) - 1], `${english}: ${german}`).toBe("M");
      }
      expect(english.replace(/\{[A-Z]\}/g, ""), english).not.toMatch(/[{}]/);
    }
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

test.each([
  ["Why can Black still mate?", "Warum kann Schwarz noch mattsetzen?"],
  ["Why can White not force mate?", "Warum kann Weiß das Matt nicht erzwingen?"],
  ["Why is this drawn?", "Warum ist das remis?"],
  [
    "Black can still mate, for instance by 1. f3 e5 2. g4 Qh4#.",
    "Schwarz kann noch mattsetzen, zum Beispiel durch 1. f3 e5 2. g4 Dh4#.",
  ],
  [
    "White cannot mate: the remaining men cannot mate, wherever they stand.",
    "Weiß kann nicht mattsetzen: Die übrigen Figuren können nicht mattsetzen, wo immer sie stehen.",
  ],
  [
    "Neither side can mate: after 1. Kxa2, which is forced, there is no legal move.",
    "Keine Seite kann mattsetzen: Nach 1. Kxa2 (erzwungener Zug): Es gibt keinen regelgerechten Zug.",
  ],
  ["White cannot mate: for a reason of tomorrow.", null],
  [
    "The right reply in each of 12 positions prevents mate for ever.",
    "Die richtige Antwort in jeder von 12 Stellungen verhindert das Matt für immer.",
  ],
])("what a ruling rests on is told in German: %s", async (english, german) => {
  await speak("de");
  expect(SENTENCES.own(english)).toBe(german);
});
