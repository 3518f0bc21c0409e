/** The board room: its places, buttons and panels. Sides are names: "White". */

import { spoken } from "../language.svelte";
import * as EN from "./en/room";

export const ROOM = spoken(EN.ROOM, (de) => de.ROOM);
export const INVITED = spoken(EN.INVITED, (de) => de.INVITED);
export const ASK_KEY = spoken(EN.ASK_KEY, (de) => de.ASK_KEY);
export const SAYING = spoken(EN.SAYING, (de) => de.SAYING);
export const BAR = spoken(EN.BAR, (de) => de.BAR);
export const ENVELOPE = spoken(EN.ENVELOPE, (de) => de.ENVELOPE);
export const OPTIONS = spoken(EN.OPTIONS, (de) => de.OPTIONS);
export const FORM_ROWS = spoken(EN.FORM_ROWS, (de) => de.FORM_ROWS);
export const BOX = spoken(EN.BOX, (de) => de.BOX);
export const LINKS = spoken(EN.LINKS, (de) => de.LINKS);
export const FURTHER = spoken(EN.FURTHER, (de) => de.FURTHER);
export const SHEETS = spoken(EN.SHEETS, (de) => de.SHEETS);
export const TOLD = spoken(EN.TOLD, (de) => de.TOLD);
