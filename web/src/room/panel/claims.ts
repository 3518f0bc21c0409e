/** The claims of a code as a list. Claims of one name stand together, with the squares that they can be about. */

import { isSquare, type Square } from "../../lib/squares";

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

/** What one player can claim, and what he can exact with ground or without. */
export type Claimant = { who: string; groups: Group[]; exacts: string[] };

/** The claims of each player: of both at a shared screen, of one at a seat. */
export function claimantsOf(lines: readonly string[], blind: readonly string[]): Claimant[] {
  const all = [...new Set([...lines, ...blind].map(claimantOf))];
  return all.map((who) => ({
    who,
    groups: groupsOf(lines.filter((line) => claimantOf(line) === who)),
    exacts: blind.filter((line) => claimantOf(line) === who),
  }));
}
