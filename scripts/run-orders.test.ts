import { Writable } from "node:stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { NewOrder } from "~/domain/checkout/order";
import { createCheckoutDesk } from "~/infra/checkout/checkout-desk.server";
import { createOrderOffice, type OrderOffice } from "~/infra/checkout/order-office.server";
import { createOrderStore } from "~/infra/db/order-store.server";
import { createSandboxPayments } from "~/infra/payments/sandbox-payments.server";
import type { CheckoutDesk } from "~/ports/checkout-desk";
import type { SandboxPayments } from "~/ports/sandbox-payments";
import { failingProvider } from "../test/doubles/failing-provider";
import { silentLogger } from "../test/doubles/silent-logger";
import { emptyDatabase } from "../test/fixtures/empty-database";
import { testConfig } from "../test/fixtures/listing";
import { newOrder } from "../test/fixtures/order";
import { vehicleWith } from "../test/fixtures/vehicle";
import { runOrders } from "./run-orders";

const TENANT = "test-cars";
const URLS = { successUrl: "https://t.example/s", cancelUrl: "https://t.example/c" };
let remove: () => Promise<void>;
let office: OrderOffice;
let desk: CheckoutDesk;
let sandbox: SandboxPayments;
let providerFails: boolean;
let sold: boolean;
let now: Date;
beforeEach(async () => {
  const empty = await emptyDatabase();
  remove = empty.remove;
  [providerFails, sold] = [false, false];
  now = new Date("2026-11-21T12:00:00Z");
  const clock = { now: () => now };
  sandbox = createSandboxPayments(empty.database, clock);
  office = createOrderOffice(empty.database);
  const provider = failingProvider(
    sandbox.of(TENANT),
    () => providerFails,
    () => null,
  );
  desk = createCheckoutDesk({
    orders: createOrderStore(empty.database),
    payments: { of: () => provider },
    leads: {
      submit: async () => ({ leadId: "lead-1", isNew: true }),
      change: async () => ({ leadId: "lead-1", isNew: true }),
    },
    stock: { findById: async (id) => vehicleWith(id, sold ? { status: "sold", sold: true } : {}) },
    tenants: { bySlug: () => testConfig(), all: () => [testConfig()] },
    clock,
    logger: silentLogger,
    onHoldsChanged: async () => undefined,
  });
});
afterEach(() => remove());

async function orders(...args: string[]): Promise<string> {
  let text = "";
  const out = new Writable({
    write(chunk, _, done) {
      text += String(chunk);
      done();
    },
  });
  await runOrders(args, { office, desk, out });
  return text;
}

/** Places an order; the shopper has paid it at the provider, and nobody has been told. */
async function paidFor(changes: Partial<NewOrder> = {}): Promise<string> {
  const placed = await desk.place(newOrder(changes));
  if (placed.kind !== "placed") throw new Error("somebody has it");
  const way = await desk.pay(placed.order, URLS);
  if (way.kind !== "pay") throw new Error(`cannot pay: ${way.kind}`);
  const reference = way.url.replace(/^.*\//, "");
  await sandbox.pay(TENANT, reference, "approved");
  return reference;
}
const invoice = { id: "order-2", submissionKey: "key-2", kind: "onlinePayment", carId: null } as const;

it("lists orders without naming anybody, and shows one whole", async () => {
  await desk.place(newOrder());
  await desk.place(newOrder({ ...invoice, tenant: "other", createdAt: "2026-11-22T12:00:00.000Z" }));
  const text = await orders("list");
  expect(text.split("\n").map((line) => line.slice(0, 7))).toEqual(["order-2", "order-1", ""]);
  expect(text).toMatch(/order-1 .*test-cars {2}reservation {2}pending {2}200\.00 AUD {2}2020 Mazda CX-5/);
  expect(text).not.toMatch(/zo[eë]|\+614/i);
  expect(await orders("list", "--tenant", "other", "--state", "pending")).toMatch(/^order-2[^\n]*\n$/);
  expect(await orders("list", "--since", "2026-11-23")).toBe("");
  expect(JSON.parse(await orders("show", "order-1"))).toMatchObject({ contact: { name: "Zoë" } });
});

it("releases what nobody has paid, and the vehicle is free", async () => {
  await desk.place(newOrder());
  expect(await orders("release", "order-1")).toBe("ended; nothing had been paid\n");
  expect(await desk.holdOf("7")).toBeNull();
  await expect(orders("release", "order-1")).rejects.toThrow("it is released: there is nothing to release");
  await expect(orders("refund", "order-1")).rejects.toThrow("nothing was paid");
});

it("gives the deposit back of a reservation it releases, even one paid a moment ago", async () => {
  const payment = await paidFor();
  expect(await orders("release", "order-1")).toBe("ended, 200.00 AUD given back\n");
  expect(await sandbox.find(TENANT, payment)).toMatchObject({ state: "refunded" });
  expect(await office.find("order-1")).toMatchObject({ state: "refunded", ending: "dealer" });
  await expect(orders("refund", "order-1")).rejects.toThrow("back already");
});

it("refunds an invoice, once the provider answers", async () => {
  await paidFor(invoice);
  const stored = await office.find("order-2");
  if (stored === null) throw new Error("no order");
  await desk.settle(stored);
  await expect(orders("release", "order-2")).rejects.toThrow("it is paid");
  providerFails = true;
  expect(await orders("refund", "order-2")).toMatch("could not be given back yet");
  expect(await orders("list")).toContain("released  refund due");
  providerFails = false;
  expect(await orders("refund", "order-2")).toBe("ended, 200.00 AUD given back\n");
});

it("leaves a deposit that became part of a price", async () => {
  await paidFor();
  const stored = await office.find("order-1");
  if (stored === null) throw new Error("no order");
  await desk.settle(stored);
  sold = true;
  now = new Date(now.getTime() + 120_000);
  await desk.tend();
  await expect(orders("refund", "order-1")).rejects.toThrow("it is sold: the deposit is part of the price");
});

it("says what it can do when asked for something else", async () => {
  await expect(orders("burn")).rejects.toThrow("npm run orders -- list");
  await expect(orders("show")).rejects.toThrow("expected a reference");
  await expect(orders("show", "none")).rejects.toThrow("no such order");
  await expect(orders("list", "--state", "lost")).rejects.toThrow("state");
});
