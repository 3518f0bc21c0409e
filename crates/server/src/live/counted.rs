//! A client's side of a connection on which every frame is counted, whatever it holds.
//!
//! A message may come in any number of frames, empty ones too, of which nobody hears before the last. So they are counted on the
//! raw stream, by their headers alone.

use std::fmt;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Instant;

use crate::bucket::Bucket;
use crate::limits::Rate;

/// A stream that ends with [`TooManyFrames`] before the first frame that is too many; all before it are read.
pub(crate) struct Counted<S> {
    stream: S,
    frames: Bucket,
    reads: Reads,
    /// A frame has come for which the bucket had nothing left.
    spent: bool,
}

/// More frames have come than a client may send.
#[derive(Debug)]
pub(crate) struct TooManyFrames;

impl fmt::Display for TooManyFrames {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("too many frames")
    }
}

impl std::error::Error for TooManyFrames {}

impl TooManyFrames {
    /// Whether a stream has ended for this reason.
    pub(crate) fn is_why(why: &io::Error) -> bool {
        why.get_ref().is_some_and(|why| why.is::<TooManyFrames>())
    }
}

impl<S> Counted<S> {
    pub(crate) fn over(stream: S, frames: Rate) -> Counted<S> {
        let frames = Bucket::full(frames, Instant::now());
        Counted { stream, frames, reads: Reads::Opening, spent: false }
    }

    /// The stream itself, of which nothing is counted any more.
    pub(crate) fn uncounted(&mut self) -> &mut S {
        &mut self.stream
    }

    /// How many of these bytes may be read: all, or those before the first frame that is too many.
    fn admits(&mut self, bytes: &[u8], now: Instant) -> usize {
        let mut rest = bytes;
        while let Some(&first) = rest.first() {
            if let Reads::Opening = self.reads
                && !self.frames.take(now, 1)
            {
                self.spent = true;
                return bytes.len() - rest.len();
            }
            rest = match self.reads {
                // The bytes of a payload tell nothing.
                Reads::Payload(left) => {
                    let here = usize::try_from(left).unwrap_or(usize::MAX).min(rest.len());
                    self.reads = Reads::payload(left - here as u64);
                    &rest[here..]
                }
                _ => {
                    self.reads = self.reads.header(first);
                    &rest[1..]
                }
            };
        }
        bytes.len()
    }
}

/// Where in a frame a stream is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Reads {
    /// Before the first byte of a frame.
    Opening,
    /// Before the byte with its mask and its length.
    Length,
    /// Within the bytes of a longer length, of which so many are missing.
    LongLength { missing: u8, length: u64, masked: bool },
    /// Within its mask, of which so many bytes are missing, before a payload of so many.
    Mask { missing: u8, length: u64 },
    /// Within its payload, of which so many bytes are missing.
    Payload(u64),
}

impl Reads {
    /// With the next byte of a header.
    fn header(self, byte: u8) -> Reads {
        match self {
            Reads::Opening => Reads::Length,
            Reads::Length => {
                let masked = byte & 0x80 != 0;
                match byte & 0x7f {
                    126 => Reads::LongLength { missing: 2, length: 0, masked },
                    127 => Reads::LongLength { missing: 8, length: 0, masked },
                    length => Reads::mask(length.into(), masked),
                }
            }
            Reads::LongLength { missing, length, masked } => {
                let length = length << 8 | u64::from(byte);
                match missing {
                    1 => Reads::mask(length, masked),
                    missing => Reads::LongLength { missing: missing - 1, length, masked },
                }
            }
            Reads::Mask { missing: 1, length } => Reads::payload(length),
            Reads::Mask { missing, length } => Reads::Mask { missing: missing - 1, length },
            Reads::Payload(missing) => Reads::payload(missing.saturating_sub(1)),
        }
    }

    fn mask(length: u64, masked: bool) -> Reads {
        if masked { Reads::Mask { missing: 4, length } } else { Reads::payload(length) }
    }

    fn payload(missing: u64) -> Reads {
        if missing == 0 { Reads::Opening } else { Reads::Payload(missing) }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Counted<S> {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        if !this.spent {
            let before = into.filled().len();
            ready!(Pin::new(&mut this.stream).poll_read(cx, into))?;
            let admitted = this.admits(&into.filled()[before..], Instant::now());
            into.set_filled(before + admitted);
            if admitted > 0 || !this.spent {
                return Poll::Ready(Ok(()));
            }
        }
        Poll::Ready(Err(io::Error::other(TooManyFrames)))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Counted<S> {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().stream).poll_write(cx, bytes)
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
    use tokio::io::AsyncReadExt;
    use tokio_tungstenite::tungstenite::protocol::frame::Frame;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

    use super::*;

    const FEW: Rate = Rate { a_second: 1, burst: 3 };

    /// A frame as a client sends it, with a payload of so many bytes.
    fn frame(bytes: usize) -> Vec<u8> {
        let mut frame = Frame::message(vec![0x81; bytes], OpCode::Data(Data::Continue), false);
        frame.header_mut().mask = Some([0x81, 0x82, 0x83, 0x84]);
        let mut written = Vec::new();
        frame.format(&mut written).unwrap();
        written
    }

    /// Reads frames with payloads of these lengths, so many bytes at a time: all before the fourth come through.
    async fn check(payloads: &[usize], at_a_time: usize) {
        let frames: Vec<Vec<u8>> = payloads.iter().map(|&bytes| frame(bytes)).collect();
        let (sent, admitted) = (frames.concat(), frames.iter().take(3).flatten().count());
        let mut stream = Counted::over(sent.as_slice(), FEW);
        let (mut read, mut some) = (0, vec![0; at_a_time]);
        let ended = loop {
            match stream.read(&mut some).await {
                Ok(0) => break None,
                Ok(more) => read += more,
                Err(why) => break Some(TooManyFrames::is_why(&why)),
            }
        };
        let too_many = (frames.len() > 3).then_some(true);
        assert_eq!((read, ended), (admitted, too_many), "{payloads:?}, {at_a_time} bytes at a time");
    }

    #[tokio::test]
    async fn every_frame_counts_and_those_before_it_come_through() {
        for at_a_time in [1, 2, 3, 7, 64, 1024, 1 << 20] {
            check(&[0, 0, 0, 0, 0], at_a_time).await;
            check(&[5, 0, 125, 0], at_a_time).await;
            check(&[126, 65_535, 65_536], at_a_time).await;
            check(&[65_536, 300, 1, 300], at_a_time).await;
        }
    }

    #[tokio::test]
    async fn frames_without_a_mask_and_a_length_without_end_are_followed_too() {
        let mut bytes = vec![0x01, 0x00, 0x00, 0x02, 0xff, 0xff];
        bytes.extend([0x00, 0x7f]);
        bytes.extend([0xff; 8]);
        bytes.extend([0x00; 40]);
        let mut read = Vec::new();
        let ended = Counted::over(bytes.as_slice(), FEW).read_to_end(&mut read).await;
        assert_eq!((ended.unwrap(), read), (bytes.len(), bytes));
    }
}
