//! A sitting that was begun at an embedded table and carried here in the address. It takes the place of another
//! that is kept here only where the player says so, and that one is put aside then.

use leptos::prelude::*;

use super::{File, Keeper, care, store, whole};
use crate::ui::embed;
use crate::ui::family;
use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::live::live;
use crate::ui::words::refused;
use crate::ui::{entropy, saved};

impl Keeper {
    /// Takes in a sitting as it stands in an address: at once where none is kept, else once it is asked for.
    pub fn carried(self, game: Game, letters: &str) {
        let text = embed::decoded(letters).unwrap_or_default();
        family::once_here(&text.clone(), Box::new(move || self.arrives(game, text)));
    }

    fn arrives(self, game: Game, text: String) {
        match saved::read(&text, entropy::seed()) {
            Err(error) => self.say(say::carried_cannot_go_on(&refused::saved(&error)), None),
            Ok(session) if care::is_over(&session) => {
                self.say(
                    say::SITTING_IS_OVER.get().into(),
                    Some(File::As(whole::of_sitting(text))),
                );
            }
            // A deal may have begun here before what reads this was fetched.
            Ok(_) if self.has_kept() || untrack(|| game.changes()) > 0 => {
                self.carried.set(Some(text));
            }
            Ok(_) => self.play_carried(game, &text),
        }
    }

    /// Plays it, and keeps it as any other.
    fn play_carried(self, game: Game, text: &str) {
        let Ok(session) = saved::read(text, entropy::seed()) else {
            return;
        };
        let is_begun = session.deals() > 0;
        self.can_go_on.set(false);
        self.own();
        game.take_up(session);
        // Where nothing can be kept, that is said after the next action.
        if is_begun {
            let _ = store::keep(text);
        }
    }

    /// Plays it, and puts the one that is kept aside.
    fn prefer_carried(self, game: Game, text: &str) {
        let kept = store::sitting();
        if let Some(kept) = &kept
            && store::put_aside(kept).is_err()
        {
            self.say(
                say::NO_ROOM_FOR_BOTH.get().into(),
                Some(File::As(kept.clone())),
            );
            return;
        }
        self.play_carried(game, text);
        if kept.is_some() {
            self.say(say::KEPT_IS_PUT_ASIDE.get().into(), kept.map(File::As));
        }
    }

    /// Asks which of the two is to be played, where there are two.
    pub(super) fn asks_which(self) -> AnyView {
        let game = expect_context::<Game>();
        live(move || {
            self.carried.get().map(|text| {
                view! {
                    <div class="notice" role="alert">
                        <p>{say::CARRIED_OR_KEPT.get()}</p>
                        <button on:click=move |_| {
                            self.carried.set(None);
                            self.prefer_carried(game, &text);
                        }>{say::PLAY_THE_CARRIED.get()}</button>
                        <button on:click=move |_| self.carried.set(None)>{say::STAY_WITH_THE_KEPT.get()}</button>
                    </div>
                }
            })
        })
    }
}
