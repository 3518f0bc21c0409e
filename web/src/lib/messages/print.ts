/** What is printed. */

import { spoken } from "../language.svelte";
import * as EN from "./en/print";

export const PRINT = spoken(EN.PRINT, (de) => de.PRINT);
export const SCORE = spoken(EN.SCORE, (de) => de.SCORE);
