//! The men on the table, the hands over them, and what was knocked off its square.

use board::{Kind, Man, Setup, Side, Square};

use crate::state::displaced::{Beginning, Displaced, Slip, Unnoticed};
use crate::state::hands::{Hands, Held};
use crate::state::men::{ManId, Men, StandIn};

/// The men as they stand now, what the hands do with them, and what is displaced. A man is in one place: what is
/// knocked over is in no hand, and what one hand takes up the other has no more.
#[derive(Clone, Debug)]
pub(crate) struct Tabletop {
    men: Men,
    hands: Hands,
    displaced: Displaced,
    /// Queens for which a Rook stands upside down.
    inverted: Vec<ManId>,
}

impl Tabletop {
    pub(crate) fn new(men: Men) -> Tabletop {
        Tabletop { men, hands: Hands::default(), displaced: Displaced::default(), inverted: Vec::new() }
    }

    /// The men as they stand now.
    pub(crate) fn men(&self) -> &Men {
        &self.men
    }

    /// What the hands hold, and what excuses their touches.
    pub(crate) fn hands(&self) -> &Hands {
        &self.hands
    }

    /// The same, to be changed by what is said and by a hand that rests or leaves.
    pub(crate) fn hands_mut(&mut self) -> &mut Hands {
        &mut self.hands
    }

    /// Men off their squares by displacement.
    pub(crate) fn displaced(&self) -> &Displaced {
        &self.displaced
    }
}

/// The men all at once.
impl Tabletop {
    /// The line was cut at a turn that began with these men: they stand so again, and no hand holds anything. Where the code
    /// has displaced men go back, those among which the turn began still belong elsewhere.
    pub(crate) fn cuts_line(&mut self, men: &Men, go_back: bool) {
        let displaced = self.displaced.still_among(men);
        self.stands_anew(men.clone().knowing_all_of(&self.men));
        if go_back {
            self.displaced = displaced;
        }
    }

    /// The men stand so; hands keep what they hold.
    pub(crate) fn stands_as(&mut self, men: Men) {
        self.men = men;
    }

    /// What was begun goes back: the men stand so, and no hand holds anything.
    pub(crate) fn goes_back_to(&mut self, men: Men) {
        self.men = men;
        self.hands = std::mem::take(&mut self.hands).emptied();
    }

    /// The men stand so, no hand holds anything, and nothing is displaced.
    pub(crate) fn stands_anew(&mut self, men: Men) {
        let hands = std::mem::take(&mut self.hands).emptied();
        *self = Tabletop { hands, ..Tabletop::new(men) };
    }

    /// The men stand so, but for those that are displaced, which stay where they are; no hand holds anything.
    pub(crate) fn stands_but_for_displaced(&mut self, men: Men) {
        self.men = self.displaced.men_left(&men, &self.men);
        self.hands = std::mem::take(&mut self.hands).emptied();
    }

    /// The men stand as somebody set them up, each the man that it can be.
    pub(crate) fn sets_up(&mut self, setup: &Setup) {
        self.men = self.men.set_up_as(setup);
    }
}

/// One man.
impl Tabletop {
    /// A hand takes the man up from this square: the other hand has it no more. Which man it is.
    pub(crate) fn takes_up(&mut self, side: Side, square: Square) -> Option<ManId> {
        let man = self.men.lift(square)?;
        let held = self.hands.of(side).filter(|held| held.man == man);
        let taken = held.unwrap_or(Held::new(man, Some(square)));
        self.hands.hold(side, taken.standing(None));
        self.hands.loses(!side, man);
        Some(man)
    }

    /// The man in this hand is set down there, and the hand stays on it.
    pub(crate) fn sets_down(&mut self, side: Side, held: Held, square: Square) {
        if let Some(on) = held.on {
            self.men.lift(on);
        }
        self.men.place(held.man, square);
        self.hands.hold(side, held.standing(Some(square)));
    }

    /// A man stands on this square, wherever it was.
    pub(crate) fn stands_on(&mut self, man: ManId, square: Square) {
        if let Some(now) = self.men.square_of(man) {
            self.men.lift(now);
        }
        self.men.place(man, square);
    }

    /// These men change their squares at once.
    pub(crate) fn change_squares(&mut self, ways: &[(Square, Square)]) -> Vec<ManId> {
        let lifted: Vec<_> = ways.iter().filter_map(|&(from, to)| Some((self.men.lift(from)?, to))).collect();
        lifted.iter().for_each(|&(man, to)| self.men.place(man, to));
        lifted.into_iter().map(|(man, _)| man).collect()
    }

    /// The man on this square is taken off the board. Which man it is.
    pub(crate) fn takes_off(&mut self, square: Square) -> Option<ManId> {
        self.men.take_off(square)
    }

    /// The man that belongs on this square and lies displaced is taken off the board. Which man it is.
    pub(crate) fn takes_off_displaced(&mut self, home: Square) -> Option<ManId> {
        let &(man, _) = self.displaced.men().iter().find(|&&(_, belongs)| belongs == home)?;
        match self.men.square_of(man) {
            Some(square) => self.men.take_off(square),
            None if self.men.at(home).is_some() => None,
            None => {
                self.men.place(man, home);
                self.men.take_off(home)
            }
        }
    }

    /// The man that belongs on this square and lies displaced.
    pub(crate) fn lies_away_from(&self, home: Square) -> Option<ManId> {
        self.displaced.men().iter().find(|&&(_, belongs)| belongs == home).map(|&(man, _)| man)
    }

    /// A man comes from the box, with no square yet.
    pub(crate) fn comes_from_box(&mut self, man: Man) -> ManId {
        self.men.take_from_box(man)
    }

    /// A hand has set a man from the box on this square, and stays on it.
    pub(crate) fn stays_in_hand(&mut self, side: Side, man: ManId, square: Square) {
        self.hands.hold(side, Held::new(man, None).standing(Some(square)));
    }

    /// The man in this hand goes back to the square from which it was taken, and the hand is empty. False where that
    /// cannot be, because another stands there or it came from the box.
    pub(crate) fn goes_back_from_hand(&mut self, side: Side) -> bool {
        let Some(held) = self.hands.give_up(side) else { return true };
        if let Some(on) = held.on {
            self.men.lift(on);
        }
        let free = held.from.filter(|&from| self.men.at(from).is_none());
        free.inspect(|&from| self.men.place(held.man, from)).is_some()
    }

    /// What a hand has taken up, and has no more for now, stands where it was taken up. False where that cannot be.
    pub(crate) fn stands_where_taken_up(&mut self, held: Held) -> bool {
        let free = held.from.filter(|&from| self.men.at(from).is_none());
        if let (Some(_), Some(on)) = (free, held.on) {
            self.men.lift(on);
        }
        free.inspect(|&from| self.men.place(held.man, from)).is_some()
    }

    /// The same hand has it again as it had it, as far as that square is free.
    pub(crate) fn is_in_hand_again(&mut self, side: Side, held: Held) {
        let on = held.on.filter(|&on| self.men.at(on).is_none());
        if let Some(now) = self.men.square_of(held.man) {
            self.men.lift(now);
        }
        on.iter().for_each(|&on| self.men.place(held.man, on));
        self.hands.hold(side, held.standing(on));
    }

    /// A hand lays a man of this kind that it holds in the air beside the board. Which man it was.
    pub(crate) fn lays_aside(&mut self, side: Side, which: impl Fn(Man, Held) -> bool) -> Option<ManId> {
        let held = self.hands.of(side).filter(|held| held.on.is_none() && held.from.is_some())?;
        let from =
            held.from.filter(|&from| which(self.men.man(held.man), held) && self.men.at(from).is_none())?;
        self.hands.give_up(side);
        self.men.place(held.man, from);
        self.men.take_off(from)
    }

    /// A hand that sets a piece lays aside the Pawn that it holds in the air, for which the piece may be.
    pub(crate) fn lays_aside_pawn(&mut self, side: Side) -> Option<ManId> {
        let pawn = Man { side, kind: Kind::Pawn };
        self.lays_aside(side, |man, held| {
            man == pawn && held.from.is_some_and(|from| from.rank() == side.nth_rank(6))
        })
    }

    /// Whichever hand has this man has it no more.
    pub(crate) fn lets_go_of(&mut self, man: ManId) {
        Side::ALL.into_iter().for_each(|side| self.hands.loses(side, man));
    }

    /// A hand lets go: a man in the air goes back to its square, if that is free.
    pub(crate) fn lets_go(&mut self, side: Side) {
        if let Some(held) = self.hands.of(side)
            && let Some(from) = held.from.filter(|_| held.on.is_none())
            && self.men.at(from).is_none()
            && self.men.square_of(held.man).is_none()
        {
            self.men.place(held.man, from);
        }
        self.hands.let_go(side);
    }
}

/// What a man counts as.
impl Tabletop {
    /// A man counts as this kind.
    pub(crate) fn becomes(&mut self, man: ManId, kind: Kind) {
        self.men.become_kind(man, kind, false);
    }

    /// What was named on this square is a Pawn again.
    pub(crate) fn makes_pawn_again(&mut self, man: ManId) {
        self.men.makes_itself(man);
        self.men.become_kind(man, Kind::Pawn, false);
    }

    /// This man is the piece itself.
    pub(crate) fn makes_itself(&mut self, man: ManId) {
        self.men.makes_itself(man);
        self.inverted.retain(|&other| other != man);
    }

    /// A Rook set upside down there is this Queen.
    pub(crate) fn stands_inverted(&mut self, man: ManId) {
        self.inverted.push(man);
    }

    /// The Queen on this square for which a Rook stands upside down.
    pub(crate) fn inverted_at(&self, square: Square) -> Option<ManId> {
        let man = self.men.at(square).filter(|man| self.inverted.contains(man))?;
        (self.men.man(man).kind == Kind::Queen).then_some(man)
    }

    /// This man stands for the piece that it counts as.
    pub(crate) fn stands_in(&mut self, man: ManId, what: StandIn) {
        self.men.stands_in(man, what);
    }
}

/// What is displaced, and put right.
impl Tabletop {
    /// A man is off this square by displacement: a hand on it has it no more.
    pub(crate) fn displaces(&mut self, man: ManId, square: Square) {
        for side in Side::ALL {
            self.hands.loses(side, man);
        }
        self.displaced.adds(man, square);
    }

    /// A man is knocked off its square; it lies beside the board, or goes back into the box from which it came astray.
    pub(crate) fn knocks_off(&mut self, man: ManId, square: Square, into_box: bool) {
        // What a hand has set down and not quitted belongs where it was taken up.
        let taken_up = Side::ALL.into_iter().find_map(|side| self.hands.takes_from(side, man));
        self.displaces(man, taken_up.unwrap_or(square));
        if into_box {
            self.men.take_off(square);
            self.displaced.forget(|other| other == man);
        } else {
            self.men.lift(square);
            self.displaced.lies_beside(man);
        }
    }

    /// This side displaced the man, in its own turn or out of turn.
    pub(crate) fn displaced_by(&mut self, man: ManId, side: Side, out_of_turn: bool) {
        self.displaced.was_by(man, side, out_of_turn);
    }

    /// This side's turn passes and leaves these men: what lay displaced and was captured is off the board. Its own man, to
    /// whose square it has moved another, lies where it lay.
    pub(crate) fn captures_displaced(&mut self, by: Side, left: &Men) {
        let off = |man: ManId| left.square_of(man).is_none() && left.man(man).side != by;
        self.displaced.were_not(off);
        self.displaced.goes_on_where_others_stand(left);
    }

    /// These were captured where they lay, by a move that was illegal, and belong still where they did.
    pub(crate) fn were_taken_where_they_lay(&mut self, which: &[ManId]) {
        self.displaced.were_taken_where_they_lay(which);
    }

    /// Displaced men that have no square among these were captured where they belong.
    pub(crate) fn loses_displaced_without_square(&mut self, men: &Men) {
        let taken = |&&(man, _): &&(ManId, Square)| men.square_of(man).is_none();
        let taken: Vec<ManId> = self.displaced.men().iter().filter(taken).map(|&(man, _)| man).collect();
        for &man in &taken {
            self.men.is_captured(man);
        }
        self.displaced.were_not(|man| taken.contains(&man));
    }

    /// What was captured and is not after all goes back to where it stands among these men.
    pub(crate) fn brings_home_what_is_nowhere(&mut self, men: &Men) {
        for square in Square::ALL {
            let Some(man) = men.at(square).filter(|_| self.men.at(square).is_none()) else { continue };
            let somewhere = self.men.square_of(man).is_some() || self.hands.have(man);
            if !somewhere && self.displaced.home_of(man).is_none() {
                self.men.place(man, square);
            }
        }
    }

    /// It was no accident that this man was displaced.
    pub(crate) fn displaced_on_purpose(&mut self, man: ManId) {
        self.displaced.was_on_purpose(man);
    }

    /// All the men are knocked off.
    pub(crate) fn upsets(&mut self) {
        self.displaced.all_upset();
    }

    /// This displaced man was knocked off the board: it lies beside it, and was not captured.
    pub(crate) fn lies_beside(&mut self, man: ManId) {
        self.men.lies_beside(man);
        self.displaced.lies_beside(man);
    }

    /// A man came on the board by accident.
    pub(crate) fn goes_astray(&mut self, man: ManId) {
        self.displaced.goes_astray(man);
    }

    /// A man has slipped from the hand of the player who has the move.
    pub(crate) fn has_slipped(&mut self, slip: Slip) {
        self.displaced.slips(slip);
    }

    /// The other has moved these since: his reply, if it was released.
    pub(crate) fn replied_to_slip_with(&mut self, men: impl Iterator<Item = ManId>) {
        self.displaced.replied_with(men);
    }

    /// Nothing is to be found of what has slipped any more.
    pub(crate) fn slip_is_settled(&mut self) {
        self.displaced.slip_is_settled();
    }

    /// A man that belongs nowhere on the board slips from this hand, and lies on it.
    pub(crate) fn slips_astray(&mut self, side: Side, man: ManId) {
        self.hands.loses(side, man);
        self.displaced.goes_astray(man);
    }

    /// Men are displaced in this turn, or in an earlier one already.
    pub(crate) fn displacement_began(&mut self, beginning: Beginning) {
        self.displaced.began(beginning);
    }

    /// What stands where it belongs, and is in no hand, is displaced no more.
    pub(crate) fn forgets_what_is_put_right(&mut self) {
        self.displaced.forget_put_right(&self.men, |man| self.hands.have(man));
    }

    /// Of these men, those that stand somewhere are displaced no more.
    pub(crate) fn are_moved(&mut self, which: impl Fn(ManId) -> bool) {
        self.displaced.were_not(|man| which(man) && self.men.square_of(man).is_some());
    }

    /// These men were captured where they belonged, and are displaced no more.
    pub(crate) fn were_taken(&mut self, which: &[ManId]) {
        self.displaced.were_taken(which);
    }

    /// These men stand where they belong, and were never displaced.
    pub(crate) fn were_not_displaced(&mut self, which: impl Fn(ManId) -> bool) {
        self.displaced.were_not(which);
    }

    /// The displaced man that belongs on this square, and is such a man, goes back with a hand, wherever it lay.
    pub(crate) fn takes_home(&mut self, square: Square, is_such: impl Fn(Man) -> bool) -> Option<ManId> {
        let (men, hands) = (&self.men, &self.hands);
        self.displaced.takes_home(square, |id| is_such(men.man(id)) && !hands.have(id))
    }

    /// Men that were knocked off the board, in this turn or unnoticed in an earlier one, and lie beside it.
    pub(crate) fn lie_beside_the_board(&self) -> Vec<ManId> {
        let earlier = self.displaced.unnoticed().iter().filter(|it| it.stands.is_none()).map(|it| it.man);
        let now = self.displaced.men().iter().map(|&(man, _)| man);
        let beside = |man: &ManId| self.men.square_of(*man).is_none() && !self.hands.have(*man);
        now.chain(earlier).filter(beside).collect()
    }

    /// A hand puts this man right, which an accident of an earlier turn had displaced unnoticed.
    pub(crate) fn notices_displaced(&mut self, man: ManId) {
        self.displaced.notices(man);
    }

    /// The turn passes, and nobody has noticed: what was displaced, and what came on the board by accident.
    pub(crate) fn takes_unnoticed(&mut self) -> (Vec<(ManId, Square)>, Vec<ManId>) {
        self.displaced.take()
    }

    /// The game goes on with these where an accident has set them.
    pub(crate) fn goes_on_with(&mut self, stayed: impl Iterator<Item = (ManId, Square)>) {
        self.displaced.goes_on_with(stayed);
    }

    /// The game goes on from where the accident left these.
    pub(crate) fn goes_on_from(&mut self, left: impl Iterator<Item = Unnoticed>) {
        self.displaced.goes_on(left);
    }

    /// The game goes on from where these displaced men lie.
    pub(crate) fn goes_on_where_they_lie(&mut self, away: &[Unnoticed]) {
        self.displaced.goes_on_where_they_lie(away);
    }

    /// Nothing is displaced any more but these men, which stay so, and the men stand so: the men that were displaced, and whether
    /// the whole board had been upset. A hand that had taken one of them up has it no more.
    pub(crate) fn puts_right_but_for(&mut self, men: Men, stay: &[ManId]) -> (Vec<ManId>, bool) {
        self.hands.let_go_of_men_elsewhere(&men);
        self.men = men;
        self.displaced.put_right_but_for(stay, self.men.off())
    }
}
