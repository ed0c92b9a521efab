import { beforeAll, describe, expect, it } from "vitest";
import { financeOffer } from "~/domain/finance/eligibility";
import { vehicleEstimate } from "~/domain/finance/estimate";
import { PAYMENTS_PER_YEAR } from "~/domain/finance/frequency";
import { budgetEstimate, budgetPrice, REPAYMENT_PERIODS } from "~/domain/pricing/budget";
import { budgetLoan } from "~/domain/pricing/budget-loan";
import { priceToPay, shownPrice } from "~/domain/pricing/price-rule";
import { type ShownDealer, shownDealers, wordsOf } from "./shown-dealers";

let dealers: readonly ShownDealer[] = [];
beforeAll(async () => {
  dealers = await shownDealers(new Date("2026-11-22T03:00:00Z"));
});

const NUMBERS: Readonly<Record<string, number>> = {
  seven: 7,
  eight: 8,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
};

describe("what a demonstration dealer says of all its vehicles", () => {
  it("a model that is all hybrid has no other fuel among the new ones", () => {
    let checked = 0;
    for (const { models, stock } of dealers) {
      for (const { name, stockName, make, tagline, shortDescription } of models) {
        if (
          !/hybrid (?:in|across)|every one a hybrid|hybrid, all-wheel/i.test(`${tagline} ${shortDescription}`)
        )
          continue;
        const fuels = stock
          .filter((one) => one.car_type === "new" && one.make === make)
          .filter((one) => one.model.toLowerCase() === (stockName ?? name).toLowerCase())
          .map(({ simple_fuel: fuel }) => fuel);
        expect(new Set(fuels), name).toEqual(new Set(["Hybrid"]));
        checked += fuels.length;
      }
    }
    expect(checked).toBeGreaterThan(10);
  });

  it("a model has the seats its page says", () => {
    let checked = 0;
    for (const { models, stock } of dealers) {
      for (const { name, stockName, make, facts } of models) {
        const said = facts.find(({ label, value }) => label === "Seats" && /^\d+$/.test(value))?.value;
        if (said === undefined) continue;
        const seats = stock
          .filter((one) => one.car_type === "new" && one.make === make)
          .filter((one) => one.model.toLowerCase() === (stockName ?? name).toLowerCase())
          .map((one) => one.seats);
        expect(
          seats.filter((count) => count !== Number(said)),
          name,
        ).toEqual([]);
        checked += seats.length;
      }
    }
    expect(checked).toBeGreaterThan(10);
  });

  it("no vehicle has what cannot be, or is said to be in the yard before it has arrived", () => {
    const all = dealers.flatMap(({ stock }) => stock);
    const small = all.filter(({ seats }) => seats !== null && seats < 5);
    const electric = all.filter((one) => one.simple_fuel === "Electric");
    const arriving = all.filter(({ status }) => status === "coming_soon");
    for (const some of [small, electric, arriving]) expect(some.length).toBeGreaterThan(3);
    expect(small.filter((one) => one.standardEquipment.includes("Third Row Seats"))).toEqual([]);
    expect(small.filter((one) => /family/.test(one.dealercomments ?? ""))).toEqual([]);
    expect(electric.filter((one) => /on fuel/.test(one.dealercomments ?? ""))).toEqual([]);
    expect(arriving.filter((one) => /in stock|on the yard|this week/.test(one.dealercomments ?? ""))).toEqual(
      [],
    );
    expect(all.filter(({ tag, price }) => tag === "Great Value" && !price)).toEqual([]);
  });

  it("counts of makers and places are no higher than what there is", () => {
    let checked = 0;
    for (const { slug, config, stock } of dealers) {
      const text = wordsOf(slug);
      const makes = new Set(stock.map(({ make }) => make)).size;
      const count = (word: string | undefined) => NUMBERS[word ?? ""] ?? Number(word);
      for (const [, word] of text.matchAll(/more than (\w+) (?:makers|makes)/g)) {
        expect(makes, slug).toBeGreaterThan(count(word));
        checked += 1;
      }
      for (const [, word] of text.matchAll(/more than (\w+) locations/g)) {
        expect(config.site.locations.length, slug).toBeGreaterThan(count(word));
        checked += 1;
      }
      expect(text, slug).not.toMatch(/from \d+ makers/);
    }
    expect(checked).toBeGreaterThan(2);
  });

  it.each([
    [/Sold and serviced at (\w+) of our dealerships/, "Isuzu"],
    [/Our (\w+) Mazda dealerships/, "Mazda"],
    [/value: "(\d+)", label: Workshops \}/, null],
  ])("as many places of the group sell or mend as %s says", (pattern, make) => {
    const group = dealers.find(({ slug }) => slug === "meridian-group");
    const places = (group?.config.site.locations ?? []).filter(({ manufacturers, locationType }) =>
      make === null ? ["", "service"].includes(locationType) : manufacturers.includes(make),
    );
    const told = pattern.exec(wordsOf("meridian-group"))?.[1] ?? "";
    expect(NUMBERS[told] ?? Number(told)).toBe(places.length);
  });

  it("a home page's stats are no higher than what there is", () => {
    const claims = dealers.flatMap(({ config, stock }) =>
      config.home.blocks.flatMap((block) =>
        block.kind === "stats" ? block.items.map((item) => ({ ...item, config, stock })) : [],
      ),
    );
    for (const { value, label, config, stock } of claims) {
      if (label === "brands")
        expect(new Set(stock.map(({ make }) => make)).size).toBeGreaterThanOrEqual(
          Number.parseInt(value, 10),
        );
      if (label === "locations")
        expect(config.site.locations.length).toBeGreaterThanOrEqual(Number.parseInt(value, 10));
    }
    expect(claims.length).toBeGreaterThan(1);
  });
});

describe("what the specification lets a shopper misread", () => {
  it("a vehicle that just came in is never called new", () => {
    for (const { slug, config } of dealers) expect(config.tags.justArrivedLabel, slug).not.toMatch(/^new$/i);
  });

  it("no sales are counted from the clock", () => {
    const counters = dealers.flatMap(({ config }) =>
      config.home.blocks.flatMap((block) => (block.kind === "salesCounter" ? block.source : [])),
    );
    expect(counters).toEqual(["orders"]);
  });

  it.each([0, 20, 87.5, 120, 200, 250, 600, 1_080])(
    "every vehicle that %d buys costs no more than that, without a deposit",
    (repayment) => {
      const searching = dealers.filter(({ config }) => config.budget.enabled);
      expect(searching.length).toBeGreaterThan(2);
      for (const { slug, config, stock } of searching) {
        for (const period of REPAYMENT_PERIODS) {
          const loan = budgetLoan(config);
          expect(loan, slug).not.toBeNull();
          const buys = budgetEstimate({ period, repayment, deposit: 0 }, loan);
          const aWeek = period === "weekly" ? repayment : (repayment * 12) / 52;
          for (const vehicle of stock) {
            const shown = shownPrice(vehicle, config.features.subscriptions);
            const estimate = vehicleEstimate(vehicle, config, 2026);
            if (estimate === null || !("amount" in shown) || shown.amount > buys) continue;
            const week = (estimate.repayment / 100) * (PAYMENTS_PER_YEAR[estimate.basis.frequency] / 52);
            expect(week, `${slug} ${vehicle.name} ${period}`).toBeLessThanOrEqual(aWeek + 0.5);
          }
        }
      }
    },
  );

  it.each([20, 40, 120, 250, 6_000])(
    "every vehicle that %d a week leads to names a repayment",
    (repayment) => {
      for (const { slug, config, stock } of dealers.filter((one) => one.config.budget.enabled)) {
        const loan = budgetLoan(config);
        if (loan === null) continue;
        const range = budgetPrice({ period: "weekly", repayment, deposit: 0 }, config.budget.minPrice, loan);
        if (range === null) continue;
        const [least = 0, most = 0] = range.split(":").map(Number);
        const oldest = loan.maxAgeYears === null ? 0 : 2026 - loan.maxAgeYears + 1;
        for (const vehicle of stock) {
          const price = priceToPay(vehicle, config.features.subscriptions);
          if (price === null || price < least || price > most || vehicle.year < oldest) continue;
          if (config.finance.hiddenManufacturers.includes(vehicle.make)) continue;
          // A lender that has published no figures is no matter of price or age.
          const offer = financeOffer(vehicle, config, 2026);
          if (offer.kind === "refused" && offer.refusal.reason === "figures") continue;
          expect(vehicleEstimate(vehicle, config, 2026), `${slug} ${vehicle.name} ${price}`).not.toBeNull();
        }
      }
    },
  );

  it("the budget, the cards and the calculator count with one term", () => {
    for (const { slug, config, stock } of dealers.filter((one) => one.config.budget.enabled)) {
      const loan = budgetLoan(config);
      const terms = stock.flatMap((vehicle) => vehicleEstimate(vehicle, config, 2026)?.basis.years ?? []);
      if (loan !== null) expect(new Set(terms), slug).toEqual(new Set([loan.years]));
    }
  });

  it("the words over a budget name no term: the line under it says which one is counted with", () => {
    const words = dealers.flatMap(({ config }) =>
      config.home.blocks.flatMap((block) => (block.kind === "budget" ? [block] : [])),
    );
    expect(words.length).toBeGreaterThan(2);
    for (const { title, text } of words) expect(`${title} ${text}`).not.toMatch(/\byears?\b/i);
  });

  it("what a budget asks a week buys vehicles whose cards say what they cost a week", () => {
    let checked = 0;
    for (const { slug, config } of dealers) {
      const asked = config.home.blocks.some((one) => one.kind === "budget" && /a week/.test(one.title));
      if (!asked) continue;
      expect(config.finance.defaultFrequency, slug).toBe("week");
      checked += 1;
    }
    expect(checked).toBeGreaterThan(2);
  });

  it("an offer for vehicles up to an age lists none that may be older", () => {
    const words: Readonly<Record<string, number>> = { five: 5, six: 6, seven: 7, eight: 8, ten: 10 };
    let checked = 0;
    for (const { offers } of dealers) {
      for (const { id, disclaimer, stock } of offers) {
        const [, word] = /no more than (\w+) years ago/.exec(disclaimer) ?? [];
        if (word === undefined) continue;
        expect(stock?.maxAgeYears ?? 99, id).toBeLessThanOrEqual(words[word] ?? Number(word));
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(0);
  });

  it("the opening budgets find something", () => {
    for (const { config, stock } of dealers.filter((one) => one.config.budget.enabled)) {
      const { defaultWeekly, defaultMonthly, defaultDeposit } = config.budget;
      for (const [period, repayment] of [
        ["weekly", defaultWeekly],
        ["monthly", defaultMonthly],
      ] as const) {
        const buys = budgetEstimate({ period, repayment, deposit: defaultDeposit }, budgetLoan(config));
        expect(
          stock.filter(({ price }) => price !== null && price > 1_000 && price <= buys).length,
        ).toBeGreaterThan(20);
      }
    }
  });
});

describe("vehicles are what their makers build", () => {
  it.each([
    ["Volkswagen", "Touareg", 5, 5],
    ["Jeep", "Grand Cherokee", 5, 5],
    ["BMW", "X5", 5, 5],
    ["Mazda", "CX-60", 5, 5],
    ["Kia", "Picanto", 5, 5],
    ["Kia", "EV9", 7, 5],
    ["Kia", "Carnival", 8, 5],
    ["Ford", "Everest", 7, 5],
    ["Isuzu", "MU-X", 7, 5],
    ["Land Rover", "Discovery Sport", 7, 5],
    ["Suzuki", "Jimny", 4, null],
    ["Nissan", "Z", 2, 2],
    ["Porsche", "911", 4, 2],
  ])("%s %s has %d seats and %j doors", (make, model, seats, doors) => {
    const found = dealers.flatMap(({ stock }) =>
      stock.filter((one) => one.make === make && one.model === model),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) {
      expect(one.seats, one.name).toBe(seats);
      if (doors !== null) expect(one.doors, one.name).toBe(doors);
    }
  });

  it("their identification numbers begin as their maker's do", () => {
    const begins: Readonly<Record<string, string>> = {
      Toyota: "JT",
      Kia: "KN",
      "Land Rover": "SAL",
      Volkswagen: "WV",
      Ford: "MNA",
      Ducati: "ZDM",
      Kenworth: "6F5",
    };
    const byMake = new Map<string, Set<string>>();
    for (const { make, vin, item_type: kind } of dealers.flatMap(({ stock }) => stock)) {
      if (vin === null || kind === "caravan") continue;
      byMake.set(make, (byMake.get(make) ?? new Set()).add(vin.slice(0, 3)));
    }
    for (const [make, prefixes] of byMake) expect(prefixes.size, make).toBe(1);
    for (const [make, start] of Object.entries(begins))
      expect([...(byMake.get(make) ?? [])][0], make).toMatch(new RegExp(`^${start}`));
  });
});
