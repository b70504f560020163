//! Tests every refusal: the page and the library say the same in English.

use std::fmt::Display;

use self::illegals::{casino_illegals, illegals};
use super::{action, illegal, record, rules, setup};
use crate::cards::{Card, NotACard, NotAPack};
use crate::engine::{DealError, Illegal, Seat, SetupError};
use crate::notation::{
    ActionError, Allowed, FairnessError, Fault, ImportError, LinkError, Needs, RecordError,
    RecordedPlayer, Refusal, ReplayError, RulesError, WrongValue,
};
use crate::sitting::save::SaveError;
use crate::sitting::session::ResumeError;

/// Samples of every variant of an enum. It does not compile if a variant is missing.
macro_rules! every {
    ($name:ident: $($variant:ident $(($($inside:tt)*))? $({ $($field:tt)* })?),* $(,)?) => {{
        #[allow(unreachable_patterns, reason = "a variant may have several samples")]
        let _ = |any: &$name| match any { $($name::$variant { .. } => {}),* };
        [$($name::$variant $(($($inside)*))? $({ $($field)* })?),*]
    }};
}

mod illegals;

/// Compares the texts of the page and the library. The library writes no commas in numbers and plain apostrophes.
#[track_caller]
fn alike(page: &str, library: &impl Display) {
    let letters: Vec<char> = page.chars().collect();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let groups = |at: usize| letters[at] == ',' && at > 0 && is_digit(at - 1) && is_digit(at + 1);
    let page: String = (0..letters.len())
        .filter(|at| !groups(*at))
        .map(|at| {
            if letters[at] == '’' {
                '\''
            } else {
                letters[at]
            }
        })
        .collect();
    assert_eq!(page, library.to_string());
}

fn not_a_card() -> NotACard {
    "Zz".parse::<Card>().expect_err("it is no card")
}

fn a_card_in_other_letters() -> NotACard {
    "10d".parse::<Card>().expect_err("it is written otherwise")
}

fn king() -> Card {
    "Kd".parse().expect("a card")
}

fn setups() -> impl IntoIterator<Item = SetupError> {
    every!(SetupError:
        TooFewSeats,
        TooManySeats { most: 17 },
        TooManyJokers,
        NoSuchDealer(Seat(7)),
        BelowMinimum { seat: Seat(2), minimum: 40 },
        TooManyChips,
        OpenMinZero,
        OpenMaxBelowMin { min: 4, max: 2 },
        CapBelowOpenMin { min: 4, cap: 2 },
        OddBlind,
        CourtsAndTens,
        CardsNeeded,
        AnteMaxBelowMin { min: 5, max: 4 },
        BragPays { key: "pair_plus" },
        Stages,
    )
}

fn deals() -> impl IntoIterator<Item = DealError> {
    every!(DealError: InPlay, SittingOver, NeedsShuffle, NotShuffled, NoCut, OtherCards, RealCards)
}

fn wrong_values() -> impl Iterator<Item = WrongValue> {
    let all = every!(Allowed:
        Flag,
        AtLeast(1),
        FromTo { least: 0, most: 4 },
        FromTo { least: 1, most: 9 },
        NullOrAtLeast(2),
        NullOrBetween { least: 1, most: 8 },
        Words(&["see"]),
        Words(&["cover", "borrow", "fold"]),
        Values(&["none", "Jd"]),
        Values(&["10", "11", "either"]),
        Rules,
        List,
        WildCards,
        Text,
        Player,
        Seat,
        Owner,
        WholePack,
        Pack,
        Seed,
    );
    all.into_iter().map(|allowed| WrongValue {
        key: "ante".into(),
        value: "[7]".into(),
        allowed,
    })
}

fn actions() -> impl Iterator<Item = ActionError> {
    let needs = every!(Needs:
        Nothing,
        CardsOrNothing,
        OneOrTwoAmounts,
        HandOrNothing,
        HandOrNone,
        Card,
        Cards,
        Chips,
        ChipsOrNothing,
        SeatAndChips,
        SeatOrNothing,
        Game,
        Hands,
        Swap,
        Winners,
        PutRight,
        FromPot,
    );
    let others = every!(ActionError:
        Empty,
        NotASeat("Bill".into()),
        NoVerb,
        NotAVerb("peep".into()),
        Arguments { verb: "bet".into(), needs: Needs::Chips },
    );
    let verb = || "bet".to_owned();
    needs
        .into_iter()
        .map(move |needs| ActionError::Arguments {
            verb: verb(),
            needs,
        })
        .chain(others)
}

fn records() -> impl Iterator<Item = RecordError> {
    let packs = || every!(NotAPack: Card(not_a_card()), Twice(king()));
    let rules = every!(RulesError:
        UnknownKey("anti".into()),
        OtherGame { key: "ante".into(), game: "six_card" },
        Clash { key: "target", other: "form" },
        Wrong(wrong()),
    );
    let shuffles = packs().map(|error| RecordError::Shuffle {
        index: 1_234,
        error,
    });
    every!(RecordError:
        NotJson("expected value".into()),
        NotAnObject("[]".into()),
        Missing("seats"),
        Wrong(wrong()),
        Rules(RulesError::Wrong(wrong())),
        Pack(NotAPack::Card(not_a_card())),
        Pack(NotAPack::Card(a_card_in_other_letters())),
        Shuffle { index: 0, error: NotAPack::Card(not_a_card()) },
        BoxBesideOthers { seat: Seat(1) },
        NoSource,
        TwoSources,
        PackOfOwn,
    )
    .into_iter()
    .chain(rules.map(RecordError::Rules))
    .chain(packs().map(RecordError::Pack))
    .chain(shuffles)
}

fn wrong() -> WrongValue {
    WrongValue {
        key: "dealer".into(),
        value: "9".into(),
        allowed: Allowed::Seat,
    }
}

fn replays() -> impl Iterator<Item = ReplayError> {
    let why = every!(Refusal:
        Unreadable(ActionError::Empty),
        Illegal(Illegal::BlindMan),
        NoShuffle,
    );
    let action = |why| ReplayError::Action {
        index: 3,
        text: "0 see".into(),
        why,
    };
    every!(ReplayError:
        Setup(SetupError::Stages),
        Cut(DealError::NoCut),
        CutElsewhere(Seat(1)),
        NotWhole { cards: 51, jokers: 0, others: 24 },
        NotWhole { cards: 1, jokers: 1, others: 52 },
        NotWhole { cards: 51, jokers: 2, others: 52 },
        Deal { shuffle: 2, why: DealError::OtherCards },
        Action { index: 3, text: "0 see".into(), why: Refusal::NoShuffle },
        NoEnd,
    )
    .into_iter()
    .chain(why.into_iter().map(action))
}

#[test]
fn the_page_says_in_english_what_the_library_says() {
    for error in setups() {
        alike(&setup::setup(&error), &error);
    }
    for error in deals() {
        alike(setup::deal(error), &error);
    }
    for error in wrong_values() {
        alike(&rules::wrong(&error), &error);
    }
    for error in actions() {
        alike(&action::action(&error), &error);
    }
    let of_house = casino_illegals().into_iter().map(Illegal::Casino);
    for error in illegals().into_iter().chain(of_house) {
        alike(&illegal(error), &error);
    }
    for error in records() {
        match error {
            // The library addresses the author of a record, and the page somebody who has chosen a file.
            RecordError::NotJson(_) | RecordError::NotAnObject(_) => {
                let told = record::record(&error);
                assert!(told.contains("a record is a .json file"), "{told}");
            }
            _ => alike(&record::record(&error), &error),
        }
    }
    for error in replays() {
        // The library adds the clause, which players do not read.
        let told = error.to_string();
        let clause = told.rfind(" (R").unwrap_or(told.len());
        alike(&record::replay(&error), &&told[..clause]);
    }
}

#[test]
fn of_what_is_brought_the_page_says_the_same() {
    let why = every!(ImportError:
        Nothing,
        Record(RecordError::Wrong(wrong())),
        Replay(ReplayError::NoEnd),
    );
    for why in why {
        alike(
            &super::fault(&Fault {
                line: 7,
                why: why.clone(),
            }),
            &why,
        );
    }
}

#[test]
fn of_what_was_kept_the_page_says_the_same() {
    let resumed = every!(ResumeError:
        NoSeed,
        OtherSeats,
        OtherDeals,
        Setup(SetupError::Stages),
        Action(3, "0 peep".into()),
        Deal(DealError::InPlay),
    );
    let others = every!(SaveError:
        Broken,
        TooLong,
        Newer,
        Record(RecordError::NoSource),
        Resume(ResumeError::NoSeed),
    );
    for error in resumed.into_iter().map(SaveError::Resume).chain(others) {
        alike(&super::saved(&error), &error);
    }
}

#[test]
fn of_a_link_the_page_makes_a_sentence() {
    let links = every!(LinkError:
        NotALink,
        Newer,
        UnknownRule("anti".into()),
        WrongSetting("ante"),
        Unplayable(SetupError::OpenMinZero),
    );
    for error in links {
        let told = super::link(&error).replacen("The", "the", 1);
        alike(&told, &format!("{error}."));
    }
}

#[test]
fn of_an_unfair_sitting_the_page_makes_a_sentence() {
    let player = |number, name: &str| RecordedPlayer {
        number,
        name: name.into(),
    };
    let unfair = every!(FairnessError:
        NoSeed,
        OtherSeed { shown: "none at all".into(), seal: "c386".into() },
        OtherCut,
        Dealer { noted: player(1, "Bill"), drawn: player(2, "") },
        HighCard,
        NoHighCard,
        Replay(ReplayError::NoEnd),
        Deal { number: 1_234, noted: "Ks Jh 7s".into(), dealt: "Ks Jh As".into() },
        Deals { noted: 1 },
        Deals { noted: 2 },
        Actions,
        Chips { who: player(3, ""), noted: 5, has: 6 },
    );
    for error in unfair {
        let told = super::unfair(&error);
        let (first, rest) = told.split_at(1);
        let told = first.to_ascii_lowercase() + rest;
        alike(told.trim_end_matches('.'), &error);
        assert!(told.ends_with('.'), "{told}");
    }
}
