/** What can be announced in a game under a code of the older game. */

import { spoken } from "../language.svelte";
import * as EN from "./en/rules";

export const RULE_KEYS = spoken(EN.RULE_KEYS, (de) => de.RULE_KEYS);
export const RULE_VALUES = spoken(EN.RULE_VALUES, (de) => de.RULE_VALUES);
