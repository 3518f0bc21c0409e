//! A connection that ends if its client reads too slowly for too long, so that no answer waits for ever.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

/// A stream whose client may take so long for what is written at all, and for each second longer so many bytes.
pub(crate) struct Flowing<S> {
    stream: S,
    patience: Duration,
    slowest: u32,
    behind: Option<Behind>,
}

/// Since when the client has not taken all that it was sent.
struct Behind {
    since: Instant,
    /// What it has taken meanwhile.
    bytes: u64,
    until: Pin<Box<Sleep>>,
}

impl<S> Flowing<S> {
    pub(crate) fn over(stream: S, patience: Duration, slowest: u32) -> Flowing<S> {
        Flowing { stream, patience, slowest: slowest.max(1), behind: None }
    }

    /// Something was to be written, and the client's network takes it now or not.
    fn has_written(
        &mut self,
        cx: &mut Context<'_>,
        asked: usize,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(bytes)) if bytes >= asked => self.behind = None,
            Poll::Ready(Ok(bytes)) => {
                if let Some(behind) = &mut self.behind {
                    behind.bytes += bytes as u64;
                }
            }
            Poll::Ready(Err(_)) => {}
            Poll::Pending => {
                ready!(self.waits(cx));
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
        }
        written
    }

    /// Ready once the client has been too slow for too long.
    fn waits(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let (patience, slowest) = (self.patience, self.slowest);
        let behind = self.behind.get_or_insert_with(|| {
            let since = Instant::now();
            Behind { since, bytes: 0, until: Box::pin(sleep_until(since + patience)) }
        });
        loop {
            ready!(behind.until.as_mut().poll(cx));
            let taken = Duration::from_secs_f64(behind.bytes as f64 / f64::from(slowest));
            let until = behind.since + patience + taken;
            if until <= Instant::now() {
                return Poll::Ready(());
            }
            behind.until.as_mut().reset(until);
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Flowing<S> {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_read(cx, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Flowing<S> {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.stream).poll_write(cx, bytes);
        this.has_written(cx, bytes.len(), written)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.stream).poll_write_vectored(cx, bytes);
        let asked = bytes.iter().map(|some| some.len()).sum();
        this.has_written(cx, asked, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tokio::time::sleep;

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(30);

    /// Writes so many bytes to a client that takes some of them every second. Tells how long that took, or that it was given up.
    async fn writes(bytes: usize, a_second: usize) -> Result<Duration, Duration> {
        let (ours, mut theirs) = duplex(1024);
        let reading = tokio::spawn(async move {
            let mut some = vec![0; a_second];
            loop {
                sleep(Duration::from_secs(1)).await;
                if a_second > 0 && theirs.read_exact(&mut some).await.is_err() {
                    return;
                }
            }
        });
        let begun = Instant::now();
        let written = Flowing::over(ours, PATIENCE, 100).write_all(&vec![7; bytes]).await;
        reading.abort();
        match written {
            Ok(()) => Ok(begun.elapsed()),
            Err(why) => {
                assert_eq!(why.kind(), io::ErrorKind::TimedOut);
                Err(begun.elapsed())
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn who_reads_nothing_is_given_up() {
        assert_eq!(writes(4096, 0).await, Err(PATIENCE));
        assert!(writes(1000, 0).await.is_ok(), "what the network takes waits for nobody");
    }

    #[tokio::test(start_paused = true)]
    async fn who_reads_slowly_is_waited_for_and_who_hardly_reads_is_not() {
        assert!(writes(100_000, 200).await.is_ok_and(|took| took > 10 * PATIENCE));
        assert!(writes(100_000, 10).await.is_err_and(|took| took < 2 * PATIENCE));
    }
}
