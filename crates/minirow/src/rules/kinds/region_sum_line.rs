//! Lines with the same sum in each block.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form, Setting};
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::holds::are_equal_sums;

/// The line has the same sum in each block that it goes through.
///
/// Where it leaves a block and comes back, each visit has that sum. Cells outside all blocks count for none,
/// but end a visit. Without blocks it says nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionSumLine {
    /// The line.
    pub cells: Vec<u16>,
}

impl Kind for RegionSumLine {
    const TOLD: &'static [Told] = &[Told::list("region-sum-line")
        .says(
            "the region sum line along {cells}",
            "A double line has the same sum in each block that it goes through.",
        )
        .iss("RegionSumLine", 2)
        .example("region-sum-line r1c1 r1c2 r1c3 r1c4")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "A blue line has the same sum in each box that it goes through.",
        said: &[
            "region sum",
            "same sum|equal sum|same total|sum to the same|equal sums; box|region|segment; @line|segment",
            "@line; segment; divide|split",
        ],
        words: "region sum summing thin visit visits border divide dividing split segment same equal total 3x3 3 along \
            pass passes goes different individual add up enter through separate n though may can which",
        ..Drawn::new("region-sum-line", "RegionSum", Form::Line("blue"))
    }];
    const FIELDS: &'static [Field] =
        &[Field::new("region-sum-line", "regionsumline", Entry::Line).called(&["Region Sum Line"])];
    const BLOCKS: &'static [Block] = &[Block::new("region-sum-line", 404, Entry::Line)
        .setting(Setting::Flag("singleRegionTotals", false))
        .style("{'color': '#3399cc', 'thickness': 0.15}")];

    told_as!(list);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let block_of = |cell: &u16| filled.ground.geometry.block_with(*cell);
        let segments = self.cells.chunk_by(|one, next| block_of(one) == block_of(next));
        let in_blocks = segments.filter(|segment| block_of(&segment[0]).is_some());
        let parts: Vec<Vec<u32>> = in_blocks.map(|segment| filled.values(segment)).collect();
        are_equal_sums(&parts)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let block = |cell: u16| compiler.geometry.block_with(cell);
        let runs = self.cells.chunk_by(|&one, &other| block(one) == block(other));
        let parts = runs.filter(|run| block(run[0]).is_some()).map(<[u16]>::to_vec);
        compiler.equal_sums(&parts.collect::<Vec<Vec<u16>>>());
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("region-sum-line", |draw| {
        let cells = draw.line(1, 6);
        draw.push(Self { cells });
    })];
}
