//! How the sources are named in each language.

use std::collections::BTreeSet;

/// Messages that have such a word and speak of no source.
pub const SPEAKS_OF_OTHERS: [&str; 1] = ["check-by-hand-3"];

/// Messages about all sources at once, which name none.
const OF_ALL: [&str; 3] = ["howto-advice-is", "retold-head", "retold-is"];

/// Messages that go on about somebody whom the message before them has named.
const GOES_ON: [(&str, &str); 2] = [
    ("howto-advice-blind", "pagat"),
    ("howto-advice-small", "pagat"),
];

/// A source, and the names it has in English, German, French and Russian.
type Named = (&'static str, [&'static [&'static str]; 4]);

/// The sources that a message takes something from, by their names. A name that contains another stands before it, and what
/// has been found is not searched again: the German Wikipedia is not the English one.
const SOURCES: &[Named] = &[
    (
        "German Wikipedia",
        [
            &["German Wikipedia"],
            &["deutsche Wikipedia", "deutschen Wikipedia"],
            &["Wikipédia en allemand"],
            &["емецкая Википедия", "емецкой Википедии"],
        ],
    ),
    (
        "Wikipedia",
        [
            &["Wikipedia"],
            &["Wikipedia"],
            &["Wikipédia"],
            &["Википеди"],
        ],
    ),
    (
        "German translation",
        [
            &["pagat.com’s German translation"],
            &[
                "deutschen Übersetzung von pagat.com",
                "deutsche Übersetzung von pagat.com",
            ],
            &["traduction allemande de pagat.com"],
            &["емецком переводе pagat.com"],
        ],
    ),
    (
        "pagat",
        [
            &["pagat", "Garibaldi", "McLeod"],
            &["pagat", "Garibaldi", "McLeod"],
            &["pagat", "Garibaldi", "McLeod"],
            &["pagat", "Гарибальди", "Маклауд"],
        ],
    ),
    (
        "French text",
        [
            &["French text"],
            &["ranzösischer Text", "ranzösische Text", "ranzösischen Text"],
            &["texte français"],
            &[
                "ранцузский текст",
                "ранцузском тексте",
                "во французском и русском текстах",
            ],
        ],
    ),
    (
        "Russian texts",
        [
            &["Russian text", "Russian description"],
            &["ussischer Text", "ussischen Text", "ussische Beschreibung"],
            &["texte russe", "escription russe"],
            &[
                "усский текст",
                "усском тексте",
                "усскому тексту",
                "усское описание",
                "русском текстах",
                "одном русском",
            ],
        ],
    ),
    (
        "English house rules",
        [
            &["house-rules text", "English house rules"],
            &["Hausregeltext"],
            &["anglais de règles maison"],
            &["нглийские домашние правила", "нглийских домашних правилах"],
        ],
    ),
    (
        "English summary",
        [
            &["English summary"],
            &["englische Kurzfassung"],
            &["résumé anglais"],
            &["английском кратком"],
        ],
    ),
    (
        "American Hoyle",
        [
            &["American Hoyle"],
            &[
                "American Hoyle",
                "merikanischen Hoyle",
                "merikanische Hoyle",
                "merikanischer Hoyle",
            ],
            &["American Hoyle", "Hoyle américain"],
            &["American Hoyle", "мериканском Хойле", "мериканский Хойл"],
        ],
    ),
    (
        "Foster",
        [
            &["Foster’s Hoyle"],
            &["Fosters Hoyle"],
            &["Hoyle de Foster"],
            &["Хойла Фостера", "Хойлу Фостера"],
        ],
    ),
    (
        "Cotton",
        [&["Cotton"], &["Cotton"], &["Cotton"], &["Коттон"]],
    ),
    (
        "Seymour",
        [&["Seymour"], &["Seymour"], &["Seymour"], &["Сеймур"]],
    ),
    (
        "Parlett",
        [&["Parlett"], &["Parlett"], &["Parlett"], &["Парлетт"]],
    ),
    (
        "Britannica",
        [
            &["Britannica"],
            &["Britannica"],
            &["Britannica"],
            &["Британник"],
        ],
    ),
    (
        "Burton",
        [&["Burton"], &["Burton"], &["Burton"], &["Бёртон", "Бертон"]],
    ),
    ("Hoyle", [&["Hoyle"], &["Hoyle"], &["Hoyle"], &["Хойл"]]),
    (
        "apps",
        [&["apps"], &["Apps"], &["pplications"], &["приложени"]],
    ),
    (
        "descriptions",
        [
            &["Descriptions"],
            &["Beschreibungen"],
            &["descriptions"],
            &["Описания"],
        ],
    ),
];

/// Two sources in one name.
const TWO: [([&str; 2], [&[&str]; 4]); 2] = [
    (
        ["Wikipedia", "German Wikipedia"],
        [
            &["English and the German Wikipedia"],
            &[
                "englische und deutsche Wikipedia",
                "englische und die deutsche Wikipedia",
            ],
            &["Wikipédia en anglais et en allemand"],
            &["английская и немецкая Википедии"],
        ],
    ),
    (
        ["French text", "Russian texts"],
        [
            &["French and a Russian text", "French text and a Russian one"],
            &["französischer und ein russischer Text"],
            &["texte français et un russe"],
            &["французском и русском текстах"],
        ],
    ),
];

/// Sites that every language names alike.
const SITES: [&str; 15] = [
    "Boylesports",
    "GameAccount",
    "ourpastimes",
    "wizardofodds",
    "bettingpunter",
    "denexa",
    "gamerules",
    "Board Game Arena",
    "androidfreeware",
    "poker.tj",
    "pokerwiner",
    "cardpartyclub",
    "Zee News",
    "HuffPost",
    "Waddingtons",
];

/// How a language tells what no source says, and what is decided here.
const SILENCE: [&[&str]; 4] = [
    &[
        "o source",
        "one of our sources",
        "ur sources",
        "obody",
        "ruling",
        "n’t say",
        "either says",
        "one says",
        "n’t settled",
        "says nothing",
    ],
    &[
        "Quelle",
        "iemand",
        "festgelegt",
        "Festlegung",
        "sagt pagat nicht",
        "sagen beide nicht",
        "sagt keine",
        "nicht geklärt",
        "steht nicht da",
        "schweigt",
        "sagt sie nicht",
    ],
    &[
        "ucune source",
        "ucune de nos sources",
        "os sources",
        "ersonne",
        "choix",
        "fixé",
        "ne le dit",
        "ne le disent",
        "aucune ne le dit",
        "ni l’un ni l’autre",
        "ne dit rien",
        "n’y sont pas dits",
    ],
    &[
        "источник",
        "икто",
        "ешено нами",
        "решение",
        "решены",
        "не сказано",
        "не говор",
        "молчит",
    ],
];

/// Words for sources in general, by which a message is known to speak of them.
const GENERAL: [&[&str]; 4] = [
    &[
        "source",
        "Source",
        "other texts",
        "translation",
        "escription",
    ],
    &["Quelle", "anderen Texte", "Übersetzung", "Beschreibung"],
    &["source", "autres textes", "traduction", "escription"],
    &["сточник", "других текстах", "переводе", "писани"],
];

/// The place of a language in these tables.
fn place(code: &str) -> usize {
    let mut codes = super::CODES.iter();
    codes.position(|other| *other == code).expect("a language")
}

/// The words by which a message is known to speak of sources.
pub fn of_sources(code: &str) -> impl Iterator<Item = &'static str> {
    let nth = place(code);
    let names = SOURCES
        .iter()
        .filter(|(source, _)| *source != "apps")
        .flat_map(move |(_, names)| names[nth]);
    GENERAL[nth].iter().chain(&SITES).chain(names).copied()
}

/// The sources that a text names.
pub fn named(code: &str, text: &str) -> BTreeSet<&'static str> {
    let nth = place(code);
    let mut rest = text.to_owned();
    let mut found = BTreeSet::new();
    for (both, names) in TWO {
        for name in names[nth] {
            if rest.contains(name) {
                rest = rest.replace(name, "");
                found.extend(both);
            }
        }
    }
    for (source, names) in SOURCES {
        for name in names[nth] {
            if rest.contains(name) {
                rest = rest.replace(name, "");
                found.insert(*source);
            }
        }
    }
    found.extend(SITES.into_iter().filter(|site| rest.contains(site)));
    found
}

/// Whether a message names this source, or tells that there is none.
pub fn is_named(code: &str, key: &str, text: &str, source: &str) -> bool {
    if OF_ALL.contains(&key) || key == super::words::LIST || GOES_ON.contains(&(key, source)) {
        return true;
    }
    if source == "silent" {
        let mut words = SILENCE[place(code)].iter();
        return words.any(|word| text.contains(word));
    }
    named(code, text).contains(source)
}

/// Whether a message may name this source, when it tells these statements: they are of that source, or speak of it.
pub fn may_be_named<'a>(
    name: &str,
    mut statements: impl Iterator<Item = &'a (String, String)>,
) -> bool {
    // The German translation is one of pagat's page.
    statements.any(|(source, says)| {
        source == name || says.contains(name) || (name == "pagat" && source == "German translation")
    })
}
