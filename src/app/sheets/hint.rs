//! The button that gives a hint, and the hint over the felt.

use leptos::prelude::*;

use super::odds::about;
use crate::app::counts::{self, Answer};
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::platform::live::live;
use crate::app::settings::Settings;
use crate::app::sheets::hint_text::Hint;
use crate::app::table::game::{Game, Scene};
use crate::engine::{Ask, CasinoAsk, Viewer};

/// The button and the hint. They appear if hints are turned on, while the table waits for the player at the screen
/// and he sees his cards.
#[component]
pub fn HintPiece() -> impl IntoView {
    let game = expect_context::<Game>();
    let settings = expect_context::<Settings>();
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let may_ask = Memo::new(move |_| {
        let is_asked = game.scene() == Scene::Playing
            && game.is_my_turn()
            && game.curtain().is_none()
            && !game.screen.is_replay();
        let sees = matches!(game.viewer(), Viewer::Seat(_));
        // Before the cards are dealt there is nothing to compute.
        let has_cards = game
            .shown
            .public(|view| !matches!(view.ask(), Ask::Casino(CasinoAsk::Stake { .. })));
        // In a guided deal the coach gives advice instead.
        let is_guided = matches!(sheet.get(), Some(Sheet::Lesson(_)));
        settings.get().hints && is_asked && sees && has_cards && !is_guided && !game.sets_hands()
    });
    // The number of events so far. The next event makes the hint outdated.
    let so_far = Memo::new(move |_| {
        game.shown
            .public(|view| (view.deals(), view.history().len()))
    });
    let said = RwSignal::new(None::<((u32, usize), String)>);
    let counting = StoredValue::new(None);
    let ask = move |_| {
        let at = so_far.get_untracked();
        if said.with_untracked(|said| said.as_ref().is_some_and(|(of, _)| *of == at)) {
            said.set(None);
            return;
        }
        let hint = untrack(move || {
            let choices = game.choices();
            game.view(|view| Hint::of(view, &choices))
        });
        let Some(hint) = hint else { return };
        game.in_play.took_hint();
        // Fails only once the button has been removed.
        let tell = move |says| {
            let _ = said.try_set(Some((at, says)));
        };
        let Some(question) = hint.question() else {
            return tell(hint.text(None, about));
        };
        counting.set_value(Some(counts::run(question, move |answer| {
            if let Answer::Deals(dealt @ Some(_)) = answer {
                tell(hint.text(dealt, about));
            }
        })));
    };
    let told = move || {
        let told = said.get().filter(|(of, _)| *of == so_far.get());
        told.map(|(_, says)| view! { <p on:click=move |_| said.set(None)>{says}</p> })
    };
    live(move || {
        may_ask.get().then(|| {
            view! {
                <div class="hints" on:click=move |press| press.stop_propagation()>
                    <div role="status">{live(told)}</div>
                    <button on:click=ask>{say::HINT.get()}</button>
                </div>
            }
        })
    })
}
