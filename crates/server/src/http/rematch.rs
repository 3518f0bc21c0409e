//! The same game again between the same two, as the code of the game before has it.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::{HeaderMap, StatusCode};
use board::Side;
use game::Game;
use records::script::Header;

use crate::client::Caller;
use crate::http::extract::{AtGame, Bearer, Named};
use crate::http::new_game::{Created, Lot, begins};
use crate::http::wish::{Colours, RematchWish};
use crate::labour::Bench;
use crate::live::call::Call;
use crate::live::words::player;
use crate::random;
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;
use crate::wire::snapshot::{HeaderWords, RematchTerms};

/// `POST /api/games/{game}/rematch`: a player sets the game up again. Its settings are those of the game before, and where lots are
/// drawn for the colours, they are drawn here.
pub(crate) async fn set_up(
    (Shared(state), from, Bearer(key), Named(game)): AtGame,
    fields: Fields,
) -> Result<(StatusCode, HeaderMap, Json<Created>), Refusal> {
    let wish = RematchWish::read(fields)?;
    let (game, seat) = state.hall.authenticate(&game, &key).await?;
    let own = player(seat).ok_or_else(|| Refusal::foreign("Only a player sets up a rematch."))?;
    let turn = state.hall.resources.labour.turn(from, Bench::Act).await?;
    let snapshot = state.hall.ask(&game, |reply| Call::Look { by: Caller { seat, from }, reply }).await?;
    let terms = snapshot.rematch_terms.ok_or_else(no_rematch)?;
    let drawn = if terms.colours == "lot" { Some(random::side()?) } else { None };
    let (side, words) = settled(terms, own, drawn).ok_or_else(no_rematch)?;
    let (wish, game) = turn
        .does(move || {
            let header = Header::read("header", &header_text(&words)).map_err(Refusal::broken)?;
            let game = Game::new(header.code, header.settings.clone()).map_err(Refusal::broken)?;
            Ok::<_, Refusal>((wish.of(header, Colours::Chosen(side)), game))
        })
        .await??;
    begins(&state, from, wish, &game, side, drawn.map(Lot::gave)).await
}

/// The side of the player who asks in the next game, and its settings: as the code has it, or as lots are drawn.
fn settled(terms: RematchTerms, own: Side, drawn: Option<Side>) -> Option<(Side, HeaderWords)> {
    let side = drawn.unwrap_or(if terms.colours == "keep" { own } else { !own });
    let words = if side == own { terms.kept } else { terms.changed };
    words.map(|words| (side, words))
}

fn header_text(words: &HeaderWords) -> String {
    // An undertaking and odds are read with who gives them, wherever that stands.
    let lines = words.iter().filter_map(|(key, value)| Some(format!("{key}: {}\n", value.as_deref()?)));
    lines.collect()
}

fn no_rematch() -> Refusal {
    let says = "The game goes on, or its laws do not say how the same two play it again.";
    Refusal::conflict("no-rematch", says)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(colours: &'static str) -> RematchTerms {
        let words = |code: &str| Some(HeaderWords::from([("code".to_owned(), Some(code.to_owned()))]));
        let (kept, changed) = (words("kept"), words("changed"));
        RematchTerms { colours, first: None, articles: Vec::new(), scored: None, kept, changed }
    }

    #[test]
    fn the_settings_are_those_of_the_colour_that_the_code_or_the_lot_gives() {
        for (colours, drawn, side, code) in [
            ("keep", None, Side::White, "code: kept\n"),
            ("change", None, Side::Black, "code: changed\n"),
            ("lot", Some(Side::White), Side::White, "code: kept\n"),
            ("lot", Some(Side::Black), Side::Black, "code: changed\n"),
        ] {
            let (given, words) = settled(terms(colours), Side::White, drawn).unwrap();
            assert_eq!((given, header_text(&words).as_str()), (side, code), "{colours}");
        }
    }
}
