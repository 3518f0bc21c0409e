//! Which program judges: two machines must have the same.

use law::codes;

/// The version of the program, with a number for the revisions of all its codes.
#[must_use]
pub fn edition() -> String {
    // FNV-1a: the same on every machine.
    let mut print: u64 = 0xcbf2_9ce4_8422_2325;
    for code in codes::all().iter().chain(codes::older_game()) {
        for byte in code.id.bytes().chain(code.revision.to_le_bytes()) {
            print = (print ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    format!("{}-{print:016x}", env!("CARGO_PKG_VERSION"))
}
