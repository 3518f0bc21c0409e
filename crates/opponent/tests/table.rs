//! The computer at a table: what it sees in a position, what it says, and what it overlooks.

use board::Side;
use game::Game;
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
/// 7  . . . . . p p p
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
    let game = after("code: bcf-1912\n\nwhite touches a2\n");
    let said = says(computer(Side::White, 8), &game);
    assert!(["plays a2a3", "plays a2a4"].contains(&said.as_str()), "{said}");
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
/// 7  . . . . . p p p
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
fn a_draw_is_taken_only_by_the_worse_side() {}
