//! The persons at the board.

use board::Side;

/// Who has come to the board, or acted there, since the beginning or since the game was adjourned.
#[derive(Clone, Debug, Default)]
pub(crate) struct Persons {
    arrived: [bool; 2],
    /// Who was found not to have come, and has not come since.
    absent: [bool; 2],
    /// Who has come after the default time.
    late: [bool; 2],
    /// Who was found absent or has come late, and may come late all the same.
    excused: [bool; 2],
    /// Who has gone away since.
    away: [bool; 2],
    /// Whose assistant has acted.
    assisted: [bool; 2],
    /// An arbiter has acted, though none was to be here.
    arbiter: bool,
}

impl Persons {
    /// A player comes to the board, or acts there: whether it is the first time.
    pub(crate) fn arrives(&mut self, who: Side) -> bool {
        self.away[who.index()] = false;
        self.absent[who.index()] = false;
        !std::mem::replace(&mut self.arrived[who.index()], true)
    }

    /// An arbiter acts where none was to be here: whether it is the first time.
    pub(crate) fn arbiter_comes(&mut self) -> bool {
        !std::mem::replace(&mut self.arbiter, true)
    }

    /// A player's assistant acts for him.
    pub(crate) fn notes_assistant(&mut self, who: Side) {
        self.assisted[who.index()] = true;
    }

    /// Whether an assistant has acted for this player.
    pub(crate) fn has_assistant(&self, who: Side) -> bool {
        self.assisted[who.index()]
    }

    /// A move is sealed: both go.
    pub(crate) fn leave(&mut self) {
        (self.arrived, self.away, self.absent) = ([false; 2], [false; 2], [false; 2]);
        (self.late, self.excused) = ([false; 2], [false; 2]);
    }

    /// A player has come after the default time.
    pub(crate) fn comes_late(&mut self, who: Side) {
        self.late[who.index()] = true;
    }

    /// Whether a player came after the default time, or was found not to have come, and has not been let off.
    pub(crate) fn loses_by_default(&self, who: Side) -> bool {
        self.is_found_absent(who) || self.late[who.index()] && !self.excused[who.index()]
    }

    /// A player is found not to have come.
    pub(crate) fn finds_absent(&mut self, who: Side) {
        self.absent[who.index()] = true;
    }

    /// A player comes to the board who has lost because he was not there: that he was found absent stays so.
    pub(crate) fn comes_after_all(&mut self, who: Side) {
        self.away[who.index()] = false;
        self.arrived[who.index()] = true;
    }

    /// Whether a player was found not to have come, and has not come since or been let off.
    pub(crate) fn is_found_absent(&self, who: Side) -> bool {
        self.absent[who.index()] && !self.excused[who.index()]
    }

    /// The players who were found absent may come late all the same: who they are.
    pub(crate) fn excuses_lateness(&mut self) -> Vec<Side> {
        let absent: Vec<Side> = Side::ALL.into_iter().filter(|&side| self.is_found_absent(side)).collect();
        absent.iter().for_each(|side| self.excused[side.index()] = true);
        absent
    }

    /// A player who has come late may play all the same.
    pub(crate) fn may_come_late(&mut self, who: Side) {
        self.excused[who.index()] = true;
    }

    /// Whether a player may come late all the same.
    pub(crate) fn may_be_late(&self, who: Side) -> bool {
        self.excused[who.index()]
    }

    /// A player goes away from the board.
    pub(crate) fn goes_away(&mut self, who: Side) {
        self.away[who.index()] = true;
    }

    /// Whether a player is at the board: he has come, and not gone away since.
    pub(crate) fn is_there(&self, who: Side) -> bool {
        self.arrived[who.index()] && !self.away[who.index()]
    }

    /// Whether a player has come.
    pub(crate) fn has_arrived(&self, who: Side) -> bool {
        self.arrived[who.index()]
    }
}
