//! The client: `jadoube audit --cluster` hands it splits, and takes parts.
//!
//! ```text
//!   in    {"settings":{…},"splits":[[0,{…}],[1,{…}]]}      a request in a line
//!   out   [1,{…}]                                         a part of each split with its number, in any order
//!         {"whole":true}   or   {"failed":"…"}            the end of the request
//! ```

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::time::Duration;

use clap::Args;
use datafusion::arrow::array::AsArray;
use datafusion::prelude::{DataFrame, SessionContext};
use futures::StreamExt;
use serde_json::{Value, json};
use split::Part;
use tokio::net::TcpStream;

use crate::function::Asked;
use crate::query::{plan, session};
use crate::rows::Parts;
use crate::url::host_and_port;

/// The command line of the client.
#[derive(Args)]
pub struct ClientArgs {
    /// The scheduler.
    url: String,
}

/// How often a query is sent again that brought nothing.
const TRIES: u32 = 4;

/// How many executors in a row may be gone before the query is sent again for what they had.
const GONE: u32 = 8;

pub async fn run(args: ClientArgs) -> Result<(), String> {
    let (host, port) = host_and_port(&args.url)?;
    let context = session(&host, port).map_err(|error| error.to_string())?;
    for line in io::stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        let asked: Asked = serde_json::from_str(&line).map_err(|error| error.to_string())?;
        let reached = TcpStream::connect(format!("{host}:{port}")).await;
        let answered = match reached {
            Ok(_) => answer(&context, asked).await,
            Err(error) => Err(format!("the scheduler cannot be reached: {error}")),
        };
        let end = match answered {
            Ok(()) => json!({ "whole": true }),
            Err(why) => json!({ "failed": format!("{}: {why}", args.url) }),
        };
        say(&end).map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn say(value: &Value) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{value}")?;
    out.flush()
}

/// Asks until every split has its part.
async fn answer(context: &SessionContext, asked: Asked) -> Result<(), String> {
    let Asked { settings, splits } = asked;
    let mut missing: BTreeMap<_, _> = splits.into_iter().collect();
    let mut tries = 0;
    while !missing.is_empty() {
        let splits = missing.iter().map(|(number, split)| (*number, split.clone())).collect();
        let query = Asked { settings: settings.clone(), splits };
        let before = missing.len();
        let ended = ask(context, &query, |number, part| {
            if missing.remove(&number).is_some() {
                let part = serde_json::to_value((number, part)).map_err(|error| error.to_string())?;
                say(&part).map_err(|error| error.to_string())?;
            }
            Ok(())
        })
        .await;
        tries = if missing.len() < before { 0 } else { tries + 1 };
        let why = match ended {
            _ if missing.is_empty() => break,
            Ok(()) => "the cluster left them out".to_owned(),
            Err(why) => why,
        };
        if tries >= TRIES {
            return Err(why);
        }
        eprintln!("jadoube-cluster: {} splits are asked for again: {why}", missing.len());
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    Ok(())
}

/// Asks once, and takes the parts that come.
async fn ask(
    context: &SessionContext,
    asked: &Asked,
    mut take: impl FnMut(u64, Part) -> Result<(), String>,
) -> Result<(), String> {
    let plan = plan(asked).map_err(|error| error.to_string())?;
    let frame = DataFrame::new(context.state(), plan);
    let mut rows = frame.execute_stream().await.map_err(|error| error.to_string())?;
    let (mut parts, mut ended, mut gone) = (Parts::default(), Ok(()), 0);
    while gone < GONE
        && let Some(batch) = rows.next().await
    {
        match batch {
            Ok(batch) => {
                gone = 0;
                for (number, part) in parts.take(batch.column(0).as_struct())? {
                    take(number, part)?;
                }
            }
            // Another executor may have the next rows.
            Err(error) => (ended, gone) = (Err(error.to_string()), gone + 1),
        }
    }
    ended
}
