/** Parts of acts, the same in a sentence and on a button. */

import { spoken } from "../language.svelte";
import * as EN from "./en/clauses";

export const FACTS = spoken(EN.FACTS, (de) => de.FACTS);
export const FACTS_ABOUT = spoken(EN.FACTS_ABOUT, (de) => de.FACTS_ABOUT);
export const REQUIREMENTS = spoken(EN.REQUIREMENTS, (de) => de.REQUIREMENTS);
export const REQUIRED = spoken(EN.REQUIRED, (de) => de.REQUIRED);
export const EXACTED = spoken(EN.EXACTED, (de) => de.EXACTED);
export const CLAIMS = spoken(EN.CLAIMS, (de) => de.CLAIMS);
export const CLAIMED = spoken(EN.CLAIMED, (de) => de.CLAIMED);
