//! What is found in records, kind by kind, and by a second, slow way.

mod kinds;
mod older;
mod printed;
mod slow_way;
mod slow_words;
mod support;
