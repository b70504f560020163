//! The *Odds* tab: how often each hand is dealt under the rules in play, what beats what, and how good a hand is.

mod chart;
mod dealt;
mod figures;
mod notes;
mod numbers;
mod pick;
mod standing;
mod table;

pub use self::figures::about;

use leptos::prelude::*;

use self::chart::Chart;
use self::dealt::Dealt;
use self::notes::Notes;
use self::numbers::Numbers;
use self::pick::Pick;
use self::table::{Counting, HowOften};
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::sheets::pay_tables::pay_tables;
use crate::app::table::game::Game;
use crate::cards::{LowRun, Rank, RankingVariant};
use crate::engine::Shuffle;

/// The tab. Under dealer's choice it shows the odds of the current game.
#[component]
pub fn OddsTab() -> impl IntoView {
    let game = expect_context::<Game>();
    let dealt = Memo::new(move |_| {
        game.public(|view| {
            let rules = view.rules();
            let is_vied = rules.is_vied();
            let dealt = rules.cards_dealt().filter(|_| is_vied);
            Dealt {
                rules: rules.ranking,
                cards: dealt.unwrap_or(3).into(),
                is_final: rules.plays_cards_as_dealt(),
            }
        })
    });
    // Some games keep their pack as it was gathered.
    let is_gathered =
        Memo::new(move |_| game.public(|view| view.rules().shuffle != Shuffle::Always));
    let all = move || {
        let (dealt, is_gathered) = (dealt.get(), is_gathered.get());
        let counting = Counting::begin(dealt);
        // The chart separates prials of threes, which matter only if threes are the best prial.
        let is_usual = dealt.rules.prial_top == Rank::Three && dealt.rules.low_run == LowRun::Best;
        let is_numbers = dealt.rules.variant == RankingVariant::Digits;
        Some(view! {
            {(!dealt.is_final).then(|| view! { <p class="rules">{say::ODDS_AS_DEALT.get()}</p> })}
            {if is_numbers {
                view! { <Numbers rules=dealt.rules/> }.into_any()
            } else {
                view! { <HowOften dealt counting/><Notes dealt counting is_gathered/> }.into_any()
            }}
            {is_usual.then(|| view! { <Chart dealt counting/> })}
            <Pick dealt/>
            {pay_tables(&game.public(|view| view.rules().clone()))}
        })
    };
    live(all)
}
