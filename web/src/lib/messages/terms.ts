/** What can be agreed before a game. */

import { spoken } from "../language.svelte";
import * as EN from "./en/terms";

export const TERM_KEYS = spoken(EN.TERM_KEYS, (de) => de.TERM_KEYS);
export const TERM_VALUES = spoken(EN.TERM_VALUES, (de) => de.TERM_VALUES);
export const LETTERS = spoken(EN.LETTERS, (de) => de.LETTERS);
export const FILLED = spoken(EN.FILLED, (de) => de.FILLED);
export const BLANKS = spoken(EN.BLANKS, (de) => de.BLANKS);
export const TERMS = spoken(EN.TERMS, (de) => de.TERMS);
export const TERM_SAYS = spoken(EN.TERM_SAYS, (de) => de.TERM_SAYS);
