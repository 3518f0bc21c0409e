/** Words between the two players, and among the members of a side. */

export const CHAT = {
  title: "Chat",
  setting: "Chat with the opponent (it is off until you turn it on)",
  none: "Nothing has been said yet. Only your opponent can read what you write.",
  off: "Chat is off. If your opponent writes, he is told that you do not read it.",
  unheard: "Your opponent’s chat is off: he does not read what you write.",
  /** To who has the chat off. */
  waits: (number: number): string =>
    number === 1
      ? "Your opponent has written something. Turn chat on to read it."
      : `Your opponent has written ${number} times. Turn chat on to read it.`,
  turnOn: "Turn chat on",
  turnOff: "Turn it off",
  write: "Say something",
  send: "Send",
  you: "You",
  /** Among the members of a side that consults. */
  side: "Your side",
  sideNone: "Nothing has been said yet. Only the members of your side can read what you write here.",
  sideWrite: "Say something to your side",
  opponent: "Your opponent",
  unread: (number: number): string => `Chat (${number})`,
};

export const WATCHED = {
  by: (number: number): string => (number === 1 ? "1 watching" : `${number} watching`),
  share: "Share…",
};
