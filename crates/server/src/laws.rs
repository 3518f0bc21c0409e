//! The codes of laws, to be read.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::Json;
use law::{Article, Code, codes};
use records::cases;
use records::script::{
    Script, Term, TermValue, claims_with_a_move, keeps_scores, mistakes, record_of_a_move, terms,
};
use serde_json::{Value, json};
use tokio::task::spawn_blocking;

use crate::api::Named;
use crate::refusal::Refusal;

/// `GET /api/codes`
pub(crate) async fn list() -> Json<Value> {
    static CODES: LazyLock<Value> = LazyLock::new(|| codes::all().iter().map(title).collect());
    Json(CODES.clone())
}

/// A code, what can be agreed before a game under it, and what may be wrong at its start.
fn title(code: &&'static Code) -> Value {
    let value = |value: &TermValue| json!({"value": value.value, "usual": value.usual});
    let term =
        |term: &Term| json!({"key": term.key, "values": term.values.iter().map(value).collect::<Vec<_>>()});
    let list = |terms: Vec<Term>| terms.iter().map(term).collect::<Vec<Value>>();
    json!({"id": code.id, "title": code.title, "year": code.year,
        "terms": list(terms(code)), "mistakes": list(mistakes(code))})
}

/// `GET /api/codes/{id}`
pub(crate) async fn code(Named(id): Named<String>) -> Result<Json<Value>, Refusal> {
    let code = find(&id)?;
    let articles: Vec<Value> = code.articles.iter().map(article_json).collect();
    Ok(Json(json!({"id": code.id, "title": code.title, "year": code.year, "articles": articles,
        "claims_with_a_move": claims_with_a_move(code), "keeps_scores": keeps_scores(code), "record": record_of_a_move(code)})))
}

/// `GET /api/codes/{id}/articles/{no}`
pub(crate) async fn article(Named((id, no)): Named<(String, String)>) -> Result<Json<Value>, Refusal> {
    let code = find(&id)?;
    let none = || Refusal::not_found("no-such-article", format!("{} has no article {no:?}.", code.id));
    let article = code.article(&no).ok_or_else(none)?;
    let mut json = article_json(article);
    json["cases"] = spawn_blocking(|| cases_of(code, article.no)).await.map_err(Refusal::broken)?;
    Ok(Json(json))
}

/// The code with this id.
pub(crate) fn find(id: &str) -> Result<&'static Code, Refusal> {
    let known = || codes::all().iter().map(|code| format!("known is {}", code.id));
    codes::find(id).ok_or_else(|| {
        Refusal::not_found("no-such-code", format!("There is no code {id:?} here.")).because(known())
    })
}

fn article_json(article: &Article) -> Value {
    json!({
        "no": article.no,
        "heading": article.heading,
        "says": article.says,
        "doubts": article.doubts,
        "for_people": article.for_people(),
    })
}

/// The cases of a code by the articles that their rulings cite.
type Index = HashMap<&'static str, Vec<Value>>;

/// The cases in which rulings cite an article. All of a code are run once, when one is first asked for.
fn cases_of(code: &'static Code, no: &str) -> Value {
    static INDICES: Mutex<Option<HashMap<&'static str, Index>>> = Mutex::new(None);
    let mut indices = INDICES.lock().unwrap_or_else(PoisonError::into_inner);
    let index = indices.get_or_insert_default().entry(code.id).or_insert_with(|| index(code));
    index.get(no).cloned().unwrap_or_default().into()
}

fn index(code: &'static Code) -> Index {
    let mut index = Index::new();
    for script in code.cases.iter().filter_map(|(file, text)| Script::read_all(file, text).ok()).flatten() {
        let cited = cases::run(&script).map(|outcome| outcome.cited).unwrap_or_default();
        let case = case_json(&script);
        for no in cited {
            index.entry(no).or_default().push(case.clone());
        }
    }
    index
}

fn case_json(script: &Script) -> Value {
    let title = script.header.title.as_deref().unwrap_or(&script.file);
    json!({"title": title, "script": script.to_string()})
}
