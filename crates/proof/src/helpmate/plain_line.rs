//! Plays a mate that shows without a plan: the loser's King walks, the winner's King comes, and the piece mates. Who has
//! nothing to do waits.

use board::{Bitboard, Kind, Side, Square, Track, Transfer};

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
    start: &'a Track,
    outline: &'a Outline<'a>,
    waiting: Waiting,
    winners: Steps,
    /// Whether the loser still has something else to do than to wait.
    walking: bool,
    /// Whether it came to nothing because the loser had no move to wait with.
    loser_cannot_wait: bool,
}

/// How far a mate in outline could be played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Played {
    Mate,
    /// To the end, or nearly, and it was no mate.
    NoMate,
    /// The loser's King did not come to where he is to be mated.
    NotThere,
}

/// The position that was reached, and how each side waits.
struct Waiting {
    now: Track,
    winner: Side,
    /// The last waiting move of each side, and the piece that made it.
    last: [Option<(Kind, Transfer)>; 2],
    /// Whether the loser's King may wait too.
    king_waits: bool,
    /// Squares that no waiting piece enters.
    shunned: Bitboard,
    /// Squares on which no piece may wait, by side.
    kept: Bitboard,
    /// What the winner's waiting pieces leave alone, and the loser's.
    left_alone: [Bitboard; 2],
}

impl<'a> PlainLine<'a> {
    /// None where there is no way for the piece that mates.
    pub(crate) fn new(start: &'a Track, winner: Side, outline: &'a Outline<'a>) -> Option<Self> {
        let winners = outline.steps(start, winner)?;
        let zone = attacks::king(outline.king).with(outline.king);
        let between = attacks::between(outline.king, outline.at);
        let own = outline.help.map(|(square, _)| square).or(start.men(winner, Kind::King).first());
        let own = own.map_or(Bitboard::EMPTY, Bitboard::of);
        let mut left_alone = [zone, between.with(outline.at) | own];
        if winner == Side::Black {
            left_alone.swap(0, 1);
        }
        let waiting = Waiting {
            now: *start,
            winner,
            last: [None; 2],
            king_waits: false,
            shunned: zone | between | own.with(outline.at),
            kept: Bitboard::of(outline.from),
            left_alone,
        };
        Some(Self { start, outline, waiting, winners, walking: true, loser_cannot_wait: false })
    }

    /// Plays it as far as it goes.
    pub(crate) fn played(&mut self) -> Played {
        let winners = self.winners;
        let mut played = self.play(winners);
        if played.is_none() && self.loser_cannot_wait {
            self.waiting.now = *self.start;
            self.waiting.last = [None; 2];
            played = self.play_in_step(winners);
        }
        match played {
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
            self.waiting.shunned |= attacks::between(step.from, step.to).with(step.to);
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
                None => {
                    self.loser_cannot_wait = turn != winner && !self.waiting.now.in_check();
                    return None;
                }
            }
        }
    }

    /// The same where the loser has nothing to wait with: his King steps aside and back at first, so often that he comes to his
    /// square just in time. Who has too little to do waits.
    fn play_in_step(&mut self, mut winners: Steps) -> Option<()> {
        let winner = self.waiting.winner;
        let mut losers = Steps::new();
        losers.walk(self.outline.king, self.outline.walk)?;
        let moves = winners.left().len() - usize::from(self.waiting.now.turn() == winner);
        let walk = losers.left().len();
        let mut waits = if moves < walk { walk - moves } else { (moves - walk) % 2 };
        let mut pairs = (moves + waits - walk) / 2;
        let mut aside = [None; 2];
        loop {
            let turn = self.waiting.now.turn();
            if turn == winner && waits == 0 {
                self.waiting.plays(winners.next()?)?;
                if winners.left().is_empty() {
                    return Some(());
                }
                continue;
            }
            let back = aside[turn.index()].take();
            if turn == winner {
                waits -= 1;
                if let Some(step) = back {
                    self.waiting.goes(Kind::King, step)?;
                } else if self.waiting.wait().is_none() {
                    aside[turn.index()] = Some(self.step_aside().filter(|_| waits > 0)?);
                }
            } else if let Some(step) = back {
                self.waiting.goes(Kind::King, step)?;
            } else if pairs > 0 {
                pairs -= 1;
                aside[turn.index()] = Some(self.step_aside()?);
            } else {
                self.waiting.plays(losers.next()?)?;
            }
        }
    }

    /// The King goes to a free square beside him; the way back.
    fn step_aside(&mut self) -> Option<Transfer> {
        let now = &self.waiting.now;
        let from = now.men(now.turn(), Kind::King).first()?;
        let free = attacks::king(from) - now.occupied();
        let to = free.iter().find(|&to| self.waiting.goes(Kind::King, Transfer::new(from, to)).is_some())?;
        Some(Transfer::new(to, from))
    }
}

impl Outline<'_> {
    /// What the winner has to do; none where the piece that mates has no way without a check before the last.
    fn steps(&self, start: &Track, winner: Side) -> Option<Steps> {
        let (mut ways, mut count, mut at) = ([self.at; 4], 0, self.at);
        let open = start.occupied().without(self.from);
        let mut needed = self.within.iter().position(|within| within.contains(at))?.max(1);
        if needed > 1 {
            let checks = attacks::attacks(self.kind, winner, self.king, open);
            while needed > 1 {
                let before =
                    attacks::attacks(self.kind, winner, at, open) & (self.within[needed - 1] - checks);
                at = before.first()?;
                count += 1;
                ways[count] = at;
                needed -= 1;
            }
        }
        let mut steps = Steps::new();
        steps.extend(self.support);
        if let Some((square, walk)) = self.help {
            steps.walk(square, walk);
        }
        let mut from = self.from;
        for &to in ways[..=count].iter().rev() {
            steps.add(Transfer::new(from, to));
            from = to;
        }
        Some(steps)
    }
}

/// What a side has to do, one move after the other.
#[derive(Clone, Copy)]
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
        let turn = self.now.turn();
        let kind = Kind::ALL.into_iter().find(|&kind| self.now.men(turn, kind).contains(step.from))?;
        self.goes(kind, step)
    }

    /// A piece of this kind makes a move; none where it is not legal.
    fn goes(&mut self, kind: Kind, step: Transfer) -> Option<()> {
        self.now.play_only(kind, Bitboard::of(step.from), step.to, step.promotion).map(|_| ())
    }

    /// The side to move waits: the last waiting move is taken back, or a first one is made.
    fn wait(&mut self) -> Option<()> {
        let turn = self.now.turn();
        if let Some((kind, last)) = self.last[turn.index()] {
            let back = Transfer::new(last.to, last.from);
            if self.goes(kind, back).is_some() {
                self.last[turn.index()] = Some((kind, back));
                return Some(());
            }
        }
        self.last[turn.index()] = Some(self.first_wait(turn)?);
        Some(())
    }

    /// A move of a piece that stands apart and keeps away from what must be left alone.
    fn first_wait(&mut self, turn: Side) -> Option<(Kind, Transfer)> {
        let occupied = self.now.occupied();
        let left_alone = self.left_alone[turn.index()];
        let winning = turn == self.winner;
        // What stands on a line with its King may be pinned.
        let lines = match self.now.men(turn, Kind::King).first() {
            Some(king) => attacks::attacks(Kind::Queen, turn, king, occupied),
            None => Bitboard::EMPTY,
        };
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::Pawn, Kind::King] {
            if kind == Kind::King && !winning && !self.king_waits {
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
                    let step = Transfer::new(from, to);
                    if !attacked.meets(left_alone) && self.goes(kind, step).is_some() {
                        return Some((kind, step));
                    }
                }
            }
        }
        None
    }
}

/// Where a Pawn with a free way has gone it and become a Queen.
pub(crate) fn promoted(start: &Track, winner: Side, pawn: Square) -> Option<Track> {
    let way = way(winner, pawn);
    let mut left_alone = [Bitboard::EMPTY; 2];
    left_alone[(!winner).index()] = start.men(winner, Kind::King);
    left_alone[winner.index()] = start.men(!winner, Kind::King);
    let kept = Bitboard::of(pawn);
    let (now, last) = (*start, [None; 2]);
    let mut waiting = Waiting { now, winner, last, king_waits: true, shunned: way, kept, left_alone };
    let mut from = pawn;
    let last = Bitboard::rank(winner.nth_rank(7));
    loop {
        let ways = pushes(winner, from, waiting.now.occupied());
        let to = ways.iter().max_by_key(|to| to.rank().abs_diff(from.rank()))?;
        if last.contains(to) {
            waiting.moves(winner, Transfer { from, to, promotion: Some(Kind::Queen) })?;
            return Some(waiting.now);
        }
        waiting.moves(winner, Transfer::new(from, to))?;
        from = to;
    }
}
