/** The name of the terms checkbox, of every form that has one. */
export const TERMS = "terms";

/** What the ticked checkbox sends (FORM-01). */
export const AGREED = "on";
