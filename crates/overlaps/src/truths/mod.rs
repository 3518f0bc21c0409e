//! What is always true, whatever people do.

mod absence;
mod blame;
mod end;
mod legal;
mod listed;
mod men;
mod named;
mod order;
mod promised;
mod refused;
mod restored;
mod returned;
mod rights;

use game::standing::{Ruling, Standing};

use crate::table::Table;

/// An act, what the laws said to it, and how the game stood before and after.
pub struct Step<'a> {
    /// The game before.
    pub before: &'a Table,
    /// The same as a standing.
    pub stood: &'a Standing,
    /// The act.
    pub line: &'a str,
    /// The game after.
    pub after: &'a Table,
    /// The same as a standing.
    pub stands: &'a Standing,
    /// What the laws said.
    pub rulings: &'a [Ruling],
}

/// A truth that did not hold.
#[derive(Clone, Debug)]
pub struct Broken {
    /// Which truth.
    pub truth: &'static str,
    /// What was found instead.
    pub found: String,
}

/// What is held against a step: the name of a truth, and what breaks it.
type Truth = (&'static str, fn(&Step) -> Option<String>);

const OF_STEPS: &[Truth] = &[
    ("no man vanishes or doubles", men::vanished),
    ("what is nobody's to put right stands where the position has it", men::stray),
    ("what a ruling says stands again does so", restored::untrue),
    ("who makes a lawful move on the board that he finds is charged with nothing", blame::charged),
    ("what is refused changes nothing", refused::changed),
    ("a right ends only by an article", rights::lost),
    ("a game ends once", end::again),
    ("a man that is named on a square for what is to be done stands there", named::elsewhere),
    ("a right that is lost does not come back with a lawful move", returned::again),
];

/// What is held against a standing, which takes longer.
const OF_STANDINGS: &[Truth] = &[
    ("every move listed as legal completes the turn", legal::incomplete),
    ("what may be said is heard", listed::unheard),
    ("what a right is said to lead to is what it leads to", promised::otherwise),
    ("somebody who is present can go on or end the game", absence::stuck),
    ("acts that have nothing to do with one another give the same in both orders", order::differs),
];

/// The truths that a step breaks; those that take long only where they are asked for.
#[must_use]
pub fn broken(step: &Step, all: bool) -> Vec<Broken> {
    let further = if all { OF_STANDINGS } else { &[] };
    let truths = OF_STEPS.iter().chain(further);
    truths.filter_map(|&(truth, breaks)| breaks(step).map(|found| Broken { truth, found })).collect()
}
