import type { FeedRow } from "./feed-file";

/** One element of XML: what a record is made of. */
interface OpenElement {
  readonly path: string;
  text: string;
  hasChildren: boolean;
}

/**
 * Gathers the cells of one record of XML: attributes are `@id`, elements their name or path (`price`, `price.@currency`,
 * `images.image`); what is repeated is a list. The text of an element that holds others has the element's own path, where it
 * is more than white space.
 */
export function createElementRecord(attributes: Readonly<Record<string, string>>) {
  const cells = new Map<string, string | string[]>();
  const open: OpenElement[] = [];
  const root: OpenElement = { path: "", text: "", hasChildren: false };
  const put = (column: string, text: string) => {
    const known = cells.get(column);
    if (known === undefined) cells.set(column, text);
    else if (typeof known === "string") cells.set(column, [known, text]);
    else known.push(text);
  };
  const putAttributes = (path: string, given: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(given))
      if (!/^xmlns(?::|$)/.test(name)) put(path === "" ? `@${name}` : `${path}.@${name}`, value);
  };
  putAttributes("", attributes);
  return {
    open: (name: string, given: Readonly<Record<string, string>>) => {
      const parent = open.at(-1) ?? root;
      parent.hasChildren = true;
      const path = parent.path === "" ? name : `${parent.path}.${name}`;
      open.push({ path, text: "", hasChildren: false });
      putAttributes(path, given);
    },
    text: (text: string) => {
      (open.at(-1) ?? root).text += text;
    },
    close: () => {
      const element = open.pop();
      if (element && (!element.hasChildren || element.text.trim() !== "")) put(element.path, element.text);
    },
    /** @returns the record's cells; its own text is `#text` where it has any */
    end: (): FeedRow => {
      if (root.text.trim() !== "") put("#text", root.text);
      // Not by assignment: an element may be called `__proto__`.
      return Object.fromEntries(cells);
    },
    /** How deep the reader is in the record. */
    depth: () => open.length,
  };
}
