/** A vehicle's id, as the vehicle record holds it. */
const ID = /^[1-9]\d{0,15}$/;

/**
 * The ids in a text of a cookie, an address or a stored list, in order. Anybody can write there, so whatever is not an
 * id is left out, and so are repeats and everything beyond the cap.
 */
export function readIds(text: string | null | undefined, cap: number): readonly string[] {
  const ids = (text ?? "").split(/[.,]/).filter((id) => ID.test(id));
  return [...new Set(ids)].slice(0, cap);
}

/** The ids as a cookie holds them: `12.7.30`, nothing that needs escaping. */
export function cookieText(ids: readonly string[]): string {
  return ids.join(".");
}

/** The list with an id on top, and without what no longer fits: newest first, nothing twice (FAV-01, FAV-05). */
export function withNewest(ids: readonly string[], id: string, cap: number): readonly string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, cap);
}

/** The list with an id at its end; null when it is full without it. Columns keep their places (FAV-04). */
export function withAnother(ids: readonly string[], id: string, cap: number): readonly string[] | null {
  if (ids.includes(id)) return ids;
  return ids.length >= cap ? null : [...ids, id];
}

/** The list without an id. */
export function without(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((other) => other !== id);
}
