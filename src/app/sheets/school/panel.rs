//! The ten deals that are chosen: how far they are, or what came of them.

use leptos::prelude::*;

use super::expert::{self, ExpertProgress};
use super::names::{deals_won, line, sum, title};
use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, Sheet, not_fetched};
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::live;
use crate::app::sheets::SheetState;
use crate::app::sheets::chosen::Chosen;
use crate::app::sheets::path::is_new;
use crate::app::sheets::share::PassOn;
use crate::app::table::link;
use crate::app::words::{company, full_game_name, signed};
use crate::notation::FragmentKind;
use crate::school::played::Played;
use crate::school::ten::{DEALS, Origin, Unit};

#[component]
pub fn Panel(chosen: Chosen) -> impl IntoView {
    let heading = move || title(&chosen.ten());
    let table = move || {
        let setup = chosen.ten().setup;
        format!("{}. {}", full_game_name(setup.rules.game), company(&setup))
    };
    let counts = move || {
        let says = match chosen.ten().unit() {
            Unit::Chips => return None,
            Unit::Points => say::TEN_FOR_POINTS,
            Unit::Lives => say::TEN_FOR_LIVES,
        };
        Some(view! { <p class="rules">{says.get()}</p> })
    };
    let state = move || {
        Some(match chosen.played() {
            Some(played) if played.outcome.is_some() => view! { <Came played chosen/> }.into_any(),
            played => view! { <ToPlay played chosen/> }.into_any(),
        })
    };
    let sheet = expect_context::<OpenSheet>();
    let options = expect_context::<SheetState>().embed();
    let embed = move |_| {
        let link = chosen.ten().link(None);
        options.update(|options| {
            options.forget_in_place();
            options.number = Some(link);
        });
        sheet.set(Some(Sheet::Embed));
    };
    let embeds = move || {
        matches!(chosen.ten().origin, Origin::Number(_)).then(|| {
            view! { <button type="button" class="add" on:click=embed>{say::EMBED_THIS_SITTING.get()}</button> }
        })
    };
    view! {
        <section class="ten" aria-labelledby="ten-title">
            <h3 id="ten-title" tabindex="-1">{heading}</h3>
            <p class="rules">{table}</p>
            {live(counts)}
            {live(state)}
            {live(embeds)}
        </section>
    }
}

/// The button that begins them or goes on with them.
#[component]
fn ToPlay(played: Option<Played>, chosen: Chosen) -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    let says = match &played {
        Some(played) if played.deals > 0 => say::ten_go_on(played.deals.into(), DEALS.into()),
        _ => say::PLAY_TEN_DEALS.get().into(),
    };
    // A sheet has one gold button, and for somebody new that is the next step.
    let class = if is_new(chosen) {
        "act whole"
    } else {
        "act go whole"
    };
    let is_late = move || {
        let is_past = matches!(chosen.ten().origin, Origin::Day(day) if day != chosen.day());
        let is_begun_late = played.as_ref().is_none_or(|played| !played.counts);
        (is_past && is_begun_late).then(|| view! { <p class="rules">{say::TEN_PAST_DAY.get()}</p> })
    };
    let play = move |_| {
        chosen.play();
        sheet.set(Some(Sheet::Ten));
    };
    let other = move || {
        let other = chosen.other()?;
        Some(view! { <p class="rules">{say::ten_other_won(&signed(other))}</p> })
    };
    view! {
        {live(other)}
        {live(is_late)}
        <button class=class on:click=play>{says}</button>
    }
}

/// What came of them: the player beside an expert and the player who sent the link.
#[component]
fn Came(played: Played, chosen: Chosen) -> impl IntoView {
    let outcome = played.outcome.clone().unwrap_or_default();
    let progress = RwSignal::new(ExpertProgress::Plays(1));
    let ten = played.ten.clone();
    let programs = expect_context();
    let think = move || expert::play(ten.clone(), programs, chosen, progress);
    let is_known = played.expert.is_some();
    if !is_known {
        think();
    }
    let other = chosen.other().or(played.other);
    let total = |gain: i64| sum(&played.ten, gain);
    let other = other
        .map(|gain| view! { <li><span>{say::TEN_OTHER.get()}</span><b>{total(gain)}</b></li> });
    let expert_sum = played.expert.as_ref().map(|sums| {
        view! { <li><span>{say::TEN_EXPERT.get()}</span><b>{total(sums.iter().sum())}</b></li> }
    });
    let thinking = move || {
        let think = think.clone();
        (!is_known).then(|| match progress.get() {
            ExpertProgress::Plays(deal) => view! {
                <p class="rules">{say::TEN_EXPERT_PLAYS.get()}</p>
                <progress max=DEALS value=deal - 1 aria-label=say::TEN_EXPERT_PLAYS.get()></progress>
            }
            .into_any(),
            ExpertProgress::Failed => view! {
                <p role="alert">{not_fetched()}</p>
                <button class="add" on:click=move |_| {
                    focus_element("ten-title");
                    think();
                }>{say::TRY_AGAIN.get()}</button>
            }
            .into_any(),
        })
    };
    let how = [
        deals_won(&played),
        (outcome.blind > 0).then(|| say::ten_blind_wins(outcome.blind.into())),
        (played.hints > 0).then(|| say::hints_taken(played.hints.into())),
    ];
    let how: Vec<String> = how.into_iter().flatten().collect();
    let experts = played.expert.clone().unwrap_or_default();
    let gains = outcome.gains.iter().enumerate();
    let row = |(nth, gain): (usize, &i64)| {
        let expert = experts.get(nth).map(|gain| signed(*gain));
        view! { <tr><th scope="row">{nth + 1}</th><td>{signed(*gain)}</td><td>{expert}</td></tr> }
    };
    view! {
        <ul class="ledger">
            <li><span>{say::YOU.get()}</span><b>{total(outcome.gain())}</b></li>
            {expert_sum}
            {other}
        </ul>
        {live(thinking)}
        <p class="rules">{how.join(" · ")}</p>
        <Share played=played.clone()/>
        <details class="more small">
            <summary>{say::TEN_EACH_DEAL.get()}</summary>
            <table>
                <thead><tr><th scope="col">{say::TEN_DEAL.get()}</th><th scope="col">{say::YOU.get()}</th><th scope="col">{say::TEN_EXPERT.get()}</th></tr></thead>
                <tbody>{gains.map(row).collect_view()}</tbody>
            </table>
        </details>
    }
}

/// The line to share, and the buttons that pass it on with a link to the same deals.
#[component]
fn Share(played: Played) -> impl IntoView {
    let shared = line(&played).unwrap_or_default();
    let gain = played.outcome.as_ref().map(|outcome| outcome.gain());
    let address = link::address(FragmentKind::Ten, &played.ten.link(gain));
    let said = RwSignal::new("");
    let text = shared.clone();
    let what = Callback::new(move |()| Some((text.clone(), address.clone())));
    view! {
        <div class="share">
            <p class="line">{shared}</p>
            <PassOn says=[say::TEN_SHARE, say::TEN_COPY] what said/>
        </div>
    }
}
