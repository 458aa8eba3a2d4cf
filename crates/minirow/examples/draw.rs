//! Draws a board of 16x16 and a jigsaw with the anti-knight rule as SVG.

use std::error::Error;

use minirow::format::read_blocks;
use minirow::scene::{Paper, Style, SvgOptions, draw, svg};
use minirow::{Extra, Geometry, Names, generate::Generator};

fn main() -> Result<(), Box<dyn Error>> {
    let blocks =
        "AAABBBCCC AAABBBCCC ADABBBCCC ADDEEFFFF DDDEEEEFF DDDEEEFFF GGGGHIIII GGHHHHHII GGGHHHIII";
    let jigsaw = read_blocks(&blocks.replace(' ', "\n"))?;
    for geometry in [Geometry::of_side(16)?, jigsaw.with_extra(Extra::AntiKnight)?] {
        let puzzle = Generator::new(&geometry).puzzle(0)?;
        let names = Names::numbers(&geometry);
        let drawing = draw(&Paper::new(puzzle), None, &names, &Style::default());
        println!("{}", svg(&drawing, &SvgOptions::default()));
    }
    Ok(())
}
