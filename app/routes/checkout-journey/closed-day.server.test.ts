import { expect, it, vi } from "vitest";
import { dayAfter } from "~/domain/appointment/free-times";
import { checkoutForm } from "~/domain/checkout/checkout-forms";
import { formSite } from "~/request/form-context.server";
import { services } from "~/services.server";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import {
  EVERY_DAY,
  filledForm,
  SHOPPER,
  startYard,
  yardPlace,
  yardRequest,
} from "../../../test/setup/yard-site";
import { action } from "./route";

const VEHICLE = vehicleWith(7, {
  ...{ slug: "2020-mazda-cx-5-7", checkout_enabled: true, price: 20_000, location_id: "moorooka" },
});
/** Two weeks from now at the earliest: by then the test is over. */
const CLOSED = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
startYard(
  {
    features: { buyOnline: true },
    forms: { limits: { leastSeconds: 0 } },
    routes: { enabled: ["checkout", "checkoutJourney", "vehicle"] },
  },
  {
    locations: [{ ...yardPlace("moorooka"), specialHours: [{ date: CLOSED, name: "Stocktaking" }] }],
    openingHours: EVERY_DAY,
  },
);

it("takes no closed day for a handover, names the next open ones beside it, and loses nothing typed", async () => {
  vi.spyOn((await services()).search, "findBySlug").mockResolvedValue(VEHICLE);
  const page = (step: string) => `/checkout-journey?car_id=${VEHICLE.slug}&step=${step}`;
  let cookie = "";
  const fill = async (
    step: "details" | "payment" | "handover",
    key: Parameters<typeof checkoutForm>[1],
    values: Readonly<Record<string, string>>,
  ) => {
    const form = (config: Parameters<typeof checkoutForm>[0]) => checkoutForm(config, key);
    const request = (await filledForm({ path: page(step), form, values, cookie }))();
    cookie = request.headers.get("cookie") ?? "";
    return action({ request, context: {}, params: {} });
  };
  await fill("details", "buyDetails", SHOPPER);
  await fill("payment", "buyPayment", { pay_by: "transfer", tradeIn: "No" });
  const hand = (day: string) =>
    fill("handover", "buyHandover", {
      ...{ handover: "deliver", delivery_address: "1 Road, Town", handover_date: day },
    });
  const refused = await hand(CLOSED);
  expect(refused.status).toBe(400);
  const answer: unknown = await refused.json();
  expect(answer).toMatchObject({
    typed: { delivery_address: "1 Road, Town", handover_date: CLOSED },
    errors: [{ name: "handover_date" }],
  });
  expect(JSON.stringify(answer)).toContain("We are closed on that day.");
  const { today } = await formSite(yardRequest(page("handover")));
  for (const open of [dayAfter(CLOSED, 1), dayAfter(today, 3), ""])
    expect((await hand(open)).status).toBe(303);
});
