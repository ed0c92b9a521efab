/** What no database, XML document or mail can carry: control characters but for tab and line feed, and half letters. */
const UNSENDABLE = /[^\P{Cc}\t\n]|[\p{Cs}\u{FFFE}\u{FFFF}]/gu;

/** A text without what could not be kept or sent; line ends are line feeds. */
export function sendableText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(UNSENDABLE, "");
}

/** The same value with every text in it made sendable, keys included. */
export function sendable<Value>(value: Value): Value {
  // The shape stays what it was: only texts are replaced, by texts.
  return clean(value) as Value;
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return sendableText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [sendableText(key), clean(inner)]));
}
