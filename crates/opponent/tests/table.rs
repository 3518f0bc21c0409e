//! The computer at a table: what it sees in a position, what it says, and what it overlooks.

use board::Side;
use game::Game;
use game::act::{Act, Entry, HandAct, Person};
use jadoube_opponent::{Level, Opponent};
use records::act::act_text;
use records::cases;
use records::script::Script;

/// The game after a script, and what the computer then does.
fn after(text: &str) -> Game {
    let script = Script::read("x.acts", text).unwrap_or_else(|error| panic!("{error}"));
    let mut game = cases::begin(&script).expect("a game");
    for act in &script.acts {
        cases::judge(&mut game, "x.acts", act).unwrap_or_else(|error| panic!("{error}"));
    }
    game
}

fn computer(side: Side, level: u8) -> Opponent {
    Opponent { side, level: Level::new(level).expect("1 to 8"), seed: 1897 }
}

fn says(opponent: Opponent, game: &Game) -> String {
    opponent.acts(game).iter().map(act_text).collect::<Vec<_>>().join("; ")
}

#[track_caller]
fn does(side: Side, level: u8, script: &str, expected: &str) {
    assert_eq!(says(computer(side, level), &after(script)), expected);
}

/// ```text
/// 8  . . . . . . k .
/// 7  . . . . . . p .
/// 1  . . . R . . K .
/// ```
#[test]
fn mate_in_one_is_played() {
    for level in 1..=8 {
        let start = "code: fide\nstart: 6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1\n\n";
        let game = after(start);
        // Where it slips it touches first.
        let slipped = says(computer(Side::White, level), &game).starts_with("touches");
        assert!(slipped && level < 4 || says(computer(Side::White, level), &game) == "plays d1d8");
    }
}

#[test]
fn it_plays_what_the_position_asks_for() {
    let cases = [
        // A Queen that hangs.
        ("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", "plays e4d5"),
        // Mate in two: the King is kept from the seventh rank, then mated on the eighth.
        ("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "plays f6f7"),
        // The last Pawn becomes a Queen.
        ("8/P7/8/8/8/2k5/8/K7 w - - 0 1", "plays a7a8q"),
        // Not a Queen, which would be stalemate.
        ("8/5P1k/8/7K/8/8/8/8 w - - 0 1", "plays f7f8r"),
    ];
    for (start, expected) in cases {
        does(Side::White, 8, &format!("code: fide\nstart: {start}\n\n"), expected);
    }
}

#[test]
fn it_waits_for_its_turn() {
    does(Side::Black, 8, "code: fide\n\n", "");
    does(Side::White, 8, "code: fide\n\nwhite plays e4\n", "");
}

#[test]
fn what_was_touched_is_moved() {
    for notice in ["all", "silent"] {
        let game = after(&format!("code: bcf-1912\nnotice: {notice}\n\nwhite touches a2\n"));
        let said = says(computer(Side::White, 8), &game);
        assert!(["plays a2a3", "plays a2a4"].contains(&said.as_str()), "{notice}: {said}");
    }
}

#[test]
fn a_move_is_followed_by_the_press() {
    does(Side::White, 8, "code: fide\ntime: 5m\n\nwhite moves e4\n", "presses");
}

#[test]
fn an_illegal_move_is_claimed() {
    // The King walks into the Rook's file.
    let script = "start: 3rk3/8/8/8/8/8/4K3/8 w - - 0 1\ntime: 5m\narbiter: called\n\nwhite plays e2d2\n";
    let said = says(computer(Side::Black, 8), &after(&format!("code: fide-2023\ntempo: blitz\n{script}")));
    assert_eq!(said, "claims illegal-move");
}

/// White threatens mate on d8, but has touched the Bishop, which cannot move.
/// ```text
/// 8  . . . . . . k .
/// 7  . . . . . . p .
/// 2  . P . . . . . .
/// 1  B . . R . . K .
/// ```
#[test]
fn a_penalty_is_exacted_where_it_helps() {
    let script = "code: bcf-1912\nstart: 6k1/5ppp/8/8/8/8/1P6/B2R2K1 w - - 0 1\n\nwhite touches a1\n";
    for level in [1, 4, 8] {
        does(Side::Black, level, script, "exacts king");
    }
    // In check the King must move anyhow, so nothing is gained by it.
    let script = "code: bcf-1912\nstart: 7k/8/8/8/8/8/1P6/B3q1K1 w - - 0 1\n\nwhite touches a1\n";
    does(Side::Black, 6, script, "");
}

#[test]
fn a_draw_is_taken_only_by_the_worse_side() {
    let better = "code: fide\nstart: 4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1\n\nwhite plays a1a2\nblack moves e8e7\n";
    let game = after(&format!("{better}black offers draw\n"));
    assert_eq!(says(computer(Side::White, 4), &game), "declines draw");
    let worse = "code: fide\nstart: 4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1\n\nwhite moves a1a2\nblack moves e8e7\nwhite moves a2a3\nwhite offers draw\n";
    assert_eq!(says(computer(Side::Black, 4), &after(worse)), "accepts draw");
}

/// Twice round, so that the position has stood three times: the Queen checks on e8 and h5.
fn checked_for_ever(start: &str) -> Game {
    let round = "white plays h5e8\nblack plays g8h7\nwhite plays e8h5\nblack plays h7g8\n";
    after(&format!("code: bcf-1912\nstart: {start}\n\n{round}{round}"))
}

/// White threatens nothing but check, and is to be mated on h2.
/// ```text
/// 8  . . . . . . k .
/// 7  . . . . . . p .
/// 5  . . . . . . . Q
/// 3  . . . . . . P P
/// 2  r . . . . . . .
/// 1  q . . . . . B K
/// ```
#[test]
fn repetition_is_claimed_where_nothing_else_holds_the_draw() {
    let worse = checked_for_ever("6k1/6p1/8/7Q/8/6PP/r7/q5BK w - - 0 1");
    assert_eq!(says(computer(Side::White, 6), &worse), "claims repetition");
    let better = checked_for_ever("6k1/6p1/8/7Q/8/6PP/5RB1/6BK w - - 0 1");
    let said = says(computer(Side::White, 6), &better);
    assert!(said.starts_with("plays "), "{said}");
}

#[test]
fn no_draw_is_taken_in_an_even_game_or_for_an_illegal_move() {
    let even = "code: fide\n\nwhite moves e4\nblack moves e5\nwhite moves Nf3\nwhite offers draw\n";
    does(Side::Black, 5, even, "declines draw");
    let offer = "code: american-1897\ntime: 5m\n\nwhite plays e4\nblack plays e5\nwhite moves a1a5\nwhite offers draw\n";
    let said = says(computer(Side::Black, 5), &after(offer));
    assert!(!said.contains("accepts draw"), "{said}");
}

#[test]
fn nothing_is_consented_to_unasked() {
    let game = after("code: american-1897\ntime: 5m\n\nwhite plays e4\nblack plays e5\nwhite moves a1a5\n");
    let black = computer(Side::Black, 5);
    assert!(black.interrupts(&game), "White's turn is not over");
    assert!(!says(black, &game).contains("consents"));
}

/// White touches a Knight and moves a Pawn: told, the computer claims the touch; at a silent table nobody tells it.
#[test]
fn at_a_silent_table_it_knows_what_it_sees_for_itself() {
    let script = |notice: &str| {
        format!("code: fide-2023\narbiter: called\nnotice: {notice}\n\nwhite touches b1\nwhite moves h2h3\n")
    };
    does(Side::Black, 8, &script("all"), "claims touched b1");
    let silent = says(computer(Side::Black, 8), &after(&script("silent")));
    assert!(silent.starts_with("plays "), "{silent}");
    let illegal = "code: fide-2023\narbiter: called\nnotice: silent\n\nwhite moves a1a5\n";
    does(Side::Black, 8, illegal, "claims illegal-move");
}

#[test]
fn it_waits_for_a_flag_as_long_as_it_has_not_fallen() {
    let game = after("code: bcf-1912\ntime: 5m\n\n@0:00:00 white plays e4\n@0:00:02 black plays e5\n");
    let flag = |side| computer(side, 3).flag(&game).map(|(left, claim)| (left, act_text(&claim)));
    assert_eq!(flag(Side::Black), Some((300_000, "claims time".to_owned())));
    assert_eq!(flag(Side::White), None, "White's own clock runs");
}

#[test]
fn only_the_lower_levels_touch_the_wrong_piece() {
    let slips = |level: u8| {
        let game = after("code: fide\n\n");
        let touches = |seed| {
            let opponent = Opponent { seed, ..computer(Side::White, level) };
            matches!(opponent.acts(&game).as_slice(), [Act::Hand(HandAct::Touches { .. })])
        };
        (0..200).filter(|seed| touches(*seed)).count()
    };
    assert!((5..60).contains(&slips(1)), "{}", slips(1));
    assert_eq!(slips(4), 0);
}

/// In twenty moves of the lowest level a hand goes astray two or three times: hardly a game is without it.
#[test]
fn a_beginner_touches_the_wrong_piece_in_nearly_every_game() {
    let slips_in = |seed: u64| {
        let mut game = after("code: fide\n\n");
        let white = Opponent { seed, ..computer(Side::White, 1) };
        let mut slips = 0;
        while game.standing_without_line().completed < 40 && game.ending().is_none() {
            let legal = game.standing_without_line().legal.clone();
            let acts = white.acts(&game);
            let (who, acts) = match acts.is_empty() {
                true => (Side::Black, thoughtless(&game, seed as usize).into_iter().collect()),
                false => (Side::White, acts),
            };
            if acts.is_empty() {
                break;
            }
            for act in acts {
                if let Act::Hand(HandAct::Touches { squares, .. }) = &act {
                    slips += 1;
                    assert!(legal.iter().any(|it| squares[..] == [it.from()]), "{squares:?} can move");
                }
                game.judge(Entry { stamp: None, who: Person::Player(who), act }).expect("it can be done");
            }
        }
        slips
    };
    let games: Vec<i32> = (0..12).map(slips_in).collect();
    assert!(games.iter().filter(|&&slips| slips == 0).count() <= 2, "{games:?}");
    assert!((12..60).contains(&games.iter().sum::<i32>()), "{games:?}");
}

/// A player who does not think plays a legal move, in an order that the seed gives.
fn thoughtless(game: &Game, seed: usize) -> Option<Act> {
    let legal = &game.standing_without_line().legal;
    let at = (seed.wrapping_mul(2_654_435_761) + game.log().len() * 40_503) % legal.len().max(1);
    legal.get(at).map(|&m| Act::Hand(HandAct::Plays(m.into())))
}

#[test]
fn nothing_that_it_does_is_refused_under_any_code() {
    for code in law::codes::all() {
        for (seed, notice) in [(1, "all"), (2, "silent"), (3, "all")] {
            let mut game = after(&format!("code: {}\ntime: 10m\nnotice: {notice}\n\n", code.id));
            if game.is_communicated() {
                // It sends no moves: a server seats it at no such game.
                continue;
            }
            let computer = Opponent { seed: seed as u64, ..computer(Side::White, 2) };
            for _ in 0..80 {
                let (who, acts) = match computer.acts(&game) {
                    acts if acts.is_empty() => (Side::Black, thoughtless(&game, seed).into_iter().collect()),
                    acts => (Side::White, acts),
                };
                if acts.is_empty() {
                    break;
                }
                for act in acts {
                    let text = format!("{}, act {}: {who} {}", code.id, game.log().len() + 1, act_text(&act));
                    let entry = Entry { stamp: None, who: Person::Player(who), act };
                    let rulings = game.judge(entry).unwrap_or_else(|error| panic!("{text}: {error}"));
                    let refused = rulings.iter().any(|ruling| ruling.kind.is_refusal());
                    assert!(!refused || who == Side::Black, "{text}: {rulings:?}");
                }
            }
            assert!(game.standing().completed > 10 || game.ending().is_some(), "{}", code.id);
        }
    }
}
