//! What each part of the program brings, as a table of functions.

use super::super::pages::name_of;
use super::super::{classic, felt, patti, rounds, setting, shown, swapping, wagering, words};
use super::{Family, Told};
use crate::policy;

pub(super) const TELLS: Told = Told {
    events: shown::words,
    lingers: shown::lingers,
    plate: shown::rounds::plate,
    price: shown::rounds::price,
    house: words::game_house,
    name: name_of,
    line: words::game_line,
    hand: words::patti_hand,
};

pub(super) const OF_SETS: Family = Family {
    bot: policy::sets::bot,
    controls: setting::controls,
    felt: felt::sets,
    press: setting::pressed,
    key: setting::key,
    said: setting::said,
    speech: None,
};

pub(super) const OF_BUS: Family = Family {
    bot: policy::bus::bot,
    controls: swapping::controls,
    felt: felt::bus,
    press: swapping::pressed,
    key: swapping::key,
    said: swapping::said,
    speech: None,
};

pub(super) const OF_PATTI: Family = Family {
    bot: policy::patti::bot,
    controls: patti::controls,
    felt: |_, _| None,
    press: |_, _, _| (),
    key: patti::key,
    said: |_| None,
    speech: Some(&patti::SPEECH),
};

pub(super) const OF_ROUNDS: Family = Family {
    bot: policy::rounds::bot,
    controls: rounds::controls,
    felt: |_, _| None,
    press: rounds::pressed,
    key: rounds::key,
    said: rounds::said,
    speech: None,
};

pub(super) const OF_OLD: Family = Family {
    bot: policy::classic::bot,
    controls: classic::controls,
    felt: felt::classic,
    press: classic::pressed,
    key: classic::key,
    said: classic::said,
    speech: None,
};

pub(super) const OF_HOUSE: Family = Family {
    bot: policy::house::bot,
    controls: wagering::controls,
    felt: felt::house,
    press: wagering::pressed,
    key: wagering::key,
    said: wagering::said,
    speech: None,
};
