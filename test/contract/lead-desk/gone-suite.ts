import { expect, it } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Database } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { newLead } from "../../fixtures/lead";
import { vehicleWith } from "../../fixtures/vehicle";
import { bookingsOn, ELEVEN, NINE, subjects } from "./booking-world";

const HOUR = 60;
const SOLD = { carId: "7", status: "sold", goneAt: null, standsAt: [] } as const;

/** What every database does with test drives whose vehicle leaves the stock. `open` gives a migrated, empty one. */
export function goneContract(open: () => Promise<Database>): void {
  it("is called off when its vehicle is sold: shopper and dealer told once, time given back, no reminder", async () => {
    const database = await open();
    const { config, sent, drives, book, taken, due, find, at } = bookingsOn(database, ["email"]);
    const leadId = await book("form-1.1", NINE, "7");
    const other = await book("form-2.1", ELEVEN, "8");
    await due();
    expect([...(await drives.driven())].sort()).toEqual(["7", "8"]);
    await drives.gone(SOLD);
    await drives.gone(SOLD);
    await drives.gone({ ...SOLD, goneAt: new Date("2026-11-01T00:00:00Z") });
    expect(await taken()).toEqual(["2026-11-26T11:00 1"]);
    expect((await find(leadId)).booking).toMatchObject({ ...NINE, state: "cancelled" });
    expect((await find(other)).booking).toMatchObject({ ...ELEVEN, state: "kept" });
    const { mails, posts } = await due();
    expect(subjects(mails)).toEqual([
      "Vehicle gone: Test drive: Mia O’Neill, Wed, 25 Nov, 9:00 am",
      "Your test drive cannot take place: its vehicle is gone (Yard Motors)",
    ]);
    const [dealers, letter] = ["Vehicle gone", "Your test drive"].map((word) =>
      mails.find(({ subject }) => subject.startsWith(word)),
    );
    expect(letter?.text).toContain("please do not set out");
    expect(letter?.text).toContain("Choose another vehicle");
    expect(letter?.text).toContain("https://www.yard.example/book-test-drive\n");
    expect(letter?.text).toContain("https://www.yard.example/my/");
    expect(letter?.attachments.map(({ text }) => text.match(/^(?:METHOD|SEQUENCE|STATUS):\w+/gm))).toEqual([
      ["METHOD:CANCEL", "SEQUENCE:1", "STATUS:CANCELLED"],
    ]);
    expect(dealers?.text).toContain("Status of the vehicle: sold");
    expect(dealers?.attachments[0]?.text).toContain("<adf>");
    expect(posts).toMatchObject([
      { data: { booking_held: false, booking_status: "VehicleGone", vehicle_status: "sold" } },
    ]);
    at("2026-11-24T02:00:00.000Z");
    expect((await due()).mails, "no reminder").toEqual([]);
    expect(await sent.move(config, leadId, { day: "2026-11-27", time: "10:00" })).toBe("over");
    expect((await due()).mails).toEqual([]);
    await database.close();
  });

  it("stands while its vehicle has been missing for a short while only, and is called off after that", async () => {
    const database = await open();
    const { drives, book, due, find, later } = bookingsOn(database, []);
    const leadId = await book("form-1.1", NINE, "7");
    await due();
    const goneAt = new Date("2026-11-20T02:00:00.000Z");
    const missing = { ...SOLD, status: "withdrawn", goneAt } as const;
    await drives.gone({ ...SOLD, goneAt });
    later(HOUR);
    await drives.gone(missing);
    expect((await find(leadId)).booking).toMatchObject({ state: "kept" });
    expect((await due()).mails).toEqual([]);
    later(HOUR);
    await drives.gone(missing);
    expect((await find(leadId)).booking).toMatchObject({ state: "cancelled" });
    expect((await due()).posts).toMatchObject([{ data: { vehicle_status: "withdrawn" } }]);
    await database.close();
  });

  it("leaves alone what is over or cancelled, what was only begun, and the drive of who bought the vehicle", async () => {
    const database = await open();
    const { config, desk, drives, sent, book, due, find, at } = bookingsOn(database, []);
    const cancelled = await book("form-1.1", ELEVEN, "7");
    await sent.cancel(config, cancelled);
    const fields = { booking_date: NINE.day, booking_time: NINE.time };
    const drive = newLead({ kind: "testDrive", category: null, carId: "7", fields });
    await desk.begin({ ...drive, submissionKey: "form-2.begun" });
    await desk.submit({ ...drive, submissionKey: "form-3.1", suspicion: "a robot" });
    const buyer = { ...drive.contact, email: "rae@example.com", phone: null };
    const { leadId: own } = await desk.submit({ ...drive, submissionKey: "form-4.1", contact: buyer });
    expect((await find(own)).hasOrdered).toBe(false);
    const order = { kind: "reservation" as const, fields: { status: "held" }, submissionKey: "order-1" };
    await desk.submit({ ...drive, ...order, contact: { ...buyer, email: "Rae@example.com" } });
    await due(["crm", "hook"]);
    const changes = () =>
      database.queries
        .selectFrom("lead_change")
        .select("document")
        .where("document", "like", "%Gone%")
        .execute();
    await drives.gone(SOLD);
    expect(await changes()).toEqual([]);
    expect((await find(own)).hasOrdered, "the page knows it as the watch does").toBe(true);
    const { leadId: other } = await desk.submit({ ...drive, submissionKey: "form-5.1" });
    expect((await find(other)).hasOrdered).toBe(false);
    at("2026-11-25T09:00:00.000Z");
    await drives.gone(SOLD);
    expect(await changes(), "over").toEqual([]);
    at("2026-11-20T03:00:00.000Z");
    await drives.gone(SOLD);
    expect(await changes()).toHaveLength(1);
    await database.close();
  });

  it("stands where the dealer has moved the vehicle to another yard of theirs, and not where another dealer has it", async () => {
    const database = await open();
    const { config, drives, book, find } = bookingsOn(database, []);
    const leadId = await book("form-1.1", NINE, "7");
    const own = config.site.dealerships.map(({ id }) => id);
    expect(own).not.toEqual([]);
    await drives.gone({ ...SOLD, standsAt: own });
    expect((await find(leadId)).booking).toMatchObject({ state: "kept" });
    await drives.gone({ ...SOLD, standsAt: ["somebody-else"] });
    expect((await find(leadId)).booking).toMatchObject({ state: "cancelled" });
    await database.close();
  });

  it("is shown as it is reminded of: it stands where another yard of the dealer has its vehicle", async () => {
    const database = await open();
    const { config, book, find, at } = bookingsOn(database, []);
    const [id = ""] = config.site.dealerships.map((one) => one.id);
    const stock = createStockStore(database);
    const car = vehicleWith(7, { dealership_id: id, vin: "JM0KF4W2A00000007" });
    const elsewhere = async () => (await find(leadId)).standsElsewhere;
    await stock.publish(id, [car]);
    const leadId = await book("form-1.1", ELEVEN, "7");
    expect(await elsewhere(), "in the stock").toBe(false);
    await stock.publish(id, []);
    expect(await elsewhere(), "nowhere").toBe(false);
    await stock.publish("somebody-else", [{ ...car, id: "8", dealership_id: "somebody-else" }]);
    expect(await elsewhere(), "another dealer's").toBe(false);
    await stock.publish(id, [{ ...car, id: "9", slug: "vehicle-9" }]);
    expect(await elsewhere(), "another yard's").toBe(true);
    at("2026-11-27T01:00:00.000Z");
    expect(await elsewhere(), "over").toBe(false);
    await database.close();
  });

  it("keeps its reminder back while its vehicle is missing, and sends it once it is there again", async () => {
    const database = await open();
    const { config, book, desk, due, at } = bookingsOn(database, ["email"]);
    const [id = ""] = config.site.dealerships.map((one) => one.id);
    const stock = createStockStore(database);
    const car = vehicleWith(7, { dealership_id: id, vin: "JM0KF4W2A00000007" });
    const publish = (cars: readonly Vehicle[], dealership = id) => stock.publish(dealership, cars);
    const reminders = async () => (await due()).mails.filter(({ subject }) => /^Reminder/.test(subject));
    await publish([car]);
    await book("form-1.1", ELEVEN, "7");
    await due();
    await publish([]);
    at("2026-11-25T01:00:00.000Z");
    expect(await reminders(), "missing").toEqual([]);
    await publish([{ ...car, status: "sold" }]);
    at("2026-11-25T01:06:00.000Z");
    expect(await reminders(), "sold").toEqual([]);
    await publish([car]);
    expect(await reminders(), "tried every few minutes").toEqual([]);
    at("2026-11-25T01:12:00.000Z");
    expect(await reminders()).toHaveLength(1);
    await publish([]);
    at("2026-11-25T23:00:00.000Z");
    expect(await reminders(), "missing two hours before").toEqual([]);
    const order = newLead({ kind: "reservation", carId: "7", fields: { status: "held" } });
    await desk.submit({ ...order, submissionKey: "order-1" });
    at("2026-11-25T23:06:00.000Z");
    expect(await reminders(), "who has reserved it comes").toHaveLength(1);
    await database.close();
  });

  it("sends a reminder that was kept back into the night the next morning, or just before the night", async () => {
    const database = await open();
    const { config, book, due, at } = bookingsOn(database, ["email"]);
    const [id = ""] = config.site.dealerships.map((one) => one.id);
    const stock = createStockStore(database);
    const car = vehicleWith(7, { dealership_id: id, vin: "JM0KF4W2A00000007" });
    const reminders = async () => (await due()).mails.filter(({ subject }) => /^Reminder/.test(subject));
    await stock.publish(id, [car]);
    await book("form-1.1", NINE, "7");
    await book("form-2.1", { day: "2026-11-24", time: "21:30" }, "7");
    await due();
    at("2026-11-23T23:00:00.000Z");
    await reminders();
    await stock.publish(id, []);
    at("2026-11-24T09:30:00.000Z");
    expect(await reminders(), "half past seven").toEqual([]);
    at("2026-11-24T09:57:00.000Z");
    expect(await reminders(), "missing still").toEqual([]);
    await stock.publish(id, [car]);
    at("2026-11-24T09:58:00.000Z");
    const evening = await reminders();
    expect(subjects(evening)).toEqual([
      expect.stringContaining("today, Tuesday, 24 November 2026, 9:30 pm"),
      expect.stringContaining("tomorrow, Wednesday, 25 November 2026, 9:00 am"),
    ]);
    await book("form-3.1", { day: "2026-11-27", time: "09:30" }, "7");
    await due();
    at("2026-11-26T09:30:00.000Z");
    await stock.publish(id, []);
    expect(await reminders()).toEqual([]);
    at("2026-11-26T10:05:00.000Z");
    await stock.publish(id, [car]);
    expect(await reminders(), "night").toEqual([]);
    at("2026-11-26T22:00:00.000Z");
    expect(subjects(await reminders())).toEqual([
      expect.stringContaining("today, Friday, 27 November 2026, 9:30 am"),
    ]);
    await database.close();
  });

  it("asks for no vehicle of drives that lie far behind", async () => {
    const database = await open();
    const { drives, book, at } = bookingsOn(database, []);
    await book("form-1.1", NINE, "7");
    at("2027-01-19T02:00:00.000Z");
    expect(await drives.driven()).toEqual(["7"]);
    at("2027-01-21T02:00:00.000Z");
    expect(await drives.driven()).toEqual([]);
    await database.close();
  });
}
