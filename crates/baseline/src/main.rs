//! Keeps digests of the program's rulings, and compares them.
//!
//! `write` judges every case and 20,000 random games for each code and keeps the digests under `digests/`. `compare`
//! judges them again, names every block that differs, and in what, and ends with exit code 1 if any does. `games`
//! prints the games of a block with everything that the program says about them.

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand};
use jadoube_baseline::blocks::{self, Block, Games};
use jadoube_baseline::figures::Figures;
use jadoube_baseline::kept::{self, Difference};
use jadoube_baseline::notes::{Kind, Showing};
use jadoube_baseline::{sitting, work};

/// Keeps digests of the rulings on cases and random games, and compares them.
#[derive(Parser)]
#[command(
    name = "jadoube-baseline",
    after_help = "\
Examples:
  jadoube-baseline compare                             compares everything with the stored digests
  jadoube-baseline compare --without words --show 2    lets sentences differ; prints two blocks that differ otherwise
  jadoube-baseline games fide-2023 random/0-9          a block as scripts with remarks, for `diff`
  jadoube-baseline write                               keeps the rulings of today

Exit code: 0 if nothing differs, 1 if something does, 2 if the input is wrong."
)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Judges all games and keeps their digests.
    Write(Which),
    /// Judges all games and names the digests that differ.
    Compare {
        #[command(flatten)]
        which: Which,
        #[command(flatten)]
        kinds: Without,
        /// How many of the differing blocks to print in full.
        #[arg(long, default_value_t = 0, value_name = "N")]
        show: usize,
    },
    /// Prints the games of a block with everything that the program says about them.
    Games {
        /// The code.
        code: String,
        /// The block, as `compare` names it.
        block: String,
        #[command(flatten)]
        kinds: Without,
    },
}

/// Which games are judged.
#[derive(clap::Args)]
struct Which {
    /// Only this code. May be given again.
    #[arg(long, value_name = "CODE")]
    code: Vec<String>,
    /// How many random games of each code.
    #[arg(long, default_value_t = blocks::GAMES, value_name = "N")]
    games: usize,
    /// Says at the end how often each act, ruling and ending occurred.
    #[arg(long)]
    figures: bool,
}

/// What may differ.
#[derive(clap::Args)]
struct Without {
    /// Leaves out this kind. May be given again.
    #[arg(long, value_name = "KIND", value_parser = PossibleValuesParser::new(Kind::ALL.map(Kind::name)))]
    without: Vec<String>,
}

impl Without {
    fn kinds(&self) -> Vec<Kind> {
        let left_out = |kind: &Kind| self.without.iter().any(|name| Kind::named(name) == Some(*kind));
        Kind::ALL.into_iter().filter(|kind| !left_out(kind)).collect()
    }
}

impl Which {
    fn codes(&self) -> Result<Vec<Games>, String> {
        let known = sitting::codes();
        match self.code.iter().find(|code| !known.contains(&code.as_str())) {
            Some(code) => Err(no_code(code)),
            None => {
                let wanted = |code: &&str| self.code.is_empty() || self.code.iter().any(|one| one == *code);
                known.into_iter().filter(wanted).map(Games::of).collect()
            }
        }
    }
}

fn no_code(code: &str) -> String {
    format!("there is no code `{code}`; there are: {}", sitting::codes().join(", "))
}

fn main() -> ExitCode {
    let done = match Args::parse().command {
        Command::Write(which) => write(&which),
        Command::Compare { which, kinds, show } => compare(&which, &kinds.kinds(), show),
        Command::Games { code, block, kinds } => games(&code, &block, &kinds.kinds()),
    };
    done.unwrap_or_else(|why| {
        eprintln!("{why}");
        ExitCode::from(2)
    })
}

/// Prints a text; a reader who goes away is no error.
fn print(text: &str) -> Result<(), String> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(format!("standard output: {error}")),
        _ => Ok(()),
    }
}

fn write(which: &Which) -> Result<ExitCode, String> {
    let mut all = Figures::default();
    for games in which.codes()? {
        let (found, figures) = work::judge(&games, &games.blocks(which.games));
        let lines: Vec<_> = found.into_iter().map(|(block, digests)| (block.to_string(), digests)).collect();
        kept::write(games.code, &lines)?;
        print(&format!("{}: {} games in {} blocks are kept\n", games.code, figures.games, lines.len()))?;
        all.add(figures);
    }
    if which.figures {
        print(&all.to_string())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn compare(which: &Which, kinds: &[Kind], show: usize) -> Result<ExitCode, String> {
    let mut all = Figures::default();
    let (mut left, mut differ) = (show, false);
    for games in which.codes()? {
        let kept = kept::read(games.code)?;
        let (found, figures) = work::judge(&games, &games.blocks(which.games));
        let different = |(block, digests)| {
            let difference = kept::compare(&kept, &format!("{block}"), &digests, kinds)?;
            Some((block, difference))
        };
        let blocks = found.len();
        let different: Vec<(Block, Difference)> = found.into_iter().filter_map(different).collect();
        let (judged, others) = (figures.games, different.len());
        print(&format!("{}: {judged} games in {blocks} blocks, of which {others} differ\n", games.code))?;
        for (_, difference) in &different {
            print(&format!("  {} {}\n", difference.block, in_what(difference)))?;
        }
        for (block, _) in different.iter().take(left) {
            print(&format!("\n## {} {block}\n{}", games.code, shown(&games, block, kinds)))?;
        }
        left -= left.min(others);
        differ |= others > 0;
        all.add(figures);
    }
    if which.figures {
        print(&all.to_string())?;
    }
    Ok(ExitCode::from(u8::from(differ)))
}

fn in_what(difference: &Difference) -> String {
    match &difference.kinds[..] {
        [] => "is not among those kept".to_owned(),
        kinds => kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", "),
    }
}

fn shown(games: &Games, block: &Block, kinds: &[Kind]) -> String {
    let mut showing = Showing { text: String::new(), kinds };
    games.judge(block, &mut showing, &mut Figures::default());
    showing.text
}

fn games(code: &str, block: &str, kinds: &[Kind]) -> Result<ExitCode, String> {
    let known = sitting::codes().into_iter().find(|known| *known == code).ok_or_else(|| no_code(code))?;
    let games = Games::of(known)?;
    let blocks = games.blocks(blocks::GAMES);
    let found = blocks.iter().find(|one| one.to_string() == block);
    let found = found.ok_or_else(|| format!("{code} has no block `{block}`, such as `random/100-199`"))?;
    print(&shown(&games, found, kinds))?;
    Ok(ExitCode::SUCCESS)
}
