/** What was agreed before a game beside what stands elsewhere on its page: keys and values, without their words. */

/** Headers that the page shows in places of their own. */
const APART = [
  "code",
  "table",
  "notice",
  "start",
  "time",
  "search-states",
  "board",
  "first",
  "case",
  "giver",
];

export const agreed = (header: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(header).filter(
    (pair): pair is [string, string] => !APART.includes(pair[0]) && typeof pair[1] === "string",
  );
