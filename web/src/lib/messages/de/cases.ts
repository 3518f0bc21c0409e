/** Sides by their English names. */
export const SIDES: Readonly<Record<string, string>> = { White: "Weiß", Black: "Schwarz" };

/** Pieces by name with their articles: "den Bauern" for "Bauer". A name that is none of them is declined like "Figur". */

type Declined = { readonly den: string; readonly des: string };

const MASCULINE: Readonly<Record<string, Declined>> = {
  König: { den: "König", des: "Königs" },
  Turm: { den: "Turm", des: "Turms" },
  Läufer: { den: "Läufer", des: "Läufers" },
  Springer: { den: "Springer", des: "Springers" },
  Bauer: { den: "Bauern", des: "Bauern" },
  Fers: { den: "Fers", des: "Fers" },
  Fil: { den: "Fil", des: "Fils" },
};

const of = (man: string): Declined | null =>
  Object.hasOwn(MASCULINE, man) ? (MASCULINE[man] ?? null) : null;

export const der = (man: string): string => (of(man) ? `der ${man}` : `die ${man}`);
export const den = (man: string): string => (of(man) ? `den ${of(man)?.den}` : `die ${man}`);
export const dem = (man: string): string => (of(man) ? `dem ${of(man)?.den}` : `der ${man}`);
export const des = (man: string): string => (of(man) ? `des ${of(man)?.des}` : `der ${man}`);
export const einen = (man: string): string => (of(man) ? `einen ${of(man)?.den}` : `eine ${man}`);

/** "weißer Springer", "weiße Dame" */
export const coloured = (colour: string, man: string): string => `${colour}${of(man) ? "er" : "e"} ${man}`;

const MOVES: Readonly<Record<string, string>> = {
  König: "Königszug",
  Dame: "Damenzug",
  Turm: "Turmzug",
  Läufer: "Läuferzug",
  Springer: "Springerzug",
  Bauer: "Bauernzug",
};

/** "Damenzug" for "Dame" */
export const moveOf = (man: string): string => MOVES[man] ?? `Zug der ${man}`;

export const YOU = "Sie";

/** The verb for who acts: "hat" for a side, "haben" for the reader. */
export const acting = (who: string, one: string, you: string): string => (who === YOU ? you : one);
