-name = Русский
-thousands = {"\u00A0"}

## Words that many parts of the page use

you = Вы
chips = { $n ->
    [one] { NUMBER($n) } фишка
    [few] { NUMBER($n) } фишки
   *[many] { NUMBER($n) } фишек
}
list-two = { $a } и { $b }
list-more = { $a }, { $b }
rank-two = двойка
rank-three = тройка
rank-four = четвёрка
rank-five = пятёрка
rank-six = шестёрка
rank-seven = семёрка
rank-eight = восьмёрка
rank-nine = девятка
rank-ten = десятка
rank-jack = валет
rank-queen = дама
rank-king = король
rank-ace = туз
ranks-two = двоек
ranks-three = троек
ranks-four = четвёрок
ranks-five = пятёрок
ranks-six = шестёрок
ranks-seven = семёрок
ranks-eight = восьмёрок
ranks-nine = девяток
ranks-ten = десяток
ranks-jack = валетов
ranks-queen = дам
ranks-king = королей
ranks-ace = тузов
high-two = старшая двойка
high-three = старшая тройка
high-four = старшая четвёрка
high-five = старшая пятёрка
high-six = старшая шестёрка
high-seven = старшая семёрка
high-eight = старшая восьмёрка
high-nine = старшая девятка
high-ten = старшая десятка
high-jack = старший валет
high-queen = старшая дама
high-king = старший король
high-ace = старший туз
card = { $rank } { $suit ->
    [clubs] треф
    [diamonds] бубен
    [hearts] червей
   *[spades] пик
}
joker = джокер
card-wild = { $card }, дикая карта
hand-four = каре { $ranks }
hand-prial = сет { $ranks }
hand-running-flush = стрит-флеш, { $high }
hand-running-flush-low = стрит-флеш, туз-двойка-тройка
hand-run = стрит, { $high }
hand-run-low = стрит, туз-двойка-тройка
hand-flush = флеш, { $high }
hand-pair = пара { $ranks }
reads-rank = { $card } как { $rank }
reads-ranks = { $cards } вместо { $ranks }
reads-card = { $card } как { $other }
wild-twos = все двойки
wild-black-twos = чёрные двойки
wild-jacks = все валеты
wild-black-jacks = чёрные валеты
wild-one-eyed-jacks = одноглазые валеты
wild-suicide-king = король-самоубийца
wild-rank = { $rank ->
    [2] все двойки
    [3] все тройки
    [4] все четвёрки
    [5] все пятёрки
    [6] все шестёрки
    [7] все семёрки
    [8] все восьмёрки
    [9] все девятки
    [10] все десятки
    [11] все валеты
    [12] все дамы
    [13] все короли
    [14] все тузы
   *[other] все { $ranks }
}
named-game = { $cards ->
    [3] три карты
    [4] четыре карты
    [7] семь карт
   *[5] пять карт
}, { $wild }, { $blind ->
    [blind] можно вслепую
   *[looked] вслепую нельзя
}
nothing-wild = без диких карт
jokers-wild = { $jokers ->
    [1] дикий — джокер
    [one] дикие — { NUMBER($jokers) } джокер
    [few] дикие — { NUMBER($jokers) } джокера
   *[many] дикие — { NUMBER($jokers) } джокеров
}
cards-wild = дикие — { $cards }
cards-wild-and-jokers = дикие — { $cards }, плюс { $jokers ->
    [1] джокер
    [one] { NUMBER($jokers) } джокер
    [few] { NUMBER($jokers) } джокера
   *[many] { NUMBER($jokers) } джокеров
}
throw-two-away = Сбросьте две карты.
throw-one-away = Сбросьте одну карту.
choose-three-to-play = Выберите три карты, которыми играете.

## The table: rail, felt, controls, and what is said there (src/app/table, src/app/words)

shell-rail = 3 карты · анте 1
shell-company = Вы и ещё трое за столом, по 100 фишек.
shell-not-fetched = Игра не загрузилась. Откройте страницу ещё раз, когда появится связь.
shell-no-wasm = Этот браузер не разрешает здесь WebAssembly, а без него игра не работает. Разрешите его для этого сайта (в режиме блокировки добавьте сайт в исключения) или откройте игру в другом браузере.
shell-too-old = Этот браузер слишком старый для игры. Обновите его: нужен Chrome или Edge 123, Firefox 128, Safari 17.5 или новее.
shell-from-file = Из файла игра не запускается. Положите её папку на веб-сервер и откройте адрес оттуда.
shell-sandboxed = Страница вокруг стола не даёт ему загрузить файлы. В sandbox его рамки нужно «allow-same-origin».
shell-file-missing = На этом сайте не хватает файла игры. Попробуйте позже. Если его всё ещё нет, сообщите владельцу сайта.
shell-file-changed = Файл игры изменился по дороге, и использовать его нельзя. Обновите страницу. Если не поможет, сообщите владельцу сайта.
shell-wrong-type = Сайт отправляет скрипт игры с неверным типом файла, и браузер его не принимает. Сообщите владельцу сайта.
shell-language-lacks = Этот язык не загрузился: его файла нет на сайте или он изменился по дороге. Если так и останется, сообщите владельцу сайта.
shell-crashed = Игра остановилась из-за ошибки. Обновите страницу.
shell-crashed-kept = Партия сохранена до последнего хода.
shell-reload = Обновить
shell-no-page = По этому адресу ничего нет.
shell-to-the-table = К столу
sign-three = Три карты, немного денег и невозмутимое лицо.
sign-four = Четыре карты, немного денег и невозмутимое лицо.
sign-five = Пять карт, немного денег и невозмутимое лицо.
no-limit = без лимита
pot-limit = пот-лимит
limit = лимит { NUMBER($chips) }
limit-of-raises = повышение до { NUMBER($chips) }
limit-of-first-bet = открытие { NUMBER($least) }–{ NUMBER($most) }
house-cards = { $cards ->
    [one] { NUMBER($cards) } карта
    [few] { NUMBER($cards) } карты
   *[many] { NUMBER($cards) } карт
}
house-cards-wild = { $cards ->
    [one] { NUMBER($cards) } карта
    [few] { NUMBER($cards) } карты
   *[many] { NUMBER($cards) } карт
}, с дикими
deals-left = { $n ->
    [0] Последняя раздача
    [one] Ещё { NUMBER($n) } раздача
    [few] Ещё { NUMBER($n) } раздачи
   *[many] Ещё { NUMBER($n) } раздач
}
until-the-pot-is-won = Пока не взят банк
menu = Меню
company-you = Вы и { $bots ->
    [0] казино
    [1] ещё один
    [2] ещё двое
    [3] ещё трое
    [4] ещё четверо
    [5] ещё пятеро
    [6] ещё шестеро
   *[7] ещё семеро
} за столом{ $chips ->
    [0] {""}
    [one] , по { NUMBER($chips) } фишке
    [few] , по { NUMBER($chips) } фишки
   *[many] , по { NUMBER($chips) } фишек
}.
company-people = Вас { $people ->
    [2] двое
    [3] трое
    [4] четверо
    [5] пятеро
    [6] шестеро
    [7] семеро
   *[8] восьмеро
} у этого экрана{ $chips ->
    [0] {""}
    [one] , по { NUMBER($chips) } фишке
    [few] , по { NUMBER($chips) } фишки
   *[many] , по { NUMBER($chips) } фишек
}.
company-bots = За столом { $bots ->
    [2] два бота
    [3] три бота
    [4] четыре бота
    [5] пять ботов
    [6] шесть ботов
    [7] семь ботов
   *[8] восемь ботов
}{ $chips ->
    [0] {""}
    [one] , по { NUMBER($chips) } фишке
    [few] , по { NUMBER($chips) } фишки
   *[many] , по { NUMBER($chips) } фишек
}, а вы смотрите.
company-both = Вас { $people ->
    [2] двое
    [3] трое
    [4] четверо
    [5] пятеро
    [6] шестеро
   *[7] семеро
} у этого экрана и ещё { $bots ->
    [1] один
    [2] двое
    [3] трое
    [4] четверо
    [5] пятеро
   *[6] шестеро
}{ $chips ->
    [0] {""}
    [one] , по { NUMBER($chips) } фишке
    [few] , по { NUMBER($chips) } фишки
   *[many] , по { NUMBER($chips) } фишек
}.
the-table = Стол
face-down-card = закрытая карта
bottom-card = нижняя карта: { $card }
dealer-letter = С
dealer = { $who ->
    [you] Сдаёте вы
   *[other] Сдаёт { $who }
}
chips-of-a-seat = { $n ->
    [one] фишка
    [few] фишки
   *[many] фишек
}
held-out = вне игры
held-folded = пас
held-bolted = уход
held-covered = накрыто
held-blind = вслепую
held-open = не вслепую
owes-to = долг { NUMBER($chips) }{ $whom ->
    [you] {" "}вам
   *[other] : { $whom }
}
owes-in-all = долги: { NUMBER($chips) }
did-bet = ставит { NUMBER($chips) }
did-bet-blind = вслепую { NUMBER($chips) }
did-see = вскрывает за { NUMBER($chips) }
did-cover = накрывает: { NUMBER($chips) }
did-bet-last-chip = последняя фишка
did-look = смотрит
did-offer = вскроемся?
did-agree = за
did-refuse = против
did-throw = сброс: { NUMBER($cards) }
did-lend = даёт { NUMBER($chips) }
did-not-lend = не даёт
did-show-one = показ одному
did-keep = оставляет
pot = Банк
carried = { NUMBER($chips) } перешло
covered = { NUMBER($chips) } накрыто
open-pays = Ставка
blind-pays = Вслепую
cards-left = ещё { NUMBER($cards) }
old-hand = Старая
new-hand = Новая
look-at-old = Смотреть старую
look-at-new = Смотреть новую
play-old = Играть старой
play-new = Играть новой
keep-old = Оставить старую
keep-new = Оставить новую
hold-to-look = Держите и смотрите
what-you-can-do = Что можно сделать
deal-me-in = Сдавайте
new-game = Новая игра
go-on = Продолжить
next-deal = Следующая раздача
same-again = Ещё партия
hurry = Быстрее
to-the-end = До конца раздачи
play-on = Сразу к итогу
buy-in = Докупить
buy-in-for = Докупить { NUMBER($chips) }
not-now = Не сейчас
look = Смотреть
fold = Пас
see = Вскрыть
see-for = Вскрыть за { NUMBER($chips) }
show = Показать
bet = Ставка
bet-of = Ставка { NUMBER($chips) }
bet-blind-of = Вслепую { NUMBER($chips) }
cover-for = Накрыть { NUMBER($chips) }
borrow-of = Занять { NUMBER($chips) }
lend-of = Одолжить { NUMBER($chips) }
ask-whom = Просить: { $whom }
all-you-have = всё, что есть
lost-means-out = проигрыш — и вы выбыли
show-instead = вместо займа
from-whom = даёт { $whom }
for-chips = в долг { NUMBER($chips) }
to-whom = кому: { $whom ->
    [you] вам
   *[other] { $whom }
}
to-open = открыть: { NUMBER($chips) }
to-stay-in = остаться: { NUMBER($chips) }
why-still-in = в игре { $players ->
    [3] трое
    [4] четверо
    [5] пятеро
    [6] шестеро
    [7] семеро
    [8] восьмеро
   *[many] { NUMBER($players) }
}
why-not-a-blind-man = соперник вслепую
why-blind-man-later = вслепую: ещё { NUMBER($bets) }
why-no-bet-yet = ставок ещё нет
why-costs = нужно { NUMBER($chips) }
why-at-most = не больше { NUMBER($chips) }
why-at-least = не меньше { NUMBER($chips) }
why-look-first = сначала посмотрите
why-seen = уже смотрели
why-on-your-turn = в свой ход
why-old-or-new = старую или новую
why-keep-or-throw = сначала решите
why-answer-first = сначала ответьте
why-name-a-hand = выберите руку
why-one-still-in = ещё в игре
why-has-seen-it = карты знает
less = Меньше
more = Больше
amount = Сумма
whom = У кого
show-all = Откроем карты?
show-all-if-all-agree = Вскрываются все, если все согласны
keep-old-drop-new = Старую оставить, новую сбросить
keep-new-drop-old = Новую оставить, старую сбросить
drop-old-play-new = Старую сбросить, играть новой
drop-new-play-old = Новую сбросить, играть старой
throw = Сбросить
agree-to-show = Вскрыться
refuse = Отказать
lend-whom = Одолжить { NUMBER($chips) }: { $whom }
keep-neither = Обе сбросить
new-version = Есть новая версия: обновить
hide-your-cards = Спрятать карты
last-sitting-waits = Прошлая партия сохранена на том же месте.
last-sitting-waits-of = Прошлая партия сохранена на том же месте: { $names }, раздача { NUMBER($deal) }.
sound-on = Со звуком
no-sound = Без звука
next-ante = Следующее анте — { NUMBER($chips) }.
next-deal-costs = Следующая раздача стоит { NUMBER($chips) }.
name-the-hand = Не глядя выберите, какой рукой играть.
name-the-kept-hand = Все спасовали, а вы играете вслепую: выберите руку, которую оставите.
cover-or-fold = На наименьшую ставку не хватает: накройте банк или пасуйте.
nobody-lends = На наименьшую ставку не хватает, и в долг никто не даёт: пасуйте.
look-at-yours-first = Сначала посмотрите свои карты.
best-three = Лучшие три
throw-the = Сбросить: { $card }
throw-two = Сбросить две
play-these-three = Играть этими
pick-one = выберите карту
pick-one-more = ещё одну карту
pick-two = выберите две
pick-three-to-play = выберите три для игры
pick-two-more = выберите ещё две
you-hold = У вас на руках: { $cards }.
you-hold-hand = У вас на руках: { $cards } — { $hand }.
your-turn-to-open = Открывайте торги.
your-turn-to-bet = Чтобы остаться, нужно { NUMBER($chips) }.
your-turn-to-borrow = Не хватает { NUMBER($chips) }: займите или пасуйте.
your-turn-to-cover = Накройте банк на { NUMBER($chips) } или пасуйте.
your-turn-to-look = Сначала посмотрите карты.
lend-or-refuse = Одолжите или откажите.
lend-or-show = Одолжите или покажите карты.
turn-of = { $who ->
    [you] Ваш ход.
   *[other] Ходит { $who }.
}
if-all-agree = Согласны все — выиграет лучшая рука.
no-showdown-go-on = Ставьте дальше или пасуйте.
buying-in = { $who ->
    [you] Вы докупаете { NUMBER($n) } и играете дальше с { NUMBER($sum) }.
   *[other] { $who } докупает { NUMBER($n) } и играет дальше с { NUMBER($sum) }.
}
press-again = нажмите ещё
press-again-for = { NUMBER($chips) } — больше половины ваших фишек: нажмите ещё раз.
press-again-if-sure = Уверены? Нажмите ещё раз.
press-again-to-show = Вскрываются все, если все согласны: нажмите ещё раз.
quick-least = Мин.
quick-pot = Банк
quick-least-name = Наименьшая ставка
quick-double-name = Две наименьшие ставки
quick-half-name = Половина банка
quick-pot-name = Весь банк
pass-to = Передайте: { $who }
i-am = Я — { $who }
deals = { $who ->
    [you] Вы сдаёте
   *[other] { $who } сдаёт
}.
deals-game = { $who ->
    [you] Вы сдаёте
   *[other] { $who } сдаёт
}: { $game }.
ante-is = Анте { NUMBER($chips) }.
pack-is-shuffled = Колоду тасуют.
asks-for = { $who ->
    [you] Вы просите
   *[other] { $who } просит
} в долг { NUMBER($chips) }, { $whom ->
    [you] решаете вы
   *[other] решает { $whom }
}.
cannot-pay = { $who ->
    [you] Вам не хватает на наименьшую ставку
   *[other] { $who } не может сделать и наименьшей ставки
}.
bottom-card-is = Нижняя карта: { $card }.
cut = { $who ->
    [you] Вы получаете
   *[other] { $who } получает
}: { $card }.
has-high-card = { $who ->
    [you] Старшая карта у вас
   *[other] Старшая карта: { $who }
}.
looks = { $who ->
    [you] Вы смотрите свои карты
   *[other] { $who } смотрит карты
}.
looks-at = { $who ->
    [you] Вы смотрите
   *[other] { $who } смотрит
} { $hand ->
    [old] старую
   *[new] новую
} руку.
bets = { $who ->
    [you] Вы ставите { NUMBER($chips) }
   *[other] { $who } ставит { NUMBER($chips) }
}{ $blind ->
    [blind] {" "}вслепую
   *[seen] {""}
}.
pays-to-see = { $who ->
    [you] Вы платите { NUMBER($chips) }
   *[other] { $who } платит { NUMBER($chips) }
} за вскрытие, карты { $whom ->
    [you] показываете вы
   *[other] показывает { $whom }
}.
folds = { $who ->
    [you] Вы пасуете
   *[other] { $who } пасует
}.
covers = { $who ->
    [you] Вы накрываете банк
   *[other] { $who } накрывает банк
}: { $chips ->
    [one] { NUMBER($chips) } фишка
    [few] { NUMBER($chips) } фишки
   *[many] { NUMBER($chips) } фишек
}.
covers-with-nothing = { $who ->
    [you] У вас не осталось фишек, но вы играете за банк
   *[other] { $who } без фишек, но играет за банк
}.
bets-last-chip = { $who ->
    [you] Это была ваша последняя фишка: оба открываются
   *[other] { $who } ставит последнюю фишку: оба открываются
}.
offers-to-show = { $who ->
    [you] Вы предлагаете вскрыться
   *[other] { $who } предлагает вскрыться
}.
agrees = { $who ->
    [you] Вы соглашаетесь
   *[other] { $who } соглашается
}.
refuses = { $who ->
    [you] Вы отказываетесь
   *[other] { $who } отказывается
}.
throws-hand = { $who ->
    [you] Вы сбрасываете
   *[other] { $who } сбрасывает
} { $hand ->
    [old] старую
   *[new] новую
} руку.
throws-away = { $who ->
    [you] Вы сбрасываете
   *[other] { $who } сбрасывает
} { $cards ->
    [1] карту
    [4] четыре карты
    [10] десять карт
   *[2] две карты
}.
puts-under = { $who ->
    [you] Вы кладёте
   *[other] { $who } кладёт
} под колоду { $cards ->
    [1] карту
    [4] четыре карты
    [10] десять карт
   *[2] две карты
}.
turns-up = { $who ->
    [you] Вы открываете сброшенную карту
   *[other] { $who } открывает сброшенную карту
}: { $card }.
shows = { $who ->
    [you] Вы показываете
   *[other] { $who } показывает
}: { $hand }.
wins = { $who ->
    [you] Вы выигрываете { NUMBER($chips) }
   *[other] { $who } выигрывает { NUMBER($chips) }
}.
buys-in = { $who ->
    [you] Вы докупаете { NUMBER($chips) }
   *[other] { $who } докупает { NUMBER($chips) }
}.
lends = { $who ->
    [you] Вы даёте в долг { NUMBER($chips) }
   *[other] { $who } даёт в долг { NUMBER($chips) }
}, { $whom ->
    [you] берёте вы
   *[other] берёт { $whom }
}.
pays-back = { $who ->
    [you] Вы возвращаете { NUMBER($chips) }
   *[other] { $who } возвращает { NUMBER($chips) }
}, { $whom ->
    [you] получаете вы
   *[other] получает { $whom }
}.
set-off = Взаимозачёт: { $who ->
    [you] ваш долг
   *[other] долг { $who }
} перед { $whom ->
    [you] вами
   *[other] игроком { $whom }
} меньше на { NUMBER($chips) }.
refuses-to-lend = { $whom ->
    [you] Вы просите в долг
   *[other] { $whom } просит в долг
}, { $who ->
    [you] вы отказываете
   *[other] { $who } отказывает
}.
shows-to = { $who ->
    [you] Вы показываете карты
   *[other] { $who } показывает карты
}, { $whom ->
    [you] смотрите только вы
   *[other] смотрит только { $whom }
}.
names-game = { $who ->
    [you] Вы называете игру
   *[other] { $who } называет игру
}: { $game }.
proposes-game = { $who ->
    [you] Вы называете
   *[other] { $who } называет
}: { $game }. Решают остальные.
agrees-to-game = { $who ->
    [you] Вы за
   *[other] { $who } — за
}.
refuses-game = { $who ->
    [you] Вы против
   *[other] { $who } — против
}.
agree-to-game = За
asked-about-game = { $who ->
    [you] Вы за?
   *[other] { $who }, вы за?
}
game-declined = { $game } — большинство против: сдающий называет другую игру.
# Between deals: a player would buy chips, and all the others must agree. $chips is how many.
asks-to-buy-in = { $who ->
    [you] Вы хотите докупить фишки
   *[other] { $who } хочет докупить фишки
}: { NUMBER($chips) }. Решают остальные.
buy-in-declined = { $who ->
    [you] Вы сейчас не докупаете
   *[other] { $who } сейчас не докупает
}: нужно согласие всех остальных.
asks-to-double = { $who ->
    [you] Вы хотите удвоить анте и все лимиты
   *[other] { $who } хочет удвоить анте и все лимиты
}. Решают остальные.
limits-stay = Лимиты прежние: нужно согласие больше половины.
limits-double = Анте и все лимиты удваиваются.
double-the-limits = Удвоить лимиты
pot-is-carried = Банк { NUMBER($chips) } переходит дальше.
keeps-unseen = { $who ->
    [you] Вы оставляете себе руку, не глядя
   *[other] { $who } оставляет себе руку, не глядя
}.
takes-spare = { $who ->
    [you] Вы берёте
   *[other] { $who } берёт
} запасную руку.
leaves-spare = { $who ->
    [you] Вы оставляете
   *[other] { $who } оставляет
} запасную руку на столе.
has-set = { $who ->
    [you] Ваши карты разложены
   *[other] { $who }: карты разложены
}.
shows-set = { $who ->
    [you] Вы показываете
   *[other] { $who } показывает
} руку № { NUMBER($n) }: { $hand }.
passes-set = { $who ->
    [you] Вы не показываете
   *[other] { $who } не показывает
} руку № { NUMBER($n) }.
folds-set = { $who ->
    [you] Вы пасуете
   *[other] { $who } пасует
} на руке № { NUMBER($n) }.
wins-set = { $who ->
    [you] Вы выигрываете
   *[other] { $who } выигрывает
} руку № { NUMBER($n) }.
nobody-wins-set = Руку № { NUMBER($n) } не выигрывает никто.
paid-for-four = { $who ->
    [you] Вы получаете { NUMBER($chips) }
   *[other] { $who } получает { NUMBER($chips) }
} за каре.
has-four = { $who ->
    [you] У вас каре
   *[other] { $who } собирает каре
}, и оно выигрывает всё.
wins-game = { $who ->
    [you] Вы выигрываете партию
   *[other] { $who } выигрывает партию
}.
share-game = Партию делят: { $names }.
# Setting one's hands: places that become the hands, and the cards in hand. $n, $worse count from 1; $hand is in the form [bare].
set-your-hands = Разложите карты по рукам.
tap-cards-then-a-place = Укажите карты и место или перетащите их. Пока их никто не видит.
tap-cards-short = Укажите карты, затем место.
lay-after = после: { $who }
tap-a-place = { $cards ->
    [one] Выберите место для { NUMBER($cards) } карты.
    [few] Выберите место для { NUMBER($cards) } карт.
   *[many] Выберите место для { NUMBER($cards) } карт.
}
cards-picked = { $cards ->
    [one] Выбрана { NUMBER($cards) } карта.
    [few] Выбраны { NUMBER($cards) } карты.
   *[many] Выбрано { NUMBER($cards) } карт.
}
all-are-set = Все карты разложены.
is-thrown-away = Лишнее: { $cards }.
hand-beats = Рука { NUMBER($n) } сильнее руки { NUMBER($worse) }.
hand-is = Рука { NUMBER($n) }: { $hand }
hand-number = Рука { NUMBER($n) }
in-hand-number = в руке { NUMBER($n) }
in-hand = ещё не разложена
place-is-empty = пусто
cards-so-far = { $cards ->
    [one] пока { NUMBER($cards) } карта
    [few] пока { NUMBER($cards) } карты
   *[many] пока { NUMBER($cards) } карт
}
cards-missing = ещё { NUMBER($cards) }
sort = Порядок
by-rank = по рангу
by-suit = по масти
suggest = Подсказка
best-first = По силе
lay = Выложить
# Beside the name of who has set his hands.
did-set = готово
points-of-a-seat = { $n ->
    [one] { NUMBER($n) } очко
    [few] { NUMBER($n) } очка
   *[many] { NUMBER($n) } очков
}
pot-of-hand = Банк { NUMBER($n) }
main-pot = Главный
spare-or-own = Взять запасную руку вместо своей? Её никто не видел.
take-spare = Взять
keep-mine = Оставить свою
show-or-pass = Показать руку { NUMBER($n) } или пас?
pass-it = Пас
scoops = { $who ->
    [you] Вы выигрываете все руки.
   *[other] { $who } выигрывает все руки.
}
crashes = { $who ->
    [you] Это Crash: вы выигрываете все четыре руки
   *[other] Это Crash: { $who } выигрывает все четыре руки
}.
swaps = { $who ->
    [you] Вы отдаёте: { $gave }, берёте: { $took }
   *[other] { $who } отдаёт: { $gave }, берёт: { $took }
}.
swaps-hidden = { $who ->
    [you] Вы берёте закрытую карту и кладёте на её место свою
   *[other] { $who } берёт закрытую карту и кладёт на её место свою
}.
swaps-all = { $who ->
    [you] Вы меняете все три карты
   *[other] { $who } меняет все три карты
}.
sticks = { $who ->
    [you] Вы говорите «стоп». У остальных ещё по одному ходу
   *[other] { $who } говорит «стоп». У остальных ещё по одному ходу
}.
loses-life = { $who ->
    [you] Вы теряете жизнь
   *[other] { $who } теряет жизнь
}.
has-points = { $who ->
    [you] У вас
   *[other] { $who }:
} { $n ->
    [one] { NUMBER($n) } очко
    [few] { NUMBER($n) } очка
   *[many] { NUMBER($n) } очков
}.
sets-won = { $who ->
    [you] Вы выигрываете
   *[other] { $who } выигрывает
} { $n ->
    [one] { NUMBER($n) } руку
    [few] { NUMBER($n) } руки
   *[many] { NUMBER($n) } рук
}
nobody-won = Эту раздачу не выигрывает никто
pot-stays = Банк { NUMBER($chips) } переходит дальше
has-won = { $who ->
    [you] Вы выигрываете { NUMBER($chips) }
   *[other] { $who } выигрывает { NUMBER($chips) }
}
has-won-less = { $change } за раздачу
has-taken-back = { $who ->
    [you] Вы забираете назад { NUMBER($chips) }
   *[other] { $who } забирает назад { NUMBER($chips) }
}
has-no-chips = { $who ->
    [you] У вас
   *[other] { $who }:
} не осталось фишек.
has-too-few-chips = { $who ->
    [you] У вас
   *[other] { $who }:
} не хватает фишек на следующую раздачу.
may-buy-in = Выбывшие могут докупить фишки, от { NUMBER($least) }.
watch-on = Смотреть дальше
covered-pot-goes = { $who ->
    [you] Вы берёте банк
   *[other] { $who } берёт банк
} ({ NUMBER($chips) }), который { $whom ->
    [you] накрываете вы
   *[other] накрывает { $whom }
}.
own-covered-pot-goes = { $who ->
    [you] Вы берёте накрытый банк
   *[other] { $who } берёт накрытый банк
} ({ NUMBER($chips) }).
last-pot-goes = { $who ->
    [you] Вы берёте последний банк
   *[other] { $who } берёт последний банк
} ({ NUMBER($chips) }).
everyone-else-folded = Остальные спасовали.
goes-back-unseen = { $whose ->
    [you] Ваших карт никто не увидит
   *[other] { $whose } карт не показывает
}.
only-you-see-this = видите только вы
was-not-better = { $whose ->
    [you] Ваши карты не старше и остаются
   *[other] { $whose }: карты не старше и остаются
} закрытыми.
with-hand = Побеждает { $hand }.
with-hand-over = Побеждает { $hand }. { $whose ->
    [you] У вас
   *[other] { $whose }
}: { $other }.
decided-by-rank = Решающая карта: { $rank }.
decided-by-wilds = Выигрывает рука, где меньше диких карт.
decided-by-paying = Руки равны, и проигрывает тот, кто платил за вскрытие.
decided-by-covering = Руки равны, поэтому проигрывает тот, кто накрывал.
decided-by-being-short = Руки равны, поэтому проигрывает тот, кому не хватило фишек.
decided-by-elder = Карты равны, поэтому выигрывает тот, кто ближе слева от сдающего.
decided-by-first-in = Руки равны, поэтому выигрывает тот, кто первым внёс фишки.
paid-to-see = { $who ->
    [you] Вы платите { NUMBER($chips) }
   *[other] { $who } платит { NUMBER($chips) }
} за вскрытие.
all-agreed-to-show = Все согласились вскрыться.
showed-instead = { $who ->
    [you] Вы показываете карты, а в долг не даёте
   *[other] { $who } показывает карты, а в долг не даёт
}.
showed = { $who ->
    [you] Вы показываете
   *[other] { $who } показывает
}: { $hand }.
nobody-beat-face-up = Открытую руку никто не перебил.
blind-wins-nothing = Последний играет вслепую, и банк никому не достаётся.
keeps-for-the-next = { $who ->
    [you] Вы оставляете себе руку, не глядя, на следующую раздачу
   *[other] { $who } оставляет себе руку, не глядя, на следующую раздачу
}.
hands-were-alike = Руки равны.
threw = { $who ->
    [you] Ваш сброс
   *[other] { $who }, сброс
}: { $cards }.
owes = { $who ->
    [you] Вы остаётесь в долгу
   *[other] { $who } остаётся в долгу
} перед { $whom ->
    [you] вами
   *[other] игроком { $whom }
}: { NUMBER($chips) }.
shuffled-before-the-next = Перед следующей раздачей колоду тасуют.
no-game = Игры не будет
has-the-chips = { $who ->
    [you] Больше всех фишек у вас
   *[other] Больше всех фишек: { $who }
}
too-few-can-pay = На анте не наберётся и двух игроков.
over-after = Партия окончена после { $deals ->
    [1] одной раздачи
    [one] { NUMBER($deals) } раздачи
    [few] { NUMBER($deals) } раздач
   *[many] { NUMBER($deals) } раздач
}: на следующее анте не наберётся и двух игроков.
ended-after = Партия завершена после { $deals ->
    [1] одной раздачи
    [one] { NUMBER($deals) } раздачи
    [few] { NUMBER($deals) } раздач
   *[many] { NUMBER($deals) } раздач
}.
in-the-last-deal = { $won } в последней раздаче.
column-player = Игрок
column-chips = Фишки
column-change = Разница
column-debts = Долги
column-sum = Итого
not-finished = Не доиграна
won = { $who ->
    [you] Вы выиграли { NUMBER($chips) }
   *[other] { $who } выигрывает { NUMBER($chips) }
}
won-with = { $who ->
    [you] Вы выиграли { NUMBER($chips) }
   *[other] { $who } выигрывает { NUMBER($chips) }
}, { $hand }
play-a-first-deal = Впервые? Пробная игра
go-on-ten = Продолжить: десять раздач
go-on-guided = Продолжить обучение

## Before the sheets have come: what they are called, and that they are on their way

close-sheet = Закрыть
embed-this-table = Встроить этот стол
table-not-fetched = Стол пока не загрузился.
how-to-play = Как играть
what-beats-what = Старшинство комбинаций
is-the-shuffle-fair = Честно ли тасуют?
keys = Клавиши
look-at-your-cards = Посмотреть карты
name-the-game = Назовите игру
vote-between-deals = Голосование
keeper-not-fetched = Автосохранение ещё не загрузилось. Не закрывайте страницу, мы пробуем ещё.
sitting-not-fetched = Часть партии ещё не загрузилась. Партия цела, мы пробуем ещё.
notice-good = Ясно
one-moment = Минутку.
part-not-fetched = Эта часть страницы не загрузилась. Партия цела. Попробуйте ещё раз, когда появится связь.
replay-button = Повтор
try-again = Ещё раз

## New game: the form, house rules, sharing, what is wrong in it (src/app/sheets/new_game, src/app/draft, src/app/words/rule_sentences.rs)

game-in-hand-ends = Текущая партия закончится. Каждый получит назад то, что внёс в этой раздаче, а результат сохранится.
waiting-sitting-ends = Сохранённая партия закончится, её результат сохранится.
sitting-in-hand-ends = Текущая партия закончится, её результат сохранится.
sitting-ends-unsaved = Текущая партия закончится, её результат не сохранится.
cancel-new-game = Отмена
deal-it = Сдать
at-the-table = За столом
player-name = Имя
player-played-by = Кто играет
player-chips = Фишки
name-is-played-by = { $who ->
    [you] Кто играет за вас
   *[other] Кто играет: { $who }
}
chips-of = { $whose ->
    [you] Ваши фишки
   *[other] Фишки: { $whose }
}
player-kind-person = Человек
player-kind-careful = Осторожный
player-kind-straightforward = Честный
player-kind-bragger = Хвастун
player-kind-expert = Мастер
strength-wins = за 100 раздач выигрывает около { NUMBER($chips) } фишек у { $others ->
    [one] { NUMBER($others) } честного бота
    [few] { NUMBER($others) } честных ботов
   *[many] { NUMBER($others) } честных ботов
}
strength-loses = за 100 раздач проигрывает около { NUMBER($chips) } фишек { $others ->
    [one] { NUMBER($others) } честному боту
    [few] { NUMBER($others) } честным ботам
   *[many] { NUMBER($others) } честным ботам
}
strength-even = играет на равных с { $others ->
    [one] { NUMBER($others) } честным ботом
    [few] { NUMBER($others) } честными ботами
   *[many] { NUMBER($others) } честными ботами
}
strength-same = в эту игру играет точно так же, как честный бот
who-deals-first = Кто сдаёт первым
chance-deals-first = Решит случай
at-home = Среди своих
hint-at-home = Карты открываются, как только экран у тебя
one-player-fewer = На одного игрока меньше
add-a-player = Ещё игрок
the-table-is-full = За столом нет мест
player-joins = { $who ->
    [you] Вы садитесь за стол.
   *[other] { $who } садится за стол.
}
player-leaves = { $who ->
    [you] Вы уходите.
   *[other] { $who } уходит.
}
house-rules = Домашние правила
rules-to-begin-with = С каких правил начать
preset-usual = Обычные правила
preset-usual-says = Анте 1, без лимита, можно вслепую, тасуют редко.
preset-strict = Строго, как в пабе
preset-strict-says = Первая ставка от 1 до 5, только фишки на столе, без вскрытия по согласию. Первым сдаёт тот, у кого старшая карта. Играющего вслепую можно вскрыть после 3 ставок.
preset-french = Французская школа
preset-french-says = Первая ставка от 2 до 5, карты смотрят когда угодно, после любого вскрытия колоду тасуют.
preset-wild-twos = Дикие двойки
preset-wild-twos-says = Все двойки дикие: так часто играют с четырьмя и пятью картами.
preset-quick = Быстро и по мелочи
preset-quick-says = Ставка не выше 4, вскрытие по цене одной ставки, последний берёт банк даже вслепую, колоду тасуют после каждой раздачи.
preset-own = Свои правила
preset-own-says = Как задано ниже.
what-is-agreed = Уговор
all-is-as-usual = Всё как обычно.
all-that-is-agreed = Весь уговор
of-your-own = своих: { NUMBER($n) }
rules-came-with-the-link = Эти домашние правила пришли со ссылкой. До сдачи ничего не изменится.
rules-of-link-unread = { $why } Правила здесь обычные.
where-it-comes-from = Откуда правило «{ $label }»
fault-no-name = Впишите имя.
fault-long-name = В имени не больше { $most ->
    [one] { NUMBER($most) } буквы
    [few] { NUMBER($most) } букв
   *[many] { NUMBER($most) } букв
}.
fault-same-name = Двух игроков зовут { $name }.
fault-you = Впишите имя. «Вы» — только для того, кто играет здесь один.
amount-typed = { NUMBER($n) }
fault-not-between = Целое число от { NUMBER($least) } до { NUMBER($most) }.
fault-open-min = Первая ставка — не меньше 1.
fault-open-max = Верхний предел — не меньше { NUMBER($least) }, как и нижний.
fault-bet-cap = Не меньше { NUMBER($least) }: такова наименьшая первая ставка.
fault-too-few = Для игры нужны двое.
fault-too-many = Колоды хватает не больше чем на { $most ->
    [one] { NUMBER($most) } игрока
    [few] { NUMBER($most) } игроков
   *[many] { NUMBER($most) } игроков
}.
fault-below-minimum = Каждому нужно не меньше { $chips ->
    [one] { NUMBER($chips) } фишки
    [few] { NUMBER($chips) } фишек
   *[many] { NUMBER($chips) } фишек
}.
fault-too-many-chips = Это слишком много фишек.
fault-unplayable = По таким правилам играть нельзя.
share-these-rules = Поделиться правилами
copy-the-link = Скопировать ссылку
share-title = Домашние правила брэга
share-put-right-first = Сначала исправьте ошибки в правилах.
share-done = Отправлено.
share-not-done = Не отправлено.
share-copied = Ссылка скопирована: вставьте её куда угодно.
share-copy = Скопируйте ссылку и передайте друзьям.
share-the-link = Ссылка
names-the-game = { $who ->
    [you] Сдаёте вы: назовите игру для этой раздачи и следующих.
   *[other] Сдаёт { $who } и называет игру для этой раздачи и следующих.
}
not-yet = Пока нет
# The first of the games that a dealer may name, before the others of the family; and why another cannot be named now.
call-brag = Brag
call-brag-says = Брэг: карты, дикие карты и игра вслепую, как вы назовёте.
call-not-now = сейчас нельзя: { $why }
call-cards-hint = Если карт больше трёх, вы оставляете три.
call-wild = Дикие
call-wild-nothing = Нет
call-wild-twos = Все двойки
call-wild-jacks = Все валеты
call-wild-suicide-king = Король-самоубийца
pick-twos = Двойки
pick-black-twos = Чёрные двойки
pick-jacks = Валеты
pick-black-jacks = Чёрные валеты
pick-one-eyed-jacks = Одноглазые валеты
pick-suicide-king = Король-самоубийца
whole-ranks = По четыре
single-cards = По одной
pick-all-four = Все четыре: { $rank }
group-game = Игра
rule-game = Карт на руки
rule-game-hint = Если карт больше трёх, вы оставляете три, какие нравятся.
rule-game-three-card = 3
rule-game-four-card = 4
rule-game-five-card = 5
rule-game-best-of-seven = 7
rule-game-best-of-thirteen = 13
rule-game-why = pagat: «whether three four or five cards are dealt».
rule-running-flush-over-prial = Стрит-флеш бьёт сет
rule-running-flush-over-prial-hint = Если выключено, старше сета нет ничего.
rule-running-flush-over-prial-why = В таблице Википедии первым стоит стрит-флеш. У pagat, во французском и русском текстах и в английских домашних правилах — сет.
group-stakes = Ставки
rule-ante = Анте
rule-ante-hint = Его платят все перед раздачей.
rule-ante-why = pagat: «the initial stake or ante».
rule-open-min = Первая ставка от
rule-open-min-hint = Столько или больше, чтобы открыть торги.
rule-open-min-why = pagat: «the minimum and maximum initial bet».
rule-open-max = Первая ставка до
empty-is-no-limit = Без лимита — оставьте пустым.
rule-open-max-why = Пример во французском тексте — от двух до пяти.
group-wild = Дикие карты
rule-wild = Дикие карты
rule-wild-hint = Дикая карта заменяет любую, какая нужнее.
rule-wild-why = pagat: «wild cards, also known as floaters».
rule-jokers = Джокеры
rule-jokers-hint = Добавляются в колоду и всегда дикие.
rule-jokers-none = Нет
rule-jokers-why = pagat называет джокеров среди диких карт.
rule-wild-as-itself-is-natural = Дикая в своём значении — обычная
rule-wild-as-itself-is-natural-hint = Тогда дикая двойка, играющая двойкой, дикой не считается.
rule-wild-as-itself-is-natural-why = У pagat и во французском тексте: чем меньше диких, тем лучше. Дикая ли ещё двойка, сыгравшая двойкой, там не сказано.
rule-discards = Сброшенные карты
rule-discards-hint = Когда карт четыре или больше.
rule-discards-stay = Остаются и решают спор
rule-discards-under = Уходят под колоду
rule-discards-why = Википедия: «(place at the bottom of the deck)».
rule-discards-before-wilds = Сначала сброс, потом дикие
rule-discards-before-wilds-hint = Между равными руками решает прежде всего сброс.
rule-discards-before-wilds-why = Решено нами: что идёт первым, не сказано ни в одном источнике.
group-limits = Пределы ставок
rule-raise-limit = Наибольшее повышение
rule-raise-limit-hint = Сверх последней ставки. Без лимита — оставьте пустым.
rule-raise-limit-why = pagat: «limit (if any) on the amount».
rule-bet-cap = Наибольшая ставка
rule-bet-cap-why = Английские домашние правила: «there is a maximum bet».
rule-pot-limit = Пот-лимит
rule-pot-limit-hint = Ставка не больше банка перед ней.
rule-pot-limit-why = pagat: «raise the pot by more than its current…».
rule-double-every = Всё удваивается через
rule-double-every-hint = Число раздач. Анте и все лимиты удваиваются. Пусто — никогда.
rule-double-every-why = Английские домашние правила: «starts nice and low», а потом «after a while it’s £10 £20 £50 and more».
rule-agreed-limits = Голосование о лимитах
rule-agreed-limits-hint = Между раздачами тот, кто может внести анте, может предложить всё удвоить. Нужно согласие больше половины.
rule-agreed-limits-why = Английские домашние правила: предел ставки «usually thrown out of the window as the game goes on».
group-blind = Игра вслепую
rule-blind-play = Игра вслепую
rule-blind-play-hint = Ставить не глядя, за полцены.
rule-blind-play-why = pagat: «the extra option of playing blind».
rule-blind-look = Посмотреть карты
rule-blind-look-hint = До своей первой ставки смотреть можно всегда.
rule-blind-look-own-turn = В свой ход
rule-blind-look-any-time = Когда угодно
rule-blind-look-why = У pagat — в свой ход, во французском и русском текстах — в любой момент.
rule-blind-last = Последний играет вслепую
rule-blind-last-hint = Что будет с банком, если все спасовали, а последний играет вслепую.
rule-blind-last-keep = Рука остаётся, банк переходит
rule-blind-last-carry = Банк переходит
rule-blind-last-win = Берёт банк
rule-blind-last-why = pagat: «you are allowed to retain your hand».
rule-blind-means-not-looked = Вслепую и без ставки
rule-blind-means-not-looked-hint = Кто не смотрел и не ставил, тоже играет вслепую.
rule-blind-means-not-looked-why = Во французском тексте: если все пасуют, банк просто достаётся последнему. Играет ли вслепую тот, кто ещё не ставил, pagat не говорит.
rule-retained-mode = К оставленной руке дают
rule-retained-mode-hint = Открытую руку остальные должны перебить, иначе пас.
rule-retained-mode-two-hands = Вторую вслепую
rule-retained-mode-face-up = Открытую
rule-retained-mode-why = pagat: «dealt a second hand face up».
rule-two-hands-rewin = Последний с двумя руками вслепую оставляет
rule-two-hands-rewin-hint = Для последнего, кто снова не открыл ни одной.
rule-two-hands-rewin-one = Одну из двух
rule-two-hands-rewin-one-or-none = Одну или ни одной
rule-two-hands-rewin-why = Википедия: «he must throw away one without looking»; pagat: «may choose to retain either».
group-see = Вскрытие
rule-see-cost = Цена вскрытия
rule-see-cost-hint = Сколько один из двух последних платит, чтобы другой вскрыл карты. Против игры вслепую — всегда вдвойне.
rule-see-cost-double = Две ставки
rule-see-cost-equal = Одна ставка
rule-see-cost-why = Двойная — у pagat, в Википедии, во французском и русском текстах. Английские домашние правила: «check before you start». Вариант у pagat: «you only need to equal the most recent».
rule-see-blind-after = Играющего вслепую вскрывают после
rule-see-blind-after-hint = Число ставок после взгляда в карты. Никогда — оставьте пустым.
rule-see-blind-after-why = Английские домашние правила: «you can call him/her after 3 bets».
rule-agreed-showdown = Вскрытие по согласию
rule-agreed-showdown-hint = Трое и больше могут вскрыться, если согласны все.
rule-agreed-showdown-why = pagat: «they may agree to a showdown».
group-money = Когда кончаются деньги
rule-shortage = Не хватает на ставку
rule-shortage-hint = Что можно тому, кому не хватает на наименьшую.
rule-shortage-cover = Накрыть банк
rule-shortage-borrow = Занять, если кто-то даст
rule-shortage-richest-lends = Одалживает самый богатый
rule-shortage-why = pagat: «This is called covering the pot», «must either fold or borrow money from another player or a bystander». Что зритель (bystander) — это игрок, который спасовал или не участвует в раздаче, решено нами.
rule-shortage-fold = Пас
rule-headsup-short = Не хватает, когда осталось двое
rule-headsup-short-hint = Другому, может быть, придётся одолжить или показать карты.
rule-headsup-short-cover = Как и при троих
rule-headsup-short-lend-or-show = Одолжить или показать
rule-headsup-short-why = pagat: «has the choice of either».
rule-rebuy-after-cover-loss = Снова в игру после накрытия
rule-rebuy-after-cover-loss-hint = Кто накрыл банк и всё проиграл, может докупить фишки.
rule-rebuy-after-cover-loss-why = Английские домашние правила: «being broke means being broke».
rule-last-chips = Последние фишки вдвоём
rule-last-chips-hint = «Вскрытие» прекращает торги: оба открывают карты, и поставившему нужна рука лучше.
rule-last-chips-play-on = Играть дальше
rule-last-chips-show = Открыть
rule-last-chips-why = pagat: «the betting ends when one player puts the last of his money in the pot».
rule-rounds = Круги
rule-rounds-hint = Партия кончается, когда каждый сдал столько раз. Пусто — без конца.
rule-rounds-why = Немецкая Википедия: партия кончается, когда все сдали поровну.
rule-table-minimum = Минимум стола
rule-table-minimum-hint = Нужен, чтобы сесть и чтобы докупить. 0 — без минимума.
rule-table-minimum-why = pagat: «say £10».
rule-table-stakes = Только фишки на столе
rule-table-stakes-hint = Докупают лишь между раздачами.
rule-table-stakes-off = Нет
rule-table-stakes-on = Да
rule-table-stakes-agreed = С общего согласия
rule-table-stakes-why = pagat: «what Poker players know as table stakes»; новые деньги только «with the agreement of all the players».
group-dealing = Сдача и тасовка
rule-shuffle = Колоду тасуют
rule-shuffle-hint = Иначе её только собирают и сдают снова.
rule-shuffle-prial-won = Когда выиграл сет
rule-shuffle-prial-shown = Когда показан сет
rule-shuffle-any-seen = После любого показа карт
rule-shuffle-always = После каждой раздачи
rule-shuffle-never = Больше никогда
rule-shuffle-why = У pagat — только после победы сета («only shuffled if the previous hand was…»). В английских домашних правилах — как только показали сет, во французском тексте — после любого вскрытия.
rule-stock-face-up = Колода открыта
rule-stock-face-up-hint = Видно нижнюю карту колоды.
rule-stock-face-up-why = pagat: «the remainder of the pack is placed face…».
group-dealer = Кто сдаёт
rule-first-dealer = Первым сдаёт
rule-first-dealer-hint = Потом сдают по очереди, влево.
rule-first-dealer-random = Жребий
rule-first-dealer-high-card = Старшая карта
rule-first-dealer-why = Английские домашние правила: «the highest card is the dealer». Во французском тексте — случай или общее согласие.
rule-dealers-choice = Игру выбирает сдающий
rule-dealers-choice-hint = Когда все сдали и прошла ещё одна раздача, следующий сдающий называет число карт, дикие и игру вслепую.
rule-dealers-choice-why = pagat: «one more deal than the number of players», потом «the next dealer gets to choose the game».
rule-other-game = Другая карточная игра
rule-other-game-hint = Для игры семейства, кроме трёх, четырёх, пяти и семи карт, нужно больше половины игроков или одно слово сдающего.
rule-other-game-majority = Большинство
rule-other-game-dealer = Сдающий один
rule-other-game-why = pagat: другая карточная игра «would have to be agreed by majority of players»; только число карт, дикие и игра вслепую «can be dictated by the dealer».
agreed-game-three-card = Каждый получает три карты.
agreed-game-four-card = Каждый получает четыре карты и играет тремя.
agreed-game-five-card = Каждый получает пять карт и играет тремя.
agreed-game-best-of-seven = Каждому сдаётся семь карт, играют три из них.
agreed-game-best-of-thirteen = Каждому сдаётся тринадцать карт, играют три из них.
agreed-wild-none = Диких карт в колоде нет.
agreed-wild = Дикие карты: { $cards }.
agreed-jokers-1 = В колоде один джокер, он дикий.
agreed-jokers-2 = В колоде два джокера, они дикие.
agreed-jokers-3 = В колоде три джокера, они дикие.
agreed-jokers-4 = В колоде четыре джокера, они дикие.
agreed-running-flush-over-prial-no = Сет бьёт стрит-флеш.
agreed-running-flush-over-prial-yes = Стрит-флеш бьёт сет.
agreed-wild-as-itself-is-natural-no = Дикая карта считается дикой, даже когда играет за себя.
agreed-wild-as-itself-is-natural-yes = Дикая карта, которая играет за себя, считается натуральной.
agreed-discards-stay = Сброшенные карты остаются перед игроком и решают между равными руками.
agreed-discards-under = Сброшенные карты сразу уходят под колоду, и их не сравнивают.
agreed-discards-before-wilds-no = Из равных рук выигрывает та, где меньше диких карт, и лишь потом сравнивают сброс.
agreed-discards-before-wilds-yes = У равных рук сначала сравнивают сброс, потом число диких карт.
agreed-ante-none = Анте никто не платит.
agreed-ante = Перед раздачей все платят анте: { $n ->
    [one] { NUMBER($n) } фишка
    [few] { NUMBER($n) } фишки
   *[many] { NUMBER($n) } фишек
}.
agreed-open-min = Первая ставка — не меньше { NUMBER($n) }.
agreed-open-max = Первая ставка — не больше { NUMBER($n) }.
agreed-raise-limit-none = Повышать ставку можно на сколько угодно.
agreed-raise-limit = Каждая следующая ставка выше предыдущей не больше чем на { NUMBER($n) }.
agreed-bet-cap = Ставка — не больше { NUMBER($n) }.
agreed-pot-limit-yes = Ставка — не больше банка.
agreed-double-every = Анте и все лимиты удваиваются через { $n ->
    [one] каждую { NUMBER($n) } раздачу
    [few] каждые { NUMBER($n) } раздачи
   *[many] каждые { NUMBER($n) } раздач
}.
agreed-agreed-limits-yes = Между раздачами можно проголосовать за удвоение анте и всех лимитов.
agreed-see-cost-double = Вскрытие стоит две ставки.
agreed-see-cost-equal = Вскрытие стоит одну ставку, а против игры вслепую — две.
agreed-see-cost-equal-open = Вскрытие стоит столько же, сколько ставка.
agreed-agreed-showdown-no = Вскрываются, только когда осталось двое.
agreed-agreed-showdown-yes = Трое и больше могут вскрыться, если согласны все.
agreed-blind-play-no = Вслепую никто не играет.
agreed-blind-play-yes = Можно играть вслепую, за полцены.
agreed-blind-look-own-turn = Смотреть карты можно только в свой ход или до своей первой ставки.
agreed-blind-look-any-time = Карты можно смотреть когда угодно.
agreed-see-blind-after-none = Кто смотрел карты, не может вскрыть играющего вслепую.
agreed-see-blind-after = Кто смотрел карты, может вскрыть играющего вслепую после { $n ->
    [one] { NUMBER($n) } своей ставки
    [few] { NUMBER($n) } своих ставок
   *[many] { NUMBER($n) } своих ставок
}.
agreed-blind-last-keep = Если последний играет вслепую, банк переходит, а рука остаётся у него.
agreed-blind-last-carry = Если последний играет вслепую, банк переходит.
agreed-blind-last-win = Последний берёт банк, даже вслепую.
agreed-blind-means-not-looked-yes = Кто не смотрел карты, играет вслепую, была ставка или нет.
agreed-retained-mode-two-hands = К оставленной руке сдают вторую, тоже вслепую.
agreed-retained-mode-face-up = К оставленной руке сдают вторую, открытую: остальные её перебивают или пасуют.
agreed-two-hands-rewin-one = Последний с двумя руками вслепую оставляет одну.
agreed-two-hands-rewin-one-or-none = Последний с двумя руками вслепую оставляет одну или ни одной.
agreed-shortage-cover = Кому не хватает на наименьшую ставку, тот может накрыть банк всеми своими фишками.
agreed-shortage-borrow = Кому не хватает на наименьшую ставку, тот пасует или занимает у любого за столом, кто даст, в игре тот ещё или нет.
agreed-shortage-richest-lends = Кому не хватает на наименьшую ставку, тот пасует, или недостающее одалживает самый богатый из тех, кто в игре.
agreed-shortage-fold = Кому не хватает на наименьшую ставку, тот пасует.
agreed-headsup-short-lend-or-show = Если осталось двое и одному не хватает, другой одалживает или показывает карты.
agreed-rebuy-after-cover-loss-no = Кто накрыл банк и всё проиграл, выбывает насовсем.
agreed-rebuy-after-cover-loss-yes = Кто накрыл банк и всё проиграл, может докупить фишки.
agreed-last-chips-show = Если остались двое, последняя фишка одного кончает торг: оба открываются.
agreed-rounds = Партия кончается, когда каждый сдал { $n ->
    [one] { NUMBER($n) } раз
    [few] { NUMBER($n) } раза
   *[many] { NUMBER($n) } раз
}.
agreed-table-minimum = Чтобы сесть или докупить, нужно не меньше { $n ->
    [one] { NUMBER($n) } фишки
    [few] { NUMBER($n) } фишек
   *[many] { NUMBER($n) } фишек
}.
agreed-table-stakes-no = Фишки можно докупать в любое время.
agreed-table-stakes-yes = Фишки докупают только между раздачами.
agreed-table-stakes-agreed = Фишки докупают только между раздачами и только с согласия всех остальных.
agreed-shuffle-prial-won = Колоду тасуют, только если на вскрытии выиграл сет.
agreed-shuffle-prial-shown = Колоду тасуют, только если показан сет.
agreed-shuffle-any-seen = Колоду тасуют, если кто-то показал карты.
agreed-shuffle-always = Колоду тасуют после каждой раздачи.
agreed-shuffle-never = Колоду больше не тасуют.
agreed-stock-face-up-yes = Нижняя карта колоды открыта.
agreed-dealers-choice-yes = Когда все сдали и прошла ещё одна раздача, следующий сдающий называет игру.
agreed-other-game-majority = Для другой игры семейства нужно больше половины игроков.
agreed-other-game-dealer = Другую игру семейства сдающий выбирает один.
agreed-first-dealer-random = Первого сдающего выбирает жребий.
agreed-first-dealer-high-card = Первой сдаёт старшая карта.
which-game = Во что играем?
players-and-rules = Игроки и правила
another-game = Другая игра
section-betting = Ставить и блефовать
section-setting = Раскладывать по рукам
section-old = Старый брэг и его родня
section-light = Без блефа
where-to-start = Впервые играешь в брэг? Начни с трёх карт.
family-three-card = Три карты
family-three-card-says = Ставки, блеф и игра вслепую.
family-four-card = Четыре карты
family-four-card-says = Ставки на три лучшие из четырёх.
family-five-card = Пять карт
family-five-card-says = Ставки на три лучшие из пяти.
family-best-of-seven = Лучшие три из семи
family-best-of-seven-says = Ставки на лучшие три карты из семи.
family-best-of-thirteen = Лучшие три из 13
family-best-of-thirteen-says = Ставки на лучшие три карты из тринадцати.
family-six-card = Шесть карт
family-six-card-says = Две руки, и очко за каждую выигранную.
family-seven-card = Семь карт
family-seven-card-says = Две руки: выиграйте обе и забирайте банк, иначе он остаётся.
family-nine-card = Девять карт
family-nine-card-says = Три руки из девяти карт, лучшая первой.
family-ten-card = Десять карт
family-ten-card-says = Три руки; кто выиграл больше, выиграл раздачу.
family-thirteen-card = Crash
family-thirteen-card-says = Четыре руки из тринадцати карт и гонка за очками.
family-fifteen-card = Пятнадцать карт
family-fifteen-card-says = Пять рук; кто выиграл больше, выиграл раздачу.
family-stop-the-bus = Stop the Bus
family-stop-the-bus-says = Меняйтесь картами со столом; младшая рука теряет жизнь.
family-players = 2–{ NUMBER($most) } { $most ->
    [3] игрока
    [4] игрока
   *[other] игроков
}
family-minutes = { NUMBER($n) } мин
family-minutes-a-deal = { NUMBER($n) } мин на раздачу
rail-to = до { NUMBER($n) }
rail-ante = анте { NUMBER($n) }
rail-pots = 4 × { NUMBER($n) }
rail-lives = { $n ->
    [one] { NUMBER($n) } жизнь
    [few] { NUMBER($n) } жизни
   *[many] { NUMBER($n) } жизней
}
fault-cannot-pay = Для игры нужно { NUMBER($chips) }.
group-prize = На что играют
rule-form = Играют на
rule-form-hint = Фишки в одном банке или в четырёх, или очки.
rule-form-pots = Банк за каждую руку и один за все
rule-form-two-of-three = Один банк за две руки из трёх
rule-form-points = Очки
rule-form-why = Википедия: «Four antes are played, one for each set, and a main pot». ourpastimes.com: единственный банк берут две руки из трёх. pagat: по очку за руку.
rule-points = Рука стоит
rule-points-hint = Очки за руки с 1-й по 4-ю.
rule-points-one = По 1
rule-points-street = 4, 3, 2, 1
rule-points-why = Википедия: «one point scored for each winning hand» или «4 points awarded to the best highest hand» и так далее.
rule-target = Очков для победы
rule-target-hint = Партия кончается раздачей, в которой кто-то их набрал.
rule-target-why = Тринадцать карт: «a sprint of 10 or so holes» (Википедия), 15 (androidfreeware) или 21 (ourpastimes.com). Для других игр решено нами.
rule-set-ante-hint = Каждый кладёт его в каждый банк перед раздачей.
rule-set-ante-why = Девять карт: «Four antes are played» (Википедия). Семь карт: каждый вносит в банк условленную сумму (poker.tj).
rule-bonus-all = Выиграны обе руки
rule-bonus-all-hint = Столько очков сверху. 0 — ничего.
rule-bonus-all-why = Решено нами, по образцу лишнего очка за краш. Для шести карт этого нет ни в одном источнике.
rule-crash = Выиграны все четыре руки
rule-crash-hint = Это и есть Crash.
rule-crash-wins-game = Выигрывает партию
rule-crash-point = На очко больше
rule-crash-none = Ничего сверх того
rule-crash-why = Википедия: кто выиграл все четыре, тот «automatically wins the entire game». Board Game Arena и ourpastimes.com: на очко больше.
group-hands = Руки
rule-tie = Равные руки
rule-tie-hint = Кто выигрывает, если лучшие равны.
rule-tie-nobody = Никто
rule-tie-first-shown = Кто раньше
rule-tie-why = Девять карт: выигрывает рука, показанная раньше (ourpastimes.com). Тринадцать карт: очка не получает никто (androidfreeware). Для других игр решено нами.
rule-minimum = Младшая выигрышная рука
rule-minimum-hint = Слабее — не выигрывает ничего.
rule-minimum-why = Википедия: четыре руки «or the most possible over a certain standard». denexa.com: пара или лучше.
rule-four-of-a-kind = Каре
rule-four-of-a-kind-hint = Разложено как одна рука из четырёх карт.
rule-four-of-a-kind-pays = Бьёт всё, и за него платят
rule-four-of-a-kind-beats = Бьёт всё
rule-four-of-a-kind-none = Не считается
rule-four-of-a-kind-why = Википедия: «Four of a kind can also be played». Что каре бьёт любой сет, решено нами.
rule-quads-bonus = Плата за каре
rule-quads-bonus-hint = С каждого из остальных. 0 — ничего.
rule-quads-bonus-why = Википедия: «an additional fee to be paid by the other players». Сколько, там не сказано.
rule-quads-win = Каре выигрывает сразу
rule-quads-win-hint = Кому его сдали, забирает все банки, пока никто не разложил.
rule-quads-win-why = ourpastimes.com, девять карт: каре выигрывает сразу, старше всех четыре девятки. Семь карт: bettingpunter.com.
rule-set-bets = Ставки на каждую руку
rule-set-bets-hint = Круг ставок в банк руки, пока её не показали.
rule-set-bets-why = По Википедии, дальше обычно не ставят. Как ставить, решено нами.
rule-prial-top = Старший сет
rule-prial-top-hint = За ним идут тузы и дальше вниз.
rule-prial-top-why = ourpastimes.com, девять карт: старше всех три девятки. Три семёрки для семи карт решены нами.
rule-pass = Пас
rule-pass-hint = Руку можно не показывать.
rule-pass-why = bettingpunter.com: вместо того чтобы показать руку, можно спасовать, и её не сравнивают.
rule-spare = Запасные руки
rule-spare-hint = Вдвоём и втроём: можно взять одну, не глядя, вместо своих карт.
rule-spare-why = gamerules.com и Board Game Arena: на руки, которые никому не достались, можно обменять свою.
group-settling = Расчёт
rule-settlement = Проигравшие платят
rule-settlement-hint = Победителю, когда партия окончена.
rule-settlement-fixed = Одну сумму
rule-settlement-behind = По очкам
rule-settlement-why = Википедия: «either a pre-arranged fixed amount from each loser to the winner» или смотря по тому, «how far behind the winner they finish».
rule-game-stake = Цена партии
rule-game-stake-hint = Сумма или цена очка. 0 — ничего.
rule-game-stake-why = Википедия: сумма «pre-arranged», а пятнадцать карт — «a normally non-gambling related variant».
rule-blank-double = Без очков — вдвое
rule-blank-double-hint = Кто остался без единого, платит вдвойне.
rule-blank-double-why = Википедия: «Players not on the board by the time someone wins may have to pay double.»
rule-buy-in = Взнос
rule-buy-in-hint = Каждый платит его один раз, перед первой раздачей.
rule-buy-in-why = gamerules.com: каждая жизнь может стоить денег, и последний забирает всё. Платить в начале решено нами.
rule-lives = Жизни
rule-lives-hint = Кто потерял последнюю, выбывает.
rule-lives-why = Википедия: младшая рука «is out, or loses a life». Обычно жизней три.
rule-first-stick = «Стоп» с первого хода
rule-first-stick-hint = Можно сказать «стоп», ещё ни разу не обменяв.
rule-first-stick-why = Википедия: меняют, «until one player 'sticks'». В первый ход это там не запрещено.
rule-one-down = Одна карта закрыта
rule-one-down-hint = Вторая на столе и та, что ляжет на её место.
rule-one-down-why = pagat: средняя карта лежит рубашкой вверх. Википедия: «three face-up communal cards».

# Тин Патти. Бут, чаал, шоу и сайдшоу называются так на всех языках.
patti-held-seen = не вслепую
patti-held-packed = пас
patti-did-chaal = чаал { NUMBER($chips) }
patti-did-show = шоу { NUMBER($chips) }
patti-did-sideshow = сайдшоу
patti-chaal-pays = Чаал
patti-blind-pays = Вслепую
patti-pack = Пас
patti-show = Шоу
patti-show-for = Шоу { NUMBER($chips) }
patti-sideshow = Сайдшоу
patti-chaal = Чаал
patti-chaal-of = Чаал { NUMBER($chips) }
patti-blind-of = Вслепую { NUMBER($chips) }
patti-compare = Сравнить
patti-why-of-blind = он играет вслепую
patti-why-none = не условились
patti-look-now = Больше вслепую нельзя: посмотрите карты.
patti-cover-or-pack = На наименьшую ставку не хватает: накройте банк или пасуйте.
patti-the-worse-packs = Худшая рука пасует, а если руки равны, пасует { $who }.
patti-next-boot = Следующий бут — { NUMBER($chips) }.
patti-boot-is = Бут { NUMBER($chips) }.
patti-chaals = { $who ->
    [you] Вы играете
   *[other] { $who } играет
} чаал { NUMBER($chips) }.
patti-packs = { $who ->
    [you] Вы пасуете
   *[other] { $who } пасует
}.
patti-pays-for-show = { $who ->
    [you] Вы платите { NUMBER($chips) }
   *[other] { $who } платит { NUMBER($chips) }
} за шоу, напротив — { $whom ->
    [you] вы
   *[other] { $whom }
}.
patti-asks = { $who ->
    [you] Вы просите
   *[other] { $who } просит
} сайдшоу, { $whom ->
    [you] решаете вы
   *[other] решает { $whom }
}.
patti-agrees = { $who ->
    [you] Вы соглашаетесь
   *[other] { $who } соглашается
} на сайдшоу.
patti-refuses = { $who ->
    [you] Вы отказываетесь
   *[other] { $who } отказывается
} от сайдшоу.
patti-compared = { $who ->
    [you] Вы и { $whom } сравниваете
   *[other] { $whom ->
        [you] { $who } и вы сравниваете
       *[other] { $who } и { $whom } сравнивают
    }
} руки с глазу на глаз: { $whose ->
    [you] проигрываете вы
   *[other] проигрывает { $whose }
}.
patti-pass-to-two = Передайте экран двоим: { $who } и { $whom }
patti-we-are = Это мы: { $who } и { $whom }
patti-only-two-look = Больше никто на экран сейчас не смотрит.
patti-of-whom = { $who ->
    [you] Ваша рука
   *[other] { $who }
}
patti-trail = { $form ->
    [a] трейл ({ $ranks })
   *[bare] трейл: { $ranks }
}
patti-pure = чистая последовательность, { $high }
patti-pure-low = чистая последовательность, туз, два, три
patti-sequence = последовательность, { $high }
patti-sequence-low = последовательность, туз, два, три
patti-colour = цвет, { $high }
patti-kind-trail = Трейл
patti-kind-pure = Чистая последова{"\u00AD"}тельность
patti-kind-sequence = Последова{"\u00AD"}тельность
patti-kind-colour = Цвет
patti-brief-trail = три карты одного достоинства; сначала тузы и так далее вниз
patti-brief-pure = три подряд одной масти
patti-brief-sequence = три подряд; старшая — A 2 3, затем A K Q
patti-brief-sequence-second = три подряд; старшая — A K Q, затем A 2 3
patti-says-muflis = Муфлис: выигрывает самая низкая рука, весь порядок перевёрнут.
patti-says-999 = Туз — 1, десятки и картинки — 0. Цифры, старшая первой, дают число; выигрывает наибольшее.
patti-says-lowest-joker = В каждой руке дикие все карты её низшего достоинства.
patti-says-highest-joker = В каждой руке дикие все карты её высшего достоинства; туз старший.
patti-says-wild = Дикая карта заменяет ту, что даёт лучшую руку, но не ту, что в ней уже есть. Сколько карт дикие, не сравнивают.
patti-numbers-in = от { $from } до { $to }
patti-how-often-numbers = Как часто выпадает каждое число, по сотням.
patti-everyone-packed = Все остальные спасовали.
patti-paid-for-show = { $who ->
    [you] Вы заплатили { NUMBER($chips) }
   *[other] { $who } платит { NUMBER($chips) }
} за шоу.
patti-decided-by-asking = Руки были равны: тогда проигрывает тот, кто просил шоу.
patti-pot-is-full = Банк дошёл до предела, и все показали карты.
family-teen-patti = Тин Патти
family-teen-patti-says = Вслепую за полцены и шоу для двоих.
game-teen-patti = Тин Патти
patti-muflis = Муфлис
patti-ak47 = AK47
patti-999 = 999
patti-lowest-joker = Низший джокер
patti-highest-joker = Высший джокер
rail-boot = бут { NUMBER($n) }
group-patti-bets = Бут и ставки
group-patti-blind = Игра вслепую и сайдшоу
group-patti-hands = Руки
rule-boot = Бут
rule-boot-hint = Каждый платит его до карт; это первая ставка.
rule-boot-why = pagat в чужих пересказах: до сдачи каждый вносит бут.
rule-raise = Повышают
rule-raise-hint = От ставки до удвоенной или только одно из двух.
rule-raise-any = Как угодно
rule-raise-double = Вдвое
rule-raise-why = pagat в чужих пересказах: любая сумма до двойной ставки. Во многих приложениях есть только эти две.
rule-chaal-limit = Наибольший чаал
rule-chaal-limit-why = Распространённые приложения ограничивают чаал. У pagat в чужих пересказах предела нет.
rule-patti-pot-limit = Предел банка
rule-patti-pot-limit-hint = При стольких фишках вскрываются все. Пусто: без предела.
rule-patti-pot-limit-why = Распространённые приложения: когда банк полон, показывают все.
rule-blind-turns = Ставок вслепую за раздачу
rule-blind-turns-hint = После них нужно посмотреть карты. Пусто: без предела.
rule-blind-turns-why = В распространённых приложениях после нескольких ходов вслепую, часто четырёх, надо смотреть.
rule-sideshow = Сайдшоу
rule-sideshow-hint = Сколько игроков должно оставаться.
rule-sideshow-three = Трое и больше
rule-sideshow-two = Двое и больше
rule-sideshow-none = Без сайдшоу
rule-sideshow-why = pagat в чужих пересказах разрешает его и последним двоим, распространённые приложения — только от троих.
rule-a23 = A 2 3
rule-a23-hint = Старшая последовательность или следующая за A K Q.
rule-a23-first = Старшая
rule-a23-second = Вторая
rule-a23-why = pagat в чужих пересказах: туз, два, три — старший стрит. За некоторыми столами первым идёт туз, король, дама.
rule-variation = Разновидность
rule-variation-hint = Какая рука выигрывает и что дикое.
rule-variation-none = Нет
rule-variation-muflis = Муфлис: выигрывает самая низкая рука
rule-variation-ak47 = AK47: дикие тузы, короли, четвёрки и семёрки
rule-variation-999 = 999: выигрывает наибольшее число
rule-variation-lowest-joker = Дикое своё низшее достоинство
rule-variation-highest-joker = Дикое своё высшее достоинство
rule-variation-why = По cardpartyclub.com, Zee News и HuffPost. Что число диких карт при равенстве ничего не решает, решено нами.
agreed-teen-patti = Каждому сдают три карты, и кто не смотрел, ставит за полцены.
agreed-boot = Каждый платит бут: { $n ->
    [one] { NUMBER($n) } фишку
    [few] { NUMBER($n) } фишки
   *[many] { NUMBER($n) } фишек
}.
agreed-raise-any = Ставят от ставки до удвоенной.
agreed-raise-double = Ставят ставку или вдвое больше, и ничего между ними.
agreed-chaal-limit = Наибольший чаал — { NUMBER($n) }.
agreed-patti-pot-limit = Как только в банке { $n ->
    [one] { NUMBER($n) } фишка
    [few] { NUMBER($n) } фишки
   *[many] { NUMBER($n) } фишек
}, вскрываются все.
agreed-blind-turns = После { $n ->
    [one] { NUMBER($n) } ставки
    [few] { NUMBER($n) } ставок
   *[many] { NUMBER($n) } ставок
} вслепую за раздачу нужно посмотреть карты.
agreed-blind-turns-none = Вслепую можно играть сколько угодно.
agreed-sideshow-three = Для сайдшоу нужны трое в игре.
agreed-sideshow-two = Для сайдшоу нужны двое в игре.
agreed-sideshow-none = Сайдшоу нет.
agreed-a23-first = A 2 3 — старшая последовательность, затем A K Q.
agreed-a23-second = A K Q — старшая последовательность, затем A 2 3.
agreed-variation-none = Выигрывает лучшая рука, диких карт нет.
agreed-variation-muflis = Муфлис: выигрывает самая низкая рука.
agreed-variation-ak47 = AK47: дикие все тузы, короли, четвёрки и семёрки.
agreed-variation-999 = 999: цифры дают число, выигрывает наибольшее.
agreed-variation-lowest-joker = Дикие все карты своего низшего достоинства.
agreed-variation-highest-joker = Дикие все карты своего высшего достоинства.
howto-patti-boot = Каждый платит бут, первую ставку, и получает три карты рубашкой вверх.
howto-patti-blind = Пока вы в свой ход не посмотрели, вы играете вслепую и ставите от ставки до удвоенной. Сколько поставите, такова новая ставка.
howto-patti-blind-double = Пока вы в свой ход не посмотрели, вы играете вслепую и ставите ставку или вдвое больше, ничего между. Ваша ставка становится новой.
howto-patti-chaal = Посмотрев, вы ставите вдвое больше: это чаал. Половина его — новая ставка.
howto-patti-pack = Уравнивать не нужно, пропустить ход нельзя: ставьте или пасуйте.
howto-patti-show = Вдвоём можно заплатить наименьшую ставку за шоу: обе руки открывают, а если они равны, проигрываете вы. Кто посмотрел, не может просить шоу у играющего вслепую.
howto-patti-sideshow = Сайдшоу: если в игре трое или больше и вы посмотрели, поставьте наименьшее и попросите игрока перед вами, тоже посмотревшего, сравнить руки с глазу на глаз. Если он согласен, худшая рука пасует, из равных — ваша.
howto-patti-sideshow-two = Сайдшоу: если вы посмотрели, поставьте наименьшее и попросите игрока перед вами, тоже посмотревшего, сравнить руки с глазу на глаз. Если он согласен, худшая рука пасует; при равных — ваша.
howto-patti-last = Когда все остальные спасовали, последний берёт банк, даже вслепую.
howto-patti-shown = Чистая последовательность бьёт последовательность, последовательность — цвет.
howto-patti-variations = Разновидности
howto-patti-variations-1 = Муфлис: выигрывает самая низкая рука. AK47: эти четыре достоинства дикие. 999: выигрывает наибольшее число. Или дикое своё низшее или высшее достоинство.
illegal-must-look-now = { $after ->
    [1] после одной ставки вслепую
    [one] после { NUMBER($after) } ставки вслепую
    [few] после { NUMBER($after) } ставок вслепую
   *[many] после { NUMBER($after) } ставок вслепую
} нужно посмотреть карты
illegal-odd-bet = кто посмотрел карты, ставит чётное число фишек
illegal-not-double = здесь ставят { NUMBER($least) } или вдвое больше, и ничего между ними
illegal-no-sideshow = за этим столом сайдшоу нет
illegal-sideshow-of-few = для сайдшоу в игре должно быть игроков: { NUMBER($least) }
illegal-sideshow-blind = просить сайдшоу может только посмотревший карты
illegal-sideshow-of-blind = игрок перед ним играет вслепую, и его не спросить
illegal-must-answer-sideshow = сначала нужно согласиться на сайдшоу или отказаться
illegal-no-sideshow-asked = сайдшоу никто не просил
agreed-six-card = Каждый получает шесть карт и раскладывает две руки.
agreed-seven-card = Каждый получает семь карт и раскладывает две руки; кто выиграл обе, берёт банк, иначе банк остаётся.
agreed-nine-card = Каждый получает девять карт и раскладывает три руки.
agreed-ten-card = Каждый получает десять карт и раскладывает три руки; за большинство — очко.
agreed-thirteen-card = Каждый получает тринадцать карт и раскладывает четыре руки.
agreed-fifteen-card = Каждый получает пятнадцать карт и раскладывает пять рук; за большинство — очко.
agreed-stop-the-bus = Каждый получает три карты, и три лежат на столе для обмена.
agreed-form-pots = У каждой руки свой банк, а кто выиграл все три, берёт и главный.
agreed-form-two-of-three = Кто выиграл две руки или больше, берёт банк, иначе он остаётся.
agreed-form-points = Играют на очки, по одному за руку.
agreed-points-one = Выигравшая рука — одно очко.
agreed-points-street = Руки с 1-й по 4-ю стоят 4, 3, 2 и 1 очко.
agreed-target = Партия до { $n ->
    [one] { NUMBER($n) } очка
    [few] { NUMBER($n) } очков
   *[many] { NUMBER($n) } очков
}.
agreed-set-ante = Перед раздачей каждый кладёт в каждый банк по { $n ->
    [one] { NUMBER($n) } фишке
    [few] { NUMBER($n) } фишки
   *[many] { NUMBER($n) } фишек
}.
agreed-bonus-all = За обе выигранные руки — ещё { $n ->
    [one] { NUMBER($n) } очко
    [few] { NUMBER($n) } очка
   *[many] { NUMBER($n) } очков
}.
agreed-tie-nobody = Если лучшие руки равны, не выигрывает никто.
agreed-tie-first-shown = Из равных рук выигрывает та, что показана раньше.
agreed-pass-yes = Руку можно не показывать: вместо этого пасуют.
agreed-quads-win-yes = Кому сдали каре, сразу забирает все банки.
agreed-set-bets-yes = На каждую руку ставят, пока её не показали. Кто спасовал, проигрывает только эту руку, но главный банк ему уже не достанется.
agreed-prial-top = Старший сет: { $ranks }, потом от тузов вниз.
agreed-minimum-pair = Рука слабее пары не выигрывает ничего.
agreed-minimum-high-card = Выиграть может любая рука.
agreed-minimum-flush = Рука слабее флеша не выигрывает ничего.
agreed-minimum-run = Рука слабее стрита не выигрывает ничего.
agreed-minimum-running-flush = Рука слабее стрит-флеша не выигрывает ничего.
agreed-minimum-prial = Рука слабее сета не выигрывает ничего.
agreed-crash-wins-game = Кто выиграл все четыре руки, выиграл партию.
agreed-crash-point = За все четыре руки — ещё одно очко.
agreed-crash-none = За все четыре руки ничего не прибавляют.
agreed-four-of-a-kind-pays = Каре можно разложить одной рукой: оно бьёт любой сет, и за него платят.
agreed-four-of-a-kind-beats = Каре можно разложить одной рукой: оно бьёт любой сет.
agreed-four-of-a-kind-none = Каре не считается.
agreed-quads-bonus-none = За каре никто не платит.
agreed-quads-bonus = За каре остальные платят по { $n ->
    [one] { NUMBER($n) } фишке
    [few] { NUMBER($n) } фишки
   *[many] { NUMBER($n) } фишек
}.
agreed-spare-yes = Вдвоём и втроём можно взять не глядя запасную руку.
agreed-spare-no = Запасных рук нет.
agreed-settlement-fixed = В конце каждый проигравший платит победителю цену партии.
agreed-settlement-behind = В конце каждый проигравший платит победителю цену партии за каждое очко отставания.
agreed-game-stake-none = Цена партии — ноль: играют только на очки.
agreed-game-stake = Цена партии — { $n ->
    [one] { NUMBER($n) } фишка
    [few] { NUMBER($n) } фишки
   *[many] { NUMBER($n) } фишек
}.
agreed-blank-double-yes = Кто без очков, платит вдвойне.
agreed-buy-in = Каждый вносит один раз, по { $n ->
    [one] { NUMBER($n) } фишке
    [few] { NUMBER($n) } фишки
   *[many] { NUMBER($n) } фишек
}, перед первой раздачей.
agreed-lives = У каждого { $n ->
    [one] { NUMBER($n) } жизнь
    [few] { NUMBER($n) } жизни
   *[many] { NUMBER($n) } жизней
}.
agreed-one-down-yes = Вторая карта на столе лежит закрытой.
agreed-first-stick-yes = «Стоп» можно сказать уже в первый ход.
column-points = Очки
column-lives = Жизни
has-won-the-game = { $who ->
    [you] Вы выиграли партию
   *[other] { $who } выигрывает партию
}
have-shared-the-game = { $names } делят победу
game-over-after = Партия окончена после { $deals ->
    [1] одной раздачи
    [one] { NUMBER($deals) } раздачи
    [few] { NUMBER($deals) } раздач
   *[many] { NUMBER($deals) } раздач
}.
sitting-score = { $who ->
    [you] Вы
   *[other] { $who }
} { NUMBER($n) }
sitting-points = { $game }. Очки: { $scores }.
sitting-lives = { $game }. Жизни: { $scores }.
odds-as-dealt = Числа — для трёх карт, как их сдают. Разложенные и выменянные руки сильнее.
on-the-board = на столе
down-on-the-board = закрытая на столе
in-your-hand = у вас на руках
lives-of-a-seat = { $n ->
    [one] { NUMBER($n) } жизнь
    [few] { NUMBER($n) } жизни
   *[many] { NUMBER($n) } жизней
}
did-swap = обмен
did-swap-all = все три
has-stuck = стоп
is-lowest = младшая
last-turn-of = { $who ->
    [you] Ваш последний ход
   *[other] Последний ход: { $who }
}
swap-or-all = Выберите свою карту и карту на столе или поменяйте все три.
swap-prompt-last = Ваш последний ход: выберите свою карту и карту на столе.
pick-in-each-row = По карте из каждого ряда.
pick-from-board = Теперь выберите карту на столе.
pick-your-own = Теперь выберите свою карту.
would-hold = Будет: { $hand }.
would-take-unseen = Берёте её вслепую.
swap = Обменять
swap-for = { $gave } → { $took }
the-hidden-card = закрытая карта
all-three = Все три
stick = Стоп
stick-later = со 2-го хода
stuck-already = Стоп: { $who }
card-picked = Выбор: { $card }.
board-is = На столе: { $cards }.
loses-life-of = { $who ->
    [you] Вы теряете жизнь
   *[other] { $who } теряет жизнь
}{ $n ->
    [0] , последнюю
   *[other] ; осталось { NUMBER($n) }
}.
lose-a-life-each = { $names } теряют по жизни
no-life-lost = Никто не теряет жизни
would-leave-nobody = Младшие руки равны, и за столом не осталось бы никого.
lowest-hand-was = Младшая рука: { $hand }.

## The menu: settings, rules, odds, the log (src/app/sheets/menu)

family-american = Американский брэг
family-american-says = Обмен, вызов, принять или уйти. Валеты и девятки дикие.
family-braggers = Одна ставка
family-braggers-says = Сдающий ставит: уравнять, повысить или пас. Три карты — брэггеры.
family-draw-brag = Брэг-покер
family-draw-brag-says = Блайнды, торги, обмен до трёх карт, снова торги.
rail-blinds = блайнды { NUMBER($small) }/{ NUMBER($big) }
rail-limit = лимит { NUMBER($n) }
rail-no-limit = без лимита
game-american = Американский брэг
game-braggers = Брэг на одну ставку
game-draw-brag = 3 Card Brag Poker
stakes-first = { $who ->
    [you] Вы ставите { NUMBER($chips) } до сдачи
   *[other] { $who } ставит { NUMBER($chips) } до сдачи
}.
posts-blind = { $who ->
    [you] Вы платите блайнд { NUMBER($chips) }
   *[other] { $who } платит блайнд { NUMBER($chips) }
}.
checks = { $who ->
    [you] Вы говорите «чек»
   *[other] { $who } говорит «чек»
}.
passes-brag = { $who ->
    [you] Вы пропускаете
   *[other] { $who } пропускает
}.
matches = { $who ->
    [you] Вы уравниваете за { NUMBER($chips) }
   *[other] { $who } уравнивает за { NUMBER($chips) }
}.
matches-unseen = { $who ->
    [you] Вы уравниваете вслепую: { NUMBER($chips) }
   *[other] { $who } уравнивает вслепую: { NUMBER($chips) }
}.
goes-it = { $who ->
    [you] Вы принимаете за { NUMBER($chips) }
   *[other] { $who } принимает за { NUMBER($chips) }
}.
brags = { $who ->
    [you] Вы бросаете вызов: { NUMBER($chips) }
   *[other] { $who } бросает вызов: { NUMBER($chips) }
}.
bolts = { $who ->
    [you] Вы уходите
   *[other] { $who } уходит
}.
calls-sight = { $who ->
    [you] Вы просите открыть: все показывают
   *[other] { $who } просит открыть: все показывают
}.
names-hand = { $who ->
    [you] Вы объявляете
   *[other] { $who } объявляет
}: { $hand }.
contests = { $who ->
    [you] Вы оспариваете
   *[other] { $who } оспаривает
}.
concedes = { $who ->
    [you] Вы уступаете
   *[other] { $who } уступает
}.
all-conceded = Все уступают ({ $hand }): ничего не открывают.
gives-up-pot = { $who ->
    [you] Вы отказываетесь от этого банка
   *[other] { $who } отказывается от этого банка
}.
draws-none = { $who ->
    [you] Вы оставляете свои карты
   *[other] { $who } не меняет
}.
draws-cards = { $who ->
    [you] Вы меняете
   *[other] { $who } меняет
} { $cards ->
    [one] { NUMBER($cards) } карту
    [few] { NUMBER($cards) } карты
   *[many] { NUMBER($cards) } карт
}.
nobody-met = { $who ->
    [you] Никто не уравнял: вам платят в сумме { NUMBER($chips) }
   *[other] Никто не уравнял: { $who } получает в сумме { NUMBER($chips) }
}.
takes-stake-back = { $who ->
    [you] Вы забираете свою ставку
   *[other] { $who } забирает ставку
}.
did-stake = ставка { NUMBER($chips) }
did-post = блайнд { NUMBER($chips) }
did-check = чек
did-pass = пропуск
did-match = уравнивает { NUMBER($chips) }
did-go = принимает
did-name-hand = объявляет
did-contest = оспаривает
did-concede = уступает
did-brag = вызов { NUMBER($chips) }
did-draw = обмен: { NUMBER($cards) }
did-draw-none = без обмена
hand-pair-royal = сет { $ranks }
kind-pair-royal = Сет
level-of-a-seat = внесено { NUMBER($chips) }
held-unseen = вслепую
each-in-for = С каждого
check = Чек
match = Уравнять
match-for = Уравнять { NUMBER($chips) }
contest = Оспорить
concede = Уступить
contest-means = открыть обе
half-price = за полцены
go-it = Принять
go-it-for = Принять { NUMBER($chips) }
bolt = Уйти
bolt-means = сбросить
pass-brag = Пропуск
brag = Вызов
brag-of = Вызов { NUMBER($chips) }
return-of = Ответить { NUMBER($chips) }
call-a-sight = Открыть карты
sight-means = все показывают
stake-of = Ставка { NUMBER($chips) }
least-is = от { NUMBER($chips) }
why-stake-first = сначала ставка
why-no-more-raises = повышать нельзя
draw-some = Обменять
draw-of = Обменять { NUMBER($cards) }
keep-all = Оставить
stake-as-dealer = Вы сдаёте. Сделайте ставку: другие должны её уравнять.
pick-to-draw = Выберите до трёх карт на обмен или оставьте все.
pick-short = Выберите до трёх.
pick-unseen = Выберите до трёх карт вслепую или сначала посмотрите.
your-turn-to-match = Чтобы остаться, нужно { NUMBER($chips) }.
your-turn-to-check = Чек или ставка.
your-turn-to-contest = { $name } объявляет: { $hand }. Оспорить или уступить?
your-turn-to-brag = Вызов или пропуск.
your-turn-to-go = Принять за { NUMBER($chips) } или уйти.
your-turn-to-see = Все ответили: откройте карты или ответьте вызовом.
rule-braggers = Брэггеры
rule-braggers-hint = Заменяют любую карту; сами за себя считаются обычными.
rule-lowest-rank = Младшая карта
rule-lowest-rank-hint = От 2 (вся колода) до 9 (остаются 24 карты).
rule-lowest-rank-why = Википедия: у Хойла в 1751 году была «a shortened pack». Каких карт не было, там не сказано.
rule-stake-max = Лимит
rule-stake-max-hint = Столько можно поставить сдающему и внести каждому. Пусто — без лимита.
rule-stake-max-why = pokerwiner.com: сдающий ставит до условленного лимита.
rule-fixed-sum = Если никто не уравнял
rule-fixed-sum-hint = Столько каждый платит тогда сдающему.
rule-fixed-sum-why = pokerwiner.com: сдающий забирает ставку и получает от остальных условленную сумму.
rule-braggers-why = В русском тексте и у Хойла Фостера: туз бубен, валет треф и девятка бубен.
rule-concede = Объявить, оспорить или уступить
rule-concede-hint = Когда все уравняли, последний ставивший объявляет комбинацию; открываются только те, кто её оспорит.
rule-concede-why = Русский текст: можно объявить свою комбинацию, и если её никто не оспорит, выиграть, не показывая.
rule-american-ante-hint = Каждый платит его в банк перед раздачей.
rule-american-ante-why = В американском Хойле играют на банк. Как он собирается, решено нами.
rule-draw = Обмен
rule-draw-hint = До вызовов каждый может обменять до трёх карт.
rule-draw-why = Американский Хойл: перед вызовами карты меняют. Сколько и в каком порядке, решено нами.
rule-brag-max = Наибольший вызов
rule-american-brag-max-why = В американском Хойле вызов может быть любым. Предел решён нами.
rule-limit = Лимит
rule-limit-hint = Фиксированный: ставка на одну единицу выше долга.
rule-limit-fixed = Есть
rule-limit-none = Нет
rule-limit-why = У Boylesports было и так, и так: «Fixed-Limit» и «No-Limit».
rule-big-blind = Большой блайнд
rule-big-blind-hint = Половина — малый блайнд, поэтому число чётное.
rule-big-blind-why = Boylesports: «Big blind = double the size of small blind».
usual-buy-in = Обычно приносят от { NUMBER($least) } до { NUMBER($most) } фишек.
rule-draw-unit = Единица ставок
rule-draw-unit-hint = В больших блайндах, 1 или 2; после обмена вдвое больше.
rule-draw-unit-why = Boylesports: один большой блайнд, потом «2x the big blind». pagat: с самого начала «equal to twice the big blind».
agreed-american = Каждый получает три карты; все валеты и девятки — брэггеры.
agreed-braggers-game = Сдающий ставит до карт; каждый получает три и уравнивает или пасует.
agreed-game-draw-brag = Каждый получает три карты вслепую; торги, обмен до трёх карт и снова торги.
agreed-braggers = Брэггеры: { $cards }.
agreed-braggers-none = Брэггеров нет.
agreed-lowest-rank = Младшая карта колоды — { NUMBER($n) }.
agreed-stake-max = Никто не вносит больше { NUMBER($chips) }.
agreed-fixed-sum = Если никто не уравнял, каждый платит сдающему { NUMBER($chips) }.
agreed-fixed-sum-none = Если никто не уравнял, сдающий лишь забирает ставку.
agreed-concede-yes = Когда все уравняли, последний ставивший объявляет комбинацию; кто её не оспаривает, уступает.
agreed-pool-ante = Каждый платит { NUMBER($chips) } в банк перед раздачей.
agreed-draw-yes = До вызовов каждый может обменять до трёх карт.
agreed-draw-no = Карты не меняют.
agreed-brag-max = Вызов — не больше { NUMBER($chips) }.
agreed-limit-fixed = Ставка ровно на одну единицу выше долга.
agreed-limit-none = Ставка хотя бы на единицу выше долга, без лимита.
agreed-big-blind = Большой блайнд — { NUMBER($chips) }, малый — половина.
agreed-draw-unit-1 = Единица — один большой блайнд, после обмена два.
agreed-draw-unit-2 = Единица — два больших блайнда, после обмена четыре.
fault-odd-blind = Нужно чётное число: половина — малый блайнд.
fault-courts-and-tens = С тузами по 10 до 31 не дойти. Считайте туза за 11.
howto-stake = Сдающий ставит сколько хочет до карт. Потом каждый получает три.
howto-meet = По кругу, начиная слева от него: уравняйте наибольшую ставку, поставьте больше или спасуйте, пока все не сравняются.
howto-all-show = Затем оставшиеся открываются, и лучшая рука берёт банк. При равных — кто раньше поставил.
howto-unmet = Если никто не уравнял, сдающий забирает ставку, и каждый платит ему фишку.
howto-pairs-alone = Считаются только сет, пара и старшая карта: ни стритов, ни флешей.
howto-three-braggers = Бубновый туз, трефовый валет и бубновая девятка — брэггеры: заменяют любую карту. Такая же рука без них старше.
howto-american-draw = Все платят анте и получают три карты. Начиная слева от сдающего, обменяйте до трёх.
howto-american-brag = Затем пропустите или бросьте вызов на сумму. После вызова каждый принимает его и платит столько же или уходит.
howto-american-sight = Последний принявший просит открыть карты — и все показывают — или отвечает новым вызовом, и всё идёт по кругу.
howto-american-alone = Если никто не принял, банк без показа берёт бросивший вызов. Если все пропустили, все показывают.
howto-american-ranks = Считаются только сет, пара и старшая карта. Все валеты и девятки — брэггеры; чем их меньше, тем лучше. Три брэггера — три валета. При равных — кто ближе слева к сдающему.
howto-blinds = Игрок слева от сдающего вносит малый блайнд, следующий — большой. Каждый получает три карты вслепую; смотреть можно в любой момент.
howto-unit = По очереди уравняйте, поставьте на единицу больше или спасуйте, пока все не сравняются: не больше трёх повышений, вдвоём — сколько угодно.
howto-unit-free = По очереди: уравняйте, поставьте хотя бы на единицу больше или пасуйте, пока все не сравняются. Повышений не больше трёх, а если остались двое — сколько угодно.
howto-half = Вслепую вы уравниваете за полцены, но ставить нельзя.
howto-draw = Затем обменяйте до трёх карт, можно вслепую. Следует второй круг с двойной единицей.
howto-draw-show = Оставшиеся открываются. Лучшая по правилам брэга рука берёт банк; равные делят.
howto-braggers-shown = Три короля с брэггером бьют три восьмёрки без него и любую пару.
howto-american-shown = Два туза и брэггер — три туза; они бьют трёх королей без брэггеров.
howto-draw-shown = Лучший сет — из троек, лучший стрит — туз-двойка-тройка.
brief-pair-royal = три карты одного достоинства; тузы старше всех
brief-pair-alone = две карты одного достоинства; третья не в счёт
brief-high-alone = ничего из этого; считается лишь старшая
tie-natural = Такая же рука без брэггеров старше.
tie-fewer-braggers = Из равных побеждает та, где брэггеров меньше; три — это три валета.
key-check-or-match = чек или уравнять
illegal-owing = долг { NUMBER($owed) }: уравнять, поставить больше или спасовать
illegal-nothing-owed = долга нет
illegal-unseen-bet = вслепую можно уравнять или спасовать, но не ставить
illegal-raises-done = за круг ставку повышают не более { NUMBER($most) } раз
illegal-bets-out = ставка должна быть по силам всем оставшимся: не больше { NUMBER($most) }
illegal-must-stake = сначала должен поставить сдающий
illegal-nothing-to-stake = до карт ставит только сдающий
illegal-must-draw = сначала нужно обменять карты или оставить их
illegal-no-draw-now = сейчас карты не меняют
illegal-wrong-throw = меняют от одной карты до { NUMBER($most) }
illegal-must-go = сначала нужно ответить на вызов { NUMBER($owed) }: принять или уйти
illegal-must-see-or-brag = последний принявший открывает карты или отвечает вызовом
setup-odd-blind = big_blind: половина — малый блайнд, нужно чётное число
setup-courts-and-tens = pips31: с тузами по 10 из картинок и тузов 31 не набрать
family-three-stake = Классический брэг
family-three-stake-says = Три ставки: лучшая открытая карта, вызов и тридцать одно.
family-post-and-pair = Post and Pair
family-post-and-pair-says = Три ставки: лучшая открытая карта, лучшая рука и двадцать одно.
rail-three-pots = 3 × { NUMBER($n) }
game-three-stake = Классический брэг на три ставки
game-post-and-pair = Post and Pair
pot-upcard = Открытая
pot-brag = Вызов
pot-thirty-one = 31
pot-seat = Seat
pot-pair = Pair
pot-post = Post
raises-brag = { $who ->
    [you] Вы повышаете: { NUMBER($chips) }
   *[other] { $who } повышает: { NUMBER($chips) }
}.
sees-at-once = { $who ->
    [you] Вы требуете вскрыться
   *[other] { $who } требует вскрыться
}: { $whom ->
    [you] показываете вы
   *[other] показывает { $whom }
}.
meets-brag = { $who ->
    [you] Вы принимаете вызов: { NUMBER($chips) }
   *[other] { $who } принимает вызов: { NUMBER($chips) }
}.
has-upcard = { $who ->
    [you] У вас лучшая открытая карта: { $card }
   *[other] Лучшая открытая карта: { $who }, { $card }
}.
has-best-hand = { $who ->
    [you] У вас лучшая рука: { $hand }
   *[other] Лучшая рука: { $who }, { $hand }
}.
takes-unseen = { $who ->
    [you] Вы остаётесь и берёте не вскрываясь
   *[other] { $who } остаётся и берёт не вскрываясь
}.
draws-to = { $who ->
    [you] Вы берёте: { $card }. Всего { NUMBER($sum) }
   *[other] { $who } берёт: { $card }. Всего { NUMBER($sum) }
}.
draws-over = { $who ->
    [you] Вы берёте: { $card }. Всего { NUMBER($sum) }, перебор
   *[other] { $who } берёт: { $card }. Всего { NUMBER($sum) }, перебор
}.
draws-exactly = { $who ->
    [you] Вы берёте: { $card }. Ровно { NUMBER($sum) }
   *[other] { $who } берёт: { $card }. Ровно { NUMBER($sum) }
}.
gives-card = { $who ->
    [you] Вы отдаёте: { $card }
   *[other] { $who } отдаёт: { $card }
}.
stands-at = { $who ->
    [you] Вы останавливаетесь на { NUMBER($sum) }
   *[other] { $who } останавливается на { NUMBER($sum) }
}.
is-nearest = { $who ->
    [you] Вы ближе всех: { NUMBER($sum) }
   *[other] Ближе всех { $who }: { NUMBER($sum) }
}.
has-the-number = { $who ->
    [you] У вас { NUMBER($sum) }
   *[other] { $who }: { NUMBER($sum) }
}.
share-the-number = { $names } делят: по { NUMBER($sum) }.
draw-again = { $names } сравнялись и тянут ещё.
draws-again = { $who ->
    [you] Вы тянете ещё
   *[other] { $who } тянет ещё
}: { $card }.
draw-again-moment = Тянут ещё
all-are-over = У всех перебор: банк остаётся на следующую раздачу.
all-three-won = { $who ->
    [you] Вы взяли все три банка: вам доплачивают в сумме { NUMBER($chips) }
   *[other] { $who } берёт все три банка: доплата в сумме { NUMBER($chips) }
}.
did-take-up = принимает
did-give-up = уступает
did-raise = повышает: { NUMBER($chips) }
did-see-at-once = вскрытие
stands = хватит
is-over = перебор
counts-so-much = всего { NUMBER($sum) }
brags-now = вызов
number-of-whom = { $who ->
    [you] у вас
   *[other] { $who }
}
over-at-last = перебор
give-up = Уступить
raise-of = Повысить: { NUMBER($chips) }
raise = Повысить
take-up-for = Принять: { NUMBER($chips) }
take-up = Принять
stand = Хватит
stand-at = Хватит: { NUMBER($sum) }
draw-a-card = Взять карту
exchange-a-card = Поменять карту
give-card = Отдать: { $card }
your-turn-to-answer = Примите за { NUMBER($chips) }, повысьте или пропустите.
your-turn-of-two = Вскройте за { NUMBER($chips) }, повысьте или уступите.
number-far = У вас { NUMBER($sum) }: перебора не будет.
number-near = У вас { NUMBER($sum) }. Ещё { NUMBER($left) } — и будет { NUMBER($target) }; больше — перебор.
number-hit = У вас { NUMBER($sum) }: остановитесь, и банк ваш.
number-at-most = У вас { NUMBER($sum) }, больше брать нельзя: остановитесь.
stake-line = { $pot }: { $names }, { $how }, { NUMBER($chips) }.
stake-stays = { $pot }: никто, остаётся { NUMBER($chips) }.
who-of-line = { $who ->
    [you] вы
   *[other] { $who }
}
unseen-in-line = без вскрытия
rule-second-favourite = Вторая дикая карта
rule-second-favourite-hint = Заменяет любую карту, как валет треф, но чуть слабее.
rule-second-favourite-none = Нет
rule-second-favourite-jack = Валет бубен
rule-second-favourite-nine = Девятка бубен
rule-second-favourite-ace = Туз бубен
rule-second-favourite-why = Википедия: «Some circles also admitted the ♦9». Немецкая Википедия: валет бубен. Русский текст: туз бубен, один из трёх его брэггеров.
rule-three-ante-why = Википедия: «players ante 3 stakes, one for each phase of the game».
rule-braggers-three = Брэггеры
rule-braggers-three-hint = За второй банк, вместо валета треф.
rule-braggers-three-no = Фавориты
rule-braggers-three-yes = Все три: ♦Т, ♣В, ♦9
rule-braggers-three-why = Только русский текст: вторая ставка разыгрывается как в его обычном брэге, а там три брэггера.
rule-vying = Вызов
rule-vying-hint = Спорят двое, или все ставят поровну.
rule-vying-challenge = Двое
rule-vying-round = Все
rule-three-brag-max-why = Решено нами: предела здесь нет ни в одном источнике.
rule-vying-why = Википедия по Хойлу 1810 года: спорят двое. Немецкая Википедия: один круг ставок, как в покере.
rule-eldest = Кто первый
rule-eldest-hint = Ему же достаётся банк, который нельзя поделить.
rule-eldest-left = Слева от сдающего
rule-eldest-dealer = Сдающий
rule-eldest-why = Википедия: «Eldest hand deals». В немецкой Википедии сдают по очереди, и первый тот, кто ближе к сдающему.
rule-ace31 = Туз считается
rule-ace31-hint = В тридцати одном.
rule-ace31-10 = 10
rule-ace31-11 = 11
rule-ace31-1 = 1
rule-ace31-either = 1 или 11
rule-ace31-why = Википедия: «courts and Aces scored 10». Немецкая Википедия: 10, а по уговору 1 или 11. Русский текст: 11.
rule-pips31 = Очки в тридцати одном
rule-pips31-hint = За каждую карту или только за тузов и картинки.
rule-pips31-all = Каждая карта
rule-pips31-courts = Тузы и картинки
rule-pips31-why = Википедия: «pips their face value». Только в русском тексте карты, кроме тузов и картинок, не дают очков.
rule-stock31 = В тридцати одном
rule-stock31-hint = Берут карту в добавку или отдают за неё одну из трёх.
rule-stock31-add = Берут
rule-stock31-exchange = Меняют
rule-stock31-why = Википедия: «exchanging a card with the stock». Немецкая Википедия и русский текст: карту берут в добавку.
rule-draw-max = Сколько брать
rule-draw-max-hint = Не больше, за третий банк. Пусто: сколько угодно.
rule-draw-max-why = Только русский текст: одну карту. Немецкая Википедия: карты, а сколько, не сказано.
rule-exactly31 = Ровно тридцать одно
rule-exactly31-hint = Сразу берёт банк, или его делят все, у кого 31.
rule-exactly31-takes = Сразу
rule-exactly31-split = Делят
rule-exactly31-why = Википедия: выигрывает «the first player to reach exactly 31». Только в русском тексте его ещё и делят, если так условлено.
rule-tie31 = Одинаково близко
rule-tie31-hint = Тянут: каждый берёт карту, старшая выигрывает. Или берёт тот, кто ближе слева от сдающего.
rule-tie31-again = Тянут
rule-tie31-elder = Кто ближе слева
rule-tie31-split = Делят
rule-tie31-why = Википедия: «they drew again until a winner was established»; в сноске — «either a draw or positional priority».
rule-all-three = Все три банка
rule-all-three-hint = Столько анте сверху от каждого, не больше 3.
rule-all-three-none = Нет
rule-all-three-why = Немецкая Википедия по Британнике 1911 года: ещё одна ставка с каждого, иногда две или три.
rule-royal-takes-all = Сет берёт всё
rule-royal-takes-all-hint = Кто берёт Pair, показав сет, берёт и Seat, и Post.
rule-post-draw-max-why = Решено нами: сколько карт можно взять, не сказано ни в одном источнике.
rule-royal-takes-all-why = Книга Коттона: сет выигрывает все три.
rule-post-ante-why = Википедия и книга Коттона: по ставке на Post, Pair и Seat.
agreed-three-antes = Перед раздачей каждый кладёт в каждый из трёх банков по { $n ->
    [one] { NUMBER($n) } фишке
    [few] { NUMBER($n) } фишки
   *[many] { NUMBER($n) } фишек
}.
agreed-three-stake = Каждому сдают три карты, последнюю в открытую; играют на три банка: открытая карта, вызов, тридцать одно.
agreed-post-and-pair = Каждому сдают три карты, последнюю в открытую; играют на три банка: Seat, Pair и Post.
agreed-second-favourite-none = Валет треф заменяет любую карту.
agreed-second-favourite-jack = Валет треф заменяет любую карту, после него — валет бубен.
agreed-second-favourite-nine = Валет треф заменяет любую карту, после него — девятка бубен.
agreed-second-favourite-ace = Валет треф заменяет любую карту, после него — туз бубен.
agreed-braggers-three-yes = За второй банк туз бубен, валет треф и девятка бубен — брэггеры. При равенстве выигрывает тот, кто поставил первым.
agreed-vying-challenge = Один бросает вызов, другой принимает; за второй банк спорят они двое.
agreed-vying-round = За второй банк ставят все, пока оставшиеся не уравняются.
agreed-eldest-dealer = Сдающий всегда первый; карты сдают слева от него.
agreed-ace31-10 = В тридцати одном туз — десять.
agreed-ace31-11 = В тридцати одном туз — одиннадцать.
agreed-ace31-1 = В тридцати одном туз — одно очко.
agreed-ace31-either = В тридцати одном туз — одно или одиннадцать.
agreed-pips31-all = Картинки и десятки там по десять, остальные карты по номиналу.
agreed-pips31-courts = Картинки там по десять, остальные карты, кроме тузов, — ничего.
agreed-stock31-add = За третий банк берут карты в добавку к трём.
agreed-stock31-exchange = За третий банк меняют: одну из трёх карт на верхнюю из колоды.
agreed-draw-max = За третий банк берут не больше { $n ->
    [one] { NUMBER($n) } карты
    [few] { NUMBER($n) } карт
   *[other] { NUMBER($n) } карт
}.
agreed-exactly31-takes = Ровно тридцать одно сразу берёт третий банк.
agreed-exactly31-split = Все, у кого тридцать одно, делят третий банк.
agreed-tie31-again = При равенстве каждый тянет карту, и старшая выигрывает.
agreed-tie31-elder = При равенстве выигрывает тот, кто ближе слева от сдающего.
agreed-tie31-split = При равенстве делят.
agreed-all-three-none = За все три банка ничего не доплачивают.
agreed-all-three-1 = Кто берёт все три банка, получает с каждого ещё одно анте.
agreed-all-three-2 = Кто берёт все три банка, получает с каждого ещё два анте.
agreed-all-three-3 = Кто берёт все три банка, получает с каждого ещё три анте.
agreed-royal-takes-all-yes = Кто берёт Pair, показав сет, берёт все три банка.
howto-three-pots = Каждый кладёт анте в каждый из трёх банков и получает три карты, третью в открытую.
howto-best-upcard = Лучшая открытая карта берёт первый банк: туз бубен, иначе старшая. При равенстве — кто ближе слева от сдающего.
howto-best-upcard-dealer = Лучшая открытая карта берёт первый банк: туз бубен, а если его нет — старшая. Из равных — карта сдающего, иначе та, что ближе слева от него.
howto-brag-of-two = Слева от сдающего: пропустите или бросьте вызов. Первый, кто примет, кладёт столько же или больше; двое продолжают, пока один не вскроет или не уступит.
howto-brag-of-none = Никто не принял — банк ваш без вскрытия. Все пропустили — все вскрываются.
howto-favourite = Считаются только сет, пара и старшая карта. Валет треф заменяет любую; без него та же рука сильнее.
howto-thirty-one = Затем карты открывают. По очереди берут до 31 или останавливаются: десятки, картинки и тузы — по 10. Больше 31 — перебор; ровно 31 сразу берёт третий банк, иначе ближайший. Если ближайших несколько, каждый тянет карту, и старшая берёт его.
howto-all-three = Возьмёте все три — каждый доплатит вам ещё анте.
howto-post-pots = Каждый кладёт анте в Seat, Pair и Post и получает три карты, третью в открытую.
howto-seat = Лучшая открытая карта берёт Seat: туз бубен, иначе старшая. При равенстве — кто ближе слева от сдающего.
howto-pair = За Pair по очереди ждут или ставят, пока оставшиеся не уравняются, и вскрываются. Выигрывают сет, пара или старшие карты; диких карт нет.
howto-post = Затем карты открывают, и за Post играют все, даже уступившие Pair: берите до 21 или остановитесь. Десятки и картинки — 10, туз — 1. Больше 21 — перебор; ровно 21 сразу берёт Post, иначе ближайший.
howto-favourite-shown = Две двойки и валет треф — три двойки, они бьют пару тузов.
howto-pair-shown = Три двойки бьют пару тузов, а та — старшие карты.
key-take-up = принять или вскрыть
key-stand = остановиться
key-draw-a-card = взять карту
illegal-must-brag-or-pass = сначала решают, кто бросает вызов: вызов или пропуск
illegal-must-answer-brag = сначала вызов принимают или пропускают
illegal-must-see-or-give-up = сначала вскрывают другого, повышают или уступают
illegal-must-draw-or-stand = сейчас берут карту или останавливаются
illegal-must-exchange-or-stand = сейчас меняют карту или останавливаются
illegal-no-more-cards = нельзя взять больше { $most ->
    [one] { NUMBER($most) } карты
    [few] { NUMBER($most) } карт
   *[many] { NUMBER($most) } карт
}
key-pass-or-bolt = пропуск или уход
key-go-or-sight = принять или открыть
key-brag = вызов
key-draw = обменять
key-keep-all = оставить все
language = Язык
as-the-device = Как в системе
language-not-fetched = Этот язык не загрузился. Попробуйте ещё раз, когда появится связь.
speed = Темп
light = Тема
suits = Масти
bots-take-their-time = Боты не спешат
deal-on-by-itself = Сдавать автоматически
hint-deal-on-by-itself = после паузы, чтобы прочесть итог
keep-the-screen-awake = Не гасить экран
play-with-keys = Играть клавишами
sound = Звук
hint-sound = карты, фишки, тихий выигрыш
volume = Громкость
quiet = Тихо
usual-volume = Обычно
loud = Громко
sort-the-cards = Карты по старшинству
hint-highest-first = открытые руки лежат от старшей к младшей
hints = Советы
hint-hints = кнопка, которая подскажет в ваш ход
confirm-risky-actions = Переспрашивать о рискованном
hint-confirm-risky-actions = нажимать дважды, чтобы спасовать даром или с хорошей рукой, для «Все три», «Взять», «Откроем карты» и чтобы посмотреть карты касанием
leaving-keeps-all = Можно уйти: «Продолжить» вернёт вас на то же место.
leave-the-table = Уйти
vibration = Вибрация
hint-vibration = в ваш ход и при выигрыше
what-the-keys-do = Что делают клавиши
hint-where-several-share-the-screen = когда за экраном несколько человек
hint-a-pause-before-each-speaks = пауза перед каждым ходом
bots-talk = Боты говорят
hint-bots-talk = пару слов, иногда
hint-while-a-deal-is-played = пока идёт раздача и для карт на телефонах
slow = Не спеша
usual = Обычно
quick = Быстро
instant = Сразу
day = День
evening = Вечер
high-contrast = Контраст
two-colours = Два цвета
four-colours = Четыре цвета
hold = Держать
press-once = Нажать раз

## The house: its tabs (short: they stand side by side on a phone)

tab-settings = Настройки
tab-rules = Правила
tab-odds = Шансы
tab-log = Журнал
tab-records = Архив

## The house: the log

log-is-empty = Здесь записывается каждая раздача, ход за ходом.
debts = Долги
log-debt = { $who ->
    [you] Вы в долгу
   *[other] { $who } в долгу
} перед { $whom ->
    [you] вами
   *[other] игроком { $whom }
}: { NUMBER($chips) }

## The house: the hands. Prial (three of a rank), run and flush are the words of Brag for them.

kind-prial = Сет
kind-prial-of-threes = Сет троек
kind-running-flush = Стрит-флеш
kind-run = Стрит
kind-flush = Флеш
kind-pair = Пара
kind-high-card = Старшая карта

## The house: the rules in brief

agreed-at-this-table = Уговор за этим столом
agreed-when-chosen = В игре по выбору сдающего — вслепую, с дикими или с большим числом карт:
brief-prial = три карты одного достоинства; старше всех тройки, за ними тузы
brief-running-flush = стрит в одной масти
brief-run = три карты подряд; старше всех A 2 3, потом A K Q
brief-flush = одна масть; сначала сравнивают старшую карту
brief-pair = две карты одного достоинства; потом третья карта
suits-are-equal-and-no-run = Масти равны, а К-Т-2 — не стрит.

## Guided deals

lesson-first = Первая раздача
lesson-kept = Оставленная рука
lesson-cover = Накрыть банк
lesson-next = Дальше
lesson-leave = Выйти
lesson-on = Следующий урок
lesson-back = Назад к столу
lesson-answer = Что сказано о вашем ответе
lesson-over = Урок окончен.
lesson-situation = Вот как обстоят дела. Играйте отсюда.
lesson-score = Хороших ответов: { NUMBER($good) } из { NUMBER($all) }.
lessons = Уроки
lessons-are = Уроки, которые кто-то написал. Откройте файл или ссылку с уроком или напишите свой.
lesson-unnamed = Урок без названия
lesson-by = { $title } — { $author }
lesson-change-it = Изменить
lesson-delete-it = Удалить
lesson-change = Изменить: { $title }
lesson-save = Сохранить в файл: { $title }
lesson-delete = Удалить: { $title }
lesson-lost = Этого урока здесь больше нет. Откройте его снова.
lesson-link-unread = В этой ссылке нет урока, который можно прочесть. Возможно, её обрезали по дороге.
lesson-fault = Строка { NUMBER($line) }: { $why }.
lesson-is-none = урок начинается со строки «brag-lesson 1»
lesson-is-newer = этот урок написан для более поздней версии Brag
lesson-long-text = в уроке не больше { NUMBER($most) } байт
lesson-many-steps = шагов в уроке не больше { NUMBER($most) }
lesson-many-deals = раздач в уроке не больше { NUMBER($most) }
lesson-many-answers = ответов у вопроса не больше { NUMBER($most) }
lesson-long-sentence = в этом тексте может быть не больше { NUMBER($most) } знаков
lesson-empty = здесь не хватает текста
lesson-unknown-term = под словом «{ $key }» ничего не объяснено; есть: { $known }
lesson-unknown-word = ни одна строка не начинается с «{ $word }»
lesson-needs = строка с «{ $word }» выглядит так: { $example }
lesson-twice = «{ $word }» здесь во второй раз
lesson-late = «{ $word }» стоит перед первой раздачей
lesson-no-place = «{ $word }» идёт после строки с «{ $other }»
lesson-no-text = только строка с текстом продолжается знаком «|»
lesson-no-right = вопросу нужна строка с «right» или «judge»
lesson-judged-twice = у вопроса либо «judge», либо свои ответы
lesson-box = у места { $seat } здесь не может быть ещё одного бокса: для этого нужен один игрок против банка или правило «boxes any»
lesson-no-seat = на месте { $seat } никто не сидит
lesson-deal-due = раздача окончена: сначала нужна строка с «deal»
lesson-deal-not-over = предыдущая раздача не окончена
lesson-sitting-over = игра окончена
lesson-not-the-learner = здесь ход не ученика
lesson-foreign-answer = отвечает ученик, а он сидит не на месте { $seat }
lesson-card-twice = { $card } дана в этой раздаче дважды
lesson-no-such-card = в этой колоде нет { $card }
lesson-card-elsewhere = { $card } нельзя сдать сюда: она лежит в другом месте
lesson-cards-undealt = столько карт в этой раздаче туда не сдаётся
lesson-cards-unplaced = карты нельзя разложить так, чтобы каждая строка была верна
lesson-many-states = строк со словом «state» в уроке не больше { NUMBER($most) }
lesson-no-way = не нашлось игры, которая к этому приводит
lesson-again = Ещё раз
lesson-from-the-start = С начала
lesson-word = Слово из игры
term-ante = Анте — то, что каждый платит в банк до сдачи.
term-blind = Кто не смотрел свои карты, играет вслепую и платит половину. Кто посмотрел, играет в открытую.
term-cover = Кому не хватает на ставку, может накрыть банк всеми фишками и играет за то, что в нём лежит. Остальные играют дальше на новый банк.
term-fold = Кто пасует, отдаёт карты и всё, что заплатил.
term-kept = Кто остался один, не посмотрев карт, не берёт банк, но может сохранить руку до следующей раздачи.
term-see = Когда осталось двое, можно заплатить за вскрытие: обе руки открывают, и лучшая выигрывает.
term-stake = Ставка — то, чего требует от других последний, кто поставил: в открытую платят не меньше, вслепую — половину.
workshop = Собрать стол
workshop-not-from-here = Этот стол не собрать: путь к нему зависит от карт, которых не показали.
workshop-players = Игроки
workshop-cards = Карты
workshop-text = Текст
workshop-uses = Что с ним
workshop-cards-says = Выберите место, потом карту. Что оставлено случаю, каждый раз другое.
workshop-by-chance = Случайно
workshop-pack = Колода
workshop-chance = случайно
workshop-place = { $name }, карта { NUMBER($nth) }: { $card }
workshop-kept-hand = { $name }, сохранённая рука
workshop-board = На столе
workshop-spare = Запасная рука { NUMBER($nth) }
workshop-learner = Ученик
workshop-deals = сдаёт
workshop-anew = Изменить и сдать заново
workshop-standing = Как идут ставки
workshop-standing-says = Ставки, которые к этому ведут, найдутся сами и заменят сделанное в этой раздаче. Пустое поле может быть любым.
workshop-stake = Последняя ставка, в открытую
workshop-stands = Как играет { $name }
workshop-turn = ходит
workshop-stand-so = Поставить так
workshop-text-says = Этот текст — стол и урок. Что вы делаете за столом, записывается в конце. Изменить можно всё.
workshop-adds = Сказать здесь
workshop-tell = Добавить текстом
workshop-ask = Добавить вопросом
workshop-play-on = Играть отсюда
workshop-worths = Чего стоит каждый выбор
workshop-learn = Пройти как ученик
workshop-pass-on = Передать другим
workshop-share = Поделиться
workshop-long = Для ссылки это слишком длинно. Сохраните в файл: кто перетащит его на эту страницу, сможет сыграть.
workshop-keep = Оставить в школе
workshop-kept = Теперь это в школе, в разделе «Уроки».

lesson-first-pot = Каждый положил в банк 1 и получил три карты. Банк берёт лучшая рука — или последний, кто остался, когда другие сдались: спасовали.
lesson-first-blind = Nell посмотрела карты и ставит 2. Bill не смотрел: он играет вслепую и платит половину — 1.
lesson-first-yours = Ваш ход. Можно тоже посмотреть, но попробуйте вслепую, за полцены. Карты посмотрите позже.
lesson-first-level = Nell снова платит 2. Ставки здесь не уравнивают: уплаченное раньше не в счёт, каждый ход — новая ставка.
lesson-first-look = Bill ставит вслепую 2 — для тех, кто смотрел карты, это 4. Становится дорого: посмотрите карты.
lesson-first-open = Пара королей — хорошо. Но вы уже не вслепую и платите полную цену: 4.
lesson-first-blind-man = Nell пасует. Вдвоём можно вскрыть карты: заплатить и сравнить руки. Но Bill играет вслепую, и вскрыть его нельзя. Поставьте ещё раз.
lesson-first-see = Теперь и Bill посмотрел, и его карты можно вскрыть: руки сравнят. Это стоит вдвое — 8.
lesson-first-end = Ваши короли бьют его девятки: банк ваш. Это и есть брэг. А если выиграть вслепую? Об этом — следующий урок.

lesson-kept-bet = Ваше слово первое. На этот раз играйте вслепую до конца: поставьте 1 не глядя.
lesson-kept-stays = Все спасовали, а вы так и не посмотрели. Вслепую банк не берут: 4 фишки остаются до следующей раздачи. Зато рука остаётся у вас.
lesson-kept-two = Теперь у вас две руки: старая, которую вы ещё не видели, и новая. Платите вы за обе один раз.
lesson-kept-look = Можно ставить вслепую с обеими или посмотреть одну из них. Посмотрите старую: тогда придётся выбрать одну.
lesson-kept-throw = Старшая девятка — слабо. Оставите её — новая уйдёт невиданной. Сбросите — играете новой, по-прежнему вслепую. Сбросьте.
lesson-kept-bet-again = Новую руку не знает никто, даже вы. Поэтому вы всё ещё платите половину: поставьте 1.
lesson-kept-see = Nell не может вскрыть ваши карты: вы играете вслепую. А вы её — можете, за 2: откроют и вашу руку.
lesson-kept-end = Пять, шесть, семь: ваш стрит бьёт её дам, и весь банк ваш. Спасуй она, банк снова остался бы на столе, а рука — у вас.

lesson-cover-short = Не всякий день удачный: у вас осталось всего 4 фишки.
lesson-cover-look = Nell и Bill ставят по 10. У вас нет и половины, чтобы играть вслепую. Но прежде чем сдаться, посмотрите карты.
lesson-cover-cover = Стрит до десятки: пасовать жаль. Кому не хватает на ставку, тот может накрыть банк всеми своими фишками.
lesson-cover-new = Вы играете за 27 накрытых фишек и больше не платите. Nell и Bill торгуются дальше — за новый банк.
lesson-cover-end = Bill с тузами берёт новый банк. Потом ваш стрит бьёт и тузов: накрытый банк ваш. Проиграй вы — вы бы выбыли из игры.

## How to play

game-three-card = Трёхкарточный брэг
game-four-card = Четырёхкарточный брэг
game-five-card = Пятикарточный брэг
game-best-of-seven = Лучшие три из семи
game-best-of-thirteen = Лучшие три из тринадцати
game-six-card = Шестикарточный брэг
game-seven-card = Семикарточный брэг
game-nine-card = Девятикарточный брэг
game-ten-card = Десятикарточный брэг
game-thirteen-card = Crash (тринадцать карт)
game-fifteen-card = Пятнадцатикарточный брэг
game-stop-the-bus = Stop the Bus
howto-game = Игра
howto-for = Игроков: { $most ->
    [3] 2 или 3
   *[other] от 2 до { NUMBER($most) }
}. Карт у каждого: { NUMBER($cards) }.
howto-ante = Каждый платит анте в банк.
howto-throw = { $n ->
    [1] Посмотрев свои карты, сбросьте одну рубашкой вверх.
   *[other] Посмотрев свои карты, сбросьте две рубашкой вверх.
} Остальные три — ваша рука.
howto-keep-three = Когда вы смотрите свои карты, вы выбираете три для игры, а остальные сбрасываете рубашкой вверх.
howto-bet =
    Начинает игрок слева от сдающего, дальше по очереди: ставьте не меньше последней ставки или пасуйте. Что заплачено
    раньше, не считается.
howto-last-in = Когда все остальные спасовали, последний берёт банк и карт не показывает.
howto-see =
    Когда осталось двое, любой может заплатить вдвое, чтобы вскрыть карты. Старшая рука берёт банк; если руки равны,
    проигрывает тот, кто платил.
howto-see-equal = Когда остались двое, любой может заплатить столько же, сколько последняя ставка, и вскрыть другого. Лучшая рука берёт банк. При равных проигрывает тот, кто платил.
howto-see-thrown =
    Когда осталось двое, любой может заплатить вдвое, чтобы вскрыть карты; старшая рука берёт банк. Если руки равны, решает
    старшая из сброшенных карт; если и они равны, проигрывает тот, кто платил.
howto-see-thrown-equal = Когда остались двое, любой может заплатить столько же, сколько последняя ставка, и вскрыть другого; лучшая рука берёт банк. При равных выигрывает старшая сброшенная карта, а если равны и они, проигрывает тот, кто платил.
howto-blind-in-short =
    Пока вы в свой ход не посмотрели карты, вы играете вслепую и ставите вдвое меньше. Вскрыть ваши карты может только тот, кто тоже
    играет вслепую. Если все спасовали, банк остаётся, а рука остаётся у вас, всё так же не глядя.
howto-as-three = Всё остальное — как в трёхкарточном брэге.
howto-cover = Если не хватает на наименьшую ставку, можно накрыть банк: внести все свои фишки и положить карты сверху. Проиграете — выбываете из игры.
howto-goes-on = Играют, пока хотя бы двое могут платить.
howto-blind = Игра вслепую
howto-rest = Остальное о раздаче
howto-blind-1 = Пока вы не посмотрели карты, вы играете вслепую и ставите вдвое меньше. Посмотреть можно в свой ход.
howto-blind-2 = 
    Кто смотрел карты, не может вскрыть играющего вслепую: он ставит дальше или пасует. Двое играющих вслепую могут
    вскрыть друг друга.
howto-blind-3 =
    Если все спасовали, а последний играет вслепую, банк остаётся, а рука остаётся у него, всё так же не глядя,
    вдобавок к следующей.
howto-poker = Тем, кто играет в покер
howto-poker-ranks = Стрит бьёт флеш; в покере, предупреждает pagat.com, наоборот. Дело в шансах: из трёх карт флеш выходит чаще, чем стрит, 1 096 рук против 720; из пяти — наоборот (Википедия). Фулл-хауса и каре не бывает. Три тройки — самая старшая рука, но пара троек — просто пара троек (Boylesports).
howto-poker-bets = Ставки не уравнивают: каждый ход стоит не меньше последней ставки, сколько бы вы уже ни внесли. Пропустить ход нельзя. А вскрыть можно, только когда осталось двое; до тех пор банк растёт (pagat.com).
howto-poker-descends = Брэг — один из предков покера, говорят английская и немецкая Википедии и русский текст; очень вероятно, говорит французский текст. pagat.com пишет лишь, что он гораздо старше и что ставят в нём иначе.
howto-history = Откуда эта игра
howto-advice = Советы с проверкой
howto-advice-is = Что советуют источники и что мы измерили: сто раздач с анте 1 против трёх честных ботов.
howto-advice-odds = Знайте шансы и играйте по ним, говорит Джон Гарибальди на pagat.com. Пара бьёт три руки из четырёх, сказано в английском кратком изложении правил, но берегитесь стритов и флешей. Так и есть: из ста рук в 74 нет ничего, 17 — пары, а 9 бьют любую пару. Но среди трёх соперников в шести раздачах из десяти у кого-то есть пара или лучше.
howto-advice-bluff = Не держитесь одних шансов, говорит и Гарибальди: кто никогда не блефует, не выиграет большого банка. Измерено: кто ставит с парой и лучше, а с остальным пасует, теряет около 60 фишек. Один на один он держится.
howto-advice-blind = Играть вслепую учатся годами, предупреждает он, и кто делает это слишком часто, проигрывает. Английские домашние правила за: больше азарта и крупнее выигрыш. Измерено: кто никогда не смотрит и всегда ставит минимум, теряет 1 500 фишек.
howto-advice-small = Ставьте понемногу: торги ведь не кончаются. Но и мелочь набегает: кто всегда ставит минимум и никогда не пасует, теряет 500 фишек.
howto-advice-read = Некоторые считают брэг игрой не столько в карты, сколько на ставки, говорит французский текст: о чужих картах почти ничего не узнать, и решать почти нечего. Цифры возражают: мастер, который по ставкам угадывает руки, выигрывает около 130 фишек.
howto-advice-third = Кто не надеется выиграть все три руки, оставляет себе сильную третью, чтобы защитить главный банк, говорит «Википедия» вслед за Дэвидом Парлеттом. Измерено: как правило это убыточно. Кто всегда делает третью руку как можно сильнее, теряет около 120 фишек, а кто так делает первую — 60. Взвешивайте в каждой раздаче: порой третья рука стоит более слабой первой.
howto-advice-wait = Не собирайте лучшую руку сразу: оставьте нужную карту на столе, пока «стоп» не скажет другой, возьмите её при последнем обмене и надейтесь, что её не заберут раньше. Википедия рассказывает об игроках, которые так делают, прежде всего вдвоём. Измерено: это убыточно. Кто против одного честного бота так откладывает любую пару и лучше, теряет 67 жизней из ста.
howto-at-the-table = За столом
howto-company = Лучше всего, пожалуй, когда за столом от четырёх до восьми человек, говорит pagat.com.
howto-limits = К концу вечера ставки растут. Английские домашние правила советуют назначить, если нужно, пределы и держаться их.
howto-unshuffled = Колоду почти не тасуют: только после вскрытия, которое выиграл сет. В остальных случаях карты уходят под низ колоды как лежат и через несколько раздач приходят снова. Кто помнит, что показали и сбросили, знает больше, чем говорят шансы. Втроём или вшестером сдающий может даже подложить себе хорошие карты, как показывает pagat.com. Когда сдаёт Brag, так не выйдет.
howto-floaters = Дикие карты (floaters) в брэге обычны: двойки, одноглазые валеты, король-самоубийца или джокеры, как договорятся. С тремя картами чаще играют без них, с четырьмя и пятью — чаще с ними (pagat.com).
howto-one-eyed = Одноглазые валеты — червовый и пиковый: на британских картах они нарисованы в профиль, и виден один глаз. Король-самоубийца — червовый: меч как будто проходит ему сквозь голову (pagat.com).
howto-manners = Никому не показывайте карты, ничего не говорите о своей руке и никогда не пасуйте вне очереди. Кто так делает, того выгонят из любой игры в брэг, говорит pagat.com. Когда сдаёт Brag, он за этим следит; со своими картами следите сами.
howto-manners-look = И не смотрите карты вне очереди, если играете вслепую: остальных это очень злит, говорит pagat.com, ведь тот, кто сейчас думает, рассчитывал, что вслепую играет ещё один. Когда сдаёт Brag, так не выйдет, если не условлено смотреть в любой момент.
howto-covering = Накрыть банк как будто нечестно, признаёт pagat.com: у кого кончились деньги, тот задёшево вскрывает чужую руку. Зато так не случается худшего. Решите до игры, можно ли накрывать: важнее мало что есть, говорят английские домашние правила.
howto-loans = Долги: если условлено занимать, дать в долг может любой игрок, даже тот, кто спасовал или не участвует в раздаче. pagat.com идёт дальше: там одолжить может и зритель («bystander»), который вовсе не играет. Кончиться это может плохо, предупреждает pagat.com: приходится бросить хорошую руку или занять то, чего потом не вернуть. Хуже всего против того, кто играет вслепую: он может ставить без конца, а вскрыть его нельзя.
howto-open = Родня, и чего никто не знает
howto-relatives = Немецкая Википедия называет рядом с брэгом и других предшественников покера: пох, бель, флюс и тридцать одно, буйот, он же брелан. Примеро, из которой, возможно, вышел брэг, — родня ломберу.
howto-unknown = Сколько лет брэгу? В Англии его хорошо знали в конце XVIII века, а играли, наверное, задолго до того, говорит французский текст; с каких пор — не говорит никто. Не решено и то, как быть, когда у кого-то кончились деньги: pagat.com спрашивает об этом опытных игроков.
howto-slips = Ошибаются и источники. В немецком переводе pagat.com последний, кто остался вслепую, не может сохранить руку; сбрасывают руки, которые бьют открытую; трое, которые просто ещё в игре, идут ва-банк; а накрыть банк будто бы нечестно по отношению к тому, у кого кончились деньги. В английском оригинале каждый раз наоборот. Французский текст пропустил A K Q среди стрит-флешей, но не среди стритов.
howto-three-card-history-1 = Брэг — британская и старая игра: из примеро вышла Post and Pair, а из неё — брэг, правила которого первым напечатал Ричард Сеймур в 1721 году. В трактате Хойла 1751 года ставка одна, как здесь; в сборнике 1860 года есть оба вида (Википедия).
howto-three-card-history-2 = По опросу Waddingtons 1981 года брэг был четвёртой по популярности карточной игрой Британии (Википедия). В него играют герои фильма «Карты, деньги, два ствола», говорит русский текст. С каких пор считаются стриты и флеши, наши источники не говорят. Страницу на pagat.com составил Джон Маклауд; помогали Джон Гарибальди, Фил Роджерс и другие.
howto-four-card-history = pagat.com описывает её рядом с игрой на трёх картах и пишет, что дикие карты в ней обычны. Сколько ей лет, ни один наш источник не говорит. Из равных рук побеждает та, где диких карт меньше, и лишь потом сравнивают сброшенные: так решили мы.
howto-five-card-history = Википедия называет её по книге Дэвида Парлетта 2008 года, а pagat.com даёт правила: как с четырьмя картами, но сбрасывают две. Сколько ей лет, не сказано, как и то, какая из сброшенных считается первой: здесь — старшая.
howto-best-of-seven-history = Википедия по книге Дэвида Парлетта 2008 года знает две игры на семи картах: играют три лучшие или раскладывают две руки. Как ставить на три лучшие, она не говорит: здесь — как в трёхкарточном брэге.
howto-best-of-thirteen-history = Википедия вскользь и без источника говорит, что из тринадцати карт можно играть тремя. Кто так играет и с каких пор, не рассказывает никто; остальное мы взяли из трёхкарточного брэга.
howto-six-card-history = pagat.com называет её среди игр на несколько рук, вместе с играми на семи, девяти и тринадцати картах. Полных правил нет ни в одном нашем источнике: очко за руку и десять для победы — наше решение.
howto-seven-card-history = Википедия по книге Дэвида Парлетта 2008 года говорит о двух руках, которые должны выиграть обе. Сколько лет игре и как быть с равными руками, она не говорит: здесь их не выиграл никто.
howto-nine-card-history = Википедия по книге Дэвида Парлетта 2008 года говорит о четырёх анте и об игроках, которые берегут хорошую третью руку, чтобы защитить главный банк. О равных руках она молчит; на ourpastimes.com выигрывает показанная первой, как и здесь.
howto-ten-card-history = Википедия упоминает её как пятнадцатикарточный брэг на десяти картах, из которых одну сбрасывают, и источника не называет. Сколько ей лет, не говорит никто; сколько очков нужно для победы, решили мы.
howto-thirteen-card-history = Википедия рассказывает о ней без источника: счёт ведут на доске для криббиджа, а кое-где игра зовётся Crash. Описания расходятся в числе очков (7, 10, 15 или 21) и в том, какая рука ещё считается; сколько ей лет, не сказано нигде.
howto-fifteen-card-history = Семейная игра, почти никогда не на деньги, говорит Википедия и источника не называет. Как быть с равными руками и сколько раздач играть, она не говорит: здесь их не выигрывает никто, а для победы нужно пять очков.
howto-bus-history = Википедия относит её к вариантам брэга; на pagat.com её зовут и Bastard Brag. Одни играют на жизни, у других худшая рука сразу выбывает; сколько ей лет, не говорит никто. Так же называют и «тридцать одно», но это не брэг.
howto-three-stake-history = Ричард Сеймур напечатал эти правила в 1721 году, первые для брэга. Как торгуются двое, он не говорит; это есть в Хойле 1810 года. Девятка и валет бубен стали дикими позже. В сборнике 1860 года игра почти прежняя; в 1992 году Дэвид Парлетт назвал её вымершей, а правила печатали ещё в 2001-м (английская и немецкая Википедии).
howto-post-history = Post упомянута в 1528 году и происходит от примеро, старой испанской игры. Брэг — почти то же самое, но с дикими картами, говорит Википедия по Дэвиду Парлетту. Её описал Чарльз Коттон; с каких пор в неё не играют, наши источники не говорят.
howto-american-history = Первое американское описание брэга — в нью-йоркском Хойле 1825 года, говорит Википедия: от трёх ставок остался один торг. В American Hoyle есть восемь брэггеров и обмен; каким было анте, сколько карт и в каком порядке меняли, не сказано: здесь — до трёх, слева от сдающего.
howto-braggers-history = Книги описывают эту игру с конца XIX века. pagat.com вслед за Джеффри Бёртоном считает её выдумкой: старые тексты прочли неверно. В брэге Хойла (1751) были одна ставка и короткая колода с особыми валетами и девятками (Википедия): какими — источники не говорят, а «Single Brag» 1860 года мы не видели. Короткая колода в «Новой игре» близка к Хойлу.
howto-draw-history = GameAccount придумал её для игры в сети под названием «3 Card Brag Poker», чтобы труднее было сговориться, говорит pagat.com. Boylesports предлагал её на деньги; менять карты там можно и не глядя, только толку в этом, говорится, мало. Половину чего платит тот, кто не смотрел, не сказано: здесь — того, что должен смотревший.
howto-casino-history = Игра казино наших дней. Русское описание называет её «покером для лентяев», платит меньше и не говорит, что казино нужна дама.
howto-casino-brag = В казино её сдают и под именем «3 Card Brag»: та же игра со старшинством брэга (wizardofodds.com). С каких пор играют в ту и другую, наши источники не говорят.
howto-patti-history = Тин Патти на хинди значит «три карты»; ещё её зовут Фарас, и играют в неё в Индии, Непале, Бангладеш и на Тринидаде (Википедия). pagat.com считает её почти тем же брэгом. Википедия относит её к вариантам брэга; какая из двух старше, наши источники не говорят.
howto-set = { $n ->
    [2] Разложите карты на две руки по три, лучшую вперёд.
    [3] Разложите карты на три руки по три, лучшую вперёд.
    [4] Разложите карты на четыре руки по три, лучшую вперёд.
   *[other] Разложите карты на пять рук по три, лучшую вперёд.
}
howto-left = Одна карта лишняя; её сбрасывают рубашкой вверх.
howto-order = Рука не может быть старше предыдущей; равной быть может.
howto-show = Когда все разложили, каждый показывает первую руку, и лучшая выигрывает. Потом следующую, и так далее.
howto-tie-nobody = Если лучшие руки равны, не выигрывает никто.
howto-tie-first =
    Первым показывает игрок слева от сдающего, потом — кто выиграл предыдущую руку. Из равных рук выигрывает та, что показана
    раньше.
howto-point-each = Каждая выигранная рука — одно очко.
howto-target-for-nothing =
    Когда после раздачи у кого-то набралось { $n ->
        [one] { NUMBER($n) } очко
        [few] { NUMBER($n) } очка
       *[many] { NUMBER($n) } очков
    }, игру выигрывает тот, у кого их больше всех. Никто не платит.
howto-target =
    Когда после раздачи у кого-то набралось { $n ->
        [one] { NUMBER($n) } очко
        [few] { NUMBER($n) } очка
       *[many] { NUMBER($n) } очков
    }, партию выигрывает тот, у кого больше всех, и остальные платят ему по фишке.
howto-most =
    Кто выиграл больше всех рук, тому раздача и одно очко за неё. Если у двоих выиграно поровну, очка не получает никто.
howto-both = Выиграете обе руки — банк ваш. Иначе он остаётся, и все снова платят анте.
howto-four-antes = Каждый платит четыре анте: по одному в банк каждой руки и одно в главный банк.
howto-set-bets =
    Можно договориться ставить на каждую руку, пока её не показали, в её банк. Кто спасовал, проигрывает только эту руку и на следующие ставит снова; но главный банк ему уже не достанется.
howto-pots =
    Кто выиграл руку, берёт её банк. Выиграете все три — и главный банк ваш; иначе он остаётся. Потом все снова платят
    четыре анте.
howto-spare =
    Вдвоём и втроём есть запасные руки. По очереди каждый может сбросить все свои карты и взять взамен запасную руку, не глядя.
howto-pair-or-better = Рука слабее пары ничего не выигрывает.
howto-crash = Выиграете все четыре руки — это Crash, и партия ваша.
howto-four =
    Раз за раздачу каре можно выложить одной рукой из четырёх карт, и лишней карты тогда нет. Каре бьёт любой сет, и каждый
    из остальных платит вам фишку.
howto-lives = Каждый платит анте, один раз за партию. У каждого { $n ->
    [one] { NUMBER($n) } жизнь
    [few] { NUMBER($n) } жизни
   *[many] { NUMBER($n) } жизней
}.
howto-board = Три карты лежат на столе открытыми.
howto-swap =
    Начинает игрок слева от сдающего. В свой ход вы обязаны меняться: одну свою карту на одну со стола или все три. Две —
    никогда.
howto-stick =
    Со второго своего хода можно вместо обмена сказать «стоп». Тогда у каждого из остальных ещё один ход, и меняться надо
    обязательно.
howto-stick-at-once = Вместо обмена можно сказать «стоп», даже в первый ход. Тогда у остальных ещё по ходу, и они должны меняться.
howto-lowest =
    Потом все показывают. Младшая рука теряет жизнь; если таких несколько, теряет каждая. Если бы после этого не осталось
    никого, жизней не теряют.
howto-out = Кто остался без жизней, выбывает. Последний за столом берёт банк.
howto-see-shown = У обоих пара королей. Девятка бьёт пятёрку.
howto-six-shown = Вы выигрываете руку № 1, Nell — руку № 2: по очку каждому.
howto-seven-shown = Nell выигрывает руку № 1, вы — руку № 2: банк остаётся.
howto-nine-shown = Вы берёте банки рук № 1 и № 3, Nell — банк руки № 2. Главный банк остаётся.
howto-ten-shown = Вы выигрываете две руки из трёх, а с ними и раздачу.
howto-thirteen-shown = Два очка вам, одно — Nell. Рука № 4 у обоих слабее пары: её не выигрывает никто.
howto-fifteen-shown = Вы выигрываете три руки из пяти, а с ними и раздачу.
howto-swap-shown = Вы отдаёте девятку и берёте даму.
howto-lowest-shown = Младшая рука здесь — старший туз; она теряет жизнь.
howto-better = старше
howto-thrown = сброшено
howto-the-board = Стол
howto-your-hand = Ваша рука
howto-high-card = ничего из этого; сначала сравнивают старшую карту
howto-words = Другие слова
howto-names = По-английски сет в брэге — prial, от pair royal, «королевская пара» (pagat.com). Стрит-флеш — ещё bouncer или on the bounce (английские домашние правила) и on a bike (французский текст). Там же у брэга есть и французское имя: fanfaron, хвастун.
howto-words-are = Слова из книг и с других столов и то, как это называется здесь.
howto-words-find = Найти слово
howto-words-found = { $n ->
    [0] Такого слова нет.
    [one] { NUMBER($n) } слово
    [few] { NUMBER($n) } слова
   *[many] { NUMBER($n) } слов
}
howto-words-list =
    тройка, prial: сет;
    running flush: стрит-флеш;
    run: стрит;
    слепой: кто играет вслепую;
    зрячий: кто посмотрел свои карты;
    вступительная ставка, взнос: анте;
    сбросить карты, выйти из игры: спасовать;
    комбинация: рука;
    розыгрыш, кон: раздача;
    торги: ставки по кругу;
    брэгер: брэггер;
    натуральный: без брэггеров;
    фигурная карта: картинка;
    перебор: больше 31;
    трёхставочный брэг: классический брэг на три ставки;
    каре в трёхкарточном покере: сет;
    крупье: казино;
    линия: бокс;
    покер для лентяев: трёхкарточный покер

## The house: numbers

grouped = { NUMBER($n) }
decimal = { NUMBER($whole) },{ $fraction }
percent = { $share }{"\u00A0"}%
less-than-one-percent = <1{"\u00A0"}%
more-than-99-percent = >99{"\u00A0"}%
odds-against = { $ratio } к 1
odds-on = 1 к { $ratio }
odds-evens = 1 к 1

## The house: the odds

how-often-each-hand-is-dealt = Как часто сдают каждую руку
how-often-of = { $cards ->
    [4] Лучшие три карты из четырёх по правилам этой игры и шансы против.
    [5] Лучшие три карты из пяти по правилам этой игры и шансы против.
    [7] Лучшие три из семи карт по правилам этой игры, с шансами против.
    [13] Лучшие три из тринадцати карт, по 100 000 рук: всех не сосчитать.
   *[3] Три карты по правилам этой игры и шансы против.
}
counting-hands = Идёт подсчёт
column-hand = Рука
column-ways = Число
column-chance = Доля
column-odds = Против
of-threes = троек
of-other-ranks = других
all-hands = Все руки
chart-note = Сверху лучшие; каждая комбинация — от старшей руки до младшей.
down-to = до
cannot-be-dealt = По этим правилам не бывает.
order-prial-of-threes = Три тройки — лучший сет.
order-prial = Три карты одного достоинства: тузы, потом короли и так далее вниз.
order-running-flush = Три карты подряд одной масти: лучшие A 2 3, потом A K Q, K Q J и так далее вниз.
order-run = Три карты подряд: лучшие A 2 3, потом A K Q и так далее вниз. K A 2 — не стрит.
order-flush = Одна масть. Решает старшая карта, потом средняя, потом младшая.
order-pair = Две карты одного достоинства. Выигрывает старшая пара, потом — старшая третья карта.
order-high-card = Ничего из этого. Решает старшая карта, потом средняя, потом младшая.
tie-one-thrown = Из равных рук выигрывает та, у которой старше сброшенная карта.
tie-two-thrown = Между равными руками решает старшая из двух сброшенных карт, потом младшая.
tie-all-thrown = При равных руках решает старшая сброшенная карта, затем следующая, и так до последней.
tie-fewer-wild = Из равных рук выигрывает та, где меньше диких карт.
tie-wild-as-itself = Дикая карта заменяет любую, с которой рука лучше; та, что играет за себя, дикой не считается.
tie-wild = Дикая карта заменяет любую, с которой рука лучше, но только не ту, что в ней уже есть.
tie-wild-thrown = Сброшенная дикая карта считается по своему достоинству, джокер — ниже двойки.
tie-suits = Масти равны.
odds-rarer = { $lower } ({ NUMBER($few) }) выпадает реже, чем { $higher } ({ NUMBER($many) }), а стоит ниже.
odds-errs = Где источники ошибаются: французский текст и английские домашние правила дают на любой сет { $wrong }. Тройки забыты; верно { $right }. В немецком переводе pagat.com на старшую карту стоит «3 zu 1», то есть против неё; верно { $high }.
odds-unshuffled = Всё это — для перетасованной колоды. Если её только собрали, последние раздачи сдвигают шансы (pagat.com).
what-beats-this-hand = Насколько сильна эта рука
pick-cards = { $cards ->
    [4] Выберите четыре карты.
    [5] Выберите пять карт.
    [7] Выберите семь карт.
    [13] Выберите тринадцать карт.
   *[3] Выберите три карты.
}
picked = { $hand }.
picked-and-thrown = { $hand }. Сброс: { $cards }.
pick-a-hand = Выбрать руку
pick-afresh = Выбрать заново
pick-joker = Джокер
stands-beats = Бьёт
stands-equals = Равна
stands-loses-to = Уступает
chance-that-it-is-best = Шанс, что она лучшая, против стольких рук
beats-of-others = Из возможных чужих рук ({ NUMBER($hands) }) она бьёт { NUMBER($beaten) }.
how-exact =
    Против одной руки — точно; против нескольких — 100{"\u00A0"}000 пробных сдач (±0,5{"\u00A0"}%). Равная рука не считается
    побитой.

## Records, replay, dealer's choice, keeping, updates (src/app/sheets/{records,choose_game,curtain}, src/app/{storage,replay}), and why a record or an action is refused (src/notation, src/engine)


## Sheets


## What is kept

cannot-go-on = Сохранённую партию нельзя продолжить: { $why }.
put-aside = Она отложена на этом устройстве. Можно начать новую игру.
save-it-first = Новая игра займёт её место: сначала сохраните её в файл.
later-version-stays = Она остаётся на месте: перезагрузите страницу, чтобы получить ту версию.
later-version-in-the-way = Здесь сохранена партия из более новой версии Брэга, и она остаётся. Чтобы сохранить эту, перезагрузите страницу или сохраните ту в файл.
nothing-is-kept = Ваш браузер ничего не сохраняет. Закроете страницу — партия пропадёт.
save-it-to-a-file = Сохранить в файл
is-the-file-there = Проверьте, сохранился ли файл: страница этого не знает. Когда он у вас, эта партия уступит место следующей.
i-have-the-file = Файл у меня
another-tab-plays = Игра в другой вкладке
another-tab-note = Брэг открыт в другой вкладке или другом окне. Здесь ничего не сохраняется.
play-here = Играть здесь
made-room = Места больше нет: самые старые результаты удалены.
has-won-most = { $who ->
    [you] Больше всех выиграли вы
   *[other] Больше всех выигрывает { $who }
}
sitting-is-over = Эта партия уже закончена, может быть, в другой вкладке.
no-room-for-result = Для результата этой партии нет места. Сохраните её в файл; до этого другая партия не сохранится.
result-too-long = Результат слишком длинный для хранения. Сохраните его в файл; до этого другая партия не сохранится.
sitting-nearly-too-long = Эта партия почти слишком длинна для сохранения. Закончите её: Меню › Архив, и результат сохранится.
sitting-too-long = Эта партия слишком длинная: дальше она не сохраняется. Закончите её: Меню › Архив, и сохраните в файл.
install-here = Установить Брэг на устройство
install-by-safari = Чтобы держать Брэг на устройстве, как обычное приложение, нажмите «Поделиться», потом «На экран „Домой“». Приложение на экране «Домой» сначала пустое: сохраните здесь всё в файл и загрузите его там.
kept-offline = Доступно без сети: да.
kept-offline-later = Доступно без сети: пока нет.
kept-offline-changed = Доступно без сети: нет, потому что на этом сайте файл игры изменён или отсутствует.
kept-offline-full = Доступно без сети: нет, потому что на устройстве не хватает места.
kept-offline-line = Доступно без сети: нет, потому что связь прервалась. При следующем посещении страница попробует снова.
kept-offline-refused = Доступно без сети: нет, потому что браузер здесь этого не разрешает. В приватном окне так всегда.
kept-offline-insecure = Доступно без сети: нет, потому что адрес не начинается с https.
kept-offline-embedded = Доступно без сети: нет, потому что игра открыта в рамке другой страницы. Здесь ничего не сохраняется.
fonts-and-licence = Шрифты: Piazzolla и Fira Sans, лицензия SIL Open Font License.
nothing-offline = Чтобы играть здесь, нужна связь: на этом сайте файл игры изменён или отсутствует, поэтому без сети игра не откроется.
kept-here = Сохранено на устройстве
kept-here-is = Ваши настройки, последняя новая игра, начатая партия и результаты прежних.
kept-not-here = На устройстве ничего не сохраняется
browser-may-delete = Если на устройстве кончится место, браузер может всё это удалить. Время от времени сохраняйте всё в файл.
safari-may-delete = Safari может всё это удалить, если вы неделю не заходили, — кроме случая, когда Брэг на экране «Домой».
save-everything = Сохранить всё в файл
load-from-a-file = Загрузить из файла
file-holds = В файле: { $things }. То, что он заменит, будет отложено здесь.
holds-settings = настройки
holds-game = последняя новая игра с домашними правилами
holds-sitting = неоконченная партия
holds-results = { $n ->
    [1] один результат
    [one] { NUMBER($n) } результат
    [few] { NUMBER($n) } результата
   *[many] { NUMBER($n) } результатов
}
holds-aside = { $n ->
    [1] отложенное
   *[many] отложенное ({ NUMBER($n) })
}
file-holds-nothing = Файл исправен, но пуст.
file-is-sitting = Это неоконченная партия: { $game }, { $deals ->
    [0] ещё не сдавали
    [1] одна раздача
    [one] { NUMBER($deals) } раздача
    [few] { NUMBER($deals) } раздачи
   *[many] { NUMBER($deals) } раздач
}. Партия, которую она заменит, будет отложена здесь.
file-is-record = Это запись. Её можно открыть на вкладке «Архив», и ничего она не заменит.
file-is-lesson = Это урок. Откройте его в школе или перетащите на страницу.
file-is-ended-sitting = Эта партия уже закончена, и её результат остаётся. Её запись можно открыть на вкладке «Архив», и ничего она не заменит.
open-record = Открыть
load-it = Загрузить
file-refused = { $why } Ничего не изменилось.
file-too-large = Таких больших файлов эта страница не сохраняет.
file-is-broken = Файл повреждён.
file-is-foreign = Это не файл Брэга.
file-of-a-later-version = Файл — из более новой версии Брэга.
file-sitting-cannot-go-on = Партию из файла нельзя продолжить: { $why }.
file-result-unread = Результат { NUMBER($nth) } из файла не читается.
file-unread = Файл не читается.
file-has-no-room = В этом браузере для него нет места.
aside = Отложено
save-button = Сохранить
delete-button = Удалить
open-button = Открыть
load-aside = { $when ->
    [unknown] Загрузить отложенное
   *[other] Загрузить отложенное: { $when }
}
save-aside = { $when ->
    [unknown] Сохранить отложенное
   *[other] Сохранить отложенное: { $when }
}
delete-aside = { $when ->
    [unknown] Удалить отложенное
   *[other] Удалить отложенное: { $when }
}
open-sitting = Открыть партию: { $when }
delete-sitting = Удалить партию: { $when }
statistics = Статистика
stat-all-tables = Все столы
stat-which-table = Стол
stat-deals = Раздачи
stat-won = Выиграно
stat-games-won = Выиграно партий
stat-sets-won = Выиграно рук
stat-of = { NUMBER($won) } из { NUMBER($all) }
stat-won-blind = Выиграно вслепую
stat-points = Выиграно очков
stat-lives-lost = Потеряно жизней
stat-biggest = Крупнейший выигрыш
stat-best-hand = Лучшая показанная рука
stat-blind-or-seen = Вслепую или с картами
stat-blind = Сыграно вслепую
stat-won-seen = Выиграно, посмотрев
stat-won-with = С чем выиграно
stat-without-showing = Без показа
stat-chips = Фишки от раздачи к раздаче
stat-chart = Раздач: { NUMBER($deals) }. Фишки: { $now }. Меньше всего было { $least }, больше всего { $most }.
stat-wins = Выигранные раздачи
stat-wins-chart = Раздач: { NUMBER($deals) }. Выиграно: { $won }.
stat-line-chips = Фишки
stat-line-adjusted = Решения и соперники
stat-adjusted-is = Решения и соперники: ваши фишки без того, что в разборах названо «Карты». В разобранных раздачах это ваши решения, { $own }, и соперники и следующие карты, { $others }. Точки на этой линии есть только у разобранных раздач.
stat-axis-deals = Раздачи, сначала старые
stat-axis-sittings = Партии, сначала старые
stat-axis-reviewed = Разобранные раздачи, сначала старые
stat-by-sitting = Фишки от партии к партии
stat-sittings = Партии
stat-sittings-chart = Выиграно партий: { NUMBER($up) } из { NUMBER($all) }. Лучшая принесла { $most }, худшая { $least }.
stat-costs = Цена ваших решений
stat-cost = Цена
stat-costs-chart = Одно решение стоило в среднем { $mean } того, что было на кону. Решений: { NUMBER($n) }.
stat-deals-from = Раздачи { NUMBER($from) }–{ NUMBER($to) }
stat-as-a-table = Таблицей
stat-reviewed = Разобрано раздач: { NUMBER($done) } из { NUMBER($all) }. Разбор покажет, что сделало везение в картах и чего стоили ваши решения.
stat-deals-left = { $n ->
    [one] осталась { NUMBER($n) } раздача
    [few] осталось { NUMBER($n) } раздачи
   *[many] осталось { NUMBER($n) } раздач
}
stat-review-it = Разобрать: { $what }
stat-save-csv = Сохранить все раздачи в CSV
stat-csv-note = По строке на раздачу, для электронной таблицы. Поля разделены точкой с запятой.
stat-none = Считать пока нечего. Когда закончится ваша первая раздача, здесь появятся числа.

sittings-before = Прошлые партии
last-sittings-are-kept = Хранятся последние партии, до { NUMBER($n) }.
sittings = { $n ->
    [1] Одна партия
    [one] { NUMBER($n) } партия
    [few] { NUMBER($n) } партии
   *[many] { NUMBER($n) } партий
}.
sittings-came = Всего вы { $how ->
    [lost] проиграли
   *[won] выиграли
} { $chips ->
    [one] { NUMBER($chips) } фишку
    [few] { NUMBER($chips) } фишки
   *[many] { NUMBER($chips) } фишек
}.
sitting-came = { $changes }. { $deals ->
    [0] Прервана в первой раздаче
    [1] Одна раздача
    [one] { NUMBER($deals) } раздача
    [few] { NUMBER($deals) } раздачи
   *[many] { NUMBER($deals) } раздач
}.
sitting-gain = { $who ->
    [you] Вы
   *[other] { $who }
} +{ NUMBER($chips) }
sitting-loss = { $who ->
    [you] Вы
   *[other] { $who }
} −{ NUMBER($chips) }
hints-taken = Взято советов: { NUMBER($n) }.
sitting-is-deleted = Партия удалена.
take-that-back = Отменить

## Records

brought-in = Добавлено
this-sitting = Эта партия
no-deal-is-over = В этой партии ещё не сыграна ни одна раздача.
kept-deals-wait = Ваша прошлая партия сохранена. Нажмите «Продолжить», и её раздачи появятся здесь.
kept-deals-wait-at = Ваша прошлая партия сохранена, на раздаче { NUMBER($deal) }. Нажмите «Продолжить», и её раздачи появятся здесь.
open-a-file = Открыть файл
paste-a-record = Вставить запись
import-bound = Не больше двух мегабайт за раз: это несколько тысяч раздач.
the-text-of-a-record = Текст записи
bring-it-in = Добавить
reading-record = Загружается…
brought-without-deals = Запись верна, но раздач в ней пока нет.
deals-brought = { $deals ->
    [1] Добавлена одна раздача.
    [one] Добавлена { NUMBER($deals) } раздача.
    [few] Добавлены { NUMBER($deals) } раздачи.
   *[many] Добавлено { NUMBER($deals) } раздач.
}
record-is-too-large = Здесь больше двух мегабайт, для записи это слишком много. Выберите другой файл.
file-cannot-be-read = Файл не читается. Попробуйте ещё раз или вставьте его текст.
nameless = Игрок { NUMBER($n) }
past-deal = Раздача { NUMBER($deal) }
past-own-gain = Вы: { $change }
past-deal-of-record = Запись { NUMBER($record) }, раздача { NUMBER($deal) }
past-deal-came = { $title }: { $came }
replay-deal = Повтор: раздача { NUMBER($deal) }
replay-deal-of-record = Повтор: запись { NUMBER($record) }, раздача { NUMBER($deal) }
copy-button = Копия
copy-deal = Скопировать: раздача { NUMBER($deal) }
copy-deal-of-record = Скопировать: запись { NUMBER($record) }, раздача { NUMBER($deal) }
show-more = Показать ещё (осталось { NUMBER($left) })
deal-record-copied = Запись раздачи скопирована.
deal-words-copied = Раздача скопирована словами: запись выдала бы скрытые карты.
sitting-record-copied = Запись партии скопирована.
copy-this-text = Скопируйте этот текст и возьмите с собой.
the-text-to-copy = Текст для копирования
save-to-a-file = Сохранить в файл
end-and-save = Закончить партию и сохранить запись
copy-the-record = Скопировать запись
save-note-over = Все раздачи, карта за картой.
save-note-bank = Все раздачи, ставка за ставкой. Карт в записи нет.
save-note-playing = Можно после этой раздачи.
save-note-between = Запись выдаёт все карты, и будущие тоже, поэтому, сохранив её, вы заканчиваете партию.

## A replay

replay-to-the-start = В начало
replay-back = Назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = Вперёд
replay-to-the-end = В конец
replay-play-on = Играть отсюда
replay-leave = Выйти
replay-to-the-table = К столу
whose-cards = Чьи карты
cards-as-shown = Открытые карты
all-cards = Все карты
step-of = { NUMBER($at) } из { NUMBER($count) }
the-cards-are-dealt = Карты сданы.

## Why a record, a link or an action is refused. What follows stands after a colon, and something after it: it ends


## without a full stop. What is between ` and ` is quoted from a record, and is English in every language.

brought-fault = Строка { NUMBER($line) }: { $why }. Ничего не добавлено.
game-cannot-be-dealt = Сдать такую игру нельзя: { $why }.
link-refused = Правила из этой ссылки не читаются: { $why }.
saved-is-broken = она повреждена
saved-is-too-long = она слишком длинная
saved-by-a-later-version = она из более новой версии Брэга
saved-elsewhere = её играли не здесь
saved-without-players = в ней не сказано, кто играет на каждом месте
saved-with-other-deals = столько раздач в ней быть не может
saved-action = действие { NUMBER($number) } сыграть нельзя: «{ $action }»
link-is-broken = она повреждена, или это ссылка не на домашние правила
link-of-a-later-version = она из более новой версии Брэга
link-with-unknown-rule = в ней неизвестное или повторное правило: «{ $rule }»
link-with-wrong-setting = для правила «{ $rule }» такое значение не подходит
record-is-nothing = здесь нечего читать
record-seats-too-many = здесь больше восьми игроков, а мест за столом восемь
record-is-none = это не полный текст записи; запись — это файл .json, сохранённый здесь кнопкой «Сохранить в файл»
record-misses = в записи нет `{ $key }`
record-pack = `pack`: { $why }
record-shuffle = `shuffles[{ $index }]`: { $why }
record-without-cards = в записи нет ни `pack`, ни `seed`
record-box-beside-others = `seats[{ NUMBER($seat) }].box_of`: несколько боксов бывает только у того, кто за столом один, если `boxes` не `any`
record-with-pack-and-seed = в записи есть `seed`, поэтому `pack` и `shuffles` быть не может
not-a-card = `{ $text }` — не карта: карта — это достоинство (от 2 до 9, T, J, Q, K, A) и масть (c, d, h, s), например Td, или джокер, от *1 до *4
not-a-card-but = `{ $text }` — не карта: пишите { $card }
card-twice = карта { $card } стоит в колоде дважды
not-a-rule = `{ $key }` — не правило; правила: { $keys }
not-a-rule-of-game = `{ $key }` — не правило игры `{ $game }`; её правила: { $keys }
rules-clash = `{ $key }` не сочетается с `{ $other }`, как оно задано
wrong-flag = `{ $key }` — это { $value }, а нужно true или false
wrong-at-least = `{ $key }` — это { $value }, а нужно целое число, не меньше { NUMBER($least) }
wrong-from-to = `{ $key }` — это { $value }, а нужно целое число от { NUMBER($least) } до { NUMBER($most) }
wrong-null-or-at-least = `{ $key }` — это { $value }, а нужно null или целое число, не меньше { NUMBER($least) }
wrong-null-or-between = `{ $key }` — это { $value }, а нужно null или целое число от { NUMBER($least) } до { NUMBER($most) }
wrong-word = `{ $key }` — это { $value }, а нужно { $words }
word-or-word = { $words } или { $word }
wrong-rules = `{ $key }` — это { $value }, а нужен объект с ключами и значениями
wrong-list = `{ $key }` — это { $value }, а нужен список
wrong-wild-cards = `{ $key }` — это { $value }, а нужен список, в котором { $kinds } или карты вида Ad
wrong-text = `{ $key }` — это { $value }, а нужен текст
wrong-player = `{ $key }` — это { $value }, а нужны имя и фишки
wrong-seat = `{ $key }` — это { $value }, а нужен номер места
wrong-owner = `{ $key }` — это { $value }, а нужно место игрока, чей это бокс
wrong-whole-pack = `{ $key }` — это { $value }, а нужна вся колода одним текстом
wrong-pack = `{ $key }` — это { $value }, а нужны 52 карты одним текстом
wrong-seed = `{ $key }` — это { $value }, а нужны 64 шестнадцатеричные цифры одним текстом
replay-action = действие { NUMBER($index) }, `{ $action }`: { $why }
replay-cut = `cut`: { $why }
replay-cut-elsewhere = `dealer`: по картам `cut` первым сдаёт место { NUMBER($seat) }
replay-pack-not-whole = `pack` — не вся колода: карт в ней { NUMBER($cards) }, а { $jokers ->
    [0] нужно { NUMBER($others) }
    [1] нужно { NUMBER($others) } и джокер *1
   *[many] нужно { NUMBER($others) } и джокеры от *1 до *{ NUMBER($jokers) }
}
replay-shuffle = `shuffles[{ $index }]`: { $why }
replay-no-shuffle = запись кончается раньше: колоду пора тасовать, а тасовки нет
replay-no-end = раздачи идут сами собой и никогда не кончаются
action-empty = действие — это место и глагол, например `0 fold`
action-without-seat = `{ $word }` — не номер места, с которого начинается действие
action-without-verb = после места нужен глагол, например `0 fold`
not-a-verb = `{ $verb }` — не глагол этой игры
verb-alone = `{ $verb }` стоит без дополнений
verb-hand-or-alone = `{ $verb }` стоит без дополнений или перед `new` либо `old`
verb-hand-or-none = после `{ $verb }` нужно `new`, `old` или `none`
verb-card = после `{ $verb }` нужна карта, которую отдают, например `2h`
verb-cards = после `{ $verb }` нужны сброшенные карты, например `2h 3c`, каждая один раз
verb-chips = после `{ $verb }` нужно целое число фишек
verb-chips-or-alone = `{ $verb }` стоит без дополнений или перед целым числом фишек
verb-seat-and-chips = после `{ $verb }` нужны номер места и целое число фишек
verb-seat-or-alone = `{ $verb }` стоит без дополнений или перед номером места
verb-game = после `{ $verb }` нужны игра, её дикие карты или `none`, число джокеров и `blind` или `open`, например `four_card twos,Ad 0 blind`
verb-hands = после `{ $verb }` нужны руки, лучшая первой, карты каждой без пробелов, например `AhAsAd KsKhKd`
verb-swap = после `{ $verb }` нужно `all` или отданная и взятая карты, например `Ks 2h`, или `Ks down` для закрытой
verb-cards-or-alone = `{ $verb }` стоит без дополнений или перед сброшенными картами, например `2h 3c`, каждая один раз, или перед числом настоящих карт
verb-amounts = после `{ $verb }` нужна ставка сдающего или анте и ставка «Пара плюс», в целых фишках
setup-too-few-seats = для игры нужны хотя бы двое
setup-too-many-seats = по этим правилам колоды хватает не больше чем на { $most ->
    [one] { NUMBER($most) } игрока
    [few] { NUMBER($most) } игроков
   *[many] { NUMBER($most) } игроков
}
setup-too-many-jokers = jokers: в колоде их не больше { NUMBER($most) }
setup-no-such-dealer = сдаёт место { NUMBER($seat) }, но там никого нет
setup-below-minimum = table_minimum: у места { NUMBER($seat) } меньше { NUMBER($minimum) }
setup-too-many-chips = больше { NUMBER($most) } фишек не сосчитать
setup-open-min-zero = open_min: первая ставка — не меньше 1 фишки
setup-open-max-below-min = open_max: наибольшая первая ставка, { NUMBER($max) }, меньше наименьшей, { NUMBER($min) }
setup-cap-below-open-min = bet_cap: наибольшая ставка, { NUMBER($cap) }, меньше наименьшей первой, { NUMBER($min) }
setup-stages = этапы этих правил не подходят ни к одной игре
undealt-in-play = последняя раздача ещё идёт
undealt-sitting-over = партия окончена
undealt-needs-shuffle = сначала колоду нужно перетасовать
undealt-not-shuffled = перед этой раздачей колоду не тасуют
undealt-no-cut = старшую карту сейчас не сдают
undealt-other-cards = колода после тасовки — не из тех карт, что собрали
illegal-no-such-seat = на этом месте никого нет
illegal-sitting-over = партия окончена
illegal-between-deals = следующая раздача ещё не началась
illegal-not-in-deal = этот игрок вне раздачи
illegal-not-your-turn = сейчас ход места { NUMBER($seat) }
illegal-must-look-first = здесь карты сначала смотрят, потом играют
illegal-not-blind = карты уже посмотрели
illegal-too-late-to-look = после первой ставки вслепую карты смотрят в свой ход
illegal-say-which-hand = рук две: скажите, старую или новую
illegal-only-one-hand = рука только одна
illegal-must-decide = посмотренную руку сначала оставляют или сбрасывают
illegal-nothing-to-decide = решать о руке сейчас нечего
illegal-must-discard = сначала нужно сбросить { $cards ->
    [one] { NUMBER($cards) } карту
    [few] { NUMBER($cards) } карты
   *[many] { NUMBER($cards) } карт
}
illegal-not-in-hand = сбросить можно только карты из только что открытой руки
illegal-nothing-to-discard = сбрасывать ничего не нужно
illegal-must-answer = сначала нужен ответ на предложение вскрыться
illegal-nothing-offered = вскрыться никто не предлагал
illegal-must-name = сначала нужно назвать руку, которая играет
illegal-nothing-to-name = называть руку сейчас не нужно
illegal-must-retain = сначала нужно назвать руку, которая остаётся
illegal-nothing-to-retain = оставлять руку сейчас не нужно
illegal-must-keep-one = одну из двух рук нужно оставить
illegal-bet-too-small = наименьшая ставка — { NUMBER($least) }
illegal-bet-over-limit = лимит — { NUMBER($most) }
illegal-bet-over-chips = фишек для ставки только { NUMBER($most) }
illegal-too-few-chips = нужно { NUMBER($cost) }, а фишек только { NUMBER($chips) }
illegal-no-bet-yet = ставок ещё не было
illegal-still-in = в игре ещё { NUMBER($players) }, а вскрывать карты можно, только когда осталось двое
illegal-blind-man = играющего вслепую вскрыть нельзя
illegal-blind-man-too-soon = ставок до вскрытия играющего вслепую: { NUMBER($after) }, пока сделано { NUMBER($bets) }
illegal-can-still-bet = накрыть банк может только тот, кому не хватает на наименьшую ставку, { NUMBER($least) }
illegal-no-showdown = за этим столом вскрытия по согласию нет
illegal-only-two-left = когда осталось двое, за вскрытие платят
illegal-already-offered = в этот ход вскрыться уже предлагали, и был отказ
illegal-no-cover = здесь банк не накрывают: кому не хватает, занимает или пасует
illegal-short-folds = здесь пасует тот, кому не хватает на наименьшую ставку
illegal-no-borrowing = за этим столом в долг не берут
illegal-can-pay = наименьшая ставка — { NUMBER($least) }, и фишек на неё хватает
illegal-no-such-lender = на этом месте нет другого игрока, который мог бы одолжить
illegal-richest-lends = одалживает самый богатый из остальных, а это место { NUMBER($seat) }
illegal-nobody-can-lend = недостающего нет даже у самого богатого из остальных
illegal-loan-too-small = до наименьшей ставки не хватает { NUMBER($least) }
illegal-loan-too-large = одолжить можно не больше { NUMBER($most) }
illegal-refused-already = этот игрок в этот ход уже отказал в долге
illegal-must-answer-loan = сначала нужен ответ на просьбу о долге
illegal-no-loan-asked = в долг никто не просил
illegal-must-lend-or-show = другому не хватает: одолжите или покажите карты
illegal-nobody-to-show = показать карты всем можно только вместо займа
illegal-show-unseen = тому, кто одалживает, показывают только посмотренные карты
illegal-not-to-one-still-in = показывать карты тому, кто ещё в раздаче, нельзя
illegal-shown-already = этот игрок карты уже видел
illegal-has-covered = кто накрыл банк, ждёт конца раздачи
illegal-table-stakes = здесь играют только на фишки на столе: докупают между раздачами
illegal-nothing-done-yet = докупать можно, когда в раздаче кто-то уже сделал ход
illegal-broke-by-cover = кто накрыл банк и проиграл, вне игры
illegal-buy-in-refused = остальные отказали; снова попросить можно после следующей раздачи
illegal-must-vote = сначала нужно ответить: за или против
illegal-limits-fixed = за этим столом о лимитах не голосуют
illegal-limits-not-now = удваивают только между раздачами, пока не названа игра
illegal-limits-voted = о лимитах уже голосовали; сначала нужна ещё раздача
illegal-limits-highest = лимиты удвоены уже 20 раз, больше нельзя
illegal-limits-cannot-pay = предложить это может только тот, кто может внести анте { NUMBER($ante) }
illegal-limits-keeper = у того, кто оставил карты, не хватит на новое анте { NUMBER($ante) }
illegal-buy-in-too-small = принести нужно не меньше { NUMBER($least) }
illegal-buy-in-too-large = принести можно не больше { NUMBER($most) }
illegal-must-name-game = следующим сдаёт место { NUMBER($seat) }, и сначала нужно назвать игру
illegal-no-game-to-name = называть игру сейчас не нужно
illegal-no-such-game = такую игру сдающий назвать не может
illegal-no-such-wild-cards = дикими бывают любые из 52 карт и до четырёх джокеров
illegal-too-few-can-pay = меньше чем два игрока могут заплатить { NUMBER($cost) } за раздачу этой игры
illegal-pack-too-small = в такой игре колоды хватает не больше чем на { $most ->
    [one] { NUMBER($most) } игрока
    [few] { NUMBER($most) } игроков
   *[many] { NUMBER($most) } игроков
}
illegal-not-in-this-game = такого хода в этой игре нет
illegal-not-your-card = { $card } — не карта этого игрока
illegal-card-twice = { $card } названа дважды
illegal-not-on-board = { $card } не лежит открытой на столе
illegal-nothing-hidden = закрытых карт на столе нет
illegal-stuck-already = «стоп» уже сказан: последний ход — обмен
illegal-stick-too-soon = до своего второго хода «стоп» не говорят
illegal-nothing-to-contest = никто не объявлял комбинацию
illegal-must-contest = сначала объявленную комбинацию оспаривают или уступают ей
illegal-game-declined = остальные против этой игры
illegal-must-answer-game = сначала отвечают, за названную игру или против
illegal-must-set = сначала нужно разложить руки: { NUMBER($hands) }
illegal-wrong-hands = рук должно быть { NUMBER($hands) }
illegal-wrong-cards = в руке № { NUMBER($n) } не столько карт, сколько нужно
illegal-out-of-order = рука № { NUMBER($n) } сильнее предыдущей
illegal-must-take-or-leave = сначала нужно взять или оставить запасную руку
illegal-must-show-or-pass = сначала нужно показать руку или пасовать
illegal-must-bet-on-hand = на эту руку ставят: чек, уравнять, поставить или пас

## Совет

hint = Совет
hint-both = { $odds }; { $does }.
hint-best-of = Ваша рука ({ $hand }) — лучшая из { NUMBER($hands) } в { $share } раздач
hint-best-hardly = Ваша рука ({ $hand }) почти никогда не лучшая из { NUMBER($hands) }
hint-best-nearly = Ваша рука ({ $hand }) почти всегда лучшая из { NUMBER($hands) }
hint-beats = Ваша рука ({ $hand }) сильнее { $share } рук с раздачи
hint-beats-hardly = Ваша рука ({ $hand }) почти никогда не сильнее руки с раздачи
hint-beats-nearly = Ваша рука ({ $hand }) сильнее почти любой руки с раздачи
hint-unseen = Рука вслепую — лучшая из { NUMBER($hands) } в { $share } раздач
hint-throw = честный бот сбросил бы: { $cards }. Остальные три — лучшая рука
hint-does = честный бот выбрал бы «{ $button }»
hint-thinking = Считаю…
hint-worths = Чего стоит каждый ход в фишках, лучший первым:
hint-chances = Шанс выиграть партию, начиная с лучшего:
hint-one-setting = Выкладывать стоит только так: { $hands }.
hint-wins = «{ $button }» выигрывает в { $share } раздач.
hint-wins-hardly = «{ $button }» почти никогда не выигрывает.
hint-wins-nearly = «{ $button }» почти всегда выигрывает.
hint-folds = Могут спасовать: { $folders }.
hint-price = Цена { NUMBER($cost) }, банк { NUMBER($pot) }.
hint-carried = Банк может перейти дальше.
hint-folds-one-pot = Кто спасовал, играет дальше за другие банки.
hint-risks = Риск потерять жизнь, самое надёжное первым:
because-even = { $one } или { $other }: явной разницы нет.
because-even-set = Явной разницы здесь нет.
because-better = Лучше — { $why }
because-fold-beaten = { $best }: у кого-то почти всегда рука сильнее.
because-fold-rarely = { $best }: выигрыш бывает слишком редко для такой цены.
because-fold-blind = { $best }: вы платите вдвое больше, чем тот, кто играет вслепую, и вскрыть его нельзя.
because-fold = { $best }: остаться в игре стоит больше, чем это приносит.
because-see = { $best }: закончить сейчас выгоднее, чем ставить дальше.
because-bet-ahead = { $best }: вы выигрываете чаще, чем проигрываете.
because-bet-often = { $best }: вы выигрываете достаточно часто для такой цены.
because-bet-grows = { $best }: чаще всего вы впереди, так что пусть банк растёт.
because-bet-folds = { $best }: соперник ещё может спасовать.
because-carried = { $best }: перенесённый банк того стоит.
because-blind = { $best }: вслепую дешевле, а посмотреть можно и позже.
because-look = { $best }: это бесплатно, и со слабой рукой можно спасовать, пока вы не заплатили.
because-keep = { $best }: рука, которую вы знаете, дороже закрытой.
because-throw = { $best }: закрытая рука в среднем дороже этой.
because-most = { $best }: ничто другое не приносит больше.
because-safest = { $best }: ничего надёжнее нет.
because-wins-most = { $best }: ничто другое не выигрывает партию чаще.
because-set = Такая раскладка стоит больше всего.
because-set-other = Другая раскладка стоила бы больше.
figures = Цифры
figures-of = Цифры: решение { NUMBER($nth) }, { $taken }

## Keys

keys-are-on = Выключить их можно в настройках.
keys-are-off = Они выключены: включить их можно в настройках.
keys-by-place = На клавиатуре другие буквы? Работают клавиши на тех же местах. Нажмите здесь любую, и она появится в списке.
keys-at-the-table = За столом
keys-in-a-replay = В повторе
cap-enter = Enter
cap-escape = Esc
cap-home = Home
cap-end = End
cap-space = Пробел
key-look = посмотреть карты
key-fold = пас
key-bet = ставка
key-see = вскрыть карты
key-the-amount = сумма
key-bet-or-deal = главная кнопка или сдача
key-old-or-new-hand = старая или новая рука
key-keep-the-hand = оставить руку
key-pick-a-card = выбрать карту
key-throw-it = сбросить
key-show-agree-or-lend = показать, согласиться, одолжить
key-refuse = отказать
key-cover-the-pot = накрыть банк
key-to-a-card = от карты к карте
key-into-that-hand = положить в эту руку
key-take-it-back = забрать карту
key-sort = порядок карт
key-suggest = подсказать остальное
key-hint = показать или убрать совет
key-best-first = разложить руки по силе
key-lay-or-deal = выложить или сдать
key-take-the-spare = взять запасную руку
key-keep-yours = оставить свою
key-show-or-pass = показать или пас
key-hurry-the-table = поторопить стол
key-where-things-stand = сказать, что на столе
key-these-keys = эти клавиши
stands-pot = В банке: { NUMBER($chips) }.
stands-in = В игре: { $names }.
stands-unseen = Вы ещё не смотрели свои карты.
key-own-card = своя карта
key-board-card = карта на столе
key-another-card = другая карта
key-swap-or-deal = обмен или сдача
key-swap-all = обмен всех трёх
key-stick = стоп
key-step-back-or-on = шаг назад или вперёд
key-to-the-start = в начало
key-to-the-end = в конец
key-play-or-wait = пуск или пауза
key-leave = выйти

## The shuffle (src/app/sheets/fairness). The seed is a long number from which every shuffle of a sitting comes. The seal is its


## fingerprint, shown before the first card, so that the seed cannot be changed later: a sealed envelope, opened at the end.

check-the-shuffle = Проверить тасовку
sitting-is-sealed = Тасовка этой партии под печатью:
next-shuffle-is-sealed = Следующая тасовка под печатью:
next-one-is-sealed = Следующая — под печатью:
the-seal = Печать
the-seed = Зерно
the-next-sitting = Следующая партия
seal-to-note-down = Её тасовка под печатью ещё до сдачи. Запишите эту печать и сверьте, когда партия будет окончена.
cut-the-pack = Снять колоду
cut-why =
    До первой карты снять может каждый за столом. То, что вы добавите, войдёт в тасовку, и карты не мог выбрать никто, даже
    тот, кто сделал эту страницу.
cut-word = Своё слово или число
cut-with-it = Снять
cut-by-hand = Или снимите часть колоды
cut-cards = { $cards ->
    [one] { NUMBER($cards) } карта
    [few] { NUMBER($cards) } карты
   *[other] { NUMBER($cards) } карт
}
cut-here = Снять здесь
cut-quoted = «{ $word }»
cut-so-far = Колоду сняли: { $words }.
cut-needs-a-word = Сначала введите слово или число.
cut-often-enough = Колоду сняли уже достаточно раз.
cut-first = До сдачи колоду может снять каждый.
seal-that-was-shown =
    Ещё до первой карты тасовку определило зерно — длинное число, взятое наугад, — и показана была вот эта его
    печать:
seed-of-the-sitting = Зерно, из которого вышли все её тасовки:
seed-was-cut = Сняли так: { $words }. Из этого вышло вот это зерно, а из него — все тасовки:
seed-is-told-later =
    Зерно открывают, когда партия окончена: кто знает его, знает и все будущие карты. Тогда здесь будет проверено, что
    под печатью было именно оно, и все раздачи будут сданы из него заново.
back = Назад
checking = Проверяется…
seal-is-right = Зерно — то самое, что было под печатью: его SHA-256 и есть печать, цифра в цифру.
seal-was-not-noted =
    Какую печать показали, в записи не сказано. Печать её зерна — { $seal }: сверьте с той, что вы
    записали.
dealt-again-and-allowed = { $deals ->
    [1] Из зерна заново сдана одна раздача, и все действия в ней — по правилам.
    [one] Из зерна заново сдана { NUMBER($deals) } раздача, и все действия — по правилам.
    [few] Из зерна заново сданы { NUMBER($deals) } раздачи, и все действия в них — по правилам.
   *[many] Из зерна заново сдано { NUMBER($deals) } раздач, и все действия в них — по правилам.
}
dealt-again-alike = { $deals ->
    [1] Из зерна заново сдана одна раздача, и каждая карта та же.
    [one] Из зерна заново сдана { NUMBER($deals) } раздача, и каждая карта та же.
    [few] Из зерна заново сданы { NUMBER($deals) } раздачи, и каждая карта та же.
   *[many] Из зерна заново сдано { NUMBER($deals) } раздач, и каждая карта та же.
}
dealt-again-to-the-chip = { $deals ->
    [1] Из зерна заново сдана одна раздача: каждая карта та же, и фишек в конце у всех столько же.
    [one] Из зерна заново сдана { NUMBER($deals) } раздача: каждая карта та же, и фишек в конце у всех столько же.
    [few] Из зерна заново сданы { NUMBER($deals) } раздачи: каждая карта та же, и фишек в конце у всех столько же.
   *[many] Из зерна заново сдано { NUMBER($deals) } раздач: каждая карта та же, и фишек в конце у всех столько же.
}
later-cards-not-noted = { $deals ->
    [1] В одной раздаче запись пропускает карты, сданные позже: после ставки, при обмене или при равенстве. Их не сравнивали, а все записанные — те же.
    [one] В { NUMBER($deals) } раздаче запись пропускает карты, сданные позже: после ставки, при обмене или при равенстве. Их не сравнивали, а все записанные — те же.
    [few] В { NUMBER($deals) } раздачах запись пропускает карты, сданные позже: после ставки, при обмене или при равенстве. Их не сравнивали, а все записанные — те же.
   *[many] В { NUMBER($deals) } раздачах запись пропускает карты, сданные позже: после ставки, при обмене или при равенстве. Их не сравнивали, а все записанные — те же.
}
cut-is-in = До первой карты колоду сняли: { $words }. Каждая тасовка выходит из зерна и этого.
seed-may-be-known =
    Эта партия пришла сюда по ссылке или в файле. У кого они были, тот мог посмотреть будущие карты.
records-are-fair = Записи, которые сошлись со своим зерном: { NUMBER($good) } из { NUMBER($all) }.
record-is-unfair = Запись { NUMBER($record) }. { $why }
unfair-no-seed = Колоды в записи выписаны одна за другой, а зерна, чтобы перетасовать их заново, в ней нет.
unfair-other-seed = Под печатью было другое зерно: SHA-256 этого — { $seal }, а на печати — { $shown }.
unfair-other-cut = Карты перетасованы не тем зерном, что было под печатью, и не теми словами, с которыми сняли колоду.
unfair-dealer = По зерну первым сдаёт { $drawn }, а по записи — { $noted }.
unfair-high-card = Старшую карту сдали не из той колоды, которую тасует для неё зерно.
unfair-no-high-card = Первого сдающего определила старшая карта, а колоды, из которой её сдали, в записи нет.
unfair-replay = Сыграть запись заново нельзя: { $why }.
unfair-deal =
    Раздача { NUMBER($number) } не такая, какой выходит из зерна и прежних действий: в записи { $noted }, а сдано
    заново { $dealt }.
unfair-deals = Раздач по записи — { NUMBER($noted) }, а по её действиям их другое число.
unfair-actions = Карты и фишки верны, но действия не те, с какими партия закончилась.
unfair-chips = { $name }: по этим раздачам и действиям фишек в конце { NUMBER($has) }, а в записи — { NUMBER($noted) }.
bots-see-no-cards = Почему боты не видят ваших карт
bots-see-no-cards-1 =
    Самого стола бот никогда не получает. Он получает вид со своего места, а там у карты, которую ему видеть нельзя,
    нет лица; ваша карта появляется в нём, когда вы открываете её всем.
bots-see-no-cards-2 = О том, что происходит, он узнаёт так же: ему говорят, что вы смотрите карты, но не какие они.
bots-see-no-cards-3 =
    Всё случайное боты берут из другого зерна, не из того, которым тасуют, и вычислить карту по своему везению бот не
    может.
bots-see-no-cards-4 =
    Ботам сдают так же, как всем, из колод, которые определились раньше, чем кто-либо сделал ход.
check-by-hand = Вручную
check-by-hand-1 = Печать — это SHA-256 от 64 цифр зерна: printf %s SEED | sha256sum выведет её, если вместо SEED поставить зерно.
check-by-hand-2 =
    Сохраните запись партии («Меню», «Архив»). В ней есть зерно, все действия и карты всех раздач.
check-by-hand-3 =
    n-я тасовка — по Фишеру и Йетсу, числа для неё — из потока n ChaCha20 с этим зерном. Всё до последней буквы — в
    docs/fairness.md рядом с исходным кодом программы, по-английски.
check-by-hand-4 =
    Если колоду сняли, тасовки выходят из SHA-256 этого зерна и каждого слова на своей строке: printf "%s\n%s" SEED WORD |
    sha256sum.
cannot-be-shown = Чего этим не показать
cannot-be-shown-1 =
    Что после показа печати ничего не меняли, проверить можно. Что само зерно взято наугад — нельзя. Снимите колоду сами, и
    это будет не важно.
cannot-be-shown-2 =
    Чужая запись доказывает что-то, только если вы видели её печать до первой карты.
cannot-be-shown-3 =
    Печать не доказывает, что ни один бот не подглядел и что проверяющая страница честна. Для этого читайте программу или
    проверьте вручную.
cannot-be-shown-4 = Восемь цифр в «Новой игре» — только начало печати. Запишите её целиком.

## Embedding

embed-this-deal = Встроить эту раздачу
embed-this-sitting = Встроить эту партию
embed-this-lesson = Встроить этот урок
embed-deal-is = Страница показывает эту раздачу и открывает её на шаге { NUMBER($step) }.
embed-number-is = Всем посетителям сдают одни и те же карты.
embed-lesson-is = Посетители играют то, что вы написали, вместо стола.
embed-play = Играть с этого шага
embed-play-hint = те же карты, против ботов
embed-usual-rules = По обычным правилам.
embed-seats = Места
embed-bots = Из них ботов
embed-bots-hint = остальные — люди у одного экрана
embed-no-bots = Нет
embed-chips = Фишек у каждого
embed-chips-wrong = Впишите число от 1 до { NUMBER($most) }.
embed-names = Имена
embed-names-hint = через запятую: сначала люди, потом боты
embed-language-of-the-visitor = Как у посетителя
embed-start = Сдать сразу
embed-start-hint = без нажатия
embed-record = Передать странице запись
embed-record-hint = когда партия окончена
embed-accent = Цвет акцента
embed-accent-hint = для кнопок
embed-colour = Цвет
embed-how-it-looks = Как это выглядит
embed-preview = Встроенный стол: предпросмотр
embed-what-to-paste = Что вставить
embed-tag = Один тег
embed-frame = Или просто фрейм, без скрипта
embed-frame-title = Брэг, карточная игра
embed-copied = Скопировано: вставьте в свою страницу.
embed-copy-it-yourself = Выделите текст выше и скопируйте его.
table-waits = Стол на паузе.
play-in-full = Открыть целиком
play-in-full-in-a-new-tab = Открыть целиком, в новой вкладке
option-wrong = Для параметра «{ $option }» не подходит «{ $value }»: { $option ->
    [variant] нужно название игры или набора домашних правил
    [seats] нужно число от 2 до 8
    [bots] нужно число, не больше, чем мест
    [chips] нужно число от 1 до { NUMBER($most) }
    [names] нужны разные имена через запятую, каждое не длиннее, чем бывает у игрока
    [theme] нужно system, light, dark или contrast
    [lang] нужно en, de, fr или ru
    [accent] нужны шесть шестнадцатеричных цифр, например 1d4ed8
    [replay] нужна запись, которую можно сыграть, как её даёт «Встроить эту раздачу»
    [step] нужен номер шага этой раздачи
    [seat] номер места в этой раздаче, считая с 0
    [play] 1 годится только там, где кто-то должен ходить
    [number] нужно число от 1, today или текст ссылки на десять раздач, и есть они не в каждой игре
    [kept] нужна партия, которую прислал встроенный стол
    [speed] нужно slow, usual, quick или instant
   *[flag] нужно 1 или 0
}. Берётся значение по умолчанию.
options-unplayable = За таким столом играть нельзя. { $why } Здесь обычные правила и фишки.
option-record = Запись из параметра «replay» сыграть нельзя. Строка { NUMBER($line) }: { $why }. Здесь обычный стол.
table-not-made = Стол из этого адреса не собрать. Это обычный стол.
carried-cannot-go-on = Партию из ссылки нельзя продолжить: { $why }.
carried-is-read = Загружается ваш стол…
kept-is-read = Загружается сохранённая партия…
stop-reading = Отмена
carried-or-kept = Вы принесли партию с собой, а на этом устройстве сохранена другая. Её пришлось бы отложить.
play-the-carried = Играть ту, что с вами
stay-with-the-kept = Играть сохранённую
link-leads-away = Ссылка откроется вместо этой партии. Партия сохранена: «Продолжить» вернёт её.
link-leads-away-unsaved = Ссылка откроется вместо этой партии, а партия не сохранена.
link-open-it = Открыть ссылку
link-stay = Остаться
kept-is-put-aside = Прежняя сохранённая партия отложена на этом устройстве.
no-room-for-both =
    Для обеих нет места, и сохранённая партия остаётся. Сохраните её в файл, закончите и ещё раз перейдите по ссылке.

## Реплики ботов

talk-careful-folds-1 = Не моё.
talk-careful-folds-2 = Пережду.
talk-careful-raises-1 = Спокойно.
talk-careful-raises-2 = Ну, раз надо.
talk-careful-blind-1 = Не глядя.
talk-careful-blind-2 = Что ж, вслепую.
talk-careful-sees-1 = Надо убедиться.
talk-careful-sees-2 = Покажите, прошу.
talk-careful-wins-1 = Как приятно.
talk-careful-wins-2 = Ох, спасибо.
talk-careful-loses-1 = Ай-ай.
talk-careful-loses-2 = Хм.
talk-straight-folds-1 = Я пас.
talk-straight-folds-2 = Нет уж.
talk-straight-raises-1 = Повышу.
talk-straight-raises-2 = Вот так.
talk-straight-blind-1 = Не подглядываю.
talk-straight-blind-2 = И так сойдёт.
talk-straight-sees-1 = Вскроемся.
talk-straight-sees-2 = Ну-ка, что там?
talk-straight-wins-1 = Угощаю всех.
talk-straight-wins-2 = Благодарю.
talk-straight-loses-1 = Неплохо.
talk-straight-loses-2 = Что ж, честно.
talk-bragger-folds-1 = Дарю.
talk-bragger-folds-2 = Следующий — мой.
talk-bragger-raises-1 = Страшно?
talk-bragger-raises-2 = Смело, а?
talk-bragger-blind-1 = Зачем смотреть?
talk-bragger-blind-2 = Наугад.
talk-bragger-sees-1 = Не верю.
talk-bragger-sees-2 = Карты на стол.
talk-bragger-wins-1 = Легко.
talk-bragger-wins-2 = А я говорил.
talk-bragger-loses-1 = Повезло.
talk-bragger-loses-2 = Ну, погодите.
talk-expert-1 = Хорошая игра.
talk-expert-2 = Ожидаемо.

## Three Card Poker, against the house

# The game, on rows and on the rail; “Pair Plus” is the name of a bet, and so is “ante”.
family-three-card-poker = Трёхкарточный покер
family-three-card-poker-says = Ваши три карты против карт казино.
game-three-card-poker = Трёхкарточный покер
# In small letters on its row: how many boxes there can be.
family-boxes = от 1 до { NUMBER($most) } боксов
# On the rail, in very few letters: the least ante.
rail-casino = от { NUMBER($n) }
# The house rules, as those of the other games.
group-casino = Против казино
rule-ante-min = Наименьшее анте
rule-ante-min-hint = У кого меньше двух таких, тому не сдают.
rule-ante-min-why = Казино назначают его сами. Числа нет ни в одном источнике.
rule-ante-max = Наибольшее анте
rule-ante-max-hint = Пусто: без предела.
rule-ante-max-why = В казино есть предел стола; какой, не говорит ни один источник.
rule-ante-bonus = Бонус анте
rule-ante-bonus-hint = За стрит-флеш, сет и стрит, что бы ни было у казино.
# In a list.
rule-ante-bonus-standard = Обычный: 5, 4, 1
rule-ante-bonus-russian = Русский: 4, 3, 1
rule-ante-bonus-brag = Брэг: 4, 5, 1
rule-ante-bonus-why = Сколько платят казино, по wizardofodds.com, и сколько стоит в русском тексте.
rule-pair-plus = Пара плюс
rule-pair-plus-hint = За стрит-флеш, сет, стрит, флеш и пару.
# In a list.
rule-pair-plus-classic = Классическая: 40, 30, 6, 4, 1
rule-pair-plus-common = Частая теперь: 40, 30, 6, 3, 1
rule-pair-plus-russian = Русская: 40, 20, 5, 4, 1
rule-pair-plus-brag = Брэг: 30, 40, 6, 4, 1
rule-pair-plus-why = wizardofodds.com перечисляет выплаты казино. Русский текст: 40, 20, 5, 4, 1.
rule-pair-plus-bet = Ставка на пару плюс
rule-pair-plus-bet-hint = Вместе с анте — любая сумма или ровно столько же. Отдельно — любая.
rule-pair-plus-bet-any = Любая
rule-pair-plus-bet-equal = Как анте
rule-pair-plus-bet-why = Русский текст: не больше и не меньше анте, если только не ставят на неё одну.
rule-ante-bonus-bet = Бонус — отдельная ставка
rule-ante-bonus-bet-hint = Её делают до карт, без стрита она проиграна. В среднем теряется больше 90 %.
rule-ante-bonus-bet-why = В русском тексте бонус — ставка, которую по желанию делают до сдачи. Казино платят его и без ставки.
rule-boxes = Несколько боксов
rule-boxes-hint = Только тому, кто за столом один, или и рядом с другими.
# Two buttons side by side. Short.
rule-boxes-alone = Одному
rule-boxes-any = Всегда
rule-boxes-why = По русскому тексту несколько боксов бывает только у того, кто за столом один.
rule-ranking = Старшинство рук
rule-ranking-hint = Выплаты брэга идут только со старшинством брэга.
# Two buttons side by side. Short.
rule-ranking-poker = Покер
rule-ranking-brag = Брэг
rule-ranking-why = Покер: русский текст и большинство казино. Брэг: «3 Card Brag» из казино (wizardofodds.com).
rule-qualify = Казино нужна дама
rule-qualify-hint = С меньшим оно платит анте и возвращает вторую ставку.
rule-qualify-why = wizardofodds.com: дама или лучше. Русский текст об этом молчит.
# What is agreed.
agreed-three-card-poker = У каждого три карты против трёх карт казино.
agreed-ante-min = Анте не меньше { NUMBER($n) }.
agreed-ante-max-none = Верхнего предела у него нет.
agreed-ante-max = Анте не больше { NUMBER($n) }.
agreed-ante-bonus-standard = Бонус анте: 5 к 1 за стрит-флеш, 4 за сет, 1 за стрит.
agreed-ante-bonus-russian = Бонус анте: 4 к 1 за стрит-флеш, 3 за сет, 1 за стрит.
agreed-ante-bonus-brag = Бонус анте: 5 к 1 за сет, 4 за стрит-флеш, 1 за стрит.
agreed-pair-plus-classic = Пара плюс: 40 к 1 за стрит-флеш, 30 за сет, 6 за стрит, 4 за флеш, 1 за пару.
agreed-pair-plus-common = Пара плюс: 40 к 1 за стрит-флеш, 30 за сет, 6 за стрит, 3 за флеш, 1 за пару.
agreed-pair-plus-russian = Пара плюс: 40 к 1 за стрит-флеш, 20 за сет, 5 за стрит, 4 за флеш, 1 за пару.
agreed-pair-plus-brag = Пара плюс: 40 к 1 за сет, 30 за стрит-флеш, 6 за стрит, 4 за флеш, 1 за пару.
agreed-pair-plus-bet-equal = Вместе с анте на пару плюс ставят столько же, отдельно — любую сумму.
agreed-ante-bonus-bet = Бонус анте — отдельная ставка рядом с анте: без стрита или лучше она проиграна.
agreed-boxes-any = Несколько боксов можно занять и рядом с другими игроками.
agreed-ranking-poker = Стрит-флеш старше сета, лучший стрит — A K Q, низший — 3 2 A, лучший сет — тузы.
agreed-ranking-brag = Старшинство как в брэге: сет старше всего, лучший стрит — A 2 3, лучший сет — тройки.
agreed-qualify-no = Казино играет с любой рукой.
agreed-qualify-yes = Без дамы или лучше казино не играет: платит анте и возвращает вторую ставку.
# What is wrong in the form, and why a table cannot be set up or an action is refused: as those of the other games.
fault-ante-max = Нужно не меньше { NUMBER($least) }, как у наименьшего анте.
fault-brag-pays = Эти выплаты идут только со старшинством брэга.
fault-boxes-beside-others = Несколько боксов бывает только у того, кто за столом один. Уберите остальных или выберите «Всегда».
setup-ante-max-below-min = ante_max: наибольшее анте, { NUMBER($max) }, меньше наименьшего, { NUMBER($min) }
setup-brag-pays = { $key }: выплаты `brag` идут только со старшинством `brag`
illegal-stakes-first = карты сдают, когда все поставили или пропустили раздачу
illegal-staked-already = ставки сделаны: теперь играют или пасуют
illegal-nothing-staked = ставят анте или пару плюс или пропускают раздачу
illegal-ante-too-small = анте не меньше { NUMBER($least) }
illegal-ante-too-large = анте не больше { NUMBER($most) }
illegal-stakes-too-large = анте, ставка на игру и пара плюс — вместе не больше { NUMBER($chips) }
illegal-pair-plus-not-equal = вместе с анте на пару плюс здесь ставят столько же или ничего
illegal-no-bonus-bet = бонус здесь приносит само анте, на него не ставят
illegal-bonus-not-said = ставят три суммы: анте, пару плюс и бонус анте; любая может быть 0
illegal-bonus-without-ante = на бонус анте ставят только вместе с анте
illegal-bonus-not-equal = на бонус анте здесь ставят столько же, сколько анте, или ничего
illegal-stakes-too-large-with-bonus = анте, ставка на игру, пара плюс и бонус анте — вместе не больше { NUMBER($chips) }
# What happens. The names of the bets stand in a sentence.
stakes-both = { $who ->
    [you] Вы ставите анте { NUMBER($ante) } и { NUMBER($plus) } на пару плюс
   *[other] { $who } ставит анте { NUMBER($ante) } и { NUMBER($plus) } на пару плюс
}.
stakes-ante = { $who ->
    [you] Вы ставите анте { NUMBER($ante) }
   *[other] { $who } ставит анте { NUMBER($ante) }
}.
stakes-pair-plus = { $who ->
    [you] Вы ставите { NUMBER($plus) } на пару плюс
   *[other] { $who } ставит { NUMBER($plus) } на пару плюс
}.
stakes-ante-and-bonus = { $who ->
    [you] Вы ставите анте { NUMBER($ante) } и { NUMBER($bonus) } на бонус анте
   *[other] { $who } ставит анте { NUMBER($ante) } и { NUMBER($bonus) } на бонус анте
}.
stakes-all-three = { $who ->
    [you] Вы ставите анте { NUMBER($ante) }, { NUMBER($plus) } на пару плюс и { NUMBER($bonus) } на бонус анте
   *[other] { $who } ставит анте { NUMBER($ante) }, { NUMBER($plus) } на пару плюс и { NUMBER($bonus) } на бонус анте
}.
sits-out = { $who ->
    [you] Вы пропускаете раздачу
   *[other] { $who } пропускает раздачу
}.
plays-against-house = { $who ->
    [you] Вы играете за { NUMBER($chips) }
   *[other] { $who } играет за { NUMBER($chips) }
}.
# $hand is what a hand is called, as somebody shows it.
house-shows = Казино открывает: { $hand }.
house-shows-and-is-out = Казино открывает: { $hand }, и не играет.
bet-has-won = { $who }: { $bet ->
    [ante] анте
    [play] ставка на игру
    [bonus] бонус анте
   *[plus] пара плюс
} — выигрыш { NUMBER($chips) }.
bet-comes-back = { $who }: { $bet ->
    [ante] анте
   *[play] ставка на игру
} — возврат.
bet-is-lost = { $who }: { $bet ->
    [ante] анте
    [play] ставка на игру
    [bonus] бонус анте
   *[plus] пара плюс
} — проигрыш { NUMBER($chips) }.
# The end of a deal: a headline, without a full stop, and a line for each box.
you-win-from-house = Вы выигрываете { NUMBER($chips) }
you-lose-to-house = Вы проигрываете { NUMBER($chips) }
you-come-out-even = Вы при своих
house-wins = Казино выигрывает { NUMBER($chips) }
house-loses = Казино проигрывает { NUMBER($chips) }
house-comes-out-even = Казино при своих
box-came-to = { $who }: { $bets }.
# In that line, each in its turn.
bet-in-brief = { $bet ->
    [ante] анте
    [play] игра
    [bonus] бонус
   *[plus] пара плюс
} { $came }
bet-back-in-brief = { $bet ->
    [ante] анте
   *[play] игра
} — возврат
# On the cloth: the house's cards, and the places for the bets. Very short.
the-house = Казино
house-is-out = не играет
place-ante = Анте
place-play = Игра
place-pair-plus = Пара +
place-bonus = Бонус
# The places in words: what lies in a box.
box-holds = анте { NUMBER($ante) }, игра { NUMBER($play) }, пара плюс { NUMBER($plus) }
box-holds-bonus = анте { NUMBER($ante) }, игра { NUMBER($play) }, пара плюс { NUMBER($plus) }, бонус анте { NUMBER($bonus) }
# What one of several boxes of one player is called. The name has twelve letters at the most.
box-of-yours = Бокс { NUMBER($n) }
# In the list of who plays a seat.
player-kind-box = Ещё один бокс
add-a-box = Добавить свой бокс
# Controls. The names of the two bets stand beside their amounts.
less-of = Меньше: { $bet }
more-of = Больше: { $bet }
sit-out = Пропустить
play-for = Играть за { NUMBER($chips) }
stake-before-the-cards = Сделайте ставку до сдачи карт.
play-or-fold = Поставить ещё одно анте или спасовать?
stakes-to-be = Анте { NUMBER($ante) }, пара плюс { NUMBER($plus) }.
three-stakes-to-be = Анте { NUMBER($ante) }, пара плюс { NUMBER($plus) }, бонус анте { NUMBER($bonus) }.
# The pay table, and what the house keeps. $percent has four decimals, with a sign only where it is below nothing.
what-is-paid = Выплаты
pays-to-one = { NUMBER($n) } к 1
pays-nothing = –
decimals = { $whole },{ $part }
edge-of-ante = От каждого анте казино в среднем оставляет себе { $percent } %, от всех ставок на анте и игру — { $staked } %.
edge-of-ante-yours =
    Когда казино играет с любой рукой, преимущество у вас: в среднем { $percent } % от каждого анте, { $staked } % от всех
    ставок на анте и игру.
edge-of-pair-plus = От каждой ставки на пару плюс — { $percent } %.
edge-of-bonus-bet = От каждой ставки на бонус анте — { $percent } %.
house-out-of = Из 22 100 рук, какие могут быть у казино, 6720 не играют.
worth-playing = Играйте от { $least }: { $played } рук из 22 100. Остальные бросайте.
# How to play.
howto-for-alone = От одного до { NUMBER($most) } боксов. Каждому сдают { NUMBER($cards) } карты, и казино тоже.
howto-casino-stake = До карт поставьте анте, пару плюс или и то и другое; или пропустите раздачу.
howto-casino-cards = Каждому боксу сдают три карты, и казино тоже, закрытыми.
howto-casino-play = Посмотрите свои: играйте ещё за столько же, сколько анте, или спасуйте и потеряйте поставленное.
howto-casino-out = Казино играет с дамой или лучше. С меньшим оно платит анте один к одному и возвращает вторую ставку.
howto-casino-compare =
    Иначе выигрывает лучшая рука: анте и ставка на игру оплачиваются один к одному или проиграны. При равных обе
    возвращаются.
howto-casino-bonus = За стрит и лучше полагается бонус анте, что бы ни было у казино.
howto-casino-plus = Пара плюс — ставка на свои три карты: пара или лучше выигрывает.
howto-casino-ranks =
    Старшинство как в покере: стрит-флеш старше сета, лучший сет — тузы, лучший стрит — A K Q, низший — 3 2 A.
howto-casino-best = Лучше всего играть от дамы, шестёрки, четвёрки.
howto-casino-shown = Вы выигрываете анте и игру, и пару плюс тоже: у казино только дама.
howto-casino-boxes = Если вы за столом один, можно играть на нескольких боксах. Каждый — отдельная рука.
# What beats what in the order of poker, as the others of it: without a capital and a full stop.
brief-poker-prial = три карты одного достоинства; старше всех тузы
brief-poker-run = три карты подряд; старше всех A K Q, младше всех 3 2 A

review = Разбор
review-deal = Разобрать раздачу { NUMBER($deal) }
review-deal-of-record = Разобрать запись { NUMBER($record) }, раздачу { NUMBER($deal) }
review-last-deal = Разобрать раздачу
review-sitting = Разобрать партию
review-thinking = Каждое решение доигрывается много раз.
review-cancelled = Разбор отменён.
review-shared = Когда за одним экраном играют несколько человек, разбор ждёт конца партии.
review-result = Итог
review-cards = Карты
review-others = Соперники и следующие карты
review-own = Ваши решения
review-adds-up = Три строки дают в сумме ваш итог, в фишках. «Карты» — то, что в среднем берёт с ними мастер против таких игроков или, когда двое играют по обычным правилам, против лучшей игры. Решения оцениваются только по тому, что тогда было видно.
review-adds-up-lives = Три строки дают в сумме ваш итог, в жизнях. «Карты» — риск, который остаётся при лучшей игре. «Ваши решения» — риск, который вы прибавили, по тому, что тогда было видно.
review-adds-up-games = Три строки дают в сумме ваш итог, в шансах выиграть партию. «Карты» — то, что в среднем извлекает из них мастер против таких игроков. Решения оцениваются только по тому, что тогда было видно.
review-decisions = Решения
review-costliest = Самые дорогие решения, в долях банка
review-none = Здесь нельзя было оценить ни одного решения.
review-no-fault = Ни одно решение не стоило 3 % банка или больше.
review-pot = Банк { NUMBER($pot) }
review-cost = { $chips }, { $share } банка
review-cost-life = риск потерять жизнь больше на { $share }
review-cost-game = шанс выиграть партию меньше на { $share }
review-hands-set = Раскладка рук
review-set-so = Разложено
verdict-best = Лучшее
verdict-as-good = Не хуже других
verdict-good = Хорошо
verdict-close = Слишком близко
verdict-slip = Неточность
verdict-mistake = Ошибка
verdict-blunder = Грубая ошибка
review-solved = Против лучшей игры, которая поступает так же.
review-against-best = Против лучшей игры.
review-whose = Чьи решения
review-own-of = Решения: { $name }
review-try = Ещё раз: решение { NUMBER($nth) }, { $taken }
expert-ask = Как сыграл бы мастер
expert-thinks = Мастер играет эту раздачу много раз.
expert-made = Мастер с вашими картами: в среднем { $expert }. Вы: { $own }.
expert-made-of = Мастер с этими картами: в среднем { $expert }. { $name }: { $own }.
expert-how = { $unit ->
    [lives] В жизнях
    [points] В очках
   *[other] В фишках
}, число раздач: { NUMBER($deals) }. Всё, что нельзя было видеть вначале, каждый раз сдавалось заново, а остальные играли по-своему. Банк, который остаётся, ничей.
expert-no-part = У этого места в раздаче не было карт.
expert-watch = Посмотреть
expert-plays = Играет мастер
trial = А если
trial-again = Снова
trial-other-cards = Другие карты
trial-back = Назад

hand-of = { $name }, рука { NUMBER($n) }
cards-face-down = { $cards ->
    [one] { NUMBER($cards) } закрытая карта
    [few] { NUMBER($cards) } закрытые карты
   *[many] { NUMBER($cards) } закрытых карт
}
lies = { $owner }: { $cards }.
lies-as = { $owner }: { $cards } — { $hand }.
it-wins = Она выигрывает.

## Школа: десять раздач, одинаковых для всех (src/app/sheets/school)

school = Школа
deal-of-the-day = Раздачи дня
ten-of-day = № { $number } · { $day }
ten-of-number = Номер { $number }
play-ten-deals = Сыграть десять раздач
ten-go-on = Дальше: раздача { NUMBER($deal) } из { NUMBER($of) }
ten-deal-of = { NUMBER($deal) } из { NUMBER($of) }
ten-past-day = Прошедший день: он сохранится, но не в счёт.
ten-what-came = Ваш результат
ten-spoilt = Эти сохранённые раздачи изменены, их нельзя доиграть.
ten-link-unread = В ссылке нет десяти раздач, известных этой версии Brag.
ten-same-for-all = Одни и те же карты, случай и боты для всех. Перед каждой раздачей карты тасуют, и ни одна рука не остаётся на следующую. Карты можно знать заранее: не играйте на деньги.
ten-expert = Мастер
ten-for-points = Считаются ваши очки за десять раздач. Раньше игра не кончается.
ten-for-lives = Считаются жизни, потерянные за десять раздач. У каждого их девять, чтобы все доиграли до конца.
ten-expert-plays = Мастер играет теми же картами против тех же ботов.
ten-other = Отправитель ссылки
ten-other-won = Отправитель ссылки закончил с { $sum }.
ten-each-deal = Каждая раздача
ten-deal = Раздача
ten-share = Поделиться итогом
ten-copy = Скопировать итог
ten-line-of-day = Brag { $number }: { $parts }
ten-line-of-number = Brag, десять раздач № { $number }: { $parts }
ten-expert-won = мастер { $sum }
ten-points = { $n ->
    [one] { $sum } очко
    [few] { $sum } очка
   *[many] { $sum } очков
}
ten-lives = { $n ->
    [one] { $sum } жизнь
    [few] { $sum } жизни
   *[many] { $sum } жизней
}
ten-deals-won = { $n ->
    [one] выиграна { NUMBER($n) } раздача
    [few] выиграно { NUMBER($n) } раздачи
   *[many] выиграно { NUMBER($n) } раздач
}
ten-blind-wins = { $n ->
    [one] { NUMBER($n) } победа вслепую
    [few] { NUMBER($n) } победы вслепую
   *[many] { NUMBER($n) } побед вслепую
}
ten-hints = { $n ->
    [one] { NUMBER($n) } подсказка
    [few] { NUMBER($n) } подсказки
   *[many] { NUMBER($n) } подсказок
}
ten-calendar = Ваши дни
ten-days-so-far = { $n ->
    [0] Пока ни один день не засчитан.
    [one] Засчитан { NUMBER($n) } день: всего в фишках { $sum }.
    [few] Засчитано { NUMBER($n) } дня: всего в фишках { $sum }.
   *[many] Засчитано { NUMBER($n) } дней: всего в фишках { $sum }.
}
ten-month-before = Предыдущий месяц
ten-month-after = Следующий месяц
ten-by-number = По номеру
ten-by-number-of-table = Десять раздач по номеру
ten-by-number-is = Один номер и одна игра — одни и те же десять раздач. Выберите номер вместе с другом или пришлите ему ссылку потом.
ten-number = Номер
ten-number-wrong = Целое число от 1 до { $most }.
ten-your-table = Стол из «Новой игры»
holds-tens = { $n ->
    [1] десять раздач школы
    [one] { NUMBER($n) } раз по десять раздач школы
    [few] { NUMBER($n) } раза по десять раздач школы
   *[many] { NUMBER($n) } раз по десять раздач школы
}
first-deal-of-game = Сыграть первую раздачу

## Упражнения: отдельные решения с оценкой сразу (src/app/sheets/drills)

path-head = Впервые играете в брэг? По порядку
path-sort = Старшинство: разложите семь комбинаций
path-lessons = Раздачи с подсказками
path-drills = Десять упражнений: { NUMBER($done) } из { NUMBER($all) }
path-ten = Десять раздач против трёх честных ботов
path-next = Дальше: { $step }
path-done = ✓ { $step }
sort-ask = Семь комбинаций. Нажмите на старшую, потом на следующую, и так далее.
sort-right = Верно: { $hand } — { $is }. Какая следующая?
sort-wrong = Пока нет: другая старше этой ({ $hand }).
sort-shown = Не эта ({ $hand }). Верная обведена.
sort-done = Вот и порядок. Теперь вы знаете, что старше.
sort-ladder = По порядку, старшая первой
sort-heap = Комбинации, которые надо разложить
drills = Упражнения
drills-are = Одно решение за раз и сразу оценка. Счёт — хорошие из последних 20. Ошибка возвращается через один, три, семь и 21 день, с другими картами.
drills-go = Тренироваться
drills-due = Повторить сегодня: { NUMBER($n) }.
drills-broken = Сохранённый счёт упражнений не удаётся прочитать. С вашим следующим ответом он будет отложен на этом устройстве, и начнётся новый.
drill-of = хороших: { NUMBER($good) } из { NUMBER($all) }
drill-comes-back = Завтра это вернётся, с другими картами.
drill-try = Попробовать
drill-more = Ещё такие
drill-look = Смотреть или играть вслепую
drill-fold = Ставка или пас
drill-see = Вскрыть или ставить дальше
drill-keep = Какую руку оставить
drill-set = Разложить девять карт
drill-swap = Обмен или стоп
drill-draw = Какие карты обменять
drill-none-yet = ещё не было
drills-how = Итог
drills-good = Хороших: { NUMBER($good) } из { NUMBER($all) }
drills-best = Лучшее
drills-worst = Худшее
drills-no-fault = Ни одной ошибки.
drills-ten-more = Ещё десять
drill-worth-chips = { $figure } фиш.
drill-worth-life = риск { $share }
drill-worth-game = выигрыш { $share }
drill-size = Размер ставки: «{ $best }» приносит на { $more } больше, чем «{ $made }».
drill-size-fits = Размер ставки: «{ $made }» не хуже любого другого.
course-end = Курс пройден
course-well = Что получилось
course-won = { $n ->
    [0] Из { NUMBER($all) } раздач не выиграно ни одной, итог { $sum }.
   *[other] Выиграно раздач: { NUMBER($n) } из { NUMBER($all) }, итог { $sum }.
}
course-best = Лучшая раздача — номер { NUMBER($deal) }: { $sum }.
course-good = Хороших решений: { NUMBER($good) } из { NUMBER($all) }.
course-looks = Ищем худшее решение…
course-worst = Худшее решение, раздача { NUMBER($deal) }
course-more = Ещё школа
play-now = Играть
holds-drills = счёт упражнений
holds-lessons = { $n ->
    [1] один урок
    [one] { NUMBER($n) } урок
    [few] { NUMBER($n) } урока
   *[many] { NUMBER($n) } уроков
}

## Таблицы ставок из источников (src/app/sheets/retold)

retold-head = Таблицы из источников
retold-is = Как делают ставки вчетвером или впятером — так, как напечатано в источниках. Перед каждой ставкой своего игрока вы говорите, что сделали бы, а потом узнаёте, что было сделано и что об этом думает мастер. Последние две — наши собственные примеры: для этих игр таблиц в источниках нет.
retold-four = pagat.com: четверо, один вскрывает
retold-pagat-1 = pagat.com: пятеро смотрят карты
retold-pagat-2 = pagat.com: двое играют вслепую
retold-french-1 = Французский текст: пятеро смотрят карты
retold-french-2 = Французский текст: двое играют вслепую
retold-classic = Классический брэг: три ставки
retold-casino = Трёхкарточный покер: четыре руки
retold-ask = Что теперь?
retold-did = В таблице: { $did }.
retold-same = Как и вы.
retold-note-pace = pagat.com замечает: так можно ставить по 2 без конца. Если все остаются, кто-то должен прибавить; здесь это сейчас сделает Eddie.
retold-note-nerve = pagat.com замечает: втроём вскрыть нельзя никого. Теперь решают нервы: кто-то должен спасовать.
retold-note-spent = pagat.com замечает: за четыре круга вы поставили всего 4 фишки, а Chris — 10, не считая анте. Так бывает часто, и без этого нет игры вслепую.
retold-note-unseen = pagat.com замечает: чтобы вскрыть Chris, вы платите двойную ставку вслепую. В кругах 6 и 7 Chris не мог вскрыть вас, хотя в игре оставалось двое.
retold-note-french-1-1 = Французский текст: вы открываете одной фишкой. Bruno и Claire остаются за столько же, Denis выбывает, а Elise повышает до двух.
retold-note-french-1-2 = Французский текст: последняя ставка — две, так что остаться стоит не меньше двух. Вы, Bruno и Claire ставите две, а Elise повышает до четырёх.
retold-note-french-1-3 = Французский текст: теперь нужно не меньше четырёх. Вы ставите четыре, Bruno выбывает, Claire тоже ставит четыре, а Elise повышает до пяти.
retold-note-french-1-4 = Французский текст: теперь нужно пять. Вы ставите пять, Claire выбывает, а Elise повышает до десяти.
retold-note-french-1-5 = Французский текст: остались только вы и Elise. Вы могли бы вскрыть Elise за 20, но ставите десять. Elise тоже могла бы вскрыть вас за 20, но ставит ещё десять.
retold-note-french-1-6 = Французский текст: вы платите 20 и вскрываете руку Elise. На этом ставки кончаются.
retold-note-french-2-1 = Французский текст: Alain открывает двумя. Вы играете вслепую, поэтому остаться стоит одну, вдвое меньше. Claire, Denis (тоже вслепую) и Elise ставят минимум.
retold-note-french-2-2 = Французский текст: вы и Alain ставите минимум. Claire повышает до четырёх, для Denis это две, и Denis их ставит. Elise выбывает.
retold-note-french-2-3 = Французский текст: Alain ставит минимум, четыре. Вы вслепую повышаете до четырёх: кто смотрел, тому теперь нужно восемь. Claire ставит восемь, Denis выбывает.
retold-note-french-2-4 = Французский текст: Alain выбывает. Вы уже могли бы вскрыть Claire, но ставите минимум, четыре. Claire вскрыть вас не может: кто смотрел карты, не вскрывает играющего вслепую. Поэтому Claire ставит минимум, восемь.
retold-note-french-2-5 = Французский текст: вы платите восемь и вскрываете руку Claire. На этом ставки кончаются.
retold-expert = Сколько в среднем стоит каждый ход, если мастер доигрывает за всех:
retold-end = { NUMBER($same) } из { NUMBER($all) } — как в таблице.

## What is best with every hand

every-hand = Все руки здесь
every-hand-solved = Каждая рука против лучшей игры: лучший ход и сколько он в среднем приносит с этого места, в фишках.
every-hand-played = Каждая рука много раз разыграна против таких игроков: лучший ход и сколько он в среднем приносит с этого места, в фишках.
every-hand-note = Каждый вид представляет средняя рука. Соседние виды, которые цифры не различают, стоят в одной строке, а «или» соединяет такие ходы; если их больше, коснитесь строки.
every-hand-counting = Сколько уже посчитано
every-hand-best = Лучше всего
every-hand-worth = Цена
every-hand-yours = ваша рука
every-hand-blind = Вслепую
every-hand-choice = Ход
every-hand-looked = Посмотрев карты
every-hand-look-free = Посмотреть карты ничего не стоит.
every-hand-look-price = Посмотреть карты ничего не стоит. После этого наименьшая ставка — { NUMBER($open) }, вслепую — { NUMBER($blind) }.
every-hand-or = { $one } или { $other }
every-hand-range = { $from } — { $to }
every-hand-close = Слишком близко, не различить
every-hand-as-good = или не хуже: { $choices }
review-every-hand = Все руки здесь: решение { NUMBER($nth) }, { $taken }
review-sets-up = Собрать стол: решение { NUMBER($nth) }, { $taken }

## How well one decides

stat-strength = Как вы решаете
stat-strength-few = Показывается начиная с { NUMBER($least) } разобранных раздач с тремя картами. Пока: { NUMBER($count) }.
stat-strength-like = Вы играете как { $bot }.
stat-strength-several = Вы играете как { $bot }: точнее по цифрам не сказать.
stat-strength-between = Вы играете лучше, чем { $worse }, но слабее, чем { $better }.
stat-strength-better = Вы решаете лучше любого бота.
stat-strength-worse = Даже игра наугад обходится дешевле.
stat-strength-unknown = По этим раздачам ещё не видно, насколько хорошо вы решаете. Разберите ещё несколько.
stat-strength-cost = Цена ваших решений, доля банка за раздачу
stat-strength-result = Ваш результат, фишек за раздачу
stat-strength-deals = Учтено разобранных раздач с тремя картами, от двух до четырёх игроков: { NUMBER($count) }, не больше { NUMBER($most) } последних. Боты разобраны так же, как вы.
stat-strength-why = Цена показывает, как хорош был выбор при том, что было видно; фишки зависят ещё от карт и от других, поэтому одно с другим может расходиться.
stat-strength-who = Игрок
stat-strength-costs = Доля банка за раздачу
stat-strength-you = вы
band-expert = мастер
band-straightforward = честный бот
band-careful = осторожный бот
band-bragger = бот-хвастун
band-random = тот, кто играет наугад

## Mistakes by kind

stat-mistakes = Ваши ошибки по видам
stat-mistake = { NUMBER($count) }×, в среднем { $share } ставки
stat-mistakes-are = Сравниваются первая и вторая половина разобранных раздач. Упражнения начинаются с ваших собственных решений.
stat-practise = Упражняться
stat-practise-it = Упражняться: { $what }
mistake-folded = Сброшена хорошая рука
mistake-stayed-in = Сыграна слабая рука
mistake-looked = Карты посмотрены слишком рано
mistake-stayed-blind = Слишком долго вслепую
mistake-low = Ставка слишком мала
mistake-high = Ставка слишком велика
mistake-saw-soon = Слишком раннее вскрытие
mistake-saw-late = Ставка вместо вскрытия
mistake-kept = Оставлена не та рука
mistake-set = Руки разложены плохо
mistake-swapped = Неверный обмен или остановка
mistake-drew = Взяты не те карты
trend-less = в последнее время реже
trend-more = в последнее время чаще
trend-unclear = ясной тенденции нет
## Настоящие карты: страница ведёт ставки (src/app/families/bank)

# Вопрос при вскрытии и ответы на него: имена, Равны, Несколько, Никто.
bank-who-won = Кто выиграл?
bank-who-is-better = У кого рука лучше?
bank-who-last = Кто берёт последний банк ({ NUMBER($chips) })?
bank-who-covered = Накрытый банк ({ NUMBER($chips) }): { $names }?
bank-or = {" "}или{" "}
bank-best-hand = Лучшая рука: { $names }.
bank-who-better = Смотрят только { $names }. У кого рука лучше?
bank-who-beats = Кто бьёт открытые карты игрока { $who }?
bank-who-upcard = У кого лучшая открытая карта?
bank-who-dealt = У кого сразу { NUMBER($number) }?
bank-who-nearest = Кто ближе всех к { NUMBER($number) }?
bank-who-drew = Кто вытянул старшую карту?
bank-equal = Равны
bank-several = Несколько
bank-nobody = Никто
bank-done = Готово
bank-royal = Сет
bank-press-all = Нажмите имена тех, у кого поровну, потом «Готово».
bank-exchange-how-many = Сколько карт меняете?
bank-exchange = Сменить { NUMBER($cards) }
bank-none = Ни одной
bank-card = Карту
bank-over = Больше { NUMBER($number) }
bank-made = Ровно { NUMBER($number) }
bank-draw-or-stop = Возьмите карту или скажите, сколько у вас.
bank-contest = { $who } объявляет комбинацию. Оспорьте её или уступите банк.
bank-takes-card = { $who ->
    [you] Вы берёте карту
   *[other] { $who } берёт карту
}.
bank-is-over = { $who ->
    [you] У вас больше { NUMBER($number) }
   *[other] { $who }: больше { NUMBER($number) }
}.
bank-has-number = { $who ->
    [you] У вас { NUMBER($number) }
   *[other] { $who }: { NUMBER($number) }
}.
bank-stands = { $who ->
    [you] Вы останавливаетесь
   *[other] { $who } останавливается
}.
bank-undo = Отменить
bank-take-back = Отменить: { $what }
bank-take-back-this = Отменить последний ход?
bank-take-back-deal = Отменить: сдачу { NUMBER($deal) }, а перед ней: { $what }
bank-take-back-misdeal = Отменить пересдачу? Сдача { NUMBER($deal) } продолжится, как была.
bank-put-back-this = Вернуть отменённое?
bank-keep-it = Оставить
bank-undo-it = Отменить
bank-misdeal = Пересдача
bank-misdeal-means = сдать заново
bank-only-deal = Только сдачу { NUMBER($deal) }
bank-put-back = Вернуть
bank-settle = Кто кому платит
bank-pays = { $who } → { $to }: { NUMBER($chips) }.
bank-pot = { $pot }: { $names }, { NUMBER($chips) }.
bank-all-even = Никто никому не должен.
bank-share = Поделиться итогом
bank-copied = Скопировано.
bank-players = Игроки
bank-players-say = Кто пропускает, не получает карт, пока не вернётся. Кто ушёл, тоже учитывается в расчёте и может вернуться.
players-say = Кто пропускает, не получает карт, пока не вернётся. Кто ушёл, останется в итогах.
bank-players-later = Приходят и уходят между сдачами.
bank-sits-out = { $who } пропускает.
bank-is-back = { $who } снова за столом.
bank-leaves = { $who } уходит из-за стола.
bank-puts-right = Исправлено: { $who } → { $to }, { NUMBER($chips) } ({ $why }).
bank-puts-right-to-pot = Исправлено: { $who } кладёт { NUMBER($chips) } в банк ({ $why }).
bank-puts-right-from-pot = Исправлено: { $who } берёт { NUMBER($chips) } из банка ({ $why }).
bank-why-winner = не тот победитель
bank-why-bet = неверная ставка
bank-why-count = ошибка в счёте
bank-why-agreed = по уговору
bank-away = пропускает
bank-left = за столом нет
bank-sit-out = Пропустить
bank-sit-in = Снова здесь
bank-leave = Уйти
bank-join = Кто-то ещё садится
bank-sit-down = Сесть
bank-join-says = Новый игрок садится между последним и первым.
bank-right = Исправить фишки
bank-right-says = Не тот победитель, неверная ставка: укажите, кто кому сколько отдаёт. Это попадёт в журнал с причиной, а «Отменить» это исправит.
bank-right-from = От кого
bank-right-to = Кому
bank-right-chips = Сколько
bank-right-why = Причина
bank-right-do = Исправить
bank-back-with = { $name } снова за столом: { $chips }.
bank-turns = Поворачивать кнопки к тому, чей ход
bank-turns-says = Для экрана посреди стола. Первый игрок сидит внизу, остальные вокруг по часовой стрелке.
bank-take-back-end = Продолжить партию?
bank-end = Закончить партию
bank-no-review = Brag не знает карт этой партии, разбирать нечего.
own-cards = Своими картами
own-cards-says = Вы сдаёте настоящую колоду, а Brag ведёт ставки. Только для людей: без ботов, подсказок, шансов и разбора.
own-cards-not = В эту игру своими картами не сыграть: Brag должен их знать.
howto-own-cards = Если у вас своя колода, выберите это в «Новой игре». Вы сдаёте карты, а Brag следит за очередью, ценами и банками. Нажимайте то, что делаете, а после вскрытия — имя победителя. «Отменить» возвращает ход назад, в «Игроках» садятся за стол, уходят или пропускают, а в конце видно, кто кому платит.
fault-own-cards = В эту игру своими картами не сыграть.
illegal-must-declare = сначала скажите, чьи карты лучше
illegal-no-answer = это не ответ на вопрос о картах
illegal-nothing-asked = о картах никто не спрашивал
illegal-count-only = скажите только, сколько карт меняете
illegal-all-stay = в этой игре все остаются до конца
illegal-page-deals = исправлять фишки можно, только когда вы сдаёте свои карты
illegal-not-between-deals = приходят и уходят между сдачами
illegal-nothing-changes = от этого ничего не изменится
illegal-is-away = этот игрок пропускает
illegal-has-left = этот игрок ушёл
illegal-keeps-hand = этот игрок держит карты для следующей сдачи
illegal-owes = за этим игроком остался долг
illegal-too-few-left = осталось бы меньше двух игроков
illegal-right-not-now = фишки исправляют между сдачами
illegal-right-nobody-else = они должны достаться кому-то другому
illegal-right-no-chips = нужна хотя бы одна фишка
illegal-right-too-many = там только { NUMBER($most) }
illegal-right-keeper = этот игрок держит карты, и на следующую сдачу ему нужно { NUMBER($ante) }
setup-cards-needed = cards: в эту игру своими картами не сыграть
undealt-real-cards = игроки сдают свои карты
record-pack-of-own = в записи `cards` самих игроков, поэтому `pack` быть не может
verb-winners = после `{ $verb }` нужны места, чьи карты лучше, или `none`, например `0 2`, а для сета ещё `royal`
verb-put-right = после `{ $verb }` нужны место или `pot`, целое число фишек и `winner`, `bet`, `count` или `agreed`
verb-from-pot = после `{ $verb }` нужны целое число фишек и `winner`, `bet`, `count` или `agreed`

## Cards on phones of one's own (src/app/sheets/phones)

phones = Телефоны
player-kind-phone = Свой телефон
phones-not-embedded = Свой телефон (не за встроенным столом)
phones-not-here = Свой телефон (нужен адрес https)
phones-new-game = Карты приходят через камеру: отсканируйте код в начале, а потом каждый раз, когда смотрите карты.
phones-scan-to-join = { $who ->
    [you] Держите кнопку, наведите камеру телефона на код и откройте ссылку.
   *[other] { $who }: держите кнопку, наведите камеру телефона на код и откройте ссылку. Остальные отворачиваются.
}
phones-join-anew = { $who ->
    [you] Будет создан новый код. Телефон, который читал ваши карты до сих пор, больше их не прочтёт.
   *[other] { $who }: будет создан новый код. Телефон, который читал ваши карты до сих пор, больше их не прочтёт, и в журнале это будет видно. Остальные отворачиваются.
}
phones-hold-for-code = Держите, чтобы показать код
phones-hide-code = Скрыть код
phones-joined-again = { $who ->
    [you] Ваш телефон подключён заново.
   *[other] Телефон игрока { $who } подключён заново.
}
phones-shown = { $n ->
    [one] Код для этого места показан { NUMBER($n) } раз.
    [few] Код для этого места показан { NUMBER($n) } раза.
   *[many] Код для этого места показан { NUMBER($n) } раз.
}
phones-no-more-codes = { $who ->
    [you] Для вашего места больше нельзя создать код. Начните новую партию, чтобы сменить телефон.
   *[other] Для места игрока { $who } больше нельзя создать код. Начните новую партию, чтобы сменить телефон.
}
phones-code-for = { $who ->
    [you] Код для вашего телефона
   *[other] Код для телефона игрока { $who }
}
phones-no-network = Без аккаунта и без сети: карты приходят только через камеру.
phones-next = Следующий игрок
phones-before = Назад
phones-your-cards = Карты для телефона
phones-scan-hand = { $who ->
    [you] Нажмите «Сканировать» на телефоне и поднесите его к коду.
   *[other] { $who }: нажмите «Сканировать» на телефоне и поднесите его к коду.
}
phones-scan-by-app = { $who ->
    [you] Наведите камеру телефона на код и откройте ссылку.
   *[other] { $who }: наведите камеру телефона на код и откройте ссылку.
}
phones-for-app = Для камеры телефона
phones-for-scan = Для «Сканировать» на телефоне
phones-show-code = Показать код
phones-by-number = Нажмите «Показать код»: на телефоне карты пронумерованы.
phones-have-seen = Вижу карты
phones-word = Слово с вашего телефона
phones-word-wrong = Это не слово этих карт. Посмотрите на телефон ещё раз.
phones-which-to-throw = Какие карты сбросить? Номера — на телефоне.
phones-which-to-play = Какие три карты играют? Номера — на телефоне.
phones-which-to-draw = Какие карты обменять? Номера — на телефоне.
phones-which-to-swap = Какую карту обменять? Номера — на телефоне.
phones-from-board = На какую карту со стола?
phones-face-down = Закрытая
phones-card-number = Карта { NUMBER($n) }
phone-you-hold = { $whose ->
    [you] Ваши карты
   *[other] Здесь карты игрока { $whose }
}
phone-waits = Когда смотрите карты за столом, нажмите «Сканировать» и поднесите телефон к коду.
phone-scan = Сканировать
phone-stop-scan = Выключить камеру
phone-scan-asks = Браузер спрашивает про камеру. Разрешите.
phone-scan-hold = Поднесите телефон к коду на столе.
phone-camera-refused = Этой странице камера запрещена. Разрешите её в настройках браузера для этого сайта и нажмите «Сканировать» ещё раз.
phone-camera-absent = На этом устройстве камера не нашлась.
phone-camera-busy = Камера отключилась или занята. Закройте другие приложения с камерой и нажмите «Сканировать» ещё раз.
phone-camera-unknown = Этот браузер не даёт страницам камеру.
phone-no-reader = Этот браузер не умеет читать коды.
phone-or-app = Или откройте камеру телефона: за столом нажмите под кодом «Для камеры телефона».
phone-or-app-to-join = Или наведите камеру телефона на свой код и откройте ссылку.
phone-in-history = В истории браузера остался ваш код: с ним видны ваши карты. Удалите эту запись, если телефоном пользуются другие. После «Сканировать» следов нет.
phone-play-here = Играть на этом устройстве
phone-hold-here = Держать карты на этом устройстве
phone-deal = Раздача { NUMBER($n) }
phone-others-hand = Показано вам
phone-by-press = Показывать одним нажатием
phone-by-holding = Показывать, пока держите
phone-word = Введите это за столом:
phone-give-up = Отказаться от места
phone-no-seat = В этом браузере места нет. Если вы заняли его в другом браузере или приложении, откройте Brag там. Или отсканируйте свой код: за столом «Меню», затем «Телефоны».
phone-unreadable = Части кода не хватает, или он изменён. Отсканируйте его ещё раз.
phone-foreign-code = Это не код стола Brag. Отсканируйте тот, что на столе.
phone-other-version = Код от другой версии Brag. Обновите эту страницу и страницу стола, когда будете в сети.
phone-other-sitting = Код от другой партии. Сначала отсканируйте свой код для этой.
phone-other-seat = Этот код для другого игрока.
phone-locked-out = На ваше место вошёл другой телефон, и этот больше не читает карты. Если не знаете почему, скажите об этом за столом. Чтобы войти снова, откройте там «Меню», затем «Телефоны».
phone-earlier-join = Этот код старше, чем место на этом телефоне. Если он сейчас на столе, там продолжили более раннее сохранение: откройте там «Меню», затем «Телефоны», и войдите снова.
phone-ask-seat = { $who ->
    [you] Это код места в другой партии. Войти туда и отказаться от места на этом телефоне?
   *[other] Это код места игрока { $who }. Войти туда и отказаться от места на этом телефоне?
}
phone-ask-again = Это новый код для места на этом телефоне. Войти с ним снова?
phone-take-seat = Войти
phone-ask-earlier = Этот код старше последнего, что прочёл телефон. Если он сейчас на столе, там продолжили более раннее сохранение.
phone-take-earlier = Начать заново с этого кода
phone-ask-leave = Эта ссылка открывает стол на этом телефоне. Место останется за вами.
phone-leave = Открыть стол
phone-keep = Ничего не менять
phone-not-stored = Браузер не может сохранить место. Выйдите из приватного режима и отсканируйте код снова.
phone-other-tab = Ваши карты в более новой вкладке.
# In How to play: a heading, and what is beneath it.
howto-phones = В одной комнате
howto-phones-says = За одним экраном каждый может смотреть карты на своём телефоне: выберите «Свой телефон» в «Новой игре». Камера считывает код со стола, без аккаунта и без сети.
