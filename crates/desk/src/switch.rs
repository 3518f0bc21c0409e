//! What was assumed, as switches that can be turned.

use serde::Serialize;

/// Something that was assumed, and what would follow if it were otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Switch {
    /// Its name among the fields of what is asked.
    pub key: &'static str,
    /// What it is about: "The clock was pressed".
    pub says: &'static str,
    /// What is assumed now.
    pub value: &'static str,
    /// All that can be assumed.
    pub settings: Vec<Setting>,
}

/// One of the things that can be assumed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Setting {
    /// Its word.
    pub value: &'static str,
    /// The same for people.
    pub says: &'static str,
    /// The first sentence of the answer with this setting; absent for the one that is set, and where it cannot be so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub headline: Option<String>,
}

/// A kind of assumption.
pub(crate) trait Assumption: Copy + PartialEq + 'static {
    const KEY: &'static str;
    const SAYS: &'static str;
    /// Each with its word, and with what people read.
    const ALL: &'static [(Self, &'static str, &'static str)];
}

/// An assumption as it is set.
pub(crate) fn switch<A: Assumption>(set: A) -> Switch {
    let value = A::ALL.iter().find(|(one, ..)| *one == set).map_or("", |(_, word, _)| word);
    let settings = A::ALL.iter().map(|&(_, value, says)| Setting { value, says, headline: None });
    Switch { key: A::KEY, says: A::SAYS, value, settings: settings.collect() }
}

/// Turns a switch, if the key is its own; whether there is such a setting.
pub(crate) fn turn<A: Assumption>(set: &mut A, key: &str, value: &str) -> bool {
    let found = A::ALL.iter().find(|(_, word, _)| key == A::KEY && *word == value);
    if let Some((to, ..)) = found {
        *set = *to;
    }
    found.is_some()
}

/// Declares the settings of an assumption.
macro_rules! assumption {
    ($(#[$doc:meta])* $name:ident, $key:literal, $says:literal, $($setting:ident $word:literal $text:literal),+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $name { $($setting),+ }

        impl crate::switch::Assumption for $name {
            const KEY: &'static str = $key;
            const SAYS: &'static str = $says;
            const ALL: &'static [(Self, &'static str, &'static str)] =
                &[$(($name::$setting, $word, $text)),+];
        }
    };
}
pub(crate) use assumption;
