//! Reasons why a position cannot arise in a game.
//!
//! Each holds for whatever moves were made from the usual array:
//!
//! 1. *Kings.* There is one of each side in the array; none is captured and none is added.
//! 2. *Check.* No move may leave the mover's own King in check, so the side that has just moved is not in check.
//! 3. *Pawns on the edge.* They never go back, and on the last rank they become something else.
//! 4. *Numbers.* A side has sixteen pieces at first, eight of them Pawns, and never more of either. Each piece beyond the
//!    first ones (one Queen, two Rooks, two Knights, a Bishop of each colour) was a Pawn, as was each Bishop away from its
//!    first square whose way out two Pawns that never moved still bar.
//! 5. *Pawn captures.* A Pawn changes its file only by capturing, one file each time. The Pawns of a side come from
//!    different files; the cheapest way to lead them back there takes so many captures, and the other side must lack at
//!    least as many pieces. On a line the cheapest pairing keeps the order, so trying all ordered choices of files finds
//!    it.
//! 6. *Rights.* The King and the Rook stand where they stood in the array.
//! 7. *The last move.* Except in the array some move came last, and no position before it can be found: every piece is
//!    taken back to every square from which it can have come, with everything that it can have captured put back.
//!
//! Under the laws of an older game 1 to 5 hold too, but for two points: a Pawn may wait on its last rank where it can become
//! nothing, and a fil leaps over the Pawns before it. Two reasons come instead:
//!
//! 8. *Kinds.* Where a Pawn becomes a fers or a Queen alone, no other piece is added. Where it becomes only what was lost, no
//!    kind ever has more than at first; nor Queens, where one must be lost. In Italy a side has no two Bishops on squares of
//!    one colour, and no Pawn waits where its side lacks a man that it could become: it took the name at once.
//! 9. *Fils.* A fil goes only to eight squares, and each side's two go to different ones. Where none is added, each that is
//!    there stands on a square of its own eight.
//!
//! Under other laws of movement only 1, 2 and the limit of sixteen pieces hold, and only these are applied.

use board::{Bitboard, Kind, Movement, Position, Side, Wing};

use crate::origin::unmove::has_last_move;

/// Why no game leads to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OriginReason {
    /// The side has not exactly one King.
    Kings(Side),
    /// The side is in check, and the other is to move.
    Check(Side),
    /// A Pawn of the side stands on its first or last rank.
    PawnOnEdge(Side),
    /// The side has more than sixteen pieces, or more than eight Pawns.
    TooMany(Side),
    /// The side has more promoted pieces than it lacks Pawns.
    Promotions {
        /// Whose pieces they are.
        side: Side,
        /// How many Pawns must have been promoted.
        promoted: u32,
        /// How many Pawns it lacks.
        lacking: u32,
    },
    /// The side has more pieces of a kind than it began with, and no Pawn can have become one.
    TooManyOfKind(Side, Kind),
    /// The side has two Bishops on squares of one colour, and no Pawn can have become the second.
    BishopsAlike(Side),
    /// A Pawn of the side waits on its last rank, and a man is off the board whose name it would have taken.
    WaitsForNothing(Side),
    /// The side has a fil where none of its two can get, or two where one of them can.
    FilAstray(Side),
    /// The side's Pawns captured more pieces than the other side lacks.
    PawnCaptures {
        /// Whose Pawns they are.
        side: Side,
        /// How many pieces they must have captured.
        taken: u32,
        /// How many pieces the other side lacks.
        lacking: u32,
    },
    /// The side is said to have a right to castle with a King or Rook that is not where it was.
    Castling(Side, Wing),
    /// No move can have been the last.
    NoLastMove,
}

impl std::fmt::Display for OriginReason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Kings(side) => write!(f, "{} does not have exactly one King", side.name()),
            Self::Check(side) => write!(f, "{} has just moved and is in check", side.name()),
            Self::PawnOnEdge(side) => write!(f, "{} has a Pawn on its first or last rank", side.name()),
            Self::TooMany(side) => {
                write!(f, "{} has more than sixteen men, or more than eight Pawns", side.name())
            }
            Self::Promotions { side, promoted, lacking } => {
                let (promoted, lacking) = (counted(*promoted, "Pawn"), counted(*lacking, "Pawn"));
                write!(f, "{} must have promoted at least {promoted}, but lacks {lacking}", side.name())
            }
            Self::TooManyOfKind(side, kind) => {
                write!(f, "{} has more {}s than these laws let it have", side.name(), kind.name())
            }
            Self::BishopsAlike(side) => {
                write!(
                    f,
                    "{} has two Bishops on squares of one colour, and no Pawn becomes the second",
                    side.name()
                )
            }
            Self::WaitsForNothing(side) => {
                write!(
                    f,
                    "a Pawn of {} waits on its last rank, and a man whose name it takes is off the board",
                    side.name()
                )
            }
            Self::FilAstray(side) => {
                write!(f, "a fil of {} stands where neither of its two can get", side.name())
            }
            Self::PawnCaptures { side, taken, lacking } => {
                let (taken, lacking) = (counted(*taken, "man"), counted(*lacking, "man"));
                let (name, other) = (side.name(), (!*side).name());
                write!(f, "{name}'s Pawns must have taken at least {taken}, but {other} lacks {lacking}")
            }
            Self::Castling(side, wing) => {
                write!(
                    f,
                    "{} cannot castle on the {wing}: the King or the Rook is not on its first square",
                    side.name()
                )
            }
            Self::NoLastMove => f.write_str("no move can have led here"),
        }
    }
}

/// A number of pieces, in words that can be read out.
fn counted(number: u32, one: &str) -> String {
    match (number, one) {
        (0, _) => "none".to_owned(),
        (1, _) => format!("one {one}"),
        (_, "man") => format!("{number} men"),
        _ => format!("{number} {one}s"),
    }
}

/// Every reason against a position, in the order above.
pub(crate) fn reasons_against(position: &Position) -> Vec<OriginReason> {
    let mut reasons: Vec<OriginReason> =
        Side::ALL.into_iter().filter_map(|side| kings(position, side)).collect();
    if position.in_check(!position.turn()) {
        reasons.push(OriginReason::Check(!position.turn()));
    }
    let ordinary = *position.movement() == Movement::ORDINARY && !position.is_chess960();
    let older = !position.movement().older.is_none();
    for side in Side::ALL {
        let pawns = position.men(side, Kind::Pawn);
        if position.side(side).count() > 16 || (ordinary || older) && pawns.count() > 8 {
            reasons.push(OriginReason::TooMany(side));
        } else if ordinary {
            reasons.extend(pawn_on_edge(position, side));
            reasons.extend(promotions(position, side));
            reasons.extend(pawn_captures(position, side));
        } else if older {
            reasons.extend(pawn_on_edge(position, side));
            reasons.extend(kinds(position, side));
            reasons.extend(bishops_alike(position, side));
            reasons.extend(waits_for_nothing(position, side));
            reasons.extend(promotions(position, side));
            reasons.extend(fil_astray(position, side));
            reasons.extend(pawn_captures(position, side));
        }
    }
    if ordinary {
        reasons.extend(castling(position));
    }
    if reasons.is_empty() && ordinary && !is_array(position) && !has_last_move(position) {
        reasons.push(OriginReason::NoLastMove);
    }
    reasons
}

fn kings(position: &Position, side: Side) -> Option<OriginReason> {
    let single = position.men(side, Kind::King).single();
    single.is_none().then_some(OriginReason::Kings(side))
}

fn pawn_on_edge(position: &Position, side: Side) -> Option<OriginReason> {
    let last = Bitboard::rank(side.nth_rank(7));
    let waits = !position.movement().older.is_none() && position.movement().may_stay_pawn;
    let edge = Bitboard::rank(side.nth_rank(0)) | if waits { Bitboard::EMPTY } else { last };
    position.men(side, Kind::Pawn).meets(edge).then_some(OriginReason::PawnOnEdge(side))
}

/// Whether it is the array with White to move, to which no move led.
fn is_array(position: &Position) -> bool {
    position.same_for_repetition(&Position::default())
}

/// The kinds of which the side has more than it can have under the laws of an older game.
fn kinds(position: &Position, side: Side) -> Vec<OriginReason> {
    let movement = position.movement();
    let older = movement.older;
    let of_lost = |kind: Kind| older.promotes_to_captured() || older.queen_if_lost() && kind == Kind::Queen;
    let fixed = |kind: Kind| !movement.promotions.contains(kind) || of_lost(kind);
    let of = |kind: Kind| position.men(side, kind).count();
    let first = [(Kind::Queen, 1), (Kind::Rook, 2), (Kind::Bishop, 2), (Kind::Knight, 2)];
    let too_many = first.into_iter().filter(|&(kind, first)| fixed(kind) && of(kind) > first);
    too_many.map(|(kind, _)| OriginReason::TooManyOfKind(side, kind)).collect()
}

/// Whether both Bishops stand on squares of one colour, where no Pawn becomes a second Bishop of a colour.
fn bishops_alike(position: &Position, side: Side) -> Option<OriginReason> {
    let bishops = position.men(side, Kind::Bishop);
    let alike = [Bitboard::LIGHT, Bitboard::DARK].into_iter().any(|colour| (bishops & colour).count() > 1);
    let never = position.movement().older.suspends() && !has_fil(position);
    (never && alike).then_some(OriginReason::BishopsAlike(side))
}

/// Whether a Pawn waits on its last rank though its side lacks a man whose name it could take.
fn waits_for_nothing(position: &Position, side: Side) -> Option<OriginReason> {
    let waiting = position.men(side, Kind::Pawn) & Bitboard::rank(side.nth_rank(7));
    let suspends = position.movement().older.suspends();
    let could = waiting.iter().any(|square| position.may_become(side, square).count() > 0);
    (suspends && could).then_some(OriginReason::WaitsForNothing(side))
}

/// Whether the man beside the Knight is a fil.
fn has_fil(position: &Position) -> bool {
    position.name_of(Kind::Bishop) == "fil"
}

/// Whether a fil stands where neither of the side's two can have come, where none can be added.
fn fil_astray(position: &Position, side: Side) -> Option<OriginReason> {
    let movement = position.movement();
    let added = movement.promotions.contains(Kind::Bishop);
    if !has_fil(position) || added {
        return None;
    }
    let fils = position.men(side, Kind::Bishop);
    let homes = [2, 5].map(|file| eight_squares(board::Square::new(file, side.first_rank())));
    let astray = !(fils - homes[0] - homes[1]).is_empty();
    let crowded = homes.into_iter().any(|home| (fils & home).count() > 1);
    (astray || crowded).then_some(OriginReason::FilAstray(side))
}

/// The squares to which a fil gets from this one.
fn eight_squares(home: board::Square) -> Bitboard {
    let steps = |one: u8, other: u8| one.abs_diff(other);
    let gets = |square: &board::Square| {
        let (files, ranks) = (steps(square.file(), home.file()), steps(square.rank(), home.rank()));
        files % 2 == 0 && ranks % 2 == 0 && (files + ranks) % 4 == 0
    };
    board::Square::ALL.into_iter().filter(gets).collect()
}

fn promotions(position: &Position, side: Side) -> Option<OriginReason> {
    let count = |kind: Kind, first: u32| position.men(side, kind).count().saturating_sub(first);
    let pieces = count(Kind::Queen, 1) + count(Kind::Rook, 2) + count(Kind::Knight, 2);
    let bishops: u32 = [true, false].into_iter().map(|light| promoted_bishops(position, side, light)).sum();
    let (promoted, lacking) = (pieces + bishops, 8 - position.men(side, Kind::Pawn).count());
    (promoted > lacking).then_some(OriginReason::Promotions { side, promoted, lacking })
}

/// How many Bishops of one colour must have been Pawns: all but one, or all away from home while the way out is barred.
fn promoted_bishops(position: &Position, side: Side, light: bool) -> u32 {
    let colour = if light { Bitboard::LIGHT } else { Bitboard::DARK };
    let bishops = position.men(side, Kind::Bishop) & colour;
    let first = Bitboard::rank(side.nth_rank(0)) & (Bitboard::file(2) | Bitboard::file(5)) & colour;
    let out =
        (first.0 << 9 | first.0 << 7 | first.0 >> 9 | first.0 >> 7) & Bitboard::rank(side.nth_rank(1)).0;
    let barred = (Bitboard(out) - position.men(side, Kind::Pawn)).is_empty();
    if barred && !has_fil(position) { (bishops - first).count() } else { bishops.count().saturating_sub(1) }
}

fn pawn_captures(position: &Position, side: Side) -> Option<OriginReason> {
    let mut files: Vec<u32> =
        position.men(side, Kind::Pawn).iter().map(|pawn| u32::from(pawn.file())).collect();
    files.sort_unstable();
    let (taken, lacking) = (steps_aside(&files), 16 - position.side(!side).count().min(16));
    (taken > lacking).then_some(OriginReason::PawnCaptures { side, taken, lacking })
}

/// The fewest steps aside by which Pawns, each from a file of its own, get to these files, given in order.
fn steps_aside(files: &[u32]) -> u32 {
    // The cheapest way to have brought the first Pawns there from files before this one, by how many Pawns they are.
    let mut cheapest = vec![0];
    cheapest.resize(files.len() + 1, u32::MAX / 2);
    for from in 0..8 {
        for pawn in (0..files.len()).rev() {
            cheapest[pawn + 1] = cheapest[pawn + 1].min(cheapest[pawn] + files[pawn].abs_diff(from));
        }
    }
    cheapest[files.len()]
}

fn castling(position: &Position) -> impl Iterator<Item = OriginReason> {
    let rights: Vec<_> = position.castling().iter().collect();
    let at_home = |side: Side, wing: Wing, rook| {
        let king = board::Square::new(4, side.first_rank());
        position.men(side, Kind::King).contains(king) && rook == wing.corner(side)
    };
    let away: Vec<_> = rights.into_iter().filter(|&(side, wing, rook)| !at_home(side, wing, rook)).collect();
    away.into_iter().map(|(side, wing, _)| OriginReason::Castling(side, wing))
}
