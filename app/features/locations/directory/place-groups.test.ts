import { describe, expect, it } from "vitest";
import type { SiteConfigInput } from "~/domain/tenant/site-config";
import { pageSiteOf } from "../../../../test/fixtures/page-site";
import { siteConfig } from "../../../../test/fixtures/site";
import { buildLocations } from "../build-locations";

type Place = NonNullable<SiteConfigInput["site"]["locations"]>[number];
const place = (id: string, state = "qld", city = "Cairns"): Place => ({
  id,
  name: id,
  slug: id,
  dealershipId: "yard",
  address: { street: `${id} Street`, city, state, postcode: "4870" },
});
const NOWHERE = { postcode: "", from: null };
const FROM_CAIRNS = { postcode: "4870", from: { lat: -16.92, long: 145.77 } };
const groupsOf = (query: typeof NOWHERE | typeof FROM_CAIRNS, places: readonly Place[]) =>
  buildLocations(query, pageSiteOf(siteConfig({ site: { locations: [...places] } })), null).groups;

describe("all locations of a group", () => {
  const towns = Array.from({ length: 12 }, (_, at) => place(`p${at}`, "qld", `Town ${at % 3}`));
  const sizes = (...asked: Parameters<typeof groupsOf>) =>
    groupsOf(...asked).map(({ title, cards }) => [title, cards.length]);

  it("stand by state where they are many in several, each with its towns", () => {
    expect(sizes(NOWHERE, towns)).toEqual([["", 12]]);
    expect(sizes(NOWHERE, [...towns, place("cairns")])).toEqual([["", 13]]);
    const all = [...towns, place("perth", "WA", "Perth")];
    expect(sizes(NOWHERE, all)).toEqual([
      ["Queensland", 12],
      ["Western Australia", 1],
    ]);
    expect(groupsOf(NOWHERE, all)[0]?.towns).toEqual(["Town 0", "Town 1", "Town 2"]);
  });

  it("stand nearest first from a postcode, those further away behind a line of their own", () => {
    expect(sizes(FROM_CAIRNS, towns)).toEqual([["", 12]]);
    expect(sizes(FROM_CAIRNS, [...towns, place("cairns")])).toEqual([
      ["", 9],
      ["Further away", 4],
    ]);
  });
});
