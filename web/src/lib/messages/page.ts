/** What every page shares. */

import { spoken } from "../language.svelte";
import * as EN from "./en/page";

export const PAGE = spoken(EN.PAGE, (de) => de.PAGE);
export const STEPS = spoken(EN.STEPS, (de) => de.STEPS);
