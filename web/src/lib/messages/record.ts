/** Games from elsewhere. */

import { spoken } from "../language.svelte";
import * as EN from "./en/record";

export const READING = spoken(EN.READING, (de) => de.READING);
