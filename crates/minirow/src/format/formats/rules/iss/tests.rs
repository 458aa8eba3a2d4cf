//! One small string for each kind of item, and what is wrong with others.

use super::read_iss;
use crate::board::HouseKind;
use crate::rules::kinds::{
    AllDifferent, Arrow, AutomatonLine, Between, Cage, Clue, CountDistinct, CountingCircles,
    Difference, DoubleArrow, Entropic, EqualSums, Greater, Indexing, Lockout, Lunchbox, Modular,
    Outside, PairSum, Pairs, Palindrome, Quadruple, Ratio, RegionSumLine, Rellik, Renban,
    SameValues, Sum, SumLine, Thermometer, ValueIndexing, Whisper, Zipper,
};
use crate::rules::{Rule, RuledBoard, naive::naive_count};

/// The rules that a text for 4×4 has.
fn rules(text: &str) -> Vec<Rule> {
    board(&format!(".Shape~4x4{text}")).rules
}

fn board(text: &str) -> RuledBoard {
    read_iss(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
fn check(text: &str, expected: Rule) {
    assert_eq!(rules(text), [expected], "{text}");
}

/// What is wrong with a text, with its position.
#[track_caller]
fn check_wrong(text: &str, expected: &str) {
    assert_eq!(read_iss(text).map(|_| ()).unwrap_err().to_string(), expected, "{text}");
}

#[test]
fn rules_about_the_whole_board() {
    for (text, rule) in [
        (".AntiKnight", Rule::AntiKnight),
        (".AntiKing.AntiKing", Rule::AntiKing),
        (".AntiTaxicab.", Rule::AntiTaxicab),
        (".AntiConsecutive", Rule::NonConsecutive),
        (".StrictKropki", Rule::AllDotsGiven),
        (".StrictXV", Rule::AllSignsGiven),
        (".DisjointSets", Rule::DisjointGroups),
    ] {
        check(text, rule);
    }
    assert_eq!(board(".GlobalEntropy.GlobalMod").rules, [Rule::GlobalEntropy, Rule::GlobalMod]);
    assert_eq!(board(".Shape~9x9~0-8.GlobalMod").rules, [Rule::GlobalMod]);
}

#[test]
fn cages_sums_and_sets() {
    let cells = vec![0, 1, 4];
    let same = || cells.clone();
    check(".Cage~6~R1C1~R1C2~R2C1", Rule::Cage(Cage { cells: same(), sum: 6 }));
    check(".Cage~0~R1C1~R1C2~R2C1", Rule::AllDifferent(AllDifferent { cells: same() }));
    check(".Cage~~R1C1~R1C2~R2C1", Rule::AllDifferent(AllDifferent { cells: same() }));
    // A cell that is told twice counts twice in the sum.
    assert_eq!(
        rules(".Cage~6~R1C1~R1C2~R2C1~R2C1"),
        [
            Rule::AllDifferent(AllDifferent { cells: same() }),
            Rule::Sum(Sum { cells: vec![0, 1, 4, 4], sum: 6 })
        ]
    );
    check(".AllDifferent~R1C1~R1C2~R2C1~R1C1", Rule::AllDifferent(AllDifferent { cells: same() }));
    check(".Sum~6~R1C1~R1C2~R1C1", Rule::Sum(Sum { cells: vec![0, 1, 0], sum: 6 }));
    check(".RellikCage~6~R1C1~R1C2~R2C1", Rule::Rellik(Rellik { cells: same(), sum: 6 }));
    check(
        ".CountingCircles~R1C1~R1C2~R2C1",
        Rule::CountingCircles(CountingCircles { cells: same() }),
    );
    check(
        ".CountDistinct~R1C1~R1C2~R2C1",
        Rule::CountDistinct(CountDistinct { count: 0, cells: vec![1, 4] }),
    );
    check(
        ".ContainAtLeast~1_1~R1C1~R1C2~R2C1",
        Rule::Quadruple(Quadruple { cells: same(), values: vec![1, 1] }),
    );
    check(
        ".Quad~R2C2~1~3.Quad~R2C2~1~3",
        Rule::Quadruple(Quadruple { cells: vec![5, 6, 9, 10], values: vec![1, 3] }),
    );
    check(
        ".SameValues~2~R1C1~R1C2~R2C3~R2C4",
        Rule::SameValues(SameValues { parts: vec![vec![0, 1], vec![6, 7]] }),
    );
    check(
        ".EqualSum~R1C1~-~R1C2~R2C1",
        Rule::EqualSums(EqualSums { parts: vec![vec![0], vec![1, 4]] }),
    );
    assert_eq!(
        rules(".Indexing~C~R2C1.Indexing~R~R2C1"),
        [
            Rule::Indexing(Indexing { cell: 4, line: vec![4, 5, 6, 7], value: 1 }),
            Rule::Indexing(Indexing { cell: 4, line: vec![0, 4, 8, 12], value: 2 })
        ]
    );
}

#[test]
fn dots_join_all_neighbours_in_the_order_of_the_list() {
    let pairs = |text: &str| rules(&format!(".{text}~R1C2~R1C1~R2C2"));
    assert_eq!(
        pairs("GreaterThan"),
        [Rule::Greater(Greater { cells: [1, 0] }), Rule::Greater(Greater { cells: [1, 5] })]
    );
    let first = |text: &str| pairs(text).swap_remove(0);
    assert_eq!(first("WhiteDot"), Rule::Difference(Difference { cells: [1, 0], by: 1 }));
    assert_eq!(first("BlackDot"), Rule::Ratio(Ratio { cells: [1, 0], times: 2 }));
    assert_eq!(first("X"), Rule::PairSum(PairSum { cells: [1, 0], sum: 10 }));
    assert_eq!(first("V"), Rule::PairSum(PairSum { cells: [1, 0], sum: 5 }));
}

#[test]
fn lines() {
    let cells = vec![0, 1, 5];
    let same = || cells.clone();
    let line = |kind: &str| format!(".{kind}~R1C1~R1C2~R2C2");
    for (kind, rule) in [
        ("Thermo", Rule::Thermometer(Thermometer { cells: same(), slow: false })),
        ("Whisper~2", Rule::Whisper(Whisper { cells: same(), least: 2 })),
        ("Whisper", Rule::Whisper(Whisper { cells: same(), least: 5 })),
        ("Renban", Rule::Renban(Renban { cells: same() })),
        ("Modular~3", Rule::Modular(Modular { cells: same(), divisor: 3 })),
        ("RegionSumLine", Rule::RegionSumLine(RegionSumLine { cells: same() })),
        ("Between", Rule::Between(Between { cells: same() })),
        ("Lockout~2", Rule::Lockout(Lockout { cells: same(), least: 2 })),
        ("Palindrome", Rule::Palindrome(Palindrome { cells: same() })),
        ("Zipper", Rule::Zipper(Zipper { cells: same() })),
        ("SumLine~5", Rule::SumLine(SumLine { cells: same(), sum: 5 })),
        ("Lunchbox~0", Rule::Lunchbox(Lunchbox { cells: same(), sum: 0 })),
        ("Arrow", Rule::Arrow(Arrow { bulb: vec![0], shaft: vec![1, 5] })),
        ("DoubleArrow", Rule::DoubleArrow(DoubleArrow { cells: same() })),
        ("PillArrow~2", Rule::Arrow(Arrow { bulb: vec![0, 1], shaft: vec![5] })),
        ("ValueIndexing", Rule::ValueIndexing(ValueIndexing { cells: same() })),
    ] {
        check(&line(kind), rule);
    }
    assert_eq!(
        board(&line("Entropic")).rules,
        [Rule::Entropic(Entropic { cells: vec![0, 1, 10] })]
    );
    // The number is read from left to right, whatever its cell that is told first.
    check(".PillArrow~2~R1C2~R1C1~R2C2", Rule::Arrow(Arrow { bulb: vec![0, 1], shaft: vec![5] }));
    let pill = board(".Shape~12x12.PillArrow~2~R1C2~R1C1~R2C2");
    assert_eq!((pill.candidates[0], pill.candidates[1]), (0xFFF, 0x1FF));
}

#[test]
fn clues_outside_the_board() {
    let row = vec![4, 5, 6, 7];
    let back: Vec<u16> = row.iter().rev().copied().collect();
    for (kind, clue) in [
        ("XSum", Clue::XSum),
        ("Skyscraper", Clue::Skyscraper),
        ("HiddenSkyscraper", Clue::HiddenSkyscraper),
        ("NumberedRoom", Clue::NumberedRoom),
    ] {
        let rule = |cells: &Vec<u16>, number| {
            Rule::Outside(Outside { clue, cells: cells.clone(), number })
        };
        assert_eq!(rules(&format!(".{kind}~R2~3~1")), [rule(&row, 3), rule(&back, 1)]);
        check(&format!(".{kind}~R2~~1"), rule(&back, 1));
        check(&format!(".{kind}~C1~3"), rule(&vec![0, 4, 8, 12], 3));
    }
    check(".Sandwich~2~R2", Rule::Outside(Outside { clue: Clue::Sandwich, cells: row, number: 2 }));
    for (first, cells) in [
        ("R1C1", vec![0, 5, 10, 15]),
        ("R2C1", vec![4, 9, 14]),
        ("R1C4", vec![3, 6, 9, 12]),
        ("R3C4", vec![11, 6, 1]),
        ("R4C3", vec![14, 11]),
    ] {
        check(&format!(".LittleKiller~7~{first}"), Rule::Sum(Sum { cells, sum: 7 }));
    }
    // Numbers of rows are decimal, those of cells have the base 17.
    let wide = board(".Shape~12x12.Sandwich~2~R12 .~RcC1_12");
    assert_eq!(wide.candidates[132], 1 << 11);
    let Rule::Outside(Outside { cells, .. }) = &wide.rules[0] else { panic!("a clue") };
    assert_eq!(cells[0], 132);
}

#[test]
fn pairs_by_a_table() {
    // The first is greater than the second, on 4×4: 0000 1000 1100 1110.
    let table = vec![0, 0b1, 0b11, 0b111];
    let pairs = |name: &str, pairs: &[(u16, u16)]| {
        Rule::Pairs(Pairs { name: name.to_owned(), table: table.clone(), pairs: pairs.to_vec() })
    };
    assert_eq!(
        rules(".Pair~QMH~_a%20b~R1C1~R1C2~R1C3~~R2C1~R2C2~_~R3C1~R3C2"),
        [pairs("a b", &[(0, 1), (1, 2)]), pairs("a b", &[(4, 5)]), pairs("", &[(8, 9)])]
    );
    // All pairs; the older names swap the last two signs of base 64.
    let unequal = vec![0b1110, 0b1101, 0b1011, 0b0111];
    let all = Rule::Pairs(Pairs {
        name: String::new(),
        table: unequal,
        pairs: vec![(0, 1), (0, 2), (1, 2)],
    });
    check(".PairX~evH~R1C1~R1C2~R1C3", all.clone());
    check(".BinaryX~evH~R1C1~R1C2~R1C3", all);
    let full = |text: &str| match rules(text).swap_remove(0) {
        Rule::Pairs(Pairs { table, .. }) => table[0],
        rule => panic!("{rule:?}"),
    };
    assert_eq!((full(".Pair~-~R1C1~R1C2"), full(".Pair~_~R1C1~R1C2")), (0b1110, 0b1111));
    assert_eq!((full(".Binary~_~R1C1~R1C2"), full(".Binary~-~R1C1~R1C2")), (0b1110, 0b1111));
}

/// Whether a rule accepts a line of values from 1.
fn accepts(rule: &Rule, values: &[usize]) -> bool {
    let Rule::AutomatonLine(AutomatonLine { automaton, .. }) = rule else { panic!("{rule:?}") };
    automaton.accepts(values.iter().map(|value| value - 1))
}

#[test]
fn regular_expressions() {
    // (12|2.3)*4?
    let rules = rules(".Regex~KDEyfDIuMykqND8~R1C1~R1C2~~R2C1~R2C2~R2C3");
    assert_eq!(rules.len(), 2);
    for (line, expected) in [
        (&[][..], true),
        (&[4], true),
        (&[1, 2, 2, 1, 3, 4], true),
        (&[2, 2, 3, 1, 2], true),
        (&[1, 3], false),
        (&[4, 4], false),
    ] {
        assert_eq!(accepts(&rules[0], line), expected, "{line:?}");
    }
    // Written out by hand: %5B^1%5D{2,3}[1-3]+
    let rule = &self::rules(".Regex~%5B^1%5D{2,3}[1-3]+~R1C1~R1C2")[0];
    for (line, expected) in [
        (&[4, 4, 1][..], true),
        (&[4, 4, 4, 1, 1], true),
        (&[4, 4], false),
        (&[4, 4, 4, 4, 1], false),
        (&[2, 2, 2, 2, 2, 2], true),
        (&[1, 2, 2], false),
    ] {
        assert_eq!(accepts(rule, line), expected, "{line:?}");
    }
}

#[test]
fn automata_of_bits() {
    // Form 1, 1 bit a state, 4 values; begins in 1 state, ends in 0 others, ends in the first, too.
    // For each state all values, and where they lead: an even number of ones.
    // 01 0000 0011 1 0 1 | 1111 1000 | 1111 0111
    let rule = &rules(".NFA~QO_HuA~_even%20ones~R1C1~R1C2")[0];
    let Rule::AutomatonLine(AutomatonLine { name, cells, .. }) = rule else { panic!("{rule:?}") };
    assert_eq!((name.as_str(), cells.as_slice()), ("even ones", &[0, 1][..]));
    for (line, expected) in [(&[2, 3][..], true), (&[1, 2], false), (&[1, 1], true)] {
        assert_eq!(accepts(rule, line), expected, "{line:?}");
    }
}

#[test]
fn rules_without_a_name_of_their_own_become_automata() {
    let exact = rules(".ContainExact~1_1~R1C1~R1C2~R2C1");
    assert!(accepts(&exact[0], &[1, 2, 1]) && !accepts(&exact[0], &[1, 1, 1]));
    assert!(!accepts(&exact[0], &[1, 2, 3]));
    let said = rules(".LookAndSay~2301~R1C1~R1C2~R2C1");
    assert!(accepts(&said[0], &[3, 3, 2]) && !accepts(&said[0], &[3, 2, 2]));
    assert!(accepts(&said[1], &[3, 3, 2]) && !accepts(&said[1], &[3, 3, 1]));
    let equal = rules(".EqualityCage~R1C1~R1C2");
    assert_eq!(equal[0], Rule::AllDifferent(AllDifferent { cells: vec![0, 1] }));
    assert!(accepts(&equal[1], &[1, 4]) && !accepts(&equal[1], &[1, 3]));
    assert!(accepts(&equal[2], &[1, 3]) && !accepts(&equal[2], &[1, 2]));
    let mates = board(".DutchFlatmates").rules;
    assert_eq!(mates.len(), 9);
    assert!(accepts(&mates[0], &[1, 5, 2, 5, 9]));
    assert!(!accepts(&mates[0], &[1, 2, 5, 3]) && !accepts(&mates[0], &[9, 5]));
    // Any rotation of 2 3 | 1 4 may begin the closed line.
    let closed = rules(".SumLine~5~R1C1~R1C2~R2C2~R2C1~LOOP");
    assert!(accepts(&closed[0], &[2, 3, 1, 4]) && accepts(&closed[0], &[3, 1, 4, 2]));
    assert!(!accepts(&closed[0], &[2, 2, 2, 2]) && !accepts(&closed[0], &[3, 4, 2, 1]));
    let zeros = &board(".Shape~4x4~0-3.SumLine~3~R1C1~R1C2~LOOP").rules[0];
    assert!(!accepts(zeros, &[1, 1]) && accepts(zeros, &[1, 4]));
}

#[test]
fn shapes_and_houses() {
    let board_from_zero = board(".Shape~9x8~0-8");
    let geometry = board_from_zero.geometry();
    assert_eq!(
        (geometry.rows(), geometry.columns(), geometry.values(), geometry.value_at(0)),
        (9, 8, 9, 0)
    );
    assert_eq!(board(".Shape~5x5~9").geometry().values(), 9);
    assert_eq!(board(".Shape").geometry().cell_count(), 81);
    let of_kind = |text: &str, kind| -> Vec<Vec<u16>> {
        let board = board(text);
        let geometry = board.geometry();
        geometry.houses_of_kind(kind).map(|house| geometry.numbers_of(house).collect()).collect()
    };
    let blocks = |text: &str| of_kind(text, HouseKind::Block);
    let extra_houses = |text: &str| of_kind(text, HouseKind::Extra);
    assert_eq!(blocks(".Shape~6x6.NoBoxes").len(), 0);
    // Blocks of fewer cells are houses where a rule asks for blocks.
    // Without rows and columns there may be fewer values than cells in a row, and there are no blocks.
    let raw = |text: &str| (board(text).geometry().to_string(), blocks(text).len());
    assert_eq!(
        raw(".Shape~4x4~~Raw"),
        ("4x4 with digits from 1 to 4, no rows and columns as houses".to_owned(), 0)
    );
    assert_eq!(
        raw(".Shape~2x6~0-2~Raw"),
        ("2x6 with digits from 0 to 2, no rows and columns as houses".to_owned(), 0)
    );
    assert_eq!(naive_count(&board(".Shape~2x2~~Raw"), 100), 16);
    let sized = ".Shape~6x6.RegionSize~4";
    assert_eq!((board(sized).rules.len(), blocks(sized).len()), (9, 0));
    let asked = ".Shape~6x6.RegionSize~4.RegionSumLine~R1C1~R1C3";
    assert_eq!((board(asked).rules.len(), blocks(asked)[0].len()), (1, 4));
    let diagonals = extra_houses(".Shape~4x4.Diagonal~1.Diagonal~-1.Diagonal~1");
    assert_eq!(diagonals, [[0, 5, 10, 15], [3, 6, 9, 12]]);
    let windows = extra_houses(".Windoku");
    assert_eq!(windows.len(), 4);
    assert_eq!(windows[0], [10, 11, 12, 19, 20, 21, 28, 29, 30]);
    // Pieces are blocks only where there are no others.
    let pieces = "0001011122323332";
    let jigsaw = blocks(&format!(".Shape~4x4.NoBoxes.Jigsaw~{pieces}"));
    assert_eq!((jigsaw.len(), jigsaw[0].clone()), (4, vec![0, 1, 2, 4]));
    let both = format!(".Shape~4x4.Jigsaw~4x4~{pieces}");
    assert_eq!((blocks(&both).len(), extra_houses(&both).len()), (4, 4));
    // Groups by place ask for blocks, even where the board hides them.
    assert_eq!(rules(".NoBoxes.DisjointSets").len(), 4);
    let Rule::SameValues(SameValues { parts }) = &board(".Shape~4x4~5.RegionSameValues").rules[0]
    else {
        panic!("the same values")
    };
    assert_eq!(parts.len(), 12);
    assert_eq!(rules(".RegionSameValues"), []);
}

#[test]
fn givens_and_groups_of_items() {
    let board = board("\n .Shape~4x4 .~R1C1_1_2~r1c2_3.Given~R1C1_2_3.And.AntiKing.End.\n");
    assert_eq!(board.candidates[..3], [0b0010, 0b0100, 0b1111]);
    assert_eq!(board.rules, [Rule::AntiKing]);
    // Bits 0 and 5: the items are told for R1C1, and one cell further down and to the right.
    let moved = rules(".Replicate~h.Thermo~R1C1~R1C2.WhiteDot~R1C1~R2C1.End.AntiKnight");
    let thermo =
        |cells: [u16; 2]| Rule::Thermometer(Thermometer { cells: cells.to_vec(), slow: false });
    let dot = |cells| Rule::Difference(Difference { cells, by: 1 });
    let expected = [thermo([0, 1]), dot([0, 4]), thermo([5, 6]), dot([5, 9]), Rule::AntiKnight];
    assert_eq!(moved, expected);
}

#[test]
fn errors_have_positions() {
    for (text, expected) in [
        ("", "character 1: expected '.' before the first item, found nothing"),
        (" x", "character 2: expected '.' before the first item, found 'x'"),
        (".Foo~R1C1", "character 2: expected the name of a rule, found 'Foo'"),
        (".Or.End", "character 2: expected a rule that can be expressed, found 'Or'"),
        (
            ".AntiKing.FullRank~R1~1",
            "character 11: expected a rule that can be expressed, found 'FullRank'",
        ),
        (".Thermo~R1C1", "character 13: expected at least 2 cells, found nothing"),
        (".Thermo~R1C1~ R1 C1", "character 15: expected each cell once, found 'R1C1'"),
        (".~R1C1_10", "character 3: expected a value from 1 to 9, found 'R1C1_10'"),
        (".~R1C1", "character 3: expected a cell and its values such as R1C1_5, found 'R1C1'"),
        (".Cage~-1~R1C1", "character 7: expected a number of at most 6 digits, found '-1'"),
        (".Sum~1_=_1_2~R1C1~R1C2", "character 6: expected a sum without factors, found '1_=_1_2'"),
        (".XSum~R1~0", "character 10: expected at least 1, found '0'"),
        (".XSum~R10~3", "character 7: expected a row or column such as R1, found 'R10'"),
        (
            ".XSum~R1~3.XSum~R1~4",
            "character 12: expected one clue of this kind there, found 'XSum'",
        ),
        (
            ".LittleKiller~9~R9C9",
            "character 17: expected the first cell of a diagonal, found 'R9C9'",
        ),
        (".X~R1C1~R2C2", "character 4: expected a cell beside another one of them, found 'R1C1'"),
        (".AntiKing~1", "character 11: expected no argument, found '1'"),
        (".Anti King ~ 1", "character 14: expected no argument, found '1'"),
        (".Thermo~\u{3000}R1Cé ~R1C1", "character 10: expected a cell such as R1C1, found 'R1Cé'"),
        (
            &".".repeat(1 << 18 | 1),
            "character 262145: expected at most 262144 characters, found 'more'",
        ),
        (".End", "character 2: expected 'And' before 'End', found 'End'"),
        (".And", "character 2: expected 'End' after it, found 'And'"),
        (
            ".PairX~Q~R1C1~R1C2",
            "character 8: expected a table that is the same in both directions, found 'Q'",
        ),
        (".NFA~AA~R1C1", "character 6: expected an automaton, found 'AA'"),
        (
            ".Shape~4x4.Regex~NQ~R1C1",
            "character 18: expected a regular expression with a value of the board at its sign 1, found 'NQ'",
        ),
        (".Shape~9x9.Shape~6x6", "character 12: expected the same shape as before, found 'Shape'"),
        (".Var~A~~1", "character 2: expected a rule that can be expressed, found 'Var'"),
    ] {
        check_wrong(text, expected);
    }
    // Blanks say nothing, however many there are.
    assert_eq!(board(&format!(".AntiKing{}", " ".repeat(1 << 18))).rules, [Rule::AntiKing]);
    for geometry in ["0x4", "17x17", "4", "4x4~3", "4x4~2-5", "4x4~0-16", "9x9~~Row"] {
        let error = read_iss(&format!(".Shape~{geometry}")).unwrap_err();
        assert!(error.position() >= 8, "{geometry}: {error}");
    }
}

#[test]
fn hostile_texts_end_early() {
    let regex = |pattern: &str| format!(".Regex~{}~R1C1", pattern.replace('.', "%2E"));
    let texts = [
        regex("%20(1{9999}){9999}"),
        regex("%20(){9999}(){9999}((){9999}){9999}"),
        regex("%20(1?){9999}"),
        regex("%201{99999999999999999999}"),
        regex(&format!("%20{}", "(".repeat(4000))),
        regex(&format!("%201{}", "*".repeat(4000))),
        regex("%20(%2E?){300}").repeat(2000),
        regex("%20((){9999}){10}").repeat(2000),
        ".And".repeat(60_000),
        ".".repeat(1 << 18 | 1),
        format!(".EqualSum{}", "~R1C1".repeat(5000)),
        ".Replicate".repeat(20_000),
        ".Replicate~____________~R1C1.Pair~A~R1C1~R1C1~R1C1.End".repeat(4000),
        format!(".Pair~A~_{}~R1C1~R1C2", "x".repeat(1000)),
        ".NFA~fwAB~R1C1".to_owned(),
        ".Jigsaw~é".to_owned(),
        ".~é".to_owned(),
        ".XSum~é~1".to_owned(),
        ".XSum~Ré~1".to_owned(),
        ".Cage~999999999999~R1C1".to_owned(),
        ".PillArrow~é~R1C1".to_owned(),
        ".Shape~4x4~4294967295".to_owned(),
        ".Shape~4x4~0-4294967295".to_owned(),
        ".LookAndSay~1é~R1C1".to_owned(),
    ];
    for text in texts {
        assert!(read_iss(&text).is_err(), "{text:.60}");
    }
}

#[test]
fn texts_with_a_sign_less_or_another_sign_never_panic() {
    let texts = [
        ".Shape~4x4~0-4.Jigsaw~0001011122323332.RegionSize~4.NoBoxes.Windoku.Diagonal~-1.DisjointSets",
        ".Cage~6~R1C1~R1C2.Quad~R2C2~1~3.LookAndSay~2301~R1C1~R1C2.EqualityCage~R1C1~R1C2.~R1C1_2",
        ".Replicate~h~R1C1.Thermo~R1C1~R1C2.WhiteDot~R1C1~R2C1.End.And.PillArrow~2~R1C2~R1C1~R2C2.End",
        ".XSum~R2~3~1.LittleKiller~7~R2C1.SumLine~5~R1C1~R1C2~LOOP.Whisper~2~R1C1~R2C2.Indexing~C~R2C1",
        ".Pair~QMH~_a%20b~R1C1~R1C2~~R2C1~R2C2.PairX~-vH~R1C1~R1C2.EqualSum~R1C1~-~R1C2",
        ".NFA~QO_HuA~_even%20ones~R1C1~R1C2.Regex~KDEyfDIuMykqND8~R1C1~~R2C1.Regex~%5B^1-3%5D{2,3}(1|2)+~R1C1",
    ];
    for text in texts {
        for at in 0..text.len() {
            let (before, after) = (&text[..at], &text[at + 1..]);
            for other in ["", "0", "9", "Z", "~", ".", "_", "-", "é", "{", ")"] {
                let changed = format!("{before}{other}{after}");
                if let Err(error) = read_iss(&changed) {
                    assert!(error.position() <= changed.chars().count() + 1, "{changed}: {error}");
                }
            }
        }
    }
}
