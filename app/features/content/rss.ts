import { languageOf } from "~/domain/tenant/site-language";
import { categoryName } from "~/domain/content/category-name";
import { absolute, absolutePicture, type PageSite } from "~/domain/content/page-frame";
import { postPath } from "~/domain/content/published-posts";
import type { BlogPost } from "~/domain/content/site-content";
import { xmlText } from "~/domain/content/sitemap";
import { BLOG_PATH } from "~/domain/tenant/page-paths";
import { FEED_PATH } from "./build-blog";

const NEWEST = 20;

/** The newest posts for feed readers (RSS 2.0). */
export function rssXml(posts: readonly BlogPost[], site: PageSite): string {
  const { config, t } = site;
  const { name } = config.site;
  const head = [
    element("title", `${t("content.blog.title")} | ${name}`),
    element("link", absolute(config, BLOG_PATH)),
    element("description", t("content.blog.intro", { name })),
    element("language", languageOf(config.site).tag.toLowerCase()),
    `<atom:link href="${xmlText(absolute(config, FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
  ];
  const items = posts.slice(0, NEWEST).map((post) => `<item>${itemOf(post, site).join("")}</item>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    ...head,
    ...items,
    "</channel></rss>\n",
  ].join("\n");
}

function itemOf(post: BlogPost, { config, t }: PageSite): readonly string[] {
  const address = absolute(config, postPath(post));
  return [
    element("title", post.title),
    element("link", address),
    element("guid", address),
    element("description", post.description),
    element("category", categoryName(post.category, t)),
    element("pubDate", new Date(`${post.date}T00:00:00Z`).toUTCString()),
    `<media:content url="${xmlText(absolutePicture(config, post.image.src))}" medium="image"/>`,
  ];
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
