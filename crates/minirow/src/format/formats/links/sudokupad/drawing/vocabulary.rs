//! The words that sentences are made of, whatever they are about: those of each kind of rule stand in its home.
//!
//! A sentence is understood where all its words are used by what it says: one more, and it says something else.

/// Words that change no meaning.
const ANYWHERE: &str = "a an the this that these those such each every any all both their its it they them there \
    which where who when while if is are be been being was were will would shall must have has having had do does \
    should need needs of in on at to by from with within into onto as and or also then so for but s your you \
    digit number value cell grid puzzle line box row column rule normal standard regular usual apply sudoku \
    contain containing hold together whose mean means placed appear appears appearing";

/// Whether a word is one of a list, or its plural.
fn is_in(list: &str, word: &str) -> bool {
    list.split_ascii_whitespace().any(|known| {
        word.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest == "s" || rest == "es")
    })
}

/// Whether a word changes no meaning, or belongs to one of these lists.
pub(super) fn is_used(word: &str, lists: &[&str]) -> bool {
    is_in(ANYWHERE, word) || lists.iter().any(|list| is_in(list, word))
}

/// What says nothing beyond rows, columns and blocks, or takes back what nobody said: words of which a sentence has
/// one, and what it is made of.
pub(super) const HARMLESS: [(&[&str], &str); 5] = [
    (
        &["sudoku", "row", "column"],
        "sudoku classic common ordinary basic place put fill write enter 1 9 one nine through exactly once only \
         region block area bold outlined marked house 3 repeat repeating repeated not no cannot can t without never \
         include appear appears irregular jigsaw following in addition same different so killer variant mini \
         complete set filling placing use using entire whole may dotted",
    ),
    (
        &["not all", "not every", "not necessarily", "no negative", "without negative"],
        "not every possible potential potentially necessarily given shown show displayed marked indicated drawn \
         provided present clued existing existing negative no constraint x v xv dot circle kropki black white grey \
         gray cage arrow clue thermometer thermo quadruple killer mark sign pair ratio consecutive difference may \
         without here",
    ),
    (
        &[
            "may repeat",
            "can repeat",
            "may be repeated",
            "may have",
            "can have",
            "can be different",
            "may differ",
        ],
        "may can repeat repeated different differ same sum total if allowed permitted other along inside across \
         separate segment not necessarily line arrow diagonal between n though",
    ),
    (
        &[
            "no rule",
            "no other rule",
            "no special rule",
            "no additional rule",
            "no further rule",
            "no extra rule",
        ],
        "no other special additional further extra",
    ),
    (
        &["fog", "guess"],
        "fog fogged war cover covered clear putting part may elsewhere additionally mostly clearing lift lifted lifting reveal revealed revealing dynamic light \
         correct correctly placing place entering enter surrounding around no not guess guessing required \
         necessary initially partially partly some hidden hide under area 3x3 3 new clue can possibly more \
         additional adjacent neighbouring orthogonally itself will one a further",
    ),
];

/// What sentences are made of that say that all marks are given.
pub(super) const ALL_GIVEN: &str = "all possible dot x v xv clue given shown marked black white negative constraint \
    kropki circle";

/// What sentences about both diagonals as houses are made of.
pub(super) const DIAGONALS: &str = "diagonal main marked indicated both two long repeat repeated repeating not no \
    cannot can may t once exactly 1 9 along appear through different set corner positive negative drawn thin \
    also include either without shown";

/// Words about boards: a sentence with none of them tells a story.
const ABOUT_BOARDS: &str = "digit number value cell grid line box row column rule region cage arrow circle dot square \
    diagonal sum total equal odd even prime multiple divisible divide different same differ consecutive repeat contain \
    constraint clue sudoku adjacent neighbour neighboring neighbouring shade shaded unshaded path loop snake knight \
    king queen rook bishop chess thermometer thermo renban palindrome whisper parity sandwich skyscraper killer kropki \
    clone product difference ratio double half larger smaller greater less higher lower between colour color white \
    black grey gray red orange yellow green blue purple pink apply fog segment bulb position orthogonally diagonally \
    given outside entropic modular zipper nabner lockout quadruple anti antiknight antiking disjoint nonconsecutive \
    true false lie liar border edge corner count increase decrease";

/// Whether a sentence of these words is about nothing on a board.
pub(super) fn is_story(words: &[&str]) -> bool {
    !words.iter().any(|word| is_in(ABOUT_BOARDS, word))
}

/// Words that change what digits, regions or other rules are, and not only what may stand where.
const BENDING: &str = "0 zero false wrong lie liar lying fake incorrect untrue except exception unless instead however \
    doubler double doubled multiplier multiply multiplied modifier modified modify count treated average ghost vampire \
    hot cold schrodinger missing replace replaced unknown swap negator negated wildcard blank empty hexadecimal \
    decimal fraction irregular chaos reversed round rounded determine determined deduce deduced remainder modulo";

/// Whether words change what other sentences mean.
pub(super) fn bends(words: &[&str]) -> bool {
    let is_choice = words.contains(&"either") && words.contains(&"or");
    is_choice || words.iter().any(|word| is_in(BENDING, word))
}
