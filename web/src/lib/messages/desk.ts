/** The arbiter's desk. */

import { spoken } from "../language.svelte";
import * as EN from "./en/desk";

export const DESK = spoken(EN.DESK, (de) => de.DESK);
export const SLIP = spoken(EN.SLIP, (de) => de.SLIP);
export const SWITCHES = spoken(EN.SWITCHES, (de) => de.SWITCHES);
export const BOOK = spoken(EN.BOOK, (de) => de.BOOK);
