import { expect, it } from "vitest";
import { postFrontMatter } from "~/domain/content/front-matter";
import { blogPages } from "~/domain/content/site-pages";
import type { BlogPost } from "~/domain/content/site-content";
import { pageSiteOf } from "../../../test/fixtures/page-site";
import { siteConfig } from "../../../test/fixtures/site";
import { buildBlog } from "./build-blog";
import { buildPostsBlock } from "./build-posts-block";

const post = (slug: string, date: string, own: object = {}): BlogPost => ({
  ...postFrontMatter.parse({
    title: `Title ${slug}`,
    description: "word ".repeat(40).trim(),
    category: "vehicle-reviews",
    date,
    author: "A",
    image: { src: "/media/p/x", alt: "X" },
    ...own,
  }),
  slug,
  prose: { html: "", headings: [], words: 0 },
});
const POSTS = [
  post("later", "2026-12-01"),
  post("new", "2026-11-20"),
  post("tour", "2026-11-10", { category: "touring" }),
  post("old", "2026-10-01"),
];
const ASKED = { title: "Journal", text: "", category: null, count: 2 };

function block(asked: Partial<Parameters<typeof buildPostsBlock>[0]> = {}, enabled = ["blog" as const]) {
  const config = siteConfig({ routes: { enabled } });
  const written = { ...config, content: { ...config.content, pages: ["blog" as const] } };
  return buildPostsBlock({ ...ASKED, ...asked }, pageSiteOf(written, { posts: POSTS }));
}

it("shows the newest posts that are out, with heading, description, picture, date and address (BLOG-01, BLOG-03, ENT-32)", () => {
  const cards = block()?.cards;
  expect(cards?.map(({ href }) => href)).toEqual(["/blog/vehicle-reviews/new", "/blog/touring/tour"]);
  expect(cards?.[0]).toMatchObject({
    heading: "Title new",
    image: { src: "/media/p/x", alt: "X" },
    date: "20 November 2026",
  });
});

it("cuts descriptions at 120 characters (BLOG-02)", () => {
  const description = block()?.cards[0]?.description ?? "";
  expect(description).toMatch(/^(?:word )+word…$/);
  expect(description.length).toBeGreaterThan(100);
  expect(description.length).toBeLessThanOrEqual(120);
});

it("may be of one category, and is no block without posts or blog", () => {
  expect(block({ category: "touring" })?.cards).toHaveLength(1);
  expect(block({ category: "gossip" })).toBeNull();
  expect(block({}, [])).toBeNull();
});

it("leads on to all of them", () => {
  expect(block({ more: { label: "All", page: "blog" } })?.more).toMatchObject({
    label: "All",
    href: "/blog",
  });
  expect(block()?.more).toBeNull();
});

it("keeps a category with a single post out of search engines, and out of their map", () => {
  const config = siteConfig({ routes: { enabled: ["blog"] } });
  const written = { ...config, content: { ...config.content, pages: ["blog" as const] } };
  const site = pageSiteOf(written, { posts: POSTS });
  const kept = [null, "vehicle-reviews", "touring"].map((category) => buildBlog(category, site).noindex);
  expect(kept).toEqual([false, false, true]);
  const paths = blogPages(site).map(({ path }) => path);
  expect(paths).toContain("/blog/vehicle-reviews");
  expect(paths).toContain("/blog/touring/tour");
  expect(paths).not.toContain("/blog/touring");
});
