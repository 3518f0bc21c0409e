/** Words between the two players. */

import { spoken } from "../language.svelte";
import * as EN from "./en/chat";

export const CHAT = spoken(EN.CHAT, (de) => de.CHAT);
export const WATCHED = spoken(EN.WATCHED, (de) => de.WATCHED);
