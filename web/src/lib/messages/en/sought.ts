/** What readers type, and the words that the laws have for it: any of them is found. In small letters. */

export const SOUGHT: Record<string, readonly string[]> = {
  "j'adoube": ["adjust", "adjusts"],
  jadoube: ["j'adoube", "adjust"],
  adjust: ["j'adoube"],
  passant: ["passing"],
  passing: ["passant"],
  phone: ["telephone", "electronic"],
  telephone: ["electronic"],
  mobile: ["electronic"],
  threefold: ["third", "three", "repetition"],
  repetition: ["third", "repeated"],
  piece: ["man", "men"],
  pieces: ["man", "men"],
  castle: ["castling"],
  castling: ["castle", "castles"],
  zeitnot: ["time"],
  timeout: ["flag", "time"],
  underpromotion: ["promotion", "knight"],
  "50": ["fifty"],
  "75": ["seventy-five"],
  "fifty-move": ["fifty"],
};
