/** A round on electronic boards. */

import { spoken } from "../language.svelte";
import * as EN from "./en/hall";

export const HALL = spoken(EN.HALL, (de) => de.HALL);
export const LOG = spoken(EN.LOG, (de) => de.LOG);
