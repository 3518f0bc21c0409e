//! Moves of ordinary form, taken apart without a loop: all their letters are in one word of eight bytes.
//!
//! ```text
//!   N b x d 2 +          the mark of check is cut off, then the destination, then the cross;
//!   | |              what is left names the kind and as much of the origin as is given
//! ```
//!
//! What does not have this form is read in full elsewhere.

use board::{Bitboard, Kind, Square, Wing};

use super::reading::Marks;

/// A move of ordinary form, as its letters alone give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Usual {
    Castling(Wing, Marks),
    Man(UsualMan),
}

/// The move of a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct UsualMan {
    pub kind: Kind,
    /// Where it may come from.
    pub among: Bitboard,
    /// How much of the origin is given.
    pub origin: Origin,
    pub takes: bool,
    pub to: Square,
    pub promotion: Option<Kind>,
    pub marks: Marks,
}

/// How much of the origin is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    Nothing,
    File,
    Rank,
    Square,
}

/// The kind that a move begins with, as an index; a letter of a file stands for a Pawn.
static KINDS: [u8; 256] = {
    let (mut kinds, mut file) = ([NO_KIND; 256], b'a');
    while file <= b'h' {
        kinds[file as usize] = Kind::Pawn as u8;
        file += 1;
    }
    kinds[b'N' as usize] = Kind::Knight as u8;
    kinds[b'B' as usize] = Kind::Bishop as u8;
    kinds[b'R' as usize] = Kind::Rook as u8;
    kinds[b'Q' as usize] = Kind::Queen as u8;
    kinds[b'K' as usize] = Kind::King as u8;
    kinds
};

const NO_KIND: u8 = Kind::ALL.len() as u8;

/// The squares that a letter or a digit of an origin leaves.
static LEAVES: [Bitboard; 256] = {
    let (mut leaves, mut line) = ([Bitboard::EMPTY; 256], 0);
    while line < 8 {
        leaves[(b'a' + line) as usize] = Bitboard::file(line);
        leaves[(b'1' + line) as usize] = Bitboard::rank(line);
        line += 1;
    }
    leaves
};

/// The lowest bytes of a word.
#[inline(always)]
const fn lowest(word: u64, bytes: usize) -> u64 {
    word & !(!0 << (8 * bytes))
}

#[inline(always)]
const fn byte(word: u64, at: usize) -> u8 {
    (word >> (8 * at)) as u8
}

/// The most letters that such a move has.
pub(crate) const LONGEST: usize = 7;

impl Usual {
    /// A move of ordinary form; the first letter is the lowest byte of the word.
    #[inline(always)]
    pub(crate) fn of_word(word: u64, length: usize) -> Option<Self> {
        if !(2..=LONGEST).contains(&length) {
            return None;
        }
        let marks = match byte(word, length - 1) {
            b'+' => Marks::Check,
            b'#' => Marks::Mate,
            _ => Marks::Nothing,
        };
        let length = length - usize::from(marks != Marks::Nothing);
        let word = lowest(word, length);
        match square(word, length) {
            Some(to) => man(word, length - 2, to, None, marks),
            None => promotion_or_castling(word, length, marks),
        }
    }

    /// The same for letters wherever they stand.
    pub(crate) fn of_bytes(text: &[u8]) -> Option<Self> {
        if text.len() > LONGEST {
            return None;
        }
        let mut letters = [0; 8];
        letters[..text.len()].copy_from_slice(text);
        Self::of_word(u64::from_le_bytes(letters), text.len())
    }
}

/// The square that a word of this length ends with.
#[inline(always)]
fn square(word: u64, length: usize) -> Option<Square> {
    let name = (word << 16) >> (8 * length);
    let (file, rank) = (byte(name, 0).wrapping_sub(b'a'), byte(name, 1).wrapping_sub(b'1'));
    (length > 1 && (file | rank) < 8).then(|| Square::new(file, rank))
}

#[inline(never)]
fn promotion_or_castling(word: u64, length: usize, marks: Marks) -> Option<Usual> {
    const SHORT: u64 = u64::from_le_bytes(*b"O-O\0\0\0\0\0");
    const LONG: u64 = u64::from_le_bytes(*b"O-O-O\0\0\0");
    match word {
        SHORT => return Some(Usual::Castling(Wing::King, marks)),
        LONG => return Some(Usual::Castling(Wing::Queen, marks)),
        _ => {}
    }
    let bare = length.checked_sub(2).filter(|&bare| bare >= 2 && byte(word, bare) == b'=')?;
    let kind = match byte(word, bare + 1) {
        b'Q' => Kind::Queen,
        b'R' => Kind::Rook,
        b'B' => Kind::Bishop,
        b'N' => Kind::Knight,
        _ => return None,
    };
    let word = lowest(word, bare);
    man(word, bare - 2, square(word, bare)?, Some(kind), marks)
}

/// What stands before the destination: the kind, as much of the origin as is given, a cross.
#[inline(always)]
fn man(word: u64, before: usize, to: Square, promotion: Option<Kind>, marks: Marks) -> Option<Usual> {
    let kind = *Kind::ALL.get(usize::from(KINDS[usize::from(word as u8)]))?;
    let pawn = kind == Kind::Pawn;
    if !pawn && (promotion.is_some() || before == 0) {
        return None;
    }
    // The letter of a piece is passed over; that of a Pawn's file belongs to the origin.
    let skipped = usize::from(!pawn);
    let length = before - skipped;
    let origin = lowest(word >> (8 * skipped), length);
    let takes = byte(origin << 8, length) == b'x';
    let (among, given) = match length - usize::from(takes) {
        0 if pawn => (Bitboard::file(to.file()), Origin::Nothing),
        0 => (Bitboard::ALL, Origin::Nothing),
        1 => {
            let letter = byte(origin, 0);
            (LEAVES[usize::from(letter)], if letter >= b'a' { Origin::File } else { Origin::Rank })
        }
        2 => {
            let (file, rank) = (byte(origin, 0), byte(origin, 1));
            if file < b'a' || rank >= b'a' {
                return None;
            }
            (LEAVES[usize::from(file)] & LEAVES[usize::from(rank)], Origin::Square)
        }
        _ => return None,
    };
    // A Pawn's origin is its file, and a capture leads to another one.
    let odd = pawn
        && match given {
            Origin::Nothing => takes,
            Origin::File => takes && among.contains(to),
            Origin::Rank | Origin::Square => true,
        };
    if odd || among.is_empty() {
        return None;
    }
    Some(Usual::Man(UsualMan { kind, among, origin: given, takes, to, promotion, marks }))
}

#[cfg(test)]
mod tests {
    use super::{Origin, Usual, UsualMan};
    use crate::san::Marks;
    use board::{Kind, Wing};

    #[test]
    fn what_letters_say() {
        let said = |text: &str| match Usual::of_bytes(text.as_bytes()) {
            None => "not usual".to_owned(),
            Some(Usual::Castling(Wing::King, marks)) => format!("short {marks:?}"),
            Some(Usual::Castling(Wing::Queen, marks)) => format!("long {marks:?}"),
            Some(Usual::Man(UsualMan { kind, among, origin, takes, to, promotion, marks })) => {
                let promotion = promotion.map_or(String::new(), |kind| format!("={}", kind.letter()));
                let cross = if takes { "x" } else { "" };
                let from = match origin {
                    Origin::Nothing => String::new(),
                    Origin::File => among.first().map_or('?', |it| it.file_letter()).to_string(),
                    Origin::Rank => among.first().map_or('?', |it| it.rank_digit()).to_string(),
                    Origin::Square => among.single().map_or("?".to_owned(), |it| it.to_string()),
                };
                let marks = if marks == Marks::Nothing { String::new() } else { format!(" {marks:?}") };
                format!("{}{from}{cross}{to}{promotion}{marks}", kind.letter())
            }
        };
        let cases = [
            ("e4", "pe4"),
            ("exd5", "pexd5"),
            ("ed5", "ped5"),
            ("e8=Q", "pe8=q"),
            ("dxe8=N#", "pdxe8=n Mate"),
            ("Nf3", "nf3"),
            ("Nbd2", "nbd2"),
            ("N1d2", "n1d2"),
            ("Nb1d2", "nb1d2"),
            ("Nb1xd2+", "nb1xd2 Check"),
            ("Rxa1#", "rxa1 Mate"),
            ("O-O", "short Nothing"),
            ("O-O-O#", "long Mate"),
        ];
        for (text, expected) in cases {
            assert_eq!(said(text), expected, "{text}");
        }
        let others = [
            "", "e", "x", "=", "=Q", "+", "#", "e9", "i4", "ee", "44", "4e", "N", "Nf", "Nf9", "xd5", "exe5",
            "e4d5", "4d5", "Nxxd5", "Nxbd2", "N1bd2", "Nbbd2", "N11d2", "Pe4", "e4++", "e4+#", "e8Q", "e8=K",
            "Ne8=Q", "0-0", "O-O-", "o-o", "Nb1-d2", "Nf3!", "e4e5", "Nb1xd2++", "e\0", "\0e4", "N\0d2",
            "Nb\0d2",
        ];
        for text in others {
            assert_eq!(said(text), "not usual", "{text:?}");
        }
        assert_eq!(Kind::ALL.len(), 6);
    }
}
