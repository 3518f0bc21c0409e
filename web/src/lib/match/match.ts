/** A match of several games: what the server tells of it, and what is asked of the server. */

import { ask, Refusal, troubleOf } from "../live/requests";

export type MatchRole = "one" | "two" | "watch" | "arbiter";

export type MatchRuling = { articles: string[]; says: string };

export type MatchGame = {
  number: number;
  white: string;
  first: string;
  /** In figures, or `annulled` or `recommenced`. */
  result: string;
  winner: string | null;
  counts: boolean;
  points?: [string, string];
  /** The id of the game. */
  file?: string;
  rulings: MatchRuling[];
};

export type Hand = "left" | "right";

/** A lot that was drawn: `hash` is the SHA-256 of `held`, a blank and `bits`. */
export type DrawnLot = {
  after: number;
  for: "colours" | "first-move";
  hid: string;
  hash: string;
  picked: Hand;
  held: Hand;
  bits: string;
  winner: string;
};

export type Due = {
  due: "to" | "lot" | "choice" | "with-white" | "open";
  player: string | null;
  articles: string[];
  says: string;
};

export type MatchStanding = {
  code: string;
  players: [string, string];
  games: MatchGame[];
  score: { won: [number, number]; drawn: number; counted: number; points?: [string, string] };
  lots: DrawnLot[];
  /** A Pawn that is hidden and not shown yet. */
  hidden?: { for: DrawnLot["for"]; hid: string; hash: string; picked: Hand | null };
  underway?: { number: number; name: string; white: string; first: string };
  odds?: string;
  /** Null once the match is over. */
  next: { number: number; white: Due; first: Due } | null;
  decided: string | null;
  over: { winner: string | null; why: string; says: string } | null;
};

export type Match = {
  id: string;
  role: MatchRole;
  /** The key of the address is only good for taking the seat. */
  invited: boolean;
  version: number;
  /** Whether both players have taken their seats. */
  complete: boolean;
  header: string;
  lines: string[];
  /** What one player has said, and the other must say too. */
  pending: { by: "one" | "two"; line: string } | null;
  standing: MatchStanding;
};

export type CreatedMatch = {
  match: string;
  role: MatchRole;
  links: { you: string; other: string; watch: string; arbiter: string | null };
};

const path = (id: string, rest = ""): string => `matches/${encodeURIComponent(id)}${rest}`;

const post = (key: string | null, body: object): RequestInit => ({
  method: "POST",
  headers: {
    "content-type": "application/json",
    ...(key === null ? {} : { authorization: `Bearer ${key}` }),
  },
  body: JSON.stringify(body),
});

/** A new match, of which the header of a match text settles everything. */
export const createMatch = (header: string): Promise<CreatedMatch> => ask("matches", post(null, { header }));

export const lookAtMatch = (id: string, key: string): Promise<Match> =>
  ask(path(id), { headers: { authorization: `Bearer ${key}` } });

/** Says a line in the match, at the version at which it was meant. */
export const sayInMatch = (id: string, key: string, version: number, line: string): Promise<unknown> => {
  const request = crypto.getRandomValues(new Uint32Array(4)).join("-");
  return ask(path(id, "/lines"), post(key, { version, line, request }));
};

/** The game of this number begins, if it has not begun. */
export const beginGame = (id: string, key: string, number: number): Promise<Match> =>
  ask(path(id, "/games"), post(key, { number }));

/** A seat that was taken, with the link for those who watch where it was an invitation that led there. */
export type TakenMatchSeat = { link: string; watch?: string };

/** A seat gets another key, which the page has drawn. */
export const takeMatchSeat = (id: string, key: string, drawn: string): Promise<TakenMatchSeat> =>
  ask(path(id, "/seat"), post(key, { key: drawn }));

/** The match as a club writes it down. */
export async function matchText(id: string, key: string): Promise<string> {
  const answer = await fetch(`/api/${path(id, "/text")}`, { headers: { authorization: `Bearer ${key}` } });
  if (!answer.ok)
    throw new Refusal(answer.status, troubleOf(answer.status, await answer.json().catch(() => null)));
  return answer.text();
}

export const matchPath = (id: string, key: string): string => `/m/${encodeURIComponent(id)}#${key}`;
export const gamePath = (game: string, key: string): string => `/g/${encodeURIComponent(game)}#${key}`;

/** The name of the player in this seat; null for whoever does not play. */
export const ownName = ({ role, standing }: Match): string | null =>
  role === "one" ? standing.players[0] : role === "two" ? standing.players[1] : null;

/** What was agreed of a match, as its header has it. */
export function agreedOf({ header }: Pick<Match, "header">): {
  games: number | null;
  wins: number | null;
  time: string | null;
} {
  const line = (key: string): string | null =>
    new RegExp(`^${key}: *(.+)$`, "m").exec(header)?.[1]?.trim() ?? null;
  const number = (key: string): number | null => Number(line(key)) || null;
  const time = line("time");
  return { games: number("games"), wins: number("wins"), time: time === "none" ? null : time };
}

/** Which side the player in this seat has in the game that is under way, or comes; null where that is open, or he is none. */
export function sideIn(match: Match): { game: number; side: "white" | "black" } | null {
  const own = ownName(match);
  const { underway, next } = match.standing;
  const white = underway ? underway.white : next?.white.due === "to" ? next.white.player : null;
  const game = underway?.number ?? next?.number;
  if (own === null || white === null || game === undefined) return null;
  return { game, side: white === own ? "white" : "black" };
}

/** "1 : 0": points where the code gives points, otherwise games won. */
export const scoreOf = ({ score }: MatchStanding): string => (score.points ?? score.won).join(" : ");

/** What has to be settled before the next game can begin. */
export const openMatters = ({ next }: MatchStanding): { for: DrawnLot["for"]; due: Due }[] => {
  if (next === null) return [];
  const open = (due: Due): boolean => due.due === "lot" || due.due === "open" || due.due === "choice";
  const matters = [
    { for: "colours" as const, due: next.white },
    { for: "first-move" as const, due: next.first },
  ];
  return matters.filter(({ due }) => open(due));
};

/** The number of the game that can begin now; null where something comes first. */
export const ready = ({ standing, complete }: Match): number | null =>
  complete &&
  standing.next !== null &&
  !standing.underway &&
  !standing.hidden &&
  openMatters(standing).length === 0
    ? standing.next.number
    : null;

/** Who has White and who has Black in a game of the match; null for any other game. */
export function seated({ players, underway, games }: MatchStanding, game: string): [string, string] | null {
  const white = underway?.name === game ? underway.white : games.find(({ file }) => file === game)?.white;
  const black = players.find((player) => player !== white);
  return white === undefined || black === undefined ? null : [white, black];
}
