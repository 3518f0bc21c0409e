/** What was assumed, in the words of the page; what the page has no words for is said as the server says it. */

import { SWITCHES } from "../messages/desk";
import { wordOf } from "../messages/said";
import type { Answer, Setting, Switch } from "./desk";

export const switchSays = (
  question: Answer["question"],
  { key, says }: Pick<Switch, "key" | "says">,
): string => wordOf(SWITCHES.says, `${question} ${key}`) ?? wordOf(SWITCHES.says, key) ?? says;

export const settingSays = (key: string, { value, says }: Pick<Setting, "value" | "says">): string =>
  wordOf(SWITCHES.settings, `${key} ${value}`) ?? says;
