//! The upper row: the amount to bet, a choice of two, or a word about what is going on.

use leptos::prelude::*;

use crate::ui::live::live;

use super::amount::{Amount, AmountRow};
use crate::engine::{Action, Ask, Choice, Turn};
use crate::ui::game::{Game, Scene};
use crate::ui::keep::Keeper;
use crate::ui::update::Update;
use crate::ui::words;

/// The upper row.
#[component]
pub fn Row() -> impl IntoView {
    let game = expect_context::<Game>();
    let amount = expect_context::<Amount>();
    let update = expect_context::<Update>();
    let keeper = expect_context::<Keeper>();
    let kind = Memo::new(move |_| {
        // Only where nothing is in hand that a new beginning would end.
        if update.waits() && matches!(game.scene(), Scene::Ready | Scene::SittingOver) {
            return Kind::Update;
        }
        let choices = game.choices();
        let offers = |action| choices.contains(&Choice::One(action));
        let two = |first: &str, one, second, two| Kind::Two((first.to_owned(), one), (second, two));
        if game.is_buying() {
            Kind::Amount
        } else if offers(Action::Keep) {
            two("Keep", Action::Keep, "Throw", Action::Throw)
        } else if offers(Action::Agree) {
            two("Agree to show", Action::Agree, "Refuse", Action::Refuse)
        } else if offers(Action::Lend(None)) {
            two(
                &asked_to_lend(game),
                Action::Lend(None),
                "Refuse",
                Action::Refuse,
            )
        } else if offers(Action::Retain(None)) {
            Kind::One("Keep neither", Action::Retain(None))
        } else if game.is_peeking() && game.must_throw().is_some() {
            Kind::Hide
        } else if amount.range().is_some() {
            Kind::Amount
        } else {
            Kind::Words
        }
    });
    live(move || {
        Some(match kind.get() {
        Kind::Amount => view! { <AmountRow/> }.into_any(),
        Kind::Two((first, one), (second, two)) => view! {
            <div class="choose">
                <button class="go" on:click=move |_| game.act(one)>{first}</button>
                <button on:click=move |_| game.act(two)>{second}</button>
            </div>
        }
        .into_any(),
        Kind::One(label, action) => view! {
            <div class="choose"><button on:click=move |_| game.act(action)>{label}</button></div>
        }
        .into_any(),
        Kind::Update => view! {
            <div class="choose">
                <button on:click=move |_| update.take_over()>"A new version is ready: use it"</button>
            </div>
        }
        .into_any(),
        Kind::Hide => view! {
            <div class="choose"><button on:click=move |_| game.peek(false)>"Hide your cards"</button></div>
        }
        .into_any(),
        Kind::Words => view! {
            <p class="hint">
                {move || if game.scene() == Scene::Ready && keeper.can_go_on() {
                    "The last sitting waits where you left it.".into()
                } else {
                    hint(game)
                }}
            </p>
        }
        .into_any(),
    })
    })
}

#[derive(Clone, PartialEq)]
enum Kind {
    Amount,
    Update,
    Hide,
    Two((String, Action), (&'static str, Action)),
    One(&'static str, Action),
    Words,
}

fn hint(game: Game) -> String {
    match game.scene() {
        Scene::Ready => words::company(&game.setup()),
        Scene::SittingOver => String::new(),
        Scene::DealOver => {
            let carried = game.settled(|view| view.pot());
            let ante = game.settled(|view| view.rules().ante);
            let ante = if ante > 0 {
                format!("The next ante is {ante}.")
            } else {
                String::new()
            };
            if carried > 0 {
                format!("{carried} stays on the table. {ante}")
            } else {
                ante
            }
        }
        Scene::Playing => playing(game),
    }
}

fn playing(game: Game) -> String {
    let ask = game.public(|view| view.ask());
    if !game.is_my_turn() || game.curtain().is_some() {
        return game.log().last();
    }
    match ask {
        Ask::Discard { .. } => words::must_throw(game.must_throw()).into(),
        Ask::Name { .. } => "Name the hand that plays, unseen.".into(),
        Ask::Retain { .. } => "You are alone and blind: name the hand you keep.".into(),
        Ask::Turn(Turn::Own { .. }) => match offers(game) {
            (_, true) => "You cannot pay the least bet: cover the pot, or fold.",
            (true, _) => "You cannot pay the least bet, and nobody lends: fold.",
            _ => "Look at your cards first.",
        }
        .into(),
        _ => String::new(),
    }
}

/// Whether one may fold, and cover.
fn offers(game: Game) -> (bool, bool) {
    let choices = game.choices();
    let covers = |choice: &Choice| matches!(choice, Choice::Cover { .. });
    (
        choices.contains(&Choice::One(Action::Fold)),
        choices.iter().any(covers),
    )
}

fn asked_to_lend(game: Game) -> String {
    match game.public(|view| view.ask()) {
        Ask::Turn(Turn::Lend {
            borrower, chips, ..
        }) => format!("Lend {} {chips}", game.name(borrower)),
        _ => String::new(),
    }
}
