//! Short ways to read a text.

use jadoube_records::pgn::{Oddity, PgnGame, Place, ReadError, Reader, Replay, Visitor};

/// Reads the next game, if there is one; a text without any is no error here.
pub fn next<R: std::io::Read>(reader: &mut Reader<R>, visitor: &mut impl Visitor) -> bool {
    match reader.read_game(visitor) {
        Err(ReadError::NoGame { .. }) => false,
        read => read.expect("bytes in memory"),
    }
}

/// All games of a text, kept whole.
pub fn games(text: &[u8]) -> Vec<PgnGame> {
    let (mut reader, mut record, mut games) = (Reader::new(text), PgnGame::default(), Vec::new());
    while next(&mut reader, &mut record) {
        games.push(record.clone());
    }
    games
}

/// The moves of the main line of each game.
pub fn moves(text: &str) -> Vec<String> {
    let line =
        |game: &PgnGame| game.line.plies.iter().map(|ply| ply.san.as_str()).collect::<Vec<_>>().join(" ");
    games(text.as_bytes()).iter().map(line).collect()
}

/// The oddities of a text, each with game, line and byte.
pub fn oddities(text: &str) -> Vec<String> {
    let told = |(place, oddity): &(Place, Oddity)| format!("{place}: {oddity}");
    games(text.as_bytes()).iter().flat_map(|game| game.oddities.iter().map(told)).collect()
}

/// The findings of a replay.
pub fn findings(text: &str) -> Vec<String> {
    let (mut reader, mut play, mut found) = (Reader::new(text.as_bytes()), Replay::default(), Vec::new());
    while next(&mut reader, &mut play) {
        found.extend(play.findings().iter().map(ToString::to_string));
    }
    found
}
