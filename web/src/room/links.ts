import type { Side } from "../lib/api";

/** The links of a game that this tab has created, kept in this tab only. */

export type GameLinks = { you: string; other: string | null; watch: string; lot: Side | null };

const name = (game: string): string => `jadoube links ${game}`;

export function keepLinks(game: string, links: GameLinks): void {
  sessionStorage.setItem(name(game), JSON.stringify(links));
}

export function linksOf(game: string): GameLinks | null {
  try {
    return JSON.parse(sessionStorage.getItem(name(game)) ?? "null") as GameLinks | null;
  } catch {
    return null;
  }
}
