import type { MetaDescriptor } from "@remix-run/react";
import { withoutIsolates, textsWithoutIsolates } from "~/domain/text/isolates";
import { alternateLinks, inPageLanguage } from "./languages/alternates";
import type { PageLanguages } from "./languages/page-languages.server";

/** What a page says about itself to search engines and link previews. */
export interface PageMeta {
  /** Without the dealer's name. */
  readonly title: string;
  readonly description?: string;
  /** The page's own path, with the parameters that make it a page of its own; the address asked for when left out. Null: the page is not there. */
  readonly path?: string | null;
  /** An absolute https address or a path of the site. */
  readonly image?: string;
  /** A picture made for link previews, 1200 by 630, by its path on the site; takes the place of `image`. */
  readonly preview?: { readonly path: string; readonly alt: string };
  /** The kind of page for link previews; "website" when left out. */
  readonly type?: "article";
  /** Keeps the page out of search engines. */
  readonly noindex?: boolean;
}

/** Name and base address of the site; root data has both. */
export interface MetaSite {
  readonly name: string;
  /** From the configuration, never from the request's host. */
  readonly url: string;
  /** The dealer's description, for pages without one of their own. */
  readonly description?: string;
  /** Where the page stands, for pages that do not say. */
  readonly path?: string | undefined;
  readonly languages?: PageLanguages;
  /** The dealer's own picture for link previews, for pages without one; its path and its size in pixels. */
  readonly social?: { readonly path: string; readonly width: number; readonly height: number };
}

/** Search engines cut a title off at about this many characters. */
const TITLE_LENGTH = 75;

function titleOf(own: string, dealer: string): string {
  const whole = own === dealer ? own : `${own} | ${dealer}`;
  return whole.length > TITLE_LENGTH ? own : whole;
}

/** The head of one page: `{title} | {dealer}` (a long title alone), canonical address, link preview. */
export function pageMeta(site: MetaSite, page: PageMeta): MetaDescriptor[] {
  const own = withoutIsolates(page.title);
  const title = titleOf(own, site.name);
  const path = page.path === null ? undefined : (page.path ?? site.path);
  const canonical =
    path === undefined ? undefined : new URL(inPageLanguage(path, site.languages), `${site.url}/`).href;
  const description = withoutIsolates(page.description || site.description || "");
  return [
    { title },
    ...named("description", description),
    ...named("robots", page.noindex === true ? "noindex" : undefined),
    ...(canonical === undefined ? [] : [{ tagName: "link", rel: "canonical", href: canonical }]),
    ...(path === undefined || page.noindex === true ? [] : alternateLinks(site.url, path, site.languages)),
    ...property("og:site_name", site.name),
    ...property("og:type", page.type ?? "website"),
    ...property("og:title", own),
    ...property("og:description", description),
    ...property("og:url", canonical),
    ...previewPicture(site, page),
  ];
}

function previewPicture(site: MetaSite, { image, preview }: PageMeta): MetaDescriptor[] {
  if (preview === undefined && image === undefined && site.social !== undefined)
    return socialPicture(site, site.social);
  if (preview === undefined) {
    const card = image === undefined ? "summary" : "summary_large_image";
    const address = image === undefined ? undefined : previewAddress(site, image);
    return [...property("og:image", address), ...named("twitter:card", card)];
  }
  return [
    ...property("og:image", new URL(preview.path, `${site.url}/`).href),
    ...property("og:image:width", "1200"),
    ...property("og:image:height", "630"),
    ...property("og:image:alt", withoutIsolates(preview.alt)),
    ...named("twitter:card", "summary_large_image"),
  ];
}

function socialPicture(site: MetaSite, { path, width, height }: NonNullable<MetaSite["social"]>) {
  const shown = Math.min(width, PREVIEW_WIDTH);
  return [
    ...property("og:image", previewAddress(site, path)),
    ...property("og:image:width", String(shown)),
    ...property("og:image:height", String(Math.round((height * shown) / width))),
    ...property("og:image:alt", withoutIsolates(site.name)),
    ...named("twitter:card", "summary_large_image"),
  ];
}

/** Linked data as a descriptor of a page's head. */
export function linkedDataMeta(structured: object): MetaDescriptor {
  return { "script:ld+json": textsWithoutIsolates(structured) };
}

/** The largest width that link previews use. Our own pictures are asked for in this width, others used as they are. */
const PREVIEW_WIDTH = 1200;

function previewAddress({ url }: MetaSite, image: string): string {
  const sized = image.startsWith("/media/") && !image.includes("?") ? `${image}?w=${PREVIEW_WIDTH}` : image;
  return new URL(sized, `${url}/`).href;
}

const named = (name: string, content: string | undefined): MetaDescriptor[] =>
  content === undefined || content === "" ? [] : [{ name, content }];
const property = (name: string, content: string | undefined): MetaDescriptor[] =>
  content === undefined || content === "" ? [] : [{ property: name, content }];

/** The matches of a `meta` function. */
type MetaMatches = readonly (
  | { readonly id: string; readonly data: unknown; readonly pathname?: string }
  | undefined
)[];

/** The site of a page's `meta` function, from its `matches`; null when root has no data (unknown host). */
export function metaSite(matches: MetaMatches): MetaSite | null {
  const data = matches.find((match) => match?.id === "root")?.data;
  if (typeof data !== "object" || data === null || !("site" in data)) return null;
  // The root loader's own data. It is missing when that loader failed, which is checked above.
  const { site, description } = data as { site: MetaSite; description: string };
  return { ...site, description, path: matches.at(-1)?.pathname };
}

/** The head of a page that is one visitor's own: in no search engine, with the dealer's description where it has none. */
export function privateMeta({
  data,
  matches,
}: {
  readonly data: { readonly title: string; readonly description?: string } | undefined;
  readonly matches: MetaMatches;
}): MetaDescriptor[] {
  const site = metaSite(matches);
  if (data === undefined || site === null) return [{ name: "robots", content: "noindex" }];
  const { title, description } = data;
  return pageMeta(site, { title, noindex: true, ...(description === undefined ? {} : { description }) });
}
