//! A record cut into the words and signs of descriptive notation.

use board::Kind;

use crate::text::fault::Fault;
use crate::text::table::look_up;

/// A word or sign, and the character at which it begins, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub word: Word,
    pub column: usize,
    pub text: String,
    /// Whether it is an abbreviation or a sign rather than a whole word.
    pub short: bool,
}

/// What a word or sign stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// King, Queen, Bishop, Knight, Rook or Pawn: a piece, or the name of a file.
    Man(Kind),
    /// `Queens`: the name of a piece or a file, or what a Pawn does.
    Queens,
    /// The number of a rank, or of a Pawn on its file.
    Number(u8),
    Square,
    To,
    Takes,
    On,
    Side,
    With,
    Open,
    Close,
    /// `=`, or "becoming a".
    Becoming,
    Castles,
    /// One of the rings of `0-0`.
    Ring,
    InPassing,
    Checks,
    Mates,
    Moves,
    /// "his", "her", "his own".
    Own,
    Mark(Mark),
}

/// A remark on a move, which is not part of its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Check,
    Mate,
    /// Praise, blame, and everything else.
    Remark,
}

const EXPECTED: &str = "a word or sign of descriptive notation";

/// Words that stand alone.
const WORDS: &[(&str, Word)] = &[
    ("king", Word::Man(Kind::King)),
    ("kings", Word::Man(Kind::King)),
    ("queen", Word::Man(Kind::Queen)),
    ("queens", Word::Queens),
    ("bishop", Word::Man(Kind::Bishop)),
    ("bishops", Word::Man(Kind::Bishop)),
    ("knight", Word::Man(Kind::Knight)),
    ("knights", Word::Man(Kind::Knight)),
    ("rook", Word::Man(Kind::Rook)),
    ("rooks", Word::Man(Kind::Rook)),
    ("pawn", Word::Man(Kind::Pawn)),
    ("pawns", Word::Man(Kind::Pawn)),
    ("first", Word::Number(1)),
    ("second", Word::Number(2)),
    ("third", Word::Number(3)),
    ("fourth", Word::Number(4)),
    ("fifth", Word::Number(5)),
    ("sixth", Word::Number(6)),
    ("seventh", Word::Number(7)),
    ("eighth", Word::Number(8)),
    ("square", Word::Square),
    ("to", Word::To),
    ("takes", Word::Takes),
    ("on", Word::On),
    ("side", Word::Side),
    ("with", Word::With),
    ("castles", Word::Castles),
    ("becoming", Word::Becoming),
    ("becomes", Word::Becoming),
    ("checks", Word::Checks),
    ("mates", Word::Mates),
    ("moves", Word::Moves),
    ("his", Word::Own),
    ("her", Word::Own),
    ("check", Word::Mark(Mark::Check)),
    ("disc", Word::Mark(Mark::Check)),
    ("discovered", Word::Mark(Mark::Check)),
    ("double", Word::Mark(Mark::Check)),
    ("best", Word::Mark(Mark::Remark)),
];

/// Abbreviations, which may be joined without blanks; a longer one comes before those that it begins with.
const ABBREVIATIONS: &[(&str, Word)] = &[
    ("mate", Word::Mark(Mark::Mate)),
    ("dble", Word::Mark(Mark::Check)),
    ("dis", Word::Mark(Mark::Check)),
    ("ch", Word::Mark(Mark::Check)),
    ("sq", Word::Square),
    ("to", Word::To),
    ("ip", Word::InPassing),
    ("ep", Word::InPassing),
    ("kt", Word::Man(Kind::Knight)),
    ("k", Word::Man(Kind::King)),
    ("q", Word::Man(Kind::Queen)),
    ("b", Word::Man(Kind::Bishop)),
    ("r", Word::Man(Kind::Rook)),
    ("p", Word::Man(Kind::Pawn)),
    ("n", Word::Man(Kind::Knight)),
    ("x", Word::Takes),
    ("o", Word::Ring),
];

/// Two words that mean one thing.
const PAIRS: &[(&str, &str)] = &[("in", "passing"), ("en", "passant"), ("i", "p"), ("e", "p")];

/// Endings of "1st, 2d, 3d, 4th", which add nothing.
const ENDINGS: &[&str] = &["st", "d", "nd", "rd", "th"];

/// The words with which a remark after "and" says what comes of a move: "and wins", "and mates in three moves".
const REMARKS: &[&str] = &[
    "wins",
    "win",
    "won",
    "winning",
    "draws",
    "draw",
    "drawn",
    "mates",
    "mate",
    "checkmate",
    "checkmates",
    "the",
    "a",
    "game",
    "white",
    "black",
    "must",
    "should",
    "will",
    "ought",
    "to",
    "easily",
    "by",
    "force",
    "in",
    "on",
    "at",
    "next",
    "once",
    "move",
    "moves",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
];

fn is_remark(word: &str) -> bool {
    REMARKS.contains(&word) || word.parse::<u8>().is_ok() || matches!(word, "!" | "?")
}

/// A run of letters, or any other character that is not skipped.
#[derive(Clone, Copy, Debug)]
struct Piece<'t> {
    text: &'t str,
    column: usize,
    /// It stands directly after an apostrophe or a number.
    joined: bool,
}

/// The words and signs of a record.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, Fault> {
    let mut pieces = pieces(text).into_iter().peekable();
    let mut tokens: Vec<Token> = Vec::new();
    while let Some(piece) = pieces.next() {
        let word = piece.text.to_lowercase();
        let next = pieces.peek().map(|next| next.text.to_lowercase()).unwrap_or_default();
        let text = piece.text;
        let repeated = tokens.last().is_some_and(|last| last.text == text);
        let mut push = |word: Word, short| {
            tokens.push(Token { word, column: piece.column, text: text.to_owned(), short });
        };
        if piece.joined && (word == "s" || ENDINGS.contains(&word.as_str())) {
            continue;
        }
        if PAIRS.contains(&(word.as_str(), next.as_str())) {
            pieces.next();
            push(Word::InPassing, word.len() == 1);
        } else if word == "and" {
            // "and wins" is a remark on the move. Anything else belongs to the record, as in "P-K8 and becomes a Queen".
            let rest: Vec<_> = pieces.clone().map(|piece| piece.text.to_lowercase()).collect();
            if !rest.iter().all(|word| is_remark(word)) {
                continue;
            }
            pieces.by_ref().for_each(drop);
            let mates = rest.iter().any(|word| word.contains("mate"));
            push(Word::Mark(if mates { Mark::Mate } else { Mark::Remark }), false);
        } else if let Some(known) = look_up(WORDS, &word) {
            let behind = match known {
                Word::Becoming => "a",
                Word::Own => "own",
                _ => "",
            };
            if !behind.is_empty() && next == behind {
                pieces.next();
            }
            push(known, false);
        } else if word.starts_with(char::is_alphabetic) {
            let parts = abbreviations(&word).ok_or_else(|| Fault::new(piece.column, EXPECTED, piece.text))?;
            tokens.extend(parts.into_iter().map(|(word, from)| Token {
                word,
                column: piece.column + from,
                text: piece.text.to_owned(),
                short: true,
            }));
        } else {
            let sign = sign(piece)?;
            if sign != Word::To || !repeated {
                push(sign, true);
            }
        }
    }
    Ok(tokens)
}

fn sign(piece: Piece) -> Result<Word, Fault> {
    let fault = |why: &str| Fault::new(piece.column, EXPECTED, piece.text).because([why]);
    Ok(match piece.text {
        "-" | "–" | "—" | "−" => Word::To,
        "×" => Word::Takes,
        "(" => Word::Open,
        ")" => Word::Close,
        "=" => Word::Becoming,
        "0" => Word::Ring,
        "9" => return Err(fault("ranks are counted from 1 to 8")),
        "+" => Word::Mark(Mark::Check),
        "#" => Word::Mark(Mark::Mate),
        "!" | "?" => Word::Mark(Mark::Remark),
        other => match other.parse() {
            Ok(number) => Word::Number(number),
            Err(_) => return Err(fault("it has no such sign")),
        },
    })
}

/// The abbreviations that a run of letters is made of, each with its place.
fn abbreviations(word: &str) -> Option<Vec<(Word, usize)>> {
    let mut parts = Vec::new();
    let mut rest = word;
    while !rest.is_empty() {
        let (text, known) = ABBREVIATIONS.iter().find(|(text, _)| rest.starts_with(text))?;
        parts.push((*known, word.len() - rest.len()));
        rest = &rest[text.len()..];
    }
    Some(parts)
}

/// Runs of letters and single signs; blanks, full stops, commas and apostrophes carry nothing.
fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut run: Option<(usize, usize)> = None;
    let mut before = ' ';
    let mut joined = false;
    for (column, (at, letter)) in text.char_indices().chain([(text.len(), ' ')]).enumerate() {
        if letter.is_alphabetic() && letter != '×' {
            if run.is_none() {
                run = Some((at, column + 1));
                joined = matches!(before, '\'' | '’' | '‘') || before.is_ascii_digit();
            }
        } else {
            if let Some((from, column)) = run.take() {
                pieces.push(Piece { text: &text[from..at], column, joined });
            }
            if !letter.is_whitespace() && !matches!(letter, '.' | ',' | '\'' | '’' | '‘') {
                let text = &text[at..at + letter.len_utf8()];
                pieces.push(Piece { text, column: column + 1, joined: false });
            }
        }
        before = letter;
    }
    pieces
}

/// The words and signs that may stand in place of this one where it is misprinted.
pub(super) fn instead_of(word: Word) -> Vec<Word> {
    const MEN: [Kind; 6] = [Kind::King, Kind::Queen, Kind::Bishop, Kind::Knight, Kind::Rook, Kind::Pawn];
    let men = || MEN.map(Word::Man).to_vec();
    match word {
        Word::Man(_) | Word::Queens | Word::Own => men(),
        Word::Number(_) => (1..=8).map(Word::Number).chain([Word::Square]).chain(men()).collect(),
        Word::Square => (2..=8).map(Word::Number).collect(),
        Word::To => vec![Word::Takes],
        Word::Takes => vec![Word::To],
        _ => vec![],
    }
}

/// Every word or sign that a text may have had where another now stands that is none.
pub(super) const ANY: &[&str] = &[
    "", "K", "Q", "B", "Kt", "R", "P", "1", "2", "3", "4", "5", "6", "7", "8", "sq", "to", "takes", "-", "x",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<Word> {
        tokens(text).expect("words").into_iter().map(|token| token.word).collect()
    }

    #[test]
    fn one_thing_in_many_spellings() {
        let cases = [
            ("QKtP", "Queen's Knight's Pawn"),
            ("Kt-KB3", "Kt. to K. B's 3d."),
            ("Kt—K B 3", "Knight to King’s Bishop's third"),
            ("PxP i.p.", "Pawn takes Pawn in passing"),
            ("P X P e. p.", "P × P en passant"),
            ("K-Ksq.", "K. to K's square"),
            ("P-K8 = Q", "P to K8th becoming a Queen"),
            ("K--B1", "K to B1st"),
            ("N-N5", "Kt-Kt5"),
            ("K to his 2nd", "K to his own 2d"),
        ];
        for (one, other) in cases {
            assert_eq!(words(one), words(other), "{one}, {other}");
        }
    }

    #[test]
    fn what_is_no_word_of_it_is_told_with_its_place() {
        let cases = [
            ("hello", "column 1: expected a word or sign of descriptive notation, found `hello`"),
            ("Kt-Zb3", "column 4: expected a word or sign of descriptive notation, found `Zb`"),
            (
                "P-K9",
                "column 4: expected a word or sign of descriptive notation, found `9`: ranks are counted from 1 to 8",
            ),
            (
                "Kt @ K5",
                "column 4: expected a word or sign of descriptive notation, found `@`: it has no such sign",
            ),
        ];
        for (text, says) in cases {
            assert_eq!(tokens(text).expect_err(text).to_string(), says, "{text}");
        }
    }
}
