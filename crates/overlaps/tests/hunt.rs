//! A fixed part of the hunt. `cargo run --release -p jadoube-overlaps` goes through all of it.

use jadoube_overlaps::hunt::{Reach, hunt};

#[test]
fn nothing_is_broken_where_two_acts_meet() {
    for code in law::codes::all() {
        let caught = hunt(code.id, "the tests", Reach { every: 40, walks: 1, steps: 6 });
        assert!(caught.judged > 500, "{}: only {} acts could be done", code.id, caught.judged);
        if let Some(find) = caught.finds.first() {
            panic!("{} finds; {}\n{}\n\n{}", caught.finds.len(), find.about, find.found, find.script);
        }
    }
}
