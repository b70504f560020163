//! The state of the sheets that survives closing them.

use leptos::prelude::*;

use super::chosen::Chosen;
use super::tab::Tab;
use crate::app::embed::{EmbedRequest, Options};
use crate::app::i18n::Text;
use crate::app::lazy::{OpenedFrom, Sheet};
use crate::app::platform::frame::is_embedded;
use crate::app::replay::{Opened, Records, Story};
use crate::engine::{Rules, Viewer};
use crate::school::drills::Advice;
use crate::sitting::session::Setup;

/// A deal to replay that no record has.
#[derive(Clone)]
pub struct Watched {
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

/// A point of advice that is tried. Its words come along, so that the drills need not look them up.
#[derive(Clone, Copy)]
pub struct Tried {
    pub point: Advice,
    /// What is advised.
    pub says: Text,
    /// The place from which its page was opened.
    pub from: OpenedFrom,
}

/// The rules of a new game that is being made, for *How to play*.
#[derive(Clone)]
pub struct NewRules(pub Rules);

/// The school opens next at the deals by number.
pub struct AtNumbers;

/// What was typed, the current tab, and the records at hand. Copies are the same state.
#[derive(Clone, Copy)]
pub struct SheetState {
    owner: StoredValue<Owner>,
    records: StoredValue<Option<Records>>,
    embed: StoredValue<Option<RwSignal<Options>>>,
    request: StoredValue<Option<EmbedRequest>>,
    /// The deal that is replayed next, though no record has it.
    pub watched: StoredValue<Option<Watched>>,
    /// The ten deals that the school shows.
    ten: StoredValue<Option<Chosen>>,
    /// What the tab of the menu reads next.
    to_open: RwSignal<Option<(Tab, Opened)>>,
    /// The point of advice that is tried or has just been.
    pub advised: StoredValue<Option<Tried>>,
    /// The tab of the menu.
    pub tab: RwSignal<Tab>,
}

impl SheetState {
    /// The state before any sheet has been opened. It lives as long as the current owner.
    #[must_use]
    pub fn new() -> SheetState {
        SheetState {
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
            records: StoredValue::new(None),
            embed: StoredValue::new(None),
            request: StoredValue::new(None),
            watched: StoredValue::new(None),
            ten: StoredValue::new(None),
            to_open: RwSignal::new(None),
            advised: StoredValue::new(None),
            tab: RwSignal::new(Tab::Settings),
        }
    }

    /// The value of this type, which only the sheets that use it know. It is made when it is first wanted.
    pub fn kept<T: Clone + Send + Sync + 'static>(self, new: impl FnOnce() -> T) -> T {
        self.lasting(|| {
            use_context().unwrap_or_else(|| {
                let made = new();
                provide_context(made.clone());
                made
            })
        })
    }

    /// The place for a value of this type. At first it is empty.
    pub fn slot<T: Send + Sync + 'static>(self) -> StoredValue<Option<T>> {
        self.kept(|| StoredValue::new(None))
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
    pub fn request(self) -> Option<EmbedRequest> {
        is_embedded().then(|| self.once(self.request, EmbedRequest::read))
    }

    /// The ten deals that the school shows.
    pub fn ten(self) -> Chosen {
        self.once(self.ten, Chosen::new)
    }

    /// Leaves a file for a tab to read.
    pub fn open_later(self, tab: Tab, opened: Opened) {
        self.to_open.set(Some((tab, opened)));
    }

    /// Takes what was left for this tab. Tracks what is left later.
    pub fn take_to_open(self, tab: Tab) -> Option<Opened> {
        let is_for_it = self
            .to_open
            .with(|left| left.as_ref().is_some_and(|left| left.0 == tab));
        let left = is_for_it.then(|| self.to_open.try_update_untracked(Option::take));
        left.flatten().flatten().map(|left| left.1)
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
