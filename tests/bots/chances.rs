//! The chances that a bot tells of its actions are those with which it draws them, in every game.

use brag::bots::{self, Plain, Policy, Temper};
use brag::engine::{Ask, BlindLast, Seat, Table, Viewer};
use brag::games::{Family, GAMES};
use brag::random::{Rng, Seed};

use crate::dice::Dice;
use crate::options;
use crate::school::{Bot, School};

/// The decisions of a temper in a game that are looked at, and how often each is drawn.
const DRAWN: (usize, u32) = (60, 400);
/// The same for bots that set hands or swap with the board: they think long, and leave nothing to chance.
const SURE: (usize, u32) = (6, 3);

/// The greatest distance, in thousandths, of how often an action is drawn from its chance: five standard errors, and
/// what is lost by rounding.
fn bound(chance: u32, draws: u32) -> u32 {
    let variance = u64::from(chance * 1000_u32.saturating_sub(chance)) / u64::from(draws);
    5 * variance.isqrt() as u32 + 12
}

/// Compares chances told with actions drawn. Returns whether the bot mixes here.
fn compare(bot: &mut dyn Policy, table: &Table, seat: Seat, draws: u32, rng: &mut Rng) -> bool {
    let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
    let chances = bot.chances(view, &choices, rng);
    let told = format!("{}: {chances:?} of {choices:?}", table.rules().game);
    let all: u32 = chances.iter().map(|(_, chance)| chance).sum();
    assert!((960..=1000).contains(&all), "{told}");
    let mut drawn = vec![0; chances.iter().len()];
    for _ in 0..draws {
        let action = bot.choose(view, &choices, rng);
        let place = chances.iter().position(|(told, _)| told == action);
        drawn[place.unwrap_or_else(|| panic!("{action:?} is not told: {told}"))] += 1;
    }
    for ((action, chance), drawn) in chances.iter().zip(drawn) {
        assert!(choices.iter().any(|choice| choice.admits(action)), "{told}");
        let often = 1000 * drawn / draws;
        let off = often.abs_diff(chance);
        assert!(off <= bound(chance, draws), "{action:?}: {often}, {told}");
    }
    chances.iter().all(|(_, chance)| chance < 950)
}

#[test]
fn chances_told_are_those_of_the_actions_drawn_in_every_game() {
    let mut dice = Dice::new(41);
    let mut rng = Rng::new(Seed([9; 32]), 0);
    for game in GAMES {
        let thinks = matches!(game.family, Family::Setting | Family::Bus);
        let mut mixed = 0;
        for temper in Temper::USUAL {
            let (mut due, draws) = if thinks { SURE } else { DRAWN };
            while due > 0 {
                let table = options::table(game, 100, &mut dice);
                if table.ask() == Ask::Over {
                    continue;
                }
                let bot = |_| bots::bot(table.rules(), temper);
                let bots: Vec<Bot> = table.stacks().map(bot).collect();
                let mut one = bots::bot(table.rules(), temper);
                let mut school = School::at(table, bots, due as u8);
                school.deal(3000, |table, seat, _| {
                    if due > 0 && dice.one_in(2) {
                        due -= 1;
                        mixed += u32::from(compare(&mut *one, table, seat, draws, &mut rng));
                    }
                });
            }
        }
        assert_eq!(mixed == 0, thinks, "{}: {mixed} mixed", game.key);
    }
}

/// The dealer chooses a game, and the others agree or not.
#[test]
fn chances_of_games_chosen_are_told_too() {
    let mut rules = brag::games::three_card();
    (rules.dealers_choice, rules.choosable) = (true, brag::games::ALL.choosable);
    rules.vying_mut().expect("it is vied for").blind_last = BlindLast::Win;
    let mut rng = Rng::new(Seed([9; 32]), 1);
    let mut table = Table::new(rules, &[100; 4], Seat(0)).expect("four may sit down");
    while !matches!(table.ask(), Ask::ChooseGame { .. }) {
        if let Ask::Deal { shuffle } = table.ask() {
            let pack = shuffle.then(|| table.gathered());
            table.deal_in_place(pack).expect("a deal is due");
        } else if let Some(seat) = table.ask().seat() {
            let choices = table.choices(seat);
            let action = Plain.choose(table.view(Viewer::Seat(seat)), &choices, &mut rng);
            table.play_in_place(seat, action).expect("it is offered");
        }
    }
    let seat = table.ask().seat().expect("the dealer chooses");
    for temper in Temper::USUAL {
        let mut bot = bots::bot(table.rules(), temper);
        assert!(compare(&mut *bot, &table, seat, 2000, &mut rng));
    }
}
