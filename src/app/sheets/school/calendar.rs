//! A month of the player's own ten deals: each day with what came of them.

use leptos::prelude::*;

use super::names::{long, month, sum, weekday};
use crate::app::i18n::say;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::live;
use crate::app::sheets::chosen::Chosen;
use crate::app::words::signed;
use crate::school::day::{Day, length};
use crate::school::played::Played;
use crate::school::ten::{Origin, Ten, Unit};

/// The calendar. A press on a day chooses its deals.
#[component]
pub fn Calendar(chosen: Chosen) -> impl IntoView {
    let (year, now, _) = chosen.day().date();
    // The first day of the month that is shown.
    let shown = RwSignal::new(Day::of(year, now, 1).unwrap_or(Day::FIRST));
    let turn = move |by: i32| {
        let (year, month, _) = shown.get_untracked().date();
        let months = (year * 12 + month - 1).saturating_add_signed(by);
        if let Some(day) = Day::of(months / 12, months % 12 + 1, 1) {
            shown.set(day);
        }
    };
    let is_first = move || (shown.get() == Day::FIRST).then_some("true");
    let is_last = move || {
        let (year, month, _) = shown.get().date();
        let (this_year, this_month, _) = chosen.day().date();
        ((year, month) == (this_year, this_month)).then_some("true")
    };
    let go = move |by: i32, stops: Option<&'static str>| {
        if stops.is_none() {
            turn(by);
        }
    };
    let days = move || Some(view! { <Month first=shown.get() today=chosen.day() chosen/> });
    view! {
        <section>
        <h3>{say::TEN_CALENDAR.get()}</h3>
        <p class="rules">{move || so_far(&chosen.all())}</p>
        <div class="month">
            <button class="step" aria-label=say::TEN_MONTH_BEFORE.get() aria-disabled=is_first on:click=move |_| go(-1, is_first())>"‹"</button>
            <b role="status">{move || month(shown.get())}</b>
            <button class="step" aria-label=say::TEN_MONTH_AFTER.get() aria-disabled=is_last on:click=move |_| go(1, is_last())>"›"</button>
        </div>
        {live(days)}
        </section>
    }
}

#[component]
fn Month(first: Day, today: Day, chosen: Chosen) -> impl IntoView {
    let (year, month, _) = first.date();
    let days = (1..=length(year, month)).filter_map(|day| Day::of(year, month, day));
    let days: Vec<Day> = days.collect();
    let head = days
        .iter()
        .take(7)
        .map(|day| (day.weekday(), weekday(*day)));
    let mut head: Vec<(u32, String)> = head.collect();
    head.sort();
    let all = chosen.all();
    let one = |day: Day| view! { <One day today chosen played=of_day(&all, day).cloned()/> };
    view! {
        <div class="days" role="group" aria-label=say::TEN_CALENDAR.get()>
            {head.into_iter().map(|(_, name)| view! { <i aria-hidden="true">{name}</i> }).collect_view()}
            <span style=format!("grid-column: span {}", first.weekday()) hidden={first.weekday() == 0}></span>
            {days.into_iter().map(one).collect_view()}
        </div>
    }
}

#[component]
fn One(day: Day, today: Day, chosen: Chosen, played: Option<Played>) -> impl IntoView {
    let outcome = played.as_ref().and_then(|played| played.outcome.as_ref());
    let gain = match (&played, outcome) {
        (_, Some(outcome)) => signed(outcome.gain()),
        (Some(_), None) => "…".into(),
        (None, _) => String::new(),
    };
    let is_to_come = day > today && played.is_none();
    let counts = played.as_ref().is_some_and(|played| played.counts);
    let result = match (&played, outcome) {
        (Some(played), Some(outcome)) => sum(&played.ten, outcome.gain()),
        _ => gain.clone(),
    };
    let label = match result.as_str() {
        "" => long(day),
        result => format!("{}: {result}", long(day)),
    };
    let is_chosen = move || match chosen.ten().origin == Origin::Day(day) {
        true => "true",
        false => "false",
    };
    let choose = move |_| {
        chosen.choose(Ten::of_day(day), None);
        focus_element("ten-title");
    };
    view! {
        <button
            class:now=day == today
            class:counts=counts
            aria-label=label
            aria-pressed=is_chosen
            disabled=is_to_come
            on:click=choose
        >
            {day.date().2}<small>{gain}</small>
        </button>
    }
}

fn of_day(all: &[Played], day: Day) -> Option<&Played> {
    let mut days = all.iter();
    days.find(|played| played.ten.origin == Origin::Day(day))
}

/// How many days were played on their day, and how many chips came of them in all.
fn so_far(all: &[Played]) -> String {
    let counts = all.iter().filter(|played| played.counts);
    let gains = counts.filter_map(|played| Some((played, played.outcome.as_ref()?.gain())));
    let gains: Vec<(&Played, i64)> = gains.collect();
    let chips = gains
        .iter()
        .filter(|(played, _)| played.ten.unit() == Unit::Chips);
    let chips = chips.map(|(_, gain)| gain).sum();
    say::ten_days_so_far(gains.len() as u64, &signed(chips))
}
