//! The players: how many, and a row for each.

use leptos::prelude::*;

use crate::app::i18n::{Name, Text, say};
use crate::app::platform::live::{each, live};

use super::form::{self, FaultText, Form, name_of};
use super::seating::{OpenSeat, Seating};
use super::strength::strength;
use crate::app::draft::{Draft, Field, Key, LONGEST_NAME, Row, RowName};
use crate::app::sheets::field::{self as fields, FieldSpec, field_view};
use crate::app::sheets::phones::{Reach, reach};
use crate::bots::Temper;
use crate::sitting::session::PlayerKind;

/// The last kind exists only against the house, where a player may have several boxes.
const KINDS: [(Text, PlayerKind); 7] = [
    (say::PLAYER_KIND_PERSON, PlayerKind::Person),
    (say::PLAYER_KIND_PHONE, PlayerKind::Phone),
    (say::PLAYER_KIND_CAREFUL, PlayerKind::Bot(Temper::Careful)),
    (
        say::PLAYER_KIND_STRAIGHTFORWARD,
        PlayerKind::Bot(Temper::Straightforward),
    ),
    (say::PLAYER_KIND_BRAGGER, PlayerKind::Bot(Temper::Bragger)),
    (say::PLAYER_KIND_EXPERT, PlayerKind::Bot(Temper::Expert)),
    (say::PLAYER_KIND_BOX, PlayerKind::Box),
];

/// What people who share a screen may agree on.
const AT_HOME: FieldSpec<Draft> = FieldSpec::switch(
    "at-home",
    say::AT_HOME,
    Some(say::HINT_AT_HOME),
    |draft| draft.is_at_home().into(),
    |draft, to| draft.set_at_home(to == 1),
);

/// Whether the players have a pack of their own.
const OWN_CARDS: FieldSpec<Draft> = FieldSpec::switch(
    "own-cards",
    say::OWN_CARDS,
    Some(say::OWN_CARDS_SAYS),
    |draft| draft.has_own_cards().into(),
    |draft, to| draft.set_own_cards(to == 1),
);

fn own_cards(form: Form) -> fields::Field {
    let Form { draft, .. } = form;
    OWN_CARDS.field(
        move || draft.with(OWN_CARDS.get),
        move |to| draft.update(|draft| (OWN_CARDS.set)(draft, to)),
    )
}

fn at_home(form: Form) -> fields::Field {
    let Form { draft, .. } = form;
    AT_HOME.field(
        move || draft.with(AT_HOME.get),
        move |to| draft.update(|draft| (AT_HOME.set)(draft, to)),
    )
}

/// The number of players, and their rows.
#[component]
pub fn Players(form: Form) -> impl IntoView {
    let Form { draft, .. } = form;
    // Announces to screen readers who has joined or left.
    let news = RwSignal::new(String::new());
    let keys = move || draft.with(|draft| draft.rows().iter().map(|row| row.key.into()).collect());
    let is_full = move || draft.with(|draft| !draft.has_room());
    let add = move |_| {
        let joins =
            draft.try_update(|draft| draft.add().map(|row| say::player_joins(&name_of(row))));
        news.set(joins.flatten().unwrap_or_default());
    };
    let remove = move |_| {
        let left =
            draft.try_update(|draft| draft.remove().map(|row| say::player_leaves(&name_of(&row))));
        news.set(left.flatten().unwrap_or_default());
    };
    let may_choose = Memo::new(move |_| draft.with(Draft::may_choose_dealer));
    let is_shared =
        Memo::new(move |_| draft.with(|draft| draft.is_shared() && !draft.has_own_cards()));
    let has_phones = Memo::new(move |_| draft.with(Draft::has_phones));
    let may_own_cards = Memo::new(move |_| draft.with(Draft::may_own_cards));
    let wished_own_cards = Memo::new(move |_| draft.with(Draft::wished_own_cards));
    let usual_buy_in = Memo::new(move |_| draft.with(Draft::usual_buy_in));
    let has_boxes = Memo::new(move |_| draft.with(Draft::has_boxes));
    let may_add = move || {
        draft.with(|draft| {
            let some = |is: fn(PlayerKind) -> bool| draft.rows().iter().any(|row| is(row.kind));
            some(PlayerKind::is_person) && (draft.has_room() || some(PlayerKind::is_bot))
        })
    };
    let add_box = move |_| {
        let joins =
            draft.try_update(|draft| draft.add_box().map(|row| say::player_joins(&name_of(row))));
        news.set(joins.flatten().unwrap_or_default());
    };
    let spares = move || draft.with(|draft| draft.can_spare());
    let open = OpenSeat::new(form);
    let more = move || {
        if is_full() {
            say::THE_TABLE_IS_FULL
        } else {
            say::ADD_A_PLAYER
        }
        .get()
    };
    view! {
        <div class="count-of">
            <h3 id=form::id(Field::Players) tabindex="-1">{say::AT_THE_TABLE.get()}</h3>
            <button class="step" aria-label=say::ONE_PLAYER_FEWER.get() aria-disabled=move || (!spares()).then_some("true") on:click=remove>"−"</button>
            <b>{move || draft.with(|draft| draft.rows().len())}</b>
            <button class="step" aria-label=more aria-disabled=move || is_full().then_some("true") on:click=add>"+"</button>
        </div>
        <FaultText form field=Field::Players/>
        {live(move || match may_own_cards.get() {
            true => Some(field_view(own_cards(form)).into_any()),
            false if wished_own_cards.get() => Some(view! { <p class="note">{say::OWN_CARDS_NOT.get()}</p> }.into_any()),
            false => None,
        })}
        <Seating form open/>
        <ul class="players" class:bare=move || !draft.with(Draft::asks_for_chips)>
            <li class="player head" aria-hidden="true">
                <span>{say::PLAYER_NAME.get()}</span>
                <span>{say::PLAYER_PLAYED_BY.get()}</span>
                <span>{say::PLAYER_CHIPS.get()}</span>
            </li>
            {each(keys, move |key| view! { <PlayerRow form open key_=key as Key/> })}
        </ul>
        {live(move || may_choose.get().then(|| view! { <FirstDealer form/> }))}
        {live(move || is_shared.get().then(|| field_view(at_home(form))))}
        {live(move || has_phones.get().then(|| view! { <p class="note">{say::PHONES_NEW_GAME.get()}</p> }))}
        {live(move || {
            usual_buy_in.get().map(|(least, most)| {
                view! { <p class="note">{say::usual_buy_in(least, most)}</p> }
            })
        })}
        {live(move || {
            has_boxes.get().then(|| {
                view! {
                    <button type="button" class="add" aria-disabled=move || (!may_add()).then_some("true") on:click=add_box>
                        {say::ADD_A_BOX.get()}
                    </button>
                }
            })
        })}
        <p class="sr" role="status">{news}</p>
    }
}

/// The field for the first dealer: found by chance, or a player whom the players choose.
#[component]
fn FirstDealer(form: Form) -> impl IntoView {
    let Form { draft, .. } = form;
    let names = Memo::new(move |_| {
        draft.with(|draft| {
            let names = draft.rows().iter().map(|row| name_of(row).name);
            names.collect::<Vec<_>>()
        })
    });
    let chosen = move || draft.with(|draft| draft.dealer().map_or(0, |nth| nth + 1));
    let one = move |(name, nth): (String, usize)| {
        view! { <option prop:selected=move || chosen() == nth>{name}</option> }
    };
    view! {
        <div class="field wide">
            <label for="first-dealer">{say::WHO_DEALS_FIRST.get()}</label>
            <select
                id="first-dealer"
                on:change:target=move |list| {
                    let nth = usize::try_from(list.target().selected_index()).unwrap_or_default();
                    draft.update(|draft| draft.choose_dealer(nth.checked_sub(1)));
                }
            >
                {live(move || {
                    let chance = say::CHANCE_DEALS_FIRST.get().to_owned();
                    let all = std::iter::once(chance).chain(names.get()).zip(0..);
                    Some(all.map(one).collect_view())
                })}
            </select>
        </div>
    }
}

#[component]
fn PlayerRow(form: Form, open: OpenSeat, key_: Key) -> impl IntoView {
    let Form { draft, .. } = form;
    let (name, chips) = (Field::Name(key_), Field::Chips(key_));
    let read = move |text: fn(&Row) -> String| {
        draft.with(|draft| draft.row(key_).map(text).unwrap_or_default())
    };
    let write = move |change: &dyn Fn(&mut Row)| {
        draft.update(|draft| draft.row_mut(key_).into_iter().for_each(change));
    };
    // The texts for this row, with the player's name.
    let named = move |says: fn(&Name) -> String| {
        draft.with(|draft| draft.row(key_).map(|row| says(&name_of(row))))
    };
    let kind = move || draft.with(|draft| draft.row(key_).map(|row| row.kind));
    let strength = Memo::new(move |_| draft.with(|draft| strength_of(draft, key_)));
    let reach = reach();
    let one = move |(says, value): (Text, PlayerKind)| {
        let why_not = match (value, reach) {
            (PlayerKind::Phone, Reach::Embedded) => Some(say::PHONES_NOT_EMBEDDED),
            (PlayerKind::Phone, Reach::Address) => Some(say::PHONES_NOT_HERE),
            _ => None,
        };
        view! {
            <option prop:selected=move || kind() == Some(value) disabled=why_not.is_some()>
                {why_not.unwrap_or(says).get()}
            </option>
        }
    };
    view! {
        <li class="player" class:open=move || open.is(key_) on:focusin=move |_| open.open(key_)>
            <input
                id=form::id(name)
                aria-label=say::PLAYER_NAME.get()
                maxlength=LONGEST_NAME
                autocomplete="off"
                dir="auto"
                aria-invalid=move || form.is_wrong(name)
                aria-describedby=move || form.described_by(name)
                prop:value=move || read(|row| row.called.text().to_owned())
                on:input:target=move |input| write(&|row| row.called = RowName::from_typed(input.target().value()))
            />
            <select
                aria-label=move || named(say::name_is_played_by)
                on:change:target=move |list| {
                    let index = usize::try_from(list.target().selected_index());
                    if let Some((_, kind)) = index.ok().and_then(|index| KINDS.get(index)) {
                        draft.update(|draft| draft.set_kind(key_, *kind));
                    }
                }
            >
                {live(move || {
                    let (boxes, own_cards) = draft.with(|draft| (draft.has_boxes(), draft.has_own_cards()));
                    let kinds = KINDS.into_iter().filter(|(_, kind)| match kind {
                        PlayerKind::Box => boxes,
                        PlayerKind::Bot(_) | PlayerKind::Phone => !own_cards,
                        PlayerKind::Person => true,
                    });
                    Some(kinds.map(one).collect_view())
                })}
            </select>
            <input
                id=form::id(chips)
                class="chips"
                aria-label=move || named(say::chips_of)
                inputmode="numeric"
                autocomplete="off"
                aria-invalid=move || form.is_wrong(chips)
                aria-describedby=move || form.described_by(chips)
                prop:value=move || read(|row| row.chips.clone())
                on:input:target=move |input| write(&|row| row.chips = input.target().value())
            />
            <FaultText form field=name/>
            <FaultText form field=chips/>
            {live(move || strength.get().map(|says| view! { <p class="strength">{says}</p> }))}
        </li>
    }
}

/// How well this player plays, as a sentence. Of several bots of a temper it is said of the first.
fn strength_of(draft: &Draft, key: Key) -> Option<String> {
    let kind = draft.row(key)?.kind;
    let first = draft.rows().iter().find(|row| row.kind == kind)?;
    match kind {
        PlayerKind::Bot(temper) if first.key == key => {
            strength(temper, draft.rules(), draft.rows().len())
        }
        _ => None,
    }
}
