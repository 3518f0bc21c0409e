//! Instructions as valgrind counts them, which are the same on every run: for each line of play, and for each everyday
//! answer.
//!
//! `cargo run --release instructions [FEWER]`. Each program runs alone under `valgrind --tool=callgrind`, twice: what
//! the shorter run takes (one ply; every question asked once) is subtracted from the longer one, so that only the work
//! is counted. valgrind knows no AVX-512: a build that uses it (`target-cpu=native` on such a processor) does not run
//! there, and the features found are BMI2 at most.

use std::process::Command;

use crate::{CASES, everyday};

/// Counts, where this program was called with `alone`: the arguments behind that word.
pub fn alone(arguments: &[String]) {
    let number = |i: usize| arguments[i].parse::<usize>().expect("a number");
    match arguments[0].as_str() {
        "lines" => {
            let (case, (_, count)) = (&CASES[number(1)], &crate::programs()[number(2)]);
            println!("{}", count(case.fen, number(3) as u32));
        }
        _ => println!("{}", everyday::alone(number(1), number(2), number(3))),
    }
}

/// What the run printed, and how many instructions it took; `None` where valgrind is missing or the run fails.
fn run(arguments: &[String]) -> Option<(u64, u64)> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe().ok()?)
        .arg("alone")
        .args(arguments)
        .output()
        .ok()?;
    let told = String::from_utf8(output.stderr).ok()?;
    let collected = told.lines().find_map(|line| line.split_once("Collected : "))?.1;
    Some((String::from_utf8(output.stdout).ok()?.trim().parse().ok()?, collected.trim().parse().ok()?))
}

/// Instructions of the longer run less those of the shorter, for each of what it does more.
fn each(longer: &[String], shorter: &[String], done: impl Fn(u64, u64) -> u64) -> Option<f64> {
    let ((more, long), (less, short)) = (run(longer)?, run(shorter)?);
    Some(long.saturating_sub(short) as f64 / done(more, less) as f64)
}

fn cell(figure: Option<f64>) -> String {
    figure.map_or_else(|| format!("{:>14}", "none"), |figure| format!("{figure:14.2}"))
}

/// Prints the tables, each count so many plies shorter than in the table of speeds.
pub fn print(fewer: u32) {
    let programs = crate::programs();
    let names: String = programs.iter().map(|(name, _)| format!("{name:>14}")).collect();
    println!("instructions a line, as valgrind counts them\n{:12}{names}", "");
    for (at, case) in CASES.iter().enumerate() {
        let of = |program: usize, depth: u32| {
            ["lines".to_owned(), at.to_string(), program.to_string(), depth.to_string()]
        };
        let figures = (0..programs.len())
            .map(|program| each(&of(program, case.depth - fewer), &of(program, 1), |more, less| more - less));
        println!("{:12}{}", case.name, figures.map(cell).collect::<String>());
    }
    println!("\ninstructions a position\n{:24}{:>14}{:>14}{:>14}", "", "jadoube", "cozy-chess", "shakmaty");
    for (at, name) in everyday::names().enumerate() {
        let of = |program: usize, times: u32| {
            ["answers".to_owned(), at.to_string(), program.to_string(), times.to_string()]
        };
        let positions = everyday::POSITIONS;
        let figures = (0..3).map(|program| each(&of(program, 3), &of(program, 1), |_, _| 2 * positions));
        println!("{name:24}{}", figures.map(cell).collect::<String>());
    }
}
