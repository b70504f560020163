//! A session: the table, who plays each seat, the shuffles and the record.

use super::kept::{Recent, TakenBack};
use super::player_kind::PlayerKind;
use serde::{Deserialize, Serialize};

use crate::bots::{MakeBot, Policy};
use crate::engine::{
    Action, Ask, Chips, DealError, Event, Illegal, Motion, Rules, Seat, SetupError, Table, View,
    Viewer,
};
use crate::notation::{DealtTable, Record, SeatEntry, Source, seats_at_first};
use crate::random::{CUT_STREAM, DEALER_STREAM, Rng, Seed, Shuffler};
use crate::rollouts;
use crate::sitting::settlement;

/// A player at the beginning of the sitting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub name: String,
    /// Who plays his seat.
    #[serde(rename = "mind")]
    pub kind: PlayerKind,
    pub chips: Chips,
}

/// The most players that the page has room for.
pub const MOST_SEATS: usize = 8;

/// The most codes by which a phone joins at one seat. Such a code has one byte for their number.
pub const MOST_JOINS: u8 = 254;

/// The codes that have been shown for each seat, by which a phone joins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Joins {
    /// How many.
    pub shown: [u8; MOST_SEATS],
    /// The chance in the key of the last of them. Without it an older state of the sitting would bring an old key back.
    pub chance: [Option<Seed>; MOST_SEATS],
}

/// The rules and the players at the beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub rules: Rules,
    /// The players, clockwise.
    pub players: Vec<Player>,
    /// The first dealer, if the players have chosen him (RULES 9.1, `first_dealer`).
    pub first_dealer: Option<Seat>,
    /// Whether people who share a screen are at home: who takes it sees his cards at once, without a second press.
    pub at_home: bool,
}

impl Setup {
    /// Whether somebody has further boxes beside another player, which the rules do not allow (RULES 10.10, `boxes`).
    #[must_use]
    pub fn has_boxes_too_many(&self) -> bool {
        let may = self.rules.has_boxes_beside_others();
        !may && has_boxes_beside_others(self.players.iter().map(|player| player.kind))
    }

    /// For each seat the player whose further box it is: the nearest person before it. A sitting that was begun when
    /// boxes beside others were not asked about names nobody.
    fn owners(&self) -> Vec<Option<Seat>> {
        let is_named = !self.has_boxes_too_many();
        let mut owner = None;
        let of = |(player, seat): (&Player, u8)| match player.kind {
            PlayerKind::Box => owner.filter(|_| is_named),
            PlayerKind::Person | PlayerKind::Phone => {
                owner = Some(Seat(seat));
                None
            }
            PlayerKind::Bot(_) => None,
        };
        self.players.iter().zip(0..).map(of).collect()
    }
}

/// Whether somebody has further boxes, and another player sits at the table.
#[must_use]
pub fn has_boxes_beside_others(kinds: impl Iterator<Item = PlayerKind> + Clone) -> bool {
    let players = kinds.clone().filter(|kind| *kind != PlayerKind::Box);
    kinds.clone().any(|kind| kind == PlayerKind::Box) && players.count() > 1
}

/// A sitting.
pub struct Session {
    pub(super) dealt_table: DealtTable,
    pub(super) setup: Setup,
    /// Each bot is created when it is first asked.
    pub(super) bots: Vec<Option<Box<dyn Policy + Send>>>,
    pub(super) rng: Rng,
    /// Whether each bot draws from streams of its own instead.
    pub(super) is_numbered: bool,
    pub(super) record: Record,
    /// The number of actions before the last deal.
    pub(super) dealt_at: usize,
    /// What each player had before the last deal, debts and his share of the pots included.
    pub(super) had: Vec<i64>,
    pub(super) hints: u32,
    /// The codes by which phones have joined.
    pub(super) joins: Joins,
    /// What happened last before it was resumed.
    pub(super) recent: Option<Box<Recent>>,
    /// What was taken back since somebody acted last. The newest comes last.
    pub(super) taken_back: Vec<TakenBack>,
}

/// The table of a setup before the first deal, and who deals first.
pub(super) fn seated(setup: &Setup, seed: Seed) -> Result<(DealtTable, Seat), SetupError> {
    let stacks: Vec<Chips> = setup.players.iter().map(|player| player.chips).collect();
    // Somebody may have sat down later.
    let drawn = Rng::new(seed, DEALER_STREAM).below(seats_at_first(&setup.rules, &stacks) as u32);
    let dealer = setup.first_dealer.unwrap_or(Seat(drawn as u8));
    let source = Source::Seed(seed);
    let table = DealtTable::new(setup.rules.clone(), &stacks, dealer, &source)?;
    Ok((table, dealer))
}

/// Checks that these rules can be played with these stacks.
///
/// # Errors
/// [`SetupError`]: what is impossible.
pub fn check(rules: Rules, stacks: &[Chips]) -> Result<(), SetupError> {
    Table::new(rules, stacks, Seat(0)).map(|_| ())
}

impl Session {
    /// Begins a sitting. The shuffles and the first dealer follow from `seed`. The choices of bots follow from
    /// `bot_seed`, so that no bot can learn of the shuffles. With real cards the seed only finds the first dealer, and all
    /// players are people.
    ///
    /// # Errors
    /// [`SetupError`]: the setup is not valid.
    pub fn new(mut setup: Setup, seed: Seed, bot_seed: Seed) -> Result<Session, SetupError> {
        let real_cards = setup.rules.real_cards;
        for player in setup.players.iter_mut().filter(|_| real_cards) {
            player.kind = PlayerKind::Person;
        }
        let source = Source::Seed(seed);
        let (dealt_table, dealer) = seated(&setup, seed)?;
        let seats = setup
            .players
            .iter()
            .zip(setup.owners())
            .map(|(player, box_of)| SeatEntry {
                name: player.name.clone(),
                chips: player.chips,
                box_of,
            })
            .collect();
        let mut record = Record::new(setup.rules.clone(), seats, dealer, source);
        record.notes.seal = (!real_cards).then(|| seed.seal().to_string());
        record.notes.chosen = setup.first_dealer.is_some();
        Ok(Session {
            record,
            bots: setup.players.iter().map(|_| None).collect(),
            dealt_table,
            setup,
            rng: Rng::new(bot_seed, 0),
            is_numbered: false,
            dealt_at: 0,
            had: Vec::new(),
            hints: 0,
            joins: Joins::default(),
            recent: None,
            taken_back: Vec::new(),
        })
    }

    /// The number of hints taken.
    #[must_use]
    pub fn hints(&self) -> u32 {
        self.hints
    }

    /// Adds to the number of hints taken.
    pub fn take_hints(&mut self, hints: u32) {
        self.hints = self.hints.saturating_add(hints);
    }

    /// Sets whether its people are at home.
    pub fn set_at_home(&mut self, at_home: bool) {
        self.setup.at_home = at_home;
    }

    /// What happened last before the sitting was resumed. It is given once. `None`: it was not resumed.
    pub fn take_recent(&mut self) -> Option<Recent> {
        self.recent.take().map(|recent| *recent)
    }

    /// The number of deals begun.
    #[must_use]
    pub fn deals(&self) -> u32 {
        self.table().view(Viewer::Gallery).deals()
    }

    #[must_use]
    pub fn table(&self) -> &Table {
        self.dealt_table.table()
    }

    /// The rules and the players at the beginning.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The chips that each player began with and bought.
    #[must_use]
    pub fn brought(&self) -> Vec<Chips> {
        let began = self.setup.players.iter();
        let mut brought = self.record.brought(began.map(|player| player.chips));
        if let Some((seat, chips)) = self.purchase_voted_on()
            && let Some(of_seat) = brought.get_mut(seat.index())
        {
            *of_seat = of_seat.saturating_sub(chips);
        }
        brought
    }

    /// The purchase on which the others vote (RULES 9.2.19).
    fn purchase_voted_on(&self) -> Option<(Seat, Chips)> {
        match self.table().ask() {
            Ask::Agree {
                by,
                on: Motion::BuyIn(chips),
                ..
            } => Some((by, chips)),
            _ => None,
        }
    }

    /// The record of the sitting so far.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record of the sitting, if it ends now.
    #[must_use]
    pub fn ended_record(&self) -> Record {
        let mut record = self.record.clone();
        if self.purchase_voted_on().is_some() {
            record.drop_motion();
        }
        let chips = self.table().stacks().collect();
        record.notes.end(chips, &record.actions);
        record
    }

    /// Begins the next deal. It finds the first dealer and shuffles where the rules ask for it.
    ///
    /// # Errors
    /// [`DealError`]: no deal can begin now.
    pub fn deal(&mut self) -> Result<Vec<Event>, DealError> {
        let mut events = self.cut();
        let had = settlement::sums(self.table().view(Viewer::Gallery));
        // A seed always has a next shuffle.
        let _ = self.dealt_table.deal(&self.record.source)?;
        self.had = had;
        self.dealt_at = self.record.actions.len();
        self.taken_back.clear();
        let history = self.dealt_table.table().history();
        self.record.notes.note(history);
        events.extend_from_slice(history);
        Ok(events)
    }

    /// Cuts for the first dealer, where the rules ask for it.
    fn cut(&mut self) -> Vec<Event> {
        let Source::Seed(seed) = self.record.source else {
            return Vec::new();
        };
        if !self.table().awaits_high_card() {
            return Vec::new();
        }
        let pack = Shuffler::after(seed, CUT_STREAM).shuffle(self.table().pack());
        if self.dealt_table.cut(&pack).is_err() {
            return Vec::new();
        }
        (self.record.dealer, self.record.cut) = (self.table().dealer(), Some(pack));
        self.table().history().to_vec()
    }

    /// Plays an action.
    ///
    /// # Errors
    /// [`Illegal`]: the rules forbid it.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Illegal> {
        let from = self.table().history().len();
        let named = self.table().named(seat, action);
        self.dealt_table.play(seat, action)?;
        self.record.push(seat, named);
        self.taken_back.clear();
        let is_changed = |event: &Event| {
            matches!(
                event,
                Event::GameChosen { .. } | Event::OtherGameChosen { .. }
            )
        };
        if self.table().history()[from..].iter().any(is_changed) {
            self.change_bots();
        }
        let events = &self.dealt_table.table().history()[from..];
        self.record.notes.note_later(events);
        Ok(events.to_vec())
    }

    /// Drops all bots. They are created again for the game that a dealer has chosen.
    fn change_bots(&mut self) {
        self.bots.fill_with(|| None);
    }

    /// Lets the bot whose turn it is act, among the bots of all games and experts. `None`: it is not the turn of a bot.
    pub fn bot_acts(&mut self) -> Option<Vec<Event>> {
        self.bot_acts_of(rollouts::make_bot)
    }

    /// Like [`Session::bot_acts`], with bots that `make_bot` makes.
    pub fn bot_acts_of(&mut self, make_bot: MakeBot) -> Option<Vec<Event>> {
        loop {
            if let BotTurn::Acted(events) = self.bot_considers(make_bot)? {
                return Some(events);
            }
        }
    }

    /// Lets the bot whose turn it is think for about a millisecond, and act if that was enough. `None`: it is not the turn
    /// of a bot.
    pub fn bot_considers(&mut self, make_bot: MakeBot) -> Option<BotTurn> {
        let seat = self.table().ask().seat()?;
        let table = self.dealt_table.table();
        let PlayerKind::Bot(temper) = self.setup.players.get(seat.index())?.kind else {
            return None;
        };
        // Any bot can choose a game or agree to one, whatever game is being played.
        let is_about_games = matches!(table.ask(), Ask::ChooseGame { .. } | Ask::Agree { .. });
        let mut namer = is_about_games.then(|| make_bot(&crate::games::usual(), temper));
        let bot = self.bots.get_mut(seat.index())?;
        let bot = bot.get_or_insert_with(|| make_bot(table.rules(), temper));
        let bot = namer.as_mut().unwrap_or(bot);
        let view: View<'_> = table.view(Viewer::Seat(seat));
        let choices = table.choices(seat);
        let Some(action) = bot.consider(view, &choices, &mut self.rng) else {
            return Some(BotTurn::Thinking);
        };
        self.act(seat, action).ok().map(BotTurn::Acted)
    }
}

/// What the bot whose turn it is has done.
#[derive(Debug)]
pub enum BotTurn {
    /// It thinks on when it is asked again.
    Thinking,
    Acted(Vec<Event>),
}
