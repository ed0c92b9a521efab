import { beforeAll, describe, expect, it } from "vitest";
import { modelPrice } from "~/domain/catalogue/model-price";
import { manufacturerName } from "~/domain/offer/offer";
import { addedToPrice } from "~/domain/pricing/price-terms";
import { salePrice } from "~/domain/pricing/price-rule";
import type { CatalogueModel } from "~/domain/catalogue/catalogue-model";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { comparisonOf, publishedComparison, weeklyPayment, workedExample } from "./loan";
import { offerTexts, type ShownDealer, shownDealers } from "./shown-dealers";

let dealers: readonly ShownDealer[] = [];
beforeAll(async () => {
  dealers = await shownDealers(new Date("2026-11-22T03:00:00Z"));
});

const same = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();
/** The vehicles of one kind that a model's page is about. */
const vehiclesOf = ({ stock }: ShownDealer, model: CatalogueModel, carType: Vehicle["car_type"]) =>
  stock.filter(
    (one) =>
      one.car_type === carType &&
      same(one.make, model.make) &&
      same(one.model, model.stockName ?? model.name),
  );
/** What a vehicle cost before it was reduced; null without a price. */
function fullPrice(vehicle: Vehicle): number | null {
  const sale = salePrice(vehicle);
  if (sale === null || vehicle.price === null) return null;
  return Math.max(vehicle.price, vehicle.before_price ?? 0);
}
const eachModel = function* () {
  for (const dealer of dealers) for (const model of dealer.models) yield { dealer, model };
};

describe("one badge has one price", () => {
  it("a new vehicle asks what its model's page says, before any reduction", () => {
    let compared = 0;
    for (const { dealer, model } of eachModel()) {
      for (const vehicle of vehiclesOf(dealer, model, "new")) {
        const wanted = modelPrice([model], model.name, vehicle.badge ?? "")?.amount ?? null;
        const price = fullPrice(vehicle);
        if (price === null) continue;
        if (wanted !== null) expect(price, `${dealer.slug} ${vehicle.name}`).toBe(wanted);
        else if (model.fromPrice !== null)
          expect(price, vehicle.name).toBeGreaterThanOrEqual(model.fromPrice);
        compared += Number(wanted !== null);
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  it("a model starts at its cheapest badge", () => {
    for (const { model } of eachModel()) {
      const badges = model.badges.flatMap(({ fromPrice }) => fromPrice ?? []);
      if (badges.length > 0) expect(model.fromPrice, model.name).toBe(Math.min(...badges));
    }
  });

  it("home pages take their prices from the models' pages", () => {
    const typed: string[] = [];
    for (const { config, models } of dealers) {
      for (const block of config.home.blocks) {
        if (block.kind === "range")
          typed.push(...block.models.filter(({ fromPrice }) => fromPrice !== null).map(({ name }) => name));
        if (block.kind !== "hero" || (block.priceLine === "" && block.priceOf === null)) continue;
        const { model, badge } = block.priceOf ?? { model: "", badge: null };
        // What kind of price it is, the model's page says: words of the block's own could say something else.
        expect(block.priceLine).not.toMatch(/\d|drive.away|list/i);
        expect(modelPrice(models, model, badge), `${model} ${badge ?? ""}`).not.toBeNull();
      }
    }
    expect(typed).toEqual([]);
  });

  it("a model's price is called what its note and its new vehicles in stock call theirs", () => {
    const compared = new Set<string>();
    for (const { dealer, model } of eachModel()) {
      const { priceTerms: terms, priceNote: note } = model;
      if (/^(?:recommended )?drive.away/i.test(note)) expect(terms, model.slug).toBe("drive_away");
      if (/before on-road/i.test(note)) expect(terms, model.slug).toBe("list");
      for (const { price_type: type, name } of vehiclesOf(dealer, model, "new")) {
        if (type === null) continue;
        if (terms === "drive_away") expect(type, name).toBe("Drive Away");
        if (terms === "list") expect(addedToPrice(type), name).toBe("charges");
        compared.add(terms);
      }
    }
    expect(compared).toContain("drive_away");
  });
});

describe("offers", () => {
  it("work their examples out at their own rate and term", () => {
    const found: string[] = [];
    for (const { slug } of dealers) {
      for (const [id, text] of offerTexts(slug)) {
        const example = workedExample(text);
        if (example === null) continue;
        const { price, deposit, fee, rate, weeks, week, interest } = example;
        const principal = price - deposit + fee;
        const payment = weeklyPayment(principal, rate, weeks);
        expect(week, id).toBe(Math.round(payment));
        if (interest !== null) expect(Math.abs(payment * weeks - principal - interest), id).toBeLessThan(25);
        found.push(id);
      }
    }
    expect(found).toHaveLength(5);
  });

  it("publish the comparison rate that the fees of their small print give", () => {
    const found: string[] = [];
    for (const { slug } of dealers) {
      for (const [id, text] of offerTexts(slug)) {
        const published = publishedComparison(text);
        if (published === null) continue;
        expect(published.comparison, `${slug} ${id}`).toBe(comparisonOf(published.loan));
        found.push(id);
      }
    }
    expect(found).toHaveLength(5);
  });

  it("take the price of an example from the price list", () => {
    for (const { slug, offers, models, stock } of dealers) {
      for (const [id, text] of offerTexts(slug)) {
        const offer = offers.find((one) => one.id === id);
        const example = workedExample(text);
        if (example === null || !offer?.model) continue;
        const model = models.find(({ name }) => name === offer.model);
        const listed = model?.badges.map(({ fromPrice }) => fromPrice) ?? [];
        const asked = stock
          .filter((one) => one.car_type === "new" && same(one.model, offer.model ?? ""))
          .map(fullPrice);
        expect([...listed, ...asked], id).toContain(example.price);
      }
    }
  });

  it("that say drive away are about vehicles priced drive away", () => {
    let checked = 0;
    for (const { offers, stock } of dealers) {
      for (const offer of offers) {
        if (!/drive away/i.test(`${offer.highlight} ${offer.highlightNote} ${offer.description}`)) continue;
        const chosen = offer.stock;
        const make = chosen?.make ?? manufacturerName(offer);
        const about = stock.filter(
          (one) =>
            (chosen === null || chosen.carTypes.length === 0 || chosen.carTypes.includes(one.car_type)) &&
            (make === null || same(one.make, make)) &&
            (!chosen?.model || [chosen.model].flat().some((model) => same(one.model, model))),
        );
        for (const { price_type: type, name } of about) expect(type ?? "Drive Away", name).toBe("Drive Away");
        checked += about.length;
      }
    }
    expect(checked).toBeGreaterThan(0);
  });

  it("save as much as they say", () => {
    const savings: number[] = [];
    for (const dealer of dealers) {
      for (const { id, highlight, stock, model } of dealer.offers) {
        const least = /^Save \$([\d,]+) or more$/.exec(highlight)?.[1]?.replaceAll(",", "");
        if (least === undefined) continue;
        const page = dealer.models.find(({ name }) => name === model);
        for (const carType of stock?.carTypes ?? []) {
          for (const vehicle of page === undefined ? [] : vehiclesOf(dealer, page, carType)) {
            const list = modelPrice(dealer.models, model ?? "", vehicle.badge ?? "")?.amount ?? null;
            const asked = salePrice(vehicle)?.amount;
            if (list === null || asked === undefined) continue;
            expect(list - asked, `${id} ${vehicle.name}`).toBeGreaterThanOrEqual(Number(least));
            savings.push(list - asked);
          }
        }
      }
    }
    expect(savings.length).toBeGreaterThan(2);
  });

  it("reduce by no more than up to what they say", () => {
    for (const { offers, stock } of dealers) {
      for (const { highlight } of offers) {
        const most = /^Up to \$([\d,]+) off$/.exec(highlight)?.[1]?.replaceAll(",", "");
        if (most === undefined) continue;
        const gaps = stock.map((one) => (one.before_price ?? 0) - (one.price ?? 0)).filter((gap) => gap > 0);
        expect(Math.max(...gaps)).toBe(Number(most));
      }
    }
  });
});
