//! Boards in programs, and in data as programs write and print it.

use minirow::format::ReadOptions;

use super::told;

/// What is read without a hint, one line for each board or error.
fn check(text: &str, expected: &[&str]) {
    assert_eq!(told::outcomes(text, &ReadOptions::default()), expected, "{text}");
}

/// A 4×4 board, without a name and as that of a variable.
const FOUR: &str = "2x2: 12.. .... ..3. ...4";
const NAMED: &str = "board 2x2: 12.. .... ..3. ...4";
const NINE: &str = "3x3: 53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. \
                    ...419..5 ....8..79";
const LINE: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

#[test]
fn lists() {
    check("board = [[1,2,0,0],[0,0,0,0],[0,0,3,0],[0,0,0,4]]\n", &[NAMED]);
    check(
        "board = [\n  [1, 2, 0, 0], # one\n  [0, 0, 0, 0],\n  [0, 0, 3, 0],\n  [0, 0, 0, 4],\n]\n",
        &[NAMED],
    );
    check(
        "let board: [[u8; 4]; 4] = [[1,2,0,0],[0;4],[0,0,3,0],[0,0,0,4]];\n"
            .replace("[0;4]", "[0,0,0,0]")
            .as_str(),
        &[NAMED],
    );
    check("const board: number[][] = [[1,2,null,null],[,,,],[null,null,3,null],[null,null,null,4]];\n".replace("[,,,]", "[null,null,null,null]").as_str(), &[NAMED]);
    check(
        "int board[4][4] = {{1,2,0,0},{0,0,0,0},\n  /* three */ {0,0,3,0},{0,0,0,4}};\n",
        &[NAMED],
    );
    check(
        "int[][] board = new int[][] { {1,2,0,0}, {0,0,0,0}, {0,0,3,0}, {0,0,0,4} };\n",
        &[NAMED],
    );
    check(
        "int[][] board = { new int[]{1,2,0,0}, new int[]{0,0,0,0}, new int[]{0,0,3,0}, new int[]{0,0,0,4} };\n",
        &[NAMED],
    );
    check(
        "board := [4][4]int{\n\t{1, 2, 0, 0},\n\t{0, 0, 0, 0},\n\t{0, 0, 3, 0},\n\t{0, 0, 0, 4},\n}\n",
        &[NAMED],
    );
    check(
        "board := [][]int{[]int{1,2,0,0},[]int{0,0,0,0},[]int{0,0,3,0},[]int{0,0,0,4}}\n",
        &[NAMED],
    );
    check("board = np.array([[1,2,0,0],[0,0,0,0],[0,0,3,0],[0,0,0,4]])\n", &[NAMED]);
    check(
        "List<List<Integer>> board = List.of(List.of(1,2,0,0),List.of(0,0,0,0),List.of(0,0,3,0),List.of(0,0,0,4));\n",
        &[NAMED],
    );
    check("let board = vec![vec![1,2,0,0],vec![0,0,0,0],vec![0,0,3,0],vec![0,0,0,4]];\n", &[NAMED]);
    check(
        "val board = arrayOf(intArrayOf(1,2,0,0),intArrayOf(0,0,0,0),intArrayOf(0,0,3,0),intArrayOf(0,0,0,4))\n",
        &[NAMED],
    );
    check(
        "let board = [[Some(1),Some(2),None,None],[None,None,None,None],[None,None,Some(3),None],[None,None,None,Some(4)]];\n",
        &[NAMED],
    );
    check(
        "$board = array(array(1,2,0,0),array(0,0,0,0),array(0,0,3,0),array(0,0,0,4));\n",
        &[NAMED],
    );
    check("{{1,2,0,0},{0,0,0,0},{0,0,3,0},{0,0,0,4}}\n", &[FOUR]);
}

#[test]
fn matrices() {
    check("board = [1 2 0 0; 0 0 0 0; 0 0 3 0; 0 0 0 4];\n", &[NAMED]);
    check("board = [1 2 0 0\n 0 0 0 0\n 0 0 3 0 % three\n 0 0 0 4];\n", &[NAMED]);
    check("[[1 2 0 0]\n [0 0 0 0]\n [0 0 3 0]\n [0 0 0 4]]\n", &[FOUR]);
    check("[[1. 2. 0. 0.]\n [0. 0. 0. 0.]\n [0. 0. 3. 0.]\n [0. 0. 0. 4.]]\n", &[FOUR]);
    check(
        "array([[1, 2, 0, 0],\n       [0, 0, 0, 0],\n       [0, 0, 3, 0],\n       [0, 0, 0, 4]])\n",
        &[FOUR],
    );
    check("% a remark\nn = 2;\nboard = [|1,2,_,_|\n_,_,_,_|\n_,_,3,_|\n_,_,_,4|];\n", &[NAMED]);
    check("board=[|1,2,<>,<>|<>,<>,<>,<>|<>,<>,3,<>|<>,<>,<>,4|];", &[NAMED]);
    check("board = array2d(1..4, 1..4, [\n1,2,0,0,\n0,0,0,0,\n0,0,3,0,\n0,0,0,4]);\n", &[NAMED]);
    check("let board = [|[|1;2;0;0|];[|0;0;0;0|];[|0;0;3;0|];[|0;0;0;4|]|]\n", &[NAMED]);
    check("board <- matrix(c(1,2,0,0, 0,0,0,0, 0,0,3,0, 0,0,0,4), nrow=4, byrow=TRUE)\n", &[NAMED]);
    check("int board[16] = {1,2,0,0, 0,0,0,0, 0,0,3,0, 0,0,0,4};\n", &[NAMED]);
}

#[test]
fn other_languages() {
    check("(defvar board '((1 2 0 0) (0 0 0 0) (0 0 3 0) (0 0 0 4)))\n", &[NAMED]);
    check("(def board [[1 2 0 0] [0 0 0 0] [0 0 3 0] [0 0 0 4]])\n", &[NAMED]);
    check(
        "(setq board #2A((1 2 nil nil) (nil nil nil nil) (nil nil 3 nil) (nil nil nil 4)))\n",
        &[NAMED],
    );
    check(
        ":- use_module(library(clpfd)).\nproblem(1, [[1,2,_,_],\n  [_,_,_,_],\n  [_,_,3,_],\n  [_,_,_,4]]).\n",
        &[FOUR],
    );
    check(
        "module Main where\n\nboard :: [[Int]]\nboard = [[1,2,0,0],[0,0,0,0],[0,0,3,0],[0,0,0,4]] -- that\n",
        &[NAMED],
    );
    check(
        "board = [[Just 1,Just 2,Nothing,Nothing],[Nothing,Nothing,Nothing,Nothing],[Nothing,Nothing,Just 3,Nothing],[Nothing,Nothing,Nothing,Just 4]]\n",
        &[NAMED],
    );
    check("local board = {{1,2,0,0},{0,0,0,0},{0,0,3,0},{0,0,0,4}}\n", &[NAMED]);
}

#[test]
fn texts_in_quotes() {
    let lone = format!("puzzle {NINE}");
    check(&format!("puzzle = '{LINE}'\n"), &[&lone]);
    check(&format!("String puzzle = \"{LINE}\";\n"), &[&lone]);
    check(&format!("INSERT INTO puzzles VALUES (1, '{LINE}', 'easy');\n"), &[NINE]);
    let rows: Vec<&str> =
        LINE.as_bytes().chunks(9).map(|row| str::from_utf8(row).unwrap()).collect();
    check(&format!("puzzle = \"\"\"\n{}\n\"\"\"\n", rows.join("\n")), &[&lone]);
    check(&format!("const puzzle = `\n{}`;\n", rows.join("\n")), &[&lone]);
    check(&format!("puzzle = (\"{}\")\n", rows.join("\"\n  \"")), &[&lone]);
    check(&format!("String puzzle = \"{}\";\n", rows.join("\" +\n  \"")), &[&lone]);
    check(&format!("puzzle = [\"{}\"]\n", rows.join("\",\n  \"")), &[&lone]);
    check(&format!("puzzle = \"{}\"\n", rows.join("\\n")), &[&lone]);
    check("board = ['12..', '....', '..3.', '...4']\n", &[NAMED]);
    check(
        "board = [['1','2','.','.'],['.','.','.','.'],['.','.','3','.'],['.','.','.','4']]\n",
        &[NAMED],
    );
    check(
        "char board[4][4] = {{'1','2',' ',' '},{' ',' ',' ',' '},{' ',' ','3',' '},{' ',' ',' ','4'}};\n",
        &[NAMED],
    );
}

/// Names, and numbers where a list has several.
#[test]
fn several_boards() {
    let rows = "[[1,2,0,0],[0,0,0,0],[0,0,3,0],[0,0,0,4]]";
    let (a, b) = (format!("a {FOUR}"), format!("b {FOUR}"));
    check(&format!("a = {rows}\n\nb = {rows}\nprint(b)\n"), &[&a, &b]);
    let numbered = [format!("all 1 {FOUR}"), format!("all 2 {FOUR}")];
    check(&format!("all = [\n{rows},\n{rows}]\n"), &[&numbered[0], &numbered[1]]);
    check("all = ['12........3....4', '12........3....4']\n", &[&numbered[0], &numbered[1]]);
    check(&format!("grids = {{'a': {rows}, 'b': {rows}}}\n"), &[&a, &b]);
    check(
        &format!(
            "class A {{\n  void f() {{\n    int[][] a = {0};\n    int[][] b = {0};\n  }}\n}}\n",
            "{{1,2,0,0},{0,0,0,0},{0,0,3,0},{0,0,0,4}}"
        ),
        &[&a, &b],
    );
    let many = format!("all = [{}]\n", vec![format!("\"{LINE}\""); 1000].join(", "));
    assert_eq!(told::outcomes(&many, &ReadOptions::default()).len(), 1000);
}

/// Words about boards are no program, whatever signs they have.
#[test]
fn words() {
    for line in [
        "The file is `sudoku.csv`",
        "Some \"words\" (and more)",
        "a `b` c: d;",
        "Level 1 / 5 = easy",
    ] {
        let text = format!("{line}\n\n{LINE}\n");
        let outcomes = told::outcomes(&text, &ReadOptions::default());
        assert_eq!(outcomes.last().map(String::as_str), Some(NINE), "{text}");
    }
}

/// A solution goes with its puzzle, and never comes in its place.
#[test]
fn puzzles_with_solutions() {
    let (puzzle, solution) = ("12........3....4", "1243341221344321");
    let told = |text: &str| {
        let boards = minirow::format::read_all(text, &ReadOptions::default());
        let boards = boards.into_iter().map(|board| board.expect(text));
        let shown = boards.map(|board| {
            let solution = board.solution.as_ref().map(told::grid);
            (told::grid(&board.grid), solution.unwrap_or_default(), board.about.level)
        });
        shown.collect::<Vec<_>>()
    };
    let both = (FOUR.to_owned(), "2x2: 1243 3412 2134 4321".to_owned(), Some("easy".to_owned()));
    for text in [
        "const all = [\n {\n  difficulty: 'easy',\n  puzzle: 'P',\n  solution: 'S',\n },\n {\n  difficulty: 'easy',\n  puzzle: 'P',\n  solution: 'S',\n },\n];\n",
        "const all = [{puzzle: 'P', solution: 'S', difficulty: 'easy'}, {solution: 'S', difficulty: 'easy', puzzle: 'P'}];\n",
        "all = [{'puzzle': 'P', 'difficulty': 'easy', 'answer': 'S'}, dict(question='P', difficulty='easy', answer='S')]\n",
        "[{\"difficulty\": \"easy\", \"task\": \"P\", \"solution\": \"S\"}, {\"solution\": [\"S\"], \"input\": \"P\", \"difficulty\": \"easy\"}]\n",
    ] {
        let text = text.replace('P', puzzle).replace('S', solution);
        assert_eq!(told(&text), [both.clone(), both.clone()], "{text}");
    }
    let alone = told(&format!("import sys\nif x:\n  a = '{puzzle}'\nelse:\n  a = '{puzzle}'\n"));
    assert_eq!(alone.len(), 2);
}

/// Solutions that are lists or variables of their own go with the puzzles that they solve.
#[test]
fn solutions_apart() {
    let shown = |text: &str| -> Vec<String> {
        let boards = minirow::format::read_all(text, &ReadOptions::default()).into_iter();
        let solution = |board: &minirow::format::Document| board.solution.as_ref().map(told::grid);
        boards
            .map(|board| match board {
                Ok(board) => format!("{} {:?}", told::grid(&board.grid), solution(&board)),
                Err(error) => error.to_string(),
            })
            .collect()
    };
    let (p, s, other) = ("12........3....4", "1243342141322314", "4321341221344321");
    let solved = "2x2: 12.. .... ..3. ...4 Some(\"2x2: 1243 3421 4132 2314\")".to_owned();
    for text in [
        "puzzle = 'P'\nboard_solution = 'S'\n",
        "solvedGrid = 'S'\ngrid = 'P'\n",
        "solutions = ['S']\npuzzles = ['P']\n",
        "{\"puzzles\": [\"P\"],\n \"solutions\": [\"S\"]}\n",
        "{\"puzzle\": {\"grid\": \"P\"}, \"solution\": {\"grid\": \"S\"}}\n",
    ] {
        let text = text.replace('P', p).replace('S', s);
        assert_eq!(shown(&text), [solved.as_str()], "{text}");
    }
    let digits = format!("{{\"puzzles\": [\"{0}\", \"{0}\"]}}\n", p.replace('.', "0"));
    assert_eq!(shown(&digits).len(), 2);
    let lists = format!("puzzles = ['{p}', '{p}']\nsolutions = ['{s}', '{s}']\n");
    assert_eq!(shown(&lists), [solved.as_str(), &solved]);
    let strange = format!("puzzle = '{p}'\nsolution = '{other}'\n");
    let error = "line 2, column 13: expected the puzzle that 'solution' is the solution of, found none that \
                 has all its givens there";
    assert_eq!(shown(&strange), ["2x2: 12.. .... ..3. ...4 None", error]);
    // Where there is nothing else, it is what was meant.
    assert_eq!(shown(&format!("solution = '{other}'\n")), ["2x2: 4321 3412 2134 4321 None"]);
}

/// What fills columns first is no board row by row.
#[test]
fn columns_first() {
    let cells = "1,2,0,0, 0,0,0,0, 0,0,3,0, 0,0,0,4";
    for text in [
        "board <- matrix(c(CELLS), nrow=4, byrow=TRUE)\n",
        "board <- matrix(byrow = T, data = c(CELLS), ncol = 4)\n",
        "board = reshape([CELLS], [4, 4], order=[2, 1])\n",
        "board = np.array([CELLS]).reshape(4, 4)\n",
        "board = np.reshape([CELLS], (4, 4))\n",
    ] {
        let outcomes = told::outcomes(&text.replace("CELLS", cells), &ReadOptions::default());
        let board = outcomes.first().map_or("", |board| board.trim_start_matches("board "));
        assert_eq!((board, outcomes.len()), (FOUR, 1), "{text}");
    }
    let error = |text: &str, place: &str, function: &str| {
        let expected = "expected cells row by row, each row in brackets of its own or with byrow = TRUE in \
                        R, found";
        let error = format!("Text {place} {expected} '{function}', which fills column by column");
        check(&text.replace("CELLS", cells), &[&error]);
    };
    error("board <- matrix(c(CELLS), nrow=4)\n", "1:18", "matrix");
    error("board <- matrix(c(CELLS),\n  4, 4)\n", "1:18", "matrix");
    error("board <- matrix(data = c(CELLS), 4, byrow = FALSE)\n", "1:25", "matrix");
    error("board = reshape([CELLS], 4, 4)\n", "1:17", "reshape");
    error("board = np.array([CELLS]).reshape((4, 4), order='F')\n", "1:18", "order = F");
}

/// Words that look like a program do not take the boards behind them.
#[test]
fn words_before_rows() {
    let rows = NINE["3x3: ".len()..].replace(' ', "\n");
    for words in ["using the following (simple) format:", "public boards (by level):", "x = 3"] {
        check(&format!("{words}\n\n{rows}\n"), &[NINE]);
        check(&format!("{words}\n\n{LINE}\n"), &[NINE]);
    }
}

/// What is no board is passed over, and said where there is nothing else.
#[test]
fn other_lists() {
    check(
        "x = [[1,2,3],[4,5,6]]\nboard = [[1,2,0,0],[0,0,0,0],[0,0,3,0],[0,0,0,4]]\nprint(x[0][1], \"12\")\n",
        &[NAMED],
    );
    let nothing = "Text 1:1 expected a board in the text of a program: n rows of n cells in brackets, or \
                   its cells in quotes, found";
    check("x = [[1,2,3],[4,5,6]]\n", &[&format!("{nothing} 2 lists of other shapes")]);
    check("import sys\nprint('no board here')\n", &[&format!("{nothing} none")]);
    // The numbers of blocks, and distances.
    check(
        "x = [[1,1,2,2],[1,1,2,2],[3,3,4,4],[3,3,4,4]]\n",
        &[&format!("{nothing} one list of another shape")],
    );
    check(
        "x = [[0,12,5,7],[12,0,9,8],[5,9,0,6],[7,8,6,0]]\n",
        &[&format!("{nothing} 4 lists of other shapes")],
    );
    // A key of 256 signs.
    check(
        &format!("x = \"{}\"; y = [[1]]\n", "0123456789abcdef".repeat(15) + &"a".repeat(16)),
        &[&format!("{nothing} none")],
    );
}

#[test]
fn wrong_boards() {
    check(
        "board = [[1,2,0,0],\n  [0,0,0,0],\n  [0,0,5,0],\n  [0,0,0,4]]\n",
        &["Text 3:8 expected a symbol of 1-4 or an empty cell, found '5'"],
    );
    let nine: Vec<String> = LINE
        .as_bytes()
        .chunks(9)
        .map(|row| row.iter().map(|&b| char::from(b).to_string()).collect::<Vec<_>>().join(","))
        .collect();
    let short = format!("x = [[{}]]\n", nine.join("],\n [")).replacen("6,0,0,1", "6,0,1", 1);
    check(&short, &["Text 2:2 expected 9 cells in this row, as there are 9 rows, found 8"]);
    check(
        "board = [[1,2,0,0],[0,0,0,0],[0,0,3,0],[0,0,0,4]\n",
        &["Text 1:9 expected the end of the list that begins here, found the end of the text"],
    );
    check(
        "x = [[1,2,0,0,0,0],[0,0,0,0,0,0],[0,0,3,0,0,0],[0,0,0,4,0,0],[0,0,0,0,0,0],[0,0,0,0,0,0]]\n",
        &[
            "Block 1:7 expected a side that tells the shape of its blocks, or a frame that does, found 6x6",
        ],
    );
}

/// JSON by the names that others use, however deep.
#[test]
fn json_of_others() {
    let rows = "[[1,2,0,0],[0,0,0,0],[0,0,3,0],[0,0,0,4]]";
    for key in ["board", "given", "values", "sudoku", "task", "mission", "question", "start"] {
        check(&format!("{{\"{key}\": {rows}, \"x\": [1]}}\n"), &[FOUR]);
    }
    check(
        &format!(
            "{{\"newboard\":{{\"grids\":[{{\"value\":{rows},\"solution\":{rows},\"difficulty\":\"Easy\"}}],\"results\":1,\"message\":\"All Ok\"}}}}"
        ),
        &[FOUR],
    );
    check(
        &format!(
            "{{\"cases\": [{{\"name\": \"a\", \"input\": {{\"given\": {rows}}}, \"expected\": {rows}}}]}}"
        ),
        &[&format!("a {FOUR}")],
    );
    check(&format!("[\"{LINE}\", \"{LINE}\"]"), &[NINE, NINE]);
    check(&format!("[{rows}, {rows}]"), &[FOUR, FOUR]);
    check(
        &format!("{{\"easy\": {rows}, \"hard\": \"12........3....4\"}}"),
        &[&format!("easy {FOUR}"), &format!("hard {FOUR}")],
    );
    check(
        "{\"a\": 1}",
        &["Text 1:1 expected a board as grid, puzzle or candidates, found none of them"],
    );
    let text =
        format!("{{\"value\": {rows}, \"answer\": {rows}, \"difficulty\": \"hard\", \"id\": 7}}");
    let read = minirow::format::read(&text, &ReadOptions::default()).unwrap();
    assert_eq!(told::grid(&read.solution.unwrap()), FOUR);
    assert_eq!((read.about.level.as_deref(), read.name.as_deref()), (Some("hard"), Some("7")));
}

/// Facts of logic programs.
#[test]
fn facts() {
    let four = "initial(1,1,1). initial(1, 2, 2).\n% a remark\ninitial(3,3,3). % another\n\ninitial(4,4,4).\n";
    check(four, &[FOUR]);
    check("% board\n#const n = 2.\nx(0,0,1).\nx(0,1,2).\nx(2,2,3).\nx(3,3,4).\n", &[FOUR]);
    check(&format!("{four}:- initial(X,Y,D), D > n.\nnumber(1..4).\n"), &[FOUR]);
    check(
        "x(1,1,1).\nx(2,2,4).\n",
        &[
            "Text 1:1 expected a cell in row or column 4 (counted from 1) or 0 (counted from 0), found rows \
           and columns up to 2",
        ],
    );
    check(
        "x(1,1,1).\nx(6,6,4).\n",
        &[
            "Block 1:1 expected facts that show the side of a board, such as up to 9 for 9x9, found numbers up to 6",
        ],
    );
    check(
        "x(1,1,1).\nx(1,1,4).\n",
        &[
            "Text 1:1 expected a cell in row or column 4 (counted from 1) or 0 (counted from 0), found rows and columns up to 1",
        ],
    );
    check(
        "x(4,1,1).\nx(4,1,2).\n",
        &["Text 2:1 expected one digit for each cell, found 2 beside another one"],
    );
    check(
        "x(4,1,1).\n y(4,1,2).\n",
        &[
            "Text 2:2 expected facts of 'x' alone, found one of 'y': leave out those that are no givens",
        ],
    );
    let row = "3x3: ......... ......... ......... ......... 19....... ......... ......... ......... .........";
    check("x(4,0,1).\nx(4,1,9).\n", &[row]);
    check("x(4,0,0).\nx(4,1,9).\n", &["Text 1:1 expected a digit from 1 to 9, found 0"]);
}

/// Keys and lists by their indentation.
#[test]
fn yaml() {
    let rows = "  - [1, 2, 0, 0]\n  - [0, 0, 0, 0]\n  - [0, 0, 3, 0]\n  - [0, 0, 0, 4]\n";
    check(&format!("board:\n{rows}"), &[FOUR]);
    check(&rows.replace("  - ", "- "), &[FOUR]);
    check(
        &rows.replace("  - ", "- ").replace('0', "null").replace('[', "[ ").replace(']', " ]"),
        &[FOUR],
    );
    check("- 12........3....4\n- \"12........3....4\"\n", &[FOUR, FOUR]);
    check("puzzle: \"12........3....4\"\n", &[FOUR]);
    check(
        "# two\n---\npuzzle: |\n  12..\n  ....\n  ..3.\n  ...4\nname: a\n",
        &[&format!("a {FOUR}")],
    );
    let (a, b) = (format!("a {FOUR}"), format!("b {FOUR}"));
    check("a: \"12........3....4\"\nb:   '12........3....4' # hard\n", &[&a, &b]);
    check(
        &format!(
            "puzzles:\n  - name: a\n    grid:\n{0}  - name: b\n    grid:\n{0}",
            rows.replace("  - ", "      - ")
        ),
        &[&a, &b],
    );
    check(&format!("puzzles:\n- name: a\n  grid:\n{rows}- name: b\n  grid:\n{rows}"), &[&a, &b]);
    check("grid: [[1, 2, 0, 0], [0, 0, 0, 0],\n  [0, 0, 3, 0], [0, 0, 0, 4]]\n", &[FOUR]);
    check(
        &format!("board:\n{}", rows.replace('4', "5")),
        &["Text 5:15 expected a symbol of 1-4 or an empty cell, found '5'"],
    );
    let solved = minirow::format::read(
        "- puzzle: 12........3....4\n  solution: 1243341221344321\n  level: easy\n",
        &ReadOptions::default(),
    )
    .unwrap();
    assert_eq!(solved.about.level.as_deref(), Some("easy"));
    assert_eq!(told::grid(&solved.solution.unwrap()), "2x2: 1243 3412 2134 4321");
}
