//! Presses on the page as plain values, and what each does.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDialogElement};

use super::controls::Quick;
use super::page::Page;
use crate::app::lazy::Sheet;
use crate::app::table::family::setting::SettingPress;
use crate::app::table::family::swapping::SwappingPress;
use crate::app::table::family::wagering::WagerPress;
use crate::engine::{Action, CardId};

/// A press on a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticePress {
    /// Save the file that the notice offers.
    Save,
    /// Close the notice.
    Close,
    /// Play the sitting from the address.
    PlayFromAddress,
    /// Keep the stored sitting instead.
    KeepStored,
}

/// A press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Finish the motion in hand.
    Skip,
    /// Go on to the next decision of a person without motion.
    PlayOn,
    /// Deal.
    Deal,
    /// Set up the same table afresh, and deal.
    DealAfresh,
    /// Resume the stored sitting.
    Resume,
    /// Close the warning that nothing is saved for now.
    DismissUnsaved,
    /// A press on a notice of the autosave.
    Notice(NoticePress),
    /// Play this action.
    Act(Action),
    /// Bet, borrow, lend or buy in for the amount that is set.
    Pay,
    /// Raise the amount by one chip (`true`), or lower it.
    Step(bool),
    /// Set one of the suggested amounts.
    Quick(Quick),
    /// Set the amount to the slider's value.
    Slide,
    /// Set the lender to the list's value.
    Whom,
    /// Open the controls for buying in (`true`), or close them.
    Buy(bool),
    /// Pick this card, or put it back.
    Pick(CardId),
    /// Pick all but the best cards.
    PickWorst,
    /// A press of a game in which hands are set.
    Setting(SettingPress),
    /// A press of a game in which cards are swapped with the board.
    Swapping(SwappingPress),
    /// A press of a game in which stakes are set against the house.
    Wager(WagerPress),
    /// Throw the picked cards away.
    Throw,
    /// Show the cards on a shared screen (`true`), or hide them.
    Peek(bool),
    /// The chips of this flight have arrived.
    Landed(u32),
    /// Open this sheet.
    Open(Sheet),
    /// Close the sheet.
    Close,
    /// The sheet has been closed.
    Closed,
    /// Fetch the parts that are missing.
    Fetch,
    /// Load the new version of the page.
    Update,
}

impl Press {
    /// The type of the browser event that it comes from.
    #[must_use]
    pub fn event_type(self) -> &'static str {
        match self {
            Press::Slide => "input",
            Press::Whom => "change",
            Press::Landed(_) => "animationend",
            Press::Closed => "close",
            _ => "click",
        }
    }

    /// The press that `pointerdown` means on its element. `None`: it waits for the click.
    #[must_use]
    pub fn on_pointer_down(self) -> Option<Press> {
        match self {
            Press::Setting(SettingPress::Card(id)) => Some(Press::Setting(SettingPress::Grab(id))),
            _ => None,
        }
    }

    /// Handles the press.
    pub fn handle(self, page: Page, event: &Event) {
        match self {
            Press::Deal => page.deal(),
            Press::Resume => page.resume(),
            Press::DismissUnsaved => page.save_state.dismiss_unsaved(),
            Press::Notice(press) => {
                if let Some(ends) = untrack(|| page.lazy_parts.ends()) {
                    (ends.press)(page, press);
                }
            }
            Press::Open(sheet) => page.sheet.set(Some(sheet)),
            Press::Close => {
                let within = target_of::<web_sys::Element>(event);
                let dialog = within.and_then(|within| within.closest("dialog").ok().flatten());
                if let Some(dialog) = dialog {
                    dialog.unchecked_into::<HtmlDialogElement>().close();
                }
            }
            Press::Closed => {
                // The event of a sheet that *back* closed may come late, when another sheet is open.
                if target_of::<web_sys::Element>(event).is_some_and(|dialog| dialog.is_connected())
                {
                    page.sheet.set(None);
                }
            }
            Press::Fetch => page.fetch(page.sheet.get_untracked()),
            Press::Update => page.update.take_over(),
            _ => {
                if let Some(play) = page.lazy_parts.play_untracked() {
                    (play.press)(page, self, event);
                }
            }
        }
    }
}

/// The target of an event.
pub fn target_of<T: JsCast>(event: &Event) -> Option<T> {
    event.target()?.dyn_into().ok()
}
