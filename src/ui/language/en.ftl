### English: the language that all others are held against.
###
### Names are $who, $whom and $whose; the variant [you] is for the player who is spoken to. A number that is said is
### written NUMBER($…). Each section belongs to one part of the page.

-name = English
-thousands = ,

## Words that many parts of the page use

you = You
chips = { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
}

## The table: rail, felt, controls, and what is said there (src/ui/{controls,felt,game,words}, app.rs)

deal-me-in = Deal me in
new-game = New game
bets = { $who ->
    [you] You bet { NUMBER($chips) }
   *[other] { $who } bets { NUMBER($chips) }
}{ $blind ->
    [blind] {" "}blind
   *[seen] {""}
}.

## New game: the form, house rules, sharing, what is wrong in it (src/ui/pages/{new_game,draft,share}, src/ui/words/agreed.rs)

# The sheet, from the top. Buttons are short.
game-in-hand-ends = The game in hand ends.
cancel-new-game = Cancel
# A button: sits everybody down and deals; also where a dealer has named the game.
deal-it = Deal
at-the-table = At the table
# Over the column of names, and the name of each field in it.
player-name = Name
# Over the column of lists: a person, or one of three bots.
player-played-by = Played by
# Over the column of amounts.
player-chips = Chips
# The same for one row, for a screen reader.
name-is-played-by = { $who } is played by
chips-of = Chips of { $whose }
# A button, for a screen reader.
remove-player = Remove { $whom }
mind-person = Person
# The bots, by how they play.
mind-careful = Careful bot
mind-straightforward = Straight bot
mind-bragger = Bragger bot
add-a-player = Add a player
# The same button once eight sit there.
the-table-is-full = The table is full
player-joins = { $who } joins.
player-leaves = { $who ->
    [you] You leave.
   *[other] { $who } leaves.
}
house-rules = House rules
# Names the list of presets, for a screen reader.
rules-to-begin-with = Rules to begin with
preset-usual = The usual rules
preset-usual-says = Three cards, ante 1, no limit, blind play, hardly ever a shuffle.
preset-strict = Strict pub school
preset-strict-says = Open for 1 to 5, table stakes, no showdown by agreement. High card deals. A blind player can be seen after 3 bets.
preset-french = French school
preset-french-says = Open for 2 to 5, look at your cards at any time, a shuffle after any see.
preset-wild-twos = Wild twos, four cards
preset-wild-twos-says = Four cards each, of which three play. All twos are wild.
preset-quick = Quick and small
preset-quick-says = No bet above 4, a see costs the bet, the last one in wins blind or not, a shuffle after every deal.
# Chosen, once anything was changed that no preset has.
preset-own = Your own rules
preset-own-says = As set below.
what-is-agreed = What is agreed
all-is-as-usual = All is as usual.
# Opens the whole list.
all-that-is-agreed = All that is agreed
# Beside the title of a group of house rules: so many are not as usual.
of-your-own = { NUMBER($n) } of your own
rules-came-with-the-link = These house rules came with the link. Nothing changes until you deal.
# $why is a sentence that says what is wrong with a link.
rules-of-link-unread = { $why } These are the usual rules.
# The ? beside a rule, for a screen reader; $label is what the rule is called.
where-it-comes-from = Where “{ $label }” comes from

# What is wrong, beside the field.
fault-no-name = Give a name.
fault-long-name = A name has at most { NUMBER($most) } letters.
fault-same-name = Two players are called { $name }.
# “You” is the message `you`.
fault-you = Give a name. Only one who plays alone here can be “You”.
fault-cannot-ante = Not enough to pay the ante of { NUMBER($ante) }.
# A number by itself, as one types it into a field.
amount-typed = { NUMBER($n) }
fault-not-between = A whole number from { NUMBER($least) } to { NUMBER($most) }.
fault-open-min = The first bet is at least 1.
fault-open-max = The most must be { NUMBER($least) } or more, as the least is.
fault-bet-cap = It must be { NUMBER($least) } or more, as the least first bet is.
fault-too-few = A game needs two players.
fault-too-many = The pack serves { NUMBER($most) } players at most.
fault-below-minimum = Everybody brings { NUMBER($chips) } at least.
fault-too-many-chips = Those are more chips than can be counted.
fault-unplayable = These rules cannot be played.

# Passing the rules on.
share-these-rules = Share these rules
share-title = House rules for Brag
share-put-right-first = Put right what is wrong with the rules first.
share-done = Shared.
share-not-done = Not shared.
share-copied = The link is copied: paste it wherever you like.
share-copy = Copy this link and pass it on.
share-the-link = The link

# The sheet on which a dealer names the game.
names-the-game = { $who ->
    [you] Your deal: name the game, for this deal and those after it.
   *[other] { $who } deals, and names the game for this deal and those after it.
}
# A button: closes the sheet, and the deal waits.
not-yet = Not yet
call-cards-hint = Of four or five you keep three.
# Names a list: nothing, all twos, …
call-wild = Wild
call-wild-nothing = Nothing
call-wild-twos = All twos
call-wild-jacks = All jacks
call-wild-suicide-king = The suicide king

# Wild cards: each a small button.
pick-twos = Twos
pick-black-twos = Black twos
pick-jacks = Jacks
pick-black-jacks = Black jacks
# The jack of spades and the jack of hearts, drawn in profile.
pick-one-eyed-jacks = One-eyed jacks
# The king of hearts, who has the sword behind his head.
pick-suicide-king = Suicide king
whole-ranks = Whole ranks
single-cards = Single cards
# For a screen reader; $rank is K, 10, …
pick-all-four = All four: { $rank }

# House rules, in groups: what a rule is called, a sentence more, what it can be set to, and the source that names it.
# RULES is the project's own book of rules. pagat is a site on card games.

group-game = The game
rule-game = Cards each
rule-game-hint = Of four or five you keep the three you like best.
# Three buttons in a row. Short.
rule-game-three-card = Three
rule-game-four-card = Four
rule-game-five-card = Five
rule-game-why = RULES 1.4, O21. pagat: “whether three four or five cards are dealt”.
rule-running-flush-over-prial = Running flush beats a prial
# “Off” is the switch beside it.
rule-running-flush-over-prial-hint = Off, a prial is the best hand there is.
rule-running-flush-over-prial-why = RULES 1.5 D2, O24. Wikipedia’s table lists the straight flush first; every other source has the prial.

group-stakes = Stakes
rule-ante = Ante
rule-ante-hint = Everyone pays it before a deal.
rule-ante-why = RULES 1.3, O1. pagat: “the initial stake or ante”.
rule-open-min = Least first bet
rule-open-min-hint = The deal opens for this or more.
rule-open-min-why = RULES O2. pagat: “the minimum and maximum initial bet”.
rule-open-max = Most first bet
# Of a field for an amount: it may be left empty.
empty-is-no-limit = Empty is no limit.
rule-open-max-why = RULES O2. The French text plays two to five.

group-wild = Wild cards
rule-wild = Wild cards
rule-wild-hint = A wild card stands for whatever helps most.
# Floaters is a name for wild cards: what is quoted stays in English, here and elsewhere.
rule-wild-why = RULES 4, O22. pagat: “wild cards, also known as floaters”.
rule-jokers = Jokers
rule-jokers-hint = Added to the pack, and always wild.
# The first of a row of five buttons: None, 1, 2, 3, 4. Short.
rule-jokers-none = None
rule-jokers-why = RULES 4, O22. pagat names jokers among the wild cards.
rule-wild-as-itself-is-natural = Wild as itself is natural
rule-wild-as-itself-is-natural-hint = A wild two that plays as a two is no wild card then.
rule-wild-as-itself-is-natural-why = RULES 4. Sources only say that fewer wild cards win; this is how some count them.
rule-discards-before-wilds = Discards count before wilds
rule-discards-before-wilds-hint = Equal hands are told apart by what was thrown away first.
rule-discards-before-wilds-why = RULES 1.4. A ruling: no source says which of the two goes first.

group-limits = Betting limits
rule-raise-limit = Largest raise
rule-raise-limit-hint = Above the last bet. Empty is no limit.
rule-raise-limit-why = RULES 1.5 D10, O3. pagat: “limit (if any) on the amount”.
rule-bet-cap = Largest bet
rule-bet-cap-why = RULES 1.5 D10, O4. An English house-rules text: “there is a maximum bet”.
rule-pot-limit = Pot limit
rule-pot-limit-hint = No bet is more than the pot before it.
rule-pot-limit-why = RULES O5. pagat: “raise the pot by more than its current” amount.

group-blind = Blind play
rule-blind-play = Blind play
rule-blind-play-hint = Bet without looking, at half price.
rule-blind-play-why = RULES 1.3, O7. pagat: “the extra option of playing blind”.
rule-blind-look = A blind hand is looked at
rule-blind-look-hint = Before your first bet you may look in any case.
rule-blind-look-own-turn = On your own turn
rule-blind-look-any-time = At any time
rule-blind-look-why = RULES 1.5 D6, O8. pagat allows it on your turn, the French text at any moment.
rule-blind-last = The last one in, blind
rule-blind-last-hint = What comes of the pot when all fold to a blind player.
rule-blind-last-keep = Keeps the hand, pot carried
rule-blind-last-carry = The pot is carried
rule-blind-last-win = Wins the pot
rule-blind-last-why = RULES 1.5 D1 and D11, O10. pagat: “you are allowed to retain your hand”.
rule-blind-means-not-looked = Blind without a bet
rule-blind-means-not-looked-hint = One who has neither looked nor bet is blind too.
rule-blind-means-not-looked-why = RULES 1.3 and V51. A ruling: no source speaks of it.
rule-retained-mode = Beside a kept hand comes
rule-retained-mode-hint = The others must beat a hand that lies face up, or fold.
rule-retained-mode-two-hands = A second blind hand
rule-retained-mode-face-up = A hand face up
rule-retained-mode-why = RULES 1.3, O12. pagat: “dealt a second hand face up”.
rule-two-hands-rewin = With two blind hands, the last keeps
rule-two-hands-rewin-hint = For one who is last again with both unseen.
rule-two-hands-rewin-one = One of the two hands
rule-two-hands-rewin-one-or-none = One of them or none
rule-two-hands-rewin-why = RULES 1.5 D9, O11. Wikipedia: “he must throw away one without looking”; pagat: “may choose to retain either”.

group-see = The see
rule-see-cost = To see costs
rule-see-cost-hint = What one of the last two pays to see the other.
rule-see-cost-double = Twice the bet
rule-see-cost-equal = The bet
rule-see-cost-why = RULES 1.5 D8, O6. All say double; pagat’s variation: “you only need to equal the most recent”.
rule-see-blind-after = A blind player is seen after
rule-see-blind-after-hint = So many bets of one who has looked. Empty is never.
rule-see-blind-after-why = RULES 1.5 D7, O9. An English house-rules text: “you can call him/her after 3 bets”.
rule-agreed-showdown = Agreed showdown
rule-agreed-showdown-hint = Three or more may all agree to show.
rule-agreed-showdown-why = RULES O18. Wikipedia: “they may agree to a showdown”.

group-money = Running out of money
rule-shortage = Short of the least bet
rule-shortage-hint = What is open to one who cannot pay it.
rule-shortage-cover = Cover the pot
rule-shortage-borrow = Borrow, if anyone lends
rule-shortage-richest-lends = The richest must lend
rule-shortage-why = RULES 5, O13. pagat: “This is called covering the pot”, “must either fold or borrow money”.
rule-headsup-short = Short when two are left
rule-headsup-short-hint = The other may have to lend, or to show his hand.
rule-headsup-short-cover = As among more
rule-headsup-short-lend-or-show = Lend or show
rule-headsup-short-why = RULES 5.4, O14. pagat: “has the choice of either”.
rule-rebuy-after-cover-loss = Back after a lost cover
rule-rebuy-after-cover-loss-hint = Whoever covers and loses all may buy in again.
rule-rebuy-after-cover-loss-why = RULES O15. An English house-rules text: “being broke means being broke”.
rule-table-minimum = The table’s minimum
rule-table-minimum-hint = Shown on sitting down and on buying in. 0 is none.
rule-table-minimum-why = RULES O16. pagat: “say £10”.
rule-table-stakes = Played for table stakes
rule-table-stakes-hint = Chips are bought between deals only.
rule-table-stakes-why = RULES O17. pagat: “what Poker players know as table stakes”.

group-dealing = Dealing and shuffling
rule-shuffle = The pack is shuffled
rule-shuffle-hint = Else it is only gathered and dealt again.
rule-shuffle-prial-won = After a prial has won
rule-shuffle-prial-shown = After a prial was shown
rule-shuffle-any-seen = After any hand was shown
rule-shuffle-always = After every deal
rule-shuffle-never = Never again
rule-shuffle-why = RULES 1.5 D3, O19. pagat: “only shuffled if the previous hand was” won by a prial; the French text after any see.
rule-stock-face-up = Pack face up
rule-stock-face-up-hint = The bottom card of the pack can be seen.
rule-stock-face-up-why = RULES O20. pagat: “the remainder of the pack is placed face” up.

group-dealer = The dealer
rule-first-dealer = The first dealer
rule-first-dealer-hint = The deal then passes to the left.
rule-first-dealer-random = By chance
rule-first-dealer-high-card = High card
rule-first-dealer-why = RULES 1.5 D14, O23. A house-rules text: “the highest card is the dealer”; the French: by chance or consent.
rule-dealers-choice = Dealer’s choice
rule-dealers-choice-hint = After one deal more than there are players, the next dealer names cards, wild cards and blind play.
rule-dealers-choice-why = RULES O26. Wikipedia: “one more deal than the number of players”, then “the next dealer gets to choose the game”.

# What is agreed: a sentence for each house rule.
agreed-game-three-card = Everyone is dealt three cards.
agreed-game-four-card = Everyone is dealt four cards, and plays three of them.
agreed-game-five-card = Everyone is dealt five cards, and plays three of them.
agreed-wild-none = No card of the pack is wild.
# $cards is a list such as “all twos, the suicide king and A♦”.
agreed-wild = Wild: { $cards }.
agreed-jokers-1 = One joker is in the pack, and is wild.
agreed-jokers-2 = Two jokers are in the pack, and are wild.
agreed-jokers-3 = Three jokers are in the pack, and are wild.
agreed-jokers-4 = Four jokers are in the pack, and are wild.
agreed-running-flush-over-prial-no = A prial beats a running flush.
agreed-running-flush-over-prial-yes = A running flush beats a prial.
agreed-wild-as-itself-is-natural-no = A wild card counts as wild even where it stands for itself.
agreed-wild-as-itself-is-natural-yes = A wild card that stands for itself counts as natural.
agreed-discards-before-wilds-no = Of equal hands the one with fewer wild cards wins, before what was thrown away counts.
agreed-discards-before-wilds-yes = Of equal hands what was thrown away counts, before the number of wild cards.
agreed-ante-none = Nobody pays an ante.
agreed-ante = Everyone antes { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
} before a deal.
agreed-open-min = The first bet is { NUMBER($n) } or more.
agreed-open-max = The first bet is { NUMBER($n) } at most.
agreed-raise-limit-none = A bet may be raised by any amount.
agreed-raise-limit = A bet is at most { NUMBER($n) } above the last.
agreed-bet-cap = No bet is more than { NUMBER($n) }.
agreed-pot-limit-yes = No bet is more than the pot.
agreed-see-cost-double = To see costs twice the bet.
agreed-see-cost-equal = To see costs the bet.
agreed-agreed-showdown-no = Hands are only shown when two are left.
agreed-agreed-showdown-yes = Three or more may all agree to show.
agreed-blind-play-no = Nobody plays blind.
agreed-blind-play-yes = You may play blind, at half price.
agreed-blind-look-own-turn = You look at your cards on your turn, or before your first bet.
agreed-blind-look-any-time = You may look at your cards at any time.
agreed-see-blind-after-none = One who has looked cannot see a blind player.
agreed-see-blind-after = One who has looked may see a blind player after { $n ->
    [one] { NUMBER($n) } bet
   *[other] { NUMBER($n) } bets
} of his own.
agreed-blind-last-keep = If the last one in is blind, the pot is carried and he keeps his hand.
agreed-blind-last-carry = If the last one in is blind, the pot is carried.
agreed-blind-last-win = The last one in wins the pot, blind or not.
agreed-blind-means-not-looked-yes = Whoever has not looked is blind, bet or no bet.
agreed-retained-mode-two-hands = Beside a kept hand he is dealt a second, blind like the first.
agreed-retained-mode-face-up = Beside a kept hand he is dealt a second face up, for the others to beat or fold.
agreed-two-hands-rewin-one = With two blind hands, the last one in keeps one of them.
agreed-two-hands-rewin-one-or-none = With two blind hands, the last one in keeps one or none.
agreed-shortage-cover = One who cannot pay the least bet may cover the pot with all he has.
agreed-shortage-borrow = One who cannot pay the least bet folds, or borrows from whoever will lend.
agreed-shortage-richest-lends = One who cannot pay the least bet folds, or the richest still in lends what is missing.
agreed-headsup-short-lend-or-show = Where two are left and one is short, the other lends or shows.
agreed-rebuy-after-cover-loss-no = Whoever loses all by a cover is out for good.
agreed-rebuy-after-cover-loss-yes = Whoever loses all by a cover may buy in again.
agreed-table-minimum = To sit down or buy in takes { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
} or more.
agreed-table-stakes-no = Chips may be bought at any time.
agreed-table-stakes-yes = Chips are bought between deals only.
agreed-shuffle-prial-won = The pack is shuffled only after a prial has won a see.
agreed-shuffle-prial-shown = The pack is shuffled only after a prial was shown.
agreed-shuffle-any-seen = The pack is shuffled after any hand was shown.
agreed-shuffle-always = The pack is shuffled after every deal.
agreed-shuffle-never = The pack is never shuffled again.
agreed-stock-face-up-yes = The bottom card of the pack lies open.
agreed-dealers-choice-yes = After one deal more than there are players, the next dealer names the game.
agreed-first-dealer-random = Chance finds the first dealer.
agreed-first-dealer-high-card = The highest card dealt finds the first dealer.

## The house: settings, rules, odds, the log (src/ui/pages/house)

language = Language
as-the-device = As the device
language-not-fetched = This language could not be fetched. Try again once you are connected.
speed = Speed
light = Light
suits = Suits
look-at-your-cards = Look at your cards
bots-take-their-time = Bots take their time
keep-the-screen-awake = Keep the screen awake
play-with-keys = Play with keys
hint-where-several-share-the-screen = where several share the screen
hint-a-pause-before-each-speaks = a pause before each speaks
hint-while-a-deal-is-played = while a deal is played
slow = Slow
usual = Usual
quick = Quick
instant = Instant
day = Day
evening = Evening
high-contrast = High contrast
two-colours = Two colours
four-colours = Four colours
hold = Hold
press-once = Press once
key-look = look
key-fold = fold
key-bet = bet
key-see = see
key-the-amount = the amount
key-bet-or-deal = bet, or deal
key-old-or-new-hand = old or new hand
key-keep-the-hand = keep the hand
key-pick-a-card = pick a card
key-throw-it = throw it
key-show-agree-or-lend = show, agree, or lend
key-refuse = refuse
key-cover-the-pot = cover the pot
key-hurry-the-table = hurry the table

## Records, replay, dealer's choice, keeping, updates (src/ui/pages/{records,call,sheets,curtain}, src/ui/{keep,past,saved,update}.rs), and why a record or an action is refused (src/notation, src/engine)
