//! The blockade, with material and abstraction, on random boards: walls of Pawns and a few pieces.
//!
//! Every position visited is checked: held pieces stand where they stood, every piece is within its reach, and where a
//! mate is met no proof has ruled it out.

use board::{Bitboard, Kind, Movement, Position, Side};

use crate::test_boards::{Random, for_each_reachable, mated_by, number, random_board};
use crate::unwinnable::blockade::Blockade;
use crate::unwinnable::blockade_mate::{allows_mate, is_unwinnable};
use crate::unwinnable::{abstraction, material};

#[test]
fn no_proof_rules_out_what_can_be_reached() {
    let mut random = Random(number("JADOUBE_PROOF_SEED", 1912));
    let (mut boards, mut ruled_out, mut confined, mut states) = (0, 0, 0, 0);
    let wanted = number("JADOUBE_PROOF_BOARDS", 300);
    while boards < wanted {
        let start = random_board(&mut random).as_it_stands(&Movement::ORDINARY);
        let Some(blockade) = Blockade::new(&start) else { continue };
        boards += 1;
        for side in Side::ALL {
            assert_eq!(
                is_unwinnable(&start, side),
                !allows_mate(&blockade, side),
                "asked early: {}",
                start.fen()
            );
        }
        let plainly = Blockade::plainly(&start).unwrap();
        let known = |blockade: &Blockade| {
            let reach = blockade.pieces().iter().map(|piece| (piece.reach, piece.promoted));
            (reach.collect::<Vec<_>>(), blockade.held)
        };
        assert_eq!(known(&blockade), known(&plainly), "{}", start.fen());
        let never = Side::ALL.map(|side| {
            let never = is_unwinnable(&start, side) || material::is_unwinnable(&start, side);
            let is_confined = abstraction::is_unwinnable(&start, side, &blockade);
            confined += usize::from(is_confined);
            never || is_confined
        });
        ruled_out += never.iter().filter(|&&never| never).count();
        let most = if never == [true; 2] { 20_000 } else { 4000 };
        states += for_each_reachable(&start, most, |position| {
            assert_allows(&blockade, &start, position);
            if let Some(side) = mated_by(position) {
                assert!(!never[side.index()], "{side} can mate from {start:?}, as in {position:?}");
            }
        });
    }
    assert!(
        ruled_out as u64 > wanted / 20,
        "only {ruled_out} of {boards} boards ruled out: they show little"
    );
    println!("{boards} boards, {ruled_out} ruled out, {confined} sides confined, {states} positions");
}

/// Fails where a position, reached from `start`, contradicts the fixpoint.
pub(super) fn assert_allows(blockade: &Blockade, start: &Position, position: &Position) {
    for square in blockade.held {
        assert_eq!(position.man_at(square), start.man_at(square), "{square} of {start:?} in {position:?}");
    }
    let reach = reach_of_kinds(blockade);
    for square in position.occupied() {
        let Some(man) = position.man_at(square) else { continue };
        let allowed = reach[man.side.index()][man.kind.index()].contains(square);
        assert!(allowed, "{man} on {square}, from {start:?}, in {position:?}");
    }
}

/// Where pieces of each side and kind may be.
fn reach_of_kinds(blockade: &Blockade) -> [[Bitboard; 6]; 2] {
    let mut reach = [[Bitboard::EMPTY; 6]; 2];
    for piece in blockade.pieces() {
        let of_side = &mut reach[piece.side.index()];
        of_side[piece.kind.index()] |= piece.reach;
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
            of_side[kind.index()] |= piece.promoted;
        }
    }
    reach
}
