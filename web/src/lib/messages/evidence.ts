/** What a ruling rests on, played on a board. */

import { spoken } from "../language.svelte";
import * as EN from "./en/evidence";

export const EVIDENCE = spoken(EN.EVIDENCE, (de) => de.EVIDENCE);
export const REACH = spoken(EN.REACH, (de) => de.REACH);
