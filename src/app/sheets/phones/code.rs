//! The sheet with the code of a hand, and what its player enters of what his phone tells him.

use leptos::prelude::AnyView;
use web_sys::{Event, HtmlInputElement};

use super::drawn::{self, Drawn, button, says};
use super::entered::{self, Asked, What};
use super::picture::code;
use super::told::showing;
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::sheets::frame::{Frame, close};
use crate::app::table::game::Game;
use crate::app::table::patch::Node;
use crate::app::table::press::{PhonePress, Press, target_of};
use crate::engine::{Action, Seat};

/// The sheet. No card is in it that the table does not show: the codes are sealed.
pub fn hand_code() -> AnyView {
    drawn::sheet(Sheet::HandCode.title(), |frame| {
        Box::new(HandCode::new(leptos::prelude::expect_context(), frame))
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
    /// The code of the seat that is shown, and whose it is.
    code: Vec<Node>,
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
        let mut sheet = HandCode {
            game,
            frame,
            at: 0,
            is_compared,
            code: Vec::new(),
            asked: of_one.and_then(|seat| entered::asked(game, *seat)),
            typed: String::new(),
            is_wrong: false,
            picked: Vec::new(),
            taken: None,
            seats,
        };
        sheet.show();
        sheet
    }

    fn seat(&self) -> Option<Seat> {
        self.seats.get(self.at).copied()
    }

    /// Makes the code of the seat that is shown.
    fn show(&mut self) {
        let made = self.seat().and_then(|seat| {
            let who = self.game.somebody(seat);
            let address = showing(self.game, seat)?;
            let told = says("told", say::phones_scan_hand(&who));
            let code = code(&address, say::phones_code_for(&who));
            Some([told].into_iter().chain(code).collect())
        });
        self.code = made.unwrap_or_default();
    }

    /// Whether enough cards are picked.
    fn is_ready(&self) -> bool {
        let Some(Asked::Places {
            least, most, what, ..
        }) = self.asked
        else {
            return false;
        };
        let is_taken = self.taken.is_some() || what.board().is_empty();
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
        let one = |nth: usize| {
            let number = nth as u64 + 1;
            let one = pressed(
                "number",
                PhonePress::Card(nth as u8),
                self.picked.contains(&nth),
            );
            one.attr_owned("aria-label", say::phones_card_number(number))
                .text_owned(number.to_string())
        };
        let of_board = |(nth, says): (usize, String)| {
            let is_taken = self.taken == Some(nth);
            pressed("number wide", PhonePress::Place(nth as u8), is_taken).text_owned(says)
        };
        let row = |buttons: Vec<Node>| Node::new("div", "numbers").children(buttons);
        let board: Vec<Node> = what.board().into_iter().enumerate().map(of_board).collect();
        let mut enters = Node::new("div", "enters")
            .child(says("", what.asks().into()))
            .child(row((0..cards).map(one).collect()));
        if !board.is_empty() {
            let from = says("", say::PHONES_FROM_BOARD.get().into());
            enters = enters.child(from).child(row(board));
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
        let sideshow = self
            .is_compared
            .then(|| Node::new("h3", "").text(say::PATTI_SIDESHOW.get()));
        let enters = self.asked.map(|asked| match asked {
            Asked::Word => self.word(),
            Asked::Places { cards, what, .. } => self.places(cards, what),
        });
        let is_asked = enters.is_some();
        let body = Node::new("div", "body phones")
            .maybe_child(sideshow)
            .children(self.code.clone())
            .maybe_child(enters);
        let go = match self.at + 1 < self.seats.len() {
            true => button("act go", PhonePress::Step(true)).text(say::PHONES_NEXT.get()),
            false => button("act go", PhonePress::Done).text(say::PHONES_HAVE_SEEN.get()),
        };
        let foot = (!is_asked).then(|| Node::new("footer", "").child(go));
        [body].into_iter().chain(foot).collect()
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
            PhonePress::Step(_) => {
                self.at += 1;
                self.show();
            }
            _ => close(self.frame),
        }
    }
}
