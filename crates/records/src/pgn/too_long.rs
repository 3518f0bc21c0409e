//! Parts that are too long to be held: the beginning is told, and the rest passed over.

use std::io::Read;

use super::oddity::Oddity;
use super::read_error::ReadError;
use super::reader::{QUOTED, Reader};
use super::scan;
use super::tag_token::{self, Tag};
use super::token;
use super::visitor::Visitor;

/// How many bytes are told of such a part.
const TOLD: usize = 1 << 16;

impl<R: Read> Reader<R> {
    /// Whether a tag begins where the reader stands.
    #[cold]
    pub(super) fn is_at_a_tag(&self) -> bool {
        let (near, _) = self.buffer.near();
        let line = scan::line(near, true).map_or(near, |end| &near[..end]);
        line.starts_with(b"[") && tag_token::is_tag(line)
    }

    /// The tag that begins where the reader stands, on a line that is too long; of its value the beginning.
    #[cold]
    pub(super) fn beginning_of_a_tag(&self) -> Option<Tag> {
        let (near, _) = self.buffer.near();
        let tag = tag_token::tag(near, true).flatten()?;
        let start = tag.value.start;
        let told = if tag.closed { tag.value } else { start..tag.value.end.min(start + TOLD) };
        Some(Tag { value: told, ..tag })
    }

    /// Passes the line of a tag of which the beginning was told.
    #[cold]
    pub(super) fn long_tag<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), ReadError> {
        self.odd(Oddity::LongTag(self.excerpt(QUOTED)), visitor);
        self.buffer.pass_up_to(|byte| byte == b'\n')
    }

    /// Passes a comment or a word of the moves; where comments are told, its beginning is told.
    #[cold]
    pub(super) fn long_part<V: Visitor>(&mut self, told: bool, visitor: &mut V) -> Result<(), ReadError> {
        let begins = self.buffer.rest().first().copied();
        if told && matches!(begins, Some(b'{' | b';')) {
            visitor.comment(self.buffer.text(1..TOLD), self.here());
        }
        match begins {
            Some(b'{') => {
                self.odd(Oddity::LongComment, visitor);
                if !self.buffer.pass_long_comment()? {
                    self.odd(Oddity::UnclosedComment, visitor);
                }
                Ok(())
            }
            Some(b';') => {
                self.odd(Oddity::LongComment, visitor);
                self.buffer.pass_up_to(|byte| byte == b'\n')
            }
            _ => {
                // A bracket on a long line need not begin a long word.
                let oddity = if begins == Some(b'[') { Oddity::Stray } else { Oddity::LongWord };
                if told {
                    self.odd(oddity(self.excerpt(QUOTED)), visitor);
                }
                self.buffer.pass_up_to(token::ends)
            }
        }
    }
}
