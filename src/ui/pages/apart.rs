//! The seam behind which lies the part of the program that is fetched later: all that is needed to set up a
//! game, to read about one or to keep one on the device, and not to play it. So does what only a game can need that was set
//! up in a sheet: the curtain between people.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use std::any::Any;
use std::pin::Pin;

use leptos::mount::mount_to;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use web_sys::HtmlElement;

use super::beats::Beats;
use super::call::Call;
use super::curtain::Curtain;
use super::embed::Embed;
use super::fair::Fair;
use super::hint::HintPiece;
use super::house::House;
use super::howto::HowToPlay;
use super::keys::Keys;
use super::lesson::Lesson;
use super::new_game::{Form, NewGame};
use super::records::Replay;
use super::sheets::Sheet;
use crate::ui::awake::Awake;
use crate::ui::embed::{self, InFrame, InFull};
use crate::ui::family;
use crate::ui::felt::{Peek, Standings, Verdict};
use crate::ui::game::Game;
use crate::ui::keep::{self, Elsewhere, Keeper, Notice};
use crate::ui::link;
use crate::ui::page::Page;
use crate::ui::senses::Senses;
use crate::ui::session::Setup;

/// What the part holds for the rest of the program.
#[derive(Clone, Copy)]
pub struct Parts {
    /// Fills a place on the page; what it gives empties the place again when it is dropped.
    pub fill: fn(Slot, Page, HtmlElement) -> Box<dyn Any>,
    /// Fetches the games of what is kept and what the address asks for; false where that cannot be done.
    pub games: fn() -> Games,
    /// Keeps the sitting in hand.
    pub keep: fn(Keeper, Game),
    /// Reads the sitting that is kept.
    pub find: fn(Keeper),
    /// Goes on with it, on this page.
    pub go_on: fn(Keeper, Game),
    /// Takes in a sitting that the address of the page has brought, as it stands there.
    pub carried: fn(Keeper, Game, &str),
    /// The table that the address of an embedded page asks for.
    pub asked: fn() -> Setup,
}

/// Games that are on their way.
pub type Games = Pin<Box<dyn Future<Output = bool>>>;

/// A place on the page that the part fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A piece of the table.
    Piece(Piece),
    /// What is laid over it.
    Sheet(Sheet),
}

/// A piece of the page that comes with the part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// How a deal has ended.
    Verdict,
    /// How the sitting has ended.
    Standings,
    /// What went wrong with what is kept.
    Notice,
    /// That another tab plays.
    Elsewhere,
    /// What keeps the screen awake.
    Awake,
    /// What hides the table between two people at one screen.
    Curtain,
    /// What lies over one's own cards on such a screen.
    Peek,
    /// What makes the table heard and felt.
    Senses,
    /// What gives a hint in one's turn.
    Hint,
    /// What ties an embedded table to the page around it.
    InFrame,
    /// The link from an embedded table to the whole page.
    InFull,
}

/// Fetches the part, once.
///
/// # Errors
/// When it cannot be fetched; another call tries again.
#[wasm_split(sheets, wasm_split_path = ::leptos::wasm_split, fallible)]
pub fn parts() -> Result<Parts, SplitLoaderError> {
    family::install();
    Ok(Parts {
        fill,
        games: || Box::pin(wanted()),
        keep: keep::keep,
        find: keep::find,
        go_on: keep::go_on,
        carried: Keeper::carried,
        asked: embed::asked,
    })
}

async fn wanted() -> bool {
    let wanted = keep::kept_text() + &link::whole();
    family::fetch(&wanted).await.is_ok()
}

fn fill(slot: Slot, page: Page, into: HtmlElement) -> Box<dyn Any> {
    Box::new(mount_to(into, move || {
        provide_context(page);
        provide_context(page.game);
        provide_context(page.settings);
        provide_context(page.spoken);
        provide_context(page.later);
        provide_context(page.sheet);
        provide_context(page.linked);
        provide_context(page.keeper);
        match slot {
            Slot::Piece(wanted) => piece(wanted),
            Slot::Sheet(wanted) => sheet(wanted, page),
        }
    }))
}

fn piece(piece: Piece) -> AnyView {
    match piece {
        Piece::Verdict => view! { <Verdict/> }.into_any(),
        Piece::Standings => view! { <Standings/> }.into_any(),
        Piece::Notice => view! { <Notice/> }.into_any(),
        Piece::Elsewhere => view! { <Elsewhere/> }.into_any(),
        Piece::Awake => view! { <Awake/> }.into_any(),
        Piece::Curtain => view! { <Curtain/> }.into_any(),
        Piece::Peek => view! { <Peek/> }.into_any(),
        Piece::Senses => view! { <Senses/> }.into_any(),
        Piece::Hint => view! { <HintPiece/> }.into_any(),
        Piece::InFrame => view! { <InFrame/> }.into_any(),
        Piece::InFull => view! { <InFull/> }.into_any(),
    }
}

fn sheet(sheet: Sheet, page: Page) -> AnyView {
    let Page { game, kept, .. } = page;
    provide_context(kept.records());
    provide_context(kept);
    match sheet {
        Sheet::Replay => view! { <Replay/> }.into_any(),
        Sheet::Lesson(nth) => view! { <Lesson nth/> }.into_any(),
        Sheet::NewGame => {
            let form = kept.form(|| {
                let is_begun = untrack(move || game.public(|view| view.deals())) > 0;
                let last = keep::last_game().filter(|_| !is_begun);
                Form::new(&last.unwrap_or_else(|| game.setup()))
            });
            view! { <NewGame form/> }.into_any()
        }
        Sheet::Keys => view! { <Keys/> }.into_any(),
        Sheet::Call => view! { <Call/> }.into_any(),
        Sheet::House => view! { <House tab=kept.tab/> }.into_any(),
        Sheet::Fair(whence) => view! { <Fair whence/> }.into_any(),
        Sheet::Beats => view! { <Beats/> }.into_any(),
        Sheet::Embed => view! { <Embed options=kept.embed()/> }.into_any(),
        Sheet::HowToPlay(game, whence) => view! { <HowToPlay game whence/> }.into_any(),
    }
}
