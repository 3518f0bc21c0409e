//! The questions that a code answers: plain structs of finite facts, so that every combination can be tried.
//!
//! Squares, men and moves stay with the game, beside the facts. Combinations that cannot be are left out by
//! `possible`, so that a conflict that is found is a real one.

use std::fmt::Debug;

use crate::form::{Clause, Rule};

/// A question with finitely many combinations of facts.
pub trait Question: Copy + Debug + PartialEq + 'static {
    /// The rule of a clause that answers this question.
    fn rule(clause: &'static Clause) -> Option<&'static Rule<Self>>;
    /// Every combination of facts that can be.
    fn all() -> Vec<Self>;
}

/// A fact with finitely many values.
pub trait Finite: Copy + 'static {
    /// All its values.
    fn values() -> Vec<Self>;
}

impl Finite for bool {
    fn values() -> Vec<Self> {
        vec![false, true]
    }
}

macro_rules! finite {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$value_doc])* $value),* }
        impl Finite for $name {
            fn values() -> Vec<Self> { vec![$($name::$value),*] }
        }
    };
}

macro_rules! question {
    ($(#[$doc:meta])* $name:ident { $($(#[$fact_doc:meta])* $fact:ident: $kind:ty),* $(,)? } where $possible:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name { $($(#[$fact_doc])* pub $fact: $kind),* }
        impl Question for $name {
            fn rule(clause: &'static Clause) -> Option<&'static Rule<Self>> {
                match clause { Clause::$name(rule) => Some(rule), _ => None }
            }
            fn all() -> Vec<Self> {
                let mut all = Vec::new();
                question!(@each all, $name, [$($fact)*], $($fact: $kind),*);
                let possible: fn(&Self) -> bool = $possible;
                all.retain(possible);
                all
            }
        }
    };
    (@each $all:ident, $name:ident, [$($facts:ident)*], $fact:ident: $kind:ty $(, $rest:ident: $kinds:ty)*) => {
        for $fact in <$kind as Finite>::values() {
            question!(@each $all, $name, [$($facts)*], $($rest: $kinds),*);
        }
    };
    (@each $all:ident, $name:ident, [$($facts:ident)*],) => { $all.push($name { $($facts),* }); };
}

mod adjournment;
mod checks;
mod claims;
mod completion;
mod course;
mod hand;
mod liability;
mod settled;

pub use adjournment::*;
pub use checks::*;
pub use claims::*;
pub use completion::*;
pub use course::*;
pub use hand::*;
pub use liability::*;
pub use settled::*;

finite! {
    /// What is known of something asserted.
    Truth {
        /// It is so.
        Yes,
        /// It is not so.
        No,
        /// A search ended at its bound.
        Undetermined,
    }
}
