/** Games by post: cards, replies that are due, leave and silence. Sides are names: "White". */

export const POST = {
  title: "By post",
  kinds: { correspondence: "by post", consultation: "in consultation", blindfold: "blindfold" },
  toReply: (time: string): string => `${time} to reply`,

  due: (side: string, date: string): string => `${side}’s reply is due by ${date}.`,
  overdue: (side: string, date: string): string => `${side}’s reply is overdue: it was due by ${date}.`,
  received: (date: string): string => `The move before it came on ${date}.`,
  assumed: "Assumed replies",
  assumes: (replier: string, reply: string, by: string, answer: string, goesOn: boolean): string =>
    `If ${replier} replies ${reply}, ${by} has already answered ${answer}${goesOn ? ", and goes on from there" : ""}.`,

  sends: (side: string): string => `${side} sends a move`,
  toCome: (side: string): string => `${side} is to reply`,
  adopting: "One of several moves must be adopted",
  adoptFirst: "First say which of the moves you adopt: a reply before that is refused.",
  point: "Point to the piece on the board and to its square, or write the move.",
  toWhich: (square: string): string => `From ${square} to which square?`,
  another: "Another move beside the one you sent",
  goes: (opponent: string): string => `goes to ${opponent}.`,
  reading: "Reading the record…",
  meansNone: (record: string): string => `“${record}” means no legal move.`,
  meansSeveral: (record: string, moves: readonly string[]): string =>
    `“${record}” can mean ${moves.slice(0, -1).join(", ")} or ${moves.at(-1) ?? ""}.`,
  idle: (record: string): string =>
    `After it, “${record}” means no legal move: it and what follows it would not count.`,
  ifSent: "If you send it:",
  send: "Send it",
  sendAll: "Send it anyway",
  change: "Change it",
  becomes: "What does the Pawn become?",
  several: "Several moves, and replies that you assume",

  cards: (number: number): string =>
    number === 0 ? "No card sent yet" : number === 1 ? "1 card" : `${number} cards`,
  cardsTitle: "Cards",
  noCards: "Nothing has been sent yet.",
  sent: (side: string): string => `${side} sent`,
  wentWrong: "The last card went wrong in the post…",
  wentWrongAsks:
    "If both players say that the last message was not received as it was sent, it counts as not sent, and is sent again.",
  wentWrongYes: "It went wrong",
  no: "No",
  adopts: (side: string, move: string): string => `${side} adopts ${move}`,
  toSend: "Move to send",
  sendAsk: "Send…",
  theMove: "The move to send",
  /** How several moves are written: a form, and what it means. */
  forms: {
    answer: "MOVE if REPLY then ANSWER",
    answerSays: (opponent: string): string => `: an answer to a reply that ${opponent} has not made yet.`,
    orIfSays: "begins with another reply.",
    orSays: (opponent: string): string =>
      `stands between moves for the same turn, of which ${opponent} chooses one.`,
  },
};

/** A card that is read back, and what does not fit. */
export const CARD = {
  show: "A card to print, or one that came by post",
  label: "The card",
  send: "Send what the card says",
  print: "Print it",
  close: "Close",
  nothing: "The card says no move after “sends:”.",
  twice: "Two lines of the card say “sends:”. Strike out the one that does not count.",
  others: (side: string, by: string): string => `The card is ${side}’s, and here ${by} sends.`,
  otherGame: (name: string): string => `The card is of another game: ${name}.`,
  older: (moves: string): string =>
    `The card shows an older position: the game went on with ${moves}. Check that the move is still meant.`,
  ahead: (moves: string): string => `The card shows more moves than the game has: ${moves}.`,
  otherMove: (number: number, card: string, game: string): string =>
    `Move ${number} is “${card}” on the card, and “${game}” in the game.`,
  adoptsNone: (moves: readonly string[]): string =>
    `After “adopts:” the card has to say one of these moves: ${moves.join(", ")}.`,
  mend: "Correct the card, or write the move yourself.",
};

/** Leave and silence, under a code that gives them. */
export const LEAVE = {
  on: (side: string, date: string): string => `${side} is on leave until ${date}.`,
  left: (side: string, days: number): string => `${side} has ${ofDays(days)} of leave left this year.`,
  days: "Days of leave",
  take: "Take leave",
  end: "End the leave",
  silent: (side: string, date: string): string => `${side} has not replied since ${date}.`,
  notice: (side: string): string => `${side} has given notice of a longer reflection.`,
  reminded: (day: number, date: string): string => `Reminded on day ${day}, ${date}.`,
  next: (day: number, date: string): string => `The next reminder is due on day ${day}, ${date}.`,
  lost: (side: string, date: string): string => `If nothing comes, ${side} loses the game on ${date}.`,
  over: (side: string, date: string): string =>
    `The silence was too long on ${date}: ${side} has lost, and the ruling on the next act will say so.`,
};

const ofDays = (days: number): string => (days === 1 ? "1 day" : `${days} days`);
