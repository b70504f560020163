//! The row of actions. What is not allowed now keeps its place, dim, and says why.

use leptos::prelude::*;

use crate::ui::live::live;

use super::amount::Amount;
use super::throw::Throw;
use crate::engine::{Action, Ask, Choice, Seat, Standing, Turn};
use crate::ui::game::{Game, Scene};
use crate::ui::pages::Sheet;
use crate::ui::words;

/// The actions of the moment.
#[component]
pub fn Acts() -> impl IntoView {
    let game = expect_context::<Game>();
    let kind = Memo::new(move |_| match game.scene() {
        Scene::Ready => Kind::Ready,
        Scene::DealOver => Kind::DealOver,
        Scene::SittingOver => Kind::SittingOver,
        Scene::Playing if watches(game) => Kind::Watching,
        Scene::Playing if game.must_throw().is_some() => Kind::Throwing,
        Scene::Playing => Kind::Playing,
    });
    live(move || {
        Some(match kind.get() {
        Kind::Ready => view! { <Few go="Deal me in" on_go=move || game.deal()/> }.into_any(),
        Kind::DealOver => view! { <Few go="Next deal" on_go=move || game.deal()/> }.into_any(),
        Kind::SittingOver => view! { <Few go="Same again" on_go=move || same_again(game)/> }.into_any(),
        Kind::Watching => view! {
            <div class="acts few">
                <button class="act" on:click=move |_| game.skip()>"Hurry"</button>
                <button class="act go" on:click=move |_| game.fast_forward()>
                    {move || if game.is_watched() { "To the end of the deal" } else { "Play on without me" }}
                </button>
            </div>
        }
        .into_any(),
        Kind::Throwing => view! { <Throw/> }.into_any(),
        Kind::Playing => view! { <Four/> }.into_any(),
    })
    })
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Ready,
    Playing,
    Throwing,
    Watching,
    DealOver,
    SittingOver,
}

/// Whether nobody at the screen has anything left to do in this deal.
fn watches(game: Game) -> bool {
    game.public(|view| {
        let mut people = (0..view.seats().len())
            .map(|seat| Seat(seat as u8))
            .filter(|seat| game.is_person(*seat));
        let standing = |seat: Seat| view.seat(seat).map(|place| place.standing());
        let plays = |seat: Seat| match standing(seat) {
            Some(Standing::In) => true,
            // Who has covered may still have to name the hand that plays.
            Some(Standing::Covered(_)) => view.ask().seat() == Some(seat),
            _ => false,
        };
        !people.any(plays)
    })
}

fn same_again(game: Game) {
    // What was played once can be played again.
    if game.sit_down(game.setup()).is_ok() {
        game.deal();
    }
}

#[component]
fn Few(go: &'static str, on_go: impl Fn() + 'static) -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    view! {
        <div class="acts few">
            <button class="act" on:click=move |_| sheet.set(Some(Sheet::NewGame))>"New game"</button>
            <button class="act go" on:click=move |_| on_go()>{go}</button>
        </div>
    }
}

/// Look, fold, see, bet.
#[component]
fn Four() -> impl IntoView {
    let game = expect_context::<Game>();
    let amount = expect_context::<Amount>();
    let choices = Memo::new(move |_| game.choices());
    let offered =
        move |such: fn(&Choice) -> bool| choices.with(|choices| choices.iter().copied().find(such));
    let two_hands = move || {
        choices.with(|choices| {
            choices.contains(&Choice::One(Action::Look(Some(crate::engine::Pick::Old))))
        })
    };
    let reason = move |action: Action| {
        let asked = game.is_my_turn() && game.curtain().is_none();
        let turn = game.public(|view| matches!(view.ask(), Ask::Turn(Turn::Own { .. })));
        game.refusal(action)
            .filter(|_| asked && turn)
            .map(words::why_not)
            .unwrap_or_default()
    };

    let look = move || offered(|choice| *choice == Choice::One(Action::Look(None)));
    let look_why = move || {
        if two_hands() {
            "old or new".into()
        } else {
            reason(Action::Look(None))
        }
    };
    let fold = move || offered(|choice| *choice == Choice::One(Action::Fold));
    let see = move || offered(|choice| matches!(choice, Choice::See { .. }));
    let see_says = move || match see() {
        Some(Choice::See { seat, cost }) => (format!("See {cost}"), game.name(seat)),
        _ => ("See".into(), reason(Action::See)),
    };
    let blind = move || {
        let own = game.actor();
        game.public(|view| {
            own.and_then(|own| view.seat(own))
                .is_some_and(|place| place.is_blind())
        })
    };
    let cover = move || offered(|choice| matches!(choice, Choice::Cover { .. }));
    let bet_says = move || match (cover(), amount.get(), amount.range()) {
        (Some(Choice::Cover { chips }), ..) => {
            (format!("Cover {chips}"), "all you have".to_owned())
        }
        (_, Some(chips), Some((least, _))) => {
            let verb = if blind() { "Bet blind" } else { "Bet" };
            let opening = game.public(|view| view.stake()) == 0;
            let small = if opening {
                format!("{least} to open")
            } else {
                format!("{least} to stay in")
            };
            (format!("{verb} {chips}"), small)
        }
        _ => ("Bet".into(), reason(Action::Bet(1))),
    };
    let bet = move |_| {
        if untrack(cover).is_some() {
            game.act(Action::Cover);
        } else {
            amount.bet();
        }
    };
    let bets = move || cover().is_some() || amount.range().is_some();
    let off = |on: bool| (!on).then_some("true");
    let small = |text: String| (!text.is_empty()).then(|| view! { <small>{text}</small> });
    view! {
        <div class="acts">
            <button
                class="act"
                aria-keyshortcuts="L"
                aria-disabled=move || off(look().is_some())
                on:click=move |_| game.act(Action::Look(None))
            >
                "Look"
                {live(move || small(look_why()))}
            </button>
            <button
                class="act"
                aria-keyshortcuts="F"
                aria-disabled=move || off(fold().is_some())
                on:click=move |_| game.act(Action::Fold)
            >
                "Fold"
            </button>
            <button
                class="act"
                aria-keyshortcuts="S"
                aria-disabled=move || off(see().is_some())
                on:click=move |_| game.act(Action::See)
            >
                {move || see_says().0}
                {live(move || small(see_says().1))}
            </button>
            <button
                class="act go"
                aria-keyshortcuts="B"
                aria-disabled=move || off(bets())
                on:click=bet
            >
                {move || bet_says().0}
                {live(move || small(bet_says().1))}
            </button>
        </div>
    }
}
