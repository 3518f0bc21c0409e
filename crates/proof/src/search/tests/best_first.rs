//! The best-first search compared with enumeration of every reachable position.
//!
//! One table says for each position who can still mate, so one enumeration serves for many questions.

use std::collections::HashMap;

use board::{Movement, Position, Setup, Side};

use crate::search::best_first::{BestFirst, SearchResult};
use crate::search::key::PositionKey;
use crate::test_boards::{
    CRAMPED, Random, for_each_reachable, mated_by, number, random_board, random_variant,
};
use crate::unwinnable::can_win;
use crate::unwinnable::regular::is_regular;
use crate::verdict::{Answer, Bound};

/// Every reachable position, each with the positions before it.
struct Enumeration {
    positions: Vec<Position>,
    before: Vec<Vec<usize>>,
}

impl Enumeration {
    /// `None` where there are more than `most`.
    fn from(start: &Position, most: usize) -> Option<Self> {
        let mut enumeration = Self { positions: vec![*start], before: vec![vec![]] };
        let mut numbers = HashMap::from([(PositionKey::new(start), 0)]);
        let mut next = 0;
        while next < enumeration.positions.len() {
            let position = enumeration.positions[next];
            for m in &position.legal_moves() {
                let after = position.play(*m);
                let number = *numbers.entry(PositionKey::new(&after)).or_insert(enumeration.positions.len());
                if number == enumeration.positions.len() {
                    enumeration.positions.push(after);
                    enumeration.before.push(vec![]);
                }
                enumeration.before[number].push(next);
            }
            if enumeration.positions.len() > most {
                return None;
            }
            next += 1;
        }
        Some(enumeration)
    }

    /// In which of them the side can still mate, worked out backwards from its mates.
    fn able(&self, side: Side) -> Vec<bool> {
        let mates = (0..self.positions.len()).filter(|&i| mated_by(&self.positions[i]) == Some(side));
        let (mut able, mut open) = (vec![false; self.positions.len()], mates.collect::<Vec<_>>());
        while let Some(i) = open.pop() {
            if !std::mem::replace(&mut able[i], true) {
                open.extend(&self.before[i]);
            }
        }
        able
    }
}

/// A random board with few reachable positions, enumerated.
fn random_enumeration(random: &mut Random) -> Enumeration {
    loop {
        let Some(setup) = random_variant(random, &CRAMPED) else { continue };
        let start = setup.as_it_stands(&Movement::ORDINARY);
        if is_regular(&start)
            && (1..=12).contains(&start.count_legal())
            && let Some(enumeration) = Enumeration::from(&start, 1500)
        {
            return enumeration;
        }
    }
}

/// The result of a search in two parts, as `can_win` makes it.
fn searched(start: &Position, side: Side, first: usize, bound: u64) -> SearchResult {
    let mut search = BestFirst::new(start, side, Bound { states: bound });
    match search.search_up_to(start, first as u64) {
        SearchResult::BoundReached => search.search(start),
        found => found,
    }
}

fn mates(start: &Position, side: Side, line: &[board::Move]) -> bool {
    mated_by(&line.iter().fold(*start, |position, &m| position.play(m))) == Some(side)
}

/// Asks about so many positions of an enumeration; returns how many were asked, and how many of them have a mate.
fn ask(enumeration: &Enumeration, side: Side, positions: usize) -> [usize; 2] {
    let (able, size) = (enumeration.able(side), enumeration.positions.len());
    let asked =
        (0..size).step_by(size.div_ceil(positions)).filter(|&i| !enumeration.positions[i].is_checkmate());
    asked.fold([0, 0], |[asked, with_mate], i| {
        let start = enumeration.positions[i];
        match searched(&start, side, size.min(1500) / 3, u64::MAX) {
            SearchResult::Mate(line) => assert!(mates(&start, side, &line), "{start:?}: {line:?}"),
            SearchResult::NoMate => assert!(!able[i], "{side} can mate from {start:?}"),
            SearchResult::BoundReached => panic!("{start:?}: there is no bound to reach"),
        }
        [asked + 1, with_mate + usize::from(able[i])]
    })
}

/// In every order that guides it, the search says what enumeration says.
#[test]
fn the_search_finds_a_mate_where_enumeration_meets_one() {
    let mut random = Random(number("JADOUBE_PROOF_SEED", 1850));
    let boards = number("JADOUBE_PROOF_BOARDS", 240);
    let rook: Setup = "8/8/8/3k4/8/8/8/R3K3 w - - 0 1".parse().unwrap();
    let rook = Enumeration::from(&rook.as_it_stands(&Movement::ORDINARY), 1 << 20).expect("three men");
    let (mut of_all, mut states) = (ask(&rook, Side::White, 200), rook.positions.len());
    for _ in 0..boards {
        let enumeration = random_enumeration(&mut random);
        states += enumeration.positions.len();
        for side in Side::ALL {
            let asked = ask(&enumeration, side, 4);
            of_all = [of_all[0] + asked[0], of_all[1] + asked[1]];
        }
    }
    let [asked, with_mate] = of_all;
    assert!(with_mate > 100 && asked - with_mate > 100, "{with_mate} mates of {asked} show little");
    println!("{boards} boards, {asked} asked, {with_mate} with a mate, {states} positions");
}

/// On boards with too many reachable positions to be enumerated, no mate that is met is denied.
#[test]
fn the_search_denies_no_mate_that_is_met() {
    let mut random = Random(number("JADOUBE_PROOF_SEED", 1852));
    let boards = number("JADOUBE_PROOF_BOARDS", 240);
    let (mut met_mates, mut found_mates) = (0, 0);
    for board in 0..boards {
        let setup = if board % 2 == 0 {
            random_variant(&mut random, &CRAMPED)
        } else {
            Some(random_board(&mut random))
        };
        let Some(start) = setup.map(|setup| setup.as_it_stands(&Movement::ORDINARY)) else { continue };
        if !is_regular(&start) || start.is_checkmate() {
            continue;
        }
        let mut met = [false; 2];
        for_each_reachable(&start, 1500, |position| {
            if let Some(side) = mated_by(position) {
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

/// Below the number of states at which the mate is found every bound leaves the question open, and from it on the mate is
/// found. A search that is broken off by a bound, or to be continued, has lost nothing.
#[test]
fn a_mate_is_found_at_its_state_and_never_denied_before() {
    let cases = [
        ("a Knight mates at once", "8/8/8/8/4N3/8/5K1p/7k w - - 0 1"),
        ("the Pawn first shuts his own King in", "8/8/8/8/8/p2N4/2K5/k7 w - - 0 1"),
        ("a Rook alone", "8/8/8/3k4/8/8/8/R3K3 w - - 0 1"),
        ("a Pawn promotes, and a plan follows", "8/P6k/8/8/8/8/8/K7 w - - 0 1"),
        ("a Pawn at home", "k7/8/8/8/8/8/P7/K7 w - - 0 1"),
        ("Pawns face to face", "8/8/3k4/8/1p6/1P6/4K3/8 w - - 0 1"),
        ("a Bishop, and a Pawn that closes the corner", "7k/7p/7P/8/8/8/8/K5B1 w - - 0 1"),
        ("a Knight against a Knight", "8/8/8/3k4/8/8/8/N3K2n w - - 0 1"),
    ];
    let mut most = 0;
    for (what, fen) in cases {
        let (start, side) = (fen.parse::<Setup>().unwrap().as_it_stands(&Movement::ORDINARY), Side::White);
        let mut search = BestFirst::new(&start, side, Bound { states: 20_000 });
        let SearchResult::Mate(_) = search.search(&start) else { panic!("{what}: {fen}") };
        let met = search.states();
        most = most.max(met);
        for states in 0..met + 3 {
            let mut search = BestFirst::new(&start, side, Bound { states });
            match search.search(&start) {
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
            // All stages together cost more, so they are asked now and then.
            if states % 16 == 0 {
                let verdict = can_win(&start, side, Bound { states });
                assert!(verdict.answer != Answer::No, "{what}: {states} states");
            }
        }
    }
    assert!(most > 100, "{most} states at most show little");
}
