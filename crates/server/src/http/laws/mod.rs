//! The codes of laws, to be read: each in its order, tried in cases, compared by topic and by edition.

pub(super) mod by_name;
mod cases;
mod editions;
mod timeline;
mod topics;

use std::sync::LazyLock;

use axum::Json;
use law::{Code, Provision, provided};
use records::script::{Choice, choices, claims_with_a_move, keeps_scores, mistakes, record_of_a_move};
use serde::Serialize;

use crate::http::extract::Named;
use crate::wire::error::Refusal;
use by_name::{Article, Called, article_of, called, every, find, find_article, is_older};
use cases::{Case, cases_of};

pub(crate) use cases::case;
pub(crate) use editions::{changes, editions};
pub(crate) use timeline::timeline;
pub(crate) use topics::{compared, list as topics};

/// A code, what can be agreed before a game under it, and what may be wrong at its start.
#[derive(Serialize)]
pub(crate) struct Title {
    id: &'static str,
    name: String,
    title: &'static str,
    year: u16,
    known_as: &'static str,
    invitation: &'static str,
    terms: Vec<Term>,
    mistakes: Vec<Term>,
    /// A player can undertake to win so many games running of a match.
    undertaken_series: bool,
    /// Every game under it is played by messages.
    by_post: bool,
    /// Its men, and what ends a game under it, are of the older game.
    older: bool,
    #[serde(flatten)]
    table: AtTable,
}

/// What a board room has to know of its code before anybody reads an article.
#[derive(Serialize)]
struct AtTable {
    claims_with_a_move: &'static [&'static str],
    keeps_scores: bool,
    record: &'static str,
}

/// A header line with the values that it may have.
#[derive(Serialize)]
struct Term {
    key: &'static str,
    values: Vec<Value>,
    /// What is to be known before it is agreed; left out where there is nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    says: Option<&'static str>,
}

/// What is to be known of a term before it is agreed.
const TO_BE_KNOWN: &[(&str, &str)] =
    &[("reply", "The code does not say what follows if a reply is late: agree on that too.")];

#[derive(Serialize)]
struct Value {
    value: &'static str,
    usual: bool,
}

/// A code with its articles.
#[derive(Serialize)]
pub(crate) struct Whole {
    #[serde(flatten)]
    code: Called,
    articles: Vec<Article>,
    #[serde(flatten)]
    table: AtTable,
}

/// An article with the cases that expect a ruling to cite it.
#[derive(Serialize)]
pub(crate) struct Tried {
    #[serde(flatten)]
    article: Article,
    cases: Vec<Case>,
}

/// `GET /api/codes`
pub(crate) async fn list() -> Json<&'static [Title]> {
    static CODES: LazyLock<Vec<Title>> = LazyLock::new(|| every().map(title).collect());
    Json(&CODES)
}

fn title(code: &'static Code) -> Title {
    let list = |choices: Vec<Choice>| choices.into_iter().map(term).collect();
    Title {
        id: code.id,
        title: code.title,
        year: code.year,
        name: code.name(),
        known_as: code.known_as,
        invitation: code.invitation,
        terms: list(choices(code)),
        mistakes: list(mistakes(code)),
        undertaken_series: provided(code, Provision::UndertakenSeries).is_some(),
        by_post: provided(code, Provision::AlwaysByCommunication).is_some(),
        older: is_older(code),
        table: at_table(code),
    }
}

fn at_table(code: &'static Code) -> AtTable {
    AtTable {
        claims_with_a_move: claims_with_a_move(code),
        keeps_scores: keeps_scores(code),
        record: record_of_a_move(code),
    }
}

fn term(choice: Choice) -> Term {
    let values = choice.values.into_iter().map(|value| Value { value: value.value, usual: value.usual });
    let says = TO_BE_KNOWN.iter().find(|(key, _)| *key == choice.key).map(|&(_, says)| says);
    Term { key: choice.key, values: values.collect(), says }
}

/// `GET /api/codes/{id}`
pub(crate) async fn code(Named(id): Named<String>) -> Result<Json<Whole>, Refusal> {
    let code = find(&id)?;
    Ok(Json(Whole {
        code: called(code),
        articles: code.every_article().map(|article| article_of(code, article)).collect(),
        table: at_table(code),
    }))
}

/// `GET /api/codes/{id}/articles/{no}`
pub(crate) async fn article(Named((id, no)): Named<(String, String)>) -> Result<Json<Tried>, Refusal> {
    let code = find(&id)?;
    let article = find_article(code, &no)?;
    let cases = cases_of(code, article.no);
    Ok(Json(Tried { article: article_of(code, article), cases }))
}
