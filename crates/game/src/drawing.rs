//! Draws that are claimed, perhaps with a move that is declared, and those that nobody need claim.

use std::sync::Arc;

use board::{Move, Position, Side, Square};
use law::question::{ClaimForm, Claimant, DrawClaim, DrawGround, Truth};
use law::{Answer, Duty as LawDuty, Effect, Figure, Provision, figure, provided};

use crate::act::{Claim, Motion};
use crate::game::{Game, articles_of, refused, ruling};
use crate::proving::{Proved, endless};
use crate::standing::{Duty, DutyKind, Ruling, RulingKind};
use crate::turn::Required;

/// A move declared with a claim.
struct Declared {
    /// Where its man stands.
    from: Option<Square>,
    legal: Option<Move>,
}

impl Game {
    /// A claim with a move that the claimant intends to make.
    pub(crate) fn claims_intending(&mut self, who: Side, claim: Claim, motion: Motion) -> Vec<Ruling> {
        let ground = match claim {
            Claim::Repetition => DrawGround::Repetition,
            Claim::FiftyMoves => DrawGround::FiftyMoves,
            _ => return vec![refused(&[], "No move is declared with such a claim.")],
        };
        match provided(self.code, Provision::DeclaredMoves) {
            Some(_) => self.claims_draw(who, ground, Some(motion)),
            None => vec![refused(&[], format!("Under {} no move is declared with a claim.", self.code.id))],
        }
    }

    /// The truth of a claim of a draw as the position stands; none where only a search can tell.
    pub(crate) fn draw_truth(&self, ground: DrawGround) -> Option<Truth> {
        self.draw_truth_of(ground, &self.turn().position, 0)
    }

    /// The truth of such a claim, of a position that has appeared so many times more than the line shows.
    fn draw_truth_of(&self, ground: DrawGround, position: &Position, more: usize) -> Option<Truth> {
        let wanted = |which: Figure| figure(self.code, which).map(|(number, _)| number);
        let times = |which: Figure| Some(self.occurrences(position) + more >= wanted(which)? as usize);
        let enough = match ground {
            DrawGround::Repetition => times(Figure::Occurrences)?,
            DrawGround::ManyRepetitions => times(Figure::OccurrencesByThemselves)?,
            DrawGround::FiftyMoves => {
                let (wanted, went_by) = self.moves_without_progress(position)?;
                went_by >= 2 * wanted
            }
            DrawGround::ManyMoves => {
                position.halfmoves() >= 2 * wanted(Figure::MovesWithoutProgressByThemselves)?
            }
            DrawGround::PerpetualCheck => return None,
        };
        Some(if enough { Truth::Yes } else { Truth::No })
    }

    /// The moves on each side that the code asks for, and the single moves that went by: without a capture, and where
    /// the code says so without a move of a Pawn.
    fn moves_without_progress(&self, position: &Position) -> Option<(u32, u32)> {
        match figure(self.code, Figure::MovesWithoutCapture) {
            Some((moves, _)) => Some((moves, self.moves_without_capture())),
            None => {
                let (moves, _) = figure(self.code, Figure::MovesWithoutProgress)?;
                Some((moves, position.halfmoves()))
            }
        }
    }

    /// Single moves since the last capture; before the first move, as the start counts them.
    fn moves_without_capture(&self) -> u32 {
        let men = |turn: &crate::turn::Turn| turn.men.board().iter().flatten().count();
        let now = men(self.turn());
        let since = self.line.iter().rev().skip(1).take_while(|turn| men(turn) == now).count();
        let before = if since + 1 == self.line.len() { self.line[0].position.halfmoves() } else { 0 };
        u32::try_from(since).unwrap_or(u32::MAX).saturating_add(before)
    }

    /// How often a position has stood at the beginning of this player's turn, now included.
    fn occurrences(&self, now: &Position) -> usize {
        let with_moves = provided(self.code, Provision::SamePossibleMoves).is_some();
        let same = |position: &Position| match with_moves {
            true => position.same_for_repetition(now),
            false => position.same_men_and_turn(now),
        };
        self.line.iter().filter(|turn| same(&turn.position)).count()
    }

    pub(crate) fn claims_draw(
        &mut self,
        who: Side,
        ground: DrawGround,
        intended: Option<Motion>,
    ) -> Vec<Ruling> {
        let by = if who == self.turn().by { Claimant::Player } else { Claimant::Opponent };
        let intended = intended.filter(|_| by == Claimant::Player);
        let declared = intended.map(|motion| self.declared_move(motion));
        let after =
            declared.as_ref().and_then(|declared| declared.legal).map(|m| self.turn().position.play(m));
        let form = match (&declared, &after) {
            (None, _) => ClaimForm::Now,
            (Some(_), Some(_)) => ClaimForm::Intending,
            (Some(_), None) => ClaimForm::IntendingIllegal,
        };
        let (position, more) = after.map_or((self.turn().position, 0), |after| (after, 1));
        let touched = by == Claimant::Player && self.touched_before_claiming();
        let ground = self.ground_by_itself(ground, &position, more).unwrap_or(ground);
        let facts = DrawClaim { ground, by, form, touched, truth: Truth::Undetermined };
        let mut proved = Proved::default();
        let truth = self.worth_proving(&facts, || {
            if form == ClaimForm::IntendingIllegal {
                return Truth::No;
            }
            self.draw_truth_of(ground, &position, more).unwrap_or_else(|| {
                proved.evidence = Some(Arc::new(endless(&position, self.settings.search_states)));
                proved.truth()
            })
        });
        let truth = truth.unwrap_or(Truth::Undetermined);
        let answers = self.ask(&DrawClaim { truth, ..facts });
        let mut rulings = self.verdict_on_draw(who, (ground, truth), &answers, &proved, (&position, more));
        if self.ending.is_none() {
            rulings.extend(self.price_of_claim(who, &answers, declared));
        }
        rulings
    }

    /// Whether he has touched a man: with intent, where a claim may go with a declared move; else in any way.
    pub(crate) fn touched_before_claiming(&self) -> bool {
        match provided(self.code, Provision::DeclaredMoves) {
            Some(_) => self.player_has_touched(),
            None => self.player_has_touched_any(),
        }
    }

    fn declared_move(&self, motion: Motion) -> Declared {
        let position = &self.turn().position;
        match motion {
            Motion::Transfer { from, to, promotion } => {
                Declared { from: Some(from), legal: position.find(board::Transfer { from, to, promotion }) }
            }
            Motion::Castling(wing) => Declared {
                from: position.king(self.turn().by),
                legal: position.legal_moves().iter().copied().find(|m| m.castling_wing() == Some(wing)),
            },
        }
    }

    /// What is claimed has come about so often, or lasted so long, that the code needs no claim.
    fn ground_by_itself(&self, ground: DrawGround, position: &Position, more: usize) -> Option<DrawGround> {
        let by_itself = match ground {
            DrawGround::Repetition => DrawGround::ManyRepetitions,
            DrawGround::FiftyMoves => DrawGround::ManyMoves,
            _ => return None,
        };
        let so = self.draw_truth_of(by_itself, position, more) == Some(Truth::Yes);
        so.then_some(by_itself)
    }

    fn verdict_on_draw(
        &mut self,
        who: Side,
        (ground, truth): (DrawGround, Truth),
        answers: &[Answer],
        proved: &Proved,
        (position, more): (&Position, usize),
    ) -> Vec<Ruling> {
        let effort =
            proved.evidence.as_ref().map(|found| format!(" ({} states were searched)", found.states));
        let effort = effort.unwrap_or_default();
        let pauses = articles_of(answers, |effect| effect == Effect::Pauses);
        for answer in answers {
            let articles = [answer.articles.clone(), pauses.clone()].concat();
            match answer.effect {
                Effect::Ends(outcome) => {
                    let says = format!(
                        "{} proved it{effort}: {}; the game is drawn.",
                        who.name(),
                        proved_words(ground)
                    );
                    return vec![self.ends_by_proof(outcome, who, &articles, says, proved)];
                }
                Effect::Refuses => {
                    let why = self.why_no_draw(who, ground, truth, (position, more));
                    return vec![proved.shown_by(refused(&articles, format!("{why}{effort}.")))];
                }
                _ => {}
            }
        }
        vec![self.no_such_claim()]
    }

    fn why_no_draw(
        &self,
        who: Side,
        ground: DrawGround,
        truth: Truth,
        (position, more): (&Position, usize),
    ) -> String {
        if who != self.turn().by {
            return format!(
                "Only the player whose turn it is may claim it, and it is {}'s turn",
                self.turn().by.name()
            );
        }
        if !self.knows_claim_after_touch(ground) && self.touched_before_claiming() {
            return format!("{} has touched a man, and may not claim it any more", who.name());
        }
        match (ground, truth) {
            (_, Truth::Undetermined) => "It is unproven: the search ended at its bound".to_string(),
            (DrawGround::Repetition | DrawGround::ManyRepetitions, _) => {
                let times = times_in_words(self.occurrences(position) + more);
                match more {
                    0 => format!("The position has stood at the beginning of {}'s turn {times}", who.name()),
                    _ => format!("With the move declared the position would have appeared {times}"),
                }
            }
            (DrawGround::FiftyMoves | DrawGround::ManyMoves, _) => {
                let moves = self.moves_without_progress(position).map_or(0, |(_, moves)| moves);
                let pawns = figure(self.code, Figure::MovesWithoutCapture).is_none();
                let or_pawns = if pawns { " or a move of a Pawn" } else { "" };
                format!("Only {moves} single moves went by without a capture{or_pawns}")
            }
            (DrawGround::PerpetualCheck, _) => "The checks can be brought to an end".to_string(),
        }
    }

    /// What a claim that was refused costs, where the code has a price for it.
    fn price_of_claim(&mut self, who: Side, answers: &[Answer], declared: Option<Declared>) -> Vec<Ruling> {
        let mut rulings = Vec::new();
        for answer in answers {
            match answer.effect {
                Effect::GivesTime(which) => {
                    rulings.extend(self.gives_time(!who, which, "a wrong claim", &answer.articles));
                }
                Effect::OpensOffer => {
                    self.offer = Some(who);
                    let says = format!("The claim counts as {}'s offer of a draw.", who.name());
                    rulings.push(ruling(&answer.articles, RulingKind::Note, says));
                }
                Effect::Binds(law) => {
                    let duty = declared.as_ref().map(|declared| self.duty_declared(law, declared));
                    rulings.extend(duty.and_then(|(moves, says)| {
                        self.binds_to_declared(who, moves, says, &answer.articles)
                    }));
                }
                _ => {}
            }
        }
        rulings
    }

    /// The moves that a declared move leaves, and in words.
    fn duty_declared(&self, law: LawDuty, declared: &Declared) -> (Vec<Move>, String) {
        let position = &self.turn().position;
        match (law, declared.legal) {
            (LawDuty::DeclaredMove, Some(m)) => {
                (vec![m], format!("make the declared move {}", position.uci(m)))
            }
            _ => {
                let of_man = |m: &Move| Some(m.from()) == declared.from;
                let moves = position.legal_moves().iter().copied().filter(of_man).collect();
                let from = declared.from.map(|square| format!(" on {square}")).unwrap_or_default();
                (moves, format!("move the man{from}, whose illegal move was declared"))
            }
        }
    }

    fn binds_to_declared(
        &mut self,
        who: Side,
        moves: Vec<Move>,
        says: String,
        articles: &[&'static str],
    ) -> Option<Ruling> {
        let squares = vec![moves.first()?.from()];
        let told = format!("{} must {says}.", who.name());
        let duty = Duty { kind: DutyKind::Move, squares, articles: articles.to_vec(), says };
        self.turn_mut().required = Some(Required { moves, duty });
        Some(Ruling { about: Some(who), ..ruling(articles, RulingKind::Obligation, told) })
    }
}

fn proved_words(ground: DrawGround) -> &'static str {
    match ground {
        DrawGround::Repetition | DrawGround::ManyRepetitions => "the position has come back",
        DrawGround::FiftyMoves | DrawGround::ManyMoves => {
            "as many moves went by without progress as the code asks for"
        }
        DrawGround::PerpetualCheck => "the checks need never end",
    }
}

fn times_in_words(times: usize) -> String {
    match times {
        1 => "only this once".to_string(),
        2 => "only twice".to_string(),
        many => format!("{many} times"),
    }
}
