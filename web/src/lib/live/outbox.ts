/**
 * The acts that were said and do not show in the standing yet.
 *
 * What waits while the server answers is sent together: a piece set down and quitted is one request. The acts of a
 * request bear one id, so that they can be sent again as they were and the server can tell that they are the same.
 */

import type { Seat, Stopped } from "./frames";
import { inOwnName, ofOffice } from "./own";
import type { Entry } from "./standing";

export type Waiting = {
  /** The id of the request that the act is sent with. */
  request: string;
  act: string;
  /** The version on which it was said: that of the game before it. */
  version: number;
  /** It was sent: its request is never changed again. */
  sent?: true;
  /** The request before it, whose answer was not waited for: it is done only if that is. */
  follows?: string;
  /** The number that the server gave it, until the update that carries it has come. */
  accepted?: number;
};

export type Outbox = readonly Waiting[];

/** Where the outbox survives a reload. */
export type Shelf = { load(): Waiting[]; save(waiting: Waiting[]): void };

/** As many acts as the server takes in one request. */
const MOST = 16;

/** What another page left: its first unanswered act may have been sent, so it goes as it is. */
export function reloaded(outbox: Outbox): Waiting[] {
  const head = outbox.find(({ accepted }) => accepted === undefined);
  return outbox.map((one) => (one === head ? { ...one, sent: true } : one));
}

/** The version that the next act is said on. */
export function versionAfter(outbox: Outbox, version: number): number {
  const last = outbox.at(-1);
  return last ? (last.accepted ?? last.version + 1) : version;
}

/** The acts that are to be sent next, one request; empty if every act is answered. */
export function nextRequest(outbox: Outbox): Waiting[] {
  const from = outbox.findIndex(({ accepted }) => accepted === undefined);
  const head = outbox[from];
  if (head === undefined) return [];
  if (head.sent) return outbox.filter(({ request }) => request === head.request);
  const waiting = outbox.slice(from, from + MOST);
  const other = waiting.findIndex(goesAlone);
  const joined = other < 0 ? waiting : waiting.slice(0, Math.max(other, 1));
  return joined.map((one) => ({ ...one, request: head.request, sent: true }));
}

/** What ends a gesture: nothing of it is to come, so that all of it can go. */
const ENDS = /^\w+ (releases|presses|moves|plays)\b/;

/**
 * The acts that go behind a request which is not answered yet: the rest of a gesture, once it is complete; or what was
 * sent so before. The laws may still refuse what the hand began with: the server then does nothing of the rest.
 */
export function following(outbox: Outbox, request: string): Waiting[] {
  const from = outbox.findLastIndex((one) => one.request === request) + 1;
  const [before, head] = [outbox[from - 1], outbox[from]];
  if (before === undefined || head === undefined || goesAlone(before)) return [];
  if (head.sent) return outbox.filter((one) => one.request === head.request);
  const waiting = outbox.slice(from, from + MOST);
  if (waiting.some(goesAlone) || !ENDS.test(waiting.at(-1)!.act)) return [];
  return waiting.map((one) => ({ ...one, request: head.request, sent: true, follows: request }));
}

/** An act of both players waits for the other player. */
const goesAlone = ({ act }: Waiting): boolean => act.startsWith("players ");

/** The frame of a request, in the name of whoever sits there. */
export function asSent([head, ...others]: readonly Waiting[], seat: Seat): object {
  const said = (one: Waiting | undefined): string => inOwnName(one?.act ?? "", seat);
  const acts = others.length === 0 ? { act: said(head) } : { acts: [head, ...others].map(said) };
  const { request, version, follows } = head ?? {};
  return { type: "act", version, ...acts, request, ...(follows && { follows }) };
}

/** Those of the entries that are not the acts of the outbox, in their order. */
export function notMine(outbox: Outbox, entries: readonly Entry[], seat: Seat): Entry[] {
  let mine = 0;
  return entries.filter(({ text }) => ofOffice(text, seat) !== outbox[mine]?.act || mine++ < 0);
}

/** The outbox with the acts of a request as they are sent. */
export function sending(outbox: Outbox, request: readonly Waiting[]): Waiting[] {
  const [head] = request;
  const from = outbox.findIndex(
    ({ accepted, version }) => accepted === undefined && version === head?.version,
  );
  return [...outbox.slice(0, from), ...request, ...outbox.slice(from + request.length)];
}

/** The outbox once a request was accepted, and the acts that were dropped because one of it was not done. */
export function accepting(
  outbox: Outbox,
  request: string,
  version: number,
  stopped?: Stopped,
): { outbox: Waiting[]; dropped: string[] } | null {
  const from = outbox.findIndex((one) => one.request === request && one.accepted === undefined);
  if (from < 0) return null;
  const asked = outbox.filter((one) => one.request === request).length;
  const done = stopped ? version - outbox[from]!.version : asked;
  const accepted = outbox
    .slice(from, from + done)
    .map((one, i) => ({ ...one, accepted: version - done + 1 + i }));
  const rest = outbox.slice(from + done);
  const following = stopped ? [] : rest.map((one, i) => ({ ...one, version: version + i }));
  return {
    outbox: [...outbox.slice(0, from), ...accepted, ...following],
    dropped: stopped ? rest.map(({ act }) => act) : [],
  };
}

/** What came after the first act that waits was said; nothing where none waits. */
export function gathered(outbox: Outbox, before: readonly Entry[], come: readonly Entry[]): readonly Entry[] {
  const head = outbox.find(({ accepted }) => accepted === undefined);
  return head ? [...before, ...come].filter(({ act }) => act > head.version) : [];
}

/** The outbox with the acts that wait said once more, on a newer version. */
export function again(outbox: Outbox, version: number, id: () => string): Waiting[] {
  const from = outbox.findIndex(({ accepted }) => accepted === undefined);
  const said = outbox.slice(from).map(({ act }, i) => ({ request: id(), act, version: version + i }));
  return [...outbox.slice(0, from), ...said];
}

/** A shelf for one game in this tab alone: two tabs never resend each other's acts. */
export function tabShelf(game: string, storage: Storage): Shelf {
  const name = `jadoube outbox ${game}`;
  return {
    load() {
      try {
        return JSON.parse(storage.getItem(name) ?? "[]") as Waiting[];
      } catch {
        return [];
      }
    },
    save(waiting) {
      if (waiting.length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(waiting));
    },
  };
}
