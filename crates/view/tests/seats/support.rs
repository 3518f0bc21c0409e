//! Games of a few acts, and what seats see of them.

use game::Game;
use jadoube_view::{Seat, Standing, Viewer};
use records::cases;
use records::script::Script;

pub fn play(notice: &str, acts: &str) -> Game {
    play_from("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", notice, acts)
}

pub fn play_from(start: &str, notice: &str, acts: &str) -> Game {
    play_under("bcf-1912", start, notice, acts)
}

pub fn play_under(code: &str, start: &str, notice: &str, acts: &str) -> Game {
    let text = format!("code: {code}\nnotice: {notice}\nstart: {start}\n\n{acts}");
    let script = Script::read("x.acts", &text).unwrap_or_else(|error| panic!("{error}"));
    let mut game = cases::begin(&script).expect("a game");
    for act in &script.acts {
        cases::judge(&mut game, "x.acts", act).unwrap_or_else(|error| panic!("{error}"));
    }
    game
}

pub fn silent(acts: &str, seat: impl Into<Viewer>) -> Standing {
    jadoube_view::standing(&play("silent", acts), seat)
}

/// The kinds of the rulings that a seat is told of the last act.
pub fn told(game: &Game, seat: impl Into<Viewer>) -> Vec<&'static str> {
    let last = jadoube_view::line(game, seat).expect("an act");
    last.entry.rulings.iter().map(|ruling| ruling.kind).collect()
}

#[track_caller]
pub fn is_told(acts: &str, seats: [(Seat, &[&str]); 4]) {
    let game = play("silent", acts);
    for (seat, kinds) in seats {
        assert_eq!(told(&game, seat), kinds, "{seat} after {acts}");
    }
}

pub fn has(lines: &[String], line: &str) -> bool {
    lines.iter().any(|one| one == line)
}

/// The usual seats, and further ones: of a member of each side, and of another arbiter.
pub fn seats() -> impl Iterator<Item = Seat> {
    let further = ["white#2", "black#2", "arbiter#1"].map(|name| name.parse().expect("a seat"));
    Seat::USUAL.into_iter().chain(further)
}

/// Everybody who looks on.
pub fn viewers() -> impl Iterator<Item = Viewer> {
    seats().map(Viewer::from).chain([Viewer::All])
}

pub const ILLEGAL: &str = "white plays c1e3\n";
