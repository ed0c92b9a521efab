import { isPromoShown, localMoment } from "~/domain/search/promos/promo-placement";
import { visibleLink } from "~/domain/tenant/visible-links";
import { longDate } from "~/domain/time/long-date";
import { type BlockContext, linkView } from "./block-context";
import type { BlockOf } from "./block-of";
import type { FacebookView, HomeBlockView, SlidesView } from "./home-view";

/** Of the banner's width by height: a picture that is narrower loses so much that words do not fit on what is left. */
const NARROWEST_BANNER = 0.6;

type Site = Pick<BlockContext<unknown>, "config" | "t" | "now">;

/** Slides in the configured banner size; a link to a page that is not served is left out (HOME-03, NAV-15). */
export function slidesView(block: BlockOf<"slides">, { config }: Site): SlidesView {
  const { w, h } = config.nav.bannerSize;
  return {
    kind: "slides",
    title: block.title,
    rotateMs: block.everySeconds === 0 || block.slides.length === 1 ? null : block.everySeconds * 1_000,
    slides: block.slides.map(({ id, name, description, url, hideOverlay, image }) => ({
      id,
      name,
      description,
      href: hrefOf(config, name, url),
      overlay: !hideOverlay,
      beside: !hideOverlay && image.width / image.height < NARROWEST_BANNER * (w / h),
      image: { ...image, width: w, height: h },
    })),
  };
}

function hrefOf(config: Site["config"], label: string, url: string | null): string | null {
  if (url === null) return null;
  return visibleLink(config, url.startsWith("/") ? { label, path: url } : { label, url })?.href ?? null;
}

/** The dealer's posts on Facebook, from its configuration (HOME-04). */
export function facebookView(
  { title, page, items }: BlockOf<"facebookFeed">,
  { config, t }: Site,
): FacebookView {
  return {
    kind: "facebookFeed",
    title,
    page: { label: t("home.facebook"), href: page },
    posts: items.map(({ text, date, image, url }) => ({
      text,
      isoDate: date,
      date: longDate(date, config.site.locale),
      href: url ?? page,
      image,
    })),
  };
}

/** The tiles whose time it is (HOME-09, CARD-27); no block without any. */
export function promosView(
  { title, items }: BlockOf<"promos">,
  context: Site,
): Extract<HomeBlockView<never>, { kind: "promos" }> | null {
  const now = localMoment(context.now, context.config.site.timeZone);
  const tiles = items
    .filter((promo) => isPromoShown(promo, { now, carTypes: [] }))
    .flatMap(({ node }) => {
      const link = linkView(context, node.link);
      const { kicker, title: heading, text, tone, image } = node;
      return link === null ? [] : [{ kicker, title: heading, text, tone, image, link }];
    });
  return tiles.length === 0 ? null : { kind: "promos", title, tiles };
}
