//! What is found by an index is what a slow search finds in the text, and damage is noticed.

mod damage;
mod duplicates;
mod moves;
mod search;
mod slow_way;
mod support;
