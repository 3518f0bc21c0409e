//! Positions with their origins, and short ways to read and write records.

use board::{Movement, Position, Setup};
use jadoube_records::descriptive::{Descriptive, Origins, read, write, write_in_full};

pub fn position(fen: &str) -> Position {
    fen.parse::<Setup>().expect("a FEN").as_it_stands(&Movement::ORDINARY)
}

pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The position and the origins after moves from the usual array.
pub fn after(moves: &str) -> (Position, Origins) {
    let start = position(START);
    moves.split_whitespace().fold((start, Origins::at_start(&start)), |(position, origins), uci| {
        let played = position.parse_uci(uci).expect("a legal move");
        (position.play(played), origins.after(&position, played))
    })
}

/// The moves that a record means, in UCI form, in order.
pub fn meant(record: &Descriptive, (position, origins): &(Position, Origins)) -> String {
    let mut moves: Vec<_> = record.moves(position, origins).into_iter().map(|m| position.uci(m)).collect();
    moves.sort();
    moves.join(" ")
}

#[track_caller]
pub fn means(place: &(Position, Origins), cases: &[(&str, &str)]) {
    for (text, moves) in cases {
        let record: Descriptive = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(meant(&record, place), *moves, "{text}");
    }
}

#[track_caller]
pub fn printed(place: &(Position, Origins), cases: &[(&str, &str)]) {
    for (text, moves) in cases {
        let record = Descriptive::as_printed(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        assert_eq!(meant(&record, place), *moves, "{text}");
    }
}

#[track_caller]
pub fn writes((position, origins): &(Position, Origins), cases: &[(&str, &str, &str)]) {
    for (uci, short, full) in cases {
        let played = position.parse_uci(uci).expect("a legal move");
        assert_eq!(write(position, origins, played), *short, "{uci}");
        assert_eq!(write_in_full(position, origins, played), *full, "{uci}");
        for text in [short, full] {
            assert_eq!(read(position, origins, text), Ok(played), "{text}");
        }
    }
}

pub fn unknown(fen: &str) -> (Position, Origins) {
    (position(fen), Origins::UNKNOWN)
}
