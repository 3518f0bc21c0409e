/** What a set of messages is in any language: the same names, and functions of the same values. */

/** `{ title: "Chat"; unread: (n: number) => string }` of English, with any words in the place of these. */
export type Said<T> = T extends (...given: infer Given) => infer Words
  ? (...given: Given) => Said<Words>
  : T extends string
    ? string
    : T extends object
      ? { readonly [Name in keyof T]: Said<T[Name]> }
      : T;

/** The word of a table for a key that came from elsewhere, such as from the server; undefined where it has none. */
export const wordOf = (table: object, key: string): string | undefined =>
  Object.hasOwn(table, key) ? (table as Record<string, string>)[key] : undefined;
