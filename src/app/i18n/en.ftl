### English: the language that all others are held against.
###
### Names are $who, $whom and $whose; the variant [you] is for the player who is spoken to. A number that is said is
### written NUMBER($…). Each section belongs to one part of the page.

-name = English
-thousands = ,

## Words that many parts of the page use

# The player who is spoken to, in place of his name: above his chips, in lists.
you = You
chips = { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
}
# Two things, or the last two of several.
list-two = { $a } and { $b }
# A list begins so: $b is the next of it.
list-more = { $a }, { $b }

# The ranks, as a card is called by its rank.
rank-two = two
rank-three = three
rank-four = four
rank-five = five
rank-six = six
rank-seven = seven
rank-eight = eight
rank-nine = nine
rank-ten = ten
rank-jack = jack
rank-queen = queen
rank-king = king
rank-ace = ace

# Several of a rank: a pair "of kings", wild cards that stand "as kings", "all kings".
ranks-two = twos
ranks-three = threes
ranks-four = fours
ranks-five = fives
ranks-six = sixes
ranks-seven = sevens
ranks-eight = eights
ranks-nine = nines
ranks-ten = tens
ranks-jack = jacks
ranks-queen = queens
ranks-king = kings
ranks-ace = aces

# How high a hand is that its highest card decides: the whole hand, or what follows "run,".
high-two = two high
high-three = three high
high-four = four high
high-five = five high
high-six = six high
high-seven = seven high
high-eight = eight high
high-nine = nine high
high-ten = ten high
high-jack = jack high
high-queen = queen high
high-king = king high
high-ace = ace high

# A card by its name. It stands in sentences and alone, as what a picture is called. $rank is one of rank-…
card = { $rank } of { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
joker = joker
# The name of a card that is wild.
card-wild = { $card }, wild

# The kinds of hands. [a] is the hand as sentences say it: "shows a prial of threes", "with a pair of nines over …";
# [bare] stands alone and in lists. $ranks is one of ranks-…, $high one of high-…
hand-four = four { $ranks }
hand-prial = { $form ->
    [a] a prial of { $ranks }
   *[bare] prial of { $ranks }
}
hand-running-flush = { $form ->
    [a] a running flush, { $high }
   *[bare] running flush, { $high }
}
hand-running-flush-low = { $form ->
    [a] a running flush, ace two three
   *[bare] running flush, ace two three
}
hand-run = { $form ->
    [a] a run, { $high }
   *[bare] run, { $high }
}
hand-run-low = { $form ->
    [a] a run, ace two three
   *[bare] run, ace two three
}
hand-flush = { $form ->
    [a] a flush, { $high }
   *[bare] flush, { $high }
}
hand-pair = { $form ->
    [a] a pair of { $ranks }
   *[bare] pair of { $ranks }
}
# What wild cards stand for, in brackets after a hand: "(two of clubs as king)". $card and $cards are named as above.
reads-rank = { $card } as { $rank }
reads-ranks = { $cards } as { $ranks }
reads-card = { $card } as { $other }

# Kinds of wild cards, in a list.
wild-twos = all twos
wild-black-twos = black twos
wild-jacks = all jacks
wild-black-jacks = black jacks
wild-one-eyed-jacks = one-eyed jacks
wild-suicide-king = the suicide king
# All four of a rank, in the same list. $rank, from 2 to 14, is for a language in which $ranks has the wrong case.
wild-rank = { $rank ->
    [14] all aces
   *[other] all { $ranks }
}

# A game that a dealer names: "four cards, all twos and 2 jokers wild, nobody blind". $wild is one of the next four.
named-game = { $cards ->
    [3] three
    [4] four
    [7] seven
   *[5] five
} cards, { $wild }, { $blind ->
    [blind] blind play
   *[looked] nobody blind
}
nothing-wild = nothing wild
jokers-wild = { $jokers ->
    [one] a joker
   *[other] { NUMBER($jokers) } jokers
} wild
cards-wild = { $cards } wild
cards-wild-and-jokers = { $cards } wild, and { $jokers ->
    [one] a joker
   *[other] { NUMBER($jokers) } jokers
}
throw-two-away = Throw two cards away.
throw-one-away = Throw one card away.
choose-three-to-play = Choose the three cards you play.

## The table: rail, felt, controls, and what is said there (src/app/table, src/app/words)

# Texts of the page before its program has come (index.html): nothing may be put in. The first two say what other
# messages say of the usual table.
shell-rail = Ante 1 · no limit
shell-company = You and three at the table, 100 chips each.
shell-not-fetched = The game could not be fetched. Please load the page again once you are connected.
# What is said when the program has stopped because of a fault, with a button.
shell-crashed = A fault has stopped the game. Please load the page again.
shell-crashed-kept = Your sitting is kept up to the last action.
shell-reload = Reload
# What a host shows in place of a file that it lacks (404.html): a sentence and a link.
shell-no-page = There is nothing at this address.
shell-to-the-table = To the table

# The sign of the house, before the first deal.
sign-three = Three cards, a little money and a straight face.
sign-four = Four cards, a little money and a straight face.
sign-five = Five cards, a little money and a straight face.
# A button for those who have never played, beside How to play; also in the menu. A question and an answer, each of at most 16 letters.
play-a-first-deal = New to Brag? Play a first deal
# The school, where ten deals are the same for everybody: the title of a sheet.
school = School
# The button that opens it, in the place of the one before for those who have played, and in the menu.
deal-of-the-day = Deal of the day

# The rail: what is agreed, in very few letters. The ante and the limit stand side by side with a dot between.
no-ante = No ante
ante = Ante { NUMBER($chips) }
no-limit = no limit
pot-limit = pot limit
limit = limit { NUMBER($chips) }
# The most by which a bet may be above the last; between what the first bet of a deal must be.
limit-of-raises = max raise { NUMBER($chips) }
limit-of-first-bet = opens { NUMBER($least) }–{ NUMBER($most) }
house-cards = { NUMBER($cards) } cards
house-cards-wild = { NUMBER($cards) } cards, wild
pot-carried = Pot carried · { NUMBER($chips) }
# On the rail, like “No limit”.
deals-left = { $n ->
    [0] Last deal
    [one] { NUMBER($n) } deal left
   *[other] { NUMBER($n) } deals left
}
# In place of the deals left, where all have dealt equally often and only a carried pot is played for.
until-the-pot-is-won = Until the pot is won
menu = Menu

# Who is at the table; $chips is 0 where not all have the same.
company-you = You and { $bots ->
    [0] the house
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[7] seven
} at the table{ $chips ->
    [0] {""}
    [one] , { NUMBER($chips) } chip each
   *[other] , { NUMBER($chips) } chips each
}.
company-people = { $people ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
   *[8] Eight
} of you round this screen{ $chips ->
    [0] {""}
    [one] , { NUMBER($chips) } chip each
   *[other] , { NUMBER($chips) } chips each
}.
company-bots = { $bots ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
   *[8] Eight
} bots at the table, and you watch{ $chips ->
    [0] {""}
    [one] , { NUMBER($chips) } chip each
   *[other] , { NUMBER($chips) } chips each
}.
company-both = { $people ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
   *[7] Seven
} of you round this screen, and { $bots ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
} more{ $chips ->
    [0] {""}
    [one] , { NUMBER($chips) } chip each
   *[other] , { NUMBER($chips) } chips each
}.

# The felt.
the-table = The table
face-down-card = face-down card
bottom-card = bottom card: { $card }
# The dealer's button, a round one with the letter of "dealer", and what it is called.
dealer-letter = D
dealer = { $who ->
    [you] You deal
   *[other] { $who } deals
}
# After the number of a player's chips, which stands on its own.
chips-of-a-seat = { $n ->
    [one] chip
   *[other] chips
}
# How a hand is held, in one word beside the chips.
held-out = out
held-folded = folded
# In American Brag.
held-bolted = bolted
held-covered = covered
held-blind = blind
held-open = open
# On a plate, in few letters: a debt to one, and debts to several.
owes-to = { $who ->
    [you] owe
   *[other] owes
} { $whom ->
    [you] you
   *[other] { $whom }
} { NUMBER($chips) }
owes-in-all = { $who ->
    [you] owe
   *[other] owes
} { NUMBER($chips) }
# What a player did last, on a small card beside him, in two words.
did-bet = bets { NUMBER($chips) }
did-bet-blind = { NUMBER($chips) } blind
did-see = sees for { NUMBER($chips) }
did-cover = covers with { NUMBER($chips) }
did-bet-last-chip = last chip
did-look = looks
did-offer = show all?
did-agree = agrees
did-refuse = refuses
did-throw = throws { NUMBER($cards) }
did-lend = lends { NUMBER($chips) }
did-not-lend = lends nothing
did-show-one = shows one
did-keep = keeps it
# Before the sum of the pot, for those who listen.
pot = Pot
# Parts of the pot: carried from the last deal; closed because somebody has covered it.
carried = { NUMBER($chips) } carried
covered = { NUMBER($chips) } covered
# Before a number: what a bet costs who has looked, and who is blind.
open-pays = Open pays
blind-pays = Blind pays
# In the pack.
cards-left = { NUMBER($cards) } left
old-hand = Old hand
new-hand = New hand
# Buttons on the old and the new hand.
look-at-old = Look at old
look-at-new = Look at new
play-old = Play old
play-new = Play new
keep-old = Keep old
keep-new = Keep new
# A button over the cards of a shared screen.
hold-to-look = Hold to look

# The buttons under the felt: short, a word or two.
what-you-can-do = What you can do
deal-me-in = Deal me in
new-game = New game
go-on = Go on
next-deal = Next deal
same-again = Same again
hurry = Hurry
to-the-end = To the end of the deal
play-on = Skip to the result
buy-in = Buy in
buy-in-for = Buy in for { NUMBER($chips) }
not-now = Not now
look = Look
fold = Fold
see = See
see-for = See { NUMBER($chips) }
show = Show
bet = Bet
bet-of = Bet { NUMBER($chips) }
bet-blind-of = Bet blind { NUMBER($chips) }
cover-for = Cover { NUMBER($chips) }
borrow-of = Borrow { NUMBER($chips) }
lend-of = Lend { NUMBER($chips) }
ask-whom = Ask { $whom }
# In small letters on such a button.
all-you-have = all you have
lost-means-out = if lost, you are out
show-instead = instead
from-whom = from { $whom }
for-chips = for { NUMBER($chips) }
to-whom = to { $whom }
to-open = { NUMBER($chips) } to open
to-stay-in = { NUMBER($chips) } to stay in
# Why a button is dim, in small letters on it.
why-still-in = { $players ->
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { NUMBER($players) }
} still in
why-not-a-blind-man = can’t see a blind player
why-blind-man-later = your bets to go: { NUMBER($bets) }
why-no-bet-yet = no bet yet
why-costs = costs { NUMBER($chips) }
why-at-most = { NUMBER($chips) } at most
why-at-least = { NUMBER($chips) } at least
why-look-first = look first
why-seen = seen
why-on-your-turn = on your turn
why-old-or-new = old or new
why-keep-or-throw = keep or throw
why-answer-first = answer first
why-name-a-hand = name a hand
why-one-still-in = still in
why-has-seen-it = has seen it

# The row above the buttons: an amount, a choice of two, or a hint.
less = Less
more = More
amount = Amount
whom = Whom
show-all = Show all?
show-all-if-all-agree = Everyone shows, if all agree
# A hand has been looked at, of two: it stays and the other goes, or it goes and the other plays unseen. Two buttons side by side.
keep-old-drop-new = Keep old, drop new
keep-new-drop-old = Keep new, drop old
drop-old-play-new = Drop old, play new
drop-new-play-old = Drop new, play old
throw = Throw
agree-to-show = Agree to show
refuse = Refuse
lend-whom = Lend { $whom } { NUMBER($chips) }
keep-neither = Keep neither
new-version = A new version is ready: use it
hide-your-cards = Hide your cards
last-sitting-waits = The last sitting waits where you left it.
last-sitting-waits-of = The last sitting waits where you left it: { $names }, deal { NUMBER($deal) }.
stays-on-the-table = { NUMBER($chips) } stays on the table.
next-ante = The next ante is { NUMBER($chips) }.
# Where each player pays into several pots.
next-deal-costs = The next deal costs { NUMBER($chips) }.
name-the-hand = Name the hand that plays, unseen.
name-the-kept-hand = You are alone and blind: name the hand you keep.
cover-or-fold = You cannot pay the least bet: cover the pot, or fold.
nobody-lends = You cannot pay the least bet, and nobody lends: fold.
look-at-yours-first = Look at your cards first.

# Throwing cards away, from a hand of four or five.
best-three = Best three
throw-the = Throw the { $card }
throw-two = Throw two
play-these-three = Play these three
pick-one = pick one card
pick-one-more = pick one more
pick-two = pick two cards
pick-three-to-play = pick three to play
pick-two-more = pick two more

# For those who listen: what they are asked, after what has happened.
# For those who listen: their own cards, once they have looked; $cards is a list of cards, $hand what they are as a hand.
you-hold = You hold { $cards }.
you-hold-hand = You hold { $cards }: { $hand }.
your-turn = Your turn.
your-turn-to-open = Your turn to open.
your-turn-to-bet = Your turn: { NUMBER($chips) } to stay in.
your-turn-to-borrow = Your turn: you are { NUMBER($chips) } short: borrow, or fold.
your-turn-to-cover = Your turn: cover the pot with { NUMBER($chips) }, or fold.
your-turn-to-look = Your turn: look first.
lend-or-refuse = Lend, or refuse.
lend-or-show = Lend, or show.

# The line over the buttons: whose turn it is, behind what happened last.
turn-of = { $who ->
    [you] Your turn.
   *[other] { $who }’s turn.
}
# In its place: what an offer to show means, and what it means that somebody has refused it.
if-all-agree = If all agree to show, the best hand wins.
no-showdown-go-on = Bet on, or fold.
# The same line while somebody settles for how much he buys in: $n chips more, $sum in all.
buying-in = { $who ->
    [you] You add { NUMBER($n) } and play on with { NUMBER($sum) }.
   *[other] { $who } adds { NUMBER($n) } and plays on with { NUMBER($sum) }.
}
# In small letters on a button that stakes more than half of one's chips, once it has been pressed; and for those who listen.
press-again = press again
press-again-for = { NUMBER($chips) } is more than half of your chips: press again.
# The same where folding is free or the hand is good, where whole hands are exchanged or shown, and on a tap on one’s own cards.
press-again-if-sure = Press again if you are sure.
press-again-to-show = Everyone shows, if all agree: press again.

# Amounts that are a press away: on the button, in a word of at most five letters, and what it is called.
quick-least = Min
quick-pot = Pot
quick-least-name = The least bet
quick-double-name = Twice the least bet
quick-half-name = Half the pot
quick-pot-name = The whole pot

# Between two people who share a screen.
pass-to = Pass to { $who }
i-am = I am { $who }

# What happens at the table, a sentence each.
deals = { $who ->
    [you] You deal
   *[other] { $who } deals
}.
# A dealer's own game: $game is a named-game.
deals-game = { $who ->
    [you] You deal { $game }
   *[other] { $who } deals { $game }
}.
ante-is = Ante { NUMBER($chips) }.
pack-is-shuffled = The pack is shuffled.
asks-for = { $who ->
    [you] You ask
   *[other] { $who } asks
} { $whom ->
    [you] you
   *[other] { $whom }
} for { NUMBER($chips) }.
cannot-pay = { $who ->
    [you] You cannot pay the least bet
   *[other] { $who } cannot pay the least bet
}.
bottom-card-is = The bottom card is the { $card }.
# The high card: who gets which card, and who deals first.
cut = { $who ->
    [you] You get the { $card }
   *[other] { $who } gets the { $card }
}.
has-high-card = { $who ->
    [you] You have the high card
   *[other] { $who } has the high card
}.
looks = { $who ->
    [you] You look at your cards
   *[other] { $who } looks
}.
looks-at = { $who ->
    [you] You look
   *[other] { $who } looks
} at the { $hand ->
    [old] old
   *[new] new
} hand.
bets = { $who ->
    [you] You bet { NUMBER($chips) }
   *[other] { $who } bets { NUMBER($chips) }
}{ $blind ->
    [blind] {" "}blind
   *[seen] {""}
}.
pays-to-see = { $who ->
    [you] You pay { NUMBER($chips) }
   *[other] { $who } pays { NUMBER($chips) }
} to see { $whom ->
    [you] you
   *[other] { $whom }
}.
folds = { $who ->
    [you] You fold
   *[other] { $who } folds
}.
covers = { $who ->
    [you] You cover
   *[other] { $who } covers
} the pot with { $chips ->
    [one] { NUMBER($chips) } chip
   *[other] { NUMBER($chips) } chips
}.
# The same where he has no chip left to cover it with: nothing is asked of him.
covers-with-nothing = { $who ->
    [you] You have no chips left, and stay in for the pot
   *[other] { $who } has no chips left, and stays in for the pot
}.
bets-last-chip = { $who ->
    [you] That was your last chip: both of you show
   *[other] That was the last chip of { $who }: both show
}.
offers-to-show = { $who ->
    [you] You offer to show
   *[other] { $who } offers to show
}.
agrees = { $who ->
    [you] You agree
   *[other] { $who } agrees
}.
refuses = { $who ->
    [you] You refuse
   *[other] { $who } refuses
}.
throws-hand = { $who ->
    [you] You throw
   *[other] { $who } throws
} the { $hand ->
    [old] old
   *[new] new
} hand away.
throws-away = { $who ->
    [you] You throw
   *[other] { $who } throws
} { $cards ->
    [1] a card
    [4] four cards
    [10] ten cards
   *[2] two cards
} away.
turns-up = { $who ->
    [you] You turn up the { $card } that you threw away
   *[other] { $who } turns up the { $card } thrown away
}.
# $hand is a hand as above, in the form [a].
shows = { $who ->
    [you] You show { $hand }
   *[other] { $who } shows { $hand }
}.
wins = { $who ->
    [you] You win { NUMBER($chips) }
   *[other] { $who } wins { NUMBER($chips) }
}.
buys-in = { $who ->
    [you] You buy in for { NUMBER($chips) }
   *[other] { $who } buys in for { NUMBER($chips) }
}.
lends = { $who ->
    [you] You lend
   *[other] { $who } lends
} { $whom ->
    [you] you
   *[other] { $whom }
} { NUMBER($chips) }.
pays-back = { $who ->
    [you] You pay
   *[other] { $who } pays
} { $whom ->
    [you] you
   *[other] { $whom }
} { NUMBER($chips) } back.
# A debt that ran in a circle of debts, such as two who owe each other: nothing is paid.
set-off = Set off: { $who ->
    [you] you owe
   *[other] { $who } owes
} { $whom ->
    [you] you
   *[other] { $whom }
} { NUMBER($chips) } less.
refuses-to-lend = { $who ->
    [you] You refuse
   *[other] { $who } refuses
} to lend to { $whom ->
    [you] you
   *[other] { $whom }
}.
shows-to = { $who ->
    [you] You show { $whom } your hand
   *[other] { $who } shows { $whom ->
        [you] you
       *[other] { $whom }
    } the hand
}.
names-game = { $who ->
    [you] You name { $game }
   *[other] { $who } names { $game }
}.
proposes-game = { $who ->
    [you] You name { $game }; the others are asked
   *[other] { $who } names { $game }; the others are asked
}.
agrees-to-game = { $who ->
    [you] You agree to it
   *[other] { $who } agrees to it
}.
refuses-game = { $who ->
    [you] You refuse it
   *[other] { $who } refuses it
}.
agree-to-game = Agree
asked-about-game = { $who ->
    [you] Do you agree to it?
   *[other] { $who }, do you agree to it?
}
game-declined = { $game } has no majority: the dealer names another game.
pot-is-carried = The pot of { NUMBER($chips) } is carried.
keeps-unseen = { $who ->
    [you] You keep your hand unseen
   *[other] { $who } keeps the hand unseen
}.
# Hands set from one deal, and swapping with the board. $hand is in the form [a], $n counts from 1.
takes-spare = { $who ->
    [you] You take
   *[other] { $who } takes
} the spare hand.
leaves-spare = { $who ->
    [you] You leave
   *[other] { $who } leaves
} the spare hand.
has-set = { $who ->
    [you] You have set your hands
   *[other] { $who } has set
}.
shows-set = { $who ->
    [you] You show
   *[other] { $who } shows
} { $hand } as hand { NUMBER($n) }.
passes-set = { $who ->
    [you] You do not show
   *[other] { $who } does not show
} hand { NUMBER($n) }.
wins-set = { $who ->
    [you] You win
   *[other] { $who } wins
} hand { NUMBER($n) }.
nobody-wins-set = Nobody wins hand { NUMBER($n) }.
paid-for-four = { $who ->
    [you] You are paid { NUMBER($chips) }
   *[other] { $who } is paid { NUMBER($chips) }
} for four of a kind.
has-four = { $who ->
    [you] You have
   *[other] { $who } has
} four of a kind, which wins everything.
wins-game = { $who ->
    [you] You win the game
   *[other] { $who } wins the game
}.
share-game = { $names } share the game.
# Setting one's hands: places that become the hands, and the cards in hand. $n, $worse count from 1; $hand is in the form [bare].
set-your-hands = Set your hands.
tap-cards-then-a-place = Tap cards and a place, or drag them. Nobody sees them yet.
# The same beside a button, where there is less room; and beneath Lay, while somebody sets his hands before one.
tap-cards-short = Tap cards, then a place.
lay-after = after { $who }
tap-a-place = { $cards ->
    [one] Tap a place for the card.
   *[other] Tap a place for the { NUMBER($cards) } cards.
}
cards-picked = { $cards ->
    [one] One card picked.
   *[other] { NUMBER($cards) } cards picked.
}
all-are-set = All cards are set.
is-thrown-away = Left over: the { $card }.
hand-beats = Hand { NUMBER($n) } is better than hand { NUMBER($worse) }.
hand-is = Hand { NUMBER($n) }: { $hand }
hand-number = Hand { NUMBER($n) }
in-hand-number = in hand { NUMBER($n) }
in-hand = still to set
place-is-empty = empty
cards-so-far = { $cards ->
    [one] one card so far
   *[other] { NUMBER($cards) } cards so far
}
cards-missing = { NUMBER($cards) } left
sort = Sort
by-rank = by rank
by-suit = by suit
suggest = Suggest
best-first = Best first
lay = Lay
# Beside the name of who has set his hands.
did-set = set
points-of-a-seat = { $n ->
    [one] { NUMBER($n) } point
   *[other] { NUMBER($n) } points
}
pot-of-hand = Hand { NUMBER($n) }
main-pot = Main
spare-or-own = Take the spare hand for yours? Nobody has seen it.
take-spare = Take it
keep-mine = Keep mine
show-or-pass = Show hand { NUMBER($n) }, or pass?
pass-it = Pass
scoops = { $who ->
    [you] You win every hand!
   *[other] { $who } wins every hand!
}
crashes = { $who ->
    [you] Crash! You win all four
   *[other] Crash! { $who } wins all four
}!
swaps = { $who ->
    [you] You give the { $gave } for the { $took }
   *[other] { $who } gives the { $gave } for the { $took }
}.
swaps-hidden = { $who ->
    [you] You take the hidden card and put one of yours there
   *[other] { $who } takes the hidden card and puts another there
}.
swaps-all = { $who ->
    [you] You swap all three
   *[other] { $who } swaps all three
}.
sticks = { $who ->
    [you] You stick. Everybody else has one more turn
   *[other] { $who } sticks. Everybody else has one more turn
}.
loses-life = { $who ->
    [you] You lose a life
   *[other] { $who } loses a life
}.
has-points = { $who ->
    [you] You have
   *[other] { $who } has
} { $n ->
    [one] { NUMBER($n) } point
   *[other] { NUMBER($n) } points
}.
sets-won = { $who ->
    [you] You win
   *[other] { $who } wins
} { $n ->
    [one] { NUMBER($n) } hand
   *[other] { NUMBER($n) } hands
}
nobody-won = Nobody wins the deal
# Beneath a hand that lies open for its owner alone.
only-you-see-this = only you see this

# The end of a deal. Its headline has no full stop: who has won, or several in a row with commas between.
pot-stays = The pot of { NUMBER($chips) } stays
has-won = { $who ->
    [you] You win { NUMBER($chips) }
   *[other] { $who } wins { NUMBER($chips) }
}
# The same where the pot holds only what the winner has staked himself.
has-taken-back = { $who ->
    [you] You take your { NUMBER($chips) } back
   *[other] { $who } takes back { NUMBER($chips) }
}
# At the end of a deal in which pots were covered, one after another: who took the pot that somebody covered, then the last one.
covered-pot-goes = { $who ->
    [you] You take
   *[other] { $who } takes
} the pot of { NUMBER($chips) } that { $whom ->
    [you] you
   *[other] { $whom }
} covered.
own-covered-pot-goes = { $who ->
    [you] You take
   *[other] { $who } takes
} the covered pot of { NUMBER($chips) }.
last-pot-goes = { $who ->
    [you] You take
   *[other] { $who } takes
} the last pot of { NUMBER($chips) }.
# Who has lost everything, at a deal's end; then whether he may buy in.
has-no-chips = { $who ->
    [you] You have
   *[other] { $who } has
} no chips left.
has-too-few-chips = { $who ->
    [you] You have
   *[other] { $who } has
} too few chips for the next deal.
may-buy-in = Whoever likes may buy in again, for { NUMBER($least) } or more.
# A button beside New game: the others go on without the player.
watch-on = Watch on
everyone-else-folded = Everyone else folded.
goes-back-unseen = { $whose ->
    [you] Nobody else sees your hand
   *[other] { $whose }’s hand goes back unseen
}.
was-not-better = { $whose ->
    [you] Your
   *[other] { $whose }’s
} hand was not better, and goes back unseen.
# With which hand the see was won (form [a]), and over which ($other, form [bare]).
with-hand = With { $hand }.
with-hand-over = With { $hand } over { $whose ->
    [you] your
   *[other] { $whose }’s
} { $other }.
# Where both hands bear the same name: what decided between them.
decided-by-rank = The { $rank } decides.
decided-by-wilds = The hand with fewer wild cards wins.
decided-by-paying = The hands were equal, and then whoever paid to see loses.
paid-to-see = { $who ->
    [you] You paid { NUMBER($chips) }
   *[other] { $who } paid { NUMBER($chips) }
} to see.
all-agreed-to-show = All agreed to show.
showed-instead = { $who ->
    [you] You showed
   *[other] { $who } showed
} instead of lending.
showed = { $who ->
    [you] You showed { $hand }
   *[other] { $who } showed { $hand }
}.
nobody-beat-face-up = Nobody could beat the hand that lay face up.
blind-wins-nothing = The last player was blind, and a blind hand does not win the pot.
keeps-for-the-next = { $who ->
    [you] You keep your hand, unseen, for the next deal
   *[other] { $who } keeps the hand, unseen, for the next deal
}.
hands-were-alike = The hands were alike.
threw = { $who ->
    [you] You threw
   *[other] { $who } threw
} the { $cards }.
owes = { $who ->
    [you] You owe
   *[other] { $who } owes
} { $whom ->
    [you] you
   *[other] { $whom }
} { NUMBER($chips) }.
shuffled-before-the-next = The pack is shuffled before the next deal.

# The end of the sitting.
no-game = No game
has-the-chips = { $who ->
    [you] You have the most chips
   *[other] { $who } has the most chips
}
too-few-can-pay = Fewer than two can pay the ante.
over-after = Over after { $deals ->
    [1] one deal
   *[other] { NUMBER($deals) } deals
}: fewer than two can pay the next ante.
ended-after = Ended after { $deals ->
    [1] one deal
   *[other] { NUMBER($deals) } deals
}.
# $won is the headline of the last deal.
in-the-last-deal = { $won } in the last deal.
column-player = Player
column-chips = Chips
column-change = Change

# A deal of the past in a line: who won how much, and with which hand (form [bare]).
not-finished = Not finished
won = { $who ->
    [you] You won { NUMBER($chips) }
   *[other] { $who } won { NUMBER($chips) }
}
won-with = { $who ->
    [you] You won { NUMBER($chips) }
   *[other] { $who } won { NUMBER($chips) }
}, { $hand }

## Before the sheets have come: what they are called, and that they are on their way

close-sheet = Close
# A button, and the title of the sheet it opens: what puts a table like this one on another web page.
embed-this-table = Embed this table
# In place of an embedded table, where the program came only in part.
game-not-fetched = The game could not be fetched. Please load the page again once you are connected.
table-not-fetched = The table could not be fetched yet.
# The sheet that says how each game is played: its title, and the buttons that open it.
how-to-play = How to play
# A small button of the rail, and the title of the sheet it opens: the kinds of hands in their order.
what-beats-what = What beats what
# A link, and the title of the sheet it opens.
is-the-shuffle-fair = Is the shuffle fair?
# The sheet that lists what each key of the keyboard does: its title.
keys = Keys
look-at-your-cards = Look at your cards
name-the-game = Name the game
# Above the table, where what keeps the sitting on the device comes too late.
keeper-not-fetched = What keeps your sitting on this device could not be fetched. It is tried again by itself: leave the page open until then.
sitting-not-fetched = What your sitting needs to go on could not be fetched. The sitting stays as it is, and this is tried again by itself.
# A button: I have read this.
notice-good = Got it
one-moment = One moment.
part-not-fetched = This part of the page could not be fetched. The table is as it was. Try again once you are connected.
# Buttons; what they are called aloud follows.
replay-button = Replay
try-again = Try again

### Fetched with the sheets: what follows is not said before.

## New game: the form, house rules, sharing, what is wrong in it (src/app/sheets/new_game, src/app/draft, src/app/words/rule_sentences.rs)

# The sheet, from the top. Buttons are short.
# What dealing the new game does to the one there is: one that is being played, one that was kept and waits to go on, one
# between its deals.
game-in-hand-ends = The game in hand ends. What each has put into the pot in this deal goes back to him, and the result is kept.
waiting-sitting-ends = The sitting that waits ends. Its result is kept.
sitting-in-hand-ends = The sitting in hand ends. Its result is kept.
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
name-is-played-by = { $who ->
    [you] You are played by
   *[other] { $who } is played by
}
chips-of = Chips of { $whose }
player-kind-person = Person
# The bots, by how they play.
player-kind-careful = Careful bot
player-kind-straightforward = Straight bot
player-kind-bragger = Bragger bot
player-kind-expert = Expert bot
# How well a bot of this kind plays: a short line beneath it. $others are straightforward players, $chips is rounded.
strength-wins = wins about { NUMBER($chips) } chips in 100 deals from { $others ->
    [one] a straight bot
   *[other] { NUMBER($others) } straight bots
}
strength-loses = loses about { NUMBER($chips) } chips in 100 deals to { $others ->
    [one] a straight bot
   *[other] { NUMBER($others) } straight bots
}
strength-even = comes out even with { $others ->
    [one] a straight bot
   *[other] { NUMBER($others) } straight bots
}
who-deals-first = First dealer
chance-deals-first = By chance
one-player-fewer = One player fewer
add-a-player = Add a player
# The same button once eight sit there.
the-table-is-full = The table is full
player-joins = { $who ->
    [you] You join.
   *[other] { $who } joins.
}
player-leaves = { $who ->
    [you] You leave.
   *[other] { $who } leaves.
}
house-rules = House rules
# Names the list of presets, for a screen reader.
rules-to-begin-with = Rules to begin with
preset-usual = The usual rules
preset-usual-says = Ante 1, no limit, blind play, hardly ever a shuffle.
preset-strict = Strict pub school
preset-strict-says = Open for 1 to 5, table stakes, no showdown by agreement. High card deals. A blind player can be seen after 3 bets.
preset-french = French school
preset-french-says = Open for 2 to 5, look at your cards at any time, a shuffle after any see.
preset-wild-twos = Wild twos
preset-wild-twos-says = All twos are wild, as is common with four and five cards.
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
fault-open-max = It must be { NUMBER($least) } or more, like the smallest first bet.
fault-bet-cap = It must be { NUMBER($least) } or more, like the smallest first bet.
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
# The first of the games that a dealer may name, before the others of the family; and why another cannot be named now.
call-brag = Brag
call-brag-says = Brag, with cards, wild cards and blind play as you say.
call-not-now = not now: { $why }
call-cards-hint = Of more than three you keep three.
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
# pagat is a site on card games.

group-game = The game
rule-game = Cards each
rule-game-hint = Of more than three you keep the three you like best.
# Three buttons in a row. Short.
rule-game-three-card = 3
rule-game-four-card = 4
rule-game-five-card = 5
rule-game-best-of-seven = 7
rule-game-best-of-thirteen = 13
rule-game-why = pagat: “whether three four or five cards are dealt”.
rule-running-flush-over-prial = Running flush beats a prial
# “Off” is the switch beside it.
rule-running-flush-over-prial-hint = Off, a prial is the best hand there is.
rule-running-flush-over-prial-why = Wikipedia’s table lists the straight flush first; every other source has the prial.

group-stakes = Stakes
rule-ante = Ante
rule-ante-hint = Everyone pays it before a deal.
rule-ante-why = pagat: “the initial stake or ante”.
rule-open-min = Smallest first bet
rule-open-min-hint = The deal opens for this or more.
rule-open-min-why = pagat: “the minimum and maximum initial bet”.
rule-open-max = Largest first bet
# Of a field for an amount: it may be left empty.
empty-is-no-limit = Leave empty for no limit.
rule-open-max-why = The French text plays two to five.

group-wild = Wild cards
rule-wild = Wild cards
rule-wild-hint = A wild card stands for whatever helps most.
# Floaters is a name for wild cards: what is quoted stays in English, here and elsewhere.
rule-wild-why = pagat: “wild cards, also known as floaters”.
rule-jokers = Jokers
rule-jokers-hint = Added to the pack, and always wild.
# The first of a row of five buttons: None, 1, 2, 3, 4. Short.
rule-jokers-none = None
rule-jokers-why = pagat names jokers among the wild cards.
rule-wild-as-itself-is-natural = Wild as itself is natural
rule-wild-as-itself-is-natural-hint = A wild two that plays as a two is no wild card then.
rule-wild-as-itself-is-natural-why = Sources only say that fewer wild cards win; this is how some count them.
rule-discards-before-wilds = Discards count before wilds
rule-discards-before-wilds-hint = Equal hands are told apart by what was thrown away first.
rule-discards-before-wilds-why = A ruling: no source says which of the two goes first.

group-limits = Betting limits
rule-raise-limit = Largest raise
rule-raise-limit-hint = Above the last bet. Leave empty for no limit.
rule-raise-limit-why = pagat: “limit (if any) on the amount”.
rule-bet-cap = Largest bet
rule-bet-cap-why = An English house-rules text: “there is a maximum bet”.
rule-pot-limit = Pot limit
rule-pot-limit-hint = No bet is more than the pot before it.
rule-pot-limit-why = pagat: “raise the pot by more than its current” amount.

group-blind = Blind play
rule-blind-play = Blind play
rule-blind-play-hint = Bet without looking, at half price.
rule-blind-play-why = pagat: “the extra option of playing blind”.
rule-blind-look = A blind hand is looked at
rule-blind-look-hint = Before your first bet you may look in any case.
rule-blind-look-own-turn = On your own turn
rule-blind-look-any-time = At any time
rule-blind-look-why = pagat allows it on your turn, the French text at any moment.
rule-blind-last = The last one in, blind
rule-blind-last-hint = What comes of the pot when all fold to a blind player.
rule-blind-last-keep = Keeps the hand, pot carried
rule-blind-last-carry = The pot is carried
rule-blind-last-win = Wins the pot
rule-blind-last-why = pagat: “you are allowed to retain your hand”.
rule-blind-means-not-looked = Blind without a bet
rule-blind-means-not-looked-hint = One who has neither looked nor bet is blind too.
rule-blind-means-not-looked-why = A ruling: no source speaks of it.
rule-retained-mode = Beside a kept hand comes
rule-retained-mode-hint = The others must beat a hand that lies face up, or fold.
rule-retained-mode-two-hands = A second blind hand
rule-retained-mode-face-up = A hand face up
rule-retained-mode-why = pagat: “dealt a second hand face up”.
rule-two-hands-rewin = With two blind hands, the last keeps
rule-two-hands-rewin-hint = For one who is last again with both unseen.
rule-two-hands-rewin-one = One of the two hands
rule-two-hands-rewin-one-or-none = One of them or none
rule-two-hands-rewin-why = Wikipedia: “he must throw away one without looking”; pagat: “may choose to retain either”.

group-see = The see
rule-see-cost = To see costs
rule-see-cost-hint = What one of the last two pays to see the other.
rule-see-cost-double = Twice the bet
rule-see-cost-equal = The bet
rule-see-cost-why = All sources say double; a variation on pagat: “you only need to equal the most recent”.
rule-see-blind-after = A blind player is seen after
rule-see-blind-after-hint = So many bets of one who has looked. Leave empty for never.
rule-see-blind-after-why = An English house-rules text: “you can call him/her after 3 bets”.
rule-agreed-showdown = Agreed showdown
rule-agreed-showdown-hint = Three or more may all agree to show.
rule-agreed-showdown-why = pagat: “they may agree to a showdown”.

group-money = Running out of money
rule-shortage = Can’t afford the bet
rule-shortage-hint = What a player can do who has too few chips for it.
rule-shortage-cover = Cover the pot
rule-shortage-borrow = Borrow, if anyone lends
rule-shortage-richest-lends = The richest must lend
rule-shortage-why = pagat: “This is called covering the pot”, “must either fold or borrow money”.
rule-shortage-fold = Fold
rule-headsup-short = Short when two are left
rule-headsup-short-hint = The other may have to lend, or to show his hand.
rule-headsup-short-cover = As among more
rule-headsup-short-lend-or-show = Lend or show
rule-headsup-short-why = pagat: “has the choice of either”.
rule-rebuy-after-cover-loss = Back after a lost cover
rule-rebuy-after-cover-loss-hint = Whoever covers and loses all may buy in again.
rule-rebuy-after-cover-loss-why = An English house-rules text: “being broke means being broke”.
rule-last-chips = Last chips between two
rule-last-chips-hint = Whether betting the last chip ends the betting: both show, and the bettor wins only with the better hand.
rule-last-chips-play-on = Play on
rule-last-chips-show = Show
rule-last-chips-why = pagat: “the betting ends when one player puts the last of his money in the pot”.
rule-rounds = Rounds
rule-rounds-hint = The sitting ends when everyone has dealt so often. Leave it empty to play on.
rule-rounds-why = The German Wikipedia: a sitting ends when all have dealt equally often.
rule-table-minimum = The table’s minimum
rule-table-minimum-hint = Shown on sitting down and on buying in. 0 is none.
rule-table-minimum-why = pagat: “say £10”.
rule-table-stakes = Played for table stakes
rule-table-stakes-hint = Chips are bought between deals only.
rule-table-stakes-why = pagat: “what Poker players know as table stakes”.

group-dealing = Dealing and shuffling
rule-shuffle = The pack is shuffled
rule-shuffle-hint = Else it is only gathered and dealt again.
rule-shuffle-prial-won = After a prial has won
rule-shuffle-prial-shown = After a prial was shown
rule-shuffle-any-seen = After any hand was shown
rule-shuffle-always = After every deal
rule-shuffle-never = Never again
rule-shuffle-why = pagat: “only shuffled if the previous hand was” won by a prial; the French text after any see.
rule-stock-face-up = Pack face up
rule-stock-face-up-hint = The bottom card of the pack can be seen.
rule-stock-face-up-why = pagat: “the remainder of the pack is placed face” up.

group-dealer = The dealer
rule-first-dealer = The first dealer
rule-first-dealer-hint = The deal then passes to the left.
rule-first-dealer-random = By chance
rule-first-dealer-high-card = High card
rule-first-dealer-why = A house-rules text: “the highest card is the dealer”; the French: by chance or consent.
rule-dealers-choice = Dealer’s choice
rule-dealers-choice-hint = After one deal more than there are players, the next dealer names cards, wild cards and blind play.
rule-dealers-choice-why = pagat: “one more deal than the number of players”, then “the next dealer gets to choose the game”.
rule-other-game = Another card game
rule-other-game-hint = A game of the family beside three, four, five or seven cards needs more than half of the players, or the dealer’s word alone.
rule-other-game-majority = Majority
rule-other-game-dealer = Dealer alone
rule-other-game-why = pagat: the next dealer gets to choose the game.

# What is agreed: a sentence for each house rule.
agreed-game-three-card = Everyone is dealt three cards.
agreed-game-four-card = Everyone is dealt four cards, and plays three of them.
agreed-game-five-card = Everyone is dealt five cards, and plays three of them.
agreed-game-best-of-seven = Everyone is dealt seven cards, and plays three of them.
agreed-game-best-of-thirteen = Everyone is dealt thirteen cards, and plays three of them.
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
agreed-raise-limit = Each later bet is at most { NUMBER($n) } above the last.
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
agreed-shortage-fold = One who cannot pay the least bet must fold.
agreed-headsup-short-lend-or-show = Where two are left and one is short, the other lends or shows.
agreed-rebuy-after-cover-loss-no = Whoever loses all by a cover is out for good.
agreed-rebuy-after-cover-loss-yes = Whoever loses all by a cover may buy in again.
agreed-last-chips-show = Between two, a bet of the last chip ends the betting: both show.
agreed-rounds = The sitting ends when everyone has dealt { $n ->
    [one] once
   *[other] { NUMBER($n) } times
}.
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
agreed-other-game-majority = Another card game of the family needs more than half of the players.
agreed-other-game-dealer = Another card game of the family is the dealer’s choice alone.
agreed-first-dealer-random = Chance finds the first dealer.
agreed-first-dealer-high-card = The highest card dealt finds the first dealer.

# The family of games: New game begins with the question, and a row for each game. A button leads on; on what follows
# another leads back.
which-game = Which game?
players-and-rules = Players and rules
another-game = Another game
# The games by their short names, on these rows and on the rail, each with a sentence that also stands on the cloth before
# the first deal. Crash and Stop the Bus are names.
family-three-card = Three cards
family-three-card-says = Bet, bluff, and play blind.
family-four-card = Four cards
family-four-card-says = Bet on the best three of four.
family-five-card = Five cards
family-five-card-says = Bet on the best three of five.
family-best-of-seven = Best of seven
family-best-of-seven-says = Bet on the best three of seven.
family-best-of-thirteen = Best of thirteen
family-best-of-thirteen-says = Bet on the best three of thirteen.
family-six-card = Six cards
family-six-card-says = Two hands, and a point for each that wins.
family-seven-card = Seven cards
family-seven-card-says = Two hands: win both and take the pot, or it stays.
family-nine-card = Nine cards
family-nine-card-says = Three hands from nine cards, the best one first.
family-ten-card = Ten cards
family-ten-card-says = Three hands; whoever wins most of them wins the deal.
family-thirteen-card = Crash
family-thirteen-card-says = Four hands from thirteen cards, and a race for points.
family-fifteen-card = Fifteen cards
family-fifteen-card-says = Five hands; whoever wins most of them wins the deal.
family-stop-the-bus = Stop the Bus
family-stop-the-bus-says = Swap with the table; the lowest hand loses a life.
# On the same rows, in small letters: how many may play, and how long it takes.
family-players = 2 to { NUMBER($most) } players
family-minutes = { NUMBER($n) } min
family-minutes-a-deal = { NUMBER($n) } min a deal
# On the rail after the short name of a game, in very few letters: the points that win; the ante; four pots of so many
# each; lives.
rail-to = to { NUMBER($n) }
rail-ante = ante { NUMBER($n) }
rail-pots = 4 × { NUMBER($n) }
rail-lives = { $n ->
    [one] { NUMBER($n) } life
   *[other] { NUMBER($n) } lives
}
# Beside a player’s chips, which are fewer.
fault-cannot-pay = It takes { NUMBER($chips) } to play.

# Their house rules, as those above. Hands are set best first: hand 1, hand 2, …
group-prize = What is played for
rule-form = Played for
rule-form-hint = Chips in one pot or in four, or points.
# In a list.
rule-form-pots = A pot for each hand and one for all
rule-form-two-of-three = One pot, for two hands of three
rule-form-points = Points
rule-points = A hand is worth
rule-points-hint = The points for hands 1 to 4.
# Two buttons side by side. Short.
rule-points-one = 1 each
rule-points-street = 4, 3, 2, 1
rule-target = Points to win
rule-target-hint = The game ends with the deal in which somebody gets there.
rule-set-ante-hint = Everyone puts it into each pot before a deal.
rule-bonus-all = Both hands won
rule-bonus-all-hint = So many points more. 0 is none.
rule-crash = All four hands won
rule-crash-hint = That is a crash.
# In a list.
rule-crash-wins-game = Wins the game
rule-crash-point = One point more
rule-crash-none = Nothing more
group-hands = The hands
rule-tie = Equal hands
rule-tie-hint = Who wins where the best are equal.
# Two buttons side by side. Short.
rule-tie-nobody = Nobody
rule-tie-first-shown = Shown first
rule-minimum = A hand wins from
rule-minimum-hint = Anything lower wins nothing.
rule-four-of-a-kind = Four of a kind
rule-four-of-a-kind-hint = Set as one hand of four cards.
# In a list.
rule-four-of-a-kind-pays = Beats all, and is paid for
rule-four-of-a-kind-beats = Beats all
rule-four-of-a-kind-none = Is no hand
rule-quads-bonus = Paid for four of a kind
rule-quads-bonus-hint = By each of the others. 0 is nothing.
rule-quads-win = Four of a kind wins at once
rule-quads-win-hint = Whoever is dealt it takes every pot before anybody sets.
rule-prial-top = The best prial
rule-prial-top-hint = After it come the aces, and so on down.
rule-pass = Passing
rule-pass-hint = One may keep a hand back instead of showing it.
rule-spare = Spare hands
rule-spare-hint = With two or three players: one may take one, unseen, for one’s own cards.
group-settling = Settling up
rule-settlement = Losers pay
rule-settlement-hint = To the winner, once the game is over.
# Two buttons side by side. Short.
rule-settlement-fixed = One sum
rule-settlement-behind = By points
rule-game-stake = Stake
rule-game-stake-hint = The sum, or the price of a point. 0 is nothing.
rule-blank-double = Double without a point
rule-blank-double-hint = Whoever has none at the end pays twice.
rule-buy-in = Buy-in
rule-buy-in-hint = Everyone pays it once, before the first deal.
rule-lives = Lives
rule-lives-hint = Whoever has lost the last one is out.
rule-first-stick = Stick in the first turn
rule-first-stick-hint = A player may stick before he has swapped once.
rule-one-down = One card face down
rule-one-down-hint = The second card on the table, and what is put in its place.
rule-set-why = Wikipedia and pagat tell these games in outline. What they leave open is settled here.
rule-bus-why = After Wikipedia and pagat. What they leave open is settled here.

# Teen Patti. Its own words stay in every language: boot (the ante), chaal (a bet of who has looked), pack (to fold), show,
# sideshow. On the felt: how a hand is held, what a player did last, and before a number what a bet costs.
patti-held-seen = seen
patti-held-packed = packed
patti-did-chaal = chaal { NUMBER($chips) }
patti-did-show = show { NUMBER($chips) }
patti-did-sideshow = sideshow
patti-chaal-pays = Chaal
patti-blind-pays = Blind
# The buttons: short. The next is that of a bet of who has not looked.
patti-pack = Pack
patti-show = Show
patti-show-for = Show { NUMBER($chips) }
patti-sideshow = Sideshow
patti-chaal = Chaal
patti-chaal-of = Chaal { NUMBER($chips) }
patti-blind-of = Blind { NUMBER($chips) }
patti-compare = Compare
# In small letters on such a button, and why one is dim.
patti-why-of-blind = the last is blind
patti-why-few = { NUMBER($n) } must be in
patti-why-none = not agreed on
# In the row above the buttons.
patti-look-now = No more blind bets: look at your cards.
patti-cover-or-pack = You cannot pay the least bet: cover the pot, or pack.
patti-the-worse-packs = The worse hand packs; if they are equal, { $who } packs.
# What happens at the table, a sentence each.
patti-next-boot = The next boot is { NUMBER($chips) }.
patti-boot-is = Boot { NUMBER($chips) }.
patti-chaals = { $who ->
    [you] You play chaal
   *[other] { $who } plays chaal
} for { NUMBER($chips) }.
patti-packs = { $who ->
    [you] You pack
   *[other] { $who } packs
}.
patti-pays-for-show = { $who ->
    [you] You pay
   *[other] { $who } pays
} { NUMBER($chips) } for a show with { $whom ->
    [you] you
   *[other] { $whom }
}.
patti-asks = { $who ->
    [you] You ask
   *[other] { $who } asks
} { $whom ->
    [you] you
   *[other] { $whom }
} for a sideshow.
patti-agrees = { $who ->
    [you] You agree
   *[other] { $who } agrees
} to the sideshow.
patti-refuses = { $who ->
    [you] You refuse
   *[other] { $who } refuses
} the sideshow.
patti-compared = { $who ->
    [you] You
   *[other] { $who }
} and { $whom ->
    [you] you
   *[other] { $whom }
} compare in private: { $whose ->
    [you] yours
   *[other] { $whose }’s
} is the worse hand.
# A sideshow on the screen: to whom it is passed, that they alone look, and what comes of it.
patti-pass-to-two = Pass to { $who } and { $whom }
patti-we-are = { $who } and { $whom }: here we are
patti-only-two-look = Nobody else looks at the screen now.
patti-of-whom = { $who ->
    [you] Your hand
   *[other] { $who }
}
# The kinds of hands. [a] is the hand as sentences say it, [bare] stands alone and in lists.
patti-trail = { $form ->
    [a] a trail of { $ranks }
   *[bare] trail of { $ranks }
}
patti-pure = { $form ->
    [a] a pure sequence, { $high }
   *[bare] pure sequence, { $high }
}
patti-pure-low = { $form ->
    [a] a pure sequence, ace two three
   *[bare] pure sequence, ace two three
}
patti-sequence = { $form ->
    [a] a sequence, { $high }
   *[bare] sequence, { $high }
}
patti-sequence-low = { $form ->
    [a] a sequence, ace two three
   *[bare] sequence, ace two three
}
patti-colour = { $form ->
    [a] a colour, { $high }
   *[bare] colour, { $high }
}
# The same as titles of rows, and what each is.
patti-kind-trail = Trail
patti-kind-pure = Pure sequence
patti-kind-sequence = Sequence
patti-kind-colour = Colour
patti-brief-trail = three of a rank; aces best, and so on down
patti-brief-pure = a sequence in one suit
patti-brief-sequence = in a row; A 2 3 best, then A K Q
patti-brief-sequence-second = in a row; A K Q best, then A 2 3
# What decides besides, a sentence each.
patti-says-muflis = Muflis: the lowest hand wins, the whole order turned round.
patti-says-999 = An ace is 1, tens and courts are 0. The digits, the highest first, make a number; the highest number wins.
patti-says-lowest-joker = Wild in each hand: all its cards of its own lowest rank.
patti-says-highest-joker = Wild in each hand: all its cards of its own highest rank, aces high.
patti-says-wild = A wild card stands for whatever makes the best hand, but never for a card that is in it already. How many are wild is not compared.
patti-numbers-in = { $from } to { $to }
patti-how-often-numbers = How often each number is dealt, in hundreds.
# The end of a deal.
patti-everyone-packed = Everyone else has packed.
patti-paid-for-show = { $who ->
    [you] You
   *[other] { $who }
} paid { NUMBER($chips) } for the show.
patti-decided-by-asking = The hands were equal: whoever asks for the show then loses.
patti-pot-is-full = The pot came to its limit, and everyone still in showed.
# The game in the family: its name, a line about it, its variations by their names, and the rail.
family-teen-patti = Teen Patti
family-teen-patti-says = Half price for the blind, and a show for two in private.
game-teen-patti = Teen Patti
patti-muflis = Muflis
patti-ak47 = AK47
patti-999 = 999
patti-lowest-joker = Lowest joker
patti-highest-joker = Highest joker
rail-boot = boot { NUMBER($n) }
# Its house rules.
group-patti-bets = Boot and bets
group-patti-blind = Blind play and sideshow
group-patti-hands = Hands
rule-boot = Boot
rule-boot-hint = Everyone pays it before the cards; it is the first stake.
rule-raise = A bet raises
rule-raise-hint = From the stake to twice that, or just one of the two.
# Two buttons side by side. Short.
rule-raise-any = By any amount
rule-raise-double = To double
rule-chaal-limit = Largest chaal
rule-patti-pot-limit = Pot limit
rule-patti-pot-limit-hint = At so many chips all show. Empty: no limit.
rule-blind-turns = Blind bets in a deal
rule-blind-turns-hint = After so many one must look. Empty: no limit.
rule-sideshow = Sideshow
rule-sideshow-hint = How many must still be in.
# In a list.
rule-sideshow-three = Three or more
rule-sideshow-two = Two or more
rule-sideshow-none = No sideshows
rule-a23 = A 2 3
rule-a23-hint = The best sequence, or the next after A K Q.
# Two buttons side by side. Short.
rule-a23-first = Best
rule-a23-second = Second best
rule-variation = Variation
rule-variation-hint = Which hand wins, and what is wild.
# In a list.
rule-variation-none = None
rule-variation-muflis = Muflis: the lowest hand wins
rule-variation-ak47 = AK47: aces, kings, fours and sevens are wild
rule-variation-999 = 999: the highest number wins
rule-variation-lowest-joker = One’s own lowest rank is wild
rule-variation-highest-joker = One’s own highest rank is wild
rule-patti-why = After pagat, as others quote it, and the habits of common apps.
# What is agreed, a sentence each.
agreed-teen-patti = Everyone is dealt three cards, and whoever has not looked bets at half price.
agreed-boot = Everyone pays a boot of { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
}.
agreed-raise-any = A bet is anything from the stake to twice that.
agreed-raise-double = A bet is the stake or twice that, and nothing between.
agreed-chaal-limit = The largest chaal is { NUMBER($n) }.
agreed-patti-pot-limit = Once the pot has { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
}, all show.
agreed-blind-turns = { $n ->
    [one] After { NUMBER($n) } blind bet
   *[other] After { NUMBER($n) } blind bets
} in a deal one must look.
agreed-blind-turns-none = One may play blind for as long as one likes.
agreed-sideshow-three = A sideshow takes three still in.
agreed-sideshow-two = A sideshow takes two still in.
agreed-sideshow-none = There are no sideshows.
agreed-a23-first = A 2 3 is the best sequence, then A K Q.
agreed-a23-second = A K Q is the best sequence, then A 2 3.
agreed-variation-none = The best hand wins, and nothing is wild.
agreed-variation-muflis = Muflis: the lowest hand wins.
agreed-variation-ak47 = AK47: all aces, kings, fours and sevens are wild.
agreed-variation-999 = 999: the digits make a number, and the highest wins.
agreed-variation-lowest-joker = All cards of one’s own lowest rank are wild.
agreed-variation-highest-joker = All cards of one’s own highest rank are wild.
# How it is played.
howto-patti-boot = Everyone pays the boot, the first stake, and is dealt three cards, face down.
howto-patti-blind = Until you look, on your turn, you are blind and bet from the stake to twice that. What you bet is the new stake.
howto-patti-chaal = Once you have looked you bet twice as much: a chaal. Half of it is the new stake.
howto-patti-pack = Nobody has to level up, and there is no checking: bet, or pack and be out.
howto-patti-show = With two left you may pay the least bet for a show: both turn up their hands, and if they are equal you lose. A player who has looked cannot ask a blind one.
howto-patti-sideshow = Sideshow: with three or more in and your cards seen, you may bet the least and ask the one before you, seen too, to compare in private. If he agrees, the worse hand packs, and yours if they are equal.
howto-patti-last = When all others have packed, the last one takes the pot, blind or not.
howto-patti-shown = The pure sequence beats the sequence, the sequence the colour.
howto-patti-variations = Variations
howto-patti-variations-1 = Muflis: the lowest hand wins. AK47: these four ranks are wild. 999: the highest number wins. Or your own lowest or highest rank is wild.
# Why a move is refused.
illegal-must-look-now = { $after ->
    [1] after one blind bet
   *[other] after { NUMBER($after) } blind bets
} the hand must be looked at
illegal-odd-bet = whoever has looked bets an even number of chips
illegal-not-double = here the bet is { NUMBER($least) } or twice that, and nothing between
illegal-no-sideshow = there are no sideshows at this table
illegal-sideshow-of-few = a sideshow takes { NUMBER($least) } players still in
illegal-sideshow-blind = only a player who has looked may ask for a sideshow
illegal-sideshow-of-blind = the player before is blind, and cannot be asked
illegal-must-answer-sideshow = the sideshow must first be agreed to or refused
illegal-no-sideshow-asked = nobody has asked for a sideshow

# What is agreed in them.
agreed-six-card = Everyone is dealt six cards and sets two hands.
agreed-seven-card = Everyone is dealt seven cards and sets two hands; whoever wins both takes the pot, else it stays.
agreed-nine-card = Everyone is dealt nine cards and sets three hands.
agreed-ten-card = Everyone is dealt ten cards and sets three hands; winning most of them is a point.
agreed-thirteen-card = Everyone is dealt thirteen cards and sets four hands.
agreed-fifteen-card = Everyone is dealt fifteen cards and sets five hands; winning most of them is a point.
agreed-stop-the-bus = Everyone is dealt three cards, and three lie on the table to swap with.
agreed-form-pots = Each hand has a pot, and whoever wins all three takes the main pot too.
agreed-form-two-of-three = Whoever wins two hands or more takes the pot, else it stays.
agreed-form-points = Nine cards are played for points, one for each hand.
agreed-points-one = A hand that wins is a point.
agreed-points-street = Hands 1 to 4 are worth 4, 3, 2 and 1 points.
agreed-target = The game is to { $n ->
    [one] { NUMBER($n) } point
   *[other] { NUMBER($n) } points
}.
agreed-set-ante = Before a deal everyone puts { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
} into each pot.
agreed-bonus-all = Winning both hands is { $n ->
    [one] { NUMBER($n) } point
   *[other] { NUMBER($n) } points
} more.
agreed-tie-nobody = Nobody wins a hand that is equal.
agreed-tie-first-shown = Of equal hands the one that is shown first wins.
agreed-pass-yes = A hand need not be shown: one may pass.
agreed-quads-win-yes = Whoever is dealt four of a kind takes every pot at once.
# $ranks is one of ranks-…
agreed-prial-top = The best prial is that of { $ranks }, and then from the aces down.
agreed-minimum-pair = A hand below a pair wins nothing.
agreed-minimum-high-card = Any hand can win.
agreed-minimum-flush = A hand below a flush wins nothing.
agreed-minimum-run = A hand below a run wins nothing.
agreed-minimum-running-flush = A hand below a running flush wins nothing.
agreed-minimum-prial = A hand below a prial wins nothing.
agreed-crash-wins-game = Whoever wins all four hands has won the game.
agreed-crash-point = Winning all four hands is a point more.
agreed-crash-none = Winning all four hands is worth no more than each of them.
agreed-four-of-a-kind-pays = Four of a kind may be set as one hand, which beats every prial and is paid for.
agreed-four-of-a-kind-beats = Four of a kind may be set as one hand, which beats every prial.
agreed-four-of-a-kind-none = Four of a kind is no hand.
agreed-quads-bonus-none = Nobody pays for four of a kind.
agreed-quads-bonus = For four of a kind each of the others pays { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
}.
agreed-spare-yes = Two or three players have spare hands, which they may take unseen.
agreed-spare-no = There are no spare hands.
agreed-settlement-fixed = At the end each loser pays the winner the stake.
agreed-settlement-behind = At the end each loser pays the winner the stake for every point he is behind.
agreed-game-stake-none = The stake is nothing: points are all there is to win.
agreed-game-stake = The stake is { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
}.
agreed-blank-double-yes = Whoever has no point pays double.
agreed-buy-in = Everyone pays { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
} in, once, before the first deal.
agreed-lives = Everyone has { $n ->
    [one] { NUMBER($n) } life
   *[other] { NUMBER($n) } lives
}.
agreed-one-down-yes = The second card on the table lies face down.
agreed-first-stick-yes = A player may stick in his first turn.

# The end of a game for points or lives: heads of a column, and the headline without a full stop.
column-points = Points
column-lives = Lives
has-won-the-game = { $who ->
    [you] You have won the game
   *[other] { $who } has won the game
}
have-shared-the-game = { $names } have shared the game
game-over-after = Over after { $deals ->
    [1] one deal
   *[other] { NUMBER($deals) } deals
}.
# What came of such a sitting, before the chips: “Crash. Points: You 10, Nell 7.” $game is a short name.
sitting-score = { $who ->
    [you] You
   *[other] { $who }
} { NUMBER($n) }
sitting-points = { $game }. Points: { $scores }.
sitting-lives = { $game }. Lives: { $scores }.
# On the tab Odds, in games of hands that are set or swapped.
odds-as-dealt = The numbers are of three cards as they are dealt. Hands that are set or swapped for are better.
# Stop the Bus at the table. $gave, $took and $card are cards, $hand is in the form [a]. Where a card lies, after its name:
on-the-board = on the board
down-on-the-board = face down on the board
in-your-hand = in your hand
# On the plate of a player: his lives, what he did last, that he has stuck, and that his hand is the lowest.
lives-of-a-seat = { $n ->
    [one] { NUMBER($n) } life
   *[other] { NUMBER($n) } lives
}
did-swap = swapped
did-swap-all = all three
has-stuck = stuck
is-lowest = lowest
last-turn-of = { $who ->
    [you] Your last turn
   *[other] Last turn: { $who }
}
swap-or-all = Tap one of yours and one on the board, or swap all three.
swap-prompt-last = Your last turn: tap one of yours and one on the board.
pick-in-each-row = Tap one in each row.
pick-from-board = Now tap one on the board.
pick-your-own = Now tap one of yours.
would-hold = Then you hold { $hand }.
would-take-unseen = You take it unseen.
swap = Swap
swap-for = { $gave } for { $took }
the-hidden-card = the hidden card
all-three = All three
stick = Stick
# Beneath that button, why it cannot be pressed now.
stick-later = from turn two
stuck-already = { $who } stuck
card-picked = Picked: { $card }.
board-is = On the board: { $cards }.
# The end of a deal: $n is how many lives are left.
loses-life-of = { $who ->
    [you] You lose a life
   *[other] { $who } loses a life
}{ $n ->
    [0] , the last one
   *[other] ; { NUMBER($n) } left
}.
lose-a-life-each = { $names } lose a life each
no-life-lost = Nobody loses a life
would-leave-nobody = The lowest hands are equal, and nobody would be left.
lowest-hand-was = The lowest hand: { $hand }.

## Single-stake Brag with braggers, American Brag of 1825, 3 Card Brag Poker: games of bets that everybody still in must match. In
## American Brag one brags; the others “go it” or “bolt”; the last who went “calls a sight” or “returns the brag”. These are words of 1830.

# Short names and a sentence each.
family-american = American Brag
family-american-says = Draw, brag, go it or bolt. Jacks and nines are wild.
family-braggers = Single stake
family-braggers-says = The dealer stakes: meet it, raise it or fold. Three cards are braggers.
family-draw-brag = Brag Poker
family-draw-brag-says = Blinds, a bet, a draw of up to three cards, another bet.
# On the rail after that name: the two blinds; the most that may be put in.
rail-blinds = blinds { NUMBER($small) }/{ NUMBER($big) }
rail-limit = limit { NUMBER($n) }
rail-no-limit = no limit
# The names of their pages.
game-american = American Brag
game-braggers = Single-stake Brag
game-draw-brag = 3 Card Brag Poker
# What happens there, a sentence each.
stakes-first = { $who ->
    [you] You stake { NUMBER($chips) }
   *[other] { $who } stakes { NUMBER($chips) }
}.
posts-blind = { $who ->
    [you] You put in the blind of { NUMBER($chips) }
   *[other] { $who } puts in the blind of { NUMBER($chips) }
}.
checks = { $who ->
    [you] You check
   *[other] { $who } checks
}.
passes-brag = { $who ->
    [you] You pass
   *[other] { $who } passes
}.
matches = { $who ->
    [you] You match it for { NUMBER($chips) }
   *[other] { $who } matches it for { NUMBER($chips) }
}.
matches-unseen = { $who ->
    [you] You match unseen, for half: { NUMBER($chips) }
   *[other] { $who } matches unseen, for half: { NUMBER($chips) }
}.
goes-it = { $who ->
    [you] You go it for { NUMBER($chips) }
   *[other] { $who } goes it for { NUMBER($chips) }
}.
brags = { $who ->
    [you] You brag { NUMBER($chips) }
   *[other] { $who } brags { NUMBER($chips) }
}.
bolts = { $who ->
    [you] You bolt
   *[other] { $who } bolts
}.
calls-sight = { $who ->
    [you] You call a sight: all show
   *[other] { $who } calls a sight: all show
}.
names-hand = { $who ->
    [you] You name your hand: { $hand }
   *[other] { $who } names his hand: { $hand }
}.
contests = { $who ->
    [you] You contest it
   *[other] { $who } contests it
}.
concedes = { $who ->
    [you] You concede
   *[other] { $who } concedes
}.
all-conceded = All concede to { $hand }: nothing is shown.
gives-up-pot = { $who ->
    [you] You give up this pot
   *[other] { $who } gives up this pot
}.
draws-none = { $who ->
    [you] You keep your cards
   *[other] { $who } draws none
}.
draws-cards = { $who ->
    [you] You draw
   *[other] { $who } draws
} { $cards ->
    [one] a card
   *[other] { NUMBER($cards) } cards
}.
nobody-met = { $who ->
    [you] Nobody meets your stake: the others pay you { NUMBER($chips) } in all
   *[other] Nobody meets the stake: the others pay { $who } { NUMBER($chips) } in all
}.
# After the deal of a dealer whose stake nobody met: it is his own.
takes-stake-back = { $who ->
    [you] You take your stake back
   *[other] { $who } takes the stake back
}.
# The same on a small card beside him, in two words.
did-stake = stakes { NUMBER($chips) }
did-post = blind { NUMBER($chips) }
did-check = checks
did-pass = passes
did-match = matches { NUMBER($chips) }
did-go = goes it
did-name-hand = names his hand
did-contest = contests
did-concede = concedes
did-brag = brags { NUMBER($chips) }
did-draw = draws { NUMBER($cards) }
did-draw-none = draws none
# Three of a rank, where pairs alone count: the old name of a prial. The forms are those of hand-prial.
hand-pair-royal = { $form ->
    [a] a pair-royal of { $ranks }
   *[bare] pair-royal of { $ranks }
}
kind-pair-royal = Pair-royal
# Beside the chips of a player: what he has put in in this round. And on a plate in the middle, before a number: what each must.
level-of-a-seat = { NUMBER($chips) } in
held-unseen = unseen
each-in-for = Each in for
# Buttons, short. Beneath one: that half is paid unseen; the least that can be bet; what an old word means (very short).
check = Check
match = Match
match-for = Match { NUMBER($chips) }
contest = Contest
concede = Concede
contest-means = both show
half-price = half price
go-it = Go it
go-it-for = Go it: { NUMBER($chips) }
bolt = Bolt
bolt-means = fold
pass-brag = Pass
brag = Brag
brag-of = Brag { NUMBER($chips) }
return-of = Return { NUMBER($chips) }
call-a-sight = Call a sight
sight-means = all show
stake-of = Stake { NUMBER($chips) }
least-is = at least { NUMBER($chips) }
# Beneath one that cannot be pressed: why not. Very short.
why-stake-first = stake first
why-no-more-raises = no more raises
why-you-are-in = you are in
draw-some = Draw
draw-of = Draw { NUMBER($cards) }
keep-all = Keep all
# What to do, in a sentence over the buttons; also for those who listen.
stake-as-dealer = You deal. Stake first: the others must meet it.
pick-to-draw = Pick up to three cards to throw, or keep them all.
pick-short = Pick up to three.
pick-unseen = Pick up to three cards unseen, or look first.
your-turn-to-match = Your turn: { NUMBER($chips) } to stay in.
your-turn-to-check = Your turn: check or bet.
your-turn-to-contest = { $name } names { $hand }: contest it, or concede.
your-turn-to-brag = Your turn: brag or pass.
your-turn-to-go = Your turn: go it for { NUMBER($chips) }, or bolt.
your-turn-to-see = All have answered: call a sight, or return the brag.
# Options on the sheet: what each is called and a sentence more.
rule-braggers = Braggers
rule-braggers-hint = Each stands for any card; as what it is, it is natural.
rule-lowest-rank = Lowest card
rule-lowest-rank-hint = From 2, the whole pack, to 9, which leaves 24 cards.
rule-stake-max = Limit
rule-stake-max-hint = The most the dealer may stake and anyone may put in. Empty: none.
rule-fixed-sum = If nobody meets it
rule-fixed-sum-hint = What each of the others pays the dealer then.
rule-braggers-why = After a Russian text and Foster’s Hoyle. Wikipedia tells of the short pack.
rule-concede = Name the hand, contest or concede
rule-concede-hint = When all are level, the last to bet names his hand, and only those who contest it show.
rule-american-ante-hint = Everyone pays it into the pot before each deal.
rule-draw = Draw
rule-draw-hint = Before the bragging, each may throw up to three cards and take as many.
rule-brag-max = Highest brag
rule-american-why = After the American Hoyle. The ante and the order of the draw are settled here.
# Two buttons side by side. Short.
rule-limit = Limit
rule-limit-hint = Fixed: a bet is one unit above what is owed.
rule-limit-fixed = Fixed
rule-limit-none = None
rule-big-blind = Big blind
rule-big-blind-hint = Half of it is the small blind, so it is even.
usual-buy-in = The usual buy-in is { NUMBER($least) } to { NUMBER($most) } chips.
rule-draw-unit = Unit of bets
rule-draw-unit-hint = In big blinds, 1 or 2; after the draw it is twice that.
rule-draw-brag-why = After Boylesports, who ran the game, and pagat. What they leave open is settled here.
# What is agreed in them, a sentence each.
agreed-american = Everyone is dealt three cards; all jacks and nines are braggers.
agreed-braggers-game = The dealer stakes before the cards; everyone is dealt three and meets it or folds.
agreed-draw-brag = Everyone is dealt three cards, unseen; there is a bet, a draw of up to three, and a bet.
agreed-braggers = Braggers: { $cards }.
agreed-braggers-none = There are no braggers.
agreed-lowest-rank = The lowest card of the pack is the { NUMBER($n) }.
agreed-stake-max = Nobody may put in more than { NUMBER($chips) }.
agreed-fixed-sum = If nobody meets the stake, each of the others pays the dealer { NUMBER($chips) }.
agreed-fixed-sum-none = If nobody meets the stake, the dealer takes it back and nothing more.
agreed-concede-yes = When all are level, the last to bet names his hand; whoever does not contest it concedes.
agreed-pool-ante = Everyone pays { NUMBER($chips) } into the pot before each deal.
agreed-draw-yes = Before the bragging, three cards at most may be thrown for as many.
agreed-draw-no = No cards are drawn.
agreed-brag-max = A brag is no more than { NUMBER($chips) }.
agreed-limit-fixed = A bet is exactly one unit above what is owed.
agreed-limit-none = A bet is at least one unit above what is owed, and there is no limit.
agreed-big-blind = The big blind is { NUMBER($chips) }, the small one half of it.
agreed-draw-unit-1 = The unit is one big blind, and two after the draw.
agreed-draw-unit-2 = The unit is two big blinds, and four after the draw.
fault-odd-blind = It must be even: half of it is the small blind.
# How to play them: short steps, “you”, and a little of where they come from.
howto-stake = The dealer stakes what he likes before the cards. Then everyone is dealt three.
howto-meet = From his left, put in as much as the most anyone has in, put in more, or fold, until all who stay are level.
howto-all-show = Then all who are left show, and the best hand takes the pot. Of equal hands, the first who staked.
howto-unmet = If nobody meets the dealer, he takes his stake back, and each of the others pays him a chip.
howto-pairs-alone = Only a pair-royal (three of a kind), a pair and the highest card count: no runs, no flushes.
howto-three-braggers = The ace of diamonds, the jack of clubs and the nine of diamonds are braggers and stand for any card. A natural hand beats the same with braggers.
howto-american-draw = Everyone pays the ante and is dealt three cards. From the dealer’s left, throw up to three and take as many.
howto-american-brag = Then pass, or brag a sum. After a brag each of the others goes it, paying that sum, or bolts.
howto-american-sight = The last to go it calls a sight, and all show; or he returns the brag with a new sum, and it goes round again.
howto-american-alone = If nobody goes it, the bragger takes the pot unseen. If all pass, all show.
howto-american-ranks = Only a pair-royal (three of a kind), a pair and the highest card count. All jacks and nines are braggers; the fewer of them, the better. Three braggers are three jacks. Equal: the player nearer the dealer’s left.
howto-blinds = The player left of the dealer puts in the small blind, the next the big one. Everyone is dealt three cards, unseen; look whenever you like.
howto-unit = In turn, match what is owed, bet one unit more, or fold, until all are level: at most three raises, or any number while only two are in.
howto-half = Unseen, you match at half price, but you may not bet.
howto-draw = Then throw up to three cards and take as many, even unseen. A second round of bets follows, with twice the unit.
howto-draw-show = All who are left show. The best hand of Brag takes the pot; equal hands share it.
# What happens in the pictures.
howto-braggers-shown = Three kings with a bragger beat three natural eights, and any pair.
howto-american-shown = Two aces and a bragger are three aces, and beat three natural kings.
howto-draw-shown = Three threes are the best prial, ace-two-three the best run.
# The kinds of hands there, after the name of each.
brief-pair-royal = three of a rank; aces best
brief-pair-alone = two of a rank; the odd card does not count
brief-high-alone = none of these; the highest card alone counts
tie-natural = A natural hand beats the same with braggers.
tie-fewer-braggers = Of equal hands the one with fewer braggers wins; three of them are three jacks.
# Keys: what each does, in a word or two.
key-check-or-match = check or match
# Why the rules refuse an action there; stands after a colon, without a full stop.
illegal-owing = { NUMBER($owed) } is owed: match it, bet more or fold
illegal-nothing-owed = nothing is owed
illegal-unseen-bet = whoever has not looked may match or fold, and never bets
illegal-raises-done = a bet is raised { NUMBER($most) } times in a round, and no more
illegal-bets-out = everybody still in must be able to match a bet, and that is { NUMBER($most) } at the most
illegal-must-stake = the dealer must first stake
illegal-nothing-to-stake = the dealer stakes before the cards, and nobody else
illegal-must-draw = cards must first be drawn, or the hand kept
illegal-no-draw-now = no cards are drawn now
illegal-wrong-throw = one to { NUMBER($most) } cards are thrown
illegal-must-go = the brag of { NUMBER($owed) } must first be answered: go it, or bolt
illegal-must-see-or-brag = the last to go it calls a sight, or returns the brag
setup-odd-blind = big_blind: half of it is the small blind, so it is even

## Classic Brag of 1721 and Post and Pair: three stakes in one deal. The last of three cards lies face up.

# Short names and a sentence each. Seat, Pair and Post are the names of its three pots.
family-three-stake = Classic Brag
family-three-stake-says = Three stakes: the best upcard, a brag, and thirty-one.
family-post-and-pair = Post and Pair
family-post-and-pair-says = Three stakes: the best upcard, the best hand, and twenty-one.
# On the rail after that name: an ante into each of three pots.
rail-three-pots = 3 × { NUMBER($n) }
# The names of their pages.
game-three-stake = Classic three-stake Brag
game-post-and-pair = Post and Pair
# The three pots by name, short: they stand side by side on a phone.
pot-upcard = Upcard
pot-brag = Brag
pot-thirty-one = Thirty-one
pot-seat = Seat
pot-pair = Pair
pot-post = Post
# What happens there, a sentence each. $sum is what a hand counts towards 31 or 21.
raises-brag = { $who ->
    [you] You raise, putting in { NUMBER($chips) }
   *[other] { $who } raises, putting in { NUMBER($chips) }
}.
sees-at-once = { $who ->
    [you] You see
   *[other] { $who } sees
} { $whom ->
    [you] you
   *[other] { $whom }
}.
meets-brag = { $who ->
    [you] You take it up for { NUMBER($chips) }
   *[other] { $who } takes it up for { NUMBER($chips) }
}.
has-upcard = { $who ->
    [you] You have the best upcard, the { $card }
   *[other] { $who } has the best upcard, the { $card }
}.
has-best-hand = { $who ->
    [you] You have the best hand: { $hand }
   *[other] { $who } has the best hand: { $hand }
}.
takes-unseen = { $who ->
    [you] You are left alone and take it unseen
   *[other] { $who } is left alone and takes it unseen
}.
draws-to = { $who ->
    [you] You draw the { $card }: { NUMBER($sum) }
   *[other] { $who } draws the { $card }: { NUMBER($sum) }
}.
draws-over = { $who ->
    [you] You draw the { $card }: { NUMBER($sum) }, and you are out
   *[other] { $who } draws the { $card }: { NUMBER($sum) }, and is out
}.
draws-exactly = { $who ->
    [you] You draw the { $card }: exactly { NUMBER($sum) }
   *[other] { $who } draws the { $card }: exactly { NUMBER($sum) }
}.
stands-at = { $who ->
    [you] You stand at { NUMBER($sum) }
   *[other] { $who } stands at { NUMBER($sum) }
}.
is-nearest = { $who ->
    [you] You are nearest with { NUMBER($sum) }
   *[other] { $who } is nearest with { NUMBER($sum) }
}.
has-the-number = { $who ->
    [you] You have { NUMBER($sum) }
   *[other] { $who } has { NUMBER($sum) }
}.
share-the-number = { $names } share with { NUMBER($sum) }.
draw-again = { $names } are level and draw again.
draws-again = { $who ->
    [you] You draw again
   *[other] { $who } draws again
}: the { $card }.
draw-again-moment = Drawn again
all-are-over = All are out: the pot stays for the next deal.
all-three-won = { $who ->
    [you] You have won all three: the others pay you { NUMBER($chips) } more in all
   *[other] { $who } has won all three: the others pay { NUMBER($chips) } more in all
}.
# The same on a small card beside him, in two words; and on his plate: that he stands, or is out, at so much.
did-take-up = takes it up
did-give-up = gives up
did-raise = raises: { NUMBER($chips) }
did-see-at-once = sees
stands = stands
is-over = out
counts-so-much = counts { NUMBER($sum) }
brags-now = brags
# Under the number in the middle: whose it is.
number-of-whom = { $who ->
    [you] yours
   *[other] { $who }
}
over-at-last = out
# Buttons, short.
give-up = Give up
raise-of = Raise { NUMBER($chips) }
raise = Raise
take-up-for = Take up: { NUMBER($chips) }
take-up = Take up
stand = Stand
stand-at = Stand at { NUMBER($sum) }
draw-a-card = Draw a card
# What to do, in a sentence over the buttons; also for those who listen. $left is what is missing to $target, 31 or 21.
your-turn-to-answer = Your turn: take it up for { NUMBER($chips) }, raise it, or pass.
your-turn-of-two = Your turn: see for { NUMBER($chips) }, raise, or give up.
number-far = You have { NUMBER($sum) }: no card can put you out.
number-near = You have { NUMBER($sum) }. { NUMBER($left) } more makes { NUMBER($target) }; over that you are out.
number-hit = You have { NUMBER($sum) }: stand, and the pot is yours.
number-at-most = You have { NUMBER($sum) }, and have drawn all you may: stand.
# The end of a deal, a line for each pot: its name, who won it and with what, how much. And where nobody did.
stake-line = { $pot }: { $names }, { $how }, { NUMBER($chips) }.
stake-stays = { $pot }: nobody, { $chips ->
    [one] { NUMBER($chips) } stays
   *[other] { NUMBER($chips) } stay
}.
who-of-line = { $who ->
    [you] you
   *[other] { $who }
}
unseen-in-line = unseen
# Options on the sheet: what each is called and a sentence more.
rule-second-favourite = Second favourite
rule-second-favourite-hint = Wild like the jack of clubs, and a little lower.
rule-second-favourite-none = None
rule-second-favourite-jack = Jack of diamonds
rule-second-favourite-nine = Nine of diamonds
rule-second-favourite-ace = Ace of diamonds
rule-vying = The brag
rule-vying-hint = Two challenge each other, or all bet until they are level.
rule-vying-challenge = Between two
rule-vying-round = All
rule-ace31 = An ace counts
rule-ace31-hint = Towards thirty-one.
rule-ace31-10 = 10
rule-ace31-11 = 11
rule-ace31-1 = 1
rule-ace31-either = 1 or 11
rule-draw-max = Cards to draw
rule-draw-max-hint = The most for the third pot. Empty: as many as one likes.
rule-exactly31 = Exactly thirty-one
rule-exactly31-hint = It takes the pot at once, or all who get there share it.
rule-exactly31-takes = At once
rule-exactly31-split = Shared
rule-tie31 = Equally near
rule-tie31-hint = Drawn for: each takes a card, and the highest wins. Elder is nearer to the dealer’s left.
rule-tie31-again = Drawn for
rule-tie31-elder = Elder
rule-tie31-split = Shared
rule-all-three = All three won
rule-all-three-hint = So many antes more from each of the others, up to 3.
rule-all-three-none = None
rule-three-stake-why = After Seymour’s book of 1721, a Hoyle of 1810 and the Britannica of 1911.
rule-royal-takes-all = A pair-royal takes all
rule-royal-takes-all-hint = Whoever wins Pair by showing a pair-royal takes Seat and Post too.
rule-post-and-pair-why = After Cotton’s book and Wikipedia. What they leave open is settled here.
# What is agreed in them, a sentence each.
agreed-three-antes = Before a deal everyone puts { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
} into each of the three pots.
agreed-three-stake = Everyone is dealt three cards, the last face up, and plays for three pots: upcard, brag, thirty-one.
agreed-post-and-pair = Everyone is dealt three cards, the last face up, and plays for three pots: Seat, Pair and Post.
agreed-second-favourite-none = The jack of clubs is wild.
agreed-second-favourite-jack = The jack of clubs is wild, and below it that of diamonds.
agreed-second-favourite-nine = The jack of clubs is wild, and below it the nine of diamonds.
agreed-second-favourite-ace = The jack of clubs is wild, and below it the ace of diamonds.
agreed-vying-challenge = One brags and one takes it up; these two alone play for the second pot.
agreed-vying-round = For the second pot all bet until those who stay are level.
agreed-ace31-10 = At thirty-one an ace counts ten.
agreed-ace31-11 = At thirty-one an ace counts eleven.
agreed-ace31-1 = At thirty-one an ace counts one.
agreed-ace31-either = At thirty-one an ace counts one or eleven.
agreed-draw-max = For the third pot one may draw { $n ->
    [one] { NUMBER($n) } card
   *[other] { NUMBER($n) } cards
} at most.
agreed-exactly31-takes = Exactly thirty-one takes the third pot at once.
agreed-exactly31-split = All who get to thirty-one share the third pot.
agreed-tie31-again = Equally near hands draw a card each, and the highest wins.
agreed-tie31-elder = Of equally near hands the elder wins.
agreed-tie31-split = Equally near hands share.
agreed-all-three-none = All three pots to one player are worth no more.
agreed-all-three-1 = Whoever wins all three pots gets one ante more from each of the others.
agreed-all-three-2 = Whoever wins all three pots gets two antes more from each of the others.
agreed-all-three-3 = Whoever wins all three pots gets three antes more from each of the others.
agreed-royal-takes-all-yes = Whoever wins Pair by showing a pair-royal takes all three pots.
# How to play them: short steps, “you”, and a little of where they come from.
howto-three-pots = Everyone pays an ante into each of three pots and gets three cards, the third face up.
howto-best-upcard = The best upcard takes the first pot: the ace of diamonds, else the highest. Equal: nearer the dealer’s left.
howto-brag-of-two = From the dealer’s left, pass or brag. The first to take it up puts in as much or more; they go on until one sees, or gives up.
howto-brag-of-none = If nobody takes it up, the bragger has the pot unseen. If all pass, all show.
howto-favourite = Only a pair-royal (three of a kind), a pair and the highest card count. The jack of clubs stands for any card; a natural hand beats the same with it.
howto-thirty-one = Then all cards lie open. In turn, draw towards 31 or stand: tens, courts and aces count 10. Over 31 you are out; exactly 31 takes the third pot at once, else the nearest. Equal: each draws, the highest wins.
howto-all-three = Win all three, and everyone pays you one ante more.
howto-post-pots = Everyone pays an ante into each of Seat, Pair and Post and is dealt three cards, the third face up.
howto-seat = The best upcard takes Seat: the ace of diamonds, else the highest. Equal: the player nearer the dealer’s left.
howto-pair = For Pair, check or bet in turn, until all who stay are level, and show. A pair-royal (three of a kind), a pair, or the highest card wins; nothing is wild.
howto-post = Then all cards are turned up, and everyone plays for Post, whoever left Pair too: draw towards 21 or stand. Tens and courts count 10, aces 1. Over 21 you are out; exactly 21 takes Post at once, else the nearest does.
howto-favourite-shown = Two twos and the jack of clubs are three twos, and beat a pair of aces.
howto-pair-shown = Three twos beat a pair of aces, and that beats the highest card.
# Keys: what each does, in a word or two.
key-take-up = take up or see
key-stand = stand
key-draw-a-card = draw a card
# Why the rules refuse an action there; stands after a colon, without a full stop.
illegal-must-brag-or-pass = first it must be settled who brags: brag or pass
illegal-must-answer-brag = the brag must first be taken up or passed
illegal-must-see-or-give-up = the other of the two must first be seen, raised or given way to
illegal-must-draw-or-stand = a card is drawn now, or none any more
illegal-no-more-cards = no more than { NUMBER($most) } { $most ->
    [one] card
   *[other] cards
} may be drawn
key-pass-or-bolt = pass, or bolt
key-go-or-sight = go it, or call a sight
key-brag = brag
key-draw = draw
key-keep-all = keep all

## The menu: settings, rules, odds, the log (src/app/sheets/menu)

language = Language
as-the-device = As the device
language-not-fetched = This language could not be fetched. Try again once you are connected.
speed = Speed
light = Light
suits = Suits
bots-take-their-time = Bots take their time
deal-on-by-itself = Deal on by itself
hint-deal-on-by-itself = once the end of a deal could be read
keep-the-screen-awake = Keep the screen awake
play-with-keys = Play with keys
sound = Sound
hint-sound = cards, chips, a quiet win
volume = Volume
quiet = Quiet
# The volume that is neither quiet nor loud.
usual-volume = Usual
loud = Loud
sort-the-cards = Sort the cards
hint-highest-first = hands you can see lie highest first
hints = Hints
hint-hints = a button that advises you on your turn
# What it asks twice for: see press-again-if-sure.
confirm-risky-actions = Ask before risky presses
hint-confirm-risky-actions = a second press for folding where checking is free or a good hand, for All three, Take it and Show all, and for a look by a tap on your cards
# At the foot of the menu, while a sitting is played: what leaving means, and the button that leaves for the first screen.
leaving-keeps-all = Leave, and cards, chips and pot wait as they are: Go on brings you back.
leave-the-table = Leave
vibration = Vibration
hint-vibration = when it is your turn, and when you win
# A link to the list of keys.
what-the-keys-do = What the keys do
hint-where-several-share-the-screen = where several share the screen
hint-a-pause-before-each-speaks = a pause before each speaks
bots-talk = Bots talk
hint-bots-talk = two words, now and then
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

## The house: its tabs (short: all five stand side by side on a phone)

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
brief-prial = three of a rank; threes best, then aces
brief-running-flush = a run in one suit
brief-run = in a row; A 2 3 best, then A K Q
brief-flush = one suit; the highest card counts first
brief-pair = two of a rank; then the odd card
suits-are-equal-and-no-run = Suits are equal, and king, ace, two is no run.

## Guided deals (src/app/sheets/lessons): what the coach says while one plays a set deal.

# The titles of the lessons; short.
lesson-first = A first deal
lesson-kept = The kept hand
lesson-cover = Covering the pot
# Buttons: reads on; ends the lesson at any time; the next lesson; the end of the last one, where a game is in hand. Short.
lesson-next = Next
lesson-leave = Leave
lesson-on = Next lesson
lesson-back = Back to the table

# The first lesson, sentence by sentence: as a friend at one’s side would say it, short and plain. Nell and Bill are players,
# and are called so in every language. What has to be pressed lights up, so that no button need be named.
lesson-first-pot = Everybody has paid 1 into the pot and has three cards. The best hand wins it – or whoever is left when the others have given up, “folded”.
lesson-first-blind = Nell has looked at her cards and bets 2. Bill has not looked: he plays blind, and pays half, 1.
lesson-first-yours = Your turn. You could look as well, but try it blind, at half price. You can look later.
lesson-first-level = Nell pays 2 once more. Bets are never made level: what you have paid already doesn’t count, every turn costs a new bet.
lesson-first-look = Bill bets 2 blind, which counts as 4 from those who have looked. It is getting dear: look at your cards.
lesson-first-open = A pair of kings – good! But you are no longer blind, so you pay in full: 4.
lesson-first-blind-man = Nell folds. With two left you may see: pay, and compare hands. But Bill is blind, and you can’t see a blind player. Bet once more.
lesson-first-see = Now Bill has looked too, and you can see him: hands are compared. It costs double, 8.
lesson-first-end = Your kings beat his nines: the pot is yours. That was Brag! But had you won it blind … Try that next.

# The kept hand.
lesson-kept-bet = You are first to bet. This time stay blind to the end: bet 1 without looking.
lesson-kept-stays = All have folded, and you never looked. A blind player can’t take the pot: its 4 chips stay for the next deal. But you keep your hand.
lesson-kept-two = Now you have two hands: the old one, which you still haven’t seen, and a new one. You pay only once for both.
lesson-kept-look = You could bet blind with both, or look at one of them. Look at the old one: then you must choose between the two.
lesson-kept-throw = Nine high, a weak hand. Keep it, and the new one goes unseen. Drop it, and you play the new one, still blind. Drop it!
lesson-kept-bet-again = Nobody knows your new hand, not even you. So you still pay half: bet 1.
lesson-kept-see = Nell can’t see you, for you are blind. But you can see her, for 2: both hands are turned up then.
lesson-kept-end = Five, six, seven: your run beats her queens, and the whole pot is yours. Had she folded, it would have stayed again, and your hand with you.

# Covering the pot.
lesson-cover-short = Some days go badly: you have only 4 chips left.
lesson-cover-look = Nell and Bill bet 10 each. You can’t even pay half of that, blind. But look at your cards before you give up.
lesson-cover-cover = A run, ten high: too good to fold. Whoever can’t afford the bet may cover the pot, with all he has.
lesson-cover-new = You play for the 27 chips that you covered, and have no more to pay. Nell and Bill go on betting, for a new pot.
lesson-cover-end = Bill’s aces take the new pot. Then they meet your run, and the covered pot is yours. Had you lost, you would be out of the game.

## How to play (src/app/sheets/howto): the usual rules of each game, for somebody who has never played it. Short steps, “you”.

# The games by their names. Stop the Bus and Crash are names.
game-three-card = Three-card Brag
game-four-card = Four-card Brag
game-five-card = Five-card Brag
game-best-of-seven = Best three of seven
game-best-of-thirteen = Best three of thirteen
game-six-card = Six-card Brag
game-seven-card = Seven-card Brag
game-nine-card = Nine-card Brag
game-ten-card = Ten-card Brag
game-thirteen-card = Thirteen-card Brag (Crash)
game-fifteen-card = Fifteen-card Brag
game-stop-the-bus = Stop the Bus
# Before a list of them.
howto-game = Game
# Beneath the name of a game: how many can play it at most, and how many cards each is dealt.
howto-for = { $most ->
    [3] 2 or 3
   *[other] 2 to { NUMBER($most) }
} players, { NUMBER($cards) } cards each.
# Three, four and five cards.
howto-ante = Everyone pays the ante into the pot.
# $n is how many cards are thrown away, one or two.
howto-throw = { $n ->
    [1] When you look at your cards, throw one away, face down.
   *[other] When you look at your cards, throw two away, face down.
} The other three are your hand.
howto-keep-three = When you look at your cards, you choose three to play and throw the others away, face down.
howto-bet =
    From the dealer’s left, each in turn bets at least as much as the last bet, or folds. What you paid before does not count.
howto-last-in = When all the others have folded, the last one takes the pot unseen.
howto-see =
    When two are left, either may pay double to see the other. The better hand takes the pot; of two equal hands, the one
    that paid loses.
howto-see-thrown =
    When two are left, either may pay double to see the other, and the better hand takes the pot. If both are equal, the
    higher card thrown away wins; if that is equal too, the one who paid loses.
howto-blind-in-short =
    Until you look, on your turn, you are blind and bet half. Only another blind player can see you. If all fold to you, the
    pot stays, and you may keep your hand, still unseen.
howto-as-three = All the rest is as in three-card Brag.
howto-cover = Short of the least bet, you may cover the pot with all you have, for that part; lost, you are out.
howto-goes-on = You play on for as long as two can pay.
howto-blind = Playing blind
howto-blind-1 = Until you look at your cards, on your turn, you are blind and bet half.
howto-blind-2 = Whoever has looked cannot see a blind player: he bets on or folds. Two blind players may see each other.
howto-blind-3 = If all fold to a blind player, the pot stays, and he may keep his hand, still unseen, beside the next one.
# Where each game comes from, and what is not known: two or three sentences, with the sources named.
howto-history = Where it comes from
# How to play three-card Brag: advice from the sources beside figures of docs/measured.md.
howto-advice = Advice, checked
howto-advice-is = What the sources advise, and what we measured: a hundred deals with an ante of 1, against three straightforward bots.
howto-advice-odds = Learn the odds and play by them, says Jon Garibaldi on pagat.com. A pair beats three hands in four, says an English sheet of house rules, but beware of runs and flushes. So it is: of a hundred hands 74 have nothing, 17 are a pair, and 9 beat every pair. But among three others somebody has a pair or better in six deals of ten.
howto-advice-bluff = Do not stick to the odds, Garibaldi says too: whoever never bluffs wins no big pot. Measured: whoever bets with a pair or better and folds all else loses about 70 chips. Between two he holds his own.
howto-advice-blind = Playing blind takes years, he warns, and too much of it loses. Measured: whoever never looks and always bets the least loses 1,500 chips.
howto-advice-small = Bet small, because bets never end. Small ones add up too: whoever always bets the least and never folds loses 500 chips.
howto-advice-read = One learns almost nothing of the others’ cards and decides little, says a French text. The figures disagree: an expert, who reads hands from bets, wins about 200 chips.
howto-advice-third = Whoever does not expect to win all three hands leaves himself a strong third one, to protect the main pot, says Wikipedia after David Parlett. Measured, as a rule it loses: whoever always makes the third hand as strong as he can loses about 120 chips, and whoever always makes the first one so loses 60. Weigh it in each deal: at times a third hand is worth a weaker first.
howto-at-the-table = At the table
howto-unshuffled = The pack is hardly ever shuffled: only after a see that a prial has won. Otherwise all cards go under it as they lie, and come round again some deals later. Whoever remembers what was shown and thrown in knows more than the odds do. With three or six players a dealer can even lay good cards for himself, as pagat.com shows; here he cannot.
howto-floaters = Wild cards, or floaters, are common in Brag: twos, one-eyed jacks, the suicide king or jokers, as the players agree. With three cards most play without, with four and five more often with them (pagat.com).
howto-manners = Show your cards to nobody, say nothing about your hand, and never fold out of turn. Whoever does is thrown out of any game of Brag, says pagat.com. Here the program sees to it.
howto-three-card-history-1 = Brag is British and old: of Primero came Post and Pair, and of that Brag, whose rules Richard Seymour first printed in 1721. Hoyle’s treatise of 1751 has but one stake, as here; a compendium of 1860 has both forms.
howto-three-card-history-2 = In a survey by Waddingtons in 1981 Brag was Britain’s fourth most popular card game, and they play it in the film “Lock, Stock and Two Smoking Barrels”. Our sources do not say since when runs and flushes count (Wikipedia, pagat.com).
howto-four-card-history = pagat.com describes it beside the game of three cards, and finds wild cards common in it. No source of ours says how old it is. Of equal hands, the one with fewer wild cards wins before the discards are compared: this is our ruling.
howto-five-card-history = Wikipedia lists it after David Parlett’s book of 2008, and pagat.com gives the rules: those of four cards, with two thrown away. Neither says how old it is, or which discard counts first: here the higher.
howto-best-of-seven-history = Wikipedia, after David Parlett’s book of 2008, knows two games of seven cards: the best three are played, or two hands are set. It does not say how the best three are bet on: here as in three-card Brag.
howto-best-of-thirteen-history = Wikipedia says in half a sentence, and without a source, that three of thirteen cards may be played. Nobody says who plays it, or since when; the rest is as in three-card Brag by our ruling.
howto-six-card-history = pagat.com names it among the games of several hands, with those of seven, nine and thirteen cards. No source of ours has its rules in full: a point for each hand and ten to win are our ruling.
howto-seven-card-history = Wikipedia, after David Parlett’s book of 2008, tells of two hands that must both win. It does not say how old the game is, or what becomes of equal hands: here nobody wins them.
howto-nine-card-history = Wikipedia, after David Parlett’s book of 2008, tells of the four antes, and of players who keep a good third hand to protect the main pot. It says nothing of equal hands; ourpastimes.com lets the first shown win, as here.
howto-ten-card-history = Wikipedia mentions it as fifteen-card Brag with ten cards, one of them thrown away, and names no source. Nobody says how old it is; how many points win is our ruling.
howto-thirteen-card-history = Wikipedia tells of it without a source: the score is kept on a cribbage board, and in some regions the game is called Crash. Descriptions differ on the points to win (7, 10, 15 or 21) and on the least hand that counts; none says how old it is.
howto-fifteen-card-history = A family game, hardly ever for money, says Wikipedia, which names no source. It does not say what becomes of equal hands, or how many deals make a game: here nobody wins equal hands, and five points win the game.
howto-bus-history = Wikipedia counts it among the variants of Brag; on pagat.com it is Bastard Brag, too. Some play for lives, in other schools the lowest is out at once; nobody says how old it is. Others call Thirty-One by the same name, which is no Brag.
howto-three-stake-history = Richard Seymour printed these rules in 1721, the first of any Brag. He does not say how two vie; a Hoyle of 1810 does. Nine and jack of diamonds became wild later. A compendium of 1860 has the game almost unchanged; David Parlett called it dead in 1992, and yet its rules were still printed in 2001 (Wikipedia).
howto-post-history = Post is recorded in 1528 and comes of Primero, an old Spanish game. Brag is almost the same, with wild cards added, says Wikipedia after David Parlett. Charles Cotton described it; our sources do not say when people stopped playing it.
howto-american-history = The first American account of Brag stands in a Hoyle of New York, 1825, says Wikipedia: of the three stakes only the bragging is left. An American Hoyle has eight braggers and a draw; how large the ante was, how many cards were drawn and in what order is not told: here up to three, from the dealer’s left.
howto-braggers-history = Books describe this game since the late nineteenth century. pagat.com, after Jeffrey Burton, calls it fictitious, a misreading of older texts. Hoyle’s Brag of 1751 had one stake and a shortened pack, with powers for certain jacks and nines: which cards, no source here says, and we have not seen the “Single Brag” of 1860. A short pack in New game comes near Hoyle’s.
howto-draw-history = GameAccount made it for play online, says pagat.com, so that fewer players could collude; Boylesports offered it for money as “3 Card Brag Poker”. Neither says what an unseen player’s half is half of: here, of what an open player would owe.
howto-casino-history = A casino’s game of today. A Russian description calls it “poker for idlers”, pays less, and does not say that the house needs a queen.
howto-casino-brag = Casinos also deal it as “3 Card Brag”: the same game, with the ranking of Brag (wizardofodds.com). Our sources do not say since when either is dealt.
howto-patti-history = Teen Patti is Hindi for “three cards”; it is also called Faras, and is played in India, Nepal, Bangladesh and Trinidad (Wikipedia). pagat.com finds it almost the same as Brag. Our sources do not say how the two are related.
# Hands that are set. $n is how many: two to five.
howto-set = { $n ->
    [2] Set two hands of three cards, the better one first.
    [3] Set three hands of three cards, the best one first.
    [4] Set four hands of three cards, the best one first.
   *[other] Set five hands of three cards, the best one first.
}
howto-left = One card is left over; it is thrown away, face down.
howto-order = No hand may be better than the one before it. Equal is allowed.
howto-show = When all have set, everyone shows the first hand, and the best wins; then the next, and so on.
howto-tie-nobody = If the best are equal, nobody wins.
howto-tie-first =
    The dealer’s left shows first, after that whoever won the hand before. Of equal hands the one shown first wins.
howto-point-each = Each hand you win is a point.
howto-target-for-nothing =
    Once somebody has { $n ->
        [one] { NUMBER($n) } point
       *[other] { NUMBER($n) } points
    } after a deal, whoever has most wins the game. Nothing is paid.
howto-target =
    Once somebody has { $n ->
        [one] { NUMBER($n) } point
       *[other] { NUMBER($n) } points
    } after a deal, whoever has most wins the game, and all others pay him a chip.
howto-most = Whoever wins the most hands has the deal, and with it a point. If two have won equally many, nobody gets it.
howto-both = Win both hands, and the pot is yours. Otherwise it stays, and everyone pays the ante again.
howto-four-antes = Everyone pays four antes: one into the pot of each hand, and one into the main pot.
howto-pots =
    Whoever wins a hand takes its pot. Win all three, and the main pot is yours too; otherwise it stays. Then everyone pays
    four antes again.
howto-spare =
    With two or three players there are spare hands. In turn, you may throw away all your cards for one of these, unseen.
howto-pair-or-better = A hand below a pair wins nothing.
howto-crash = Win all four hands, a crash, and the game is yours.
howto-four =
    Once in a deal, four of a kind may be one hand of four, with no card left over. It beats every prial, and all others pay
    you a chip.
# Stop the Bus.
howto-lives = Everyone pays the ante, once, and has { $n ->
    [one] { NUMBER($n) } life
   *[other] { NUMBER($n) } lives
}.
howto-board = Three cards lie face up on the table: the board.
howto-swap =
    From the dealer’s left, you must swap whenever it is your turn: one of your cards for one on the board, or all three.
    Never two.
howto-stick = From your second turn on you may stick instead. Then everyone else has one more turn, and must swap.
howto-lowest =
    Then all show. The lowest hand loses a life; if several are equally low, each of them does. If that left nobody in, no
    life is lost.
howto-out = Without a life you are out. The last one in takes the pot.
# What happens in the pictures. Nell is a player; hands are counted from 1.
howto-see-shown = Both have a pair of kings. The nine beats the five.
howto-six-shown = You win hand 1, Nell hand 2: a point each.
howto-seven-shown = Nell wins hand 1, you hand 2: the pot stays.
howto-nine-shown = You take the pots of hands 1 and 3, Nell that of hand 2. The main pot stays.
howto-ten-shown = You win two hands of three, and so the deal.
howto-thirteen-shown = Two points for you, one for Nell. Hand 4 is below a pair on both sides: nobody wins it.
howto-fifteen-shown = You win three hands of five, and so the deal.
howto-swap-shown = You give the nine and take the queen.
howto-lowest-shown = Ace high is the lowest here, and loses a life.
# Beneath the better of two hands; beneath cards; beside the cards of the board, and of a hand.
howto-better = better
howto-thrown = thrown away
howto-the-board = Board
howto-your-hand = Your hand
# The last in the list of hands.
howto-high-card = none of these; the highest card counts first

## The house: numbers

# A number that stands alone.
grouped = { NUMBER($n) }
# A number with a fraction: 4.9.
decimal = { NUMBER($whole) }.{ $fraction }
percent = { $share }%
less-than-one-percent = <1%
more-than-99-percent = >99%
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
    [7] The best three of seven cards, under the rules of this game, with the odds against.
    [13] The best three of thirteen cards, read off 100,000 hands: there are too many to count.
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
tie-all-thrown = Of equal hands the highest card thrown away decides, then the next, down to the last.
tie-fewer-wild = Of equal hands the one with fewer wild cards wins.
tie-wild-as-itself = A wild card stands for whatever makes the best hand; one that stands for itself is not counted.
tie-wild = A wild card stands for whatever makes the best hand, but never for a card that is in it already.
tie-wild-thrown = A wild card that was thrown away counts as what it is, a joker below the two.
tie-suits = Suits are equal.
what-beats-this-hand = What beats this hand
pick-cards = { $cards ->
    [4] Pick four cards.
    [5] Pick five cards.
    [7] Pick seven cards.
    [13] Pick thirteen cards.
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

## Records, replay, dealer's choice, keeping, updates (src/app/sheets/{records,choose_game,curtain}, src/app/{storage,replay}), and why a record or an action is refused (src/notation, src/engine)

## Sheets


## What is kept

# Why a sitting cannot go on stands below, with the records.
cannot-go-on = The sitting that was kept cannot go on: { $why }.
put-aside = It is put aside on this device, and a new game can begin.
save-it-first = A new game will take its place: save it to a file first.
nothing-is-kept = This browser keeps nothing for the page: the game lasts as long as the page is open.
save-it-to-a-file = Save it to a file
another-tab-plays = Another tab plays
another-tab-note = Brag has been opened and played in another tab or window, so this one keeps nothing any more.
play-here = Play here
made-room = This browser has no more room for the page: the oldest results have made way for the newest.
# The end of a sitting in which the one who has most chips has bought some, and another has won more.
has-won-most = { $who ->
    [you] You have won the most
   *[other] { $who } has won the most
}
# A sitting that ended in another tab, or before it was loaded from a file.
sitting-is-over = This sitting has ended before, perhaps in another tab, and its result stands.
# Above the table, with a button that saves a file.
no-room-for-result = This browser has no room for what came of the sitting. It stays kept to go on with, and no other is kept, until you save it to a file.
result-too-long = What came of the sitting is longer than this page keeps. What was kept of it stays, and no other sitting is kept, until you save it to a file.
sitting-nearly-too-long = This sitting has become so long that soon it will be kept no longer. End it in the menu, under Records, and its result is kept.
sitting-too-long = This sitting has become too long: nothing more of it is kept. End it in the menu, under Records, and save it to a file.

# Among the settings. A button:
install-here = Install Brag on this device
# On phones and tablets of Apple's: Share and Add to Home Screen are called as Safari calls them in the language.
install-by-safari = To keep Brag on this device like any app: press Share, then “Add to Home Screen”.

# A head, beneath the settings, and what is meant.
kept-here = Kept on this device
kept-here-is = Your settings, the last new game, the sitting in hand and the results of those before.
# Buttons, wide ones.
save-everything = Save everything to a file
load-from-a-file = Load from a file
# $things is a list of the five that follow, in the form they have after “The file holds”.
file-holds = The file holds { $things }. What it replaces is put aside here.
holds-settings = the settings
holds-game = the last new game and its house rules
holds-sitting = a sitting to go on with
holds-results = { $n ->
    [1] one result
   *[other] { NUMBER($n) } results
}
holds-aside = { $n ->
    [1] one thing put aside
   *[other] { NUMBER($n) } things put aside
}
file-holds-nothing = The file is good, and holds nothing.
# What was chosen is not everything: one of these, with a button each. $game is its short name.
file-is-sitting = This is a sitting to go on with: { $game }, { $deals ->
    [0] not dealt yet
    [1] one deal
   *[other] { NUMBER($deals) } deals
}. The sitting that it replaces is put aside here.
file-is-record = This is a record. It can be opened under Records, and replaces nothing.
file-is-ended-sitting = This sitting has ended before, and its result stands. Its record can be opened under Records, and replaces nothing.
# A button: open that record among the others.
open-record = Open it
# A button: load that file.
load-it = Load it
# $why is one of the sentences that follow.
file-refused = { $why } Nothing was changed.
file-too-large = That is larger than anything this page saves.
file-is-broken = The file is broken.
file-is-foreign = Brag has not saved that: it is neither everything, nor a sitting, nor a record.
file-of-a-later-version = The file comes from a later version of Brag than this one.
# $why is said below, with the records: “it is broken”.
file-sitting-cannot-go-on = The sitting in the file cannot go on: { $why }.
file-result-unread = Result { NUMBER($nth) } in the file cannot be read.
file-unread = The file could not be read.
file-has-no-room = This browser has no room for it.
# Before a day and an hour: “Put aside 21 Nov 2026, 20:10”.
aside = Put aside
# Buttons beside that, and beside a sitting below; what they are called aloud follows.
save-button = Save
delete-button = Delete
open-button = Open
# $when is a day and an hour, or unknown.
load-aside = { $when ->
    [unknown] Load what was put aside
   *[other] Load what was put aside on { $when }
}
save-aside = { $when ->
    [unknown] Save what was put aside
   *[other] Save what was put aside on { $when }
}
delete-aside = { $when ->
    [unknown] Delete what was put aside
   *[other] Delete what was put aside on { $when }
}
open-sitting = Open the sitting of { $when }
delete-sitting = Delete the sitting of { $when }

# What all sittings on the device come to for the one who plays there: a heading, a list of tables to choose from and what it
# is called, then numbers with a word or two each.
statistics = Statistics
stat-all-tables = All tables
stat-which-table = Table
stat-deals = Deals
stat-won = Won
# Of the games for points or lives, and of the hands that were set; the value of both is the line after.
stat-games-won = Games won
stat-sets-won = Set hands won
stat-of = { NUMBER($won) } of { NUMBER($all) }
stat-won-blind = Won blind
stat-points = Points won
stat-lives-lost = Lives lost
stat-biggest = Most won in a deal
stat-best-hand = Best hand shown
# How often no look was taken, over three bars: of all deals, of those that were played blind, and of the others.
stat-blind-or-seen = Blind or seen
stat-blind = Played blind
stat-won-seen = Won after a look
# Over the kinds of hands, each with how often it has won.
stat-won-with = Won with
stat-without-showing = Without showing
# Over a line that goes up and down; the sum follows: +35.
stat-chips = Chips, deal after deal
# The same for a screen reader. $now, $least and $most have their sign: +35, −12.
stat-chart = Chips after { $deals ->
    [one] { NUMBER($deals) } deal
   *[other] { NUMBER($deals) } deals
}: { $now }. The lowest was { $least }, the highest { $most }.
# In a game without chips, the same of the deals won so far.
stat-wins = Deals won, one after another
stat-wins-chart = Won { $won } of { $deals ->
    [one] { NUMBER($deals) } deal
   *[other] { NUMBER($deals) } deals
}.
# The lines of that picture, the second only where a review was made; what the second means follows.
stat-line-chips = Chips
stat-line-adjusted = Without the luck of the cards
stat-adjusted-is = Without the luck of the cards: your chips less what an expert would have made of the cards you were dealt. The line is there where deals were reviewed.
# Under a picture, between the numbers of the first and the last.
stat-axis-deals = Deals, the oldest first
stat-axis-sittings = Sittings, the oldest first
stat-axis-reviewed = Reviewed deals, the oldest first
# A column for each sitting.
stat-by-sitting = Chips, sitting after sitting
stat-sittings = Sittings
stat-sittings-chart = { NUMBER($up) } of { NUMBER($all) } sittings won. The best brought { $most }, the worst { $least }.
# A column for some deals: what a decision in them cost on average. $mean is a percentage.
stat-costs = Cost of your decisions
stat-cost = Cost
stat-costs-chart = A decision cost { $mean } of what was at stake on average. Decisions: { NUMBER($n) }.
stat-deals-from = Deals { NUMBER($from) } to { NUMBER($to) }
# A button under each picture.
stat-as-a-table = As a table
# Over a list of sittings that were not reviewed, each with a button. $what is “25 Nov 2026 · Crash · 12 deals left”.
stat-reviewed = Deals reviewed: { NUMBER($done) } of { NUMBER($all) }. A review adds what the luck of the cards did, and what your decisions cost.
stat-deals-left = { $n ->
    [one] { NUMBER($n) } deal left
   *[other] { NUMBER($n) } deals left
}
stat-review-it = Review: { $what }
stat-save-csv = Save all deals as CSV
stat-csv-note = One line for each deal, for a spreadsheet.
stat-none = There is nothing to count yet. When your first deal is over, your numbers are here.

# The head of a list, and what is said of it.
sittings-before = Sittings before
last-sittings-are-kept = The last { NUMBER($n) } sittings are kept.
sittings = { $n ->
    [1] One sitting
   *[other] { NUMBER($n) } sittings
}.
# It follows the sentence before it.
sittings-came = You have { $how ->
    [lost] lost
   *[won] won
} { $chips ->
    [one] { NUMBER($chips) } chip
   *[other] { NUMBER($chips) } chips
} in all.
# What came of one sitting: “You +35, Nell −12, Bill −23. 12 deals.”
sitting-came = { $changes }. { $deals ->
    [0] Given up in its first deal
    [1] One deal
   *[other] { NUMBER($deals) } deals
}.
sitting-gain = { $who ->
    [you] You
   *[other] { $who }
} +{ NUMBER($chips) }
sitting-loss = { $who ->
    [you] You
   *[other] { $who }
} −{ NUMBER($chips) }
# After what came of it.
hints-taken = Hints taken: { NUMBER($n) }.
sitting-is-deleted = The sitting is deleted.
# A button beside it.
take-that-back = Undo

## Records

brought-in = Imported
this-sitting = This sitting
no-deal-is-over = No deal of this sitting is over yet.
open-a-file = Open a file
paste-a-record = Paste a record
the-text-of-a-record = The text of a record
# A button.
bring-it-in = Import
reading-record = Reading.
brought-without-deals = The record is fine, but has no deal yet.
deals-brought = { $deals ->
    [one] One deal imported.
   *[other] { NUMBER($deals) } deals imported.
}
record-is-too-large = That is larger than two megabytes, and no record of a sitting. Choose another file.
file-cannot-be-read = The file could not be read. Try again, or paste its text.
# What a player is called whom a record gives no name, and where several people sit down at an embedded table. No longer than
# twelve letters, the number included.
nameless = Player { NUMBER($n) }
past-deal = Deal { NUMBER($deal) }
past-deal-of-record = Record { NUMBER($record) }, deal { NUMBER($deal) }
# Over a deal that is copied in words: “Deal 2: Bill won 18, pair of kings”.
past-deal-came = { $title }: { $came }
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
replay-play-on = Play on from here
replay-leave = Leave
# In place of it, where the replay stands on another web page: it leads to a table of the same game.
replay-to-the-table = To the table
# A list above a replay: whose cards are seen. The first choice is what was shown to all, then follow the players' names.
whose-cards = Whose cards
cards-as-shown = Shown cards
all-cards = All cards
# The step that is shown, and how many there are.
step-of = { NUMBER($at) } of { NUMBER($count) }
the-cards-are-dealt = The cards are dealt.

## Why a record, a link or an action is refused. What follows stands after a colon, and something after it: it ends
## without a full stop. What is between ` and ` is quoted from a record, and is English in every language.

# Around one of them.
brought-fault = Line { NUMBER($line) }: { $why }. Nothing was imported.
# On the sheet where a dealer names the game.
game-cannot-be-dealt = That game cannot be dealt: { $why }.
link-refused = The rules of this link cannot be read: { $why }.

saved-is-broken = it is broken
saved-is-too-long = it is longer than any that is kept
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
record-is-none = this is not the whole text of a record; a record is a .json file, saved here with “Save to a file”
record-misses = the record has no `{ $key }`
record-pack = `pack`: { $why }
record-shuffle = `shuffles[{ $index }]`: { $why }
record-without-cards = the record has neither a `pack` nor a `seed`
record-with-pack-and-seed = the record has a `seed`, and so can have no `pack` and no `shuffles`
not-a-card = `{ $text }` is not a card: a card is a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s), like Td, or a joker, *1 to *4
card-twice = the card { $card } is in the pack twice

not-a-rule = `{ $key }` is not a rule; the rules are { $keys }
not-a-rule-of-game = `{ $key }` is not a rule of `{ $game }`; its rules are { $keys }
rules-clash = `{ $key }` does not go with `{ $other }` as that is set
wrong-flag = `{ $key }` is { $value }, and should be true or false
wrong-at-least = `{ $key }` is { $value }, and should be a whole number, { NUMBER($least) } or more
wrong-from-to = `{ $key }` is { $value }, and should be a whole number from { NUMBER($least) } to { NUMBER($most) }
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

replay-action = action { NUMBER($index) }, `{ $action }`: { $why }
replay-cut = `cut`: { $why }
replay-cut-elsewhere = `dealer`: by the cards of `cut` seat { NUMBER($seat) } deals first
replay-pack-not-whole = { $jokers ->
    [0] `pack` is not a whole pack: it has { NUMBER($cards) } cards, not { NUMBER($others) }
    [1] `pack` is not a whole pack: it has { NUMBER($cards) } cards, and should have { NUMBER($others) } and the joker *1
   *[other] `pack` is not a whole pack: it has { NUMBER($cards) } cards, and should have { NUMBER($others) } and the jokers *1 to *{ NUMBER($jokers) }
}
replay-shuffle = `shuffles[{ $index }]`: { $why }
replay-no-shuffle = the record ends before it: the pack must be shuffled and no shuffle is given
replay-no-end = the deals decide themselves, and never end

action-empty = an action is a seat and a verb, like `0 fold`
action-without-seat = `{ $word }` is not the number of a seat, with which an action begins
action-without-verb = a verb is missing after the seat, as in `0 fold`
not-a-verb = `{ $verb }` is not a verb of this game
verb-alone = `{ $verb }` stands alone
verb-hand-or-alone = `{ $verb }` stands alone, or before `new` or `old`
verb-hand-or-none = `{ $verb }` stands before `new`, `old` or `none`
verb-cards = `{ $verb }` stands before the cards thrown away, like `2h 3c`, each once
verb-chips = `{ $verb }` stands before a whole number of chips
verb-chips-or-alone = `{ $verb }` stands alone, or before a whole number of chips
verb-seat-and-chips = `{ $verb }` stands before the number of a seat and a whole number of chips
verb-seat-or-alone = `{ $verb }` stands alone, or before the number of a seat
verb-game = `{ $verb }` stands before a game, its wild cards or `none`, a number of jokers, and `blind` or `open`, like `four_card twos,Ad 0 blind`
verb-hands = `{ $verb }` stands before the hands, the best first, the cards of each without spaces, like `AhAsAd KsKhKd`
verb-swap = `{ $verb }` stands before `all`, or before the card given and the card taken, like `Ks 2h`, or `Ks down` for the hidden one
verb-cards-or-alone = `{ $verb }` stands alone, or before the cards thrown away, like `2h 3c`, each once
verb-amounts = `{ $verb }` stands before the dealer’s stake, or before an ante and a Pair Plus bet, in whole chips

setup-too-few-seats = a game needs at least two players
setup-too-many-seats = the pack serves at most { NUMBER($most) } players under these rules
setup-too-many-jokers = jokers: a pack has at most { NUMBER($most) }
setup-no-such-dealer = nobody sits at the dealer's seat { NUMBER($seat) }
setup-below-minimum = table_minimum: seat { NUMBER($seat) } brings less than { NUMBER($minimum) }
setup-too-many-chips = more than { NUMBER($most) } chips cannot be counted
setup-open-min-zero = open_min: the first bet is at least 1 chip
setup-open-max-below-min = open_max: the greatest first bet, { NUMBER($max) }, is below the least, { NUMBER($min) }
setup-cap-below-open-min = bet_cap: the largest bet, { NUMBER($cap) }, is below the least first bet, { NUMBER($min) }
setup-stages = the stages of these rules are those of no game

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
illegal-bet-over-chips = there { $most ->
    [one] is only { NUMBER($most) } chip
   *[other] are only { NUMBER($most) } chips
} to bet
illegal-too-few-chips = it costs { NUMBER($cost) } and there { $chips ->
    [one] is only { NUMBER($chips) } chip
   *[other] are only { NUMBER($chips) } chips
}
illegal-no-bet-yet = nothing has been bet yet
illegal-still-in = { NUMBER($players) } are still in, and only two may see
illegal-blind-man = you cannot see a blind player
illegal-blind-man-too-soon = a blind player is seen after { $after ->
    [one] { NUMBER($after) } bet
   *[other] { NUMBER($after) } bets
}, so far it is { NUMBER($bets) }
illegal-can-still-bet = only a player who cannot pay the least bet, { NUMBER($least) }, may cover
illegal-no-showdown = no showdown is agreed on at this table
illegal-only-two-left = with two left, one pays to see
illegal-already-offered = a showdown was offered in this turn and refused
illegal-no-cover = here nobody covers the pot: whoever is short borrows or folds
illegal-short-folds = here whoever cannot pay the least bet folds
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
illegal-has-covered = whoever has covered the pot waits for it with what he has
illegal-table-stakes = under table stakes money is added between deals
illegal-nothing-done-yet = money is added once somebody has acted in this deal
illegal-broke-by-cover = whoever covers and loses is out of the game
illegal-buy-in-too-small = at least { NUMBER($least) } must be brought
illegal-buy-in-too-large = no more than { NUMBER($most) } can be brought
illegal-must-name-game = seat { NUMBER($seat) } deals next, and must first name the game
illegal-no-game-to-name = no game has to be named now
illegal-no-such-game = a dealer cannot name this game
illegal-no-such-wild-cards = wild are some of the 52 cards, and up to four jokers
illegal-too-few-can-pay = fewer than two players can pay { NUMBER($cost) } for a deal of this game
illegal-pack-too-small = the pack serves at most { NUMBER($most) } players in that game
illegal-not-in-this-game = this game knows no such move
illegal-not-your-card = { $card } is not a card of this player’s
illegal-card-twice = { $card } is named twice
illegal-not-on-board = { $card } does not lie open on the table
illegal-nothing-hidden = no card of the table is hidden
illegal-stuck-already = somebody sticks already: the last turn is a swap
illegal-stick-too-soon = nobody sticks before his second turn of the deal
illegal-nothing-to-contest = nobody has named his hand
illegal-must-contest = the hand that was named must first be contested or conceded
illegal-game-declined = the others have refused this game
illegal-must-answer-game = the game that was named must first be agreed to or refused
illegal-must-set = { NUMBER($hands) } hands must first be set
illegal-wrong-hands = it takes { NUMBER($hands) } hands
illegal-wrong-cards = hand { NUMBER($n) } does not have the right number of cards
illegal-out-of-order = hand { NUMBER($n) } is better than the one before it
illegal-must-take-or-leave = the spare hand must first be taken or left
illegal-must-show-or-pass = the hand must first be shown or passed

## A hint, in one's turn: what each choice is worth; or what the odds say, and what the bot that plays straight would do

# The button, short; then the sentence, made of one of the next three and one of the two after them. $hand is in the form
# [bare], $share is a percentage; no full stop.
hint = Hint
hint-both = { $odds }; { $does }.
hint-best-of = Your hand ({ $hand }) is the best of { NUMBER($hands) } in { $share } of deals
hint-beats = Your hand ({ $hand }) beats { $share } of hands as they are dealt
hint-unseen = An unseen hand is the best of { NUMBER($hands) } in { $share } of deals
hint-throw = a straightforward player would throw the { $cards }: the other three are the best hand
hint-does = a straightforward player would choose “{ $button }”
# What each choice is worth: first that it is being found out; then what stands before a list of buttons, each with the
# chips that it wins or loses from now on, on average, such as “Bet 4 +1.3 ± 0.2”. Then sentences: how often one of them
# wins, which others may fold to it and how often each (names with percentages), what it costs to stay in, and why to fold
# is not worth 0.
hint-thinking = Working it out…
hint-worths = Worth in chips, the best first:
hint-chances = Chance of winning the game, the best first:
hint-one-setting = Only one way to set them is worth a thought: { $hands }.
hint-wins = “{ $button }” wins { $share } of the time.
hint-folds = May fold: { $folders }.
hint-price = Price { NUMBER($cost) }, pot { NUMBER($pot) }.
hint-carried = The pot may be carried.
# The same where the lowest hand loses a life: before a list of moves with percentages.
hint-risks = Chance of losing a life, the safest first:

## Keys

keys-are-on = They can be turned off in the settings.
keys-are-off = They are turned off: the settings turn them on.
# Heads of the two lists: what the keys do at the table, and where a deal is shown again.
keys-at-the-table = At the table
keys-in-a-replay = In a replay
# What is printed on keys, as keyboards of the language have it; letters and signs are not here.
cap-enter = Enter
cap-escape = Esc
cap-home = Home
cap-end = End
cap-space = Space
# What each key does, beside it: L – look, F – fold, B – bet, S – see, ← → – the amount, …
key-look = look
key-fold = fold
key-bet = bet
key-see = see
key-the-amount = the amount
key-bet-or-deal = the usual act, or deal
key-old-or-new-hand = old or new hand
key-keep-the-hand = keep the hand
key-pick-a-card = pick a card
key-throw-it = throw it
key-show-agree-or-lend = show, agree, or lend
key-refuse = refuse
key-cover-the-pot = cover the pot
key-to-a-card = from card to card
key-into-that-hand = put it into that hand
key-take-it-back = take the card back
key-sort = sort
key-suggest = suggest the rest
key-hint = give or hide a hint
key-best-first = put the best hand first
key-lay-or-deal = lay, or deal
key-take-the-spare = take the spare hand
key-keep-yours = keep yours
key-show-or-pass = show, or pass
key-hurry-the-table = hurry the table
key-these-keys = these keys
# Stop the Bus: 1 to 3 – one of yours, Q W E – one on the board, arrows – to another card, Enter, A, S.
key-own-card = one of yours
key-board-card = one on the board
key-another-card = another card
key-swap-or-deal = swap, or deal
key-swap-all = swap all three
key-stick = stick
key-step-back-or-on = a step back or on
key-to-the-start = to the start
key-to-the-end = to the end
key-play-or-wait = play, or wait
key-leave = leave

## The shuffle (src/app/sheets/fairness). The seed is a long number from which every shuffle of a sitting comes. The seal is its
## fingerprint, shown before the first card, so that the seed cannot be changed later: a sealed envelope, opened at the end.

# The same link under records that were brought in.
check-the-shuffle = Check the shuffle
# At the head of the log.
sitting-is-sealed = The shuffle of this sitting is sealed:
# On the New game sheet: of the sitting that begins there.
next-shuffle-is-sealed = The next shuffle is sealed:
# At the end of a sitting, under the link “Is the shuffle fair?”: the next shuffle, which is the next sitting’s.
next-one-is-sealed = The next one is sealed:

# The sheet. What the two rows of digits are called, for a screen reader.
the-seal = The seal
the-seed = The seed
# A heading, and what stands under it; the seal follows.
the-next-sitting = The next sitting
seal-to-note-down = Its shuffle is sealed before you deal. Note this down, and compare it when the sitting is over.
# Under the heading “This sitting”; the seal follows.
seal-that-was-shown =
    Before the first card its shuffle was settled by a seed, a long number drawn by chance, and this seal of it was
    shown:
# Of the same sitting, once it is over; the seed follows.
seed-of-the-sitting = The seed, from which every shuffle of it came:
seed-is-told-later =
    The seed is told when the sitting is over: whoever knows it knows every card to come. Then this sheet checks that it is the one
    that was sealed, and deals every deal again from it.
# A button: to where the question was asked.
back = Back

# What came of the check.
checking = Checking.
seal-is-right = The seed is the one that was sealed: its SHA-256 is the seal, digit for digit.
seal-was-not-noted =
    The record does not say which seal was shown. That of its seed is { $seal }: compare it with the one you noted
    down.
dealt-again-and-allowed = { $deals ->
    [one] One deal was dealt again from the seed, and every action in it was allowed.
   *[other] { NUMBER($deals) } deals were dealt again from the seed, and every action in them was allowed.
}
dealt-again-alike = { $deals ->
    [one] One deal was dealt again from the seed, and every card was the one that was dealt.
   *[other] { NUMBER($deals) } deals were dealt again from the seed, and every card was the one that was dealt.
}
dealt-again-to-the-chip = { $deals ->
    [one] One deal was dealt again from the seed: every card was the one that was dealt, and everybody ended with the same chips.
   *[other] { NUMBER($deals) } deals were dealt again from the seed: every card was the one that was dealt, and everybody ended with the same chips.
}
# Below one of these, about a record from before such cards were noted.
later-cards-not-noted = { $deals ->
    [one] In one deal the record leaves out cards that were dealt later: after a stake, in exchange or to break a tie. These were not compared; all that it notes were right.
   *[other] In { NUMBER($deals) } deals the record leaves out cards that were dealt later: after a stake, in exchange or to break a tie. These were not compared; all that it notes were right.
}
# Of several records, so many were found right.
records-are-fair = { $good ->
    [one] { NUMBER($good) } of { NUMBER($all) } records is as its seed deals it.
   *[other] { NUMBER($good) } of { NUMBER($all) } records are as their seeds deal them.
}
# $why is one of the sentences that follow.
record-is-unfair = Record { NUMBER($record) }: { $why }

# Why a sitting is not as its seed makes it: sentences. Names stand as they are in the record, or are `nameless`.
unfair-no-seed = The record has its packs written down one by one, and no seed to shuffle them from again.
unfair-other-seed = The seed is not the one that was sealed: its SHA-256 is { $seal }, and the seal says { $shown }.
unfair-dealer = The seed makes { $drawn } the first dealer, and the record says { $noted }.
unfair-high-card = The high card was not dealt from the pack that the seed shuffles for it.
unfair-no-high-card = The first dealer was found by the high card, and the record leaves out the pack it was dealt from.
# $why is one of the reasons above why a record is refused.
unfair-replay = The record cannot be played again: { $why }.
# $noted and $dealt are the cards of the deal, in the letters of a record: Ks Jh 7s.
unfair-deal =
    Deal { NUMBER($number) } is not as the seed and the actions before it make it: the record says { $noted }, and
    dealt again it is { $dealt }.
unfair-deals = { $noted ->
    [one] The record says that one deal was dealt, and its actions make another number of them.
   *[other] The record says that { NUMBER($noted) } deals were dealt, and its actions make another number of them.
}
unfair-actions = The cards and the chips are right, but the actions are not those that the sitting ended with.
unfair-chips = By these deals and actions { $name } ends with { NUMBER($has) }, and the record says { NUMBER($noted) }.

# Headings of the sheet, and the points of a list under each.
bots-see-no-cards = Why no bot can see your cards
bots-see-no-cards-1 =
    A bot never gets the table. It gets the view from its seat, in which a card it may not see has no face; yours is in it once
    you have turned it up for all.
bots-see-no-cards-2 = What happens reaches it in the same way: it is told that you looked, and not what you saw.
bots-see-no-cards-3 =
    What bots do by chance is drawn from another seed than the shuffle, so none can work out a card from its own luck.
bots-see-no-cards-4 =
    Bots are dealt to like everybody else, from packs that were settled before anybody had done anything.
# How to check it without this page.
check-by-hand = By hand
# The command from “printf” to “sha256sum” is typed into a terminal as it stands, with the seed for SEED.
check-by-hand-1 = The seal is the SHA-256 of the seed’s 64 digits: printf %s SEED | sha256sum prints it.
# “Menu” is the button of the rail, `menu`, and “Records” the tab, `tab-records`.
check-by-hand-2 =
    Save the record of the sitting (Menu, Records). It has the seed, every action and the cards of every deal.
# Fisher and Yates found the way of shuffling; ChaCha20 makes the random numbers, in streams that are counted from 0. The
# file is in English.
check-by-hand-3 =
    The n-th shuffle is Fisher and Yates’s, with numbers from stream n of ChaCha20 under that seed. docs/fairness.md, beside the
    program’s source, says it to the letter.
cannot-be-shown = What this cannot show
cannot-be-shown-1 =
    That nothing was changed after the seal was shown can be checked. That the seed itself was drawn by chance cannot: for
    that, read the program, which asks your browser for it.
cannot-be-shown-2 =
    A record that somebody else gives you proves as much as the seal does that you saw before his sitting began.

## Embedding


# A small button of a replay, and the title of what it opens: what puts that deal on another web page.
embed-this-deal = Embed this deal
# A button: the same for the sitting that a number gives.
embed-this-sitting = Embed this sitting
# The sheet of that title, of a deal and of a sitting by number.
embed-deal-is = The page shows this deal, and opens it at step { NUMBER($step) }.
embed-number-is = All visitors are dealt the same cards.
embed-play = Play on from this step
embed-play-hint = with the same cards, against bots
# The sheet of that title, read by whoever puts a table on his own page. First the rules that the table is played by.
embed-usual-rules = By the usual rules.
embed-seats = Seats
# How many of the seats, in a list: None, 1, 2, …
embed-bots = Of them bots
embed-bots-hint = the others are people round one screen
embed-no-bots = None
embed-chips = Chips each
embed-chips-wrong = Give a number from 1 to { NUMBER($most) }.
# What can be chosen in the list of languages beside their names: the language of whoever visits the page.
embed-language-of-the-visitor = The visitor’s
embed-start = Deal at once
embed-start-hint = without a press
# “The page” is the one that the table stands on.
embed-record = Tell the page the record
embed-record-hint = once the sitting is over
# A switch. While it is on, a field to choose the colour stands below.
embed-accent = A colour of its own
embed-accent-hint = for what can be pressed
embed-colour = Colour
embed-how-it-looks = How it looks
# What the frame under that heading is called, for a screen reader.
embed-preview = Preview of the embedded table
# Two texts in HTML follow, each with its name and a button that copies it.
embed-what-to-paste = What to paste
embed-tag = One tag
embed-frame = Or a plain frame, which needs no script
# In the HTML: what the table is called there, for a screen reader. Brag is the name of the game.
embed-frame-title = Brag, a card game
embed-copied = Copied: paste it into your page.
embed-copy-it-yourself = Select the text above and copy it.

# In the frame, over the table.
table-waits = The table waits.
# A small arrow that leads to the whole page: what it is called, and for a screen reader.
play-in-full = Play in full
play-in-full-in-a-new-tab = Play in full, in a new tab
# For whoever put the table there: an option that he has written wrong. $option is its name and $value what he wrote. Names and
# values of options, such as system and en, are the same in every language; [flag] stands for those that are on or off.
option-wrong = The option “{ $option }” cannot be “{ $value }”: it is { $option ->
    [variant] the name of a game or of a set of house rules
    [seats] a number from 2 to 8
    [bots] a number, and no more than there are seats
    [chips] a number from 1 to { NUMBER($most) }
    [theme] system, light, dark or contrast
    [lang] en, de, fr or ru
    [accent] six hexadecimal digits such as 1d4ed8
    [replay] a record that can be played, as “Embed this deal” writes it
    [step] the number of a step of that deal
    [seat] the number of a seat of that deal, counted from 0
    [play] 1 only where somebody is to act
    [number] a number from 1, or the text of a link to ten deals; and not every game has them
    [speed] slow, usual, quick or instant
   *[flag] 1 or 0
}. The usual holds.
# $why is a sentence: “Not enough to pay the ante of 50.”
options-unplayable = This table cannot be played at: { $why } It has the usual rules and chips.
# $why begins in lower case: “action 9, `1 borrow 2 1`: …”.
option-record = The record of the option “replay” cannot be played. Line { NUMBER($line) }: { $why }. The usual table stands here.
# The usual table stands there instead.
table-not-made = The table that the address asks for cannot be set up. This is the usual one.

# On the whole page, for one who comes from an embedded table and brings what he played there along. Why it cannot go on is
# said as with what is kept.
carried-cannot-go-on = The table that came with the link cannot go on: { $why }.
# While a long sitting is read that came with a link: over a bar of progress, whose name it is too. A button stops it.
carried-is-read = The table you come from is being read.
# The same for the sitting that is kept on the device.
kept-is-read = The sitting that was kept is being read.
stop-reading = Cancel
carried-or-kept = The table you come from was brought along. Another sitting is kept on this device; it would be put aside.
# Buttons, one of which is pressed.
play-the-carried = Play the one brought along
stay-with-the-kept = Stay with the one kept
kept-is-put-aside = The sitting that was kept before is put aside on this device.
no-room-for-both =
    This device has no room for both, so the sitting that is kept stays as it is. Save it to a file, end it, and follow the link
    again.

## What bots say at the table, in a small bubble: two words, seldom, never about their cards (src/app/table/felt/talk.rs)

# When one folds, raises to twice the bet or more, bets blind, pays to see, wins, loses. First the careful one, who is
# polite and shy.
talk-careful-folds-1 = Not for me.
talk-careful-folds-2 = I’ll sit this out.
talk-careful-raises-1 = Steady, now.
talk-careful-raises-2 = If I must.
talk-careful-blind-1 = Sight unseen.
talk-careful-blind-2 = In the dark, then.
talk-careful-sees-1 = Let me be sure.
talk-careful-sees-2 = Show me, please.
talk-careful-wins-1 = How nice.
talk-careful-wins-2 = Well, thank you.
talk-careful-loses-1 = Oh dear.
talk-careful-loses-2 = Hm.
# The straight one, dry and fair.
talk-straight-folds-1 = I’m out.
talk-straight-folds-2 = No, ta.
talk-straight-raises-1 = Up it goes.
talk-straight-raises-2 = There you are.
talk-straight-blind-1 = No peeking.
talk-straight-blind-2 = Blind will do.
talk-straight-sees-1 = Let’s see them.
talk-straight-sees-2 = Come on, then.
talk-straight-wins-1 = My shout.
talk-straight-wins-2 = Ta very much.
talk-straight-loses-1 = Not bad.
talk-straight-loses-2 = Fair enough.
# The bragger, loud and sure of himself.
talk-bragger-folds-1 = You’re welcome.
talk-bragger-folds-2 = Next one’s mine.
talk-bragger-raises-1 = Frightened?
talk-bragger-raises-2 = Bold, eh?
talk-bragger-blind-1 = Who needs to look?
talk-bragger-blind-2 = Eyes shut!
talk-bragger-sees-1 = I don’t buy it.
talk-bragger-sees-2 = Up with them!
talk-bragger-wins-1 = Easy!
talk-bragger-wins-2 = Told you so.
talk-bragger-loses-1 = Lucky!
talk-bragger-loses-2 = You wait.
# The expert, of few words.
talk-expert-1 = Well played.
talk-expert-2 = So I thought.

## Three Card Poker, against the house

# The game, on rows and on the rail; “Pair Plus” is the name of a bet, and so is “ante”.
family-three-card-poker = Three Card Poker
family-three-card-poker-says = Your three cards against those of the house.
game-three-card-poker = Three Card Poker
# In small letters on its row: how many boxes there can be.
family-boxes = 1 to { NUMBER($most) } boxes
# On the rail, in very few letters: the least ante.
rail-casino = from { NUMBER($n) }
# The house rules, as those of the other games.
group-casino = Against the house
rule-ante-min = Least ante
rule-ante-min-hint = Whoever has less than twice that is not dealt in.
rule-ante-max = Greatest ante
rule-ante-max-hint = Empty: no limit.
rule-ante-bonus = Ante bonus
rule-ante-bonus-hint = For a running flush, a prial and a run, whatever the house has.
# In a list.
rule-ante-bonus-standard = Usual: 5, 4, 1
rule-ante-bonus-russian = Russian: 4, 3, 1
rule-ante-bonus-brag = Brag: 4, 5, 1
rule-pair-plus = Pair Plus
rule-pair-plus-hint = For a running flush, a prial, a run, a flush and a pair.
# In a list.
rule-pair-plus-classic = Classic: 40, 30, 6, 4, 1
rule-pair-plus-common = Common today: 40, 30, 6, 3, 1
rule-pair-plus-russian = Russian: 40, 20, 5, 4, 1
rule-pair-plus-brag = Brag: 30, 40, 6, 4, 1
rule-pair-plus-bet = Bet on Pair Plus
rule-pair-plus-bet-hint = Any sum, or nothing but a bet equal to the ante.
rule-pair-plus-bet-any = Any sum
rule-pair-plus-bet-equal = As the ante
rule-ranking = Hands rank as in
rule-ranking-hint = The pay tables of Brag go with the ranking of Brag alone.
# Two buttons side by side. Short.
rule-ranking-poker = Poker
rule-ranking-brag = Brag
rule-qualify = The house needs a queen
rule-qualify-hint = With less it pays the ante, and gives the other bet back.
rule-casino-why = After a Russian text on the casino game, and tables of what casinos pay.
# What is agreed.
agreed-three-card-poker = Everyone plays three cards against three of the house.
agreed-ante-min = The ante is { NUMBER($n) } or more.
agreed-ante-max-none = It has no upper limit.
agreed-ante-max = It is { NUMBER($n) } at most.
agreed-ante-bonus-standard = The ante bonus is 5 to 1 for a running flush, 4 for a prial, 1 for a run.
agreed-ante-bonus-russian = The ante bonus is 4 to 1 for a running flush, 3 for a prial, 1 for a run.
agreed-ante-bonus-brag = The ante bonus is 5 to 1 for a prial, 4 for a running flush, 1 for a run.
agreed-pair-plus-classic = Pair Plus pays 40 to 1 for a running flush, 30 for a prial, 6 for a run, 4 for a flush, 1 for a pair.
agreed-pair-plus-common = Pair Plus pays 40 to 1 for a running flush, 30 for a prial, 6 for a run, 3 for a flush, 1 for a pair.
agreed-pair-plus-russian = Pair Plus pays 40 to 1 for a running flush, 20 for a prial, 5 for a run, 4 for a flush, 1 for a pair.
agreed-pair-plus-brag = Pair Plus pays 40 to 1 for a prial, 30 for a running flush, 6 for a run, 4 for a flush, 1 for a pair.
agreed-pair-plus-bet-equal = A bet on Pair Plus is as much as the ante.
agreed-ranking-poker = A running flush beats a prial, A-K-Q is the best run and 3-2-A the lowest, aces are the best prial.
agreed-ranking-brag = Hands rank as in Brag: a prial beats all, A-2-3 is the best run, threes are the best prial.
agreed-qualify-no = The house plays whatever it has.
agreed-qualify-yes = Without a queen or better the house does not play: it pays the ante, and gives the other bet back.
# What is wrong in the form, and why a table cannot be set up or an action is refused: as those of the other games.
fault-ante-max = It must be { NUMBER($least) } or more, like the least ante.
fault-brag-pays = This pay table goes with the ranking of Brag alone.
setup-ante-max-below-min = ante_max: the greatest ante, { NUMBER($max) }, is below the least, { NUMBER($min) }
setup-brag-pays = { $key }: the pay table `brag` goes with the ranking `brag` alone
illegal-stakes-first = no card is dealt before all have staked or sat out
illegal-staked-already = the stakes are made: the hand is played or folded
illegal-nothing-staked = an ante or a Pair Plus bet is staked, or the deal is sat out
illegal-ante-too-small = the ante is at least { NUMBER($least) }
illegal-ante-too-large = the ante is at most { NUMBER($most) }
illegal-stakes-too-large = ante, the bet to play and Pair Plus come to no more than { NUMBER($chips) }
illegal-pair-plus-not-equal = Pair Plus is nothing here, or as much as the ante
# What happens. The names of the bets stand in a sentence.
stakes-both = { $who ->
    [you] You stake an ante of { NUMBER($ante) } and { NUMBER($plus) } on Pair Plus
   *[other] { $who } stakes an ante of { NUMBER($ante) } and { NUMBER($plus) } on Pair Plus
}.
stakes-ante = { $who ->
    [you] You stake an ante of { NUMBER($ante) }
   *[other] { $who } stakes an ante of { NUMBER($ante) }
}.
stakes-pair-plus = { $who ->
    [you] You stake { NUMBER($plus) } on Pair Plus
   *[other] { $who } stakes { NUMBER($plus) } on Pair Plus
}.
sits-out = { $who ->
    [you] You sit this deal out
   *[other] { $who } sits this deal out
}.
plays-against-house = { $who ->
    [you] You play for { NUMBER($chips) }
   *[other] { $who } plays for { NUMBER($chips) }
}.
# $hand is what a hand is called, as somebody shows it.
house-shows = The house shows { $hand }.
house-shows-and-is-out = The house shows { $hand }, and does not play.
bet-has-won = { $who }: { $bet ->
    [ante] the ante
    [play] the bet to play
    [bonus] the ante bonus
   *[plus] Pair Plus
} wins { NUMBER($chips) }.
bet-comes-back = { $who }: { $bet ->
    [ante] the ante
   *[play] the bet to play
} comes back.
bet-is-lost = { $who }: { $bet ->
    [ante] the ante
    [play] the bet to play
   *[plus] Pair Plus
} loses { NUMBER($chips) }.
# The end of a deal: a headline, without a full stop, and a line for each box.
you-win-from-house = You win { NUMBER($chips) }
you-lose-to-house = You lose { NUMBER($chips) }
you-come-out-even = You come out even
house-wins = The house wins { NUMBER($chips) }
house-loses = The house loses { NUMBER($chips) }
house-comes-out-even = The house comes out even
box-came-to = { $who }: { $bets }.
# In that line, each in its turn.
bet-in-brief = { $bet ->
    [ante] ante
    [play] play
    [bonus] bonus
   *[plus] Pair Plus
} { $came }
bet-back-in-brief = { $bet ->
    [ante] ante
   *[play] play
} back
# On the cloth: the house's cards, and the places for the bets. Very short.
the-house = House
house-is-out = does not play
place-ante = Ante
place-play = Play
place-pair-plus = Pair Plus
# The places in words: what lies in a box.
box-holds = ante { NUMBER($ante) }, play { NUMBER($play) }, Pair Plus { NUMBER($plus) }
# What one of several boxes of one player is called. The name has twelve letters at the most.
box-of-yours = Box { NUMBER($n) }
# In the list of who plays a seat.
player-kind-box = One more box
add-a-box = Add a box of your own
# Controls. The names of the two bets stand beside their amounts.
less-of = Less: { $bet }
more-of = More: { $bet }
sit-out = Sit out
play-for = Play for { NUMBER($chips) }
stake-before-the-cards = Stake before the cards come.
play-or-fold = Play for as much again, or fold?
stakes-to-be = An ante of { NUMBER($ante) }, { NUMBER($plus) } on Pair Plus.
# The pay table, and what the house keeps. $percent has four decimals, with a sign only where it is below nothing.
what-is-paid = What is paid
pays-to-one = { NUMBER($n) } to 1
pays-nothing = –
decimals = { $whole }.{ $part }
edge-of-ante = Of every ante the house keeps { $percent }% on average, { $staked }% of all that is staked on ante and play.
edge-of-ante-yours =
    Where the house plays whatever it has, you are ahead: by { $percent }% of every ante on average, { $staked }% of all that
    is staked on ante and play.
edge-of-pair-plus = Of every bet on Pair Plus it keeps { $percent }%.
house-out-of = Of the 22,100 hands that the house can have, 6,720 do not play.
worth-playing = Play { $least } or better: { $played } of 22,100 hands. Fold the rest.
# How to play.
howto-for-alone = For one to { NUMBER($most) } boxes. Each is dealt { NUMBER($cards) } cards, and so is the house.
howto-casino-stake = Before the cards come, stake an ante, a bet on Pair Plus, or both; or sit the deal out.
howto-casino-cards = Each box is dealt three cards, and so is the house, face down.
howto-casino-play = Look at yours: play, for as much again as your ante, or fold and lose what you have staked.
howto-casino-out =
    The house plays with a queen or better. With less it pays your ante one to one, and gives the other bet back.
howto-casino-compare =
    Otherwise the better hand wins: ante and play are paid one to one, or lost. If they are equal, both come back.
howto-casino-bonus = A run or better earns you the ante bonus, whatever the house has.
howto-casino-plus = Pair Plus is a bet on your own three cards: a pair or better wins.
howto-casino-ranks =
    Hands rank as in poker: a running flush (straight flush) beats a prial (three of a kind), aces are the best prial, A-K-Q
    is the best run (straight) and 3-2-A the lowest.
howto-casino-best = Best played with queen, six, four or better.
howto-casino-shown = You win ante and play, and Pair Plus as well: the house has only its queen.
howto-casino-boxes = You may play several boxes. Each is a hand of its own.
# What beats what in the order of poker, as the others of it: without a capital and a full stop.
brief-poker-prial = three of a rank; aces best
brief-poker-run = in a row; A K Q best, 3 2 A the lowest

## The review of a deal or a sitting (src/app/sheets/review)

review = Review
review-deal = Review deal { NUMBER($deal) }
review-deal-of-record = Review record { NUMBER($record) }, deal { NUMBER($deal) }
review-last-deal = Review this deal
review-sitting = Review the sitting
review-thinking = Each decision is played out many times.
review-cancelled = The review was cancelled.
review-shared = Where several people share the screen, a review waits until the sitting is over.
review-result = Result
review-cards = The cards
review-others = The others, and later cards
review-own = Your decisions
review-adds-up = In chips; the three sum to the result. The cards count for what an expert makes of them on average, against players like these, or against best play where two play by the usual rules. A decision counts for what it was worth by what could be seen then.
review-adds-up-lives = In lives; the three sum to the result. The cards count for the risk that best play leaves. A decision counts for the risk that it added, by what could be seen then.
review-adds-up-games = In chances of the game; the three sum to the result. The cards count for what an expert makes of them on average, against players like these. A decision counts for what it was worth by what could be seen then.
review-decisions = Decisions
review-costliest = The costliest decisions
review-none = There was no decision here whose worth is known.
review-no-fault = No decision cost 3 % of the pot or more.
review-pot = Pot { NUMBER($pot) }
review-cost = { $chips }, { $share } of the pot
review-cost-life = { $share } more risk of a life
review-cost-game = { $share } less chance of the game
review-hands-set = Hands set
review-set-so = Set
verdict-best = Best
verdict-good = Good
verdict-slip = Slip
verdict-mistake = Mistake
verdict-blunder = Blunder
review-solved = Against best play, which does this too.
review-against-best = Against best play.
review-whose = Whose decisions
review-own-of = Decisions of { $name }
review-try = Try again: decision { NUMBER($nth) }, { $taken }
expert-ask = What an expert makes of it
expert-thinks = An expert plays the deal many times.
expert-made = The expert with your cards: { $expert } on average. You: { $own }.
expert-made-of = The expert with these cards: { $expert } on average. { $name }: { $own }.
expert-how = { $unit ->
    [lives] In lives
    [points] In points
   *[other] In chips
}, over { NUMBER($deals) } deals: what could not be seen at the start was dealt anew each time, and the others played as they do. A pot that stays is nobody’s.
expert-no-part = This seat had no cards in the deal.
expert-watch = Watch it
expert-plays = The expert plays
trial = What if
trial-again = Again
trial-other-cards = Other cards
trial-back = Back

# For those who listen: the cards at the seats. A hand of set hands by its number; cards of which only the backs are seen;
# what lies there, and as which hand; a hand that has won.
hand-of = { $name }, hand { NUMBER($n) }
cards-face-down = { $cards ->
    [one] { NUMBER($cards) } card face down
   *[other] { NUMBER($cards) } cards face down
}
lies = { $owner }: { $cards }.
lies-as = { $owner }: { $cards } – { $hand }.
it-wins = It wins.

## The school: ten deals that are the same for everybody (src/app/sheets/school)

# $number is that of the day, $day its date.
ten-of-day = No. { $number } · { $day }
ten-of-number = Number { $number }
play-ten-deals = Play ten deals
ten-go-on = Go on: deal { NUMBER($deal) } of { NUMBER($of) }
ten-deal-of = { NUMBER($deal) } of { NUMBER($of) }
ten-past-day = A past day: it is kept, but does not count.
ten-what-came = What came of it
ten-spoilt = What is stored of these deals cannot be played on. It was changed.
ten-link-unread = The link brings no ten deals that this version of Brag knows.
ten-same-for-all = The same cards, chance and bots for everybody. Each deal is shuffled, and no hand is kept for the next. Whoever knows the day or the number could know the cards, so do not play for stakes.
ten-expert = Expert
ten-for-points = Your points in ten deals count. The game does not end before.
ten-for-lives = The lives that you lose in ten deals count. Everybody has nine, so that all play to the end.
ten-expert-plays = An expert plays the same cards against the same bots.
ten-other = Sender of the link
ten-other-won = The sender of the link came to { $sum }.
ten-each-deal = Each deal
ten-deal = Deal
ten-share = Share the result
# The line to share is "Brag 327: +38, expert +31, 3 blind wins". Its parts follow.
ten-line-of-day = Brag { $number }: { $parts }
ten-line-of-number = Brag, ten deals no. { $number }: { $parts }
ten-expert-won = expert { $sum }
# What came of ten deals for points or lives: $sum with its sign, such as +7.
ten-points = { $n ->
    [one] { $sum } point
   *[other] { $sum } points
}
ten-lives = { $n ->
    [one] { $sum } life
   *[other] { $sum } lives
}
ten-deals-won = { $n ->
    [one] { NUMBER($n) } deal won
   *[other] { NUMBER($n) } deals won
}
ten-blind-wins = { $n ->
    [one] { NUMBER($n) } blind win
   *[other] { NUMBER($n) } blind wins
}
ten-hints = { $n ->
    [one] { NUMBER($n) } hint
   *[other] { NUMBER($n) } hints
}
ten-calendar = Your days
ten-days-so-far = { $n ->
    [0] No day has counted yet.
    [one] { NUMBER($n) } day has counted: { $sum } chips in all.
   *[other] { NUMBER($n) } days have counted: { $sum } chips in all.
}
ten-month-before = The month before
ten-month-after = The month after
ten-by-number = By number
# The button of New game.
ten-by-number-of-table = Ten deals by number
ten-by-number-is = The same number and game are the same ten deals. Choose a number with a friend, or send him the link when you have played.
ten-number = Number
ten-number-wrong = A whole number from 1 to { $most }.
ten-your-table = The table of New game
# In the list of what a file holds.
holds-tens = { $n ->
    [1] ten deals of the school
   *[other] { NUMBER($n) } times ten deals of the school
}
# In How to play: a deal of that game in which each thing is told when it comes up.
first-deal-of-game = Play a first deal of this game

## Drills: single decisions with the verdict at once (src/app/sheets/drills)

# The steps of somebody who is new; $step is one of them.
path-head = New to Brag? In this order
path-lessons = The guided deals
path-drills = Ten decisions of the drills: { NUMBER($done) } of { NUMBER($all) }
path-ten = Ten deals against three straightforward bots
path-next = Next: { $step }
drills = Drills
drills-are = One decision at a time, and at once what each choice was worth. The score counts the good ones among the last 20. A mistake comes back after one, three, seven and 21 days, with other cards.
drills-go = Practise
drills-due = To repeat today: { NUMBER($n) }.
drills-broken = The stored score of the drills cannot be read. Your next answer puts it aside on this device and begins a new one.
drill-of = { NUMBER($good) } of { NUMBER($all) }
drill-comes-back = It comes back tomorrow, with other cards.
drill-try = Try it
drill-more = More of this kind
drill-look = Look or stay blind
drill-fold = Bet or fold
drill-see = See or bet on
drill-keep = Which hand to keep
drill-set = Set nine cards
drill-swap = Swap or stick
drill-draw = Which cards to draw
holds-drills = the score of the drills

## The sources' tables of betting, retold (src/app/sheets/retold)

retold-head = Tables from the sources
retold-is = How four or five people bet, as the sources print it. Before each bet of your player you say what you would do, and then hear what was done and what an expert makes of it. The last two are worked examples of ours, for games of which no source prints a table.
retold-four = pagat.com: four, and one sees
retold-pagat-1 = pagat.com: five who look
retold-pagat-2 = pagat.com: two play blind
retold-french-1 = A French text: five who look
retold-french-2 = A French text: two play blind
retold-classic = Classic Brag: three stakes
retold-casino = Three Card Poker: four hands
retold-ask = What now?
retold-did = In the table: { $did }.
retold-same = As you would.
retold-expert = What each is worth on average, as an expert plays it out:
retold-end = { NUMBER($same) } of { NUMBER($all) } as in the table.
