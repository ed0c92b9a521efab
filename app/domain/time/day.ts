/** Twenty-four hours in seconds, as record times count (`*_timestamp`). Not a calendar day where clocks change. */
export const DAY_SECONDS = 86_400;

/** Twenty-four hours in milliseconds, as `Date` counts. */
export const DAY_MS = DAY_SECONDS * 1_000;

/** An hour in milliseconds. */
export const HOUR_MS = 3_600_000;

/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;
