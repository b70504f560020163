//! The draft on the page: what is typed, and which of its faults are shown.

use leptos::prelude::*;

use crate::app::draft::{Draft, Fault, Field, Row, RowName};
use crate::app::i18n::{Name, say};
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::storage::save_new_game;
use crate::app::table::game::Game;
use crate::app::words::{self, refused};
use crate::engine::Rules;
use crate::notation::LinkError;
use crate::sitting::session::Setup;
use crate::sitting::setup::NewGame;

/// A note about rules that a link has brought.
#[derive(Clone)]
pub enum Note {
    /// The rules came with the link.
    Came,
    /// The link could not be read, for this reason. The rules are the usual ones.
    Unread(LinkError),
}

/// The draft, shared by the fields of the sheet. Copies are the same draft.
#[derive(Clone, Copy)]
pub struct Form {
    /// What is typed.
    pub draft: RwSignal<Draft>,
    /// Whether all faults are shown: from the first press of *Deal* on.
    tells: RwSignal<bool>,
    /// The faults when a field of the house rules was last left. Until *Deal* is pressed, only these are shown, as
    /// long as they last.
    left: RwSignal<Vec<Fault>>,
    note: RwSignal<Option<Note>>,
    /// Whether the game has been chosen, and the sheet asks for players and rules.
    is_chosen: RwSignal<bool>,
    faults: Memo<Vec<Fault>>,
    /// The game that *Cancel* restores before the first deal.
    begun: StoredValue<NewGame>,
}

impl Form {
    #[must_use]
    pub fn new(last: NewGame) -> Form {
        let draft = RwSignal::new(Draft::of(&last));
        let tells = RwSignal::new(false);
        let left = RwSignal::new(Vec::new());
        let shown_faults = move || {
            let mut faults = draft.with(Draft::faults);
            if !tells.get() {
                left.with(|left| faults.retain(|fault| left.contains(fault)));
            }
            faults
        };
        whenever(move |begun| {
            let is_sound = draft.with(|draft| draft.faults().is_empty());
            if begun && is_sound {
                save_new_game(&draft.with(Draft::last));
            }
        });
        Form {
            begun: StoredValue::new(last),
            draft,
            tells,
            left,
            note: RwSignal::new(None),
            is_chosen: RwSignal::new(false),
            faults: Memo::new(move |_| shown_faults()),
        }
    }

    /// The game before anything was typed: the one at the table if it has been dealt.
    #[must_use]
    pub fn initial(self, game: Game) -> NewGame {
        let begun = self.begun.get_value();
        if game.public(|view| view.deals()) > 0 {
            begun.at(game.next_setup())
        } else {
            begun
        }
    }

    /// The key of the last game that was set up.
    #[must_use]
    pub fn last_game(self) -> &'static str {
        self.begun.with_value(|last| last.table.rules.game)
    }

    /// Chooses a game of the family.
    pub fn choose_game(self, key: &str) {
        self.draft.update(|draft| draft.choose_game(key));
        self.note.set(None);
        self.note_faults();
    }

    /// Whether the game has been chosen, and the sheet asks for players and rules.
    #[must_use]
    pub fn is_chosen(self) -> bool {
        self.is_chosen.get()
    }

    /// Goes on to players and rules (`true`), or back to the games.
    pub fn show_players(self, players: bool) {
        self.is_chosen.set(players);
    }

    /// Notes the current faults, because a field has been left.
    pub fn note_faults(self) {
        self.left.set(self.draft.with_untracked(Draft::faults));
    }

    /// Replaces the house rules.
    pub fn set_rules(self, rules: Rules, note: Option<Note>) {
        self.draft.update(|draft| draft.set_rules(rules));
        self.note.set(note);
        self.note_faults();
    }

    /// Restores a game.
    pub fn reset(self, last: NewGame) {
        self.tells.set(false);
        self.left.set(Vec::new());
        self.note.set(None);
        self.is_chosen.set(false);
        self.draft.set(Draft::of(&last));
        self.begun.set_value(last);
    }

    /// The game, if it can be played. Otherwise shows all faults, and focuses the first wrong field.
    pub fn submit(self) -> Option<Setup> {
        match self.draft.with_untracked(Draft::setup) {
            Ok(setup) => Some(setup),
            Err(faults) => {
                self.tells.set(true);
                if let Some(fault) = faults.first() {
                    focus_element(&id(fault.field));
                }
                None
            }
        }
    }

    /// The note about the rules. Empty: there is none.
    #[must_use]
    pub fn note_text(self) -> String {
        self.note.with(|note| match note {
            None => String::new(),
            Some(Note::Came) => say::RULES_CAME_WITH_THE_LINK.get().into(),
            Some(Note::Unread(error)) => say::rules_of_link_unread(&refused::link(error)),
        })
    }

    /// The table as it stands. `None`: its house rules have a fault.
    #[must_use]
    pub fn table(self) -> Option<Setup> {
        self.note_faults();
        let is_of_rules = |fault: &Fault| matches!(fault.field, Field::House(_));
        self.draft.with_untracked(|draft| {
            let wrong = draft.faults().iter().any(is_of_rules);
            (!wrong && draft.rules().check(2).is_ok()).then(|| draft.table())
        })
    }

    /// The fault to show beside a field. `None`: there is none.
    #[must_use]
    pub fn fault(self, field: Field) -> Option<String> {
        let says = |faults: &Vec<Fault>| {
            let fault = faults.iter().find(|fault| fault.field == field);
            fault.map(|fault| fault.kind.says())
        };
        self.faults.with(says)
    }

    /// The value of `aria-invalid`: "true" if the field has a fault.
    #[must_use]
    pub fn is_wrong(self, field: Field) -> Option<&'static str> {
        self.fault(field).map(|_| "true")
    }

    /// The value of `aria-describedby`: the id of the fault's text. `None`: there is no fault.
    #[must_use]
    pub fn described_by(self, field: Field) -> Option<String> {
        self.fault(field).map(|_| error_id(field))
    }
}

/// The fault beside a field.
#[component]
pub fn FaultText(form: Form, field: Field) -> impl IntoView {
    live(move || {
        form.fault(field)
            .map(|says| view! { <span class="error" id=error_id(field)>{says}</span> })
    })
}

#[must_use]
pub fn id(field: Field) -> String {
    match field {
        Field::Players => "players".into(),
        Field::Name(key) => format!("name-{key}"),
        Field::Chips(key) => format!("chips-{key}"),
        Field::House(key) => key.into(),
    }
}

fn error_id(field: Field) -> String {
    format!("{}-error", id(field))
}

/// A player, with the grammar that sentences need.
#[must_use]
pub fn name_of(row: &Row) -> Name {
    Name {
        name: words::isolated(row.called.text().trim()),
        is_you: row.called == RowName::You,
    }
}
