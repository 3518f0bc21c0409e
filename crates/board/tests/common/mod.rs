//! What several tests share.
#![allow(dead_code)]

use std::path::PathBuf;

/// A file of the shared data, if the data are there: `JADOUBE_DATA`, or `../shared/data` beside the checkout.
pub fn data(file: &str) -> Option<String> {
    let root = std::env::var_os("JADOUBE_DATA")
        .map(PathBuf::from)
        .unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"));
    let text = std::fs::read_to_string(root.join(file));
    if text.is_err() {
        eprintln!("without {file}: this test runs less");
    }
    text.ok()
}
