import { beforeAll, describe, expect, it } from "vitest";
import { guarantees } from "~/domain/checkout/guarantees";
import { financeOffer } from "~/domain/finance/eligibility";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { infoEntries } from "~/features/vehicle/sections/info/build-info";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { type ShownDealer, shownDealers, termsOf, wordsOf } from "./shown-dealers";

const NOW = new Date("2026-11-22T03:00:00Z");
const YEAR = 2026;
const t = serverTranslator("en-AU", {});
let dealers: readonly ShownDealer[] = [];
beforeAll(async () => {
  dealers = await shownDealers(NOW);
});

const entriesOf = (vehicle: Vehicle, { config }: ShownDealer) =>
  infoEntries(vehicle, [], { config, t, now: NOW });

/** The dealer's own words on a vehicle's page, sentence by sentence. */
function sentences(vehicle: Vehicle, dealer: ShownDealer): readonly string[] {
  const why = dealer.config.content.blocks["why-buy"]?.text ?? "";
  const texts = [...entriesOf(vehicle, dealer).flatMap(({ paragraphs }) => paragraphs), why];
  return texts.flatMap((text) => text.split(/(?<=\.)\s/));
}

/** Whether a sentence speaks of this vehicle: it may be about certified ones, or those of an age. */
function isAbout(sentence: string, { certified, year }: Vehicle): boolean {
  if (/^Certified/.test(sentence) && !certified) return false;
  const [, age] = /(?:under|less than) (\d+) years/.exec(sentence) ?? [];
  return age === undefined || year > YEAR - Number(age);
}

const SAID = {
  moneyBack: (count: number) => new RegExp(`${count}-hour money-back`),
  roadside: (count: number) =>
    count === 12 ? /12 months of roadside|roadside assist for a year/ : /roadside assist for \d+ months/,
  warranty: (count: number) => new RegExp(`${count}-year \\w*\\s?warranty`),
};

describe("what the checkout of a demonstration dealer promises", () => {
  it("comes with a used vehicle only where its own page says so", () => {
    const promised = new Set<string>();
    for (const dealer of dealers) {
      for (const vehicle of dealer.stock.filter(({ car_type: type }) => type === "used")) {
        const own = sentences(vehicle, dealer).filter((one) => isAbout(one, vehicle));
        for (const { key, count } of guarantees(vehicle, dealer.config, YEAR)) {
          if (key === "refund" || key === "hold") continue;
          const isSaid = own.some((one) => SAID[key](count).test(one));
          expect(isSaid, `${dealer.slug}, ${vehicle.name} of ${vehicle.year}: ${key} ${count}`).toBe(true);
          promised.add(`${dealer.slug} ${key}`);
        }
      }
    }
    expect([...promised].sort()).toEqual([
      "bluegum-toyota roadside",
      "harbour-city moneyBack",
      "harbour-city roadside",
      "harbour-city warranty",
    ]);
  });

  it("is no warranty for old used vehicles, and the maker's years for new ones", () => {
    const years = (slug: string, type: string, old: boolean) => {
      const dealer = dealers.find((one) => one.slug === slug);
      const stock =
        dealer?.stock.filter((one) => one.car_type === type && one.year <= YEAR - 10 === old) ?? [];
      expect(stock.length, `${slug} ${type}`).toBeGreaterThan(0);
      return [
        ...new Set(
          stock.map(
            (one) =>
              dealer && guarantees(one, dealer.config, YEAR).find(({ key }) => key === "warranty")?.count,
          ),
        ),
      ];
    };
    expect(years("harbour-city", "used", true)).toEqual([undefined]);
    expect(years("harbour-city", "used", false)).toEqual([3]);
    expect(years("tidewater-ford", "used", true)).toEqual([undefined]);
    expect(years("tidewater-ford", "used", false)).toEqual([undefined]);
    expect(years("tidewater-ford", "new", false)).toEqual([5]);
    expect(years("bluegum-toyota", "used", true)).toEqual([undefined]);
    expect(years("bluegum-toyota", "new", false)).toEqual([5]);
  });

  it("holds a vehicle as long as the words about reserving say", () => {
    let checked = 0;
    for (const { slug, config } of dealers) {
      const [, hours] = /(\d+) hours/.exec(config.content.blocks["reserve-online"]?.text ?? "") ?? [];
      if (hours === undefined) continue;
      expect(config.reserve.holdHours, slug).toBe(Number(hours));
      checked += 1;
    }
    expect(checked).toBeGreaterThan(1);
  });

  it("takes the deposit that the terms name, for the hours they name, in every language", () => {
    let checked = 0;
    for (const { slug, config } of dealers) {
      for (const terms of termsOf(slug)) {
        const [, deposit, hours] = /^1\. \D*([\d,]+)\D+(\d+)\D*$/m.exec(terms) ?? [];
        expect([deposit, hours].map(Number), slug).toEqual([
          config.reserve.deposit,
          config.reserve.holdHours,
        ]);
        checked += 1;
      }
    }
    expect(checked).toBe(8);
  });

  it("brings a vehicle as far as the answer about delivery says, and for as much", () => {
    const answers = dealers.flatMap(({ slug, config }) => {
      const told = /Up to ([\d,]+) km from the yard.*Within (\d+) km it is \$(\d+)/.exec(wordsOf(slug));
      return told === null
        ? []
        : [{ distance: config.delivery.distance, told: told.slice(1).map((text) => text.replace(",", "")) }];
    });
    expect(answers).toHaveLength(1);
    for (const { distance, told } of answers)
      expect(told.map(Number)).toEqual([distance?.maxKm, distance?.freeKm, distance?.base]);
  });

  it("refuses by its lender's least price, as the finance page says, what is too cheap for a repayment", () => {
    const refused: string[] = [];
    for (const { slug, config, stock } of dealers) {
      for (const vehicle of stock) {
        const offer = financeOffer(vehicle, config, YEAR);
        // One that the lender has published nothing for is no matter of its price.
        const rates = vehicle.lenders[config.finance.provider ?? ""]?.interestRate ?? null;
        if (offer.kind !== "refused" || rates === null) continue;
        expect(offer.refusal.reason, `${slug} ${vehicle.name} ${vehicle.price}`).not.toBe("figures");
        if (offer.refusal.reason === "price") refused.push(slug);
      }
    }
    expect([...new Set(refused)].sort()).toEqual([
      "bluegum-toyota",
      "harbour-city",
      "kowhai-motors",
      "tidewater-ford",
    ]);
  });

  it("takes cards up to what the words about paying say", () => {
    let checked = 0;
    for (const { slug, config } of dealers) {
      const words = Object.values(config.content.blocks).map(({ text }) => text);
      for (const [, most = ""] of words.join("\n").matchAll(/cards up to \$([\d,]+)/g)) {
        expect(Number(most.replaceAll(",", "")), slug).toBe(config.payments.most);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(0);
  });
});

describe("what is said of certified vehicles", () => {
  it("stands on the pages of certified ones alone, and is true of each", () => {
    let shown = 0;
    for (const dealer of dealers) {
      for (const vehicle of dealer.stock) {
        const entry = entriesOf(vehicle, dealer).find(({ title }) => /certified/i.test(title));
        if (entry === undefined) continue;
        const name = `${dealer.slug}, ${vehicle.name} of ${vehicle.year}`;
        expect(vehicle.certified, name).toBe(true);
        if (entry.paragraphs.some((text) => text.includes("less than ten years old")))
          expect(vehicle.year, name).toBeGreaterThan(YEAR - 10);
        if (entry.paragraphs.some((text) => text.includes("less than 150,000 km")))
          expect(vehicle.km ?? 0, name).toBeLessThan(150_000);
        shown += 1;
      }
    }
    expect(shown).toBeGreaterThan(50);
  });

  it("a lender that finances certified vehicles alone is offered on no other used one", () => {
    for (const { slug, config, stock } of dealers) {
      if (!/certified/i.test(config.finance.disclaimer)) continue;
      const offered = stock.filter(
        (one) =>
          one.car_type === "used" && !one.certified && financeOffer(one, config, YEAR).kind === "offered",
      );
      expect(
        offered.map(({ name }) => name),
        slug,
      ).toEqual([]);
    }
    expect(dealers.some(({ config }) => /private buyers/.test(config.finance.disclaimer))).toBe(true);
  });
});
