import * as z from "zod";
import { faqFrontMatter, pageFrontMatter, postFrontMatter } from "./front-matter";

const SCHEMAS = { page: pageFrontMatter, post: postFrontMatter, faqs: faqFrontMatter };

/**
 * JSON Schemas of the front matter in `content/pages` (`#/$defs/page`), `content/blog` (`#/$defs/post`) and
 * `content/faqs` (`#/$defs/faqs`): what editors complete and explain.
 */
export function contentJsonSchema(): Record<string, unknown> {
  const $defs = Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }),
    ]),
  );
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "A dealer's texts",
    description: "Front matter of the Markdown files in a dealer's content folder",
    $defs,
  };
}
