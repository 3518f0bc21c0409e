/** The list of rulings. */

import { spoken } from "../language.svelte";
import * as EN from "./en/rulings";

export const RULINGS = spoken(EN.RULINGS, (de) => de.RULINGS);
