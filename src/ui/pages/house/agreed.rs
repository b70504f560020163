//! The house rules of a table in plain sentences.

use crate::engine::{
    BlindLast, BlindLook, RetainedMode, Rewin, Rules, SeeCost, Shuffle, VyingRules,
};
use crate::ui::words;

/// What is agreed, a sentence a rule.
#[must_use]
pub fn agreed(rules: &Rules) -> Vec<String> {
    let mut lines = vec![match rules.ante {
        0 => "Nobody pays an ante.".into(),
        ante => format!("Everyone antes {} before a deal.", words::chips(ante)),
    }];
    if let Some(vying) = rules.vying() {
        lines.extend(betting(vying));
        lines.extend(blind(vying));
        if vying.can_keep() {
            lines.extend(kept(rules, vying));
        }
    }
    if rules.ranking.running_flush_over_prial {
        lines.push("A running flush beats a prial.".into());
    }
    lines.push(shuffled(rules.shuffle).into());
    lines
}

fn betting(vying: &VyingRules) -> Vec<String> {
    let least = vying.open_min;
    let mut lines = vec![match vying.open_max {
        Some(most) => format!("The first bet is {least} to {most}."),
        None => format!("The first bet is {least} or more."),
    }];
    lines.push(match (vying.pot_limit, vying.raise_limit) {
        (true, _) => "A bet is never more than the pot.".into(),
        (_, Some(raise)) => format!("A bet is at most {raise} above the last."),
        _ => "A bet may be raised without limit.".into(),
    });
    lines.extend(
        vying
            .bet_cap
            .map(|cap| format!("No bet is more than {cap}.")),
    );
    lines.push(match vying.see_cost {
        SeeCost::Double => "To see costs twice the bet.".into(),
        SeeCost::Equal => "To see costs the bet.".into(),
    });
    lines.push(if vying.agreed_showdown {
        "Three or more may all agree to show.".into()
    } else {
        "Hands are only shown when two are left.".into()
    });
    lines
}

fn blind(vying: &VyingRules) -> Vec<String> {
    if !vying.blind_play {
        return vec!["Nobody plays blind.".into()];
    }
    let mut lines = vec!["You may play blind, at half price.".into()];
    if vying.blind_look == BlindLook::AnyTime {
        lines.push("You may look at your cards at any time.".into());
    }
    lines.push(match vying.see_blind_after {
        None => "One who has looked cannot see a blind player.".into(),
        Some(bets) => {
            format!("One who has looked may see a blind player after {bets} bets of his own.")
        }
    });
    lines.push(match vying.blind_last {
        BlindLast::Keep => {
            "If the last one in is blind, the pot is carried and he keeps his hand.".into()
        }
        BlindLast::Carry => "If the last one in is blind, the pot is carried.".into(),
        BlindLast::Win => "The last one in wins the pot, blind or not.".into(),
    });
    lines
}

fn kept(rules: &Rules, vying: &VyingRules) -> Vec<String> {
    let face_up = rules
        .dealing()
        .is_some_and(|dealing| dealing.retained_mode == RetainedMode::FaceUp);
    let mut lines = Vec::new();
    if face_up {
        lines.push(
            "Beside a kept hand a second is dealt face up, for the others to beat or fold.".into(),
        );
    }
    if vying.two_hands_rewin == Rewin::OneOrNone && !face_up {
        lines.push("With two blind hands, the last one in keeps one or none.".into());
    }
    lines
}

fn shuffled(shuffle: Shuffle) -> &'static str {
    match shuffle {
        Shuffle::PrialWon => "The pack is shuffled only after a prial has won a see.",
        Shuffle::PrialShown => "The pack is shuffled only after a prial was shown.",
        Shuffle::AnySeen => "The pack is shuffled after any hand was shown.",
        Shuffle::Always => "The pack is shuffled after every deal.",
        Shuffle::Never => "The pack is never shuffled again.",
    }
}

#[cfg(test)]
mod tests {
    use super::agreed;
    use crate::engine::{Rules, StageRules};
    use crate::games;

    fn with(change: impl FnOnce(&mut Rules)) -> Vec<String> {
        let mut rules = games::three_card();
        change(&mut rules);
        agreed(&rules)
    }

    #[test]
    fn the_usual_rules_in_sentences() {
        assert_eq!(
            with(|_| ()),
            [
                "Everyone antes 1 chip before a deal.",
                "The first bet is 1 or more.",
                "A bet may be raised without limit.",
                "To see costs twice the bet.",
                "Three or more may all agree to show.",
                "You may play blind, at half price.",
                "One who has looked cannot see a blind player.",
                "If the last one in is blind, the pot is carried and he keeps his hand.",
                "The pack is shuffled only after a prial has won a see.",
            ]
        );
    }

    #[test]
    fn nothing_is_said_of_blind_hands_where_nobody_plays_blind() {
        let lines = with(|rules| {
            rules.ante = 0;
            if let Some(StageRules::Vying(vying)) = rules.stages.last_mut() {
                vying.blind_play = false;
                vying.open_max = Some(5);
                vying.pot_limit = true;
            }
        });
        assert_eq!(lines[0], "Nobody pays an ante.");
        assert_eq!(lines[1], "The first bet is 1 to 5.");
        assert_eq!(lines[2], "A bet is never more than the pot.");
        assert_eq!(
            lines.iter().filter(|line| line.contains("blind")).count(),
            1
        );
    }
}
