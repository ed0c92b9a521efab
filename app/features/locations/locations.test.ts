import { describe, expect, it } from "vitest";
import type { SiteConfigInput } from "~/domain/tenant/site-config";
import { pageSiteOf } from "../../../test/fixtures/page-site";
import { siteConfig } from "../../../test/fixtures/site";
import { buildContactPlaces } from "./contact/build-contact-places";
import { buildDirectory, distanceOf } from "./directory/build-directory";
import { buildLocationBlock } from "./build-location-block";
import { buildLocationPage } from "./yard/build-location-page";
import { buildLocations } from "./build-locations";
import { nearestFirst } from "./directory/use-nearest";

type Place = NonNullable<SiteConfigInput["site"]["locations"]>[number];
const place = (id: string, own: Partial<Place> = {}, address: object = {}): Place => ({
  id,
  name: id,
  slug: id,
  dealershipId: "yard",
  ...own,
  address: { street: `${id} Street`, city: "Moorooka", state: "qld", postcode: "4105", ...address },
});
const HOLIDAYS = [
  { date: "2026-12-25", name: "Christmas Day" },
  { date: "2026-12-24", name: "Eve", status: "Open" as const, startHour: "08:30", endHour: "13:00" },
  { date: "2026-11-20", name: "Gone" },
];
const EAST = place(
  "east",
  {
    primary: true,
    averageRating: 4.8,
    reviewCount: 1_612,
    contactDetail: { phone: "07 3555 0142" },
    specialHours: HOLIDAYS,
    manufacturers: ["Kia"],
  },
  { lat: -27.5, long: 153 },
);
const CAIRNS = place("cairns", {}, { lat: -16.92, long: 145.77, city: "Cairns", postcode: "4870" });

function site(locations: readonly Place[], own: SiteConfigInput["locations"] = {}) {
  const config = siteConfig({
    site: { locations: [...locations] },
    routes: { enabled: ["locations", "contact", "directory"] },
  });
  return pageSiteOf({ ...config, locations: { ...config.locations, ...own } as typeof config.locations });
}
const NOWHERE = { postcode: "", from: null };
const EVERYTHING = { ...NOWHERE, text: "", brand: "", service: "" as const, withinKm: null, near: "" };
const FROM_CAIRNS = { postcode: "4870", from: { lat: -16.92, long: 145.77 } };

describe("a location's card (LOC-06)", () => {
  const [card] = buildLocations(NOWHERE, site([EAST]), null).groups[0]?.cards ?? [];

  it("has picture or map, name, rating, address, telephone and the way to its page", () => {
    expect(card).toMatchObject({
      name: "east",
      address: "east Street, Moorooka QLD 4105",
      phone: { text: "07 3555 0142" },
      rating: { value: 4.8, text: "4.8 from 1,612 reviews" },
      map: { src: "/map/east.svg", alt: "Map of the area around east in Moorooka" },
      href: "/locations/east",
    });
  });

  it("has the specification's words on its buttons (LOC-01, COPY-11)", () => {
    const { words } = buildLocations(NOWHERE, site([EAST]), null);
    expect([words.details, words.visit, words.stock, words.email]).toEqual([
      "View Details",
      "View Location",
      "View Our Stock",
      "Email Us",
    ]);
  });

  it("lists the holidays to come, soonest first (LOC-07, OPEN-50)", () => {
    expect(card?.special.map(({ name, date, hours }) => [name, date, hours.replace(/\s/g, " ")])).toEqual([
      ["Eve", "24 December 2026", "8:30 am – 1:00 pm"],
      ["Christmas Day", "25 December 2026", "Closed"],
    ]);
  });
});

describe("all locations", () => {
  it("stand four twelfths wide when there are three or more, else five (LOC-17)", () => {
    const three = [EAST, CAIRNS, place("west")];
    expect(buildLocations(NOWHERE, site(three), null).span).toBe(4);
    expect(buildLocations(NOWHERE, site([EAST, CAIRNS]), null).span).toBe(5);
  });

  it("stand as wide as the dealer configured (LOC-18)", () => {
    const wide = { gridSpans: { threeOrMore: 6, fewer: 12 } };
    expect(buildLocations(NOWHERE, site([EAST, CAIRNS, place("west")], wide), null).span).toBe(6);
  });

  it("come nearest first from a postcode, with their distances", () => {
    const [near] = buildLocations(FROM_CAIRNS, site([EAST, CAIRNS]), null).groups;
    expect(near?.cards.map(({ id, distance }) => [id, distance])).toEqual([
      ["cairns", "0 km away"],
      ["east", "1,391 km away"],
    ]);
  });

  it('say "Invalid postcode" of one that is nowhere (LOC-20); one place alone asks for none', () => {
    const nowhere = { postcode: "0000", from: null };
    expect(buildLocations(nowhere, site([EAST, CAIRNS]), null).finder?.postcode).toMatchObject({
      value: "0000",
      error: "Invalid postcode",
      maxLength: 4,
    });
    const missing = { ...NOWHERE, missing: true };
    expect(buildLocations(missing, site([EAST, CAIRNS]), null).finder?.postcode.error).toBe(
      "Enter a postcode to find the nearest",
    );
    expect(buildLocations(NOWHERE, site([EAST]), null).finder).toBeNull();
  });

  it("come nearest first from the browser's own position, the lost ones last", () => {
    const { groups, words } = buildLocations(NOWHERE, site([EAST, place("lost"), CAIRNS]), null);
    const sorted = nearestFirst(groups[0]?.cards ?? [], { lat: -16.9, long: 145.77 }, words.nearest);
    expect(sorted.map(({ id, distance }) => [id, distance])).toEqual([
      ["cairns", "2 km away"],
      ["east", "1,393 km away"],
      ["lost", null],
    ]);
  });
});

describe("a block of locations", () => {
  const asked = { title: "Find us", text: "" };

  it("is one place with hours and map, or several as the dealer lays them out (LOC-03 to LOC-05)", () => {
    const alone = buildLocationBlock(
      { ...asked, filter: "primary" },
      site([EAST, CAIRNS], { layout: "tabs" }),
    );
    expect([alone?.layout, alone?.places.length]).toEqual(["single", 1]);
    expect(buildLocationBlock(asked, site([EAST, CAIRNS], { layout: "tabs" }))?.layout).toBe("tabs");
    expect(buildLocationBlock(asked, site([EAST, CAIRNS]))?.layout).toBe("cards");
  });

  it("says Closed, or By appointment only, on a day without hours (LOC-13)", () => {
    const partial = place("partial", {
      contactDetail: {
        openingHours: [
          { weekday: 1, open: "09:00", close: "16:30" },
          { weekday: 0, status: "Closed" as const },
        ],
      },
    });
    const hours = (own: SiteConfigInput["locations"]) =>
      buildLocationBlock(asked, site([partial], own))?.places[0]?.hours.map((row) => row.hours);
    expect(hours({})?.slice(1)).toEqual(Array.from({ length: 6 }, () => "Closed"));
    const appointment = Array.from({ length: 5 }, () => "By appointment only");
    expect(hours({ byAppointment: true })?.slice(1)).toEqual([...appointment, "Closed"]);
  });

  it("has the provider's map only where the dealer configured one (LOC-05)", () => {
    const live = (own: SiteConfigInput["locations"]) =>
      buildLocationBlock(asked, site([EAST], own))?.places[0]?.live;
    expect(live({})).toBeNull();
    expect(live({ mapKey: "k" })).toMatchObject({
      note: "It comes from www.google.com.",
      title: "Map of east",
    });
  });

  it("writes to the location (LOC-10), and is nothing without locations (LOC-21)", () => {
    expect(buildLocationBlock(asked, site([EAST]))?.places[0]?.emailHref).toBe("/email-us?location=east");
    expect(buildLocationBlock(asked, site([]))).toBeNull();
  });

  it("of a group has six places and leads to the rest", () => {
    const many = Array.from({ length: 9 }, (_, at) => place(`p${at}`, {}, { city: `City ${at}` }));
    const view = buildLocationBlock(asked, site(many));
    expect(view?.places).toHaveLength(6);
    expect(view?.more).toEqual({ label: "All 9 locations", href: "/dealerships" });
  });
});

describe("a location's page", () => {
  const [location] = site([EAST]).config.site.locations;
  if (location === undefined) throw new Error("no location");

  it("has a table of hours for each department at the same street or of the same name (LOC-08, LOC-09)", () => {
    const both = site([EAST, place("workshop", { locationType: "service" }, { street: "east Street" })]);
    const { departments, frame } = buildLocationPage(location, both, null);
    expect(departments.map(({ label }) => label)).toEqual(["Sales", "Service"]);
    // Search engines know it by the same name from its own page.
    expect(JSON.stringify(frame.structured)).toContain('"name":"Yard Motors workshop"');
  });
});

describe("hours of a location (LOC-13, OPEN-50)", () => {
  const page = (own: Partial<Place>, byAppointment: boolean) => {
    const where = site([{ ...EAST, ...own }], { byAppointment });
    const [location] = where.config.site.locations;
    if (location === undefined) throw new Error("no location");
    return buildLocationPage(location, where, null);
  };
  const monday = { weekday: 1, open: "09:00", close: "16:30" };
  const hoursOf = (openingHours: NonNullable<Place["contactDetail"]>["openingHours"]) => ({
    contactDetail: { openingHours },
  });

  it("that nobody wrote are Closed, or By appointment only, on the line and in the table", () => {
    // The fixture's site has hours for Saturday, which is today.
    const nothingToday = { ...hoursOf([monday]), specialHours: [] };
    expect(page(nothingToday, true).card.open).toEqual({ isOpen: false, text: "By appointment only" });
    expect(page(nothingToday, false).card.open.text).toMatch(/^Closed/);
    const closedToday = { ...hoursOf([monday, { weekday: 6, status: "Closed" as const }]), specialHours: [] };
    expect(page(closedToday, true).card.open.text).toMatch(/^Closed/);
    const table = page(nothingToday, true).departments[0]?.hours.map(({ hours }) => hours) ?? [];
    expect(table.filter((hours) => hours === "By appointment only")).toHaveLength(6);
  });

  it("in linked data are those of days that are known, and holidays to come", () => {
    const asked = { weekday: 2, status: "Closed" as const, formattedHours: "Ring first" };
    const { structured } = page(
      hoursOf([monday, asked, { weekday: 0, status: "Closed" as const }]),
      true,
    ).frame;
    const data = JSON.stringify(structured);
    const spec = (text: string) => expect(data).toContain(`{"@type":"OpeningHoursSpecification",${text}}`);
    spec('"dayOfWeek":"Monday","opens":"09:00","closes":"16:30"');
    spec('"dayOfWeek":"Sunday","opens":"00:00","closes":"00:00"');
    spec('"validFrom":"2026-12-25","validThrough":"2026-12-25","opens":"00:00","closes":"00:00"');
    spec('"validFrom":"2026-12-24","validThrough":"2026-12-24","opens":"08:30","closes":"13:00"');
    expect(data.match(/OpeningHoursSpecification",/g)).toHaveLength(4);
    expect(JSON.stringify(page({ specialHours: [] }, true).frame.structured)).not.toContain("special");
  });
});

describe("the places of the contact page (LOC-05, LOC-16)", () => {
  const group = site([EAST, CAIRNS]);

  it("are the nearest first where it is known from where, with phones and hours of each department", () => {
    const asked = { postcode: "4870", from: FROM_CAIRNS.from, near: "Cairns City" };
    const view = buildContactPlaces(asked, group);
    expect(view?.places.map(({ card }) => card.id)[0]).toBe("cairns");
    expect(view?.places[0]?.card.distance).not.toBeNull();
    expect(view?.text).toContain("Cairns City");
    expect(view?.places.every(({ departments }) => departments.every(({ hours }) => hours.length > 0))).toBe(
      true,
    );
  });

  it("stand in their own order without a place, have a form only where there are several, and may be none", () => {
    const nowhere = { ...NOWHERE, near: "" };
    expect(buildContactPlaces(nowhere, group)?.places.map(({ card }) => card.id)).toHaveLength(2);
    expect(buildContactPlaces(nowhere, group)?.finder?.action).toBe("/contact-us#places");
    expect(buildContactPlaces(nowhere, site([EAST]))?.finder).toBeNull();
    expect(buildContactPlaces(nowhere, site([]))).toBeNull();
  });

  it("are twelve at most, with the way to the others", () => {
    const many = Array.from({ length: 13 }, (_, index) => ({
      ...EAST,
      id: `east-${index}`,
      name: `East ${index}`,
      slug: `east-${index}`,
      primary: index === 0,
    }));
    const view = buildContactPlaces({ ...NOWHERE, near: "" }, site(many));
    expect(view?.places).toHaveLength(12);
    expect(view?.more?.label).toContain("13");
  });
});

describe("a group's directory", () => {
  const group = site([EAST, CAIRNS]);

  it("is filtered by brand, department and distance, and its map shows the same places", () => {
    expect(buildDirectory({ ...EVERYTHING, brand: "Kia" }, group).map?.src).toBe(
      "/map/all-places.svg?brand=Kia",
    );
    const near = buildDirectory({ ...EVERYTHING, ...FROM_CAIRNS, withinKm: 100 }, group);
    expect(near.groups[0]?.cards.map(({ id }) => id)).toEqual(["cairns"]);
    expect(near.map?.src).toBe("/map/all-places.svg?postcode=4870&within=100");
    expect(near.pins).toMatchObject([{ href: "/locations/cairns", left: 50, top: 50 }]);
  });

  it("finds places by their town and postcode, and counts from a suburb that is none of theirs", () => {
    const found = (query: object) =>
      buildDirectory({ ...EVERYTHING, ...query }, group).groups.flatMap(({ cards }) =>
        cards.map(({ id }) => id),
      );
    const { city, postcode } = CAIRNS.address;
    expect(found({ text: city.toUpperCase() })).toEqual(["cairns"]);
    expect(found({ text: postcode })).toEqual(["cairns"]);
    const suburb = { text: "Edge Hill", near: "Edge Hill QLD", from: FROM_CAIRNS.from };
    expect(found(suburb)[0]).toBe("cairns");
    expect(found(suburb)).toHaveLength(2);
    expect(buildDirectory({ ...EVERYTHING, ...suburb }, group).summary).toContain("Edge Hill QLD");
    expect(found({ text: "Edge Hill" })).toEqual([]);
  });

  it("knows the distances it offers and no others", () => {
    expect(["25", "500", "26", "", "x"].map(distanceOf)).toEqual([25, 500, null, null, null]);
  });
});
