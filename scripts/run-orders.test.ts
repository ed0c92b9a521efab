import { Writable } from "node:stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createOrderOffice, type OrderOffice } from "~/infra/checkout/order-office.server";
import { DESK_TENANT, type DeskSetting, deskWorld } from "../test/fixtures/desk-world";
import { newOrder } from "../test/fixtures/order";
import { runOrders } from "./run-orders";

let setting: DeskSetting;
let office: OrderOffice;
let heads = "";
beforeEach(async () => {
  setting = await deskWorld();
  office = createOrderOffice(setting.database);
});
afterEach(() => setting.remove());

async function orders(...args: string[]): Promise<string> {
  let text = "";
  heads = "";
  const out = writable((chunk) => (text += chunk));
  const notes = writable((chunk) => (heads += chunk));
  await runOrders(args, { office, desk: setting.desk, out, notes, dealers: ["quiet-cars"] });
  return text;
}

function writable(take: (chunk: string) => unknown): Writable {
  return new Writable({
    write(chunk, _, done) {
      take(String(chunk));
      done();
    },
  });
}

const invoice = { id: "order-2", submissionKey: "key-2", kind: "onlinePayment", carId: null } as const;

it("lists orders without naming anybody, and shows one whole", async () => {
  await setting.desk.place(newOrder());
  await setting.desk.place(newOrder({ ...invoice, tenant: "other", createdAt: "2026-11-22T12:00:00.000Z" }));
  const text = await orders("list");
  expect(text.split("\n").map((line) => line.slice(0, 7))).toEqual(["order-2", "order-1", ""]);
  expect(text).toMatch(/order-1 .*test-cars {2}reservation {2}pending {2}200\.00 AUD {2}2020 Mazda CX-5/);
  expect(text).not.toMatch(/zo[eë]|\+614/i);
  expect(await orders("list", "--tenant", "other", "--state", "pending")).toMatch(/^order-2[^\n]*\n$/);
  expect(heads).toMatch(/^reference {2}placed {2}dealer {2}kind {2}state .* amount {2}title\n$/);
  expect(await orders("list", "--since", "2026-11-23")).toBe("0 orders match\n");
  expect(heads).toBe("");
  expect(JSON.parse(await orders("show", "order-1"))).toMatchObject({ contact: { name: "Zoë" } });
});

it("refuses a dealer that is not there, and lists one that left with orders", async () => {
  await setting.desk.place(newOrder());
  expect(await orders("list", "--tenant", DESK_TENANT)).toMatch(/^order-1/);
  expect(await orders("list", "--tenant", "quiet-cars")).toBe("0 orders match\n");
  await expect(orders("list", "--tenant", "qiuet-cars")).rejects.toThrow(
    "--tenant: expected a dealer (quiet-cars), received qiuet-cars",
  );
});

const SHARED = ["fd6106ef-0000-4000-8000-000000000001", "fd6106ef-0000-4000-8000-000000000002"] as const;

it("takes the short reference that the shopper sees, in any case of letters", async () => {
  await setting.desk.place(newOrder({ id: SHARED[0] }));
  for (const reference of ["FD6106EF", "fd6106ef", "Fd6106eF", SHARED[0].toUpperCase()])
    expect(JSON.parse(await orders("show", reference))).toMatchObject({ id: SHARED[0] });
  expect(await orders("--help")).toContain("npm run orders -- release REFERENCE");
  await expect(orders("show", "FD6106E")).rejects.toThrow("there is no order FD6106E");
  expect(await orders("release", "FD6106EF")).toBe("ended; nothing had been paid\n");
});

it("names both orders that share a short reference, and touches neither", async () => {
  for (const id of SHARED) await setting.desk.place(newOrder({ id, submissionKey: id, carId: id }));
  for (const command of ["show", "release", "refund"])
    await expect(orders(command, "FD6106EF")).rejects.toThrow(
      new RegExp(`^2 orders share the reference FD6106EF.*\n${SHARED[0]} .*\n${SHARED[1]} `),
    );
  expect(await orders("list")).not.toContain("released");
  expect(JSON.parse(await orders("show", SHARED[1]))).toMatchObject({ id: SHARED[1] });
});

it("releases what nobody has paid, and the vehicle is free", async () => {
  await setting.desk.place(newOrder());
  expect(await orders("release", "order-1")).toBe("ended; nothing had been paid\n");
  expect(await setting.desk.holdOf("7")).toBeNull();
  await expect(orders("release", "order-1")).rejects.toThrow("it is released: there is nothing to release");
  await expect(orders("refund", "order-1")).rejects.toThrow("nothing was paid");
});

it("gives the deposit back of a reservation it releases, even one paid a moment ago", async () => {
  const payment = await setting.paying("approved");
  expect(await orders("release", "order-1")).toBe("ended, 200.00 AUD given back\n");
  expect(await setting.sandbox.find(DESK_TENANT, payment)).toMatchObject({ state: "refunded" });
  expect(await setting.stored("order-1")).toMatchObject({ state: "refunded", ending: "dealer" });
  await expect(orders("refund", "order-1")).rejects.toThrow("back already");
});

it("refunds an invoice, once the provider answers", async () => {
  await setting.paying("approved", invoice);
  await setting.desk.settle(await setting.stored("order-2"));
  await expect(orders("release", "order-2")).rejects.toThrow("it is paid");
  setting.world.providerFails = true;
  expect(await orders("refund", "order-2")).toMatch("could not be given back yet");
  expect(await orders("list")).toContain("released  (dealer)  refund due");
  setting.world.providerFails = false;
  expect(await orders("refund", "order-2")).toBe("ended, 200.00 AUD given back\n");
});

it("gives back a payment of a wrong amount, as it was paid", async () => {
  await setting.paying("approved");
  const { desk, world } = setting;
  const charge = "charge-of-another-amount";
  world.notice = {
    id: "evt-wrong",
    orderId: "order-1",
    status: { kind: "paid", charge, amount: { minor: 12_345, currency: "AUD" } },
  };
  await desk.notice(DESK_TENANT, "", "");
  expect(await orders("list")).toContain("wrong amount paid: 123.45 AUD");
  expect(await setting.stored("order-1")).toMatchObject({ state: "released", refund: null });
  world.providerFails = true;
  expect(await orders("refund", "order-1")).toBe(
    "ended; 123.45 AUD could not be given back yet and is tried again in the background\n",
  );
  expect(await setting.stored("order-1")).toMatchObject({ charge, refund: "due" });
});

it("leaves a deposit that became part of a price", async () => {
  await setting.paying("approved");
  await setting.desk.settle(await setting.stored("order-1"));
  setting.world.sold = true;
  setting.world.now = new Date(setting.world.now.getTime() + 120_000);
  await setting.desk.tend();
  await expect(orders("refund", "order-1")).rejects.toThrow("it is sold: the deposit is part of the price");
});

it("says what it can do when asked for something else", async () => {
  await expect(orders("burn")).rejects.toThrow("npm run orders -- list");
  await expect(orders("show")).rejects.toThrow("expected a reference");
  await expect(orders("show", "none")).rejects.toThrow("there is no order none");
  await expect(orders("list", "--state", "lost")).rejects.toThrow(
    /^--state: expected one of "pending", .*"paid".*, received "lost"$/,
  );
  await expect(orders("list", "--since", "monday", "--limit", "all")).rejects.toThrow(
    /^--since: expected a date \(2026-11-30\), or a date with a time .*, received "monday"\n--limit: expected a whole number, received "all"$/,
  );
});
