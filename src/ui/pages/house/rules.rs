//! Brag in brief, and what is agreed at this table.

use leptos::prelude::*;

use crate::cards::RankingRules;
use crate::ui::game::Game;
use crate::ui::pages::share::Share;
use crate::ui::words::agreed;

/// The hands, best first: name, what it is, and how often three cards are one.
const RANKS: [(&str, &str, &str); 6] = [
    (
        "Prial",
        "three of a rank; threes best, then aces",
        "424 to 1",
    ),
    ("Running flush", "a run in one suit", "459 to 1"),
    ("Run", "in a row; A 2 3 best, then A K Q", "30 to 1"),
    (
        "Flush",
        "one suit; the highest card counts first",
        "19 to 1",
    ),
    ("Pair", "two of a rank; then the odd card", "5 to 1"),
    (
        "High card",
        "nothing else; three deals in four",
        "3 to 1 on",
    ),
];

/// The rules.
#[component]
pub fn RulesTab() -> impl IntoView {
    let game = expect_context::<Game>();
    let ranks = game.public(|view| {
        let mut ranks = RANKS;
        if view.rules().ranking.running_flush_over_prial {
            ranks.swap(0, 1);
        }
        ranks
    });
    let agreed = game.public(|view| agreed(view.rules()));
    // The odds of three cards of 52, none of them wild; any others are counted on a tab of their own.
    let usual = game.public(|view| {
        let RankingRules { wild, jokers, .. } = view.rules().ranking;
        let cards = view.rules().dealing().map(|dealing| dealing.cards);
        wild.is_empty() && jokers == 0 && cards == Some(3)
    });
    let rank = |(name, is, odds): (&'static str, &'static str, &'static str)| {
        view! { <div><dt>{name}</dt><dd>{is}</dd>{usual.then(|| view! { <dd>{odds}</dd> })}</div> }
    };
    let how_often = if usual {
        "Best first, with the odds against being dealt it."
    } else {
        "Best first; Odds tells how often each is dealt in this game."
    };
    view! {
        <h3>"Agreed at this table"</h3>
        <ul class="agreed">{agreed.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
        <Share rules=Callback::new(move |()| Some(game.setup().rules))/>
        <h3>"What beats what"</h3>
        <dl class="ranks">{ranks.map(rank).collect_view()}</dl>
        <p class="rules">
            {how_often}
            " Suits are equal, and king, ace, two is no run."
        </p>
        <h3>"A deal"</h3>
        <div class="rules">
            <p>
                "Everyone antes and is dealt three cards. From the dealer’s left, each in turn bets or folds. You never make up what others
                have paid: you simply bet at least as much as the last bet, turn after turn. Whoever folds is out until the next deal."
            </p>
            <p>
                "When all the others have folded, the last player takes the pot and shows nothing. Folded hands go under the pack, which
                is gathered and seldom shuffled, so a good memory helps."
            </p>
        </div>
        <h3>"To see"</h3>
        <div class="rules">
            <p>
                "When two are left, either may pay to see the other. The hand that is seen is turned up; the one who paid shows only if
                it is better. Of two equal hands, the one that paid loses."
            </p>
        </div>
        <h3>"Playing blind"</h3>
        <div class="rules">
            <p>
                "Until you look at your cards you are blind, and bet half of what the others bet. On your turn you may look; after
                that you pay in full. A player who has looked cannot see a blind one: he bets on or folds."
            </p>
            <p>
                "If all fold to a blind player, the pot is not won. It is carried to the next deal, and he may keep his hand, still
                unseen, beside a new one. He may look at one of the two, and then keeps it or throws it away for the other."
            </p>
        </div>
        <h3>"Short of chips"</h3>
        <div class="rules">
            <p>
                "If you cannot pay the least bet, you may cover the pot with all you have. The others bet on for a pot beside it; at
                the end your hand is shown against the winner’s for what you covered."
            </p>
        </div>
    }
}
