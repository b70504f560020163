//! The state of the sheets that survives closing them.

use leptos::prelude::*;

use super::new_game::Form;
use super::parts::SheetParts;
use super::review::Run;
use super::school::Chosen;
use super::tab::Tab;
use crate::app::embed::{Asked, Options};
use crate::app::i18n::Text;
use crate::app::lazy::{OpenedFrom, Sheet};
use crate::app::platform::frame::is_embedded;
use crate::app::replay::{Records, Story};
use crate::engine::Viewer;
use crate::school::drills::Advice;
use crate::sitting::session::Setup;

/// A deal to replay that no record has.
#[derive(Clone)]
pub struct Watched {
    /// Its title.
    pub title: &'static str,
    /// Its players.
    pub setup: Setup,
    /// What happens.
    pub story: Story,
    /// Who watches.
    pub viewer: Viewer,
    /// The sheet that it leads back to.
    pub from: Sheet,
}

/// A point of advice that is tried. Its words come along, so that the part with the drills is spared them.
#[derive(Clone, Copy)]
pub struct Tried {
    /// The point.
    pub point: Advice,
    /// What is advised.
    pub says: Text,
    /// The place from which its page was opened.
    pub from: OpenedFrom,
}

/// What was typed, the current tab, the records at hand, and the parts of the sheets. Copies are the same state.
#[derive(Clone, Copy)]
pub struct SheetState {
    owner: StoredValue<Owner>,
    form: StoredValue<Option<Form>>,
    records: StoredValue<Option<Records>>,
    embed: StoredValue<Option<RwSignal<Options>>>,
    asked: StoredValue<Option<Asked>>,
    /// The review that was made last.
    pub review: StoredValue<Option<Run>>,
    /// The deal that is replayed next, though no record has it.
    pub watched: StoredValue<Option<Watched>>,
    /// The ten deals that the school shows.
    ten: StoredValue<Option<Chosen>>,
    /// The text of records that the *Records* tab imports when it opens.
    to_import: StoredValue<Option<String>>,
    /// The point of advice that is tried or has just been.
    pub advised: StoredValue<Option<Tried>>,
    /// Whether the guided deals were played to their end in this visit.
    pub was_guided: StoredValue<bool>,
    /// The tab of the menu.
    pub tab: RwSignal<Tab>,
    /// The parts that make the big sheets.
    pub parts: SheetParts,
}

impl SheetState {
    /// The state before any sheet has been opened. It lives as long as the current owner.
    #[must_use]
    pub fn new(parts: SheetParts) -> SheetState {
        SheetState {
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
            form: StoredValue::new(None),
            records: StoredValue::new(None),
            embed: StoredValue::new(None),
            asked: StoredValue::new(None),
            review: StoredValue::new(None),
            watched: StoredValue::new(None),
            ten: StoredValue::new(None),
            to_import: StoredValue::new(None),
            advised: StoredValue::new(None),
            was_guided: StoredValue::new(false),
            tab: RwSignal::new(Tab::Settings),
            parts,
        }
    }

    /// The draft of a new game. It is made when it is first wanted.
    pub fn form(self, new: impl FnOnce() -> Form) -> Form {
        self.once(self.form, new)
    }

    /// The records at hand. None has been read when they are first wanted.
    pub fn records(self) -> Records {
        self.once(self.records, Records::new)
    }

    /// The options of *Embed this table*.
    pub fn embed(self) -> RwSignal<Options> {
        self.once(self.embed, || RwSignal::new(Options::default()))
    }

    /// What the page around this one asks for. `None`: there is no such page.
    pub fn asked(self) -> Option<Asked> {
        is_embedded().then(|| self.once(self.asked, Asked::read))
    }

    /// The ten deals that the school shows.
    pub fn ten(self) -> Chosen {
        self.once(self.ten, Chosen::new)
    }

    /// Leaves records for the *Records* tab to import.
    pub fn import_later(self, text: String) {
        self.to_import.set_value(Some(text));
    }

    /// Takes the records that were left to be imported.
    pub fn take_import(self) -> Option<String> {
        self.to_import.try_update_value(Option::take).flatten()
    }

    /// The point of advice from whose decision the player comes back, once.
    pub fn come_back(self) -> Option<Advice> {
        let advised = self.advised.try_update_value(Option::take).flatten();
        advised.map(|tried| tried.point)
    }

    /// Makes something that lives as long as this state.
    pub fn lasting<T>(self, make: impl FnOnce() -> T) -> T {
        self.owner.with_value(|owner| owner.with(make))
    }

    fn once<T: Copy + Send + Sync + 'static>(
        self,
        kept: StoredValue<Option<T>>,
        new: impl FnOnce() -> T,
    ) -> T {
        kept.get_value().unwrap_or_else(|| {
            let made = self.lasting(new);
            kept.set_value(Some(made));
            made
        })
    }
}
