//! Why the rules of Teen Patti refuse an action.

use crate::app::i18n::say;
use crate::engine::PattiIllegal;

/// Why an action is not legal now.
#[must_use]
pub fn illegal(reason: PattiIllegal) -> String {
    let says = match reason {
        PattiIllegal::OddBet => say::ILLEGAL_ODD_BET,
        PattiIllegal::NoSideshow => say::ILLEGAL_NO_SIDESHOW,
        PattiIllegal::SideshowBlind => say::ILLEGAL_SIDESHOW_BLIND,
        PattiIllegal::SideshowOfBlind => say::ILLEGAL_SIDESHOW_OF_BLIND,
        PattiIllegal::MustAnswer => say::ILLEGAL_MUST_ANSWER_SIDESHOW,
        PattiIllegal::NothingAsked => say::ILLEGAL_NO_SIDESHOW_ASKED,
        PattiIllegal::MustLookNow { after } => return say::illegal_must_look_now(after.into()),
        PattiIllegal::NotDouble { least } => return say::illegal_not_double(least),
        PattiIllegal::SideshowOfFew { least } => return say::illegal_sideshow_of_few(least as u64),
    };
    says.get().into()
}

#[cfg(test)]
mod tests {
    use super::illegal;
    use crate::engine::PattiIllegal;

    #[test]
    fn the_page_says_in_english_what_the_library_says() {
        for reason in [
            PattiIllegal::MustLookNow { after: 1 },
            PattiIllegal::MustLookNow { after: 3 },
            PattiIllegal::OddBet,
            PattiIllegal::NotDouble { least: 4 },
            PattiIllegal::NoSideshow,
            PattiIllegal::SideshowOfFew { least: 3 },
            PattiIllegal::SideshowBlind,
            PattiIllegal::SideshowOfBlind,
            PattiIllegal::MustAnswer,
            PattiIllegal::NothingAsked,
        ] {
            let page = illegal(reason).replace('’', "'");
            assert_eq!(page, reason.to_string());
        }
    }
}
