/** What the articles of different codes are about. */

import { spoken } from "../language.svelte";
import * as EN from "./en/topics";

export const TOPICS = spoken(EN.TOPICS, (de) => de.TOPICS);
