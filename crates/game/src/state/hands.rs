//! What the two players' hands hold, and what excuses their touches.

use board::{Side, Square};

use crate::act::motion::How;
use crate::state::men::{ManId, Men};

/// What the two players' hands hold, and what they have said or were allowed about adjusting.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hands {
    held: [Option<Held>; 2],
    /// Which member of a side of several players has the man that its hand has, or rests on, as far as that was said.
    member: [Option<u8>; 2],
    resting: [Option<Square>; 2],
    /// The hands of its other members.
    others: [Vec<OtherHand>; 2],
    /// Notice of adjusting: the next touch, or these squares.
    notice: [Option<Vec<Square>>; 2],
    /// What such notice covers.
    covers: Covers,
    /// What the adversary has allowed beforehand: the next touch, or the squares that he was asked about.
    consent: [Option<Vec<Square>>; 2],
    /// The adversary has allowed a move out of turn.
    may_move: [bool; 2],
    /// The men before a hand out of turn changed them.
    undisturbed: [Option<Men>; 2],
    /// What a hand had when the laws put it back: until it does something else, it may still set that man down.
    put_back: [Option<ManId>; 2],
}

/// The hand of a member of a side while another member's is the one that acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OtherHand {
    member: u8,
    has: Has,
}

/// What such a hand has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Has {
    /// This man, which counts as standing where it was taken up.
    Taken(Held),
    /// It rests on what stands there.
    Rests(Square),
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
    /// What was said when it was taken up.
    taken: How,
    /// What was said when it was set down last.
    set: How,
    /// What excused that it was taken up is leave to touch it, and not to move it.
    only_to_touch: bool,
}

impl Held {
    /// A man that a hand has now, and has not set down.
    pub(crate) fn new(man: ManId, from: Option<Square>) -> Held {
        Held { man, from, on: None, taken: How::Plainly, set: How::Plainly, only_to_touch: false }
    }

    /// The same, set down there with the hand still on it, or in the air.
    pub(crate) fn standing(self, on: Option<Square>) -> Held {
        Held { on, ..self }
    }

    /// Among these men it is where it was taken up, if nothing else stands there.
    pub(crate) fn goes_back_in(self, men: &mut Men) {
        let Some(from) = self.from else { return };
        if let Some(on) = self.on {
            men.lift(on);
        }
        if men.at(from).is_none() {
            men.place(self.man, from);
        }
    }

    /// It was taken up by accident.
    pub(crate) fn is_taken_by_accident(self) -> bool {
        self.taken == How::Accidentally
    }

    /// It stands elsewhere than where it was taken up.
    pub(crate) fn is_elsewhere(self) -> bool {
        self.on.is_some() && self.on != self.from
    }

    /// What is said of a hand that leaves it where it stands: it was put right, or it came there by accident.
    pub(crate) fn left(self) -> How {
        match (self.taken, self.set) {
            (How::Rectifying, _) | (_, How::Rectifying) => How::Rectifying,
            (_, How::Accidentally) if self.is_elsewhere() => How::Accidentally,
            _ => How::Plainly,
        }
    }

    /// It stands elsewhere on purpose, though what excused that it was taken up is no leave to move it.
    pub(crate) fn is_moved_without_leave(self) -> bool {
        self.only_to_touch && self.from.is_some() && self.is_elsewhere() && self.left() == How::Plainly
    }
}

impl Hands {
    /// A hand takes a man up, or sets one down and stays on it.
    pub(crate) fn hold(&mut self, side: Side, held: Held) {
        self.held[side.index()] = Some(held);
        self.resting[side.index()] = None;
    }

    /// The member of this side who has the man in hand, as far as that was said.
    pub(crate) fn member(&self, side: Side) -> Option<u8> {
        self.member[side.index()]
    }

    /// The hand that acted last waits beside that of another member, who acts now: what it has.
    pub(crate) fn waits_beside(&mut self, side: Side) -> Option<Has> {
        let taken = self.held[side.index()].take().map(Has::Taken);
        let has = taken.or(self.resting[side.index()].take().map(Has::Rests))?;
        let member = self.member[side.index()].take()?;
        self.others[side.index()].push(OtherHand { member, has });
        Some(has)
    }

    /// This member's hand rests there beside the one that has a man.
    pub(crate) fn rests_beside(&mut self, side: Side, member: u8) {
        if let Some(square) = self.resting[side.index()].take() {
            self.others[side.index()].retain(|other| other.member != member);
            self.others[side.index()].push(OtherHand { member, has: Has::Rests(square) });
        }
    }

    /// What this member's hand has beside the one that acted last.
    pub(crate) fn beside(&self, side: Side, member: u8) -> Option<Has> {
        self.others[side.index()].iter().find(|other| other.member == member).map(|other| other.has)
    }

    /// The men that wait in the hands of other members of this side than the one that acted last, and whose hands they are.
    pub(crate) fn waiting(&self, side: Side) -> impl Iterator<Item = (u8, Held)> + '_ {
        let taken = |other: &OtherHand| match other.has {
            Has::Taken(held) => Some((other.member, held)),
            Has::Rests(_) => None,
        };
        self.others[side.index()].iter().filter_map(taken)
    }

    /// This member's hand acts again: what it has.
    pub(crate) fn acts_again(&mut self, side: Side, member: u8) -> Option<Has> {
        let has = self.beside(side, member)?;
        self.others[side.index()].retain(|other| other.member != member);
        Some(has)
    }

    /// It is this member's hand that has the man.
    pub(crate) fn is_of_member(&mut self, side: Side, number: Option<u8>) {
        self.member[side.index()] = number;
    }

    /// This was said when the hand took its man up: what it has to put right, it puts right to the end.
    pub(crate) fn takes(&mut self, side: Side, how: How) {
        if let Some(held) = &mut self.held[side.index()] {
            held.taken = if held.taken == How::Rectifying { held.taken } else { how };
        }
    }

    /// The same of setting it down.
    pub(crate) fn sets(&mut self, side: Side, how: How) {
        if let Some(held) = &mut self.held[side.index()] {
            held.set = if held.set == How::Rectifying { held.set } else { how };
        }
    }

    /// Whether what excuses that the hand has taken its man up is leave to touch it, and not to move it.
    pub(crate) fn has_only_to_touch(&mut self, side: Side, so: bool) {
        if let Some(held) = &mut self.held[side.index()] {
            held.only_to_touch = so;
        }
    }

    /// The man in this hand, which has it no more.
    pub(crate) fn give_up(&mut self, side: Side) -> Option<Held> {
        self.held[side.index()].take()
    }

    /// If this hand has this man, it has it no more.
    pub(crate) fn loses(&mut self, side: Side, man: ManId) {
        let held = &mut self.held[side.index()];
        *held = held.filter(|held| held.man != man);
    }

    /// A man that stands on the board, and not under the hand that has it, is in that hand no more.
    pub(crate) fn let_go_of_men_elsewhere(&mut self, men: &Men) {
        for held in &mut self.held {
            *held = held.filter(|held| men.square_of(held.man).is_none_or(|now| held.on == Some(now)));
        }
    }

    /// Whether either hand has this man.
    pub(crate) fn have(&self, man: ManId) -> bool {
        self.held.iter().flatten().any(|held| held.man == man)
    }

    /// Whether a hand has this man, taken up from this square.
    pub(crate) fn take_it_from(&self, man: ManId, square: Square) -> bool {
        self.held.iter().flatten().any(|held| held.man == man && held.from == Some(square))
    }

    /// The square from which this hand took the man up that it has.
    pub(crate) fn takes_from(&self, side: Side, man: ManId) -> Option<Square> {
        self.of(side).filter(|held| held.man == man)?.from
    }

    /// A hand rests on the man on this square, without taking it up.
    pub(crate) fn rest_on(&mut self, side: Side, square: Option<Square>) {
        self.resting[side.index()] = square;
    }

    /// The hand no longer rests on a man: whether it did.
    pub(crate) fn lift_off(&mut self, side: Side) -> bool {
        self.resting[side.index()].take().is_some()
    }

    pub(crate) fn of(&self, side: Side) -> Option<Held> {
        self.held[side.index()]
    }

    /// Whether this side has said that it will adjust, and not used that up.
    pub(crate) fn is_adjusting(&self, side: Side) -> bool {
        self.notice[side.index()].is_some()
    }

    /// Whether this side has said that it will adjust the man on this square, and not used that up.
    pub(crate) fn names_to_adjust(&self, side: Side, square: Square) -> bool {
        self.notice[side.index()].as_ref().is_some_and(|squares| squares.contains(&square))
    }

    /// Whether this side has asked to adjust and was not allowed yet.
    pub(crate) fn asks(&self, side: Side) -> bool {
        self.notice[side.index()].is_some() && self.consent[side.index()].is_none()
    }

    pub(crate) fn give_notice(&mut self, side: Side, squares: Vec<Square>, covers: Covers) {
        self.covers = covers;
        self.notice[side.index()] = Some(squares);
    }

    /// The adversary allows what this side has asked for, or the next touch: the squares, none where any is meant. Leave to
    /// adjust is no leave to move.
    pub(crate) fn allow(&mut self, side: Side) -> &[Square] {
        self.may_move[side.index()] = self.notice[side.index()].is_none();
        let asked = self.notice[side.index()].clone().unwrap_or_default();
        self.consent[side.index()].insert(asked)
    }

    /// Notice and consent do not outlast the turn.
    pub(crate) fn forget_words(&mut self) {
        self.notice = [None, None];
        self.consent = [None, None];
        self.may_move = [false, false];
        self.undisturbed = [None, None];
    }

    /// Whether this side was allowed to move out of turn.
    pub(crate) fn may_move(&self, side: Side) -> bool {
        self.may_move[side.index()]
    }

    /// Whether this hand, or that of another member, rests on a man that it has not taken up.
    pub(crate) fn rests(&self, side: Side) -> bool {
        let beside = |other: &OtherHand| matches!(other.has, Has::Rests(_));
        self.resting[side.index()].is_some() || self.others[side.index()].iter().any(beside)
    }

    /// The square on which the hand of this side that acted last rests.
    pub(crate) fn rests_on(&self, side: Side) -> Option<Square> {
        self.resting[side.index()]
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

    /// The player has changed the men in his own turn: what the other's hand, out of turn, is measured against has
    /// changed with them. Where the two cannot be told apart, it is measured against what stands now.
    pub(crate) fn follows_player(&mut self, player: Side, before: &Men, after: &Men) {
        if let Some(undisturbed) = &mut self.undisturbed[(!player).index()] {
            *undisturbed = undisturbed.with_change(before, after).unwrap_or_else(|| after.clone());
        }
    }

    /// A man has slipped from this hand. What it does out of turn is measured against the men as that has left them, and
    /// where it has done nothing else, anew.
    pub(crate) fn lets_lie(&mut self, side: Side, before: &Men, after: &Men) {
        let undisturbed = &mut self.undisturbed[side.index()];
        let lies = undisturbed.as_ref().and_then(|men| men.with_change(before, after));
        *undisturbed = lies.filter(|men| !men.stand_like(after));
    }

    /// Neither hand holds or rests on anything.
    pub(crate) fn empty(&mut self) {
        Side::ALL.into_iter().for_each(|side| self.let_go(side));
    }

    /// This hand holds and rests on nothing.
    pub(crate) fn let_go(&mut self, side: Side) {
        self.resting[side.index()] = None;
        if let Some(held) = self.held[side.index()].take() {
            self.put_back[side.index()] = Some(held.man);
        }
        self.others[side.index()].clear();
    }

    /// The men that both hands have let go of so.
    pub(crate) fn emptied(mut self) -> Hands {
        self.empty();
        Hands { put_back: self.put_back, ..Hands::default() }
    }

    /// The man that this hand had when the laws put it back, if it has done nothing since; from now on it has.
    pub(crate) fn takes_put_back(&mut self, side: Side) -> Option<ManId> {
        self.put_back[side.index()].take().filter(|_| self.held[side.index()].is_none())
    }

    /// Whether notice covers this square, which uses it up.
    pub(crate) fn use_notice(&mut self, side: Side, square: Square) -> bool {
        let given = &mut self.notice[side.index()];
        let any = given.as_ref().is_some_and(Vec::is_empty);
        let covered = match self.covers {
            // Notice that named no man lasts as long as the turn.
            Covers::Turn if any => true,
            _ => use_up(given, square),
        };
        if self.covers == Covers::NextMan {
            *given = None;
        }
        covered
    }

    /// Whether the adversary's consent covers all that one act has touched, which uses it up.
    pub(crate) fn use_consent(&mut self, side: Side, squares: &[Square]) -> bool {
        let given = &mut self.consent[side.index()];
        let any = given.as_ref().is_some_and(Vec::is_empty);
        let named = |squares: &[Square], named: &[Square]| {
            !squares.is_empty() && squares.iter().all(|square| named.contains(square))
        };
        let all = given.as_ref().is_some_and(|allowed| any || named(squares, allowed));
        match any {
            true => *given = None,
            false => squares.iter().for_each(|&square| {
                use_up(given, square);
            }),
        }
        all
    }
}

/// Whether what was said covers this square, which uses it up: a man that was named, or where none was the next one.
fn use_up(said: &mut Option<Vec<Square>>, square: Square) -> bool {
    let Some(squares) = said else { return false };
    let named = !squares.is_empty();
    let covered = !named || squares.contains(&square);
    squares.retain(|&other| other != square);
    if covered && (!named || squares.is_empty()) {
        *said = None;
    }
    covered
}
