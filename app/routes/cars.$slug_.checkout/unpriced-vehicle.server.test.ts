import { afterEach, describe, expect, it, vi } from "vitest";
import { checkoutForm } from "~/domain/checkout/checkout-forms";
import { services } from "~/services.server";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { filledForm, SHOPPER, startYard, whereTo, yardRequest } from "../../../test/setup/yard-site";
import { action as takeJourney, loader as showJourney } from "../checkout-journey/route";
import { action as takeReserve, loader as showReserve } from "./route";

startYard({
  features: { buyOnline: true, reserveOnline: true, subscriptions: true },
  forms: { limits: { leastSeconds: 0 } },
  routes: { enabled: ["checkout", "checkoutJourney", "vehicle"] },
});
afterEach(() => void vi.restoreAllMocks());

const SLUG = "2020-mazda-cx-5-7";
const PRICED = { slug: SLUG, checkout_enabled: true, price: 20_000 };
const { postcode: _, ...CONTACT } = SHOPPER;
const reserve = { path: `/cars/${SLUG}/checkout`, params: { slug: SLUG } };
const journey = { path: `/checkout-journey?car_id=${SLUG}`, params: {} };

async function listed(changes: object) {
  vi.spyOn((await services()).search, "findBySlug").mockResolvedValue(
    vehicleWith(7, { ...PRICED, ...changes }),
  );
}

describe.each([
  ["without a price", { price: null }, "This vehicle has no price yet"],
  ["at 0", { price: 0 }, "This vehicle has no price yet"],
  ["to be ordered before it has a price", { price: null, preorder: true }, "This vehicle has no price yet"],
  ["to be had by the week", { subscription_price: 150 }, "This vehicle is available by subscription"],
  ["that can only be driven", { tag: "Test Drive Only" }, "This vehicle is for test drives only"],
])("a vehicle %s", (_name, changes, title) => {
  it("is neither reserved nor bought: the page says why, with ways on", async () => {
    await listed(changes);
    const pages = [
      await showReserve({ request: yardRequest(reserve.path), context: {}, params: reserve.params }),
      await showJourney({ request: yardRequest(journey.path), context: {}, params: journey.params }),
    ];
    for (const page of pages) {
      expect(page.status).toBe(404);
      const view: unknown = await page.json();
      expect(view).toMatchObject({ kind: "closed", page: { title } });
      expect(JSON.stringify(view)).toContain(`"href":"/cars/${SLUG}#contact"`);
    }
  });

  it("takes no form that is sent all the same, and places no order", async () => {
    await listed(changes);
    const place = vi.spyOn((await services()).checkout, "place");
    const values = { ...CONTACT, message: "Please hold it." };
    const form = (config: Parameters<typeof checkoutForm>[0]) => checkoutForm(config, "reserve");
    const sent = await filledForm({ path: reserve.path, form, values });
    const answer = await takeReserve({ request: sent(), context: {}, params: reserve.params });
    expect(whereTo(answer)).toEqual([303, reserve.path]);
    const step = `${journey.path}&step=details`;
    const details = (config: Parameters<typeof checkoutForm>[0]) => checkoutForm(config, "buyDetails");
    const bought = await filledForm({ path: step, form: details, values: SHOPPER });
    const next = await takeJourney({ request: bought(), context: {}, params: journey.params });
    expect(whereTo(next)).toEqual([303, `${journey.path}&step=details`]);
    expect(place).not.toHaveBeenCalled();
  });
});

it("keeps the price it was reserved at with the order, for dealer and shopper", async () => {
  await listed({ offer_price: 19_500.5, price_type: "Excl. Govt. Charges" });
  const place = vi.spyOn((await services()).checkout, "place");
  const sent = await filledForm({
    path: reserve.path,
    form: (config) => checkoutForm(config, "reserve"),
    values: { ...CONTACT, message: "Please hold it." },
  });
  const answer = await takeReserve({ request: sent(), context: {}, params: reserve.params });
  expect(answer.status).toBe(303);
  expect(place.mock.calls[0]?.[0]).toMatchObject({
    amount: { minor: 20_000, currency: "AUD" },
    fields: {
      vehicle_price: "19500.50 AUD",
      price_terms: "Excl. Govt. Charges",
      left_to_pay: "19300.50 AUD",
    },
  });
});
