//! Any board at all, asked every question with a small bound: no panic, no contradiction, and evidence that holds.
#![no_main]

use board::{Movement, Setup, Side};
use libfuzzer_sys::fuzz_target;
use proof::{
    Answer, Bound, MatingLines, can_arise, perpetual_check, forced_win, can_win, can_win_at_a_glance,
    verify_perpetual_check, verify_mate, verify_origin, verify_win,
};

const BOUND: Bound = Bound { states: 300 };

fuzz_target!(|text: &str| {
    let Ok(setup) = text.parse::<Setup>() else { return };
    let stays = Movement { may_stay_pawn: true, ..Movement::ORDINARY };
    for movement in [Movement::ORDINARY, stays] {
        let position = setup.as_it_stands(&movement);
        for side in Side::ALL {
            let mate = can_win(&position, side, BOUND);
            let glance = can_win_at_a_glance(&position, side);
            for evidence in [&mate, &glance].into_iter().filter_map(|verdict| verdict.evidence.as_ref()) {
                verify_mate(&position, side, evidence, Bound { states: 100_000 }).expect("evidence about mate");
            }
            let win = forced_win(&position, side, BOUND);
            if let Some(evidence) = &win.evidence {
                verify_win(&position, side, evidence).expect("evidence about a win");
            }
            assert!((win.answer, mate.answer) != (Answer::Yes, Answer::No), "a win without a mate");
        }
        if let Some(strategy) = perpetual_check(&position, BOUND).evidence {
            verify_perpetual_check(&position, &strategy).expect("checks without end");
        }
        if let Some(origin) = can_arise(&position, BOUND).evidence {
            verify_origin(&position, &origin).expect("an origin");
        }
        let mut lines = MatingLines::new(&position);
        for m in position.legal_moves().into_iter().take(2) {
            lines.dead(BOUND);
            lines.after(m).dead(BOUND);
        }
    }
});
