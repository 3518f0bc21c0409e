//! Squares, moves and positions as text in JSON.

use jadoube_board::{Movement, Position, Setup, Square, Transfer};
use serde_json::{from_str, json, to_value};

#[test]
fn each_as_its_usual_text() {
    let start = Position::default();
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(to_value(Square::E4).unwrap(), json!("e4"));
    assert_eq!(to_value(start).unwrap(), json!(fen));
    assert_eq!(to_value(start.setup()).unwrap(), json!(fen));
    let e2e4 = start.parse_uci("e2e4").unwrap();
    assert_eq!(to_value(e2e4).unwrap(), to_value(e2e4.transfer()).unwrap());
}

#[test]
fn what_is_written_can_be_read() {
    assert_eq!(from_str::<Square>("\"e4\"").unwrap(), Square::E4);
    let transfer: Transfer = from_str("\"g1f3\"").unwrap();
    let start = Position::default();
    assert_eq!(start.find(transfer), start.parse_uci("g1f3").ok());
    let fen = json!("8/8/8/8/8/8/8/P7 w - - 0 1").to_string();
    let setup: Setup = from_str(&fen).unwrap();
    assert_eq!(
        setup
            .as_it_stands(&Movement::ORDINARY)
            .men(jadoube_board::Side::White, jadoube_board::Kind::Pawn)
            .count(),
        1
    );
}

#[test]
fn an_error_says_what_is_wrong() {
    let says = |error: serde_json::Error| error.to_string();
    assert!(says(from_str::<Square>("\"e9\"").unwrap_err()).starts_with("`e9` is not a square"));
    let kings = from_str::<Position>("\"8/8/8/8/8/8/8/8 w - - 0 1\"").unwrap_err();
    assert!(says(kings).contains("White has no King; Black has no King"));
}
