//! Loading a file, or what was put aside: everything, a sitting or a record. Nothing changes before the player has read
//! which it is.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::HtmlInputElement;

use crate::app::i18n::{Text, say};
use crate::app::platform::entropy;
use crate::app::platform::focus::focus_element;
use crate::app::replay::{FileError, Opened};
use crate::app::sheets::SheetState;
use crate::app::sheets::opened;
use crate::app::sheets::tab::Tab;
use crate::app::storage::results;
use crate::app::storage::{Reader, SaveState};
use crate::app::table::game::{Game, ToSave};
use crate::app::words::{self, backup_contents, refused};
use crate::notation::Source;
use crate::sitting::backup::{Backup, BackupError};
use crate::sitting::file_kind::FileKind;
use crate::sitting::result;
use crate::sitting::save::{self, SaveError};
use crate::sitting::session::Session;

/// The state of loading.
#[derive(Clone)]
enum Loaded {
    Nothing,
    /// Everything can be loaded.
    Backup(Backup),
    /// A sitting can be loaded. `from` is its key where it was put aside.
    Save {
        text: String,
        from: Option<String>,
        is: String,
    },
    /// Records can be opened. They come as they are, or of a sitting that has ended.
    Record {
        text: String,
        is: Text,
    },
    /// It cannot be loaded, for this reason.
    Refused(String),
}

/// What is being loaded. Copies are the same.
#[derive(Clone, Copy)]
pub struct Loading {
    loaded: RwSignal<Loaded>,
    reader: Reader,
    is_reading: Memo<bool>,
    save_state: SaveState,
    game: Game,
    sheets: SheetState,
}

impl Loading {
    /// Nothing is being loaded.
    pub fn new() -> Loading {
        let reader = Reader::new();
        Loading {
            loaded: RwSignal::new(Loaded::Nothing),
            reader,
            is_reading: Memo::new(move |_| reader.percent().is_some()),
            save_state: expect_context(),
            game: expect_context(),
            sheets: expect_context(),
        }
    }

    /// Reads the chosen file. The same file can be chosen again.
    pub fn open(self, input: &HtmlInputElement) {
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        spawn_local(async move { self.read(opened::read(&file).await) });
        input.set_value("");
    }

    pub fn read(self, opened: Opened) {
        match opened {
            Ok(text) => self.examine(text, None),
            Err(FileError::TooLarge) => self.refuse(refused::file(&BackupError::TooLarge)),
            Err(_) => self.refuse(say::file_refused(say::FILE_UNREAD.get())),
        }
    }

    /// Reads a text that was put aside.
    pub fn open_aside(self, key: String, text: String) {
        self.examine(text, Some(key));
    }

    fn examine(self, text: String, from: Option<String>) {
        self.reader.cancel();
        self.set(Loaded::Nothing);
        // A record is replayed where it is opened.
        match FileKind::of(&text) {
            FileKind::Record => self.set(Loaded::Record {
                text,
                is: say::FILE_IS_RECORD,
            }),
            FileKind::Lesson => self.refuse(say::FILE_IS_LESSON.get().into()),
            FileKind::Backup => {
                let then = move |read: Result<Backup, BackupError>| match read {
                    Ok(all) => self.set(Loaded::Backup(all)),
                    Err(why) => self.refuse(refused::file(&why)),
                };
                self.reader.read_backup(&text, Box::new(then));
            }
            FileKind::Save => {
                let then = move |read| self.receive(read, from);
                self.reader.read_save(&text, Box::new(then));
            }
        }
    }

    fn receive(self, read: Result<Session, SaveError>, from: Option<String>) {
        match read {
            Ok(session) if is_over(&session) => self.set(Loaded::Record {
                text: session.record().to_json_line(),
                is: say::FILE_IS_ENDED_SITTING,
            }),
            Ok(mut session) => {
                // What this page put aside has not left it. Either may have been played on meanwhile.
                if from.is_none() {
                    session.note_that_it_came();
                }
                session.lock_phones_out(entropy::seed);
                self.set(Loaded::Save {
                    text: save::write(&session),
                    from,
                    is: description(&session),
                });
            }
            Err(why) => self.refuse(refused::file(&BackupError::Sitting(why))),
        }
    }

    fn load_backup(self, all: &Backup) {
        self.end(self.save_state.restore(all).is_ok());
    }

    fn load_save(self, text: &str, from: Option<&str>) {
        let in_hand = match self.game.to_save(save::write) {
            // What another tab has played on from is no longer in hand.
            ToSave::Sitting(text) if !self.save_state.has_lost_ownership() => Some(text),
            _ => None,
        };
        let is_loaded = self.save_state.restore_sitting(text, in_hand, from);
        self.end(is_loaded.is_ok());
    }

    fn end(self, is_loaded: bool) {
        if is_loaded {
            // The page starts again with the loaded data.
            let _ = window().location().reload();
        } else {
            self.refuse(say::file_refused(say::FILE_HAS_NO_ROOM.get()));
        }
    }

    fn open_record(self, text: String) {
        self.sheets.open_later(Tab::Records, Ok(text));
        self.sheets.tab.set(Tab::Records);
        focus_element(Tab::Records.id());
    }

    fn refuse(self, why: String) {
        self.set(Loaded::Refused(why));
    }

    fn set(self, loaded: Loaded) {
        // The sheet may be closed by now.
        let _ = self.loaded.try_set(loaded);
    }

    fn give_up(self) {
        self.reader.cancel();
        self.set(Loaded::Nothing);
        focus_element("kept-here");
    }

    /// The sentences about the file, and its buttons.
    pub fn view(self) -> Option<AnyView> {
        if self.is_reading.get() {
            return Some(self.progress());
        }
        let (says, button) = match self.loaded.get() {
            Loaded::Nothing => return None,
            Loaded::Refused(why) => {
                request_animation_frame(|| focus_element("file-refused"));
                let says = view! { <p class="error" role="alert" id="file-refused" tabindex="-1">{why}</p> };
                return Some(says.into_any());
            }
            Loaded::Backup(all) => {
                let holds = backup_contents(&all);
                if holds.is_empty() {
                    (say::FILE_HOLDS_NOTHING.get().to_owned(), None)
                } else {
                    let load = move || self.load_backup(&all);
                    (
                        say::file_holds(&words::join_list(holds)),
                        Some(go(say::LOAD_IT.get(), load)),
                    )
                }
            }
            Loaded::Save { text, from, is } => {
                let load = move || self.load_save(&text, from.as_deref());
                (is, Some(go(say::LOAD_IT.get(), load)))
            }
            Loaded::Record { text, is } => {
                let open = move || self.open_record(text.clone());
                let button = go(say::OPEN_RECORD.get(), open);
                (is.get().to_owned(), Some(button))
            }
        };
        Some(self.question(says, button))
    }

    fn question(self, says: String, button: Option<AnyView>) -> AnyView {
        let place = if button.is_some() {
            "load-it"
        } else {
            "file-holds"
        };
        request_animation_frame(move || focus_element(place));
        view! {
            <div class="gone" role="group" aria-labelledby="file-holds">
                <p id="file-holds" role="status" tabindex="-1">{says}</p>
                {button}
                <button class="add" on:click=move |_| self.give_up()>{say::NOT_NOW.get()}</button>
            </div>
        }
        .into_any()
    }

    fn progress(self) -> AnyView {
        let percent = move || self.reader.percent().unwrap_or_default().to_string();
        view! {
            <div class="gone">
                <p>{say::READING_RECORD.get()}</p>
                <progress max="100" value=percent aria-label=say::READING_RECORD.get()/>
                <button class="add" on:click=move |_| self.give_up()>{say::STOP_READING.get()}</button>
            </div>
        }
        .into_any()
    }
}

/// The button that loads or opens it.
fn go(says: &'static str, does: impl Fn() + 'static) -> AnyView {
    view! { <button class="add" id="load-it" on:click=move |_| does()>{says}</button> }.into_any()
}

/// Which sitting it is.
fn description(session: &Session) -> String {
    let game = words::game_name(session.setup().rules.game);
    say::file_is_sitting(game, session.deals().into())
}

/// Whether there is a result of this sitting.
fn is_over(session: &Session) -> bool {
    match session.record().source {
        Source::Seed(seed) => results::has(&result::id(&seed)),
        Source::Packs { .. } => false,
    }
}
