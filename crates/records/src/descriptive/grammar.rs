//! From words and signs to everything that they can say.
//!
//! american-1897 I.13 C allows any sign or word to be left out, so a run of letters can be read in more than one way. Each
//! function gives every way to read what begins at a place, with the place after it.

use board::{Kind, Wing};

use super::parser::{PIECES, Parser, Style};
use super::sentence::{FileName, FileWord, ManName, Sentence, SquareName, Transfer, Verb};
use super::token::{Mark, Token, Word};
use crate::text::fault::Fault;

type Ways<T> = Vec<(T, usize)>;

/// A record and the marks after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Parsed {
    pub sentences: Vec<Sentence>,
    pub check: bool,
    pub mate: bool,
    /// Whether a word of the record itself is abbreviated, or replaced by a sign.
    pub short: bool,
}

/// Everything that the words can say.
pub(super) fn parse(tokens: &[Token], style: Style, end: usize) -> Result<Parsed, Fault> {
    let parser = Parser::new(tokens, style);
    let mut sentences: Vec<Sentence> = Vec::new();
    for (sentence, at) in parser.castling().into_iter().chain(parser.ordinary()) {
        if parser.only_marks(at) && !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    }
    if sentences.is_empty() {
        return Err(parser.fault(end));
    }
    let has = |mark: Mark| tokens.iter().any(|token| token.word == Word::Mark(mark));
    let short = tokens.iter().any(|token| token.short && !matches!(token.word, Word::Mark(_)));
    Ok(Parsed { sentences, check: has(Mark::Check), mate: has(Mark::Mate), short })
}

impl Parser<'_> {
    // Castling

    fn castling(&self) -> Ways<Sentence> {
        let rings = self.rings();
        let Some(at) = self.is(0, Word::Castles, "`Castles`") else { return rings };
        let mut ways = vec![(Sentence::Castles(None), at)];
        let open = self.skip(at, Word::Open);
        let on = self.skip(self.skip(open, Word::On), Word::With);
        if let Some(wing) = self.wing(on) {
            let behind = self.skip(self.skip(on + 1, Word::Man(Kind::Rook)), Word::Side);
            let behind = if open > at { self.is(behind, Word::Close, "`)`") } else { Some(behind) };
            ways.extend(behind.map(|behind| (Sentence::Castles(Some(wing)), behind)));
        } else {
            self.misses(on, "King's Rook or Queen's Rook");
        }
        ways
    }

    fn rings(&self) -> Ways<Sentence> {
        let mut ways = Vec::new();
        let Some(at) = self.is(0, Word::Ring, "`0-0`") else { return ways };
        let Some(at) = self.is(self.skip(at, Word::To), Word::Ring, "`0`") else { return ways };
        ways.push((Sentence::Castles(Some(Wing::King)), at));
        let third = self.is(self.skip(at, Word::To), Word::Ring, "`0`");
        ways.extend(third.map(|at| (Sentence::Castles(Some(Wing::Queen)), at)));
        ways
    }

    // Everything else

    fn ordinary(&self) -> Ways<Sentence> {
        let mut ways = Vec::new();
        let mut men: Ways<Option<ManName>> =
            self.man(0).into_iter().map(|(man, at)| (Some(man), at)).collect();
        men.push((None, 0));
        for (man, at) in men {
            for (place, at) in self.place(at) {
                let begun = Transfer { man, place, ..Transfer::default() };
                for (said, at) in self.act(begun, at) {
                    ways.extend(self.promotion(said, at).into_iter().map(|(t, at)| (Sentence::Move(t), at)));
                }
            }
        }
        ways
    }

    /// `K`, `KB`, `B`, `KBP`, `BP`, `P`, and which of several Pawns.
    fn man(&self, at: usize) -> Ways<ManName> {
        let mut ways = Vec::new();
        let mut add = |kind, origin, file, nth, at| ways.push((ManName { kind, origin, file, nth }, at));
        let (nth, first) = match self.word(at) {
            Some(Word::Number(number @ 1..=6)) => (Some(number), at + 1),
            _ => (None, at),
        };
        let mut files: Ways<Option<FileName>> =
            self.file(first).into_iter().map(|(file, at)| (Some(file), at)).collect();
        files.push((None, first));
        for (file, behind) in files {
            if self.kind(behind) == Some(Kind::Pawn) {
                add(Kind::Pawn, None, file, nth, behind + 1);
            }
        }
        if nth.is_none() {
            match self.kind(at) {
                Some(kind @ (Kind::King | Kind::Queen)) => add(kind, None, None, None, at + 1),
                Some(kind) if PIECES.contains(&kind) => add(kind, None, None, None, at + 1),
                _ => {}
            }
            let piece = self.kind(at + 1).filter(|kind| PIECES.contains(kind));
            if let (Some(wing), Some(kind)) = (self.wing(at), piece) {
                add(kind, Some(wing), None, None, at + 2);
            }
        }
        if ways.is_empty() {
            self.misses(at, "a piece: K, Q, B, Kt, R or P");
        }
        ways
    }

    /// `K`, `KB` or `B`, of files.
    fn file(&self, at: usize) -> Ways<FileName> {
        let mut ways = Vec::new();
        match self.kind(at) {
            Some(piece) if piece != Kind::Pawn => ways.push((FileName { piece, wing: None }, at + 1)),
            _ => self.misses(at, "a file: K, Q, B, Kt or R"),
        }
        let piece = self.kind(at + 1).filter(|kind| PIECES.contains(kind));
        if let (Some(wing), Some(piece)) = (self.wing(at), piece) {
            ways.push((FileName { piece, wing: Some(wing) }, at + 2));
        }
        ways
    }

    fn square(&self, at: usize) -> Ways<SquareName> {
        let mut files: Ways<FileWord> = Vec::new();
        if self.style == Style::Books && self.word(at) == Some(Word::Own) {
            files.push((FileWord::Own, at + 1));
            if let Some(piece) = self.kind(at + 1).filter(|kind| PIECES.contains(kind)) {
                files.push((FileWord::OwnSide(piece), at + 2));
            }
        } else {
            files.extend(self.file(at).into_iter().map(|(file, at)| (FileWord::Named(file), at)));
        }
        let mut ways = Vec::new();
        for (file, at) in files {
            ways.push((SquareName { file, rank: None }, at));
            match self.word(at) {
                Some(Word::Number(rank)) => {
                    let behind = self.skip(at + 1, Word::Square);
                    ways.push((SquareName { file, rank: Some(rank) }, behind));
                }
                Some(Word::Square) => ways.push((SquareName { file, rank: Some(1) }, at + 1)),
                _ => self.misses(at, "a rank, 1 to 8 or sq."),
            }
        }
        ways
    }

    /// "on King's fifth square", `(K5)`, or nothing.
    fn place(&self, at: usize) -> Ways<Option<SquareName>> {
        let mut ways = vec![(None, at)];
        let inside = match self.word(at) {
            Some(Word::On | Word::Open) => at + 1,
            _ => return ways,
        };
        for (square, behind) in self.square(inside) {
            let behind = match self.word(at) {
                Some(Word::Open) => self.is(behind, Word::Close, "`)`"),
                _ => Some(behind),
            };
            ways.extend(behind.map(|behind| (Some(square), behind)));
        }
        ways
    }

    fn act(&self, said: Transfer, at: usize) -> Ways<Transfer> {
        match self.word(at) {
            Some(Word::To) => {
                let said = Transfer { verb: Some(Verb::To), ..said };
                self.going(said, at + 1, false)
            }
            Some(Word::Takes) => self.taking(Transfer { verb: Some(Verb::Takes), ..said }, at + 1),
            _ => {
                let mut ways = self.going(said, at, true);
                ways.extend(self.of_books(said, at));
                // A piece alone: everything else is left out.
                ways.extend(said.man.map(|_| (said, at)));
                self.misses(at, "`to` or `takes`");
                ways
            }
        }
    }

    /// Where it goes; without "to" the rank must be there, because nothing else tells a square from a piece.
    fn going(&self, said: Transfer, at: usize, with_rank: bool) -> Ways<Transfer> {
        let squares = self.square(at).into_iter().filter(|(square, _)| !with_rank || square.rank.is_some());
        squares.map(|(square, at)| (Transfer { square: Some(square), ..said }, at)).collect()
    }

    fn taking(&self, said: Transfer, at: usize) -> Ways<Transfer> {
        let mut men: Ways<Option<ManName>> =
            self.man(at).into_iter().map(|(man, at)| (Some(man), at)).collect();
        if men.is_empty() && self.kind(at).is_none() {
            men.push((None, at));
        }
        let mut ways = Vec::new();
        for (captured, at) in men {
            for (square, at) in self.place(at) {
                let said = Transfer { captured, square, ..said };
                ways.push((said, at));
                let open = self.skip(at, Word::Open);
                let passing = (self.word(open) == Some(Word::InPassing)).then_some(open + 1);
                let behind = match (passing, open > at) {
                    (Some(behind), true) => self.is(behind, Word::Close, "`)`"),
                    (passing, _) => passing,
                };
                ways.extend(behind.map(|at| (Transfer { in_passing: true, ..said }, at)));
            }
        }
        ways
    }

    fn of_books(&self, said: Transfer, at: usize) -> Option<(Transfer, usize)> {
        let verb = match self.word(at)? {
            Word::Checks => Verb::Checks,
            Word::Mates => Verb::Mates,
            Word::Moves => Verb::Moves,
            Word::Queens => Verb::Queens,
            _ => return None,
        };
        let read = self.style == Style::Books && said.man.is_some();
        read.then_some((Transfer { verb: Some(verb), ..said }, at + 1))
    }

    /// `Q`, `=Q`, `(Q)`, "(becoming a Queen)", `(2d Q.)`, or nothing.
    fn promotion(&self, said: Transfer, at: usize) -> Ways<Transfer> {
        let mut ways = vec![(said, at)];
        if said.verb.is_none() && said.square.is_none() {
            return ways;
        }
        let open = self.skip(at, Word::Open);
        let becoming = self.skip(open, Word::Becoming);
        let plainly = becoming == at;
        let number = match self.word(becoming) {
            Some(Word::Number(_)) if !plainly => becoming + 1,
            _ => becoming,
        };
        let named = self.kind(number).filter(|kind| match kind {
            Kind::King => false,
            Kind::Pawn => becoming > open,
            _ => true,
        });
        // `P-KB` names a file, not a square and a Bishop.
        let rankless = said.verb == Some(Verb::To) && said.square.is_none_or(|square| square.rank.is_none());
        let Some(kind) = named.filter(|_| !(plainly && rankless)) else { return ways };
        let behind = match open > at {
            true => self.is(number + 1, Word::Close, "`)`"),
            false => Some(number + 1),
        };
        ways.extend(behind.map(|behind| (Transfer { promotion: Some(kind), ..said }, behind)));
        ways
    }
}
