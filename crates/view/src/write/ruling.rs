//! Rulings as JSON.

use game::standing as truth;
use law::{Code, Matter, codes};
use records::vocabulary;

use crate::evidence::data::evidence;
use crate::json::entry::{Doubt, Refusal, Ruling};

pub(crate) fn ruling(code: &Code, ruling: &truth::Ruling) -> Ruling {
    let doubts = ruling.articles.iter().flat_map(|no| {
        let cite = move || format!("{} {no}", code.id);
        doubts(code, no, ruling.kind).into_iter().map(move |says| Doubt { article: cite(), says })
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

/// The doubts of an article that bear on a ruling of this kind.
#[must_use]
pub fn doubts(code: &Code, no: &str, kind: truth::RulingKind) -> Vec<&'static str> {
    let matter = match kind {
        truth::RulingKind::Offence => Matter::Offence,
        truth::RulingKind::Right => Matter::Right,
        truth::RulingKind::Penalty | truth::RulingKind::Obligation => Matter::Penalty,
        truth::RulingKind::Restored => Matter::Restored,
        truth::RulingKind::Refused(_) => Matter::Refused,
        truth::RulingKind::Completed | truth::RulingKind::Result | truth::RulingKind::Note => Matter::Other,
    };
    codes::doubts_on(code, no, matter)
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
