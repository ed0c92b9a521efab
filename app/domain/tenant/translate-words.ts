/**
 * Fields whose text is not for reading: names that code or other data go by, addresses, and names of people, places and
 * makes, which stay as they are.
 */
const NOT_WORDS = new Set(
  (
    "$schema slug id template url hosts region country locale languages currency hex path page href src key kind " +
    "type provider email make makes manufacturer model models category param icon mark wordmark suffix dealershipId " +
    "locationType phone phones routes carTypes stock department timeZone street city plugins typefaces"
  ).split(" "),
);

/**
 * A copy of some data in other words: every text that is a key of `words`, wherever it stands, becomes what stands
 * there. Texts without a translation stay.
 */
export function translateWords<Data>(data: Data, words: ReadonlyMap<string, string>): Data {
  // The copy has the same fields with the same kinds of value.
  return translated(data, words) as Data;
}

function translated(value: unknown, words: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return words.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one: unknown) => translated(one, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      NOT_WORDS.has(name) ? part : translated(part, words),
    ]),
  );
}
