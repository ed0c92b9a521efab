/** A list of records within a JSON document, and its path: empty where the document is the list. */
export interface FoundList {
  readonly path: string;
  readonly list: readonly unknown[];
}

const DEEPEST = 4;
/** What lists of faults are called: an API may answer with one, with the status of a good answer. */
const FAULTS =
  /^(?:errors?|error_?(?:list|details|messages?)|faults?|exceptions?|messages?|warnings?|problems?|violations?)$/i;
const WITHIN_FAULTS = /^(?:errors?|faults?|exceptions?)$/i;

/** Whether a path of keys or elements says of what is there that it tells what went wrong, and is no record. */
export function namesFaults(path: string): boolean {
  const parts = path.split(".");
  return FAULTS.test(parts.at(-1) ?? "") || parts.some((part) => WITHIN_FAULTS.test(part));
}

/** The list at a path (`data.vehicles`), or null where there is none. A key may have points in its name. */
export function listAt(document: unknown, path: string): readonly unknown[] | null {
  if (path === "") return Array.isArray(document) ? document : null;
  if (!isObject(document)) return null;
  for (const [key, value] of Object.entries(document)) {
    if (key !== path && !path.startsWith(`${key}.`)) continue;
    const found = listAt(value, path.slice(key.length + 1));
    if (found !== null) return found;
  }
  return null;
}

/** The longest list of objects in a document whose records nobody told; the first of equal ones. Lists of faults are none. */
export function findList(document: unknown): FoundList | null {
  return recordLists(document).reduce<FoundList | null>(
    (longest, one) => (longest === null || one.list.length > longest.list.length ? one : longest),
    null,
  );
}

/** The paths of the lists of a document, for a message that says what it has. */
export function listPaths(document: unknown): readonly string[] {
  return recordLists(document).map(({ path }) => path);
}

function recordLists(document: unknown): readonly FoundList[] {
  return listsIn(document, "", 0).filter(({ path }) => !namesFaults(path));
}

function listsIn(value: unknown, path: string, depth: number): readonly FoundList[] {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return path === "" || list.some(isObject) ? [{ path, list }] : [];
  }
  if (!isObject(value) || depth === DEEPEST) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listsIn(inner, path === "" ? key : `${path}.${key}`, depth + 1),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
