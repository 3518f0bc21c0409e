//! The examples of the pages under `docs` hold.

mod common;

use std::fs;
use std::path::Path;

use common::{file, run};

/// The blocks of a page that are marked as scripts.
fn scripts(page: &str) -> Vec<&str> {
    let blocks = page.split("```acts\n").skip(1);
    blocks.map(|block| block.split("```").next().unwrap_or_default()).collect()
}

#[test]
fn the_scripts_on_the_page_about_scripts_hold() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/scripts.md");
    let page = fs::read_to_string(page).expect("the page");
    let scripts = scripts(&page);
    assert_eq!(scripts.len(), 3);
    for (number, text) in scripts.iter().enumerate() {
        let path = file(&format!("page-{number}.acts"), text.as_bytes());
        let ran = run(&["judge", "--check", &path]);
        assert_eq!(ran.code, Some(0), "{text}\n{}{}", ran.out, ran.err);
        assert!(ran.out.starts_with("All "), "{}", ran.out);
    }
}
