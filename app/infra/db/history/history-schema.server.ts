import type { ColumnType } from "kysely";
import type { ImportKind } from "~/ports/stock-store";

/** One import, or anything else that published a dealership's stock. `number` counts over all dealerships. */
interface StockImportTable {
  number: number;
  dealership_id: string;
  at: string;
  kind: ImportKind;
  /** The file, or what else it came from. */
  source: string;
  /** The dealership's publication after it and before it; equal where it changed nothing. */
  version: number;
  version_before: number;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  /** What the report said, as JSON. */
  details: string;
}

/** What an import changed: some hundred vehicles as they were before it, compressed. */
interface StockImportChangeTable {
  number: number;
  part: number;
  /** SQLite's driver gives a bare buffer. */
  content: ColumnType<Uint8Array | ArrayBuffer, Uint8Array>;
}

/** A vehicle that is not published any more and may come back. */
interface StockGoneTable {
  vehicle_id: bigint;
  dealership_id: string;
  listed_at: string;
  gone_at: string;
  /** Its address, and what its page still shows, as JSON; null for one that went before they were kept. */
  slug: string | null;
  document: string | null;
}

/** An address that a vehicle had before. */
interface StockAddressTable {
  slug: string;
  vehicle_id: bigint;
  since: string;
}

/** Tables of what stock was before. */
export interface HistorySchema {
  stock_import: StockImportTable;
  stock_import_change: StockImportChangeTable;
  stock_gone: StockGoneTable;
  stock_address: StockAddressTable;
}
