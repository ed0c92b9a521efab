import type { Vehicle } from "~/domain/vehicle/vehicle";

/**
 * What published stock: a feed, a feed of changes, what a dealer's system pushed within an hour, the demonstration, a way
 * back, or a part of the platform that says nothing of itself. Of a refused import nothing was published.
 */
export type ImportKind = "import" | "delta" | "push" | "refused" | "demo" | "rollback" | "other";

/** What is kept of a publication besides what it changed. */
export interface PublicationAbout {
  readonly kind: ImportKind;
  /** ISO time. */
  readonly at: string;
  /** The file, or what else it came from. */
  readonly source: string;
  /** What a person or the next import may want to know of it; JSON. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Days after which older imports of the dealership are forgotten, the last ten excepted. */
  readonly keepDays?: number;
  /** Noted in the same transaction as where the dealership's stock comes from: `demo …` or `import`. */
  readonly origin?: string;
}

/** How a dealership's published stock changes in one publication. */
export interface PublishResult {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Rises by one for each publication that changed anything. */
  readonly version: number;
}

/** A vehicle as it is stored. */
export interface StockDocument {
  readonly id: string;
  readonly slug: string;
  readonly stocknum: string | null;
  readonly vin: string | null;
  /** Of the document, as `documentDigest` makes it. */
  readonly digest: string;
  /** The vehicle as JSON; may be read from a file each time. */
  readonly document: string;
}

/** What a publication changes; the documents are those that are to be. */
export interface StockDifference {
  readonly added: readonly StockDocument[];
  readonly changed: readonly StockDocument[];
  readonly removed: readonly string[];
  readonly unchanged: number;
}

/** Vehicles that are written before it is known whether they will be published; nobody sees them. */
export interface StockAhead {
  /** Writes a vehicle when its turn comes. A fault is told by `StockEdit.publish`. */
  add(document: StockDocument): void;
  /** Undoes what was written, where it is not to be published. */
  drop(): Promise<void>;
}

/** A dealership's stock for somebody who works out what it is to become, at length and without a lock. */
export interface StockEdit {
  /** Of every published vehicle. */
  ids(): Promise<readonly string[]>;
  /** Vehicles as they are stored, by id, for some hundred ids at a time. */
  documents(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Begins to write what `publish` will add, for a dealership of which nothing is published. What it adds may be written
   * otherwise in the end; the same objects need not be written again.
   * @param at ISO time of the publication
   */
  writeAhead(at: string): StockAhead;
  /**
   * Publishes the difference, as `StockStore.publish` does.
   * @returns null, with nothing done, when anything else has published the dealership's stock since the edit began
   */
  publish(difference: StockDifference, about?: PublicationAbout): Promise<PublishResult | null>;
}

/** Names of the vehicles that a change may be about, each of them of one dealership. */
export interface TouchedVehicles {
  readonly ids: readonly string[];
  readonly stocknums: readonly string[];
  /** In any case. */
  readonly vins: readonly string[];
}

/** What is known of them. */
export interface TouchedStock {
  /** Those that are published, by id. */
  readonly published: ReadonlyMap<string, Vehicle>;
  /** Of the ids those that were published before; times are ISO. */
  readonly gone: ReadonlyMap<string, { readonly listedAt: string; readonly goneAt: string }>;
  /** How many vehicles the dealership has. */
  readonly total: number;
}

/** Vehicles of one dealership to put or change, and ids of those to take out. */
export interface StockChange {
  readonly vehicles: readonly Vehicle[];
  readonly removed: readonly string[];
  /** What the history says of it. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Published stock, from which the search index is built. Adapter: `infra/db/stock-store.server.ts` (SQLite and
 * PostgreSQL); contract: `test/contract/stock-store`.
 */
export interface StockStore {
  /**
   * Replaces all stock of one dealership: readers see the old stock or the new, never a mix, and whoever else writes
   * never waits for all of it. What it changed is kept in the history (`StockHistory`) with what `about` says of it.
   */
  publish(
    dealershipId: string,
    vehicles: readonly Vehicle[],
    about?: PublicationAbout,
  ): Promise<PublishResult>;
  /** Begins an edit of one dealership's stock. */
  edit(dealershipId: string): Promise<StockEdit>;
  /**
   * Changes some vehicles of a dealership at once and leaves the others alone; reads no more than it was told to look at.
   * History, versions and search indexes learn of it as of a whole publication.
   * @param touched all that the change may be about
   * @param decide what is to change, given those vehicles as they are, while nothing else can publish, or asked anew when
   * something else did; null for nothing at all, of which the history says nothing either
   * @param patienceMs after which it gives up, for changes that somebody waits for
   */
  change(
    dealershipId: string,
    touched: TouchedVehicles,
    decide: (known: TouchedStock) => StockChange | null,
    about: PublicationAbout,
    patienceMs?: number,
  ): Promise<PublishResult | null>;
  /**
   * Every published vehicle, or every one of a dealership, ordered by numeric id, streamed in batches so that a million
   * fit.
   */
  all(dealershipId?: string): AsyncIterable<readonly Vehicle[]>;
  countByDealership(): Promise<ReadonlyMap<string, number>>;
  findById(id: string): Promise<Vehicle | null>;
  /**
   * Vehicles by id, for some hundred ids at a time. Missing where none is published; null for one whose row cannot be
   * read.
   */
  findByIds(ids: readonly string[]): Promise<ReadonlyMap<string, Vehicle | null>>;
  findBySlug(slug: string): Promise<Vehicle | null>;
  /** The publication counter: when it moves, an in-memory index is out of date. */
  version(): Promise<number>;
  /** The publication that last changed a dealership's stock, by dealership; 0 or missing where none did. */
  versions(): Promise<ReadonlyMap<string, number>>;
  /** The dealership of each published vehicle, by id; ids that are not published are left out. */
  dealershipsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
