/**
 * The drawn men: twelve silhouettes in a square of 100 by 100, our own drawing.
 *
 * A man that is turned on a lathe is written down as its right-hand profile, in units from its axis, from the
 * top down to the foot; `turned` mirrors it. The Knight is carved, so it is drawn whole. Colours come from the
 * style sheet (`--man-fill`, `--man-line`, `--man-detail`), so that both sides share one drawing.
 */

import type { Kind, OlderKind } from "../lib/men";

/** A line to a point (2 numbers) or a cubic curve (6 numbers), `[x, y]` with x from the axis outward. */
export type Step = readonly [number, number] | readonly [number, number, number, number, number, number];
export type Profile = { readonly from: readonly [number, number]; readonly steps: readonly Step[] };

export type Disc = readonly [x: number, y: number, radius: number];

export type Drawing = {
  /** The closed outline, filled and stroked. */
  readonly body: string;
  /** Inner lines: rings, mitre cut, mane. */
  readonly lines: string;
  /** Small marks in the colour of the inner lines: eye and nostril. */
  readonly dots: readonly Disc[];
  /** Balls on top, filled and stroked like the body. */
  readonly pearls?: readonly Disc[];
};

export const AXIS = 50;

function end(step: Step): readonly [number, number] {
  return step.length === 2 ? step : [step[4], step[5]];
}

function down(step: Step): string {
  const [x, y] = end(step);
  if (step.length === 2) return `L${AXIS + x} ${y}`;
  return `C${AXIS + step[0]} ${step[1]} ${AXIS + step[2]} ${step[3]} ${AXIS + x} ${y}`;
}

/** The same step on the left side, walked upward, to the point where it began. */
function up(step: Step, to: readonly [number, number]): string {
  if (step.length === 2) return `L${AXIS - to[0]} ${to[1]}`;
  return `C${AXIS - step[2]} ${step[3]} ${AXIS - step[0]} ${step[1]} ${AXIS - to[0]} ${to[1]}`;
}

export function turned({ from, steps }: Profile): string {
  const starts = [from, ...steps.slice(0, -1).map(end)];
  const left = steps.map((step, i) => up(step, starts[i]!)).reverse();
  return `M${AXIS + from[0]} ${from[1]}${steps.map(down).join("")}${left.join("")}Z`;
}

/** The plinth that every man stands on, `half` units to each side. */
export function plinth(half: number): Step[] {
  return [
    [half - 3, 79.5, half, 82.5, half, 87],
    [half, 89.5, half - 1, 90.5, half - 3, 90.5],
    [0, 90.5],
  ];
}

const PAWN: Profile = {
  from: [0, 21],
  steps: [
    [7.6, 21, 13, 26.6, 13, 33.4],
    [13, 37.6, 11, 41, 8.4, 43.4],
    [12.6, 43.8, 15.6, 45.2, 15.6, 47.4],
    [15.6, 49.8, 12.6, 50.8, 9.4, 51],
    [9.8, 60, 13.4, 67.4, 20.4, 72],
    [23.4, 74, 23.4, 77.4, 22, 78.6],
    ...plinth(28),
  ],
};

const BISHOP: Profile = {
  from: [0, 7.6],
  steps: [
    [3, 7.6, 5, 9.8, 5, 12.4],
    [5, 14.4, 4, 16, 2.6, 17],
    [9.6, 22, 15.4, 29.4, 15.4, 37.4],
    [15.4, 42, 13, 45.8, 9.4, 48.6],
    [14, 49, 16.6, 50.4, 16.6, 52.4],
    [16.6, 54.6, 13.6, 55.6, 9, 56],
    [9.4, 63, 13.6, 68.6, 21, 72],
    [24.6, 74, 24.8, 77.4, 23.4, 78.6],
    ...plinth(30),
  ],
};

const ROOK: Profile = {
  from: [0, 17.6],
  steps: [
    [5.4, 17.6],
    [5.4, 25.6],
    [13.4, 25.6],
    [13.4, 17.6],
    [23.5, 17.6],
    [23.5, 33],
    [23.5, 36.4, 19, 38.4, 15.4, 41.4],
    [15.4, 51, 16.6, 60, 19.6, 68],
    [23.4, 70.6, 25, 75.4, 24, 78.6],
    ...plinth(30.5),
  ],
};

const QUEEN: Profile = {
  from: [0, 14],
  steps: [
    [5.4, 31],
    [16, 17],
    [15.8, 34],
    [31, 24],
    [24.4, 36, 19.4, 43, 14.6, 49.6],
    [17.4, 50.6, 18.4, 52, 18.4, 53.4],
    [18.4, 55.8, 15.6, 57, 11.4, 57.4],
    [12, 64, 15.6, 69, 22.4, 72],
    [26.4, 74, 26.4, 77.4, 25, 78.6],
    ...plinth(31.5),
  ],
};

const KING: Profile = {
  from: [0, 4],
  steps: [
    [4.6, 4],
    [3.6, 9.6],
    [9.6, 8.4],
    [9.6, 17],
    [3.6, 15.8],
    [4.6, 23.6],
    [14, 22, 25, 25.4, 25, 34],
    [25, 41, 18, 45.6, 13, 49.6],
    [17, 50.4, 18.6, 52, 18.6, 53.6],
    [18.6, 56, 15.6, 57.2, 11.4, 57.6],
    [12, 64, 15.6, 69, 22.4, 72],
    [26.4, 74, 26.4, 77.4, 25, 78.6],
    ...plinth(31.5),
  ],
};

const KNIGHT_BODY =
  "M27 78.6C25.6 69 31 62.4 39 56.6C45 52.2 48.6 48.6 48.6 43.4" +
  "C43.6 48.6 38 50.8 33.4 51.6C31.6 55.8 28.4 59 24.4 58.6C19 58 16.2 53.6 17.4 48.6" +
  "C18.8 43 26.4 36.6 28.4 29.6C29.6 24.4 33.6 20.4 39 18L38.4 9.4C43 10.6 46.6 13.2 49 16.6" +
  "C66.6 18.4 77.4 35 77 56.6C76.9 64 76.4 72 75.4 78.6C79.4 79.6 81.5 82.5 81.5 87" +
  "C81.5 89.5 80.5 90.5 78.5 90.5L23 90.5C21 90.5 20 89.5 20 87C20 82.5 23 79.6 27 78.6Z";

export const RING = (half: number, y: number): string =>
  `M${AXIS - half} ${y}C${AXIS - half / 2} ${y + 2} ${AXIS + half / 2} ${y + 2} ${AXIS + half} ${y}`;

export const FOOT = (half: number): string => RING(half, 79.2);

export const DRAWINGS: Record<Exclude<Kind, OlderKind>, Drawing> = {
  pawn: { body: turned(PAWN), lines: RING(9, 50.6) + FOOT(21), dots: [] },
  bishop: {
    body: turned(BISHOP),
    lines: RING(9, 48.8) + RING(8.6, 55.8) + FOOT(22.6) + "M50 24L57.4 36",
    dots: [],
  },
  rook: { body: turned(ROOK), lines: RING(15, 41.4) + RING(19, 68) + FOOT(23), dots: [] },
  queen: {
    body: turned(QUEEN),
    lines: RING(14.4, 49.8) + RING(11, 57.2) + FOOT(24) + "M31 42.4C43 45.8 57 45.8 69 42.4",
    dots: [],
    pearls: [
      [50, 12, 4],
      [34, 15, 4],
      [66, 15, 4],
      [19, 22, 4],
      [81, 22, 4],
    ],
  },
  king: {
    body: turned(KING),
    lines: RING(12.8, 49.8) + RING(11, 57.4) + FOOT(24) + "M50 25V43M32 41.6C43 45.2 57 45.2 68 41.6",
    dots: [],
  },
  knight: {
    body: KNIGHT_BODY,
    lines: "M27 79.2C40 81.4 62 81.4 75.4 79.2M52 23C63.6 28.4 69.4 42 68.6 60",
    dots: [
      [37.4, 30.6, 2.5],
      [22.8, 49.6, 1.6],
    ],
  },
};
