//! Set-ups that are positions, and set-ups that are refused.
//!
//! On every line of the lists in the shared data our judgement agrees: what they call valid is a position, and what
//! they call invalid is refused. Nineteen of the invalid ones cannot even be read: they name two Rooks for one
//! castling.

mod common;

use std::collections::BTreeSet;

use jadoube_board::{Admits, Fault, Movement, Setup, Side, Square, Wing};

fn setup(fen: &str) -> Setup {
    fen.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn faults(fen: &str) -> Vec<Fault> {
    setup(fen).position().expect_err(fen).reasons().to_vec()
}

#[test]
fn the_valid_list_is_accepted_and_round_trips() {
    let Some(text) = common::data("perft/valid.sfens") else { return };
    for line in text.lines() {
        let setup = setup(line);
        let position = setup.position().unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(setup.shredder_fen(), line);
        assert_eq!(position.fen().parse::<Setup>().unwrap().position().unwrap(), position);
    }
}

#[test]
fn the_invalid_list_is_refused() {
    let Some(text) = common::data("perft/invalid.sfens") else { return };
    let (mut unread, mut refused) = (0, 0);
    for line in text.lines() {
        match line.parse::<Setup>() {
            Err(_) => unread += 1,
            Ok(setup) => {
                let refusal = setup.position().expect_err(line);
                assert!(!refusal.reasons().is_empty());
                refused += 1;
            }
        }
    }
    assert_eq!((unread, refused), (19, 9973));
}

#[test]
fn the_960_arrays() {
    let ours: BTreeSet<String> = (0..960).map(|number| Setup::chess960(number).unwrap().fen()).collect();
    assert_eq!(ours.len(), 960);
    for fen in &ours {
        assert_eq!(&setup(fen).position().unwrap().fen(), fen);
    }
    assert_eq!(Setup::chess960(518).unwrap().placement(), Setup::usual_array().placement());
    let Some(text) = common::data("perft/chess960_start_positions.sfens") else { return };
    assert_eq!(ours, text.lines().map(str::to_owned).collect());
}

#[test]
fn every_fault_is_reported() {
    use Fault::*;
    let cases: &[(&str, &[Fault])] = &[
        ("8/8/8/8/8/8/8/8 w - - 0 1", &[NoKing(Side::White), NoKing(Side::Black)]),
        ("k6k/8/8/8/8/8/8/K7 w - - 0 1", &[SeveralKings(Side::Black, 2)]),
        ("k6P/8/8/8/8/8/8/K7 w - - 0 0", &[PawnOnEndRank(Square::H8), MoveNumberZero]),
        ("k7/8/8/8/8/8/8/KR6 w KQ - 0 1", &[CastlingRookMisplaced(Side::White, Wing::Queen, Square::A1)]),
        ("7k/8/8/8/8/8/8/R3K3 w K - 0 1", &[CastlingWithoutRook(Side::White, Wing::King, Square::H1)]),
        (
            "6k1/8/8/8/8/8/4K3/R6R w KQ - 0 1",
            &[CastlingWithoutKing(Side::White, Wing::King), CastlingWithoutKing(Side::White, Wing::Queen)],
        ),
        ("k7/8/8/8/8/8/8/K7 w - e3 0 1", &[EnPassantWrongRank(Square::E3)]),
        ("k7/8/8/8/8/8/8/K7 w - e6 0 1", &[EnPassantWithoutPawn(Square::E6, Square::E5)]),
        (
            "k3n3/4n3/4n3/4p3/8/8/8/K7 w - e6 0 1",
            &[EnPassantOccupied(Square::E6), EnPassantOccupied(Square::E7)],
        ),
        ("k6Q/8/8/8/8/8/8/K7 w - - 0 1", &[NotToMoveInCheck(Side::Black, Square::H8.into())]),
        ("k6q/8/8/3p4/8/8/8/K7 w - d6 0 1", &[CheckNotFromDoubleStep(Square::H8.into())]),
    ];
    for (fen, expected) in cases {
        let found = setup(fen).position().map_or_else(|refusal| refusal.reasons().to_vec(), |_| Vec::new());
        assert_eq!(&found, expected, "{fen}");
    }
}

#[test]
fn too_many_pieces() {
    let nine = faults("k7/pppppppp/p7/8/8/8/8/K7 w - - 0 1");
    assert_eq!(nine, [Fault::TooManyPawns(Side::Black, 9)]);
    let promoted = faults("k7/pppppppp/8/8/8/8/8/K4bbb b - - 0 1");
    assert_eq!(promoted, [Fault::TooManyPromoted { side: Side::Black, promoted: 1, missing: 0 }]);
    let three = faults("k7/2N5/8/3B4/8/8/8/R5K1 b - - 0 1");
    assert_eq!(three.len(), 1, "{three:?}");
}

#[test]
fn what_is_admitted_is_no_fault() {
    let fen = "k6P/8/8/8/8/8/8/R7 w - - 0 1";
    assert_eq!(faults(fen).len(), 3);
    let admitted = setup(fen).position_under(&Movement::ORDINARY, Admits::ANY_BOARD);
    assert_eq!(admitted.unwrap().fen(), fen);
    let stays = Movement { may_stay_pawn: true, ..Movement::ORDINARY };
    let pawn = setup("7P/8/8/1k6/8/8/8/K7 w - - 0 1").position_under(&stays, Admits::NOTHING);
    assert!(pawn.is_ok());
}

#[test]
fn odds_of_a_rook_keep_the_right_where_the_law_gives_it() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w KQkq - 0 1";
    assert_eq!(faults(fen), [Fault::CastlingWithoutRook(Side::White, Wing::Queen, Square::A1)]);
    let mut odds = Movement::ORDINARY;
    odds.castle_without_rook[Side::White.index()][Wing::Queen.index()] = true;
    let position = setup(fen).position_under(&odds, Admits::NOTHING).unwrap();
    assert_eq!(position.fen(), fen);
    // A piece that comes to the Rook's empty square would end the right; none does here.
    let line = ["b1c3", "a7a6", "c3b1", "a6a5", "b1a3", "a5a4", "a3b1", "h7h6"];
    let kept = line.iter().fold(position, |position, uci| position.play(position.parse_uci(uci).unwrap()));
    assert_eq!(kept.castling().rook(Side::White, Wing::Queen), Some(Square::A1));
}

#[test]
fn rights_that_cannot_be_are_dropped_as_it_stands() {
    let cases = [
        ("8/8/8/8/8/8/8/P7 w KQkq e3 0 0", "8/8/8/8/8/8/8/P7 w - - 0 1"),
        ("k7/8/8/8/8/8/8/R2K3R w KQ - 3 9", "k7/8/8/8/8/8/8/R2K3R w HA - 3 9"),
        ("4k3/8/8/8/8/8/8/R3K3 w KQkq - 0 1", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"),
        ("KK6/8/8/8/8/8/8/R3K2R w KQ - 0 1", "KK6/8/8/8/8/8/8/R3K2R w - - 0 1"),
        // A pinned Pawn cannot capture en passant.
        ("k7/8/8/r2pP2K/8/8/8/8 w - d6 0 1", "k7/8/8/r2pP2K/8/8/8/8 w - - 0 1"),
        ("k7/8/8/3pP2K/8/8/8/8 w - d6 0 1", "k7/8/8/3pP2K/8/8/8/8 w - d6 0 1"),
    ];
    for (fen, stands) in cases {
        assert_eq!(setup(fen).as_it_stands(&Movement::ORDINARY).fen(), stands, "{fen}");
    }
}

#[test]
fn a_bad_fen_names_every_place() {
    let cases: &[(&str, &[usize])] = &[
        ("", &[1]),
        ("8/8/8/8/8/8/8/8 w - - 0", &[1]),
        ("8/8/8/8/8/8/8 w - - 0 1", &[1]),
        ("8/8/8/8/8/8/8/44k w - - 0 1", &[16]),
        ("8/8/8/8/8/8/8/7 x KX e9 -1 z", &[15, 17, 20, 22, 25, 28]),
        ("8/8/8/8/8/8/8/3x4 w - - 0 99999999999", &[16, 27]),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KKq - 0 1", &[28]),
        ("8/8/8/8/8/8/8/7K w K - 0 1", &[20]),
    ];
    for (fen, columns) in cases {
        let error = fen.parse::<Setup>().unwrap_err();
        let found: Vec<usize> = error.faults().iter().map(|fault| fault.column).collect();
        assert_eq!(&found, columns, "{error}");
    }
}

#[test]
fn x_fen_names_the_file_of_an_inner_rook_only() {
    let inner = "k7/8/8/8/8/8/8/4KR1R w F - 0 1";
    let outer = "k7/8/8/8/8/8/8/4KR1R w K - 0 1";
    assert_eq!(setup(inner).castling.rook(Side::White, Wing::King), Some(Square::F1));
    assert_eq!(setup(outer).castling.rook(Side::White, Wing::King), Some(Square::H1));
    assert_eq!(setup(inner).xfen(), inner);
    assert_eq!(setup(outer).xfen(), outer);
    assert!(setup(inner).chess960 && !setup(outer).chess960);
    assert_eq!(setup(outer).shredder_fen(), "k7/8/8/8/8/8/8/4KR1R w H - 0 1");
}

#[test]
fn epd_operations_go_in_and_out() {
    let text = r#"4k3/8/8/8/8/8/8/4K2R b - - bm Kd7 Kf7; hmvc 7; fmvn 12; id "a; b";"#;
    let (setup, operations) = Setup::parse_epd(text).unwrap();
    assert_eq!((setup.halfmoves, setup.fullmoves), (7, 12));
    assert_eq!(setup.epd_with(&operations), text);
    let error = Setup::parse_epd("4k3/8/8/8/8/8/8/4K2R b - - ; hmvc x; bm").unwrap_err();
    assert_eq!(error.faults().iter().map(|fault| fault.column).collect::<Vec<_>>(), [28, 30, 38]);
}
