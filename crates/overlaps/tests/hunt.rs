//! A fixed part of the hunt. `cargo run --release -p jadoube-overlaps` goes through all of it.

use jadoube_overlaps::hunt::{Reach, hunt};

/// The first find under a code, as a script to be judged again.
fn broken(code: &str) -> Option<String> {
    let caught = hunt(code, "the tests", Reach { every: 40, walks: 1, steps: 6 });
    assert!(caught.judged > 500, "{code}: only {} acts could be done", caught.judged);
    let find = caught.finds.first()?;
    Some(format!("{} finds; {}\n{}\n\n{}", caught.finds.len(), find.about, find.found, find.script))
}

#[test]
fn nothing_is_broken_where_two_acts_meet() {
    let found: Vec<String> = std::thread::scope(|scope| {
        let codes = law::codes::all().iter();
        let hunting: Vec<_> = codes.map(|code| scope.spawn(|| broken(code.id))).collect();
        hunting.into_iter().filter_map(|hunting| hunting.join().expect("no panic")).collect()
    });
    assert!(found.is_empty(), "{}", found.join("\n\n"));
}
