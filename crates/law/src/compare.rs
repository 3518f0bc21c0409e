//! What changed from one code to another, article by article.

use std::collections::BTreeSet;

use crate::code::{Article, Code};
use crate::effect::Figure;
use crate::question::{Clause, Question};
use crate::regulations::When;

/// What became of one article.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What happened.
    pub how: How,
    /// The article as it stood; none where it is new.
    pub old: Option<&'static str>,
    /// The article as it stands; none where it is gone.
    pub new: Option<&'static str>,
    /// The figures that are not what they were, each as it was and as it is.
    pub figures: Vec<(Figure, Option<u32>, Option<u32>)>,
    /// What it no longer rules, in words.
    pub rules_gone: Vec<String>,
    /// What it rules now and did not, in words.
    pub rules_new: Vec<String>,
}

/// What happened to an article.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// It was not there before.
    Added,
    /// It is gone.
    Dropped,
    /// It has another number, and nothing else changed.
    Renumbered,
    /// Its text, its figures or what it rules changed.
    Changed,
    /// What it says stood in the old article before.
    Split,
    /// What it said stands in the new article now.
    Merged,
}

impl How {
    /// In one word: `added`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            How::Added => "added",
            How::Dropped => "dropped",
            How::Renumbered => "renumbered",
            How::Changed => "changed",
            How::Split => "split",
            How::Merged => "merged",
        }
    }
}

/// What changed from one code to another, in the order of the new one; what is gone comes last, in the order of the
/// old one. Doubts are readings of the text, and are not compared.
///
/// ```
/// use jadoube_law::compare::{How, compare};
/// use jadoube_law::codes;
///
/// let code = |id| codes::find(id).ok_or("no such code");
/// let changes = compare(code("fide-2018")?, code("fide-2023")?);
/// let resigned = changes.iter().find(|change| change.new == Some("5.1.2")).ok_or("unchanged")?;
/// assert_eq!(resigned.how, How::Changed);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compare(old: &'static Code, new: &'static Code) -> Vec<Change> {
    let (before, after) = (old.every_article().collect::<Vec<_>>(), new.every_article().collect::<Vec<_>>());
    let alike = |was: &Article, now: &Article| when(old, was) == when(new, now);
    let pairs = paired(&before, &after, alike);
    let was = |at: usize| pairs.iter().find(|(_, new)| *new == at).map(|(old, _)| before[*old]);
    let gone = |at: &usize| !pairs.iter().any(|(old, _)| old == at);
    let renumbered: Vec<_> = pairs.iter().map(|&(old, new)| (before[old].no, after[new].no)).collect();
    let standing = after.iter().enumerate().filter_map(|(at, now)| match was(at) {
        Some(was) => changed(was, now, &renumbered),
        None => Some(parted(How::Added, How::Split, now, &before)),
    });
    let dropped =
        (0..before.len()).filter(gone).map(|at| parted(How::Dropped, How::Merged, before[at], &after));
    standing.chain(dropped).collect()
}

/// An article that has none to be paired with, and the one of the other code that holds its words.
fn parted(alone: How, within: How, article: &'static Article, others: &[&'static Article]) -> Change {
    let whole = others.iter().find(|other| holds(other, article));
    let how = if whole.is_some() { within } else { alone };
    let whole = whole.map(|whole| whole.no);
    let (old, new) = match alone {
        How::Added => (whole, Some(article.no)),
        _ => (Some(article.no), whole),
    };
    Change { how, old, new, figures: Vec::new(), rules_gone: Vec::new(), rules_new: Vec::new() }
}

fn changed(
    was: &'static Article,
    now: &'static Article,
    renumbered: &[(&str, &'static str)],
) -> Option<Change> {
    let to_new = |no: &'static str| renumbered.iter().find(|(old, _)| *old == no).map_or(no, |(_, new)| *new);
    let (before, after) = (rules(was, to_new), rules(now, |no| no));
    let only =
        |these: &[String], those: &[String]| these.iter().filter(|it| !those.contains(it)).cloned().collect();
    let (rules_gone, rules_new): (Vec<_>, Vec<_>) = (only(&before, &after), only(&after, &before));
    let figures = figures(was, now);
    let same = was.says == now.says && figures.is_empty() && rules_gone.is_empty() && rules_new.is_empty();
    let how = match same {
        true if was.no == now.no => return None,
        true => How::Renumbered,
        false => How::Changed,
    };
    Some(Change { how, old: Some(was.no), new: Some(now.no), figures, rules_gone, rules_new })
}

fn figures(was: &Article, now: &Article) -> Vec<(Figure, Option<u32>, Option<u32>)> {
    let set = |article: &Article, which| {
        article.installs.iter().find_map(|clause| match clause {
            Clause::Sets(figure, number) if *figure == which => Some(*number),
            _ => None,
        })
    };
    let mut changed: Vec<(Figure, Option<u32>, Option<u32>)> = Vec::new();
    for clause in was.installs.iter().chain(now.installs) {
        let Clause::Sets(figure, _) = *clause else { continue };
        let (before, after) = (set(was, figure), set(now, figure));
        if before != after && !changed.iter().any(|(other, ..)| *other == figure) {
            changed.push((figure, before, after));
        }
    }
    changed
}

/// What an article rules, in words; the articles that it sets aside under their new numbers.
fn rules(article: &'static Article, to_new: impl Fn(&'static str) -> &'static str) -> Vec<String> {
    article.installs.iter().filter_map(|clause| in_words(clause, &to_new)).collect()
}

fn in_words(clause: &'static Clause, to_new: &impl Fn(&'static str) -> &'static str) -> Option<String> {
    match clause {
        Clause::Sets(..) => return None,
        Clause::Provides(provision) => return Some(format!("always: {}", spaced(&format!("{provision:?}")))),
        Clause::Plays(choice) => {
            return Some(format!("{}: {}", choice.point().header(), choice.word()));
        }
        Clause::FoundByPeople(what) => return Some(format!("left to people: {what}")),
        _ => {}
    }
    for_each_question!(Q => {
        if let Some(rule) = Q::rule(clause) {
            let when: Vec<_> = rule.when.iter().map(|term| term.reads).collect();
            let then: Vec<_> = rule.then.iter().map(|effect| spaced(&format!("{effect:?}"))).collect();
            let numbers = |word: &str, list: &[&'static str]| match list {
                [] => String::new(),
                list => format!(", {word} {}", list.iter().map(|&no| to_new(no)).collect::<Vec<_>>().join(", ")),
            };
            let when = if when.is_empty() { "always".to_owned() } else { format!("if {}", when.join(", and ")) };
            return Some(format!(
                "{}: {when}: {}{}{}",
                spaced(<Q as crate::facts::Facts>::NAME),
                then.join(", "),
                numbers("despite", rule.despite),
                numbers("beside", rule.beside),
            ));
        }
    });
    None
}

/// A name of the program in words: `Ends(OutOfTime)` is "ends (out of time)".
#[must_use]
pub fn spaced(name: &str) -> String {
    let mut words = String::new();
    let mut before = ' ';
    for letter in name.chars() {
        let begins = letter.is_uppercase() && before.is_alphanumeric() || letter == '(' && before != ' ';
        if begins {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
        before = letter;
    }
    words
}

/// How much of two texts must be shared for them to be one article that was changed, in hundredths.
const ALIKE: usize = 40;

/// The same, of two articles with one number.
const ALIKE_IN_ITS_PLACE: usize = 20;

/// How much of a text another must hold for the one to stand in the other, in hundredths.
const HELD: usize = 85;

/// On what an article of a code depends; nothing, where it is none of an annex's.
fn when(code: &'static Code, article: &Article) -> &'static [When] {
    let annex = code.annexes.iter().find(|annex| annex.articles.iter().any(|other| other.no == article.no));
    annex.map_or(&[], |annex| annex.when)
}

/// Which article became which, by their places. Equal texts first, which may have changed their chapter where they hold
/// in the same games; then, within a chapter, those most alike.
fn paired(
    before: &[&'static Article],
    after: &[&'static Article],
    in_same_games: impl Fn(&Article, &Article) -> bool,
) -> Vec<(usize, usize)> {
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    let mut candidates = Vec::new();
    // The words of each text are taken apart once: there are as many pairs as the product of both.
    let words_of = |articles: &[&Article]| articles.iter().map(|it| words(it.says)).collect::<Vec<_>>();
    let (words_before, words_after) = (words_of(before), words_of(after));
    for (old, was) in before.iter().enumerate() {
        for (new, now) in after.iter().enumerate() {
            let same_chapter = chapter(was.no) == chapter(now.no);
            let same_text = usize::from(was.says == now.says);
            if !same_chapter && same_text == 0 {
                continue;
            }
            let same_number = was.no == now.no;
            let enough = if same_number { ALIKE_IN_ITS_PLACE } else { ALIKE };
            let alike = hundredths(&words_before[old], &words_after[new]);
            if same_chapter && alike >= enough || same_text == 1 && in_same_games(was, now) {
                candidates.push(((same_text, alike + usize::from(same_number) * 10), old, new));
            }
        }
    }
    // The sort is stable: of equals those that stand first are paired first.
    candidates.sort_by_key(|(worth, ..)| std::cmp::Reverse(*worth));
    for (_, old, new) in candidates {
        if !pairs.iter().any(|&(other_old, other_new)| other_old == old || other_new == new) {
            pairs.push((old, new));
        }
    }
    pairs
}

fn chapter(no: &str) -> &str {
    no.split('.').next().unwrap_or(no)
}

/// How much of the words of two texts both have, in hundredths.
pub(crate) fn hundredths(one: &BTreeSet<String>, other: &BTreeSet<String>) -> usize {
    one.intersection(other).count() * 100 / one.union(other).count().max(1)
}

/// Whether nearly all words of an article stand in this one.
fn holds(whole: &Article, part: &Article) -> bool {
    let (whole_words, part_words) = (words(whole.says), words(part.says));
    let shared = part_words.intersection(&whole_words).count();
    chapter(whole.no) == chapter(part.no) && shared * 100 >= part_words.len() * HELD
}

pub(crate) fn words(text: &str) -> BTreeSet<String> {
    let word = |word: &str| word.to_lowercase();
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|it| !it.is_empty()).map(word).collect()
}
