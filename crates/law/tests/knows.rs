//! What each code knows, pinned: a change here changes what players may claim.

use jadoube_law::question::{Demand, DrawGround, Finite, ForfeitLetter, StartGround, Undertaken};
use jadoube_law::{Carried, Knows, Penalty, codes};

fn knows(id: &str) -> Knows {
    Knows::of(codes::find(id).expect("a code"))
}

/// The names of what is known and has no cases.
fn plain(knows: &Knows) -> Vec<&'static str> {
    let all = [
        ("illegal moves", knows.illegal_moves),
        ("an illegal move keeps the turn", knows.illegal_move_keeps_turn),
        ("takes back later", knows.takes_back_later),
        ("consent to replacement", knows.consent_to_replacement),
        ("offences counted", knows.offences_counted),
        ("touch claims", knows.touch_claims),
        ("Rook first", knows.rook_first),
        ("two hands", knows.two_hands),
        ("mistaken removals", knows.mistaken_removals),
        ("check said", knows.check_said),
        ("false check", knows.false_check),
        ("in check", knows.in_check),
        ("agreement", knows.agreement),
        ("bars draws", knows.bars_draws),
        ("move count", knows.move_count),
        ("claims by a table of endings", knows.table_claims),
        ("adjournment", knows.adjournment),
        ("the sealer opens", knows.sealer_opens),
        ("resumes without a record", knows.resumes_without_record),
        ("resumption claims", knows.resumption_claims),
        ("scores", knows.scores),
        ("close", knows.close),
        ("time claims", knows.time_claim(false)),
        ("time claims before a close", knows.time_claim(true)),
        ("reminds of an offer", knows.reminds_of_offer(true)),
        ("reminds of an offer who need not record", knows.reminds_of_offer(false)),
        ("Penalty A for touches", knows.penalty_for_touches(Penalty::TurnRestored)),
        ("Penalty B for touches", knows.penalty_for_touches(Penalty::TouchedMan)),
        ("Penalty C for touches", knows.penalty_for_touches(Penalty::KingOrSelected)),
    ];
    all.into_iter().filter_map(|(name, known)| known.then_some(name)).collect()
}

/// The letters of the clauses of which something is known.
fn letters(known: impl Fn(ForfeitLetter) -> bool) -> String {
    let clauses = ForfeitLetter::values().into_iter();
    clauses.filter(|&clause| known(clause)).map(ForfeitLetter::letter).collect()
}

fn values<T: Finite>(known: impl Fn(T) -> bool) -> Vec<T> {
    T::values().into_iter().filter(|&value| known(value)).collect()
}

/// The letters of the clauses for a refusal, for men upset, and for time.
fn clauses(knows: &Knows) -> [Option<char>; 3] {
    [knows.refusal_clause, knows.upset_clause, knows.time_clause]
}

#[test]
fn walker_1832() {
    let knows = knows("walker-1832");
    assert_eq!(plain(&knows), ["touch claims", "check said", "false check", "in check", "move count"]);
    assert_eq!((knows.carries_touches, clauses(&knows)), (None, [None; 3]));
    assert_eq!(values(|ground| knows.draw(ground)), []);
    let early = [StartGround::Board, StartGround::Men, StartGround::MenLeftOn];
    assert_eq!(values(|ground| knows.mends_start(ground, true)), early);
    assert_eq!(values(|ground| knows.mends_start(ground, false)), []);
    assert_eq!(letters(|clause| knows.forfeiture(clause) || knows.consent_forgives(clause)), "");
    assert_eq!(values(|demand| knows.requirement(demand)), []);
    let all_but_none = &Undertaken::values()[1..];
    assert_eq!(values(|what| knows.undertaking(what)), all_but_none);
}

#[test]
fn american_1897() {
    let knows = knows("american-1897");
    let expected = [
        "illegal moves",
        "an illegal move keeps the turn",
        "takes back later",
        "consent to replacement",
        "Rook first",
        "mistaken removals",
        "agreement",
        "adjournment",
        "the sealer opens",
        "resumes without a record",
        "resumption claims",
        "scores",
        "close",
        "time claims",
        "time claims before a close",
        "Penalty A for touches",
        "Penalty C for touches",
    ];
    assert_eq!(plain(&knows), expected);
    assert_eq!(knows.carries_touches, Some(Carried::WhatRemains));
    assert_eq!(clauses(&knows), [Some('e'), Some('a'), None]);
    let grounds = [DrawGround::Repetition, DrawGround::FiftyMoves, DrawGround::PerpetualCheck];
    assert_eq!(values(|ground| knows.draw(ground)), grounds);
    assert_eq!(values(|ground| knows.draw_after_touch(ground)), []);
    let early = [StartGround::Board, StartGround::Men, StartGround::FirstMove];
    assert_eq!(values(|ground| knows.mends_start(ground, true)), early);
    assert_eq!(values(|ground| knows.mends_start(ground, false)), []);
    assert_eq!(letters(|clause| knows.forfeiture(clause)), "abcdef");
    assert_eq!(letters(|clause| knows.log_decides(clause)), "e");
    assert_eq!(letters(|clause| knows.consent_forgives(clause)), "bcd");
    assert_eq!(values(|demand| knows.requirement(demand)), Demand::values());
    let undertakings =
        [Undertaken::MateWithPawn, Undertaken::MateWithMan, Undertaken::MateOnSquare, Undertaken::Condition];
    assert_eq!(values(|what| knows.undertaking(what)), undertakings);
}

#[test]
fn bcf_1912() {
    let knows = knows("bcf-1912");
    let expected = [
        "illegal moves",
        "takes back later",
        "touch claims",
        "agreement",
        "adjournment",
        "resumes without a record",
        "resumption claims",
        "time claims",
        "time claims before a close",
    ];
    assert_eq!(plain(&knows), expected);
    assert_eq!(knows.carries_touches, Some(Carried::All));
    assert_eq!(clauses(&knows), [Some('d'), Some('a'), Some('c')]);
    let grounds = [DrawGround::Repetition, DrawGround::FiftyMoves, DrawGround::PerpetualCheck];
    assert_eq!(values(|ground| knows.draw(ground)), grounds);
    assert_eq!(values(|ground| knows.draw_after_touch(ground)), grounds);
    let early = [StartGround::Board, StartGround::Men, StartGround::FirstMove];
    assert_eq!(values(|ground| knows.mends_start(ground, true)), early);
    assert_eq!(values(|ground| knows.mends_start(ground, false)), [StartGround::Men]);
    assert_eq!(letters(|clause| knows.forfeiture(clause)), "abde");
    assert_eq!(letters(|clause| knows.log_decides(clause)), "cd");
    assert_eq!(letters(|clause| knows.consent_forgives(clause)), "");
    assert_eq!(values(|demand| knows.requirement(demand)), [Demand::Replace]);
    assert_eq!(values(|what| knows.undertaking(what)), []);
}

#[test]
fn fide_2023() {
    let knows = knows("fide-2023");
    let expected = [
        "illegal moves",
        "takes back later",
        "offences counted",
        "touch claims",
        "two hands",
        "agreement",
        "bars draws",
        "scores",
        "time claims",
        "time claims before a close",
        "reminds of an offer",
        "reminds of an offer who need not record",
    ];
    assert_eq!(plain(&knows), expected);
    assert_eq!((knows.carries_touches, clauses(&knows)), (None, [None; 3]));
    let grounds =
        [DrawGround::Repetition, DrawGround::FiftyMoves, DrawGround::ManyRepetitions, DrawGround::ManyMoves];
    assert_eq!(values(|ground| knows.draw(ground)), grounds);
    assert_eq!(values(|ground| knows.draw_after_touch(ground)), grounds[2..]);
    let early = [StartGround::Board, StartGround::Men, StartGround::Colours, StartGround::Clock];
    assert_eq!(values(|ground| knows.mends_start(ground, true)), early);
    let late = [StartGround::Board, StartGround::Men, StartGround::Clock];
    assert_eq!(values(|ground| knows.mends_start(ground, false)), late);
    assert_eq!(letters(|clause| knows.forfeiture(clause) || knows.log_decides(clause)), "");
    assert_eq!(values(|demand| knows.requirement(demand)), []);
    assert_eq!(values(|what| knows.undertaking(what)), []);
}

#[test]
fn us_chess() {
    let knows = knows("us-chess");
    let expected = [
        "illegal moves",
        "takes back later",
        "offences counted",
        "touch claims",
        "agreement",
        "bars draws",
        "adjournment",
        "resumes without a record",
        "resumption claims",
        "scores",
        "time claims",
        "time claims before a close",
    ];
    assert_eq!(plain(&knows), expected);
    assert_eq!((knows.carries_touches, clauses(&knows)), (None, [None; 3]));
    let grounds =
        [DrawGround::Repetition, DrawGround::FiftyMoves, DrawGround::ManyRepetitions, DrawGround::ManyMoves];
    assert_eq!(values(|ground| knows.draw(ground)), grounds);
    assert_eq!(values(|ground| knows.draw_after_touch(ground)), []);
    let early = [StartGround::Board, StartGround::Men, StartGround::Colours, StartGround::Clock];
    assert_eq!(values(|ground| knows.mends_start(ground, true)), early);
    assert_eq!(values(|ground| knows.mends_start(ground, false)), [StartGround::Board, StartGround::Clock]);
    assert_eq!(letters(|clause| knows.forfeiture(clause) || knows.log_decides(clause)), "");
    assert_eq!(values(|demand| knows.requirement(demand)), []);
    assert_eq!(values(|what| knows.undertaking(what)), []);
}

#[test]
fn fide_2018() {
    assert_eq!(knows("fide-2018"), knows("fide-2023"));
}

/// In 2014 colours that were reversed stay so.
#[test]
fn fide_2014() {
    let (then, now) = (knows("fide-2014"), knows("fide-2023"));
    assert_eq!(plain(&then), plain(&now));
    let mended = |knows: &Knows, early| values(|ground| knows.mends_start(ground, early));
    assert_eq!(mended(&then, true), [StartGround::Board, StartGround::Men, StartGround::Clock]);
    assert_eq!(mended(&then, false), mended(&now, false));
}

#[test]
fn iccf() {
    let knows = knows("iccf");
    assert_eq!(
        plain(&knows),
        [
            "agreement",
            "bars draws",
            "claims by a table of endings",
            "time claims",
            "time claims before a close"
        ]
    );
    assert_eq!((knows.carries_touches, clauses(&knows)), (None, [None; 3]));
    let grounds = [DrawGround::Repetition, DrawGround::FiftyMoves];
    assert_eq!(values(|ground| knows.draw(ground)), grounds);
    assert_eq!(values(|ground| knows.mends_start(ground, true)), []);
    assert_eq!(letters(|clause| knows.forfeiture(clause)), "");
    assert_eq!(values(|demand| knows.requirement(demand)), []);
}
