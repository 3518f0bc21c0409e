/** The timeline of the rules. */

export const TIMELINE = {
  title: "How chess became what it is",
  lead: "Each rule has a history. Here are its steps with their time, their source and how certain they are. Most can be tried: the program judges each move under the rules of its time.",
  /** What of the page is in another language; nothing in English. */
  english: "",
  subject: "Subject",
  all: "All subjects",
  none: "There is no such subject.",
  articles: "Articles with this rule:",
  try: "Try it on a board",
  tryStep: (title: string): string => `Try it on a board: ${title}`,
  before: "Compared",
  since: "This step",
  again: "Begin again",
  tries: "Try",
  comes: "The outcome of each act, under the rules of this step and under those compared",
  certainty: {
    certain: "Certain.",
    read: "Read.",
    "general-knowledge": "General knowledge.",
    "our-choice": "Our choice.",
  },
  outcomes: {
    lawful: "legal",
    not: "not allowed",
    wins: "wins",
    "wins-half": "wins half",
    draws: "draws",
    loses: "loses",
  },
  /** From an article to the steps that it has. */
  inTimeline: "In the timeline",
};
