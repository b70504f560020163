//! The button that gives a hint in one's turn, and the hint over the cloth.

use leptos::prelude::*;

use super::house::about;
use super::sheets::Sheet;
use crate::engine::{Ask, HouseAsk, Viewer};
use crate::ui::game::{Game, Scene};
use crate::ui::hint::Hint;
use crate::ui::language::say;
use crate::ui::live::live;
use crate::ui::settings::Settings;
use crate::ui::slices::{Step, in_slices};

/// There where hints are wanted, while the table waits for eyes that see their own cards.
#[component]
pub fn HintPiece() -> impl IntoView {
    let game = expect_context::<Game>();
    let settings = expect_context::<Settings>();
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let may_ask = Memo::new(move |_| {
        let is_asked = game.scene() == Scene::Playing
            && game.is_my_turn()
            && game.curtain().is_none()
            && !game.is_past();
        let sees = matches!(game.viewer(), Viewer::Seat(_));
        // Before the cards there is nothing to go by.
        let has_cards =
            game.public(|view| !matches!(view.ask(), Ask::House(HouseAsk::Stake { .. })));
        // A guided deal has a coach.
        let is_guided = matches!(sheet.get(), Some(Sheet::Lesson(_)));
        settings.get().hints && is_asked && sees && has_cards && !is_guided && !game.sets_hands()
    });
    // What has happened so far: with the next event the hint is an old one.
    let so_far = Memo::new(move |_| game.public(|view| (view.deals(), view.history().len())));
    let said = RwSignal::new(None::<((u32, usize), String)>);
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
        let Some(mut hint) = hint else { return };
        game.took_hint();
        in_slices(move || {
            if !hint.go_on() {
                return Step::Drawn;
            }
            // Refused only once the place is gone.
            let _ = said.try_set(Some((at, hint.says(about))));
            Step::Done
        });
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
