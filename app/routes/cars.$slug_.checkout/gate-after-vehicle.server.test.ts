import { afterEach, expect, it, vi } from "vitest";
import { checkoutForm } from "~/domain/checkout/checkout-forms";
import { services } from "~/services.server";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { filledForm, SHOPPER, startYard, whereTo, yardRequest } from "../../../test/setup/yard-site";
import { action as takeJourney, loader as showJourney } from "../checkout-journey/route";
import { action as takeReserve, loader as showReserve } from "./route";

startYard({
  auth: { gates: { checkout: true } },
  features: { buyOnline: true, reserveOnline: true },
  forms: { limits: { leastSeconds: 0 } },
  routes: { enabled: ["checkout", "checkoutJourney", "vehicle"] },
});
afterEach(() => void vi.restoreAllMocks());

const SLUG = "2020-mazda-cx-5-7";
const FOR_SALE = { slug: SLUG, checkout_enabled: true, price: 20_000 };
const params = { slug: SLUG };
const reserve = `/cars/${SLUG}/checkout`;
const journey = `/checkout-journey?car_id=${SLUG}&step=details`;
const HOLD = { tenant: "yard", orderId: "o", state: "held", until: "2999-01-01T00:00:00.000Z" } as const;
const { postcode: _, ...CONTACT } = SHOPPER;

async function listed(changes: object) {
  vi.spyOn((await services()).search, "findBySlug").mockResolvedValue(
    vehicleWith(7, { ...FOR_SALE, ...changes }),
  );
}
const thrownBy = (answer: Promise<Response>) => answer.catch((error: unknown) => error);
const pages = () => [
  thrownBy(showReserve({ request: yardRequest(reserve), context: {}, params })),
  thrownBy(showJourney({ request: yardRequest(journey), context: {}, params: {} })),
];

it.each([
  ["sold", { status: "sold" }, 410],
  ["without a price", { price: null }, 404],
  ["for test drives only", { tag: "Test Drive Only" }, 404],
])("a vehicle %s is said to be so before anybody is asked to sign in", async (_name, changes, status) => {
  await listed(changes);
  for (const page of await Promise.all(pages())) {
    expect(page).toMatchObject({ status });
    expect(page instanceof Response && (await page.json())).toMatchObject({ kind: "closed" });
  }
});

it("a vehicle that somebody else has is said to be so, too", async () => {
  await listed({});
  vi.spyOn((await services()).checkout, "takesPayments").mockReturnValue(true);
  vi.spyOn((await services()).checkout, "holdOf").mockResolvedValue(HOLD);
  for (const page of await Promise.all(pages())) {
    expect(page instanceof Response && (await page.json())).toMatchObject({ kind: "closed" });
  }
});

it("a vehicle for sale asks for the sign-in, as before", async () => {
  await listed({});
  vi.spyOn((await services()).checkout, "takesPayments").mockReturnValue(true);
  for (const page of await Promise.all(pages())) {
    expect(page).toMatchObject({ status: 303 });
    expect(page instanceof Response && page.headers.get("Location")).toMatch(/^\/sign-in\?type=checkout&/);
  }
});

it("a form for a vehicle that was sold meanwhile leads to the page that says so, not to the sign-in", async () => {
  await listed({ status: "sold" });
  const values = { ...CONTACT, message: "Please hold it." };
  const sent = await filledForm({
    path: reserve,
    form: (config) => checkoutForm(config, "reserve"),
    values,
  });
  const taken = await takeReserve({ request: sent(), context: {}, params });
  expect(whereTo(taken)).toEqual([303, reserve]);
  const details = await filledForm({
    path: journey,
    form: (config) => checkoutForm(config, "buyDetails"),
    values: SHOPPER,
  });
  expect(whereTo(await takeJourney({ request: details(), context: {}, params: {} }))).toEqual([303, journey]);
});
