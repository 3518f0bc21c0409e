//! What the arbiter's seat may say without being asked.

use std::collections::HashSet;

use board::Square;
use game::Game;
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

/// The lines that a form can become: with each side, with each result but the one that the game has, with the square
/// that a man came from and the squares that are empty.
fn filled(game: &Game, form: &str) -> Vec<String> {
    let standing = standing(game, Seat::Arbiter);
    let sides = ["white", "black"].map(str::to_owned).to_vec();
    // A draw that draw odds made a win is no other result.
    let odds = standing.reason.as_deref() == Some("draw-odds");
    let other = |result: &&str| *result != standing.result && !(odds && *result == "1/2-1/2");
    let results = ["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2"].into_iter().filter(other);
    let empty = |square: &Square| game.standing().board[square.index()].is_none();
    let empty = Square::ALL.into_iter().filter(empty).map(|square| square.to_string());
    let home = standing.displaced.iter().map(|displaced| displaced.belongs.clone());
    let squares: Vec<String> = home.chain(empty.take(3)).collect();
    let one = |word: &str| vec![word.to_owned()];
    let blanks = [
        ("SIDE", sides),
        ("TIME TIME", one("0:01:00 0:02:00")),
        ("TIME", one("30s")),
        ("N N", one("3 3")),
        ("fine N", one("fine 50")),
        ("exclusion N", one("exclusion 2")),
        ("SQ", squares),
        ("POINTS", one("1/2")),
        ("RESULT", results.map(str::to_owned).collect()),
        ("TEXT", one("play goes on")),
    ];
    blanks.iter().fold(one(form), |lines, (blank, words)| {
        let put = |line: &String| match line.contains(blank) {
            true => words.iter().map(|word| line.replace(blank, word)).collect(),
            false => vec![line.clone()],
        };
        lines.iter().flat_map(put).collect()
    })
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

/// What is amiss with the answers to what is offered: an act that cannot be done, a refusal, or no article. How many
/// lines were tried.
fn amiss(game: &Game) -> (Vec<String>, usize) {
    let mut amiss = Vec::new();
    let mut tried = 0;
    for form in forms(game) {
        for line in filled(game, &form) {
            tried += 1;
            let mut after = game.clone();
            let entry = records::act::read(&line, after.position());
            let entry = entry.unwrap_or_else(|error| panic!("{line}: {error}"));
            let rulings = match after.judge(entry) {
                Ok(rulings) => rulings.to_vec(),
                Err(why) => {
                    amiss.push(format!("{line}: {:?}", why.reasons));
                    continue;
                }
            };
            let refused = rulings.iter().any(|ruling| ruling.kind.is_refusal());
            let cited = rulings.iter().any(|ruling| !ruling.articles.is_empty());
            if refused || !cited && !form.contains("observes") {
                let says: Vec<_> = rulings.iter().map(|ruling| &ruling.says).collect();
                amiss.push(format!("{} {line}: {says:?}", game.code().id));
            }
        }
    }
    (amiss, tried)
}

#[test]
fn what_the_arbiter_is_offered_is_never_refused_and_rests_on_an_article() {
    let answers: Vec<_> = situations().iter().map(amiss).collect();
    let wrong: Vec<_> = answers.iter().flat_map(|(wrong, _)| wrong).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let tried: usize = answers.iter().map(|(_, tried)| tried).sum();
    assert!(tried > 500, "{tried}");
}

/// The same where the cases of each code end, once for everything that is offered together.
#[test]
fn what_is_offered_where_a_case_ends_is_never_refused() {
    let (mut wrong, mut tried, mut seen) = (Vec::new(), 0, HashSet::new());
    for code in law::codes::all() {
        let files = cases::of_code(code).unwrap_or_else(|error| panic!("{error}"));
        for script in files.into_iter().flat_map(|(_, scripts)| scripts) {
            let mut last = None;
            cases::run_showing(&script, |game| last = Some(game.clone())).expect("a game");
            let Some(game) = last.filter(|game| seen.insert((code.id, forms(game)))) else { continue };
            let (amiss, lines) = amiss(&game);
            let title = script.header.title.clone().unwrap_or_default();
            wrong.extend(amiss.into_iter().map(|line| format!("{} {title}: {line}", script.file)));
            tried += lines;
        }
    }
    assert!(wrong.is_empty(), "{} of {tried}: {wrong:#?}", wrong.len());
    assert!(tried > 1_000, "{tried}");
}

#[test]
fn a_draw_is_found_agreed_and_an_accident_unfound_only_where_that_changes_something() {
    let begun = play(BLITZ, "white plays e2e4\n");
    assert!(!has(&begun, "arbiter finds draw-agreed"), "Black has not moved");
    let moved = play(BLITZ, "white plays e2e4\nblack plays e7e5\n");
    assert!(has(&moved, "arbiter finds draw-agreed"));
    let touched = play(BLITZ, "white touches g1\n");
    assert!(has(&touched, "arbiter finds accident") && !has(&touched, "arbiter finds not-so"));
    let excused = play(BLITZ, "white touches g1 accidentally\n");
    assert!(!has(&excused, "arbiter finds accident") && has(&excused, "arbiter finds not-so"));
}

#[test]
fn the_arbiter_is_offered_to_find_whether_there_was_a_reason_to_stop_the_clocks() {
    let stopped = play("code: fide-2023\ntime: 90m", "white plays e2e4\nblack stops-clocks\n");
    assert!(has(&stopped, "arbiter finds so") && has(&stopped, "arbiter finds not-so"));
    let (wrong, _) = amiss(&stopped);
    assert!(wrong.is_empty(), "{wrong:#?}");
    let found =
        play("code: fide-2023\ntime: 90m", "white plays e2e4\nblack stops-clocks\narbiter finds so\n");
    assert!(!has(&found, "arbiter finds so") && !has(&found, "arbiter finds not-so"));
}

#[test]
fn the_director_is_offered_to_set_a_queen_for_a_rook_upside_down() {
    let header = "code: us-chess\nstart: 8/P5kr/8/8/8/8/8/K7 w - - 0 1\ntime: 90m\narbiter: present";
    let inverted = play(header, "white lifts a7\nwhite puts rook a8 inverted\nwhite presses\n");
    assert!(has(&inverted, "arbiter puts queen a8"), "{:?}", forms(&inverted));
    let (wrong, _) = amiss(&inverted);
    assert!(wrong.is_empty(), "{wrong:#?}");
    let set = "white lifts a7\nwhite puts rook a8 inverted\nwhite presses\narbiter puts queen a8\n";
    assert!(!has(&play(header, set), "arbiter puts queen a8"));
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
    assert!(!has(&appealed, "arbiter overturns *"), "nobody decided what could fall");
    let decided = play(BLITZ, "white plays e2e4\narbiter penalises black loss\nblack appeals\n");
    assert!(
        has(&decided, "arbiter upholds") && has(&decided, "arbiter overturns *"),
        "{:?}",
        forms(&decided)
    );
}

#[test]
fn the_arbiter_is_offered_what_is_found_where_nobody_can_tell_which_flag_fell_first() {
    let called = "code: fide-2023\ntime: 10s\nguidelines: III\narbiter: called";
    let one_down = "@0:00:02 white plays e2e4\n@0:00:15 black plays e7e5\n";
    assert!(!has(&play(called, one_down), "arbiter finds unascertainable"));
    let both_down = format!("{one_down}@0:00:40 white plays g1f3\n");
    let game = play(called, &both_down);
    assert!(has(&game, "arbiter finds unascertainable"));
    assert!(has(&game, "arbiter finds flag SIDE"));
    let told = play(called, &format!("{both_down}arbiter finds unascertainable\narbiter finds flag white\n"));
    assert_eq!(standing(&told, Seat::Arbiter).result, "1/2-1/2");
}

#[test]
fn the_arbiter_is_offered_to_find_where_a_man_stands_that_slipped() {
    let present = "code: fide-2023\narbiter: present";
    assert!(!has(&play(present, ""), "arbiter finds square SQ"));
    assert!(has(&play(present, "white lifts g1\nwhite drops g1 to f3\n"), "arbiter finds square SQ"));
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
fn a_move_that_may_be_adopted_is_written_as_the_code_has_it() {
    let header = "code: american-1897\nkind: correspondence\nreply: 3d";
    let game = play(header, "white sends P-K4; P-Q4\n");
    let seen = standing(&game, Seat::Black);
    assert!(seen.may.iter().any(|line| line == "black adopts e2e4"), "{:?}", seen.may);
    assert_eq!(seen.adopting.get("e2e4").map(String::as_str), Some("P-K4"));
    assert_eq!(seen.adopting.get("d2d4").map(String::as_str), Some("P-Q4"));
    assert!(standing(&game, Seat::White).adopting.is_empty());
}

#[test]
fn a_claim_that_is_heard_waits_for_the_arbiters_seat() {
    let game = play("code: fide-2023\nhearing: heard", "white plays e2e4\nblack claims repetition\n");
    assert_eq!(standing(&game, Seat::Arbiter).may, ["arbiter rules"]);
    assert!(!standing(&game, Seat::White).may.iter().any(|line| line.starts_with("arbiter")));
}
