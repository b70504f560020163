//! The families of games. The part of the program that brings a family contains its functions.

use super::super::felt;
use super::drawing::Functions;
use super::fetched::Family;
use crate::app::table::family::{bus, casino, classic, patti, rounds, setting};
use crate::app::words;
use crate::bots::{self, Skill};

/// Hands that are set.
pub const SETS_FAMILY: Family = Family {
    skill: Skill::Setting,
    is_for_dealers: true,
    bot: bots::sets::bot,
    risks: None,
    functions: &Functions {
        controls: setting::controls,
        felt: felt::sets,
        press: setting::press,
        key: setting::key,
        status: setting::status,
        result: words::sets_result,
        speech: None,
    },
};

/// Stop the Bus.
pub const BUS_FAMILY: Family = Family {
    skill: Skill::Bus,
    is_for_dealers: false,
    bot: bots::bus::bot,
    risks: Some(bots::bus::risks),
    functions: &Functions {
        controls: bus::controls,
        felt: felt::bus,
        press: bus::press,
        key: bus::key,
        status: bus::status,
        result: words::bus_result,
        speech: None,
    },
};

/// Teen Patti.
pub const PATTI_FAMILY: Family = Family {
    skill: Skill::Patti,
    is_for_dealers: true,
    bot: bots::patti::bot,
    risks: None,
    functions: &Functions {
        controls: patti::controls,
        felt: |_, _, _| None,
        press: |_, _, _| (),
        key: patti::key,
        status: |_| None,
        result: words::patti_result,
        speech: Some(&patti::SPEECH),
    },
};

/// The games with equalised betting.
pub const ROUNDS_FAMILY: Family = Family {
    skill: Skill::Rounds,
    is_for_dealers: true,
    bot: bots::rounds::bot,
    risks: None,
    functions: &Functions {
        controls: rounds::controls,
        felt: |_, _, _| None,
        press: rounds::press,
        key: rounds::key,
        status: rounds::status,
        result: words::rounds_result,
        speech: Some(&rounds::SPEECH),
    },
};

/// The games for three stakes.
pub const CLASSIC_FAMILY: Family = Family {
    skill: Skill::Classic,
    is_for_dealers: true,
    bot: bots::classic::bot,
    risks: None,
    functions: &Functions {
        controls: classic::controls,
        felt: felt::classic,
        press: classic::press,
        key: classic::key,
        status: classic::status,
        result: words::classic_result,
        speech: None,
    },
};

/// Three Card Poker.
pub const CASINO_FAMILY: Family = Family {
    skill: Skill::Casino,
    is_for_dealers: false,
    bot: bots::casino::bot,
    risks: None,
    functions: &Functions {
        controls: casino::controls,
        felt: felt::casino,
        press: casino::press,
        key: casino::key,
        status: casino::status,
        result: words::casino_result,
        speech: None,
    },
};
