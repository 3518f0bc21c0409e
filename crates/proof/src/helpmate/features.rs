//! What a plan is made from: where the pieces of a position can soon be, and what they attack where they stand.

use board::{Bitboard, Kind, Position, Side, Square};

use crate::attacks::{self, fill};
use crate::helpmate::pawn_ways::{pushes, steps, way};

/// No plan is made where one side has more pieces than this.
const MOST_PIECES: usize = 16;

/// How many moves ahead it is considered where pieces can be.
pub(crate) const AHEAD: usize = 3;

/// The same for Kings, the present square included.
pub(crate) const WALK: usize = 6;

/// A piece of the side that is to mate, or a Pawn that can soon be one.
#[derive(Clone, Copy)]
pub(crate) struct Piece {
    pub(crate) square: Square,
    /// What it is, or will be.
    pub(crate) kind: Kind,
    /// The moves until a Pawn is promoted; 0 for other pieces.
    pub(crate) steps: u32,
    /// What the other pieces but the King attack where they stand.
    pub(crate) others: Bitboard,
    /// Where it can be within so many moves, by that number.
    pub(crate) within: [Bitboard; AHEAD + 1],
}

/// A piece or Pawn of the side to be mated, not its King.
#[derive(Clone, Copy)]
pub(crate) struct Defender {
    pub(crate) square: Square,
    pub(crate) kind: Kind,
    pub(crate) attacked: Bitboard,
    /// Where it can step without capturing, if it is a Pawn.
    pub(crate) steps: Bitboard,
}

impl Defender {
    /// Whether it can capture the checking piece or interpose.
    pub(crate) fn parries(&self, at: Square, between: Bitboard) -> bool {
        match self.kind {
            Kind::Pawn => self.attacked.contains(at) || self.steps.meets(between),
            _ => self.attacked.meets(between.with(at)),
        }
    }
}

/// What a plan is made from.
pub(crate) struct Features {
    /// The side that is to mate; the other is the loser.
    pub(crate) winner: Side,
    /// Whether the winner is to move.
    pub(crate) winning_turn: bool,
    /// Whether the King to be mated is in check.
    pub(crate) checked: bool,
    pub(crate) occupied: Bitboard,
    /// All pieces of the loser, and of the winner.
    pub(crate) losers: Bitboard,
    pub(crate) winners: Bitboard,
    /// The Pawns of the winner.
    pub(crate) pawns: Bitboard,
    /// The strongest kind that a Pawn may become, if any.
    pub(crate) becomes: Option<Kind>,
    /// What a Pawn of the loser may become to block a square, at best a Knight.
    pub(crate) blocks_as: Option<Kind>,
    /// Whether there is a Queen or a Rook to mate with.
    pub(crate) has_majors: bool,
    /// The most squares by which the King may still escape in a candidate: the loser's pieces have to fill them.
    pub(crate) most_escapes: u32,
    /// The King to be mated.
    pub(crate) king: Square,
    /// Where he can walk within so many moves, by that number.
    pub(crate) walk: [Bitboard; WALK],
    pub(crate) winning_king: Square,
    pub(crate) winning_walk: [Bitboard; WALK],
    pieces: [Piece; MOST_PIECES],
    piece_count: usize,
    defenders: [Defender; MOST_PIECES],
    defender_count: usize,
    /// Where any of the defenders can go or capture.
    pub(crate) defended: Bitboard,
    /// What the mating side attacks, the King to be mated being no obstacle.
    pub(crate) attacked: Bitboard,
    /// Every piece of the mating side, with what it attacks.
    attackers: [(Square, Bitboard); MOST_PIECES],
    attacker_count: usize,
}

const NO_PIECE: Piece = Piece {
    square: Square::A1,
    kind: Kind::King,
    steps: 0,
    others: Bitboard::EMPTY,
    within: [Bitboard::EMPTY; AHEAD + 1],
};

const NO_DEFENDER: Defender =
    Defender { square: Square::A1, kind: Kind::King, attacked: Bitboard::EMPTY, steps: Bitboard::EMPTY };

impl Features {
    /// `None` where a side has not exactly one King, or too many pieces to plan with.
    pub(crate) fn new(position: &Position, winner: Side) -> Option<Self> {
        let king = position.men(!winner, Kind::King).single()?;
        let winning_king = position.men(winner, Kind::King).single()?;
        let (losers, winners) = (position.side(!winner), position.side(winner));
        if losers.count() as usize > MOST_PIECES || winners.count() as usize > MOST_PIECES {
            return None;
        }
        let mut features = Self {
            winner,
            winning_turn: position.turn() == winner,
            checked: position.in_check(!winner),
            occupied: position.occupied(),
            losers,
            winners,
            pawns: position.men(winner, Kind::Pawn),
            blocks_as: [Kind::Knight, Kind::Bishop]
                .into_iter()
                .find(|&kind| position.movement().promotions.contains(kind)),
            becomes: position.movement().promotions.iter().next(),
            has_majors: !(position.men(winner, Kind::Rook) | position.men(winner, Kind::Queen)).is_empty(),
            most_escapes: u32::MAX,
            king,
            walk: [Bitboard::EMPTY; WALK],
            winning_king,
            winning_walk: [Bitboard::EMPTY; WALK],
            pieces: [NO_PIECE; MOST_PIECES],
            piece_count: 0,
            defenders: [NO_DEFENDER; MOST_PIECES],
            defender_count: 0,
            defended: Bitboard::EMPTY,
            attacked: Bitboard::EMPTY,
            attackers: [(Square::A1, Bitboard::EMPTY); MOST_PIECES],
            attacker_count: 0,
        };
        features.note_defenders(position);
        features.note_pieces(position);
        features.note_pawns(position);
        features.note_walks();
        if features.has_only_minors() && features.piece_count == 1 {
            features.most_escapes = (features.blockers().count() as u32).max(1);
        }
        Some(features)
    }

    /// Whether there are only Knights and Bishops to mate with: then pieces of the loser must help.
    pub(crate) fn has_only_minors(&self) -> bool {
        !self.has_majors && self.pawns.is_empty()
    }

    /// The loser's pieces that can block: all but Bishops on the squares of a lone Bishop that is to mate.
    pub(crate) fn blockers(&self) -> impl Iterator<Item = &Defender> {
        let bishop = match self.pieces() {
            [only] if only.kind == Kind::Bishop => Some(is_dark(only.square)),
            _ => None,
        };
        let useless = move |defender: &Defender| {
            defender.kind == Kind::Bishop && bishop == Some(is_dark(defender.square))
        };
        self.defenders().iter().filter(move |defender| defender.kind != Kind::Pawn && !useless(defender))
    }

    /// The loser's pieces that may be given up: all but the one that blocks best, since it defends least.
    pub(crate) fn superfluous(&self) -> Bitboard {
        let keeper = self.blockers().max_by_key(|defender| match defender.kind {
            Kind::Knight => 4,
            Kind::Bishop => 3,
            Kind::Rook => 2,
            _ => 1,
        });
        let others = self
            .defenders()
            .iter()
            .filter(|defender| defender.kind != Kind::Pawn)
            .map(|defender| defender.square);
        others.filter(|&square| keeper.is_none_or(|keeper| keeper.square != square)).collect()
    }

    /// The pieces to mate with, the strongest first, and Pawns that can soon be promoted.
    pub(crate) fn pieces(&self) -> &[Piece] {
        &self.pieces[..self.piece_count]
    }

    /// The pieces and Pawns of the loser but the King.
    pub(crate) fn defenders(&self) -> &[Defender] {
        &self.defenders[..self.defender_count]
    }

    /// Every piece of the mating side, King and Pawns included, with what it attacks.
    pub(crate) fn attackers(&self) -> &[(Square, Bitboard)] {
        &self.attackers[..self.attacker_count]
    }

    fn note_defenders(&mut self, position: &Position) {
        for kind in &Kind::ALL[..5] {
            for square in position.men(!self.winner, *kind) {
                let attacked = attacks::attacks(*kind, !self.winner, square, self.occupied);
                let steps = match kind {
                    Kind::Pawn => pushes(!self.winner, square, self.occupied),
                    _ => Bitboard::EMPTY,
                };
                self.defenders[self.defender_count] = Defender { square, kind: *kind, attacked, steps };
                self.defender_count += 1;
                self.defended |= attacked | steps;
            }
        }
    }

    fn note_pieces(&mut self, position: &Position) {
        let open = self.occupied.without(self.king);
        // The strongest first: candidates with them are mostly the cheapest, and spare others.
        for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn, Kind::King] {
            for square in position.men(self.winner, kind) {
                let attacked = attacks::attacks(kind, self.winner, square, open);
                self.attackers[self.attacker_count] = (square, attacked);
                self.attacker_count += 1;
                if !matches!(kind, Kind::Pawn | Kind::King) {
                    self.pieces[self.piece_count] = Piece { square, kind, others: self.attacked, ..NO_PIECE };
                    self.piece_count += 1;
                }
                self.attacked |= attacked;
            }
        }
        self.note_others();
        for i in 0..self.piece_count {
            let piece = &mut self.pieces[i];
            piece.within = within(piece.kind, piece.square, !self.winners, !self.occupied);
        }
    }

    /// Adds what the pieces noted after each attack; those before are noted already.
    fn note_others(&mut self) {
        let mut after = Bitboard::EMPTY;
        let mut next = self.piece_count;
        for &(square, attacked) in self.attackers[..self.attacker_count].iter().rev() {
            // The King is noted last, and his attacks do not count here.
            if square == self.winning_king {
                continue;
            }
            if next > 0 && self.pieces[next - 1].square == square {
                next -= 1;
                self.pieces[next].others |= after;
            }
            after |= attacked;
        }
    }

    /// Notes Pawns whose way to promotion is free, where there is no Queen or Rook yet.
    fn note_pawns(&mut self, position: &Position) {
        if self.has_majors {
            return;
        }
        let Some(kind) = self.becomes else { return };
        for square in position.men(self.winner, Kind::Pawn) {
            let way = way(self.winner, square);
            if (way & self.occupied).is_empty() && self.piece_count < MOST_PIECES {
                let last = Square::new(square.file(), self.winner.nth_rank(7));
                self.pieces[self.piece_count] = Piece {
                    square,
                    kind,
                    steps: steps(self.winner, square),
                    others: self.attacked_but_by(square),
                    within: within(kind, last, !self.winners, !self.occupied),
                };
                self.piece_count += 1;
            }
        }
    }

    fn attacked_but_by(&self, square: Square) -> Bitboard {
        let others = self.attackers().iter().filter(|(at, _)| *at != square && *at != self.winning_king);
        others.fold(Bitboard::EMPTY, |set, (_, attacked)| set | *attacked)
    }

    /// Where the King to be mated cannot go; Knights and Bishops alone are thought to make way for him.
    pub(crate) fn barred(&self) -> Bitboard {
        if self.has_only_minors() { Bitboard::EMPTY } else { self.attacked }
    }

    fn note_walks(&mut self) {
        // Pawns go on guarding what they guard; pieces can leave.
        let pawns = self.defenders().iter().filter(|defender| defender.kind == Kind::Pawn);
        let guarded = pawns.fold(Bitboard::EMPTY, |set, defender| set | defender.attacked);
        self.walk = walk(self.king, !self.occupied - self.barred());
        self.winning_walk = walk(self.winning_king, !self.occupied - guarded);
    }
}

fn is_dark(square: Square) -> bool {
    (square.file() + square.rank()).is_multiple_of(2)
}

/// Where a piece can be within so many moves, by that number.
fn within(kind: Kind, from: Square, allowed: Bitboard, free: Bitboard) -> [Bitboard; AHEAD + 1] {
    let mut within = [Bitboard::of(from); AHEAD + 1];
    for i in 1..=AHEAD {
        within[i] = within[i - 1] | fill::attacks(kind, Side::White, within[i - 1], free) & allowed;
    }
    within
}

/// Where a King can walk within so many moves, by that number.
fn walk(from: Square, allowed: Bitboard) -> [Bitboard; WALK] {
    let mut walk = [Bitboard::of(from); WALK];
    for i in 1..WALK {
        walk[i] = walk[i - 1] | fill::attacks(Kind::King, Side::White, walk[i - 1], Bitboard::ALL) & allowed;
    }
    walk
}
