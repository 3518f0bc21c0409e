//! A silent table is played twice, and the two games differ in one fact that nobody is told. Whatever anybody then tries,
//! every seat is told, and refused, the same to the letter, until somebody calls the law over that fact.

mod acts;
mod pairs;

use acts::{Chances, tries};
use game::Game;
use game::act::{Act, OfficialAct, PenaltyAct};
use jadoube_view::{Seat, Sight};
use pairs::{HIDDEN, Hidden, Pair};

/// What a seat that acts gets for it: nothing where it is done, or why it cannot be.
fn answer(game: &mut Game, line: &str, at_ms: u64) -> Result<(), String> {
    let mut entry = records::act::read(line, &*game).map_err(|why| format!("cannot be read: {why}"))?;
    entry.stamp = Some(at_ms);
    game.judge(entry).map(drop).map_err(|why| format!("cannot be done: {:?}", why.reasons))
}

/// Everything that a seat is told of a game from an act on.
fn told(game: &Game, seat: Seat, known: usize) -> String {
    let entries = jadoube_view::entries(game, known, seat);
    let sight = Sight::of(game);
    let standing = sight.seated(seat);
    let line = jadoube_view::standing(game, seat).line;
    let told = serde_json::json!({"entries": entries, "standing": standing, "line": line});
    told.to_string()
}

/// Whether an act calls the law over what was done on the board, so that it may bring the hidden fact to light.
fn asks_for_it(act: &Act) -> bool {
    use game::act::Claim::*;
    let claims = |claim| {
        matches!(
            claim,
            IllegalMove(_)
                | Touched(_)
                | Released(_)
                | Removed(_)
                | Adjusted(_)
                | MenDisplaced
                | TwoHands
                | InCheck
                | Forfeiture(_)
        )
    };
    match act {
        Act::Claim(claim, _) => claims(*claim),
        Act::Penalty(act) => !matches!(act, PenaltyAct::Refuses | PenaltyAct::Waives),
        Act::Official(act) => {
            matches!(act, OfficialAct::Observes | OfficialAct::ObservesMove | OfficialAct::Rules)
        }
        _ => false,
    }
}

fn is_refused(game: &Game) -> bool {
    game.log().last().is_some_and(|judged| judged.rulings.iter().all(|ruling| ruling.kind.is_refusal()))
}

/// Tries acts at both games of a pair, as long as there are any; says what was done when they differed first, and how.
fn first_difference(
    hidden: &Hidden,
    pair: Pair<'_>,
    seed: u64,
    mut tries: impl Iterator<Item = (Seat, String)>,
) -> Option<String> {
    let mut games = pair.games()?;
    let mut done: Vec<String> = Vec::new();
    let mut at_ms = 0;
    // With a clock the move is pressed too, or White's hand is still free to do something else.
    let press = (pair.time != "none" && seed.is_multiple_of(2)).then_some(&"white presses");
    let acts: Vec<&str> = hidden.acts.iter().chain(press).copied().collect();
    for step in 0.. {
        at_ms += 700;
        let (seat, line) = match acts.get(step) {
            Some(act) => (hidden.by, (*act).to_string()),
            None => tries.next()?,
        };
        let known = games[0].log().len();
        let answers = games.each_mut().map(|game| answer(game, &line, at_ms));
        done.push(line.clone());
        let so_far = || format!("{} {} after {}", pair.name(), hidden.name, done.join(", "));
        if answers[0] != answers[1] {
            return Some(format!("{}: {seat} is answered\n  {:?}\n  {:?}", so_far(), answers[0], answers[1]));
        }
        if answers[0].is_err() {
            continue;
        }
        // What a touch binds to is told to the hand that touches: the comparison begins once the move is made.
        if step + 1 < acts.len() {
            continue;
        }
        let asked = &games[0].log().last().expect("an act").entry.act;
        let brought_to_light = (asks_for_it(asked) && !games.iter().all(is_refused))
            // Whether a draw can be claimed is ruled aloud, and ends the game or not.
            || (matches!(asked, Act::Claim(..)) && games.iter().any(|game| game.ending().is_some()));
        if brought_to_light || games.iter().all(|game| game.ending().is_some()) {
            return None;
        }
        for seat in [Seat::White, Seat::Black, Seat::Watch, Seat::Arbiter] {
            let told = games.each_ref().map(|game| hidden.masked(&told(game, seat, known)));
            if told[0] != told[1] {
                return Some(format!("{}: {seat} is told\n{}", so_far(), pairs::apart(&told[0], &told[1])));
            }
        }
    }
    None
}

/// Every code that can be silent, with and without a clock.
fn pairs() -> impl Iterator<Item = (&'static str, &'static str)> {
    let codes = law::codes::all().iter().map(|code| code.id);
    codes.flat_map(|code| ["none", "5m"].map(|time| (code, time)))
}

/// How many games are tried with each secret under each code: more where one looks for something new.
fn rounds() -> u64 {
    std::env::var("JADOUBE_SILENT_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(4)
}

/// What has told a secret once: who has given up a right that he had may claim other things than who had none; and what may be
/// required depends on whether a move was out of turn.
const HAVE_TOLD: &[&[(Seat, &str)]] = &[
    &[(Seat::Black, "black waives")],
    &[(Seat::White, "white moves f1d7")],
    &[(Seat::White, "white moves f1d1")],
];

#[test]
fn what_has_told_a_secret_once_tells_it_no_more() {
    let mut different = Vec::new();
    for (code, time) in pairs() {
        for hidden in HIDDEN {
            let pair = Pair { code, time, starts: hidden.starts };
            for told in HAVE_TOLD {
                let tries = told.iter().map(|(seat, line)| (*seat, (*line).to_owned()));
                different.extend(first_difference(hidden, pair, 1, tries));
            }
        }
    }
    assert!(different.is_empty(), "{}\n\n{}", different.len(), different.join("\n\n"));
}

#[test]
fn whatever_is_tried_a_silent_table_tells_no_secret() {
    let mut different = Vec::new();
    for (code, time) in pairs() {
        for hidden in HIDDEN {
            let tried = (0..rounds()).filter_map(|seed| {
                let pair = Pair { code, time, starts: hidden.starts };
                let mut chances = Chances::new(seed);
                let tried = std::iter::repeat_with(|| tries(&mut chances, hidden.squares));
                first_difference(hidden, pair, seed, tried.take(8))
            });
            different.extend(tried.min_by_key(String::len));
        }
    }
    assert!(different.is_empty(), "{}\n\n{}", different.len(), different.join("\n\n"));
}
