//! How a table does what it is asked for: once, and on the disk before anybody hears of it.

use std::collections::HashMap;
use std::future::pending;
use std::net::Ipv4Addr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use game::act::Entry;
use store::{Act, Acts, Append, BadText, EndOfSecret, GameId, Line, RequestKey, Seal, Text};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use view::Seat;

use crate::client::{Address, Caller};
use crate::journal;
use crate::live::call::Reply;
use crate::live::game::{Heard, Judged, LiveGame};
use crate::live::guests::GuestId;
use crate::live::intent::Intent;
use crate::live::playtime::{Arrival, Came, Losses};
use crate::live::proposal::Proposal;
use crate::live::resources::Resources;
use crate::live::table::asked::Telling;
use crate::live::table::state::{Newest, Table, requests};
use crate::live::table::turns::InTurn;
use crate::live::waits::BegunAt;
use crate::wire::act::{self, ActOutcome, ActRequest, Answer, Asking, Recorded};
use crate::wire::error::Refusal;
use crate::wire::frame::Frame;
use crate::wire::snapshot::Told;

impl Table {
    /// The acts of a socket: answered through its queue.
    pub(super) async fn act_by_socket(&mut self, guest: GuestId, asked: &ActRequest, came: Came) {
        let Some(by) = self.guests.caller(guest) else { return };
        let request = asked.request.as_str();
        let frame = match self.act(by, asked, came, pending()).await {
            Ok(done) => Frame::Accepted { request, version: done.version(), stopped: done.stopped() }.text(),
            Err(refusal) => Frame::error(Some(request), &refusal).text(),
        };
        self.guests.tell(guest, frame);
    }

    /// What the computer wants to do, if nothing has happened since it was asked.
    pub(super) async fn act_by_computer(&mut self, intent: Intent) {
        let (Some(computer), Ok(game)) = (&self.computer, self.game()) else { return };
        if game.version() != intent.version {
            return;
        }
        let by = Caller { seat: computer.seat(), from: Address::of(Ipv4Addr::LOCALHOST.into()) };
        let request = format!("computer-{}", intent.version);
        let asked = ActRequest {
            version: intent.version,
            acts: act::Asked::Several(intent.lines),
            request,
            follows: None,
        };
        if let Err(refusal) = self.act(by, &asked, Came::at(self.resources.now_ms()), pending()).await
            // Another server's computer was quicker.
            && refusal.code != "stale"
        {
            journal::tell("error", "computer-refused", refusal.says);
        }
    }

    /// A request that follows another without having waited for its answer: that must have been done last, and the laws must have
    /// let all of it happen, or the hand would not have gone on.
    fn goes_on_from(&self, seat: Seat, before: &str, version: u64) -> Result<(), Refusal> {
        let game = self.game()?;
        let stale = || Refusal::stale(version, game.version());
        let key = RequestKey::new(format!("{seat}:{before}")).map_err(|_| stale())?;
        let (last, _) = self.requests.get(&key).filter(|(last, _)| *last == version).ok_or_else(stale)?;
        let after = self.newest.filter(|newest| newest.version == *last).ok_or_else(stale)?.after;
        let place = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
        let acts = game.game.log().get(place(after)..place(*last)).ok_or_else(stale)?;
        match acts.iter().flat_map(|act| &act.rulings).any(|ruling| ruling.kind.is_refusal()) {
            true => Err(stale()),
            false => Ok(()),
        }
    }

    /// Acts that somebody waits for: answered with what was ruled. If he has gone before it was their turn, they are not judged:
    /// he has not heard that they were done, and asks again.
    pub(super) async fn act_by_request(
        &mut self,
        by: Caller,
        asked: &ActRequest,
        arrived_ms: u64,
        reply: &mut Reply<Answer>,
    ) -> Result<Answer, Refusal> {
        let done = self.act(by, asked, Came::at(arrived_ms), reply.closed()).await?;
        let Recorded { after, version, stopped } = match done {
            ActOutcome::Proposed { version, pending } => return Ok(Answer::Proposed { version, pending }),
            ActOutcome::Recorded(recorded) => recorded,
        };
        let mut entries = self.game()?.entries(by.seat, after);
        entries.retain(|told: &Told| told.number() <= version);
        Ok(match asked.acts {
            act::Asked::One(_) => Answer::One { version, entry: entries.into_iter().next() },
            act::Asked::Several(_) => Answer::Several { version, entries, stopped },
        })
    }

    /// Does what a seat asks for, once, if whoever asked has not gone before its turn comes.
    pub(super) async fn act(
        &mut self,
        by: Caller,
        asked: &ActRequest,
        came: Came,
        gone: impl Future<Output = ()>,
    ) -> Result<ActOutcome, Refusal> {
        let seat = by.seat;
        let _taken = self.takes_game().await?;
        let key = RequestKey::new(format!("{seat}:{}", asked.request)).map_err(Refusal::broken)?;
        if let Some((last, done)) = self.requests.get(&key) {
            self.game()?;
            if done.as_ref().is_some_and(|done| !done.is(asked)) {
                return Err(Refusal::request_used());
            }
            return Ok(ActOutcome::Recorded(asked.repeated(*last)));
        }
        if let Some(before) = &asked.follows {
            self.goes_on_from(seat, before, asked.version)?;
        }
        let count = u32::try_from(asked.acts.lines().len()).unwrap_or(u32::MAX);
        self.admit_acts(seat, asked.version, count)?;
        let hearing = self.hearing(by, asked, key, came)?;
        let done = self.in_turn(by, asked.acts.lines(), gone, hearing).await;
        self.telling = None;
        let done = done.flatten().inspect_err(|_| self.gives_back(came))?;
        match done {
            Done::Judged(judged) => self.record(judged, asked, came.at_ms).await.map(ActOutcome::Recorded),
            Done::Proposed { proposal, news } => {
                let (version, pending) = (self.game()?.version(), proposal.told());
                self.proposes_elsewhere(version, &proposal);
                (self.pending, self.news) = (Some(proposal), news);
                Ok(ActOutcome::Proposed { version, pending })
            }
        }
    }

    /// What is taken along to where an act is judged.
    fn hearing(
        &mut self,
        by: Caller,
        asked: &ActRequest,
        key: RequestKey,
        came: Came,
    ) -> Result<Hearing, Refusal> {
        let after = self.game()?.version();
        let told = Telling::to(self.guests.here());
        self.telling = Some(told.clone());
        let agreed = self.pending.as_ref().filter(|pending| pending.by != by.seat);
        Ok(Hearing {
            resources: self.resources.clone(),
            id: self.id.clone(),
            seat: by.seat,
            asked: asked.clone(),
            key,
            agreed: agreed.map(|pending| pending.entry.clone()),
            after,
            came,
            told,
        })
    }

    /// Waits until acts are in the log. When this returns, they are on the disk, and what is to be told of them is ready.
    async fn record(
        &mut self,
        recording: Recording,
        asked: &ActRequest,
        arrived_ms: u64,
    ) -> Result<Recorded, Refusal> {
        let Recording { judged, after, version, key, begun_ms, writing, news, before } = recording;
        self.pending = None;
        let wrote = writing.await;
        if !matches!(wrote, Ok(Wrote::These)) {
            // What was judged is not in the log, or nobody knows: this table must not answer from it.
            self.forgets_game(&judged, before, arrived_ms);
        }
        match wrote {
            Ok(Wrote::These) => {}
            Ok(Wrote::Before) => return self.was_recorded(asked, &key, after).await,
            Err(refusal) => {
                self.resources.metrics.failed();
                return Err(refusal);
            }
        }
        self.news = news;
        if judged.ended.is_some() {
            self.resources.lobby.closes(&self.id);
        }
        self.requests.insert(key, (version, Some(Asking::plainly(asked.asked()))));
        self.newest = Some(Newest { after, version });
        let written = Arrival { at_ms: begun_ms, now_ms: self.resources.now_ms() };
        if let Some(game) = &mut self.game {
            game.loses_writing(&judged, written.now_ms);
            self.has_waited = written.is_long();
        }
        let waited = Duration::from_millis(written.now_ms.saturating_sub(arrived_ms));
        self.resources.metrics.recorded(judged.acts.len() as u64, waited);
        Ok(Recorded { after, version, stopped: judged.stopped })
    }

    /// The same request is in the log after an act: another server has recorded it, or this one before it lost the answer.
    async fn was_recorded(
        &self,
        asked: &ActRequest,
        key: &RequestKey,
        after: u64,
    ) -> Result<Recorded, Refusal> {
        let acts = self.resources.store.acts(&self.id, after).await?;
        match requests(&acts).get(key) {
            Some((_, Some(done))) if !done.is(asked) => Err(Refusal::request_used()),
            Some((last, _)) => Ok(asked.repeated(*last)),
            None => Err(Refusal::stale(after, after + acts.len() as u64)),
        }
    }
}

impl Table {
    /// The log has failed over acts that came in at a moment, in a game that had come so far. How long that took is no time of
    /// play, whether they are in the log or not.
    fn forgets_game(&mut self, judged: &Judged, (upto, before): BegunAt, arrived_ms: u64) {
        let Some(mut game) = self.game.take() else { return };
        let now_ms = self.resources.now_ms();
        game.loses_writing(judged, now_ms);
        let kept = (game.upto(), game.begun);
        (game.begun, game.losses) = (before, Losses::settled(judged.lost_until_ms));
        game.loses(Arrival { at_ms: arrived_ms, now_ms }, false);
        self.resources.waits.keep(&self.id, vec![(upto, game.begun), kept]);
    }
}

/// What a request is heard with.
struct Hearing {
    resources: Arc<Resources>,
    id: GameId,
    seat: Seat,
    asked: ActRequest,
    key: RequestKey,
    /// What the other seat has proposed.
    agreed: Option<Entry>,
    /// The number of the last act before it.
    after: u64,
    came: Came,
    /// The seats that are told of it.
    told: Telling,
}

/// What became of it.
enum Done {
    Judged(Recording),
    /// The other seat must say the same first; what everybody is told of that.
    Proposed {
        proposal: Proposal,
        news: HashMap<Seat, Utf8Bytes>,
    },
}

/// Acts that were judged and are on their way into the log.
struct Recording {
    judged: Judged,
    after: u64,
    version: u64,
    key: RequestKey,
    /// When the log was asked to write.
    begun_ms: u64,
    writing: Writing,
    /// What each seat is told of them once they are written.
    news: HashMap<Seat, Utf8Bytes>,
    /// How far the game had come before them, and when play had begun, without what the server had lost.
    before: BegunAt,
}

type Writing = Pin<Box<dyn Future<Output = Result<Wrote, Refusal>> + Send>>;

/// What the log has done with acts.
enum Wrote {
    These,
    /// Nothing: it had the request already.
    Before,
}

impl InTurn for Hearing {
    type Judged = Result<(Heard, BegunAt), Refusal>;
    type Done = Result<Done, Refusal>;

    fn judges(&self, game: &mut LiveGame) -> Self::Judged {
        let (lines, before) = (self.asked.acts.lines(), (game.upto(), game.begun));
        let now_ms = || self.resources.now_ms();
        let heard = game.hear(self.seat, lines, self.agreed.as_ref(), self.came, now_ms)?;
        Ok((heard, before))
    }

    /// Gives what was judged to the log; while that writes, it is made ready what each seat is told.
    fn concludes(self, game: &mut LiveGame, judged: Self::Judged) -> Self::Done {
        Ok(match judged? {
            (Heard::Judged(judged), before) => Done::Judged(self.records(game, judged, before)),
            (Heard::Proposed(proposal), _) => {
                let (pending, now_ms) = (proposal.told(), self.resources.now_ms());
                let news = game.updates(&self.told.closes(), self.after, Some(&pending), now_ms);
                Done::Proposed { proposal, news }
            }
        })
    }
}

impl Hearing {
    fn records(self, game: &mut LiveGame, judged: Judged, before: BegunAt) -> Recording {
        let Hearing { resources, id, asked, key, after, told, .. } = self;
        let version = after + judged.acts.len() as u64;
        let secret = judged.acts.iter().find_map(|act| act.secret.as_deref());
        let kept = asked.asked_in_log(secret);
        let append = append(after, &judged, key.clone()).map(|append| Append { asked: kept, ..append });
        let begun_ms = resources.now_ms();
        let store = resources.store.clone();
        let writing = begun(Box::pin(async move {
            let appended = store.append(&id, append?).await?;
            match appended.repeated {
                true => Ok(Wrote::Before),
                false if appended.version == version => Ok(Wrote::These),
                false => Err(Refusal::stale(after, appended.version)),
            }
        }));
        let news = game.updates(&told.closes(), after, None, resources.now_ms());
        Recording { judged, after, version, key, begun_ms, writing, news, before }
    }
}

/// Begins something that then goes on while something else is done.
fn begun(mut work: Writing) -> Writing {
    match work.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(done) => Box::pin(std::future::ready(done)),
        Poll::Pending => work,
    }
}

/// Judged acts as they go into the log.
fn append(after: u64, judged: &Judged, key: RequestKey) -> Result<Append, Refusal> {
    let act = |act: &crate::live::game::JudgedAct| {
        let found = act.found.as_deref().map(Line::new).transpose()?;
        let secret = act.secret.as_deref().map(Line::new).transpose()?;
        let ends = act.ends.as_ref().map(|(act, told)| {
            Ok(EndOfSecret { act: *act as u64, told: told.as_deref().map(Line::new).transpose()? })
        });
        let text = Line::new(&*act.text)?;
        Ok(Act { text, seal: Seal::new(act.seal), found, secret, ends: ends.transpose()? })
    };
    let acts: Result<Vec<Act>, BadText> = judged.acts.iter().map(act).collect();
    let acts = acts.map_err(Refusal::broken)?;
    let acts = Acts::new(acts).ok_or_else(|| Refusal::broken("a request without acts was recorded"))?;
    let append = Append::new(after, judged.recorded_ms, acts).requested_as(key);
    Ok(match &judged.ended {
        Some(ending) => append.ending(Text::new(ending.as_str()).map_err(Refusal::broken)?),
        None => append,
    })
}
