//! How a deal ended.

/// How a deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// All but one folded, and he takes the pot.
    Fold,
    /// All but one folded, and he was blind: the pot stays.
    Carried,
    /// Somebody paid to see.
    See,
    /// All but one covered or folded, and the last action was to cover.
    Cover,
    /// All agreed to a showdown.
    Showdown,
    /// Nobody could beat the face-up hand.
    FaceUp,
    /// One of two was short, and the other showed instead of lending.
    Show,
    /// Set hands were compared.
    Sets,
    /// Four of a kind won everything before anybody set.
    Quads,
    /// Somebody stuck, and after everybody's last turn all showed.
    Stuck,
    /// All three stakes of classic Brag were played for (RULES 10.4).
    Three,
    /// All stakes of Post and Pair were played for (RULES 10.8).
    Post,
    /// Nobody met the dealer's stake (RULES 10.6).
    Unmet,
    /// All conceded the pool to the hand that was named (RULES 10.6).
    Conceded,
    /// The boxes were settled with the bank.
    House,
    /// The pots reached the limit, and all showed (RULES 10.3, `pot_limit`).
    Limit,
}
