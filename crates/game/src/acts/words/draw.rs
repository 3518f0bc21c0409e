//! A player offers, accepts or declines a draw.

use board::Side;
use law::Effect;
use law::question::{Agreement, Bar, Word};

use crate::effects::end::{end, ends};
use crate::effects::offer::notes_offer;
use crate::facts::draws::{bar_to_agreeing, offers_properly, rules_agreement};
use crate::result::{EndReason, Ending, GameResult};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::words::silence::silent;

pub(crate) fn agrees(state: &mut State, who: Side, word: Word) -> Vec<Ruling> {
    let open = state.draws.offer == Some(!who);
    let (proper, bar) = (offers_properly(state, who), bar_to_agreeing(state));
    let answers = state.law.ask(&Agreement { word, open, proper, bar });
    for answer in &answers {
        let articles = &answer.articles;
        match answer.effect {
            Effect::OpensOffer => {
                state.draws.offer = Some(who);
                notes_offer(state);
                return vec![ruling(articles, RulingKind::Note, format!("{} offers a draw.", who.name()))];
            }
            Effect::ClosesOffer => {
                state.draws.offer = None;
                return vec![ruling(
                    articles,
                    RulingKind::Note,
                    format!("{} declines the draw.", who.name()),
                )];
            }
            Effect::Ends(outcome) => {
                return vec![ends(
                    state,
                    outcome,
                    who,
                    articles,
                    "The players agree: the game is drawn.".into(),
                )];
            }
            Effect::Refuses => return vec![refused(articles, why_not_agreed(bar))],
            _ => {}
        }
    }
    match rules_agreement(state) {
        true => vec![silent(state, "draws by agreement")],
        false => agrees_without_law(state, who, word, open),
    }
}

/// Where the code is silent the parties agree by their own will.
pub(crate) fn agrees_without_law(state: &mut State, who: Side, word: Word, open: bool) -> Vec<Ruling> {
    let silent = silent(state, "draws by agreement: it is the parties' own act");
    let tell = |says: String| vec![Ruling { says: format!("{says} {}", silent.says), ..silent.clone() }];
    match (word, open) {
        (Word::Offers, _) => {
            state.draws.offer = Some(who);
            tell(format!("{} offers a draw.", who.name()))
        }
        (Word::Accepts, true) => {
            let mut told = tell("The players agree: the game is drawn.".to_string());
            let ruling = told.remove(0);
            let ending = Ending { result: GameResult::Drawn, reason: Some(EndReason::Agreement), ruling };
            vec![end(state, ending)]
        }
        (Word::Declines, true) => {
            state.draws.offer = None;
            tell(format!("{} declines the draw.", who.name()))
        }
        _ => vec![refused(&[], "No offer of a draw stands.")],
    }
}

pub(crate) fn why_not_agreed(bar: Bar) -> &'static str {
    match bar {
        Bar::Settled => "It is settled that no draw is agreed before a later move, or no offer stands.",
        Bar::TooEarly => "Each must have made a move before a draw is agreed, or no offer stands.",
        Bar::None => "No offer of a draw stands.",
    }
}
