-name = Deutsch
-thousands = .

## Words that many parts of the page use

you = Du
chips = { $n ->
    [one] { NUMBER($n) } Chip
   *[other] { NUMBER($n) } Chips
}
list-two = { $a } und { $b }
list-more = { $a }, { $b }
rank-two = Zwei
rank-three = Drei
rank-four = Vier
rank-five = Fünf
rank-six = Sechs
rank-seven = Sieben
rank-eight = Acht
rank-nine = Neun
rank-ten = Zehn
rank-jack = Bube
rank-queen = Dame
rank-king = König
rank-ace = Ass
ranks-two = Zweien
ranks-three = Dreien
ranks-four = Vieren
ranks-five = Fünfen
ranks-six = Sechsen
ranks-seven = Siebenen
ranks-eight = Achten
ranks-nine = Neunen
ranks-ten = Zehnen
ranks-jack = Buben
ranks-queen = Damen
ranks-king = Könige
ranks-ace = Asse
high-two = Zwei hoch
high-three = Drei hoch
high-four = Vier hoch
high-five = Fünf hoch
high-six = Sechs hoch
high-seven = Sieben hoch
high-eight = Acht hoch
high-nine = Neun hoch
high-ten = Zehn hoch
high-jack = Bube hoch
high-queen = Dame hoch
high-king = König hoch
high-ace = Ass hoch
card = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}-{ $rank }
joker = Joker
card-wild = { $card }, wild
hand-four = Vierling { $ranks }
hand-prial = Prial { $ranks }
hand-running-flush = Straight Flush, { $high }
hand-running-flush-low = Straight Flush, Ass Zwei Drei
hand-run = Straße, { $high }
hand-run-low = Straße, Ass Zwei Drei
hand-flush = Flush, { $high }
hand-pair = Paar { $ranks }
reads-rank = { $card } als { $rank }
reads-ranks = { $cards } als { $ranks }
reads-card = { $card } als { $other }
wild-twos = alle Zweien
wild-black-twos = schwarze Zweien
wild-jacks = alle Buben
wild-black-jacks = schwarze Buben
wild-one-eyed-jacks = einäugige Buben
wild-suicide-king = der Selbstmordkönig
wild-rank = alle { $ranks }
named-game = { $cards ->
    [3] drei
    [4] vier
    [7] sieben
   *[5] fünf
} Karten, { $wild }, { $blind ->
    [blind] mit Blindspiel
   *[looked] ohne Blindspiel
}
nothing-wild = nichts wild
jokers-wild = { $jokers ->
    [one] ein Joker
   *[other] { NUMBER($jokers) } Joker
} wild
cards-wild = { $cards } wild
cards-wild-and-jokers = { $cards } wild, dazu { $jokers ->
    [one] ein Joker
   *[other] { NUMBER($jokers) } Joker
}
throw-two-away = Wirf zwei Karten ab.
throw-one-away = Wirf eine Karte ab.
choose-three-to-play = Wähl die drei Karten, die du spielst.

## The table: rail, felt, controls, and what is said there (src/app/table, src/app/words)

shell-rail = 3 Karten · Ante 1
shell-company = Du und drei Bots am Tisch, je 100 Chips.
shell-not-fetched = Das Spiel konnte nicht geladen werden. Lade die Seite neu, sobald du online bist.
shell-no-wasm = Dieser Browser lässt hier kein WebAssembly zu, und das Spiel braucht es. Erlaube es für diese Seite (im Blockierungsmodus: nimm die Seite aus) oder nimm einen anderen Browser.
shell-too-old = Dieser Browser ist zu alt für das Spiel. Bitte aktualisiere ihn. Das Spiel braucht Chrome oder Edge 123, Firefox 128, Safari 17.5 oder neuer.
shell-from-file = Aus einer Datei läuft das Spiel nicht. Leg den Ordner auf einen Webserver und öffne die Adresse dort.
shell-sandboxed = Die Seite um diesen Tisch lässt ihn seine Dateien nicht laden. Sein Rahmen braucht „allow-same-origin“ in der Sandbox.
shell-file-missing = Eine Datei des Spiels fehlt auf dieser Seite. Versuch es später noch einmal. Fehlt sie dann immer noch, sag dem Betreiber der Seite Bescheid.
shell-file-changed = Eine Datei des Spiels wurde unterwegs verändert und ist so nicht brauchbar. Lade die Seite neu. Hilft das nicht, sag dem Betreiber der Seite Bescheid.
shell-wrong-type = Diese Seite schickt das Programm des Spiels als falschen Dateityp, und der Browser lehnt es ab. Bitte sag dem Betreiber der Seite Bescheid.
shell-language-lacks = Diese Sprache konnte nicht geladen werden: Ihre Datei fehlt auf dieser Seite oder wurde unterwegs verändert. Bleibt es dabei, sag dem Betreiber der Seite Bescheid.
shell-crashed = Ein Fehler hat das Spiel angehalten. Bitte lade die Seite neu.
shell-crashed-kept = Deine Partie ist bis zum letzten Zug gesichert.
shell-reload = Neu laden
shell-no-page = Unter dieser Adresse ist nichts.
shell-to-the-table = Zum Tisch
sign-three = Drei Karten, ein bisschen Geld und ein Pokerface.
sign-four = Vier Karten, ein bisschen Geld und ein Pokerface.
sign-five = Fünf Karten, ein bisschen Geld und ein Pokerface.
no-limit = kein Limit
pot-limit = Pot-Limit
limit = Limit { NUMBER($chips) }
limit-of-raises = max. Erhöhung { NUMBER($chips) }
limit-of-first-bet = Eröffnung { NUMBER($least) }–{ NUMBER($most) }
house-cards = { NUMBER($cards) } Karten
house-cards-wild = { NUMBER($cards) } Karten, wild
deals-left = { $n ->
    [0] Letzte Runde
    [one] Noch { NUMBER($n) } Runde
   *[other] Noch { NUMBER($n) } Runden
}
until-the-pot-is-won = Bis jemand den Pot gewinnt
menu = Menü
company-you = Du und { $bots ->
    [0] die Bank
    [1] ein Bot
    [2] zwei Bots
    [3] drei Bots
    [4] vier Bots
    [5] fünf Bots
    [6] sechs Bots
   *[7] sieben Bots
} am Tisch{ $chips ->
    [0] {""}
    [one] , je { NUMBER($chips) } Chip
   *[other] , je { NUMBER($chips) } Chips
}.
company-people = Ihr seid zu { $people ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[8] acht
} an diesem Bildschirm{ $chips ->
    [0] {""}
    [one] , je { NUMBER($chips) } Chip
   *[other] , je { NUMBER($chips) } Chips
}.
company-bots = { $bots ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
   *[8] Acht
} Bots am Tisch, und du siehst zu{ $chips ->
    [0] {""}
    [one] , je { NUMBER($chips) } Chip
   *[other] , je { NUMBER($chips) } Chips
}.
company-both = Ihr seid zu { $people ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[7] siebt
} an diesem Bildschirm, dazu { $bots ->
    [1] ein Bot
    [2] zwei Bots
    [3] drei Bots
    [4] vier Bots
    [5] fünf Bots
   *[6] sechs Bots
}{ $chips ->
    [0] {""}
    [one] , je { NUMBER($chips) } Chip
   *[other] , je { NUMBER($chips) } Chips
}.
the-table = Der Tisch
face-down-card = verdeckte Karte
bottom-card = unterste Karte: { $card }
dealer-letter = G
dealer = { $who ->
    [you] Du gibst
   *[other] { $who } gibt
}
chips-of-a-seat = { $n ->
    [one] Chip
   *[other] Chips
}
held-out = draußen
held-folded = raus
held-bolted = raus
held-covered = abgedeckt
held-blind = blind
held-open = offen
owes-to = { $who ->
    [you] schuldest
   *[other] schuldet
} { $whom ->
    [you] dir
   *[other] { $whom }
} { NUMBER($chips) }
owes-in-all = { $who ->
    [you] schuldest
   *[other] schuldet
} { NUMBER($chips) }
did-bet = setzt { NUMBER($chips) }
did-bet-blind = { NUMBER($chips) } blind
did-see = sieht für { NUMBER($chips) }
did-cover = deckt mit { NUMBER($chips) } ab
did-bet-last-chip = letzter Chip
did-look = schaut
did-offer = alle zeigen?
did-agree = stimmt zu
did-refuse = lehnt ab
did-throw = wirft { NUMBER($cards) } ab
did-lend = leiht { NUMBER($chips) }
did-not-lend = leiht nichts
did-show-one = zeigt einem
did-keep = behält es
pot = Pot
carried = { NUMBER($chips) } von vorher
covered = { NUMBER($chips) } abgedeckt
open-pays = Offen zahlt
blind-pays = Blind zahlt
cards-left = { NUMBER($cards) } übrig
old-hand = Altes Blatt
new-hand = Neues Blatt
look-at-old = Altes ansehen
look-at-new = Neues ansehen
play-old = Altes spielen
play-new = Neues spielen
keep-old = Altes behalten
keep-new = Neues behalten
hold-to-look = Gedrückt halten
what-you-can-do = Was du tun kannst
deal-me-in = Ich bin dabei
new-game = Neue Partie
go-on = Weiter
next-deal = Nächste Runde
same-again = Noch einmal
hurry = Schneller
to-the-end = Bis zum Ende der Runde
play-on = Zum Ergebnis
buy-in = Chips kaufen
buy-in-for = { $chips ->
    [one] { NUMBER($chips) } Chip
   *[other] { NUMBER($chips) } Chips
} kaufen
not-now = Später
look = Ansehen
fold = Raus
see = Sehen
see-for = Sehen: { NUMBER($chips) }
show = Zeigen
bet = Setzen
bet-of = { NUMBER($chips) } setzen
bet-blind-of = { NUMBER($chips) } blind
cover-for = Abdecken: { NUMBER($chips) }
borrow-of = { NUMBER($chips) } borgen
lend-of = { NUMBER($chips) } leihen
ask-whom = { $whom } bitten
all-you-have = dein Rest
lost-means-out = bei Verlust raus
show-instead = stattdessen
from-whom = von { $whom }
for-chips = um { NUMBER($chips) }
to-whom = an { $whom }
to-open = eröffnen ab { NUMBER($chips) }
to-stay-in = mitgehen ab { NUMBER($chips) }
why-still-in = noch { $players ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { NUMBER($players) }
} dabei
why-not-a-blind-man = Gegner spielt blind
why-blind-man-later = Gegner blind: noch { NUMBER($bets) }
why-no-bet-yet = noch kein Einsatz
why-costs = kostet { NUMBER($chips) }
why-at-most = höchstens { NUMBER($chips) }
why-at-least = mindestens { NUMBER($chips) }
why-look-first = erst ansehen
why-seen = schon offen
why-on-your-turn = nur am Zug
why-old-or-new = alt oder neu
why-keep-or-throw = behalten?
why-answer-first = erst antworten
why-name-a-hand = Blatt ansagen
why-one-still-in = noch dabei
why-has-seen-it = kennt es
less = Weniger
more = Mehr
amount = Betrag
whom = Wen
show-all = Alle zeigen?
show-all-if-all-agree = Alle decken auf, wenn alle zustimmen
keep-old-drop-new = Altes behalten, neues weg
keep-new-drop-old = Neues behalten, altes weg
drop-old-play-new = Altes weg, neues spielen
drop-new-play-old = Neues weg, altes spielen
throw = Abwerfen
agree-to-show = Ja, alle zeigen
refuse = Ablehnen
lend-whom = { $whom } { NUMBER($chips) } leihen
keep-neither = Keins behalten
new-version = Neue Version ist da: übernehmen
hide-your-cards = Karten verdecken
last-sitting-waits = Deine letzte Partie ist gespeichert.
last-sitting-waits-of = Deine letzte Partie ist gespeichert: { $names }, Runde { NUMBER($deal) }.
sound-on = Ton an
no-sound = Ohne Ton
next-ante = Nächste Ante: { NUMBER($chips) }.
next-deal-costs = Die nächste Runde kostet { NUMBER($chips) }.
name-the-hand = Wähl ungesehen dein Blatt.
name-the-kept-hand = Alle anderen sind raus, und du bist blind: Sag an, welches Blatt du behältst.
cover-or-fold = Für den Mindesteinsatz reicht es nicht: Deck den Pot ab oder steig aus.
nobody-lends = Für den Mindesteinsatz reicht es nicht, und niemand leiht: Steig aus.
look-at-yours-first = Sieh dir erst deine Karten an.
best-three = Beste drei
throw-the = { $card } abwerfen
throw-two = Zwei abwerfen
play-these-three = Diese drei spielen
pick-one = eine Karte wählen
pick-one-more = noch eine wählen
pick-two = zwei Karten wählen
pick-three-to-play = drei zum Spielen wählen
pick-two-more = noch zwei wählen
you-hold = Deine Karten: { $cards }.
you-hold-hand = Deine Karten: { $cards } – { $hand }.
your-turn-to-open = Eröffne.
your-turn-to-bet = Mitgehen ab { NUMBER($chips) }.
your-turn-to-borrow = { $chips ->
    [one] Dir fehlt { NUMBER($chips) }: borgen oder aussteigen.
   *[other] Dir fehlen { NUMBER($chips) }: borgen oder aussteigen.
}
your-turn-to-cover = Deck den Pot mit { NUMBER($chips) } ab oder steig aus.
your-turn-to-look = Sieh dir erst deine Karten an.
lend-or-refuse = Leihen oder ablehnen.
lend-or-show = Leihen oder zeigen.
turn-of = { $who ->
    [you] Du bist dran.
   *[other] { $who } ist dran.
}
if-all-agree = Zeigen alle, gewinnt das beste Blatt.
no-showdown-go-on = Setz weiter oder steig aus.
buying-in = { $who ->
    [you] Du legst { NUMBER($n) } nach und spielst mit { NUMBER($sum) } weiter.
   *[other] { $who } legt { NUMBER($n) } nach und spielt mit { NUMBER($sum) } weiter.
}
press-again = noch mal drücken
press-again-for = { NUMBER($chips) } ist mehr als die Hälfte deiner Chips: noch mal drücken.
press-again-if-sure = Sicher? Dann noch mal drücken.
press-again-to-show = Alle decken auf, wenn alle zustimmen: noch mal drücken.
quick-least = Min.
quick-pot = Pot
quick-least-name = Mindesteinsatz
quick-double-name = Doppelter Mindesteinsatz
quick-half-name = Halber Pot
quick-pot-name = Ganzer Pot
pass-to = Weiter an { $who }
i-am = Ich bin { $who }
deals = { $who ->
    [you] Du gibst
   *[other] { $who } gibt
}.
deals-game = { $who ->
    [you] Du gibst: { $game }
   *[other] { $who } gibt: { $game }
}.
ante-is = Ante { NUMBER($chips) }.
pack-is-shuffled = Die Karten werden gemischt.
asks-for = { $who ->
    [you] Du bittest
   *[other] { $who } bittet
} { $whom ->
    [you] dich
   *[other] { $whom }
} um { NUMBER($chips) }.
cannot-pay = { $who ->
    [you] Bei dir
   *[other] Bei { $who }
} reicht es nicht für den Mindesteinsatz.
bottom-card-is = Die unterste Karte: { $card }.
cut = { $who ->
    [you] Du bekommst: { $card }
   *[other] { $who } bekommt: { $card }
}.
has-high-card = { $who ->
    [you] Du hast die höchste Karte
   *[other] { $who } hat die höchste Karte
}.
looks = { $who ->
    [you] Du siehst dir deine Karten an
   *[other] { $who } sieht sich die Karten an
}.
looks-at = { $who ->
    [you] Du siehst dir
   *[other] { $who } sieht sich
} das { $hand ->
    [old] alte
   *[new] neue
} Blatt an.
bets = { $who ->
    [you] Du setzt
   *[other] { $who } setzt
} { $blind ->
    [blind] blind{" "}
   *[seen] {""}
}{ NUMBER($chips) }.
pays-to-see = { $who ->
    [you] Du zahlst { NUMBER($chips) }
   *[other] { $who } zahlt { NUMBER($chips) }
}, um { $whom ->
    [you] dich
   *[other] { $whom }
} zu sehen.
folds = { $who ->
    [you] Du steigst aus
   *[other] { $who } steigt aus
}.
covers = { $who ->
    [you] Du deckst
   *[other] { $who } deckt
} den Pot mit { $chips ->
    [one] { NUMBER($chips) } Chip
   *[other] { NUMBER($chips) } Chips
} ab.
covers-with-nothing = { $who ->
    [you] Du hast keine Chips mehr und spielst um den Pot mit
   *[other] { $who } hat keine Chips mehr und spielt um den Pot mit
}.
bets-last-chip = { $who ->
    [you] Das war dein letzter Chip: Ihr beide zeigt
   *[other] Das war der letzte Chip von { $who }: Beide zeigen
}.
offers-to-show = { $who ->
    [you] Du schlägst vor, dass alle zeigen
   *[other] { $who } schlägt vor, dass alle zeigen
}.
agrees = { $who ->
    [you] Du stimmst zu
   *[other] { $who } stimmt zu
}.
refuses = { $who ->
    [you] Du lehnst ab
   *[other] { $who } lehnt ab
}.
throws-hand = { $who ->
    [you] Du wirfst
   *[other] { $who } wirft
} das { $hand ->
    [old] alte
   *[new] neue
} Blatt ab.
throws-away = { $who ->
    [you] Du wirfst
   *[other] { $who } wirft
} { $cards ->
    [1] eine Karte
    [4] vier Karten
    [10] zehn Karten
   *[2] zwei Karten
} ab.
puts-under = { $who ->
    [you] Du legst
   *[other] { $who } legt
} { $cards ->
    [1] eine Karte
    [4] vier Karten
    [10] zehn Karten
   *[2] zwei Karten
} unter den Stapel.
turns-up = { $who ->
    [you] Du deckst die abgeworfene Karte auf: { $card }
   *[other] { $who } deckt die abgeworfene Karte auf: { $card }
}.
shows = { $who ->
    [you] Du zeigst: { $hand }
   *[other] { $who } zeigt: { $hand }
}.
wins = { $who ->
    [you] Du gewinnst { NUMBER($chips) }
   *[other] { $who } gewinnt { NUMBER($chips) }
}.
buys-in = { $who ->
    [you] Du kaufst
   *[other] { $who } kauft
} { $chips ->
    [one] { NUMBER($chips) } Chip
   *[other] { NUMBER($chips) } Chips
}.
lends = { $who ->
    [you] Du leihst
   *[other] { $who } leiht
} { $whom ->
    [you] dir
   *[other] { $whom }
} { NUMBER($chips) }.
pays-back = { $who ->
    [you] Du zahlst
   *[other] { $who } zahlt
} { $whom ->
    [you] dir
   *[other] { $whom }
} { NUMBER($chips) } zurück.
set-off = Verrechnet: { $who ->
    [you] Du schuldest
   *[other] { $who } schuldet
} { $whom ->
    [you] dir
   *[other] { $whom }
} { NUMBER($chips) } weniger.
refuses-to-lend = { $who ->
    [you] Du leihst
   *[other] { $who } leiht
} { $whom ->
    [you] dir
   *[other] { $whom }
} nichts.
shows-to = { $who ->
    [you] Du zeigst { $whom } dein Blatt
   *[other] { $who } zeigt { $whom ->
        [you] dir
       *[other] { $whom }
    } das Blatt
}.
names-game = { $who ->
    [you] Du sagst an: { $game }
   *[other] { $who } sagt an: { $game }
}.
proposes-game = { $who ->
    [you] Du schlägst vor: { $game }. Die anderen entscheiden
   *[other] { $who } schlägt vor: { $game }. Die anderen entscheiden
}.
agrees-to-game = { $who ->
    [you] Du stimmst zu
   *[other] { $who } stimmt zu
}.
refuses-game = { $who ->
    [you] Du lehnst ab
   *[other] { $who } lehnt ab
}.
agree-to-game = Zustimmen
asked-about-game = { $who ->
    [you] Stimmst du zu?
   *[other] { $who }, stimmst du zu?
}
game-declined = { $game } hat keine Mehrheit: neue Ansage.
# Between deals: a player would buy chips, and all the others must agree. $chips is how many.
asks-to-buy-in = { $who ->
    [you] Du möchtest Chips kaufen: { NUMBER($chips) }. Die anderen entscheiden
   *[other] { $who } möchte Chips kaufen: { NUMBER($chips) }. Die anderen entscheiden
}.
buy-in-declined = { $who ->
    [you] Du kaufst jetzt keine Chips: Alle anderen müssten zustimmen
   *[other] { $who } kauft jetzt keine Chips: Alle anderen müssten zustimmen
}.
asks-to-double = { $who ->
    [you] Du möchtest Ante und alle Limits verdoppeln. Die anderen entscheiden
   *[other] { $who } möchte Ante und alle Limits verdoppeln. Die anderen entscheiden
}.
limits-stay = Die Limits bleiben: Mehr als die Hälfte müsste zustimmen.
limits-double = Ante und alle Limits verdoppeln sich.
double-the-limits = Limits verdoppeln
pot-is-carried = Der Pot von { NUMBER($chips) } bleibt stehen.
keeps-unseen = { $who ->
    [you] Du behältst dein Blatt ungesehen
   *[other] { $who } behält das Blatt ungesehen
}.
takes-spare = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
} das Ersatzblatt.
leaves-spare = { $who ->
    [you] Du lässt
   *[other] { $who } lässt
} das Ersatzblatt liegen.
has-set = { $who ->
    [you] Du hast deine Blätter gelegt
   *[other] { $who } hat gelegt
}.
shows-set = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
} Blatt { NUMBER($n) }: { $hand }.
passes-set = { $who ->
    [you] Du zeigst
   *[other] { $who } zeigt
} Blatt { NUMBER($n) } nicht.
folds-set = { $who ->
    [you] Du steigst
   *[other] { $who } steigt
} bei Blatt { NUMBER($n) } aus.
wins-set = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} Blatt { NUMBER($n) }.
nobody-wins-set = Blatt { NUMBER($n) } gewinnt niemand.
paid-for-four = { $who ->
    [you] Du bekommst { NUMBER($chips) }
   *[other] { $who } bekommt { NUMBER($chips) }
} für einen Vierling.
has-four = { $who ->
    [you] Du hast
   *[other] { $who } hat
} einen Vierling, und der gewinnt alles.
wins-game = { $who ->
    [you] Du gewinnst das Spiel
   *[other] { $who } gewinnt das Spiel
}.
share-game = { $names } teilen sich das Spiel.
# Setting one's hands: places that become the hands, and the cards in hand. $n, $worse count from 1; $hand is in the form [bare].
set-your-hands = Leg deine Blätter.
tap-cards-then-a-place = Tipp Karten und Platz an oder zieh sie. Noch sieht sie niemand.
tap-cards-short = Karten antippen, dann den Platz.
lay-after = nach { $who }
tap-a-place = { $cards ->
    [one] Tipp einen Platz für die Karte an.
   *[other] Tipp einen Platz für die { NUMBER($cards) } Karten an.
}
cards-picked = { $cards ->
    [one] Eine Karte ausgewählt.
   *[other] { NUMBER($cards) } Karten ausgewählt.
}
all-are-set = Alle Karten sind gelegt.
is-thrown-away = Übrig: { $cards }.
hand-beats = Blatt { NUMBER($n) } ist besser als Blatt { NUMBER($worse) }.
hand-is = Blatt { NUMBER($n) }: { $hand }
hand-number = Blatt { NUMBER($n) }
in-hand-number = in Blatt { NUMBER($n) }
in-hand = noch zu legen
place-is-empty = leer
cards-so-far = { $cards ->
    [one] erst eine Karte
   *[other] erst { NUMBER($cards) } Karten
}
cards-missing = noch { NUMBER($cards) }
sort = Sortieren
by-rank = nach Wert
by-suit = nach Farbe
suggest = Vorschlag
best-first = Bestes zuerst
lay = Legen
# Beside the name of who has set his hands.
did-set = gelegt
points-of-a-seat = { $n ->
    [one] { NUMBER($n) } Punkt
   *[other] { NUMBER($n) } Punkte
}
pot-of-hand = Pot { NUMBER($n) }
main-pot = Hauptpot
spare-or-own = Das Ersatzblatt gegen deines? Niemand hat es gesehen.
take-spare = Nehmen
keep-mine = Meins behalten
show-or-pass = Blatt { NUMBER($n) } zeigen oder passen?
pass-it = Passen
scoops = { $who ->
    [you] Du gewinnst alle Blätter.
   *[other] { $who } gewinnt alle Blätter.
}
crashes = { $who ->
    [you] Ein Crash: Du gewinnst alle vier
   *[other] Ein Crash: { $who } gewinnt alle vier
}.
swaps = { $who ->
    [you] Du tauschst { $gave } gegen { $took }
   *[other] { $who } tauscht { $gave } gegen { $took }
}.
swaps-hidden = { $who ->
    [you] Du nimmst die verdeckte Karte und legst eine von deinen an ihre Stelle
   *[other] { $who } nimmt die verdeckte Karte und legt eine andere an ihre Stelle
}.
swaps-all = { $who ->
    [you] Du tauschst alle drei
   *[other] { $who } tauscht alle drei
}.
sticks = { $who ->
    [you] Du klopfst. Alle anderen sind noch einmal dran
   *[other] { $who } klopft. Alle anderen sind noch einmal dran
}.
loses-life = { $who ->
    [you] Du verlierst ein Leben
   *[other] { $who } verliert ein Leben
}.
has-points = { $who ->
    [you] Du hast
   *[other] { $who } hat
} { $n ->
    [one] { NUMBER($n) } Punkt
   *[other] { NUMBER($n) } Punkte
}.
sets-won = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} { $n ->
    [one] { NUMBER($n) } Blatt
   *[other] { NUMBER($n) } Blätter
}
nobody-won = Niemand gewinnt diese Runde
pot-stays = Der Pot von { NUMBER($chips) } bleibt stehen
has-won = { $who ->
    [you] Du gewinnst { NUMBER($chips) }
   *[other] { $who } gewinnt { NUMBER($chips) }
}
has-won-less = { $change } in dieser Runde
has-taken-back = { $who ->
    [you] Du nimmst deine { NUMBER($chips) } zurück
   *[other] { $who } nimmt { NUMBER($chips) } zurück
}
has-no-chips = { $who ->
    [you] Du hast
   *[other] { $who } hat
} keine Chips mehr.
has-too-few-chips = { $who ->
    [you] Du hast
   *[other] { $who } hat
} zu wenige Chips für die nächste Runde.
may-buy-in = Wer raus ist, kann sich wieder einkaufen, ab { NUMBER($least) }.
watch-on = Zuschauen
covered-pot-goes = { $whom ->
    [you] Den Pot von { NUMBER($chips) }, den du abgedeckt hast,
   *[other] Den Pot von { NUMBER($chips) }, den { $whom } abgedeckt hat,
} { $who ->
    [you] bekommst du
   *[other] bekommt { $who }
}.
own-covered-pot-goes = Den abgedeckten Pot von { NUMBER($chips) } { $who ->
    [you] bekommst du
   *[other] bekommt { $who }
}.
last-pot-goes = Den letzten Pot von { NUMBER($chips) } { $who ->
    [you] bekommst du
   *[other] bekommt { $who }
}.
everyone-else-folded = Alle anderen sind ausgestiegen.
goes-back-unseen = { $whose ->
    [you] Dein Blatt sieht sonst niemand
   *[other] Das Blatt von { $whose } bleibt verdeckt
}.
only-you-see-this = nur du siehst das
was-not-better = { $whose ->
    [you] Dein Blatt
   *[other] Das Blatt von { $whose }
} war nicht besser und bleibt verdeckt.
with-hand = Gewonnen mit: { $hand }.
with-hand-over = { $hand } gegen { $whose ->
    [you] dein Blatt
   *[other] das Blatt von { $whose }
}: { $other }.
decided-by-rank = Die entscheidende Karte: { $rank }.
decided-by-wilds = Das Blatt mit weniger wilden Karten gewinnt.
decided-by-paying = Die Blätter waren gleich: Dann verliert, wer fürs Sehen gezahlt hat.
decided-by-covering = Die Blätter waren gleich: Dann verliert, wer abgedeckt hat.
decided-by-being-short = Die Blätter waren gleich: Dann verliert, wer nicht zahlen konnte.
decided-by-elder = Gleich gut: Dann gewinnt, wer näher links vom Geber sitzt.
decided-by-first-in = Die Blätter waren gleich: Dann gewinnt, wer zuerst Chips gesetzt hat.
paid-to-see = { $who ->
    [you] Du hast { NUMBER($chips) } gezahlt
   *[other] { $who } hat { NUMBER($chips) } gezahlt
}, um zu sehen.
all-agreed-to-show = Alle wollten zeigen.
showed-instead = { $who ->
    [you] Du hast gezeigt
   *[other] { $who } hat gezeigt
}, statt zu leihen.
showed = { $who ->
    [you] Du hast gezeigt: { $hand }
   *[other] { $who } hat gezeigt: { $hand }
}.
nobody-beat-face-up = Niemand konnte das aufgedeckte Blatt schlagen.
blind-wins-nothing = Zuletzt war nur noch ein blindes Blatt dabei. So gewinnt niemand den Pot.
keeps-for-the-next = { $who ->
    [you] Du behältst dein Blatt ungesehen für die nächste Runde
   *[other] { $who } behält das Blatt ungesehen für die nächste Runde
}.
hands-were-alike = Die Blätter waren gleich.
threw = { $who ->
    [you] Du hast abgeworfen
   *[other] { $who } hat abgeworfen
}: { $cards }.
owes = { $who ->
    [you] Du schuldest
   *[other] { $who } schuldet
} { $whom ->
    [you] dir
   *[other] { $whom }
} { NUMBER($chips) }.
shuffled-before-the-next = Vor der nächsten Runde wird gemischt.
no-game = Kein Spiel
has-the-chips = { $who ->
    [you] Du hast die meisten Chips
   *[other] { $who } hat die meisten Chips
}
too-few-can-pay = Weniger als zwei können die Ante zahlen.
over-after = Schluss nach { $deals ->
    [1] einer Runde
   *[other] { NUMBER($deals) } Runden
}: Weniger als zwei können die nächste Ante zahlen.
ended-after = Beendet nach { $deals ->
    [1] einer Runde
   *[other] { NUMBER($deals) } Runden
}.
in-the-last-deal = Letzte Runde: { $won }.
column-player = Spieler
column-chips = Chips
column-change = Bilanz
column-debts = Schulden
column-sum = Gesamt
not-finished = Nicht beendet
won = { $who ->
    [you] Du hast { NUMBER($chips) } gewonnen
   *[other] { $who } hat { NUMBER($chips) } gewonnen
}
won-with = { $who ->
    [you] Du hast { NUMBER($chips) } gewonnen
   *[other] { $who } hat { NUMBER($chips) } gewonnen
}, { $hand }
play-a-first-deal = Neu hier? Erst mal üben
go-on-ten = Weiter: zehn Runden
go-on-guided = Weiter: geführte Runden

## Before the sheets have come: what they are called, and that they are on their way

close-sheet = Schließen
embed-this-table = Tisch einbetten
table-not-fetched = Der Tisch konnte noch nicht geladen werden.
how-to-play = So wird gespielt
what-beats-what = Rangfolge
is-the-shuffle-fair = Wird fair gemischt?
keys = Tasten
look-at-your-cards = Karten ansehen
name-the-game = Spiel ansagen
vote-between-deals = Abstimmung
keeper-not-fetched = Das automatische Speichern ist noch nicht geladen. Lass die Seite offen, wir versuchen es weiter.
sitting-not-fetched = Ein Teil deiner Partie ist noch nicht geladen. Sie ist sicher, wir versuchen es weiter.
notice-good = OK
one-moment = Einen Moment.
part-not-fetched = Dieser Teil der Seite konnte nicht geladen werden. Deine Partie ist sicher. Versuch es noch einmal, sobald du online bist.
replay-button = Replay
try-again = Noch einmal

## New game: the form, house rules, sharing, what is wrong in it (src/app/sheets/new_game, src/app/draft, src/app/words/rule_sentences.rs)

game-in-hand-ends = Die laufende Partie endet. Alle bekommen zurück, was sie in dieser Runde gezahlt haben, und das Ergebnis wird gespeichert.
waiting-sitting-ends = Deine gespeicherte Partie endet. Das Ergebnis wird gespeichert.
sitting-in-hand-ends = Die laufende Partie endet. Das Ergebnis wird gespeichert.
sitting-ends-unsaved = Die laufende Partie endet. Das Ergebnis wird nicht gespeichert.
cancel-new-game = Abbrechen
deal-it = Geben
at-the-table = Am Tisch
player-name = Name
player-played-by = Gespielt von
player-chips = Chips
name-is-played-by = { $who ->
    [you] Du wirst gespielt von
   *[other] { $who } wird gespielt von
}
chips-of = { $whose ->
    [you] Deine Chips
   *[other] Chips von { $whose }
}
player-kind-person = Mensch
player-kind-careful = Bot: vorsichtig
player-kind-straightforward = Bot: ehrlich
player-kind-bragger = Bot: frech
player-kind-expert = Bot: Könner
strength-wins = gewinnt in 100 Runden etwa { NUMBER($chips) } Chips von { $others ->
    [one] einem ehrlichen Bot
   *[other] { NUMBER($others) } ehrlichen Bots
}
strength-loses = verliert in 100 Runden etwa { NUMBER($chips) } Chips an { $others ->
    [one] einen ehrlichen Bot
   *[other] { NUMBER($others) } ehrliche Bots
}
strength-even = hält sich gegen { $others ->
    [one] einen ehrlichen Bot
   *[other] { NUMBER($others) } ehrliche Bots
}
strength-same = spielt dieses Spiel genau wie der ehrliche Bot
who-deals-first = Wer zuerst gibt
chance-deals-first = Der Zufall entscheidet
at-home = Unter uns
hint-at-home = Deine Karten liegen offen, sobald du den Bildschirm übernimmst
one-player-fewer = Ein Spieler weniger
add-a-player = Noch ein Spieler
the-table-is-full = Der Tisch ist voll
player-joins = { $who ->
    [you] Du setzt dich dazu.
   *[other] { $who } setzt sich dazu.
}
player-leaves = { $who ->
    [you] Du gehst.
   *[other] { $who } geht.
}
house-rules = Hausregeln
rules-to-begin-with = Ausgangsregeln
preset-usual = Die üblichen Regeln
preset-usual-says = Ante 1, kein Limit, Blindspiel, selten gemischt.
preset-strict = Strenge Kneipenregeln
preset-strict-says = Eröffnung mit 1 bis 5, nur Chips auf dem Tisch, kein Showdown nach Absprache. Die höchste Karte gibt. Wer blind spielt, muss nach 3 Einsätzen auf Verlangen zeigen.
preset-french = Französische Regeln
preset-french-says = Eröffnung mit 2 bis 5, Karten ansehen jederzeit erlaubt, nach jedem Sehen wird gemischt.
preset-wild-twos = Wilde Zweien
preset-wild-twos-says = Alle Zweien sind wild, wie oft mit vier und fünf Karten.
preset-quick = Schnell und klein
preset-quick-says = Kein Einsatz über 4, Sehen kostet den einfachen Einsatz, wer als Letzter bleibt, gewinnt auch blind, gemischt wird nach jeder Runde.
preset-own = Eigene Regeln
preset-own-says = Wie unten eingestellt.
what-is-agreed = Was vereinbart ist
all-is-as-usual = Alles wie üblich.
all-that-is-agreed = Alle Regeln
of-your-own = { NUMBER($n) } eigene
rules-came-with-the-link = Diese Hausregeln kamen mit dem Link. Nichts ändert sich, bevor du gibst.
rules-of-link-unread = { $why } Hier stehen die üblichen Regeln.
where-it-comes-from = Woher „{ $label }“ kommt
fault-no-name = Gib einen Namen ein.
fault-long-name = Ein Name hat höchstens { NUMBER($most) } Zeichen.
fault-same-name = Zwei Spieler heißen { $name }.
fault-you = Gib einen Namen ein. „Du“ kann nur heißen, wer hier allein spielt.
amount-typed = { NUMBER($n) }
fault-not-between = Eine ganze Zahl von { NUMBER($least) } bis { NUMBER($most) }.
fault-open-min = Eröffnet wird mit mindestens 1.
fault-open-max = Mindestens { NUMBER($least) }, so viel wie die kleinste Eröffnung.
fault-bet-cap = Mindestens { NUMBER($least) }, so viel wie die kleinste Eröffnung.
fault-too-few = Zum Spielen braucht es mindestens zwei.
fault-too-many = Die Karten reichen für höchstens { NUMBER($most) } Spieler.
fault-below-minimum = Alle brauchen mindestens { $chips ->
    [one] { NUMBER($chips) } Chip
   *[other] { NUMBER($chips) } Chips
}.
fault-too-many-chips = Das sind zu viele Chips.
fault-unplayable = Nach diesen Regeln lässt sich nicht spielen.
share-these-rules = Diese Regeln teilen
copy-the-link = Link kopieren
share-title = Hausregeln für Brag
share-put-right-first = Verbessere erst die Fehler in den Regeln.
share-done = Geteilt.
share-not-done = Nicht geteilt.
share-copied = Der Link ist kopiert: Füg ihn ein, wo du magst.
share-copy = Kopier diesen Link und gib ihn weiter.
share-the-link = Der Link
names-the-game = { $who ->
    [you] Du gibst: Sag das Spiel an, für diese Runde und die folgenden.
   *[other] { $who } gibt und sagt das Spiel an, für diese Runde und die folgenden.
}
not-yet = Noch nicht
# The first of the games that a dealer may name, before the others of the family; and why another cannot be named now.
call-brag = Brag
call-brag-says = Brag, mit Karten, wilden Karten und Blindspiel, wie du es ansagst.
call-not-now = jetzt nicht: { $why }
call-cards-hint = Von mehr als drei behältst du drei.
call-wild = Wild
call-wild-nothing = Nichts
call-wild-twos = Alle Zweien
call-wild-jacks = Alle Buben
call-wild-suicide-king = Der Selbstmordkönig
pick-twos = Zweien
pick-black-twos = Schwarze Zweien
pick-jacks = Buben
pick-black-jacks = Schwarze Buben
pick-one-eyed-jacks = Einäugige Buben
pick-suicide-king = Selbstmordkönig
whole-ranks = Ganze Werte
single-cards = Einzelne Karten
pick-all-four = Alle vier: { $rank }
group-game = Das Spiel
rule-game = Karten pro Kopf
rule-game-hint = Von mehr als drei behältst du die drei, die dir am besten gefallen.
rule-game-three-card = 3
rule-game-four-card = 4
rule-game-five-card = 5
rule-game-best-of-seven = 7
rule-game-best-of-thirteen = 13
rule-game-why = pagat: „whether three four or five cards are dealt“.
rule-running-flush-over-prial = Straight Flush schlägt Prial
rule-running-flush-over-prial-hint = Aus: Ein Prial ist das beste Blatt überhaupt.
rule-running-flush-over-prial-why = Die Tabelle der Wikipedia nennt den Straight Flush zuerst. pagat, ein französischer Text, ein russischer Text und ein englischer Hausregeltext stellen den Prial voran.
group-stakes = Einsätze
rule-ante = Ante (Grundeinsatz)
rule-ante-hint = Alle zahlen sie vor jeder Runde.
rule-ante-why = pagat: „the initial stake or ante“.
rule-open-min = Eröffnung mindestens
rule-open-min-hint = Damit oder mit mehr beginnt das Setzen.
rule-open-min-why = pagat: „the minimum and maximum initial bet“.
rule-open-max = Eröffnung höchstens
empty-is-no-limit = Ohne Limit: leer lassen.
rule-open-max-why = Das Beispiel im französischen Text: zwei bis fünf.
group-wild = Wilde Karten
rule-wild = Wilde Karten
rule-wild-hint = Eine wilde Karte steht für jede, die gerade am meisten hilft.
rule-wild-why = pagat: „wild cards, also known as floaters“.
rule-jokers = Joker
rule-jokers-hint = Kommen zu den Karten dazu und sind immer wild.
rule-jokers-none = Keine
rule-jokers-why = pagat zählt Joker zu den wilden Karten.
rule-wild-as-itself-is-natural = Wilde Karte als sie selbst zählt als echt
rule-wild-as-itself-is-natural-hint = Eine wilde Zwei, die als Zwei spielt, gilt dann nicht als wild.
rule-wild-as-itself-is-natural-why = pagat und der französische Text: Weniger wilde Karten gewinnen. Ob eine wilde Zwei als Zwei noch als wild zählt, sagen beide nicht.
rule-discards = Abgeworfene Karten
rule-discards-hint = Bei vier und mehr Karten.
rule-discards-stay = Bleiben liegen und entscheiden mit
rule-discards-under = Kommen unter den Stapel
rule-discards-why = Wikipedia: „(place at the bottom of the deck)“.
rule-discards-before-wilds = Abwurf zählt vor wilden Karten
rule-discards-before-wilds-hint = Über gleiche Blätter entscheidet zuerst, was abgeworfen wurde.
rule-discards-before-wilds-why = Eine Festlegung: Keine Quelle sagt, was von beidem zuerst zählt.
group-limits = Limits
rule-raise-limit = Höchste Erhöhung
rule-raise-limit-hint = Über dem letzten Einsatz. Ohne Limit: leer lassen.
rule-raise-limit-why = pagat: „limit (if any) on the amount“.
rule-bet-cap = Höchster Einsatz
rule-bet-cap-why = Ein englischer Hausregeltext: „there is a maximum bet“.
rule-pot-limit = Pot-Limit
rule-pot-limit-hint = Kein Einsatz ist höher als der Pot davor.
rule-pot-limit-why = pagat: „raise the pot by more than its current …“
rule-double-every = Alles verdoppelt sich nach
rule-double-every-hint = Zahl der Runden. Ante und alle Limits verdoppeln sich. Leer heißt nie.
rule-double-every-why = Ein englischer Hausregeltext: „starts nice and low“, und „after a while it’s £10 £20 £50 and more“.
rule-agreed-limits = Abstimmung über die Limits
rule-agreed-limits-hint = Zwischen den Runden darf, wer die Ante zahlen kann, vorschlagen, alles zu verdoppeln. Mehr als die Hälfte muss zustimmen.
rule-agreed-limits-why = Ein englischer Hausregeltext: Der Höchsteinsatz sei „usually thrown out of the window as the game goes on“.
group-blind = Blindspiel
rule-blind-play = Blindspiel
rule-blind-play-hint = Setzen, ohne die Karten anzusehen, zum halben Preis.
rule-blind-play-why = pagat: „the extra option of playing blind“.
rule-blind-look = Ein blindes Blatt ansehen
rule-blind-look-hint = Vor deinem ersten Einsatz darfst du es immer.
rule-blind-look-own-turn = Nur am Zug
rule-blind-look-any-time = Jederzeit
rule-blind-look-why = pagat erlaubt es am Zug, ein französischer und ein russischer Text jederzeit.
rule-blind-last = Als Letzter blind
rule-blind-last-hint = Was mit dem Pot geschieht, wenn nur jemand übrig bleibt, der blind spielt.
rule-blind-last-keep = Behält das Blatt, Pot bleibt stehen
rule-blind-last-carry = Der Pot bleibt stehen
rule-blind-last-win = Gewinnt den Pot
rule-blind-last-why = pagat: „you are allowed to retain your hand“.
rule-blind-means-not-looked = Blind auch ohne Einsatz
rule-blind-means-not-looked-hint = Wer nicht angesehen und nicht gesetzt hat, ist auch blind.
rule-blind-means-not-looked-why = Der französische Text: Passen alle, bekommt der Letzte einfach den Pot. Ob blind ist, wer noch nicht gesetzt hat, sagt pagat nicht.
rule-retained-mode = Zum behaltenen Blatt kommt
rule-retained-mode-hint = Ein aufgedecktes Blatt müssen die anderen schlagen, sonst steigen sie aus.
rule-retained-mode-two-hands = Ein zweites blindes
rule-retained-mode-face-up = Ein aufgedecktes
rule-retained-mode-why = pagat: „dealt a second hand face up“.
rule-two-hands-rewin = Von zwei blinden Blättern bleibt
rule-two-hands-rewin-hint = Wenn jemand mit zwei ungesehenen wieder als Letzter bleibt.
rule-two-hands-rewin-one = Eins der beiden
rule-two-hands-rewin-one-or-none = Eins oder keins
rule-two-hands-rewin-why = Wikipedia: „he must throw away one without looking“; pagat: „may choose to retain either“.
group-see = Das Sehen
rule-see-cost = Sehen kostet
rule-see-cost-hint = Was Sehen kostet, wenn zwei übrig sind. Gegen ein blind gespieltes Blatt immer das Doppelte.
rule-see-cost-double = Den doppelten Einsatz
rule-see-cost-equal = Den einfachen
rule-see-cost-why = Das Doppelte, sagen pagat, Wikipedia, ein französischer und ein russischer Text. Ein englischer Hausregeltext: „check before you start“. Eine Variante bei pagat: „you only need to equal the most recent“.
rule-see-blind-after = Blinde müssen zeigen nach
rule-see-blind-after-hint = Zahl der Einsätze nach dem Ansehen. Leer heißt nie.
rule-see-blind-after-why = Ein englischer Hausregeltext: „you can call him/her after 3 bets“.
rule-agreed-showdown = Showdown nach Absprache
rule-agreed-showdown-hint = Drei oder mehr können gemeinsam beschließen, ihre Blätter zu zeigen.
rule-agreed-showdown-why = pagat: „they may agree to a showdown“.
group-money = Wenn die Chips ausgehen
rule-shortage = Zu wenig für den Mindesteinsatz
rule-shortage-hint = Was tun kann, wem die Chips nicht reichen.
rule-shortage-cover = Den Pot abdecken
rule-shortage-borrow = Borgen, wenn jemand leiht
rule-shortage-richest-lends = Der Reichste muss leihen
rule-shortage-why = pagat: „This is called covering the pot“, „must either fold or borrow money from another player or a bystander“. Dass als Zuschauer gilt, wer ausgestiegen oder in dieser Runde nicht dabei ist, haben wir festgelegt.
rule-shortage-fold = Aussteigen
rule-headsup-short = Zu wenig, wenn zwei übrig sind
rule-headsup-short-hint = Die andere Seite muss dann vielleicht leihen oder zeigen.
rule-headsup-short-cover = Wie bei mehreren
rule-headsup-short-lend-or-show = Leihen oder zeigen
rule-headsup-short-why = pagat: „has the choice of either“.
rule-rebuy-after-cover-loss = Wieder dabei nach dem Abdecken
rule-rebuy-after-cover-loss-hint = Wer abdeckt und alles verliert, darf neue Chips kaufen.
rule-rebuy-after-cover-loss-why = Ein englischer Hausregeltext: „being broke means being broke“.
rule-last-chips = Letzte Chips zu zweit
rule-last-chips-hint = „Zeigen“ beendet das Setzen: Beide zeigen, und wer gesetzt hat, braucht das bessere Blatt.
rule-last-chips-play-on = Weiterspielen
rule-last-chips-show = Zeigen
rule-last-chips-why = pagat: „the betting ends when one player puts the last of his money in the pot“.
rule-rounds = Umläufe
rule-rounds-hint = Die Partie endet, wenn alle so oft gegeben haben. Leer heißt ohne Ende.
rule-rounds-why = Die deutsche Wikipedia: Eine Partie endet, wenn alle gleich oft gegeben haben.
rule-table-minimum = Mindestbetrag am Tisch
rule-table-minimum-hint = So viel braucht, wer sich hinsetzt oder Chips kauft. 0 heißt keiner.
rule-table-minimum-why = pagat: „say £10“.
rule-table-stakes = Nur Chips auf dem Tisch
rule-table-stakes-hint = Chips gibt es nur zwischen den Runden zu kaufen.
rule-table-stakes-off = Aus
rule-table-stakes-on = An
rule-table-stakes-agreed = Alle müssen zustimmen
rule-table-stakes-why = pagat: „what Poker players know as table stakes“; mehr Geld nur „with the agreement of all the players“.
group-dealing = Geben und Mischen
rule-shuffle = Gemischt wird
rule-shuffle-hint = Sonst werden die Karten nur eingesammelt und neu gegeben.
rule-shuffle-prial-won = Wenn ein Prial gewonnen hat
rule-shuffle-prial-shown = Wenn ein Prial gezeigt wurde
rule-shuffle-any-seen = Wenn ein Blatt gezeigt wurde
rule-shuffle-always = Nach jeder Runde
rule-shuffle-never = Nie wieder
rule-shuffle-why = pagat: „only shuffled if the previous hand was“ von einem Prial gewonnen. Ein englischer Hausregeltext: sobald ein Prial gezeigt wird. Der französische Text: nach jedem Sehen.
rule-stock-face-up = Stapel aufgedeckt
rule-stock-face-up-hint = Die unterste Karte des Stapels ist zu sehen.
rule-stock-face-up-why = pagat: „the remainder of the pack is placed face …“
group-dealer = Der Geber
rule-first-dealer = Der erste Geber
rule-first-dealer-hint = Danach geht das Geben reihum nach links.
rule-first-dealer-random = Durchs Los
rule-first-dealer-high-card = Höchste Karte
rule-first-dealer-why = Ein englischer Hausregeltext: „the highest card is the dealer“. Der französische Text: durch Los oder Einigung.
rule-dealers-choice = Der Geber wählt
rule-dealers-choice-hint = Wenn alle gegeben haben und noch eine Runde gespielt ist, sagt der nächste Geber Karten, wilde Karten und Blindspiel an.
rule-dealers-choice-why = pagat: „one more deal than the number of players“, dann „the next dealer gets to choose the game“.
rule-other-game = Ein anderes Kartenspiel
rule-other-game-hint = Ein Spiel der Familie außer drei, vier, fünf oder sieben Karten braucht mehr als die Hälfte der Spieler oder allein das Wort des Gebers.
rule-other-game-majority = Mehrheit
rule-other-game-dealer = Geber allein
rule-other-game-why = pagat: Ein anderes Kartenspiel „would have to be agreed by majority of players“; nur Kartenzahl, wilde Karten und Blindspiel „can be dictated by the dealer“.
agreed-game-three-card = Jeder bekommt drei Karten.
agreed-game-four-card = Jeder bekommt vier Karten und spielt drei davon.
agreed-game-five-card = Jeder bekommt fünf Karten und spielt drei davon.
agreed-game-best-of-seven = Jeder bekommt sieben Karten und spielt drei davon.
agreed-game-best-of-thirteen = Jeder bekommt dreizehn Karten und spielt drei davon.
agreed-wild-none = Keine der 52 Karten ist wild.
agreed-wild = Wild: { $cards }.
agreed-jokers-1 = Ein Joker ist dabei und ist wild.
agreed-jokers-2 = Zwei Joker sind dabei und sind wild.
agreed-jokers-3 = Drei Joker sind dabei und sind wild.
agreed-jokers-4 = Vier Joker sind dabei und sind wild.
agreed-running-flush-over-prial-no = Ein Prial schlägt einen Straight Flush.
agreed-running-flush-over-prial-yes = Ein Straight Flush schlägt einen Prial.
agreed-wild-as-itself-is-natural-no = Eine wilde Karte zählt auch dann als wild, wenn sie für sich selbst steht.
agreed-wild-as-itself-is-natural-yes = Eine wilde Karte, die für sich selbst steht, zählt als echt.
agreed-discards-stay = Was abgeworfen wurde, bleibt liegen und entscheidet über gleiche Blätter.
agreed-discards-under = Was abgeworfen wurde, kommt sofort unter den Stapel und wird nie verglichen.
agreed-discards-before-wilds-no = Bei gleichen Blättern gewinnt das mit weniger wilden Karten; erst dann zählt, was abgeworfen wurde.
agreed-discards-before-wilds-yes = Bei gleichen Blättern zählt, was abgeworfen wurde; erst dann die Zahl der wilden Karten.
agreed-ante-none = Es gibt keine Ante.
agreed-ante = Vor jeder Runde zahlen alle { $n ->
    [one] { NUMBER($n) } Chip
   *[other] { NUMBER($n) } Chips
} Ante.
agreed-open-min = Eröffnet wird mit mindestens { NUMBER($n) }.
agreed-open-max = Eröffnet wird mit höchstens { NUMBER($n) }.
agreed-raise-limit-none = Erhöht werden darf um beliebig viel.
agreed-raise-limit = Jeder weitere Einsatz liegt höchstens { NUMBER($n) } über dem letzten.
agreed-bet-cap = Kein Einsatz ist höher als { NUMBER($n) }.
agreed-pot-limit-yes = Kein Einsatz ist höher als der Pot.
agreed-double-every = Ante und alle Limits verdoppeln sich { $n ->
    [one] nach jeder Runde
   *[other] alle { NUMBER($n) } Runden
}.
agreed-agreed-limits-yes = Zwischen den Runden kann abgestimmt werden, ob sich Ante und alle Limits verdoppeln.
agreed-see-cost-double = Sehen kostet den doppelten Einsatz.
agreed-see-cost-equal = Sehen kostet den einfachen Einsatz, ein blind gespieltes Blatt den doppelten.
agreed-see-cost-equal-open = Sehen kostet so viel wie der Einsatz.
agreed-agreed-showdown-no = Blätter werden nur gezeigt, wenn zwei übrig sind.
agreed-agreed-showdown-yes = Drei oder mehr können gemeinsam beschließen, ihre Blätter zu zeigen.
agreed-blind-play-no = Niemand spielt blind.
agreed-blind-play-yes = Man darf blind spielen, zum halben Preis.
agreed-blind-look-own-turn = Man darf die eigenen Karten nur ansehen, wenn man dran ist, oder vor dem ersten Einsatz.
agreed-blind-look-any-time = Man darf die eigenen Karten jederzeit ansehen.
agreed-see-blind-after-none = Wer die eigenen Karten kennt, kann niemanden zum Zeigen zwingen, der blind spielt.
agreed-see-blind-after = Wer die eigenen Karten kennt, kann Blinde nach { $n ->
    [one] { NUMBER($n) } eigenem Einsatz
   *[other] { NUMBER($n) } eigenen Einsätzen
} zum Zeigen zwingen.
agreed-blind-last-keep = Wer als Letzter blind bleibt, behält das Blatt, und der Pot bleibt stehen.
agreed-blind-last-carry = Ist der Letzte blind, bleibt der Pot stehen.
agreed-blind-last-win = Wer als Letzter bleibt, gewinnt den Pot, blind oder nicht.
agreed-blind-means-not-looked-yes = Wer die eigenen Karten nicht kennt, ist blind, mit oder ohne Einsatz.
agreed-retained-mode-two-hands = Zum behaltenen Blatt bekommt man ein zweites, blind wie das erste.
agreed-retained-mode-face-up = Zum behaltenen Blatt bekommt man ein aufgedecktes: Wer das nicht schlägt, steigt aus.
agreed-two-hands-rewin-one = Wer mit zwei blinden Blättern als Letzter bleibt, behält eins davon.
agreed-two-hands-rewin-one-or-none = Wer mit zwei blinden Blättern als Letzter bleibt, behält eins oder keins.
agreed-shortage-cover = Wem die Chips für den Mindesteinsatz fehlen, darf den Pot mit allen Chips abdecken, die noch da sind.
agreed-shortage-borrow = Wer den Mindesteinsatz nicht zahlen kann, steigt aus oder borgt bei jemandem am Tisch, der leiht, ob noch dabei oder nicht.
agreed-shortage-richest-lends = Wer den Mindesteinsatz nicht zahlen kann, steigt aus, oder der Reichste, der noch dabei ist, leiht, was fehlt.
agreed-shortage-fold = Wer den Mindesteinsatz nicht zahlen kann, muss aussteigen.
agreed-headsup-short-lend-or-show = Sind nur zwei übrig und einem fehlen Chips, leiht der andere oder zeigt.
agreed-rebuy-after-cover-loss-no = Wer abdeckt und alles verliert, ist endgültig draußen.
agreed-rebuy-after-cover-loss-yes = Wer abdeckt und alles verliert, darf neue Chips kaufen.
agreed-last-chips-show = Sind nur zwei übrig, endet das Setzen mit einem letzten Chip: Beide zeigen.
agreed-rounds = Die Partie endet, wenn alle { $n ->
    [one] einmal
   *[other] { NUMBER($n) }-mal
} gegeben haben.
agreed-table-minimum = Wer sich hinsetzt oder Chips kauft, braucht mindestens { $n ->
    [one] { NUMBER($n) } Chip
   *[other] { NUMBER($n) } Chips
}.
agreed-table-stakes-no = Chips darf man jederzeit kaufen.
agreed-table-stakes-yes = Chips kauft man nur zwischen den Runden.
agreed-table-stakes-agreed = Chips kauft man nur zwischen den Runden, und nur, wenn alle anderen zustimmen.
agreed-shuffle-prial-won = Gemischt wird nur, wenn ein Prial beim Sehen gewonnen hat.
agreed-shuffle-prial-shown = Gemischt wird nur, wenn ein Prial gezeigt wurde.
agreed-shuffle-any-seen = Gemischt wird, wenn ein Blatt gezeigt wurde.
agreed-shuffle-always = Gemischt wird nach jeder Runde.
agreed-shuffle-never = Gemischt wird nie wieder.
agreed-stock-face-up-yes = Die unterste Karte des Stapels liegt offen.
agreed-dealers-choice-yes = Wenn alle gegeben haben und noch eine Runde gespielt ist, sagt der nächste Geber das Spiel an.
agreed-other-game-majority = Ein anderes Kartenspiel der Familie braucht mehr als die Hälfte der Spieler.
agreed-other-game-dealer = Über ein anderes Kartenspiel der Familie entscheidet der Geber allein.
agreed-first-dealer-random = Wer zuerst gibt, entscheidet das Los.
agreed-first-dealer-high-card = Die höchste Karte gibt zuerst.
which-game = Welches Spiel?
players-and-rules = Spieler und Regeln
another-game = Anderes Spiel
section-betting = Setzen und bluffen
section-setting = Blätter legen
section-old = Altes Brag und Verwandte
section-light = Ohne Bluff
where-to-start = Neu bei Brag? Fang mit drei Karten an.
family-three-card = Drei Karten
family-three-card-says = Setzen, bluffen und blind spielen.
family-four-card = Vier Karten
family-four-card-says = Setzen auf die besten drei von vier.
family-five-card = Fünf Karten
family-five-card-says = Setzen auf die besten drei von fünf.
family-best-of-seven = Beste drei von sieben
family-best-of-seven-says = Setzen auf die besten drei von sieben.
family-best-of-thirteen = Beste drei von 13
family-best-of-thirteen-says = Setzen auf die besten drei von dreizehn.
family-six-card = Sechs Karten
family-six-card-says = Zwei Blätter, und ein Punkt für jedes, das gewinnt.
family-seven-card = Sieben Karten
family-seven-card-says = Zwei Blätter: Wer beide gewinnt, nimmt den Pot; sonst bleibt er stehen.
family-nine-card = Neun Karten
family-nine-card-says = Drei Blätter aus neun Karten, das beste zuerst.
family-ten-card = Zehn Karten
family-ten-card-says = Drei Blätter; wer die meisten gewinnt, gewinnt die Runde.
family-thirteen-card = Crash
family-thirteen-card-says = Vier Blätter aus dreizehn Karten und ein Rennen um Punkte.
family-fifteen-card = Fünfzehn Karten
family-fifteen-card-says = Fünf Blätter; wer die meisten gewinnt, gewinnt die Runde.
family-stop-the-bus = Stop the Bus
family-stop-the-bus-says = Tauschen mit dem Tisch; das schlechteste Blatt kostet ein Leben.
family-players = 2 bis { NUMBER($most) } Spieler
family-minutes = { NUMBER($n) } Min.
family-minutes-a-deal = { NUMBER($n) } Min. je Runde
rail-to = bis { NUMBER($n) }
rail-ante = Ante { NUMBER($n) }
rail-pots = 4 × { NUMBER($n) }
rail-lives = { $n ->
    [one] { NUMBER($n) } Leben
   *[other] { NUMBER($n) } Leben
}
fault-cannot-pay = Zum Mitspielen braucht man { NUMBER($chips) }.
group-prize = Worum gespielt wird
rule-form = Gespielt wird um
rule-form-hint = Chips in einem Pot oder in vier, oder Punkte.
rule-form-pots = Einen Pot je Blatt und einen für alle
rule-form-two-of-three = Einen Pot, für zwei Blätter von drei
rule-form-points = Punkte
rule-form-why = Wikipedia: „Four antes are played, one for each set, and a main pot“. ourpastimes.com: Zwei Blätter von drei gewinnen den einen Pot. pagat: ein Punkt je Blatt.
rule-points = Ein Blatt zählt
rule-points-hint = Die Punkte für die Blätter 1 bis 4.
rule-points-one = Je 1
rule-points-street = 4, 3, 2, 1
rule-points-why = Wikipedia: „one point scored for each winning hand“, oder „4 points awarded to the best highest hand“ und so weiter abwärts.
rule-target = Punkte zum Sieg
rule-target-hint = Das Spiel endet mit der Runde, in der jemand so weit ist.
rule-target-why = Dreizehn Karten: „a sprint of 10 or so holes“ (Wikipedia), 15 (androidfreeware) oder 21 (ourpastimes.com). Für die anderen Spiele haben wir es festgelegt.
rule-set-ante-hint = Alle zahlen sie vor jeder Runde in jeden Pot.
rule-set-ante-why = Neun Karten: „Four antes are played“ (Wikipedia). Sieben Karten: Alle zahlen einen vereinbarten Einsatz in den Pot (poker.tj).
rule-bonus-all = Beide Blätter gewonnen
rule-bonus-all-hint = So viele Punkte mehr. 0 heißt keiner.
rule-bonus-all-why = So haben wir es festgelegt, nach dem Extrapunkt beim Crash. Für sechs Karten sagt keine Quelle etwas davon.
rule-crash = Alle vier Blätter gewonnen
rule-crash-hint = Das ist ein Crash.
rule-crash-wins-game = Gewinnt das Spiel
rule-crash-point = Ein Punkt mehr
rule-crash-none = Nichts weiter
rule-crash-why = Wikipedia: Wer alle vier gewinnt, „automatically wins the entire game“. Board Game Arena und ourpastimes.com: ein Punkt mehr.
group-hands = Die Blätter
rule-tie = Gleiche Blätter
rule-tie-hint = Wer gewinnt, wenn die besten gleich sind.
rule-tie-nobody = Niemand
rule-tie-first-shown = Zuerst gezeigt
rule-tie-why = Neun Karten: Das zuerst gezeigte Blatt gewinnt (ourpastimes.com). Dreizehn Karten: Niemand bekommt den Punkt (androidfreeware). Für die anderen Spiele haben wir es festgelegt.
rule-minimum = Niedrigstes Blatt, das gewinnt
rule-minimum-hint = Alles darunter gewinnt nichts.
rule-minimum-why = Wikipedia: vier Blätter, „or the most possible over a certain standard“. denexa.com: ein Paar oder besser.
rule-four-of-a-kind = Vierling
rule-four-of-a-kind-hint = Als ein Blatt aus vier Karten gelegt.
rule-four-of-a-kind-pays = Schlägt alles und wird bezahlt
rule-four-of-a-kind-beats = Schlägt alles
rule-four-of-a-kind-none = Zählt nicht
rule-four-of-a-kind-why = Wikipedia: „Four of a kind can also be played“. Dass er jeden Prial schlägt, haben wir festgelegt.
rule-quads-bonus = Prämie für einen Vierling
rule-quads-bonus-hint = Von jedem anderen. 0 heißt nichts.
rule-quads-bonus-why = Wikipedia: „an additional fee to be paid by the other players“. Wie viel, steht dort nicht.
rule-quads-win = Vierling gewinnt sofort
rule-quads-win-hint = Wer ihn bekommt, nimmt alle Pots, ehe jemand legt.
rule-quads-win-why = ourpastimes.com zu neun Karten: Ein Vierling gewinnt sofort, vier Neunen vor allen anderen. Zu sieben: bettingpunter.com.
rule-set-bets = Um jedes Blatt setzen
rule-set-bets-hint = Ehe ein Blatt gezeigt wird, eine Runde Einsätze in seinen Pot.
rule-set-bets-why = Laut Wikipedia wird dabei meist nicht mehr gesetzt. Wie gesetzt wird, haben wir festgelegt.
rule-prial-top = Der beste Prial
rule-prial-top-hint = Danach kommen Asse, Könige und so weiter abwärts.
rule-prial-top-why = ourpastimes.com zu neun Karten: Drei Neunen sind am besten. Drei Siebenen bei sieben Karten haben wir festgelegt.
rule-pass = Passen
rule-pass-hint = Ein Blatt darf man verdeckt lassen, statt es zu zeigen.
rule-pass-why = bettingpunter.com: Statt ein Blatt zu zeigen, darf man passen und ist bei diesem Vergleich nicht dabei.
rule-spare = Ersatzblätter
rule-spare-hint = Zu zweit oder dritt: Man darf eins ungesehen gegen die eigenen Karten tauschen.
rule-spare-why = gamerules.com und Board Game Arena: Die Blätter, die niemand bekommen hat, kann man eintauschen.
group-settling = Abrechnung
rule-settlement = Verlierer zahlen
rule-settlement-hint = An den Gewinner, wenn das Spiel aus ist.
rule-settlement-fixed = Festbetrag
rule-settlement-behind = Nach Punkten
rule-settlement-why = Wikipedia: „either a pre-arranged fixed amount from each loser to the winner“, oder je nachdem, „how far behind the winner they finish“.
rule-game-stake = Spieleinsatz
rule-game-stake-hint = Der Betrag oder der Preis eines Punktes. 0 heißt nichts.
rule-game-stake-why = Wikipedia: Der Betrag ist „pre-arranged“, und fünfzehn Karten sind „a normally non-gambling related variant“.
rule-blank-double = Ohne Punkt doppelt
rule-blank-double-hint = Wer am Ende keinen hat, zahlt das Doppelte.
rule-blank-double-why = Wikipedia: „Players not on the board by the time someone wins may have to pay double.“
rule-buy-in = Startgeld
rule-buy-in-hint = Alle zahlen es einmal, vor der ersten Runde.
rule-buy-in-why = gamerules.com: Jedes Leben kann für Geld stehen, und wer zuletzt bleibt, nimmt alles. Dass man am Anfang zahlt, haben wir festgelegt.
rule-lives = Leben
rule-lives-hint = Wer das letzte verloren hat, ist draußen.
rule-lives-why = Wikipedia: Das niedrigste Blatt „is out, or loses a life“. Drei Leben sind üblich.
rule-first-stick = Gleich im ersten Zug klopfen
rule-first-stick-hint = Klopfen geht schon vor dem ersten Tausch.
rule-first-stick-why = Wikipedia: Getauscht wird, „until one player ’sticks’“. Im ersten Zug verbietet es dort nichts.
rule-one-down = Eine Karte verdeckt
rule-one-down-hint = Die zweite Karte auf dem Tisch und was an ihre Stelle kommt.
rule-one-down-why = pagat: Die mittlere Karte liegt verdeckt. Wikipedia: „three face-up communal cards“.

# Teen Patti. Boot, Chaal, Show und Sideshow heißen überall so.
patti-held-seen = offen
patti-held-packed = raus
patti-did-chaal = Chaal { NUMBER($chips) }
patti-did-show = Show { NUMBER($chips) }
patti-did-sideshow = Sideshow
patti-chaal-pays = Chaal
patti-blind-pays = Blind
patti-pack = Raus
patti-show = Show
patti-show-for = Show { NUMBER($chips) }
patti-sideshow = Sideshow
patti-chaal = Chaal
patti-chaal-of = Chaal { NUMBER($chips) }
patti-blind-of = Blind { NUMBER($chips) }
patti-compare = Vergleichen
patti-why-of-blind = der davor ist blind
patti-why-none = nicht vereinbart
patti-look-now = Blind darfst du nicht mehr setzen: Sieh dir deine Karten an.
patti-cover-or-pack = Für den Mindesteinsatz reicht es nicht: Deck den Pot ab oder steig aus.
patti-the-worse-packs = Wer das schlechtere Blatt hat, steigt aus; sind sie gleich, { $who }.
patti-next-boot = Der nächste Boot ist { NUMBER($chips) }.
patti-boot-is = Boot { NUMBER($chips) }.
patti-chaals = { $who ->
    [you] Du spielst
   *[other] { $who } spielt
} Chaal { NUMBER($chips) }.
patti-packs = { $who ->
    [you] Du steigst aus
   *[other] { $who } steigt aus
}.
patti-pays-for-show = { $who ->
    [you] Du zahlst { NUMBER($chips) }
   *[other] { $who } zahlt { NUMBER($chips) }
} für eine Show mit { $whom ->
    [you] dir
   *[other] { $whom }
}.
patti-asks = { $who ->
    [you] Du bittest { $whom }
   *[other] { $who } bittet { $whom ->
        [you] dich
       *[other] { $whom }
    }
} um eine Sideshow.
patti-agrees = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
} die Sideshow an.
patti-refuses = { $who ->
    [you] Du lehnst
   *[other] { $who } lehnt
} die Sideshow ab.
patti-compared = { $who ->
    [you] Du und { $whom } vergleicht unter euch
   *[other] { $whom ->
        [you] { $who } und du vergleicht unter euch
       *[other] { $who } und { $whom } vergleichen unter sich
    }
}: Schlechter ist { $whose ->
    [you] dein Blatt
   *[other] das Blatt von { $whose }
}.
patti-pass-to-two = Weiter an { $who } und { $whom }
patti-we-are = Wir sind { $who } und { $whom }
patti-only-two-look = Sonst sieht jetzt niemand auf den Bildschirm.
patti-of-whom = { $who ->
    [you] Dein Blatt
   *[other] { $who }
}
patti-trail = Trail { $ranks }
patti-pure = reine Sequenz, { $high }
patti-pure-low = reine Sequenz, Ass Zwei Drei
patti-sequence = Sequenz, { $high }
patti-sequence-low = Sequenz, Ass Zwei Drei
patti-colour = Farbe, { $high }
patti-kind-trail = Trail
patti-kind-pure = Reine Sequenz
patti-kind-sequence = Sequenz
patti-kind-colour = Farbe
patti-brief-trail = drei Gleiche; Asse am höchsten, und so weiter abwärts
patti-brief-pure = eine Sequenz in einer Farbe
patti-brief-sequence = drei in Folge; A 2 3 am höchsten, dann A K Q
patti-brief-sequence-second = drei in Folge; A K Q am höchsten, dann A 2 3
patti-says-muflis = Muflis: Das niedrigste Blatt gewinnt, die ganze Ordnung ist umgekehrt.
patti-says-999 = Das Ass ist 1, Zehnen und Bilder sind 0. Die Ziffern, die höchste zuerst, ergeben eine Zahl; die höchste gewinnt.
patti-says-lowest-joker = Wild ist in jedem Blatt der eigene niedrigste Wert, mit allen Karten.
patti-says-highest-joker = Wild ist in jedem Blatt der eigene höchste Wert, mit allen Karten; das Ass zählt hoch.
patti-says-wild = Eine wilde Karte steht für das, was das beste Blatt ergibt, nie für eine Karte, die schon darin ist. Wie viele wild sind, zählt nicht.
patti-numbers-in = { $from } bis { $to }
patti-how-often-numbers = Wie oft jede Zahl kommt, nach Hundertern.
patti-everyone-packed = Alle anderen sind ausgestiegen.
patti-paid-for-show = { $who ->
    [you] Du hast { NUMBER($chips) }
   *[other] { $who } hat { NUMBER($chips) }
} für die Show gezahlt.
patti-decided-by-asking = Die Blätter waren gleich: Dann verliert, wer um die Show gebeten hat.
patti-pot-is-full = Der Pot war am Limit, und alle zeigten.
family-teen-patti = Teen Patti
family-teen-patti-says = Halber Preis für Blinde, und eine Show zu zweit.
game-teen-patti = Teen Patti
patti-muflis = Muflis
patti-ak47 = AK47
patti-999 = 999
patti-lowest-joker = Niedrigster Joker
patti-highest-joker = Höchster Joker
rail-boot = Boot { NUMBER($n) }
group-patti-bets = Boot und Einsätze
group-patti-blind = Blind spielen und Sideshow
group-patti-hands = Blätter
rule-boot = Boot
rule-boot-hint = Alle zahlen ihn vor den Karten; er ist der erste Einsatz.
rule-boot-why = pagat, wie andere es zitieren: Vor dem Geben zahlen alle den Boot.
rule-raise = Erhöht wird
rule-raise-hint = Vom Einsatz bis zum Doppelten, oder nur eins von beiden.
rule-raise-any = Beliebig
rule-raise-double = Aufs Doppelte
rule-raise-why = pagat, wie andere es zitieren: jeder Betrag bis zum Doppelten. Viele Apps bieten nur die beiden.
rule-chaal-limit = Größter Chaal
rule-chaal-limit-why = Verbreitete Apps begrenzen den Chaal. pagat, wie andere es zitieren, kennt keine Grenze.
rule-patti-pot-limit = Pot-Limit
rule-patti-pot-limit-hint = Bei so vielen Chips zeigen alle. Leer: ohne Limit.
rule-patti-pot-limit-why = Verbreitete Apps: Ist der Pot voll, zeigen alle.
rule-blind-turns = Blinde Einsätze je Runde
rule-blind-turns-hint = Danach muss man seine Karten ansehen. Leer: ohne Limit.
rule-blind-turns-why = In verbreiteten Apps muss man nach einigen blinden Zügen nachsehen, oft nach vier.
rule-sideshow = Sideshow
rule-sideshow-hint = Wie viele noch dabei sein müssen.
rule-sideshow-three = Drei oder mehr
rule-sideshow-two = Zwei oder mehr
rule-sideshow-none = Keine Sideshow
rule-sideshow-why = pagat, wie andere es zitieren, erlaubt es auch den letzten beiden, verbreitete Apps erst ab drei.
rule-a23 = A 2 3
rule-a23-hint = Die beste Sequenz oder die nächste nach A K Q.
rule-a23-first = Die beste
rule-a23-second = Die zweite
rule-a23-why = pagat, wie andere es zitieren: A-2-3 ist die beste Straße. An manchen Tischen geht Ass-König-Dame vor.
rule-variation = Variante
rule-variation-hint = Welches Blatt gewinnt und was wild ist.
rule-variation-none = Keine
rule-variation-muflis = Muflis: Das niedrigste Blatt gewinnt
rule-variation-ak47 = AK47: Asse, Könige, Vieren, Siebenen sind wild
rule-variation-999 = 999: Die höchste Zahl gewinnt
rule-variation-lowest-joker = Der eigene niedrigste Wert ist wild
rule-variation-highest-joker = Der eigene höchste Wert ist wild
rule-variation-why = Nach cardpartyclub.com, Zee News und HuffPost. Dass die Zahl der wilden Karten bei Gleichstand nichts entscheidet, haben wir festgelegt.
agreed-teen-patti = Jeder bekommt drei Karten, und wer blind spielt, setzt zum halben Preis.
agreed-boot = Alle zahlen einen Boot von { $n ->
    [one] { NUMBER($n) } Chip
   *[other] { NUMBER($n) } Chips
}.
agreed-raise-any = Gesetzt wird vom Einsatz bis zum Doppelten.
agreed-raise-double = Gesetzt wird der Einsatz oder das Doppelte, nichts dazwischen.
agreed-chaal-limit = Der größte Chaal ist { NUMBER($n) }.
agreed-patti-pot-limit = Sobald { $n ->
    [one] { NUMBER($n) } Chip im Pot ist
   *[other] { NUMBER($n) } Chips im Pot sind
}, zeigen alle.
agreed-blind-turns = Nach { $n ->
    [one] { NUMBER($n) } blinden Einsatz
   *[other] { NUMBER($n) } blinden Einsätzen
} in einer Runde muss man seine Karten ansehen.
agreed-blind-turns-none = Blind darf man spielen, solange man will.
agreed-sideshow-three = Für eine Sideshow müssen drei dabei sein.
agreed-sideshow-two = Für eine Sideshow müssen zwei dabei sein.
agreed-sideshow-none = Es gibt keine Sideshow.
agreed-a23-first = A 2 3 ist die beste Sequenz, dann A K Q.
agreed-a23-second = A K Q ist die beste Sequenz, dann A 2 3.
agreed-variation-none = Das beste Blatt gewinnt, und nichts ist wild.
agreed-variation-muflis = Muflis: Das niedrigste Blatt gewinnt.
agreed-variation-ak47 = AK47: Alle Asse, Könige, Vieren und Siebenen sind wild.
agreed-variation-999 = 999: Die Ziffern ergeben eine Zahl, und die höchste gewinnt.
agreed-variation-lowest-joker = Alle Karten des eigenen niedrigsten Werts sind wild.
agreed-variation-highest-joker = Alle Karten des eigenen höchsten Werts sind wild.
howto-patti-boot = Alle zahlen den Boot, den ersten Einsatz, und bekommen drei verdeckte Karten.
howto-patti-blind = 
    Solange du deine Karten nicht ansiehst, bist du blind und setzt vom Einsatz bis zum Doppelten. Ansehen darfst du
    sie, wenn du dran bist. Was du setzt, ist der neue Einsatz.
howto-patti-blind-double = Solange du nicht schaust, wenn du dran bist, bist du blind und setzt den Einsatz oder das Doppelte, nichts dazwischen. Dein Einsatz ist der neue.
howto-patti-chaal = Kennst du deine Karten, setzt du doppelt so viel: einen Chaal. Die Hälfte davon ist der neue Einsatz.
howto-patti-pack = Niemand muss ausgleichen, und schieben kann man nicht: Setz oder steig aus.
howto-patti-show =
    Zu zweit kannst du den Mindesteinsatz für eine Show zahlen: Beide decken auf, und sind die Blätter gleich, verlierst
    du. Wer die eigenen Karten kennt, kann niemanden darum bitten, der blind spielt.
howto-patti-sideshow =
    Sideshow: Sind drei oder mehr dabei und kennst du deine Karten, kannst du den Mindesteinsatz zahlen und den Spieler vor
    dir, wenn auch er geschaut hat, um einen Vergleich unter vier Augen bitten. Sagt er ja, steigt das schlechtere Blatt
    aus; sind sie gleich, deins.
howto-patti-sideshow-two = Sideshow: Kennst du deine Karten, kannst du den Mindesteinsatz zahlen und den Spieler vor dir, wenn auch er geschaut hat, um einen Vergleich unter vier Augen bitten. Sagt er ja, steigt das schlechtere Blatt aus; sind sie gleich, deins.
howto-patti-last = Sind alle anderen ausgestiegen, nimmt der Letzte den Pot, blind oder nicht.
howto-patti-shown = Die reine Sequenz schlägt die Sequenz, die Sequenz die Farbe.
howto-patti-variations = Varianten
howto-patti-variations-1 = Muflis: Das niedrigste Blatt gewinnt. AK47: Diese vier Werte sind wild. 999: Die höchste Zahl gewinnt. Oder der eigene niedrigste oder höchste Wert ist wild.
illegal-must-look-now = { $after ->
    [1] nach einem blinden Einsatz
   *[other] nach { NUMBER($after) } blinden Einsätzen
} muss das Blatt angesehen werden
illegal-odd-bet = wer die eigenen Karten kennt, setzt eine gerade Zahl von Chips
illegal-not-double = hier wird { NUMBER($least) } oder das Doppelte gesetzt, nichts dazwischen
illegal-no-sideshow = an diesem Tisch gibt es keine Sideshow
illegal-sideshow-of-few = für eine Sideshow müssen { NUMBER($least) } Spieler dabei sein
illegal-sideshow-blind = sieh dir deine Karten an, bevor du um eine Sideshow bittest
illegal-sideshow-of-blind = der Spieler davor ist blind und kann nicht gefragt werden
illegal-must-answer-sideshow = zuerst muss die Sideshow angenommen oder abgelehnt werden
illegal-no-sideshow-asked = niemand hat um eine Sideshow gebeten
agreed-six-card = Jeder bekommt sechs Karten und legt zwei Blätter.
agreed-seven-card = Jeder bekommt sieben Karten und legt zwei Blätter; wer beide gewinnt, nimmt den Pot, sonst bleibt er stehen.
agreed-nine-card = Jeder bekommt neun Karten und legt drei Blätter.
agreed-ten-card = Jeder bekommt zehn Karten und legt drei Blätter; wer die meisten gewinnt, bekommt einen Punkt.
agreed-thirteen-card = Jeder bekommt dreizehn Karten und legt vier Blätter.
agreed-fifteen-card = Jeder bekommt fünfzehn Karten und legt fünf Blätter; wer die meisten gewinnt, bekommt einen Punkt.
agreed-stop-the-bus = Jeder bekommt drei Karten, und drei liegen zum Tauschen auf dem Tisch.
agreed-form-pots = Jedes Blatt hat einen Pot, und wer alle drei gewinnt, nimmt auch den Hauptpot.
agreed-form-two-of-three = Wer zwei Blätter oder mehr gewinnt, nimmt den Pot, sonst bleibt er stehen.
agreed-form-points = Neun Karten werden um Punkte gespielt, einen für jedes Blatt.
agreed-points-one = Ein Blatt, das gewinnt, ist ein Punkt.
agreed-points-street = Die Blätter 1 bis 4 zählen 4, 3, 2 und 1 Punkte.
agreed-target = Gespielt wird bis { $n ->
    [one] { NUMBER($n) } Punkt
   *[other] { NUMBER($n) } Punkte
}.
agreed-set-ante = Vor jeder Runde zahlen alle { $n ->
    [one] { NUMBER($n) } Chip
   *[other] { NUMBER($n) } Chips
} in jeden Pot.
agreed-bonus-all = Wer beide Blätter gewinnt, bekommt { $n ->
    [one] { NUMBER($n) } Punkt
   *[other] { NUMBER($n) } Punkte
} mehr.
agreed-tie-nobody = Sind die besten Blätter gleich, gewinnt niemand.
agreed-tie-first-shown = Von gleichen Blättern gewinnt das zuerst gezeigte.
agreed-pass-yes = Ein Blatt muss man nicht zeigen: Man darf passen.
agreed-quads-win-yes = Wer einen Vierling bekommt, nimmt sofort alle Pots.
agreed-set-bets-yes = Um jedes Blatt wird gesetzt, ehe es gezeigt wird. Wer aussteigt, ist nur bei diesem Blatt raus, kann aber den Hauptpot nicht mehr gewinnen.
agreed-prial-top = Der beste Prial: { $ranks }, danach von den Assen abwärts.
agreed-minimum-pair = Ein Blatt unter einem Paar gewinnt nichts.
agreed-minimum-high-card = Jedes Blatt kann gewinnen.
agreed-minimum-flush = Ein Blatt unter einem Flush gewinnt nichts.
agreed-minimum-run = Ein Blatt unter einer Straße gewinnt nichts.
agreed-minimum-running-flush = Ein Blatt unter einem Straight Flush gewinnt nichts.
agreed-minimum-prial = Ein Blatt unter einem Prial gewinnt nichts.
agreed-crash-wins-game = Wer alle vier Blätter gewinnt, hat das Spiel gewonnen.
agreed-crash-point = Wer alle vier Blätter gewinnt, bekommt einen Punkt mehr.
agreed-crash-none = Alle vier Blätter zu gewinnen bringt nichts extra.
agreed-four-of-a-kind-pays = Ein Vierling darf als ein Blatt liegen; es schlägt jeden Prial und wird bezahlt.
agreed-four-of-a-kind-beats = Ein Vierling darf als ein Blatt liegen; es schlägt jeden Prial.
agreed-four-of-a-kind-none = Ein Vierling zählt nicht.
agreed-quads-bonus-none = Für einen Vierling zahlt niemand.
agreed-quads-bonus = Für einen Vierling zahlen alle anderen { $n ->
    [one] { NUMBER($n) } Chip
   *[other] { NUMBER($n) } Chips
}.
agreed-spare-yes = Zu zweit oder dritt gibt es Ersatzblätter, die man ungesehen nehmen darf.
agreed-spare-no = Es gibt keine Ersatzblätter.
agreed-settlement-fixed = Am Ende zahlt jeder Verlierer dem Gewinner den Spieleinsatz.
agreed-settlement-behind = Am Ende zahlt jeder Verlierer dem Gewinner den Spieleinsatz für jeden Punkt Rückstand.
agreed-game-stake-none = Es gibt keinen Spieleinsatz: Es geht nur um Punkte.
agreed-game-stake = Der Spieleinsatz ist { $n ->
    [one] { NUMBER($n) } Chip
   *[other] { NUMBER($n) } Chips
}.
agreed-blank-double-yes = Wer keinen Punkt hat, zahlt doppelt.
agreed-buy-in = Alle zahlen einmal, vor der ersten Runde, { $n ->
    [one] { NUMBER($n) } Chip
   *[other] { NUMBER($n) } Chips
} ein.
agreed-lives = Jeder hat { $n ->
    [one] { NUMBER($n) } Leben
   *[other] { NUMBER($n) } Leben
}.
agreed-one-down-yes = Die zweite Karte auf dem Tisch liegt verdeckt.
agreed-first-stick-yes = Man darf schon im ersten Zug klopfen.
column-points = Punkte
column-lives = Leben
has-won-the-game = { $who ->
    [you] Du hast das Spiel gewonnen
   *[other] { $who } hat das Spiel gewonnen
}
have-shared-the-game = { $names } teilen sich den Sieg
game-over-after = Schluss nach { $deals ->
    [1] einer Runde
   *[other] { NUMBER($deals) } Runden
}.
sitting-score = { $who ->
    [you] Du
   *[other] { $who }
} { NUMBER($n) }
sitting-points = { $game }. Punkte: { $scores }.
sitting-lives = { $game }. Leben: { $scores }.
odds-as-dealt = Die Zahlen gelten für drei Karten, wie sie gegeben werden. Gelegte und ertauschte Blätter sind besser.
on-the-board = auf dem Tisch
down-on-the-board = verdeckt auf dem Tisch
in-your-hand = in deiner Hand
lives-of-a-seat = { NUMBER($n) } Leben
did-swap = getauscht
did-swap-all = alle drei
has-stuck = klopft
is-lowest = niedrigstes
last-turn-of = { $who ->
    [you] Dein letzter Zug
   *[other] Letzter Zug: { $who }
}
swap-or-all = Tipp eine von deinen und eine auf dem Tisch an, oder tausch alle drei.
swap-prompt-last = Dein letzter Zug: Tipp eine von deinen und eine auf dem Tisch an.
pick-in-each-row = Tipp in jeder Reihe eine an.
pick-from-board = Jetzt eine auf dem Tisch antippen.
pick-your-own = Jetzt eine von deinen antippen.
would-hold = Dann hast du: { $hand }.
would-take-unseen = Du nimmst sie ungesehen.
swap = Tauschen
swap-for = { $gave } gegen { $took }
the-hidden-card = verdeckte Karte
all-three = Alle drei
stick = Klopfen
stick-later = ab Zug 2
stuck-already = { $who } klopft
card-picked = Gewählt: { $card }.
board-is = Auf dem Tisch: { $cards }.
loses-life-of = { $who ->
    [you] Du verlierst ein Leben
   *[other] { $who } verliert ein Leben
}{ $n ->
    [0] , das letzte
   *[other] ; noch { NUMBER($n) }
}.
lose-a-life-each = { $names } verlieren je ein Leben
no-life-lost = Niemand verliert ein Leben
would-leave-nobody = Die niedrigsten Blätter sind gleich, und es bliebe niemand übrig.
lowest-hand-was = Das niedrigste Blatt: { $hand }.

## The menu: settings, rules, odds, the log (src/app/sheets/menu)

family-american = American Brag
family-american-says = Tauschen, bieten, halten oder gehen. Buben und Neunen sind wild.
family-braggers = Ein Einsatz
family-braggers-says = Der Geber setzt: mitgehen, erhöhen oder aussteigen. Drei Karten sind Bragger.
family-draw-brag = Brag Poker
family-draw-brag-says = Blinds, setzen, bis zu drei Karten tauschen, noch einmal setzen.
rail-blinds = Blinds { NUMBER($small) }/{ NUMBER($big) }
rail-limit = Limit { NUMBER($n) }
rail-no-limit = kein Limit
game-american = American Brag
game-braggers = Brag mit einem Einsatz
game-draw-brag = 3 Card Brag Poker
stakes-first = { $who ->
    [you] Du setzt { NUMBER($chips) } vor
   *[other] { $who } setzt { NUMBER($chips) } vor
}.
posts-blind = { $who ->
    [you] Du zahlst den Blind von { NUMBER($chips) }
   *[other] { $who } zahlt den Blind von { NUMBER($chips) }
}.
checks = { $who ->
    [you] Du schiebst
   *[other] { $who } schiebt
}.
passes-brag = { $who ->
    [you] Du passt
   *[other] { $who } passt
}.
matches = { $who ->
    [you] Du gehst mit: { NUMBER($chips) }
   *[other] { $who } geht mit: { NUMBER($chips) }
}.
matches-unseen = { $who ->
    [you] Du gehst ungesehen mit: { NUMBER($chips) }
   *[other] { $who } geht ungesehen mit: { NUMBER($chips) }
}.
goes-it = { $who ->
    [you] Du hältst für { NUMBER($chips) }
   *[other] { $who } hält für { NUMBER($chips) }
}.
brags = { $who ->
    [you] Du bietest { NUMBER($chips) }
   *[other] { $who } bietet { NUMBER($chips) }
}.
bolts = { $who ->
    [you] Du gehst
   *[other] { $who } geht
}.
calls-sight = { $who ->
    [you] Du verlangst die Karten: alle zeigen
   *[other] { $who } verlangt die Karten: alle zeigen
}.
names-hand = { $who ->
    [you] Du sagst an: { $hand }
   *[other] { $who } sagt an: { $hand }
}.
contests = { $who ->
    [you] Du fichtst es an
   *[other] { $who } ficht es an
}.
concedes = { $who ->
    [you] Du gibst auf
   *[other] { $who } gibt auf
}.
all-conceded = Alle geben auf ({ $hand }): Nichts wird gezeigt.
gives-up-pot = { $who ->
    [you] Du gibst diesen Pot auf
   *[other] { $who } gibt diesen Pot auf
}.
draws-none = { $who ->
    [you] Du behältst deine Karten
   *[other] { $who } tauscht nicht
}.
draws-cards = { $who ->
    [you] Du tauschst
   *[other] { $who } tauscht
} { $cards ->
    [one] eine Karte
   *[other] { NUMBER($cards) } Karten
}.
nobody-met = { $who ->
    [you] Niemand geht mit: Die anderen zahlen dir zusammen { NUMBER($chips) }
   *[other] Niemand geht mit: Die anderen zahlen { $who } zusammen { NUMBER($chips) }
}.
takes-stake-back = { $who ->
    [you] Du nimmst deinen Einsatz zurück
   *[other] { $who } nimmt den Einsatz zurück
}.
did-stake = setzt { NUMBER($chips) }
did-post = legt { NUMBER($chips) } vor
did-check = schiebt
did-pass = passt
did-match = geht mit: { NUMBER($chips) }
did-go = hält
did-name-hand = sagt an
did-contest = ficht an
did-concede = gibt auf
did-brag = bietet { NUMBER($chips) }
did-draw = tauscht { NUMBER($cards) }
did-draw-none = tauscht nicht
hand-pair-royal = Prial { $ranks }
kind-pair-royal = Prial
level-of-a-seat = { NUMBER($chips) } drin
held-unseen = ungesehen
each-in-for = Jeder drin mit
check = Schieben
match = Mitgehen
match-for = { NUMBER($chips) } mitgehen
contest = Anfechten
concede = Aufgeben
contest-means = beide zeigen
half-price = halber Preis
go-it = Halten
go-it-for = Halten: { NUMBER($chips) }
bolt = Gehen
bolt-means = aussteigen
pass-brag = Passen
brag = Bieten
brag-of = { NUMBER($chips) } bieten
return-of = { NUMBER($chips) } nachbieten
call-a-sight = Karten sehen
sight-means = alle zeigen
stake-of = { NUMBER($chips) } setzen
least-is = ab { NUMBER($chips) }
why-stake-first = erst setzen
why-no-more-raises = keine Erhöhung mehr
draw-some = Tauschen
draw-of = { NUMBER($cards) } tauschen
keep-all = Behalten
stake-as-dealer = Du gibst. Setz vor: Die anderen müssen mitgehen.
pick-to-draw = Wähl bis zu drei Karten zum Tauschen, oder behalte alle.
pick-short = Wähl bis zu drei.
pick-unseen = Wähl bis zu drei Karten ungesehen, oder sieh sie erst an.
your-turn-to-match = { NUMBER($chips) } zum Mitgehen.
your-turn-to-check = Schieben oder setzen.
your-turn-to-contest = { $name } sagt an: { $hand }. Anfechten oder aufgeben?
your-turn-to-brag = Bieten oder passen.
your-turn-to-go = Halten für { NUMBER($chips) } oder gehen.
your-turn-to-see = Alle haben geantwortet: Karten sehen oder nachbieten.
rule-braggers = Bragger
rule-braggers-hint = Ein Bragger steht für jede Karte. Als er selbst zählt er als echt.
rule-lowest-rank = Niedrigste Karte
rule-lowest-rank-hint = Von 2, dem ganzen Spiel, bis 9: Dann bleiben 24 Karten.
rule-lowest-rank-why = Wikipedia: Hoyle hatte 1751 „a shortened pack“. Welche Karten fehlten, steht dort nicht.
rule-stake-max = Limit
rule-stake-max-hint = So viel darf der Geber setzen und jeder im Pot haben. Leer: ohne Limit.
rule-stake-max-why = pokerwiner.com: Der Geber setzt bis zu einem vereinbarten Limit.
rule-fixed-sum = Wenn niemand mitgeht
rule-fixed-sum-hint = Das zahlt dann jeder andere dem Geber.
rule-fixed-sum-why = pokerwiner.com: Der Geber nimmt seinen Einsatz zurück und bekommt von den anderen einen vereinbarten Betrag.
rule-braggers-why = Ein russischer Text und Fosters Hoyle: Karo-Ass, Kreuzbube und Karoneun.
rule-concede = Blatt ansagen, anfechten oder aufgeben
rule-concede-hint = Haben alle gleich viel gesetzt, sagt, wer zuletzt erhöht hat, sein Blatt an. Nur wer es anficht, zeigt.
rule-concede-why = Ein russischer Text: Man kann sein Blatt ansagen und gewinnt ungesehen, wenn es niemand anficht.
rule-american-ante-hint = Alle zahlen sie vor jeder Runde in den Pot.
rule-american-ante-why = Im amerikanischen Hoyle geht es um einen Pot. Wie er gefüllt wird, haben wir festgelegt.
rule-draw = Tauschen
rule-draw-hint = Vor dem Bieten darf jeder bis zu drei Karten tauschen.
rule-draw-why = Der amerikanische Hoyle: Vor dem Bieten wird getauscht. Wie viele Karten und in welcher Reihenfolge, haben wir festgelegt.
rule-brag-max = Höchstes Gebot
rule-american-brag-max-why = Im amerikanischen Hoyle darf man jeden Betrag bieten. Eine Grenze haben wir festgelegt.
rule-limit = Limit
rule-limit-hint = Fest: Ein Einsatz liegt eine Einheit über dem, was offen ist.
rule-limit-fixed = Fest
rule-limit-none = Keins
rule-limit-why = Boylesports bot beides: „Fixed-Limit“ und „No-Limit“.
rule-big-blind = Big Blind
rule-big-blind-hint = Die Hälfte ist der Small Blind, also ist er gerade.
rule-big-blind-why = Boylesports: „Big blind = double the size of small blind“.
usual-buy-in = Üblich sind { NUMBER($least) } bis { NUMBER($most) } Chips.
rule-draw-unit = Einheit der Einsätze
rule-draw-unit-hint = In Big Blinds, 1 oder 2; nach dem Tausch das Doppelte.
rule-draw-unit-why = Boylesports: ein Big Blind, dann „2x the big blind“. pagat: von Anfang an „equal to twice the big blind“.
agreed-american = Alle bekommen drei Karten; alle Buben und Neunen sind Bragger.
agreed-braggers-game = Der Geber setzt vor den Karten; alle bekommen drei und gehen mit oder steigen aus.
agreed-game-draw-brag = Alle bekommen drei Karten, ungesehen; es wird gesetzt, getauscht und wieder gesetzt.
agreed-braggers = Bragger: { $cards }.
agreed-braggers-none = Es gibt keine Bragger.
agreed-lowest-rank = Die niedrigste Karte im Spiel ist die { NUMBER($n) }.
agreed-stake-max = Niemand darf mehr als { NUMBER($chips) } einzahlen.
agreed-fixed-sum = Geht niemand mit, zahlt jeder andere dem Geber { NUMBER($chips) }.
agreed-fixed-sum-none = Geht niemand mit, nimmt der Geber nur seinen Einsatz zurück.
agreed-concede-yes = Sind alle gleich, sagt, wer zuletzt erhöht hat, das Blatt an. Wer es nicht anficht, gibt auf.
agreed-pool-ante = Alle zahlen vor jeder Runde { NUMBER($chips) } in den Pot.
agreed-draw-yes = Vor dem Bieten dürfen alle bis zu drei Karten tauschen.
agreed-draw-no = Es wird nicht getauscht.
agreed-brag-max = Ein Gebot ist höchstens { NUMBER($chips) }.
agreed-limit-fixed = Ein Einsatz liegt genau eine Einheit über dem, was offen ist.
agreed-limit-none = Ein Einsatz liegt mindestens eine Einheit über dem, was offen ist, ohne Limit.
agreed-big-blind = Der Big Blind ist { NUMBER($chips) }, der Small Blind die Hälfte.
agreed-draw-unit-1 = Die Einheit ist ein Big Blind, nach dem Tausch zwei.
agreed-draw-unit-2 = Die Einheit sind zwei Big Blinds, nach dem Tausch vier.
fault-odd-blind = Er muss gerade sein: Die Hälfte ist der Small Blind.
fault-courts-and-tens = Mit Assen zu 10 käme niemand auf 31. Lass ein Ass 11 zählen.
howto-stake = Der Geber setzt vor den Karten, so viel er mag. Dann bekommen alle drei.
howto-meet = Links von ihm beginnt es: Geh mit dem höchsten Einsatz mit, setz mehr, oder steig aus, bis alle gleich viel drin haben.
howto-all-show = Dann zeigen alle, die noch dabei sind, und das beste Blatt gewinnt. Bei gleichen, wer zuerst gesetzt hat.
howto-unmet = Geht niemand mit, nimmt der Geber seinen Einsatz zurück, und jeder zahlt ihm einen Chip.
howto-pairs-alone = Nur Prial (drei von einem Wert), Paar und höchste Karte zählen: keine Straßen, keine Flushs.
howto-three-braggers = Karo-Ass, Kreuzbube und Karoneun sind Bragger und stehen für jede Karte. Ein echtes Blatt schlägt das gleiche mit Braggern.
howto-american-draw = Alle zahlen die Ante und bekommen drei Karten. Dann tauscht jeder bis zu drei, zuerst, wer links vom Geber sitzt.
howto-american-brag = Dann passt du oder bietest eine Summe. Auf ein Gebot hält jeder andere und zahlt sie, oder er geht.
howto-american-sight = Wer zuletzt hält, verlangt die Karten, und alle zeigen; oder er bietet nach, und es geht noch einmal herum.
howto-american-alone = Hält niemand, bekommt der Bieter den Pot, ohne zu zeigen. Passen alle, zeigen alle.
howto-american-ranks = Nur Prial (drei von einem Wert), Paar und höchste Karte zählen. Alle Buben und Neunen sind Bragger; je weniger davon, desto besser. Drei Bragger sind drei Buben. Gleich: wer näher links vom Geber sitzt.
howto-blinds = Der Spieler links vom Geber zahlt den Small Blind, der nächste den Big Blind. Alle bekommen drei Karten, ungesehen; ansehen darfst du sie jederzeit.
howto-unit = Der Reihe nach gehst du mit, setzt eine Einheit mehr oder steigst aus, bis alle gleich viel drin haben: höchstens drei Erhöhungen, zu zweit beliebig viele.
howto-unit-free = Reihum: mitgehen, mindestens eine Einheit mehr setzen oder aussteigen, bis alle gleichauf sind. Höchstens drei Erhöhungen; sind nur noch zwei dabei, beliebig viele.
howto-half = Ungesehen gehst du zum halben Preis mit, darfst aber nicht setzen.
howto-draw = Dann tauschst du bis zu drei Karten, auch ungesehen. Es folgt eine zweite Setzrunde mit doppelter Einheit.
howto-draw-show = Alle, die noch dabei sind, zeigen. Das beste Brag-Blatt gewinnt; gleiche teilen.
howto-braggers-shown = Drei Könige mit Bragger schlagen drei echte Achten und jedes Paar.
howto-american-shown = Zwei Asse und ein Bragger sind drei Asse und schlagen drei echte Könige.
howto-draw-shown = Drei Dreien sind der beste Prial, Ass-Zwei-Drei die beste Straße.
brief-pair-royal = drei von einem Wert; Asse am besten
brief-pair-alone = zwei von einem Wert; die dritte zählt nicht
brief-high-alone = nichts davon; nur die höchste zählt
tie-natural = Ein echtes Blatt schlägt das gleiche mit Braggern.
tie-fewer-braggers = Von gleichen Blättern gewinnt das mit weniger Braggern; drei sind drei Buben.
key-check-or-match = schieben oder mitgehen
illegal-owing = { $owed ->
    [one] { NUMBER($owed) } ist
   *[other] { NUMBER($owed) } sind
} offen: mitgehen, mehr setzen oder aussteigen
illegal-nothing-owed = nichts ist offen
illegal-unseen-bet = ungesehen darf man mitgehen oder aussteigen, aber nicht setzen
illegal-raises-done = ein Einsatz wird je Setzrunde höchstens { NUMBER($most) }-mal erhöht
illegal-bets-out = jeder, der noch dabei ist, muss mitgehen können: höchstens { NUMBER($most) }
illegal-must-stake = zuerst muss der Geber setzen
illegal-nothing-to-stake = nur der Geber setzt vor den Karten
illegal-must-draw = zuerst heißt es tauschen oder behalten
illegal-no-draw-now = jetzt wird nicht getauscht
illegal-wrong-throw = es werden eine bis { NUMBER($most) } Karten getauscht
illegal-must-go = zuerst ist auf das Gebot von { NUMBER($owed) } zu antworten: halten oder gehen
illegal-must-see-or-brag = wer zuletzt gehalten hat, verlangt die Karten oder bietet nach
setup-odd-blind = big_blind: Die Hälfte ist der Small Blind, also ist er gerade
setup-courts-and-tens = pips31: Mit Assen zu 10 ergeben nur Bilder und Asse keine 31
family-three-stake = Klassisches Brag
family-three-stake-says = Drei Einsätze: die beste offene Karte, das Bieten und die Einunddreißig.
family-post-and-pair = Post and Pair
family-post-and-pair-says = Drei Einsätze: die beste offene Karte, das beste Blatt und die Einundzwanzig.
rail-three-pots = 3 × { NUMBER($n) }
game-three-stake = Klassisches Brag mit drei Einsätzen
game-post-and-pair = Post and Pair
pot-upcard = Offene
pot-brag = Bieten
pot-thirty-one = 31
pot-seat = Seat
pot-pair = Pair
pot-post = Post
raises-brag = { $who ->
    [you] Du erhöhst und legst { NUMBER($chips) }
   *[other] { $who } erhöht und legt { NUMBER($chips) }
}.
sees-at-once = { $who ->
    [you] Du willst
   *[other] { $who } will
} sehen: { $whom ->
    [you] du zeigst
   *[other] { $whom } zeigt
}.
meets-brag = { $who ->
    [you] Du nimmst an: { NUMBER($chips) }
   *[other] { $who } nimmt an: { NUMBER($chips) }
}.
has-upcard = { $who ->
    [you] Du hast die beste offene Karte: { $card }
   *[other] { $who } hat die beste offene Karte: { $card }
}.
has-best-hand = { $who ->
    [you] Du hast das beste Blatt: { $hand }
   *[other] { $who } hat das beste Blatt: { $hand }
}.
takes-unseen = { $who ->
    [you] Du bleibst allein und nimmst ihn ungesehen
   *[other] { $who } bleibt allein und nimmt ihn ungesehen
}.
draws-to = { $who ->
    [you] Du ziehst { $card }: { NUMBER($sum) }
   *[other] { $who } zieht { $card }: { NUMBER($sum) }
}.
draws-over = { $who ->
    [you] Du ziehst { $card }: { NUMBER($sum) }, zu viel
   *[other] { $who } zieht { $card }: { NUMBER($sum) }, zu viel
}.
draws-exactly = { $who ->
    [you] Du ziehst { $card }: genau { NUMBER($sum) }
   *[other] { $who } zieht { $card }: genau { NUMBER($sum) }
}.
gives-card = { $who ->
    [you] Du gibst { $card } ab
   *[other] { $who } gibt { $card } ab
}.
stands-at = { $who ->
    [you] Du bleibst bei { NUMBER($sum) }
   *[other] { $who } bleibt bei { NUMBER($sum) }
}.
is-nearest = { $who ->
    [you] Du bist mit { NUMBER($sum) } am nächsten
   *[other] { $who } ist mit { NUMBER($sum) } am nächsten
}.
has-the-number = { $who ->
    [you] Du hast { NUMBER($sum) }
   *[other] { $who } hat { NUMBER($sum) }
}.
share-the-number = { $names } teilen mit { NUMBER($sum) }.
draw-again = { $names } liegen gleich und ziehen noch einmal.
draws-again = { $who ->
    [you] Du ziehst noch einmal: { $card }
   *[other] { $who } zieht noch einmal: { $card }
}.
draw-again-moment = Noch eine Karte
all-are-over = Alle haben zu viel: Der Pot bleibt für die nächste Runde.
all-three-won = { $who ->
    [you] Du hast alle drei gewonnen: Die anderen zahlen dir zusammen { NUMBER($chips) } dazu
   *[other] { $who } hat alle drei gewonnen: Die anderen zahlen zusammen { NUMBER($chips) } dazu
}.
did-take-up = nimmt an
did-give-up = gibt auf
did-raise = erhöht: { NUMBER($chips) }
did-see-at-once = will sehen
stands = bleibt
is-over = zu viel
counts-so-much = zählt { NUMBER($sum) }
brags-now = bietet
number-of-whom = { $who ->
    [you] deine
   *[other] { $who }
}
over-at-last = zu viel
give-up = Aufgeben
raise-of = Erhöhen: { NUMBER($chips) }
raise = Erhöhen
take-up-for = Annehmen: { NUMBER($chips) }
take-up = Annehmen
stand = Bleiben
stand-at = Bei { NUMBER($sum) } bleiben
draw-a-card = Karte ziehen
exchange-a-card = Karte tauschen
give-card = { $card } abgeben
your-turn-to-answer = Annehmen für { NUMBER($chips) }, erhöhen oder passen.
your-turn-of-two = Sehen für { NUMBER($chips) }, erhöhen oder aufgeben.
number-far = Du hast { NUMBER($sum) }: Keine Karte ist zu viel.
number-near = Du hast { NUMBER($sum) }. Mit { NUMBER($left) } mehr sind es { NUMBER($target) }, darüber bist du raus.
number-hit = Du hast { NUMBER($sum) }: Bleib, und der Pot ist deiner.
number-at-most = Du hast { NUMBER($sum) } und darfst nichts mehr ziehen: Bleib.
stake-line = { $pot }: { $names }, { $how }, { NUMBER($chips) }.
stake-stays = { $pot }: niemand, { $chips ->
    [one] { NUMBER($chips) } bleibt
   *[other] { NUMBER($chips) } bleiben
}.
who-of-line = { $who ->
    [you] du
   *[other] { $who }
}
unseen-in-line = ungesehen
rule-second-favourite = Zweite wilde Karte
rule-second-favourite-hint = Wild wie der Kreuzbube, nur etwas schwächer.
rule-second-favourite-none = Keine
rule-second-favourite-jack = Karobube
rule-second-favourite-nine = Karoneun
rule-second-favourite-ace = Karo-Ass
rule-second-favourite-why = Wikipedia: „Some circles also admitted the ♦9“. Die deutsche Wikipedia: der Karobube. Ein russischer Text: das Karo-Ass, einer seiner drei Bragger.
rule-three-ante-why = Wikipedia: „players ante 3 stakes, one for each phase of the game“.
rule-braggers-three = Bragger
rule-braggers-three-hint = Um den zweiten Pot, anstelle des Kreuzbuben.
rule-braggers-three-no = Die Favoriten
rule-braggers-three-yes = Alle drei: ♦A, ♣B, ♦9
rule-braggers-three-why = Nur ein russischer Text: Um den zweiten Einsatz geht es wie in seinem Brag mit einem Einsatz, und das hat drei Bragger.
rule-vying = Das Bieten
rule-vying-hint = Zwei fordern sich heraus, oder alle setzen, bis sie gleichauf sind.
rule-vying-challenge = Zu zweit
rule-vying-round = Alle
rule-three-brag-max-why = So haben wir es festgelegt: Eine Grenze nennt hier keine Quelle.
rule-vying-why = Wikipedia, nach einem Hoyle von 1810: Zwei fordern sich heraus. Die deutsche Wikipedia: eine Wettrunde wie beim Poker.
rule-eldest = Wer beginnt
rule-eldest-hint = Gewinnt auch einen Pot, der sich nicht teilen lässt.
rule-eldest-left = Links vom Geber
rule-eldest-dealer = Der Geber
rule-eldest-why = Wikipedia: „Eldest hand deals“. In der deutschen Wikipedia wechselt das Geben, und wer näher beim Geber sitzt, geht vor.
rule-ace31 = Ein Ass zählt
rule-ace31-hint = Bei der Einunddreißig.
rule-ace31-10 = 10
rule-ace31-11 = 11
rule-ace31-1 = 1
rule-ace31-either = 1 oder 11
rule-ace31-why = Wikipedia: „courts and Aces scored 10“. Die deutsche Wikipedia: 10, nach Vereinbarung auch 1 oder 11. Ein russischer Text: 11.
rule-pips31 = Punkte bei der Einunddreißig
rule-pips31-hint = Jede Karte, oder nur Asse und Bilder.
rule-pips31-all = Jede Karte
rule-pips31-courts = Asse und Bilder
rule-pips31-why = Wikipedia: „pips their face value“. Nur ein russischer Text: Andere Karten als Asse und Bilder zählen nichts.
rule-stock31 = Bei der Einunddreißig
rule-stock31-hint = Man zieht eine Karte dazu oder gibt eine der drei dafür ab.
rule-stock31-add = Ziehen
rule-stock31-exchange = Tauschen
rule-stock31-why = Wikipedia: „exchanging a card with the stock“. Die deutsche Wikipedia und ein russischer Text: Eine Karte kommt dazu.
rule-draw-max = Karten zu ziehen
rule-draw-max-hint = Höchstens, beim dritten Pot. Leer: so viele man will.
rule-draw-max-why = Nur ein russischer Text: eine Karte. Die deutsche Wikipedia: Karten, und kein Wort davon, wie viele.
rule-exactly31 = Genau einunddreißig
rule-exactly31-hint = Nimmt den Pot sofort, oder alle mit 31 teilen ihn.
rule-exactly31-takes = Sofort
rule-exactly31-split = Geteilt
rule-exactly31-why = Wikipedia: Es gewinnt „the first player to reach exactly 31“. Nur ein russischer Text: Oder es wird geteilt, wenn es ausgemacht ist.
rule-tie31 = Gleich nah
rule-tie31-hint = Ausgezogen: Jeder zieht eine Karte, die höchste gewinnt. Vorhand sitzt näher links vom Geber.
rule-tie31-again = Ausgezogen
rule-tie31-elder = Vorhand
rule-tie31-split = Geteilt
rule-tie31-why = Wikipedia: „they drew again until a winner was established“; eine Fußnote denkt an „either a draw or positional priority“.
rule-all-three = Alle drei gewonnen
rule-all-three-hint = So viele Antes mehr von allen anderen, höchstens 3.
rule-all-three-none = Keine
rule-all-three-why = Die deutsche Wikipedia, nach der Britannica von 1911: ein Einsatz mehr von allen, manchmal zwei oder drei.
rule-royal-takes-all = Prial nimmt alles
rule-royal-takes-all-hint = Wer Pair mit einem gezeigten Prial gewinnt, nimmt auch Seat und Post.
rule-post-draw-max-why = So haben wir es festgelegt: Wie viele Karten man ziehen darf, sagt keine Quelle.
rule-royal-takes-all-why = Cottons Buch: Ein Prial gewinnt alle drei.
rule-post-ante-why = Wikipedia und Cottons Buch: je ein Einsatz für Post, Pair und Seat.
agreed-three-antes = Vor jeder Runde zahlen alle { $n ->
    [one] { NUMBER($n) } Chip
   *[other] { NUMBER($n) } Chips
} in jeden der drei Pots.
agreed-three-stake = Alle bekommen drei Karten, die letzte offen, und spielen um drei Pots: offene Karte, Bieten, Einunddreißig.
agreed-post-and-pair = Alle bekommen drei Karten, die letzte offen, und spielen um drei Pots: Seat, Pair und Post.
agreed-second-favourite-none = Der Kreuzbube ist wild.
agreed-second-favourite-jack = Der Kreuzbube ist wild, und unter ihm der Karobube.
agreed-second-favourite-nine = Der Kreuzbube ist wild, und unter ihm die Karoneun.
agreed-second-favourite-ace = Der Kreuzbube ist wild, und unter ihm das Karo-Ass.
agreed-braggers-three-yes = Um den zweiten Pot sind Karo-Ass, Kreuzbube und Karoneun Bragger. Bei gleichen Blättern gewinnt, wer zuerst gesetzt hat.
agreed-vying-challenge = Einer bietet, einer nimmt an; die beiden spielen allein um den zweiten Pot.
agreed-vying-round = Um den zweiten Pot setzen alle, bis gleichauf ist, wer bleibt.
agreed-eldest-dealer = Der Geber ist immer zuerst dran; gegeben wird von links neben ihm.
agreed-ace31-10 = Bei der Einunddreißig zählt ein Ass zehn.
agreed-ace31-11 = Bei der Einunddreißig zählt ein Ass elf.
agreed-ace31-1 = Bei der Einunddreißig zählt ein Ass eins.
agreed-ace31-either = Bei der Einunddreißig zählt ein Ass eins oder elf.
agreed-pips31-all = Bilder und Zehnen zählen dort zehn, andere Karten ihre Augen.
agreed-pips31-courts = Bilder zählen dort zehn, alle anderen Karten außer Assen nichts.
agreed-stock31-add = Um den dritten Pot zieht man Karten zu seinen dreien.
agreed-stock31-exchange = Um den dritten Pot tauscht man: eine der drei Karten gegen die oberste vom Stapel.
agreed-draw-max = Um den dritten Pot zieht man höchstens { $n ->
    [one] { NUMBER($n) } Karte
   *[other] { NUMBER($n) } Karten
}.
agreed-exactly31-takes = Genau einunddreißig nimmt den dritten Pot sofort.
agreed-exactly31-split = Alle mit einunddreißig teilen den dritten Pot.
agreed-tie31-again = Sind Blätter gleich nah, zieht jeder eine Karte, und die höchste gewinnt.
agreed-tie31-elder = Sind Blätter gleich nah, gewinnt die Vorhand.
agreed-tie31-split = Sind Blätter gleich nah, wird geteilt.
agreed-all-three-none = Alle drei Pots für einen bringen nichts extra.
agreed-all-three-1 = Wer alle drei Pots gewinnt, bekommt von allen anderen eine Ante dazu.
agreed-all-three-2 = Wer alle drei Pots gewinnt, bekommt von allen anderen zwei Antes dazu.
agreed-all-three-3 = Wer alle drei Pots gewinnt, bekommt von allen anderen drei Antes dazu.
agreed-royal-takes-all-yes = Wer Pair mit einem gezeigten Prial gewinnt, nimmt alle drei Pots.
howto-three-pots = Alle zahlen eine Ante in jeden der drei Pots und bekommen drei Karten, die dritte offen.
howto-best-upcard = Die beste offene Karte nimmt den ersten Pot: das Karo-Ass, sonst die höchste. Bei Gleichstand gewinnt, wer näher links vom Geber sitzt.
howto-best-upcard-dealer = Die beste offene Karte nimmt den ersten Pot: das Karo-Ass, sonst die höchste. Unter gleichen die des Gebers, sonst die näher links vom Geber.
howto-brag-of-two = Links vom Geber beginnt es: passen oder bieten. Wer als Erster annimmt, legt so viel oder mehr; die beiden machen weiter, bis einer sieht oder aufgibt.
howto-brag-of-none = Nimmt niemand an, hat der Bieter den Pot ungesehen. Passen alle, zeigen alle.
howto-favourite = Nur Prial (drei von einem Wert), Paar und höchste Karte zählen. Der Kreuzbube steht für jede Karte; ein echtes Blatt schlägt das gleiche mit ihm.
howto-thirty-one = Dann werden alle Karten aufgedeckt. Reihum zieht man auf 31 zu oder bleibt: Zehnen, Bilder und Asse zählen 10. Über 31 ist man raus; genau 31 nimmt den dritten Pot sofort, sonst der Nächste darunter. Sind mehrere gleich nah, zieht jeder eine Karte, und die höchste nimmt ihn.
howto-all-three = Gewinnst du alle drei, zahlen dir alle anderen noch eine Ante.
howto-post-pots = Alle zahlen je eine Ante in Seat, Pair und Post und bekommen drei Karten, die dritte offen.
howto-seat = Die beste offene Karte nimmt Seat: das Karo-Ass, sonst die höchste. Bei Gleichstand gewinnt, wer näher links vom Geber sitzt.
howto-pair = Um Pair wird reihum geschoben oder gesetzt, bis gleichauf ist, wer bleibt; dann wird gezeigt. Es gewinnen Prial (drei von einem Wert), Paar oder die höchsten Karten; nichts ist wild.
howto-post = Dann werden alle Karten aufgedeckt, und alle spielen um Post, auch wer Pair aufgab: auf 21 zu ziehen oder bleiben. Zehnen und Bilder zählen 10, Asse 1. Über 21 ist man raus; genau 21 nimmt Post sofort, sonst der Nächste darunter.
howto-favourite-shown = Zwei Zweien und der Kreuzbube sind drei Zweien und schlagen ein Paar Asse.
howto-pair-shown = Drei Zweien schlagen ein Paar Asse, und das schlägt die höchsten Karten.
key-take-up = annehmen oder sehen
key-stand = bleiben
key-draw-a-card = eine Karte ziehen
illegal-must-brag-or-pass = zuerst muss feststehen, wer bietet: bieten oder passen
illegal-must-answer-brag = zuerst ist auf das Gebot zu antworten: annehmen oder passen
illegal-must-see-or-give-up = zuerst heißt es den anderen sehen, erhöhen oder aufgeben
illegal-must-draw-or-stand = jetzt wird eine Karte gezogen oder keine mehr
illegal-must-exchange-or-stand = jetzt wird eine Karte getauscht oder keine mehr
illegal-no-more-cards = { $most ->
    [one] mehr als { NUMBER($most) } Karte darf
   *[other] mehr als { NUMBER($most) } Karten dürfen
} nicht gezogen werden
key-pass-or-bolt = passen oder gehen
key-go-or-sight = halten oder Karten sehen
key-brag = bieten
key-draw = tauschen
key-keep-all = alle behalten
language = Sprache
as-the-device = Wie das Gerät
language-not-fetched = Diese Sprache konnte nicht geladen werden. Versuch es noch einmal, sobald du wieder online bist.
speed = Spieltempo
light = Darstellung
suits = Kartenfarben
bots-take-their-time = Bots lassen sich Zeit
deal-on-by-itself = Nächste Runde automatisch geben
hint-deal-on-by-itself = nach einer Pause zum Lesen
keep-the-screen-awake = Bildschirm wach halten
play-with-keys = Mit Tasten spielen
sound = Ton
hint-sound = Karten, Chips, ein leiser Klang, wenn du gewinnst
volume = Lautstärke
quiet = Leise
usual-volume = Mittel
loud = Laut
sort-the-cards = Karten sortieren
hint-highest-first = offene Blätter liegen nach Wert
hints = Tipps
hint-hints = ein Knopf, der dich berät, wenn du dran bist
confirm-risky-actions = Bei Riskantem nachfragen
hint-confirm-risky-actions = zweimal drücken, um ein gutes Blatt oder ohne Not auszusteigen, für „Alle drei“, „Nehmen“, „Alle zeigen“ und um die Karten durch Antippen anzusehen
leaving-keeps-all = Du kannst jetzt gehen. „Weiter“ bringt dich genau hierher zurück.
leave-the-table = Verlassen
vibration = Vibration
hint-vibration = wenn du dran bist und wenn du gewinnst
what-the-keys-do = Tastenbelegung
hint-where-several-share-the-screen = wenn sich mehrere den Bildschirm teilen
hint-a-pause-before-each-speaks = eine kurze Pause vor jedem Zug
bots-talk = Bots reden
hint-bots-talk = zwei Worte, dann und wann
hint-while-a-deal-is-played = während einer Runde und für Karten auf Handys
slow = Langsam
usual = Normal
quick = Schnell
instant = Sofort
day = Tag
evening = Abend
high-contrast = Hoher Kontrast
two-colours = Zweifarbig
four-colours = Vierfarbig
hold = Halten
press-once = Antippen

## The house: its tabs (short: they stand side by side on a phone)

tab-settings = Einstellungen
tab-rules = Regeln
tab-odds = Quoten
tab-log = Verlauf
tab-records = Archiv

## The house: the log

log-is-empty = Hier steht mit, was am Tisch geschieht.
debts = Schulden
log-debt = { $who ->
    [you] Du schuldest
   *[other] { $who } schuldet
} { $whom ->
    [you] dir
   *[other] { $whom }
} { NUMBER($chips) }

## The house: the hands. Prial (three of a rank), run and flush are the words of Brag for them.

kind-prial = Prial
kind-prial-of-threes = Prial Dreien
kind-running-flush = Straight Flush
kind-run = Straße
kind-flush = Flush
kind-pair = Paar
kind-high-card = Höchste Karte

## The house: the rules in brief

agreed-at-this-table = An diesem Tisch vereinbart
agreed-when-chosen = In einem Spiel des Gebers mit Blindspiel, wilden Karten oder mehr Karten:
brief-prial = drei Gleiche; Dreien am höchsten, dann Asse
brief-running-flush = eine Straße in einer Farbe
brief-run = drei in Folge; A 2 3 am höchsten, dann A K Q
brief-flush = drei in einer Farbe; die höchste Karte zählt zuerst
brief-pair = zwei Gleiche; dann die dritte Karte
suits-are-equal-and-no-run = Alle Farben sind gleich, und K-A-2 ist keine Straße.

## Guided deals

lesson-first = Die erste Runde
lesson-kept = Das behaltene Blatt
lesson-cover = Den Pot abdecken
lesson-next = Weiter
lesson-leave = Verlassen
lesson-on = Nächste Lektion
lesson-back = Zurück an den Tisch
lesson-answer = Was zu deiner Antwort gesagt wird
lesson-over = Die Lektion ist zu Ende.
lesson-situation = So steht es. Spiel von hier aus weiter.
lesson-score = { NUMBER($good) } von { NUMBER($all) } hast du gut beantwortet.
lessons = Lektionen
lessons-are = Lektionen, die jemand geschrieben hat. Öffne eine Datei oder einen Link mit einer, oder schreib selbst eine.
lesson-unnamed = Eine Lektion ohne Titel
lesson-by = { $title }, von { $author }
lesson-change-it = Ändern
lesson-delete-it = Löschen
lesson-change = { $title } ändern
lesson-save = { $title } in einer Datei sichern
lesson-delete = { $title } löschen
lesson-lost = Diese Lektion ist nicht mehr da. Öffne sie noch einmal.
lesson-link-unread = In diesem Link steckt keine lesbare Lektion. Vielleicht wurde er unterwegs abgeschnitten.
lesson-fault = Zeile { NUMBER($line) }: { $why }.
lesson-is-none = eine Lektion beginnt mit der Zeile „brag-lesson 1“
lesson-is-newer = diese Lektion wurde für eine spätere Version von Brag geschrieben
lesson-long-text = eine Lektion hat höchstens { NUMBER($most) } Bytes
lesson-many-steps = eine Lektion hat höchstens { NUMBER($most) } Schritte
lesson-many-deals = eine Lektion hat höchstens { NUMBER($most) } Runden
lesson-many-answers = eine Frage hat höchstens { NUMBER($most) } Antworten
lesson-long-sentence = dieser Text darf höchstens { NUMBER($most) } Zeichen haben
lesson-empty = hier fehlt ein Text
lesson-unknown-term = unter „{ $key }“ wird nichts erklärt; es gibt: { $known }
lesson-unknown-word = keine Zeile beginnt mit „{ $word }“
lesson-needs = eine Zeile mit „{ $word }“ sieht so aus: { $example }
lesson-twice = „{ $word }“ steht hier zum zweiten Mal
lesson-late = „{ $word }“ steht vor der ersten Runde
lesson-no-place = „{ $word }“ folgt auf eine Zeile mit „{ $other }“
lesson-no-text = nur eine Zeile mit Text geht mit „|“ weiter
lesson-no-right = eine Frage braucht eine Zeile mit „right“ oder „judge“
lesson-judged-twice = eine Frage hat entweder „judge“ oder eigene Antworten
lesson-box = Platz { $seat } kann hier keine weitere Box haben: Dazu braucht es einen Spieler allein gegen die Bank oder die Regel „boxes any“
lesson-no-seat = an Platz { $seat } sitzt niemand
lesson-deal-due = die Runde ist zu Ende: Zuerst kommt eine Zeile mit „deal“
lesson-deal-not-over = die Runde davor ist nicht zu Ende
lesson-sitting-over = das Spiel ist zu Ende
lesson-not-the-learner = hier ist nicht der Schüler an der Reihe
lesson-foreign-answer = es antwortet der Schüler, und er sitzt nicht an Platz { $seat }
lesson-card-twice = { $card } wird in dieser Runde zweimal gegeben
lesson-no-such-card = in diesem Kartenspiel gibt es { $card } nicht
lesson-card-elsewhere = { $card } kann hier nicht gegeben werden: Sie liegt anderswo
lesson-cards-undealt = so viele Karten werden dort in dieser Runde nicht gegeben
lesson-cards-unplaced = die Karten lassen sich nicht so legen, dass jede Zeile stimmt
lesson-many-states = eine Lektion hat höchstens { NUMBER($most) } Zeilen mit „state“
lesson-no-way = es fand sich keine Spielweise, die dazu führt
lesson-again = Noch einmal
lesson-from-the-start = Von vorn
lesson-word = Ein Wort des Spiels
term-ante = Die Ante ist, was alle in den Pot zahlen, bevor gegeben wird.
term-blind = Wer seine Karten nicht angesehen hat, spielt blind und zahlt die Hälfte. Wer sie angesehen hat, spielt offen.
term-cover = Wer den Einsatz nicht zahlen kann, darf den Pot mit allen Chips abdecken und spielt um das, was darin liegt. Die anderen spielen um einen neuen Pot weiter.
term-fold = Wer passt, gibt sein Blatt auf und was er gezahlt hat.
term-kept = Wer allein übrig bleibt und nicht hingesehen hat, bekommt den Pot nicht, darf aber das Blatt für die nächste Runde behalten.
term-see = Sind nur noch zwei dabei, kann man zahlen, um zu sehen: Beide Blätter werden aufgedeckt, das bessere gewinnt.
term-stake = Der Einsatz ist, was von den anderen verlangt, wer zuletzt gesetzt hat: Wer offen spielt, zahlt mindestens so viel, wer blind spielt, die Hälfte.
workshop = Einen Tisch aufbauen
workshop-not-from-here = Dieser Tisch lässt sich nicht aufbauen: Wie es dazu kam, hängt von Karten ab, die nicht gezeigt wurden.
workshop-players = Spieler
workshop-cards = Karten
workshop-text = Text
workshop-uses = Damit …
workshop-cards-says = Wähle einen Platz, dann eine Karte. Was dem Zufall bleibt, ist jedes Mal anders.
workshop-by-chance = Zufall
workshop-pack = Das Kartenspiel
workshop-chance = Zufall
workshop-place = { $name }, Karte { NUMBER($nth) }: { $card }
workshop-kept-hand = { $name }, behaltenes Blatt
workshop-board = Auf dem Tisch
workshop-spare = Ersatzblatt { NUMBER($nth) }
workshop-learner = Wer lernt
workshop-deals = gibt
workshop-anew = Ändern und neu geben
workshop-standing = Wie gesetzt wurde
workshop-standing-says = Einsätze, die dazu führen, werden gefunden und ersetzen, was in dieser Runde getan wurde. Ein leeres Feld bleibt offen.
workshop-stake = Letzter Einsatz, offen
workshop-stands = Wie { $name } steht
workshop-turn = ist dran
workshop-stand-so = So einstellen
workshop-text-says = Dieser Text ist der Tisch und die Lektion. Was du am Tisch tust, wird unten angefügt. Du kannst alles ändern.
workshop-adds = Hier etwas sagen
workshop-tell = Als Text anfügen
workshop-ask = Als Frage anfügen
workshop-play-on = Ab hier weiterspielen
workshop-worths = Was jede Wahl wert ist
workshop-learn = Wie ein Schüler durchspielen
workshop-pass-on = Weitergeben
workshop-share = Teilen
workshop-long = Für einen Link ist das zu lang. Sichere es in einer Datei: Wer sie auf diese Seite zieht, kann es spielen.
workshop-keep = In der Schule behalten
workshop-kept = Steht jetzt in der Schule unter Lektionen.

lesson-first-pot = Alle haben 1 in den Pot gezahlt und drei Karten bekommen. Das beste Blatt gewinnt ihn – oder wer übrig bleibt, wenn die anderen aussteigen.
lesson-first-blind = Nell hat ihre Karten angesehen und setzt 2. Bill hat nicht geschaut: Er spielt blind und zahlt die Hälfte, 1.
lesson-first-yours = Du bist dran. Auch du könntest schauen, aber probier es blind, zum halben Preis. Ansehen kannst du später.
lesson-first-level = Nell zahlt noch einmal 2. Einsätze werden nie ausgeglichen: Was du schon gezahlt hast, zählt nicht, jeder Zug kostet neu.
lesson-first-look = Bill setzt blind 2. Das zählt wie 4, wenn man geschaut hat. Es wird teuer: Sieh dir deine Karten an.
lesson-first-open = Ein Paar Könige – gut. Aber blind bist du nun nicht mehr und zahlst den vollen Preis: 4.
lesson-first-blind-man = Nell ist raus. Zu zweit darf man sehen: zahlen und vergleichen. Aber Bill spielt blind, und dazu zwingen kannst du ihn nicht. Setz noch einmal.
lesson-first-see = Jetzt hat auch Bill geschaut, und du kannst ihn sehen: Die Blätter werden verglichen. Das kostet doppelt, 8.
lesson-first-end = Deine Könige schlagen seine Neunen: Der Pot gehört dir. Das ist Brag. Und wenn du blind gewonnen hättest? Das kommt als Nächstes.

lesson-kept-bet = Du fängst an. Bleib diesmal bis zuletzt blind: Setz 1, ohne zu schauen.
lesson-kept-stays = Alle sind raus, und du hast nie geschaut. Ein Blinder bekommt den Pot nicht: Die 4 Chips bleiben für die nächste Runde. Aber dein Blatt behältst du.
lesson-kept-two = Jetzt hast du zwei Blätter: das alte, das du noch nicht kennst, und ein neues. Du zahlst nur einmal für beide.
lesson-kept-look = Du könntest mit beiden blind setzen oder eins davon ansehen. Sieh dir das alte an: Dann musst du dich für eins entscheiden.
lesson-kept-throw = Neun hoch, ein schwaches Blatt. Behältst du es, ist das neue ungesehen weg. Wirfst du es ab, spielst du das neue, weiter blind. Weg damit.
lesson-kept-bet-again = Dein neues Blatt kennt niemand, auch du nicht. Darum zahlst du weiter die Hälfte: Setz 1.
lesson-kept-see = Nell kann dich nicht zum Zeigen zwingen, denn du spielst blind. Aber du sie, für 2: Dann werden beide Blätter aufgedeckt.
lesson-kept-end = Fünf, sechs, sieben: Deine Straße schlägt ihre Damen, und der ganze Pot gehört dir. Wäre sie ausgestiegen, bliebe er liegen – und dein Blatt bei dir.

lesson-cover-short = Es läuft nicht immer gut: Du hast nur noch 4 Chips.
lesson-cover-look = Nell und Bill setzen je 10. Nicht einmal die Hälfte, blind, kannst du zahlen. Aber sieh dir deine Karten an, bevor du aufgibst.
lesson-cover-cover = Eine Straße, Zehn hoch: zu gut zum Aussteigen. Wer den Einsatz nicht zahlen kann, darf den Pot mit allen Chips abdecken.
lesson-cover-new = Du spielst um die 27 Chips, die du abgedeckt hast, und zahlst nichts mehr. Nell und Bill setzen weiter, um einen neuen Pot.
lesson-cover-end = Bills Asse gewinnen den neuen Pot. Dann treffen sie auf deine Straße, und der abgedeckte Pot gehört dir. Bei einer Niederlage wärst du draußen.

## How to play

game-three-card = Drei-Karten-Brag
game-four-card = Vier-Karten-Brag
game-five-card = Fünf-Karten-Brag
game-best-of-seven = Die besten drei von sieben
game-best-of-thirteen = Die besten drei von dreizehn
game-six-card = Sechs-Karten-Brag
game-seven-card = Sieben-Karten-Brag
game-nine-card = Neun-Karten-Brag
game-ten-card = Zehn-Karten-Brag
game-thirteen-card = Dreizehn-Karten-Brag (Crash)
game-fifteen-card = Fünfzehn-Karten-Brag
game-stop-the-bus = Stop the Bus
howto-game = Spiel
howto-for = { $most ->
    [3] 2 oder 3
   *[other] 2 bis { NUMBER($most) }
} Spieler, { NUMBER($cards) } Karten für jeden.
howto-ante = Alle zahlen die Ante, den Grundeinsatz, in den Pot.
howto-throw = { $n ->
    [1] Wenn du dir deine Karten ansiehst, wirfst du eine verdeckt ab.
   *[other] Wenn du dir deine Karten ansiehst, wirfst du zwei verdeckt ab.
} Die anderen drei sind dein Blatt.
howto-keep-three = Wenn du dir deine Karten ansiehst, wählst du drei zum Spielen und wirfst die anderen verdeckt ab.
howto-bet =
    Links vom Geber geht es los: Wer dran ist, setzt mindestens so viel, wie zuletzt gesetzt wurde, oder steigt aus. Was du
    vorher gezahlt hast, zählt nicht.
howto-last-in = Sind alle anderen ausgestiegen, nimmt der Letzte den Pot und zeigt nichts.
howto-see =
    Sind nur noch zwei übrig, darf jeder doppelt zahlen, um den anderen zu sehen. Das bessere Blatt nimmt den Pot; sind beide
    gleich, verliert, wer gezahlt hat.
howto-see-equal = Sind nur noch zwei dabei, kann jeder so viel zahlen wie den letzten Einsatz, um den anderen zu sehen. Das bessere Blatt nimmt den Pot. Sind sie gleich, verliert, wer gezahlt hat.
howto-see-thrown =
    Sind nur noch zwei übrig, darf jeder doppelt zahlen, um den anderen zu sehen; das bessere Blatt nimmt den Pot. Sind beide
    gleich, gewinnt die höhere abgeworfene Karte; ist auch die gleich, verliert, wer gezahlt hat.
howto-see-thrown-equal = Sind nur noch zwei dabei, kann jeder so viel zahlen wie den letzten Einsatz, um den anderen zu sehen; das bessere Blatt nimmt den Pot. Sind sie gleich, gewinnt die höhere abgeworfene Karte. Sind auch die gleich, verliert, wer gezahlt hat.
howto-blind-in-short =
    Solange du deine Karten nicht ansiehst, bist du blind und setzt halb so viel. Ansehen darfst du sie, wenn du dran bist.
    Sehen kann dich nur, wer auch blind spielt. Steigen alle anderen aus, bleibt der Pot stehen, und du behältst dein
    Blatt, weiter ungesehen.
howto-as-three = Alles Übrige ist wie beim Drei-Karten-Brag.
howto-cover =
    Kannst du den Mindesteinsatz nicht zahlen, darfst du den Pot abdecken: Du setzt alle deine Chips und legst deine Karten
    darauf. Verlierst du, bist du draußen.
howto-goes-on = Gespielt wird, solange zwei noch zahlen können.
howto-blind = Blind spielen
howto-rest = Der Rest der Runde
howto-blind-1 =
    Solange du deine Karten nicht ansiehst, bist du blind und setzt halb so viel. Ansehen darfst du sie, wenn du dran bist.
howto-blind-2 = Wer die eigenen Karten kennt, kann niemanden zum Zeigen zwingen, der blind spielt: Setz weiter oder steig aus. Zwei, die blind spielen, dürfen einander sehen.
howto-blind-3 =
    Steigen alle bis auf jemanden aus, der blind spielt, bleibt der Pot stehen. Auch dieses Blatt bleibt liegen, weiter
    ungesehen, neben dem nächsten.
howto-poker = Wenn du Poker kennst
howto-poker-ranks = Eine Straße schlägt einen Flush, umgekehrt wie beim Poker, warnt pagat.com. Das liegt an den Chancen: Drei Karten ergeben öfter einen Flush als eine Straße, 1.096 Blätter gegen 720; bei fünf Karten ist es andersherum (Wikipedia). Full House und Vierling gibt es nicht. Drei Dreien sind das höchste Blatt, aber ein Paar Dreien ist bloß ein Paar Dreien (Boylesports).
howto-poker-bets = Die Einsätze werden nie ausgeglichen: Jeder Zug kostet mindestens den letzten Einsatz, was immer du schon gezahlt hast. Schieben kann man nicht. Und sehen kann man erst, wenn nur noch zwei dabei sind; bis dahin wächst der Pot (pagat.com).
howto-poker-descends = Brag ist einer der Vorläufer des Poker, sagen die englische und die deutsche Wikipedia und ein russischer Text; höchstwahrscheinlich, sagt ein französischer Text. pagat.com sagt nur, dass es viel älter ist und anders gesetzt wird.
howto-history = Woher es kommt
howto-advice = Ratschläge, nachgeprüft
howto-advice-is = Was die Quellen raten und was wir gemessen haben: hundert Runden mit Ante 1 gegen drei ehrliche Bots.
howto-advice-odds = Kenne die Chancen und spiel nach ihnen, sagt Jon Garibaldi auf pagat.com. Ein Paar schlägt drei von vier Blättern, sagt eine englische Kurzfassung der Regeln, aber hüte dich vor Straßen und Flushs. So ist es: Von hundert Blättern haben 74 nichts, 17 sind ein Paar, und 9 schlagen jedes Paar. Doch unter drei anderen hat in sechs von zehn Runden jemand ein Paar oder mehr.
howto-advice-bluff = Klammer dich nicht an die Chancen, sagt Garibaldi auch: Wer nie blufft, gewinnt keinen großen Pot. Gemessen: Wer ab einem Paar setzt und sonst aussteigt, verliert etwa 60 Chips. Zu zweit hält er sich.
howto-advice-blind = Blind zu spielen lernt man erst in Jahren, warnt er, und wer es zu oft tut, verliert. Ein englischer Hausregeltext mag es: mehr Leben im Spiel, größere Gewinne. Gemessen: Wer nie ansieht und immer am wenigsten setzt, verliert 1.500 Chips.
howto-advice-small = Setz klein, denn das Setzen hört nicht auf. Auch Kleines läppert sich: Wer immer am wenigsten setzt und nie aussteigt, verliert 500 Chips.
howto-advice-read = Manche nennen Brag eher ein Wettspiel als ein Kartenspiel, sagt ein französischer Text: Von den Karten der anderen erfährt man fast nichts und entscheidet wenig. Die Zahlen widersprechen: Ein Könner, der aus den Einsätzen auf die Blätter schließt, gewinnt etwa 130 Chips.
howto-advice-third = Wer nicht alle drei Blätter zu gewinnen glaubt, lässt sich ein starkes drittes, das den Hauptpot schützt, sagt Wikipedia nach David Parlett. Gemessen: Als Regel verliert das. Wer immer das dritte Blatt so stark wie möglich macht, verliert etwa 120 Chips, wer immer das erste, 60. Wäge in jeder Runde ab: Manchmal ist ein drittes Blatt ein schwächeres erstes wert.
howto-advice-wait = Mach dein bestes Blatt nicht gleich: Lass die Karte dafür liegen, bis jemand anders klopft, nimm sie beim letzten Tausch und hoffe, dass sie bis dahin niemand hat. Die Wikipedia erzählt von Spielern, die das tun, vor allem zu zweit. Gemessen: Das verliert. Wer gegen einen ehrlichen Bot jedes Paar und alles Bessere so liegen lässt, verliert von hundert Leben 67.
howto-at-the-table = Am Tisch
howto-company = Am schönsten ist es wohl zu viert bis zu acht, sagt pagat.com.
howto-limits = Je später der Abend, desto höher die Einsätze. Ein englischer Hausregeltext rät, sich nötigenfalls Grenzen zu setzen und dabei zu bleiben.
howto-unshuffled = Gemischt wird selten: nur nach einem Sehen, das ein Prial gewonnen hat. Sonst kommen alle Karten unter das Spiel, wie sie liegen, und ein paar Runden später wieder. Wer sich merkt, was gezeigt und abgeworfen wurde, weiß mehr, als die Chancen sagen. Zu dritt oder zu sechst kann man sich beim Geben sogar gute Karten legen, wie pagat.com zeigt. Wo Brag gibt, geht das nicht.
howto-floaters = Wilde Karten („floaters“) sind im Brag verbreitet: Zweien, einäugige Buben, der Selbstmordkönig oder Joker, wie man es ausmacht. Mit drei Karten spielen die meisten ohne, mit vier und fünf eher mit ihnen (pagat.com).
howto-one-eyed = Einäugige Buben sind Herzbube und Pikbube: Auf britischen Karten sieht man sie von der Seite, mit einem Auge. Der Selbstmordkönig ist der Herzkönig, dem das Schwert durch den Kopf zu gehen scheint (pagat.com).
howto-manners = Zeig niemandem deine Karten, sag nichts über dein Blatt und steig nie außer der Reihe aus. Wer es doch tut, fliegt aus jeder Brag-Runde, sagt pagat.com. Wo Brag gibt, achtet Brag darauf; mit eigenen Karten müsst ihr es selbst.
howto-manners-look = Und sieh dir blinde Karten nicht außer der Reihe an: Das ärgert die anderen sehr, sagt pagat.com, denn wer gerade überlegt, hat plötzlich einen weniger gegen sich, der blind spielt. Wo Brag gibt, geht das nicht, außer es ist ausgemacht, dass man jederzeit nachsehen darf.
howto-covering = Abdecken wirkt ungerecht, räumt pagat.com ein: Wem das Geld ausgeht, der bekommt ein Blatt billig zu sehen. Aber es verhindert Schlimmeres. Klärt vor dem Spiel, ob man abdecken darf; kaum etwas ist wichtiger, sagt ein englischer Hausregeltext.
howto-loans = Borgen: Wenn es ausgemacht ist, darf jeder Mitspieler leihen, auch wer ausgestiegen oder in dieser Runde nicht dabei ist. pagat.com geht weiter: Sein „bystander“, ein Zuschauer, spielt gar nicht mit. Das kann übel ausgehen, warnt pagat.com: Man steigt mit einem guten Blatt aus, oder man borgt, was man vielleicht nicht zurückzahlen kann. Am schlimmsten ist es gegen jemanden, der blind spielt: Der kann endlos setzen, und niemand kann ihn zum Zeigen zwingen.
howto-open = Verwandte, und was niemand weiß
howto-relatives = Die deutsche Wikipedia nennt neben Brag noch Poch, Belle, Fluss und Einunddreißig sowie Bouillotte oder Brelan als Vorläufer des Poker. Primero, aus dem Brag vielleicht entstanden ist, ist mit L’Hombre verwandt.
howto-unknown = Wie alt ist Brag? Ende des 18. Jahrhunderts kannte man es in England gut, und gespielt hat man es wohl lange vorher, sagt ein französischer Text; wie lange, sagt niemand. Und was gilt, wenn jemandem das Geld ausgeht, steht nicht fest: pagat.com fragt erfahrene Spieler danach.
howto-slips = Auch Quellen irren. In der deutschen Übersetzung von pagat.com darf, wer blind als Letzter übrig bleibt, sein Blatt nicht behalten; jedes Blatt, das das offene schlägt, muss weg; drei sind „All-In“, die bloß noch dabei sind; und das Abdecken ist ungerecht gegen den, dem das Geld ausgeht. Im Englischen steht es jedes Mal umgekehrt. Ein französischer Text lässt Ass-König-Dame bei den Straight Flushs aus, bei den Straßen nicht.
howto-three-card-history-1 = Brag ist britisch und alt: Aus Primero wurde Post and Pair und daraus Brag, dessen Regeln Richard Seymour 1721 als Erster druckte. Hoyles Abhandlung von 1751 kennt nur einen Einsatz, wie hier; ein Sammelband von 1860 hat beide Formen (Wikipedia).
howto-three-card-history-2 = In einer Umfrage von Waddingtons war Brag 1981 das viertbeliebteste Kartenspiel Großbritanniens (Wikipedia). Im Film „Bube, Dame, König, grAS“ wird es gespielt, sagt ein russischer Text. Seit wann Straßen und Flushs zählen, sagen unsere Quellen nicht. Die Seite auf pagat.com ist von John McLeod; Jon Garibaldi, Phill Rogers und andere haben mitgeholfen.
howto-four-card-history = pagat.com beschreibt es neben dem Spiel mit drei Karten und findet wilde Karten darin verbreitet. Wie alt es ist, sagt keine unserer Quellen. Von gleichen Blättern gewinnt das mit weniger wilden Karten, noch vor den abgeworfenen: So haben wir es festgelegt.
howto-five-card-history = Die Wikipedia nennt es nach David Parletts Buch von 2008, und pagat.com gibt die Regeln: die der vier Karten, nur wirft man zwei ab. Wie alt es ist, sagt keine von beiden, auch nicht, welche abgeworfene Karte zuerst zählt: hier die höhere.
howto-best-of-seven-history = Die Wikipedia kennt nach David Parletts Buch von 2008 zwei Spiele mit sieben Karten: Man spielt die besten drei oder legt zwei Blätter. Wie man auf die besten drei setzt, sagt sie nicht: hier wie im Drei-Karten-Brag.
howto-best-of-thirteen-history = Die Wikipedia sagt in einem halben Satz und ohne Quelle, dass man von dreizehn Karten drei spielen kann. Wer das tut und seit wann, erzählt niemand; alles Übrige haben wir nach dem Drei-Karten-Brag festgelegt.
howto-six-card-history = pagat.com nennt es unter den Spielen mit mehreren Blättern, neben denen mit sieben, neun und dreizehn Karten. Keine unserer Quellen hat die ganzen Regeln: Ein Punkt für jedes Blatt und zehn zum Sieg sind unsere Festlegung.
howto-seven-card-history = Die Wikipedia beschreibt nach David Parletts Buch von 2008 zwei Blätter, die beide gewinnen müssen. Wie alt das Spiel ist und was bei gleichen Blättern geschieht, sagt sie nicht: Hier gewinnt sie niemand.
howto-nine-card-history = Die Wikipedia erzählt nach David Parletts Buch von 2008 von den vier Antes und von Spielern, die ein gutes drittes Blatt behalten, um den Hauptpot zu schützen. Über gleiche Blätter schweigt sie; auf ourpastimes.com gewinnt das zuerst gezeigte, wie hier.
howto-ten-card-history = Die Wikipedia erwähnt es als Fünfzehn-Karten-Brag mit zehn Karten, von denen man eine ablegt, und nennt keine Quelle. Wie alt es ist, sagt niemand; wie viele Punkte gewinnen, haben wir festgelegt.
howto-thirteen-card-history = Die Wikipedia erzählt davon ohne Quelle: Gezählt wird auf einem Cribbage-Brett, und in manchen Gegenden heißt das Spiel Crash. Die Beschreibungen nennen verschiedene Punktzahlen (7, 10, 15 oder 21) und Mindestblätter; wie alt es ist, sagt keine.
howto-fifteen-card-history = Ein Familienspiel, kaum je um Geld, sagt die Wikipedia und nennt keine Quelle. Was bei gleichen Blättern geschieht, sagt sie nicht, auch nicht, wie viele Runden man spielt: hier gewinnt sie niemand, und fünf Punkte gewinnen das Spiel.
howto-bus-history = Die Wikipedia zählt es zu den Varianten des Brag; auf pagat.com heißt es auch Bastard Brag. Manche spielen um Leben, bei anderen ist das niedrigste Blatt gleich draußen; wie alt es ist, sagt niemand. Andere nennen Einunddreißig so, und das ist kein Brag.
howto-three-stake-history = Richard Seymour druckte diese Regeln 1721, die ersten des Brag. Wie zwei bieten, sagt er nicht; das tut ein Hoyle von 1810. Karoneun und Karobube wurden später wild. Ein Sammelband von 1860 hat das Spiel fast unverändert; David Parlett nannte es 1992 ausgestorben, und doch wurden seine Regeln noch 2001 gedruckt (englische und deutsche Wikipedia).
howto-post-history = Post ist 1528 bezeugt und stammt von Primero, einem alten spanischen Spiel. Brag ist fast dasselbe, mit wilden Karten dazu, sagt die Wikipedia nach David Parlett. Charles Cotton hat es beschrieben; seit wann es niemand mehr spielt, sagen unsere Quellen nicht.
howto-american-history = Der erste amerikanische Bericht über Brag steht in einem New Yorker Hoyle von 1825, sagt die Wikipedia: Von den drei Einsätzen bleibt nur das Bieten. Ein American Hoyle hat acht Bragger und einen Tausch; wie hoch die Ante war und wie viele Karten man in welcher Folge tauschte, steht nicht da: hier bis zu drei, links vom Geber beginnend.
howto-braggers-history = Bücher beschreiben dieses Spiel seit dem späten 19. Jahrhundert. pagat.com nennt es nach Jeffrey Burton erfunden: ältere Texte, falsch gelesen. Hoyles Brag von 1751 hatte einen Einsatz und ein verkürztes Spiel, mit besonderen Buben und Neunen (Wikipedia): Welche Karten, sagt hier keine Quelle, und das „Single Brag“ von 1860 haben wir nicht gesehen. Ein kurzes Spiel unter „Neue Partie“ kommt Hoyles Brag nahe.
howto-draw-history = GameAccount hat es als „3 Card Brag Poker“ für das Spiel im Netz gemacht, sagt pagat.com, damit man sich schwerer absprechen kann. Boylesports bot es um Geld an; dort darf man auch ungesehen tauschen, nur habe es kaum Sinn. Wovon Ungesehene die Hälfte zahlen, sagen beide nicht: hier von dem, was ein offener Spieler schuldet.
howto-casino-history = Ein Casinospiel von heute. Eine russische Beschreibung nennt es „Poker für Faulpelze“, zahlt weniger und sagt nicht, dass die Bank eine Dame braucht.
howto-casino-brag = Casinos geben es auch als „3 Card Brag“: dasselbe Spiel mit der Rangfolge des Brag (wizardofodds.com). Seit wann man eines von beiden spielt, sagen unsere Quellen nicht.
howto-patti-history = Teen Patti ist Hindi für „drei Karten“; es heißt auch Faras und wird in Indien, Nepal, Bangladesch und Trinidad gespielt (Wikipedia). pagat.com findet es fast gleich dem Brag. Die Wikipedia führt es als Variante des Brag; welches von beiden älter ist, sagen unsere Quellen nicht.
howto-set = { $n ->
    [2] Leg zwei Blätter zu je drei Karten, das bessere zuerst.
    [3] Leg drei Blätter zu je drei Karten, das beste zuerst.
    [4] Leg vier Blätter zu je drei Karten, das beste zuerst.
   *[other] Leg fünf Blätter zu je drei Karten, das beste zuerst.
}
howto-left = Eine Karte bleibt übrig; die wirfst du verdeckt ab.
howto-order = Kein Blatt darf besser sein als das davor. Gleich gut ist erlaubt.
howto-show = Haben alle gelegt, zeigen alle ihr erstes Blatt, und das beste gewinnt. Dann kommt das nächste, und so weiter.
howto-tie-nobody = Sind die besten gleich, gewinnt niemand.
howto-tie-first =
    Zuerst zeigt, wer links vom Geber sitzt, danach immer, wer das Blatt davor gewonnen hat. Sind Blätter gleich, gewinnt das
    zuerst gezeigte.
howto-point-each = Jedes Blatt, das du gewinnst, ist ein Punkt.
howto-target-for-nothing =
    Hat nach einer Runde jemand { $n ->
        [one] { NUMBER($n) } Punkt
       *[other] { NUMBER($n) } Punkte
    }, gewinnt das Spiel, wer die meisten hat. Gezahlt wird nichts.
howto-target =
    Hat nach einer Runde jemand { $n ->
        [one] { NUMBER($n) } Punkt
       *[other] { NUMBER($n) } Punkte
    }, gewinnt das Spiel, wer die meisten hat, und bekommt von allen anderen je einen Chip.
howto-most = Wer die meisten Blätter gewinnt, hat die Runde und damit einen Punkt. Haben zwei gleich viele, bekommt ihn niemand.
howto-both = Gewinnst du beide Blätter, gehört der Pot dir. Sonst bleibt er stehen, und alle zahlen wieder die Ante.
howto-four-antes = Alle zahlen vier Antes: je eine in den Pot jedes Blatts und eine in den Hauptpot.
howto-set-bets =
    Auf Wunsch wird um jedes Blatt gesetzt, ehe es gezeigt wird, und zwar in dessen Pot. Wer aussteigt, ist nur bei diesem Blatt raus und setzt bei den nächsten wieder mit; der Hauptpot ist für ihn aber verloren.
howto-pots =
    Wer ein Blatt gewinnt, nimmt dessen Pot. Gewinnst du alle drei, gehört dir auch der Hauptpot; sonst bleibt er stehen. Dann
    zahlen alle wieder vier Antes.
howto-spare =
    Zu zweit und zu dritt gibt es Ersatzblätter. Der Reihe nach darfst du alle deine Karten gegen eins tauschen, ungesehen.
howto-pair-or-better = Weniger als ein Paar gewinnt nichts.
howto-crash = Gewinnst du alle vier Blätter, ist das ein Crash, und das Spiel gehört dir.
howto-four =
    Einmal je Runde darf ein Vierling als ein Blatt aus vier Karten liegen; dann bleibt keine Karte übrig. Er schlägt jeden
    Prial, und alle anderen zahlen dir je einen Chip.
howto-lives = Alle zahlen die Ante, nur einmal, und haben { NUMBER($n) } Leben.
howto-board = Drei Karten liegen offen auf dem Tisch.
howto-swap =
    Links vom Geber geht es los. Bist du dran, musst du tauschen: eine deiner Karten gegen eine vom Tisch, oder alle drei.
    Nie zwei.
howto-stick = Ab deinem zweiten Zug darfst du stattdessen klopfen. Dann sind alle anderen noch einmal dran und müssen tauschen.
howto-stick-at-once = Statt zu tauschen, kannst du klopfen, auch gleich im ersten Zug. Dann sind alle anderen noch einmal dran und müssen tauschen.
howto-lowest =
    Dann zeigen alle. Wer das niedrigste Blatt hat, verliert ein Leben; sind mehrere gleich niedrig, verliert jeder von ihnen
    eins. Wäre danach keiner mehr dabei, verliert niemand.
howto-out = Ohne Leben bist du raus. Der Letzte am Tisch nimmt den Pot.
howto-see-shown = Beide haben ein Paar Könige. Die Neun schlägt die Fünf.
howto-six-shown = Du gewinnst Blatt 1, Nell Blatt 2: je ein Punkt.
howto-seven-shown = Nell gewinnt Blatt 1, du Blatt 2: Der Pot bleibt stehen.
howto-nine-shown = Du nimmst die Pots von Blatt 1 und 3, Nell den von Blatt 2. Der Hauptpot bleibt stehen.
howto-ten-shown = Du gewinnst zwei von drei Blättern und damit die Runde.
howto-thirteen-shown =
    Zwei Punkte für dich, einer für Nell. Blatt 4 ist bei beiden weniger als ein Paar: Das gewinnt niemand.
howto-fifteen-shown = Du gewinnst drei von fünf Blättern und damit die Runde.
howto-swap-shown = Du gibst die Neun her und nimmst die Dame.
howto-lowest-shown = Ass hoch ist hier das niedrigste Blatt und kostet ein Leben.
howto-better = besser
howto-thrown = abgeworfen
howto-the-board = Tisch
howto-your-hand = Dein Blatt
howto-high-card = nichts davon; die höchste Karte zählt zuerst
howto-words = Andere Wörter dafür
howto-names = Prial ist kurz für „pair royal“ (pagat.com). Ein Straight Flush heißt auch „bouncer“ oder „on the bounce“ (ein englischer Hausregeltext) und „on a bike“ (ein französischer Text). Dort heißt Brag auf Französisch „fanfaron“, Prahler.
howto-words-are = Wörter aus Büchern und von anderen Tischen, und wie es hier heißt.
howto-words-find = Wort suchen
howto-words-found = { $n ->
    [0] Kein solches Wort.
    [one] { NUMBER($n) } Eintrag
   *[other] { NUMBER($n) } Einträge
}
howto-words-list =
    Pair-royal, Drilling, Drei Gleiche: Prial;
    Running Flush: Straight Flush;
    Lauf: Straße;
    Höhere Karte: höchste Karte;
    Wild Card, Floater: wilde Karte;
    Suizid-König: Selbstmordkönig;
    Grundeinsatz, Anfangseinsatz: Ante;
    Ersteinsatz: der erste Einsatz;
    Spielmarke: Chip;
    bieten, wetten: setzen;
    aufgeben, ablegen: aussteigen;
    ansagen, zum Sehen auffordern: sehen;
    blinder Mann, Blind-Spieler: wer blind spielt;
    Tischeinsätze: nur Chips auf dem Tisch;
    Abdecken des Pots: den Pot abdecken;
    Zuschauer: wer nur zusieht, bei uns ein Mitspieler, der ausgestiegen oder in dieser Runde nicht dabei ist;
    Teiler: Geber;
    Vorhand: wer links vom Geber sitzt;
    Talon, Stock, Kartenstapel: Stapel;
    Bildkarten: Bilder, also Bube, Dame und König;
    Augen, Pips: Punkte;
    kaufen: ziehen;
    sich überkaufen: über 31 kommen;
    abwarten: schieben;
    halten: mitgehen;
    Sitzung: Partie

## The house: numbers

grouped = { NUMBER($n) }
decimal = { NUMBER($whole) },{ $fraction }
percent = { $share }{"\u00A0"}%
less-than-one-percent = <1{"\u00A0"}%
more-than-99-percent = >99{"\u00A0"}%
odds-against = { $ratio } zu 1
odds-on = { $ratio } zu 1 dafür
odds-evens = 1 zu 1

## The house: the odds

how-often-each-hand-is-dealt = Wie oft jedes Blatt kommt
how-often-of = { $cards ->
    [4] Die besten drei von vier Karten nach den Regeln dieses Spiels, mit der Quote dagegen.
    [5] Die besten drei von fünf Karten nach den Regeln dieses Spiels, mit der Quote dagegen.
    [7] Die besten drei von sieben Karten nach den Regeln dieses Spiels, mit der Quote dagegen.
    [13] Die besten drei von dreizehn Karten, abgelesen an 100.000 Blättern: Alle zu zählen wären zu viele.
   *[3] Drei Karten nach den Regeln dieses Spiels, mit der Quote dagegen.
}
counting-hands = Zählung
column-hand = Blatt
column-ways = Anzahl
column-chance = Chance
column-odds = Quote
of-threes = Dreien
of-other-ranks = andere
all-hands = Alle Blätter
chart-note = Das Beste zuerst; von jeder Art das höchste und das niedrigste Blatt.
down-to = bis
cannot-be-dealt = Kommt nach diesen Regeln nicht vor.
order-prial-of-threes = Drei Dreien, der beste Prial.
order-prial = Drei Gleiche: Asse, dann Könige und so weiter abwärts.
order-running-flush = In Folge und in einer Farbe: A 2 3 ist am höchsten, dann A K Q, K Q J und so weiter abwärts.
order-run = In Folge: A 2 3 ist am höchsten, dann A K Q und so weiter abwärts. K A 2 ist keine Straße.
order-flush = In einer Farbe. Die höchste Karte entscheidet, dann die nächste, dann die niedrigste.
order-pair = Zwei Gleiche. Das höhere Paar gewinnt, dann die höhere dritte Karte.
order-high-card = Nichts davon. Die höchste Karte entscheidet, dann die nächste, dann die niedrigste.
tie-one-thrown = Bei gleichen Blättern gewinnt die höhere abgeworfene Karte.
tie-two-thrown = Bei gleichen Blättern gewinnt die höhere der abgeworfenen Karten, dann die niedrigere.
tie-all-thrown = Bei gleichen Blättern entscheidet die höchste abgeworfene Karte, dann die nächste, bis zur letzten.
tie-fewer-wild = Bei gleichen Blättern gewinnt das mit weniger wilden Karten.
tie-wild-as-itself = Eine wilde Karte steht für die, die das beste Blatt macht; steht sie für sich selbst, zählt sie nicht als wild.
tie-wild = Eine wilde Karte steht für die, die das beste Blatt macht, aber nie für eine, die schon darin ist.
tie-wild-thrown = Eine abgeworfene wilde Karte zählt als das, was sie ist, ein Joker weniger als die Zwei.
tie-suits = Alle Farben sind gleich.
odds-rarer = { $lower } ({ NUMBER($few) }) kommt seltener vor als { $higher } ({ NUMBER($many) }) und zählt doch weniger.
odds-errs = Wo Quellen irren: Ein französischer Text und ein englischer Hausregeltext geben für irgendeinen Prial { $wrong } an. Da fehlen die Dreien; es sind { $right }. Die deutsche Übersetzung von pagat.com gibt für die höchste Karte „3 zu 1“ an, also dagegen; es sind { $high }.
odds-unshuffled = Das alles gilt für gemischte Karten. Werden sie nur eingesammelt, verschieben die letzten Runden die Chancen (pagat.com).
what-beats-this-hand = Wie gut ist dieses Blatt?
pick-cards = { $cards ->
    [4] Wähl vier Karten.
    [5] Wähl fünf Karten.
    [7] Wähl sieben Karten.
    [13] Wähl dreizehn Karten.
   *[3] Wähl drei Karten.
}
picked = { $hand }.
picked-and-thrown = { $hand }. Abgeworfen: { $cards }.
pick-a-hand = Wähl ein Blatt
pick-afresh = Neu wählen
pick-joker = Joker
stands-beats = Schlägt
stands-equals = Gleich
stands-loses-to = Unterliegt
chance-that-it-is-best = Die Chance, dass es das beste ist, gegen so viele offene Blätter
beats-of-others = Von den { NUMBER($hands) } Blättern, die ein anderer dagegen haben kann, schlägt es { NUMBER($beaten) }.
how-exact =
    Gegen ein Blatt exakt; gegen mehrere 100.000-mal simuliert (±0,5 %). Ein gleiches Blatt gilt nicht als geschlagen.

## Records, replay, dealer's choice, keeping, updates (src/app/sheets/{records,choose_game,curtain}, src/app/{storage,replay}), and why a record or an action is refused (src/notation, src/engine)


## Sheets


## What is kept

cannot-go-on = Deine gespeicherte Partie kann nicht weitergehen: { $why }.
put-aside = Sie ist auf diesem Gerät beiseitegelegt. Du kannst eine neue Partie beginnen.
save-it-first = Eine neue Partie ersetzt sie: Sichere sie vorher als Datei.
later-version-stays = Sie bleibt, wo sie ist: Lade die Seite neu, dann kommt diese Version.
later-version-in-the-way = Hier liegt eine Partie, die eine neuere Version von Brag gespeichert hat, und sie bleibt. Damit diese hier gespeichert wird, lade die Seite neu oder sichere jene als Datei.
nothing-is-kept = Dein Browser speichert nichts. Wenn du die Seite schließt, ist die Partie weg.
save-it-to-a-file = Als Datei sichern
is-the-file-there = Sieh nach, ob die Datei da ist: Die Seite erfährt es nicht. Wenn du sie hast, macht diese Partie der nächsten Platz.
i-have-the-file = Ich habe die Datei
another-tab-plays = Anderer Tab aktiv
another-tab-note = Brag wird in einem anderen Tab oder Fenster gespielt. Dieses hier speichert nichts.
play-here = Hier spielen
made-room = Der Speicher ist voll: Die ältesten Ergebnisse wurden gelöscht.
has-won-most = { $who ->
    [you] Du hast am meisten gewonnen
   *[other] { $who } hat am meisten gewonnen
}
sitting-is-over = Diese Partie ist schon zu Ende, vielleicht in einem anderen Tab.
no-room-for-result = Für das Ergebnis dieser Partie ist kein Platz. Sichere es als Datei; vorher lässt sich keine andere Partie speichern.
result-too-long = Dieses Ergebnis ist zu lang zum Speichern. Sichere es als Datei; vorher lässt sich keine andere Partie speichern.
sitting-nearly-too-long = Diese Partie ist bald zu lang zum Speichern. Beende sie unter Menü › Archiv, dann bleibt das Ergebnis.
sitting-too-long = Diese Partie ist zu lang, um mehr zu speichern. Beende sie unter Menü › Archiv und sichere sie als Datei.
install-here = Brag auf diesem Gerät installieren
install-by-safari = So bleibt Brag als App auf diesem Gerät: Tipp auf „Teilen“, dann auf „Zum Home-Bildschirm“. Die App dort fängt leer an: Sichere hier erst alles als Datei und lade sie dann dort.
kept-offline = Offline verfügbar: ja.
kept-offline-later = Offline verfügbar: noch nicht.
kept-offline-changed = Offline verfügbar: nein, denn auf dieser Seite ist eine Datei des Spiels verändert oder fehlt.
kept-offline-full = Offline verfügbar: nein, denn auf diesem Gerät ist kein Platz dafür.
kept-offline-line = Offline verfügbar: nein, denn die Verbindung ist abgerissen. Beim nächsten Besuch versucht die Seite es wieder.
kept-offline-refused = Offline verfügbar: nein, denn dieser Browser erlaubt es hier nicht. Ein privates Fenster tut es nie.
kept-offline-insecure = Offline verfügbar: nein, denn diese Adresse beginnt nicht mit https.
kept-offline-embedded = Offline verfügbar: nein, denn das Spiel steht im Rahmen einer anderen Seite. Was du hier tust, wird nicht gespeichert.
fonts-and-licence = Schriften: Piazzolla und Fira Sans, SIL Open Font License.
nothing-offline = Zum Spielen brauchst du hier eine Verbindung: Auf dieser Seite ist eine Datei des Spiels verändert oder fehlt, darum gibt es das Spiel nicht offline.
kept-here = Auf diesem Gerät gespeichert
kept-here-is = Deine Einstellungen, die letzte neue Partie, die laufende Partie und die Ergebnisse der früheren.
kept-not-here = Auf diesem Gerät nicht gespeichert
browser-may-delete = Wenn der Speicher knapp wird, darf dein Browser das alles löschen. Sichere ab und zu alles als Datei.
safari-may-delete = Safari darf das alles löschen, wenn du eine Woche nicht hier warst – außer Brag liegt auf deinem Home-Bildschirm.
save-everything = Alles als Datei sichern
load-from-a-file = Aus einer Datei laden
file-holds = Die Datei enthält { $things }. Was sie ersetzt, wird hier beiseitegelegt.
holds-settings = die Einstellungen
holds-game = die letzte Aufstellung mit ihren Hausregeln
holds-sitting = eine Partie zum Weiterspielen
holds-results = { $n ->
    [1] ein Ergebnis
   *[other] { NUMBER($n) } Ergebnisse
}
holds-aside = { $n ->
    [1] etwas Beiseitegelegtes
   *[other] { NUMBER($n) } beiseitegelegte Stücke
}
file-holds-nothing = Die Datei ist gültig, aber leer.
file-is-sitting = Das ist eine Partie zum Weiterspielen: { $game }, { $deals ->
    [0] noch nicht gegeben
    [1] eine Runde
   *[other] { NUMBER($deals) } Runden
}. Die Partie, die sie ersetzt, wird hier beiseitegelegt.
file-is-record = Das ist ein Protokoll. Du kannst es im Archiv öffnen; ersetzt wird nichts.
file-is-lesson = Das ist eine Lektion. Öffne sie in der Schule, oder zieh sie auf die Seite.
file-is-ended-sitting = Diese Partie ist schon zu Ende, und ihr Ergebnis steht fest. Ihr Protokoll kannst du im Archiv öffnen; ersetzt wird nichts.
open-record = Öffnen
load-it = Laden
file-refused = { $why } Nichts wurde geändert.
file-too-large = Das ist größer als alles, was diese Seite sichert.
file-is-broken = Die Datei ist beschädigt.
file-is-foreign = Das ist keine Datei von Brag.
file-of-a-later-version = Die Datei stammt aus einer neueren Version von Brag.
file-sitting-cannot-go-on = Die Partie in der Datei kann nicht weitergehen: { $why }.
file-result-unread = Ergebnis { NUMBER($nth) } in der Datei lässt sich nicht lesen.
file-unread = Die Datei konnte nicht gelesen werden.
file-has-no-room = Dieser Browser hat dafür keinen Platz.
aside = Beiseitegelegt
save-button = Sichern
delete-button = Löschen
open-button = Öffnen
load-aside = { $when ->
    [unknown] Beiseitegelegtes laden
   *[other] Beiseitegelegtes vom { $when } laden
}
save-aside = { $when ->
    [unknown] Beiseitegelegtes sichern
   *[other] Beiseitegelegtes vom { $when } sichern
}
delete-aside = { $when ->
    [unknown] Beiseitegelegtes löschen
   *[other] Beiseitegelegtes vom { $when } löschen
}
open-sitting = Partie vom { $when } öffnen
delete-sitting = Partie vom { $when } löschen
statistics = Statistik
stat-all-tables = Alle Tische
stat-which-table = Tisch
stat-deals = Runden
stat-won = Gewonnen
stat-games-won = Gewonnene Spiele
stat-sets-won = Gewonnene Blätter
stat-of = { NUMBER($won) } von { NUMBER($all) }
stat-won-blind = Blind gewonnen
stat-points = Gewonnene Punkte
stat-lives-lost = Verlorene Leben
stat-biggest = Höchster Gewinn
stat-best-hand = Bestes gezeigtes Blatt
stat-blind-or-seen = Blind oder offen
stat-blind = Blind gespielt
stat-won-seen = Offen gewonnen
stat-won-with = Gewonnen mit
stat-without-showing = Ohne zu zeigen
stat-chips = Chips, Runde für Runde
stat-chart = Chips nach { $deals ->
    [one] { NUMBER($deals) } Runde
   *[other] { NUMBER($deals) } Runden
}: { $now }. Tiefster Stand { $least }, höchster { $most }.
stat-wins = Gewonnene Runden im Verlauf
stat-wins-chart = { $won } von { $deals ->
    [one] { NUMBER($deals) } Runde
   *[other] { NUMBER($deals) } Runden
} gewonnen.
stat-line-chips = Chips
stat-line-adjusted = Entscheidungen und Gegner
stat-adjusted-is = Entscheidungen und Gegner: deine Chips ohne das, was in Analysen „Die Karten“ heißt. In den analysierten Runden sind das deine Entscheidungen, { $own }, und Gegner und spätere Karten, { $others }. Nur analysierte Runden haben einen Punkt auf dieser Linie.
stat-axis-deals = Runden, die älteste zuerst
stat-axis-sittings = Partien, die älteste zuerst
stat-axis-reviewed = Analysierte Runden, die älteste zuerst
stat-by-sitting = Chips, Partie für Partie
stat-sittings = Partien
stat-sittings-chart = { NUMBER($up) } von { NUMBER($all) } Partien gewonnen. Die beste brachte { $most }, die schlechteste { $least }.
stat-costs = Kosten deiner Entscheidungen
stat-cost = Kosten
stat-costs-chart = Eine Entscheidung kostete im Schnitt { $mean } von dem, worum es ging. Entscheidungen: { NUMBER($n) }.
stat-deals-from = Runden { NUMBER($from) } bis { NUMBER($to) }
stat-as-a-table = Als Tabelle
stat-reviewed = Analysierte Runden: { NUMBER($done) } von { NUMBER($all) }. Eine Analyse zeigt auch, was das Kartenglück ausmachte und was deine Entscheidungen kosteten.
stat-deals-left = { $n ->
    [one] noch { NUMBER($n) } Runde
   *[other] noch { NUMBER($n) } Runden
}
stat-review-it = Analysieren: { $what }
stat-save-csv = Alle Runden als CSV speichern
stat-csv-note = Eine Zeile je Runde, für eine Tabellenkalkulation. Zwischen den Feldern steht ein Strichpunkt.
stat-none = Noch gibt es nichts zu zählen. Ist deine erste Runde vorbei, stehen hier deine Zahlen.

sittings-before = Frühere Partien
last-sittings-are-kept = Die letzten { NUMBER($n) } Partien sind gespeichert.
sittings = { $n ->
    [1] Eine Partie
   *[other] { NUMBER($n) } Partien
}.
sittings-came = Insgesamt hast du { $chips ->
    [one] { NUMBER($chips) } Chip
   *[other] { NUMBER($chips) } Chips
} { $how ->
    [lost] verloren
   *[won] gewonnen
}.
sitting-came = { $changes }. { $deals ->
    [0] In der ersten Runde abgebrochen
    [1] Eine Runde
   *[other] { NUMBER($deals) } Runden
}.
sitting-gain = { $who ->
    [you] Du
   *[other] { $who }
} +{ NUMBER($chips) }
sitting-loss = { $who ->
    [you] Du
   *[other] { $who }
} −{ NUMBER($chips) }
hints-taken = Tipps genommen: { NUMBER($n) }.
sitting-is-deleted = Die Partie ist gelöscht.
take-that-back = Rückgängig

## Records

brought-in = Eingelesen
this-sitting = Diese Partie
no-deal-is-over = Noch ist in dieser Partie keine Runde zu Ende.
kept-deals-wait = Deine letzte Partie ist gespeichert. Drück auf „Weiter“, dann stehen ihre Runden hier.
kept-deals-wait-at = Deine letzte Partie ist gespeichert, bei Runde { NUMBER($deal) }. Drück auf „Weiter“, dann stehen ihre Runden hier.
open-a-file = Datei öffnen
paste-a-record = Protokoll einfügen
import-bound = Bis zu zwei Megabyte auf einmal, das sind einige Tausend Runden.
the-text-of-a-record = Der Text eines Protokolls
bring-it-in = Einlesen
reading-record = Wird geladen …
brought-without-deals = Das Protokoll ist in Ordnung, enthält aber noch keine Runde.
deals-brought = { $deals ->
    [one] Eine Runde ist eingelesen.
   *[other] { NUMBER($deals) } Runden sind eingelesen.
}
record-is-too-large = Das ist größer als zwei Megabyte, zu groß für ein Protokoll. Wähl eine andere Datei.
file-cannot-be-read = Die Datei konnte nicht gelesen werden. Versuch es noch einmal oder füg ihren Text ein.
nameless = Spieler { NUMBER($n) }
past-deal = Runde { NUMBER($deal) }
past-own-gain = Du: { $change }
past-deal-of-record = Protokoll { NUMBER($record) }, Runde { NUMBER($deal) }
past-deal-came = { $title }: { $came }
replay-deal = Replay: Runde { NUMBER($deal) }
replay-deal-of-record = Replay: Protokoll { NUMBER($record) }, Runde { NUMBER($deal) }
copy-button = Kopieren
copy-deal = Kopieren: Runde { NUMBER($deal) }
copy-deal-of-record = Kopieren: Protokoll { NUMBER($record) }, Runde { NUMBER($deal) }
show-more = Mehr zeigen (noch { NUMBER($left) })
deal-record-copied = Das Protokoll der Runde ist kopiert.
deal-words-copied = Die Runde ist in Worten kopiert: Ihr Protokoll würde verdeckte Karten verraten.
sitting-record-copied = Das Protokoll der Partie ist kopiert.
copy-this-text = Kopier diesen Text und nimm ihn mit.
the-text-to-copy = Der Text zum Kopieren
save-to-a-file = Als Datei sichern
end-and-save = Partie beenden und Protokoll sichern
copy-the-record = Protokoll kopieren
save-note-over = Jede Runde, Karte für Karte.
save-note-bank = Jede Runde, Einsatz für Einsatz. Die Karten stehen nicht darin.
save-note-playing = Nach dieser Runde möglich.
save-note-between = Das Protokoll verrät jede Karte, auch die kommenden. Deshalb endet die Partie, wenn du es sicherst.

## A replay

replay-to-the-start = Zum Anfang
replay-back = Zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Vor
replay-to-the-end = Zum Ende
replay-play-on = Weiterspielen
replay-leave = Verlassen
replay-to-the-table = Zum Tisch
whose-cards = Wessen Karten
cards-as-shown = Gezeigte Karten
all-cards = Alle Karten
step-of = { NUMBER($at) } von { NUMBER($count) }
the-cards-are-dealt = Die Karten werden gegeben.

## Why a record, a link or an action is refused. What follows stands after a colon, and something after it: it ends


## without a full stop. What is between ` and ` is quoted from a record, and is English in every language.

brought-fault = Zeile { NUMBER($line) }: { $why }. Nichts wurde eingelesen.
game-cannot-be-dealt = Dieses Spiel lässt sich nicht geben: { $why }.
link-refused = Die Regeln dieses Links lassen sich nicht lesen: { $why }.
saved-is-broken = sie ist beschädigt
saved-is-too-long = sie ist zu lang
saved-by-a-later-version = sie stammt aus einer neueren Version von Brag
saved-elsewhere = sie wurde nicht hier gespielt
saved-without-players = in ihr steht nicht, wer auf welchem Platz spielt
saved-with-other-deals = so viele Runden kann sie nicht haben
saved-action = Aktion { NUMBER($number) } lässt sich nicht spielen: „{ $action }“
link-is-broken = er ist beschädigt oder kein Link zu Hausregeln
link-of-a-later-version = er stammt aus einer neueren Version von Brag
link-with-unknown-rule = er enthält eine unbekannte oder doppelte Regel: „{ $rule }“
link-with-wrong-setting = die Regel „{ $rule }“ lässt sich nicht so einstellen
record-is-nothing = hier gibt es nichts zu lesen
record-seats-too-many = hier sitzen mehr als acht, und der Tisch hat acht Plätze
record-is-none = das ist nicht der ganze Text eines Protokolls; ein Protokoll ist eine .json-Datei, hier gesichert mit „Als Datei sichern“
record-misses = im Protokoll fehlt `{ $key }`
record-pack = `pack`: { $why }
record-shuffle = `shuffles[{ $index }]`: { $why }
record-without-cards = das Protokoll hat weder `pack` noch `seed`
record-box-beside-others = `seats[{ NUMBER($seat) }].box_of`: Mehrere Boxen hat nur, wer allein am Tisch sitzt, außer mit `boxes` `any`
record-with-pack-and-seed = das Protokoll hat `seed` und darf deshalb weder `pack` noch `shuffles` haben
not-a-card = `{ $text }` ist keine Karte: Eine Karte ist ein Wert (2 bis 9, T, J, Q, K, A) und eine Farbe (c, d, h, s), etwa Td, oder ein Joker, *1 bis *4
not-a-card-but = `{ $text }` ist keine Karte: Schreib { $card }
card-twice = die Karte { $card } ist zweimal im Stapel
not-a-rule = `{ $key }` ist keine Regel; die Regeln sind { $keys }
not-a-rule-of-game = `{ $key }` ist keine Regel von `{ $game }`; dessen Regeln sind { $keys }
rules-clash = `{ $key }` passt nicht zu `{ $other }`, so wie das gesetzt ist
wrong-flag = `{ $key }` ist { $value } und müsste true oder false sein
wrong-at-least = `{ $key }` ist { $value } und müsste eine ganze Zahl sein, mindestens { NUMBER($least) }
wrong-from-to = `{ $key }` ist { $value } und müsste eine ganze Zahl von { NUMBER($least) } bis { NUMBER($most) } sein
wrong-null-or-at-least = `{ $key }` ist { $value } und müsste null oder eine ganze Zahl sein, mindestens { NUMBER($least) }
wrong-null-or-between = `{ $key }` ist { $value } und müsste null oder eine ganze Zahl von { NUMBER($least) } bis { NUMBER($most) } sein
wrong-word = `{ $key }` ist { $value } und müsste { $words } sein
word-or-word = { $words } oder { $word }
wrong-rules = `{ $key }` ist { $value } und müsste ein Objekt aus Schlüsseln und Werten sein
wrong-list = `{ $key }` ist { $value } und müsste eine Liste sein
wrong-wild-cards = `{ $key }` ist { $value } und müsste eine Liste aus { $kinds } oder Karten wie Ad sein
wrong-text = `{ $key }` ist { $value } und müsste ein Text sein
wrong-player = `{ $key }` ist { $value } und müsste ein Name mit Chips sein
wrong-seat = `{ $key }` ist { $value } und müsste die Nummer eines Platzes sein
wrong-owner = `{ $key }` ist { $value } und müsste der Platz dessen sein, dem die Box gehört
wrong-whole-pack = `{ $key }` ist { $value } und müsste der ganze Stapel in einem Text sein
wrong-pack = `{ $key }` ist { $value } und müsste 52 Karten in einem Text sein
wrong-seed = `{ $key }` ist { $value } und müsste 64 hexadezimale Ziffern in einem Text sein
replay-action = Aktion { NUMBER($index) }, `{ $action }`: { $why }
replay-cut = `cut`: { $why }
replay-cut-elsewhere = `dealer`: nach den Karten von `cut` gibt zuerst Platz { NUMBER($seat) }
replay-pack-not-whole = { $jokers ->
    [0] `pack` ist kein ganzer Stapel: Er hat { NUMBER($cards) } Karten, nicht { NUMBER($others) }
    [1] `pack` ist kein ganzer Stapel: Er hat { NUMBER($cards) } Karten und müsste { NUMBER($others) } und den Joker *1 haben
   *[other] `pack` ist kein ganzer Stapel: Er hat { NUMBER($cards) } Karten und müsste { NUMBER($others) } und die Joker *1 bis *{ NUMBER($jokers) } haben
}
replay-shuffle = `shuffles[{ $index }]`: { $why }
replay-no-shuffle = das Protokoll endet davor: Der Stapel muss gemischt werden, und es ist kein Mischen angegeben
replay-no-end = die Runden spielen sich allein und enden nie
action-empty = eine Aktion ist ein Platz und ein Verb, etwa `0 fold`
action-without-seat = `{ $word }` ist nicht die Nummer eines Platzes, mit der eine Aktion beginnt
action-without-verb = nach dem Platz fehlt ein Verb, etwa `0 fold`
not-a-verb = `{ $verb }` ist kein Verb dieses Spiels
verb-alone = `{ $verb }` steht allein
verb-hand-or-alone = `{ $verb }` steht allein oder vor `new` oder `old`
verb-hand-or-none = `{ $verb }` steht vor `new`, `old` oder `none`
verb-card = nach `{ $verb }` steht die Karte, die man abgibt, etwa `2h`
verb-cards = `{ $verb }` steht vor den abgeworfenen Karten, etwa `2h 3c`, jede einmal
verb-chips = `{ $verb }` steht vor einer ganzen Zahl von Chips
verb-chips-or-alone = `{ $verb }` steht allein oder vor einer ganzen Zahl von Chips
verb-seat-and-chips = `{ $verb }` steht vor der Nummer eines Platzes und einer ganzen Zahl von Chips
verb-seat-or-alone = `{ $verb }` steht allein oder vor der Nummer eines Platzes
verb-game = `{ $verb }` steht vor einem Spiel, seinen wilden Karten oder `none`, einer Zahl von Jokern und `blind` oder `open`, etwa `four_card twos,Ad 0 blind`
verb-hands = `{ $verb }` steht vor den Blättern, das beste zuerst, die Karten eines jeden ohne Leerzeichen, etwa `AhAsAd KsKhKd`
verb-swap = `{ $verb }` steht vor `all`, oder vor der gegebenen und der genommenen Karte, etwa `Ks 2h`, oder `Ks down` für die verdeckte
verb-cards-or-alone = `{ $verb }` steht allein oder vor den abgeworfenen Karten, etwa `2h 3c`, jede einmal, oder vor der Zahl echter Karten
verb-amounts = `{ $verb }` steht vor dem Einsatz des Gebers oder vor einem Ante und einem Pair-Plus-Einsatz, in ganzen Chips
setup-too-few-seats = zu einer Partie gehören mindestens zwei Spieler
setup-too-many-seats = nach diesen Regeln reichen die Karten für höchstens { NUMBER($most) } Spieler
setup-too-many-jokers = jokers: Höchstens { NUMBER($most) } Joker gehören zum Stapel
setup-no-such-dealer = am Platz des Gebers, { NUMBER($seat) }, sitzt niemand
setup-below-minimum = table_minimum: Platz { NUMBER($seat) } bringt weniger als { NUMBER($minimum) } mit
setup-too-many-chips = mehr als { NUMBER($most) } Chips lassen sich nicht zählen
setup-open-min-zero = open_min: Eröffnet wird mit mindestens 1 Chip
setup-open-max-below-min = open_max: Die größte Eröffnung, { NUMBER($max) }, liegt unter der kleinsten, { NUMBER($min) }
setup-cap-below-open-min = bet_cap: Der höchste Einsatz, { NUMBER($cap) }, liegt unter der kleinsten Eröffnung, { NUMBER($min) }
setup-stages = die Abschnitte dieser Regeln passen zu keinem Spiel
undealt-in-play = die letzte Runde läuft noch
undealt-sitting-over = die Partie ist zu Ende
undealt-needs-shuffle = erst muss der Stapel gemischt werden
undealt-not-shuffled = vor dieser Runde wird der Stapel nicht gemischt
undealt-no-cut = um die höchste Karte geht es jetzt nicht
undealt-other-cards = der gemischte Stapel besteht nicht aus den eingesammelten Karten
illegal-no-such-seat = dort sitzt niemand
illegal-sitting-over = die Partie ist zu Ende
illegal-between-deals = die nächste Runde hat noch nicht begonnen
illegal-not-in-deal = dieser Spieler ist in der Runde nicht mehr dabei
illegal-not-your-turn = Platz { NUMBER($seat) } ist dran
illegal-must-look-first = hier muss man ein Blatt ansehen, bevor man es spielt
illegal-not-blind = dieses Blatt wurde schon angesehen
illegal-too-late-to-look = nach dem ersten Einsatz sieht man ein blindes Blatt nur an, wenn man dran ist
illegal-say-which-hand = es gibt zwei Blätter: Sag, ob das alte oder das neue
illegal-only-one-hand = es gibt nur ein Blatt
illegal-must-decide = erst muss das angesehene Blatt behalten oder abgeworfen werden
illegal-nothing-to-decide = kein Blatt ist zu behalten oder abzuwerfen
illegal-must-discard = { $cards ->
    [one] erst muss eine Karte des Blatts abgeworfen werden
   *[other] erst müssen { NUMBER($cards) } Karten des Blatts abgeworfen werden
}
illegal-not-in-hand = abwerfen kann man nur Karten des eben angesehenen Blatts
illegal-nothing-to-discard = keine Karte ist abzuwerfen
illegal-must-answer = erst ist auf den Vorschlag zu antworten, dass alle zeigen
illegal-nothing-offered = niemand hat vorgeschlagen, dass alle zeigen
illegal-must-name = erst ist anzusagen, welches Blatt spielt
illegal-nothing-to-name = kein Blatt ist anzusagen
illegal-must-retain = erst ist anzusagen, welches Blatt bleibt
illegal-nothing-to-retain = kein Blatt ist zu behalten
illegal-must-keep-one = eins der beiden Blätter muss bleiben
illegal-bet-too-small = der Mindesteinsatz ist { NUMBER($least) }
illegal-bet-over-limit = das Limit ist { NUMBER($most) }
illegal-bet-over-chips = zum Setzen { $most ->
    [one] ist nur { NUMBER($most) } Chip
   *[other] sind nur { NUMBER($most) } Chips
} da
illegal-too-few-chips = es kostet { NUMBER($cost) }, und es { $chips ->
    [one] ist nur { NUMBER($chips) } Chip
   *[other] sind nur { NUMBER($chips) } Chips
} da
illegal-no-bet-yet = noch hat niemand gesetzt
illegal-still-in = noch sind { NUMBER($players) } dabei, und sehen kann man nur zu zweit
illegal-blind-man = wer blind spielt, muss nicht zeigen
illegal-blind-man-too-soon = wer blind spielt, muss erst nach { $after ->
    [one] { NUMBER($after) } Einsatz
   *[other] { NUMBER($after) } Einsätzen
} zeigen, bis jetzt: { NUMBER($bets) }
illegal-can-still-bet = abdecken darf nur, wer den Mindesteinsatz von { NUMBER($least) } nicht zahlen kann
illegal-no-showdown = an diesem Tisch ist kein Showdown vereinbart
illegal-only-two-left = zu zweit zahlt man, um zu sehen
illegal-already-offered = ein Showdown wurde in diesem Zug schon vorgeschlagen und abgelehnt
illegal-no-cover = hier deckt niemand den Pot ab: Wem Chips fehlen, der borgt oder steigt aus
illegal-short-folds = hier steigt aus, wer den Mindesteinsatz nicht zahlen kann
illegal-no-borrowing = an diesem Tisch borgt niemand
illegal-can-pay = der Mindesteinsatz ist { NUMBER($least) }, und die Chips reichen dafür
illegal-no-such-lender = dort sitzt kein anderer Spieler, der leihen könnte
illegal-richest-lends = es leiht der Reichste der anderen, und das ist Platz { NUMBER($seat) }
illegal-nobody-can-lend = nicht einmal der Reichste der anderen hat, was fehlt
illegal-loan-too-small = zum Mindesteinsatz { $least ->
    [one] fehlt { NUMBER($least) }
   *[other] fehlen { NUMBER($least) }
}
illegal-loan-too-large = mehr als { NUMBER($most) } darf man nicht leihen
illegal-refused-already = dieser Spieler hat in diesem Zug schon abgelehnt zu leihen
illegal-must-answer-loan = erst ist auf die Bitte um Chips zu antworten: leihen oder ablehnen
illegal-no-loan-asked = niemand hat um Chips gebeten
illegal-must-lend-or-show = dem anderen fehlen Chips: leihen oder zeigen
illegal-nobody-to-show = allen zeigen darf man ein Blatt nur, statt zu leihen
illegal-show-unseen = wer leihen soll, dem zeigt man ein Blatt erst, wenn man es selbst angesehen hat
illegal-not-to-one-still-in = wer noch dabei ist, darf das Blatt nicht gezeigt bekommen
illegal-shown-already = dieser Spieler hat das Blatt schon gesehen
illegal-has-covered = wer den Pot abgedeckt hat, wartet das Ende der Runde ab
illegal-table-stakes = hier spielt man nur mit den Chips auf dem Tisch und kauft zwischen den Runden
illegal-nothing-done-yet = Chips kauft man, sobald in dieser Runde jemand etwas getan hat
illegal-broke-by-cover = wer abdeckt und verliert, ist aus dem Spiel
illegal-buy-in-refused = die anderen haben abgelehnt; nach der nächsten Runde kann man wieder fragen
illegal-must-vote = erst wird zugestimmt oder abgelehnt
illegal-limits-fixed = an diesem Tisch wird über die Limits nicht abgestimmt
illegal-limits-not-now = verdoppelt wird nur zwischen zwei Runden, und ehe ein Spiel angesagt ist
illegal-limits-voted = über die Limits ist schon abgestimmt; erst kommt wieder eine Runde
illegal-limits-highest = die Limits sind schon 20-mal verdoppelt, mehr geht nicht
illegal-limits-cannot-pay = das darf nur vorschlagen, wer die Ante von { NUMBER($ante) } zahlen kann
illegal-limits-keeper = wer ein Blatt behält, könnte die neue Ante von { NUMBER($ante) } nicht zahlen
illegal-buy-in-too-small = es muss mindestens { NUMBER($least) } sein
illegal-buy-in-too-large = mehr als { NUMBER($most) } darf es nicht sein
illegal-must-name-game = als Nächstes gibt Platz { NUMBER($seat) } und muss erst das Spiel ansagen
illegal-no-game-to-name = jetzt ist kein Spiel anzusagen
illegal-no-such-game = dieses Spiel kann kein Geber ansagen
illegal-no-such-wild-cards = wild sind einige der 52 Karten und bis zu vier Joker
illegal-too-few-can-pay = weniger als zwei Spieler können { NUMBER($cost) } für eine Runde davon zahlen
illegal-pack-too-small = in diesem Spiel reichen die Karten für höchstens { NUMBER($most) } Spieler
illegal-not-in-this-game = diesen Zug kennt das Spiel nicht
illegal-not-your-card = { $card } ist keine Karte dieses Spielers
illegal-card-twice = { $card } ist zweimal genannt
illegal-not-on-board = { $card } liegt nicht offen auf dem Tisch
illegal-nothing-hidden = keine Karte auf dem Tisch ist verdeckt
illegal-stuck-already = es hat schon jemand geklopft: der letzte Zug ist ein Tausch
illegal-stick-too-soon = vor dem zweiten Zug kannst du nicht klopfen
illegal-nothing-to-contest = niemand hat ein Blatt angesagt
illegal-must-contest = erst wird das angesagte Blatt angefochten oder aufgegeben
illegal-game-declined = die anderen haben dieses Spiel abgelehnt
illegal-must-answer-game = erst wird dem angesagten Spiel zugestimmt oder es abgelehnt
illegal-must-set = zuerst müssen { NUMBER($hands) } Blätter gelegt werden
illegal-wrong-hands = es müssen { NUMBER($hands) } Blätter sein
illegal-wrong-cards = Blatt { NUMBER($n) } hat nicht die richtige Zahl von Karten
illegal-out-of-order = Blatt { NUMBER($n) } ist besser als das davor
illegal-must-take-or-leave = zuerst muss das Ersatzblatt genommen oder liegen gelassen werden
illegal-must-show-or-pass = zuerst heißt es das Blatt zeigen oder passen
illegal-must-bet-on-hand = um dieses Blatt wird gesetzt: schieben, mitgehen, setzen oder aussteigen

## Ein Tipp

hint = Tipp
hint-both = { $odds }; { $does }.
hint-best-of = Dein Blatt ({ $hand }) ist in { $share } der Fälle das beste von { NUMBER($hands) }
hint-best-hardly = Dein Blatt ({ $hand }) ist fast nie das beste von { NUMBER($hands) }
hint-best-nearly = Dein Blatt ({ $hand }) ist fast immer das beste von { NUMBER($hands) }
hint-beats = Dein Blatt ({ $hand }) schlägt { $share } aller frisch gegebenen Blätter
hint-beats-hardly = Dein Blatt ({ $hand }) schlägt kaum ein frisch gegebenes Blatt
hint-beats-nearly = Dein Blatt ({ $hand }) schlägt fast jedes frisch gegebene Blatt
hint-unseen = Ein ungesehenes Blatt ist in { $share } der Fälle das beste von { NUMBER($hands) }
hint-throw = der ehrliche Bot würde abwerfen: { $cards }. Die anderen drei sind das beste Blatt
hint-does = der ehrliche Bot würde wählen: „{ $button }“
hint-thinking = Ich rechne …
hint-worths = Wert in Chips, das Beste zuerst:
hint-chances = Aussicht auf den Sieg, die beste zuerst:
hint-one-setting = Nur so lohnt es sich zu legen: { $hands }.
hint-wins = „{ $button }“ gewinnt in { $share } der Fälle.
hint-wins-hardly = „{ $button }“ gewinnt fast nie.
hint-wins-nearly = „{ $button }“ gewinnt fast immer.
hint-folds = Aussteigen könnten: { $folders }.
hint-price = Preis { NUMBER($cost) }, Pot { NUMBER($pot) }.
hint-carried = Der Pot kann stehen bleiben.
hint-folds-one-pot = Wer aussteigt, spielt noch um die anderen Pots.
hint-risks = Gefahr, ein Leben zu verlieren, das Sicherste zuerst:
because-even = { $one } oder { $other }: Es macht keinen klaren Unterschied.
because-even-set = Hier gibt es keinen klaren Unterschied.
because-better = Besser – { $why }
because-fold-beaten = { $best }: Du wärst fast immer geschlagen.
because-fold-rarely = { $best }: Du gewinnst zu selten für das, was es kostet.
because-fold-blind = { $best }: Du zahlst doppelt so viel wie ein Blinder, und sehen kannst du ihn nicht.
because-fold = { $best }: Dabeizubleiben kostet mehr, als es einbringt.
because-see = { $best }: Jetzt aufzudecken bringt mehr ein als weiterzusetzen.
because-bet-ahead = { $best }: Du gewinnst öfter, als du verlierst.
because-bet-often = { $best }: Du gewinnst oft genug für das, was es kostet.
because-bet-grows = { $best }: Du liegst meistens vorn, also lass den Pot wachsen.
because-bet-folds = { $best }: Der andere kann noch aussteigen.
because-carried = { $best }: Der stehen gebliebene Pot ist es wert.
because-blind = { $best }: Blind ist es billiger, und ansehen kannst du dein Blatt auch später.
because-look = { $best }: Das kostet nichts, und mit einem schwachen Blatt kannst du aussteigen, bevor du zahlst.
because-keep = { $best }: Das Blatt, das du kennst, ist mehr wert als das ungesehene.
because-throw = { $best }: Das ungesehene Blatt ist im Schnitt mehr wert als dieses.
because-most = { $best }: Nichts anderes bringt mehr ein.
because-safest = { $best }: Nichts anderes ist sicherer.
because-wins-most = { $best }: Nichts anderes gewinnt das Spiel öfter.
because-set = So gelegt sind sie am meisten wert.
because-set-other = Anders gelegt wären sie mehr wert.
figures = Die Zahlen
figures-of = Die Zahlen: Entscheidung { NUMBER($nth) }, { $taken }

## Keys

keys-are-on = Abschalten kannst du sie in den Einstellungen.
keys-are-off = Sie sind abgeschaltet: Einschalten kannst du sie in den Einstellungen.
keys-by-place = Deine Tastatur hat andere Buchstaben? Dann gelten die Tasten an denselben Stellen. Drück hier eine, und die Liste zeigt sie.
keys-at-the-table = Am Tisch
keys-in-a-replay = Im Replay
cap-enter = Enter
cap-escape = Esc
cap-home = Pos1
cap-end = Ende
cap-space = Leertaste
key-look = ansehen
key-fold = aussteigen
key-bet = setzen
key-see = sehen
key-the-amount = Betrag
key-bet-or-deal = Hauptknopf, oder geben
key-old-or-new-hand = altes oder neues Blatt
key-keep-the-hand = Blatt behalten
key-pick-a-card = Karte wählen
key-throw-it = abwerfen
key-show-agree-or-lend = zeigen, zustimmen oder leihen
key-refuse = ablehnen
key-cover-the-pot = Pot abdecken
key-to-a-card = von Karte zu Karte
key-into-that-hand = in dieses Blatt legen
key-take-it-back = Karte zurücknehmen
key-sort = sortieren
key-suggest = den Rest vorschlagen
key-hint = Tipp zeigen oder verbergen
key-best-first = das beste Blatt zuerst
key-lay-or-deal = legen oder geben
key-take-the-spare = das Ersatzblatt nehmen
key-keep-yours = deins behalten
key-show-or-pass = zeigen oder passen
key-hurry-the-table = Tempo machen
key-where-things-stand = sagen, wie es steht
key-these-keys = diese Übersicht
stands-pot = Im Pot: { NUMBER($chips) }.
stands-in = Noch dabei: { $names }.
stands-unseen = Du hast deine Karten noch nicht angesehen.
key-own-card = eine von deinen
key-board-card = eine auf dem Tisch
key-another-card = andere Karte
key-swap-or-deal = tauschen oder geben
key-swap-all = alle drei tauschen
key-stick = klopfen
key-step-back-or-on = einen Schritt zurück oder vor
key-to-the-start = zum Anfang
key-to-the-end = zum Ende
key-play-or-wait = abspielen oder anhalten
key-leave = verlassen

## The shuffle (src/app/sheets/fairness). The seed is a long number from which every shuffle of a sitting comes. The seal is its


## fingerprint, shown before the first card, so that the seed cannot be changed later: a sealed envelope, opened at the end.

check-the-shuffle = Mischung prüfen
sitting-is-sealed = Die Mischung dieser Partie ist versiegelt:
next-shuffle-is-sealed = Die nächste Mischung ist versiegelt:
next-one-is-sealed = Nächste Mischung versiegelt:
the-seal = Das Siegel
the-seed = Der Startwert
the-next-sitting = Die nächste Partie
seal-to-note-down = Ihre Mischung ist versiegelt, bevor du gibst. Notier dir das Siegel und vergleich es, wenn die Partie zu Ende ist.
cut-the-pack = Abheben
cut-why =
    Vor der ersten Karte darf jeder am Tisch abheben. Was du dazugibst, geht in die Mischung ein. So kann niemand die Karten
    ausgesucht haben, auch nicht, wer diese Seite gemacht hat.
cut-word = Ein eigenes Wort oder eine Zahl
cut-with-it = Abheben
cut-by-hand = Oder nimm einen Teil des Stapels ab
cut-cards = { $cards ->
    [one] { NUMBER($cards) } Karte
   *[other] { NUMBER($cards) } Karten
}
cut-here = Hier abheben
cut-quoted = „{ $word }“
cut-so-far = Abgehoben mit { $words }.
cut-needs-a-word = Gib zuerst ein Wort oder eine Zahl ein.
cut-often-enough = Es ist oft genug abgehoben.
cut-first = Vor dem Geben darf jeder abheben.
seal-that-was-shown =
    Vor der ersten Karte stand ihre Mischung durch einen Startwert fest, eine lange, zufällig gezogene Zahl. Als Siegel dafür
    wurde gezeigt:
seed-of-the-sitting = Der Startwert, aus dem jede Mischung der Partie kam:
seed-was-cut = Abgehoben mit { $words }, wurde daraus dieser, aus dem jede Mischung kam:
seed-is-told-later =
    Den Startwert erfährst du, wenn die Partie zu Ende ist, denn er verrät jede kommende Karte. Dann wird hier geprüft, ob
    es der versiegelte ist, und jede Runde noch einmal aus ihm gegeben.
back = Zurück
checking = Wird geprüft.
seal-is-right = Der Startwert ist der versiegelte: Sein SHA-256 ist das Siegel, Ziffer für Ziffer.
seal-was-not-noted =
    Das Protokoll sagt nicht, welches Siegel gezeigt wurde. Das seines Startwerts lautet { $seal }: Vergleich es mit dem, das du
    dir notiert hast.
dealt-again-and-allowed = { $deals ->
    [one] Eine Runde wurde aus dem Startwert neu gegeben, und jede Aktion darin war erlaubt.
   *[other] { NUMBER($deals) } Runden wurden aus dem Startwert neu gegeben, und jede Aktion darin war erlaubt.
}
dealt-again-alike = { $deals ->
    [one] Eine Runde wurde aus dem Startwert neu gegeben, und jede Karte stimmte.
   *[other] { NUMBER($deals) } Runden wurden aus dem Startwert neu gegeben, und jede Karte stimmte.
}
dealt-again-to-the-chip = { $deals ->
    [one] Eine Runde wurde aus dem Startwert neu gegeben: Jede Karte stimmte, und am Ende bei allen auch die Chips.
   *[other] { NUMBER($deals) } Runden wurden aus dem Startwert neu gegeben: Jede Karte stimmte, und am Ende bei allen auch die Chips.
}
later-cards-not-noted = { $deals ->
    [one] Bei einer Runde fehlen im Protokoll Karten, die erst nach einem Einsatz, beim Tauschen oder bei Gleichstand kamen. Sie wurden nicht verglichen; alle notierten stimmten.
   *[other] Bei { NUMBER($deals) } Runden fehlen im Protokoll Karten, die erst nach einem Einsatz, beim Tauschen oder bei Gleichstand kamen. Sie wurden nicht verglichen; alle notierten stimmten.
}
cut-is-in = Vor der ersten Karte wurde mit { $words } abgehoben, und jede Mischung folgt aus dem Startwert und dem.
seed-may-be-known =
    Diese Partie kam über einen Link oder in einer Datei hierher. Wer den Link oder die Datei hatte, konnte die kommenden
    Karten nachsehen.
records-are-fair = { $good ->
    [one] { NUMBER($good) } von { NUMBER($all) } Protokollen ist so, wie der Startwert es ergibt.
   *[other] { NUMBER($good) } von { NUMBER($all) } Protokollen sind so, wie ihre Startwerte sie ergeben.
}
record-is-unfair = Protokoll { NUMBER($record) }: { $why }
unfair-no-seed = Im Protokoll stehen die Stapel einzeln, aber kein Startwert, aus dem sie sich neu mischen ließen.
unfair-other-seed = Der Startwert ist nicht der versiegelte: Sein SHA-256 ist { $seal }, das Siegel lautet { $shown }.
unfair-other-cut = Die Karten sind nicht mit dem versiegelten Startwert und den Wörtern vom Abheben gemischt.
unfair-dealer = Nach dem Startwert gibt zuerst { $drawn }, nach dem Protokoll { $noted }.
unfair-high-card = Die höchste Karte kam nicht aus dem Stapel, den der Startwert dafür mischt.
unfair-no-high-card = Wer zuerst gibt, entschied die höchste Karte; im Protokoll fehlt der Stapel, aus dem sie kam.
unfair-replay = Das Protokoll lässt sich nicht nachspielen: { $why }.
unfair-deal =
    Runde { NUMBER($number) } ist nicht so, wie der Startwert und die Aktionen davor sie ergeben: Im Protokoll steht { $noted },
    neu gegeben kommt { $dealt }.
unfair-deals = { $noted ->
    [one] Das Protokoll nennt eine Runde, aber seine Aktionen ergeben eine andere Zahl.
   *[other] Das Protokoll nennt { NUMBER($noted) } Runden, aber seine Aktionen ergeben eine andere Zahl.
}
unfair-actions = Karten und Chips stimmen, aber die Aktionen sind nicht die, mit denen die Partie zu Ende ging.
unfair-chips = Nach diesen Runden und Aktionen hat { $name } am Ende { NUMBER($has) }, nach dem Protokoll { NUMBER($noted) }.
bots-see-no-cards = Warum kein Bot deine Karten sieht
bots-see-no-cards-1 =
    Ein Bot bekommt nie den ganzen Tisch, nur die Sicht von seinem Platz. Darin hat eine Karte, die er nicht sehen darf, kein
    Bild; deine haben eins, sobald du sie für alle aufgedeckt hast.
bots-see-no-cards-2 = Was geschieht, erfährt er auf dieselbe Weise: dass du deine Karten angesehen hast, aber nicht, welche es sind.
bots-see-no-cards-3 =
    Was Bots dem Zufall überlassen, kommt aus einem anderen Startwert als das Mischen. Aus seinem eigenen Glück kann also keiner
    auf eine Karte schließen.
bots-see-no-cards-4 = Bots bekommen ihre Karten wie alle anderen, aus Stapeln, die feststanden, bevor irgendwer etwas getan hatte.
check-by-hand = Von Hand prüfen
check-by-hand-1 = Das Siegel ist der SHA-256 der 64 Ziffern des Startwerts: printf %s SEED | sha256sum gibt es aus, mit dem Startwert statt SEED.
check-by-hand-2 =
    Sichere das Protokoll der Partie (Menü, Archiv). Darin stehen der Startwert, jede Aktion und die Karten jeder Runde.
check-by-hand-3 =
    Die n-te Mischung folgt Fisher und Yates, mit Zahlen aus Strom n von ChaCha20 zu diesem Startwert. Bis ins Letzte steht es
    auf Englisch in docs/fairness.md beim Quelltext des Programms.
check-by-hand-4 =
    Wurde abgehoben, kommen die Mischungen aus dem SHA-256 dieses Startwerts und jedes Worts auf einer Zeile für sich: printf
    "%s\n%s" SEED WORD | sha256sum.
cannot-be-shown = Was sich so nicht zeigen lässt
cannot-be-shown-1 =
    Prüfen lässt sich, dass nichts geändert wurde, nachdem das Siegel gezeigt war. Dass der Startwert selbst zufällig gezogen
    wurde, lässt sich so nicht prüfen. Heb selbst ab, dann kommt es darauf nicht an.
cannot-be-shown-2 =
    Ein fremdes Protokoll beweist nur etwas, wenn du sein Siegel vor der ersten Karte gesehen hast.
cannot-be-shown-3 =
    Das Siegel beweist nicht, dass kein Bot hingesehen hat, und nicht, dass die prüfende Seite ehrlich ist. Dafür lies das
    Programm, oder prüf von Hand.
cannot-be-shown-4 = Die acht Ziffern unter „Neue Partie“ sind nur der Anfang des Siegels. Notier dir das ganze.

## Embedding

embed-this-deal = Runde einbetten
embed-this-sitting = Partie einbetten
embed-this-lesson = Lektion einbetten
embed-deal-is = Die Seite zeigt diese Runde und öffnet sie bei Schritt { NUMBER($step) }.
embed-number-is = Alle Besucher bekommen dieselben Karten.
embed-lesson-is = Die Besucher spielen, was du geschrieben hast, anstelle eines Tisches.
embed-play = Ab diesem Schritt weiterspielen
embed-play-hint = mit denselben Karten, gegen Bots
embed-usual-rules = Nach den üblichen Regeln.
embed-seats = Plätze
embed-bots = Davon Bots
embed-bots-hint = die anderen sind Menschen an einem Bildschirm
embed-no-bots = Keine
embed-chips = Chips pro Kopf
embed-chips-wrong = Gib eine Zahl von 1 bis { NUMBER($most) } ein.
embed-names = Namen
embed-names-hint = durch Kommas getrennt: erst die der Menschen, dann die der Bots
embed-language-of-the-visitor = Die des Besuchers
embed-start = Sofort geben
embed-start-hint = ohne einen Klick
embed-record = Protokoll an die Seite
embed-record-hint = sobald die Partie zu Ende ist
embed-accent = Akzentfarbe
embed-accent-hint = für Knöpfe
embed-colour = Farbe
embed-how-it-looks = So sieht es aus
embed-preview = Vorschau des eingebetteten Tischs
embed-what-to-paste = Zum Einfügen
embed-tag = Als HTML-Tag
embed-frame = Oder als Frame, ganz ohne Skript
embed-frame-title = Brag, ein Kartenspiel
embed-copied = Kopiert: Füg es in deine Seite ein.
embed-copy-it-yourself = Markier den Text oben und kopier ihn.
table-waits = Tisch pausiert.
play-in-full = Auf ganzer Seite spielen
play-in-full-in-a-new-tab = Auf ganzer Seite spielen, in einem neuen Tab
option-wrong = Die Option „{ $option }“ kann nicht „{ $value }“ sein, nur { $option ->
    [variant] der Name eines Spiels oder einer Sammlung von Hausregeln
    [seats] eine Zahl von 2 bis 8
    [bots] eine Zahl, höchstens so groß wie die der Plätze
    [chips] eine Zahl von 1 bis { NUMBER($most) }
    [names] verschiedene Namen mit Kommas dazwischen, jeder kurz genug für einen Spieler
    [theme] system, light, dark oder contrast
    [lang] en, de, fr oder ru
    [accent] sechs hexadezimale Ziffern wie 1d4ed8
    [replay] ein spielbares Protokoll, wie „Runde einbetten“ es schreibt
    [step] die Nummer eines Schritts dieser Runde
    [seat] die Nummer eines Platzes dieser Runde, von 0 an gezählt
    [play] 1, und nur, wo jemand am Zug ist
    [number] eine Zahl ab 1, today oder der Text eines Links zu zehn Runden; und nicht jedes Spiel hat sie
    [kept] eine Partie, die ein eingebetteter Tisch geschickt hat
    [speed] slow, usual, quick oder instant
   *[flag] 1 oder 0
}. Es gilt die Voreinstellung.
options-unplayable = An diesem Tisch kann man nicht spielen: { $why } Es gelten die üblichen Regeln und Chips.
option-record = Das Protokoll der Option „replay“ lässt sich nicht spielen. Zeile { NUMBER($line) }: { $why }. Hier steht der übliche Tisch.
table-not-made = Der Tisch, den die Adresse verlangt, lässt sich nicht aufstellen. Das hier ist der übliche.
carried-cannot-go-on = Die Partie, die mit dem Link kam, kann nicht weitergehen: { $why }.
carried-is-read = Dein Tisch wird geladen …
kept-is-read = Deine gespeicherte Partie wird geladen …
stop-reading = Abbrechen
carried-or-kept = Du hast eine Partie mitgebracht, aber auf diesem Gerät ist noch eine andere gespeichert. Die würde beiseitegelegt.
play-the-carried = Mitgebrachte spielen
stay-with-the-kept = Aufbewahrte behalten
link-leads-away = Dieser Link öffnet sich an Stelle der Partie. Sie bleibt gespeichert: „Weiter“ holt sie zurück.
link-leads-away-unsaved = Dieser Link öffnet sich an Stelle der Partie, und die ist nicht gespeichert.
link-open-it = Link öffnen
link-stay = Hierbleiben
kept-is-put-aside = Die vorher gespeicherte Partie ist auf diesem Gerät beiseitegelegt.
no-room-for-both =
    Für beide ist kein Platz, deshalb bleibt die gespeicherte Partie. Sichere sie als Datei, beende sie und folge dem Link
    noch einmal.

## Bots am Tisch

talk-careful-folds-1 = Nichts für mich.
talk-careful-folds-2 = Lieber nicht.
talk-careful-raises-1 = Ganz ruhig.
talk-careful-raises-2 = Na gut.
talk-careful-blind-1 = Ungesehen.
talk-careful-blind-2 = Also blind.
talk-careful-sees-1 = Sicher ist sicher.
talk-careful-sees-2 = Zeig mal, bitte.
talk-careful-wins-1 = Wie schön.
talk-careful-wins-2 = Oh, danke.
talk-careful-loses-1 = Ach je.
talk-careful-loses-2 = Hm.
talk-straight-folds-1 = Bin raus.
talk-straight-folds-2 = Nein, danke.
talk-straight-raises-1 = Ich erhöhe.
talk-straight-raises-2 = Bitte sehr.
talk-straight-blind-1 = Nicht gucken.
talk-straight-blind-2 = Geht auch blind.
talk-straight-sees-1 = Lass sehen.
talk-straight-sees-2 = Na komm.
talk-straight-wins-1 = Meine Runde.
talk-straight-wins-2 = Besten Dank.
talk-straight-loses-1 = Nicht schlecht.
talk-straight-loses-2 = Na gut.
talk-bragger-folds-1 = Geschenkt.
talk-bragger-folds-2 = Nächstes Mal.
talk-bragger-raises-1 = Angst?
talk-bragger-raises-2 = Traust du dich?
talk-bragger-blind-1 = Wozu gucken?
talk-bragger-blind-2 = Augen zu.
talk-bragger-sees-1 = Glaub ich nicht.
talk-bragger-sees-2 = Zeig her.
talk-bragger-wins-1 = Kinderspiel.
talk-bragger-wins-2 = Sag ich doch.
talk-bragger-loses-1 = Nur Glück.
talk-bragger-loses-2 = Na warte.
talk-expert-1 = Gut gespielt.
talk-expert-2 = Dacht ich mir.

## Three Card Poker, against the house

# The game, on rows and on the rail; “Pair Plus” is the name of a bet, and so is “ante”.
family-three-card-poker = Three Card Poker
family-three-card-poker-says = Deine drei Karten gegen die der Bank.
game-three-card-poker = Three Card Poker
# In small letters on its row: how many boxes there can be.
family-boxes = 1 bis { NUMBER($most) } Boxen
# On the rail, in very few letters: the least ante.
rail-casino = ab { NUMBER($n) }
# The house rules, as those of the other games.
group-casino = Gegen die Bank
rule-ante-min = Kleinste Ante
rule-ante-min-hint = Wer weniger als das Doppelte hat, bekommt keine Karten.
rule-ante-min-why = Casinos legen sie selbst fest. Eine Zahl nennt keine Quelle.
rule-ante-max = Größte Ante
rule-ante-max-hint = Leer: ohne Limit.
rule-ante-max-why = Casinos haben ein Tischlimit. Wie hoch, sagt keine Quelle.
rule-ante-bonus = Ante-Bonus
rule-ante-bonus-hint = Für Straight Flush, Prial und Straße, was immer die Bank hat.
# In a list.
rule-ante-bonus-standard = Üblich: 5, 4, 1
rule-ante-bonus-russian = Russisch: 4, 3, 1
rule-ante-bonus-brag = Brag: 4, 5, 1
rule-ante-bonus-why = Was Casinos zahlen, nach wizardofodds.com; und was ein russischer Text nennt.
rule-pair-plus = Pair Plus
rule-pair-plus-hint = Für Straight Flush, Prial, Straße, Flush und Paar.
# In a list.
rule-pair-plus-classic = Klassisch: 40, 30, 6, 4, 1
rule-pair-plus-common = Heute verbreitet: 40, 30, 6, 3, 1
rule-pair-plus-russian = Russisch: 40, 20, 5, 4, 1
rule-pair-plus-brag = Brag: 30, 40, 6, 4, 1
rule-pair-plus-why = wizardofodds.com führt auf, was Casinos zahlen. Ein russischer Text: 40, 20, 5, 4, 1.
rule-pair-plus-bet = Einsatz auf Pair Plus
rule-pair-plus-bet-hint = Neben einer Ante jeder Betrag oder ebenso viel. Allein jeder Betrag.
rule-pair-plus-bet-any = Jeder Betrag
rule-pair-plus-bet-equal = Wie die Ante
rule-pair-plus-bet-why = Ein russischer Text: nicht mehr und nicht weniger als die Ante, außer man setzt nur darauf.
rule-ante-bonus-bet = Bonus als eigener Einsatz
rule-ante-bonus-bet-hint = Vor den Karten gesetzt, ohne Straße verloren. Im Schnitt gehen über 90 % davon verloren.
rule-ante-bonus-bet-why = In einem russischen Text ist der Bonus ein Einsatz, den man vor dem Geben machen kann. Die Casinos zahlen ihn auch ohne.
rule-boxes = Mehrere Boxen
rule-boxes-hint = Nur für jemanden, der allein am Tisch sitzt, oder auch neben anderen.
# Two buttons side by side. Short.
rule-boxes-alone = Allein
rule-boxes-any = Immer
rule-boxes-why = Nach einem russischen Text hat man nur dann mehrere Boxen, wenn sonst niemand am Tisch sitzt.
rule-ranking = Rangfolge wie im
rule-ranking-hint = Die Auszahlungen von Brag gehen nur mit der Rangfolge von Brag.
# Two buttons side by side. Short.
rule-ranking-poker = Poker
rule-ranking-brag = Brag
rule-ranking-why = Poker: ein russischer Text und die meisten Casinos. Brag: „3 Card Brag“ der Casinos (wizardofodds.com).
rule-qualify = Die Bank braucht eine Dame
rule-qualify-hint = Mit weniger zahlt sie die Ante und gibt den zweiten Einsatz zurück.
rule-qualify-why = wizardofodds.com: Dame hoch oder besser. Ein russischer Text sagt davon nichts.
# What is agreed.
agreed-three-card-poker = Alle spielen drei Karten gegen drei der Bank.
agreed-ante-min = Die Ante beträgt mindestens { NUMBER($n) }.
agreed-ante-max-none = Nach oben ist sie offen.
agreed-ante-max = Sie beträgt höchstens { NUMBER($n) }.
agreed-ante-bonus-standard = Der Ante-Bonus zahlt 5 zu 1 für einen Straight Flush, 4 für einen Prial, 1 für eine Straße.
agreed-ante-bonus-russian = Der Ante-Bonus zahlt 4 zu 1 für einen Straight Flush, 3 für einen Prial, 1 für eine Straße.
agreed-ante-bonus-brag = Der Ante-Bonus zahlt 5 zu 1 für einen Prial, 4 für einen Straight Flush, 1 für eine Straße.
agreed-pair-plus-classic =
    Pair Plus zahlt 40 zu 1 für einen Straight Flush, 30 für einen Prial, 6 für eine Straße, 4 für einen Flush, 1 für ein Paar.
agreed-pair-plus-common =
    Pair Plus zahlt 40 zu 1 für einen Straight Flush, 30 für einen Prial, 6 für eine Straße, 3 für einen Flush, 1 für ein Paar.
agreed-pair-plus-russian =
    Pair Plus zahlt 40 zu 1 für einen Straight Flush, 20 für einen Prial, 5 für eine Straße, 4 für einen Flush, 1 für ein Paar.
agreed-pair-plus-brag =
    Pair Plus zahlt 40 zu 1 für einen Prial, 30 für einen Straight Flush, 6 für eine Straße, 4 für einen Flush, 1 für ein Paar.
agreed-pair-plus-bet-equal = Neben einer Ante setzt man auf Pair Plus ebenso viel, allein jeden Betrag.
agreed-ante-bonus-bet = Der Ante-Bonus ist ein eigener Einsatz neben der Ante: Ohne Straße oder besser ist er verloren.
agreed-boxes-any = Mehrere Boxen darf man auch neben anderen haben.
agreed-ranking-poker =
    Ein Straight Flush schlägt einen Prial, A K Q ist die höchste Straße und 3 2 A die niedrigste, Asse sind der höchste Prial.
agreed-ranking-brag = Rangfolge wie im Brag: Ein Prial schlägt alles, A 2 3 ist die höchste Straße, Dreien der höchste Prial.
agreed-qualify-no = Die Bank spielt, was immer sie hat.
agreed-qualify-yes = Ohne Dame oder besser spielt die Bank nicht: Sie zahlt die Ante und gibt den zweiten Einsatz zurück.
# What is wrong in the form, and why a table cannot be set up or an action is refused: as those of the other games.
fault-ante-max = Hier muss mindestens { NUMBER($least) } stehen, wie bei der kleinsten Ante.
fault-brag-pays = Diese Auszahlung geht nur mit der Rangfolge von Brag.
fault-boxes-beside-others = Mehrere Boxen hat nur, wer allein am Tisch sitzt. Nimm die anderen heraus oder wähle „Immer“.
setup-ante-max-below-min = ante_max: Die größte Ante, { NUMBER($max) }, liegt unter der kleinsten, { NUMBER($min) }
setup-brag-pays = { $key }: Die Auszahlung `brag` geht nur mit der Rangfolge `brag`
illegal-stakes-first = Karten gibt es erst, wenn alle gesetzt haben oder aussetzen
illegal-staked-already = die Einsätze stehen: Jetzt heißt es spielen oder aussteigen
illegal-nothing-staked = man setzt eine Ante oder Pair Plus, oder man setzt aus
illegal-ante-too-small = die Ante beträgt mindestens { NUMBER($least) }
illegal-ante-too-large = die Ante beträgt höchstens { NUMBER($most) }
illegal-stakes-too-large = Ante, zweiter Einsatz und Pair Plus kommen zusammen auf höchstens { NUMBER($chips) }
illegal-pair-plus-not-equal = neben einer Ante setzt man hier auf Pair Plus nichts oder ebenso viel
illegal-no-bonus-bet = den Bonus bringt hier die Ante, darauf setzt man nicht
illegal-bonus-not-said = man setzt drei Beträge: Ante, Pair Plus und Ante-Bonus; jeder darf 0 sein
illegal-bonus-without-ante = auf den Ante-Bonus setzt man nur neben einer Ante
illegal-bonus-not-equal = auf den Ante-Bonus setzt man hier nichts oder ebenso viel wie die Ante
illegal-stakes-too-large-with-bonus = Ante, zweiter Einsatz, Pair Plus und Ante-Bonus kommen zusammen auf höchstens { NUMBER($chips) }
# What happens. The names of the bets stand in a sentence.
stakes-both = { $who ->
    [you] Du setzt { NUMBER($ante) } als Ante und { NUMBER($plus) } auf Pair Plus
   *[other] { $who } setzt { NUMBER($ante) } als Ante und { NUMBER($plus) } auf Pair Plus
}.
stakes-ante = { $who ->
    [you] Du setzt { NUMBER($ante) } als Ante
   *[other] { $who } setzt { NUMBER($ante) } als Ante
}.
stakes-pair-plus = { $who ->
    [you] Du setzt { NUMBER($plus) } auf Pair Plus
   *[other] { $who } setzt { NUMBER($plus) } auf Pair Plus
}.
stakes-ante-and-bonus = { $who ->
    [you] Du setzt { NUMBER($ante) } als Ante und { NUMBER($bonus) } auf den Ante-Bonus
   *[other] { $who } setzt { NUMBER($ante) } als Ante und { NUMBER($bonus) } auf den Ante-Bonus
}.
stakes-all-three = { $who ->
    [you] Du setzt { NUMBER($ante) } als Ante, { NUMBER($plus) } auf Pair Plus und { NUMBER($bonus) } auf den Ante-Bonus
   *[other] { $who } setzt { NUMBER($ante) } als Ante, { NUMBER($plus) } auf Pair Plus und { NUMBER($bonus) } auf den Ante-Bonus
}.
sits-out = { $who ->
    [you] Du setzt einmal aus
   *[other] { $who } setzt einmal aus
}.
plays-against-house = { $who ->
    [you] Du spielst für { NUMBER($chips) }
   *[other] { $who } spielt für { NUMBER($chips) }
}.
# $hand is what a hand is called, as somebody shows it.
house-shows = Die Bank zeigt { $hand }.
house-shows-and-is-out = Die Bank zeigt { $hand } und spielt nicht.
bet-has-won = { $who }: { $bet ->
    [ante] Die Ante
    [play] Der zweite Einsatz
    [bonus] Der Ante-Bonus
   *[plus] Pair Plus
} gewinnt { NUMBER($chips) }.
bet-comes-back = { $who }: { $bet ->
    [ante] Die Ante
   *[play] Der zweite Einsatz
} kommt zurück.
bet-is-lost = { $who }: { $bet ->
    [ante] Die Ante
    [play] Der zweite Einsatz
    [bonus] Der Ante-Bonus
   *[plus] Pair Plus
} verliert { NUMBER($chips) }.
# The end of a deal: a headline, without a full stop, and a line for each box.
you-win-from-house = Du gewinnst { NUMBER($chips) }
you-lose-to-house = Du verlierst { NUMBER($chips) }
you-come-out-even = Für dich geht es auf
house-wins = Die Bank gewinnt { NUMBER($chips) }
house-loses = Die Bank verliert { NUMBER($chips) }
house-comes-out-even = Für die Bank geht es auf
box-came-to = { $who }: { $bets }.
# In that line, each in its turn.
bet-in-brief = { $bet ->
    [ante] Ante
    [play] Spiel
    [bonus] Bonus
   *[plus] Pair Plus
} { $came }
bet-back-in-brief = { $bet ->
    [ante] Ante
   *[play] Spiel
} zurück
# On the cloth: the house's cards, and the places for the bets. Very short.
the-house = Bank
house-is-out = spielt nicht
place-ante = Ante
place-play = Spiel
place-pair-plus = Pair Plus
place-bonus = Bonus
# The places in words: what lies in a box.
box-holds = Ante { NUMBER($ante) }, Spiel { NUMBER($play) }, Pair Plus { NUMBER($plus) }
box-holds-bonus = Ante { NUMBER($ante) }, Spiel { NUMBER($play) }, Pair Plus { NUMBER($plus) }, Ante-Bonus { NUMBER($bonus) }
# What one of several boxes of one player is called. The name has twelve letters at the most.
box-of-yours = Box { NUMBER($n) }
# In the list of who plays a seat.
player-kind-box = Noch eine Box
add-a-box = Noch eine Box für dich
# Controls. The names of the two bets stand beside their amounts.
less-of = Weniger: { $bet }
more-of = Mehr: { $bet }
sit-out = Aussetzen
play-for = Für { NUMBER($chips) } spielen
stake-before-the-cards = Setz, bevor die Karten kommen.
play-or-fold = Noch mal die Ante setzen oder aussteigen?
stakes-to-be = { NUMBER($ante) } als Ante, { NUMBER($plus) } auf Pair Plus.
three-stakes-to-be = { NUMBER($ante) } als Ante, { NUMBER($plus) } auf Pair Plus, { NUMBER($bonus) } auf den Ante-Bonus.
# The pay table, and what the house keeps. $percent has four decimals, with a sign only where it is below nothing.
what-is-paid = Auszahlung
pays-to-one = { NUMBER($n) } zu 1
pays-nothing = –
decimals = { $whole },{ $part }
edge-of-ante =
    Von jeder Ante behält die Bank im Schnitt { $percent } %, von allem, was auf Ante und Spiel gesetzt wird, { $staked } %.
edge-of-ante-yours =
    Spielt die Bank, was immer sie hat, bist du im Vorteil: im Schnitt um { $percent } % jeder Ante, { $staked } % von allem,
    was auf Ante und Spiel gesetzt wird.
edge-of-pair-plus = Von jedem Einsatz auf Pair Plus behält sie { $percent } %.
edge-of-bonus-bet = Von jedem Einsatz auf den Ante-Bonus behält sie { $percent } %.
house-out-of = Von den 22.100 Blättern, die die Bank haben kann, spielen 6.720 nicht.
worth-playing = Spiel ab { $least }: { $played } von 22.100 Blättern. Mit dem Rest steig aus.
# How to play.
howto-for-alone = Für eine bis { NUMBER($most) } Boxen. Jede bekommt { NUMBER($cards) } Karten, und ebenso die Bank.
howto-casino-stake = Bevor die Karten kommen, setzt du eine Ante, auf Pair Plus oder beides; oder du setzt aus.
howto-casino-cards = Jede Box bekommt drei Karten, ebenso die Bank, verdeckt.
howto-casino-play =
    Sieh deine an: Spiel, für noch einmal so viel wie die Ante, oder steig aus und verliere, was du gesetzt hast.
howto-casino-out =
    Die Bank spielt mit einer Dame oder besser. Mit weniger zahlt sie deine Ante eins zu eins und gibt den zweiten Einsatz
    zurück.
howto-casino-compare =
    Sonst gewinnt das bessere Blatt: Ante und Spiel werden eins zu eins gezahlt oder sind verloren. Sind sie gleich, kommt
    beides zurück.
howto-casino-bonus = Für eine Straße oder besser bekommst du den Ante-Bonus, was immer die Bank hat.
howto-casino-plus = Pair Plus ist eine Wette auf deine eigenen drei Karten: Ein Paar oder besser gewinnt.
howto-casino-ranks =
    Die Rangfolge ist die des Pokers: Ein Straight Flush schlägt einen Prial (Drilling), Asse sind der höchste
    Prial, A K Q ist die höchste Straße und 3 2 A die niedrigste.
howto-casino-best = Am besten spielst du ab Dame, Sechs, Vier.
howto-casino-shown = Du gewinnst Ante und Spiel, und Pair Plus dazu: Die Bank hat nur ihre Dame.
howto-casino-boxes = Sitzt du allein am Tisch, darfst du mehrere Boxen spielen. Jede ist ein Blatt für sich.
# What beats what in the order of poker, as the others of it: without a capital and a full stop.
brief-poker-prial = drei Gleiche; Asse am höchsten
brief-poker-run = drei in Folge; A K Q am höchsten, 3 2 A am niedrigsten

review = Analyse
review-deal = Runde { NUMBER($deal) } analysieren
review-deal-of-record = Protokoll { NUMBER($record) }, Runde { NUMBER($deal) } analysieren
review-last-deal = Runde analysieren
review-sitting = Die Partie analysieren
review-thinking = Jede Entscheidung wird viele Male zu Ende gespielt.
review-cancelled = Die Analyse wurde abgebrochen.
review-shared = Teilen sich mehrere den Bildschirm, gibt es eine Analyse erst, wenn die Partie vorbei ist.
review-result = Ergebnis
review-cards = Die Karten
review-others = Gegner und spätere Karten
review-own = Deine Entscheidungen
review-adds-up = Die drei Zeilen ergeben zusammen dein Ergebnis, in Chips. „Die Karten“: was ein Könner damit im Schnitt gewinnt, gegen solche Spieler oder, wo zwei nach den üblichen Regeln spielen, gegen bestes Spiel. Entscheidungen zählen nur nach dem, was man da sehen konnte.
review-adds-up-lives = Die drei Zeilen ergeben zusammen dein Ergebnis, in Leben. „Die Karten“: das Risiko, das bei bestem Spiel bleibt. „Deine Entscheidungen“: das Risiko, das du hinzugefügt hast, nach dem, was man da sehen konnte.
review-adds-up-games = Die drei Zeilen ergeben zusammen dein Ergebnis, in Aussicht auf den Sieg. „Die Karten“: was ein Könner im Schnitt daraus macht, gegen solche Spieler. Entscheidungen zählen nur nach dem, was man da sehen konnte.
review-decisions = Entscheidungen
review-costliest = Die teuersten Entscheidungen, gemessen am Pot
review-none = Hier ließ sich keine Entscheidung bewerten.
review-no-fault = Keine Entscheidung kostete 3 % des Pots oder mehr.
review-pot = Pot { NUMBER($pot) }
review-cost = { $chips }, { $share } des Pots
review-cost-life = { $share } mehr Risiko, ein Leben zu verlieren
review-cost-game = { $share } weniger Aussicht auf den Sieg
review-hands-set = Blätter gelegt
review-set-so = Gelegt
verdict-best = Am besten
verdict-as-good = Ebenso gut
verdict-good = Gut
verdict-close = Zu knapp
verdict-slip = Ungenau
verdict-mistake = Fehler
verdict-blunder = Grober Fehler
review-solved = Gegen bestes Spiel, und auch das spielt so.
review-against-best = Gegen bestes Spiel.
review-whose = Wessen Entscheidungen
review-own-of = Entscheidungen von { $name }
review-try = Noch einmal: Entscheidung { NUMBER($nth) }, { $taken }
expert-ask = So spielt es ein Könner
expert-thinks = Der Könner spielt die Runde viele Male.
expert-made = Der Könner mit deinen Karten: im Schnitt { $expert }. Du: { $own }.
expert-made-of = Der Könner mit diesen Karten: im Schnitt { $expert }. { $name }: { $own }.
expert-how = { $unit ->
    [lives] In Leben
    [points] In Punkten
   *[other] In Chips
}, über { NUMBER($deals) } Runden: Was man am Anfang nicht sehen konnte, wurde jedes Mal neu gegeben, und die anderen spielten, wie sie spielen. Ein Pot, der stehen bleibt, gehört niemandem.
expert-no-part = Dieser Platz hatte in der Runde keine Karten.
expert-watch = Zusehen
expert-plays = Der Könner spielt
trial = Was, wenn
trial-again = Noch mal
trial-other-cards = Neue Karten
trial-back = Zurück

hand-of = { $name }, Blatt { NUMBER($n) }
cards-face-down = { $cards ->
    [one] { NUMBER($cards) } verdeckte Karte
   *[other] { NUMBER($cards) } verdeckte Karten
}
lies = { $owner }: { $cards }.
lies-as = { $owner }: { $cards } – { $hand }.
it-wins = Das gewinnt.

## Die Schule: zehn Runden, die für alle gleich sind (src/app/sheets/school)

school = Schule
deal-of-the-day = Runden des Tages
ten-of-day = Nr. { $number } · { $day }
ten-of-number = Nummer { $number }
play-ten-deals = Zehn Runden spielen
ten-go-on = Weiter: Runde { NUMBER($deal) } von { NUMBER($of) }
ten-deal-of = { NUMBER($deal) } von { NUMBER($of) }
ten-past-day = Ein vergangener Tag: Er bleibt gespeichert, zählt aber nicht.
ten-what-came = Dein Ergebnis
ten-spoilt = Diese gespeicherten Runden wurden verändert und lassen sich nicht weiterspielen.
ten-link-unread = Der Link bringt keine zehn Runden, die diese Version von Brag kennt.
ten-same-for-all = Gleiche Karten, gleicher Zufall und gleiche Bots für alle. Vor jeder Runde wird gemischt, und kein Blatt bleibt für die nächste. Die Karten lassen sich vorher kennen: Spielt nicht um Geld.
ten-expert = Könner
ten-for-points = Es zählen deine Punkte in zehn Runden. Vorher endet das Spiel nicht.
ten-for-lives = Es zählen die Leben, die du in zehn Runden verlierst. Alle haben neun und spielen bis zum Ende mit.
ten-expert-plays = Ein Könner spielt dieselben Karten gegen dieselben Bots.
ten-other = Absender des Links
ten-other-won = Der Absender des Links kam auf { $sum }.
ten-each-deal = Jede Runde
ten-deal = Runde
ten-share = Ergebnis teilen
ten-copy = Ergebnis kopieren
ten-line-of-day = Brag { $number }: { $parts }
ten-line-of-number = Brag, zehn Runden Nr. { $number }: { $parts }
ten-expert-won = Könner { $sum }
ten-points = { $n ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
}
ten-lives = { $n ->
    [one] { $sum } Leben
   *[other] { $sum } Leben
}
ten-deals-won = { $n ->
    [one] { NUMBER($n) } Runde gewonnen
   *[other] { NUMBER($n) } Runden gewonnen
}
ten-blind-wins = { $n ->
    [one] { NUMBER($n) }-mal blind gewonnen
   *[other] { NUMBER($n) }-mal blind gewonnen
}
ten-hints = { $n ->
    [one] { NUMBER($n) } Tipp
   *[other] { NUMBER($n) } Tipps
}
ten-calendar = Deine Tage
ten-days-so-far = { $n ->
    [0] Noch zählt kein Tag.
    [one] { NUMBER($n) } Tag zählt: { $sum } Chips insgesamt.
   *[other] { NUMBER($n) } Tage zählen: { $sum } Chips insgesamt.
}
ten-month-before = Der Monat davor
ten-month-after = Der Monat danach
ten-by-number = Nach Nummer
ten-by-number-of-table = Zehn Runden nach Nummer
ten-by-number-is = Gleiche Nummer und gleiches Spiel geben dieselben zehn Runden. Macht eine Nummer aus, oder schick den Link danach.
ten-number = Nummer
ten-number-wrong = Eine ganze Zahl von 1 bis { $most }.
ten-your-table = Der Tisch aus Neue Partie
holds-tens = { $n ->
    [1] zehn Runden der Schule
   *[other] { NUMBER($n) }-mal zehn Runden der Schule
}
first-deal-of-game = Eine erste Runde spielen

## Übungen: einzelne Entscheidungen mit dem Urteil sofort (src/app/sheets/drills)

path-head = Neu bei Brag? Der Reihe nach
path-sort = Die Rangfolge: sieben Blätter ordnen
path-lessons = Die geführten Runden
path-drills = Zehn Übungen: { NUMBER($done) } von { NUMBER($all) }
path-ten = Zehn Runden gegen drei ehrliche Bots
path-next = Als Nächstes: { $step }
path-done = ✓ { $step }
sort-ask = Sieben Blätter. Drück auf das beste, dann auf das nächstbeste, und so weiter.
sort-right = Richtig: { $hand } – { $is }. Welches kommt als Nächstes?
sort-wrong = Noch nicht: ein anderes Blatt schlägt dieses ({ $hand }).
sort-shown = Nicht dieses ({ $hand }). Das richtige ist umrandet.
sort-done = Das ist die Reihenfolge. Jetzt weißt du, was was schlägt.
sort-ladder = Der Reihe nach, das beste zuerst
sort-heap = Blätter zum Ordnen
drills = Übungen
drills-are = Immer eine Entscheidung, sofort bewertet. Gezählt wird, wie viele der letzten 20 gut waren. Ein Fehler kommt nach einem, drei, sieben und 21 Tagen wieder, mit anderen Karten.
drills-go = Üben
drills-due = Heute zu wiederholen: { NUMBER($n) }.
drills-broken = Der gespeicherte Stand der Übungen lässt sich nicht lesen. Mit deiner nächsten Antwort wird er auf diesem Gerät beiseitegelegt, und ein neuer beginnt.
drill-of = { NUMBER($good) } gut von { NUMBER($all) }
drill-comes-back = Das kommt morgen wieder, mit anderen Karten.
drill-try = Ausprobieren
drill-more = Mehr davon
drill-look = Ansehen oder blind bleiben
drill-fold = Setzen oder aussteigen
drill-see = Sehen oder weitersetzen
drill-keep = Welches Blatt bleibt
drill-set = Neun Karten legen
drill-swap = Tauschen oder klopfen
drill-draw = Welche Karten tauschen
drill-none-yet = noch keine
drills-how = Wie es lief
drills-good = { NUMBER($good) } von { NUMBER($all) } gut
drills-best = Am besten
drills-worst = Am schlechtesten
drills-no-fault = Kein einziger Fehler.
drills-ten-more = Noch zehn
drill-worth-chips = { $figure } Chips
drill-worth-life = { $share } Risiko
drill-worth-game = gewinnt { $share }
drill-size = Zur Höhe: „{ $best }“ bringt { $more } mehr als „{ $made }“.
drill-size-fits = Zur Höhe: „{ $made }“ ist so gut wie jede andere.
course-end = Du hast den Kurs geschafft
course-well = Was gut lief
course-won = { $n ->
    [0] Du hast keine von { NUMBER($all) } Runden gewonnen und stehst bei { $sum }.
    [one] Du hast { NUMBER($n) } von { NUMBER($all) } Runden gewonnen und stehst bei { $sum }.
   *[other] Du hast { NUMBER($n) } von { NUMBER($all) } Runden gewonnen und stehst bei { $sum }.
}
course-best = Deine beste Runde war Nummer { NUMBER($deal) }: { $sum }.
course-good = { NUMBER($good) } von deinen { NUMBER($all) } Entscheidungen { $good ->
    [one] war
   *[other] waren
} gut.
course-looks = Deine schlechteste Entscheidung wird gesucht …
course-worst = Die schlechteste Entscheidung, in Runde { NUMBER($deal) }
course-more = Mehr Schule
play-now = Jetzt spielen
holds-drills = den Stand der Übungen
holds-lessons = { $n ->
    [1] eine Lektion
   *[other] { NUMBER($n) } Lektionen
}

## Die Setztabellen der Quellen, nacherzählt (src/app/sheets/retold)

retold-head = Tabellen aus den Quellen
retold-is = Wie vier oder fünf Leute setzen, so wie die Quellen es abdrucken. Vor jedem Einsatz deines Spielers sagst du, was du tätest, und hörst dann, was geschah und was ein Könner davon hält. Die letzten beiden sind durchgerechnete Beispiele von uns, für Spiele, zu denen keine Quelle eine Tabelle abdruckt.
retold-four = pagat.com: vier, und einer sieht
retold-pagat-1 = pagat.com: fünf, die nachsehen
retold-pagat-2 = pagat.com: zwei spielen blind
retold-french-1 = Ein französischer Text: fünf, die nachsehen
retold-french-2 = Ein französischer Text: zwei spielen blind
retold-classic = Klassisches Brag: drei Einsätze
retold-casino = Three Card Poker: vier Blätter
retold-ask = Was nun?
retold-did = In der Tabelle: { $did }.
retold-same = Wie du.
retold-note-pace = pagat.com merkt an: So könnte es ewig bei 2 bleiben. Bleiben alle dabei, muss irgendwann jemand das Tempo machen; hier gleich Eddie.
retold-note-nerve = pagat.com merkt an: Zu dritt kann niemand sehen. Das ist reine Nervensache: Irgendwer muss aussteigen.
retold-note-spent = pagat.com merkt an: In vier Runden hast du nur 4 Chips eingesetzt, Chris 10, ohne die Ante. So geht es oft, und es gehört dazu, wenn man blind spielt.
retold-note-unseen = pagat.com merkt an: Du zahlst den doppelten blinden Einsatz, um Chris zu sehen. In den Runden 6 und 7 durfte Chris dich nicht sehen, obwohl nur zwei übrig waren.
retold-note-french-1-1 = Der französische Text: Du eröffnest mit einem Chip. Bruno und Claire bleiben dafür dabei, Denis ist draußen, und Elise erhöht auf zwei.
retold-note-french-1-2 = Der französische Text: Zuletzt wurden zwei gesetzt, also kostet es mindestens zwei, dabeizubleiben. Du, Bruno und Claire setzt zwei, und Elise erhöht auf vier.
retold-note-french-1-3 = Der französische Text: Jetzt kostet es mindestens vier. Du setzt vier, Bruno ist draußen, Claire setzt auch vier, und Elise erhöht auf fünf.
retold-note-french-1-4 = Der französische Text: Jetzt kostet es fünf. Du setzt fünf, Claire ist draußen, und Elise erhöht auf zehn.
retold-note-french-1-5 = Der französische Text: Nur du und Elise seid noch dabei. Du könntest Elise für 20 sehen, setzt aber zehn. Auch Elise könnte dich für 20 sehen und setzt noch einmal zehn.
retold-note-french-1-6 = Der französische Text: Du zahlst 20, um das Blatt von Elise zu sehen. Damit ist das Setzen vorbei.
retold-note-french-2-1 = Der französische Text: Alain eröffnet mit zwei. Du spielst blind, also kostet es dich eins, die Hälfte. Claire, Denis (auch blind) und Elise setzen das Mindeste.
retold-note-french-2-2 = Der französische Text: Alain und du setzt das Mindeste. Claire erhöht auf vier, das kostet Denis zwei, und Denis setzt sie. Elise ist draußen.
retold-note-french-2-3 = Der französische Text: Alain setzt das Mindeste, vier. Du erhöhst blind auf vier; wer nachgesehen hat, braucht jetzt acht. Claire setzt acht, und Denis ist draußen.
retold-note-french-2-4 = Der französische Text: Alain ist draußen. Du könntest Claire jetzt sehen, setzt aber das Mindeste, vier. Claire kann dich nicht sehen, weil du blind spielst und Claire nicht. Also setzt Claire das Mindeste, acht.
retold-note-french-2-5 = Der französische Text: Du zahlst acht, um das Blatt von Claire zu sehen, die nachgesehen hat. Damit ist das Setzen vorbei.
retold-expert = Was jedes im Mittel wert ist, wie ein Könner es durchspielt:
retold-end = { NUMBER($same) } von { NUMBER($all) } wie in der Tabelle.

## What is best with every hand

every-hand = Jedes Blatt hier
every-hand-solved = Jedes Blatt gegen bestes Spiel: die beste Wahl und was sie von jetzt an im Schnitt in Chips wert ist.
every-hand-played = Jedes Blatt oft ausgespielt gegen Spieler wie diese: die beste Wahl und was sie von jetzt an im Schnitt in Chips wert ist.
every-hand-note = Für jede Art steht ein mittleres Blatt. Benachbarte Arten, die die Zahlen nicht unterscheiden, teilen sich eine Zeile, und „oder“ verbindet solche Wahlen; sind es mehr, zeigt sie ein Antippen.
every-hand-counting = Wie weit die Tabelle berechnet ist
every-hand-best = Am besten
every-hand-worth = Wert
every-hand-yours = dein Blatt
every-hand-blind = Blind
every-hand-choice = Wahl
every-hand-looked = Nach dem Ansehen
every-hand-look-free = Ansehen kostet nichts.
every-hand-look-price = Ansehen kostet nichts. Danach ist der Mindesteinsatz { NUMBER($open) }, blind { NUMBER($blind) }.
every-hand-or = { $one } oder { $other }
every-hand-range = { $from } bis { $to }
every-hand-close = Zu knapp, um es zu sagen
every-hand-as-good = oder ebenso gut: { $choices }
review-every-hand = Jedes Blatt hier: Entscheidung { NUMBER($nth) }, { $taken }
review-sets-up = Einen Tisch aufbauen: Entscheidung { NUMBER($nth) }, { $taken }

## How well one decides

stat-strength = Wie gut du entscheidest
stat-strength-few = Erscheint ab { NUMBER($least) } analysierten Runden mit drei Karten. Bisher: { NUMBER($count) }.
stat-strength-like = Du spielst wie { $bot }.
stat-strength-several = Du spielst wie { $bot }: Genauer sagen es die Zahlen nicht.
stat-strength-between = Du spielst besser als { $worse }, aber nicht so gut wie { $better }.
stat-strength-better = Du entscheidest besser als jeder Bot.
stat-strength-worse = Sogar auf gut Glück zu spielen kostet weniger.
stat-strength-unknown = Aus diesen Runden lässt sich noch nicht ablesen, wie gut du entscheidest. Analysiere weitere.
stat-strength-cost = Kosten deiner Entscheidungen, Anteil am Pot je Runde
stat-strength-result = Dein Ergebnis, Chips je Runde
stat-strength-deals = Gezählte analysierte Runden mit drei Karten, zu zweit bis zu viert: { NUMBER($count) }, höchstens die letzten { NUMBER($most) }. Die Bots wurden genauso analysiert wie du.
stat-strength-why = Die Kosten zeigen, wie gut du mit dem gewählt hast, was zu sehen war; die Chips hängen auch von den Karten und den anderen ab, darum kann beides auseinandergehen.
stat-strength-who = Spieler
stat-strength-costs = Anteil am Pot je Runde
stat-strength-you = du
band-expert = ein Könner
band-straightforward = ein ehrlicher Bot
band-careful = ein vorsichtiger Bot
band-bragger = ein frecher Bot
band-random = jemand, der auf gut Glück spielt

## Mistakes by kind

stat-mistakes = Deine Fehler nach Art
stat-mistake = { NUMBER($count) }×, je { $share } vom Einsatz
stat-mistakes-are = Der Trend vergleicht die frühere Hälfte deiner analysierten Runden mit der späteren. Geübt wird zuerst an deinen eigenen Entscheidungen.
stat-practise = Üben
stat-practise-it = Üben: { $what }
mistake-folded = Gutes Blatt aufgegeben
mistake-stayed-in = Schwaches Blatt weitergespielt
mistake-looked = Zu früh angesehen
mistake-stayed-blind = Zu lange blind geblieben
mistake-low = Zu wenig gesetzt
mistake-high = Zu viel gesetzt
mistake-saw-soon = Zu früh sehen wollen
mistake-saw-late = Weitergesetzt statt sehen zu wollen
mistake-kept = Das falsche Blatt behalten
mistake-set = Blätter schlecht gelegt
mistake-swapped = Falsch getauscht oder geklopft
mistake-drew = Die falschen Karten getauscht
trend-less = zuletzt seltener
trend-more = zuletzt öfter
trend-unclear = kein klarer Trend
## Echte Karten: die Seite führt die Einsätze (src/app/families/bank)

# Die Frage beim Zeigen, und was sie beantwortet: Namen, Gleich, Mehrere, Niemand.
bank-who-won = Wer hat gewonnen?
bank-who-is-better = Wer hat das bessere Blatt?
bank-who-last = Wer bekommt den letzten Pot von { NUMBER($chips) }?
bank-who-covered = Der abgedeckte Pot von { NUMBER($chips) }: { $names }?
bank-or = {" "}oder{" "}
bank-best-hand = Bestes Blatt: { $names }.
bank-who-better = Nur { $names } sehen hin. Wer hat das bessere Blatt?
bank-who-beats = Wer schlägt das aufgedeckte Blatt von { $who }?
bank-who-upcard = Wer hat die beste offene Karte?
bank-who-dealt = Wer hat schon { NUMBER($number) }?
bank-who-nearest = Wer ist am nächsten an { NUMBER($number) }?
bank-who-drew = Wer hat die höchste Karte gezogen?
bank-equal = Gleich
bank-several = Mehrere
bank-nobody = Niemand
bank-done = Fertig
bank-royal = Prial
bank-press-all = Alle drücken, die gleich sind, dann „Fertig“.
bank-exchange-how-many = Wie viele Karten tauschst du?
bank-exchange = { NUMBER($cards) } tauschen
bank-none = Keine
bank-card = Karte
bank-over = Über { NUMBER($number) }
bank-made = Genau { NUMBER($number) }
bank-draw-or-stop = Nimm eine Karte oder sag an, was du hast.
bank-contest = { $who } sagt ein Blatt an. Ficht es an oder gib den Pot auf.
bank-takes-card = { $who ->
    [you] Du nimmst eine Karte
   *[other] { $who } nimmt eine Karte
}.
bank-is-over = { $who ->
    [you] Du bist über { NUMBER($number) }
   *[other] { $who } ist über { NUMBER($number) }
}.
bank-has-number = { $who ->
    [you] Du hast { NUMBER($number) }
   *[other] { $who } hat { NUMBER($number) }
}.
bank-stands = { $who ->
    [you] Du bleibst
   *[other] { $who } bleibt
}.
bank-undo = Rückgängig
bank-take-back = Rückgängig: { $what }
bank-take-back-this = Den letzten Zug rückgängig machen?
bank-take-back-deal = Rückgängig: Runde { NUMBER($deal) }, und davor: { $what }
bank-take-back-misdeal = Doch nicht vergeben? Runde { NUMBER($deal) } geht weiter wie zuvor.
bank-put-back-this = Wiederherstellen, was rückgängig gemacht wurde?
bank-keep-it = So lassen
bank-undo-it = Rückgängig
bank-misdeal = Vergeben
bank-misdeal-means = neu geben
bank-only-deal = Nur Runde { NUMBER($deal) }
bank-put-back = Wiederherstellen
bank-settle = Wer zahlt wem
bank-pays = { $who } zahlt { $to } { NUMBER($chips) }.
bank-pot = { $pot }: { $names }, { NUMBER($chips) }.
bank-all-even = Niemand schuldet jemandem etwas.
bank-share = Ergebnis teilen
bank-copied = Kopiert.
bank-players = Spieler
bank-players-say = Wer aussetzt, bekommt keine Karten, bis er wieder da ist. Wer geht, wird am Ende mit abgerechnet und kann wiederkommen.
players-say = Wer aussetzt, bekommt keine Karten, bis er wieder da ist. Wer geht, steht am Ende trotzdem im Ergebnis.
bank-players-later = Spieler kommen und gehen zwischen zwei Runden.
bank-sits-out = { $who } setzt aus.
bank-is-back = { $who } ist wieder da.
bank-leaves = { $who } verlässt den Tisch.
bank-puts-right = Berichtigt: { $who } gibt { $to } { NUMBER($chips) } ({ $why }).
bank-puts-right-to-pot = Berichtigt: { $who } legt { NUMBER($chips) } in den Pot ({ $why }).
bank-puts-right-from-pot = Berichtigt: { $who } nimmt { NUMBER($chips) } aus dem Pot ({ $why }).
bank-why-winner = falscher Gewinner
bank-why-bet = falscher Einsatz
bank-why-count = verzählt
bank-why-agreed = so vereinbart
bank-away = setzt aus
bank-left = gegangen
bank-sit-out = Aussetzen
bank-sit-in = Wieder dabei
bank-leave = Gehen
bank-join = Jemand kommt dazu
bank-sit-down = Hinsetzen
bank-join-says = Wer dazukommt, sitzt zwischen dem letzten und dem ersten Spieler.
bank-right = Chips richtigstellen
bank-right-says = Falscher Gewinner oder falscher Einsatz: Sag, wer wem wie viel gibt. Es steht mit dem Grund im Verlauf, und „Rückgängig“ nimmt es zurück.
bank-right-from = Von
bank-right-to = An
bank-right-chips = Wie viele
bank-right-why = Grund
bank-right-do = Richtigstellen
bank-back-with = { $name } ist wieder da, mit { $chips }.
bank-turns = Knöpfe zum nächsten Spieler drehen
bank-turns-says = Für einen Bildschirm mitten auf dem Tisch. Der erste Spieler sitzt unten, die anderen im Uhrzeigersinn ringsum.
bank-take-back-end = Doch weiterspielen?
bank-end = Partie beenden
bank-no-review = Brag kennt die Karten dieser Partie nicht, also gibt es keine Analyse.
own-cards = Mit eigenen Karten
own-cards-says = Ihr gebt echte Karten, und Brag führt Buch über die Einsätze. Nur für Menschen: ohne Bots, Tipps, Chancen und Analyse.
own-cards-not = Dieses Spiel geht nicht mit eigenen Karten: Brag muss sie kennen.
howto-own-cards = Habt ihr echte Karten, wählt das unter „Neue Partie“. Ihr gebt die Karten, Brag behält Reihenfolge, Preise und Pots im Blick. Drückt, was ihr tut, und nach dem Zeigen den Namen des Gewinners. „Rückgängig“ nimmt den letzten Zug zurück, unter „Spieler“ kommt jemand dazu, geht oder setzt aus, und am Ende seht ihr, wer wem zahlt.
fault-own-cards = Schaltet „Mit eigenen Karten“ für dieses Spiel aus.
illegal-must-declare = sagt zuerst, wessen Karten die besten sind
illegal-no-answer = das ist keine Antwort auf die Frage nach den Karten
illegal-nothing-asked = niemand hat nach den Karten gefragt
illegal-count-only = sag nur, wie viele Karten du tauschst
illegal-all-stay = in diesem Spiel bleiben alle bis zum Ende
illegal-page-deals = Chips lassen sich nur berichtigen, wo ihr eigene Karten gebt
illegal-not-between-deals = Spieler kommen und gehen zwischen zwei Runden
illegal-nothing-changes = das ändert nichts
illegal-is-away = dieser Spieler setzt aus
illegal-has-left = dieser Spieler ist gegangen
illegal-keeps-hand = dieser Spieler behält ein Blatt für die nächste Runde
illegal-owes = dieser Spieler hat noch Schulden
illegal-too-few-left = es blieben weniger als zwei Spieler
illegal-right-not-now = Chips werden zwischen zwei Runden richtiggestellt
illegal-right-nobody-else = sie müssen an jemand anderen gehen
illegal-right-no-chips = es muss mindestens ein Chip sein
illegal-right-too-many = dort sind nur { NUMBER($most) }
illegal-right-keeper = dieser Spieler behält ein Blatt und braucht { NUMBER($ante) } für die nächste Runde
setup-cards-needed = cards: Dieses Spiel geht nicht mit eigenen Karten
undealt-real-cards = die Spieler geben eigene Karten
record-pack-of-own = das Protokoll hat `cards` der Spieler und darf deshalb kein `pack` haben
verb-winners = nach `{ $verb }` stehen die Plätze mit den besten Karten oder `none`, etwa `0 2`, und bei einem Prial `royal`
verb-put-right = nach `{ $verb }` stehen ein Platz oder `pot`, eine ganze Zahl von Chips und `winner`, `bet`, `count` oder `agreed`
verb-from-pot = nach `{ $verb }` stehen eine ganze Zahl von Chips und `winner`, `bet`, `count` oder `agreed`

## Cards on phones of one's own (src/app/sheets/phones)

phones = Handys
player-kind-phone = Eigenes Handy
phones-not-embedded = Eigenes Handy (nicht am eingebetteten Tisch)
phones-not-here = Eigenes Handy (braucht eine https-Adresse)
phones-new-game = Die Karten kommen über die Kamera: einmal einen Code scannen, dann bei jedem Ansehen einen.
phones-scan-to-join = { $who ->
    [you] Halte den Knopf, richte die Kamera deines Handys auf den Code und öffne den Link.
   *[other] { $who }: Halte den Knopf, richte die Kamera deines Handys auf den Code und öffne den Link. Die anderen schauen weg.
}
phones-join-anew = { $who ->
    [you] Hier entsteht ein neuer Code. Das Handy, das deine Karten bisher gelesen hat, liest keine mehr.
   *[other] { $who }: Hier entsteht ein neuer Code. Das Handy, das deine Karten bisher gelesen hat, liest keine mehr, und im Verlauf steht es. Die anderen schauen weg.
}
phones-hold-for-code = Halten, um den Code zu zeigen
phones-hide-code = Code verbergen
phones-joined-again = { $who ->
    [you] Dein Handy wurde neu angemeldet.
   *[other] Das Handy von { $who } wurde neu angemeldet.
}
phones-shown = { $n ->
    [one] Für diesen Platz wurde einmal ein Code gezeigt.
   *[other] Für diesen Platz wurde { NUMBER($n) } Mal ein Code gezeigt.
}
phones-no-more-codes = { $who ->
    [you] Für deinen Platz gibt es keine neuen Codes mehr. Beginne eine neue Partie, um ein anderes Handy anzumelden.
   *[other] Für den Platz von { $who } gibt es keine neuen Codes mehr. Beginnt eine neue Partie, um ein anderes Handy anzumelden.
}
phones-code-for = { $who ->
    [you] Der Code für dein Handy
   *[other] Der Code für das Handy von { $who }
}
phones-no-network = Ohne Konto und ohne Netz: Die Karten kommen allein über die Kamera.
phones-next = Nächster Spieler
phones-before = Zurück
phones-your-cards = Karten für dein Handy
phones-scan-hand = { $who ->
    [you] Drück auf deinem Handy auf „Scannen“ und halte es über den Code.
   *[other] { $who }: Drück auf deinem Handy auf „Scannen“ und halte es über den Code.
}
phones-scan-by-app = { $who ->
    [you] Richte die Kamera-App deines Handys auf den Code und öffne den Link.
   *[other] { $who }: Richte die Kamera-App deines Handys auf den Code und öffne den Link.
}
phones-for-app = Für die Kamera-App
phones-for-scan = Für „Scannen“ auf dem Handy
phones-show-code = Code zeigen
phones-by-number = Drück auf „Code zeigen“: Dein Handy nummeriert deine Karten.
phones-have-seen = Ich habe sie gesehen
phones-word = Das Wort von deinem Handy
phones-word-wrong = Das ist nicht das Wort für diese Karten. Schau noch einmal aufs Handy.
phones-which-to-throw = Welche Karten wirfst du ab? Die Nummern stehen auf dem Handy.
phones-which-to-play = Welche drei Karten spielen? Die Nummern stehen auf dem Handy.
phones-which-to-draw = Welche Karten tauschst du? Die Nummern stehen auf dem Handy.
phones-which-to-swap = Welche Karte tauschst du? Die Nummern stehen auf dem Handy.
phones-from-board = Gegen welche Karte vom Tisch?
phones-face-down = Verdeckt
phones-card-number = Karte { NUMBER($n) }
phone-you-hold = { $whose ->
    [you] Deine Karten
   *[other] Du hältst die Karten von { $whose }
}
phone-waits = Wenn du am Tisch deine Karten ansiehst, drück auf „Scannen“ und halte das Handy über den Code.
phone-scan = Scannen
phone-stop-scan = Kamera aus
phone-scan-asks = Dein Browser fragt nach der Kamera. Erlaube sie.
phone-scan-hold = Halte das Handy über den Code am Tisch.
phone-camera-refused = Diese Seite darf die Kamera nicht benutzen. Erlaube es in den Einstellungen des Browsers für diese Seite und drück noch einmal auf „Scannen“.
phone-camera-absent = An diesem Gerät ist keine Kamera zu finden.
phone-camera-busy = Die Kamera ist ausgegangen oder nicht frei. Schließ andere Apps, die sie benutzen, und drück noch einmal auf „Scannen“.
phone-camera-unknown = Dieser Browser gibt Webseiten keine Kamera.
phone-no-reader = Dieser Browser kann keine Codes lesen.
phone-or-app = Oder nimm die Kamera-App: Drück am Tisch unter dem Code auf „Für die Kamera-App“.
phone-or-app-to-join = Oder richte die Kamera-App auf deinen Code und öffne den Link.
phone-in-history = Im Verlauf deines Browsers steht jetzt dein Code, und wer ihn hat, sieht deine Karten. Lösch den Eintrag, wenn auch andere das Handy benutzen. „Scannen“ hinterlässt keinen.
phone-play-here = Auf diesem Gerät spielen
phone-hold-here = Karten auf diesem Gerät halten
phone-deal = Runde { NUMBER($n) }
phone-others-hand = Dir gezeigt
phone-by-press = Lieber mit einem Druck zeigen
phone-by-holding = Nur beim Halten zeigen
phone-word = Gib das am Tisch ein:
phone-give-up = Platz aufgeben
phone-no-seat = Dieser Browser hat keinen Platz. Hast du dich in einem anderen Browser oder einer App verbunden, öffne Brag dort. Oder scanne deinen Code: am Tisch „Menü“, dann „Handys“.
phone-unreadable = Von diesem Code fehlt etwas, oder er wurde verändert. Scanne ihn noch einmal.
phone-foreign-code = Das ist kein Code von einem Brag-Tisch. Scanne den, der am Tisch steht.
phone-other-version = Dieser Code stammt aus einer anderen Version von Brag. Lade diese Seite und die am Tisch neu, wenn du online bist.
phone-other-sitting = Dieser Code stammt aus einer anderen Partie. Scanne zuerst deinen Code für diese.
phone-other-seat = Dieser Code ist für jemand anderen.
phone-locked-out = An deinem Platz hat sich ein anderes Handy angemeldet, dieses ist jetzt gesperrt. Weißt du nicht, warum, sag es am Tisch. Zum Anmelden öffne dort „Menü“, dann „Handys“.
phone-earlier-join = Dieser Code ist älter als dein Platz auf diesem Handy. Steht er jetzt am Tisch, geht dort ein früherer Spielstand weiter: Öffne dort „Menü“, dann „Handys“, und melde dich neu an.
phone-ask-seat = { $who ->
    [you] Dieser Code ist für einen Platz in einer anderen Partie. Dort anmelden und den Platz dieses Handys aufgeben?
   *[other] Dieser Code ist für den Platz von { $who }. Dort anmelden und den Platz dieses Handys aufgeben?
}
phone-ask-again = Das ist ein neuer Code für den Platz dieses Handys. Damit neu anmelden?
phone-take-seat = Anmelden
phone-ask-earlier = Dieser Code ist älter als der letzte, den dieses Handy gelesen hat. Steht er jetzt am Tisch, geht dort ein früherer Spielstand weiter.
phone-take-earlier = Mit diesem Code neu beginnen
phone-ask-leave = Dieser Link öffnet einen Tisch auf diesem Handy. Dein Platz bleibt dir.
phone-leave = Tisch öffnen
phone-keep = Nichts ändern
phone-not-stored = Dieser Browser kann sich deinen Platz nicht merken. Verlass den privaten Modus und scanne den Code noch einmal.
phone-other-tab = Deine Karten sind in einem neueren Tab.
# In How to play: a heading, and what is beneath it.
howto-phones = In einem Raum
howto-phones-says = Um einen Bildschirm herum kann jeder seine Karten auf dem eigenen Handy sehen: Wähl unter „Neue Partie“ das eigene Handy. Die Kamera liest einen Code vom Tisch, ohne Konto und ohne Netz.
