//! From the game that was judged to the answer.

use game::Game;
use game::standing::{Ruling, RulingKind};
use law::{Provision, Supervision, When, providing};
use records::san;
use view::{Exhibit, Viewer};

use crate::answer::{Answer, Cited, Clocks, Estimate, Outcome};
use crate::question::Question;
use crate::situation::{Situation, read_off, read_off_one};
use crate::switch::{Setting, Switch};
use crate::table::Table;
use crate::wrong::Wrong;

/// What is said where no article answers.
const SILENT: &str = "The code says nothing about this.";
/// Why times are an estimate.
const ESTIMATE: &str = "What the clocks showed at the illegal move is not known, since moves were made after it. These times \
    are those seen now, less what the moves that are undone had added: the arbiter may set others, as he thinks best.";
/// The same where no article is about the times.
const ESTIMATE_UNRULED: &str = "What the clocks showed at the illegal move is not known, since moves were made after it. The \
    code does not say how they are set: these are the times seen now.";
/// Why a clock is set to less than it shows.
const LESS: &str = "A clock that is set to less than it shows loses what the undone move had added.";

/// Plays a situation, has it judged, and tells what the laws said.
///
/// # Errors
///
/// Why it cannot have happened so: no man stands where one was touched, or a move cannot be made by hand.
pub fn answer(situation: &Situation, question: &Question) -> Result<Answer, Wrong> {
    let played_on = situation.played_on();
    let table = if played_on.is_empty() { question.played(situation)? } else { situation.ended() };
    let game = table.game();
    let seen = view::standing(game, Viewer::All);
    let shown = question.shown(situation);
    // Who can still mate is a question of fact: unless the game is over, its answer is the proof.
    let proved = shown.exhibit.as_ref().filter(|_| *question == Question::CanMate && !table.is_over());
    let decides = if proved.is_some() { Vec::new() } else { decides(&table) };
    let of_rulings = table.rulings().filter_map(|ruling| Exhibit::of(ruling.evidence.as_deref()?));
    Ok(Answer {
        question: question.word(),
        code: game.code().id,
        name: game.code().name(),
        headline: proved.map(|exhibit| exhibit.says.clone()).unwrap_or_else(|| headline(&table, &decides))
            + &after_the_end(played_on),
        kind: decides.last().map(|ruling| records::vocabulary::kind(ruling.kind)),
        articles: cited(&table, &decides),
        basis: basis(game),
        rulings: table.rulings().map(|ruling| view::ruling(game, ruling)).collect(),
        result: game.ending().map(|_| Outcome {
            result: seen.result.clone().into_owned(),
            reason: seen.reason.clone().map(std::borrow::Cow::into_owned),
        }),
        clocks: clocks(&table, situation, question),
        turn: seen.turn,
        must: seen.must,
        moves: moves(&table),
        options: seen.options,
        before: situation.position().fen(),
        after: seen.fen,
        positions: shown.positions,
        exhibits: shown.exhibit.into_iter().chain(of_rulings).collect(),
        switches: switches(situation, question),
        script: table.script(),
    })
}

/// What matters to those at the board, the most important first: how the game ends, that a claim fails, what is to be done.
fn weight(kind: RulingKind) -> u8 {
    match kind {
        RulingKind::Result => 0,
        RulingKind::Refused(_) => 1,
        RulingKind::Penalty => 2,
        RulingKind::Right => 3,
        RulingKind::Obligation => 4,
        RulingKind::Restored => 5,
        RulingKind::Offence => 6,
        RulingKind::Completed => 7,
        RulingKind::Note => 8,
    }
}

/// The ruling that matters most, of each claim; of several that matter as much, the last. Where the game had ended before, it
/// is that which ended it.
fn decides(table: &Table) -> Vec<&Ruling> {
    if let Some(ending) = table.game().ending() {
        return vec![&ending.ruling];
    }
    if table.supposition().is_some() {
        return table.on_supposition().iter().collect();
    }
    table.parts().into_iter().flat_map(most).collect()
}

/// Of the rulings on a claim that which matters most, of equals the last; and where the claim failed, what it costs.
fn most(part: Vec<&Ruling>) -> Vec<&Ruling> {
    // Of equals `min_by_key` takes the first.
    let Some(most) = part.iter().copied().rev().min_by_key(|ruling| weight(ruling.kind)) else {
        return Vec::new();
    };
    let failed = matches!(most.kind, RulingKind::Refused(_));
    let costs = part.iter().copied().rfind(|ruling| failed && ruling.kind == RulingKind::Penalty);
    [most].into_iter().chain(costs).collect()
}

fn headline(table: &Table, decides: &[&Ruling]) -> String {
    match decides {
        [] => SILENT.to_owned(),
        decides => {
            let says = decides.iter().map(|ruling| ruling.says.as_str());
            table.supposition().into_iter().chain(says).collect::<Vec<_>>().join(" ")
        }
    }
}

/// What was made after the end of a game is told with it.
fn after_the_end(played_on: &[String]) -> String {
    const MOST: usize = 6;
    let more = if played_on.len() > MOST { " …" } else { "" };
    let first = played_on[..played_on.len().min(MOST)].join(" ");
    match played_on {
        [] => String::new(),
        _ => format!(" What was played after that does not count: {first}{more}."),
    }
}

fn cited(table: &Table, decides: &[&Ruling]) -> Vec<Cited> {
    let code = table.game().code();
    let first: Vec<&str> = decides.iter().flat_map(|ruling| ruling.articles.iter().copied()).collect();
    let rest = table.rulings().flat_map(|ruling| ruling.articles.iter().copied());
    let mut cited: Vec<Cited> = Vec::new();
    for no in first.iter().copied().chain(rest) {
        if cited.iter().all(|article| article.no != no) {
            cited.extend(code.article(no).map(|article| Cited::of(article, first.contains(&no))));
        }
    }
    cited
}

/// The articles by which the rules of a slower tempo hold, as the arbiter watches closely. What they say is told at the start.
fn basis(game: &Game) -> Vec<Cited> {
    let fully = |when: &When| *when == When::Supervision(Supervision::Full);
    let annexes = game.code().annexes.iter().filter(|annex| annex.when.iter().any(fully));
    let articles = annexes.flat_map(|annex| annex.articles);
    let told = |no| game.opening().iter().any(|ruling| ruling.articles.contains(&no));
    let mut basis: Vec<Cited> = Vec::new();
    for article in articles.filter(|article| told(article.no)) {
        if basis.iter().all(|cited| cited.no != article.no) {
            basis.push(Cited::of(article, false));
        }
    }
    basis
}

/// The times to set, and whether they are but an estimate. Where nobody said what the clocks show, there are none: they would
/// follow from the time at the start alone.
fn clocks(table: &Table, situation: &Situation, question: &Question) -> Option<Clocks> {
    let dials = table.game().standing_without_line().clock.as_ref()?;
    let then = situation.clocks_then.filter(|_| question.begins_then() && table.times_are_set_back());
    let shown = situation.clocks.or(then)?;
    if situation.is_over() || table.leaves_clocks() {
        let [white, black] = shown.map(|ms| Some(read_off_one(ms)));
        let running = dials.running.filter(|_| !table.is_over()).map(|side| side.to_string());
        return Some(Clocks { white, black, running, estimate: None, less: None });
    }
    let [white, black] = read_off(dials);
    let estimate = estimate(table, situation);
    let less = less(table, shown).filter(|_| estimate.is_none());
    Some(Clocks { white, black, running: dials.running.map(|side| side.to_string()), estimate, less })
}

/// Where a move is undone, what it had added is taken back with it.
fn less(table: &Table, shown: [u64; 2]) -> Option<Estimate> {
    let restored = table.rulings().any(|ruling| ruling.kind == RulingKind::Restored);
    let goes_back =
        shown.into_iter().zip(table.shows()?).any(|(shown, set)| set.is_some_and(|set| set < shown));
    let applies = restored && goes_back && table.times_are_set_back() && !table.is_over();
    applies.then(|| Estimate { says: LESS, articles: times_after_restoration(table) })
}

/// The articles that say how the clocks are set after a restoration.
fn times_after_restoration(table: &Table) -> Vec<Cited> {
    let code = table.game().code();
    let by = providing(code, Provision::TimesAfterRestoration);
    by.into_iter().filter_map(|no| code.article(no)).map(|article| Cited::of(article, false)).collect()
}

/// What the clocks showed some moves ago nobody has written down. Where a code leaves them as they are, nobody need know it.
fn estimate(table: &Table, situation: &Situation) -> Option<Estimate> {
    let restored = table.has_undone_replies() && table.times_are_set_back() && !table.is_over();
    if !restored || situation.clocks_then.is_some() {
        return None;
    }
    let articles = times_after_restoration(table);
    let says = match articles.is_empty() {
        true => ESTIMATE_UNRULED,
        false => ESTIMATE,
    };
    Some(Estimate { says, articles })
}

/// Without a King no position is played on.
fn moves(table: &Table) -> Vec<String> {
    let standing = table.game().standing_without_line();
    let legal = standing.legal.iter().filter(|_| !table.lacks_a_king());
    legal.map(|&legal| san::write(&standing.position, legal)).collect()
}

/// The switches, each other setting with what would follow.
fn switches(situation: &Situation, question: &Question) -> Vec<Switch> {
    if !situation.played_on().is_empty() {
        return Vec::new();
    }
    let mut switches = question.switches(situation);
    for Switch { key, value, settings, .. } in &mut switches {
        for setting in settings.iter_mut().filter(|setting| setting.value != *value) {
            setting.headline = otherwise(situation, question, key, setting);
        }
    }
    switches
}

fn otherwise(situation: &Situation, question: &Question, key: &str, setting: &Setting) -> Option<String> {
    let mut turned = question.clone();
    let table = turned.turn(key, setting.value).then(|| turned.played(situation))?.ok()?;
    Some(headline(&table, &decides(&table)))
}
