//! The moves that a record means, compared with every record that can be made of every legal move.

use std::collections::{BTreeMap, BTreeSet};

use board::{Kind, Move, Movement, Position, Setup, Side, Square, Wing};
use jadoube_records::descriptive::{Descriptive, Origins, read, write, write_in_full};
use proptest::prelude::*;

fn position(fen: &str) -> Position {
    fen.parse::<Setup>().expect("a FEN").as_it_stands(&Movement::ORDINARY)
}

const STARTS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "7k/1P6/8/2QQQ3/2Q1Q3/2QQQ3/8/K7 w - - 0 1",
    "4k3/3P1P2/2PpPpP1/2PPP3/8/2n1n3/8/R3K2R w KQ - 0 1",
    "4k3/8/8/1PpPpP2/8/8/8/4K3 w - c6 0 2",
];

/// A position after some legal moves, chosen by `choices`, with what is known of the men.
fn after(start: &str, choices: &[u16]) -> (Position, Origins) {
    let start = position(start);
    choices.iter().fold((start, Origins::at_start(&start)), |(position, origins), &choice| {
        let moves = position.legal_moves();
        match moves.len() {
            0 => (position, origins),
            count => {
                let played = moves[usize::from(choice) % count];
                (position.play(played), origins.after(&position, played))
            }
        }
    })
}

const LETTERS: [&str; 8] = ["QR", "QKt", "QB", "Q", "K", "KB", "KKt", "KR"];
const HALVES: [&str; 8] = ["R", "Kt", "B", "Q", "K", "B", "Kt", "R"];

/// Every way to name a square, with its rank or, where `bare`, also without.
fn squares(by: Side, square: Square, bare: bool) -> Vec<String> {
    let file = usize::from(square.file());
    let rank = if by == Side::White { square.rank() + 1 } else { 8 - square.rank() };
    let mut names = vec![format!("{}{rank}", LETTERS[file]), format!("{}{rank}", HALVES[file])];
    if bare {
        names.extend([LETTERS[file].to_owned(), HALVES[file].to_owned()]);
    }
    names
}

/// Every way to name the man on a square.
fn men(position: &Position, origins: &Origins, square: Square) -> Vec<String> {
    let man = position.man_at(square).expect("a man");
    let file = usize::from(square.file());
    match man.kind {
        Kind::Pawn => {
            let before = Square::ALL.into_iter().filter(|&other| {
                let further = match man.side {
                    Side::White => other.rank() > square.rank(),
                    Side::Black => other.rank() < square.rank(),
                };
                further && other.file() == square.file() && position.man_at(other) == Some(man)
            });
            let nth = before.count() + 1;
            let names = [String::new(), HALVES[file].to_owned(), LETTERS[file].to_owned()];
            names.iter().flat_map(|name| [format!("{name}P"), format!("{nth}{name}P")]).collect()
        }
        Kind::King => vec!["K".to_owned()],
        Kind::Queen => vec!["Q".to_owned()],
        kind => {
            let letter = HALVES[match kind {
                Kind::Rook => 0,
                Kind::Knight => 1,
                _ => 2,
            }];
            let wing = match origins.wing(square) {
                Some(Wing::King) => Some("K"),
                Some(Wing::Queen) => Some("Q"),
                None => None,
            };
            let whole = wing.map(|wing| format!("{wing}{letter}"));
            [letter.to_owned()].into_iter().chain(whole).collect()
        }
    }
}

/// A text, and how many things it adds to the barest one.
type Weighed = (String, usize);

/// Names of a piece, of which the first is the barest, each with and without its place.
fn with_place(men: Vec<String>, by: Side, square: Square) -> Vec<Weighed> {
    let places = squares(by, square, true);
    men.iter()
        .flat_map(|man| {
            let named = usize::from(*man != men[0]);
            let placed = places.iter().map(move |place| (format!("{man}({place})"), named + 1));
            [(man.clone(), named)].into_iter().chain(placed).collect::<Vec<_>>()
        })
        .collect()
}

/// Every record of a move in signs, from the full one down to what can hardly be left out, with its additions.
fn records(position: &Position, origins: &Origins, played: Move) -> Vec<Weighed> {
    let castles = |texts: [&str; 3]| texts.map(|text| (text.to_owned(), 0)).to_vec();
    match played.castling_wing() {
        Some(Wing::King) => return castles(["O-O", "Castles", "Castles KR"]),
        Some(Wing::Queen) => return castles(["O-O-O", "Castles", "Castles QR"]),
        None => {}
    }
    let by = position.turn();
    let from = with_place(men(position, origins, played.from()), by, played.from());
    let goals: Vec<Weighed> = match position.captured(played) {
        None => {
            let names = squares(by, played.to(), false);
            let half = HALVES[usize::from(played.to().file())];
            names
                .into_iter()
                .map(|name| (format!("-{name}"), usize::from(name.len() > half.len() + 1)))
                .collect()
        }
        Some((taken, _)) => {
            let men = with_place(men(position, origins, taken), by, taken);
            let passing = played.takes_on() != Some(played.to());
            let signs: &[&str] = if passing { &["", "ip"] } else { &[""] };
            let with = |sign: &&str| {
                let added = usize::from(!sign.is_empty());
                men.iter().map(|(man, more)| (format!("X{man}{sign}"), more + added)).collect::<Vec<_>>()
            };
            signs.iter().flat_map(with).collect()
        }
    };
    let becomes = match played.promotion_kind() {
        // In brackets a Rook, a Bishop or a Knight may be a place as well: `x Kt (R)`.
        Some(Kind::Queen) => vec!["", "=Q", "(Q)"],
        Some(Kind::Rook) => vec!["", "=R", "(R)"],
        Some(Kind::Bishop) => vec!["", "=B", "(B)"],
        Some(_) => vec!["", "=Kt", "(Kt)"],
        None => vec![""],
    };
    let mut all = Vec::new();
    for (man, some) in &from {
        for (goal, more) in &goals {
            all.extend(becomes.iter().map(|piece| (format!("{man}{goal}{piece}"), some + more)));
        }
    }
    all
}

/// Whether a record gives the number of a Pawn on its file; elsewhere a number follows the name of a file.
fn numbers_a_pawn(text: &str) -> bool {
    text.split('X').any(|man| man.starts_with(|first: char| first.is_ascii_digit()))
}

#[test]
fn the_number_of_a_pawn_is_read_and_not_written() {
    let position = position("2N1kb2/1r1np1pr/p1p4p/Pp1B4/2pPPP1P/6nR/1BQK4/6N1 w - - 0 24");
    let capture = position.parse_uci("d5c6").expect("a legal move");
    assert_eq!(read(&position, &Origins::UNKNOWN, "BX2P"), Ok(capture));
    assert_eq!(write(&position, &Origins::UNKNOWN, capture), "BXP(QB6)");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_legal_move_reads_back_to_itself(
        start in proptest::sample::select(STARTS),
        choices in proptest::collection::vec(any::<u16>(), 0..120),
    ) {
        let (position, origins) = after(start, &choices);
        for known in [origins, Origins::UNKNOWN] {
            let mut texts = BTreeSet::new();
            for played in &position.legal_moves() {
                for text in [write(&position, &known, *played), write_in_full(&position, &known, *played)] {
                    prop_assert_eq!(read(&position, &known, &text), Ok(*played), "{} in {}", text, position.fen());
                    prop_assert!(texts.insert(text));
                }
            }
        }
    }

    /// A record means just the moves of which it is a record.
    #[test]
    fn a_record_means_the_moves_that_can_be_recorded_so(
        start in proptest::sample::select(STARTS),
        choices in proptest::collection::vec(any::<u16>(), 0..80),
        picked in proptest::collection::vec(any::<proptest::sample::Index>(), 60),
    ) {
        let (position, origins) = after(start, &choices);
        let mut owners: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for played in &position.legal_moves() {
            for (text, _) in records(&position, &origins, *played) {
                owners.entry(text).or_default().insert(position.uci(*played));
            }
        }
        let texts: Vec<_> = owners.keys().collect();
        prop_assume!(!texts.is_empty());
        for index in picked {
            let text = texts[index.index(texts.len())];
            let record: Descriptive = text.parse().expect(text);
            let meant: BTreeSet<_> =
                record.moves(&position, &origins).into_iter().map(|m| position.uci(m)).collect();
            prop_assert_eq!(&meant, &owners[text], "{} in {}", text, position.fen());
        }
    }

    /// No record with fewer additions in the signs of I.13 B means the move alone. The number of a Pawn on its file, as in
    /// `BX2P`, is read, but is not one of those signs.
    #[test]
    fn a_short_record_is_short(
        start in proptest::sample::select(STARTS),
        choices in proptest::collection::vec(any::<u16>(), 0..80),
        pick in any::<proptest::sample::Index>(),
    ) {
        let (position, origins) = after(start, &choices);
        let moves = position.legal_moves();
        prop_assume!(!moves.is_empty());
        let played = moves[pick.index(moves.len())];
        prop_assume!(played.castling_wing().is_none() && played.promotion_kind().is_none());
        let short = write(&position, &origins, played);
        let all = records(&position, &origins, played);
        let signs = short.replace(" i.p.", "ip");
        let added = all.iter().filter(|(text, _)| *text == signs).map(|(_, added)| *added).min();
        let added = added.expect("a record in signs");
        for (text, _) in all.iter().filter(|(text, less)| *less < added && !numbers_a_pawn(text)) {
            let record: Descriptive = text.parse().expect(text);
            prop_assert!(record.moves(&position, &origins).len() > 1, "{} for {} in {}", text, short, position.fen());
        }
    }

    #[test]
    fn no_text_makes_the_reader_fail(
        text in "\\PC{0,12}|([KQBRPN]|Kt|[1-8]|sq|-|X|to|takes|\\(|\\)|=|O|ch|Castles|on|his|first| |\\.){0,14}",
    ) {
        let (position, origins) = after(STARTS[2], &[]);
        for style in [text.parse::<Descriptive>().ok(), Descriptive::as_printed(&text).ok()] {
            let Some(record) = style else { continue };
            prop_assert!(record.moves(&position, &origins).into_iter().all(|m| position.is_legal(m)));
        }
    }
}
