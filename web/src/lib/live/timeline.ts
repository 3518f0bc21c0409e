/** The timeline of the rules, as the server tells it. */

import { ask } from "./requests";

/** What comes of an act, for the player who does it. */
export type Comes = "lawful" | "not" | "wins" | "wins-half" | "draws" | "loses";

/** A position under the rules of a step, or under those before it. */
export type Under = { code: string; name: string; announced: string[]; script: string };

/** One step by which the rules became what they are. */
export type Step = {
  when: string;
  title: string;
  says: string;
  source: string;
  certainty: "certain" | "read" | "general-knowledge" | "our-choice";
  articles: { code: string; name: string; no: string }[];
  trial: {
    since: Under;
    before: Under | null;
    tries: { act: string; since: Comes; before: Comes | null }[];
  } | null;
};

export type History = { subject: string; title: string; steps: Step[] };

let timelineAsked: Promise<History[]> | null = null;

/** How the rules became what they are. It does not change while the page is open, so it is asked for once. */
export function timeline(): Promise<History[]> {
  timelineAsked ??= ask<History[]>("timeline");
  timelineAsked.catch(() => (timelineAsked = null));
  return timelineAsked;
}
