import { fenAt, madeIn, type Line, type Sheet } from "../lib/desk/sheet";
import { readPlacement } from "../lib/squares";
import { DESK } from "../lib/messages/desk";
import { readTime } from "../lib/time/read";
import { timeWords } from "../lib/time/words";
import { sideName } from "../lib/words/side";
import { actsOf } from "./acts";
import { turnOf } from "../lib/desk/position";

/** What was made, for the slip: as the score has it, or as it was tapped; null where nothing was. */
export function made(
  sheet: Sheet,
  line: Line,
  written: { by: string; written: string } | null,
): string | null {
  if (written) return `${sideName(written.by)}: ${written.written}`;
  if (sheet.question === "clocks" && sheet.bySetting)
    return DESK.wasSet(timeOf(sheet.clockSet), timeOf(sheet.time));
  const fen = fenAt(line, madeIn(sheet, line));
  return actsOf(sheet, readPlacement(fen), turnOf(fen)).join(". ") || null;
}

const timeOf = (typed: string): string => timeWords(readTime(typed) ?? "");
