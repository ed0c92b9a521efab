/** Longest model that a letter repeats; those that are sold are shorter. */
const LONGEST = 24;
const MOST_WORDS = 4;
/** Fewer digits than any number that could be called. */
const MOST_DIGITS = 4;
const MODEL = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}.!+'’ -]*$/u;
const LOOKS_LIKE_ADDRESS = /www\.|\p{L}\.\p{L}{2}/iu;

/**
 * The model of a shopper's vehicle as a letter may repeat it: typed by hand, and sent to whatever address was typed, so
 * never one that could carry a message of its own.
 * @returns "" for a text that will not do
 */
export function typedModel(text: string): string {
  const model = text.replace(/\s+/g, " ").trim();
  const isShort = model.length <= LONGEST && model.split(" ").length <= MOST_WORDS;
  const digits = model.replace(/\P{N}/gu, "").length;
  if (!isShort || digits > MOST_DIGITS || !MODEL.test(model) || LOOKS_LIKE_ADDRESS.test(model)) return "";
  return model;
}
