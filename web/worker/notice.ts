/** What a message of the server says, in words. */

/** The server's message: a game, and what is new of it. */
export type Told = {
  game: string;
  is: "turn" | "draw" | "claim" | "over" | "reminder";
  language: "en" | "de";
};

/** What is shown, and where a tap leads. */
export type Notice = { title: string; body: string; lang: string; tag: string; path: string };

const KINDS = ["turn", "draw", "claim", "over", "reminder"] as const;

const WORDS = {
  en: {
    turn: "It is your turn.",
    draw: "Your opponent offers a draw.",
    claim: "Your opponent has made a claim.",
    over: "The game is over.",
    reminder: "Your move is still awaited.",
    game: "Game",
  },
  de: {
    turn: "Sie sind am Zug.",
    draw: "Remis wird Ihnen angeboten.",
    claim: "Ihr Gegner hat etwas reklamiert.",
    over: "Die Partie ist beendet.",
    reminder: "Ihr Zug steht noch aus.",
    game: "Partie",
  },
} as const;

/**
 * The notice of a message. A browser shows one for each message, so one that cannot be read has one too.
 *
 * `noticeOf({ game: "7k2m9q", is: "turn", language: "en" })` says "It is your turn." and leads to `/g/7k2m9q`.
 */
export function noticeOf(told: Partial<Told> | null): Notice {
  const lang = told?.language === "de" ? "de" : "en";
  const words = WORDS[lang];
  const game = told?.game ?? "";
  if (!/^\w{1,32}$/.test(game)) return { title: "Jadoube", body: words.turn, lang, tag: "", path: "/" };
  return {
    title: words[KINDS.find((kind) => kind === told?.is) ?? "turn"],
    body: `${words.game} ${game}`,
    lang,
    // The next one of the same game takes its place.
    tag: game,
    path: `/g/${game}`,
  };
}
