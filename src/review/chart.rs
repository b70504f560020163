//! What is best in one situation with each kind of hand.

use super::chart_found::{ChartFound, ChartStep};
use super::chart_lines::lines;
use super::chart_played::Played;
use super::chart_solved::Solved;
use super::reviewer::ReviewSettings;
use crate::cards::HandValue;
use crate::engine::{Action, Choice, Rules, Table, Turn, View};
use crate::rollouts::{Expert, Known};

/// A chart in the making, for a player of three cards. Each line is a kind of hand: prials, running flushes, runs, flushes,
/// pairs by their rank, other hands by their highest card. A hand in the middle of its kind stands for it, but the
/// player's own hand stands for its kind. Between two, where play is stored, worths are against best play; else they are
/// played out. A player who has not looked gets what each choice is worth to him as he is, and lines that tell what would
/// be best if he looked now. Nothing depends on a card that the player has not seen.
pub struct Chart {
    found: ChartFound,
    way: Way,
}

/// How worths are found.
enum Way {
    Solved(Box<Solved>),
    Played(Box<Played>),
}

impl Chart {
    /// Begins the chart of the decision that the viewer has to make. `taken` is weighed too. Where hands are
    /// played out, each line is played in `worlds` worlds. `None`: [`Chart::is_of`] is false, or there is nothing to choose.
    #[must_use]
    pub fn begin(
        view: View<'_>,
        choices: &[Choice],
        taken: Option<Action>,
        settings: ReviewSettings,
        known: &Known,
        worlds: u64,
    ) -> Option<Chart> {
        if !Chart::is_of(view) || choices.len() < 2 {
            return None;
        }
        let own = view.own()?.seat();
        let after = view.having_looked();
        let is_blind = after.is_some();
        // The turn that the lines are of.
        let (open, offered) = match &after {
            Some(after) => (after.view(view.viewer()), after.choices(own)),
            None => (view, choices.iter().copied().collect()),
        };
        let lines = lines(open, !is_blind);
        let tables = lines.iter().map(|line| open.supposing(&line.cards));
        let tables: Vec<Table> = tables.collect::<Option<_>>()?;
        let weighed = |choices: &[Choice], taken: Option<Action>| {
            let folds = choices.iter().any(|choice| choice.admits(Action::Fold));
            taken.or(folds.then_some(Action::Fold))
        };
        let of_lines = weighed(&offered, taken.filter(|_| !is_blind))?;
        let of_blind = weighed(choices, taken)?;
        let blind = is_blind.then_some((choices, of_blind));
        let mut expert = Expert::among(settings.make_bot, view.rules(), settings.budget);
        let solved = Solved::begin(
            &mut expert,
            (view, blind),
            (open, &tables, &offered, of_lines),
        );
        let way = match solved {
            Some(solved) => Way::Solved(Box::new(solved)),
            None => {
                let own = lines.iter().position(|line| line.is_own);
                Way::Played(Box::new(Played::begin(
                    (view, blind),
                    (tables, offered, of_lines),
                    (settings.make_bot, known),
                    worlds,
                    own.map(|line| (line, taken, settings.budget)),
                )))
            }
        };
        Some(Chart {
            found: ChartFound {
                blind: is_blind.then(Vec::new),
                lines,
                is_solved: matches!(way, Way::Solved(_)),
            },
            way,
        })
    }

    /// Whether the viewer bets on one hand of three cards that he has seen, or may look at now.
    #[must_use]
    pub fn is_of(view: View<'_>) -> bool {
        if !Chart::is_of_game(view.rules()) {
            return false;
        }
        match view.having_looked() {
            Some(after) => Chart::is_of_seen(after.view(view.viewer())),
            None => Chart::is_of_seen(view),
        }
    }

    fn is_of_seen(view: View<'_>) -> bool {
        let rules = view.rules();
        let Some(own) = view.own() else {
            return false;
        };
        let turn = view.ask().turn();
        let bets = matches!(turn, Some(Turn::Own { seat, .. }) if seat == own.seat());
        let is_hand = |value: HandValue| value.number().is_none();
        let knows = own.known_hand().is_some_and(|(_, value)| is_hand(value));
        bets && Chart::is_of_game(rules) && own.hands().len() == 1 && knows
    }

    /// Whether there are charts of the game of these rules: Brag with three cards.
    #[must_use]
    pub fn is_of_game(rules: &Rules) -> bool {
        rules.cards_dealt() == Some(3) && rules.is_betting()
    }

    /// What is known by now.
    #[must_use]
    pub fn found(&self) -> &ChartFound {
        &self.found
    }

    /// How much is done, of how much.
    #[must_use]
    pub fn progress(&self) -> (u64, u64) {
        match &self.way {
            Way::Solved(solved) => solved.progress(),
            Way::Played(played) => played.progress(),
        }
    }

    /// Goes on for about a millisecond.
    pub fn step(&mut self) -> ChartStep {
        let found = &mut self.found;
        match &mut self.way {
            Way::Solved(solved) => solved.step(found),
            Way::Played(played) => {
                let step = played.step();
                if step != ChartStep::More {
                    played.tell(found);
                }
                step
            }
        }
    }
}
