/** The lessons: chess from the beginning. */

import type * as EN from "../en/lessons";
import type { Said } from "../said";

export const LESSON_WORDS: Said<typeof EN.LESSON_WORDS> = {
  board: {
    title: "Das Brett und die Figuren",
    says: [
      "Zwei Spieler sitzen an einem Brett mit vierundsechzig Feldern. Es liegt so, dass jeder rechts vorn ein helles Eckfeld hat.",
      "Jede Seite hat sechzehn Figuren. Auf der ersten Reihe stehen, von Weiß aus links: Turm, Springer, Läufer, Dame, König, Läufer, Springer, Turm. Die Dame steht auf einem Feld ihrer Farbe. Davor stehen die acht Bauern.",
      "Weiß zieht zuerst. Dann wird abwechselnd gezogen, immer ein Zug. Aussetzen darf niemand.",
    ],
    tries: "Machen Sie die ersten Züge: einen Bauernzug, dann einen für Schwarz.",
  },
  bishop: {
    title: "Der Läufer",
    says: [
      "Der Läufer zieht schräg, so weit der Weg frei ist. Er bleibt die ganze Partie auf Feldern einer Farbe.",
    ],
    tries: "Ziehen Sie den Läufer von Ecke zu Ecke.",
  },
  rook: {
    title: "Der Turm",
    says: ["Der Turm zieht gerade, nach vorn, zurück oder zur Seite, so weit der Weg frei ist."],
    tries: "Ziehen Sie den Turm. Schlagen Sie mit ihm den Bauern.",
  },
  queen: {
    title: "Die Dame",
    says: ["Die Dame zieht wie ein Turm oder wie ein Läufer. Sie ist die stärkste Figur."],
    tries: "Zählen Sie die Felder, die sie erreichen kann.",
  },
  knight: {
    title: "Der Springer",
    says: [
      "Der Springer springt: zwei Felder gerade und eines zur Seite. Er landet auf einem Feld der anderen Farbe und darf über jede Figur springen.",
    ],
    tries: "Der Springer steht im Gedränge. Springen Sie heraus.",
  },
  king: {
    title: "Der König",
    says: [
      "Der König zieht ein Feld in jede Richtung, aber nie auf ein Feld, das die andere Seite angreift.",
    ],
    tries: "Welche Felder nimmt der Turm dem König?",
  },
  pawn: {
    title: "Der Bauer",
    says: [
      "Der Bauer zieht ein Feld nach vorn, nie zurück. Bei seinem ersten Zug dürfen es zwei sein. Er schlägt anders: ein Feld schräg nach vorn.",
    ],
    tries: "Ziehen Sie den Bauern, oder schlagen Sie mit ihm.",
  },
  taking: {
    title: "Schlagen",
    says: [
      "Steht eine Figur der anderen Seite, wo die eigene hinziehen kann, so darf man sie schlagen: Sie kommt vom Brett, und die eigene steht an ihrem Platz. Eigene Figuren schlägt man nicht, und schlagen muss man nicht.",
    ],
    tries: "Schlagen Sie den Springer mit dem Läufer, oder lassen Sie es.",
  },
  check: {
    title: "Schach",
    says: [
      "Ein angegriffener König steht im Schach. Das muss man sofort beenden: den König wegziehen, den Angreifer schlagen oder etwas dazwischenstellen.",
    ],
    tries: "Weiß steht im Schach. Finden Sie jeden Ausweg.",
  },
  mate: {
    title: "Matt",
    says: ["Gibt es keinen Ausweg aus dem Schach, so ist es matt, und die Partie ist gewonnen."],
    tries: "Weiß setzt in einem Zug matt.",
  },
  stalemate: {
    title: "Patt",
    says: [
      "Wer keinen Zug mehr hat, aber nicht im Schach steht, ist patt: Die Partie ist remis. Niemand hat gewonnen.",
    ],
    tries: "Ziehen Sie die Dame nach b6 und sehen Sie, was geschieht. Finden Sie dann einen besseren Zug.",
  },
  castling: {
    title: "Rochade",
    says: [
      "Einmal in der Partie darf der König zusammen mit einem Turm ziehen. Der König geht zwei Felder auf den Turm zu, und der Turm springt auf das Feld, das der König überquert hat.",
      "Beide dürfen vorher nicht gezogen haben. Die Felder dazwischen sind leer. Der König steht nicht im Schach, überquert kein angegriffenes Feld und kommt auf keines.",
    ],
    tries: "Rochieren Sie: Führen Sie den König zwei Felder nach rechts. Warum nicht nach links?",
  },
  "en-passant": {
    title: "Schlagen im Vorbeigehen",
    says: [
      "Geht ein Bauer zwei Felder und landet neben einem gegnerischen Bauern, so darf dieser ihn schlagen, als wäre er nur eines gegangen. Das heißt en passant. Es geht nur sofort.",
    ],
    tries: "Ziehen Sie den schwarzen Bauern zwei Felder. Schlagen Sie ihn dann mit dem weißen.",
  },
  promotion: {
    title: "Umwandlung",
    says: [
      "Ein Bauer, der die letzte Reihe erreicht, wird Dame, Turm, Läufer oder Springer, nach freier Wahl. Man darf zwei Damen haben.",
    ],
    tries: "Ziehen Sie den Bauern auf die letzte Reihe und wählen Sie.",
  },
};
