//! The page: one table, and what is laid over it.

use leptos::prelude::*;

use super::controls::{Bar, Controls};
use super::felt::Felt;
use super::first_move::FirstMove;
use super::game::Game;
use super::link::Linked;
use super::log::Log;
use super::pages::{Curtain, Sheet, Sheets};
use super::settings::Settings;
use super::table_for_four;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let settings = Settings::new();
    settings.apply();
    provide_context(settings);
    let sheet = RwSignal::new(None::<Sheet>);
    provide_context(sheet);
    provide_context(Linked::watch(sheet));
    provide_context(FirstMove::new());
    Game::new(table_for_four(), Log::new(), settings).map(|game| {
        provide_context(game);
        let behind = move || game.curtain().is_some() || sheet.get() == Some(Sheet::Replay);
        view! {
            <main class="table">
                <div class="room" inert=behind>
                    <Bar/>
                    <Felt/>
                    <Controls/>
                </div>
                <Curtain/>
                <Sheets/>
                <p class="sr" role="status">{move || game.spoken()}</p>
            </main>
        }
    })
}
