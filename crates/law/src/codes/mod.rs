//! The codes: one folder each.

mod bcf_1912;

use crate::form::Code;

static ALL: [&Code; 1] = [&bcf_1912::CODE];

/// Every code of the program, oldest first.
pub fn all() -> &'static [&'static Code] {
    &ALL
}

/// The code of this id.
pub fn find(id: &str) -> Option<&'static Code> {
    all().iter().copied().find(|code| code.id == id)
}
