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
# All four of a rank, in the same list.
wild-rank = all { $ranks }

# A game that a dealer names: "four cards, all twos and 2 jokers wild, nobody blind". $wild is one of the next four.
named-game = { $cards ->
    [3] three
    [4] four
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

## The table: rail, felt, controls, and what is said there (src/ui/{controls,felt,game,words}, app.rs)

# Texts of the page before its program has come (index.html): nothing may be put in. The first two say what other
# messages say of the usual table.
shell-house = Ante 1 · no limit
shell-company = You and three at the table, 100 chips each.
shell-not-fetched = The game could not be fetched. Please load the page again once you are connected.

# The sign of the house, before the first deal.
sign-three = Three cards, a little money and a straight face.
sign-four = Four cards, a little money and a straight face.
sign-five = Five cards, a little money and a straight face.

# The rail: what is agreed, in very few letters. The ante and the limit stand side by side with a dot between.
no-ante = No ante
ante = Ante { NUMBER($chips) }
no-limit = no limit
pot-limit = pot limit
limit = limit { NUMBER($chips) }
house-cards = { NUMBER($cards) } cards
house-cards-wild = { NUMBER($cards) } cards, wild
pot-carried = Pot carried · { NUMBER($chips) }
menu = Menu

# Who is at the table; $chips is 0 where not all have the same.
company-you = You and { $bots ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[7] seven
} at the table{ $chips ->
    [0] {""}
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
play-on = Play on without me
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
why-not-a-blind-man = not a blind man
why-blind-man-later = blind man: { NUMBER($bets) } more
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
half-pot = ½ pot
show-all = Show all
show-all-if-all-agree = All show, if all agree
keep = Keep
throw = Throw
agree-to-show = Agree to show
refuse = Refuse
lend-whom = Lend { $whom } { NUMBER($chips) }
keep-neither = Keep neither
new-version = A new version is ready: use it
hide-your-cards = Hide your cards
last-sitting-waits = The last sitting waits where you left it.
stays-on-the-table = { NUMBER($chips) } stays on the table.
next-ante = The next ante is { NUMBER($chips) }.
name-the-hand = Name the hand that plays, unseen.
name-the-kept-hand = You are alone and blind: name the hand you keep.
cover-or-fold = You cannot pay the least bet: cover the pot, or fold.
nobody-lends = You cannot pay the least bet, and nobody lends: fold.
look-at-yours-first = Look at your cards first.

# Throwing cards away, from a hand of four or five.
best-three = Best three
throw-the = Throw the { $card }
throw-two = Throw two
pick-one = pick one card
pick-one-more = pick one more
pick-two = pick two cards

# For those who listen: what they are asked, after what has happened.
your-turn = Your turn.
your-turn-to-open = Your turn to open.
your-turn-to-bet = Your turn: { NUMBER($chips) } to stay in.
your-turn-to-borrow = Your turn: you are { NUMBER($chips) } short: borrow, or fold.
your-turn-to-cover = Your turn: cover the pot with { NUMBER($chips) }, or fold.
your-turn-to-look = Your turn: look first.
lend-or-refuse = Lend, or refuse.
lend-or-show = Lend, or show.

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
pot-is-carried = The pot of { NUMBER($chips) } is carried.
keeps-unseen = { $who ->
    [you] You keep your hand unseen
   *[other] { $who } keeps the hand unseen
}.

# The end of a deal. Its headline has no full stop: who has won, or several in a row with commas between.
pot-stays = The pot of { NUMBER($chips) } stays
has-won = { $who ->
    [you] You win { NUMBER($chips) }
   *[other] { $who } wins { NUMBER($chips) }
}
everyone-else-folded = Everyone else folded.
goes-back-unseen = { $whose ->
    [you] Your
   *[other] { $whose }’s
} hand goes back unseen.
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
    [you] You have the chips
   *[other] { $who } has the chips
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

## Records, replay, dealer's choice, keeping, updates (src/ui/pages/{records,call,sheets,curtain}, src/ui/{keep,past,saved,update}.rs), and why a record or an action is refused (src/notation, src/engine)
