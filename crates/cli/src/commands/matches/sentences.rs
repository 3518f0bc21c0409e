//! A match as a table, and in sentences.

use std::io::{self, Write};

use game::standing::GameResult;
use matches::act::Matter;
use matches::hand::Drawn;
use matches::{Match, MatchGame, Player, Ruling, Settings};
use records::points::points;

use crate::commands::code::titled;
use crate::commands::matches::doubts::{Doubt, doubted};
use crate::terminal::numbers::many;
use crate::terminal::out::{Out, Paint};
use crate::terminal::paragraph::{capital, fill};

/// The match as it stands.
pub fn table(played: &Match, out: &mut Out) -> io::Result<()> {
    let settings = played.settings();
    let code = settings.code;
    let [one, two] = &settings.players;
    let title = if settings.title.is_empty() { String::new() } else { format!(": {}", settings.title) };
    writeln!(out, "{}", out.paint(Paint::Bold, format!("{one} – {two}{title}")))?;
    let under = format!("{} ({}){}", titled(code), code.id, length(settings));
    writeln!(out, "{}", fill("", &under))?;
    writeln!(out)?;
    lots(played, out)?;
    games(played, out)?;
    score(played, out)?;
    next(played, out)?;
    doubts(played, out)
}

fn doubts(played: &Match, out: &mut Out) -> io::Result<()> {
    for Doubt { article, says } in doubted(played) {
        let text = fill("", &format!("Doubt at {article}: {says}"));
        writeln!(out, "{}", out.paint(Paint::Faint, text))?;
    }
    Ok(())
}

/// ", 10 games", ", first to 6 wins".
fn length(settings: &Settings) -> String {
    let length = &settings.length;
    let ends = [
        length.games.map(|games| many(u64::from(games.get()), "game")),
        length.wins.map(|wins| format!("until a player has won {}", many(u64::from(wins.get()), "game"))),
        length.points.map(|halves| match halves.get() {
            2 => "until a player has 1 point".to_owned(),
            halves => format!("until a player has {} points", points(halves)),
        }),
        settings
            .undertaking
            .map(|it| format!("{} undertakes to win {} games running", settings.name(it.by), it.games)),
    ];
    let ends: Vec<_> = ends.into_iter().flatten().collect();
    if ends.is_empty() { String::new() } else { format!(": {}", ends.join(", or ")) }
}

fn lots(played: &Match, out: &mut Out) -> io::Result<()> {
    let name = |player| played.settings().name(player);
    for lot in played.lots() {
        let Drawn { matter, by, hash, picked, held, bits, after } = *lot;
        let what = match matter {
            Matter::Colours => "White",
            Matter::FirstMove => "the first move",
        };
        let says = format!(
            "Lot for {what} in game {}: {} hid the white Pawn, {} picked the {picked} hand, it was in the {held} hand. {} \
             wins the lot. To check it:",
            after + 1,
            name(by),
            name(!by),
            name(lot.winner()),
        );
        writeln!(out, "{}", fill("", &says))?;
        writeln!(out, "  printf '%s %s' {held} {bits} | sha256sum")?;
        writeln!(out, "  {hash}")?;
        writeln!(out)?;
    }
    if let Some(hidden) = played.hidden() {
        let waits = match hidden.picked {
            None => format!("{} picks a hand", name(!hidden.by)),
            Some(picked) => {
                format!("{} picked the {picked} hand, and {} shows his", name(!hidden.by), name(hidden.by))
            }
        };
        writeln!(out, "A lot is open: {waits}.")?;
        writeln!(out)?;
    }
    Ok(())
}

fn games(played: &Match, out: &mut Out) -> io::Result<()> {
    if played.games().is_empty() {
        return Ok(());
    }
    let name = |player| played.settings().name(player);
    let widest = played.settings().players.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let width = widest.max("First move".len());
    let head =
        format!("{:>4}  {:width$}  {:width$}  {:11}  {}", "Game", "White", "First move", "Result", "Won by");
    writeln!(out, "{}", out.paint(Paint::Faint, head))?;
    let mut sitting = 1;
    for game in played.games() {
        if game.sitting > sitting {
            sitting = game.sitting;
            writeln!(out, "      Sitting {sitting}")?;
        }
        let ends = match game.winner() {
            Some(winner) => name(winner),
            None if !game.counts => "does not count",
            None => "",
        };
        let line = format!(
            "{:>4}  {:width$}  {:width$}  {:11}  {ends}",
            game.number,
            name(game.white),
            name(game.began),
            game.result_word(),
        );
        writeln!(out, "{}", line.trim_end())?;
        rulings(game, out)?;
    }
    writeln!(out)
}

fn rulings(game: &MatchGame, out: &mut Out) -> io::Result<()> {
    for ruling in &game.rulings {
        writeln!(out, "{}", out.paint(Paint::Faint, fill("      ", &capital(&ruling.to_string()))))?;
    }
    Ok(())
}

fn score(played: &Match, out: &mut Out) -> io::Result<()> {
    let score = played.score();
    let name = |player| played.settings().name(player);
    let has = |player: Player| match score.points {
        Some(halves) => points(halves[player.index()]),
        None => score.won[player.index()].to_string(),
    };
    let cites =
        if score.articles.is_empty() { String::new() } else { format!(" ({})", score.articles.join(", ")) };
    let [one, two] = Player::ALL.map(|player| format!("{} {}", name(player), has(player)));
    let is_drawn = |game: &&MatchGame| game.result == GameResult::Drawn;
    let none = played.games().iter().filter(is_drawn).filter(|game| !game.counts).count() as u32;
    let drawn = match score.drawn - none {
        0 => String::new(),
        counted => format!(", {counted} drawn"),
    };
    let none = if none == 0 { String::new() } else { format!("; {none} drawn and not counted") };
    let counted = match score.counted {
        1 => "1 game counts".to_owned(),
        games => format!("{games} games count"),
    };
    writeln!(out, "Score: {one}, {two}{cites}. {counted}{drawn}{none}.")
}

fn next(played: &Match, out: &mut Out) -> io::Result<()> {
    if let Some(leader) = played.decided() {
        writeln!(
            out,
            "{} can no longer be caught; the games that are left are still due.",
            played.settings().name(leader)
        )?;
    }
    if let Some(end) = played.end() {
        let over = Ruling { articles: end.articles, says: capital(&played.over_in_words()) };
        return writeln!(out, "{}", fill("", &over.to_string()));
    }
    let Some(next) = played.next() else { return Ok(()) };
    let [white, first] = played.next_in_words(&next);
    let (white, first) = (capital(&white.to_string()), capital(&first.to_string()));
    writeln!(out, "{}", fill("", &format!("Game {}: {white} {first}", next.number)))
}
