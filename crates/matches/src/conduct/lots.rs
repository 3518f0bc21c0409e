//! How colours and first move are settled: by lot, by the Pawn in the hand, by agreement or by choice.

use game::envelope::EnvelopeHash;

use super::Match;
use crate::act::{How, Matter};
use crate::due::{Due, Next};
use crate::hand::{Drawn, Hand, Hidden};
use crate::player::Player;
use crate::ruling::{Refused, Ruling};

impl Match {
    pub(super) fn settle(
        &mut self,
        next: &Next,
        matter: Matter,
        player: Player,
        how: How,
    ) -> Result<Vec<Ruling>, Refused> {
        let answer = next.about(matter);
        let whose = self.in_words(matter, player);
        match how {
            How::Agreement => {}
            How::Lot | How::Hand => self.may_draw(next, matter)?,
            How::Choice(by) if answer.due == Due::Choice(by) => {}
            How::Choice(by) => {
                return Err(Refused(format!("{} has no choice here{}", self.name(by), self.because(answer))));
            }
        }
        let by = match how {
            How::Lot => "by lot",
            How::Hand => "by the Pawn in the hand",
            How::Agreement => "as the players agreed",
            How::Choice(_) => "by choice",
        };
        let otherwise = answer.due.player().filter(|due| *due != player);
        let says = match otherwise {
            Some(due) => format!("{whose}, {by}; {} was entitled to it", self.name(due)),
            None => format!("{whose}, {by}"),
        };
        let says = match self.undone_by(matter, player) {
            Some(undone) => format!("{says}. White begins, so it no longer holds that {undone}"),
            None => says,
        };
        let ruling = Ruling::new(answer.articles.clone(), says);
        match matter {
            Matter::Colours => self.settled.white = Some((player, how)),
            Matter::FirstMove => self.settled.first = Some((player, how)),
        }
        if self.is_bound_to_white() {
            // What was settled before of the other yields.
            match matter {
                Matter::Colours => self.settled.first = None,
                Matter::FirstMove => self.settled.white = None,
            }
        }
        self.hidden = self.hidden.filter(|hidden| hidden.matter != matter && !self.is_one_matter());
        Ok(vec![ruling])
    }

    /// What was settled before, and yields because White begins whatever is agreed.
    fn undone_by(&self, matter: Matter, player: Player) -> Option<String> {
        let (other, earlier) = match matter {
            Matter::Colours => (Matter::FirstMove, self.settled.first),
            Matter::FirstMove => (Matter::Colours, self.settled.white),
        };
        let (earlier, _) = earlier.filter(|(earlier, _)| *earlier != player && self.is_bound_to_white())?;
        Some(self.in_words(other, earlier))
    }

    /// Lots are drawn where the code says so, or where it is silent.
    fn may_draw(&self, next: &Next, matter: Matter) -> Result<(), Refused> {
        let answer = next.about(matter);
        match answer.due {
            Due::Lot | Due::Open => Ok(()),
            Due::WithWhite if next.colours.due != Due::WithWhite && self.is_one_matter() => {
                self.may_draw(next, Matter::Colours)
            }
            Due::To(player) => Err(Refused(format!(
                "no lots are drawn: {}{}",
                self.in_words(matter, player),
                self.because(answer)
            ))),
            Due::Choice(player) => Err(Refused(format!(
                "no lots are drawn: {} chooses his colour{}",
                self.name(player),
                self.because(answer)
            ))),
            Due::WithWhite => Err(Refused(format!(
                "no lots are drawn: the player who has White begins{}",
                self.because(answer)
            ))),
        }
    }

    pub(super) fn hide(
        &mut self,
        next: &Next,
        by: Player,
        hash: EnvelopeHash,
        matter: Option<Matter>,
    ) -> Result<Vec<Ruling>, Refused> {
        if let Some(hidden) = self.hidden {
            return Err(Refused(format!("{} has hidden a Pawn already", self.name(hidden.by))));
        }
        let open: Vec<Matter> = [Matter::Colours, Matter::FirstMove]
            .into_iter()
            .filter(|matter| matches!(next.about(*matter).due, Due::Lot | Due::Open))
            .collect();
        let matter = match (matter, &open[..]) {
            (Some(matter), _) => matter,
            (None, [only]) => *only,
            (None, []) => Matter::Colours,
            (None, _) if self.is_one_matter() => Matter::Colours,
            (None, _) => {
                let both =
                    "both colours and first move are to be settled: say `for colours` or `for first-move`";
                return Err(Refused(both.to_owned()));
            }
        };
        self.may_draw(next, matter)?;
        self.hidden = Some(Hidden { matter, by, hash, picked: None });
        let articles = next.about(matter).articles.clone();
        let stake = match matter {
            Matter::Colours => "White",
            Matter::FirstMove => "the first move",
        };
        let picker = self.name(!by);
        let says = format!("the hand that holds the white Pawn has {stake}: {picker} picks a hand");
        Ok(vec![Ruling::new(articles, says)])
    }

    pub(super) fn pick(&mut self, by: Player, hand: Hand) -> Result<Vec<Ruling>, Refused> {
        let picker = self.name(by).to_owned();
        match &mut self.hidden {
            Some(hidden) if hidden.by == by => {
                Err(Refused(format!("{picker} hid the Pawn: the other picks")))
            }
            Some(hidden) => match hidden.picked {
                Some(picked) => Err(Refused(format!("{picker} has picked the {picked} hand already"))),
                None => {
                    hidden.picked = Some(hand);
                    Ok(Vec::new())
                }
            },
            None => Err(Refused("no Pawn is hidden".to_owned())),
        }
    }

    pub(super) fn show(&mut self, next: &Next, drawn: Drawn) -> Result<Vec<Ruling>, Refused> {
        let rulings = self.settle(next, drawn.matter, drawn.winner(), How::Hand)?;
        self.hidden = None;
        self.drawn.push(drawn);
        Ok(rulings)
    }
}
