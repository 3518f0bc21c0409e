/** The acts that can happen at a board besides moves. */

import { spoken } from "../language.svelte";
import * as EN from "./en/deeds";

export const DEEDS = spoken(EN.DEEDS, (de) => de.DEEDS);
