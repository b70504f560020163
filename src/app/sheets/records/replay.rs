//! The sheet of a replay: a felt of its own in place of the table.

use std::iter::once;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlSelectElement, KeyboardEvent};

use crate::app::embed::{EmbedRequest, Replayed};
use crate::app::i18n::{Text, say};
use crate::app::lazy::{OpenSheet, Sheet, TrialFrom};
use crate::app::platform::focus::focus_element;
use crate::app::platform::frame::is_embedded;
use crate::app::platform::live::live;
use crate::app::replay::{Player, Records, may_show_all, situation};
use crate::app::settings::Settings;
use crate::app::sheets::room::{self, Room, Uses};
use crate::app::sheets::taught::open_workshop;
use crate::app::sheets::{SheetState, Watched};
use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::engine::{Seat, Viewer};

/// The buttons: what each does, its name and its picture.
const BUTTONS: [(Press, Text, &str); 5] = [
    (
        Press::Start,
        say::REPLAY_TO_THE_START,
        "M6 5v14M19 5.5v13L9 12z",
    ),
    (Press::Back, say::REPLAY_BACK, "M15 5L8 12l7 7-7-7z"),
    (Press::Play, say::REPLAY_PLAY, "M8 5v14l11-7z"),
    (Press::Forward, say::REPLAY_FORWARD, "M9 5l7 7-7 7 7-7z"),
    (
        Press::End,
        say::REPLAY_TO_THE_END,
        "M18 5v14M5 5.5v13l10-6.5z",
    ),
];
const PLAY: &str = "replay-play";
const PAUSE: &str = "M8 5v14M16 5v14";

#[derive(Clone, Copy, PartialEq)]
enum Press {
    Start,
    Back,
    Play,
    Forward,
    End,
    Leave,
}

/// The replay of the deal that was opened.
#[component]
pub fn Replay() -> impl IntoView {
    let records = expect_context::<Records>();
    let sheet = expect_context::<OpenSheet>();
    let settings = expect_context::<Settings>();
    let running = expect_context::<Game>();
    let state = expect_context::<SheetState>();
    let page = expect_context::<Page>();
    let watched = state.watched.try_update_value(Option::take).flatten();
    // The page around an embedded table may have asked for the replay. It leads to the table.
    let is_asked_for = state.request().is_some_and(EmbedRequest::is_replay);
    let back = match &watched {
        Some(watched) => Some(watched.from),
        None if is_asked_for => None,
        None => Some(Sheet::Menu),
    };
    let leave = move || sheet.set(back);
    let is_watched = watched.is_some();
    let opened = records.opened().filter(|_| !is_watched);
    let replayed = move || {
        if let Some(replayed) = watched {
            let Watched {
                title,
                setup,
                story,
                viewer,
                ..
            } = replayed;
            return Some((title.to_owned(), setup, story, viewer, false));
        }
        let which = opened?;
        let (setup, story) = records.story(which, running)?;
        let (title, ..) = records.line(which, running)?;
        // In the sitting in play, the player sees again only what he saw.
        let viewer = match which.imported {
            None => running.own_viewer(),
            Some(_) => Viewer::Gallery,
        };
        Some((title, setup, story, viewer, may_show_all(which, running)))
    };
    let Some((title, setup, story, viewer, may_show)) = replayed() else {
        request_animation_frame(leave);
        return ().into_any();
    };
    let player = Player::new(setup.clone(), story, viewer, settings);
    if opened.is_some() {
        player.seek(records.left_at().0);
    }
    let see_as = move |viewer| player.game().set_replay_viewer(viewer);
    if let Some(viewer) = records.seen_as().filter(|_| may_show) {
        see_as(viewer);
    }
    let leave_here = move || {
        let is_asked = player.position(Seat(0)).is_some();
        records.leave_at(player.at().0, is_asked);
    };
    let press = move |what: Press| match what {
        Press::Start => jump(player, 1),
        Press::Back => player.back(),
        Press::Play => player.play(!player.is_playing()),
        Press::Forward => {
            player.play(false);
            player.forward();
        }
        Press::End => jump(player, usize::MAX),
        Press::Leave => leave(),
    };
    room::listen(move |key| {
        if let Some(what) = meant(key) {
            key.prevent_default();
            press(what);
        }
    });
    request_animation_frame(|| focus_element(PLAY));
    let button = move |(what, name, picture): (Press, Text, &'static str)| {
        let pauses = move || what == Press::Play && player.is_playing();
        view! {
            <button
                id=(what == Press::Play).then_some(PLAY)
                class=if what == Press::Play { "act go" } else { "act" }
                aria-label=move || if pauses() { say::REPLAY_PAUSE } else { name }.get()
                aria-disabled=move || leads_nowhere(what, player.at()).then_some("true")
                on:click=move |_| press(what)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d=move || if pauses() { PAUSE } else { picture }/>
                </svg>
            </button>
        }
    };
    let seats = (0..setup.players.len()).map(|seat| Viewer::Seat(Seat(seat as u8)));
    let viewers: Vec<Viewer> = once(Viewer::Gallery)
        .chain(seats)
        .chain([Viewer::Hindsight])
        .collect();
    // Real cards are shown to nobody.
    let may_choose = may_show && !setup.rules.real_cards;
    let whose = move || {
        may_choose.then(|| {
            let chosen = records.seen_as().unwrap_or(viewer);
            let option = |one: &Viewer| {
                let name = match one {
                    Viewer::Gallery => say::CARDS_AS_SHOWN.get().into(),
                    Viewer::Seat(seat) => player.game().name(*seat),
                    Viewer::Hindsight => say::ALL_CARDS.get().into(),
                };
                view! { <option prop:selected=*one == chosen>{name}</option> }
            };
            let options = viewers.iter().map(option).collect_view();
            let viewers = viewers.clone();
            let choose = move |list: HtmlSelectElement| {
                let nth = usize::try_from(list.selected_index()).unwrap_or_default();
                if let Some(viewer) = viewers.get(nth) {
                    records.see_as(Some(*viewer));
                    see_as(*viewer);
                }
            };
            view! {
                <label class="whose" title=say::WHOSE_CARDS.get()>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0z"/><circle cx="12" cy="12" r="3"/></svg>
                    <select aria-label=say::WHOSE_CARDS.get() on:change:target=move |list| choose(list.target())>{options}</select>
                </label>
            }
        })
    };
    // The only person at the table may play his own deal on from here.
    let plays_on = match viewer {
        Viewer::Seat(seat) if opened.is_some_and(|which| which.imported.is_none()) => Some(seat),
        _ => None,
    };
    let play_on = plays_on.map(|seat| {
        let setup = setup.clone();
        let begin = move |_| {
            if let Some(position) = player.position(seat) {
                leave_here();
                records.try_from(position, setup.clone());
                sheet.set(Some(Sheet::Trial(TrialFrom::Replay)));
            }
        };
        view! {
            <button
                class="asks"
                aria-disabled=move || player.position(seat).is_none().then_some("true")
                on:click=begin
            >
                {say::REPLAY_PLAY_ON.get()}
            </button>
        }
    });
    // The record can be put on another page where it may be given out.
    let given = opened.filter(|_| !is_embedded());
    let given = given.and_then(|which| records.record(which, running));
    // The deals of a sitting in play are told as he knows them.
    let told = opened.filter(|_| !is_embedded()).and_then(|which| {
        let own = || which.imported.is_none().then(|| running.finished_deals().0);
        given.clone().or_else(own)
    });
    let is_idle = move || {
        let _ = player.at();
        player.table().is_none().then_some("true")
    };
    let sets_up = told.map(|record| {
        let begin = move |_| {
            leave_here();
            let seen_as = records.seen_as().unwrap_or(viewer);
            let Some(table) = player.table() else {
                return;
            };
            let Some(lesson) = situation(&record, &table, seen_as) else {
                let why = say::WORKSHOP_NOT_FROM_HERE.get();
                return page.save_state.notify(why.into(), None);
            };
            open_workshop(state, Some(lesson.to_string()), Some(Sheet::Replay));
            sheet.set(Some(Sheet::Workshop));
        };
        view! {
            <button aria-label=say::WORKSHOP.get() title=say::WORKSHOP.get() aria-disabled=is_idle on:click=begin>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20l1-5L15 5l4 4L9 19zM13 7l4 4"/></svg>
            </button>
        }
    });
    let embeds = given.map(|record| {
        let begin = move |_| {
            leave_here();
            state.embed().update(|options| {
                options.take(&setup);
                options.forget_in_place();
                options.replay = Some(Replayed {
                    record: record.to_json_line(),
                    step: records.left_at().0,
                    seat: match records.seen_as().unwrap_or(viewer) {
                        Viewer::Seat(seat) => Some(seat.0),
                        _ => None,
                    },
                    play: false,
                });
            });
            sheet.set(Some(Sheet::Embed));
        };
        view! {
            <button aria-label=say::EMBED_THIS_DEAL.get() title=say::EMBED_THIS_DEAL.get() on:click=begin>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 7l-5 5 5 5M16 7l5 5-5 5M14 5l-4 14"/></svg>
            </button>
        }
    });
    let leaves = if is_asked_for {
        say::REPLAY_TO_THE_TABLE
    } else {
        say::REPLAY_LEAVE
    };
    let bar = view! {
        {play_on}
        {live(whose)}
        {sets_up}
        {embeds}
    };
    let controls = move || {
        room::beneath(view! {
            <div class="caption-of">
                <p class="hint" role="status">{move || player.caption()}</p>
                <span class="count">{move || of(player.at())}</span>
            </div>
            <div class="acts six">
                {BUTTONS.map(button).collect_view()}
                <button class="act" on:click=move |_| leave()>{leaves.get()}</button>
            </div>
        })
    };
    let table = Room::new(player.game(), page).table(|| Uses::Replays, move || Some(controls()));
    let label = || Sheet::Replay.title().to_owned();
    room::frame(
        page,
        "room replay",
        label,
        move || title.clone(),
        bar,
        table,
    )
}

fn of((at, count): (usize, usize)) -> String {
    say::step_of(at as u64, count as u64)
}

fn jump(player: Player, to: usize) {
    player.play(false);
    player.seek(to);
}

/// Whether there is no step in that direction.
fn leads_nowhere(what: Press, (at, count): (usize, usize)) -> bool {
    match what {
        Press::Start | Press::Back => at <= 1,
        Press::Forward | Press::End => at >= count,
        Press::Play | Press::Leave => false,
    }
}

/// What a key means. Keys with a modifier belong to the browser, and Space presses the focused button.
fn meant(key: &KeyboardEvent) -> Option<Press> {
    let focused = key
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let tag = focused.as_ref().map(Element::tag_name).unwrap_or_default();
    let presses = tag == "BUTTON";
    // The list of viewers has its own arrows.
    let chooses = tag == "SELECT" && key.key() != "Escape";
    if key.ctrl_key() || key.alt_key() || key.meta_key() || chooses {
        return None;
    }
    Some(match key.key().as_str() {
        "ArrowLeft" => Press::Back,
        "ArrowRight" => Press::Forward,
        "Home" => Press::Start,
        "End" => Press::End,
        " " if !presses => Press::Play,
        "Escape" => Press::Leave,
        _ => return None,
    })
}
