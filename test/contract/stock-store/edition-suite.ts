import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Database } from "~/infra/db/database.server";
import { beginDraft } from "~/infra/db/edition/draft.server";
import { putRows, rowsFrom, SlugTakenError } from "~/infra/db/edition/stock-rows.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createSearchOutbox } from "~/infra/db/search-outbox.server";
import { createSettingStore } from "~/infra/db/setting-store.server";
import { toRows } from "~/infra/db/stock-publication.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { StockDocument, StockStore } from "~/ports/stock-store";
import { vehicleWith } from "../../fixtures/vehicle";
import { countedTransactions } from "./counted-transactions";
import type { OpenEmpty } from "./suite";

const MANY = 1_900;
/** Of one transaction: 250 vehicles, what each of them may leave (an old address), and a few rows of bookkeeping. */
const MOST_ROWS = 510;

function many(count: number, fields: Partial<Vehicle> = {}): Vehicle[] {
  return Array.from({ length: count }, (_, at) => vehicleWith(at + 1, fields));
}

/** The slug of each changes, too. */
const moved = many(MANY, { price: 5 }).map((vehicle) => ({ ...vehicle, slug: `moved-${vehicle.id}` }));
/** Rows of which something happens when the document of one is read. */
function reading(rows: readonly StockDocument[], at: number, happens: () => void): readonly StockDocument[] {
  return rows.map((row, index) => ({
    ...row,
    get document() {
      if (index === at) happens();
      return row.document;
    },
  }));
}

const about = (day: number) => ({
  kind: "import" as const,
  at: `2026-05-0${day}T00:00:00.000Z`,
  source: "file",
});

/** How every stock store publishes much stock, whatever database it stands on. */
export function stockEditionContract(openEmpty: OpenEmpty): void {
  let database: Database;
  let store: StockStore;

  beforeEach(async () => {
    database = await openEmpty();
    store = createStockStore(database);
  });
  afterEach(() => database.close());

  const stockOf = async (of = store) => {
    const found: Vehicle[] = [];
    for await (const batch of of.all("one")) found.push(...batch);
    return found;
  };
  const rowCount = async () =>
    (await database.queries.selectFrom("stock_row").select("slug").execute()).length;
  const outboxOf = (of: Database) => createSearchOutbox(of, { now: () => new Date() }, "cars");
  const waiting = async () => (await outboxOf(database).due(9_999)).map(({ vehicleId }) => vehicleId);

  describe("writes some hundred rows in each transaction, however many there are:", () => {
    it.each<[string, (store: StockStore, database: Database) => Promise<unknown>]>([
      ["new", (one) => one.publish("one", many(MANY), about(1))],
      ["changed, with new addresses", (one) => one.publish("one", moved, about(2))],
      ["gone", (one) => one.publish("one", [], about(2))],
      ["rolled back", (_, of) => createStockHistory(of).rollback(1, about(3).at)],
      [
        "changed in part",
        (one) => {
          const touched = { ids: moved.map(({ id }) => id), stocknums: [], vins: [] };
          const half = { vehicles: moved.slice(600), removed: many(600).map(({ id }) => id) };
          return one.change("one", touched, () => half, { ...about(2), kind: "delta" });
        },
      ],
    ])("%s", async (what, publishes) => {
      await outboxOf(database).register();
      if (what !== "new") await store.publish("one", many(MANY), about(1));
      if (what === "rolled back") await store.publish("one", moved.slice(700), about(2));
      const counted = countedTransactions(database);
      await publishes(createStockStore(counted.database), counted.database);
      expect(Math.max(...counted.rows)).toBeLessThanOrEqual(MOST_ROWS);
      expect(counted.rows.reduce((sum, rows) => sum + rows)).toBeGreaterThan(MANY);
    });
  });

  it("lets others write while it publishes", async () => {
    const settings = createSettingStore(database);
    const state = { isPublished: false };
    const publishing = store.publish("one", many(MANY)).finally(() => (state.isPublished = true));
    let written = 0;
    for (; !state.isPublished; written += 1) await settings.set("lead", String(written));
    await publishing;
    expect(written).toBeGreaterThan(4);
  });

  it("shows none of what it wrote when it fails, leaves no trace, and can be repeated", async () => {
    await store.publish("one", many(600), about(1));
    await outboxOf(database).register();
    const rows = toRows("one", many(MANY, { price: 7 }));
    const [edit, again] = [await store.edit("one"), await store.edit("one")];
    const difference = { added: rows.slice(600), changed: rows.slice(0, 600), removed: [], unchanged: 0 };
    const failing = reading(difference.added, MANY - 601, () => {
      throw new Error("the disk is gone");
    });
    await expect(edit.publish({ ...difference, added: failing }, about(2))).rejects.toThrow(
      "the disk is gone",
    );
    expect(await stockOf()).toEqual(many(600));
    expect([await rowCount(), await waiting(), await store.version()]).toEqual([600, [], 1]);
    expect(await createStockHistory(database).list()).toHaveLength(1);
    expect(await again.publish(difference, about(2))).toMatchObject({
      added: MANY - 600,
      changed: 600,
      version: 2,
    });
    expect((await stockOf()).map(({ price }) => price)).toEqual(many(MANY).map(() => 7));
  });

  it("undoes what a process left that ended while it wrote", async () => {
    await store.publish("one", many(3));
    const draft = await beginDraft(database.queries, "one", 1);
    const left = toRows("one", [vehicleWith(2, { price: 9 }), vehicleWith(50)]);
    await database.queries
      .transaction()
      .execute((transaction) =>
        putRows(transaction, "one", rowsFrom("one", draft?.number ?? 0, left.slice(1))),
      );
    await database.queries
      .updateTable("stock_row")
      .set({ until_edition: draft?.number ?? 0 })
      .where("id", "=", 2n)
      .execute();
    expect(await stockOf()).toEqual(many(3));
    expect(await store.findById("50")).toBeNull();
    expect(await store.countByDealership()).toEqual(new Map([["one", 3]]));
    await store.publish("one", [...many(3), vehicleWith(4)]);
    expect((await stockOf()).map(({ id }) => id)).toEqual(["1", "2", "3", "4"]);
    expect(await rowCount()).toBe(4);
  });

  it("has what it replaced deleted, and indexes told, by whoever comes next where its process ended", async () => {
    await store.publish("one", many(600));
    await outboxOf(database).register();
    const counted = countedTransactions(database);
    counted.failAt(/^(?:delete from "stock_row"|insert into "search_change")/);
    const next = [...many(598), vehicleWith(1_000)].map((vehicle, at) =>
      at === 0 ? { ...vehicle, price: 3 } : vehicle,
    );
    await createStockStore(counted.database).publish("one", next);
    expect(await stockOf()).toEqual(next);
    expect(await rowCount()).toBe(602);
    const outbox = outboxOf(database);
    expect((await outbox.lag()).waiting).toBe(4);
    expect(await waiting()).toEqual(["1", "599", "600", "1000"]);
    expect(await rowCount()).toBe(599);
  });

  it("leaves one whole stock where several publish the same dealership's at once", async () => {
    const priced = (price: number) => many(300 + price, { price });
    const others = [createStockStore(database), createStockStore(database)];
    await Promise.all([store, ...others].map((one, price) => one.publish("one", priced(price + 1))));
    const found = await stockOf();
    expect(found).toEqual(priced(found[0]?.price ?? 0));
    expect(await rowCount()).toBe(found.length);
  });

  it("is not published over a push that came while it was written", async () => {
    await store.publish("one", many(MANY));
    const edit = await store.edit("one");
    const pushed = { vehicles: [vehicleWith(2, { price: 1 })], removed: [] };
    const touched = { ids: ["2"], stocknums: [], vins: [] };
    let push: Promise<unknown> = Promise.resolve();
    const changed = reading(toRows("one", many(MANY, { price: 8 })), 1, () => {
      push = store.change("one", touched, () => pushed, { ...about(2), kind: "push" });
    });
    expect(await edit.publish({ added: [], changed, removed: [], unchanged: 0 })).toBeNull();
    await push;
    expect((await stockOf()).filter(({ price }) => price !== null)).toEqual(pushed.vehicles);
    expect(await rowCount()).toBe(MANY);
  });

  describe("written ahead", () => {
    const rows = toRows("one", many(MANY));
    const unchanged = { changed: [], removed: [], unchanged: 0 };
    const aheadOf = async (some: readonly StockDocument[]) => {
      const edit = await store.edit("one");
      const ahead = edit.writeAhead(about(1).at);
      for (const row of some) ahead.add(row);
      return { edit, ahead };
    };

    it("is published with what was not written and what is otherwise by then; exchanged paths too", async () => {
      await store.publish("one", [vehicleWith(1)], about(1));
      await store.publish("one", [], about(2));
      const { edit } = await aheadOf(rows.slice(0, 1_100));
      const wanted = many(MANY).map((vehicle, at) => ({
        ...vehicle,
        ...(at === 3 ? { slug: "vehicle-5", price: 9 } : at === 4 ? { slug: "vehicle-4" } : {}),
      }));
      const added = toRows("one", wanted).map((row, at) => (at === 3 || at === 4 ? row : (rows[at] ?? row)));
      expect(await edit.publish({ added, ...unchanged }, about(3))).toMatchObject({
        added: MANY,
        version: 3,
      });
      expect(await stockOf()).toEqual(wanted);
      expect(await rowCount()).toBe(MANY);
      await createStockHistory(database).rollback(2, about(4).at);
      expect(await stockOf()).toEqual([]);
    });

    it("is written anew where what was written is not among it", async () => {
      const { edit } = await aheadOf(rows.slice(0, 600));
      expect(await edit.publish({ added: rows.slice(300), ...unchanged }, about(1))).toBeNull();
      expect([await rowCount(), await store.version()]).toEqual([0, 0]);
    });

    it("leaves no trace when it is dropped, and can be dropped after it was published", async () => {
      const refused = await aheadOf(rows.slice(0, 600));
      await refused.ahead.drop();
      expect([await rowCount(), await store.version()]).toEqual([0, 0]);
      const { edit, ahead } = await aheadOf(rows);
      await edit.publish({ added: rows, ...unchanged }, about(1));
      await ahead.drop();
      expect(await stockOf()).toEqual(many(MANY));
    });

    it("tells its fault when it is published, not before", async () => {
      await store.publish("two", [vehicleWith(9_000, { dealership_id: "two", slug: "vehicle-7" })]);
      const { edit } = await aheadOf(rows.slice(0, 600));
      await expect(edit.publish({ added: rows.slice(0, 600), ...unchanged }, about(1))).rejects.toThrow(
        SlugTakenError,
      );
      expect(await rowCount()).toBe(1);
    });

    it("is nothing where something else was published meanwhile", async () => {
      const { edit } = await aheadOf(rows.slice(0, 600));
      const pushed = { vehicles: [vehicleWith(2, { price: 1 })], removed: [] };
      const touched = { ids: ["2"], stocknums: [], vins: [] };
      await store.change("one", touched, () => pushed, { ...about(2), kind: "push" });
      expect(await edit.publish({ added: rows.slice(0, 600), ...unchanged }, about(1))).toBeNull();
      expect(await stockOf()).toEqual(pushed.vehicles);
      expect(await rowCount()).toBe(1);
    });
  });

  it("refuses a path that another vehicle of the dealership keeps", async () => {
    await store.publish("one", many(2));
    const edit = await store.edit("one");
    const added = toRows("one", [vehicleWith(3, { slug: "vehicle-1" })]);
    await expect(edit.publish({ added, changed: [], removed: [], unchanged: 2 })).rejects.toThrow(
      /"vehicle-1"/,
    );
    expect(await rowCount()).toBe(2);
  });
}
