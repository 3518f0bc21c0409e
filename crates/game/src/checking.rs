//! What is said of check: in time, late, or where there is none; and a King found in check.

use board::{Kind, Position, Side, Square};
use law::question::{Announcement, Answered, FalseCheck, Given, InCheck, Origin};
use law::{Effect, Provision, provided};

use crate::act::Fact;
use crate::game::{Dispute, Disputed, Game, articles_of, refused, ruling};
use crate::men::Men;
use crate::standing::{Ruling, RulingKind};
use crate::turn::Turn;

impl Game {
    /// A turn of `by` after one of `last_by`: whether its check is noticed, and how far its moves may go.
    pub(crate) fn next_turn(&mut self, last_by: Side, by: Side, position: Position, men: Men) -> Turn {
        let said = self.check_said.take() == Some(last_by);
        let mut turn = Turn::new(by, position.with_own_half(self.keeps_own_half(self.line.len())), men);
        let must_be_said = provided(self.code, Provision::CheckIsAnnounced).is_some();
        let checked = turn.position.in_check(by);
        turn.misled = must_be_said && said && !checked;
        turn.announced = !must_be_said || said || !checked || self.is_announced_already(by);
        turn.position = turn.position.with_check_unnoticed(!turn.announced);
        turn
    }

    /// Whether the King has stood in check ever since a turn of his side in which it was announced.
    fn is_announced_already(&self, side: Side) -> bool {
        let before = (0..self.line.len())
            .rev()
            .find(|&index| self.line[index].by == side && self.line[index].counts());
        before.is_some_and(|index| self.line[index].announced && self.stays_in_check(side, index))
    }

    /// What is told of a check that was not announced, or of a word that was false.
    pub(crate) fn tell_check(&self, by: Side) -> Option<Ruling> {
        let turn = self.turn();
        let article = provided(self.code, Provision::CheckIsAnnounced)?;
        let says = match (turn.announced, turn.misled) {
            (false, _) => format!(
                "{} gave check and has not said so: {} need not notice it.",
                by.name(),
                turn.by.name()
            ),
            (true, true) => format!("{} said \"check\", and there is none.", by.name()),
            _ => return None,
        };
        Some(Ruling { about: Some(by), ..ruling(&[article], RulingKind::Note, says) })
    }

    pub(crate) fn says_check(&mut self, who: Side) -> Vec<Ruling> {
        let victim = !who;
        let first = self.first_of_check(victim);
        let own_turn = who == self.turn().by;
        let timely = self.turn().attempt().touches.is_empty() && self.hands.of(victim).is_none();
        let given = match first {
            None => Given::None,
            Some(first) if first + 1 == self.line.len() => Given::Now,
            Some(_) => Given::Earlier,
        };
        let answers = self.ask(&Announcement { given, timely });
        if answers.is_empty() {
            return vec![self.silent("announcing check")];
        }
        if own_turn && first.is_none() {
            self.check_said = Some(who);
            let says = format!("{} says \"check\" with the move to come.", who.name());
            return vec![Ruling { about: Some(who), ..ruling(&[], RulingKind::Note, says) }];
        }
        if given == Given::Now && self.turn().announced {
            return vec![ruling(&[], RulingKind::Note, "It has been said already.")];
        }
        let tell = |articles: &[&'static str], says: String| {
            vec![Ruling { about: Some(who), ..ruling(articles, RulingKind::Note, says) }]
        };
        for answer in &answers {
            match (answer.effect, first) {
                (Effect::Announces, _) => {
                    self.notice_check();
                    let says =
                        format!("{} says \"check\": {} must provide for it.", who.name(), victim.name());
                    return tell(&answer.articles, says);
                }
                (Effect::Misleads, _) => {
                    self.turn_mut().misled = true;
                    let says = format!("{} says \"check\", and there is none.", who.name());
                    return tell(&answer.articles, says);
                }
                (Effect::Restores(_), Some(first)) => {
                    self.begin_again_from(first);
                    self.notice_check();
                    let back = self.restored(&answer.articles);
                    let says =
                        format!("{} It must provide for the check that was not announced then.", back.says);
                    return vec![Ruling { says, ..back }];
                }
                _ => {}
            }
        }
        vec![self.silent("announcing check")]
    }

    /// The turn with which the check that this side stands in began, as long as nobody announced it.
    fn first_of_check(&self, victim: Side) -> Option<usize> {
        let last = self.line.len() - 1;
        if !self.turn().position.in_check(victim) {
            return None;
        }
        let own = (0..last).rev().filter(|&index| self.line[index].by == victim && self.line[index].counts());
        let unannounced =
            own.take_while(|&index| !self.line[index].announced && self.stays_in_check(victim, index));
        unannounced.last().or((self.turn().by == victim).then_some(last))
    }

    /// Whether the King of this side has stood in check at the beginning of every turn from this one on.
    fn stays_in_check(&self, side: Side, from: usize) -> bool {
        self.line[from..].iter().all(|turn| turn.position.in_check(side))
    }

    fn notice_check(&mut self) {
        let turn = self.turn_mut();
        turn.announced = true;
        turn.position = turn.position.with_check_unnoticed(false);
    }

    /// The position of a turn stands again, and nothing that was touched in it counts.
    fn begin_again_from(&mut self, index: usize) {
        self.take_back_later(index);
        self.turn_mut().begin_anew();
    }

    // "Check" where there was none.

    /// The claimant's last move, and whether the other has moved since.
    fn last_move_of(&self, who: Side) -> Option<(usize, bool)> {
        let made = (0..self.line.len() - 1).rev();
        let index =
            made.into_iter().find(|&index| self.line[index].by == who && self.line[index].counts())?;
        Some((index, index + 2 == self.line.len()))
    }

    pub(crate) fn false_check(&self, who: Side) -> (FalseCheck, Option<usize>) {
        let none = FalseCheck { said: false, answered: Answered::Otherwise, timely: false };
        let Some((index, timely)) = self.last_move_of(who) else { return (none, None) };
        let said = self.line[index].misled;
        let answered = if said { self.answered(index) } else { Answered::Otherwise };
        (FalseCheck { said, answered, timely }, Some(index))
    }

    /// What this turn's move answered to the word "check".
    fn answered(&self, index: usize) -> Answered {
        let turn = &self.line[index];
        let Some(making) = turn.attempt().making.as_ref() else { return Answered::Otherwise };
        let (Some(from), Some(to)) = (making.men.mover, making.men.to) else { return Answered::Otherwise };
        if turn.position.kind_at(from) == Some(Kind::King) {
            return Answered::KingMoved;
        }
        if self.lines_to_king(index).any(|square| square == to) {
            Answered::Interposed
        } else {
            Answered::Otherwise
        }
    }

    /// The squares between the player's King and the man last moved, or any man of the adversary that moves along the
    /// line between them.
    fn lines_to_king(&self, index: usize) -> impl Iterator<Item = Square> {
        let turn = &self.line[index];
        let last =
            index.checked_sub(1).and_then(|before| self.line[before].attempt().making.as_ref()?.men.to);
        let king = turn.position.king(turn.by);
        let along = turn.position.side(!turn.by).iter().filter(move |&square| {
            king.is_some_and(|king| moves_along(turn.position.kind_at(square), king, square))
        });
        let from: Vec<Square> = along.chain(last).collect();
        from.into_iter().flat_map(move |square| king.map(|king| between(king, square)).unwrap_or_default())
    }

    pub(crate) fn claims_false_check(&mut self, who: Side) -> Vec<Ruling> {
        let (facts, index) = self.false_check(who);
        for answer in &self.ask(&facts) {
            match (answer.effect, index) {
                (Effect::Restores(_), Some(index)) => {
                    self.begin_again_from(index);
                    return vec![self.restored(&answer.articles)];
                }
                (Effect::Refuses, _) => return vec![refused(&answer.articles, why_not_false(&facts))],
                _ => {}
            }
        }
        vec![self.no_such_claim()]
    }

    // A King found in check.

    /// Whether this side's King stands in check, for how many of its own moves, and its last move.
    fn checked_for(&self, who: Side) -> (bool, usize, Option<usize>) {
        let so = self.turn().position.in_check(who);
        let own = || {
            (0..self.line.len() - 1)
                .rev()
                .filter(|&index| self.line[index].by == who && self.line[index].counts())
        };
        let moves = own().take_while(|&index| self.stays_in_check(who, index)).count();
        (so, moves, own().next())
    }

    pub(crate) fn in_check_facts(&self, who: Side, origin: Origin) -> InCheck {
        let (so, moves, _) = self.checked_for(who);
        InCheck { so, long: moves >= 2, origin }
    }

    pub(crate) fn claims_in_check(&mut self, who: Side) -> Vec<Ruling> {
        let lost = self.take_found(|fact| *fact == Fact::Unascertainable);
        self.judge_in_check(who, if lost { Origin::Unascertainable } else { Origin::Open })
    }

    pub(crate) fn judge_in_check(&mut self, who: Side, origin: Origin) -> Vec<Ruling> {
        let facts = self.in_check_facts(who, origin);
        let last = self.checked_for(who).2;
        self.dispute = None;
        for answer in &self.ask(&facts) {
            match (answer.effect, last) {
                (Effect::Restores(_), Some(index)) => {
                    self.begin_again_from(index);
                    self.notice_check();
                    return vec![self.restored(&answer.articles)];
                }
                (Effect::Waits, _) => {
                    self.dispute = Some(Dispute { by: who, about: Disputed::InCheck });
                    let says = "How the check first came about is a question of fact, to be found.";
                    return vec![ruling(&answer.articles, RulingKind::Note, says)];
                }
                (Effect::Refuses, _) => {
                    return vec![refused(&answer.articles, why_not_in_check(&facts, who))];
                }
                _ => {}
            }
        }
        vec![self.no_such_claim()]
    }

    /// Whether the code lets "check" be said, false or late.
    pub(crate) fn knows_check_said(&self) -> bool {
        let answers = self.ask(&Announcement { given: Given::Now, timely: true });
        !articles_of(&answers, |_| true).is_empty()
    }

    /// Whether saying "check" now would be right, and change something.
    pub(crate) fn check_may_be_said(&self, who: Side) -> bool {
        match self.first_of_check(!who) {
            None => false,
            Some(first) => first + 1 < self.line.len() || !self.turn().announced,
        }
    }
}

fn why_not_false(facts: &FalseCheck) -> &'static str {
    match facts {
        FalseCheck { said: false, .. } => "\"Check\" was not said where there was none.",
        FalseCheck { answered: Answered::Otherwise, .. } => {
            "The move that followed was neither the King's nor put a man between."
        }
        _ => "The other has moved since.",
    }
}

fn why_not_in_check(facts: &InCheck, who: Side) -> String {
    match facts {
        InCheck { so: false, .. } => format!("{}'s King is not in check.", who.name()),
        InCheck { long: false, .. } => {
            format!("{}'s King has not stood in check during two moves.", who.name())
        }
        _ => "It is known how the check first came about.".to_string(),
    }
}

/// Whether a man of this kind moves along the line between two squares.
fn moves_along(kind: Option<Kind>, a: Square, b: Square) -> bool {
    let straight = a.file() == b.file() || a.rank() == b.rank();
    match kind {
        Some(Kind::Queen) => true,
        Some(Kind::Rook) => straight,
        Some(Kind::Bishop) => !straight,
        _ => false,
    }
}

/// The squares strictly between two on one line.
fn between(a: Square, b: Square) -> Vec<Square> {
    let files = b.file() as i8 - a.file() as i8;
    let ranks = b.rank() as i8 - a.rank() as i8;
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        return Vec::new();
    }
    let step = |square: &Square| square.offset(files.signum(), ranks.signum());
    std::iter::successors(step(&a), step).take_while(|&square| square != b).collect()
}
