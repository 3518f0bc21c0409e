//! What servers of one log tell each other: over one connection, beside the log, and after what it is about is on the disk.
//!
//! A notice is not sent in the transaction of an append: PostgreSQL lets transactions with notices commit only one after the
//! other. It may be lost, with the connection or the server; then everybody is told that some may have been.

use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{sleep, timeout};
use tokio_postgres::{AsyncMessage, Client, Config, NoTls};

use super::fault;
use crate::error::StoreError;
use crate::shared::News;
use crate::text::GameId;

/// Notices that wait to be sent; further ones are lost.
const WAITING: usize = 16 * 1024;

/// Notices from others that wait for who reads slowest.
const UNREAD: usize = 4096;

/// PostgreSQL takes notices of less than 8,000 bytes. The longest single one is shorter than the half.
const PAYLOAD: usize = 7900;
const LONGEST: usize = 4500;

/// Before a lost connection is made anew, and how long that may take.
const AGAIN: Duration = Duration::from_millis(200);
const PATIENCE: Duration = Duration::from_secs(5);

/// What a server tells the others of a game, in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Notice {
    /// Its log goes on.
    Acts(GameId, u64),
    /// A seat has another key.
    Keys(GameId),
    /// Something that stands in no log.
    Said(GameId, String),
    /// Another server would like to judge in it.
    Wants(GameId),
    /// It was let go.
    Free(GameId),
}

impl Notice {
    fn line(&self) -> String {
        match self {
            Notice::Acts(game, version) => format!("acts {game} {version}"),
            Notice::Keys(game) => format!("keys {game}"),
            Notice::Said(game, words) => format!("said {game} {words}"),
            Notice::Wants(game) => format!("wants {game}"),
            Notice::Free(game) => format!("free {game}"),
        }
    }

    /// None for what another release says.
    fn read(line: &str) -> Option<Notice> {
        let mut words = line.splitn(3, ' ');
        let (word, game) = (words.next()?, GameId::new(words.next()?).ok()?);
        match (word, words.next()) {
            ("acts", Some(version)) => Some(Notice::Acts(game, version.parse().ok()?)),
            ("said", Some(words)) => Some(Notice::Said(game, words.to_owned())),
            ("keys", None) => Some(Notice::Keys(game)),
            ("wants", None) => Some(Notice::Wants(game)),
            ("free", None) => Some(Notice::Free(game)),
            _ => None,
        }
    }
}

/// The way to the other servers, and from them.
pub(super) struct Messages {
    out: mpsc::Sender<Notice>,
    news: broadcast::Sender<News>,
}

/// A server's part in what is told.
pub(super) struct Post {
    config: Config,
    /// The name of the channel: that of the schema, of which a database may have several.
    channel: String,
    /// The name of this server, in hexadecimal.
    own: String,
    out: mpsc::Receiver<Notice>,
    news: broadcast::Sender<News>,
    /// Closed once the store is.
    open: watch::Receiver<()>,
}

impl Messages {
    /// The way, and the part of the server that is to be attended.
    pub(super) fn new(
        config: Config,
        schema: &str,
        own: String,
        open: watch::Receiver<()>,
    ) -> (Messages, Post) {
        let (out, waiting) = mpsc::channel(WAITING);
        let news = broadcast::Sender::new(UNREAD);
        let channel = format!("jadoube_{schema}");
        (Messages { out, news: news.clone() }, Post { config, channel, own, out: waiting, news, open })
    }

    /// Tells the others, as soon as may be.
    pub(super) fn tell(&self, notice: Notice) {
        let line = notice.line();
        if line.len() >= LONGEST || line.contains('\n') {
            return;
        }
        // What finds no room is lost, as notices may be.
        let _ = self.out.try_send(notice);
    }

    pub(super) fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }
}

impl Post {
    /// Carries notices both ways until the store is closed. What others want of this server is given to `hears`.
    pub(super) async fn attend(mut self, hears: impl Fn(Notice) + Send) {
        let mut open = self.open.clone();
        tokio::select! {
            () = self.carry(hears) => {}
            _ = open.changed() => {}
        }
    }

    async fn carry(&mut self, hears: impl Fn(Notice) + Send) {
        loop {
            if let Ok(Ok((client, mut heard))) = timeout(PATIENCE, self.connect()).await {
                // Whatever was told while nobody listened is not known here.
                let _ = self.news.send(News::Lost);
                loop {
                    let done = tokio::select! {
                        payload = heard.recv() => payload.map(|payload| self.hear(&payload, &hears)),
                        notice = self.out.recv() => match notice {
                            Some(notice) => self.send(&client, notice).await.ok(),
                            None => return,
                        },
                    };
                    if done.is_none() {
                        break;
                    }
                }
            }
            sleep(AGAIN).await;
        }
    }

    /// A connection that listens, and what it hears.
    async fn connect(&self) -> Result<(Client, mpsc::Receiver<String>), StoreError> {
        let broken = fault::during("listening");
        let (client, mut connection) = self.config.connect(NoTls).await.map_err(&broken)?;
        let (sender, heard) = mpsc::channel(UNREAD);
        tokio::spawn(async move {
            // It ends with the connection, which ends with its client.
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
                if let AsyncMessage::Notification(notice) = message
                    && sender.send(notice.payload().to_owned()).await.is_err()
                {
                    return;
                }
            }
        });
        client
            .batch_execute(&format!("LISTEN \"{}\"", self.channel.replace('"', "\"\"")))
            .await
            .map_err(&broken)?;
        Ok((client, heard))
    }

    /// Sends a notice, and those that wait behind it.
    async fn send(&mut self, client: &Client, first: Notice) -> Result<(), tokio_postgres::Error> {
        let mut payload = format!("{}\n{}", self.own, first.line());
        while payload.len() < PAYLOAD - LONGEST
            && let Ok(notice) = self.out.try_recv()
        {
            payload.push('\n');
            payload.push_str(&notice.line());
        }
        client.execute("SELECT pg_notify($1, $2)", &[&self.channel, &payload]).await.map(drop)
    }

    fn hear(&self, payload: &str, hears: &impl Fn(Notice)) {
        let mut lines = payload.lines();
        if lines.next() == Some(self.own.as_str()) {
            return;
        }
        for notice in lines.filter_map(Notice::read) {
            // Whether anybody listens to news does not matter.
            match notice {
                Notice::Acts(game, version) => drop(self.news.send(News::Acts { game, version })),
                Notice::Keys(game) => drop(self.news.send(News::Keys { game })),
                Notice::Said(game, words) => drop(self.news.send(News::Said { game, words })),
                Notice::Wants(_) | Notice::Free(_) => hears(notice),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_read_as_it_was_written() {
        let game = GameId::new("7k2m9q").unwrap();
        let notices = [
            Notice::Acts(game.clone(), u64::MAX),
            Notice::Keys(game.clone()),
            Notice::Said(game.clone(), "proposal 7 white players agree".to_owned()),
            Notice::Wants(game.clone()),
            Notice::Free(game),
        ];
        for notice in notices {
            assert_eq!(Notice::read(&notice.line()), Some(notice));
        }
        for other in ["", "acts", "acts 7k2m9q", "acts 7k2m9q x", "later 7k2m9q", "keys a/b"] {
            assert_eq!(Notice::read(other), None, "{other:?}");
        }
    }
}
