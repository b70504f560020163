//! Why an answer about real cards is refused (RULES 9.2.21).

use std::fmt::{self, Display};

/// Why an answer about real cards is not legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeclareIllegal {
    MustDeclare,
    NoAnswer,
    NothingAsked,
    CountOnly,
}

impl Display for DeclareIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            DeclareIllegal::MustDeclare => "say first whose cards are best",
            DeclareIllegal::NoAnswer => "that doesn't answer the question about the cards",
            DeclareIllegal::NothingAsked => "nobody has asked about the cards",
            DeclareIllegal::CountOnly => "say only how many cards you exchange",
        })
    }
}
