import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import type * as z from "zod";
import { modelFrontMatter, type ModelFrontMatter } from "~/domain/catalogue/model-front-matter";
import {
  faqFrontMatter,
  type FaqFrontMatter,
  pageFrontMatter,
  type PageFrontMatter,
  postFrontMatter,
  type PostFrontMatter,
} from "~/domain/content/front-matter";
import type { ShownDays } from "~/domain/content/shown-days";
import { writtenPages } from "~/domain/content/written-pages";
import { offerFrontMatter, type OfferFrontMatter } from "~/domain/offer/offer-front-matter";
import { isLeftBySystem } from "../tenant/left-by-systems.server";
import type { MediaBook } from "../tenant/media/media-book.server";
import { type MarkdownFile, readMarkdownFile } from "./markdown-file.server";
import type { PartsCatalogue } from "~/domain/parts/part-file";
import type { DataFile } from "./data-file.server";
import { readParts } from "./parts-file.server";
import { readReviews, type ReviewsRead } from "./review-file.server";

/** What a dealer has written, with its front matter checked and its text still as Markdown. */
export interface ContentFiles {
  readonly pages: readonly MarkdownFile<PageFrontMatter>[];
  readonly posts: readonly MarkdownFile<PostFrontMatter>[];
  readonly faqs: readonly MarkdownFile<FaqFrontMatter>[];
  readonly models: readonly MarkdownFile<ModelFrontMatter>[];
  readonly offers: readonly MarkdownFile<OfferFrontMatter>[];
  readonly reviews: ReviewsRead;
  readonly parts: DataFile<PartsCatalogue>;
  /** Keys and paths of the pages there are words for: `content.pages` of the configuration. */
  readonly written: readonly string[];
  readonly problems: readonly string[];
}

interface FolderRead<Front> {
  readonly files: readonly MarkdownFile<Front>[];
  readonly problems: readonly string[];
}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads `pages/`, `blog/`, `faqs/`, `models/`, `offers/`, `reviews.yaml` and `parts.yaml` of a dealer's content folder; folders that are not there are empty. */
export async function readContentFiles(dir: string, media: MediaBook): Promise<ContentFiles> {
  const place = (name: string) => ({ path: join(dir, name), shown: shownPath(join(dir, name)), media });
  const [pages, posts, faqs, models, offers] = await Promise.all([
    readFolder(join(dir, "pages"), pageFrontMatter, media),
    readFolder(join(dir, "blog"), postFrontMatter, media),
    readFolder(join(dir, "faqs"), faqFrontMatter, media),
    readModelFiles(dir, media),
    readFolder(join(dir, "offers"), offerFrontMatter, media),
  ]);
  const reviews = await readReviews(place("reviews.yaml"));
  const parts = await readParts(place("parts.yaml"));
  return {
    pages: pages.files,
    posts: posts.files,
    faqs: faqs.files,
    models: models.files,
    offers: offers.files,
    reviews,
    parts,
    written: writtenPages({
      pages: notDrafts(pages.files),
      posts: notDrafts(posts.files),
      faqs: notDrafts(faqs.files),
      models: notDrafts(models.files),
      offers: notDrafts(offers.files),
      parts: parts.data?.parts ?? [],
    }),
    problems: [pages, posts, faqs, models, offers, reviews, parts].flatMap(({ problems }) => problems),
  };
}

/** Reads `models/` of a dealer's content folder alone. */
export function readModelFiles(dir: string, media: MediaBook): Promise<FolderRead<ModelFrontMatter>> {
  return readFolder(join(dir, "models"), modelFrontMatter, media);
}

/** What may show on some day, under the name of its file. */
function notDrafts<Front extends ShownDays>(
  files: readonly MarkdownFile<Front>[],
): readonly (Front & { readonly slug: string })[] {
  return files.flatMap(({ front, name }) =>
    front === null || front.draft === true ? [] : [{ ...front, slug: name }],
  );
}

async function readFolder<Front>(
  dir: string,
  schema: z.ZodType<Front>,
  media: MediaBook,
): Promise<FolderRead<Front>> {
  const names = (await readdir(dir).catch(missingIsEmpty)).filter((name) => !isLeftBySystem(name)).sort();
  const wrong = names.filter((name) => !name.endsWith(".md") || !NAME.test(name.slice(0, -3)));
  const files = await Promise.all(
    names
      .filter((name) => !wrong.includes(name))
      .map((name) => {
        const path = join(dir, name);
        return readMarkdownFile({ path, shown: shownPath(path), name: name.slice(0, -3) }, schema, media);
      }),
  );
  const named = wrong.map(
    (name) =>
      `${shownPath(join(dir, name))}: expected a name of small letters, digits and hyphens that ends in .md`,
  );
  return { files, problems: [...named, ...files.flatMap(({ problems }) => problems)] };
}

function missingIsEmpty(error: unknown): string[] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}

/** From the working folder, when it lies below it. */
function shownPath(path: string): string {
  const near = relative(process.cwd(), path);
  return (near.startsWith("..") ? path : near).replaceAll("\\", "/");
}
