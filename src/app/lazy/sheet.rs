//! The sheets over the table.

use crate::app::i18n::say;
use crate::app::platform::reactive::Reactive;
use crate::school::drills::Kind;
use crate::sitting::mistake::Mistake;

/// The open sheet. `None`: there is none.
pub type OpenSheet = Reactive<Option<Sheet>>;

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
    /// A guided deal, in place of the table.
    Lesson(GuidedDeal),
    /// The first deal of the game with this key, in place of the table.
    FirstDeal(&'static str),
    /// A table of the sources, retold in place of the table.
    Retold(RetoldTable),
    /// A lesson that somebody has written, in place of the table.
    Written,
    /// *Set up a table*: a situation or a lesson is made, in place of the table.
    Workshop,
    /// Hands to sort, in place of the table.
    Sorting,
    /// One decision after another, in place of the table.
    Drill(DrillOf),
    CourseEnd,
    /// The school: ten deals of the day or by number, and what came of them.
    School,
    /// Ten deals that are the same for everybody, in place of the table.
    Ten,
    /// *Is the shuffle fair?*, and where it was opened.
    Fairness(OpenedFrom),
    /// *Embed this table*.
    Embed,
    /// The codes by which phones join.
    Phones,
    /// The code of a hand, for its owner's phone.
    HandCode,
    /// Who sits out, comes back, leaves, buys in or sits down at a table with real cards.
    Players,
    /// *What beats what* at this table.
    Beats,
    /// *How to play* the game with this key, and where it was opened.
    HowToPlay(&'static str, OpenedFrom),
}

/// A guided deal of three-card Brag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuidedDeal {
    /// The first one: blind bets, looking, seeing.
    First,
    /// The one with a hand that is kept.
    Kept,
    /// The one in which a player covers a pot.
    Cover,
}

impl GuidedDeal {
    /// All of them, in the order in which they are learnt.
    pub const ALL: [GuidedDeal; 3] = [GuidedDeal::First, GuidedDeal::Kept, GuidedDeal::Cover];

    /// The one after this. `None`: this is the last.
    #[must_use]
    pub fn next(self) -> Option<GuidedDeal> {
        match self {
            GuidedDeal::First => Some(GuidedDeal::Kept),
            GuidedDeal::Kept => Some(GuidedDeal::Cover),
            GuidedDeal::Cover => None,
        }
    }

    /// The text by which the device stores that it is in progress.
    #[must_use]
    pub fn stored(self) -> &'static str {
        match self {
            GuidedDeal::First => "0",
            GuidedDeal::Kept => "1",
            GuidedDeal::Cover => "2",
        }
    }

    /// The one that is stored by this text. `None`: the text stands for no guided deal.
    #[must_use]
    pub fn of_stored(text: &str) -> Option<GuidedDeal> {
        GuidedDeal::ALL
            .into_iter()
            .find(|deal| deal.stored() == text)
    }
}

/// A table of betting that is retold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetoldTable {
    /// The example with four players.
    Four,
    /// The first table of the English source.
    FirstEnglish,
    /// The second table of the English source, with blind bets.
    SecondEnglish,
    /// The first table of the French source.
    FirstFrench,
    /// The second table of the French source, with blind bets.
    SecondFrench,
    /// The example of classic Brag.
    Classic,
    /// The example of a game against the house.
    House,
}

impl RetoldTable {
    /// All of them, in the order in which they are listed.
    pub const ALL: [RetoldTable; 7] = [
        RetoldTable::Four,
        RetoldTable::FirstEnglish,
        RetoldTable::SecondEnglish,
        RetoldTable::FirstFrench,
        RetoldTable::SecondFrench,
        RetoldTable::Classic,
        RetoldTable::House,
    ];
}

/// Where a trial was begun. It leads back there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialFrom {
    Replay,
    Review(ReviewOf, OpenedFrom),
    CourseEnd,
    Workshop,
    /// At the end of a lesson that somebody has written.
    Written,
}

/// Which decisions are practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillOf {
    /// Those that are due, or else of the weakest kind.
    Due,
    Kind(Kind),
    /// The player's own of this kind first, and then others like them.
    Mistake(Mistake),
    /// The one that shows the point of advice that is tried.
    Advice,
}

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
    Felt,
    /// Before a new game.
    NewGame,
    Menu,
    /// In the menu, of a record that was imported there.
    Imported,
}

impl Sheet {
    /// Whether the program of phones makes it.
    #[must_use]
    pub fn is_of_phones(self) -> bool {
        matches!(self, Sheet::Phones | Sheet::HandCode)
    }

    /// Whether the program of study makes it. `sheets` makes the others, except those of phones.
    #[must_use]
    pub fn is_study(self) -> bool {
        match self {
            Sheet::Replay
            | Sheet::Review(..)
            | Sheet::Trial(_)
            | Sheet::Drill(_)
            | Sheet::CourseEnd
            | Sheet::School
            | Sheet::Ten
            | Sheet::Fairness(_)
            | Sheet::Written
            | Sheet::Workshop
            | Sheet::Embed => true,
            Sheet::NewGame
            | Sheet::Menu
            | Sheet::ChooseGame
            | Sheet::Keys
            | Sheet::Lesson(_)
            | Sheet::FirstDeal(_)
            | Sheet::Retold(_)
            | Sheet::Sorting
            | Sheet::Players
            | Sheet::Beats
            | Sheet::Phones
            | Sheet::HandCode
            | Sheet::HowToPlay(..) => false,
        }
    }

    /// Whether it teaches step by step. Then its own texts give advice.
    #[must_use]
    pub fn is_guided(self) -> bool {
        matches!(
            self,
            Sheet::Lesson(_)
                | Sheet::FirstDeal(_)
                | Sheet::Retold(_)
                | Sheet::Written
                | Sheet::Sorting
        )
    }

    /// Whether it stands in place of the table, which is covered.
    #[must_use]
    pub fn is_in_place_of_the_table(self) -> bool {
        self.is_guided()
            || matches!(
                self,
                Sheet::Replay
                    | Sheet::Trial(_)
                    | Sheet::Drill(_)
                    | Sheet::CourseEnd
                    | Sheet::Ten
                    | Sheet::Workshop
            )
    }

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
            Sheet::Trial(_) | Sheet::Drill(_) | Sheet::CourseEnd => say::TRIAL,
            Sheet::Lesson(_) | Sheet::FirstDeal(_) | Sheet::Retold(_) | Sheet::Sorting => {
                say::PLAY_A_FIRST_DEAL
            }
            Sheet::Written => say::LESSONS,
            Sheet::Workshop => say::WORKSHOP,
            Sheet::School => say::SCHOOL,
            Sheet::Ten => say::SCHOOL,
            Sheet::Fairness(_) => say::IS_THE_SHUFFLE_FAIR,
            Sheet::Embed => say::EMBED_THIS_TABLE,
            Sheet::Phones => say::PHONES,
            Sheet::HandCode => say::PHONES_YOUR_CARDS,
            Sheet::Players => say::BANK_PLAYERS,
            Sheet::Beats => say::WHAT_BEATS_WHAT,
            Sheet::HowToPlay(..) => say::HOW_TO_PLAY,
        }
        .get()
    }
}
