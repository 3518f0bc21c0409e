//! The cases of a code: which cite an article, and each of them judged, to be stepped through.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, PoisonError};

use axum::Json;
use game::Game;
use law::Code;
use records::cases;
use records::script::{ActLine, Expectation, Expected, Script, ScriptError};
use serde::Serialize;
use view::{Line, Ruling, Standing, Viewer};

use crate::http::extract::Named;
use crate::http::laws::by_name::{find, find_article};
use crate::wire::error::Refusal;

/// A case as a text.
#[derive(Clone, Serialize)]
pub(crate) struct Case {
    title: String,
    script: String,
}

/// A case, act by act.
#[derive(Serialize)]
pub(crate) struct Judged {
    #[serde(flatten)]
    case: Case,
    /// What the code says of the settings.
    opening: Vec<Ruling>,
    /// What is true before the first act.
    start: Standing,
    acts: Vec<Act>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Act {
    Done(Box<Line>),
    /// An act that cannot be done. It changes nothing, and has no number.
    Impossible {
        text: String,
        impossible: String,
    },
}

/// `GET /api/codes/{id}/articles/{no}/cases/{case}`: one of the cases that cite the article, counted from 1.
pub(crate) async fn case(
    Named((id, no, number)): Named<(String, String, usize)>,
) -> Result<Json<Judged>, Refusal> {
    let code = find(&id)?;
    let article = find_article(code, &no)?;
    let at = number.checked_sub(1);
    let script = at.and_then(|at| Book::of(code).scripts(article.no).nth(at));
    let none = || {
        let says = format!("No case number {number} cites article {} of {}.", article.no, code.id);
        Refusal::not_found("no-such-case", says)
    };
    script.and_then(|script| judged(script).ok()).map(Json).ok_or_else(none)
}

fn judged(script: &Script) -> Result<Judged, ScriptError> {
    let mut game = cases::begin(script)?;
    let opening = game.opening().iter().map(|ruling| view::ruling(&game, ruling)).collect();
    let start = view::standing(&game, Viewer::All);
    let acts = script.acts.iter().map(|act| done(&mut game, script, act)).collect();
    Ok(Judged { case: text_of(script), opening, start, acts })
}

fn done(game: &mut Game, script: &Script, act: &ActLine) -> Act {
    let judged = cases::judge(game, &script.file, act).map(|_| view::brief_line(game, Viewer::All));
    match judged {
        Ok(Some(line)) => Act::Done(Box::new(line)),
        Ok(None) => impossible(act, String::new()),
        Err(why) => {
            let says: Vec<_> = why.faults().iter().map(|placed| placed.fault.says()).collect();
            impossible(act, says.join("; "))
        }
    }
}

fn impossible(act: &ActLine, why: String) -> Act {
    Act::Impossible { text: act.written.to_string(), impossible: why }
}

/// The cases that expect a ruling to cite an article, those first that are most about it.
pub(super) fn cases_of(code: &'static Code, no: &str) -> Vec<Case> {
    Book::of(code).scripts(no).map(text_of).collect()
}

fn text_of(script: &Script) -> Case {
    let title = script.header.title.as_deref().unwrap_or(&script.file);
    Case { title: title.to_owned(), script: script.to_string() }
}

/// The cases of a code, and for each article the cases that expect a ruling to cite it.
struct Book {
    scripts: Vec<Script>,
    citing: HashMap<String, Vec<usize>>,
}

impl Book {
    /// The cases of a code, which are read once, when one is first asked for.
    fn of(code: &'static Code) -> &'static Book {
        static BOOKS: Mutex<Option<HashMap<&'static str, &'static Book>>> = Mutex::new(None);
        let mut books = BOOKS.lock().unwrap_or_else(PoisonError::into_inner);
        let books = books.get_or_insert_default();
        books.entry(code.id).or_insert_with(|| Box::leak(Box::new(Book::read(code))))
    }

    fn read(code: &'static Code) -> Book {
        let read = cases::of_code(code).into_iter().flatten();
        let scripts: Vec<_> = read.flat_map(|(_, scripts)| scripts).collect();
        let mut found: Vec<_> = scripts.iter().map(expected_to_be_cited).enumerate().collect();
        // What cites few articles and is soon over is most about each of them. The sort is stable.
        found.sort_by_key(|(at, cited)| (cited.len(), scripts[*at].acts.len()));
        let mut citing: HashMap<_, Vec<usize>> = HashMap::new();
        for (at, cited) in found {
            for no in cited {
                citing.entry(no.to_owned()).or_default().push(at);
            }
        }
        Book { scripts, citing }
    }

    fn scripts(&self, no: &str) -> impl Iterator<Item = &Script> {
        self.citing.get(no).into_iter().flatten().map(|at| &self.scripts[*at])
    }
}

/// The articles that rulings of a case are expected to cite.
fn expected_to_be_cited(script: &Script) -> BTreeSet<&str> {
    let all = script.opening.iter().chain(script.acts.iter().flat_map(|act| &act.expects));
    let cited = all.filter_map(|expects| match &expects.expectation {
        Expectation { not: false, what: Expected::Cites(no) } => Some(no.as_str()),
        _ => None,
    });
    cited.collect()
}
