//! How the rules of the game became what they are: for each subject the steps in their order, each with its time, its
//! source, how certain it is, the articles that have it, and a position in which it can be tried.
//!
//! ```
//! use jadoube_law::timeline::{self, Subject};
//! let queen: Vec<_> = timeline::of(Subject::Queen).map(|step| step.when).collect();
//! assert_eq!(queen.last(), Some(&"1475 to 1500"));
//! ```

mod draws;
mod endings;
mod laws;
mod men;
mod pawns;
mod sources;
mod start;
mod step;

pub use step::{Certainty, Comes, Rules, Step, Subject, Trial, Try};

/// Every step, subject by subject, each subject's in the order of time.
pub fn steps() -> impl Iterator<Item = &'static Step> {
    let all = [start::STEPS, men::STEPS, pawns::STEPS, endings::STEPS, draws::STEPS, laws::STEPS];
    Subject::ALL
        .into_iter()
        .flat_map(move |subject| all.into_iter().flatten().filter(move |step| step.subject == subject))
}

/// The steps of a subject, in the order of time.
pub fn of(subject: Subject) -> impl Iterator<Item = &'static Step> {
    steps().filter(move |step| step.subject == subject)
}
