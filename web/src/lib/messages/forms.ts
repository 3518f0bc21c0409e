/** What a seat may say without being asked. */

import { spoken } from "../language.svelte";
import * as EN from "./en/forms";

export const GROUPS = spoken(EN.GROUPS, (de) => de.GROUPS);
export const FORMS = spoken(EN.FORMS, (de) => de.FORMS);
export const REPORTED = spoken(EN.REPORTED, (de) => de.REPORTED);
export const DECIDED = spoken(EN.DECIDED, (de) => de.DECIDED);
export const SPEAKERS = spoken(EN.SPEAKERS, (de) => de.SPEAKERS);
