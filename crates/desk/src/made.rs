//! A move as the arbiter tells it, legal or not.

use std::fmt;
use std::str::FromStr;

use board::{Kind, Man, Position, Reason, Square, Transfer, Wing};
use records::san::San;

/// What a player made: a man's way from square to square, or castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// From square to square.
    Transfer(Transfer),
    /// King and Rook.
    Castles(Wing),
}

impl Made {
    /// The way itself, and every other of the man that is moved. In castling that is the King.
    pub(crate) fn ways_with_the_same_man(&self, position: &Position) -> Vec<Made> {
        let king = Man { side: position.turn(), kind: Kind::King };
        let from = match self {
            Made::Transfer(transfer) => Some(transfer.from),
            Made::Castles(_) => Square::ALL.into_iter().find(|&square| position.man_at(square) == Some(king)),
        };
        let to = |from| {
            let others = Square::ALL.into_iter().filter(move |&to| to != from);
            others.map(move |to| Made::Transfer(Transfer { from, to, promotion: None }))
        };
        [*self].into_iter().chain(from.into_iter().flat_map(to)).collect()
    }
}

/// The same as somebody wrote it down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// From square to square, or castling: it means one thing wherever the pieces stand.
    Made(Made),
    /// In algebraic notation, as a score has it.
    Written(San),
}

impl Told {
    /// What was made in this position. A legal move is meant before any other, and one that goes as the piece goes before one
    /// that does not.
    pub(crate) fn on(&self, position: &Position) -> Result<Made, String> {
        let san = match self {
            Told::Made(made) => return Ok(*made),
            Told::Written(san) => san,
        };
        if let Some(wing) = san.castles() {
            return Ok(Made::Castles(wing));
        }
        let legal: Vec<Transfer> = san.moves(position).into_iter().map(|legal| legal.transfer()).collect();
        let all = san.ways(position);
        let goes = |&way: &Transfer| {
            !position.why_illegal(way).iter().any(|why| matches!(why, Reason::NotTheWay { .. }))
        };
        let going: Vec<Transfer> = all.iter().copied().filter(goes).collect();
        let meant = [legal, going, all].into_iter().find(|ways| !ways.is_empty()).unwrap_or_default();
        match &meant[..] {
            [way] => Ok(Made::Transfer(*way)),
            [] => Err(san.find(position).err().map_or_else(String::new, |why| why.to_string())),
            several => {
                let several: Vec<String> = several.iter().map(ToString::to_string).collect();
                Err(format!("`{}` can mean {}", san.text(), several.join(" or ")))
            }
        }
    }
}

impl FromStr for Told {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        match text {
            "O-O" | "0-0" | "castles short" => return Ok(Told::Made(Made::Castles(Wing::King))),
            "O-O-O" | "0-0-0" | "castles long" => return Ok(Told::Made(Made::Castles(Wing::Queen))),
            _ => {}
        }
        match text.to_ascii_lowercase().parse() {
            Ok(transfer) => Ok(Told::Made(Made::Transfer(transfer))),
            Err(_) => text
                .parse()
                .map(Told::Written)
                .map_err(|_| format!("expected a move, as in Nf4, g1f4, a7a8q or O-O, found `{text}`")),
        }
    }
}

/// As scripts write it.
impl fmt::Display for Made {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Made::Transfer(transfer) => transfer.fmt(f),
            Made::Castles(Wing::King) => f.write_str("castles short"),
            Made::Castles(Wing::Queen) => f.write_str("castles long"),
        }
    }
}
