//! The pay tables of a game against the house, and the house's edge on each bet (RULES 1.8).

use leptos::prelude::*;

use crate::app::i18n::{Text, say};
use crate::bots::casino::least_played;
use crate::cards::{HandKind, Ranking};
use crate::engine::{PayTable, Rules};
use crate::odds::{edges, hands_played};

/// The kinds of hand that are paid, with an example.
const KINDS: [(HandKind, Text, &str); 5] = [
    (HandKind::RunningFlush, say::KIND_RUNNING_FLUSH, "4h 3h 2h"),
    (HandKind::Prial, say::KIND_PRIAL, "2s 2h 2d"),
    (HandKind::Run, say::KIND_RUN, "4h 3s 2h"),
    (HandKind::Flush, say::KIND_FLUSH, "5h 3h 2h"),
    (HandKind::Pair, say::KIND_PAIR, "2s 2h 3d"),
];

/// Both pay tables and the edges. `None`: the game is not against the house.
pub fn pay_tables(rules: &Rules) -> Option<impl IntoView + use<>> {
    let house = rules.casino()?;
    let (bonus, plus) = (house.ante_bonus.pays(), house.pair_plus.pays());
    let row = |(kind, name): (HandKind, Text)| {
        let [bonus, plus] = [bonus, plus].map(|table| to_one(table, kind));
        view! { <tr><th scope="row">{name.get()}</th><td>{bonus}</td><td>{plus}</td></tr> }
    };
    let said = told(rules).into_iter().map(|says| view! { <p>{says}</p> });
    Some(view! {
        <h3>{say::WHAT_IS_PAID.get()}</h3>
        <table class="paid">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{say::RULE_ANTE_BONUS.get()}</th>
                    <th scope="col">{say::RULE_PAIR_PLUS.get()}</th>
                </tr>
            </thead>
            <tbody>{kinds(rules).into_iter().map(row).collect_view()}</tbody>
        </table>
        {said.collect_view()}
    })
}

/// The kinds of hand, best first by the ranking of these rules.
fn kinds(rules: &Rules) -> Vec<(HandKind, Text)> {
    let ranking = Ranking::new(rules.ranking);
    let value = |hand: &str| hand.parse().ok().map(|hand| ranking.value(hand));
    let mut kinds = KINDS;
    if value(KINDS[0].2) < value(KINDS[1].2) {
        kinds.swap(0, 1);
    }
    kinds.map(|(kind, name, _)| (kind, name)).into()
}

fn to_one(table: PayTable, kind: HandKind) -> String {
    match table.on(kind) {
        0 => say::PAYS_NOTHING.get().into(),
        pays => say::pays_to_one(pays),
    }
}

/// Sentences about the edges and the best strategy.
#[must_use]
pub fn told(rules: &Rules) -> Vec<String> {
    let Some(house) = rules.casino() else {
        return Vec::new();
    };
    let kept = edges(house);
    let [ante, staked] = [kept.ante, kept.staked].map(percent);
    let mut told = vec![match kept.ante >= 0 {
        true => say::edge_of_ante(&ante, &staked),
        false => say::edge_of_ante_yours(&ante, &staked),
    }];
    told.push(say::edge_of_pair_plus(&percent(kept.pair_plus)));
    if let Some(bonus) = kept.bonus {
        told.push(say::edge_of_bonus_bet(&percent(bonus)));
    }
    if house.qualify {
        told.push(say::HOUSE_OUT_OF.get().into());
    }
    let least = least_played(house).map(|rank| rank.letter().to_string());
    told.push(say::worth_playing(
        &least.join("-"),
        &say::amount_typed(hands_played(house).into()),
    ));
    told
}

/// Millionths as a percentage with four decimals, without a sign.
fn percent(millionths: i32) -> String {
    let whole = millionths.unsigned_abs();
    say::decimals(
        &(whole / 10_000).to_string(),
        &format!("{:04}", whole % 10_000),
    )
}

#[cfg(test)]
mod tests {
    use super::{kinds, told};
    use crate::cards::HandKind;
    use crate::games;

    #[test]
    fn the_edges_are_told_to_four_decimals() {
        let mut rules = (games::named("three_card_poker").expect("a game").rules)();
        assert_eq!(
            told(&rules),
            [
                "The house keeps 3.3730% of every ante on average, 2.0147% of everything staked on ante and play.",
                "It keeps 2.3167% of every Pair Plus bet.",
                "Of the 22,100 hands the house can have, 6,720 don’t play.",
                "Play Q-6-4 or better: 14,900 of 22,100 hands. Fold the rest.",
            ]
        );
        assert_eq!(kinds(&rules)[0].0, HandKind::RunningFlush);
        let game = games::of(&rules).expect("a game");
        game.option("ranking")
            .expect("an option")
            .set(&mut rules, Some(1));
        game.option("qualify")
            .expect("an option")
            .set(&mut rules, Some(0));
        assert_eq!(kinds(&rules)[0].0, HandKind::Prial);
        assert!(told(&rules)[0].contains("you come out ahead: by 18.5671%"));
        assert!(told(&rules)[2].starts_with("Play J-8-5"));
        game.option("ante_bonus_bet")
            .expect("an option")
            .set(&mut rules, Some(1));
        assert_eq!(
            told(&rules)[2],
            "It keeps 91.0045% of every bet on the ante bonus."
        );
        assert!(told(&games::three_card()).is_empty());
    }
}
