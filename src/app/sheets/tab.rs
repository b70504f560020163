//! The tabs of the menu.

use crate::app::i18n::say;

/// A tab of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The player's settings.
    Settings,
    /// How the game is played, and the house rules.
    Rules,
    /// How often each hand is dealt, and how good a hand is.
    Odds,
    /// The log.
    Log,
    /// Deals and sittings that are over.
    Records,
}

impl Tab {
    /// All tabs, in order.
    pub(super) const ALL: [Tab; 5] = [Tab::Settings, Tab::Rules, Tab::Odds, Tab::Log, Tab::Records];

    /// Its title.
    pub(super) fn title(self) -> &'static str {
        match self {
            Tab::Settings => say::TAB_SETTINGS,
            Tab::Rules => say::TAB_RULES,
            Tab::Odds => say::TAB_ODDS,
            Tab::Log => say::TAB_LOG,
            Tab::Records => say::TAB_RECORDS,
        }
        .get()
    }

    /// The id of its button.
    pub(super) fn id(self) -> &'static str {
        match self {
            Tab::Settings => "tab-settings",
            Tab::Rules => "tab-rules",
            Tab::Odds => "tab-odds",
            Tab::Log => "tab-happened",
            Tab::Records => "tab-records",
        }
    }

    /// The tab that a key leads to. The last is followed by the first.
    pub(super) fn reached_by(self, key: &str) -> Option<Tab> {
        let (at, count) = (self as usize, Tab::ALL.len());
        let to = match key {
            "ArrowRight" => (at + 1) % count,
            "ArrowLeft" => (at + count - 1) % count,
            "Home" => 0,
            "End" => count - 1,
            _ => return None,
        };
        Some(Tab::ALL[to])
    }
}
