import { describe, expect, it } from "vitest";
import { loadTenants } from "~/infra/tenant/load-tenants.server";
import { paintOf } from "~/domain/picture/paint";
import { isSpinView, parseStudioPicture } from "~/domain/picture/studio-picture";
import { SPIN_FRAMES, STUDIO_SHAPES } from "~/domain/picture/studio-shapes";
import { vehicleSchema } from "~/domain/vehicle/vehicle";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { generateDemoStock } from "./generate-demo-stock.server";
import { checkDigit } from "./identity.server";
import { readDemoDealers } from "./read-demo-dealers.server";

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

  it("calls learner-legal only motorcycles that a learner may ride", () => {
    const legal = all.filter(({ filtered_features: features, standardEquipment: equipment }) =>
      [...features, ...equipment].includes("LAMS Approved"),
    );
    expect(legal.length).toBeGreaterThan(5);
    const large = legal.filter(({ item_type, engine_size_litres: litres, badge }) => {
      const isMade = (badge ?? "").includes("LAMS");
      return item_type !== "motorcycle" || (!isMade && (litres ?? 9) > 0.4);
    });
    expect(large.map(({ make, model, badge }) => `${make} ${model} ${badge ?? ""}`)).toEqual([]);
  });

  it("tells of every used vehicle of an importer whether it came from abroad", () => {
    const importer = dealers.find(({ spec }) => spec.groups.some(({ imports }) => imports));
    const vehicles = importer?.dealerships.flatMap(({ id }) => stock.get(id) ?? []) ?? [];
    const { importCategory = null, localCategory = null } = importer?.spec.groups[0] ?? {};
    const origins = vehicles.map(({ car_type, categories }) => ({
      isUsed: car_type === "used",
      told: categories.filter((one) => one === importCategory || one === localCategory),
    }));
    expect(origins.filter(({ isUsed, told }) => told.length !== (isUsed ? 1 : 0))).toEqual([]);
    const imported = vehicles.filter(({ categories }) => categories.includes(importCategory ?? ""));
    expect(imported.length).toBeGreaterThan(50);
    expect(
      vehicles.filter(
        ({ model, categories }) =>
          model === "Alphard" && !imported.some((one) => one.categories === categories),
      ),
    ).toEqual([]);
    expect([...new Set(imported.map(({ make }) => make))]).not.toContain("Holden");
    expect(imported.some(({ simple_body }) => simple_body === "peopleMover")).toBe(true);
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
    has(1, ({ preorder, price, status }) => preorder && price === null && status === "coming_soon");
    has(20, ({ tag }) => tag === "Test Drive Only");
    has(5, ({ tag }) => tag === "Runout Sale");
    has(20, ({ images }) => images.length === 0);
    has(20, ({ images }) => images.length === 1);
    has(100, ({ images }) => images.length > 1 && images.length < 6);
    for (const fuel of ["Petrol", "Diesel", "Hybrid", "PHEV", "Electric"])
      has(10, (one) => one.simple_fuel === fuel);
    for (const kind of ["car", "caravan", "motorcycle", "truck"]) has(100, (one) => one.item_type === kind);
    has(100, ({ certified }) => certified);
    has(20, ({ name }) => name.length > 90);
    has(50, ({ video_url: video }) => video !== null);
    has(10, ({ videos }) => videos.length > 0);
    has(200, ({ location }) => location.distribution_locations.length > 0);
    has(10, ({ show_on_dealer_website: shown }) => !shown);
    has(10, ({ status }) => status === "in_transit");
    has(100, ({ dealercomments: comments }) => comments === null);
    has(100, ({ dealercomments: comments }) => (comments?.length ?? 0) > 400);
  });

  it("says nothing of a vehicle that it cannot be", () => {
    const wrong = all.filter(
      ({
        car_type: condition,
        dealercomments: comments,
        standardEquipment: equipment,
        simple_body: body,
        simple_fuel: fuel,
        variant,
      }) =>
        (fuel === "Electric" && variant?.fuelcapacity != null) ||
        (condition !== "used" && comments?.includes("inspection")) ||
        (body === "convertible" && equipment.includes("Panoramic Sunroof")),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    const bmw = all.find(({ badge, variant }) => badge === "M40i" && variant?.enginesize_litres === 3);
    expect(bmw?.variant).toMatchObject({ induction: "Turbo", torque: "505 Nm" });
  });

  it("gives a prime mover its driven axles and nothing of an open chassis; a body takes the place of a tray", () => {
    const trucks = all.filter(({ item_type: kind }) => kind === "truck");
    const movers = trucks.filter(({ body }) => body === "Prime Mover");
    expect(movers.length).toBeGreaterThan(20);
    for (const { name, variant } of movers) expect(variant?.axleconfiguration, name).toMatch(/^[68]x4$/);
    const bodied = trucks.filter(({ badge }) => /tipper|pantech|vanpack/i.test(badge ?? ""));
    for (const { name, standardEquipment: equipment } of [...movers, ...bodied]) {
      expect(equipment, name).not.toContain("Alloy Tray");
      expect(equipment, name).not.toContain("Tow Bar");
    }
    for (const { name, drive, variant } of trucks) {
      if (drive === "4WD" || drive === "4x4") expect(variant?.axleconfiguration, name).toBe("4x4");
    }
  });

  it("shows every vehicle in its own colour and counts the pictures it has", () => {
    for (const { id, colour, images, photos_count: count } of all) {
      expect(count).toBe(images.length);
      for (const { image } of images) expect(parseStudioPicture(image.url)?.paint, id).toBe(paintOf(colour));
    }
  });

  it("gives every vehicle of a make, model, badge and fuel the same face, whatever its year and colour", () => {
    const faces = new Map<string, Set<string | undefined>>();
    for (const { make, model, badge, seats, simple_body: body, simple_fuel: fuel, images } of all) {
      const [first] = images;
      if (first === undefined) continue;
      const key = [make, model, badge, seats, body, fuel].join(" ");
      faces.set(key, (faces.get(key) ?? new Set()).add(parseStudioPicture(first.image.url)?.body));
    }
    expect([...faces.values()].filter(({ size }) => size !== 1)).toEqual([]);
    expect(faces.size).toBeGreaterThan(200);
  });

  it("stands some on a turntable, with hotspots on frames there are, wherever the studio has one", () => {
    const turned = all.filter(({ spin_images: frames }) => frames.length > 0);
    const turning = Object.values(STUDIO_SHAPES).some((views) => views.some((view) => isSpinView(view)));
    expect(turned.length > 100).toBe(turning);
    for (const { spin_images: frames, spin_interior_image: inside, hotspots } of turned) {
      expect(frames).toHaveLength(SPIN_FRAMES);
      expect(inside).not.toBeNull();
      expect(hotspots?.exterior.length).toBeGreaterThan(3);
      const positions = hotspots?.exterior.flatMap((one) => one.positions) ?? [];
      expect(
        positions.every(({ frame, x, y }) => frame < SPIN_FRAMES && x > 0 && x < 1 && y > 0 && y < 1),
      ).toBe(true);
    }
    const others = all.filter(({ spin_images: frames }) => frames.length === 0);
    expect(others.filter((one) => one.hotspots !== null || one.spin_interior_image !== null)).toEqual([]);
  });

  it("has a film in each field that may name one, and caravans whose registration has passed", () => {
    has(5, ({ video_url: film }) => film !== null);
    has(5, ({ videos }) => videos.length > 0);
    has(5, ({ walkaround_videos: films }) => films.length > 0);
    has(5, ({ external_video_url: film }) => film !== null);
    const passed = all.filter(({ rego_expiry: expiry }) => expiry !== null && expiry < "2026-03-10");
    expect(passed.length).toBeGreaterThanOrEqual(3);
    expect(passed.filter((one) => one.item_type !== "caravan" || one.price_type === "Drive Away")).toEqual(
      [],
    );
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

  it("carries the figures of its dealer's lender, under the lender's key", () => {
    for (const { key, rate, years, loanFees } of dealers.flatMap(({ lender }) => lender ?? [])) {
      const lent = all.filter(({ lenders }) => lenders[key] !== undefined);
      expect(lent.length).toBeGreaterThan(100);
      for (const { price, youxQuote, lenders } of lent.slice(0, 100)) {
        expect(lenders[key]).toMatchObject({ interestRate: rate, termYears: years });
        const principal = (price ?? 0) - (lenders[key]?.deposit ?? 0) + loanFees.once / 100;
        const monthly = (loanFees.monthly / 100) * 12 * years;
        const payback = (youxQuote?.weeklyRepaymentAmount ?? 0) * 52 * years - monthly;
        expect(payback).toBeGreaterThan(principal);
        expect(payback).toBeLessThan(principal * (1 + (rate / 100) * years));
      }
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
