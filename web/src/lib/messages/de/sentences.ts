/**
 * Die Entscheidungen auf Deutsch. Die Sätze sind die des Servers; was hier nicht steht, bleibt englisch, und von
 * mehreren Sätzen stehen entweder alle auf Deutsch oder keiner.
 */

import type * as EN from "../en/sentences";
import type { Said } from "../said";
import { dem, den, SIDES } from "./cases";
import { LETTERED } from "./letters";
import { man, MEN } from "./reasons";
import { ADJOURNED } from "./said/adjourned";
import { AGAIN } from "./said/again";
import { ENDS } from "./said/ends";
import { EVIDENCE } from "./said/evidence";
import { FREE } from "./said/free";
import { HALL } from "./said/hall";
import { ofMatch } from "./said/matches";
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
  return ofMatch(says);
}

/** Was gefordert werden kann und kein Zug ist. */
const DEMANDS: readonly (readonly [RegExp, (side: string) => string])[] = [
  [/^it stands as it was played$/, () => "es bleibt so stehen, wie gespielt wurde"],
  [/^(White|Black)'s second man goes back$/, (side) => `die zweite Figur von ${side} geht zurück`],
  [/^both of (White|Black)'s moves stand$/, (side) => `beide Züge von ${side} gelten`],
  [
    /^the position at the beginning of (White|Black)'s turn stands again$/,
    (side) => `die Stellung vor dem Zug von ${side} steht wieder`,
  ],
];

/** Was zu tun ist, mit den Figuren, die dort stehen oder standen. */
function duty(says: string, kindOn: (square: string) => string, gone?: string): string | null {
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
  const [kings] = found(/^move the King( on [a-h][1-8](?: or [a-h][1-8])*)?$/) ? [says] : [];
  if (kings)
    return `${den("König")}${kings
      .slice(13)
      .replace(/on ([a-h])/, "auf $1")
      .replaceAll(" or ", " oder ")} ziehen`;
  const [rooks] = found(/^move the Rook on ([a-h][1-8](?: or [a-h][1-8])*)$/) ?? [];
  if (rooks) return `${den("Turm")} auf ${rooks.replaceAll(" or ", " oder ")} ziehen`;
  const [name = "", from, to] = found(/^move the ([A-Z][a-z]+) from ([a-h][1-8]) to ([a-h][1-8])$/) ?? [];
  return MEN[name] && from && to ? `${man(name)} von ${from} nach ${to} ziehen` : null;
}

export const SENTENCES: Said<typeof EN.SENTENCES> = {
  own: (says) => {
    const own = says.split(/(?<! \d+\.)(?<=\.) (?=[A-Z])/).map(sentence);
    return own.every((one) => one !== null) ? LETTERED.move(own.join(" ")) : null;
  },
  demand: (says, kindOn) => {
    const [, side = "", what = ""] = /^(White|Black) must (.+)$/.exec(says) ?? [];
    if (side) {
      const own = duty(what, kindOn);
      return own === null ? null : `${SIDES[side]} muss ${own}`;
    }
    for (const [pattern, own] of DEMANDS) {
      const found = pattern.exec(says);
      if (found) return own(SIDES[found[1] ?? ""] ?? "");
    }
    return null;
  },
  duty,
};
