//! The features of a position by which each of its moves is weighed without making it.

use board::{Bitboard, Kind, Position, Side, Square};

use crate::attacks::{self, fill};

/// What bears on a mate in one position.
pub(crate) struct MateFeatures {
    pub(crate) winner: Side,
    /// Whether the winner is to move.
    pub(crate) winning_turn: bool,
    pub(crate) occupied: Bitboard,
    /// The loser's King.
    pub(crate) king: Square,
    /// The squares around him.
    pub(crate) zone: Bitboard,
    /// All the loser's pieces.
    pub(crate) losers: Bitboard,
    /// What the loser's pieces but the King attack.
    guarded: Bitboard,
    /// The same piece by piece.
    guards: [Bitboard; MOST_PIECES],
    guard_count: usize,
    pub(crate) winning_king: Square,
    /// What the winner attacks, the loser's King being no obstacle.
    pub(crate) attacked: Bitboard,
    pieces: [WinningPiece; MOST_PIECES],
    count: usize,
    pub(crate) material: Material,
    pub(crate) nearest: NearestMate,
}

/// What one search prefers to another.
#[derive(Clone, Copy, Default)]
pub(crate) struct Weights {
    /// What each step between the Kings costs where the winner has pieces enough to do without his.
    pub(crate) kings: u32,
    /// What each step from the edge costs.
    pub(crate) edge: u32,
}

/// More pieces than this of one side are weighed as if they attacked nothing.
const MOST_PIECES: usize = 16;

/// A piece of the winner.
#[derive(Clone, Copy)]
pub(crate) struct WinningPiece {
    pub(crate) square: Square,
    pub(crate) kind: Kind,
    pub(crate) attacked: Bitboard,
    /// What the other pieces attack.
    pub(crate) others: Bitboard,
}

const NO_PIECE: WinningPiece =
    WinningPiece { square: Square::A1, kind: Kind::King, attacked: Bitboard::EMPTY, others: Bitboard::EMPTY };

/// What the winner has to mate with.
#[derive(Clone, Copy)]
pub(crate) struct Material {
    pub(crate) majors: u32,
    pub(crate) minors: u32,
    pub(crate) pawns: Bitboard,
}

/// The mate that seems nearest: a piece, the square from which it is to check, and what is lacking there.
#[derive(Clone, Copy)]
pub(crate) struct NearestMate {
    pub(crate) cost: u32,
    /// Where the piece stands.
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// What it would attack from there.
    pub(crate) covered: Bitboard,
    /// Squares by which the King would escape.
    pub(crate) escapes: Bitboard,
    pub(crate) moves: u32,
    /// From where it would be one move nearer.
    pub(crate) nearer: Bitboard,
}

impl MateFeatures {
    /// `None` where a side has not exactly one King: then there is nothing to come nearer to.
    pub(crate) fn new(position: &Position, winner: Side) -> Option<Self> {
        let king = position.men(!winner, Kind::King).single()?;
        let winning_king = position.men(winner, Kind::King).single()?;
        let nothing = Bitboard::EMPTY;
        let nearest = NearestMate {
            cost: 30,
            from: king,
            to: king,
            covered: nothing,
            escapes: attacks::king(king),
            moves: 9,
            nearer: nothing,
        };
        let mut features = Self {
            winner,
            winning_turn: position.turn() == winner,
            occupied: position.occupied(),
            king,
            zone: attacks::king(king),
            losers: position.side(!winner),
            guarded: nothing,
            guards: [nothing; MOST_PIECES],
            guard_count: 0,
            winning_king,
            attacked: nothing,
            pieces: [NO_PIECE; MOST_PIECES],
            count: 0,
            material: Material {
                majors: (position.men(winner, Kind::Rook) | position.men(winner, Kind::Queen)).count(),
                minors: (position.men(winner, Kind::Knight) | position.men(winner, Kind::Bishop)).count(),
                pawns: position.men(winner, Kind::Pawn),
            },
            nearest,
        };
        features.note_guards(position);
        features.note_attacks(position);
        features.find_nearest();
        Some(features)
    }

    /// The winner's pieces.
    pub(crate) fn pieces(&self) -> &[WinningPiece] {
        &self.pieces[..self.count]
    }

    /// The winner's piece on a square.
    #[inline]
    pub(crate) fn piece_on(&self, square: Square) -> &WinningPiece {
        self.pieces.iter().find(|piece| piece.square == square).unwrap_or(&NO_PIECE)
    }

    fn note_guards(&mut self, position: &Position) {
        for kind in &Kind::ALL[..5] {
            for square in position.men(!self.winner, *kind) {
                let guarded = attacks::attacks(*kind, !self.winner, square, self.occupied);
                self.guarded |= guarded;
                if let Some(guard) = self.guards.get_mut(self.guard_count) {
                    *guard = guarded;
                    self.guard_count += 1;
                }
            }
        }
    }

    fn note_attacks(&mut self, position: &Position) {
        let open = self.occupied.without(self.king);
        for kind in Kind::ALL {
            for square in position.men(self.winner, kind) {
                let attacked = attacks::attacks(kind, self.winner, square, open);
                if let Some(piece) = self.pieces.get_mut(self.count) {
                    *piece = WinningPiece { square, kind, attacked, others: self.attacked };
                    self.count += 1;
                }
                self.attacked |= attacked;
            }
        }
        let mut after = Bitboard::EMPTY;
        for piece in self.pieces[..self.count].iter_mut().rev() {
            piece.others |= after;
            after |= piece.attacked;
        }
    }

    fn find_nearest(&mut self) {
        let open = self.occupied.without(self.king);
        for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
            if !self.pieces[..self.count].iter().any(|piece| piece.kind == kind) {
                continue;
            }
            let free = !self.occupied | self.losers;
            for to in attacks::attacks(kind, !self.winner, self.king, open) & free {
                let covered = attacks::attacks(kind, self.winner, to, open);
                for i in 0..self.count {
                    if self.pieces[i].kind == kind {
                        self.consider(self.pieces[i], to, covered);
                    }
                }
            }
        }
        self.count_moves();
    }

    /// Counts the moves of the checking piece, from its goal back.
    fn count_moves(&mut self) {
        let Some(piece) = self.pieces[..self.count].iter().find(|piece| piece.square == self.nearest.from)
        else {
            return;
        };
        if self.nearest.moves < 2 {
            return;
        }
        let (mut reached, mut moves) = (Bitboard::of(self.nearest.to), 0_u32);
        while !reached.contains(piece.square) && moves < 5 {
            self.nearest.nearer = reached;
            let free = !self.occupied;
            let before = reached & (free | self.losers).with(self.nearest.to);
            reached |= fill::attacks(piece.kind, self.winner, before, free);
            moves += 1;
        }
        self.nearest.cost += moves.saturating_sub(self.nearest.moves);
        self.nearest.moves = moves;
    }

    fn consider(&mut self, piece: WinningPiece, to: Square, covered: Bitboard) {
        let escapes = self.zone - self.losers.without(to) - piece.others - covered;
        let moves = match () {
            () if piece.attacked.contains(to) => 1,
            () if piece.attacked.meets(covered) => 2,
            () => 3,
        };
        let cost = 3 * escapes.count() + moves;
        if cost >= self.nearest.cost {
            return;
        }
        let cost = cost + 2 * self.parries(to);
        if cost < self.nearest.cost {
            self.nearest =
                NearestMate { cost, from: piece.square, to, covered, escapes, moves, nearer: covered };
        }
    }

    /// How many pieces of the loser may capture a checking piece on this square, or interpose.
    fn parries(&self, to: Square) -> u32 {
        let parry = attacks::between(self.king, to).with(to);
        if !self.guarded.meets(parry) {
            return 0;
        }
        self.guards[..self.guard_count].iter().filter(|guard| guard.meets(parry)).count() as u32
    }

    /// Whether any piece of the loser may do so.
    pub(crate) fn is_parried(&self, to: Square) -> bool {
        self.guarded.meets(attacks::between(self.king, to).with(to))
    }
}
