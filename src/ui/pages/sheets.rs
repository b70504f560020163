//! The sheets over the table, and the fetching of what makes them.

use leptos::prelude::*;

use super::frame::{Frame, SheetFrame};
use super::house::Tab;
use super::new_game::Form;
use super::part::{Fetching, Later};
use crate::ui::embed::Options;
use crate::ui::first_move::FirstMove;
use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::live::{live, whenever};
use crate::ui::past::Records;

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
    /// Whether the shuffle is fair, asked from there.
    Fair(Whence),
    /// What puts a table like this one on another page.
    Embed,
}

/// Where the question was asked, to go back to.
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
            Sheet::House => say::THE_HOUSE,
            Sheet::Keys => say::KEYS,
            Sheet::Call => say::NAME_THE_GAME,
            Sheet::Replay => say::REPLAY_BUTTON,
            Sheet::Fair(_) => say::IS_THE_SHUFFLE_FAIR,
            Sheet::Embed => say::EMBED_THIS_TABLE,
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

/// The sheet that is open, if any.
///
/// What makes sheets is fetched at the visitor's first move, so that it is there when one is wanted.
#[component]
pub fn Sheets() -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let kept = expect_context::<Kept>();
    let later = expect_context::<Later>();
    let game = expect_context::<Game>();
    whenever(move |_| {
        if game.naming() > 0 {
            sheet.set(Some(Sheet::Call));
        }
    });
    let first_move = expect_context::<FirstMove>();
    whenever(move |_| {
        if sheet.get().is_some() || first_move.made() {
            later.fetch();
        }
    });
    live(move || {
        let sheet = sheet.get()?;
        Some(match later.parts() {
            Some(parts) => (parts.sheet)(sheet, kept),
            None => view! { <NotYet sheet/> }.into_any(),
        })
    })
}

/// What is said until a sheet can be made.
#[component]
fn NotYet(sheet: Sheet) -> impl IntoView {
    let later = expect_context::<Later>();
    let says = move || {
        match later.fetching() {
        Fetching::Failed => Some(view! {
            <p role="alert">
                {say::PART_NOT_FETCHED.get()}
            </p>
            <button class="act go" on:click=move |_| later.fetch()>{say::TRY_AGAIN.get()}</button>
        }.into_any()),
        Fetching::UnderWay => Some(view! { <p class="note late">{say::ONE_MOMENT.get()}</p> }.into_any()),
        Fetching::NotYet | Fetching::Done => None,
    }
    };
    view! {
        <SheetFrame frame=Frame::new() title=sheet.title()>
            <div class="body">{live(says)}</div>
        </SheetFrame>
    }
}
