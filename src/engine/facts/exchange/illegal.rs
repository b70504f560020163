//! Why an action is refused in drawing cards (RULES 10.4, 10.7 to 10.9).

use std::fmt::{self, Display};

/// Why such an action is not legal now. [`Illegal`](crate::engine::Illegal) has the reasons that several games share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawingIllegal {
    MustDraw,
    NoDrawNow,
    WrongThrow { most: u8 },
}

impl DrawingIllegal {
    /// The clause of the rules that refuses the action.
    #[must_use]
    pub fn clause(self) -> &'static str {
        match self {
            DrawingIllegal::NoDrawNow => "RULES 10.4, 10.7 to 10.9",
            DrawingIllegal::MustDraw | DrawingIllegal::WrongThrow { .. } => "RULES 10.7, 10.9",
        }
    }
}

impl Display for DrawingIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match *self {
            DrawingIllegal::MustDraw => "draw cards or keep your hand first",
            DrawingIllegal::NoDrawNow => "you can't draw cards now",
            DrawingIllegal::WrongThrow { most } => return write!(f, "throw one to {most} cards"),
        };
        f.write_str(sentence)
    }
}
