//! The Laws of Chess of the Fédération Internationale des Échecs.
//!
//! Each dated edition is a table of its own, in its own numbers. Articles that did not change between editions stand
//! once, each as a constant in the file of its chapter; an edition takes them, or writes `Article { no: "6.2.a", ..X }`
//! where only the number differs. What depends on the edition's own text stands in the edition's file.

mod clock;
mod conduct;
mod draws;
mod edition_2023;
mod end;
mod irregular;
mod moves;
mod officials;
mod score;
mod terms;
mod touch;

pub(super) use edition_2023::EDITION_2023;
