//! The full record of a legal move (american-1897 I.13 A), which a text is compared with.

use board::{Bitboard, Kind, Move, Position, Side, Square, Wing};

use super::origins::Origins;
use super::sentence::{FileName, FileWord, ManName, Sentence, SquareName, Transfer, Verb, rank_for};

/// Everything that a record of this move can say.
#[derive(Clone, Copy, Debug)]
pub(super) struct Full<'p> {
    position: &'p Position,
    pub played: Move,
    pub by: Side,
    pub man: FullMan,
    pub way: Way,
    pub promotion: Option<Kind>,
}

/// A piece with all its names.
#[derive(Clone, Copy, Debug)]
pub(super) struct FullMan {
    pub kind: Kind,
    pub origin: Option<Wing>,
    pub square: Square,
    /// Which of its side's Pawns on its file it is, counted from the one furthest on, and how many there are.
    pub nth: (u8, u8),
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Way {
    Castles(Wing),
    To(Square),
    Takes { man: FullMan, in_passing: bool },
}

impl<'p> Full<'p> {
    /// The full records of all legal moves.
    pub fn all(position: &'p Position, origins: &Origins) -> Vec<Full<'p>> {
        position.legal_moves().into_iter().map(|played| Full::of(position, origins, played)).collect()
    }

    pub fn of(position: &'p Position, origins: &Origins, played: Move) -> Full<'p> {
        let man = FullMan::at(position, origins, played.from());
        let way = match (played.castling_wing(), position.captured(played)) {
            (Some(wing), _) => Way::Castles(wing),
            (None, None) => Way::To(played.to()),
            (None, Some((square, _))) => {
                Way::Takes { man: FullMan::at(position, origins, square), in_passing: square != played.to() }
            }
        };
        let promotion = played.transfer().promotion;
        Full { position, played, by: position.turn(), man, way, promotion }
    }

    pub fn gives_check(&self) -> bool {
        self.position.gives_check(self.played)
    }

    pub fn mates(&self) -> bool {
        self.position.play(self.played).is_checkmate()
    }

    /// Whether every word of the record fits this move.
    pub fn agrees(&self, said: &Sentence) -> bool {
        match (said, self.way) {
            // Among the castlings of the older game, the words of the books mean that of today.
            (Sentence::Castles(wing), Way::Castles(castled)) => {
                !self.played.is_free_castling() && wing.is_none_or(|wing| wing == castled)
            }
            (&Sentence::CastlesFreely(wing, king, rook), Way::Castles(castled)) => {
                let goes_there = self.played.rook().is_some_and(|(_, to)| to == rook);
                wing == castled && self.played.to() == king && goes_there
            }
            (Sentence::Move(_), Way::Castles(_))
            | (Sentence::Castles(_) | Sentence::CastlesFreely(..), _) => false,
            (Sentence::Move(said), way) => self.agrees_with_a_move(said, way),
        }
    }

    fn agrees_with_a_move(&self, said: &Transfer, way: Way) -> bool {
        said.man.is_none_or(|man| self.man.agrees(&man))
            && said.place.is_none_or(|square| self.is(square, self.man.square))
            && said.promotion.is_none_or(|kind| self.promotion == Some(kind))
            && self.does(said.verb, way)
            && match way {
                Way::Castles(_) => false,
                Way::To(to) => {
                    said.captured.is_none()
                        && !said.in_passing
                        && said.square.is_none_or(|square| self.is(square, to))
                }
                Way::Takes { man, in_passing } => {
                    said.captured.is_none_or(|captured| man.agrees(&captured))
                        && said.square.is_none_or(|square| self.is(square, man.square))
                        && (in_passing || !said.in_passing)
                }
            }
    }

    fn does(&self, verb: Option<Verb>, way: Way) -> bool {
        match verb {
            None | Some(Verb::Moves) => true,
            Some(Verb::To) => matches!(way, Way::To(_)),
            Some(Verb::Takes) => matches!(way, Way::Takes { .. }),
            Some(Verb::Checks) => self.gives_check(),
            Some(Verb::Mates) => self.mates(),
            Some(Verb::Queens) => self.promotion == Some(Kind::Queen),
        }
    }

    fn is(&self, named: SquareName, square: Square) -> bool {
        self.file(named.file).agrees(square.file())
            && named.rank.is_none_or(|rank| rank == rank_for(self.by, square))
    }

    /// The file that a word of a record means; a pronoun refers to the piece that moves.
    fn file(&self, word: FileWord) -> FileName {
        let own = match self.man.kind {
            Kind::Pawn => FileName::of(self.man.square.file()),
            piece => FileName { piece, wing: self.man.origin },
        };
        match word {
            FileWord::Named(file) => file,
            FileWord::Own => own,
            FileWord::OwnSide(piece) => FileName { piece, wing: own.side() },
        }
    }
}

impl FullMan {
    fn at(position: &Position, origins: &Origins, square: Square) -> FullMan {
        let man = position.man_at(square);
        let kind = man.map_or(Kind::Pawn, |man| man.kind);
        let side = man.map_or(position.turn(), |man| man.side);
        let on_file = position.men(side, Kind::Pawn) & Bitboard::file(square.file());
        let before =
            on_file.into_iter().filter(|&pawn| rank_for(side, pawn) > rank_for(side, square)).count();
        let nth = (before as u8 + 1, on_file.into_iter().count() as u8);
        let origin =
            origins.wing(square).filter(|_| matches!(kind, Kind::Bishop | Kind::Knight | Kind::Rook));
        FullMan { kind, origin, square, nth }
    }

    fn agrees(&self, said: &ManName) -> bool {
        self.kind == said.kind
            && said.origin.is_none_or(|wing| self.origin == Some(wing))
            && said.file.is_none_or(|file| file.agrees(self.square.file()))
            && said.nth.is_none_or(|nth| nth == self.nth.0)
    }
}
