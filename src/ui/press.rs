//! What it means to press something on the page, as a plain value, and what comes of it.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDialogElement, HtmlInputElement, HtmlSelectElement};

use super::controls::Quick;
use super::family;
use super::page::Page;
use super::pages::Sheet;
use super::setting::SettingPress;
use super::swapping::SwappingPress;
use super::wagering::WagerPress;
use crate::engine::{Action, CardId, Seat};

/// What it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Finish the motion in hand.
    Skip,
    /// Go on to the next decision of a person.
    PlayOn,
    /// Deal.
    Deal,
    /// Sit the same players down afresh, and deal.
    DealAfresh,
    /// Go on with the sitting that is kept.
    GoOn,
    /// It has been read that nothing is kept for now.
    Unkept,
    /// Do this.
    Act(Action),
    /// Bet, borrow, lend or buy in for the amount that is set.
    Pay,
    /// One chip more, or one less.
    Step(bool),
    /// One of the amounts that are a press away.
    Quick(Quick),
    /// As much as the slider says.
    Slide,
    /// Of whom it is to be borrowed, as the list says.
    Whom,
    /// Settle for how much to buy in, or leave it.
    Buy(bool),
    /// Pick this card, or put it back.
    Pick(CardId),
    /// Pick all but the best cards.
    PickWorst,
    /// What only sets hands from one deal.
    Setting(SettingPress),
    /// What only swaps with the board.
    Swapping(SwappingPress),
    /// What is only pressed before the cards come, against the house.
    Wager(WagerPress),
    /// Throw away what is picked.
    Throw,
    /// Show the cards on a shared screen, or hide them.
    Peek(bool),
    /// The chips of this flight have arrived.
    Landed(u32),
    /// Open this sheet.
    Open(Sheet),
    /// Close the sheet.
    Close,
    /// The sheet has been closed.
    Closed,
    /// Fetch the later part of the program.
    Fetch,
    /// Load the new version of the page.
    Update,
}

impl Press {
    /// What the browser calls that which it comes by.
    #[must_use]
    pub fn comes_by(self) -> &'static str {
        match self {
            Press::Slide => "input",
            Press::Whom => "change",
            Press::Landed(_) => "animationend",
            Press::Closed => "close",
            _ => "click",
        }
    }

    /// What it means where a finger comes down on what can be pressed so; most wait for the press.
    #[must_use]
    pub fn grabbed(self) -> Option<Press> {
        match self {
            Press::Setting(SettingPress::Card(id)) => Some(Press::Setting(SettingPress::Grab(id))),
            _ => None,
        }
    }

    /// Does it.
    pub fn done(self, page: Page, event: &Event) {
        let Page { game, amount, .. } = page;
        match self {
            Press::Skip => game.skip(),
            Press::PlayOn => game.fast_forward(),
            Press::Deal => game.deal(),
            Press::DealAfresh => game.deal_afresh(),
            Press::GoOn => page.keeper.go_on(game),
            Press::Unkept => page.keeper.has_read(),
            Press::Act(Action::See) => amount.see(),
            Press::Act(action) => game.act(action),
            Press::Pay => amount.act(),
            Press::Step(up) => amount.step(up),
            Press::Quick(quick) => amount.take(quick),
            Press::Slide => {
                let slider = on::<HtmlInputElement>(event);
                if let Some(chips) = slider.and_then(|slider| slider.value().parse().ok()) {
                    amount.set(chips);
                }
            }
            Press::Whom => {
                let list = on::<HtmlSelectElement>(event);
                amount.about(list.and_then(|list| list.value().parse().ok()).map(Seat));
            }
            Press::Buy(on) => game.think_of_buying(on),
            Press::Pick(id) => game.pick(id),
            Press::PickWorst => game.pick_worst(),
            Press::Throw if game.must_throw().is_some() => game.throw_picked(),
            Press::Setting(_) | Press::Swapping(_) | Press::Wager(_) | Press::Throw => {
                if let Some(family) = game.public(|view| family::of(view.rules())) {
                    (family.press)(game, self, event);
                }
            }
            Press::Peek(on) => game.peek(on),
            Press::Landed(number) => game.landed(number),
            Press::Open(sheet) => page.sheet.set(Some(sheet)),
            Press::Close => {
                let within = on::<web_sys::Element>(event);
                let dialog = within.and_then(|within| within.closest("dialog").ok().flatten());
                if let Some(dialog) = dialog {
                    dialog.unchecked_into::<HtmlDialogElement>().close();
                }
            }
            Press::Closed => {
                // One that went on the way back may be told late, when another is open.
                if on::<web_sys::Element>(event).is_some_and(|dialog| dialog.is_connected()) {
                    page.sheet.set(None);
                }
            }
            Press::Fetch => page.later.fetch(),
            Press::Update => page.update.take_over(),
        }
    }
}

/// What it has happened to.
fn on<T: JsCast>(event: &Event) -> Option<T> {
    event.target()?.dyn_into().ok()
}
