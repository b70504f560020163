//! The *New game* sheet: which game, then who plays, and by what house rules.

mod amount;
mod asked;
mod asked_classic;
mod asked_patti;
mod asked_rounds;
mod asked_sets;
mod form;
mod house_rules;
mod players;
mod presets;
mod which;
mod wild;

use leptos::html::Div;
use leptos::prelude::*;

use crate::ui::live::{live, whenever};

pub use self::asked_rounds::is_round;
pub use self::form::Form;
use self::form::Note;
use self::house_rules::HouseRules;
use self::players::Players;
pub use self::presets::preset_name;
use self::presets::{Presets, Summary};
use self::which::{Chosen, Family};
use super::Whence;
use super::fair::Ask;
use super::frame::{self, Frame, SheetFrame};
use super::part::Fetching;
use super::share::Share;
use super::sheets::Sheet;
use crate::games;
use crate::notation::read_link;
use crate::ui::family;
use crate::ui::focus::give_to;
use crate::ui::game::{Game, Scene};
use crate::ui::keep::Keeper;
use crate::ui::language::say;
use crate::ui::link::Linked;
use crate::ui::session::Setup;

/// The sheet. Closing it keeps what was typed; *Cancel* goes back to the game as it is.
#[component]
pub fn NewGame(form: Form) -> impl IntoView {
    let game = expect_context::<Game>();
    let frame = Frame::new();
    let linked = expect_context::<Linked>();
    whenever(move |_| {
        if let Some(link) = linked.take() {
            take_link(form, &link);
        }
    });
    let cancel = move |_| {
        form.reset(&form.as_it_was(game));
        frame::close(frame);
    };
    // What plays the game, once it is to be dealt.
    let coming = RwSignal::new(Fetching::NotYet);
    let begin = move |setup: Setup| {
        // Whoever has closed the sheet meanwhile, or gone back to the games, is not dealt this one.
        if coming.try_get_untracked() != Some(Fetching::UnderWay) {
            return;
        }
        if game.sit_down(setup).is_err() {
            return coming.set(Fetching::Failed);
        }
        coming.set(Fetching::Done);
        frame::close(frame);
        form.reset(&game.setup());
        game.deal();
    };
    let deal = move |_| {
        if let Some(setup) = form.submit() {
            coming.set(Fetching::UnderWay);
            let wanted = family::wanted(&setup.rules);
            family::once_here(&wanted, Box::new(move || begin(setup)));
        }
    };
    let keeper = expect_context::<Keeper>();
    let ends = move || {
        let says = if game.scene() == Scene::Playing {
            say::GAME_IN_HAND_ENDS
        } else if keeper.can_go_on() {
            say::WAITING_SITTING_ENDS
        } else if game.scene() != Scene::SittingOver && game.public(|view| view.deals()) > 0 {
            say::SITTING_IN_HAND_ENDS
        } else {
            return None;
        };
        Some(view! { <p class="note">{says.get()}</p> })
    };
    let comes = move || match coming.get() {
        Fetching::UnderWay => {
            Some(view! { <p class="note" role="status">{say::ONE_MOMENT.get()}</p> }.into_any())
        }
        Fetching::Failed => Some(
            view! { <p class="error" role="alert">{say::PART_NOT_FETCHED.get()}</p> }.into_any(),
        ),
        Fetching::NotYet | Fetching::Done => None,
    };
    let body = NodeRef::<Div>::new();
    let turn = move |players| {
        coming.set(Fetching::NotYet);
        form.turn_to(players);
        // What was pressed is gone, and what comes in its place is read from its head.
        give_to("sheet-title");
        request_animation_frame(move || {
            if let Some(body) = body.get_untracked() {
                body.set_scroll_top(0);
            }
        });
    };
    let is_betting = Memo::new(move |_| form.draft.with(|draft| draft.rules().is_betting()));
    let players_and_rules = move || {
        view! {
            <div class="body" node_ref=body>
                <p class="told" role="status">{move || form.said()}</p>
                <Chosen form back=Callback::new(move |()| turn(false))/>
                <Players form/>
                <h3>{say::HOUSE_RULES.get()}</h3>
                {live(move || is_betting.get().then(|| view! { <Presets form/> }))}
                <Summary form/>
                <HouseRules form/>
                <Share table=Callback::new(move |()| form.table())/>
                <p class="rules">{say::NEXT_SHUFFLE_IS_SEALED.get()}" "<code>{move || game.next_seal_in_brief()}</code></p>
                <Ask whence=Whence::NewGame says=say::IS_THE_SHUFFLE_FAIR/>
            </div>
            <footer>
                {live(comes)}
                {live(ends)}
                <button class="act" on:click=cancel>{say::CANCEL_NEW_GAME.get()}</button>
                <button class="act go" on:click=deal>{say::DEAL_IT.get()}</button>
            </footer>
        }
    };
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let how_to_play = move |_| {
        let game = form.draft.with_untracked(|draft| draft.rules().game);
        sheet.set(Some(Sheet::HowToPlay(game, Whence::NewGame)));
    };
    let family = move || {
        view! {
            <div class="body" node_ref=body><Family form/></div>
            <footer>
                <button class="act" on:click=how_to_play>{say::HOW_TO_PLAY.get()}</button>
                <button class="act go" on:click=move |_| turn(true)>{say::PLAYERS_AND_RULES.get()}</button>
            </footer>
        }
    };
    let asks = move || match form.is_chosen() {
        true => Some(players_and_rules().into_any()),
        false => Some(family().into_any()),
    };
    view! {
        <SheetFrame frame title=Sheet::NewGame.title()>{live(asks)}</SheetFrame>
    }
}

/// Puts the rules of a link into the sheet, or the usual rules where it cannot be read, and says so.
fn take_link(form: Form, link: &str) {
    form.turn_to(true);
    match read_link(link) {
        Ok(rules) => form.take(rules, Some(Note::Came)),
        Err(error) => form.take(games::three_card(), Some(Note::Unread(error))),
    }
}
