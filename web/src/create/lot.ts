/** Lots that fall on every number alike. */

/** So many numbers has what is drawn: sixteen bits. */
const NUMBERS = 0x10000;

/** A number below `end`. What would make the first numbers more likely than the last is drawn again. */
export function drawn(end: number, draw: () => number): number {
  const fair = NUMBERS - (NUMBERS % end);
  let number = draw();
  while (number >= fair) number = draw();
  return number % end;
}
