//! Any text read as FEN and EPD: what can be read round-trips, and its moves are those of the reference generator.
#![no_main]

use board::{Movement, Setup, reference};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok((setup, operations)) = Setup::parse_epd(text) {
        let again = Setup::parse_epd(&setup.epd_with(&operations)).expect("an EPD that was written is read");
        assert_eq!(again.1, operations);
    }
    let Ok(setup) = text.parse::<Setup>() else { return };
    assert_eq!(setup.fen().parse::<Setup>().as_ref(), Ok(&setup));
    let position = setup.as_it_stands(&Movement::ORDINARY);
    if let Ok(strict) = setup.position() {
        assert_eq!(strict, position);
    }
    let mut fast: Vec<_> = position.legal_moves().into_iter().collect();
    let mut slow = reference::legal_moves(&position);
    fast.sort();
    slow.sort();
    assert_eq!(fast, slow);
    for m in fast {
        let after = position.play(m);
        let expected = reference::play(&position, m).as_it_stands(&Movement::ORDINARY);
        assert_eq!((after, after.key()), (expected, expected.key()));
    }
});
