/** Word while the page is not open: the browser subscribes at the push service of its maker, and tells the server where. */

import { ask } from "./live/requests";
import type { Language } from "./language.svelte";

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** Whether this browser could be told; an iPhone can where the page was installed. */
export const canBeTold = (): boolean =>
  // While the page is worked on it has no worker.
  import.meta.env.PROD && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Why a reader is not told: he does not let his browser, this server tells nobody, or the browser cannot do it now. */
export type NotTold = "denied" | "nobody" | "failed";

/** Bytes in base64url, as the server writes them. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const same = (one: ArrayBuffer | null, two: Uint8Array): boolean =>
  one !== null && new Uint8Array(one).join() === two.join();

/** This browser's subscription, which is made where there is none for the server's key. */
async function subscription(): Promise<PushSubscription | NotTold> {
  const { key } = await ask<{ key: string | null }>("push");
  if (key === null) return "nobody";
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  const known = await pushManager.getSubscription();
  if (known !== null && same(known.options.applicationServerKey, applicationServerKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Asks the reader's browser to tell him; null: it will. */
export async function beTold(): Promise<NotTold | null> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const made = await subscription().catch(() => "failed" as const);
  return typeof made === "string" ? made : null;
}

/** From now on no message reaches this browser: the server forgets it with the next one. */
export async function beLeftAlone(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Tells the server where the holder of this seat is told of his game. The next time the page is opened it is tried again. */
export async function tellOfSeat(game: string, key: string, language: Language): Promise<void> {
  if (!canBeTold() || Notification.permission !== "granted") return;
  const made = await subscription().catch(() => "failed" as const);
  if (typeof made === "string") return;
  const { endpoint, keys } = made.toJSON();
  await ask(`games/${encodeURIComponent(game)}/push`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"], language }),
  }).catch(() => undefined);
  keepSeat(game, key, localStorage);
}

const NAME = "jadoube seats told";
/** The most seats that are remembered; the oldest are forgotten first. */
const MOST = 50;

function seats(shelf: Shelf): [string, string][] {
  try {
    return JSON.parse(shelf.getItem(NAME) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

/** Remembers the key of a seat: a message names the game alone, since the server does not know the key. */
export function keepSeat(game: string, key: string, shelf: Shelf): void {
  try {
    const others = seats(shelf).filter(([known]) => known !== game);
    shelf.setItem(NAME, JSON.stringify([[game, key], ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing asks for the link.
  }
}

/** The key of the seat of whose game this reader is told; null: there is none. */
export const keptSeat = (game: string, shelf: Shelf): string | null =>
  seats(shelf).find(([known]) => known === game)?.[1] ?? null;
