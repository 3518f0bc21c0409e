//! Sentences about moves.

use board::{Kind, Move, Side, Square};
use law::question::{Exacted, Exaction, Made, Named, Naming, Nature, Right, Standstill, State as BoardState};
use law::{Choice, Cites, Effect, Point, Provision, provided};

use crate::facts::change::is_king_off;
use crate::facts::completion::{completes_at_an_end, completes_by_press};
use crate::facts::end::{bared, board_state, may_be_objected_to};
use crate::facts::odds::one_turn_articles;
use crate::facts::officials::is_watched;
use crate::facts::options::{may_recall, options};
use crate::facts::transfer::turned_to;
use crate::phrases::{man_on, with_names};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::standing::duty::{Duty, DutyKind};
use crate::state::State;
use crate::state::making::MenMoved;
use crate::state::men::{ManId, StandIn};
use crate::state::turn::Turn;

/// A legal move in words: "White moved the Knight from g1 to f3".
pub(crate) fn move_in_words(state: &State, m: Move) -> String {
    format!("{} {}", state.turn().by().name(), done_in_words(state, m))
}

/// The same of a move that was made and waits for its press.
pub(crate) fn made_in_words(state: &State, m: Move) -> String {
    format!("{}; the move is made.", move_in_words(state, m))
}

/// The same without the player: "moved the Knight from g1 to f3".
fn done_in_words(state: &State, m: Move) -> String {
    let turn = state.turn();
    let called = |kind: Kind| turn.position().name_of(kind);
    let mover = turn.position().kind_at(m.from()).map_or("man", called);
    match (m.castling_wing(), m.rook()) {
        (Some(_), Some((_, rook))) if m.is_castling_on_file() => {
            return format!("castled up the file, the King on {} and the Rook on {rook}", m.to());
        }
        (Some(wing), Some((_, rook))) if m.is_free_castling() => {
            return format!("castled on the {wing}, the King on {} and the Rook on {rook}", m.to());
        }
        (Some(wing), _) => return format!("castled on the {wing}"),
        (None, _) => {}
    }
    let way = match turn.position().captured(m) {
        Some((square, man)) if square == m.to() => {
            format!("took the {} on {square} with the {mover} from {}", called(man.kind), m.from())
        }
        Some((square, _)) => {
            format!("took the Pawn on {square} en passant with the Pawn from {}", m.from())
        }
        None => format!("moved the {mover} from {} to {}", m.from(), m.to()),
    };
    match m.promotion_kind() {
        Some(kind) => format!("{way}, and promoted it to a {}", called(kind)),
        None => way,
    }
}

/// An arbiter who is there acts on it.
const TAKEN_BACK: &str = "the arbiter has it taken back";

/// The same, as long as its player may still put it right.
fn taken_back_later(by: Side) -> String {
    format!(
        "unless {} puts it right first, {TAKEN_BACK} when the clock is pressed or play goes on",
        by.name()
    )
}

/// The sentence on a move that is taken back in the same breath: its player has not put it right.
pub(crate) fn taken_back_at_once(by: Side, says: &str) -> String {
    says.replace(&taken_back_later(by), TAKEN_BACK)
}

/// The sentence on a move that has ended the game: nobody takes it back any more.
pub(crate) fn not_taken_back(says: &str) -> String {
    Side::ALL.into_iter().fold(says.to_string(), |says, by| {
        says.replace(&taken_back_later(by), "the game ends with that move all the same")
    })
}

/// An offence of a legal move: what he had to do, and what the other may do about it.
pub(crate) fn offence_in_words(
    state: &State,
    articles: Cites,
    made: Made,
    (men, m): (&MenMoved, Move),
    duty: Option<Duty>,
    recalled: bool,
) -> Ruling {
    let turn = state.turn();
    let by = turn.by();
    let same_man =
        duty.as_ref().is_some_and(|duty| duty.squares.iter().any(|&square| Some(square) == men.mover));
    let moved = match (m.promotion_kind(), men.mover.map(|square| man_on(turn, square))) {
        (Some(kind), _) if same_man => {
            format!("promoted to a {} on {}", turn.position().name_of(kind), m.to())
        }
        (_, Some(moved)) if !same_man && m.rook().is_none() => format!("moved {moved}"),
        _ => done_in_words(state, m),
    };
    let ordered = completes_at_an_end(state).then(|| duty.clone().map(|duty| duty.articles)).flatten();
    let of_penalty =
        duty.as_ref().filter(|_| made == Made::AgainstRequirement).map(|duty| duty.articles.clone());
    let articles = articles.and(ordered.unwrap_or_default()).and(of_penalty.unwrap_or_default());
    // A touch that obliges him to move the King: by which article, and why castling does not do it.
    let king_due = duty.as_ref().filter(|duty| made == Made::AgainstTouch && duty.kind == DutyKind::King);
    let articles = articles.and(king_due.map(|duty| duty.articles.clone()).unwrap_or_default());
    let castled =
        (made == Made::AgainstRequirement || king_due.is_some()) && m.castling_wing().is_some() && same_man;
    let articles = articles.and(if castled { no_castling_articles(state) } else { Cites::none() });
    let duty = duty.map(|duty| with_names(turn, &duty.says)).unwrap_or_default();
    let arbiter_acts =
        is_watched(state) && provided(state.law().code, Provision::ArbiterTakesBackBreach).is_some();
    let remedy = match made {
        _ if completes_by_press(state) && arbiter_acts => taken_back_later(by),
        _ if completes_at_an_end(state) && arbiter_acts => TAKEN_BACK.to_string(),
        Made::AgainstRequirement if completes_at_an_end(state) => {
            format!("{} may have it taken back", (!by).name())
        }
        Made::AgainstRequirement if !recalled => {
            format!("the move stands, since it is legal in itself, but {} may claim the game", (!by).name())
        }
        Made::AgainstRequirement if state.law().knows.refusal_clause.is_none() => {
            format!(
                "{} may exact it again before touching a man, and the move is then taken back",
                (!by).name()
            )
        }
        Made::AgainstRequirement => format!("{} may have it taken back, or claim the game", (!by).name()),
        _ => format!("{} may claim it before touching a man, and the move is then taken back", (!by).name()),
    };
    let moved = if castled { format!("{moved}, which does not count as that move") } else { moved };
    let says = format!("{} had to {duty}, but {moved}: {remedy}.", by.name());
    Ruling { about: Some(by), ..ruling(articles, RulingKind::Offence, says) }
}

/// The articles by which castling discharges no penalty.
fn no_castling_articles(state: &State) -> Cites {
    let facts = Exaction {
        exacted: Exacted::Other,
        right: Right::Open,
        in_holders_turn: false,
        possible: true,
        changed: false,
    };
    state.law().cites(facts, |effect| effect == Effect::ExcludesCastling)
}

pub(crate) fn tell_another_move(state: &State, by: Side) -> Ruling {
    let given = [Provision::PawnGiven, Provision::GiverBegins];
    let provided = || given.into_iter().find_map(|given| provided(state.law().code, given));
    let in_one_turn = one_turn_articles(state);
    let articles = if in_one_turn.is_empty() { provided().into_iter().collect() } else { in_one_turn };
    ruling(articles, RulingKind::Note, format!("{} has another move to make together with it.", by.name()))
}

/// That the side which is not to move was stalemated and has missed its turn, where it does so.
pub(crate) fn tell_missed_turn(state: &State) -> Option<Ruling> {
    let (choice, article) = state.law().code.settles(Point::Stalemate)?;
    let by = state.turn().by();
    let missed = || turned_to(!by, *state.turn().position()).is_stalemate();
    let says = format!("{} is stalemated and misses the turn: {} moves again.", (!by).name(), by.name());
    (choice == Choice::StalematePasses && missed()).then(|| ruling([article], RulingKind::Note, says))
}

pub(crate) fn did_in_words(turn: &Turn, men: &MenMoved, nature: Nature, king_off: bool) -> String {
    let Some((from, to)) = men.mover.zip(men.to) else { return "changed the board".to_string() };
    let mover = man_on(turn, from);
    match (nature, men.taken.or(men.own_taken)) {
        (Nature::Castling, _) if king_off => "began to castle".to_string(),
        (Nature::Castling | Nature::CastlingWithoutRook, _) => "castled".to_string(),
        (_, Some(taken)) if taken == to => format!("took {} with {mover}", man_on(turn, taken)),
        _ => format!("moved {mover} to {to}"),
    }
}

pub(crate) fn missing(state: &State, nature: Nature) -> &'static str {
    let named = Naming { named: Named::Piece, pawn_waits: true };
    match nature {
        Nature::Castling if is_king_off(state.turn(), state.tabletop.men()) => {
            "the King is still to be moved and released"
        }
        Nature::Castling => "the Rook is still to be moved and released",
        Nature::CapturePromotion if stands_with_all_his_men(state) => PREY_OR_CAPTOR,
        Nature::Promotion | Nature::CapturePromotion if is_stood_for_by_a_substitute(state) => {
            "what was set for the Pawn is no piece: it counts as the Pawn, which is still to be exchanged"
        }
        Nature::Promotion | Nature::CapturePromotion
            if !state.law().gives(named, |effect| effect == Effect::Names) =>
        {
            "the Pawn is still to be exchanged for a piece"
        }
        Nature::Promotion | Nature::CapturePromotion => {
            "the Pawn is still to be named, or exchanged for a piece"
        }
        _ if takes_none_yet(state) => {
            "the man that was taken off the board is still to be moved and released"
        }
        _ => PREY_OR_CAPTOR,
    }
}

const PREY_OR_CAPTOR: &str =
    "the captured man is still to be taken off, or the capturing man to be moved and released";

/// Whether every man of the player's stands where it stood: he has only taken off what he may capture.
fn stands_with_all_his_men(state: &State) -> bool {
    let (turn, men) = (state.turn(), state.tabletop.men());
    let own = |square: &Square| turn.men().man_at(*square).is_some_and(|man| man.side == turn.by());
    let set = |square: Square| men.at(square).is_some_and(|id| turn.men().at(square) != Some(id));
    let stay = |square: Square| turn.men().at(square) == men.at(square);
    Square::ALL.into_iter().filter(own).all(stay) && !Square::ALL.into_iter().any(set)
}

/// Whether something that is no chessman of the set stands for a Pawn that the player promotes in this turn.
fn is_stood_for_by_a_substitute(state: &State) -> bool {
    let (start, men) = (state.turn().men(), state.tabletop.men());
    let substitute = |id: &ManId| {
        men.stand_in(*id) == Some(StandIn::Substitute) && men.square_of(*id) != start.square_of(*id)
    };
    let stands = Square::ALL.into_iter().filter_map(|square| men.at(square));
    stands.filter(|id| start.knows(*id)).any(|id| substitute(&id))
}

/// Whether the player has taken off men of his own, and none of the other side's.
fn takes_none_yet(state: &State) -> bool {
    let turn = state.turn();
    let off = |id: &ManId| state.tabletop.men().square_of(*id).is_none();
    let stood = Square::ALL
        .into_iter()
        .filter_map(|square| Some((turn.men().man_at(square)?, turn.men().at(square)?)));
    let off: Vec<_> = stood.filter(|(_, id)| off(id)).collect();
    !off.is_empty() && off.iter().all(|(man, _)| man.side == turn.by())
}

pub(crate) fn promotion_in_words(state: &State, moves: &[Move]) -> String {
    let kinds: Vec<_> = moves.iter().filter_map(|m| m.promotion_kind()).collect();
    match (&kinds[..], moves.first()) {
        ([kind], Some(m)) => {
            format!("promote to a {} on {}", state.turn().position().name_of(*kind), m.to())
        }
        (_, Some(m)) => format!("promote the Pawn on {}", m.to()),
        _ => "promote the Pawn".to_string(),
    }
}

/// What the code says of the position at the beginning of a turn.
pub(crate) fn begin_turn(state: &State) -> Vec<Ruling> {
    if let Some(told) = mate_to_be_objected_to(state).or_else(|| must_bare_back(state)) {
        return vec![told];
    }
    if board_state(state.turn().position()) != Some(BoardState::OnlyPassing) {
        return Vec::new();
    }
    let mut answers =
        state.law().hear(Standstill { state: BoardState::OnlyPassing, lawful: true, declared: false });
    let articles = answers.articles(|effect| matches!(effect, Effect::Binds(_)));
    answers.all_heard();
    let says =
        format!("{} has no legal move except to take in passing, and must do so.", state.turn().by().name());
    match articles.is_empty() {
        true => Vec::new(),
        false => vec![ruling(articles, RulingKind::Obligation, says)],
    }
}

/// That the player has nothing but his King, and loses unless he bares the other with this move, where the laws of the older
/// game have it so.
fn must_bare_back(state: &State) -> Option<Ruling> {
    let (choice, article) = state.law().code.settles(Point::BareKing)?;
    let position = state.turn().position();
    let has_to = choice == Choice::BareKingLosesUnlessBack
        && bared(position) == Some(BoardState::Bared)
        && board_state(position).is_none_or(|on_board| on_board == BoardState::OnlyPassing);
    let player = state.turn().by();
    let says = format!(
        "{} has nothing but his King, and has lost unless he bares {} with this move.",
        player.name(),
        (!player).name()
    );
    has_to.then(|| Ruling { about: Some(player), ..ruling([article], RulingKind::Note, says) })
}

/// A mate or stalemate that does not end the game yet: the move that led to it may still be objected to.
fn mate_to_be_objected_to(state: &State) -> Option<Ruling> {
    let on_board = board_state(state.turn().position())?;
    let says = match on_board {
        BoardState::Checkmated => "is checkmated",
        BoardState::Stalemated => "is stalemated",
        _ => return None,
    };
    let by = state.turn().by();
    let ends = |effect| matches!(effect, Effect::Ends(_));
    let articles = state.law().cites(Standstill { state: on_board, lawful: true, declared: false }, ends);
    if articles.is_empty() || !may_be_objected_to(state) {
        return None;
    }
    let says = format!("{} {says}, but the game is not over: the move may still be objected to.", by.name());
    let objections = objection_articles(state, by);
    let articles = if objections.is_empty() { articles } else { objections };
    Some(Ruling { about: Some(!by), ..ruling(articles, RulingKind::Note, says) })
}

/// The articles of what this side may still exact for the move before, or have taken back.
fn objection_articles(state: &State, by: Side) -> Cites {
    let exacted = options(state, by).into_iter().flat_map(|option| option.articles);
    let making = state.line.turn_before().and_then(|turn| turn.attempt().making());
    let recall = making.filter(|_| may_recall(state, by)).and_then(|making| making.recall());
    Cites::none().and(exacted).and(recall.into_iter().flat_map(|(_, articles)| articles.iter().copied()))
}
