/** An element of an ADF document: with elements in it, or with text. */
export interface AdfElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly AdfElement[];
}

export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly AdfElement[],
): AdfElement {
  return { name, attributes, content };
}

/** The element with a text, or nothing where there is no text. */
export function optional(
  name: string,
  text: string | number | null,
  attributes: Readonly<Record<string, string>> = {},
): readonly AdfElement[] {
  return text === null || text === "" ? [] : [element(name, attributes, String(text))];
}
