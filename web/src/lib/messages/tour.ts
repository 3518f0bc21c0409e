/** The tour. */

import { spoken } from "../language.svelte";
import * as EN from "./en/tour";

export type { SceneId, SceneWords } from "./en/tour";

export const TOUR = spoken(EN.TOUR, (de) => de.TOUR);
export const TOUR_SCENES = spoken(EN.TOUR_SCENES, (de) => de.TOUR_SCENES);
