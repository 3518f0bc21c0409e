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

/** Claims that a game is drawn, in the order in which a player looks for them. */
const DRAWS = ["repetition", "fifty-moves", "perpetual-check", "no-normal-means"];

/** Claims of what was said, and of how board and clock were set up: nobody needs them unless that is in dispute. */
const DISPUTED = [
  "time",
  "draw-offered",
  "draw-agreed",
  "resigned",
  "adjusted",
  "clock-wrongly-set",
  "board-misplaced",
  "men-misplaced",
  "wrong-first-move",
  "colours-reversed",
  "odds-not-given",
  "wrongly-resumed",
];

const nameOf = ({ claim }: Group): string => claim.split(" ")[2] ?? "";

/** In the order of a list of names, and those that it does not have after them. */
const inOrder = (groups: readonly Group[], names: readonly string[]): Group[] => {
  const place = (one: Group): number => (names.indexOf(nameOf(one)) + names.length + 1) % (names.length + 1);
  return groups.toSorted((a, b) => place(a) - place(b));
};

/** What one player can claim, and what he can exact with ground or without. */
export type Claimant = {
  who: string;
  /** What the game so far supports. */
  ripe: Group[];
  /** What the other's hand may have done wrong. */
  deeds: Group[];
  draws: Group[];
  /** What is claimed only where it is in dispute. */
  disputed: Group[];
  exacts: string[];
};

/** The claims of each player: of both at a shared screen, of one at a seat. What means something now comes first. */
export function claimantsOf(
  lines: readonly string[],
  blind: readonly string[],
  ripe: readonly string[],
): Claimant[] {
  const all = [...new Set([...lines, ...blind].map(claimantOf))];
  const holds = ({ plain, squares }: Group): boolean =>
    [plain, ...squares.map(({ line }) => line)].some((line) => line !== null && ripe.includes(line));
  return all.map((who) => {
    const groups = groupsOf(lines.filter((line) => claimantOf(line) === who));
    const open = groups.filter((one) => !holds(one));
    const named = (names: readonly string[]): Group[] =>
      inOrder(
        open.filter((one) => names.includes(nameOf(one))),
        names,
      );
    return {
      who,
      ripe: inOrder(groups.filter(holds), [...DRAWS, ...DISPUTED]),
      deeds: open.filter((one) => ![...DRAWS, ...DISPUTED].includes(nameOf(one))),
      draws: named(DRAWS),
      disputed: named(DISPUTED),
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
