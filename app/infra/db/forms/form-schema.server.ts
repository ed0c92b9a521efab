import type { ColumnType } from "kysely";

interface AppointmentTable {
  tenant: string;
  location_id: string;
  /** `2026-11-23T09:00`, wall time of the place. */
  starts_at: string;
  /** The same as a moment (ISO); the wall time again for what was booked before moments were kept. */
  begins_at: string;
  /** A number from 0 to below the location's capacity. It is part of the key, so that a place cannot be given twice. */
  seat: number;
  /** Empty for no particular vehicle. */
  car_id: string;
  submission_key: string;
  booked_at: string;
}

interface PrizeDrawTable {
  tenant: string;
  campaign: string;
  /** Keyed digest of who it is. */
  person: string;
  /** Empty when nothing was left. */
  prize_id: string;
  drawn_at: string;
  /** Of the form that drew; empty for turns from before it was kept. */
  submission_key: string;
}

/** A file. */
interface FormFileTable {
  id: string;
  tenant: string;
  submission_key: string;
  name: string;
  kept_at: string;
  /** SQLite's driver gives a bare buffer. */
  content: ColumnType<Uint8Array | ArrayBuffer, Uint8Array>;
  /** How many bytes the content has. Sums are read from an index over this column. */
  bytes: number;
}

/** What forms keep besides their leads. */
export interface FormSchema {
  appointment: AppointmentTable;
  prize_draw: PrizeDrawTable;
  form_file: FormFileTable;
}
