//! A game broken off and taken up again.

use board::{Setup, Side};
use law::question::{Adjournment, Resumption, Step};
use law::{Effect, Provision, provided};

use crate::act::{Act, Claim, Entry, Fact, Sealed};
use crate::game::{Game, Impossible, Judgement, articles_of, refused, ruling};
use crate::men::Men;
use crate::standing::{Ruling, RulingKind};

/// A game that is broken off.
#[derive(Clone, Debug)]
pub(crate) struct Adjourned {
    /// Who is to seal, or has.
    pub by: Side,
    pub sealed: Option<Sealed>,
    /// The position set up again, where it is not the one that was adjourned.
    wrong: Option<Box<Setup>>,
}

/// What was adjourned, for as long as it can be claimed that it was set up wrongly.
#[derive(Clone, Debug)]
pub(crate) struct Resumed {
    pub turn: usize,
    sealed: Sealed,
    position: board::Position,
    men: Men,
    wrong: bool,
}

impl Game {
    pub(crate) fn is_sealed(&self) -> bool {
        self.adjourned.as_ref().is_some_and(|adjourned| adjourned.sealed.is_some())
    }

    /// What an adjourned game says to an act: none where it is heard.
    pub(crate) fn adjourned_hears(&self, entry: &Entry) -> Option<Option<Ruling>> {
        let adjourned = self.adjourned.as_ref()?;
        let heard = match entry.act {
            Act::Seals(_) => adjourned.sealed.is_none() && entry.who.side() == Some(adjourned.by),
            Act::Resumes(_) | Act::OpensEnvelope => adjourned.sealed.is_some(),
            _ => false,
        };
        let waits_for = match adjourned.sealed {
            None => format!("{} to seal a move", adjourned.by.name()),
            Some(_) => "the envelope to be opened".to_string(),
        };
        Some((!heard).then(|| refused(&[], format!("The game is adjourned, and waits for {waits_for}."))))
    }

    pub(crate) fn adjourns(&mut self, who: Side) -> Vec<Ruling> {
        let answers = self.ask(&Adjournment { step: Step::Adjourns });
        let articles = articles_of(&answers, |effect| effect == Effect::Adjourns);
        if articles.is_empty() {
            return vec![refused(&[], format!("{} is silent about adjourning.", self.code.id))];
        }
        let by = self.turn().by;
        self.adjourned = Some(Adjourned { by, sealed: None, wrong: None });
        let says =
            format!("{} breaks play off; {} writes the next move down and seals it.", who.name(), by.name());
        vec![ruling(&articles, RulingKind::Obligation, says)]
    }

    pub(crate) fn seals(&mut self, who: Side, sealed: &Sealed) -> Vec<Ruling> {
        let Some(adjourned) = &mut self.adjourned else {
            return vec![refused(&[], "The game is not adjourned: there is nothing to seal.")];
        };
        adjourned.sealed = Some(sealed.clone());
        let answers = self.ask(&Adjournment { step: Step::Seals });
        let completes = articles_of(&answers, |effect| effect == Effect::Completes);
        let records = articles_of(&answers, |effect| effect == Effect::Records);
        self.set_running(None);
        let says = format!("{} has sealed a move; it is complete.", who.name());
        let mut rulings = vec![ruling(&completes, RulingKind::Completed, says)];
        if !records.is_empty() {
            let says = format!("Kept with it: {}.", self.position().fen());
            rulings.push(ruling(&records, RulingKind::Note, says));
        }
        rulings
    }

    pub(crate) fn resumes(&mut self, who: Side, setup: Option<&Setup>) -> Judgement {
        let right = self.position().placement();
        let Some(adjourned) = &mut self.adjourned else {
            return Ok(vec![refused(&[], "The game is not adjourned.")]);
        };
        adjourned.wrong = setup.filter(|setup| setup.placement() != right).map(|setup| Box::new(*setup));
        Ok(vec![ruling(&[], RulingKind::Note, format!("{} has set the position up.", who.name()))])
    }

    pub(crate) fn opens_envelope(&mut self, who: Side) -> Judgement {
        let envelope = self.adjourned.as_ref().and_then(|adjourned| {
            adjourned.sealed.clone().map(|sealed| (adjourned.by, sealed, adjourned.wrong.clone()))
        });
        let Some((by, sealed, wrong)) = envelope else {
            return Err(Impossible::because("there is no envelope to open"));
        };
        let step = if who == by { Step::OpenedByTheSealer } else { Step::OpenedByTheOther };
        let answers = self.ask(&Adjournment { step });
        let refuses = articles_of(&answers, |effect| effect == Effect::Refuses);
        if !refuses.is_empty() {
            let says = format!("{} sealed the move; {} opens the envelope.", by.name(), (!by).name());
            return Ok(vec![refused(&refuses, says)]);
        }
        self.adjourned = None;
        self.resumed = Some(Resumed {
            turn: self.line.len() - 1,
            sealed: sealed.clone(),
            position: self.turn().position,
            men: self.turn().men.clone(),
            wrong: wrong.is_some(),
        });
        if let Some(setup) = wrong {
            self.set_up_as(&setup, by);
        }
        let articles = articles_of(&answers, |effect| effect == Effect::MakesSealedMove);
        let says = format!("{} opened the envelope: {}.", who.name(), sealed.record);
        let mut rulings = vec![ruling(&articles, RulingKind::Note, says)];
        self.set_running(Some(by));
        rulings.extend(self.makes_sealed_move(by, &sealed)?);
        Ok(rulings)
    }

    fn makes_sealed_move(&mut self, by: Side, sealed: &Sealed) -> Judgement {
        let Some(motion) = sealed.motion else {
            let says = format!(
                "The record means no legal move, and {} is silent about what follows: {} is to play.",
                self.code.id,
                by.name()
            );
            return Ok(vec![ruling(&[], RulingKind::Note, says)]);
        };
        match self.plays(by, motion) {
            Ok(rulings) => Ok(rulings),
            Err(_) => {
                let says = "The sealed move cannot be made on the board as it was set up.";
                Ok(vec![ruling(&[], RulingKind::Note, says)])
            }
        }
    }

    /// The men as somebody set them up, each the man that it can be.
    fn set_up_as(&mut self, setup: &Setup, by: Side) {
        let mut setup = *setup;
        setup.turn = by;
        let position = setup.as_it_stands(self.turn().position.movement());
        self.men = self.men.set_up_as(&setup);
        let men = self.men.clone();
        let turn = self.turn_mut();
        (turn.position, turn.men) = (position, men);
    }

    pub(crate) fn claims_wrongly_resumed(&mut self, who: Side) -> Vec<Ruling> {
        let known = !self.take_found(|fact| *fact == Fact::Unascertainable);
        let resumed = self.resumed.clone();
        let wrong = resumed.as_ref().is_some_and(|resumed| resumed.wrong);
        let answers = self.ask(&Resumption { wrong, known: known || !wrong });
        for answer in &answers {
            match (answer.effect, &resumed) {
                (Effect::Restores(_), Some(resumed)) => {
                    let mut rulings = self.puts_adjourned_position_right(resumed, &answer.articles);
                    let (by, sealed) = (self.turn().by, resumed.sealed.clone());
                    rulings.extend(self.makes_sealed_move(by, &sealed).unwrap_or_default());
                    return rulings;
                }
                (Effect::Ends(outcome), _) => {
                    let says =
                        "The adjourned position, or the times, cannot be ascertained: the game is annulled.";
                    let mut articles = answer.articles.clone();
                    articles.extend(provided(self.code, Provision::ColoursAlternate));
                    return vec![self.ends(outcome, who, &articles, says.to_string())];
                }
                (Effect::Refuses, _) => {
                    return vec![refused(&answer.articles, "No adjourned position was set up wrongly.")];
                }
                _ => {}
            }
        }
        vec![refused(&[], format!("{} gives no such claim.", self.code.id))]
    }

    /// Once a game has been resumed: that it was done wrongly, where the code knows the claim.
    pub(crate) fn claims_of_resumption(&self) -> Option<(Claim, bool)> {
        let resumed = self.resumed.as_ref()?;
        let known = !self.ask(&Resumption { wrong: true, known: true }).is_empty();
        known.then_some((Claim::WronglyResumed, resumed.wrong))
    }

    fn puts_adjourned_position_right(&mut self, resumed: &Resumed, articles: &[&'static str]) -> Vec<Ruling> {
        self.restore(resumed.turn);
        let (position, men) = (resumed.position, resumed.men.clone().knowing_all_of(&self.men));
        self.men = men.clone();
        let turn = self.turn_mut();
        (turn.position, turn.men) = (position, men);
        turn.attempts = vec![crate::turn::Attempt::default()];
        let by = self.turn().by;
        self.set_running(Some(by));
        self.resumed = Some(Resumed { wrong: false, ..resumed.clone() });
        let says =
            "All moves since are void: the adjourned position stands again, and the sealed move with it.";
        vec![ruling(articles, RulingKind::Restored, says)]
    }

    /// The record kept with the sealed move is found to be otherwise.
    pub(crate) fn corrects_record(&mut self, setup: &Setup, articles: &[&'static str]) -> Vec<Ruling> {
        let answers = self.ask(&Adjournment { step: Step::Seals });
        let records = articles_of(&answers, |effect| effect == Effect::Records);
        if self.adjourned.is_none() || records.is_empty() {
            return vec![refused(articles, "No record of an adjourned position is kept now.")];
        }
        let by = self.turn().by;
        if setup.placement() != self.position().placement() {
            self.set_up_as(setup, by);
        }
        let cites = [records.as_slice(), articles].concat();
        vec![ruling(&cites, RulingKind::Note, format!("The record is {}.", self.position().fen()))]
    }
}
