//! Looking ahead: alpha-beta over legal moves, as far as a number of positions allows.

use board::{Move, Position};

use crate::value::{value, worth};

/// What mate at once is worth.
pub(crate) const MATE: i32 = 30_000;
/// More than any position is worth.
const ENDLESS: i32 = 32_000;
/// How deep it looks at most: beyond that nothing changes.
const DEEPEST: u32 = 40;
/// How deep captures are followed after that.
const QUIET: u32 = 8;
/// How many positions the table remembers; a power of two.
const REMEMBERED: usize = 1 << 16;

/// A search, with what it may still visit.
pub(crate) struct Search {
    left: u64,
    /// The positions of the game, then those of the line that is looked at.
    met: Vec<u64>,
    table: Vec<Option<Remembered>>,
    killers: [[Option<Move>; 2]; DEEPEST as usize + 1],
    /// Whether a position that comes again is drawn.
    repeats: bool,
}

#[derive(Clone, Copy)]
struct Remembered {
    key: u64,
    depth: u32,
    worth: i32,
    bound: Bound,
    best: Option<Move>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// The positions that it may visit are used up.
struct Spent;

impl Search {
    /// A search of so many positions, in a game in which these were met before.
    pub(crate) fn new(positions: u64, met: Vec<u64>) -> Search {
        Search {
            left: positions,
            met,
            table: vec![None; REMEMBERED],
            killers: [[None; 2]; DEEPEST as usize + 1],
            repeats: true,
        }
    }

    /// A search of so many positions in which nothing is drawn because a position comes again.
    pub(crate) fn without_repetition(positions: u64) -> Search {
        Search { repeats: false, ..Search::new(positions, Vec::new()) }
    }

    /// These moves with what each is worth to the side that makes it, the best first. Moves that are worse than the
    /// best by more than `margin` are left where they fell.
    pub(crate) fn rank(&mut self, position: &Position, moves: &[Move], margin: i32) -> Vec<(Move, i32)> {
        let mut ranked: Vec<(Move, i32)> = moves.iter().map(|&m| (m, -value(&position.play(m)))).collect();
        sort(&mut ranked);
        for depth in 1..=DEEPEST {
            match self.deeper(position, &ranked, depth, margin) {
                Ok(deeper) => ranked = deeper,
                Err(Spent) => break,
            }
            if ranked.first().is_none_or(|(_, best)| best.abs() > MATE - DEEPEST as i32) {
                break;
            }
        }
        ranked
    }

    fn deeper(
        &mut self,
        position: &Position,
        ranked: &[(Move, i32)],
        depth: u32,
        margin: i32,
    ) -> Result<Vec<(Move, i32)>, Spent> {
        let mut best = -ENDLESS;
        let mut found = Vec::with_capacity(ranked.len());
        for &(m, _) in ranked {
            let alpha = (best - margin - 1).max(-ENDLESS);
            let worth = -self.line(&position.play(m), depth - 1, 1, -ENDLESS, -alpha)?;
            best = best.max(worth);
            found.push((m, worth));
        }
        sort(&mut found);
        Ok(found)
    }

    /// What a position is worth to the side whose turn it is.
    fn line(
        &mut self,
        position: &Position,
        depth: u32,
        ply: u32,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Spent> {
        self.visit()?;
        let key = position.key();
        if (self.repeats && self.met.contains(&key)) || position.halfmoves() >= 100 {
            return Ok(0);
        }
        if depth == 0 && !position.in_check(position.turn()) {
            return self.captures(position, ply, QUIET, alpha, beta);
        }
        let known = self.table[slot(key)].filter(|known| known.key == key);
        if let Some(worth) = known.and_then(|known| known.decides(depth, alpha, beta)) {
            return Ok(worth);
        }
        self.met.push(key);
        let met = self.met.len();
        let found = self.best_of(position, known.and_then(|known| known.best), depth, ply, (alpha, beta));
        self.met.truncate(met - 1);
        let (worth, best) = found?;
        let bound = match worth {
            worth if worth <= alpha => Bound::AtMost,
            worth if worth >= beta => Bound::AtLeast,
            _ => Bound::Exact,
        };
        self.table[slot(key)] = Some(Remembered { key, depth, worth, bound, best });
        Ok(worth)
    }

    fn best_of(
        &mut self,
        position: &Position,
        first: Option<Move>,
        depth: u32,
        ply: u32,
        (mut alpha, beta): (i32, i32),
    ) -> Result<(i32, Option<Move>), Spent> {
        let checked = position.in_check(position.turn());
        let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
        if moves.is_empty() {
            return Ok((if checked { ply as i32 - MATE } else { 0 }, None));
        }
        let killers = self.killers[ply.min(DEEPEST) as usize];
        moves.sort_by_key(|&m| std::cmp::Reverse(promise(position, m, first, killers)));
        // A check is answered before anything is judged.
        let depth = if checked && ply < DEEPEST { depth.max(1) } else { depth };
        let (mut best, mut by) = (-ENDLESS, None);
        for m in moves {
            let worth = -self.line(&position.play(m), depth - 1, ply + 1, -beta, -alpha)?;
            if worth > best {
                (best, by) = (worth, Some(m));
            }
            alpha = alpha.max(worth);
            if alpha >= beta {
                self.cuts(position, m, ply);
                break;
            }
        }
        Ok((best, by))
    }

    /// A quiet move that refuted this will often refute the next.
    fn cuts(&mut self, position: &Position, m: Move, ply: u32) {
        let killers = &mut self.killers[ply.min(DEEPEST) as usize];
        if position.captured(m).is_none() && killers[0] != Some(m) {
            *killers = [Some(m), killers[0]];
        }
    }

    /// Captures and promotions alone, so that nothing is judged in the middle of an exchange.
    fn captures(
        &mut self,
        position: &Position,
        ply: u32,
        left: u32,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, Spent> {
        self.visit()?;
        let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
        if moves.is_empty() {
            let mated = position.in_check(position.turn());
            return Ok(if mated { ply as i32 - MATE } else { 0 });
        }
        let mut best = value(position);
        if left == 0 || best >= beta {
            return Ok(best);
        }
        alpha = alpha.max(best);
        moves.retain(|&m| is_loud(position, m));
        moves.sort_by_key(|&m| std::cmp::Reverse(promise(position, m, None, [None; 2])));
        for m in moves {
            let worth = -self.captures(&position.play(m), ply + 1, left - 1, -beta, -alpha)?;
            best = best.max(worth);
            alpha = alpha.max(worth);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    fn visit(&mut self) -> Result<(), Spent> {
        self.left = self.left.checked_sub(1).ok_or(Spent)?;
        Ok(())
    }
}

impl Remembered {
    fn decides(self, depth: u32, alpha: i32, beta: i32) -> Option<i32> {
        // How far off a mate is depends on the way to it, so those are looked at again.
        let holds = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.worth >= beta,
            Bound::AtMost => self.worth <= alpha,
        };
        (self.depth >= depth && holds && self.worth.abs() < MATE - 1_000).then_some(self.worth)
    }
}

fn slot(key: u64) -> usize {
    key as usize & (REMEMBERED - 1)
}

fn sort(moves: &mut [(Move, i32)]) {
    moves.sort_by_key(|&(_, worth)| std::cmp::Reverse(worth));
}

fn is_loud(position: &Position, m: Move) -> bool {
    position.captured(m).is_some()
        || m.promotion_kind().is_some_and(|kind| worth(kind) > worth(board::Kind::Rook))
}

/// Which moves are looked at first.
fn promise(position: &Position, m: Move, first: Option<Move>, killers: [Option<Move>; 2]) -> i32 {
    if first == Some(m) {
        return 100_000;
    }
    let promoted = m.promotion_kind().map_or(0, worth);
    let taken = position.captured(m).map(|(_, man)| {
        let taker = position.kind_at(m.from()).map_or(0, worth);
        10_000 + 10 * worth(man.kind) - taker
    });
    let killer = if killers.contains(&Some(m)) { 5_000 } else { 0 };
    taken.unwrap_or(killer) + promoted
}
