import { beforeEach, expect, it, vi } from "vitest";
import { checkoutForm } from "~/domain/checkout/checkout-forms";
import { loader as showOrder } from "~/routes/order.$reference/route";
import { loader as pay } from "~/routes/order.$reference_.pay/route";
import { services } from "~/services.server";
import {
  emptyYard,
  filledForm,
  SHOPPER,
  startYard,
  whereTo,
  yardRequest,
} from "../../../test/setup/yard-site";
import { action } from "./route";

// Who pays an invoice has signed in; the form is the same.
vi.mock("~/request/account-context.server", async (original) => ({
  ...(await original<object>()),
  passGate: async () => null,
}));

const { postcode: _none, ...ZOE } = SHOPPER;
const SENT = { ...ZOE, invoice: "10332", amount: "250", message: "For the Corolla", terms: "on" };
startYard({ forms: { limits: { leastSeconds: 0 } }, routes: { enabled: ["onlinePayment"] } });

beforeEach(emptyYard);

/** A browser that pays an invoice. */
function browser() {
  let cookie = "";
  const asked = (path: string) => ({
    request: yardRequest(path, { cookie }),
    context: {},
    params: { reference: /^\/order\/([^/?]+)/.exec(path)?.[1] ?? "" },
  });
  return {
    async send(values: Readonly<Record<string, string>>): Promise<string> {
      const form = (config: Parameters<typeof checkoutForm>[0]) => checkoutForm(config, "onlinePayment");
      const request = (await filledForm({ path: "/online-payment", form, values, cookie }))();
      cookie = request.headers.get("cookie") ?? "";
      return String(whereTo(await action({ request, context: {}, params: {} }))[1]);
    },
    async paid(to: string) {
      const [, way] = whereTo(await pay(asked(to)));
      const { sandboxPayments } = await services();
      await sandboxPayments?.pay("yard", String(way).replace(/^.*\//, ""), "approved");
      return (await showOrder(asked(to.replace(/\/pay$/, "")))).json();
    },
  };
}

async function kept() {
  const { database } = await services();
  const leads = await database.queries.selectFrom("lead").selectAll().execute();
  const orders = await database.queries.selectFrom("checkout_order").selectAll().execute();
  return { leads, states: orders.map(({ state }) => state).sort() };
}

it("tells the dealer of one payment where its shopper goes back and corrects it", async () => {
  const zoe = browser();
  await zoe.send({ ...SENT, email: "zoe@exmaple.com" });
  const to = await zoe.send({ ...SENT, amount: "275" });
  expect(to).toMatch(/\/pay$/);
  const { order } = await zoe.paid(to);
  expect([order?.state, order?.facts[0]?.value]).toEqual(["paid", "$275"]);
  const { leads, states } = await kept();
  expect(leads.map(({ email }) => email)).toEqual([ZOE.email]);
  expect(states).toEqual(["paid", "released"]);
});

it("tells of one payment where a mistyped number is corrected on a page that was opened anew", async () => {
  const zoe = browser();
  await zoe.send({ ...SENT, invoice: "10323" });
  const { order } = await zoe.paid(await zoe.send(SENT));
  expect(order?.state).toBe("paid");
  const { leads, states } = await kept();
  expect([leads.length, states]).toEqual([1, ["paid", "released"]]);
});

it("keeps payments of two invoices, and of two people, apart", async () => {
  const zoe = browser();
  await zoe.send(SENT);
  await zoe.send({ ...SENT, invoice: "10400" });
  await zoe.send({ ...SENT, invoice: "10400", name: "Tom", email: "tom@example.com" });
  const { leads, states } = await kept();
  expect([leads.length, states]).toEqual([3, ["pending", "pending", "pending"]]);
});

it("takes a second payment of an invoice whose first is paid", async () => {
  const zoe = browser();
  await zoe.paid(await zoe.send(SENT));
  const { order } = await zoe.paid(await zoe.send({ ...SENT, amount: "50" }));
  expect(order?.state).toBe("paid");
  expect((await kept()).states).toEqual(["paid", "paid"]);
});
