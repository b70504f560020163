//! The sheets over the table.

use crate::app::i18n::say;

/// A sheet over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// *New game*: players and house rules.
    NewGame,
    /// The menu: settings, rules, odds, log and records.
    Menu,
    /// Dealer's choice: the dealer chooses the game.
    ChooseGame,
    /// The list of keys.
    Keys,
    /// A replay of a past deal, in place of the table.
    Replay,
    /// *Review* of the deal that was opened, or of the sitting, and where it was opened.
    Review(ReviewOf, OpenedFrom),
    /// A deal that goes on from its middle, to try something else, in place of the table.
    Trial(TrialFrom),
    /// A guided deal, in place of the table, by its index.
    Lesson(u8),
    /// The school: ten deals of the day or by number, and what came of them.
    School,
    /// Ten deals that are the same for everybody, in place of the table.
    Ten,
    /// *Is the shuffle fair?*, and where it was opened.
    Fairness(OpenedFrom),
    /// *Embed this table*.
    Embed,
    /// *What beats what* at this table.
    Beats,
    /// *How to play* the game with this key, and where it was opened.
    HowToPlay(&'static str, OpenedFrom),
}

/// Where a trial was begun. It leads back there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialFrom {
    /// In a replay.
    Replay,
    /// In a review.
    Review(ReviewOf, OpenedFrom),
    /// In the school: a drill of the kind of this number, or of what comes next.
    School(u8),
}

/// What a review is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewOf {
    /// The deal that was opened in *Records*.
    Deal,
    /// The deal that has just ended.
    LastDeal,
    /// All deals of this sitting that are over.
    Sitting,
    /// The earlier sitting that was opened in *Statistics*, or this deal of it.
    Earlier(Option<u32>),
}

/// The place from which a sheet was opened. The sheet replaces that place, and returns to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenedFrom {
    /// On the felt.
    Felt,
    /// Before a new game.
    NewGame,
    /// In the menu.
    Menu,
    /// In the menu, of a record that was imported there.
    Imported,
}

impl Sheet {
    /// The title of the sheet.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Sheet::NewGame => say::NEW_GAME,
            Sheet::Menu => say::MENU,
            Sheet::Keys => say::KEYS,
            Sheet::ChooseGame => say::NAME_THE_GAME,
            Sheet::Replay => say::REPLAY_BUTTON,
            Sheet::Review(..) => say::REVIEW,
            Sheet::Trial(_) => say::TRIAL,
            Sheet::Lesson(_) => say::PLAY_A_FIRST_DEAL,
            Sheet::School => say::SCHOOL,
            Sheet::Ten => say::SCHOOL,
            Sheet::Fairness(_) => say::IS_THE_SHUFFLE_FAIR,
            Sheet::Embed => say::EMBED_THIS_TABLE,
            Sheet::Beats => say::WHAT_BEATS_WHAT,
            Sheet::HowToPlay(..) => say::HOW_TO_PLAY,
        }
        .get()
    }
}
