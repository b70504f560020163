//! Games of set hands: a player who lays the strongest hand first loses to a bot.

use brag::bots::Temper;
use brag::bots::sets::{self, AllWon, Goal, Points, Pots, Spot};
use brag::cards::arrange::{Arrangement, MOST_HANDS, Makings, Shape};
use brag::cards::{Card, HandKind, HandValue, Pack, Ranking};
use brag::random::{Rng, Seed};

use crate::measured::is_full;

/// The game, with the defaults of RULES 10.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Game {
    Seven,
    Nine,
    Thirteen,
}

impl Game {
    fn shape(self) -> Shape {
        match self {
            Game::Seven => Shape::SEVEN,
            Game::Nine => Shape::NINE,
            Game::Thirteen => Shape::THIRTEEN,
        }
    }

    fn minimum(self) -> HandKind {
        match self {
            Game::Thirteen => HandKind::Pair,
            _ => HandKind::HighCard,
        }
    }

    fn first_shown(self) -> bool {
        self == Game::Nine
    }
}

/// How a player sets his hands.
#[derive(Clone, Copy, Debug)]
enum SettingBot {
    Greedy,
    Bot(Temper),
}

const STRAIGHT: SettingBot = SettingBot::Bot(Temper::Straightforward);

/// A sitting of one of the games, deal by deal.
struct Sitting<'a> {
    game: Game,
    setters: &'a [SettingBot],
    ranking: Ranking,
    rng: Rng,
    dealer: usize,
    /// The main pot that stayed.
    carried: i64,
    points: Vec<u32>,
    /// What each player has won: chips, or in thirteen-card Brag games, each loser paying one.
    won: Vec<i64>,
}

impl<'a> Sitting<'a> {
    fn new(game: Game, setters: &'a [SettingBot], seed: u8) -> Sitting<'a> {
        Sitting {
            game,
            setters,
            ranking: Ranking::brag(),
            rng: Rng::new(Seed([seed; 32]), 0),
            dealer: 0,
            carried: 0,
            points: vec![0; setters.len()],
            won: vec![0; setters.len()],
        }
    }

    fn deal(&mut self) {
        let players = self.setters.len();
        let mut pack: Vec<Card> = Pack::sorted().iter().collect();
        self.rng.shuffle(&mut pack);
        let shape = self.game.shape();
        let goals: Vec<Goal> = (0..players).map(|player| self.goal(player)).collect();
        let laid: Vec<Vec<HandValue>> = (0..players)
            .map(|player| {
                let cards = &pack[player * shape.cards()..][..shape.cards()];
                let makings = Makings::new(cards, shape, &self.ranking).expect("as many as set");
                let laid = self.set(player, &makings, &goals[player]);
                laid.hands.iter().map(|hand| hand.value()).collect()
            })
            .collect();
        let winners = self.winners(&laid);
        match self.game {
            Game::Thirteen => self.score(&winners),
            _ => self.pay(&winners),
        }
        self.dealer = (self.dealer + 1) % players;
    }

    fn set(&self, player: usize, makings: &Makings, goal: &Goal) -> Arrangement {
        let SettingBot::Bot(temper) = self.setters[player] else {
            return makings.greedy();
        };
        let spot = Spot {
            makings,
            laid: &[],
            ranking: &self.ranking,
            opponents: self.setters.len() as u8 - 1,
            goal,
            minimum: self.game.minimum(),
            first_shown: self.game.first_shown(),
        };
        sets::set(&spot, temper)
    }

    fn goal(&self, player: usize) -> Goal {
        let players = self.setters.len() as u64;
        let pots = |by_hand, enough| {
            Goal::Pots(Pots {
                by_hand: [by_hand; MOST_HANDS],
                main: self.carried as u64 + players,
                enough,
            })
        };
        let others = self.points.iter().enumerate();
        match self.game {
            Game::Seven => pots(0, 2),
            Game::Nine => pots(players, 3),
            Game::Thirteen => Goal::Points(Points {
                by_hand: [1; MOST_HANDS],
                most: 0,
                all: AllWon::Game,
                own: self.points[player],
                others: others
                    .filter(|(other, _)| *other != player)
                    .map(|(_, points)| *points)
                    .collect(),
                target: 10,
            }),
        }
    }

    /// Who wins each hand. The first is shown from the dealer's left on, each later one from the winner of
    /// the hand before.
    fn winners(&self, laid: &[Vec<HandValue>]) -> Vec<Option<usize>> {
        let players = laid.len();
        let mut first = (self.dealer + 1) % players;
        (0..self.game.shape().hands())
            .map(|hand| {
                let best = laid.iter().map(|laid| laid[hand]).max()?;
                let order = (0..players).map(|turn| (first + turn) % players);
                let mut equal = order.filter(|player| laid[*player][hand] == best);
                let winner = equal.next()?;
                let tied = equal.next().is_some() && !self.game.first_shown();
                let wins = !tied && best.kind() >= self.game.minimum();
                first = if wins {
                    winner
                } else {
                    (self.dealer + 1) % players
                };
                wins.then_some(winner)
            })
            .collect()
    }

    /// Everybody stakes one for the main pot, and in nine-card Brag one for each hand's.
    fn pay(&mut self, winners: &[Option<usize>]) {
        let players = self.setters.len() as i64;
        let stake = if self.game == Game::Nine { 4 } else { 1 };
        self.won.iter_mut().for_each(|won| *won -= stake);
        self.carried += players;
        if self.game == Game::Nine {
            for winner in winners {
                self.won[winner.expect("the first shown wins")] += players;
            }
        }
        if let Some(winner) = all_to_one(winners) {
            self.won[winner] += self.carried;
            self.carried = 0;
        }
    }

    fn score(&mut self, winners: &[Option<usize>]) {
        for winner in winners.iter().flatten() {
            self.points[*winner] += 1;
        }
        let most = *self.points.iter().max().expect("somebody plays");
        let crash = all_to_one(winners);
        if crash.is_none() && most < 10 {
            return;
        }
        let wins = |player: usize| crash.map_or(self.points[player] == most, |one| one == player);
        let winners: Vec<usize> = (0..self.points.len())
            .filter(|player| wins(*player))
            .collect();
        // Sixty is divisible by every number of shares.
        let losers = (self.points.len() - winners.len()) as i64;
        for player in 0..self.points.len() {
            self.won[player] += if winners.contains(&player) {
                60 * losers / winners.len() as i64
            } else {
                -60
            };
        }
        self.points.fill(0);
    }
}

fn all_to_one(winners: &[Option<usize>]) -> Option<usize> {
    let first = winners[0]?;
    let alike = winners.iter().all(|winner| *winner == Some(first));
    alike.then_some(first)
}

/// What the first player wins in this many deals, with its standard error from a hundred parts.
fn wins(game: Game, setters: &[SettingBot], deals: u32, seed: u8) -> (f64, f64) {
    let mut sitting = Sitting::new(game, setters, seed);
    let parts: Vec<f64> = (0..100)
        .map(|_| {
            let before = sitting.won[0];
            (0..deals / 100).for_each(|_| sitting.deal());
            (sitting.won[0] - before) as f64
        })
        .collect();
    let sum: f64 = parts.iter().sum();
    let mean = sum / 100.0;
    let square: f64 = parts.iter().map(|part| (part - mean).powi(2)).sum();
    (sum, (square * 100.0 / 99.0).sqrt())
}

/// The bot wins by three standard errors, under the showing and winning of RULES 10.1. Against a player who lays the
/// strongest hand first, then the strongest from the rest, alone and with several of them.
fn beats_the_greedy(game: Game, deals: u32) {
    let tables = [
        &[STRAIGHT, SettingBot::Greedy][..],
        &[STRAIGHT, SettingBot::Greedy, SettingBot::Greedy],
    ];
    // Thirteen cards take long to set.
    let many = is_full() || game != Game::Thirteen;
    for setters in &tables[..if many { 2 } else { 1 }] {
        let (won, error) = wins(game, setters, deals, 1);
        assert!(won > 3.0 * error, "{game:?}: {won} by {error}");
    }
}

#[test]
fn the_straightforward_beats_the_greedy_with_seven_cards() {
    beats_the_greedy(Game::Seven, 20_000);
}

#[test]
fn the_straightforward_beats_the_greedy_with_nine_cards() {
    beats_the_greedy(Game::Nine, 3000);
}

#[test]
fn the_straightforward_beats_the_greedy_with_thirteen_cards() {
    beats_the_greedy(Game::Thirteen, 1500);
}

/// No seat of the measured table is better than another.
#[test]
fn the_greedy_are_equals() {
    for (game, deals) in [
        (Game::Seven, 4000),
        (Game::Nine, 3000),
        (Game::Thirteen, 400),
    ] {
        let (won, error) = wins(game, &[SettingBot::Greedy, SettingBot::Greedy], deals, 2);
        assert!(won.abs() < 3.0 * error, "{game:?}: {won} by {error}");
    }
}
