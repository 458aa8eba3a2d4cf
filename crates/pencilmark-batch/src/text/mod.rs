//! Files of text: CSV, TSV, lines and JSONL.
