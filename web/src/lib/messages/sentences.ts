/** What the laws say, in the language of the page. */

import { spoken } from "../language.svelte";
import * as EN from "./en/sentences";

export const SENTENCES = spoken(EN.SENTENCES, (de) => de.SENTENCES);
