//! What the codes say on one topic, side by side.

use axum::Json;
use law::topic::Topic;
use serde::Serialize;

use crate::http::extract::Named;
use crate::http::laws::by_name::{Article, Called, article_of, called, every};
use crate::wire::error::Refusal;

#[derive(Serialize)]
pub(crate) struct Titled {
    topic: &'static str,
    title: &'static str,
}

#[derive(Serialize)]
pub(crate) struct Compared {
    #[serde(flatten)]
    topic: Titled,
    codes: Vec<Side>,
}

/// What one code says on it.
#[derive(Serialize)]
struct Side {
    #[serde(flatten)]
    code: Called,
    articles: Vec<Article>,
}

/// `GET /api/topics`
pub(crate) async fn list() -> Json<Vec<Titled>> {
    Json(Topic::ALL.into_iter().map(titled).collect())
}

/// `GET /api/topics/{topic}`
pub(crate) async fn compared(Named(word): Named<String>) -> Result<Json<Compared>, Refusal> {
    let known = || Topic::ALL.map(|topic| format!("known is {}", topic.word()));
    let topic = Topic::named(&word).ok_or_else(|| {
        Refusal::not_found("no-such-topic", format!("There is no topic {word:?}.")).because(known())
    })?;
    let side = |code| {
        let articles = topic.articles(code).map(|article| article_of(code, article)).collect();
        Side { code: called(code), articles }
    };
    Ok(Json(Compared { topic: titled(topic), codes: every().map(side).collect() }))
}

fn titled(topic: Topic) -> Titled {
    Titled { topic: topic.word(), title: topic.title() }
}
