//! The menu: settings, rules, the school, odds, the log, records and statistics, as tabs.

mod backups;
mod install;
mod log;
mod offline;
mod rules;
mod settings;

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use self::log::LogTab;
pub use self::rules::Agreed;
use self::rules::RulesTab;
use self::settings::SettingsTab;
use super::frame::{Frame, SheetFrame};
use super::study_tab::StudyTab;
use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, Sheet};
use crate::app::platform::focus::focus_element;
use crate::app::platform::frame;
use crate::app::platform::live::{live, whenever};
use crate::app::sheets::tab::Tab;
use crate::app::table::game::Game;

/// The menu. Only the current tab is in the order of the Tab key; arrows lead to the others.
#[component]
pub fn Menu(tab: RwSignal<Tab>) -> impl IntoView {
    let frame = Frame::new();
    provide_context(frame);
    let game = expect_context::<Game>();
    let real_cards = Memo::new(move |_| game.public(|view| view.rules().real_cards));
    let shown = move || Tab::shown(real_cards.get(), frame::is_embedded());
    // Another table may have left the menu at a tab that this one does not have.
    if !untrack(shown).contains(&tab.get_untracked()) {
        tab.set(Tab::Settings);
    }
    let body = NodeRef::<Div>::new();
    whenever(move |_| {
        tab.track();
        // A tab opens at its top.
        if let Some(body) = body.get_untracked() {
            body.set_scroll_top(0);
        }
    });
    let on_key = move |press: KeyboardEvent| {
        let to = tab.get_untracked();
        if let Some(to) = to.reached_by(&press.key(), &untrack(shown)) {
            press.prevent_default();
            tab.set(to);
            focus_element(to.id());
        }
    };
    let one = move |this: Tab| {
        let is_open = move || tab.get() == this;
        view! {
            <button
                role="tab"
                id=this.id()
                aria-controls="tab-panel"
                aria-selected=move || if is_open() { "true" } else { "false" }
                tabindex=move || if is_open() { "0" } else { "-1" }
                on:click=move |_| tab.set(this)
            >
                {this.title()}
            </button>
        }
    };
    view! {
        <SheetFrame frame title=Sheet::Menu.title()>
            <div class="tabs" role="tablist" aria-labelledby="sheet-title" on:keydown=on_key>
                {move || shown().into_iter().map(one).collect_view()}
            </div>
            <div
                class="body"
                node_ref=body
                id="tab-panel"
                role="tabpanel"
                tabindex="0"
                aria-labelledby=move || tab.get().id()
            >
                {move || match tab.get() {
                    Tab::Settings => view! { <SettingsTab/> }.into_any(),
                    Tab::Rules => view! { <RulesTab/> }.into_any(),
                    Tab::School => view! { <StudyTab make=|study| (study.school)()/> }.into_any(),
                    Tab::Odds => view! { <StudyTab make=|study| (study.odds)()/> }.into_any(),
                    Tab::Log => view! { <LogTab/> }.into_any(),
                    Tab::Records => view! { <StudyTab make=|study| (study.records)()/> }.into_any(),
                    Tab::Statistics => view! { <StudyTab make=|study| (study.statistics)()/> }.into_any(),
                }}
            </div>
            {live(leaving)}
        </SheetFrame>
    }
}

/// The foot while a sitting is played: leave for the first screen, or begin a new game, which says itself what that ends.
fn leaving() -> Option<impl IntoView> {
    let game = expect_context::<Game>();
    let sheet = expect_context::<OpenSheet>();
    let new = move |_| sheet.set(Some(Sheet::NewGame));
    // An embedded table is not stored, so nobody could come back to it.
    let leave = (!frame::is_embedded()).then(|| {
        let leave = move |_| {
            // The browser refuses only where the page is being left already.
            let _ = window().location().reload();
        };
        view! {
            <p class="note">{say::LEAVING_KEEPS_ALL.get()}</p>
            <button class="act" on:click=leave>{say::LEAVE_THE_TABLE.get()}</button>
        }
    });
    // A page around a table may bring a sitting with phones, and has its seed.
    let has_phones = !frame::is_embedded() && game.seats(|seats| !seats.phones().is_empty());
    let phones = has_phones.then(|| {
        let open = move |_| sheet.set(Some(Sheet::Phones));
        view! { <button class="act" on:click=open>{say::PHONES.get()}</button> }
    });
    let new = (!frame::is_fixed()).then(|| {
        view! { <button class="act" on:click=new>{say::NEW_GAME.get()}</button> }
    });
    let is_any = phones.is_some() || leave.is_some() || new.is_some();
    (!game.is_new() && is_any).then(|| {
        view! {
            <footer>
                {phones}
                {leave}
                {new}
            </footer>
        }
    })
}

#[cfg(test)]
mod tests {
    use super::Tab;

    #[test]
    fn arrows_go_round_the_tabs() {
        let reached = |tab: Tab, key| tab.reached_by(key, &Tab::shown(false, false));
        assert_eq!(reached(Tab::Settings, "ArrowRight"), Some(Tab::Rules));
        assert_eq!(reached(Tab::Rules, "ArrowRight"), Some(Tab::School));
        assert_eq!(reached(Tab::Settings, "ArrowLeft"), Some(Tab::Statistics));
        assert_eq!(reached(Tab::Statistics, "ArrowRight"), Some(Tab::Settings));
        assert_eq!(reached(Tab::Rules, "End"), Some(Tab::Statistics));
        assert_eq!(reached(Tab::Rules, "Home"), Some(Tab::Settings));
        assert_eq!(reached(Tab::Rules, "Enter"), None);
    }

    #[test]
    fn there_are_no_odds_of_cards_that_the_page_does_not_know() {
        let shown = Tab::shown(true, false);
        assert!(!shown.contains(&Tab::Odds));
        assert_eq!(Tab::School.reached_by("ArrowRight", &shown), Some(Tab::Log));
    }

    #[test]
    fn an_embedded_table_has_no_school() {
        assert!(!Tab::shown(false, true).contains(&Tab::School));
    }
}
