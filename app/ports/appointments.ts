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

/** The test drives of all dealers. */
export interface Appointments {
  /** What is taken at a location, and of a vehicle, from one day to another, both included. */
  taken(
    tenant: string,
    locationId: string,
    carId: string | null,
    from: string,
    to: string,
  ): Promise<TakenTimes>;
  /** Books a time; false when somebody was faster. */
  book(request: AppointmentRequest): Promise<boolean>;
  /** Gives a time back whose lead could not be kept. */
  release(tenant: string, submissionKey: string): Promise<void>;
}
