//! Moves in their canonical text.

use board::{Bitboard, Kind, Move, MoveKind, Position, Wing};

/// The canonical text of a legal move.
///
/// ```
/// let position = "k7/6P1/8/8/8/8/8/K7 w - - 0 1".parse::<board::Setup>()?.position()?;
/// let promotion = position.parse_uci("g7g8q")?;
/// assert_eq!(jadoube_records::san::write(&position, promotion), "g8=Q+");
///
/// // Free castling, as Italy had it until 1880: the King goes to h1, the Rook to e1.
/// let italian = board::RuleChoices::ITALY_TO_1880.movement();
/// let position = "4k3/7p/8/8/8/8/4P3/4K2R w K - 0 1".parse::<board::Setup>()?.position_under(&italian, board::Admits::NOTHING)?;
/// let castling = position.parse_uci("e1h1,h1e1")?;
/// assert_eq!(jadoube_records::san::write(&position, castling), "O-O:h1e1");
/// assert_eq!(jadoube_records::san::read(&position, "O-O:h1e1")?, castling);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write(position: &Position, played: Move) -> String {
    let mut text = match (played.castling_wing(), played.rook()) {
        (Some(_), _) if played.is_castling_on_file() => "O-O-O-O".to_owned(),
        // A free castling of the older game says where the King goes, and the Rook.
        (Some(wing), Some((_, rook))) if played.is_free_castling() => {
            format!("{}:{}{rook}", castling(wing), played.to())
        }
        (Some(wing), _) => castling(wing).to_owned(),
        (None, _) => of_a_piece(position, played),
    };
    let after = position.play(played);
    if after.is_checkmate() {
        text.push('#');
    } else if after.in_check(after.turn()) {
        text.push('+');
    }
    text
}

pub(super) fn castling(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "O-O",
        Wing::Queen => "O-O-O",
    }
}

fn of_a_piece(position: &Position, played: Move) -> String {
    let kind = position.man_at(played.from()).map_or(Kind::Pawn, |man| man.kind);
    let takes = played.takes_on().is_some_and(|square| position.man_at(square).is_some());
    let origin = match kind {
        Kind::Pawn if takes => played.from().file_letter().to_string(),
        Kind::Pawn => String::new(),
        kind => format!("{}{}", kind.letter().to_ascii_uppercase(), origin(position, kind, played)),
    };
    let cross = if takes { "x" } else { "" };
    format!("{origin}{cross}{}{}", played.to(), promotion(played.kind()))
}

fn promotion(kind: MoveKind) -> String {
    match kind {
        MoveKind::Promotion(kind) => format!("={}", kind.letter().to_ascii_uppercase()),
        MoveKind::StaysPawn => "=P".to_owned(),
        _ => String::new(),
    }
}

/// As much of the origin as tells it from the other pieces of its kind that can go there.
fn origin(position: &Position, kind: Kind, played: Move) -> String {
    let from = played.from();
    let others = position.movers(kind, played.to()).without(from);
    let (file, rank) = (from.file_letter(), from.rank_digit());
    if others.is_empty() {
        String::new()
    } else if !others.meets(Bitboard::file(from.file())) {
        file.to_string()
    } else if !others.meets(Bitboard::rank(from.rank())) {
        rank.to_string()
    } else {
        format!("{file}{rank}")
    }
}
