import { specialHoursOf } from "~/domain/tenant/opening-hours";
import { beforeAll, describe, expect, it } from "vitest";
import { type ShownDealer, shownDealers, wordsOf } from "./shown-dealers";

let dealers: readonly ShownDealer[] = [];
beforeAll(async () => {
  dealers = await shownDealers(new Date("2026-11-22T03:00:00Z"));
});

describe("hours that are told in words", () => {
  it.each([
    ["harbour-city", "harbour-city-workshop", 3, /Drop off from ([\d:]+) am/, "open"],
    ["meridian-group", "meridian-archerfield", 6, /Archerfield opens at (\w+) on Saturdays/, "open"],
    ["bluegum-toyota", "bluegum-kedron-service", 4, /workshop stays open till (\w+) on Thursdays/, "close"],
  ] as const)("of %s, %s are those of the place", (slug, place, weekday, pattern, end) => {
    const dealer = dealers.find((one) => one.slug === slug);
    const hours = dealer?.config.site.locations
      .find(({ id }) => id === place)
      ?.contactDetail.openingHours.find((one) => one.weekday === weekday);
    const told = pattern.exec(wordsOf(slug))?.[1] ?? "";
    const said: Readonly<Record<string, string>> = {
      "7:30": "07:30",
      eight: end === "open" ? "08:00" : "20:00",
    };
    expect(hours).toMatchObject({ [end]: said[told] ?? told });
  });

  it("every place is closed on Christmas Day and on Boxing Day", () => {
    const places = dealers.flatMap(({ config }) =>
      config.site.locations.map((place) => ({ id: place.id, special: specialHoursOf(config, place) })),
    );
    expect(places.length).toBeGreaterThan(60);
    for (const { id, special } of places) {
      const closed = special.filter(({ status }) => status === "Closed").map(({ name }) => name);
      expect(closed, id).toEqual(expect.arrayContaining(["Christmas Day", "Boxing Day"]));
    }
  });

  it("Rocklea's late Thursdays are among its hours", () => {
    const rocklea = dealers
      .flatMap(({ config }) => config.site.locations)
      .find(({ id }) => id === "harbour-city-rocklea");
    const late = rocklea?.specialHours.filter(({ endHour }) => endHour === "19:30") ?? [];
    expect(late.map(({ date }) => date).sort()).toEqual([
      "2026-11-19",
      "2026-11-26",
      "2026-12-03",
      "2026-12-10",
      "2026-12-17",
    ]);
  });
});
