//! The slow way: every game is read whole, every position of it is set up, and every condition is asked of it in plain words.

use board::{Kind, Position, Side};
use jadoube_collection::Days;
use records::openings;
use records::pgn::{Outcome, PgnGame, Reader};
use records::san;

/// A game of the text with its positions.
pub struct SlowGame {
    game: PgnGame,
    pub positions: Vec<Position>,
    pub plies: usize,
}

pub fn games(text: &str) -> Vec<SlowGame> {
    let (mut reader, mut game, mut games) = (Reader::new(text.as_bytes()), PgnGame::default(), Vec::new());
    while reader.read_game(&mut game).expect("bytes in memory") {
        let mut positions = Vec::from_iter(game.start().ok());
        for ply in &game.line.plies {
            let Some(last) = positions.last() else { break };
            let Ok(played) = san::read(last, &ply.san) else { break };
            positions.push(last.play(played));
        }
        let plies = positions.len().saturating_sub(1);
        games.push(SlowGame { game: game.clone(), positions, plies });
    }
    games
}

impl SlowGame {
    pub fn tag(&self, name: &str) -> String {
        self.game.tag(name).unwrap_or_default()
    }

    pub fn named(&self, name: &str, part: &str) -> bool {
        self.tag(name).to_lowercase().contains(&part.to_lowercase())
    }

    pub fn played_by(&self, one: &str, other: &str) -> bool {
        self.named("White", one) && self.named("Black", other)
            || self.named("White", other) && self.named("Black", one)
    }

    pub fn on(&self, days: &str) -> bool {
        days.parse::<Days>().expect("days").admits(&self.tag("Date"))
    }

    pub fn result(&self) -> Option<Outcome> {
        Outcome::from_bytes(self.tag("Result").as_bytes()).or(self.game.outcome)
    }

    pub fn elo(&self, name: &str) -> u32 {
        self.tag(name).parse::<u16>().unwrap_or(0).into()
    }

    pub fn opening(&self) -> Option<String> {
        self.positions.iter().rev().find_map(openings::of).map(|opening| opening.name.to_owned())
    }

    pub fn eco(&self) -> String {
        let code = self.positions.iter().rev().find_map(openings::of).map(|opening| opening.eco.to_owned());
        code.unwrap_or_else(|| self.tag("ECO"))
    }

    /// The first ply at which a position is so.
    pub fn first(&self, is: impl Fn(&Position) -> bool) -> Option<u32> {
        self.positions.iter().position(is).map(|ply| ply as u32)
    }

    pub fn begins_with(&self, line: &[Position]) -> bool {
        self.positions.len() >= line.len() && self.positions.iter().zip(line).all(|(one, other)| one == other)
    }
}

/// The men of a side as letters, Pawns last.
pub fn men(position: &Position, side: Side) -> String {
    let kinds = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];
    let letters = |kind: Kind| {
        let count = position.men(side, kind).count() as usize;
        kind.letter().to_ascii_uppercase().to_string().repeat(count)
    };
    kinds.map(letters).concat()
}
