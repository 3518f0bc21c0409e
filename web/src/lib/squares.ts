/** Squares as text (`e4`), and where they lie on a drawn board. No rule of chess lives here. */

export type Square = string;

export const FILES = "abcdefgh";

/** All squares as a reader sees them: a8 to h8, then a7 … h1. */
export const SQUARES: readonly Square[] = [8, 7, 6, 5, 4, 3, 2, 1].flatMap((rank) =>
  [...FILES].map((file) => `${file}${rank}`),
);

const IS_SQUARE = /^[a-h][1-8]$/;

export function isSquare(text: string): boolean {
  return IS_SQUARE.test(text);
}

/** Column and row from the left upper corner of the drawn board, 0 to 7. */
export function place(square: Square, turned: boolean): { column: number; row: number } {
  const file = FILES.indexOf(square[0]!);
  const rank = Number(square[1]) - 1;
  return turned ? { column: 7 - file, row: rank } : { column: file, row: 7 - rank };
}

/** The square at a column and row of the drawn board; null outside of it. */
export function squareAt(column: number, row: number, turned: boolean): Square | null {
  if (column < 0 || column > 7 || row < 0 || row > 7) return null;
  return turned ? `${FILES[7 - column]}${row + 1}` : `${FILES[column]}${8 - row}`;
}

/** The next square in a direction as the board is drawn; the same square at the edge. */
export function neighbour(square: Square, right: number, down: number, turned: boolean): Square {
  const { column, row } = place(square, turned);
  return squareAt(column + right, row + down, turned) ?? square;
}

/** Whether a square lies on the right half of the drawn board: a tap there steps forward, on the left back. */
export const isAhead = (square: Square, turned: boolean): boolean =>
  FILES.indexOf(square[0]!) >= 4 !== turned;

export function isDark(square: Square): boolean {
  return (FILES.indexOf(square[0]!) + Number(square[1])) % 2 === 1;
}

/** What stands where: letters as in a FEN, by square. */
export type Placement = ReadonlyMap<Square, string>;

/** Reads a FEN's first field; squares that it does not describe stay empty. */
export function readPlacement(field: string): Placement {
  const men = new Map<Square, string>();
  field
    .split(" ")[0]!
    .split("/")
    .forEach((row, i) => {
      let file = 0;
      for (const letter of row) {
        if (letter >= "1" && letter <= "8") file += Number(letter);
        else men.set(`${FILES[file++] ?? "?"}${8 - i}`, letter);
      }
    });
  return men;
}

/** Where the usual game begins, as a FEN. */
export const USUAL_ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
