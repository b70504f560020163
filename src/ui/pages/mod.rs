//! What is laid over the table: the curtain between people, and the sheets.

mod call;
mod curtain;
mod draft;
mod field;
mod frame;
mod house;
mod new_game;
mod share;

use leptos::prelude::*;

use crate::ui::live::live;

use self::call::Call;
pub use self::curtain::Curtain;
use self::house::{House, Tab};
use self::new_game::{Form, NewGame};
use super::game::Game;

/// A sheet over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Who plays, and by what house rules.
    NewGame,
    /// Settings, rules, and what has happened.
    House,
    /// The dealer names the game.
    Call,
}

/// The sheet that is open, if any. What was typed into one and the tab that was read stay for the
/// next time.
#[component]
pub fn Sheets() -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let game = expect_context::<Game>();
    let form = Form::new(&game.setup());
    Effect::new(move || {
        if game.naming() > 0 {
            sheet.set(Some(Sheet::Call));
        }
    });
    let tab = RwSignal::new(Tab::Settings);
    live(move || {
        sheet.get().map(|sheet| match sheet {
            Sheet::NewGame => view! { <NewGame form/> }.into_any(),
            Sheet::Call => view! { <Call/> }.into_any(),
            Sheet::House => view! { <House tab/> }.into_any(),
        })
    })
}
