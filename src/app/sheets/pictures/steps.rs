//! The steps of a deal, each with its picture: cards, backs of cards and chips in a row or two.

use leptos::prelude::*;

use crate::app::about::Step;
use crate::app::sheets::small_cards::small_card;
use crate::cards::{Card, CardSet};

/// The picture of a step. `None`: it has none.
#[must_use]
pub fn picture(step: &Step) -> Option<&'static str> {
    match step {
        Step::Drawn(picture, _) => Some(picture),
        Step::While(_, step) => picture(step),
        Step::Say(_) | Step::Of(..) | Step::By(_) => None,
    }
}

/// The card in a part of a picture, and whether it is thrown away or lost.
#[must_use]
pub fn card(part: &str) -> Option<(Card, bool)> {
    let name = part.strip_prefix('~');
    let card = name.unwrap_or(part).parse().ok()?;
    Some((card, name.is_some()))
}

/// A list of steps, of which the first has this number. The sentence says what the picture shows, so that is not read aloud.
pub fn steps(told: Vec<(Option<&'static str>, String)>, from: usize) -> AnyView {
    let step = |(picture, says): (Option<&'static str>, String)| {
        let class = picture.map(|_| "drawn");
        view! { <li class=class>{picture.map(drawn)}<span>{says}</span></li> }
    };
    let style = format!("counter-reset:step {from}");
    view! { <ol class="steps" style=style>{told.into_iter().map(step).collect_view()}</ol> }
        .into_any()
}

fn drawn(picture: &'static str) -> AnyView {
    let part = |part: &'static str| match part {
        "?" => view! { <svg class="mini" viewBox="0 0 100 140"><use href="back.svg#back"/></svg> }
            .into_any(),
        "o" => view! { <i class="coin c1"></i> }.into_any(),
        "|" => view! { <i class="gap"></i> }.into_any(),
        "<>" => view! { <i class="gap">"⇄"</i> }.into_any(),
        _ => {
            let card = card(part);
            card.map(|(card, is_lost)| small_card(card, CardSet::NONE, is_lost))
                .into_any()
        }
    };
    let line = |line: &'static str| {
        view! { <span class="minis">{line.split_whitespace().map(part).collect_view()}</span> }
    };
    let lines = picture.split('/').map(line).collect_view();
    view! { <span class="scene" aria-hidden="true">{lines}</span> }.into_any()
}
