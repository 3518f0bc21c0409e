//! Each kind of finding, and what comes near it and is none.

use std::collections::HashMap;

use board::Position;
use jadoube_audit::{Basis, Choice, Kind};
use records::san;

use crate::support::{code, findings, found, record, text, there_and_back};

const NEW: &str = "Date: 2024.03.01";

#[test]
fn a_good_game() {
    let game = text(&[NEW, "Result: 0-1"], "1. f3 e5 2. g4 Qh4# 0-1");
    assert_eq!(found(Choice::ByDate, &game), []);
}

#[test]
fn illegal_moves_with_their_articles() {
    let game = text(&[NEW], "1. e4 e5 2. Ke3 *");
    let all = findings(Choice::ByDate, &game);
    assert_eq!((all[0].kind, all[0].ply, all.len()), (Kind::IllegalMove, 3, 1));
    assert_eq!((all[0].code, &all[0].articles[..]), (Some("fide-2023"), &["3.8.1"][..]));
    assert!(all[0].fen.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w"), "{}", all[0].fen);
    assert!(all[0].says.contains("`Ke3` is not a legal move for White"), "{}", all[0].says);
}

/// What may be no such move accuses nobody: a record without its beginning, and moves without a blank between them.
#[test]
fn what_is_no_illegal_move() {
    let black = findings(Choice::ByDate, "1... e5 2. e4 1-0");
    assert_eq!(black.iter().map(|found| (found.kind, found.ply)).collect::<Vec<_>>(), [(Kind::Notation, 0)]);
    assert!(black[0].says.contains("begin with the number of a move of Black's"), "{}", black[0].says);
    let run = findings(Choice::ByDate, "1.e4e5 2.Nf3Nc6 1-0");
    assert_eq!(run.iter().map(|found| (found.kind, found.ply)).collect::<Vec<_>>(), [(Kind::Notation, 1)]);
    assert!(run[0].says.contains("the moves `e4` and `e5`"), "{}", run[0].says);
    // A promotion that is not named, and a cross where nothing is taken, are faults of the writing.
    let unnamed = text(&["FEN: 7k/P7/8/8/8/8/8/K7 w - - 0 1"], "1. a8 *");
    assert_eq!(found(Choice::ByDate, &unnamed), [(Kind::Notation, 1)]);
    assert_eq!(found(Choice::ByDate, "1. e4 e5 2. Nxf3 *"), [(Kind::Notation, 3)]);
    // From a square where a piece stands it can only be one move.
    assert_eq!(found(Choice::ByDate, "1. e2e5 e7e5 *"), [(Kind::IllegalMove, 1)]);
    // With a FEN the number tells of no beginning that is missing.
    let fen = text(&["FEN: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"], "1... e5 *");
    assert_eq!(found(Choice::ByDate, &fen), []);
    // Text around the games is told, and stops none of them.
    let around = findings(Choice::ByDate, "Dear friend,\n\n1. e4 e5 2. Ke3 1-0 ff\n");
    let kinds: Vec<_> = around.iter().map(|found| found.kind).collect();
    assert_eq!(kinds.iter().filter(|kind| **kind == Kind::Notation).count(), 2, "{around:?}");
    assert!(kinds.contains(&Kind::IllegalMove), "{around:?}");
}

#[test]
fn stalemate_was_no_draw_everywhere() {
    let fen = "FEN: k7/8/1K6/8/8/8/8/2Q5 w - - 0 1";
    let game = |day: &str, moves: &str| found(Choice::ByDate, &text(&[day, fen, "Result: 1-0"], moves));
    let contradicts = [(Kind::ResultContradicts, 1)];
    assert_eq!(game("Date: 1840.??.??", "1. Qc7 1-0"), contradicts);
    assert_eq!(game("Date: 1832.01.01", "1. Qc7 1-0"), contradicts);
    assert_eq!(game("Date: 1792.??.??", "1. Qc7 1-0"), []);
    // Mate ended the game at all times, and nobody without a legal move can make one.
    assert_eq!(game("Date: 1792.??.??", "1. Qc8+ Ka7 1-0"), [(Kind::AfterTheEnd, 1)]);
    assert_eq!(game("Date: 1792.??.??", "1. Qc7 Kb8 1-0"), [(Kind::IllegalMove, 2)]);
    let mated = text(&["Date: 1620.??.??", "Result: 1-0"], "1. f3 e5 2. g4 Qh4# 1-0");
    assert_eq!(found(Choice::ByDate, &mated), [(Kind::ResultContradicts, 4)]);
}

#[test]
fn days_that_no_calendar_has() {
    let game = |day: &str| findings(Choice::ByDate, &text(&[day, "Result: *"], "1. e4 *"));
    let all = game("Date: 2023.02.30");
    assert_eq!((all.len(), all[0].kind), (1, Kind::Notation));
    assert!(
        all[0].says.starts_with("The tag Date has `2023.02.30`, which no calendar has"),
        "{}",
        all[0].says
    );
    assert_eq!(game("EventDate: 2023.13.01").len(), 1);
    assert_eq!(game("Date: 2024.02.29").len() + game("Date: 2023.??.??").len(), 0);
    for (day, told) in [
        ("0000.??.??", "which no calendar has; it is not used"),
        ("2023.13.01", "which no calendar has; it is not used"),
        ("2023.00.00", "in which `00` counts as unknown"),
        ("01.07.2014", "with the year first; it is not used"),
    ] {
        let all = game(&format!("Date: {day}"));
        assert!(all.len() == 1 && all[0].says.contains(told), "{day}: {all:?}");
    }
}

/// The tag `SetUp` says that the array is the usual one, and then no FEN counts.
#[test]
fn a_start_that_the_tags_take_back() {
    let fen = "FEN: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let all = findings(Choice::ByDate, &text(&[NEW, fen, "SetUp: 0", "Result: *"], "1. Nf3 *"));
    assert!(all.len() == 1 && all[0].says.contains("the tag FEN is not used"), "{all:?}");
    assert_eq!(found(Choice::ByDate, &text(&[NEW, fen, "SetUp: 1", "Result: *"], "1. e4 *")), []);
}

#[test]
fn what_both_lose_contradicts_nothing() {
    for moves in ["1. f3 e5 2. g4 Qh4# 0-0", "1. e4 0-0"] {
        assert_eq!(found(Choice::ByDate, &text(&[NEW, "Result: 0-0"], moves)), [], "{moves}");
    }
}

#[test]
fn ambiguous_moves() {
    let game = text(&[NEW], "1. d4 d5 2. Nf3 Nf6 3. Nd2 *");
    assert_eq!(found(Choice::ByDate, &game), [(Kind::AmbiguousMove, 5)]);
    // A pinned Knight cannot be meant.
    let game = text(&[NEW, "FEN: 4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1"], "1. Ne2 *");
    assert_eq!(found(Choice::ByDate, &game), []);
}

/// What tells the pieces apart, the code says, if it speaks of records.
#[test]
fn articles_of_ambiguous_moves() {
    let game = |day: &str, fen: &str, moves: &str| {
        let all = findings(Choice::ByDate, &text(&[day, &format!("FEN: {fen}")], moves));
        assert_eq!(all[0].kind, Kind::AmbiguousMove);
        (all[0].code, all[0].articles.clone())
    };
    let (beside, above) = ("4k3/8/8/8/8/8/8/1N1K1N2 w - - 0 1", "4k3/8/8/1N6/8/8/8/1N1K4 w - - 0 1");
    assert_eq!(game(NEW, beside, "1. Nd2 *"), (Some("fide-2023"), vec!["C.10.1", "C.10.3"]));
    assert_eq!(game(NEW, above, "1. Nc3 *"), (Some("fide-2023"), vec!["C.10.2"]));
    assert_eq!(game("Date: 1950.??.??", beside, "1. Nd2 *"), (None, vec![]));
}

#[test]
fn articles_of_reasons_that_are_not_borne_out() {
    let articles = |termination: &str, result: &str, moves: &str| {
        let tags = [NEW, &format!("Termination: {termination}"), &format!("Result: {result}")];
        let all = findings(Choice::ByDate, &text(&tags, &format!("{moves} {result}")));
        let of_the_reason = all.into_iter().find(|it| it.kind == Kind::ReasonContradicts).expect(termination);
        of_the_reason.articles
    };
    let (open, mate) = ("1. e4 e5", "1. f3 e5 2. g4 Qh4#");
    let cases = [
        ("White mates", "1-0", open, "5.1.1"),
        ("Game drawn by stalemate", "1/2-1/2", open, "5.2.1"),
        ("3-fold rep", "1/2-1/2", open, "9.2.2"),
        ("50-move rule", "1/2-1/2", open, "9.3.2"),
        ("Neither player has mating material", "1/2-1/2", open, "5.2.2"),
        // The mate had ended the game before any flag fell.
        ("White forfeits on time", "0-1", mate, "5.1.1"),
        ("White resigns", "1-0", open, "5.1.2"),
        ("White forfeits on time", "1-0", open, "6.9"),
        ("Game drawn by mutual agreement", "1-0", open, "5.2.3"),
    ];
    for (termination, result, moves, article) in cases {
        let cited = articles(termination, result, moves);
        assert!(cited.contains(&article), "{termination}: {cited:?}");
    }
    assert_eq!(articles("White wins by adjudication", "0-1", open), [""; 0]);
}

#[test]
fn a_fifth_repetition_ends_the_game_since_2014() {
    let game = |day: &str| text(&[day, "Result: 1-0"], &format!("{} e4 e5 1-0", there_and_back(4)));
    let kinds = |day: &str| found(Choice::ByDate, &game(day));
    let end = [(Kind::Unclaimed, 8), (Kind::AfterTheEnd, 16), (Kind::ResultContradicts, 16)];
    assert_eq!(kinds("Date: 2018.01.01"), end);
    assert_eq!(kinds("Date: 2014.07.01"), end);
    assert_eq!(kinds("Date: 2014.06.30"), [(Kind::Unclaimed, 8)]);
    // What the record cannot show is not claimed.
    assert_eq!(kinds("Date: 2014.??.??"), [(Kind::Unclaimed, 8)]);
    assert_eq!(kinds("Date: ????.??.??"), []);
    assert_eq!(kinds("Date: 1950.01.01"), []);
    assert_eq!(found(code("fide-2023"), &game("Date: 1950.01.01")), end);
}

#[test]
fn in_2014_repetitions_had_to_follow_one_another() {
    let moves = format!("Nc3 Nc6 Nd5 Nd4 Nc3 Nc6 Nb1 Nb8 {} e4 *", there_and_back(3));
    assert_eq!(
        found(code("fide-2018"), &text(&[], &moves)),
        [(Kind::Unclaimed, 12), (Kind::AfterTheEnd, 20)]
    );
    assert_eq!(found(code("fide-2014"), &text(&[], &moves)), [(Kind::Unclaimed, 12)]);
    let moves = format!("Nc3 Nc6 Nd5 Nd4 Nc3 Nc6 Nb1 Nb8 {} e4 *", there_and_back(4));
    assert_eq!(
        found(code("fide-2014"), &text(&[], &moves)),
        [(Kind::Unclaimed, 12), (Kind::AfterTheEnd, 24)]
    );
}

#[test]
fn the_last_move_is_not_played_after_the_end() {
    let game = text(&[NEW, "Result: 1/2-1/2"], &format!("{} 1/2-1/2", there_and_back(4)));
    assert_eq!(found(Choice::ByDate, &game), [(Kind::Unclaimed, 8)]);
    let game = text(&[NEW, "Result: 1/2-1/2"], &format!("{} 1/2-1/2", there_and_back(2)));
    assert_eq!(found(Choice::ByDate, &game), []);
}

#[test]
fn rights_to_castle_make_positions_different() {
    // After the Kings have moved the start comes back without its rights: twice, not three times.
    let moves = "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8 d4 *";
    assert_eq!(found(Choice::ByDate, &text(&[NEW], moves)), []);
    let moves = "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 d4 *";
    assert_eq!(found(Choice::ByDate, &text(&[NEW], moves)), [(Kind::Unclaimed, 12)]);
}

/// Moves that are neither captures nor moves of Pawns, give no check, and seldom lead to a position that was there before.
fn wandering(plies: usize) -> Vec<String> {
    let (mut position, mut seen, mut moves) = (Position::default(), HashMap::new(), Vec::new());
    for _ in 0..plies {
        let quiet = position.legal_moves().into_iter().filter(|&m| {
            let knight = position.man_at(m.from()).is_some_and(|man| man.kind == board::Kind::Knight);
            let next = position.play(m);
            knight && !position.is_irreversible(m) && !next.in_check(next.turn())
        });
        let stood = |m: &board::Move| seen.get(&position.play(*m).placement()).copied().unwrap_or(0);
        let next = quiet.min_by_key(stood).expect("a Knight can move");
        moves.push(san::write(&position, next));
        position = position.play(next);
        *seen.entry(position.placement()).or_insert(0) += 1;
    }
    moves
}

#[test]
fn seventy_five_moves_end_the_game() {
    let quiet = wandering(152);
    let game = |plies: usize| text(&[NEW], &format!("{} *", quiet[..plies].join(" ")));
    let kinds = |plies: usize| {
        let mut all = found(Choice::ByDate, &game(plies));
        all.retain(|(kind, ply)| *kind == Kind::AfterTheEnd || (*kind, *ply) == (Kind::Unclaimed, 100));
        all
    };
    assert_eq!(kinds(100), []);
    assert_eq!(kinds(101), [(Kind::Unclaimed, 100)]);
    assert_eq!(kinds(150), [(Kind::Unclaimed, 100)]);
    assert_eq!(kinds(151), [(Kind::Unclaimed, 100), (Kind::AfterTheEnd, 150)]);
}

/// The half-move clock of a FEN is the word of the record: what it has counted needs no other proof.
#[test]
fn what_the_start_counts_from_before_was_made() {
    let game = |clock: u32| {
        let fen = format!("FEN: 4k2r/8/8/8/8/8/8/R3K3 w - - {clock} 90");
        text(&[NEW, &fen], "90. Ra2 Rh7 91. Ra3 Rh6 *")
    };
    assert_eq!(found(Choice::ByDate, &game(0)), []);
    assert_eq!(found(Choice::ByDate, &game(96)), []);
    assert_eq!(found(Choice::ByDate, &game(97)), [(Kind::Unclaimed, 3)]);
    assert_eq!(found(Choice::ByDate, &game(146)), [(Kind::Unclaimed, 0)]);
    assert_eq!(found(Choice::ByDate, &game(149)), [(Kind::Unclaimed, 0), (Kind::AfterTheEnd, 1)]);
    assert_eq!(found(Choice::ByDate, &game(150)), [(Kind::AfterTheEnd, 0)]);
    let all = findings(Choice::ByDate, &game(149));
    assert!(
        all[1]
            .says
            .contains("without a capture or a move of a Pawn, as the half-move clock of the FEN counts them")
    );
    // Where captures alone begin it anew, no capture was among them.
    assert_eq!(found(code("american-1897"), &game(99)), [(Kind::Unclaimed, 1)]);
    // A capture begins the count anew.
    let taken = text(&[NEW, "FEN: 4k2r/8/8/8/8/8/8/R3K2r w - - 99 90"], "90. Kd2 Rxa1 91. Kc2 Ra2+ *");
    assert_eq!(found(Choice::ByDate, &taken), [(Kind::Unclaimed, 1)]);
}

#[test]
fn a_dead_position_ends_the_game_where_it_died() {
    let game = |day: &str| {
        text(&[day, "FEN: 4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "Result: 1-0"], "1. Kxd2 Ke7 2. Ke3 1-0")
    };
    let all = findings(Choice::ByDate, &game(NEW));
    let kinds: Vec<_> = all.iter().map(|it| (it.kind, it.ply)).collect();
    // Who could have won on time, or by a resignation, is no question any more.
    assert_eq!(kinds, [(Kind::AfterTheEnd, 1), (Kind::ResultContradicts, 1)]);
    let last = text(&[NEW, "FEN: 8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", "Result: 0-1"], "1. e4 Kxe4 0-1");
    assert_eq!(found(Choice::ByDate, &last), [(Kind::ResultContradicts, 2)]);
    assert_eq!(all[0].articles, ["1.5", "5.2.2"]);
    assert_eq!(all[1].result, Some(records::pgn::Outcome::Drawn));
    // Not before the Laws had it.
    assert_eq!(found(Choice::ByDate, &game("Date: 1950.01.01")), [(Kind::CannotMate, 3)]);
}

#[test]
fn locked_pawns_are_dead_too() {
    let fen = "FEN: 8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93";
    let game = text(&[NEW, fen, "Result: 1/2-1/2"], "93... Kc6 94. Kd3 Kd6 1/2-1/2");
    assert_eq!(found(Choice::ByDate, &game), [(Kind::AfterTheEnd, 0)]);
}

#[test]
fn moves_after_mate_are_played_after_the_end() {
    let game = text(&[NEW, "Result: 0-1"], "1. f3 e5 2. g4 Qh4# 3. Nc3 0-1");
    assert_eq!(found(Choice::ByDate, &game), [(Kind::AfterTheEnd, 4)]);
}

#[test]
fn results_against_mate_and_stalemate() {
    let game = text(&["Date: 1900.01.01", "Result: 1-0"], "1. f3 e5 2. g4 Qh4# 1-0");
    let all = findings(Choice::ByDate, &game);
    assert_eq!((all[0].kind, all[0].ply, all.len()), (Kind::ResultContradicts, 4, 1));
    let stalemate = "FEN: 7k/8/5KQ1/8/8/8/8/8 w - - 0 1";
    let game = text(&[NEW, stalemate, "Result: 1-0"], "1. Qf7 1-0");
    assert_eq!(found(Choice::ByDate, &game), [(Kind::ResultContradicts, 1)]);
    for result in ["1/2-1/2", "*"] {
        let game = text(&[NEW, stalemate, &format!("Result: {result}")], &format!("1. Qf7 {result}"));
        assert_eq!(found(Choice::ByDate, &game), []);
    }
}

#[test]
fn a_lone_king_wins_by_nothing_but_what_the_code_lets_win() {
    let fen = "FEN: 4k3/4p3/8/8/8/8/8/4K3 w - - 0 1";
    let game = |day: &str, reason: &str| {
        let reason = format!("Termination: {reason}");
        text(&[day, fen, "Result: 1-0", &reason], "1. Kd2 Kd7 1-0")
    };
    let articles = |day: &str, reason: &str| {
        let all = findings(Choice::ByDate, &game(day, reason));
        all.into_iter().map(|it| (it.kind, it.articles)).collect::<Vec<_>>()
    };
    assert_eq!(articles(NEW, "time forfeit"), [(Kind::CannotMate, vec!["6.4", "6.8", "6.9"])]);
    assert_eq!(articles(NEW, "resignation"), [(Kind::CannotMate, vec!["5.1.2"])]);
    assert_eq!(articles(NEW, "normal"), [(Kind::CannotMate, vec!["6.4", "6.8", "6.9", "5.1.2"])]);
    // What an official decides, the board does not contradict.
    assert_eq!(articles(NEW, "rules infraction"), []);
    assert_eq!(articles(NEW, "Adjudication"), []);
    // Before 2023 who resigned to a lone King had lost.
    assert_eq!(articles("Date: 2020.01.01", "resignation"), []);
    assert_eq!(articles("Date: 2020.01.01", "time forfeit"), [(Kind::CannotMate, vec!["6.4", "6.8", "6.9"])]);
    let other = text(&[NEW, fen, "Result: 0-1"], "1. Kd2 Kd7 0-1");
    assert_eq!(found(Choice::ByDate, &other), []);
}

#[test]
fn a_draw_on_time_against_a_side_that_could_mate() {
    let reason = "Termination: Game drawn by timeout vs insufficient material";
    let game = |fen: &str| text(&[NEW, fen, "Result: 1/2-1/2", reason], "1. Kd2 Kd7 2. Ke2 1/2-1/2");
    // A Knight against a Pawn can mate with the help of the other side; a lone King cannot.
    assert_eq!(found(Choice::ByDate, &game("FEN: 4k3/4p3/8/8/8/8/8/N3K3 w - - 0 1")), [(Kind::CouldMate, 3)]);
    assert_eq!(found(Choice::ByDate, &game("FEN: 4k3/4p3/8/8/8/8/8/4K3 w - - 0 1")), []);
}

#[test]
fn reasons_that_the_board_does_not_bear_out() {
    let game = |tags: &[&str], moves: &str| found(Choice::ByDate, &text(&[&[NEW], tags].concat(), moves));
    let wrong = [(Kind::ReasonContradicts, 2)];
    assert_eq!(game(&["TerminationDetails: White mates", "Result: 1-0"], "1. e4 e5 1-0"), wrong);
    assert_eq!(game(&["Termination: 3-fold rep", "Result: 1/2-1/2"], "1. e4 e5 1/2-1/2"), wrong);
    assert_eq!(game(&["Termination: 50-move rule", "Result: 1/2-1/2"], "1. e4 e5 1/2-1/2"), wrong);
    assert_eq!(game(&["Termination: insufficient material", "Result: 1/2-1/2"], "1. e4 e5 1/2-1/2"), wrong);
    assert_eq!(game(&["Result: 1/2-1/2"], "1. e4 e5 {Draw by stalemate} 1/2-1/2"), wrong);
    assert_eq!(game(&["Result: 1-0"], "1. e4 e5 {White resigns} 1-0"), wrong);
    assert_eq!(game(&["Result: 0-1"], "1. e4 e5 {White resigns} 0-1"), []);
    assert_eq!(game(&["Result: 0-1"], "1. e4 e5 {Here White resigns} 0-1"), []);
    // A third repetition may be claimed with the move that brings it about.
    let seven = there_and_back(2);
    let seven = seven.trim_end().rsplit_once(' ').expect("moves").0;
    assert_eq!(game(&["Termination: 3-fold rep", "Result: 1/2-1/2"], &format!("{seven} 1/2-1/2")), []);
    let cut_off = text(&[NEW, "Termination: checkmate", "Result: 1-0"], "1. e4 e5 2. Qh7 1-0");
    assert_eq!(found(Choice::ByDate, &cut_off), [(Kind::IllegalMove, 3)]);
}

/// The endings that the servers FICS and ICC write as comments or tags: those that are true are silent.
#[test]
fn endings_of_servers() {
    let game = |result: &str, reason: &str, moves: &str| {
        let as_comment =
            text(&[NEW, &format!("Result: {result}")], &format!("{moves} {{{reason}}} {result}"));
        let as_tag = text(
            &[NEW, &format!("ICCResult: {reason}"), &format!("Result: {result}")],
            &format!("{moves} {result}"),
        );
        let both = [as_comment, as_tag].map(|game| found(Choice::ByDate, &game));
        assert_eq!(both[0], both[1], "{reason}");
        both[0].clone()
    };
    let (open, mate) = ("1. e4 e5", "1. f3 e5 2. g4 Qh4#");
    let seven = there_and_back(2);
    let truths = [
        ("0-1", "White forfeits on time", open),
        ("0-1", "White checkmated", mate),
        ("1-0", "Black resigns", open),
        ("1/2-1/2", "Game drawn by mutual agreement", open),
        ("1/2-1/2", "Game drawn because both players ran out of time", open),
        ("1/2-1/2", "Game drawn by repetition", seven.trim_end()),
        ("0-1", "White forfeits by disconnection", open),
        ("1-0", "White wins by adjudication", open),
        ("*", "Game adjourned by mutual agreement", open),
    ];
    for (result, reason, moves) in truths {
        let all = game(result, reason, moves);
        assert!(all.iter().all(|(kind, _)| *kind == Kind::Unclaimed), "{reason}: {all:?}");
    }
    let wrong = [
        ("1-0", "White forfeits on time", open),
        ("1-0", "Black checkmated", open),
        ("1-0", "White resigns", open),
        ("1-0", "Game drawn by mutual agreement", open),
        ("1/2-1/2", "Game drawn by repetition", open),
        ("1/2-1/2", "Game drawn by stalemate", open),
        ("1/2-1/2", "Game drawn by the 50 move rule", open),
        ("1/2-1/2", "Neither player has mating material", open),
        ("1-0", "White forfeits by disconnection", open),
        ("0-1", "White wins by adjudication", open),
        ("0-1", "White ran out of time and Black has no material to mate", open),
    ];
    for (result, reason, moves) in wrong {
        assert_eq!(game(result, reason, moves), [(Kind::ReasonContradicts, 2)], "{reason}");
    }
    assert_eq!(game("0-1", "White forfeits on time", mate), [(Kind::ReasonContradicts, 4)]);
    assert_eq!(game("0-1", "Black checkmated", mate), [(Kind::ReasonContradicts, 4)]);
    // Black was to move, and White, whose time had run out before, is named.
    let out_of_time = "White ran out of time and Black has no material to mate";
    assert_eq!(game("1/2-1/2", out_of_time, open), [(Kind::CouldMate, 2)]);
    let bare = |reason: &str, result: &str| {
        let fen = "FEN: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        found(
            Choice::ByDate,
            &text(&[NEW, fen, &format!("Result: {result}")], &format!("1. Kd2 {{{reason}}} {result}")),
        )
    };
    assert_eq!(bare(out_of_time, "1/2-1/2"), []);
    // A lone King does not win on time, but by a decision.
    assert_eq!(bare("White forfeits on time", "0-1"), [(Kind::CannotMate, 1)]);
    assert_eq!(bare("Black wins by adjudication", "0-1"), []);
}

#[test]
fn clocks_that_show_overstepping() {
    let game = |moves: &str| found(Choice::ByDate, &text(&[NEW, "TimeControl: 60+1", "Result: 0-1"], moves));
    let wrong = [(Kind::Overstepped, 1)];
    assert_eq!(game("1. e4 {[%clk -0:00:03]} e5 2. d4 0-1"), wrong);
    assert_eq!(game("1. e4 {[%clk 0:00:00]} e5 2. d4 0-1"), []);
    // It was lost by it.
    assert_eq!(game("1. e4 {[%clk -0:00:03]} 0-1"), []);
    let game = text(&[NEW, "Event: ICCF final", "Result: 0-1"], "1. e4 {[%clk -0:00:03]} e5 2. d4 0-1");
    assert_eq!(found(Choice::ByDate, &game), []);
}

#[test]
fn times_spent_are_claimed_only_where_nothing_else_explains_them() {
    let game = |limit: &str, moves: &str| {
        let limit = format!("TimeControl: {limit}");
        found(Choice::ByDate, &text(&[NEW, &limit, "Result: 0-1"], moves))
    };
    let spent = |time: &str| format!("1. e4 {{[%emt {time}]}} e5 2. d4 0-1");
    // Five minutes, a second with the move, one for rounding, and two penalties of two minutes each at the most.
    assert_eq!(game("300+1", &spent("0:09:03")), [(Kind::Overstepped, 1)]);
    assert_eq!(game("300+1", &spent("0:09:02")), []);
    // The clock itself shows time left.
    assert_eq!(game("300+1", "1. e4 {[%clk 0:00:15] [%emt 0:09:03]} e5 2. d4 0-1"), []);
    // Sixty or ninety are minutes for people and seconds for the standard.
    assert_eq!(game("60+30", &spent("0:50:00")), []);
}

#[test]
fn a_claim_that_went_with_the_last_move_may_have_been_made() {
    let game = |moves: &str, result: &str| {
        let tag = format!("Result: {result}");
        let all = found(Choice::ByDate, &text(&[NEW, &tag], &format!("{moves} {result}")));
        all.into_iter().filter(|(kind, _)| *kind == Kind::Unclaimed).collect::<Vec<_>>()
    };
    let shuffled = there_and_back(2);
    // The position of the start stands for the third time, and one move more brings another one about for the third time.
    let again = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3";
    assert_eq!(game(again, "1/2-1/2"), []);
    assert_eq!(game(again, "1-0"), [(Kind::Unclaimed, 8)]);
    assert_eq!(game(&format!("{} 5. e4", shuffled.trim_end()), "1/2-1/2"), [(Kind::Unclaimed, 8)]);
}

#[test]
fn a_repetition_names_the_moves_after_which_the_position_stood() {
    let says = |moves: &str| {
        let all = findings(Choice::ByDate, &text(&[NEW, "Result: 1-0"], moves));
        all.into_iter().find(|it| it.kind == Kind::Unclaimed).map(|it| it.says).unwrap_or_default()
    };
    let from_the_start = says("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1-0");
    assert!(
        from_the_start.contains("for the third time, as at the start and after 2… Ng8"),
        "{from_the_start}"
    );
    let later = says("1. e4 e5 2. Nf3 Nf6 3. Ng1 Ng8 4. Nf3 Nf6 5. Ng1 Ng8 6. Nf3 Nf6 7. d4 1-0");
    assert!(later.contains("for the third time, as after 1… e5 and 3… Ng8"), "{later}");
}

#[test]
fn nobody_could_claim_after_the_end() {
    let fen = "FEN: 4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";
    let moves = "1. Nf3 Ke7 2. Ng1 Ke8 3. Nf3 Ke7 4. Ng1 Ke8 5. Nf3 Ke7 1/2-1/2";
    assert_eq!(found(Choice::ByDate, &text(&[NEW, fen, "Result: 1/2-1/2"], moves)), [(Kind::AfterTheEnd, 0)]);
}

#[test]
fn texts_that_were_read_loosely() {
    let says = |tags: &[&str], moves: &str| {
        let all = findings(Choice::ByDate, &text(tags, moves));
        assert!(all.iter().all(|it| it.kind == Kind::Notation), "{all:?}");
        all.into_iter().map(|it| it.says).collect::<Vec<_>>()
    };
    let long = "1. `e2-e4`: more of the origin is given than is needed (2 moves are written so).";
    assert_eq!(says(&[], "1. e2-e4 e7-e5 *"), [long]);
    assert_eq!(says(&[], "1. e4 f5 2. Qh5 *"), ["2. `Qh5`: a check is not marked."]);
    assert_eq!(says(&[], "1. e4+ *"), ["1. `e4+`: a check is marked where there is none."]);
    assert_eq!(says(&[], "1. f3 e5 2. g4 Qh4+ 0-1"), ["2… Qh4#: a mate is not marked."]);
    assert_eq!(says(&[], "1. f3 e5 2. g4 Qh4 0-1"), ["2… Qh4#: a mate is not marked."]);
    assert_eq!(
        says(&["Result: 1-0"], "1. e4 0-1"),
        ["The result is 1-0 in the tag, but 0-1 after the moves."]
    );
    assert!(says(&["SetUp: 1", "Variant: Chess960"], "1. O-O O-O *")[0].contains("no tag FEN says which"));
    assert!(says(&["Variant: Shatranj"], "1. Be3 Bd6 *")[0].contains("found `Shatranj`"));
    assert!(says(&["Laws: fide-2023"], "1. e4 e5 *").iter().all(|said| !said.contains("fide-2023")));
    assert!(says(&[], "1. e4 -- 2. d4 *")[0].contains("is a null move"));
    assert!(says(&[], "1. e4 hello 2. d4 *")[0].contains("what follows is not looked at"));
    // What is lost may be a move: nothing behind it is called illegal, nor is the result judged.
    assert!(says(&[], "1. e4 » 2. d4 d5 *")[0].contains("expected a move"));
    assert!(says(&[], "1. f3 } e5 2. g4 Qh4# 1-0")[0].contains("closes nothing"));
    assert!(says(&[], "1. f3 e5 2. g4 (2. h4 Qh4# 1-0")[0].contains("the variation is not closed"));
    assert!(says(&["White: A", "Result: 1-0"], "")[0].contains("neither a move nor a result"));
}

#[test]
fn which_code_and_why() {
    let basis = |tags: &[&str]| {
        let auditor = jadoube_audit::Auditor::new(Choice::ByDate);
        let (code, basis) = auditor.code(&record(&text(tags, "1. e4 *")));
        (code.id, basis)
    };
    assert_eq!(basis(&["Date: 2023.01.01"]), ("fide-2023", Basis::Day));
    assert_eq!(basis(&["Date: 2022.12.31"]), ("fide-2018", Basis::Day));
    assert_eq!(basis(&["Date: 2017.06.30"]), ("fide-2014", Basis::Day));
    assert_eq!(basis(&["Date: 2017.??.??"]), ("fide-2014", Basis::Since1997));
    assert_eq!(basis(&["Date: 1997.07.01"]), ("fide-2014", Basis::Since1997));
    assert_eq!(basis(&["Date: 1997.06.30"]), ("fide-1992", Basis::Year));
    assert_eq!(basis(&["Date: 1992.??.??"]), ("fide-2014", Basis::BoardAlone));
    assert_eq!(basis(&["Date: ????.??.??", "UTCDate: 2023.05.06"]), ("fide-2023", Basis::Day));
    // The day of the event is taken where that of the game is not known; a day that no calendar has is not one.
    assert_eq!(basis(&["EventDate: 2023.05.06"]), ("fide-2023", Basis::DayOfEvent));
    assert_eq!(basis(&["EventDate: 1995.??.??"]), ("fide-1992", Basis::YearOfEvent));
    assert_eq!(basis(&["EventDate: 2005.05.06"]), ("fide-2014", Basis::EventSince1997));
    assert_eq!(basis(&["Date: 2018.??.??", "EventDate: 2023.05.06"]), ("fide-2018", Basis::Day));
    assert_eq!(basis(&["Date: 0000.00.00", "EventDate: 2023.05.06"]), ("fide-2023", Basis::DayOfEvent));
    assert_eq!(basis(&["Date: 2023.02.30"]), ("fide-2014", Basis::BoardAlone));
    assert_eq!(basis(&["Date: 06.05.2023"]), ("fide-2014", Basis::BoardAlone));
    assert_eq!(basis(&["Date: 2023.00.00"]), ("fide-2023", Basis::Day));
    assert_eq!(basis(&["Date: 2023.05.06", "Event: corr WCh"]), ("fide-2014", Basis::Correspondence));
}

#[test]
fn other_codes_are_asked_too() {
    let game = text(&["Result: 1-0"], "1. f3 e5 2. g4 Qh4# 1-0");
    for code_of_all in law::codes::all() {
        let all = findings(Choice::Always(code_of_all), &game);
        assert_eq!((all[0].kind, all[0].code), (Kind::ResultContradicts, Some(code_of_all.id)));
        assert!(!all[0].articles.is_empty(), "{}", code_of_all.id);
    }
}
