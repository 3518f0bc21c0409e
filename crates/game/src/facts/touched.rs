//! The men touched in a turn, and the facts about them.

use board::{Kind, Move, Reason, Side, Square, Transfer};
use law::Duty as LawDuty;
use law::question::{Adverse, BoundBy, Hindrance, Own, Pair, Touching};

use crate::state::men::ManId;
use crate::state::touch::Touch;
use crate::state::turn::Turn;

/// The men touched, by where they stood when the turn began; a man that is gone has no square.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Touched {
    pub own: Vec<Option<Square>>,
    pub adverse: Vec<Option<Square>>,
    /// All of them, as they were touched; of men touched together one's own first, and the King before others.
    pub order: Vec<Option<Square>>,
    /// Men of one side that one act touched, but for the King: nobody knows which of them was first.
    pub together: Vec<Vec<Square>>,
    /// A move was made that does not castle.
    pub not_castled: bool,
}

impl Touched {
    pub(crate) fn of<'a>(turn: &Turn, touches: impl Iterator<Item = &'a Touch>) -> Self {
        let mut touched = Touched::default();
        let mut seen: Vec<ManId> = Vec::new();
        for touch in touches.filter(|touch| !touch.excused) {
            let new: Vec<ManId> =
                in_order(turn, &touch.men).into_iter().filter(|id| !seen.contains(id)).collect();
            new.iter().for_each(|&id| touched.add(turn, id));
            let like = |side: Side| {
                let of_side = |&&id: &&ManId| {
                    turn.men().knows(id)
                        && turn.men().man(id).side == side
                        && turn.men().man(id).kind != Kind::King
                };
                new.iter().filter(of_side).filter_map(|&id| turn.men().square_of(id)).collect::<Vec<_>>()
            };
            touched.together.extend(Side::ALL.map(like).into_iter().filter(|men| men.len() > 1));
            seen.extend(new);
        }
        touched
    }

    pub(crate) fn add(&mut self, turn: &Turn, id: ManId) {
        // A man from the box is no man of the game yet.
        if !turn.men().knows(id) {
            return;
        }
        let own = turn.men().man(id).side == turn.by();
        let list = if own { &mut self.own } else { &mut self.adverse };
        list.push(turn.men().square_of(id));
        self.order.push(turn.men().square_of(id));
    }

    /// The man on this square, and those that were touched together with it.
    pub(crate) fn with(&self, square: Square) -> Vec<Square> {
        self.together.iter().find(|men| men.contains(&square)).cloned().unwrap_or_else(|| vec![square])
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.own.is_empty() && self.adverse.is_empty()
    }

    /// By what kind of touches a player is bound.
    pub(crate) fn bound_by(&self) -> BoundBy {
        match (self.own.len(), self.adverse.len()) {
            (0, 0) => BoundBy::Nothing,
            (1, 0) => BoundBy::Own,
            (0, 1) => BoundBy::Adverse,
            (1, 1) => BoundBy::OneOfEach,
            (_, 0) => BoundBy::SeveralOwn,
            (0, _) => BoundBy::SeveralAdverse,
            _ => BoundBy::Mixed,
        }
    }

    pub(crate) fn moves(&self, m: Move) -> bool {
        self.own.iter().flatten().any(|&square| moves_man(m, square))
    }

    /// Whether a move moves one of the own men as the law has the touched man moved: castling is a move of the King, and of the
    /// Rook only where it alone moves.
    fn moves_one(&self, m: Move, turn: &Turn) -> bool {
        self.own.iter().flatten().any(|&square| {
            (m.from() == square && self.leaves_open(m)) || self.castles_with_rook_alone(m, square, turn)
        })
    }

    pub(crate) fn takes(&self, m: Move, turn: &Turn) -> bool {
        self.adverse.iter().flatten().any(|&square| takes_man(m, turn, square))
    }

    pub(crate) fn facts(&self, turn: &Turn) -> Touching {
        let legal = turn.position().legal_moves();
        let king = turn.position().king(turn.by());
        let king_moves = legal.iter().any(|&m| Some(m.from()) == king && m.rook().is_none());
        let movable = legal.iter().any(|&m| self.moves_one(m, turn));
        let takable = legal.iter().any(|&m| self.takes(m, turn));
        let pair = legal.iter().any(|&m| self.moves(m) && self.takes(m, turn));
        let castles = self.own.len() == 2 && legal.iter().any(|&m| self.castles(m));
        let own = match (self.own.len(), movable) {
            (0, _) => Own::None,
            _ if castles && !self.not_castled => Own::CastlingPair,
            (1, true) => Own::OneMovable,
            (1, false) => Own::OneFixed,
            (_, true) => Own::SomeMovable,
            (_, false) => Own::NoneMovable,
        };
        let adverse = match (self.adverse.len(), takable) {
            (0, _) => Adverse::None,
            (1, true) => Adverse::OneTakable,
            (1, false) => Adverse::OneSafe,
            (_, true) => Adverse::SomeTakable,
            (_, false) => Adverse::NoneTakable,
        };
        let first_takes_first = legal.iter().any(|&m| self.first_takes_first(m, turn));
        let hindrance = match own {
            Own::OneFixed | Own::NoneMovable => self.hindrance(turn),
            _ => Hindrance::None,
        };
        let pair_touched = self.pair(turn, &legal);
        let castles_not = own == Own::SomeMovable;
        let takes = |m: Move, turn: &Turn, square: Option<Square>| {
            square.is_some_and(|square| takes_man(m, turn, square))
        };
        Touching {
            own,
            adverse,
            own_takes_adverse: pair,
            first_takes_first,
            pair: pair_touched,
            hindrance,
            pinned: hindrance == Hindrance::Exposes || castles_not && self.some_is_pinned(turn, &legal),
            safe: self.adverse.iter().any(|square| !legal.iter().any(|&m| takes(m, turn, *square))),
            king_moves,
        }
    }

    /// King and Rook, the first two own men touched.
    pub(crate) fn pair(&self, turn: &Turn, legal: &[Move]) -> Pair {
        let kind =
            |square: &Option<Square>| square.and_then(|square| turn.men().man_at(square)).map(|man| man.kind);
        let [one, other, ..] = &self.own[..] else { return Pair::None };
        let first_rank = turn.by().nth_rank(0);
        let on_first_rank = |square: &Option<Square>| square.is_some_and(|it| it.rank() == first_rank);
        match (kind(one), kind(other)) {
            (Some(Kind::Rook), Some(Kind::King)) if legal.iter().any(|&m| self.castles(m)) => {
                Pair::RookFirstOpen
            }
            (Some(Kind::Rook), Some(Kind::King)) if !on_first_rank(one) || !on_first_rank(other) => {
                Pair::RookFirstApart
            }
            (Some(Kind::Rook), Some(Kind::King)) => Pair::RookFirst,
            (Some(Kind::King), Some(Kind::Rook)) if legal.iter().any(|&m| self.castles(m)) => {
                Pair::KingFirstOpen
            }
            (Some(Kind::King), Some(Kind::Rook)) if !on_first_rank(one) || !on_first_rank(other) => {
                Pair::KingFirstApart
            }
            (Some(Kind::King), Some(Kind::Rook)) if legal.iter().any(|m| Some(m.from()) == *one) => {
                Pair::KingFirst
            }
            (Some(Kind::King), Some(Kind::Rook)) => Pair::KingFirstFixed,
            _ => Pair::None,
        }
    }

    pub(crate) fn first_takes_first(&self, m: Move, turn: &Turn) -> bool {
        let (Some(Some(own)), Some(Some(adverse))) = (self.own.first(), self.adverse.first()) else {
            return false;
        };
        self.with(*own).contains(&m.from())
            && self.with(*adverse).into_iter().any(|adverse| takes_man(m, turn, adverse))
    }

    /// Castling with a Rook that was touched before the King is no longer open.
    pub(crate) fn leaves_open(&self, m: Move) -> bool {
        let place = |square: Square| self.own.iter().position(|&own| own == Some(square));
        let rook = m.rook().and_then(|(rook, _)| place(rook));
        rook.is_none_or(|rook| place(m.from()).is_some_and(|king| king < rook))
    }

    /// Whether a move moves, or takes, the first of these men with which a legal move does so; where nobody knows which of
    /// several was first, any of them.
    pub(crate) fn does_with_first(&self, list: &[Option<Square>], m: Move, turn: &Turn) -> bool {
        let does = |m: Move, square: Square| {
            (m.from() == square && self.leaves_open(m))
                || self.castles_with_rook_alone(m, square, turn)
                || takes_man(m, turn, square)
        };
        let legal = turn.position().legal_moves();
        let first = list.iter().flatten().find(|&&square| legal.iter().any(|&m| does(m, square)));
        // Where none of them has a move of its own, castling alone is barred, by the Rook that was touched first.
        first.map_or_else(
            || self.leaves_open(m),
            |&first| self.with(first).into_iter().any(|square| does(m, square)),
        )
    }

    /// Whether a move castles by a move of this Rook alone: the King stands where castling takes him, and was not
    /// touched.
    fn castles_with_rook_alone(&self, m: Move, square: Square, turn: &Turn) -> bool {
        let king_stays = m.castling_wing().is_some_and(|wing| wing.king_to(turn.by()) == m.from());
        king_stays && m.rook().is_some_and(|(rook, _)| rook == square) && !self.own.contains(&Some(m.from()))
    }

    /// Whether one of the own men touched, the King aside, cannot be moved for the check that its King would stand in.
    fn some_is_pinned(&self, turn: &Turn, legal: &[Move]) -> bool {
        self.own.iter().flatten().any(|&square| {
            turn.position().kind_at(square) != Some(Kind::King)
                && !legal.iter().any(|&m| moves_man(m, square))
                && exposes_wherever_it_goes(turn, square)
        })
    }

    /// Why none of the own men touched can be moved.
    pub(crate) fn hindrance(&self, turn: &Turn) -> Hindrance {
        let kind = |square: &Square| turn.position().kind_at(*square);
        let own = || self.own.iter().flatten();
        if own().any(|square| kind(square) != Some(Kind::King) && exposes_wherever_it_goes(turn, *square)) {
            return Hindrance::Exposes;
        }
        if own().any(|square| kind(square) == Some(Kind::King)) { Hindrance::King } else { Hindrance::ShutIn }
    }

    /// Whether a move castles with the two own men touched first.
    pub(crate) fn castles(&self, m: Move) -> bool {
        let Some((rook, _)) = m.rook() else { return false };
        self.first_two().contains(&Some(m.from())) && self.first_two().contains(&Some(rook))
    }

    /// The two own men touched first, or fewer.
    pub(crate) fn first_two(&self) -> &[Option<Square>] {
        &self.own[..self.own.len().min(2)]
    }

    fn uses(&self, m: Move, turn: &Turn) -> bool {
        self.moves(m) || self.takes(m, turn)
    }

    /// Whether only moves of the King make use of what was touched.
    pub(crate) fn leaves_only_the_king(&self, turn: &Turn) -> bool {
        let legal = turn.position().legal_moves();
        let king = turn.position().king(turn.by());
        legal.iter().filter(|&&m| self.uses(m, turn)).all(|m| Some(m.from()) == king)
    }

    /// Whether a move satisfies this duty.
    pub(crate) fn satisfies(&self, duty: LawDuty, m: Move, turn: &Turn) -> bool {
        match duty {
            LawDuty::MoveTouched => self.moves(m),
            LawDuty::TakeTouched => self.takes(m, turn),
            LawDuty::TakeWithTouched => self.moves(m) && self.takes(m, turn),
            LawDuty::AnyTouched => self.uses(m, turn),
            LawDuty::AnyTouchedOrStepKing => {
                let castles = m.rook().is_some();
                self.uses(m, turn) && !(castles && self.leaves_only_the_king(turn))
                    || self.satisfies(LawDuty::StepKing, m, turn)
            }
            LawDuty::Castle => self.castles(m),
            LawDuty::TakeInPassing => true,
            LawDuty::MoveFirst => self.does_with_first(&self.own, m, turn),
            LawDuty::TakeFirst => self.does_with_first(&self.adverse, m, turn),
            LawDuty::FirstOfEither => self.does_with_first(&self.order, m, turn),
            LawDuty::TakeFirstWithFirst => self.first_takes_first(m, turn),
            LawDuty::MoveKing => turn.position().kind_at(m.from()) == Some(Kind::King),
            LawDuty::DeclaredMove | LawDuty::ManOfDeclaredMove => true,
            LawDuty::StepKing => turn.position().kind_at(m.from()) == Some(Kind::King) && m.rook().is_none(),
        }
    }
}

/// Whether a man that cannot legally move could, but for the check that its King would stand in.
pub(crate) fn exposes_wherever_it_goes(turn: &Turn, from: Square) -> bool {
    let promotion = |to: Square| {
        let pawn = turn.position().kind_at(from) == Some(Kind::Pawn);
        (pawn && to.rank() == turn.by().nth_rank(7)).then_some(Kind::Queen)
    };
    let only_check = |to: Square| {
        let reasons = turn.position().why_illegal(Transfer { from, to, promotion: promotion(to) });
        reasons.iter().all(|reason| matches!(reason, Reason::LeavesInCheck(_) | Reason::PlacesInCheck(_)))
    };
    Square::ALL.into_iter().any(|to| to != from && only_check(to))
}

/// Whether a move moves the man that stood on this square.
pub(crate) fn moves_man(m: Move, square: Square) -> bool {
    m.from() == square || m.rook().is_some_and(|(rook, _)| rook == square)
}

/// Whether a move takes the man that stood on this square.
pub(crate) fn takes_man(m: Move, turn: &Turn, square: Square) -> bool {
    turn.position().captured(m).is_some_and(|(taken, _)| taken == square)
}

/// Men touched by one act, the order unclear: one's own first, the King before others.
pub(crate) fn in_order(turn: &Turn, men: &[ManId]) -> Vec<ManId> {
    let mut men = men.to_vec();
    men.sort_by_key(|&id| {
        let man = turn.men().knows(id).then(|| turn.men().man(id));
        man.map_or((true, true), |man| (man.side != turn.by(), man.kind != Kind::King))
    });
    men
}

/// What was touched in a turn before the hand took up what it then moved. What it had touched before, and not let go of
/// another man for, was taken up by that.
pub(crate) fn touched_before_the_move(turn: &Turn) -> Vec<Touch> {
    let attempt = turn.attempt();
    let moved = attempt.making().map(|making| making.men().all.clone()).unwrap_or_default();
    let beside = |touch: &Touch| !touch.excused && !touch.men.iter().all(|man| moved.contains(man));
    let touches = attempt.touches();
    let last_beside = touches.iter().rposition(beside).map_or(0, |at| at + 1);
    let of_the_move = |touch: &Touch| touch.lifted || touch.act == turn.made_in();
    let taken_up =
        touches[last_beside..].iter().position(of_the_move).map_or(touches.len(), |at| last_beside + at);
    touches[..taken_up].iter().map(|touch| Touch { lifted: false, ..touch.clone() }).collect()
}
