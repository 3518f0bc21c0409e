//! Records that break the form of algebraic notation, and leave no doubt about the move all the same: `ed`, `a8 Q`, `Nxf3` where
//! nothing is taken, `nf3`, `Kg1` where the King castles, `00`, `Sf3`, "Knight to f3".

use board::{Kind, Move, Position, Square, Wing};

use super::language::Language;
use super::parsed::San;
use super::sketch::{files_alone, without_marks};

/// Words for what signs and letters say; those that say nothing more than a mark does are left out.
const WORDS: &[(&str, &str)] = &[
    ("king", "K"),
    ("queen", "Q"),
    ("rook", "R"),
    ("bishop", "B"),
    ("knight", "N"),
    ("pawn", ""),
    ("to", ""),
    ("takes", "x"),
    ("captures", "x"),
    ("check", ""),
    ("ch", ""),
    ("mate", ""),
    ("checkmate", ""),
    ("en", ""),
    ("passant", ""),
    ("castles", ""),
    ("castling", ""),
    ("short", "O-O"),
    ("kingside", "O-O"),
    ("long", "O-O-O"),
    ("queenside", "O-O-O"),
];

/// What may stand around a record and says nothing.
const AROUND: [char; 8] = ['.', ',', ';', '(', ')', '"', '\'', '='];

/// The legal moves that such a record can mean. A record that has the form of a move is read by [`San::moves`].
///
/// ```
/// use jadoube_records::san::moves_out_of_form;
/// let position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".parse::<board::Setup>()?.position()?;
/// let read = |record| moves_out_of_form(&position, record).len();
/// assert_eq!((read("ed"), read("e x d5"), read("Pawn takes d5"), read("e")), (1, 1, 1, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn moves_out_of_form(position: &Position, record: &str) -> Vec<Move> {
    // `e.p.` ends with a full stop, and `a8(Q)` with a bracket.
    let around = |sign: char| AROUND.contains(&sign);
    let spaced = record.trim_start_matches(around).replace('=', " = ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let text: String = words.iter().map(|word| in_signs(word)).collect();
    let bare = text.trim_end_matches(around);
    let mut moves = Vec::new();
    for text in [text.as_str(), bare] {
        moves.extend(by_letters(position, text));
        moves.extend(by_files(position, text));
        moves.extend(castlings(position, text));
        if !moves.is_empty() {
            break;
        }
    }
    // Where each of several words has the form of a move, one of them may be meant by itself as well.
    let alone: Option<Vec<San>> = words.iter().map(|word| word.parse().ok()).collect();
    if let Some(alone) = alone.filter(|alone| !moves.is_empty() && alone.len() > 1) {
        moves.extend(alone.iter().flat_map(|san| san.moves(position)));
    }
    let mut read: Vec<Move> = Vec::new();
    moves.into_iter().for_each(|m| read.extend((!read.contains(&m)).then_some(m)));
    read
}

fn in_signs(word: &str) -> String {
    let bare = word.trim_end_matches(AROUND);
    let known = WORDS.iter().find(|(name, _)| bare.eq_ignore_ascii_case(name));
    known.map_or_else(|| word.to_owned(), |(_, sign)| (*sign).to_owned())
}

/// The text as it is; and if no legal move fits it, without the sign of a capture, with a capital for a piece, or in the letters
/// of another language.
fn by_letters(position: &Position, text: &str) -> Vec<Move> {
    let read = |text: &str| text.parse::<San>().map(|san| san.moves(position)).unwrap_or_default();
    let mut texts = vec![text.to_owned(), text.replace(['x', 'X', ':', '×'], "")];
    if text.as_bytes().get(1).is_some_and(u8::is_ascii_digit) {
        // Squares in capitals, `E2-E4`; but `BC4` may be a Bishop's move.
        texts.push(text.to_ascii_lowercase());
    }
    let capital = text.chars().next().filter(|letter| "kqrbnp".contains(*letter));
    texts.extend(capital.map(|letter| format!("{}{}", letter.to_ascii_uppercase(), &text[1..])));
    let found = texts.iter().map(|text| read(text)).find(|moves| !moves.is_empty());
    found.unwrap_or_else(|| {
        // A letter that names a piece in English is not read as that of another language.
        let foreign = |standard: &String| {
            let own = text.chars().filter(|letter| "KQRBNP".contains(*letter));
            standard != text && own.count() == 0
        };
        let standard = Language::ALL.iter().map(|language| language.standard(text)).filter(foreign);
        standard.flat_map(|standard| read(&standard)).collect()
    })
}

/// The captures of Pawns that are written by their two files alone, with or without what the Pawn becomes.
fn by_files(position: &Position, text: &str) -> Vec<Move> {
    let bare = without_marks(text);
    let named = bare.strip_suffix(')').unwrap_or(bare);
    let becomes = named.chars().last().filter(|letter| "QRBN".contains(*letter)).and_then(Kind::from_letter);
    let files =
        if becomes.is_some() { named[..named.len() - 1].trim_end_matches(['=', '/', '(']) } else { bare };
    let Some((from, to)) = files_alone(files) else { return Vec::new() };
    let fits = |m: &Move| {
        position.man_at(m.from()).is_some_and(|man| man.kind == Kind::Pawn)
            && (m.from().file(), m.to().file()) == (from, to)
            && m.takes_on().is_some()
            && becomes.is_none_or(|kind| m.transfer().promotion == Some(kind))
    };
    position.legal_moves().into_iter().filter(fits).collect()
}

/// Castling written without hyphens, or with other blanks; or as the move of the King, where he cannot go there otherwise.
fn castlings(position: &Position, text: &str) -> Vec<Move> {
    let bare = without_marks(text);
    let noughts = bare.chars().filter(|sign| "0Oo".contains(*sign)).count();
    let only_noughts = noughts > 0 && bare.chars().all(|sign| "0Oo-".contains(sign));
    let wing = match noughts {
        2 if only_noughts => Some(Wing::King),
        3 if only_noughts => Some(Wing::Queen),
        _ => None,
    };
    let king_to = bare.strip_prefix('K').and_then(|square| square.parse::<Square>().ok());
    let king_to = king_to.filter(|_| !position.is_chess960());
    let castles = |m: &Move| {
        m.castling_wing().is_some()
            && !m.is_free_castling()
            && (m.castling_wing() == wing || Some(m.to()) == king_to)
    };
    position.legal_moves().into_iter().filter(castles).collect()
}

#[cfg(test)]
mod tests {
    use board::Setup;

    use super::moves_out_of_form;

    /// The moves that a record can mean, as from square to square.
    fn read(fen: &str, record: &str) -> String {
        let position = fen.parse::<Setup>().expect(fen).position().expect(fen);
        let moves = moves_out_of_form(&position, record);
        moves.into_iter().map(|m| position.uci(m)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn records_out_of_form() {
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        const TAKING: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
        const TWICE: &str = "4k3/3p4/4P3/3p4/4P3/8/8/4K3 w - - 0 1";
        const PASSING: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        const LAST_RANK: &str = "1n6/P3k3/8/8/8/8/8/4K3 w - - 0 1";
        const CASTLING: &str = "4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1";
        const TWO_WORDS: &str = "4k3/8/8/8/4P3/5N2/8/4K3 w - - 0 1";
        const BISHOP: &str = "4k3/p7/8/8/8/8/8/4KB2 w - - 0 1";
        for (fen, record, moves) in [
            (TAKING, "ed", "e4d5"),
            (TAKING, "exd", "e4d5"),
            (TAKING, "e:d+", "e4d5"),
            (TAKING, "e4 x d5", "e4d5"),
            (TAKING, "Pawn takes d5", "e4d5"),
            (TAKING, "de", ""),
            (TWICE, "ed", "e4d5 e6d7"),
            (PASSING, "ed e.p.", "e5d6"),
            (PASSING, "exd6 en passant", "e5d6"),
            (LAST_RANK, "a8 Q", "a7a8q"),
            (LAST_RANK, "a8 = N", "a7a8n"),
            (LAST_RANK, "a8 Queen", "a7a8q"),
            (LAST_RANK, "a8=Knight", "a7a8n"),
            (LAST_RANK, "a8(Q).", "a7a8q"),
            (LAST_RANK, "ab Q", "a7b8q"),
            (LAST_RANK, "ab=N", "a7b8n"),
            (LAST_RANK, "ab(R)", "a7b8r"),
            (LAST_RANK, "axb8 = Q", "a7b8q"),
            (LAST_RANK, "a8D", "a7a8q"),
            (CASTLING, "00", "e1g1"),
            (CASTLING, "000", "e1c1"),
            (CASTLING, "0 - 0", "e1g1"),
            (CASTLING, "Kg1", "e1g1"),
            (CASTLING, "Kc1", "e1c1"),
            (CASTLING, "King to g1", "e1g1"),
            (CASTLING, "castles short", "e1g1"),
            (CASTLING, "Castles queenside.", "e1c1"),
            (START, "nf3", "g1f3"),
            (START, "Nxf3", "g1f3"),
            (START, "N f3", "g1f3"),
            (START, "Knight to f3", "g1f3"),
            (START, "Sf3", "g1f3"),
            (START, "Cf3 ch", "g1f3"),
            // A Rook by its letter is no King of the French.
            (START, "Re2", ""),
            (START, "pf3", "f2f3"),
            (START, "E2-E4", "e2e4"),
            (START, "(Nf3).", "g1f3"),
            (START, "Nf3=", "g1f3"),
            (START, "Nf3 Nc3", ""),
            (TWO_WORDS, "Nf3 e5", "f3e5 e4e5"),
            (START, "e4 e5", ""),
            (START, "Nd2", ""),
            (START, "", ""),
            (BISHOP, "bc4", "f1c4"),
        ] {
            assert_eq!(read(fen, record), moves, "{record} in {fen}");
        }
    }
}
