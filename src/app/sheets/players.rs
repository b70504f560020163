//! The sheet *Players* of a table of several people: who sits out, comes back, leaves, buys in or sits down (RULES 9.2.21).

use leptos::prelude::*;

use super::field::{FieldSpec, field_view};
use super::frame::{self, Frame, SheetFrame};
use super::put_right::PutRight;
use crate::app::draft::{Draft, Field, LONGEST_NAME, RowName};
use crate::app::i18n::{Text, say};
use crate::app::lazy::Sheet;
use crate::app::platform::entropy;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{each, live};
use crate::app::settings::{Preferences, Settings};
use crate::app::table::faces::{FACE, face_of};
use crate::app::table::game::{Game, Model};
use crate::app::words::refused;
use crate::engine::{Illegal, Presence, PresenceIllegal, Seat};
use crate::sitting::session::NoChair;

/// Whether the controls turn to the player who is next.
const TURNS: FieldSpec<Preferences> = FieldSpec::switch(
    "bank-turns",
    say::BANK_TURNS,
    Some(say::BANK_TURNS_SAYS),
    |now| now.turns.into(),
    |now, to| now.turns = to == 1,
);

/// A player, as his row shows him.
#[derive(Clone, PartialEq, Default)]
struct Sitter {
    name: String,
    face: String,
    chips: u64,
    presence: Presence,
    /// Why he cannot now sit out, or come back. `None`: he can.
    why_not: Option<Illegal>,
    why_not_leave: Option<Illegal>,
    buys_in: bool,
}

impl Sitter {
    fn of(game: &Model, seat: Seat) -> Option<Sitter> {
        let (chips, presence) = game.settled(|view| {
            let place = view.seat(seat)?;
            Some((place.chips(), place.presence()))
        })?;
        let player = game.player(seat)?;
        Some(Sitter {
            name: game.seats().name(seat),
            face: face_of(&player.name, player.kind),
            chips,
            presence,
            why_not: game.why_not(seat, other(presence)),
            why_not_leave: game.why_not(seat, Presence::Left),
            buys_in: game.buys_in_from(seat).is_some(),
        })
    }

    fn says(&self) -> String {
        let chips = say::chips(self.chips);
        let state = match self.presence {
            Presence::Here => return chips,
            Presence::Away => say::BANK_AWAY,
            Presence::Left => say::BANK_LEFT,
        };
        format!("{chips} · {}", state.get())
    }
}

/// Whether a player is there who was not, or the other way round.
fn other(presence: Presence) -> Presence {
    match presence {
        Presence::Here => Presence::Away,
        Presence::Away | Presence::Left => Presence::Here,
    }
}

/// The sheet.
#[component]
pub fn Players() -> impl IntoView {
    let game = expect_context::<Game>();
    let settings = expect_context::<Settings>();
    let frame = Frame::new();
    let seats = move || {
        let seats = game.read(|game| game.settled(|view| view.seats().len()));
        (0..seats as u64).collect()
    };
    let waits = Memo::new(move |_| game.read(may_change).is_some());
    // A memo: what is typed beneath outlasts each act.
    let has_real_cards = Memo::new(move |_| game.read(Model::has_real_cards));
    let turns = TURNS.field(
        move || (TURNS.get)(&settings.get()),
        move |to| settings.change(|now| (TURNS.set)(now, to)),
    );
    view! {
        <SheetFrame frame title=Sheet::Players.title()>
            <div class="body">
                <p class="rules">{move || match waits.get() {
                    true => say::BANK_PLAYERS_LATER,
                    false if has_real_cards.get() => say::BANK_PLAYERS_SAY,
                    false => say::PLAYERS_SAY,
                }.get()}</p>
                <ul class="sitters">
                    {each(seats, move |seat| view! { <Row game frame seat=Seat(seat as u8)/> })}
                </ul>
                {live(move || (!waits.get()).then(|| view! { <SitsDown game/> }))}
                {live(move || (!waits.get() && has_real_cards.get()).then(|| view! { <PutRight game/> }))}
                {live(move || has_real_cards.get().then(|| field_view(turns.clone())))}
            </div>
        </SheetFrame>
    }
}

/// Why nobody comes or goes now. `None`: somebody may.
fn may_change(game: &Model) -> Option<Illegal> {
    let why = game.why_not(Seat(0), Presence::Away)?;
    let never = [
        PresenceIllegal::NotNow.into(),
        Illegal::SittingOver,
        Illegal::MustVote,
        Illegal::MustAnswerGame,
    ];
    never.contains(&why).then_some(why)
}

/// The id of the button with which somebody sits out or comes back.
fn change_id(seat: Seat) -> String {
    format!("sits-{seat}")
}

/// A player, and what he may do.
#[component]
fn Row(game: Game, frame: Frame, seat: Seat) -> impl IntoView {
    let now = Memo::new(move |_| {
        let now = game.read(|game| Sitter::of(game, seat));
        now.unwrap_or_default()
    });
    let read = move |read: fn(&Sitter) -> String| now.with(read);
    let refused = RwSignal::new(String::new());
    let goes = move |to: Presence, why: Option<Illegal>| match why {
        Some(why) => refused.set(say::call_not_now(&refused::illegal(why))),
        None => {
            refused.set(String::new());
            game.update(|game| game.comes_or_goes(seat, to));
            if to == Presence::Left {
                // The pressed button is removed.
                focus_element(&change_id(seat));
            }
        }
    };
    let is_off = move |why: fn(&Sitter) -> bool| move || now.with(why).then_some("true");
    let changes = move || match now.with(|now| now.presence) {
        Presence::Here => say::BANK_SIT_OUT,
        Presence::Away | Presence::Left => say::BANK_SIT_IN,
    };
    let has_left = Memo::new(move |_| now.with(|now| now.presence == Presence::Left));
    let acts = move || {
        let change = move |_| {
            let (to, why) = now.with_untracked(|now| (other(now.presence), now.why_not));
            goes(to, why);
        };
        let leave = move |_| goes(Presence::Left, now.with_untracked(|now| now.why_not_leave));
        let buy = move |_| {
            if now.with_untracked(|now| now.buys_in) {
                game.update(|game| game.begin_buying(seat));
                frame::close(frame);
            }
        };
        // Whoever has left can only come back.
        let others = move || {
            (!has_left.get()).then(|| view! {
                <button aria-disabled=is_off(|now| now.why_not_leave.is_some()) on:click=leave>{say::BANK_LEAVE.get()}</button>
                <button aria-disabled=is_off(|now| !now.buys_in) on:click=buy>{say::BUY_IN.get()}</button>
            })
        };
        view! {
            <div class="acts-of">
                <button id=change_id(seat) aria-disabled=is_off(|now| now.why_not.is_some()) on:click=change>{move || changes().get()}</button>
                {live(others)}
            </div>
        }
    };
    view! {
        <li>
            <div class="sitter" role="group" aria-label=move || read(|now| now.name.clone())>
                <svg class="face" viewBox=FACE aria-hidden="true"><use href=move || read(|now| now.face.clone())/></svg>
                <b dir="auto">{move || read(|now| now.name.clone())}</b>
                <span>{move || read(Sitter::says)}</span>
                {acts()}
                <p class="error" role="alert">{refused}</p>
            </div>
        </li>
    }
}

/// The fields for somebody who sits down.
#[component]
fn SitsDown(game: Game) -> impl IntoView {
    let usual = game.session(|session| session.setup().players.first().map(|one| one.chips));
    let name = RwSignal::new(String::new());
    let chips = RwSignal::new(usual.unwrap_or_default().to_string());
    let refused = RwSignal::new(String::new());
    let came_back = RwSignal::new(String::new());
    let sit = move |_| {
        let typed = name.get_untracked();
        let known = game.peek_at(|game| who_left(game, &typed));
        let (why, says) = match known {
            Some(seat) => game.update(|game| comes_back(game, seat)),
            None => (sits_down(game, typed, chips.get_untracked()), String::new()),
        };
        if why.is_none() {
            name.set(String::new());
        }
        came_back.set(says);
        refused.set(why.unwrap_or_default());
    };
    let field = |id: &'static str, label: Text| view! { <label for=id>{label.get()}</label> };
    view! {
        <h3>{say::BANK_JOIN.get()}</h3>
        <div class="sits-down">
            {field("sits-name", say::PLAYER_NAME)}
            {field("sits-chips", say::PLAYER_CHIPS)}
            <input
                id="sits-name"
                maxlength=LONGEST_NAME
                autocomplete="off"
                dir="auto"
                aria-describedby="sits-not"
                prop:value=move || name.get()
                on:input:target=move |input| name.set(input.target().value())
            />
            <input
                id="sits-chips"
                class="chips"
                inputmode="numeric"
                autocomplete="off"
                aria-describedby="sits-not"
                prop:value=move || chips.get()
                on:input:target=move |input| chips.set(input.target().value())
            />
            <button class="act" on:click=sit>{say::BANK_SIT_DOWN.get()}</button>
            <p class="error" id="sits-not" role="alert">{refused}</p>
            <p role="status">{came_back}</p>
        </div>
        <p class="rules">{say::BANK_JOIN_SAYS.get()}</p>
    }
}

/// The seat of whoever of this name has left. `None`: nobody has.
fn who_left(game: &Model, typed: &str) -> Option<Seat> {
    let wanted = RowName::from_typed(typed.to_owned()).text().to_lowercase();
    let seats = game.settled(|view| {
        let left = view
            .seats()
            .filter(|place| place.presence() == Presence::Left);
        left.map(|place| place.seat()).collect::<Vec<_>>()
    });
    let is_called = |seat: &Seat| {
        let player = game.player(*seat);
        player.is_some_and(|player| player.name.to_lowercase() == wanted)
    };
    seats.into_iter().find(is_called)
}

/// Lets whoever has left come back to their chips, so that they are settled once. Returns why it is not possible, or else what
/// is said of it.
fn comes_back(game: &mut Model, seat: Seat) -> (Option<String>, String) {
    if let Some(why) = game.why_not(seat, Presence::Here) {
        let why = say::call_not_now(&refused::illegal(why));
        return (Some(why), String::new());
    }
    game.comes_or_goes(seat, Presence::Here);
    let chips = game.settled(|view| view.seat(seat).map_or(0, |place| place.chips()));
    let name = game.seats().name(seat);
    (None, say::bank_back_with(&name, &say::chips(chips)))
}

/// Lets somebody sit down. Returns why he cannot, if so.
fn sits_down(game: Game, name: String, chips: String) -> Option<String> {
    let mut draft = Draft::of(&game.setup().into());
    let Some(key) = draft.add().map(|row| row.key) else {
        return Some(say::THE_TABLE_IS_FULL.get().into());
    };
    if let Some(row) = draft.row_mut(key) {
        (row.called, row.chips) = (RowName::from_typed(name), chips);
    }
    let own = [Field::Name(key), Field::Chips(key)];
    let mut faults = draft.faults().into_iter();
    if let Some(fault) = faults.find(|fault| own.contains(&fault.field)) {
        return Some(fault.kind.says());
    }
    let player = draft.row(key)?.player();
    let sits = |game: &mut Model| {
        game.sits_down(&player.name, player.chips, |session, name, chips| {
            session.with_chair(name, chips, entropy::seed())
        })
    };
    Some(match game.update(sits)? {
        NoChair::Full => say::THE_TABLE_IS_FULL.get().into(),
        NoChair::Illegal(why) => say::call_not_now(&refused::illegal(why)),
    })
}
