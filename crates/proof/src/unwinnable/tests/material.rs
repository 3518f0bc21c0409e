//! The material rules on every board of the pieces that they name.

use board::{Kind, Man, Movement, Position, Setup, Side, Square};

use crate::unwinnable::material;
use crate::unwinnable::regular::is_regular;

/// Boards with these pieces and the two Kings, the mated King in one eighth of the board, in every way.
fn every_board(pieces: &[Man], mut visit: impl FnMut(&Position)) {
    let corner = Square::ALL.into_iter().filter(|s| s.file() < 4 && s.rank() <= s.file());
    for king in corner {
        for squares in 0..64_usize.pow(pieces.len() as u32 + 1) {
            let mut setup = Setup::empty();
            setup.set(king, Some(Man::new(Side::Black, Kind::King)));
            let others = [Man::new(Side::White, Kind::King)].into_iter().chain(pieces.iter().copied());
            let placed = others.enumerate().all(|(i, man)| {
                let square = Square::ALL[squares >> (6 * i) & 63];
                setup.set(square, Some(man)).is_none()
            });
            setup.turn = Side::Black;
            if placed {
                visit(&setup.as_it_stands(&Movement::ORDINARY));
            }
        }
    }
}

/// Boards of four pieces take long, so they are tried only with `JADOUBE_PROOF_BOARDS`.
#[test]
fn the_material_rules_hold_on_every_board() {
    let white = |kind| Man::new(Side::White, kind);
    let black = |kind| Man::new(Side::Black, kind);
    let mut cases = vec![vec![], vec![white(Kind::Knight)], vec![white(Kind::Bishop)]];
    if std::env::var_os("JADOUBE_PROOF_BOARDS").is_some() {
        cases.push(vec![white(Kind::Knight), black(Kind::Queen)]);
        cases.extend(
            [Kind::Bishop, Kind::Rook, Kind::Queen].map(|kind| vec![white(Kind::Bishop), black(kind)]),
        );
        cases.push(vec![white(Kind::Bishop), white(Kind::Bishop)]);
    }
    for pieces in cases {
        let mut ruled_out = 0_u64;
        every_board(&pieces, |position| {
            if can_follow_a_move(position) && material::is_unwinnable(position, Side::White) {
                ruled_out += 1;
                assert!(!position.is_checkmate(), "{position:?}");
            }
        });
        assert!(ruled_out > 0, "{pieces:?}");
    }
}

/// Whether White can have moved last: not in check himself, nor giving check with two pieces at once, which no move of
/// these pieces brings about.
fn can_follow_a_move(position: &Position) -> bool {
    !position.in_check(Side::White) && !position.checkers(Side::Black).has_several()
        || is_regular(position) && position.checkers(Side::Black).is_empty()
}
