import { beforeEach, expect, it } from "vitest";
import { services } from "~/services.server";
import { emptyJourneyYard, journeyBrowser, startJourneyYard } from "../../../test/setup/journey-yard";
import { SHOPPER } from "../../../test/setup/yard-site";

const ZONES = [
  { name: "Brisbane", postcodes: ["4000-4179"], price: 0 },
  { name: "the Gold Coast", postcodes: ["4205-4287"], price: 120 },
];
startJourneyYard({ delivery: { enabled: true, zones: ZONES } });
beforeEach(emptyJourneyYard);

async function bought(address: string) {
  const mia = journeyBrowser();
  await mia.details(SHOPPER);
  await mia.payment();
  const asked = JSON.stringify(await mia.shown("handover"));
  await mia.handover(undefined, { handover: "deliver", delivery_address: address });
  const read = JSON.stringify(await mia.shown("review"));
  await mia.review();
  const { database } = await services();
  const order = await database.queries.selectFrom("checkout_order").selectAll().executeTakeFirstOrThrow();
  return { asked, read, order: JSON.stringify(order) };
}

it("says the price that the vehicle's page tells: of the buyer's postcode, unless the address has another", async () => {
  const near = await bought("1 Main Street");
  for (const page of [near.asked, near.read]) expect(page).toContain("Delivery to 4105 is free.");
  expect(near.order).toMatch(/delivery_price[^,]*0\.00 AUD/);
  await emptyJourneyYard();
  const far = await bought("1 Main Street, Southport QLD 4215");
  expect(far.read).toContain("Delivery to 4215 costs $120, on top of the price.");
  expect(far.order).toMatch(/delivery_price[^,]*120\.00 AUD/);
});

it("says that it depends on the address where no rate covers it", async () => {
  const unknown = await bought("1 Main Street, Perth WA 6000");
  expect(unknown.read).toContain("Delivery is not part of the price.");
  expect(unknown.order).not.toContain("delivery_price");
});
