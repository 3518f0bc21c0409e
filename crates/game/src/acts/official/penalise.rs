//! The arbiter punishes a player.

use board::Side;
use law::{Cites, Provision, provided};

use crate::act::official::Punishment;
use crate::effects::end::end;
use crate::effects::time::{costs_time, only_noted};
use crate::phrases::seconds;
use crate::result::{EndReason, Ending, GameResult};
use crate::ruling::{Ruling, RulingKind, ruling};
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
    let broken = named.and_then(|no| state.law().code.article(no)).map(|article| article.no);
    let articles = Cites::from(article).and(broken);
    let name = side.name();
    // An article that the table does not have is told as it was written.
    let unknown = named.filter(|_| broken.is_none());
    let breach = unknown.map(|no| format!(" for breaking {no}")).unwrap_or_default();
    match punishment {
        Punishment::Warning => {
            vec![ruling(articles, RulingKind::Penalty, format!("{name} is warned{breach}."))]
        }
        Punishment::Points(words) => {
            vec![ruling(
                articles,
                RulingKind::Penalty,
                format!("{name}'s points are changed{breach}: {words}."),
            )]
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
        Punishment::Loss | Punishment::Expulsion => {
            let says = format!("The arbiter declares the game lost by {name}{breach}.");
            vec![decided(state, GameResult::Won(!side), articles, says)]
        }
        Punishment::BothLose => {
            let says = format!("The arbiter declares the game lost by both{breach}.");
            vec![decided(state, GameResult::BothLost, articles, says)]
        }
    }
}

fn penalises_in_time(state: &mut State, penalised: Penalised, breach: &str, articles: Cites) -> Ruling {
    costs_time(state, penalised);
    let (whose, change, ms) = match penalised.cost {
        TimeCost::OpponentGains(ms) => (!penalised.side, "is given", ms),
        TimeCost::PlayerLoses(ms) => (penalised.side, "loses", ms),
    };
    let says = format!("{} {change} {}{breach}.{}", whose.name(), seconds(ms), only_noted(state));
    ruling(articles, RulingKind::Penalty, says)
}

pub(crate) fn decided(state: &mut State, result: GameResult, articles: Cites, says: String) -> Ruling {
    let told = ruling(articles, RulingKind::Result, says);
    end(state, Ending { result, reason: Some(EndReason::Decision), ruling: told })
}
