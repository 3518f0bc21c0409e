/** What a Pawn becomes. */

import { spoken } from "../language.svelte";
import * as EN from "./en/promotion";

export const PROMOTION = spoken(EN.PROMOTION, (de) => de.PROMOTION);
