/** What is wrong in a record: in English as the server says it. */

export const FAULTS = {
  own: (_says: string): string | null => null,
};
