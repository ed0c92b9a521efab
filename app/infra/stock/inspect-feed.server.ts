import { basename } from "node:path";
import type { FeedFileFacts, FeedFileOptions } from "~/domain/stock/file/feed-file";
import { type FeedMapping, feedMappingSchema } from "~/domain/stock/feed-mapping";
import { type ColumnProfile, createProfiler } from "~/domain/stock/inspect/column-profile";
import { createIdentityCheck } from "~/domain/stock/inspect/identity-check";
import type { FeedMappingInput } from "~/domain/stock/inspect/mapping-input";
import { type ColumnMatch, matchColumns } from "~/domain/stock/inspect/match-columns";
import {
  type CheckedIdentity,
  chooseIdentity,
  duplicatesOf,
  identityCandidates,
} from "~/domain/stock/inspect/propose-identity";
import { type ProposedMapping, proposeMapping } from "~/domain/stock/inspect/propose-mapping";
import { type Dealer, readingOf } from "~/domain/stock/inspect/signs-of-file";
import { createMappingTrial, type MappingTrial } from "~/domain/stock/inspect/try-mapping";
import { withUnreadWords } from "~/domain/stock/inspect/word-lists";
import type { FeedRow, MendedCell } from "~/domain/stock/file/feed-file";
import type { FeedOwner } from "~/domain/stock/row-to-vehicle";
import { openFeed } from "./feed/open-feed.server";

/** What is to be looked at. */
export interface InspectRequest {
  readonly file: string;
  readonly options?: FeedFileOptions;
  /** The dealership it is for; null where none was named. */
  readonly owner: FeedOwner | null;
  /** ISO time: years after the next one are no model years. */
  readonly now: string;
  /** At most so many rows are looked at, from the first on; null for all. */
  readonly mostRows: number | null;
}

/** A record that cannot be read: where it is, and why. */
interface Fault {
  readonly at: number;
  readonly fault: string;
}

interface MendedRows {
  readonly rows: number;
  readonly first: MendedCell;
}

/** What a file holds, and the mapping that it asks for. */
export interface Inspection {
  readonly facts: FeedFileFacts;
  /** Records that cannot be read. */
  readonly faults: readonly Fault[];
  /** Rows whose letters were put right, and the first of them; null for none. */
  readonly mended: MendedRows | null;
  readonly columns: readonly ColumnProfile[];
  readonly matches: readonly ColumnMatch[];
  readonly identities: readonly CheckedIdentity[];
  readonly identity: CheckedIdentity;
  readonly proposed: ProposedMapping;
  readonly reading: Dealer;
  /** Whether country and currency are guessed from the file, since no dealership was named. */
  readonly isGuess: boolean;
  /** As it is written into a file. */
  readonly mapping: FeedMappingInput;
  readonly trial: MappingTrial;
}

/**
 * Looks at a file of stock three times: at its columns, at what could name a vehicle, and at what the mapping that it
 * proposes makes of every row.
 * @throws Error in a sentence for a file that cannot be read, or has no rows
 */
export async function inspectFeed(request: InspectRequest): Promise<Inspection> {
  const { file, owner } = request;
  const profiler = createProfiler();
  const { facts, faults, mended } = await eachRow(request, (row) => profiler.add(row));
  const columns = profiler.columns();
  if (columns.length === 0) throw new Error(`${file} has no rows`);
  const reading = readingOf(owner, columns);
  const matches = matchColumns(columns, reading);
  const proposed = proposeMapping({
    columns,
    matches,
    reading,
    fileName: basename(file).split(".")[0] ?? "",
  });
  const check = createIdentityCheck(identityCandidates(columns, matches));
  await eachRow(request, (row) => check.add(row));
  const identities = check.result();
  const identity = chooseIdentity(identities);
  if (identity === null) throw new Error(`${file}: no column of it says what is in it`);
  const first: FeedMappingInput = {
    ...request.options,
    ...(facts.records === null ? {} : { records: facts.records }),
    identity: [...identity.columns],
    duplicates: duplicatesOf(identity),
    ...proposed.mapping,
  };
  const trial = createMappingTrial(checked(first), owner ?? stranger(request, reading));
  await eachRow(request, (row) => trial.add(row));
  const tried = trial.result();
  const mapping = withUnreadWords(first, tried.unread);
  checked(mapping);
  const isGuess = owner === null;
  return {
    facts,
    faults,
    mended,
    isGuess,
    columns,
    matches,
    identities,
    identity,
    proposed,
    reading,
    mapping,
    trial: tried,
  };
}

function checked(mapping: FeedMappingInput): FeedMapping {
  return feedMappingSchema.parse(mapping);
}

/** A dealership that does not exist yet. */
function stranger({ now }: InspectRequest, { country, currency }: Dealer): FeedOwner {
  const name = "The dealership";
  return {
    dealershipId: "inspected",
    dealershipName: name,
    dealershipSlug: "inspected",
    country,
    currency,
    now,
  };
}

async function eachRow(request: InspectRequest, look: (row: FeedRow) => void) {
  const feed = await openFeed(request.file, request.options ?? {});
  const faults: Fault[] = [];
  const mended: MendedCell[] = [];
  const notes = [...feed.facts.notes];
  let rows = 0;
  try {
    for await (const entry of feed.entries) {
      if ("fault" in entry) {
        faults.push({ at: entry.at, fault: entry.fault });
        continue;
      }
      if (request.mostRows !== null && rows >= request.mostRows) break;
      rows += 1;
      if (entry.cutOff !== undefined) notes.push(entry.cutOff);
      mended.push(...entry.mended.slice(0, 1));
      look(entry.cells);
    }
  } finally {
    await feed.close();
  }
  const [first] = mended;
  return {
    facts: { ...feed.facts, notes },
    faults,
    mended: first === undefined ? null : { rows: mended.length, first },
  };
}
