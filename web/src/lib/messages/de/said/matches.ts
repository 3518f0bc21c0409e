/** Wettkämpfe: wer Weiß hat, wer beginnt, und wie ein Wettkampf endet. */

const MATTERS: Readonly<Record<string, string>> = {
  "who has White": "wer Weiß hat",
  "who has the first move": "wer den ersten Zug hat",
};

/** Woher das kommt. */
const WHENCE: readonly (readonly [RegExp, (code: string) => string])[] = [
  [/^$/, () => ""],
  [/^; (.+) is silent about it$/, (code) => `; die Regeln (${code}) sagen dazu nichts`],
  [/^, by lot$/, () => ", durch das Los"],
  [/^, by the Pawn in the hand$/, () => ", durch den Bauern in der Hand"],
  [/^, as the players agreed$/, () => ", wie die Spieler es vereinbart haben"],
  [/^, by choice$/, () => ", nach eigener Wahl"],
  [/^, as agreed for the match$/, () => ", wie für den Wettkampf vereinbart"],
  [/^, as in the game that this one replaces$/, () => ", wie in der Partie, die diese ersetzt"],
];

const AFTER =
  "(|; .+ is silent about it|, by lot|, by the Pawn in the hand|, as the players agreed|, by choice|, as agreed for the match|, as in the game that this one replaces)";

function whence(english: string): string {
  for (const [pattern, own] of WHENCE) {
    const found = pattern.exec(english);
    if (found) return own(found[1] ?? "");
  }
  return english;
}

const NEXT: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    /^(.+) does not say (who has (?:White|the first move))\.$/,
    (code, what) => `Die Regeln (${code}) sagen nicht, ${MATTERS[what!]}.`,
  ],
  [new RegExp(`^(.+) has White${AFTER}\\.$`), (who, why) => `${who} hat Weiß${whence(why!)}.`],
  [
    new RegExp(`^(.+) has the first move${AFTER}\\.$`),
    (who, why) => `${who} hat den ersten Zug${whence(why!)}.`,
  ],
  [
    new RegExp(`^[Ll]ots decide (who has (?:White|the first move))${AFTER}\\.$`),
    (what, why) => `Das Los entscheidet, ${MATTERS[what!]}${whence(why!)}.`,
  ],
  [
    new RegExp(`^(.+) chooses his colour${AFTER}\\.$`),
    (who, why) => `${who} wählt die Farbe${whence(why!)}.`,
  ],
  [
    new RegExp(`^[Tt]he player who has White begins${AFTER}\\.$`),
    (why) => `Wer Weiß hat, beginnt${whence(why!)}.`,
  ],
];

/** Warum ein Wettkampf zu Ende ist. */
const WHY: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^$/, () => ""],
  [/^, as the players agreed$/, () => ", wie die Spieler es vereinbart haben"],
  [/^: its one game is played$/, () => ": Die eine Partie ist gespielt"],
  [/^: its (\d+) games are played$/, (number) => `: Alle ${number} Partien sind gespielt`],
  [/^: he has won a game$/, () => ": durch eine gewonnene Partie"],
  [/^: he has won (\d+) games$/, (number) => `: durch ${number} gewonnene Partien`],
  [/^: the points are reached$/, () => ": Die Punkte sind erreicht"],
  [
    /^: he has won the games running that he undertook to win$/,
    () => ": durch so viele Siege in Folge, wie versprochen waren",
  ],
  [
    /^: (.+) undertook to win (\d+) games running, and has not$/,
    (loser, number) => `: ${loser} hatte ${number} Siege in Folge versprochen und nicht erreicht`,
  ],
  [/^: (.+) gives it up$/, (loser) => `: ${loser} gibt auf`],
];

function because(english: string): string | null {
  for (const [pattern, own] of WHY) {
    const found = pattern.exec(english);
    if (found) return own(...found.slice(1));
  }
  return null;
}

/** Ein Satz über einen Wettkampf; null, wenn es keiner ist. */
export function ofMatch(says: string): string | null {
  if (/^[Tt]he match is broken off\.$/.test(says)) return "Der Wettkampf ist abgebrochen.";
  const [, winner, why] = /^(?:(.+) wins the match|[Tt]he match is drawn)((?:[,:].*)?)\.$/.exec(says) ?? [];
  if (why !== undefined) {
    const own = because(why);
    const result =
      winner === undefined ? "Der Wettkampf ist unentschieden" : `${winner} gewinnt den Wettkampf`;
    return own === null ? null : `${result}${own}.`;
  }
  for (const [pattern, own] of NEXT) {
    const found = pattern.exec(says);
    if (found) return own(...found.slice(1));
  }
  return null;
}
