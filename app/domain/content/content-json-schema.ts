import * as z from "zod";
import { modelFrontMatter } from "../catalogue/model-front-matter";
import { offerFrontMatter } from "../offer/offer-front-matter";
import { partFile } from "../parts/part-file";
import { reviewFile } from "../review/review-file";
import { faqFrontMatter, pageFrontMatter, postFrontMatter } from "./front-matter";

const SCHEMAS = {
  page: pageFrontMatter,
  post: postFrontMatter,
  faqs: faqFrontMatter,
  model: modelFrontMatter,
  offer: offerFrontMatter,
  reviews: reviewFile,
  parts: partFile,
};

/**
 * JSON Schemas of the front matter in `content/pages` (`#/$defs/page`), `content/blog` (`#/$defs/post`),
 * `content/faqs` (`#/$defs/faqs`) and `content/models` (`#/$defs/model`), and of `content/reviews.yaml` (`#/$defs/reviews`) and `content/parts.yaml` (`#/$defs/parts`): what editors complete and explain.
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
    description: "Front matter of the Markdown files, and the data files, in a dealer's content folder",
    $defs,
  };
}
