//! The house rules that every school settles first.

use leptos::prelude::*;

use super::amount::{AmountField, AmountInput};
use super::form::{Form, Wrong};
use crate::engine::SeeCost;
use crate::ui::pages::draft::{Amount, Field, Raises};
use crate::ui::pages::field::{Options, Segments, Switch, small};

const RAISES: Options<Raises> = &[
    ("No limit", Raises::NoLimit),
    ("By at most", Raises::By),
    ("The pot", Raises::Pot),
];
const SEE_COST: Options<SeeCost> = &[
    ("Twice the bet", SeeCost::Double),
    ("The bet", SeeCost::Equal),
];

/// Ante, first bet, raises, the price of a see, blind play.
#[component]
pub fn HouseRules(form: Form) -> impl IntoView {
    let Form { draft, .. } = form;
    let raises = move || draft.with(|draft| draft.raises);
    let limited = move || raises() == Raises::By;
    view! {
        <AmountField form amount=Amount::Ante label="Ante" hint="paid by everyone before a deal"/>
        <div class="field wide" role="group" aria-labelledby="first-bet">
            <span class="label" id="first-bet">
                "First bet"
                {small("least and most; an empty most is no limit")}
            </span>
            <span class="pair">
                <AmountInput form amount=Amount::OpenMin label="Least first bet"/>
                <span aria-hidden="true">"to"</span>
                <AmountInput form amount=Amount::OpenMax label="Most first bet"/>
            </span>
            <Wrong form field=Field::House(Amount::OpenMin)/>
            <Wrong form field=Field::House(Amount::OpenMax)/>
        </div>
        <Segments
            id="raises"
            label="Raises"
            options=RAISES
            get=raises
            set=move |raises| draft.update(|draft| draft.raises = raises)
        />
        <Show when=limited>
            <AmountField form amount=Amount::RaiseBy label="Largest raise" hint="above the bet before it"/>
        </Show>
        <Segments
            id="see-cost"
            label="To see costs"
            options=SEE_COST
            get=move || draft.with(|draft| draft.vying.see_cost)
            set=move |cost| draft.update(|draft| draft.vying.see_cost = cost)
        />
        <Switch
            id="blind-play"
            label="Blind play"
            hint="bet without looking, at half price"
            get=move || draft.with(|draft| draft.vying.blind_play)
            set=move |on| draft.update(|draft| draft.vying.blind_play = on)
        />
    }
}
