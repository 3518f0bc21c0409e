//! `jadoube store`: the games that servers keep, moved from one place to another.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

use store::{CopiedLog, PostgresStore, Store, StoreAddress, copy_log};
use tokio::runtime::Runtime;

use crate::args::{CopyArgs, StoreArgs, StoreCommand};
use crate::commands::log;
use crate::terminal::numbers::{many, thousands};
use crate::terminal::out::{CommandError, Out};

pub fn run(args: &StoreArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let StoreCommand::Copy(args) = &args.command;
    let runtime = Runtime::new()
        .map_err(|error| CommandError::message(format!("jadoube: no thread can be started: {error}")))?;
    let copied = runtime.block_on(copy(args))?;
    let CopiedLog { added, same, gone_on, ahead, from, to } = copied;
    writeln!(out, "{} copied", many(added, "act"))?;
    for (address, held) in [(&args.from, &from), (&args.to, &to)] {
        let (games, acts) = (many(held.games, "game"), many(held.acts, "act"));
        writeln!(out, "{address}: {games}, {}, {acts}", matches(held.matches))?;
    }
    writeln!(
        out,
        "{} of {} compared, every seal the same",
        thousands(same),
        thousands(same + gone_on + ahead)
    )?;
    if copied.is_whole() {
        return Ok(ExitCode::SUCCESS);
    }
    if ahead > 0 {
        let (games, have) = (many(ahead, "game"), if ahead == 1 { "has" } else { "have" });
        writeln!(
            out,
            "{games} {have} more acts in the copy than in the file: somebody has played on there."
        )?;
    }
    match gone_on {
        0 if ahead > 0 => {}
        0 => writeln!(out, "Both do not hold the same: games were added meanwhile, or the copy has others.")?,
        _ => writeln!(out, "{} went on meanwhile: copy again.", thousands(gone_on))?,
    }
    Ok(ExitCode::FAILURE)
}

fn matches(count: u64) -> String {
    if count == 1 { "1 match".to_owned() } else { format!("{} matches", thousands(count)) }
}

async fn copy(args: &CopyArgs) -> Result<CopiedLog, CommandError> {
    let (StoreAddress::Sqlite(from), StoreAddress::Postgres(to)) = (&args.from, &args.to) else {
        let wrong = format!(
            "jadoube: {} into {}: expected a file, then postgres://HOST/DATABASE",
            args.from, args.to
        );
        return Err(CommandError::message(wrong));
    };
    let from = Arc::new(log::open(from)?);
    let to = Arc::new(PostgresStore::open(to, &args.keys).await?);
    let copied = copy_log(&from, &to).await;
    to.close().await?;
    from.close().await?;
    Ok(copied?)
}
