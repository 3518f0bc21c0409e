//! The codes of laws, to be read.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::Json;
use law::{Article as Law, Code, codes};
use records::cases;
use records::script::{
    Script, Term as Agreed, claims_with_a_move, keeps_scores, mistakes, record_of_a_move, terms,
};
use serde::Serialize;
use tokio::task::spawn_blocking;

use crate::http::extract::Named;
use crate::wire::error::Refusal;

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
}

/// A header line with the values that it may have.
#[derive(Serialize)]
struct Term {
    key: &'static str,
    values: Vec<Value>,
}

#[derive(Serialize)]
struct Value {
    value: &'static str,
    usual: bool,
}

/// A code with its articles.
#[derive(Serialize)]
pub(crate) struct Whole {
    id: &'static str,
    name: String,
    title: &'static str,
    year: u16,
    articles: Vec<Article>,
    claims_with_a_move: &'static [&'static str],
    keeps_scores: bool,
    record: &'static str,
}

#[derive(Serialize)]
struct Article {
    no: &'static str,
    heading: &'static str,
    says: &'static str,
    doubts: &'static [&'static str],
    for_people: Option<&'static str>,
}

/// An article with the cases whose rulings cite it.
#[derive(Serialize)]
pub(crate) struct Tried {
    #[serde(flatten)]
    article: Article,
    cases: Vec<Case>,
}

#[derive(Clone, Serialize)]
struct Case {
    title: String,
    script: String,
}

/// `GET /api/codes`
pub(crate) async fn list() -> Json<&'static [Title]> {
    static CODES: LazyLock<Vec<Title>> = LazyLock::new(|| codes::all().iter().map(title).collect());
    Json(&CODES)
}

fn title(code: &&'static Code) -> Title {
    let list = |terms: Vec<Agreed>| terms.into_iter().map(term).collect();
    Title {
        id: code.id,
        title: code.title,
        year: code.year,
        name: code.name(),
        known_as: code.known_as,
        invitation: code.invitation,
        terms: list(terms(code)),
        mistakes: list(mistakes(code)),
    }
}

fn term(term: Agreed) -> Term {
    let values = term.values.into_iter().map(|value| Value { value: value.value, usual: value.usual });
    Term { key: term.key, values: values.collect() }
}

/// `GET /api/codes/{id}`
pub(crate) async fn code(Named(id): Named<String>) -> Result<Json<Whole>, Refusal> {
    let code = find(&id)?;
    Ok(Json(Whole {
        id: code.id,
        name: code.name(),
        title: code.title,
        year: code.year,
        articles: code.every_article().map(article_of).collect(),
        claims_with_a_move: claims_with_a_move(code),
        keeps_scores: keeps_scores(code),
        record: record_of_a_move(code),
    }))
}

/// `GET /api/codes/{id}/articles/{no}`
pub(crate) async fn article(Named((id, no)): Named<(String, String)>) -> Result<Json<Tried>, Refusal> {
    let code = find(&id)?;
    let none = || Refusal::not_found("no-such-article", format!("{} has no article {no:?}.", code.id));
    let article = code.article(&no).ok_or_else(none)?;
    let cases = spawn_blocking(|| cases_of(code, article.no)).await.map_err(Refusal::broken)?;
    Ok(Json(Tried { article: article_of(article), cases }))
}

/// The code with this id.
fn find(id: &str) -> Result<&'static Code, Refusal> {
    let known = || codes::all().iter().map(|code| format!("known is {}", code.id));
    codes::find(id).ok_or_else(|| {
        Refusal::not_found("no-such-code", format!("There is no code {id:?}.")).because(known())
    })
}

fn article_of(article: &Law) -> Article {
    Article {
        no: article.no,
        heading: article.heading,
        says: article.says,
        doubts: article.doubts,
        for_people: article.for_people(),
    }
}

/// The cases of a code by the articles that their rulings cite.
type Index = HashMap<&'static str, Vec<Case>>;

/// The cases in which rulings cite an article. All of a code are run once, when one is first asked for.
fn cases_of(code: &'static Code, no: &str) -> Vec<Case> {
    static INDICES: Mutex<Option<HashMap<&'static str, Index>>> = Mutex::new(None);
    let mut indices = INDICES.lock().unwrap_or_else(PoisonError::into_inner);
    let index = indices.get_or_insert_default().entry(code.id).or_insert_with(|| index(code));
    index.get(no).cloned().unwrap_or_default()
}

fn index(code: &'static Code) -> Index {
    let mut index = Index::new();
    for script in cases::of_code(code).into_iter().flatten().flat_map(|(_, scripts)| scripts) {
        let cited = cases::run(&script).map(|outcome| outcome.cited).unwrap_or_default();
        let case = case(&script);
        for no in cited {
            index.entry(no).or_default().push(case.clone());
        }
    }
    index
}

fn case(script: &Script) -> Case {
    let title = script.header.title.as_deref().unwrap_or(&script.file);
    Case { title: title.to_owned(), script: script.to_string() }
}
