//! The codes of the older game: nineteen sets of rules, each with an article for every point, and the choices that can be
//! announced in their place.
//!
//! No club printed these articles. Each set is put together from what was read of it, and its articles have the same
//! numbers in all of them. The sources of a set say how certain each article is: *settled* by the account that this project
//! follows, *read* in a page about it, *the primary text was read*, *general knowledge*, or *our choice*, *as we play it*. A
//! doubt says what can be read otherwise, and stands below the rulings that rest on it.
//!
//! ```text
//!   a set, such as shatranj   its articles: what is played on each point, and how certain that is
//!   articles                  the articles that several sets have in the same words
//!   customs                   what the sources leave open and a game cannot do without
//!   choices                   what may be announced instead: an annex for each choice
//!   clauses                   what a choice installs, in a set or as an annex
//!   terms                     the conditions
//!   cases                     the cases of all sets, in files beside this one
//!   dated                     from Pest and Paris to London in 2009: men move as today, and the draws differ
//! ```

mod articles;
mod cases;
mod choices;
mod clauses;
mod customs;
mod dated;
mod italy_to_1880;
mod lopez_1561;
mod lucena_1497;
mod medieval;
mod philidor_1749;
mod sarratt_1828;
mod scachs_1475;
mod shatranj;
mod terms;

use crate::code::Code;

/// The sets, oldest first.
pub(super) static ALL: [&Code; 19] = [
    &shatranj::CODE,
    &medieval::CODE,
    &scachs_1475::CODE,
    &lucena_1497::CODE,
    &lopez_1561::CODE,
    &philidor_1749::CODE,
    &sarratt_1828::CODE,
    &dated::PEST_PARIS_1842,
    &dated::STAUNTON_1847,
    &italy_to_1880::CODE,
    &dated::LONDON_1883,
    &dated::STEINITZ_1889,
    &dated::FIDE_1929,
    &dated::FIDE_1972,
    &dated::FIDE_1974,
    &dated::FIDE_1982,
    &dated::FIDE_1988,
    &dated::FIDE_1992,
    &dated::LONDON_2009,
];

#[cfg(test)]
mod tests {
    use super::ALL;

    /// Of every article it is said how certain it is, in the order of the articles.
    #[test]
    fn every_article_has_a_source() {
        for code in ALL {
            let articles: Vec<_> = code.articles.iter().map(|article| article.no).collect();
            let sources: Vec<_> = code.sources.iter().map(|(no, _)| *no).collect();
            assert_eq!(sources, articles, "{}", code.id);
        }
    }
}
