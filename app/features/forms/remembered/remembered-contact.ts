/** What a browser remembers of its owner: nothing that is not asked for in nearly every form. */
export const REMEMBERED_FIELDS = ["name", "last_name", "phone", "email", "postcode"] as const;
const LONGEST = 254;

/** Answers by field. */
export type RememberedContact = Readonly<Partial<Record<(typeof REMEMBERED_FIELDS)[number], string>>>;

/** What this browser remembers; null where it remembers nothing or storage is off. */
export function readContact(key: string): RememberedContact | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const given = new Map<string, unknown>(Object.entries(stored));
    const known = REMEMBERED_FIELDS.flatMap((name) => {
      const value = given.get(name);
      return typeof value === "string" && value !== "" && value.length <= LONGEST
        ? [[name, value] as const]
        : [];
    });
    return known.length === 0 ? null : Object.fromEntries<string>(known);
  } catch {
    return null;
  }
}

/** Remembers who sent a form, in this browser alone; an answer left out keeps its former one. */
export function rememberContact(key: string, contact: RememberedContact): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readContact(key), ...contact }));
  } catch {
    // Storage is refused: the next form is typed again.
  }
}

/** Forgets it. */
export function forgetContact(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is refused: nothing was remembered.
  }
}
