//! What is announced and made on two boards, beside the game.

use board::{Kind, Man, Move, Side, Square, Wing};
use law::Effect;
use law::question::{Announcing, ScoresSay, Spoken};

use crate::act::motion::Motion;
use crate::act::score::{Record, Sketch};
use crate::facts::begun::change_as_moved;
use crate::facts::change::Change;
use crate::facts::records::is_made_by;
use crate::facts::scores::{means, means_move, ply_of, written_up_to};
use crate::standing::score::{Line, Noted};
use crate::state::State;
use crate::state::boards::Otherwise;
use crate::state::line::Ply;
use crate::state::turn::Turn;

/// The men on the squares of a board.
pub(crate) type Placed = [Option<Man>; 64];

/// The move of this side that is made, and whose opponent's clock is not started yet; without a clock, the last one until
/// there is a reply.
pub(crate) fn awaits_announcement(state: &State, mover: Side) -> Option<Ply> {
    let last = state.line.last_made().filter(|&ply| state.line[ply].by() == mover)?;
    let waits =
        if state.time.has_clock() { state.time.has_to_press(mover) } else { state.turn().by() != mover };
    waits.then_some(last)
}

/// Whether the next move of this side, who has the turn, is made only when it is announced: he cannot see the board, moves
/// are announced in this game, and this one was not.
pub(crate) fn is_to_be_announced(state: &State) -> bool {
    let (by, ply) = (state.turn().by(), state.line.number_made());
    state.settings().visually_disabled[by.index()]
        && state.boards.are_spoken()
        && state.boards.announced(by, ply).is_none()
        && !state.boards.are_known_of(ply)
        && state
            .law()
            .gives(Announcing { spoken: Spoken::NotYet, sees: false }, |effect| effect == Effect::StaysOpen)
}

/// The whole move that stands on the board, and is still to be announced.
pub(crate) fn unannounced_move(state: &State) -> Option<Move> {
    let turn = state.turn();
    if !is_to_be_announced(state) || state.tabletop.hands().of(turn.by()).is_some() {
        return None;
    }
    match change_as_moved(state) {
        Change::Whole(m) => Some(m),
        _ => None,
    }
}

/// Whose move an assistant speaks of: that of the player who is still to press, or who has the move.
pub(crate) fn mover_in_question(state: &State) -> Side {
    let waits = Side::ALL.into_iter().find(|&side| awaits_announcement(state, side).is_some());
    waits.filter(|_| state.time.has_clock()).unwrap_or(state.turn().by())
}

/// The single move that an announcement by this side stands for, counted from 0, and what the announcement is.
pub(crate) fn announced(state: &State, mover: Side, record: &Record) -> (usize, Spoken) {
    let made = state.line.number_made();
    if let Some(ply) = awaits_announcement(state, mover) {
        let at = made - 1;
        return (at, as_it_was_made(state, mover, at, &state.line[ply], record));
    }
    if let Some(m) = unannounced_move(state).filter(|_| state.turn().by() == mover) {
        return (made, as_it_stands(state, m, record));
    }
    match state.turn().by() == mover {
        true if leaves_piece_open(state, record) => (made, Spoken::WithoutPiece),
        true if made > 1 && !names_a_move(state, record) => (made, Spoken::TooLate),
        true => (made, Spoken::AsMade),
        false => (made.saturating_sub(1), Spoken::TooLate),
    }
}

/// Whether what was repeated names the move that was announced for this single move, counted from 0: one legal move that both
/// can mean, however each is spelt; or, where neither names a legal one, a man and squares that do not contradict each other.
pub(crate) fn name_the_same(state: &State, ply: usize, announced: &Record, repeated: &Record) -> bool {
    let (Some(announced), Some(repeated)) = (&announced.sketch, &repeated.sketch) else { return false };
    let turn = state.line.plies().nth(ply).map_or(state.turn(), |index| &state.line[index]);
    let legal = turn.position().legal_moves();
    let meant = |sketch: &Sketch| legal.iter().copied().filter(|&m| means_move(turn, m, sketch)).collect();
    let (one, other): (Vec<Move>, Vec<Move>) = (meant(announced), meant(repeated));
    match one.is_empty() && other.is_empty() {
        true => agree(announced, repeated),
        false => one.iter().any(|m| other.contains(m)),
    }
}

/// Whether two records of one move do not contradict each other.
fn agree(one: &Sketch, other: &Sketch) -> bool {
    let open_or_same = |one: Option<u8>, other: Option<u8>| one.is_none() || other.is_none() || one == other;
    match (one, other) {
        (
            &Sketch::Man { kind, file, rank, to, promotion },
            &Sketch::Man { kind: kind_2, file: file_2, rank: rank_2, to: to_2, promotion: promotion_2 },
        ) => {
            let as_same = (kind, to, promotion) == (kind_2, to_2, promotion_2);
            as_same && open_or_same(file, file_2) && open_or_same(rank, rank_2)
        }
        _ => one == other,
    }
}

fn as_it_was_made(state: &State, mover: Side, at: usize, turn: &Turn, record: &Record) -> Spoken {
    let agrees = record.sketch.as_ref().is_some_and(|sketch| means(turn, sketch));
    let before = state.boards.announced(mover, at);
    let slipped =
        before.is_some_and(|it| it.record.sketch.as_ref().is_none_or(|sketch| !means(turn, sketch)));
    match agrees {
        true if slipped => Spoken::PutRight,
        true => Spoken::AsMade,
        false if is_promotion_without_piece(turn, record) => Spoken::WithoutPiece,
        false => Spoken::Otherwise,
    }
}

/// What the announcement of a move is that stands on the board and was not announced before.
fn as_it_stands(state: &State, m: Move, record: &Record) -> Spoken {
    let turn = state.turn();
    let is = |sketch: &Sketch| means_move(turn, m, sketch);
    match record.sketch.as_ref().is_some_and(is) {
        true => Spoken::AsMade,
        false if is_without_piece(Some(m), record, is) => Spoken::WithoutPiece,
        false => Spoken::Otherwise,
    }
}

/// Whether it is the promotion that was made, but for the piece.
fn is_promotion_without_piece(turn: &Turn, record: &Record) -> bool {
    let legal = turn.attempt().making().and_then(|making| making.legal());
    is_without_piece(legal, record, |sketch| means(turn, sketch))
}

fn is_without_piece(m: Option<Move>, record: &Record, is: impl Fn(&Sketch) -> bool) -> bool {
    let became = m.and_then(|m| m.promotion_kind());
    let Some(Sketch::Man { promotion: None, kind, file, rank, to }) = record.sketch else { return false };
    let named = Sketch::Man { promotion: became, kind, file, rank, to };
    became.is_some() && is(&named)
}

/// Whether what is announced can mean a legal move now.
fn names_a_move(state: &State, record: &Record) -> bool {
    let turn = state.turn();
    let legal = turn.position().legal_moves();
    record.sketch.as_ref().is_none_or(|sketch| legal.iter().any(|&m| means_move(turn, m, sketch)))
}

/// Whether a Pawn is announced to go to its last rank, and not what it becomes.
fn leaves_piece_open(state: &State, record: &Record) -> bool {
    let Some(Sketch::Man { kind: None | Some(Kind::Pawn), promotion: None, to, file, rank }) = record.sketch
    else {
        return false;
    };
    let last = to.rank() == (!state.turn().by()).first_rank();
    let pawn = |from: Square| state.turn().men().man_at(from).is_some_and(|man| man.kind == Kind::Pawn);
    let origin = file.zip(rank).map(|(file, rank)| Square::new(file, rank));
    last && origin.is_none_or(pawn)
}

/// The board of this side when a turn of the other began.
fn own_board(state: &State, side: Side, turn: &Turn) -> Placed {
    let mut board = turn.men().board();
    for &(square, man) in state.boards.otherwise_before(side, state.line.number_made()) {
        board[square.index()] = man;
    }
    board
}

/// What stands otherwise on this side's board once the other's last move is made there as `motion`, and whether that is
/// the move that was made; none where there is no such man on that board.
pub(crate) fn copied(state: &State, side: Side, motion: Motion) -> Option<(Otherwise, Spoken)> {
    let last = state.line.last_made().filter(|&ply| state.line[ply].by() != side)?;
    let turn = &state.line[last];
    let making = turn.attempt().making()?;
    let (before, now) = (turn.men().board(), state.turn().men().board());
    let mut own = own_board(state, side, turn);
    let ways = ways(&own, !side, motion)?;
    let way = making.men().mover.zip(making.men().to);
    let so = match (making.legal(), motion) {
        (Some(legal), _) => is_made_by(motion, legal),
        (None, Motion::Transfer { from, to, .. }) => way == Some((from, to)),
        (None, Motion::Castling(_) | Motion::FreeCastling { .. }) => false,
    };
    if so {
        let changed = |square: Square| before[square.index()] != now[square.index()];
        let rest = state
            .boards
            .otherwise_before(side, state.line.number_made())
            .iter()
            .filter(|(square, _)| !changed(*square));
        return Some((rest.copied().collect(), Spoken::Copied));
    }
    let men: Vec<Option<Man>> = ways.iter().map(|(from, _)| own[from.index()].take()).collect();
    for (&(_, to), man) in ways.iter().zip(men) {
        own[to.index()] = match motion {
            Motion::Transfer { promotion: Some(kind), .. } => man.map(|man| Man { kind, ..man }),
            _ => man,
        };
    }
    let differs = |square: &Square| own[square.index()] != now[square.index()];
    let otherwise = Square::ALL.into_iter().filter(differs).map(|square| (square, own[square.index()]));
    let spoken = match is_announced(state, turn, motion) {
        true => Spoken::CopiedAsAnnounced,
        false => Spoken::CopiedOtherwise,
    };
    Some((otherwise.collect(), spoken))
}

/// Whether this is the legal move that the player of this turn, the last one made, has announced for it.
fn is_announced(state: &State, turn: &Turn, motion: Motion) -> bool {
    let announced = state.boards.announced(turn.by(), state.line.number_made() - 1);
    let Some(sketch) = announced.and_then(|announced| announced.record.sketch.as_ref()) else { return false };
    let named = |m: &Move| is_made_by(motion, *m) && means_move(turn, *m, sketch);
    turn.position().legal_moves().iter().any(named)
}

/// From where to where men go by this motion; none where nothing stands there.
fn ways(own: &Placed, mover: Side, motion: Motion) -> Option<Vec<(Square, Square)>> {
    let there = |square: Square| own[square.index()].is_some();
    match motion {
        Motion::Transfer { from, to, .. } => there(from).then(|| vec![(from, to)]),
        Motion::FreeCastling { king, rook } => {
            let is_king =
                |square: &Square| own[square.index()] == Some(Man { side: mover, kind: Kind::King });
            let from = Square::ALL.into_iter().find(is_king)?;
            let wing = if king.file() >= from.file() { Wing::King } else { Wing::Queen };
            let corner = wing.corner(mover);
            there(corner).then(|| vec![(from, king), (corner, rook)])
        }
        Motion::Castling(wing) => {
            let is_king =
                |square: &Square| own[square.index()] == Some(Man { side: mover, kind: Kind::King });
            let king = Square::ALL.into_iter().find(is_king)?;
            let rook = wing.corner(mover);
            let rank = mover.first_rank();
            let (king_to, rook_to) = match wing {
                Wing::King => (Square::new(6, rank), Square::new(5, rank)),
                Wing::Queen => (Square::new(2, rank), Square::new(3, rank)),
            };
            there(rook).then(|| vec![(king, king_to), (rook, rook_to)])
        }
    }
}

/// The board of this side, where it differs from the one on which the moves are made.
pub(crate) fn differing_board(state: &State, side: Side) -> Option<Placed> {
    let otherwise = state.boards.otherwise(side);
    let mut board = state.tabletop.men().board();
    for &(square, man) in otherwise {
        board[square.index()] = man;
    }
    (!otherwise.is_empty()).then_some(board)
}

/// What the scores say of the moves of the game, and the first move on which they do not agree.
pub(crate) fn scores_say(state: &State) -> (ScoresSay, Option<Ply>) {
    let first = state.line.first();
    let written = Side::ALL.map(|side| written_up_to(state, side));
    let line_of = |side: Side, at: usize| {
        let lines: Vec<&Line> = state.scores.of(side).moves().collect();
        lines.into_iter().find(|line| ply_of(first, line) == at)
    };
    for at in 0..written[0].min(written[1]).min(state.line.number_made()) {
        let [white, black] = Side::ALL.map(|side| line_of(side, at));
        let in_order = |line: Option<&Line>| line.is_some_and(|line| line.noted == Noted::InOrder);
        let text = |line: Option<&Line>| line.map(|line| line.text.clone());
        match (in_order(white), in_order(black)) {
            (true, true) => {}
            // Both wrote the same, and another move was made.
            (false, false) if text(white) == text(black) => return (ScoresSay::Nothing, None),
            _ => return (ScoresSay::NotTheSame, state.line.plies().nth(at)),
        }
    }
    let kept = written.iter().all(|&written| written > 0);
    let differ = Side::ALL.into_iter().any(|side| !state.boards.otherwise(side).is_empty());
    (if kept && differ { ScoresSay::TheSame } else { ScoresSay::Nothing }, None)
}
