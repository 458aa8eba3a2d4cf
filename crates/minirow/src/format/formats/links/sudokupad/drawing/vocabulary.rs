//! The words that sentences about each kind of rule are made of.
//!
//! A sentence is understood where all its words are used by what it says: one more, and it says something else.

use super::kinds::Kind;
use crate::rules::kinds::Clue;

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

/// What sentences about a kind are made of, besides words that change no meaning and names of colours.
pub(super) fn of_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Cage => {
            "cage killer caged dotted dashed sum summing total totalling add adding up clue small given shown show \
             give indicate indicated provided present top left upper corner hand inside repeat repeated repeating \
             not no cannot can t never may marked surrounded bounded written exist exists once twice appear one include included \
             corresponding figure drawn dash line outline their its"
        }
        Kind::Clone => {
            "clone same identical grey gray area shape position place order corresponding orientation relative group \
             region shaded"
        }
        Kind::Thermometer | Kind::SlowThermometer => {
            "thermo thermometer increase increasing increases strictly bulb end rounded round circular circle \
             along away start starting move moving going up tip toward towards get getting larger bigger greater \
             rise rising read reading other slow stay staying remain same equal decrease decreasing not no never \
             cannot can t may either or repeat stays"
        }
        Kind::Arrow => {
            "arrow sum summing total add adding up thin equal circle circled bulb attached connected connecting \
             corresponding joined base oval pill along can may repeat repeated allowed if other \
             given shaft its it's match"
        }
        Kind::WhiteDot | Kind::BlackDot => {
            "white black dot kropki circle small consecutive difference differ 1 one 2 two ratio double twice half \
             exactly separated seperated separate joined join joining connected connect connecting between \
             adjacent neighbouring neighboring orthogonally pair other either side"
        }
        Kind::X | Kind::V => {
            "x v xv sum summing total add adding up 10 ten 5 five separated seperated separate joined join joining \
             connected connect connecting attached clue between adjacent neighbouring neighboring respectively marked letter \
             sign pair two 2"
        }
        Kind::Quadruple => {
            "quadruple quad circle white corner appear appearing contained touched surrounding surround surrounded around touching \
             touch adjacent four 4 neighbouring neighboring at least once placed place small given listed \
             intersection between inside written as often one shown can intersecting"
        }
        Kind::Odd | Kind::Even => "odd even circle square grey gray shaded marked respectively",
        Kind::LittleKiller => {
            "little killer diagonal sum total add adding up outside clue arrow indicated indicate show give along \
             pointed pointing marked can may repeat repeated allowed permitted other direction corresponding given \
             not necessarily"
        }
        Kind::Outside(Clue::Sandwich) => {
            "sandwich sandwiched sum summing total 1 9 one nine between lowest highest outside clue indicate \
             indicated show give corresponding appear along side given"
        }
        Kind::Outside(Clue::XSum) => {
            "x edge sum total first outside clue indicate indicated show give direction seen closest nearest next \
             corresponding along given side adjacent starting appear"
        }
        Kind::Outside(Clue::NumberedRoom) => {
            "numbered room outside clue indicate indicated show give nth n first direction position along seen \
             corresponding placed place appear that"
        }
        Kind::Outside(_) => {
            "skyscraper outside clue building tall taller height high higher block blocked obscure hide see seen \
             visible view behind count indicate indicated show give direction smaller shorter lower how many \
             looking represent than before all along given"
        }
        Kind::Palindrome => {
            "palindrome reading form palindromic read same forward forwards backward backwards way direction either end along"
        }
        Kind::Renban => {
            "renban set consecutive non repeat repeating repeated not no cannot can may t without order any form \
             comprise integer string contiguous once series sequence run along appear some unordered nonrepeating unique"
        }
        Kind::Whisper(_) => {
            "german dutch whisper adjacent neighbouring neighboring difference differ at least more greater \
             minimum along two pair next beside other connected consecutive apart neighbour neighbor orthogonally directly"
        }
        Kind::RegionSum => {
            "region sum summing thin visit visits border divide dividing split segment same equal total 3x3 3 along pass passes goes \
             different individual add up enter through separate n though may can which"
        }
        Kind::Entropic => {
            "entropic entropy three 3 consecutive successive sequential adjacent set group run low middle medium \
             mid high one 1 2 4 5 6 7 8 9 along exactly length"
        }
        Kind::Modular => {
            "modular mod modulo three 3 remainder residue different consecutive successive sequential adjacent set \
             group run one 1 2 4 5 6 7 8 9 along exactly when divided length same not cannot"
        }
        Kind::Zipper => {
            "zipper equal equidistant distance centre center middle central sum same far away pair two along total \
             with its add up"
        }
        Kind::Nabner => {
            "nabner not no cannot can may t never repeat repeating repeated consecutive same non two along neither \
             nor other be adjacent"
        }
        Kind::Between => {
            "between strictly circle circled either two end endpoint attached connected connecting connect along numerically \
             lie its"
        }
        Kind::DoubleArrow => {
            "double arrow sum total circle circled two end equal same connected along between add up attached"
        }
        Kind::Lockout(_) => {
            "lockout diamond between not cannot neither nor same one two end endpoint difference differ at least \
             along outside strictly two can may t"
        }
        Kind::AntiKnight | Kind::AntiKing => {
            "anti knight king either itself single chess move apart away separated separate same identical not no cannot can may t \
             repeat different distance appear constraint step other anti-knight it's be differ antiknight antiking \
             share within two"
        }
        Kind::NonConsecutive => {
            "consecutive nonconsecutive non not no cannot can may t adjacent orthogonally share side edge \
             neighbouring neighboring two be next other"
        }
        Kind::DisjointGroups => {
            "disjoint group set same relative position place different not no cannot can may t repeat 3x3 3 \
             corresponding appear across other two be"
        }
        Kind::AllDots | Kind::AllSigns => {
            "all possible dot x v xv clue given shown marked black white negative constraint kropki circle"
        }
    }
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
