//! Articles of several codes set against each other: those that answer the same questions alike, or say the same, stand in
//! one row.

use std::collections::BTreeSet;

use crate::code::Article;
use crate::compare::{hundredths, spaced, words};
use crate::question::{Clause, Question};

/// The articles of each code that stand in one row; none where a code has no counterpart.
pub type Row = Vec<Option<&'static Article>>;

/// How alike two articles must be for them to stand in one row, in hundredths.
const ALIKE: usize = 30;

/// Words of no more letters stand in every article.
const SHORT: usize = 3;

/// An article with what it is compared by.
struct Known {
    article: &'static Article,
    words: BTreeSet<String>,
    /// The questions that it answers, each with an effect and with the terms for it; the figures and provisions that it sets.
    rules: BTreeSet<String>,
}

impl Known {
    fn of(article: &'static Article) -> Self {
        let rules = article.installs.iter().flat_map(rules).collect();
        let words = words(article.says).into_iter().filter(|word| word.chars().count() > SHORT).collect();
        Known { article, words, rules }
    }

    /// What both rule counts more than the words in which they say it.
    fn likeness(&self, other: &Known) -> usize {
        let rules = match self.rules.is_empty() || other.rules.is_empty() {
            true => 0,
            false => hundredths(&self.rules, &other.rules),
        };
        (2 * rules + hundredths(&self.words, &other.words)).div_ceil(3)
    }
}

fn rules(clause: &'static Clause) -> Vec<String> {
    match clause {
        Clause::Sets(figure, _) => return vec![format!("{figure:?}")],
        Clause::Provides(provision) => return vec![format!("{provision:?}")],
        Clause::Plays(choice) => return vec![choice.point().header().to_owned()],
        Clause::FoundByPeople(_) => return Vec::new(),
        _ => {}
    }
    for_each_question!(Q => {
        if let Some(rule) = Q::rule(clause) {
            let name = spaced(<Q as crate::facts::Facts>::NAME);
            let then = rule.then.iter().map(|effect| format!("{name}: {effect:?}"));
            // Codes share many terms, and where one rules on castling and the other on capture only these differ.
            let when = rule.when.iter().map(|term| format!("{name}, if {}", term.reads));
            return then.chain(when).collect();
        }
    });
    Vec::new()
}

/// The articles of several codes in rows. Each code keeps its own order as far as its counterparts let it; an article
/// without one follows the article that stands before it in its own code.
///
/// ```
/// use jadoube_law::codes;
/// use jadoube_law::counterparts::rows;
/// use jadoube_law::topic::Topic;
///
/// let codes = ["fide-2018", "fide-2023"].map(|id| codes::find(id).ok_or("no such code"));
/// let [old, new] = codes.map(|code| code.map(|code| Topic::Draws.articles(code).collect::<Vec<_>>()));
/// let rows = rows(&[old?, new?]);
/// let of = |no| rows.iter().find(|row| row[1].is_some_and(|article| article.no == no));
/// let row = of("9.2.1").ok_or("it has no row")?;
/// assert_eq!(row[0].map(|article| article.no), Some("9.2.1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn rows(columns: &[Vec<&'static Article>]) -> Vec<Row> {
    let mut rows: Vec<Vec<Option<Known>>> = Vec::new();
    for (at, column) in columns.iter().enumerate() {
        let column: Vec<Known> = column.iter().map(|&article| Known::of(article)).collect();
        let places = places(&rows, &column);
        let mut last = 0;
        for (known, place) in column.into_iter().zip(places) {
            let own = rows.iter().position(|row| {
                place.is_some_and(|(first, no)| {
                    row.get(first).and_then(Option::as_ref).is_some_and(|it| it.article.no == no)
                })
            });
            let row = match own {
                Some(row) => row,
                None => {
                    rows.insert(last, (0..columns.len()).map(|_| None).collect());
                    last
                }
            };
            rows[row][at] = Some(known);
            last = row + 1;
        }
    }
    let article = |known: Option<Known>| known.map(|known| known.article);
    rows.into_iter().map(|row| row.into_iter().map(article).collect()).collect()
}

/// For each article of a further code the row in which it has its place, named by a column of that row and the number
/// there; none where no row holds a counterpart. Those most alike have the first choice.
fn places(rows: &[Vec<Option<Known>>], column: &[Known]) -> Vec<Option<(usize, &'static str)>> {
    let likeness = |row: &[Option<Known>], known: &Known| {
        row.iter().flatten().map(|other| other.likeness(known)).max().unwrap_or(0)
    };
    let mut candidates = Vec::new();
    for (at, known) in column.iter().enumerate() {
        for (row, held) in rows.iter().enumerate() {
            let likeness = likeness(held, known);
            if likeness >= ALIKE {
                candidates.push((likeness, at, row));
            }
        }
    }
    // The sort is stable: of equals those that stand first are paired first.
    candidates.sort_by_key(|&(likeness, ..)| std::cmp::Reverse(likeness));
    let mut found: Vec<Option<usize>> = vec![None; column.len()];
    for (_, at, row) in candidates {
        if found[at].is_none() && !found.contains(&Some(row)) {
            found[at] = Some(row);
        }
    }
    let named = |row: usize| {
        let held = rows[row].iter().enumerate();
        held.filter_map(|(column, known)| Some((column, known.as_ref()?.article.no))).next()
    };
    found.into_iter().map(|row| row.and_then(named)).collect()
}

#[cfg(test)]
mod tests {
    use super::rows;
    use crate::codes;
    use crate::topic::Topic;

    #[test]
    fn every_article_stands_in_one_row_of_its_column() {
        let columns: Vec<Vec<_>> =
            codes::all().iter().map(|code| Topic::Draws.articles(code).collect()).collect();
        let rows = rows(&columns);
        for (at, column) in columns.iter().enumerate() {
            let mut set: Vec<_> = rows.iter().filter_map(|row| row[at]).map(|article| article.no).collect();
            let mut all: Vec<_> = column.iter().map(|article| article.no).collect();
            set.sort_unstable();
            all.sort_unstable();
            assert_eq!(set, all);
        }
        assert!(rows.iter().all(|row| row.iter().any(Option::is_some)));
    }

    #[test]
    fn articles_that_rule_the_same_stand_side_by_side() {
        let code = |id| codes::find(id).expect("a code");
        let beside = |topic: Topic, no: &str| {
            let [us, fide] = ["us-chess", "fide-2023"].map(|id| topic.articles(code(id)).collect::<Vec<_>>());
            let rows = rows(&[us, fide]);
            let row = rows.iter().find(|row| row[0].is_some_and(|article| article.no == no));
            row.and_then(|row| row[1]).map(|article| article.no)
        };
        assert_eq!(beside(Topic::End, "14A"), Some("5.2.1"));
        assert_eq!(beside(Topic::Draws, "14C7"), Some("9.5.1"));
    }
}
