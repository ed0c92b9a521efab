const MEBIBYTE = 1024 * 1024;

/** What a file of stock may need at most, so that a broken or hostile one cannot fill memory or disk. */
export const FEED_LIMITS = {
  /** Of a file, unpacked. */
  bytes: 1024 * MEBIBYTE,
  /** Of a JSON file, which is read as a whole. */
  jsonBytes: 256 * MEBIBYTE,
  /** Of one line of CSV or NDJSON, and of one record of XML, in letters. */
  recordLetters: 8 * MEBIBYTE,
  /** Of all texts of an XLSX file that its cells share, in letters. */
  sharedLetters: 64 * MEBIBYTE,
  /** Lines that one row of CSV may go over before its quote counts as a stray one. */
  linesInRow: 1000,
} as const;
