//! The abstraction by itself, on boards near to those that it rules out: no mate is met where it sees none.

use board::{Movement, Setup, Side};

use crate::helpmate::find_line_after_random_moves;
use crate::search::greedy::GreedySearch;
use crate::test_boards::{CRAMPED, Random, for_each_reachable, mated_by, number, random_variant};
use crate::unwinnable::abstraction::is_unwinnable;
use crate::unwinnable::blockade::Blockade;
use crate::unwinnable::tests::blockade::assert_allows;
use crate::unwinnable::{blockade_mate, material};

/// Boards that the abstraction rules out for a side or for both.
const CONFINED: [&str; 9] = [
    CRAMPED[0],
    CRAMPED[1],
    CRAMPED[2],
    CRAMPED[3],
    "8/2b4B/4k3/4p1p1/Bp1pP1P1/1P1P1pp1/6p1/2b3Kb b - - 0 1",
    "8/1k6/4ppp1/1p3b2/1Pp1pKp1/2P1P1P1/8/2B1BbB1 b - - 0 1",
    "8/1p6/8/8/5ppp/Q4pkb/5pnq/5K1n b - - 0 1",
    "8/p7/8/2q5/5ppp/1Q3pkb/5pnq/5K1n b - - 0 1",
    "6b1/7k/8/8/p1p1pBp1/PbP1PpP1/b4P1K/6BR w - - 0 1",
];

#[test]
fn on_each_of_these_boards_a_side_never_mates() {
    let open = CONFINED.iter().filter(|board| {
        let setup: Setup = board.parse().unwrap();
        let start = setup.as_it_stands(&Movement::ORDINARY);
        let blockade = Blockade::new(&start).unwrap();
        !Side::ALL.iter().any(|&side| is_unwinnable(&start, side, &blockade))
    });
    assert_eq!(open.collect::<Vec<_>>(), Vec::<&&str>::new());
}

/// The Queen captures on g2 and stands there: the Bishop behind gives no check until it captures her.
#[test]
fn a_roaming_piece_that_captures_stands_in_the_way() {
    let setup: Setup = "8/n7/8/8/5ppp/Q4pkb/5ppq/5KQn w - - 0 1".parse().unwrap();
    let start = setup.as_it_stands(&Movement::ORDINARY);
    assert!(!is_unwinnable(&start, Side::Black, &Blockade::new(&start).unwrap()), "{start:?}");
}

#[test]
fn no_mate_is_met_where_pieces_are_confined() {
    let mut random = Random(number("JADOUBE_PROOF_SEED", 1832));
    let wanted = number("JADOUBE_PROOF_BOARDS", 200);
    let (mut boards, mut confined, mut alone, mut states) = (0, 0, 0, 0);
    while boards < wanted {
        let Some(setup) = random_variant(&mut random, &CONFINED) else { continue };
        let start = setup.as_it_stands(&Movement::ORDINARY);
        let Some(blockade) = Blockade::new(&start) else { continue };
        boards += 1;
        let never = Side::ALL.map(|side| is_unwinnable(&start, side, &blockade));
        let others = Side::ALL
            .map(|side| blockade_mate::is_unwinnable(&start, side) || material::is_unwinnable(&start, side));
        confined += never.iter().filter(|&&never| never).count();
        alone += never.iter().zip(others).filter(|&(&never, other)| never && !other).count();
        if never == [false; 2] {
            continue;
        }
        states += for_each_reachable(&start, 20_000, |position| {
            assert_allows(&blockade, &start, position);
            if let Some(side) = mated_by(position) {
                assert!(!never[side.index()], "{side} can mate from {start:?}, as in {position:?}");
            }
        });
        // Nor is one met by the searches that go deep into a few lines.
        for side in Side::ALL.into_iter().filter(|side| never[side.index()]) {
            let (line, _) = find_line_after_random_moves(&start, side, 0..30, 3000);
            let line = line.or_else(|| GreedySearch::new(side).line(&start, 1000).0);
            assert!(line.is_none(), "{side} can mate from {start:?} by {line:?}");
        }
    }
    assert!(alone as u64 > wanted / 20, "only {alone} of {boards} boards ruled out by nothing else");
    println!("{boards} boards, {confined} sides confined, {alone} by nothing else, {states} positions");
}
