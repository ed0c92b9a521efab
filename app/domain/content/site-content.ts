import type { Prose } from "./prose";
import type { CatalogueModel } from "../catalogue/catalogue-model";
import { NO_PARTS, type PartsCatalogue } from "../parts/part-file";
import type { Review } from "../review/review-file";
import type { Offer } from "../offer/offer";
import type { FaqFrontMatter, PageFrontMatter, PostFrontMatter } from "./front-matter";

/** A page of `content/pages`. */
export interface ContentPage extends PageFrontMatter {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly prose: Prose;
}

/** A post of `content/blog`. */
export interface BlogPost extends PostFrontMatter {
  /** Name of the file without its ending: last segment of its path. */
  readonly slug: string;
  readonly prose: Prose;
}

/** A question and its answer. */
export interface Faq {
  readonly id: string;
  readonly question: string;
  /** Sanitised when it was read. */
  readonly answerHtml: string;
  /** The answer without markup, for search engines. */
  readonly answerText: string;
}

/** Questions about one thing: a file of `content/faqs`. */
export interface FaqTopic extends FaqFrontMatter {
  readonly name: string;
  readonly faqs: readonly Faq[];
}

/** Everything a dealer has written, read once at start. */
export interface SiteContent {
  readonly pages: readonly ContentPage[];
  /** Newest first. */
  readonly posts: readonly BlogPost[];
  /** In the order they are printed. */
  readonly faqs: readonly FaqTopic[];
  /** What customers wrote, all of it: `domain/review/shown-reviews.ts` says what may show. */
  readonly reviews: readonly Review[];
  /** In the order of the range. */
  readonly models: readonly CatalogueModel[];
  /** What the parts counter sells. */
  readonly parts: PartsCatalogue;
  /** The offers this site may show, ended ones included, in the dealer's order. */
  readonly offers: readonly Offer[];
}

/** Of a dealer that has written nothing. */
export const NO_CONTENT: SiteContent = {
  pages: [],
  posts: [],
  faqs: [],
  reviews: [],
  models: [],
  parts: NO_PARTS,
  offers: [],
};
