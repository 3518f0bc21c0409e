//! What the arbiter's seat may say without being asked.

use game::Game;
use game::refusal::Refusal;
use game::standing::RulingKind;
use jadoube_view::{Seat, Sight, Standing};
use records::cases;
use records::script::Script;

fn play(header: &str, acts: &str) -> Game {
    let script =
        Script::read("x.acts", &format!("{header}\n\n{acts}")).unwrap_or_else(|error| panic!("{error}"));
    let mut game = cases::begin(&script).expect("a game");
    for act in &script.acts {
        cases::judge(&mut game, "x.acts", act).unwrap_or_else(|error| panic!("{error}"));
    }
    game
}

fn standing(game: &Game, seat: Seat) -> Standing {
    Sight::of(game).seated(seat)
}

/// A line without its blanks, as somebody fills them in.
fn filled(form: &str) -> String {
    let examples = [
        ("SIDE", "black"),
        ("TIME TIME", "0:01:00 0:02:00"),
        ("TIME", "30s"),
        ("N N", "3 3"),
        ("fine N", "fine 50"),
        ("exclusion N", "exclusion 2"),
        ("SQ", "e5"),
        ("POINTS", "1/2"),
        ("RESULT", "0-1"),
        ("TEXT", "play goes on"),
    ];
    examples.iter().fold(form.to_owned(), |line, (blank, word)| line.replace(blank, word))
}

fn forms(game: &Game) -> Vec<String> {
    standing(game, Seat::Arbiter).forms
}

fn has(game: &Game, form: &str) -> bool {
    forms(game).iter().any(|one| one == form)
}

const BLITZ: &str = "code: fide-2023\ntime: 3m+2s\nregime: full";

/// Every situation of these, with an arbiter.
fn situations() -> Vec<Game> {
    let headers = [
        BLITZ,
        "code: fide-2023\ntime: 90m+30s",
        "code: us-chess\ntime: 5m d5s\narbiter: called",
        "code: fide-2014\narbiter: present",
    ];
    let acts = [
        "",
        "white plays e2e4\nblack plays e7e5\n",
        "white touches g1\n",
        "white plays e2e5\n",
        "white plays e2e4\nblack drops e7 to e5\n",
        "white plays e2e4\nblack resigns\n",
        "white plays f2f3\nblack plays e7e5\nwhite plays g2g4\nblack plays d8h4\n",
    ];
    headers.iter().flat_map(|header| acts.iter().map(move |acts| play(header, acts))).collect()
}

#[test]
fn what_the_arbiter_is_offered_is_heard_and_rests_on_an_article() {
    let mut tried = 0;
    for game in situations() {
        for form in forms(&game) {
            let line = filled(&form);
            let mut after = game.clone();
            let entry =
                records::act::read(&line, after.position()).unwrap_or_else(|error| panic!("{line}: {error}"));
            let rulings =
                after.judge(entry).unwrap_or_else(|why| panic!("{line}: {:?}", why.reasons)).to_vec();
            let cited = rulings.iter().any(|ruling| !ruling.articles.is_empty());
            let looked = form.contains("observes");
            assert!(cited || looked, "{} {line}: {rulings:?}", game.code().id);
            // What he finds may not be so, or not be so yet, and a side or a result filled in at random may not fit.
            let lawful = |kind: RulingKind| {
                !kind.is_refusal()
                    || matches!(kind, RulingKind::Refused(Refusal::NotSo | Refusal::NotYet(_)))
                    || form.contains("RESULT")
                    || form.contains("SIDE")
            };
            assert!(
                rulings.iter().all(|ruling| lawful(ruling.kind)),
                "{} {line}: {rulings:?}",
                game.code().id
            );
            tried += 1;
        }
    }
    assert!(tried > 300, "{tried}");
}

#[test]
fn the_arbiter_is_offered_what_fits_the_game() {
    let begun = play(BLITZ, "white plays e2e4\n");
    for form in [
        "arbiter penalises SIDE own -TIME",
        "arbiter gives SIDE +TIME",
        "arbiter finds flag SIDE",
        "arbiter observes",
    ] {
        assert!(has(&begun, form), "{form}: {:?}", forms(&begun));
    }
    assert!(!has(&begun, "arbiter corrects RESULT") && !has(&begun, "arbiter upholds"));
    let without_clock = play("code: fide-2023", "white plays e2e4\n");
    assert!(!forms(&without_clock).iter().any(|form| form.contains("TIME")), "{:?}", forms(&without_clock));
    let over = play(BLITZ, "white plays e2e4\nblack resigns\n");
    assert!(has(&over, "arbiter corrects RESULT") && !has(&over, "arbiter gives SIDE +TIME"));
    let appealed = play(BLITZ, "white plays e2e4\nblack resigns\nblack appeals\n");
    assert!(has(&appealed, "arbiter upholds") && has(&appealed, "arbiter overturns RESULT"));
}

#[test]
fn players_may_appeal_once_something_was_decided_and_watchers_say_nothing() {
    let begun = play(BLITZ, "white plays e2e4\n");
    let warned = play(BLITZ, "white plays e2e4\narbiter penalises black warning\n");
    assert_eq!(standing(&begun, Seat::White).forms, [""; 0]);
    assert_eq!(standing(&warned, Seat::White).forms, ["white appeals TEXT"]);
    assert_eq!(standing(&warned, Seat::Both).forms, ["white appeals TEXT", "black appeals TEXT"]);
    assert_eq!(standing(&warned, Seat::Watch).forms, [""; 0]);
}

#[test]
fn castling_and_taking_en_passant_say_what_else_a_hand_does() {
    let castles = play("code: fide-2023\nstart: 4k3/8/8/8/8/8/8/4K2R w K - 0 1", "");
    let besides = standing(&castles, Seat::White).besides;
    assert_eq!(besides["e1g1"].rook, Some(["h1".into(), "f1".into()]));
    let takes = play("code: fide-2023\nstart: 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "");
    let besides = standing(&takes, Seat::White).besides;
    assert_eq!((besides.len(), besides["e5d6"].takes.as_deref()), (1, Some("d5")));
}

#[test]
fn a_claim_that_is_heard_waits_for_the_arbiters_seat() {
    let game = play("code: fide-2023\nhearing: heard", "white plays e2e4\nblack claims repetition\n");
    assert_eq!(standing(&game, Seat::Arbiter).may, ["arbiter rules"]);
    assert!(!standing(&game, Seat::White).may.iter().any(|line| line.starts_with("arbiter")));
}
