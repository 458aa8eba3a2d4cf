//! Logic on vectors, whatever they hold.

/// Bits on which one instruction does the same.
///
/// All methods of this trait and of those built on it are `#[inline(always)]`, so they take on the
/// features of the function they end up in. Closures and iterators would not, and run seven times
/// slower: there are none here, nor in what is built on vectors.
pub(super) trait Bits: Copy {
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    /// `self & !other`
    fn without(self, other: Self) -> Self;

    /// `self & b & c`
    #[inline(always)]
    fn and3(self, b: Self, c: Self) -> Self {
        self.and(b).and(c)
    }

    /// `self | b | c`
    #[inline(always)]
    fn or3(self, b: Self, c: Self) -> Self {
        self.or(b).or(c)
    }

    /// `self ^ b ^ c`: where one or three of three are set.
    #[inline(always)]
    fn xor3(self, b: Self, c: Self) -> Self {
        self.xor(b).xor(c)
    }

    /// Where at least two of three are set.
    #[inline(always)]
    fn two_of(self, b: Self, c: Self) -> Self {
        self.and(b).or_and(self.xor(b), c)
    }

    /// Where exactly one of three is set.
    #[inline(always)]
    fn one_of(self, b: Self, c: Self) -> Self {
        self.xor3(b, c).without(self.and(b))
    }

    /// `self | (b & c)`
    #[inline(always)]
    fn or_and(self, b: Self, c: Self) -> Self {
        self.or(b.and(c))
    }

    /// `self | (b & !c)`
    #[inline(always)]
    fn or_without(self, b: Self, c: Self) -> Self {
        self.or(b.without(c))
    }

    /// `self & !(b & c)`
    #[inline(always)]
    fn without_both(self, b: Self, c: Self) -> Self {
        self.without(b.and(c))
    }

    /// `self & !(b & !c)`
    #[inline(always)]
    fn without_but(self, b: Self, c: Self) -> Self {
        self.without(b.without(c))
    }

    /// Bits of `a` where `self` is set, of `b` elsewhere.
    #[inline(always)]
    fn select(self, a: Self, b: Self) -> Self {
        self.and(a).or(b.without(self))
    }
}
