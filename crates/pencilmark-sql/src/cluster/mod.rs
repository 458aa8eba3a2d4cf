//! Batches on a cluster of Apache DataFusion Ballista.
