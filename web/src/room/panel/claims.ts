/** The claims of a code as a list. Claims of one name stand together, with the squares that they can be about. */

import type { About } from "../../lib/live/standing";
import { other, type Side } from "../../lib/men";
import { CLAIMING } from "../../lib/messages/claims";
import { isSquare, type Square } from "../../lib/squares";
import { sideName } from "../../lib/words/side";

export type Group = {
  /** Who claims what: `white claims touched`. */
  claim: string;
  /** The line without a square, if there is one. */
  plain: string | null;
  squares: { square: Square; line: string }[];
};

const claimantOf = (line: string): string => line.split(" ")[0] ?? "";

/** In the order in which the standing lists them. */
export function groupsOf(lines: readonly string[]): Group[] {
  const found = new Map<string, Group>();
  for (const line of lines) {
    const words = line.split(" ");
    const square = words.at(-1) ?? "";
    const claim = isSquare(square) ? words.slice(0, -1).join(" ") : line;
    const group = found.get(claim) ?? { claim, plain: null, squares: [] };
    if (isSquare(square)) group.squares.push({ square, line });
    else group.plain = line;
    found.set(claim, group);
  }
  return [...found.values()];
}

/** Claims that a game is drawn, in the order in which a player looks for them; then the flag. */
const FIRST = [
  "repetition",
  "fifty-moves",
  "perpetual-check",
  "no-normal-means",
  "draw-offered",
  "draw-agreed",
  "time",
];

const place = ({ claim }: Group): number => FIRST.indexOf(claim.split(" ")[2] ?? "");

/** Those that the game supports come first. */
const sorted = (groups: readonly Group[], ripe: readonly string[]): Group[] => {
  const holds = ({ plain, squares }: Group): boolean =>
    [plain, ...squares.map(({ line }) => line)].some((line) => line !== null && ripe.includes(line));
  return groups.toSorted((a, b) => Number(holds(b)) - Number(holds(a)) || place(a) - place(b));
};

/** What one player can claim, and what he can exact with ground or without. */
export type Claimant = { who: string; draws: Group[]; others: Group[]; exacts: string[] };

/** The claims of each player: of both at a shared screen, of one at a seat. */
export function claimantsOf(
  lines: readonly string[],
  blind: readonly string[],
  ripe: readonly string[],
): Claimant[] {
  const all = [...new Set([...lines, ...blind].map(claimantOf))];
  return all.map((who) => {
    const groups = groupsOf(lines.filter((line) => claimantOf(line) === who));
    return {
      who,
      draws: sorted(
        groups.filter((one) => place(one) >= 0),
        ripe,
      ),
      others: sorted(
        groups.filter((one) => place(one) < 0),
        ripe,
      ),
      exacts: blind.filter((line) => claimantOf(line) === who),
    };
  });
}

/** What follows if a claim is wrong, in words; null where the code has no price for it. */
export function priceOf(claim: string, about: About | undefined, clocked: boolean): string | null {
  const wrong = about?.wrong;
  if (!wrong) return null;
  const opponent = sideName(other(claimantOf(claim) as Side));
  const seconds = (wrong.opponent_ms ?? 0) / 1000;
  const time = seconds > 0 && (clocked ? CLAIMING.time : CLAIMING.timeNoted)(opponent, seconds);
  const said = [time, wrong.offers_draw && CLAIMING.offers].filter(Boolean);
  return said.length > 0 ? `${CLAIMING.wrong} ${said.join("; ")}.` : null;
}
