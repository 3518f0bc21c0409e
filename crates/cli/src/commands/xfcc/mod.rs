//! `jadoube xfcc`: games on a server of correspondence chess, looked at and moved in.

mod ask;
mod games;
mod moves;
mod password;

use std::io::Write;
use std::process::ExitCode;

use serde_json::json;
use xfcc::{Answer, Game, GameResult, Login, Move, Outcome, Request};

use crate::args::{XfccArgs, XfccWhat};
use crate::terminal::out::{CommandError, Out};

pub fn run(args: &XfccArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    let server = ask::address(&args.server)?;
    let login =
        Login { username: args.user.clone(), password: password::read(args.password_file.as_deref())? };
    let made = match &args.what {
        XfccWhat::Games => {
            games::print(&fetch(server, &login)?, args.json, out)?;
            return Ok(ExitCode::SUCCESS);
        }
        XfccWhat::Move { game, played, offer_draw, message } => {
            let Some((number, played)) = next(server, &login, *game, played)? else {
                return tell(&Outcome::NotYourTurn, args.json, out);
            };
            Move {
                game: *game,
                number,
                played,
                offer_draw: *offer_draw,
                message: message.clone(),
                ..Move::default()
            }
        }
        XfccWhat::Resign { game } => Move { game: *game, resign: true, ..Move::default() },
        XfccWhat::AcceptDraw { game } => Move { game: *game, accept_draw: true, ..Move::default() },
        XfccWhat::ClaimDraw { game, played: None } => {
            Move { game: *game, claim_draw: true, ..Move::default() }
        }
        XfccWhat::ClaimDraw { game, played: Some(played) } => {
            let Some((number, played)) = next(server, &login, *game, played)? else {
                return tell(&Outcome::NotYourTurn, args.json, out);
            };
            Move { game: *game, number, played, claim_draw: true, ..Move::default() }
        }
    };
    let outcome = match ask::ask(server, &Request::MakeAMove(login, made))? {
        Answer::Move(outcome) => outcome,
        other => return Err(unexpected(&other)),
    };
    tell(&outcome, args.json, out)
}

/// Says what became of a move, and gives the exit code for it.
fn tell(outcome: &Outcome, as_json: bool, out: &mut Out) -> Result<ExitCode, CommandError> {
    match as_json {
        true => writeln!(out, "{}", json!({ "outcome": outcome.word(), "says": outcome.says() }))?,
        false => writeln!(out, "{}", outcome.says())?,
    }
    Ok(if *outcome == Outcome::Success { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The number and the text of a move in one of the player's games; none where it is not his turn.
fn next(server: &str, login: &Login, game: u32, played: &str) -> Result<Option<(u32, String)>, CommandError> {
    let games = fetch(server, login)?;
    let listed = games.iter().find(|one| one.id == game).ok_or_else(|| not_listed(game, &games))?;
    if !listed.my_turn && listed.result == GameResult::Ongoing {
        return Ok(None);
    }
    moves::next(listed, played).map(Some)
}

fn fetch(server: &str, login: &Login) -> Result<Vec<Game>, CommandError> {
    match ask::ask(server, &Request::GetMyGames(login.clone()))? {
        Answer::Games(games) => Ok(games),
        other => Err(unexpected(&other)),
    }
}

fn unexpected(answer: &Answer) -> CommandError {
    CommandError::message(match answer {
        Answer::Fault(says) => format!("the server refuses the request: {says}"),
        Answer::Games(_) | Answer::Move(_) => "the server answers another request than this one".to_owned(),
    })
}

fn not_listed(game: u32, games: &[Game]) -> CommandError {
    let numbers: Vec<String> = games.iter().map(|game| game.id.to_string()).collect();
    let listed = if numbers.is_empty() { "none".to_owned() } else { numbers.join(", ") };
    CommandError::message(format!("there is no game {game} among yours at the server; it lists: {listed}"))
}
