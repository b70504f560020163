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

## Records, replay, dealer's choice, keeping, updates (src/ui/pages/{records,call,sheets,curtain}, src/ui/{keep,past,saved,update}.rs), and why a record or an action is refused (src/notation, src/engine)
