//! Men that were displaced from their squares, and men that came onto the board by accident.

use board::{Side, Square};

use crate::state::bound::Bound;
use crate::state::line::Ply;
use crate::state::men::{ManId, Men};

/// A man displaced in an earlier turn, where it belongs and where the accident left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unnoticed {
    pub man: ManId,
    pub belongs: Square,
    pub stands: Option<Square>,
}

/// A man of his own slipped from the hand of the player who has the move: whether it was released where it fell is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slip {
    pub man: ManId,
    pub by: Side,
    /// Where it was taken up.
    pub home: Square,
    pub fell: Square,
    /// The turn and the number of the act in which it slipped.
    pub turn: Ply,
    pub act: usize,
}

/// How men came to be displaced.
#[derive(Clone, Debug)]
pub(crate) struct Beginning {
    /// The turn of the line.
    pub turn: Ply,
    /// The number of the act.
    pub act: usize,
    /// What a man that had been quitted bound the player of the turn to then.
    pub released: Option<Bound>,
}

/// What was displaced. A man belongs on one square, however often it is displaced.
#[derive(Clone, Debug, Default)]
pub(crate) struct Displaced {
    /// Men off their squares, and where they belong.
    men: Vec<(ManId, Square)>,
    /// Where those that lie on the board lay when nobody had them in hand last.
    lie: Vec<(ManId, Square)>,
    /// Men that were displaced otherwise than by accident, and may have been put right since.
    on_purpose: Vec<ManId>,
    /// Whose hand displaced them last, and whether it was out of turn.
    by: Vec<(ManId, Side, bool)>,
    /// The whole board was upset.
    upset: bool,
    /// Men that came on the board by accident, and belong nowhere on it.
    astray: Vec<ManId>,
    /// Men displaced in an earlier turn, unnoticed: the game has gone on from where the accident left them.
    unnoticed: Vec<Unnoticed>,
    /// Men that came on the board by accident in an earlier turn, unnoticed: the game has gone on with them there.
    stayed: Vec<(ManId, Square)>,
    /// How the first of them was displaced.
    since: Option<Beginning>,
    /// What slipped last, until its player's own hand or a finding settles it. Whoever else moves it decides nothing of that.
    slip: Option<Slip>,
    /// What the other has moved since, which is his reply if it was released.
    replies: Vec<ManId>,
}

impl Displaced {
    /// A man is off this square by displacement; where it belonged before, it belongs still.
    pub(crate) fn adds(&mut self, man: ManId, square: Square) {
        if self.home_of(man).is_none() {
            self.men.push((man, square));
            self.on_purpose.retain(|&other| other != man);
            self.by.retain(|&(other, ..)| other != man);
        }
    }

    /// This man was knocked off the board: it lies on it no more.
    pub(crate) fn lies_beside(&mut self, man: ManId) {
        self.lie.retain(|&(other, _)| other != man);
    }

    /// This side displaced the man, in its own turn or out of turn.
    pub(crate) fn was_by(&mut self, man: ManId, side: Side, out_of_turn: bool) {
        self.by.retain(|&(other, ..)| other != man);
        self.by.push((man, side, out_of_turn));
    }

    /// The side that displaced this man, and whether out of turn.
    pub(crate) fn by(&self, man: ManId) -> Option<(Side, bool)> {
        self.by.iter().find(|&&(other, ..)| other == man).map(|&(_, side, out_of_turn)| (side, out_of_turn))
    }

    /// It was no accident that this man was displaced.
    pub(crate) fn was_on_purpose(&mut self, man: ManId) {
        self.on_purpose.push(man);
    }

    /// Whether it was no accident that this man was displaced, the last time that it was.
    pub(crate) fn is_on_purpose(&self, man: ManId) -> bool {
        self.on_purpose.contains(&man)
    }

    /// A man has slipped.
    pub(crate) fn slips(&mut self, slip: Slip) {
        self.slip = Some(slip);
    }

    /// What has slipped, and is not settled.
    pub(crate) fn slip(&self) -> Option<Slip> {
        self.slip
    }

    /// Nothing is to be found of it any more.
    pub(crate) fn slip_is_settled(&mut self) {
        self.slip = None;
        self.replies.clear();
    }

    /// The other has moved these since it slipped.
    pub(crate) fn replied_with(&mut self, men: impl Iterator<Item = ManId>) {
        for man in men {
            if !self.replies.contains(&man) {
                self.replies.push(man);
            }
        }
    }

    /// What the other has moved since it slipped, in order.
    pub(crate) fn replies(&self) -> &[ManId] {
        &self.replies
    }

    /// These are displaced no more.
    pub(crate) fn forget(&mut self, which: impl Fn(ManId) -> bool) {
        self.men.retain(|&(man, _)| !which(man));
        self.replies.retain(|&man| !which(man));
    }

    /// These were never displaced; where nothing else was, no displacement has begun.
    pub(crate) fn were_not(&mut self, which: impl Fn(ManId) -> bool) {
        self.forget(which);
        self.ends_where_nothing_is();
    }

    /// Where nothing lies displaced any more, and the game has not gone on from where an accident left it, no displacement
    /// has begun.
    fn ends_where_nothing_is(&mut self) {
        if self.is_empty() && self.unnoticed.is_empty() {
            self.since = None;
        }
    }

    /// Men are displaced in this turn, or in an earlier one already.
    pub(crate) fn began(&mut self, beginning: Beginning) {
        if self.since().is_none_or(|before| before > beginning.turn) {
            self.since = Some(beginning);
        }
    }

    /// The turn in which the first of them was displaced.
    pub(crate) fn since(&self) -> Option<Ply> {
        self.since.as_ref().map(|beginning| beginning.turn)
    }

    /// How that was.
    pub(crate) fn beginning(&self) -> Option<&Beginning> {
        self.since.as_ref()
    }

    /// The whole board was upset.
    pub(crate) fn all_upset(&mut self) {
        self.upset = true;
    }

    /// A man came on the board by accident.
    pub(crate) fn goes_astray(&mut self, man: ManId) {
        self.astray.push(man);
    }

    /// Men that are off their squares now, and where they belong.
    pub(crate) fn men(&self) -> &[(ManId, Square)] {
        &self.men
    }

    /// Where a displaced man lay on the board before a hand took it up or off; none where it was knocked off it.
    pub(crate) fn lay_on(&self, man: ManId) -> Option<Square> {
        self.lie.iter().find(|&&(other, _)| other == man).map(|&(_, square)| square)
    }

    /// Men that lay displaced on the board, or from whose place there the game has gone on.
    pub(crate) fn have_lain(&self) -> impl Iterator<Item = ManId> {
        let lain = self.men.iter().filter(|&&(man, _)| self.lay_on(man).is_some()).map(|&(man, _)| man);
        lain.chain(self.unnoticed.iter().filter(|it| it.stands.is_some()).map(|it| it.man))
    }

    /// These were captured where they belonged, and are displaced no more. From where the others lie the game has not gone on:
    /// they are displaced as they were.
    pub(crate) fn were_taken(&mut self, which: &[ManId]) {
        self.men.extend(std::mem::take(&mut self.unnoticed).into_iter().map(|it| (it.man, it.belongs)));
        self.were_not(|man| which.contains(&man));
    }

    /// These men with the displaced ones where they lay before a hand took them up or off.
    pub(crate) fn men_as_they_lay(&self, men: &Men) -> Men {
        let mut men = men.clone();
        for square in self.men.iter().filter_map(|&(man, _)| men.square_of(man)).collect::<Vec<_>>() {
            men.take_off(square);
        }
        for (man, square) in self.men.iter().filter_map(|&(man, _)| Some((man, self.lay_on(man)?))) {
            if men.at(square).is_none() {
                men.place(man, square);
            }
        }
        men
    }

    /// The square where a displaced man belongs.
    pub(crate) fn home_of(&self, man: ManId) -> Option<Square> {
        self.men.iter().find(|&&(other, _)| other == man).map(|&(_, home)| home)
    }

    /// Whether this man is off its square by displacement, unnoticed or not, or belongs nowhere on the board.
    pub(crate) fn is_amiss(&self, man: ManId) -> bool {
        let unnoticed = self.unnoticed.iter().any(|it| it.man == man);
        unnoticed || self.home_of(man).is_some() || self.astray.contains(&man)
    }

    /// Whether nothing is displaced or astray now.
    pub(crate) fn is_empty(&self) -> bool {
        self.men.is_empty() && self.astray.is_empty()
    }

    /// Of what the game has gone on from, what stands so among these men.
    pub(crate) fn still_among(&self, men: &Men) -> Displaced {
        let so = |it: &&Unnoticed| it.stands.is_some() && men.square_of(it.man) == it.stands;
        let unnoticed: Vec<Unnoticed> = self.unnoticed.iter().filter(so).copied().collect();
        let since = self.since.clone().filter(|_| !unnoticed.is_empty());
        let stays = |&&(man, square): &&(ManId, Square)| men.square_of(man) == Some(square);
        let stayed = self.stayed.iter().filter(stays).copied().collect();
        Displaced { unnoticed, stayed, since, ..Displaced::default() }
    }

    /// Men displaced in an earlier turn, from where the game has gone on.
    pub(crate) fn unnoticed(&self) -> &[Unnoticed] {
        &self.unnoticed
    }

    /// A hand puts this man right, which an accident of an earlier turn had displaced: that is noticed, and the man is
    /// displaced like any other.
    pub(crate) fn notices(&mut self, man: ManId) {
        let Some(at) = self.unnoticed.iter().position(|it| it.man == man) else { return };
        let Unnoticed { belongs, stands, .. } = self.unnoticed.remove(at);
        self.men.push((man, belongs));
        self.lie.extend(stands.map(|square| (man, square)));
    }

    /// The turn passes, and nobody has noticed: what was displaced, and what came on the board by accident.
    pub(crate) fn take(&mut self) -> (Vec<(ManId, Square)>, Vec<ManId>) {
        (std::mem::take(&mut self.men), std::mem::take(&mut self.astray))
    }

    /// The game goes on from where the accident left these.
    pub(crate) fn goes_on(&mut self, left: impl Iterator<Item = Unnoticed>) {
        self.unnoticed.extend(left);
    }

    /// The game goes on from where these lie, and from no other displaced man's place.
    pub(crate) fn goes_on_where_they_lie(&mut self, away: &[Unnoticed]) {
        self.men.retain(|&(man, _)| !away.iter().any(|it| it.man == man));
        self.unnoticed.extend_from_slice(away);
    }

    /// The turn passes and leaves these men: where another man stands on the square of a displaced one, the game goes on from
    /// where that lies.
    pub(crate) fn goes_on_where_others_stand(&mut self, left: &Men) {
        let others = |&(man, home): &(ManId, Square)| {
            left.at(home).is_some_and(|other| other != man) && !left.off().contains(&man)
        };
        let (away, kept): (Vec<_>, Vec<_>) = std::mem::take(&mut self.men).into_iter().partition(others);
        self.men = kept;
        let stands = |man: ManId| left.square_of(man);
        let away = away.into_iter().map(|(man, belongs)| Unnoticed { man, belongs, stands: stands(man) });
        self.unnoticed.extend(away);
    }

    /// Men that came on the board by accident.
    pub(crate) fn astray(&self) -> &[ManId] {
        &self.astray
    }

    /// The game goes on with these where an accident has set them.
    pub(crate) fn goes_on_with(&mut self, stayed: impl Iterator<Item = (ManId, Square)>) {
        self.stayed.extend(stayed);
    }

    /// Men that belong nowhere on the board, whether or not the game has gone on with them.
    pub(crate) fn belong_nowhere(&self) -> Vec<ManId> {
        self.astray.iter().copied().chain(self.stayed.iter().map(|&(man, _)| man)).collect()
    }

    /// Everything is put right: the men that were displaced, and whether the whole board had been upset.
    pub(crate) fn put_right(&mut self) -> (Vec<ManId>, bool) {
        let Displaced { men, upset, .. } = std::mem::take(self);
        (men.into_iter().map(|(man, _)| man).collect(), upset)
    }

    /// Everything but these men is put right: the men that were displaced, and whether the whole board had been upset. What was
    /// captured where it lay, and is `off` the board, no hand puts right.
    pub(crate) fn put_right_but_for(&mut self, stay: &[ManId], off: &[ManId]) -> (Vec<ManId>, bool) {
        let stays = |man: &ManId| stay.contains(man);
        let captured = |it: &&Unnoticed| it.stands.is_some() && off.contains(&it.man);
        let unnoticed: Vec<Unnoticed> = self.unnoticed.iter().filter(captured).copied().collect();
        let mut kept = Displaced {
            men: self.men.iter().filter(|(man, _)| stays(man)).copied().collect(),
            lie: self.lie.iter().filter(|(man, _)| stays(man)).copied().collect(),
            on_purpose: self.on_purpose.iter().filter(|man| stays(man)).copied().collect(),
            by: self.by.iter().filter(|(man, ..)| stays(man)).copied().collect(),
            // What had been displaced in an earlier turn is put right: what stays slipped in its own.
            since: match self.slip {
                Some(Slip { turn, act, .. })
                    if unnoticed.is_empty() && self.since().is_some_and(|since| since < turn) =>
                {
                    Some(Beginning { turn, act, released: None })
                }
                _ => self.since.take(),
            },
            slip: self.slip,
            replies: self.replies.iter().filter(|man| stays(man)).copied().collect(),
            unnoticed,
            ..Displaced::default()
        };
        kept.ends_where_nothing_is();
        let (mut men, upset) = self.put_right();
        men.retain(|man| !stay.contains(man));
        *self = kept;
        (men, upset)
    }

    /// The displaced man that belongs on this square is put right with a hand, where it is such a man.
    pub(crate) fn takes_home(&mut self, square: Square, is_such: impl Fn(ManId) -> bool) -> Option<ManId> {
        let found = self.men.iter().position(|&(man, home)| home == square && is_such(man))?;
        let (man, _) = self.men.remove(found);
        self.ends_where_nothing_is();
        Some(man)
    }

    /// These men with the displaced ones where they belong.
    pub(crate) fn men_put_right(&self, men: &Men) -> Men {
        let mut men = men.clone();
        for square in self.astray.iter().filter_map(|&man| men.square_of(man)).collect::<Vec<_>>() {
            men.lift(square);
        }
        for &(man, _) in &self.men {
            if let Some(now) = men.square_of(man) {
                men.lift(now);
            }
        }
        for &(man, square) in self.men.iter().rev() {
            if men.at(square).is_none() && men.square_of(man).is_none() {
                men.place(man, square);
            }
        }
        men
    }

    /// These men with the displaced ones where they stand on this table, if there is room for them.
    pub(crate) fn men_left(&self, men: &Men, table: &Men) -> Men {
        let mut men = men.clone();
        for square in self.men.iter().filter_map(|&(man, _)| men.square_of(man)).collect::<Vec<_>>() {
            men.lift(square);
        }
        let away = self.men.iter().map(|&(man, _)| man).chain(self.astray.iter().copied());
        for (man, square) in away.filter_map(|man| Some((man, table.square_of(man)?))) {
            if men.at(square).is_none() {
                men.place(man, square);
            }
        }
        men
    }

    /// What stands where it belongs, and is in no hand, is displaced no more.
    pub(crate) fn forget_put_right(&mut self, men: &Men, in_hand: impl Fn(ManId) -> bool) {
        let before = (self.men.len(), self.astray.len());
        self.men.retain(|&(man, home)| men.square_of(man) != Some(home) || in_hand(man));
        self.astray.retain(|&man| men.square_of(man).is_some() || in_hand(man));
        if before != (self.men.len(), self.astray.len()) {
            self.ends_where_nothing_is();
        }
        let Displaced { men: displaced, lie, replies, .. } = self;
        lie.retain(|&(man, _)| displaced.iter().any(|&(other, _)| other == man));
        replies.retain(|man| displaced.iter().any(|(other, _)| other == man));
        for &(man, _) in displaced.iter().filter(|&&(man, _)| !in_hand(man)) {
            if let Some(square) = men.square_of(man) {
                lie.retain(|&(other, _)| other != man);
                lie.push((man, square));
            }
        }
    }

    /// The same, with those too that were captured where they lay, if nothing else stands where they belong.
    pub(crate) fn men_as_they_belong(&self, men: &Men, off: &[ManId]) -> Men {
        let mut men = self.unnoticed_put_right(men);
        for it in self.unnoticed.iter().filter(|it| it.stands.is_some() && off.contains(&it.man)) {
            if men.knows(it.man) && men.square_of(it.man).is_none() && men.at(it.belongs).is_none() {
                men.place(it.man, it.belongs);
            }
        }
        men
    }

    /// These were captured where they lay, by a move that was illegal: they belong still where they did.
    pub(crate) fn were_taken_where_they_lay(&mut self, which: &[ManId]) {
        let (taken, kept): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.men).into_iter().partition(|(man, _)| which.contains(man));
        self.men = kept;
        let lay = |man: ManId| self.lie.iter().find(|&&(other, _)| other == man).map(|&(_, square)| square);
        let taken = taken.into_iter().map(|(man, belongs)| Unnoticed { man, belongs, stands: lay(man) });
        self.unnoticed.extend(taken.collect::<Vec<_>>());
    }

    /// These men with those put right that an accident of an earlier turn has left where they still stand.
    pub(crate) fn unnoticed_put_right(&self, men: &Men) -> Men {
        let mut men = men.clone();
        for &(man, square) in &self.stayed {
            if men.square_of(man) == Some(square) {
                men.take_off(square);
            }
        }
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
}
