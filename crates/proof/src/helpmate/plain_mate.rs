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

use board::{Kind, Side, Track};

use crate::helpmate::minor_pieces;
use crate::helpmate::pawn_ways::way;
use crate::helpmate::plain_board::{Board, Tries};
use crate::helpmate::plain_line::promoted;
use crate::helpmate::plain_walk::{self, Walk};

/// How many walks of random moves are tried, in how many stretches, and how many moves a stretch has. A mate is looked for after each
/// of them.
const WALKS: u32 = 6;
const STRETCHES: u32 = 6;
const STRETCH: u32 = 6;

/// Whether a mate by `winner` is found so; `false` decides nothing.
pub(crate) fn mates_plainly(track: &Track, winner: Side) -> bool {
    minor_pieces::both_mate(track) || mates_after_check(track, winner, &mut Tries::new(), true)
}

/// The same from positions to which a few random moves lead: what stood in the way of a plain mate may be gone. Nearly every
/// second stretch comes to one, and takes much less time than a plan, so hardly a mate is left for a plan.
pub(crate) fn mates_plainly_after_random_moves(track: &Track, winner: Side) -> bool {
    let force = [Kind::Queen, Kind::Rook, Kind::Pawn].map(|kind| track.men(winner, kind));
    if force.iter().all(|pieces| pieces.is_empty()) {
        return false;
    }
    (0..WALKS).any(|number| {
        let mut walk = Walk::new(track, winner, number);
        (0..STRETCHES).any(|_| walk.goes_on(STRETCH).is_some_and(|after| mates_plainly(after, winner)))
    })
}

/// The same in a position in which there may be a check: a way out of it comes first.
fn mates_after_check(track: &Track, winner: Side, tries: &mut Tries, promotes: bool) -> bool {
    if !track.in_check() {
        return mates_from(track, winner, tries, promotes);
    }
    plain_walk::ways_out(track).any(|after| !after.in_check() && mates_from(&after, winner, tries, promotes))
}

fn mates_from(track: &Track, winner: Side, tries: &mut Tries, promotes: bool) -> bool {
    let has_majors = !(track.men(winner, Kind::Queen) | track.men(winner, Kind::Rook)).is_empty();
    if has_majors {
        return Board::new(track, winner).is_some_and(|board| board.finds_mate(tries));
    }
    promotes
        && track.men(winner, Kind::Pawn).iter().any(|pawn| {
            !way(winner, pawn).meets(track.occupied())
                && promoted(track, winner, pawn)
                    .is_some_and(|after| mates_after_check(&after, winner, tries, false))
        })
}

#[cfg(test)]
mod tests {
    use board::{Movement, Position, Setup, Side, Track};

    use super::{mates_plainly, mates_plainly_after_random_moves};
    use crate::test_boards::{CRAMPED, Random, for_each_reachable, mated_by, random_variant};

    fn track(fen: &str) -> Track {
        track_of(&fen.parse::<Setup>().expect(fen).as_it_stands(&Movement::ORDINARY))
    }

    fn track_of(position: &Position) -> Track {
        Track::of(position).expect("each side has a King, and none can be taken")
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
            assert_eq!(mates_plainly(&track(fen), winner), found, "{fen}, {winner:?}");
        }
    }

    /// What blocks every plain mate goes away in a few moves; a King and a Knight never mate a bare King.
    #[test]
    fn mates_after_a_few_moves() {
        let cases = [
            ("8/2r5/1R3pp1/2P4p/4NN1k/7P/r5P1/6K1 b - - 17 45", Side::White, true),
            ("r4rk1/pp2qppp/5n2/3pn3/3N2b1/3BPN2/PP3PPP/R2Q1RK1 w - - 2 14", Side::Black, true),
            ("8/8/4k3/8/8/3KN3/8/8 w - - 0 1", Side::White, false),
            ("7k/8/8/8/8/8/8/K7 w - - 0 1", Side::White, false),
        ];
        for (fen, winner, found) in cases {
            assert_eq!(mates_plainly_after_random_moves(&track(fen), winner), found, "{fen}, {winner:?}");
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
                let track = track_of(&start);
                let plainly = mates_plainly(&track, side) || mates_plainly_after_random_moves(&track, side);
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
