/** Why no game begins from a position, in the language of the page. */

import { spoken } from "../language.svelte";
import * as EN from "./en/starts";

export const STARTS = spoken(EN.STARTS, (de) => de.STARTS);
