/** The laws as a book. */

import { spoken } from "../language.svelte";
import * as EN from "./en/laws";

export const LAWS = spoken(EN.LAWS, (de) => de.LAWS);
export const BECAME = spoken(EN.BECAME, (de) => de.BECAME);
export const TRIAL = spoken(EN.TRIAL, (de) => de.TRIAL);
export const LIBRARY = spoken(EN.LIBRARY, (de) => de.LIBRARY);
export const COMPARED = spoken(EN.COMPARED, (de) => de.COMPARED);
export const CHANGED = spoken(EN.CHANGED, (de) => de.CHANGED);
export const LEARN = spoken(EN.LEARN, (de) => de.LEARN);
export const LEAFLET = spoken(EN.LEAFLET, (de) => de.LEAFLET);
