//! The *New game* sheet: who plays, and by what house rules.

mod amount;
mod asked;
mod form;
mod house_rules;
mod players;

use leptos::prelude::*;

use crate::ui::live::live;

pub use self::form::{Form, give_focus};
use self::house_rules::HouseRules;
use self::players::Players;
use super::frame::{self, Frame, SheetFrame};
use super::sheets::Sheet;
use crate::ui::game::{Game, Scene};

/// The sheet. Closing it keeps what was typed; *Cancel* goes back to the game as it is.
#[component]
pub fn NewGame(form: Form) -> impl IntoView {
    let game = expect_context::<Game>();
    let frame = Frame::new();
    let cancel = move |_| {
        form.reset(&game.setup());
        frame::close(frame);
    };
    let deal = move |_| {
        if let Some(setup) = form.submit()
            && game.sit_down(setup).is_ok()
        {
            frame::close(frame);
            form.reset(&game.setup());
            game.deal();
        }
    };
    let ends = move || {
        (game.scene() == Scene::Playing)
            .then(|| view! { <p class="note">"The game in hand ends."</p> })
    };
    view! {
        <SheetFrame frame title=Sheet::NewGame.title()>
            <div class="body">
                <Players form/>
                <h3>"House rules"</h3>
                <HouseRules form/>
            </div>
            <footer>
                {live(ends)}
                <button class="act" on:click=cancel>"Cancel"</button>
                <button class="act go" on:click=deal>"Deal"</button>
            </footer>
        </SheetFrame>
    }
}
