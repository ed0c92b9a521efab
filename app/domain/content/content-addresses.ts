import { offerIdAt } from "../offer/offer-path";
import type { Offer } from "../offer/offer";
import { leadsSomewhere } from "../tenant/checks/addresses/stands-at";
import { hasPage } from "../tenant/has-page";
import { barePath, BLOG_PATH } from "../tenant/page-paths";
import type { SiteConfig } from "../tenant/site-config";
import { categoryPath, postPath } from "./published-posts";
import type { BlogPost } from "./site-content";

/** What a dealer has written at addresses that the configuration alone does not know, without drafts. */
export interface AddressedContent {
  readonly posts: readonly Pick<BlogPost, "category" | "slug">[];
  readonly offers: readonly Pick<Offer, "id">[];
}

/**
 * Whether a visitor who follows a path of a dealer's site arrives, on some day: posts and offers that are still to come
 * count, drafts do not.
 * @returns takes a path in the dealer's own language, query and fragment included
 */
export function contentAddresses(
  config: SiteConfig,
  { posts, offers }: AddressedContent,
): (path: string) => boolean {
  const blog = new Set(posts.flatMap((post) => [postPath(post), categoryPath(post.category)]));
  const ids = new Set(offers.map(({ id }) => id));
  return (path) => {
    const bare = barePath(path);
    if (bare.startsWith(`${BLOG_PATH}/`)) return hasPage(config, "blog") && blog.has(bare);
    const offer = offerIdAt(bare);
    if (offer !== null) return hasPage(config, "offers") && ids.has(offer);
    return leadsSomewhere(config, path);
  };
}
