/** The Pawn in the hand: it is hidden here, and anybody checks it here, with nothing from the server but what was published. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { DrawnLot, Hand } from "./match";
import { MATCH } from "../messages/matches";

/** What is hidden: the hand that holds the white Pawn, and the bits that keep its hash from being guessed. */
export type Secret = { hand: Hand; bits: string };

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** SHA-256 of the hand, a blank and the bits. Not the browser's own, which it withholds from pages without https. */
export const hashOf = ({ hand, bits }: Secret): string => bytesToHex(sha256(utf8ToBytes(`${hand} ${bits}`)));

/** Draws a hand and 256 bits. */
export function draw(): Secret {
  const [lot = 0, ...bits] = crypto.getRandomValues(new Uint8Array(33));
  return { hand: lot % 2 === 0 ? "left" : "right", bits: bytesToHex(Uint8Array.from(bits)) };
}

const name = (match: string, hash: string): string => `jadoube lot ${match} ${hash}`;

/** Keeps what was hidden in this browser until it is shown. */
export function keepSecret(match: string, secret: Secret, shelf: Shelf): void {
  shelf.setItem(name(match, hashOf(secret)), JSON.stringify(secret));
}

/** What was hidden under a hash; null where another browser hid it. */
export function secretOf(match: string, hash: string, shelf: Shelf): Secret | null {
  try {
    const secret = JSON.parse(shelf.getItem(name(match, hash)) ?? "null") as Secret | null;
    return secret !== null && hashOf(secret) === hash ? secret : null;
  } catch {
    return null;
  }
}

/** What a check of a lot has found, step by step. */
export type Check = { holds: boolean; says: string }[];

/**
 * Checks a lot: the hash was published before the pick and the pick before the opening, the hash is that of what was shown,
 * and the winner is who picked the hand with the white Pawn, or else who hid it.
 */
export function checkLot(lot: DrawnLot, lines: readonly string[], players: readonly [string, string]): Check {
  const picker = lot.hid === players[0] ? players[1] : players[0];
  const hides = lines.findIndex((line) => line.startsWith(`${lot.hid} hides #${lot.hash}`));
  const picks = lines.findIndex((line, at) => at > hides && line === `${picker} picks ${lot.picked}`);
  const shows = lines.indexOf(`${lot.hid} shows ${lot.held} with ${lot.bits}`, picks);
  const made = hashOf({ hand: lot.held, bits: lot.bits });
  const winner = lot.picked === lot.held ? picker : lot.hid;
  return [
    {
      holds: hides >= 0 && picks > hides && shows > picks,
      says: MATCH.inOrder(lot.hid, picker),
    },
    { holds: made === lot.hash, says: MATCH.hashIs(`${lot.held} ${lot.bits}`, made) },
    {
      holds: winner === lot.winner,
      says: MATCH.wins(picker, MATCH.hands[lot.picked], MATCH.hands[lot.held], winner),
    },
  ];
}
