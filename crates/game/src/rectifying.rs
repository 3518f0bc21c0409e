//! Men that stood wrongly at the start, put right while play goes on.

use std::sync::Arc;

use board::{Kind, Man, Setup, Side, Square, Wing};

use law::Effect;
use law::question::{StartClaim, StartGround};

use crate::game::{Dispute, Disputed, Game, articles_of, ruling};
use crate::men::{ManId, Men};
use crate::standing::{Ruling, RulingKind};

impl Game {
    /// Puts the men right, each on its own original square; where that cannot be done, people find where they stand.
    pub(crate) fn rectifies(&mut self, who: Side, articles: &[&'static str]) -> Ruling {
        match self.put_right_at_start() {
            Some(men) => {
                self.stand_rectified(men);
                ruling(articles, RulingKind::Restored, "The men have been put right, and play goes on.")
            }
            None => {
                self.dispute = Some(Dispute { by: who, about: Disputed::MenMisplaced });
                let says = "A man that stood wrongly cannot simply go to its own square: where the men are to stand is to \
                            be found.";
                ruling(articles, RulingKind::Note, says)
            }
        }
    }

    /// The men stand as people found.
    pub(crate) fn rectifies_as_found(&mut self, setup: &Setup) -> Ruling {
        self.dispute = None;
        let articles = self.rectifying_articles();
        let men = self.men.set_up_as(setup);
        self.stand_rectified(men);
        ruling(&articles, RulingKind::Restored, "The men have been put right as found, and play goes on.")
    }

    /// People find that no man is to be put elsewhere.
    pub(crate) fn leaves_men_as_they_stand(&mut self, articles: &[&'static str]) -> Ruling {
        self.dispute = None;
        let cites = [self.rectifying_articles().as_slice(), articles].concat();
        ruling(&cites, RulingKind::Note, "It is found that no man is to be put elsewhere.")
    }

    fn rectifying_articles(&self) -> Vec<&'static str> {
        let answers = self.ask(&StartClaim { ground: StartGround::Men, wrong: true, early: true });
        articles_of(&answers, |effect| effect == Effect::Rectifies)
    }

    fn stand_rectified(&mut self, men: Men) {
        let unmoved = |id: Option<ManId>, square: Square| id.is_some_and(|id| self.is_unmoved(id, square));
        let turn = self.turn();
        let mut setup = men.setup(&turn.position, turn.by);
        for side in Side::ALL {
            let king = Square::new(4, side.first_rank());
            for wing in Wing::ALL {
                let rook = wing.corner(side);
                let holds = stands(&men, king, side, Kind::King) && stands(&men, rook, side, Kind::Rook);
                let free = unmoved(men.at(king), king) && unmoved(men.at(rook), rook);
                setup.castling.set(side, wing, (holds && free).then_some(rook));
            }
        }
        let position = setup.as_it_stands(turn.position.movement());
        self.rectified = Some(self.line.len() - 1);
        self.hands = crate::hand::Hands::default();
        self.men = men.clone();
        let turn = self.turn_mut();
        turn.stands_as(men, position);
    }

    /// Whether a man has made no move: it always stood where it began, or is only now set where it belongs.
    fn is_unmoved(&self, id: ManId, now: Square) -> bool {
        let first = self.line[0].men.square_of(id);
        let stayed = |turn: &Arc<crate::turn::Turn>| !turn.men.knows(id) || turn.men.square_of(id) == first;
        self.line.iter().all(stayed) && (first.is_none() || first == Some(now) || self.stood_wrongly(id))
    }

    fn stood_wrongly(&self, id: ManId) -> bool {
        let first = &self.line[0].men;
        first.square_of(id).is_some_and(|square| Setup::usual_array().man_at(square) != Some(first.man(id)))
    }

    fn put_right_at_start(&self) -> Option<Men> {
        let (first, usual) = (&self.line[0].men, Setup::usual_array());
        let mut men = self.turn().men.clone();
        let wrong: Vec<(Square, ManId)> = Square::ALL
            .into_iter()
            .filter_map(|square| Some((square, first.at(square)?)))
            .filter(|&(_, id)| self.stood_wrongly(id))
            .collect();
        if wrong.iter().any(|&(square, id)| men.at(square) != Some(id)) {
            return None;
        }
        let given: Vec<Square> = crate::array::squares_given(self.code, &self.settings);
        let mut free: Vec<Square> = Square::ALL
            .into_iter()
            .filter(|&square| usual.man_at(square).is_some() && usual.man_at(square) != first.man_at(square))
            .filter(|square| !given.contains(square))
            .collect();
        for &(square, _) in &wrong {
            men.lift(square);
        }
        for &(_, id) in &wrong {
            let own = free.iter().position(|&square| usual.man_at(square) == Some(first.man(id)))?;
            let square = free.remove(own);
            if men.at(square).is_some() {
                return None;
            }
            men.place(id, square);
        }
        for square in free {
            let man: Man = usual.man_at(square)?;
            if men.at(square).is_some() {
                return None;
            }
            let id = men.take_from_box(man);
            men.place(id, square);
        }
        Some(men)
    }
}

fn stands(men: &Men, square: Square, side: Side, kind: Kind) -> bool {
    men.man_at(square) == Some(Man { side, kind })
}
