//! Moves as the UCI protocol writes them.

use std::fmt;

use crate::{Kind, Man, Move, Position, Reason, Square, Transfer, Wing};

/// A text that is not a legal move: it has not the form of one, or it is illegal for the reasons given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UciError {
    /// The text is not of the form `e2e4` or `e7e8q`.
    Form {
        /// What was read.
        text: String,
        /// Every fault, from left to right.
        faults: Vec<String>,
    },
    /// It names a transfer that is not a legal move.
    Illegal {
        /// What was read.
        text: String,
        /// Every reason.
        reasons: Vec<Reason>,
    },
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (text, all) = match self {
            Self::Form { text, faults } => (text, faults.clone()),
            Self::Illegal { text, reasons } => (text, reasons.iter().map(Reason::to_string).collect()),
        };
        write!(f, "`{text}` is not a legal move: {}", all.join("; "))
    }
}

impl std::error::Error for UciError {}

impl std::str::FromStr for Transfer {
    type Err = UciError;
    /// Reads two squares and, for a promotion, a lower-case letter; `p` is a Pawn that remains one. Whether it is legal does
    /// not matter.
    fn from_str(text: &str) -> Result<Self, UciError> {
        let letters: Vec<char> = text.chars().collect();
        let square = |range: std::ops::Range<usize>| -> Result<Square, String> {
            let part: String = letters.iter().skip(range.start).take(range.len()).collect();
            part.parse()
                .map_err(|_| format!("expected a square at column {}, found `{part}`", range.start + 1))
        };
        let (from, to, promotion) =
            (square(0..2), square(2..4), promotion(letters.get(4..).unwrap_or_default()));
        match (from, to, promotion) {
            (Ok(from), Ok(to), Ok(promotion)) => Ok(Self { from, to, promotion }),
            (from, to, promotion) => {
                let faults = [from.err(), to.err(), promotion.err()].into_iter().flatten().collect();
                Err(UciError::Form { text: text.to_owned(), faults })
            }
        }
    }
}

fn promotion(letters: &[char]) -> Result<Option<Kind>, String> {
    match letters {
        [] => Ok(None),
        [letter @ ('q' | 'r' | 'b' | 'n' | 'p')] => Ok(Kind::from_letter(*letter)),
        other => {
            let found: String = other.iter().collect();
            Err(format!("expected nothing or one of q, r, b, n, p at column 5, found `{found}`"))
        }
    }
}

impl Position {
    /// The move in UCI notation: `e2e4`, `e7e8q`, `e1g1`. In Chess960 the King goes to the square of its Rook. `a7a8p` is a
    /// Pawn that remains one. UCI has no form for free castling: it is written as both transfers, `e1h1,h1f1`, unless King
    /// and Rook go where they do today.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// let position = Position::default();
    /// let knight = position.parse_uci("g1f3").unwrap();
    /// assert_eq!(position.uci(knight), "g1f3");
    /// ```
    #[must_use]
    pub fn uci(&self, m: Move) -> String {
        let mut transfer = m.transfer();
        if let Some((rook, rook_to)) = m.rook()
            && self.castling_needs_both(m)
        {
            return format!("{transfer},{}", Transfer::new(rook, rook_to));
        }
        if let Some((rook, _)) = m.rook()
            && self.chess960
            && self.is_own_rook(rook)
        {
            transfer.to = rook;
        }
        transfer.to_string()
    }

    /// Reads a legal move in UCI notation. Castling may be written in both ways, with the King's destination or with the
    /// square of its Rook, in chess and in Chess960.
    ///
    /// Errors: every fault of the form, or every reason why the transfer is not legal.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// let error = Position::default().parse_uci("e2e5").unwrap_err();
    /// assert_eq!(error.to_string(), "`e2e5` is not a legal move: a Pawn does not go from e2 to e5");
    /// ```
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciError> {
        let (king, rook) = match text.split_once(',') {
            Some((king, rook)) => (king, Some(rook.parse::<Transfer>()?)),
            None => (text, None),
        };
        let transfer: Transfer = king.parse()?;
        let found = match rook {
            Some(rook) => self.find_castling(transfer, rook),
            None => self.find(transfer),
        };
        found.ok_or_else(|| UciError::Illegal { text: text.to_owned(), reasons: self.why_illegal(transfer) })
    }

    /// The legal move that a transfer makes.
    ///
    /// A King that goes to the square of its own Rook castles. So does a King that goes to its destination in castling,
    /// unless it can simply step there.
    #[must_use]
    pub fn find(&self, transfer: Transfer) -> Option<Move> {
        let Transfer { from, to, promotion } = transfer;
        let kind = self.kind_at(from)?;
        let simple = self.formed(kind, transfer).filter(|&m| self.is_legal(m));
        if simple.is_some() || kind != Kind::King || promotion.is_some() {
            return simple;
        }
        if self.movement().older.castles_freely() {
            return self.find_free_castling(transfer);
        }
        if self.movement().older.castles_on_any_line()
            && let Some(on_file) = self.find_castling_on_file(transfer)
        {
            return Some(on_file);
        }
        let castlings =
            || Wing::ALL.into_iter().filter_map(|wing| self.castling_to(wing)).filter(|m| m.from() == from);
        let takes_rook = |m: &Move| m.rook().is_some_and(|(rook, _)| rook == to && self.is_own_rook(rook));
        castlings().find(takes_rook).or_else(|| castlings().find(|m| m.to() == to && from != to))
    }

    /// The legal castling in which King and Rook make these transfers.
    fn find_castling(&self, king: Transfer, rook: Transfer) -> Option<Move> {
        let squares = (rook.from, rook.to);
        let mut castlings = self.legal_moves().into_iter().filter(|m| m.rook() == Some(squares));
        castlings.find(|m| m.transfer() == king && rook.promotion.is_none())
    }

    /// The legal castling up the file in which the King makes this transfer.
    fn find_castling_on_file(&self, king: Transfer) -> Option<Move> {
        self.legal_moves().into_iter().find(|m| m.is_castling_on_file() && m.transfer() == king)
    }

    /// The free castling that a transfer of the King makes: that of today, or else the only one that leads him there.
    fn find_free_castling(&self, king: Transfer) -> Option<Move> {
        let castlings: Vec<Move> =
            self.legal_moves().into_iter().filter(|m| m.rook().is_some() && m.from() == king.from).collect();
        let usual = || castlings.iter().filter(|m| !m.is_free_castling());
        let there: Vec<&Move> = castlings.iter().filter(|m| m.to() == king.to).collect();
        let only = if let [only] = there[..] { Some(only) } else { None };
        let takes_rook = |m: &&Move| m.rook().is_some_and(|(rook, _)| self.chess960 && rook == king.to);
        let by_rook = || usual().find(takes_rook);
        usual().find(|m| m.to() == king.to).or(only).or_else(by_rook).copied()
    }

    /// Whether the King's transfer alone does not tell which castling it is: it is not that of today, or he can go there by
    /// himself.
    fn castling_needs_both(&self, m: Move) -> bool {
        let alone = || self.is_legal(Move::plain(m.from(), m.to()));
        !self.movement().older.is_none() && (m.is_free_castling() || !self.chess960 && alone())
    }

    fn is_own_rook(&self, square: Square) -> bool {
        self.man_at(square) == Some(Man::new(self.turn(), Kind::Rook))
    }
}
