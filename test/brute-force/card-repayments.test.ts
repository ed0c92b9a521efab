import { describe, expect, test } from "vitest";
import { shownRepayment } from "~/domain/finance/shown-repayment";
import { yearIn } from "~/domain/time/year-in";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { type Vehicle, vehicleSchema } from "~/domain/vehicle/vehicle";
import { cardView } from "~/features/vehicle/card/build-card-view";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { RANDOM_STOCK_NOW, randomStock } from "../contract/search-service/random-stock";
import { seededRandom } from "../contract/search-service/seeded-random";
import { knownSites } from "../setup/site-configs";

const t = serverTranslator("en-AU", {});
const sites = [...(await knownSites()).values()].map(({ config }) => config);

/** Random stock, most of it with a lender's figures, some of them incomplete. */
function financedStock(lender: string, seed: number): readonly Vehicle[] {
  const random = seededRandom(seed);
  return randomStock(250, seed).map((vehicle) => {
    const some = (most: number) => (random.chance(0.8) ? 1 + random.below(most) : null);
    const figures = {
      interestRate: some(15),
      comparisonRate: some(18),
      paymentWeek: some(400),
      paymentMonth: some(1_700),
      termYears: some(7),
      deposit: some(5_000),
      establishmentFees: some(900),
    };
    const lenders = random.chance(0.85) ? { [lender]: figures } : {};
    return vehicleSchema.parse({ ...vehicle, lenders });
  });
}

describe.each(sites.map((config) => [config.site.slug, config] as const))("%s", (slug, config) => {
  test("a card says what its vehicle is narrowed and ordered by, to the unit (FIN-23)", () => {
    const format = formatterFor("en-AU", config.site.currency, config.site.timeZone);
    const year = yearIn(RANDOM_STOCK_NOW, config.site.timeZone);
    const stock = financedStock(config.finance.provider ?? "nobody", 41);
    const amounts = stock.map((vehicle) => {
      const said = cardView(toVehicleSummary(vehicle), config, RANDOM_STOCK_NOW, format, t).repayment;
      const asked = shownRepayment(vehicle, config, year);
      expect(said?.amount, `${slug} ${vehicle.id}`).toBe(
        asked === undefined ? undefined : format.money(asked),
      );
      return asked;
    });
    expect(amounts.filter((amount) => amount !== undefined).length > 20).toBe(
      config.finance.sampleEstimate !== null,
    );
  });
});
