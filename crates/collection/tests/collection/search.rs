//! Every condition finds in the blocks what the slow way finds in the text.

use board::Side;
use jadoube_collection::{
    BoardWanted, Conditions, Field, Found, MaterialWanted, PositionWanted, TextWanted, line, openings_named,
};
use proptest::prelude::*;
use records::pgn::Outcome;

use crate::slow_way::{self, SlowGame, men};
use crate::support::{RandomGame, block, blocks, games};

/// The numbers of the games that are found, each with its ply.
fn numbers(conditions: &Conditions, blocks: &[Vec<u8>]) -> Vec<(u64, Option<u32>)> {
    let mut numbers = Vec::new();
    for bytes in blocks {
        let block = block(bytes);
        let number = |found: &Found| (block.facts(found.place).number, found.ply);
        numbers.extend(conditions.search(&block).iter().map(number));
    }
    numbers
}

struct Trial {
    blocks: Vec<Vec<u8>>,
    slow: Vec<SlowGame>,
}

impl Trial {
    fn of(games: &[RandomGame], size: u32) -> Self {
        let text: String = games.iter().map(RandomGame::text).collect();
        let slow = slow_way::games(&text);
        assert_eq!(slow.len(), games.len(), "{text}");
        for (game, read) in games.iter().zip(&slow) {
            assert_eq!(game.positions(), read.positions, "{text}");
        }
        Trial { blocks: blocks(&text, size), slow }
    }

    /// Without a board: the same games.
    fn same(&self, conditions: &Conditions, is: impl Fn(&SlowGame) -> bool) {
        let found: Vec<u64> =
            numbers(conditions, &self.blocks).into_iter().map(|(number, _)| number).collect();
        let games = (1..).zip(&self.slow).filter(|(_, game)| is(game));
        assert_eq!(found, games.map(|(number, _)| number).collect::<Vec<_>>(), "{conditions:?}");
    }

    /// With a board: the same games at the same plies.
    fn same_plies(&self, wanted: BoardWanted, first: impl Fn(&SlowGame) -> Option<u32>) {
        let conditions = Conditions { boards: vec![wanted], ..Conditions::default() };
        let found = numbers(&conditions, &self.blocks);
        let games = (1..).zip(&self.slow).filter_map(|(number, game)| Some((number, Some(first(game)?))));
        assert_eq!(found, games.collect::<Vec<_>>(), "{conditions:?}");
    }
}

fn sorted(text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

fn contains(men: &str, wanted: &str) -> bool {
    wanted.chars().all(|kind| men.matches(kind).count() >= wanted.matches(kind).count())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn tags(games in games(12, 12), size in 1..6_u32) {
        let trial = Trial::of(&games, size);
        trial.same(&Conditions::default(), |_| true);
        for name in ["morphy", "grünFELD", "", "?", "son, a"] {
            let wanted = || TextWanted::new(name);
            let player = Conditions { players: vec![wanted()], ..Conditions::default() };
            trial.same(&player, |game| game.named("White", name) || game.named("Black", name));
            let both = Conditions { players: vec![wanted(), TextWanted::new("anderssen")], ..Conditions::default() };
            trial.same(&both, |game| game.played_by(name, "anderssen"));
            let white = Conditions { fields: vec![(Field::White, wanted())], ..Conditions::default() };
            trial.same(&white, |game| game.named("White", name));
        }
        for event in ["=paris", "\"check\" \\", "1851"] {
            let conditions = Conditions { fields: vec![(Field::Event, TextWanted::new(event))], ..Conditions::default() };
            trial.same(&conditions, |game| match event.strip_prefix('=') {
                Some(whole) => game.tag("Event").to_lowercase() == whole,
                None => game.named("Event", event),
            });
        }
        for days in ["1858", "1851..1858.11.02", "1858.11..", "..1851.12"] {
            let conditions = Conditions { days: days.parse().ok(), ..Conditions::default() };
            trial.same(&conditions, |game| game.on(days));
        }
        let results = vec![Outcome::Won(Side::White), Outcome::BothLost];
        let won = Conditions { results: results.clone(), ..Conditions::default() };
        trial.same(&won, |game| game.result().is_some_and(|result| results.contains(&result)));
        let rated = Conditions { elos: "1000..".parse().ok(), ..Conditions::default() };
        trial.same(&rated, |game| game.elo("WhiteElo") >= 1000 && game.elo("BlackElo") >= 1000);
        let black = Conditions { elo_of: [None, "..2000".parse().ok()], ..Conditions::default() };
        trial.same(&black, |game| (1..=2000).contains(&game.elo("BlackElo")));
        let short = Conditions { plies: "..5".parse().ok(), ..Conditions::default() };
        trial.same(&short, |game| game.plies <= 5);
    }

    #[test]
    fn openings_and_lines(games in games(12, 20), size in 1..6_u32, pick in any::<prop::sample::Index>(), depth in 0..12_usize) {
        let trial = Trial::of(&games, size);
        for codes in ["A00", "A,B0", "B10-D99"] {
            let wanted: jadoube_collection::Codes = codes.parse().expect("codes");
            let conditions = Conditions { codes: Some(wanted.clone()), ..Conditions::default() };
            trial.same(&conditions, |game| wanted.admits(&game.eco()));
        }
        for name in ["opening", "sodium"] {
            let conditions =
                Conditions { openings: Some(openings_named(&TextWanted::new(name))), ..Conditions::default() };
            trial.same(&conditions, |game| game.opening().is_some_and(|found| found.to_lowercase().contains(name)));
        }
        let game = pick.get(&games);
        let moves: Vec<String> = game.moves().into_iter().take(depth).collect();
        if game.start == board::Position::default() && !moves.is_empty() {
            let (reached, encoded) = line(&moves.join(" ")).expect("a line");
            let positions = &game.positions()[..=moves.len()];
            prop_assert_eq!(&reached, &positions[moves.len()]);
            let conditions = Conditions { line: Some(encoded), ..Conditions::default() };
            trial.same(&conditions, |game| game.begins_with(positions));
            let reaching = BoardWanted::Position(Box::new(PositionWanted::of(&reached)));
            trial.same_plies(reaching, |game| game.first(|position| position.same_for_repetition(&reached)));
        }
    }

    #[test]
    fn boards(games in games(10, 120), size in 1..5_u32, pick in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(), fields in 1..7_usize) {
        let trial = Trial::of(&games, size);
        let positions = pick.get(&games).positions();
        let wanted = *at.get(&positions);
        let fen = wanted.fen();
        let given: Vec<&str> = fen.split(' ').take(fields).collect();
        let position: PositionWanted = given.join(" ").parse().expect("a position");
        let same = |position: &board::Position| {
            position.placement() == wanted.placement()
                && (fields < 2 || position.turn() == wanted.turn())
                && (fields < 3 || position.castling() == wanted.castling())
                && (fields < 4 || position.en_passant() == wanted.en_passant())
        };
        trial.same_plies(BoardWanted::Position(Box::new(position)), |game| game.first(same));
        let [white, black] = Side::ALL.map(|side| sorted(&men(&wanted, side)));
        for white_first in [true, false] {
            let text = format!("{white}v{black}");
            let exactly = MaterialWanted::exactly(&text, white_first).expect("material");
            let is = |position: &board::Position, other: bool| {
                let [one, two] = Side::ALL.map(|side| sorted(&men(position, side)));
                if other { (one, two) == (black.clone(), white.clone()) } else { (one, two) == (white.clone(), black.clone()) }
            };
            let either = |position: &board::Position| is(position, false) || !white_first && is(position, true);
            trial.same_plies(BoardWanted::Material(exactly), |game| game.first(either));
        }
        for (one, other) in [("QQ", ""), ("R", "Q"), ("BB", "BB"), ("", "QQ")] {
            let wanted = MaterialWanted::at_least(&format!("{one}v{other}"), false).expect("material");
            let is = |position: &board::Position| {
                let [white, black] = Side::ALL.map(|side| men(position, side));
                contains(&white, one) && contains(&black, other) || contains(&white, other) && contains(&black, one)
            };
            trial.same_plies(BoardWanted::Material(wanted), |game| game.first(is));
        }
    }
}

#[test]
fn several_boards_give_the_ply_by_which_all_had_stood_there() {
    let text = "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 *\n\n1. e4 e5 *\n";
    let blocks = blocks(text, 9);
    let board = |moves: &str| {
        let (position, _) = line(moves).expect("a line");
        BoardWanted::Position(Box::new(PositionWanted::of(&position)))
    };
    let conditions =
        Conditions { boards: vec![board("e4 d5 exd5 Qxd5"), board("e4")], ..Conditions::default() };
    assert_eq!(numbers(&conditions, &blocks), [(1, Some(4))]);
}

#[test]
fn a_game_that_cannot_be_read_on_is_found_by_what_was_read() {
    let text = "[White \"A\"]\n\n1. e4 e5 2. Ke3 Nf6 *\n\n[Variant \"Atomic\"]\n\n1. e4 *\n";
    let blocks = blocks(text, 9);
    let (reached, moves) = line("e4 e5").expect("a line");
    let conditions = Conditions { line: Some(moves), ..Conditions::default() };
    assert_eq!(numbers(&conditions, &blocks), [(1, None)]);
    let reaching = BoardWanted::Position(Box::new(PositionWanted::of(&reached)));
    let conditions = Conditions { boards: vec![reaching], ..Conditions::default() };
    assert_eq!(numbers(&conditions, &blocks), [(1, Some(2))]);
}
