import { describe, expect, it } from "vitest";
import { homeBlockSchema } from "~/domain/tenant/config/home-block";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { SATURDAY_NOON, siteConfig } from "../../../test/fixtures/site";
import type { BlockOf } from "./block-of";
import { facebookView, promosView, slidesView } from "./show-blocks";

const site = { config: siteConfig(), t: serverTranslator("en-AU", {}), now: SATURDAY_NOON };
const IMAGE = { src: "/media/p/quay-suv" };

function block<Kind extends "slides" | "facebookFeed" | "promos">(kind: Kind, own: object): BlockOf<Kind> {
  const parsed = homeBlockSchema.parse({ kind, title: "Title", ...own });
  // The schema gives back the kind it was given.
  return parsed as BlockOf<Kind>;
}

describe("slides (HOME-03, ENT-29)", () => {
  const slides = (own: object, count = 2) => {
    const all = Array.from({ length: count }, (_, at) => ({
      id: `s${at}`,
      name: "Name",
      image: IMAGE,
      ...own,
    }));
    return slidesView(block("slides", { slides: all }), site);
  };

  it("have the banner's size, words over them unless hidden, and move on every few seconds", () => {
    expect(slides({ url: "/search/used-cars" })).toMatchObject({ rotateMs: 6_000 });
    expect(slides({ url: "/search/used-cars" }).slides[0]).toMatchObject({
      href: "/search/used-cars",
      overlay: true,
      image: { width: 1_920, height: 540 },
    });
    expect(slides({ hideOverlay: true }).slides[0]?.overlay).toBe(false);
  });

  it("have their words beside a picture that is no banner, unless it speaks for itself", () => {
    const beside = (width: number, height: number, own: object = {}) =>
      slides({ image: { ...IMAGE, width, height }, ...own }).slides[0]?.beside;
    expect([beside(1_440, 960), beside(1_440, 960, { hideOverlay: true })]).toEqual([true, false]);
    expect([beside(1_920, 540), beside(2_000, 860)]).toEqual([false, false]);
  });

  it("lead nowhere where the page is not served, and a single one stays", () => {
    expect(slides({ url: "/careers" }).slides[0]?.href).toBeNull();
    expect(slides({}, 1).rotateMs).toBeNull();
  });
});

it("a Facebook feed is the site's own words and pictures; only its links lead out (HOME-04, OPEN-56)", () => {
  const page = "https://www.facebook.example/yard";
  const items = [
    { text: "Hello", date: "2026-11-18", image: IMAGE },
    { text: "Again", date: "2026-11-17", url: `${page}/posts/1` },
  ];
  const view = facebookView(block("facebookFeed", { page, items }), site);
  expect(view.posts.map(({ href, date }) => [href, date])).toEqual([
    [page, "18 November 2026"],
    [`${page}/posts/1`, "17 November 2026"],
  ]);
  expect(view.posts[0]?.image?.src).toBe("/media/p/quay-suv");
});

describe("promo tiles (HOME-09)", () => {
  const node = { title: "T", link: { label: "Go", path: "/search/used-cars" } };
  const tiles = (...items: object[]) =>
    promosView(block("promos", { items }), site)?.tiles.map(({ title }) => title);
  const named = (title: string, own: object) => ({ ...own, node: { ...node, title } });

  it("show from their first day to their last, in the dealer's zone (CARD-27)", () => {
    expect(
      tiles(
        named("always", {}),
        named("ended", { expiry: "2026-11-20" }),
        named("last day", { expiry: "2026-11-21" }),
        named("first day", { start: "2026-11-21" }),
        named("tomorrow", { start: "2026-11-22" }),
      ),
    ).toEqual(["always", "last day", "first day"]);
  });

  it("are no block when none shows or leads anywhere", () => {
    expect(tiles(named("ended", { expiry: "2025-07-24" }))).toBeUndefined();
    expect(tiles({ node: { ...node, link: { label: "Go", page: "careers" } } })).toBeUndefined();
  });
});
