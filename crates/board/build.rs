//! Computes the tables of slider attacks (see `src/attacks/sliders.rs`), which would take the compiler too long.

use std::path::Path;

#[allow(dead_code)]
#[path = "src/attacks/magics.rs"]
mod magics;

const STRAIGHT: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/attacks/magics.rs");
    let (mut by_magics, mut by_pext) = (Vec::new(), Vec::new());
    for (directions, magics) in [(STRAIGHT, magics::ROOK), (DIAGONAL, magics::BISHOP)] {
        for (square, magic) in (0..64).zip(magics) {
            let (by_magic, in_order) = one_square(square, directions, magic);
            by_magics.extend(by_magic);
            by_pext.extend(in_order);
        }
    }
    write("magic.bin", &by_magics)?;
    write("pext.bin", &by_pext)
}

/// What is attacked from one square for every occupancy that counts, in the order of the products and in the order of
/// the packed bits.
fn one_square(square: i32, directions: [(i32, i32); 4], magic: u64) -> (Vec<u64>, Vec<u64>) {
    let mask = squares(square, directions, 0, true);
    let size = 1 << mask.count_ones();
    let (mut by_magic, mut in_order) = (vec![0; size], Vec::with_capacity(size));
    let mut occupied = 0_u64;
    for _ in 0..size {
        let attacked = squares(square, directions, occupied, false);
        by_magic[(occupied.wrapping_mul(magic) >> (64 - mask.count_ones())) as usize] = attacked;
        in_order.push(attacked);
        occupied = occupied.wrapping_sub(mask) & mask;
    }
    (by_magic, in_order)
}

/// The squares along four directions, up to and including the first piece in the way; if `inner`, without the last before
/// the edge.
fn squares(square: i32, directions: [(i32, i32); 4], occupied: u64, inner: bool) -> u64 {
    let mut set = 0;
    for (files, ranks) in directions {
        let (mut file, mut rank) = (square % 8 + files, square / 8 + ranks);
        while on_board(file, rank) {
            let bit = 1 << (8 * rank + file);
            if !inner || on_board(file + files, rank + ranks) {
                set |= bit;
            }
            if occupied & bit != 0 {
                break;
            }
            (file, rank) = (file + files, rank + ranks);
        }
    }
    set
}

fn on_board(file: i32, rank: i32) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

/// Writes the words in the byte order of the target.
fn write(name: &str, words: &[u64]) -> std::io::Result<()> {
    let variable = |name: &str| std::env::var(name).map_err(std::io::Error::other);
    let little = variable("CARGO_CFG_TARGET_ENDIAN")? == "little";
    let bytes = |word: &u64| if little { word.to_le_bytes() } else { word.to_be_bytes() };
    let path = Path::new(&variable("OUT_DIR")?).join(name);
    std::fs::write(path, words.iter().flat_map(bytes).collect::<Vec<u8>>())
}
