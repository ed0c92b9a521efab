import { randomBytes } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { expect, it } from "vitest";
import {
  type AppointmentRequest,
  createAppointments,
  type TakenQuery,
} from "~/infra/db/forms/appointments.server";
import type { Database } from "~/infra/db/database.server";
import { createFormFiles } from "~/infra/db/forms/form-files.server";
import { createLeadDesk } from "~/infra/leads/lead-desk.server";
import { createPrizeDraws, type DrawEntry } from "~/infra/db/forms/prize-draws.server";
import { newLead } from "../../fixtures/lead";

const MB = 1024 * 1024;
const AT = "2026-11-21T02:00:00.000Z";
const drive = (key: string, changes: Partial<AppointmentRequest> = {}): AppointmentRequest => ({
  tenant: "yard",
  locationId: "moorooka",
  startsAt: "2026-11-23T09:00",
  beginsAt: "2026-11-22T23:00:00.000Z",
  carId: null,
  capacity: 1,
  submissionKey: key,
  at: AT,
  ...changes,
});
const days = (changes: Partial<TakenQuery> = {}): TakenQuery => ({
  tenant: "yard",
  locationId: "moorooka",
  carId: null,
  from: "2026-11-22",
  to: "2026-11-24",
  formKey: null,
  ...changes,
});
const turn = (person: string, changes: Partial<DrawEntry> = {}): DrawEntry => ({
  tenant: "yard",
  campaign: "spring",
  contacts: [person],
  submissionKey: `form of ${person}`,
  prizes: [
    { id: "big", weight: 1, quantity: 1 },
    { id: "small", weight: 9, quantity: null },
  ],
  at: AT,
  random: () => 0,
  ...changes,
});

const isBytes = (value: unknown): value is Uint8Array | ArrayBuffer =>
  value instanceof Uint8Array || value instanceof ArrayBuffer;

/** The database's queries, and the sizes of all bytes that they bring. */
function watched({ queries }: Database) {
  const read: number[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      for (const row of result.rows)
        for (const value of Object.values(row)) if (isBytes(value)) read.push(value.byteLength);
      return result;
    },
  };
  return { queries: queries.withPlugin(plugin), read };
}

/** What every database does with test drives, draws and files. `open` gives a migrated, empty one. */
export function formDeskContract(open: () => Promise<Database>): void {
  it("gives one time to one shopper, whoever else asks at the same moment", async () => {
    const database = await open();
    const { book, taken } = createAppointments(database);
    const asked = Array.from({ length: 12 }, (_, index) => book(drive(`k${index}`, { capacity: 3 })));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(3);
    const { counts } = await taken(days({ from: "2026-11-23", to: "2026-11-23" }));
    expect([...counts]).toEqual([["2026-11-23T09:00", 3]]);
    await database.close();
  });

  it("books once for a form sent twice, and gives back what was not kept", async () => {
    const database = await open();
    const { book, release } = createAppointments(database);
    expect([await book(drive("a")), await book(drive("a")), await book(drive("b"))]).toEqual([
      true,
      true,
      false,
    ]);
    await release("other", "a");
    expect(await book(drive("b"))).toBe(false);
    await release("yard", "a");
    expect(await book(drive("b"))).toBe(true);
    await database.close();
  });

  it("keeps files within each dealer's share and all dealers' together, and says how much they take", async () => {
    const database = await open();
    const { keep, used, purge } = createFormFiles(database, 1_000);
    const file = (size: number) => ({ name: "cv.pdf", bytes: new Uint8Array(size) });
    expect(await keep("yard", "a", file(400), AT, 500)).not.toBeNull();
    expect(await keep("yard", "b", file(101), AT, 500), "its share").toBeNull();
    expect(await keep("yard", "c", file(100), AT, 500), "exactly its share").not.toBeNull();
    expect(await keep("other", "d", file(501), AT, 900), "all together").toBeNull();
    expect(await keep("other", "e", file(500), AT, 900)).not.toBeNull();
    expect(Object.fromEntries(await used())).toEqual({ yard: 500, other: 500 });
    expect(await keep("yard", "a", file(400), AT, 500), "the same form again").not.toBeNull();
    await purge("2026-11-22T00:00:00.000Z");
    expect([...(await used())]).toEqual([]);
    await database.close();
  });

  it("knows a form that is sent again, also with another message, and takes no second seat for it", async () => {
    const database = await open();
    const { book, taken } = createAppointments(database);
    const two = { capacity: 2, carId: "7" };
    expect(await book(drive("form.first", two))).toBe(true);
    expect(await book(drive("form.other", two))).toBe(true);
    expect(await book(drive("form2.first", two)), "the vehicle is away").toBe(false);
    const own = await taken(days({ carId: "7", formKey: "form" }));
    expect([own.counts.size, own.car.size]).toEqual([0, 0]);
    const others = await taken(days({ carId: "7", formKey: "form2" }));
    expect([[...others.counts.values()], others.car.size]).toEqual([[1], 1]);
    await database.close();
  });

  it("gives no time back whose lead is kept", async () => {
    const database = await open();
    const { book, release } = createAppointments(database);
    const desk = createLeadDesk({
      database,
      clock: { now: () => new Date(AT) },
      sinksFor: () => [],
      sells: () => true,
      onPosted: () => undefined,
      onFault: () => undefined,
    });
    await book(drive("a"));
    await desk.submit(newLead({ tenant: "yard", submissionKey: "a" }));
    await release("yard", "a");
    expect(await book(drive("b"))).toBe(false);
    await database.close();
  });

  it("lets one vehicle be driven by one shopper at a time, wherever", async () => {
    const database = await open();
    const { book, taken } = createAppointments(database);
    expect(await book(drive("a", { carId: "7", capacity: 2 }))).toBe(true);
    expect(await book(drive("b", { carId: "7", capacity: 2 }))).toBe(false);
    expect(await book(drive("c", { carId: "7", locationId: "rocklea" }))).toBe(false);
    expect(await book(drive("d", { carId: "8", capacity: 2 }))).toBe(true);
    const { car, counts } = await taken(days({ locationId: "rocklea", carId: "7" }));
    expect([[...car], counts.size]).toEqual([["2026-11-22T23:00:00.000Z"], 0]);
    const perth = { locationId: "perth", carId: "7" };
    const early = { ...perth, startsAt: "2026-11-23T07:00" };
    expect(await book(drive("e", early)), "the same moment on other clocks").toBe(false);
    const later = { ...perth, beginsAt: "2026-11-23T01:00:00.000Z" };
    expect(await book(drive("f", later)), "the same clock two hours later").toBe(true);
    expect((await taken(days({ tenant: "other", carId: "7" }))).car.size).toBe(0);
    await database.close();
  });

  it("gives a person one turn, and no prize more often than there are", async () => {
    const database = await open();
    const { draw } = createPrizeDraws(database, "secret");
    const drawn = await Promise.all(Array.from({ length: 6 }, (_, index) => draw(turn(`p${index}`))));
    expect(drawn.filter(({ prizeId }) => prizeId === "big")).toHaveLength(1);
    expect(await draw(turn("p0", { submissionKey: "another form" }))).toEqual({
      prizeId: drawn[0]?.prizeId,
      isNew: false,
    });
    expect(await draw(turn("p0")), "sent again").toEqual({ prizeId: drawn[0]?.prizeId, isNew: true });
    expect(await draw(turn("p0", { campaign: "autumn" }))).toEqual({ prizeId: "big", isNew: true });
    expect(await draw(turn("p9", { prizes: [] }))).toEqual({ prizeId: null, isNew: true });
    await database.close();
  });

  it("knows whoever drew by the number or the address, and counts each turn once", async () => {
    const database = await open();
    const { draw } = createPrizeDraws(database, "secret");
    const prizes = [{ id: "tank", weight: 1, quantity: 2 }];
    const lea = { contacts: ["+61412100101", "lea@shopper.example"], prizes };
    expect(await draw(turn("lea", lea))).toEqual({ prizeId: "tank", isNew: true });
    expect(await draw(turn("lea", lea)), "sent again").toEqual({ prizeId: "tank", isNew: true });
    const another = { ...lea, contacts: ["+61412100102", "lea@shopper.example"], submissionKey: "b" };
    expect(await draw(turn("lea", another))).toEqual({ prizeId: "tank", isNew: false });
    const byPhone = { ...lea, contacts: ["+61412100101", "other@shopper.example"], submissionKey: "c" };
    expect(await draw(turn("lea", byPhone))).toEqual({ prizeId: "tank", isNew: false });
    expect(await draw(turn("ben", { prizes })), "the second of two").toEqual({
      prizeId: "tank",
      isNew: true,
    });
    expect(await draw(turn("cat", { prizes })), "none is left").toEqual({ prizeId: null, isNew: true });
    await database.close();
  });

  it("keeps a file once for a submission, for its dealer alone, until it is purged", async () => {
    const database = await open();
    const { keep, find, purge } = createFormFiles(database, 1_000);
    const file = { name: "résumé.pdf", bytes: new Uint8Array([0, 1, 254, 255]) };
    const id = String(await keep("yard", "a", file, AT, 1_000));
    expect(await keep("yard", "a", file, AT, 1_000)).toBe(id);
    expect([...((await find("yard", id))?.bytes ?? [])]).toEqual([0, 1, 254, 255]);
    expect(await find("other", id)).toBeNull();
    await purge("2026-11-22");
    expect(await find("yard", id)).toBeNull();
    await database.close();
  });

  it("keeps a large file as its bytes, and reads it in pieces that hold up nobody", async () => {
    const database = await open();
    const { queries, read } = watched(database);
    const { keep, find } = createFormFiles({ ...database, queries }, 20 * MB);
    const bytes = new Uint8Array(randomBytes(5 * MB + 3)).subarray(2);
    const id = String(await keep("yard", "a", { name: "a.pdf", bytes }, AT, 10 * MB));
    const found = await find("yard", id);
    expect(Buffer.compare(found?.bytes ?? new Uint8Array(), bytes)).toBe(0);
    expect([Math.max(...read), read.length]).toEqual([MB / 2, 11]);
    const row = database.queries.selectFrom("form_file").select("content").where("id", "=", id);
    const { content } = await row.executeTakeFirstOrThrow();
    expect([isBytes(content), content.byteLength]).toEqual([true, 5 * MB + 1]);
    await database.close();
  });

  it("keeps files up to a dealer's room and up to that of all, and says when there is none", async () => {
    const database = await open();
    const { keep, purge, used } = createFormFiles(database, 100);
    const sized = (length: number) => ({ name: "cv.pdf", bytes: new Uint8Array(length) });
    expect(await used()).toEqual(new Map());
    const first = await keep("yard", "a", sized(60), AT, 80);
    expect(first).not.toBeNull();
    expect(await keep("yard", "b", sized(21), AT, 80), "beyond the dealer's").toBeNull();
    expect(await keep("yard", "a", sized(60), AT, 80), "sent again").toBe(first);
    expect(await keep("yard", "b", sized(20), AT, 80), "exactly").not.toBeNull();
    expect(await keep("other", "c", sized(21), AT, 80), "beyond that of all").toBeNull();
    expect(await keep("other", "c", sized(20), AT, 80)).not.toBeNull();
    expect(await used()).toEqual(
      new Map([
        ["other", 20],
        ["yard", 80],
      ]),
    );
    await purge("2026-11-22");
    expect([await keep("yard", "d", sized(80), AT, 80), (await used()).get("yard")]).toEqual([
      expect.any(String),
      80,
    ]);
    await database.close();
  });
}
