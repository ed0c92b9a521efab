import type { AppLoadContext } from "@remix-run/node";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkoutForm } from "~/domain/checkout/checkout-forms";
import { action as pressOrder, loader as showOrder } from "~/routes/order.$reference/route";
import { loader as pay } from "~/routes/order.$reference_.pay/route";
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
const PATH = `/cars/${VEHICLE.slug}/checkout`;
const params = { slug: VEHICLE.slug };
const { postcode: _none, ...ZOE } = SHOPPER;
const MISTYPED = { ...ZOE, email: "zoe@exmaple.com", message: "I come on Friday.", terms: "on" };
const CORRECTED = { ...MISTYPED, email: ZOE.email, message: "I come on Sunday." };
const TOM = {
  ...{ name: "Tom", last_name: "Rossi", email: "tom@example.com", phone: "0491 570 157" },
  ...{ message: "Does it tow a boat?", terms: "on" },
};
startYard({
  features: { reserveOnline: true },
  forms: { limits: { leastSeconds: 0 } },
  routes: { enabled: ["checkout", "vehicle"] },
});

beforeEach(async () => {
  vi.restoreAllMocks();
  await emptyYard();
  const { search } = await services();
  vi.spyOn(search, "findBySlug").mockResolvedValue(VEHICLE);
});

interface Refused {
  readonly token: string;
  readonly notice: {
    readonly links: readonly { readonly href: string }[];
    readonly deeds: readonly { readonly action: string }[];
  };
}

/** One browser that reserves the vehicle. */
function browser() {
  let cookie = "";
  const about = (path: string) => ({
    context: {},
    params: { reference: /^\/order\/([^/?]+)/.exec(path)?.[1] ?? "" },
  });
  return {
    async send(values: Readonly<Record<string, string>>, path = PATH, context: AppLoadContext = {}) {
      const form = (config: Parameters<typeof checkoutForm>[0]) => checkoutForm(config, "reserve");
      const request = (await filledForm({ path, form, values, cookie }))();
      cookie = request.headers.get("cookie") ?? "";
      return action({ request, context, params });
    },
    /** Opens the payment page. @returns its address */
    async pay(to: unknown) {
      const path = String(to);
      const [, way] = whereTo(await pay({ request: yardRequest(path, { cookie }), ...about(path) }));
      return String(way);
    },
    async order(to: unknown) {
      const path = String(to).replace(/\/pay$/, "");
      const answer = await showOrder({ request: yardRequest(path, { cookie }), ...about(path) });
      return answer;
    },
    async press(to: unknown, intent: string) {
      const path = String(to).replace(/\/pay$/, "");
      const body = new URLSearchParams({ intent });
      return pressOrder({ request: yardRequest(path, { cookie, body }), ...about(path) });
    },
    shown: async (context: AppLoadContext, path = PATH) =>
      loader({ request: yardRequest(path, { cookie }), context, params }),
  };
}

async function kept() {
  const { database } = await services();
  const leads = await database.queries.selectFrom("lead").selectAll().orderBy("received_at").execute();
  const changes = await database.queries.selectFrom("lead_change").selectAll().execute();
  const orders = await database.queries.selectFrom("checkout_order").selectAll().execute();
  return { leads, changes: changes.map(({ document }) => document), orders };
}

async function paid(way: string) {
  const { sandboxPayments } = await services();
  await sandboxPayments?.pay("yard", way.replace(/^.*\//, ""), "approved");
}

describe("a reservation that is sent again and not paid yet", () => {
  it("takes the corrected details, and the dealer has one lead of it", async () => {
    const zoe = browser();
    const [, first] = whereTo(await zoe.send(MISTYPED));
    const oldWay = await zoe.pay(first);
    const [status, second] = whereTo(await zoe.send(CORRECTED));
    expect([status, String(second)]).toEqual([303, expect.stringMatching(/^\/order\/.+\/pay$/)]);
    const way = await zoe.pay(second);
    expect(way).not.toBe(oldWay);
    await paid(oldWay).catch(() => undefined);
    await paid(way);
    const view = await (await zoe.order(second)).json();
    expect(view.order.state).toBe("held");
    const { leads, changes, orders } = await kept();
    expect(leads).toHaveLength(1);
    expect(leads[0]?.email, "whom letters go to").toBe(ZOE.email);
    expect(changes.join("\n")).toContain("I come on Sunday.");
    expect(orders.map(({ state }) => state).sort()).toEqual(["held", "released"]);
    const old = await zoe.order(first).catch((answer: unknown) => answer);
    expect(old instanceof Response && whereTo(old)).toEqual([303, String(second).replace(/\/pay$/, "")]);
  });

  it("takes back a message that was removed, and a correction of the correction", async () => {
    const zoe = browser();
    await zoe.send(MISTYPED);
    await zoe.send({ ...CORRECTED, message: "" });
    await zoe.send(MISTYPED);
    const [, to] = whereTo(await zoe.send({ ...CORRECTED, message: "" }));
    await paid(await zoe.pay(to));
    await zoe.order(to);
    const { leads, changes, orders } = await kept();
    expect([leads.length, orders.length]).toEqual([1, 4]);
    expect(JSON.parse(changes[0] ?? "")).toMatchObject({ fields: { message: "" } });
    expect(leads[0]?.email).toBe(ZOE.email);
  });

  it("is the same order where nothing is otherwise", async () => {
    const zoe = browser();
    const [, first] = whereTo(await zoe.send(MISTYPED));
    const [, again] = whereTo(await zoe.send(MISTYPED));
    expect(String(again)).toBe(String(first).replace(/\/pay$/, ""));
    const { orders, changes } = await kept();
    expect([orders.length, changes.length]).toEqual([1, 0]);
  });

  it("keeps the vehicle for the corrected order alone, however often it is corrected", async () => {
    const zoe = browser();
    let to: unknown = "";
    for (const day of ["Monday", "Tuesday", "Friday", "Saturday", "Sunday"]) {
      [, to] = whereTo(await zoe.send({ ...MISTYPED, message: `I come on ${day}.` }));
      expect(await zoe.pay(to)).toMatch(/^\/pay\/sandbox\//);
    }
    const { orders } = await kept();
    expect(orders.filter(({ hold_until: until }) => until !== null)).toHaveLength(1);
  });
});

it("leads from the order's page to the form with what was sent, as long as it is not paid", async () => {
  const zoe = browser();
  const [, to] = whereTo(await zoe.send(MISTYPED));
  const links = async () => (await (await zoe.order(to)).json()).order.links.map(({ href }) => href);
  const correct = `${PATH}?correct=`;
  expect(await links()).toContain(correct);
  const { email, message, name } = MISTYPED;
  expect(await (await zoe.shown({}, correct)).json()).toMatchObject({
    // Somebody else may stand at the browser.
    begun: { to: PATH },
    form: { action: correct, values: { email, message, name, last_name: ZOE.last_name } },
  });
  await paid(await zoe.pay(to));
  await zoe.order(to);
  expect(await links()).not.toContain(correct);
  const led = await zoe.shown({}, correct).catch((answer: unknown) => answer);
  expect(led instanceof Response && led.status).toBe(303);
});

it("says of a paid one that the details were not taken, and how to have them corrected", async () => {
  const zoe = browser();
  const [, first] = whereTo(await zoe.send(MISTYPED));
  await paid(await zoe.pay(first));
  const [, to] = whereTo(await zoe.send(CORRECTED));
  const view = await (await zoe.order(to)).json();
  expect(view.order.state).toBe("held");
  expect(view.order.problem?.title).toMatch(/not taken/);
  const { changes } = await kept();
  expect(changes.join("\n")).not.toContain("Sunday");
});

describe("another person in a browser with a reservation", () => {
  it("is told whose it is, keeps what they typed, and is told to the dealer later", async () => {
    const tablet = browser();
    const [, first] = whereTo(await tablet.send(MISTYPED));
    await tablet.pay(first);
    const refused = await tablet.send(TOM);
    expect(whereTo(refused)).toEqual([409, null]);
    expect(await refused.json()).toMatchObject({
      typed: { name: "Tom", message: TOM.message },
      notice: {
        title: expect.stringContaining(ZOE.name) as unknown,
        links: [{ href: expect.stringContaining(String(first).replace(/\/pay$/, "")) as unknown }],
      },
    });
    const { leads, orders } = await kept();
    expect(leads.map(({ email, subcategory }) => [email, subcategory])).toEqual([
      [MISTYPED.email, "Reserve"],
      [TOM.email, "Left Half-Way"],
    ]);
    expect(orders).toHaveLength(1);
  });

  it("begins with their own details once they give the other up", async () => {
    const tablet = browser();
    const [, first] = whereTo(await tablet.send(MISTYPED));
    const oldWay = await tablet.pay(first);
    const refused = await tablet.send(TOM);
    // As the page is drawn: `json` says nothing of its type.
    const { notice, token } = (await refused.json()) as Refused;
    const [status, to] = whereTo(await tablet.send({ ...TOM, token }, notice.deeds[0]?.action));
    expect(status).toBe(303);
    await paid(oldWay).catch(() => undefined);
    await paid(await tablet.pay(to));
    const view = await (await tablet.order(to)).json();
    expect(view.order).toMatchObject({ state: "held" });
    const { leads, orders } = await kept();
    expect(leads.map(({ email }) => email).sort()).toEqual([TOM.email, MISTYPED.email]);
    expect(orders.map(({ state }) => state).sort()).toEqual(["held", "released"]);
  });

  const refusedTom = async () => {
    const tablet = browser();
    const [, first] = whereTo(await tablet.send(MISTYPED));
    // As the page is drawn: `json` says nothing of its type.
    const { notice, token } = (await (await tablet.send(TOM)).json()) as Refused;
    const leads = async () => (await kept()).leads.map(({ email }) => email).sort();
    return { tablet, first, notice, token, leads };
  };

  it("is not told as a form of its own once they go on with what was begun", async () => {
    const { tablet, notice, leads } = await refusedTom();
    const [link] = notice.links;
    expect(await tablet.press(link?.href, "pay")).toMatchObject({ status: 303 });
    expect(await leads()).toEqual([MISTYPED.email]);
  });

  it("is not told once they correct what was begun by its own form", async () => {
    const { tablet, notice, leads } = await refusedTom();
    const { order } = await (await tablet.order(notice.links[0]?.href)).json();
    const correct = order.links.find(({ href }) => href.includes("correct"))?.href ?? "";
    const { form } = (await (await tablet.shown({}, correct)).json()) as { form: { action: string } };
    expect(whereTo(await tablet.send(CORRECTED, form.action))[0]).toBe(303);
    expect(await leads()).toEqual([CORRECTED.email]);
  });

  it("is told where the first one goes on by themselves", async () => {
    const { tablet, first, leads } = await refusedTom();
    await tablet.press(first, "pay");
    expect(await leads()).toEqual([TOM.email, MISTYPED.email]);
  });

  it("is not told once they sent the form with the details of the first one, corrected or not", async () => {
    for (const again of [MISTYPED, CORRECTED]) {
      await emptyYard();
      const { tablet, token, leads } = await refusedTom();
      expect(whereTo(await tablet.send({ ...again, token }))[0]).toBe(303);
      expect(await leads()).toEqual([again.email]);
    }
  });

  it("may say that they are the first one: what they typed corrects the order", async () => {
    const { tablet, token, notice, leads } = await refusedTom();
    const [status, to] = whereTo(await tablet.send({ ...TOM, token }, notice.deeds[1]?.action));
    expect([status, String(to)]).toEqual([303, expect.stringMatching(/^\/order\/.+\/pay$/)]);
    expect(await leads()).toEqual([TOM.email]);
    expect((await kept()).orders.map(({ state }) => state).sort()).toEqual(["pending", "released"]);
  });

  it("cannot give up what is paid meanwhile", async () => {
    const tablet = browser();
    const [, first] = whereTo(await tablet.send(MISTYPED));
    const way = await tablet.pay(first);
    const refused = await tablet.send(TOM);
    // As above.
    const { notice } = (await refused.json()) as Refused;
    await paid(way);
    const again = await tablet.send(TOM, notice.deeds[0]?.action);
    expect(whereTo(again)).toEqual([409, null]);
    expect(await again.json()).not.toHaveProperty("notice.deeds");
    const { orders } = await kept();
    expect(orders.map(({ state }) => state)).toEqual(["held"]);
  });
});

it("shows a refused form again without script, also where the browser has an order", async () => {
  const zoe = browser();
  await zoe.send(MISTYPED);
  const context = {};
  expect(whereTo(await zoe.send({ ...CORRECTED, email: "zoe" }, PATH, context))).toEqual([400, null]);
  const view = await (await zoe.shown(context)).json();
  expect(view).toMatchObject({ kind: "open", refused: true });
  const led = await zoe.shown({}).catch((answer: unknown) => answer);
  expect(led instanceof Response && led.status).toBe(303);
});
