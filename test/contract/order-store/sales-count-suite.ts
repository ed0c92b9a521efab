import { expect, it } from "vitest";
import type { OrderState } from "~/domain/checkout/order";
import type { Database } from "~/infra/db/database.server";
import { createOrderStore } from "~/infra/db/orders/order-store.server";
import { createSalesCount } from "~/infra/db/counts/sales-count.server";
import { newOrder } from "../../fixtures/order";

/** What every database counts of a day's orders. `open` gives a migrated, empty one. */
export function salesCountContract(open: () => Promise<Database>): void {
  it("counts a dealer's own paid orders for vehicles since a moment, as long as they stand", async () => {
    const database = await open();
    const orders = createOrderStore(database);
    const sales = createSalesCount(database);
    const since = new Date("2026-11-20T14:00:00.000Z");
    const createdAt = "2026-11-21T01:00:00.000Z";
    let number = 0;
    const place = async (state: OrderState | null, over: Parameters<typeof newOrder>[0] = {}) => {
      number += 1;
      const own = { id: `order-${number}`, submissionKey: `key-${number}`, carId: String(number), createdAt };
      const added = await orders.add(newOrder({ ...own, ...over }), createdAt);
      if (added.kind === "added" && state !== null) await orders.change(added.order, { state }, null);
    };
    expect(await sales.placedSince("test-cars", since)).toBe(0);
    await place("held");
    await place("sold", { createdAt: since.toISOString() });
    expect(await sales.placedSince("test-cars", since)).toBe(2);
    await place(null);
    await place("released");
    await place("refunded");
    await place("held", { createdAt: "2026-11-20T13:59:59.999Z" });
    await place("held", { tenant: "others" });
    await place("paid", { kind: "onlinePayment", carId: null });
    expect(await sales.placedSince("test-cars", since)).toBe(2);
    await database.close();
  });
}
