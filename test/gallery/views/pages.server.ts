import { modelHref } from "~/domain/catalogue/catalogue-model";
import { overviewPath } from "~/domain/catalogue/brand-overview";
import { postPath, publishedPosts } from "~/domain/content/published-posts";
import { locationPath, pagePath } from "~/domain/tenant/page-paths";
import type { PageKey } from "~/domain/tenant/pages";
import { hasPage } from "~/domain/tenant/has-page";
import { offerPath } from "~/domain/offer/offer-path";
import { loader as pages } from "~/routes/$/route";
import { loader as offer } from "~/routes/offers.$/route";
import { loader as parts } from "~/routes/parts.search/route";
import { loader as offers } from "~/routes/special-offers/route";
import { type AskOf, firstAnswer } from "../site/site-answer.server";

const pageAt =
  (key: PageKey, query = ""): AskOf<typeof pages> =>
  ({ config }) => {
    const path = hasPage(config, key) ? pagePath(config, key) : null;
    return path?.startsWith("/") === true ? { loader: pages, path: `${path}${query}` } : null;
  };

/** A page of the dealer's configuration or content; of another dealer where this one has none. */
async function page(request: Request, askOf: AskOf<typeof pages>) {
  return (await firstAnswer(request, askOf))?.view ?? null;
}

/** Offers and parts. */
export async function offersArea(request: Request) {
  const listAt =
    (query: string): AskOf<typeof offers> =>
    ({ config }) =>
      hasPage(config, "offers") ? { loader: offers, path: `/special-offers${query}` } : null;
  const partsAt =
    (query: string): AskOf<typeof parts> =>
    ({ config }) =>
      hasPage(config, "partsSearch") ? { loader: parts, path: `/parts/search${query}` } : null;
  const [list, none, one, catalogue, noParts] = await Promise.all([
    firstAnswer(request, listAt("")),
    firstAnswer(request, listAt("?q=zzzzzzzz")),
    firstAnswer<typeof offer>(request, ({ config, content }) => {
      const [first] = content.offers;
      return first === undefined ? null : { loader: offer, path: offerPath(config, first) };
    }),
    firstAnswer(request, partsAt("")),
    firstAnswer(request, partsAt("?q=zzzzzzzz")),
  ]);
  return {
    list: list?.view ?? null,
    none: none?.view ?? null,
    one,
    parts: { some: catalogue?.view ?? null, none: noParts?.view ?? null },
  };
}

/** The range, a model, a make. */
export async function modelsArea(request: Request) {
  const model: AskOf<typeof pages> = ({ content }) => {
    const [first] = content.models;
    return first === undefined ? null : { loader: pages, path: modelHref(first) };
  };
  const make: AskOf<typeof pages> = ({ content }) => {
    const [first] = content.models;
    return first === undefined ? null : { loader: pages, path: overviewPath(first.make) };
  };
  const [range, none, one, overview] = await Promise.all([
    page(request, pageAt("models")),
    page(request, pageAt("models", "?q=zzzzzzzz")),
    page(request, model),
    page(request, make),
  ]);
  return { range, "no model found": none, "a model": one, "a make": overview };
}

/** Locations, the directory of them, those below the contact form, and what customers say. */
export async function placesArea(request: Request) {
  const location: AskOf<typeof pages> = ({ config }) => {
    const first = config.site.locations.find(({ visible }) => visible);
    return first === undefined ? null : { loader: pages, path: locationPath(config, first.slug) };
  };
  const [all, one, directory, wrong] = await Promise.all([
    page(request, pageAt("locations")),
    page(request, location),
    page(request, pageAt("directory")),
    page(request, pageAt("directory", "?postcode=41")),
  ]);
  const views = { locations: all, "a location": one, directory, "directory: wrong postcode": wrong };
  const [near, away] = await Promise.all([
    firstAnswer(request, pageAt("contact", "?postcode=4870")),
    firstAnswer(request, pageAt("contact", "?postcode=99")),
  ]);
  return { views, contact: { near: near?.places ?? null, "wrong postcode": away?.places ?? null } };
}

/** What a dealer writes. */
export async function contentArea(request: Request) {
  const post: AskOf<typeof pages> = ({ content, today }) => {
    const [first] = publishedPosts(content, today);
    return first === undefined ? null : { loader: pages, path: postPath(first) };
  };
  const [text, faq, blog, one, brands] = await Promise.all([
    page(request, pageAt("about")),
    page(request, pageAt("faq")),
    page(request, pageAt("blog")),
    page(request, post),
    page(request, pageAt("brands")),
  ]);
  return { "a text": text, questions: faq, blog, "a post": one, brands };
}
