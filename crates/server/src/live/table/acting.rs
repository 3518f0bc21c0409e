//! How a table does what it is asked for: once, and on the disk before anybody hears of it.

use std::net::Ipv4Addr;
use std::time::Duration;

use cpu_time::ThreadTime;
use store::{Act, Acts, Append, BadText, EndOfSecret, Line, RequestKey, Seal, Text};

use crate::client::{Address, Caller};
use crate::journal;
use crate::live::game::{Heard, Judged};
use crate::live::guests::GuestId;
use crate::live::intent::Intent;
use crate::live::playtime::Arrival;
use crate::live::proposal::Proposal;
use crate::live::table::state::Table;
use crate::wire::act::{self, ActOutcome, ActRequest, Answer, Asking, Recorded};
use crate::wire::error::Refusal;
use crate::wire::frame::Frame;
use crate::wire::snapshot::Told;

impl Table {
    /// The acts of a socket: answered through its queue.
    pub(super) async fn act_by_socket(&mut self, guest: GuestId, asked: &ActRequest, arrived_ms: u64) {
        let Some(by) = self.guests.caller(guest) else { return };
        let request = asked.request.as_str();
        let frame = match self.act(by, asked, arrived_ms).await {
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
        let asked = ActRequest { version: intent.version, acts: act::Asked::Several(intent.lines), request };
        if let Err(refusal) = self.act(by, &asked, self.resources.now_ms()).await {
            journal::tell("error", "computer-refused", refusal.says);
        }
    }

    /// Acts that somebody waits for: answered with what was ruled.
    pub(super) async fn act_by_request(
        &mut self,
        by: Caller,
        asked: &ActRequest,
        arrived_ms: u64,
    ) -> Result<Answer, Refusal> {
        let Recorded { after, version, stopped } = match self.act(by, asked, arrived_ms).await? {
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

    /// Does what a seat asks for, once.
    pub(super) async fn act(
        &mut self,
        by: Caller,
        asked: &ActRequest,
        arrived_ms: u64,
    ) -> Result<ActOutcome, Refusal> {
        let seat = by.seat;
        let key = RequestKey::new(format!("{seat}:{}", asked.request)).map_err(Refusal::broken)?;
        let digest = asked.asked();
        if let Some((last, done)) = self.requests.get(&key) {
            self.game()?;
            if done.as_ref().is_some_and(|done| !done.is(digest)) {
                return Err(Refusal::request_used());
            }
            return Ok(ActOutcome::Recorded(asked.repeated(*last)));
        }
        let count = u32::try_from(asked.acts.lines().len()).unwrap_or(u32::MAX);
        self.admit_acts(seat, asked.version, count)?;
        let after = self.game()?.version();
        let resources = self.resources.clone();
        let agreed = self.pending.as_ref().filter(|pending| pending.by != seat);
        let (agreed, acts) = (agreed.map(|pending| pending.entry.clone()), asked.acts.clone());
        let study = self.study_for(by).await?;
        let heard = self.with_game(move |game| {
            let (_study, began) = (study, ThreadTime::now());
            let now_ms = || resources.now_ms();
            let heard = game.hear(seat, acts.lines(), agreed.as_ref(), arrived_ms, now_ms);
            (heard, began.elapsed())
        });
        let (heard, cost) = heard.await?;
        self.has_cost(by, cost);
        match heard? {
            Heard::Judged(judged) => {
                self.record(after, judged, key, asked, arrived_ms).await.map(ActOutcome::Recorded)
            }
            Heard::Proposed(proposal) => self.propose(after, proposal).await,
        }
    }

    /// Shows everybody what one seat would have both say.
    async fn propose(&mut self, version: u64, proposal: Proposal) -> Result<ActOutcome, Refusal> {
        let pending = proposal.told();
        self.pending = Some(proposal);
        self.prepare_news(version).await?;
        Ok(ActOutcome::Proposed { version, pending })
    }

    /// Writes acts to the log, and makes ready what is to be told of them. When this returns, they are on the disk.
    async fn record(
        &mut self,
        after: u64,
        judged: Judged,
        key: RequestKey,
        asked: &ActRequest,
        arrived_ms: u64,
    ) -> Result<Recorded, Refusal> {
        let version = after + judged.acts.len() as u64;
        let secret = judged.acts.iter().find_map(|act| act.secret.as_deref());
        let kept = asked.asked_in_log(secret);
        let append = append(after, &judged, key.clone()).map(|append| Append { asked: kept, ..append });
        let (store, id) = (self.resources.store.clone(), self.id.clone());
        let write = async move {
            let appended = store.append(&id, append?).await?;
            match appended.version == version && !appended.repeated {
                true => Ok(()),
                false => Err(Refusal::stale(after, appended.version)),
            }
        };
        self.pending = None;
        let begun_ms = self.resources.now_ms();
        let (written, prepared) = tokio::join!(write, self.prepare_news(after));
        if let Err(refusal) = written {
            // What was judged is not in the log: this table must not answer from it.
            self.game = None;
            self.news.clear();
            self.resources.metrics.failed();
            return Err(refusal);
        }
        self.requests.insert(key, (version, Some(Asking::plainly(asked.asked()))));
        let written = Arrival { at_ms: begun_ms, now_ms: self.resources.now_ms() };
        if let Some(game) = &mut self.game {
            game.loses(written, judged.other_clock);
        }
        let waited = Duration::from_millis(written.now_ms.saturating_sub(arrived_ms));
        self.resources.metrics.recorded(judged.acts.len() as u64, waited);
        prepared?;
        Ok(Recorded { after, version, stopped: judged.stopped })
    }

    /// Makes ready what each seat is to be told of what came after an act.
    async fn prepare_news(&mut self, after: u64) -> Result<(), Refusal> {
        let seats = self.guests.here();
        if seats.is_empty() {
            return Ok(());
        }
        let pending = self.pending.as_ref().map(Proposal::told);
        let now_ms = self.resources.now_ms();
        self.news = self.with_game(move |game| game.updates(&seats, after, pending.as_ref(), now_ms)).await?;
        Ok(())
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
