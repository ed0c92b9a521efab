import type { PageSite } from "~/domain/content/page-frame";
import { buildReviews, type ReviewsSite } from "~/domain/review/build-reviews";
import type { ReviewsView } from "~/domain/review/reviews-view";
import { hasPage } from "~/domain/tenant/has-page";
import { formAtPath } from "~/domain/forms/site-form";
import { pagePath } from "~/domain/tenant/page-paths";
import { buildPostsBlock } from "~/features/content/build-posts-block";
import type { PostsBlockView } from "~/features/content/content-views";
import { buildLocationBlock } from "~/features/locations/build-location-block";
import type { LocationBlockView } from "~/features/locations/location-views";
import type { PartBlock } from "~/features/home/block-context";

/** A block of the home page that features other than `home` build and draw. */
export type HomePart =
  | { readonly kind: "reviews"; readonly view: ReviewsView }
  | { readonly kind: "locations"; readonly view: LocationBlockView }
  | { readonly kind: "posts"; readonly view: PostsBlockView };

/** Builds such a block; null when there is nothing to show. */
export function homePart(block: PartBlock, site: PageSite, reviews: ReviewsSite): HomePart | null {
  if (block.kind === "locations") {
    const places = buildLocationBlock(block, site);
    return places === null ? null : { kind: "locations", view: places };
  }
  if (block.kind === "posts") {
    const posts = buildPostsBlock(block, site);
    return posts === null ? null : { kind: "posts", view: posts };
  }
  const { title, quantity } = block;
  const view = buildReviews(reviews, {
    title,
    quantity,
    more: quantity === "all" ? null : moreReviews(site),
  });
  return view === null ? null : { kind: "reviews", view };
}

/** The link to the page with all reviews (REV-14): the page of all locations, unless a form stands at its path. */
function moreReviews({ config, t }: PageSite): ReviewsView["more"] {
  const href = hasPage(config, "locations") ? pagePath(config, "locations") : null;
  return href === null || formAtPath(config, href) !== null
    ? null
    : { label: t("reviews.all"), href: `${href}#reviews` };
}
