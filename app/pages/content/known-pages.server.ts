import { modelPath, modelTitle } from "~/domain/catalogue/catalogue-model";
import { postPath, publishedPosts } from "~/domain/content/published-posts";
import { hasPage } from "~/domain/tenant/has-page";
import { offerPath } from "~/domain/offer/offer-path";
import { runningOffers } from "~/domain/offer/shown-offers";
import { footerColumnsOf, menuOf } from "~/domain/tenant/standard/standard-nav";
import { locationPath, pagePath } from "~/domain/tenant/page-paths";
import { visibleLinks } from "~/domain/tenant/visible-links";
import type { VisibleLink } from "~/domain/tenant/visible-links";
import type { PageSite } from "~/domain/content/page-frame";
import type { LikelyPage } from "~/features/site/likely-pages";

/** Pages an address may have meant: those of the menus, of the dealer's words, its places and its posts. */
export function knownPages(site: PageSite): readonly LikelyPage[] {
  const { config, content, today, t } = site;
  const columns = footerColumnsOf(config, t);
  const menus = [...menuOf(config, t), ...columns.flatMap(({ links }) => links), ...config.nav.groupLinks];
  const places = config.routes.enabled.includes("locations")
    ? config.site.locations.filter(({ visible }) => visible)
    : [];
  return [
    ...flat(visibleLinks(config, menus)),
    ...content.pages.flatMap(({ title, path, page }) => {
      const href = path ?? (page === undefined ? null : pagePath(config, page));
      return href === null ? [] : flat(visibleLinks(config, [{ label: title, path: href }]));
    }),
    ...places.map(({ name, slug }) => ({ label: name, href: locationPath(config, slug) })),
    ...(hasPage(config, "models")
      ? content.models
          .filter(({ overrideUrl }) => overrideUrl === null)
          .map((model) => ({ label: modelTitle(model), href: modelPath(model) }))
      : []),
    ...runningOffers(hasPage(config, "offers") ? content.offers : [], today).map((offer) => ({
      label: offer.name,
      href: offerPath(config, offer),
    })),
    ...publishedPosts(content, today).map((post) => ({ label: post.title, href: postPath(post) })),
  ];
}

function flat(links: readonly VisibleLink[]): readonly LikelyPage[] {
  return links.flatMap(({ label, href, external, children }) => [
    ...(href === null || external ? [] : [{ label, href }]),
    ...flat(children),
  ]);
}
