/** What readers type, and the words of the laws for it. */

import { spoken } from "../language.svelte";
import * as EN from "./en/sought";

export const SOUGHT = spoken(EN.SOUGHT, (de) => de.SOUGHT);
