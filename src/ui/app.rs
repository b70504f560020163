//! The page: one table, and what is laid over it.

use leptos::prelude::*;

use super::back;
use super::controls::{Bar, Controls};
use super::embed;
use super::felt::Felt;
use super::first_move::FirstMove;
use super::game::Game;
use super::keep::Keeper;
use super::language::{Spoken, say};
use super::link::{Linked, follow_shortcut};
use super::live::live;
use super::log::Log;
use super::pages::{Apart, Fetching, Kept, Later, Piece, Sheet, Sheets};
use super::session::Setup;
use super::settings::Settings;
use super::table_for_four;
use super::update::Update;

/// The whole page. An embedded one waits for the part that reads what table it is asked for, and for the words to name
/// those who sit there.
#[component]
pub fn App() -> impl IntoView {
    let settings = Settings::new();
    settings.apply();
    provide_context(settings);
    let spoken = Spoken::follow(settings);
    provide_context(spoken);
    let later = Later::new();
    provide_context(later);
    if !embed::is_embedded() {
        return view! { <Whole setup=table_for_four()/> }.into_any();
    }
    later.fetch();
    let can_speak = Memo::new(move |_| spoken.now().is_some());
    live(move || match later.parts() {
        Some(parts) => can_speak
            .get()
            .then(|| view! { <Whole setup=(parts.asked)()/> }.into_any()),
        None => (later.fetching() == Fetching::Failed).then(|| {
            view! {
                <p class="notice" role="alert">
                    {say::GAME_NOT_FETCHED.get()}
                </p>
            }
            .into_any()
        }),
    })
}

/// The table and all that lies over it. It takes the place of the shell that was painted before it once it has words to
/// speak, and is drawn anew when it is to speak another language; what is going on at the table does not notice.
#[component]
fn Whole(setup: Setup) -> impl IntoView {
    let settings = expect_context::<Settings>();
    let spoken = expect_context::<Spoken>();
    let sheet = RwSignal::new(None::<Sheet>);
    provide_context(sheet);
    provide_context(Linked::watch(sheet));
    provide_context(FirstMove::new());
    let later = expect_context::<Later>();
    provide_context(Update::watch());
    provide_context(Kept::new());
    Game::new(setup, Log::new(), settings).map(|game| {
        provide_context(game);
        let keeper = Keeper::of(game, later);
        provide_context(keeper);
        // A sitting that is kept is not given up for a shortcut.
        follow_shortcut(sheet, move || {
            if !keeper.has_kept() {
                game.deal();
            }
        });
        back::follow(sheet);
        let page = move || {
            spoken.now().map(|_| {
                if let Some(shell) = document().get_element_by_id("shell") {
                    shell.remove();
                }
                view! { <Page/> }
            })
        };
        // What is not read goes on whatever language is spoken; the page around an embedded table is told all once.
        view! {
            {live(page)}
            <Apart piece=Piece::Awake/>
            <Apart piece=Piece::Senses/>
            <Apart piece=Piece::InFrame/>
        }
    })
}

#[component]
fn Page() -> impl IntoView {
    let game = expect_context::<Game>();
    let keeper = expect_context::<Keeper>();
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
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
            {keeper.says_unkept()}
            <Apart piece=Piece::Notice/>
            <Apart piece=Piece::Curtain/>
            <Apart piece=Piece::Elsewhere/>
            <Sheets/>
            <p class="sr" role="status">{move || game.spoken()}</p>
        </main>
    }
}
