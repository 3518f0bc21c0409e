//! What one turn owes the next, and what was required.

use board::{Kind, Side, Square};
use law::question::Demand;

use crate::refusal::Ended;
use crate::standing::duty::Duty;
use crate::state::bound::Owed;
use crate::state::line::Ply;
use crate::state::men::ManId;
use crate::state::touch::Touch;
use crate::state::turn::Turn;

/// Something that was lawfully required and is still to be done.
#[derive(Clone, Debug)]
pub(crate) struct Demanded {
    pub of: Side,
    pub demand: Demand,
    pub square: Option<Square>,
    /// The piece that is to be set.
    pub piece: Option<Kind>,
    pub duty: Duty,
    /// The turn in which it was required.
    pub turn: Ply,
}

/// What one turn owes the next. It is taken over once, when that turn begins.
#[derive(Clone, Debug, Default)]
pub(crate) struct Dues {
    /// Touches out of turn, held against each side in its next turn.
    carried: [Vec<Touch>; 2],
    /// Touches out of turn that are said to have been accidents, until the side's next turn is over.
    accidental: [Vec<Touch>; 2],
    /// What may be exacted in each side's next turn.
    owed: [Vec<Owed>; 2],
    /// What might have been exacted in each side's next turn, if the other had not touched a man before.
    barred: [Vec<Owed>; 2],
    /// What could have been exacted in each side's next turn, which had begun already, and why it no longer can.
    ended: [Vec<(Owed, Ended)>; 2],
    /// What was required and is still to be done.
    demanded: Option<Demanded>,
    /// What each side was last seen to refuse lawfully: the articles of the requirement.
    requirement_open: Option<Side>,
}

impl Dues {
    /// Touches out of turn, held against this side in its next turn.
    pub(crate) fn touches(&self, of: Side) -> &[Touch] {
        &self.carried[of.index()]
    }

    /// A touch out of turn counts in this side's next turn.
    pub(crate) fn carries(&mut self, by: Side, touch: Touch) {
        self.carried[by.index()].push(touch);
    }

    /// A touch out of turn is said to have been an accident.
    pub(crate) fn notes_accident(&mut self, by: Side, touch: Touch) {
        self.accidental[by.index()].push(touch);
    }

    /// The touch held against this side of which it can be found that it was an accident: the last one, but none by which a
    /// man was moved.
    pub(crate) fn touch_in_question(&self, of: Side) -> Option<&Touch> {
        self.carried[of.index()].iter().rfind(|touch| !touch.moved)
    }

    /// What was touched out of turn by this side has been moved, these men among it.
    pub(crate) fn are_moved(&mut self, of: Side, men: &[ManId]) {
        let touches = self.carried[of.index()].iter_mut();
        touches
            .filter(|touch| touch.men.iter().any(|man| men.contains(man)))
            .for_each(|touch| touch.moved = true);
    }

    /// The touch of this side out of turn that is said to have been an accident, of several the last.
    pub(crate) fn accidental_in_question(&self, of: Side) -> Option<&Touch> {
        self.accidental[of.index()].last()
    }

    /// The last touch of this side that is said to have been an accident.
    pub(crate) fn take_accidental(&mut self, of: Side) -> Option<Touch> {
        self.accidental[of.index()].pop()
    }

    /// The turn is over in which it could still be found that they were none.
    pub(crate) fn forget_accidents(&mut self, of: Side) {
        self.accidental[of.index()].clear();
    }

    /// Of the touches held against this side only these are held any longer.
    pub(crate) fn keep_touches(&mut self, of: Side, keep: impl Fn(&Touch) -> bool) {
        self.carried[of.index()].retain(keep);
    }

    /// The touch in question of this side is excused: the men of it. None where there is none.
    pub(crate) fn excuse_touch_in_question(&mut self, of: Side) -> Option<Vec<ManId>> {
        let carried = &mut self.carried[of.index()];
        let at = carried.iter().rposition(|touch| !touch.moved)?;
        Some(carried.remove(at).men)
    }

    /// The last touch held against this side is excused, if it took this man up: whether it was.
    pub(crate) fn excuses_taking_up(&mut self, of: Side, man: ManId) -> bool {
        let carried = &mut self.carried[of.index()];
        carried.pop_if(|touch| touch.lifted && touch.men == [man]).is_some()
    }

    /// The touches held against this side, which are taken over or let pass.
    pub(crate) fn take_touches(&mut self, of: Side) -> Vec<Touch> {
        std::mem::take(&mut self.carried[of.index()])
    }

    /// The line was cut at a turn of the other side, which had been answered or not, and perhaps by a turn that had only
    /// begun: what that had taken over is due in the next one. What was required is required no more.
    pub(crate) fn cuts_line(&mut self, of: Side, answered: bool, begun: Option<&Turn>, carries: bool) {
        let (mut held, at) = (self.take_touches(of), of.index());
        held.extend(begun.into_iter().flat_map(Turn::touches_taken_over));
        held.retain(|_| carries && !answered);
        self.carried = [Vec::new(), Vec::new()];
        self.carried[at] = held;
        match answered {
            // What was done since is as if it had not been.
            true => (self.owed, self.ended, self.barred) = Default::default(),
            false => {
                self.requirement_open = self.requirement_open.filter(|&side| begun.is_none() || side != of);
                let begun = begun.into_iter();
                let (owed, ended): (Vec<_>, Vec<_>) = begun.clone().map(Turn::dues_taken_over).unzip();
                self.owed[at].extend(owed.into_iter().flatten());
                self.ended[at].extend(ended.into_iter().flatten());
                self.barred[at].extend(begun.flat_map(Turn::barred).cloned());
            }
        }
        self.demands_no_more();
    }

    /// The game stands as it was adjourned: this alone is held against this side, and due in its next turn.
    pub(crate) fn stands_as_adjourned(&mut self, of: Side, touches: Vec<Touch>, owed: Vec<Owed>) {
        let at = of.index();
        (self.carried[at], self.owed[at]) = (touches, owed);
        (self.ended[at], self.barred[at]) = (Vec::new(), Vec::new());
    }

    /// Something may be exacted of this side in its next turn.
    pub(crate) fn owes(&mut self, of: Side, owed: Owed) {
        self.owed[of.index()].push(owed);
    }

    /// Nothing may be exacted of this side in its next turn, since the other had touched a man.
    pub(crate) fn bars(&mut self, of: Side, owed: Owed) {
        self.barred[of.index()].push(owed);
    }

    /// What the other's own touch has barred, in the turn that begins.
    pub(crate) fn take_barred(&mut self, of: Side) -> Vec<Owed> {
        std::mem::take(&mut self.barred[of.index()])
    }

    /// What may be exacted of this side in its next turn.
    pub(crate) fn owed(&self, of: Side) -> &[Owed] {
        &self.owed[of.index()]
    }

    /// What may be exacted of this side in the turn that begins.
    pub(crate) fn take_owed(&mut self, of: Side) -> Vec<Owed> {
        std::mem::take(&mut self.owed[of.index()])
    }

    /// What could have been exacted of this side in the turn that begins, and no longer can.
    pub(crate) fn take_ended(&mut self, of: Side) -> Vec<(Owed, Ended)> {
        std::mem::take(&mut self.ended[of.index()])
    }

    /// The turn in which it was to be exacted has not begun after all.
    pub(crate) fn owes_again(&mut self, of: Side, owed: Vec<Owed>) {
        self.owed[of.index()] = owed;
    }

    /// Something is lawfully required.
    pub(crate) fn demands(&mut self, demanded: Demanded) {
        self.demanded = Some(demanded);
    }

    /// What was required and is still to be done.
    pub(crate) fn demanded(&self) -> Option<&Demanded> {
        self.demanded.as_ref()
    }

    /// What was required has been done, or is required no more.
    pub(crate) fn demands_no_more(&mut self) {
        self.demanded = None;
    }

    /// A move was required of this side, which may refuse it.
    pub(crate) fn requires_move(&mut self, of: Side) {
        self.requirement_open = Some(of);
    }

    /// What was required of this side was not due.
    pub(crate) fn requires_no_move(&mut self, of: Side) {
        self.requirement_open = self.requirement_open.filter(|&side| side != of);
    }

    /// Whether a move was required of this side.
    pub(crate) fn move_required(&self, of: Side) -> bool {
        self.requirement_open == Some(of)
    }
}
