//! The draft in the page: what is typed, and what of it is told to be wrong.

use leptos::prelude::*;

use crate::engine::Rules;
use crate::notation::LinkError;
use crate::ui::family;
use crate::ui::focus;
use crate::ui::game::Game;
use crate::ui::keep::keep_game;
use crate::ui::language::say;
use crate::ui::live::{live, whenever};
use crate::ui::pages::draft::{Draft, Fault, Field};
use crate::ui::session::Setup;
use crate::ui::words::refused;

/// What is to be said of the rules once a link was opened.
#[derive(Clone)]
pub enum Note {
    /// They came with it.
    Came,
    /// It could not be read for this reason; they are the usual rules.
    Unread(LinkError),
}

/// The draft, shared by the fields of the sheet. Copies are the same draft.
#[derive(Clone, Copy)]
pub struct Form {
    /// What is typed.
    pub draft: RwSignal<Draft>,
    /// Whether all faults are told: from the first press of *Deal* on.
    tells: RwSignal<bool>,
    /// What was wrong when a field of the house rules was last left: told until it is put right, and
    /// nothing else while things are still being typed.
    left: RwSignal<Vec<Fault>>,
    note: RwSignal<Option<Note>>,
    /// Whether the game is chosen, and the sheet asks for players and rules.
    is_chosen: RwSignal<bool>,
    faults: Memo<Vec<Fault>>,
    /// What *Cancel* goes back to before the first deal.
    begun: StoredValue<Setup>,
}

impl Form {
    /// Begins with the game that was set up last, or else with the one at the table.
    #[must_use]
    pub fn new(setup: &Setup) -> Form {
        let draft = RwSignal::new(Draft::of(setup));
        let tells = RwSignal::new(false);
        let left = RwSignal::new(Vec::new());
        let told = move || {
            let mut faults = draft.with(Draft::faults);
            if !tells.get() {
                left.with(|left| faults.retain(|fault| left.contains(fault)));
            }
            faults
        };
        whenever(move |begun| {
            let setup = draft.with(Draft::setup);
            if begun && let Ok(setup) = setup {
                keep_game(&setup);
            }
        });
        Form {
            begun: StoredValue::new(setup.clone()),
            draft,
            tells,
            left,
            note: RwSignal::new(None),
            is_chosen: RwSignal::new(false),
            faults: Memo::new(move |_| told()),
        }
    }

    /// The game as it was before anything was typed: the one at the table, once it has been dealt.
    #[must_use]
    pub fn as_it_was(self, game: Game) -> Setup {
        if game.public(|view| view.deals()) > 0 {
            game.setup()
        } else {
            self.begun.get_value()
        }
    }

    /// The game that was set up last, by its key.
    #[must_use]
    pub fn last_game(self) -> &'static str {
        self.begun.with_value(|setup| setup.rules.game)
    }

    /// Chooses a game of the family; what plays it is fetched meanwhile.
    pub fn choose_game(self, key: &str) {
        family::once_here(key, Box::new(|| {}));
        self.draft.update(|draft| draft.choose_game(key));
        self.note.set(None);
        self.judge();
    }

    /// Whether the game is chosen, and the sheet asks for players and rules.
    #[must_use]
    pub fn is_chosen(self) -> bool {
        self.is_chosen.get()
    }

    /// Goes on to players and rules, or back to the family.
    pub fn turn_to(self, players: bool) {
        self.is_chosen.set(players);
    }

    /// Judges what stands there, now that a field is left.
    pub fn judge(self) {
        self.left.set(self.draft.with_untracked(Draft::faults));
    }

    /// Takes other house rules.
    pub fn take(self, rules: Rules, note: Option<Note>) {
        self.draft.update(|draft| draft.set_rules(rules));
        self.note.set(note);
        self.judge();
    }

    /// Goes back to the game as it is.
    pub fn reset(self, setup: &Setup) {
        self.tells.set(false);
        self.left.set(Vec::new());
        self.note.set(None);
        self.is_chosen.set(false);
        self.begun.set_value(setup.clone());
        self.draft.set(Draft::of(setup));
    }

    /// The game, if it can be played. Else all faults are told, and the first wrong field gets the focus.
    pub fn submit(self) -> Option<Setup> {
        match self.draft.with_untracked(Draft::setup) {
            Ok(setup) => Some(setup),
            Err(faults) => {
                self.tells.set(true);
                if let Some(fault) = faults.first() {
                    focus::give_to(&id(fault.field));
                }
                None
            }
        }
    }

    /// What is to be said of the rules; empty where there is nothing.
    #[must_use]
    pub fn said(self) -> String {
        self.note.with(|note| match note {
            None => String::new(),
            Some(Note::Came) => say::RULES_CAME_WITH_THE_LINK.get().into(),
            Some(Note::Unread(error)) => say::rules_of_link_unread(&refused::link(error)),
        })
    }

    /// The table as it stands, where nothing is wrong with its house rules.
    #[must_use]
    pub fn table(self) -> Option<Setup> {
        self.judge();
        let is_of_rules = |fault: &Fault| matches!(fault.field, Field::House(_));
        self.draft.with_untracked(|draft| {
            let wrong = draft.faults().iter().any(is_of_rules);
            (!wrong && draft.rules().check(2).is_ok()).then(|| draft.table())
        })
    }

    /// What is told to be wrong with a field.
    #[must_use]
    pub fn fault(self, field: Field) -> Option<String> {
        let says = |faults: &Vec<Fault>| {
            let fault = faults.iter().find(|fault| fault.field == field);
            fault.map(|fault| fault.flaw.says())
        };
        self.faults.with(says)
    }

    /// For `aria-invalid`: "true" where the field is wrong.
    #[must_use]
    pub fn is_wrong(self, field: Field) -> Option<&'static str> {
        self.fault(field).map(|_| "true")
    }

    /// For `aria-describedby`: where it is told what is wrong, where anything is.
    #[must_use]
    pub fn told_in(self, field: Field) -> Option<String> {
        self.fault(field).map(|_| error_id(field))
    }
}

/// What is wrong with a field, to stand beside it.
#[component]
pub fn Wrong(form: Form, field: Field) -> impl IntoView {
    live(move || {
        form.fault(field)
            .map(|says| view! { <span class="error" id=error_id(field)>{says}</span> })
    })
}

/// The name of a field on the page.
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
