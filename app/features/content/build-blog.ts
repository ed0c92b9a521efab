import { languageOf } from "~/domain/tenant/site-language";
import { categoryName } from "~/domain/content/category-name";
import { categoryPath, postPath, publishedPosts } from "~/domain/content/published-posts";
import type { BlogPost } from "~/domain/content/site-content";
import { BLOG_PATH } from "~/domain/tenant/page-paths";
import { blogCard } from "./blog-card";
import type { BlogPageView, PostPageView } from "./content-views";
import { longDate } from "~/domain/time/long-date";
import { absolute, absolutePicture, pageFrame, type PageSite } from "~/domain/content/page-frame";
import { pageLinks } from "~/domain/content/page-links";

/** Where the blog's feed stands. */
export const FEED_PATH = `${BLOG_PATH}/feed.xml`;
/** How fast people read, for "minutes to read". */
const WORDS_PER_MINUTE = 220;
const MORE_POSTS = 3;

/** The blog, or the posts of one category (ROUTE-49, ROUTE-50). */
export function buildBlog(category: string | null, site: PageSite): BlogPageView {
  const { config, content, today, t } = site;
  const { name } = config.site;
  const all = publishedPosts(content, today);
  const posts = category === null ? all : all.filter((post) => post.category === category);
  const title = category === null ? t("content.blog.title") : categoryName(category, t);
  const intro =
    category === null
      ? t("content.blog.intro", { name })
      : t("content.blog.categoryIntro", { category: title, name });
  return {
    frame: pageFrame(site, {
      title,
      description: intro,
      path: category === null ? BLOG_PATH : categoryPath(category),
      above: category === null ? [] : [{ label: t("content.blog.title"), href: BLOG_PATH }],
      image: posts[0]?.image.src ?? null,
      entities: [postList(posts, site)],
    }),
    noindex: category !== null && posts.length < 2,
    title,
    intro,
    tabs: { label: t("content.blog.tabs"), items: tabs(category, all, site) },
    cards: posts.map((post) => blogCard(post, site)),
    feed: { href: FEED_PATH, label: t("content.blog.feed") },
  };
}

function tabs(category: string | null, posts: readonly BlogPost[], { config, t }: PageSite) {
  const used = config.content.blogCategories.filter((one) => posts.some((post) => post.category === one));
  if (used.length < 2) return [];
  return [
    { label: t("content.blog.all"), href: BLOG_PATH, current: category === null },
    ...used.map((one) => ({
      label: categoryName(one, t),
      href: categoryPath(one),
      current: one === category,
    })),
  ];
}

function postList(posts: readonly BlogPost[], { config }: PageSite) {
  return {
    "@type": "ItemList",
    numberOfItems: posts.length,
    itemListElement: posts.map((post, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: post.title,
      url: absolute(config, postPath(post)),
    })),
  };
}

/**
 * A post as it is printed.
 * @param followed address of a link of its own that the page follows already, with the vehicles it leads to
 */
export function buildPost(post: BlogPost, site: PageSite, followed: string | null = null): PostPageView {
  const { config, content, today, t } = site;
  const category = categoryName(post.category, t);
  const others = publishedPosts(content, today).filter((one) => one.slug !== post.slug);
  const near = [...others].sort((a, b) => nearness(b, post) - nearness(a, post)).slice(0, MORE_POSTS);
  return {
    frame: pageFrame(site, {
      title: post.title,
      description: post.description,
      path: postPath(post),
      above: [
        { label: t("content.blog.title"), href: BLOG_PATH },
        { label: category, href: categoryPath(post.category) },
      ],
      image: post.image.src,
      entities: [blogPosting(post, site)],
    }),
    title: post.title,
    intro: post.description,
    category: { label: category, href: categoryPath(post.category), note: null },
    author: t("content.blog.by", { author: post.author }),
    date: longDate(post.date, config.site.locale),
    isoDate: post.date,
    length: t("content.blog.minutes", {
      count: Math.max(1, Math.round(post.prose.words / WORDS_PER_MINUTE)),
    }),
    image: post.image,
    prose: { html: post.prose.html, contents: [], contentsLabel: t("content.contents") },
    links: pageLinks(config, post.links).filter(({ href }) => href !== followed),
    more:
      near.length === 0
        ? null
        : { title: t("content.blog.more"), cards: near.map((one) => blogCard(one, site)) },
  };
}

const nearness = (one: BlogPost, other: BlogPost) => (one.category === other.category ? 1 : 0);

function blogPosting(post: BlogPost, { config }: PageSite) {
  const { site } = config;
  const publisher = { "@type": "Organization", name: site.name, url: absolute(config, "/") };
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    image: absolutePicture(config, post.image.src),
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    author: { "@type": "Person", name: post.author },
    publisher,
    mainEntityOfPage: absolute(config, postPath(post)),
    inLanguage: languageOf(site).tag,
    wordCount: post.prose.words,
  };
}
