//! The page: one table, and what is laid over it.

use leptos::prelude::*;
use web_sys::Element;

use super::board::Board;
use super::controls::{self, Amount};
use super::drawing::draw;
use super::felt::felt;
use super::first_move::FirstMove;
use super::focus;
use super::game::Game;
use super::keep::Keeper;
use super::language::{Spoken, say};
use super::link::{Linked, follow_shortcut};
use super::live::whenever;
use super::log::Log;
use super::pages::{self, Fetching, Kept, Later, Piece, Sheet, Slot};
use super::patch::Node;
use super::session::Setup;
use super::settings::Settings;
use super::update::Update;
use super::{back, embed, table_for_four};
use crate::ui::state::Stored;

/// All that is drawn from and pressed upon. Copies are the same page.
#[derive(Clone, Copy)]
pub struct Page {
    /// What a player has set to his liking.
    pub settings: Settings,
    /// The language spoken.
    pub spoken: Spoken,
    /// The part of the program that is fetched later.
    pub later: Later,
    /// The sheet that is open, if any.
    pub sheet: RwSignal<Option<Sheet>>,
    /// What stays of the sheets between two openings.
    pub kept: Kept,
    /// House rules that came with the address.
    pub linked: Linked,
    /// Whether a new version waits.
    pub update: Update,
    /// Whether the visitor has moved.
    pub first_move: FirstMove,
    /// What is kept on the device.
    pub keeper: Keeper,
    /// The game at this table.
    pub game: Game,
    /// The amount of the next bet or the like.
    pub amount: Amount,
    /// What stands beside the table on a wide screen.
    pub board: Board,
}

/// Begins the page. An embedded one waits for the part that reads what table it is asked for, and for the words to name
/// those who sit there.
pub fn begin() {
    let Some(body) = document().body() else {
        return;
    };
    let body: Element = body.into();
    let settings = Settings::new();
    settings.apply();
    let spoken = Spoken::follow(settings);
    let later = Later::new();
    if !embed::is_embedded() {
        return Page::begin(&body, table_for_four(), settings, spoken, later);
    }
    later.fetch();
    let waits = Stored::new(true);
    let owner = Owner::current().unwrap_or_default();
    whenever(move |_| match later.parts() {
        Some(parts) if spoken.now().is_some() && waits.get_value() => {
            waits.set_value(false);
            let begin = || Page::begin(&body, (parts.asked)(), settings, spoken, later);
            untrack(|| owner.with(begin));
        }
        None if later.fetching() == Fetching::Failed => not_fetched(&body),
        _ => {}
    });
}

/// Says so in place of the table.
fn not_fetched(body: &Element) {
    let document = document();
    if let Ok(notice) = document.create_element("p") {
        notice.set_class_name("notice");
        // Refused only for what is no attribute, and where it would be put into itself.
        let _ = notice.set_attribute("role", "alert");
        notice.set_text_content(Some(say::GAME_NOT_FETCHED.get()));
        let _ = body.append_child(&notice);
    }
}

impl Page {
    /// Sits the players down, and takes the place of the shell that was painted before once there are words to speak.
    fn begin(body: &Element, setup: Setup, settings: Settings, spoken: Spoken, later: Later) {
        let sheet = RwSignal::new(None::<Sheet>);
        let linked = Linked::watch(sheet);
        let first_move = FirstMove::new();
        let update = Update::watch();
        let kept = Kept::new();
        let Ok(game) = Game::new(setup, Log::new(), settings) else {
            return;
        };
        let keeper = Keeper::of(game, later);
        // A sitting that is kept is not given up for a shortcut.
        follow_shortcut(sheet, move || {
            if !keeper.has_kept() {
                game.deal();
            }
        });
        back::follow(sheet);
        let page = Page {
            settings,
            spoken,
            later,
            sheet,
            kept,
            linked,
            update,
            first_move,
            keeper,
            game,
            amount: Amount::new(game),
            board: Board::watch(),
        };
        whenever(move |_| {
            if game.naming() > 0 {
                sheet.set(Some(Sheet::Call));
            }
        });
        // What makes sheets is fetched at the visitor's first move, so that it is there when one is wanted.
        whenever(move |_| {
            if sheet.get().is_some() || first_move.made() {
                later.fetch();
            }
        });
        draw(page, body, scene);
        whenever(move |_| {
            if spoken.now().is_some()
                && let Some(shell) = document().get_element_by_id("shell")
            {
                shell.remove();
            }
        });
        controls::listen(page);
        focus::follow_the_turn(page);
    }

    /// What the later part fills, once it is here.
    pub fn slot(self, slot: Slot) -> Option<Node> {
        self.later.parts().map(|_| Node::slot(slot))
    }

    /// The same in the language that is spoken: what is filled says all anew in another.
    pub fn piece(self, piece: Piece) -> Option<Node> {
        self.worded(Slot::Piece(piece))
    }

    fn worded(self, slot: Slot) -> Option<Node> {
        let language = self.spoken.now()?;
        let nth = super::language::ALL.iter().position(|one| one == language);
        Some(self.slot(slot)?.key(nth.unwrap_or(0) as u64))
    }
}

/// All of it. What says nothing itself goes on whatever language is spoken.
fn scene(page: Page) -> Vec<Node> {
    let mut scene = Vec::new();
    if page.spoken.now().is_some() {
        scene.push(table(page));
    }
    for piece in [Piece::Awake, Piece::Senses, Piece::InFrame] {
        scene.extend(page.slot(Slot::Piece(piece)));
    }
    scene
}

fn table(page: Page) -> Node {
    let Page {
        game,
        keeper,
        sheet,
        amount,
        ..
    } = page;
    let is_away = matches!(sheet.get(), Some(Sheet::Replay | Sheet::Lesson(_)));
    let behind =
        game.curtain().is_some() || game.compares().is_some() || keeper.is_elsewhere() || is_away;
    let room = Node::new("div", "room")
        .when(behind, "inert", "")
        .hold(controls::bar(page))
        .hold(felt(page))
        .hold(controls::controls(page))
        .maybe(page.board.draw(game.log()));
    let open = sheet.get().map(|sheet| {
        let made = page.worded(Slot::Sheet(sheet));
        made.unwrap_or_else(|| pages::not_yet(page, sheet))
    });
    let status = Node::new("p", "sr")
        .with("role", "status")
        .tells(amount.asks().unwrap_or_else(|| game.spoken()));
    Node::new("main", "table")
        .hold(room)
        .maybe(keeper.says_unkept())
        .maybe(page.piece(Piece::Notice))
        .maybe(page.piece(Piece::Curtain))
        .maybe(page.piece(Piece::Elsewhere))
        .maybe(open)
        .hold(status)
}
