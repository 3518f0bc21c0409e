//! A made network: lines on which what is written comes late, in pieces, or not at all, and that are lost in the middle.
//!
//! On one line the order stays, as with TCP; between lines nothing is in order.

use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr};
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Waker};

use jadoube_server::Listener;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::Notify;
use tokio::time::{Instant, Sleep, sleep_until};

use crate::world::World;

/// So much may be under way in one direction before a writer waits.
const ROOM: usize = 16 * 1024;

/// One direction of a line.
#[derive(Default)]
struct Pipe {
    pieces: VecDeque<(Instant, Vec<u8>)>,
    bytes: usize,
    /// Nothing more is written.
    ended: bool,
    /// Nobody reads any more.
    unread: bool,
    /// The line was reset.
    broken: bool,
    /// Nothing comes out any more, and nobody is told.
    silent: bool,
    reader: Option<Waker>,
    writer: Option<Waker>,
}

impl Pipe {
    fn wake(&mut self) {
        self.reader.take().into_iter().chain(self.writer.take()).for_each(Waker::wake);
    }
}

struct Line {
    run: u64,
    to_server: Mutex<Pipe>,
    to_client: Mutex<Pipe>,
}

impl Line {
    fn both(&self, does: impl Fn(&mut Pipe)) {
        for pipe in [&self.to_server, &self.to_client] {
            let mut pipe = pipe.lock().unwrap();
            does(&mut pipe);
            pipe.wake();
        }
    }
}

/// One end of a line.
pub struct Stream {
    world: World,
    line: Arc<Line>,
    is_server: bool,
    timer: Option<Pin<Box<Sleep>>>,
}

struct Street {
    world: World,
    /// Before the door of each server.
    waiting: Vec<Mutex<VecDeque<(Stream, IpAddr)>>>,
    came: Vec<Notify>,
    lines: Mutex<Vec<Arc<Line>>>,
}

#[derive(Clone)]
pub struct Network(Arc<Street>);

impl Network {
    pub fn of(world: &World) -> Network {
        let doors = 0..world.servers();
        let (waiting, came) = doors.map(|_| Default::default()).unzip();
        let lines = Mutex::default();
        Network(Arc::new(Street { world: world.clone(), waiting, came, lines }))
    }

    /// A line to the server, from a machine of this number; none where nobody answers.
    pub fn connect(&self, number: u8) -> Option<Stream> {
        let Street { world, waiting, came, lines } = &*self.0;
        if !world.is_up() {
            return None;
        }
        let line =
            Arc::new(Line { run: world.run(), to_server: Mutex::default(), to_client: Mutex::default() });
        if world.goes_wrong_seldom(5 * world.faults().lines) {
            line.both(|pipe| pipe.silent = true);
        }
        let end = |is_server| Stream { world: world.clone(), line: line.clone(), is_server, timer: None };
        let door = if world.servers() > 1 { world.lots().below(world.servers()) } else { 0 };
        let came_by = (end(true), IpAddr::V4(Ipv4Addr::new(10, 0, 0, number)));
        waiting[door].lock().unwrap().push_back(came_by);
        came[door].notify_one();
        let mut lines = lines.lock().unwrap();
        lines.retain(|line| Arc::strong_count(line) > 1);
        lines.push(line.clone());
        Some(end(false))
    }

    /// The server is gone, and with it its ends of all lines: what it had written may still come, or the line is reset, or
    /// nobody is told that the other end is gone.
    pub fn fails(&self) {
        let street = &*self.0;
        let lines = std::mem::take(&mut *street.lines.lock().unwrap());
        let waiting: Vec<_> =
            street.waiting.iter().map(|waiting| std::mem::take(&mut *waiting.lock().unwrap())).collect();
        for line in lines {
            let lot = street.world.lots().below(4);
            line.to_server.lock().unwrap().unread = true;
            let mut pipe = line.to_client.lock().unwrap();
            match lot {
                0 => pipe.broken = true,
                1 => pipe.silent = true,
                _ => pipe.ended = true,
            }
            pipe.wake();
        }
        drop(waiting);
    }
}

/// The door of one run of a server.
pub struct Door(pub Network, pub usize);

impl Listener for Door {
    type Stream = Stream;

    async fn accept(&self) -> io::Result<(Stream, IpAddr)> {
        let street = &*self.0.0;
        loop {
            if let Some(came) = street.waiting[self.1].lock().unwrap().pop_front() {
                return Ok(came);
            }
            street.came[self.1].notified().await;
        }
    }
}

impl Stream {
    /// Where it reads, and where it writes.
    fn pipes(&self) -> (&Mutex<Pipe>, &Mutex<Pipe>) {
        match self.is_server {
            true => (&self.line.to_server, &self.line.to_client),
            false => (&self.line.to_client, &self.line.to_server),
        }
    }

    /// The run in which it takes part goes on.
    fn steps(&self) -> bool {
        !self.is_server || self.world.step(self.line.run)
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let line = self.line.clone();
        let pipe = if self.is_server { &line.to_server } else { &line.to_client };
        loop {
            let now = Instant::now();
            let mut here = pipe.lock().unwrap();
            if here.broken {
                return Poll::Ready(Err(ErrorKind::ConnectionReset.into()));
            }
            let due = here.pieces.front().map(|(at, _)| *at).filter(|_| !here.silent);
            match due {
                Some(at) if at <= now => {
                    let (_, mut piece) = here.pieces.pop_front().unwrap();
                    let most = piece.len().min(buffer.remaining());
                    let rest = piece.split_off(most);
                    buffer.put_slice(&piece);
                    here.bytes -= most;
                    if !rest.is_empty() {
                        here.pieces.push_front((at, rest));
                    }
                    here.writer.take().into_iter().for_each(Waker::wake);
                    drop(here);
                    if !self.steps() {
                        return Poll::Pending;
                    }
                    return Poll::Ready(Ok(()));
                }
                Some(at) => {
                    drop(here);
                    let timer = self.timer.insert(Box::pin(sleep_until(at)));
                    if timer.as_mut().poll(context).is_pending() {
                        let mut here = pipe.lock().unwrap();
                        here.reader = Some(context.waker().clone());
                        return Poll::Pending;
                    }
                }
                None if here.ended && !here.silent => return Poll::Ready(Ok(())),
                None => {
                    here.reader = Some(context.waker().clone());
                    return Poll::Pending;
                }
            }
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        if !self.steps() {
            return Poll::Pending;
        }
        let world = &self.world;
        let faults = world.faults();
        if world.goes_wrong_seldom(10 * faults.lines) {
            world.note("network", "a line is lost");
            match world.lots().below(4) {
                0 => self.line.both(|pipe| pipe.silent = true),
                1 => self.pipes().1.lock().unwrap().silent = true,
                2 => self.line.both(|pipe| {
                    pipe.pieces.clear();
                    pipe.broken = true;
                }),
                // What is under way still comes, and then the end.
                _ => self.line.both(|pipe| (pipe.ended, pipe.unread) = (true, true)),
            }
        }
        let delay = world.mostly_within(12, 2_500);
        let cut =
            if world.lots().percent(15) { 1 + world.lots().below(bytes.len().max(1)) } else { bytes.len() };
        let mut pipe = self.pipes().1.lock().unwrap();
        if pipe.broken || pipe.unread {
            return Poll::Ready(Err(ErrorKind::BrokenPipe.into()));
        }
        if pipe.bytes >= ROOM {
            pipe.writer = Some(context.waker().clone());
            return Poll::Pending;
        }
        let taken = cut.min(bytes.len());
        let last = pipe.pieces.back().map(|(at, _)| *at);
        let at = (Instant::now() + delay).max(last.unwrap_or_else(Instant::now));
        pipe.bytes += taken;
        pipe.pieces.push_back((at, bytes[..taken].to_vec()));
        pipe.reader.take().into_iter().for_each(Waker::wake);
        Poll::Ready(Ok(taken))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut pipe = self.pipes().1.lock().unwrap();
        pipe.ended = true;
        pipe.wake();
        Poll::Ready(Ok(()))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let (reads, writes) = self.pipes();
        let mut pipe = reads.lock().unwrap();
        pipe.unread = true;
        pipe.wake();
        drop(pipe);
        let mut pipe = writes.lock().unwrap();
        pipe.ended = true;
        pipe.wake();
    }
}
