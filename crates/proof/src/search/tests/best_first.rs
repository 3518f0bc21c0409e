//! The search of a whole world, held against worlds in which every position is worked out.
//!
//! One table tells of each position of a world who can still mate, so many of them are asked about for one enumeration.
//! `JADOUBE_PROOF_BOARDS` draws so many worlds instead of a few; `JADOUBE_PROOF_SEED` begins elsewhere.

use std::collections::HashMap;

use board::{Movement, Position, Setup, Side};

use crate::search::best_first::{BestFirst, SearchResult};
use crate::search::key::PositionKey;
use crate::unwinnable::can_win;
use crate::unwinnable::regular::is_regular;
use crate::unwinnable::tests::against_enumeration::{
    Lots, SMALL, draw_board, draw_room, mated, number, walk,
};
use crate::verdict::{Answer, Bound};

/// Every position that can be reached, each with the positions before it.
struct Whole {
    positions: Vec<Position>,
    before: Vec<Vec<usize>>,
}

impl Whole {
    /// `None` where there are more than `most`.
    fn from(start: &Position, most: usize) -> Option<Self> {
        let mut whole = Self { positions: vec![*start], before: vec![vec![]] };
        let mut numbers = HashMap::from([(PositionKey::new(start), 0)]);
        let mut next = 0;
        while next < whole.positions.len() {
            let position = whole.positions[next];
            for m in &position.legal_moves() {
                let after = position.play(*m);
                let number = *numbers.entry(PositionKey::new(&after)).or_insert(whole.positions.len());
                if number == whole.positions.len() {
                    whole.positions.push(after);
                    whole.before.push(vec![]);
                }
                whole.before[number].push(next);
            }
            if whole.positions.len() > most {
                return None;
            }
            next += 1;
        }
        Some(whole)
    }

    /// In which of them the side can still mate: back from its mates.
    fn able(&self, side: Side) -> Vec<bool> {
        let mates = (0..self.positions.len()).filter(|&i| mated(&self.positions[i]) == Some(side));
        let (mut able, mut open) = (vec![false; self.positions.len()], mates.collect::<Vec<_>>());
        while let Some(i) = open.pop() {
            if !std::mem::replace(&mut able[i], true) {
                open.extend(&self.before[i]);
            }
        }
        able
    }
}

/// A small world of a room drawn by lot.
fn draw_world(lots: &mut Lots) -> Whole {
    loop {
        let Some(setup) = draw_room(lots, &SMALL) else { continue };
        let start = setup.as_it_stands(&Movement::ORDINARY);
        if is_regular(&start)
            && (1..=12).contains(&start.count_legal())
            && let Some(whole) = Whole::from(&start, 1500)
        {
            return whole;
        }
    }
}

/// What the whole world of a position says, searched in two parts, as it is asked.
fn searched(start: &Position, side: Side, first: usize, bound: u64) -> SearchResult {
    let mut world = BestFirst::new(start, side, Bound { states: bound });
    match world.search_on(start, first as u64) {
        SearchResult::BoundReached => world.search(start),
        found => found,
    }
}

fn mates(start: &Position, side: Side, line: &[board::Move]) -> bool {
    mated(&line.iter().fold(*start, |position, &m| position.play(m))) == Some(side)
}

/// Asks of so many positions of a world; gives how many were asked, and how many of them have a mate.
fn ask(whole: &Whole, side: Side, positions: usize) -> [usize; 2] {
    let (able, size) = (whole.able(side), whole.positions.len());
    let asked = (0..size).step_by(size.div_ceil(positions)).filter(|&i| !whole.positions[i].is_checkmate());
    asked.fold([0, 0], |[asked, with_mate], i| {
        let start = whole.positions[i];
        match searched(&start, side, size.min(1500) / 3, u64::MAX) {
            SearchResult::Mate(line) => assert!(mates(&start, side, &line), "{start:?}: {line:?}"),
            SearchResult::NoMate => assert!(!able[i], "{side} can mate from {start:?}"),
            SearchResult::BoundReached => panic!("{start:?}: a world without bound is never full"),
        }
        [asked + 1, with_mate + usize::from(able[i])]
    })
}

/// Searched in every order that guides it, the world says what plain enumeration says.
#[test]
fn the_world_has_a_mate_where_enumeration_meets_one() {
    let mut lots = Lots(number("JADOUBE_PROOF_SEED", 1850));
    let worlds = number("JADOUBE_PROOF_BOARDS", 240);
    let rook: Setup = "8/8/8/3k4/8/8/8/R3K3 w - - 0 1".parse().unwrap();
    let rook = Whole::from(&rook.as_it_stands(&Movement::ORDINARY), 1 << 20).expect("three men");
    let (mut of_all, mut states) = (ask(&rook, Side::White, 200), rook.positions.len());
    for _ in 0..worlds {
        let whole = draw_world(&mut lots);
        states += whole.positions.len();
        for side in Side::ALL {
            let asked = ask(&whole, side, 4);
            of_all = [of_all[0] + asked[0], of_all[1] + asked[1]];
        }
    }
    let [asked, with_mate] = of_all;
    assert!(with_mate > 100 && asked - with_mate > 100, "{with_mate} mates of {asked} show little");
    println!("{worlds} worlds, {asked} asked, {with_mate} with a mate, {states} positions");
}

/// Of boards whose worlds are too large to be worked out: a mate that is met is not denied.
#[test]
fn no_world_denies_a_mate_that_is_met() {
    let mut lots = Lots(number("JADOUBE_PROOF_SEED", 1852));
    let boards = number("JADOUBE_PROOF_BOARDS", 240);
    let (mut met_mates, mut found_mates) = (0, 0);
    for board in 0..boards {
        let drawn = if board % 2 == 0 { draw_room(&mut lots, &SMALL) } else { Some(draw_board(&mut lots)) };
        let Some(start) = drawn.map(|setup| setup.as_it_stands(&Movement::ORDINARY)) else { continue };
        if !is_regular(&start) || start.is_checkmate() {
            continue;
        }
        let mut met = [false; 2];
        walk(&start, 1500, |position| {
            if let Some(side) = mated(position) {
                met[side.index()] = true;
            }
        });
        for side in Side::ALL {
            met_mates += usize::from(met[side.index()]);
            match searched(&start, side, 500, 1500) {
                SearchResult::Mate(line) => {
                    assert!(mates(&start, side, &line), "{start:?}: {line:?}");
                    found_mates += 1;
                }
                SearchResult::NoMate => assert!(!met[side.index()], "{side} can mate from {start:?}"),
                SearchResult::BoundReached => {}
            }
        }
    }
    assert!(met_mates as u64 > boards / 20, "{met_mates} mates met show little");
    println!("{boards} boards, {met_mates} mates met, {found_mates} found");
}

/// Until the position from which a mate is met, every bound leaves the question open; from it on the mate is found. A
/// search that is broken off there, by a bound or to be gone on with, has lost nothing.
#[test]
fn a_mate_is_found_at_its_state_and_never_denied_before() {
    let cases = [
        ("a Knight mates at once", "8/8/8/8/4N3/8/5K1p/7k w - - 0 1"),
        ("the Pawn shuts his King in first", "8/8/8/8/8/p2N4/2K5/k7 w - - 0 1"),
        ("a Rook alone", "8/8/8/3k4/8/8/8/R3K3 w - - 0 1"),
        ("a Pawn promotes, and a line is pursued", "8/P6k/8/8/8/8/8/K7 w - - 0 1"),
        ("a Pawn at home", "k7/8/8/8/8/8/P7/K7 w - - 0 1"),
        ("Pawns face to face", "8/8/3k4/8/1p6/1P6/4K3/8 w - - 0 1"),
        ("a Bishop, and a Pawn that shuts the corner", "7k/7p/7P/8/8/8/8/K5B1 w - - 0 1"),
        ("a Knight against a Knight", "8/8/8/3k4/8/8/8/N3K2n w - - 0 1"),
    ];
    let mut most = 0;
    for (what, fen) in cases {
        let (start, side) = (fen.parse::<Setup>().unwrap().as_it_stands(&Movement::ORDINARY), Side::White);
        let mut world = BestFirst::new(&start, side, Bound { states: 20_000 });
        let SearchResult::Mate(_) = world.search(&start) else { panic!("{what}: {fen}") };
        let met = world.states();
        most = most.max(met);
        for states in 0..met + 3 {
            let mut world = BestFirst::new(&start, side, Bound { states });
            match world.search(&start) {
                SearchResult::Mate(line) => {
                    assert!(states >= met && mates(&start, side, &line), "{what}: {line:?}")
                }
                SearchResult::BoundReached => {
                    assert!(states < met, "{what}: lost at {states} of {met} states")
                }
                SearchResult::NoMate => panic!("{what}: denied at {states} of {met} states"),
            }
            let found = searched(&start, side, states as usize, 20_000);
            assert!(matches!(found, SearchResult::Mate(_)), "{what}: broken off at {states} of {met} states");
            let mut narrow = BestFirst::narrow(&start, side, Bound { states });
            assert!(
                !matches!(narrow.search(&start), SearchResult::NoMate),
                "{what}: {states} states, narrow"
            );
            // The whole question costs more: it is asked now and then.
            if states % 16 == 0 {
                let verdict = can_win(&start, side, Bound { states });
                assert!(verdict.answer != Answer::No, "{what}: {states} states");
            }
        }
    }
    assert!(most > 100, "{most} states at most show little");
}
