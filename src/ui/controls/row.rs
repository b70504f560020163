//! The upper row: the amount to bet, a choice of two, or a word about what is going on.

use leptos::prelude::*;

use crate::ui::live::live;

use super::amount::{Amount, AmountRow};
use crate::engine::{Action, Ask, Choice, Turn};
use crate::ui::game::{Game, Scene};
use crate::ui::keep::Keeper;
use crate::ui::language::{Text, say};
use crate::ui::session::Setup;
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
        let two = |first: Text, one, second: Text, two| {
            Kind::Two((first.get().to_owned(), one), (second.get(), two))
        };
        if game.is_buying() {
            Kind::Amount
        } else if offers(Action::Keep) {
            two(say::KEEP, Action::Keep, say::THROW, Action::Throw)
        } else if offers(Action::Agree) {
            two(
                say::AGREE_TO_SHOW,
                Action::Agree,
                say::REFUSE,
                Action::Refuse,
            )
        } else if offers(Action::Lend(None)) {
            Kind::Two(
                (asked_to_lend(game), Action::Lend(None)),
                (say::REFUSE.get(), Action::Refuse),
            )
        } else if offers(Action::Retain(None)) {
            Kind::One(say::KEEP_NEITHER.get(), Action::Retain(None))
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
                <button on:click=move |_| update.take_over()>{say::NEW_VERSION.get()}</button>
            </div>
        }
        .into_any(),
        Kind::Hide => view! {
            <div class="choose"><button on:click=move |_| game.peek(false)>{say::HIDE_YOUR_CARDS.get()}</button></div>
        }
        .into_any(),
        Kind::Words => view! {
            <p class="hint">
                {move || match keeper.waiting() {
                    _ if game.scene() != Scene::Ready => hint(game),
                    Some((setup, deal)) => waits(&setup, deal),
                    None if keeper.is_on_its_way() => say::ONE_MOMENT.get().into(),
                    None if keeper.can_go_on() => say::LAST_SITTING_WAITS.get().into(),
                    None => hint(game),
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

/// The sitting that can be gone on with. More names than these would not fit there.
fn waits(setup: &Setup, deal: u32) -> String {
    if setup.players.len() > 4 {
        return say::LAST_SITTING_WAITS.get().into();
    }
    say::last_sitting_waits_of(&words::list(words::names(setup)), deal.into())
}

fn hint(game: Game) -> String {
    match game.scene() {
        Scene::Ready => words::company(&game.setup()),
        Scene::SittingOver => String::new(),
        Scene::DealOver => {
            let carried = game.settled(|view| view.pot());
            let ante = game.settled(|view| view.rules().ante);
            let ante = if ante > 0 {
                say::next_ante(ante)
            } else {
                String::new()
            };
            if carried > 0 {
                format!("{} {ante}", say::stays_on_the_table(carried))
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
        Ask::Name { .. } => say::NAME_THE_HAND.get().into(),
        Ask::Retain { .. } => say::NAME_THE_KEPT_HAND.get().into(),
        Ask::Turn(Turn::Own { .. }) => match offers(game) {
            (_, true) => say::COVER_OR_FOLD,
            (true, _) => say::NOBODY_LENDS,
            _ => say::LOOK_AT_YOURS_FIRST,
        }
        .get()
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
        }) => say::lend_whom(&game.somebody(borrower), chips),
        _ => String::new(),
    }
}
