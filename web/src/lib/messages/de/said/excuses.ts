/** Warum eine Berührung keine Folgen hat. */

import { nominative } from "../reasons";

const EXCUSES: readonly [english: RegExp, german: (...found: string[]) => string][] = [
  [/^it was an accident$/, () => "es war ein Versehen"],
  [/^(?:he has the move|it is his own turn)$/, () => "er ist am Zug"],
  [/^it is not his turn$/, () => "er ist nicht am Zug"],
  [/^he said so first$/, () => "er hat es vorher gesagt"],
  [/^he gave notice$/, () => "er hat es angekündigt"],
  [/^he touches only men of his adversary's$/, () => "er berührt nur Figuren des Gegners"],
  [/^one of the men that he touches is his own$/, () => "eine der berührten Figuren ist seine eigene"],
  [/^he said "j'adoube" in touching$/, () => "er sagte dabei „j’adoube“"],
  [/^he said that he adjusts it$/, () => "er sagte, dass er sie zurechtrückt"],
  [/^a man that stands wrongly is put right$/, () => "eine Figur, die falsch steht, wird zurechtgestellt"],
  [
    /^a man was put right that an accident had displaced$/,
    () => "eine Figur, die aus Versehen verschoben war, wurde zurechtgestellt",
  ],
  [/^the man was put back where it belongs$/, () => "die Figur wurde dahin zurückgestellt, wo sie hingehört"],
  [/^the player consented$/, () => "der Spieler willigte ein"],
  [/^it belongs to what was required$/, () => "das gehört zu dem, was verlangt war"],
  [
    /^a promoted (\w+) or its substitute was replaced$/,
    (m) => `${nominative(m!)} nach der Umwandlung, oder was ihn vertrat, wurde ausgetauscht`,
  ],
  [
    /^the man is still in its hole on the board of a player who cannot see$/,
    () => "auf dem Brett eines Spielers, der nicht sieht, steckt die Figur noch in ihrem Loch",
  ],
];

/** Alle Gründe auf Deutsch; null, wenn einer fehlt. */
export function excuse(english: string): string | null {
  const own = english.split(", ").map((one) => {
    for (const [pattern, german] of EXCUSES) {
      const found = pattern.exec(one);
      if (found) return german(...found.slice(1));
    }
    return null;
  });
  const said = own.filter((one) => one !== null).join(", ");
  return own.includes(null) ? null : `${said[0]!.toUpperCase()}${said.slice(1)}`;
}
