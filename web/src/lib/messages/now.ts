/** The main line: what is to be done now. `who` is "You", "White" or "Black"; `duty` a duty in words. */

import { spoken } from "../language.svelte";
import * as EN from "./en/now";

export const NOW = spoken(EN.NOW, (de) => de.NOW);
export const PREMOVE = spoken(EN.PREMOVE, (de) => de.PREMOVE);
