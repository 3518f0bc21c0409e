//! A game broken off and taken up again.

use board::{Setup, Side};
use law::Effect;
use law::question::{Adjournment, Resumption, Step};

use crate::act::{Act, Claim, Entry, Fact, Motion, Person, Sealed};
use crate::envelope::{Bits, EnvelopeHash};
use crate::game::{Game, Impossible, Judgement, articles_of, refused, ruling};
use crate::men::Men;
use crate::standing::{Open, Ruling, RulingKind, Saying};

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
    /// None where no record was made.
    sealed: Option<Sealed>,
    pub position: board::Position,
    men: Men,
    wrong: bool,
}

/// Play taken up again where no record was made.
const WITHOUT_RECORD: Adjournment = Adjournment { step: Step::NoRecord };

impl Game {
    pub(crate) fn is_sealed(&self) -> bool {
        self.adjourned.as_ref().is_some_and(|adjourned| adjourned.sealed.is_some())
    }

    /// What an adjourned game says to an act: none where it is heard.
    pub(crate) fn adjourned_hears(&self, entry: &Entry) -> Option<Option<Ruling>> {
        let adjourned = self.adjourned.as_ref()?;
        let heard = match entry.act {
            Act::Seals(_) => adjourned.sealed.is_none() && entry.who.side() == Some(adjourned.by),
            Act::OpensEnvelope => adjourned.sealed.is_some(),
            Act::Resumes(_) => adjourned.sealed.is_some() || !self.ask(&WITHOUT_RECORD).is_empty(),
            _ => false,
        };
        let waits_for = match adjourned.sealed {
            None => format!("{} to seal a move", adjourned.by.name()),
            Some(_) => "the envelope to be opened".to_string(),
        };
        Some((!heard).then(|| refused(&[], format!("The game is adjourned, and waits for {waits_for}."))))
    }

    /// What may be said of adjourning: to break play off, or, once a move is sealed, to set the men up and to open the
    /// envelope.
    pub(crate) fn adjourning_open(&self, may: &mut Vec<Open>) {
        let knows = |step| !self.ask(&Adjournment { step }).is_empty();
        let mut add =
            |who, line| may.push(Open { who: Person::Player(who), line, ripe: false, option: None });
        for who in [self.turn().by, !self.turn().by] {
            match &self.adjourned {
                None if self.choosing().is_none() && knows(Step::Adjourns) => add(who, Saying::Adjourn),
                Some(adjourned) if adjourned.sealed.is_some() => {
                    add(who, Saying::Resume);
                    if self.may_open(who, adjourned) {
                        add(who, Saying::OpenEnvelope);
                    }
                }
                _ => {}
            }
        }
    }

    fn may_open(&self, who: Side, adjourned: &Adjourned) -> bool {
        let step = if who == adjourned.by { Step::OpenedByTheSealer } else { Step::OpenedByTheOther };
        let known = matches!(adjourned.sealed, Some(Sealed::Record { .. }));
        known && self.ask(&Adjournment { step }).iter().all(|answer| answer.effect != Effect::Refuses)
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
        let on_envelope = sealed.on_envelope();
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
        rulings.extend(on_envelope.map(|hash| {
            ruling(
                &[],
                RulingKind::Note,
                format!("On the envelope stands #{hash}, the hash of what lies in it."),
            )
        }));
        rulings
    }

    pub(crate) fn resumes(&mut self, who: Side, setup: Option<&Setup>) -> Judgement {
        let right = self.position().placement();
        let Some(adjourned) = &mut self.adjourned else {
            return Ok(vec![refused(&[], "The game is not adjourned.")]);
        };
        adjourned.wrong = setup.filter(|setup| setup.placement() != right).map(|setup| Box::new(*setup));
        if adjourned.sealed.is_none() {
            return Ok(self.resumes_without_record());
        }
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
        let Sealed::Record { record, bits, .. } = &sealed else {
            return Err(Impossible::because("nobody can open it where only the envelope is known"));
        };
        self.takes_up_again(by, Some(sealed.clone()), wrong);
        let articles = articles_of(&answers, |effect| effect == Effect::MakesSealedMove);
        let says = format!("{} opened the envelope: {record}.", who.name());
        let mut rulings = vec![ruling(&articles, RulingKind::Note, says)];
        rulings.extend(bits.as_ref().map(|bits| shown_unchanged(record, bits)));
        self.set_running(Some(by));
        rulings.extend(self.makes_sealed_move(by, &sealed)?);
        Ok(rulings)
    }

    /// Play begins again from the men as they were set up.
    fn takes_up_again(&mut self, by: Side, sealed: Option<Sealed>, wrong: Option<Box<Setup>>) {
        self.adjourned = None;
        self.resumed = Some(Resumed {
            turn: self.line.len() - 1,
            sealed,
            position: self.turn().position,
            men: self.turn().men.clone(),
            wrong: wrong.is_some(),
        });
        if let Some(setup) = wrong {
            self.set_up_as(&setup, by);
        }
    }

    /// The player who was to seal a move has made no record: it is his turn.
    fn resumes_without_record(&mut self) -> Vec<Ruling> {
        let Some(adjourned) = self.adjourned.clone() else { return Vec::new() };
        let by = adjourned.by;
        self.takes_up_again(by, None, adjourned.wrong);
        self.set_running(Some(by));
        self.lacks_record(by)
    }

    fn lacks_record(&mut self, by: Side) -> Vec<Ruling> {
        let answers = self.ask(&WITHOUT_RECORD);
        let says = format!("{} has made no record of a move: {} is to play.", by.name(), by.name());
        self.owes_for_record(&answers, says)
    }

    fn makes_sealed_move(&mut self, by: Side, sealed: &Sealed) -> Judgement {
        if let Sealed::Record { meaning, .. } = sealed
            && let Some(judged) = self.interprets(by, meaning)
        {
            return judged;
        }
        let only = match sealed {
            Sealed::Record { meaning, .. } => {
                meaning.motions.first().copied().filter(|_| meaning.motions.len() == 1)
            }
            _ => None,
        };
        let Some(motion) = only else {
            let several = matches!(sealed, Sealed::Record { meaning, .. } if meaning.motions.len() > 1);
            let means = if several { "more than one legal move" } else { "no legal move" };
            let says = format!(
                "The record means {means}, and {} is silent about what follows: {} is to play.",
                self.code.id,
                by.name()
            );
            return Ok(vec![ruling(&[], RulingKind::Note, says)]);
        };
        Ok(self.makes_recorded_move(by, motion))
    }

    /// The move that a record means is made on the board.
    pub(crate) fn makes_recorded_move(&mut self, by: Side, motion: Motion) -> Vec<Ruling> {
        self.plays(by, motion).unwrap_or_else(|_| {
            let says = "The sealed move cannot be made on the board as it was set up.";
            vec![ruling(&[], RulingKind::Note, says)]
        })
    }

    /// The men as somebody set them up, each the man that it can be.
    fn set_up_as(&mut self, setup: &Setup, by: Side) {
        let mut setup = *setup;
        setup.turn = by;
        let position = setup.as_it_stands(self.turn().position.movement());
        self.men = self.men.set_up_as(&setup);
        let men = self.men.clone();
        let turn = self.turn_mut();
        turn.stands_as(men, position);
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
                    let by = self.turn().by;
                    rulings.extend(match &resumed.sealed {
                        Some(sealed) => self.makes_sealed_move(by, sealed).unwrap_or_default(),
                        None => self.lacks_record(by),
                    });
                    return rulings;
                }
                (Effect::Ends(outcome), _) => {
                    let says =
                        "The adjourned position, or the times, cannot be ascertained: the game is annulled.";
                    let mut articles = answer.articles.clone();
                    articles.extend(self.after_annulment());
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
        turn.stands_as(men, position);
        turn.attempts = vec![crate::turn::Attempt::default()];
        let by = self.turn().by;
        self.set_running(Some(by));
        self.resumed = Some(Resumed { wrong: false, ..resumed.clone() });
        let says = match resumed.sealed {
            Some(_) => {
                "All moves since are void: the adjourned position stands again, and the sealed move with it."
            }
            None => "All moves since are void: the adjourned position stands again.",
        };
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

impl Sealed {
    /// What stands on the envelope, where something does.
    pub fn on_envelope(&self) -> Option<EnvelopeHash> {
        match self {
            Sealed::Record { record, bits, .. } => bits.map(|bits| EnvelopeHash::over(record, &bits)),
            Sealed::Hash(hash) => Some(*hash),
            Sealed::Withheld => None,
        }
    }
}

fn shown_unchanged(record: &str, bits: &Bits) -> Ruling {
    let hash = EnvelopeHash::over(record, bits);
    let says =
        format!("The envelope's #{hash} is the SHA-256 of `{record} {bits}`: the record is the one sealed.");
    ruling(&[], RulingKind::Note, says)
}
