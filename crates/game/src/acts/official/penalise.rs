//! The arbiter punishes a player.

use board::Side;
use law::{Cites, Provision, Sanction, provided, providing};

use crate::act::official::{Punishment, Score};
use crate::effects::end::{end, gives_result};
use crate::effects::time::{costs_time, only_noted};
use crate::facts::points::half_is_otherwise;
use crate::phrases::{number_of, points_in_words, seconds};
use crate::refusal::{Ended, Refusal};
use crate::result::{EndReason, Ending, GameResult};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::interferes;
use crate::standing::{Penalised, TimeCost};
use crate::state::State;

/// The arbiter punishes a player.
pub(crate) fn penalises(
    state: &mut State,
    side: Side,
    punishment: &Punishment,
    for_article: Option<&str>,
) -> Vec<Ruling> {
    let Some(article) = provided(state.law().code, Provision::ArbiterPenalises) else {
        return vec![interferes(state, crate::act::person::Person::Arbiter)];
    };
    let named = for_article.map(|no| no.trim_start_matches(state.law().code.id()).trim());
    let sanction = providing(state.law().code, Provision::Sanctions(sanction_of(punishment)));
    if sanction.is_empty() && has_a_list(state) {
        let says = format!("{} has no such penalty.", state.law().code.name());
        return vec![refused([article], Refusal::Unknown, says)];
    }
    let broken = named.and_then(|no| state.law().code.article(no)).map(|article| article.no);
    let articles = Cites::from(article).and(sanction).and(broken);
    let name = side.name();
    // An article that the table does not have is told as it was written.
    let unknown = named.filter(|_| broken.is_none());
    let breach = unknown.map(|no| format!(" under {no}")).unwrap_or_default();
    match punishment {
        Punishment::Opponent(0) | Punishment::Own(0) => {
            vec![refused(articles, Refusal::NotSo, "A penalty of no time is no penalty.")]
        }
        Punishment::Warning => {
            vec![ruling(articles, RulingKind::Penalty, format!("{name} is warned{breach}."))]
        }
        Punishment::Points(halves) => {
            let says = format!("{name} loses {}{breach}.", points_in_words(*halves));
            vec![changes_points(state, side, -halves_of(*halves), articles, says)]
        }
        Punishment::OpponentsPoints(halves) => {
            let other = (!side).name();
            let says = format!("{other} is given {} for what {name} did{breach}.", points_in_words(*halves));
            vec![changes_points(state, !side, halves_of(*halves), articles, says)]
        }
        Punishment::Opponent(ms) => {
            let cost = TimeCost::OpponentGains(*ms);
            vec![penalises_in_time(
                state,
                Penalised { side, cost, article: broken.unwrap_or(article) },
                &breach,
                articles,
            )]
        }
        Punishment::Own(ms) => {
            let cost = TimeCost::PlayerLoses(*ms);
            vec![penalises_in_time(
                state,
                Penalised { side, cost, article: broken.unwrap_or(article) },
                &breach,
                articles,
            )]
        }
        Punishment::Loss(score) => {
            let scores = match score {
                Score::Whole => "",
                Score::Half if half_is_otherwise(state) => ", and gives the opponent as much as a draw gives",
                Score::Half => ", and gives the opponent half a point",
                Score::Nothing => ", and gives the opponent nothing",
            };
            let says = format!("The arbiter declares the game lost by {name}{breach}{scores}.");
            let result = score.of_game_lost_by(side);
            vec![decided(state, result, articles, says)]
        }
        Punishment::Fine(amount) => {
            let of = amount.as_ref().map(|amount| format!(" of {amount}")).unwrap_or_default();
            let says = format!("{name} is to pay a fine{of}{breach}.");
            vec![ruling(articles, RulingKind::Penalty, says)]
        }
        Punishment::Exclusion(rounds) => {
            let rounds = number_of(*rounds as usize, "round");
            let says = format!("{name} is excluded from {rounds} to come{breach}.");
            vec![ruling(articles, RulingKind::Penalty, says)]
        }
        Punishment::Expulsion => {
            let lost = GameResult::Won(!side);
            // Only who is expelled during a game loses it.
            if let Some(ending) = state.ending() {
                let was = if ending.result == lost {
                    "The game was lost already."
                } else {
                    "The game is over, and its result stands."
                };
                let says = format!("The arbiter expels {name}{breach}. {was}");
                return vec![ruling(articles, RulingKind::Penalty, says)];
            }
            let says = format!("The arbiter expels {name}{breach}. {name} has lost the game.");
            vec![decided(state, lost, articles, says)]
        }
        Punishment::BothLose => {
            let says = format!("The arbiter declares the game lost by both players{breach}.");
            vec![decided(state, GameResult::BothLost, articles, says)]
        }
    }
}

/// The penalty as a code lists it.
fn sanction_of(punishment: &Punishment) -> Sanction {
    match punishment {
        Punishment::Warning => Sanction::Warning,
        Punishment::Opponent(_) => Sanction::OpponentsTime,
        Punishment::Own(_) => Sanction::OwnTime,
        Punishment::Points(_) => Sanction::OwnPoints,
        Punishment::OpponentsPoints(_) => Sanction::OpponentsPoints,
        Punishment::Loss(_) => Sanction::Loss,
        Punishment::BothLose => Sanction::BothLose,
        Punishment::Fine(_) => Sanction::Fine,
        Punishment::Exclusion(_) => Sanction::Exclusion,
        Punishment::Expulsion => Sanction::Expulsion,
    }
}

/// Whether the code lists its penalties: another than these is none of them.
fn has_a_list(state: &State) -> bool {
    let listed = |sanction| provided(state.law().code, Provision::Sanctions(sanction)).is_some();
    listed(Sanction::Warning) || listed(Sanction::Loss)
}

fn changes_points(state: &mut State, of: Side, halves: i32, articles: Cites, says: String) -> Ruling {
    state.decisions.changes_points(of, halves);
    ruling(articles, RulingKind::Penalty, says)
}

fn halves_of(halves: u32) -> i32 {
    i32::try_from(halves).unwrap_or(i32::MAX)
}

fn penalises_in_time(state: &mut State, penalised: Penalised, breach: &str, articles: Cites) -> Ruling {
    let flag = costs_time(state, penalised);
    let (whose, change, ms) = match penalised.cost {
        TimeCost::OpponentGains(ms) => (!penalised.side, "is given", ms),
        TimeCost::PlayerLoses(ms) => (penalised.side, "loses", ms),
    };
    let (whose, noted, also) = (whose.name(), only_noted(state), flag.says);
    let says = format!("{whose} {change} {}{breach}.{noted}{also}", seconds(ms));
    ruling(articles.and(flag.by), RulingKind::Penalty, says)
}

pub(crate) fn decided(state: &mut State, result: GameResult, articles: Cites, says: String) -> Ruling {
    if let Some(ended) = state.ending() {
        let cancelled = matches!(ended.result, GameResult::Annulled | GameResult::Recommenced);
        if cancelled || ended.result == result {
            let says = match cancelled {
                true => "The game counts as never played, so nobody can lose it.",
                false => "The game already has that result.",
            };
            return refused(articles, Refusal::TooLate(Ended::GameOver), says);
        }
        return gives_result(state, result, articles, says);
    }
    let told = ruling(articles, RulingKind::Result, says);
    end(state, Ending { result, reason: Some(EndReason::Decision), ruling: told })
}
