//! What was touched and made since the position at the beginning of the turn last stood on the board.
//!
//! A restoration puts the men back, not the past, so what may still be exacted stays with its attempt.

use board::{Move, Square};
use law::Cites;
use law::question::{Liability, Made};

use crate::refusal::Ended;
use crate::state::bound::Bound;
use crate::state::making::Making;
use crate::state::men::ManId;
use crate::state::remedy::{Remedy, Rights};
use crate::state::touch::Touch;

/// What was done since the position at the beginning of the turn last stood on the board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Attempt {
    touches: Vec<Touch>,
    /// Touches for which a penalty was exacted.
    discharged: Vec<Touch>,
    /// Touches whose options have lapsed: the first so many.
    lapsed_touches: usize,
    /// Why they have.
    lapsed_by: Option<Ended>,
    making: Option<Making>,
    remedy: Remedy,
    /// Of penalties that come one after the other the first was exacted.
    after_first: bool,
    /// An illegal move was made in it, after which the turn was not over.
    was_illegal: bool,
    /// The adversary consented to another move in the place of an illegal one.
    consented: bool,
    /// What a man quitted on its square, or a new one set on the last rank, binds the player to.
    released: Option<Bound>,
    manner: Manner,
    /// What was last quitted away from its square, in the first part of castling or in an unlawful move, and how many
    /// touches there were when it was.
    quitted: Option<(Vec<ManId>, usize)>,
    /// Several moves were made in the turn, and it was put back as a whole: what they were found to amount to.
    found: Option<Liability>,
    /// The man of whose touch a claim was made.
    claimed: Option<ManId>,
    /// The men that the attempt before it moved.
    moved_before: Vec<ManId>,
    /// A legal move that was made before it in the turn, and was taken back because something else bound the player.
    taken_back: Option<Move>,
    /// The castling that was made in it, and that the hand has begun to take back before it was complete.
    taken_up: Option<Move>,
    /// The other's hand had displaced the man that it moved, and from where that lay the move would be legal.
    blameless: bool,
    /// What could be exacted for it before the adversary touched a man, if he has.
    before_touch: Option<Rights>,
}

/// How the hand made the move.
#[derive(Clone, Copy, Debug, Default)]
struct Manner {
    /// In castling the Rook went first, and its move is held to be the whole one.
    rook_alone: bool,
    /// Both hands were used.
    two_hands: bool,
    /// That they were has been claimed, and is left to the arbiter to punish.
    two_hands_claimed: bool,
    /// The Pawn that reached its last rank was named to stay a Pawn.
    pawn_named: bool,
}

impl Attempt {
    /// An attempt that begins with these touches held against the player; nothing can be exacted for the first so many.
    pub(crate) fn with_touches(touches: Vec<Touch>, lapsed_touches: usize) -> Attempt {
        Attempt { touches, lapsed_touches, ..Attempt::default() }
    }

    /// The same with what was quitted before still binding.
    pub(crate) fn still_bound(self, released: Option<Bound>) -> Attempt {
        Attempt { released, ..self }
    }

    /// The same, where this ended what could be exacted for the first of its touches, if something has.
    pub(crate) fn still_lapsed(self, lapsed_by: Option<Ended>) -> Attempt {
        let lapsed_by = lapsed_by.filter(|_| self.lapsed_touches > 0);
        Attempt { lapsed_by, ..self }
    }

    /// The same with the touch in question of which a claim was made.
    pub(crate) fn still_claimed(self, claimed: Option<ManId>) -> Attempt {
        Attempt { claimed, ..self }
    }

    /// The same after an attempt that moved these men: nobody moves a man by accident.
    pub(crate) fn after_moving(self, men: Vec<ManId>) -> Attempt {
        Attempt { moved_before: men, ..self }
    }

    /// The same after this legal move was made, and taken back because something else bound the player.
    pub(crate) fn after_taking_back(self, taken_back: Option<Move>) -> Attempt {
        Attempt { taken_back, ..self }
    }

    /// The record of several attempts, made in one turn to play, of which this is the last: what they amount to, and all
    /// the men that they moved.
    pub(crate) fn of_whole_turn(
        attempts: &[&Attempt],
        found: Liability,
        moved: Vec<ManId>,
    ) -> Option<Attempt> {
        let mut whole = Attempt::clone(attempts.last()?);
        whole.found = Some(found);
        whole.touches = attempts.iter().flat_map(|attempt| attempt.touches.clone()).collect();
        whole.was_illegal = attempts.iter().any(|attempt| attempt.was_illegal);
        let making = attempts.iter().rev().find_map(|attempt| attempt.making.clone());
        whole.making = making.map(|making| making.moving_all(moved));
        Some(whole)
    }

    pub(crate) fn touches(&self) -> &[Touch] {
        &self.touches
    }

    /// How many touches there are whose options have lapsed: the first ones.
    pub(crate) fn lapsed_touches(&self) -> usize {
        self.lapsed_touches
    }

    /// The touches whose options have not lapsed.
    pub(crate) fn open_touches(&self) -> &[Touch] {
        self.touches.get(self.lapsed_touches..).unwrap_or_default()
    }

    /// Whether this man was touched in it, and the other's touch has since ended what that gave.
    pub(crate) fn is_touched_before_a_lapse(&self, man: ManId) -> bool {
        let of_it = |touch: &Touch| touch.men.contains(&man);
        self.lapsed_by == Some(Ended::Touched)
            && self.touches.iter().any(of_it)
            && !self.open_touches().iter().any(of_it)
    }

    /// Touches for which a penalty was exacted.
    pub(crate) fn discharged(&self) -> &[Touch] {
        &self.discharged
    }

    /// Why the options of those touches have lapsed.
    pub(crate) fn lapsed_by(&self) -> Option<Ended> {
        self.lapsed_by
    }

    /// What was made in it, if anything was.
    pub(crate) fn making(&self) -> Option<&Making> {
        self.making.as_ref()
    }

    /// What ended the rights that it gave, if they have ended.
    pub(crate) fn ended_by(&self) -> Option<Ended> {
        match self.remedy {
            Remedy::Closed(ended) => Some(ended),
            Remedy::Open | Remedy::Called => self.lapsed_by,
        }
    }

    /// Whether something of it may still be exacted: no penalty was exacted, and the right neither waived nor lost.
    pub(crate) fn is_open(&self) -> bool {
        !matches!(self.remedy, Remedy::Closed(_))
    }

    /// Whether the adversary had it taken back and may still choose the penalty.
    pub(crate) fn is_called(&self) -> bool {
        self.remedy == Remedy::Called
    }

    /// Whether, of penalties that come one after the other, the first was exacted.
    pub(crate) fn is_after_first(&self) -> bool {
        self.after_first
    }

    /// Whether an illegal move was made in it after which the turn was not over.
    pub(crate) fn was_illegal(&self) -> bool {
        self.was_illegal
    }

    /// Whether the adversary consented to another move in the place of an illegal one.
    pub(crate) fn has_consent(&self) -> bool {
        self.consented
    }

    /// What a man quitted on its square, or a new one set on the last rank, binds the player to.
    pub(crate) fn released(&self) -> Option<&Bound> {
        self.released.as_ref()
    }

    /// The legal move of chess that goes back, or went back, because something else bound the player: of several the first.
    pub(crate) fn taken_back(&self) -> Option<Move> {
        let disregards = |it: &&Making| matches!(it.made(), Made::AgainstTouch | Made::AgainstRequirement);
        self.taken_back.or_else(|| self.making().filter(disregards)?.legal())
    }

    /// Whether, in castling, the Rook went first, and its move is held to be the whole one.
    pub(crate) fn is_of_rook_alone(&self) -> bool {
        self.manner.rook_alone
    }

    /// Whether both hands were used.
    pub(crate) fn used_both_hands(&self) -> bool {
        self.manner.two_hands
    }

    /// Whether that was claimed, and left to the arbiter to punish.
    pub(crate) fn is_claimed_for_both_hands(&self) -> bool {
        self.manner.two_hands_claimed
    }

    /// Whether the Pawn that reached its last rank was named to stay a Pawn.
    pub(crate) fn names_a_pawn(&self) -> bool {
        self.manner.pawn_named
    }

    /// What the moves of the whole turn to play were found to amount to.
    pub(crate) fn found(&self) -> Option<Liability> {
        self.found
    }

    /// The touch of which it can be found that it was an accident, or was none: the last one, or the last of the man that a
    /// claim was about. What is excused already, or was moved, was not touched by an accident that is still to be found.
    pub(crate) fn touch_in_question(&self, accident: bool) -> Option<&Touch> {
        self.in_question(accident).map(|at| &self.touches[at])
    }

    fn in_question(&self, accident: bool) -> Option<usize> {
        let of_claim = |touch: &Touch| self.claimed.is_none_or(|man| touch.men.contains(&man));
        let moved = if self.claimed.is_none() { self.men_moved() } else { Vec::new() };
        // What was quitted on a square in a part of a move was moved too. What was only taken off was not.
        let quitted = |touch: &Touch| {
            let of_part = |man: &ManId| self.quitted.as_ref().is_some_and(|(men, _)| men.contains(man));
            self.claimed.is_none() && !touch.removed && touch.men.iter().all(of_part)
        };
        let may_be = |touch: &Touch| !accident || touch.may_be_an_accident(&moved) && !quitted(touch);
        self.touches.iter().rposition(|touch| of_claim(touch) && may_be(touch))
    }

    /// The men that were moved in it, or in the attempt before it.
    pub(crate) fn men_moved(&self) -> Vec<ManId> {
        let made = self.making.iter().flat_map(|making| making.men().all.iter());
        self.moved_before.iter().chain(made).copied().collect()
    }

    /// Whether each of its touches from this one on is excused.
    pub(crate) fn excuses_all_from(&self, first: usize) -> bool {
        self.touches.iter().skip(first).all(|touch| touch.excused)
    }

    /// The touch in question is excused by these articles, or is not: the men of it. None where that changes nothing.
    pub(crate) fn excuse_touch_in_question(&mut self, excused: bool, articles: &Cites) -> Option<Vec<ManId>> {
        let at = self.in_question(excused)?;
        let touch = self.touches.get_mut(at).filter(|touch| touch.excused != excused)?;
        (touch.excused, touch.by_articles) = (excused, articles.clone());
        Some(touch.men.clone())
    }

    /// The touches of this man are excused by these articles: whether one of them was not before.
    pub(crate) fn excuses_touches_of(&mut self, man: ManId, articles: &Cites) -> bool {
        let counted = |touch: &&mut Touch| !touch.excused && touch.men.contains(&man);
        let changed: Vec<&mut Touch> = self.touches.iter_mut().filter(counted).collect();
        let any = !changed.is_empty();
        changed.into_iter().for_each(|touch| (touch.excused, touch.by_articles) = (true, articles.clone()));
        any
    }

    /// The last touch of this man that is excused counts again: whether there is one.
    pub(crate) fn counts_touch_of(&mut self, man: ManId) -> bool {
        let excused = |touch: &&mut Touch| touch.excused && touch.men.contains(&man);
        let last = self.touches.iter_mut().rev().find(excused);
        last.map(|touch| (touch.excused, touch.by_articles) = (false, Cites::none())).is_some()
    }

    /// The touches for which something was exacted of the player: those set aside by it, or where the position was put back
    /// all of them.
    pub(crate) fn answered(&self) -> &[Touch] {
        if self.discharged.is_empty() { &self.touches } else { &self.discharged }
    }

    /// The touch for which something was exacted and of which it can be found that it was an accident: the last one, but
    /// none of a man that was moved.
    pub(crate) fn answered_in_question(&self) -> Option<&Touch> {
        let moved = self.men_moved();
        self.answered().iter().rfind(|touch| touch.may_be_an_accident(&moved))
    }

    /// A touch for which something was exacted is excused by these articles: those of this man, or the one in question. The
    /// men of it; none where there is no such touch.
    pub(crate) fn excuses_answered(&mut self, of: Option<ManId>, articles: &Cites) -> Option<Vec<ManId>> {
        let men = match of {
            Some(man) => vec![man],
            None => self.answered_in_question()?.men.clone(),
        };
        let touches = if self.discharged.is_empty() { &mut self.touches } else { &mut self.discharged };
        let meant = |touch: &&mut Touch| match of {
            Some(man) => touch.men.contains(&man),
            None => touch.men == men,
        };
        let counted: Vec<&mut Touch> =
            touches.iter_mut().filter(|touch| !touch.excused).filter(meant).collect();
        let any = !counted.is_empty();
        counted.into_iter().for_each(|touch| (touch.excused, touch.by_articles) = (true, articles.clone()));
        any.then_some(men)
    }

    /// The same as if nothing had been exacted for what was touched.
    pub(crate) fn unexacted(&self) -> Attempt {
        let remedy = if self.after_first { Remedy::Called } else { Remedy::Open };
        let touches = [self.discharged.clone(), self.touches.clone()].concat();
        let discharged = Vec::new();
        Attempt { touches, discharged, lapsed_touches: 0, lapsed_by: None, remedy, ..self.clone() }
    }

    /// The touch by which this man was taken up, and is still in the hand, is excused by these articles: whether there is one
    /// that was not before.
    pub(crate) fn excuses_taking_up(&mut self, man: ManId, articles: &Cites) -> bool {
        let taken_up = |touch: &&mut Touch| touch.lifted && !touch.excused && touch.men == [man];
        let Some(touch) = self.touches.iter_mut().rev().find(taken_up) else { return false };
        (touch.excused, touch.by_articles) = (true, articles.clone());
        true
    }

    /// A claim is made of the touch of this man, which is the one in question until another man is touched.
    pub(crate) fn claims_touch_of(&mut self, man: ManId) {
        self.claimed = Some(man);
    }

    /// The man of whose touch a claim was made.
    pub(crate) fn claimed(&self) -> Option<ManId> {
        self.claimed
    }

    /// A hand touches men.
    pub(crate) fn touches_men(&mut self, touch: Touch) {
        self.claimed = None;
        self.touches.push(touch);
    }

    /// These touches count in it too, as if they had been made in this turn.
    pub(crate) fn takes_over(&mut self, touches: impl IntoIterator<Item = Touch>) {
        self.touches.extend(touches.into_iter().map(|touch| Touch { carried: false, ..touch }));
    }

    /// It begins with these touches, made out of turn; nothing can be exacted any more for those that have lapsed.
    pub(crate) fn begins_with(&mut self, carried: Vec<Touch>) {
        let (lapsed, open): (Vec<Touch>, Vec<Touch>) = carried.into_iter().partition(Touch::has_lapsed);
        self.lapsed_touches = lapsed.len();
        self.lapsed_by = lapsed.iter().find_map(|touch| touch.lapsed);
        self.touches = [lapsed, open].concat();
    }

    /// The touches out of turn that count in it, those for which something was exacted included, as they are held against
    /// the player if it has not been: what has lapsed of them stays so.
    pub(crate) fn carried(&self) -> impl Iterator<Item = Touch> {
        let lapsed = |at: usize| self.lapsed_by.filter(|_| at < self.lapsed_touches);
        let touches = self.touches.iter().enumerate().map(move |(at, touch)| (touch, lapsed(at)));
        let all = self.discharged.iter().map(|touch| (touch, None)).chain(touches);
        all.filter(|(touch, _)| touch.carried).map(|(touch, lapsed)| Touch { lapsed, ..touch.clone() })
    }

    /// The touches are those of another attempt, with what has lapsed of them.
    pub(crate) fn has_touches_of(&mut self, other: &Attempt) {
        self.touches.clone_from(&other.touches);
        self.lapsed_touches = other.lapsed_touches;
    }

    /// What was touched out of turn is held to have been touched in turn.
    pub(crate) fn touches_were_in_turn(&mut self) {
        self.touches.iter_mut().for_each(|touch| touch.carried = false);
    }

    /// The hand has nothing but this man: what else it took up was touched like any other.
    pub(crate) fn hand_has_only(&mut self, held: Option<ManId>) {
        for touch in &mut self.touches {
            touch.lifted &= held.is_some_and(|held| touch.men.contains(&held));
        }
    }

    /// Everything stands where it stood when the turn began, and no hand holds a man.
    pub(crate) fn changes_nothing(&mut self) {
        self.taken_up = None;
        self.blameless = false;
        self.hand_has_only(None);
        (self.manner.two_hands, self.manner.two_hands_claimed) = (false, false);
        self.quitted = None;
    }

    /// The hand takes up again what it has castled with.
    pub(crate) fn takes_up(&mut self, castling: Option<Move>) {
        self.taken_up = castling;
    }

    /// The castling that the hand is taking back.
    pub(crate) fn taken_up(&self) -> Option<Move> {
        self.taken_up
    }

    /// What was moved lay displaced by the other's hand, and was moved as it can be moved from there; or it was not.
    pub(crate) fn is_made_blamelessly(&mut self, so: bool) {
        self.blameless = so;
    }

    /// Whether it was.
    pub(crate) fn is_blameless(&self) -> bool {
        self.blameless
    }

    /// A penalty was exacted for what was touched.
    pub(crate) fn discharges(&mut self) {
        self.discharged.append(&mut self.touches);
        self.lapsed_touches = 0;
    }

    /// A move is made in it.
    pub(crate) fn makes(&mut self, making: Making) {
        (self.making, self.before_touch) = (Some(making), None);
    }

    /// An illegal move is made in it, and the turn is not over: what was given up before was for what had been moved
    /// before.
    pub(crate) fn makes_illegally(&mut self, making: Making) {
        let earlier = self.making.as_ref().filter(|_| self.was_illegal);
        let another = earlier.is_some_and(|it| !it.moves_as(&making));
        // Consent was to one move in the place of the illegal one, and this was it.
        self.consented &= !another;
        self.quits(making.men().all.clone());
        (self.making, self.was_illegal, self.before_touch) = (Some(making), true, None);
        self.reopens();
    }

    /// These men are quitted away from their squares, and the turn is not over.
    pub(crate) fn quits(&mut self, men: Vec<ManId>) {
        if self.quitted.as_ref().is_none_or(|(earlier, _)| *earlier != men) {
            self.quitted = Some((men, self.touches.len()));
        }
    }

    /// What was quitted is looked at as a move that has ended the turn: the touches after it, which then were made out of
    /// turn.
    pub(crate) fn seems_to_end_the_turn(&mut self) -> Vec<Touch> {
        self.was_illegal = false;
        let first = self.quitted.as_ref().map_or(usize::MAX, |(_, touches)| *touches);
        self.ended_before_touch(first)
    }

    /// The turn was over before this touch: the touches from it on, which then were made out of turn.
    pub(crate) fn ended_before_touch(&mut self, first: usize) -> Vec<Touch> {
        let after = self.touches.split_off(first.min(self.touches.len())).into_iter();
        after.filter(|touch| !touch.excused).map(|touch| Touch { carried: true, ..touch }).collect()
    }

    /// The move was not made after all, or not yet: what it was.
    pub(crate) fn unmakes(&mut self) -> Option<Making> {
        self.making.take()
    }

    /// Another move was made in the place of the one that was: which was.
    pub(crate) fn makes_instead(&mut self, making: Making) -> Option<Making> {
        self.making.replace(making)
    }

    /// With the move these men were taken off by mistake.
    pub(crate) fn takes_off_by_mistake(&mut self, removed: Vec<(ManId, Square)>) {
        if let Some(making) = &mut self.making {
            making.takes_off_by_mistake(removed);
        }
    }

    /// The man taken off this square by mistake stands there again; which man it is, if it is one.
    pub(crate) fn puts_removed_back(&mut self, square: Square) -> Option<ManId> {
        self.making.as_mut()?.puts_removed_back(square)
    }

    /// The rights that it gave have lapsed, for this reason. What was touched may give one still, where it gave none (`gave`).
    pub(crate) fn lapses(&mut self, by: Ended, gave: bool) {
        if by == Ended::Touched {
            self.before_touch.get_or_insert(Rights {
                lapsed_touches: self.lapsed_touches,
                lapsed_by: self.lapsed_by,
                remedy: self.remedy,
                making_lapsed: self.making.as_ref().is_none_or(Making::is_lapsed),
            });
        }
        self.lapsed_touches = if gave { self.touches.len() } else { self.lapsed_touches };
        self.lapsed_by = Some(by);
        if self.remedy == Remedy::Called {
            self.remedy = Remedy::Open;
        }
        if let Some(making) = &mut self.making {
            making.lapses();
        }
    }

    /// The touch by which its rights had lapsed was an accident: they have not.
    pub(crate) fn revives(&mut self) {
        let Some(before) = self.before_touch.take() else { return };
        (self.lapsed_touches, self.lapsed_by) = (before.lapsed_touches, before.lapsed_by);
        if self.is_open() {
            self.remedy = before.remedy;
        }
        if !before.making_lapsed {
            self.making = self.making.take().map(Making::unlapsed);
        }
    }

    /// Nothing of it can be exacted any more, for this reason or an earlier one.
    pub(crate) fn closes(&mut self, ended: Ended) {
        if self.is_open() {
            self.remedy = Remedy::Closed(ended);
        }
    }

    /// The adversary has chosen otherwise: nothing of it can be exacted any more, for this reason alone.
    pub(crate) fn gives_up(&mut self, ended: Ended) {
        self.remedy = Remedy::Closed(ended);
    }

    /// What is done in it from now on gives rights again.
    pub(crate) fn reopens(&mut self) {
        if !self.is_open() {
            self.remedy = Remedy::Open;
        }
    }

    /// The adversary had it taken back and may still choose the penalty.
    pub(crate) fn calls_back(&mut self) {
        if self.is_open() {
            self.remedy = Remedy::Called;
        }
    }

    /// Of penalties that come one after the other the first was exacted: the adversary chooses what follows it.
    pub(crate) fn exacts_first(&mut self) {
        self.after_first = true;
        self.calls_back();
    }

    /// The adversary consents to another move in the place of an illegal one.
    pub(crate) fn gains_consent(&mut self) {
        self.consented = true;
    }

    /// A man is quitted: what that binds the player to.
    pub(crate) fn releases(&mut self, bound: Bound) {
        self.released = Some(bound);
    }

    /// What was quitted binds to nothing.
    pub(crate) fn frees(&mut self) {
        self.released = None;
    }

    /// The move of the Rook, which went first in castling, is held to be the whole one.
    pub(crate) fn holds_to_rook(&mut self) {
        self.manner.rook_alone = true;
    }

    /// Both hands are used.
    pub(crate) fn uses_both_hands(&mut self) {
        self.manner.two_hands = true;
    }

    /// It is claimed that they were, and left to the arbiter to punish.
    pub(crate) fn is_punished_for_both_hands(&mut self) {
        self.manner.two_hands_claimed = true;
    }

    /// A man is moved, and named: whether it is to stay a Pawn.
    pub(crate) fn names(&mut self, pawn: bool) {
        self.manner.pawn_named = pawn;
    }

    /// The same as if nothing had lapsed.
    pub(crate) fn unlapsed(&self) -> Attempt {
        let making = self.making.clone().map(Making::unlapsed);
        Attempt { lapsed_touches: 0, making, ..self.clone() }
    }

    /// The same before a move was made in it.
    pub(crate) fn before_its_move(&self) -> Attempt {
        Attempt { making: None, ..self.clone() }
    }

    /// The same as if every touch of this man had been excused.
    pub(crate) fn without_touches_of(&self, man: ManId) -> Attempt {
        let mut attempt = self.clone();
        attempt.excuses_touches_of(man, &Cites::none());
        attempt
    }

    /// The same after the first of penalties that come one after the other.
    pub(crate) fn after_its_first(&self) -> Attempt {
        Attempt { after_first: true, ..self.clone() }
    }
}
