//! The other side's hand: a touch that ends its options, and what it does out of turn.

use std::sync::Arc;

use board::Side;
use law::Effect;
use law::question::{Did, Lapse, Meddling};

use crate::game::{Game, articles_of, ruling};
use crate::hand::Deed;
use crate::men::Men;
use crate::standing::{Ruling, RulingKind};
use crate::touching::{join, man_on};

impl Game {
    /// The holder of options touched a man: what the code says of them.
    pub(crate) fn lapse(&mut self, holder: Side, excused: bool) -> Vec<Ruling> {
        let answers = self.ask(&Lapse { excused });
        let articles = articles_of(&answers, |effect| effect == Effect::Lapses);
        if articles.is_empty() {
            return Vec::new();
        }
        let open = self
            .options(holder)
            .iter()
            .any(|option| option.possible && option.until == law::Until::HolderTouches);
        for index in self.line.len().saturating_sub(2)..self.line.len() {
            if self.line[index].by == holder {
                continue;
            }
            for attempt in &mut Arc::make_mut(&mut self.line[index]).attempts {
                attempt.lapsed_touches = attempt.touches.len();
                attempt.called = false;
                if let Some(making) = &mut attempt.making {
                    making.lapsed = true;
                }
            }
        }
        let annulled = self.lapse_out_of_turn(holder);
        if !open && !annulled {
            return Vec::new();
        }
        let says =
            format!("{} has touched a man: nothing can be exacted for what went before.", holder.name());
        vec![Ruling { about: Some(!holder), ..ruling(&articles, RulingKind::Note, says) }]
    }

    /// What was moved out of turn can be annulled no more, and what was owed for it is owed no more.
    fn lapse_out_of_turn(&mut self, holder: Side) -> bool {
        let turn = self.turn_mut();
        if turn.by != holder {
            turn.owed.clear();
            return false;
        }
        let Some(intrusion) = turn.intrusion.as_mut().filter(|intrusion| intrusion.by != holder) else {
            return false;
        };
        intrusion.castling = false;
        std::mem::take(&mut intrusion.open)
    }

    /// Judges what a hand did out of turn.
    pub(crate) fn judge_meddling(&mut self, side: Side, deed: &Deed, before: Men) -> Vec<Ruling> {
        if self.second_is_back(side, deed) {
            let articles = self.second_goes_back_by(!side).unwrap_or_default();
            return self.put_second_back(&articles).into_iter().collect();
        }
        let done = deed.moved && self.hands.of(side).is_none();
        let undisturbed = self.hands.undisturbed(side).cloned();
        let stood = undisturbed.unwrap_or_else(|| self.men_before_meddling(side, &before));
        let changed = done && !self.men.stand_like(&stood);
        if !changed && self.hands.of(side).is_none() {
            self.hands.forget_undisturbed(side);
        }
        let stands_otherwise = self.has_changed_the_board(side, deed);
        if !deed.new_touch && !changed && !stands_otherwise || self.changed_as_required(side) {
            return Vec::new();
        }
        if changed && let Some(rulings) = self.judge_out_of_turn(side, deed, &before) {
            return rulings;
        }
        if changed && let Some(rulings) = self.completes_unlawful_castling(side) {
            return rulings;
        }
        let did = if changed || stands_otherwise { Did::Moved } else { Did::Touched };
        let after_own_move = self.has_just_moved(side);
        let answers = self.ask(&Meddling { did, excused: !deed.new_touch, after_own_move });
        if answers.iter().any(|answer| answer.effect == Effect::MakesSecondMove) {
            let mut rulings = self.makes_second_move(side, &answers);
            rulings.extend(self.tell_check(side));
            rulings.extend(self.tell_open_menus(side));
            return rulings;
        }
        let mut rulings = Vec::new();
        let offence = articles_of(&answers, |effect| effect == Effect::Offence);
        if !offence.is_empty() {
            let did = if changed { "moved" } else { "touched" };
            let says = format!(
                "{} {did} {} out of turn, without {}'s consent{}.",
                side.name(),
                self.men_in_question(side, deed),
                (!side).name(),
                if self.carries_touches() {
                    ", and will be held to have touched it in the next turn"
                } else {
                    ""
                }
            );
            rulings.push(Ruling { about: Some(side), ..ruling(&offence, RulingKind::Offence, says) });
        }
        let carries = articles_of(&answers, |effect| effect == Effect::CarriesWhatRemains);
        if offence.is_empty() && !carries.is_empty() {
            let says = format!(
                "{} touched {} out of turn, and may be treated as having touched it in the next turn.",
                side.name(),
                self.men_in_question(side, deed)
            );
            rulings.push(Ruling { about: Some(side), ..ruling(&carries, RulingKind::Right, says) });
        }
        let back = articles_of(&answers, |effect| effect == Effect::PutsBack);
        if did == Did::Moved && back.is_empty() {
            rulings.push(self.stands_displaced(side));
        }
        if changed && !back.is_empty() {
            self.men = self.men_before_meddling(side, &before).knowing_all_of(&self.men);
            rulings.push(ruling(
                &back,
                RulingKind::Restored,
                "What was moved out of turn has been put back.",
            ));
        }
        rulings
    }

    /// Whether the code holds a player in his own turn to what he touched out of turn.
    pub(crate) fn carries_touches(&self) -> bool {
        let answers = self.ask(&Meddling { did: Did::Touched, excused: false, after_own_move: false });
        answers.iter().any(|answer| matches!(answer.effect, Effect::Carries | Effect::CarriesWhatRemains))
    }

    fn men_in_question(&self, side: Side, deed: &Deed) -> String {
        let turn = self.turn();
        let squares = deed.touched.iter().filter_map(|&id| turn.men.square_of(id));
        let names: Vec<String> = squares.map(|square| man_on(turn, square)).collect();
        if names.is_empty() { format!("a man of {}'s", side.name()) } else { join(&names, "and") }
    }

    /// The men without what the hand out of turn moved: each of its men where it was touched first.
    fn men_before_meddling(&self, side: Side, before: &Men) -> Men {
        let mut men = before.clone();
        let touched = self.carried[side.index()].iter().flat_map(|touch| &touch.men);
        let home = &self.turn().men;
        for &id in touched {
            let (Some(square), now) = (home.square_of(id), men.square_of(id)) else { continue };
            if let Some(now) = now {
                men.lift(now);
            }
            if men.at(square).is_none() {
                men.place(id, square);
            }
        }
        men
    }
}
