/** What a code is called, and the line that invites to it: in the language of the page, where it has them. */

import type { CodeTitle } from "../live/requests";
import { CODES } from "../messages/codes";
import { curled } from "../curled";

export type CodeTold = {
  knownAs: string;
  invitation: string;
  /** The words are the server's, in English. */
  english: boolean;
};

export function codeTold({
  id,
  known_as,
  invitation,
}: Pick<CodeTitle, "id" | "known_as" | "invitation">): CodeTold {
  const said = CODES.says(id);
  return said
    ? { ...said, english: false }
    : { knownAs: curled(known_as), invitation: curled(invitation), english: true };
}

/** Its name in a sentence; the server's English one where the page has none, and a gap until that is known. */
export const codeName = (id: string, english: string | null): string =>
  CODES.named(id) ?? curled(english ?? "…");

/** Whether the page has a name of its own for it. */
export const hasOwnName = (id: string): boolean => CODES.named(id) !== null;
