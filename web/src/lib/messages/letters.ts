/** The letters of the pieces, in the language of the page. */

import { spoken } from "../language.svelte";
import * as EN from "./en/letters";

export const LETTERED = spoken(EN.LETTERED, (de) => de.LETTERED);
