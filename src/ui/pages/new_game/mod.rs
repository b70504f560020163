//! The *New game* sheet: who plays, and by what house rules.

mod amount;
mod asked;
mod form;
mod house_rules;
mod players;
mod presets;
mod wild;

use leptos::prelude::*;

use crate::ui::live::live;

pub use self::form::{Form, give_focus};
use self::house_rules::HouseRules;
use self::players::Players;
use self::presets::{Presets, Summary};
use super::Whence;
use super::fair::Ask;
use super::frame::{self, Frame, SheetFrame};
use super::share::Share;
use super::sheets::Sheet;
use crate::games;
use crate::notation::read_link;
use crate::ui::game::{Game, Scene};
use crate::ui::link::Linked;
use crate::ui::words;

/// The sheet. Closing it keeps what was typed; *Cancel* goes back to the game as it is.
#[component]
pub fn NewGame(form: Form) -> impl IntoView {
    let game = expect_context::<Game>();
    let frame = Frame::new();
    let linked = expect_context::<Linked>();
    Effect::new(move || {
        if let Some(link) = linked.take() {
            take_link(form, &link);
        }
    });
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
                <p class="told" role="status">{form.note}</p>
                <Players form/>
                <h3>"House rules"</h3>
                <Presets form/>
                <Summary form/>
                <HouseRules form/>
                <Share rules=Callback::new(move |()| form.rules())/>
                <p class="rules">"The next shuffle is sealed: "<code class="seal">{move || game.next_seal()}</code></p>
                <Ask whence=Whence::NewGame says="Is the shuffle fair?"/>
            </div>
            <footer>
                {live(ends)}
                <button class="act" on:click=cancel>"Cancel"</button>
                <button class="act go" on:click=deal>"Deal"</button>
            </footer>
        </SheetFrame>
    }
}

/// Puts the rules of a link into the sheet, or the usual rules where it cannot be read, and says so.
fn take_link(form: Form, link: &str) {
    match read_link(link) {
        Ok(rules) => form.take(
            rules,
            "These house rules came with the link. Nothing changes until you deal.".into(),
        ),
        Err(error) => {
            let why = words::sentence(&error.to_string());
            form.take(
                games::three_card(),
                format!("{why} These are the usual rules."),
            );
        }
    }
}
