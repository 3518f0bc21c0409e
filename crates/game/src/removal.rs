//! Men taken off by mistake, as if in making a move.

use std::sync::Arc;

use board::{Move, Side, Square};
use law::Effect;
use law::question::MistakenRemoval;

use crate::change::{Change, change};
use crate::game::{Game, articles_of, refused, ruling};
use crate::men::{ManId, Men};
use crate::standing::{Ruling, RulingKind};
use crate::touching::{join, man_on};

type Removed = Vec<(ManId, Square)>;

impl Game {
    fn removal_articles(&self) -> Vec<&'static str> {
        articles_of(&self.ask(&MistakenRemoval { so: true }), |effect| effect == Effect::PutsBack)
    }

    /// Men that stood somewhere when the turn began and are off the board, their squares empty.
    fn taken_off(&self, now: &Men) -> Removed {
        let start = &self.turn().men;
        let gone = |&id: &ManId| {
            let home = start.knows(id).then(|| start.square_of(id)).flatten()?;
            now.at(home).is_none().then_some((id, home))
        };
        now.off().iter().filter_map(gone).collect()
    }

    /// The legal move that was made if men are set aside which were taken off otherwise than by it.
    pub(crate) fn move_beside_removal(&self, now: &Men) -> Option<(Move, Men, Removed)> {
        let removed = self.taken_off(now);
        if removed.is_empty() || self.removal_articles().is_empty() {
            return None;
        }
        let mut men = now.clone();
        removed.iter().for_each(|&(id, square)| men.place(id, square));
        match change(self.turn(), &men) {
            Change::Whole(m) => Some((m, men, removed)),
            _ => None,
        }
    }

    /// Notes, of the move just made, what else was taken off: it is off until somebody says so.
    pub(crate) fn note_removed(&mut self, removed: Removed) -> Vec<Ruling> {
        let index = self.line.len() - 2;
        let by = self.line[index].by;
        let turn = &self.line[index];
        let names: Vec<String> = removed.iter().map(|&(_, square)| man_on(turn, square)).collect();
        let says = format!(
            "{} took {} off by mistake: it must be put back, and {} may be treated as having touched it.",
            by.name(),
            join(&names, "and"),
            by.name()
        );
        for &(_, square) in &removed {
            self.men.take_off(square);
            self.turn_mut().men.take_off(square);
        }
        if let Some(making) = &mut Arc::make_mut(&mut self.line[index]).attempt_mut().making {
            making.removed = removed;
        }
        self.as_it_stands_now();
        let articles = self.removal_articles();
        vec![Ruling { about: Some(by), ..ruling(&articles, RulingKind::Offence, says) }]
    }

    fn as_it_stands_now(&mut self) {
        let turn = self.turn();
        let mut setup = turn.men.setup(&turn.position, turn.by);
        setup.halfmoves = turn.position.halfmoves();
        let position = setup.as_it_stands(turn.position.movement());
        let men = self.turn().men.clone();
        self.turn_mut().stands_as(men, position);
    }

    /// Squares whose men were taken off so, in this turn or in the one before.
    pub(crate) fn removals(&self) -> Vec<Square> {
        if self.removal_articles().is_empty() {
            return Vec::new();
        }
        let now = self.taken_off(&self.men).into_iter();
        let before = self.line.len().checked_sub(2).map(|index| &self.line[index]);
        let before =
            before.and_then(|turn| turn.attempt().making.as_ref()).map(|making| making.removed.clone());
        now.chain(before.unwrap_or_default()).map(|(_, square)| square).collect()
    }

    pub(crate) fn claims_removed(&mut self, who: Side, square: Square) -> Vec<Ruling> {
        let so = self.removals().contains(&square);
        let answers = self.ask(&MistakenRemoval { so });
        let back = articles_of(&answers, |effect| effect == Effect::PutsBack);
        let refuses = articles_of(&answers, |effect| effect == Effect::Refuses);
        if back.is_empty() {
            let says = match refuses.is_empty() {
                true => format!("{} gives no such claim.", self.code.id),
                false => format!("No man was taken off {square} by mistake."),
            };
            return vec![refused(&refuses, says)];
        }
        if self.may_annul(who) && self.turn().men.at(square).is_none() {
            return self.annuls(&back);
        }
        self.puts_removed_back(square);
        let says = format!("The man taken off {square} stands there again.");
        let mut rulings = vec![ruling(&back, RulingKind::Restored, says)];
        let last = self.line.len() - 1;
        rulings.extend(self.tell_liability(last));
        rulings
    }

    fn puts_removed_back(&mut self, square: Square) {
        if let Some((id, _)) = self.taken_off(&self.men).into_iter().find(|&(_, home)| home == square) {
            return self.men.place(id, square);
        }
        let index = self.line.len() - 2;
        let Some(making) = &mut Arc::make_mut(&mut self.line[index]).attempt_mut().making else { return };
        let found = making.removed.iter().position(|&(_, home)| home == square);
        let Some((id, _)) = found.map(|at| making.removed.remove(at)) else { return };
        let (whole, legal) = (making.removed.is_empty(), making.legal);
        if self.men.at(square).is_some() {
            self.men = self.turn().men.clone().knowing_all_of(&self.men);
            self.hands.empty();
        }
        self.men.place(id, square);
        self.turn_mut().men.place(id, square);
        match legal.filter(|_| whole) {
            Some(m) => {
                let position = self.line[index].position.play(m);
                let men = self.turn().men.clone();
                self.turn_mut().stands_as(men, position);
            }
            None => self.as_it_stands_now(),
        }
    }
}
