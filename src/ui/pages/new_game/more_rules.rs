//! The house rules that few schools change, folded away.

use leptos::prelude::*;

use super::amount::AmountField;
use super::form::Form;
use crate::engine::{BlindLast, BlindLook, RetainedMode, Rewin, Shuffle};
use crate::ui::pages::draft::Amount;
use crate::ui::pages::field::{Choose, Options, Switch};

const SHUFFLE: Options<Shuffle> = &[
    ("After a prial has won", Shuffle::PrialWon),
    ("After a prial was shown", Shuffle::PrialShown),
    ("After any hand was shown", Shuffle::AnySeen),
    ("After every deal", Shuffle::Always),
    ("Never again", Shuffle::Never),
];
const BLIND_LAST: Options<BlindLast> = &[
    ("Keeps the hand, pot carried", BlindLast::Keep),
    ("The pot is carried", BlindLast::Carry),
    ("Wins the pot", BlindLast::Win),
];
const RETAINED: Options<RetainedMode> = &[
    ("A second blind hand", RetainedMode::TwoHands),
    ("A hand face up", RetainedMode::FaceUp),
];
const REWIN: Options<Rewin> = &[
    ("One of the two hands", Rewin::One),
    ("One of them or none", Rewin::OneOrNone),
];

/// The rest of the house rules.
#[component]
pub fn MoreRules(form: Form) -> impl IntoView {
    let Form { draft, .. } = form;
    view! {
        <details class="more">
            <summary>"More house rules"</summary>
            <Choose
                id="shuffle"
                label="The pack is shuffled"
                options=SHUFFLE
                get=move || draft.with(|draft| draft.shuffle)
                set=move |shuffle| draft.update(|draft| draft.shuffle = shuffle)
            />
            <Switch
                id="agreed-showdown"
                label="Agreed showdown"
                hint="three or more may all agree to show"
                get=move || draft.with(|draft| draft.vying.agreed_showdown)
                set=move |on| draft.update(|draft| draft.vying.agreed_showdown = on)
            />
            <Switch
                id="flush-over-prial"
                label="Running flush beats a prial"
                get=move || draft.with(|draft| draft.ranking.running_flush_over_prial)
                set=move |on| draft.update(|draft| draft.ranking.running_flush_over_prial = on)
            />
            <AmountField form amount=Amount::BetCap label="Largest bet" hint="empty is no limit"/>
            <Show when=move || draft.with(|draft| draft.vying.blind_play)>
                <BlindRules form/>
            </Show>
        </details>
    }
}

/// What only concerns those who play blind.
#[component]
fn BlindRules(form: Form) -> impl IntoView {
    let Form { draft, .. } = form;
    view! {
        <Switch
            id="look-any-time"
            label="Look at any time"
            hint="not only on your own turn"
            get=move || draft.with(|draft| draft.vying.blind_look == BlindLook::AnyTime)
            set=move |on| draft.update(|draft| draft.vying.blind_look = blind_look(on))
        />
        <AmountField
            form
            amount=Amount::SeeBlindAfter
            label="A blind player is seen after"
            hint="so many bets of one who has looked; empty is never"
        />
        <Choose
            id="blind-last"
            label="The last one in, blind"
            options=BLIND_LAST
            get=move || draft.with(|draft| draft.vying.blind_last)
            set=move |last| draft.update(|draft| draft.vying.blind_last = last)
        />
        <Show when=move || draft.with(|draft| draft.vying.can_keep())>
            <Choose
                id="retained-mode"
                label="Beside a kept hand comes"
                options=RETAINED
                get=move || draft.with(|draft| draft.dealing.retained_mode)
                set=move |mode| draft.update(|draft| draft.dealing.retained_mode = mode)
            />
            <Choose
                id="rewin"
                label="With two blind hands, the last keeps"
                options=REWIN
                get=move || draft.with(|draft| draft.vying.two_hands_rewin)
                set=move |rewin| draft.update(|draft| draft.vying.two_hands_rewin = rewin)
            />
        </Show>
    }
}

fn blind_look(any_time: bool) -> BlindLook {
    if any_time {
        BlindLook::AnyTime
    } else {
        BlindLook::OwnTurn
    }
}
