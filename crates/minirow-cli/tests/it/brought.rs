//! Texts as people bring them: files of other programs, copied from pages, chats and spreadsheets.

use crate::program::run_with_input;

/// The solution of one board that comes in several forms.
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// What a command answers about a text.
#[track_caller]
fn check(arguments: &[&str], text: &str, expected: &str) {
    let done = run_with_input(arguments, text);
    assert_eq!(done.stdout.trim_end(), expected, "{}", done.stderr);
    assert_eq!(done.code, Some(0), "{}", done.stderr);
}

#[test]
fn a_constraint_string_in_nine_lines() {
    let text = ".~R1C1_5.~R1C2_3.~R1C5_7\n\
     .~R2C1_6.~R2C4_1.~R2C5_9.~R2C6_5\n\
     .~R3C2_9.~R3C3_8.~R3C8_6\n\
     .~R4C1_8.~R4C5_6.~R4C9_3\n\
     .~R5C1_4.~R5C4_8.~R5C6_3.~R5C9_1\n\
     .~R6C1_7.~R6C5_2.~R6C9_6\n\
     .~R7C2_6.~R7C7_2.~R7C8_8\n\
     .~R8C4_4.~R8C5_1.~R8C6_9.~R8C9_5\n\
     .~R9C5_8.~R9C8_7.~R9C9_9\n";
    check(&["solve", "--from", "iss", "-"], text, SOLUTION);
    check(&["solve", "-"], text, SOLUTION);
    check(&["solve", "-"], &text.replace('\n', ""), SOLUTION);
}

#[test]
fn a_layout_behind_a_board() {
    let text = ".325.79....7..9........6.....9....4.........8.2.95....79...23.....3..5......1..8. AAABBBCCCAAABBBCCCAADBBBCCCADDEEEFFFDDDEEEFFFDDDEEHFFFGGGEHHIIIGGGHHHIIIGGGHHHIII\n";
    let solution =
        "432587961567149823918236457879623145356471298124958736795862314681394572243715689";
    check(&["solve", "--no-header", "-"], text, solution);
    let json = run_with_input(&["solve", "--to", "jsonl", "-"], text).stdout;
    assert!(json.contains("\"blocks\":"), "{json}");
}

#[test]
fn a_spreadsheet_with_blank_cells() {
    let text = ",1,,4,,9,11,,,,5,\n\
     6,,2,,,,,,10,,,\n\
     ,5,,,,,,,9,,,2\n\
     12,,,9,3,2,,,,8,,\n\
     ,8,6,,10,7,,,2,,11,\n\
     3,,,,6,,,,1,4,,12\n\
     ,,5,,12,6,,,,,1,\n\
     ,6,,,2,,,3,,,,\n\
     ,,,,,1,,9,,3,,6\n\
     ,,,,,,,,,,,\n\
     ,,4,11,7,12,,,,,2,\n\
     5,3,,,,,,11,,12,,10\n";
    check(&["check", "--block", "3x4", "--from", "auto", "-"], text, "unique");
    check(&["check", "--block", "3x4", "-"], &text.replace(',', "\t"), "unique");
}

#[test]
fn rows_without_blank_cells_at_their_ends() {
    let text = "5,3,,,7\n\
     6,,,1,9,5\n\
     ,9,8,,,,,6\n\
     8,,,,6,,,,3\n\
     4,,,8,,3,,,1\n\
     7,,,,2,,,,6\n\
     ,6,,,,,2,8\n\
     ,,,4,1,9,,,5\n\
     ,,,,8,,,7,9\n";
    check(&["check", "-"], text, "unique");
    check(&["solve", "--to", "line", "-"], text, SOLUTION);
}

#[test]
fn marks_of_direction() {
    let text = "\u{200f}٥ ٣ . . ٧ . . . .\u{200f}\n\
     \u{200f}٦ . . ١ ٩ ٥ . . .\u{200f}\n\
     \u{200f}. ٩ ٨ . . . . ٦ .\u{200f}\n\
     \u{200f}٨ . . . ٦ . . . ٣\u{200f}\n\
     \u{200f}٤ . . ٨ . ٣ . . ١\u{200f}\n\
     \u{200f}٧ . . . ٢ . . . ٦\u{200f}\n\
     \u{200f}. ٦ . . . . ٢ ٨ .\u{200f}\n\
     \u{200f}. . . ٤ ١ ٩ . . ٥\u{200f}\n\
     \u{200f}. . . . ٨ . . ٧ ٩\u{200f}\n";
    check(&["check", "-"], text, "unique");
}

#[test]
fn digits_of_other_scripts() {
    let text = "౫౩..౭....\n\
     ౬..౧౯౫...\n\
     .౯౮....౬.\n\
     ౮...౬...౩\n\
     ౪..౮.౩..౧\n\
     ౭...౨...౬\n\
     .౬....౨౮.\n\
     ...౪౧౯..౫\n\
     ....౮..౭౯\n";
    check(&["check", "-"], text, "unique");
}

#[test]
fn chinese_numerals_above_nine() {
    let text = ". 一 . 四 . 九 十一 . . . 五 .\n\
     六 . 二 . . . . . 十 . . .\n\
     . 五 . . . . . . 九 . . 二\n\
     十二 . . 九 三 二 . . . 八 . .\n\
     . 八 六 . 十 七 . . 二 . 十一 .\n\
     三 . . . 六 . . . 一 四 . 十二\n\
     . . 五 . 十二 六 . . . . 一 .\n\
     . 六 . . 二 . . 三 . . . .\n\
     . . . . . 一 . 九 . 三 . 六\n\
     . . . . . . . . . . . .\n\
     . . 四 十一 七 十二 . . . . 二 .\n\
     五 三 . . . . . 十一 . 十二 . 十\n";
    check(&["check", "--block", "3x4", "--symbols", "chinese", "-"], text, "unique");
    check(&["check", "--block", "3x4", "-"], text, "unique");
}

#[test]
fn semicolons_at_the_ends_of_rows() {
    let text = "5,3,*,*,7,*,*,*,*;\n\
     6,*,*,1,9,5,*,*,*;\n\
     *,9,8,*,*,*,*,6,*;\n\
     8,*,*,*,6,*,*,*,3;\n\
     4,*,*,8,*,3,*,*,1;\n\
     7,*,*,*,2,*,*,*,6;\n\
     *,6,*,*,*,*,2,8,*;\n\
     *,*,*,4,1,9,*,*,5;\n\
     *,*,*,*,8,*,*,7,9;\n";
    check(&["check", "-"], text, "unique");
    check(&["solve", "--to", "line", "-"], text, SOLUTION);
}
