import { overviewPath } from "../catalogue/brand-overview";
import { modelPath } from "../catalogue/catalogue-model";
import type { ModelFrontMatter } from "../catalogue/model-front-matter";
import type { PageFrontMatter } from "./front-matter";

/** What a dealer has written, as far as it makes pages. */
interface WrittenMatter {
  readonly pages: readonly Pick<PageFrontMatter, "page" | "path">[];
  readonly posts: readonly object[];
  readonly faqs: readonly object[];
  readonly offers: readonly object[];
  readonly models: readonly (Pick<ModelFrontMatter, "make" | "newSlug" | "overrideUrl"> & {
    readonly slug: string;
  })[];
  readonly parts: readonly object[];
}

/** Keys and paths of the pages there are words for: `content.pages` of the configuration. */
export function writtenPages({
  pages,
  posts,
  faqs,
  offers,
  models,
  parts,
}: WrittenMatter): readonly string[] {
  return [
    ...new Set([
      ...pages.flatMap(({ page, path }) => page ?? path ?? []),
      ...(posts.length > 0 ? ["blog"] : []),
      ...(faqs.length > 0 ? ["faq"] : []),
      ...(parts.length > 0 ? ["partsSearch"] : []),
      ...(models.length > 0 ? ["models"] : []),
      ...(offers.length > 0 ? ["offers"] : []),
      // Where a model and its make have pages: links by path come alive with them.
      ...models.flatMap(({ make, slug, newSlug, overrideUrl }) => [
        overviewPath(make),
        ...(overrideUrl === null ? [modelPath({ slug, newSlug })] : []),
      ]),
    ]),
  ];
}
