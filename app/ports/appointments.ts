/** A place, and a time on its own clocks. */
export interface AppointmentTime {
  /** `site.slug`. */
  readonly tenant: string;
  readonly locationId: string;
  /** `2026-11-23T09:00`, wall time of the place. */
  readonly startsAt: string;
}

/** A test drive to be kept free for somebody. */
export interface AppointmentRequest extends AppointmentTime {
  /** Null for no particular vehicle; one vehicle is driven by one shopper at a time. */
  readonly carId: string | null;
  /** Test drives at one time at one location. */
  readonly capacity: number;
  /** The same for every sending of one form: it books once. */
  readonly submissionKey: string;
  readonly at: string;
}

/** Times that are taken. */
export interface TakenTimes {
  /** How many drives begin at a time, by `2026-11-23T09:00`. */
  readonly counts: ReadonlyMap<string, number>;
  /** When the vehicle itself is away, wherever that is. */
  readonly car: ReadonlySet<string>;
}

/** Days of a place, and of a vehicle. */
export interface TakenQuery {
  readonly tenant: string;
  readonly locationId: string;
  readonly carId: string | null;
  /** `2026-11-23`, both days included. */
  readonly from: string;
  readonly to: string;
  /** Key of the form that asks: what it booked itself is free to it. Null for a form nobody sent yet. */
  readonly formKey: string | null;
}

/** The test drives of all dealers. */
export interface Appointments {
  /** What is taken at a location, and of a vehicle. */
  taken(query: TakenQuery): Promise<TakenTimes>;
  /** Books a time; false when somebody was faster. */
  book(request: AppointmentRequest): Promise<boolean>;
  /** Gives a time back whose lead could not be kept; one that has its lead stays. */
  release(tenant: string, submissionKey: string): Promise<void>;
}

/** The key of the form that was shown, of which a submission's key is made. */
export function formKeyOf(submissionKey: string): string {
  return submissionKey.split(".", 1)[0] ?? submissionKey;
}
