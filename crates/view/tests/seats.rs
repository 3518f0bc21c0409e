//! What each seat is told, at a table where all is told and at a silent one.

use board::Side;
use game::Game;
use game::act::Person;
use records::cases;
use records::script::Script;
use view::{Seat, Standing};

fn play(notice: &str, acts: &str) -> Game {
    play_from("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", notice, acts)
}

fn play_from(start: &str, notice: &str, acts: &str) -> Game {
    play_under("bcf-1912", start, notice, acts)
}

fn play_under(code: &str, start: &str, notice: &str, acts: &str) -> Game {
    let text = format!("code: {code}\nnotice: {notice}\nstart: {start}\n\n{acts}");
    let script = Script::read("x.acts", &text).unwrap_or_else(|error| panic!("{error}"));
    let mut game = cases::begin(&script).expect("a game");
    for act in &script.acts {
        cases::judge(&mut game, "x.acts", act).unwrap_or_else(|error| panic!("{error}"));
    }
    game
}

fn silent(acts: &str, seat: Seat) -> Standing {
    view::standing(&play("silent", acts), seat)
}

/// The kinds of the rulings that a seat is told of the last act.
fn told(game: &Game, seat: Seat) -> Vec<&'static str> {
    let last = view::line(game, seat).expect("an act");
    last.entry.rulings.iter().map(|ruling| ruling.kind).collect()
}

#[track_caller]
fn is_told(acts: &str, seats: [(Seat, &[&str]); 4]) {
    let game = play("silent", acts);
    for (seat, kinds) in seats {
        assert_eq!(told(&game, seat), kinds, "{seat} after {acts}");
    }
}

fn has(lines: &[String], line: &str) -> bool {
    lines.iter().any(|one| one == line)
}

const ILLEGAL: &str = "white plays c1e3\n";
/// White's Bishop and King can both move.
const FREED: &str = "4k3/8/8/8/8/8/4P3/2B1K3 w - - 0 1";

#[test]
fn where_all_is_told_each_seat_has_the_lines_it_may_say() {
    let game = play("all", ILLEGAL);
    let [white, black, both, watch] =
        [Seat::White, Seat::Black, Seat::Both, Seat::Watch].map(|seat| view::standing(&game, seat));
    assert!(white.may.iter().all(|line| line.starts_with("white ")), "{:?}", white.may);
    assert!(black.may.iter().all(|line| line.starts_with("black ")), "{:?}", black.may);
    assert!(has(&black.ripe, "black claims illegal-move"));
    assert_eq!(both.may.len(), white.may.len() + black.may.len());
    assert_eq!((watch.may.len(), watch.ripe.len(), watch.options.len()), (0, 0, 0));
    assert_eq!(watch.legal, black.legal);
    for seat in [Seat::White, Seat::Black, Seat::Both, Seat::Watch, Seat::All] {
        assert!(told(&game, seat).contains(&"offence"), "{seat}");
    }
}

#[test]
fn an_illegal_move_at_a_silent_table_is_not_remarked() {
    is_told(ILLEGAL, [(Seat::White, &[]), (Seat::Black, &[]), (Seat::Both, &[]), (Seat::Watch, &[])]);
    for seat in [Seat::White, Seat::Black, Seat::Both] {
        let standing = silent(ILLEGAL, seat);
        assert_eq!(standing.turn, "black", "the turn has passed for all to see");
        assert_eq!((standing.legal.len(), standing.ripe.len(), standing.options.len()), (0, 0, 0), "{seat}");
        assert!(
            !standing.may.iter().any(|line| line.contains("exacts") || line.contains("waives")),
            "{seat}"
        );
    }
    assert!(has(&silent(ILLEGAL, Seat::Black).may, "black claims illegal-move"));
}

#[test]
fn a_lawful_move_is_told_no_otherwise_than_an_unlawful_one() {
    let lawful = play("silent", "white plays e2e4\n");
    let unlawful = play("silent", ILLEGAL);
    for seat in [Seat::White, Seat::Black, Seat::Both, Seat::Watch] {
        assert_eq!(told(&lawful, seat), told(&unlawful, seat), "{seat}");
        let [one, other] = [&lawful, &unlawful].map(|game| view::standing(game, seat));
        assert_eq!(
            (one.phase, one.turn, one.completed),
            (other.phase, other.turn, other.completed),
            "{seat}"
        );
        let shape = |lines: &[String]| {
            lines.iter().filter(|line| !line.contains("touched")).cloned().collect::<Vec<_>>()
        };
        assert_eq!(shape(&one.may), shape(&other.may), "{seat}");
    }
}

/// Where the turn of an unlawful move is not over (american-1897 II.6(a)), that would tell it.
#[test]
fn under_every_code_an_unlawful_move_passes_like_any_other() {
    let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for code in ["walker-1832", "american-1897", "bcf-1912"] {
        let [lawful, unlawful] =
            ["white moves b1c3\n", "white moves b1b3\n"].map(|acts| play_under(code, array, "silent", acts));
        for seat in [Seat::White, Seat::Black, Seat::Both, Seat::Watch] {
            assert_eq!(told(&lawful, seat), told(&unlawful, seat), "{code} {seat}");
            let [one, other] = [&lawful, &unlawful].map(|game| view::standing(game, seat));
            assert_eq!(one.may, other.may, "{code} {seat}");
            assert_eq!(
                other.fen, "rnbqkbnr/pppppppp/8/8/8/1N6/PPPPPPPP/R1BQKBNR b KQkq - 1 1",
                "{code} {seat}"
            );
            let lines = [&one, &other].map(|standing| standing.line.as_ref().map(Vec::len));
            assert_eq!(lines, [Some(1), Some(1)], "{code} {seat}");
            let rest = |standing: Standing| Standing {
                fen: String::new(),
                board: String::new(),
                names: Default::default(),
                line: None,
                ..standing
            };
            assert_eq!(rest(one), rest(other), "{code} {seat}");
        }
    }
}

/// The other replies, a hand is over a man, the law is called: each as it would look after a lawful move.
#[test]
fn an_open_turn_looks_over_until_the_law_is_called() {
    let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let after = |acts: &str| {
        let game = play_under("american-1897", array, "silent", &format!("white moves b1b3\n{acts}"));
        let standing = view::standing(&game, Seat::Black);
        (standing.turn, standing.phase, standing.completed)
    };
    let seen = |turn: &str, phase: &'static str, completed| (turn.to_string(), phase, completed);
    assert_eq!(after(""), seen("black", "to-move", 1));
    assert_eq!(after("black lifts e7\n"), seen("black", "touched", 1));
    assert_eq!(after("white lifts b3\n"), seen("black", "to-move", 1));
    assert_eq!(after("black moves e7e5\n"), seen("white", "to-move", 2));
    assert_eq!(after("black claims illegal-move\n"), seen("white", "touched", 0));
}

#[test]
fn a_claim_upheld_is_answered_aloud() {
    let game = play_from(FREED, "silent", "white plays c1e4\nblack claims illegal-move\n");
    for seat in [Seat::White, Seat::Black, Seat::Both, Seat::Watch] {
        assert_eq!(told(&game, seat), told(&game, Seat::All), "{seat}");
    }
    assert_eq!(
        view::entries(&game, 0, Seat::Black)[0].rulings,
        [],
        "what was not told then is not told later"
    );
    let black = view::standing(&game, Seat::Black);
    assert!(has(&black.may, "black exacts king"), "{black:?}");
    assert!(black.options.iter().any(|option| option.line == "black exacts king"));
    assert!(!has(&view::standing(&game, Seat::White).may, "black exacts king"));
}

#[test]
fn a_penalty_exacted_shows_its_moves_until_the_next_move() {
    let exacted = "white plays c1e4\nblack exacts king\n";
    let standing =
        |more: &str| view::standing(&play_from(FREED, "silent", &format!("{exacted}{more}")), Seat::White);
    assert_eq!(standing("").legal, ["e1d1", "e1d2", "e1f1", "e1f2"]);
    assert_eq!(standing("").must.len(), 1);
    assert_eq!(standing("white plays e1d2\n").legal, [""; 0]);
}

#[test]
fn a_wrong_claim_is_answered_to_whoever_spoke() {
    is_told(
        "white plays e2e4\nblack claims illegal-move\n",
        [(Seat::White, &[]), (Seat::Black, &["refused"]), (Seat::Both, &["refused"]), (Seat::Watch, &[])],
    );
    assert_eq!(silent("white plays e2e4\nblack claims illegal-move\n", Seat::Black).legal, [""; 0]);
}

#[test]
fn a_touch_binds_who_touched_and_tells_him_alone() {
    let touch = "white touches g1\n";
    is_told(
        touch,
        [
            (Seat::White, &["obligation"]),
            (Seat::Black, &[]),
            (Seat::Both, &["obligation"]),
            (Seat::Watch, &[]),
        ],
    );
    assert_eq!(silent(touch, Seat::White).must.len(), 1);
    assert_eq!(silent(touch, Seat::Black).must, [""; 0]);
    assert_eq!(silent(touch, Seat::Black).duty, []);
    assert_eq!(silent(touch, Seat::Watch).must, [""; 0]);
}

#[test]
fn a_touch_out_of_turn_binds_later_and_tells_him_alone() {
    is_told(
        "black touches g8\nwhite plays e4\n",
        [
            (Seat::White, &[]),
            (Seat::Black, &["obligation"]),
            (Seat::Both, &["obligation"]),
            (Seat::Watch, &[]),
        ],
    );
}

#[test]
fn claims_are_listed_right_or_not_and_never_ripe() {
    let repetition = "white plays Nf3\nblack plays Nf6\nwhite plays Ng1\nblack plays Ng8\n".repeat(2);
    let white = silent(&repetition, Seat::White);
    assert!(has(&white.may, "white claims repetition"));
    assert_eq!(white.ripe, [""; 0]);
    assert!(has(&view::standing(&play("silent", &repetition), Seat::All).ripe, "white claims repetition"));
    assert!(has(&silent("", Seat::White).may, "white claims repetition"));
}

#[test]
fn the_line_does_not_tell_a_check() {
    let check = "white plays e4\nblack plays f6\nwhite plays Qh5\n";
    let words = |seat| serde_json::to_value(silent(check, seat).line).expect("JSON")[2].clone();
    assert_eq!(words(Seat::Black)["words"], "d1-h5");
    assert_eq!(words(Seat::All)["san"], "Qh5+");
}

#[test]
fn the_result_is_told_to_everybody() {
    let mate = "white plays f3\nblack plays e5\nwhite plays g4\nblack plays Qh4\n";
    for seat in [Seat::White, Seat::Black, Seat::Both, Seat::Watch] {
        let standing = silent(mate, seat);
        assert_eq!((standing.result, standing.reason), ("0-1", Some("checkmate")), "{seat}");
        assert!(told(&play("silent", mate), seat).contains(&"result"), "{seat}");
    }
}

#[test]
fn a_draw_offered_is_heard() {
    let offered = "white plays e4\nwhite offers draw\n";
    assert_eq!(silent(offered, Seat::Black).offer.as_deref(), Some("white"));
    assert!(has(&silent(offered, Seat::Black).may, "black accepts draw"));
    assert!(!has(&silent(offered, Seat::White).may, "black accepts draw"));
}

#[test]
fn whoever_keeps_the_log_sees_all_at_a_silent_table_too() {
    let [silent, open] = ["silent", "all"].map(|notice| play(notice, ILLEGAL));
    assert_eq!(view::line(&silent, Seat::All), view::line(&open, Seat::All));
}

#[test]
fn seats_have_names() {
    for seat in [Seat::White, Seat::Black, Seat::Both, Seat::Watch, Seat::All] {
        assert_eq!(seat.to_string().parse(), Ok(seat));
    }
    let error = "arbiter".parse::<Seat>().expect_err("no seat");
    assert_eq!(error.to_string(), "`arbiter` is no seat: expected white, black, both, watch or all");
}

#[test]
fn a_seat_speaks_for_its_own_people() {
    let persons =
        [Person::Player(Side::White), Person::Member(Side::Black, 2), Person::Players, Person::Arbiter];
    let speaks = |seat: Seat| persons.map(|person| seat.speaks_as(person));
    assert_eq!(speaks(Seat::White), [true, false, true, false]);
    assert_eq!(speaks(Seat::Black), [false, true, true, false]);
    assert_eq!(speaks(Seat::Both), [true, true, true, false]);
    assert_eq!(speaks(Seat::Watch), [false; 4]);
    assert_eq!(speaks(Seat::All), [true; 4]);
}

/// The Rook may give check; the word alone does not tell whether it does.
const CHECKED: &str = "4k3/r7/8/8/8/8/P7/4K3 b - - 0 1";

#[test]
fn at_a_silent_table_the_word_check_is_heard_and_not_answered() {
    let [right, wrong] = ["a7e7", "a7d7"].map(|way| {
        let acts = format!("black moves {way}\nblack says check\n");
        play_under("walker-1832", CHECKED, "silent", &acts)
    });
    for seat in [Seat::White, Seat::Black, Seat::Both, Seat::Watch] {
        assert_eq!(told(&right, seat), told(&wrong, seat), "{seat}");
        let [one, other] = [&right, &wrong].map(|game| view::standing(game, seat));
        assert_eq!((one.legal.len(), other.legal.len()), (0, 0), "{seat}");
        assert_eq!((one.ripe.len(), other.ripe.len()), (0, 0), "{seat}");
        let shape = |lines: &[String]| {
            lines
                .iter()
                .filter(|line| !line.contains(" e7") && !line.contains(" d7"))
                .cloned()
                .collect::<Vec<_>>()
        };
        assert_eq!(shape(&one.may), shape(&other.may), "{seat}");
    }
    assert!(has(&view::standing(&right, Seat::Black).may, "black says check"));
}

#[test]
fn where_no_claim_opens_the_law_penalties_are_asked_for_blindly() {
    let [lawful, unlawful] = ["white moves b1c3\n", "white moves b1b3\n"].map(|acts| {
        play_under("walker-1832", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "silent", acts)
    });
    for game in [&lawful, &unlawful] {
        let black = view::standing(game, Seat::Black);
        for line in ["black exacts king", "black exacts leave", "black exacts move b1", "black exacts both"] {
            assert!(has(&black.may, line), "{line} in {:?}", black.may);
        }
        assert!(!view::standing(game, Seat::White).may.iter().any(|line| line.contains("exacts")));
    }
}

/// american-1897 II.5 has no claim of a touch: Penalty C is asked for after one, and A after a move.
#[test]
fn where_no_claim_tells_a_touch_penalties_are_asked_for_blindly() {
    let start = "4k3/8/8/8/8/8/1P6/B3K1N1 w - - 0 1";
    let after = |acts: &str| play_under("american-1897", start, "silent", acts);
    let exacts = |game: &Game, seat| {
        let lines = view::standing(game, seat).may.into_iter();
        lines.filter(|line| line.contains(" exacts ")).collect::<Vec<_>>()
    };
    // A man that cannot move, and one that can.
    for touched in ["white touches a1\n", "white touches g1\n"] {
        let game = after(touched);
        assert_eq!(exacts(&game, Seat::Black), ["black exacts C"], "{touched}");
        assert_eq!(exacts(&game, Seat::White), [""; 0], "{touched}");
    }
    // Another man moved, with the touch and without it.
    for acts in ["white touches g1\nwhite moves b2b4\n", "white moves b2b4\n"] {
        assert_eq!(exacts(&after(acts), Seat::Black), ["black exacts A"], "{acts}");
    }
    let exacted = after("white touches g1\nwhite moves b2b4\nblack exacts A\n");
    assert_eq!(exacts(&exacted, Seat::Black), ["black exacts B g1", "black exacts B b2"]);
    let in_vain = after("white moves b2b4\nblack exacts A\n");
    assert_eq!(told(&in_vain, Seat::Black), ["refused"]);
    assert_eq!(told(&in_vain, Seat::White), [""; 0]);
}
