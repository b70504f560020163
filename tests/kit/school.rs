//! Plays lines of text with stacked packs, so that tests read like deals.

use std::fmt::Write;

use brag::cards::{Card, Pack, Rows};
use brag::engine::{
    Action, Ask, Chips, Choice, DealingRules, Ending, Event, Illegal, NamedGame, Pick, Purse,
    RoundAction, Rules, Seat, SettingAction, Stage, Standing, Table, Viewer, VyingRules,
};
use brag::games;

/// Rules under construction: the defaults of RULES 9.1 and what a test says otherwise.
pub fn rules(change: impl FnOnce(&mut VyingRules)) -> Rules {
    all_rules(|_, _, vying| change(vying))
}

/// The same, with what is not a matter of betting.
pub fn all_rules(change: impl FnOnce(&mut Rules, &mut DealingRules, &mut VyingRules)) -> Rules {
    let mut rules = games::three_card();
    let mut dealing = rules.dealing().expect("a deal is dealt").clone();
    let mut vying = rules.vying().expect("a deal is vied for").clone();
    change(&mut rules, &mut dealing, &mut vying);
    rules.stages = vec![Stage::dealing(dealing), Stage::vying(vying)];
    rules
}

/// One sitting. Seat 0 is at the first dealer's left.
pub struct School {
    pub table: Table,
}

/// Any hand will do. It gets cards that no other hand needs. Not for a hand that is shown.
pub const ANY: &str = "*";

impl School {
    /// Sits players down, with the last seat to deal, and deals these hands, by seat. Further rows are the hands of
    /// the deals after the first. The pack is stacked for them, so no shuffle may come between.
    pub fn new(rules: Rules, stacks: &[Chips], deals: &[&[&str]]) -> School {
        let dealer = stacks.len() - 1;
        let able = |chips: &Chips| *chips > 0 && *chips >= rules.ante;
        let dealt_in: Vec<bool> = stacks.iter().map(able).collect();
        let table = Table::new(rules, stacks, Seat(dealer as u8)).expect("playable rules");
        let rows: Vec<Row> = deals
            .iter()
            .enumerate()
            .map(|(nth, hands)| row((dealer + nth) % stacks.len(), &dealt_in, hands))
            .collect();
        let size = table.rules().dealing().expect("a deal is dealt").cards;
        let pack = stacked(table.pack(), &rows, size.into());
        let table = table.deal(Some(pack)).expect("the first deal").table;
        School { table }
    }

    /// Open players without an ante, as the vectors of RULES 6 have it unless they say otherwise: all look.
    pub fn open(stacks: &[Chips], hands: &[&str]) -> School {
        School::new(all_rules(|rules, _, _| rules.ante = 0), stacks, &[hands]).all_look()
    }

    /// Everybody looks, in seat order.
    pub fn all_look(mut self) -> School {
        let seats = self.table.stacks().len() as u8;
        for seat in (0..seats).map(Seat) {
            if self.table.check(seat, Action::Look(None)).is_ok() {
                self.act(seat, Action::Look(None));
            }
        }
        self
    }

    /// Deals again without a shuffle.
    pub fn deal(&mut self) {
        self.table = self.table.deal(None).expect("a deal without shuffle").table;
    }

    /// Shuffles so that the seats in `order`, which is dealing order, get these hands.
    pub fn shuffle(&mut self, hands: &[&str]) {
        let dealer = self.table.dealer().index();
        let able: Vec<bool> = self.table.stacks().map(|chips| chips > 0).collect();
        let seats = able.len();
        let next = (1..=seats)
            .map(|step| (dealer + step) % seats)
            .find(|seat| able[*seat]);
        let pack = stacked(
            &self.table.gathered(),
            &[row(next.expect("somebody"), &able, hands)],
            self.size(),
        );
        self.table = self
            .table
            .deal(Some(pack))
            .expect("a deal with a shuffle")
            .table;
    }

    /// Plays a line: `0 bet 2, 1 look, 1 fold`.
    pub fn play(&mut self, line: &str) -> &mut School {
        for text in line.split(',') {
            let (seat, action) = parse(text);
            self.act(seat, action);
        }
        self
    }

    fn act(&mut self, seat: Seat, action: Action) {
        match self.table.play(seat, action) {
            Ok(step) => self.table = step.table,
            Err(illegal) => panic!("seat {seat}, {action:?}: {illegal}"),
        }
    }

    /// Checks that an action is refused, and why.
    pub fn refuses(&self, text: &str, why: Illegal) -> &School {
        let (seat, action) = parse(text);
        assert_eq!(self.table.check(seat, action), Err(why), "{text}");
        self
    }

    /// What a seat is offered, as text: `fold, bet 2-48, see 1 for 4`.
    pub fn offers(&self, seat: u8) -> String {
        let words = self
            .table
            .choices(Seat(seat))
            .into_iter()
            .map(|choice| match choice {
                Choice::Bet { least, most } => format!("bet {least}-{most}"),
                Choice::BetBy { least, most, step } => format!("bet {least}-{most} by {step}"),
                Choice::See { seat, cost } => format!("see {seat} for {cost}"),
                Choice::Cover { chips } => format!("cover with {chips}"),
                Choice::Borrow { from, least, most } => format!("borrow {from} {least}-{most}"),
                Choice::Lend { least, most } => format!("lend {least}-{most}"),
                Choice::BuyIn { least, most } => format!("buy in {least}-{most}"),
                Choice::Show { to } => {
                    let seats: Vec<_> = to.iter().map(|seat| seat.to_string()).collect();
                    format!("show {}", seats.join(" "))
                }
                Choice::Discard { cards, .. } => format!("discard {cards}"),
                Choice::ChooseGame { .. } => "call".into(),
                Choice::Set { hands, .. } => format!("set {hands}"),
                Choice::Swap { hidden, .. } => {
                    format!("swap{}", if hidden { " or down" } else { "" })
                }
                Choice::Level { by, cost } => format!("{by:?} for {cost}").to_lowercase(),
                Choice::Stake { least, most } => format!("stake {least}-{most}"),
                Choice::Exchange { most, .. } => format!("draw 1-{most}"),
                Choice::CasinoStake { least, most, .. } => format!("casino stake {least}-{most}"),
                Choice::Declare(question) => format!("say of {:?}", question.of),
                Choice::One(Action::ChooseOtherGame(game)) => format!("call {}", game.key()),
                Choice::One(action) => format!("{action:?}")
                    .to_lowercase()
                    .replace("(none)", "")
                    .replace("some(", "")
                    .replace('(', " ")
                    .replace(')', ""),
            });
        words.collect::<Vec<_>>().join(", ")
    }

    pub fn chips(&self) -> Vec<Chips> {
        self.table.stacks().collect()
    }

    pub fn pots(&self) -> Vec<Chips> {
        self.table.view(Viewer::Gallery).pots().to_vec()
    }

    /// Who owes whom how much, oldest first: `1 owes 2 5`.
    pub fn debts(&self) -> String {
        let debts = self.table.debts().iter();
        let words = debts.map(|d| format!("{} owes {} {}", d.debtor, d.creditor, d.chips));
        words.collect::<Vec<_>>().join(", ")
    }

    pub fn stake(&self) -> Chips {
        self.table.view(Viewer::Gallery).stake()
    }

    pub fn to_act(&self) -> Option<u8> {
        self.table.ask().seat().map(|seat| seat.0)
    }

    pub fn ended(&self) -> Option<Ending> {
        let how = |event: &Event| match event {
            Event::Ended { how } => Some(*how),
            _ => None,
        };
        self.table.history().iter().find_map(how)
    }

    /// Whether the next deal must be shuffled for; `None` while this one is played.
    pub fn shuffles(&self) -> Option<bool> {
        match self.table.ask() {
            Ask::Deal { shuffle } => Some(shuffle),
            _ => None,
        }
    }

    /// The cards turned up so far, in order: `1 Ks, 0 Ah`.
    pub fn exposed(&self) -> String {
        let card = |event: &Event| match event {
            Event::Exposed { seat, card } => Some(format!("{seat} {}", card.card)),
            _ => None,
        };
        let cards: Vec<_> = self.table.history().iter().filter_map(card).collect();
        cards.join(", ")
    }

    /// Whose cards were turned up, each once, in order.
    pub fn showed(&self) -> Vec<u8> {
        let mut seats = Vec::new();
        for event in self.table.history() {
            if let Event::Exposed { seat, .. } = event
                && !seats.contains(&seat.0)
            {
                seats.push(seat.0);
            }
        }
        seats
    }

    /// What the pots paid, in order: `0 16, 1 4`.
    pub fn awards(&self) -> String {
        let mut text = String::new();
        for event in self.table.history() {
            if let Event::Paid {
                from: Purse::Pot(_),
                to: Purse::Seat(seat),
                chips,
            } = event
            {
                let gap = if text.is_empty() { "" } else { ", " };
                let _ = write!(text, "{gap}{seat} {chips}");
            }
        }
        text
    }

    /// A seat's hands as the table has them, the kept one first.
    pub fn hands(&self, seat: u8) -> Vec<String> {
        let held = self.table.held().filter(|(whose, _)| whose.0 == seat);
        let cards: Vec<Card> = held.map(|(_, held)| held.card).collect();
        let words = |cards: &[Card]| {
            let words: Vec<String> = cards.iter().map(Card::to_string).collect();
            words.join(" ")
        };
        cards.chunks(self.size()).map(words).collect()
    }

    fn size(&self) -> usize {
        let dealing = self.table.rules().dealing();
        dealing.expect("a deal is dealt").cards.into()
    }

    /// What a seat sees of its own hands: `??` for a card it has not looked at.
    pub fn own_view(&self, seat: u8) -> String {
        self.seen_of(seat, Viewer::Seat(Seat(seat)))
    }

    /// What anybody sees of a seat's hands.
    pub fn seen_of(&self, seat: u8, viewer: Viewer) -> String {
        let view = self.table.view(viewer);
        let hands = view
            .seat(Seat(seat))
            .into_iter()
            .flat_map(|own| own.hands());
        let faces = hands.flat_map(|hand| hand.faces());
        let words = faces.map(|face| face.card.map_or("??".into(), |card| card.to_string()));
        words.collect::<Vec<_>>().join(" ")
    }

    pub fn is_blind(&self, seat: u8) -> bool {
        self.table
            .view(Viewer::Gallery)
            .seat(Seat(seat))
            .is_some_and(|seat| seat.is_blind())
    }

    pub fn standing(&self, seat: u8) -> Standing {
        let view = self.table.view(Viewer::Gallery);
        view.seat(Seat(seat))
            .map_or(Standing::Out, |seat| seat.standing())
    }

    /// The last cards of the pack, bottom card last.
    pub fn bottom(&self, cards: usize) -> String {
        let pack = self.table.pack();
        let last: Vec<_> = pack
            .iter()
            .skip(pack.len() - cards)
            .map(|c| c.to_string())
            .collect();
        last.join(" ")
    }
}

fn parse(text: &str) -> (Seat, Action) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let pick = |word: &str| match word {
        "old" => Some(Pick::Old),
        "new" => Some(Pick::New),
        _ => None,
    };
    let named = |word: &str| pick(word).expect("old or new");
    let action = match words[1..] {
        ["look"] => Action::Look(None),
        ["look", hand] => Action::Look(Some(named(hand))),
        ["keep"] => Action::Keep,
        ["throw"] => Action::Throw,
        ["discard", ..] => Action::Discard(cards(&words[2..].join(" ")).into_iter().collect()),
        ["bet", chips] => Action::Bet(chips.parse().expect("chips")),
        ["see"] => Action::See,
        ["fold"] => Action::Fold,
        ["cover"] => Action::Cover,
        ["showdown"] => Action::Showdown,
        ["sideshow"] => Action::SIDESHOW,
        ["agree"] => Action::Agree,
        ["refuse"] => Action::Refuse,
        ["play", hand] => Action::Play(named(hand)),
        ["retain", hand] => Action::Retain(pick(hand)),
        ["borrow", from, chips] => Action::Borrow {
            from: Seat(from.parse().expect("a seat")),
            chips: chips.parse().expect("chips"),
        },
        ["lend"] => Action::Lend(None),
        ["lend", chips] => Action::Lend(Some(chips.parse().expect("chips"))),
        ["show"] => Action::Show(None),
        ["show", to] => Action::Show(Some(Seat(to.parse().expect("a seat")))),
        ["buy_in", chips] => Action::BuyIn(chips.parse().expect("chips")),
        ["double"] => Action::Double,
        ["call", game] => {
            let other = games::other_game(game);
            Action::ChooseOtherGame(other.expect("a game that a dealer may choose"))
        }
        ["call", cards, wild, jokers, play] => Action::ChooseGame(NamedGame {
            game: games::BETTING_GAMES
                .into_iter()
                .find(|game| game.cards.to_string() == *cards)
                .expect("a game of so many cards"),
            wild: games::wild_named(wild).unwrap_or_default(),
            jokers: jokers.parse().expect("a number of jokers"),
            blind_play: play == "blind",
        }),
        ["check"] => Action::Round(RoundAction::Check),
        ["match"] => Action::Round(RoundAction::Match),
        ["pass"] => Action::Pass,
        ["set", ..] => {
            let rows = words[2..].iter().map(|row| row.as_bytes().chunks(2));
            let rows = rows.map(|row| row.map(card).collect::<Vec<Card>>());
            let rows = Rows::new(rows).expect("no more than any game has");
            Action::Setting(SettingAction::Set(rows))
        }
        _ => panic!("`{text}` is no action"),
    };
    (Seat(words[0].parse().expect("a seat")), action)
}

fn card(letters: &[u8]) -> Card {
    let text = std::str::from_utf8(letters).expect("letters");
    text.parse().expect("a card")
}

fn cards(text: &str) -> Vec<Card> {
    let card = |word: &str| word.parse().expect("a card");
    text.split_whitespace().map(card).collect()
}

/// The hands of one deal, in dealing order; `None` for any.
type Row = Vec<Option<Vec<Card>>>;

fn row(dealer: usize, dealt_in: &[bool], hands: &[&str]) -> Row {
    let seats = dealt_in.len();
    (1..=seats)
        .map(|step| (dealer + step) % seats)
        .filter(|seat| dealt_in[*seat])
        .map(|seat| (hands[seat] != ANY).then(|| cards(hands[seat])))
        .collect()
}

/// A pack of the same cards whose top deals these rows, one card at a time.
fn stacked(pack: &Pack, rows: &[Row], size: usize) -> Pack {
    let wanted: Vec<Card> = rows.iter().flatten().flatten().flatten().copied().collect();
    let mut spare = pack.iter().filter(|card| !wanted.contains(card));
    let mut cards: Vec<Card> = Vec::new();
    for row in rows {
        for nth in 0..size {
            for hand in row {
                let card = hand.as_ref().map(|hand| hand[nth]).or_else(|| spare.next());
                cards.extend(card);
            }
        }
    }
    cards.extend(spare);
    let stacked = Pack::new(cards).expect("no card is wanted twice");
    assert!(stacked.same_cards(pack), "every card wanted is in the pack");
    stacked
}
