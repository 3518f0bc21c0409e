/** Keys that this browser draws for the seats that it takes. */

const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * A key of one's own for a seat. It is kept, so that the seat can be taken again if the answer was lost.
 *
 * @param what the invitation to the seat, or the game whose open seat it is
 */
export function drawnFor(what: string, shelf: Pick<Storage, "getItem" | "setItem">): string {
  const name = `jadoube seat ${what}`;
  const kept = shelf.getItem(name);
  if (kept !== null) return kept;
  // 26 digits of five bits hold 130; a key has 128, so the first digit is below 8.
  const bytes = crypto.getRandomValues(new Uint8Array(26));
  const drawn = [...bytes].map((byte, at) => DIGITS[byte % (at === 0 ? 8 : 32)]).join("");
  shelf.setItem(name, drawn);
  return drawn;
}
