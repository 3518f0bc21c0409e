//! Random games, and short ways to index a text.

use board::{Position, Setup};
use jadoube_collection::{Block, BlockBuilder, Gatherer};
use proptest::prelude::*;
use records::pgn::{Place, Reader};
use records::san;

/// A game of random moves with random tags.
#[derive(Clone, Debug)]
pub struct RandomGame {
    pub start: Position,
    pub tags: Vec<(&'static str, String)>,
    /// Which of the legal moves is made each time.
    choices: Vec<u8>,
    result: &'static str,
}

/// Starts: the usual array, Chess960, and positions near which little is rare: promotions, castling, few men.
fn starts() -> impl Strategy<Value = Position> {
    const FENS: [&str; 4] = [
        "8/1P2k3/8/4p3/4P3/8/1p2K3/8 w - - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "4k3/P7/8/2pPp3/8/4q3/3Q1p2/7K w - c6 0 1",
        "QQ6/8/Q7/7k/8/8/8/4K3 w - - 0 1",
    ];
    let set_up = |fen: &str| fen.parse::<Setup>().expect("a FEN").position().expect("a position");
    prop_oneof![
        6 => Just(Position::default()),
        1 => (0..960_u16).prop_map(|number| Setup::chess960(number).and_then(|it| it.position().ok()).expect("a start")),
        2 => (0..FENS.len()).prop_map(move |at| set_up(FENS[at])),
    ]
}

fn named(
    name: &'static str,
    values: &'static [&'static str],
) -> impl Strategy<Value = (&'static str, String)> {
    proptest::sample::select(values).prop_map(move |value| (name, value.to_owned()))
}

pub const NAMES: &[&str] =
    &["Morphy, Paul", "Paul Morphy", "MORPHY,P", "Anderssen, Adolf", "Grünfeld, Ernst", "", "?"];

fn tags() -> impl Strategy<Value = Vec<(&'static str, String)>> {
    let all = (
        named("White", NAMES),
        named("Black", NAMES),
        named("Event", &["Paris", "London 1851", "", "say \"check\" \\"]),
        named("Date", &["1858.11.02", "1858.??.??", "1851.06.21", "????.??.??", "", "x"]),
        named("Result", &["1-0", "0-1", "1/2-1/2", "*", "0-0", "won"]),
        named("ECO", &["C42", "A00", "", "Z"]),
        named("WhiteElo", &["2700", "", "0", "x", "99999"]),
        named("BlackElo", &["2500", "1400", ""]),
        named("Annotator", &["Morphy", "nobody"]),
    );
    all.prop_map(|(a, b, c, d, e, f, g, h, i)| vec![a, b, c, d, e, f, g, h, i])
}

pub fn games(most: usize, longest: usize) -> impl Strategy<Value = Vec<RandomGame>> {
    let choices = proptest::collection::vec(any::<u8>(), 0..longest);
    // Few first moves, so that games go through the same positions.
    let few = proptest::collection::vec(0..2_u8, 0..8);
    let result = proptest::sample::select(&["1-0", "0-1", "1/2-1/2", "*"][..]);
    let game = (starts(), tags(), few, choices, result).prop_map(|(start, tags, few, more, result)| {
        RandomGame { start, tags, choices: [few, more].concat(), result }
    });
    proptest::collection::vec(game, 1..most)
}

impl RandomGame {
    /// The positions of the game, that at the start first.
    pub fn positions(&self) -> Vec<Position> {
        self.played().0
    }

    fn played(&self) -> (Vec<Position>, Vec<String>) {
        let (mut positions, mut moves) = (vec![self.start], Vec::new());
        for choice in &self.choices {
            let position = positions[positions.len() - 1];
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let played = legal[usize::from(*choice) % legal.len()];
            moves.push(san::write(&position, played));
            positions.push(position.play(played));
        }
        (positions, moves)
    }

    pub fn moves(&self) -> Vec<String> {
        self.played().1
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        let escaped = |value: &str| value.replace('\\', "\\\\").replace('"', "\\\"");
        for (name, value) in &self.tags {
            text.push_str(&format!("[{name} \"{}\"]\n", escaped(value)));
        }
        if self.start != Position::default() {
            text.push_str(&format!("[FEN \"{}\"]\n[SetUp \"1\"]\n", self.start.fen()));
        }
        if self.start.is_chess960() {
            text.push_str("[Variant \"Chess960\"]\n");
        }
        format!("{text}\n{} {}\n\n", self.moves().join(" "), self.result)
    }
}

pub const BEGINNING: Place = Place { game: 0, line: 1, offset: 0 };

/// The blocks of a text, each with so many games.
pub fn blocks(text: &str, games: u32) -> Vec<Vec<u8>> {
    let (mut gatherer, mut builder, mut blocks) = (Gatherer::default(), BlockBuilder::default(), Vec::new());
    let (mut reader, mut from) = (Reader::new(text.as_bytes()), BEGINNING);
    while reader.read_game(&mut gatherer).expect("bytes in memory") {
        builder.add(gatherer.facts(), from);
        if builder.games() == games {
            blocks.push(builder.finish(from, reader.offset()).expect("a block"));
            from = reader.place();
        }
    }
    if builder.games() > 0 {
        blocks.push(builder.finish(from, reader.offset()).expect("a block"));
    }
    blocks
}

pub fn block(bytes: &[u8]) -> Block<'_> {
    Block::of_bytes(bytes).expect("a sound block")
}
