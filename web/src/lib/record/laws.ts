/** The rules of the older game that the tags of a PGN name. */

import { everyCode } from "../live/requests";
import type { Chronicle } from "./chronicle";

type Tags = Chronicle["tags"];

const valueOf = (tags: Tags, name: string): string | null =>
  tags.find(([tag]) => tag === name)?.[1].trim() ?? null;

/** The code of the older game that the tag `Laws` names; null where it names none. */
export async function olderCodeOf(tags: Tags): Promise<string | null> {
  const laws = valueOf(tags, "Laws");
  if (laws === null) return null;
  const known = (await everyCode()).some(({ id, older }) => older && id === laws);
  return known ? laws : null;
}

/** The tags that announce a rule in the place of a code's own, as lines of a script: `RuleBareKing` is `rule-bare-king`. */
export const announcedBy = (tags: Tags): string[] =>
  tags
    .filter(([name]) => /^Rule[A-Z]/.test(name))
    .map(([name, value]) => `${name.replace(/(?!^)[A-Z]/g, "-$&").toLowerCase()}: ${value.trim()}`);
