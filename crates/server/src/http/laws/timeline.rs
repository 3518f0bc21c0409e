//! How the rules became what they are, step by step.

use axum::Json;
use law::codes;
use law::timeline::{Comes, Rules, Step, Subject, Trial, Try, of};
use serde::Serialize;

/// A subject with its steps, in the order of time.
#[derive(Serialize)]
pub(crate) struct History {
    subject: &'static str,
    title: &'static str,
    steps: Vec<Told>,
}

#[derive(Serialize)]
struct Told {
    when: &'static str,
    title: &'static str,
    says: &'static str,
    source: &'static str,
    certainty: &'static str,
    articles: Vec<Has>,
    /// Null where no board shows the step.
    trial: Option<Tried>,
}

/// An article that has the step.
#[derive(Serialize)]
struct Has {
    code: &'static str,
    name: String,
    no: &'static str,
}

/// A position in which the step can be tried.
#[derive(Serialize)]
struct Tried {
    /// Under the rules of the step.
    since: Under,
    /// Under the rules before it; null where nothing is compared.
    before: Option<Under>,
    tries: Vec<Comparison>,
}

/// A position under some rules.
#[derive(Serialize)]
struct Under {
    code: &'static str,
    name: String,
    /// What is announced in the place of the code's own, as lines of a script.
    announced: &'static [&'static str],
    script: String,
}

/// What comes of an act.
#[derive(Serialize)]
struct Comparison {
    act: &'static str,
    since: &'static str,
    before: Option<&'static str>,
}

/// `GET /api/timeline`
pub(crate) async fn timeline() -> Json<Vec<History>> {
    let history = |subject: Subject| History {
        subject: subject.word(),
        title: subject.title(),
        steps: of(subject).map(told).collect(),
    };
    Json(Subject::ALL.into_iter().map(history).collect())
}

fn told(step: &'static Step) -> Told {
    let has = |&(code, no): &(&'static str, &'static str)| Has { code, name: name(code), no };
    Told {
        when: step.when,
        title: step.title,
        says: step.says,
        source: step.source,
        certainty: step.certainty.word(),
        articles: step.articles.iter().map(has).collect(),
        trial: step.trial.as_ref().map(tried),
    }
}

fn name(code: &str) -> String {
    codes::find(code).map_or_else(|| code.to_owned(), law::Code::name)
}

fn under(trial: &Trial, rules: Rules) -> Under {
    let (code, announced) = (rules.code, rules.lines);
    Under { code, name: name(code), announced, script: trial.script(rules) }
}

fn tried(trial: &Trial) -> Tried {
    let compared =
        |one: &Try| Comparison { act: one.act, since: one.since.word(), before: one.before.map(Comes::word) };
    Tried {
        since: under(trial, trial.since),
        before: trial.before.map(|rules| under(trial, rules)),
        tries: trial.tries.iter().map(compared).collect(),
    }
}
