//! The sheet with the code of a hand, and what its player enters of what his phone tells him.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::{AnyView, expect_context};
use web_sys::{Event, HtmlInputElement};

use super::addresses::showing;
use super::drawn::{self, Drawn, button, says};
use super::entered::{self, Asked, What};
use super::picture::{self, with_code};
use super::way;
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::sheets::frame::{Frame, close};
use crate::app::table::game::Game;
use crate::app::table::patch::Node;
use crate::app::table::press::{PhonePress, Press, target_of};
use crate::cards::CardSet;
use crate::engine::{Action, Seat};

/// The sheet. No card is in it that the table does not show: the codes are sealed.
pub fn hand_code() -> AnyView {
    drawn::sheet(Sheet::HandCode.title(), |frame| {
        Rc::new(RefCell::new(HandCode::new(expect_context(), frame)))
    })
}

struct HandCode {
    game: Game,
    frame: Frame,
    /// The seats whose codes are shown, one after the other: that of the player in turn, or those of a sideshow.
    seats: Vec<Seat>,
    at: usize,
    /// Whether they are those of a sideshow.
    is_compared: bool,
    asked: Option<Asked>,
    typed: String,
    is_wrong: bool,
    picked: Vec<usize>,
    /// The place on the board, where cards are swapped with it.
    taken: Option<usize>,
}

impl HandCode {
    fn new(game: Game, frame: Frame) -> HandCode {
        let mut seats: Vec<Seat> = game.compared_on_phones().iter().collect();
        let is_compared = !seats.is_empty();
        if !is_compared {
            seats.extend(game.actor().filter(|_| game.is_on_phone()));
        }
        let of_one = seats.first().filter(|_| !is_compared);
        HandCode {
            game,
            frame,
            at: 0,
            is_compared,
            asked: of_one.and_then(|seat| entered::asked(game, *seat)),
            typed: String::new(),
            is_wrong: false,
            picked: Vec::new(),
            taken: None,
            seats,
        }
    }

    fn seat(&self) -> Option<Seat> {
        self.seats.get(self.at).copied()
    }

    /// Whether enough cards are picked.
    fn is_ready(&self) -> bool {
        let Some(Asked::Places {
            least, most, what, ..
        }) = self.asked
        else {
            return false;
        };
        let is_taken = self.taken.is_some() || !matches!(what, What::Swap(_));
        (least..=most).contains(&self.picked.len()) && is_taken
    }

    fn pick(&mut self, nth: usize) {
        let Some(Asked::Places { most, .. }) = self.asked else {
            return;
        };
        match self.picked.iter().position(|one| *one == nth) {
            Some(at) => drop(self.picked.remove(at)),
            None => {
                if self.picked.len() == most {
                    self.picked.remove(0);
                }
                self.picked.push(nth);
            }
        }
    }

    /// Closes the sheet and plays the action, if there is one.
    fn act(&self, action: Option<Action>) {
        if let Some(action) = action {
            close(self.frame);
            self.game.act(action);
        }
    }

    /// The field for the word of hands that were set on the phone.
    fn word(&self) -> Node {
        let field = Node::new("input", "")
            .attr("id", "phone-word")
            .attr("maxlength", "12")
            .attr("autocomplete", "off")
            .attr("autocapitalize", "characters")
            .attr("spellcheck", "false")
            .attr_if(self.is_wrong, "aria-invalid", "true")
            .attr("aria-describedby", "phone-word-error")
            .on(Press::Phone(PhonePress::Typed));
        let wrong = match self.is_wrong {
            true => say::PHONES_WORD_WRONG.get(),
            false => "",
        };
        let error = Node::new("span", "error")
            .attr("id", "phone-word-error")
            .attr("role", "status")
            .text(wrong);
        let label = Node::new("label", "").attr("for", "phone-word");
        Node::new("form", "enters")
            .on(Press::Phone(PhonePress::Lay))
            .child(label.text(say::PHONES_WORD.get()))
            .child(field)
            .child(error)
            .child(Node::new("button", "act go").text(say::LAY.get()))
    }

    /// Buttons with the numbers that the cards have on the phone.
    fn places(&self, cards: usize, what: What) -> Node {
        let mut numbers = Node::new("div", "numbers");
        for nth in 0..cards {
            let number = nth as u64 + 1;
            let is_picked = self.picked.contains(&nth);
            let one = pressed("number", PhonePress::Card(nth as u8), is_picked);
            let one = one.attr_owned("aria-label", say::phones_card_number(number));
            numbers = numbers.child(one.text_owned(number.to_string()));
        }
        let mut enters = Node::new("div", "enters")
            .child(says("", what.asks().into()))
            .child(numbers);
        if let What::Swap(board) = what {
            let mut cards = Node::new("div", "numbers");
            for (nth, card) in board.into_iter().enumerate() {
                let is_taken = self.taken == Some(nth);
                let one = pressed("number", PhonePress::Place(nth as u8), is_taken);
                cards = cards.child(match card {
                    Some(card) => one.child(picture::card(card, CardSet::NONE)),
                    None => one.text(say::PHONES_FACE_DOWN.get()),
                });
            }
            let from = says("", say::PHONES_FROM_BOARD.get().into());
            enters = enters.child(from).child(cards);
        }
        let act = button("act go", PhonePress::Act).aria_disabled(!self.is_ready());
        enters.child(act.text(what.does()))
    }
}

/// A button that stays pressed.
fn pressed(class: &'static str, press: PhonePress, is_pressed: bool) -> Node {
    let is = if is_pressed { "true" } else { "false" };
    button(class, press).attr("aria-pressed", is)
}

impl Drawn for HandCode {
    fn draw(&self) -> Vec<Node> {
        let mut body = Node::new("div", "body phones");
        if self.is_compared {
            body = body.child(Node::new("h3", "").text(say::PATTI_SIDESHOW.get()));
        }
        if let Some(seat) = self.seat() {
            let who = self.game.somebody(seat);
            let is_for_app = way::is_for_app(seat);
            let (instruction, other) = match is_for_app {
                true => (say::phones_scan_by_app(&who), say::PHONES_FOR_SCAN),
                false => (say::phones_scan_hand(&who), say::PHONES_FOR_APP),
            };
            let text = showing(self.game, seat, is_for_app);
            let other = button("add way", PhonePress::ForApp(!is_for_app)).text(other.get());
            body = with_code(body, instruction, text, &who).child(other);
        }
        match self.asked {
            Some(Asked::Word) => return vec![body.child(self.word())],
            Some(Asked::Places { cards, what, .. }) => {
                return vec![body.child(self.places(cards, what))];
            }
            None => {}
        }
        let go = match self.at + 1 < self.seats.len() {
            true => button("act go", PhonePress::Step(true)).text(say::PHONES_NEXT.get()),
            false => button("act go", PhonePress::Done).text(say::PHONES_HAVE_SEEN.get()),
        };
        vec![body, Node::new("footer", "").child(go)]
    }

    fn take(&mut self, press: PhonePress, event: &Event) {
        let Some(seat) = self.seat() else {
            return close(self.frame);
        };
        match press {
            PhonePress::Typed => {
                let field = target_of::<HtmlInputElement>(event);
                self.typed = field.map(|field| field.value()).unwrap_or_default();
                self.is_wrong = false;
            }
            PhonePress::Lay => {
                event.prevent_default();
                let action = entered::set_by(self.game, seat, &self.typed);
                self.is_wrong = action.is_none();
                self.act(action);
            }
            PhonePress::Card(nth) => self.pick(nth.into()),
            PhonePress::Place(nth) => self.taken = Some(nth.into()),
            PhonePress::Act => {
                let Some(Asked::Places { what, .. }) = self.asked else {
                    return;
                };
                self.act(entered::picked(
                    self.game,
                    seat,
                    what,
                    &self.picked,
                    self.taken,
                ));
            }
            PhonePress::Step(_) => self.at += 1,
            PhonePress::ForApp(is_for_app) => way::set(seat, is_for_app),
            _ => close(self.frame),
        }
    }
}
