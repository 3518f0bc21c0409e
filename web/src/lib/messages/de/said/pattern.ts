/**
 * Die Muster der Entscheidungen: wie der Server sie auf Englisch sagt, und was auf Deutsch dafür steht. Wo ein Teil eines
 * Satzes kein deutsches Wort hat, hat der ganze Satz keines.
 */

import { SIDES } from "../cases";
import { becomes, CONDUCT, dative, genitive, it, man, named, nominative, time, wing } from "../reasons";

/** Was an einer Stelle eines Musters stehen kann, und wie es auf Deutsch heißt, wenn es für sich allein übersetzt wird. */
type Letter = { readonly matches: string; readonly own?: (english: string) => string };

const VERY: Readonly<Record<string, string>> = { three: "drei", four: "vier", five: "fünf", six: "sechs" };

/**
 * S eine Seite, M eine Figur, Q ein Feld, N eine Zahl, V eine ausgeschriebene, T eine Zeitspanne, H eine Uhrzeit, C ein
 * Verhalten, W ein Name von Regeln, R Gründe, A ein Zeitpunkt, I was da zu sehen ist, X ein Zug, P ein Ergebnis, F eine
 * Stellung, K ein Hashwert, Y Worte in Anführungszeichen, E irgendetwas.
 */
const LETTERS: Readonly<Record<string, Letter>> = {
  S: { matches: "White|Black", own: (side) => SIDES[side] ?? side },
  M: { matches: "King|Queen|Rook|Bishop|Knight|Pawn|fers|fil" },
  Q: { matches: "[a-h][1-8]" },
  N: { matches: "\\d+" },
  V: { matches: Object.keys(VERY).join("|"), own: (number) => VERY[number] ?? number },
  T: {
    matches:
      "(?:one|two|three|four|five|\\d+(?:\\.\\d+)?) (?:second|minute|hour|day|month|year)s?(?: and \\d+ (?:second|minute)s?)?",
    own: time,
  },
  H: { matches: "\\d+:\\d\\d:\\d\\d" },
  C: { matches: Object.keys(CONDUCT).join("|"), own: (conduct) => CONDUCT[conduct] ?? conduct },
  W: { matches: "[^:.]+" },
  R: { matches: "[^.]+" },
  A: { matches: "At the start|After \\d+(?:\\.|…) \\S+" },
  I: { matches: ".+?" },
  X: { matches: "[A-Za-z0-9=+#-]+" },
  P: { matches: "(?:\\d|½|1/2)-(?:\\d|½|1/2)" },
  F: { matches: "[1-8a-zA-Z/]+(?: [wb] \\S+ \\S+(?: \\d+ \\d+)?)?" },
  K: { matches: "#[0-9a-f]{64}" },
  Y: { matches: '"[^"]*"|“[^”]*”' },
  E: { matches: ".+?" },
};

/** Ein Muster, und was dafür steht: aus dem, was gefunden ist, oder mit `{2}` und `{den 2}` für das zweite davon. */
export type Pattern = [english: string, german: string | ((...found: string[]) => string | null)];

const DECLINED: Readonly<Record<string, (english: string) => string>> = {
  der: nominative,
  des: genitive,
  dem: dative,
  den: man,
  einen: becomes,
  ihn: it,
  seite: wing,
};

/** "{den 2} auf {3}" mit dem, was gefunden ist. */
function filled(german: string, found: readonly string[], letters: readonly string[]): string {
  const text = german.replace(/\{(?:(\w+) )?(\d+)\}/g, (_whole, declined: string | undefined, at: string) => {
    const one = found[Number(at) - 1] ?? "";
    if (declined) return DECLINED[declined]!(one);
    return letters[Number(at) - 1] === "M" ? named(one) : one;
  });
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

/** Ein Muster zum Lesen. */
export type Reader = (says: string) => string | null;

/** Liest einen Satz, der zu dem Muster passt. */
export function reader([english, german]: Pattern): Reader {
  const parts = english.split(/\{([A-Z])\}/);
  const letters = parts.filter((_part, i) => i % 2 === 1);
  const escaped = parts.map((part, i) =>
    i % 2 === 1 ? `(${LETTERS[part]!.matches})` : part.replace(/[.()?*+[\]^$|]/g, "\\$&"),
  );
  let pattern: RegExp | null = null;
  return (says) => {
    pattern ??= new RegExp(`^${escaped.join("")}$`);
    const found = pattern
      .exec(says)
      ?.slice(1)
      .map((part, i) => LETTERS[letters[i]!]?.own?.(part) ?? part);
    if (!found) return null;
    return typeof german === "string" ? filled(german, found, letters) : german(...found);
  };
}
