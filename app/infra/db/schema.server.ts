/** One published vehicle. `id` is read as text and written as bigint: 16 digits do not fit a JavaScript number. */
interface StockVehicleTable {
  id: bigint;
  dealership_id: string;
  slug: string;
  /** SHA-256 of `document`: tells whether a publication changes the row. */
  digest: string;
  /** The vehicle as JSON. */
  document: string;
}

/** One row: the publication counter, and the lock that lets one publication run at a time. */
interface StockPublicationTable {
  id: number;
  version: number;
}

/** Small facts the platform remembers between runs. */
interface SettingTable {
  name: string;
  value: string;
  changed_at: string;
}

/** Every table, as Kysely sees it. Dates are ISO texts on both databases. */
export interface Schema {
  stock_vehicle: StockVehicleTable;
  stock_publication: StockPublicationTable;
  setting: SettingTable;
}
