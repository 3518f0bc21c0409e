//! Moves made in the other's turn, where the code lets them stand until somebody objects.
//!
//! A hand may bring a man to another square though it is the other's turn. Where the other's own illegal move stands,
//! that is a reply to it, and his turn is over in fact. Else it is an offence: the board is as it is, the player may
//! have it annulled, and plays on from it if he does not.

use std::sync::Arc;

use board::{Position, Side};
use law::question::{Broken, Made, Movement, Nature, OutOfTurnMove, Transfer};
use law::{Answer, Effect, Menu};

use crate::change::{Change, change, men_moved};
use crate::game::{Game, articles_of, ruling};
use crate::hand::Deed;
use crate::men::{ManId, Men};
use crate::standing::{Ruling, RulingKind};
use crate::touching::{join, man_on};
use crate::turn::{Making, Owed, Turn};

/// What was moved in a turn by the side whose turn it was not, and what stood before.
#[derive(Clone, Debug)]
pub(crate) struct Intrusion {
    pub by: Side,
    pub men: Men,
    pub position: Position,
    /// The mover's own last move, where it was changed into another legal one.
    pub replaced: Option<Box<Making>>,
    /// The men that the hand touched.
    pub touched: Vec<ManId>,
    /// It may still be annulled.
    pub open: bool,
    /// What the mover's own last move is now would have been legal in the first instance.
    pub lawful: bool,
    /// In castling the Rook went first, and the King followed it.
    pub castling: bool,
    /// What may be exacted in the mover's next turn, if it is annulled.
    pub owes: Option<(Menu, Vec<&'static str>)>,
    pub articles: Vec<&'static str>,
}

impl Game {
    /// Judges a man moved out of turn, where the code provides for it: none where it does not.
    pub(crate) fn judge_out_of_turn(&mut self, side: Side, deed: &Deed, before: &Men) -> Option<Vec<Ruling>> {
        let before = self.hands.undisturbed(side).cloned().unwrap_or_else(|| before.clone());
        let substitute = self.substitute(side, &before);
        if let Some(m) = substitute.filter(|&m| self.completes_castling(side, m)) {
            return Some(self.castles_rook_first(side, m));
        }
        let facts = OutOfTurnMove {
            after_illegal: self.illegal_move_stands(),
            substitutes: substitute.is_some() && !self.illegal_move_stands(),
            consented: self.hands.may_move(side),
            touched: self.player_has_touched_a_man(),
        };
        let answers = self.ask(&facts);
        if answers.is_empty() {
            return None;
        }
        self.hands.forget_undisturbed(side);
        if answers.iter().any(|answer| answer.effect == Effect::Passes) {
            return Some(self.replies_to_illegal(side, deed, before));
        }
        Some(self.intrudes(side, &before, substitute, &answers))
    }

    /// The legal move into which the side has changed its own last one, if it has.
    fn substitute(&self, side: Side, before: &Men) -> Option<board::Move> {
        let previous = self.line.len().checked_sub(2).map(|index| &self.line[index])?;
        let still = before.stand_like(&self.turn().men);
        match change(previous, &self.men) {
            Change::Whole(m) if previous.by == side && still => Some(m),
            _ => None,
        }
    }

    /// The other's illegal move is answered by a move: his turn is over in fact.
    fn replies_to_illegal(&mut self, side: Side, deed: &Deed, before: Men) -> Vec<Ruling> {
        let after = std::mem::replace(&mut self.men, before.clone());
        let Some(making) = self.turn().attempt().making.clone() else { return Vec::new() };
        let before = self.hands.men_put_right(&before).knowing_all_of(&after);
        let position = self.position_of(&before, side);
        let mut rulings = self.pass(Making { lapsed: true, ..making }, before, position, true);
        self.men = after;
        for touch in &mut self.turn_mut().attempt_mut().touches {
            touch.carried = false;
        }
        rulings.extend(self.judge_turn(deed));
        rulings
    }

    /// The position that these men make now, with this side to play.
    fn position_of(&self, men: &Men, side: Side) -> Position {
        let here = self.turn();
        let mut setup = men.setup(&here.position, side);
        crate::making::count_moves(&mut setup, here, men);
        setup.as_it_stands(here.position.movement())
    }

    fn intrudes(
        &mut self,
        side: Side,
        before: &Men,
        substitute: Option<board::Move>,
        answers: &[Answer],
    ) -> Vec<Ruling> {
        let articles = articles_of(answers, |effect| matches!(effect, Effect::Offence | Effect::Excuses));
        let open = answers.iter().any(|answer| matches!(answer.effect, Effect::Recalls(_)));
        let owes = answers.iter().find_map(|answer| match answer.effect {
            Effect::Owes(menu) => Some((menu, answer.articles.clone())),
            _ => None,
        });
        let touched = self.take_touches_of_moved(side, before);
        let what = self.moved_in_words(&touched, side);
        let earlier = self.turn().intrusion.as_deref().cloned();
        let (men, position) = match &earlier {
            Some(earlier) => (earlier.men.clone(), earlier.position),
            None => (self.turn().men.clone(), self.turn().position),
        };
        let before_that = earlier.as_ref().and_then(|earlier| earlier.replaced.clone());
        let replaced = before_that.or(substitute.map(|m| self.substitutes(side, m)));
        let touched = [earlier.map(|earlier| earlier.touched).unwrap_or_default(), touched].concat();
        let intrusion = Intrusion {
            by: side,
            men,
            position,
            replaced,
            touched,
            open,
            lawful: substitute.is_some(),
            castling: false,
            owes,
            articles: articles.clone(),
        };
        if substitute.is_none() {
            self.plays_on_from(before);
        }
        self.turn_mut().intrusion = Some(Box::new(intrusion));
        self.tell_intrusion(side, &what, &articles, open)
    }

    fn tell_intrusion(&self, side: Side, what: &str, articles: &[&'static str], open: bool) -> Vec<Ruling> {
        let (by, other) = (side.name(), (!side).name());
        if !open {
            let says = format!("{by} moved {what} in {other}'s turn, with {other}'s consent.");
            return vec![ruling(articles, RulingKind::Note, says)];
        }
        let out_of_turn =
            articles_of(&self.ask(&Movement { broken: Broken::OutOfTurn }), |e| e == Effect::Forbids);
        let says =
            format!("{by} moved {what} in {other}'s turn: {other} may at once require that it be undone.");
        let cites = [articles, &out_of_turn].concat();
        vec![Ruling { about: Some(side), ..ruling(&cites, RulingKind::Offence, says) }]
    }

    /// Touches of men that were moved are no touches of men left where they stood; which men those are.
    fn take_touches_of_moved(&mut self, side: Side, before: &Men) -> Vec<ManId> {
        let now = self.men.clone();
        let moved = |id: &ManId| !before.knows(*id) || before.square_of(*id) != now.square_of(*id);
        let carried = &mut self.carried[side.index()];
        let touched: Vec<ManId> = carried
            .iter()
            .flat_map(|touch| touch.men.iter().copied())
            .filter(|id| before.knows(*id))
            .collect();
        carried.retain(|touch| !touch.men.iter().all(moved));
        touched
    }

    fn moved_in_words(&self, touched: &[ManId], side: Side) -> String {
        let turn = self.turn();
        let known = touched.iter().filter(|&&id| turn.men.knows(id));
        let names: Vec<String> =
            known.filter_map(|&id| turn.men.square_of(id)).map(|square| man_on(turn, square)).collect();
        if names.is_empty() { format!("a man of {}'s", side.name()) } else { join(&names, "and") }
    }

    /// The side's own last move is another one now; what it was.
    fn substitutes(&mut self, side: Side, m: board::Move) -> Box<Making> {
        let index = self.line.len() - 2;
        let previous = &self.line[index];
        let men = men_moved(previous, &self.men, Some(m));
        let after = previous.men.after(&previous.position, m).with_stand_ins_of(&self.men);
        let position = previous.position.play(m);
        let making = Making::lawful(m, men);
        let attempt = Arc::make_mut(&mut self.line[index]).attempt_mut();
        let old = attempt.making.replace(making);
        let men = after.knowing_all_of(&self.men);
        let turn = self.turn_mut();
        turn.stands_as(men, position);
        debug_assert_eq!(turn.by, !side);
        Box::new(old.unwrap_or_else(|| Making::lawful(m, Default::default())))
    }

    /// The player's turn goes on from the board as it is now; what was displaced is still displaced.
    fn plays_on_from(&mut self, before: &Men) {
        let by = self.turn().by;
        let mut men = self.hands.men_put_right(&self.men);
        if let Some(held) = self.hands.of(by)
            && let Some(from) = held.from.filter(|_| held.on.is_none())
            && men.at(from).is_none()
            && before.knows(held.man)
        {
            men.place(held.man, from);
        }
        let mut setup = men.setup(&self.turn().position, by);
        setup.halfmoves = self.turn().position.halfmoves();
        let position = setup.as_it_stands(self.turn().position.movement());
        let turn = self.turn_mut();
        turn.stands_as(men, position);
    }

    // Undoing it.

    /// What was moved out of turn and may still be annulled by this side.
    pub(crate) fn may_annul(&self, who: Side) -> bool {
        let intrusion = self.turn().intrusion.as_ref();
        self.turn().by == who && intrusion.is_some_and(|intrusion| intrusion.open && intrusion.by != who)
    }

    /// The board as it was before the hand out of turn; what may be exacted for it is owed.
    pub(crate) fn annuls(&mut self, articles: &[&'static str]) -> Vec<Ruling> {
        let Some(intrusion) = self.turn_mut().intrusion.take() else { return Vec::new() };
        let side = intrusion.by;
        self.puts_back_intrusion(&intrusion);
        self.hands.forget_undisturbed(side);
        let says = format!("What {} moved in {}'s turn is undone.", side.name(), (!side).name());
        let cites = [intrusion.articles.as_slice(), articles].concat();
        let mut rulings = vec![ruling(&cites, RulingKind::Restored, says)];
        if let Some((menu, articles)) = intrusion.owes.clone() {
            let owed = Owed { menu, men: intrusion.touched.clone(), articles: articles.clone() };
            self.owed[side.index()].push(owed);
            let says = format!(
                "{} may exact a penalty in {}'s next turn, before touching a man again.",
                (!side).name(),
                side.name()
            );
            rulings.push(Ruling { about: Some(side), ..ruling(&articles, RulingKind::Right, says) });
        }
        rulings
    }

    pub(crate) fn puts_back_intrusion(&mut self, intrusion: &Intrusion) {
        if let (Some(old), Some(index)) = (&intrusion.replaced, self.line.len().checked_sub(2)) {
            let turn = Arc::make_mut(&mut self.line[index]);
            turn.attempt_mut().making = Some((**old).clone());
        }
        let men = intrusion.men.clone().knowing_all_of(&self.men);
        self.men = men.clone();
        self.hands.empty();
        let turn = self.turn_mut();
        turn.stands_as(men, intrusion.position);
    }

    /// Consent to what was moved out of turn, which can be annulled no more.
    pub(crate) fn consents_to_intrusion(&mut self, who: Side) -> Option<Ruling> {
        if !self.may_annul(who) {
            return None;
        }
        let facts =
            OutOfTurnMove { after_illegal: false, substitutes: true, consented: true, touched: false };
        let articles = articles_of(&self.ask(&facts), |effect| effect == Effect::Excuses);
        if let Some(intrusion) = &mut self.turn_mut().intrusion {
            intrusion.open = false;
        }
        let says = format!("{} consents to what {} moved out of turn.", who.name(), (!who).name());
        Some(ruling(&articles, RulingKind::Note, says))
    }

    // Castling, the Rook first.

    /// Whether the side's last move was that of the Rook with which it now castles, nothing having been said to it.
    fn completes_castling(&self, side: Side, m: board::Move) -> bool {
        self.rook_first(side).is_some_and(|castling| castling == m)
    }

    /// The castling of which the side has made the Rook's part first, if it may still be taken as such.
    pub(crate) fn rook_first(&self, side: Side) -> Option<board::Move> {
        let previous = self.line.len().checked_sub(2).map(|index| &self.line[index])?;
        let attempt = previous.attempt();
        let making = attempt.making.as_ref().filter(|making| !making.lapsed && !attempt.rook_alone)?;
        let (from, to) = making.legal.map(|m| (m.from(), m.to()))?;
        let castles = |m: &board::Move| m.rook() == Some((from, to));
        let m = previous.position.legal_moves().iter().copied().find(castles);
        m.filter(|_| previous.by == side && self.knows_rook_first())
    }

    fn castles_rook_first(&mut self, side: Side, m: board::Move) -> Vec<Ruling> {
        self.hands.forget_undisturbed(side);
        let (men, position) = (self.turn().men.clone(), self.turn().position);
        let touched = self.take_touches_of_moved(side, &men);
        let old = self.substitutes(side, m);
        let intrusion = Intrusion {
            by: side,
            men,
            position,
            replaced: Some(old),
            touched,
            open: false,
            lawful: true,
            castling: true,
            owes: None,
            articles: Vec::new(),
        };
        self.turn_mut().intrusion = Some(Box::new(intrusion));
        let facts = Transfer::lawful(Made::Legal, Nature::Castling, law::question::BoundBy::Nothing);
        let articles = articles_of(&self.ask(&facts), |effect| effect == Effect::Completes);
        let says = format!("{} has castled, the Rook first; the move is complete.", side.name());
        vec![ruling(&articles, RulingKind::Completed, says)]
    }
}

impl Turn {
    /// Whether something was moved in it by the other side that no substitution excuses.
    pub(crate) fn is_disturbed(&self) -> bool {
        self.intrusion.as_ref().is_some_and(|intrusion| !intrusion.lawful)
    }
}
