/** The table of keys. */

import { spoken } from "../language.svelte";
import * as EN from "./en/keys";

export const KEYS = spoken(EN.KEYS, (de) => de.KEYS);
