import { describe, expect, it } from "vitest";
import { loadTenants } from "~/infra/tenant/load-tenants.server";
import { paintOf } from "~/domain/picture/paint";
import { vehicleSchema } from "~/domain/vehicle/vehicle";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { generateDemoStock } from "./generate-demo-stock.server";
import { checkDigit } from "./identity.server";
import { readDemoDealers } from "./read-demo-dealers.server";
import { weeklyRepayment } from "./value.server";

const now = new Date("2026-03-10T15:00:00Z");
const tenants = await loadTenants({ dir: "tenant-config", presets: TEMPLATE_PRESETS, region: null });
const dealers = await readDemoDealers(tenants.all(), "tenant-config");
const stock = generateDemoStock({ dealers, now });
const all = [...stock.values()].flat();

function has(count: number, test: (vehicle: (typeof all)[number]) => boolean): void {
  expect(all.filter(test).length).toBeGreaterThanOrEqual(count);
}

describe("demonstration stock", () => {
  it("is about four thousand valid vehicles with ids and paths of their own", () => {
    expect(all.length).toBeGreaterThan(3_800);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    expect(all.filter((vehicle) => !vehicleSchema.safeParse(vehicle).success)).toEqual([]);
  });

  it("is the same all day, and believable on another", () => {
    const some = dealers.slice(0, 2);
    const later = generateDemoStock({ dealers: some, now: new Date("2026-03-10T23:59:59Z") });
    for (const [id, vehicles] of later) expect(JSON.stringify(vehicles)).toBe(JSON.stringify(stock.get(id)));
    const year = [
      ...generateDemoStock({ dealers: some, now: new Date("2027-03-10T00:00:00Z") }).values(),
    ].flat();
    expect(year.filter(({ created_at }) => created_at > "2027-03-01").length).toBeGreaterThan(20);
  });

  it("gives one dealer more than the capped count", () => {
    const group = dealers.find(({ dealerships }) => dealerships.length > 20);
    const count = group?.dealerships.reduce((sum, { id }) => sum + (stock.get(id)?.length ?? 0), 0);
    expect(count).toBeGreaterThan(2_000);
  });

  it("has every status and edge case", () => {
    has(50, ({ reserved }) => reserved);
    has(50, ({ status }) => status === "coming_soon");
    has(50, ({ sold_date_timestamp: sold }) => sold !== null && sold * 1000 > now.getTime() - 3 * 86_400_000);
    has(30, ({ sold_date_timestamp: sold }) => sold !== null && sold * 1000 < now.getTime() - 9 * 86_400_000);
    has(50, ({ created_at: at }) => Date.parse(at) > now.getTime() - 8 * 86_400_000);
    has(30, ({ price }) => price === null);
    has(10, ({ price }) => price === 0);
    has(100, ({ before_price: before, price }) => before !== null && before > (price ?? 0));
    has(10, ({ offer_price: offer }) => offer !== null);
    has(5, ({ subscription_price: subscription }) => subscription !== null);
    has(5, ({ preorder }) => preorder);
    has(20, ({ tag }) => tag === "Test Drive Only");
    has(5, ({ tag }) => tag === "Runout Sale");
    has(20, ({ images }) => images.length === 0);
    has(20, ({ images }) => images.length === 1);
    for (const fuel of ["Petrol", "Diesel", "Hybrid", "PHEV", "Electric"])
      has(10, (one) => one.simple_fuel === fuel);
    for (const kind of ["car", "caravan", "motorcycle", "truck"]) has(100, (one) => one.item_type === kind);
    has(100, ({ certified }) => certified);
    has(20, ({ name }) => name.length > 90);
    has(20, ({ hotspots }) => hotspots !== null);
    has(50, ({ video_url: video }) => video !== null);
    has(10, ({ videos }) => videos.length > 0);
    has(200, ({ location }) => location.distribution_locations.length > 0);
    has(10, ({ show_on_dealer_website: shown }) => !shown);
    has(10, ({ status }) => status === "in_transit");
    has(100, ({ dealercomments: comments }) => comments === null);
    has(100, ({ dealercomments: comments }) => (comments?.length ?? 0) > 400);
  });

  it("links to no film of its own, since it has none", () => {
    const films = all.flatMap(
      ({ video_url: url, external_video_url: other, videos, walkaround_videos: walk }) => [
        url,
        other,
        ...[...videos, ...walk].map(({ video }) => video.url),
      ],
    );
    expect(films.filter((film) => film !== null && !film.startsWith("https://"))).toEqual([]);
  });

  it("can be brought to another yard of the same dealership, never to the one it stands at", () => {
    const places = new Map(tenants.all().flatMap(({ site }) => site.locations.map((one) => [one.id, one])));
    for (const { location, dealership_id: dealership } of all) {
      for (const { id, name } of location.distribution_locations) {
        expect(id).not.toBe(location.id);
        expect(places.get(id)).toMatchObject({ name, dealershipId: dealership });
      }
    }
  });

  it("is painted in more than white", () => {
    for (const [kind, most] of [
      ["car", 0.3],
      ["caravan", 0.35],
      ["motorcycle", 0.3],
    ] as const) {
      const paints = all.filter((one) => one.item_type === kind).map((one) => paintOf(one.colour));
      expect(paints.filter((paint) => paint === paintOf("White")).length / paints.length).toBeLessThan(most);
      expect(new Set(paints).size).toBeGreaterThan(7);
    }
  });

  it("shows no picture twice beside itself at the front of a dealer's stock", () => {
    for (const { dealerships } of dealers) {
      const own = dealerships.flatMap(({ id }) => stock.get(id) ?? []);
      const front = own
        .filter((one) => one.show_on_dealer_website && ["in_stock", "coming_soon"].includes(one.status))
        .sort((left, right) => right.custom_rank - left.custom_rank)
        .slice(0, 24)
        .map(({ images }) => images[0]?.image.url);
      expect(front.filter((picture, at) => at > 0 && picture === front[at - 1])).toEqual([]);
    }
  });

  it("asks each week what the price costs over five years at 8.99 %", () => {
    expect(weeklyRepayment(30_000, 8.99, 5)).toBeCloseTo(143.36, 1);
    for (const { youxQuote, price } of all.slice(0, 300)) {
      if (price) expect(youxQuote?.weeklyRepaymentAmount).toBe(weeklyRepayment(price, 8.99, 5));
    }
  });

  it("gives vehicle identification numbers whose check digit is right", () => {
    expect(checkDigit("1M8GDM9AXKP042788")).toBe("X");
    for (const { vin } of all.slice(0, 200)) {
      expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
      expect(vin?.[8]).toBe(checkDigit(vin ?? ""));
    }
  });
});
