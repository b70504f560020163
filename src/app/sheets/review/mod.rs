//! The sheet *Review*: what each decision of a deal or of a sitting was worth, and what the cards had to do with it.

mod by_expert;
mod decision_text;
mod findings;
mod request;
mod run;
mod trial;

use std::cmp::Reverse;

use leptos::html::Div;
use leptos::prelude::*;

use self::by_expert::ExpertLine;
pub use self::decision_text::{Choice, DecisionText, name as verdict_name};
use self::decision_text::{ledger_lines, ledger_note};
pub use self::request::ReviewRequest;
pub use self::run::{ReviewRun, ReviewState};
pub use self::trial::Trial;
use super::every_hand::{EveryHand, Of, ShownChart};
use super::figures::figures;
use super::frame::{Frame, SheetFrame, go_back, read_from_its_head};
use super::sets_up::SetsUp;
use super::small_cards::small_card;
use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, OpenedFrom, ReviewOf, Sheet, TrialFrom, not_fetched};
use crate::app::platform::live::live;
use crate::app::replay::{Records, Story};
use crate::app::settings::Settings;
use crate::app::sheets::{SheetState, Watched};
use crate::app::table::game::Game;
use crate::app::table::page::Programs;
use crate::cards::{Card, CardSet, sort_few};
use crate::engine::Seat;
use crate::review::{Chart, Ledger, Unit, Verdict};

/// The most decisions that are listed of a sitting: the costliest.
const MOST: usize = 10;

/// The sheet.
#[component]
pub fn Review(of: ReviewOf, from: OpenedFrom) -> impl IntoView {
    let game = expect_context::<Game>();
    let records = expect_context::<Records>();
    let state = expect_context::<SheetState>();
    let sheet = expect_context::<OpenSheet>();
    let programs = expect_context::<Programs>();
    let frame = Frame::new();
    let body = NodeRef::<Div>::new();
    let shown = ShownChart::new();
    read_from_its_head(body);
    let request = ReviewRequest::read(of, records, game);
    let seats = request.as_ref().map_or(Vec::new(), ReviewRequest::seats);
    let run = request.map(|request| RwSignal::new(begun(request, state, programs)));
    if let Ok(run) = run {
        on_cleanup(move || run.get_untracked().cancel());
    }
    let found = move || {
        Some(match run {
            Err(why) => view! { <p class="rules">{why.get()}</p> }.into_any(),
            Ok(run) => of_run(run.get(), of, from, shown),
        })
    };
    let whose = run.ok().filter(|_| seats.len() > 1);
    view! {
        <SheetFrame frame title=Sheet::Review(of, from).title()>
            <div class="body review" node_ref=body role="group" tabindex="0" aria-labelledby="sheet-title">
                {whose.map(|run| view! { <Whose run seats/> })}
                {live(found)}
            </div>
            <footer>
                <button class="act go whole" on:click=move |_| go_back(sheet, frame, from)>{say::BACK.get()}</button>
            </footer>
            <EveryHand shown/>
        </SheetFrame>
    }
}

/// The review of this: the one that was made last, if it is of the same, or another.
fn begun(request: ReviewRequest, state: SheetState, programs: Programs) -> ReviewRun {
    let last = state.slot::<ReviewRun>();
    match last.get_value() {
        Some(run) if run.is_of(&request) => return run,
        Some(run) => run.forget(),
        None => {}
    }
    let run = state.lasting(|| ReviewRun::begin(request, programs));
    last.set_value(Some(run));
    run
}

/// The list of players whose decisions can be reviewed.
#[component]
fn Whose(run: RwSignal<ReviewRun>, seats: Vec<Seat>) -> impl IntoView {
    let state = expect_context::<SheetState>();
    let programs = expect_context::<Programs>();
    let request = run.get_untracked().request();
    let option = |seat: &Seat| {
        let is_chosen = *seat == request.seat;
        view! { <option prop:selected=is_chosen>{request.name(*seat).name}</option> }
    };
    let options = seats.iter().map(option).collect_view();
    let choose = move |list: web_sys::HtmlSelectElement| {
        let nth = usize::try_from(list.selected_index()).unwrap_or_default();
        let Some(seat) = seats.get(nth) else {
            return;
        };
        let request = run.get_untracked().request().of_seat(*seat);
        run.get_untracked().cancel();
        run.set(begun(request, state, programs));
    };
    view! {
        <label class="whose">
            {say::REVIEW_WHOSE.get()}
            <select on:change:target=move |list| choose(list.target())>{options}</select>
        </label>
    }
}

/// A review as far as it has come.
fn of_run(run: ReviewRun, of: ReviewOf, from: OpenedFrom, shown: ShownChart) -> AnyView {
    let records = expect_context::<Records>();
    let sheet = expect_context::<OpenSheet>();
    match run.state() {
        ReviewState::Thinking => view! { <Thinking run/> }.into_any(),
        ReviewState::Cancelled => {
            view! { <p class="rules">{say::REVIEW_CANCELLED.get()}</p> }.into_any()
        }
        ReviewState::Failed => view! {
            <p role="alert">{not_fetched()}</p>
            <button class="act go" on:click=move |_| run.again()>{say::TRY_AGAIN.get()}</button>
        }
        .into_any(),
        ReviewState::Done => run.read(|deals, decisions| {
            let request = run.request();
            let mut decisions = decisions.to_vec();
            // Chips and lives are not added up.
            let unit = deals.last().map_or(Unit::Chips, |deal| deal.unit);
            let alike = deals.iter().filter(|deal| deal.unit == unit);
            let ledger = alike.fold(Ledger::default(), |sum, deal| sum.and(deal.ledger));
            let counts = counts(&decisions);
            let is_sitting = matches!(of, ReviewOf::Sitting | ReviewOf::Earlier(None));
            if is_sitting {
                decisions.retain(|text| text.verdict.is_fault());
                decisions.sort_by_key(|text| std::cmp::Reverse(text.cost));
                decisions.truncate(MOST);
            }
            let begin = request.is_own().then(|| {
                let setup = request.setup.clone();
                Callback::new(move |text: DecisionText| {
                    records.try_from(text.position, setup.clone());
                    sheet.set(Some(Sheet::Trial(TrialFrom::Review(of, from))));
                })
            });
            let expert = request.scope.deal().map(|deal| {
                let request = request.clone();
                let watch = watching(request.clone(), Sheet::Review(of, from));
                view! { <ExpertLine expert=run.expert request deal watch/> }.into_any()
            });
            let who = request.name(request.seat);
            let own = match who.is_you {
                true => say::REVIEW_OWN.get().to_owned(),
                false => say::review_own_of(&who.name),
            };
            let charted = Callback::new(move |text: DecisionText| run.every_hand(&text));
            view! { <Found unit ledger own expert counts decisions is_sitting begin charted shown/> }
                .into_any()
        }),
    }
}

/// Opens the replay of a story that no record has. It leads back to this sheet.
fn watching(request: ReviewRequest, from: Sheet) -> Callback<Story> {
    let state = expect_context::<SheetState>();
    let sheet = expect_context::<OpenSheet>();
    Callback::new(move |story| {
        state.watched.set_value(Some(Watched {
            title: say::EXPERT_PLAYS.get(),
            setup: request.setup.clone(),
            story,
            viewer: request.viewer(),
            from,
        }));
        sheet.set(Some(Sheet::Replay));
    })
}

/// How far the review has come, and the button to cancel it.
#[component]
fn Thinking(run: ReviewRun) -> impl IntoView {
    view! {
        <p class="rules" role="status">{say::REVIEW_THINKING.get()}</p>
        <progress max=move || run.progress().1 value=move || run.progress().0 aria-label=say::REVIEW_THINKING.get()></progress>
        <button class="add" on:click=move |_| run.cancel()>{say::CANCEL_NEW_GAME.get()}</button>
    }
}

/// The result: where it came from, the verdicts counted, and the decisions.
#[component]
fn Found(
    unit: Unit,
    ledger: Ledger,
    own: String,
    expert: Option<AnyView>,
    counts: String,
    decisions: Vec<DecisionText>,
    is_sitting: bool,
    begin: Option<Callback<DecisionText>>,
    charted: Callback<DecisionText, Of>,
    shown: ShownChart,
) -> impl IntoView {
    let line =
        |(name, figure): (String, String)| view! { <li><span>{name}</span><b>{figure}</b></li> };
    let lines = ledger_lines(unit, ledger, &own).map(line).collect_view();
    let is_empty = decisions.is_empty();
    let heading = if is_sitting {
        say::REVIEW_COSTLIEST
    } else {
        say::REVIEW_DECISIONS
    };
    let none = if is_sitting && !counts.is_empty() {
        say::REVIEW_NO_FAULT
    } else {
        say::REVIEW_NONE
    };
    view! {
        <ul class="ledger">{lines}</ul>
        {expert}
        <h3>{heading.get()}</h3>
        {(!counts.is_empty()).then(|| view! { <p class="rules counts" role="status">{counts}</p> })}
        {is_empty.then(|| view! { <p class="rules">{none.get()}</p> })}
        <ol class="decisions">{decisions.into_iter().zip(1..).map(|(text, nth)| view! { <Row text nth is_sitting begin charted shown/> }).collect_view()}</ol>
        <p class="rules">{ledger_note(unit)}</p>
    }
}

/// A decision.
#[component]
fn Row(
    text: DecisionText,
    nth: u64,
    is_sitting: bool,
    begin: Option<Callback<DecisionText>>,
    charted: Callback<DecisionText, Of>,
    shown: ShownChart,
) -> impl IntoView {
    let every_hand = Chart::is_of(text.position.view()).then(|| {
        let text = text.clone();
        let name = say::review_every_hand(nth, &text.taken);
        view! { <button class="asks" aria-label=name aria-haspopup="dialog" on:click=move |_| shown.show(charted.run(text.clone()))>{say::EVERY_HAND.get()}</button> }
    });
    let again = begin.map(|begin| {
        let text = text.clone();
        let name = say::review_try(nth, &text.taken);
        view! { <button class="asks" aria-label=name on:click=move |_| begin.run(text.clone())>{say::TRY_AGAIN.get()}</button> }
    });
    let table = {
        let text = text.clone();
        Callback::new(move |()| charted.run(text.clone()).situation())
    };
    let sets_up = say::review_sets_up(nth, &text.taken);
    let cards = small_cards(&text.cards);
    let (says, names_taken) = text.told();
    let named = say::figures_of(nth, &text.taken);
    let choices = text.choices.iter().cloned().zip(0..);
    let inside = view! {
        {(!text.price.is_empty()).then(|| view! { <p class="price">{text.price.clone()}</p> })}
        <ul>{choices.map(|(choice, nth)| of_choice(choice, nth == 0)).collect_view()}</ul>
        {(!text.why.is_empty()).then(|| view! { <p class="rules">{text.why.clone()}</p> })}
    };
    view! {
        <li>
            <p>
                <span class=format!("mark {}", text.verdict.key())>{text.called}</span>
                " "
                {is_sitting.then(|| format!("{} · ", say::past_deal(text.deal.into())))}
                {(!names_taken).then(|| view! { <b>{text.taken.clone()}</b><br/> })}
                {says}
            </p>
            <div class="cards">{cards}<span>{text.situation.clone()}</span></div>
            {set_hands(&text.choices)}
            {figures(Some(named), inside)}
            {again}
            {every_hand}
            <SetsUp class="asks" label=Some(sets_up) table/>
        </li>
    }
}

/// The hands that were set and the best ones, without figures. `None`: no hands were set.
pub fn set_hands(choices: &[Choice]) -> Option<AnyView> {
    let choices = choices.iter().zip(0..);
    let told = choices.filter(|(choice, nth)| {
        let is_set = !choice.hands.is_empty();
        is_set && (choice.is_taken || *nth == 0)
    });
    let told: Vec<_> = told
        .map(|(choice, nth)| {
            let choice = Choice {
                figure: String::new(),
                ..choice.clone()
            };
            of_choice(choice, nth == 0)
        })
        .collect();
    (!told.is_empty()).then(|| view! { <ul class="hands">{told}</ul> }.into_any())
}

/// A choice with its figure. Hands that are set are told by their cards.
pub fn of_choice(choice: Choice, is_best: bool) -> impl IntoView {
    let sets = !choice.hands.is_empty();
    let button = match (sets, choice.is_taken) {
        (false, _) => choice.button,
        (true, true) => say::REVIEW_SET_SO.get().into(),
        (true, false) if is_best => say::VERDICT_BEST.get().into(),
        _ => String::new(),
    };
    let button = (!button.is_empty()).then(|| view! { <b>{button}</b>" " });
    let hand = |cards: Vec<Card>| view! { <span class="three">{small_cards(&cards)}</span> };
    let hands = choice.hands.into_iter().map(hand).collect_view();
    view! { <li class:taken=choice.is_taken class:sets=sets>{button}{hands}{choice.figure}</li> }
}

/// Cards in a row. They lie by rank if the player wishes that of all cards.
pub fn small_cards(cards: &[Card]) -> impl IntoView + use<> {
    let mut cards = cards.to_vec();
    if use_context::<Settings>().is_some_and(|settings| settings.now().sorted) {
        sort_few(&mut cards, |card| Reverse(*card));
    }
    let cards = cards.into_iter();
    cards
        .map(|card| small_card(card, CardSet::NONE, false))
        .collect_view()
}

/// The verdicts with their numbers, such as `Best 3 · Slip 1`.
fn counts(decisions: &[DecisionText]) -> String {
    let each = Verdict::ALL.into_iter().filter_map(|verdict| {
        let count = decisions
            .iter()
            .filter(|text| text.verdict == verdict)
            .count();
        (count > 0).then(|| {
            format!(
                "{} {}",
                decision_text::name(verdict),
                say::grouped(count as u64)
            )
        })
    });
    each.collect::<Vec<_>>().join(" · ")
}
