import { describe, expect, it } from "vitest";
import { siteViewOf } from "../../../test/fixtures/site";

describe("siteView", () => {
  it("prints address, hours, telephone and the way to the stock", () => {
    const view = siteViewOf();
    expect(view.place).toEqual({
      address: "418 Ipswich Road, Moorooka QLD 4105",
      city: "Moorooka",
      href: null,
    });
    expect(view.hours?.replace(/\s/g, " ")).toBe("Open today until 4:00 pm");
    expect(view.phone).toEqual({ text: "07 3555 0142", href: "tel:+61735550142" });
    expect(view.searchHref).toBe("/search/new-used-and-demo-cars");
    expect(view.score).toBeNull();
  });

  it("says when the doors open, and that they have closed", () => {
    const hours = (iso: string) => siteViewOf({}, new Date(iso)).hours?.replace(/\s/g, " ");
    expect(hours("2026-11-20T22:00:00Z")).toBe("Opens today at 8:30 am");
    expect(hours("2026-11-21T06:00:00Z")).toBe("Closed for today");
    expect(hours("2026-11-22T02:00:00Z")).toBe("Closed today");
  });

  it("says Closed or By appointment only on a day without hours (LOC-13)", () => {
    const sunday = new Date("2026-11-22T02:00:00Z");
    const locations = { byAppointment: true };
    expect(siteViewOf({ locations }, sunday).hours).toBe("By appointment only");
    const site = { openingHours: [{ weekday: 0, status: "Closed" as const }] };
    expect(siteViewOf({ site, locations }, sunday).hours).toBe("Closed today");
  });

  it("writes the review score with the site's figures", () => {
    const score = (count: number) =>
      siteViewOf({ site: { reviewScore: { average: 4.8, count, source: "Google" } } }).score;
    expect(score(1612)).toEqual({ rating: 4.8, average: "4.8", text: "from 1,612 Google reviews" });
    expect(score(1)?.text).toBe("from 1 Google review");
    expect(score(0)).toBeNull();
  });

  it("leaves out menu entries whose page is not served, and headings with nothing left below", () => {
    const { menu } = siteViewOf({
      nav: {
        items: [
          { label: "Used cars", path: "/search/used-cars" },
          { label: "Careers", page: "careers" },
          { label: "Company", children: [{ label: "About Us", page: "about" }] },
          { label: "Stock", children: [{ label: "New", path: "/search/new-cars", note: "This year's" }] },
        ],
      },
    });
    expect(menu).toEqual([
      { label: "Used cars", href: "/search/used-cars" },
      { label: "Stock", children: [{ label: "New", href: "/search/new-cars", note: "This year's" }] },
    ]);
  });

  it("lists brands with the overriding logo (NAV-01, NAV-16), and only those that lead somewhere (ENT-31)", () => {
    const { brands } = siteViewOf({
      nav: {
        brandMenu: [
          { name: "Mazda", url: "/search/mazda", logo: "/logos/mazda.svg" },
          { name: "Kia", url: "https://kia.example", logo: null },
          { name: "Lost", url: "/no-such-page" },
        ],
        brandLogoOverrides: { Mazda: "/logos/mazda-dark.svg" },
      },
    });
    expect(brands).toEqual({
      label: "Brands",
      items: [
        { name: "Mazda", href: "/search/mazda", logo: "/logos/mazda-dark.svg" },
        { name: "Kia", href: "https://kia.example", logo: null },
      ],
    });
    expect(siteViewOf().brands).toBeNull();
  });

  it("has no telephone, place or hours when the dealer gives none", () => {
    const view = siteViewOf({ site: { phones: {}, locations: [], openingHours: [] } });
    expect(view).toMatchObject({ phone: null, place: null, hours: null });
    expect(view.footer.address).toBeNull();
  });

  it("takes the first named number when there is no main one (TEN-07)", () => {
    expect(siteViewOf({ site: { phones: { sales: "1300 555 017" } } }).phone?.href).toBe("tel:1300555017");
  });
});

describe("banners", () => {
  const banner = (over: object) => ({ id: "b", text: "Open late", ...over });
  const shown = (over: object) => siteViewOf({ nav: { banners: [banner(over)] } }).banners.length;

  it("show from their first day to their last, both included", () => {
    expect(shown({})).toBe(1);
    expect(shown({ start: "2026-11-21", expiry: "2026-11-21" })).toBe(1);
    expect(shown({ start: "2026-11-22" })).toBe(0);
    expect(shown({ expiry: "2026-11-20" })).toBe(0);
  });

  it("have the configured size (NAV-15) and drop a link that leads nowhere", () => {
    const image = { src: "/late.webp", alt: "", width: 10, height: 10 };
    const [view] = siteViewOf({
      nav: { banners: [banner({ image, link: { label: "Jobs", page: "careers" } })] },
    }).banners;
    expect(view).toMatchObject({ image: { width: 1920, height: 540 }, link: null, closable: true });
  });
});

describe("footer", () => {
  it("drops columns without a served page (NAV-09)", () => {
    const { footer } = siteViewOf({
      nav: {
        footerColumns: [
          { title: "Vehicles", links: [{ label: "Used", path: "/search/used-cars" }] },
          { title: "Company", links: [{ label: "Careers", page: "careers" }] },
        ],
      },
    });
    expect(footer.columns.map(({ title }) => title)).toEqual(["Vehicles"]);
  });

  it("joins licence and copyright into one line, with the year of the site's zone", () => {
    const line = (licence: string, now?: Date) =>
      siteViewOf({ site: { legal: { licence, company: "Yard Pty Ltd" } } }, now).footer.line;
    expect(line("Motor Dealer Lic. 1")).toBe("Motor Dealer Lic. 1. © 2026 Yard Pty Ltd.");
    expect(line("")).toBe("© 2026 Yard Pty Ltd.");
    expect(line("", new Date("2026-12-31T15:00:00Z"))).toBe("© 2027 Yard Pty Ltd.");
  });

  it("names payment methods only where the dealer shows them and takes payments (HOME-05)", () => {
    expect(siteViewOf().footer.payments).toEqual([]);
    const none = { features: { reserveOnline: false }, home: { paymentIcons: true } };
    expect(siteViewOf(none).footer.payments).toEqual([]);
    expect(siteViewOf({ home: { paymentIcons: true } }).footer.payments).toEqual([
      "Mastercard",
      "Visa",
      "Maestro",
      "Google Pay",
      "Apple Pay",
    ]);
  });

  it("lists outside sites (NAV-10) and social pages once (OPEN-05)", () => {
    const youtubeUrl = "https://youtube.example/yard";
    const { elsewhere } = siteViewOf({
      site: { youtubeUrl, social: [{ name: "YouTube", url: youtubeUrl }] },
      nav: { externalLinks: [{ label: "Ford Pro", url: "https://pro.example" }] },
    }).footer;
    expect(elsewhere).toEqual([
      { label: "Ford Pro", href: "https://pro.example" },
      { label: "YouTube", href: youtubeUrl },
    ]);
  });
});

describe("what the phone's menu offers besides", () => {
  const hrefs = (over: Parameters<typeof siteViewOf>[0]) => siteViewOf(over).quick.map(({ href }) => href);

  it("is a drive, what is kept and what is compared, as far as the dealer has them", () => {
    const routes = { enabled: ["testDrive" as const] };
    expect(hrefs({ routes })).toEqual(["/book-test-drive", "/favourites", "/compare"]);
    expect(hrefs({ routes, features: { compare: false } })).toEqual(["/book-test-drive", "/favourites"]);
    expect(hrefs({ routes: { enabled: [] }, features: { favourites: false } })).toEqual([]);
  });

  it("is not what the menu says already", () => {
    const nav = { items: [{ label: "More", children: [{ label: "Drive one", page: "testDrive" }] }] };
    expect(hrefs({ routes: { enabled: ["testDrive"] }, nav })).toEqual(["/favourites", "/compare"]);
  });
});
