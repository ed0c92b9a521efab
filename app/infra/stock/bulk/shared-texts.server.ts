/**
 * Texts that stay in memory when the file they were read from does not: of a piece of a text the engine keeps the whole
 * text.
 */
export class SharedTexts {
  readonly #known = new Map<string, string>();

  /** The same text in memory of its own. */
  own(text: string): string {
    return Buffer.from(text).toString();
  }

  /** The same, for a text that many rows have: it is in memory once. */
  one(text: string): string {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const made = this.own(text);
    this.#known.set(made, made);
    return made;
  }
}
