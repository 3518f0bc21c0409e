/** Which games are played by messages, and what stands with their cards: the words of such games come when one is played. */

import type { Header } from "../live/frames";
import type { Standing } from "../live/standing";

/** The kinds of games in which moves are sent. */
const KINDS: readonly unknown[] = ["correspondence", "consultation", "blindfold"];

/** Whether the moves of a game are communicated: it was agreed, or the code knows no other games. */
export const isCommunicated = (
  header: Pick<Header, string> | null,
  standing: Pick<Standing, "silence" | "leave"> | null,
): boolean =>
  KINDS.includes(header?.kind) || standing?.silence !== undefined || standing?.leave !== undefined;

/** Whether a form stands with the cards: a move that is sent, leave, a card that went wrong. */
export const isOfPost = (line: string): boolean =>
  / (sends TEXT|takes leave N|ends leave|finds transmission-error)$/.test(line);
