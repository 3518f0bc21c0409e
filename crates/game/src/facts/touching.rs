//! What touches bind the player to, and the menus that they open.

use board::{Move, Square};
use law::question::Broken;
use law::{Cites, Duty as LawDuty, Effect, Provision, provided};

use crate::facts::menus::take_menus;
use crate::facts::touched::{Touched, moves_man, takes_man};
use crate::phrases::listed;
use crate::standing::duty::{Duty, DutyKind};
use crate::state::State;
use crate::state::attempt::Attempt;
use crate::state::bound::Bound;
use crate::state::making::{Making, Offered};
use crate::state::men::ManId;
use crate::state::touch::Touch;
use crate::state::turn::Turn;

pub(crate) fn is_ordered(duty: LawDuty) -> bool {
    matches!(
        duty,
        LawDuty::MoveFirst
            | LawDuty::TakeFirst
            | LawDuty::FirstOfEither
            | LawDuty::TakeFirstWithFirst
            | LawDuty::MoveKing
            | LawDuty::Castle
    )
}

/// The duty that binds the player by what he touched. The man that his hand is just moving is left out, unless
/// he touched it before, or has touched another since he took it up: what he touched first decides whether he may move it.
pub(crate) fn bound(state: &State, turn: &Turn, moving: &[ManId]) -> Option<Bound> {
    let attempt = turn.attempt();
    let moves = |touch: &Touch| touch.men.iter().all(|id| moving.contains(id));
    let another =
        attempt.touches().iter().rposition(|touch| !touch.excused && !touch.carried && !moves(touch));
    let last = attempt.touches().get(another.map_or(0, |at| at + 1)..).unwrap_or_default();
    let counts =
        |touch: &&Touch| !(touch.lifted && moves(touch) && last.iter().any(|it| std::ptr::eq(it, *touch)));
    let all = bound_by(state, turn, &Touched::of(turn, attempt.touches().iter()));
    if all.as_ref().is_some_and(|bound| bound.ordered) {
        return all;
    }
    let earlier = Touched::of(turn, attempt.touches().iter().filter(counts));
    let touched = if earlier.is_empty() { Touched::of(turn, attempt.touches().iter()) } else { earlier };
    bound_by(state, turn, &touched)
}

/// What bound the player to another move than this one, by which these men were moved.
pub(crate) fn bound_otherwise(state: &State, turn: &Turn, m: Move, moved: &[ManId]) -> Option<Bound> {
    let released = turn.attempt().released().cloned();
    // What was touched after a man was quitted changes nothing where the two do not agree.
    let agrees = |touched: &Bound| {
        released.as_ref().is_none_or(|quitted| quitted.moves.iter().any(|m| touched.moves.contains(m)))
    };
    let touched = bound(state, turn, moved).filter(agrees);
    let breaks = |bound: &Bound| !bound.moves.contains(&m);
    let quitted = released.clone().filter(breaks);
    // What the hand has touched only to make this move adds nothing to what was quitted before.
    let same = |touched: &Bound| {
        let before =
            turn.attempt().touches().iter().filter(|touch| !touch.men.iter().all(|id| moved.contains(id)));
        let asked_before = bound_by(state, turn, &Touched::of(turn, before));
        quitted.as_ref().is_some_and(|it| it.moves == touched.moves)
            && asked_before.is_none_or(|before| before.moves != touched.moves)
    };
    touched.filter(breaks).filter(|touched| !same(touched)).or(quitted.clone())
}

/// The articles by which what was touched first binds the player to another move than one between these squares; none where it does
/// not.
pub(crate) fn bound_to_another_than(state: &State, (from, to): (Square, Square)) -> Option<Cites> {
    let bound = bound(state, state.turn(), &[])?;
    let moves = |m: &Move| (m.from(), m.to()) == (from, to);
    (!bound.moves.iter().any(moves)).then(|| Cites::from(bound.duty.articles))
}

/// All that the law says to what was touched, asked once.
#[derive(Default)]
pub(crate) struct Said {
    /// What it binds the player to.
    binds: Option<(LawDuty, Cites)>,
    /// What it opens to the other side.
    pub offers: Vec<Offered>,
    /// By which articles it has no consequence.
    pub excused: Option<Cites>,
    /// By which articles a third party would decide.
    pub not_provided: Option<Cites>,
}

/// All that the law says to what was touched.
pub(crate) fn said_of(state: &State, turn: &Turn, touched: &Touched) -> Said {
    if touched.is_empty() || turn.has_touches_that_wait() {
        return Said::default();
    }
    let mut answers = state.law().hear(touched.facts(turn));
    let binds = answers.take_first(|effect| match effect {
        Effect::Binds(duty) => Some(duty),
        _ => None,
    });
    let beside = out_of_its_hole(state, turn).into_iter().chain(quitted_in_castling(state, turn, touched));
    let beside: Vec<&'static str> = beside.collect();
    let said = Said {
        binds: binds.map(|(duty, articles)| (duty, articles.and(beside.clone()))),
        offers: take_menus(&mut answers),
        excused: answers.take(Effect::Excuses).map(|articles| articles.and(beside)),
        not_provided: answers.take(Effect::IsNotProvidedFor),
    };
    answers.all_heard();
    said
}

/// By which article the men counted as touched on the board of a player who cannot see.
fn out_of_its_hole(state: &State, turn: &Turn) -> Option<&'static str> {
    let on_his_board = state.settings().visually_disabled[turn.by().index()];
    provided(state.law().code, Provision::TouchedOutOfItsHole).filter(|_| on_his_board)
}

/// By which article a King is bound, or frees the player, that was quitted in this turn as in an illegal castling. Where
/// another of his men was touched before, that comes first.
fn quitted_in_castling(state: &State, turn: &Turn, touched: &Touched) -> Option<&'static str> {
    let king = turn.position().king(turn.by());
    let amiss = |attempt: &Attempt| attempt.making().is_some_and(|making| is_castling(making.broken()));
    let first = touched.own.iter().flatten().next().copied();
    provided(state.law().code, Provision::KingQuittedInCastling)
        .filter(|_| first.is_some() && first == king && turn.attempts().any(amiss))
}

/// Whether a rule of castling was broken.
pub(crate) fn is_castling(broken: &[(Broken, String)]) -> bool {
    let castling = |broken: Broken| {
        matches!(
            broken,
            Broken::CastlingMoved
                | Broken::CastlingDisplaced
                | Broken::CastlingBetween
                | Broken::CastlingChecked
        )
    };
    broken.iter().any(|(broken, _)| castling(*broken))
}

/// The articles by which all that was touched in a turn bound the player, or by which it did not.
pub(crate) fn articles_of_touches(state: &State, turn: &Turn) -> Cites {
    let said = said_of(state, turn, &Touched::of(turn, turn.attempt().touches().iter()));
    said.binds.map(|(_, articles)| articles).or(said.excused).unwrap_or_default()
}

/// The articles by which this move fulfils what all the touches of the turn together ask for, though it would not have
/// fulfilled what the first of them asked for; none where it would have.
pub(crate) fn allowed_by_later_touch(state: &State, turn: &Turn, m: Move) -> Option<Cites> {
    let touches = turn.attempt().touches();
    let first = bound_by(state, turn, &Touched::of(turn, touches.iter().take(1)))?;
    let all = bound_by(state, turn, &Touched::of(turn, touches.iter()))?;
    (all.ordered && all.moves.contains(&m) && !first.moves.contains(&m))
        .then(|| Cites::from(all.duty.articles))
}

/// What the law binds the player to by what was touched.
pub(crate) fn bound_by(state: &State, turn: &Turn, touched: &Touched) -> Option<Bound> {
    said_of(state, turn, touched).bound(state, turn, touched)
}

impl Said {
    /// The duty, with the moves that fulfil it.
    pub(crate) fn bound(&mut self, state: &State, turn: &Turn, touched: &Touched) -> Option<Bound> {
        let (law, articles) = self.binds.take()?;
        bound_to(state, turn, touched, law, articles)
    }
}

/// What was exacted goes before what is touched: a touch binds among the moves that do it, if one of them does both.
fn bound_to(state: &State, turn: &Turn, touched: &Touched, law: LawDuty, articles: Cites) -> Option<Bound> {
    let legal = turn.position().legal_moves();
    let required = turn.required().map(|required| required.moves);
    let may = |m: &Move| required.as_ref().is_none_or(|required| required.contains(m));
    let moves: Vec<Move> =
        legal.iter().copied().filter(|&m| touched.satisfies(law, m, turn)).filter(may).collect();
    if required.is_some() && moves.is_empty() {
        return None;
    }
    let duty = duty(state, turn, law, touched, articles.into_vec(), &moves);
    Some(Bound { duty, moves, by: touched.bound_by(), ordered: is_ordered(law) })
}

pub(crate) fn duty(
    _state: &State,
    turn: &Turn,
    law: LawDuty,
    touched: &Touched,
    articles: Vec<&'static str>,
    moves: &[Move],
) -> Duty {
    let own: Vec<Square> = touched.own.iter().flatten().copied().collect();
    let adverse: Vec<Square> = touched.adverse.iter().flatten().copied().collect();
    // A man of which no legal move makes use is not named.
    let movable: Vec<Square> =
        own.iter().copied().filter(|&square| moves.iter().any(|&m| moves_man(m, square))).collect();
    let takable: Vec<Square> =
        adverse.iter().copied().filter(|&square| moves.iter().any(|&m| takes_man(m, turn, square))).collect();
    let (own_words, adverse_words) = (listed(&own, "or"), listed(&adverse, "or"));
    let both: Vec<Square> = own.iter().chain(&adverse).copied().collect();
    let of_use: Vec<Square> = movable.iter().chain(&takable).copied().collect();
    let any = || any_touched(&listed(&movable, "or"), &listed(&takable, "or"));
    let (kind, squares, says) = match law {
        LawDuty::MoveTouched => (DutyKind::Move, own, format!("move the man on {own_words}")),
        LawDuty::TakeTouched => (DutyKind::Capture, adverse, format!("take the man on {adverse_words}")),
        LawDuty::TakeWithTouched => {
            let says = format!("take the man on {adverse_words} with the man on {own_words}");
            (DutyKind::CaptureWith, both, says)
        }
        LawDuty::AnyTouched => (DutyKind::AnyTouched, of_use, any()),
        LawDuty::AnyTouchedOrStepKing => {
            let king = turn.position().king(turn.by());
            // The King is named once.
            let others: Vec<Square> =
                movable.iter().copied().filter(|&square| Some(square) != king).collect();
            let step = format!("move the King on {}", listed(&Vec::from_iter(king), "or"));
            let says = match others.is_empty() && takable.is_empty() {
                true => step,
                false => {
                    let others = any_touched(&listed(&others, "or"), &listed(&takable, "or"));
                    format!("{others}, or {step}")
                }
            };
            let king = king.filter(|king| !of_use.contains(king));
            (DutyKind::AnyTouched, of_use.into_iter().chain(king).collect(), says)
        }
        LawDuty::Castle => {
            let pair: Vec<Square> = touched.first_two().iter().flatten().copied().collect();
            (DutyKind::Castle, pair.clone(), format!("castle with the men on {}", listed(&pair, "and")))
        }
        LawDuty::StepKing => {
            let king: Vec<Square> = turn.position().king(turn.by()).into_iter().collect();
            let says = format!("move the King on {}", listed(&king, "or"));
            (DutyKind::King, king, says)
        }
        LawDuty::TakeInPassing => {
            let pawns = turn.position().legal_moves().iter().map(|m| m.from()).collect();
            (DutyKind::Capture, pawns, "take in passing".to_string())
        }
        LawDuty::MoveFirst => match move_one(touched, &own, moves) {
            (_, first, _) if first.is_empty() => {
                let rook = touched.first_two().iter().flatten().next().copied();
                let says = format!(
                    "make another move than castling with the man on {}",
                    listed(&Vec::from_iter(rook), "or")
                );
                (DutyKind::Move, first, says)
            }
            moved => moved,
        },
        LawDuty::TakeFirst => take_one(turn, touched, &adverse, moves),
        LawDuty::FirstOfEither => {
            let first =
                touched.order.iter().flatten().find(|&&square| first_of(&touched.with(square), moves, turn));
            match first.filter(|square| adverse.contains(square)) {
                Some(_) => take_one(turn, touched, &adverse, moves),
                None => move_one(touched, &own, moves),
            }
        }
        LawDuty::TakeFirstWithFirst => {
            let first = |men: &[Square], of_use: &[Square]| -> Vec<Square> {
                let men = men.first().map(|&square| touched.with(square)).unwrap_or_default();
                men.into_iter().filter(|square| of_use.contains(square)).collect()
            };
            let (own, adverse) = (first(&own, &movable), first(&adverse, &takable));
            let says = match own.is_empty() || adverse.is_empty() {
                true => "take the one with the other".to_string(),
                false => {
                    let (own, adverse) = (listed(&own, "or"), listed(&adverse, "or"));
                    format!("take the man on {adverse} with the man on {own}")
                }
            };
            (DutyKind::CaptureWith, own.into_iter().chain(adverse).collect(), says)
        }
        LawDuty::MoveKing | LawDuty::DeclaredMove | LawDuty::ManOfDeclaredMove => {
            let king: Vec<Square> = turn.position().king(turn.by()).into_iter().collect();
            (DutyKind::King, king.clone(), format!("move the King on {}", listed(&king, "or")))
        }
    };
    Duty { kind, squares, articles, says }
}

/// The menus that the touches of an attempt have opened and that have not lapsed, each once.
///
/// The law is asked after each touch: what one touch opened stays open though another follows. What was touched before a lapse
/// is still among the men touched, so that a touch of another man after it opens a choice of them all; who touches the same man
/// again, or moves it, has touched that man alone. What was touched out of turn counts from the beginning of the turn, all of it at
/// once and in whatever order.
pub(crate) fn touch_menus(state: &State, turn: &Turn, attempt: &Attempt) -> Vec<(Offered, Touched)> {
    let beside = attempt.making().filter(|making| !making.broken().is_empty());
    let is_beside = |touch: &&Touch| {
        beside.is_none_or(|making| !touch.men.iter().all(|id| is_of_the_move(turn, making, *id)))
    };
    // Touches of nothing but what was moved illegally have their menu with the move.
    let others = attempt.touches().iter().any(|touch| !touch.excused && is_beside(&touch));
    let counts = |_: &&Touch| others;
    let touches: Vec<&Touch> = attempt.touches().iter().filter(counts).collect();
    let made = attempt.making().and_then(|making| making.legal());
    let mut menus: Vec<(Offered, Touched)> = Vec::new();
    let with_the_next = |count: usize| {
        let next = touches[count..].iter().find(|touch| !touch.excused);
        touches[count - 1].carried && next.is_some_and(|touch| touch.carried)
    };
    let lapsed = attempt.lapsed_touches().min(touches.len());
    let before_the_move = made.map_or(touches.len(), |m| touched_before(state, turn, m, &touches, lapsed));
    let before: Vec<ManId> = touches[..lapsed].iter().flat_map(|touch| touch.men.iter().copied()).collect();
    for count in lapsed + 1..=touches.len() {
        let again = touches[count - 1].men.iter().all(|man| before.contains(man));
        if touches[count - 1].excused || with_the_next(count) || count > before_the_move {
            continue;
        }
        // Whoever has made an unlawful move has not castled either.
        let not_castled =
            attempt.making().is_some_and(|it| it.legal().is_none_or(|m| m.castling_wing().is_none()));
        let since = if again { lapsed } else { 0 };
        let touched = Touched { not_castled, ..Touched::of(turn, touches[since..count].iter().copied()) };
        for offered in offers(state, &touched, turn) {
            menus.retain(|(earlier, _)| earlier.menu != offered.menu);
            menus.push((offered, touched.clone()));
        }
    }
    menus
}

/// How many of these touches went before the hand made this legal move, if it does what they bound the player to: its own men
/// are no further men touched then. All of them where it does not. What has lapsed went before it.
fn touched_before(state: &State, turn: &Turn, m: Move, touches: &[&Touch], lapsed: usize) -> usize {
    let of_the_move = |touch: &&Touch| {
        let men = Touched::of(turn, std::iter::once(*touch));
        men.own.iter().flatten().all(|&square| moves_man(m, square))
            && men.adverse.iter().flatten().all(|&square| takes_man(m, turn, square))
    };
    let before = touches.iter().rposition(|touch| !of_the_move(touch)).map_or(0, |at| at + 1).max(lapsed);
    let bound = bound_by(state, turn, &Touched::of(turn, touches[..before].iter().copied()));
    if bound.is_some_and(|bound| bound.moves.contains(&m)) { before } else { touches.len() }
}

/// Whether an illegal move was made with this man, or with another to its square: a further man that was moved in the turn may be
/// required for its touch.
fn is_of_the_move(turn: &Turn, making: &Making, man: ManId) -> bool {
    let men = making.men();
    let mut of_it = [men.mover, men.rook, men.taken, men.own_taken].into_iter().flatten();
    let moved = men.all.contains(&man);
    moved && (men.all.len() == 1 || of_it.any(|square| turn.men().at(square) == Some(man)))
}

/// What the law opens to the other side for what was touched.
pub(crate) fn offers(state: &State, touched: &Touched, turn: &Turn) -> Vec<Offered> {
    said_of(state, turn, touched).offers
}

/// Whether the side whose turn it is has touched anything in it, excused or not.
pub(crate) fn player_has_touched_any(state: &State) -> bool {
    state.turn().attempts().any(|attempt| attempt.touches().iter().any(|touch| !touch.carried))
}

/// Whether the side whose turn it is has touched anything that counts.
pub(crate) fn player_has_touched(state: &State) -> bool {
    state.turn().attempt().touches().iter().any(|touch| !touch.excused)
}

/// The first of these men that the moves move, and what was touched together with it.
pub(crate) fn move_one(touched: &Touched, own: &[Square], moves: &[Move]) -> (DutyKind, Vec<Square>, String) {
    let moved = |square: &Square| moves.iter().any(|&m| moves_man(m, *square));
    let first: Vec<Square> = own.iter().copied().filter(moved).take(1).collect();
    let first: Vec<Square> =
        first.into_iter().flat_map(|square| touched.with(square)).filter(moved).collect();
    let says = format!("move the man on {}", listed(&first, "or"));
    (DutyKind::Move, first, says)
}

/// The first of these men that the moves take, and what was touched together with it.
pub(crate) fn take_one(
    turn: &Turn,
    touched: &Touched,
    adverse: &[Square],
    moves: &[Move],
) -> (DutyKind, Vec<Square>, String) {
    let taken = |square: &Square| moves.iter().any(|&m| takes_man(m, turn, *square));
    let first: Vec<Square> = adverse.iter().copied().filter(taken).take(1).collect();
    let first: Vec<Square> =
        first.into_iter().flat_map(|square| touched.with(square)).filter(taken).collect();
    let says = format!("take the man on {}", listed(&first, "or"));
    (DutyKind::Capture, first, says)
}

/// Whether every one of these moves moves, or every one takes, one of the men on these squares.
pub(crate) fn first_of(squares: &[Square], moves: &[Move], turn: &Turn) -> bool {
    let takes = |m: Move| squares.iter().any(|&square| takes_man(m, turn, square));
    !moves.is_empty()
        && (moves.iter().all(|m| squares.contains(&m.from())) || moves.iter().all(|&m| takes(m)))
}

pub(crate) fn any_touched(own: &str, adverse: &str) -> String {
    match (own.is_empty(), adverse.is_empty()) {
        (false, false) => format!("move the man on {own}, or take the man on {adverse}"),
        (true, _) => format!("take the man on {adverse}"),
        (_, true) => format!("move the man on {own}"),
    }
}
