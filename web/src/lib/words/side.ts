/** Sides by their names. */

import { wordOf } from "../messages/said";
import { SIDES } from "../messages/men";
import { capital } from "./capital";

/** "White" for `white`; what names no side is given back with a capital. */
export function sideName(side: string): string {
  const [name = "", member] = side.split("#");
  const said = wordOf(SIDES, name) ?? capital(name);
  return member === undefined ? said : `${said}#${member}`;
}

/** "White’s" for `white` */
export const sidesOwn = (side: string): string => SIDES.of(sideName(side));
