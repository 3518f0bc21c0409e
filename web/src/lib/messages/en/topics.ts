/** What the articles of different codes are about, by the server's word for it. */

export const TOPICS = {
  start: "The board, the men, and mistakes at the start",
  "first-move": "First move and colours",
  movement: "How the men move",
  castling: "Castling",
  "en-passant": "Capture en passant",
  promotion: "Promotion",
  check: "Check",
  touching: "Touching men",
  completion: "When a move is complete",
  "illegal-moves": "Illegal moves and moves out of turn",
  penalties: "Penalties",
  draws: "Draws",
  end: "The end of the game",
  time: "Clocks and time",
  records: "Scores and notation",
  adjournment: "Adjournment",
  communication: "Games by communication",
  odds: "Odds",
  conduct: "Conduct",
  arbiter: "The arbiter and the facts that people find",
};
