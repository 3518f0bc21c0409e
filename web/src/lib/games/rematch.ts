/** A rematch: the same game between the same two, with the colours, the odds and the first move that their code gives them. */

import type { RematchTerms, Role } from "../live/frames";
import type { Created, NewGame } from "../live/requests";
import { other } from "../men";
import { askedAs } from "./kept";

/** What is asked for where the server does not say how the laws have it: the colours change. */
export function asBefore(asked: NewGame, role: Role): NewGame {
  // Where strangers met, the same two meet again.
  return role === "white" || role === "black" ? { ...asked, open: null, colours: other(role) } : asked;
}

/** What a rematch comes to that the server has set up, as if its player had asked for it with every word. */
export function asSetUp(asked: NewGame, role: Role, terms: RematchTerms, created: Created): NewGame {
  const header = created.role === role ? terms.kept : terms.changed;
  const colours = created.role === "white" || created.role === "black" ? created.role : asked.colours;
  const game = { ...asked, open: null, colours };
  if (!header) return game;
  const { start, time, odds, giver, terms: others } = askedAs(header);
  return { ...game, start, time, odds, giver, terms: others };
}

/** The seats beside the two players' in a new game, as they are offered to whoever sits there now. */
export const furtherWays = ({ links }: Pick<Created, "links">): Record<string, string> =>
  Object.fromEntries((links.further ?? []).map(({ seat, link }) => [seat, link]));
