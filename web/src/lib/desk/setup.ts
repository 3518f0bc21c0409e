/** A position that is set up by hand. No rule of chess lives here: the server says what is wrong with it. */

import type { Side } from "../men";
import { FILES, readPlacement, type Placement, type Square } from "../squares";

/** The tray, white pieces first. */
export const TRAY = ["K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p"] as const;

export const NO_MEN = "8/8/8/8/8/8/8/8";

/** The first field of a FEN. */
export function boardOf(men: Placement): string {
  return [8, 7, 6, 5, 4, 3, 2, 1]
    .map((rank) => [...FILES].map((file) => men.get(`${file}${rank}`) ?? " ").join(""))
    .map((row) => row.replaceAll(/ +/g, (gap) => String(gap.length)))
    .join("/");
}

const CORNERS = [
  ["K", "e1", "h1"],
  ["Q", "e1", "a1"],
  ["k", "e8", "h8"],
  ["q", "e8", "a8"],
] as const;

/** Castling where King and Rook stand at home. */
export function castlingAtHome(men: Placement): string {
  const may = CORNERS.filter(([letter, king, rook]) => {
    const [own, tower] = letter === letter.toUpperCase() ? ["K", "R"] : ["k", "r"];
    return men.get(king) === own && men.get(rook) === tower;
  });
  return may.map(([letter]) => letter).join("") || "-";
}

const fields = (fen: string): string[] => {
  const given = fen.split(" ");
  return ["", "w", "-", "-", "0", "1"].map((usual, i) => given[i] ?? usual);
};

/** The position with a piece on a square; null takes away what stands there. */
export function withMan(fen: string, square: Square, letter: string | null): string {
  const men = new Map(readPlacement(fen));
  if (letter === null) men.delete(square);
  else men.set(square, letter);
  const [, turn, castling] = fields(fen);
  const open = castling !== "-" || castlingAtHome(readPlacement(fen)) === "-";
  return [boardOf(men), turn, open ? castlingAtHome(men) : "-", "-", "0", "1"].join(" ");
}

export function withTurn(fen: string, side: Side): string {
  const [board, , castling, , halfmoves, number] = fields(fen);
  return [board, side === "white" ? "w" : "b", castling, "-", halfmoves, number].join(" ");
}

/** Whether a King and a Rook that stand at home may still castle. */
export function withCastling(fen: string, may: boolean): string {
  const [board, turn, , , halfmoves, number] = fields(fen);
  const castling = may ? castlingAtHome(readPlacement(fen)) : "-";
  return [board, turn, castling, "-", halfmoves, number].join(" ");
}
