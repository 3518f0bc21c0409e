//! Codes and articles by their names, and in a few words.

use law::topic::Topic;
use law::{Article as Law, Code, codes};
use serde::Serialize;

use crate::wire::error::Refusal;

/// A code by its names.
#[derive(Serialize)]
pub(crate) struct Called {
    id: &'static str,
    name: String,
    title: &'static str,
    year: u16,
    /// Its men, and what ends a game under it, are of the older game.
    older: bool,
}

#[derive(Serialize)]
pub(crate) struct Article {
    no: &'static str,
    heading: &'static str,
    says: &'static str,
    /// How certain it is, and where it was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<&'static str>,
    doubts: &'static [&'static str],
    for_people: Option<&'static str>,
    /// The words of its topics.
    topics: Vec<&'static str>,
}

/// Every code: those of the older game, then those of today's, each oldest first.
pub(crate) fn every() -> impl Iterator<Item = &'static Code> {
    codes::older_game().iter().chain(codes::all()).copied()
}

/// The code with this id.
pub(crate) fn find(id: &str) -> Result<&'static Code, Refusal> {
    let known = || every().map(|code| format!("known is {}", code.id));
    codes::find(id).ok_or_else(|| {
        Refusal::not_found("no-such-code", format!("There is no code {id:?}.")).because(known())
    })
}

pub(crate) fn find_article(code: &'static Code, no: &str) -> Result<&'static Law, Refusal> {
    let none = || Refusal::not_found("no-such-article", format!("{} has no article {no:?}.", code.id));
    code.article(no).ok_or_else(none)
}

pub(crate) fn called(code: &Code) -> Called {
    Called { id: code.id, name: code.name(), title: code.title, year: code.year, older: is_older(code) }
}

/// Whether it is a code of the older game.
pub(crate) fn is_older(code: &Code) -> bool {
    codes::older_game().iter().any(|older| older.id == code.id)
}

pub(crate) fn article_of(code: &Code, article: &'static Law) -> Article {
    Article {
        no: article.no,
        heading: article.heading,
        says: article.says,
        source: code.source(article.no),
        doubts: article.doubts,
        for_people: article.for_people(),
        topics: Topic::of(article).map(Topic::word).collect(),
    }
}
