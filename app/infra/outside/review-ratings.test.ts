import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import type { Logger } from "~/ports/logger";
import type { ReviewRatings } from "~/ports/review-ratings";
import type { AskJson } from "./ask-json.server";
import { configuredRatings } from "./configured-ratings.server";
import { createHttpReviewRatings } from "./http-review-ratings.server";
import { keepRatings } from "./kept-review-ratings.server";

const yard = siteConfig({
  site: { apiBaseUrl: "https://api.example", reviewScore: { average: 4.2, count: 9 } },
});
const config = { ...yard, reviews: { ...yard.reviews, snap21OrgId: "yard & sons" } };

/** The adapter with a service that answers so; what it was asked, and what was logged. */
function fromService(answer: () => unknown) {
  const asked: string[] = [];
  const logged: string[] = [];
  const ask: AskJson = (address) => {
    asked.push(address.href);
    return new Promise((resolve) => resolve(answer()));
  };
  const silent = () => undefined;
  const logger: Logger = {
    debug: silent,
    info: silent,
    error: silent,
    warn: (_, text) => void logged.push(text),
  };
  return { asked, logged, ratings: createHttpReviewRatings(ask, configuredRatings, logger) };
}

describe("the review provider", () => {
  it("CALL-07: is asked by organisation and answers rating and stars", async () => {
    const { asked, ratings } = fromService(() => ({ rating: "4.7", stars: 4.5, other: 1 }));
    expect(await ratings.rating(config)).toEqual({ rating: 4.7, stars: 4.5 });
    expect(asked).toEqual(["https://api.example/api/reviews/snap21?orgId=yard+%26+sons"]);
  });

  it("fills in the stars it does not name", async () => {
    expect(await fromService(() => ({ rating: 4.7 })).ratings.rating(config)).toEqual({
      rating: 4.7,
      stars: 4.5,
    });
  });

  it.each([
    ["dead", () => Promise.reject(new Error("ECONNREFUSED"))],
    ["answering nothing", () => null],
    ["answering no number", () => ({ rating: "", stars: 5 })],
    ["beyond five", () => ({ rating: 47 })],
  ])("ERR-04, COPY-26: when %s is logged and not missed", async (_, answer) => {
    const { logged, ratings } = fromService(answer);
    expect(await ratings.rating(config)).toBeNull();
    expect(logged).toEqual(["Unable to fetch Snap 21 ratings at this moment."]);
  });

  it("is not asked by a dealer without an organisation or an {api}: its configured score stands", async () => {
    const { asked, ratings } = fromService(() => ({ rating: 1 }));
    const without = { ...config, reviews: { ...config.reviews, snap21OrgId: null } };
    expect(await ratings.rating(without)).toEqual({ rating: 4.2, stars: 4 });
    const nowhere = { ...config, site: { ...config.site, apiBaseUrl: null, reviewScore: null } };
    expect(await ratings.rating(nowhere)).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe("a score", () => {
  it("REV-15: is fetched once and kept, each dealer's on its own", async () => {
    const asked: string[] = [];
    const ratings: ReviewRatings = {
      rating: ({ site }) => {
        asked.push(site.slug);
        return Promise.resolve({ rating: 4, stars: 4 });
      },
    };
    const kept = keepRatings(ratings, { patienceMs: 1_000 });
    await Promise.all([kept.rating(config), kept.rating(config)]);
    await kept.rating(config);
    await kept.rating({ ...config, site: { ...config.site, slug: "other" } });
    expect(asked).toEqual(["yard", "other"]);
  });
});
