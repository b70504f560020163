//! How much to bet, to borrow, to lend or to buy in for: a stepper, a slider, and half the pot or whom it is
//! about.

use leptos::prelude::*;

use crate::ui::live::{live, whenever};

use crate::engine::{Action, Chips, Choice, Seat};
use crate::ui::game::Game;
use crate::ui::language::say;

/// What an amount is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A bet.
    Bet,
    /// To ask this seat for.
    Borrow(Seat),
    /// To lend to one who is short.
    Lend,
    /// For this seat to buy in for.
    BuyIn(Seat),
}

/// The amount that the next bet, loan or purchase would be.
#[derive(Clone, Copy)]
pub struct Amount {
    game: Game,
    wanted: RwSignal<Chips>,
    /// Whom it is wished to be about.
    whom: RwSignal<Option<Seat>>,
    range: Memo<Option<Range>>,
}

/// What is offered: what for, the least, the most, and where it begins.
type Range = (What, Chips, Chips, Chips);

impl Amount {
    /// The least bet, until another amount is wanted; afresh with each turn.
    #[must_use]
    pub fn new(game: Game) -> Amount {
        let whom = RwSignal::new(None);
        let range = Memo::new(move |_| {
            let ranges = ranges(game);
            let wished = whom.get();
            let is_wished = |range: &&Range| wished.is_some() && about(range.0) == wished;
            ranges.iter().find(is_wished).or(ranges.first()).copied()
        });
        let wanted = RwSignal::new(0);
        whenever(move |_| {
            if let Some((_, _, _, begins)) = range.get() {
                wanted.set(begins);
            }
        });
        Amount {
            game,
            wanted,
            whom,
            range,
        }
    }

    /// What for, where anything is offered that takes an amount.
    #[must_use]
    pub fn what(self) -> Option<What> {
        self.range.get().map(|range| range.0)
    }

    /// The least and the most, where an amount is offered.
    #[must_use]
    pub fn range(self) -> Option<(Chips, Chips)> {
        self.range.get().map(|(_, least, most, _)| (least, most))
    }

    /// The amount, where one is offered.
    #[must_use]
    pub fn get(self) -> Option<Chips> {
        let (least, most) = self.range()?;
        Some(self.wanted.get().clamp(least, most))
    }

    /// Wants this amount, or the nearest that is offered.
    pub fn set(self, chips: Chips) {
        if let Some((least, most)) = untrack(move || self.range()) {
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

    /// Makes the bet, asks for the loan, gives it, or buys in.
    pub fn act(self) {
        let (Some(chips), Some(what)) = untrack(move || (self.get(), self.what())) else {
            return;
        };
        match what {
            What::Bet => self.game.act(Action::Bet(chips)),
            What::Borrow(from) => self.game.act(Action::Borrow { from, chips }),
            What::Lend => self.game.act(Action::Lend(Some(chips))),
            What::BuyIn(seat) => self.game.buy_in(seat, chips),
        }
    }
}

fn about(what: What) -> Option<Seat> {
    match what {
        What::Borrow(seat) | What::BuyIn(seat) => Some(seat),
        What::Bet | What::Lend => None,
    }
}

/// All that takes an amount now.
fn ranges(game: Game) -> Vec<Range> {
    if game.is_buying() {
        let buyers = game.buyers().into_iter();
        return buyers
            .map(|buyer| {
                (
                    What::BuyIn(buyer.seat),
                    buyer.least,
                    buyer.most,
                    buyer.usual,
                )
            })
            .collect();
    }
    let choices = game.choices().into_iter();
    let range = |choice| match choice {
        Choice::Bet { least, most } => Some((What::Bet, least, most, least)),
        Choice::Lend { least, most } => Some((What::Lend, least, most, least)),
        Choice::Borrow { from, least, most } => Some((What::Borrow(from), least, most, least)),
        _ => None,
    };
    choices.filter_map(range).collect()
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
    let of_whom = move || {
        let seats: Vec<Seat> = ranges(game)
            .into_iter()
            .filter_map(|range| about(range.0))
            .collect();
        let of = amount.what().and_then(about)?;
        (seats.len() > 1).then(|| {
            let one = |seat: Seat| {
                view! { <option value=seat.0 selected=seat == of>{game.name(seat)}</option> }
            };
            view! {
                <select
                    aria-label=say::WHOM.get()
                    on:change:target=move |select| {
                        amount.whom.set(select.target().value().parse().ok().map(Seat));
                    }
                >
                    {seats.into_iter().map(one).collect_view()}
                </select>
            }
        })
    };
    let half_pot = move |_| amount.set(game.public(|view| view.pot()) / 2);
    let half = move || {
        (amount.what() == Some(What::Bet))
            .then(|| view! { <button on:click=half_pot>{say::HALF_POT.get()}</button> })
    };
    let showdown = move || {
        game.choices()
            .contains(&Choice::One(Action::Showdown))
            .then(|| {
                view! {
                    <button
                        on:click=move |_| game.act(Action::Showdown)
                        title=say::SHOW_ALL_IF_ALL_AGREE.get()
                    >
                        {say::SHOW_ALL.get()}
                    </button>
                }
            })
    };
    view! {
        <div class="amount">
            <button class="step" aria-label=say::LESS.get() on:click=move |_| amount.step(false)>"−"</button>
            <input
                class="slide"
                type="range"
                aria-label=say::AMOUNT.get()
                min=move || least()
                max=move || most()
                prop:value=move || amount.get().map(|chips| chips.to_string())
                aria-valuetext=move || amount.get().map(say::chips)
                style=move || format!("--fill:{}%", fill())
                on:input:target=move |input| {
                    if let Ok(chips) = input.target().value().parse() {
                        amount.set(chips);
                    }
                }
            />
            <button class="step" aria-label=say::MORE.get() on:click=move |_| amount.step(true)>"+"</button>
            <span class="quick">
                {live(half)}
                {live(showdown)}
                {live(of_whom)}
            </span>
        </div>
    }
}
