import type { Root as HtmlRoot } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Root as MarkdownRoot } from "mdast";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { Prose } from "~/domain/content/prose";
import { checkMarkdown, type ProseFault } from "./check-markdown.server";
import { deadLinks } from "./dead-links.server";
import { decorate, headingsOf } from "./decorate-prose.server";
import type { ProseSite } from "./prose-site.server";
import { resolveLinks } from "./resolve-links.server";

/** The library's list of safe elements and attributes, and telephone links. */
const SAFE = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: ["http", "https", "mailto", "tel"] },
};

const READER = unified().use(remarkParse).use(remarkGfm);
const CLEANER = unified().use(remarkRehype).use(rehypeSanitize, SAFE);
const WRITER = unified().use(rehypeStringify);

/** A text as a tree of safe HTML, with what is wrong with it. */
export interface ProseTree {
  readonly tree: HtmlRoot;
  readonly faults: readonly ProseFault[];
  /** Links to pages that are not there. */
  readonly doubts: readonly ProseFault[];
}

/**
 * Markdown as safe HTML (no HTML in dealer data): what is not Markdown is left out and told, links and
 * pictures are given their meaning on the dealer's site, then everything goes through the sanitiser.
 */
export function proseTree(markdown: string, site: ProseSite): ProseTree {
  const read: MarkdownRoot = READER.parse(markdown);
  const faults = checkMarkdown(read, site);
  const doubts = deadLinks(read, site);
  resolveLinks(read, site);
  const tree = CLEANER.runSync(read);
  decorate(tree, site);
  return { tree, faults, doubts };
}

/** The HTML of a tree. */
export function htmlOf(tree: HtmlRoot): string {
  return WRITER.stringify(tree);
}

/** A tree as pages print it. */
export function proseOf(tree: HtmlRoot): Prose {
  const words = textOf(tree).split(/\s+/).filter(Boolean).length;
  return { html: htmlOf(tree), headings: headingsOf(tree), words };
}
