//! Finds a decision of a kind: bots play until the seat of the player is asked one.

use super::advice::Advice;
use super::kind::Kind;
use crate::bots::{MakeBot, Temper};
use crate::engine::{Action, Ask, Choice, SetupError, Table, View, Viewer};
use crate::notation::Record;
use crate::random::{Rng, Seed};
use crate::school::ten::{OWN, bots_table};
use crate::sitting::session::{BotTurn, PlayerKind, Session, Setup};

/// The most deals of a sitting. The next one begins with whole stacks again.
const DEALS: u32 = 12;
/// The most sittings. Each kind is found in one of the first few.
const SITTINGS: u64 = 400;

/// A decision to practise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The table. The player has the first seat.
    pub setup: Setup,
    /// What was done before.
    pub record: Record,
    /// The table at which the player decides.
    pub table: Table,
}

/// A search in progress. What it finds follows from the kind and the seed.
///
/// ```
/// use brag::bots;
/// use brag::random::Seed;
/// use brag::school::drills::{Kind, Search, Searched};
///
/// let mut search = Search::new(Kind::Fold, Seed([7; 32]));
/// let found = loop {
///     match search.step(bots::bot) {
///         Searched::Further => {}
///         Searched::Found(found) => break found,
///         Searched::Missing => panic!("there is such a decision"),
///     }
/// };
/// assert_eq!(found.table.ask().seat(), Some(brag::school::ten::OWN));
/// ```
pub struct Search {
    kind: Kind,
    seed: Seed,
    /// Whether a strong hand is sought, where that is a question.
    is_strong: bool,
    sittings: u64,
    session: Option<Session>,
}

/// What a step has come to.
pub enum Searched {
    Further,
    /// Here it is.
    Found(Box<Exercise>),
    /// There is none. This does not happen with the games of the catalogue.
    Missing,
}

impl Search {
    /// Begins to search.
    #[must_use]
    pub fn new(kind: Kind, seed: Seed) -> Search {
        Search {
            kind,
            seed,
            is_strong: Rng::new(seed, 0).below(2) == 0,
            sittings: 0,
            session: None,
        }
    }

    /// Begins to search for the decision that shows a point of advice.
    #[must_use]
    pub fn of_advice(advice: Advice) -> Search {
        Search::new(advice.kind(), advice.seed())
    }

    /// Lets one bot think for about a millisecond, or deals. `make_bot` makes the bots.
    #[must_use]
    pub fn step(&mut self, make_bot: MakeBot) -> Searched {
        let session = self.session.take().map_or_else(|| self.next_sitting(), Ok);
        let Ok(mut session) = session else {
            return Searched::Missing;
        };
        let ask = session.table().ask();
        if ask.seat() == Some(OWN) && self.is_wanted(session.table(), make_bot) {
            return Searched::Found(Box::new(Exercise {
                setup: bots_table(self.kind.rules()),
                record: session.record().clone(),
                table: session.table().clone(),
            }));
        }
        let goes_on = match ask {
            Ask::Deal { .. } => session.deals() < DEALS && session.deal().is_ok(),
            _ => matches!(
                session.bot_considers(make_bot),
                Some(BotTurn::Thinking | BotTurn::Acted(_))
            ),
        };
        if goes_on {
            self.session = Some(session);
        } else if self.sittings >= SITTINGS {
            return Searched::Missing;
        }
        Searched::Further
    }

    /// Whether the player is asked what is sought.
    fn is_wanted(&self, table: &Table, make_bot: MakeBot) -> bool {
        let (view, choices) = (table.view(Viewer::Seat(OWN)), table.choices(OWN));
        Kind::of(view, &choices) == Some(self.kind)
            && self.kind.is_worth_asking(view, self.is_strong)
            && self.is_open(view, &choices, make_bot)
    }

    /// Whether there are two actions to compare. Where there are so many that only a bot knows which are worth a thought,
    /// it must think of two.
    fn is_open(&self, view: View<'_>, choices: &[Choice], make_bot: MakeBot) -> bool {
        let mut bot = make_bot(view.rules(), Temper::Straightforward);
        match self.kind {
            Kind::Set => {
                let ideas = bot.ideas(view);
                let mut values = ideas.iter().filter_map(|idea| {
                    let rows = idea.hands_set()?;
                    Some(rows.values(view.ranking()).collect::<Vec<_>>())
                });
                let first = values.next();
                first.is_some_and(|first| values.any(|other| other != first))
            }
            Kind::Draw => {
                let mut rng = Rng::new(self.seed, 0);
                let stand = Action::stand();
                bot.choose(view, choices, &mut rng) != stand
            }
            _ => true,
        }
    }

    /// Another sitting, in which a bot has the player's seat.
    fn next_sitting(&mut self) -> Result<Session, SetupError> {
        self.sittings += 1;
        let mut rng = Rng::new(self.seed, self.sittings);
        let mut setup = bots_table(self.kind.rules());
        if let Some(own) = setup.players.get_mut(OWN.index()) {
            own.kind = PlayerKind::Bot(Temper::Straightforward);
        }
        Session::new(setup, rng.seed(), rng.seed())
    }
}
