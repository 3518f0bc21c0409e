/** How much of a chat was read: who loads the page again has read it still. */

const key = (game: string): string => `jadoube chat ${game}`;

export const readOf = (game: string, shelf: Pick<Storage, "getItem">): number =>
  Number(shelf.getItem(key(game)) ?? 0) || 0;

export const keepRead = (game: string, read: number, shelf: Pick<Storage, "setItem">): void =>
  shelf.setItem(key(game), String(read));
