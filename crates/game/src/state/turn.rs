//! A turn, from the position at its beginning. The law is asked about the record of a turn, not about the last act.

use std::sync::Arc;

use board::{Move, Position, Side, Square};
use law::Cites;
use proof::MatingLines;

use crate::evidence::Evidence;
use crate::refusal::Ended;
use crate::state::attempt::Attempt;
use crate::state::bound::{Owed, Required};
use crate::state::clock::Clock;
use crate::state::intrusion::Intrusion;
use crate::state::making::Making;
use crate::state::men::{ManId, Men};
use crate::state::spoken::FalseWord;
use crate::state::touch::Touch;

/// A turn, from the position at its beginning.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    by: Side,
    position: Position,
    men: Men,
    /// Attempts before the one under way.
    earlier: Vec<Attempt>,
    attempt: Attempt,
    required: Option<Required>,
    /// The move is complete: under some codes only once the clock is pressed, or the other has replied.
    complete: bool,
    /// The number of the act with which its move was made, from 1; 0 while it is under way.
    made_in: usize,
    /// The clock as the press found it that completed the move.
    at_press: Option<Clock>,
    /// Once it was looked into: what shows that neither side can mate any more, if that is so.
    dead: Option<Option<Arc<Evidence>>>,
    /// The check that it begins with, if any, was announced, or need not be.
    announced: bool,
    /// "Check" was said at its beginning, and there was none.
    false_word: Option<FalseWord>,
    /// It is a second move in succession: the adversary's turn that it broke into.
    interrupted: Option<Arc<Turn>>,
    /// What is known about mate, carried from move to move.
    mating: Option<MatingLines>,
    /// What the other side moved in it.
    intrusion: Option<Box<Intrusion>>,
    /// The men that the other side touched in it, whatever became of the touch.
    touched_by_other: Vec<ManId>,
    /// Of these the men whose touch has no consequence: by which articles, and why.
    excused_to_other: Vec<(ManId, (Cites, String))>,
    /// What may be exacted in it for offences in the turn before.
    owed: Vec<Owed>,
    /// What could have been exacted so, and why it no longer can.
    owed_no_more: Vec<(Owed, Ended)>,
    /// What might have been exacted so, if the other had not touched a man before requiring that it be undone.
    barred: Vec<Owed>,
    /// It is one of several moves given at odds, and one that follows it may still move what is touched in it.
    touches_wait: bool,
    /// A second move in succession that broke into it has gone back: by which articles.
    second_gone_back: Option<Cites>,
}

impl Turn {
    pub(crate) fn new(by: Side, position: Position, men: Men) -> Self {
        Turn {
            by,
            position,
            men,
            earlier: Vec::new(),
            attempt: Attempt::default(),
            required: None,
            complete: false,
            made_in: 0,
            at_press: None,
            dead: None,
            announced: true,
            false_word: None,
            interrupted: None,
            mating: None,
            intrusion: None,
            touched_by_other: Vec::new(),
            excused_to_other: Vec::new(),
            owed: Vec::new(),
            owed_no_more: Vec::new(),
            barred: Vec::new(),
            touches_wait: false,
            second_gone_back: None,
        }
    }

    /// The side to play.
    pub(crate) fn by(&self) -> Side {
        self.by
    }

    /// The position at its beginning.
    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// The men at its beginning.
    pub(crate) fn men(&self) -> &Men {
        &self.men
    }

    /// Whether its move is complete.
    pub(crate) fn is_complete(&self) -> bool {
        self.complete
    }

    /// The number of the act with which its move was made, from 1; 0 while it is under way.
    pub(crate) fn made_in(&self) -> usize {
        self.made_in
    }

    /// The turn passes with the act of this number.
    pub(crate) fn was_made_in(&mut self, act: usize) {
        self.made_in = act;
    }

    /// The clock as the press found it that completed the move.
    pub(crate) fn at_press(&self) -> Option<&Clock> {
        self.at_press.as_ref()
    }

    /// What shows that neither side can mate any more, if that is so; none where it was not looked into.
    pub(crate) fn dead(&self) -> Option<Option<&Arc<Evidence>>> {
        self.dead.as_ref().map(Option::as_ref)
    }

    /// Whether the check that it begins with, if any, was announced, or need not be.
    pub(crate) fn is_announced(&self) -> bool {
        self.announced
    }

    /// Whether "check" was said at its beginning, and there was none.
    pub(crate) fn is_misled(&self) -> bool {
        self.false_word.is_some()
    }

    /// If it is a second move in succession: the adversary's turn that it broke into.
    pub(crate) fn interrupted(&self) -> Option<&Arc<Turn>> {
        self.interrupted.as_ref()
    }

    /// What is known about mate.
    pub(crate) fn mating(&self) -> Option<&MatingLines> {
        self.mating.as_ref()
    }

    /// What the other side moved in it.
    pub(crate) fn intrusion(&self) -> Option<&Intrusion> {
        self.intrusion.as_deref()
    }

    /// Whether the other side touched this man in it, whatever became of the touch.
    pub(crate) fn has_touch_by_other(&self, id: ManId) -> bool {
        self.touched_by_other.contains(&id)
    }

    /// Why the other side's touch of this man in it has no consequence, and by which articles.
    pub(crate) fn excuse_of_other(&self, id: ManId) -> Option<&(Cites, String)> {
        self.excused_to_other.iter().rev().find(|(man, _)| *man == id).map(|(_, excuse)| excuse)
    }

    /// The other side's touch of these men in it has no consequence: by which articles, and why.
    pub(crate) fn excuses_other(&mut self, men: &[ManId], articles: &Cites, why: &str) {
        let excuse = |&man: &ManId| (man, (articles.clone(), why.to_string()));
        self.excused_to_other.extend(men.iter().map(excuse));
    }

    /// The other side touches these men in it.
    pub(crate) fn notes_touch_by_other(&mut self, men: &[ManId]) {
        self.touched_by_other.extend(men);
    }

    /// What may be exacted in it for offences in the turn before.
    pub(crate) fn owed(&self) -> &[Owed] {
        &self.owed
    }

    /// What could have been exacted so, and why it no longer can.
    pub(crate) fn owed_no_more(&self) -> &[(Owed, Ended)] {
        &self.owed_no_more
    }

    /// The touches out of turn that it has taken over, as they are held against its player if it has not been: those for which
    /// something was exacted, and was not done, too.
    pub(crate) fn touches_taken_over(&self) -> Vec<Touch> {
        let exacted = self.required.as_ref().is_some_and(|required| required.exacted.is_some());
        let earlier = self.earlier.iter().filter(|_| exacted);
        let mut all: Vec<Touch> = Vec::new();
        for touch in earlier.chain([&self.attempt]).flat_map(Attempt::carried) {
            all.extend((!all.contains(&touch)).then_some(touch));
        }
        all
    }

    /// What it has taken over from the turn before, if it has not been: what may be exacted in the next one, also where it was
    /// exacted and not done; and what no longer can be, and why.
    pub(crate) fn dues_taken_over(&self) -> (Vec<Owed>, Vec<(Owed, Ended)>) {
        let from_before = |owed: &Owed| owed.in_holders_turn;
        let over = self.owed_no_more.iter().filter(|(owed, _)| from_before(owed));
        let (exacted, ended): (Vec<_>, Vec<_>) = over.cloned().partition(|(_, why)| *why == Ended::Exacted);
        let open = self.owed.iter().filter(|owed| from_before(owed)).cloned();
        (open.chain(exacted.into_iter().map(|(owed, _)| owed)).collect(), ended)
    }

    /// This could have been exacted in it, and no longer can.
    pub(crate) fn knows_ended(&mut self, ended: Vec<(Owed, Ended)>) {
        self.owed_no_more = ended;
    }

    /// How often men were touched in it, in every attempt.
    pub(crate) fn touches_in_all(&self) -> usize {
        self.attempts().map(|attempt| attempt.touches().len()).sum()
    }

    /// Its attempts, the one under way last.
    pub(crate) fn attempts(&self) -> impl Iterator<Item = &Attempt> {
        self.earlier.iter().chain([&self.attempt])
    }

    /// The attempts before the one under way.
    pub(crate) fn earlier_attempts(&self) -> &[Attempt] {
        &self.earlier
    }

    /// The attempt of this number, counted from 0.
    pub(crate) fn attempt_at(&self, number: usize) -> Option<&Attempt> {
        self.attempts().nth(number)
    }

    /// Whether the attempt of this number is the one under way.
    pub(crate) fn is_last_attempt(&self, number: usize) -> bool {
        number == self.earlier.len()
    }

    /// Something may be exacted in it.
    pub(crate) fn owes(&mut self, owed: impl IntoIterator<Item = Owed>) {
        self.owed.extend(owed);
    }

    /// The other's own touch has barred this.
    pub(crate) fn bars(&mut self, barred: Vec<Owed>) {
        self.barred = barred;
    }

    /// What the other's own touch has barred.
    pub(crate) fn barred(&self) -> &[Owed] {
        &self.barred
    }

    /// What was owed was never owed.
    pub(crate) fn forgets_owed(&mut self) {
        self.owed.clear();
    }

    /// Nothing is owed any more, for this reason.
    pub(crate) fn owes_no_more(&mut self, ended: Ended) {
        self.owed_no_more.extend(self.owed.drain(..).map(|owed| (owed, ended)));
    }

    /// A move is made in it, complete or not.
    pub(crate) fn makes(&mut self, making: Making, complete: bool) {
        self.complete = complete;
        self.attempt.makes(making);
    }

    /// Its move is not over after all, and goes on: what had been made of it.
    pub(crate) fn goes_on(&mut self) -> Option<Making> {
        self.complete = false;
        self.attempt.unmakes()
    }

    /// Its move is complete.
    pub(crate) fn completes(&mut self) {
        self.complete = true;
    }

    /// The clock is pressed for its move, and stood so.
    pub(crate) fn presses_at(&mut self, clock: Option<Clock>) {
        self.at_press = clock;
    }

    /// It was looked into whether either side can still mate.
    pub(crate) fn looks_into(&mut self, dead: Option<Arc<Evidence>>, mating: MatingLines) {
        (self.dead, self.mating) = (Some(dead), Some(mating));
    }

    /// This is known about mate from the moves before it.
    pub(crate) fn knows_of_mates(&mut self, mating: Option<MatingLines>) {
        self.mating = mating;
    }

    /// It begins with a check that was announced or need not be, or with one that was not.
    pub(crate) fn begins_announced(&mut self, announced: bool) {
        self.announced = announced;
        self.position = self.position.with_unannounced_check(!announced);
    }

    /// The check that it begins with is noticed from now on.
    pub(crate) fn notices_check(&mut self) {
        self.begins_announced(true);
    }

    /// A man that was named at its beginning gives check: whether that must be said, and was not.
    pub(crate) fn notes_new_check(&mut self, unsaid: bool) {
        self.begins_announced(self.announced && !unsaid);
    }

    /// "Check" is said, and there is none. What the player had touched before it was not touched for it.
    pub(crate) fn notes_no_check(&mut self) {
        let touches_before = self.attempt.touches().len();
        self.false_word = Some(FalseWord { touches_before, seen_through: false });
    }

    /// "Check" was said where there is none, with what was moved after this turn began too: it was said in this turn.
    pub(crate) fn was_said_no_check(&mut self, with: &Turn) {
        self.false_word = with.false_word;
    }

    /// What the player had touched before "check" was said.
    pub(crate) fn touches_before_word(&self) -> &[Touch] {
        let before = self.false_word.map_or(0, |word| word.touches_before);
        self.attempt.touches().get(..before).unwrap_or_default()
    }

    /// The player has taken a move back because "check" was said and there is none.
    pub(crate) fn sees_no_check(&mut self) {
        self.false_word.iter_mut().for_each(|word| word.seen_through = true);
    }

    /// Whether he has, and it was not said again.
    pub(crate) fn has_seen_no_check(&self) -> bool {
        self.false_word.is_some_and(|word| word.seen_through)
    }

    /// It is a second move in succession, which breaks into this turn.
    pub(crate) fn breaks_into(&mut self, interrupted: Arc<Turn>) {
        self.interrupted = Some(interrupted);
    }

    /// The other side moves something in it.
    pub(crate) fn suffers(&mut self, intrusion: Intrusion) {
        self.intrusion = Some(Box::new(intrusion));
    }

    /// The player consents to what the other side moved in it: it can be annulled no more.
    pub(crate) fn consents_to_intrusion(&mut self) {
        if let Some(intrusion) = &mut self.intrusion {
            intrusion.gains_consent();
        }
    }

    /// The player touches a man, and lets stand what the other side moved in it: whether it could be annulled until then.
    pub(crate) fn lets_intrusion_stand(&mut self) -> bool {
        self.intrusion.as_mut().is_some_and(|intrusion| intrusion.lapses())
    }

    /// The player's touch was an accident: what the other side moved in it can be annulled again.
    pub(crate) fn calls_intrusion_in_question(&mut self) {
        if let Some(intrusion) = &mut self.intrusion {
            intrusion.revives();
        }
    }

    /// What the other side moved in it is undone: what that was.
    pub(crate) fn undoes_intrusion(&mut self) -> Option<Box<Intrusion>> {
        let undone = self.intrusion.take();
        self.intrusion = undone.as_ref().and_then(|undone| undone.settled().cloned().map(Box::new));
        undone
    }

    /// A second move in succession that broke into it has gone back.
    pub(crate) fn sees_second_gone_back(&mut self, articles: Cites) {
        self.second_gone_back = Some(articles);
    }

    /// By which articles a second move that broke into it has gone back; none where none has.
    pub(crate) fn second_gone_back(&self) -> Option<&Cites> {
        self.second_gone_back.as_ref()
    }

    /// What is touched in it binds in the last of the moves that it begins, or at once.
    pub(crate) fn lets_touches_wait(&mut self, wait: bool) {
        self.touches_wait = wait;
    }

    /// Whether what is touched in it may still be moved by another move given at odds.
    pub(crate) fn has_touches_that_wait(&self) -> bool {
        self.touches_wait
    }

    /// Moves in it keep to this half of the board, or need not.
    pub(crate) fn keeps_own_half(&mut self, half: bool) {
        self.position = self.position.with_own_half(half);
    }

    /// This man began it on no square.
    pub(crate) fn begins_without(&mut self, square: Square) {
        self.men.take_off(square);
    }

    /// This man began it on this square.
    pub(crate) fn begins_with(&mut self, man: ManId, square: Square) {
        self.men.place(man, square);
    }

    /// A man that a Pawn or another stood in for is itself from the beginning.
    pub(crate) fn makes_man_itself(&mut self, man: ManId) {
        self.men.makes_itself(man);
    }

    /// Whether it is one of the moves that players make in turn.
    pub(crate) fn counts(&self) -> bool {
        self.interrupted.is_none()
    }

    /// The men that check the player at its beginning.
    pub(crate) fn checkers(&self) -> Vec<ManId> {
        self.position.checkers(self.by).iter().filter_map(|square| self.men.at(square)).collect()
    }

    /// The line is cut at it: it is not complete, and stands as it began. What was moved in it by the other side and
    /// is undone by that.
    pub(crate) fn begins_again(&mut self, known: &Men) -> Option<Box<Intrusion>> {
        self.complete = false;
        let first = self.intrusion.take()?.first_to_undo()?;
        self.stands_as(first.men().clone().knowing_all_of(known), *first.position());
        Some(Box::new(first))
    }

    /// The same turn with the position from which it began, before the other side moved anything in it that is to be
    /// undone; `known` are all men of the game.
    pub(crate) fn as_it_began(&self, known: &Men) -> Turn {
        let mut turn = self.clone();
        turn.begins_again(known);
        turn
    }

    /// Forgets what was touched and exacted, so that it begins anew.
    pub(crate) fn begin_anew(&mut self) {
        self.forgets_attempts();
        self.requires_no_more();
    }

    /// Forgets what was touched in it.
    pub(crate) fn forgets_attempts(&mut self) {
        (self.earlier, self.attempt) = (Vec::new(), Attempt::default());
    }

    /// The position stands again, and another attempt begins.
    pub(crate) fn begins_again_with(&mut self, attempt: Attempt) {
        self.earlier.push(std::mem::replace(&mut self.attempt, attempt));
    }

    /// The adversary had the last attempt but one taken back, and may still choose the penalty for it.
    pub(crate) fn calls_back(&mut self) {
        if let Some(before) = self.earlier.last_mut() {
            before.calls_back();
        }
    }

    /// Nothing of the last attempt but one can be exacted any more: the adversary has chosen otherwise.
    pub(crate) fn gives_up_before(&mut self, ended: Ended) {
        if let Some(before) = self.earlier.last_mut() {
            before.gives_up(ended);
        }
    }

    /// The first of the penalties for an attempt was exacted, which took the whole turn back: the record of that turn is
    /// the attempt's from now on.
    pub(crate) fn exacts_first(&mut self, number: usize, whole: Option<Attempt>) {
        let back = self.earlier.len().checked_sub(1).filter(|_| whole.is_some()).unwrap_or(number);
        if let Some(attempt) = self.attempts_mut().nth(back) {
            if let Some(whole) = whole {
                *attempt = whole;
            }
            attempt.exacts_first();
        }
    }

    /// The holder of its rights has touched a man: they lapse, but for touches that gave none yet (`gave`, of each attempt).
    pub(crate) fn lapses_by_touch(&mut self, gave: &[bool]) {
        self.attempts_mut().zip(gave).for_each(|(attempt, &gave)| attempt.lapses(Ended::Touched, gave));
    }

    /// The touch by which its rights had lapsed was an accident: they have not.
    pub(crate) fn revives(&mut self) {
        self.attempts_mut().for_each(Attempt::revives);
    }

    /// Nothing can be exacted for any attempt any more, for this reason.
    pub(crate) fn closes(&mut self, ended: Ended) {
        self.attempts_mut().for_each(|attempt| attempt.closes(ended));
    }

    fn attempts_mut(&mut self) -> impl Iterator<Item = &mut Attempt> {
        self.earlier.iter_mut().chain([&mut self.attempt])
    }

    /// What was exacted, and can still be done: the other may have changed the board since. None where nothing was, or
    /// nothing of it can be done any more.
    pub(crate) fn required(&self) -> Option<Required> {
        let required = self.required.as_ref()?;
        let moves: Vec<Move> =
            required.moves.iter().copied().filter(|&m| self.position.is_legal(m)).collect();
        (!moves.is_empty()).then(|| Required { moves, ..required.clone() })
    }

    /// Only these moves complete the turn.
    pub(crate) fn requires(&mut self, required: Required) {
        self.required = Some(required);
    }

    /// The attempt for which something was exacted that is still to be done, or of which the first of two penalties was
    /// exacted and the second is still to be chosen.
    pub(crate) fn exacted_for(&self) -> Option<usize> {
        let required = self.required().and_then(|required| required.exacted).map(|(_, number)| number);
        required
            .or_else(|| self.attempts().position(|attempt| attempt.is_called() && attempt.is_after_first()))
    }

    /// A touch of this attempt, for which something was exacted, is excused by these articles: the men of it.
    pub(crate) fn excuses_answered(
        &mut self,
        number: usize,
        of: Option<ManId>,
        articles: &Cites,
    ) -> Option<Vec<ManId>> {
        self.attempts_mut().nth(number)?.excuses_answered(of, articles)
    }

    /// The same before anything was exacted for this attempt, which is the last.
    pub(crate) fn before_exacting(&self, number: usize) -> Turn {
        let mut turn = self.clone();
        let mut attempts: Vec<Attempt> = self.attempts().take(number + 1).cloned().collect();
        turn.attempt = attempts.pop().unwrap_or_default().unexacted();
        (turn.earlier, turn.required) = (attempts, None);
        turn
    }

    /// What was exacted for this attempt need not be done. What else was touched in it counts as before; but what was put
    /// back stays back.
    pub(crate) fn exacts_no_more(&mut self, number: usize) {
        self.required = None;
        if self.is_last_attempt(number) {
            self.attempt = self.attempt.unexacted();
            return;
        }
        let Some(exacted) = self.earlier.get_mut(number) else { return };
        if exacted.is_after_first() {
            *exacted = exacted.unexacted();
            return;
        }
        let moved = exacted.men_moved();
        let stays = |touch: &&Touch| !touch.men.iter().all(|man| moved.contains(man));
        let still: Vec<Touch> = exacted.answered().iter().filter(stays).cloned().collect();
        self.attempt.takes_over(still);
    }

    /// Nothing is required any more.
    pub(crate) fn requires_no_more(&mut self) {
        self.required = None;
    }

    /// Nothing was done in the turn, and it is this side's, from this position.
    pub(crate) fn falls_to(&mut self, by: Side, position: Position) {
        (self.by, self.position) = (by, position);
        (self.dead, self.mating) = (None, None);
    }

    /// The board has been changed at the beginning of the turn: what was proved of it is forgotten.
    pub(crate) fn stands_as(&mut self, men: Men, position: Position) {
        (self.men, self.position) = (men, position);
        (self.dead, self.mating) = (None, None);
    }

    /// The attempt that is under way, or by which the turn was made.
    pub(crate) fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    pub(crate) fn attempt_mut(&mut self) -> &mut Attempt {
        &mut self.attempt
    }

    /// The number printed before the move of this turn.
    pub(crate) fn number(&self) -> u32 {
        self.position.fullmoves()
    }

    /// Whether something was moved in it by the other side that no substitution excuses.
    pub(crate) fn is_disturbed(&self) -> bool {
        self.intrusion.as_ref().is_some_and(|intrusion| !intrusion.is_lawful())
    }
}
