//! Every reason why a transfer is not a legal move: a diagram, a transfer, the sentences.

use jadoube_board::{Kind, Movement, Position, Promotions, Setup, Side, Wing};

/// A diagram of the board, the eighth rank first, and the rest of its FEN.
fn board(picture: &str, rest: &str) -> Setup {
    let ranks: Vec<String> = picture.split_whitespace().map(squares).collect();
    format!("{} {rest} 0 1", ranks.join("/")).parse().unwrap_or_else(|error| panic!("{error}"))
}

/// A rank of a diagram as FEN writes it.
fn squares(rank: &str) -> String {
    (1..=8).rev().fold(rank.to_owned(), |text, empty| text.replace(&".".repeat(empty), &empty.to_string()))
}

fn reasons_under(setup: Setup, movement: &Movement, uci: &str) -> Vec<String> {
    let position: Position = setup.as_it_stands(movement);
    let transfer = uci.parse().unwrap();
    position.why_illegal(transfer).iter().map(ToString::to_string).collect()
}

fn check(setup: Setup, cases: &[(&str, &[&str])]) {
    check_under(setup, &Movement::ORDINARY, cases);
}

fn check_under(setup: Setup, movement: &Movement, cases: &[(&str, &[&str])]) {
    for (uci, expected) in cases {
        assert_eq!(&reasons_under(setup, movement, uci), expected, "{uci} in\n{setup}");
    }
}

#[test]
fn how_pieces_move() {
    let setup = board(
        "....k...
         ........
         ...p....
         ........
         ..N.....
         .P......
         P......P
         R..QK..R",
        "w KQ -",
    );
    check(
        setup,
        &[
            ("c4e5", &[]),
            ("c4c5", &["a Knight does not go from c4 to c5"]),
            ("e4e5", &["there is no piece on e4"]),
            ("d6d5", &["the piece on d6 is Black's, and it is White's turn"]),
            (
                "d6e4",
                &["the piece on d6 is Black's, and it is White's turn", "a Pawn does not go from d6 to e4"],
            ),
            ("d1d1", &["the piece ends on d1, where it started"]),
            ("a1a3", &["the piece on a2 stands in the way"]),
            ("a1a2", &["a piece of the same side stands on a2"]),
            ("d1f1", &["the piece on e1 stands in the way"]),
            ("d1e8", &["a Queen does not go from d1 to e8", "the King on e8 cannot be captured"]),
            ("e1e3", &["a King does not go from e1 to e3"]),
            ("c4d6q", &["a Queen is named, but no Pawn reaches its last rank"]),
        ],
    );
}

#[test]
fn how_pawns_move() {
    let setup = board(
        "....k...
         P......p
         ........
         .pP.....
         ..p.n...
         ....P...
         PP.N....
         ....K...",
        "w - b6",
    );
    check(
        setup,
        &[
            ("c5b6", &[]),
            ("c5d6", &["a Pawn moves diagonally only to capture, and there is nothing to capture on d6"]),
            ("e3e4", &["a Pawn does not capture straight ahead, and e4 is occupied"]),
            (
                "e3e5",
                &[
                    "a Pawn advances two squares only from its second rank, and this one stands on e3",
                    "the piece on e4 stands in the way",
                ],
            ),
            ("b2c4", &["a Pawn does not go from b2 to c4"]),
            ("b2b1", &["a Pawn does not go from b2 to b1"]),
            (
                "a7a8",
                &["a Pawn reaches its last rank, and no promotion is named (Queen, Rook, Bishop, Knight)"],
            ),
            ("a7a8q", &[]),
            ("a7a8p", &["a Pawn does not remain a Pawn on its last rank"]),
            ("b2b4q", &["a Queen is named, but no Pawn reaches its last rank"]),
        ],
    );
    let later = Setup { en_passant: None, ..setup };
    check(
        later,
        &[("c5b6", &["the Pawn on b5 can be captured en passant only immediately after its double step"])],
    );
}

#[test]
fn check_is_neither_left_nor_walked_into() {
    let setup = board(
        "....k...
         ....r...
         ........
         b.......
         ........
         ........
         ...NN...
         ....K..R",
        "w K -",
    );
    check(
        setup,
        &[
            ("e2c3", &["it exposes the King to check from e7"]),
            ("d2b3", &["it exposes the King to check from a5"]),
            ("d2d4", &["a Knight does not go from d2 to d4", "it exposes the King to check from a5"]),
            ("e1f2", &[]),
        ],
    );
    let checked = board(
        "....k...
         ........
         ........
         b...r...
         ........
         ........
         ........
         R...K..R",
        "w KQ -",
    );
    check(
        checked,
        &[
            ("h1h2", &["it leaves the King in check from a5 and e5"]),
            ("e1e2", &["it leaves the King in check from e5"]),
            ("e1g1", &["castling on the King's side: the King is in check from a5 and e5"]),
        ],
    );
}

#[test]
fn a_pinned_pawn_does_not_capture_en_passant() {
    let setup = board(
        "....k...
         ........
         ........
         r..pP..K
         ........
         ........
         ........
         ........",
        "w - d6",
    );
    check(setup, &[("e5d6", &["it exposes the King to check from a5"])]);
}

#[test]
fn castling() {
    let setup = board(
        "r...k..r
         ........
         ........
         ........
         ......b.
         ...r.r..
         ........
         RN..K..R",
        "w KQk -",
    );
    check(
        setup,
        &[
            ("e1g1", &["castling on the King's side: the King would cross f1, which is attacked"]),
            (
                "e1c1",
                &[
                    "castling on the Queen's side: the piece on b1 stands in the way",
                    "castling on the Queen's side: the King would cross d1, which is attacked",
                ],
            ),
            ("e1h1", &["castling on the King's side: the King would cross f1, which is attacked"]),
            (
                "e8c8",
                &[
                    "the piece on e8 is Black's, and it is White's turn",
                    "castling on the Queen's side: the Rook has moved",
                ],
            ),
        ],
    );
    let moved = board(
        "....k...
         ........
         ........
         ........
         ........
         ......r.
         ........
         ...K...R",
        "w - -",
    );
    check(moved, &[("d1f1", &["a King does not go from d1 to f1"])]);
    let home = board(
        "....k...
         ........
         ........
         ........
         ........
         ......r.
         ........
         ....K..R",
        "w - -",
    );
    check(
        home,
        &[
            (
                "e1g1",
                &[
                    "castling on the King's side: the King or the Rook has moved",
                    "castling on the King's side: the King would reach g1, which is attacked",
                ],
            ),
            (
                "e1c1",
                &[
                    "castling on the Queen's side: the King or the Rook has moved",
                    "castling on the Queen's side: that side has no Rook on a1",
                ],
            ),
        ],
    );
}

#[test]
fn a_rook_that_leaves_the_king_open_in_chess960() {
    // The King stays where he is; only his Rook shielded him from the Queen.
    let setup = board(
        "....k...
         ........
         ........
         ........
         ........
         ........
         ........
         qRK.....",
        "w B -",
    );
    check(setup, &[("c1b1", &["castling on the Queen's side: the King would reach c1, which is attacked"])]);
}

#[test]
fn under_other_movements() {
    let setup = board(
        "....k...
         P.......
         ........
         .pP.....
         ........
         ........
         .P......
         ....K...",
        "w Q b6",
    );
    let queen = Promotions::of(&[Kind::Queen]);
    let old = Movement {
        promotions: queen,
        may_stay_pawn: true,
        double_step: false,
        en_passant: false,
        ..Movement::ORDINARY
    };
    check_under(
        setup,
        &old,
        &[
            ("a7a8p", &[]),
            ("a7a8q", &[]),
            ("a7a8n", &["a Pawn does not become a Knight"]),
            ("b2b4", &["these laws do not allow a Pawn's double step"]),
            ("c5b6", &["these laws do not allow a capture en passant"]),
        ],
    );
    let mut odds = Movement::ORDINARY;
    odds.castle_without_rook[Side::White.index()][Wing::Queen.index()] = true;
    check_under(
        setup,
        &odds,
        &[
            ("e1c1", &[]),
            (
                "e1g1",
                &[
                    "castling on the King's side: the Rook has moved",
                    "castling on the King's side: that side has no Rook on h1",
                ],
            ),
        ],
    );
}
