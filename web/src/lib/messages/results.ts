/** How a game stands and how it ended. */

import { spoken } from "../language.svelte";
import * as EN from "./en/results";

export const RESULTS = spoken(EN.RESULTS, (de) => de.RESULTS);
export const RULED_RESULTS = spoken(EN.RULED_RESULTS, (de) => de.RULED_RESULTS);
export const ENDED_BY = spoken(EN.ENDED_BY, (de) => de.ENDED_BY);
export const ENDING = spoken(EN.ENDING, (de) => de.ENDING);
