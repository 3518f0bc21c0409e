/** The kinds of rulings. */

import { spoken } from "../language.svelte";
import * as EN from "./en/kinds";

export const KIND_WORDS = spoken(EN.KIND_WORDS, (de) => de.KIND_WORDS);
