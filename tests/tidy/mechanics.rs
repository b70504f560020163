//! How many files name a mechanic outside its folders, and how often the page's shared files ask which game it is.

use super::files::rust;
use super::is_of_a_word;
use super::source::{bare, shipped};

/// A mechanic, and the names that it brings.
struct Mechanic {
    /// The names of its folder in the engine, and of its rooms elsewhere.
    rooms: &'static [&'static str],
    /// How its types and variants begin.
    types: &'static str,
    /// The functions that find its rules.
    rules: &'static [&'static str],
    /// Files and folders that are for it alone, beside its rooms: its games, and what only they have. Names, or whole paths.
    own: &'static [&'static str],
    /// What is called alike and is another thing: a variant, or the file of a module.
    others: &'static [&'static str],
    /// The most other files that name it. It may only fall.
    most: usize,
}

/// All mechanics. Betting in Brag is that of its family. Every game deals, so all games are for dealing.
const MECHANICS: [Mechanic; 9] = [
    Mechanic {
        rooms: &["dealing"],
        types: "Dealing",
        rules: &["dealing", "dealing_mut"],
        own: &["games"],
        others: &[],
        most: 14,
    },
    Mechanic {
        rooms: &["vying", "brag"],
        types: "Vying",
        rules: &["vying", "vying_mut"],
        // The betting between two is solved for Brag alone.
        own: &[
            "solver",
            "src/games/betting.rs",
            "src/games/house.rs",
            "src/games/matters.rs",
        ],
        // The crate, and the bragging of another mechanic.
        others: &[
            "src/brag.rs",
            "src/bots/classic/brag.rs",
            "src/engine/play/classic/brag.rs",
        ],
        most: 14,
    },
    Mechanic {
        rooms: &["bus"],
        types: "Bus",
        rules: &["bus", "bus_mut"],
        own: &["stop_the_bus"],
        others: &[],
        most: 9,
    },
    Mechanic {
        rooms: &["casino"],
        types: "Casino",
        rules: &["casino", "casino_mut"],
        own: &["three_card_poker", "pay_tables", "stakes"],
        others: &[],
        most: 12,
    },
    Mechanic {
        rooms: &["patti"],
        types: "Patti",
        rules: &["patti", "patti_mut"],
        own: &["teen_patti"],
        others: &[],
        most: 11,
    },
    Mechanic {
        rooms: &["classic"],
        types: "Classic",
        rules: &["classic"],
        own: &["three_stake", "post_and_pair"],
        // A pay table, and a table that is retold.
        others: &["PairPlus::Classic", "RetoldTable::Classic"],
        most: 11,
    },
    Mechanic {
        rooms: &["setting", "sets"],
        types: "Setting",
        rules: &["setting", "setting_mut"],
        own: &[
            "six_card",
            "seven_card",
            "nine_card",
            "ten_card",
            "thirteen_card",
            "fifteen_card",
            "set_anew",
            "setter",
            "unshown",
        ],
        others: &[],
        most: 13,
    },
    Mechanic {
        rooms: &["round", "rounds"],
        types: "Round",
        rules: &["round", "rounds_mut"],
        own: &["american", "braggers", "draw_brag", "staking"],
        // A sitting of whole rounds, and a round of drills.
        others: &["src/engine/rounds.rs", "src/app/sheets/drills/round.rs"],
        most: 14,
    },
    Mechanic {
        rooms: &["exchange"],
        types: "Drawing",
        rules: &["exchange"],
        // The families' `draw` draws a hand with its picked cards, and nothing else.
        own: &["american", "draw_brag", "drawing", "draw"],
        // One of three stakes is drawn for, in some games by exchanging one card.
        others: &[
            "src/app/families/classic/exchange.rs",
            "src/bots/classic/exchange.rs",
        ],
        most: 12,
    },
];

/// The enums of the engine and the page that have a variant for each mechanic.
const ENUMS: [&str; 7] = [
    "Action",
    "Ask",
    "Choice",
    "Event",
    "Illegal",
    "Press",
    "StageRules",
];

/// The files of the page that list what each mechanic or family brings.
const LISTS: [&str; 4] = [
    "src/app/families/mod.rs",
    "src/app/families/words.rs",
    "src/app/table/press.rs",
    "src/app/words/refused/own.rs",
];

#[test]
fn few_files_name_a_mechanic_outside_its_folders() {
    let files = written();
    let mut over = Vec::new();
    for mechanic in &MECHANICS {
        let naming = files
            .iter()
            .filter(|(path, text)| !mechanic.owns(path) && mechanic.is_named(path, text));
        let naming: Vec<&str> = naming.map(|(path, _)| path.as_str()).collect();
        if naming.len() > mechanic.most {
            let (name, most) = (mechanic.types, mechanic.most);
            over.push(format!("{name}: {} of {most}: {naming:?}", naming.len()));
        }
    }
    assert!(over.is_empty(), "{}", over.join("\n"));
}

/// A mechanic that is not listed here would be counted nowhere.
#[test]
fn every_mechanic_is_counted() {
    for file in rust("src/engine/facts") {
        let inside = file.path.strip_prefix("src/engine/facts/");
        let folder = inside.and_then(|inside| inside.split_once('/'));
        let is_known = |folder: &str| MECHANICS.iter().any(|mechanic| mechanic.owns(folder));
        assert!(
            folder.is_none_or(|(folder, _)| is_known(folder)),
            "{} is of a mechanic that `MECHANICS` lacks",
            file.path
        );
    }
}

#[test]
fn shared_files_of_the_page_never_ask_which_game_it_is() {
    let mut asked = Vec::new();
    for (path, text) in written() {
        let is_of_a_family = path
            .strip_prefix("src/app/families/")
            .is_some_and(|inside| inside.contains('/'));
        let is_shared = path.starts_with("src/app/")
            && !is_of_a_family
            && !path.starts_with("src/app/about/")
            && !LISTS.contains(&path.as_str())
            && !MECHANICS.iter().any(|mechanic| mechanic.owns(&path));
        let count = if is_shared { questions(&text) } else { 0 };
        if count > 0 {
            asked.push((path, count));
        }
    }
    assert!(asked.is_empty(), "{asked:?}");
}

/// The bare text of each file that ships, without its tests.
fn written() -> Vec<(String, String)> {
    let files = rust("src").into_iter().filter(|file| !file.is_test());
    let texts = files.map(|file| {
        let text = shipped(&bare(&file.text));
        (file.path, text)
    });
    texts.collect()
}

impl Mechanic {
    /// Whether a file is in a folder of it, or for it alone.
    fn owns(&self, path: &str) -> bool {
        let mut parts = path.trim_end_matches(".rs").split('/');
        self.own.contains(&path)
            || parts.any(|part| self.rooms.contains(&part) || self.own.contains(&part))
    }

    /// Whether the text of this file names a type, a variant, a function or a module of it.
    fn is_named(&self, path: &str, text: &str) -> bool {
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        words(text).any(|(before, word, after)| {
            if self.is_of_another(folder, before, word) {
                return false;
            }
            self.is_type(word)
                && (word != self.types || before.ends_with("::") || after.starts_with('('))
                || self.finds_rules(before, word, after)
                || self.rooms.contains(&word)
                    && (before.ends_with("::")
                        || before.ends_with("mod ")
                        || after.starts_with("::"))
        })
    }

    /// Whether a word in a file of this folder is a variant or a module that is only called alike.
    fn is_of_another(&self, folder: &str, before: &str, word: &str) -> bool {
        self.others
            .iter()
            .any(|other| match other.rsplit_once("::") {
                Some((of, variant)) => word == variant && before.ends_with(&format!("{of}::")),
                None => *other == format!("{folder}/{word}.rs"),
            })
    }

    fn is_type(&self, word: &str) -> bool {
        let rest = word.strip_prefix(self.types);
        rest.is_some_and(|rest| !rest.starts_with(|letter: char| letter.is_lowercase()))
    }

    fn finds_rules(&self, before: &str, word: &str, after: &str) -> bool {
        self.rules.contains(&word) && before.ends_with('.') && after.starts_with("()")
    }
}

/// How often a text asks which game it is: by a mechanic's rules, by a variant that one mechanic has, by the family of a
/// game, or whether it is a betting game.
fn questions(text: &str) -> usize {
    let is_variant = |before: &str| {
        let path = before.strip_suffix("::");
        path.is_some_and(|path| {
            let name = words(path).last().map_or("", |(_, word, _)| word);
            ENUMS.contains(&name) && path.ends_with(name)
        })
    };
    let is_question = |(before, word, after): &(&str, &str, &str)| {
        let of_mechanic = MECHANICS.iter().any(|mechanic| {
            mechanic.finds_rules(before, word, after)
                || mechanic.is_type(word) && is_variant(before)
        });
        of_mechanic
            || *word == "is_betting" && before.ends_with('.')
            || *word == "Family" && after.starts_with("::")
    };
    words(text).filter(is_question).count()
}

/// The words of a text, each with some of what stands before and after it.
fn words(text: &str) -> impl Iterator<Item = (&str, &str, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text[at..].find(is_of_a_word)?;
        let rest = &text[start..];
        let length = rest.find(|letter| !is_of_a_word(letter));
        let end = start + length.unwrap_or(rest.len());
        at = end;
        // What stands before is a short piece: a name and the signs after it.
        let from = text[..start].char_indices().rev().nth(40);
        let from = from.map_or(0, |(from, _)| from);
        Some((&text[from..start], &text[start..end], &text[end..]))
    })
}

#[test]
fn a_mechanic_is_found_by_its_types_its_rules_and_its_modules() {
    let of = |types| MECHANICS.iter().find(|mechanic| mechanic.types == types);
    let bus = of("Bus").expect("it is listed");
    for text in [
        "BusAction",
        "matches!(event, Event::Bus(_))",
        "rules.bus().is_some()",
        "use super::stages::bus;",
        "bus::bot(temper)",
        "pub mod bus;",
    ] {
        assert!(bus.is_named("src/engine/x.rs", text), "{text}");
    }
    for text in ["Busy", "let bus = 3;", "rules.buses()", "omnibus::fare()"] {
        assert!(!bus.is_named("src/engine/x.rs", text), "{text}");
    }
    let classic = of("Classic").expect("it is listed");
    assert!(!classic.is_named("src/odds/x.rs", "PairPlus::Classic"));
    assert!(classic.is_named("src/odds/x.rs", "StageRules::Classic(_)"));
    let round = of("Round").expect("it is listed");
    assert!(!round.is_named("src/engine/mod.rs", "mod rounds;"));
    assert!(round.is_named("src/bots/mod.rs", "mod rounds;"));
    assert!(bus.owns("src/engine/facts/bus/mod.rs") && bus.owns("src/notation/mechanics/bus.rs"));
    assert!(!bus.owns("src/engine/facts/mod.rs"));
    let vying = of("Vying").expect("it is listed");
    assert!(vying.owns("src/games/betting.rs") && !vying.owns("src/bots/sets/betting.rs"));
}

#[test]
fn questions_are_counted() {
    let text = "if rules.is_betting() || matches!(ask, Ask::Bus { .. }) { Family::of(rules) }";
    assert_eq!(questions(text), 3);
    assert_eq!(questions("rules.round(); Then::Round; round(x)"), 1);
}
