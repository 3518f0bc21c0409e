/** The form of a new game. */

import { spoken } from "../language.svelte";
import * as EN from "./en/form";

export const FORM = spoken(EN.FORM, (de) => de.FORM);
export const FEN_FIELD = spoken(EN.FEN_FIELD, (de) => de.FEN_FIELD);
export const DOORS = spoken(EN.DOORS, (de) => de.DOORS);
export const CLOCK_FIELD = spoken(EN.CLOCK_FIELD, (de) => de.CLOCK_FIELD);
export const ODDS_FIELD = spoken(EN.ODDS_FIELD, (de) => de.ODDS_FIELD);
