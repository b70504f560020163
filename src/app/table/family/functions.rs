//! The [`Family`] of each mechanic: the functions that its part of the program contains.

use super::super::felt;
use super::kind::Family;
use crate::app::table::family::{bus, casino, classic, patti, rounds, setting};
use crate::app::words;
use crate::bots::{self, Skill};

/// Hands that are set.
pub const SETS_FAMILY: Family = Family {
    skill: Skill::Setting,
    is_for_dealers: true,
    bot: bots::sets::bot,
    controls: setting::controls,
    felt: felt::sets,
    press: setting::press,
    key: setting::key,
    status: setting::status,
    result: words::sets_result,
    speech: None,
};

/// Stop the Bus.
pub const BUS_FAMILY: Family = Family {
    skill: Skill::Bus,
    is_for_dealers: false,
    bot: bots::bus::bot,
    controls: bus::controls,
    felt: felt::bus,
    press: bus::press,
    key: bus::key,
    status: bus::status,
    result: words::bus_result,
    speech: None,
};

/// Teen Patti.
pub const PATTI_FAMILY: Family = Family {
    skill: Skill::Patti,
    is_for_dealers: true,
    bot: bots::patti::bot,
    controls: patti::controls,
    felt: |_, _| None,
    press: |_, _, _| (),
    key: patti::key,
    status: |_| None,
    result: words::patti_result,
    speech: Some(&patti::SPEECH),
};

/// The games with equalised betting.
pub const ROUNDS_FAMILY: Family = Family {
    skill: Skill::Rounds,
    is_for_dealers: true,
    bot: bots::rounds::bot,
    controls: rounds::controls,
    felt: |_, _| None,
    press: rounds::press,
    key: rounds::key,
    status: rounds::status,
    result: words::rounds_result,
    speech: Some(&rounds::SPEECH),
};

/// The games for three stakes.
pub const CLASSIC_FAMILY: Family = Family {
    skill: Skill::Classic,
    is_for_dealers: true,
    bot: bots::classic::bot,
    controls: classic::controls,
    felt: felt::classic,
    press: classic::press,
    key: classic::key,
    status: classic::status,
    result: words::classic_result,
    speech: None,
};

/// Three Card Poker.
pub const HOUSE_FAMILY: Family = Family {
    skill: Skill::Casino,
    is_for_dealers: false,
    bot: bots::casino::bot,
    controls: casino::controls,
    felt: felt::casino,
    press: casino::press,
    key: casino::key,
    status: casino::status,
    result: words::casino_result,
    speech: None,
};
