/** The list of claims. Sides are names: "White". */

import { spoken } from "../language.svelte";
import * as EN from "./en/claims";

export const ARBITER = spoken(EN.ARBITER, (de) => de.ARBITER);
export const CLAIMING = spoken(EN.CLAIMING, (de) => de.CLAIMING);
