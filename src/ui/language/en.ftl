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

## New game: the form, house rules, sharing, what is wrong in it (src/ui/pages/{new_game,draft,share}, src/games/{agreed,presets,wild})

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

## The house: its tabs (short: all five stand side by side on a phone)

the-house = The house
tab-settings = Settings
tab-rules = Rules
tab-odds = Odds
# What has been said at the table.
tab-log = Log
tab-records = Records

## The house: the log

log-is-empty = Nothing yet. The first deal begins it.
# What the list of debts is called.
debts = Debts
# A line of that list.
log-debt = { $who ->
    [you] You owe
   *[other] { $who } owes
} { $whom ->
    [you] you
   *[other] { $whom }
} { NUMBER($chips) }

## The house: the hands. Prial (three of a rank), run and flush are the words of Brag for them.

kind-prial = Prial
kind-prial-of-threes = Prial of threes
kind-running-flush = Running flush
kind-run = Run
kind-flush = Flush
kind-pair = Pair
kind-high-card = High card

## The house: the rules in brief

agreed-at-this-table = Agreed at this table
what-beats-what = What beats what
brief-prial = three of a rank; threes best, then aces
brief-running-flush = a run in one suit
brief-run = in a row; A 2 3 best, then A K Q
brief-flush = one suit; the highest card counts first
brief-pair = two of a rank; then the odd card
brief-high-card = nothing else; three deals in four
best-first-with-odds = Best first, with the odds against being dealt it.
# “Odds” is the tab of that name.
best-first-without-odds = Best first; Odds tells how often each is dealt in this game.
suits-are-equal-and-no-run = Suits are equal, and king, ace, two is no run.
rules-a-deal = A deal
rules-a-deal-1 =
    Everyone antes and is dealt three cards. From the dealer’s left, each in turn bets or folds. You never make up what others
    have paid: you simply bet at least as much as the last bet, turn after turn. Whoever folds is out until the next deal.
rules-a-deal-2 =
    When all the others have folded, the last player takes the pot and shows nothing. Folded hands go under the pack, which
    is gathered and seldom shuffled, so a good memory helps.
# To “see” is to pay for a comparison of two hands.
rules-to-see = To see
rules-to-see-1 =
    When two are left, either may pay to see the other. The hand that is seen is turned up; the one who paid shows only if
    it is better. Of two equal hands, the one that paid loses.
rules-playing-blind = Playing blind
rules-playing-blind-1 =
    Until you look at your cards you are blind, and bet half of what the others bet. On your turn you may look; after
    that you pay in full. A player who has looked cannot see a blind one: he bets on or folds.
rules-playing-blind-2 =
    If all fold to a blind player, the pot is not won. It is carried to the next deal, and he may keep his hand, still
    unseen, beside a new one. He may look at one of the two, and then keeps it or throws it away for the other.
rules-short-of-chips = Short of chips
rules-short-of-chips-1 =
    If you cannot pay the least bet, you may cover the pot with all you have. The others bet on for a pot beside it; at
    the end your hand is shown against the winner’s for what you covered.

## The house: numbers

# A number that stands alone.
grouped = { NUMBER($n) }
# A number with a fraction: 4.9.
decimal = { NUMBER($whole) }.{ $fraction }
percent = { $share } %
less-than-one-percent = <1 %
more-than-99-percent = >99 %
# The odds: so many times it is not so for once that it is.
odds-against = { $ratio } to 1
# So many times it is so for once that it is not.
odds-on = { $ratio } to 1 on
odds-evens = evens

## The house: the odds

how-often-each-hand-is-dealt = How often each hand is dealt
how-often-of = { $cards ->
    [4] The best three of four cards, under the rules of this game, with the odds against.
    [5] The best three of five cards, under the rules of this game, with the odds against.
   *[3] Three cards, under the rules of this game, with the odds against.
}
# What a bar of progress is called.
counting-hands = Counting
# The heads of a table's columns: the hand, how many such hands there are, the share of all, the odds.
column-hand = Hand
column-ways = Ways
column-chance = Chance
column-odds = Odds
# Rows beneath the prial.
of-threes = of threes
of-other-ranks = of other ranks
all-hands = All hands
chart-note = Best first; each kind from its best hand to its lowest.
# Between the pictures of the best and the lowest hand of a kind.
down-to = to
cannot-be-dealt = Cannot be dealt under these rules.
order-prial-of-threes = Three threes, the best prial.
order-prial = Three of a rank: aces, then kings, and so on down.
order-running-flush = In a row and of one suit: A 2 3 is best, then A K Q, K Q J, and so on down.
order-run = In a row: A 2 3 is best, then A K Q, and so on down. K A 2 is none.
order-flush = Of one suit. The highest card decides, then the next, then the lowest.
order-pair = Two of a rank. The higher pair wins, then the higher odd card.
order-high-card = Nothing else. The highest card decides, then the next, then the lowest.
tie-one-thrown = Of equal hands the one whose thrown card is higher wins.
tie-two-thrown = Of equal hands the higher of the two thrown cards wins, then the lower.
tie-fewer-wild = Of equal hands the one with fewer wild cards wins.
tie-wild-as-itself = A wild card stands for whatever makes the best hand; one that stands for itself is not counted.
tie-wild = A wild card stands for whatever makes the best hand, but never for a card that is in it already.
tie-wild-thrown = A wild card that was thrown away counts as what it is, a joker below the two.
tie-suits = Suits are equal.
what-beats-this-hand = What beats this hand
pick-cards = { $cards ->
    [4] Pick four cards.
    [5] Pick five cards.
   *[3] Pick three cards.
}
# The hand that was picked, “pair of nines”; the page writes its first letter large.
picked = { $hand }.
picked-and-thrown = { $hand }. Thrown away: { $cards }.
pick-a-hand = Pick a hand
pick-afresh = Pick afresh
# On a button as wide as “10♠”.
pick-joker = Joker
# The shares of hands that the one picked …
stands-beats = Beats
stands-equals = Equals
stands-loses-to = Loses to
chance-that-it-is-best = The chance that it is best, against so many open hands
beats-of-others = Of the { NUMBER($hands) } hands that another can hold beside it, it beats { NUMBER($beaten) }.
how-exact =
    Against one that is exact; against more the rest of the pack is dealt 100,000 times, which is good to half a percent. An equal
    hand is not beaten.

## Records, replay, dealer's choice, keeping, updates (src/ui/pages/{records,call,sheets,curtain}, src/ui/{keep,past,saved,update}.rs), and why a record or an action is refused (src/notation, src/engine)

## Sheets

close-sheet = Close
name-the-game = Name the game
one-moment = One moment.
part-not-fetched = This part of the page could not be fetched. The table is as it was. Try again once you are connected.
try-again = Try again

## What is kept

# Why a sitting cannot go on stands below, with the records.
cannot-go-on = The sitting that was kept cannot go on: { $why }.
put-aside = It is put aside on this device, and a new game can begin.
save-it-first = A new game will take its place: save it to a file first.
nothing-is-kept = This browser keeps nothing for the page: the game lasts as long as the page is open.
save-it-to-a-file = Save it to a file
# A button: I have read this.
notice-good = Good
another-tab-plays = Another tab plays
another-tab-note = Brag has been opened and played in another tab or window, so this one keeps nothing any more.
play-here = Play here

## Records

brought-in = Brought in
this-sitting = This sitting
no-deal-is-over = No deal of this sitting is over yet.
open-a-file = Open a file
paste-a-record = Paste a record
the-text-of-a-record = The text of a record
# A button.
bring-it-in = Bring it in
reading-record = Reading.
brought-without-deals = The record is good, and has no deal yet.
deals-brought = { $deals ->
    [one] One deal is brought in.
   *[other] { NUMBER($deals) } deals are brought in.
}
record-is-too-large = That is larger than two megabytes, and no record of a sitting. Choose another file.
file-cannot-be-read = The file could not be read. Try again, or paste its text.
# What a player is called whom a record gives no name.
nameless = Player { NUMBER($n) }
past-deal = Deal { NUMBER($deal) }
past-deal-of-record = Record { NUMBER($record) }, deal { NUMBER($deal) }
# Over a deal that is copied in words: “Deal 2: Bill won 18, pair of kings”.
past-deal-came = { $title }: { $came }
# Buttons; what they are called aloud follows.
replay-button = Replay
replay-deal = Replay deal { NUMBER($deal) }
replay-deal-of-record = Replay record { NUMBER($record) }, deal { NUMBER($deal) }
copy-button = Copy
copy-deal = Copy deal { NUMBER($deal) }
copy-deal-of-record = Copy record { NUMBER($record) }, deal { NUMBER($deal) }
show-more = Show more ({ NUMBER($left) } left)
deal-record-copied = The record of the deal is copied.
deal-words-copied = The deal is copied in words: its record would tell hidden cards.
sitting-record-copied = The record of the sitting is copied.
copy-this-text = Copy this text and take it with you.
the-text-to-copy = The text to copy
save-to-a-file = Save to a file
end-and-save = End the sitting and save the record
copy-the-record = Copy the record
save-note-over = Every deal, card by card.
save-note-playing = After this deal. The record tells every card.
save-note-between = The record tells every card, those to come too, so no deal can follow it.

## A replay

replay-to-the-start = To the start
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-forward = Forward
replay-to-the-end = To the end
replay-leave = Leave
show-all-cards = Show all cards
what-you-can-do = What you can do
# The step that is shown, and how many there are.
step-of = { NUMBER($at) } of { NUMBER($count) }
the-cards-are-dealt = The cards are dealt.

## Why a record, a link or an action is refused. What follows stands after a colon, and something after it: it ends
## without a full stop. What is between ` and ` is quoted from a record, and is English in every language.

# Around one of them.
brought-fault = Line { NUMBER($line) }: { $why }. Nothing was brought in.
# On the sheet where a dealer names the game.
game-cannot-be-dealt = That game cannot be dealt: { $why }.
link-refused = The rules of this link cannot be read: { $why }.

saved-is-broken = it is broken
saved-by-a-later-version = it comes from a later version of Brag than this one
saved-elsewhere = it was not played here
saved-without-players = it does not say who plays each seat
saved-with-other-deals = it cannot have so many deals
saved-action = action { NUMBER($number) } cannot be played: “{ $action }”

link-is-broken = it is broken, or no link to house rules
link-of-a-later-version = it comes from a later version of Brag than this one
link-with-unknown-rule = it names a rule that there is not, or one twice: “{ $rule }”
link-with-wrong-setting = the rule “{ $rule }” cannot be set as it says

record-is-nothing = there is nothing here to read
record-seats-too-many = more than eight sit here, and the table seats eight
# $error is said by the reader of JSON, which speaks English only.
record-is-not-json = the record is not JSON: { $error }
record-is-not-an-object = a record is a JSON object, not { $value }
record-misses = the record has no `{ $key }`
record-pack = `pack`: { $why }
record-shuffle = `shuffles[{ $index }]`: { $why }
record-without-cards = the record has neither a `pack` nor a `seed`
record-with-pack-and-seed = the record has a `seed`, and so can have no `pack` and no `shuffles`
not-a-card = `{ $text }` is not a card: a card is a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s), like Td, or a joker, *1 to *4
card-twice = the card { $card } is in the pack twice

not-a-rule = `{ $key }` is not a rule; the rules are { $keys }
wrong-flag = `{ $key }` is { $value }, and should be true or false
wrong-at-least = `{ $key }` is { $value }, and should be a whole number, { NUMBER($least) } or more
wrong-up-to = `{ $key }` is { $value }, and should be a whole number from 0 to { NUMBER($most) }
wrong-null-or-at-least = `{ $key }` is { $value }, and should be null or a whole number, { NUMBER($least) } or more
wrong-null-or-between = `{ $key }` is { $value }, and should be null or a whole number, { NUMBER($least) } to { NUMBER($most) }
# $words is a list: "a" or "b" or "c".
wrong-word = `{ $key }` is { $value }, and should be { $words }
word-or-word = { $words } or { $word }
wrong-rules = `{ $key }` is { $value }, and should be an object of keys and values
wrong-list = `{ $key }` is { $value }, and should be a list
# $kinds is a list of words of a record.
wrong-wild-cards = `{ $key }` is { $value }, and should be a list of { $kinds }, or cards like Ad
wrong-text = `{ $key }` is { $value }, and should be a text
wrong-player = `{ $key }` is { $value }, and should be a name and chips
wrong-seat = `{ $key }` is { $value }, and should be the number of a seat
wrong-whole-pack = `{ $key }` is { $value }, and should be the whole pack in a text
wrong-pack = `{ $key }` is { $value }, and should be 52 cards in a text
wrong-seed = `{ $key }` is { $value }, and should be 64 hexadecimal digits in a text

# $clause names a place in the rules of the project, which are in English.
replay-action = action { NUMBER($index) }, `{ $action }`: { $why } ({ $clause })
replay-cut = `cut`: { $why } (RULES 9.1, first_dealer)
replay-cut-elsewhere = `dealer`: by the cards of `cut` seat { NUMBER($seat) } deals first (RULES 9.1, first_dealer)
replay-pack-not-whole = { $jokers ->
    [0] `pack` is not a whole pack: it has { NUMBER($cards) } cards, not 52
    [1] `pack` is not a whole pack: it has { NUMBER($cards) } cards, and should have 52 and the joker *1
   *[other] `pack` is not a whole pack: it has { NUMBER($cards) } cards, and should have 52 and the jokers *1 to *{ NUMBER($jokers) }
}
replay-shuffle = `shuffles[{ $index }]`: { $why } (RULES 9.2.3)
replay-no-shuffle = the record ends before it: the pack must be shuffled and no shuffle is given
replay-no-end = the deals decide themselves, and never end

action-empty = an action is a seat and a verb, like `0 fold`
action-without-seat = `{ $word }` is not the number of a seat, with which an action begins
action-without-verb = a verb is missing after the seat, as in `0 fold`
not-a-verb = `{ $verb }` is not a verb of this game
verb-alone = `{ $verb }` stands alone
verb-hand = `{ $verb }` stands before `new` or `old`
verb-hand-or-alone = `{ $verb }` stands alone, or before `new` or `old`
verb-hand-or-none = `{ $verb }` stands before `new`, `old` or `none`
verb-cards = `{ $verb }` stands before the cards thrown away, like `2h 3c`, each once
verb-chips = `{ $verb }` stands before a whole number of chips
verb-chips-or-alone = `{ $verb }` stands alone, or before a whole number of chips
verb-seat-and-chips = `{ $verb }` stands before the number of a seat and a whole number of chips
verb-seat-or-alone = `{ $verb }` stands alone, or before the number of a seat
verb-game = `{ $verb }` stands before a game, its wild cards or `none`, a number of jokers, and `blind` or `open`, like `four_card twos,Ad 0 blind`

setup-too-few-seats = a game needs at least two players
setup-too-many-seats = the pack serves at most { NUMBER($most) } players under these rules
setup-too-many-jokers = jokers: a pack has at most { NUMBER($most) }
setup-no-such-dealer = nobody sits at the dealer's seat { NUMBER($seat) }
setup-below-minimum = table_minimum: seat { NUMBER($seat) } brings less than { NUMBER($minimum) }
setup-too-many-chips = more than { NUMBER($most) } chips cannot be counted
setup-open-min-zero = open_min: the first bet is at least 1 chip
setup-open-max-below-min = open_max: the greatest first bet, { NUMBER($max) }, is below the least, { NUMBER($min) }
setup-cap-below-open-min = bet_cap: the largest bet, { NUMBER($cap) }, is below the least first bet, { NUMBER($min) }
setup-stages = a deal is three to five cards dealt and then vied for

undealt-in-play = the last deal is still being played
undealt-sitting-over = the sitting is over
undealt-needs-shuffle = the pack has to be shuffled first
undealt-not-shuffled = the pack is not to be shuffled before this deal
undealt-no-cut = no high card is dealt for now
undealt-other-cards = the shuffled pack is not made of the cards gathered

illegal-no-such-seat = nobody sits there
illegal-sitting-over = the sitting is over
illegal-between-deals = the next deal has not begun
illegal-not-in-deal = this player is out of the deal
illegal-not-your-turn = it is the turn of seat { NUMBER($seat) }
illegal-must-look-first = here a hand must be looked at before it is played
illegal-not-blind = the hand has been looked at already
illegal-too-late-to-look = after the first bet a blind hand is looked at on one's turn
illegal-say-which-hand = there are two hands: say the old or the new one
illegal-only-one-hand = there is only one hand
illegal-must-decide = the hand looked at must first be kept or thrown
illegal-nothing-to-decide = no hand waits to be kept or thrown
illegal-must-discard = { $cards ->
    [one] one card of the hand must first be thrown away
   *[other] { NUMBER($cards) } cards of the hand must first be thrown away
}
illegal-not-in-hand = only cards of the hand just opened can be thrown away
illegal-nothing-to-discard = no card has to be thrown away
illegal-must-answer = the offer to show must first be answered
illegal-nothing-offered = nobody has offered to show
illegal-must-name = the hand that plays must first be named
illegal-nothing-to-name = no hand has to be named
illegal-must-retain = the hand to keep must first be named
illegal-nothing-to-retain = no hand has to be kept
illegal-must-keep-one = one of the two hands must be kept
illegal-bet-too-small = the least bet is { NUMBER($least) }
illegal-bet-over-limit = the limit is { NUMBER($most) }
illegal-bet-over-chips = there are only { NUMBER($most) } chips to bet
illegal-too-few-chips = it costs { NUMBER($cost) } and there are only { NUMBER($chips) } chips
illegal-no-bet-yet = nothing has been bet yet
illegal-still-in = { NUMBER($players) } are still in, and only two may see
illegal-blind-man = you cannot see a blind man
illegal-blind-man-too-soon = a blind man is seen after { NUMBER($after) } bets, so far it is { NUMBER($bets) }
illegal-can-still-bet = only a player who cannot pay the least bet, { NUMBER($least) }, may cover
illegal-no-showdown = no showdown is agreed on at this table
illegal-only-two-left = with two left, one pays to see
illegal-already-offered = a showdown was offered in this turn and refused
illegal-no-cover = here nobody covers the pot: whoever is short borrows or folds
illegal-no-borrowing = nobody borrows at this table
illegal-can-pay = the least bet is { NUMBER($least) }, and there are chips for it
illegal-no-such-lender = no other player sits there to lend
illegal-richest-lends = the richest of the others lends, and that is seat { NUMBER($seat) }
illegal-nobody-can-lend = not even the richest of the others has what is missing
illegal-loan-too-small = { NUMBER($least) } is missing for the least bet
illegal-loan-too-large = no more than { NUMBER($most) } may be lent
illegal-refused-already = this player has refused to lend in this turn
illegal-must-answer-loan = the loan asked for must first be lent or refused
illegal-no-loan-asked = nobody has asked for a loan
illegal-must-lend-or-show = the other is short: lend to him, or show
illegal-nobody-to-show = a hand is shown to nobody in particular only instead of lending
illegal-show-unseen = a hand is shown to a lender only once it has been looked at
illegal-not-to-one-still-in = a player still in the deal may not be shown the hand
illegal-shown-already = this player has seen the hand
illegal-has-covered = who has covered the pot waits for it with what he has
illegal-table-stakes = under table stakes money is added between deals
illegal-nothing-done-yet = money is added once somebody has acted in this deal
illegal-broke-by-cover = who covers and loses is out of the game
illegal-buy-in-too-small = at least { NUMBER($least) } must be brought
illegal-buy-in-too-large = no more than { NUMBER($most) } can be brought
illegal-must-name-game = seat { NUMBER($seat) } deals next, and must first name the game
illegal-no-game-to-name = no game has to be named now
illegal-no-such-game = the dealer names a game of three, four or five cards
illegal-no-such-wild-cards = wild are some of the 52 cards, and up to four jokers
illegal-pack-too-small = the pack serves at most { NUMBER($most) } players in that game
