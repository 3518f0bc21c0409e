//! Sentences about what the code does not provide for, and who may not act.

use board::Side;
use law::question::{Finding, Interference, Matters, Outsider};
use law::{Cites, Effect, Guideline, Provision, providing};

use crate::act::person::Person;
use crate::refusal::{Ended, Refusal, Whose};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;

/// A claim that the code does not know, with the articles that send such a case to a third party.
pub(crate) fn no_such_claim(state: &State) -> Ruling {
    let (articles, code) = (articles_on_silence(state), state.law().code.name());
    let says = match articles.is_empty() {
        true => format!("There is no such claim under {code}."),
        false => format!("There is no such claim under {code}: a third party must decide what follows."),
    };
    refused(articles, Refusal::Unknown, says)
}

/// The articles by which a third party decides what the laws do not provide for.
pub(crate) fn articles_on_silence(state: &State) -> Cites {
    let case = Finding { third_party: true, about: Matters::Meaning };
    state.law().cites(case, |effect| effect == Effect::Settles)
}

/// What an article says; nothing if it is not in force.
pub(crate) fn says_of(state: &State, article: &str) -> &'static str {
    state.law().code.article(article).map_or("", |article| article.says)
}

pub(crate) fn silent(state: &State, about: &str) -> Ruling {
    ruling([], RulingKind::Note, format!("{} is silent about {about}.", state.law().code.name()))
}

/// The code tells of this for players who cannot see the board, and nothing was announced of them; or it is silent about it.
pub(crate) fn silent_without_the_blind(state: &State, about: &str) -> Ruling {
    if !state.law().code.code.guidelines().contains(&Guideline::VisuallyDisabled) {
        return silent(state, about);
    }
    let says = "The rules for players who cannot see the board were not announced for this game.";
    refused([], Refusal::Unknown, says)
}

/// Nothing more is heard: by the articles that ended the game.
pub(crate) fn game_is_over(state: &State) -> Ruling {
    let articles =
        state.ending().map(|ending| Cites::from(ending.ruling.articles.clone())).unwrap_or_default();
    refused(articles, Refusal::TooLate(Ended::GameOver), "The game is over.")
}

/// A player whose game is over does not play any more, where the code counts him as a spectator then.
pub(crate) fn as_spectator(state: &State, who: Side) -> Option<Ruling> {
    let articles = providing(state.law().code, Provision::OverIsSpectator);
    let says = format!("The game is over: {} counts as a spectator.", who.name());
    (!articles.is_empty()).then(|| refused(articles, Refusal::TooLate(Ended::GameOver), says))
}

pub(crate) fn interferes(state: &State, who: Person) -> Ruling {
    let by = if who == Person::Other { Outsider::Other } else { Outsider::Arbiter };
    let mut answers = state.law().hear(Interference { by, asked: state.waiting().dispute().is_some() });
    let articles = answers.take(Effect::Refuses).unwrap_or_default();
    answers.all_heard();
    match who {
        Person::Arbiter | Person::OtherArbiter(_) => {
            let why = Refusal::NotYours(Whose::Player);
            refused(articles, why, "Only a player may say or do this, so it has no effect.")
        }
        Person::Other if articles.is_empty() => {
            silent(state, "what somebody says who does not play this game: it has no effect")
        }
        Person::Other => {
            let why = Refusal::NotYours(Whose::Player);
            refused(articles, why, "Who does not play this game may not speak of it; it has no effect.")
        }
        _ => {
            let why = Refusal::NotYours(Whose::EachAlone);
            refused([], why, "Only White or Black alone may say or do this, so it has no effect.")
        }
    }
}
