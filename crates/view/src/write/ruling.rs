//! Rulings as JSON.

use game::standing as truth;
use law::Code;
use records::vocabulary;

use crate::evidence::data::evidence;
use crate::json::entry::{Doubt, Refusal, Ruling};

pub(crate) fn ruling(code: &Code, ruling: &truth::Ruling) -> Ruling {
    let cited = ruling.articles.iter().filter_map(|no| code.article(no));
    let doubts = cited.flat_map(|article| {
        let cite = move || format!("{} {}", code.id, article.no);
        article.doubts.iter().map(move |&says| Doubt { article: cite(), says })
    });
    Ruling {
        articles: articles(code.id, &ruling.articles),
        kind: vocabulary::kind(ruling.kind),
        refusal: refusal(ruling.kind),
        says: ruling.says.clone(),
        doubts: doubts.collect(),
        evidence: ruling.evidence.as_deref().map(evidence),
    }
}

/// Why an act has no effect.
fn refusal(kind: truth::RulingKind) -> Option<Refusal> {
    let truth::RulingKind::Refused(why) = kind else { return None };
    let (reason, detail) = vocabulary::refusal(why);
    Some(Refusal { reason, detail })
}

/// Articles, each with its code.
pub(crate) fn articles(code: &str, numbers: &[&str]) -> Vec<String> {
    numbers.iter().map(|number| format!("{code} {number}")).collect()
}
