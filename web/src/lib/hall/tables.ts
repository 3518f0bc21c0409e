/** The tables that are looked for. */

import type { Table } from "./hall";

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The tables whose board has this number, or whose players have these letters in their names. */
export function soughtIn(tables: readonly Table[], sought: string, onlyOpen: boolean): readonly Table[] {
  const letters = plain(sought.trim());
  if (letters === "" && !onlyOpen) return tables;
  const isNumber = /^\d+$/.test(letters);
  return tables.filter(
    ({ board, white, black, alarms }) =>
      (!onlyOpen || alarms.length > 0) &&
      (isNumber
        ? board === letters || board.endsWith(`.${letters}`)
        : plain(`${white} ${black}`).includes(letters)),
  );
}

/** From so many single moves on, the count of moves without a capture or a move of a Pawn is shown. */
const WORTH_SHOWING = 60;

/** The moves of each side without a capture or a move of a Pawn; nothing where they are few. */
export const quietMoves = ({ quiet, state }: Pick<Table, "quiet" | "state">): number | null =>
  quiet >= WORTH_SHOWING && state === "playing" ? Math.floor(quiet / 2) : null;
