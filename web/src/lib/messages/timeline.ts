/** The timeline of the rules. */

import { spoken } from "../language.svelte";
import * as EN from "./en/timeline";

export const TIMELINE = spoken(EN.TIMELINE, (de) => de.TIMELINE);
