//! What arbiters are asked at boards, one line a case: the situation, the question, and the answer with its article.

mod clocks;
mod moves;
mod support;
