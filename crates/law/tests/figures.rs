//! The numbers that articles fix, each with its article.

use jadoube_law::{Figure, codes, figure};

/// Every number of a code, by the articles.
fn figures(id: &str) -> Vec<(Figure, u32, &'static str)> {
    let code = codes::find(id).expect("a code");
    let all = [
        Figure::MovesToMendTheStart,
        Figure::Occurrences,
        Figure::OccurrencesByThemselves,
        Figure::MovesWithoutProgress,
        Figure::MovesWithoutProgressByThemselves,
        Figure::MovesWithoutCapture,
        Figure::MovesInLongEndings,
        Figure::MovesAfterNotice,
        Figure::MovesBeforeAgreement,
        Figure::WorthOfQueen,
        Figure::WorthOfRook,
        Figure::WorthOfMinorPiece,
        Figure::ForceAgainstRook,
        Figure::ForceAgainstNothing,
        Figure::MovesInUnnoticedCheck,
        Figure::MovesInAPeriod,
        Figure::MinutesInAPeriod,
        Figure::SecondsForIllegalMove,
        Figure::SecondsForWrongClaim,
        Figure::MinutesToRecord,
        Figure::IncrementToRecord,
        Figure::MinutesOfTimePressure,
        Figure::SecondsAgainstTimePressure,
        Figure::MinutesToArrive,
        Figure::MovesToTakeBack,
        Figure::MovesToTakeBackInTimePressure,
        Figure::MissingMovePairs,
        Figure::SecondsForDevice,
        Figure::HalfPointsForWin,
        Figure::HalfPointsForDraw,
        Figure::HalfPointsForLoss,
        Figure::HoursToReplyAtLeisure,
        Figure::DaysBeforeDoubling,
        Figure::DaysOfLeave,
        Figure::DaysToFirstReminder,
        Figure::DaysToSecondReminder,
        Figure::DaysToLastReminder,
        Figure::DaysOfSilence,
        Figure::MenInTables,
    ];
    let set = |which| figure(code, which).map(|(number, article)| (which, number, article));
    all.into_iter().filter_map(set).collect()
}

#[test]
fn walker_1832() {
    let expected = [
        (Figure::MovesToMendTheStart, 4, "I"),
        (Figure::MovesAfterNotice, 50, "XXII"),
        (Figure::WorthOfQueen, 9, "XXII"),
        (Figure::WorthOfRook, 5, "XXII"),
        (Figure::WorthOfMinorPiece, 3, "XXII"),
        (Figure::ForceAgainstRook, 8, "XXII"),
        (Figure::ForceAgainstNothing, 6, "XXII"),
        (Figure::MovesInUnnoticedCheck, 2, "XVIII"),
    ];
    assert_eq!(figures("walker-1832"), expected);
}

#[test]
fn american_1897() {
    let expected = [
        (Figure::MovesToMendTheStart, 4, "II.1(b)"),
        (Figure::Occurrences, 3, "II.8(c)"),
        (Figure::MovesWithoutCapture, 50, "II.8(b)"),
        (Figure::HoursToReplyAtLeisure, 24, "III.2(b)"),
    ];
    assert_eq!(figures("american-1897"), expected);
}

#[test]
fn bcf_1912() {
    let expected = [
        (Figure::MovesToMendTheStart, 4, "3"),
        (Figure::Occurrences, 3, "32(c)"),
        (Figure::MovesWithoutProgress, 50, "32(d)"),
        (Figure::MovesInAPeriod, 20, "36(a)"),
        (Figure::MinutesInAPeriod, 60, "36(a)"),
    ];
    assert_eq!(figures("bcf-1912"), expected);
}

#[test]
fn us_chess() {
    let expected = [
        (Figure::MovesToMendTheStart, 10, "11F"),
        (Figure::Occurrences, 3, "14C"),
        (Figure::OccurrencesByThemselves, 5, "14K"),
        (Figure::MovesWithoutProgress, 50, "14F"),
        (Figure::MovesWithoutProgressByThemselves, 75, "14K"),
        (Figure::SecondsForIllegalMove, 120, "1C2a"),
        (Figure::SecondsForWrongClaim, 120, "1C2a"),
        (Figure::MinutesToRecord, 5, "15B"),
        (Figure::IncrementToRecord, 30, "15B"),
        (Figure::MinutesOfTimePressure, 5, "11D1"),
        (Figure::SecondsAgainstTimePressure, 30, "11D1"),
        (Figure::MinutesToArrive, 60, "13D"),
        (Figure::MovesToTakeBack, 10, "11A"),
        (Figure::MovesToTakeBackInTimePressure, 2, "11D1"),
        (Figure::MissingMovePairs, 3, "13C7"),
        (Figure::SecondsForDevice, 600, "20N"),
    ];
    assert_eq!(figures("us-chess"), expected);
}

#[test]
fn fide_2014() {
    let expected = [
        (Figure::Occurrences, 3, "9.2.a"),
        (Figure::OccurrencesByThemselves, 5, "9.6.a"),
        (Figure::MovesWithoutProgress, 50, "9.3.a"),
        (Figure::MovesWithoutProgressByThemselves, 75, "9.6.b"),
        (Figure::SecondsForIllegalMove, 120, "7.5.b"),
        (Figure::SecondsForWrongClaim, 120, "9.5.b"),
        (Figure::MinutesToRecord, 5, "8.4"),
        (Figure::IncrementToRecord, 30, "8.4"),
        (Figure::HalfPointsForWin, 2, "10.1"),
        (Figure::HalfPointsForDraw, 1, "10.1"),
        (Figure::HalfPointsForLoss, 0, "10.1"),
    ];
    assert_eq!(figures("fide-2014"), expected);
}

#[test]
fn fide_2018() {
    assert_eq!(figures("fide-2018"), figures("fide-2023"));
}

#[test]
fn fide_2023() {
    let expected = [
        (Figure::MovesToMendTheStart, 10, "7.3"),
        (Figure::Occurrences, 3, "9.2.1"),
        (Figure::OccurrencesByThemselves, 5, "9.6.1"),
        (Figure::MovesWithoutProgress, 50, "9.3.1"),
        (Figure::MovesWithoutProgressByThemselves, 75, "9.6.2"),
        (Figure::SecondsForIllegalMove, 120, "7.5.5"),
        (Figure::SecondsForWrongClaim, 120, "9.5.3"),
        (Figure::MinutesToRecord, 5, "8.4"),
        (Figure::IncrementToRecord, 30, "8.4"),
        (Figure::HalfPointsForWin, 2, "10.1"),
        (Figure::HalfPointsForDraw, 1, "10.1"),
        (Figure::HalfPointsForLoss, 0, "10.1"),
    ];
    assert_eq!(figures("fide-2023"), expected);
}

/// The combinations of Walker's law XXII are worth exactly what a greater force must exceed.
#[test]
fn greater_force_exceeds_what_the_law_names() {
    let walker = codes::find("walker-1832").expect("a code");
    let worth = |which| figure(walker, which).expect("set by XXII").0;
    let (rook, minor) = (worth(Figure::WorthOfRook), worth(Figure::WorthOfMinorPiece));
    assert_eq!(worth(Figure::ForceAgainstRook), rook + minor);
    assert_eq!(worth(Figure::ForceAgainstNothing), 2 * minor);
}

#[test]
fn iccf() {
    let expected = [
        (Figure::Occurrences, 3, "Server 1.a"),
        (Figure::MovesWithoutProgress, 50, "Server 1.a"),
        (Figure::MovesInAPeriod, 10, "Rules 2.4.2"),
        (Figure::MinutesInAPeriod, 50 * 24 * 60, "Rules 2.4.2"),
        (Figure::HalfPointsForWin, 2, "Server 1.a"),
        (Figure::HalfPointsForDraw, 1, "Server 1.a"),
        (Figure::HalfPointsForLoss, 0, "Server 1.a"),
        (Figure::DaysBeforeDoubling, 20, "Rules 2.4.2"),
        (Figure::DaysOfLeave, 30, "Guide, leave"),
        (Figure::DaysToFirstReminder, 14, "Server 3.a"),
        (Figure::DaysToSecondReminder, 28, "Server 3.a"),
        (Figure::DaysToLastReminder, 35, "Server 3.a"),
        (Figure::DaysOfSilence, 40, "Manual 7"),
        (Figure::MenInTables, 7, "Rules 2.10"),
    ];
    assert_eq!(figures("iccf"), expected);
}

/// The moves of each side without progress that FIDE's older editions give, and those in the endings with more.
#[test]
fn the_limits_of_fides_older_editions() {
    let of = |id: &str| {
        let all = figures(id);
        let number = |which| all.iter().find(|(figure, ..)| *figure == which).map(|(_, number, _)| *number);
        (number(Figure::MovesWithoutProgress), number(Figure::MovesInLongEndings))
    };
    assert_eq!(of("fide-1972"), (Some(50), Some(132)));
    assert_eq!(of("fide-1974"), (Some(50), None));
    assert_eq!(of("fide-1982"), (Some(50), Some(100)));
    assert_eq!(of("fide-1988"), (Some(50), Some(75)));
    assert_eq!(of("fide-1992"), (Some(50), None));
    assert_eq!(of("london-2009"), (Some(50), None));
    assert!(figures("london-2009").contains(&(Figure::MovesBeforeAgreement, 30, "21")));
    assert_eq!(of("london-1883"), (None, None));
}
