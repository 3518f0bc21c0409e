/** Whether a text names a placement of pieces: eight rows of eight squares. Whether chess allows it is not asked. */
export function isBoard(fen: string): boolean {
  const rows = fen.trim().split(/\s+/)[0]!.split("/");
  const squares = (row: string): number =>
    [...row].reduce((sum, sign) => sum + (/[1-8]/.test(sign) ? Number(sign) : 1), 0);
  return rows.length === 8 && rows.every((row) => /^[1-8kqrbnp]+$/i.test(row) && squares(row) === 8);
}
