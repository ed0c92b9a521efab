import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createStockStore } from "~/infra/db/stock-store.server";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { claimant, DESK_TENANT } from "../../../test/fixtures/desk-world";
import { emptyDatabase } from "../../../test/fixtures/empty-database";
import { testConfig } from "../../../test/fixtures/listing";
import { newOrder } from "../../../test/fixtures/order";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { type Checkout, startCheckout } from "./start-checkout.server";

const NOON = new Date("2026-11-21T12:00:00Z");
let empty: Awaited<ReturnType<typeof emptyDatabase>>;
let running: Checkout[];
let gone: string[];
beforeEach(async () => {
  gone = [];
  empty = await emptyDatabase();
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.close()));
  await empty.remove();
});

async function started(production: boolean): Promise<Checkout> {
  const config = testConfig({ features: { reserveOnline: true } });
  const lead = async () => Promise.resolve({ leadId: "lead-1", isNew: true });
  const checkout = await startCheckout({
    database: empty.database,
    tenants: { all: () => [config], bySlug: () => config },
    stock: createStockStore(empty.database),
    leads: { submit: lead, begin: async () => undefined, withdraw: async () => undefined, change: lead },
    drives: {
      reserved: async () => [],
      freed: async () => [],
      driven: async () => ["9"],
      gone: async ({ carId }) => void gone.push(carId),
      stands: async () => undefined,
      awaited: async () => [],
      free: async () => undefined,
    },
    env: { production, stripeKeys: new Map() },
    clock: { now: () => NOON },
    logger: silentLogger,
    vehiclesEveryMs: 20,
  });
  running.push(checkout);
  return checkout;
}

it("takes a deposit by the demonstration's card form, and marks the vehicle reserved at once", async () => {
  const { services, held } = await started(false);
  const { checkout, sandboxPayments } = services;
  const placed = await checkout.place(newOrder());
  if (placed.kind !== "placed") throw new Error("somebody has it");
  const urls = { successUrl: "https://t.example/s", cancelUrl: "https://t.example/c" };
  const way = await checkout.pay(placed.order, { ...urls, claimant: claimant("one") });
  if (way.kind !== "pay") throw new Error("cannot pay");
  await sandboxPayments?.pay(DESK_TENANT, way.url.replace(/^.*\//, ""), "approved");
  expect(held.has("7")).toBe(false);
  const order = await checkout.find(DESK_TENANT, "order-1");
  expect(order && (await checkout.settle(order))).toMatchObject({ state: "held" });
  expect(held.has("7")).toBe(true);
});

it("takes no demonstration's money in production, where it can take none without a dealer's keys", async () => {
  const { services } = await started(true);
  expect(services.sandboxPayments).toBeNull();
  expect(services.checkout.takesPayments(DESK_TENANT)).toBe(false);
});

it("has test drives called off whose vehicle is sold, without anybody asking, until it is closed", async () => {
  const checkout = await started(true);
  const stock = createStockStore(empty.database);
  await stock.publish("one", [vehicleWith(9, { dealership_id: "one", status: "sold" })]);
  await expect.poll(() => gone[0]).toBe("9");
  await checkout.close();
  gone = [];
  await pause(100);
  expect(gone).toEqual([]);
});
