//! What rulings rest on: it holds, it can be played, and it changes no seal.

use board::Side;
use game::Game;
use game::evidence::{Asked, Evidence, Shown};
use game::settings::Settings;
use game::standing::Ruling;
use jadoube_view::{Dialogue, Exhibit, Viewer};
use proof::{Answer, Bound, Origin, verify_mate, verify_origin, verify_perpetual_check, verify_win};
use records::cases;
use records::script::Script;
use serde_json::{Value, json};

fn game(text: &str) -> Game {
    let script = Script::read("x.acts", text).unwrap_or_else(|error| panic!("{error}"));
    let mut game = cases::begin(&script).expect("a game");
    for act in &script.acts {
        cases::judge(&mut game, "x.acts", act).unwrap_or_else(|error| panic!("{error}"));
    }
    game
}

fn last(game: &Game) -> &Ruling {
    let log = game.log().last().expect("an act");
    log.rulings.iter().find(|ruling| ruling.evidence.is_some()).expect("a ruling that rests on a proof")
}

/// The evidence of the last act, as `judge --json` has it.
fn told(text: &str) -> Value {
    let line = serde_json::to_value(jadoube_view::line(&game(text), Viewer::All)).expect("JSON");
    let rulings = line["rulings"].as_array().expect("rulings");
    let shown = rulings.iter().find(|ruling| ruling["evidence"].is_object());
    shown.unwrap_or_else(|| panic!("{line:#}"))["evidence"].clone()
}

fn holds(evidence: &Evidence) {
    let (position, bound) = (&evidence.position, Bound { states: 1_000_000 });
    match (&evidence.shown, evidence.asked) {
        (Shown::Nothing, _) => {}
        (Shown::Mate(of), Asked::StillMates(side)) => {
            verify_mate(position, side, of, bound).expect("evidence about mate");
        }
        (Shown::Dead(why), Asked::Dead) => {
            for side in Side::ALL {
                verify_mate(position, side, &why[side.index()], bound).expect("why there is no mate");
            }
        }
        (Shown::Checks(strategy), Asked::EndlessCheck) => {
            verify_perpetual_check(position, strategy).expect("checks without end");
        }
        (Shown::Win(of), Asked::ForcesMate(side)) => {
            verify_win(position, side, of).expect("a mate that is forced, or prevented");
        }
        (Shown::NoGame(reasons), Asked::Arises) => {
            verify_origin(position, &Origin::Never(reasons.clone())).expect("why no game leads here");
        }
        other => panic!("one thing was asked, another shown: {other:?}"),
    }
}

/// Each step of what is shown follows from the one before it, by a legal move of that name.
fn can_be_played(exhibit: &Exhibit, of: &Evidence) {
    for part in &exhibit.parts {
        let mut now = of.position;
        assert_eq!(part.start, now.fen());
        for step in &part.moves {
            assert_eq!(step.number, now.fullmoves());
            now = now.play(records::san::read(&now, &step.san).expect("a legal move"));
            assert_eq!(step.fen, now.fen());
        }
        for (square, reach) in part.reach.iter().flatten() {
            assert!(reach.contains(square), "a man on {square} may stay there");
        }
    }
}

#[test]
fn all_evidence_in_the_cases_of_every_code_holds_and_can_be_played() {
    let (mut shown, usual) = (0, Settings::default().search_states);
    let of_code = |code: &&'static law::Code| cases::of_code(code).unwrap_or_else(|error| panic!("{error}"));
    for (file, scripts) in law::codes::all().iter().flat_map(of_code) {
        for script in scripts {
            cases::run_showing(&script, |game| {
                let rulings = game.log().last().into_iter().flat_map(|judged| &judged.rulings);
                for evidence in rulings.filter_map(|ruling| ruling.evidence.as_deref()) {
                    holds(evidence);
                    let bounded = script.header.settings.search_states < usual;
                    assert!(bounded || evidence.answer != Answer::Undetermined, "{file}: {}", script.header);
                    let exhibit = Exhibit::of(evidence);
                    assert_eq!(exhibit.is_some(), evidence.shown != Shown::Nothing);
                    if let Some(exhibit) = exhibit {
                        can_be_played(&exhibit, evidence);
                        shown += 1;
                    }
                }
            })
            .unwrap_or_else(|error| panic!("{error}"));
        }
    }
    assert!(shown >= 12, "{shown} rulings rest on a proof");
}

/// . . . . . . . .
/// . . . . k . . .     Kings alone: the remaining men cannot mate.
#[test]
fn a_dead_position_says_why() {
    let told = told("code: fide-2023\nstart: 8/8/8/4k3/8/8/4Kp2/8 w - - 0 1\n\nwhite plays Kxf2\n");
    let reason = json!({"kind": "material", "forced": [], "forced_san": []});
    assert_eq!(told["question"], "dead");
    assert_eq!(told["verdict"], "yes");
    assert_eq!(told["proof"], json!({"white": reason, "black": reason}));
    assert_eq!(told["asks"], "Why is this drawn?");
    assert_eq!(told["side"], Value::Null);
}

/// White has a lone Knight, and Black a Pawn that will stand in his own King's way.
#[test]
fn a_flag_that_falls_shows_the_line_to_mate() {
    let text = "code: fide-2023\ntime: 5m\nstart: 8/8/4k1p1/8/8/3KN3/8/8 b - - 0 1\n\n\
                @0:00:00 white presses\n@0:05:01 white claims time\n";
    let game = game(text);
    assert_eq!(game.ending().map(|ending| ending.result), Some(game::standing::GameResult::Won(Side::White)));
    let told = told(text);
    assert_eq!((&told["question"], &told["side"]), (&json!("mate"), &json!("white")));
    assert_eq!(told["verdict"], "yes");
    assert_eq!(told["asks"], "Why can White still mate?");
    assert!(
        told["san"].as_array().expect("a line").last().unwrap().as_str().unwrap().ends_with('#'),
        "{told}"
    );
}

#[test]
fn a_flag_that_falls_for_nothing_says_why_not() {
    let text = "code: fide-2023\ntime: 5m\nstart: 8/8/4k3/8/8/3KN3/8/8 b - - 0 1\n\n";
    // With a lone Knight against a lone King the position is dead from the first.
    let game = game(&format!("{text}white claims time\n"));
    assert!(game.opening().iter().any(|ruling| ruling.evidence.is_some()));
    let resigned = told("code: fide-2023\nstart: 8/8/4k1p1/8/8/3K4/8/8 b - - 0 1\n\nblack resigns\n");
    assert_eq!((&resigned["verdict"], &resigned["side"]), (&json!("no"), &json!("white")));
    assert_eq!(resigned["asks"], "Why can White no longer mate?");
}

#[test]
fn a_second_illegal_move_shows_it_too() {
    let told = told(
        "code: fide-2023\ntime: 5m\n\nwhite moves e2e5\nwhite presses\nwhite plays e2e4\nblack plays e7e5\n\
         white moves d2d5\nwhite presses\n",
    );
    assert_eq!((&told["question"], &told["side"]), (&json!("mate"), &json!("black")));
    assert!(told["line"].is_array());
}

/// White has two Pawns on the a-file, and Black lacks nothing that they could have taken.
#[test]
fn a_start_to_which_no_game_leads_is_told_with_its_reason() {
    let start = "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 1";
    let game = game(&format!("code: fide-2023\nstart: {start}\n\n"));
    let told = game.opening().iter().find(|ruling| ruling.articles == ["3.10.3"]).expect("a note");
    let evidence = told.evidence.as_deref().expect("evidence");
    holds(evidence);
    assert_eq!(Exhibit::of(evidence), None, "there is nothing to play");
    let json = serde_json::to_value(jadoube_view::ruling(&game, told)).expect("JSON")["evidence"].clone();
    assert_eq!((&json["question"], &json["verdict"]), (&json!("legal"), &json!("no")));
    assert_eq!(json["proof"]["kind"], "impossible");
}

const FOR_EVER: &str =
    "code: bcf-1912\nstart: 6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1\n\nwhite claims perpetual-check\n";

#[test]
fn a_claim_of_endless_check_shows_a_strategy() {
    let told = told(FOR_EVER);
    assert_eq!(told["proof"], json!({"kind": "strategy", "positions": 2, "first": "h5e8"}));
    assert_eq!(told["san"], json!(["Qe8+", "Kh7", "Qh5+", "Kg8"]));
    let refused = self::told(
        "code: american-1897\nstart: 7k/8/6Q1/8/8/8/1r6/r5K1 w - - 0 1\n\nwhite claims perpetual-check\n",
    );
    assert_eq!((&refused["verdict"], &refused["proof"]), (&json!("no"), &json!({"kind": "refuted"})));
    assert_eq!(refused["asks"], Value::Null);
}

/// Whatever is replied, there is a check again: every position is met, and told by its FEN alone.
#[test]
fn the_dialogue_goes_on_for_ever() {
    let starts = [
        "6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1",
        "6k1/5ppp/8/8/8/1q6/r7/4Q2K w - - 0 1",
        "7k/7p/6Q1/8/8/8/1r6/r5K1 w - - 0 1",
        "2k5/p1p5/1pQ5/8/8/8/1r6/r5K1 w - - 0 1",
    ];
    let mut met = 0;
    for start in starts {
        let text = format!("code: bcf-1912\nstart: {start}\n\nwhite claims perpetual-check\n");
        let game = game(&text);
        let evidence = last(&game).evidence.clone().expect("evidence");
        let Shown::Checks(strategy) = &evidence.shown else { continue };
        let (mut seen, mut open) = (std::collections::HashSet::new(), vec![evidence.position.fen()]);
        while let Some(fen) = open.pop() {
            let dialogue = Dialogue::from(&evidence, &fen).unwrap_or_else(|| panic!("no check in {fen}"));
            assert!(dialogue.check.san.ends_with('+') && !dialogue.replies.is_empty(), "{fen}");
            for reply in dialogue.replies {
                let board = reply.fen.split(' ').take(4).collect::<Vec<_>>().join(" ");
                if seen.insert(board) {
                    open.push(reply.fen);
                }
            }
        }
        assert!(seen.len() <= strategy.len() && seen.len() + 1 >= strategy.len(), "{start}");
        met += seen.len();
        for other in ["8/8/8/8/8/8/8/8 w - - 0 1", "no FEN", "6k1/6p1/5p2/7Q/8/8/rr6/6K1 b - - 0 1"] {
            assert_eq!(Dialogue::from(&evidence, other), None);
        }
    }
    assert!(met >= 2, "{met}");
}

/// Another bound gives other evidence of the same ruling: the seal is the same.
#[test]
fn no_seal_depends_on_evidence() {
    let narrow = game(&FOR_EVER.replacen('\n', "\nsearch-states: 1000\n", 1));
    let wide = game(FOR_EVER);
    assert_ne!(last(&narrow).evidence, last(&wide).evidence);
    assert_eq!(narrow.log()[0].seal, wide.log()[0].seal);
}
