/** Teile von Sätzen: Figuren mit ihren Feldern, was zu tun ist, was verlangt werden kann, und Züge, die gemeint sind. */

import { SIDES } from "../cases";
import { becomes, dative, genitive, man, named, wing } from "../reasons";

const MAN = "(?:the|White's|Black's) [A-Za-z]+(?: (?:on|that stood on) [a-h][1-8])?";
const ONE_MAN = /^(?:the|(White|Black)'s) ([A-Za-z]+)(?: (on|that stood on) ([a-h][1-8]))?$/;

/** Jedes Stück auf Deutsch; null, wenn eines fehlt. */
function all(parts: readonly string[], german: (part: string) => string | null): string[] | null {
  const own = parts.map(german).filter((part) => part !== null);
  return own.length < parts.length ? null : own;
}

/** "a", "a oder b", "a, b und c" */
const listed = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}`;

/** "den Springer auf g1", "des Bauern von Schwarz auf d5", je nach dem Fall. */
function oneMan(english: string, declined: (name: string) => string): string | null {
  if (english === "a man that has since been taken") return "eine Figur, die seitdem geschlagen ist";
  const [, of, name, stands, square] = ONE_MAN.exec(english) ?? [];
  if (!name) return null;
  const place = square ? ` ${stands === "on" ? "auf" : "von"} ${square}` : "";
  return `${declined(name)}${of ? ` von ${SIDES[of]}` : ""}${place}`;
}

const parted = (english: string, by: RegExp): string[] => english.split(by);

/** Mehrere Figuren: "the Knight on g1 and Black's Pawn on d5". */
export function men(english: string, declined = man): string | null {
  const last = / or (?=the|White's|Black's)/.test(english) ? "oder" : "und";
  const own = all(parted(english, /, | and | or /), (part) => oneMan(part, declined));
  return own && listed(own, last);
}

const DUTIES: readonly [english: RegExp, german: (...found: string[]) => string | null][] = [
  [/^make the move that was sealed$/, () => "den abgegebenen Zug machen"],
  [/^move the (\w+) from (\w\d) to (\w\d)$/, (m, from, to) => `${man(m!)} von ${from} nach ${to} ziehen`],
  [/^move the man from (\w\d)$/, (from) => `die Figur von ${from} ziehen`],
  [/^move (.+)$/, (what) => then(men(what!), (own) => `${own} ziehen`)],
  [
    new RegExp(`^take (${MAN}(?:(?:, | or )${MAN})*) with (${MAN}(?:(?:, | or )${MAN})*)$`),
    (what, by) =>
      then(men(what!), (own) => then(men(by!, dative), (with_) => `${own} mit ${with_} schlagen`)),
  ],
  [/^take (.+)$/, (what) => then(men(what!), (own) => `${own} schlagen`)],
  [/^castle with the (\w+) on that side$/, (m) => `mit ${dative(m!)} auf dieser Seite rochieren`],
  [/^castle with (.+)$/, (what) => then(men(what!, dative), (own) => `mit ${own} rochieren`)],
  [
    /^make another move than castling with (.+)$/,
    (what) => then(men(what!, dative), (own) => `einen anderen Zug machen als die Rochade mit ${own}`),
  ],
  [/^make the declared move (\S+)$/, (move) => `den angesagten Zug ${move} machen`],
  [/^promote to a (\w+) on (\w\d)$/, (m, on) => `auf ${on} in ${becomes(m!)} umwandeln`],
  [/^promote (.+)$/, (what) => then(men(what!), (own) => `${own} umwandeln`)],
];

const then = (own: string | null, further: (own: string) => string | null): string | null =>
  own === null ? null : further(own);

function first(
  table: readonly [english: RegExp, german: (...found: string[]) => string | null][],
  english: string,
): string | null {
  for (const [pattern, german] of table) {
    const found = pattern.exec(english);
    const own = found && german(...found.slice(1));
    if (own) return own;
  }
  return null;
}

/** Was zu tun ist: "move the Knight on g1, or take Black's Pawn on d5". */
export function duty(english: string): string | null {
  const own = all(english.split(", or "), (one) => first(DUTIES, one));
  return own && own.join(" oder ");
}

const OPTIONS: readonly [english: RegExp, german: (...found: string[]) => string | null][] = [
  [/^a move of (.+)$/, (what) => then(oneMan(what!, genitive), (own) => `einen Zug ${own}`)],
  [/^the capture of (.+)$/, (what) => then(oneMan(what!, genitive), (own) => `das Schlagen ${own}`)],
  [/^that the move stand as it was played$/, () => "dass der Zug stehen bleibt, wie er gespielt wurde"],
  [/^that both moves stand$/, () => "dass beide Züge stehen bleiben"],
  [/^that the second man go back$/, () => "dass die zweite Figur zurückgestellt wird"],
];

/** Was verlangt werden kann: "a move of the Knight on g1 or the capture of Black's Pawn on d5". */
export function options(english: string): string | null {
  const parts = english.split(/(?:, | or )(?=a move of|the capture of|that )/);
  const own = all(parts, (one) => first(OPTIONS, one));
  return own && listed(own, "oder");
}

const DEEDS: readonly [english: RegExp, german: (...found: string[]) => string | null][] = [
  [/^moved the (\w+) from (\w\d) to (\w\d)$/, (m, from, to) => `${man(m!)} von ${from} nach ${to} gezogen`],
  [/^moved (.+)$/, (what) => then(men(what!), (own) => `${own} gezogen`)],
  [/^castled on the (King|Queen)'s side$/, (side) => `${wing(side!)} rochiert`],
  [
    /^castled on the (King|Queen)'s side, which does not count as that move$/,
    (side) => `${wing(side!)} rochiert, was nicht als dieser Zug gilt`,
  ],
  [/^promoted to a (\w+) on (\w\d)$/, (m, on) => `auf ${on} in ${becomes(m!)} umgewandelt`],
];

const FOLLOWS: readonly [english: RegExp, german: (...found: string[]) => string | null][] = [
  [
    /^unless (\w+) puts it right first, the arbiter has it taken back when the clock is pressed or play goes on$/,
    (who) =>
      `Stellt ${SIDES[who!]} es nicht vorher richtig, lässt der Schiedsrichter es zurücknehmen, wenn die Uhr gedrückt wird oder das Spiel weitergeht`,
  ],
  [
    /^(\w+) may claim it before touching a man, and the move is then taken back$/,
    (who) =>
      `${SIDES[who!]} darf es reklamieren, bevor er eine Figur berührt; dann wird der Zug zurückgenommen`,
  ],
  [
    /^(\w+) may exact it again before touching a man, and the move is then taken back$/,
    (who) =>
      `${SIDES[who!]} kann sie noch einmal fordern, bevor er eine Figur berührt; dann wird der Zug zurückgenommen`,
  ],
  [
    /^the move stands, since it is legal in itself, but (\w+) may claim the game$/,
    (who) =>
      `Der Zug bleibt stehen, weil er an sich regelgerecht ist, doch ${SIDES[who!]} kann die Partie reklamieren`,
  ],
  [/^the arbiter has it taken back$/, () => "Der Schiedsrichter lässt es zurücknehmen"],
  [/^the game ends with that move all the same$/, () => "Die Partie endet mit diesem Zug dennoch"],
  [/^(\w+) may have it taken back$/, (who) => `${SIDES[who!]} kann es zurücknehmen lassen`],
  [
    /^(\w+) may have it taken back, or claim the game$/,
    (who) => `${SIDES[who!]} kann es zurücknehmen lassen oder die Partie reklamieren`,
  ],
];

/** Was stattdessen geschah: "moved the Pawn on e2". */
export const deed = (english: string): string | null => first(DEEDS, english);

/** Was daraus folgt, dass jemand nicht tat, was er musste. */
export const follows = (english: string): string | null => first(FOLLOWS, english);

const MEANT: readonly [english: RegExp, german: (...found: string[]) => string | null][] = [
  [
    /^the (\w+) from (\w\d) to (\w\d)(?:, taking the (\w+))?(?:, promoted to a (\w+))?$/,
    (m, from, to, prey, into) =>
      `${named(m!)} von ${from} nach ${to}${prey ? `, schlägt ${man(prey)}` : ""}${into ? `, Umwandlung in ${becomes(into)}` : ""}`,
  ],
  [/^castling on the (King|Queen)'s side$/, (side) => `die ${wing(side!)}e Rochade`],
  [/^castling up the file$/, () => "die Rochade die Linie hinauf"],
];

/** Ein Zug, den eine Aufzeichnung bedeutet. */
export const meant = (english: string): string | null => first(MEANT, english);

/** Mehrere, die sie bedeuten kann. */
export function meantOneOf(english: string): string | null {
  const own = all(english.split(/(?:, | or )(?=the \w+ from|castling)/), meant);
  return own && listed(own, "oder");
}
