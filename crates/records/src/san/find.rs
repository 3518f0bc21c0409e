//! The legal move that a text means, or why there is none.

use board::{Kind, Man, Move, Position, Reason, Square, Transfer, Wing};

use super::error::SanError;
use super::parsed::San;
use super::sketch::{Shape, Sketch};
use super::write::{castling, write};
use crate::text::fault::one_of;

impl San {
    /// Every legal move that the text can mean in this position. Where a Pawn on its last rank has no choice, as in the older
    /// game, the text may leave out what it becomes.
    ///
    /// ```
    /// let position = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1".parse::<board::Setup>()?.position()?;
    /// assert_eq!("Nf3".parse::<jadoube_records::san::San>()?.moves(&position).len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let moves: Vec<Move> =
            position.legal_moves().into_iter().filter(|m| fits(self.shape, *m, position)).collect();
        if !moves.is_empty() || position.movement().older.is_none() {
            return moves;
        }
        let any = self.moves_of_any_promotion(position);
        let froms = |m: &Move| any.iter().filter(|other| other.from() == m.from()).count();
        if any.iter().all(|m| froms(m) == 1) { any } else { moves }
    }

    /// Every legal move that the text can mean where it promotes a Pawn and leaves out what that becomes; nothing for any
    /// other text.
    ///
    /// ```
    /// let position = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1".parse::<board::Setup>()?.position()?;
    /// assert_eq!("a8".parse::<jadoube_records::san::San>()?.moves_of_any_promotion(&position).len(), 4);
    /// assert!("a8=Q".parse::<jadoube_records::san::San>()?.moves_of_any_promotion(&position).is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn moves_of_any_promotion(&self, position: &Position) -> Vec<Move> {
        let Shape::Piece(sketch @ Sketch { promotion: None, .. }) = self.shape else { return Vec::new() };
        let fits_so = |m: Move| fits(Shape::Piece(Sketch { promotion: promotion(m), ..sketch }), m, position);
        position.legal_moves().into_iter().filter(|&m| promotion(m).is_some() && fits_so(m)).collect()
    }

    /// Why none of the pieces that the text may mean can make the move, as data; nothing where there is no such piece,
    /// and where a legal move fits but for the text.
    #[must_use]
    pub fn reasons(&self, position: &Position) -> Vec<Reason> {
        match self.shape {
            Shape::Castling(wing) => {
                castling_transfer(position, wing).map(|it| position.why_illegal(it)).unwrap_or_default()
            }
            Shape::FreeCastling(_, king, rook) => position.why_no_free_castling(king, rook),
            Shape::CastlingOnFile => {
                transfer_on_file(position).map(|it| position.why_illegal(it)).unwrap_or_default()
            }
            Shape::Piece(sketch) => meant(position, sketch)
                .into_iter()
                .flat_map(|(from, man)| {
                    let transfer = Transfer { from, to: sketch.to, promotion: sketch.promotion };
                    why_not_so(position, man, transfer)
                })
                .collect(),
        }
    }

    /// Every way across the board that the text can mean here, of a legal move or not: from each piece that it may name, to
    /// the square that it names. Castling is the way of the King.
    ///
    /// ```
    /// let position = board::Position::default();
    /// let ways = "Nf4".parse::<jadoube_records::san::San>()?.ways(&position);
    /// assert_eq!(ways.iter().map(ToString::to_string).collect::<Vec<_>>(), ["b1f4", "g1f4"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn ways(&self, position: &Position) -> Vec<Transfer> {
        match self.shape {
            Shape::Castling(wing) => castling_transfer(position, wing).into_iter().collect(),
            Shape::CastlingOnFile => transfer_on_file(position).into_iter().collect(),
            Shape::FreeCastling(_, to, _) => {
                position.king(position.turn()).map(|from| Transfer::new(from, to)).into_iter().collect()
            }
            Shape::Piece(sketch) => {
                let meant = meant(position, sketch).into_iter();
                meant.map(|(from, _)| Transfer { from, to: sketch.to, promotion: sketch.promotion }).collect()
            }
        }
    }

    /// The wing on which the text castles.
    #[must_use]
    pub fn castles(&self) -> Option<Wing> {
        match self.shape {
            Shape::Castling(wing) | Shape::FreeCastling(wing, ..) => Some(wing),
            Shape::CastlingOnFile => Some(Wing::Queen),
            Shape::Piece(_) => None,
        }
    }

    /// The one legal move that the text means in this position.
    ///
    /// # Errors
    ///
    /// That no piece can make it and why, or which moves it can mean.
    pub fn find(&self, position: &Position) -> Result<Move, SanError> {
        let moves = self.moves(position);
        match moves[..] {
            [one] => Ok(one),
            [] => Err(none(self, position)),
            _ => one_of_several(position, self.text(), &moves),
        }
    }
}

/// The King's way in castling up his file.
fn transfer_on_file(position: &Position) -> Option<Transfer> {
    let king = position.king(position.turn())?;
    Some(Transfer::new(king, position.turn().forward(king, 2)?))
}

fn fits(shape: Shape, candidate: Move, position: &Position) -> bool {
    match shape {
        Shape::CastlingOnFile => candidate.is_castling_on_file(),
        // Without squares it is the castling of today, among those that are free too.
        Shape::Castling(wing) => candidate.castling_wing() == Some(wing) && !candidate.is_free_castling(),
        Shape::FreeCastling(wing, king, rook) => {
            candidate.castling_wing() == Some(wing)
                && candidate.to() == king
                && candidate.rook().is_some_and(|(_, to)| to == rook)
        }
        Shape::Piece(sketch) => {
            sketch.leads_as(candidate, position)
                && sketch.comes_from(candidate.from())
                && sketch.may_be(position.man_at(candidate.from()))
                && sketch.castles_if(candidate)
                && sketch.takes_if(candidate, position)
                && sketch.promotion == promotion(candidate)
        }
    }
}

fn promotion(candidate: Move) -> Option<Kind> {
    candidate.transfer().promotion
}

impl Sketch {
    fn comes_from(self, from: Square) -> bool {
        self.file.is_none_or(|file| from.file() == file) && self.rank.is_none_or(|rank| from.rank() == rank)
    }

    /// In Chess960 both squares stand for castling where the second is that of the Rook.
    fn leads_as(self, candidate: Move, position: &Position) -> bool {
        match candidate.rook() {
            Some((rook, _)) if position.is_chess960() => self.to == rook,
            _ => candidate.to() == self.to,
        }
    }

    fn origin(self) -> Option<Square> {
        Some(Square::new(self.file?, self.rank?))
    }

    /// Without a letter it is a Pawn, unless a full origin names the piece.
    fn may_be(self, man: Option<Man>) -> bool {
        let kind = self.kind.or_else(|| self.origin().is_none().then_some(Kind::Pawn));
        man.is_some_and(|man| kind.is_none_or(|kind| man.kind == kind))
    }

    /// The King's squares stand for castling only where both are written.
    fn castles_if(self, candidate: Move) -> bool {
        candidate.castling_wing().is_none() || self.origin().is_some()
    }

    /// A missing cross is accepted, a cross where nothing is captured is not.
    fn takes_if(self, candidate: Move, position: &Position) -> bool {
        !self.takes || candidate.takes_on().is_some_and(|square| position.man_at(square).is_some())
    }
}

/// The move that a text means, if these are all that it can mean.
pub(super) fn one_of_several(position: &Position, text: &str, moves: &[Move]) -> Result<Move, SanError> {
    if let [one] = moves {
        return Ok(*one);
    }
    let mut moves: Vec<_> = moves.iter().map(|&m| write(position, m)).collect();
    moves.sort();
    Err(SanError::Ambiguous { text: text.to_owned(), moves })
}

/// Two moves without a blank between them, of which the first is legal here and the second after it.
fn run_together(text: &str, position: &Position) -> Option<(String, String)> {
    let one_move = |text: &str, position: &Position| match text.parse::<San>().ok()?.moves(position)[..] {
        [one] => Some(one),
        _ => None,
    };
    let places = (2..text.len().saturating_sub(1)).filter(|&at| text.is_char_boundary(at));
    places.map(|at| text.split_at(at)).find_map(|(first, second)| {
        let next = position.play(one_move(first, position)?);
        one_move(second, &next)?;
        Some((first.to_owned(), second.to_owned()))
    })
}

/// Where one sign of the text keeps it from a legal move, which: it is a fault of the writing then, and no illegal move.
fn slip(san: &San, position: &Position) -> Option<String> {
    let Shape::Piece(sketch) = san.shape else { return None };
    if !san.moves_of_any_promotion(position).is_empty() {
        return Some("no promotion is named (Queen, Rook, Bishop, Knight)".to_owned());
    }
    let may_be = |sketch| {
        let moves = position.legal_moves().into_iter().filter(|&m| fits(Shape::Piece(sketch), m, position));
        let moves: Vec<_> = moves.map(|m| format!("`{}`", write(position, m))).collect();
        (!moves.is_empty()).then(|| one_of(moves.iter().map(String::as_str)))
    };
    if sketch.takes
        && let Some(moves) = may_be(Sketch { takes: false, ..sketch })
    {
        return Some(format!("there is nothing to capture on {}; it may be {moves}", sketch.to));
    }
    let (king, of_king) = (sketch.kind == Some(Kind::King), |m: &Move| m.castling_wing());
    if king
        && let Some(wing) = position.legal_moves().iter().filter(|m| m.to() == sketch.to).find_map(of_king)
    {
        return Some(format!("that is castling, written {}", castling(wing)));
    }
    let small_bishop = sketch.kind.is_none() && sketch.rank.is_none() && san.text().starts_with('b');
    let moves = small_bishop.then(|| may_be(Sketch { kind: Some(Kind::Bishop), file: None, ..sketch }))??;
    Some(format!("no Pawn can go there; it may be {moves}, with a small letter"))
}

fn none(san: &San, position: &Position) -> SanError {
    if let Some((first, second)) = run_together(san.text(), position) {
        let why = format!("it may be the moves `{first}` and `{second}`, run together");
        return SanError::NotSan { text: san.text().to_owned(), why };
    }
    if let Some(why) = slip(san, position) {
        return SanError::NotSan { text: san.text().to_owned(), why };
    }
    let reasons = match san.shape {
        Shape::Castling(wing) => why_no_castling(position, wing),
        Shape::FreeCastling(..) | Shape::CastlingOnFile => sentences(san.reasons(position)),
        Shape::Piece(sketch) => why_no_move(position, sketch),
    };
    SanError::NoSuchMove { text: san.text().to_owned(), side: position.turn(), reasons }
}

fn why_no_castling(position: &Position, wing: Wing) -> Vec<String> {
    if let Some(unknown) = position.why_no_castling_at_all() {
        return sentences(vec![Reason::Castling(wing, unknown)]);
    }
    let Some(transfer) = castling_transfer(position, wing) else {
        let side = position.turn().name();
        return vec![format!("{side} cannot castle: the King is not on its first rank")];
    };
    let reasons = sentences(position.why_illegal(transfer));
    if reasons.is_empty() { vec![format!("{} is not castling here", castling(wing))] } else { reasons }
}

/// Castling as a transfer of the King, if it stands on its first rank.
fn castling_transfer(position: &Position, wing: Wing) -> Option<Transfer> {
    let side = position.turn();
    let king = position.king(side).filter(|king| king.rank() == side.first_rank())?;
    let goal = match position.castling().rook(side, wing) {
        Some(rook) if position.is_chess960() => rook,
        _ => wing.king_to(side),
    };
    Some(Transfer::new(king, goal))
}

/// Why not, for each piece that the text may mean.
fn why_no_move(position: &Position, sketch: Sketch) -> Vec<String> {
    let meant = meant(position, sketch);
    if meant.is_empty() {
        return vec![no_such_piece(position, sketch)];
    }
    meant.into_iter().map(|(from, man)| why_not(position, sketch, from, man)).collect()
}

/// The pieces that the text may mean: those on the origin that it names; without an origin, the Pawns on the file of
/// the destination.
fn meant(position: &Position, sketch: Sketch) -> Vec<(Square, Man)> {
    let pawn = sketch.kind.unwrap_or(Kind::Pawn) == Kind::Pawn;
    let own = |man: &Man| man.side == position.turn();
    Square::ALL
        .into_iter()
        .filter(|&from| sketch.comes_from(from))
        .filter(|from| !pawn || sketch.file.is_some() || from.file() == sketch.to.file())
        .filter_map(|from| Some((from, position.man_at(from)?)))
        .filter(|(_, man)| sketch.may_be(Some(*man)))
        .filter(|(_, man)| own(man) || sketch.origin().is_some())
        .collect()
}

fn no_such_piece(position: &Position, sketch: Sketch) -> String {
    let name = sketch.kind.unwrap_or(Kind::Pawn).name();
    let file = sketch.file.or(matches!(name, "Pawn").then_some(sketch.to.file()));
    let place = match (file, sketch.rank) {
        (Some(file), Some(rank)) => format!(" on {}", Square::new(file, rank)),
        (Some(file), None) => format!(" on the {}-file", Square::new(file, 0).file_letter()),
        (None, Some(rank)) => format!(" on rank {}", rank + 1),
        (None, None) => String::new(),
    };
    match (sketch.kind, sketch.origin()) {
        (None, Some(from)) => format!("there is no piece on {from}"),
        _ => format!("there is no {} {name}{place}", position.turn().name()),
    }
}

/// "the Bishop on f1: a Bishop does not move so"
fn why_not(position: &Position, sketch: Sketch, from: Square, man: Man) -> String {
    let transfer = Transfer { from, to: sketch.to, promotion: sketch.promotion };
    let mut reasons = sentences(why_not_so(position, man, transfer));
    if reasons.is_empty() {
        reasons.push(why_another_text(sketch, man));
    }
    format!("the {} on {from}: {}", man.kind.name(), reasons.join(", "))
}

/// Why a legal move is not the one that the text means.
fn why_another_text(sketch: Sketch, man: Man) -> String {
    match man.kind {
        Kind::King if !sketch.takes => "that is castling, written O-O or O-O-O".to_owned(),
        _ => format!("there is nothing to capture on {}", sketch.to),
    }
}

fn sentences(reasons: Vec<Reason>) -> Vec<String> {
    reasons.into_iter().map(|reason| reason.to_string()).collect()
}

/// Why a piece cannot go so. A King that goes to the square of his own Rook castles only in Chess960; in the usual game no
/// text of his move means that.
fn why_not_so(position: &Position, man: Man, transfer: Transfer) -> Vec<Reason> {
    let Transfer { from, to, .. } = transfer;
    let to_own_rook = position.man_at(to) == Some(Man::new(man.side, Kind::Rook));
    if man.kind != Kind::King || position.is_chess960() || !to_own_rook {
        return position.why_illegal(transfer);
    }
    let far = from.file().abs_diff(to.file()) > 1 || from.rank().abs_diff(to.rank()) > 1;
    let way = far.then_some(Reason::NotTheWay { kind: Kind::King, from, to });
    way.into_iter().chain([Reason::OwnManOn(to)]).collect()
}
