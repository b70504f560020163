//! A sealed seed with the words of the players who have cut.

use super::seal::Seal;
use super::seed::Seed;

/// The most cuts of a shuffle.
pub const MOST_CUTS: usize = 16;
/// The longest word of a cut, in letters.
pub const LONGEST_CUT: usize = 40;

/// A sealed seed, and the words with which players cut once they had seen its seal. Whoever sealed the seed could not
/// know them, and whoever chose a word could not know the seed. So nobody has chosen the cards.
///
/// ```
/// use brag::random::{CutSeed, Seed};
///
/// let sealed = Seed([7; 32]);
/// let mut cut = CutSeed::new(sealed);
/// assert_eq!(cut.seed(), sealed);
/// assert!(cut.cut("herring"));
/// assert_ne!(cut.seed(), sealed);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CutSeed {
    sealed: Seed,
    words: Vec<String>,
}

impl CutSeed {
    /// A seed that nobody has cut.
    #[must_use]
    pub fn new(sealed: Seed) -> CutSeed {
        CutSeed {
            sealed,
            words: Vec::new(),
        }
    }

    #[must_use]
    pub fn with(sealed: Seed, words: Vec<String>) -> CutSeed {
        CutSeed { sealed, words }
    }

    #[must_use]
    pub fn sealed(&self) -> Seed {
        self.sealed
    }

    /// The words, in the order of the cuts.
    #[must_use]
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// Whether anybody has cut.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        !self.words.is_empty()
    }

    /// Cuts with a word. `false`: it is empty, longer than [`LONGEST_CUT`] or more than a line, or there are
    /// [`MOST_CUTS`] already.
    pub fn cut(&mut self, word: &str) -> bool {
        let is_plain = !word.trim().is_empty() && !word.contains(char::is_control);
        let fits = word.chars().count() <= LONGEST_CUT && self.words.len() < MOST_CUTS;
        if is_plain && fits {
            self.words.push(word.to_owned());
        }
        is_plain && fits
    }

    /// The seed that all shuffles follow from: the sealed one if nobody has cut. Otherwise it is the SHA-256 of a text:
    /// the 64 digits of the sealed seed, then each word on a line of its own. So `printf '%s\n%s' SEED WORD | sha256sum`
    /// prints it.
    #[must_use]
    pub fn seed(&self) -> Seed {
        if self.words.is_empty() {
            return self.sealed;
        }
        let mut text = self.sealed.to_string();
        for word in &self.words {
            text.push('\n');
            text.push_str(word);
        }
        Seed(Seal::of(&text).bytes())
    }
}
