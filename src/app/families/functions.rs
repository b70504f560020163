//! What each family of games brings: the functions that draw and play it, and what sheets say of it.

use super::help::Help;
use super::{brag, bus, casino, classic, patti, rounds, sets};
use crate::app::table::scene::Functions;
use crate::bots::Skill;
use crate::engine::Rules;

/// The functions of the family whose games need this skill.
pub fn of(skill: Skill) -> &'static Functions {
    match skill {
        Skill::Setting => &SETS,
        Skill::Bus => &BUS,
        Skill::Patti => &PATTI,
        Skill::Rounds => &ROUNDS,
        Skill::Classic => &CLASSIC,
        Skill::Casino => &CASINO,
    }
}

/// What the sheets say of the family of a game of these rules.
#[must_use]
pub fn help(rules: &Rules) -> &'static Help {
    match Skill::of(rules) {
        None => &brag::HELP,
        Some(Skill::Setting) => &sets::HELP,
        Some(Skill::Bus) => &bus::HELP,
        Some(Skill::Patti) => &patti::HELP,
        Some(Skill::Rounds) => &rounds::HELP,
        Some(Skill::Classic) => &classic::HELP,
        Some(Skill::Casino) => &casino::HELP,
    }
}

/// Hands that are set.
static SETS: Functions = Functions {
    controls: sets::controls,
    felt: sets::felt,
    press: sets::press,
    grab: sets::grab,
    key: sets::key,
    status: sets::status,
    result: sets::result,
    events: &sets::WORDS,
    speech: None,
};

/// Stop the Bus.
static BUS: Functions = Functions {
    controls: bus::controls,
    felt: bus::felt,
    press: bus::press,
    grab: |_, _, _| (),
    key: bus::key,
    status: bus::status,
    result: bus::result,
    events: &bus::WORDS,
    speech: None,
};

/// Teen Patti.
static PATTI: Functions = Functions {
    controls: patti::controls,
    felt: |_, _, _| None,
    press: |_, _| (),
    grab: |_, _, _| (),
    key: patti::key,
    status: |_| None,
    result: patti::result,
    events: &patti::WORDS,
    speech: Some(&patti::SPEECH),
};

/// The games with equalised betting.
static ROUNDS: Functions = Functions {
    controls: rounds::controls,
    felt: |_, _, _| None,
    press: rounds::press,
    grab: |_, _, _| (),
    key: rounds::key,
    status: rounds::status,
    result: rounds::result,
    events: &rounds::WORDS,
    speech: Some(&rounds::SPEECH),
};

/// The games for three stakes.
static CLASSIC: Functions = Functions {
    controls: classic::controls,
    felt: classic::felt,
    press: |_, _| (),
    grab: |_, _, _| (),
    key: classic::key,
    status: classic::status,
    result: classic::result,
    events: &classic::WORDS,
    speech: None,
};

/// Three Card Poker.
static CASINO: Functions = Functions {
    controls: casino::controls,
    felt: casino::felt,
    press: casino::press,
    grab: |_, _, _| (),
    key: casino::key,
    status: casino::status,
    result: casino::result,
    events: &casino::WORDS,
    speech: None,
};
