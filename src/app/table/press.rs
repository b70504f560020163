//! Presses on the page as plain values.

use wasm_bindgen::JsCast;
use web_sys::Event;

use crate::app::lazy::Sheet;
use crate::app::platform::share::{By, Passed};
use crate::app::table::direction::Direction;
use crate::engine::{Action, CardId, Chips, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticePress {
    /// Save the file that the notice offers.
    Save,
    /// The player has the file. What it replaces may be deleted.
    HasFile,
    /// Close the notice.
    Close,
    /// Play the sitting from the address.
    PlayFromAddress,
    /// Keep the stored sitting instead.
    KeepStored,
    /// Leave the game for what the address brings (`true`), or stay.
    Leave(bool),
    /// Stop reading the sitting from the address.
    StopReadingLink,
    /// Stop reading the stored sitting.
    StopReadingStored,
}

/// A press while hands are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingPress {
    /// Press this card.
    Card(CardId),
    /// Hold this card: a pointer has gone down on it.
    Grab(CardId),
    /// Press this place, counted from 0.
    Place(u8),
    /// Take back the card with the keyboard focus.
    TakeBack,
    /// Move the keyboard focus.
    Go(Direction),
    /// The keyboard focus is on this card.
    Focused(CardId),
    /// Put the keyboard focus where the last card has gone.
    FollowFocus,
    /// Change between sorting by suit and by rank.
    Sort,
    /// Put the best hand first.
    BestFirst,
    /// Set the cards that are not set yet.
    Suggest,
    /// Lay the hands.
    Lay,
}

/// A press while cards are swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BusPress {
    /// Pick this card, of the player's own or of the board.
    Card(CardId),
    /// Swap the two picked cards.
    Swap,
    /// Swap all three cards.
    All,
    Stick,
    /// Put the keyboard focus on this card.
    Focus(CardId),
    /// Put the keyboard focus on the button that swaps.
    FocusSwap,
}

/// A press while stakes are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CasinoPress {
    /// Raise the ante by a step (`true`), or lower it.
    Ante(bool),
    /// Raise Pair Plus by a step (`true`), or lower it.
    Plus(bool),
    /// Raise the bet on the ante bonus by a step (`true`), or lower it.
    Bonus(bool),
    /// Stake the amounts that are set.
    Stake,
}

/// A press of a table with real cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BankPress {
    /// Name several players together (`true`), or one.
    Several(bool),
    /// Name this player too, or no more.
    Name(Seat),
    /// Say that the best hand is a pair-royal, or that it is none.
    Royal,
    /// Ask whether the last act is taken back (`true`), or leave it.
    Undo(bool),
    /// Take back what is asked about.
    TakeBack,
    /// Take all acts of the deal back.
    Misdeal,
    /// Take the deal back that has just begun, and nothing before it.
    OnlyDeal,
    /// Put back what was taken back last.
    PutBack,
    /// End the sitting.
    End,
    /// Pass on who pays whom.
    PassOn(By),
    /// This became of it.
    Passed(Passed),
    /// See who plays, and who comes and goes.
    Players,
}

impl BankPress {
    /// Whether it takes acts back, or puts them back.
    #[must_use]
    pub fn changes_sitting(self) -> bool {
        matches!(
            self,
            BankPress::TakeBack | BankPress::Misdeal | BankPress::OnlyDeal | BankPress::PutBack
        )
    }
}

/// A press on a sheet of phones, or on the screen of a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhonePress {
    /// Show the cards, or hide them.
    Show,
    /// A pointer holds the button that shows the cards (`true`), or has left it.
    Hold(bool),
    /// Change between showing by one press and showing while held.
    Way,
    /// Do what is asked (`true`), or leave it.
    Answer(bool),
    /// Give up the seat.
    GiveUp,
    /// Set the hands as the phone suggests.
    Suggest,
    /// Press the card with this number, counted from 0.
    Card(u8),
    /// Press this place, or this card of the board, counted from 0.
    Place(u8),
    /// A letter has been typed.
    Typed,
    /// Lay the hands of the word that has been typed.
    Lay,
    /// Do what is asked with the picked cards.
    Act,
    /// Go on to the next code (`true`), or back.
    Step(bool),
    /// Show the code for camera apps (`true`), or the one for *Scan*.
    ForApp(bool),
    /// Begin to scan with the camera (`true`), or stop.
    Scan(bool),
    /// End the sheet.
    Done,
}

/// A suggested amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quick {
    /// The least bet.
    Least,
    /// Twice the least bet.
    Double,
    HalfPot,
    Pot,
}

impl Quick {
    /// All of them, in the order of their buttons.
    pub const ALL: [Quick; 4] = [Quick::Least, Quick::Double, Quick::HalfPot, Quick::Pot];

    /// The amount in chips.
    pub fn chips(self, least: Chips, pot: Chips) -> Chips {
        match self {
            Quick::Least => least,
            Quick::Double => least.saturating_mul(2),
            Quick::HalfPot => pot / 2,
            Quick::Pot => pot,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Finish the motion in hand.
    Skip,
    /// Go on to the next decision of a person without motion.
    PlayOn,
    Deal,
    /// Set up the same table afresh, and deal.
    DealAfresh,
    /// Resume the stored sitting.
    Resume,
    /// Try again to fetch what stores or resumes the sitting.
    FetchAgain,
    /// Close the warning that nothing is saved for now.
    DismissUnsaved,
    /// A press on a notice of the autosave.
    Notice(NoticePress),
    /// Play this action.
    Act(Action),
    /// Look at the cards, by a press on one of them.
    LookByCard,
    /// Bet, borrow, lend or buy in for the amount that is set.
    Pay,
    /// Change the amount by a step.
    Step {
        /// Whether it is raised.
        up: bool,
        /// Whether a key does it: then it is told to those who listen.
        by_key: bool,
    },
    /// Set one of the suggested amounts.
    Quick(Quick),
    /// Set the amount to the slider's value.
    Slide,
    /// Set the lender to the list's value.
    Whom,
    /// Open the controls for buying in (`true`), or close them.
    Buy(bool),
    /// Ask the others to double all limits.
    DoubleLimits,
    /// Pick this card, or put it back.
    Pick(CardId),
    /// Pick all but the best cards.
    PickWorst,
    /// A press of a game in which hands are set.
    Setting(SettingPress),
    /// A press of a game in which cards are swapped with the board.
    Bus(BusPress),
    /// A press of a game in which stakes are set against the house.
    Casino(CasinoPress),
    /// A press of a table with real cards.
    Bank(BankPress),
    /// A press on a sheet of phones, or on the screen of a phone.
    Phone(PhonePress),
    /// Throw the picked cards away.
    Throw,
    /// Show the cards on a shared screen (`true`), or hide them.
    Peek(bool),
    /// The chips of this flight have arrived.
    Landed(u32),
    /// Show the log beside the table (`true`), or put it away.
    ShowLog(bool),
    /// Turn sound on (`true`), or leave it off, and ask no more.
    Sound(bool),
    Open(Sheet),
    /// Close the sheet.
    Close,
    /// The sheet has been closed.
    Closed,
    /// Fetch the programs that the open sheet lacks.
    Fetch,
    /// Load the new version of the page.
    Update,
}

impl Press {
    /// The type of the browser event that it comes from.
    #[must_use]
    pub fn event_type(self) -> &'static str {
        match self {
            Press::Slide | Press::Phone(PhonePress::Typed) => "input",
            Press::Phone(PhonePress::Lay) => "submit",
            Press::Whom => "change",
            Press::Landed(_) => "animationend",
            Press::Closed => "close",
            _ => "click",
        }
    }

    /// Whether it may change the controls or the game, or is on a button that comes where a deal ends. A second tap soon after
    /// such a press is not meant, and neither is such a press soon after another.
    #[must_use]
    pub fn changes_controls(self) -> bool {
        match self {
            Press::Setting(press) => press == SettingPress::Lay,
            Press::Bus(press) => matches!(press, BusPress::Swap | BusPress::All | BusPress::Stick),
            Press::Casino(press) => press == CasinoPress::Stake,
            Press::Bank(press) => press.changes_sitting(),
            Press::Deal
            | Press::DealAfresh
            | Press::Resume
            | Press::PlayOn
            | Press::Notice(_)
            | Press::Act(_)
            | Press::LookByCard
            | Press::Pay
            | Press::Buy(_)
            | Press::DoubleLimits
            | Press::Throw
            | Press::Peek(_)
            | Press::Sound(_)
            | Press::Open(Sheet::NewGame | Sheet::Ten | Sheet::Review(..))
            | Press::Update => true,
            _ => false,
        }
    }

    /// Whether it is on a card that is set into a hand.
    #[must_use]
    pub fn is_on_card_to_set(self) -> bool {
        matches!(self, Press::Setting(_))
    }

    /// Whether the family of the game on the screen handles it.
    #[must_use]
    pub fn is_of_family(self) -> bool {
        matches!(self, Press::Setting(_) | Press::Bus(_) | Press::Casino(_))
    }

    /// Whether it is a press on a card, which is no button.
    #[must_use]
    pub fn is_on_card(self) -> bool {
        matches!(
            self,
            Press::Pick(_) | Press::Setting(SettingPress::Card(_)) | Press::Bus(BusPress::Card(_))
        )
    }

    /// The card that it holds. `None`: it holds none.
    #[must_use]
    pub fn grabs(self) -> Option<CardId> {
        match self {
            Press::Setting(SettingPress::Grab(id)) => Some(id),
            _ => None,
        }
    }

    /// The press that `pointerdown` means on its element. `None`: it waits for the click.
    #[must_use]
    pub fn on_pointer_down(self) -> Option<Press> {
        match self {
            Press::Setting(SettingPress::Card(id)) => Some(Press::Setting(SettingPress::Grab(id))),
            _ => None,
        }
    }
}

pub fn target_of<T: JsCast>(event: &Event) -> Option<T> {
    event.target()?.dyn_into().ok()
}

#[cfg(test)]
mod tests {
    use super::Quick;

    #[test]
    fn an_amount_is_of_the_least_bet_or_of_the_pot() {
        let chips = |quick: Quick| quick.chips(4, 11);
        assert_eq!(Quick::ALL.map(chips), [4, 8, 5, 11]);
    }
}
