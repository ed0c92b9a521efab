import { expect, it } from "vitest";
import { createOrderOffice } from "~/infra/checkout/order-office.server";
import type { Database } from "~/infra/db/database.server";
import { createOrderStore } from "~/infra/db/orders/order-store.server";
import { newOrder } from "../../fixtures/order";

const FIRST = "fd6106ef-0000-4000-8000-000000000001";
const SECOND = "fd6106ef-0000-4000-8000-000000000002";
const OTHER = "0a6106ef-0000-4000-8000-000000000003";

/** How every database finds what an operator names. `open` gives a migrated, empty one. */
export function orderOfficeContract(open: () => Promise<Database>): void {
  it("finds an order by its id and by its short reference, in any case, and all that share one", async () => {
    const database = await open();
    const orders = createOrderStore(database);
    const office = createOrderOffice(database);
    const found = async (reference: string) => (await office.find(reference)).map(({ id }) => id);
    const add = (id: string, tenant: string, createdAt: string) =>
      orders.add(newOrder({ id, tenant, createdAt, submissionKey: id, carId: id }), createdAt);
    await add(FIRST, "test-cars", "2026-11-21T01:00:00.000Z");
    await add(OTHER, "test-cars", "2026-11-21T01:00:00.000Z");
    expect(await found("FD6106EF")).toEqual([FIRST]);
    await add(SECOND, "others", "2026-11-21T02:00:00.000Z");
    for (const reference of ["FD6106EF", "fd6106ef", " fD6106Ef "])
      expect(await found(reference), reference).toEqual([FIRST, SECOND]);
    expect(await found(SECOND)).toEqual([SECOND]);
    expect(await found(SECOND.toUpperCase())).toEqual([SECOND]);
    for (const reference of ["", "fd6106e", "fd6106ef-", "%", "________", "fd6106ef%"])
      expect(await found(reference), reference).toEqual([]);
    await database.close();
  });

  it("takes a whole id before a short reference, however the ids themselves are written", async () => {
    const database = await open();
    const orders = createOrderStore(database);
    const office = createOrderOffice(database);
    const found = async (reference: string) => (await office.find(reference)).map(({ id }) => id);
    for (const id of ["FD6106EF", FIRST, "AB12CD34-0000"])
      await orders.add(newOrder({ id, submissionKey: id, carId: id }), "2026-11-21T01:00:00.000Z");
    expect(await found("fd6106ef")).toEqual(["FD6106EF"]);
    expect(await found("ab12cd34")).toEqual(["AB12CD34-0000"]);
    await database.close();
  });

  it("lists the newest orders first, of a dealer, a state or a time on, as many as are asked for", async () => {
    const database = await open();
    const orders = createOrderStore(database);
    const office = createOrderOffice(database);
    for (const [id, tenant, hour] of [
      ["b", "test-cars", "01"],
      ["a", "test-cars", "01"],
      ["c", "others", "02"],
      ["d", "test-cars", "03"],
    ] as const) {
      const createdAt = `2026-11-21T${hour}:00:00.000Z`;
      await orders.add(newOrder({ id, tenant, createdAt, submissionKey: id, carId: id }), createdAt);
    }
    const last = await orders.find("test-cars", "d");
    if (last !== null) await orders.change(last, { state: "released", ending: "unpaid" }, null);
    const listed = async (filter: Partial<Parameters<typeof office.list>[0]>) =>
      (await office.list({ limit: 9, ...filter })).map(({ id }) => id);
    expect(await listed({})).toEqual(["d", "c", "a", "b"]);
    expect(await listed({ limit: 2 })).toEqual(["d", "c"]);
    expect(await listed({ tenant: "test-cars" })).toEqual(["d", "a", "b"]);
    expect(await listed({ state: "pending" })).toEqual(["c", "a", "b"]);
    expect(await listed({ since: "2026-11-21T02:00:00.000Z" })).toEqual(["d", "c"]);
    expect(
      await listed({ tenant: "test-cars", state: "released", since: "2026-11-21T04:00:00.000Z" }),
    ).toEqual([]);
    await database.close();
  });
}
