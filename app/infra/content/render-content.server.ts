import { type CatalogueModel, inRangeOrder } from "~/domain/catalogue/catalogue-model";
import type { AddressedContent } from "~/domain/content/content-addresses";
import { pageFrontMatter } from "~/domain/content/front-matter";
import { isAlwaysShown } from "~/domain/content/shown-days";
import type { BlogPost, ContentPage, FaqTopic, SiteContent } from "~/domain/content/site-content";
import { modelImageOf } from "~/domain/offer/model-image";
import type { Offer } from "~/domain/offer/offer";
import { inOfferOrder, isAllowed } from "~/domain/offer/shown-offers";
import { pictureAddress } from "~/domain/picture/picture-address";
import { OWN_PICTURE, picturePathDoubt } from "~/domain/picture/picture-request";
import { imageSchema } from "~/domain/tenant/config/shapes";
import { type PageKey, WRITTEN_PAGES } from "~/domain/tenant/pages";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { shorten } from "~/domain/text/shorten";
import type { ContentFiles } from "./content-files.server";
import type { ProseFault } from "./check-markdown.server";
import { contentFaults } from "./content-faults.server";
import { deadFrontLinks } from "./dead-links.server";
import { faqsOf } from "./faqs.server";
import type { MarkdownFile } from "./markdown-file.server";
import { modelFaults } from "./model-faults.server";
import { markLanguage } from "./decorate-prose.server";
import { proseOf, type ProseTree, proseTree } from "./prose.server";
import { type ProseSite, proseSite } from "./prose-site.server";
import { partFaults, routedParts } from "./parts-file.server";
import { reviewFaults, routedReviews } from "./review-file.server";

/** A dealer's texts as pages print them, and every fault of them. */
export interface RenderedContent {
  readonly content: SiteContent;
  readonly problems: readonly string[];
  /** Links that lead nowhere; they stop nothing. */
  readonly doubts: readonly string[];
  /** The same in copy blocks, which stand in the configuration. */
  readonly blockDoubts: readonly string[];
}

/** Turns what a dealer has written into what its pages print. Once, at start. */
export function renderContent(files: ContentFiles, config: SiteConfig): RenderedContent {
  const reader = new ContentReader(config, proseSite(config, addressed(files)));
  const pages = files.pages.flatMap((file): ContentPage[] => {
    const read = reader.read(file);
    return read === null ? [] : [{ ...read.front, name: file.name, prose: proseOf(read.tree) }];
  });
  const posts = files.posts.flatMap((file): BlogPost[] => {
    const read = reader.read(file);
    return read === null ? [] : [{ ...read.front, slug: file.name, prose: proseOf(read.tree) }];
  });
  const faqs = files.faqs.flatMap((file): FaqTopic[] => {
    const read = reader.read(file);
    return read === null ? [] : [{ ...read.front, name: file.name, faqs: faqsOf(read.tree, file.name) }];
  });
  const models = files.models.flatMap((file): CatalogueModel[] => {
    const read = reader.read(file);
    return read === null ? [] : [{ ...read.front, slug: file.name, prose: proseOf(read.tree) }];
  });
  const offers = files.offers.flatMap((file): Offer[] => {
    const read = reader.read(file);
    if (read === null || !isAllowed({ ...read.front, id: file.name }, config)) return [];
    const modelImage = modelImageOf(read.front, models);
    return [{ ...read.front, id: file.name, prose: proseOf(read.tree), modelImage }];
  });
  return {
    content: {
      pages: [...pages, ...blockPages(files, config)],
      posts: posts.sort((a, b) =>
        a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1,
      ),
      faqs: faqs.sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1)),
      models: inRangeOrder(models, config.models.categoryOrder),
      offers: inOfferOrder(offers),
      reviews: routedReviews(files.reviews, config),
      parts: routedParts(files.parts, config),
    },
    doubts: reader.doubts,
    blockDoubts: blockDoubts(config, proseSite(config, addressed(files))),
    problems: [
      ...reader.problems,
      ...contentFaults(files, config),
      ...modelFaults(files, config),
      ...reviewFaults(files.reviews, config),
      ...partFaults(files.parts, config),
    ],
  };
}

/** Pages whose words stand in `content.blocks` (OPEN-38); a file of the same page goes before. */
function blockPages(files: ContentFiles, config: SiteConfig): readonly ContentPage[] {
  return [...WRITTEN_PAGES].flatMap((page) => {
    const block = config.content.blocks[page];
    // Without a heading it is a fault of its own.
    if (block?.title === undefined || (files.written.includes(page) && !isAtTimes(files, page))) return [];
    const front = { page, title: block.title, description: shorten(block.text.replace(/\s+/g, " "), 160) };
    const { tree } = proseTree(block.text, proseSite(config, addressed(files)));
    return [{ ...pageFrontMatter.parse(front), name: page, prose: proseOf(tree) }];
  });
}

function blockDoubts(config: SiteConfig, site: ProseSite): readonly string[] {
  // Blocks of other names are no Markdown.
  return [...WRITTEN_PAGES].flatMap((page) =>
    proseTree(config.content.blocks[page]?.text ?? "", site).doubts.map(
      ({ text }) => `content.blocks.${page}.text: ${text}`,
    ),
  );
}

/** What is written at addresses of its own, without drafts. */
function addressed({ posts, offers }: ContentFiles): AddressedContent {
  return {
    posts: posts.flatMap(({ front, name }) =>
      front === null || front.draft === true ? [] : [{ category: front.category, slug: name }],
    ),
    offers: offers.flatMap(({ front, name }) =>
      front === null || front.draft === true ? [] : [{ id: name }],
    ),
  };
}

/** Whether the file of a page shows on some days only: on the others its block does. */
function isAtTimes({ pages }: ContentFiles, page: PageKey): boolean {
  return pages.some(({ front }) => front?.page === page && !isAlwaysShown(front));
}

/** Reads the texts of one dealer and collects what is wrong with them. */
class ContentReader {
  readonly problems: string[] = [];
  readonly doubts: string[] = [];

  constructor(
    private readonly config: SiteConfig,
    private readonly site: ProseSite,
  ) {}

  read<Front extends object>(
    file: MarkdownFile<Front>,
  ): { readonly front: Front; readonly tree: ProseTree["tree"] } | null {
    const { tree, faults, doubts } = proseTree(file.body, this.site);
    const placed = ({ line, text }: ProseFault) =>
      `${file.bodyFile ?? file.file}: line ${file.linesAbove + line}: ${text}`;
    this.problems.push(...faults.map(placed));
    const front = deadFrontLinks(file.front, this.site).map((text) => `${file.file}: ${text}`);
    this.doubts.push(...front, ...doubts.map(placed));
    if (file.language !== undefined) markLanguage(tree, file.language);
    return file.front === null ? null : { front: this.routed(file.front, file.file), tree };
  }

  /** The front matter with its pictures as our picture route serves them. */
  private routed<Front extends object>(front: Front, file: string): Front {
    return this.routedPicture(this.routedPicture(front, "image", file), "newImage", file);
  }

  private routedPicture<Front extends object>(front: Front, field: string, file: string): Front {
    const image = imageSchema.nullish().parse(Reflect.get(front, field)) ?? null;
    if (image === null) return front;
    const src = pictureAddress(image.src, this.config.images.hosts);
    const doubt = picturePathDoubt(image.src);
    if (doubt !== null) {
      const told = doubt === "wrong" ? this.problems : this.doubts;
      told.push(`${file}: ${field}.src: expected ${OWN_PICTURE}, received "${image.src}"`);
    }
    if (src !== null) return { ...front, [field]: { ...image, src } };
    this.problems.push(
      `${file}: ${field}.src: expected a path of this site or a picture on one of images.hosts, received "${image.src}"`,
    );
    return front;
  }
}
