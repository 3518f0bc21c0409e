/** My games. */

import { spoken } from "../language.svelte";
import * as EN from "./en/games";

export const GAMES = spoken(EN.GAMES, (de) => de.GAMES);
export const KEYLESS = spoken(EN.KEYLESS, (de) => de.KEYLESS);
