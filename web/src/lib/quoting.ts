/** English words of the server inside a sentence of another language: marked, so that they can be read out as English. */

/** The isolates of Unicode: nothing is seen of them where they are left in. */
const OPENS = String.fromCharCode(0x2068);
const CLOSES = String.fromCharCode(0x2069);

/** Marks English words in a sentence that is not English. */
export const markedEnglish = (words: string): string => (words === "" ? words : `${OPENS}${words}${CLOSES}`);

/** A sentence taken apart where it quotes the server. */
export const quotedParts = (text: string): { text: string; english: boolean }[] =>
  text
    .split(new RegExp(`[${OPENS}${CLOSES}]`))
    .map((part, i) => ({ text: part, english: i % 2 === 1 }))
    .filter(({ text }) => text !== "");
