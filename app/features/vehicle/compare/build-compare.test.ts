import { describe, expect, it } from "vitest";
import { testConfig } from "../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { inLanguage } from "~/domain/tenant/site-language";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { buildCompare, type CompareQuestion } from "./build-compare";

const site = {
  config: testConfig({ features: { compare: true } }),
  format: formatterFor("en-AU", "AUD", "Australia/Brisbane"),
  t: serverTranslator("en-AU", {}),
  now: new Date("2026-11-21T00:00:00Z"),
};
const mazda = vehicleWith(1, {
  price: 20_000,
  km: 10_000,
  seats: 5,
  vin: "VIN1",
  standardEquipment: ["Air Conditioning", "Tow Bar"],
});
const ford = vehicleWith(2, {
  make: "Ford",
  model: "Ranger",
  price: 30_000,
  km: 90_000,
  seats: 5,
  status: "sold",
  standardEquipment: ["air conditioning", "Sunroof"],
});

const view = (vehicles = [mazda, ford], asked: Partial<CompareQuestion> = {}, config = site.config) =>
  buildCompare(
    vehicles,
    { ...site, config },
    {
      ids: vehicles.map(({ id }) => id),
      onlyDifferences: false,
      refused: null,
      ...asked,
    },
  );
const rowsOf = (shown: ReturnType<typeof view>) =>
  new Map(shown.groups.flatMap(({ rows }) => rows).map((row) => [row.label, row]));

describe("vehicles side by side (FAV-04)", () => {
  it("have their facts in rows, differences marked", () => {
    const rows = rowsOf(view());
    expect(rows.get("Odometer")).toMatchObject({ values: ["10,000 km", "90,000 km"], likeness: "differs" });
    expect(rows.get("Seats")).toMatchObject({ values: ["5", "5"], likeness: "same" });
    expect(rows.get("Availability")).toMatchObject({
      values: ["Available", "JUST SOLD"],
      likeness: "differs",
    });
    expect(rows.has("Price"), "it stands beside the name").toBe(false);
  });

  it("say whether each can be had, whatever else its tag says", () => {
    const now = site.now.toISOString();
    const said = [
      { created_at: now },
      { tag: "Hot Deal" },
      { status: "coming_soon", tag: "Hot Deal" },
      { reserved: true },
    ] as const;
    const shown = said.map((changes, at) => ({ ...mazda, id: String(at + 10), ...changes }));
    const values = rowsOf(view(shown)).get("Availability")?.values;
    expect(values).toEqual([
      "Available",
      "Available",
      site.config.tags.comingSoonLabel,
      site.config.tags.reservedLabel,
    ]);
  });

  it("say which of them is certified, where one is, and of no other that it is not", () => {
    const label = "Yard Certified";
    const programme = { make: "Mazda", logoUrl: "/programmes/yard.svg", label };
    const config = testConfig({ features: { compare: true }, tags: { certifiedLogo: programme } });
    const certified = { ...mazda, certified: true };
    expect(rowsOf(view([certified, ford], {}, config)).get("Certified")?.values).toEqual([label, null]);
    expect(rowsOf(view([mazda, ford], {}, config)).has("Certified")).toBe(false);
  });

  it("leave out what tells nothing side by side", () => {
    expect([...rowsOf(view()).values()].flatMap(({ values }) => values)).not.toContain("VIN1");
  });

  it("name equipment once however it is written, what only some list first", () => {
    const equipment = view().groups.find(({ key }) => key === "equipment");
    expect(equipment?.rows.map(({ key, likeness }) => [key, likeness])).toEqual([
      ["tow bar", "partly"],
      ["sunroof", "partly"],
      ["air conditioning", "same"],
    ]);
    expect(equipment?.rows[0]?.values).toEqual(["Tow Bar", null]);
  });

  it("name equipment in the language the page is read in", () => {
    const arabic = { tag: "ar", base: "/ar", locale: "ar-u-nu-latn" };
    const inArabic = inLanguage(
      { ...site.config.site, languages: [{ tag: "ar", locale: arabic.locale }] },
      arabic,
    );
    const other = { ...ford, standardEquipment: ["Air Conditioning", "Sunroof"] };
    const shown = view([mazda, other], {}, { ...site.config, site: inArabic });
    const equipment = shown.groups.find(({ key }) => key === "equipment");
    expect(equipment?.rows.map(({ label, values }) => [label, values[0]])).toEqual([
      ["خطاف قطر", "خطاف قطر"],
      ["فتحة سقف", null],
      ["مكيف هواء", "مكيف هواء"],
    ]);
  });

  it("show differences only when asked, and only of several", () => {
    const shown = view([mazda, ford], { onlyDifferences: true });
    expect(shown.groups.flatMap(({ rows }) => rows).map(({ likeness }) => likeness)).not.toContain("same");
    expect(rowsOf(shown).has("Seats")).toBe(false);
    expect(shown.ways).toEqual({
      all: "/compare?ids=1,2",
      differences: "/compare?ids=1,2&only=differences",
    });
    const alone = view([mazda], { onlyDifferences: true });
    expect(alone.ways).toBeNull();
    expect(rowsOf(alone).has("Seats")).toBe(true);
  });

  it("that differ in their price alone do not say that they are the same", () => {
    const said = (price: number) => view([mazda, { ...mazda, id: "2", price }]).words.same;
    expect(said(20_000)).toBe("These vehicles differ in nothing we know of.");
    expect(said(21_000)).toBe("Apart from the price, these vehicles differ in nothing we know of.");
  });

  it("say which one did not fit, and that one is gone", () => {
    expect(view([mazda, ford], { refused: "2021 Kia Cerato" }).notices).toEqual([
      "Four is the most. Take one out to make room for 2021 Kia Cerato.",
    ]);
    expect(view([mazda], { ids: ["1", "9"] }).notices).toEqual([
      "A vehicle of this comparison is no longer listed.",
    ]);
  });

  it("have room for four (OPEN-98)", () => {
    expect(view().addHref).toBe("/search/new-used-and-demo-cars");
    expect(view([mazda, ford, vehicleWith(3), vehicleWith(4)]).addHref).toBeNull();
    expect(view([]).columns).toEqual([]);
    expect(view([]).words.noneText).toContain("up to four vehicles");
  });

  it("lead on from each column, whatever buttons the dealer's cards carry: to what dealer and vehicle allow", () => {
    const config = testConfig({ card: { buttons: [] }, routes: { enabled: ["testDrive"] } });
    const gone = vehicleWith(3, { status: "sold" });
    const columns = view([mazda, gone], {}, config).columns.map(({ card }) => card);
    expect(columns.map(({ actions }) => actions)).toEqual([["enquire", "testDrive"], []]);
    expect(columns.map(({ similarHref }) => similarHref !== null)).toEqual([false, true]);
  });
});
