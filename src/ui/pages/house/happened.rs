//! What has been said at the table, deal by deal.

use leptos::html::Ol;
use leptos::prelude::*;

use crate::ui::live::{each, live};

use crate::engine::Debt;
use crate::ui::game::Game;
use crate::ui::log::Line;
use crate::ui::pages::Whence;
use crate::ui::pages::fair::Ask;

/// The log, at its end, where it stays as long as nobody scrolls back.
#[component]
pub fn Happened() -> impl IntoView {
    let game = expect_context::<Game>();
    let list = NodeRef::<Ol>::new();
    let is_empty = Memo::new(move |_| game.log().lines().is_empty());
    Effect::new(move |begun: Option<()>| {
        let _ = game.log().lines();
        if let Some(page) = list.get().and_then(|list| list.parent_element()) {
            let below = page.scroll_height() - page.scroll_top() - page.client_height();
            if begun.is_none() || below < 120 {
                request_animation_frame(move || page.set_scroll_top(page.scroll_height()));
            }
        }
    });
    let numbers = move || {
        game.log()
            .lines()
            .iter()
            .map(|line| line.number.into())
            .collect()
    };
    view! {
        {live(move || is_empty.get().then(|| view! { <p class="rules">"Nothing yet. The first deal begins it."</p> }))}
        {live(move || debts(game))}
        <p class="rules">"The shuffle of this sitting is sealed: "<code class="seal">{move || game.seal()}</code></p>
        <Ask whence=Whence::House says="Is the shuffle fair?"/>
        <ol class="log" node_ref=list>
            {each(numbers, move |number| untrack(move || game.log().line(number)).map(|line| view! { <Told line/> }))}
        </ol>
    }
}

/// Who owes whom.
fn debts(game: Game) -> Option<impl IntoView> {
    let debts = game.public(|view| view.debts().to_vec());
    let line = |debt: &Debt| {
        let [debtor, creditor] = [debt.debtor, debt.creditor].map(|seat| game.name(seat));
        view! { <li><b>{debtor}</b>{format!(" owes {creditor} {}", debt.chips)}</li> }
    };
    (!debts.is_empty()).then(|| view! { <ul class="log" aria-label="Debts">{debts.iter().map(line).collect_view()}</ul> })
}

/// A line, with the name it begins with in bold.
#[component]
fn Told(line: Line) -> impl IntoView {
    let game = expect_context::<Game>();
    if line.begins_deal {
        return view! { <li class="deal">{line.text}</li> }.into_any();
    }
    let names = game.setup().players.into_iter().map(|player| player.name);
    let who = names
        .chain(["You".to_owned()])
        .find(|name| {
            line.text
                .strip_prefix(name.as_str())
                .is_some_and(|rest| rest.starts_with(' '))
        })
        .unwrap_or_default();
    let rest = line
        .text
        .strip_prefix(who.as_str())
        .unwrap_or_default()
        .to_owned();
    view! { <li><b>{who}</b>{rest}</li> }.into_any()
}
