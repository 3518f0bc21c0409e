/** From when on a player has little time. */

const MINUTE = 60_000;

const WORTH: Readonly<Record<string, number>> = { s: 1000, m: MINUTE, h: 60 * MINUTE, d: 1440 * MINUTE };

/** A minute, or a third of what a short game begins with, in milliseconds; `time` as a script has it. */
export function littleOf(time: string | null): number {
  const [, base = ""] = /(?:^|[\s/])((?:\d+[smhd])+)/.exec(time ?? "") ?? [];
  const parts = [...base.matchAll(/(\d+)([smhd])/g)];
  const begins = parts.reduce((sum, [, number, unit = ""]) => sum + Number(number) * (WORTH[unit] ?? 0), 0);
  return begins === 0 ? MINUTE : Math.min(MINUTE, Math.floor(begins / 3000) * 1000);
}
