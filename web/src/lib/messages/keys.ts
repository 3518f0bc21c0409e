/** The table of keys, and moves that are typed. */

import { spoken } from "../language.svelte";
import * as EN from "./en/keys";

export const KEYS = spoken(EN.KEYS, (de) => de.KEYS);
export const TYPED = spoken(EN.TYPED, (de) => de.TYPED);
