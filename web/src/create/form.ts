/** The form of a new game: what stands in its fields, what a code offers, and what is asked of the server. */

import { readFen } from "../lib/fen";
import { plainName } from "../lib/names";
import type { Trouble } from "../lib/live/frames";
import type { CodeTitle, NewGame, Term } from "../lib/live/requests";
import type { Side } from "../lib/men";
import { readTime } from "../lib/time/read";
import { timeWords } from "../lib/time/words";
import { FORM } from "../lib/messages/form";

export type Fields = {
  code: string;
  table: NewGame["table"];
  notice: NewGame["notice"];
  seating: NewGame["seating"];
  colours: NewGame["colours"];
  /** How well the computer plays. */
  level: number;
  /** Who chooses the computer's moves. */
  computer: "own" | "engine";
  from: "usual" | "fen" | "chess960";
  fen: string;
  /** The number of a Chess960 array. */
  number: number;
  clock: "code" | "agreed";
  /** The time as it was typed; nothing: no clock. */
  time: string;
  /** The odds of the list; null for none. */
  given: string | null;
  /** Several odds, or unusual ones, are written in words instead. */
  inWords: boolean;
  odds: string;
  giver: Side;
  /** Values of the terms that have no field of their own, by key; null for the usual one. */
  others: Record<string, string | null>;
  /** Anybody may take the other seat. */
  anyone: boolean;
  /** What the player who waits is called. */
  name: string;
};

/** What can be agreed under a code, as the form lays it out. */
export type Offer = {
  odds: Term | null;
  /** The code has a time of its own. */
  ownTime: boolean;
  further: Term[];
  mistakes: Term[];
};

/** Terms with fields of their own. */
const APART = ["table", "notice", "time", "odds"];

export function beginning(start: string | null, code: string | null): Fields {
  const chess960 = /^chess960\b\s*(\d*)/.exec(start ?? "");
  return {
    code: code ?? "",
    table: "physical",
    notice: "all",
    seating: "two-browsers",
    colours: "lot",
    level: 3,
    computer: "own",
    from: chess960 ? "chess960" : start ? "fen" : "usual",
    fen: chess960 ? "" : (start ?? ""),
    number: Number(chess960?.[1] || 518),
    clock: "agreed",
    time: "",
    given: null,
    inWords: false,
    odds: "",
    giver: "white",
    others: {},
    anyone: false,
    name: "",
  };
}

/**
 * The code that an address asks for, however its letters are written. A name without its year, such as "fide", means the
 * newest of that name. Null: none is called so.
 */
export function codeIn(asked: string, list: readonly Pick<CodeTitle, "id">[]): string | null {
  const id = asked.trim().toLowerCase();
  const found =
    list.find((one) => one.id === id) ?? list.findLast((one) => one.id.replace(/-\d{4}$/, "") === id);
  return found?.id ?? null;
}

export function offerOf(title: CodeTitle | undefined): Offer {
  const terms = title?.terms ?? [];
  const time = terms.find(({ key }) => key === "time");
  return {
    odds: terms.find(({ key }) => key === "odds") ?? null,
    ownTime: time?.values.some(({ value }) => value === "code") ?? false,
    further: terms.filter(({ key }) => !APART.includes(key)),
    mistakes: title?.mistakes ?? [],
  };
}

/** The further terms that were chosen, without those that this code lacks. */
function agreedIn({ others }: Fields, { further, mistakes }: Offer): Record<string, string> {
  const chosen = [...further, ...mistakes].map(({ key }) => [key, others[key]] as const);
  return Object.fromEntries(chosen.filter((one): one is readonly [string, string] => one[1] != null));
}

function oddsIn({ inWords, odds, given }: Fields, offer: Offer): string | null {
  if (offer.odds === null) return null;
  return inWords ? odds.trim() || null : given;
}

/** Whether odds are given. */
export const gives = (fields: Fields, offer: Offer): boolean => oddsIn(fields, offer) !== null;

/** Whether something is agreed for one side alone, so that the form must ask which. */
export const oneSided = (fields: Fields, offer: Offer): boolean =>
  gives(fields, offer) || "undertaking" in agreedIn(fields, offer);

function startIn({ from, fen, number }: Fields): string | null {
  if (from === "fen") return readFen(fen).fen;
  return from === "chess960" ? `chess960 ${number}` : null;
}

function timeIn({ clock, time }: Fields, { ownTime }: Offer): string | null {
  if (clock === "agreed") return readTime(time);
  return ownTime ? "code" : null;
}

/** The game that the form asks for. */
export function requestOf(fields: Fields, offer: Offer): NewGame {
  const { code, table, notice, seating, colours, level, computer } = fields;
  const name = plainName(fields.name);
  return {
    code,
    table,
    notice,
    seating,
    colours,
    level: seating === "computer" ? level : null,
    ...(seating === "computer" && computer === "engine" ? { computer } : {}),
    start: startIn(fields),
    time: timeIn(fields, offer),
    odds: oddsIn(fields, offer),
    giver: oneSided(fields, offer) ? fields.giver : null,
    terms: agreedIn(fields, offer),
    open: seating === "two-browsers" && fields.anyone ? name : null,
    ...(seating !== "one-board" && name ? { name } : {}),
  };
}

const valueOf = (asked: NewGame, field: string): unknown =>
  field === "start" || field === "time" || field === "odds" || field === "giver"
    ? asked[field]
    : asked.terms[field];

/** What the server said of what was asked, without what has been changed since; null where nothing of it is left. */
export function stillTold(trouble: Trouble | null, asked: NewGame | null, now: NewGame): Trouble | null {
  if (trouble === null || asked === null || asked.code !== now.code) return null;
  const same = JSON.stringify(asked) === JSON.stringify(now);
  const reasons = trouble.reasons.filter((reason) => {
    const [, field] = /^([\w-]+): /.exec(reason) ?? [];
    return field === undefined ? same : valueOf(asked, field) === valueOf(now, field);
  });
  if (reasons.length === 0) return trouble.reasons.length === 0 && same ? trouble : null;
  const { code } = trouble;
  return {
    code,
    get says() {
      return trouble.says;
    },
    reasons,
  };
}

/** The text is a time for this page. What it cannot say in words it cannot read: the server has the last word. */
export const isTime = (time: string): boolean => time === "code" || timeWords(time) !== time.trim();

/** What the server says against one field, without the name of the field. */
export function against(trouble: Trouble | null, field: string): string[] {
  const said = (trouble?.reasons ?? []).filter((reason) => reason.startsWith(`${field}: `));
  return said.map((reason) => reason.slice(field.length + 2));
}

/** What is told at the end of the form: everything that no field shows. */
export function atTheEnd({ says, reasons: all }: Trouble, { further, mistakes }: Offer): Told {
  // The server says in its own terms that a name has signs that nobody sees, and says it of an open seat too.
  const reasons = all.filter((reason) => !/^(open|name): /.test(reason));
  if (reasons.length < all.length) {
    const [own, left] = [
      FORM.badName,
      reasons.length > 0
        ? atTheEnd({ code: "", says, reasons }, { odds: null, ownTime: false, further, mistakes })
        : null,
    ];
    return { says: own, reasons: left === null ? [] : left.reasons.length > 0 ? left.reasons : [left.says] };
  }
  const placed = ["start", "time", "odds", "giver", ...[...further, ...mistakes].map(({ key }) => key)];
  const rest = reasons.filter((reason) => !placed.some((field) => reason.startsWith(`${field}: `)));
  const shown = reasons.length > 0 && rest.length === 0;
  return { says: shown ? FORM.marked : says, reasons: rest };
}

export type Told = Pick<Trouble, "says" | "reasons">;
