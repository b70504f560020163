//! Draws pictures of hands. Every card has a name, and every hand is named beneath it.

use leptos::prelude::*;

use crate::app::about::Block;
use crate::app::i18n::say;
use crate::app::sheets::small_cards::small_card;
use crate::app::words;
use crate::cards::{Card, CardSet, Hand, HandKind, HandValue, Ranking};

/// The name of the other player in pictures, except against the house.
const OTHER: &str = "Nell";

/// Draws the picture of a block. `is_against_bank`: it is a game against the house. A block without a picture draws nothing.
pub fn drawn(block: &'static Block, ranking: &Ranking, is_against_bank: bool) -> AnyView {
    match block {
        Block::Laid { hands, left } => {
            let left = (!left.is_empty())
                .then(|| view! { <li class="left">{row(left)}<span>{say::HOWTO_THROWN.get()}</span></li> });
            view! { <figure><ol class=numbered(hands)>{each(hands, ranking)}{left}</ol></figure> }
                .into_any()
        }
        Block::Hands(hands, says) => view! {
            <figure>
                <ol class="laid">{each(hands, ranking)}</ol>
                <figcaption>{says.get()}</figcaption>
            </figure>
        }
        .into_any(),
        Block::Beside {
            yours,
            others,
            least,
            says,
        } => {
            let many = yours.len() > 1;
            let line = |(nth, (yours, others)): (usize, (&&'static str, &&'static str))| {
                let wins = winner(ranking, yours, others, *least);
                let nth = many.then(|| view! { <th scope="row">{nth + 1}</th> });
                let [yours, others] = [(*yours, Some(true)), (*others, Some(false))]
                    .map(|(cards, who)| cell(cards, ranking, wins == who));
                view! { <tr>{nth}{yours}{others}</tr> }
            };
            let lines = (0..).zip(yours.iter().zip(*others)).map(line);
            let across = if is_against_bank {
                say::THE_HOUSE.get()
            } else {
                OTHER
            };
            let corner = many.then(|| view! { <td></td> });
            view! {
                <figure>
                    <table class="beside">
                        <thead>
                            <tr>{corner}<th scope="col">{say::YOU.get()}</th><th scope="col">{across}</th></tr>
                        </thead>
                        <tbody>{lines.collect_view()}</tbody>
                    </table>
                    <figcaption>{says.get()}</figcaption>
                </figure>
            }
            .into_any()
        }
        Block::Swap {
            board,
            hand,
            nth,
            says,
        } => {
            let then = swapped(board, hand, *nth);
            let now = name(hand, ranking).zip(name(&then, ranking));
            let becomes = now.map(|(was, is)| format!("{was} → {is}"));
            let arrow = [0, 1, 2].map(|at| view! { <i>{if at == *nth { "⇅" } else { "" }}</i> });
            view! {
                <figure>
                    <div class="swap">
                        <span>{say::HOWTO_THE_BOARD.get()}</span>
                        {row(board)}
                        <span class="arrow" aria-hidden="true">{arrow}</span>
                        <span>{say::HOWTO_YOUR_HAND.get()}</span>
                        {row(hand)}
                    </div>
                    <figcaption>{says.get()}<span class="named">{becomes}</span></figcaption>
                </figure>
            }
            .into_any()
        }
        Block::While(..)
        | Block::Head(_)
        | Block::Paragraphs(_)
        | Block::Advised(_)
        | Block::Steps(_) => ().into_any(),
    }
}

/// Who wins between two hands. `Some(true)`: "you". `None`: nobody.
pub fn winner(ranking: &Ranking, yours: &str, others: &str, least: HandKind) -> Option<bool> {
    let (yours, others) = (value(yours, ranking)?, value(others, ranking)?);
    let counts = yours.max(others).kind() >= least;
    (counts && yours != others).then_some(yours > others)
}

/// The hand after a swap.
pub fn swapped(board: &str, hand: &str, nth: usize) -> String {
    let taken = board.split(' ').nth(nth);
    let cards = hand.split(' ').enumerate();
    let cards = cards.map(|(at, card)| taken.filter(|_| at == nth).unwrap_or(card));
    cards.collect::<Vec<_>>().join(" ")
}

/// Draws cards side by side.
pub fn row(cards: &str) -> AnyView {
    let cards = cards
        .split(' ')
        .filter_map(|card| card.parse::<Card>().ok());
    let cards = cards.map(|card| small_card(card, CardSet::NONE, false));
    view! { <span class="minis">{cards.collect_view()}</span> }.into_any()
}

pub fn value(cards: &str, ranking: &Ranking) -> Option<HandValue> {
    let hand: Hand = cards.parse().ok()?;
    Some(ranking.value(hand))
}

fn name(cards: &str, ranking: &Ranking) -> Option<String> {
    value(cards, ranking).map(words::hand_name)
}

/// The class of a list of hands. Several are numbered.
fn numbered(hands: &[&str]) -> &'static str {
    if hands.len() > 1 {
        "laid numbered"
    } else {
        "laid"
    }
}

fn each(hands: &'static [&'static str], ranking: &Ranking) -> impl IntoView + use<> {
    let hand = |cards: &&'static str| {
        view! { <li>{row(cards)}<span class="named">{name(cards, ranking)}</span></li> }
    };
    hands.iter().map(hand).collect_view()
}

fn cell(cards: &'static str, ranking: &Ranking, wins: bool) -> AnyView {
    let better = wins.then(|| view! { <em>{say::HOWTO_BETTER.get()}</em> });
    view! {
        <td class:wins=wins>
            {row(cards)}
            <span class="named">{name(cards, ranking)}</span>
            {better}
        </td>
    }
    .into_any()
}
