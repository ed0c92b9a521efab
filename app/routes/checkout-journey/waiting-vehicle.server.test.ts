import { afterEach, describe, expect, it, vi } from "vitest";
import { type CheckoutFormKey, checkoutForm } from "~/domain/checkout/checkout-forms";
import { SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { filledForm, SHOPPER, startYard, whereTo, yardRequest } from "../../../test/setup/yard-site";
import { action as takeReserve, loader as showReserve } from "../cars.$slug_.checkout/route";
import { action, loader } from "./route";

const VEHICLE = vehicleWith(7, { slug: "2020-mazda-cx-5-7", checkout_enabled: true, price: 20_000 });
startYard({
  features: { buyOnline: true, reserveOnline: true },
  forms: { limits: { leastSeconds: 0 } },
  routes: { enabled: ["checkout", "checkoutJourney", "vehicle"] },
});
afterEach(() => void vi.restoreAllMocks());

async function listed() {
  vi.spyOn((await services()).search, "findBySlug").mockResolvedValue(VEHICLE);
}
async function searchIsDown() {
  vi.spyOn((await services()).search, "findBySlug").mockRejectedValue(new SearchUnavailableError("down"));
}
const PAGES = [
  {
    name: "buying online",
    path: `/checkout-journey?car_id=${VEHICLE.slug}&step=details`,
    key: "buyDetails",
    params: {},
    routes: { loader, action },
  },
  {
    name: "reserving",
    path: `/cars/${VEHICLE.slug}/checkout`,
    key: "reserve",
    params: { slug: VEHICLE.slug },
    routes: { loader: showReserve, action: takeReserve },
  },
] as const;

async function submission(path: string, key: CheckoutFormKey) {
  const { postcode, ...contact } = SHOPPER;
  const values = { ...contact, ...(key === "buyDetails" ? { postcode } : { message: "Please hold it." }) };
  const request = await filledForm({ path, form: (config) => checkoutForm(config, key), values });
  return { values, request };
}

describe.each(PAGES)(
  "$name while the vehicle cannot be looked up (RES-09)",
  ({ path, key, params, routes }) => {
    const show = (context: Record<string, unknown>) =>
      routes.loader({ request: yardRequest(path), context, params });

    it("says that it is not available just now: 503, never 404", async () => {
      await searchIsDown();
      const thrown: unknown = await show({}).catch((error: unknown) => error);
      expect(thrown).toMatchObject({ status: 503 });
      expect(thrown instanceof Response && thrown.headers.get("Retry-After")).toBe("30");
    });

    it("gives back a form that is sent meanwhile, with everything typed", async () => {
      await searchIsDown();
      const context = {};
      const { values, request } = await submission(path, key);
      const refused = await routes.action({ request: request(), context, params });
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ typed: values, errors: [], notice: { title: /\S/ } });
      const page = await (await show(context)).json();
      expect(page).toMatchObject({ kind: "waiting", form: { action: path }, refused: true });
    });
  },
);

it("loses nothing typed while the answers of the steps before cannot be read", async () => {
  await listed();
  const read = vi.spyOn((await services()).drafts, "read").mockRejectedValue(new Error("database is away"));
  const [{ path, key }] = PAGES;
  const { values, request } = await submission(path, key);
  const refused = await action({ request: request(), context: {}, params: {} });
  expect([refused.status, (await refused.json()).typed]).toMatchObject([503, values]);
  expect(read).toHaveBeenCalled();
});

it("goes on with what was typed once the vehicle is found again", async () => {
  const [{ path, key }] = PAGES;
  await searchIsDown();
  const { request } = await submission(path, key);
  expect((await action({ request: request(), context: {}, params: {} })).status).toBe(503);
  await listed();
  const taken = await action({ request: request(), context: {}, params: {} });
  expect(whereTo(taken)).toEqual([303, `/checkout-journey?car_id=${VEHICLE.slug}&step=payment`]);
});
