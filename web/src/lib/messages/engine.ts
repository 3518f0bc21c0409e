/** Analysis by an engine. */

import { spoken } from "../language.svelte";
import * as EN from "./en/engine";

export const ENGINE = spoken(EN.ENGINE, (de) => de.ENGINE);
