//! How the table lies while hands are set from one deal and shown (RULES 10.1). First one's own cards lie before one: in
//! hand, and in the places that become the hands. Then there is a row for each player and a column for each hand, so that
//! hands that are compared lie one beneath the other.

mod lying;

use super::layout::Ring;
use crate::engine::{Event, PotName, Prize, Seat, SettingEvent, Standing, View};
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::patch::Node;
use crate::ui::press::Press;
use crate::ui::setting::{Desk, SettingPress, place, place_name};
use crate::ui::words;

/// What a table has on that lies otherwise than that of the betting games.
pub struct Dress {
    /// What it is called in the style sheet.
    pub kind: &'static str,
    /// What is won at once, as the style sheet calls it.
    pub moment: Option<&'static str>,
    /// Every card of the deal, in its place.
    pub cards: Vec<Node>,
    /// What lies beneath them.
    pub beneath: Vec<Node>,
    /// Whether more sit there than have room for a plate of two lines.
    pub many: bool,
    /// What each seat has on.
    pub seats: Vec<Worn>,
}

/// What a seat has on.
#[derive(Clone, Default)]
pub struct Worn {
    /// Where it lies.
    pub style: String,
    /// What was done there last, in a word.
    pub said: String,
    /// What it has, where that is not chips.
    pub has: Option<String>,
    /// What it has won in this deal, and whether it deals.
    pub tokens: Vec<Node>,
}

/// The table of such a game.
#[must_use]
pub fn sets(page: Page, ring: Ring) -> Option<Dress> {
    let game = page.game;
    if !game.sets_hands() {
        return None;
    }
    let desk = game.desk();
    let own = game.actor().filter(|_| !game.is_past());
    game.view(|view| {
        let so_far = SoFar::of(view);
        let lays = Lays {
            game,
            view,
            ring,
            own: own.filter(|own| game.scene() == Scene::Playing && so_far.is_setting(view, *own)),
            desk,
            so_far,
            hands: view.rules().setting()?.hands,
        };
        Some(lays.dress())
    })
}

/// What has come of the hands so far.
struct SoFar {
    /// By hand: who has won it, if anybody has.
    won: Vec<Option<Seat>>,
    set: Vec<Seat>,
    passed: Vec<(Seat, u8)>,
    /// Whether a hand has been shown, or passed.
    is_shown: bool,
}

impl SoFar {
    fn of(view: View<'_>) -> SoFar {
        let mut so_far = SoFar {
            won: Vec::new(),
            set: Vec::new(),
            passed: Vec::new(),
            is_shown: false,
        };
        for event in view.history() {
            match event {
                Event::Exposed { .. } => so_far.is_shown = true,
                Event::Setting(SettingEvent::Set { seat, .. }) => so_far.set.push(seat),
                Event::Setting(SettingEvent::Won { seat, .. }) => so_far.won.push(seat),
                Event::Setting(SettingEvent::Passed { seat, nth }) => {
                    so_far.is_shown = true;
                    so_far.passed.push((seat, nth));
                }
                _ => {}
            }
        }
        so_far
    }

    /// Whether a player's cards are not set yet, or are about to be dealt to him.
    fn is_setting(&self, view: View<'_>, seat: Seat) -> bool {
        let place = view.seat(seat);
        let is_in = place.is_some_and(|place| place.standing() == Standing::In);
        is_in && !self.is_shown && !self.set.contains(&seat)
    }

    /// Who has won every hand, once all are compared.
    fn all_won(&self, hands: u8) -> Option<Seat> {
        let first = self.won.first().copied().flatten()?;
        let is_his = |won: &Option<Seat>| *won == Some(first);
        (self.won.len() == usize::from(hands) && self.won.iter().all(is_his)).then_some(first)
    }
}

struct Lays<'v> {
    game: Game,
    view: View<'v>,
    ring: Ring,
    /// Whose cards lie before him to be set.
    own: Option<Seat>,
    desk: Option<Desk>,
    so_far: SoFar,
    hands: u8,
}

/// The most plates beside each other.
const MOST_IN_A_BAND: usize = 5;

impl Lays<'_> {
    fn dress(&self) -> Dress {
        let is_crash = self.view.rules().points().is_some() && self.hands == 4;
        let winner = self.so_far.all_won(self.hands);
        let mut beneath: Vec<Node> = self.pots().into_iter().collect();
        match (&self.desk, self.own) {
            (Some(desk), Some(_)) => beneath.extend(self.places(desk)),
            (None, Some(_)) => {}
            (_, None) => beneath.push(self.heads()),
        }
        beneath.extend(winner.map(|seat| self.moment(seat, is_crash)));
        Dress {
            kind: if self.own.is_some() { "set" } else { "show" },
            moment: winner.map(|_| if is_crash { "crash" } else { "scoop" }),
            cards: self.cards(),
            many: self.ring.seats > MOST_IN_A_BAND,
            beneath,
            seats: (0..self.ring.seats)
                .map(|seat| self.worn(Seat(seat as u8)))
                .collect(),
        }
    }

    /// What it is to win every hand.
    fn moment(&self, seat: Seat, is_crash: bool) -> Node {
        let who = self.game.somebody(seat);
        let says = if is_crash {
            say::crashes(&who)
        } else {
            say::scoops(&who)
        };
        Node::new("p", "moment")
            .with("aria-hidden", "true")
            .tells(says)
    }

    /// The seats in the order in which they lie: the others clockwise, and then whoever sits at the bottom.
    fn order(&self, seat: Seat) -> usize {
        let seats = self.ring.seats.max(1);
        let clockwise = (seat.index() + seats - self.ring.bottom.index()) % seats;
        (clockwise + seats - 1) % seats
    }

    /// Where a seat's plate and cards lie.
    fn spot(&self, seat: Seat) -> String {
        let (seats, at) = (self.ring.seats, self.order(seat));
        if self.own.is_none() {
            return format!("--row:{at};--rows:{seats};");
        }
        let of = seats.div_ceil(self.bands());
        format!("--i:{};--n:{of};--band:{};", at % of, at / of)
    }

    /// In how many bands the plates lie while hands are set.
    fn bands(&self) -> usize {
        if self.ring.seats > MOST_IN_A_BAND {
            2
        } else {
            1
        }
    }

    fn worn(&self, seat: Seat) -> Worn {
        let has_set = self.so_far.set.contains(&seat) && !self.so_far.is_shown;
        let points = self.view.rules().points().is_some();
        let score = self.view.seat(seat).map_or(0, |place| place.score());
        let won = self
            .so_far
            .won
            .iter()
            .filter(|won| **won == Some(seat))
            .count();
        let beads = (won > 0).then(|| {
            let bead = |nth| Node::new("i", "bead").key(nth);
            let beads = Node::new("span", "beads").with("aria-hidden", "true");
            beads.all((0..won as u64).map(bead).collect())
        });
        let deals = (self.view.dealer() == seat).then(|| {
            Node::new("span", "deals")
                .with("role", "img")
                .made("aria-label", say::dealer(&self.game.somebody(seat)))
                .says(say::DEALER_LETTER.get())
        });
        Worn {
            style: self.spot(seat),
            said: if has_set {
                say::DID_SET.get().into()
            } else {
                String::new()
            },
            has: points.then(|| say::points_of_a_seat(score.into())),
            tokens: beads.into_iter().chain(deals).collect(),
        }
    }

    /// The pots by their names, where there are any: with a row for each player all but those that head a column.
    fn pots(&self) -> Option<Node> {
        if matches!(self.view.rules().setting()?.prize, Prize::Points(_)) {
            return None;
        }
        let named = self.view.pot_names().iter().zip(self.view.pots());
        let named = named.filter(|(name, _)| self.own.is_some() || **name == PotName::Main);
        let pots = named.zip(0..).map(|((name, chips), nth)| {
            let chips = Node::new("b", "roll").key(*chips).tells(chips.to_string());
            Node::new("span", "")
                .key(nth)
                .tells(self.pot_name(*name))
                .says(" ")
                .hold(chips)
        });
        let pots = Node::new("p", "pots").all(pots.collect());
        Some(pots.made("style", format!("--bands:{};", self.bands() - 1)))
    }

    fn pot_name(&self, name: PotName) -> String {
        match name {
            PotName::Set(nth) => say::pot_of_hand(place(nth.into())),
            PotName::Main if self.view.pot_names().len() > 1 => say::MAIN_POT.get().into(),
            PotName::Main => say::POT.get().into(),
        }
    }

    /// What heads each column: which hand, and the pot that is played for with it.
    fn heads(&self) -> Node {
        let pots = self.view.pot_names().iter().zip(self.view.pots());
        let pots: Vec<_> = pots.filter(|(name, _)| **name != PotName::Main).collect();
        let now = self.so_far.won.len();
        let head = |nth: u8| {
            let at = usize::from(nth);
            let class = match at.cmp(&now) {
                std::cmp::Ordering::Less => "head is-over",
                std::cmp::Ordering::Equal if self.so_far.is_shown => "head is-now",
                _ => "head",
            };
            let pot = pots.get(at).filter(|(_, chips)| **chips > 0);
            let chips =
                pot.map(|(_, chips)| Node::new("b", "roll").key(**chips).tells(chips.to_string()));
            Node::new("span", "head")
                .with("class", class)
                .key(nth.into())
                .made("style", format!("--col:{nth};--cols:{};", self.hands))
                .hold(self.head_name(at))
                .says(" ")
                .maybe(chips)
        };
        let heads = Node::new("div", "heads");
        heads.all((0..self.hands).map(head).collect())
    }

    /// Which hand a column is of; of many columns only the number can be read.
    fn head_name(&self, nth: usize) -> Node {
        let name = say::hand_number(place(nth));
        if self.hands <= 3 {
            return Node::new("span", "").tells(name);
        }
        let number = Node::new("span", "").with("aria-hidden", "true");
        Node::new("span", "")
            .hold(Node::new("span", "sr").tells(name))
            .hold(number.tells(place(nth).to_string()))
    }

    /// The places that become the hands.
    fn places(&self, desk: &Desk) -> Vec<Node> {
        let ranking = self.view.ranking();
        let wrong = desk.better(ranking).map(|(nth, _)| nth);
        let one = |nth: usize| {
            let hand = desk.value(nth, ranking).map(words::hand_name);
            let is_hand = hand.is_some();
            let mut class = String::from(if self.hands > 3 { "place c2" } else { "place" });
            for (on, name) in [
                (wrong == Some(nth), " is-wrong"),
                (is_hand, " is-hand"),
                (desk.picks() > 0, " takes"),
            ] {
                if on {
                    class += name;
                }
            }
            let name = place_name(desk, nth, hand.clone());
            let what = match (hand, desk.places()[nth].len()) {
                (Some(hand), _) => hand,
                (None, 0) => String::new(),
                (None, cards) => say::cards_so_far(cards as u64),
            };
            Node::new("button", "place")
                .made("class", class)
                .key(nth as u64)
                .made("style", self.in_place(nth))
                .made("aria-keyshortcuts", place(nth).to_string())
                .on(Press::Setting(SettingPress::Place(nth as u8)))
                .hold(Node::new("span", "sr").tells(name))
                .hold(unread("which").tells(place(nth).to_string()))
                .hold(unread("what").tells(what))
        };
        (0..desk.places().len()).map(one).collect()
    }

    /// Where a place lies: beneath the others, or in two columns where there is no room for that.
    fn in_place(&self, nth: usize) -> String {
        let hands = usize::from(self.hands);
        let rows = if self.is_close() { 2 } else { 1 };
        format!(
            "--nth:{nth};--places:{hands};--c2:{};--r2:{};--p2:{};--hz:{rows};--bands:{};",
            nth % 2,
            nth / 2,
            hands.div_ceil(2),
            self.bands() - 1
        )
    }
}

/// What is seen and told otherwise to those who listen.
fn unread(name: &'static str) -> Node {
    Node::new("span", name).with("aria-hidden", "true")
}

/// How large a card may be, as a part of one in hand, for so many hands to lie side by side.
fn fit_across(hands: u8) -> &'static str {
    match hands {
        0..=2 => "1.1",
        3 => ".82",
        4 => ".62",
        _ => ".5",
    }
}

/// The same for so many players' rows.
fn fit_down(seats: usize) -> &'static str {
    match seats {
        0..=3 => "1.1",
        4 => ".86",
        5 => ".7",
        6 => ".58",
        7 => ".5",
        _ => ".43",
    }
}
