//! Writing FEN, X-FEN and Shredder-FEN.

use std::fmt::Write;

use crate::{CastlingRights, Setup, Side, Square, Wing};

impl Setup {
    /// The FEN, with a seventh field if a King or fers may still leap: Shredder-FEN if `chess960` is set, otherwise X-FEN, which for chess is plain FEN.
    #[must_use]
    pub fn fen(&self) -> String {
        if self.chess960 { self.shredder_fen() } else { self.xfen() }
    }

    /// The Shredder-FEN, with the files of the Rooks in the castling field.
    ///
    /// ```
    /// use jadoube_board::Setup;
    /// let fen = Setup::usual_array().shredder_fen();
    /// assert!(fen.ends_with(" w HAha - 0 1"));
    /// ```
    #[must_use]
    pub fn shredder_fen(&self) -> String {
        self.with_counters(|setup, side, _, rook| setup.by_file(side, rook))
    }

    /// The X-FEN, with K and Q in the castling field, and the file of a Rook that is not the outermost.
    #[must_use]
    pub fn xfen(&self) -> String {
        self.with_counters(Self::by_wing)
    }

    /// The first four fields, with which an EPD starts; castling as in [`Setup::fen`].
    #[must_use]
    pub fn epd(&self) -> String {
        let letter =
            if self.chess960 { |s: &Self, side, _, rook| s.by_file(side, rook) } else { Self::by_wing };
        self.four_fields(letter)
    }

    /// The first field of a FEN: the pieces alone.
    #[must_use]
    pub fn placement(&self) -> String {
        let ranks = (0..8).rev().map(|rank| self.rank_text(rank));
        ranks.collect::<Vec<_>>().join("/")
    }

    fn rank_text(&self, rank: u8) -> String {
        let (mut text, mut empty) = (String::new(), 0);
        for file in 0..8 {
            match self.man_at(Square::new(file, rank)) {
                Some(man) => {
                    push_empty(&mut text, empty);
                    empty = 0;
                    text.push(man.letter());
                }
                None => empty += 1,
            }
        }
        push_empty(&mut text, empty);
        text
    }

    fn with_counters(&self, letter: impl Fn(&Self, Side, Wing, Square) -> char) -> String {
        let mut text = format!("{} {} {}", self.four_fields(letter), self.halfmoves, self.fullmoves);
        if !self.unmoved.is_empty() {
            text.push(' ');
            text.extend(self.unmoved.iter().map(|square| square.to_string()));
        } else if self.none_leaps {
            text.push_str(" -");
        }
        text
    }

    fn four_fields(&self, letter: impl Fn(&Self, Side, Wing, Square) -> char) -> String {
        let mut text = format!("{} {} ", self.placement(), self.turn.letter());
        push_castling(&mut text, self.castling, |side, wing, rook| letter(self, side, wing, rook));
        match self.en_passant {
            Some(square) => write!(text, " {square}").ok(),
            None => write!(text, " -").ok(),
        };
        text
    }

    fn by_file(&self, side: Side, rook: Square) -> char {
        sided(side, rook.file_letter())
    }

    fn by_wing(&self, side: Side, wing: Wing, rook: Square) -> char {
        if self.outermost_rook(side, wing).unwrap_or(wing.corner(side)) != rook {
            return self.by_file(side, rook);
        }
        match wing {
            Wing::King => sided(side, 'k'),
            Wing::Queen => sided(side, 'q'),
        }
    }
}

fn sided(side: Side, letter: char) -> char {
    match side {
        Side::White => letter.to_ascii_uppercase(),
        Side::Black => letter,
    }
}

fn push_empty(text: &mut String, empty: u32) {
    text.extend(char::from_digit(empty, 10).filter(|&digit| digit != '0'));
}

fn push_castling(text: &mut String, rights: CastlingRights, letter: impl Fn(Side, Wing, Square) -> char) {
    if rights.is_none() {
        text.push('-');
    }
    text.extend(rights.iter().map(|(side, wing, rook)| letter(side, wing, rook)));
}
