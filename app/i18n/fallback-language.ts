/** The language every other falls back to. */
export const FALLBACK_LANGUAGE = "en-AU";
