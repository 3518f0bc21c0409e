//! What the record of a turn makes a player liable to: the facts, the menus, and penalties that come one after another.

use board::{Kind, Move, Square};
use law::question::{Exacted, Exaction as ExactionFacts, Liability, Moved};
use law::{Answer, Effect};

use crate::act::Exaction;
use crate::exacting::OpenOption;
use crate::game::{Game, articles_of, refused, ruling};
use crate::hand::Deed;
use crate::men::ManId;
use crate::standing::{Ruling, RulingKind};
use crate::touching::{Touched, join, moves_man, takes_man};
use crate::turn::{Attempt, Offered, Turn};

impl Game {
    /// The menus that the record of an attempt has opened: first what comes first, then what may follow it.
    pub(crate) fn record_menus(&self, turn: &Turn, attempt: &Attempt) -> Vec<(Offered, Touched)> {
        if attempt.making.as_ref().is_some_and(|making| making.lapsed) {
            return Vec::new();
        }
        let facts = self.liability(turn, attempt);
        if facts == (Liability { fixed: false, left: false, moved: Moved::Nothing }) {
            return Vec::new();
        }
        let touched = Touched::of(turn, attempt.touches.iter());
        let answers = self.ask(&facts);
        let offered = answers.iter().filter_map(|answer| offered_by_record(answer, attempt.after_first));
        offered.map(|offered| (offered, touched.clone())).collect()
    }

    /// The facts of an attempt.
    pub(crate) fn liability(&self, turn: &Turn, attempt: &Attempt) -> Liability {
        let moved = moved(attempt);
        let legal = legal_now(turn);
        let men = attempt.making.as_ref().map_or(&[][..], |making| &making.men.all);
        let free = |id: &ManId| movable(turn, &legal, *id);
        let counted = |touches: &[crate::turn::Touch]| -> Vec<ManId> {
            touches.iter().filter(|touch| !touch.excused).flat_map(|touch| touch.men.clone()).collect()
        };
        let stays = |id: &ManId| {
            let home = turn.men.knows(*id).then(|| turn.men.square_of(*id)).flatten();
            home.is_some() && !men.contains(id) && (attempt.after_first || self.men.square_of(*id) == home)
        };
        let open = counted(attempt.touches.get(attempt.lapsed_touches..).unwrap_or_default());
        let fixed = turn.required.is_none() && open.iter().any(|id| !free(id) && stays(id));
        let left = moved != Moved::Nothing
            && counted(&attempt.touches).iter().any(|id| free(id) && !men.contains(id));
        Liability { fixed, left, moved }
    }

    /// What the touch just made, or the move, has opened to the other side.
    pub(crate) fn tell_liability(&self, index: usize) -> Vec<Ruling> {
        let turn = &self.line[index];
        let holder = !turn.by;
        let open: Vec<OpenOption> = self
            .options(holder)
            .into_iter()
            .filter(|option| option.turn == index && !option.moves.is_empty())
            .collect();
        if open.is_empty() {
            return Vec::new();
        }
        let articles: Vec<&'static str> =
            open.iter().flat_map(|option| option.articles.iter().copied()).collect();
        let mut words: Vec<String> = open.iter().map(|option| penalty_in_words(option.exaction)).collect();
        words.dedup();
        let says = format!("{} may, before touching a man, exact {}.", holder.name(), join(&words, "or"));
        vec![Ruling { about: Some(turn.by), ..ruling(&articles, RulingKind::Right, says) }]
    }

    /// The same for a touch: where it was of a man that cannot be moved or taken.
    pub(crate) fn tell_liability_of_touch(&self, deed: &Deed) -> Vec<Ruling> {
        let turn = self.turn();
        let legal = legal_now(turn);
        let fixed = deed.new_touch && deed.touched.iter().any(|&id| !movable(turn, &legal, id));
        match fixed && !self.record_menus(turn, turn.attempt()).is_empty() {
            true => self.tell_liability(self.line.len() - 1),
            false => Vec::new(),
        }
    }

    /// The first of two penalties: the position stands again, and its holder chooses what follows it.
    pub(crate) fn exacts_first(&mut self, who: board::Side, option: &OpenOption) -> Vec<Ruling> {
        let facts =
            ExactionFacts { exacted: Exacted::TurnRestored, timely: true, possible: true, changed: true };
        let answers = self.ask(&facts);
        let back = articles_of(&answers, |effect| matches!(effect, Effect::Restores(_)));
        self.put_back(option.turn, true);
        let by = self.turn().by;
        self.set_running(Some(by));
        let attempt = &mut self.turn_mut().attempts[option.attempt];
        attempt.after_first = true;
        attempt.called = true;
        let articles = [option.articles.clone(), back].concat();
        let mut rulings = vec![self.restored(&articles)];
        if self.choosing().is_some() {
            rulings.extend(self.tell_choice(who));
        }
        rulings
    }

    /// The turn of the other's in which an illegal move was made that another may replace, or has replaced, with this
    /// side's consent.
    pub(crate) fn turn_to_consent_to(&self, who: board::Side) -> Option<usize> {
        let facts = Liability { fixed: false, left: false, moved: Moved::ReplacedWithConsent };
        let knows = self.ask(&facts).iter().any(|answer| answer.effect == Effect::Excuses);
        let last = self.line.len() - 1;
        (last.saturating_sub(1)..=last).rev().find(|&index| {
            let (turn, attempt) = (&self.line[index], self.line[index].attempt());
            let lapsed =
                attempt.making.as_ref().is_some_and(|making| making.lapsed && making.legal.is_some());
            knows && turn.by != who && attempt.was_illegal && !attempt.consented && !attempt.closed && !lapsed
        })
    }

    /// Another move in the place of an illegal one is allowed, before it is made or after it.
    pub(crate) fn consents_to_substitution(&mut self, who: board::Side) -> Option<Ruling> {
        let index = self.turn_to_consent_to(who)?;
        std::sync::Arc::make_mut(&mut self.line[index]).attempt_mut().consented = true;
        let facts = Liability { fixed: false, left: false, moved: Moved::ReplacedWithConsent };
        let articles = articles_of(&self.ask(&facts), |effect| effect == Effect::Excuses);
        let says =
            format!("{} allows {} another move in the place of the illegal one.", who.name(), (!who).name());
        Some(ruling(&articles, RulingKind::Note, says))
    }

    /// What is said to a penalty of the King or a man selected, exacted in the form that the position does not give.
    pub(crate) fn other_form(&self, who: board::Side, exaction: Exaction) -> Option<Ruling> {
        let Exaction::C(selected) = exaction else { return None };
        let open = self.options(who).into_iter().any(|option| matches!(option.exaction, Exaction::C(_)));
        let facts =
            ExactionFacts { exacted: Exacted::KingOrSelected, timely: true, possible: true, changed: false };
        let articles = articles_of(&self.ask(&facts), |effect| effect == Effect::MustBeDone);
        let says = match selected {
            Some(_) => "The King can move: no other man is selected under Penalty C.",
            None => "The King has no legal move: the man that is to move must be named.",
        };
        open.then(|| refused(&articles, says))
    }
}

fn offered_by_record(answer: &Answer, after_first: bool) -> Option<Offered> {
    let menu = match answer.effect {
        Effect::OffersThen(first, then, until) => (if after_first { then } else { first }, until),
        Effect::Offers(menu, until) if !after_first => (menu, until),
        _ => return None,
    };
    Some(Offered { menu: menu.0, until: menu.1, articles: answer.articles.clone() })
}

fn moved(attempt: &Attempt) -> Moved {
    let made = attempt.making.as_ref();
    match (made, made.and_then(|making| making.legal)) {
        (None, _) => Moved::Nothing,
        (Some(_), None) => Moved::Illegal,
        (Some(_), Some(_)) if !attempt.was_illegal => Moved::Legal,
        (Some(_), Some(_)) if attempt.consented => Moved::ReplacedWithConsent,
        (Some(_), Some(_)) => Moved::Replaced,
    }
}

/// The moves that the player may make: those that were exacted, or any legal one.
fn legal_now(turn: &Turn) -> Vec<Move> {
    match &turn.required {
        Some(required) => required.moves.clone(),
        None => turn.position.legal_moves().to_vec(),
    }
}

/// Whether a man can legally be moved, if it is the player's own, or taken.
fn movable(turn: &Turn, legal: &[Move], id: ManId) -> bool {
    let Some(square) = turn.men.knows(id).then(|| turn.men.square_of(id)).flatten() else { return true };
    match turn.men.man(id).side == turn.by {
        true => legal.iter().any(|&m| moves_man(m, square)),
        false => legal.iter().any(|&m| takes_man(m, turn, square)),
    }
}

/// Every way of indicating one touched man, or two.
pub(crate) fn touched_men(touched: &Touched) -> Vec<Exaction> {
    let all: Vec<Square> = touched.own.iter().chain(&touched.adverse).flatten().copied().collect();
    let mut ways: Vec<Exaction> = all.iter().map(|&square| Exaction::B(square, None)).collect();
    for (index, &one) in all.iter().enumerate() {
        ways.extend(all[index + 1..].iter().map(|&other| Exaction::B(one, Some(other))));
    }
    ways
}

/// The King where he can move otherwise than by castling; else any man of the player's, were it one that cannot move.
pub(crate) fn king_or_selected(turn: &Turn) -> Vec<Exaction> {
    let legal = turn.position.legal_moves();
    let king = |m: &Move| turn.position.kind_at(m.from()) == Some(Kind::King) && m.castling_wing().is_none();
    if legal.iter().any(king) {
        return vec![Exaction::C(None)];
    }
    let own = |&square: &Square| turn.men.man_at(square).is_some_and(|man| man.side == turn.by);
    Square::ALL.into_iter().filter(own).map(|square| Exaction::C(Some(square))).collect()
}

/// Whether a move does what Penalty B asks with these two men: one takes the other, or King and Rook castle.
pub(crate) fn joins(turn: &Turn, one: Square, other: Square, m: Move) -> bool {
    let takes = |own: Square, adverse: Square| moves_man(m, own) && takes_man(m, turn, adverse);
    let castles = |king: Square, rook: Square| {
        m.castling_wing().is_some() && m.from() == king && m.rook().is_some_and(|(from, _)| from == rook)
    };
    takes(one, other) || takes(other, one) || castles(one, other) || castles(other, one)
}

/// Whether two say the same: of two men, either may be named first.
pub(crate) fn same(one: Exaction, other: Exaction) -> bool {
    match (one, other) {
        (Exaction::B(a, Some(b)), Exaction::B(c, Some(d))) => (a, b) == (c, d) || (a, b) == (d, c),
        _ => one == other,
    }
}

fn penalty_in_words(exaction: Exaction) -> String {
    match exaction {
        Exaction::A => "Penalty A".to_string(),
        Exaction::B(..) => "Penalty B".to_string(),
        Exaction::C(_) => "Penalty C".to_string(),
        _ => "a penalty".to_string(),
    }
}
