//! The editions of one text: what changed from one to another, and an article through all of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use law::compare::{Change, How, compare};
use law::{Code, codes};
use serde::Serialize;

use crate::http::extract::Named;
use crate::http::laws::by_name::{Article, Called, article_of, called, find, find_article};
use crate::wire::error::Refusal;

/// What changed from one code to another.
#[derive(Serialize)]
pub(crate) struct Changes {
    old: Called,
    new: Called,
    changes: Vec<Changed>,
}

#[derive(Serialize)]
struct Changed {
    how: &'static str,
    old: Option<Article>,
    new: Option<Article>,
    /// Whether it rules otherwise, and not only in other words.
    rules: bool,
}

/// An article in one edition of its text.
#[derive(Serialize)]
pub(crate) struct InEdition {
    code: &'static str,
    name: String,
    /// Its number there; none where there is no such article.
    no: Option<&'static str>,
    /// What became of it since the edition before; none in the first.
    how: Option<&'static str>,
}

/// `GET /api/codes/{id}/changes/{newer}`
pub(crate) async fn changes(Named((old, new)): Named<(String, String)>) -> Result<Json<Changes>, Refusal> {
    let (old, new) = (find(&old)?, find(&new)?);
    let found = compared(old, new);
    let article = |code: &Code, no: Option<&str>| {
        no.and_then(|no| code.article(no)).map(|article| article_of(code, article))
    };
    let changed = |change: &Change| Changed {
        how: change.how.word(),
        old: article(old, change.old),
        new: article(new, change.new),
        rules: !(change.figures.is_empty() && change.rules_gone.is_empty() && change.rules_new.is_empty()),
    };
    Ok(Json(Changes { old: called(old), new: called(new), changes: found.iter().map(changed).collect() }))
}

/// `GET /api/codes/{id}/articles/{no}/editions`: the article in every edition of its text.
pub(crate) async fn editions(
    Named((id, no)): Named<(String, String)>,
) -> Result<Json<Vec<InEdition>>, Refusal> {
    let code = find(&id)?;
    let article = find_article(code, &no)?;
    Ok(Json(through_editions(code, article.no)))
}

/// The changes from one code to another, which are worked out once.
fn compared(old: &'static Code, new: &'static Code) -> Arc<Vec<Change>> {
    type Kept = HashMap<(&'static str, &'static str), Arc<Vec<Change>>>;
    static KEPT: Mutex<Option<Kept>> = Mutex::new(None);
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let kept = kept.get_or_insert_default();
    Arc::clone(kept.entry((old.id, new.id)).or_insert_with(|| Arc::new(compare(old, new))))
}

/// An article in every edition of its text, oldest first; nothing where the text has one edition.
fn through_editions(code: &'static Code, no: &'static str) -> Vec<InEdition> {
    let editions: Vec<_> = codes::all().iter().filter(|other| other.title == code.title).copied().collect();
    let Some(here) = editions.iter().position(|other| other.id == code.id).filter(|_| editions.len() > 1)
    else {
        return Vec::new();
    };
    let mut found: Vec<InEdition> = Vec::new();
    let mut named = Some(no);
    for pair in editions[..=here].windows(2).rev() {
        let (was, how) = backward(&compared(pair[0], pair[1]), named);
        found.push(in_edition(pair[1], named, how));
        named = was;
    }
    found.push(in_edition(editions[0], named, None));
    found.reverse();
    named = Some(no);
    for pair in editions[here..].windows(2) {
        let (now, how) = forward(&compared(pair[0], pair[1]), named);
        found.push(in_edition(pair[1], now, how));
        named = now;
    }
    found
}

fn in_edition(code: &Code, no: Option<&'static str>, how: Option<&'static str>) -> InEdition {
    InEdition { code: code.id, name: code.name(), no, how }
}

/// What an article was in the edition before, and what became of it since.
fn backward(changes: &[Change], no: Option<&'static str>) -> (Option<&'static str>, Option<&'static str>) {
    let Some(no) = no else { return (None, None) };
    let here = |change: &&Change| change.new == Some(no) && change.how != How::Merged;
    match changes.iter().find(here) {
        Some(change) => (change.old, Some(change.how.word())),
        None => (Some(no), Some(SAME)),
    }
}

/// What became of an article in the edition after.
fn forward(changes: &[Change], no: Option<&'static str>) -> (Option<&'static str>, Option<&'static str>) {
    let Some(no) = no else { return (None, None) };
    let here = |change: &&Change| change.old == Some(no) && change.how != How::Split;
    match changes.iter().find(here) {
        Some(change) => (change.new, Some(change.how.word())),
        None => (Some(no), Some(SAME)),
    }
}

const SAME: &str = "same";
