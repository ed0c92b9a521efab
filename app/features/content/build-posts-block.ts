import type { PageSite } from "~/domain/content/page-frame";
import { pageLinks } from "~/domain/content/page-links";
import { publishedPosts } from "~/domain/content/published-posts";
import type { NavItem } from "~/domain/tenant/config/link";
import { hasPage } from "~/domain/tenant/has-page";
import { blogCard } from "./blog-card";
import type { PostsBlockView } from "./content-views";

/** What a page asks for: how many posts, and of which category. */
export interface PostsBlockOptions {
  readonly title: string;
  readonly text: string;
  readonly category: string | null;
  readonly count: number;
  readonly more?: NavItem | undefined;
}

/** The newest posts on another page (BLOG-03); null for a dealer without any. */
export function buildPostsBlock(asked: PostsBlockOptions, site: PageSite): PostsBlockView | null {
  const { title, text, category, count, more } = asked;
  const posts = publishedPosts(site.content, site.today)
    .filter((post) => category === null || post.category === category)
    .slice(0, count);
  if (posts.length === 0 || !hasPage(site.config, "blog")) return null;
  return {
    title,
    text,
    cards: posts.map((post) => blogCard(post, site)),
    more: pageLinks(site.config, more === undefined ? [] : [more])[0] ?? null,
  };
}
