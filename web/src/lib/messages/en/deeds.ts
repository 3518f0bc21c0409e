/** The acts that can happen at a board besides moves: they are needed only where one is looked for. */

/** Each entry: what happened, what there is to know of it, and other words by which it is looked for. */
export const DEEDS = {
  "two-hands": {
    says: "A move was made with both hands",
    about: "The piece, then the square where it went. The move is made on the board.",
    sought: "two hands castling",
  },
  slipped: {
    says: "A piece slipped from the hand",
    about: "The piece, then the square where it fell. Whether it was released there is still to be found.",
    sought: "dropped fell",
  },
  across: {
    says: "A piece was left across two squares",
    about: "The piece, then the nearer square. On which one it stands is still to be found.",
    sought: "straddles between unclear not in the middle",
  },
  stands: {
    says: "We agree on where it stands",
    about: "The square on which the piece that slipped, or lay across two squares, was released.",
    sought: "slipped straddles released found",
  },
  knocked: {
    says: "A piece was knocked over",
    about: "The piece. Say so if it was an accident.",
    sought: "fell overturned displaced",
  },
  shifted: {
    says: "A piece was pushed to another square",
    about: "The piece, then where it stands now. Say so if it was an accident.",
    sought: "displaced sleeve moved brushed",
  },
  upset: {
    says: "The whole board was upset by accident",
    about: "All the pieces are displaced, and can be put back.",
    sought: "knocked over displaced table",
  },
  brushed: {
    says: "A piece was touched by accident",
    about: "The piece.",
    sought: "brushed sleeve unintentionally",
  },
  "both-touched": {
    says: "Two pieces were touched at once",
    about: "One piece, then the other.",
    sought: "together",
  },
  inverted: {
    says: "A Rook was set upside down for the promoted Pawn",
    about: "What such a Rook is, the laws say.",
    sought: "inverted promotion queen",
  },
  "wrong-colour": {
    says: "A piece of the other colour was set for the promoted Pawn",
    about: "The laws say what follows.",
    sought: "promotion colour color queen",
  },
  "pressed-early": {
    says: "The clock was pressed, but no move was made",
    about: "",
    sought: "without a move",
  },
  "other-hand": {
    says: "The clock was pressed with the other hand",
    about: "Not with the hand that made the move.",
    sought: "wrong hand two hands",
  },
  "pressed-back": {
    says: "The opponent’s clock was started again, not stopped",
    about: "Pressed back without a move, where both clocks should have been stopped.",
    sought: "restarted pressed back",
  },
  finger: {
    says: "A finger stayed on the clock, or hovered over it",
    about: "",
    sought: "holds hand button",
  },
  stopped: {
    says: "Both clocks were stopped",
    about: "With the reason, if one was given.",
    sought: "paused halted",
  },
  started: {
    says: "We start a clock again",
    about: "Both of you start it. Whose clock is to run?",
    sought: "resume restart",
  },
  condition: {
    says: "A draw was offered on a condition",
    about: "The offer is made, whatever becomes of the condition.",
    sought: "conditional if",
  },
  "both-offer": {
    says: "Both offered a draw at once",
    about: "That is an agreement.",
    sought: "agreed together",
  },
  hand: {
    says: "A hand was held out",
    about: "A draw, a resignation or a greeting: nothing follows until its meaning is found.",
    sought: "handshake shook hands gesture",
  },
  nod: {
    says: "A nod",
    about: "Nothing follows until its meaning is found.",
    sought: "gesture yes",
  },
  gesture: {
    says: "Another gesture",
    about: "As it was seen. Nothing follows until its meaning is found.",
    sought: "shrug sign",
  },
  "meant-draw": {
    says: "We agree: it meant a draw",
    about: "The game ends with it.",
    sought: "handshake gesture agreed meaning",
  },
  increment: {
    says: "The arbiter was asked for an increment",
    about: "Time that is added with each move.",
    sought: "delay time asks",
  },
  score: {
    says: "The arbiter was asked for a look at the score",
    about: "",
    sought: "moves record asks",
  },
  "score-sheet": {
    says: "The arbiter was asked for a score sheet",
    about: "",
    sought: "paper record asks",
  },
  explanation: {
    says: "The arbiter was asked what the laws say",
    about: "",
    sought: "explain rules asks",
  },
  arrived: {
    says: "Came to the board",
    about: "Late or in time: the clock and the laws tell.",
    sought: "arrived late here back",
  },
  left: {
    says: "Left the board",
    about: "",
    sought: "gone away walked",
  },
  "left-area": {
    says: "Left the playing area",
    about: "",
    sought: "gone away room venue",
  },
  "resigned-aloud": {
    says: "Resigned in words",
    about: "“I resign.”",
    sought: "said gives up",
  },
  "tipped-king": {
    says: "Laid down the King",
    about: "By that the player resigned.",
    sought: "tipped over king resigned",
  },
  "resigned-in-writing": {
    says: "Resigned in writing",
    about: "On the score sheet.",
    sought: "writing score sheet",
  },
  "wrote-result": {
    says: "Wrote down the lost result",
    about: "In figures, on the score sheet. By that the player resigned.",
    sought: "writing result figures 0-1 1-0",
  },
  "circled-result": {
    says: "Circled the lost result",
    about: "On the score sheet. By that the player resigned.",
    sought: "circle ring result",
  },
  "stopped-to-resign": {
    says: "Stopped the clocks, perhaps to resign",
    about: "Nothing is resigned until its meaning is found.",
    sought: "stops clock gives up",
  },
  "meant-resigned": {
    says: "We agree: it meant that a player resigned",
    about: "Who resigned? The game ends with it.",
    sought: "handshake gesture stopped meaning",
  },
  "both-resigned": {
    says: "Both resigned at once",
    about: "Who was first is still to be found.",
    sought: "together",
  },
};
