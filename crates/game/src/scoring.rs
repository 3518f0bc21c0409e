//! Score sheets: what each player writes of the game, held against the game.

use board::{Kind, Side};
use law::question::{Recording, Sheet, Signature, Signed};
use law::{Answer, Effect};

use crate::act::{Record, Sketch};
use crate::game::{Game, articles_of, refused, ruling};
use crate::reading::is_made_by;
use crate::standing::{Ending, GameResult, Line, Noted, Ruling, RulingKind, ScoreSheet};
use crate::turn::Turn;

/// Milliseconds of a second and of a minute.
const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;

impl Game {
    pub(crate) fn writes(&mut self, who: Side, record: &Record) -> Vec<Ruling> {
        if !self.knows_scores() {
            return vec![self.silent("score sheets")];
        }
        let ply = self.sheets[who.index()].moves();
        let (noted, sheet) = self.held_against_the_game(record, ply);
        let due = self.must_record(who);
        let knows_offers = !self.ask(&Recording { sheet: Sheet::OfferMissing, due }).is_empty();
        let in_order = noted == Noted::InOrder && !record.offer;
        let missing = in_order && knows_offers && self.offers_at.contains(&(ply + 1));
        self.sheets[who.index()].lines.push(self.line_of_sheet(record, ply, noted));
        let mut rulings = vec![self.tell_record(who, sheet, record)];
        if missing {
            rulings.push(self.tell_record(who, Sheet::OfferMissing, record));
        } else if record.offer && sheet != Sheet::Offer {
            rulings.push(self.tell_record(who, Sheet::Offer, record));
        }
        rulings
    }

    fn knows_scores(&self) -> bool {
        !self.ask(&Recording { sheet: Sheet::InOrder, due: true }).is_empty()
    }

    fn held_against_the_game(&self, record: &Record, ply: usize) -> (Noted, Sheet) {
        let Some(sketch) = &record.sketch else {
            let sheet = if record.offer { Sheet::Offer } else { Sheet::OtherData };
            return (Noted::Other, sheet);
        };
        match self.line[..self.line.len() - 1].get(ply) {
            None => (Noted::InAdvance, Sheet::InAdvance),
            Some(turn) if means(turn, sketch) => (Noted::InOrder, Sheet::InOrder),
            Some(_) => (Noted::Otherwise, Sheet::Otherwise),
        }
    }

    fn line_of_sheet(&self, record: &Record, ply: usize, noted: Noted) -> Line {
        let first = &self.line[0];
        let black_first = usize::from(first.by == Side::Black);
        let by = if (ply + black_first).is_multiple_of(2) { Side::White } else { Side::Black };
        let number = first.number() + u32::try_from((ply + black_first) / 2).unwrap_or(u32::MAX);
        Line { text: record.text.clone(), number, by, offer: record.offer, struck: false, noted }
    }

    fn tell_record(&self, who: Side, sheet: Sheet, record: &Record) -> Ruling {
        let answers = self.ask(&Recording { sheet, due: self.must_record(who) });
        let told = |kind: RulingKind, says: String| Ruling {
            about: Some(who),
            ..ruling(&articles(&answers), kind, says)
        };
        let offence = answers.iter().any(|answer| answer.effect == Effect::Offence);
        let kind = if offence { RulingKind::Offence } else { RulingKind::Note };
        let (name, text) = (who.name(), &record.text);
        if answers.is_empty() {
            let says = format!("{name} wrote {text}; {} is silent about it.", self.code.id);
            return told(kind, says);
        }
        told(
            kind,
            match sheet {
                Sheet::InAdvance if !offence => format!("{name} wrote {text} before it is made."),
                Sheet::InAdvance => {
                    format!(
                        "{name} wrote {text} before it is made, which is right for a claim or a sealed move alone."
                    )
                }
                Sheet::Otherwise => format!("{name} wrote {text}, and another move was made."),
                Sheet::Offer => format!("{name} noted the offer of a draw."),
                Sheet::OfferMissing => format!("{name} did not note the offer of a draw, (=)."),
                Sheet::TwoMovesBehind => format!("{name} made a move, and has not recorded his move before."),
                Sheet::Struck => format!("{name} struck out {text}."),
                Sheet::InOrder | Sheet::OtherData => format!("{name} wrote {text}."),
            },
        )
    }

    pub(crate) fn strikes(&mut self, who: Side) -> Vec<Ruling> {
        if !self.knows_scores() {
            return vec![self.silent("score sheets")];
        }
        let last = self.sheets[who.index()].lines.iter_mut().rfind(|line| !line.struck);
        let Some(last) = last else {
            return vec![refused(&[], "Nothing is written that could be struck out.")];
        };
        last.struck = true;
        let record = Record { text: last.text.clone(), sketch: None, offer: last.offer };
        vec![self.tell_record(who, Sheet::Struck, &record)]
    }

    /// Who has begun a score must have recorded his move before the one that he has just made.
    pub(crate) fn recorded_so_far(&self, by: Side) -> Option<Ruling> {
        let sheet = &self.sheets[by.index()];
        let behind = (self.line.len() - 1).saturating_sub(sheet.moves());
        // That he need not is told once, when he first falls behind.
        let told = behind > 2 && (self.must_record(by) || behind <= 4);
        let record = Record { text: String::new(), sketch: None, offer: false };
        let facts = Recording { sheet: Sheet::TwoMovesBehind, due: self.must_record(by) };
        let told = told && !self.ask(&facts).is_empty();
        (told && !sheet.lines.is_empty()).then(|| self.tell_record(by, Sheet::TwoMovesBehind, &record))
    }

    /// Whether a player must record: not where he has little time left and small increments.
    fn must_record(&self, who: Side) -> bool {
        let limit = law::figure(self.code, law::Figure::MinutesToRecord);
        let least = law::figure(self.code, law::Figure::IncrementToRecord);
        let (Some((minutes, _)), Some((seconds, _))) = (limit, least) else { return true };
        self.clock.as_ref().is_none_or(|clock| {
            let enough = clock.left_ms(who).is_none_or(|left| left >= u64::from(minutes) * MINUTE);
            enough || clock.increment_ms(who) >= u64::from(seconds) * SECOND
        })
    }

    /// A draw was offered: both record it with the move made last.
    pub(crate) fn notes_offer(&mut self) {
        self.offers_at.push(self.line.len() - 1);
    }

    /// A result is signed, which is done when the game is over.
    pub(crate) fn signs(&mut self, who: Side, result: GameResult) -> Vec<Ruling> {
        let signed = match &self.ending {
            None => Signed::TooEarly,
            Some(ending) if ending.result == result => Signed::Right,
            Some(_) => Signed::Wrong,
        };
        let answers = self.ask(&Signature { signed });
        let refuses = articles_of(&answers, |effect| effect == Effect::Refuses);
        let settles = articles_of(&answers, |effect| effect == Effect::Settles);
        if !refuses.is_empty() || settles.is_empty() {
            let says = match signed {
                Signed::TooEarly => "The game goes on: there is no result to sign.".to_string(),
                _ => format!("{} is silent about signing a result.", self.code.id),
            };
            return vec![refused(&refuses, says)];
        }
        self.sheets[who.index()].signed = Some(result);
        let mut rulings = vec![ruling(
            &settles,
            RulingKind::Note,
            format!("{} signed {}.", who.name(), in_figures(result)),
        )];
        rulings.extend(self.signed_by_both(result, &settles));
        rulings
    }

    /// What both have signed stands, even if it is wrong.
    fn signed_by_both(&mut self, result: GameResult, articles: &[&'static str]) -> Option<Ruling> {
        let both = self.sheets.iter().all(|sheet| sheet.signed == Some(result));
        let ending = self.ending.as_mut().filter(|ending| both && ending.result != result)?;
        let says = format!(
            "Both have signed {}, and it stands unless the arbiter decides otherwise.",
            in_figures(result)
        );
        let told = ruling(articles, RulingKind::Result, says);
        *ending = Ending { result, reason: ending.reason, ruling: told.clone() };
        Some(told)
    }
}

impl ScoreSheet {
    /// How many moves are written and not struck out.
    pub(crate) fn moves(&self) -> usize {
        self.lines.iter().filter(|line| !line.struck && line.noted != Noted::Other).count()
    }
}

fn articles(answers: &[Answer]) -> Vec<&'static str> {
    articles_of(answers, |_| true)
}

/// Whether what is written can mean the move of this turn.
fn means(turn: &Turn, sketch: &Sketch) -> bool {
    let Some(making) = turn.attempt().making.as_ref() else { return false };
    let wing = making.legal.and_then(board::Move::castling_wing);
    match *sketch {
        Sketch::Motions(ref motions) => {
            making.legal.is_some_and(|legal| motions.iter().any(|&motion| is_made_by(motion, legal)))
        }
        Sketch::Castling(written) => wing == Some(written),
        Sketch::Man { kind, file, rank, to, promotion } => {
            let (Some(from), Some(arrived)) = (making.men.mover, making.men.to) else { return false };
            let moved = turn.men.man_at(from).map(|man| man.kind);
            let origin_known = file.is_some() && rank.is_some();
            let right_kind = match kind {
                None => origin_known || moved == Some(Kind::Pawn),
                written => moved == written,
            };
            let became = making.legal.and_then(board::Move::promotion_kind);
            right_kind
                && to == arrived
                && file.is_none_or(|file| file == from.file())
                && rank.is_none_or(|rank| rank == from.rank())
                && promotion == became
                && (wing.is_none() || origin_known)
        }
    }
}

fn in_figures(result: GameResult) -> &'static str {
    match result {
        GameResult::Won(Side::White) => "1-0",
        GameResult::Won(Side::Black) => "0-1",
        _ => "1/2-1/2",
    }
}
