//! All kinds of rules, in the order of the catalogue: the file of a kind, and its name.

/// Hands the kinds on to another macro, behind a sign that it may need.
macro_rules! all_kinds {
    ($then:ident $($sign:tt)?) => {
        $then! {
            $($sign)?
            with_cells {
                different: AllDifferent,
                cage: Cage,
                sum: Sum,
                product: Product,
                rellik: Rellik,
                equal_sums: EqualSums,
                same_values: SameValues,
                arrow: Arrow,
                double_arrow: DoubleArrow,
                sum_line: SumLine,
                region_sum_line: RegionSumLine,
                zipper: Zipper,
                thermometer: Thermometer,
                whisper: Whisper,
                palindrome: Palindrome,
                renban: Renban,
                nabner: Nabner,
                sequence: Sequence,
                same_difference: SameDifference,
                between: Between,
                between: Lockout,
                entropic: Entropic,
                modular: Modular,
                dots: Difference,
                dots: Ratio,
                pair_sum: PairSum,
                greater: Greater,
                clones: Clones,
                parity: Odd,
                parity: Even,
                extremes: Minimum,
                extremes: Maximum,
                quadruple: Quadruple,
                counting_circles: CountingCircles,
                count_distinct: CountDistinct,
                lunchbox: Lunchbox,
                outside: Outside,
                indexing: Indexing,
                value_indexing: ValueIndexing,
            }
            of_all_cells {
                chess: AntiKnight,
                chess: AntiKing,
                anti_taxicab: AntiTaxicab,
                non_consecutive: NonConsecutive,
                squares: GlobalEntropy,
                squares: GlobalMod,
                disjoint_groups: DisjointGroups,
                all_given: AllDotsGiven,
                all_given: AllSignsGiven,
            }
            with_cells {
                all_given: AllMarksGiven,
                pairs: Pairs,
                automaton_line: AutomatonLine,
            }
            of_all_cells {}
        }
    };
}

pub(in crate::rules) use all_kinds;
