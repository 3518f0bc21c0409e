//! The Laws of Chess of the Fédération Internationale des Échecs.
//!
//! Each dated edition is a table of its own, in its own numbers. Articles that did not change between editions stand
//! once, each as a constant in the file of its chapter; an edition takes them, or writes `X.numbered("6.2.a")`
//! where only the number differs. What depends on the edition's own text stands in the edition's file.

mod adjourned;
mod appendix;
mod appendix_2014;
mod appendix_2018;
mod blind;
mod clock;
mod conduct;
mod draws;
mod edition_2014;
mod edition_2018;
mod edition_2023;
mod end;
mod guidelines;
mod irregular;
mod moves;
mod notation;
mod officials;
mod points;
mod quickplay;
mod score;
mod terms;
mod text_2014;
mod touch;
mod venue;

pub(super) use edition_2014::EDITION_2014;
pub(super) use edition_2018::EDITION_2018;
pub(super) use edition_2023::EDITION_2023;
