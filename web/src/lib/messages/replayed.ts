/** Games replayed with their rulings. */

import { spoken } from "../language.svelte";
import * as EN from "./en/replayed";

export const REPLAYED = spoken(EN.REPLAYED, (de) => de.REPLAYED);
