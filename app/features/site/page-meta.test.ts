import { describe, expect, it } from "vitest";
import { metaSite, pageMeta, privateMeta } from "./page-meta";

const site = { name: "Harbour City Motors", url: "https://www.harbour.example" };

describe("pageMeta", () => {
  it("puts the dealer after the page and builds the canonical address from the configuration", () => {
    const meta = pageMeta(site, {
      title: "Used cars",
      description: "All of them",
      path: "/search/used-cars",
    });
    expect(meta).toContainEqual({ title: "Used cars | Harbour City Motors" });
    expect(meta).toContainEqual({ name: "description", content: "All of them" });
    expect(meta).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://www.harbour.example/search/used-cars",
    });
  });

  it("says the dealer's name once on its home page", () => {
    expect(pageMeta(site, { title: site.name, path: "/" })).toContainEqual({ title: "Harbour City Motors" });
  });

  it("leaves the dealer's name out of a title that search engines would cut off", () => {
    expect(pageMeta(site, { title: "x".repeat(53) })).toContainEqual({
      title: `${"x".repeat(53)} | Harbour City Motors`,
    });
    expect(pageMeta(site, { title: "x".repeat(54) })).toContainEqual({ title: "x".repeat(54) });
  });

  it("has no canonical address for what is not there", () => {
    const meta = pageMeta(
      { ...site, path: "/search/zzz" },
      { title: "Not found", path: null, noindex: true },
    );
    expect(JSON.stringify(meta)).not.toMatch(/canonical|og:url/);
  });

  it("leaves out what is not given, and canonical on pages without an address", () => {
    const meta = pageMeta(site, { title: "Page not found", noindex: true, description: "" });
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(JSON.stringify(meta)).not.toMatch(/canonical|description|og:image|og:url/);
  });

  it("makes preview pictures absolute", () => {
    expect(pageMeta(site, { title: "x", image: "/media/a.webp" })).toContainEqual({
      property: "og:image",
      content: "https://www.harbour.example/media/a.webp?w=1200",
    });
    const elsewhere = "https://cdn.example/media/a.jpg";
    expect(pageMeta(site, { title: "x", image: elsewhere })).toContainEqual({
      property: "og:image",
      content: elsewhere,
    });
  });

  it("gives a picture made for previews with its size, and asks for it large", () => {
    const preview = { path: "/cars/x/og.jpg?v=1", alt: "A car, $1" };
    const meta = pageMeta(site, { title: "x", image: "/media/a.webp", preview });
    expect(meta).toContainEqual({
      property: "og:image",
      content: "https://www.harbour.example/cars/x/og.jpg?v=1",
    });
    expect(meta).toContainEqual({ property: "og:image:width", content: "1200" });
    expect(meta).toContainEqual({ property: "og:image:alt", content: "A car, $1" });
    expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
    expect(JSON.stringify(meta)).not.toContain("a.webp");
    expect(pageMeta(site, { title: "x" })).toContainEqual({ name: "twitter:card", content: "summary" });
  });
});

describe("the dealer's own picture for link previews", () => {
  const path = "/media/d/abcdefghijklmnopqrstuvwx-2400x1260/share.jpg";
  const withSocial = { ...site, social: { path, width: 2400, height: 1260 } };
  const imagesOf = (page: Parameters<typeof pageMeta>[1]) =>
    pageMeta(withSocial, page).flatMap((one) =>
      "property" in one && String(one["property"]).startsWith("og:image") ? [one] : [],
    );

  it("stands for pages without one, with the size in which it is sent", () => {
    expect(imagesOf({ title: "x" })).toEqual([
      { property: "og:image", content: `https://www.harbour.example${path}?w=1200` },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: site.name },
    ]);
    expect(pageMeta(withSocial, { title: "x" })).toContainEqual({
      name: "twitter:card",
      content: "summary_large_image",
    });
  });

  it.each([{ image: "/media/p/yard" }, { preview: { path: "/cars/x/og.jpg", alt: "A car" } }])(
    "gives way to a page's own: %j",
    (page) => {
      expect(JSON.stringify(imagesOf({ title: "x", ...page }))).not.toContain("share.jpg");
    },
  );
});

describe("metaSite", () => {
  const root = { id: "root", data: { site, description: "Cars in Brisbane" } };

  it("finds root's site and the page's own path, and nothing when root has no data", () => {
    const page = { id: "routes/about", data: {}, pathname: "/about-us" };
    expect(metaSite([root, page])).toEqual({ ...site, description: "Cars in Brisbane", path: "/about-us" });
    expect(metaSite([{ id: "root", data: undefined }])).toBeNull();
    expect(metaSite([{ id: "root", data: { error: 1 } }])).toBeNull();
    expect(metaSite([])).toBeNull();
  });

  it("describes a page that says nothing of itself, and gives it its own address", () => {
    const found = metaSite([root, { id: "routes/order", data: {}, pathname: "/order/1" }]);
    const meta = found === null ? [] : pageMeta(found, { title: "Order" });
    expect(meta).toContainEqual({ name: "description", content: "Cars in Brisbane" });
    expect(meta).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://www.harbour.example/order/1",
    });
  });

  it("keeps a visitor's own pages out of search engines, also when their data failed", () => {
    const matches = [root, { id: "routes/account", data: {}, pathname: "/account" }];
    const kept = { name: "robots", content: "noindex" };
    expect(privateMeta({ data: { title: "Account" }, matches })).toEqual(
      expect.arrayContaining([{ title: "Account | Harbour City Motors" }, kept]),
    );
    expect(privateMeta({ data: undefined, matches })).toEqual([kept]);
  });
});
