//! What the further members of a side and the further arbiters see, and say in their own names.

use game::Game;
use jadoube_view::{Seat, Sight, Standing};
use records::act;
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

fn standing(game: &Game, seat: &str) -> Standing {
    Sight::of(game).seated(seat.parse().expect("a seat"))
}

/// The lines that this seat is shown, each with the name of whoever says it taken off.
fn bare(lines: &[String], name: &str) -> Vec<String> {
    let own = |line: &String| line.strip_prefix(&format!("{name} ")).map(str::to_owned);
    lines.iter().map(|line| own(line).unwrap_or_else(|| panic!("{line} is not for {name}"))).collect()
}

const CONSULTATION: &str = "code: american-1897\nkind: consultation\nsides: white 2, black 3";

#[test]
fn a_further_member_says_in_his_own_name_what_his_side_may_say() {
    for acts in ["white#2 touches g1\nwhite sends P-K4\n", "white#2 sends P-K4\n", "white sends P-KR7\n"] {
        let game = play(CONSULTATION, acts);
        for (side, member) in [("white", "white#2"), ("black", "black#2"), ("black", "black#3")] {
            let (own, his) = (standing(&game, side), standing(&game, member));
            let alone: Vec<String> =
                own.may.iter().filter(|line| !line.starts_with("players ")).cloned().collect();
            assert_eq!(bare(&his.may, member), bare(&alone, side), "{acts}");
            assert_eq!(his.adopting, own.adopting, "{acts}");
            let lines = |options: &[jadoube_view::PenaltyOption]| -> Vec<String> {
                options.iter().flat_map(|option| option.then.iter().chain([&option.line])).cloned().collect()
            };
            assert_eq!(bare(&lines(&his.options), member), bare(&lines(&own.options), side), "{acts}");
        }
    }
}

/// What is offered is not refused because of who says it.
#[test]
fn what_a_further_member_is_offered_is_ruled_on_like_what_his_side_says() {
    for acts in ["white#2 touches g1\nwhite sends P-K4\n", "white#2 sends P-K4\n", "white sends P-KR7\n"] {
        let game = play(CONSULTATION, acts);
        let (own, his) = (standing(&game, "black"), standing(&game, "black#3"));
        assert!(!his.may.is_empty(), "{acts}");
        for line in &his.may {
            let side = line.replacen("black#3", "black", 1);
            assert!(own.may.contains(&side), "{line}");
            let ruled = |line: &str| {
                let mut tried = game.clone();
                let entry = act::read(line, tried.position()).expect("a line");
                let rulings = tried.judge(entry).expect("it can be said");
                rulings.iter().map(|one| format!("{:?} {:?}", one.kind, one.articles)).collect::<Vec<_>>()
            };
            assert_eq!(ruled(line), ruled(&side), "{line} after {acts}");
        }
    }
}

#[test]
fn a_further_member_sees_what_his_side_sees() {
    let line = "white#2 sends P-K4 if P-K4 then Kt-KB3\n";
    let game = play(CONSULTATION, &format!("white touches g1\n{line}"));
    let texts = |seat: &str| -> Vec<String> {
        let seat: Seat = seat.parse().expect("a seat");
        jadoube_view::entries(&game, 0, seat).into_iter().map(|entry| entry.text).collect()
    };
    assert_eq!(texts("white#2"), texts("white"));
    assert_eq!(texts("black#2"), texts("black"));
}

#[test]
fn a_sealed_move_is_shown_to_no_member_of_either_side() {
    let game = play("code: bcf-1912\nsides: white 2, black 2", "white adjourns\nwhite#2 seals Nf3\n");
    for seat in ["white", "white#2", "black", "black#2", "watch"] {
        let entries = jadoube_view::entries(&game, 0, seat.parse::<Seat>().expect("a seat"));
        let seen = serde_json::to_string(&(entries, standing(&game, seat))).expect("JSON");
        assert!(!seen.contains("Nf3"), "{seat}: {seen}");
    }
}

/// At a silent table a further member learns what his side learns, and no more.
#[test]
fn at_a_silent_table_a_further_member_learns_what_his_side_learns() {
    let game = play(
        "code: bcf-1912\nnotice: silent\nsides: white 2, black 2",
        "white plays c1e3\nblack#2 touches b8\n",
    );
    let told = |seat: &str| {
        let entries = jadoube_view::entries(&game, 0, seat.parse::<Seat>().expect("a seat"));
        let standing = Standing { may: Vec::new(), forms: Vec::new(), ..standing(&game, seat) };
        // What the lines are about stands under the name of who says them.
        let standing = serde_json::to_string(&standing).expect("JSON").replace(&format!("\"{seat} "), "\"");
        (serde_json::to_string(&entries).expect("JSON"), standing)
    };
    assert_eq!(told("white#2"), told("white"));
    assert_eq!(told("black#2"), told("black"));
}

#[test]
fn each_arbiter_is_offered_what_is_his_to_say() {
    let header = "code: fide-2023\ntime: 90m\narbiters: 3";
    let game = play(header, "white plays e4\narbiter penalises white points -1/2 for 11.5\nwhite appeals\n");
    let decides = |seat: &str| {
        let forms = standing(&game, seat).forms;
        forms.contains(&format!("{seat} upholds")) && forms.contains(&format!("{seat} overturns RESULT"))
    };
    assert_eq!(["arbiter", "arbiter#1", "arbiter#2"].map(decides), [false, true, true]);
    let penalises =
        |seat: &str| standing(&game, seat).forms.contains(&format!("{seat} penalises SIDE warning"));
    assert_eq!(["arbiter", "arbiter#1", "arbiter#2"].map(penalises), [true; 3]);

    let game = play(header, "white moves e4\nblack claims resigned\n");
    let (own, other) = (standing(&game, "arbiter"), standing(&game, "arbiter#1"));
    assert!(!own.may.is_empty(), "{:?}", own.may);
    assert_eq!(bare(&other.may, "arbiter#1"), bare(&own.may, "arbiter"));
}

/// What both players find together, a further member does not: the form stands at the seats of the two players, while there is something
/// to find.
#[test]
fn where_a_man_slipped_the_players_find_together_where_it_stands() {
    let form = "players finds square SQ";
    for code in ["bcf-1912", "walker-1832"] {
        let header = format!("code: {code}\nsides: white 2, black 2");
        let begun = if code == "bcf-1912" { header } else { format!("code: {code}") };
        let listed =
            |acts: &str, seat: &str| standing(&play(&begun, acts), seat).forms.contains(&form.to_owned());
        let slipped = "white touches g1\nwhite drops g1 to f3\n";
        for seat in ["white", "black", "both"] {
            assert!(!listed("", seat), "{code} {seat}");
            assert!(listed(slipped, seat), "{code} {seat}");
            assert!(!listed(&format!("{slipped}players finds square f3\n"), seat), "{code} {seat}");
        }
        for seat in ["white#2", "black#2", "watch"] {
            assert!(!listed(slipped, seat), "{code} {seat}");
        }
    }
}
