/** The main line: what is to be done now. `who` is "You", "White" or "Black"; `duty` a duty in words. */

export const NOW = {
  adjourned: "The game is adjourned.",
  /** The newest claim was refused: before the rulings on it. `whose` is "Your", "Black’s" or "The arbiter’s". */
  rejected: (whose: string): string => `${whose} claim was rejected.`,
  /** A penalty is half chosen. */
  choice: "You have begun to exact a penalty: choose what it demands, or waive it.",
  choiceOf: (side: string): string => `${side} is choosing what a penalty demands.`,
  /** One of several moves is to be adopted. */
  adopts: "Say which of the moves you adopt.",
  adoptsAs: (side: string): string => `${side} says which of the moves to adopt.`,
  chooses: (who: string): string => `${who} ${who === "You" ? "have" : "has"} a choice to make.`,
  hearing: "A claim waits for your ruling.",
  /** To everybody else. */
  heard: "The claim waits for the arbiter’s ruling.",
  stopped: (who: string): string =>
    `The game has stopped until somebody establishes what happened. ${who} ${was(who)} to move.`,
  promotes: (square: string): string => `Choose what the Pawn on ${square} becomes.`,
  castling: (who: string, from: string, to: string): string =>
    `${who} must complete the castling: move the Rook from ${from} to ${to}.`,
  castlingKing: (who: string, from: string, to: string): string =>
    `${who} must complete the castling: move the King from ${from} to ${to}.`,
  enPassant: (who: string, square: string): string =>
    `${who} must complete the capture en passant: take the Pawn off ${square}.`,
  held: (man: string, square: string): string => `Your hand is still on the ${man} on ${square}: release it.`,
  must: (who: string, duty: string): string => `${who} must ${duty}.`,
  /** Displaced pieces, each with the square where it belongs. */
  replaces: (who: string, men: string[]): string =>
    `${who} must put back what was displaced: ${men.join(", ")}.`,
  touched: (man: string): string => `You have touched the ${man}. Tap the square where it goes.`,
  /** The laws bind nobody to a piece that cannot move. */
  touchedInVain: (man: string): string =>
    `You have touched the ${man}, which has no legal move. Move another piece.`,
  /** The piece that is due was touched, and waits for its square. */
  whither: (due: string): string => `${due} Tap the square where it goes.`,
  exacts: (who: string): string => `${who} may exact a penalty, or simply play on.`,
  /** By post, the offender is to play. */
  exactsOrWaits: (who: string, other: string): string =>
    `${who} may exact a penalty, or wait for ${other}’s move.`,
  mayClaim: (what: string): string => `You may claim the game: ${what}. Claim it, or play on.`,
  /** An illegal move stands, and no penalty is offered for it. */
  mayHaveBack: (by: string): string =>
    `${by} made an illegal move. It stands unless it is claimed: claim it, or play on.`,
  claimIt: "Claim the illegal move",
  sayCheck: "Once “check” is said, it must be provided for.",
  claimInCheck: "Claim that the King has stood in check",
  offered: (who: string): string => `${who} offers a draw: accept, decline, or move.`,
  /** It cannot be accepted now; `why` is a sentence. */
  offeredInVain: (who: string, why: string): string =>
    `${who} offers a draw, which cannot be accepted now. ${why}`.trimEnd(),
  /** Nobody has taken the other seat yet, or he who has one is not here. */
  awaits: {
    friend: (side: string): string => `You are waiting for ${side}: send the link.`,
    anybody: (_side: string): string =>
      "You are waiting for somebody to take the other seat: it is on the first page.",
    rematch: (side: string): string => `You are waiting for ${side}, who was asked to play again.`,
    declined: (side: string): string => `${side} has declined the rematch.`,
    absent: (side: string): string => `${side} is not here yet.`,
  },
  clockWaits: "No clock runs.",
  showLink: "Show the link",
  yours: "It is your move.",
  theirs: (who: string): string => `${who} is to move.`,

  /** The move is made, and the clock is not pressed. */
  press: "Your move is made: press the clock.",
  /** At one board, the side is named. */
  pressAs: (side: string): string => `${side}’s move is made. ${side}: press the clock.`,
  /** The clock runs for somebody who is not to move and has made no move that waits for the press. */
  runs: (side: string): string => `Your clock is running, and it is ${side}’s turn: press it.`,
  runsAs: (running: string, side: string): string =>
    `It is ${side}’s turn, and ${running}’s clock is running. ${running}: press the clock.`,
  /** The other player has replied before the press: the clock runs through both moves. */
  missedYours: "It is your move. You did not press the clock after your last move, so it ran on for you.",
  missed: (side: string): string =>
    `${side} is to move. ${side} did not press the clock after the last move, so it runs for ${side} already.`,

  illegal: (who: string, man: string, from: string, to: string): string =>
    `${who} moved the ${man} from ${from} to ${to}: that is not a legal move.`,
  goneToo: (men: readonly string[]): string =>
    `More than one piece was moved: ${men.join(", ")} ${men.length > 1 ? "have" : "has"} gone too.`,
  illegalPlain: "That is not a legal move.",
  putRight: (who: string, duty: string, clocked: boolean): string =>
    `${who} must ${duty}${clocked ? ", before the clock is pressed" : ""}.`,
  putRightPlain: (clocked: boolean): string => `Put it right${clocked ? " before you press the clock" : ""}.`,
  /** To the player who made it, and has pressed the clock. */
  isOthers: "What follows is for your opponent to say.",
  /** To everybody but the player who made it. */
  putRightBy: (who: string): string => `${who} has to put it right.`,
  against: {
    "against-touch": (who: string): string => `${who} moved another piece than the one that was touched.`,
    "against-requirement": (who: string): string => `${who} did not move as was required.`,
  },
  /** No single one of two moves in succession is illegal. */
  second: (who: string): string => `${who} ${who === "You" ? "have" : "has"} made two moves in succession.`,
  secondBack: "Put the second piece back.",
  secondBackBy: (who: string): string => `${who} has to put the second piece back.`,
  /** To the player who made it. */
  undo: (clocked: boolean): string =>
    `That move cannot stand: take it back${clocked ? " before you press the clock" : ""}.`,
  /** To everybody else. */
  undone: (who: string, claims: boolean): string =>
    `${who} has to take it back.${claims ? " You can claim it, as long as you touch nothing." : ""}`,
  /** The player has said that his touch was an accident. */
  excuses: (side: string): string =>
    `Until ${side} agrees, your touch counts. Move what you touched, or wait for the answer.`,
  /** Before a right that was told, and cannot be used any more. */
  gone: "No longer open:",
  claimFalseCheck: "Claim the false check",
  /** The Rook went first, and the King may still follow. */
  follows: (from: string, to: string): string =>
    `Castling may still be completed: move the King from ${from} to ${to}.`,
  /** To whoever committed what the sentence after it tells of. */
  yourOffence: "The offence is yours.",
  /** The laws give the other side a right for it. */
  yourOffenceTheirs: (side: string): string => `The offence is yours: ${side} may choose what follows.`,

  /** The score of a game without an ending, read aloud. */
  nothingRuled: "There are no rulings yet.",
};

const was = (who: string): string => (who === "You" ? "were" : "was");

/** Read aloud: a move laid down before one’s turn. */
export const PREMOVE = {
  laid: (from: string, to: string): string =>
    `From ${from} to ${to}: it is made when it is your turn, if it is legal then.`,
  dropped: "The move that you laid down is not legal now, and was not made.",
};
