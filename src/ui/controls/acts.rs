//! The row of actions. What is not allowed now keeps its place, dim, and says why.

use leptos::prelude::*;

use crate::ui::live::live;

use super::amount::{Amount, What};
use crate::engine::{Action, Ask, Choice, Seat, Standing, Turn, VyingAsk};
use crate::ui::felt::is_between_deals;
use crate::ui::game::{Game, Scene};
use crate::ui::keep::Keeper;
use crate::ui::language::{Text, say};
use crate::ui::pages::{Apart, Piece, Sheet};
use crate::ui::words;

/// The actions of the moment.
#[component]
pub fn Acts() -> impl IntoView {
    let game = expect_context::<Game>();
    let keeper = expect_context::<Keeper>();
    let kind = Memo::new(move |_| match game.scene() {
        _ if game.is_buying() => Kind::Buying,
        Scene::Ready if keeper.can_go_on() => Kind::GoOn,
        Scene::Ready => Kind::Ready,
        Scene::DealOver => Kind::DealOver,
        Scene::SittingOver => Kind::SittingOver,
        Scene::Playing if watches(game) => Kind::Watching,
        Scene::Playing if game.must_throw().is_some() => Kind::Throwing,
        Scene::Playing => Kind::Playing,
    });
    live(move || {
        Some(match kind.get() {
        Kind::Ready => view! { <Few go=ready(game) on_go=move || game.deal()/> }.into_any(),
        Kind::GoOn => view! { <Few go=say::GO_ON on_go=move || keeper.go_on(game)/> }.into_any(),
        Kind::DealOver => view! { <Few go=say::NEXT_DEAL on_go=move || game.deal()/> }.into_any(),
        Kind::SittingOver => view! { <Few go=say::SAME_AGAIN on_go=move || game.deal_afresh()/> }.into_any(),
        Kind::Watching => view! {
            <div class="acts few">
                <button class="act" on:click=move |_| game.skip()>{say::HURRY.get()}</button>
                <button class="act go" on:click=move |_| game.fast_forward()>
                    {move || if game.is_watched() { say::TO_THE_END.get() } else { say::PLAY_ON.get() }}
                </button>
            </div>
        }
        .into_any(),
        Kind::Buying => view! { <BuyIn/> }.into_any(),
        Kind::Throwing => view! { <Apart piece=Piece::Throw/> }.into_any(),
        Kind::Playing => view! { <Four/> }.into_any(),
    })
    })
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Ready,
    GoOn,
    Playing,
    Throwing,
    Buying,
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
            // The next deal is about to begin.
            Some(standing) if is_between_deals(view) => standing != Standing::Out,
            // Who has covered may still have to name the hand that plays, and who has folded may be asked
            // for a loan.
            _ => view.ask().seat() == Some(seat),
        };
        view.deals() > 0 && !people.any(plays)
    })
}

/// Between two deals once a sitting has been taken up again, before the first one else.
fn ready(game: Game) -> Text {
    if game.public(|view| view.deals()) > 0 {
        say::NEXT_DEAL
    } else {
        say::DEAL_ME_IN
    }
}

/// Whom one is asked to lend to instead of showing.
fn lends_to(game: Game) -> String {
    match game.public(|view| view.ask()) {
        Ask::Vying(VyingAsk::Turn(Turn::LendOrShow { short, .. })) => {
            say::to_whom(&game.somebody(short))
        }
        _ => String::new(),
    }
}

#[component]
fn Few(go: Text, on_go: impl Fn() + 'static) -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    view! {
        <div class="acts few">
            <button class="act" on:click=move |_| sheet.set(Some(Sheet::NewGame))>{say::NEW_GAME.get()}</button>
            <button class="act go" on:click=move |_| on_go()>{go.get()}</button>
        </div>
    }
}

/// For how much somebody buys in.
#[component]
fn BuyIn() -> impl IntoView {
    let game = expect_context::<Game>();
    let amount = expect_context::<Amount>();
    let big = move || say::buy_in_for(amount.get().unwrap_or_default());
    let who = move || match amount.what() {
        Some(What::BuyIn(seat)) => Some(view! { <small>{game.name(seat)}</small> }),
        _ => None,
    };
    view! {
        <div class="acts few">
            <button class="act" on:click=move |_| game.think_of_buying(false)>{say::NOT_NOW.get()}</button>
            <button class="act go" on:click=move |_| amount.act()>
                {move || big()}
                {live(move || who())}
            </button>
        </div>
    }
}

/// Look, fold, see or show, bet or borrow.
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
        let turn =
            game.public(|view| matches!(view.ask(), Ask::Vying(VyingAsk::Turn(Turn::Own { .. }))));
        game.refusal(action)
            .filter(|_| asked && turn)
            .map(words::why_not)
            .unwrap_or_default()
    };

    let look = move || offered(|choice| *choice == Choice::One(Action::Look(None)));
    let look_why = move || {
        if two_hands() {
            say::WHY_OLD_OR_NEW.get().into()
        } else {
            reason(Action::Look(None))
        }
    };
    let fold = move || offered(|choice| *choice == Choice::One(Action::Fold));
    let see = move || offered(|choice| matches!(choice, Choice::See { .. }));
    // Who is short cannot see: he shows his hand to a lender, and the other of two shows instead of lending.
    let show = move || {
        let instead = Action::Show(None);
        if offered(|choice| *choice == Choice::One(Action::Show(None))).is_some() {
            return Some((Some(instead), say::SHOW_INSTEAD.get().to_owned()));
        }
        let Some(What::Borrow(from)) = amount.what() else {
            return None;
        };
        let show = Action::Show(Some(from));
        let may = choices.with(|choices| choices.iter().any(|choice| choice.admits(show)));
        let why = if may { game.name(from) } else { reason(show) };
        Some((may.then_some(show), why))
    };
    let see_says = move || match (show(), see()) {
        (Some((_, small)), _) => (say::SHOW.get().into(), small),
        (_, Some(Choice::See { seat, cost })) => (say::see_for(cost), game.name(seat)),
        _ => (say::SEE.get().into(), reason(Action::See)),
    };
    let sees = move || match show() {
        Some((action, _)) => action,
        None => see().map(|_| Action::See),
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
            (say::cover_for(chips), say::ALL_YOU_HAVE.get().to_owned())
        }
        (_, Some(chips), Some((least, _))) => {
            match amount.what() {
                Some(What::Borrow(from)) if least == amount.range().map_or(0, |(_, most)| most) => {
                    return (say::borrow_of(chips), say::from_whom(&game.somebody(from)));
                }
                Some(What::Borrow(from)) => {
                    return (say::ask_whom(&game.somebody(from)), say::for_chips(chips));
                }
                Some(What::Lend) => return (say::lend_of(chips), lends_to(game)),
                _ => {}
            }
            let big = if blind() {
                say::bet_blind_of(chips)
            } else {
                say::bet_of(chips)
            };
            let opening = game.public(|view| view.stake()) == 0;
            let small = if opening {
                say::to_open(least)
            } else {
                say::to_stay_in(least)
            };
            (big, small)
        }
        _ => (say::BET.get().into(), reason(Action::Bet(1))),
    };
    let bet = move |_| {
        if untrack(cover).is_some() {
            game.act(Action::Cover);
        } else {
            amount.act();
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
                {say::LOOK.get()}
                {live(move || small(look_why()))}
            </button>
            <button
                class="act"
                aria-keyshortcuts="F"
                aria-disabled=move || off(fold().is_some())
                on:click=move |_| game.act(Action::Fold)
            >
                {say::FOLD.get()}
            </button>
            <button
                class="act"
                aria-keyshortcuts="S"
                aria-disabled=move || off(sees().is_some())
                on:click=move |_| {
                    if let Some(action) = untrack(sees) {
                        game.act(action);
                    }
                }
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
