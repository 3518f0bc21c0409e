/** Results as an arbiter writes them. */

import { RULED_RESULTS } from "../messages/results";
import { wordOf } from "../messages/said";

export const resultWords = (result: string): string => wordOf(RULED_RESULTS, result) ?? result;
