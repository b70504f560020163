//! What is agreed at this table, what beats what, and the way to how each game is played.

use leptos::prelude::*;

use crate::cards::RankingRules;
use crate::ui::game::Game;
use crate::ui::language::{Text, say};
use crate::ui::pages::howto::ToHowToPlay;
use crate::ui::pages::share::Share;
use crate::ui::pages::sheets::Whence;
use crate::ui::words::agreed;

/// The hands, best first: name, what it is, and how often three cards are not it for once that they are.
const RANKS: [(Text, Text, u64); 5] = [
    (say::KIND_PRIAL, say::BRIEF_PRIAL, 424),
    (say::KIND_RUNNING_FLUSH, say::BRIEF_RUNNING_FLUSH, 459),
    (say::KIND_RUN, say::BRIEF_RUN, 30),
    (say::KIND_FLUSH, say::BRIEF_FLUSH, 19),
    (say::KIND_PAIR, say::BRIEF_PAIR, 5),
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
    let odds = |against| say::odds_against(&say::grouped(against));
    let rank = |name: Text, is: Text, odds: String| {
        let odds = usual.then(|| view! { <dd>{odds}</dd> });
        view! { <div><dt>{name.get()}</dt><dd>{is.get()}</dd>{odds}</div> }
    };
    let ranked = ranks.map(|(name, is, against)| rank(name, is, odds(against)));
    // Of three deals in four it is so.
    let high_card = rank(
        say::KIND_HIGH_CARD,
        say::BRIEF_HIGH_CARD,
        say::odds_on(&say::grouped(3)),
    );
    let how_often = if usual {
        say::BEST_FIRST_WITH_ODDS
    } else {
        say::BEST_FIRST_WITHOUT_ODDS
    };
    let game_here = Callback::new(move |()| untrack(|| game.public(|view| view.rules().game)));
    view! {
        <ToHowToPlay game=game_here whence=Whence::House/>
        <h3>{say::AGREED_AT_THIS_TABLE.get()}</h3>
        <ul class="agreed">{agreed.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
        <Share table=Callback::new(move |()| Some(game.setup()))/>
        <h3>{say::WHAT_BEATS_WHAT.get()}</h3>
        <dl class="ranks">{ranked.collect_view()}{high_card}</dl>
        <p class="rules">{how_often.get()}" "{say::SUITS_ARE_EQUAL_AND_NO_RUN.get()}</p>
    }
}
