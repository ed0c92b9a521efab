import type { FeedRow } from "../file/feed-file";
import { oneLine } from "../read-row";

/** What a column of a file holds, counted over all of its rows. */
export interface ColumnProfile {
  readonly name: string;
  /** Rows of the file. */
  readonly rows: number;
  /** Rows that have the column at all: of a CSV file all of them. */
  readonly present: number;
  /** Rows in which something stands in it. */
  readonly filled: number;
  readonly isList: boolean;
  /** Its texts with how many rows hold each, the most frequent first. */
  readonly words: ReadonlyMap<string, number>;
  /** Whether `words` are all of its texts: there are at most {@link MOST_WORDS}. */
  readonly hasAllWords: boolean;
  /** Texts from all over the file, in its order; those of a list one below the other. */
  readonly sample: readonly string[];
}

/** A column with more different texts than this has no words. */
export const MOST_WORDS = 1_000;
const [LARGEST_SAMPLE, LONGEST_WORD] = [2_000, 120];

/** Looks at rows one by one. */
export interface Profiler {
  add(row: FeedRow): void;
  /** The columns in the order in which they were first met. */
  columns(): readonly ColumnProfile[];
}

interface Counts {
  present: number;
  filled: number;
  isList: boolean;
  hasAllWords: boolean;
  readonly words: Map<string, number>;
  sample: string[];
  /** Of so many filled cells one is in the sample. */
  stride: number;
}

/** A profiler whose memory does not grow with the file. */
export function createProfiler(): Profiler {
  const columns = new Map<string, Counts>();
  let rows = 0;
  return {
    add(row) {
      rows += 1;
      for (const [column, cell] of Object.entries(row)) {
        const counts = columns.get(column) ?? newCounts();
        columns.set(column, counts);
        addCell(counts, cell);
      }
    },
    columns: () =>
      [...columns].map(([name, counts]) => ({
        name,
        rows,
        present: counts.present,
        filled: counts.filled,
        isList: counts.isList,
        words: new Map([...counts.words].sort((one, other) => other[1] - one[1])),
        hasAllWords: counts.hasAllWords,
        sample: counts.sample,
      })),
  };
}

function newCounts(): Counts {
  return { present: 0, filled: 0, isList: false, hasAllWords: true, words: new Map(), sample: [], stride: 1 };
}

function addCell(counts: Counts, cell: FeedRow[string]): void {
  counts.present += 1;
  counts.isList ||= typeof cell !== "string";
  const text = typeof cell === "string" ? cell.trim() : cell.join("\n").trim();
  if (text === "") return;
  addWord(counts, oneLine(cell).replace(/\s+/g, " ").trim());
  if (counts.filled % counts.stride === 0) counts.sample.push(text);
  counts.filled += 1;
  if (counts.sample.length < LARGEST_SAMPLE) return;
  counts.sample = counts.sample.filter((_, at) => at % 2 === 0);
  counts.stride *= 2;
}

function addWord(counts: Counts, word: string): void {
  const known = counts.words.get(word);
  const isNew = known === undefined;
  if (isNew && (word.length > LONGEST_WORD || counts.words.size >= MOST_WORDS)) counts.hasAllWords = false;
  else counts.words.set(word, (known ?? 0) + 1);
}
