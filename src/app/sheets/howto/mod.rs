//! *How to play*: for each game of the catalogue a page with its usual rules and pictures of hands.
//!
//! A page is data ([`Page`]) and stands with all that is said of its game.
//! A [`ToHowToPlay`] or [`Sheet::HowToPlay`] with the key of a game leads to its page.

mod words;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use leptos::html::Div;
use leptos::prelude::*;

use self::words::Words;
use super::SheetState;
use super::beats::Kinds;
use super::drills::{Advised, try_id};
use super::field::{Choose, Field};
use super::frame::{Frame, SheetFrame, go_back, read_from_its_head};
use super::guide::ToFirstDeal;
use super::lesson::ToLessons;
use super::pictures::{Ranks, drawn};
use crate::app::about::{Block, PAGES, Page, Step};
use crate::app::i18n::{Text, say};
use crate::app::lazy::{OpenedFrom, Sheet};
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::live;
use crate::app::words::full_game_name;
use crate::cards::Ranking;
use crate::engine::Rules;
use crate::games;
use crate::sitting::session::MOST_SEATS;

/// The rules of the game whose page is at this place.
fn rules_at(place: usize) -> Option<Rules> {
    let (game, _) = PAGES.get(place)?;
    Some((games::named(game)?.rules)())
}

/// Whether the guided deals of three-card Brag help with this game: it is of the same house.
fn has_lessons(place: usize) -> bool {
    let game = PAGES.get(place).and_then(|(game, _)| games::named(game));
    game.is_some_and(|game| game.house() == games::THREE_CARD.key)
}

fn place_of(game: &str) -> usize {
    let place = PAGES.iter().position(|(key, _)| *key == game);
    place.unwrap_or(0)
}

/// A button that opens the page of a game, and from there leads back.
#[component]
pub fn ToHowToPlay(
    /// The key of the game, asked for when the button is pressed.
    game: Callback<(), &'static str>,
    /// The place of the button.
    from: OpenedFrom,
) -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let open = move |_| sheet.set(Some(Sheet::HowToPlay(game.run(()), from)));
    view! { <button type="button" class="add" on:click=open>{say::HOW_TO_PLAY.get()}</button> }
}

/// The sheet. It shows the page of this game first, and has a list to choose another.
#[component]
pub fn HowToPlay(game: &'static str, from: OpenedFrom) -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let frame = Frame::new();
    let body = NodeRef::<Div>::new();
    let chosen = RwSignal::new(place_of(game));
    match expect_context::<SheetState>().come_back() {
        Some(point) => request_animation_frame(move || focus_element(&try_id(point))),
        None => read_from_its_head(body),
    }
    let field = Field {
        id: "how-to-play",
        label: say::HOWTO_GAME.get(),
        hint: "",
        why: "",
        choices: PAGES.iter().map(|(key, _)| full_game_name(key)).collect(),
        get: Arc::new(move || chosen.get()),
        set: Arc::new(move |to| chosen.set(to)),
    };
    let explanation = move || explanation(chosen.get(), from);
    view! {
        <SheetFrame frame title=Sheet::HowToPlay(game, from).title()>
            <div class="body howto" node_ref=body role="group" tabindex="0" aria-labelledby="sheet-title">
                <Choose field/>
                {explanation}
                {live(move || own_cards(chosen.get()))}
                {live(move || Some(ranks(chosen.get())))}
                {live(move || PAGES.get(chosen.get()).map(|(_, page)| history(page)))}
                <h3>{say::HOWTO_PHONES.get()}</h3>
                <p>{say::HOWTO_PHONES_SAYS.get()}</p>
                <Words/>
                {live(move || has_lessons(chosen.get()).then(|| view! { <ToLessons/> }))}
                {live(move || PAGES.get(chosen.get()).map(|(game, _)| view! { <ToFirstDeal game=*game/> }))}
            </div>
            <footer>
                <button class="act go whole" on:click=move |_| go_back(sheet, frame, from)>
                    {say::BACK.get()}
                </button>
            </footer>
        </SheetFrame>
    }
}

/// How the game is played with real cards. `None`: it needs its cards on the page.
fn own_cards(place: usize) -> Option<AnyView> {
    rules_at(place)?.can_be_banked().then(|| {
        view! {
            <h3>{say::OWN_CARDS.get()}</h3>
            <p>{say::HOWTO_OWN_CARDS.get()}</p>
        }
        .into_any()
    })
}

/// What beats what in this game, where that differs from Brag, and the pay tables.
fn ranks(place: usize) -> AnyView {
    match rules_at(place) {
        Some(rules) if rules.is_against_bank() || rules.ranking.teen_patti => view! {
            <h3>{say::WHAT_BEATS_WHAT.get()}</h3>
            <Kinds rules own=None/>
        }
        .into_any(),
        Some(rules) => view! { <Ranks pairs=rules.ranking.pairs/> }.into_any(),
        None => view! { <Ranks pairs=None/> }.into_any(),
    }
}

/// Where the game comes from.
fn history(page: &'static Page) -> impl IntoView {
    view! {
        <h3>{say::HOWTO_HISTORY.get()}</h3>
        {paragraphs(page.history)}
    }
}

fn paragraphs(texts: &'static [Text]) -> AnyView {
    let texts = texts.iter().map(|text| view! { <p>{text.get()}</p> });
    texts.collect_view().into_any()
}

fn explanation(place: usize, from: OpenedFrom) -> Option<AnyView> {
    let (_, page) = PAGES.get(place)?;
    let rules = rules_at(place)?;
    let is_against_bank = rules.is_against_bank();
    let ranking = Ranking::new(rules.ranking);
    let block = |block: &'static Block| match block {
        Block::Head(text) => view! { <h3>{text.get()}</h3> }.into_any(),
        Block::Paragraphs(texts) => paragraphs(texts),
        Block::Advised(point) => view! { <Advised point=*point from/> }.into_any(),
        Block::Steps(steps) => {
            let step = |step: &Step| view! { <li>{step.get()}</li> };
            view! { <ol class="steps">{steps.iter().map(step).collect_view()}</ol> }.into_any()
        }
        figure => drawn(figure, &ranking, is_against_bank),
    };
    // Some games allow more players than a screen has room for.
    let most = rules.most_seats().unwrap_or(MOST_SEATS).min(MOST_SEATS) as u64;
    let cards = rules.dealing().map_or(0, |dealing| dealing.cards.into());
    let lead = match is_against_bank {
        true => say::howto_for_alone(most, cards),
        false => say::howto_for(most, cards),
    };
    let texts = view! {
        <p class="lead">{lead}</p>
        {page.blocks.iter().map(block).collect_view()}
    }
    .into_any();
    Some(texts)
}
