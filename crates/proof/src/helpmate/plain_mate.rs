//! A mate that shows without a plan: the loser's King walks to where he is mated, the winner's King comes to help if he must,
//! and a Queen or a Rook goes to the square from which it mates. Everything else stands still, and who has nothing to do
//! waits.
//!
//! ```text
//!   . . . . . r k .     Black's King goes to h8 while White waits, the Knight on b6 goes to and fro
//!   . . . . . . p p     while the Queen comes to d4, and she mates on g7 or f8.
//!   . n . . . . . .
//! ```
//!
//! It costs a fraction of a plan and fails more often. What it says is true all the same: the moves are played, and only a
//! mate on the board counts.

use board::{Kind, Position, Side};

use crate::helpmate::pawn_ways::way;
use crate::helpmate::plain_board::{Board, Tries};
use crate::helpmate::plain_line::promoted;
use crate::helpmate::sacrifice::sacrifice;

/// How many ways out of a check are tried.
const MOST_EVASIONS: usize = 3;

/// The most positions until a piece is given up.
const MOST_GIVEN_UP_WITHIN: u64 = 8;

/// How often a piece of the loser is given up first.
const MOST_GIVEN_UP: u32 = 3;

/// Whether a mate by `winner` is found so; `false` decides nothing.
pub(crate) fn mates_plainly(position: &Position, winner: Side) -> bool {
    let mut now = *position;
    for _ in 0..MOST_GIVEN_UP {
        if mates_at_once(&now, winner) {
            return true;
        }
        // With fewer pieces in the way there is a mate more often; one piece is left to wait with.
        let pieces = now.side(!winner) - now.kind(Kind::King) - now.kind(Kind::Pawn);
        if !pieces.has_several() {
            return false;
        }
        let Some((after, _)) = sacrifice(&now, winner, pieces, MOST_GIVEN_UP_WITHIN, &mut 0) else {
            return false;
        };
        now = after;
    }
    mates_at_once(&now, winner)
}

fn mates_at_once(position: &Position, winner: Side) -> bool {
    mates_after_check(position, winner, &mut Tries::new(), true)
}

/// The same in a position in which there may be a check: a way out of it comes first.
fn mates_after_check(position: &Position, winner: Side, tries: &mut Tries, promotes: bool) -> bool {
    if !position.in_check(position.turn()) {
        return mates_from(position, winner, tries, promotes);
    }
    let evasions = position.legal_moves();
    evasions.iter().take(MOST_EVASIONS).any(|&m| {
        let after = position.play(m);
        !after.in_check(after.turn()) && mates_from(&after, winner, tries, promotes)
    })
}

fn mates_from(position: &Position, winner: Side, tries: &mut Tries, promotes: bool) -> bool {
    let has_majors = !(position.men(winner, Kind::Queen) | position.men(winner, Kind::Rook)).is_empty();
    if has_majors {
        return Board::new(position, winner).is_some_and(|board| board.finds_mate(tries));
    }
    promotes
        && position.men(winner, Kind::Pawn).iter().any(|pawn| {
            !way(winner, pawn).meets(position.occupied())
                && promoted(position, winner, pawn)
                    .is_some_and(|after| mates_after_check(&after, winner, tries, false))
        })
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
            // Black has nothing but the King to wait with.
            ("8/8/4k3/8/8/8/P7/K7 w - - 0 1", Side::White, true),
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
        assert!(whole > 50 && found > 20, "{whole} whole, {found} found");
    }
}
