//! What the code settles before the first act.

use law::question::{StartClaim, StartGround};
use law::{Annex, Figure, Point, Provision, Tempo, When, figure, provided, providing};

use crate::facts::end::{undertaking_fails_by, was_pawn};
use crate::facts::odds::{keeps_own_half, own_half_articles};
use crate::facts::start::has_first_move;
use crate::phrases::{join, number_of, points_in_words};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::silence::silent;
use crate::settings::odds::{Given, Odds};
use crate::settings::time::TimeLimit;
use crate::settings::undertaking::Undertaken;
use crate::settings::{BoardPlacing, Start};
use crate::start::arises::tells_of_no_game;
use crate::start::communication::{players_of_a_side, provisions_of_communication};
use crate::start::leaps::first_moves_left;
use crate::start::odds::{begins_with_moves, provisions_of_odds};
use crate::start::regulations::{tempo_name, tempo_of};
use crate::state::State;

/// What the code settles for this game before its first act.
pub(crate) fn provisions(state: &State) -> Vec<Ruling> {
    let usual = state.settings().start == Start::Usual && state.settings().odds.is_empty();
    let proper = state.settings().board == BoardPlacing::Proper;
    let first_as_entitled = state.settings().first.is_none();
    let mut told = Vec::new();
    let mut tell = |provision: Provision, says: &str| {
        let articles = providing(state.law().code, provision);
        if !articles.is_empty() {
            told.push(ruling(&articles, RulingKind::Note, says));
        }
    };
    tell(Provision::AlternateTurns, "White and Black move in turn, one man at a time.");
    tell(Provision::TheBoard, "The board has sixty-four squares, light and dark.");
    tell(Provision::NamesOfSquares, "Each player names files, ranks and squares from his own side.");
    match state.settings().kind.is_communicated() {
        true => provisions_of_communication(state, &mut tell),
        false => tell(
            Provision::OverTheBoard,
            "Each side moves under the eyes of the other; no move is communicated.",
        ),
    }
    if proper {
        tell(Provision::LightCornerAtRight, "A light corner square is at each player's right hand.");
    }
    tell(Provision::TheMen, "Each side has its pieces and Pawns, White the light ones.");
    if usual {
        tell(Provision::UsualArray, in_its_words(state, Point::Array, "The men stand in the usual array."));
        tell(
            Provision::NamesByOrigin,
            "Pieces keep their names from where they begin; Pawns take theirs from their file.",
        );
    }
    tell(Provision::ColoursByLot, "The colours were agreed, or drawn by lot.");
    tell(Provision::ColoursAlternate, "In a series the colours alternate.");
    tell(Provision::FirstMoveAlternates, "In a series the players have the first move alternately.");
    let first = format!("{} is the First Player.", state.turn().by().name());
    tell(Provision::FirstPlayer, &first);
    if first_as_entitled && usual {
        tell(Provision::WhiteBegins, "White makes the first move.");
    }
    if let Some(says) = begins_wrongly(state) {
        tell(Provision::WhiteBegins, &says);
    }
    provisions_of_time(state, &mut tell);
    provisions_of_odds(state, &mut tell);
    provisions_of_a_sitting(state, &mut tell);
    told.extend(time_by_code(state));
    told.extend(tempo(state));
    told.extend(other_limit(state));
    told.extend(electronic_scores(state));
    told.extend(several_arbiters(state));
    told.extend(players_of_a_side(state));
    told.extend(points(state));
    told.extend(told_by_the_code(state));
    let announced = choices_announced(state, &told);
    told.extend(announced);
    told.extend(first_moves_left(state));
    told.extend(no_law_of_time(state));
    told.extend(no_law_of_odds(state));
    told.extend(begins_with_moves(state));
    told.extend(own_half_in_words(state));
    told.extend(undertaking_in_words(state));
    told.extend(tells_of_no_game(state));
    told
}

/// That the side begins which by the code does not, where the code says nothing of what follows from that.
fn begins_wrongly(state: &State) -> Option<String> {
    let (first, entitled) = (state.settings().first?, has_first_move(state));
    let claim = StartClaim { ground: StartGround::FirstMove, wrong: true, early: true };
    let code = state.law().code.name();
    (first != entitled && state.law().cites(claim, |_| true).is_empty()).then(|| {
        let (first, entitled) = (first.name(), entitled.name());
        format!("{entitled} should make the first move, and {first} does. {code} does not say what follows from that.")
    })
}

/// That several arbiters were named, and who they are.
fn several_arbiters(state: &State) -> Option<Ruling> {
    let arbiters = state.settings().arbiters.map(std::num::NonZeroU8::get).filter(|&many| many > 1)?;
    let article = provided(state.law().code, Provision::ArbitersAppointed)?;
    let who = match arbiters - 2 {
        0 => "the one at this board and the chief arbiter".to_owned(),
        1 => "the one at this board, the chief arbiter and another".to_owned(),
        others => format!("the one at this board, the chief arbiter and {others} others"),
    };
    Some(ruling([article], RulingKind::Note, format!("There are {arbiters} arbiters: {who}.")))
}

/// How fast the game is, where the code divides games by their time: what follows from that, or what contradicts it.
fn tempo(state: &State) -> Option<Ruling> {
    let by_time = tempo_of(state.law().code.code, &state.settings().time)?;
    let known = state.law().code.code.tempos();
    let provision = match by_time {
        Tempo::Standard | Tempo::Rapid => Provision::RapidTime,
        Tempo::Blitz => Provision::BlitzTime,
    };
    let time = format!("This is the time of {}", tempo_name(by_time));
    let says = match state.settings().tempo {
        Some(announced) if announced != by_time => {
            format!("{time}, but {} was announced: it is judged as that.", tempo_name(announced))
        }
        _ if by_time == Tempo::Standard => return None,
        _ if !known.contains(&by_time) => {
            format!("{time}, whose own rules are not played here: it is judged as standard chess.")
        }
        _ => format!("{time}."),
    };
    Some(ruling(providing(state.law().code, provision), RulingKind::Note, says))
}

/// After how many moves without progress a draw can be claimed, where that was announced.
fn other_limit(state: &State) -> Option<Ruling> {
    let moves = state.settings().draw_after_moves?;
    let says = format!("A draw can be claimed after {moves} moves of each player without progress.");
    Some(ruling(providing(state.law().code, Provision::OtherLimitAnnounced), RulingKind::Note, says))
}

/// Who records on an electronic sheet, or that the code is silent about such sheets.
fn electronic_scores(state: &State) -> Option<Ruling> {
    let who = match state.settings().electronic_scores {
        [false, false] => return None,
        [true, true] => "Both record",
        [true, false] => "White records",
        [false, true] => "Black records",
    };
    let articles = providing(state.law().code, Provision::ElectronicScores);
    let silent = match articles.is_empty() {
        true => format!("; {} is silent about it", state.law().code.name()),
        false => String::new(),
    };
    Some(ruling(&articles, RulingKind::Note, format!("{who} on an electronic sheet{silent}.")))
}

/// What a game gives, where the event has a table of its own.
fn points(state: &State) -> Option<Ruling> {
    let [win, draw, loss] = state.settings().points?.map(points_in_words);
    let articles = providing(state.law().code, Provision::PointsOfAGame);
    let says = format!("By the rules of the event a win gives {win}, a draw {draw}, a loss {loss}.");
    Some(ruling(&articles, RulingKind::Note, says))
}

/// The words of the article that settles this point of the older game; `otherwise` where men move as today.
fn in_its_words(state: &State, point: Point, otherwise: &'static str) -> &'static str {
    let code = state.law().code;
    let article = code.settles(point).and_then(|(_, no)| code.article(no));
    article.map_or(otherwise, |article| article.says)
}

/// That nothing follows from a clock under a code of the older game, which knows none.
fn no_law_of_time(state: &State) -> Option<Ruling> {
    let silent = state.time.has_clock() && state.law().code.settles(Point::Board).is_some();
    let says = format!(
        "{} is silent about clocks: nothing follows from a flag that falls.",
        state.law().code.name()
    );
    silent.then(|| ruling([], RulingKind::Note, says))
}

/// What is given, and who moves first, under a code of the older game, which knows no odds.
fn no_law_of_odds(state: &State) -> Option<Ruling> {
    let silent = !state.settings().odds.is_empty() && state.law().code.settles(Point::Board).is_some();
    let given = |odds: &Odds| {
        let what = match odds.given {
            Given::Pawn => "a Pawn and the move".to_string(),
            Given::PawnAndTwo => "a Pawn and two moves".to_string(),
            Given::Piece(kind, _) => format!("a {}", state.turn().position().name_of(kind)),
            Given::Moves(number) => number_of(usize::from(number), "move"),
        };
        format!("{} gives {what}", odds.giver.name())
    };
    let given: Vec<String> = state.settings().odds.iter().map(given).collect();
    let says = format!(
        "{} is silent about odds: {}, and {} begins, as was announced.",
        state.law().code.name(),
        join(&given, "and"),
        state.turn().by().name()
    );
    silent.then(|| ruling([], RulingKind::Note, says))
}

/// The rules of the older game that were announced in the place of the code's own, in the words of their articles.
fn choices_announced(state: &State, before: &[Ruling]) -> Vec<Ruling> {
    let chosen = |annex: &&'static Annex| annex.when.iter().any(|when| matches!(when, When::Chosen(_)));
    let annexes = state.law().code.annexes().filter(chosen);
    let told = |no: &str| before.iter().any(|ruling| ruling.articles.contains(&no));
    let articles = annexes.flat_map(|annex| annex.articles).filter(|article| !told(article.no));
    articles.map(|article| ruling([article.no], RulingKind::Note, article.says)).collect()
}

/// What is told in the words of the articles themselves.
pub(crate) fn told_by_the_code(state: &State) -> Vec<Ruling> {
    let mut articles = providing(state.law().code, Provision::ToldAtTheStart);
    if state.time.has_clock() {
        articles.extend(providing(state.law().code, Provision::ToldWithClock));
    }
    if state.settings().kind.is_communicated() {
        articles.extend(providing(state.law().code, Provision::ToldWhereMovesAreSent));
    }
    let says = |no: &str| state.law().code.article(no).map_or("", |article| article.says);
    articles.into_iter().map(|no| ruling([no], RulingKind::Note, says(no))).collect()
}

pub(crate) fn provisions_of_time(state: &State, tell: &mut impl FnMut(Provision, &str)) {
    if !state.time.has_clock() {
        return;
    }
    tell(Provision::TimeLimit, "The game is played under a time limit.");
    tell(Provision::TimeInWholeDays, "Time is reckoned in whole days.");
    tell(Provision::SeparateTimes, "Each player's time is reckoned separately.");
    tell(Provision::TimeFollowsTurn, "Time is reckoned against the player whose turn it is.");
    let periods = "Each makes so many moves in so much time, or forfeits at once";
    match state.settings().close {
        None => tell(Provision::PeriodsWithoutEnd, &format!("{periods}.")),
        Some(_) => tell(Provision::PeriodsUntilClose, &format!("{periods}, until the end of play.")),
    }
}

/// What is settled for players who sit down to several games.
pub(crate) fn provisions_of_a_sitting(state: &State, tell: &mut impl FnMut(Provision, &str)) {
    if state.settings().odds.is_empty() {
        tell(
            Provision::FirstMoveByLot,
            "Lots are drawn for the first move of the first game; then it alternates.",
        );
    }
    tell(Provision::DrawnGameIsNone, "A drawn game is no game: whoever began it begins the next.");
    tell(Provision::GiverPicksColours, "The giver of odds takes which men he pleases; else they go by lot.");
    tell(Provision::ColoursForTheSitting, "Each player keeps the same men during the sitting.");
    tell(Provision::CheckIsAnnounced, "Check is to be announced by saying \"check\".");
    let stays = "A Pawn on its last rank becomes what the player chooses, or stays a Pawn.";
    tell(Provision::PawnMayStay, in_its_words(state, Point::Promotion, stays));
    if state.settings().undertaking.is_some() {
        tell(Provision::UndertakenSeries, "An undertaking to win is lost by a draw.");
    }
}

pub(crate) fn own_half_in_words(state: &State) -> Option<Ruling> {
    let says = "None of the moves that are given goes beyond the mover's fourth rank.";
    keeps_own_half(state, state.turn().by())
        .then(|| ruling(own_half_articles(state), RulingKind::Obligation, says))
}

/// What a player undertook, where the code has him lose if he does otherwise, and says so of undertakings to mate.
fn undertaking_in_words(state: &State) -> Option<Ruling> {
    let undertaking = state.settings().undertaking.as_ref()?;
    let series = providing(state.law().code, Provision::UndertakenSeries);
    let articles = undertaking_fails_by(state, undertaking.by);
    if !series.is_empty() {
        return None;
    }
    if articles.is_empty() {
        let by = undertaking.by.name();
        return Some(silent(state, &format!("what {by} undertakes: nothing follows from it")));
    }
    let what = match &undertaking.what {
        Undertaken::MateWithPawn(None) => "to mate with a Pawn".to_owned(),
        Undertaken::MateWithPawn(Some(from)) => format!("to mate with the Pawn from {from}"),
        Undertaken::MateWith(from) if was_pawn(state, *from) => format!("to mate with the Pawn from {from}"),
        Undertaken::MateWith(from) => format!("to mate with the man from {from}"),
        Undertaken::MateOn(square) => format!("to mate the King on {square}"),
        Undertaken::Condition(words) => format!("to mate so: {words}"),
        Undertaken::Win | Undertaken::BeMated | Undertaken::BeStalemated => return None,
    };
    let says = format!("{} undertakes {what}.", undertaking.by.name());
    Some(ruling(articles, RulingKind::Note, says))
}

pub(crate) fn time_by_code(state: &State) -> Option<Ruling> {
    let (moves, article) = figure(state.law().code, Figure::MovesInAPeriod)?;
    let (minutes, _) = figure(state.law().code, Figure::MinutesInAPeriod)?;
    let time = match minutes % 1_440 {
        0 => number_of(minutes as usize / 1_440, "day"),
        _ => format!("{minutes} minutes"),
    };
    let says = format!("Each makes {moves} moves in {time}, and so on.");
    let by_code = state.settings().time == TimeLimit::ByCode;
    by_code.then(|| ruling([article], RulingKind::Note, says))
}
