import { beforeEach, expect, it, vi } from "vitest";
import { type CheckoutFormKey, checkoutForm } from "~/domain/checkout/checkout-forms";
import { LEFT_HALF_WAY } from "~/domain/lead/origin/half-way";
import { services } from "~/services.server";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import {
  emptyYard,
  filledForm,
  SHOPPER,
  startYard,
  whereTo,
  yardRequest,
} from "../../../test/setup/yard-site";
import { action, loader } from "./route";

const VEHICLE = vehicleWith(7, { slug: "2020-mazda-cx-5-7", checkout_enabled: true, price: 20_000 });
const TOM = { name: "Tom", last_name: "Rossi", email: "tom@example.com", phone: "0491 570 157" };
startYard({
  features: { buyOnline: true },
  forms: { limits: { leastSeconds: 0 } },
  routes: { enabled: ["checkout", "checkoutJourney", "vehicle"] },
});

beforeEach(async () => {
  vi.restoreAllMocks();
  await emptyYard();
  const { search } = await services();
  vi.spyOn(search, "findBySlug").mockResolvedValue(VEHICLE);
});

const page = (step: string) => `/checkout-journey?car_id=${VEHICLE.slug}&step=${step}`;

interface Refused {
  readonly token: string;
  readonly notice: { readonly deed: { readonly action: string } };
}

/** One browser at the journey. */
function browser() {
  let cookie = "";
  const send = async (
    step: string,
    key: CheckoutFormKey,
    values: Readonly<Record<string, string>>,
    path = page(step),
  ) => {
    const form = (config: Parameters<typeof checkoutForm>[0]) => checkoutForm(config, key);
    const request = (await filledForm({ path, form, values, cookie }))();
    cookie = request.headers.get("cookie") ?? "";
    return action({ request, context: {}, params: {} });
  };
  return {
    details: (values: Readonly<Record<string, string>>, path?: string) =>
      send("details", "buyDetails", values, path),
    payment: (
      path?: string,
      values: Readonly<Record<string, string>> = { pay_by: "transfer", tradeIn: "No" },
    ) => send("payment", "buyPayment", values, path),
    incomplete: (path: string) => send("payment", "buyPayment", {}, path),
    handover: (path?: string) =>
      send("handover", "buyHandover", { handover: "deliver", delivery_address: "1 Main Street" }, path),
    review: () => send("review", "buyReview", { terms: "on" }),
    asking: (path: string) => yardRequest(path, { cookie }),
    shown: async (step: string) =>
      (await loader({ request: yardRequest(page(step), { cookie }), context: {}, params: {} })).json(),
  };
}

async function told() {
  const { database } = await services();
  const leads = await database.queries.selectFrom("lead").selectAll().orderBy("received_at").execute();
  const waiting = await database.queries.selectFrom("delivery").select("due_at").execute();
  const later = waiting.filter(({ due_at: due }) => Date.parse(due) > Date.now() + 50 * 60_000);
  return { leads, now: waiting.length - later.length, later: later.length };
}

it("tells the dealer an hour later of a purchase that is left before its last step, once, with all that was said (C28)", async () => {
  const mia = browser();
  await mia.details(SHOPPER);
  await mia.payment();
  await mia.handover();
  const { leads, ...due } = await told();
  expect(leads.map(({ kind, subcategory, email }) => [kind, subcategory, email])).toEqual([
    ["purchase", LEFT_HALF_WAY, SHOPPER.email],
  ]);
  expect(due).toEqual({ now: 0, later: 1 });
  for (const said of ["transfer", "1 Main Street", VEHICLE.stocknum])
    expect(leads[0]?.document).toContain(said);
});

it("tells of the order alone once it is placed, and of no second journey of its person", async () => {
  const mia = browser();
  await mia.details(SHOPPER);
  await mia.payment();
  await mia.handover();
  const [status, to] = whereTo(await mia.review());
  expect([status, String(to)]).toEqual([303, expect.stringMatching(/^\/order\/.+\/pay$/)]);
  const placed = await told();
  expect(placed.leads.map(({ subcategory }) => subcategory)).toEqual(["Buy Online"]);
  await mia.details({ ...SHOPPER, postcode: "4000" });
  expect((await told()).leads).toHaveLength(1);
});

it("makes a journey of its own of the next person's in one browser, who sees nothing of the first", async () => {
  const tablet = browser();
  await tablet.details(SHOPPER);
  await tablet.payment();
  await tablet.handover();
  expect(await tablet.shown("details")).toMatchObject({ begun: { to: page("details") } });
  const next = await tablet.details({ ...TOM, postcode: SHOPPER.postcode });
  expect(whereTo(next)).toEqual([303, page("payment")]);
  const { leads } = await told();
  expect(leads.map(({ email }) => email)).toEqual([SHOPPER.email, TOM.email]);
  expect(leads[1]?.document).not.toContain("1 Main Street");
  const handover = await tablet.shown("payment");
  expect(JSON.stringify(handover)).not.toContain("1 Main Street");
});

it("goes on with the answers of a person who corrects number and address at once, and tells the dealer of them once", async () => {
  const tablet = browser();
  await tablet.details(SHOPPER);
  await tablet.payment();
  const corrected = { ...SHOPPER, phone: TOM.phone, email: "zoe.obrien@example.com" };
  expect(whereTo(await tablet.details(corrected))).toEqual([303, page("payment")]);
  const { leads, later } = await told();
  expect(leads.map(({ email }) => email)).toEqual([corrected.email]);
  expect(later).toBe(1);
  expect(leads[0]?.document).toContain("transfer");
  expect(leads[0]?.document).toContain("491570157");
});

it("takes nothing of a page that was opened before another person gave their details", async () => {
  const tablet = browser();
  await tablet.details(SHOPPER);
  // As the page is drawn: `json` says nothing of its type.
  const opened = (await tablet.shown("payment")) as { readonly form: { readonly action: string } };
  await tablet.details({ ...TOM, postcode: SHOPPER.postcode });
  expect(whereTo(await tablet.payment(opened.form.action))).toEqual([409, null]);
  const { leads } = await told();
  expect(leads.map(({ document }) => document.includes("transfer"))).toEqual([false, false]);
  const incomplete = await tablet.incomplete(opened.form.action);
  expect([incomplete.status, await incomplete.json()]).toMatchObject([
    409,
    { errors: [], notice: { title: expect.stringContaining("somebody else") as unknown } },
  ]);
  // As above.
  const now = (await tablet.shown("payment")) as { readonly form: { readonly action: string } };
  expect(whereTo(await tablet.payment(now.form.action))).toEqual([303, page("handover")]);
});

it("says why an older tab is led to an earlier step of another person's journey", async () => {
  const tablet = browser();
  await tablet.details(SHOPPER);
  await tablet.payment();
  // As the page is drawn: `json` says nothing of its type.
  const opened = (await tablet.shown("handover")) as { readonly form: { readonly action: string } };
  await tablet.details({ ...TOM, postcode: SHOPPER.postcode });
  const [status, to] = whereTo(await tablet.handover(opened.form.action));
  expect([status, String(to)]).toEqual([303, `${page("payment")}&other=`]);
  const led = await loader({ request: tablet.asking(String(to)), context: {}, params: {} });
  const title: unknown = expect.stringContaining("somebody else");
  expect(await led.json()).toMatchObject({ lost: { title } });
  expect(await tablet.shown("payment")).toMatchObject({ lost: null });
});

it("says on the first step why an older tab is led there once the journey was emptied", async () => {
  const tablet = browser();
  await tablet.details(SHOPPER);
  // As the page is drawn: `json` says nothing of its type.
  const opened = (await tablet.shown("payment")) as { readonly form: { readonly action: string } };
  const { database } = await services();
  await database.queries.deleteFrom("checkout_draft").execute();
  const [status, to] = whereTo(await tablet.payment(opened.form.action));
  expect(status).toBe(303);
  const first = String(to);
  const led = await loader({ request: yardRequest(first), context: {}, params: {} });
  const text: unknown = expect.stringContaining("emptied");
  expect(await led.json()).toMatchObject({ begun: null, lost: { text } });
  expect(await tablet.shown("details")).toMatchObject({ lost: null });
  await tablet.details(SHOPPER);
  const again = await loader({ request: tablet.asking(first), context: {}, params: {} });
  expect(await again.json()).toMatchObject({ lost: null });
});

const placed = async (shopper: ReturnType<typeof browser>) => {
  await shopper.details(SHOPPER);
  await shopper.payment();
  await shopper.handover();
  return String(whereTo(await shopper.review())[1]).replace(/\/pay$/, "");
};

it("corrects an order that is not paid by any step that is sent again, under the one lead", async () => {
  const mia = browser();
  const first = await placed(mia);
  const [, second] = whereTo(await mia.details({ ...SHOPPER, email: "mia@example.com" }));
  expect(second).toMatch(/^\/order\//);
  expect(second).not.toBe(first);
  const [, third] = whereTo(await mia.payment(undefined, { pay_by: "finance", tradeIn: "No" }));
  expect(third).not.toBe(second);
  expect(whereTo(await mia.handover()), "nothing is otherwise").toEqual([303, third]);
  const { database } = await services();
  const changes = await database.queries.selectFrom("lead_change").select("document").execute();
  const { leads } = await told();
  expect(leads.map(({ email, kind }) => [email, kind])).toEqual([["mia@example.com", "purchase"]]);
  expect(JSON.parse(changes.at(-1)?.document ?? "")).toMatchObject({
    contact: { email: "mia@example.com" },
    fields: { pay_by: "finance", delivery_address: "1 Main Street" },
  });
});

it("shows the first step of an order that is to be corrected, with what was answered", async () => {
  const mia = browser();
  await placed(mia);
  const shown = await mia.shown("details&correct=");
  expect(shown).toMatchObject({ kind: "open", form: { values: { email: SHOPPER.email } } });
  const led = await mia.shown("details").catch((answer: unknown) => answer);
  expect(led instanceof Response && led.status).toBe(303);
});

it("asks another person first who would begin where somebody's order is not paid", async () => {
  const tablet = browser();
  await placed(tablet);
  const refused = await tablet.details({ ...TOM, postcode: SHOPPER.postcode });
  expect(whereTo(refused)).toEqual([409, null]);
  // As the page is drawn: `json` says nothing of its type.
  const { notice, token } = (await refused.json()) as Refused;
  expect((await told()).leads.map(({ email }) => email).sort()).toEqual([TOM.email, SHOPPER.email]);
  const toms = { ...TOM, postcode: SHOPPER.postcode, token };
  expect(whereTo(await tablet.details(toms, notice.deed.action))).toEqual([303, page("payment")]);
  await tablet.payment();
  await tablet.handover();
  expect(whereTo(await tablet.review())[1]).toMatch(/\/pay$/);
  const { leads } = await told();
  expect(leads.map(({ email, subcategory }) => [email, subcategory])).toEqual([
    [SHOPPER.email, "Buy Online"],
    [TOM.email, "Buy Online"],
  ]);
});

it("goes on where what was begun cannot be kept", async () => {
  const { leads } = await services();
  vi.spyOn(leads, "begin").mockRejectedValue(new Error("locked"));
  expect(whereTo(await browser().details(SHOPPER))).toEqual([303, page("payment")]);
});
