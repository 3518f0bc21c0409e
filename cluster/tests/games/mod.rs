//! Games with much to be found, and text in which it is not plain where a game begins.

use std::fmt::Write as _;

/// So many games, always the same.
pub fn crooked(games: usize) -> String {
    let (mut text, mut state) = (String::new(), 1897_u64);
    let mut next = move |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    for number in 0..games {
        let (white, year) = (next(500), 1990 + next(35));
        let result = ["1-0", "0-1", "1/2-1/2", "*"][next(4) as usize];
        let _ = write!(
            text,
            "[Event \"Club {number}\"]\n[White \"Player {white}\"]\n[Black \"Grünfeld\"]\n[Date \"{year}.05.01\"]\n[Result \"{result}\"]\n\n"
        );
        match next(9) {
            0 => text.push_str("1. f3 e5 2. g4 Qh4# "),
            1 => text.push_str("1. f3 e5 2. g4 Qh4# 3. a3 "),
            2 => text.push_str("1. e4 e5 2. Ke3 "),
            3 => text.push_str(
                "1. e4 {as in\n\n[Event \"another\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n} e5 ",
            ),
            4 => text
                .push_str("1. e4 {[%clk 0:00:01]} e5 {[%clk 0:00:05]} 2. Nf3 {[%clk -0:00:02]} Nc6 3. Bb5 "),
            _ => {
                for turn in 0..10 + next(50) {
                    let (white, black) = if turn % 2 == 0 { ("Nf3", "Nf6") } else { ("Ng1", "Ng8") };
                    let _ = write!(
                        text,
                        "{}. {white} {black}{}",
                        turn + 1,
                        if turn % 6 == 5 { "\n" } else { " " }
                    );
                }
            }
        }
        let _ = write!(text, "{result}\n\n");
        match next(40) {
            0 => text.push_str("A letter, in which 1. e4 is called best by test.\n\n"),
            1 => text.push('\u{feff}'),
            2 => text.push_str("% a line of a program\n"),
            3 => text.push_str("1. Ke2 1-0\n\n"),
            _ => {}
        }
    }
    text
}
