//! The *New game* sheet: the game, then the players and the house rules.

mod amount;
mod form;
mod game_picker;
mod house_rules;
mod measured;
mod measured_games;
mod players;
mod presets;
mod seating;
mod strength;
mod wild;

use leptos::html::Div;
use leptos::prelude::*;

use crate::app::platform::live::{live, whenever};

pub use self::form::Form;
use self::form::Note;
use self::game_picker::{Chosen, Family};
use self::house_rules::HouseRules;
use self::players::Players;
pub use self::presets::preset_name;
use self::presets::{Presets, Summary};
use super::frame::{self, Frame, SheetFrame};
use super::share::Share;
use super::state::{AtNumbers, NewRules, SheetState};
use crate::app::draft::Draft;
use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, OpenedFrom, Sheet};
use crate::app::platform::focus::focus_element;
use crate::app::platform::frame::is_embedded;
use crate::app::sheets::fairness_button::FairnessButton;
use crate::app::storage::{SaveState, store};
use crate::app::table::game::{Game, Phase};
use crate::app::table::link::SheetLink;
use crate::games::{self, Preset};
use crate::notation::{FragmentKind, read_link};
use crate::school::ten;

/// The sheet. Closing it keeps what was typed; *Cancel* restores the game at the table.
#[component]
pub fn NewGame(form: Form) -> impl IntoView {
    let game = expect_context::<Game>();
    let frame = Frame::new();
    let sheet = expect_context::<OpenSheet>();
    let sheet_link = expect_context::<SheetLink>();
    whenever(move |_| {
        if let Some(link) = sheet_link.take(FragmentKind::Rules) {
            take_link(form, &link);
        }
    });
    let cancel = move |_| {
        form.reset(form.initial(game));
        frame::close(frame);
    };
    let deal = move |_| {
        let Some(setup) = form.submit() else {
            return;
        };
        // A table without a fault can be set up.
        if game.sit_down(setup).is_ok() {
            let company = form.draft.with_untracked(Draft::last);
            form.reset(company.at(game.next_setup()));
            // Phones join before the first deal, by a sheet of their own.
            if game.seats(|seats| !seats.phones().is_empty()) {
                return sheet.set(Some(Sheet::Phones));
            }
            frame::close(frame);
            game.deal();
        }
    };
    let save_state = expect_context::<SaveState>();
    let is_unsaved = store::is_refused();
    let ends = move || {
        let is_under_way =
            game.phase() != Phase::SittingOver && game.public(|view| view.deals()) > 0;
        let says = if is_unsaved && is_under_way {
            say::SITTING_ENDS_UNSAVED
        } else if game.phase() == Phase::Playing {
            say::GAME_IN_HAND_ENDS
        } else if save_state.can_resume() {
            say::WAITING_SITTING_ENDS
        } else if is_under_way {
            say::SITTING_IN_HAND_ENDS
        } else {
            return None;
        };
        Some(view! { <p class="note">{says.get()}</p> })
    };
    let body = NodeRef::<Div>::new();
    let turn = move |players| {
        form.show_players(players);
        // The pressed button has been removed, so the focus goes to the title of the new page.
        focus_element("sheet-title");
        request_animation_frame(move || {
            // The sheet may have been closed meanwhile.
            if let Some(body) = body.try_get_untracked().flatten() {
                body.set_scroll_top(0);
            }
        });
    };
    let has_presets = Memo::new(move |_| form.draft.with(|draft| Preset::are_for(draft.rules())));
    let is_for_numbers = Memo::new(move |_| {
        let is_playable = form.draft.with(|draft| ten::is_playable(draft.rules()));
        is_playable && !is_embedded()
    });
    let has_own_cards = Memo::new(move |_| form.draft.with(Draft::has_own_cards));
    let players_and_rules = move || {
        view! {
            <div class="body" node_ref=body>
                <div class="company">
                    <p class="told" role="status">{move || form.note_text()}</p>
                    <Chosen form back=Callback::new(move |()| turn(false))/>
                    <Players form/>
                </div>
                <div>
                    <h3>{say::HOUSE_RULES.get()}</h3>
                    {live(move || has_presets.get().then(|| view! { <Presets form/> }))}
                    <Summary form/>
                    <HouseRules form/>
                    <Share table=Callback::new(move |()| form.table())/>
                    {live(move || is_for_numbers.get().then(|| view! { <ByNumber form/> }))}
                    {live(move || (!has_own_cards.get()).then(|| view! { <Sealed game/> }))}
                </div>
            </div>
            <footer>
                {live(ends)}
                <button class="act" on:click=cancel>{say::CANCEL_NEW_GAME.get()}</button>
                <button class="act go" on:click=deal>{say::DEAL_IT.get()}</button>
            </footer>
        }
    };
    let state = expect_context::<SheetState>();
    let how_to_play = move |_| {
        let rules = form.draft.with_untracked(|draft| draft.rules().clone());
        let key = rules.game;
        state.slot().set_value(Some(NewRules(rules)));
        sheet.set(Some(Sheet::HowToPlay(key, OpenedFrom::NewGame)));
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

/// The seal of the next shuffle. People with real cards shuffle themselves.
#[component]
fn Sealed(game: Game) -> impl IntoView {
    view! {
        <p class="rules">{say::NEXT_SHUFFLE_IS_SEALED.get()}" "<code>{move || game.next_seal_in_brief()}</code>" "{say::CUT_FIRST.get()}</p>
        <FairnessButton from=OpenedFrom::NewGame says=say::IS_THE_SHUFFLE_FAIR/>
    }
}

/// A button that takes the table to the school, where ten deals of it are played by number.
#[component]
fn ByNumber(form: Form) -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    let sheets = expect_context::<SheetState>();
    let open = move |_| {
        if let Some(setup) = form.table() {
            sheets.ten().table.set(Some(setup));
            sheets.slot().set_value(Some(AtNumbers));
            sheet.set(Some(Sheet::School));
        }
    };
    view! { <button type="button" class="add" on:click=open>{say::TEN_BY_NUMBER_OF_TABLE.get()}</button> }
}

/// Puts the rules of a link into the sheet. If it cannot be read, puts the usual rules and a note.
fn take_link(form: Form, link: &str) {
    form.show_players(true);
    match read_link(link) {
        Ok(rules) => form.set_rules(rules, Some(Note::Came)),
        Err(error) => form.set_rules(games::three_card(), Some(Note::Unread(error))),
    }
}
