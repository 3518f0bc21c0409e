/** Acts as sentences. What follows "White": "touches the Knight on g1". */

import { spoken } from "../language.svelte";
import * as EN from "./en/acts";

export const STANDS_TOLD = spoken(EN.STANDS_TOLD, (de) => de.STANDS_TOLD);
export const CONDUCT = spoken(EN.CONDUCT, (de) => de.CONDUCT);
export const ASKED = spoken(EN.ASKED, (de) => de.ASKED);
export const PRESSED = spoken(EN.PRESSED, (de) => de.PRESSED);
export const RESIGNED = spoken(EN.RESIGNED, (de) => de.RESIGNED);
export const ACTS = spoken(EN.ACTS, (de) => de.ACTS);
