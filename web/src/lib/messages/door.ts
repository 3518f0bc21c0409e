/** The door. */

import { spoken } from "../language.svelte";
import * as EN from "./en/door";

export const DOOR = spoken(EN.DOOR, (de) => de.DOOR);
