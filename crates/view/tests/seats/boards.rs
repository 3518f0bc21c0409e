//! What a seat may say between two boards, where a player cannot see.

use game::Game;
use jadoube_view::{Seat, Sight};
use records::cases;
use records::script::Script;

const CLOCKED: &str = "code: fide-2023\nvisually-disabled: white\ntime: 90m";

fn play(header: &str, acts: &str) -> Game {
    let script =
        Script::read("x.acts", &format!("{header}\n\n{acts}")).unwrap_or_else(|error| panic!("{error}"));
    let mut game = cases::begin(&script).expect("a game");
    for act in &script.acts {
        cases::judge(&mut game, "x.acts", act).unwrap_or_else(|error| panic!("{error}"));
    }
    game
}

fn forms(game: &Game, seat: Seat) -> Vec<String> {
    let of_boards = |form: &String| !form.contains(" appeals ");
    Sight::of(game).seated(seat).forms.into_iter().filter(of_boards).collect()
}

#[test]
fn a_move_is_announced_repeated_and_copied_by_whoever_may() {
    let begun = play(CLOCKED, "");
    let white =
        ["white announces TEXT", "white asks count", "white asks boards", "white-assistant announces TEXT"];
    assert_eq!(forms(&begun, Seat::White), white);
    assert_eq!(forms(&begun, Seat::Black), ["black asks boards", "black-assistant announces TEXT"]);
    let announced = play(CLOCKED, "white moves e2e4\nwhite announces e4\n");
    let white = [
        "white announces TEXT",
        "white asks count",
        "white-assistant announces TEXT",
        "white-assistant presses",
    ];
    assert_eq!(forms(&announced, Seat::White), white);
    let black = ["black announces TEXT", "black repeats TEXT", "black copies TEXT"];
    assert_eq!(forms(&announced, Seat::Black)[..3], black);
}

#[test]
fn where_both_see_and_after_the_end_there_is_none() {
    assert_eq!(forms(&play("code: fide-2023\ntime: 90m", "white plays e2e4\n"), Seat::Both), [""; 0]);
    assert_eq!(forms(&play("code: us-chess\ntime: 90m", "white plays e2e4\n"), Seat::Both), [""; 0]);
    assert_eq!(forms(&play(CLOCKED, "white plays e2e4\nblack resigns\n"), Seat::Both), [""; 0]);
}

#[test]
fn nothing_that_is_offered_is_refused() {
    let acts = [
        "",
        "white moves e2e4\n",
        "white moves e2e4\nwhite announces e4\n",
        "white plays e2e4\nblack moves e7e5\nblack-assistant announces e5\n",
    ];
    for acts in acts {
        for header in
            [CLOCKED, "code: fide-2014\nvisually-disabled: both", "code: fide-2018\nvisually-disabled: black"]
        {
            let game = play(header, acts);
            let way = if acts.contains("e7e5") { "e7e5" } else { "e2e4" };
            for form in forms(&game, Seat::Both) {
                // Black has announced his move. Whoever else announces now, announces White's next.
                let said = match (acts.contains("e7e5"), form.starts_with("black ")) {
                    (true, true) => "e5",
                    (true, false) => "d4",
                    (false, _) => "e4",
                };
                let text = if form.contains(" copies ") { way } else { said };
                let line = form.replace("TEXT", text);
                let mut after = game.clone();
                let entry =
                    records::act::read(&line, &after).unwrap_or_else(|error| panic!("{line}: {error}"));
                let rulings =
                    after.judge(entry).unwrap_or_else(|why| panic!("{line}: {:?}", why.reasons)).to_vec();
                let refused = rulings.iter().find(|ruling| ruling.kind.is_refusal());
                assert!(refused.is_none(), "{header}\n{acts}{line}: {}", refused.map_or("", |it| &it.says));
                assert!(rulings.iter().any(|ruling| !ruling.articles.is_empty()), "{line} cites nothing");
            }
        }
    }
}

/// Whether a move is lawful is not for a silent table to tell, so nothing that is offered depends on it.
#[test]
fn a_silent_table_offers_the_same_after_an_unlawful_move() {
    let ways = [("g1f3", "Nf3"), ("g1g3", "Ng3")];
    let after = [
        "white moves WAY\n",
        "white moves WAY\nwhite announces SAID\n",
        "white moves WAY\nwhite announces SAID\nwhite presses\n",
        "white moves WAY\nwhite announces SAID\nwhite presses\nblack touches e7\n",
        "white announces SAID\n",
    ];
    for header in [
        CLOCKED,
        "code: fide-2023\nvisually-disabled: both\ntime: 90m",
        "code: fide-2018\nvisually-disabled: black\ntime: 5m",
    ] {
        for acts in after {
            let [lawful, unlawful] = ways.map(|(way, said)| {
                let acts = acts.replace("WAY", way).replace("SAID", said);
                play(&format!("{header}\nnotice: silent\narbiter: called"), &acts)
            });
            for seat in [Seat::White, Seat::Black, Seat::Both] {
                assert_eq!(forms(&lawful, seat), forms(&unlawful, seat), "{header} {acts} {seat}");
            }
        }
    }
}
