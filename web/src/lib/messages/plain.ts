/** Why a text cannot be read. */

import { spoken } from "../language.svelte";
import * as EN from "./en/plain";

export const PLAIN = spoken(EN.PLAIN, (de) => de.PLAIN);
