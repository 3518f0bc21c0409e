/** Games by post: cards, replies that are due, leave and silence. Sides are names: "White". */

import { spoken } from "../language.svelte";
import * as EN from "./en/post";

export const POST = spoken(EN.POST, (de) => de.POST);
export const CARD = spoken(EN.CARD, (de) => de.CARD);
export const LEAVE = spoken(EN.LEAVE, (de) => de.LEAVE);
