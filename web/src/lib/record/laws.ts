/** The rules of the older game that the tags of a PGN name. */

import { patiently } from "../live/patience";
import { everyCode, judgedScript } from "../live/requests";
import type { Older } from "../older";
import type { Chronicle } from "./chronicle";
import { scriptOf } from "./replayed";

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

/** How the men and the board of these rules look, with what the tags announce; null where they are as today. */
export async function olderLooks(code: string, tags: Tags): Promise<Older | null> {
  const script = scriptOf({ moves: [], start: null }, code, announcedBy(tags));
  return (await patiently(() => judgedScript(script))).standing.older ?? null;
}
