/** The codes of laws: what they are called, and why one would try them. */

import type * as EN from "../en/codes";
import type { Said } from "../said";

const SAYS: Readonly<Record<string, readonly [knownAs: string, invitation: string]>> = {
  shatranj: ["Schatrandsch", "Nehmen Sie alles außer dem König, und Sie haben gewonnen."],
  medieval: ["Schach im Mittelalter", "Der König springt – einmal."],
  "lucena-1497": ["Lucena, 1497", "Die Dame ist neu, und noch rochiert niemand."],
  "lopez-1561": ["Ruy López, 1561", "Rochieren in zwei Zügen, oder der König springt."],
  "philidor-1749": ["Philidor, 1749", "Ein Bauer wird nur, was schon geschlagen ist."],
  "sarratt-1828": ["Sarratt, 1828", "So viele Damen, wie Sie Bauern haben."],
  "staunton-1847": ["Staunton, 1847", "Ewiges Schach ansagen – und beweisen."],
  "scachs-1475": ["Scachs d’amor, 1475", "Die Damen sind neu, und verschonen einander."],
  "pest-paris-1842": ["Pest–Paris, 1842", "Sechsmal, ehe es remis ist."],
  "italy-to-1880": ["Italien, bis 1880", "Rochieren Sie so weit, wie Sie mögen."],
  "london-1883": ["London, 1883", "Fünfzig Züge von der Ansage an; jedes Schlagen beginnt sie neu."],
  "steinitz-1889": ["Steinitz, 1889", "Wo öffentlich gespielt wird, beginnt Weiß."],
  "fide-1929": ["FIDE, 1929", "Auf e8 einen Turm holen und die Linie hinauf rochieren."],
  "fide-1972": ["FIDE, 1972", "König und Turm rochieren auf einer Reihe."],
  "fide-1974": ["FIDE, 1974", "Fünfzig Züge, und mehr, wo es vorher festgelegt war."],
  "fide-1982": ["FIDE, 1982", "Hundert Züge für zwei Springer gegen einen Bauern."],
  "fide-1988": ["FIDE, 1988", "Fünfundsiebzig Züge in sieben Endspielen."],
  "fide-1992": ["FIDE, 1992", "Fünfzig Züge, was auch auf dem Brett steht."],
  "london-2009": ["London, 2009", "Dreißig Züge, bevor sich jemand einigt oder aufgibt."],
  "walker-1832": ["London, 1832", "Sagen Sie „Schach“, sonst muss Ihr Gegner es nicht bemerken."],
  "american-1897": [
    "Amerikanisches Regelwerk, 1897",
    "Ziehen Sie regelwidrig, und Ihr Gegner bestimmt den nächsten Zug.",
  ],
  "bcf-1912": ["Britische Regeln, 1912", "Jeder Fehler hat seinen Preis, und Ihr Gegner nennt ihn."],
  "us-chess": ["US Chess", "Ihre Fahne ist erst gefallen, wenn Ihr Gegner es sagt."],
  "fide-2014": [
    "FIDE, 2014",
    "Die harten Jahre im Blitz: Ohne Schiedsrichter am Brett verliert der erste regelwidrige Zug.",
  ],
  "fide-2018": [
    "FIDE, 2018",
    "Damals neu: Beide Hände für einen Zug oder ein Druck ohne Zug gelten als regelwidriger Zug.",
  ],
  iccf: ["ICCF, per Server", "Zehn Züge in fünfzig Tagen. Lassen Sie sich Zeit, aber melden Sie es."],
  "fide-2023": ["FIDE, die heutigen Regeln", "Berührt – geführt. Ein zweiter regelwidriger Zug verliert."],
};

/** Namen, die nicht die der Einladung ohne Komma sind. */
const NAMES: Readonly<Record<string, string>> = {
  "italy-to-1880": "Italien 1880",
  "us-chess": "US Chess 2020",
  iccf: "ICCF 2020",
  "fide-2023": "FIDE 2023",
};

export const CODES: Said<typeof EN.CODES> = {
  named: (id) => NAMES[id] ?? SAYS[id]?.[0].replace(/, (?=\d+$)/, " ") ?? null,
  says: (id) => {
    const [knownAs, invitation] = SAYS[id] ?? [];
    return knownAs && invitation ? { knownAs, invitation } : null;
  },
};
