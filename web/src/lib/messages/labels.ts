/** Lines that may be said, on buttons. */

import { spoken } from "../language.svelte";
import * as EN from "./en/labels";

export const STANDS = spoken(EN.STANDS, (de) => de.STANDS);
export const LABELS = spoken(EN.LABELS, (de) => de.LABELS);
