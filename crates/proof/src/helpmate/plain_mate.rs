//! A mate that shows without a plan: a Queen or a Rook goes to the square from which it mates, another piece may support it
//! first, and the loser's King stays where he is while the loser waits.
//!
//! ```text
//!   . . . . . r k .     Black to move and help: the Knight goes to and fro while the White Knight comes to f5,
//!   . . . . . p p p     and the Queen takes on g7.
//!   . n . . . . . .
//! ```
//!
//! It costs a fraction of a plan and fails more often. What it says is true all the same: the moves are played, and only a
//! mate on the board counts.

use board::{Bitboard, Kind, Position, Side, Square, Transfer};

use crate::attacks;
use crate::helpmate::pawn_ways::pushes;

/// How many outlines are played out before it is left to plans.
const MOST_PLAYED: u32 = 4;

/// How many outlines are kept for which a support is looked for.
const MOST_UNSUPPORTED: usize = 6;

/// No more pieces of a side are looked at.
const MOST_PIECES: usize = 16;

/// Whether a mate by `winner` is found so; `false` decides nothing.
pub(crate) fn mates_plainly(position: &Position, winner: Side) -> bool {
    Board::new(position, winner).is_some_and(|board| board.finds_mate())
}

struct Board<'a> {
    position: &'a Position,
    winner: Side,
    /// The King to be mated, and the other one.
    king: Square,
    own_king: Square,
    occupied: Bitboard,
    winners: Bitboard,
    losers: Bitboard,
    /// Where the loser's pieces but the King can go.
    defended: Bitboard,
    /// The winner's pieces, and what each attacks through the King to be mated.
    attackers: [(Square, Kind, Bitboard); MOST_PIECES],
    count: usize,
}

/// A check from a square, and the squares by which the King escapes from it.
#[derive(Clone, Copy)]
struct Check {
    from: Square,
    kind: Kind,
    at: Square,
    escapes: Bitboard,
}

impl<'a> Board<'a> {
    /// `None` where there is a check already, or more than such a mate can be looked for with.
    fn new(position: &'a Position, winner: Side) -> Option<Self> {
        let king = position.men(!winner, Kind::King).single()?;
        let own_king = position.men(winner, Kind::King).single()?;
        let (occupied, winners, losers) =
            (position.occupied(), position.side(winner), position.side(!winner));
        let majors = position.men(winner, Kind::Queen) | position.men(winner, Kind::Rook);
        if majors.is_empty() || position.in_check(position.turn()) || winners.count() as usize > MOST_PIECES {
            return None;
        }
        let mut defended = Bitboard::EMPTY;
        for kind in &Kind::ALL[..5] {
            for square in position.men(!winner, *kind) {
                defended |= attacks::attacks(*kind, !winner, square, occupied);
                if *kind == Kind::Pawn {
                    defended |= pushes(!winner, square, occupied);
                }
            }
        }
        let (mut attackers, mut count) = ([(Square::A1, Kind::King, Bitboard::EMPTY); MOST_PIECES], 0);
        for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn, Kind::King] {
            for square in position.men(winner, kind) {
                attackers[count] =
                    (square, kind, attacks::attacks(kind, winner, square, occupied.without(king)));
                count += 1;
            }
        }
        Some(Board {
            position,
            winner,
            king,
            own_king,
            occupied,
            winners,
            losers,
            defended,
            attackers,
            count,
        })
    }

    fn attackers(&self) -> &[(Square, Kind, Bitboard)] {
        &self.attackers[..self.count]
    }

    /// What the winner's pieces attack without the one on a square.
    fn attacked_without(&self, square: Square) -> Bitboard {
        let others = self.attackers().iter().filter(|(from, ..)| *from != square);
        others.fold(Bitboard::EMPTY, |set, (.., attacked)| set | *attacked)
    }

    fn finds_mate(&self) -> bool {
        let mut played = 0;
        let (mut unsupported, mut kept) = ([None; MOST_UNSUPPORTED], 0);
        for &(from, kind, _) in self.attackers() {
            if !matches!(kind, Kind::Queen | Kind::Rook) {
                break;
            }
            let others = self.attacked_without(from);
            let at = attacks::attacks(kind, self.winner, self.king, self.occupied.without(from));
            for at in at - self.winners - self.defended {
                let Some(check) = self.check(from, kind, at, others) else { continue };
                if check.escapes.is_empty() {
                    if self.is_mate(&check, None, &mut played) {
                        return true;
                    }
                } else if kept < MOST_UNSUPPORTED && !check.escapes.has_several() {
                    unsupported[kept] = Some(check);
                    kept += 1;
                }
                if played >= MOST_PLAYED {
                    return false;
                }
            }
        }
        unsupported.iter().flatten().any(|check| self.is_mate_with_support(check, &mut played))
    }

    /// The check from a square; none where it may be parried by a piece that comes between.
    fn check(&self, from: Square, kind: Kind, at: Square, others: Bitboard) -> Option<Check> {
        if attacks::between(self.king, at).meets(self.defended) {
            return None;
        }
        let open = self.occupied.without(self.king).without(from);
        let attacked = attacks::attacks(kind, self.winner, at, open) | others;
        let escapes = attacks::king(self.king) - self.losers.without(at) - attacked;
        Some(Check { from, kind, at, escapes })
    }

    /// Whether one move of another piece takes the last escape away.
    fn is_mate_with_support(&self, check: &Check, played: &mut u32) -> bool {
        let open = self.occupied.without(self.king).without(check.from).with(check.at);
        for &(from, kind, _) in self.attackers() {
            if from == check.from {
                continue;
            }
            let ways = match kind {
                Kind::Pawn => pushes(self.winner, from, self.occupied),
                _ => attacks::attacks(kind, self.winner, from, self.occupied) - self.winners,
            };
            for to in ways.without(check.at) {
                let attacked = attacks::attacks(kind, self.winner, to, open.without(from));
                let supports = (check.escapes - attacked).is_empty() && !attacked.contains(self.king);
                if supports && self.is_mate(check, Some(Transfer::new(from, to)), played) {
                    return true;
                }
                if *played >= MOST_PLAYED {
                    return false;
                }
            }
        }
        false
    }

    /// Plays the support, the way to the check in one move or in two, and the check, and looks whether it mates.
    fn is_mate(&self, check: &Check, support: Option<Transfer>, played: &mut u32) -> bool {
        let ways = attacks::attacks(check.kind, self.winner, check.from, self.occupied) - self.winners;
        let open = self.occupied.without(check.from);
        let (mut line, mut count) = ([None; 3], 0);
        let mut add = |transfer| {
            line[count] = Some(transfer);
            count += 1;
        };
        if let Some(support) = support {
            add(support);
        }
        let mut from = check.from;
        if !ways.contains(check.at) {
            // On its way it must not give check.
            let checks = attacks::attacks(check.kind, self.winner, self.king, open);
            let over = ways & attacks::attacks(check.kind, self.winner, check.at, open);
            let Some(over) = (over - checks - self.defended).first().or((over - checks).first()) else {
                return false;
            };
            add(Transfer::new(from, over));
            from = over;
        }
        add(Transfer::new(from, check.at));
        *played += 1;
        self.leads_to_mate(&line[..count], check.at)
    }

    fn leads_to_mate(&self, line: &[Option<Transfer>], at: Square) -> bool {
        let mut squares = attacks::between(self.king, at).with(at);
        line.iter().flatten().for_each(|step| squares = squares.with(step.from).with(step.to));
        let (mut now, mut next, mut wait) = (*self.position, 0, None);
        loop {
            let winning = now.turn() == self.winner;
            let step = if winning {
                next += 1;
                line.get(next - 1).copied().flatten()
            } else {
                wait = self.next_wait(&now, wait, squares, at);
                wait
            };
            let Some(m) = step.and_then(|step| now.find(step)) else { return false };
            now = now.play(m);
            if winning && next == line.len() {
                return now.is_checkmate();
            }
        }
    }

    /// The last waiting move taken back, or a first one: of a piece that stands apart and keeps away from these squares.
    fn next_wait(
        &self,
        now: &Position,
        last: Option<Transfer>,
        shunned: Bitboard,
        at: Square,
    ) -> Option<Transfer> {
        let (loser, occupied) = (!self.winner, now.occupied());
        if let Some(last) = last
            && now.kind_at(last.to) != Some(Kind::Pawn)
        {
            return Some(Transfer::new(last.to, last.from));
        }
        // What stands on a line with the King may be pinned.
        let lines = attacks::attacks(Kind::Queen, loser, self.king, occupied);
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::Pawn] {
            for from in now.men(loser, kind) - lines {
                let ways = match kind {
                    Kind::Pawn => pushes(loser, from, occupied) - Bitboard::rank(loser.nth_rank(7)),
                    _ => attacks::attacks(kind, loser, from, occupied) - occupied,
                };
                let harmless = |to: &Square| {
                    let attacked = attacks::attacks(kind, loser, *to, occupied.without(from));
                    !attacked.contains(at) && !attacked.contains(self.own_king)
                };
                if let Some(to) = (ways - shunned - attacks::king(self.king)).iter().find(harmless) {
                    return Some(Transfer::new(from, to));
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use board::{Movement, Position, Setup, Side};

    use super::mates_plainly;
    use crate::test_boards::{CRAMPED, Random, for_each_reachable, mated_by, random_variant};

    fn position(fen: &str) -> Position {
        fen.parse::<Setup>().expect(fen).as_it_stands(&Movement::ORDINARY)
    }

    #[test]
    fn mates_in_the_middle_of_a_game() {
        let cases = [
            // The Rook goes to the last rank while the Knight waits.
            ("6k1/5ppp/1n6/8/8/8/5PPP/3R2K1 w - - 0 1", Side::White, true),
            ("6k1/5ppp/1n6/8/8/8/5PPP/3R2K1 b - - 0 1", Side::White, true),
            // The Queen needs the Knight beside her.
            ("5rk1/5ppp/1n6/8/8/4N3/5PPP/3Q2K1 b - - 0 1", Side::White, true),
            ("6k1/5ppp/1n6/8/8/8/5PPP/3R2K1 w - - 0 1", Side::Black, false),
            ("7k/8/8/8/8/8/8/K7 w - - 0 1", Side::White, false),
        ];
        for (fen, winner, found) in cases {
            assert_eq!(mates_plainly(&position(fen), winner), found, "{fen}, {winner:?}");
        }
    }

    /// Where no position that can be reached is a mate, none is found.
    #[test]
    fn nothing_is_found_where_nothing_can_be_reached() {
        let mut random = Random(1832);
        let (mut whole, mut found) = (0, 0);
        for _ in 0..400 {
            let Some(setup) = random_variant(&mut random, &CRAMPED) else { continue };
            let start = setup.as_it_stands(&Movement::ORDINARY);
            if start.in_check(!start.turn()) {
                continue;
            }
            let mut mated = [false; 2];
            let most = 3000;
            let seen = for_each_reachable(&start, most, |position| {
                if let Some(side) = mated_by(position) {
                    mated[side.index()] = true;
                }
            });
            for side in Side::ALL {
                let plainly = mates_plainly(&start, side);
                found += u32::from(plainly);
                if seen < most {
                    whole += 1;
                    assert!(mated[side.index()] || !plainly, "{} {side:?}", start.fen());
                }
            }
        }
        assert!(whole > 50, "{whole} whole, {found} found");
    }
}
