//! The codes of the older game: seven sets of rules, each with an article for every point, and the choices that can be
//! announced in their place.
//!
//! No club printed these articles. Each set is put together from what was read of it, and its articles have the same
//! numbers in all of them. The doubts say how certain an article is: *settled* by the account that this project follows,
//! *read* in a page about it, *the primary text was read*, *general knowledge*, or *our choice*, *as we play it*.
//!
//! ```text
//!   a set, such as shatranj   its articles: what is played on each point, and how certain that is
//!   customs                   what the sources leave open and a game cannot do without
//!   choices                   what may be announced instead: an annex for each choice
//!   clauses                   what a choice installs, in a set or as an annex
//!   terms                     the conditions
//!   cases                     the cases of all sets, in files beside this one
//! ```

mod cases;
mod choices;
mod clauses;
mod customs;
mod italy_to_1880;
mod lopez_1561;
mod lucena_1497;
mod medieval;
mod philidor_1749;
mod sarratt_1828;
mod shatranj;
mod terms;

use crate::code::Code;

/// The sets, oldest first.
pub(super) static ALL: [&Code; 7] = [
    &shatranj::CODE,
    &medieval::CODE,
    &lucena_1497::CODE,
    &lopez_1561::CODE,
    &philidor_1749::CODE,
    &sarratt_1828::CODE,
    &italy_to_1880::CODE,
];
