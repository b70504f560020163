//! The *Records* tab: the deals of this sitting, and records brought from elsewhere.

mod bring;
mod copied;
mod list;
mod replay;
mod results;
mod save;
mod statistics;

use leptos::prelude::*;

use self::bring::Bring;
use self::copied::Copied;
use self::list::Deals;
pub use self::replay::Replay;
use self::results::ResultList;
use self::save::SaveRecord;
use self::statistics::Statistics;
use super::Whence;
use super::fair::Ask;
use super::frame::Frame;
use crate::ui::focus::give_to;
use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::live::{live, whenever};
use crate::ui::past::Records;

/// The tab.
#[component]
pub fn RecordsTab(frame: Frame) -> impl IntoView {
    let game = expect_context::<Game>();
    let records = expect_context::<Records>();
    let copied = Copied::new();
    // The table goes on under the sheet: what is over there is read here.
    let over = Memo::new(move |_| (game.deals_over(), game.scene()));
    whenever(move |_| {
        let _ = over.get();
        untrack(move || records.read_own(game));
    });
    // Who comes back from a deal finds the place in the list again.
    if let Some(which) = records.opened() {
        request_animation_frame(move || give_to(&list::id(which)));
    }
    let brought = move || {
        let any = !records.deals(true).is_empty();
        any.then(|| {
            view! {
                <h3>{say::BROUGHT_IN.get()}</h3>
                <Deals brought=true copied/>
                <Ask whence=Whence::Brought says=say::CHECK_THE_SHUFFLE/>
            }
        })
    };
    let own = move || {
        let any = !records.deals(false).is_empty();
        Some(if any {
            view! { <Deals brought=false copied/> }.into_any()
        } else {
            view! { <p class="rules">{say::NO_DEAL_IS_OVER.get()}</p> }.into_any()
        })
    };
    view! {
        <Bring/>
        {copied.aloud()}
        {live(brought)}
        <h3>{say::THIS_SITTING.get()}</h3>
        {live(own)}
        <SaveRecord frame copied/>
        <Ask whence=Whence::House says=say::IS_THE_SHUFFLE_FAIR/>
        <Statistics/>
        <ResultList/>
    }
}
