/** The alarms that are open, and which of them the arbiter has seen. */

import type { Alarm, Entry, Hall, Table } from "./hall";

/** An alarm at its table. */
export type Open = {
  /** The same for the same alarm in every browser, also after the server was started anew. */
  key: string;
  table: Table;
  alarm: Alarm;
  /** When it was raised, in milliseconds since 1970. */
  at: number;
};

const own = (id: number, { sign, ply, side }: Pick<Alarm, "sign" | "ply" | "side">): string =>
  `${id} ${sign} ${ply} ${side ?? ""}`;

/** Every open alarm, the newest first. */
export function openIn({ tables, log }: Pick<Hall, "tables" | "log">): Open[] {
  const raised = new Map<string, Entry>();
  for (const entry of log) if (entry.change === "raised") raised.set(own(entry.id, entry), entry);
  return tables
    .flatMap((table) =>
      table.alarms.map((alarm) => ({
        key: JSON.stringify([
          table.event,
          table.round,
          table.board,
          table.white,
          table.black,
          alarm.sign,
          alarm.ply,
          alarm.side,
        ]),
        table,
        alarm,
        at: raised.get(own(table.id, alarm))?.at ?? table.moved_at,
      })),
    )
    .sort((one, other) => other.at - one.at || one.table.id - other.table.id);
}

/** So many alarms are laid out at once; each further part when it is asked for, so that no update stops the page. */
export const AT_ONCE = 40;

/** The first alarms, and how many more there are. */
export const partOf = <T>(open: readonly T[], most: number): { shown: readonly T[]; more: number } => ({
  shown: open.slice(0, most),
  more: Math.max(0, open.length - most),
});

/** Those that were not open before: by these a new alarm is heard. */
export function newIn(now: readonly Open[], before: readonly Open[]): Open[] {
  const known = new Set(before.map(({ key }) => key));
  return now.filter(({ key }) => !known.has(key));
}

type Shelf = Pick<Storage, "getItem" | "setItem">;

const SEEN = "jadoube hall seen";

/** The most marks that are kept; the oldest are forgotten first. */
const MOST = 3000;

/** What the arbiter has marked as seen in this browser. */
export function keptSeen(shelf: Shelf): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(SEEN) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : []);
  } catch {
    return new Set();
  }
}

/** The marks with these alarms seen, or not seen; they are kept. */
export function marked(
  seen: ReadonlySet<string>,
  keys: readonly string[],
  is: boolean,
  shelf: Shelf,
): ReadonlySet<string> {
  const next = new Set(seen);
  for (const key of keys) {
    next.delete(key);
    if (is) next.add(key);
  }
  try {
    shelf.setItem(SEEN, JSON.stringify([...next].slice(-MOST)));
  } catch {
    // A browser that keeps nothing forgets the marks with the page.
  }
  return next;
}
