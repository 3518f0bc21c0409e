//! What each viewer may learn.
//!
//! **Notice `all`.** Every seat sees every act, every ruling and the whole standing. What may be said (`may`, `ripe`,
//! `options`) is shown to those who may say it. A player's seat sees the lines of its own side and those that both
//! players say together. The seat of both players sees all of them except the arbiter's. The arbiter's seat sees the
//! arbiter's, and a watcher sees none. A further member of a side sees what his side sees, and one of several arbiters
//! what the arbiter sees, each with the lines that he says himself, in his own name.
//!
//! A line of conditional moves that the code hides is told to its own side alone, and to others as far as the replies in it
//! have been made. What was not taken with such a line is told to its side alone.
//!
//! **Notice `silent`.** The arbiter learns only what a watcher learns: he too must notice what happens. Everybody sees
//! the board, the acts, the turn and the result, since they are in the open. Nobody learns what the law would object
//! to. If a code leaves the turn open after an unlawful move, the turn passes like any other until somebody calls for
//! the law: turn, position, line and what may be said are shown as they look.
//!
//! 1. What was said aloud is answered aloud. Every seat sees the rulings on a claim, a penalty exacted, a finding, an
//!    offer or an answer. Only the side that spoke sees a refusal, and that in one form: the reason might say what the law
//!    sees. What somebody waives, refuses or consents to is not answered before the law was called: whether there was
//!    anything to waive is for nobody to know.
//! 2. About acts of a hand, little is said. The side that a touch binds sees the obligation, and the side whose hand it was
//!    sees the refusal of a guarded table. Whoever has moved a man is not told what he still owes, nor what he touches
//!    then: after a lawful move he owes nothing. Everybody sees that pieces were put back, and a result. No seat sees offences and rights, nor that a
//!    move is complete, nor any other note: if one were missing, it would give an unlawful move away. The same holds for
//!    what is noted at the clock. What the same hand does after its move is ruled on, as far as seats are told, as if the move
//!    stood and the turn had passed. A King that went to castle and was released is shown like one that made a move of
//!    his own: only the laws know whether he may castle.
//! 3. What a seat did not see when it happened, it does not see later either. The ruling on a successful claim says
//!    what was found.
//! 4. `must` and `duty` are shown to the side that they bind. `legal` and penalties (`exacts` and `waives` in `may`,
//!    and `options`) are hidden until a claim about what hands did, a penalty, an admission or a finding succeeds. Then
//!    they are shown until the next move is made. A claim that only waits for a finding has not succeeded yet. If a code has no claim of an illegal move, the player who may exact penalties sees those
//!    that the code knows after every move, whether justified or not. If it has no claim of a touch, the same holds for
//!    penalties for touches, after every move and while the opponent has touched something.
//!    What can be required of a move, such as that it be undone, is hidden like them where the code has a claim of an
//!    illegal move: it may be required all the same.
//! 5. `may` always lists every claim that the code knows; `ripe`, which would tell the right ones, is empty.
//! 6. A score sheet does not say whether its lines are the moves that were made: a move before the law may be none.
//! 7. The moves of the line are given by their squares: a sign for check or mate would reveal what the law sees.

use std::borrow::Cow;

use board::{Man, Side};
use game::refusal::{Ended, Refusal};
use game::settings::Notice;
use game::standing::{AssumedReply, Noted, Open, Ruling, RulingKind, Saying, ScoreSheet, Standing};
use game::{Game, Judged};

use crate::acts::{Group, answers_a_right, ends_a_motion, is_said};
use crate::seat::{Seat, Viewer};

/// Whether a viewer is told a ruling on an act, which followed on these.
pub(crate) fn is_told(
    viewer: Viewer,
    ruling: &Ruling,
    judged: &Judged,
    (before, notice): (&[Judged], Notice),
) -> bool {
    let Viewer::Seat(seat) = viewer else { return true };
    if notice == Notice::All {
        return true;
    }
    let plain = matches!(ruling.kind, RulingKind::Result | RulingKind::Restored) || is_of_the_end(ruling);
    if answers_a_right(&judged.entry.act) && !plain && !is_opened(before) {
        return false;
    }
    // What comes with a refusal, such as that a right is lost, would say that there was one.
    if is_refused(judged) && !plain && !ruling.kind.is_refusal() && ruling.kind != RulingKind::Penalty {
        return false;
    }
    let own = |side: Option<Side>| side.is_some_and(|side| seat.seats(side));
    let actor = judged.entry.who.side();
    let group = Group::of(&judged.entry.act);
    match (ruling.kind, is_said(&judged.entry.act)) {
        (RulingKind::Refused(_), _) => own(actor),
        // Whose duty it is to stay, or to press, follows from whose turn it is before the law.
        (RulingKind::Result | RulingKind::Restored | RulingKind::Penalty, true) => true,
        (_, true) if group == Group::Clock => false,
        (_, true) => true,
        (RulingKind::Offence | RulingKind::Right | RulingKind::Completed | RulingKind::Note, false) => false,
        // After a lawful move its player owes nothing more: who is told what he still owes has made an unlawful one.
        (RulingKind::Obligation, false) => {
            let bound = ruling.about.or(actor);
            own(bound) && !(bound == actor && has_moved(judged, before))
        }
        (_, false) => ruling.about.is_none(),
    }
}

/// Whether somebody has moved a man with an act, or before it since the other side did.
fn has_moved(judged: &Judged, before: &[Judged]) -> bool {
    let mut moved = before.iter().chain([judged]).rev();
    let last = moved.find(|judged| ends_a_motion(&judged.entry.act) && !is_refused(judged));
    last.is_some_and(|last| last.entry.who.side() == judged.entry.who.side())
}

/// Whether a refusal only says that the game is over, which everybody has seen.
fn is_of_the_end(ruling: &Ruling) -> bool {
    ruling.kind == RulingKind::Refused(Refusal::TooLate(Ended::GameOver))
}

/// Whether a viewer is told that an act has no effect, and not why: the reason might say what the law sees. At a guarded
/// table it is told, since that one is silent about nothing that it refuses.
pub(crate) fn keeps_reason(viewer: Viewer, ruling: &Ruling, notice: Notice) -> bool {
    let is_open = ruling.kind == RulingKind::Refused(Refusal::Guarded) || is_of_the_end(ruling);
    viewer != Viewer::All && notice == Notice::Silent && ruling.kind.is_refusal() && !is_open
}

/// What is told instead of a refusal with its reason.
pub(crate) fn no_effect() -> Ruling {
    Ruling {
        articles: Vec::new(),
        kind: RulingKind::Refused(Refusal::NotSo),
        says: "That has no effect now. A silent table does not say why.".to_owned(),
        about: None,
        evidence: None,
    }
}

/// What a silent table still keeps from a seat.
pub(crate) struct Silence {
    /// Somebody has called the law, with success, since the last move was made.
    pub(crate) opened: bool,
    /// What may be exacted blindly; empty once the law was called.
    pub(crate) asked: Vec<Open>,
}

impl Silence {
    /// What a silent table keeps now.
    pub(crate) fn at(game: &Game) -> Silence {
        let opened = is_opened(game.log_as_it_looks());
        let asked = if opened { Vec::new() } else { game.penalties_to_ask_for() };
        Silence { opened, asked }
    }
}

/// What of a standing is not the same for every seat, where all is told.
pub(crate) struct Part<'s> {
    /// The lines that the seat may say.
    pub(crate) may: Vec<Cow<'s, Open>>,
    /// The boards of the players that it sees.
    pub(crate) boards: [Option<&'s [Option<Man>; 64]>; 2],
    /// The answers to the reply that is due, as far as it knows of them.
    pub(crate) assumed: Vec<&'s AssumedReply>,
}

impl<'s> Part<'s> {
    /// All of it.
    pub(crate) fn whole(standing: &'s Standing) -> Part<'s> {
        Part {
            may: standing.may.iter().map(Cow::Borrowed).collect(),
            boards: standing.boards.each_ref().map(Option::as_ref),
            assumed: standing.assumed.iter().collect(),
        }
    }

    /// That of a seat.
    pub(crate) fn of(seat: Seat, standing: &'s Standing) -> Part<'s> {
        let mut part = Part::whole(standing);
        part.may = standing.may.iter().filter_map(|open| said_by(seat, open)).collect();
        for side in unseen_boards(seat) {
            part.boards[side.index()] = None;
        }
        part.assumed.retain(|one| knows_of(seat, one));
        part
    }
}

/// What may be said, as this seat says it; none where it may not.
fn said_by(seat: Seat, open: &Open) -> Option<Cow<'_, Open>> {
    let who = seat.says(open.who)?;
    match who == open.who {
        true => Some(Cow::Borrowed(open)),
        false => Some(Cow::Owned(Open { who, ..open.clone() })),
    }
}

/// The sides on whose own boards a seat does not see what stands: a player on the other's.
fn unseen_boards(seat: Seat) -> impl Iterator<Item = Side> {
    Side::ALL.into_iter().filter(move |&side| seat.seats(!side) && !seat.seats(side))
}

/// Whether a seat is told of an answer to the reply that is due.
fn knows_of(seat: Seat, one: &AssumedReply) -> bool {
    !one.hidden || seat.seats(one.by)
}

/// The standing without what this seat may not be told; `silence` is none where all is told.
pub(crate) fn limited(seat: Seat, mut standing: Standing, silence: Option<&Silence>) -> Standing {
    standing.may = standing.may.iter().filter_map(|open| said_by(seat, open)).map(Cow::into_owned).collect();
    standing.assumed.retain(|one| knows_of(seat, one));
    for side in unseen_boards(seat) {
        standing.boards[side.index()] = None;
    }
    if let Some(silence) = silence {
        keep_silent(seat, &mut standing, silence);
    }
    standing
}

fn keep_silent(seat: Seat, standing: &mut Standing, silence: &Silence) {
    if !seat.seats(standing.turn) {
        standing.duty.clear();
        standing.duty_now.clear();
    }
    // Who has to put a man back is a duty, and told to whom it binds.
    for lies in &mut standing.displaced {
        lies.to_replace = lies.to_replace.filter(|&side| seat.seats(side));
    }
    for side in Side::ALL.into_iter().filter(|&side| !seat.seats(side)) {
        standing.scores[side.index()] = ScoreSheet::default();
    }
    if !silence.opened {
        standing.legal.clear();
        standing.assumed.clear();
        // Whether there is anything to consent to depends on whose turn it is before the law.
        standing
            .may
            .retain(|open| !is_penalty(open) && !is_required_of_a_move(open) && open.line != Saying::Consent);
        let asked = silence.asked.iter().filter_map(|open| said_by(seat, open));
        standing.may.extend(asked.map(Cow::into_owned));
    }
    for line in standing.scores.iter_mut().flat_map(|sheet| &mut sheet.lines) {
        if line.noted != Noted::Other {
            line.noted = Noted::InOrder;
        }
    }
    standing.unlawful = None;
    for open in &mut standing.may {
        open.ripe = false;
        // What a wrong claim costs depends on whose turn it is before the law.
        if let Some(about) = &mut open.about {
            about.wrong = None;
        }
    }
}

fn is_penalty(open: &Open) -> bool {
    matches!(open.line, Saying::Exact(_) | Saying::Waive)
}

/// Whether it can be required only of a move that was out of turn, or of a castling: which a move is, only the laws know.
fn is_required_of_a_move(open: &Open) -> bool {
    use game::act::Requirement::{Annulment, CompleteCastling, RookMove};
    matches!(open.line, Saying::Require(Annulment | CompleteCastling | RookMove))
}

/// Whether the law has been called, with success, since the last move was made, lawful or not.
fn is_opened(log: &[Judged]) -> bool {
    log.iter()
        .rev()
        .take_while(|judged| !closes(judged))
        .any(|judged| judged.entry.act.calls_the_law() && !is_refused(judged) && is_decided(judged))
}

/// Whether something was ruled: of a claim that waits for a finding, and of a finding for which nothing waits, that is only
/// noted.
fn is_decided(judged: &Judged) -> bool {
    judged.entry.act.claims_illegal_move() || judged.rulings.iter().any(|one| one.kind != RulingKind::Note)
}

fn closes(judged: &Judged) -> bool {
    !is_said(&judged.entry.act) && (has(judged, RulingKind::Completed) || has(judged, RulingKind::Offence))
}

/// Whether a ruling says that the act has no effect.
pub(crate) fn is_refused(judged: &Judged) -> bool {
    judged.rulings.iter().any(|ruling| ruling.kind.is_refusal())
}

/// Whether an act was answered by a ruling of this kind.
pub(crate) fn has(judged: &Judged, kind: RulingKind) -> bool {
    judged.rulings.iter().any(|ruling| ruling.kind == kind)
}
