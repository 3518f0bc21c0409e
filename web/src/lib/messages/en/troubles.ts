/** What the server says where it does not do what is asked: in English as it says it. */

export const TROUBLES = {
  own: (_says: string): string | null => null,
};
