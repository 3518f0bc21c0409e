//! A result is claimed that a table of endings gives.

use board::{Position, Side};
use law::Effect;
use law::question::{TableClaim, TableSays, TableTruth, Truth};

use crate::effects::end::ends_by_proof;
use crate::facts::proof::{Proved, forces_mate_in};
use crate::refusal::{Refusal, Whose};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::no_such_claim;
use crate::state::State;
use crate::state::waiting::{Dispute, Disputed};

/// What the laws say to the claim, with what a proof or the director tells of it.
pub(crate) fn judge_table(state: &mut State, who: Side, asked: TableClaim, proved: &Proved) -> Vec<Ruling> {
    judge_table_by(state, who, asked, proved, "It is proved")
}

/// The same, where it is known so whether it is true: "It is proved", "The director finds".
fn judge_table_by(
    state: &mut State,
    who: Side,
    asked: TableClaim,
    proved: &Proved,
    how: &str,
) -> Vec<Ruling> {
    let mut answers = state.law().hear(asked);
    let (end, waits) = (answers.take_end(), answers.take(Effect::Waits));
    let refuses = answers.take(Effect::Refuses);
    answers.all_heard();
    let name = who.name();
    let found = matches!(asked.truth, TableTruth::Found | TableTruth::FoundNotSo);
    if found {
        state.waiting_mut().gets_answer();
    }
    if let Some((outcome, articles)) = end {
        let says = match asked.says {
            TableSays::Won => format!("{how} that {name} wins: {name} has won."),
            TableSays::Drawn => format!("{how} that neither side wins: the game is drawn."),
        };
        return vec![ends_by_proof(state, outcome, who, articles, says, proved)];
    }
    if let Some(articles) = waits {
        state.waiting_mut().asks(Dispute { by: who, about: Disputed::Table(asked.says) });
        let says = format!("Our proofs do not decide it: {name}'s claim goes to the director.");
        return vec![proved.shown_by(ruling(articles, RulingKind::Note, says))];
    }
    match refuses {
        Some(articles) => {
            let (why, says) = why_not(who, asked);
            vec![proved.shown_by(refused(articles, why, says))]
        }
        None => vec![no_such_claim(state)],
    }
}

fn why_not(who: Side, asked: TableClaim) -> (Refusal, String) {
    let name = who.name();
    match asked {
        TableClaim { has_the_move: false, .. } => {
            let says = format!("It is {}'s move: {name} may claim it with the next turn.", (!who).name());
            (Refusal::NotYours(Whose::Opponent), says)
        }
        TableClaim { few: false, .. } => {
            (Refusal::NotSo, "There are more men on the board than such a claim allows.".to_string())
        }
        TableClaim { says: TableSays::Won, .. } => {
            (Refusal::NotSo, format!("It is not so that {name} wins."))
        }
        TableClaim { says: TableSays::Drawn, .. } => {
            (Refusal::NotSo, "It is not so that neither side wins.".to_string())
        }
    }
}

/// What our own proofs say of it: that the claimant can force mate, or that neither side can.
pub(crate) fn proves(state: &State, who: Side, says: TableSays, position: &Position) -> (Truth, Proved) {
    let claimant = forces_mate_in(state, who, position);
    match (says, claimant.truth()) {
        (TableSays::Won, truth) => return (truth, claimant),
        (TableSays::Drawn, Truth::Yes) => return (Truth::No, claimant),
        (TableSays::Drawn, Truth::No | Truth::Undetermined) => {}
    }
    let other = forces_mate_in(state, !who, position);
    let truth = match (claimant.truth(), other.truth()) {
        (_, Truth::Yes) => Truth::No,
        (Truth::No, Truth::No) => Truth::Yes,
        _ => Truth::Undetermined,
    };
    (truth, other)
}

/// The director says whether it is so.
pub(crate) fn judge_table_as_found(state: &mut State, by: Side, says: TableSays, so: bool) -> Vec<Ruling> {
    let truth = if so { TableTruth::Found } else { TableTruth::FoundNotSo };
    judge_table_by(state, by, known(says, truth), &Proved::default(), "The director finds")
}

/// The other side admits that it is so.
pub(crate) fn judge_table_as_admitted(state: &mut State, by: Side, says: TableSays) -> Vec<Ruling> {
    let how = format!("{} admits", (!by).name());
    judge_table_by(state, by, known(says, TableTruth::Found), &Proved::default(), &how)
}

fn known(says: TableSays, truth: TableTruth) -> TableClaim {
    TableClaim { says, few: true, has_the_move: true, truth }
}
