import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NewOrder, Order } from "~/domain/checkout/order";
import type { LeadChange, NewLead } from "~/domain/lead/lead";
import { createOrderStore } from "~/infra/db/order-store.server";
import { createSandboxPayments } from "~/infra/payments/sandbox-payments.server";
import type { CheckoutDesk } from "~/ports/checkout-desk";
import { LeadsUnavailableError } from "~/ports/lead-desk";
import type { PaymentNotice, PaymentStatus } from "~/ports/payment-provider";
import type { SandboxPayments } from "~/ports/sandbox-payments";
import { failingProvider } from "../../../test/doubles/failing-provider";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { emptyDatabase } from "../../../test/fixtures/empty-database";
import { testConfig } from "../../../test/fixtures/listing";
import { newOrder } from "../../../test/fixtures/order";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { createCheckoutDesk } from "./checkout-desk.server";

const URLS = { successUrl: "https://t.example/s", cancelUrl: "https://t.example/c" };
const NOON = Date.parse("2026-11-21T12:00:00Z");
const TENANT = "test-cars";
let remove: () => Promise<void>;
let sandbox: SandboxPayments;
let desk: CheckoutDesk;
let now: Date;
let leadsFail: boolean;
let providerFails: boolean;
let notice: PaymentNotice | null;
let sold: boolean;
let told: (NewLead | LeadChange)[];
let holdsChanged: number;

const at = (minutes: number) => (now = new Date(NOON + minutes * 60_000));
beforeEach(async () => {
  const empty = await emptyDatabase();
  const { database } = empty;
  remove = empty.remove;
  at(0);
  [leadsFail, providerFails, notice, sold, told, holdsChanged] = [false, false, null, false, [], 0];
  const clock = { now: () => now };
  sandbox = createSandboxPayments(database, clock);
  desk = createCheckoutDesk({
    orders: createOrderStore(database),
    payments: {
      of: (tenant) =>
        tenant === TENANT
          ? failingProvider(
              sandbox.of(tenant),
              () => providerFails,
              () => notice,
            )
          : null,
    },
    leads: {
      submit: async (lead) => tell(lead),
      change: async (_tenant, _id, change) => tell(change),
    },
    stock: { findById: async (id) => vehicleWith(id, sold ? { status: "sold", sold: true } : {}) },
    tenants: { bySlug: () => testConfig(), all: () => [testConfig()] },
    clock,
    logger: silentLogger,
    onHoldsChanged: async () => void (holdsChanged += 1),
  });
});
afterEach(() => remove());

function tell(lead: NewLead | LeadChange) {
  if (leadsFail) throw new LeadsUnavailableError();
  told.push(lead);
  return { leadId: "lead-1", isNew: true };
}

async function placed(changes: Partial<NewOrder> = {}): Promise<Order> {
  const result = await desk.place(newOrder(changes));
  if (result.kind !== "placed") throw new Error("somebody has it");
  return result.order;
}

async function stored(id = "order-1"): Promise<Order> {
  const order = await desk.find(TENANT, id);
  if (order === null) throw new Error(`no ${id}`);
  return order;
}

/** Places an order, goes to pay, and uses a test card. */
async function paying(card: "approved" | "declined" | "secure"): Promise<string> {
  const way = await desk.pay(await placed(), URLS);
  if (way.kind !== "pay") throw new Error(`cannot pay: ${way.kind}`);
  const reference = way.url.replace(/^.*\//, "");
  await sandbox.pay(TENANT, reference, card);
  return reference;
}

async function heldOrder(): Promise<Order> {
  await paying("approved");
  return desk.settle(await stored());
}

const paid = (changes: { id?: string; amount?: Order["amount"] } = {}) => ({
  id: changes.id ?? "evt-1",
  orderId: "order-1",
  status: { kind: "paid", charge: "c", amount: changes.amount ?? newOrder().amount } as const,
});

const rivals = () => desk.place(newOrder({ id: "order-2", submissionKey: "key-2" }));
const statuses = () => told.map((lead) => lead.fields?.["status"]);

describe("reserving", () => {
  it("holds the vehicle once it is paid, and tells the dealer at each step", async () => {
    const order = await heldOrder();
    expect(order).toMatchObject({ state: "held", heldUntil: "2026-11-23T12:00:00.000Z", leadId: "lead-1" });
    expect(statuses()).toEqual(["pending", "held"]);
    expect(holdsChanged).toBe(1);
    expect(await rivals()).toMatchObject({ kind: "taken", hold: { state: "held" } });
  });

  it("keeps others out while somebody pays, and lets them in when nobody paid in time", async () => {
    await placed();
    expect(await rivals()).toMatchObject({ kind: "taken", hold: { state: "pending" } });
    at(32);
    expect(await rivals()).toMatchObject({ kind: "placed" });
    expect(await stored()).toMatchObject({ state: "released", ending: "unpaid" });
  });

  it("takes a double submit for one order and one payment", async () => {
    const [one, two] = await Promise.all([placed(), placed()]);
    expect(one.id).toBe(two.id);
    const ways = await Promise.all([desk.pay(one, URLS), desk.pay(two, URLS)]);
    expect(ways[0]).toEqual(ways[1]);
    expect(new Set(told.map(({ submissionKey }) => submissionKey)).size).toBe(1);
  });

  it("resumes the same payment, declined or given up before", async () => {
    const reference = await paying("declined");
    expect(await sandbox.find(TENANT, reference)).toMatchObject({ state: "open", fault: "declined" });
    expect(await desk.settle(await stored())).toMatchObject({ state: "pending" });
    expect(await desk.pay(await stored(), URLS)).toEqual({ kind: "pay", url: `/pay/sandbox/${reference}` });
  });

  it("holds after 3-D Secure, not before and not after a refusal", async () => {
    const reference = await paying("secure");
    expect(await desk.settle(await stored())).toMatchObject({ state: "pending" });
    await sandbox.confirm(TENANT, reference, false);
    expect(await sandbox.find(TENANT, reference)).toMatchObject({ state: "open", fault: "refused" });
    await sandbox.pay(TENANT, reference, "secure");
    await sandbox.confirm(TENANT, reference, true);
    expect(await desk.settle(await stored())).toMatchObject({ state: "held" });
  });

  it("settles a payment whose shopper never came back", async () => {
    await paying("approved");
    at(2);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "held" });
  });
});

describe("ending", () => {
  it("gives a cancelled deposit back whole and frees the vehicle", async () => {
    const order = await desk.cancel(await heldOrder(), "cancelled");
    expect(order).toMatchObject({ state: "refunded", refund: "done", ending: "cancelled" });
    expect(statuses().at(-1)).toBe("refunded");
    expect((await rivals()).kind).toBe("placed");
    expect(await sandbox.find(TENANT, order.charge ?? "")).toMatchObject({ state: "refunded" });
  });

  it("ends a hold when its 48 hours are over, and gives the money back", async () => {
    await heldOrder();
    at(48 * 60 - 1);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "held" });
    at(48 * 60);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "refunded", ending: "time" });
    expect((await rivals()).kind).toBe("placed");
  });

  it("keeps the deposit when the dealer's feed says sold", async () => {
    await heldOrder();
    sold = true;
    at(2);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "sold", refund: null });
  });

  it("gives back a payment that comes when the dealer has sold the vehicle to somebody else (RES-03)", async () => {
    const order = await placed();
    sold = true;
    notice = paid();
    expect(await desk.notice(TENANT, "", "")).toBe("taken");
    expect(await desk.notice(TENANT, "", "")).toBe("known");
    expect(await stored()).toMatchObject({ state: "refunded", ending: "sold", refund: "done", charge: "c" });
    expect(told.at(-1)).toMatchObject({ fields: { status: "refunded", reason: "sold" }, letter: "refund" });
    expect(told.filter((lead) => "letter" in lead && lead.letter !== undefined)).toHaveLength(1);
    expect(await desk.pay(order, URLS), "and takes no other").toEqual({ kind: "over" });
  });

  it("gives back a payment that is found late, by looking, when the vehicle is sold", async () => {
    await paying("approved");
    sold = true;
    at(2);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "refunded", ending: "sold" });
  });

  it("lets nobody pay for a vehicle that is sold", async () => {
    const way = await desk.pay(await placed(), URLS);
    sold = true;
    expect(await desk.pay(await stored(), URLS)).toEqual({ kind: "over" });
    expect(await stored()).toMatchObject({ state: "released", charge: null });
    const reference = way.kind === "pay" ? way.url.replace(/^.*\//, "") : "";
    expect(await sandbox.find(TENANT, reference)).toMatchObject({ state: "ended" });
  });

  it("finds out that somebody was quicker to pay than to cancel", async () => {
    await paying("approved");
    expect(await desk.cancel(await stored(), "cancelled")).toMatchObject({ state: "refunded" });
  });

  it("gives back money that comes after another shopper has the vehicle", async () => {
    const late = await placed();
    at(32);
    expect((await rivals()).kind).toBe("placed");
    const status: PaymentStatus = { kind: "paid", charge: "late", amount: late.amount };
    notice = { id: "evt", orderId: late.id, status };
    expect(await desk.notice(TENANT, "", "")).toBe("taken");
    expect(await stored()).toMatchObject({ ending: "taken", charge: "late", refund: "done" });
    expect(await stored("order-2")).toMatchObject({ state: "pending" });
  });
});

describe("the provider's messages", () => {
  it("count once, however often they are sent, at once or again", async () => {
    await placed();
    notice = paid();
    const answers = await Promise.all([1, 2, 3].map(() => desk.notice(TENANT, "", "")));
    expect(answers).toContain("taken");
    expect(await desk.notice(TENANT, "", "")).toBe("known");
    expect((await stored()).heldUntil).toBe("2026-11-23T12:00:00.000Z");
    expect(new Set(told.map(({ submissionKey }) => submissionKey)).size).toBe(2);
  });

  it("may come in any order: money that went back stays back", async () => {
    await placed();
    notice = { id: "evt-2", orderId: "order-1", status: { kind: "refunded", charge: "c" } };
    await desk.notice(TENANT, "", "");
    expect(await stored()).toMatchObject({ state: "refunded" });
    notice = paid();
    await desk.notice(TENANT, "", "");
    expect(await stored()).toMatchObject({ state: "refunded" });
    notice = { id: "evt-3", orderId: "order-1", status: { kind: "ended" } };
    await desk.notice(TENANT, "", "");
    expect(await stored()).toMatchObject({ state: "refunded" });
  });

  it("do not hold a vehicle for another amount or currency", async () => {
    await placed();
    const { amount: right } = newOrder();
    for (const amount of [
      { ...right, minor: 1 },
      { ...right, currency: "NZD" },
    ]) {
      notice = paid({ id: `evt-${amount.currency}`, amount });
      await desk.notice(TENANT, "", "");
      expect(await stored()).toMatchObject({ state: "pending", charge: null });
    }
  });

  it("reach no other dealer's order", async () => {
    await placed();
    notice = paid();
    expect(await desk.notice("other-cars", "", "")).toBe("ignored");
    notice = { ...paid(), orderId: "nobody" };
    expect(await desk.notice(TENANT, "", "")).toBe("ignored");
    expect(await stored()).toMatchObject({ state: "pending" });
  });
});

describe("with something out of order", () => {
  it("keeps the order and its vehicle while the provider is away, and goes on later", async () => {
    providerFails = true;
    expect(await desk.pay(await placed(), URLS)).toEqual({ kind: "unavailable" });
    expect(statuses()).toEqual(["pending"]);
    providerFails = false;
    at(20);
    expect((await desk.pay(await stored(), URLS)).kind).toBe("pay");
    expect(Date.parse((await stored()).payBy)).toBe(NOON + 51 * 60_000);
  });

  it("leaves what it knows when the provider does not answer a question", async () => {
    await paying("approved");
    providerFails = true;
    expect(await desk.settle(await stored())).toMatchObject({ state: "pending" });
  });

  it("gives money back when the provider can again", async () => {
    const order = await heldOrder();
    providerFails = true;
    expect(await desk.cancel(order, "cancelled")).toMatchObject({ state: "released", refund: "due" });
    await desk.tend();
    providerFails = false;
    at(30);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "refunded", refund: "done" });
  });

  it("releases a vehicle when the provider stays away for long, and holds it after all for money that came", async () => {
    const reference = await paying("approved");
    providerFails = true;
    for (let minutes = 32; minutes < 90; minutes += 1) {
      at(minutes);
      await desk.tend();
    }
    expect(await stored()).toMatchObject({ state: "released", ending: "unpaid" });
    notice = { ...paid(), status: { ...paid().status, charge: reference } };
    await desk.notice(TENANT, "", "");
    expect(await stored()).toMatchObject({ state: "held" });
  });

  it("tells the dealer later when leads could not be kept", async () => {
    leadsFail = true;
    await placed();
    expect(await stored()).toMatchObject({ leadId: null });
    leadsFail = false;
    at(1);
    await desk.tend();
    expect(await stored()).toMatchObject({ leadId: "lead-1", toldAs: "pending" });
    expect(statuses()).toEqual(["pending"]);
  });
});
