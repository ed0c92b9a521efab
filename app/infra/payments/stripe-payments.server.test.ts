import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ForgedNoticeError, type PaymentProvider, PaymentsUnavailableError } from "~/ports/payment-provider";
import { FakeStripe } from "../../../test/doubles/fake-stripe";
import { createStripePayments } from "./stripe-payments.server";

const SECRET = "whsec_test";
const request = {
  tenant: "test-cars",
  orderId: "order-1",
  idempotencyKey: "order-1 begin",
  amount: { minor: 20_000, currency: "AUD" },
  description: "2020 Mazda CX-5",
  email: "zoe@example.com",
  successUrl: "https://test.example/order/x",
  cancelUrl: "https://test.example/order/x?back",
  expiresAt: "2026-11-21T12:31:00.000Z",
};

let fake: FakeStripe;
let payments: PaymentProvider;

beforeEach(async () => {
  fake = await FakeStripe.start();
  const account = { tenant: "test-cars", secretKey: "sk_test_1", webhookSecret: SECRET, timeoutMs: 300 };
  payments = createStripePayments({ ...account, server: fake.address });
});
afterEach(() => fake.stop());

/** A message of Stripe's with its signature. */
function message(event: Record<string, unknown> | null, over: { secret?: string; timestamp?: number } = {}) {
  const body = JSON.stringify(event === null ? null : { object: "event", ...event });
  const options = { payload: body, secret: over.secret ?? SECRET, timestamp: over.timestamp ?? null };
  const { timestamp, ...rest } = options;
  const header = Stripe.webhooks.generateTestHeaderString(timestamp === null ? rest : { ...rest, timestamp });
  return [body, header] as const;
}

describe("paying with Stripe", () => {
  it("begins a session with our amount, names and end, once for one key", async () => {
    const first = await payments.begin(request);
    expect(first.url).toMatch(/^https:\/\//);
    expect(await payments.begin(request)).toEqual(first);
    const { asked } = [...fake.sessions.values()][0] ?? {};
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      mode: "payment",
      client_reference_id: "order-1",
      "line_items[0][price_data][unit_amount]": "20000",
      "line_items[0][price_data][currency]": "aud",
      "metadata[tenant]": "test-cars",
      "payment_intent_data[metadata][order]": "order-1",
      expires_at: String(Date.parse(request.expiresAt) / 1000),
    });
    expect(fake.sessions.size).toBe(1);
  });

  it.each([
    [{ minor: 123_456, currency: "AUD" }, ["123456", "aud"]],
    [{ minor: 9_999, currency: "NZD" }, ["9999", "nzd"]],
    // Yen have no cents: whole ones are counted.
    [{ minor: 5_000, currency: "JPY" }, ["5000", "jpy"]],
  ])("asks for %j, and hears, gives back and writes the same", async (amount, [units, currency]) => {
    const { reference } = await payments.begin({ ...request, amount });
    const asked = fake.sessions.get(reference)?.asked;
    expect(asked?.get("line_items[0][price_data][unit_amount]")).toBe(units);
    expect(asked?.get("line_items[0][price_data][currency]")).toBe(currency);
    fake.pay(reference);
    expect(await payments.status(reference)).toMatchObject({ kind: "paid", amount });
    await payments.refund(`pi_${reference}`, amount, "refund");
    expect(fake.refunds.map((refund) => refund.get("amount"))).toEqual([units]);
  });

  it("says how it stands", async () => {
    const { reference } = await payments.begin(request);
    expect(await payments.status(reference)).toEqual({ kind: "open" });
    fake.pay(reference);
    const charge = `pi_${reference}`;
    expect(await payments.status(reference)).toEqual({ kind: "paid", charge, amount: request.amount });
    await payments.refund(charge, request.amount, "refund");
    expect(await payments.status(reference)).toEqual({ kind: "refunded", charge });
  });

  it("ends a session, or says that somebody was quicker", async () => {
    const { reference } = await payments.begin(request);
    expect(await payments.end(reference)).toEqual({ kind: "ended" });
    const other = await payments.begin({ ...request, idempotencyKey: "other" });
    fake.pay(other.reference);
    expect(await payments.end(other.reference)).toMatchObject({ kind: "paid" });
  });

  it("gives money back once, also when somebody did it by hand", async () => {
    const { reference } = await payments.begin(request);
    fake.pay(reference);
    for (const key of ["one", "one", "two"]) await payments.refund(`pi_${reference}`, request.amount, key);
    expect(fake.refunds.map((refund) => refund.get("amount"))).toEqual(["20000"]);
  });

  it.each(["error", "refuses", "hangs"] as const)("says so when Stripe %s", async (mood) => {
    fake.mood = mood;
    await expect(payments.begin(request)).rejects.toThrow(PaymentsUnavailableError);
    await expect(payments.status("cs_1")).rejects.toThrow(PaymentsUnavailableError);
    await expect(payments.end("cs_1")).rejects.toThrow(PaymentsUnavailableError);
    await expect(payments.refund("pi_1", request.amount, "k")).rejects.toThrow(PaymentsUnavailableError);
  });
});

describe("Stripe's messages", () => {
  const object = { metadata: { tenant: "test-cars", order: "order-1" }, payment_intent: "pi_1" };
  const paid = {
    ...object,
    payment_status: "paid",
    status: "complete",
    amount_total: 20_000,
    currency: "aud",
  };
  const completed = { id: "evt_1", type: "checkout.session.completed", data: { object: paid } };

  it("are read when Stripe signed them", () => {
    expect(payments.readNotice(...message(completed))).toEqual({
      id: "evt_1",
      orderId: "order-1",
      status: { kind: "paid", charge: "pi_1", amount: { minor: 20_000, currency: "AUD" } },
    });
    const expired = { ...object, payment_status: "unpaid", status: "expired", payment_intent: null };
    const over = { id: "evt_2", type: "checkout.session.expired", data: { object: expired } };
    expect(payments.readNotice(...message(over))?.status).toEqual({ kind: "ended" });
    const refunded = {
      id: "evt_3",
      type: "charge.refunded",
      data: { object: { ...object, refunded: true } },
    };
    expect(payments.readNotice(...message(refunded))?.status).toEqual({ kind: "refunded", charge: "pi_1" });
  });

  it("are refused when forged, changed, unsigned, old or dated ahead", () => {
    const [body, header] = message(completed);
    const forged = [
      message(completed, { secret: "whsec_other" }),
      [body.replace("20000", "1"), header],
      [body, null],
      [body, "t=1,v1=00"],
      message(completed, { timestamp: Math.floor(Date.now() / 1000) - 3_600 }),
      message(completed, { timestamp: Math.floor(Date.now() / 1000) + 3_600 }),
    ] as const;
    for (const [text, signature] of forged)
      expect(() => payments.readNotice(text, signature)).toThrow(ForgedNoticeError);
  });

  it("concern nobody when they are another dealer's, another kind's, or about a part of the money", () => {
    const others = [
      { ...completed, data: { object: { ...paid, metadata: { tenant: "other-cars", order: "order-1" } } } },
      { ...completed, data: { object: { ...paid, metadata: {} } } },
      { ...completed, type: "customer.created", data: { object: {} } },
      { ...completed, type: "charge.refunded", data: { object: { ...object, refunded: false } } },
    ];
    for (const event of others) expect(payments.readNotice(...message(event))).toBeNull();
  });

  it("concern nobody when they are signed and no message", () => {
    const nothing = [
      null,
      {},
      { id: "evt_1", type: "checkout.session.completed" },
      { ...completed, data: null },
    ];
    for (const event of nothing) expect(payments.readNotice(...message(event))).toBeNull();
  });
});
