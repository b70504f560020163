//! The page: one table, and what is laid over it.

use leptos::prelude::*;

use super::controls::{Bar, Controls};
use super::felt::Felt;
use super::first_move::FirstMove;
use super::game::Game;
use super::keep::Keeper;
use super::link::{Linked, follow_shortcut};
use super::log::Log;
use super::pages::{Apart, Curtain, Later, Piece, Sheet, Sheets};
use super::settings::Settings;
use super::table_for_four;
use super::update::Update;

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
    let later = Later::new();
    provide_context(later);
    provide_context(Update::watch());
    Game::new(table_for_four(), Log::new(), settings).map(|game| {
        provide_context(game);
        let keeper = Keeper::of(game, later);
        provide_context(keeper);
        // A sitting that is kept is not given up for a shortcut.
        follow_shortcut(sheet, move || {
            if !keeper.has_kept() {
                game.deal();
            }
        });
        let behind = move || {
            game.curtain().is_some() || keeper.is_elsewhere() || sheet.get() == Some(Sheet::Replay)
        };
        view! {
            <main class="table">
                <div class="room" inert=behind>
                    <Bar/>
                    <Felt/>
                    <Controls/>
                </div>
                <Apart piece=Piece::Notice/>
                <Curtain/>
                <Apart piece=Piece::Elsewhere/>
                <Apart piece=Piece::Awake/>
                <Apart piece=Piece::Senses/>
                <Sheets/>
                <p class="sr" role="status">{move || game.spoken()}</p>
            </main>
        }
    })
}
