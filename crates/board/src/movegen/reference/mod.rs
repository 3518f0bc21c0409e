//! A slow and simple generator, against which the fast one is tested.
//!
//! It shares nothing with the fast one but the vocabulary: the pieces stand in a list of 64 squares, and every transfer is
//! tried, made and looked at. It knows the odd rules of a `Movement`; the older game has one of its own, [`older`].

pub mod older;

use crate::vocabulary::moves::Code;
use crate::{Kind, Man, Move, MoveKind, Movement, Position, Setup, Side, Square, Wing};

/// Every legal move of the position, in the order of the squares.
///
/// ```
/// use jadoube_board::{Position, reference};
/// assert_eq!(reference::legal_moves(&Position::default()).len(), 20);
/// ```
#[must_use]
pub fn legal_moves(position: &Position) -> Vec<Move> {
    let board = Board { men: position.setup(), movement: *position.movement() };
    let mut moves = Vec::new();
    for from in Square::ALL {
        if board.men.man_at(from).is_some_and(|man| man.side == board.men.turn) {
            Square::ALL.into_iter().for_each(|to| board.transfers(from, to, &mut moves));
        }
    }
    let unannounced =
        if position.movement().unannounced_check { board.checkers(board.men.turn) } else { Vec::new() };
    moves.retain(|&m| {
        let king = board.man(m.from()).is_some_and(|man| man.kind == Kind::King);
        let by = board.made(m).checkers(board.men.turn);
        by.iter().all(|square| !king && unannounced.contains(square))
    });
    moves.extend(Wing::ALL.into_iter().filter_map(|wing| board.castling(wing)));
    moves.retain(|m| !position.movement().own_half || board.is_own_half(m.to()));
    moves
}

/// The set-up after a move of the position, worked out piece by piece.
#[must_use]
pub fn play(position: &Position, m: Move) -> Setup {
    let board = Board { men: position.setup(), movement: *position.movement() };
    let mut after = board.made(m).men;
    let man = board.men.man_at(m.from());
    let took = m.takes_on().is_some_and(|square| board.men.man_at(square).is_some());
    let progress = took || man.is_some_and(|man| man.kind == Kind::Pawn);
    after.halfmoves = if progress { 0 } else { after.halfmoves.saturating_add(1) };
    after.fullmoves = after.fullmoves.saturating_add(u32::from(after.turn == Side::Black));
    for (side, wing, rook) in board.men.castling.iter() {
        let king_moves = man == Some(Man::new(side, Kind::King));
        if king_moves || m.from() == rook || m.to() == rook {
            after.castling.set(side, wing, None);
        }
    }
    let stepped = m.kind() == MoveKind::DoubleStep;
    after.en_passant = stepped.then(|| Square::new(m.from().file(), if m.to().rank() == 3 { 2 } else { 5 }));
    after.turn = !after.turn;
    after
}

struct Board {
    men: Setup,
    movement: Movement,
}

impl Board {
    fn man(&self, square: Square) -> Option<Man> {
        self.men.man_at(square)
    }

    /// The pseudo-legal moves from one square to another.
    fn transfers(&self, from: Square, to: Square, moves: &mut Vec<Move>) {
        let (Some(man), target) = (self.man(from), self.man(to)) else { return };
        if target.is_some_and(|other| other.side == man.side || other.kind == Kind::King) {
            return;
        }
        if man.kind == Kind::Pawn {
            self.pawn_transfers(from, to, moves);
        } else if self.reaches(from, to) {
            moves.push(Move::plain(from, to));
        }
    }

    fn pawn_transfers(&self, from: Square, to: Square, moves: &mut Vec<Move>) {
        let up: i8 = if self.men.turn == Side::White { 1 } else { -1 };
        let (files, ranks) = step(from, to);
        let home = if up == 1 { 1 } else { 6 };
        let push = files == 0 && ranks == up && self.man(to).is_none();
        let capture = files.abs() == 1 && ranks == up;
        if push || capture && self.man(to).is_some() {
            self.arrivals(from, to, moves);
        } else if capture && self.men.en_passant == Some(to) {
            moves.push(Move::with_code(from, to, Code::EnPassant));
        } else if files == 0 && ranks == 2 * up && from.rank() == home && self.movement.double_step {
            let passed = from.offset(0, up);
            if self.man(to).is_none() && passed.is_some_and(|square| self.man(square).is_none()) {
                moves.push(Move::with_code(from, to, Code::DoubleStep));
            }
        }
    }

    fn arrivals(&self, from: Square, to: Square, moves: &mut Vec<Move>) {
        let last = if self.men.turn == Side::White { 7 } else { 0 };
        if to.rank() != last {
            moves.push(Move::plain(from, to));
            return;
        }
        moves.extend(self.movement.promotions.iter().map(|kind| Move::promotion(from, to, kind)));
        if self.movement.may_stay_pawn {
            moves.push(Move::with_code(from, to, Code::StaysPawn));
        }
    }

    /// Whether the piece on `from` attacks `to`.
    fn reaches(&self, from: Square, to: Square) -> bool {
        let Some(man) = self.man(from) else { return false };
        let (files, ranks) = step(from, to);
        let straight = files == 0 || ranks == 0;
        let diagonal = files.abs() == ranks.abs();
        match man.kind {
            Kind::Pawn => files.abs() == 1 && ranks == if man.side == Side::White { 1 } else { -1 },
            Kind::Knight => files.abs().min(ranks.abs()) == 1 && files.abs().max(ranks.abs()) == 2,
            Kind::Bishop => diagonal && self.open(from, to),
            Kind::Rook => straight && self.open(from, to),
            Kind::Queen => (straight || diagonal) && self.open(from, to),
            Kind::King => files.abs().max(ranks.abs()) == 1,
        }
    }

    /// Whether every square strictly between two squares on one line is empty; false if they are the same.
    fn open(&self, from: Square, to: Square) -> bool {
        let (files, ranks) = step(from, to);
        let mut at = from;
        while let Some(next) = at.offset(files.signum(), ranks.signum()) {
            if next == to || next == from {
                return next == to;
            }
            if self.man(next).is_some() {
                return false;
            }
            at = next;
        }
        false
    }

    fn attacked(&self, square: Square, by: Side) -> bool {
        self.men.men().any(|(from, man)| man.side == by && self.reaches(from, square))
    }

    fn in_check(&self, side: Side) -> bool {
        self.kings(side).any(|king| self.attacked(king, !side))
    }

    fn checkers(&self, side: Side) -> Vec<Square> {
        let enemy = self.men.men().filter(|(_, man)| man.side != side).map(|(square, _)| square);
        enemy.filter(|&from| self.kings(side).any(|king| self.reaches(from, king))).collect()
    }

    fn is_own_half(&self, square: Square) -> bool {
        if self.men.turn == Side::White { square.rank() <= 3 } else { square.rank() >= 4 }
    }

    fn kings(&self, side: Side) -> impl Iterator<Item = Square> + '_ {
        self.men.squares_of(Man::new(side, Kind::King))
    }

    /// The board without the piece on this square.
    fn lifted(&self, square: Square) -> Self {
        let mut men = self.men;
        men.set(square, None);
        Self { men, movement: self.movement }
    }

    /// The board after a move, with the same rights, counters and turn.
    fn made(&self, m: Move) -> Self {
        let mut men = self.men;
        if let Some(square) = m.takes_on() {
            men.set(square, None);
        }
        let mut man = men.set(m.from(), None);
        if let Some(kind) = m.promotion_kind() {
            man = man.map(|man| Man { kind, ..man });
        }
        let rook = m.rook().map(|(from, to)| (to, men.set(from, None)));
        men.set(m.to(), man);
        if let Some((to, Some(rook))) = rook {
            men.set(to, Some(rook));
        }
        Self { men, movement: self.movement }
    }

    fn castling(&self, wing: Wing) -> Option<Move> {
        let side = self.men.turn;
        let rook = self.men.castling.rook(side, wing)?;
        let king = self.kings(side).next()?;
        let m = Move::castling(king, wing, rook);
        let clear = self.castling_is_clear(king, rook, wing);
        let unannounced = |square: Square| square == king && self.movement.unannounced_check;
        let safe = files_between(king, m.to())
            .all(|square| unannounced(square) || !self.lifted(king).attacked(square, !side));
        (clear && safe && !self.made(m).in_check(side)).then_some(m)
    }

    /// Whether nothing but King and Rook stands on the squares that they cross and reach, and between them.
    fn castling_is_clear(&self, king: Square, rook: Square, wing: Wing) -> bool {
        let side = self.men.turn;
        let own_rook = self.man(rook) == Some(Man::new(side, Kind::Rook));
        let squares = files_between(king, wing.king_to(side))
            .chain(files_between(rook, wing.rook_to(side)))
            .chain(files_between(king, rook));
        squares
            .filter(|&square| square != king && !(square == rook && own_rook))
            .all(|square| self.man(square).is_none())
    }
}

/// Files and ranks from one square to another.
fn step(from: Square, to: Square) -> (i8, i8) {
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}

/// The squares of a rank from one to the other, both included.
fn files_between(a: Square, b: Square) -> impl Iterator<Item = Square> {
    (a.file().min(b.file())..=a.file().max(b.file())).map(move |file| Square::new(file, a.rank()))
}
