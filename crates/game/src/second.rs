//! Two moves in succession: the second stands for a turn of its own until it is put back, allowed or answered.

use std::sync::Arc;

use board::Side;
use law::question::Broken;
use law::{Answer, Effect};

use crate::change::men_moved;
use crate::exacting::OpenOption;
use crate::game::{Game, articles_of, ruling};
use crate::hand::Deed;
use crate::men::ManId;
use crate::standing::{Ruling, RulingKind};
use crate::touching::offered;
use crate::turn::{Making, Turn};

impl Game {
    /// Whether this side has just made its own move, and the other has touched nothing since.
    pub(crate) fn has_just_moved(&self, side: Side) -> bool {
        let before = self.line.len().checked_sub(2).map(|index| &self.line[index]);
        let untouched = self.turn().attempts.len() == 1 && self.turn().attempt().touches.is_empty();
        before.is_some_and(|turn| turn.by == side) && untouched && self.hands.displaced.is_empty()
    }

    /// Whether this hand, out of turn and empty again, has changed what stood when the turn began.
    pub(crate) fn has_changed_the_board(&self, side: Side, deed: &Deed) -> bool {
        deed.moved && self.hands.of(side).is_none() && !self.men.stand_like(&self.turn().men)
    }

    /// Notes the second move: the adversary has both before him.
    pub(crate) fn makes_second_move(&mut self, side: Side, answers: &[Answer]) -> Vec<Ruling> {
        let Some(interrupted) = self.line.pop() else { return Vec::new() };
        let movement = interrupted.position.movement().of_any_turn();
        let mut setup = interrupted.position.setup();
        (setup.turn, setup.en_passant) = (side, None);
        setup.fullmoves = self.line.last().map_or(setup.fullmoves, |turn| turn.number());
        let mut turn = Turn::new(side, setup.as_it_stands(&movement), interrupted.men.clone());
        let now = self.men.clone();
        turn.attempt_mut().making = Some(Making {
            made: law::question::Made::Illegal,
            legal: None,
            men: men_moved(&turn, &now, None),
            broken: vec![(Broken::SeveralMoved, "it is a second move in succession".to_string())],
            bound_by: law::question::BoundBy::Nothing,
            menus: answers.iter().cloned().filter_map(offered).collect(),
            recall: None,
            lapsed: false,
            removed: Vec::new(),
        });
        let mut setup = now.setup(&turn.position, !side);
        crate::making::count_moves(&mut setup, &turn, &now);
        setup.fullmoves = interrupted.number();
        turn.interrupted = Some(interrupted);
        self.line.push(Arc::new(turn));
        let next = self.next_turn(side, !side, setup.as_it_stands(&movement), now);
        self.line.push(Arc::new(next));
        let articles =
            articles_of(answers, |effect| matches!(effect, Effect::Offence | Effect::MakesSecondMove));
        let says = format!(
            "{} has made two moves in succession, and must put the second man back; {} may have both stand.",
            side.name(),
            (!side).name()
        );
        vec![Ruling { about: Some(side), ..ruling(&articles, RulingKind::Offence, says) }]
    }

    /// The second move, if it is the last one made and may still go back.
    fn second(&self) -> Option<&Arc<Turn>> {
        let turn = self.line.len().checked_sub(2).map(|index| &self.line[index])?;
        turn.interrupted.as_ref().filter(|_| !turn.attempt().closed)
    }

    /// Whether the offender's own hand has just put the second man back.
    pub(crate) fn second_is_back(&self, side: Side, deed: &Deed) -> bool {
        let interrupted = self.second().filter(|interrupted| interrupted.by != side);
        let done = deed.moved && self.hands.of(side).is_none();
        done && interrupted.is_some_and(|interrupted| self.men.stand_like(&interrupted.men))
    }

    /// The second man goes back: the turn that was broken into goes on, and what was touched in it counts.
    pub(crate) fn put_second_back(&mut self, articles: &[&'static str]) -> Option<Ruling> {
        let interrupted = Arc::clone(self.second()?);
        let men = interrupted.men.clone().knowing_all_of(&self.men);
        let now = self.turn().attempt();
        let (touches, lapsed_touches) = (now.touches.clone(), now.lapsed_touches);
        self.line.truncate(self.line.len() - 2);
        self.line.push(interrupted);
        let attempt = self.turn_mut().attempt_mut();
        (attempt.touches, attempt.lapsed_touches) = (touches, lapsed_touches);
        self.men = men;
        self.hands = crate::hand::Hands::default();
        Some(ruling(articles, RulingKind::Restored, "The man moved second has been put back."))
    }

    /// The articles under which the second man may go back; none where no second move stands.
    pub(crate) fn second_goes_back_by(&self, holder: Side) -> Option<Vec<&'static str>> {
        self.second()?;
        let back = |option: &OpenOption| option.exaction == crate::act::Exaction::Replace;
        self.options(holder).into_iter().find(back).map(|option| option.articles)
    }

    /// What a hand moved out of turn, where the laws say nothing of it, stands displaced: it belongs where it was.
    pub(crate) fn stands_displaced(&mut self, by: Side) -> Ruling {
        let home = self.turn().men.clone();
        for square in board::Square::ALL {
            let Some(id) = self.men.at(square).filter(|&id| !self.is_players(id)) else { continue };
            match home.knows(id).then(|| home.square_of(id)).flatten() {
                Some(was) if was != square => self.hands.displaced.push((id, was)),
                Some(_) => {}
                None => drop(self.men.take_off(square)),
            }
        }
        for square in board::Square::ALL {
            if let Some(id) = home.at(square)
                && self.men.square_of(id).is_none()
                && !self.is_players(id)
                && Side::ALL.into_iter().all(|side| self.hands.of(side).is_none_or(|held| held.man != id))
            {
                self.hands.displaced.push((id, square));
            }
        }
        let says = format!(
            "{} is silent about what {} moved out of turn: it belongs where it was, and may be put right.",
            self.code.id,
            by.name()
        );
        ruling(&[], RulingKind::Note, says)
    }

    /// Whether the player has this man in question in his own turn, or it is displaced already.
    fn is_players(&self, id: ManId) -> bool {
        let touched = self.turn().attempt().touches.iter().any(|touch| touch.men.contains(&id));
        touched || self.hands.displaced.iter().any(|&(man, _)| man == id)
    }
}
