/**
 * Die Entscheidungen auf Deutsch. Die Sätze sind die des Servers; was hier nicht steht, bleibt englisch, und von
 * mehreren Sätzen stehen entweder alle auf Deutsch oder keiner.
 */

import type * as EN from "../en/sentences";
import type { Said } from "../said";
import { dem, den } from "./cases";
import { LETTERED } from "./letters";
import { man, MEN } from "./reasons";
import { ADJOURNED } from "./said/adjourned";
import { AGAIN } from "./said/again";
import { ENDS } from "./said/ends";
import { EVIDENCE } from "./said/evidence";
import { FREE } from "./said/free";
import { HALL } from "./said/hall";
import { MOVES } from "./said/moves";
import { reader } from "./said/pattern";
import { PENALTIES } from "./said/penalties";
import CLAIMS from "./said/told/claims.json";
import LAWS from "./said/told/laws.json";
import POST from "./said/told/post.json";
import RULED from "./said/told/ruled.json";
import { SILENT } from "./said/silent";
import { TOUCHING } from "./said/touching";

const TABLED = [LAWS, RULED, CLAIMS, POST].flatMap((table) => Object.entries<string>(table));

/** Die Sätze ohne offene Stelle. */
const WHOLE: ReadonlyMap<string, string> = new Map(TABLED.filter(([english]) => !english.includes("{")));

const OPEN = TABLED.filter(([english]) => english.includes("{"));
const READ = [MOVES, TOUCHING, PENALTIES, ENDS, EVIDENCE, ADJOURNED, HALL, OPEN, FREE, SILENT, AGAIN]
  .flat()
  .map(reader);

function sentence(says: string): string | null {
  const whole = WHOLE.get(says);
  if (whole !== undefined) return whole;
  for (const read of READ) {
    const own = read(says);
    if (own) return own;
  }
  return null;
}

export const SENTENCES: Said<typeof EN.SENTENCES> = {
  own: (says) => {
    const own = says.split(/(?<! \d+\.)(?<=\.) (?=[A-Z])/).map(sentence);
    return own.every((one) => one !== null) ? LETTERED.move(own.join(" ")) : null;
  },
  demand: (says) => {
    const own = sentence(`White exacts it: ${says}.`);
    return own === null ? null : own.slice(own.indexOf(": ") + 2, -1);
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
