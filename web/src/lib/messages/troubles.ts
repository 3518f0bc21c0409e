/** What the server says where it does not do what is asked. */

import { spoken } from "../language.svelte";
import * as EN from "./en/troubles";

export const TROUBLES = spoken(EN.TROUBLES, (de) => de.TROUBLES);
