//! Expectations.

use super::support::{read, wrong};

#[test]
fn expectations_are_read_as_they_are_written() {
    let lines = [
        "legal",
        "not legal e2e4 a7a8q",
        "cites 22(i)",
        "not may black exacts king",
        "ripe black claims illegal-move at 12w",
        "result 1-0 checkmate",
        "result *",
        "fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
        "board rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "turn white",
        "phase to-move",
        "must",
        "must move the man on g1",
        "offer none",
        "name b1 Queen's Knight",
        "refused",
        "refused too-late",
        "not refused not-yet envelope",
        "not kind penalty",
        "error",
        "completed 12",
        "points 3/2 0",
        "points none",
    ];
    let script = read(&format!("code: bcf-1912\n\n{}", lines.map(|line| format!("= {line}\n")).concat()));
    let written: Vec<_> = script.opening.iter().map(|expects| expects.expectation.to_string()).collect();
    assert_eq!(written, lines);
}

#[test]
fn expectations_that_are_none() {
    let case = |line: &str| wrong(&format!("code: bcf-1912\n\nwhite plays e2e4\n{line}\n"));
    let starts = |line: &str, with: &str| {
        let wrong = case(line);
        assert!(wrong[0].starts_with(with), "{line}: {wrong:?}");
        assert_eq!(wrong.len(), 1, "{line}");
    };
    starts(
        "= cites 99(z)",
        "4:9: expected the number of an article, found `99(z)`: the articles of bcf-1912 are 1, 2, 3,",
    );
    starts("= legal e2e4 Nf3", "4:14: expected a move from square to square");
    starts("= legal e1h1,h9", "4:9: expected a move from square to square");
    starts("= may black eats c1", "4:13: expected an act:");
    starts("= may black exacts move c9", "4:25: expected a square, a1 to h8, found `c9`");
    starts("= result 2-0", "4:10: expected a result: *, 1-0,");
    starts("= result 1-0 boredom", "4:14: expected what ended the game: checkmate,");
    starts("= completed many", "4:13: expected a number of moves, found `many`");
    starts("= points 0.5 1", "4:10: expected the points of a player, as in 1/2, found `0.5`: points are");
    starts("= refused too-soon", "4:11: expected why it is refused: too-late, not-yours,");
    starts("= refused too-late yesterday", "4:20: expected more on too-late: touched, moved,");
    starts("= refused not-so moved", "4:18: expected nothing after not-so");
    starts("= turn red", "4:8: expected a side: white or black, found `red`");
    starts("= not", "4:6: expected an expectation:");
    starts("= name b1", "4:10: expected the name of the piece there, found the end of the line");
    starts("= clock white 1:60:00", "4:15: expected a time, h:mm:ss, found `1:60:00`: the minutes are");
    starts("= running red", "4:11: expected whose clock: white, black or none, found `red`");
}
