//! The tabs of the menu.

use crate::app::i18n::say;

/// A tab of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The player's settings.
    Settings,
    /// How the game is played, and the house rules.
    Rules,
    /// Where the game is learnt and practised.
    School,
    /// How often each hand is dealt, and how good a hand is.
    Odds,
    Log,
    /// Deals and sittings that are over.
    Records,
    /// What all sittings on this device add up to.
    Statistics,
}

impl Tab {
    /// All tabs, in order.
    const ALL: [Tab; 7] = [
        Tab::Settings,
        Tab::Rules,
        Tab::School,
        Tab::Odds,
        Tab::Log,
        Tab::Records,
        Tab::Statistics,
    ];

    /// The tabs of the menu, in order. With real cards, which the page does not know, there are no odds. An embedded table
    /// stores nothing, so it has no school.
    pub(super) fn shown(real_cards: bool, is_embedded: bool) -> Vec<Tab> {
        let is_shown = |tab: &Tab| match tab {
            Tab::Odds => !real_cards,
            Tab::School => !is_embedded,
            _ => true,
        };
        Tab::ALL.into_iter().filter(is_shown).collect()
    }

    pub(super) fn title(self) -> &'static str {
        match self {
            Tab::Settings => say::TAB_SETTINGS,
            Tab::Rules => say::TAB_RULES,
            Tab::School => say::SCHOOL,
            Tab::Odds => say::TAB_ODDS,
            Tab::Log => say::TAB_LOG,
            Tab::Records => say::TAB_RECORDS,
            Tab::Statistics => say::STATISTICS,
        }
        .get()
    }

    /// The id of its button.
    pub(super) fn id(self) -> &'static str {
        match self {
            Tab::Settings => "tab-settings",
            Tab::Rules => "tab-rules",
            Tab::School => "tab-school",
            Tab::Odds => "tab-odds",
            Tab::Log => "tab-happened",
            Tab::Records => "tab-records",
            Tab::Statistics => "tab-statistics",
        }
    }

    /// The tab of these that a key leads to. The last is followed by the first.
    pub(super) fn reached_by(self, key: &str, shown: &[Tab]) -> Option<Tab> {
        let at = shown.iter().position(|tab| *tab == self)?;
        let count = shown.len();
        let to = match key {
            "ArrowRight" => (at + 1) % count,
            "ArrowLeft" => (at + count - 1) % count,
            "Home" => 0,
            "End" => count - 1,
            _ => return None,
        };
        shown.get(to).copied()
    }
}
