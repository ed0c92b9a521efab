import type { FeedMappingInput } from "./mapping-input";
import type { MappingTrial } from "./try-mapping";

/** A list of words that a person has to go through is no longer than this. */
const MOST_WORDS = 60;

/**
 * A mapping with every word that could not be read in the word list of its field, meaning itself: an import still tells
 * such a word, and who knows what it means writes that on its right.
 */
export function withUnreadWords<Mapping extends Pick<FeedMappingInput, "fields">>(
  mapping: Mapping,
  unread: MappingTrial["unread"],
): Mapping {
  const entries = Object.entries(withBasicColour(mapping.fields, unread)).map(([name, field]) => {
    const words = [...(unread.get(name) ?? [])].sort((one, other) => other[1] - one[1]).slice(0, MOST_WORDS);
    if (words.length === 0) return [name, field] as const;
    const list = Object.fromEntries(words.map(([word]) => [word, word]));
    return [name, { ...field, values: { ...field.values, ...list } }] as const;
  });
  return { ...mapping, fields: Object.fromEntries(entries) };
}

/** The basic colour is read from the colour's name: where names are not understood, it has a field for their meanings. */
function withBasicColour(
  fields: FeedMappingInput["fields"],
  unread: MappingTrial["unread"],
): FeedMappingInput["fields"] {
  const { colour, simple_colour: own } = fields;
  if (!unread.has("simple_colour") || own !== undefined || colour?.from === undefined) return fields;
  const optional = colour.optional === true ? { optional: true } : {};
  return { ...fields, simple_colour: { from: colour.from, as: "simpleColour", ...optional } };
}
