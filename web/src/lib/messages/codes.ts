/** The codes of laws. */

import { spoken } from "../language.svelte";
import * as EN from "./en/codes";

export const CODES = spoken(EN.CODES, (de) => de.CODES);
