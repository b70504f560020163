//! The controls of every game in every language, from random sittings. A browser measures them on every screen
//! (`tests/browser/buttons.test.mjs`), so the test here fails when a drawn row is not in its list. `BRAG_BUTTONS=write`
//! writes the list.

mod keys;

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use super::games::functions;
use crate::app::families::{self, repertoire};
use crate::app::i18n;
use crate::app::lazy::GuidedDeal;
use crate::app::table::controls::{bar, controls, ready};
use crate::app::table::felt::felt;
use crate::app::table::game::tests::{
    change, go_on, handle as handle_shared, lift_curtain, try_table,
};
use crate::app::table::game::{Model, Phase, Repertoire};
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::{InProgress, Scene};
use crate::app::words;
use crate::bots::{Policy, Random, Temper};
use crate::cards::{Card, Rank, Suit};
use crate::engine::Rules;
use crate::games::{CatalogueGame, GAMES, HouseRule, Kind};
use crate::random::{Rng, Seed};
use crate::sitting::session::{PlayerKind, Setup};
use crate::sitting::table_for_four;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/browser/buttons.json");
/// Presses in each sitting.
const PRESSES: u32 = 80;
/// Every player of a sitting acts at random, so no change of a bot changes the list.
const AT_RANDOM: Repertoire = Repertoire {
    make_bot: |_, _| Box::new(Random),
    ..repertoire::REPERTOIRE
};

/// Tables of the usual game at which labels stand that chance seldom comes to: an option, its value, and how many play.
const SELDOM: [(&str, u64, usize); 2] = [
    // Covering a pot with all chips.
    ("rebuy_after_cover_loss", 1, 3),
    // Showing instead of lending.
    ("headsup_short", 1, 2),
];

#[test]
fn the_buttons_that_a_browser_measures_are_those_that_are_drawn() {
    let mut drawn = Drawn::new();
    for (nth, game) in GAMES.into_iter().enumerate() {
        // The options of all betting games are those of the first game.
        play_all(game, if nth == 0 { 90 } else { 16 }, &mut drawn);
    }
    for (nth, table) in SELDOM.into_iter().enumerate() {
        for number in 0..6 {
            play_seldom(table, 100 + 6 * nth as u8 + number, &mut drawn);
        }
    }
    let text = drawn.to_json();
    if std::env::var("BRAG_BUTTONS").as_deref() == Ok("write") {
        std::fs::write(FILE, &text).expect("it can be written");
    }
    let measured = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(measured == text, "BRAG_BUTTONS=write writes {FILE} anew");
}

/// Makes this language the current one of the thread. Outside a browser it need not be fetched.
fn speak(language: &'static i18n::Language) {
    let mut loading = pin!(i18n::load(language, || true));
    let mut context = Context::from_waker(Waker::noop());
    assert_eq!(loading.as_mut().poll(&mut context), Poll::Ready(true));
}

/// Plays a game under several rules, with one person at the screen, two or nobody, and with real cards.
fn play_all(of: &CatalogueGame, sittings: u8, drawn: &mut Drawn) {
    for number in 0..sittings {
        let mut rng = Rng::new(Seed([number; 32]), 0);
        let mut setup = table_for_four();
        setup.rules = rules(of, number, &mut rng);
        setup.rules.real_cards = number % 6 == 5;
        let people = match number % 6 {
            3 => 0,
            2 | 4 => 2,
            5 => 4,
            _ => 1,
        };
        let chairs = if number % 3 == 1 { 3 } else { 4 };
        setup.players.truncate(chairs);
        for (seat, player) in setup.players.iter_mut().enumerate() {
            player.kind = match seat < people {
                true => PlayerKind::Person,
                false => PlayerKind::Bot(Temper::Straightforward),
            };
            // Whoever is short of chips covers, borrows and buys in.
            player.chips = if number % 2 == 1 { 12 } else { 100 };
        }
        play(setup, number, &mut rng, drawn);
    }
}

/// Plays at one of the [`SELDOM`] tables, with one person at the screen and few chips.
fn play_seldom((key, value, players): (&str, u64, usize), number: u8, drawn: &mut Drawn) {
    let mut setup = table_for_four();
    let option = HouseRule::named(key).expect(key);
    option.set(&mut setup.rules, Some(value));
    setup.players.truncate(players);
    for player in &mut setup.players {
        player.chips = 12;
    }
    play(setup, number, &mut Rng::new(Seed([number; 32]), 0), drawn);
}

/// The rules of a game, with options at random except in its first sitting.
fn rules(of: &CatalogueGame, number: u8, rng: &mut Rng) -> Rules {
    let mut rules = (of.rules)();
    let options: Vec<&HouseRule> = of
        .options
        .iter()
        .filter(|option| option.key != "game")
        .collect();
    if number > 0 && !options.is_empty() {
        for _ in 0..6 {
            let option = options[rng.below(options.len() as u32) as usize];
            let value = match option.kind {
                Kind::Flag => u64::from(rng.below(2)),
                Kind::Word(words) | Kind::Value(words) => u64::from(rng.below(words.len() as u32)),
                Kind::Limit { least, .. } | Kind::Count { least, .. } => {
                    least + u64::from(rng.below(4))
                }
                Kind::Chips { .. } | Kind::Cards => continue,
            };
            if option.matters(&rules) && option.clash(&rules).is_none() {
                option.set(&mut rules, Some(value));
            }
        }
    }
    // Whoever is short of chips covers, borrows from one or from the richest, or folds.
    let shortage = options.iter().find(|option| option.key == "shortage");
    if let Some(shortage) = shortage {
        shortage.set(&mut rules, Some(u64::from(number / 2 % 4)));
    }
    rules
}

/// Presses at random what the page offers, and notes the controls of each scene. Rules that no table has are not played.
fn play(setup: Setup, seed: u8, rng: &mut Rng, drawn: &mut Drawn) {
    let Some(mut game) = try_table(setup, AT_RANDOM, seed) else {
        return;
    };
    note_ready(&game, drawn);
    for _ in 0..PRESSES {
        drawn.note(|| controls(&scene(&game)));
        if game.phase() == Phase::SittingOver {
            return;
        }
        let effects = if game.curtain().is_some() {
            change(&mut game, lift_curtain)
        } else {
            let press = choose(&game, rng);
            change(&mut game, |game| handle(game, press))
        };
        drawn.note(|| controls(&scene(&game)));
        // A table without people never waits.
        go_on(&mut game, effects, 300);
    }
}

fn scene(game: &Model) -> Scene<'_> {
    let family = game.public(|view| families::functions(view.rules()));
    Scene::of(game, family, Some(&functions().drawing))
}

/// Notes the controls before the first deal, whatever the device has stored.
fn note_ready(game: &Model, drawn: &mut Drawn) {
    let mut scene = scene(game);
    for in_progress in [
        None,
        Some(InProgress::Ten),
        Some(InProgress::Guided(GuidedDeal::First)),
    ] {
        for yes in [true, false] {
            scene.stored.in_progress = in_progress;
            scene.stored.is_new_here = yes;
            scene.stored.can_resume = yes;
            drawn.note(|| ready(&scene));
        }
    }
    scene.has_update = true;
    drawn.note(|| ready(&scene));
}

/// A press of the person: one that the table offers, or an action.
fn choose(game: &Model, rng: &mut Rng) -> Press {
    let choices = game.choices();
    if !choices.is_empty() && rng.below(2) == 0 {
        return Press::Act(game.settled(|view| Random.choose(view, choices, rng)));
    }
    let mut offered = Vec::new();
    for drawn in [controls, felt, bar].map(|draw| draw(&scene(game))) {
        drawn.presses(&mut offered);
    }
    // The page handles the others. They change nothing in the game.
    offered.retain(|press| {
        press.is_of_family()
            || press.is_on_card()
            || matches!(
                press,
                Press::Act(_) | Press::Pay | Press::Step { .. } | Press::Quick(_) | Press::Buy(_)
            )
            || matches!(
                press,
                Press::Deal
                    | Press::DoubleLimits
                    | Press::PickWorst
                    | Press::Throw
                    | Press::Peek(_)
            )
            || matches!(press, Press::LookByCard | Press::PlayOn | Press::Bank(_))
    });
    match offered.len() {
        0 => Press::Deal,
        count => offered[rng.below(count as u32) as usize],
    }
}

/// Does what the page does with a press (`table/pressing.rs`).
fn handle(game: &mut Model, press: Press) {
    let family = game.public(|view| families::functions(view.rules()));
    let is_own = press.is_of_family() || press == Press::Throw && game.must_throw().is_none();
    match press {
        Press::Bank(press) => families::bank::press(game, press),
        _ if is_own => (family.press)(game, press),
        _ => handle_shared(game, press),
    }
}

/// The rows in each language.
struct Drawn {
    languages: Vec<(&'static i18n::Language, Rows)>,
    /// The rows in English that have been noted, each digit as 0.
    known: HashSet<String>,
}

impl Drawn {
    fn new() -> Drawn {
        let of = |language| {
            speak(language);
            (language, Rows::new())
        };
        let languages = i18n::ALL.iter().map(of).collect();
        speak(&i18n::ALL[0]);
        Drawn {
            languages,
            known: HashSet::new(),
        }
    }

    /// Notes the rows of buttons in controls, which are drawn in every language if they are new.
    fn note(&mut self, controls: impl Fn() -> Node) {
        let english = html(&controls()).replace(|letter: char| letter.is_ascii_digit(), "0");
        if !self.known.insert(english) {
            return;
        }
        for (language, rows) in &mut self.languages {
            speak(language);
            rows.note(&controls());
        }
        speak(&i18n::ALL[0]);
    }

    /// As the browser reads it: by the code of a language, `[class, [[part, …], …]]`, the parts as HTML. A row a line.
    fn to_json(&self) -> String {
        let languages = self.languages.iter();
        let languages = languages.map(|(language, rows)| (language.code.into(), rows.to_json()));
        let all = serde_json::Value::Object(languages.collect());
        all.to_string().replace("],[\"", "],\n[\"") + "\n"
    }
}

/// The rows by their class and the tags of their parts. Each part has what it may say.
struct Rows {
    rows: BTreeMap<(String, Vec<&'static str>), Vec<Sayings>>,
    /// What is left out when two parts are compared: all names of cards, the longest first.
    cards: Vec<String>,
}

/// Of all drawn parts that differ in names and numbers alone, the one with the longest words.
type Sayings = BTreeMap<String, (usize, String)>;

impl Rows {
    fn new() -> Rows {
        let of = |suit| move |rank| words::card_name(Card::new(rank, suit));
        let mut cards: Vec<String> = Suit::ALL
            .into_iter()
            .flat_map(|suit| Rank::ALL.map(of(suit)))
            .collect();
        cards.sort_by_key(|name| std::cmp::Reverse(name.len()));
        Rows {
            rows: BTreeMap::new(),
            cards,
        }
    }

    /// Notes the rows of buttons in these controls.
    fn note(&mut self, node: &Node) {
        let class = node.class();
        if !["acts", "choose", "amount"]
            .iter()
            .any(|row| node.is_a(row))
        {
            node.inside().iter().for_each(|child| self.note(child));
            return;
        }
        let parts = node.inside();
        for (at, part) in parts.iter().enumerate() {
            let html = html(part);
            // Of sentences beside a button one is enough.
            let alike = match part.tag() {
                "button" => self.alike(&html),
                _ => part.class().to_owned(),
            };
            let length = part.words().chars().count();
            let kind = (class.to_owned(), parts.iter().map(Node::tag).collect());
            let row = self.rows.entry(kind).or_default();
            row.resize_with(parts.len(), Sayings::new);
            let longest = row[at].entry(alike).or_default();
            if length >= longest.0 {
                *longest = (length, html);
            }
        }
    }

    /// The text without numbers, and with one name in place of each.
    fn alike(&self, html: &str) -> String {
        let mut text = html.replace(|letter: char| letter.is_ascii_digit(), "");
        for card in &self.cards {
            text = text.replace(card.as_str(), "*");
        }
        for name in ["Nell", "Bill", "Charlie"] {
            text = text.replace(name, "@");
        }
        text
    }

    fn to_json(&self) -> serde_json::Value {
        let rows = self.rows.iter().map(|((class, _), parts)| {
            let parts = parts
                .iter()
                .map(|part| part.values().map(|(_, html)| html).collect());
            serde_json::json!([class, parts.collect::<Vec<Vec<&String>>>()])
        });
        rows.collect()
    }
}

/// A node as HTML, with what gives it its size. A coin lies over the edge of its button.
fn html(node: &Node) -> String {
    let tag = node.tag();
    if tag.is_empty() {
        return node.words().replace('&', "&amp;").replace('<', "&lt;");
    }
    if node.is_a("coin") {
        return String::new();
    }
    // Sentences are not measured here.
    if node.is_a("hint") || node.is_a("line") {
        return format!("<{tag} class=\"{}\">…</{tag}>", node.class());
    }
    let mut text = format!("<{tag}");
    for name in ["class", "type", "aria-disabled"] {
        let value = node.attribute(name).filter(|value| !value.is_empty());
        value.inspect(|value| write!(text, " {name}=\"{value}\"").expect("a string grows"));
    }
    text.push('>');
    text.extend(node.inside().iter().map(html));
    if tag != "input" {
        let _ = write!(text, "</{tag}>");
    }
    text
}
