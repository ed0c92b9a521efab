import XMLBuilder from "fast-xml-builder";
import type { AdfElement } from "~/domain/lead/adf/adf-element";

const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  attributeNamePrefix: "",
  format: true,
});

/** Processing instruction that readers of ADF look for. */
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>';

/** An ADF document as XML, with the declarations that its readers look for. */
export function adfXml(root: AdfElement): string {
  return `${HEAD}${builder.build([ordered(root)])}\n`;
}

/** The builder's form for elements whose order counts: a list of objects with one name each. */
function ordered({ name, attributes, content }: AdfElement): Readonly<Record<string, unknown>> {
  const children = typeof content === "string" ? [{ "#text": content }] : content.map(ordered);
  return { [name]: children, ":@": attributes };
}
