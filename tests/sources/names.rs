//! How the sources are named in each language.

/// Messages that have such a word and speak of no source.
pub const SPEAKS_OF_OTHERS: [&str; 1] = ["check-by-hand-3"];

/// Messages that go on about somebody whom the message before them has named.
const GOES_ON: [&str; 2] = ["howto-advice-blind", "howto-advice-small"];

/// The sources that have a name, and their names: English, German, French, Russian.
const NAMED: [(&str, [&[&str]; 4]); 8] = [
    (
        "pagat",
        [
            &["pagat", "Garibaldi"],
            &["pagat", "Garibaldi"],
            &["pagat", "Garibaldi"],
            &["pagat", "Гарибальди"],
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
        "German Wikipedia",
        [&["German"], &["deutsche"], &["allemand"], &["емецк"]],
    ),
    (
        "German translation",
        [&["German"], &["deutsche"], &["allemand"], &["емецк"]],
    ),
    (
        "French text",
        [&["French"], &["ranzösisch"], &["français"], &["ранцузск"]],
    ),
    (
        "Russian texts",
        [&["Russian"], &["ussisch"], &["russe"], &["усск"]],
    ),
    (
        "English house rules",
        [
            &["house-rules text", "house rules"],
            &["Hausregeltext"],
            &["règles maison"],
            &["омашние правила", "омашних правилах"],
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
];

/// Words for sources in general.
const GENERAL: [&[&str]; 4] = [
    &["source", "Source", "other texts"],
    &["Quelle", "anderen Texte"],
    &["source", "autres textes"],
    &["сточник", "других текстах"],
];

/// Sites that every language names alike.
const SITES: [&str; 4] = ["Boylesports", "GameAccount", "ourpastimes", "wizardofodds"];

/// Authors and books, in Latin letters and in Cyrillic ones.
const AUTHORS: [[&str; 6]; 2] = [
    [
        "Hoyle",
        "Seymour",
        "Parlett",
        "Britannica",
        "Cotton",
        "Foster",
    ],
    ["Хойл", "Сеймур", "Парлетт", "Британник", "Коттон", "Фостер"],
];

/// A translation and a description.
const TEXTS: [[&str; 2]; 4] = [
    ["translation", "escription"],
    ["Übersetzung", "Beschreibung"],
    ["traduction", "escription"],
    ["переводе", "писани"],
];

/// The place of a language in these tables.
fn place(code: &str) -> usize {
    let codes = super::CODES.iter();
    codes
        .into_iter()
        .position(|other| *other == code)
        .expect("a language")
}

/// The words by which a message is known to speak of sources. A language alone is none: it may be that of the page.
pub fn of_sources(code: &str) -> impl Iterator<Item = &'static str> {
    let nth = place(code);
    let text = [
        &[
            "French text",
            "Russian text",
            "house-rules text",
            "English summary",
            "pagat",
            "Wikipedia",
            "Garibaldi",
        ][..],
        &[
            "französische Text",
            "französischer Text",
            "russischer Text",
            "russischen Text",
            "französischen Text",
            "Hausregeltext",
            "Kurzfassung",
            "pagat",
            "Wikipedia",
            "Garibaldi",
        ],
        &[
            "texte français",
            "texte russe",
            "anglais de règles maison",
            "résumé anglais",
            "pagat",
            "Wikipédia",
            "Garibaldi",
        ],
        &[
            "французский текст",
            "французском тексте",
            "русском тексте",
            "русскому тексту",
            "нглийские домашние",
            "кратком изложении",
            "pagat",
            "Википеди",
            "Гарибальди",
        ],
    ];
    GENERAL[nth]
        .iter()
        .chain(&SITES)
        .chain(&AUTHORS[usize::from(code == "ru")])
        .chain(&TEXTS[nth])
        .chain(text[nth])
        .copied()
}

/// Whether a message names this source, or sources in general.
pub fn are_said(code: &str, key: &str, text: &str, source: &str) -> bool {
    let nth = place(code);
    let is_general = GENERAL[nth].iter().any(|word| text.contains(word));
    if is_general || GOES_ON.contains(&key) || key == super::words::LIST {
        return true;
    }
    match NAMED.iter().find(|(name, _)| *name == source) {
        Some((_, names)) => names[nth].iter().any(|name| text.contains(name)),
        // What no source says, and the other texts, have no one name.
        None => of_sources(code).any(|word| text.contains(word)),
    }
}
