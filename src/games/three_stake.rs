//! Classic Brag for three stakes: the best upcard, a brag, and thirty-one (RULES 3.1 to 3.4, 10.4).

use super::beside_betting::{ANTE, ROUNDS, with_stages};
use super::catalogue_game::{CatalogueGame, SAME_ANTE};
use super::family::Family;
use super::options::{always, count, word};
use super::rule::{HouseRule, Kind, never};
use crate::cards::{Card, Rank, RankingRules, Suit};
use crate::engine::{
    Ace, BragRules, Chips, ClassicRules, DealingRules, Exact, NumberRules, NumberTie, RoundRules,
    Rules, Stage, StageRules, Then, ThreePots, UpcardRules,
};

/// The most players: ten (RULES 10.4).
fn most_seats(rules: &Rules) -> Option<usize> {
    is_three_stakes(rules).then_some(10)
}

/// Whether the stages are those of three stakes.
pub(super) fn is_three_stakes(rules: &Rules) -> bool {
    match *rules.shape() {
        [
            StageRules::Dealing(dealing),
            StageRules::Classic(ClassicRules::Upcard(_)),
            StageRules::Classic(ClassicRules::Brag(_)) | StageRules::Round(_),
            StageRules::Classic(ClassicRules::Number(_)),
        ] => dealing.cards == 3,
        _ => false,
    }
}

/// Classic Brag.
pub static THREE_STAKE: CatalogueGame = CatalogueGame {
    key: "three_stake",
    ante_by_dealer: SAME_ANTE,
    family: Family::Classic,
    rules: || {
        let mut rules = with_stages(
            &THREE_STAKE,
            most_seats,
            vec![
                Stage::dealing(dealing()),
                Stage::classic(ClassicRules::Upcard(UpcardRules {
                    royal_takes_all: false,
                })),
                Stage::classic(ClassicRules::Brag(BragRules { most: None })),
                Stage::classic(ClassicRules::Number(NumberRules {
                    pots: ThreePots::Brag,
                    target: 31,
                    ace: Ace::Points(10),
                    courts_only: false,
                    exchange: false,
                    most: None,
                    exact: Exact::Takes,
                    tie: NumberTie::Again,
                    all_three: 1,
                })),
            ],
        );
        rules.ranking = RankingRules::favourites(None);
        rules
    },
    options: &[
        ANTE,
        SECOND_FAVOURITE,
        THREE_BRAGGERS,
        VYING,
        BRAG_MAX,
        ACE31,
        PIPS31,
        STOCK31,
        DRAW_MAX,
        EXACTLY31,
        TIE31,
        count!(
            "all_three",
            0,
            3,
            Rules::number,
            Rules::number_mut,
            all_three
        ),
        ELDEST,
        ROUNDS,
    ],
};

/// Two cards face down and the third face up. Everybody knows his own.
pub(super) fn dealing() -> DealingRules {
    DealingRules {
        is_open: true,
        upcard: true,
        ..DealingRules::of(3)
    }
}

const SECONDS: [Card; 3] = [
    Card::new(Rank::Jack, Suit::Diamonds),
    Card::new(Rank::Nine, Suit::Diamonds),
    Card::new(Rank::Ace, Suit::Diamonds),
];

const SECOND_FAVOURITE: HouseRule = HouseRule {
    key: "second_favourite",
    kind: Kind::Value(&["none", "Jd", "9d", "Ad"]),
    get: |rules| {
        let wild = rules.ranking.wild;
        if has_three(rules) {
            return Some(0);
        }
        let nth = SECONDS.iter().position(|card| wild.contains(*card));
        Some(nth.map_or(0, |nth| nth as u64 + 1))
    },
    set: |rules, to| {
        let nth = to.and_then(|to| (to as usize).checked_sub(1));
        let second = nth.and_then(|nth| SECONDS.get(nth)).copied();
        rules.ranking = RankingRules::favourites(second);
    },
    matters: always,
    clashes: |rules| has_three(rules).then_some("braggers"),
};

/// Whether there are three braggers in place of the favourites (O55).
fn has_three(rules: &Rules) -> bool {
    rules.ranking == three_braggers()
}

fn three_braggers() -> RankingRules {
    let nine = Card::new(Rank::Nine, Suit::Diamonds);
    let ace = Card::new(Rank::Ace, Suit::Diamonds);
    let knave = Card::new(Rank::Jack, Suit::Clubs);
    RankingRules::braggers([ace, knave, nine].into_iter().collect())
}

const THREE_BRAGGERS: HouseRule = HouseRule {
    key: "braggers",
    kind: Kind::Value(&["none", "three"]),
    get: |rules| Some(has_three(rules).into()),
    set: |rules, to| {
        rules.ranking = match to {
            Some(1) => three_braggers(),
            _ => RankingRules::favourites(None),
        };
    },
    matters: always,
    clashes: |rules| {
        let has_second = SECONDS
            .iter()
            .any(|card| rules.ranking.wild.contains(*card));
        (has_second && !has_three(rules)).then_some("second_favourite")
    },
};

const ELDEST: HouseRule = word!(
    "eldest",
    Rules::dealing,
    Rules::dealing_mut,
    eldest_deals,
    always,
    ["left" = false, "dealer" = true]
);

const VYING: HouseRule = HouseRule {
    key: "vying",
    kind: Kind::Word(&["challenge", "round"]),
    get: |rules| Some(rules.round().is_some().into()),
    set: |rules, to| {
        let most = most(rules);
        let vying = if to == Some(1) {
            second_in_round(most)
        } else {
            Stage::classic(ClassicRules::Brag(BragRules { most }))
        };
        if let Some(stage) = rules.stages.get_mut(SECOND) {
            *stage = vying;
        }
    },
    matters: always,
    clashes: never,
};

/// The index of the stage for the second pot.
const SECOND: usize = 2;

/// A round of equalised betting for the second pot.
pub(super) fn second_in_round(most: Option<Chips>) -> Stage {
    Stage::round(RoundRules {
        pot: 1,
        most_at_once: most,
        then: Then::Leave,
        ..RoundRules::plain()
    })
}

fn most(rules: &Rules) -> Option<Chips> {
    match rules.round() {
        Some(round) => round.most_at_once,
        None => rules.brag()?.most,
    }
}

const BRAG_MAX: HouseRule = HouseRule {
    key: "brag_max",
    kind: Kind::Limit {
        least: 1,
        most: u64::MAX,
    },
    get: most,
    set: |rules, to| {
        if let Some(brag) = rules.brag_mut() {
            brag.most = to;
        }
        for round in rules.rounds_mut() {
            round.most_at_once = to;
        }
    },
    matters: always,
    clashes: never,
};

const ACES: [Ace; 4] = [
    Ace::Points(10),
    Ace::Points(11),
    Ace::Points(1),
    Ace::Either,
];

const ACE31: HouseRule = HouseRule {
    key: "ace31",
    kind: Kind::Value(&["10", "11", "1", "either"]),
    get: |rules| {
        let ace = rules.number()?.ace;
        let nth = ACES.iter().position(|other| *other == ace)?;
        Some(nth as u64)
    },
    set: |rules, to| {
        let ace = to.and_then(|to| ACES.get(to as usize));
        if let (Some(number), Some(ace)) = (rules.number_mut(), ace) {
            number.ace = *ace;
        }
    },
    matters: always,
    clashes: never,
};

const PIPS31: HouseRule = word!(
    "pips31",
    Rules::number,
    Rules::number_mut,
    courts_only,
    always,
    ["all" = false, "courts" = true]
);

const STOCK31: HouseRule = word!(
    "stock31",
    Rules::number,
    Rules::number_mut,
    exchange,
    always,
    ["add" = false, "exchange" = true]
);

pub(super) const DRAW_MAX: HouseRule = HouseRule {
    key: "draw_max",
    kind: Kind::Limit {
        least: 1,
        most: u32::MAX as u64,
    },
    get: |rules| rules.number()?.most.map(Into::into),
    set: |rules, to| {
        if let Some(number) = rules.number_mut() {
            number.most = to.and_then(|to| to.try_into().ok());
        }
    },
    matters: always,
    clashes: never,
};

const EXACTLY31: HouseRule = word!(
    "exactly31",
    Rules::number,
    Rules::number_mut,
    exact,
    always,
    ["takes" = Exact::Takes, "split" = Exact::Split]
);

const TIE31: HouseRule = word!(
    "tie31",
    Rules::number,
    Rules::number_mut,
    tie,
    always,
    [
        "again" = NumberTie::Again,
        "elder" = NumberTie::Elder,
        "split" = NumberTie::Split,
    ]
);
