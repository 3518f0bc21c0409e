//! Why an illegal move is not claimed, where the code knows no such claim but decides the case itself.

use board::Side;
use law::question::{BoundBy, Made, Nature, Transfer};
use law::{Cites, Effect, Provision, provided};

use crate::facts::change::nature;
use crate::facts::odds::without_rook_articles;
use crate::facts::options::options;
use crate::facts::right_ended::ended_for;
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, refused};
use crate::sentences::right_ended::{gone, lapse_articles};
use crate::sentences::silence::no_such_claim;
use crate::state::State;
use crate::state::line::Ply;

/// What the law says instead to the claim that a move was illegal; to a third party goes only what it does not decide.
pub(crate) fn illegal_move_not_claimed(state: &State, who: Side, illegal: Option<Ply>) -> Ruling {
    match illegal {
        Some(index) if state.line[index].is_disturbed() => no_such_claim(state),
        Some(index) if state.line[index].by() == who => {
            let says = format!("{} has made that move, and cannot take it back.", who.name());
            refused(completing(state, Nature::Plain), Refusal::NotSo, says)
        }
        Some(index) => is_exacted_for(state, who, index),
        None => none_stands(state, who),
    }
}

/// The other moved illegally: what may be exacted for it, or what ended that right.
fn is_exacted_for(state: &State, who: Side, index: Ply) -> Ruling {
    let open: Vec<_> = options(state, who).into_iter().filter(|option| option.turn == index).collect();
    if !open.is_empty() {
        let articles = open.into_iter().flat_map(|option| option.articles).collect::<Cites>();
        let code = state.law().code.name();
        let says = format!(
            "There is no such claim under {code}: {} may exact what {}'s move costs.",
            who.name(),
            (!who).name()
        );
        return refused(articles, Refusal::Unknown, says);
    }
    let ended = ended_for(state, index, state.line[index].attempt());
    let articles = match ended {
        Ended::Touched | Ended::Moved => lapse_articles(state),
        _ => completing(state, Nature::Plain),
    };
    refused(articles, Refusal::TooLate(ended), gone(who, ended))
}

/// No illegal move stands: by the articles under which the other's last move was made.
fn none_stands(state: &State, who: Side) -> Ruling {
    let last = state.line.last_made_by(|turn| turn.by() != who).map(|index| &state.line[index]);
    let mut articles = Cites::none();
    if let Some(turn) = last {
        let legal = turn.attempt().making().and_then(|making| making.legal());
        let made = legal.map_or(Nature::Plain, |m| nature(turn, m));
        articles = completing(state, made);
        if made == Nature::CastlingWithoutRook {
            articles.extend(without_rook_articles(state));
        }
        if !turn.is_announced() {
            articles.extend(provided(state.law().code, Provision::CheckIsAnnounced));
        }
    }
    refused(articles, Refusal::NotSo, "No illegal move stands in this game.")
}

/// The articles by which a lawful move of this nature is complete.
fn completing(state: &State, nature: Nature) -> Cites {
    let lawful = Transfer::lawful(Made::Legal, nature, BoundBy::Nothing);
    state.law().cites(lawful, |effect| effect == Effect::Completes)
}
