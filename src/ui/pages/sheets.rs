//! The sheets over the table, and what is said until they can be made.

use leptos::prelude::*;

use super::house::Tab;
use super::new_game::Form;
use super::part::Fetching;
use crate::ui::embed::Options;
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::past::Records;
use crate::ui::patch::Node;
use crate::ui::press::Press;

/// A sheet over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Who plays, and by what house rules.
    NewGame,
    /// Settings, rules, and what has happened.
    House,
    /// The dealer names the game.
    Call,
    /// What the keys do.
    Keys,
    /// A deal of the past, shown again in place of the table.
    Replay,
    /// A guided deal, by its place among them, in place of the table.
    Lesson(u8),
    /// Whether the shuffle is fair, asked from there.
    Fair(Whence),
    /// What puts a table like this one on another page.
    Embed,
    /// Which hand beats which at this table.
    Beats,
    /// How the game of this key is played, asked from there.
    HowToPlay(&'static str, Whence),
}

/// Where a sheet was asked for that lies in place of another, to go back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whence {
    /// On the felt.
    Felt,
    /// Before a new game.
    NewGame,
    /// In the house.
    House,
    /// In the house, of what was brought there.
    Brought,
}

impl Sheet {
    /// What stands at its head.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Sheet::NewGame => say::NEW_GAME,
            Sheet::House => say::MENU,
            Sheet::Keys => say::KEYS,
            Sheet::Call => say::NAME_THE_GAME,
            Sheet::Replay => say::REPLAY_BUTTON,
            Sheet::Lesson(_) => say::PLAY_A_FIRST_DEAL,
            Sheet::Fair(_) => say::IS_THE_SHUFFLE_FAIR,
            Sheet::Embed => say::EMBED_THIS_TABLE,
            Sheet::Beats => say::WHAT_BEATS_WHAT,
            Sheet::HowToPlay(..) => say::HOW_TO_PLAY,
        }
        .get()
    }
}

/// What stays of the sheets between two openings: what was typed into one, and the tab that was read.
#[derive(Clone, Copy)]
pub struct Kept {
    owner: StoredValue<Owner>,
    form: StoredValue<Option<Form>>,
    records: StoredValue<Option<Records>>,
    embed: StoredValue<Option<RwSignal<Options>>>,
    /// The tab of the house.
    pub tab: RwSignal<Tab>,
}

impl Kept {
    /// Nothing opened yet.
    #[must_use]
    pub fn new() -> Kept {
        Kept {
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
            form: StoredValue::new(None),
            records: StoredValue::new(None),
            embed: StoredValue::new(None),
            tab: RwSignal::new(Tab::Settings),
        }
    }

    /// The draft of a new game; made when it is first wanted.
    pub fn form(self, new: impl FnOnce() -> Form) -> Form {
        self.once(self.form, new)
    }

    /// The records at hand; none has been read when they are first wanted.
    pub fn records(self) -> Records {
        self.once(self.records, Records::new)
    }

    /// What was asked of a table to be embedded.
    pub fn embed(self) -> RwSignal<Options> {
        self.once(self.embed, || RwSignal::new(Options::default()))
    }

    fn once<T: Copy + Send + Sync + 'static>(
        self,
        kept: StoredValue<Option<T>>,
        new: impl FnOnce() -> T,
    ) -> T {
        kept.get_value().unwrap_or_else(|| {
            let made = self.owner.with_value(|owner| owner.with(new));
            kept.set_value(Some(made));
            made
        })
    }
}

impl Default for Kept {
    fn default() -> Kept {
        Kept::new()
    }
}

/// What is said until a sheet can be made.
#[must_use]
pub fn not_yet(page: Page, sheet: Sheet) -> Node {
    let body = Node::new("div", "body");
    let body = match page.later.fetching() {
        Fetching::Failed => {
            let wrong = Node::new("p", "").with("role", "alert");
            let again = Node::new("button", "go").with("class", "act go");
            body.hold(wrong.says(say::PART_NOT_FETCHED.get()))
                .hold(again.on(Press::Fetch).says(say::TRY_AGAIN.get()))
        }
        Fetching::UnderWay => body.hold(Node::new("p", "note late").says(say::ONE_MOMENT.get())),
        Fetching::NotYet | Fetching::Done => body,
    };
    let title = Node::new("h2", "")
        .with("id", "sheet-title")
        .with("tabindex", "-1")
        .with("autofocus", "")
        .says(sheet.title());
    let close = Node::new("button", "close")
        .with("aria-label", say::CLOSE_SHEET.get())
        .on(Press::Close)
        .says("×");
    Node::new("dialog", "sheet")
        .with("aria-labelledby", "sheet-title")
        .on(Press::Closed)
        .hold(Node::new("header", "").hold(title).hold(close))
        .hold(body)
}
