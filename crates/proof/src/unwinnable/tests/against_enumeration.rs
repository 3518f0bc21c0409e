//! The reasons without moves, held against enumeration on boards drawn by lot: walls of Pawns and a few pieces.
//!
//! Every position reached is looked at: held men must stand where they stood, every man within its reach, and where a
//! mate is met no reason may have ruled it out. `JADOUBE_PROOF_BOARDS` draws so many boards instead of a few hundred;
//! `JADOUBE_PROOF_SEED` begins elsewhere.

use std::collections::HashSet;

use board::{Bitboard, Kind, Man, Movement, Position, Setup, Side, Square};

use crate::helpmate::find_line_after_random_moves;
use crate::search::greedy::GreedySearch;
use crate::search::key::PositionKey;
use crate::unwinnable::blockade::{Blockade, is_unwinnable};
use crate::unwinnable::regular::is_regular;
use crate::unwinnable::{abstraction, material};

/// Chance that is the same on every machine.
pub(crate) struct Lots(pub(crate) u64);

impl Lots {
    /// A number below `most`.
    pub(crate) fn draw(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ z >> 31) % most
    }

    fn square(&mut self, from: u64, to: u64) -> Square {
        Square::ALL[(from + self.draw(to - from)) as usize]
    }

    fn side(&mut self) -> Side {
        Side::ALL[self.draw(2) as usize]
    }
}

/// A number that the environment gives, or another.
pub(crate) fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// Pairs of Pawns that face each other, some with squares between, single ones, a few pieces, and two Kings.
pub(crate) fn draw_board(lots: &mut Lots) -> Setup {
    let mut setup = Setup::empty();
    let apart = 1 + lots.draw(2);
    let mut face = |lots: &mut Lots, low: Square| {
        if let Some(high) = low.offset(0, 1 + lots.draw(apart) as i8).filter(|high| high.rank() < 7) {
            setup.set(low, Some(Man::new(Side::White, Kind::Pawn)));
            setup.set(high, Some(Man::new(Side::Black, Kind::Pawn)));
        }
    };
    if lots.draw(2) == 0 {
        for _ in 0..lots.draw(7) {
            let low = lots.square(8, 48);
            face(lots, low);
        }
    } else {
        // A wall from side to side, in most files.
        let rank = 1 + lots.draw(4) as u8;
        for file in 0..8 {
            let low = Square::new(file, rank + lots.draw(2) as u8);
            if lots.draw(8) != 0 {
                face(lots, low);
            }
        }
    }
    for _ in 0..lots.draw(3) {
        let man = Man::new(lots.side(), Kind::Pawn);
        setup.set(lots.square(8, 56), Some(man));
    }
    for _ in 0..lots.draw(4) {
        let kinds = [Kind::Knight, Kind::Bishop, Kind::Bishop, Kind::Bishop, Kind::Rook];
        let man = Man::new(lots.side(), kinds[lots.draw(5) as usize]);
        setup.set(lots.square(0, 64), Some(man));
    }
    for side in Side::ALL {
        let square = std::iter::repeat_with(|| lots.square(0, 64))
            .find(|&square| setup.man_at(square).is_none_or(|man| man.kind != Kind::King));
        setup.set(square.unwrap_or(Square::A1), Some(Man::new(side, Kind::King)));
    }
    setup.turn = lots.side();
    setup
}

/// Looks at no more than `most` positions that can be reached; gives how many they were.
pub(crate) fn walk(start: &Position, most: usize, mut look: impl FnMut(&Position)) -> usize {
    let mut seen = HashSet::from([PositionKey::new(start)]);
    let mut open = std::collections::VecDeque::from([*start]);
    while let Some(position) = open.pop_front() {
        look(&position);
        for m in &position.legal_moves() {
            let next = position.play(*m);
            if seen.len() < most && seen.insert(PositionKey::new(&next)) {
                open.push_back(next);
            }
        }
    }
    seen.len()
}

/// Whose mate it is.
pub(crate) fn mated(position: &Position) -> Option<Side> {
    position.is_checkmate().then_some(!position.turn())
}

#[test]
fn no_reason_rules_out_what_can_be_reached() {
    let mut lots = Lots(number("JADOUBE_PROOF_SEED", 1912));
    let (mut boards, mut ruled_out, mut confined, mut states) = (0, 0, 0, 0);
    let wanted = number("JADOUBE_PROOF_BOARDS", 300);
    while boards < wanted {
        let start = draw_board(&mut lots).as_it_stands(&Movement::ORDINARY);
        let Some(blockade) = Blockade::new(&start) else { continue };
        boards += 1;
        for side in Side::ALL {
            assert_eq!(
                is_unwinnable(&start, side),
                !blockade.allows_mate(side),
                "asked early: {}",
                start.fen()
            );
        }
        let plainly = Blockade::plainly(&start).unwrap();
        let known = |blockade: &Blockade| {
            let reach = blockade.men().iter().map(|man| (man.reach, man.promoted));
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
        states += walk(&start, most, |position| {
            blockade.allow(&start, position);
            if let Some(side) = mated(position) {
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

/// Small worlds, with Kings in narrow rooms.
pub(crate) const SMALL: [&str; 6] = [
    "8/4b3/7p/5p1P/3b1p1K/5Pp1/6P1/5kb1 w - - 0 1",
    "8/b7/k6p/5p1P/5p2/5PpK/6P1/8 w - - 0 1",
    "8/1p6/1Pp5/k1P5/p1P5/P1K5/3B4/8 w - - 0 1",
    "8/1p6/1PpBp1p1/k1P1P1P1/p1P5/P7/5K2/8 w - - 0 1",
    "k7/p1p1p3/8/8/P1P1P3/6p1/6Pp/7K w - - 0 1",
    "8/8/6p1/6P1/6P1/6PK/6PP/k7 w - - 0 1",
];

/// Boards that confinement rules out for a side or both.
const ROOMS: [&str; 9] = [
    SMALL[0],
    SMALL[1],
    SMALL[2],
    SMALL[3],
    "8/2b4B/4k3/4p1p1/Bp1pP1P1/1P1P1pp1/6p1/2b3Kb b - - 0 1",
    "8/1k6/4ppp1/1p3b2/1Pp1pKp1/2P1P1P1/8/2B1BbB1 b - - 0 1",
    "8/1p6/8/8/5ppp/Q4pkb/5pnq/5K1n b - - 0 1",
    "8/p7/8/2q5/5ppp/1Q3pkb/5pnq/5K1n b - - 0 1",
    "6b1/7k/8/8/p1p1pBp1/PbP1PpP1/b4P1K/6BR w - - 0 1",
];

/// One of the rooms with a few men taken off, set elsewhere or added.
pub(crate) fn draw_room(lots: &mut Lots, rooms: &[&str]) -> Option<Setup> {
    let mut setup: Setup = rooms[lots.draw(rooms.len() as u64) as usize].parse().ok()?;
    for _ in 0..lots.draw(5) {
        let men: Vec<Square> = Square::ALL.into_iter().filter(|&at| setup.man_at(at).is_some()).collect();
        let (from, to) = (men[lots.draw(men.len() as u64) as usize], lots.square(0, 64));
        let kinds = [Kind::Knight, Kind::Bishop, Kind::Bishop, Kind::Rook, Kind::Pawn];
        let man = match lots.draw(3) {
            0 => Man::new(lots.side(), kinds[lots.draw(5) as usize]),
            _ => setup.man_at(from)?,
        };
        let fits = man.kind != Kind::Pawn || (1..7).contains(&to.rank());
        if fits && setup.man_at(to).is_none_or(|there| there.kind != Kind::King) {
            if setup.man_at(from) == Some(man) {
                setup.set(from, None);
            }
            setup.set(to, Some(man));
        }
    }
    setup.turn = lots.side();
    Some(setup)
}

#[test]
fn in_these_rooms_a_side_never_mates() {
    let open = ROOMS.iter().filter(|room| {
        let setup: Setup = room.parse().unwrap();
        let start = setup.as_it_stands(&Movement::ORDINARY);
        let blockade = Blockade::new(&start).unwrap();
        !Side::ALL.iter().any(|&side| abstraction::is_unwinnable(&start, side, &blockade))
    });
    assert_eq!(open.collect::<Vec<_>>(), Vec::<&&str>::new());
}

/// The Queen takes on g2 and stands there: the Bishop behind gives no check until it takes her.
#[test]
fn a_roaming_man_that_takes_stands_in_the_way() {
    let setup: Setup = "8/n7/8/8/5ppp/Q4pkb/5ppq/5KQn w - - 0 1".parse().unwrap();
    let start = setup.as_it_stands(&Movement::ORDINARY);
    assert!(!abstraction::is_unwinnable(&start, Side::Black, &Blockade::new(&start).unwrap()), "{start:?}");
}

/// Confinement alone, on boards near to those that it rules out: no mate is met where it sees none.
#[test]
fn no_mate_is_met_where_men_are_confined() {
    let mut lots = Lots(number("JADOUBE_PROOF_SEED", 1832));
    let wanted = number("JADOUBE_PROOF_BOARDS", 200);
    let (mut boards, mut confined, mut alone, mut states) = (0, 0, 0, 0);
    while boards < wanted {
        let Some(setup) = draw_room(&mut lots, &ROOMS) else { continue };
        let start = setup.as_it_stands(&Movement::ORDINARY);
        let Some(blockade) = Blockade::new(&start) else { continue };
        boards += 1;
        let never = Side::ALL.map(|side| abstraction::is_unwinnable(&start, side, &blockade));
        let others =
            Side::ALL.map(|side| is_unwinnable(&start, side) || material::is_unwinnable(&start, side));
        confined += never.iter().filter(|&&never| never).count();
        alone += never.iter().zip(others).filter(|&(&never, other)| never && !other).count();
        if never == [false; 2] {
            continue;
        }
        states += walk(&start, 20_000, |position| {
            blockade.allow(&start, position);
            if let Some(side) = mated(position) {
                assert!(!never[side.index()], "{side} can mate from {start:?}, as in {position:?}");
            }
        });
        // Nor is one met by those who go far into a few lines.
        for side in Side::ALL.into_iter().filter(|side| never[side.index()]) {
            let (astray, _) = find_line_after_random_moves(&start, side, 0..30, 3000);
            let line = astray.or_else(|| GreedySearch::new(side).line(&start, 1000).0);
            assert!(line.is_none(), "{side} can mate from {start:?} by {line:?}");
        }
    }
    assert!(alone as u64 > wanted / 20, "only {alone} of {boards} boards ruled out by nothing else");
    println!("{boards} boards, {confined} sides confined, {alone} by nothing else, {states} positions");
}

impl Blockade {
    /// Fails where the position, reached from `start`, contradicts the fixpoint.
    fn allow(&self, start: &Position, position: &Position) {
        let (held, reach) = self.seen();
        for square in held {
            assert_eq!(
                position.man_at(square),
                start.man_at(square),
                "{square} of {start:?} in {position:?}"
            );
        }
        for square in position.occupied() {
            let Some(man) = position.man_at(square) else { continue };
            let allowed = reach[man.side.index()][man.kind.index()].contains(square);
            assert!(allowed, "{man} on {square}, from {start:?}, in {position:?}");
        }
    }
}

/// Boards with these men besides the two Kings, the mated King in one eighth of the board, in every way.
fn every_board(men: &[Man], mut look: impl FnMut(&Position)) {
    let corner = Square::ALL.into_iter().filter(|s| s.file() < 4 && s.rank() <= s.file());
    for king in corner {
        for squares in 0..64_usize.pow(men.len() as u32 + 1) {
            let mut setup = Setup::empty();
            setup.set(king, Some(Man::new(Side::Black, Kind::King)));
            let others = [Man::new(Side::White, Kind::King)].into_iter().chain(men.iter().copied());
            let placed = others.enumerate().all(|(i, man)| {
                let square = Square::ALL[squares >> (6 * i) & 63];
                setup.set(square, Some(man)).is_none()
            });
            setup.turn = Side::Black;
            if placed {
                look(&setup.as_it_stands(&Movement::ORDINARY));
            }
        }
    }
}

/// The rules of [`material`] on every board of the men that they name; four men take their time, so they wait for
/// `JADOUBE_PROOF_BOARDS`.
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
    for men in cases {
        let mut ruled_out = 0_u64;
        every_board(&men, |position| {
            if is_regular_before(position) && material::is_unwinnable(position, Side::White) {
                ruled_out += 1;
                assert!(!position.is_checkmate(), "{position:?}");
            }
        });
        assert!(ruled_out > 0, "{men:?}");
    }
}

/// Whether White can have moved last: one King a side, and not two men that give check, which none of these men's
/// moves bring about.
fn is_regular_before(position: &Position) -> bool {
    !position.in_check(Side::White) && !position.checkers(Side::Black).has_several()
        || is_regular(position) && position.checkers(Side::Black).is_empty()
}

impl Blockade {
    /// The held squares, and where men of each side and kind may be.
    fn seen(&self) -> (Bitboard, [[Bitboard; 6]; 2]) {
        let mut reach = [[Bitboard::EMPTY; 6]; 2];
        for man in self.men() {
            let of_side = &mut reach[man.side.index()];
            of_side[man.kind.index()] |= man.reach;
            for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
                of_side[kind.index()] |= man.promoted;
            }
        }
        (self.held, reach)
    }
}
