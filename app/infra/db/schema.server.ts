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

/** A number shown to a shopper who asked for it. */
interface PhoneRevealTable {
  id: string;
  at: string;
  tenant: string;
  website_id: string;
  dealership_id: string;
  car_id: string;
}

/** Who opened which vehicle on a day, as a keyed digest; emptied after the day. */
interface VehicleVisitorTable {
  day: string;
  car_id: string;
  visitor: string;
}

interface VehicleViewsTable {
  car_id: string;
  views: number;
}

/** How often an event happened on a day; `car_id` is empty where it is about no vehicle. */
interface EventCountTable {
  tenant: string;
  website_id: string;
  day: string;
  event_id: number;
  car_id: string;
  times: number;
}

/** Every table, as Kysely sees it. Dates are ISO texts on both databases. */
export interface Schema {
  stock_vehicle: StockVehicleTable;
  stock_publication: StockPublicationTable;
  setting: SettingTable;
  phone_reveal: PhoneRevealTable;
  vehicle_visitor: VehicleVisitorTable;
  vehicle_views: VehicleViewsTable;
  event_count: EventCountTable;
}
