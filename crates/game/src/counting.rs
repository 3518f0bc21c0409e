//! Moves counted from a notice.

use board::{Kind, Position, Side};
use law::question::{Force, MoveCount, Stage};
use law::{Effect, Figure, figure};

use crate::game::{Game, refused, ruling};
use crate::standing::{Counts, Ruling, RulingKind};

/// A count that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counting {
    pub by: Side,
    /// The turn of the line from which moves count.
    pub from: usize,
    pub facts: MoveCount,
}

impl Game {
    pub(crate) fn gives_notice_of_count(&mut self, who: Side) -> Vec<Ruling> {
        let facts = self.count_facts(who);
        if self.counting.is_some() {
            return vec![refused(&[], "Moves are counted already.")];
        }
        for answer in &self.ask(&facts) {
            match answer.effect {
                Effect::CountsMoves => {
                    self.counting = Some(Counting { by: who, from: self.line.len() - 1, facts });
                    let limit = self.moves_counted().map_or(0, |counts| counts.limit);
                    let says = format!(
                        "{} gives notice: if {} does not mate within {limit} moves on each side from now, the game is drawn.",
                        who.name(),
                        (!who).name()
                    );
                    return vec![ruling(&answer.articles, RulingKind::Right, says)];
                }
                Effect::Refuses => return vec![refused(&answer.articles, why_not(&facts))],
                _ => {}
            }
        }
        vec![self.silent("counting moves from a notice")]
    }

    fn count_facts(&self, who: Side) -> MoveCount {
        let position = &self.turn().position;
        let (of_other, of_own) = (force(position, !who), force(position, who));
        let by_weaker = of_other != Force::Other || of_own == Force::Other;
        let force = if by_weaker { of_other } else { of_own };
        let stronger = if by_weaker { !who } else { who };
        MoveCount {
            stage: Stage::Notice,
            by_weaker,
            force,
            certain_way: self.undertook_a_certain_way(stronger),
        }
    }

    /// Whether the code lets this side give such notice now.
    pub(crate) fn may_give_notice(&self, who: Side) -> bool {
        let counts =
            |facts: &MoveCount| self.ask(facts).iter().any(|answer| answer.effect == Effect::CountsMoves);
        self.counting.is_none() && counts(&self.count_facts(who))
    }

    /// The count as it stands.
    pub(crate) fn moves_counted(&self) -> Option<Counts> {
        let counting = self.counting?;
        let (limit, _) = figure(self.code, Figure::MovesAfterNotice)?;
        let last = self.line.len() - 1;
        let made = Side::ALL.map(|side| {
            let turns = &self.line[counting.from.min(last)..last];
            turns.iter().filter(|turn| turn.by == side && turn.counts()).count() as u32
        });
        Some(Counts { by: counting.by, made, limit })
    }

    /// Draws the game when the count is out.
    pub(crate) fn count_runs_out(&mut self) -> Option<Ruling> {
        let counts =
            self.moves_counted().filter(|counts| counts.made.iter().all(|&made| made >= counts.limit))?;
        let facts = MoveCount { stage: Stage::Out, ..self.counting?.facts };
        let answers = self.ask(&facts);
        let (outcome, articles) = answers.iter().find_map(|answer| match answer.effect {
            Effect::Ends(outcome) => Some((outcome, &answer.articles)),
            _ => None,
        })?;
        let says =
            format!("{} moves on each side have gone by since the notice: the game is drawn.", counts.limit);
        Some(self.ends(outcome, counts.by, articles, says))
    }
}

fn why_not(facts: &MoveCount) -> &'static str {
    match facts {
        MoveCount { force: Force::Other, .. } => "No such count is given for what stands on the board.",
        MoveCount { by_weaker: false, .. } => "It is the weaker side that may give this notice.",
        _ => "Nobody is held to a number of moves who undertook to do it in a certain way.",
    }
}

/// What `strong` has against the other, Kings aside.
fn force(position: &Position, strong: Side) -> Force {
    let count = |side: Side, kind: Kind| position.men(side, kind).count();
    let of = |side: Side| [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight].map(|kind| count(side, kind));
    if Side::ALL.into_iter().any(|side| count(side, Kind::Pawn) > 0 || count(side, Kind::King) != 1) {
        return Force::Other;
    }
    let worth =
        |[queens, rooks, bishops, knights]: [u32; 4]| 9 * queens + 5 * rooks + 3 * (bishops + knights);
    match (of(strong), of(!strong)) {
        ([0, 1, 1, 0], [0, 1, 0, 0]) => Force::RookAndBishopAgainstRook,
        ([0, 0, 2, 0] | [0, 0, 1, 1], [0, 0, 0, 0]) => Force::TwoMinorPieces,
        (own, [0, 1, 0, 0]) if worth(own) > 8 => Force::Greater,
        (own, [0, 0, 0, 0]) if worth(own) > 6 => Force::Greater,
        _ => Force::Other,
    }
}
