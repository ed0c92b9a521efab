import { categoryName } from "~/domain/content/category-name";
import { postPath } from "~/domain/content/published-posts";
import type { BlogPost } from "~/domain/content/site-content";
import { shorten } from "~/domain/text/shorten";
import type { BlogCardView } from "./content-views";
import { longDate } from "~/domain/time/long-date";
import type { PageSite } from "~/domain/content/page-frame";

/** Characters of a card's description (BLOG-02). */
const CARD_TEXT = 120;

/** A post on a card (BLOG-01). */
export function blogCard(post: BlogPost, { config, t }: PageSite): BlogCardView {
  return {
    heading: post.title,
    description: shorten(post.description, CARD_TEXT),
    image: post.image,
    date: longDate(post.date, config.site.locale),
    isoDate: post.date,
    href: postPath(post),
    category: categoryName(post.category, t),
  };
}
