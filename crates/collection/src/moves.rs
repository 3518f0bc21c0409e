//! The moves of a game in about one byte each.
//!
//! ```text
//!   bits 4 … 7   which of the mover's men goes, counted from a1 to h8
//!   bits 0 … 3   where to, by its kind:
//!     King       one of eight steps, or 8 and 9 for castling
//!     Knight     one of eight leaps
//!     Rook       the file on its rank, or 8 and more for the rank on its file
//!     Bishop     the file on its rising diagonal, or 8 and more for the file on its falling one
//!     Queen      as a Rook; its own file says that a second byte has the square
//!     Pawn       one step, two steps, captures towards the a and the h file; 4 and more for promotions
//! ```
//!
//! A position and its bytes give a legal move or none, so no byte of a damaged index leads to a board that no game has.

use board::{Bitboard, Kind, Move, MoveKind, Position, Square, Wing};

/// The steps of a King, as files and ranks.
const STEPS: [(i8, i8); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

/// The leaps of a Knight.
const LEAPS: [(i8, i8); 8] = [(-1, -2), (1, -2), (-2, -1), (2, -1), (-2, 1), (2, 1), (-1, 2), (1, 2)];

/// What a Pawn becomes.
const PROMOTIONS: [Kind; 4] = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

/// The codes of castling.
const CASTLING: u8 = 8;

/// The first code of a promotion.
const PROMOTION: u8 = 4;

/// Appends a legal move of chess that is made in this position.
///
/// ```
/// use board::Position;
/// use jadoube_collection::moves::{decode, encode};
///
/// let position = Position::default();
/// let played = position.parse_uci("g1f3")?;
/// let mut bytes = Vec::new();
/// encode(&position, played, &mut bytes);
/// assert_eq!((bytes.len(), decode(&position, &bytes)), (1, Some((played, 1))));
/// # Ok::<(), board::UciError>(())
/// ```
pub fn encode(position: &Position, played: Move, bytes: &mut Vec<u8>) {
    let (from, to) = (played.from(), played.to());
    let below = position.side(position.turn()).iter().take_while(|square| *square < from).count();
    let man = (below as u8) << 4;
    let (files, ranks) = (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8);
    let step = |steps: &[(i8, i8)]| steps.iter().position(|step| *step == (files, ranks)).unwrap_or(0) as u8;
    let straight = if ranks == 0 { to.file() } else { 8 + to.rank() };
    let code = match (played.kind(), position.kind_at(from)) {
        (MoveKind::Castling(wing), _) => CASTLING + wing.index() as u8,
        (MoveKind::Promotion(kind), _) => {
            let kind = PROMOTIONS.iter().position(|known| *known == kind).unwrap_or(3) as u8;
            PROMOTION + 3 * kind + (files + 1) as u8
        }
        (_, Some(Kind::King)) => step(&STEPS),
        (_, Some(Kind::Knight)) => step(&LEAPS),
        (_, Some(Kind::Rook)) => straight,
        (_, Some(Kind::Bishop)) => to.file() + if files == ranks { 0 } else { 8 },
        (_, Some(Kind::Queen)) if files == 0 || ranks == 0 => straight,
        (_, Some(Kind::Queen)) => {
            bytes.extend([man | from.file(), to.index() as u8]);
            return;
        }
        _ if files < 0 => 2,
        _ if files > 0 => 3,
        _ => u8::from(ranks.unsigned_abs() == 2),
    };
    bytes.push(man | code);
}

/// The move that begins these bytes, and how many of them it takes; none where they are no legal move of the position.
#[inline]
pub fn decode(position: &Position, bytes: &[u8]) -> Option<(Move, usize)> {
    let first = *bytes.first()?;
    let side = position.turn();
    let from = position.side(side).iter().nth(usize::from(first >> 4))?;
    let code = first & 15;
    let kind = position.kind_at(from)?;
    let (mut promotion, mut length) = (None, 1);
    let by = |(files, ranks): (i8, i8)| from.offset(files, ranks);
    let straight = || match code {
        8.. => Square::new(from.file(), code - 8),
        _ => Square::new(code, from.rank()),
    };
    let to = match kind {
        Kind::King if code >= CASTLING => {
            let wing = *Wing::ALL.get(usize::from(code - CASTLING))?;
            return position.castling_to(wing).map(|played| (played, 1));
        }
        Kind::King => by(STEPS[usize::from(code)])?,
        Kind::Knight => by(*LEAPS.get(usize::from(code))?)?,
        Kind::Rook => straight(),
        Kind::Bishop => {
            let files = (code & 7) as i8 - from.file() as i8;
            by((files, if code < 8 { files } else { -files }))?
        }
        Kind::Queen if code == from.file() => {
            length = 2;
            Square::from_index(*bytes.get(1)?)?
        }
        Kind::Queen => straight(),
        Kind::Pawn => {
            let ahead = if side.first_rank() == 0 { 1 } else { -1 };
            match code {
                0 => by((0, ahead))?,
                1 => by((0, 2 * ahead))?,
                2 => by((-1, ahead))?,
                3 => by((1, ahead))?,
                _ => {
                    promotion = Some(PROMOTIONS[usize::from((code - PROMOTION) / 3)]);
                    by(((code - PROMOTION) as i8 % 3 - 1, ahead))?
                }
            }
        }
    };
    Some((position.only_move(kind, Bitboard::of(from), to, promotion)?, length))
}

/// The positions of a game, that at the start first.
///
/// ```
/// use board::Position;
/// use jadoube_collection::moves::Positions;
/// let positions: Vec<_> = Positions::new(Position::default(), &[]).collect();
/// assert_eq!(positions, [Position::default()]);
/// ```
#[derive(Clone, Debug)]
pub struct Positions<'a> {
    next: Option<Position>,
    rest: &'a [u8],
}

impl<'a> Positions<'a> {
    /// The positions from this one on, by these bytes; they end where the bytes are no legal move.
    pub fn new(start: Position, bytes: &'a [u8]) -> Self {
        Positions { next: Some(start), rest: bytes }
    }
}

impl Iterator for Positions<'_> {
    type Item = Position;

    #[inline]
    fn next(&mut self) -> Option<Position> {
        let position = self.next?;
        self.next = decode(&position, self.rest).map(|(played, length)| {
            self.rest = &self.rest[length..];
            position.play(played)
        });
        Some(position)
    }
}
