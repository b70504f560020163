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
   *[looked] no blind play
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
choose-three-to-play = Choose three cards to play.

## The table: rail, felt, controls, and what is said there (src/app/table, src/app/words)

# Texts of the page before its program has come (index.html): nothing may be put in. The first two say what other
# messages say of the usual table.
shell-rail = 3 cards · ante 1
shell-company = You and three others, 100 chips each.
shell-not-fetched = The game couldn’t be loaded. Reload the page when you’re online.
# Why the program does not start. Said by a script that is fetched only then.
shell-no-wasm = This browser doesn’t allow WebAssembly here, and the game needs it. Allow it for this site (in Lockdown Mode, exclude the site), or use another browser.
shell-too-old = This browser is too old for this game. Please update it. The game needs Chrome or Edge 123, Firefox 128, Safari 17.5, or newer.
shell-from-file = The game can’t run from a file. Put its folder on a web server, and open the address there.
shell-sandboxed = The page around this table doesn’t let it load its files. Its frame needs “allow-same-origin” in its sandbox.
shell-file-missing = A file of the game is missing on this site. Please try again later. If it is still missing then, tell whoever runs the site.
shell-file-changed = A file of the game has been changed on its way, so it can’t be used. Please load the page again. If that doesn’t help, tell whoever runs the site.
shell-wrong-type = This site sends the game’s script as a wrong type of file, so the browser refuses it. Please tell whoever runs the site.
# A language that the page cannot fetch although there is a connection.
shell-language-lacks = This language couldn’t be loaded: its file is missing on this site, or was changed on its way. If that stays so, tell whoever runs the site.
# What is said when the program has stopped because of a fault, with a button.
shell-crashed = Something went wrong and the game has stopped. Please reload the page.
shell-crashed-kept = Your game is saved up to the last move.
shell-reload = Reload
# What a host shows in place of a file that it lacks (404.html): a sentence and a link.
shell-no-page = There’s nothing at this address.
shell-to-the-table = To the table

# The sign of the house, before the first deal.
sign-three = Three cards, a little money and a straight face.
sign-four = Four cards, a little money and a straight face.
sign-five = Five cards, a little money and a straight face.
# A button for those who have never played, beside How to play; also in the menu. A question and an answer, each of at most 16 letters.
play-a-first-deal = New to Brag? Play a first deal
# In its place, while ten deals of the school or the guided deals are in progress.
go-on-ten = Go on: ten deals
go-on-guided = Go on: guided deals
# The school, where ten deals are the same for everybody: the title of a sheet.
school = School
# The button that opens it, in the place of the one before for those who have played, and in the menu.
deal-of-the-day = Deal of the day

# The rail: the game and, after a dot, the rule that matters most, in very few letters: a limit, the ante, or that there is neither.
no-limit = no limit
pot-limit = pot limit
limit = limit { NUMBER($chips) }
# The most by which a bet may be above the last; between what the first bet of a deal must be.
limit-of-raises = max raise { NUMBER($chips) }
limit-of-first-bet = opens { NUMBER($least) }–{ NUMBER($most) }
house-cards = { NUMBER($cards) } cards
house-cards-wild = { NUMBER($cards) } cards, wild
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
    [1] one other
    [2] two others
    [3] three others
    [4] four others
    [5] five others
    [6] six others
   *[7] seven others
}{ $chips ->
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
} bots play while you watch{ $chips ->
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
} of you round this screen and { $bots ->
    [1] one bot
    [2] two bots
    [3] three bots
    [4] four bots
    [5] five bots
   *[6] six bots
}{ $chips ->
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
did-not-lend = won’t lend
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
hurry = Faster
to-the-end = Skip to the end
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
lost-means-out = lose and you’re out
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
why-blind-man-later = { $bets ->
    [one] after { NUMBER($bets) } more bet
   *[other] after { NUMBER($bets) } more bets
}
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
why-name-a-hand = choose a hand
why-one-still-in = still in
why-has-seen-it = has seen it

# The row above the buttons: an amount, a choice of two, or a hint.
less = Less
more = More
amount = Amount
whom = Whom
show-all = Show all?
show-all-if-all-agree = Everyone shows if all agree
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
new-version = New version: update now
hide-your-cards = Hide your cards
last-sitting-waits = Your last game is saved where you left it.
last-sitting-waits-of = Your last game is saved where you left it: { $names }, deal { NUMBER($deal) }.
# After a first deal, on two small buttons: whether the table may be heard.
sound-on = Sound on
no-sound = No sound
next-ante = The next ante is { NUMBER($chips) }.
# Where each player pays into several pots.
next-deal-costs = The next deal costs { NUMBER($chips) }.
name-the-hand = Choose a hand to play, without looking.
name-the-kept-hand = You’re alone and blind: choose a hand to keep.
cover-or-fold = You can’t afford the bet: cover the pot, or fold.
nobody-lends = You can’t afford the bet and nobody will lend: fold.
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
# What is asked, behind whose turn it is.
your-turn-to-open = Open the betting.
your-turn-to-bet = { NUMBER($chips) } to stay in.
your-turn-to-borrow = You’re { NUMBER($chips) } short: borrow, or fold.
your-turn-to-cover = Cover the pot with { NUMBER($chips) }, or fold.
your-turn-to-look = Look first.
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
press-again-for = { NUMBER($chips) } is more than half your chips: press again.
# The same where folding is free or the hand is good, where whole hands are exchanged or shown, and on a tap on one’s own cards.
press-again-if-sure = Press again if you’re sure.
press-again-to-show = Everyone shows if all agree: press again.

# Amounts that are a press away: on the button, in a word of at most five letters, and what it is called.
quick-least = Min
quick-pot = Pot
quick-least-name = The minimum bet
quick-double-name = Twice the minimum bet
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
    [you] You can’t afford the bet
   *[other] { $who } can’t afford the bet
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
    [you] You have no chips left, but stay in for the pot
   *[other] { $who } has no chips left, but stays in for the pot
}.
bets-last-chip = { $who ->
    [you] That was your last chip: both of you show
   *[other] That was { $who }’s last chip: both show
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
puts-under = { $who ->
    [you] You put
   *[other] { $who } puts
} { $cards ->
    [1] a card
    [4] four cards
    [10] ten cards
   *[2] two cards
} under the pack.
turns-up = { $who ->
    [you] You turn up the { $card } you threw away
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
set-off = Debts cancelled out: { $who ->
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
    } their hand
}.
names-game = { $who ->
    [you] You choose { $game }
   *[other] { $who } chooses { $game }
}.
proposes-game = { $who ->
    [you] You propose { $game }; the others decide
   *[other] { $who } proposes { $game }; the others decide
}.
agrees-to-game = { $who ->
    [you] You agree to it
   *[other] { $who } agrees to it
}.
refuses-game = { $who ->
    [you] You turn it down
   *[other] { $who } turns it down
}.
agree-to-game = Agree
asked-about-game = { $who ->
    [you] Do you agree?
   *[other] { $who }, do you agree?
}
game-declined = No majority for { $game }: the dealer chooses again.
# Between deals: a player would buy chips, and all the others must agree. $chips is how many.
asks-to-buy-in = { $who ->
    [you] You ask to buy in for { NUMBER($chips) }; the others decide
   *[other] { $who } asks to buy in for { NUMBER($chips) }; the others decide
}.
buy-in-declined = { $who ->
    [you] You can’t buy in now: all the others must agree
   *[other] { $who } can’t buy in now: all the others must agree
}.
asks-to-double = { $who ->
    [you] You ask to double the ante and all limits; the others decide
   *[other] { $who } asks to double the ante and all limits; the others decide
}.
limits-stay = The limits stay as they are: more than half must agree.
limits-double = The ante and all limits double.
double-the-limits = Double the limits
pot-is-carried = The pot of { NUMBER($chips) } carries over.
keeps-unseen = { $who ->
    [you] You keep your hand unseen
   *[other] { $who } keeps their hand unseen
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
   *[other] { $who } has set their hands
}.
shows-set = { $who ->
    [you] You show
   *[other] { $who } shows
} hand { NUMBER($n) }: { $hand }.
passes-set = { $who ->
    [you] You don’t show
   *[other] { $who } doesn’t show
} hand { NUMBER($n) }.
folds-set = { $who ->
    [you] You fold
   *[other] { $who } folds
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
tap-cards-then-a-place = Tap cards, then a place, or drag them. Nobody sees them yet.
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
is-thrown-away = Left over: the { $cards }.
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
spare-or-own = Swap your hand for the spare? Nobody has seen it.
take-spare = Take it
keep-mine = Keep mine
show-or-pass = Show hand { NUMBER($n) }, or pass?
pass-it = Pass
scoops = { $who ->
    [you] You win every hand.
   *[other] { $who } wins every hand.
}
crashes = { $who ->
    [you] A crash: you win all four
   *[other] A crash: { $who } wins all four
}.
swaps = { $who ->
    [you] You swap the { $gave } for the { $took }
   *[other] { $who } swaps the { $gave } for the { $took }
}.
swaps-hidden = { $who ->
    [you] You take the hidden card and leave one of yours
   *[other] { $who } takes the hidden card and leaves another
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
# After it, where the winner has put in more in the deal than they take out. $change has its sign, such as “−1”.
has-won-less = { $change } over the deal
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
may-buy-in = Anyone out can buy in again for { NUMBER($least) } or more.
# A button beside New game: the others go on without the player.
watch-on = Keep watching
everyone-else-folded = Everyone else folded.
goes-back-unseen = { $whose ->
    [you] Nobody else sees your hand
   *[other] { $whose }’s hand goes back unseen
}.
was-not-better = { $whose ->
    [you] Your
   *[other] { $whose }’s
} hand was no better, and goes back unseen.
# With which hand the see was won (form [a]), and over which ($other, form [bare]).
with-hand = With { $hand }.
with-hand-over = With { $hand } over { $whose ->
    [you] your
   *[other] { $whose }’s
} { $other }.
# Where both hands bear the same name: what decided between them.
decided-by-rank = The { $rank } decides.
decided-by-wilds = The hand with fewer wild cards wins.
decided-by-paying = The hands were equal, so whoever paid to see loses.
decided-by-covering = The hands were equal, so whoever covered loses.
decided-by-being-short = The hands were equal, so whoever couldn’t pay loses.
decided-by-elder = They were equal, so the one nearer the dealer’s left wins.
decided-by-first-in = The hands were equal, so whoever put in chips first wins.
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
blind-wins-nothing = The last one in was blind, so nobody wins the pot.
keeps-for-the-next = { $who ->
    [you] You keep your hand, unseen, for the next deal
   *[other] { $who } keeps their hand, unseen, for the next deal
}.
hands-were-alike = The hands were equal.
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
too-few-can-pay = Fewer than two players can afford the ante.
over-after = Over after { $deals ->
    [1] one deal
   *[other] { NUMBER($deals) } deals
}: fewer than two players can afford the next ante.
ended-after = Ended after { $deals ->
    [1] one deal
   *[other] { NUMBER($deals) } deals
}.
# $won is the headline of the last deal.
in-the-last-deal = { $won } in the last deal.
column-player = Player
column-chips = Chips
column-change = Change
# Columns where somebody owes chips or a pot is left: what others owe a player less what he owes, and all that is his.
column-debts = Debts
column-sum = Total

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
table-not-fetched = The table hasn’t loaded yet.
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
vote-between-deals = A vote
# Above the table, where what keeps the sitting on the device comes too late.
keeper-not-fetched = Autosave hasn’t loaded. Keep this page open; we’ll keep trying.
sitting-not-fetched = Part of your game hasn’t loaded. It’s safe, and we’ll keep trying.
# A button: I have read this.
notice-good = Got it
one-moment = One moment.
part-not-fetched = This part of the page couldn’t be loaded. Your game is safe. Try again when you’re online.
# Buttons; what they are called aloud follows.
replay-button = Replay
try-again = Try again

## New game: the form, house rules, sharing, what is wrong in it (src/app/sheets/new_game, src/app/draft, src/app/words/rule_sentences.rs)

# The sheet, from the top. Buttons are short.
# What dealing the new game does to the one there is: one that is being played, one that was kept and waits to go on, one
# between its deals.
game-in-hand-ends = The current game will end. Everyone gets back what they put in this deal, and the result is saved.
waiting-sitting-ends = Your saved game will end, and its result is saved.
sitting-in-hand-ends = The current game will end, and its result is saved.
sitting-ends-unsaved = The current game will end, and its result isn’t saved.
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
strength-even = breaks even against { $others ->
    [one] a straight bot
   *[other] { NUMBER($others) } straight bots
}
# The same where it plays as the straight bot does.
strength-same = plays this game just like the straight bot
who-deals-first = First dealer
chance-deals-first = At random
# A switch, where several people share the screen.
at-home = At home
hint-at-home = Your cards turn up as soon as you take the screen
one-player-fewer = Remove a player
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
preset-usual-says = Ante 1, no limit, blind play, rarely shuffled.
preset-strict = Strict pub school
preset-strict-says = Open for 1 to 5, table stakes, no showdown by agreement. High card deals. A blind player can be seen after 3 bets.
preset-french = French school
preset-french-says = Open for 2 to 5, look at your cards at any time, a shuffle after every see.
preset-wild-twos = Wild twos
preset-wild-twos-says = All twos are wild, as is common with four and five cards.
preset-quick = Quick and small
preset-quick-says = No bet above 4, seeing costs one bet, the last one in wins, blind or not, a shuffle after every deal.
# Chosen, once anything was changed that no preset has.
preset-own = Your own rules
preset-own-says = Set below.
what-is-agreed = What’s agreed
all-is-as-usual = No changes from the usual rules.
# Opens the whole list.
all-that-is-agreed = All the rules
# Beside the title of a group of house rules: so many are not as usual.
of-your-own = { NUMBER($n) } changed
rules-came-with-the-link = These house rules came with the link. Nothing changes until you deal.
# $why is a sentence that says what is wrong with a link.
rules-of-link-unread = { $why } These are the usual rules.
# The ? beside a rule, for a screen reader; $label is what the rule is called.
where-it-comes-from = Where “{ $label }” comes from

# What is wrong, beside the field.
fault-no-name = Enter a name.
fault-long-name = Names have at most { NUMBER($most) } letters.
fault-same-name = Two players are called { $name }. Change one.
# “You” is the message `you`.
fault-you = Enter a name. “You” is only for someone playing alone.
# A number by itself, as one types it into a field.
amount-typed = { NUMBER($n) }
fault-not-between = Enter a whole number from { NUMBER($least) } to { NUMBER($most) }.
fault-open-min = The first bet must be at least 1.
fault-open-max = Must be at least { NUMBER($least) }, the smallest first bet.
fault-bet-cap = Must be at least { NUMBER($least) }, the smallest first bet.
fault-too-few = A game needs at least two players.
fault-too-many = There are only enough cards for { NUMBER($most) } players.
fault-below-minimum = Everyone needs at least { $chips ->
    [one] { NUMBER($chips) } chip
   *[other] { NUMBER($chips) } chips
}.
fault-too-many-chips = That’s too many chips.
fault-unplayable = These rules can’t be played.

# Passing the rules on.
share-these-rules = Share these rules
copy-the-link = Copy the link
share-title = House rules for Brag
share-put-right-first = Fix the errors in the rules first.
share-done = Shared.
share-not-done = Not shared.
share-copied = Link copied. Paste it wherever you like.
share-copy = Copy this link and pass it on.
share-the-link = The link

# The sheet on which a dealer names the game.
names-the-game = { $who ->
    [you] Your deal: choose the game for this deal and the ones after it.
   *[other] { $who } deals, and chooses the game for this deal and the ones after it.
}
# A button: closes the sheet, and the deal waits.
not-yet = Not yet
# The first of the games that a dealer may name, before the others of the family; and why another cannot be named now.
call-brag = Brag
call-brag-says = Brag with your choice of cards, wild cards and blind play.
call-not-now = not now: { $why }
call-cards-hint = With more than three, you keep three.
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
rule-game-hint = With more than three, you keep the three you like best.
# Three buttons in a row. Short.
rule-game-three-card = 3
rule-game-four-card = 4
rule-game-five-card = 5
rule-game-best-of-seven = 7
rule-game-best-of-thirteen = 13
rule-game-why = pagat: “whether three four or five cards are dealt”.
rule-running-flush-over-prial = Running flush beats a prial
# “Off” is the switch beside it.
rule-running-flush-over-prial-hint = When off, a prial is the best hand.
rule-running-flush-over-prial-why = Wikipedia’s table lists the straight flush first. pagat, a French text, a Russian text and English house rules put the prial there.

group-stakes = Stakes
rule-ante = Ante
rule-ante-hint = Everyone pays it before a deal.
rule-ante-why = pagat: “the initial stake or ante”.
rule-open-min = Smallest first bet
rule-open-min-hint = The first bet must be this or more.
rule-open-min-why = pagat: “the minimum and maximum initial bet”.
rule-open-max = Largest first bet
# Of a field for an amount: it may be left empty.
empty-is-no-limit = Leave empty for no limit.
rule-open-max-why = The French text’s example is two to five.

group-wild = Wild cards
rule-wild = Wild cards
rule-wild-hint = A wild card stands for whatever helps you most.
# Floaters is a name for wild cards: what is quoted stays in English, here and elsewhere.
rule-wild-why = pagat: “wild cards, also known as floaters”.
rule-jokers = Jokers
rule-jokers-hint = Added to the pack, and always wild.
# The first of a row of five buttons: None, 1, 2, 3, 4. Short.
rule-jokers-none = None
rule-jokers-why = pagat names jokers among the wild cards.
rule-wild-as-itself-is-natural = A wild card used as itself counts as natural
rule-wild-as-itself-is-natural-hint = For example, a wild two played as a two.
rule-wild-as-itself-is-natural-why = pagat and the French text: fewer wild cards win. Neither says whether a wild two played as a two still is one.
rule-discards = Discards
rule-discards-hint = With four cards or more.
rule-discards-stay = Stay and break ties
rule-discards-under = Go under the pack
rule-discards-why = Wikipedia: “(place at the bottom of the deck)”.
rule-discards-before-wilds = Discards count before wilds
rule-discards-before-wilds-hint = Ties are broken by the discards first.
rule-discards-before-wilds-why = Our ruling: no source says which comes first.

group-limits = Betting limits
rule-raise-limit = Largest raise
rule-raise-limit-hint = Above the last bet. Leave empty for no limit.
rule-raise-limit-why = pagat: “limit (if any) on the amount”.
rule-bet-cap = Largest bet
rule-bet-cap-why = An English house-rules text: “there is a maximum bet”.
rule-pot-limit = Pot limit
rule-pot-limit-hint = No bet can be more than the pot before it.
rule-pot-limit-why = pagat: “raise the pot by more than its current” amount.
rule-double-every = Everything doubles after
rule-double-every-hint = Number of deals. The ante and all limits double. Leave empty for never.
rule-double-every-why = An English house-rules text: it “starts nice and low”, and “after a while it’s £10 £20 £50 and more”.
rule-agreed-limits = Voting on the limits
rule-agreed-limits-hint = Between deals, anyone who can pay the ante can ask to double everything. More than half must agree.
rule-agreed-limits-why = An English house-rules text: the maximum bet is “usually thrown out of the window as the game goes on”.

group-blind = Blind play
rule-blind-play = Blind play
rule-blind-play-hint = Bet without looking, at half price.
rule-blind-play-why = pagat: “the extra option of playing blind”.
rule-blind-look = When blind players may look
rule-blind-look-hint = You can always look before your first bet.
rule-blind-look-own-turn = On your own turn
rule-blind-look-any-time = At any time
rule-blind-look-why = pagat allows it on your turn, a French and a Russian text at any moment.
rule-blind-last = When the last one in is blind
rule-blind-last-hint = What happens to the pot when everyone folds to a blind player.
rule-blind-last-keep = Hand kept, pot carried over
rule-blind-last-carry = Pot carried over
rule-blind-last-win = Wins the pot
rule-blind-last-why = pagat: “you are allowed to retain your hand”.
rule-blind-means-not-looked = Blind without a bet
rule-blind-means-not-looked-hint = A player who has neither looked nor bet is blind too.
rule-blind-means-not-looked-why = The French text: when everyone passes, the last player simply gets the pot. pagat doesn’t say whether someone who hasn’t bet is blind.
rule-retained-mode = With a kept hand you get
rule-retained-mode-hint = If it’s face up, the others must beat it or fold.
rule-retained-mode-two-hands = A second blind hand
rule-retained-mode-face-up = A hand face up
rule-retained-mode-why = pagat: “dealt a second hand face up”.
rule-two-hands-rewin = Last in with two blind hands keeps
rule-two-hands-rewin-hint = When the same player is last in again, with both unseen.
rule-two-hands-rewin-one = One of the hands
rule-two-hands-rewin-one-or-none = One of them, or neither
rule-two-hands-rewin-why = Wikipedia: “he must throw away one without looking”; pagat: “may choose to retain either”.

group-see = The see
rule-see-cost = Seeing costs
rule-see-cost-hint = What it costs to see when two are left. To see a blind hand always costs twice the bet.
rule-see-cost-double = Twice the bet
rule-see-cost-equal = The bet
rule-see-cost-why = Double, say pagat, Wikipedia, a French text and a Russian one. An English house-rules text: “check before you start”. A variation on pagat: “you only need to equal the most recent”.
rule-see-blind-after = A blind player can be seen after
rule-see-blind-after-hint = Number of bets after looking. Leave empty for never.
rule-see-blind-after-why = An English house-rules text: “you can call him/her after 3 bets”.
rule-agreed-showdown = Agreed showdown
rule-agreed-showdown-hint = Three or more players can all agree to show.
rule-agreed-showdown-why = pagat: “they may agree to a showdown”.

group-money = Running out of money
rule-shortage = Can’t afford the bet
rule-shortage-hint = What a player with too few chips can do.
rule-shortage-cover = Cover the pot
rule-shortage-borrow = Borrow, if anyone lends
rule-shortage-richest-lends = The richest must lend
rule-shortage-why = pagat: “This is called covering the pot”, “must either fold or borrow money from another player or a bystander”. That a bystander is a player who has folded or isn’t in the deal is our ruling.
rule-shortage-fold = Fold
rule-headsup-short = Short when two are left
rule-headsup-short-hint = The other player may have to lend, or show their hand.
rule-headsup-short-cover = Same as with more
rule-headsup-short-lend-or-show = Lend or show
rule-headsup-short-why = pagat: “has the choice of either”.
rule-rebuy-after-cover-loss = Back after a lost cover
rule-rebuy-after-cover-loss-hint = A player who covers and loses everything can buy in again.
rule-rebuy-after-cover-loss-why = An English house-rules text: “being broke means being broke”.
rule-last-chips = Last chips between two
rule-last-chips-hint = “Show” ends the betting: both show, and the one who bet needs the better hand.
rule-last-chips-play-on = Play on
rule-last-chips-show = Show
rule-last-chips-why = pagat: “the betting ends when one player puts the last of his money in the pot”.
rule-rounds = Rounds
rule-rounds-hint = The game ends when everyone has dealt this many times. Leave empty to play on.
rule-rounds-why = The German Wikipedia: the game ends when everyone has dealt equally often.
rule-table-minimum = Table minimum
rule-table-minimum-hint = Needed to sit down or buy in. 0 for none.
rule-table-minimum-why = pagat: “say £10”.
rule-table-stakes = Table stakes
rule-table-stakes-hint = Chips can only be bought between deals.
rule-table-stakes-off = Off
rule-table-stakes-on = On
rule-table-stakes-agreed = All must agree
rule-table-stakes-why = pagat: “what Poker players know as table stakes”; more money only “with the agreement of all the players”.

group-dealing = Dealing and shuffling
rule-shuffle = The pack is shuffled
rule-shuffle-hint = Otherwise the cards are gathered and dealt again unshuffled.
rule-shuffle-prial-won = After a prial wins
rule-shuffle-prial-shown = After a prial is shown
rule-shuffle-any-seen = After any hand is shown
rule-shuffle-always = After every deal
rule-shuffle-never = Never again
rule-shuffle-why = pagat: “only shuffled if the previous hand was” won by a prial. An English house-rules text: whenever a prial is shown. The French text: after any see.
rule-stock-face-up = Pack face up
rule-stock-face-up-hint = Everyone can see the bottom card of the pack.
rule-stock-face-up-why = pagat: “the remainder of the pack is placed face” up.

group-dealer = The dealer
rule-first-dealer = First dealer
rule-first-dealer-hint = The deal then passes to the left.
rule-first-dealer-random = At random
rule-first-dealer-high-card = High card
rule-first-dealer-why = An English house-rules text: “the highest card is the dealer”. The French text: by chance or agreement.
rule-dealers-choice = Dealer’s choice
rule-dealers-choice-hint = After everyone has dealt once and one more deal has been played, the next dealer chooses cards, wild cards and blind play.
rule-dealers-choice-why = pagat: “one more deal than the number of players”, then “the next dealer gets to choose the game”.
rule-other-game = Other Brag games
rule-other-game-hint = Any game but three, four, five or seven cards needs a majority, or just the dealer’s word.
rule-other-game-majority = Majority
rule-other-game-dealer = Dealer alone
rule-other-game-why = pagat: another card game “would have to be agreed by majority of players”; only cards, wild cards and blind play “can be dictated by the dealer”.

# What is agreed: a sentence for each house rule.
agreed-game-three-card = Everyone is dealt three cards.
agreed-game-four-card = Everyone is dealt four cards and plays three of them.
agreed-game-five-card = Everyone is dealt five cards and plays three of them.
agreed-game-best-of-seven = Everyone is dealt seven cards and plays three of them.
agreed-game-best-of-thirteen = Everyone is dealt thirteen cards and plays three of them.
agreed-wild-none = No cards are wild.
# $cards is a list such as “all twos, the suicide king and A♦”.
agreed-wild = Wild: { $cards }.
agreed-jokers-1 = One wild joker is in the pack.
agreed-jokers-2 = Two wild jokers are in the pack.
agreed-jokers-3 = Three wild jokers are in the pack.
agreed-jokers-4 = Four wild jokers are in the pack.
agreed-running-flush-over-prial-no = A prial beats a running flush.
agreed-running-flush-over-prial-yes = A running flush beats a prial.
agreed-wild-as-itself-is-natural-no = A wild card counts as wild even when used as itself.
agreed-wild-as-itself-is-natural-yes = A wild card used as itself counts as natural.
agreed-discards-stay = Discards stay in front of their owner and break ties.
agreed-discards-under = Discards go under the pack at once and are never compared.
agreed-discards-before-wilds-no = Ties go to the hand with fewer wild cards, then to the higher discards.
agreed-discards-before-wilds-yes = Ties go to the higher discards, then to the hand with fewer wild cards.
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
agreed-double-every = The ante and all limits double after every { $n ->
    [one] deal
   *[other] { NUMBER($n) } deals
}.
agreed-agreed-limits-yes = Between deals, players can vote to double the ante and all limits.
agreed-see-cost-double = Seeing costs twice the bet.
agreed-see-cost-equal = Seeing costs the bet, or twice the bet to see a blind hand.
agreed-see-cost-equal-open = Seeing costs as much as the bet.
agreed-agreed-showdown-no = Hands are only shown when two are left.
agreed-agreed-showdown-yes = Three or more players can all agree to show.
agreed-blind-play-no = Nobody plays blind.
agreed-blind-play-yes = You may play blind, at half price.
agreed-blind-look-own-turn = You may look at your cards only on your turn, or before your first bet.
agreed-blind-look-any-time = You may look at your cards at any time.
agreed-see-blind-after-none = Once you’ve looked, you can’t see a blind player.
agreed-see-blind-after = Once you’ve looked, you can see a blind player after { $n ->
    [one] { NUMBER($n) } bet
   *[other] { NUMBER($n) } bets
} of your own.
agreed-blind-last-keep = If the last one in is blind, the pot carries over and they keep their hand.
agreed-blind-last-carry = If the last one in is blind, the pot carries over.
agreed-blind-last-win = The last one in wins the pot, blind or not.
agreed-blind-means-not-looked-yes = Anyone who hasn’t looked is blind, bet or no bet.
agreed-retained-mode-two-hands = A player with a kept hand is dealt a second one, also blind.
agreed-retained-mode-face-up = A player with a kept hand is dealt a second one face up, for the others to beat or fold.
agreed-two-hands-rewin-one = With two blind hands, the last one in keeps one of them.
agreed-two-hands-rewin-one-or-none = With two blind hands, the last one in keeps one of them or neither.
agreed-shortage-cover = If you can’t afford the minimum bet, you can cover the pot with all your chips.
agreed-shortage-borrow = If you can’t afford the minimum bet, you fold, or borrow from anyone at the table who’ll lend, still in or not.
agreed-shortage-richest-lends = If you can’t afford the minimum bet, you fold or the richest player still in lends you the rest.
agreed-shortage-fold = If you can’t afford the minimum bet, you must fold.
agreed-headsup-short-lend-or-show = When two are left and one is short, the other lends or shows.
agreed-rebuy-after-cover-loss-no = Cover and lose everything, and you’re out for good.
agreed-rebuy-after-cover-loss-yes = Cover and lose everything, and you can buy in again.
agreed-last-chips-show = Between two, betting the last chip ends the betting: both show.
agreed-rounds = The game ends when everyone has dealt { $n ->
    [one] once
   *[other] { NUMBER($n) } times
}.
agreed-table-minimum = You need at least { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
} to sit down or buy in.
agreed-table-stakes-no = Chips can be bought at any time.
agreed-table-stakes-yes = Chips can only be bought between deals.
agreed-table-stakes-agreed = Chips can only be bought between deals, and all the others must agree.
agreed-shuffle-prial-won = The pack is shuffled only after a prial wins a see.
agreed-shuffle-prial-shown = The pack is shuffled only after a prial is shown.
agreed-shuffle-any-seen = The pack is shuffled after any hand is shown.
agreed-shuffle-always = The pack is shuffled after every deal.
agreed-shuffle-never = The pack is never shuffled again.
agreed-stock-face-up-yes = The bottom card of the pack is face up.
agreed-dealers-choice-yes = After everyone has dealt once and one more deal has been played, the next dealer chooses the game.
agreed-other-game-majority = Other Brag games need a majority of the players.
agreed-other-game-dealer = The dealer alone can choose other Brag games.
agreed-first-dealer-random = The first dealer is drawn at random.
agreed-first-dealer-high-card = High card deals first.

# The family of games: New game begins with the question, and a row for each game, in sections. A button leads on; on what
# follows another leads back.
which-game = Which game?
players-and-rules = Players and rules
another-game = Another game
# The sections of that list, each with the names of its games in small letters, and a line over it for newcomers.
section-betting = Bet and bluff
section-setting = Set your hands
section-old = Old Brags and their kin
section-light = No bluffing
where-to-start = New to Brag? Start with three cards.
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
family-six-card-says = Two hands, a point for each that wins.
family-seven-card = Seven cards
family-seven-card-says = Win both hands to take the pot, or it carries over.
family-nine-card = Nine cards
family-nine-card-says = Three hands from nine cards, the best one first.
family-ten-card = Ten cards
family-ten-card-says = Three hands: win the most to win the deal.
family-thirteen-card = Crash
family-thirteen-card-says = Four hands from thirteen cards, and a race for points.
family-fifteen-card = Fifteen cards
family-fifteen-card-says = Five hands: win the most to win the deal.
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
fault-cannot-pay = It takes { $chips ->
    [one] { NUMBER($chips) } chip
   *[other] { NUMBER($chips) } chips
} to play.

# Their house rules, as those above. Hands are set best first: hand 1, hand 2, …
group-prize = Prizes
rule-form = Played for
rule-form-hint = Chips in one pot or in four, or points.
# In a list.
rule-form-pots = A pot for each hand, and one for all
rule-form-two-of-three = One pot, for two hands of three
rule-form-points = Points
rule-form-why = Wikipedia: “Four antes are played, one for each set, and a main pot”. ourpastimes.com: two hands of three win the one pot. pagat: a point a hand.
rule-points = A hand is worth
rule-points-hint = The points for hands 1 to 4.
# Two buttons side by side. Short.
rule-points-one = 1 each
rule-points-street = 4, 3, 2, 1
rule-points-why = Wikipedia: “one point scored for each winning hand”, or “4 points awarded to the best highest hand” and so on down.
rule-target = Points to win
rule-target-hint = The game ends with the deal in which someone gets there.
rule-target-why = Thirteen cards: “a sprint of 10 or so holes” (Wikipedia), 15 (androidfreeware) or 21 (ourpastimes.com). For the other games it’s our ruling.
rule-set-ante-hint = Everyone puts this into each pot before a deal.
rule-set-ante-why = Nine cards: “Four antes are played” (Wikipedia). Seven cards: everyone puts an agreed stake into the pot (poker.tj).
rule-bonus-all = Both hands won
rule-bonus-all-hint = Extra points. 0 for none.
rule-bonus-all-why = Our ruling, modelled on the extra point for a crash. No source has it for six cards.
rule-crash = All four hands won
rule-crash-hint = That is a crash.
# In a list.
rule-crash-wins-game = Wins the game
rule-crash-point = One point more
rule-crash-none = Nothing more
rule-crash-why = Wikipedia: whoever wins all four “automatically wins the entire game”. Board Game Arena and ourpastimes.com: one point more.
group-hands = The hands
rule-tie = Equal hands
rule-tie-hint = Who wins when the best hands are equal.
# Two buttons side by side. Short.
rule-tie-nobody = Nobody
rule-tie-first-shown = Shown first
rule-tie-why = Nine cards: the first hand shown wins (ourpastimes.com). Thirteen cards: nobody scores (androidfreeware). For the other games it’s our ruling.
rule-minimum = Lowest winning hand
rule-minimum-hint = Lower hands win nothing.
rule-minimum-why = Wikipedia: four hands, “or the most possible over a certain standard”. denexa.com: a pair or better.
rule-four-of-a-kind = Four of a kind
rule-four-of-a-kind-hint = Set as one hand of four cards.
# In a list.
rule-four-of-a-kind-pays = Beats everything, and is paid
rule-four-of-a-kind-beats = Beats everything
rule-four-of-a-kind-none = Doesn’t count
rule-four-of-a-kind-why = Wikipedia: “Four of a kind can also be played”. That it beats every prial is our ruling.
rule-quads-bonus = Paid for four of a kind
rule-quads-bonus-hint = By each other player. 0 for nothing.
rule-quads-bonus-why = Wikipedia: “an additional fee to be paid by the other players”. It doesn’t say how much.
rule-quads-win = Four of a kind wins at once
rule-quads-win-hint = Whoever is dealt it takes every pot before hands are set.
rule-quads-win-why = ourpastimes.com, for nine cards: four of a kind wins at once, four nines before all others. For seven: bettingpunter.com.
rule-set-bets = Bets on each hand
rule-set-bets-hint = A round of bets into the pot of a hand before it is shown.
rule-set-bets-why = Wikipedia plays the hands “usually without further betting”. How they are bet on is our ruling.
rule-prial-top = The best prial
rule-prial-top-hint = Then aces, kings and so on down.
rule-prial-top-why = ourpastimes.com, for nine cards: three nines are best. Three sevens for seven cards are our ruling.
rule-pass = Passing
rule-pass-hint = You may keep a hand back instead of showing it.
rule-pass-why = bettingpunter.com: instead of showing a hand you may pass, and are out of that comparison.
rule-spare = Spare hands
rule-spare-hint = With two or three players, you may swap your cards for one, unseen.
rule-spare-why = gamerules.com and Board Game Arena: the hands nobody was dealt may be taken in exchange.
group-settling = Settling up
rule-settlement = Losers pay
rule-settlement-hint = To the winner, once the game is over.
# Two buttons side by side. Short.
rule-settlement-fixed = Fixed sum
rule-settlement-behind = By points
rule-settlement-why = Wikipedia: “either a pre-arranged fixed amount from each loser to the winner”, or proportionate to “how far behind the winner they finish”.
rule-game-stake = Stake
rule-game-stake-hint = The fixed sum, or the price of a point. 0 for nothing.
rule-game-stake-why = Wikipedia: the amount is “pre-arranged”, and fifteen cards are “a normally non-gambling related variant”.
rule-blank-double = Double for no points
rule-blank-double-hint = Whoever ends with no points pays twice.
rule-blank-double-why = Wikipedia: “Players not on the board by the time someone wins may have to pay double.”
rule-buy-in = Buy-in
rule-buy-in-hint = Everyone pays it once, before the first deal.
rule-buy-in-why = gamerules.com: each life can stand for money, and the last one in takes it all. Paying at the start is our ruling.
rule-lives = Lives
rule-lives-hint = Lose your last one and you’re out.
rule-lives-why = Wikipedia: the lowest hand “is out, or loses a life”. Three lives are the custom.
rule-first-stick = Stick on the first turn
rule-first-stick-hint = You may stick before your first swap.
rule-first-stick-why = Wikipedia: swaps go on “until one player ’sticks’”. Nothing there forbids it on the first turn.
rule-one-down = One card face down
rule-one-down-hint = The second card on the table, and whatever replaces it.
rule-one-down-why = pagat: the middle card lies face down. Wikipedia: “three face-up communal cards”.

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
patti-why-of-blind = last one is blind
patti-why-none = not allowed
# In the row above the buttons.
patti-look-now = No more blind bets: look at your cards.
patti-cover-or-pack = You can’t afford the bet: cover the pot, or pack.
patti-the-worse-packs = The worse hand packs. If they’re equal, { $who } packs.
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
patti-we-are = We are { $who } and { $whom }
patti-only-two-look = Nobody else should look now.
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
patti-says-muflis = Muflis: the lowest hand wins. The whole order is reversed.
patti-says-999 = Aces are 1, tens and court cards 0. The digits, highest first, make a number. The highest number wins.
patti-says-lowest-joker = In each hand, the cards of its lowest rank are wild.
patti-says-highest-joker = In each hand, the cards of its highest rank are wild, aces high.
patti-says-wild = A wild card stands for whatever makes the best hand, but never for a card already in it. It doesn’t matter how many are wild.
patti-numbers-in = { $from } to { $to }
patti-how-often-numbers = How often each number is dealt, in hundreds.
# The end of a deal.
patti-everyone-packed = Everyone else has packed.
patti-paid-for-show = { $who ->
    [you] You
   *[other] { $who }
} paid { NUMBER($chips) } for the show.
patti-decided-by-asking = The hands were equal, so whoever asked for the show loses.
patti-pot-is-full = The pot reached its limit, so everyone still in showed.
# The game in the family: its name, a line about it, its variations by their names, and the rail.
family-teen-patti = Teen Patti
family-teen-patti-says = Half price for the blind, and private shows for two.
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
rule-boot-hint = Everyone pays it before the cards. It’s the first stake.
rule-boot-why = pagat, as others quote it: everyone puts the boot in before the deal.
rule-raise = A bet raises
rule-raise-hint = Anything from the stake to double, or only one of the two.
# Two buttons side by side. Short.
rule-raise-any = By any amount
rule-raise-double = To double
rule-raise-why = pagat, as others quote it: any amount up to double the stake. Many apps offer only the two.
rule-chaal-limit = Largest chaal
rule-chaal-limit-why = Common apps cap the chaal. pagat, as others quote it, knows no cap.
rule-patti-pot-limit = Pot limit
rule-patti-pot-limit-hint = At this many chips everyone shows. Empty: no limit.
rule-patti-pot-limit-why = Common apps: once the pot is full, everyone shows.
rule-blind-turns = Blind bets in a deal
rule-blind-turns-hint = After this many you must look. Empty: no limit.
rule-blind-turns-why = Common apps make you look after some blind turns, often four.
rule-sideshow = Sideshow
rule-sideshow-hint = How many players must still be in.
# In a list.
rule-sideshow-three = Three or more
rule-sideshow-two = Two or more
rule-sideshow-none = No sideshows
rule-sideshow-why = pagat, as others quote it, allows it between the last two as well; common apps from three players up.
rule-a23 = A 2 3
rule-a23-hint = The best sequence, or the next after A K Q.
# Two buttons side by side. Short.
rule-a23-first = Best
rule-a23-second = Second best
rule-a23-why = pagat, as others quote it: A-2-3 is the best sequence. At some tables A-K-Q comes first.
rule-variation = Variation
rule-variation-hint = Which hand wins, and what is wild.
# In a list.
rule-variation-none = None
rule-variation-muflis = Muflis: the lowest hand wins
rule-variation-ak47 = AK47: aces, kings, fours and sevens are wild
rule-variation-999 = 999: the highest number wins
rule-variation-lowest-joker = Your lowest rank is wild
rule-variation-highest-joker = Your highest rank is wild
rule-variation-why = After cardpartyclub.com, Zee News and HuffPost. That the number of wild cards breaks no ties is our ruling.
# What is agreed, a sentence each.
agreed-teen-patti = Everyone is dealt three cards. Blind players bet at half price.
agreed-boot = Everyone pays a boot of { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
}.
agreed-raise-any = A bet is anything from the stake to twice the stake.
agreed-raise-double = A bet is the stake or twice the stake, nothing between.
agreed-chaal-limit = The largest chaal is { NUMBER($n) }.
agreed-patti-pot-limit = Once the pot has { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
}, everyone shows.
agreed-blind-turns = { $n ->
    [one] After { NUMBER($n) } blind bet
   *[other] After { NUMBER($n) } blind bets
} in a deal you must look.
agreed-blind-turns-none = You may play blind for as long as you like.
agreed-sideshow-three = A sideshow needs three players still in.
agreed-sideshow-two = A sideshow needs two players still in.
agreed-sideshow-none = There are no sideshows.
agreed-a23-first = A 2 3 is the best sequence, then A K Q.
agreed-a23-second = A K Q is the best sequence, then A 2 3.
agreed-variation-none = The best hand wins, and nothing is wild.
agreed-variation-muflis = Muflis: the lowest hand wins.
agreed-variation-ak47 = AK47: all aces, kings, fours and sevens are wild.
agreed-variation-999 = 999: the digits make a number, and the highest wins.
agreed-variation-lowest-joker = All cards of your own lowest rank are wild.
agreed-variation-highest-joker = All cards of your own highest rank are wild.
# How it is played.
howto-patti-boot = Everyone pays the boot, the first stake, and is dealt three cards, face down.
howto-patti-blind = Until you look, on your turn, you are blind and bet from the stake to twice that. Your bet is the new stake.
howto-patti-blind-double = Until you look, on your turn, you are blind and bet the stake or twice that, nothing between. Your bet is the new stake.
howto-patti-chaal = Once you’ve looked, you bet twice as much: a chaal. Half of it is the new stake.
howto-patti-pack = You never have to match other bets, and there’s no checking: bet, or pack and be out.
howto-patti-show = With two left, you may pay the minimum bet for a show. Both turn up their hands, and if they’re equal you lose. Once you’ve looked, you can’t ask a blind player.
howto-patti-sideshow = Sideshow: with three or more still in, if you have looked and so has the player before you, you may make the minimum bet and ask to compare in private. If they agree, the worse hand packs; yours if they’re equal.
howto-patti-sideshow-two = Sideshow: if you have looked and so has the player before you, you may make the minimum bet and ask to compare in private. If they agree, the worse hand packs; yours if they’re equal.
howto-patti-last = When everyone else has packed, the last one in takes the pot, blind or not.
howto-patti-shown = A pure sequence beats a sequence, and a sequence beats a colour.
howto-patti-variations = Variations
howto-patti-variations-1 = Muflis: the lowest hand wins. AK47: those four ranks are wild. 999: the highest number wins. Or your own lowest or highest rank is wild.
# Why a move is refused.
illegal-must-look-now = { $after ->
    [1] look after one blind bet
   *[other] look after { NUMBER($after) } blind bets
}
illegal-odd-bet = once you’ve looked, you must bet an even number of chips
illegal-not-double = you can bet { NUMBER($least) } or twice that, nothing between
illegal-no-sideshow = sideshows aren’t allowed at this table
illegal-sideshow-of-few = a sideshow needs { NUMBER($least) } players still in
illegal-sideshow-blind = look at your cards before you ask for a sideshow
illegal-sideshow-of-blind = you can’t ask the player before you: they’re blind
illegal-must-answer-sideshow = agree to the sideshow or refuse it first
illegal-no-sideshow-asked = nobody has asked for a sideshow

# What is agreed in them.
agreed-six-card = Everyone is dealt six cards and sets two hands.
agreed-seven-card = Everyone is dealt seven cards and sets two hands. Win both to take the pot; otherwise it carries over.
agreed-nine-card = Everyone is dealt nine cards and sets three hands.
agreed-ten-card = Everyone is dealt ten cards and sets three hands. Winning the most is a point.
agreed-thirteen-card = Everyone is dealt thirteen cards and sets four hands.
agreed-fifteen-card = Everyone is dealt fifteen cards and sets five hands. Winning the most is a point.
agreed-stop-the-bus = Everyone is dealt three cards, and three lie on the table to swap with.
agreed-form-pots = Each hand has a pot, and whoever wins all three takes the main pot too.
agreed-form-two-of-three = Win two hands or more to take the pot; otherwise it carries over.
agreed-form-points = Nine cards are played for points, one for each hand.
agreed-points-one = Each hand that wins is a point.
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
agreed-tie-nobody = Nobody wins a tied hand.
agreed-tie-first-shown = A tied hand goes to the one shown first.
agreed-pass-yes = You may pass instead of showing a hand.
agreed-quads-win-yes = Whoever is dealt four of a kind takes every pot at once.
agreed-set-bets-yes = Each hand is bet on before it is shown. If you fold, you’re out of that hand alone, but can’t win the main pot any more.
# $ranks is one of ranks-…
agreed-prial-top = The best prial is { $ranks }, then aces and so on down.
agreed-minimum-pair = A hand lower than a pair wins nothing.
agreed-minimum-high-card = Any hand can win.
agreed-minimum-flush = A hand lower than a flush wins nothing.
agreed-minimum-run = A hand lower than a run wins nothing.
agreed-minimum-running-flush = A hand lower than a running flush wins nothing.
agreed-minimum-prial = A hand lower than a prial wins nothing.
agreed-crash-wins-game = Winning all four hands wins the game.
agreed-crash-point = Winning all four hands is an extra point.
agreed-crash-none = Winning all four hands earns nothing extra.
agreed-four-of-a-kind-pays = Four of a kind can be set as one hand. It beats every prial and is paid for.
agreed-four-of-a-kind-beats = Four of a kind can be set as one hand. It beats every prial.
agreed-four-of-a-kind-none = Four of a kind doesn’t count.
agreed-quads-bonus-none = Nobody pays for four of a kind.
agreed-quads-bonus = Everyone else pays { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
} for four of a kind.
agreed-spare-no = There are no spare hands.
agreed-spare-yes = With two or three players there are spare hands, to be taken unseen.
agreed-settlement-fixed = At the end each loser pays the winner the stake.
agreed-settlement-behind = At the end each loser pays the winner the stake for every point they are behind.
agreed-game-stake-none = There’s no stake: you play for points alone.
agreed-game-stake = The stake is { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
}.
agreed-blank-double-yes = Whoever has no points pays double.
agreed-buy-in = Everyone pays { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
} once, before the first deal.
agreed-lives = Everyone has { $n ->
    [one] { NUMBER($n) } life
   *[other] { NUMBER($n) } lives
}.
agreed-one-down-yes = The second card on the table lies face down.
agreed-first-stick-yes = You may stick on your first turn.

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
odds-as-dealt = These are the odds for three cards as dealt. Hands that are set or swapped for are better.
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
would-hold = You’d then hold { $hand }.
would-take-unseen = You’d take it unseen.
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
family-braggers-says = The dealer stakes: meet it, raise it or fold. Three cards are wild.
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
    [you] You post a blind of { NUMBER($chips) }
   *[other] { $who } posts a blind of { NUMBER($chips) }
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
    [you] You match unseen, at half price: { NUMBER($chips) }
   *[other] { $who } matches unseen, at half price: { NUMBER($chips) }
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
   *[other] { $who } names their hand: { $hand }
}.
contests = { $who ->
    [you] You contest it
   *[other] { $who } contests it
}.
concedes = { $who ->
    [you] You concede
   *[other] { $who } concedes
}.
all-conceded = Everyone concedes to { $hand }: nothing is shown.
gives-up-pot = { $who ->
    [you] You give up this pot
   *[other] { $who } gives up this pot
}.
draws-none = { $who ->
    [you] You keep your cards
   *[other] { $who } keeps their cards
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
   *[other] { $who } takes their stake back
}.
# The same on a small card beside him, in two words.
did-stake = stakes { NUMBER($chips) }
did-post = posts { NUMBER($chips) }
did-check = checks
did-pass = passes
did-match = matches { NUMBER($chips) }
did-go = goes it
did-name-hand = names hand
did-contest = contests
did-concede = concedes
did-brag = brags { NUMBER($chips) }
did-draw = draws { NUMBER($cards) }
did-draw-none = keeps all
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
draw-some = Draw
draw-of = Draw { NUMBER($cards) }
keep-all = Keep all
# What to do, in a sentence over the buttons; also for those who listen.
stake-as-dealer = You deal. Stake first: the others must meet it.
pick-to-draw = Pick up to three cards to throw, or keep them all.
pick-short = Pick up to three.
pick-unseen = Pick up to three cards unseen, or look first.
your-turn-to-match = { NUMBER($chips) } to stay in.
your-turn-to-check = Check or bet.
your-turn-to-contest = { $name } names { $hand }: contest it, or concede.
your-turn-to-brag = Brag or pass.
your-turn-to-go = Go it for { NUMBER($chips) }, or bolt.
your-turn-to-see = All have answered: call a sight, or return the brag.
# Options on the sheet: what each is called and a sentence more.
rule-braggers = Braggers
rule-braggers-hint = Each stands for any card. Used as itself, it’s natural.
rule-lowest-rank = Lowest card
rule-lowest-rank-hint = From 2, the whole pack, to 9, which leaves 24 cards.
rule-lowest-rank-why = Wikipedia: in 1751 Hoyle had “a shortened pack”. It doesn’t say which cards were left out.
rule-stake-max = Limit
rule-stake-max-hint = The most the dealer may stake and anyone may put in. Empty: no limit.
rule-stake-max-why = pokerwiner.com: the dealer stakes up to an agreed limit.
rule-fixed-sum = If nobody meets it
rule-fixed-sum-hint = What each of the others then pays the dealer.
rule-fixed-sum-why = pokerwiner.com: the dealer takes the stake back, and gets an agreed amount from the others.
rule-braggers-why = A Russian text and Foster’s Hoyle: the ace of diamonds, the jack of clubs and the nine of diamonds.
rule-concede = Name the hand, contest or concede
rule-concede-hint = When all are level, the last to bet names their hand. Only those who contest it show.
rule-concede-why = A Russian text: a player may name a hand, and wins unseen if nobody contests it.
rule-american-ante-hint = Everyone pays it into the pot before each deal.
rule-american-ante-why = In the American Hoyle you brag for a pot. How it’s filled is our ruling.
rule-draw = Draw
rule-draw-hint = Before the bragging, each player may exchange up to three cards.
rule-draw-why = The American Hoyle: cards are drawn before the bragging. How many, and in what order, is our ruling.
rule-brag-max = Highest brag
rule-american-brag-max-why = The American Hoyle lets you brag any sum. A cap is our ruling.
# Two buttons side by side. Short.
rule-limit = Limit
rule-limit-hint = Fixed: a bet is one unit more than you owe.
rule-limit-fixed = Fixed
rule-limit-none = None
rule-limit-why = Boylesports dealt it both ways, “Fixed-Limit” and “No-Limit”.
rule-big-blind = Big blind
rule-big-blind-hint = The small blind is half of it, so it must be even.
rule-big-blind-why = Boylesports: “Big blind = double the size of small blind”.
usual-buy-in = The usual buy-in is { NUMBER($least) } to { NUMBER($most) } chips.
rule-draw-unit = Unit of bets
rule-draw-unit-hint = 1 or 2 big blinds. After the draw it doubles.
rule-draw-unit-why = Boylesports: one big blind, then “2x the big blind”. pagat: from the start “equal to twice the big blind”.
# What is agreed in them, a sentence each.
agreed-american = Everyone is dealt three cards. All jacks and nines are braggers.
agreed-braggers-game = The dealer stakes before the cards. Everyone is dealt three, and meets the stake or folds.
agreed-game-draw-brag = Everyone is dealt three cards, unseen. There’s a bet, a draw of up to three, and another bet.
agreed-braggers = Braggers: { $cards }.
agreed-braggers-none = There are no braggers.
agreed-lowest-rank = The lowest card of the pack is the { NUMBER($n) }.
agreed-stake-max = Nobody may put in more than { NUMBER($chips) }.
agreed-fixed-sum = If nobody meets the stake, each of the others pays the dealer { NUMBER($chips) }.
agreed-fixed-sum-none = If nobody meets the stake, the dealer takes it back and gets nothing more.
agreed-concede-yes = When all are level, the last to bet names their hand. Whoever doesn’t contest it concedes.
agreed-pool-ante = Everyone pays { NUMBER($chips) } into the pot before each deal.
agreed-draw-no = There is no draw.
agreed-draw-yes = Before the bragging, each player may exchange up to three cards.
agreed-brag-max = No brag is more than { NUMBER($chips) }.
agreed-limit-fixed = A bet is exactly one unit more than you owe.
agreed-limit-none = A bet is at least one unit more than you owe, with no limit.
agreed-big-blind = The big blind is { NUMBER($chips) }, the small blind half of that.
agreed-draw-unit-1 = The unit is one big blind, and two after the draw.
agreed-draw-unit-2 = The unit is two big blinds, and four after the draw.
fault-odd-blind = Must be even: the small blind is half of it.
fault-courts-and-tens = With aces of 10 nobody could reach thirty-one. Let an ace count 11.
# How to play them: short steps, “you”, and a little of where they come from.
howto-stake = The dealer stakes any amount before the cards. Then everyone is dealt three.
howto-meet = From the dealer’s left, match the most anyone has in, put in more, or fold, until all who stay are level.
howto-all-show = Then everyone left shows, and the best hand takes the pot. If hands are equal, the first to stake wins.
howto-unmet = If nobody meets the dealer’s stake, the dealer takes it back and gets a chip from each of the others.
howto-pairs-alone = Only a pair-royal (three of a kind), a pair and the highest card count: no runs, no flushes.
howto-three-braggers = The ace of diamonds, the jack of clubs and the nine of diamonds are braggers and stand for any card. A natural hand beats the same hand with braggers.
howto-american-draw = Everyone pays the ante and is dealt three cards. From the dealer’s left, exchange up to three.
howto-american-brag = Then pass, or brag an amount. After a brag each of the others goes it, paying that amount, or bolts.
howto-american-sight = The last to go it calls a sight, and all show; or returns the brag with a new amount, and it goes round again.
howto-american-alone = If nobody goes it, the bragger takes the pot unseen. If all pass, all show.
howto-american-ranks = Only a pair-royal (three of a kind), a pair and the highest card count. All jacks and nines are braggers; the fewer, the better. Three braggers are three jacks. If hands are equal, the player nearer the dealer’s left wins.
howto-blinds = The player left of the dealer posts the small blind, the next the big one. Everyone is dealt three cards, unseen. Look whenever you like.
howto-unit = In turn, match what you owe, bet one unit more, or fold, until all are level. At most three raises, or any number once only two are in.
howto-unit-free = In turn, match what you owe, bet at least one unit more, or fold, until all are level. At most three raises, or any number once only two are in.
howto-half = Unseen, you match at half price, but you can’t bet.
howto-draw = Then exchange up to three cards, even unseen. A second round of betting follows, with twice the unit.
howto-draw-show = Everyone left shows. The best Brag hand takes the pot; equal hands share it.
# What happens in the pictures.
howto-braggers-shown = Three kings with a bragger beat three natural eights, and any pair.
howto-american-shown = Two aces and a bragger are three aces, and beat three natural kings.
howto-draw-shown = Three threes are the best prial, ace-two-three the best run.
# The kinds of hands there, after the name of each.
brief-pair-royal = three of a rank; aces best
brief-pair-alone = two of a rank; the odd card doesn’t count
brief-high-alone = none of these; only the highest card counts
tie-natural = A natural hand beats the same hand with braggers.
tie-fewer-braggers = Ties go to the hand with fewer braggers; three of them are three jacks.
# Keys: what each does, in a word or two.
key-check-or-match = check or match
# Why the rules refuse an action there; stands after a colon, without a full stop.
illegal-owing = you owe { NUMBER($owed) }: match it, bet more or fold
illegal-nothing-owed = you owe nothing
illegal-unseen-bet = until you look, you may match or fold but not bet
illegal-raises-done = a bet can be raised only { NUMBER($most) } times in a round
illegal-bets-out = everyone still in must be able to match a bet, so { NUMBER($most) } is the most
illegal-must-stake = the dealer must stake first
illegal-nothing-to-stake = only the dealer stakes, and only before the cards
illegal-must-draw = draw cards or keep your hand first
illegal-no-draw-now = you can’t draw cards now
illegal-wrong-throw = throw one to { NUMBER($most) } cards
illegal-must-go = answer the brag of { NUMBER($owed) } first: go it, or bolt
illegal-must-see-or-brag = the last to go it must call a sight or return the brag
setup-odd-blind = big_blind: must be even, as the small blind is half of it
setup-courts-and-tens = pips31: with aces of 10, courts and aces alone can’t make 31

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
    [you] You’re the only one left and take it unseen
   *[other] { $who } is the only one left and takes it unseen
}.
draws-to = { $who ->
    [you] You draw the { $card }: { NUMBER($sum) }
   *[other] { $who } draws the { $card }: { NUMBER($sum) }
}.
draws-over = { $who ->
    [you] You draw the { $card }: { NUMBER($sum) }, and you’re out
   *[other] { $who } draws the { $card }: { NUMBER($sum) }, and is out
}.
draws-exactly = { $who ->
    [you] You draw the { $card }: exactly { NUMBER($sum) }
   *[other] { $who } draws the { $card }: exactly { NUMBER($sum) }
}.
# $card is a card that is given for the next one of the stock.
gives-card = { $who ->
    [you] You give the { $card }
   *[other] { $who } gives the { $card }
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
draw-again-moment = Draw again
all-are-over = Everyone is out: the pot carries over.
all-three-won = { $who ->
    [you] You win all three: the others pay you { NUMBER($chips) } more in all
   *[other] { $who } wins all three: the others pay { NUMBER($chips) } more in all
}.
# The same on a small card beside him, in two words; and on his plate: that he stands, or is out, at so much.
did-take-up = takes it up
did-give-up = gives up
did-raise = raises: { NUMBER($chips) }
did-see-at-once = sees
stands = stands
is-over = out
counts-so-much = has { NUMBER($sum) }
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
exchange-a-card = Exchange a card
# $card is a card, such as “seven of diamonds”.
give-card = Give the { $card }
# What to do, in a sentence over the buttons; also for those who listen. $left is what is missing to $target, 31 or 21.
your-turn-to-answer = Take it up for { NUMBER($chips) }, raise it, or pass.
your-turn-of-two = See for { NUMBER($chips) }, raise, or give up.
number-far = You have { NUMBER($sum) }: no card can put you out.
number-near = You have { NUMBER($sum) }. { NUMBER($left) } more makes { NUMBER($target) }; over that you’re out.
number-hit = You have { NUMBER($sum) }: stand, and the pot is yours.
number-at-most = You have { NUMBER($sum) } and can’t draw any more: stand.
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
rule-second-favourite-hint = Wild like the jack of clubs, but ranks just below it.
rule-second-favourite-none = None
rule-second-favourite-jack = Jack of diamonds
rule-second-favourite-nine = Nine of diamonds
rule-second-favourite-ace = Ace of diamonds
rule-second-favourite-why = Wikipedia: “Some circles also admitted the ♦9”. The German Wikipedia: the jack of diamonds. A Russian text: the ace of diamonds, one of its three braggers.
rule-three-ante-why = Wikipedia: “players ante 3 stakes, one for each phase of the game”.
rule-braggers-three = Braggers
rule-braggers-three-hint = For the second pot, in place of the jack of clubs.
rule-braggers-three-no = The favourites
rule-braggers-three-yes = All three: ♦A, ♣J, ♦9
rule-braggers-three-why = A Russian text alone: the second stake goes as in its Brag with one stake, which has three braggers.
rule-vying = The brag
rule-vying-hint = One player takes up another’s brag, or everyone bets until they are level.
rule-vying-challenge = Between two
rule-vying-round = All
rule-three-brag-max-why = Our ruling: no source has a cap here.
rule-vying-why = Wikipedia, after a Hoyle of 1810: two vie. The German Wikipedia: one round of bets, as in poker.
rule-eldest = Who goes first
rule-eldest-hint = They also win a pot that can’t be split.
rule-eldest-left = Left of the dealer
rule-eldest-dealer = The dealer
rule-eldest-why = Wikipedia: “Eldest hand deals”. In the German Wikipedia the deal passes, and whoever sits nearer the dealer comes first.
rule-ace31 = An ace counts
rule-ace31-hint = Towards thirty-one.
rule-ace31-10 = 10
rule-ace31-11 = 11
rule-ace31-1 = 1
rule-ace31-either = 1 or 11
rule-ace31-why = Wikipedia: “courts and Aces scored 10”. The German Wikipedia: 10, or by agreement 1 or 11. A Russian text: 11.
rule-pips31 = Points at thirty-one
rule-pips31-hint = Every card, or only aces and court cards.
rule-pips31-all = Every card
rule-pips31-courts = Aces and courts
rule-pips31-why = Wikipedia: “pips their face value”. A Russian text alone: other cards than aces and courts count nothing.
rule-stock31 = At thirty-one you
rule-stock31-hint = Draw a card in addition, or give one of your three for it.
rule-stock31-add = Draw a card
rule-stock31-exchange = Exchange a card
rule-stock31-why = Wikipedia: “exchanging a card with the stock”. The German Wikipedia and a Russian text: a card is taken in addition.
rule-draw-max = Cards to draw
rule-draw-max-hint = The most for the third pot. Leave empty for no limit.
rule-draw-max-why = A Russian text alone: one card. The German Wikipedia: cards, and no word of how many.
rule-exactly31 = Exactly thirty-one
rule-exactly31-hint = It takes the pot at once, or everyone who gets there shares it.
rule-exactly31-takes = At once
rule-exactly31-split = Shared
rule-exactly31-why = Wikipedia: “the first player to reach exactly 31” wins. A Russian text alone: or it’s shared, if the players agree.
rule-tie31 = Equally near
rule-tie31-hint = Draw: each takes a card, and the highest wins. Elder: nearer the dealer’s left.
rule-tie31-again = Draw
rule-tie31-elder = Elder
rule-tie31-split = Shared
rule-tie31-why = Wikipedia: “they drew again until a winner was established”; its footnote thinks of “either a draw or positional priority”.
rule-all-three = All three won
rule-all-three-hint = Extra antes from each of the others, up to 3.
rule-all-three-none = None
rule-all-three-why = The German Wikipedia, after the Britannica of 1911: one stake more from everyone, sometimes two or three.
rule-royal-takes-all = A pair-royal takes all
rule-royal-takes-all-hint = Whoever wins Pair by showing a pair-royal takes Seat and Post too.
rule-post-draw-max-why = Our ruling: no source says how many cards may be drawn.
rule-royal-takes-all-why = Cotton’s book: a pair-royal wins all three.
rule-post-ante-why = Wikipedia and Cotton’s book: a stake each at Post, at Pair and at Seat.
# What is agreed in them, a sentence each.
agreed-three-antes = Before a deal everyone puts { $n ->
    [one] { NUMBER($n) } chip
   *[other] { NUMBER($n) } chips
} into each of the three pots.
agreed-three-stake = Everyone is dealt three cards, the last face up, and plays for three pots: upcard, brag, thirty-one.
agreed-post-and-pair = Everyone is dealt three cards, the last face up, and plays for three pots: Seat, Pair and Post.
agreed-second-favourite-none = The jack of clubs is wild.
agreed-second-favourite-jack = The jack of clubs is wild, and so, ranking below it, is the jack of diamonds.
agreed-second-favourite-nine = The jack of clubs is wild, and so, ranking below it, is the nine of diamonds.
agreed-second-favourite-ace = The jack of clubs is wild, and so, ranking below it, is the ace of diamonds.
agreed-braggers-three-yes = For the second pot the ace of diamonds, the jack of clubs and the nine of diamonds are braggers. Of equal hands the first to put in wins.
agreed-vying-challenge = One player brags and one takes it up. Those two alone play for the second pot.
agreed-vying-round = For the second pot, bet until all who stay are level.
agreed-eldest-dealer = The dealer comes first in every order, and cards are dealt from the dealer’s left.
agreed-ace31-10 = At thirty-one an ace counts ten.
agreed-ace31-11 = At thirty-one an ace counts eleven.
agreed-ace31-1 = At thirty-one an ace counts one.
agreed-ace31-either = At thirty-one an ace counts one or eleven.
agreed-pips31-all = Court cards and tens count ten there, other cards their number.
agreed-pips31-courts = Court cards count ten there, all other cards but aces nothing.
agreed-stock31-add = For the third pot you draw cards to your three.
agreed-stock31-exchange = For the third pot you exchange cards: give one of your three and take the top of the stock.
agreed-draw-max = For the third pot you may draw { $n ->
    [one] { NUMBER($n) } card
   *[other] { NUMBER($n) } cards
} at most.
agreed-exactly31-takes = Exactly thirty-one takes the third pot at once.
agreed-exactly31-split = Everyone who gets to thirty-one shares the third pot.
agreed-tie31-again = If two are equally near, each draws a card and the highest wins.
agreed-tie31-elder = If two are equally near, the one nearer the dealer’s left wins.
agreed-tie31-split = If two are equally near, they share.
agreed-all-three-none = Winning all three pots earns nothing extra.
agreed-all-three-1 = Win all three pots and everyone else pays you one ante more.
agreed-all-three-2 = Win all three pots and everyone else pays you two antes more.
agreed-all-three-3 = Win all three pots and everyone else pays you three antes more.
agreed-royal-takes-all-yes = Whoever wins Pair by showing a pair-royal takes all three pots.
# How to play them: short steps, “you”, and a little of where they come from.
howto-three-pots = Everyone antes into three pots and gets three cards, the third face up.
howto-best-upcard = The best upcard takes the first pot: the ace of diamonds, or else the highest. Of equals, the one nearer the dealer’s left.
howto-best-upcard-dealer = The best upcard takes the first pot: the ace of diamonds, or else the highest. Of equals, the dealer’s, or else the one nearer the dealer’s left.
howto-brag-of-two = From the dealer’s left, pass or brag. The first to take it up puts in as much or more. Those two go on until one sees or gives up.
howto-brag-of-none = If nobody does, the bragger takes the pot unseen. If all pass, all show.
howto-favourite = Only a pair-royal (three of a kind), a pair and the highest card count. The jack of clubs is wild. A natural hand beats the same with it.
howto-thirty-one = Then all cards are turned up. In turn, draw towards 31 or stand: tens, courts and aces count 10. Over 31 is out. Exactly 31 takes the third pot at once, else the nearest does. Ties draw a card each; the highest wins.
howto-all-three = Win all three for one more ante from everyone.
howto-post-pots = Everyone pays an ante into each of Seat, Pair and Post and is dealt three cards, the third face up.
howto-seat = The best upcard takes Seat: the ace of diamonds, or else the highest. Ties go to the player nearer the dealer’s left.
howto-pair = For Pair, check or bet in turn until all who stay are level, then show. A pair-royal (three of a kind), a pair or the highest card wins. Nothing is wild.
howto-post = Then all cards are turned up, and everyone plays for Post, even if they folded for Pair: draw towards 21 or stand. Tens and court cards count 10, aces 1. Over 21 you’re out. Exactly 21 takes Post at once, otherwise the nearest does.
howto-favourite-shown = Two twos and the jack of clubs are three twos, and beat a pair of aces.
howto-pair-shown = Three twos beat a pair of aces, and a pair beats the highest card.
# Keys: what each does, in a word or two.
key-take-up = take up or see
key-stand = stand
key-draw-a-card = draw a card
# Why the rules refuse an action there; stands after a colon, without a full stop.
illegal-must-brag-or-pass = it’s not settled who brags: brag or pass first
illegal-must-answer-brag = take up the brag or pass first
illegal-must-see-or-give-up = see, raise or give up first
illegal-must-draw-or-stand = draw a card now, or stand
illegal-must-exchange-or-stand = exchange a card now, or stand
illegal-no-more-cards = you may draw at most { NUMBER($most) } { $most ->
    [one] card
   *[other] cards
}
key-pass-or-bolt = pass, or bolt
key-go-or-sight = go it, or call a sight
key-brag = brag
key-draw = draw
key-keep-all = keep all

## The menu: settings, rules, odds, the log (src/app/sheets/menu)

language = Language
as-the-device = As the device
language-not-fetched = This language couldn’t be loaded. Try again when you’re online.
speed = Speed
light = Light
suits = Suits
bots-take-their-time = Bots take their time
deal-on-by-itself = Deal the next hand automatically
hint-deal-on-by-itself = after a pause to read the result
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
hint-highest-first = highest first in hands you can see
hints = Hints
hint-hints = a button that advises you on your turn
# What it asks twice for: see press-again-if-sure.
confirm-risky-actions = Confirm risky moves
hint-confirm-risky-actions = press twice to fold a good hand or fold for free, to swap all three, to take the spare, to show all, or to turn up your cards
# At the foot of the menu, while a sitting is played: what leaving means, and the button that leaves for the first screen.
leaving-keeps-all = You can leave now and pick up where you left off with Go on.
leave-the-table = Leave
vibration = Vibration
hint-vibration = when it is your turn, and when you win
# A link to the list of keys.
what-the-keys-do = Keyboard shortcuts
hint-where-several-share-the-screen = when several people share the screen
hint-a-pause-before-each-speaks = a pause before each move
bots-talk = Bots talk
hint-bots-talk = a few words now and then
hint-while-a-deal-is-played = during a deal, and for cards on phones
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

## The house: its tabs (short: they stand side by side on a phone)

tab-settings = Settings
tab-rules = Rules
tab-odds = Odds
# What has been said at the table.
tab-log = Log
tab-records = Records

## The house: the log

log-is-empty = Each deal is written here as it’s played.
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
agreed-when-chosen = In a dealer’s game with blind play, wild cards or more cards:
brief-prial = three of a rank; threes best, then aces
brief-running-flush = a run in one suit
brief-run = in a row; A 2 3 best, then A K Q
brief-flush = one suit; the highest card counts first
brief-pair = two of a rank; then the odd card
suits-are-equal-and-no-run = Suits don’t rank, and K-A-2 isn’t a run.

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
# For those who listen: what is told of an answer that was given in a lesson.
lesson-answer = What is said to your answer
# The end of a lesson without questions.
lesson-over = That’s the end of the lesson.
# The end of a table that was passed on without a word: the visitor may play on from there.
lesson-situation = This is how it stands. Play on from here.
# The end of a lesson: how many of its questions were answered well.
lesson-score = You answered { NUMBER($good) } of { NUMBER($all) } well.
# Lessons that somebody has written: the head of their list in the school, and of the room in which one is played.
lessons = Lessons
lessons-are = Lessons that somebody has written. Open a file or a link with one, or write your own.
lesson-unnamed = A lesson without a title
# The title of a lesson and the name of its author, as he wrote it.
lesson-by = { $title }, by { $author }
# Buttons of a lesson in the list; and, for those who listen, with its title.
lesson-change-it = Change
lesson-delete-it = Delete
lesson-change = Change { $title }
lesson-save = Save { $title } to a file
lesson-delete = Delete { $title }
lesson-lost = This lesson isn’t here any more. Open it again.
lesson-link-unread = This link brings no lesson that can be read. It may have been cut off on its way.
# What is wrong with the text of a lesson: the number of the line, and why. The reasons follow: each stands after this colon.
lesson-fault = Line { NUMBER($line) }: { $why }.
lesson-is-none = a lesson begins with the line “brag-lesson 1”
lesson-is-newer = this lesson was written for a later version of Brag
lesson-long-text = a lesson has at most { NUMBER($most) } bytes
lesson-many-steps = a lesson has at most { NUMBER($most) } steps
lesson-many-deals = a lesson has at most { NUMBER($most) } deals
lesson-many-answers = a question has at most { NUMBER($most) } answers
lesson-long-sentence = this text may have { NUMBER($most) } letters at most
lesson-empty = a text is missing here
# Words in a text lead to an explanation that there is none of; $known is a list of those that there are.
lesson-unknown-term = nothing is explained under “{ $key }”; there is: { $known }
lesson-unknown-word = no line begins with “{ $word }”
# A word that begins a line, and an example of such a line.
lesson-needs = a line with “{ $word }” looks like this: { $example }
lesson-twice = “{ $word }” is here for the second time
lesson-late = “{ $word }” stands before the first deal
lesson-no-place = “{ $word }” follows a line with “{ $other }”
lesson-no-text = only a line with a text goes on with “|”
lesson-no-right = a question needs a line with “right”, or “judge”
lesson-judged-twice = a question has either “judge”, or answers of its own
# In a game against the house: a player has several boxes.
lesson-box = seat { $seat } can have no further box here: that takes a player alone against the bank, or the rule “boxes any”
lesson-no-seat = nobody sits at seat { $seat }
lesson-deal-due = the deal is over: a line with “deal” comes first
lesson-deal-not-over = the deal before this one isn’t over
lesson-sitting-over = the game is over
lesson-not-the-learner = it isn’t the learner’s turn here
lesson-foreign-answer = the learner answers, and doesn’t sit at seat { $seat }
lesson-card-twice = { $card } is given twice in this deal
lesson-no-such-card = there is no { $card } in this pack
lesson-card-elsewhere = { $card } can’t be dealt here: it lies elsewhere
lesson-cards-undealt = fewer cards are dealt there in this deal
lesson-cards-unplaced = the cards can’t be laid so that every line holds
# A line that says how the betting is to stand: too many of them, and one that nothing leads to.
lesson-many-states = a lesson has at most { NUMBER($most) } lines with “state”
lesson-no-way = no way of playing was found that leads to this
lesson-again = Once more
# A small button of a lesson that went on where it was left.
lesson-from-the-start = From the start
# The heading over the explanation of a word, and the explanations.
lesson-word = A word of the game
term-ante = The ante is what everyone pays into the pot before the cards are dealt.
term-blind = Whoever hasn’t looked at their cards plays blind, and pays half. Whoever has looked plays open.
term-cover = Whoever can’t afford the bet may cover the pot with all their chips, and plays for what is in it. The others go on with a new pot.
term-fold = Whoever folds gives up the hand, and what they have paid.
term-kept = Whoever is left alone without having looked doesn’t take the pot, but may keep the hand for the next deal.
term-see = With two left, one may pay to see: both hands are turned up, and the better one wins.
term-stake = The stake is what the last bet asks of the others: open players pay at least as much, blind ones half.
# The room in which a situation is put together and a lesson is written, and the button that opens it.
workshop = Set up a table
# What the button says in place of opening it.
workshop-not-from-here = This table can’t be set up: what led to it depends on cards that weren’t shown.
# The first of four buttons in the bar of the room.
workshop-players = Players
# Three buttons in the bar of the room, which open dialogs with these heads. Short.
workshop-cards = Cards
workshop-text = Text
workshop-uses = Use it
workshop-cards-says = Choose a place, then a card. What is left to chance is different each time.
# A button: the chosen place gets a card by chance.
workshop-by-chance = By chance
workshop-pack = The pack
# In place of a card.
workshop-chance = by chance
# A place for a card: the player, which of his cards, and the card.
workshop-place = { $name }, card { NUMBER($nth) }: { $card }
# A place for cards: a hand that a player has kept from an earlier deal; the cards on the table; a spare hand.
workshop-kept-hand = { $name }, kept hand
workshop-board = On the table
workshop-spare = Spare hand { NUMBER($nth) }
# Of a player: he is the one who learns, in a list beside bots. Then, beside a round button: this player deals first.
workshop-learner = The learner
workshop-deals = deals
# A button, after a change that cannot be because of what was done at the table: it is made, and a new deal begins.
workshop-anew = Change it, and begin a new deal
# The heading of fields that say how the betting stands, and what they do. Then the label of a field beside “Pot”: the last bet, as a player pays it who has looked.
workshop-standing = How the betting stands
workshop-standing-says = Bets that lead there are found, in place of what was done in this deal. An empty field is left open.
workshop-stake = Last bet, open
# For those who listen: a list of blind, open and folded. Then, beside a round button: it is this player’s turn. Then the button that sets it.
workshop-stands = How { $name } stands
workshop-turn = to act
workshop-stand-so = Set it so
workshop-text-says = This text is the table and the lesson. What you do at the table is written at its end. You can change all of it.
# A field for a sentence, and two buttons: it is told, or the learner is asked.
workshop-adds = Say something here
workshop-tell = Add as a text
workshop-ask = Add as a question
workshop-play-on = Play on from here
workshop-worths = What each choice is worth
workshop-learn = Play it as a learner
workshop-pass-on = Pass it on
workshop-share = Share it
workshop-long = It’s too long for a link. Save it to a file: whoever drops the file on this page can play it.
workshop-keep = Keep it in the school
workshop-kept = It’s in the school now, under Lessons.

# The first lesson, sentence by sentence: as a friend at one’s side would say it, short and plain. Nell and Bill are players,
# and are called so in every language. What has to be pressed lights up, so that no button need be named.
lesson-first-pot = Everyone has paid 1 into the pot and has three cards. The best hand wins it – or whoever is left when all the others have given up, or “folded”.
lesson-first-blind = Nell has looked at her cards and bets 2. Bill hasn’t looked: he plays blind, and pays half, 1.
lesson-first-yours = Your turn. You could look as well, but try it blind, at half price. You can look later.
lesson-first-level = Nell pays another 2. Bets are never evened up: what you’ve already paid doesn’t count, and every turn costs a new bet.
lesson-first-look = Bill bets 2 blind, which counts as 4 for anyone who has looked. It’s getting expensive: look at your cards.
lesson-first-open = A pair of kings – good. But you’re no longer blind, so you pay the full price: 4.
lesson-first-blind-man = Nell folds. With two left you may see: pay, and compare hands. But Bill is blind, and you can’t see a blind player. Bet once more.
lesson-first-see = Now Bill has looked too, so you can see him and compare hands. It costs double: 8.
lesson-first-end = Your kings beat his nines, and the pot is yours. That’s Brag. But what if you’d won it blind? Try that next.

# The kept hand.
lesson-kept-bet = You’re first to bet. This time stay blind to the end: bet 1 without looking.
lesson-kept-stays = Everyone has folded, and you never looked. A blind player can’t take the pot: its 4 chips stay for the next deal. But you keep your hand.
lesson-kept-two = Now you have two hands: the old one, which you still haven’t seen, and a new one. You only pay once for both.
lesson-kept-look = You could bet blind with both, or look at one of them. Look at the old one: then you have to choose between them.
lesson-kept-throw = Nine high, a weak hand. Keep it, and the new one goes unseen. Drop it, and you play the new one, still blind. Drop it.
lesson-kept-bet-again = Nobody knows your new hand, not even you. So you still pay half: bet 1.
lesson-kept-see = Nell can’t see you, because you’re blind. But you can see her, for 2: then both hands are turned up.
lesson-kept-end = Five, six, seven: your run beats her queens, and the whole pot is yours. If she had folded, it would have stayed again, and so would your hand.

# Covering the pot.
lesson-cover-short = Some days go badly: you have only 4 chips left.
lesson-cover-look = Nell and Bill bet 10 each. You can’t even afford half of that, blind. But look at your cards before you give up.
lesson-cover-cover = A run, ten high: too good to fold. If you can’t afford the bet, you can cover the pot with all your chips.
lesson-cover-new = You play for the 27 chips you’ve covered, and pay nothing more. Nell and Bill go on betting, for a new pot.
lesson-cover-end = Bill’s aces take the new pot. Then they meet your run, and the covered pot is yours. If you’d lost, you’d be out of the game.

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
howto-keep-three = When you look at your cards, choose three to play and throw the others away, face down.
howto-bet =
    From the dealer’s left, each in turn bets at least as much as the last bet, or folds. What you’ve already paid doesn’t count.
howto-last-in = When everyone else has folded, the last one in takes the pot without showing.
howto-see =
    When two are left, either may pay double to see the other. The better hand takes the pot. If they’re equal, the one
    who paid loses.
howto-see-equal = When two are left, either may pay as much as the last bet to see the other. The better hand takes the pot. If they’re equal, the one who paid loses.
howto-see-thrown =
    When two are left, either may pay double to see the other, and the better hand takes the pot. If they’re equal, the
    higher card thrown away wins. If those are equal too, the one who paid loses.
howto-see-thrown-equal = When two are left, either may pay as much as the last bet to see the other, and the better hand takes the pot. If they’re equal, the higher card thrown away wins. If those are equal too, the one who paid loses.
howto-blind-in-short =
    Until you look, on your turn, you are blind and bet half. Only another blind player can see you. If everyone folds to
    you, the pot carries over, and you keep your hand, still unseen.
howto-as-three = Everything else is as in three-card Brag.
howto-cover = If you’re short of the minimum bet, cover the pot: all your chips go in, cards on top. If you lose, you’re out of the game.
howto-goes-on = Play goes on while two players can pay.
howto-blind = Playing blind
# The steps of a deal after the first five, folded.
howto-rest = The rest of the deal
howto-blind-1 = Until you look at your cards, on your turn, you are blind and bet half.
howto-blind-2 = Once you’ve looked, you can’t see a blind player: bet on or fold. Two blind players can see each other.
howto-blind-3 = If everyone folds to a blind player, the pot carries over. They keep their hand, still unseen, beside the next.
# What people who play poker trip over in three-card Brag.
howto-poker = If you know poker
howto-poker-ranks = A run beats a flush, the other way round from poker, as pagat.com warns. The odds say why: three cards make a flush more often than a run, 1,096 hands to 720; with five cards it’s the reverse (Wikipedia). There’s no full house and no four of a kind. Three threes are the best hand of all, but a pair of threes is just a pair of threes (Boylesports).
howto-poker-bets = Bets are never evened up: each turn costs at least the last bet, whatever you’ve already paid. You can’t check. And nobody can see until only two are left; until then the pot just grows (pagat.com).
howto-poker-descends = Brag is one of poker’s ancestors, say the English and the German Wikipedia and a Russian text; very probably, says a French text. pagat.com says only that it’s much older, and that the betting is different.
# Where each game comes from, and what is not known: two or three sentences, with the sources named.
howto-history = Where it comes from
# How to play three-card Brag: advice from the sources beside figures of docs/measured.md.
howto-advice = Advice, checked
howto-advice-is = What the sources advise, and what we measured: a hundred deals with an ante of 1, against three straightforward bots.
howto-advice-odds = Learn the odds and play by them, says Jon Garibaldi on pagat.com. A pair beats three hands in four, says an English summary of the rules, but beware of runs and flushes. True enough: of a hundred hands, 74 have nothing, 17 are a pair, and 9 beat every pair. But among three opponents, someone has a pair or better in six deals out of ten.
howto-advice-bluff = Don’t stick to the odds, Garibaldi also says: if you never bluff, you’ll win no big pots. Measured: betting with a pair or better and folding everything else loses about 60 chips. Between two players it holds its own.
howto-advice-blind = Playing blind takes years, he warns, and too much of it loses. An English house-rules text likes it for the action and the bigger wins. Measured: never looking and always betting the minimum loses 1,500 chips.
howto-advice-small = Bet small, because the betting never ends. But small bets add up too: always betting the minimum and never folding loses 500 chips.
howto-advice-read = Some call Brag a game of betting rather than of cards, says a French text: you learn almost nothing about the others’ cards, and decide little. The figures disagree: an expert, who reads hands from bets, wins about 130 chips.
howto-advice-third = If you don’t expect to win all three hands, keep a strong third one to protect the main pot, says Wikipedia after David Parlett. Measured, that usually loses: always making the third hand as strong as you can loses about 120 chips, and doing the same with the first loses 60. Weigh it up each deal: sometimes a third hand is worth a weaker first.
# Stop the Bus.
howto-advice-wait = Don’t make your best hand at once: leave the card for it on the board until someone else sticks, take it in the last exchange, and hope that nobody else has by then. Wikipedia tells of players who do so, above all between two. Measured, it loses: leaving every pair or better like that, against one straightforward bot, costs 67 of a hundred lives.
howto-at-the-table = At the table
# How many are best.
howto-company = It’s probably best with four to eight at the table, says pagat.com.
howto-limits = Bets grow as the evening goes on. An English house-rules text advises you to set limits if you need them, and to keep to them.
howto-unshuffled = The pack is rarely shuffled: only after a prial wins a see. Otherwise all the cards go under it as they lie, and come round again some deals later. If you remember what was shown and thrown in, you know more than the odds do. With three or six players a dealer can even stack good cards for themselves, as pagat.com shows. Where Brag deals, nobody can.
howto-floaters = Wild cards, or floaters, are common in Brag: twos, one-eyed jacks, the suicide king or jokers, as the players agree. With three cards most people play without; with four and five more often with them (pagat.com).
howto-one-eyed = One-eyed jacks are the jacks of hearts and spades: British cards show them in profile, with one eye. The suicide king is the king of hearts, whose sword seems to pass through his head (pagat.com).
howto-manners = Show nobody your cards, say nothing about your hand, and never fold out of turn. Do any of these and you’ll be thrown out of a game of Brag, says pagat.com. Where Brag deals, it sees to that; with your own cards, you do.
howto-manners-look = Don’t look at blind cards out of turn either: it makes the others very annoyed, says pagat.com, because whoever is deciding suddenly has one blind opponent fewer. Where Brag deals it can’t happen, unless you’ve agreed to look at any time.
howto-covering = Covering looks unfair, pagat.com admits: whoever runs out of money gets to see a hand cheaply. But it avoids worse. Settle before you start whether you may cover; few things matter more, says an English house-rules text.
# Loans, and who may lend. “Bystander” is the word of the source, and stays in English where it is quoted.
howto-loans = Loans: if you’ve agreed to borrow, any player may lend, even one who has folded or isn’t in the deal. pagat.com goes further: its “bystander” isn’t playing at all. It can end badly, pagat.com warns: you fold a good hand, or borrow what you may not be able to pay back. Worst is a blind player, who can bet on for ever and can’t be seen.
# Heading: games that are related, and what nobody knows.
howto-open = Relatives, and what isn’t known
howto-relatives = The German Wikipedia counts Brag among the forerunners of poker with Poch, Belle, Flux et Trente-et-un, and Bouillotte or Brelan. Primero, from which it may have come, is related to L’Hombre.
howto-unknown = How old is Brag? In England it was well known by the late eighteenth century and probably played long before, says a French text; nobody says how long. And what to do when someone runs out of money isn’t settled: pagat.com asks experienced players to write in.
howto-slips = Sources slip, too. In pagat.com’s German translation, a blind player who is left alone may not keep the hand; hands that beat the one lying face up are thrown in; three players are all-in who are only still in; and covering seems unfair to whoever runs out of money. The English page says the reverse each time. A French text leaves A-K-Q out of the running flushes, but not out of the runs.
howto-three-card-history-1 = Brag is British and old: Primero led to Post and Pair, and that led to Brag, whose rules Richard Seymour first printed in 1721. Hoyle’s treatise of 1751 has only one stake, as here; a compendium of 1860 has both forms (Wikipedia).
howto-three-card-history-2 = In a Waddingtons survey of 1981, Brag was Britain’s fourth most popular card game (Wikipedia). It’s the game in the film “Lock, Stock and Two Smoking Barrels”, says a Russian text. Our sources don’t say when runs and flushes began to count. pagat.com’s page is by John McLeod, with help from Jon Garibaldi, Phill Rogers and others.
howto-four-card-history = pagat.com describes it alongside three-card Brag, and says wild cards are common. None of our sources says how old it is. Ties go to the hand with fewer wild cards before the discards are compared: that’s our ruling.
howto-five-card-history = Wikipedia lists it after David Parlett’s book of 2008, and pagat.com gives the rules: those of four cards, with two thrown away. Neither says how old it is, or which discard counts first: here, the higher.
howto-best-of-seven-history = Wikipedia, after David Parlett’s book of 2008, knows two games with seven cards: the best three are played, or two hands are set. It doesn’t say how the best three are bet on: here, as in three-card Brag.
howto-best-of-thirteen-history = Wikipedia says in half a sentence, and without a source, that three of thirteen cards may be played. Nobody says who plays it, or since when. The rest is as in three-card Brag; that’s our ruling.
howto-six-card-history = pagat.com names it among the games of several hands, with those of seven, nine and thirteen cards. None of our sources has its rules in full: a point for each hand, and ten to win, are our ruling.
howto-seven-card-history = Wikipedia, after David Parlett’s book of 2008, describes two hands that must both win. It doesn’t say how old the game is, or what happens when hands are equal: here nobody wins them.
howto-nine-card-history = Wikipedia, after David Parlett’s book of 2008, describes the four antes, and players who keep a good third hand to protect the main pot. It says nothing about equal hands; ourpastimes.com lets the first shown win, as here.
howto-ten-card-history = Wikipedia mentions it as fifteen-card Brag with ten cards, one of them thrown away, and names no source. Nobody says how old it is. How many points win is our ruling.
howto-thirteen-card-history = Wikipedia describes it without a source: the score is kept on a cribbage board, and in some regions the game is called Crash. Descriptions differ on the points to win (7, 10, 15 or 21) and on the lowest hand that counts. None says how old it is.
howto-fifteen-card-history = A family game, hardly ever played for money, says Wikipedia, which names no source. It doesn’t say what happens when hands are equal, or how many deals make a game: here nobody wins equal hands, and five points win the game.
howto-bus-history = Wikipedia counts it as a kind of Brag; pagat.com also calls it Bastard Brag. Some play for lives, others put the lowest out at once. Nobody says how old it is. Thirty-One is sometimes called Stop the Bus too, but it isn’t Brag.
howto-three-stake-history = Richard Seymour printed these rules in 1721, the first of any Brag. He doesn’t say how two players vie; a Hoyle of 1810 does. The nine and jack of diamonds became wild later. A compendium of 1860 has the game almost unchanged. David Parlett called it dead in 1992, yet its rules were still printed in 2001 (the English and the German Wikipedia).
howto-post-history = Post is recorded in 1528 and comes from Primero, an old Spanish game. Brag is almost the same with wild cards added, says Wikipedia after David Parlett. Charles Cotton described it. Our sources don’t say when people stopped playing it.
howto-american-history = The first American account of Brag is in a Hoyle of New York, 1825, says Wikipedia: of the three stakes only the bragging is left. An American Hoyle has eight braggers and a draw, but doesn’t say how big the ante was, how many cards were drawn or in what order. Here it’s up to three, from the dealer’s left.
howto-braggers-history = Books have described this game since the late nineteenth century. pagat.com, after Jeffrey Burton, calls it fictitious, a misreading of older texts. Hoyle’s Brag of 1751 had one stake and a shortened pack, with powers for certain jacks and nines (Wikipedia): none of our sources says which, and we haven’t seen the “Single Brag” of 1860. A short pack in New game comes close to Hoyle’s.
howto-draw-history = GameAccount devised it for online play as “3 Card Brag Poker”, says pagat.com, to make collusion harder. Boylesports dealt it for money; its rules let you draw unseen, and see little point in it. Neither says what an unseen player’s half is half of: here, of what an open player would owe.
howto-casino-history = A modern casino game. A Russian description calls it “poker for idlers”, pays less, and doesn’t say that the house needs a queen.
howto-casino-brag = Casinos also deal it as “3 Card Brag”: the same game, with hands ranked as in Brag (wizardofodds.com). Our sources don’t say when either was first dealt.
howto-patti-history = Teen Patti is Hindi for “three cards”. It’s also called Faras, and is played in India, Nepal, Bangladesh and Trinidad (Wikipedia). pagat.com finds it almost the same as Brag. Wikipedia lists it as a variant of Brag; none of our sources says which is the older.
# Hands that are set. $n is how many: two to five.
howto-set = { $n ->
    [2] Set two hands of three cards, the better one first.
    [3] Set three hands of three cards, the best one first.
    [4] Set four hands of three cards, the best one first.
   *[other] Set five hands of three cards, the best one first.
}
howto-left = One card is left over. Throw it away, face down.
howto-order = No hand may be better than the one before it. Equal is allowed.
howto-show = When everyone has set, all show the first hand, and the best wins; then the next, and so on.
howto-tie-nobody = If the best are equal, nobody wins.
howto-tie-first =
    The dealer’s left shows first, then whoever won the hand before. If hands are equal, the one shown first wins.
howto-point-each = Each hand you win scores a point.
howto-target-for-nothing =
    Once someone has { $n ->
        [one] { NUMBER($n) } point
       *[other] { NUMBER($n) } points
    } after a deal, whoever has most wins the game. Nothing is paid.
howto-target =
    Once someone has { $n ->
        [one] { NUMBER($n) } point
       *[other] { NUMBER($n) } points
    } after a deal, whoever has most wins the game, and everyone else pays them a chip.
howto-most = Win the most hands to win the deal, and a point. If it’s a tie, nobody gets it.
howto-both = Win both hands, and the pot is yours. Otherwise it carries over, and everyone pays the ante again.
howto-four-antes = Everyone pays four antes: one into the pot of each hand, and one into the main pot.
howto-set-bets =
    You can agree to bet on each hand before it is shown, for its own pot. If you fold, you’re out of that hand alone, and bet on the next ones; but the main pot is lost to you.
howto-pots =
    Whoever wins a hand takes its pot. Win all three, and the main pot is yours too; otherwise it carries over. Then
    everyone pays four antes again.
howto-spare =
    With two or three players there are spare hands. In turn, you may swap all your cards for one of these, unseen.
howto-pair-or-better = A hand lower than a pair wins nothing.
howto-crash = Win all four hands, a crash, and the game is yours.
howto-four =
    Once in a deal, four of a kind may be one hand of four, with no card left over. It beats every prial, and everyone
    else pays you a chip.
# Stop the Bus.
howto-lives = Everyone pays the ante once and has { $n ->
    [one] { NUMBER($n) } life
   *[other] { NUMBER($n) } lives
}.
howto-board = Three cards lie face up on the table: the board.
howto-swap =
    From the dealer’s left, you must swap on your turn: one of your cards for one on the board, or all three.
    Never two.
howto-stick = From your second turn on you may stick instead. Then everyone else has one more turn, and must swap.
howto-stick-at-once = Instead of swapping you may stick, even on your first turn. Then everyone else has one more turn, and must swap.
howto-lowest =
    Then everyone shows. The lowest hand loses a life; if several tie for lowest, they all do. If that would leave nobody
    in, no life is lost.
howto-out = With no lives left you’re out. The last one in takes the pot.
# What happens in the pictures. Nell is a player; hands are counted from 1.
howto-see-shown = Both have a pair of kings. The nine beats the five.
howto-six-shown = You win hand 1, Nell hand 2: a point each.
howto-seven-shown = Nell wins hand 1, you hand 2: the pot stays.
howto-nine-shown = You take the pots of hands 1 and 3, Nell that of hand 2. The main pot stays.
howto-ten-shown = You win two hands of three, and so the deal.
howto-thirteen-shown = Two points for you, one for Nell. Hand 4 is lower than a pair on both sides: nobody wins it.
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
# The words that the sources of this language use and the page does not. The list has an entry for each: theirs, a colon, ours; a semicolon
# ends it. Words with the same meaning are parted by commas. Each language has a list of its own, as long as it needs.
howto-words = Other words for it
howto-names = Prial is short for pair royal (pagat.com). A running flush is also a bouncer, “as in ace two three on the bounce” (an English house-rules text), or “On a bike” (a French text). That text also calls Brag by a French name: fanfaron, a boaster.
howto-words-are = Words from books and from other tables, and what they are called here.
# The label of the field that searches the list.
howto-words-find = Find a word
howto-words-found = { $n ->
    [0] No such word.
    [one] { NUMBER($n) } entry
   *[other] { NUMBER($n) } entries
}
howto-words-list =
    pair royal, three of a kind: prial;
    straight flush, bouncer, on the bounce, on a bike: running flush;
    straight: run;
    call: see;
    see you: said when you see;
    blind man: a player who hasn’t looked;
    open up: look at your cards;
    initial stake: ante;
    throw in, drop out: fold;
    exposed hand: a hand turned up;
    floater: wild card;
    knave: jack;
    courts: jacks, queens and kings;
    pips: points;
    elder hand, eldest hand: the player left of the dealer;
    stock, deck: pack;
    drew out: went over 31;
    knock: stick;
    trick: one of the hands you set;
    heads-up: when two are left;
    side pot: the new pot after a cover;
    bystander: somebody who watches, by our ruling a player who has folded or isn’t in the deal;
    card school: the players of a table;
    Faras: Teen Patti

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
    [4] The best three of four cards, by the rules of this game, with the odds against.
    [5] The best three of five cards, by the rules of this game, with the odds against.
    [7] The best three of seven cards, by the rules of this game, with the odds against.
    [13] The best three of thirteen cards, from 100,000 hands: there are too many to count.
   *[3] Three cards, by the rules of this game, with the odds against.
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
cannot-be-dealt = Can’t be dealt by these rules.
order-prial-of-threes = Three threes, the best prial.
order-prial = Three of a rank: aces, then kings, and so on down.
order-running-flush = In a row and of one suit: A 2 3 is best, then A K Q, K Q J, and so on down.
order-run = In a row: A 2 3 is best, then A K Q, and so on down. K A 2 isn’t one.
order-flush = Of one suit. The highest card decides, then the next, then the lowest.
order-pair = Two of a rank. The higher pair wins, then the higher odd card.
order-high-card = Nothing else. The highest card decides, then the next, then the lowest.
tie-one-thrown = Ties go to the hand whose thrown card is higher.
tie-two-thrown = Ties go to the higher of the two thrown cards, then the lower.
tie-all-thrown = Ties go to the highest card thrown away, then the next, down to the last.
tie-fewer-wild = Ties go to the hand with fewer wild cards.
tie-wild-as-itself = A wild card stands for whatever makes the best hand. One used as itself isn’t counted.
tie-wild = A wild card stands for whatever makes the best hand, but never for a card already in it.
tie-wild-thrown = A wild card that was thrown away counts as itself, a joker below the two.
tie-suits = Suits don’t rank.
# Under the table: a kind that is dealt less often than one that it loses to. Both are names of kinds, and the numbers are of hands.
odds-rarer = { $lower } ({ NUMBER($few) }) is rarer than { $higher } ({ NUMBER($many) }), and still ranks below it.
# The odds that some sources have wrong. $wrong, $right and $high are odds, such as “424 to 1”. What the German translation prints stays in German.
odds-errs = Where sources err: a French text and English house rules give { $wrong } for any prial at all. That leaves out the threes; it’s { $right }. pagat.com’s German translation gives “3 zu 1”, so against, for a high card; it’s { $high }.
odds-unshuffled = All this is for a shuffled pack. If it’s only gathered, the cards of the last deals shift the odds (pagat.com).
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
pick-afresh = Start again
# On a button as wide as “10♠”.
pick-joker = Joker
# The shares of hands that the one picked …
stands-beats = Beats
stands-equals = Equals
stands-loses-to = Loses to
chance-that-it-is-best = Its chance of being best, against this many open hands
beats-of-others = Of the { NUMBER($hands) } hands an opponent can hold beside it, it beats { NUMBER($beaten) }.
how-exact = Exact against one opponent; against more, simulated 100,000 times, to within half a percent. A tie doesn’t count as beaten.

## Records, replay, dealer's choice, keeping, updates (src/app/sheets/{records,choose_game,curtain}, src/app/{storage,replay}), and why a record or an action is refused (src/notation, src/engine)

## Sheets


## What is kept

# Why a sitting cannot go on stands below, with the records.
cannot-go-on = Your saved game can’t go on: { $why }.
put-aside = It’s been put aside on this device, and you can start a new game.
save-it-first = A new game will replace it: save it to a file first.
later-version-stays = It stays where it is. Reload the page to get that version.
later-version-in-the-way = A later version of Brag has a game saved here, and it stays. To save this one, reload the page, or save that game to a file.
nothing-is-kept = Your browser isn’t saving anything. The game is lost when you close this page.
save-it-to-a-file = Save it to a file
is-the-file-there = Check that the file was saved: the page can’t tell. Once you have it, this game makes way for the next.
i-have-the-file = I have the file
another-tab-plays = Playing in another tab
another-tab-note = Brag is being played in another tab or window, so this one isn’t saving anything.
play-here = Play here
made-room = Storage is full: the oldest results were deleted.
# The end of a sitting in which the one who has most chips has bought some, and another has won more.
has-won-most = { $who ->
    [you] You have won the most
   *[other] { $who } has won the most
}
# A sitting that ended in another tab, or before it was loaded from a file.
sitting-is-over = This game has already ended, perhaps in another tab.
# Above the table, with a button that saves a file.
no-room-for-result = There’s no space to save this game’s result. Save it to a file; until then no other game can be saved.
result-too-long = This result is too long to store. Save it to a file; until then no other game can be saved.
sitting-nearly-too-long = This game is nearly too long to save. End it under Menu › Records to keep the result.
sitting-too-long = This game is too long to save any more of it. End it under Menu › Records, and save it to a file.

# Among the settings. A button:
install-here = Install Brag on this device
# On phones and tablets of Apple's: Share and Add to Home Screen are called as Safari calls them in the language.
install-by-safari = To keep Brag on this device like an app, press Share, then “Add to Home Screen”. The app on the home screen starts empty: save everything to a file here first, then load it there.
# Whether the app opens without a network, among the settings.
kept-offline = Works offline: yes.
kept-offline-later = Works offline: not yet.
kept-offline-changed = Works offline: no, because a file on this site has been altered or is missing.
kept-offline-full = Works offline: no, because this device has no space for it.
kept-offline-line = Works offline: no, because the connection failed. Your next visit tries again.
kept-offline-refused = Works offline: no, because this browser doesn’t allow it here. A private window never does.
kept-offline-insecure = Works offline: no, because this address doesn’t begin with https.
kept-offline-embedded = Works offline: no, because the game is in a frame of another page. Nothing you do here is saved.
# The fonts of the page and their licence, at the end of the settings.
fonts-and-licence = Type: Piazzolla and Fira Sans, SIL Open Font License.
# A notice, once.
nothing-offline = You need a connection to play here: a file on this site has been altered or is missing, so the game can’t work offline.

# A head, beneath the settings, and what is meant.
kept-here = Saved on this device
kept-here-is = Your settings, your last new game, the current game and the results of earlier ones.
# The head where the browser refuses to store anything.
kept-not-here = Not saved on this device
# Beneath it, where the browser has not promised to keep it; on phones and tablets of Apple’s in Safari the second.
browser-may-delete = Your browser may delete all this when the device runs out of space. Save everything to a file now and then.
safari-may-delete = Safari may delete all this if you stay away for a week, unless Brag is on your home screen.
# Buttons, wide ones.
save-everything = Save everything to a file
load-from-a-file = Load from a file
# $things is a list of the five that follow, in the form they have after “The file holds”.
file-holds = This file contains { $things }. What it replaces is put aside here.
holds-settings = the settings
holds-game = the last new game and its house rules
holds-sitting = a game in progress
holds-results = { $n ->
    [1] one result
   *[other] { NUMBER($n) } results
}
holds-aside = { $n ->
    [1] one item put aside
   *[other] { NUMBER($n) } items put aside
}
file-holds-nothing = The file is valid but empty.
# What was chosen is not everything: one of these, with a button each. $game is its short name.
file-is-sitting = This is a game in progress: { $game }, { $deals ->
    [0] not dealt yet
    [1] one deal
   *[other] { NUMBER($deals) } deals
}. The game it replaces is put aside here.
file-is-record = This is a record. You can open it under Records. It replaces nothing.
# The whole of it is a lesson.
file-is-lesson = This is a lesson. Open it in the school, or drop it on the page.
file-is-ended-sitting = This game has already ended, and its result is saved. You can open its record under Records. It replaces nothing.
# A button: open that record among the others.
open-record = Open it
# A button: load that file.
load-it = Load it
# $why is one of the sentences that follow.
file-refused = { $why } Nothing was changed.
file-too-large = That’s too large to be a Brag file.
file-is-broken = The file is broken.
file-is-foreign = This isn’t a Brag file.
file-of-a-later-version = This file is from a later version of Brag.
# $why is said below, with the records: “it is broken”.
file-sitting-cannot-go-on = The game in this file can’t go on: { $why }.
file-result-unread = Result { NUMBER($nth) } in this file can’t be read.
file-unread = The file couldn’t be read.
file-has-no-room = Your browser has no space for it.
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
open-sitting = Open the game of { $when }
delete-sitting = Delete the game of { $when }

# What all sittings on the device come to for the one who plays there: a heading, a list of tables to choose from and what it
# is called, then numbers with a word or two each.
statistics = Statistics
stat-all-tables = All tables
stat-which-table = Table
stat-deals = Deals
stat-won = Won
# Of the games for points or lives, and of the hands that were set; the value of both is the line after.
stat-games-won = Games won
stat-sets-won = Hands won
stat-of = { NUMBER($won) } of { NUMBER($all) }
stat-won-blind = Won blind
stat-points = Points won
stat-lives-lost = Lives lost
stat-biggest = Biggest win
stat-best-hand = Best hand shown
# How often no look was taken, over three bars: of all deals, of those that were played blind, and of the others.
stat-blind-or-seen = Blind or seen
stat-blind = Played blind
stat-won-seen = Won after a look
# Over the kinds of hands, each with how often it has won.
stat-won-with = Won with
stat-without-showing = Without showing
# Over a line that goes up and down; the sum follows: +35.
stat-chips = Chips, deal by deal
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
stat-line-adjusted = Decisions and opponents
stat-adjusted-is = Decisions and opponents: your chips, less what reviews call “The cards”. In the reviewed deals these are your decisions, { $own }, and opponents and later cards, { $others }. Only reviewed deals have a point on this line.
# Under a picture, between the numbers of the first and the last.
stat-axis-deals = Deals, the oldest first
stat-axis-sittings = Games, the oldest first
stat-axis-reviewed = Reviewed deals, the oldest first
# A column for each sitting.
stat-by-sitting = Chips, game by game
stat-sittings = Games
stat-sittings-chart = { NUMBER($up) } of { NUMBER($all) } games won. The best made { $most }, the worst { $least }.
# A column for some deals: what a decision in them cost on average. $mean is a percentage.
stat-costs = Cost of your decisions
stat-cost = Cost
stat-costs-chart = A decision cost { $mean } of what was at stake on average. Decisions: { NUMBER($n) }.
stat-deals-from = Deals { NUMBER($from) } to { NUMBER($to) }
# A button under each picture.
stat-as-a-table = As a table
# Over a list of sittings that were not reviewed, each with a button. $what is “25 Nov 2026 · Crash · 12 deals left”.
stat-reviewed = Deals reviewed: { NUMBER($done) } of { NUMBER($all) }. A review shows how lucky your cards were and what your decisions cost.
stat-deals-left = { $n ->
    [one] { NUMBER($n) } deal left
   *[other] { NUMBER($n) } deals left
}
stat-review-it = Review: { $what }
stat-save-csv = Save all deals as CSV
stat-csv-note = One line per deal, for a spreadsheet. A comma separates the fields.
stat-none = Nothing to count yet. Your numbers appear here after your first deal.

# The head of a list, and what is said of it.
sittings-before = Earlier games
last-sittings-are-kept = The last { NUMBER($n) } games are saved.
sittings = { $n ->
    [1] One game
   *[other] { NUMBER($n) } games
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
    [0] Ended in the first deal
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
sitting-is-deleted = Game deleted.
# A button beside it.
take-that-back = Undo

## Records

brought-in = Imported
this-sitting = This game
no-deal-is-over = No deal of this game is over yet.
# The same, while a sitting that is stored has not been gone on with.
kept-deals-wait = The game you left is saved. Press Go on, and its deals are listed here.
kept-deals-wait-at = The game you left is saved, at deal { NUMBER($deal) }. Press Go on, and its deals are listed here.
open-a-file = Open a file
paste-a-record = Paste a record
# Under these two buttons: how much is read.
import-bound = Up to two megabytes at once, some thousands of deals.
the-text-of-a-record = The text of a record
# A button.
bring-it-in = Import
reading-record = Loading…
brought-without-deals = The record is fine, but has no deals yet.
deals-brought = { $deals ->
    [one] One deal imported.
   *[other] { NUMBER($deals) } deals imported.
}
record-is-too-large = That’s over two megabytes, too large for a record. Choose another file.
file-cannot-be-read = The file couldn’t be read. Try again, or paste its text.
# What a player is called whom a record gives no name, and where several people sit down at an embedded table. No longer than
# twelve letters, the number included.
nameless = Player { NUMBER($n) }
past-deal = Deal { NUMBER($deal) }
# Beside the result of a past deal: what the player gained or lost in it, with a sign.
past-own-gain = You: { $change }
past-deal-of-record = Record { NUMBER($record) }, deal { NUMBER($deal) }
# Over a deal that is copied in words: “Deal 2: Bill won 18, pair of kings”.
past-deal-came = { $title }: { $came }
replay-deal = Replay deal { NUMBER($deal) }
replay-deal-of-record = Replay record { NUMBER($record) }, deal { NUMBER($deal) }
copy-button = Copy
copy-deal = Copy deal { NUMBER($deal) }
copy-deal-of-record = Copy record { NUMBER($record) }, deal { NUMBER($deal) }
show-more = Show more ({ NUMBER($left) } left)
deal-record-copied = Record of the deal copied.
deal-words-copied = Deal copied in words, because its record would reveal hidden cards.
sitting-record-copied = Record of the game copied.
copy-this-text = Copy this text and take it with you.
the-text-to-copy = The text to copy
save-to-a-file = Save to a file
end-and-save = End the game and save the record
copy-the-record = Copy the record
save-note-over = Every deal, card by card.
save-note-bank = Every deal, bet by bet. The cards aren’t in it.
save-note-playing = Available after this deal.
save-note-between = The record reveals every card, including future ones, so saving it ends the game.

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
game-cannot-be-dealt = This game can’t be dealt: { $why }.
link-refused = The rules in this link can’t be read: { $why }.

saved-is-broken = it’s broken
saved-is-too-long = it’s too long
saved-by-a-later-version = it’s from a later version of Brag
saved-elsewhere = it wasn’t played here
saved-without-players = it doesn’t say who plays each seat
saved-with-other-deals = it can’t have that many deals
saved-action = action { NUMBER($number) } isn’t possible: “{ $action }”

link-is-broken = it’s broken, or isn’t a link to house rules
link-of-a-later-version = it’s from a later version of Brag
link-with-unknown-rule = it contains an unknown or repeated rule: “{ $rule }”
link-with-wrong-setting = the rule “{ $rule }” can’t be set like that

record-is-nothing = there is nothing to read here
record-seats-too-many = the table seats eight, and more than eight sit here
record-is-none = this isn’t the whole text of a record; a record is a .json file, saved here with “Save to a file”
record-misses = the record has no `{ $key }`
record-pack = `pack`: { $why }
record-shuffle = `shuffles[{ $index }]`: { $why }
record-without-cards = the record has neither a `pack` nor a `seed`
record-box-beside-others = `seats[{ NUMBER($seat) }].box_of`: only someone alone at the table has several boxes, unless `boxes` is `any`
record-with-pack-and-seed = a record with a `seed` can have no `pack` and no `shuffles`
not-a-card = `{ $text }` is not a card: a card is a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s), like Td, or a joker, *1 to *4
not-a-card-but = `{ $text }` is not a card: write { $card }
card-twice = the card { $card } is in the pack twice

not-a-rule = `{ $key }` is not a rule; the rules are { $keys }
not-a-rule-of-game = `{ $key }` is not a rule of `{ $game }`; its rules are { $keys }
rules-clash = `{ $key }` doesn’t go with `{ $other }` set like that
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
wrong-owner = `{ $key }` is { $value }, and should be the seat of the player whose box it is
wrong-whole-pack = `{ $key }` is { $value }, and should be the whole pack in a text
wrong-pack = `{ $key }` is { $value }, and should be 52 cards in a text
wrong-seed = `{ $key }` is { $value }, and should be 64 hexadecimal digits in a text

replay-action = action { NUMBER($index) }, `{ $action }`: { $why }
replay-cut = `cut`: { $why }
replay-cut-elsewhere = `dealer`: by the cards of `cut`, seat { NUMBER($seat) } deals first
replay-pack-not-whole = { $jokers ->
    [0] `pack` is not a whole pack: it has { NUMBER($cards) } cards, not { NUMBER($others) }
    [1] `pack` is not a whole pack: it has { NUMBER($cards) } cards, and should have { NUMBER($others) } and the joker *1
   *[other] `pack` is not a whole pack: it has { NUMBER($cards) } cards, and should have { NUMBER($others) } and the jokers *1 to *{ NUMBER($jokers) }
}
replay-shuffle = `shuffles[{ $index }]`: { $why }
replay-no-shuffle = the record ends too early: the pack must be shuffled, but no shuffle is given
replay-no-end = the deals play themselves and never end

action-empty = an action is a seat and a verb, like `0 fold`
action-without-seat = an action begins with the number of a seat, and `{ $word }` isn’t one
action-without-verb = there must be a verb after the seat, as in `0 fold`
not-a-verb = `{ $verb }` is not a verb of this game
verb-alone = `{ $verb }` takes nothing
verb-hand-or-alone = `{ $verb }` takes nothing, or `new` or `old`
verb-hand-or-none = `{ $verb }` takes `new`, `old` or `none`
verb-card = `{ $verb }` takes the card given, like `2h`
verb-cards = `{ $verb }` takes the cards thrown away, like `2h 3c`, each once
verb-chips = `{ $verb }` takes a whole number of chips
verb-chips-or-alone = `{ $verb }` takes nothing, or a whole number of chips
verb-seat-and-chips = `{ $verb }` takes the number of a seat and a whole number of chips
verb-seat-or-alone = `{ $verb }` takes nothing, or the number of a seat
verb-game = `{ $verb }` takes a game, its wild cards or `none`, a number of jokers, and `blind` or `open`, like `four_card twos,Ad 0 blind`
verb-hands = `{ $verb }` takes the hands, the best first, the cards of each without spaces, like `AhAsAd KsKhKd`
verb-swap = `{ $verb }` takes `all`, or the card given and the card taken, like `Ks 2h`, or `Ks down` for the hidden one
verb-cards-or-alone = `{ $verb }` takes nothing, or the cards thrown away, like `2h 3c`, each once, or the number of real cards
verb-amounts = `{ $verb }` takes the dealer’s stake, or an ante and a Pair Plus bet, in whole chips

setup-too-few-seats = a game needs at least two players
setup-too-many-seats = there are only enough cards for { NUMBER($most) } players under these rules
setup-too-many-jokers = jokers: a pack has at most { NUMBER($most) }
setup-no-such-dealer = nobody sits at the dealer's seat { NUMBER($seat) }
setup-below-minimum = table_minimum: seat { NUMBER($seat) } has less than { NUMBER($minimum) }
setup-too-many-chips = more than { NUMBER($most) } chips is too many
setup-open-min-zero = open_min: the first bet must be at least 1 chip
setup-open-max-below-min = open_max: the largest first bet, { NUMBER($max) }, is below the smallest, { NUMBER($min) }
setup-cap-below-open-min = bet_cap: the largest bet, { NUMBER($cap) }, is below the smallest first bet, { NUMBER($min) }
setup-stages = the stages of these rules don’t make a game

undealt-in-play = the last deal is still being played
undealt-sitting-over = the game is over
undealt-needs-shuffle = shuffle the pack first
undealt-not-shuffled = the pack isn’t shuffled before this deal
undealt-no-cut = nobody cuts for the deal now
undealt-other-cards = the shuffled pack isn’t made of the cards gathered

illegal-no-such-seat = nobody sits there
illegal-sitting-over = the game is over
illegal-between-deals = the next deal hasn’t begun
illegal-not-in-deal = this player is out of the deal
illegal-not-your-turn = it’s seat { NUMBER($seat) }’s turn
illegal-must-look-first = look at the hand before you play it
illegal-not-blind = you’ve already looked at that hand
illegal-too-late-to-look = after the first bet you can only look on your turn
illegal-say-which-hand = there are two hands: choose the old or the new one
illegal-only-one-hand = there is only one hand
illegal-must-decide = keep or drop the hand you looked at first
illegal-nothing-to-decide = there’s no hand to keep or drop
illegal-must-discard = { $cards ->
    [one] throw one card away first
   *[other] throw { NUMBER($cards) } cards away first
}
illegal-not-in-hand = you can only throw away cards from the hand you just looked at
illegal-nothing-to-discard = there’s nothing to throw away
illegal-must-answer = answer the offer to show first
illegal-nothing-offered = nobody has offered to show
illegal-must-name = choose which hand to play first
illegal-nothing-to-name = there’s no hand to choose
illegal-must-retain = choose which hand to keep first
illegal-nothing-to-retain = there’s no hand to keep
illegal-must-keep-one = you must keep one of the two hands
illegal-bet-too-small = the minimum bet is { NUMBER($least) }
illegal-bet-over-limit = the limit is { NUMBER($most) }
illegal-bet-over-chips = there { $most ->
    [one] is only { NUMBER($most) } chip
   *[other] are only { NUMBER($most) } chips
} to bet
illegal-too-few-chips = it costs { NUMBER($cost) } and there { $chips ->
    [one] is only { NUMBER($chips) } chip
   *[other] are only { NUMBER($chips) } chips
}
illegal-no-bet-yet = nobody has bet yet
illegal-still-in = { NUMBER($players) } are still in; you can only see when two are left
illegal-blind-man = you can’t see a blind player
illegal-blind-man-too-soon = you can see a blind player after { $after ->
    [one] { NUMBER($after) } bet
   *[other] { NUMBER($after) } bets
}, and so far it’s { NUMBER($bets) }
illegal-can-still-bet = you can cover only if you can’t afford the minimum bet, { NUMBER($least) }
illegal-no-showdown = showdowns by agreement aren’t allowed at this table
illegal-only-two-left = with two left, you pay to see
illegal-already-offered = the showdown has already been refused this turn
illegal-no-cover = you can’t cover the pot here: borrow or fold
illegal-short-folds = if you can’t afford the minimum bet here, you must fold
illegal-no-borrowing = you can’t borrow at this table
illegal-can-pay = you can afford the minimum bet, { NUMBER($least) }
illegal-no-such-lender = nobody sits there to lend
illegal-richest-lends = only the richest player lends, and that’s seat { NUMBER($seat) }
illegal-nobody-can-lend = not even the richest player has enough to lend
illegal-loan-too-small = you need { NUMBER($least) } for the minimum bet
illegal-loan-too-large = you can lend at most { NUMBER($most) }
illegal-refused-already = this player has already refused to lend this turn
illegal-must-answer-loan = lend or refuse first
illegal-no-loan-asked = nobody has asked for a loan
illegal-must-lend-or-show = the other player is short: lend, or show
illegal-nobody-to-show = you can only show without naming a player instead of lending
illegal-show-unseen = look at your hand before you show it to a lender
illegal-not-to-one-still-in = you can’t show your hand to a player still in
illegal-shown-already = this player has already seen your hand
illegal-has-covered = once you’ve covered the pot, you can’t do anything more
illegal-table-stakes = table stakes: you can only add money between deals
illegal-nothing-done-yet = you can add money once someone has acted in this deal
illegal-broke-by-cover = cover and lose, and you’re out of the game
illegal-buy-in-refused = the others have refused; you can ask again after the next deal
illegal-must-vote = agree or refuse first
illegal-limits-fixed = the limits aren’t voted on at this table
illegal-limits-not-now = the limits can only be doubled between two deals, before a game is chosen
illegal-limits-voted = you’ve voted on the limits already; play a deal first
illegal-limits-highest = the limits have been doubled 20 times, and that’s the most
illegal-limits-cannot-pay = only players who can pay the ante of { NUMBER($ante) } may ask for that
illegal-limits-keeper = the player who keeps a hand couldn’t pay the new ante of { NUMBER($ante) }
illegal-buy-in-too-small = you need to bring at least { NUMBER($least) }
illegal-buy-in-too-large = you can bring at most { NUMBER($most) }
illegal-must-name-game = seat { NUMBER($seat) } deals next, and must choose the game first
illegal-no-game-to-name = there’s no game to choose now
illegal-no-such-game = a dealer can’t choose this game
illegal-no-such-wild-cards = only cards of the pack can be wild, and up to four jokers
illegal-too-few-can-pay = fewer than two players can afford { NUMBER($cost) } for a deal of this game
illegal-pack-too-small = that game only has enough cards for { NUMBER($most) } players
illegal-not-in-this-game = you can’t do that in this game
illegal-not-your-card = this player doesn’t have the { $card }
illegal-card-twice = the { $card } is named twice
illegal-not-on-board = the { $card } isn’t face up on the table
illegal-nothing-hidden = there’s no hidden card on the table
illegal-stuck-already = someone has already stuck: the last turn must be a swap
illegal-stick-too-soon = you can’t stick before your second turn
illegal-nothing-to-contest = nobody has named their hand
illegal-must-contest = contest the hand or concede first
illegal-game-declined = the others have turned this game down
illegal-must-answer-game = agree to the game or refuse it first
illegal-must-set = set { NUMBER($hands) } hands first
illegal-wrong-hands = you need { NUMBER($hands) } hands
illegal-wrong-cards = hand { NUMBER($n) } has the wrong number of cards
illegal-out-of-order = hand { NUMBER($n) } is better than the one before it
illegal-must-take-or-leave = take or leave the spare hand first
illegal-must-show-or-pass = show the hand or pass first
illegal-must-bet-on-hand = this hand is bet on: check, match, bet or fold

## A hint, in one's turn: what each choice is worth; or what the odds say, and what the bot that plays straight would do

# The button, short; then the sentence, made of one of the next seven and one of the two after them. $hand is in the form
# [bare], $share is a percentage; no full stop.
hint = Hint
hint-both = { $odds }; { $does }.
hint-best-of = Your hand ({ $hand }) is the best of { NUMBER($hands) } in { $share } of deals
hint-best-hardly = Your hand ({ $hand }) is hardly ever the best of { NUMBER($hands) }
hint-best-nearly = Your hand ({ $hand }) is nearly always the best of { NUMBER($hands) }
hint-beats = Your hand ({ $hand }) beats { $share } of hands as dealt
hint-beats-hardly = Your hand ({ $hand }) beats hardly any hand as dealt
hint-beats-nearly = Your hand ({ $hand }) beats nearly every hand as dealt
hint-unseen = An unseen hand is the best of { NUMBER($hands) } in { $share } of deals
hint-throw = a straightforward player would throw away the { $cards } and keep the best hand
hint-does = a straightforward player would choose “{ $button }”
# What each choice is worth: first that it is being found out; then what stands before a list of buttons, each with the
# chips that it wins or loses from now on, on average, such as “Bet 4 +1.3 ± 0.2”. Then sentences: how often one of them
# wins, which others may fold to it and how often each (names with percentages), what it costs to stay in, and why to fold
# is not worth 0.
hint-thinking = Working it out…
hint-worths = Worth in chips, the best first:
hint-chances = Chance of winning the game, the best first:
hint-one-setting = There’s only one sensible way to set them: { $hands }.
hint-wins = “{ $button }” wins { $share } of the time.
hint-wins-hardly = “{ $button }” hardly ever wins.
hint-wins-nearly = “{ $button }” nearly always wins.
hint-folds = May fold: { $folders }.
hint-price = Price { NUMBER($cost) }, pot { NUMBER($pot) }.
hint-carried = The pot may carry over.
# The pots of the other hands, or the other stakes.
hint-folds-one-pot = If you fold, you still play for the other pots.
# The same where the lowest hand loses a life: before a list of moves with percentages.
hint-risks = Chance of losing a life, the safest first:
# A verdict in one sentence: a choice, named by its button, and why it is the best.
because-even = { $one } or { $other }: there’s no clear difference.
because-even-set = There’s no clear difference here.
# After a choice that was a mistake: another choice, and why it is better ($why begins with its name).
because-better = Better – { $why }
because-fold-beaten = { $best }: you’d nearly always be beaten.
because-fold-rarely = { $best }: you’d win too rarely for what it costs.
because-fold-blind = { $best }: you’d pay twice what a blind player pays, and you can’t see them.
because-fold = { $best }: staying in costs more than it brings in.
because-see = { $best }: ending it now brings in more than betting on.
because-bet-ahead = { $best }: you win more often than not.
because-bet-often = { $best }: you win often enough for what it costs.
because-bet-grows = { $best }: you’re usually ahead, so let the pot grow.
because-bet-folds = { $best }: the other player may still fold.
because-carried = { $best }: it’s worth it for the pot that was carried over.
because-blind = { $best }: blind is cheaper, and you can still look later.
because-look = { $best }: it’s free, and a weak hand can fold before you pay.
because-keep = { $best }: the hand you know is worth more than the unseen one.
because-throw = { $best }: the unseen hand is worth more on average than this one.
because-most = { $best }: nothing else brings in more.
because-safest = { $best }: nothing else is safer.
because-wins-most = { $best }: nothing else wins the game more often.
# Of hands that were set.
because-set = Set like this, they’re worth the most.
because-set-other = Set another way, they’d be worth more.
# What opens the figures of a verdict, and the same where several have it: the number of the decision, and what was done.
figures = The figures
figures-of = The figures: decision { NUMBER($nth) }, { $taken }

## Keys

keys-are-on = You can turn them off in the settings.
keys-are-off = They’re off: turn them on in the settings.
# The keys of letters work by their place on keyboards that have no Latin letters.
keys-by-place = Does your keyboard type other letters? The keys in the same places work. Press one here, and the list shows it.
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
key-bet-or-deal = main button, or deal
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
key-hurry-the-table = speed up the table
key-where-things-stand = tell where things stand
key-these-keys = these keys
# What the key tells those who listen: the pot, who has not folded, and that the cards are still unseen.
stands-pot = Pot: { NUMBER($chips) }.
stands-in = Still in: { $names }.
stands-unseen = You haven’t looked at your cards.
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
key-play-or-wait = play or pause
key-leave = leave

## The shuffle (src/app/sheets/fairness). The seed is a long number from which every shuffle of a sitting comes. The seal is its
## fingerprint, shown before the first card, so that the seed cannot be changed later: a sealed envelope, opened at the end.

# The same link under records that were brought in.
check-the-shuffle = Check the shuffle
# At the head of the log.
sitting-is-sealed = This game’s shuffle is sealed:
# On the New game sheet: of the sitting that begins there.
next-shuffle-is-sealed = The next shuffle is sealed:
# At the end of a sitting, under the link “Is the shuffle fair?”: the next shuffle, which is the next sitting’s.
next-one-is-sealed = The next one is sealed:

# The sheet. What the two rows of digits are called, for a screen reader.
the-seal = The seal
the-seed = The seed
# A heading, and what stands under it; the seal follows.
the-next-sitting = The next game
seal-to-note-down = Its shuffle is sealed before you deal. Note this down, and compare it when the game is over.
# The same sheet, before the first card: a heading, and what stands under it.
cut-the-pack = Cut the pack
cut-why =
    Anyone at the table may cut before the first card. What you add goes into the shuffle, so not even whoever made this page
    can have chosen the cards.
# The label of a field, and the button beside it.
cut-word = A word or a number of your own
cut-with-it = Cut
# The label of a slider, by which part of the pack is lifted; so many cards; the button beside it.
cut-by-hand = Or lift part of the pack
cut-cards = { $cards ->
    [one] { NUMBER($cards) } card
   *[other] { NUMBER($cards) } cards
}
cut-here = Cut here
# What was typed, and several of them.
cut-quoted = “{ $word }”
cut-so-far = Cut with { $words }.
cut-needs-a-word = Type a word or a number first.
cut-often-enough = The pack has been cut often enough.
# On the New game sheet, after the seal.
cut-first = Anyone may cut before the deal.
# Under the heading “This sitting”; the seal follows.
seal-that-was-shown =
    Before the first card its shuffle was settled by a seed, a long random number. This seal of the seed was shown:
# Of the same sitting, once it is over; the seed follows.
seed-of-the-sitting = The seed, from which every shuffle came:
# Of the same sitting, if it was cut: the words, as `cut-so-far` has them. The seed that came of it follows.
seed-was-cut = Cut with { $words } it became this one, from which every shuffle came:
seed-is-told-later =
    The seed is revealed when the game is over, because it gives away every card to come. Then this sheet checks that it’s
    the one that was sealed, and deals every deal again from it.
# A button: to where the question was asked.
back = Back

# What came of the check.
checking = Checking…
seal-is-right = The seed is the one that was sealed: its SHA-256 is the seal, digit for digit.
seal-was-not-noted =
    The record doesn’t say which seal was shown. Its seed gives { $seal }: compare that with the one you noted down.
dealt-again-and-allowed = { $deals ->
    [one] One deal was dealt again from the seed, and every action in it was legal.
   *[other] { NUMBER($deals) } deals were dealt again from the seed, and every action in them was legal.
}
dealt-again-alike = { $deals ->
    [one] One deal was dealt again from the seed, and every card matched.
   *[other] { NUMBER($deals) } deals were dealt again from the seed, and every card matched.
}
dealt-again-to-the-chip = { $deals ->
    [one] One deal was dealt again from the seed: every card matched, and everyone ended with the same chips.
   *[other] { NUMBER($deals) } deals were dealt again from the seed: every card matched, and everyone ended with the same chips.
}
# Below one of these, about a record from before such cards were noted.
later-cards-not-noted = { $deals ->
    [one] In one deal the record leaves out cards dealt later: after a stake, in exchange or to break a tie. These weren’t compared; all the cards it lists were right.
   *[other] In { NUMBER($deals) } deals the record leaves out cards dealt later: after a stake, in exchange or to break a tie. These weren’t compared; all the cards it lists were right.
}
cut-is-in = Before the first card the pack was cut with { $words }, and every shuffle follows from the seed and that.
seed-may-be-known =
    This game came here by a link or in a file. Whoever had that could look up the cards to come.
# Of several records, so many were found right.
records-are-fair = { $good ->
    [one] { NUMBER($good) } of { NUMBER($all) } records matches its seed.
   *[other] { NUMBER($good) } of { NUMBER($all) } records match their seeds.
}
# $why is one of the sentences that follow.
record-is-unfair = Record { NUMBER($record) }: { $why }

# Why a sitting is not as its seed makes it: sentences. Names stand as they are in the record, or are `nameless`.
unfair-no-seed = The record lists its packs one by one, and has no seed to shuffle them from again.
unfair-other-seed = The seed isn’t the one that was sealed: its SHA-256 is { $seal }, but the seal says { $shown }.
unfair-other-cut = The cards weren’t shuffled with the seed that was sealed and the words it was cut with.
unfair-dealer = By the seed { $drawn } deals first, but the record says { $noted }.
unfair-high-card = The high card wasn’t dealt from the pack that the seed shuffles for it.
unfair-no-high-card = The first dealer was decided by the high card, but the record leaves out the pack it was dealt from.
# $why is one of the reasons above why a record is refused.
unfair-replay = The record can’t be played again: { $why }.
# $noted and $dealt are the cards of the deal, in the letters of a record: Ks Jh 7s.
unfair-deal =
    Deal { NUMBER($number) } doesn’t match the seed and the actions before it: the record says { $noted }, but
    dealt again it’s { $dealt }.
unfair-deals = { $noted ->
    [one] The record says that one deal was dealt, but its actions make a different number.
   *[other] The record says that { NUMBER($noted) } deals were dealt, but its actions make a different number.
}
unfair-actions = The cards and chips are right, but these aren’t the actions the game ended with.
unfair-chips = By these deals and actions { $name } ends with { NUMBER($has) }, but the record says { NUMBER($noted) }.

# Headings of the sheet, and the points of a list under each.
bots-see-no-cards = Why no bot can see your cards
bots-see-no-cards-1 =
    A bot never gets the whole table, only the view from its seat. A card it may not see has no face there; yours has one only
    once you’ve turned it up for everyone.
bots-see-no-cards-2 = Events reach it the same way: it’s told that you looked, but not what you saw.
bots-see-no-cards-3 =
    Bots’ random choices come from a different seed than the shuffle, so no bot can work out a card from its own luck.
bots-see-no-cards-4 =
    Bots are dealt to like everyone else, from packs that were settled before anyone did anything.
# How to check it without this page.
check-by-hand = By hand
# The command from “printf” to “sha256sum” is typed into a terminal as it stands, with the seed for SEED.
check-by-hand-1 = The seal is the SHA-256 of the seed’s 64 digits: printf %s SEED | sha256sum prints it.
# “Menu” is the button of the rail, `menu`, and “Records” the tab, `tab-records`.
check-by-hand-2 =
    Save the record of the game (Menu, Records). It has the seed, every action and the cards of every deal.
# Fisher and Yates found the way of shuffling; ChaCha20 makes the random numbers, in streams that are counted from 0. The
# file is in English.
check-by-hand-3 =
    The n-th shuffle is Fisher and Yates’s, with numbers from stream n of ChaCha20 under that seed. docs/fairness.md, beside the
    program’s source, gives every detail.
# Of a shuffle that was cut. The command from “printf” to “sha256sum” is typed as it stands, with the seed and the word.
check-by-hand-4 =
    If the pack was cut, the shuffles come from the SHA-256 of that seed and of each word on a line of its own: printf
    "%s\n%s" SEED WORD | sha256sum.
cannot-be-shown = What this can’t prove
cannot-be-shown-1 =
    You can check that nothing was changed after the seal was shown. You can’t check that the seed itself was random. Cut the
    pack yourself, and that doesn’t matter.
cannot-be-shown-2 = Someone else’s record proves something only if you saw its seal before play began.
cannot-be-shown-3 =
    The seal doesn’t prove that no bot looked, or that the page that checks it is honest. For that, read the program, or
    check by hand.
# “New game” is the title of that sheet.
cannot-be-shown-4 = The eight digits on New game are only the beginning of the seal. Note down all of it.

## Embedding


# A small button of a replay, and the title of what it opens: what puts that deal on another web page.
embed-this-deal = Embed this deal
# A button: the same for the sitting that a number gives.
embed-this-sitting = Embed this game
# The same for a lesson that was written in the workshop.
embed-this-lesson = Embed this lesson
# The sheet of that title, of a deal and of a sitting by number.
embed-deal-is = The page shows this deal, and opens it at step { NUMBER($step) }.
embed-number-is = Every visitor is dealt the same cards.
embed-lesson-is = Visitors play what you wrote, in place of a table.
embed-play = Play on from this step
embed-play-hint = with the same cards, against bots
# The sheet of that title, read by whoever puts a table on his own page. First the rules that the table is played by.
embed-usual-rules = The usual rules.
embed-seats = Seats
# How many of the seats, in a list: None, 1, 2, …
embed-bots = Of which bots
embed-bots-hint = the others are people sharing one screen
embed-no-bots = None
embed-chips = Chips each
embed-chips-wrong = Enter a number from 1 to { NUMBER($most) }.
embed-names = Names
embed-names-hint = separated by commas: people first, then bots
# What can be chosen in the list of languages beside their names: the language of whoever visits the page.
embed-language-of-the-visitor = The visitor’s
embed-start = Deal immediately
embed-start-hint = without pressing anything
# “The page” is the one that the table stands on.
embed-record = Send the record to the host page
embed-record-hint = once the game is over
# A switch. While it is on, a field to choose the colour stands below.
embed-accent = Accent colour
embed-accent-hint = for buttons
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
table-waits = Table paused.
# A small arrow that leads to the whole page: what it is called, and for a screen reader.
play-in-full = Play in full
play-in-full-in-a-new-tab = Play in full, in a new tab
# For whoever put the table there: an option that he has written wrong. $option is its name and $value what he wrote. Names and
# values of options, such as system and en, are the same in every language; [flag] stands for those that are on or off.
option-wrong = The option “{ $option }” can’t be “{ $value }”: it must be { $option ->
    [variant] the name of a game or of a set of house rules
    [seats] a number from 2 to 8
    [bots] a number, and no more than there are seats
    [chips] a number from 1 to { NUMBER($most) }
    [names] different names with commas between them, each short enough for a player
    [theme] system, light, dark or contrast
    [lang] en, de, fr or ru
    [accent] six hexadecimal digits such as 1d4ed8
    [replay] a record that can be played, as “Embed this deal” writes it
    [step] the number of a step of that deal
    [seat] the number of a seat of that deal, counted from 0
    [play] 1, and only where it’s someone’s turn
    [number] a number from 1, today, or the text of a link to ten deals; not every game has them
    [kept] a game sent by an embedded table
    [speed] slow, usual, quick or instant
   *[flag] 1 or 0
}. The default is used.
# $why is a sentence: “Not enough to pay the ante of 50.”
options-unplayable = This table can’t be played: { $why } It uses the usual rules and chips.
# $why begins in lower case: “action 9, `1 borrow 2 1`: …”.
option-record = The record in the option “replay” can’t be played. Line { NUMBER($line) }: { $why }. This is the usual table.
# The usual table stands there instead.
table-not-made = The table in this address can’t be set up. This is the usual one.

# On the whole page, for one who comes from an embedded table and brings what he played there along. Why it cannot go on is
# said as with what is kept.
carried-cannot-go-on = The game in this link can’t go on: { $why }.
# While a long sitting is read that came with a link: over a bar of progress, whose name it is too. A button stops it.
carried-is-read = Loading your table…
# The same for the sitting that is kept on the device.
kept-is-read = Loading your saved game…
stop-reading = Cancel
carried-or-kept = You brought a game with you, but another one is saved on this device. It would be put aside.
# Buttons, one of which is pressed.
play-the-carried = Play the one I brought
stay-with-the-kept = Keep the saved one
# A link was opened in the page of a game. Two of its buttons.
link-leads-away = This link opens in place of this game. Your game stays saved: Go on brings it back.
link-leads-away-unsaved = This link opens in place of this game, and the game isn’t saved.
link-open-it = Open the link
link-stay = Stay here
kept-is-put-aside = The game saved before has been put aside on this device.
no-room-for-both =
    There’s no space for both, so your saved game stays. Save it to a file, end it, and follow the link again.

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
talk-bragger-blind-2 = Eyes shut.
talk-bragger-sees-1 = I don’t buy it.
talk-bragger-sees-2 = Up with them.
talk-bragger-wins-1 = Easy.
talk-bragger-wins-2 = Told you so.
talk-bragger-loses-1 = Lucky.
talk-bragger-loses-2 = You wait.
# The expert, of few words.
talk-expert-1 = Well played.
talk-expert-2 = Thought so.

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
rule-ante-min = Smallest ante
rule-ante-min-hint = You need twice this to be dealt in.
rule-ante-min-why = Casinos set their own. No source gives a figure.
rule-ante-max = Largest ante
rule-ante-max-hint = Empty: no limit.
rule-ante-max-why = Casinos have a table limit; no source says how high.
rule-ante-bonus = Ante bonus
rule-ante-bonus-hint = For a running flush, a prial and a run, whatever the house has.
# In a list.
rule-ante-bonus-standard = Usual: 5, 4, 1
rule-ante-bonus-russian = Russian: 4, 3, 1
rule-ante-bonus-brag = Brag: 4, 5, 1
rule-ante-bonus-why = What casinos pay, by wizardofodds.com; and what a Russian text has.
rule-pair-plus = Pair Plus
rule-pair-plus-hint = For a running flush, a prial, a run, a flush and a pair.
# In a list.
rule-pair-plus-classic = Classic: 40, 30, 6, 4, 1
rule-pair-plus-common = Common today: 40, 30, 6, 3, 1
rule-pair-plus-russian = Russian: 40, 20, 5, 4, 1
rule-pair-plus-brag = Brag: 30, 40, 6, 4, 1
rule-pair-plus-why = wizardofodds.com lists what casinos pay. A Russian text: 40, 20, 5, 4, 1.
rule-pair-plus-bet = Bet on Pair Plus
rule-pair-plus-bet-hint = Beside an ante: any amount, or exactly the ante. Alone: any amount.
rule-pair-plus-bet-any = Any amount
rule-pair-plus-bet-equal = The ante
rule-pair-plus-bet-why = A Russian text: neither more nor less than the ante, unless it’s made alone.
rule-ante-bonus-bet = Bonus as a separate bet
rule-ante-bonus-bet-hint = Staked before the cards, lost without a run. On average over 90% of it is lost.
rule-ante-bonus-bet-why = In a Russian text the bonus is a bet that may be made before the deal. Casinos pay it without one.
rule-boxes = Several boxes
rule-boxes-hint = Only for someone alone at the table, or beside other players too.
# Two buttons side by side. Short.
rule-boxes-alone = When alone
rule-boxes-any = Always
rule-boxes-why = A Russian text lets a player have several boxes only when nobody else is at the table.
rule-ranking = Hands rank as in
rule-ranking-hint = Brag’s pay tables only go with Brag’s ranking.
# Two buttons side by side. Short.
rule-ranking-poker = Poker
rule-ranking-brag = Brag
rule-ranking-why = Poker: a Russian text, and most casinos. Brag: the casinos’ “3 Card Brag” (wizardofodds.com).
rule-qualify = The house needs a queen
rule-qualify-hint = With less it pays the ante and returns the other bet.
rule-qualify-why = wizardofodds.com: queen high or better. A Russian text says nothing of it.
# What is agreed.
agreed-three-card-poker = Everyone plays three cards against the house’s three.
agreed-ante-min = The ante is { NUMBER($n) } or more.
agreed-ante-max-none = There’s no upper limit.
agreed-ante-max = It is { NUMBER($n) } at most.
agreed-ante-bonus-standard = The ante bonus is 5 to 1 for a running flush, 4 for a prial, 1 for a run.
agreed-ante-bonus-russian = The ante bonus is 4 to 1 for a running flush, 3 for a prial, 1 for a run.
agreed-ante-bonus-brag = The ante bonus is 5 to 1 for a prial, 4 for a running flush, 1 for a run.
agreed-pair-plus-classic = Pair Plus pays 40 to 1 for a running flush, 30 for a prial, 6 for a run, 4 for a flush, 1 for a pair.
agreed-pair-plus-common = Pair Plus pays 40 to 1 for a running flush, 30 for a prial, 6 for a run, 3 for a flush, 1 for a pair.
agreed-pair-plus-russian = Pair Plus pays 40 to 1 for a running flush, 20 for a prial, 5 for a run, 4 for a flush, 1 for a pair.
agreed-pair-plus-brag = Pair Plus pays 40 to 1 for a prial, 30 for a running flush, 6 for a run, 4 for a flush, 1 for a pair.
agreed-pair-plus-bet-equal = Beside an ante, a Pair Plus bet is the same as the ante. Alone it is any amount.
agreed-ante-bonus-bet = The ante bonus is a separate bet beside the ante: it is lost without a run or better.
agreed-boxes-any = A player may have several boxes beside other players too.
agreed-ranking-poker = A running flush beats a prial, A-K-Q is the best run and 3-2-A the lowest, aces are the best prial.
agreed-ranking-brag = Hands rank as in Brag: a prial beats all, A-2-3 is the best run, threes are the best prial.
agreed-qualify-no = The house plays any hand.
agreed-qualify-yes = Without a queen or better the house doesn’t play: it pays the ante and returns the other bet.
# What is wrong in the form, and why a table cannot be set up or an action is refused: as those of the other games.
fault-ante-max = Must be at least { NUMBER($least) }, the smallest ante.
fault-brag-pays = This pay table only goes with Brag’s ranking.
fault-boxes-beside-others = Only someone alone at the table has several boxes. Remove the others, or choose “Always”.
setup-ante-max-below-min = ante_max: the largest ante, { NUMBER($max) }, is below the smallest, { NUMBER($min) }
setup-brag-pays = { $key }: the pay table `brag` only goes with the ranking `brag`
illegal-stakes-first = no cards are dealt until everyone has staked or sat out
illegal-staked-already = you’ve staked already: play or fold
illegal-nothing-staked = stake an ante or a Pair Plus bet, or sit out
illegal-ante-too-small = the ante must be at least { NUMBER($least) }
illegal-ante-too-large = the ante can be at most { NUMBER($most) }
illegal-stakes-too-large = ante, play and Pair Plus together can be at most { NUMBER($chips) }
illegal-pair-plus-not-equal = beside an ante, Pair Plus must be nothing or the same
illegal-no-bonus-bet = the ante earns the bonus here: it isn’t a bet
illegal-bonus-not-said = stake three amounts: ante, Pair Plus and ante bonus, each of which may be 0
illegal-bonus-without-ante = a bet on the ante bonus needs an ante
illegal-bonus-not-equal = the bet on the ante bonus must be nothing or the same as the ante
illegal-stakes-too-large-with-bonus = ante, play, Pair Plus and ante bonus together can be at most { NUMBER($chips) }
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
stakes-ante-and-bonus = { $who ->
    [you] You stake an ante of { NUMBER($ante) } and { NUMBER($bonus) } on the ante bonus
   *[other] { $who } stakes an ante of { NUMBER($ante) } and { NUMBER($bonus) } on the ante bonus
}.
stakes-all-three = { $who ->
    [you] You stake an ante of { NUMBER($ante) }, { NUMBER($plus) } on Pair Plus and { NUMBER($bonus) } on the ante bonus
   *[other] { $who } stakes an ante of { NUMBER($ante) }, { NUMBER($plus) } on Pair Plus and { NUMBER($bonus) } on the ante bonus
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
house-shows-and-is-out = The house shows { $hand } and doesn’t play.
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
    [bonus] the ante bonus
   *[plus] Pair Plus
} loses { NUMBER($chips) }.
# The end of a deal: a headline, without a full stop, and a line for each box.
you-win-from-house = You win { NUMBER($chips) }
you-lose-to-house = You lose { NUMBER($chips) }
you-come-out-even = You break even
house-wins = The house wins { NUMBER($chips) }
house-loses = The house loses { NUMBER($chips) }
house-comes-out-even = The house breaks even
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
house-is-out = doesn’t play
place-ante = Ante
place-play = Play
place-pair-plus = Pair Plus
place-bonus = Bonus
# The places in words: what lies in a box.
box-holds = ante { NUMBER($ante) }, play { NUMBER($play) }, Pair Plus { NUMBER($plus) }
box-holds-bonus = ante { NUMBER($ante) }, play { NUMBER($play) }, Pair Plus { NUMBER($plus) }, ante bonus { NUMBER($bonus) }
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
play-or-fold = Match your ante to play, or fold?
stakes-to-be = An ante of { NUMBER($ante) }, { NUMBER($plus) } on Pair Plus.
three-stakes-to-be = An ante of { NUMBER($ante) }, { NUMBER($plus) } on Pair Plus, { NUMBER($bonus) } on the ante bonus.
# The pay table, and what the house keeps. $percent has four decimals, with a sign only where it is below nothing.
what-is-paid = What is paid
pays-to-one = { NUMBER($n) } to 1
pays-nothing = –
decimals = { $whole }.{ $part }
edge-of-ante = The house keeps { $percent }% of every ante on average, { $staked }% of everything staked on ante and play.
edge-of-ante-yours =
    When the house plays any hand, you come out ahead: by { $percent }% of every ante on average, { $staked }% of everything
    staked on ante and play.
edge-of-pair-plus = It keeps { $percent }% of every Pair Plus bet.
edge-of-bonus-bet = It keeps { $percent }% of every bet on the ante bonus.
house-out-of = Of the 22,100 hands the house can have, 6,720 don’t play.
worth-playing = Play { $least } or better: { $played } of 22,100 hands. Fold the rest.
# How to play.
howto-for-alone = For one to { NUMBER($most) } boxes. Each is dealt { NUMBER($cards) } cards, and so is the house.
howto-casino-stake = Before the cards are dealt, stake an ante, a bet on Pair Plus, or both; or sit the deal out.
howto-casino-cards = Each box is dealt three cards, and so is the house, face down.
howto-casino-play = Look at yours. Match your ante to play, or fold and lose what you’ve staked.
howto-casino-out =
    The house plays with a queen or better. With less it pays your ante one to one and returns the other bet.
howto-casino-compare =
    Otherwise the better hand wins: ante and play are paid one to one, or lost. If the hands are equal, both bets come back.
howto-casino-bonus = A run or better earns you the ante bonus, whatever the house has.
howto-casino-plus = Pair Plus is a bet on your own three cards: a pair or better wins.
howto-casino-ranks =
    Hands rank as in poker: a running flush (straight flush) beats a prial (three of a kind), aces are the best prial, A-K-Q
    is the best run (straight) and 3-2-A the lowest.
howto-casino-best = It’s best to play with queen, six, four or better.
howto-casino-shown = You win ante and play, and Pair Plus as well: the house has only its queen.
howto-casino-boxes = If you’re alone at the table, you may play several boxes. Each is a separate hand.
# What beats what in the order of poker, as the others of it: without a capital and a full stop.
brief-poker-prial = three of a rank; aces best
brief-poker-run = in a row; A K Q best, 3 2 A the lowest

## The review of a deal or a sitting (src/app/sheets/review)

review = Review
review-deal = Review deal { NUMBER($deal) }
review-deal-of-record = Review record { NUMBER($record) }, deal { NUMBER($deal) }
review-last-deal = Review this deal
review-sitting = Review the game
review-thinking = Each decision is played out many times.
review-cancelled = Review cancelled.
review-shared = When several people share the screen, reviews wait until the game is over.
review-result = Result
review-cards = The cards
review-others = Opponents and later cards
review-own = Your decisions
review-adds-up = The three lines add up to your result, in chips. “The cards” is what an expert would win with them on average, against players like these, or against best play in a two-player game with the usual rules. Decisions are judged only by what you could see at the time.
review-adds-up-lives = The three lines add up to your result, in lives. “The cards” is the risk that even best play leaves. “Your decisions” is the risk you added, judged only by what you could see at the time.
review-adds-up-games = The three lines add up to your result, in chances of winning the game. “The cards” is what an expert would make with them on average, against players like these. Decisions are judged only by what you could see at the time.
review-decisions = Decisions
review-costliest = Costliest decisions, by share of the pot
review-none = No decision here could be rated.
review-no-fault = No decision cost 3 % of the pot or more.
review-pot = Pot { NUMBER($pot) }
review-cost = { $chips }, { $share } of the pot
review-cost-life = { $share } more risk of a life
review-cost-game = { $share } less chance of the game
review-hands-set = Hands set
review-set-so = Set
verdict-best = Best
# Chosen, and not told from the best.
verdict-as-good = As good as any
verdict-good = Good
# With other chance the verdict might be another.
verdict-close = Too close to call
verdict-slip = Slip
verdict-mistake = Mistake
verdict-blunder = Blunder
review-solved = Against best play, which does this too.
review-against-best = Against best play.
review-whose = Whose decisions
review-own-of = Decisions of { $name }
review-try = Try again: decision { NUMBER($nth) }, { $taken }
expert-ask = How an expert would play it
expert-thinks = An expert plays the deal many times.
expert-made = The expert with your cards: { $expert } on average. You: { $own }.
expert-made-of = The expert with these cards: { $expert } on average. { $name }: { $own }.
expert-how = { $unit ->
    [lives] In lives
    [points] In points
   *[other] In chips
}, over { NUMBER($deals) } deals: what couldn’t be seen at the start was dealt anew each time, and the others played as they do. A pot that carries over counts for nobody.
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
ten-past-day = A past day: it’s saved, but doesn’t count.
ten-what-came = Your result
ten-spoilt = These saved deals have been altered and can’t be continued.
ten-link-unread = This version of Brag doesn’t know the ten deals in the link.
ten-same-for-all = The same cards, luck and bots for everyone. Every deal is shuffled, and no hand is kept for the next. The cards can be known in advance, so don’t play these for money.
ten-expert = Expert
ten-for-points = Your points in ten deals count. The game doesn’t end early.
ten-for-lives = The lives you lose in ten deals count. Everyone has nine, so all play to the end.
ten-expert-plays = An expert plays the same cards against the same bots.
ten-other = Sender of the link
ten-other-won = The sender of the link made { $sum }.
ten-each-deal = Each deal
ten-deal = Deal
ten-share = Share the result
ten-copy = Copy the result
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
    [0] No days have counted yet.
    [one] { NUMBER($n) } day has counted: { $sum } chips in all.
   *[other] { NUMBER($n) } days have counted: { $sum } chips in all.
}
ten-month-before = The month before
ten-month-after = The month after
ten-by-number = By number
# The button of New game.
ten-by-number-of-table = Ten deals by number
ten-by-number-is = The same number and game give the same ten deals. Pick a number with a friend, or send them the link afterwards.
ten-number = Number
ten-number-wrong = Enter a whole number from 1 to { $most }.
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
path-head = New to Brag? Start here
path-sort = What beats what: sort seven hands
path-lessons = Guided deals
path-drills = Ten drills: { NUMBER($done) } of { NUMBER($all) }
path-ten = Ten deals against three straightforward bots
path-next = Next: { $step }
path-done = ✓ { $step }
# Lesson zero: seven hands are sorted, the best first. $hand is one of them: pair of jacks.
sort-ask = Seven hands. Press the best one, then the next best, and so on.
sort-right = Right: { $hand } – { $is }. Which comes next?
sort-wrong = Not yet: another hand beats this one ({ $hand }).
sort-shown = Not this one ({ $hand }). The right one is outlined.
sort-done = That’s the order. Now you know what beats what.
sort-ladder = In order, the best first
sort-heap = Hands to sort
drills = Drills
drills-are = One decision at a time, marked straight away. Your score is the good ones out of your last 20. A mistake comes back after one, three, seven and 21 days, with different cards.
drills-go = Practise
drills-due = To repeat today: { NUMBER($n) }.
drills-broken = Your drills score can’t be read. Your next answer puts it aside on this device and starts a new one.
drill-of = { NUMBER($good) } good of the last { NUMBER($all) }
drill-comes-back = It comes back tomorrow, with different cards.
drill-try = Try it
drill-more = More of this kind
drill-look = Look or stay blind
drill-fold = Bet or fold
drill-see = See or bet on
drill-keep = Which hand to keep
drill-set = Set nine cards
drill-swap = Swap or stick
drill-draw = Which cards to draw
drill-none-yet = not tried yet
drills-how = How it went
drills-good = { NUMBER($good) } of { NUMBER($all) } good
drills-best = Best
drills-worst = Worst
drills-no-fault = Not one mistake.
drills-ten-more = Ten more
# A worth in chips: +1.3 chips.
drill-worth-chips = { $figure } chips
drill-worth-life = { $share } risk
drill-worth-game = wins { $share }
# The size of a bet: Bet 8, +2.0 chips, Bet 4.
drill-size = The size: “{ $best }” is worth { $more } more than “{ $made }”.
drill-size-fits = The size: “{ $made }” is as good as any.
# The end of the course, after ten deals against bots.
course-end = You’ve finished the course
course-well = What went well
course-won = { $n ->
    [0] You won none of { NUMBER($all) } deals and finished on { $sum }.
   *[other] You won { NUMBER($n) } of { NUMBER($all) } deals and finished on { $sum }.
}
course-best = Your best deal was number { NUMBER($deal) }: { $sum }.
course-good = { NUMBER($good) } of your { NUMBER($all) } decisions { $good ->
    [one] was
   *[other] were
} good.
course-looks = Looking for your worst decision…
course-worst = The worst decision, in deal { NUMBER($deal) }
course-more = More school
play-now = Play now
holds-drills = your drills score
holds-lessons = { $n ->
    [1] one lesson
   *[other] { NUMBER($n) } lessons
}

## The sources' tables of betting, retold (src/app/sheets/retold)

retold-head = Tables from the sources
retold-is = How four or five people bet, as printed in the sources. Before each of your player’s bets you say what you would do. Then you hear what was done and what an expert thinks of it. The last two are our own examples, for games with no printed table.
retold-four = pagat.com: four, and one sees
retold-pagat-1 = pagat.com: five who look
retold-pagat-2 = pagat.com: two play blind
retold-french-1 = A French text: five who look
retold-french-2 = A French text: two play blind
retold-classic = Classic Brag: three stakes
retold-casino = Three Card Poker: four hands
retold-ask = What now?
retold-did = In the table: { $did }.
retold-same = The same as you.
# Notes that the source has on a move. Eddie and Chris are players, and are called so in every language.
retold-note-pace = pagat.com’s note: the bets could stay at 2 for ever. If everyone stays in, somebody must force the pace; here Eddie will.
retold-note-nerve = pagat.com’s note: with three still in, nobody can see. It’s simply a matter of nerve: somebody must fold.
retold-note-spent = pagat.com’s note: in four rounds you’ve put in only 4 chips and Chris 10, not counting the ante. That happens a lot, and is part of what playing blind is about.
retold-note-unseen = pagat.com’s note: you pay twice your blind stake to see Chris. In rounds 6 and 7 Chris wasn’t allowed to see you, though only two were left.
retold-note-french-1-1 = The French text: you open with a chip. Bruno and Claire stay in for as much, Denis is out, and Elise raises to two.
retold-note-french-1-2 = The French text: the last bet was two, so staying in costs two at least. You, Bruno and Claire bet two, and Elise raises to four.
retold-note-french-1-3 = The French text: now it costs four at least. You bet four, Bruno is out, Claire bets four as well, and Elise raises to five.
retold-note-french-1-4 = The French text: now it costs five. You bet five, Claire is out, and Elise raises to ten.
retold-note-french-1-5 = The French text: only you and Elise are left. You could see Elise for 20, but bet ten. Elise, who could see you for 20 too, bets another ten.
retold-note-french-1-6 = The French text: you pay 20 to see Elise’s hand, and that ends the betting.
retold-note-french-2-1 = The French text: Alain opens with two. You are blind, so staying in costs you one, half of that. Claire, Denis (blind too) and Elise bet the minimum.
retold-note-french-2-2 = The French text: Alain and you bet the minimum. Claire raises to four, so it costs Denis two, and Denis bets that. Elise is out.
retold-note-french-2-3 = The French text: Alain bets the minimum, four. You raise to four blind, so it now costs open players eight. Claire bets eight, and Denis is out.
retold-note-french-2-4 = The French text: Alain is out. You could see Claire now, but bet the minimum, four. Claire can’t see you: whoever has looked can’t see a blind player. So Claire bets the minimum, eight.
retold-note-french-2-5 = The French text: you pay eight to see Claire’s open hand, and that ends the betting.
retold-expert = What each is worth on average, by an expert’s play:
retold-end = { NUMBER($same) } of { NUMBER($all) } as in the table.

## What is best with every hand

# The title of a table of all kinds of hands, and the button that opens it.
every-hand = Every hand here
# What the figures are: one of the next two, after “Pot 12.”
every-hand-solved = Each hand against best play: the best choice and what it’s worth in chips from now on, on average.
every-hand-played = Each hand played out against players like these: the best choice and what it’s worth in chips from now on, on average.
every-hand-note = A middling hand stands for each kind. Kinds side by side that the figures can’t tell apart share a line, and “or” joins such choices; where there are more, a touch shows them.
every-hand-counting = How far the table is worked out
every-hand-best = Best
every-hand-worth = Worth
every-hand-yours = your hand
# For a player who has not looked: the heading of what each choice is worth so, its first column, and the heading of what is best with each hand once he has looked.
every-hand-blind = Blind
every-hand-choice = Choice
every-hand-looked = After a look
# Beneath that heading. The second where bets are possible, with the minimum then and now.
every-hand-look-free = A look costs nothing.
every-hand-look-price = A look costs nothing. After it, the minimum bet is { NUMBER($open) }; blind it’s { NUMBER($blind) }.
# Two choices, named by their buttons, neither of which is clearly better.
every-hand-or = { $one } or { $other }
# Several kinds of hands on one line, from the strongest to the weakest.
every-hand-range = { $from } to { $to }
# Above folded choices of which it is not known which is better; and those that are as good as the choice above them: names of buttons with “ · ” between them.
every-hand-close = Too close to tell
every-hand-as-good = or as good: { $choices }
# The button of a decision that opens that table, where the others have the same words: the number of the decision, and what was done.
review-every-hand = Every hand here: decision { NUMBER($nth) }, { $taken }
# The button of a decision that sets up its table, where the others have the same words: the number of the decision, and what was done.
review-sets-up = Set up a table: decision { NUMBER($nth) }, { $taken }

## How well one decides

stat-strength = How well you decide
# $least and $count are numbers of deals.
stat-strength-few = Shown once you have { NUMBER($least) } reviewed deals of three-card Brag. So far: { NUMBER($count) }.
# Each of the next three names a player as “band-” does.
stat-strength-like = You play like { $bot }.
stat-strength-several = You play like { $bot }: the figures can’t tell which.
stat-strength-between = You play better than { $worse }, not as well as { $better }.
stat-strength-better = You decide better than every bot.
stat-strength-worse = Even playing at random costs less.
stat-strength-unknown = These deals can’t tell yet how well you decide. Review more deals.
stat-strength-cost = Cost of your decisions, share of the pot per deal
stat-strength-result = Your result, chips per deal
stat-strength-deals = Reviewed deals of three-card Brag with two to four players counted: { NUMBER($count) }, the last { NUMBER($most) } at most. The bots were reviewed just like you.
stat-strength-why = The cost shows how well you chose with what you could see; chips also depend on the cards and on the others, so the two can differ.
stat-strength-who = Player
stat-strength-costs = Share of the pot per deal
stat-strength-you = you
band-expert = an expert bot
band-straightforward = a straight bot
band-careful = a careful bot
band-bragger = a bragger bot
band-random = someone who plays at random

## Mistakes by kind

stat-mistakes = Your mistakes by kind
# How many, and what they cost on average (a percentage).
stat-mistake = { NUMBER($count) }×, { $share } of the stake each
stat-mistakes-are = The trend compares the earlier half of your reviewed deals with the later one. Practice begins with your own decisions.
stat-practise = Practise
# $what is a mistake, as the next ones name it.
stat-practise-it = Practise: { $what }
mistake-folded = Folded a hand worth playing
mistake-stayed-in = Played a hand worth folding
mistake-looked = Looked too soon
mistake-stayed-blind = Stayed blind too long
mistake-low = Bet too little
mistake-high = Bet too much
mistake-saw-soon = Saw too soon
mistake-saw-late = Bet on where seeing was better
mistake-kept = Kept the wrong hand
mistake-set = Set hands badly
mistake-swapped = Swapped or stuck wrongly
mistake-drew = Drew the wrong cards
trend-less = less often lately
trend-more = more often lately
trend-unclear = no clear trend
## Real cards: the page keeps the bets (src/app/families/bank)

# The question at a show, and what answers it: the names of players, Equal, Several, Nobody.
bank-who-won = Who won?
# The same where somebody has covered: of a pot without chips, of the last pot, and of a covered one. $names are the two, with “or” between.
bank-who-is-better = Who has the better hand?
bank-who-last = Who wins the last pot of { NUMBER($chips) }?
bank-who-covered = The covered pot of { NUMBER($chips) }: { $names }?
bank-or = {" "}or{" "}
# In the log, what was answered.
bank-best-hand = Best hand: { $names }.
bank-who-better = Only { $names } look. Who has the better hand?
bank-who-beats = Who beats the open hand of { $who }?
bank-who-upcard = Who has the best upcard?
bank-who-dealt = Who was dealt { NUMBER($number) }?
bank-who-nearest = Who is nearest to { NUMBER($number) }?
bank-who-drew = Who drew the highest card?
bank-equal = Equal
bank-several = Several
bank-nobody = Nobody
bank-done = Done
bank-royal = Pair-royal
bank-press-all = Press everyone who ties, then Done.
# The buttons of a draw.
bank-exchange-how-many = How many cards do you exchange?
bank-exchange = Exchange { NUMBER($cards) }
bank-none = None
bank-card = Card
bank-over = Over { NUMBER($number) }
bank-made = { NUMBER($number) } exactly
bank-draw-or-stop = Take a card, or say where you stand.
bank-contest = { $who } names a hand. Contest it, or concede the pot.
bank-takes-card = { $who ->
    [you] You take a card
   *[other] { $who } takes a card
}.
bank-is-over = { $who ->
    [you] You are over { NUMBER($number) }
   *[other] { $who } is over { NUMBER($number) }
}.
bank-has-number = { $who ->
    [you] You have { NUMBER($number) }
   *[other] { $who } has { NUMBER($number) }
}.
bank-stands = { $who ->
    [you] You stand
   *[other] { $who } stands
}.
# Undo. $what is a sentence of the log: Nell bets 4.
bank-undo = Undo
bank-take-back = Undo: { $what }
bank-take-back-this = Undo the last move?
bank-take-back-deal = Undo: deal { NUMBER($deal) }, and before it: { $what }
bank-take-back-misdeal = Undo the misdeal? Deal { NUMBER($deal) } goes on as it was.
bank-put-back-this = Put back what was undone?
bank-keep-it = Keep it
bank-undo-it = Undo
bank-misdeal = Misdeal
bank-misdeal-means = deal again
bank-only-deal = Only deal { NUMBER($deal) }
bank-put-back = Put back
# Transfers at the end.
bank-settle = Who pays whom
bank-pays = { $who } pays { $to } { NUMBER($chips) }.
bank-pot = { $pot }: { $names }, { NUMBER($chips) }.
bank-all-even = Nobody owes anybody anything.
bank-share = Share the result
bank-copied = Copied.
# Who is at the table.
bank-players = Players
bank-players-say = Anyone who sits out isn’t dealt in until they’re back. Anyone who leaves is counted in who pays whom, and can come back.
# The same where the page deals the cards.
players-say = Anyone who sits out isn’t dealt in until they’re back. Anyone who leaves keeps their place in the result.
bank-players-later = Players come and go between deals.
bank-sits-out = { $who } sits out.
bank-is-back = { $who } is back.
bank-leaves = { $who } leaves the table.
bank-puts-right = Put right: { $who } gives { $to } { NUMBER($chips) } ({ $why }).
bank-puts-right-to-pot = Put right: { $who } puts { NUMBER($chips) } into the pot ({ $why }).
bank-puts-right-from-pot = Put right: { $who } takes { NUMBER($chips) } from the pot ({ $why }).
bank-why-winner = wrong winner
bank-why-bet = wrong bet
bank-why-count = miscounted
bank-why-agreed = agreed
# On a plate, beside the chips.
bank-away = away
bank-left = left
# Buttons beside a name.
bank-sit-out = Sit out
bank-sit-in = Is back
bank-leave = Leave
bank-join = Somebody joins
bank-sit-down = Sit down
bank-join-says = A newcomer sits between the last player and the first.
bank-right = Put chips right
bank-right-says = A wrong winner, or a wrong bet: say who gives whom how much. It’s in the log with its reason, and Undo takes it back.
bank-right-from = From
bank-right-to = To
bank-right-chips = How many
bank-right-why = Why
bank-right-do = Put right
bank-back-with = { $name } is back, with { $chips }.
bank-turns = Turn the buttons to whoever is next
bank-turns-says = For a screen in the middle of the table. The first player sits at the bottom, the others clockwise round it.
bank-take-back-end = Go on with the game?
bank-end = End the game
bank-no-review = Brag doesn’t know the cards of this game, so there’s nothing to review.
# New game.
own-cards = With your own cards
own-cards-says = You deal a real pack, and Brag keeps track of the bets. For people only: no bots, hints, odds or reviews.
own-cards-not = This game can’t be played with your own cards: Brag needs to know them.
howto-own-cards = With a pack of your own, choose this in New game. You deal the cards, and Brag keeps track of turns, prices and pots. Press what you do; after a show, press the winner’s name. Undo takes the last act back, Players is for anyone who joins, leaves or sits out, and at the end you see who pays whom.
fault-own-cards = Turn off “With your own cards” for this game.
# Why something is refused.
illegal-must-declare = say first whose cards are best
illegal-no-answer = that doesn’t answer the question about the cards
illegal-nothing-asked = nobody has asked about the cards
illegal-count-only = say only how many cards you exchange
illegal-all-stay = everyone plays this game to its end
illegal-page-deals = chips are only put right where you deal your own cards
illegal-not-between-deals = players come and go between deals
illegal-nothing-changes = nothing would change
illegal-is-away = this player sits out
illegal-has-left = this player has left the table
illegal-keeps-hand = this player keeps a hand for the next deal
illegal-owes = this player still owes chips
illegal-too-few-left = fewer than two players would be left
illegal-right-not-now = chips are put right between deals
illegal-right-nobody-else = they must go to somebody else
illegal-right-no-chips = it takes at least one chip
illegal-right-too-many = there are only { NUMBER($most) } to take from
illegal-right-keeper = this player keeps a hand, and needs { NUMBER($ante) } for the next deal
setup-cards-needed = cards: this game can’t be played with your own cards
undealt-real-cards = the players deal cards of their own
record-pack-of-own = a record with `cards` of the players’ own can have no `pack`
verb-winners = `{ $verb }` takes the seats whose real cards are best, or `none`, like `0 2`, and `royal` after them for a pair-royal
verb-put-right = `{ $verb }` takes a seat or `pot`, a whole number of chips, and `winner`, `bet`, `count` or `agreed`
verb-from-pot = `{ $verb }` takes a whole number of chips, and `winner`, `bet`, `count` or `agreed`

## Cards on phones of one's own (src/app/sheets/phones)

# The title of a sheet, and the button that opens it.
phones = Phones
# In the list of who plays a seat: a person whose cards are on a phone. Then the same where that cannot be, and why.
player-kind-phone = Own phone
phones-not-embedded = Own phone (not in an embedded table)
phones-not-here = Own phone (needs an https address)
phones-new-game = Cards come to each phone by its camera: scan a code once to join, then one whenever you look.
# On the sheet by which phones join.
phones-scan-to-join = { $who ->
    [you] Hold the button, point your phone’s camera at the code and open the link.
   *[other] { $who }: hold the button, point your phone’s camera at the code and open the link. The others look away.
}
# The same once cards have been dealt: each code has a new key.
phones-join-anew = { $who ->
    [you] This makes a new code. The phone that has read your cards until now reads no more of them.
   *[other] { $who }: this makes a new code. The phone that has read your cards until now reads no more of them, and the log says so. The others look away.
}
phones-hold-for-code = Hold to show the code
phones-hide-code = Hide the code
# In the log, and on the sheet.
phones-joined-again = { $who ->
    [you] Your phone was joined again.
   *[other] { $who }’s phone was joined again.
}
phones-shown = { $n ->
    [one] A code for this seat has been shown once.
   *[other] Codes for this seat have been shown { NUMBER($n) } times.
}
phones-no-more-codes = { $who ->
    [you] No more codes can be made for your seat. Begin a new game to join with another phone.
   *[other] No more codes can be made for { $who }’s seat. Begin a new game to join with another phone.
}
# The picture, for a screen reader.
phones-code-for = { $who ->
    [you] The code for your phone
   *[other] The code for { $who }’s phone
}
phones-no-network = No account and no network: the cards come by the camera alone.
phones-next = Next player
phones-before = Back
# On the sheet with the code of a hand, and its title.
phones-your-cards = Cards for your phone
phones-scan-hand = { $who ->
    [you] Press Scan on your phone and hold it over this code.
   *[other] { $who }: press Scan on your phone and hold it over this code.
}
# The same code as an address, which camera apps open. Beneath each of the two is a button that shows the other.
phones-scan-by-app = { $who ->
    [you] Point your phone’s camera app at this code and open the link.
   *[other] { $who }: point your phone’s camera app at this code and open the link.
}
phones-for-app = For the camera app
phones-for-scan = For Scan on the phone
phones-show-code = Show the code
# At the table, to a player who swaps or draws by the numbers on his phone.
phones-by-number = Press “Show the code”: your phone numbers your cards.
phones-have-seen = I’ve seen them
phones-word = The word your phone tells you
phones-word-wrong = That isn’t the word for these cards. Look at your phone again.
phones-which-to-throw = Which cards do you throw away? Your phone numbers them.
phones-which-to-play = Which three cards play? Your phone numbers them.
phones-which-to-draw = Which cards do you exchange? Your phone numbers them.
phones-which-to-swap = Which card do you swap? Your phone numbers them.
phones-from-board = For which card on the table?
phones-face-down = Face down
phones-card-number = Card { NUMBER($n) }
# On the phone.
phone-you-hold = { $whose ->
    [you] Your cards
   *[other] You hold { $whose }’s cards
}
phone-waits = When you look at your cards at the table, press Scan and hold the phone over the code.
# Scanning with the camera in the page. Then why there is no camera, and what else there is: with a seat, and without one.
phone-scan = Scan
phone-stop-scan = Stop the camera
phone-scan-asks = Your browser asks for the camera. Allow it.
phone-scan-hold = Hold the phone over the code on the table.
phone-camera-refused = This page may not use the camera. Allow it in the browser’s settings for this site, then press Scan again.
phone-camera-absent = No camera was found on this device.
phone-camera-busy = The camera has stopped or isn’t free. Close other apps that use it, then press Scan again.
phone-camera-unknown = This browser gives pages no camera.
phone-no-reader = This browser can’t read codes.
phone-or-app = Or use the phone’s camera app: at the table, press “For the camera app” under the code.
phone-or-app-to-join = Or point the phone’s camera app at your join code and open the link.
# After joining by a camera app.
phone-in-history = Your browser’s history now holds your join code, and whoever has it sees your cards. Delete that entry if others use this phone. Scan leaves none.
# Leads from the screen of a phone to a table, and in the menu from a table to the screen of a phone.
phone-play-here = Play on this device
phone-hold-here = Hold your cards on this device
phone-deal = Deal { NUMBER($n) }
phone-others-hand = Shown to you
phone-by-press = Show by one press instead
phone-by-holding = Show only while held
phone-word = Type this at the table:
phone-give-up = Give up this seat
phone-no-seat = This browser holds no seat. If you joined in another browser or app, open Brag there. Or scan your join code: at the table, Menu, then Phones.
phone-unreadable = Part of this code is missing or changed. Scan it again.
phone-foreign-code = That isn’t a code from a Brag table. Scan the one on the table.
phone-other-version = This code is from another version of Brag. Reload this page and the one at the table when you’re online.
phone-other-sitting = This code is from another game. Scan your join code for this one first.
phone-other-seat = This code is for another player.
phone-locked-out = Another phone has joined at your seat, so this one is locked out. If you don’t know why, tell the table. To join again, open Menu, then Phones, there.
phone-earlier-join = This code is from before this phone joined. If it’s the one on the table now, the table has gone back to an earlier save: open Menu, then Phones, there and join again.
# Asked before a code is followed, and the button that does it. The last line is the button that leaves all as it is.
phone-ask-seat = { $who ->
    [you] This code is for a seat in another game. Join there, and give up the seat this phone has?
   *[other] This code is for { $who }’s seat. Join there, and give up the seat this phone has?
}
phone-ask-again = This is a new code for the seat this phone has. Join again with it?
phone-take-seat = Join
phone-ask-earlier = This code is older than the last one this phone read. If it’s the one on the table now, the table has gone back to an earlier save.
phone-take-earlier = Start again from this code
phone-ask-leave = This link opens a table on this phone. Your seat is kept.
phone-leave = Open the table
phone-keep = Change nothing
phone-not-stored = This browser can’t keep your seat. Leave private browsing and scan the join code again.
phone-other-tab = Your cards are in a newer tab.
# In How to play: a heading, and what is beneath it.
howto-phones = In one room
howto-phones-says = Round one screen, each of you can see your cards on your own phone: choose Own phone under New game. Its camera reads a code from the table, with no account and no network.
