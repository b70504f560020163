//! The *Log* tab: what has been said at the table, deal by deal.

use leptos::html::Ol;
use leptos::prelude::*;

use crate::app::platform::live::{each, live, whenever};

use crate::app::i18n::say;
use crate::app::lazy::OpenedFrom;
use crate::app::sheets::fairness_button::FairnessButton;
use crate::app::sheets::small_cards::small_card;
use crate::app::table::game::Game;
use crate::app::table::log::Line;
use crate::app::words;
use crate::cards::{Card, CardSet};
use crate::engine::Debt;

/// The log. It stays scrolled to its end unless somebody scrolls back.
#[component]
pub fn LogTab() -> impl IntoView {
    let game = expect_context::<Game>();
    let list = NodeRef::<Ol>::new();
    let is_empty = Memo::new(move |_| game.log(|log| log.lines().is_empty()));
    whenever(move |begun| {
        game.log(|_| ());
        if let Some(page) = list.get().and_then(|list| list.parent_element()) {
            let below = page.scroll_height() - page.scroll_top() - page.client_height();
            if !begun || below < 120 {
                request_animation_frame(move || page.set_scroll_top(page.scroll_height()));
            }
        }
    });
    let numbers = move || {
        game.log(|log| {
            let lines = log.lines().iter();
            lines.map(|line| line.number.into()).collect()
        })
    };
    view! {
        {live(move || is_empty.get().then(|| view! { <p class="rules">{say::LOG_IS_EMPTY.get()}</p> }))}
        {live(move || debts(game))}
        {live(move || game.public(|view| !view.rules().real_cards).then(|| view! { <Sealed game/> }))}
        <ol class="log" node_ref=list>
            {each(numbers, move |number| game.log(|log| log.line(number).cloned()).map(|line| view! { <LogLine line/> }))}
        </ol>
    }
}

/// The seal of the shuffle. People with real cards shuffle themselves.
#[component]
fn Sealed(game: Game) -> impl IntoView {
    view! {
        <p class="rules">{say::SITTING_IS_SEALED.get()}" "<code class="seal">{move || game.seal()}</code></p>
        <FairnessButton from=OpenedFrom::Menu says=say::IS_THE_SHUFFLE_FAIR/>
    }
}

/// The debts between players.
fn debts(game: Game) -> Option<impl IntoView> {
    let debts = game.public(|view| view.debts().to_vec());
    let line = |debt: &Debt| {
        let line = say::log_debt(
            &game.somebody(debt.debtor),
            &game.somebody(debt.creditor),
            debt.chips,
        );
        with_bold_name(game, line, &[])
    };
    (!debts.is_empty()).then(|| view! { <ul class="log" aria-label=say::DEBTS.get()>{debts.iter().map(line).collect_view()}</ul> })
}

#[component]
fn LogLine(line: Line) -> impl IntoView {
    let game = expect_context::<Game>();
    if line.begins_deal {
        return view! { <li class="deal">{line.text}</li> }.into_any();
    }
    with_bold_name(game, line.text, &line.cards).into_any()
}

/// A line whose name at the beginning is bold, and the cards that it tells of.
fn with_bold_name(game: Game, line: String, cards: &[Card]) -> impl IntoView {
    let names = game
        .setup()
        .players
        .into_iter()
        .map(|player| words::isolated(&player.name));
    let mut names = names.chain([say::YOU.get().to_owned()]);
    let is_first = |name: &String| {
        let rest = line.strip_prefix(name.as_str());
        rest.is_some_and(|rest| rest.starts_with(' '))
    };
    let who = names.find(is_first).unwrap_or_default();
    let rest = line.get(who.len()..).unwrap_or_default().to_owned();
    let cards = cards.iter();
    let cards = cards.map(|card| small_card(*card, CardSet::default(), false));
    view! { <li><b>{who}</b>{rest}<span class="minis">{cards.collect_view()}</span></li> }
}
