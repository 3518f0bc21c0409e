//! The codes: one folder each.

mod american_1897;
mod bcf_1912;

use crate::form::Code;

static ALL: [&Code; 2] = [&american_1897::CODE, &bcf_1912::CODE];

/// Every code of the program, oldest first.
pub fn all() -> &'static [&'static Code] {
    &ALL
}

/// The code of this id.
pub fn find(id: &str) -> Option<&'static Code> {
    all().iter().copied().find(|code| code.id == id)
}
