//! *What beats what* over a room that stands in place of the table: a guided deal, a drill, ten deals.

use leptos::prelude::*;

use super::kinds::{Kinds, own_kind};
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::sheets::dialog::OverRoom;
use crate::app::table::game::Game;
use crate::cards::HandKind;
use crate::engine::Rules;

/// The button in the bar of a room, and the chart that it opens. The room stays as it is meanwhile.
#[component]
pub fn ChartButton(
    /// The game that is played in the room. `None`: it is not here yet, so there is no button.
    #[prop(into)]
    game: Signal<Option<Game>>,
) -> impl IntoView {
    let shown = RwSignal::new(None::<(Rules, Option<HandKind>)>);
    let open = move |_| {
        shown.set(game.get().map(|game| {
            let rules = game.public(|view| view.rules().clone());
            (rules, own_kind(game))
        }));
    };
    let button = move || {
        game.get().map(|_| {
            view! {
                <button
                    class="leave chart"
                    aria-label=say::WHAT_BEATS_WHAT.get()
                    title=say::WHAT_BEATS_WHAT.get()
                    aria-haspopup="dialog"
                    on:click=open
                >
                    "?"
                </button>
            }
        })
    };
    let chart = move || {
        let (rules, own) = shown.get()?;
        Some(view! { <Chart rules own shown/> })
    };
    view! {
        {live(button)}
        {live(chart)}
    }
}

/// The chart. Keys that are pressed there are none of the room's.
#[component]
fn Chart(
    rules: Rules,
    own: Option<HandKind>,
    shown: RwSignal<Option<(Rules, Option<HandKind>)>>,
) -> impl IntoView {
    let closed = Callback::new(move |()| _ = shown.try_set(None));
    view! {
        <OverRoom id="chart-title" title=say::WHAT_BEATS_WHAT.get() class="body howto beats" closed is_picture=true>
            <Kinds rules own/>
        </OverRoom>
    }
}
