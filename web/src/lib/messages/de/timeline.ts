/** The timeline of the rules. */

import type * as EN from "../en/timeline";
import type { Said } from "../said";

export const TIMELINE: Said<typeof EN.TIMELINE> = {
  title: "Wie Schach wurde, was es ist",
  lead: "Jede Regel hat eine Geschichte. Hier stehen ihre Schritte mit Zeit, Quelle und Gewissheit. Die meisten lassen sich ausprobieren: Das Programm beurteilt jeden Zug nach den Regeln seiner Zeit.",
  english: "Die Namen der Regelwerke und seltene Entscheidungen am Brett stehen auf Englisch.",
  subject: "Thema",
  all: "Alle Themen",
  none: "Dieses Thema gibt es nicht.",
  articles: "Artikel, in denen es steht:",
  try: "Am Brett ausprobieren",
  tryStep: (title) => `Am Brett ausprobieren: ${title}`,
  before: "Zum Vergleich",
  since: "Dieser Schritt",
  again: "Neu beginnen",
  tries: "Versuch",
  comes: "Was aus jeder Handlung wird, nach den Regeln dieses Schritts und denen zum Vergleich",
  certainty: {
    certain: "Sicher.",
    read: "Gelesen.",
    "general-knowledge": "Allgemein bekannt.",
    "our-choice": "Unsere Wahl.",
  },
  outcomes: {
    lawful: "erlaubt",
    not: "nicht erlaubt",
    wins: "gewinnt",
    "wins-half": "halber Sieg",
    draws: "remis",
    loses: "verliert",
  },
  inTimeline: "In der Zeitleiste",
};
