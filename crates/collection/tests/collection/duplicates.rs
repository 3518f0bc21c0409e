//! Games that are the same, and games that only look so.

use jadoube_collection::{Facts, LONG, Sightings, sorted_out};
use proptest::prelude::*;

use crate::support::{RandomGame, block, blocks, games};

/// The groups of games of a text, by their numbers.
fn groups(text: &str, prefix: bool) -> Vec<Vec<u64>> {
    let (mut sightings, blocks) = (Sightings::default(), blocks(text, 4));
    let mut all: Vec<Facts> = Vec::new();
    for bytes in &blocks {
        let block = block(bytes);
        for (place, row) in block.rows().iter().enumerate() {
            let facts = block.facts(place);
            sightings.see(facts.number, &block, row);
            sightings.see_as_beginning(facts.number, &block, row);
            all.push(facts);
        }
    }
    sightings.settle();
    if prefix {
        let mut pairs = Vec::new();
        for bytes in &blocks {
            let block = block(bytes);
            for (place, row) in block.rows().iter().enumerate() {
                pairs.extend(sightings.beginnings_of(block.facts(place).number, &block, row));
            }
        }
        sightings.add_pairs(pairs);
    }
    let found = sightings.groups();
    let mut candidates: std::collections::BTreeMap<u64, Vec<Facts>> = std::collections::BTreeMap::new();
    for facts in all {
        if let Some(group) = found.get(&facts.number) {
            candidates.entry(*group).or_default().push(facts);
        }
    }
    let sorted = candidates.into_values().flat_map(|group| sorted_out(group, prefix, |facts| facts));
    sorted.map(|group| group.iter().map(|facts| facts.number).collect()).collect()
}

/// A game of so many plies, Knights going to and fro.
fn game(tags: &str, plies: usize) -> String {
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8", "Nc3", "Nc6", "Nb1", "Nb8"];
    let moves: Vec<&str> = moves.iter().copied().cycle().take(plies).collect();
    format!("{tags}\n{} *\n\n", moves.join(" "))
}

fn tags(white: &str, black: &str, date: &str) -> String {
    format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Date \"{date}\"]\n")
}

#[test]
fn long_games_are_the_same_by_their_moves() {
    let long = LONG as usize;
    let text = game(&tags("A", "B", "1990"), long) + &game("", long) + &game("", long + 1);
    assert_eq!(groups(&text, false), [vec![1, 2]]);
}

/// One tag may be wrong; where two contradict each other, two games had the same moves.
#[test]
fn long_games_of_whom_two_tags_contradict_each_other_are_two() {
    let of = |white: &str, black: &str, date: &str, result: &str| {
        game(&format!("{}[Result \"{result}\"]\n", tags(white, black, date)), LONG as usize).replace(" *", "")
    };
    let one = of("Carlsen, Magnus", "Karjakin, Sergey", "2016.01.01", "1/2-1/2");
    let others = [
        (of("Carlsen, Magnus", "Aronian, Levon", "2016.01.01", "1/2-1/2"), true),
        (of("Carlsen, Magnus", "Karjakin, Sergey", "2019.01.01", "1/2-1/2"), true),
        (of("Carlsen, M", "Karjakin", "2016.??.??", "1-0"), true),
        (of("Carlsen, Magnus", "Aronian, Levon", "2019.01.01", "1/2-1/2"), false),
        (of("Carlsen, Magnus", "Karjakin, Sergey", "2019.01.01", "1-0"), false),
        (of("Carlsen, Henrik", "Karjakin, Sergey", "2016.01.01", "1-0"), false),
    ];
    for (other, same) in others {
        assert_eq!(groups(&format!("{one}{other}"), false).len(), usize::from(same), "{other}");
    }
}

#[test]
fn short_games_of_sisters_are_two() {
    let [judit, zsuzsa, unknown] = ["Polgar, Judit", "Polgar, Zsuzsa", "Polgar"]
        .map(|white| game(&tags(white, "Y, X", "????.??.??"), 2));
    assert_eq!(groups(&format!("{judit}{zsuzsa}"), false), Vec::<Vec<u64>>::new());
    assert_eq!(groups(&format!("{judit}{unknown}"), false), [vec![1, 2]]);
}

#[test]
fn short_games_are_the_same_only_with_the_same_players_and_days() {
    let one = game(&tags("Morphy, Paul", "Anderssen, A", "1858.12.20"), 10);
    let spelt = game(&tags("Paul Morphy", "ANDERSSEN", "1858.??.??"), 10);
    let another_day = game(&tags("Morphy", "Anderssen", "1858.12.21"), 10);
    let others = game(&tags("Morphy", "Löwenthal", "1858.12.20"), 10);
    let unknown = game(&tags("?", "?", "1858.12.20"), 10);
    let text = [&one, &spelt, &another_day, &others, &unknown, &unknown].map(String::as_str).concat();
    assert_eq!(groups(&text, false), [vec![1, 2]]);
    assert_eq!(groups(&(game("", 0) + &game("", 0)), false), Vec::<Vec<u64>>::new(), "headers alone");
    let broken = "1. e4 e5 2. Ke3 *\n\n1. e4 e5 2. Ke3 *\n\n";
    assert_eq!(groups(broken, true), Vec::<Vec<u64>>::new(), "what follows is not known");
}

#[test]
fn names_in_another_order_and_another_spelling_are_the_same_players() {
    let pairs = [
        [
            ("Mir Sultan Khan", "Stefano Rosselli del Turco"),
            ("Sultan Khan, Mir", "Rosselli del Turco, Stefano"),
        ],
        [("Müller, Hans", "Kortschnoj, Viktor"), ("Hans Mueller", "Korchnoi, Viktor")],
        [("Shankland, Samuel", "Li, Chao2"), ("Shankland, Samuel", "Li Chao")],
    ];
    for [(white, black), (same_white, same_black)] in pairs {
        for plies in [10, 60] {
            let one = game(&tags(white, black, "1931.??.??"), plies);
            let other = game(&tags(same_white, same_black, "1931.05.??"), plies);
            let another = game(&tags("Steinitz, William", "Zukertort, Johannes", "1872.??.??"), plies);
            assert_eq!(
                groups(&[one, other, another].concat(), false),
                [vec![1, 2]],
                "{white}, {plies} plies"
            );
        }
    }
}

#[test]
fn a_game_that_is_the_beginning_of_another() {
    let (long, players) = (LONG as usize, tags("Morphy", "Anderssen", "1858.12.20"));
    let text = game(&players, long) + &game(&players, long + 7) + &game(&tags("A", "B", "1858"), long + 9);
    assert_eq!(groups(&text, true), [vec![1, 2]]);
    assert_eq!(groups(&text, false), Vec::<Vec<u64>>::new());
    let other_day = game(&tags("Morphy", "Anderssen", "1858.12.21"), long + 7);
    assert_eq!(groups(&(game(&players, long) + &other_day), true), Vec::<Vec<u64>>::new());
    let short = game(&players, long - 1) + &game(&players, long + 7);
    assert_eq!(groups(&short, true), Vec::<Vec<u64>>::new(), "many games begin so");
}

#[test]
fn another_start_is_another_game() {
    let long = LONG as usize;
    let fen = "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\"]\n[SetUp \"1\"]\n";
    let text = game("", long) + &game(fen, long) + &game(fen, long);
    assert_eq!(groups(&text, false), [vec![2, 3]]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// The same as when every game is compared with every other.
    #[test]
    fn as_by_comparing_all(games in games(10, 4), again in proptest::collection::vec(any::<prop::sample::Index>(), 0..6)) {
        let mut texts: Vec<String> = games.iter().map(RandomGame::text).collect();
        texts.extend(again.iter().map(|pick| pick.get(&games).text()));
        let text = texts.concat();
        let facts: Vec<Facts> = blocks(&text, 4)
            .iter()
            .flat_map(|bytes| (0..block(bytes).rows().len()).map(|place| block(bytes).facts(place)).collect::<Vec<_>>())
            .collect();
        let slow = sorted_out(facts, false, |facts| facts);
        let slow: Vec<Vec<u64>> = slow.iter().map(|group| group.iter().map(|facts| facts.number).collect()).collect();
        let mut fast = groups(&text, false);
        fast.sort();
        prop_assert_eq!(fast, slow);
    }
}
