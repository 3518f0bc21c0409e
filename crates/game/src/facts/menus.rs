//! The options of a menu, with the moves that fulfil them.

use board::{Kind, Move, Square};
use law::question::{Exacted, Question};
use law::{Answers, Cites, Effect, Penalty, Until};

use crate::act::penalty::Exaction;
use crate::facts::liability::{joins, king_or_selected, touched_men};
use crate::facts::touched::{Touched, moves_man, takes_man};
use crate::state::attempt::Attempt;
use crate::state::line::Ply;
use crate::state::making::Offered;
use crate::state::turn::Turn;

/// Something that a menu offers, with the moves that would fulfil it.
#[derive(Clone, Debug)]
pub(crate) struct OpenOption {
    pub exaction: Exaction,
    pub moves: Vec<Move>,
    /// Whether it can be fulfilled.
    pub possible: bool,
    /// Castling would have fulfilled it too, but discharges no penalty.
    pub castling_left_out: bool,
    pub articles: Vec<&'static str>,
    pub until: Until,
    pub turn: Ply,
    pub attempt: usize,
}

pub(crate) fn expand(turn: &Turn, offered: &Offered, touched: &Touched, at: (Ply, usize)) -> Vec<OpenOption> {
    let exactions = offered.menu.iter().flat_map(|&penalty| exactions(turn, at.1, penalty, touched));
    exactions
        .map(|exaction| {
            let legal = turn.position().legal_moves();
            let fulfil: Vec<Move> =
                legal.iter().copied().filter(|&m| fulfils(turn, at.1, exaction, m)).collect();
            let may_castle = matches!(exaction, Exaction::A | Exaction::B(_, Some(_)));
            let counts = |m: &Move| may_castle || m.castling_wing().is_none();
            let moves: Vec<Move> = fulfil.iter().copied().filter(counts).collect();
            OpenOption {
                exaction,
                possible: !exaction.is_about_moves() || !moves.is_empty(),
                castling_left_out: moves.len() < fulfil.len(),
                moves,
                articles: offered.articles.clone(),
                until: offered.until,
                turn: at.0,
                attempt: at.1,
            }
        })
        .collect()
}

pub(crate) fn exactions(turn: &Turn, attempt: usize, penalty: Penalty, touched: &Touched) -> Vec<Exaction> {
    let men = turn.attempt_at(attempt).and_then(Attempt::making).map(|making| making.men());
    let one = |square: Option<Square>| square.map(Exaction::Move).into_iter().collect();
    match penalty {
        Penalty::KingMoves => vec![Exaction::King],
        Penalty::MoverMoves => one(men.and_then(|men| men.mover)),
        Penalty::CastlingRookMoves => one(men.and_then(|men| men.rook)),
        Penalty::OwnManTakenMoves => one(men.and_then(|men| men.own_taken)),
        Penalty::TakenIsTaken => men.and_then(|men| men.taken).map(Exaction::Capture).into_iter().collect(),
        Penalty::AdverseMoverIsTaken => {
            men.and_then(|men| men.mover).map(Exaction::Capture).into_iter().collect()
        }
        Penalty::RookMoves => men.and_then(|men| men.rook).map(|_| Exaction::Rook).into_iter().collect(),
        Penalty::Stands => vec![Exaction::Leave],
        Penalty::BothStand => vec![Exaction::Both],
        Penalty::SecondGoesBack => vec![Exaction::Replace],
        Penalty::TouchedMoves => touched.own.iter().flatten().copied().map(Exaction::Move).collect(),
        Penalty::TurnRestored => vec![Exaction::A],
        Penalty::TouchedMan => touched_men(touched),
        Penalty::KingOrSelected => king_or_selected(turn),
        Penalty::TouchedIsTaken => touched.adverse.iter().flatten().copied().map(Exaction::Capture).collect(),
    }
}

/// The Rook of the castling that an attempt was.
pub(crate) fn rook_of(turn: &Turn, attempt: usize) -> Option<Square> {
    turn.attempt_at(attempt)?.making()?.men().rook
}

pub(crate) fn fulfils(turn: &Turn, attempt: usize, exaction: Exaction, m: Move) -> bool {
    match exaction {
        Exaction::Rook => rook_of(turn, attempt).is_some_and(|square| moves_man(m, square)),
        Exaction::Leave | Exaction::Replace | Exaction::Both => false,
        Exaction::King => turn.position().kind_at(m.from()) == Some(Kind::King),
        Exaction::Move(square) => moves_man(m, square),
        Exaction::Capture(square) => takes_man(m, turn, square),
        Exaction::A => true,
        Exaction::B(square, None) => moves_man(m, square) || takes_man(m, turn, square),
        Exaction::B(one, Some(other)) => joins(turn, one, other, m),
        Exaction::C(None) => turn.position().kind_at(m.from()) == Some(Kind::King),
        Exaction::C(Some(square)) => moves_man(m, square),
    }
}

pub(crate) fn is_own(turn: &Turn, square: Square) -> bool {
    turn.men().man_at(square).is_some_and(|man| man.side == turn.by())
}

/// The penalties of which this may be a form.
pub(crate) fn penalties_of(exaction: Exaction) -> &'static [Penalty] {
    match exaction {
        Exaction::King => &[Penalty::KingMoves],
        Exaction::Move(_) => &[
            Penalty::MoverMoves,
            Penalty::CastlingRookMoves,
            Penalty::OwnManTakenMoves,
            Penalty::TouchedMoves,
        ],
        Exaction::Capture(_) => {
            &[Penalty::TakenIsTaken, Penalty::TouchedIsTaken, Penalty::AdverseMoverIsTaken]
        }
        Exaction::A => &[Penalty::TurnRestored],
        Exaction::B(..) => &[Penalty::TouchedMan],
        Exaction::C(_) => &[Penalty::KingOrSelected],
        Exaction::Rook => &[Penalty::RookMoves],
        Exaction::Leave => &[Penalty::Stands],
        Exaction::Replace => &[Penalty::SecondGoesBack],
        Exaction::Both => &[Penalty::BothStand],
    }
}

pub(crate) fn sort_of(exaction: Exaction) -> Exacted {
    match exaction {
        Exaction::A => Exacted::TurnRestored,
        Exaction::B(..) => Exacted::TouchedMan,
        Exaction::C(_) => Exacted::KingOrSelected,
        Exaction::Leave | Exaction::Both => Exacted::Stands,
        Exaction::Replace => Exacted::SecondBack,
        Exaction::King => Exacted::King,
        Exaction::Move(_) | Exaction::Capture(_) | Exaction::Rook => Exacted::Other,
    }
}

/// The menu of an effect, where it offers one.
pub(crate) fn menu_of(effect: Effect, articles: &Cites) -> Option<Offered> {
    match effect {
        Effect::Offers(menu, until) => Some(Offered { menu, until, articles: articles.to_vec() }),
        _ => None,
    }
}

/// Takes every menu that a code offers.
pub(crate) fn take_menus<Q: Question>(answers: &mut Answers<Q>) -> Vec<Offered> {
    let given = answers.take_all(|effect| matches!(effect, Effect::Offers(..)).then_some(effect));
    given.iter().filter_map(|(effect, articles)| menu_of(*effect, articles)).collect()
}
