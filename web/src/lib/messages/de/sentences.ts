/**
 * Die häufigsten Entscheidungen auf Deutsch. Die Sätze sind die des Servers; was hier nicht steht, bleibt englisch, und von
 * mehreren Sätzen stehen entweder alle auf Deutsch oder keiner.
 */

import type * as EN from "../en/sentences";
import type { Said } from "../said";
import { dem, den } from "./cases";
import { man, MEN, SIDES } from "./reasons";
import { ADJOURNED } from "./said/adjourned";
import { ENDS } from "./said/ends";
import { HALL } from "./said/hall";
import { MOVES } from "./said/moves";
import { LETTERS, type Pattern } from "./said/pattern";
import { PENALTIES } from "./said/penalties";
import { TOUCHING } from "./said/touching";

const READ = [MOVES, TOUCHING, PENALTIES, ENDS, ADJOURNED, HALL]
  .flat()
  .map(([english, german]): [RegExp, Pattern[1]] => {
    const parts = english.split(/\{([A-Z])\}/);
    const escaped = parts.map((part, i) => (i % 2 === 1 ? LETTERS[part]! : part.replace(/[.()]/g, "\\$&")));
    return [new RegExp(`^${escaped.join("")}$`), german];
  });

function sentence(says: string): string | null {
  for (const [pattern, german] of READ) {
    const found = pattern.exec(says);
    const own = found && german(...found.slice(1).map((part) => SIDES[part] ?? part));
    if (own) return own;
  }
  return null;
}

export const SENTENCES: Said<typeof EN.SENTENCES> = {
  own: (says) => {
    const own = says.split(/(?<! \d+\.)(?<=\.) (?=[A-Z])/).map(sentence);
    return own.every((one) => one !== null) ? own.join(" ") : null;
  },
  duty: (says, kindOn, gone) => {
    const at = (square: string): string => `${square === gone ? "von" : "auf"} ${square}`;
    const the = (square: string): string => `${den(kindOn(square))} ${at(square)}`;
    const found = (pattern: RegExp): string[] | null => pattern.exec(says)?.slice(1) ?? null;
    const [moved] = found(/^move the (?:man|King) on ([a-h][1-8])$/) ?? [];
    if (moved) return `${the(moved)} ziehen`;
    const [taken] = found(/^take the man on ([a-h][1-8])$/) ?? [];
    if (taken) return `${the(taken)} schlagen`;
    const [prey, by] = found(/^take the man on ([a-h][1-8]) with the man on ([a-h][1-8])$/) ?? [];
    if (prey && by) return `${the(prey)} mit ${dem(kindOn(by))} ${at(by)} schlagen`;
    const [either, or] = found(/^move the man on ([a-h][1-8]), or take the man on ([a-h][1-8])$/) ?? [];
    if (either && or) return `${the(either)} ziehen oder ${the(or)} schlagen`;
    const [king, rook] = found(/^castle with the men on ([a-h][1-8]) and ([a-h][1-8])$/) ?? [];
    if (king && rook) return `mit den Figuren auf ${king} und ${rook} rochieren`;
    const [name = "", from, to] = found(/^move the ([A-Z][a-z]+) from ([a-h][1-8]) to ([a-h][1-8])$/) ?? [];
    return MEN[name] && from && to ? `${man(name)} von ${from} nach ${to} ziehen` : null;
  },
};
