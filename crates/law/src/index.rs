//! Where each question, figure and provision of a code is answered, looked up once for all games.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::code::{Article, Code};
use crate::effect::{Figure, Provision};
use crate::question::{Clause, Question};

/// Where an article stands in its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Among the code's own articles.
    Own(usize),
    /// In the annex of this number.
    Annex(usize),
}

/// A clause, and the article that installs it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub place: Place,
    pub article: &'static Article,
    pub clause: &'static Clause,
}

/// The clauses of a code by what they answer, each list in the order of the code, its annexes last.
#[derive(Debug, Default)]
pub(crate) struct Index {
    questions: Vec<Vec<Placed>>,
    figures: Vec<Vec<Placed>>,
    provisions: HashMap<Provision, Vec<Placed>>,
}

/// The index of each code that was asked for, by the code's address.
static KEPT: Mutex<Option<HashMap<usize, &'static Index>>> = Mutex::new(None);

impl Index {
    /// The index of a code. It is made when the code is first asked for, and kept: there are as many as codes, whatever
    /// the regulations of games are.
    pub fn of(code: &'static Code) -> &'static Index {
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = kept.get_or_insert_default();
        kept.entry(std::ptr::from_ref(code).addr()).or_insert_with(|| Box::leak(Box::new(Index::make(code))))
    }

    fn make(code: &'static Code) -> Index {
        let own = code.articles.iter().enumerate().map(|(at, article)| (Place::Own(at), article));
        let annexes = code.annexes.iter().enumerate();
        let annexes =
            annexes.flat_map(|(at, annex)| annex.articles.iter().map(move |a| (Place::Annex(at), a)));
        let mut index = Index::default();
        for (place, article) in own.chain(annexes) {
            for clause in article.installs {
                let placed = Placed { place, article, clause };
                match clause {
                    Clause::Sets(figure, _) => list(&mut index.figures, *figure as usize).push(placed),
                    Clause::Provides(what) => index.provisions.entry(*what).or_default().push(placed),
                    Clause::Plays(_) | Clause::FoundByPeople(_) => {}
                    rule => list(&mut index.questions, rule.question()).push(placed),
                }
            }
        }
        index
    }

    /// What answers a question.
    pub fn question<Q: Question>(&'static self) -> &'static [Placed] {
        at(&self.questions, Q::NUMBER)
    }

    /// What sets a figure.
    pub fn figure(&'static self, figure: Figure) -> &'static [Placed] {
        at(&self.figures, figure as usize)
    }

    /// What provides for something.
    pub fn provision(&'static self, provision: Provision) -> &'static [Placed] {
        self.provisions.get(&provision).map_or(&[], Vec::as_slice)
    }
}

fn list(lists: &mut Vec<Vec<Placed>>, number: usize) -> &mut Vec<Placed> {
    if lists.len() <= number {
        lists.resize_with(number + 1, Vec::new);
    }
    &mut lists[number]
}

fn at(lists: &[Vec<Placed>], number: usize) -> &[Placed] {
    lists.get(number).map_or(&[], Vec::as_slice)
}
