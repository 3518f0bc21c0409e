/** What is printed. */

export const PRINT = {
  title: "To print",
  tools: "Before printing",
  print: "Print",
  pdf: "PDF",
  lead: "Each of these is made for paper, in black and white. Most can be fetched as PDF; of the others your browser can make one.",
  board: "A board",
  boardSays: "As large as a sheet of A4 allows: in grey and white, or plain, to be coloured in.",
  looks: "Board",
  grey: "Grey and white",
  plain: "Plain, for colouring in",
  plainSays: "Colour in the squares that have a dot.",
  empty: "An empty board",
  men: "How the pieces move",
  menSays: "Six diagrams on one page.",
  leaflet: "How to play chess",
  leafletSays: "A leaflet for children, on two pages.",
  laws: "The laws as a booklet",
  lawsSays: "A whole code on pages of A5.",
  doubts: "With the doubts",
  scores: "Score sheets",
  scoresSays: "For sixty moves, in algebraic or descriptive notation.",
  notation: "Notation",
  algebraic: "Algebraic",
  descriptive: "Descriptive",
  diagram: "A diagram",
  diagramSays: "Any position, with a line under it.",
  fen: "Position (FEN)",
  caption: "Line under the diagram",
  size: "Width",
  turned: "Black at the bottom",
  notRead: "This is not a position in FEN.",
};

/** The lines of a score sheet. */
export const SCORE = {
  title: "Score sheet",
  fields: ["Event", "Round", "Board", "Date"],
  white: "White",
  black: "Black",
  result: "Result",
  signed: "Signatures",
  begun: "Begun",
  ended: "Ended",
  algebraic:
    "K King, Q Queen, R Rook, B Bishop, N Knight; a Pawn has no letter. x takes, O-O castles, O-O-O castles long, + check, # mate, (=) a draw was offered.",
  descriptive:
    "K King, Q Queen, R Rook, B Bishop, Kt Knight, P Pawn. A square is named after the piece that stands on its file at the start, and its row is counted from the player: P-K4, Kt-KB3. BxKt: the Bishop takes the Knight. Castles K, Castles Q, ch, dis. ch, mate, e.p.",
  number: "No.",
};
