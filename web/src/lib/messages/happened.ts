/** What can happen at a board besides moves. */

import { spoken } from "../language.svelte";
import * as EN from "./en/happened";

export const HAPPENED = spoken(EN.HAPPENED, (de) => de.HAPPENED);
export const HAPPENED_GROUPS = spoken(EN.HAPPENED_GROUPS, (de) => de.HAPPENED_GROUPS);
