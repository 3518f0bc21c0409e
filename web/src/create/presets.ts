/** Times that people often agree on, as they say them. The field takes any other. */

import { readTime } from "../lib/time/read";

/** `label` is null for no clock, which is called so in the language of the page. */
export type Preset = { label: string | null; time: string };

export const PRESETS: readonly Preset[] = [
  { label: null, time: "" },
  { label: "5+0", time: "5+0" },
  { label: "3+2", time: "3+2" },
  { label: "10+5", time: "10+5" },
  { label: "15+10", time: "15+10" },
  { label: "30", time: "30" },
  { label: "90+30", time: "90m+30s from move 1" },
];

/** The preset of a time that was chosen or written; none for any other. */
export const presetOf = (time: string): Preset | undefined =>
  PRESETS.find((one) => readTime(one.time) === readTime(time));
