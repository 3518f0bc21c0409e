//! Conditional moves: where a code hides them, nobody but their side sees them before the reply that they answer.

use board::Side;
use game::Game;
use jadoube_view::{Seat, Viewer};
use records::script::Script;

use crate::support::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Everybody but White, whose line it is.
fn others() -> impl Iterator<Item = Seat> {
    seats().filter(|seat| !seat.seats(Side::White))
}

fn by_post(acts: &str) -> Game {
    play_under("iccf", START, "all", acts)
}

/// Everything that a seat is told of a game, as it is sent.
fn sent_to(game: &Game, seat: Seat) -> String {
    let entries = serde_json::to_string(&jadoube_view::entries(game, 0, seat)).expect("JSON");
    let standing = serde_json::to_string(&jadoube_view::standing(game, seat)).expect("JSON");
    entries + &standing
}

/// What may be written out of a game while it is played.
fn written(game: &Game) -> String {
    Script::of(game).to_string() + &records::pgn::write(game, &[])
}

fn texts(game: &Game, viewer: impl Into<Viewer>) -> Vec<String> {
    jadoube_view::entries(game, 0, viewer).into_iter().map(|entry| entry.text).collect()
}

#[test]
fn games_that_differ_in_what_is_hidden_look_alike() {
    let hidden = [
        "white sends 5254\n",
        "white sends 5254 if 5755 then 7163\n",
        "white sends 5254 if 3735 then 7163 if 4746 then 4244\n",
    ];
    let games = hidden.map(by_post);
    for seat in others() {
        let [none, short, long] = games.each_ref().map(|game| sent_to(game, seat));
        assert_eq!(none, short, "{seat}");
        assert_eq!(none, long, "{seat}");
    }
    for game in &games {
        assert_eq!(written(game), written(&games[0]));
    }
    let whole = Script::with_hidden_lines(&games[1]).to_string();
    assert!(whole.contains("if 5755 then 7163"), "{whole}");
    for viewer in [Viewer::Seat(Seat::White), Viewer::Seat(Seat::Both), Viewer::All] {
        assert_eq!(texts(&games[1], viewer), ["white sends 5254 if 5755 then 7163"]);
    }
}

#[test]
fn each_reply_shows_what_was_sent_for_it_and_no_more() {
    let rests = ["if 2836 then 6125", "if 4746 then 4244 if 2836 then 2133"];
    let games =
        rests.map(|rest| by_post(&format!("white sends 5254 if 5755 then 7163 {rest}\nblack sends 5755\n")));
    for seat in others() {
        let [one, other] = games.each_ref().map(|game| sent_to(game, seat));
        assert_eq!(one, other, "{seat}");
        assert_eq!(texts(&games[0], seat)[0], "white sends 5254 if 5755 then 7163", "{seat}");
    }
    assert_eq!(written(&games[0]), written(&games[1]));
    let played_on =
        by_post("white sends 5254 if 5755 then 7163 if 2836 then 6125\nblack sends 5755\nblack sends 4746\n");
    // Black has replied otherwise: what had been sent for that is no secret any more.
    assert_eq!(texts(&played_on, Seat::Black)[0], "white sends 5254 if 5755 then 7163 if 2836 then 6125");
}

#[test]
fn both_may_hide_lines_at_once() {
    let acts = "white sends 5254 if 5755 then 7163\nblack sends 3735 if 7163 then 2836\n";
    let game = by_post(acts);
    assert_eq!(texts(&game, Seat::White), ["white sends 5254 if 5755 then 7163", "black sends 3735"]);
    assert_eq!(
        texts(&game, Seat::Black),
        ["white sends 5254 if 5755 then 7163", "black sends 3735 if 7163 then 2836"]
    );
}

/// What was not taken tells what its player had in mind.
#[test]
fn a_line_that_was_not_taken_is_told_to_its_side_alone() {
    let games =
        ["5254 if 5755 then 5255", "4244 if 4744 then 4445", "5254 if 5755 then 7163 or if 3735 then 7163"]
            .map(|message| by_post(&format!("white sends {message}\n")));
    for seat in others() {
        for game in &games {
            assert_eq!(texts(game, seat), ["white sends …"], "{seat}");
            assert_eq!(told(game, seat), [""; 0], "{seat}");
            assert_eq!(sent_to(game, seat), sent_to(&games[0], seat), "{seat}");
        }
    }
    for game in &games {
        assert_eq!(told(game, Seat::White), ["refused"]);
        assert_eq!(written(game), written(&games[0]));
    }
}

/// Once the game is over, nothing is hidden any more.
#[test]
fn the_end_shows_everything() {
    let game = by_post("white sends 5254 if 5755 then 7163\nblack resigns\n");
    assert_eq!(texts(&game, Seat::Black)[0], "white sends 5254 if 5755 then 7163");
    assert!(Script::of(&game).to_string().contains("then 7163"));
}

/// By the American laws replies are assumed in the message, which the other side has received.
#[test]
fn where_replies_are_announced_everybody_reads_them() {
    let text = format!(
        "code: american-1897\nkind: correspondence\nstart: {START}\n\nwhite sends P-K4 if P-K4 then Kt-KB3\n"
    );
    let script = Script::read("x.acts", &text).unwrap_or_else(|error| panic!("{error}"));
    let mut game = records::cases::begin(&script).expect("a game");
    records::cases::judge(&mut game, "x.acts", &script.acts[0]).unwrap_or_else(|error| panic!("{error}"));
    for seat in seats() {
        assert_eq!(texts(&game, seat), ["white sends P-K4 if P-K4 then Kt-KB3"], "{seat}");
    }
}
