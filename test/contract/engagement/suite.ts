import { expect, it } from "vitest";
import type { Database } from "~/infra/db/database.server";
import { createEventCounts } from "~/infra/db/counts/event-counts.server";
import { readCounts } from "~/infra/db/counts/read-counts.server";
import { createEngagement } from "~/infra/db/counts/engagement.server";

const view = (changes: Partial<Record<"car_id" | "day" | "visitor", string>> = {}) => ({
  car_id: "7",
  day: "2026-11-21",
  visitor: "203.0.113.9",
  ...changes,
});

/** What every database does with reveals and views. `open` gives a migrated, empty one. */
export function engagementContract(open: () => Promise<Database>): void {
  it("counts a person once a day for a vehicle", async () => {
    const database = await open();
    const { countView } = createEngagement(database);
    expect(await countView(view())).toBe(1);
    expect(await countView(view()), "a reload").toBe(1);
    expect(await countView(view({ visitor: "203.0.113.10" }))).toBe(2);
    expect(await countView(view({ car_id: "8" })), "another vehicle").toBe(1);
    expect(await countView(view({ day: "2026-11-22" })), "the next day").toBe(3);
    await database.close();
  });

  it("keeps neither addresses nor yesterday's visitors", async () => {
    const database = await open();
    const { countView } = createEngagement(database);
    await countView(view());
    await countView(view({ day: "2026-11-22" }));
    const rows = await database.queries.selectFrom("day_visitor").selectAll().execute();
    expect(rows.map(({ day }) => day)).toEqual(["2026-11-22"]);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
    await database.close();
  });

  it("counts no more than so much a day for one address, and keeps no more of it", async () => {
    const database = await open();
    const { countView } = createEngagement(database, 5);
    const { count } = createEventCounts(database, 5);
    for (let car = 0; car < 3; car += 1) await countView(view({ car_id: String(car) }));
    const event = { tenant: "a", website_id: "a", event_id: 4, car_id: "7", day: "2026-11-21" };
    for (const car of ["7", "7", "8", "9", "10"]) await count({ ...event, car_id: car }, "203.0.113.9");
    expect(await countView(view({ car_id: "new" }))).toBe(0);
    const rows = await database.queries.selectFrom("event_count").selectAll().execute();
    expect(rows.map(({ car_id: car, times }) => [car, times]).sort()).toEqual([
      ["7", 1],
      ["8", 1],
    ]);
    const kept = await database.queries.selectFrom("day_visitor").selectAll().execute();
    expect(kept).toHaveLength(5);
    expect(await countView(view({ car_id: "new", visitor: "203.0.113.10" })), "another address").toBe(1);
    await database.close();
  });

  it("counts visitors that arrive together", async () => {
    const database = await open();
    const { countView } = createEngagement(database);
    await Promise.all(
      Array.from({ length: 12 }, (_, one) => countView(view({ visitor: `visitor ${one % 6}` }))),
    );
    expect(await countView(view({ visitor: "visitor 0" }))).toBe(6);
    await database.close();
  });

  it("keeps a number's reveal with vehicle, dealership and site (CALL-13)", async () => {
    const database = await open();
    const reveal = {
      tenant: "test-cars",
      website_id: "test-cars",
      dealership_id: "one",
      car_id: "7",
      at: "2026-11-21T00:00:00.000Z",
    };
    const { recordReveal } = createEngagement(database);
    for (let time = 0; time < 5; time += 1) await recordReveal(reveal, "203.0.113.9");
    const rows = await database.queries.selectFrom("phone_reveal").selectAll().execute();
    expect(rows.map(({ id, ...rest }) => [id === "", rest])).toEqual([[false, reveal]]);
    await recordReveal(reveal, "203.0.113.10");
    await recordReveal({ ...reveal, car_id: "8" }, "203.0.113.9");
    await recordReveal({ ...reveal, at: "2026-11-22T00:00:00.000Z" }, "203.0.113.9");
    const all = await database.queries.selectFrom("phone_reveal").selectAll().execute();
    expect(all).toHaveLength(4);
    await database.close();
  });

  it("reads how often what happened, by dealer and event, from a day on", async () => {
    const database = await open();
    const { count } = createEventCounts(database);
    const { recordReveal } = createEngagement(database);
    const event = { tenant: "b", website_id: "b", event_id: 25, car_id: "7", day: "2026-11-21" };
    for (const day of ["2026-11-20", "2026-11-21", "2026-11-22"]) await count({ ...event, day });
    await count({ ...event, car_id: "8" });
    await count({ ...event, event_id: 9_999, car_id: "" });
    const reveal = { tenant: "a", website_id: "a", dealership_id: "one", car_id: "7" };
    for (const visitor of ["one", "two"])
      await recordReveal({ ...reveal, at: "2026-11-21T03:00:00.000Z" }, visitor);
    expect(await readCounts(database, {})).toEqual([
      { tenant: "a", event: "numberShown", car: "7", times: 2 },
      { tenant: "b", event: "9999", car: "", times: 1 },
      { tenant: "b", event: "call", car: "7", times: 3 },
      { tenant: "b", event: "call", car: "8", times: 1 },
    ]);
    const since = "2026-11-21T00:00:00.000Z";
    expect((await readCounts(database, { tenant: "b", since })).map(({ times }) => times)).toEqual([1, 2, 1]);
    expect(await readCounts(database, { since: "2026-11-23T00:00:00.000Z" })).toEqual([]);
    await database.close();
  });

  it("counts events by dealer, day and vehicle, those that arrive together too (OPEN-122)", async () => {
    const database = await open();
    const { count } = createEventCounts(database);
    const event = { tenant: "a", website_id: "a", event_id: 4, car_id: "7", day: "2026-11-21" };
    await Promise.all(Array.from({ length: 5 }, () => count(event)));
    const others = [{ tenant: "b" }, { event_id: 25 }, { car_id: "" }, { day: "2026-11-22" }];
    for (const change of others) await count({ ...event, ...change });
    const rows = await database.queries.selectFrom("event_count").selectAll().execute();
    expect(rows.map(({ times }) => times).sort()).toEqual([1, 1, 1, 1, 5]);
    expect(rows).toContainEqual({ ...event, times: 5 });
    await database.close();
  });
}
