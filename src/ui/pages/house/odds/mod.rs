//! *Odds*: how often each hand is dealt under the rules in play, what beats what, and how any hand stands.

mod chart;
mod figures;
mod pick;
mod slices;
mod standing;
mod table;

use leptos::prelude::*;

use self::chart::Chart;
use self::pick::Pick;
use self::table::{Counting, HowOften};
use crate::cards::RankingRules;
use crate::ui::game::Game;
use crate::ui::live::live;

/// What odds depend on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dealt {
    /// How hands are ranked.
    pub rules: RankingRules,
    /// How many cards each is dealt.
    pub cards: usize,
}

impl Dealt {
    fn has_wilds(self) -> bool {
        !self.rules.wild.is_empty() || self.rules.jokers > 0
    }
}

/// The tab. A game that a dealer names has odds of its own.
#[component]
pub fn OddsTab() -> impl IntoView {
    let game = expect_context::<Game>();
    let dealt = Memo::new(move |_| {
        game.public(|view| {
            let rules = view.rules();
            let cards = rules.dealing().map_or(3, |dealing| dealing.cards.into());
            Dealt {
                rules: rules.ranking,
                cards,
            }
        })
    });
    let all = move || {
        let dealt = dealt.get();
        let counting = Counting::begin(dealt);
        Some(view! {
            <HowOften dealt counting/>
            <Chart dealt counting/>
            <Pick dealt/>
        })
    };
    live(all)
}
