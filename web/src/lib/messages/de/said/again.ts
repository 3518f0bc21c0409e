/** Was eine Entscheidung gab und nahm, die durch einen Einspruch entfällt. */

import { SIDES } from "../cases";
import { time } from "../reasons";
import type { Pattern } from "./pattern";

const POINTS: Readonly<Record<string, string>> = {
  "half a point": "einen halben Punkt",
  "a point": "einen Punkt",
};

/** "zwei Minuten", "einen halben Punkt" */
const amount = (english: string): string =>
  POINTS[english] ?? (english.endsWith(" points") ? `${english.slice(0, -7)} Punkte` : time(english));

const BACK: readonly [english: RegExp, german: (side: string, what: string, of: string) => string][] = [
  [/^(White|Black) loses (.+) again$/, (side, what) => `${side} verliert wieder ${amount(what)}`],
  [/^(White|Black) is given (.+) again$/, (side, what) => `${side} bekommt ${amount(what)} zurück`],
  [
    /^(White|Black) is given (.+) again, which is all that the penalty of (.+) has cost$/,
    (side, what, of) =>
      `${side} bekommt ${amount(what)} zurück, mehr hat die Strafe (${time(of)}) nicht gekostet`,
  ],
  [
    /^(White|Black) has lost nothing by the penalty of (.+)$/,
    (side, what) => `${side} hat durch die Strafe (${time(what)}) nichts verloren`,
  ],
  [
    /^(White|Black)'s clock was set since, and stays as it is$/,
    (side) => `die Uhr von ${side} wurde seither gestellt und bleibt, wie sie ist`,
  ],
  [
    /^(White|Black)'s illegal move counts as none$/,
    (side) => `der regelwidrige Zug von ${side} zählt nicht als solcher`,
  ],
  [
    /^(White|Black)'s touch of the man on ([a-h][1-8]) counts as none$/,
    (side, what) => `die Berührung der Figur auf ${what} durch ${side} zählt nicht`,
  ],
  [
    /^(White|Black)'s touch of the man on ([a-h][1-8]) counts again$/,
    (side, what) => `die Berührung der Figur auf ${what} durch ${side} zählt wieder`,
  ],
  [
    /^(White|Black) may claim again that the time is exceeded$/,
    (side) => `${side} kann wieder reklamieren, dass die Zeit überschritten ist`,
  ],
  [
    /^(White|Black) counts as not having released the man, which goes back$/,
    (side) => `von ${side} gilt die Figur als nicht losgelassen und geht zurück`,
  ],
  [
    /^(White|Black)'s request counts as not granted$/,
    (side) => `dem Antrag von ${side} gilt als nicht stattgegeben`,
  ],
  [
    /^(White|Black)'s request is to be decided again$/,
    (side) => `über den Antrag von ${side} ist noch einmal zu entscheiden`,
  ],
  [
    /^(White|Black)'s claim is to be decided again$/,
    (side) => `über die Reklamation von ${side} ist noch einmal zu entscheiden`,
  ],
  [
    /^(White|Black)'s claim is still to be decided, while play goes on$/,
    (side) => `über die Reklamation von ${side} ist noch zu entscheiden, während weitergespielt wird`,
  ],
  [
    /^(White|Black) need not make the declared move$/,
    (side) => `${side} braucht den angekündigten Zug nicht auszuführen`,
  ],
  [
    /^(White|Black) need not have made the declared move$/,
    (side) => `${side} hätte den angekündigten Zug nicht ausführen müssen`,
  ],
  [
    /^(White|Black) would have no time left without (.+), which the arbiter sets right$/,
    (side, what) =>
      `${side} hätte ohne ${amount(what)} keine Zeit mehr, was der Schiedsrichter in Ordnung bringt`,
  ],
];

function back(english: string): string | null {
  for (const [pattern, german] of BACK) {
    const [, side = "", what = "", of = ""] = pattern.exec(english) ?? [];
    if (side) return german(SIDES[side] ?? side, what, of);
  }
  return null;
}

/** Mehreres zugleich: Nur wenn jeder Teil ein deutsches Wort hat, hat es der Satz. */
function all(english: string): string | null {
  const own = english.split(/(?:, | and )(?=(?:White|Black)\b)/).map(back);
  if (own.includes(null)) return null;
  const last = own.pop() ?? "";
  const said = own.length > 0 ? `${own.join(", ")}, und ${last}` : last;
  return `${said[0]?.toUpperCase()}${said.slice(1)}.`;
}

export const AGAIN: readonly Pattern[] = [["{E}.", (what) => all(what ?? "")]];
