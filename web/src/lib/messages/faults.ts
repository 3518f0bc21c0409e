/** What is wrong in a record, in the language of the page. */

import { spoken } from "../language.svelte";
import * as EN from "./en/faults";

export const FAULTS = spoken(EN.FAULTS, (de) => de.FAULTS);
