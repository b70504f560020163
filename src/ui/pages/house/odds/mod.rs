//! *Odds*: how often each hand is dealt under the rules in play, what beats what, and how any hand stands.

mod chart;
mod figures;
mod numbers;
mod pick;
mod standing;
mod table;

pub use self::figures::about;

use leptos::prelude::*;

use self::chart::Chart;
use self::numbers::Numbers;
use self::pick::Pick;
use self::table::{Counting, HowOften};
use crate::cards::{LowRun, Rank, RankingRules, Twist};
use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::live::live;
use crate::ui::pages::paid::paid;

/// What odds depend on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dealt {
    /// How hands are ranked.
    pub rules: RankingRules,
    /// How many cards each is dealt; of hands that are set, how many one has.
    pub cards: usize,
    /// Whether the hands that are dealt are those that are compared: none is set or swapped for.
    pub is_final: bool,
}

impl Dealt {
    fn has_wilds(self) -> bool {
        !self.rules.wild.is_empty() || self.rules.jokers > 0 || self.rules.twist.has_own_wild()
    }
}

/// The tab. A game that a dealer names has odds of its own.
#[component]
pub fn OddsTab() -> impl IntoView {
    let game = expect_context::<Game>();
    let dealt = Memo::new(move |_| {
        game.public(|view| {
            let rules = view.rules();
            let is_betting = rules.is_betting() || rules.patti().is_some();
            let dealt = rules.dealing().filter(|_| is_betting);
            Dealt {
                rules: rules.ranking,
                cards: dealt.map_or(3, |dealing| dealing.cards.into()),
                is_final: is_betting
                    || rules.against_house().is_some()
                    || (rules.round().is_some() && rules.exchange().is_none()),
            }
        })
    });
    let all = move || {
        let dealt = dealt.get();
        let counting = Counting::begin(dealt);
        // The chart tells prials of threes from the others, which are no better where another prial is the best.
        let is_usual = dealt.rules.prial_top == Rank::Three && dealt.rules.low_run == LowRun::Best;
        let is_numbers = dealt.rules.twist == Twist::Digits;
        Some(view! {
            {(!dealt.is_final).then(|| view! { <p class="rules">{say::ODDS_AS_DEALT.get()}</p> })}
            {if is_numbers {
                view! { <Numbers rules=dealt.rules/> }.into_any()
            } else {
                view! { <HowOften dealt counting/> }.into_any()
            }}
            {is_usual.then(|| view! { <Chart dealt counting/> })}
            <Pick dealt/>
            {paid(&game.public(|view| view.rules().clone()))}
        })
    };
    live(all)
}
