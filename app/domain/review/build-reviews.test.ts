import { describe, expect, it } from "vitest";
import { siteConfig, type SiteChange } from "../../../test/fixtures/site";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { buildLocationReviews, buildReviews, type ReviewsOptions, type ReviewsSite } from "./build-reviews";
import type { Review } from "./review-file";
import type { ReviewRating } from "./review-rating";
import { reviewsJsonLd } from "./review-json-ld";

const SCORE = { reviewScore: { average: 4.83, count: 1_204 } };
const written = (count: number, own: Partial<Review> = {}): readonly Review[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    customerName: "Māia van der Berg",
    rating: 5,
    text: "Good.",
    date: "2026-11-07",
    image: null,
    location: "moorooka",
    ...own,
  }));

function site(
  reviews: readonly Review[],
  change: SiteChange & { readonly reviews?: object } = {},
  rating: ReviewRating | null = null,
): ReviewsSite {
  const { reviews: rules = {}, ...groups } = change;
  const config = siteConfig({ site: SCORE, ...groups });
  return {
    config: { ...config, reviews: { ...config.reviews, ...rules } },
    reviews,
    rating,
    today: "2026-11-21",
    t: serverTranslator("en-AU", {}),
  };
}
const build = (
  count: number,
  asked: ReviewsOptions = {},
  ...rest: [change?: Parameters<typeof site>[1], rating?: ReviewRating]
) => buildReviews(site(written(count), ...rest), asked);

describe("a section of reviews (REV-03)", () => {
  it("has a heading, the score in a line, the button to leave one and the hint to swipe (COPY-12)", () => {
    const view = build(5, {}, { reviews: { leaveReviewUrl: "https://reviews.example/yard" } });
    expect(view).toMatchObject({
      title: "What customers say",
      score: {
        value: 4.83,
        count: 1_204,
        label: "4.8 out of 5 stars",
        text: "4.8 out of 5 on Google, from 1,204 reviews",
      },
      leave: { label: "Leave a Review", href: "https://reviews.example/yard" },
      words: { swipe: "Swipe", more: "View more", less: "View less" },
    });
  });

  it("has no button without an address, and no line without a score", () => {
    expect(build(1, {}, { site: { reviewScore: null } })).toMatchObject({ leave: null, score: null });
  });

  it("prints the score of the review provider where there is one (REV-15)", () => {
    expect(build(1, {}, {}, { rating: 4.6, stars: 4.5 })?.score).toMatchObject({ value: 4.6, stars: 4.5 });
  });

  it("is a slider that starts on the third of more than three, else a grid (REV-02, REV-04)", () => {
    const order = (count: number, asked: ReviewsOptions = {}) =>
      build(count, asked)?.items.map(({ id }) => id);
    expect(build(4)?.layout).toBe("slider");
    expect(order(5)).toEqual(["r2", "r3", "r4", "r0", "r1"]);
    expect(build(3)?.layout).toBe("grid");
    expect(order(3)).toEqual(["r0", "r1", "r2"]);
    expect(order(5, { quantity: "all" })).toEqual(["r0", "r1", "r2", "r3", "r4"]);
  });

  it("holds ten; the full grid holds twelve (REV-13, REV-14, OPEN-55)", () => {
    expect(build(20)?.items).toHaveLength(10);
    const all = build(20, { quantity: "all" });
    expect([all?.items.length, all?.layout]).toEqual([12, "grid"]);
  });

  it("moves on every 3000 ms only where the dealer wants it (REV-06)", () => {
    expect(build(4)?.rotateMs).toBeNull();
    expect(build(4, {}, { reviews: { autoRotate: true } })?.rotateMs).toBe(3_000);
  });

  it("is not there without a review that may show", () => {
    expect(build(0)).toBeNull();
    expect(buildReviews(site(written(4, { rating: 3 })))).toBeNull();
  });

  it("of one location has that location's reviews, their count and score alone (ENT-28)", () => {
    const [location] = siteConfig().site.locations;
    if (location === undefined) throw new Error("no location");
    const place = { ...location, averageRating: 4.5, reviewCount: 12 };
    const here = site([...written(2), ...written(1, { id: "other", location: null })], {
      site: { ...SCORE, locations: [place] },
    });
    const view = buildLocationReviews(here, "moorooka");
    expect(view?.items).toHaveLength(2);
    expect(view?.score?.text).toBe("4.5 out of 5 on Google, from 12 reviews");
    expect(buildLocationReviews(here, "elsewhere")).toBeNull();
  });
});

describe("a review's card (REV-01, ENT-27)", () => {
  const card = (own: Partial<Review>) => buildReviews(site(written(1, own)))?.items[0];

  it("says who, how many stars, when, and how long ago", () => {
    expect(card({})).toMatchObject({
      initials: "MB",
      ratingLabel: "5 out of 5 stars",
      dateText: "7 November 2026",
      ago: "2 weeks ago",
    });
  });

  it("is cut at 160 characters, at the end of a word (REV-07)", () => {
    expect(card({ text: "a".repeat(160) })?.short).toBeNull();
    const long = `${"word ".repeat(40)}end.`;
    expect(card({ text: long })?.short).toMatch(/^(?:word )+word…$/);
    expect(card({ text: long })?.short?.length).toBeLessThanOrEqual(160);
    expect(card({ text: long })?.text).toBe(long);
  });

  it.each([
    ["2026-11-21", "today"],
    ["2026-11-20", "yesterday"],
    ["2026-11-15", "6 days ago"],
    ["2026-11-14", "last week"],
    ["2026-10-20", "last month"],
    ["2025-11-22", "12 months ago"],
    ["2024-11-20", "2 years ago"],
    ["2026-12-24", "today"],
  ])("of %s was written %s", (date, ago) => {
    expect(card({ date })?.ago).toBe(ago);
  });
});

describe("what search engines are told", () => {
  it("is the printed score and the printed reviews, and nothing where none are shown", () => {
    expect(reviewsJsonLd(build(2))).toMatchObject({
      aggregateRating: { ratingValue: 4.83, reviewCount: 1_204, bestRating: 5 },
      review: [{ reviewBody: "Good.", datePublished: "2026-11-07" }, {}],
    });
    expect(reviewsJsonLd(null)).toEqual({});
    expect(reviewsJsonLd(build(1, {}, { site: { reviewScore: null } }))).not.toHaveProperty(
      "aggregateRating",
    );
  });
});
