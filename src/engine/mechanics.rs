//! The list of the mechanics: the only one.

/// Calls a macro with a column of this table, for each mechanic that has something there: its module, its variant, what it is
/// about, and the type. So sums of all mechanics, and what only hands on to each, are written from one list. What a mechanic
/// that is listed lacks is an error of the compiler.
macro_rules! each_mechanic {
    ($column:ident => $write:ident) => {
        $crate::engine::mechanics::each_mechanic! { @$column $write
            // The module, the variant, and what it is about.
            // Rules, state, action, event, ask, refusal.
            [dealing Dealing "dealing cards"
                (DealingRules) - - - - -]
            [vying Vying "betting in Brag (RULES 1.3)"
                (VyingRules) (VyingState) - - (VyingAsk) -]
            [setting Setting "setting hands (RULES 10.1)"
                // And the betting on the current hand (`set_bets`).
                (SettingRules) (SettingState, RoundState) (SettingAction) (SettingEvent) (SettingAsk) (SettingIllegal)]
            [bus Bus "swapping with the board (RULES 10.2)"
                (BusRules) (BusState) (BusAction) (BusEvent<C>) (BusAsk) (BusIllegal)]
            [classic Classic "playing for one of three stakes (RULES 10.4, 10.8)"
                (ClassicRules) (ClassicState) - (ClassicEvent) (ClassicAsk) (ClassicIllegal)]
            [staking Staking "the dealer's stake before the cards (RULES 10.6)"
                (StakingRules) - - - - -]
            [round Round "equalised betting (RULES 10.0.6)"
                (RoundRules) (RoundState) (RoundAction) (RoundEvent) (RoundAsk) (RoundIllegal)]
            [exchange Drawing "drawing cards (RULES 10.4, 10.7 to 10.9)"
                // The players who have drawn.
                (ExchangeRules) (SeatSet) (DrawingAction) - (DrawingAsk) (DrawingIllegal)]
            [casino Casino "playing against the bank (RULES 10.10)"
                (CasinoRules) (CasinoState) (CasinoAction) (CasinoEvent) (CasinoAsk) (CasinoIllegal)]
            [patti Patti "betting in Teen Patti (RULES 10.3)"
                (PattiRules) - (PattiAction) (PattiEvent) - (PattiIllegal)]
        }
    };
    (@rules $write:ident $([$module:ident $variant:ident $what:literal $it:tt $($other:tt)*])*) => {
        $crate::engine::mechanics::each_mechanic! { @keep $write [] $([$module $variant $what $it])* }
    };
    (@state $write:ident $([$module:ident $variant:ident $what:literal $_1:tt $it:tt $($other:tt)*])*) => {
        $crate::engine::mechanics::each_mechanic! { @keep $write [] $([$module $variant $what $it])* }
    };
    (@action $write:ident $([$module:ident $variant:ident $what:literal $_1:tt $_2:tt $it:tt $($other:tt)*])*) => {
        $crate::engine::mechanics::each_mechanic! { @keep $write [] $([$module $variant $what $it])* }
    };
    (@event $write:ident $([$module:ident $variant:ident $what:literal $_1:tt $_2:tt $_3:tt $it:tt $($other:tt)*])*) => {
        $crate::engine::mechanics::each_mechanic! { @keep $write [] $([$module $variant $what $it])* }
    };
    (@ask $write:ident $([$module:ident $variant:ident $what:literal $_1:tt $_2:tt $_3:tt $_4:tt $it:tt $illegal:tt])*) => {
        $crate::engine::mechanics::each_mechanic! { @keep $write [] $([$module $variant $what $it])* }
    };
    (@illegal $write:ident $([$module:ident $variant:ident $what:literal $_1:tt $_2:tt $_3:tt $_4:tt $_5:tt $it:tt])*) => {
        $crate::engine::mechanics::each_mechanic! { @keep $write [] $([$module $variant $what $it])* }
    };
    (@keep $write:ident [$($kept:tt)*] [$module:ident $variant:ident $what:literal -] $($rest:tt)*) => {
        $crate::engine::mechanics::each_mechanic! { @keep $write [$($kept)*] $($rest)* }
    };
    (@keep $write:ident [$($kept:tt)*] $row:tt $($rest:tt)*) => {
        $crate::engine::mechanics::each_mechanic! { @keep $write [$($kept)* $row] $($rest)* }
    };
    (@keep $write:ident [$($kept:tt)*]) => {
        $write! { $($kept)* }
    };
}

pub(crate) use each_mechanic;
