//! The part of *Players* that puts chips right: from a player or the pot, to another or the pot, with the reason (RULES
//! 9.2.21).

use leptos::prelude::*;
use web_sys::HtmlSelectElement;

use crate::app::families::bank::reason;
use crate::app::i18n::{Text, say};
use crate::app::table::game::{Game, Model};
use crate::app::words::refused;
use crate::engine::{Correction, CorrectionIllegal, Reason, Seat, Way};

/// The fields, and the button that puts right what they say.
#[component]
pub fn PutRight(game: Game) -> impl IntoView {
    let from = RwSignal::new(0_usize);
    let to = RwSignal::new(1_usize);
    let why = RwSignal::new(0_usize);
    let chips = RwSignal::new(String::new());
    let refused = RwSignal::new(String::new());
    let done = RwSignal::new(String::new());
    let put = move |_| {
        let read = [from, to, why].map(|field| field.get_untracked());
        let why_not = game.update(|game| put_right(game, read, &chips.get_untracked()));
        done.set(match why_not {
            None => game.log(|log| log.last()),
            Some(_) => String::new(),
        });
        if why_not.is_none() {
            chips.set(String::new());
        }
        refused.set(why_not.unwrap_or_default());
    };
    let sides = Memo::new(move |_| game.read(sides));
    let reasons = || Reason::ALL.map(|why| reason(why).get().to_owned()).to_vec();
    view! {
        <h3>{say::BANK_RIGHT.get()}</h3>
        <p class="rules">{say::BANK_RIGHT_SAYS.get()}</p>
        <div class="puts-right">
            {list("right-from", say::BANK_RIGHT_FROM, Signal::derive(move || sides.get()), from)}
            {list("right-to", say::BANK_RIGHT_TO, Signal::derive(move || sides.get()), to)}
            {list("right-why", say::BANK_RIGHT_WHY, Signal::derive(reasons), why)}
            <div>
                <label for="right-chips">{say::BANK_RIGHT_CHIPS.get()}</label>
                <input
                    id="right-chips"
                    class="chips"
                    inputmode="numeric"
                    autocomplete="off"
                    aria-describedby="right-not"
                    prop:value=move || chips.get()
                    on:input:target=move |input| chips.set(input.target().value())
                />
            </div>
            <button class="act" on:click=put>{say::BANK_RIGHT_DO.get()}</button>
            <p class="error" id="right-not" role="alert">{refused}</p>
            <p role="status">{done}</p>
        </div>
    }
}

/// The players by seat, and then the pot.
fn sides(game: &Model) -> Vec<String> {
    let seats = game.settled(|view| view.seats().len()) as u8;
    let names = (0..seats).map(|seat| game.seats().name(Seat(seat)));
    names.chain([say::POT.get().to_owned()]).collect()
}

/// A list to choose from. What is chosen is its number.
fn list(
    id: &'static str,
    label: Text,
    options: Signal<Vec<String>>,
    chosen: RwSignal<usize>,
) -> impl IntoView {
    let choose = move |list: HtmlSelectElement| {
        chosen.set(usize::try_from(list.selected_index()).unwrap_or_default());
    };
    let each = move || {
        let options = options.get().into_iter().enumerate();
        options
            .map(|(nth, name)| {
                view! { <option prop:selected=move || chosen.get() == nth>{name}</option> }
            })
            .collect_view()
    };
    view! {
        <div>
            <label for=id>{label.get()}</label>
            <select id=id aria-describedby="right-not" on:change:target=move |list| choose(list.target())>{each}</select>
        </div>
    }
}

/// Puts right what the fields say. Returns why that is not possible, if so.
fn put_right(game: &mut Model, [from, to, why]: [usize; 3], chips: &str) -> Option<String> {
    let pot = game.settled(|view| view.seats().len());
    let seat = |nth: usize| Seat(nth as u8);
    let not = |why: CorrectionIllegal| Some(say::call_not_now(&refused::illegal(why.into())));
    let (seat, way) = match (from == pot, to == pot) {
        (true, true) => return not(CorrectionIllegal::ToNobodyElse),
        (true, false) => (seat(to), Way::FromPot),
        (false, true) => (seat(from), Way::ToPot),
        (false, false) => (seat(from), Way::ToPlayer(seat(to))),
    };
    // What is no whole number is no chip.
    let correction = Correction {
        way,
        chips: chips.trim().parse().unwrap_or_default(),
        why: Reason::ALL.get(why).copied()?,
    };
    let illegal = game.why_not_put_right(seat, correction);
    if illegal.is_none() {
        game.put_right(seat, correction);
    }
    illegal.map(|why| say::call_not_now(&refused::illegal(why)))
}
