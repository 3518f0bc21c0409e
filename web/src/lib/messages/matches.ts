/** Matches of several games. */

import { spoken } from "../language.svelte";
import * as EN from "./en/matches";

export const MATCH = spoken(EN.MATCH, (de) => de.MATCH);
export const MATCH_FORM = spoken(EN.MATCH_FORM, (de) => de.MATCH_FORM);
