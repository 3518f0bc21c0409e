/** Two texts, word by word: what both have, what only the old one has, and what only the new one has. */

export type Piece = { text: string; is: "both" | "old" | "new" };

/** Words with the blanks after them. */
const split = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

const bare = (word: string): string => word.trimEnd();

/** The length of the longest common part of each pair of ends. */
function lengths(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      table[i]![j] =
        bare(old[i]!) === bare(now[j]!)
          ? table[i + 1]![j + 1]! + 1
          : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  return table;
}

/** The pieces in their order: what is gone stands before what came in its place. */
export function differences(before: string, after: string): Piece[] {
  const [old, now] = [split(before), split(after)];
  const table = lengths(old, now);
  const pieces: Piece[] = [];
  const add = (text: string, is: Piece["is"]): void => {
    const last = pieces.at(-1);
    if (last?.is === is) last.text += text;
    else pieces.push({ text, is });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && bare(old[i]!) === bare(now[j]!)) {
      add(now[j]!, "both");
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < old.length && table[i + 1]![j]! >= table[i]![j + 1]!))
      add(`${bare(old[i++]!)} `, "old");
    else add(now[j++]!, "new");
  }
  return pieces;
}
