//! The sentences of an option.

use crate::app::i18n::Text;

/// The sentences of an option, by its value. No two values have the same sentence.
#[derive(Clone, Copy)]
pub(super) enum Says {
    /// A sentence for each value. `None`: the sentences before say enough.
    Each(&'static [Option<Text>]),
    /// A sentence for none or 0, if it deserves one, and a sentence for any other amount.
    Amount(Option<Text>, fn(u64) -> String),
    /// A sentence for no card, and a sentence that names cards.
    Cards(Text, fn(&str) -> String),
    /// A sentence that contains one of these words.
    Ranks(&'static [Text], fn(&str) -> String),
}
