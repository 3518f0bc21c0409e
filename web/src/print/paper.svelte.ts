/** On which paper the reader prints. It is kept in this browser. */

export type Paper = "a4" | "letter";

const NAME = "jadoube paper";

/** Where letter paper is usual. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE|GT|CR|PA|DO|PR)\b/i;

/** What was chosen; else what is usual where the browser's language is spoken. */
export const usualPaper = (kept: string | null, language: string): Paper =>
  kept === "a4" || kept === "letter" ? kept : LETTER.test(language) ? "letter" : "a4";

function load(): Paper {
  try {
    return usualPaper(localStorage.getItem(NAME), navigator.language);
  } catch {
    return "a4";
  }
}

let chosen = $state<Paper>(load());

export const paper = {
  get is(): Paper {
    return chosen;
  },
  choose(one: Paper): void {
    chosen = one;
    try {
      localStorage.setItem(NAME, one);
    } catch {
      // It holds as long as the page is open.
    }
  },
};
