//! `jadoube duplicates`: games that stand there twice.

use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use std::process::ExitCode;

use collection::{Block, Found, Sightings, sorted_out};
use serde_json::json;

use super::blocks::each_block;
use super::copy::{Copy, file_of, id};
use super::job::{Job, name_of};
use super::listed::Listed;
use super::merge;
use super::plan::Plan;
use crate::args::DuplicatesArgs;
use crate::commands::texts::{source, without_indexes};
use crate::commands::unusable::Unread;
use crate::terminal::numbers::many;
use crate::terminal::out::{CommandError, Out};

pub fn duplicates(args: &DuplicatesArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let args = &DuplicatesArgs { files: without_indexes(&args.files), ..args.clone() };
    if args.files.iter().any(|file| source::is_read_once(file)) {
        return Err(CommandError::message(
            "duplicates needs files: standard input or a pipe is read only once",
        ));
    }
    if let Some(to) = &args.merge {
        merge::may_be_written(to, &args.files)?;
    }
    let mut unread = Unread::default();
    let groups = groups(args, &mut unread)?;
    match print_all(args, &groups, &unread, out) {
        // What is to be written is written, whoever reads what is printed.
        Err(CommandError::ReaderGone) if args.merge.is_some() => {}
        printed => printed?,
    }
    if let Some(to) = &args.merge {
        if !unread.is_empty() {
            unread.hear(Err(format!("{}: not written, since games are missing", to.display())));
        }
        unread.or(())?;
        let written = merge::write(args, &groups, to)?;
        if !args.json {
            writeln!(out, "{} written", many(written, "game"))?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    unread.or(if groups.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn print_all(
    args: &DuplicatesArgs,
    groups: &[Vec<Copy>],
    unread: &Unread,
    out: &mut Out,
) -> Result<(), CommandError> {
    let copies: usize = groups.iter().map(Vec::len).sum();
    for (number, group) in (1_u64..).zip(groups) {
        print(args, number, group, out)?;
    }
    if !args.json {
        let (groups, games) = (many(groups.len() as u64, "group"), many(copies as u64, "game"));
        writeln!(out, "{groups}, {games} in all{}", unread.as_far())?;
    }
    Ok(out.flush()?)
}

fn print(args: &DuplicatesArgs, number: u64, group: &[Copy], out: &mut Out) -> Result<(), CommandError> {
    let name = |copy: &Copy| name_of(&args.files[file_of(copy.id)]);
    let listed = |copy: &Copy| Listed { facts: copy.facts.clone(), ply: None };
    if args.json {
        let games: Vec<_> = group.iter().map(|copy| listed(copy).json(&name(copy))).collect();
        writeln!(out, "{}", json!({ "group": number, "games": games }))?;
        return Ok(());
    }
    writeln!(out, "group {number}:")?;
    for copy in group {
        let line = listed(copy).line(&name(copy), out);
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// The groups of games that are the same, in the order of their first games.
fn groups(args: &DuplicatesArgs, unread: &mut Unread) -> Result<Vec<Vec<Copy>>, CommandError> {
    let plan = Plan::of_all(&args.reading);
    let mut sightings = Sightings::default();
    each_file(
        args,
        &plan,
        unread,
        |file, block| {
            let mut seen = Sightings::default();
            for (place, row) in (1..).zip(block.rows()) {
                let id = id(file, block.head().from.game + place);
                seen.see(id, block, row);
                if args.prefix {
                    seen.see_as_beginning(id, block, row);
                }
            }
            seen
        },
        &mut |seen| sightings.append(seen),
    )?;
    // An index that was just written anew is good for what follows.
    let plan = Plan { reindex: false, ..plan };
    if args.prefix {
        sightings.settle();
        let mut pairs = Vec::new();
        each_file(
            args,
            &plan,
            unread,
            |file, block| {
                let pairs = |(place, row)| {
                    sightings.beginnings_of(id(file, block.head().from.game + place), block, row)
                };
                (1..).zip(block.rows()).flat_map(pairs).collect::<Vec<_>>()
            },
            &mut |found| pairs.extend(found),
        )?;
        sightings.add_pairs(pairs);
    }
    let groups: HashMap<u64, u64> = sightings.groups();
    let mut candidates: BTreeMap<u64, Vec<Copy>> = BTreeMap::new();
    each_file(
        args,
        &plan,
        unread,
        |file, block| {
            let copy = |place: usize| {
                let id = id(file, block.head().from.game + place as u64 + 1);
                Some((*groups.get(&id)?, Copy { id, facts: block.facts(place) }))
            };
            (0..block.rows().len()).filter_map(copy).collect::<Vec<_>>()
        },
        &mut |copies| {
            for (group, copy) in copies {
                candidates.entry(group).or_default().push(copy);
            }
        },
    )?;
    let sorted =
        candidates.into_values().flat_map(|group| sorted_out(group, args.prefix, |copy| &copy.facts));
    let mut sorted: Vec<_> = sorted.collect();
    sorted.sort_by_key(|group| group[0].id);
    Ok(sorted)
}

/// Does something with each block of each file, with its moves, and takes what was done.
fn each_file<D: Send>(
    args: &DuplicatesArgs,
    plan: &Plan,
    unread: &mut Unread,
    work: impl Fn(usize, &Block) -> D + Sync,
    take: &mut dyn FnMut(D),
) -> Result<(), CommandError> {
    for (number, file) in args.files.iter().enumerate() {
        let work = |block: &Block, _: Vec<Found>| work(number, block);
        let job = Job { plan, with_moves: true, with_texts: false, work: &work };
        unread.hear(each_block(file, &job, &mut |done, _| {
            take(done);
            Ok(true)
        })?);
    }
    Ok(())
}
