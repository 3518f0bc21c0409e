/** Settings. */

import { spoken } from "../language.svelte";
import * as EN from "./en/settings";

export const SETTINGS = spoken(EN.SETTINGS, (de) => de.SETTINGS);
