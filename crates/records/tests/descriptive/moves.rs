//! Records as the law has them, and the legal moves that they mean.

use jadoube_records::descriptive::{self, Origins, write, write_in_full};

use super::support::{after, means, position, printed, unknown, writes};

#[test]
fn the_first_move() {
    let place = after("");
    means(
        &place,
        &[
            ("P-K4", "e2e4"),
            ("P. to K's 4th.", "e2e4"),
            ("Pawn on King's second square to King's fourth square", "e2e4"),
            ("P(K2)-K4", "e2e4"),
            ("KP-K4", "e2e4"),
            ("P K 4 !", "e2e4"),
            ("P-B4", "c2c4 f2f4"),
            ("P-KB4", "f2f4"),
            ("BP-KB4", "f2f4"),
            ("QBP-KB4", ""),
            ("Kt-KB3", "g1f3"),
            ("Kt-B3", "b1c3 g1f3"),
            ("KKt-B3", "g1f3"),
            ("QKt-B3", "b1c3"),
            ("Kt-R3", "b1a3 g1h3"),
            ("N-KB3", "g1f3"),
            ("Kt-KB3 ch", "g1f3"),
            ("P-K5", ""),
            ("Castles", ""),
        ],
    );
    writes(
        &place,
        &[
            ("e2e4", "P-K4", "King's Pawn on King's second square to King's fourth square"),
            (
                "f2f4",
                "P-KB4",
                "King's Bishop's Pawn on King's Bishop's second square to King's Bishop's fourth square",
            ),
            ("g1f3", "Kt-KB3", "King's Knight on King's Knight's square to King's Bishop's third square"),
        ],
    );
}

#[test]
fn each_player_counts_from_his_own_side() {
    let place = after("e2e4");
    means(&place, &[("P-K4", "e7e5"), ("P-K3", "e7e6"), ("Kt-KB3", "g8f6"), ("Kt(Kt1)-QB3", "b8c6")]);
}

// 8 r . b q k b n r
// 7 p p p . . p p p
// 6 . . n . . . . .
// 5 . . . p p . . .
// 4 . . B . P . . .
// 3 . . N . . N . .
// 2 P P P P . P P P
// 1 R . B Q K . . R
#[test]
fn a_capture_names_the_man_and_its_square() {
    let place = after("e2e4 e7e5 g1f3 b8c6 f1c4 d7d5 b1c3 a7a6");
    means(
        &place,
        &[
            ("PxP", "e4d5"),
            ("P takes Q. P.", "e4d5"),
            ("BxP", "c4a6 c4d5"),
            ("BxQP", "c4d5"),
            ("B x P (Q 5)", "c4d5"),
            ("BxRP", "c4a6"),
            ("KtxP", "c3d5 f3e5"),
            ("KKtxP", "f3e5"),
            ("KtxKP", "f3e5"),
            ("Kt takes", "c3d5 f3e5"),
            ("Kt X P on King's fifth square", "f3e5"),
            ("PxP i.p.", ""),
            ("P-Q5", ""),
            // With neither "to" nor "takes" it is whichever it can be.
            ("B Q5", "c4d5"),
        ],
    );
    writes(
        &place,
        &[
            ("e4d5", "PXP", "King's Pawn on King's fourth square takes Queen's Pawn on Queen's fifth square"),
            (
                "c4d5",
                "BXQP",
                "King's Bishop on Queen's Bishop's fourth square takes Queen's Pawn on Queen's fifth square",
            ),
            (
                "f3e5",
                "KtXKP",
                "King's Knight on King's Bishop's third square takes King's Pawn on King's fifth square",
            ),
            (
                "c4a6",
                "BXRP",
                "King's Bishop on Queen's Bishop's fourth square takes Queen's Rook's Pawn on Queen's Rook's sixth square",
            ),
            ("e1g1", "0-0", "Castles King's Rook"),
        ],
    );
}

// Italy castled as the player liked: the King on h1, the Rook on e1. The books' words mean the castling of today; squares say what else is meant.
// 8 . . . . k . . .
// 1 . . . . K . . R
#[test]
fn free_castling() {
    let italian = board::RuleChoices::ITALY_TO_1880.movement();
    let setup: board::Setup = "4k3/7p/8/8/8/8/4P3/4K2R w K - 0 1".parse().expect("a position");
    let position = setup.position_under(&italian, board::Admits::NOTHING).expect("a position");
    let (free, today) = ("e1h1,h1e1", "e1g1,h1f1");
    let written = [free, today].map(|uci| {
        let played = position.parse_uci(uci).expect("a legal move");
        (write(&position, &Origins::UNKNOWN, played), write_in_full(&position, &Origins::UNKNOWN, played))
    });
    let [(free, free_in_full), (today, today_in_full)] = written;
    assert_eq!(free, "O-O:h1e1");
    assert_eq!(free_in_full, "Castles: King to King's Rook's square, Rook to King's square");
    assert_eq!((today.as_str(), today_in_full.as_str()), ("0-0", "Castles King's Rook"));
    for text in [today, today_in_full] {
        let read = descriptive::read(&position, &Origins::UNKNOWN, &text).expect("one move");
        assert_eq!(
            (read.to(), read.is_free_castling()),
            (board::Square::new(6, board::Side::White.first_rank()), false)
        );
    }
    let read = descriptive::read(&position, &Origins::UNKNOWN, &free).expect("one move");
    assert!(read.is_free_castling(), "what was written is read as it was meant");
    assert_eq!(position.uci(read), "e1h1,h1e1");
}

// 8 . . . . k . . .
// 5 . . . p P p . .
// 1 . . . . K . . .
#[test]
fn taking_in_passing() {
    let place = unknown("4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 2");
    means(
        &place,
        &[
            ("PxP", "e5d6"),
            ("P X P i.p.", "e5d6"),
            ("PxQP", "e5d6"),
            ("P takes P (in passing)", "e5d6"),
            ("P-Q6", ""),
        ],
    );
    writes(&place, &[("e5d6", "PXP", "Pawn on King's fifth square takes Pawn in passing")]);
    // Another Pawn can be taken too, and another can take.
    let place = unknown("4k3/8/2r5/2PpP3/8/8/8/4K3 w - d6 0 2");
    means(&place, &[("PxP", "c5d6 e5d6"), ("BPxP", "c5d6"), ("KPxP e.p.", "e5d6")]);
    writes(&place, &[("e5d6", "KPXP", "Pawn on King's fifth square takes Pawn in passing")]);
}

// 8 . n . . k . . .
// 7 P . . . . . . .
// 1 . . . . K . . .
#[test]
fn promotions() {
    let place = unknown("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let all = "a7a8b a7a8n a7a8q a7a8r";
    means(
        &place,
        &[
            ("P-R8", all),
            ("P-R8 Q", "a7a8q"),
            ("P-QR8=Kt", "a7a8n"),
            ("P - R 8 (Q) ch", "a7a8q"),
            ("P. to R's 8th. (becoming a Q.)", "a7a8q"),
            ("P. to R's 8th. (2d Q.)", "a7a8q"),
            ("P takes Kt, Rook", "a7b8r"),
            ("PxKt(Q)", "a7b8q"),
        ],
    );
    printed(&place, &[("P. Queens, and wins.", "a7a8q a7b8q"), ("P. Queens.", "a7a8q a7b8q")]);
    writes(
        &place,
        &[
            (
                "a7a8q",
                "P-R8 Q",
                "Queen's Rook's Pawn on Queen's Rook's seventh square to Queen's Rook's eighth square, Queen",
            ),
            (
                "a7b8n",
                "PXKt Kt",
                "Queen's Rook's Pawn on Queen's Rook's seventh square takes Knight on Queen's Knight's eighth square, Knight",
            ),
        ],
    );
}

#[test]
fn a_piece_that_was_a_pawn_has_no_name_of_origin() {
    // The Queen's Rook's Pawn becomes a Knight on b8; the King's Knight has not moved.
    let place = after("a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6 b7a8n h6h5");
    means(&place, &[("Kt-Kt6", "a8b6"), ("QKt-Kt6", ""), ("KKt-B3", "g1f3"), ("QKt-B3", "b1c3")]);
}

#[test]
fn castling() {
    let place = unknown("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for text in [
        "0-0",
        "O - O",
        "o-o",
        "Castles K's R.",
        "Castles King's Rook",
        "Castles. K. side.",
        "Castles on K's side.",
        "Castles (with K. R.)",
        "Castles (K's side.)",
        "0-0 ch",
    ] {
        means(&place, &[(text, "e1g1")]);
    }
    for text in ["0-0-0", "O-O-O", "Castles Queen's Rook", "Castles Q. R.", "Castles (Q's side.)"] {
        means(&place, &[(text, "e1c1")]);
    }
    means(&place, &[("Castles.", "e1c1 e1g1"), ("K-Kt1", ""), ("K-B1", "e1f1")]);
    writes(&place, &[("e1g1", "0-0", "Castles King's Rook"), ("e1c1", "0-0-0", "Castles Queen's Rook")]);
}

#[test]
fn several_pawns_on_a_file() {
    // 6 . . P . . . . .
    // 4 . . P . . . . .
    let place = unknown("4k3/8/2P5/8/2P5/8/8/4K3 w - - 0 1");
    means(
        &place,
        &[
            ("P-B5", "c4c5"),
            ("first BP-B7", "c6c7"),
            ("second P-B7", ""),
            ("2d QBP-B5", "c4c5"),
            ("BP(B6)-B7", "c6c7"),
        ],
    );
    writes(
        &place,
        &[(
            "c6c7",
            "P-B7",
            "First Queen's Bishop's Pawn on Queen's Bishop's sixth square to Queen's Bishop's seventh square",
        )],
    );
}

#[test]
fn only_legal_moves_are_meant() {
    // The Knight on c3 is pinned by the Bishop on b4.
    let place = after("d2d4 e7e6 c2c4 f8b4 b1c3 a7a6 e2e3 a6a5");
    means(&place, &[("Kt-K2", "g1e2"), ("QKt-K2", ""), ("Kt(B3)-K2", "")]);
    writes(&place, &[("g1e2", "Kt-K2", "King's Knight on King's Knight's square to King's second square")]);
}

#[test]
fn men_are_named_from_where_they_began() {
    // Both Rooks see d1: one from a1, one from f1.
    let place = after("g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1g1 e8g8 d2d3 d7d6 c1e3 c8e6 d1d2 d8d7 b1c3 b8c6");
    means(
        &place,
        &[
            ("R-Q1", "a1d1 f1d1"),
            ("KR-Q1", "f1d1"),
            ("QR-Q1", "a1d1"),
            ("R(KB1)-Q1", "f1d1"),
            ("R (B sq.) to Q's sq.", "f1d1"),
        ],
    );
    writes(
        &place,
        &[
            ("f1d1", "KR-Q1", "King's Rook on King's Bishop's square to Queen's square"),
            ("a1d1", "QR-Q1", "Queen's Rook on Queen's Rook's square to Queen's square"),
        ],
    );
    // Where nothing is known of them, their squares tell them apart.
    let (board, _) = place;
    let rook = board.parse_uci("f1d1").expect("legal");
    assert_eq!(write(&board, &Origins::UNKNOWN, rook), "R(KB1)-Q1");
    means(&(board, Origins::UNKNOWN), &[("KR-Q1", "")]);
}

#[test]
fn at_odds_the_man_that_is_left_keeps_its_name() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1";
    let place = (position(fen), Origins::at_start(&position(fen)));
    means(&place, &[("QKt-B3", "b1c3"), ("KKt-B3", "")]);
}
