/** Interface copy of one language: groups (one file each) of texts, which may nest. */
export type Messages = Readonly<Record<string, unknown>>;

/**
 * A language folder's files by path (`./filters.json`) as one object, each group under its file's name. A group has several
 * files where the browser needs a part of it, or a part of it later: `./vehicle.json`, `./later/vehicle.json`,
 * `./server/vehicle.json`.
 */
export function grouped(files: Readonly<Record<string, Messages>>): Messages {
  const groups: Record<string, Messages> = {};
  for (const [path, messages] of Object.entries(files)) {
    const name = path.replace(/^.*\/(.+)\.json$/, "$1");
    groups[name] = together(groups[name] ?? {}, messages);
  }
  return groups;
}

/** Two groups as one; where both have a text, that of the second. */
export function together(some: Messages, others: Messages): Messages {
  const all: Record<string, unknown> = { ...some };
  for (const [key, text] of Object.entries(others)) {
    const before = all[key];
    all[key] = isGroup(before) && isGroup(text) ? together(before, text) : text;
  }
  return all;
}

function isGroup(text: unknown): text is Messages {
  return typeof text === "object" && text !== null;
}
