/** What is read from a position in FEN. */

import type { Side } from "../men";

/** The player whose turn it is. */
export const turnOf = (fen: string): Side => (fen.split(" ")[1] === "b" ? "black" : "white");
