//! What the standing and the entries tell of hands: where one lies, which way pieces went, what is bound where.

use game::Game;
use jadoube_view::{Seat, Standing, Viewer};
use records::cases;
use records::script::Script;

fn play(header: &str, acts: &[&str]) -> Game {
    let text = format!("{header}\n\n{}\n", acts.join("\n"));
    let script = Script::read("x.acts", &text).unwrap_or_else(|error| panic!("{error}"));
    let mut game = cases::begin(&script).expect("a game");
    for act in &script.acts {
        cases::judge(&mut game, "x.acts", act).unwrap_or_else(|error| panic!("{error}"));
    }
    game
}

fn standing(header: &str, acts: &[&str]) -> Standing {
    jadoube_view::standing(&play(header, acts), Viewer::All)
}

const BCF: &str = "code: bcf-1912";

#[track_caller]
fn last_is(header: &str, acts: &[&str], expected: Option<(&str, &str)>) {
    let last = standing(header, acts).last;
    let last = last.as_ref().map(|way| (way.from.as_str(), way.to.as_str()));
    assert_eq!(last, expected, "after {acts:?}");
}

#[test]
fn the_last_way_leads_the_eye() {
    let moved = ["white lifts g1", "white places f3", "white releases"];
    let then = |more: &[&'static str]| [&moved[..], more].concat();
    last_is(BCF, &[], None);
    last_is(BCF, &["white touches g1"], None);
    last_is(BCF, &moved, Some(("g1", "f3")));
    last_is(BCF, &then(&["black touches b8"]), Some(("g1", "f3")));
    last_is(BCF, &["white moves e2e4"], Some(("e2", "e4")));
    last_is(BCF, &then(&["black lifts b8", "black places b8", "black releases"]), Some(("g1", "f3")));
    let twice = ["white lifts g1", "white places f3", "white lifts f3", "white places h3", "white releases"];
    last_is(BCF, &twice, Some(("g1", "h3")));
    last_is(BCF, &["white lifts g1", "white places g1", "white releases"], None);
}

#[test]
fn a_way_that_was_taken_back_is_not_told() {
    let freed = "code: bcf-1912\nstart: 4k3/8/8/8/8/8/4P3/2B1K3 w - - 0 1";
    last_is(freed, &["white moves c1e4", "black exacts king"], None);
    let guarded = "code: bcf-1912\ntable: guarded";
    last_is(guarded, &["white lifts g1", "white places g5", "white releases"], Some(("g1", "g5")));
    let home = ["white lifts g1", "white places g5", "white releases", "white places g1", "white releases"];
    last_is(guarded, &home, None);
}

#[test]
fn how_an_envelope_s_move_went_nobody_saw() {
    let acts = ["white moves e2e4", "black adjourns", "black seals e5", "white opens envelope"];
    last_is(BCF, &acts[..3], Some(("e2", "e4")));
    last_is(BCF, &acts, None);
}

#[test]
fn a_hand_rests_where_it_touched_last() {
    let resting = |acts: &[&str]| standing(BCF, acts).resting.map(|hand| (hand.side, hand.squares));
    let at = |side: &str, squares: &[&str]| {
        Some((side.to_owned(), squares.iter().map(|&square| square.to_owned()).collect::<Vec<_>>()))
    };
    assert_eq!(resting(&[]), None);
    assert_eq!(resting(&["white touches g1"]), at("white", &["g1"]));
    assert_eq!(resting(&["black touches g8 and f8"]), at("black", &["g8", "f8"]));
    assert_eq!(resting(&["white touches g1", "white lifts g1"]), None);
    assert_eq!(resting(&["white touches g1", "black offers draw"]), None);
}

#[test]
fn j_adoube_covers_a_touch_to_come() {
    let adjusting = |acts: &[&str]| standing(BCF, acts).adjusting;
    assert_eq!(adjusting(&["white says adjust"]), ["white"]);
    assert_eq!(adjusting(&["white says adjust", "white touches g1"]), [""; 0]);
    assert_eq!(adjusting(&["white says adjust", "black touches g8"]), ["white"]);
    assert_eq!(adjusting(&["white says adjust", "black says adjust"]), ["white", "black"]);
    assert_eq!(adjusting(&["white says adjust g1 b1", "white touches g1"]), ["white"]);
    assert_eq!(adjusting(&["white says adjust g1 b1", "white touches g1", "white touches b1"]), [""; 0]);
    assert_eq!(adjusting(&["black says adjust", "white moves e2e4"]), [""; 0], "the turn has passed");
}

#[track_caller]
fn bound_at(header: &str, acts: &[&str], squares: &[&str], now: &[&str]) {
    let duty = standing(header, acts).duty;
    let all = |of: fn(&jadoube_view::Duty) -> &Vec<String>| -> Vec<String> {
        duty.iter().flat_map(|duty| of(duty).clone()).collect()
    };
    assert_eq!((all(|duty| &duty.squares), all(|duty| &duty.now)), (owned(squares), owned(now)), "{acts:?}");
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

#[test]
fn what_is_bound_is_found_where_it_stands() {
    bound_at(BCF, &["white touches g1"], &["g1"], &["g1"]);
    bound_at(BCF, &["white touches g1", "white lifts g1", "white places f3"], &["g1"], &["f3"]);
    bound_at(BCF, &["white moves g1f3", "black touches b8"], &["b8"], &["b8"]);
    // What the other moved, and what goes back with it, moves nothing of his.
    let out_of_turn = ["white moves g1g4", "black lifts e7", "black places e5", "black releases"];
    bound_at("code: fide-2023\ntime: 90m", &out_of_turn, &["g1"], &["g4"]);
    let promoting = "code: bcf-1912\nstart: 7k/P7/8/8/8/8/8/K7 w - - 0 1";
    bound_at(promoting, &["white lifts a7", "white places a8"], &["a7"], &["a8"]);
}

#[test]
fn an_entry_tells_who_did_what_where() {
    let acts = [
        ("white touches g1 and f1", "white", "hand", &["g1", "f1"][..]),
        ("white moves g1f3", "white", "hand", &["g1", "f3"]),
        ("black says adjust a8 h8", "black", "word", &["a8", "h8"]),
        ("black claims touched f1", "black", "claim", &["f1"]),
        ("black exacts move f1", "black", "penalty", &["f1"]),
        ("players finds accident", "players", "official", &[]),
        ("arbiter finds not-so", "arbiter", "official", &[]),
        ("white presses", "white", "clock", &[]),
        ("white writes Nf3", "white", "score", &[]),
        ("black adjourns", "black", "adjournment", &[]),
    ];
    let game = play("code: bcf-1912\ntime: 1h", &acts.map(|(act, ..)| act));
    let entries = jadoube_view::entries(&game, 0, Seat::Watch);
    for (entry, (act, who, group, squares)) in entries.iter().zip(acts) {
        assert_eq!((entry.who.as_str(), entry.group), (who, group), "{act}");
        assert_eq!(entry.squares, squares, "{act}");
    }
}

#[test]
fn no_seat_is_told_more_by_its_hands() {
    let silent = "code: bcf-1912\nnotice: silent";
    let game = play(silent, &["white touches g1", "white lifts g1", "white places f3"]);
    let [white, black] = [Seat::White, Seat::Black].map(|seat| jadoube_view::standing(&game, seat));
    assert_eq!(white.duty.iter().map(|duty| duty.now.clone()).collect::<Vec<_>>(), [["f3"]]);
    assert_eq!((black.duty, black.last), (vec![], white.last));
}

#[test]
fn what_one_member_holds_while_another_acts_is_told() {
    let sides = "code: american-1897\nsides: white 2";
    let told = |acts: &[&str]| {
        let waiting = standing(sides, acts).waiting_hands;
        waiting
            .iter()
            .map(|one| format!("{} in the hand of {}#{}", one.hand.man, one.hand.side, one.member))
            .collect()
    };
    let acts = ["white#2 lifts g1", "white#1 plays e2e4", "white#2 places f3"];
    let (one, none) = (["white knight in the hand of white#2"], <[&str; 0]>::default());
    let is = |acts: &[&str], expected: &[&str]| {
        let told: Vec<String> = told(acts);
        assert_eq!(told, expected, "after {acts:?}");
    };
    is(&acts[..1], &none);
    is(&acts[..2], &one);
    is(&acts, &none);
    // What Penalty A puts back is in no hand.
    is(&["white#2 lifts g1", "white#1 plays e2e4", "black exacts A"], &none);
}
