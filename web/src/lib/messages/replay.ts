/** Looking back at a game, and what is saved of it. */

import { spoken } from "../language.svelte";
import * as EN from "./en/replay";

export const REPLAY = spoken(EN.REPLAY, (de) => de.REPLAY);
export const SAVING = spoken(EN.SAVING, (de) => de.SAVING);
