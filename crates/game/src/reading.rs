//! Records of moves: in which notation they are read, what they can mean, and what follows from that.

use board::{Move, Position, Side, Square, Wing};
use law::question::{Reading, Recorded};
use law::{Answer, Effect, Provision, provided};

use crate::act::{Act, Entry, Meaning, Motion, Person};
use crate::game::{Game, Judgement, articles_of, refused, ruling};
use crate::settings::Notation;
use crate::standing::{Open, Ruling, RulingKind, Saying};
use crate::touching::join;
use crate::turn::{Owed, Turn};

/// In which notation records of moves are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reads {
    /// Algebraic, as the code has it or nobody says otherwise.
    Algebraic,
    /// Descriptive, as the code has it.
    Descriptive,
    /// Descriptive, as the code has it, and algebraic, as was agreed.
    Both,
}

/// A record that can mean several moves waits for one of them to be adopted.
#[derive(Clone, Debug)]
pub(crate) struct Adopting {
    /// Who adopts.
    by: Side,
    motions: Vec<Motion>,
    articles: Vec<&'static str>,
}

impl Game {
    /// In which notation records of this game are read.
    ///
    /// ```
    /// use jadoube_game::{Game, Reads, settings::Settings};
    ///
    /// let code = law::codes::find("american-1897").ok_or("no such code")?;
    /// assert_eq!(Game::new(code, Settings::default())?.reads(), Reads::Descriptive);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reads(&self) -> Reads {
        let descriptive = provided(self.code, Provision::DescriptiveRecords).is_some();
        match (descriptive, self.settings.notation) {
            (false, _) | (true, Notation::Algebraic) => Reads::Algebraic,
            (true, Notation::Code) => Reads::Descriptive,
            (true, Notation::Any) => Reads::Both,
        }
    }

    /// Which Bishops, Knights and Rooks were the King's or the Queen's when this turn began, by square; none where that
    /// is not known.
    pub fn origins(&self) -> [Option<Wing>; 64] {
        self.origins_in(self.turn())
    }

    /// The position before the move that a side writes down next, and the origins in it; none where that position has not
    /// come yet.
    pub fn before_next_record(&self, side: Side) -> Option<(&Position, [Option<Wing>; 64])> {
        let turn = self.line.get(self.sheets[side.index()].moves())?;
        Some((&turn.position, self.origins_in(turn)))
    }

    pub(crate) fn origins_in(&self, turn: &Turn) -> [Option<Wing>; 64] {
        Square::ALL.map(|square| self.origins.wing(turn.men.at(square)?))
    }

    /// What follows from what a sealed record can mean; none where the code says nothing of it.
    pub(crate) fn interprets(&mut self, by: Side, meaning: &Meaning) -> Option<Judgement> {
        let position = self.resumed.as_ref().map_or(self.turn().position, |resumed| resumed.position);
        let moves: Vec<Move> = position
            .legal_moves()
            .into_iter()
            .filter(|&m| meaning.motions.iter().any(|&motion| is_made_by(motion, m)))
            .collect();
        let recorded = recorded(&position, &moves);
        let answers = self.ask(&Reading { recorded, wording: meaning.wording });
        if answers.is_empty() {
            return None;
        }
        let reads = articles_of(&answers, |effect| effect == Effect::Reads);
        let adopts = articles_of(&answers, |effect| effect == Effect::Adopts);
        let motions: Vec<Motion> = moves.iter().map(|&m| motion_of(m)).collect();
        Some(Ok(match motions[..] {
            [] => {
                let says = format!(
                    "The record cannot be interpreted as expressing a legal move: {} is to play.",
                    by.name()
                );
                self.owes_for_record(&answers, says)
            }
            [one] => {
                let says = format!("It is read as {}.", position.uci(moves[0]));
                let mut rulings = vec![ruling(&reads, RulingKind::Note, says)];
                rulings.extend(self.makes_recorded_move(by, one));
                rulings
            }
            _ => {
                let all: Vec<String> = moves.iter().map(|&m| position.uci(m)).collect();
                let meant = format!("It can be read as {}.", join(&all, "or"));
                let says = format!("{} may adopt any one of these moves.", (!by).name());
                self.adopting = Some(Adopting { by: !by, motions, articles: adopts.clone() });
                vec![ruling(&reads, RulingKind::Note, meant), ruling(&adopts, RulingKind::Right, says)]
            }
        }))
    }

    /// What a record that means nothing, or that is missing, costs the player whose turn it is.
    pub(crate) fn owes_for_record(&mut self, answers: &[Answer], says: String) -> Vec<Ruling> {
        let owes = answers.iter().find_map(|answer| match answer.effect {
            Effect::Owes(menu) => Some((menu, answer.articles.clone())),
            _ => None,
        });
        let mut articles = articles_of(answers, |effect| effect == Effect::Reads);
        if let Some((menu, given)) = owes {
            articles.extend(&given);
            self.turn_mut().owed.push(Owed { menu, men: Vec::new(), articles: given });
        }
        let mut rulings = vec![ruling(&articles, RulingKind::Note, says)];
        rulings.extend(self.tell_liability(self.line.len() - 1));
        rulings
    }

    /// One of the moves that a record can mean is adopted, and made.
    pub(crate) fn adopts(&mut self, who: Side, motion: Motion) -> Judgement {
        let Some(adopting) = self.adopting.clone() else {
            return Ok(vec![refused(&[], "No record waits for a move to be adopted.")]);
        };
        if !adopting.motions.contains(&motion) {
            return Ok(vec![refused(
                &adopting.articles,
                "That is none of the moves that the record can mean.",
            )]);
        }
        self.adopting = None;
        let says = format!("{} adopts one of the moves that the record can mean.", who.name());
        let mut rulings = vec![ruling(&adopting.articles, RulingKind::Note, says)];
        rulings.extend(self.makes_recorded_move(!who, motion));
        Ok(rulings)
    }
}

impl Adopting {
    /// What may be said while it waits.
    pub(crate) fn open(&self) -> Vec<Open> {
        let adopt = |&motion: &Motion| Open {
            who: Person::Player(self.by),
            line: Saying::Adopt(motion),
            ripe: false,
            option: None,
        };
        self.motions.iter().map(adopt).collect()
    }

    /// What it says to an act that does not adopt; none where the act is heard.
    pub(crate) fn refuses(&self, entry: &Entry) -> Option<Ruling> {
        let heard = matches!(entry.act, Act::Adopts(_)) && entry.who.side() == Some(self.by);
        let says = format!(
            "The game waits for {} to adopt one of the moves that the record can mean.",
            self.by.name()
        );
        (!heard).then(|| refused(&self.articles, says))
    }
}

/// Whether a legal move is made by this motion; one that names no piece for a Pawn makes any.
pub(crate) fn is_made_by(motion: Motion, played: Move) -> bool {
    match motion {
        Motion::Castling(wing) => played.castling_wing() == Some(wing),
        Motion::Transfer { from, to, promotion } => {
            let transfer = played.transfer();
            (transfer.from, transfer.to) == (from, to)
                && promotion.is_none_or(|kind| transfer.promotion == Some(kind))
        }
    }
}

fn motion_of(played: Move) -> Motion {
    let transfer = played.transfer();
    match played.castling_wing() {
        Some(wing) => Motion::Castling(wing),
        None => Motion::Transfer { from: transfer.from, to: transfer.to, promotion: transfer.promotion },
    }
}

fn recorded(position: &Position, moves: &[Move]) -> Recorded {
    match *moves {
        [] => Recorded::Nothing,
        [one] if one.castling_wing().is_some() => Recorded::Castling,
        [one] => match position.captured(one) {
            None => Recorded::Transfer,
            Some((square, _)) if square != one.to() => Recorded::InPassing,
            Some(_) => Recorded::Capture,
        },
        _ => Recorded::Several,
    }
}
