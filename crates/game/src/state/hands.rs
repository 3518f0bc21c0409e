//! What the two players' hands hold, and what excuses their touches.

use board::{Side, Square};

use crate::state::line::Ply;
use crate::state::men::{ManId, Men};

/// What the two players' hands hold, and what they have said or were allowed about adjusting.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hands {
    pub held: [Option<Held>; 2],
    pub resting: [Option<Square>; 2],
    /// Notice of adjusting: the next touch, or these squares.
    pub notice: [Option<Vec<Square>>; 2],
    /// What such notice covers.
    pub covers: Covers,
    /// What the adversary has allowed beforehand: the next touch.
    pub consent: [bool; 2],
    /// The adversary has allowed a move out of turn.
    pub may_move: [bool; 2],
    /// The men before a hand out of turn changed them.
    pub undisturbed: [Option<Men>; 2],
    /// Men off their squares by displacement, and where they belong.
    pub(crate) displaced: Vec<(ManId, Square)>,
    /// Men that came on the board by accident, and belong nowhere on it.
    pub(crate) astray: Vec<ManId>,
    /// Men displaced in an earlier turn, unnoticed: the game has gone on from where the accident left them.
    pub(crate) unnoticed: Vec<Unnoticed>,
    /// The turn of the line in which the first of them was displaced.
    pub(crate) displaced_in: Option<Ply>,
}

/// What notice of adjusting covers, where it names no square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Covers {
    /// The next touch.
    #[default]
    NextTouch,
    /// The next man touched, and notice that names squares ends with it too.
    NextMan,
    /// Every touch of the turn.
    Turn,
}

/// A man in a hand, or set down with the hand still on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Held {
    pub man: ManId,
    pub from: Option<Square>,
    pub on: Option<Square>,
}

/// A man displaced in an earlier turn, where it belongs and where the accident left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unnoticed {
    pub man: ManId,
    pub belongs: Square,
    pub stands: Option<Square>,
}

impl Hands {
    /// These men with the displaced ones where they belong.
    pub(crate) fn men_put_right(&self, men: &Men) -> Men {
        let mut men = men.clone();
        for square in self.astray.iter().filter_map(|&man| men.square_of(man)).collect::<Vec<_>>() {
            men.lift(square);
        }
        for &(man, _) in &self.displaced {
            if let Some(now) = men.square_of(man) {
                men.lift(now);
            }
        }
        for &(man, square) in self.displaced.iter().rev() {
            if men.at(square).is_none() && men.square_of(man).is_none() {
                men.place(man, square);
            }
        }
        men
    }

    /// What stands where it belongs is displaced no more.
    pub(crate) fn forget_put_right(&mut self, men: &Men) {
        self.displaced.retain(|&(man, home)| men.square_of(man) != Some(home));
        self.astray.retain(|&man| men.square_of(man).is_some());
    }

    /// These men with those put right that an accident of an earlier turn has left where they still stand.
    pub(crate) fn unnoticed_put_right(&self, men: &Men) -> Men {
        let mut men = men.clone();
        for it in &self.unnoticed {
            if men.square_of(it.man) == it.stands && men.at(it.belongs).is_none() {
                if let Some(square) = it.stands {
                    men.lift(square);
                }
                men.place(it.man, it.belongs);
            }
        }
        men
    }

    pub(crate) fn of(&self, side: Side) -> Option<Held> {
        self.held[side.index()]
    }

    /// Whether this side has asked to adjust and was not allowed yet.
    pub(crate) fn asks(&self, side: Side) -> bool {
        self.notice[side.index()].is_some() && !self.consent[side.index()]
    }

    pub(crate) fn give_notice(&mut self, side: Side, squares: Vec<Square>, covers: Covers) {
        self.covers = covers;
        self.notice[side.index()] = Some(squares);
    }

    pub(crate) fn allow(&mut self, side: Side) {
        self.consent[side.index()] = true;
        self.may_move[side.index()] = true;
    }

    /// Notice and consent do not outlast the turn.
    pub(crate) fn forget_words(&mut self) {
        self.notice = [None, None];
        self.consent = [false, false];
        self.may_move = [false, false];
        self.undisturbed = [None, None];
    }

    /// Whether this side was allowed to move out of turn.
    pub(crate) fn may_move(&self, side: Side) -> bool {
        self.may_move[side.index()]
    }

    /// Whether this hand rests on a man that it has not taken up.
    pub(crate) fn rests(&self, side: Side) -> bool {
        self.resting[side.index()].is_some()
    }

    /// The men before this side's hand, out of turn, changed them.
    pub(crate) fn undisturbed(&self, side: Side) -> Option<&Men> {
        self.undisturbed[side.index()].as_ref()
    }

    pub(crate) fn forget_undisturbed(&mut self, side: Side) {
        self.undisturbed[side.index()] = None;
    }

    pub(crate) fn note_undisturbed(&mut self, side: Side, before: &Men) {
        self.undisturbed[side.index()].get_or_insert_with(|| before.clone());
    }

    /// Neither hand holds or rests on anything.
    pub(crate) fn empty(&mut self) {
        (self.held, self.resting) = ([None, None], [None, None]);
    }

    /// This hand holds and rests on nothing.
    pub(crate) fn let_go(&mut self, side: Side) {
        (self.held[side.index()], self.resting[side.index()]) = (None, None);
    }

    /// Whether notice covers this square, which uses it up.
    pub(crate) fn use_notice(&mut self, side: Side, square: Square) -> bool {
        let Some(squares) = &mut self.notice[side.index()] else { return false };
        let named = !squares.is_empty();
        let covered = !named || squares.contains(&square);
        squares.retain(|&other| other != square);
        let used_up = match self.covers {
            Covers::NextMan => true,
            Covers::NextTouch => covered && (!named || squares.is_empty()),
            Covers::Turn => named && squares.is_empty(),
        };
        if used_up {
            self.notice[side.index()] = None;
        }
        covered
    }
}
