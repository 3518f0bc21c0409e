/** What the server says where it does not do what is asked. */

import { curled } from "./curled";
import { TROUBLES } from "./messages/troubles";

/** In the language of the page where it has the words, and as it is printed. */
export function troubleWords(says: string): string {
  // What it quotes it writes as a program does: \" for a mark among the words.
  const plain = says.replace(/\\(["'\\])/g, "$1");
  return TROUBLES.own(plain) ?? curled(plain);
}
