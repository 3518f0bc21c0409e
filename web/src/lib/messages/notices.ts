/** Notices beside the board: answers, offers, accidents, what is counted. */

import { spoken } from "../language.svelte";
import * as EN from "./en/notices";

export const NOTICES = spoken(EN.NOTICES, (de) => de.NOTICES);
export const AFTERWARDS = spoken(EN.AFTERWARDS, (de) => de.AFTERWARDS);
export const FIRST = spoken(EN.FIRST, (de) => de.FIRST);
