/**
 * The drawn men of the older game: the fers, a counsellor under a round turban, and the fil, an elephant of which the
 * tusks are seen, as the old sets have it. Neither has the spikes of a Queen or the mitre of a Bishop.
 */

import type { OlderKind } from "../lib/men";
import { FOOT, plinth, RING, turned, type Drawing, type Profile } from "./drawings";

const FERS: Profile = {
  from: [0, 19],
  steps: [
    [3, 19, 4.4, 21, 4.4, 23.4],
    [13, 24.6, 24, 29.6, 24, 38],
    [24, 44.6, 18, 48, 12.4, 49.6],
    [16.4, 50.4, 17.8, 52, 17.8, 53.6],
    [17.8, 56, 15, 57.2, 11, 57.6],
    [11.6, 64, 15, 69, 21.4, 72],
    [25.2, 74, 25.2, 77.4, 24, 78.6],
    ...plinth(30.5),
  ],
};

const FIL: Profile = {
  from: [0, 37],
  steps: [
    [4, 37, 6.4, 34, 7.4, 29.6],
    [9, 22.4, 13.4, 16.6, 20, 14.4],
    [23.6, 13.2, 26, 16.4, 24.4, 19.6],
    [22, 24.4, 21.6, 30, 21.6, 36],
    [21.6, 43.4, 18, 50.6, 14, 56],
    [14.4, 63, 17, 68.6, 22.4, 72],
    [26, 74, 26, 77.4, 24.6, 78.6],
    ...plinth(31),
  ],
};

export const OLDER_DRAWINGS: Record<OlderKind, Drawing> = {
  fers: {
    body: turned(FERS),
    lines:
      RING(13.6, 49.8) +
      RING(10.6, 57.2) +
      FOOT(23) +
      "M27 37C37 44.6 49 45 59 27M73 37C66 42.6 58 44.6 50 44.4",
    dots: [],
  },
  fil: {
    body: turned(FIL),
    lines: RING(13, 56) + FOOT(23.6) + "M50 37V50",
    dots: [
      [40, 43, 2.3],
      [60, 43, 2.3],
    ],
  },
};
