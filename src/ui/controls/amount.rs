//! How much to bet: a stepper, a slider, and half the pot.

use leptos::prelude::*;

use crate::ui::live::live;

use crate::engine::{Action, Chips, Choice};
use crate::ui::game::Game;

/// The amount that the next bet would be.
#[derive(Clone, Copy)]
pub struct Amount {
    game: Game,
    wanted: RwSignal<Chips>,
    range: Memo<Option<(Chips, Chips)>>,
}

impl Amount {
    /// The least bet, until another amount is wanted; afresh with each turn.
    #[must_use]
    pub fn new(game: Game) -> Amount {
        let range = Memo::new(move |_| {
            game.choices().into_iter().find_map(|choice| match choice {
                Choice::Bet { least, most } => Some((least, most)),
                _ => None,
            })
        });
        let wanted = RwSignal::new(0);
        Effect::new(move || {
            if let Some((least, _)) = range.get() {
                wanted.set(least);
            }
        });
        Amount {
            game,
            wanted,
            range,
        }
    }

    /// The least and the most, where a bet is offered.
    #[must_use]
    pub fn range(self) -> Option<(Chips, Chips)> {
        self.range.get()
    }

    /// The amount, where a bet is offered.
    #[must_use]
    pub fn get(self) -> Option<Chips> {
        let (least, most) = self.range.get()?;
        Some(self.wanted.get().clamp(least, most))
    }

    /// Wants this amount, or the nearest that is offered.
    pub fn set(self, chips: Chips) {
        if let Some((least, most)) = self.range.get_untracked() {
            self.wanted.set(chips.clamp(least, most));
        }
    }

    /// One chip more, or one less.
    pub fn step(self, up: bool) {
        let now = self.wanted.get_untracked();
        self.set(if up {
            now.saturating_add(1)
        } else {
            now.saturating_sub(1)
        });
    }

    /// Makes the bet.
    pub fn bet(self) {
        if let Some(chips) = untrack(move || self.get()) {
            self.game.act(Action::Bet(chips));
        }
    }
}

/// The row that sets the amount.
#[component]
pub fn AmountRow() -> impl IntoView {
    let game = expect_context::<Game>();
    let amount = expect_context::<Amount>();
    let least = move || amount.range().map(|(least, _)| least);
    let most = move || amount.range().map(|(_, most)| most);
    let fill = move || {
        let (Some((least, most)), Some(now)) = (amount.range(), amount.get()) else {
            return 0;
        };
        (now - least) * 100 / (most - least).max(1)
    };
    let half_pot = move |_| amount.set(game.public(|view| view.pot()) / 2);
    let showdown = move || {
        game.choices().contains(&Choice::One(Action::Showdown)).then(|| {
            view! {
                <button on:click=move |_| game.act(Action::Showdown) title="All show, if all agree">
                    "Show all"
                </button>
            }
        })
    };
    view! {
        <div class="amount">
            <button class="step" aria-label="Less" on:click=move |_| amount.step(false)>"−"</button>
            <input
                class="slide"
                type="range"
                aria-label="Amount"
                min=move || least()
                max=move || most()
                prop:value=move || amount.get().map(|chips| chips.to_string())
                aria-valuetext=move || amount.get().map(crate::ui::words::chips)
                style=move || format!("--fill:{}%", fill())
                on:input:target=move |input| {
                    if let Ok(chips) = input.target().value().parse() {
                        amount.set(chips);
                    }
                }
            />
            <button class="step" aria-label="More" on:click=move |_| amount.step(true)>"+"</button>
            <span class="quick">
                <button on:click=half_pot>"½ pot"</button>
                {live(showdown)}
            </span>
        </div>
    }
}
