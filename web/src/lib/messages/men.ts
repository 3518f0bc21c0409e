/** Pieces, sides and squares. `man` is a piece by its name: "Knight", or "piece" where the page sees none. */

import { spoken } from "../language.svelte";
import * as EN from "./en/men";

export const SIDES = spoken(EN.SIDES, (de) => de.SIDES);
export const MEN = spoken(EN.MEN, (de) => de.MEN);
export const HEARD = spoken(EN.HEARD, (de) => de.HEARD);
export const OLD_MEN = spoken(EN.OLD_MEN, (de) => de.OLD_MEN);
