//! A FEN, a line end, then any text read as moves in UCI form: legal moves round-trip, others have reasons.
#![no_main]

use board::{Movement, Position, Setup, Transfer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (fen, moves) = text.split_once('\n').unwrap_or(("", text));
    let start = fen.parse::<Setup>().map(|setup| setup.as_it_stands(&Movement::ORDINARY));
    let mut position = start.unwrap_or_else(|_| Position::default());
    for word in moves.split_whitespace().take(64) {
        if let Ok(transfer) = word.parse::<Transfer>() {
            let reasons = position.why_illegal(transfer);
            assert_eq!(reasons.is_empty(), position.find(transfer).is_some());
        }
        match position.parse_uci(word) {
            Ok(m) => {
                assert_eq!(position.parse_uci(&position.uci(m)), Ok(m));
                position = position.play(m);
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
