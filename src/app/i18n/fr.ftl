-name = Français
-thousands = {"\u202F"}

## Words that many parts of the page use

you = Toi
chips = { $n ->
    [one] { NUMBER($n) } jeton
   *[other] { NUMBER($n) } jetons
}
list-two = { $a } et { $b }
list-more = { $a }, { $b }
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = valet
rank-queen = dame
rank-king = roi
rank-ace = as
ranks-two = 2
ranks-three = 3
ranks-four = 4
ranks-five = 5
ranks-six = 6
ranks-seven = 7
ranks-eight = 8
ranks-nine = 9
ranks-ten = 10
ranks-jack = valets
ranks-queen = dames
ranks-king = rois
ranks-ace = as
high-two = hauteur 2
high-three = hauteur 3
high-four = hauteur 4
high-five = hauteur 5
high-six = hauteur 6
high-seven = hauteur 7
high-eight = hauteur 8
high-nine = hauteur 9
high-ten = hauteur 10
high-jack = hauteur valet
high-queen = hauteur dame
high-king = hauteur roi
high-ace = hauteur as
card = { $rank } de { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}
joker = joker
card-wild = { $card }, carte libre
hand-four = carré { $ranks ->
    [as] d’as
   *[other] de { $ranks }
}
hand-prial = { $form ->
    [a] un prial
   *[bare] prial
} { $ranks ->
    [as] d’as
   *[other] de { $ranks }
}
hand-running-flush = { $form ->
    [a] une quinte flush, { $high }
   *[bare] quinte flush, { $high }
}
hand-running-flush-low = { $form ->
    [a] une quinte flush, as-2-3
   *[bare] quinte flush, as-2-3
}
hand-run = { $form ->
    [a] une suite, { $high }
   *[bare] suite, { $high }
}
hand-run-low = { $form ->
    [a] une suite, as-2-3
   *[bare] suite, as-2-3
}
hand-flush = { $form ->
    [a] une couleur, { $high }
   *[bare] couleur, { $high }
}
hand-pair = { $form ->
    [a] une paire
   *[bare] paire
} { $ranks ->
    [as] d’as
   *[other] de { $ranks }
}
reads-rank = { $card } comme { $rank }
reads-ranks = { $cards } comme { $ranks }
reads-card = { $card } comme { $other }
wild-twos = tous les 2
wild-black-twos = les 2 noirs
wild-jacks = tous les valets
wild-black-jacks = les valets noirs
wild-one-eyed-jacks = les valets borgnes
wild-suicide-king = le roi suicidaire
wild-rank = { $ranks ->
    [dames] toutes les dames
   *[other] tous les { $ranks }
}
named-game = { $cards ->
    [3] trois
    [4] quatre
    [7] sept
   *[5] cinq
} cartes, { $wild }, { $blind ->
    [blind] jeu à l’aveugle
   *[looked] personne à l’aveugle
}
nothing-wild = aucune carte libre
jokers-wild = { $jokers ->
    [one] un joker libre
   *[other] { NUMBER($jokers) } jokers libres
}
cards-wild = { $cards } libres
cards-wild-and-jokers = { $cards } libres, plus { $jokers ->
    [one] un joker
   *[other] { NUMBER($jokers) } jokers
}
throw-two-away = Jette deux cartes.
throw-one-away = Jette une carte.
choose-three-to-play = Choisis les trois cartes que tu joues.

## The table: rail, felt, controls, and what is said there (src/app/table, src/app/words)

shell-rail = 3 cartes · ante 1
shell-company = Toi et trois autres à la table, 100 jetons chacun.
shell-not-fetched = Impossible de charger le jeu. Recharge la page dès que tu es en ligne.
shell-no-wasm = Ce navigateur n’autorise pas WebAssembly ici, et le jeu en a besoin. Autorise-le pour ce site (en mode Isolement, exclus le site) ou prends un autre navigateur.
shell-too-old = Ce navigateur est trop ancien pour le jeu. Mets-le à jour : il faut Chrome ou Edge 123, Firefox 128, Safari 17.5 ou plus récent.
shell-from-file = Le jeu ne peut pas tourner depuis un fichier. Mets son dossier sur un serveur web et ouvre l’adresse là-bas.
shell-sandboxed = La page autour de cette table l’empêche de charger ses fichiers. Il faut « allow-same-origin » dans le sandbox de son cadre.
shell-file-missing = Un fichier du jeu manque sur ce site. Réessaie plus tard. S’il manque toujours, préviens la personne qui gère le site.
shell-file-changed = Un fichier du jeu a été modifié en route et ne peut pas servir. Recharge la page. Si cela ne change rien, préviens la personne qui gère le site.
shell-wrong-type = Ce site envoie le script du jeu sous un mauvais type de fichier, et le navigateur le refuse. Préviens la personne qui gère le site.
shell-language-lacks = Impossible de charger cette langue : son fichier manque sur ce site ou a été modifié en route. Si cela ne change pas, préviens la personne qui gère le site.
shell-crashed = Une erreur a arrêté le jeu. Recharge la page.
shell-crashed-kept = Ta session est conservée jusqu’à la dernière action.
shell-reload = Recharger
shell-no-page = Il n’y a rien à cette adresse.
shell-to-the-table = À la table
sign-three = Trois cartes, trois sous et un visage de marbre.
sign-four = Quatre cartes, trois sous et un visage de marbre.
sign-five = Cinq cartes, trois sous et un visage de marbre.
no-limit = sans limite
pot-limit = limite au pot
limit = limite { NUMBER($chips) }
limit-of-raises = relance max. { NUMBER($chips) }
limit-of-first-bet = ouverture { NUMBER($least) }–{ NUMBER($most) }
house-cards = { NUMBER($cards) } cartes
house-cards-wild = { NUMBER($cards) } cartes + libres
deals-left = { $n ->
    [0] Dernière donne
    [one] Encore { NUMBER($n) } donne
   *[other] Encore { NUMBER($n) } donnes
}
until-the-pot-is-won = Jusqu’au gain du pot
menu = Menu
company-you = Toi et { $bots ->
    [0] la banque
    [1] un autre
    [2] deux autres
    [3] trois autres
    [4] quatre autres
    [5] cinq autres
    [6] six autres
   *[7] sept autres
} à la table{ $chips ->
    [0] {""}
    [1] , 1 jeton chacun
   *[other] , { NUMBER($chips) } jetons chacun
}.
company-people = Vous êtes { $people ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[8] huit
} devant cet écran{ $chips ->
    [0] {""}
    [1] , 1 jeton chacun
   *[other] , { NUMBER($chips) } jetons chacun
}.
company-bots = Tu regardes jouer { $bots ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[8] huit
} bots{ $chips ->
    [0] {""}
    [1] , 1 jeton chacun
   *[other] , { NUMBER($chips) } jetons chacun
}.
company-both = Vous êtes { $people ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[7] sept
} devant cet écran, plus { $bots ->
    [1] un autre
    [2] deux autres
    [3] trois autres
    [4] quatre autres
    [5] cinq autres
   *[6] six autres
}{ $chips ->
    [0] {""}
    [1] , 1 jeton chacun
   *[other] , { NUMBER($chips) } jetons chacun
}.
the-table = La table
face-down-card = carte face cachée
bottom-card = carte du dessous : { $card }
dealer-letter = D
dealer = { $who ->
    [you] Tu donnes
   *[other] { $who } donne
}
chips-of-a-seat = { $n ->
    [one] jeton
   *[other] jetons
}
held-out = hors jeu
held-folded = couché
held-bolted = filé
held-covered = couvre
held-blind = aveugle
held-open = ouvert
owes-to = { $who ->
    [you] dois { NUMBER($chips) } à { $whom }
   *[other] { $whom ->
        [you] te doit { NUMBER($chips) }
       *[other] doit { NUMBER($chips) } à { $whom }
    }
}
owes-in-all = { $who ->
    [you] dois
   *[other] doit
} { NUMBER($chips) }
did-bet = mise { NUMBER($chips) }
did-bet-blind = aveugle : { NUMBER($chips) }
did-see = voit pour { NUMBER($chips) }
did-cover = couvre avec { NUMBER($chips) }
did-bet-last-chip = dernier jeton
did-look = regarde
did-offer = on abat ?
did-agree = d’accord
did-refuse = refuse
did-throw = jette { NUMBER($cards) }
did-lend = prête { NUMBER($chips) }
did-not-lend = ne prête rien
did-show-one = montre à un
did-keep = la garde
pot = Pot
carried = report : { NUMBER($chips) }
covered = couvert : { NUMBER($chips) }
open-pays = Vu
blind-pays = À l’aveugle
cards-left = { $cards ->
    [one] { NUMBER($cards) } restante
   *[other] { NUMBER($cards) } restantes
}
old-hand = Ancienne
new-hand = Nouvelle
look-at-old = Voir l’ancienne
look-at-new = Voir la nouvelle
play-old = Jouer l’ancienne
play-new = Jouer la nouvelle
keep-old = Garder l’ancienne
keep-new = Garder la nouvelle
hold-to-look = Maintiens pour voir
what-you-can-do = Ce que tu peux faire
deal-me-in = J’en suis
new-game = Nouvelle partie
go-on = Continuer
next-deal = Donne suivante
same-again = On remet ça
hurry = Plus vite
to-the-end = Jusqu’au bout de la donne
play-on = Voir le résultat
buy-in = Acheter des jetons
buy-in-for = Acheter { NUMBER($chips) }
not-now = Plus tard
look = Regarder
fold = Se coucher
see = Voir
see-for = Voir { NUMBER($chips) }
show = Montrer
bet = Miser
bet-of = Miser { NUMBER($chips) }
bet-blind-of = Aveugle : { NUMBER($chips) }
cover-for = Couvrir { NUMBER($chips) }
borrow-of = Emprunter { NUMBER($chips) }
lend-of = Prêter { NUMBER($chips) }
ask-whom = Demander à { $whom }
all-you-have = tout ton tapis
lost-means-out = perds et c’est fini
show-instead = sans prêter
from-whom = à { $whom }
for-chips = un prêt de { NUMBER($chips) }
to-whom = à { $whom }
to-open = { NUMBER($chips) } pour ouvrir
to-stay-in = { NUMBER($chips) } pour rester
why-still-in = encore { $players ->
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { NUMBER($players) }
}
why-not-a-blind-man = adversaire aveugle
why-blind-man-later = aveugle : encore { NUMBER($bets) }
why-no-bet-yet = aucune mise
why-costs = coûte { NUMBER($chips) }
why-at-most = { NUMBER($chips) } au plus
why-at-least = { NUMBER($chips) } au moins
why-look-first = regarde d’abord
why-seen = déjà ouvert
why-on-your-turn = à ton tour
why-old-or-new = ancienne ou nouvelle
why-keep-or-throw = garder ou jeter
why-answer-first = réponds d’abord
why-name-a-hand = nomme une main
why-one-still-in = encore en jeu
why-has-seen-it = l’a déjà vue
less = Moins
more = Plus
amount = Montant
whom = À qui
show-all = On abat ?
show-all-if-all-agree = Tout le monde abat son jeu, si tous sont d’accord
keep-old-drop-new = Garder l’ancienne, jeter l’autre
keep-new-drop-old = Garder la nouvelle, jeter l’autre
drop-old-play-new = Jeter l’ancienne, jouer l’autre
drop-new-play-old = Jeter la nouvelle, jouer l’autre
throw = Jeter
agree-to-show = Oui, on abat
refuse = Refuser
lend-whom = Prêter { NUMBER($chips) } à { $whom }
keep-neither = N’en garder aucune
new-version = Nouvelle version prête : l’utiliser
hide-your-cards = Cacher tes cartes
last-sitting-waits = Ta dernière session est là où tu l’as laissée.
last-sitting-waits-of = Ta dernière session est là où tu l’as laissée : { $names }, donne { NUMBER($deal) }.
sound-on = Avec le son
no-sound = Sans le son
next-ante = Prochaine ante : { NUMBER($chips) }.
next-deal-costs = La prochaine donne coûte { NUMBER($chips) }.
name-the-hand = Choisis la main qui joue, sans regarder.
name-the-kept-hand = Il ne reste que toi, à l’aveugle : nomme la main que tu gardes.
cover-or-fold = Tu ne peux pas payer la mise minimale : couvre le pot ou couche-toi.
nobody-lends = Tu ne peux pas payer la mise minimale, et personne ne prête : couche-toi.
look-at-yours-first = Regarde d’abord tes cartes.
best-three = Les trois meilleures
throw-the = Jeter : { $card }
throw-two = En jeter deux
play-these-three = Jouer ces trois-là
pick-one = choisis une carte
pick-one-more = choisis-en encore une
pick-two = choisis deux cartes
pick-three-to-play = choisis-en trois à jouer
pick-two-more = choisis-en encore deux
you-hold = Tu as en main : { $cards }.
you-hold-hand = Tu as en main : { $cards } — { $hand }.
your-turn-to-open = Ouvre les enchères.
your-turn-to-bet = { NUMBER($chips) } pour rester.
your-turn-to-borrow = Il te manque { NUMBER($chips) } : emprunte ou couche-toi.
your-turn-to-cover = Couvre le pot avec { NUMBER($chips) } ou couche-toi.
your-turn-to-look = Regarde d’abord.
lend-or-refuse = Prête ou refuse.
lend-or-show = Prête ou montre.
turn-of = { $who ->
    [you] À toi de jouer.
   *[other] { $who } joue.
}
if-all-agree = Si tous abattent, la meilleure main gagne.
no-showdown-go-on = Mise encore ou couche-toi.
buying-in = { $who ->
    [you] Tu ajoutes { NUMBER($n) } et continues avec { NUMBER($sum) }.
   *[other] { $who } ajoute { NUMBER($n) } et continue avec { NUMBER($sum) }.
}
press-again = appuie encore
press-again-for = { NUMBER($chips) }, c’est plus de la moitié de tes jetons : appuie encore.
press-again-if-sure = Si tu en es sûr, appuie encore.
press-again-to-show = Tous abattent, si tous sont d’accord : appuie encore.
quick-least = Min.
quick-pot = Pot
quick-least-name = La mise minimale
quick-double-name = Le double de la mise minimale
quick-half-name = La moitié du pot
quick-pot-name = Tout le pot
pass-to = Passe l’écran à { $who }
i-am = Je suis { $who }
deals = { $who ->
    [you] Tu donnes
   *[other] { $who } donne
}.
deals-game = { $who ->
    [you] Tu donnes : { $game }
   *[other] { $who } donne : { $game }
}.
ante-is = Ante { NUMBER($chips) }.
pack-is-shuffled = Le paquet est mélangé.
asks-for = { $who ->
    [you] Tu demandes { NUMBER($chips) } à { $whom }
   *[other] { $whom ->
        [you] { $who } te demande { NUMBER($chips) }
       *[other] { $who } demande { NUMBER($chips) } à { $whom }
    }
}.
cannot-pay = { $who ->
    [you] Tu ne peux pas payer la mise minimale
   *[other] { $who } ne peut pas payer la mise minimale
}.
bottom-card-is = Carte du dessous : { $card }.
cut = { $who ->
    [you] Pour toi : { $card }
   *[other] Pour { $who } : { $card }
}.
has-high-card = { $who ->
    [you] Tu as la plus haute carte
   *[other] { $who } a la plus haute carte
}.
looks = { $who ->
    [you] Tu regardes tes cartes
   *[other] { $who } regarde ses cartes
}.
looks-at = { $who ->
    [you] Tu regardes
   *[other] { $who } regarde
} { $hand ->
    [old] l’ancienne main
   *[new] la nouvelle main
}.
bets = { $who ->
    [you] Tu mises { NUMBER($chips) }
   *[other] { $who } mise { NUMBER($chips) }
}{ $blind ->
    [blind] {" "}à l’aveugle
   *[seen] {""}
}.
pays-to-see = { $who ->
    [you] Tu paies { NUMBER($chips) }
   *[other] { $who } paie { NUMBER($chips) }
} pour { $whom ->
    [you] te voir
   *[other] voir { $whom }
}.
folds = { $who ->
    [you] Tu te couches
   *[other] { $who } se couche
}.
covers = { $who ->
    [you] Tu couvres
   *[other] { $who } couvre
} le pot avec { $chips ->
    [one] { NUMBER($chips) } jeton
   *[other] { NUMBER($chips) } jetons
}.
covers-with-nothing = { $who ->
    [you] Tu n’as plus de jetons et tu joues encore pour le pot
   *[other] { $who } n’a plus de jetons et joue encore pour le pot
}.
bets-last-chip = { $who ->
    [you] C’était ton dernier jeton : vous montrez tous les deux
   *[other] Dernier jeton pour { $who } : les deux montrent
}.
offers-to-show = { $who ->
    [you] Tu proposes d’abattre les jeux
   *[other] { $who } propose d’abattre les jeux
}.
agrees = { $who ->
    [you] Tu es d’accord
   *[other] { $who } est d’accord
}.
refuses = { $who ->
    [you] Tu refuses
   *[other] { $who } refuse
}.
throws-hand = { $who ->
    [you] Tu jettes
   *[other] { $who } jette
} { $hand ->
    [old] l’ancienne main
   *[new] la nouvelle main
}.
throws-away = { $who ->
    [you] Tu jettes
   *[other] { $who } jette
} { $cards ->
    [1] une carte
    [4] quatre cartes
    [10] dix cartes
   *[2] deux cartes
}.
puts-under = { $who ->
    [you] Tu glisses
   *[other] { $who } glisse
} { $cards ->
    [1] une carte
    [4] quatre cartes
    [10] dix cartes
   *[2] deux cartes
} sous le paquet.
turns-up = { $who ->
    [you] Tu retournes la carte que tu as jetée : { $card }
   *[other] { $who } retourne sa carte jetée : { $card }
}.
shows = { $who ->
    [you] Tu montres { $hand }
   *[other] { $who } montre { $hand }
}.
wins = { $who ->
    [you] Tu gagnes { NUMBER($chips) }
   *[other] { $who } gagne { NUMBER($chips) }
}.
buys-in = { $who ->
    [you] Tu achètes { $chips ->
        [one] { NUMBER($chips) } jeton
       *[other] { NUMBER($chips) } jetons
    }
   *[other] { $who } achète { $chips ->
        [one] { NUMBER($chips) } jeton
       *[other] { NUMBER($chips) } jetons
    }
}.
lends = { $who ->
    [you] Tu prêtes { NUMBER($chips) } à { $whom }
   *[other] { $whom ->
        [you] { $who } te prête { NUMBER($chips) }
       *[other] { $who } prête { NUMBER($chips) } à { $whom }
    }
}.
pays-back = { $who ->
    [you] Tu rends { NUMBER($chips) } à { $whom }
   *[other] { $whom ->
        [you] { $who } te rend { NUMBER($chips) }
       *[other] { $who } rend { NUMBER($chips) } à { $whom }
    }
}.
set-off = Compensation : { $who ->
    [you] tu dois { NUMBER($chips) } de moins à { $whom }
   *[other] { $whom ->
        [you] { $who } te doit { NUMBER($chips) } de moins
       *[other] { $who } doit { NUMBER($chips) } de moins à { $whom }
    }
}.
refuses-to-lend = { $who ->
    [you] Tu refuses
   *[other] { $who } refuse
} { $whom ->
    [you] de te prêter des jetons
   *[other] de prêter à { $whom }
}.
shows-to = { $who ->
    [you] Tu montres ta main à { $whom }
   *[other] { $whom ->
        [you] { $who } te montre sa main
       *[other] { $who } montre sa main à { $whom }
    }
}.
names-game = { $who ->
    [you] Tu annonces : { $game }
   *[other] { $who } annonce : { $game }
}.
proposes-game = { $who ->
    [you] Tu annonces : { $game }. On demande aux autres
   *[other] { $who } annonce : { $game }. On demande aux autres
}.
agrees-to-game = { $who ->
    [you] Tu es d’accord
   *[other] { $who } est d’accord
}.
refuses-game = { $who ->
    [you] Tu refuses
   *[other] { $who } refuse
}.
agree-to-game = D’accord
asked-about-game = { $who ->
    [you] Es-tu d’accord ?
   *[other] { $who }, es-tu d’accord ?
}
game-declined = { $game } n’a pas la majorité : le donneur annonce un autre jeu.
# Between deals: a player would buy chips, and all the others must agree. $chips is how many.
asks-to-buy-in = { $who ->
    [you] Tu demandes à acheter des jetons : { NUMBER($chips) }. Les autres décident
   *[other] { $who } demande à acheter des jetons : { NUMBER($chips) }. Les autres décident
}.
buy-in-declined = { $who ->
    [you] Tu n’achètes pas de jetons : il faut l’accord de tous les autres
   *[other] { $who } n’achète pas de jetons : il faut l’accord de tous les autres
}.
asks-to-double = { $who ->
    [you] Tu demandes à doubler l’ante et toutes les limites. Les autres décident
   *[other] { $who } demande à doubler l’ante et toutes les limites. Les autres décident
}.
limits-stay = Les limites ne changent pas : il faut l’accord de plus de la moitié.
limits-double = L’ante et toutes les limites doublent.
double-the-limits = Doubler les limites
pot-is-carried = Le pot de { NUMBER($chips) } est reporté.
keeps-unseen = { $who ->
    [you] Tu gardes ta main sans la regarder
   *[other] { $who } garde sa main sans la regarder
}.
takes-spare = { $who ->
    [you] Tu prends
   *[other] { $who } prend
} la main de réserve.
leaves-spare = { $who ->
    [you] Tu laisses
   *[other] { $who } laisse
} la main de réserve.
has-set = { $who ->
    [you] Tu as formé tes mains
   *[other] { $who } a formé ses mains
}.
shows-set = { $who ->
    [you] Tu montres
   *[other] { $who } montre
} la main { NUMBER($n) } : { $hand }.
passes-set = { $who ->
    [you] Tu ne montres pas
   *[other] { $who } ne montre pas
} la main { NUMBER($n) }.
folds-set = { $who ->
    [you] Tu te couches
   *[other] { $who } se couche
} sur la main { NUMBER($n) }.
wins-set = { $who ->
    [you] Tu gagnes
   *[other] { $who } gagne
} la main { NUMBER($n) }.
nobody-wins-set = Personne ne gagne la main { NUMBER($n) }.
paid-for-four = { $who ->
    [you] Tu reçois { NUMBER($chips) }
   *[other] { $who } reçoit { NUMBER($chips) }
} pour un carré.
has-four = { $who ->
    [you] Tu as
   *[other] { $who } a
} un carré, qui gagne tout.
wins-game = { $who ->
    [you] Tu gagnes la partie
   *[other] { $who } gagne la partie
}.
share-game = { $names } se partagent la partie.
# Setting one's hands: places that become the hands, and the cards in hand. $n, $worse count from 1; $hand is in the form [bare].
set-your-hands = Forme tes mains.
tap-cards-then-a-place = Touche des cartes, puis une place, ou glisse-les. Personne ne les voit.
tap-cards-short = Touche des cartes, puis une place.
lay-after = après { $who }
tap-a-place = { $cards ->
    [one] Touche une place pour la carte.
   *[other] Touche une place pour les { NUMBER($cards) } cartes.
}
cards-picked = { $cards ->
    [one] Une carte choisie.
   *[other] { NUMBER($cards) } cartes choisies.
}
all-are-set = Toutes les cartes sont placées.
is-thrown-away = Reste : { $cards }.
hand-beats = La main { NUMBER($n) } bat la main { NUMBER($worse) }.
hand-is = Main { NUMBER($n) } : { $hand }
hand-number = Main { NUMBER($n) }
in-hand-number = dans la main { NUMBER($n) }
in-hand = à placer
place-is-empty = vide
cards-so-far = { $cards ->
    [one] une carte seulement
   *[other] { NUMBER($cards) } cartes seulement
}
cards-missing = encore { NUMBER($cards) }
sort = Trier
by-rank = par rang
by-suit = par couleur
suggest = Proposer
best-first = En ordre
lay = Poser
# Beside the name of who has set his hands.
did-set = prêt
points-of-a-seat = { $n ->
    [one] { NUMBER($n) } point
   *[other] { NUMBER($n) } points
}
pot-of-hand = Pot { NUMBER($n) }
main-pot = Grand pot
spare-or-own = La main de réserve contre la tienne ? Personne ne l’a vue.
take-spare = La prendre
keep-mine = Garder la mienne
show-or-pass = Montrer la main { NUMBER($n) } ou non ?
pass-it = Ne pas montrer
scoops = { $who ->
    [you] Tu gagnes toutes les mains.
   *[other] { $who } gagne toutes les mains.
}
crashes = { $who ->
    [you] Un crash : tu gagnes les quatre
   *[other] Un crash : { $who } gagne les quatre
}.
swaps = { $who ->
    [you] Tu donnes { $gave } contre { $took }
   *[other] { $who } donne { $gave } contre { $took }
}.
swaps-hidden = { $who ->
    [you] Tu prends la carte cachée et mets une des tiennes à sa place
   *[other] { $who } prend la carte cachée et en met une autre à sa place
}.
swaps-all = { $who ->
    [you] Tu échanges les trois cartes
   *[other] { $who } échange les trois cartes
}.
sticks = { $who ->
    [you] Tu restes. Chacun des autres joue encore une fois
   *[other] { $who } reste. Chacun des autres joue encore une fois
}.
loses-life = { $who ->
    [you] Tu perds une vie
   *[other] { $who } perd une vie
}.
has-points = { $who ->
    [you] Tu as
   *[other] { $who } a
} { $n ->
    [one] { NUMBER($n) } point
   *[other] { NUMBER($n) } points
}.
sets-won = { $who ->
    [you] Tu gagnes
   *[other] { $who } gagne
} { $n ->
    [one] { NUMBER($n) } main
   *[other] { NUMBER($n) } mains
}
nobody-won = Personne ne gagne cette donne
pot-stays = Le pot de { NUMBER($chips) } reste en jeu
has-won = { $who ->
    [you] Tu gagnes { NUMBER($chips) }
   *[other] { $who } gagne { NUMBER($chips) }
}
has-won-less = { $change } sur la donne
has-taken-back = { $who ->
    [you] Tu reprends tes { NUMBER($chips) }
   *[other] { $who } reprend { NUMBER($chips) }
}
has-no-chips = { $who ->
    [you] Tu n’as
   *[other] { $who } n’a
} plus de jetons.
has-too-few-chips = { $who ->
    [you] Tu n’as
   *[other] { $who } n’a
} plus assez de jetons pour la donne suivante.
may-buy-in = Qui est sorti peut racheter des jetons, à partir de { NUMBER($least) }.
watch-on = Regarder la suite
covered-pot-goes = { $whom ->
    [you] Le pot de { NUMBER($chips) } que tu as couvert
   *[other] Le pot de { NUMBER($chips) } couvert par { $whom }
} { $who ->
    [you] te revient
   *[other] revient à { $who }
}.
own-covered-pot-goes = Le pot couvert, de { NUMBER($chips) }, { $who ->
    [you] te revient
   *[other] revient à { $who }
}.
last-pot-goes = Le dernier pot, de { NUMBER($chips) }, { $who ->
    [you] te revient
   *[other] revient à { $who }
}.
everyone-else-folded = Tous les autres se sont couchés.
goes-back-unseen = { $whose ->
    [you] Personne d’autre ne voit ta main
   *[other] { $whose } rend sa main sans la montrer
}.
only-you-see-this = toi seul la vois
was-not-better = { $whose ->
    [you] Tu n’avais pas mieux, et tu rends ta main
   *[other] { $whose } n’avait pas mieux, et rend sa main
} sans la montrer.
with-hand = Avec { $hand }.
with-hand-over = Avec { $hand }, contre { $whose ->
    [you] toi
   *[other] { $whose }
} ({ $other }).
decided-by-rank = Carte décisive : { $rank }.
decided-by-wilds = La main avec le moins de cartes libres gagne.
decided-by-paying = Les mains étaient égales : qui a payé pour voir perd.
decided-by-covering = Les mains étaient égales : qui a couvert perd.
decided-by-being-short = Les mains étaient égales : qui ne pouvait pas payer perd.
decided-by-elder = À égalité, le plus près à gauche du donneur l’emporte.
decided-by-first-in = Les mains étaient égales : qui a mis ses jetons en premier l’emporte.
paid-to-see = { $who ->
    [you] Tu as payé { NUMBER($chips) }
   *[other] { $who } a payé { NUMBER($chips) }
} pour voir.
all-agreed-to-show = Tous d’accord pour abattre leurs jeux.
showed-instead = { $who ->
    [you] Tu as montré
   *[other] { $who } a montré
} au lieu de prêter.
showed = { $who ->
    [you] Tu as montré { $hand }
   *[other] { $who } a montré { $hand }
}.
nobody-beat-face-up = Personne n’a pu battre la main étalée.
blind-wins-nothing = Le dernier joueur était à l’aveugle : personne ne gagne le pot.
keeps-for-the-next = { $who ->
    [you] Tu gardes ta main, sans la regarder, pour la donne suivante
   *[other] { $who } garde sa main, sans la regarder, pour la donne suivante
}.
hands-were-alike = Les mains étaient égales.
threw = { $who ->
    [you] Tu avais jeté
   *[other] { $who } avait jeté
} : { $cards }.
owes = { $who ->
    [you] Tu dois { NUMBER($chips) } à { $whom }
   *[other] { $whom ->
        [you] { $who } te doit { NUMBER($chips) }
       *[other] { $who } doit { NUMBER($chips) } à { $whom }
    }
}.
shuffled-before-the-next = Le paquet est mélangé avant la donne suivante.
no-game = Pas de partie
has-the-chips = { $who ->
    [you] Tu as le plus de jetons
   *[other] { $who } a le plus de jetons
}
too-few-can-pay = Moins de deux joueurs peuvent payer l’ante.
over-after = Terminé après { $deals ->
    [1] une donne
   *[other] { NUMBER($deals) } donnes
} : moins de deux joueurs peuvent payer l’ante suivante.
ended-after = Arrêtée après { $deals ->
    [1] une donne
   *[other] { NUMBER($deals) } donnes
}.
in-the-last-deal = { $won } à la dernière donne.
column-player = Joueur
column-chips = Jetons
column-change = Bilan
column-debts = Dettes
column-sum = Total
not-finished = Inachevée
won = { $who ->
    [you] Tu as gagné { NUMBER($chips) }
   *[other] { $who } a gagné { NUMBER($chips) }
}
won-with = { $who ->
    [you] Tu as gagné { NUMBER($chips) }
   *[other] { $who } a gagné { NUMBER($chips) }
}, { $hand }
play-a-first-deal = Jamais joué ? Donne d’essai
go-on-ten = Continuer : dix donnes
go-on-guided = Continuer : donnes guidées

## Before the sheets have come: what they are called, and that they are on their way

close-sheet = Fermer
embed-this-table = Intégrer cette table
table-not-fetched = La table n’a pas encore pu être chargée.
how-to-play = Comment jouer
what-beats-what = Ordre des mains
is-the-shuffle-fair = Le mélange est-il honnête ?
keys = Touches
look-at-your-cards = Regarder tes cartes
name-the-game = Annonce le jeu
vote-between-deals = Un vote
keeper-not-fetched = La sauvegarde automatique n’est pas encore chargée. Laisse la page ouverte, on réessaie.
sitting-not-fetched = Une partie de ta session n’est pas encore chargée. Elle est en sûreté, on réessaie.
notice-good = Compris
one-moment = Un instant.
part-not-fetched = Impossible de charger cette partie de la page. Ta session est en sûreté. Réessaie dès que tu es en ligne.
replay-button = Revoir
try-again = Réessayer

## New game: the form, house rules, sharing, what is wrong in it (src/app/sheets/new_game, src/app/draft, src/app/words/rule_sentences.rs)

game-in-hand-ends = La partie en cours s’arrête. Chacun reprend ce qu’il a mis dans cette donne, et le résultat est conservé.
waiting-sitting-ends = La session en attente s’arrête. Son résultat est conservé.
sitting-in-hand-ends = La session en cours s’arrête. Son résultat est conservé.
sitting-ends-unsaved = La session en cours s’arrête. Son résultat n’est pas conservé.
cancel-new-game = Annuler
deal-it = Donner
at-the-table = À la table
player-name = Nom
player-played-by = Qui joue
player-chips = Jetons
name-is-played-by = Qui joue pour { $who ->
    [you] toi
   *[other] { $who }
}
chips-of = { $whose ->
    [you] Tes jetons
   *[other] Jetons : { $whose }
}
player-kind-person = Humain
player-kind-careful = Bot prudent
player-kind-straightforward = Bot franc
player-kind-bragger = Bot fanfaron
player-kind-expert = Bot expert
strength-wins = gagne environ { NUMBER($chips) } jetons en 100 donnes contre { $others ->
    [one] un bot franc
   *[other] { NUMBER($others) } bots francs
}
strength-loses = perd environ { NUMBER($chips) } jetons en 100 donnes contre { $others ->
    [one] un bot franc
   *[other] { NUMBER($others) } bots francs
}
strength-even = fait jeu égal avec { $others ->
    [one] un bot franc
   *[other] { NUMBER($others) } bots francs
}
strength-same = joue à ce jeu exactement comme le bot franc
who-deals-first = Premier donneur
chance-deals-first = Au hasard
at-home = En famille
hint-at-home = Tes cartes se retournent dès que tu prends l’écran
one-player-fewer = Un joueur de moins
add-a-player = Ajouter un joueur
the-table-is-full = La table est pleine
player-joins = { $who ->
    [you] Tu t’assois.
   *[other] { $who } s’assoit.
}
player-leaves = { $who ->
    [you] Tu t’en vas.
   *[other] { $who } s’en va.
}
house-rules = Règles maison
rules-to-begin-with = Règles de départ
preset-usual = Règles habituelles
preset-usual-says = Ante 1, sans limite, jeu à l’aveugle, rarement mélangé.
preset-strict = Règles de pub, strictes
preset-strict-says = Ouverture de 1 à 5, jetons sur table, sans abattage convenu. La plus haute carte donne. On peut voir un aveugle après 3 mises.
preset-french = À la française
preset-french-says = Ouverture de 2 à 5, on regarde ses cartes à tout moment, on mélange dès qu’une main a été vue.
preset-wild-twos = Les 2 libres
preset-wild-twos-says = Tous les 2 sont libres, comme souvent à quatre et à cinq cartes.
preset-quick = Petit et rapide
preset-quick-says = Pas de mise au-dessus de 4, voir coûte une mise simple, le dernier en jeu gagne, aveugle ou non, on mélange après chaque donne.
preset-own = Tes propres règles
preset-own-says = Comme réglé ci-dessous.
what-is-agreed = Ce qui est convenu
all-is-as-usual = Tout est comme d’habitude.
all-that-is-agreed = Tout ce qui est convenu
of-your-own = { $n ->
    [one] { NUMBER($n) } modifiée
   *[other] { NUMBER($n) } modifiées
}
rules-came-with-the-link = Ces règles maison sont venues avec le lien. Rien ne change avant que tu donnes.
rules-of-link-unread = { $why } Voici les règles habituelles.
where-it-comes-from = D’où vient « { $label } »
fault-no-name = Choisis un nom.
fault-long-name = { NUMBER($most) } lettres au plus.
fault-same-name = Deux joueurs s’appellent { $name }.
fault-you = Choisis un nom. « Toi », c’est pour qui joue seul sur cet écran.
amount-typed = { NUMBER($n) }
fault-not-between = Un nombre entier de { NUMBER($least) } à { NUMBER($most) }.
fault-open-min = La première mise est de 1 au moins.
fault-open-max = Le maximum doit être { NUMBER($least) } ou plus, comme le minimum.
fault-bet-cap = Il faut { NUMBER($least) } ou plus, comme l’ouverture minimale.
fault-too-few = Il faut deux joueurs pour une partie.
fault-too-many = Le paquet suffit pour { NUMBER($most) } joueurs au plus.
fault-below-minimum = Il faut à chacun au moins { $chips ->
    [one] { NUMBER($chips) } jeton
   *[other] { NUMBER($chips) } jetons
}.
fault-too-many-chips = C’est trop de jetons.
fault-unplayable = Ces règles sont injouables.
share-these-rules = Partager ces règles
copy-the-link = Copier le lien
share-title = Règles maison pour le Brag
share-put-right-first = Corrige d’abord les erreurs dans les règles.
share-done = Partagé.
share-not-done = Pas partagé.
share-copied = Le lien est copié : colle-le où tu veux.
share-copy = Copie ce lien et fais-le passer.
share-the-link = Le lien
names-the-game = { $who ->
    [you] À toi de donner : annonce le jeu, pour cette donne et les suivantes.
   *[other] { $who } donne, et annonce le jeu pour cette donne et les suivantes.
}
not-yet = Pas encore
# The first of the games that a dealer may name, before the others of the family; and why another cannot be named now.
call-brag = Brag
call-brag-says = Brag, avec les cartes, les cartes libres et le jeu à l’aveugle que tu annonces.
call-not-now = pas maintenant : { $why }
call-cards-hint = Sur plus de trois, tu en gardes trois.
call-wild = Libres
call-wild-nothing = Aucune
call-wild-twos = Tous les 2
call-wild-jacks = Tous les valets
call-wild-suicide-king = Le roi suicidaire
pick-twos = Les 2
pick-black-twos = 2 noirs
pick-jacks = Valets
pick-black-jacks = Valets noirs
pick-one-eyed-jacks = Valets borgnes
pick-suicide-king = Roi suicidaire
whole-ranks = Rangs entiers
single-cards = Cartes seules
pick-all-four = Les quatre : { $rank }
group-game = Le jeu
rule-game = Cartes par joueur
rule-game-hint = Sur plus de trois, tu gardes les trois que tu préfères.
rule-game-three-card = 3
rule-game-four-card = 4
rule-game-five-card = 5
rule-game-best-of-seven = 7
rule-game-best-of-thirteen = 13
rule-game-why = pagat : « whether three four or five cards are dealt ».
rule-running-flush-over-prial = La quinte flush bat le prial
rule-running-flush-over-prial-hint = Sans cela, rien ne bat un prial.
rule-running-flush-over-prial-why = Le tableau de Wikipédia met la quinte flush en tête. pagat, un texte français, un texte russe et un texte anglais de règles maison y mettent le prial.
group-stakes = Mises
rule-ante = Ante
rule-ante-hint = Chacun la paie avant la donne.
rule-ante-why = pagat : « the initial stake or ante ».
rule-open-min = Ouverture minimale
rule-open-min-hint = La première mise est de ce montant au moins.
rule-open-min-why = pagat : « the minimum and maximum initial bet ».
rule-open-max = Ouverture maximale
empty-is-no-limit = Sans limite : laisser vide.
rule-open-max-why = L’exemple du texte français : de deux à cinq.
group-wild = Cartes libres
rule-wild = Cartes libres
rule-wild-hint = Une carte libre vaut celle qui aide le plus.
rule-wild-why = pagat : « wild cards, also known as floaters ».
rule-jokers = Jokers
rule-jokers-hint = Ajoutés au paquet, et toujours libres.
rule-jokers-none = Sans
rule-jokers-why = pagat compte les jokers parmi les cartes libres.
rule-wild-as-itself-is-natural = Carte libre à sa valeur : naturelle
rule-wild-as-itself-is-natural-hint = Un 2 libre joué comme un 2 n’est alors plus une carte libre.
rule-wild-as-itself-is-natural-why = pagat et le texte français : moins on a de cartes libres, mieux c’est. Si un 2 libre joué comme un 2 en est encore une, ni l’un ni l’autre ne le dit.
rule-discards = La défausse
rule-discards-hint = À partir de quatre cartes.
rule-discards-stay = Reste et départage
rule-discards-under = Va sous le paquet
rule-discards-why = Wikipédia : « (place at the bottom of the deck) ».
rule-discards-before-wilds = La défausse avant les cartes libres
rule-discards-before-wilds-hint = À mains égales, on compare d’abord les cartes jetées.
rule-discards-before-wilds-why = Un choix : aucune source ne dit ce qui passe en premier.
group-limits = Limites des mises
rule-raise-limit = Relance maximale
rule-raise-limit-hint = Au-dessus de la dernière mise. Sans limite : laisser vide.
rule-raise-limit-why = pagat : « limit (if any) on the amount ».
rule-bet-cap = Mise maximale
rule-bet-cap-why = Un texte anglais de règles maison : « there is a maximum bet ».
rule-pot-limit = Limite au pot
rule-pot-limit-hint = Aucune mise ne dépasse le pot qui la précède.
rule-pot-limit-why = pagat : on ne peut pas « raise the pot by more than its current ».
rule-double-every = Tout double après
rule-double-every-hint = Nombre de donnes. L’ante et toutes les limites doublent. Vide : jamais.
rule-double-every-why = Un texte anglais de règles maison : « starts nice and low », puis « after a while it’s £10 £20 £50 and more ».
rule-agreed-limits = Vote sur les limites
rule-agreed-limits-hint = Entre les donnes, qui peut payer l’ante peut demander à tout doubler. Il faut l’accord de plus de la moitié.
rule-agreed-limits-why = Un texte anglais de règles maison : la mise maximale est « usually thrown out of the window as the game goes on ».
group-blind = Jeu à l’aveugle
rule-blind-play = Jeu à l’aveugle
rule-blind-play-hint = Miser sans regarder, à moitié prix.
rule-blind-play-why = pagat : « the extra option of playing blind ».
rule-blind-look = Regarder une main aveugle
rule-blind-look-hint = Avant ta première mise, tu peux toujours regarder.
rule-blind-look-own-turn = À son tour
rule-blind-look-any-time = À tout moment
rule-blind-look-why = pagat le permet à son tour, un texte français et un texte russe à tout moment.
rule-blind-last = Dernier en jeu, et aveugle
rule-blind-last-hint = Ce que devient le pot quand tous se couchent face à un aveugle.
rule-blind-last-keep = Garde sa main, pot reporté
rule-blind-last-carry = Pot reporté
rule-blind-last-win = Gagne le pot
rule-blind-last-why = pagat : « you are allowed to retain your hand ».
rule-blind-means-not-looked = Aveugle même sans mise
rule-blind-means-not-looked-hint = Qui n’a ni regardé ni misé est aveugle aussi.
rule-blind-means-not-looked-why = Le texte français : si tous passent, le dernier a le pot, sans plus. Si l’on est aveugle avant d’avoir misé, pagat ne le dit pas.
rule-retained-mode = À côté d’une main gardée
rule-retained-mode-hint = Face à une main étalée, les autres doivent la battre ou se coucher.
rule-retained-mode-two-hands = Une seconde main aveugle
rule-retained-mode-face-up = Une main étalée
rule-retained-mode-why = pagat : « dealt a second hand face up ».
rule-two-hands-rewin = De deux mains aveugles, le dernier garde
rule-two-hands-rewin-hint = Quand le même joueur reste encore le dernier, sans avoir vu ni l’une ni l’autre.
rule-two-hands-rewin-one = L’une des deux
rule-two-hands-rewin-one-or-none = L’une des deux ou aucune
rule-two-hands-rewin-why = Wikipédia : « he must throw away one without looking » ; pagat : « may choose to retain either ».
group-see = Payer pour voir
rule-see-cost = Voir coûte
rule-see-cost-hint = Ce que paie l’un des deux derniers pour voir l’autre. Face à une main à l’aveugle, toujours le double.
rule-see-cost-double = Deux fois la mise
rule-see-cost-equal = Une fois la mise
rule-see-cost-why = Le double, disent pagat, Wikipédia, un texte français et un russe. Un texte anglais de règles maison : « check before you start ». Une variante de pagat : « you only need to equal the most recent ».
rule-see-blind-after = On voit un aveugle après
rule-see-blind-after-hint = Nombre de mises après avoir regardé. Jamais : laisser vide.
rule-see-blind-after-why = Un texte anglais de règles maison : « you can call him/her after 3 bets ».
rule-agreed-showdown = Abattage convenu
rule-agreed-showdown-hint = À trois ou plus, tous peuvent s’accorder pour abattre leurs jeux.
rule-agreed-showdown-why = pagat : « they may agree to a showdown ».
group-money = À court de jetons
rule-shortage = Pas de quoi miser
rule-shortage-hint = Ce que l’on peut faire quand on n’a pas assez de jetons.
rule-shortage-cover = Couvrir le pot
rule-shortage-borrow = Emprunter, si quelqu’un prête
rule-shortage-richest-lends = Le plus riche doit prêter
rule-shortage-why = pagat : « This is called covering the pot », « must either fold or borrow money from another player or a bystander ». Que ce spectateur soit un joueur couché ou absent de la donne est notre choix.
rule-shortage-fold = Se coucher
rule-headsup-short = À court quand il en reste deux
rule-headsup-short-hint = L’autre devra peut-être prêter, ou montrer sa main.
rule-headsup-short-cover = Comme à plusieurs
rule-headsup-short-lend-or-show = Prêter ou montrer
rule-headsup-short-why = pagat : « has the choice of either ».
rule-rebuy-after-cover-loss = Retour après couverture perdue
rule-rebuy-after-cover-loss-hint = Qui couvre et perd tout peut racheter des jetons.
rule-rebuy-after-cover-loss-why = Un texte anglais de règles maison : « being broke means being broke ».
rule-last-chips = Derniers jetons à deux
rule-last-chips-hint = « Montrer » met fin aux mises : les deux montrent, et qui a misé doit avoir la meilleure main.
rule-last-chips-play-on = On continue
rule-last-chips-show = On montre
rule-last-chips-why = pagat : « the betting ends when one player puts the last of his money in the pot ».
rule-rounds = Tours
rule-rounds-hint = La session finit quand chacun a donné autant de fois. Vide : sans fin.
rule-rounds-why = Wikipédia en allemand : une session finit quand tous ont donné aussi souvent.
rule-table-minimum = Minimum de la table
rule-table-minimum-hint = À montrer pour s’asseoir ou racheter. 0 : sans minimum.
rule-table-minimum-why = pagat : « say £10 ».
rule-table-stakes = Jetons sur table
rule-table-stakes-hint = On n’achète des jetons qu’entre les donnes.
rule-table-stakes-off = Non
rule-table-stakes-on = Oui
rule-table-stakes-agreed = Si tous sont d’accord
rule-table-stakes-why = pagat : « what Poker players know as table stakes » ; d’autre argent seulement « with the agreement of all the players ».
group-dealing = Donne et mélange
rule-shuffle = On mélange le paquet
rule-shuffle-hint = Sinon, on le ramasse et on redonne tel quel.
rule-shuffle-prial-won = Quand un prial a gagné
rule-shuffle-prial-shown = Quand un prial a été montré
rule-shuffle-any-seen = Dès qu’une main a été montrée
rule-shuffle-always = Après chaque donne
rule-shuffle-never = Plus jamais
rule-shuffle-why = pagat : « only shuffled if the previous hand was » gagnée par un prial. Un texte anglais de règles maison : dès qu’un prial est montré. Le texte français : dès qu’une main a été vue.
rule-stock-face-up = Paquet face visible
rule-stock-face-up-hint = On voit la carte du dessous.
rule-stock-face-up-why = pagat : « the remainder of the pack is placed face ».
group-dealer = Le donneur
rule-first-dealer = Premier donneur
rule-first-dealer-hint = La donne passe ensuite à gauche.
rule-first-dealer-random = Au hasard
rule-first-dealer-high-card = Plus haute carte
rule-first-dealer-why = Un texte anglais de règles maison : « the highest card is the dealer ». Le texte français : au hasard ou d’un commun accord.
rule-dealers-choice = Au choix du donneur
rule-dealers-choice-hint = Quand tous ont donné, plus une donne, le donneur suivant choisit le nombre de cartes, les cartes libres et le jeu à l’aveugle.
rule-dealers-choice-why = pagat : « one more deal than the number of players », puis « the next dealer gets to choose the game ».
rule-other-game = Un autre jeu de cartes
rule-other-game-hint = Un jeu de la famille autre que trois, quatre, cinq ou sept cartes demande plus de la moitié des joueurs, ou la seule parole du donneur.
rule-other-game-majority = Majorité
rule-other-game-dealer = Donneur seul
rule-other-game-why = pagat : un autre jeu de cartes « would have to be agreed by majority of players » ; seuls le nombre de cartes, les cartes libres et le jeu à l’aveugle « can be dictated by the dealer ».
agreed-game-three-card = Chacun reçoit trois cartes.
agreed-game-four-card = Chacun reçoit quatre cartes, et en joue trois.
agreed-game-five-card = Chacun reçoit cinq cartes, et en joue trois.
agreed-game-best-of-seven = Chacun reçoit sept cartes, et en joue trois.
agreed-game-best-of-thirteen = Chacun reçoit treize cartes, et en joue trois.
agreed-wild-none = Aucune carte du paquet n’est libre.
agreed-wild = Cartes libres : { $cards }.
agreed-jokers-1 = Un joker est dans le paquet, libre.
agreed-jokers-2 = Deux jokers sont dans le paquet, libres.
agreed-jokers-3 = Trois jokers sont dans le paquet, libres.
agreed-jokers-4 = Quatre jokers sont dans le paquet, libres.
agreed-running-flush-over-prial-no = Un prial bat une quinte flush.
agreed-running-flush-over-prial-yes = Une quinte flush bat un prial.
agreed-wild-as-itself-is-natural-no = Une carte libre compte comme telle, même à sa propre valeur.
agreed-wild-as-itself-is-natural-yes = Une carte libre à sa propre valeur compte comme naturelle.
agreed-discards-stay = Les cartes jetées restent devant leur joueur et départagent les mains égales.
agreed-discards-under = Les cartes jetées vont aussitôt sous le paquet et ne sont jamais comparées.
agreed-discards-before-wilds-no = À mains égales, le moins de cartes libres gagne, avant que la défausse compte.
agreed-discards-before-wilds-yes = À mains égales, la défausse compte avant le nombre de cartes libres.
agreed-ante-none = Personne ne paie d’ante.
agreed-ante = Chacun paie { $n ->
    [one] { NUMBER($n) } jeton
   *[other] { NUMBER($n) } jetons
} d’ante avant la donne.
agreed-open-min = La première mise est de { NUMBER($n) } ou plus.
agreed-open-max = La première mise est de { NUMBER($n) } au plus.
agreed-raise-limit-none = On relance d’autant qu’on veut.
agreed-raise-limit = Après la première, une mise dépasse la précédente de { NUMBER($n) } au plus.
agreed-bet-cap = Aucune mise ne dépasse { NUMBER($n) }.
agreed-pot-limit-yes = Aucune mise ne dépasse le pot.
agreed-double-every = L’ante et toutes les limites doublent { $n ->
    [one] après chaque donne
   *[other] toutes les { NUMBER($n) } donnes
}.
agreed-agreed-limits-yes = Entre les donnes, on peut voter pour doubler l’ante et toutes les limites.
agreed-see-cost-double = Voir coûte deux fois la mise.
agreed-see-cost-equal = Voir coûte une fois la mise, deux fois face à une main jouée à l’aveugle.
agreed-see-cost-equal-open = Voir coûte autant que la mise.
agreed-agreed-showdown-no = On n’abat les jeux que lorsqu’il reste deux joueurs.
agreed-agreed-showdown-yes = À trois ou plus, tous peuvent s’accorder pour abattre leurs jeux.
agreed-blind-play-no = Personne ne joue à l’aveugle.
agreed-blind-play-yes = On peut jouer à l’aveugle, à moitié prix.
agreed-blind-look-own-turn = On ne peut regarder ses cartes qu’à son tour, ou avant sa première mise.
agreed-blind-look-any-time = On peut regarder ses cartes à tout moment.
agreed-see-blind-after-none = Après avoir regardé, on ne peut pas voir un aveugle.
agreed-see-blind-after = Qui a regardé peut voir un aveugle après avoir fait { $n ->
    [one] { NUMBER($n) } mise
   *[other] { NUMBER($n) } mises
}.
agreed-blind-last-keep = Si le dernier en jeu est aveugle, sa main est gardée et le pot reporté.
agreed-blind-last-carry = Si le dernier en jeu est aveugle, le pot est reporté.
agreed-blind-last-win = Le dernier en jeu gagne le pot, aveugle ou non.
agreed-blind-means-not-looked-yes = Qui n’a pas regardé est aveugle, qu’il ait misé ou non.
agreed-retained-mode-two-hands = Avec une main gardée, on en reçoit une seconde, aveugle aussi.
agreed-retained-mode-face-up = À côté d’une main gardée, on en reçoit une seconde étalée : les autres doivent la battre, ou se coucher.
agreed-two-hands-rewin-one = De deux mains aveugles, le dernier en jeu garde l’une.
agreed-two-hands-rewin-one-or-none = De deux mains aveugles, le dernier en jeu garde l’une, ou aucune.
agreed-shortage-cover = Qui ne peut pas payer la mise minimale peut couvrir le pot avec tout son tapis.
agreed-shortage-borrow = Qui ne peut pas payer la mise minimale se couche, ou emprunte à qui veut bien prêter à la table, encore en jeu ou non.
agreed-shortage-richest-lends = Qui ne peut pas payer la mise minimale se couche, ou le plus riche encore en jeu prête ce qui manque.
agreed-shortage-fold = Qui ne peut pas payer la mise minimale doit se coucher.
agreed-headsup-short-lend-or-show = Quand il en reste deux et que l’un est à court, l’autre prête ou montre.
agreed-rebuy-after-cover-loss-no = Qui perd tout en couvrant est éliminé pour de bon.
agreed-rebuy-after-cover-loss-yes = Qui perd tout en couvrant peut racheter des jetons.
agreed-last-chips-show = À deux, miser son dernier jeton met fin aux mises : les deux montrent.
agreed-rounds = La session finit quand chacun a donné { NUMBER($n) } fois.
agreed-table-minimum = Pour s’asseoir ou racheter, il faut au moins { $n ->
    [one] { NUMBER($n) } jeton
   *[other] { NUMBER($n) } jetons
}.
agreed-table-stakes-no = On peut acheter des jetons à tout moment.
agreed-table-stakes-yes = On n’achète des jetons qu’entre les donnes.
agreed-table-stakes-agreed = On n’achète des jetons qu’entre les donnes, et si tous les autres sont d’accord.
agreed-shuffle-prial-won = On ne mélange que lorsqu’un prial a gagné après qu’on a payé pour voir.
agreed-shuffle-prial-shown = On ne mélange que lorsqu’un prial a été montré.
agreed-shuffle-any-seen = On mélange dès qu’une main a été montrée.
agreed-shuffle-always = On mélange après chaque donne.
agreed-shuffle-never = On ne mélange plus jamais.
agreed-stock-face-up-yes = La carte du dessous du paquet est visible.
agreed-dealers-choice-yes = Quand tous ont donné, plus une donne, le donneur suivant annonce le jeu.
agreed-other-game-majority = Un autre jeu de la famille demande plus de la moitié des joueurs.
agreed-other-game-dealer = Un autre jeu de la famille ne dépend que du donneur.
agreed-first-dealer-random = Le premier donneur est tiré au sort.
agreed-first-dealer-high-card = La plus haute carte donne en premier.
which-game = Quel jeu ?
players-and-rules = Joueurs et règles
another-game = Autre jeu
section-betting = Miser et bluffer
section-setting = Former ses mains
section-old = Les anciens Brags et leurs cousins
section-light = Sans bluff
where-to-start = Tu découvres le Brag ? Commence par trois cartes.
family-three-card = Trois cartes
family-three-card-says = Mise, bluffe et joue à l’aveugle.
family-four-card = Quatre cartes
family-four-card-says = Mise sur tes trois meilleures cartes sur quatre.
family-five-card = Cinq cartes
family-five-card-says = Mise sur tes trois meilleures cartes sur cinq.
family-best-of-seven = Trois sur sept
family-best-of-seven-says = Mise sur tes trois meilleures cartes sur sept.
family-best-of-thirteen = Trois sur treize
family-best-of-thirteen-says = Mise sur tes trois meilleures cartes sur treize.
family-six-card = Six cartes
family-six-card-says = Deux mains, et un point pour chacune qui gagne.
family-seven-card = Sept cartes
family-seven-card-says = Deux mains : gagne les deux et prends le pot, sinon il reste.
family-nine-card = Neuf cartes
family-nine-card-says = Trois mains avec neuf cartes, la meilleure d’abord.
family-ten-card = Dix cartes
family-ten-card-says = Trois mains ; qui en gagne le plus gagne la donne.
family-thirteen-card = Crash
family-thirteen-card-says = Quatre mains avec treize cartes, et une course aux points.
family-fifteen-card = Quinze cartes
family-fifteen-card-says = Cinq mains ; qui en gagne le plus gagne la donne.
family-stop-the-bus = Stop the Bus
family-stop-the-bus-says = Échange avec la table ; la plus faible main perd une vie.
family-players = 2 à { NUMBER($most) } joueurs
family-minutes = { NUMBER($n) } min
family-minutes-a-deal = { NUMBER($n) } min la donne
rail-to = en { NUMBER($n) }
rail-ante = ante { NUMBER($n) }
rail-pots = 4 × { NUMBER($n) }
rail-lives = { $n ->
    [one] { NUMBER($n) } vie
   *[other] { NUMBER($n) } vies
}
fault-cannot-pay = Il faut { NUMBER($chips) } pour jouer.
group-prize = L’enjeu
rule-form = On joue pour
rule-form-hint = Des jetons dans un pot ou dans quatre, ou des points.
rule-form-pots = Un pot par main et un pour toutes
rule-form-two-of-three = Un pot, pour deux mains sur trois
rule-form-points = Des points
rule-form-why = Wikipédia : « Four antes are played, one for each set, and a main pot ». ourpastimes.com : deux mains sur trois gagnent le seul pot. pagat : un point par main.
rule-points = Une main vaut
rule-points-hint = Les points des mains 1 à 4.
rule-points-one = 1 chacune
rule-points-street = 4, 3, 2, 1
rule-points-why = Wikipédia : « one point scored for each winning hand », ou « 4 points awarded to the best highest hand », et ainsi de suite.
rule-target = Points pour gagner
rule-target-hint = La partie finit avec la donne où quelqu’un y arrive.
rule-target-why = Treize cartes : « a sprint of 10 or so holes » (Wikipédia), 15 (androidfreeware) ou 21 (ourpastimes.com). Pour les autres jeux, c’est notre choix.
rule-set-ante-hint = Chacun la verse dans chaque pot avant la donne.
rule-set-ante-why = Neuf cartes : « Four antes are played » (Wikipédia). Sept cartes : chacun verse au pot une mise convenue (poker.tj).
rule-bonus-all = Les deux mains gagnées
rule-bonus-all-hint = Autant de points en plus. 0 : aucun.
rule-bonus-all-why = Notre choix, sur le modèle du point de plus pour un crash. Aucune source n’en parle pour six cartes.
rule-crash = Les quatre mains gagnées
rule-crash-hint = C’est un crash.
rule-crash-wins-game = Gagne la partie
rule-crash-point = Un point de plus
rule-crash-none = Rien de plus
rule-crash-why = Wikipédia : qui gagne les quatre « automatically wins the entire game ». Board Game Arena et ourpastimes.com : un point de plus.
group-hands = Les mains
rule-tie = Mains égales
rule-tie-hint = Qui gagne quand les meilleures sont égales.
rule-tie-nobody = Personne
rule-tie-first-shown = La première montrée
rule-tie-why = Neuf cartes : la première main montrée gagne (ourpastimes.com). Treize cartes : personne ne marque (androidfreeware). Pour les autres jeux, c’est notre choix.
rule-minimum = Plus petite main gagnante
rule-minimum-hint = En dessous, elle ne gagne rien.
rule-minimum-why = Wikipédia : quatre mains, « or the most possible over a certain standard ». denexa.com : une paire ou mieux.
rule-four-of-a-kind = Carré
rule-four-of-a-kind-hint = Posé comme une seule main de quatre cartes.
rule-four-of-a-kind-pays = Bat tout, et se paie
rule-four-of-a-kind-beats = Bat tout
rule-four-of-a-kind-none = Ne compte pas
rule-four-of-a-kind-why = Wikipédia : « Four of a kind can also be played ». Qu’il batte tous les prials est notre choix.
rule-quads-bonus = Prix du carré
rule-quads-bonus-hint = Par chacun des autres. 0 : rien.
rule-quads-bonus-why = Wikipédia : « an additional fee to be paid by the other players ». Le montant n’y est pas.
rule-quads-win = Le carré gagne aussitôt
rule-quads-win-hint = Qui le reçoit prend tous les pots avant qu’on pose.
rule-quads-win-why = ourpastimes.com, à neuf cartes : un carré gagne aussitôt, le carré de 9 avant tous les autres. À sept : bettingpunter.com.
rule-set-bets = Miser sur chaque main
rule-set-bets-hint = Un tour de mises dans le pot d’une main avant qu’on la montre.
rule-set-bets-why = D’après Wikipédia, on ne mise plus, d’ordinaire. La façon de miser est fixée ici.
rule-prial-top = Le meilleur prial
rule-prial-top-hint = Ensuite les as, et ainsi de suite.
rule-prial-top-why = ourpastimes.com, à neuf cartes : trois 9 sont la meilleure main. Trois 7 à sept cartes : notre choix.
rule-pass = Ne pas montrer
rule-pass-hint = On peut laisser une main cachée au lieu de la montrer.
rule-pass-why = bettingpunter.com : au lieu de montrer une main, on peut passer ; elle n’est alors pas comparée.
rule-spare = Mains de réserve
rule-spare-hint = À deux ou trois : on peut en prendre une, sans la voir, contre toutes ses cartes.
rule-spare-why = gamerules.com et Board Game Arena : on peut échanger sa main contre celles que personne n’a reçues.
group-settling = Les comptes
rule-settlement = Les perdants paient
rule-settlement-hint = Au gagnant, une fois la partie finie.
rule-settlement-fixed = Une somme
rule-settlement-behind = Aux points
rule-settlement-why = Wikipédia : « either a pre-arranged fixed amount from each loser to the winner », ou selon « how far behind the winner they finish ».
rule-game-stake = Enjeu
rule-game-stake-hint = La somme, ou le prix du point. 0 : rien.
rule-game-stake-why = Wikipédia : la somme est « pre-arranged », et quinze cartes sont « a normally non-gambling related variant ».
rule-blank-double = Double sans point
rule-blank-double-hint = Qui n’en a aucun à la fin paie deux fois.
rule-blank-double-why = Wikipédia : « Players not on the board by the time someone wins may have to pay double. »
rule-buy-in = Mise d’entrée
rule-buy-in-hint = Chacun la paie une fois, avant la première donne.
rule-buy-in-why = gamerules.com : chaque vie peut valoir de l’argent, et le dernier en jeu prend tout. Payer au début est notre choix.
rule-lives = Vies
rule-lives-hint = Qui a perdu la dernière est éliminé.
rule-lives-why = Wikipédia : la main la plus basse « is out, or loses a life ». Trois vies sont d’usage.
rule-first-stick = Rester dès le premier tour
rule-first-stick-hint = On peut rester avant d’avoir échangé une fois.
rule-first-stick-why = Wikipédia : on échange « until one player ’sticks’ ». Rien n’y interdit de rester dès le premier tour.
rule-one-down = Une carte cachée
rule-one-down-hint = La deuxième sur la table, et celle qui prend sa place.
rule-one-down-why = pagat : la carte du milieu est face cachée. Wikipédia : « three face-up communal cards ».

# Teen Patti. Boot, chaal, show et sideshow se disent ainsi partout.
patti-held-seen = ouvert
patti-held-packed = couché
patti-did-chaal = chaal { NUMBER($chips) }
patti-did-show = show { NUMBER($chips) }
patti-did-sideshow = sideshow
patti-chaal-pays = Chaal
patti-blind-pays = Aveugle
patti-pack = Se coucher
patti-show = Show
patti-show-for = Show { NUMBER($chips) }
patti-sideshow = Sideshow
patti-chaal = Chaal
patti-chaal-of = Chaal { NUMBER($chips) }
patti-blind-of = Aveugle { NUMBER($chips) }
patti-compare = Comparer
patti-why-of-blind = le précédent est aveugle
patti-why-none = pas convenu
patti-look-now = Plus de mise à l’aveugle : regarde tes cartes.
patti-cover-or-pack = Tu ne peux pas payer la mise minimale : couvre le pot ou couche-toi.
patti-the-worse-packs = La moins bonne main se couche ; à égalité, celle de { $who }.
patti-next-boot = Le prochain boot est de { NUMBER($chips) }.
patti-boot-is = Boot { NUMBER($chips) }.
patti-chaals = { $who ->
    [you] Tu joues
   *[other] { $who } joue
} chaal pour { NUMBER($chips) }.
patti-packs = { $who ->
    [you] Tu te couches
   *[other] { $who } se couche
}.
patti-pays-for-show = { $who ->
    [you] Tu paies { NUMBER($chips) }
   *[other] { $who } paie { NUMBER($chips) }
} pour un show avec { $whom ->
    [you] toi
   *[other] { $whom }
}.
patti-asks = { $who ->
    [you] Tu demandes un sideshow à { $whom }
   *[other] { $whom ->
        [you] { $who } te demande un sideshow
       *[other] { $who } demande un sideshow à { $whom }
    }
}.
patti-agrees = { $who ->
    [you] Tu acceptes
   *[other] { $who } accepte
} le sideshow.
patti-refuses = { $who ->
    [you] Tu refuses
   *[other] { $who } refuse
} le sideshow.
patti-compared = Entre { $who ->
    [you] toi
   *[other] { $who }
} et { $whom ->
    [you] toi
   *[other] { $whom }
} seulement, la moins bonne main est { $whose ->
    [you] la tienne
   *[other] celle de { $whose }
}.
patti-pass-to-two = Passe l’écran à { $who } et { $whom }
patti-we-are = Nous sommes { $who } et { $whom }
patti-only-two-look = Personne d’autre ne regarde l’écran.
patti-of-whom = { $who ->
    [you] Ta main
   *[other] { $who }
}
patti-trail = { $form ->
    [a] un trail
   *[bare] trail
} { $ranks ->
    [as] d’as
   *[other] de { $ranks }
}
patti-pure = { $form ->
    [a] une séquence pure, { $high }
   *[bare] séquence pure, { $high }
}
patti-pure-low = { $form ->
    [a] une séquence pure, as-2-3
   *[bare] séquence pure, as-2-3
}
patti-sequence = { $form ->
    [a] une séquence, { $high }
   *[bare] séquence, { $high }
}
patti-sequence-low = { $form ->
    [a] une séquence, as-2-3
   *[bare] séquence, as-2-3
}
patti-colour = { $form ->
    [a] une couleur, { $high }
   *[bare] couleur, { $high }
}
patti-kind-trail = Trail
patti-kind-pure = Séquence pure
patti-kind-sequence = Séquence
patti-kind-colour = Couleur
patti-brief-trail = trois cartes de même rang ; les as en tête, et ainsi de suite
patti-brief-pure = une séquence d’une seule couleur
patti-brief-sequence = trois cartes à la suite ; A 2 3 en tête, puis A K Q
patti-brief-sequence-second = trois cartes à la suite ; A K Q en tête, puis A 2 3
patti-says-muflis = Muflis : la main la plus basse gagne, tout l’ordre est renversé.
patti-says-999 = L’as vaut 1, les 10 et les figures 0. Les chiffres, le plus grand d’abord, font un nombre ; le plus grand gagne.
patti-says-lowest-joker = Dans chaque main, toutes les cartes de son rang le plus bas sont libres.
patti-says-highest-joker = Dans chaque main, toutes les cartes de son rang le plus haut sont libres ; l’as est haut.
patti-says-wild = Une carte libre vaut ce qui fait la meilleure main, mais jamais une carte qui y est déjà. Leur nombre ne compte pas.
patti-numbers-in = { $from } à { $to }
patti-how-often-numbers = La fréquence de chaque nombre, par centaines.
patti-everyone-packed = Tous les autres se sont couchés.
patti-paid-for-show = { $who ->
    [you] Tu as payé { NUMBER($chips) }
   *[other] { $who } a payé { NUMBER($chips) }
} pour le show.
patti-decided-by-asking = Les mains étaient égales : qui demande le show perd alors.
patti-pot-is-full = Le pot a atteint sa limite, et tous ont montré.
family-teen-patti = Teen Patti
family-teen-patti-says = Moitié prix à l’aveugle, et un show à deux.
game-teen-patti = Teen Patti
patti-muflis = Muflis
patti-ak47 = AK47
patti-999 = 999
patti-lowest-joker = Joker le plus bas
patti-highest-joker = Joker le plus haut
rail-boot = boot { NUMBER($n) }
group-patti-bets = Boot et mises
group-patti-blind = Jeu à l’aveugle et sideshow
group-patti-hands = Mains
rule-boot = Boot
rule-boot-hint = Chacun le paie avant les cartes ; c’est la première mise.
rule-boot-why = pagat, tel que d’autres le citent : chacun verse le boot avant la donne.
rule-raise = On relance
rule-raise-hint = De la mise au double, ou seulement l’une des deux.
rule-raise-any = À volonté
rule-raise-double = Au double
rule-raise-why = pagat, tel que d’autres le citent : toute somme jusqu’au double. Bien des applications n’offrent que les deux.
rule-chaal-limit = Plus grand chaal
rule-chaal-limit-why = Les applications courantes limitent le chaal. pagat, tel que d’autres le citent, ne connaît pas de limite.
rule-patti-pot-limit = Limite du pot
rule-patti-pot-limit-hint = À tant de jetons, tous montrent. Sans limite : vide.
rule-patti-pot-limit-why = Applications courantes : quand le pot est plein, tout le monde montre.
rule-blind-turns = Mises aveugles par donne
rule-blind-turns-hint = Après cela, il faut regarder. Sans limite : vide.
rule-blind-turns-why = Les applications courantes obligent à regarder après quelques tours à l’aveugle, souvent quatre.
rule-sideshow = Sideshow
rule-sideshow-hint = Combien doivent être encore en jeu.
rule-sideshow-three = Trois ou plus
rule-sideshow-two = Deux ou plus
rule-sideshow-none = Pas de sideshow
rule-sideshow-why = pagat, tel que d’autres le citent, le permet aussi aux deux derniers ; les applications courantes, à partir de trois.
rule-a23 = A 2 3
rule-a23-hint = La meilleure séquence, ou celle qui suit A K Q.
rule-a23-first = La meilleure
rule-a23-second = La deuxième
rule-a23-why = pagat, tel que d’autres le citent : as-2-3 est la meilleure suite. À certaines tables, as-roi-dame passe devant.
rule-variation = Variante
rule-variation-hint = Quelle main gagne, et ce qui est libre.
rule-variation-none = Aucune
rule-variation-muflis = Muflis : la main la plus basse gagne
rule-variation-ak47 = AK47 : as, rois, 4 et 7 libres
rule-variation-999 = 999 : le plus grand nombre gagne
rule-variation-lowest-joker = Son rang le plus bas est libre
rule-variation-highest-joker = Son rang le plus haut est libre
rule-variation-why = D’après cardpartyclub.com, Zee News et HuffPost. Que le nombre de cartes libres ne départage rien est notre choix.
agreed-teen-patti = Chacun reçoit trois cartes, et qui n’a pas regardé mise à moitié prix.
agreed-boot = Chacun paie un boot de { $n ->
    [one] { NUMBER($n) } jeton
   *[other] { NUMBER($n) } jetons
}.
agreed-raise-any = On mise de la mise en cours à son double.
agreed-raise-double = On mise la mise en cours ou son double, rien entre les deux.
agreed-chaal-limit = Le plus grand chaal est de { NUMBER($n) }.
agreed-patti-pot-limit = Dès que le pot a { $n ->
    [one] { NUMBER($n) } jeton
   *[other] { NUMBER($n) } jetons
}, tous montrent.
agreed-blind-turns = Après { $n ->
    [one] { NUMBER($n) } mise aveugle
   *[other] { NUMBER($n) } mises aveugles
} dans une donne, il faut regarder.
agreed-blind-turns-none = On peut jouer à l’aveugle aussi longtemps qu’on veut.
agreed-sideshow-three = Un sideshow se demande à trois ou plus.
agreed-sideshow-two = Un sideshow se demande même à deux.
agreed-sideshow-none = Il n’y a pas de sideshow.
agreed-a23-first = A 2 3 est la meilleure séquence, puis A K Q.
agreed-a23-second = A K Q est la meilleure séquence, puis A 2 3.
agreed-variation-none = La meilleure main gagne, et rien n’est libre.
agreed-variation-muflis = Muflis : la main la plus basse gagne.
agreed-variation-ak47 = AK47 : tous les as, rois, 4 et 7 sont libres.
agreed-variation-999 = 999 : les chiffres font un nombre, et le plus grand gagne.
agreed-variation-lowest-joker = Toutes les cartes de son rang le plus bas sont libres.
agreed-variation-highest-joker = Toutes les cartes de son rang le plus haut sont libres.
howto-patti-boot = Chacun paie le boot, la première mise, et reçoit trois cartes cachées.
howto-patti-blind = Tant que tu n’as pas regardé, à ton tour, tu es aveugle et mises de la mise en cours à son double. Ce que tu mises devient la mise.
howto-patti-blind-double = Tant que tu n’as pas regardé, à ton tour, tu es aveugle et tu mises l’enjeu ou le double, rien entre les deux. Ta mise est le nouvel enjeu.
howto-patti-chaal = Une fois que tu as regardé, tu mises le double : un chaal. Sa moitié devient la mise en cours.
howto-patti-pack = Personne n’a à égaliser, et on ne peut pas dire parole : mise, ou couche-toi.
howto-patti-show = À deux, tu peux payer la mise minimale pour un show : les deux mains sont montrées, et à égalité tu perds. Qui a regardé ne peut pas le demander à un aveugle.
howto-patti-sideshow = Sideshow : à trois ou plus, si tu as regardé, tu peux miser le minimum et demander au joueur avant toi, qui a regardé aussi, de comparer entre vous. S’il accepte, la moins bonne main se couche, la tienne à égalité.
howto-patti-sideshow-two = Sideshow : si tu as regardé, tu peux miser le minimum et demander au joueur avant toi, qui a regardé aussi, de comparer entre vous. S’il accepte, la moins bonne main se couche, la tienne à égalité.
howto-patti-last = Quand tous les autres se sont couchés, le dernier prend le pot, aveugle ou non.
howto-patti-shown = La séquence pure bat la séquence, la séquence bat la couleur.
howto-patti-variations = Variantes
howto-patti-variations-1 = Muflis : la main la plus basse gagne. AK47 : ces quatre rangs sont libres. 999 : le plus grand nombre gagne. Ou son propre rang le plus bas ou le plus haut est libre.
illegal-must-look-now = { $after ->
    [1] après une mise aveugle
   *[other] après { NUMBER($after) } mises aveugles
}, il faut regarder sa main
illegal-odd-bet = qui a regardé mise un nombre pair de jetons
illegal-not-double = ici la mise est de { NUMBER($least) } ou du double, rien entre les deux
illegal-no-sideshow = il n’y a pas de sideshow à cette table
illegal-sideshow-of-few = un sideshow demande { NUMBER($least) } joueurs en jeu
illegal-sideshow-blind = il faut avoir regardé pour demander un sideshow
illegal-sideshow-of-blind = le joueur précédent est aveugle, on ne peut rien lui demander
illegal-must-answer-sideshow = il faut d’abord accepter ou refuser le sideshow
illegal-no-sideshow-asked = personne n’a demandé de sideshow
agreed-six-card = Chacun reçoit six cartes et forme deux mains.
agreed-seven-card = Chacun reçoit sept cartes et forme deux mains ; qui gagne les deux prend le pot, sinon il reste.
agreed-nine-card = Chacun reçoit neuf cartes et forme trois mains.
agreed-ten-card = Chacun reçoit dix cartes et forme trois mains ; qui en gagne le plus marque un point.
agreed-thirteen-card = Chacun reçoit treize cartes et forme quatre mains.
agreed-fifteen-card = Chacun reçoit quinze cartes et forme cinq mains ; qui en gagne le plus marque un point.
agreed-stop-the-bus = Chacun reçoit trois cartes, et trois autres sont sur la table pour l’échange.
agreed-form-pots = Chaque main a son pot, et qui gagne les trois prend aussi le grand pot.
agreed-form-two-of-three = Qui gagne deux mains ou plus prend le pot, sinon il reste.
agreed-form-points = Avec neuf cartes, on joue aux points, un par main gagnée.
agreed-points-one = Une main qui gagne vaut un point.
agreed-points-street = Les mains 1 à 4 valent 4, 3, 2 et 1 points.
agreed-target = La partie se joue en { $n ->
    [one] { NUMBER($n) } point
   *[other] { NUMBER($n) } points
}.
agreed-set-ante = Avant la donne chacun verse { $n ->
    [one] { NUMBER($n) } jeton
   *[other] { NUMBER($n) } jetons
} dans chaque pot.
agreed-bonus-all = Gagner les deux mains donne { $n ->
    [one] { NUMBER($n) } point
   *[other] { NUMBER($n) } points
} de plus.
agreed-tie-nobody = Si les meilleures mains sont égales, personne ne gagne.
agreed-tie-first-shown = De mains égales, la première montrée gagne.
agreed-pass-yes = On n’est pas tenu de montrer une main.
agreed-quads-win-yes = Qui reçoit un carré prend aussitôt tous les pots.
agreed-set-bets-yes = On mise sur chaque main avant de la montrer. Qui se couche ne perd que cette main, mais ne peut plus gagner le grand pot.
agreed-prial-top = Le meilleur prial : { $ranks }, puis les as, et ainsi de suite.
agreed-minimum-pair = Une main plus faible qu’une paire ne gagne rien.
agreed-minimum-high-card = Toute main peut gagner.
agreed-minimum-flush = Une main plus faible qu’une couleur ne gagne rien.
agreed-minimum-run = Une main plus faible qu’une suite ne gagne rien.
agreed-minimum-running-flush = Une main plus faible qu’une quinte flush ne gagne rien.
agreed-minimum-prial = Une main plus faible qu’un prial ne gagne rien.
agreed-crash-wins-game = Qui gagne les quatre mains a gagné la partie.
agreed-crash-point = Gagner les quatre mains donne un point de plus.
agreed-crash-none = Gagner les quatre mains ne vaut rien de plus.
agreed-four-of-a-kind-pays = Un carré peut être posé comme une seule main, qui bat tous les prials et se paie.
agreed-four-of-a-kind-beats = Un carré peut être posé comme une seule main, qui bat tous les prials.
agreed-four-of-a-kind-none = Un carré ne compte pas.
agreed-quads-bonus-none = Personne ne paie pour un carré.
agreed-quads-bonus = Pour un carré, chacun des autres paie { $n ->
    [one] { NUMBER($n) } jeton
   *[other] { NUMBER($n) } jetons
}.
agreed-spare-yes = À deux ou trois, on peut prendre une main de réserve sans la voir.
agreed-spare-no = Il n’y a pas de main de réserve.
agreed-settlement-fixed = À la fin, chaque perdant paie l’enjeu au gagnant.
agreed-settlement-behind = À la fin, chaque perdant paie l’enjeu au gagnant pour chaque point de retard.
agreed-game-stake-none = L’enjeu est nul : on ne joue que pour les points.
agreed-game-stake = L’enjeu est de { $n ->
    [one] { NUMBER($n) } jeton
   *[other] { NUMBER($n) } jetons
}.
agreed-blank-double-yes = Qui n’a aucun point paie le double.
agreed-buy-in = Chacun paie { $n ->
    [one] { NUMBER($n) } jeton
   *[other] { NUMBER($n) } jetons
} une seule fois, avant la première donne.
agreed-lives = Chacun a { $n ->
    [one] { NUMBER($n) } vie
   *[other] { NUMBER($n) } vies
}.
agreed-one-down-yes = La deuxième carte de la table est cachée.
agreed-first-stick-yes = On peut rester dès son premier tour.
column-points = Points
column-lives = Vies
has-won-the-game = { $who ->
    [you] Tu as gagné la partie
   *[other] { $who } a gagné la partie
}
have-shared-the-game = { $names } se partagent la partie
game-over-after = Terminé après { $deals ->
    [1] une donne
   *[other] { NUMBER($deals) } donnes
}.
sitting-score = { $who ->
    [you] Toi
   *[other] { $who }
} { NUMBER($n) }
sitting-points = { $game }. Points : { $scores }.
sitting-lives = { $game }. Vies : { $scores }.
odds-as-dealt = Ces chiffres valent pour trois cartes telles qu’elles sont données. Les mains formées ou échangées sont meilleures.
on-the-board = sur la table
down-on-the-board = face cachée sur la table
in-your-hand = dans ta main
lives-of-a-seat = { $n ->
    [one] { NUMBER($n) } vie
   *[other] { NUMBER($n) } vies
}
did-swap = échange
did-swap-all = les trois
has-stuck = reste
is-lowest = la plus basse
last-turn-of = { $who ->
    [you] Ton dernier tour
   *[other] Dernier tour : { $who }
}
swap-or-all = Touche une de tes cartes et une de la table, ou échange les trois.
swap-prompt-last = Ton dernier tour : touche une de tes cartes et une de la table.
pick-in-each-row = Touche une carte par rangée.
pick-from-board = Touche maintenant une carte de la table.
pick-your-own = Touche maintenant une de tes cartes.
would-hold = Tu auras { $hand }.
would-take-unseen = Tu la prends sans la voir.
swap = Échanger
swap-for = { $gave } contre { $took }
the-hidden-card = la carte cachée
all-three = Les trois
stick = Rester
stick-later = dès le tour 2
stuck-already = { $who } reste
card-picked = Choisie : { $card }.
board-is = Sur la table : { $cards }.
loses-life-of = { $who ->
    [you] Tu perds une vie
   *[other] { $who } perd une vie
}{ $n ->
    [0] , la dernière
   *[other] {"\u202F"}; reste { NUMBER($n) }
}.
lose-a-life-each = { $names } perdent chacun une vie
no-life-lost = Personne ne perd de vie
would-leave-nobody = Les mains les plus basses sont égales, et il ne resterait personne.
lowest-hand-was = La plus basse main : { $hand }.

## The menu: settings, rules, odds, the log (src/app/sheets/menu)

family-american = Brag américain
family-american-says = Écarter, défier, tenir ou filer. Valets et 9 sont libres.
family-braggers = Mise unique
family-braggers-says = Le donneur mise : suivre, relancer ou se coucher. Trois cartes sont des « braggers ».
family-draw-brag = Brag Poker
family-draw-brag-says = Blinds, une mise, jusqu’à trois cartes à changer, une autre mise.
rail-blinds = blinds { NUMBER($small) }/{ NUMBER($big) }
rail-limit = limite { NUMBER($n) }
rail-no-limit = sans limite
game-american = Brag américain
game-braggers = Brag à mise unique
game-draw-brag = 3 Card Brag Poker
stakes-first = { $who ->
    [you] Tu mises { NUMBER($chips) } d’avance
   *[other] { $who } mise { NUMBER($chips) } d’avance
}.
posts-blind = { $who ->
    [you] Tu verses le blind de { NUMBER($chips) }
   *[other] { $who } verse le blind de { NUMBER($chips) }
}.
checks = { $who ->
    [you] Tu dis parole
   *[other] { $who } dit parole
}.
passes-brag = { $who ->
    [you] Tu passes
   *[other] { $who } passe
}.
matches = { $who ->
    [you] Tu suis pour { NUMBER($chips) }
   *[other] { $who } suit pour { NUMBER($chips) }
}.
matches-unseen = { $who ->
    [you] Tu suis à l’aveugle, à moitié prix : { NUMBER($chips) }
   *[other] { $who } suit à l’aveugle, à moitié prix : { NUMBER($chips) }
}.
goes-it = { $who ->
    [you] Tu tiens pour { NUMBER($chips) }
   *[other] { $who } tient pour { NUMBER($chips) }
}.
brags = { $who ->
    [you] Tu défies de { NUMBER($chips) }
   *[other] { $who } défie de { NUMBER($chips) }
}.
bolts = { $who ->
    [you] Tu files
   *[other] { $who } file
}.
calls-sight = { $who ->
    [you] Tu demandes à voir : tous montrent
   *[other] { $who } demande à voir : tous montrent
}.
names-hand = { $who ->
    [you] Tu annonces : { $hand }
   *[other] { $who } annonce : { $hand }
}.
contests = { $who ->
    [you] Tu contestes
   *[other] { $who } conteste
}.
concedes = { $who ->
    [you] Tu cèdes
   *[other] { $who } cède
}.
all-conceded = Tous cèdent ({ $hand }) : rien n’est montré.
gives-up-pot = { $who ->
    [you] Tu renonces à ce pot
   *[other] { $who } renonce à ce pot
}.
draws-none = { $who ->
    [you] Tu gardes tes cartes
   *[other] { $who } ne change rien
}.
draws-cards = { $who ->
    [you] Tu changes
   *[other] { $who } change
} { $cards ->
    [one] une carte
   *[other] { NUMBER($cards) } cartes
}.
nobody-met = { $who ->
    [you] Personne ne suit : les autres te paient { NUMBER($chips) } en tout
   *[other] Personne ne suit : les autres paient { NUMBER($chips) } en tout à { $who }
}.
takes-stake-back = { $who ->
    [you] Tu reprends ta mise
   *[other] { $who } reprend sa mise
}.
did-stake = mise { NUMBER($chips) }
did-post = poste { NUMBER($chips) }
did-check = parole
did-pass = passe
did-match = suit : { NUMBER($chips) }
did-go = tient
did-name-hand = annonce
did-contest = conteste
did-concede = cède
did-brag = défie de { NUMBER($chips) }
did-draw = change { NUMBER($cards) }
did-draw-none = ne change rien
hand-pair-royal = { $form ->
    [a] un prial
   *[bare] prial
} { $ranks ->
    [as] d’as
   *[other] de { $ranks }
}
kind-pair-royal = Prial
level-of-a-seat = { $chips ->
    [one] { NUMBER($chips) } misé
   *[other] { NUMBER($chips) } misés
}
held-unseen = aveugle
each-in-for = Chacun pour
check = Parole
match = Suivre
match-for = Suivre { NUMBER($chips) }
contest = Contester
concede = Céder
contest-means = on montre
half-price = moitié prix
go-it = Tenir
go-it-for = Tenir : { NUMBER($chips) }
bolt = Filer
bolt-means = se coucher
pass-brag = Passer
brag = Défier
brag-of = Défier de { NUMBER($chips) }
return-of = Relancer de { NUMBER($chips) }
call-a-sight = Voir les jeux
sight-means = tous montrent
stake-of = Miser { NUMBER($chips) }
least-is = au moins { NUMBER($chips) }
why-stake-first = mise d’abord
why-no-more-raises = plus de relance
draw-some = Changer
draw-of = En changer { NUMBER($cards) }
keep-all = Tout garder
stake-as-dealer = Tu donnes. Mise d’abord : les autres devront suivre.
pick-to-draw = Choisis jusqu’à trois cartes à changer, ou garde tout.
pick-short = Choisis-en trois au plus.
pick-unseen = Choisis jusqu’à trois cartes à l’aveugle, ou regarde d’abord.
your-turn-to-match = { NUMBER($chips) } pour rester.
your-turn-to-check = Parole ou mise.
your-turn-to-contest = { $name } annonce : { $hand }. Contester ou céder ?
your-turn-to-brag = Défie ou passe.
your-turn-to-go = Tiens pour { NUMBER($chips) } ou file.
your-turn-to-see = Tous ont répondu : demande à voir, ou relance.
rule-braggers = Braggers
rule-braggers-hint = Chacun vaut la carte qu’on veut ; pour lui-même, il est naturel.
rule-lowest-rank = Carte la plus basse
rule-lowest-rank-hint = De 2, le jeu entier, à 9, qui laisse 24 cartes.
rule-lowest-rank-why = Wikipédia : en 1751, Hoyle avait « a shortened pack ». Quelles cartes manquaient, elle ne le dit pas.
rule-stake-max = Limite
rule-stake-max-hint = Le plus que le donneur peut miser et chacun verser. Vide : aucune.
rule-stake-max-why = pokerwiner.com : le donneur mise jusqu’à une limite convenue.
rule-fixed-sum = Si personne ne suit
rule-fixed-sum-hint = Ce que chacun des autres paie alors au donneur.
rule-fixed-sum-why = pokerwiner.com : le donneur reprend sa mise et reçoit des autres une somme convenue.
rule-braggers-why = Un texte russe et le Hoyle de Foster : l’as de carreau, le valet de trèfle et le 9 de carreau.
rule-concede = Annoncer, contester ou céder
rule-concede-hint = Quand tous sont à égalité de mise, le dernier à avoir misé annonce sa main ; seuls ceux qui la contestent montrent.
rule-concede-why = Un texte russe : on peut annoncer sa main, et l’on gagne sans montrer si personne ne conteste.
rule-american-ante-hint = Chacun la verse au pot avant chaque donne.
rule-american-ante-why = Dans le Hoyle américain, on joue un pot. La façon de le remplir est notre choix.
rule-draw = Écart
rule-draw-hint = Avant les défis, chacun peut changer jusqu’à trois cartes.
rule-draw-why = Le Hoyle américain : on tire des cartes avant les défis. Combien et dans quel ordre, c’est notre choix.
rule-brag-max = Défi maximal
rule-american-brag-max-why = Le Hoyle américain permet tout défi. Une limite est notre choix.
rule-limit = Limite
rule-limit-hint = Fixe : une mise dépasse le dû d’une unité.
rule-limit-fixed = Fixe
rule-limit-none = Aucune
rule-limit-why = Boylesports proposait les deux : « Fixed-Limit » et « No-Limit ».
rule-big-blind = Grand blind
rule-big-blind-hint = La moitié fait le petit blind : il est donc pair.
rule-big-blind-why = Boylesports : « Big blind = double the size of small blind ».
usual-buy-in = D’habitude, on apporte { NUMBER($least) } à { NUMBER($most) } jetons.
rule-draw-unit = Unité des mises
rule-draw-unit-hint = En grands blinds, 1 ou 2 ; le double après l’écart.
rule-draw-unit-why = Boylesports : un grand blind, puis « 2x the big blind ». pagat : dès le début, « equal to twice the big blind ».
agreed-american = Chacun reçoit trois cartes ; tous les valets et les 9 sont des braggers.
agreed-braggers-game = Le donneur mise avant les cartes ; chacun en reçoit trois et suit ou se couche.
agreed-game-draw-brag = Chacun reçoit trois cartes sans les regarder ; on mise, on change, on mise encore.
agreed-braggers = Braggers : { $cards }.
agreed-braggers-none = Il n’y a pas de braggers.
agreed-lowest-rank = La carte la plus basse du jeu est le { NUMBER($n) }.
agreed-stake-max = Personne ne verse plus de { NUMBER($chips) }.
agreed-fixed-sum = Si personne ne suit, chacun des autres paie { NUMBER($chips) } au donneur.
agreed-fixed-sum-none = Si personne ne suit, le donneur reprend sa mise, rien de plus.
agreed-concede-yes = À mises égales, le dernier à avoir misé annonce sa main ; qui ne la conteste pas cède.
agreed-pool-ante = Chacun verse { NUMBER($chips) } au pot avant chaque donne.
agreed-draw-yes = Avant les défis, chacun peut changer jusqu’à trois cartes.
agreed-draw-no = On ne change pas de cartes.
agreed-brag-max = Un défi ne dépasse pas { NUMBER($chips) }.
agreed-limit-fixed = Une mise dépasse le dû d’exactement une unité.
agreed-limit-none = Une mise dépasse le dû d’au moins une unité, sans limite.
agreed-big-blind = Le grand blind est de { NUMBER($chips) }, le petit de la moitié.
agreed-draw-unit-1 = L’unité est d’un grand blind, de deux après l’écart.
agreed-draw-unit-2 = L’unité est de deux grands blinds, de quatre après l’écart.
fault-odd-blind = Il doit être pair : la moitié fait le petit blind.
fault-courts-and-tens = Avec des as à 10, personne n’atteindrait 31. Fais compter l’as 11.
howto-stake = Le donneur mise ce qu’il veut avant les cartes. Puis chacun en reçoit trois.
howto-meet = À partir de sa gauche, suis la plus grosse mise, mets davantage ou couche-toi, jusqu’à ce que tous soient à égalité.
howto-all-show = Puis ceux qui restent montrent, et la meilleure main gagne. À égalité, le premier à avoir misé.
howto-unmet = Si personne ne suit, le donneur reprend sa mise et chacun lui paie un jeton.
howto-pairs-alone = Seuls comptent le prial (trois d’un rang), la paire et la plus haute carte : ni suites ni couleurs.
howto-three-braggers = L’as de carreau, le valet de trèfle et le 9 de carreau sont des braggers et valent toute carte. Une main naturelle bat la même avec braggers.
howto-american-draw = Chacun verse l’ante et reçoit trois cartes. À partir de la gauche du donneur, changes-en jusqu’à trois.
howto-american-brag = Puis passe ou défie d’une somme. Sur un défi, chacun des autres tient en la payant, ou file.
howto-american-sight = Le dernier à tenir demande à voir, et tous montrent ; ou il relance d’une somme, et le tour reprend.
howto-american-alone = Si personne ne tient, le pot va à qui a défié, sans montrer. Si tous passent, tous montrent.
howto-american-ranks = Seuls comptent le prial (trois d’un rang), la paire et la plus haute carte. Tous les valets et les 9 sont des braggers ; moins il y en a, mieux c’est. Trois braggers font trois valets. À égalité : le plus proche à gauche du donneur.
howto-blinds = Le joueur à gauche du donneur verse le petit blind, le suivant le grand. Chacun reçoit trois cartes sans les regarder ; regarde quand tu veux.
howto-unit = À ton tour, suis, mise une unité de plus ou couche-toi, jusqu’à égalité : trois relances au plus, sans limite à deux.
howto-unit-free = À tour de rôle, suis ce que tu dois, mise au moins une unité de plus ou couche-toi, jusqu’à égalité. Trois relances au plus, ou sans limite à deux.
howto-half = À l’aveugle, tu suis à moitié prix, mais sans pouvoir miser.
howto-draw = Puis change jusqu’à trois cartes, même à l’aveugle. Un second tour suit, à l’unité doublée.
howto-draw-show = Ceux qui restent montrent. La meilleure main de Brag gagne ; les égales partagent.
howto-braggers-shown = Trois rois avec un bragger battent trois 8 naturels, et toute paire.
howto-american-shown = Deux as et un bragger font trois as, et battent trois rois naturels.
howto-draw-shown = Trois 3 font le meilleur prial, as-2-3 la meilleure suite.
brief-pair-royal = trois d’un rang ; les as d’abord
brief-pair-alone = deux d’un rang ; la troisième ne compte pas
brief-high-alone = rien de tout cela ; seule la plus haute compte
tie-natural = Une main naturelle bat la même avec braggers.
tie-fewer-braggers = De mains égales, celle qui a le moins de braggers gagne ; trois font trois valets.
key-check-or-match = parole ou suivre
illegal-owing = il reste { NUMBER($owed) } à payer : suivre, miser plus ou se coucher
illegal-nothing-owed = rien n’est dû
illegal-unseen-bet = à l’aveugle, on suit ou on se couche, on ne mise pas
illegal-raises-done = une mise se relance { NUMBER($most) } fois par tour, pas plus
illegal-bets-out = tous ceux qui restent doivent pouvoir suivre : { NUMBER($most) } au plus
illegal-must-stake = le donneur doit d’abord miser
illegal-nothing-to-stake = seul le donneur mise avant les cartes
illegal-must-draw = il faut d’abord changer des cartes ou tout garder
illegal-no-draw-now = on ne change pas de cartes maintenant
illegal-wrong-throw = on jette de une à { NUMBER($most) } cartes
illegal-must-go = il faut d’abord répondre au défi de { NUMBER($owed) } : tenir ou filer
illegal-must-see-or-brag = le dernier à avoir tenu demande à voir, ou relance
setup-odd-blind = big_blind : la moitié fait le petit blind, il est donc pair
setup-courts-and-tens = pips31 : avec des as à 10, figures et as seuls ne font pas 31
family-three-stake = Brag classique
family-three-stake-says = Trois enjeux : la meilleure retourne, le défi et le trente-et-un.
family-post-and-pair = Post and Pair
family-post-and-pair-says = Trois enjeux : la meilleure retourne, la meilleure main et le vingt-et-un.
rail-three-pots = 3 × { NUMBER($n) }
game-three-stake = Brag classique à trois enjeux
game-post-and-pair = Post and Pair
pot-upcard = Retourne
pot-brag = Défi
pot-thirty-one = 31
pot-seat = Seat
pot-pair = Pair
pot-post = Post
raises-brag = { $who ->
    [you] Tu relances en mettant { NUMBER($chips) }
   *[other] { $who } relance en mettant { NUMBER($chips) }
}.
sees-at-once = { $who ->
    [you] Tu demandes
   *[other] { $who } demande
} à voir : { $whom ->
    [you] tu montres
   *[other] { $whom } montre
}.
meets-brag = { $who ->
    [you] Tu relèves le défi : { NUMBER($chips) }
   *[other] { $who } relève le défi : { NUMBER($chips) }
}.
has-upcard = { $who ->
    [you] Tu as la meilleure retourne : { $card }
   *[other] { $who } a la meilleure retourne : { $card }
}.
has-best-hand = { $who ->
    [you] Tu as la meilleure main : { $hand }
   *[other] { $who } a la meilleure main : { $hand }
}.
takes-unseen = { $who ->
    [you] Tu restes seul et le prends sans montrer
   *[other] { $who } reste seul et le prend sans montrer
}.
draws-to = { $who ->
    [you] Tu tires { $card } : { NUMBER($sum) }
   *[other] { $who } tire { $card } : { NUMBER($sum) }
}.
draws-over = { $who ->
    [you] Tu tires { $card } : { NUMBER($sum) }, c’est trop
   *[other] { $who } tire { $card } : { NUMBER($sum) }, c’est trop
}.
draws-exactly = { $who ->
    [you] Tu tires { $card } : { NUMBER($sum) } tout juste
   *[other] { $who } tire { $card } : { NUMBER($sum) } tout juste
}.
gives-card = { $who ->
    [you] Tu donnes { $card }
   *[other] { $who } donne { $card }
}.
stands-at = { $who ->
    [you] Tu restes à { NUMBER($sum) }
   *[other] { $who } reste à { NUMBER($sum) }
}.
is-nearest = { $who ->
    [you] Tu es le plus près avec { NUMBER($sum) }
   *[other] { $who } est le plus près avec { NUMBER($sum) }
}.
has-the-number = { $who ->
    [you] Tu as { NUMBER($sum) }
   *[other] { $who } a { NUMBER($sum) }
}.
share-the-number = { $names } partagent avec { NUMBER($sum) }.
draw-again = { $names } sont à égalité et tirent encore.
draws-again = { $who ->
    [you] Tu tires encore : { $card }
   *[other] { $who } tire encore : { $card }
}.
draw-again-moment = On tire encore
all-are-over = Tous ont trop : le pot reste pour la donne suivante.
all-three-won = { $who ->
    [you] Tu as gagné les trois : les autres te paient { NUMBER($chips) } de plus en tout
   *[other] { $who } a gagné les trois : les autres paient { NUMBER($chips) } de plus en tout
}.
did-take-up = relève
did-give-up = renonce
did-raise = relance : { NUMBER($chips) }
did-see-at-once = veut voir
stands = reste
is-over = trop
counts-so-much = compte { NUMBER($sum) }
brags-now = défie
number-of-whom = { $who ->
    [you] toi
   *[other] { $who }
}
over-at-last = trop
give-up = Renoncer
raise-of = Relancer { NUMBER($chips) }
raise = Relancer
take-up-for = Relever : { NUMBER($chips) }
take-up = Relever
stand = Rester
stand-at = Rester à { NUMBER($sum) }
draw-a-card = Tirer une carte
exchange-a-card = Échanger une carte
give-card = Donner { $card }
your-turn-to-answer = Relève le défi pour { NUMBER($chips) }, relance ou passe.
your-turn-of-two = Voir pour { NUMBER($chips) }, relancer ou renoncer.
number-far = Tu as { NUMBER($sum) } : aucune carte n’est de trop.
number-near = Tu as { NUMBER($sum) }. Il manque { NUMBER($left) } pour { NUMBER($target) } ; au-delà, c’est perdu.
number-hit = Tu as { NUMBER($sum) } : reste, et le pot est à toi.
number-at-most = Tu as { NUMBER($sum) } et ne peux plus tirer : reste.
stake-line = { $pot } : { $names }, { $how }, { NUMBER($chips) }.
stake-stays = { $pot } : personne, { $chips ->
    [one] { NUMBER($chips) } reste
   *[other] { NUMBER($chips) } restent
}.
who-of-line = { $who ->
    [you] toi
   *[other] { $who }
}
unseen-in-line = sans montrer
rule-second-favourite = Second favori
rule-second-favourite-hint = Libre comme le valet de trèfle, un peu plus faible.
rule-second-favourite-none = Aucun
rule-second-favourite-jack = Valet de carreau
rule-second-favourite-nine = 9 de carreau
rule-second-favourite-ace = As de carreau
rule-second-favourite-why = Wikipédia : « Some circles also admitted the ♦9 ». Wikipédia en allemand : le valet de carreau. Un texte russe : l’as de carreau, l’un de ses trois braggers.
rule-three-ante-why = Wikipédia : « players ante 3 stakes, one for each phase of the game ».
rule-braggers-three = Braggers
rule-braggers-three-hint = Pour le deuxième pot, à la place du valet de trèfle.
rule-braggers-three-no = Les favoris
rule-braggers-three-yes = Les trois : ♦A, ♣V, ♦9
rule-braggers-three-why = Un texte russe seulement : le deuxième enjeu se joue comme son brag à un enjeu, qui a trois braggers.
rule-vying = Le défi
rule-vying-hint = Deux se défient, ou tous misent jusqu’à égalité.
rule-vying-challenge = À deux
rule-vying-round = Tous
rule-three-brag-max-why = Notre choix : aucune source ne donne ici de limite.
rule-vying-why = Wikipédia, d’après un Hoyle de 1810 : deux se défient. Wikipédia en allemand : un tour de mises, comme au poker.
rule-eldest = Qui commence
rule-eldest-hint = Gagne aussi un pot qu’on ne peut pas partager.
rule-eldest-left = À gauche du donneur
rule-eldest-dealer = Le donneur
rule-eldest-why = Wikipédia : « Eldest hand deals ». Dans Wikipédia en allemand, la donne tourne, et le plus près du donneur passe d’abord.
rule-ace31 = Un as compte
rule-ace31-hint = Au trente-et-un.
rule-ace31-10 = 10
rule-ace31-11 = 11
rule-ace31-1 = 1
rule-ace31-either = 1 ou 11
rule-ace31-why = Wikipédia : « courts and Aces scored 10 ». Wikipédia en allemand : 10 ou, si l’on en convient, 1 ou 11. Un texte russe : 11.
rule-pips31 = Points au trente-et-un
rule-pips31-hint = Toutes les cartes, ou seulement as et figures.
rule-pips31-all = Toutes les cartes
rule-pips31-courts = As et figures
rule-pips31-why = Wikipédia : « pips their face value ». Un texte russe seulement : hors as et figures, les cartes ne comptent pas.
rule-stock31 = Au trente-et-un
rule-stock31-hint = On tire une carte de plus, ou on en donne une des trois en échange.
rule-stock31-add = Tirer
rule-stock31-exchange = Échanger
rule-stock31-why = Wikipédia : « exchanging a card with the stock ». Wikipédia en allemand et un texte russe : on prend une carte de plus.
rule-draw-max = Cartes à tirer
rule-draw-max-hint = Au plus, pour le troisième pot. Vide : autant qu’on veut.
rule-draw-max-why = Un texte russe seulement : une carte. Wikipédia en allemand : des cartes, sans dire combien.
rule-exactly31 = Trente-et-un tout juste
rule-exactly31-hint = Prend le pot aussitôt, ou tous ceux qui l’ont partagent.
rule-exactly31-takes = Aussitôt
rule-exactly31-split = Partagé
rule-exactly31-why = Wikipédia : gagne « the first player to reach exactly 31 ». Un texte russe seulement : ou l’on partage, si l’on en convient.
rule-tie31 = À égalité
rule-tie31-hint = Tirage : chacun tire une carte, la plus haute gagne. Le premier en cartes est le plus près à gauche du donneur.
rule-tie31-again = Tirage
rule-tie31-elder = Premier en cartes
rule-tie31-split = Partagé
rule-tie31-why = Wikipédia : « they drew again until a winner was established » ; une note songe à « either a draw or positional priority ».
rule-all-three = Les trois gagnés
rule-all-three-hint = Autant d’antes en plus de chacun des autres, 3 au plus.
rule-all-three-none = Aucune
rule-all-three-why = Wikipédia en allemand, d’après la Britannica de 1911 : un enjeu de plus de chacun, parfois deux ou trois.
rule-royal-takes-all = Un prial prend tout
rule-royal-takes-all-hint = Qui gagne Pair en montrant un prial prend aussi Seat et Post.
rule-post-draw-max-why = Notre choix : aucune source ne dit combien de cartes on peut tirer.
rule-royal-takes-all-why = Le livre de Cotton : un prial gagne les trois.
rule-post-ante-why = Wikipédia et le livre de Cotton : un enjeu pour Post, un pour Pair, un pour Seat.
agreed-three-antes = Avant la donne chacun verse { $n ->
    [one] { NUMBER($n) } jeton
   *[other] { NUMBER($n) } jetons
} dans chacun des trois pots.
agreed-three-stake = Chacun reçoit trois cartes, la dernière à découvert, et joue trois pots : retourne, défi, trente-et-un.
agreed-post-and-pair = Chacun reçoit trois cartes, la dernière à découvert, et joue trois pots : Seat, Pair et Post.
agreed-second-favourite-none = Le valet de trèfle est libre.
agreed-second-favourite-jack = Le valet de trèfle est libre, et après lui celui de carreau.
agreed-second-favourite-nine = Le valet de trèfle est libre, et après lui le 9 de carreau.
agreed-second-favourite-ace = Le valet de trèfle est libre, et après lui l’as de carreau.
agreed-braggers-three-yes = Pour le deuxième pot, l’as de carreau, le valet de trèfle et le 9 de carreau sont des braggers. À égalité, le premier à miser gagne.
agreed-vying-challenge = L’un défie, l’autre relève ; eux seuls jouent le deuxième pot.
agreed-vying-round = Pour le deuxième pot, tous misent jusqu’à égalité.
agreed-eldest-dealer = Le donneur joue toujours le premier ; on donne à partir de sa gauche.
agreed-ace31-10 = Au trente-et-un, un as compte dix.
agreed-ace31-11 = Au trente-et-un, un as compte onze.
agreed-ace31-1 = Au trente-et-un, un as compte un.
agreed-ace31-either = Au trente-et-un, un as compte un ou onze.
agreed-pips31-all = Figures et dix y comptent dix, les autres cartes leur nombre.
agreed-pips31-courts = Les figures y comptent dix, toutes les autres cartes sauf les as rien.
agreed-stock31-add = Pour le troisième pot, on tire des cartes en plus des trois.
agreed-stock31-exchange = Pour le troisième pot, on échange : une de ses trois cartes contre celle du dessus du talon.
agreed-draw-max = Pour le troisième pot, on tire { $n ->
    [one] { NUMBER($n) } carte
   *[other] { NUMBER($n) } cartes
} au plus.
agreed-exactly31-takes = Trente-et-un tout juste prend aussitôt le troisième pot.
agreed-exactly31-split = Tous ceux qui ont trente-et-un partagent le troisième pot.
agreed-tie31-again = À égalité, chacun tire une carte, et la plus haute gagne.
agreed-tie31-elder = À égalité, le premier en cartes gagne.
agreed-tie31-split = À égalité, on partage.
agreed-all-three-none = Gagner les trois pots ne rapporte rien de plus.
agreed-all-three-1 = Qui gagne les trois pots reçoit une ante de plus de chacun des autres.
agreed-all-three-2 = Qui gagne les trois pots reçoit deux antes de plus de chacun des autres.
agreed-all-three-3 = Qui gagne les trois pots reçoit trois antes de plus de chacun des autres.
agreed-royal-takes-all-yes = Qui gagne Pair en montrant un prial prend les trois pots.
howto-three-pots = Chacun verse une ante dans chacun des trois pots et reçoit trois cartes, la troisième à découvert.
howto-best-upcard = La meilleure retourne prend le premier pot : l’as de carreau, sinon la plus haute. À égalité, le plus près à gauche du donneur.
howto-best-upcard-dealer = La meilleure carte visible prend le premier pot : l’as de carreau, sinon la plus haute. À égalité, celle du donneur, sinon la plus près de sa gauche.
howto-brag-of-two = À partir de la gauche du donneur, passe ou défie. Le premier qui relève met autant ou plus ; ces deux-là continuent jusqu’à ce que l’un voie ou renonce.
howto-brag-of-none = Si personne ne relève, le pot va à qui a défié, sans montrer. Si tous passent, tous montrent.
howto-favourite = Seuls comptent le prial (trois d’un rang), la paire et la plus haute carte. Le valet de trèfle vaut toute carte ; une main naturelle bat la même avec lui.
howto-thirty-one = Puis toutes les cartes sont retournées. Chacun tire vers 31 ou reste : 10, figures et as comptent 10. Au-delà de 31, c’est perdu ; 31 tout juste prend le troisième pot, sinon le plus proche. À égalité, chacun tire une carte, et la plus haute le prend.
howto-all-three = Gagne les trois, et chacun des autres te paie une ante de plus.
howto-post-pots = Chacun verse une ante dans Seat, Pair et Post et reçoit trois cartes, la troisième à découvert.
howto-seat = La meilleure retourne prend Seat : l’as de carreau, sinon la plus haute. À égalité, le plus près à gauche du donneur.
howto-pair = Pour Pair, parole ou mise à tour de rôle, jusqu’à égalité, puis on montre. Prial, paire ou plus hautes cartes gagnent ; rien n’est libre.
howto-post = Puis toutes les cartes sont retournées et chacun joue Post, même qui a renoncé à Pair : tire vers 21 ou reste. Les 10 et les figures comptent 10, l’as 1. Au-delà de 21, c’est perdu ; 21 tout juste prend Post, sinon le plus proche.
howto-favourite-shown = Deux 2 et le valet de trèfle font trois 2, et battent une paire d’as.
howto-pair-shown = Trois 2 battent une paire d’as, qui bat les plus hautes cartes.
key-take-up = relever ou voir
key-stand = rester
key-draw-a-card = tirer une carte
illegal-must-brag-or-pass = il faut d’abord savoir qui défie : défier ou passer
illegal-must-answer-brag = il faut d’abord relever le défi ou passer
illegal-must-see-or-give-up = il faut d’abord voir l’autre, relancer ou renoncer
illegal-must-draw-or-stand = on tire maintenant une carte, ou plus aucune
illegal-must-exchange-or-stand = on échange maintenant une carte, ou plus aucune
illegal-no-more-cards = on ne peut pas tirer plus { $most ->
    [one] d’une carte
   *[other] de { NUMBER($most) } cartes
}
key-pass-or-bolt = passer, ou filer
key-go-or-sight = tenir, ou voir
key-brag = défier
key-draw = changer
key-keep-all = tout garder
language = Langue
as-the-device = Comme l’appareil
language-not-fetched = Impossible de charger cette langue. Réessaie dès que tu es en ligne.
speed = Vitesse
light = Thème
suits = Enseignes
bots-take-their-time = Les bots prennent leur temps
deal-on-by-itself = Donner automatiquement
hint-deal-on-by-itself = après une pause pour lire
keep-the-screen-awake = Garder l’écran allumé
play-with-keys = Jouer au clavier
sound = Son
hint-sound = cartes, jetons, une victoire discrète
volume = Volume
quiet = Faible
usual-volume = Normal
loud = Fort
sort-the-cards = Trier les cartes
hint-highest-first = les mains visibles, la plus haute d’abord
hints = Conseils
hint-hints = un bouton qui te conseille à ton tour
confirm-risky-actions = Confirmer les coups risqués
hint-confirm-risky-actions = deux pressions pour coucher une bonne main ou se coucher sans rien devoir, pour « Les trois », « La prendre », « On abat », et pour regarder en touchant ses cartes
leaving-keeps-all = Tu peux quitter : « Continuer » te ramène où tu en étais.
leave-the-table = Quitter
vibration = Vibration
hint-vibration = à ton tour, et quand tu gagnes
what-the-keys-do = À quoi servent les touches
hint-where-several-share-the-screen = quand on partage l’écran
hint-a-pause-before-each-speaks = une pause avant chaque coup
bots-talk = Les bots parlent
hint-bots-talk = deux mots, de temps en temps
hint-while-a-deal-is-played = pendant une donne, et pour les cartes sur téléphone
slow = Lente
usual = Normale
quick = Rapide
instant = Immédiate
day = Jour
evening = Soir
high-contrast = Contraste fort
two-colours = Deux couleurs
four-colours = Quatre couleurs
hold = Appui continu
press-once = Un appui

## The house: its tabs (short: they stand side by side on a phone)

tab-settings = Réglages
tab-rules = Règles
tab-odds = Cotes
tab-log = Journal
tab-records = Historique

## The house: the log

log-is-empty = Ici s’écrit chaque donne, coup par coup.
debts = Dettes
log-debt = { $who ->
    [you] Tu dois { NUMBER($chips) } à { $whom }
   *[other] { $whom ->
        [you] { $who } te doit { NUMBER($chips) }
       *[other] { $who } doit { NUMBER($chips) } à { $whom }
    }
}

## The house: the hands. Prial (three of a rank), run and flush are the words of Brag for them.

kind-prial = Prial
kind-prial-of-threes = Prial de 3
kind-running-flush = Quinte flush
kind-run = Suite
kind-flush = Couleur
kind-pair = Paire
kind-high-card = Carte haute

## The house: the rules in brief

agreed-at-this-table = Convenu à cette table
agreed-when-chosen = Dans un jeu du donneur à l’aveugle, avec des cartes libres ou plus de cartes :
brief-prial = trois cartes de même rang ; les 3 en tête, puis les as
brief-running-flush = une suite d’une seule couleur
brief-run = trois cartes qui se suivent ; as-2-3 en tête, puis as-roi-dame
brief-flush = une seule couleur ; la plus haute carte compte d’abord
brief-pair = deux cartes de même rang ; ensuite, la troisième
suits-are-equal-and-no-run = Les enseignes se valent, et R-A-2 n’est pas une suite.

## Guided deals

lesson-first = Première donne
lesson-kept = La main gardée
lesson-cover = Couvrir le pot
lesson-next = Suite
lesson-leave = Quitter
lesson-on = Leçon suivante
lesson-back = Retour à la table
lesson-answer = Ce qui est dit de votre réponse
lesson-over = C’est la fin de la leçon.
lesson-situation = Voilà où on en est. À vous de jouer à partir d’ici.
lesson-score = Vous avez bien répondu à { NUMBER($good) } sur { NUMBER($all) }.
lessons = Leçons
lessons-are = Des leçons que quelqu’un a écrites. Ouvrez un fichier ou un lien, ou écrivez la vôtre.
lesson-unnamed = Une leçon sans titre
lesson-by = { $title }, par { $author }
lesson-change-it = Modifier
lesson-delete-it = Supprimer
lesson-change = Modifier { $title }
lesson-save = Enregistrer { $title } dans un fichier
lesson-delete = Supprimer { $title }
lesson-lost = Cette leçon n’est plus là. Ouvrez-la de nouveau.
lesson-link-unread = Ce lien n’apporte aucune leçon lisible. Il a peut-être été coupé en route.
lesson-fault = Ligne { NUMBER($line) } : { $why }.
lesson-is-none = une leçon commence par la ligne « brag-lesson 1 »
lesson-is-newer = cette leçon a été écrite pour une version plus récente de Brag
lesson-long-text = une leçon compte au plus { NUMBER($most) } octets
lesson-many-steps = une leçon compte au plus { NUMBER($most) } étapes
lesson-many-deals = une leçon compte au plus { NUMBER($most) } donnes
lesson-many-answers = une question compte au plus { NUMBER($most) } réponses
lesson-long-sentence = ce texte peut compter { NUMBER($most) } lettres au plus
lesson-empty = il manque un texte ici
lesson-unknown-term = rien n’est expliqué sous « { $key } » ; il y a : { $known }
lesson-unknown-word = aucune ligne ne commence par « { $word } »
lesson-needs = une ligne avec « { $word } » ressemble à ceci : { $example }
lesson-twice = « { $word } » est ici pour la deuxième fois
lesson-late = « { $word } » se place avant la première donne
lesson-no-place = « { $word } » suit une ligne avec « { $other } »
lesson-no-text = seule une ligne avec un texte continue par « | »
lesson-no-right = une question demande une ligne avec « right », ou « judge »
lesson-judged-twice = une question a soit « judge », soit ses propres réponses
lesson-box = la place { $seat } ne peut pas avoir d’autre case ici : il faut un joueur seul contre la banque, ou la règle « boxes any »
lesson-no-seat = personne n’est assis à la place { $seat }
lesson-deal-due = la donne est finie : il faut d’abord une ligne avec « deal »
lesson-deal-not-over = la donne précédente n’est pas finie
lesson-sitting-over = la partie est finie
lesson-not-the-learner = ce n’est pas au tour de l’élève
lesson-foreign-answer = c’est l’élève qui répond, et il n’est pas assis à la place { $seat }
lesson-card-twice = { $card } est donnée deux fois dans cette donne
lesson-no-such-card = il n’y a pas de { $card } dans ce paquet
lesson-card-elsewhere = { $card } ne peut pas être donnée ici : elle est ailleurs
lesson-cards-undealt = on n’y donne pas tant de cartes dans cette donne
lesson-cards-unplaced = impossible de placer les cartes pour que chaque ligne soit vraie
lesson-many-states = une leçon a au plus { NUMBER($most) } lignes avec « state »
lesson-no-way = aucune façon de jouer n’a été trouvée qui y mène
lesson-again = Encore une fois
lesson-from-the-start = Depuis le début
lesson-word = Un mot du jeu
term-ante = L’ante est ce que chacun paie au pot avant la donne.
term-blind = Qui n’a pas regardé ses cartes joue à l’aveugle et paie la moitié. Qui les a regardées joue à découvert.
term-cover = Qui ne peut pas payer la mise peut couvrir le pot avec tous ses jetons, et joue pour ce qu’il contient. Les autres continuent avec un nouveau pot.
term-fold = Qui se couche abandonne sa main et ce qu’il a payé.
term-kept = Qui reste seul sans avoir regardé ne prend pas le pot, mais peut garder sa main pour la donne suivante.
term-see = À deux, on peut payer pour voir : les deux mains sont montrées, et la meilleure gagne.
term-stake = L’enjeu est ce que la dernière mise demande aux autres : à découvert on paie au moins autant, à l’aveugle la moitié.
workshop = Composer une table
workshop-not-from-here = Cette table ne peut être composée : ce qui y a mené dépend de cartes qui n’ont pas été montrées.
workshop-players = Joueurs
workshop-cards = Cartes
workshop-text = Texte
workshop-uses = S’en servir
workshop-cards-says = Choisissez une place, puis une carte. Ce qui reste au hasard change à chaque fois.
workshop-by-chance = Au hasard
workshop-pack = Le paquet
workshop-chance = au hasard
workshop-place = { $name }, carte { NUMBER($nth) } : { $card }
workshop-kept-hand = { $name }, main gardée
workshop-board = Sur la table
workshop-spare = Main de réserve { NUMBER($nth) }
workshop-learner = L’élève
workshop-deals = donne
workshop-anew = Modifier, et redonner
workshop-standing = Où en sont les mises
workshop-standing-says = Des mises qui y mènent sont trouvées, à la place de ce qui a été fait dans cette donne. Un champ vide reste libre.
workshop-stake = Dernière mise, à découvert
workshop-stands = Où en est { $name }
workshop-turn = doit jouer
workshop-stand-so = Régler ainsi
workshop-text-says = Ce texte est la table et la leçon. Ce que vous faites à la table s’ajoute à la fin. Vous pouvez tout modifier.
workshop-adds = Dire quelque chose ici
workshop-tell = Ajouter comme texte
workshop-ask = Ajouter comme question
workshop-play-on = Jouer à partir d’ici
workshop-worths = Ce que vaut chaque choix
workshop-learn = La jouer comme un élève
workshop-pass-on = La transmettre
workshop-share = Partager
workshop-long = C’est trop long pour un lien. Enregistrez-le dans un fichier : qui le dépose sur cette page peut y jouer.
workshop-keep = La garder à l’école
workshop-kept = Elle est maintenant à l’école, sous Leçons.

lesson-first-pot = Chacun a versé 1 au pot et a reçu trois cartes. La meilleure main le gagne, ou celui qui reste quand tous les autres abandonnent : ils se couchent.
lesson-first-blind = Nell a regardé ses cartes et mise 2. Bill n’a pas regardé : il joue à l’aveugle et paie moitié moins, 1.
lesson-first-yours = À toi. Tu pourrais regarder aussi, mais essaie à l’aveugle, à moitié prix. Tu regarderas plus tard.
lesson-first-level = Nell paie encore 2. Les mises ne s’égalisent jamais : ce que tu as déjà payé ne compte pas, chaque tour coûte une nouvelle mise.
lesson-first-look = Bill mise 2 à l’aveugle, ce qui vaut 4 pour ceux qui ont regardé. Ça devient cher : regarde tes cartes.
lesson-first-open = Une paire de rois, c’est bien ! Mais tu n’es plus aveugle : tu paies plein tarif, 4.
lesson-first-blind-man = Nell se couche. À deux, on peut voir : payer, et comparer les mains. Mais Bill est aveugle, et on ne peut pas voir un aveugle. Mise encore.
lesson-first-see = Bill a regardé à son tour : tu peux le voir, et les mains sont comparées. Cela coûte le double, 8.
lesson-first-end = Tes rois battent ses 9 : le pot est à toi. C’était le Brag ! Et si tu l’avais gagné à l’aveugle ? C’est la suite.

lesson-kept-bet = Tu parles en premier. Cette fois, reste aveugle jusqu’au bout : mise 1 sans regarder.
lesson-kept-stays = Tous se sont couchés, et tu n’as jamais regardé. Un aveugle ne prend pas le pot : ses 4 jetons restent pour la donne suivante. Mais tu gardes ta main.
lesson-kept-two = Te voilà avec deux mains : l’ancienne, que tu n’as toujours pas vue, et une nouvelle. Tu ne paies qu’une fois pour les deux.
lesson-kept-look = Tu pourrais miser à l’aveugle avec les deux, ou en regarder une. Regarde l’ancienne : il faudra alors choisir entre les deux.
lesson-kept-throw = Hauteur 9, c’est faible. Si tu la gardes, la nouvelle part sans être vue. Si tu la jettes, tu joues la nouvelle, toujours aveugle. Jette-la !
lesson-kept-bet-again = Personne ne connaît ta nouvelle main, pas même toi. Tu paies donc encore moitié moins : mise 1.
lesson-kept-see = Nell ne peut pas te voir, car tu es aveugle. Mais toi, tu peux la voir, pour 2 : ta main sera retournée aussi.
lesson-kept-end = 5, 6, 7 : ta suite bat ses dames, et tout le pot est à toi. Si elle s’était couchée, il serait resté, et ta main avec toi.

lesson-cover-short = Il y a des jours sans : il ne te reste que 4 jetons.
lesson-cover-look = Nell et Bill misent 10 chacun. Même à l’aveugle, à moitié prix, tu n’as pas assez. Mais regarde tes cartes avant d’abandonner.
lesson-cover-cover = Une suite, hauteur 10 : trop belle pour se coucher. Qui ne peut pas payer la mise peut couvrir le pot, avec tout ce qu’il a.
lesson-cover-new = Tu joues pour les 27 jetons que tu as couverts, et tu n’as plus rien à payer. Nell et Bill misent encore, pour un nouveau pot.
lesson-cover-end = Les as de Bill prennent le nouveau pot. Puis ta suite les bat, et le pot couvert est à toi. Si tu avais perdu, la partie serait finie pour toi.

## How to play

game-three-card = Brag à trois cartes
game-four-card = Brag à quatre cartes
game-five-card = Brag à cinq cartes
game-best-of-seven = Les trois meilleures de sept
game-best-of-thirteen = Les trois meilleures de treize
game-six-card = Brag à six cartes
game-seven-card = Brag à sept cartes
game-nine-card = Brag à neuf cartes
game-ten-card = Brag à dix cartes
game-thirteen-card = Brag à treize cartes (Crash)
game-fifteen-card = Brag à quinze cartes
game-stop-the-bus = Stop the Bus
howto-game = Jeu
howto-for = { $most ->
    [3] 2 ou 3
   *[other] De 2 à { NUMBER($most) }
} joueurs, { NUMBER($cards) } cartes chacun.
howto-ante = Chacun verse l’ante dans le pot.
howto-throw = { $n ->
    [1] Quand tu regardes tes cartes, jettes-en une, face cachée.
   *[other] Quand tu regardes tes cartes, jettes-en deux, face cachée.
} Les trois autres sont ta main.
howto-keep-three = Quand tu regardes tes cartes, choisis-en trois à jouer et jette les autres, face cachée.
howto-bet =
    À partir de la gauche du donneur, chacun à son tour mise au moins autant que la dernière mise, ou se couche. Ce que tu as déjà
    payé ne compte pas.
howto-last-in = Quand tous les autres se sont couchés, le dernier joueur prend le pot et ne montre rien.
howto-see =
    Quand il ne reste que deux joueurs, chacun peut payer double pour voir l’autre. La meilleure main prend le pot ; si elles
    sont égales, qui a payé perd.
howto-see-equal = Quand il ne reste que deux joueurs, chacun peut payer autant que la dernière mise pour voir l’autre. La meilleure main prend le pot ; si elles sont égales, qui a payé perd.
howto-see-thrown =
    Quand il ne reste que deux joueurs, chacun peut payer double pour voir l’autre ; la meilleure main prend le pot. Si
    elles sont égales, la plus haute carte jetée gagne ; à égalité encore, qui a payé perd.
howto-see-thrown-equal = Quand il ne reste que deux joueurs, chacun peut payer autant que la dernière mise pour voir l’autre ; la meilleure main prend le pot. Si elles sont égales, la plus haute carte jetée gagne ; à égalité encore, qui a payé perd.
howto-blind-in-short =
    Tant que tu n’as pas regardé tes cartes, à ton tour, tu joues à l’aveugle et tu mises moitié moins. Seul un autre aveugle
    peut te voir. Si tous se couchent, le pot reste, et tu gardes ta main, toujours sans la voir.
howto-as-three = Tout le reste est comme au brag à trois cartes.
howto-cover =
    Si tu ne peux pas payer la mise minimale, tu peux couvrir le pot : tu y mets tout ton tapis et poses tes cartes dessus. Si
    tu perds, la partie est finie pour toi.
howto-goes-on = On joue tant que deux joueurs peuvent payer.
howto-blind = À l’aveugle
howto-rest = La suite de la donne
howto-blind-1 =
    Tant que tu n’as pas regardé tes cartes, tu joues à l’aveugle et tu mises moitié moins. À ton tour, tu peux regarder.
howto-blind-2 = Qui a regardé ne peut pas voir un aveugle : il mise encore, ou se couche. Deux aveugles peuvent se voir.
howto-blind-3 =
    Si tous se couchent face à un aveugle, le pot reste, et il garde sa main, toujours sans la voir, à côté de la
    suivante.
howto-poker = Si tu connais le poker
howto-poker-ranks = Une suite bat une couleur, à l’inverse du poker, prévient pagat.com. C’est une affaire de cotes : trois cartes font plus souvent une couleur qu’une suite, 1 096 mains contre 720 ; avec cinq, c’est le contraire (Wikipédia). Il n’y a ni full ni carré. Trois 3 sont la meilleure main, mais une paire de 3 n’est qu’une paire de 3 (Boylesports).
howto-poker-bets = Les mises ne s’égalisent jamais : chaque tour coûte au moins la dernière mise, quoi que tu aies déjà payé. On ne peut pas dire parole. Et l’on ne peut voir qu’à deux ; jusque-là, le pot grossit (pagat.com).
howto-poker-descends = Le brag est un des ancêtres du poker, disent Wikipédia en anglais et en allemand et un texte russe ; très probablement, dit un texte français. pagat.com dit seulement qu’il est bien plus ancien et qu’on y mise autrement.
howto-history = D’où il vient
howto-advice = Des conseils, vérifiés
howto-advice-is = Ce que conseillent les sources, et ce que nous avons mesuré : cent donnes avec une ante de 1, contre trois bots francs.
howto-advice-odds = Connais les cotes et joue selon elles, dit Jon Garibaldi sur pagat.com. Une paire bat trois mains sur quatre, dit un résumé anglais des règles, mais gare aux suites et aux couleurs. C’est exact : sur cent mains, 74 n’ont rien, 17 sont une paire et 9 battent toutes les paires. Mais parmi trois autres joueurs, quelqu’un a une paire ou mieux dans six donnes sur dix.
howto-advice-bluff = Ne t’en tiens pas aux cotes, dit aussi Garibaldi : qui ne bluffe jamais ne gagne aucun gros pot. Mesuré : qui mise à partir d’une paire et se couche sinon perd environ 60 jetons. À deux, il se défend.
howto-advice-blind = Jouer à l’aveugle demande des années, prévient-il, et en abuser fait perdre. Un texte anglais de règles maison l’aime pour l’action et les plus gros gains. Mesuré : qui ne regarde jamais et mise toujours le minimum perd 1 500 jetons.
howto-advice-small = Mise petit, car les mises n’ont pas de fin. Les petites aussi s’additionnent : qui mise toujours le minimum sans jamais se coucher perd 500 jetons.
howto-advice-read = Certains y voient un jeu de paris plutôt que de cartes, dit un texte français : on ne sait presque rien des cartes des autres, et l’on décide peu. Les chiffres le démentent : un expert, qui devine les mains d’après les mises, gagne environ 130 jetons.
howto-advice-third = Qui ne pense pas gagner les trois mains s’en garde une troisième assez forte pour protéger le grand pot, dit Wikipédia d’après David Parlett. Mesuré : en faire une règle fait perdre. Qui rend toujours la troisième main la plus forte possible perd environ 120 jetons, et qui le fait de la première, 60. Pèse le pour et le contre à chaque donne : parfois, une troisième main vaut une première plus faible.
howto-advice-wait = Ne fais pas tout de suite ta meilleure main : laisse la carte qu’il te faut sur la table jusqu’à ce qu’un autre reste, prends-la au dernier échange, et espère que personne ne l’aura prise. Wikipédia parle de joueurs qui font ainsi, surtout à deux. Mesuré : cela fait perdre. Qui laisse ainsi toute paire ou mieux, seul contre un bot franc, perd 67 vies sur cent.
howto-at-the-table = À la table
howto-company = Le mieux est sans doute d’être de quatre à huit, dit pagat.com.
howto-limits = Au fil de la soirée, les mises montent. Un texte anglais de règles maison conseille de se fixer au besoin des limites, et de s’y tenir.
howto-unshuffled = On ne mélange presque jamais : seulement quand une main vue a gagné avec un prial. Sinon, toutes les cartes vont sous le jeu comme elles sont, et reviennent quelques donnes plus tard. Qui se souvient de ce qu’on a montré et rendu en sait plus que les cotes. À trois ou à six, un donneur peut même se préparer de bonnes cartes, comme le montre pagat.com. Quand c’est Brag qui donne, cela ne se peut pas.
howto-floaters = Les cartes libres (« floaters ») sont courantes au brag : les 2, les valets borgnes, le roi suicidaire ou des jokers, selon l’accord des joueurs. À trois cartes, la plupart jouent sans ; à quatre et à cinq, plutôt avec (pagat.com).
howto-one-eyed = Les valets borgnes sont ceux de cœur et de pique : sur les cartes britanniques, on les voit de profil, avec un seul œil. Le roi suicidaire est le roi de cœur, dont l’épée semble traverser la tête (pagat.com).
howto-manners = Ne montre tes cartes à personne, ne dis rien de ta main et ne te couche jamais hors de ton tour. Qui le fait est exclu de toute partie de brag, dit pagat.com. Quand c’est Brag qui donne, il y veille ; avec vos propres cartes, c’est à vous.
howto-manners-look = Ne regarde pas non plus des cartes aveugles hors de ton tour : cela fâche beaucoup les autres, dit pagat.com, car celui qui réfléchit a soudain un adversaire aveugle de moins. Quand c’est Brag qui donne, c’est impossible, sauf si l’on a convenu de regarder à tout moment.
howto-covering = Couvrir paraît injuste, admet pagat.com : qui n’a plus d’argent voit une main à bon compte. Mais cela évite pire. Décidez avant de jouer si l’on peut couvrir ; peu de choses importent plus, dit un texte anglais de règles maison.
howto-loans = Emprunter : si l’on en a convenu, tout joueur peut prêter, même couché ou absent de la donne. pagat.com va plus loin : son « bystander », un spectateur, ne joue pas du tout. Cela peut mal finir, prévient pagat.com : on couche une bonne main, ou l’on emprunte ce qu’on ne pourra peut-être pas rendre. Le pire est un aveugle, qui peut miser sans fin et que l’on ne peut pas voir.
howto-open = Ses parents, et ce que l’on ignore
howto-relatives = Wikipédia en allemand nomme avec le brag d’autres ancêtres du poker : Poch, Belle, Flux et Trente-et-un, Bouillotte ou Brelan. La prime, dont il vient peut-être, est parente de L’Hombre.
howto-unknown = Quel âge a le brag ? À la fin du XVIIIe siècle, on le connaissait bien en Angleterre, et l’on y jouait sans doute depuis longtemps, dit un texte français ; depuis quand, personne ne le dit. Et que faire quand l’argent manque n’est pas fixé : pagat.com le demande aux joueurs expérimentés.
howto-slips = Les sources aussi se trompent. Dans la traduction allemande de pagat.com, l’aveugle resté seul ne garde pas sa main ; on jette toute main qui bat la main découverte ; trois joueurs sont « all-in » alors qu’ils sont seulement encore en jeu ; et couvrir paraît injuste envers celui qui n’a plus d’argent. L’anglais dit chaque fois le contraire. Un texte français oublie as-roi-dame parmi les quintes flush, mais pas parmi les suites.
howto-three-card-history-1 = Le brag est britannique et ancien : de la prime est né Post and Pair, et de lui le brag, dont Richard Seymour imprima le premier les règles, en 1721. Le traité de Hoyle, de 1751, n’a qu’une mise, comme ici ; un recueil de 1860 a les deux formes (Wikipédia).
howto-three-card-history-2 = Dans une enquête de Waddingtons, en 1981, le brag était le quatrième jeu de cartes préféré des Britanniques (Wikipédia). On y joue dans le film « Arnaques, crimes et botanique », dit un texte russe. Depuis quand les suites et les couleurs comptent, nos sources ne le disent pas. La page de pagat.com est de John McLeod, avec l’aide de Jon Garibaldi, de Phill Rogers et d’autres.
howto-four-card-history = pagat.com le décrit à côté du jeu à trois cartes, et y trouve les cartes libres courantes. Son âge, aucune de nos sources ne le dit. De mains égales, celle qui a le moins de cartes libres gagne, avant que l’on compare les cartes jetées : c’est nous qui l’avons décidé.
howto-five-card-history = Wikipédia le cite d’après le livre de David Parlett, de 2008, et pagat.com en donne les règles : celles de quatre cartes, mais on en jette deux. Son âge, ni l’un ni l’autre ne le dit, ni quelle carte jetée compte d’abord : ici, la plus haute.
howto-best-of-seven-history = Wikipédia, d’après le livre de David Parlett, de 2008, connaît deux jeux à sept cartes : on joue les trois meilleures, ou l’on forme deux mains. Comment on mise sur les trois meilleures, elle ne le dit pas : ici, comme au brag à trois cartes.
howto-best-of-thirteen-history = Wikipédia dit en une demi-phrase, sans source, que l’on peut jouer trois cartes sur treize. Qui y joue, et depuis quand, personne ne le raconte ; pour le reste, nous avons suivi le brag à trois cartes.
howto-six-card-history = pagat.com le nomme parmi les jeux à plusieurs mains, avec ceux de sept, neuf et treize cartes. Aucune de nos sources n’en a toutes les règles : un point par main et dix pour gagner, c’est notre choix.
howto-seven-card-history = Wikipédia, d’après le livre de David Parlett, de 2008, parle de deux mains qui doivent gagner toutes deux. L’âge du jeu et le sort des mains égales, elle ne les dit pas : ici, personne ne les a gagnées.
howto-nine-card-history = Wikipédia, d’après le livre de David Parlett, de 2008, parle des quatre antes, et de joueurs qui gardent une bonne troisième main pour protéger le grand pot. Des mains égales, elle ne dit rien ; sur ourpastimes.com, la première montrée gagne, comme ici.
howto-ten-card-history = Wikipédia le mentionne comme un brag à quinze cartes joué avec dix, dont une que l’on jette, et ne nomme aucune source. Son âge, personne ne le dit ; les points qu’il faut pour gagner, c’est notre choix.
howto-thirteen-card-history = Wikipédia en parle sans source : on marque sur une planche de cribbage, et dans certaines régions le jeu s’appelle Crash. Les descriptions diffèrent sur les points à atteindre (7, 10, 15 ou 21) et sur la plus faible main qui compte ; son âge, aucune ne le dit.
howto-fifteen-card-history = Un jeu de famille, presque jamais pour de l’argent, dit Wikipédia, qui ne nomme aucune source. Le sort des mains égales, elle ne le dit pas, ni combien de donnes font une partie : ici, personne ne les gagne, et il faut cinq points.
howto-bus-history = Wikipédia le range parmi les variantes du brag ; sur pagat.com, il s’appelle aussi Bastard Brag. Les uns jouent des vies, chez d’autres la plus faible main sort aussitôt ; son âge, personne ne le dit. D’autres nomment ainsi le trente-et-un, qui n’est pas un brag.
howto-three-stake-history = Richard Seymour imprima ces règles en 1721, les premières du brag. Comment on se défie à deux, il ne le dit pas ; un Hoyle de 1810 le dit. Le 9 et le valet de carreau devinrent libres plus tard. Un recueil de 1860 a le jeu presque inchangé ; David Parlett le dit mort en 1992, et pourtant on en imprimait encore les règles en 2001 (Wikipédia en anglais et en allemand).
howto-post-history = Post est attesté en 1528 et vient de la prime, un vieux jeu espagnol. Le brag est presque le même, avec des cartes libres en plus, dit Wikipédia d’après David Parlett. Charles Cotton l’a décrit ; depuis quand on n’y joue plus, nos sources ne le disent pas.
howto-american-history = Le premier récit américain du brag est dans un Hoyle de New York, en 1825, dit Wikipédia : des trois mises, il ne reste que le défi. Un American Hoyle a huit braggers et un écart ; le montant de l’ante, le nombre de cartes et l’ordre n’y sont pas dits : ici, jusqu’à trois, depuis la gauche du donneur.
howto-braggers-history = Des livres décrivent ce jeu depuis la fin du XIXe siècle. pagat.com, d’après Jeffrey Burton, le dit inventé : des textes plus anciens, mal lus. Le brag de Hoyle (1751) avait une seule mise et un jeu réduit, avec des valets et des 9 privilégiés (Wikipédia) : lesquels, aucune source ici ne le dit, et nous n’avons pas vu le « Single Brag » de 1860. Un jeu réduit dans « Nouvelle partie » s’approche de celui de Hoyle.
howto-draw-history = GameAccount l’a créé pour le jeu en ligne sous le nom de « 3 Card Brag Poker », dit pagat.com, pour que l’on s’entende moins facilement entre joueurs. Boylesports l’offrait pour de l’argent ; on y peut aussi tirer sans avoir regardé, mais cela n’aurait guère d’intérêt. De quoi paie-t-on la moitié à l’aveugle ? Ni l’un ni l’autre ne le dit : ici, de ce que devrait un joueur ouvert.
howto-casino-history = Un jeu de casino d’aujourd’hui. Une description russe l’appelle « poker des paresseux », paie moins et ne dit pas qu’il faut une dame à la banque.
howto-casino-brag = Les casinos le donnent aussi sous le nom de « 3 Card Brag » : le même jeu, avec l’ordre du brag (wizardofodds.com). Depuis quand on joue l’un ou l’autre, nos sources ne le disent pas.
howto-patti-history = Teen Patti veut dire « trois cartes » en hindi ; on dit aussi Faras, et l’on y joue en Inde, au Népal, au Bangladesh et à la Trinité (Wikipédia). pagat.com le trouve presque pareil au brag. Wikipédia en fait une variante du brag ; lequel des deux est le plus ancien, nos sources ne le disent pas.
howto-set = { $n ->
    [2] Forme deux mains de trois cartes, la meilleure d’abord.
    [3] Forme trois mains de trois cartes, la meilleure d’abord.
    [4] Forme quatre mains de trois cartes, la meilleure d’abord.
   *[other] Forme cinq mains de trois cartes, la meilleure d’abord.
}
howto-left = Il reste une carte : jette-la, face cachée.
howto-order = Aucune main ne doit être meilleure que la précédente. L’égalité est permise.
howto-show =
    Quand tout le monde a formé ses mains, chacun montre la première, et la meilleure gagne. Puis la suivante, et ainsi de suite.
howto-tie-nobody = Si les meilleures sont égales, personne ne gagne.
howto-tie-first =
    Le joueur à gauche du donneur montre le premier ; ensuite, c’est le gagnant de la main précédente. De mains égales, la
    première montrée gagne.
howto-point-each = Chaque main gagnée vaut un point.
howto-target-for-nothing =
    Dès que quelqu’un a { $n ->
        [one] { NUMBER($n) } point
       *[other] { NUMBER($n) } points
    } après une donne, celui qui en a le plus gagne la partie. On ne paie rien.
howto-target =
    Dès que quelqu’un a { $n ->
        [one] { NUMBER($n) } point
       *[other] { NUMBER($n) } points
    } après une donne, celui qui en a le plus gagne la partie, et chacun des autres lui paie un jeton.
howto-most =
    Qui gagne le plus de mains remporte la donne, et donc un point. Si deux joueurs en ont gagné autant, personne ne l’a.
howto-both = Gagne les deux mains, et le pot est à toi. Sinon il reste, et chacun verse à nouveau l’ante.
howto-four-antes = Chacun verse quatre antes : une dans le pot de chaque main, et une dans le grand pot.
howto-set-bets =
    On peut convenir de miser sur chaque main avant de la montrer, dans son pot. Qui se couche ne perd que cette main et mise de nouveau sur les suivantes ; mais le grand pot est perdu pour lui.
howto-pots =
    Qui gagne une main prend son pot. Gagne les trois, et le grand pot est à toi aussi ; sinon il reste. Puis
    chacun verse à nouveau quatre antes.
howto-spare =
    À deux ou à trois, il y a des mains de réserve. Chacun à son tour peut jeter toutes ses cartes et prendre une de ces mains,
    sans l’avoir vue.
howto-pair-or-better = Une main sans même une paire ne gagne rien.
howto-crash = Gagne les quatre mains, et c’est un crash : la partie est à toi.
howto-four =
    Une fois par donne, un carré peut former une seule main de quatre cartes ; il ne reste alors rien à jeter. Il bat tous les
    prials, et chacun des autres te paie un jeton.
howto-lives = Chacun verse l’ante, une seule fois, et reçoit { $n ->
    [one] { NUMBER($n) } vie
   *[other] { NUMBER($n) } vies
}.
howto-board = Trois cartes sont à découvert sur la table.
howto-swap =
    À partir de la gauche du donneur, chacun à son tour doit échanger : une de ses cartes contre une de la table, ou les
    trois. Jamais deux.
howto-stick = Dès ton deuxième tour, tu peux rester, au lieu d’échanger. Chacun des autres joue alors encore une fois, et doit échanger.
howto-stick-at-once = Au lieu d’échanger, tu peux rester, même à ton premier tour. Chacun des autres joue alors encore une fois, et doit échanger.
howto-lowest =
    Puis tous montrent. La plus basse main coûte une vie ; si plusieurs le sont à égalité, chacune en coûte une. S’il ne devait
    plus rester personne, aucune vie n’est perdue.
howto-out = Sans vie, tu es éliminé. Le dernier en jeu prend le pot.
howto-see-shown = Deux paires de rois : le 9 bat le 5.
howto-six-shown = Tu gagnes la main 1, Nell la main 2 : un point chacun.
howto-seven-shown = Nell gagne la main 1, toi la main 2 : le pot reste.
howto-nine-shown = Tu prends les pots des mains 1 et 3, Nell celui de la main 2. Le grand pot reste.
howto-ten-shown = Tu gagnes deux mains sur trois, et donc la donne.
howto-thirteen-shown = Deux points pour toi, un pour Nell. La main 4 est sans paire des deux côtés : personne ne la gagne.
howto-fifteen-shown = Tu gagnes trois mains sur cinq, et donc la donne.
howto-swap-shown = Tu donnes le 9 et prends la dame.
howto-lowest-shown = Hauteur as : c’est ici la plus basse main, et elle coûte une vie.
howto-better = meilleure
howto-thrown = jeté
howto-the-board = Table
howto-your-hand = Ta main
howto-high-card = rien de tout cela ; la plus haute carte compte d’abord
howto-words = D’autres mots
howto-names = Prial est l’abréviation de « pair royal », paire royale (pagat.com). Une quinte flush se dit aussi « bouncer » ou « on the bounce » (un texte anglais de règles maison), et « on a bike » (un texte français). Ce texte donne aussi au brag un nom français : fanfaron.
howto-words-are = Des mots de livres et d’autres tables, et ce que l’on dit ici.
howto-words-find = Chercher un mot
howto-words-found = { $n ->
    [0] Aucun mot de ce genre.
    [one] { NUMBER($n) } mot
   *[other] { NUMBER($n) } mots
}
howto-words-list =
    paire royale: prial;
    tierce, on a bike: quinte flush;
    séquence: suite;
    floche: couleur;
    cagnotte: pot;
    mise initiale: ante;
    à l’aveuglette: à l’aveugle;
    jouer ouvert: jouer après avoir regardé;
    passer: se coucher;
    payer pour voir: voir;
    élever ou relever la mise: miser davantage;
    carte volante: carte libre;
    se défausser: jeter;
    talon: paquet;
    face visible: à découvert;
    fanfaron: brag

## The house: numbers

grouped = { NUMBER($n) }
decimal = { NUMBER($whole) },{ $fraction }
percent = { $share } %
less-than-one-percent = <1 %
more-than-99-percent = >99 %
odds-against = { $ratio } contre 1
odds-on = 1 contre { $ratio }
odds-evens = 1 contre 1

## The house: the odds

how-often-each-hand-is-dealt = Combien de fois vient chaque main
how-often-of = { $cards ->
    [4] Les trois meilleures de quatre cartes, selon les règles de cette partie, avec la cote contre.
    [5] Les trois meilleures de cinq cartes, selon les règles de cette partie, avec la cote contre.
    [7] Les trois meilleures de sept cartes, selon les règles de cette partie, avec la cote contre.
    [13] Les trois meilleures de treize cartes, lues sur 100 000 mains : il y en a trop pour les compter.
   *[3] Trois cartes, selon les règles de cette partie, avec la cote contre.
}
counting-hands = Décompte
column-hand = Main
column-ways = Cas
column-chance = Chance
column-odds = Cote
of-threes = de 3
of-other-ranks = d’autres rangs
all-hands = Toutes
chart-note = Les meilleures d’abord ; pour chaque sorte, de la plus forte main à la plus faible.
down-to = à
cannot-be-dealt = Ne peut pas venir avec ces règles.
order-prial-of-threes = Trois 3, le meilleur prial.
order-prial = Trois cartes de même rang : les as, puis les rois, et ainsi de suite.
order-running-flush = Trois cartes qui se suivent, d’une seule couleur : d’abord as-2-3, puis as-roi-dame, roi-dame-valet, et ainsi de suite.
order-run = Trois cartes qui se suivent : d’abord as-2-3, puis as-roi-dame, et ainsi de suite. Roi-as-2 n’en est pas une.
order-flush = Une seule couleur. La plus haute carte décide, puis la suivante, puis la plus basse.
order-pair = Deux cartes de même rang. La plus haute paire gagne, puis la plus haute troisième carte.
order-high-card = Rien de tout cela. La plus haute carte décide, puis la suivante, puis la plus basse.
tie-one-thrown = À mains égales, la plus haute carte jetée gagne.
tie-two-thrown = À mains égales, la plus haute des deux cartes jetées gagne, puis la plus basse.
tie-all-thrown = À mains égales, la plus haute carte jetée décide, puis la suivante, jusqu’à la dernière.
tie-fewer-wild = À mains égales, le moins de cartes libres gagne.
tie-wild-as-itself = Une carte libre vaut celle qui fait la meilleure main ; à sa propre valeur, elle ne compte pas comme libre.
tie-wild = Une carte libre vaut celle qui fait la meilleure main, mais jamais une carte qui s’y trouve déjà.
tie-wild-thrown = Une carte libre jetée compte pour ce qu’elle est, un joker pour moins qu’un 2.
tie-suits = Les couleurs se valent.
odds-rarer = { $lower } ({ NUMBER($few) }) : plus rare que { $higher } ({ NUMBER($many) }), et pourtant en dessous.
odds-errs = Où des sources se trompent : un texte français et un texte anglais de règles maison donnent { $wrong } pour n’importe quel prial. C’est oublier les 3 : il faut { $right }. La traduction allemande de pagat.com donne « 3 zu 1 », donc 3 contre 1, pour la carte haute ; c’est { $high }.
odds-unshuffled = Tout cela vaut pour un paquet mélangé. S’il n’est que ramassé, les dernières donnes décalent les cotes (pagat.com).
what-beats-this-hand = Ce que vaut cette main
pick-cards = { $cards ->
    [4] Choisis quatre cartes.
    [5] Choisis cinq cartes.
    [7] Choisis sept cartes.
    [13] Choisis treize cartes.
   *[3] Choisis trois cartes.
}
picked = { $hand }.
picked-and-thrown = { $hand }. Cartes jetées : { $cards }.
pick-a-hand = Choisis une main
pick-afresh = Recommencer
pick-joker = Joker
stands-beats = Bat
stands-equals = Égale
stands-loses-to = Perd contre
chance-that-it-is-best = La chance qu’elle soit la meilleure, face à tant de mains ouvertes
beats-of-others = Sur les { NUMBER($hands) } mains qu’un autre peut avoir en face, elle en bat { NUMBER($beaten) }.
how-exact =
    Exact contre une main ; contre plusieurs, simulé 100{"\u202F"}000 fois (±0,5{"\u00A0"}%). Une main égale n’est pas battue.

## Records, replay, dealer's choice, keeping, updates (src/app/sheets/{records,choose_game,curtain}, src/app/{storage,replay}), and why a record or an action is refused (src/notation, src/engine)


## Sheets


## What is kept

cannot-go-on = La session conservée ne peut pas reprendre : { $why }.
put-aside = Elle est mise de côté sur cet appareil. Tu peux commencer une nouvelle partie.
save-it-first = Une nouvelle partie la remplacera : enregistre-la d’abord dans un fichier.
later-version-stays = Elle reste où elle est : recharge la page pour obtenir cette version.
later-version-in-the-way = Une version plus récente de Brag a enregistré une session ici, et elle y reste. Pour enregistrer celle-ci, recharge la page, ou enregistre l’autre dans un fichier.
nothing-is-kept = Ton navigateur n’enregistre rien. Si tu fermes la page, la partie est perdue.
save-it-to-a-file = L’enregistrer dans un fichier
is-the-file-there = Vérifie que le fichier est bien là : la page ne peut pas le savoir. Quand tu l’as, cette session laisse la place à la suivante.
i-have-the-file = J’ai le fichier
another-tab-plays = On joue dans un autre onglet
another-tab-note = Brag se joue dans un autre onglet ou une autre fenêtre ; ici, rien n’est conservé.
play-here = Jouer ici
made-room = Il n’y a plus de place : les plus anciens résultats ont été supprimés.
has-won-most = { $who ->
    [you] Tu as gagné le plus
   *[other] { $who } a gagné le plus
}
sitting-is-over = Cette session est déjà finie, peut-être dans un autre onglet.
no-room-for-result = Il n’y a plus de place pour le résultat de cette session. Enregistre-la dans un fichier ; d’ici là, aucune autre ne peut être conservée.
result-too-long = Ce résultat est trop long pour être conservé. Enregistre-le dans un fichier ; d’ici là, aucune autre session ne peut l’être.
sitting-nearly-too-long = Cette session est presque trop longue pour être conservée. Finis-la sous Menu › Historique pour garder son résultat.
sitting-too-long = Cette session est trop longue : la suite n’est plus conservée. Finis-la sous Menu › Historique et enregistre-la dans un fichier.
install-here = Installer Brag sur cet appareil
install-by-safari = Pour avoir Brag sur cet appareil comme une app : appuie sur Partager, puis sur « Sur l’écran d’accueil ». L’app de l’écran d’accueil commence vide : enregistre d’abord tout dans un fichier ici, puis charge-le là-bas.
kept-offline = Disponible hors ligne : oui.
kept-offline-later = Disponible hors ligne : pas encore.
kept-offline-changed = Disponible hors ligne : non, car un fichier de ce site a été modifié ou manque.
kept-offline-full = Disponible hors ligne : non, car cet appareil n’a plus de place.
kept-offline-line = Disponible hors ligne : non, car la connexion a échoué. Ta prochaine visite réessaiera.
kept-offline-refused = Disponible hors ligne : non, car ce navigateur ne le permet pas ici. Une fenêtre privée ne le permet jamais.
kept-offline-insecure = Disponible hors ligne : non, car cette adresse ne commence pas par https.
kept-offline-embedded = Disponible hors ligne : non, car le jeu est dans le cadre d’une autre page. Rien de ce que tu fais ici n’est enregistré.
fonts-and-licence = Caractères : Piazzolla et Fira Sans, SIL Open Font License.
nothing-offline = Il te faut une connexion pour jouer ici : ce site modifie un fichier du jeu, ou il lui en manque un, et le jeu ne peut pas rester hors ligne.
kept-here = Conservé sur cet appareil
kept-here-is = Tes réglages, ta dernière nouvelle partie, la session en cours et les résultats des précédentes.
kept-not-here = Rien n’est conservé sur cet appareil
browser-may-delete = Si l’appareil manque de place, ton navigateur peut tout effacer. Enregistre tout dans un fichier de temps en temps.
safari-may-delete = Safari peut tout effacer si tu ne viens pas pendant une semaine, sauf si Brag est sur ton écran d’accueil.
save-everything = Tout enregistrer dans un fichier
load-from-a-file = Charger un fichier
file-holds = Le fichier contient { $things }. Ce qu’il remplace est mis de côté ici.
holds-settings = les réglages
holds-game = la dernière partie préparée et ses règles maison
holds-sitting = une session à reprendre
holds-results = { $n ->
    [1] un résultat
   *[other] { NUMBER($n) } résultats
}
holds-aside = { $n ->
    [1] un élément mis de côté
   *[other] { NUMBER($n) } éléments mis de côté
}
file-holds-nothing = Le fichier est valide, mais vide.
file-is-sitting = C’est une session à reprendre : { $game }, { $deals ->
    [0] pas encore de donne
    [1] une donne
   *[other] { NUMBER($deals) } donnes
}. La session qu’elle remplace est mise de côté ici.
file-is-record = C’est un historique. Tu peux l’ouvrir sous Historique ; il ne remplace rien.
file-is-lesson = C’est une leçon. Ouvrez-la à l’école, ou déposez-la sur la page.
file-is-ended-sitting = Cette session est déjà finie, et son résultat reste. Tu peux ouvrir son historique sous Historique ; il ne remplace rien.
open-record = L’ouvrir
load-it = Charger
file-refused = { $why } Rien n’a été changé.
file-too-large = C’est plus gros que tout ce que cette page enregistre.
file-is-broken = Le fichier est abîmé.
file-is-foreign = Ce n’est pas un fichier de Brag.
file-of-a-later-version = Le fichier vient d’une version de Brag plus récente.
file-sitting-cannot-go-on = La session du fichier ne peut pas reprendre : { $why }.
file-result-unread = Impossible de lire le résultat { NUMBER($nth) } du fichier.
file-unread = Impossible de lire le fichier.
file-has-no-room = Ce navigateur n’a pas assez de place pour ce fichier.
aside = Mis de côté
save-button = Enregistrer
delete-button = Supprimer
open-button = Ouvrir
load-aside = { $when ->
    [unknown] Charger ce qui a été mis de côté
   *[other] Charger ce qui a été mis de côté le { $when }
}
save-aside = { $when ->
    [unknown] Enregistrer ce qui a été mis de côté
   *[other] Enregistrer ce qui a été mis de côté le { $when }
}
delete-aside = { $when ->
    [unknown] Supprimer ce qui a été mis de côté
   *[other] Supprimer ce qui a été mis de côté le { $when }
}
open-sitting = Ouvrir la session du { $when }
delete-sitting = Supprimer la session du { $when }
statistics = Statistiques
stat-all-tables = Toutes les tables
stat-which-table = Table
stat-deals = Donnes
stat-won = Gagnées
stat-games-won = Parties gagnées
stat-sets-won = Mains gagnées
stat-of = { NUMBER($won) } sur { NUMBER($all) }
stat-won-blind = Gagnées à l’aveugle
stat-points = Points gagnés
stat-lives-lost = Vies perdues
stat-biggest = Plus gros gain
stat-best-hand = Meilleure main montrée
stat-blind-or-seen = À l’aveugle ou non
stat-blind = Jouées à l’aveugle
stat-won-seen = Gagnées cartes vues
stat-won-with = Gagné avec
stat-without-showing = Sans montrer
stat-chips = Jetons, donne après donne
stat-chart = Jetons après { $deals ->
    [one] { NUMBER($deals) } donne
   *[other] { NUMBER($deals) } donnes
} : { $now }. Au plus bas { $least }, au plus haut { $most }.
stat-wins = Donnes gagnées au fil du temps
stat-wins-chart = { $won } sur { $deals ->
    [one] { NUMBER($deals) } donne gagnée
   *[other] { NUMBER($deals) } donnes gagnées
}.
stat-line-chips = Jetons
stat-line-adjusted = Décisions et adversaires
stat-adjusted-is = Décisions et adversaires : tes jetons moins ce que les analyses appellent « Les cartes ». Dans les donnes analysées, ce sont tes décisions, { $own }, et les autres et les cartes suivantes, { $others }. Seules les donnes analysées ont un point sur cette courbe.
stat-axis-deals = Donnes, la plus ancienne d’abord
stat-axis-sittings = Sessions, la plus ancienne d’abord
stat-axis-reviewed = Donnes analysées, la plus ancienne d’abord
stat-by-sitting = Jetons, session après session
stat-sittings = Sessions
stat-sittings-chart = Sessions gagnées : { NUMBER($up) } sur { NUMBER($all) }. La meilleure a rapporté { $most }, la pire { $least }.
stat-costs = Coût de tes décisions
stat-cost = Coût
stat-costs-chart = Une décision a coûté en moyenne { $mean } de l’enjeu. Décisions : { NUMBER($n) }.
stat-deals-from = Donnes { NUMBER($from) } à { NUMBER($to) }
stat-as-a-table = En tableau
stat-reviewed = Donnes analysées : { NUMBER($done) } sur { NUMBER($all) }. L’analyse montre aussi l’effet de la chance aux cartes et le coût de tes décisions.
stat-deals-left = { $n ->
    [one] encore { NUMBER($n) } donne
   *[other] encore { NUMBER($n) } donnes
}
stat-review-it = Analyser : { $what }
stat-save-csv = Enregistrer les donnes en CSV
stat-csv-note = Une ligne par donne, pour un tableur. Un point-virgule sépare les champs.
stat-none = Il n’y a encore rien à compter. Après ta première donne, tes chiffres seront ici.

sittings-before = Sessions précédentes
last-sittings-are-kept = Les { NUMBER($n) } dernières sessions sont conservées.
sittings = { $n ->
    [1] Une session
   *[other] { NUMBER($n) } sessions
}.
sittings-came = Tu as { $how ->
    [lost] perdu
   *[won] gagné
} { $chips ->
    [one] { NUMBER($chips) } jeton
   *[other] { NUMBER($chips) } jetons
} en tout.
sitting-came = { $changes }. { $deals ->
    [0] Abandonnée dès la première donne
    [1] Une donne
   *[other] { NUMBER($deals) } donnes
}.
sitting-gain = { $who ->
    [you] Toi
   *[other] { $who }
} +{ NUMBER($chips) }
sitting-loss = { $who ->
    [you] Toi
   *[other] { $who }
} −{ NUMBER($chips) }
hints-taken = Conseils demandés : { NUMBER($n) }.
sitting-is-deleted = La session est supprimée.
take-that-back = Annuler

## Records

brought-in = Importés
this-sitting = Cette session
no-deal-is-over = Aucune donne de cette session n’est encore finie.
kept-deals-wait = Ta dernière session est enregistrée. Appuie sur « Continuer », et ses donnes seront ici.
kept-deals-wait-at = Ta dernière session est enregistrée, à la donne { NUMBER($deal) }. Appuie sur « Continuer », et ses donnes seront ici.
open-a-file = Ouvrir un fichier
paste-a-record = Coller un historique
import-bound = Deux mégaoctets au plus à la fois, soit quelques milliers de donnes.
the-text-of-a-record = Le texte d’un historique
bring-it-in = Importer
reading-record = Chargement…
brought-without-deals = L’historique est bon, mais sans aucune donne encore.
deals-brought = { $deals ->
    [one] Une donne est importée.
   *[other] { NUMBER($deals) } donnes sont importées.
}
record-is-too-large = C’est plus de deux mégaoctets, trop pour un historique. Choisis un autre fichier.
file-cannot-be-read = Impossible de lire le fichier. Réessaie, ou colle son texte.
nameless = Joueur { NUMBER($n) }
past-deal = Donne { NUMBER($deal) }
past-own-gain = Toi : { $change }
past-deal-of-record = Historique { NUMBER($record) }, donne { NUMBER($deal) }
past-deal-came = { $title } : { $came }
replay-deal = Revoir la donne { NUMBER($deal) }
replay-deal-of-record = Revoir l’historique { NUMBER($record) }, donne { NUMBER($deal) }
copy-button = Copier
copy-deal = Copier la donne { NUMBER($deal) }
copy-deal-of-record = Copier l’historique { NUMBER($record) }, donne { NUMBER($deal) }
show-more = En voir plus (encore { NUMBER($left) })
deal-record-copied = L’historique de la donne est copié.
deal-words-copied = La donne est copiée en toutes lettres : son historique révélerait des cartes cachées.
sitting-record-copied = L’historique de la session est copié.
copy-this-text = Copie ce texte et emporte-le.
the-text-to-copy = Le texte à copier
save-to-a-file = Enregistrer dans un fichier
end-and-save = Finir la session et enregistrer l’historique
copy-the-record = Copier l’historique
save-note-over = Chaque donne, carte par carte.
save-note-bank = Chaque donne, mise par mise. Les cartes n’y sont pas.
save-note-playing = Possible après cette donne.
save-note-between = L’historique révèle toutes les cartes, même à venir : l’enregistrer met fin à la session.

## A replay

replay-to-the-start = Au début
replay-back = Reculer
replay-play = Lire
replay-pause = Pause
replay-forward = Avancer
replay-to-the-end = À la fin
replay-play-on = Jouer la suite
replay-leave = Quitter
replay-to-the-table = À la table
whose-cards = Cartes visibles
cards-as-shown = Cartes montrées
all-cards = Toutes les cartes
step-of = { NUMBER($at) } sur { NUMBER($count) }
the-cards-are-dealt = Les cartes sont données.

## Why a record, a link or an action is refused. What follows stands after a colon, and something after it: it ends


## without a full stop. What is between ` and ` is quoted from a record, and is English in every language.

brought-fault = Ligne { NUMBER($line) } : { $why }. Rien n’a été importé.
game-cannot-be-dealt = Ce jeu ne peut pas être donné : { $why }.
link-refused = Impossible de lire les règles de ce lien : { $why }.
saved-is-broken = elle est abîmée
saved-is-too-long = elle est trop longue
saved-by-a-later-version = elle vient d’une version de Brag plus récente
saved-elsewhere = elle n’a pas été jouée ici
saved-without-players = elle ne dit pas qui joue à quelle place
saved-with-other-deals = elle ne peut pas avoir autant de donnes
saved-action = l’action { NUMBER($number) } ne peut pas être jouée : « { $action } »
link-is-broken = il est abîmé, ou ne mène pas à des règles maison
link-of-a-later-version = il vient d’une version de Brag plus récente
link-with-unknown-rule = il contient une règle inconnue ou répétée : « { $rule } »
link-with-wrong-setting = la règle « { $rule } » ne peut pas être réglée ainsi
record-is-nothing = il n’y a rien à lire ici
record-seats-too-many = il y a plus de huit joueurs, et la table a huit places
record-is-none = ce n’est pas le texte entier d’un historique ; un historique est un fichier .json, enregistré ici avec « Enregistrer dans un fichier »
record-misses = il manque `{ $key }` à l’historique
record-pack = `pack` : { $why }
record-shuffle = `shuffles[{ $index }]` : { $why }
record-without-cards = l’historique n’a ni `pack` ni `seed`
record-box-beside-others = `seats[{ NUMBER($seat) }].box_of` : seul un joueur sans personne d’autre à la table a plusieurs cases, sauf avec `boxes` `any`
record-with-pack-and-seed = l’historique a un `seed`, et ne peut donc avoir ni `pack` ni `shuffles`
not-a-card = `{ $text }` n’est pas une carte : une carte est un rang (2 à 9, T, J, Q, K, A) et une couleur (c, d, h, s), comme Td, ou un joker, *1 à *4
not-a-card-but = `{ $text }` n’est pas une carte : écris { $card }
card-twice = la carte { $card } est deux fois dans le paquet
not-a-rule = `{ $key }` n’est pas une règle ; les règles sont { $keys }
not-a-rule-of-game = `{ $key }` n’est pas une règle de `{ $game }` ; ses règles sont { $keys }
rules-clash = `{ $key }` ne va pas avec `{ $other }` tel qu’il est réglé
wrong-flag = `{ $key }` est { $value }, et devrait être true ou false
wrong-at-least = `{ $key }` est { $value }, et devrait être un nombre entier, { NUMBER($least) } ou plus
wrong-from-to = `{ $key }` est { $value }, et devrait être un nombre entier de { NUMBER($least) } à { NUMBER($most) }
wrong-null-or-at-least = `{ $key }` est { $value }, et devrait être null ou un nombre entier, { NUMBER($least) } ou plus
wrong-null-or-between = `{ $key }` est { $value }, et devrait être null ou un nombre entier, de { NUMBER($least) } à { NUMBER($most) }
wrong-word = `{ $key }` est { $value }, et devrait être { $words }
word-or-word = { $words } ou { $word }
wrong-rules = `{ $key }` est { $value }, et devrait être un objet de clés et de valeurs
wrong-list = `{ $key }` est { $value }, et devrait être une liste
wrong-wild-cards = `{ $key }` est { $value }, et devrait être une liste de { $kinds }, ou de cartes comme Ad
wrong-text = `{ $key }` est { $value }, et devrait être un texte
wrong-player = `{ $key }` est { $value }, et devrait être un nom et des jetons
wrong-seat = `{ $key }` est { $value }, et devrait être le numéro d’une place
wrong-owner = `{ $key }` est { $value }, et devrait être la place du joueur à qui est la case
wrong-whole-pack = `{ $key }` est { $value }, et devrait être le paquet entier dans un texte
wrong-pack = `{ $key }` est { $value }, et devrait être 52 cartes dans un texte
wrong-seed = `{ $key }` est { $value }, et devrait être 64 chiffres hexadécimaux dans un texte
replay-action = action { NUMBER($index) }, `{ $action }` : { $why }
replay-cut = `cut` : { $why }
replay-cut-elsewhere = `dealer` : d’après les cartes de `cut`, la place { NUMBER($seat) } donne la première
replay-pack-not-whole = { $jokers ->
    [0] `pack` n’est pas un paquet entier : il a { NUMBER($cards) } cartes, et non { NUMBER($others) }
    [1] `pack` n’est pas un paquet entier : il a { NUMBER($cards) } cartes, et devrait en avoir { NUMBER($others) } et le joker *1
   *[other] `pack` n’est pas un paquet entier : il a { NUMBER($cards) } cartes, et devrait en avoir { NUMBER($others) } et les jokers *1 à *{ NUMBER($jokers) }
}
replay-shuffle = `shuffles[{ $index }]` : { $why }
replay-no-shuffle = l’historique s’arrête avant : le paquet doit être mélangé, et aucun mélange n’est donné
replay-no-end = les donnes se jouent toutes seules, et n’ont pas de fin
action-empty = une action est une place et un verbe, comme `0 fold`
action-without-seat = `{ $word }` n’est pas le numéro d’une place, par lequel commence une action
action-without-verb = il manque un verbe après la place, comme dans `0 fold`
not-a-verb = `{ $verb }` n’est pas un verbe de ce jeu
verb-alone = `{ $verb }` va seul
verb-hand-or-alone = `{ $verb }` va seul, ou devant `new` ou `old`
verb-hand-or-none = `{ $verb }` va devant `new`, `old` ou `none`
verb-card = `{ $verb }` va devant la carte donnée, comme `2h`
verb-cards = `{ $verb }` va devant les cartes jetées, comme `2h 3c`, chacune une fois
verb-chips = `{ $verb }` va devant un nombre entier de jetons
verb-chips-or-alone = `{ $verb }` va seul, ou devant un nombre entier de jetons
verb-seat-and-chips = `{ $verb }` va devant le numéro d’une place et un nombre entier de jetons
verb-seat-or-alone = `{ $verb }` va seul, ou devant le numéro d’une place
verb-game = `{ $verb }` va devant un jeu, ses cartes libres ou `none`, un nombre de jokers, et `blind` ou `open`, comme `four_card twos,Ad 0 blind`
verb-hands = `{ $verb }` va devant les mains, la meilleure d’abord, les cartes de chacune sans espaces, comme `AhAsAd KsKhKd`
verb-swap = `{ $verb }` va devant `all`, ou devant la carte donnée et la carte prise, comme `Ks 2h`, ou `Ks down` pour la carte cachée
verb-cards-or-alone = `{ $verb }` va seul, ou devant les cartes jetées, comme `2h 3c`, chacune une fois, ou devant le nombre de vraies cartes
verb-amounts = `{ $verb }` va devant la mise du donneur, ou devant une ante et une mise Pair Plus, en jetons entiers
setup-too-few-seats = il faut au moins deux joueurs pour une partie
setup-too-many-seats = avec ces règles, le paquet suffit pour { NUMBER($most) } joueurs au plus
setup-too-many-jokers = jokers : un paquet en a { NUMBER($most) } au plus
setup-no-such-dealer = personne n’est assis à la place { NUMBER($seat) }, celle du donneur
setup-below-minimum = table_minimum : la place { NUMBER($seat) } apporte moins de { NUMBER($minimum) }
setup-too-many-chips = plus de { NUMBER($most) } jetons, cela ne se compte plus
setup-open-min-zero = open_min : la première mise est d’au moins 1 jeton
setup-open-max-below-min = open_max : l’ouverture maximale, { NUMBER($max) }, est inférieure à la minimale, { NUMBER($min) }
setup-cap-below-open-min = bet_cap : la mise maximale, { NUMBER($cap) }, est inférieure à l’ouverture minimale, { NUMBER($min) }
setup-stages = les étapes de ces règles ne sont celles d’aucun jeu
undealt-in-play = la dernière donne se joue encore
undealt-sitting-over = la session est finie
undealt-needs-shuffle = il faut d’abord mélanger le paquet
undealt-not-shuffled = le paquet n’est pas à mélanger avant cette donne
undealt-no-cut = on ne tire pas de plus haute carte maintenant
undealt-other-cards = le paquet mélangé n’est pas fait des cartes ramassées
illegal-no-such-seat = personne n’est assis là
illegal-sitting-over = la session est finie
illegal-between-deals = la donne suivante n’a pas commencé
illegal-not-in-deal = ce joueur est hors de la donne
illegal-not-your-turn = c’est le tour de la place { NUMBER($seat) }
illegal-must-look-first = ici, il faut regarder une main avant de la jouer
illegal-not-blind = la main a déjà été regardée
illegal-too-late-to-look = après la première mise, on regarde une main aveugle à son tour
illegal-say-which-hand = il y a deux mains : dis l’ancienne ou la nouvelle
illegal-only-one-hand = il n’y a qu’une main
illegal-must-decide = il faut d’abord garder ou jeter la main regardée
illegal-nothing-to-decide = aucune main n’attend d’être gardée ou jetée
illegal-must-discard = { $cards ->
    [one] il faut d’abord jeter une carte de la main
   *[other] il faut d’abord jeter { NUMBER($cards) } cartes de la main
}
illegal-not-in-hand = on ne peut jeter que des cartes de la main qu’on vient de regarder
illegal-nothing-to-discard = il n’y a aucune carte à jeter
illegal-must-answer = il faut d’abord répondre à l’offre d’abattre les jeux
illegal-nothing-offered = personne n’a proposé d’abattre les jeux
illegal-must-name = il faut d’abord nommer la main qui joue
illegal-nothing-to-name = il n’y a aucune main à nommer
illegal-must-retain = il faut d’abord nommer la main à garder
illegal-nothing-to-retain = il n’y a aucune main à garder
illegal-must-keep-one = il faut garder l’une des deux mains
illegal-bet-too-small = la mise minimale est de { NUMBER($least) }
illegal-bet-over-limit = la limite est de { NUMBER($most) }
illegal-bet-over-chips = il n’y a que { $most ->
    [one] { NUMBER($most) } jeton
   *[other] { NUMBER($most) } jetons
} à miser
illegal-too-few-chips = cela coûte { NUMBER($cost) }, et il n’y a que { $chips ->
    [one] { NUMBER($chips) } jeton
   *[other] { NUMBER($chips) } jetons
}
illegal-no-bet-yet = rien n’a encore été misé
illegal-still-in = { NUMBER($players) } joueurs sont encore en jeu, et on ne peut voir qu’à deux
illegal-blind-man = on ne peut pas voir un aveugle
illegal-blind-man-too-soon = on voit un aveugle après { $after ->
    [one] { NUMBER($after) } mise
   *[other] { NUMBER($after) } mises
}, et pour l’instant c’est { NUMBER($bets) }
illegal-can-still-bet = on ne couvre que sans pouvoir payer la mise minimale, { NUMBER($least) }
illegal-no-showdown = l’abattage n’est pas convenu à cette table
illegal-only-two-left = à deux, on paie pour voir
illegal-already-offered = un abattage a été proposé pendant ce tour, et refusé
illegal-no-cover = ici, personne ne couvre le pot : qui est à court emprunte ou se couche
illegal-short-folds = ici, qui ne peut pas payer la mise minimale se couche
illegal-no-borrowing = personne n’emprunte à cette table
illegal-can-pay = la mise minimale est de { NUMBER($least) }, et il y a assez de jetons
illegal-no-such-lender = aucun autre joueur n’est assis là pour prêter
illegal-richest-lends = c’est le plus riche des autres qui prête : la place { NUMBER($seat) }
illegal-nobody-can-lend = même le plus riche des autres n’a pas ce qui manque
illegal-loan-too-small = il manque { NUMBER($least) } pour la mise minimale
illegal-loan-too-large = on ne peut pas prêter plus de { NUMBER($most) }
illegal-refused-already = ce joueur a déjà refusé de prêter pendant ce tour
illegal-must-answer-loan = il faut d’abord accorder ou refuser le prêt demandé
illegal-no-loan-asked = personne n’a demandé de prêt
illegal-must-lend-or-show = l’autre est à court : prête-lui, ou montre
illegal-nobody-to-show = on ne montre sa main à tous que si l’on refuse de prêter
illegal-show-unseen = on ne montre sa main à un prêteur qu’après l’avoir regardée
illegal-not-to-one-still-in = on ne peut pas montrer sa main à un joueur encore en jeu
illegal-shown-already = ce joueur a déjà vu la main
illegal-has-covered = qui a couvert le pot attend la fin de la donne
illegal-table-stakes = jetons sur table : on n’en rachète qu’entre les donnes
illegal-nothing-done-yet = on rachète des jetons une fois que quelqu’un a joué dans cette donne
illegal-broke-by-cover = qui couvre et perd est éliminé
illegal-buy-in-refused = les autres ont refusé ; on peut redemander après la prochaine donne
illegal-must-vote = il faut d’abord accepter ou refuser
illegal-limits-fixed = à cette table, on ne vote pas sur les limites
illegal-limits-not-now = on ne double qu’entre deux donnes, avant qu’un jeu soit annoncé
illegal-limits-voted = on a déjà voté sur les limites ; il faut d’abord jouer une donne
illegal-limits-highest = les limites ont déjà doublé 20 fois, c’est le maximum
illegal-limits-cannot-pay = seul qui peut payer l’ante de { NUMBER($ante) } peut le demander
illegal-limits-keeper = qui garde une main ne pourrait pas payer la nouvelle ante de { NUMBER($ante) }
illegal-buy-in-too-small = il faut apporter au moins { NUMBER($least) }
illegal-buy-in-too-large = on ne peut pas apporter plus de { NUMBER($most) }
illegal-must-name-game = la place { NUMBER($seat) } donne ensuite, et doit d’abord annoncer le jeu
illegal-no-game-to-name = il n’y a pas de jeu à annoncer maintenant
illegal-no-such-game = un donneur ne peut pas annoncer ce jeu
illegal-no-such-wild-cards = les cartes libres sont certaines des 52 cartes, et jusqu’à quatre jokers
illegal-too-few-can-pay = moins de deux joueurs peuvent payer { NUMBER($cost) } pour une donne de ce jeu
illegal-pack-too-small = à ce jeu, le paquet suffit pour { NUMBER($most) } joueurs au plus
illegal-not-in-this-game = ce coup n’existe pas dans ce jeu
illegal-not-your-card = { $card } n’est pas une carte de ce joueur
illegal-card-twice = { $card } est nommée deux fois
illegal-not-on-board = { $card } n’est pas à découvert sur la table
illegal-nothing-hidden = aucune carte de la table n’est cachée
illegal-stuck-already = quelqu’un reste déjà : le dernier tour est un échange
illegal-stick-too-soon = personne ne reste avant son deuxième tour
illegal-nothing-to-contest = personne n’a annoncé sa main
illegal-must-contest = il faut d’abord contester la main annoncée, ou céder
illegal-game-declined = les autres ont refusé ce jeu
illegal-must-answer-game = il faut d’abord accepter ou refuser le jeu annoncé
illegal-must-set = il faut d’abord former { NUMBER($hands) } mains
illegal-wrong-hands = il faut { NUMBER($hands) } mains
illegal-wrong-cards = la main { NUMBER($n) } n’a pas le bon nombre de cartes
illegal-out-of-order = la main { NUMBER($n) } est meilleure que la précédente
illegal-must-take-or-leave = il faut d’abord prendre ou laisser la main de réserve
illegal-must-show-or-pass = il faut d’abord montrer la main, ou la laisser cachée
illegal-must-bet-on-hand = on mise sur cette main : parole, suivre, miser ou se coucher

## Un conseil

hint = Conseil
hint-both = { $odds } ; { $does }.
hint-best-of = Ta main ({ $hand }) est la meilleure de { NUMBER($hands) } dans { $share } des cas
hint-best-hardly = Ta main ({ $hand }) n’est presque jamais la meilleure de { NUMBER($hands) }
hint-best-nearly = Ta main ({ $hand }) est presque toujours la meilleure de { NUMBER($hands) }
hint-beats = Ta main ({ $hand }) bat { $share } des mains telles qu’on les donne
hint-beats-hardly = Ta main ({ $hand }) ne bat presque aucune main telle qu’on la donne
hint-beats-nearly = Ta main ({ $hand }) bat presque toutes les mains telles qu’on les donne
hint-unseen = Une main qu’on n’a pas vue est la meilleure de { NUMBER($hands) } dans { $share } des cas
hint-throw = le bot franc jetterait : { $cards }. Les trois autres font la meilleure main
hint-does = le bot franc choisirait « { $button } »
hint-thinking = Je calcule…
hint-worths = Valeur en jetons, le meilleur d’abord :
hint-chances = Chances de gagner la partie, la meilleure d’abord :
hint-one-setting = Une seule façon de les poser vaut la peine : { $hands }.
hint-wins = « { $button } » gagne dans { $share } des cas.
hint-wins-hardly = « { $button } » ne gagne presque jamais.
hint-wins-nearly = « { $button } » gagne presque toujours.
hint-folds = Peuvent se coucher : { $folders }.
hint-price = Prix { NUMBER($cost) }, pot { NUMBER($pot) }.
hint-carried = Le pot peut être reporté.
hint-folds-one-pot = Qui se couche joue encore pour les autres pots.
hint-risks = Risque de perdre une vie, le plus sûr d’abord :
because-even = { $one } ou { $other } : la différence n’est pas nette.
because-even-set = Ici, la différence n’est pas nette.
because-better = Mieux – { $why }
because-fold-beaten = { $best } : il y a presque toujours une meilleure main.
because-fold-rarely = { $best } : tu gagnerais trop rarement pour ce que ça coûte.
because-fold-blind = { $best } : tu paies le double de qui joue à l’aveugle, et tu ne peux pas voir sa main.
because-fold = { $best } : rester coûte plus que ça ne rapporte.
because-see = { $best } : finir maintenant rapporte plus que miser encore.
because-bet-ahead = { $best } : tu gagnes plus souvent que tu ne perds.
because-bet-often = { $best } : tu gagnes assez souvent pour ce que ça coûte.
because-bet-grows = { $best } : tu es le plus souvent devant, alors fais grossir le pot.
because-bet-folds = { $best } : l’autre peut encore se coucher.
because-carried = { $best } : le pot reporté en vaut la peine.
because-blind = { $best } : à l’aveugle, c’est moins cher, et tu peux toujours regarder plus tard.
because-look = { $best } : c’est gratuit, et avec une main faible tu peux te coucher avant de payer.
because-keep = { $best } : la main que tu connais vaut plus que celle que tu n’as pas vue.
because-throw = { $best } : en moyenne, la main que tu n’as pas vue vaut plus que celle-ci.
because-most = { $best } : rien d’autre ne rapporte plus.
because-safest = { $best } : rien n’est plus sûr.
because-wins-most = { $best } : rien d’autre ne gagne la partie plus souvent.
because-set = Posées ainsi, elles valent le plus.
because-set-other = Posées autrement, elles vaudraient plus.
figures = Les chiffres
figures-of = Les chiffres : décision { NUMBER($nth) }, { $taken }

## Keys

keys-are-on = On peut les désactiver dans les réglages.
keys-are-off = Elles sont désactivées : les réglages les activent.
keys-by-place = Ton clavier a d’autres lettres ? Ce sont alors les touches aux mêmes places qui comptent. Appuie ici sur l’une d’elles : la liste l’affiche.
keys-at-the-table = À la table
keys-in-a-replay = Pour revoir une donne
cap-enter = Entrée
cap-escape = Échap
cap-home = Début
cap-end = Fin
cap-space = Espace
key-look = regarder
key-fold = se coucher
key-bet = miser
key-see = voir
key-the-amount = le montant
key-bet-or-deal = bouton principal, ou donner
key-old-or-new-hand = ancienne ou nouvelle main
key-keep-the-hand = garder la main
key-pick-a-card = choisir une carte
key-throw-it = la jeter
key-show-agree-or-lend = montrer, accepter ou prêter
key-refuse = refuser
key-cover-the-pot = couvrir le pot
key-to-a-card = de carte en carte
key-into-that-hand = la mettre dans cette main
key-take-it-back = reprendre la carte
key-sort = trier
key-suggest = proposer le reste
key-hint = montrer ou cacher un conseil
key-best-first = mettre les mains en ordre
key-lay-or-deal = poser, ou donner
key-take-the-spare = prendre la main de réserve
key-keep-yours = garder la tienne
key-show-or-pass = montrer, ou non
key-hurry-the-table = presser la table
key-where-things-stand = dire où en est la partie
key-these-keys = ces touches
stands-pot = Pot : { NUMBER($chips) }.
stands-in = Encore en jeu : { $names }.
stands-unseen = Tu n’as pas encore regardé tes cartes.
key-own-card = une de tes cartes
key-board-card = une de la table
key-another-card = une autre carte
key-swap-or-deal = échanger, ou donner
key-swap-all = échanger les trois
key-stick = rester
key-step-back-or-on = reculer ou avancer d’un pas
key-to-the-start = aller au début
key-to-the-end = aller à la fin
key-play-or-wait = lire, ou mettre en pause
key-leave = quitter

## The shuffle (src/app/sheets/fairness). The seed is a long number from which every shuffle of a sitting comes. The seal is its


## fingerprint, shown before the first card, so that the seed cannot be changed later: a sealed envelope, opened at the end.

check-the-shuffle = Vérifier le mélange
sitting-is-sealed = Le mélange de cette session est scellé :
next-shuffle-is-sealed = Le prochain mélange est scellé :
next-one-is-sealed = Le prochain est scellé :
the-seal = Le sceau
the-seed = La graine
the-next-sitting = La prochaine session
seal-to-note-down = Son mélange est scellé avant que tu donnes. Note ce sceau, et compare-le quand la session est finie.
cut-the-pack = Couper le paquet
cut-why =
    Avant la première carte, chacun à la table peut couper. Ce que tu ajoutes entre dans le mélange : personne ne peut avoir
    choisi les cartes, pas même qui a fait cette page.
cut-word = Un mot ou un nombre à toi
cut-with-it = Couper
cut-by-hand = Ou soulève une partie du paquet
cut-cards = { $cards ->
    [one] { NUMBER($cards) } carte
   *[other] { NUMBER($cards) } cartes
}
cut-here = Couper ici
cut-quoted = « { $word } »
cut-so-far = Coupé avec { $words }.
cut-needs-a-word = Écris d’abord un mot ou un nombre.
cut-often-enough = Le paquet a été coupé assez de fois.
cut-first = Chacun peut couper avant la donne.
seal-that-was-shown =
    Avant la première carte, son mélange a été fixé par une graine, un grand nombre tiré au hasard, et le sceau de cette graine
    a été montré :
seed-of-the-sitting = La graine, d’où viennent tous ses mélanges :
seed-was-cut = Coupée avec { $words }, elle est devenue celle-ci, d’où viennent tous les mélanges :
seed-is-told-later =
    La graine est révélée quand la session est finie, car elle donne toutes les cartes à venir. Cette page vérifie
    alors que c’est bien celle qui a été scellée, et refait toutes les donnes à partir d’elle.
back = Retour
checking = Vérification…
seal-is-right = La graine est bien celle qui a été scellée : son SHA-256 est le sceau, chiffre pour chiffre.
seal-was-not-noted =
    L’historique ne dit pas quel sceau a été montré. Celui de sa graine est { $seal } : compare-le à celui que tu as
    noté.
dealt-again-and-allowed = { $deals ->
    [0] Aucune donne n’était à refaire à partir de la graine.
    [1] Une donne a été refaite à partir de la graine, et toutes ses actions étaient permises.
   *[other] { NUMBER($deals) } donnes ont été refaites à partir de la graine, et toutes leurs actions étaient permises.
}
dealt-again-alike = { $deals ->
    [0] Aucune donne n’était à refaire à partir de la graine.
    [1] Une donne a été refaite à partir de la graine, et chaque carte est bien celle qui avait été donnée.
   *[other] { NUMBER($deals) } donnes ont été refaites à partir de la graine, et chaque carte est bien celle qui avait été donnée.
}
dealt-again-to-the-chip = { $deals ->
    [0] Aucune donne n’était à refaire à partir de la graine, et chacun finit avec les mêmes jetons.
    [1] Une donne a été refaite à partir de la graine : chaque carte est bien celle qui avait été donnée, et chacun finit avec les mêmes jetons.
   *[other] { NUMBER($deals) } donnes ont été refaites à partir de la graine : chaque carte est bien celle qui avait été donnée, et chacun finit avec les mêmes jetons.
}
later-cards-not-noted = { $deals ->
    [1] Pour une donne, l’historique omet des cartes données plus tard : après une mise, en échange ou pour départager. Elles n’ont pas été comparées ; toutes celles qu’il note sont les bonnes.
   *[other] Pour { NUMBER($deals) } donnes, l’historique omet des cartes données plus tard : après une mise, en échange ou pour départager. Elles n’ont pas été comparées ; toutes celles qu’il note sont les bonnes.
}
cut-is-in = Avant la première carte, le paquet a été coupé avec { $words }, et chaque mélange découle de la graine et de cela.
seed-may-be-known =
    Cette session est venue ici par un lien ou dans un fichier. Qui les avait pouvait chercher les cartes à venir.
records-are-fair = { $good ->
    [one] { NUMBER($good) } historique sur { NUMBER($all) } est conforme à sa graine.
   *[other] { NUMBER($good) } historiques sur { NUMBER($all) } sont conformes à leur graine.
}
record-is-unfair = Historique { NUMBER($record) } : { $why }
unfair-no-seed = L’historique écrit ses paquets un par un, sans graine pour les mélanger de nouveau.
unfair-other-seed = La graine n’est pas celle qui a été scellée : son SHA-256 est { $seal }, et le sceau dit { $shown }.
unfair-other-cut = Les cartes n’ont pas été mélangées avec la graine scellée et les mots de la coupe.
unfair-dealer = D’après la graine, { $drawn } donne en premier ; d’après l’historique, c’est { $noted }.
unfair-high-card = La plus haute carte ne vient pas du paquet que la graine mélange pour ce tirage.
unfair-no-high-card = La plus haute carte a désigné le premier donneur, et l’historique omet le paquet dont elle vient.
unfair-replay = Impossible de rejouer l’historique : { $why }.
unfair-deal =
    La donne { NUMBER($number) } n’est pas celle que font la graine et les actions précédentes : l’historique dit { $noted }, et
    la donne refaite est { $dealt }.
unfair-deals = { $noted ->
    [one] L’historique compte { NUMBER($noted) } donne, et ses actions en font un autre nombre.
   *[other] L’historique compte { NUMBER($noted) } donnes, et ses actions en font un autre nombre.
}
unfair-actions = Les cartes et les jetons sont justes, mais les actions ne sont pas celles que la session avait à sa fin.
unfair-chips = D’après ces donnes et ces actions, { $name } finit avec { NUMBER($has) }, et l’historique dit { NUMBER($noted) }.
bots-see-no-cards = Pourquoi aucun bot ne voit tes cartes
bots-see-no-cards-1 =
    Un bot ne reçoit jamais la table. Il reçoit ce qu’on voit de sa place, où une carte qu’il ne doit pas voir n’a pas de face ; la
    tienne n’en a une que si tu l’as retournée pour tous.
bots-see-no-cards-2 = Ce qui se passe lui parvient de même : il apprend que tu as regardé, et non ce que tu as vu.
bots-see-no-cards-3 =
    Ce que les bots font au hasard vient d’une autre graine que le mélange : aucun ne peut déduire une carte de ses propres
    tirages.
bots-see-no-cards-4 =
    Les bots reçoivent leurs cartes comme tout le monde, de paquets fixés avant que quiconque ait rien fait.
check-by-hand = Vérifier à la main
check-by-hand-1 = Le sceau est le SHA-256 des 64 chiffres de la graine : printf %s SEED | sha256sum l’affiche, la graine à la place de SEED.
check-by-hand-2 =
    Enregistre l’historique de la session (Menu, Historique). Il contient la graine, toutes les actions et les cartes de toutes les
    donnes.
check-by-hand-3 =
    Le n-ième mélange est celui de Fisher et Yates, avec les nombres du flux n de ChaCha20 sous cette graine.
    docs/fairness.md, à côté du code source du programme, le dit à la lettre, en anglais.
check-by-hand-4 =
    Si le paquet a été coupé, les mélanges viennent du SHA-256 de cette graine et de chaque mot, un par ligne : printf
    "%s\n%s" SEED WORD | sha256sum.
cannot-be-shown = Ce que cela ne peut pas prouver
cannot-be-shown-1 =
    Que rien n’a changé depuis que le sceau a été montré, cela se vérifie. Que la graine elle-même a été tirée au hasard, non.
    Coupe toi-même, et cela n’a plus d’importance.
cannot-be-shown-2 =
    L’historique d’un autre ne prouve quelque chose que si tu as vu son sceau avant la première carte.
cannot-be-shown-3 =
    Le sceau ne prouve pas qu’aucun bot n’a regardé, ni que la page qui vérifie est honnête. Pour cela, lis le programme, ou
    vérifie à la main.
cannot-be-shown-4 = Les huit chiffres de « Nouvelle partie » ne sont que le début du sceau. Note-le en entier.

## Embedding

embed-this-deal = Intégrer cette donne
embed-this-sitting = Intégrer cette session
embed-this-lesson = Intégrer cette leçon
embed-deal-is = La page montre cette donne et l’ouvre à l’étape { NUMBER($step) }.
embed-number-is = Tous les visiteurs reçoivent les mêmes cartes.
embed-lesson-is = Les visiteurs jouent ce que vous avez écrit, à la place d’une table.
embed-play = Jouer la suite à partir de là
embed-play-hint = avec les mêmes cartes, contre des bots
embed-usual-rules = Selon les règles habituelles.
embed-seats = Places
embed-bots = Dont bots
embed-bots-hint = les autres partagent un même écran
embed-no-bots = Aucun
embed-chips = Jetons par joueur
embed-chips-wrong = Un nombre entier de 1 à { NUMBER($most) }.
embed-names = Noms
embed-names-hint = séparés par des virgules : d’abord les humains, puis les bots
embed-language-of-the-visitor = Celle du visiteur
embed-start = Donner aussitôt
embed-start-hint = sans rien toucher
embed-record = Historique transmis à la page
embed-record-hint = une fois la session finie
embed-accent = Couleur personnalisée
embed-accent-hint = pour les boutons
embed-colour = Couleur
embed-how-it-looks = Ce que ça donne
embed-preview = Aperçu de la table intégrée
embed-what-to-paste = Ce qu’il faut coller
embed-tag = Une seule balise
embed-frame = Ou un simple cadre, qui se passe de script
embed-frame-title = Brag, un jeu de cartes
embed-copied = Copié : colle-le dans ta page.
embed-copy-it-yourself = Sélectionne le texte ci-dessus et copie-le.
table-waits = Table en pause.
play-in-full = Jouer en grand
play-in-full-in-a-new-tab = Jouer en grand, dans un nouvel onglet
option-wrong = L’option « { $option } » ne peut pas être « { $value } » : il faut { $option ->
    [variant] le nom d’un jeu ou d’un ensemble de règles maison
    [seats] un nombre de 2 à 8
    [bots] un nombre qui ne dépasse pas celui des places
    [chips] un nombre de 1 à { NUMBER($most) }
    [names] des noms différents, séparés par des virgules et assez courts pour un joueur
    [theme] system, light, dark ou contrast
    [lang] en, de, fr ou ru
    [accent] six chiffres hexadécimaux, comme 1d4ed8
    [replay] un historique jouable, tel que « Intégrer cette donne » l’écrit
    [step] le numéro d’une étape de cette donne
    [seat] le numéro d’une place de cette donne, à partir de 0
    [play] 1, et seulement là où quelqu’un doit jouer
    [number] un nombre à partir de 1, today ou le texte d’un lien vers dix donnes ; et tous les jeux n’en ont pas
    [kept] une partie envoyée par une table intégrée
    [speed] slow, usual, quick ou instant
   *[flag] 1 ou 0
}. La valeur habituelle s’applique.
options-unplayable = Cette table est injouable : { $why } Elle a les règles et les jetons habituels.
option-record = L’historique de l’option « replay » est injouable. Ligne { NUMBER($line) } : { $why }. Voici la table habituelle.
table-not-made = La table de cette adresse ne peut pas être installée. Voici la table habituelle.
carried-cannot-go-on = La table venue avec le lien ne peut pas reprendre : { $why }.
carried-is-read = Chargement de ta table…
kept-is-read = Chargement de ta session…
stop-reading = Annuler
carried-or-kept = Tu apportes une session, mais une autre est conservée sur cet appareil. Elle serait mise de côté.
play-the-carried = Jouer la table apportée
stay-with-the-kept = Garder la session d’ici
link-leads-away = Ce lien s’ouvre à la place de cette partie. Elle reste enregistrée : « Continuer » la ramène.
link-leads-away-unsaved = Ce lien s’ouvre à la place de cette partie, et elle n’est pas enregistrée.
link-open-it = Ouvrir le lien
link-stay = Rester ici
kept-is-put-aside = La session conservée avant est mise de côté sur cet appareil.
no-room-for-both =
    Il n’y a pas de place pour les deux : la session conservée reste. Enregistre-la dans un fichier, termine-la, puis suis de
    nouveau le lien.

## Les bots à table

talk-careful-folds-1 = Pas pour moi.
talk-careful-folds-2 = Très peu pour moi.
talk-careful-raises-1 = Doucement.
talk-careful-raises-2 = S’il le faut.
talk-careful-blind-1 = Sans regarder.
talk-careful-blind-2 = À l’aveugle, donc.
talk-careful-sees-1 = Soyons sûrs.
talk-careful-sees-2 = Montre un peu.
talk-careful-wins-1 = Quelle chance.
talk-careful-wins-2 = Oh, merci.
talk-careful-loses-1 = Aïe.
talk-careful-loses-2 = Hum.
talk-straight-folds-1 = Sans moi.
talk-straight-folds-2 = Non merci.
talk-straight-raises-1 = Je monte.
talk-straight-raises-2 = Voilà.
talk-straight-blind-1 = On ne regarde pas.
talk-straight-blind-2 = Ça ira comme ça.
talk-straight-sees-1 = Voyons ça.
talk-straight-sees-2 = Allez, montre.
talk-straight-wins-1 = C’est ma tournée.
talk-straight-wins-2 = Merci bien.
talk-straight-loses-1 = Pas mal.
talk-straight-loses-2 = De bonne guerre.
talk-bragger-folds-1 = Cadeau{"\u00A0"}!
talk-bragger-folds-2 = À moi le prochain.
talk-bragger-raises-1 = Peur ?
talk-bragger-raises-2 = On ose ?
talk-bragger-blind-1 = Pourquoi regarder ?
talk-bragger-blind-2 = Les yeux fermés{"\u00A0"}!
talk-bragger-sees-1 = Je n’y crois pas.
talk-bragger-sees-2 = Abats-les{"\u00A0"}!
talk-bragger-wins-1 = Facile{"\u00A0"}!
talk-bragger-wins-2 = Je l’avais dit.
talk-bragger-loses-1 = Coup de chance{"\u00A0"}!
talk-bragger-loses-2 = Attends un peu.
talk-expert-1 = Bien joué.
talk-expert-2 = Je m’en doutais.

## Three Card Poker, against the house

# The game, on rows and on the rail; “Pair Plus” is the name of a bet, and so is “ante”.
family-three-card-poker = Three Card Poker
family-three-card-poker-says = Tes trois cartes contre celles de la banque.
game-three-card-poker = Three Card Poker
# In small letters on its row: how many boxes there can be.
family-boxes = 1 à { NUMBER($most) } cases
# On the rail, in very few letters: the least ante.
rail-casino = dès { NUMBER($n) }
# The house rules, as those of the other games.
group-casino = Contre la banque
rule-ante-min = Ante minimale
rule-ante-min-hint = Qui a moins du double ne reçoit pas de cartes.
rule-ante-min-why = Les casinos la fixent eux-mêmes. Aucune source ne donne de chiffre.
rule-ante-max = Ante maximale
rule-ante-max-hint = Vide : pas de limite.
rule-ante-max-why = Les casinos ont une limite de table ; aucune source ne dit laquelle.
rule-ante-bonus = Bonus d’ante
rule-ante-bonus-hint = Pour une quinte flush, un prial et une suite, quoi qu’ait la banque.
# In a list.
rule-ante-bonus-standard = Habituel : 5, 4, 1
rule-ante-bonus-russian = Russe : 4, 3, 1
rule-ante-bonus-brag = Brag : 4, 5, 1
rule-ante-bonus-why = Ce que paient les casinos, d’après wizardofodds.com ; et ce que donne un texte russe.
rule-pair-plus = Pair Plus
rule-pair-plus-hint = Pour une quinte flush, un prial, une suite, une couleur et une paire.
# In a list.
rule-pair-plus-classic = Classique : 40, 30, 6, 4, 1
rule-pair-plus-common = Courant aujourd’hui : 40, 30, 6, 3, 1
rule-pair-plus-russian = Russe : 40, 20, 5, 4, 1
rule-pair-plus-brag = Brag : 30, 40, 6, 4, 1
rule-pair-plus-why = wizardofodds.com recense ce que paient les casinos. Un texte russe : 40, 20, 5, 4, 1.
rule-pair-plus-bet = Mise sur Pair Plus
rule-pair-plus-bet-hint = À côté d’une ante : une somme libre, ou autant. Seule : une somme libre.
rule-pair-plus-bet-any = Libre
rule-pair-plus-bet-equal = Comme l’ante
rule-pair-plus-bet-why = Un texte russe : ni plus ni moins que l’ante, sauf si l’on ne fait que cette mise.
rule-ante-bonus-bet = Le bonus est une mise à part
rule-ante-bonus-bet-hint = Misé avant les cartes, perdu sans une suite. En moyenne, plus de 90 % en sont perdus.
rule-ante-bonus-bet-why = Un texte russe fait du bonus une mise possible avant la donne. Les casinos le paient sans mise.
rule-boxes = Plusieurs cases
rule-boxes-hint = Seulement pour qui est seul à la table, ou à côté d’autres joueurs aussi.
# Two buttons side by side. Short.
rule-boxes-alone = Seul
rule-boxes-any = Toujours
rule-boxes-why = Un texte russe ne permet plusieurs cases qu’au joueur qui est seul à la table.
rule-ranking = Ordre des mains du
rule-ranking-hint = Les gains du Brag ne vont qu’avec l’ordre du Brag.
# Two buttons side by side. Short.
rule-ranking-poker = Poker
rule-ranking-brag = Brag
rule-ranking-why = Poker : un texte russe et la plupart des casinos. Brag : le « 3 Card Brag » des casinos (wizardofodds.com).
rule-qualify = Il faut une dame à la banque
rule-qualify-hint = Avec moins, elle paie l’ante et rend l’autre mise.
rule-qualify-why = wizardofodds.com : une dame au moins. Un texte russe n’en dit rien.
# What is agreed.
agreed-three-card-poker = Chacun joue trois cartes contre trois de la banque.
agreed-ante-min = L’ante est de { NUMBER($n) } au moins.
agreed-ante-max-none = Elle n’a pas de limite.
agreed-ante-max = Elle est de { NUMBER($n) } au plus.
agreed-ante-bonus-standard = Le bonus d’ante paie 5 contre 1 pour une quinte flush, 4 pour un prial, 1 pour une suite.
agreed-ante-bonus-russian = Le bonus d’ante paie 4 contre 1 pour une quinte flush, 3 pour un prial, 1 pour une suite.
agreed-ante-bonus-brag = Le bonus d’ante paie 5 contre 1 pour un prial, 4 pour une quinte flush, 1 pour une suite.
agreed-pair-plus-classic =
    Pair Plus paie 40 contre 1 pour une quinte flush, 30 pour un prial, 6 pour une suite, 4 pour une couleur, 1 pour une paire.
agreed-pair-plus-common =
    Pair Plus paie 40 contre 1 pour une quinte flush, 30 pour un prial, 6 pour une suite, 3 pour une couleur, 1 pour une paire.
agreed-pair-plus-russian =
    Pair Plus paie 40 contre 1 pour une quinte flush, 20 pour un prial, 5 pour une suite, 4 pour une couleur, 1 pour une paire.
agreed-pair-plus-brag =
    Pair Plus paie 40 contre 1 pour un prial, 30 pour une quinte flush, 6 pour une suite, 4 pour une couleur, 1 pour une paire.
agreed-pair-plus-bet-equal = À côté d’une ante, on mise autant sur Pair Plus ; seule, la mise est libre.
agreed-ante-bonus-bet = Le bonus d’ante est une mise à part, à côté de l’ante : sans une suite ou mieux, elle est perdue.
agreed-boxes-any = On peut avoir plusieurs cases à côté d’autres joueurs aussi.
agreed-ranking-poker =
    Une quinte flush bat un prial, as-roi-dame est la meilleure suite et 3-2-as la plus basse, les as sont le meilleur prial.
agreed-ranking-brag = L’ordre est celui du Brag : un prial bat tout, as-2-3 est la meilleure suite, les 3 le meilleur prial.
agreed-qualify-no = La banque joue quoi qu’elle ait.
agreed-qualify-yes = Sans une dame ou mieux, la banque ne joue pas : elle paie l’ante et rend l’autre mise.
# What is wrong in the form, and why a table cannot be set up or an action is refused: as those of the other games.
fault-ante-max = Il faut { NUMBER($least) } ou plus, comme pour l’ante minimale.
fault-brag-pays = Ces gains ne vont qu’avec l’ordre du Brag.
fault-boxes-beside-others = Seul un joueur sans personne d’autre à la table a plusieurs cases. Retire les autres, ou choisis « Toujours ».
setup-ante-max-below-min = ante_max : l’ante maximale, { NUMBER($max) }, est inférieure à l’ante minimale, { NUMBER($min) }
setup-brag-pays = { $key } : les gains `brag` ne vont qu’avec l’ordre `brag`
illegal-stakes-first = les cartes ne viennent que quand tous ont misé ou sauté la donne
illegal-staked-already = les mises sont faites : on joue ou on se couche
illegal-nothing-staked = on mise une ante ou un Pair Plus, ou on saute la donne
illegal-ante-too-small = l’ante est de { NUMBER($least) } au moins
illegal-ante-too-large = l’ante est de { NUMBER($most) } au plus
illegal-stakes-too-large = l’ante, la mise de jeu et Pair Plus font { NUMBER($chips) } au plus
illegal-pair-plus-not-equal = à côté d’une ante, Pair Plus est ici nul ou égal à l’ante
illegal-no-bonus-bet = ici, c’est l’ante qui rapporte le bonus : on ne mise pas dessus
illegal-bonus-not-said = on mise trois sommes, l’ante, Pair Plus et le bonus d’ante ; chacune peut être de 0
illegal-bonus-without-ante = on ne mise sur le bonus d’ante qu’à côté d’une ante
illegal-bonus-not-equal = sur le bonus d’ante, on mise ici rien ou autant que l’ante
illegal-stakes-too-large-with-bonus = l’ante, la mise de jeu, Pair Plus et le bonus d’ante font ensemble { NUMBER($chips) } au plus
# What happens. The names of the bets stand in a sentence.
stakes-both = { $who ->
    [you] Tu mises une ante de { NUMBER($ante) } et { NUMBER($plus) } sur Pair Plus
   *[other] { $who } mise une ante de { NUMBER($ante) } et { NUMBER($plus) } sur Pair Plus
}.
stakes-ante = { $who ->
    [you] Tu mises une ante de { NUMBER($ante) }
   *[other] { $who } mise une ante de { NUMBER($ante) }
}.
stakes-pair-plus = { $who ->
    [you] Tu mises { NUMBER($plus) } sur Pair Plus
   *[other] { $who } mise { NUMBER($plus) } sur Pair Plus
}.
stakes-ante-and-bonus = { $who ->
    [you] Tu mises une ante de { NUMBER($ante) } et { NUMBER($bonus) } sur le bonus d’ante
   *[other] { $who } mise une ante de { NUMBER($ante) } et { NUMBER($bonus) } sur le bonus d’ante
}.
stakes-all-three = { $who ->
    [you] Tu mises une ante de { NUMBER($ante) }, { NUMBER($plus) } sur Pair Plus et { NUMBER($bonus) } sur le bonus d’ante
   *[other] { $who } mise une ante de { NUMBER($ante) }, { NUMBER($plus) } sur Pair Plus et { NUMBER($bonus) } sur le bonus d’ante
}.
sits-out = { $who ->
    [you] Tu sautes cette donne
   *[other] { $who } saute cette donne
}.
plays-against-house = { $who ->
    [you] Tu joues pour { NUMBER($chips) }
   *[other] { $who } joue pour { NUMBER($chips) }
}.
# $hand is what a hand is called, as somebody shows it.
house-shows = La banque montre { $hand }.
house-shows-and-is-out = La banque montre { $hand } et ne joue pas.
bet-has-won = { $who } : { $bet ->
    [ante] l’ante
    [play] la mise de jeu
    [bonus] le bonus d’ante
   *[plus] Pair Plus
} gagne { NUMBER($chips) }.
bet-comes-back = { $who } : { $bet ->
    [ante] l’ante
   *[play] la mise de jeu
} est rendue.
bet-is-lost = { $who } : { $bet ->
    [ante] l’ante
    [play] la mise de jeu
    [bonus] le bonus d’ante
   *[plus] Pair Plus
} perd { NUMBER($chips) }.
# The end of a deal: a headline, without a full stop, and a line for each box.
you-win-from-house = Tu gagnes { NUMBER($chips) }
you-lose-to-house = Tu perds { NUMBER($chips) }
you-come-out-even = Tu rentres dans tes frais
house-wins = La banque gagne { NUMBER($chips) }
house-loses = La banque perd { NUMBER($chips) }
house-comes-out-even = La banque rentre dans ses frais
box-came-to = { $who } : { $bets }.
# In that line, each in its turn.
bet-in-brief = { $bet ->
    [ante] ante
    [play] jeu
    [bonus] bonus
   *[plus] Pair Plus
} { $came }
bet-back-in-brief = { $bet ->
    [ante] ante rendue
   *[play] jeu rendu
}
# On the cloth: the house's cards, and the places for the bets. Very short.
the-house = Banque
house-is-out = ne joue pas
place-ante = Ante
place-play = Jeu
place-pair-plus = Pair Plus
place-bonus = Bonus
# The places in words: what lies in a box.
box-holds = ante { NUMBER($ante) }, jeu { NUMBER($play) }, Pair Plus { NUMBER($plus) }
box-holds-bonus = ante { NUMBER($ante) }, jeu { NUMBER($play) }, Pair Plus { NUMBER($plus) }, bonus d’ante { NUMBER($bonus) }
# What one of several boxes of one player is called. The name has twelve letters at the most.
box-of-yours = Case { NUMBER($n) }
# In the list of who plays a seat.
player-kind-box = Encore une case
add-a-box = Ajouter une case à toi
# Controls. The names of the two bets stand beside their amounts.
less-of = Moins : { $bet }
more-of = Plus : { $bet }
sit-out = Sauter la donne
play-for = Jouer pour { NUMBER($chips) }
stake-before-the-cards = Mise avant que les cartes viennent.
play-or-fold = Jouer en doublant l’ante, ou te coucher ?
stakes-to-be = Une ante de { NUMBER($ante) }, { NUMBER($plus) } sur Pair Plus.
three-stakes-to-be = Une ante de { NUMBER($ante) }, { NUMBER($plus) } sur Pair Plus, { NUMBER($bonus) } sur le bonus d’ante.
# The pay table, and what the house keeps. $percent has four decimals, with a sign only where it is below nothing.
what-is-paid = Les gains
pays-to-one = { NUMBER($n) } contre 1
pays-nothing = –
decimals = { $whole },{ $part }
edge-of-ante =
    De chaque ante, la banque garde en moyenne { $percent } %, et { $staked } % de tout ce qui est misé sur l’ante et le jeu.
edge-of-ante-yours =
    Quand la banque joue quoi qu’elle ait, l’avantage est à toi : en moyenne { $percent } % de chaque ante, { $staked } % de
    tout ce qui est misé sur l’ante et le jeu.
edge-of-pair-plus = De chaque mise sur Pair Plus, elle garde { $percent } %.
edge-of-bonus-bet = De chaque mise sur le bonus d’ante, elle garde { $percent } %.
house-out-of = Des 22 100 mains que la banque peut avoir, 6 720 ne jouent pas.
worth-playing = Joue à partir de { $least } : { $played } mains sur 22 100. Avec les autres, couche-toi.
# How to play.
howto-for-alone = D’une à { NUMBER($most) } cases. Chacune reçoit { NUMBER($cards) } cartes, et la banque aussi.
howto-casino-stake = Avant les cartes, mise une ante, sur Pair Plus, ou les deux ; ou saute la donne.
howto-casino-cards = Chaque case reçoit trois cartes, et la banque aussi, faces cachées.
howto-casino-play = Regarde les tiennes : joue, pour encore autant que l’ante, ou couche-toi et perds ce que tu as misé.
howto-casino-out =
    La banque joue avec une dame ou mieux. Avec moins, elle paie ton ante un contre un et rend l’autre mise.
howto-casino-compare =
    Sinon la meilleure main gagne : l’ante et la mise de jeu sont payées un contre un, ou perdues. À égalité, les deux sont
    rendues.
howto-casino-bonus = Une suite ou mieux te vaut le bonus d’ante, quoi qu’ait la banque.
howto-casino-plus = Pair Plus est un pari sur tes trois cartes : une paire ou mieux gagne.
howto-casino-ranks =
    L’ordre est celui du poker : une quinte flush bat un prial (brelan), les as sont le meilleur prial, as-roi-dame est la
    meilleure suite et 3-2-as la plus basse.
howto-casino-best = Le mieux est de jouer à partir de dame, 6, 4.
howto-casino-shown = Tu gagnes l’ante et le jeu, et Pair Plus en plus : la banque n’a que sa dame.
howto-casino-boxes = Si tu es seul à la table, tu peux jouer plusieurs cases. Chacune est une main à part.
# What beats what in the order of poker, as the others of it: without a capital and a full stop.
brief-poker-prial = trois cartes de même rang ; les as en tête
brief-poker-run = trois cartes qui se suivent ; as-roi-dame en tête, 3-2-as en dernier

review = Analyse
review-deal = Analyser la donne { NUMBER($deal) }
review-deal-of-record = Analyser l’historique { NUMBER($record) }, donne { NUMBER($deal) }
review-last-deal = Analyser cette donne
review-sitting = Analyser la session
review-thinking = Chaque décision est jouée jusqu’au bout de nombreuses fois.
review-cancelled = L’analyse a été annulée.
review-shared = Quand plusieurs personnes partagent l’écran, l’analyse attend la fin de la session.
review-result = Résultat
review-cards = Les cartes
review-others = Les autres et les cartes suivantes
review-own = Tes décisions
review-adds-up = Les trois lignes font ton résultat, en jetons. « Les cartes » : ce qu’un expert en tire en moyenne contre de tels joueurs, ou contre le meilleur jeu quand deux jouent selon les règles habituelles. Une décision se juge sur ce qu’on voyait alors.
review-adds-up-lives = Les trois lignes font ton résultat, en vies. « Les cartes » : le risque que laisse le meilleur jeu. Une décision compte pour le risque qu’elle ajoutait d’après ce qu’on voyait alors.
review-adds-up-games = Les trois lignes font ton résultat, en chances de gagner la partie. « Les cartes » : ce qu’un expert en tire en moyenne contre de tels joueurs. Une décision se juge sur ce qu’on voyait alors.
review-decisions = Décisions
review-costliest = Les décisions les plus coûteuses, en part du pot
review-none = Ici, aucune décision n’a pu être notée.
review-no-fault = Aucune décision n’a coûté 3 % du pot ou plus.
review-pot = Pot { NUMBER($pot) }
review-cost = { $chips }, { $share } du pot
review-cost-life = { $share } de risque en plus de perdre une vie
review-cost-game = { $share } de chances en moins de gagner la partie
review-hands-set = Mains posées
review-set-so = Posé
verdict-best = Meilleur
verdict-as-good = Aussi bon
verdict-good = Bon
verdict-close = Trop serré
verdict-slip = Imprécis
verdict-mistake = Erreur
verdict-blunder = Grosse erreur
review-solved = Contre le meilleur jeu, qui joue ainsi, lui aussi.
review-against-best = Contre le meilleur jeu.
review-whose = Les décisions de
review-own-of = Décisions de { $name }
review-try = Réessayer : décision { NUMBER($nth) }, { $taken }
expert-ask = Comment un expert jouerait
expert-thinks = Un expert joue la donne de nombreuses fois.
expert-made = L’expert avec tes cartes : { $expert } en moyenne. Toi : { $own }.
expert-made-of = L’expert avec ces cartes : { $expert } en moyenne. { $name } : { $own }.
expert-how = { $unit ->
    [lives] En vies
    [points] En points
   *[other] En jetons
}, sur { NUMBER($deals) } donnes : ce qu’on ne pouvait pas voir au début a été redistribué à chaque fois, et les autres ont joué comme ils jouent. Un pot qui reste n’est à personne.
expert-no-part = Cette place n’avait pas de cartes dans la donne.
expert-watch = Regarder
expert-plays = L’expert joue
trial = Et si…
trial-again = Encore
trial-other-cards = Autres cartes
trial-back = Retour

hand-of = { $name }, main { NUMBER($n) }
cards-face-down = { $cards ->
    [one] { NUMBER($cards) } carte cachée
   *[other] { NUMBER($cards) } cartes cachées
}
lies = { $owner } : { $cards }.
lies-as = { $owner } : { $cards } — { $hand }.
it-wins = Elle gagne.

## L’école : dix donnes, les mêmes pour tous (src/app/sheets/school)

school = École
deal-of-the-day = Donnes du jour
ten-of-day = N° { $number } · { $day }
ten-of-number = Numéro { $number }
play-ten-deals = Jouer dix donnes
ten-go-on = Continuer : donne { NUMBER($deal) } sur { NUMBER($of) }
ten-deal-of = { NUMBER($deal) } sur { NUMBER($of) }
ten-past-day = Un jour passé : il est gardé, mais ne compte pas.
ten-what-came = Ton résultat
ten-spoilt = Ces donnes enregistrées ont été modifiées et ne peuvent pas être reprises.
ten-link-unread = Le lien n’apporte pas dix donnes que cette version de Brag connaît.
ten-same-for-all = Les mêmes cartes, le même hasard et les mêmes bots pour tous. On mélange avant chaque donne, et aucune main n’est gardée pour la suivante. Les cartes peuvent être connues d’avance : ne jouez pas d’argent.
ten-expert = Expert
ten-for-points = Tes points en dix donnes comptent. La partie ne finit pas avant.
ten-for-lives = Les vies que tu perds en dix donnes comptent. Chacun en a neuf, pour que tous jouent jusqu’au bout.
ten-expert-plays = Un expert joue les mêmes cartes contre les mêmes bots.
ten-other = Auteur du lien
ten-other-won = L’auteur du lien a fait { $sum }.
ten-each-deal = Chaque donne
ten-deal = Donne
ten-share = Partager le résultat
ten-copy = Copier le résultat
ten-line-of-day = Brag { $number } : { $parts }
ten-line-of-number = Brag, dix donnes n° { $number } : { $parts }
ten-expert-won = expert { $sum }
ten-points = { $n ->
    [one] { $sum } point
   *[other] { $sum } points
}
ten-lives = { $n ->
    [one] { $sum } vie
   *[other] { $sum } vies
}
ten-deals-won = { $n ->
    [one] { NUMBER($n) } donne gagnée
   *[other] { NUMBER($n) } donnes gagnées
}
ten-blind-wins = { $n ->
    [one] { NUMBER($n) } coup gagné à l’aveugle
   *[other] { NUMBER($n) } coups gagnés à l’aveugle
}
ten-hints = { $n ->
    [one] { NUMBER($n) } conseil
   *[other] { NUMBER($n) } conseils
}
ten-calendar = Tes jours
ten-days-so-far = { $n ->
    [0] Aucun jour n’a encore compté.
    [one] { NUMBER($n) } jour a compté : { $sum } jetons en tout.
   *[other] { NUMBER($n) } jours ont compté : { $sum } jetons en tout.
}
ten-month-before = Le mois d’avant
ten-month-after = Le mois d’après
ten-by-number = Par numéro
ten-by-number-of-table = Dix donnes par numéro
ten-by-number-is = Même numéro et même jeu : les mêmes dix donnes. Choisis un numéro avec un ami, ou envoie-lui le lien après.
ten-number = Numéro
ten-number-wrong = Un nombre entier de 1 à { $most }.
ten-your-table = La table de Nouvelle partie
holds-tens = { $n ->
    [1] dix donnes de l’école
   *[other] { NUMBER($n) } fois dix donnes de l’école
}
first-deal-of-game = Jouer une première donne

## Les exercices : une décision, et le verdict aussitôt (src/app/sheets/drills)

path-head = Nouveau au Brag ? Dans cet ordre
path-sort = L’ordre des mains : sept mains à classer
path-lessons = Les donnes guidées
path-drills = Dix exercices : { NUMBER($done) } sur { NUMBER($all) }
path-ten = Dix donnes contre trois bots francs
path-next = Ensuite : { $step }
path-done = ✓ { $step }
sort-ask = Sept mains. Touche la meilleure, puis la suivante, et ainsi de suite.
sort-right = Juste : { $hand } – { $is }. Et ensuite ?
sort-wrong = Pas encore : une autre bat celle-ci ({ $hand }).
sort-shown = Pas celle-ci ({ $hand }). La bonne est entourée.
sort-done = C’est l’ordre. Tu sais maintenant ce qui bat quoi.
sort-ladder = Dans l’ordre, la meilleure d’abord
sort-heap = Mains à classer
drills = Exercices
drills-are = Une décision à la fois, notée aussitôt. Ton score : les bonnes parmi les 20 dernières. Une erreur revient après un, trois, sept et 21 jours, avec d’autres cartes.
drills-go = S’exercer
drills-due = À revoir aujourd’hui : { NUMBER($n) }.
drills-broken = Le score des exercices gardé sur cet appareil est illisible. À ta prochaine réponse, il est mis de côté et un nouveau commence.
drill-of = { NUMBER($good) } bonnes sur { NUMBER($all) }
drill-comes-back = Ça revient demain, avec d’autres cartes.
drill-try = Essayer
drill-more = D’autres comme ça
drill-look = Regarder ou rester aveugle
drill-fold = Miser ou se coucher
drill-see = Voir ou miser encore
drill-keep = Quelle main garder
drill-set = Former trois mains de neuf cartes
drill-swap = Échanger ou rester
drill-draw = Quelles cartes changer
drill-none-yet = pas encore
drills-how = Le bilan
drills-good = { NUMBER($good) } bonnes sur { NUMBER($all) }
drills-best = La meilleure
drills-worst = La pire
drills-no-fault = Pas une seule erreur.
drills-ten-more = Encore dix
drill-worth-chips = { $figure } jetons
drill-worth-life = risque { $share }
drill-worth-game = gagne { $share }
drill-size = Le montant : « { $best } » rapporte { $more } de plus que « { $made } ».
drill-size-fits = Le montant : « { $made } » vaut bien tous les autres.
course-end = Tu as terminé le cours
course-well = Ce qui a bien marché
course-won = { $n ->
    [0] Tu n’as gagné aucune des { NUMBER($all) } donnes et tu finis à { $sum }.
   *[other] Tu as gagné { NUMBER($n) } donnes sur { NUMBER($all) } et tu finis à { $sum }.
}
course-best = Ta meilleure donne : la numéro { NUMBER($deal) }, { $sum }.
course-good = Bonnes décisions : { NUMBER($good) } sur { NUMBER($all) }.
course-looks = Recherche de ta pire décision…
course-worst = La pire décision, à la donne { NUMBER($deal) }
course-more = Encore l’école
play-now = Jouer
holds-drills = le score des exercices
holds-lessons = { $n ->
    [1] une leçon
   *[other] { NUMBER($n) } leçons
}

## Les tableaux de mises des sources, racontés (src/app/sheets/retold)

retold-head = Tableaux des sources
retold-is = Comment on mise à quatre ou à cinq, tel que les sources l’impriment. Avant chaque mise de ton joueur, tu dis ce que tu ferais, puis tu apprends ce qui fut fait et ce qu’un expert en pense. Les deux derniers sont des exemples à nous, pour des jeux dont aucune source n’imprime de tableau.
retold-four = pagat.com : à quatre, l’un veut voir
retold-pagat-1 = pagat.com : cinq qui regardent
retold-pagat-2 = pagat.com : deux jouent à l’aveugle
retold-french-1 = Un texte français : cinq qui regardent
retold-french-2 = Un texte français : deux jouent à l’aveugle
retold-classic = Brag classique : trois enjeux
retold-casino = Three Card Poker : quatre mains
retold-ask = Et maintenant ?
retold-did = Dans le tableau : { $did }.
retold-same = Comme toi.
retold-note-pace = pagat.com note : on pourrait rester à 2 sans fin. Si personne ne se couche, quelqu’un doit forcer l’allure ; ici, ce sera Eddie.
retold-note-nerve = pagat.com note : à trois, personne ne peut voir. C’est une affaire de nerfs : quelqu’un doit se coucher.
retold-note-spent = pagat.com note : en quatre tours, tu n’as mis que 4 jetons, et Chris 10, sans compter l’ante. Cela arrive souvent, et fait partie du jeu à l’aveugle.
retold-note-unseen = pagat.com note : tu paies deux fois ta mise à l’aveugle pour voir Chris. Aux tours 6 et 7, Chris n’avait pas le droit de te voir, même à deux.
retold-note-french-1-1 = Le texte français : tu ouvres d’un jeton. Bruno et Claire restent pour autant, Denis est hors jeu, et Elise relance à deux.
retold-note-french-1-2 = Le texte français : la dernière mise était de deux ; rester coûte donc au moins deux. Bruno, Claire et toi misez deux, et Elise relance à quatre.
retold-note-french-1-3 = Le texte français : il faut maintenant au moins quatre. Tu mises quatre, Bruno est hors jeu, Claire mise quatre aussi, et Elise relance à cinq.
retold-note-french-1-4 = Le texte français : il faut cinq. Tu mises cinq, Claire est hors jeu, et Elise relance à dix.
retold-note-french-1-5 = Le texte français : il ne reste qu’Elise et toi. Tu pourrais voir Elise pour 20, mais tu mises dix. Elise, qui pourrait aussi te voir pour 20, remet dix.
retold-note-french-1-6 = Le texte français : tu paies 20 pour voir la main d’Elise, et les paris sont finis.
retold-note-french-2-1 = Le texte français : Alain ouvre de deux. À l’aveugle, rester ne te coûte qu’un jeton, la moitié. Claire, Denis (à l’aveugle aussi) et Elise misent le minimum.
retold-note-french-2-2 = Le texte français : Alain et toi misez le minimum. Claire relance à quatre ; cela coûte deux à Denis, qui les mise. Elise est hors jeu.
retold-note-french-2-3 = Le texte français : Alain mise le minimum, quatre. À l’aveugle, tu relances à quatre : les joueurs ouverts doivent maintenant mettre huit. Claire mise huit, et Denis est hors jeu.
retold-note-french-2-4 = Le texte français : Alain est hors jeu. Tu pourrais voir Claire, mais tu mises le minimum, quatre. Claire ne peut pas te voir : un joueur ouvert ne voit pas un aveugle. Claire mise donc le minimum, huit.
retold-note-french-2-5 = Le texte français : tu paies huit pour voir la main ouverte de Claire, et les paris sont finis.
retold-expert = Ce que chaque choix vaut en moyenne, joué jusqu’au bout par un expert :
retold-end = { NUMBER($same) } sur { NUMBER($all) } comme dans le tableau.

## What is best with every hand

every-hand = Chaque main ici
every-hand-solved = Chaque main contre le meilleur jeu : le meilleur choix et ce qu’il rapporte en moyenne à partir d’ici, en jetons.
every-hand-played = Chaque main jouée de nombreuses fois contre des joueurs comme ceux-ci : le meilleur choix et ce qu’il rapporte en moyenne à partir d’ici, en jetons.
every-hand-note = Une main moyenne représente chaque sorte. Des sortes voisines que les chiffres ne départagent pas partagent une ligne, et « ou » relie de tels choix ; s’il y en a d’autres, touche la ligne pour les voir.
every-hand-counting = Avancement du tableau
every-hand-best = Le mieux
every-hand-worth = Valeur
every-hand-yours = ta main
every-hand-blind = À l’aveugle
every-hand-choice = Choix
every-hand-looked = Cartes vues
every-hand-look-free = Regarder ne coûte rien.
every-hand-look-price = Regarder ne coûte rien. Ensuite, la mise minimale est de { NUMBER($open) } ; à l’aveugle, de { NUMBER($blind) }.
every-hand-or = { $one } ou { $other }
every-hand-range = { $from } à { $to }
every-hand-close = Trop proche pour trancher
every-hand-as-good = ou aussi bien : { $choices }
review-every-hand = Chaque main ici : décision { NUMBER($nth) }, { $taken }
review-sets-up = Composer une table : décision { NUMBER($nth) }, { $taken }

## How well one decides

stat-strength = La qualité de tes décisions
stat-strength-few = Donnes à trois cartes analysées : { NUMBER($count) }. Il en faut { NUMBER($least) } pour en juger.
stat-strength-like = Tu joues comme { $bot }.
stat-strength-several = Tu joues comme { $bot } : les chiffres ne tranchent pas.
stat-strength-between = Ton jeu se situe entre { $worse } et { $better }.
stat-strength-better = Tu décides mieux que tous les bots.
stat-strength-worse = Même jouer au hasard coûte moins cher.
stat-strength-unknown = Ces donnes ne suffisent pas encore pour dire si tu décides bien. Analyse-en d’autres.
stat-strength-cost = Coût de tes décisions, part du pot par donne
stat-strength-result = Ton résultat, jetons par donne
stat-strength-deals = Donnes à trois cartes analysées et comptées, de deux à quatre joueurs : { NUMBER($count) }, au plus les { NUMBER($most) } dernières. Les bots ont été analysés comme toi.
stat-strength-why = Le coût montre la qualité de tes choix avec ce que tu voyais ; les jetons dépendent aussi des cartes et des autres, d’où l’écart possible.
stat-strength-who = Joueur
stat-strength-costs = Part du pot par donne
stat-strength-you = toi
band-expert = un bot expert
band-straightforward = un bot franc
band-careful = un bot prudent
band-bragger = un bot fanfaron
band-random = quelqu’un qui joue au hasard

## Mistakes by kind

stat-mistakes = Tes erreurs par sorte
stat-mistake = { NUMBER($count) }×, { $share } de la mise chacune
stat-mistakes-are = La tendance compare la première moitié de tes donnes analysées à la seconde. Les exercices commencent par tes propres décisions.
stat-practise = S’exercer
stat-practise-it = S’exercer : { $what }
mistake-folded = Bonne main abandonnée
mistake-stayed-in = Main faible jouée
mistake-looked = Cartes regardées trop tôt
mistake-stayed-blind = Trop longtemps à l’aveugle
mistake-low = Mise trop faible
mistake-high = Mise trop forte
mistake-saw-soon = Vu trop tôt
mistake-saw-late = Misé encore au lieu de voir
mistake-kept = Mauvaise main gardée
mistake-set = Mains mal posées
mistake-swapped = Mauvais échange ou arrêt
mistake-drew = Mauvaises cartes tirées
trend-less = moins souvent ces derniers temps
trend-more = plus souvent ces derniers temps
trend-unclear = pas de tendance nette
## De vraies cartes : la page tient les mises (src/app/families/bank)

# La question quand on montre, et ce qui y répond : les noms, Égalité, Plusieurs, Personne.
bank-who-won = Qui a gagné ?
bank-who-is-better = Qui a la meilleure main ?
bank-who-last = Qui gagne le dernier pot, de { NUMBER($chips) } ?
bank-who-covered = Le pot couvert, de { NUMBER($chips) } : { $names } ?
bank-or = {" "}ou{" "}
bank-best-hand = Meilleure main : { $names }.
bank-who-better = Seuls { $names } regardent. Qui a la meilleure main ?
bank-who-beats = Qui bat la main étalée de { $who } ?
bank-who-upcard = Qui a la meilleure carte visible ?
bank-who-dealt = Qui a reçu { NUMBER($number) } ?
bank-who-nearest = Qui est le plus près de { NUMBER($number) } ?
bank-who-drew = Qui a tiré la plus haute carte ?
bank-equal = Égalité
bank-several = Plusieurs
bank-nobody = Personne
bank-done = C’est bon
bank-royal = Prial
bank-press-all = Touchez tous ceux qui sont à égalité, puis « C’est bon ».
bank-exchange-how-many = Combien de cartes échanges-tu ?
bank-exchange = En échanger { NUMBER($cards) }
bank-none = Aucune
bank-card = Carte
bank-over = Plus de { NUMBER($number) }
bank-made = { NUMBER($number) } juste
bank-draw-or-stop = Prends une carte, ou dis où tu en es.
bank-contest = { $who } annonce sa main. Conteste-la, ou cède le pot.
bank-takes-card = { $who ->
    [you] Tu prends une carte
   *[other] { $who } prend une carte
}.
bank-is-over = { $who ->
    [you] Tu dépasses { NUMBER($number) }
   *[other] { $who } dépasse { NUMBER($number) }
}.
bank-has-number = { $who ->
    [you] Tu as { NUMBER($number) }
   *[other] { $who } a { NUMBER($number) }
}.
bank-stands = { $who ->
    [you] Tu restes
   *[other] { $who } reste
}.
bank-undo = Annuler
bank-take-back = Annuler : { $what }
bank-take-back-this = Annuler le dernier coup ?
bank-take-back-deal = Annuler : la donne { NUMBER($deal) }, et avant elle : { $what }
bank-take-back-misdeal = Annuler la maldonne ? La donne { NUMBER($deal) } reprend où elle en était.
bank-put-back-this = Rétablir ce qui a été annulé ?
bank-keep-it = Garder
bank-undo-it = Annuler
bank-misdeal = Maldonne
bank-misdeal-means = on redonne
bank-only-deal = Juste la donne { NUMBER($deal) }
bank-put-back = Rétablir
bank-settle = Qui paie qui
bank-pays = { $who } paie { NUMBER($chips) } à { $to }.
bank-pot = { $pot } : { $names }, { NUMBER($chips) }.
bank-all-even = Personne ne doit rien à personne.
bank-share = Partager le résultat
bank-copied = Copié.
bank-players = Joueurs
bank-players-say = Qui fait une pause ne reçoit pas de cartes avant son retour. Les jetons de qui s’en va comptent quand même à la fin, et on peut revenir.
players-say = Qui fait une pause ne reçoit pas de cartes avant son retour. Qui s’en va garde sa ligne dans le résultat.
bank-players-later = On arrive et on part entre deux donnes.
bank-sits-out = { $who } fait une pause.
bank-is-back = { $who } est de retour.
bank-leaves = { $who } quitte la table.
bank-puts-right = Rectifié : { $who } donne { NUMBER($chips) } à { $to } ({ $why }).
bank-puts-right-to-pot = Rectifié : { $who } met { NUMBER($chips) } dans le pot ({ $why }).
bank-puts-right-from-pot = Rectifié : { $who } prend { NUMBER($chips) } dans le pot ({ $why }).
bank-why-winner = mauvais gagnant
bank-why-bet = mise mal notée
bank-why-count = erreur de compte
bank-why-agreed = d’un commun accord
bank-away = en pause
bank-left = parti
bank-sit-out = Faire une pause
bank-sit-in = De retour
bank-leave = Partir
bank-join = Quelqu’un arrive
bank-sit-down = S’asseoir
bank-join-says = Qui arrive s’assoit entre le dernier joueur et le premier.
bank-right = Rectifier les jetons
bank-right-says = Mauvais gagnant, mise mal notée : dis qui donne combien à qui. Le journal le note avec la raison, et « Annuler » le reprend.
bank-right-from = De
bank-right-to = À
bank-right-chips = Combien
bank-right-why = Raison
bank-right-do = Rectifier
bank-back-with = { $name } est de retour, avec { $chips }.
bank-turns = Tourner les boutons vers qui joue
bank-turns-says = Pour un écran posé au milieu de la table. Le premier joueur est en bas, les autres autour dans le sens des aiguilles.
bank-take-back-end = Continuer la partie ?
bank-end = Terminer la partie
bank-no-review = Brag ne connaît pas les cartes de cette partie : il n’y a rien à analyser.
own-cards = Avec vos propres cartes
own-cards-says = Vous donnez de vraies cartes, Brag tient le compte des mises. Entre humains : sans bots, conseils, chances ni analyse.
own-cards-not = Ce jeu ne se joue pas avec vos propres cartes : Brag doit les connaître.
howto-own-cards = Avec un vrai paquet, choisissez cela dans « Nouvelle partie ». Vous donnez les cartes, Brag suit les tours, les prix et les pots. Touchez ce que vous faites, puis, quand on a montré, le nom du gagnant. « Annuler » reprend le dernier coup, « Joueurs » sert à qui arrive, s’en va ou fait une pause, et à la fin on voit qui paie qui.
fault-own-cards = Ce jeu ne se joue pas avec vos propres cartes.
illegal-must-declare = dites d’abord qui a les meilleures cartes
illegal-no-answer = cela ne répond pas à la question sur les cartes
illegal-nothing-asked = personne n’a posé de question sur les cartes
illegal-count-only = dis seulement combien de cartes tu échanges
illegal-all-stay = à ce jeu, on reste jusqu’à la fin
illegal-page-deals = on ne corrige les jetons que là où vous donnez vos propres cartes
illegal-not-between-deals = on arrive et on part entre deux donnes
illegal-nothing-changes = cela ne changerait rien
illegal-is-away = ce joueur fait une pause
illegal-has-left = ce joueur a quitté la table
illegal-keeps-hand = ce joueur garde une main pour la donne suivante
illegal-owes = ce joueur doit encore des jetons
illegal-too-few-left = il resterait moins de deux joueurs
illegal-right-not-now = on rectifie les jetons entre deux donnes
illegal-right-nobody-else = ils doivent aller à quelqu’un d’autre
illegal-right-no-chips = il faut au moins un jeton
illegal-right-too-many = il n’y en a là que { NUMBER($most) }
illegal-right-keeper = ce joueur garde une main, et a besoin de { NUMBER($ante) } pour la donne suivante
setup-cards-needed = cards : ce jeu ne se joue pas avec vos propres cartes
undealt-real-cards = les joueurs donnent leurs propres cartes
record-pack-of-own = l’historique a des `cards` aux joueurs, et ne peut donc pas avoir de `pack`
verb-winners = `{ $verb }` va devant les places dont les cartes sont les meilleures, ou `none`, comme `0 2`, puis `royal` pour un prial
verb-put-right = `{ $verb }` va devant une place ou `pot`, un nombre entier de jetons, puis `winner`, `bet`, `count` ou `agreed`
verb-from-pot = `{ $verb }` va devant un nombre entier de jetons, puis `winner`, `bet`, `count` ou `agreed`

## Cards on phones of one's own (src/app/sheets/phones)

phones = Téléphones
player-kind-phone = Son téléphone
phones-not-embedded = Son téléphone (pas sur une table intégrée)
phones-not-here = Son téléphone (il faut une adresse https)
phones-new-game = Les cartes passent par l’appareil photo : un code à scanner au début, puis un chaque fois que tu regardes.
phones-scan-to-join = { $who ->
    [you] Maintiens le bouton, vise le code avec l’appareil photo de ton téléphone et ouvre le lien.
   *[other] { $who } : maintiens le bouton, vise le code avec l’appareil photo de ton téléphone et ouvre le lien. Les autres regardent ailleurs.
}
phones-join-anew = { $who ->
    [you] Ceci crée un nouveau code. Le téléphone qui lisait tes cartes jusqu’ici n’en lit plus.
   *[other] { $who } : ceci crée un nouveau code. Le téléphone qui lisait tes cartes jusqu’ici n’en lit plus, et le journal le dit. Les autres regardent ailleurs.
}
phones-hold-for-code = Maintenir pour voir le code
phones-hide-code = Cacher le code
phones-joined-again = { $who ->
    [you] Ton téléphone a repris sa place.
   *[other] Le téléphone de { $who } a repris sa place.
}
phones-shown = { $n ->
    [one] Un code pour cette place a été montré une fois.
   *[other] Un code pour cette place a été montré { NUMBER($n) } fois.
}
phones-no-more-codes = { $who ->
    [you] On ne peut plus créer de code pour ta place. Commence une nouvelle partie pour changer de téléphone.
   *[other] On ne peut plus créer de code pour la place de { $who }. Commencez une nouvelle partie pour changer de téléphone.
}
phones-code-for = { $who ->
    [you] Le code pour ton téléphone
   *[other] Le code pour le téléphone de { $who }
}
phones-no-network = Sans compte ni réseau : les cartes passent par l’appareil photo seul.
phones-next = Joueur suivant
phones-before = Retour
phones-your-cards = Cartes pour ton téléphone
phones-scan-hand = { $who ->
    [you] Touche « Scanner » sur ton téléphone et tiens-le au-dessus de ce code.
   *[other] { $who } : touche « Scanner » sur ton téléphone et tiens-le au-dessus de ce code.
}
phones-scan-by-app = { $who ->
    [you] Vise ce code avec l’appareil photo de ton téléphone et ouvre le lien.
   *[other] { $who } : vise ce code avec l’appareil photo de ton téléphone et ouvre le lien.
}
phones-for-app = Pour l’appareil photo
phones-for-scan = Pour « Scanner » sur le téléphone
phones-show-code = Voir le code
phones-by-number = Touche « Voir le code » : ton téléphone numérote tes cartes.
phones-have-seen = J’ai vu mes cartes
phones-word = Le mot donné par ton téléphone
phones-word-wrong = Ce n’est pas le mot de ces cartes. Regarde encore ton téléphone.
phones-which-to-throw = Quelles cartes jettes-tu ? Ton téléphone les numérote.
phones-which-to-play = Quelles trois cartes jouent ? Ton téléphone les numérote.
phones-which-to-draw = Quelles cartes changes-tu ? Ton téléphone les numérote.
phones-which-to-swap = Quelle carte échanges-tu ? Ton téléphone les numérote.
phones-from-board = Contre quelle carte de la table ?
phones-face-down = Cachée
phones-card-number = Carte { NUMBER($n) }
phone-you-hold = { $whose ->
    [you] Tes cartes
   *[other] Tu as les cartes de { $whose }
}
phone-waits = Quand tu regardes tes cartes à la table, touche « Scanner » et tiens le téléphone au-dessus du code.
phone-scan = Scanner
phone-stop-scan = Arrêter la caméra
phone-scan-asks = Ton navigateur demande la caméra. Autorise-la.
phone-scan-hold = Tiens le téléphone au-dessus du code sur la table.
phone-camera-refused = Cette page n’a pas droit à la caméra. Autorise-la dans les réglages du navigateur pour ce site, puis touche encore « Scanner ».
phone-camera-absent = Aucune caméra n’a été trouvée sur cet appareil.
phone-camera-busy = La caméra s’est arrêtée ou n’est pas libre. Ferme les autres applis qui s’en servent, puis touche encore « Scanner ».
phone-camera-unknown = Ce navigateur ne donne pas de caméra aux pages.
phone-no-reader = Ce navigateur ne sait pas lire les codes.
phone-or-app = Ou prends l’appareil photo : à la table, touche « Pour l’appareil photo » sous le code.
phone-or-app-to-join = Ou vise ton code avec l’appareil photo du téléphone et ouvre le lien.
phone-in-history = L’historique du navigateur contient maintenant ton code, et qui l’a voit tes cartes. Efface cette entrée si d’autres utilisent ce téléphone. « Scanner » n’en laisse pas.
phone-play-here = Jouer sur cet appareil
phone-hold-here = Tenir tes cartes sur cet appareil
phone-deal = Donne { NUMBER($n) }
phone-others-hand = On te montre
phone-by-press = Montrer d’une seule pression
phone-by-holding = Maintenir pour voir
phone-word = À taper à la table :
phone-give-up = Rendre cette place
phone-no-seat = Ce navigateur n’a pas de place. Si tu en as pris une dans un autre navigateur ou une appli, ouvre Brag là. Ou scanne ton code : à la table, « Menu » puis « Téléphones ».
phone-unreadable = Il manque une partie de ce code, ou il a été modifié. Scanne-le encore.
phone-foreign-code = Ce n’est pas un code d’une table de Brag. Scanne celui qui est à la table.
phone-other-version = Ce code vient d’une autre version de Brag. Recharge cette page et celle de la table quand tu es en ligne.
phone-other-sitting = Ce code vient d’une autre partie. Scanne d’abord ton code pour celle-ci.
phone-other-seat = Ce code est pour quelqu’un d’autre.
phone-locked-out = Un autre téléphone a pris ta place, celui-ci est bloqué. Si tu ne sais pas pourquoi, dis-le à la table. Pour la reprendre, ouvre-y « Menu » puis « Téléphones ».
phone-earlier-join = Ce code date d’avant l’arrivée de ce téléphone. Si c’est celui qui est à la table, la table a repris une sauvegarde plus ancienne : ouvre-y « Menu » puis « Téléphones » et reprends ta place.
phone-ask-seat = { $who ->
    [you] Ce code est pour une place dans une autre partie. La prendre et rendre celle de ce téléphone ?
   *[other] Ce code est pour la place de { $who }. La prendre et rendre celle de ce téléphone ?
}
phone-ask-again = C’est un nouveau code pour la place de ce téléphone. La reprendre avec lui ?
phone-take-seat = Prendre la place
phone-ask-earlier = Ce code est plus ancien que le dernier lu par ce téléphone. Si c’est celui qui est à la table, la table a repris une sauvegarde plus ancienne.
phone-take-earlier = Repartir de ce code
phone-ask-leave = Ce lien ouvre une table sur ce téléphone. Ta place te reste.
phone-leave = Ouvrir la table
phone-keep = Ne rien changer
phone-not-stored = Ce navigateur ne peut pas garder ta place. Quitte la navigation privée et scanne encore ton code.
phone-other-tab = Tes cartes sont dans un onglet plus récent.
# In How to play: a heading, and what is beneath it.
howto-phones = Dans une même pièce
howto-phones-says = Autour d’un écran, chacun peut voir ses cartes sur son téléphone : choisis « Son téléphone » dans « Nouvelle partie ». L’appareil photo lit un code sur l’écran, sans compte ni réseau.
