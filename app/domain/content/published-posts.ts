import { BLOG_PATH } from "../tenant/page-paths";
import type { BlogPost, SiteContent } from "./site-content";

/** The posts that are out, newest first. @param today `YYYY-MM-DD` where the dealer is */
export function publishedPosts({ posts }: SiteContent, today: string): readonly BlogPost[] {
  return posts.filter(({ date }) => date <= today);
}

/** Where a post stands. */
export function postPath({ category, slug }: Pick<BlogPost, "category" | "slug">): string {
  return `${categoryPath(category)}/${slug}`;
}

/** Where the posts of a category stand (ROUTE-50). */
export function categoryPath(category: string): string {
  return `${BLOG_PATH}/${category}`;
}
