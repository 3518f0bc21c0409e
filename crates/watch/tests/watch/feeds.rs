//! How a feed is believed.

use audit::Sign::{IllegalMove, Repetition};
use jadoube_watch::Change::{Lapsed, Raised, Withdrawn};
use jadoube_watch::{STANDS_MS, State};

use crate::support::{Hall, game, ours, there_and_back};

#[test]
fn the_last_move_is_believed_when_it_stood_twice() {
    let mut hall = Hall::new();
    let third = there_and_back(2);
    assert_eq!(hall.moves(third.trim()), []);
    assert_eq!(hall.board().last_move().as_deref(), Some("4. Ng1"));
    assert_eq!(hall.moves(third.trim()), [(Raised, Repetition, 8)]);
    assert_eq!(hall.moves(third.trim()), []);
}

#[test]
fn the_last_move_is_believed_when_another_follows() {
    let mut hall = Hall::new();
    let third = there_and_back(2);
    assert_eq!(hall.moves("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"), []);
    // Two moves came between two reads: the claim was open, and is not any more.
    assert_eq!(hall.moves(&format!("{third} e4 e5")), [(Lapsed, Repetition, 8)]);
}

/// The desk asks about the illegal move with the clock that its mover pressed.
#[test]
fn the_game_as_pgn_has_the_clock_of_the_illegal_move() {
    let mut hall = Hall::new();
    hall.twice("1. e4 {[%clk 0:02:20]} e5 {[%clk -0:00:01]} 2. Ke3 {[%clk 0:02:03]}");
    let pgn = hall.board().pgn();
    assert!(pgn.contains("1. e4 {[%clk 0:02:20]} e5 {[%clk -0:00:01]} 2. Ke3 {[%clk 0:02:03]} *"), "{pgn}");
}

/// Of claims that passed before anybody looked nothing is told.
#[test]
fn what_lapsed_before_the_first_read_is_told_to_nobody() {
    let mut hall = Hall::new();
    assert_eq!(hall.twice(&format!("{} e4 e5 Nf3 Nc6", there_and_back(2))), []);
}

/// Kings set down in the middle of the board tell an electronic board the result.
#[test]
fn kings_in_the_middle_are_no_illegal_move() {
    let mut hall = Hall::new();
    assert_eq!(hall.twice("e4 e5 Nf3 Nc6 Kd4"), []);
    assert!(!hall.twice("e4 e5 Nf3 Nc6 Kd2 a6 Kd4 Ke4").is_empty(), "any other illegal move is told");
}

#[test]
fn a_man_that_is_adjusted_makes_no_alarm() {
    let mut hall = Hall::new();
    hall.twice("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    // The Knight stands on g8 for a moment on its way to h6.
    assert_eq!(hall.moves("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"), []);
    assert_eq!(hall.twice("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Nh5"), []);
    assert_eq!(hall.board().last_move().as_deref(), Some("4… Nh5"));
    assert_eq!(hall.board().alarms(), []);
}

/// The boards are read every two seconds, and a hand is slower.
#[test]
fn a_last_move_that_is_corrected_within_seconds_makes_no_alarm() {
    // A third occurrence, an illegal move, and a mate, each of them put right.
    let wrong = [
        ("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", "Ng8", "Nd5"),
        ("e4 e5 Nf3 Nc6", "Kd4", "Bc4"),
        ("f3 e5 g4", "Qh4# 3. Kf2", "Qg5 3. Kf2"),
    ];
    for (before, wrong, right) in wrong {
        let mut hall = Hall::new();
        hall.twice(before);
        let mut told = Vec::new();
        for last in [wrong, wrong, right, right, right, right] {
            told.extend(hall.told_after(2000, &ours(&format!("{before} {last}"))));
        }
        assert_eq!(told, [], "{before} {wrong}");
    }
}

#[test]
fn a_last_move_that_stands_is_told_without_a_new_text() {
    let mut hall = Hall::new();
    hall.twice("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let third = ours(there_and_back(2).trim());
    let told = [0, 1, 2, 3].map(|_| (hall.told_after(2000, &third).len(), hall.watch.change()));
    assert_eq!(told.map(|(told, _)| told), [0, 0, 1, 0]);
    assert!(told[2].1 > told[1].1, "the page asks for what has changed: {told:?}");
    // Nobody waits for the next read after the last.
    let mut hall = Hall::new();
    hall.twice("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    hall.told_after(100, &third);
    hall.told_after(100, &third);
    let told = hall.watch.ends(20_000);
    assert_eq!(
        told.iter().map(|told| (told.at, told.alarm.sign)).collect::<Vec<_>>(),
        [(20_000, Repetition)]
    );
    assert_eq!(hall.watch.ends(20_000), []);
}

#[test]
fn what_the_feed_corrects_is_withdrawn() {
    let mut hall = Hall::new();
    assert_eq!(hall.twice(&there_and_back(2)), [(Raised, Repetition, 8)]);
    // It was the other Knight after all.
    assert_eq!(hall.moves("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Nd5"), []);
    assert_eq!(hall.moves("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Nd5"), [(Withdrawn, Repetition, 8)]);
    assert_eq!(hall.board().alarms(), []);
}

#[test]
fn a_correction_far_back_is_taken_at_once() {
    let mut hall = Hall::new();
    hall.twice(&format!("{} e4", there_and_back(2)));
    assert_eq!(hall.moves("Nf3 Nf6 Ng1 Ng8 Nf3 Nc6 Ng1 Nb8 e4 e5"), []);
    assert_eq!(hall.board().alarms().len(), 1, "the same position by another way");
    assert_eq!(hall.moves("Nf3 Nf6 Ng1 Ng8 Nf3 Nc6 Ng1 Nd4 e3 e5"), [(Withdrawn, Repetition, 8)]);
}

#[test]
fn a_game_that_becomes_shorter_is_believed_when_two_reads_agree() {
    let mut hall = Hall::new();
    let third = there_and_back(2);
    assert_eq!(hall.twice(&third), [(Raised, Repetition, 8)]);
    assert_eq!(hall.moves("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"), []);
    assert_eq!(hall.moves(&third), [], "a read that was cut short takes nothing back");
    assert_eq!(hall.moves("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"), []);
    assert_eq!(hall.moves("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"), [(Withdrawn, Repetition, 8)]);
    // And it is made again.
    assert_eq!(hall.twice(&third), [(Raised, Repetition, 8)]);
}

#[test]
fn a_move_on_lets_a_claim_lapse_and_taking_it_back_opens_it_again() {
    let mut hall = Hall::new();
    let third = there_and_back(2);
    assert_eq!(hall.twice(&third), [(Raised, Repetition, 8)]);
    assert_eq!(hall.moves(&format!("{third}e4")), []);
    assert_eq!(hall.moves(&format!("{third}e4")), [(Lapsed, Repetition, 8)]);
    assert_eq!(hall.twice(&third), [(Raised, Repetition, 8)]);
}

#[test]
fn every_beginning_of_a_file_is_harmless() {
    let whole = ours(&format!("{} e4 {{[%clk 1:02:03]}} Nf6 Qxe8", there_and_back(2)));
    let mut hall = Hall::new();
    hall.read(&whole);
    hall.read(&whole);
    let (alarms, boards) = (hall.board().alarms().to_vec(), hall.watch.boards().len());
    assert_eq!((alarms.len(), boards), (2, 1));
    for end in 0..whole.len() {
        assert_eq!(hall.read(&whole[..end]), [], "{:?}", &whole[..end]);
        assert_eq!(hall.read(&whole), [], "after {end} bytes");
    }
    assert_eq!((hall.board().alarms(), hall.watch.boards().len()), (&alarms[..], 1));
}

#[test]
fn every_beginning_of_a_file_that_is_read_first_is_harmless() {
    let moves = "1. e4 {[%clk 1:29:58]} e5 2. Nf3 Nc6 3. Bb5 Nge7 4. O-O-O";
    let whole = ours("1. e4 {[%clk 1:29:58]} e5 2. Nf3 Nc6 3. Bb5 Nge7 4. O-O a6 5. Bxc6 bxc6");
    assert!(!whole.contains(moves));
    for end in 0..whole.len() {
        let mut hall = Hall::new();
        assert_eq!(hall.read(&whole[..end]), [], "{:?}", &whole[..end]);
        hall.read(&whole);
        assert_eq!(hall.read(&whole), [], "after {end} bytes");
        assert_eq!(hall.watch.boards().len(), 1, "after {end} bytes");
        assert_eq!(hall.board().last_move().as_deref(), Some("5… bxc6"));
    }
}

/// A writer that was stopped within a move: what is left of it is no move, however long it stands.
#[test]
fn half_a_move_is_no_illegal_move() {
    let whole = ours("d4 d5 Nc3 Nc6 Bf4 Bf5 Qd2 Qd7 O-O-O");
    let before = whole.find(" O-O-O").expect("castling");
    for half in [" O", " O-", " O-O", " O-O-"] {
        let mut hall = Hall::new();
        let cut = whole[..before].to_owned() + half;
        for _ in 0..4 {
            assert_eq!(hall.read(&cut), [], "{half}");
        }
        hall.read(&whole);
        assert_eq!(hall.read(&whole), [], "{half}");
        assert_eq!(hall.board().last_move().as_deref(), Some("5. O-O-O"), "{half}");
    }
    let mut hall = Hall::new();
    let ends = whole[..before].to_owned() + " O-O\n";
    hall.read(&ends);
    hall.read(&ends);
    assert_eq!(hall.read(&ends), [(Raised, IllegalMove, 9)], "a move that is written to its end is told");
}

#[test]
fn half_a_file_shows_no_new_board() {
    let mut hall = Hall::new();
    let two = ours("e4") + &game("3.15", "Carlos", "Dora", "d4", "*");
    let cut = two.find("los").expect("a name");
    hall.read(&two[..cut]);
    assert_eq!(hall.watch.boards().len(), 1);
    hall.read(&two);
    let names: Vec<_> = hall.watch.boards().iter().map(|board| board.name().white.as_str()).collect();
    assert_eq!(names, ["Ada", "Carlos"]);
}

#[test]
fn an_illegal_move_is_told_when_it_stood_twice() {
    let mut hall = Hall::new();
    assert_eq!(hall.moves("e4 e5 Ke3"), []);
    let told = hall.told(&ours("e4 e5 Ke3"));
    assert_eq!((told[0].change, told[0].alarm.sign, told[0].alarm.ply), (Raised, IllegalMove, 3));
    assert_eq!(told[0].alarm.articles, ["7.5.1", "3.8.1"]);
    assert_eq!(hall.board().state(), State::Stuck);
    assert_eq!(hall.twice("e4 e5 Ke2"), [(Withdrawn, IllegalMove, 3)]);
    assert_eq!(hall.board().state(), State::Playing);
}

#[test]
fn castling_by_hand_is_no_illegal_move() {
    let mut hall = Hall::new();
    hall.twice("e4 e5 Nf3 Nf6 Bc4 Bc5");
    // The King is on its square, and the Rook still in the hand.
    assert_eq!(hall.moves("e4 e5 Nf3 Nf6 Bc4 Bc5 Kg1"), []);
    assert_eq!(hall.twice("e4 e5 Nf3 Nf6 Bc4 Bc5 O-O"), []);
    // The Rook goes first.
    let mut hall = Hall::new();
    hall.twice("e4 e5 Nf3 Nf6 Bc4 Bc5");
    assert_eq!(hall.moves("e4 e5 Nf3 Nf6 Bc4 Bc5 Rf1"), []);
    assert_eq!(hall.twice("e4 e5 Nf3 Nf6 Bc4 Bc5 O-O"), []);
    assert_eq!(hall.board().last_move().as_deref(), Some("4. O-O"));
}

#[test]
fn many_boards_in_any_order() {
    let mut hall = Hall::new();
    let board =
        |at: usize, moves: &str| game(&format!("5.{at}"), &format!("W{at}"), &format!("B{at}"), moves, "*");
    let round =
        |moves: &dyn Fn(usize) -> String| (1..=200).map(|at| board(at, &moves(at))).collect::<String>();
    hall.read(&round(&|_| "e4 e5".to_owned()));
    hall.read(&round(&|_| "e4 e5".to_owned()));
    assert_eq!(hall.watch.boards().len(), 200);
    let before = hall.watch.change();
    // One moves on, the others stand.
    let moved = round(&|at| if at == 77 { "e4 e5 Nf3".to_owned() } else { "e4 e5".to_owned() });
    hall.read(&moved);
    hall.read(&moved);
    let changed: Vec<_> = hall.watch.boards().iter().filter(|board| board.changed() > before).collect();
    assert_eq!(changed.iter().map(|board| board.name().board.as_str()).collect::<Vec<_>>(), ["77"]);
    // The order of the text is another one, and a game is new in the middle of it.
    let mut games: Vec<String> = (1..=200).rev().map(|at| board(at, "e4 e5 Nf3")).collect();
    games.insert(100, board(201, "d4"));
    hall.read(&games.concat());
    hall.read(&games.concat());
    assert_eq!(hall.watch.boards().len(), 201);
}

#[test]
fn a_corrected_name_is_the_same_board() {
    let mut hall = Hall::new();
    hall.twice(&there_and_back(2));
    let corrected = game("3.14", "Ada", "Bobby", &there_and_back(2), "*");
    assert_eq!(hall.read(&corrected), []);
    assert_eq!(hall.watch.boards().len(), 1);
    assert_eq!(hall.board().name().black, "Bobby");
}

#[test]
fn a_file_that_serves_the_next_round_has_a_new_board() {
    let mut hall = Hall::new();
    hall.twice(&there_and_back(2));
    let next = game("4.14", "Ada", "Eve", "Nf3", "*");
    hall.read(&next);
    hall.read(&next);
    let states: Vec<_> = hall.watch.boards().iter().map(|board| board.state()).collect();
    assert_eq!(states, [State::Gone, State::Playing]);
    assert_eq!(hall.watch.boards()[0].alarms().len(), 1, "nothing is forgotten");
}

#[test]
fn a_game_in_two_files_is_told_once() {
    let mut hall = Hall::new();
    let text = ours(&there_and_back(2));
    for now in [0, STANDS_MS, 2 * STANDS_MS] {
        hall.watch.read("round.pgn", text.as_bytes(), now);
        assert_eq!(hall.watch.read("board14.pgn", text.as_bytes(), now), []);
    }
    assert_eq!(hall.watch.games().len(), 1);
}

/// An old copy of the file, of another name, keeps nobody from hearing what the new one says.
#[test]
fn a_copy_that_stands_still_hides_nothing() {
    let mut hall = Hall::new();
    let (old, new) = (ours(&there_and_back(1)), ours(&there_and_back(2)));
    let mut told = Vec::new();
    for now in [0, STANDS_MS, 2 * STANDS_MS] {
        told.extend(hall.watch.read("a.pgn", old.as_bytes(), now));
        told.extend(hall.watch.read("z.pgn", new.as_bytes(), now));
    }
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(hall.watch.games().len(), 1);
}

/// Two games of one pairing and round are two games, in whichever files they stand.
#[test]
fn two_games_of_one_name_are_both_watched() {
    let mut hall = Hall::new();
    let (one, other) = (ours("1. d4 d5 "), ours(&there_and_back(2)));
    let mut told = Vec::new();
    for now in [0, STANDS_MS, 2 * STANDS_MS] {
        told.extend(hall.watch.read("g1.pgn", one.as_bytes(), now));
        told.extend(hall.watch.read("g2.pgn", other.as_bytes(), now));
    }
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(hall.watch.games().len(), 2);
}

#[test]
fn no_bytes_make_it_panic() {
    let mut hall = Hall::new();
    for bytes in
        [&b"\xff\xfe\x00["[..], b"[White \"", b"{", b"1. e4 (((", b"\n\n\n*", b"[FEN \"x\"]\n\n1. e4 *"]
    {
        hall.watch.read("a.pgn", bytes, 0);
        hall.watch.again("a.pgn", 0);
        hall.watch.again("a.pgn", 0);
    }
    hall.watch.missing("a.pgn", 5_000);
    hall.watch.missing("never seen", 5_000);
}

/// Whoever reads the feed just then tells an illegal move no later than it is certain.
#[test]
fn what_waits_for_its_move_to_stand_says_when_it_is_due() {
    let mut hall = Hall::new();
    hall.moves("1. e4 ");
    assert_eq!(hall.watch.due(), None, "nothing is wrong with that move");
    let text = ours("1. e4 e5 2. Ke3 ");
    let read = |hall: &mut Hall, now: u64| hall.watch.read("games.pgn", text.as_bytes(), now).len();
    assert_eq!((read(&mut hall, 20_000), hall.watch.due()), (0, None), "it is not believed yet");
    assert_eq!((read(&mut hall, 22_000), hall.watch.due()), (0, Some(20_000 + STANDS_MS)));
    assert_eq!((read(&mut hall, 20_000 + STANDS_MS - 1), read(&mut hall, 20_000 + STANDS_MS)), (0, 1));
    assert_eq!(hall.watch.due(), None);
}
