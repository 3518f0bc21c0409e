//! What was changed on the board since the turn began, measured against every legal move.
//!
//! Hands do things in any order, so no sequence of acts is privileged: only the change counts.

use board::{Man, Move, MoveKind, Square};
use law::question::{Broken, Nature};

use crate::phrases::{man_on, with_article};
use crate::state::making::MenMoved;
use crate::state::men::{ManId, Men};
use crate::state::turn::Turn;

pub(crate) type Squares = [Option<Man>; 64];

/// The change on the board since the beginning of the turn, measured against the legal moves.
pub(crate) enum Change {
    /// None.
    None,
    /// A legal move.
    Whole(Move),
    /// A part of a legal move, or men taken off and none moved.
    Part(Option<Nature>),
    /// Anything else.
    Other,
}

pub(crate) fn nature(turn: &Turn, m: Move) -> Nature {
    let captures = turn.position().captured(m).is_some();
    match m.kind() {
        MoveKind::Castling(_) if m.rook().is_none_or(|(rook, _)| turn.men().at(rook).is_none()) => {
            Nature::CastlingWithoutRook
        }
        MoveKind::Castling(_) => Nature::Castling,
        MoveKind::Promotion(_) | MoveKind::StaysPawn if captures => Nature::CapturePromotion,
        MoveKind::Promotion(_) | MoveKind::StaysPawn => Nature::Promotion,
        _ if captures => Nature::Capture,
        _ => Nature::Plain,
    }
}

/// Measures the board against every legal move.
pub(crate) fn change(turn: &Turn, men: &Men) -> Change {
    let (start, now) = (turn.men().board(), &men.board());
    if *now == start {
        return Change::None;
    }
    let mut part = None;
    for m in turn.position().legal_moves() {
        let after = turn.men().after(turn.position(), m).board();
        // A Pawn that is to stay one must be named so: else it still waits for its piece.
        let named = m.kind() != MoveKind::StaysPawn || turn.attempt().names_a_pawn();
        if *now == after && named {
            return Change::Whole(m);
        }
        if part.is_none() && is_part(turn, m, &start, now, &after) {
            part = Some(nature(turn, m));
        }
    }
    let only_taken_off = Square::ALL.into_iter().all(|square| {
        let (was, is) = (start[square.index()], now[square.index()]);
        is == was || is.is_none()
    });
    match part {
        // One Bishop set upon another leaves the board as if it had been taken off.
        _ if some_man_stands_for_its_like(turn, men) => Change::Other,
        Some(Nature::Plain) => Change::Part(None),
        Some(nature) => Change::Part(Some(nature)),
        None if only_taken_off => Change::Part(None),
        None => Change::Other,
    }
}

/// Whether a man was moved to a square that looks as it did, because a man of its kind and side stood there.
pub(crate) fn some_man_stands_for_its_like(turn: &Turn, men: &Men) -> bool {
    Square::ALL.into_iter().any(|square| {
        let (was, is) = (turn.men().at(square), men.at(square));
        was.is_some() && is.is_some() && was != is && turn.men().man_at(square) == men.man_at(square)
    })
}

/// The legal moves of which the board shows a part.
pub(crate) fn consistent(turn: &Turn, now: &Squares) -> Vec<Move> {
    let start = turn.men().board();
    let part = |m: &Move| {
        let after = turn.men().after(turn.position(), *m).board();
        is_part(turn, *m, &start, now, &after)
    };
    turn.position().legal_moves().iter().copied().filter(part).collect()
}

/// Whether the board shows a part of the move that was made and is being taken back: King or Rook alone stands where
/// castling leaves it.
pub(crate) fn takes_back_released(turn: &Turn, now: &Men) -> bool {
    let Some(m) = turn.attempt().taken_up() else { return false };
    let (start, now, after) = (turn.men().board(), now.board(), turn.men().after(turn.position(), m).board());
    let between = Square::ALL.into_iter().map(Square::index);
    m.rook().is_some()
        && now != start
        && now != after
        && between.into_iter().all(|index| now[index] == start[index] || now[index] == after[index])
}

/// Whether every square stands as before or as after the move, or as it may between the two.
pub(crate) fn is_part(turn: &Turn, m: Move, start: &Squares, now: &Squares, after: &Squares) -> bool {
    Square::ALL.into_iter().all(|square| {
        let index = square.index();
        // In Chess960 one of the two may go where the other stood.
        let left_in_castling = m.rook().is_some_and(|(rook, _)| square == rook || square == m.from());
        let between = square == m.to()
            && (now[index].is_none()
                || (m.promotion_kind().is_some() && now[index] == start[m.from().index()]))
            || left_in_castling && now[index].is_none();
        now[index] == start[index] || now[index] == after[index] || between
    }) && moved_first(turn, m, now)
}

/// In castling the King goes first: a Rook alone on its new square is a move of the Rook.
pub(crate) fn moved_first(turn: &Turn, m: Move, now: &Squares) -> bool {
    let king = turn.men().man_at(m.from());
    m.rook().is_none() || now[m.to().index()] == king || now[m.from().index()] != king
}

/// The same board, where a man that was taken off and set again counts as the same man, and not as one from the box.
pub(crate) fn as_the_same_men(turn: &Turn, now: &Men) -> Men {
    let off: Vec<ManId> = Square::ALL
        .into_iter()
        .filter_map(|square| turn.men().at(square))
        .filter(|&id| now.square_of(id).is_none())
        .collect();
    let mut men = now.clone();
    for square in Square::ALL {
        let Some(new) = now.at(square).filter(|&id| !turn.men().knows(id)) else { continue };
        let like = |id: &&ManId| turn.men().man(**id) == now.man(new) && men.square_of(**id).is_none();
        let by_exchange = exchanged(turn, now).is_some_and(|(_, to)| to == square);
        if let Some(&same) = off.iter().find(like).filter(|_| !by_exchange) {
            men.lift(square);
            men.place(same, square);
        }
    }
    men
}

/// Which men a change moved or took, by where they stood at the beginning of the turn.
pub(crate) fn men_moved(turn: &Turn, now: &Men, legal: Option<Move>) -> MenMoved {
    let mut men = MenMoved::default();
    let ids = Square::ALL.into_iter().filter_map(|square| Some((square, turn.men().at(square)?)));
    let mut moved = Vec::new();
    for (from, id) in ids {
        match now.square_of(id) {
            Some(to) if to == from => {}
            Some(to) => moved.push((from, to, id)),
            None => men.all.push(id),
        }
    }
    men.all.extend(moved.iter().map(|(_, _, id)| *id));
    let own = |square: Square| turn.men().man_at(square).is_some_and(|man| man.side == turn.by());
    let king = |square: Square| turn.men().man_at(square).is_some_and(|man| man.kind == board::Kind::King);
    moved.sort_by_key(|&(from, _, _)| (!own(from), !king(from)));
    if let Some(&(from, to, _)) = moved.first() {
        (men.mover, men.to) = (Some(from), Some(to));
    }
    men.rook = castling_rook(turn, &moved);
    if let Some((rook, king)) = castling_where_the_king_stands(turn, &moved).filter(|_| legal.is_none()) {
        (men.rook, men.mover, men.to) = (Some(rook), Some(king), Some(king));
        men.all.splice(0..0, turn.men().at(king));
    }
    let aside = castling_beside_the_board(turn, now, &moved).filter(|_| legal.is_none());
    if let Some((rook, king, to)) = aside {
        (men.rook, men.mover, men.to) = (Some(rook), Some(king), Some(to));
    }
    if let Some((from, to)) = exchanged(turn, now).filter(|_| moved.is_empty()) {
        (men.mover, men.to, men.exchanged) = (Some(from), Some(to), true);
    }
    let pawn = men.mover.filter(|_| men.exchanged);
    let king = aside.map(|(_, king, _)| king);
    let gone = Square::ALL.into_iter().filter(|&square| {
        let off = turn.men().at(square).is_some_and(|id| now.square_of(id).is_none());
        off && Some(square) != pawn && Some(square) != king
    });
    let legal_taken = legal.and_then(|m| turn.position().captured(m)).map(|(square, _)| square);
    for square in gone {
        let on_arrival = men.to == Some(square) || legal_taken == Some(square);
        match own(square) {
            true if men.own_taken.is_none() || on_arrival => men.own_taken = Some(square),
            false if men.taken.is_none() || on_arrival => men.taken = Some(square),
            _ => {}
        }
    }
    men
}

/// Whether the player's King, which was taken up first, stands on no square.
pub(crate) fn is_king_off(turn: &Turn, now: &Men) -> bool {
    let king = turn.position().king(turn.by()).and_then(|square| turn.men().at(square));
    king.is_some_and(|king| now.square_of(king).is_none())
}

/// From where to where a Pawn would have gone that was taken off its seventh rank, by what was set from the box on its
/// last.
fn exchanged(turn: &Turn, now: &Men) -> Option<(Square, Square)> {
    let pawn = Man { side: turn.by(), kind: board::Kind::Pawn };
    let gone = |square: &Square| {
        square.rank() == turn.by().nth_rank(6)
            && turn.men().man_at(*square) == Some(pawn)
            && turn.men().at(*square).is_some_and(|id| now.square_of(id).is_none())
    };
    let from = Square::ALL.into_iter().find(gone)?;
    let set = |square: &Square| {
        square.rank() == turn.by().nth_rank(7)
            && square.file().abs_diff(from.file()) <= 1
            && now.at(*square).is_some_and(|id| !turn.men().knows(id))
    };
    Some((from, Square::ALL.into_iter().find(set)?))
}

pub(crate) fn castling_rook(turn: &Turn, moved: &[(Square, Square, ManId)]) -> Option<Square> {
    let [(king, king_to, _), (rook, rook_to, _)] = moved else { return None };
    let kind = |square: &Square| turn.men().man_at(*square).map(|man| (man.side, man.kind));
    let own = |wanted: board::Kind| Some((turn.by(), wanted));
    let as_castling = kind(king) == own(board::Kind::King)
        && kind(rook) == own(board::Kind::Rook)
        && (board::Wing::ALL
            .into_iter()
            .any(|wing| *king_to == wing.king_to(turn.by()) && *rook_to == wing.rook_to(turn.by()))
            || turn.position().movement().older.castles_freely()
                && as_in_free_castling([*king, *king_to], [*rook, *rook_to])
            || turn.position().movement().older.castles_on_any_line()
                && as_up_the_file(turn.by(), [*king, *king_to], [*rook, *rook_to]));
    as_castling.then_some(*rook)
}

/// The Rook that went as in castling past a King who stands where castling would take him, in Chess960, and who was taken
/// up before it; with the King's square.
fn castling_where_the_king_stands(
    turn: &Turn,
    moved: &[(Square, Square, ManId)],
) -> Option<(Square, Square)> {
    let [(rook, rook_to, id)] = moved else { return None };
    let king = turn.position().is_chess960().then(|| turn.position().king(turn.by()))??;
    let man = turn.men().at(king)?;
    let is_rook = turn.men().man_at(*rook) == Some(Man { side: turn.by(), kind: board::Kind::Rook });
    let past = |wing: board::Wing| {
        let beyond =
            if wing == board::Wing::King { rook.file() > king.file() } else { rook.file() < king.file() };
        king == wing.king_to(turn.by()) && *rook_to == wing.rook_to(turn.by()) && beyond
    };
    let on_rank = rook.rank() == king.rank() && board::Wing::ALL.into_iter().any(past);
    let mut touches = turn.attempt().touches().iter().filter(|touch| !touch.excused);
    let first = touches.find(|touch| touch.men.contains(&man) || touch.men.contains(id))?;
    (is_rook && on_rank && first.men.contains(&man)).then_some((*rook, king))
}

/// The Rook that went as in castling while the King is set beside the board; with the King's square, and the one to which
/// castling would take him.
fn castling_beside_the_board(
    turn: &Turn,
    now: &Men,
    moved: &[(Square, Square, ManId)],
) -> Option<(Square, Square, Square)> {
    let [(rook, rook_to, _)] = moved else { return None };
    let by = turn.by();
    let king = turn.position().king(by).filter(|king| king.rank() == by.first_rank())?;
    let off = turn.men().at(king).is_some_and(|id| now.square_of(id).is_none());
    let is_rook = turn.men().man_at(*rook) == Some(Man { side: by, kind: board::Kind::Rook });
    let wing = if rook.file() > king.file() { board::Wing::King } else { board::Wing::Queen };
    let as_castling = rook.rank() == king.rank() && *rook_to == wing.rook_to(by);
    (off && is_rook && as_castling).then(|| (*rook, king, wing.king_to(by)))
}

/// Whether the King went two squares up his file, and the Rook from its last rank to the square between.
fn as_up_the_file(by: board::Side, [king, king_to]: [Square; 2], [rook, rook_to]: [Square; 2]) -> bool {
    by.forward(king, 2) == Some(king_to)
        && by.forward(king, 1) == Some(rook_to)
        && rook == Square::new(king.file(), by.nth_rank(7))
}

/// Whether King and Rook went along their rank to squares from the one's to the other's, the King beyond the Rook.
fn as_in_free_castling([king, king_to]: [Square; 2], [rook, rook_to]: [Square; 2]) -> bool {
    let one_rank = [king_to, rook, rook_to].iter().all(|square| square.rank() == king.rank());
    let files = |square: Square| i32::from(square.file()) - i32::from(king.file());
    let towards = files(rook).signum();
    let [king_goes, rook_goes, most] = [king_to, rook_to, rook].map(|square| files(square) * towards);
    one_rank && 0 <= rook_goes && rook_goes < king_goes && king_goes <= most
}

/// The wing on which the King alone was moved as in castling, by a player who has given the Rook there.
pub(crate) fn wing_without_rook(turn: &Turn, men: &MenMoved) -> Option<board::Wing> {
    let (from, to) = men.mover.zip(men.to).filter(|_| men.all.len() == 1)?;
    let own = |kind: board::Kind| Some(Man { side: turn.by(), kind });
    let home = Square::new(4, turn.by().first_rank());
    let as_castling = from == home && turn.men().man_at(from) == own(board::Kind::King);
    let given = |wing: &board::Wing| {
        turn.position().movement().castles_without_rook(turn.by(), *wing)
            && turn.men().man_at(wing.corner(turn.by())) != own(board::Kind::Rook)
    };
    board::Wing::ALL.into_iter().find(|wing| as_castling && to == wing.king_to(turn.by()) && given(wing))
}

pub(crate) fn unlawful_nature(turn: &Turn, men: &MenMoved) -> Nature {
    match (men.rook, men.taken, men.own_taken) {
        (Some(_), None, None) => Nature::Castling,
        (None, None, None) if wing_without_rook(turn, men).is_some() => Nature::CastlingWithoutRook,
        (_, Some(_), _) => Nature::Capture,
        (_, None, Some(_)) => Nature::OwnCapture,
        _ => Nature::Plain,
    }
}

/// Whether the Pawn of this square is off the board because another man was set for it where it could be promoted.
fn is_exchanged(turn: &Turn, now: &Men, square: Square) -> bool {
    let new = |square: Square| now.at(square).is_some_and(|id| !turn.men().knows(id));
    let promotes = |m: &&Move| m.from() == square && m.promotion_kind().is_some() && new(m.to());
    turn.position().legal_moves().iter().any(|m| promotes(&m))
}

/// What was changed beyond one man's way from square to square.
pub(crate) fn extra_changes(turn: &Turn, now: &Men, men: &MenMoved) -> Vec<(Broken, String)> {
    let mut broken = Vec::new();
    let moved = Square::ALL.into_iter().filter(|&square| {
        turn.men().at(square).is_some_and(|id| now.square_of(id).is_some_and(|to| to != square))
    });
    if moved.count() > 1 {
        broken.push((Broken::SeveralMoved, "more than one man was moved".to_string()));
    }
    for square in Square::ALL {
        let gone = turn.men().at(square).is_some_and(|id| now.square_of(id).is_none());
        if gone && men.to != Some(square) && !is_exchanged(turn, now, square) {
            let what = man_on(turn, square);
            broken
                .push((Broken::ManTakenOff, format!("{what} was taken off, and the move does not take it")));
        }
        let stayed = turn.men().at(square).filter(|&id| now.at(square) == Some(id));
        if stayed.is_some_and(|id| turn.men().man(id).kind != now.man(id).kind) {
            let (was, is) = (
                man_on(turn, square),
                now.man_at(square).map_or("a man".to_string(), |man| with_article(turn.position(), man)),
            );
            broken.push((Broken::PromotedAmiss, format!("{was} was exchanged for {is}")));
        }
        let new = now.at(square).is_some_and(|id| !turn.men().knows(id));
        if new {
            let set =
                now.man_at(square).map_or("a man".to_string(), |man| with_article(turn.position(), man));
            broken.push((Broken::PromotedAmiss, format!("{set} from the box was set on {square}")));
        }
    }
    broken
}
