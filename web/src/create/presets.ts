/** Times that people often agree on, by name. The field takes any other. */

export type Preset = { label: string; time: string };

export const PRESETS: readonly Preset[] = [
  { label: "Blitz, 3 minutes and 2 seconds a move", time: "3m+2s" },
  { label: "Blitz, 5 minutes", time: "5m" },
  { label: "Rapid, 15 minutes and 10 seconds", time: "15m+10s" },
  { label: "Standard, 90 minutes and 30 seconds", time: "90m+30s from move 1" },
  { label: "Hourglass, 1 minute", time: "hourglass 1m" },
  { label: "10 seconds a move", time: "each 10s" },
];

/** The preset of a time that was chosen or written; none for any other. */
export const presetOf = (time: string): Preset | undefined => PRESETS.find((one) => one.time === time.trim());
