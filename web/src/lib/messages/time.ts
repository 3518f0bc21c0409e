/** Lengths of time and time controls. */

import { spoken } from "../language.svelte";
import * as EN from "./en/time";

export const TIME = spoken(EN.TIME, (de) => de.TIME);
