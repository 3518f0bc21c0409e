//! Plays a mate that shows without a plan: the loser's King walks, the winner's King comes, and the piece mates. Who has
//! nothing to do waits.

use board::{Bitboard, Kind, Position, Side, Square, Transfer};

use crate::attacks;
use crate::helpmate::pawn_ways::{pushes, way};

/// A mate in outline.
pub(crate) struct Outline<'a> {
    /// Where the King is mated, and how he gets there.
    pub king: Square,
    pub walk: &'a [Bitboard],
    /// Where the other King comes to help, and how.
    pub help: Option<(Square, &'a [Bitboard])>,
    /// A move of another piece that takes a square from the King.
    pub support: Option<Transfer>,
    /// A move of the only piece of the loser that could parry, by which it goes away.
    pub leaves: Option<Transfer>,
    /// The piece that mates, and from where.
    pub kind: Kind,
    pub from: Square,
    pub at: Square,
    /// Where it can be within so many moves, by that number.
    pub within: &'a [Bitboard],
}

/// A line as far as it was played.
pub(crate) struct PlainLine<'a> {
    outline: &'a Outline<'a>,
    waiting: Waiting,
    /// Whether the loser still has something else to do than to wait.
    walking: bool,
}

/// How far a mate in outline could be played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Played {
    Mate,
    /// To the end, or nearly, and it was no mate.
    NoMate,
    /// The loser's King did not come to where he is to be mated.
    NotThere,
    /// There is no way for the piece without a check before the last.
    NoWay,
}

/// The position that was reached, and how each side waits.
struct Waiting {
    now: Position,
    winner: Side,
    /// The last waiting move of each side.
    last: [Option<Transfer>; 2],
    /// Squares that no waiting piece enters.
    shunned: Bitboard,
    /// Squares on which no piece may wait, by side.
    kept: Bitboard,
    /// What the winner's waiting pieces leave alone, and the loser's.
    left_alone: [Bitboard; 2],
}

impl<'a> PlainLine<'a> {
    pub(crate) fn new(position: &Position, winner: Side, outline: &'a Outline<'a>) -> Self {
        let zone = attacks::king(outline.king).with(outline.king);
        let between = attacks::between(outline.king, outline.at);
        let own = outline.help.map(|(square, _)| square).or(position.king(winner));
        let own = own.map_or(Bitboard::EMPTY, Bitboard::of);
        let mut left_alone = [zone, between.with(outline.at) | own];
        if winner == Side::Black {
            left_alone.swap(0, 1);
        }
        let waiting = Waiting {
            now: *position,
            winner,
            last: [None; 2],
            shunned: zone | between | own.with(outline.at),
            kept: Bitboard::of(outline.from),
            left_alone,
        };
        Self { outline, waiting, walking: true }
    }

    /// Plays it as far as it goes.
    pub(crate) fn played(mut self) -> Played {
        let mut winners = Steps::new();
        winners.extend(self.outline.support);
        if let Some((square, walk)) = self.outline.help {
            winners.walk(square, walk);
        }
        if self.way(&mut winners).is_none() {
            return Played::NoWay;
        }
        match self.play(winners) {
            Some(()) if self.waiting.now.is_checkmate() => Played::Mate,
            None if self.walking => Played::NotThere,
            _ => Played::NoMate,
        }
    }

    fn play(&mut self, mut winners: Steps) -> Option<()> {
        let winner = self.waiting.winner;
        let mut losers = Steps::new();
        losers.walk(self.outline.king, self.outline.walk)?;
        losers.extend(self.outline.leaves);
        for step in losers.left().iter().chain(winners.left()) {
            self.waiting.kept = self.waiting.kept.with(step.from).with(step.to);
            self.waiting.shunned = self.waiting.shunned.with(step.to);
        }
        if let Some(leaves) = self.outline.leaves {
            self.waiting.kept = self.waiting.kept.without(leaves.to);
        }
        loop {
            let turn = self.waiting.now.turn();
            let step = if turn != winner {
                losers.next()
            } else if losers.left().is_empty() {
                self.walking = false;
                let step = winners.next()?;
                self.waiting.plays(step)?;
                if winners.left().is_empty() {
                    return Some(());
                }
                continue;
            } else {
                None
            };
            match step {
                Some(step) => self.waiting.plays(step)?,
                None if self.waiting.wait().is_some() => {}
                // With nothing else to do the winner goes on.
                None if turn == winner && winners.left().len() > 1 => self.waiting.plays(winners.next()?)?,
                None => return None,
            }
        }
    }

    /// The way of the piece that mates.
    fn way(&self, steps: &mut Steps) -> Option<()> {
        let (outline, winner) = (self.outline, self.waiting.winner);
        let (mut ways, mut count, mut at) = ([outline.at; 4], 0, outline.at);
        let open = self.waiting.now.occupied().without(outline.from);
        let checks = attacks::attacks(outline.kind, winner, outline.king, open);
        let mut needed = outline.within.iter().position(|within| within.contains(at))?.max(1);
        while needed > 1 {
            // On its way it must not give check.
            let before =
                attacks::attacks(outline.kind, winner, at, open) & (outline.within[needed - 1] - checks);
            at = before.first()?;
            count += 1;
            ways[count] = at;
            needed -= 1;
        }
        let mut from = outline.from;
        for &to in ways[..=count].iter().rev() {
            steps.add(Transfer::new(from, to));
            from = to;
        }
        Some(())
    }
}

/// What a side has to do, one move after the other.
struct Steps {
    steps: [Transfer; MOST_STEPS],
    count: usize,
    made: usize,
}

/// A King's walk of six, a support or a piece that leaves, and the way of the piece that mates.
const MOST_STEPS: usize = 12;

impl Steps {
    fn new() -> Self {
        Steps { steps: [Transfer::new(Square::A1, Square::A1); MOST_STEPS], count: 0, made: 0 }
    }

    fn add(&mut self, step: Transfer) {
        self.steps[self.count] = step;
        self.count += 1;
    }

    fn extend(&mut self, step: Option<Transfer>) {
        step.into_iter().for_each(|step| self.add(step));
    }

    fn left(&self) -> &[Transfer] {
        &self.steps[self.made..self.count]
    }

    fn next(&mut self) -> Option<Transfer> {
        let step = *self.left().first()?;
        self.made += 1;
        Some(step)
    }

    /// A King goes to a square, each step one layer nearer.
    fn walk(&mut self, to: Square, walk: &[Bitboard]) -> Option<()> {
        let mut path = [to; 8];
        let steps = walk.iter().position(|within| within.contains(to))?;
        for i in (0..steps).rev() {
            path[i] = (attacks::king(path[i + 1]) & walk[i]).first()?;
        }
        path[..=steps].windows(2).for_each(|pair| self.add(Transfer::new(pair[0], pair[1])));
        Some(())
    }
}

impl Waiting {
    /// A side moves; if it is not its turn, the other side waits first.
    fn moves(&mut self, side: Side, step: Transfer) -> Option<()> {
        if self.now.turn() != side {
            self.wait()?;
        }
        self.plays(step)
    }

    fn plays(&mut self, step: Transfer) -> Option<()> {
        let m = self.now.find(step)?;
        self.now = self.now.play(m);
        Some(())
    }

    /// The side to move waits: the last waiting move is taken back, or a first one is made.
    fn wait(&mut self) -> Option<()> {
        let turn = self.now.turn();
        let back = self.last[turn.index()].map(|last| Transfer::new(last.to, last.from));
        let m = back.and_then(|back| self.now.find(back)).or_else(|| self.first_wait(turn))?;
        self.last[turn.index()] = Some(m.transfer());
        self.now = self.now.play(m);
        Some(())
    }

    /// A move of a piece that stands apart and keeps away from what must be left alone.
    fn first_wait(&self, turn: Side) -> Option<board::Move> {
        let occupied = self.now.occupied();
        let left_alone = self.left_alone[turn.index()];
        let winning = turn == self.winner;
        // What stands on a line with its King may be pinned.
        let lines = match self.now.king(turn) {
            Some(king) => attacks::attacks(Kind::Queen, turn, king, occupied),
            None => Bitboard::EMPTY,
        };
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::Pawn, Kind::King] {
            if kind == Kind::King && !winning {
                break;
            }
            for from in self.now.men(turn, kind) - lines - self.kept {
                let ways = match kind {
                    Kind::Pawn => pushes(turn, from, occupied) - Bitboard::rank(turn.nth_rank(7)),
                    _ => attacks::attacks(kind, turn, from, occupied) - occupied,
                };
                if winning
                    && kind != Kind::Pawn
                    && attacks::attacks(kind, turn, from, occupied).meets(left_alone)
                {
                    continue;
                }
                for to in ways - self.shunned {
                    let attacked = attacks::attacks(kind, turn, to, occupied.without(from));
                    if !attacked.meets(left_alone)
                        && let Some(m) = self.now.find(Transfer::new(from, to))
                    {
                        return Some(m);
                    }
                }
            }
        }
        None
    }
}

/// The position after a Pawn with a free way has gone it and become a Queen, or what is strongest.
pub(crate) fn promoted(position: &Position, winner: Side, pawn: Square) -> Option<Position> {
    let way = way(winner, pawn);
    let mut left_alone = [Bitboard::EMPTY; 2];
    left_alone[(!winner).index()] = position.men(winner, Kind::King);
    left_alone[winner.index()] = position.men(!winner, Kind::King);
    let kept = Bitboard::of(pawn);
    let mut waiting = Waiting { now: *position, winner, last: [None; 2], shunned: way, kept, left_alone };
    let mut from = pawn;
    let last = Bitboard::rank(winner.nth_rank(7));
    let promotion = position.movement().promotions.iter().next()?;
    loop {
        let ways = pushes(winner, from, waiting.now.occupied());
        let to = ways.iter().max_by_key(|to| to.rank().abs_diff(from.rank()))?;
        if last.contains(to) {
            waiting.moves(winner, Transfer { from, to, promotion: Some(promotion) })?;
            return Some(waiting.now);
        }
        waiting.moves(winner, Transfer::new(from, to))?;
        from = to;
    }
}
