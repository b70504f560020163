//! The button in the bar of a room that opens the table of every hand.

use leptos::prelude::*;

use super::of::Of;
use super::shown::{EveryHand, ShownChart};
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::table::game::{Game, Phase};
use crate::engine::Viewer;
use crate::review::Chart;

/// The picture on it: a table with lines.
const PICTURE: &str = "M4 5h16v14H4zM4 10h16M4 14.5h16M11 5v14";

/// The button, where there are such tables of the game. It can be pressed while the player at the screen has to decide.
#[component]
pub fn EveryHandButton(
    /// The game that is played in the room. `None`: it is not here now.
    game: Signal<Option<Game>>,
) -> impl IntoView {
    let shown = ShownChart::new();
    let is_of_game = Memo::new(move |_| {
        let game = game.get();
        game.is_some_and(|game| game.public(|view| Chart::is_of_game(view.rules())))
    });
    let may = Memo::new(move |_| {
        let Some(game) = game.get() else {
            return false;
        };
        let is_asked = game.phase() == Phase::Playing
            && game.is_my_turn()
            && game.curtain().is_none()
            && matches!(game.viewer(), Viewer::Seat(_));
        is_asked && Of::Now(game).is_charted()
    });
    let open = move |_| {
        if let Some(game) = game.get_untracked() {
            shown.show(Of::Now(game));
        }
    };
    let button = move || {
        is_of_game.get().then(|| {
            view! {
                <button class="leave every" aria-haspopup="dialog" disabled=move || !may.get() on:click=open>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=PICTURE/></svg>
                    <span>{say::EVERY_HAND.get()}</span>
                </button>
            }
        })
    };
    view! {
        {live(button)}
        <EveryHand shown/>
    }
}
