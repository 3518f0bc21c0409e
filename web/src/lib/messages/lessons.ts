/** The lessons: chess from the beginning. */

import { spoken } from "../language.svelte";
import * as EN from "./en/lessons";

export const LESSON_WORDS = spoken(EN.LESSON_WORDS, (de) => de.LESSON_WORDS);
