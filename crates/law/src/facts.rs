//! Facts with finitely many values, so that every combination can be tried.

use std::fmt::Debug;

use crate::effect::EffectKind;

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

/// The facts of one question, and what may be answered to them.
pub trait Facts: Finite + Debug + PartialEq {
    /// The name of the question.
    const NAME: &'static str;

    /// The kinds of effect that may answer it: those that a game can carry out there. A table of laws that gives
    /// another does not compile.
    const MAY: &'static [EffectKind];
}

/// A fact: an enum of plain values.
macro_rules! finite {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$value_doc])* $value),* }
        impl $crate::facts::Finite for $name {
            fn values() -> Vec<Self> { vec![$($name::$value),*] }
        }
    };
}

/// The facts of one question: a struct whose values are the combinations that can occur.
macro_rules! facts {
    ($(#[$doc:meta])* $name:ident { $($(#[$fact_doc:meta])* $fact:ident: $kind:ty),* $(,)? } where $possible:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name { $($(#[$fact_doc])* pub $fact: $kind),* }
        impl $crate::facts::Finite for $name {
            fn values() -> Vec<Self> {
                let mut all = Vec::new();
                facts!(@each all, $name, [$($fact)*], $($fact: $kind),*);
                let possible: fn(&Self) -> bool = $possible;
                all.retain(possible);
                all
            }
        }
    };
    (@each $all:ident, $name:ident, [$($facts:ident)*], $fact:ident: $kind:ty $(, $rest:ident: $kinds:ty)*) => {
        for $fact in <$kind as $crate::facts::Finite>::values() {
            facts!(@each $all, $name, [$($facts)*], $($rest: $kinds),*);
        }
    };
    (@each $all:ident, $name:ident, [$($facts:ident)*],) => { $all.push($name { $($facts),* }); };
}
