/** The present time. Domain functions take `now` as a value; only use cases ask the clock. */
export interface Clock {
  now(): Date;
}
