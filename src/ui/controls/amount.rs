//! How much to bet, to borrow, to lend or to buy in for: a stepper, a slider, amounts that are a press away, and whom it is
//! about.

use leptos::prelude::*;

use super::quick::{Quick, quick};
use crate::engine::{Action, Chips, Choice, RoundAction, Rules, Seat};
use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::live::whenever;
use crate::ui::patch::Node;
use crate::ui::press::Press;
use crate::ui::state::{State, Stored};

/// What an amount is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A bet.
    Bet,
    /// To ask this seat for.
    Borrow(Seat),
    /// A dealer's stake before the cards (RULES 10.6).
    Stake,
    /// To lend to one who is short.
    Lend,
    /// For this seat to buy in for.
    BuyIn(Seat),
}

/// The amount that the next bet, loan or purchase would be.
#[derive(Clone, Copy)]
pub struct Amount {
    game: Game,
    wanted: State<Chips>,
    /// Whom it is wished to be about.
    whom: State<Option<Seat>>,
    /// A stake that waits to be confirmed by another press.
    asked: State<Option<Chips>>,
}

/// What is offered: what for, the least, the most, and where it begins.
type Range = (What, Chips, Chips, Chips);

impl Amount {
    /// The least bet, until another amount is wanted; afresh with each turn.
    #[must_use]
    pub fn new(game: Game) -> Amount {
        let amount = Amount {
            game,
            wanted: State::new(0),
            whom: State::new(None),
            asked: State::new(None),
        };
        let was = Stored::new(None);
        whenever(move |_| {
            let range = amount.offered();
            if was.get_value() != range {
                was.set_value(range);
                amount.asked.set(None);
                if let Some((_, _, _, begins)) = range {
                    amount.wanted.set(begins);
                }
            }
        });
        amount
    }

    /// What is offered: of several, what it is wished to be about.
    fn offered(self) -> Option<Range> {
        let ranges = ranges(self.game);
        let wished = self.whom.get();
        let is_wished = |range: &&Range| wished.is_some() && about(range.0) == wished;
        ranges.iter().find(is_wished).or(ranges.first()).copied()
    }

    /// Has it be about that seat.
    pub fn about(self, whom: Option<Seat>) {
        self.whom.set(whom);
    }

    /// What for, where anything is offered that takes an amount.
    #[must_use]
    pub fn what(self) -> Option<What> {
        self.offered().map(|range| range.0)
    }

    /// The least and the most, where an amount is offered.
    #[must_use]
    pub fn range(self) -> Option<(Chips, Chips)> {
        self.offered().map(|(_, least, most, _)| (least, most))
    }

    /// The amount, where one is offered.
    #[must_use]
    pub fn get(self) -> Option<Chips> {
        let (least, most) = self.range()?;
        let chips = self.wanted.get().clamp(least, most);
        Some(chips - (chips - least) % between(self.game))
    }

    /// Wants this amount, or the nearest that is offered.
    pub fn set(self, chips: Chips) {
        if let Some((least, most)) = untrack(move || self.range()) {
            self.wanted.set(chips.clamp(least, most));
            self.asked.set(None);
        }
    }

    /// Wants one of the amounts that are a press away.
    pub fn take(self, quick: Quick) {
        if let Some((least, _)) = untrack(move || self.range()) {
            let pot = untrack(|| self.game.public(|view| view.pot()));
            self.set(quick.chips(least, pot));
        }
    }

    /// The stake that waits to be confirmed.
    #[must_use]
    pub fn asked(self) -> Option<Chips> {
        self.asked.get()
    }

    /// The same for those who listen.
    #[must_use]
    pub fn asks(self) -> Option<String> {
        self.asked().map(say::press_again_for)
    }

    /// What buying in comes to, in a sentence, while somebody settles for how much.
    #[must_use]
    pub fn buys(self) -> Option<String> {
        let Some(What::BuyIn(seat)) = self.what() else {
            return None;
        };
        let before = self
            .game
            .public(|view| view.seat(seat).map(|place| place.chips()));
        let (before, more) = (before?, self.get()?);
        let who = self.game.somebody(seat);
        Some(say::buying_in(&who, more, before.saturating_add(more)))
    }

    /// Pays to see.
    pub fn see(self) {
        let cost = |choice| match choice {
            Choice::See { cost, .. } => Some(cost),
            Choice::One(Action::See) => Some(0),
            _ => None,
        };
        let cost = untrack(|| self.game.choices().into_iter().find_map(cost));
        if cost.is_some_and(|cost| self.is_sure(cost)) {
            self.game.act(Action::See);
        }
    }

    /// Whether that stake may be made at once. More than half of one's chips is asked for a second time.
    fn is_sure(self, stake: Chips) -> bool {
        let own = untrack(|| {
            let seat = self.game.actor()?;
            self.game.public(|view| Some(view.seat(seat)?.chips()))
        });
        let is_sure = stake <= own.unwrap_or(0) / 2 || self.asked.get_untracked() == Some(stake);
        self.asked.set(Some(stake).filter(|_| !is_sure));
        is_sure
    }

    /// One step more, or one less.
    pub fn step(self, up: bool) {
        let now = self.wanted.get_untracked();
        let step = untrack(|| between(self.game));
        self.set(if up {
            now.saturating_add(step)
        } else {
            now.saturating_sub(step)
        });
    }

    /// Makes the bet, asks for the loan, gives it, or buys in.
    pub fn act(self) {
        let (Some(chips), Some(what)) = untrack(move || (self.get(), self.what())) else {
            return;
        };
        match what {
            What::Bet if self.is_sure(chips) => self.game.act(Action::Bet(chips)),
            What::Bet => {}
            What::Borrow(from) => self.game.act(Action::Borrow { from, chips }),
            What::Stake => {
                let stake = RoundAction::Stake(chips);
                self.game.act(Action::Round(stake));
            }
            What::Lend => self.game.act(Action::Lend(Some(chips))),
            What::BuyIn(seat) => self.game.buy_in(seat, chips),
        }
    }
}

fn about(what: What) -> Option<Seat> {
    match what {
        What::Borrow(seat) | What::BuyIn(seat) => Some(seat),
        What::Bet | What::Stake | What::Lend => None,
    }
}

/// All that takes an amount now.
fn ranges(game: Game) -> Vec<Range> {
    if game.is_buying() {
        let buyers = game.buyers().into_iter();
        return buyers
            .map(|buyer| {
                (
                    What::BuyIn(buyer.seat),
                    buyer.least,
                    buyer.most,
                    buyer.usual,
                )
            })
            .collect();
    }
    let choices = game.choices().into_iter();
    let range = |choice| match choice {
        Choice::Bet { least, most } | Choice::BetBy { least, most, .. } => {
            Some((What::Bet, least, most, least))
        }
        Choice::Stake { least, most } => Some((What::Stake, least, most, least)),
        Choice::Lend { least, most } => Some((What::Lend, least, most, least)),
        Choice::Borrow { from, least, most } => Some((What::Borrow(from), least, most, least)),
        _ => None,
    };
    choices.filter_map(range).collect()
}

/// What lies between one bet and the next (RULES 10.3).
fn between(game: Game) -> Chips {
    let step = game.choices().into_iter().find_map(|choice| match choice {
        Choice::BetBy { step, .. } if !game.is_buying() => Some(step),
        _ => None,
    });
    step.unwrap_or(1).max(1)
}

/// The row that sets the amount.
pub fn row(amount: Amount, choices: &[Choice]) -> Option<Node> {
    let (what, least, most, _) = amount.offered()?;
    let now = amount.get()?;
    let fill = (now - least) * 100 / (most - least).max(1);
    let step = |name: &'static str, sign, up| {
        Node::new("button", "step")
            .key(u64::from(up))
            .with("aria-label", name)
            .on(Press::Step(up))
            .says(sign)
    };
    let slider = Node::new("input", "slide")
        .with("type", "range")
        .with("aria-label", say::AMOUNT.get())
        .made("min", least.to_string())
        .made("max", most.to_string())
        .made("step", between(amount.game).to_string())
        .made(".value", now.to_string())
        .made("aria-valuetext", say::chips(now))
        .made("style", format!("--fill:{fill}%"))
        .on(Press::Slide);
    let bets = what == What::Bet;
    let pot = amount.game.public(|view| view.pot());
    let set = Node::new("span", "set")
        .hold(slider)
        .maybe(bets.then(|| quick(amount, least, most, pot)));
    let row = Node::new("div", "amount")
        .hold(step(say::LESS.get(), "−", false))
        .hold(set)
        .hold(step(say::MORE.get(), "+", true))
        .maybe(showdown(amount.game, choices).filter(|_| bets))
        .maybe(of_whom(amount.game, what));
    Some(row)
}

/// What offers to show all hands. Where a table knows that, it keeps its place while it cannot be pressed.
fn showdown(game: Game, choices: &[Choice]) -> Option<Node> {
    let is_known = |rules: &Rules| rules.vying().is_some_and(|rules| rules.agreed_showdown);
    game.public(|view| is_known(view.rules())).then(|| {
        Node::new("button", "showdown")
            .with("title", say::SHOW_ALL_IF_ALL_AGREE.get())
            .off(!choices.contains(&Choice::One(Action::Showdown)))
            .on(Press::Act(Action::Showdown))
            .says(say::SHOW_ALL.get())
    })
}

/// A list of those whom it can be about, where there are several.
fn of_whom(game: Game, what: What) -> Option<Node> {
    let of = about(what)?;
    let ranges = ranges(game).into_iter();
    let seats: Vec<Seat> = ranges.filter_map(|range| about(range.0)).collect();
    let one = |seat: Seat| {
        Node::new("option", "")
            .key(u64::from(seat.0))
            .made("value", seat.0.to_string())
            .tells(game.name(seat))
    };
    (seats.len() > 1).then(|| {
        Node::new("select", "")
            .with("aria-label", say::WHOM.get())
            .made(".value", of.0.to_string())
            .on(Press::Whom)
            .all(seats.into_iter().map(one).collect())
    })
}
