/** Seats that anybody may take. */

import { spoken } from "../language.svelte";
import * as EN from "./en/lobby";

export const LOBBY = spoken(EN.LOBBY, (de) => de.LOBBY);
