//! The kinds of hands under the rules of a table, an example of each, best first.

mod kind;
mod patti;

use leptos::prelude::*;

use self::kind::Kind;
use crate::app::i18n::{Text, say};
use crate::app::sheets::hint_text::seen_value;
use crate::app::sheets::pay_tables::pay_tables;
use crate::app::sheets::pictures::{KINDS, RANKS, pair_ranks, row};
use crate::app::table::game::Game;
use crate::app::words;
use crate::cards::{HandKind, LowRun, Merit, Rank};
use crate::engine::Rules;

/// The kinds under these rules, best first.
fn kinds(rules: &Rules) -> Vec<Kind> {
    let ranking = rules.ranking;
    if let Some(pairs) = ranking.pairs {
        let kinds = [HandKind::Prial, HandKind::Pair, HandKind::HighCard];
        let kind = |(kind, (cards, name, is)): (HandKind, (&str, Text, Text))| Kind {
            kind: Some(kind),
            cards: cards.into(),
            name: name.get().into(),
            is: is.get().into(),
        };
        return kinds.into_iter().zip(pair_ranks(pairs)).map(kind).collect();
    }
    if ranking.teen_patti {
        return patti::kinds(ranking);
    }
    let kind = |nth: usize| {
        let (cards, name, is) = RANKS[nth];
        let top = ranking.prial_top;
        if let (LowRun::Worst, Some((cards, is))) = (ranking.low_run, by_poker(KINDS[nth])) {
            return Kind {
                kind: Some(KINDS[nth]),
                cards: cards.into(),
                name: name.get().into(),
                is: is.get().into(),
            };
        }
        let is_other_top = KINDS[nth] == HandKind::Prial && top != Rank::Three;
        Kind {
            kind: Some(KINDS[nth]),
            cards: if is_other_top {
                cards.replace('3', &top.letter().to_string())
            } else {
                cards.into()
            },
            name: name.get().into(),
            is: if is_other_top {
                say::agreed_prial_top(words::several(top))
            } else {
                is.get().into()
            },
        }
    };
    let mut kinds: Vec<Kind> = (0..RANKS.len()).map(kind).collect();
    if ranking.running_flush_over_prial {
        kinds.swap(0, 1);
    }
    if rules.has_four_of_a_kind() {
        let four = Kind {
            kind: None,
            cards: "8s 8h 8d 8c".into(),
            name: say::RULE_FOUR_OF_A_KIND.get().into(),
            is: say::RULE_FOUR_OF_A_KIND_HINT.get().into(),
        };
        kinds.insert(0, four);
    }
    kinds
}

/// The example and the text of a kind that differ in poker's order.
fn by_poker(kind: HandKind) -> Option<(&'static str, Text)> {
    Some(match kind {
        HandKind::Prial => ("As Ah Ad", say::BRIEF_POKER_PRIAL),
        HandKind::RunningFlush => ("As Ks Qs", say::BRIEF_RUNNING_FLUSH),
        HandKind::Run => ("Ah Kc Qd", say::BRIEF_POKER_RUN),
        HandKind::Flush | HandKind::Pair | HandKind::HighCard => return None,
    })
}

/// Sentences about what else decides.
fn besides(rules: &Rules) -> Vec<String> {
    let says = |text: Text| text.get().to_owned();
    let ranking = rules.ranking;
    if ranking.teen_patti {
        return patti::besides(ranking);
    }
    let mut besides = Vec::new();
    if rules.is_against_bank() {
        besides.push(says(match ranking.low_run {
            LowRun::Worst => say::AGREED_RANKING_POKER,
            _ => say::AGREED_RANKING_BRAG,
        }));
    } else if rules.lives().is_some() {
        besides.push(words::game_line(rules.game).into());
    } else if rules.is_vied() && rules.cards_dealt() > Some(3) {
        besides.extend(words::opening(rules.game).map(says));
    }
    if let Some(pairs) = ranking.pairs {
        besides.push(says(say::HOWTO_PAIRS_ALONE));
        if !ranking.wild.is_empty() {
            let wild = words::wild_text(ranking.wild);
            besides.push(say::agreed_braggers(&wild));
            besides.push(says(match pairs.merit {
                Merit::Fewer => say::TIE_FEWER_BRAGGERS,
                _ => say::TIE_NATURAL,
            }));
        }
        return besides;
    }
    if !ranking.wild.is_empty() {
        besides.push(say::agreed_wild(&words::wild_text(ranking.wild)));
    }
    if ranking.jokers > 0 {
        besides.push(says(say::RULE_JOKERS_HINT));
    }
    if ranking.has_wild() {
        besides.push(says(say::TIE_WILD));
        besides.push(says(say::TIE_FEWER_WILD));
    }
    besides.push(says(say::SUITS_ARE_EQUAL_AND_NO_RUN));
    besides
}

/// The list of kinds.
#[component]
pub fn Kinds(
    /// The rules of the table.
    rules: Rules,
    /// The kind of the player's own hand, which is marked. `None`: he has not looked at it.
    own: Option<HandKind>,
) -> impl IntoView {
    let kind = |kind: Kind| {
        let is_own = own.is_some() && kind.kind == own;
        let yours = is_own.then(|| view! { <em>{say::HOWTO_YOUR_HAND.get()}</em> });
        view! {
            <li class:yours=is_own aria-current=is_own.then_some("true")>
                {row(&kind.cards)}
                <span><b>{kind.name}</b>" "{kind.is}{yours}</span>
            </li>
        }
    };
    let besides = besides(&rules)
        .into_iter()
        .map(|says| view! { <p>{says}</p> });
    view! {
        <ol class="kinds">{kinds(&rules).into_iter().map(kind).collect_view()}</ol>
        {besides.collect_view()}
        {pay_tables(&rules)}
    }
}

/// The kind of the viewer's own hand. `None`: it is not seen, or there are several.
pub fn own_kind(game: Game) -> Option<HandKind> {
    game.view(|view| {
        let is_one = !view.rules().sets_hands();
        Some(seen_value(view).filter(|_| is_one)?.kind())
    })
}

#[cfg(test)]
mod tests {
    use super::{KINDS, besides, kinds};
    use crate::cards::{CardSet, Hand, HandKind, Ranking};
    use crate::games::{self, GAME_KEYS};

    #[test]
    fn every_table_has_its_own_order_best_first() {
        for key in GAME_KEYS {
            let rules = (games::named(key).expect("a game").rules)();
            let ranking = Ranking::new(rules.ranking);
            let hands = kinds(&rules).into_iter().filter(|kind| kind.kind.is_some());
            let values = hands.map(|kind| {
                let hand: Hand = kind.cards.parse().expect("three cards");
                assert_eq!(Some(ranking.value(hand).kind()), kind.kind, "{key}");
                ranking.value(hand)
            });
            let values: Vec<_> = values.collect();
            let kinds = match rules.ranking.pairs {
                Some(_) => 3,
                None => KINDS.len(),
            };
            assert_eq!(values.len(), kinds);
            assert!(values.is_sorted_by(|a, b| a > b), "{key}");
        }
        let mut rules = games::three_card();
        rules.ranking.running_flush_over_prial = true;
        assert_eq!(kinds(&rules)[0].kind, Some(HandKind::RunningFlush));
    }

    #[test]
    fn the_highest_card_counts_alone_only_where_the_others_do_not() {
        for key in GAME_KEYS {
            let rules = (games::named(key).expect("a game").rules)();
            let alone = kinds(&rules)
                .last()
                .is_some_and(|kind| kind.is.contains("only"));
            let pairs = rules.ranking.pairs;
            let is_so = pairs.is_some_and(|pairs| !pairs.all_high_cards);
            assert_eq!(alone, is_so, "{key}");
        }
    }

    #[test]
    fn what_is_wild_is_told_beside() {
        let mut wild = games::four_card();
        wild.ranking.wild = CardSet::TWOS;
        let besides = besides(&wild);
        assert!(besides[0].contains("four cards"), "{besides:?}");
        assert_eq!(besides[1], "Wild: all twos.");
    }
}
