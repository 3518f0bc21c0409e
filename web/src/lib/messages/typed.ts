/** A move that is typed. */

import { spoken } from "../language.svelte";
import * as EN from "./en/typed";

export const TYPED = spoken(EN.TYPED, (de) => de.TYPED);
