import { expect, it } from "vitest";
import type { NewLead } from "~/domain/lead/lead";
import type { Database } from "~/infra/db/database.server";
import { newLead } from "../../fixtures/lead";
import { plainWords } from "../../fixtures/shopper-letters";
import { vehicleWith } from "../../fixtures/vehicle";
import { bookingsOn, NINE } from "./booking-world";

const SEVEN = vehicleWith(7, { dealership_id: "yard" });
const RESERVED = { vehicle_status: "reserved" };

/** A dealer's and its sister's leads about one vehicle. */
function asking(database: Database) {
  const world = bookingsOn(database, []);
  const ask = async (email: string, changes: Partial<NewLead> = {}) => {
    const contact = { name: "Ada", lastName: null, email, phone: null, postcode: null };
    const lead = newLead({ category: null, carId: "7", fields: RESERVED, contact, ...changes });
    return (await world.desk.submit(lead)).leadId;
  };
  /** To whom mails went, and what they are called. */
  const told = async () =>
    (await world.due()).mails
      .map(({ to: [one], subject }) => `${one?.address}: ${plainWords(subject)}`)
      .sort();
  return { ...world, ask, told };
}

const RAE = { name: "Rae", lastName: null, email: "rae@shopper.example", phone: null, postcode: null };
/** An order of hers on the vehicle, which ends at that moment. */
const orderOf = (id: string, endedAt = "2026-11-20T02:00:00.000Z") => ({
  ...{ id, tenant: "yard", carId: "7", contact: RAE, endedAt },
});
const FREE = "The vehicle that you asked about is free again (Yard Motors)";

/** What every database does with those who wait for a vehicle that the dealer's own stock had reserved. `open` gives a migrated, empty one. */
export function freeContract(open: () => Promise<Database>): void {
  it("tells who waits for a vehicle once that it is free, at each dealer who shows it, and each dealer of its own", async () => {
    const database = await open();
    const { drives, ask, told, find, later } = asking(database);
    const asked = await ask("mia@shopper.example");
    await ask("mia@shopper.example");
    await ask("zoe@shopper.example", { tenant: "sister", dealershipId: null });
    await ask("free@shopper.example", { fields: { vehicle_status: "in_stock" } });
    await ask("own@shopper.example", { fields: { ...RESERVED, reserved_by_shopper: "true" } });
    await ask("trade@shopper.example", { kind: "tradeIn" });
    await told();
    later(60);
    expect(await drives.awaited()).toEqual(["7"]);
    await drives.free(vehicleWith(7, { dealership_id: "of others" }));
    expect(await told(), "a vehicle that neither dealer lists").toEqual([]);
    await Promise.all([drives.free(SEVEN), drives.free(SEVEN)]);
    expect(await told()).toEqual([
      "crm@yard.example: Free again: Enquiry: Ada",
      "crm@yard.example: Free again: Enquiry: Ada",
      "mia@shopper.example: The vehicle that you asked about is free again (Yard Motors)",
      "zoe@shopper.example: The vehicle that you asked about is free again (Sister Cars)",
    ]);
    expect((await find(asked)).lead.fields["vehicle_status"]).toBe("in_stock");
    expect(await drives.awaited()).toEqual([]);
    await drives.free(SEVEN);
    expect(await told()).toEqual([]);
    await database.close();
  });

  it("tells who wished for a time that has passed, and of a vehicle that has still to arrive", async () => {
    const database = await open();
    const { drives, ask, told, find, at } = asking(database);
    const wish = { booking_date: NINE.day, booking_time: NINE.time, booking_held: "No", ...RESERVED };
    const leadId = await ask("mia@shopper.example", { kind: "testDrive", fields: wish });
    await told();
    at("2026-11-28T02:00:00.000Z");
    await drives.free({ ...SEVEN, status: "coming_soon" });
    expect(await told()).toContain(
      "mia@shopper.example: The vehicle that you asked about is free again (Yard Motors)",
    );
    expect((await find(leadId)).lead.fields["vehicle_status"]).toBe("coming_soon");
    await database.close();
  });

  it("leaves it to an order that held or sold the vehicle, and looks for nobody who asked long ago", async () => {
    const database = await open();
    const { desk, drives, ask, told, later } = asking(database);
    await ask("mia@shopper.example");
    const order = await ask("rae@shopper.example", { kind: "reservation", fields: { status: "held" } });
    await told();
    await drives.free(SEVEN);
    await desk.change("yard", order, { fields: { status: "sold" }, submissionKey: "sold" });
    await told();
    await drives.free(SEVEN);
    expect(await told()).toEqual([]);
    await desk.change("yard", order, { fields: { status: "refunded" }, submissionKey: "refunded" });
    later(61 * 24 * 60);
    await told();
    await drives.free(SEVEN);
    expect(await told()).toEqual([]);
    expect(await drives.awaited()).toEqual([]);
    await database.close();
  });

  it("tells nobody of their own reservation that has ended, and says to a dealer's shoppers what another dealer's order did", async () => {
    const database = await open();
    const { drives, ask, told, book, find } = asking(database);
    const kept = await book("form-1.1", NINE, "7");
    await ask("zoe@shopper.example", {
      ...{ tenant: "sister", kind: "testDrive", dealershipId: null },
      fields: { booking_date: NINE.day, booking_time: "11:00" },
    });
    const own = await ask("rae@shopper.example");
    await told();
    const order = orderOf("order-1");
    expect(await drives.reserved(order)).toEqual([kept]);
    expect(await told()).toEqual([
      "crm@yard.example: Please confirm: Reserved: Test drive: Ada, Wed, 25 Nov, 11:00 am",
      "mia@shopper.example: The vehicle of your test drive was reserved (Yard Motors)",
      "zoe@shopper.example: The vehicle of your test drive was reserved (Sister Cars)",
    ]);
    expect(await drives.freed(order, SEVEN)).toEqual([kept]);
    expect(await told()).toEqual([
      "crm@yard.example: Free again: Test drive: Ada, Wed, 25 Nov, 11:00 am",
      "mia@shopper.example: The vehicle of your test drive is free again (Yard Motors)",
      "zoe@shopper.example: The vehicle of your test drive is free again (Sister Cars)",
    ]);
    await drives.free(SEVEN);
    expect(await told()).toEqual([]);
    expect((await find(own)).lead.changes.map(({ letter }) => letter)).toEqual([undefined]);
    expect((await find(kept)).lead.fields["vehicle_status"]).toBe("in_stock");
    await database.close();
  });

  it("tells a lead each time that its vehicle is free again, also of a wish whose time has passed meanwhile", async () => {
    const database = await open();
    const { drives, ask, told, at } = asking(database);
    await ask("undated@shopper.example", { kind: "testDrive", fields: {} });
    await ask("timed@shopper.example", {
      kind: "testDrive",
      fields: { booking_date: NINE.day, booking_time: NINE.time, booking_held: "No", ...RESERVED },
    });
    await told();
    const round = async (id: string, day: string) => {
      at(`${day}T02:00:00.000Z`);
      await drives.reserved(orderOf(id));
      const reserved = await told();
      at(`${day}T03:00:00.000Z`);
      await drives.freed(orderOf(id, `${day}T02:30:00.000Z`), SEVEN);
      return [...reserved, ...(await told())];
    };
    expect(await round("order-1", "2026-11-20")).toEqual([
      "undated@shopper.example: The vehicle that you want to drive was reserved (Yard Motors)",
      "timed@shopper.example: The vehicle of your test drive is free again (Yard Motors)",
      `undated@shopper.example: ${FREE}`,
    ]);
    at("2026-11-21T02:00:00.000Z");
    expect(await drives.reserved(orderOf("order-2"))).toHaveLength(2);
    expect(await told()).toHaveLength(2);
    at("2026-11-28T03:00:00.000Z");
    await drives.freed(orderOf("order-2", "2026-11-28T02:00:00.000Z"), SEVEN);
    expect(await told()).toEqual([`timed@shopper.example: ${FREE}`, `undated@shopper.example: ${FREE}`]);
    await drives.freed(orderOf("order-2", "2026-11-28T02:00:00.000Z"), SEVEN);
    expect(await told()).toEqual([]);
    await database.close();
  });

  it.each(["released", "refunded"])("tells once an order is %s", async (status) => {
    const database = await open();
    const { desk, drives, ask, told } = asking(database);
    await ask("mia@shopper.example");
    const order = await ask("rae@shopper.example", { kind: "reservation", fields: { status: "held" } });
    await told();
    await drives.free(SEVEN);
    expect(await told()).toEqual([]);
    await desk.change("yard", order, { fields: { status }, submissionKey: status });
    await told();
    await drives.free(SEVEN);
    expect(await told()).toContain(`mia@shopper.example: ${FREE}`);
    await database.close();
  });

  it("tells a shopper once and webhooks of every lead, also of whoever's own order has ended", async () => {
    const database = await open();
    const { drives, ask, due, find } = asking(database);
    const leads = [await ask("mia@shopper.example"), await ask("mia@shopper.example"), await ask(RAE.email)];
    await due();
    await drives.freed(orderOf("order-1"), SEVEN);
    const { mails, posts } = await due();
    expect(mails.map(({ to: [one] }) => one?.address)).toEqual(["mia@shopper.example"]);
    expect(posts).toHaveLength(3);
    for (const id of leads)
      expect(posts).toContainEqual(
        expect.objectContaining({
          data: expect.objectContaining({ lead_id: id, vehicle_status: "in_stock" }) as unknown,
        }),
      );
    expect((await find(leads[1] ?? "")).lead.fields["vehicle_status"]).toBe("in_stock");
    await database.close();
  });

  it("has who reserved the vehicle themselves keep the time that they wish for, once their reservation has ended", async () => {
    const database = await open();
    const { drives, ask, told, find } = asking(database);
    const own = { ...RESERVED, reserved_by_shopper: "true" };
    const times = { booking_date: NINE.day, booking_time: NINE.time, booking_held: "No" };
    const drive = await ask(RAE.email, { kind: "testDrive", fields: { ...times, ...own } });
    const asked = await ask(RAE.email, { fields: own });
    const other = await ask("mia@shopper.example", { fields: own });
    await told();
    expect(await drives.freed(orderOf("order-1"), SEVEN)).toEqual([drive]);
    expect(await told()).toEqual([
      `${RAE.email}: The vehicle of your test drive is free again (Yard Motors)`,
    ]);
    const status = async (id: string) => (await find(id)).lead.fields["reserved_by_shopper"];
    expect([await status(drive), await status(asked), await status(other)]).toEqual(["", "", "true"]);
    await drives.freed(orderOf("order-1"), SEVEN);
    expect(await told(), "asked again").toEqual([]);
    await database.close();
  });

  it("tells who asked for a vehicle to be brought that it was reserved, and that it is free: still a request", async () => {
    const database = await open();
    const { drives, ask, told, find, later, due } = asking(database);
    const fields = { booking_date: NINE.day, booking_time: NINE.time, booking_held: "No" };
    const brought = { ...fields, vehicle_brought_from: "Other yard", vehicle_status: "in_stock" };
    const leadId = await ask("mia@shopper.example", { kind: "testDrive", fields: brought });
    await told();
    expect(await drives.reserved(orderOf("order-1"))).toEqual([leadId]);
    const { mails } = await due();
    expect(mails.map(({ subject }) => plainWords(subject))).toEqual([
      "The vehicle that you want to drive was reserved (Yard Motors)",
    ]);
    // What was never kept is in no calendar.
    expect(mails[0]?.attachments).toEqual([]);
    expect((await find(leadId)).lead.fields["vehicle_status"]).toBe("reserved");
    later(60);
    await drives.freed(orderOf("order-1"), SEVEN);
    const [letter] = (await due()).mails;
    expect(plainWords(letter?.subject)).toBe("The vehicle of your test drive is free again (Yard Motors)");
    expect(letter?.text).toContain("stay a request until we confirm that it can be there");
    expect(letter?.text).not.toMatch(/keep (?:the|your) time/i);
    await database.close();
  });

  it("tells who asked before somebody reserved it once that it is free again, and nobody of the reservation", async () => {
    const database = await open();
    const { drives, ask, told, due, find, later } = asking(database);
    const old = await ask("old@shopper.example", { fields: {} });
    later(60 * 24 * 60);
    const asked = await ask("mia@shopper.example", { kind: "finance", fields: { message: "How much?" } });
    await ask("zoe@shopper.example", { tenant: "sister", dealershipId: null, fields: {} });
    await ask("rae@shopper.example", { fields: {} });
    await ask("trade@shopper.example", { kind: "tradeIn", fields: {} });
    await told();
    later(5);
    const order = orderOf("order-1", "2027-01-19T02:10:00.000Z");
    expect(await drives.reserved(order), "no drives").toEqual([]);
    expect(await drives.reserved(order), "asked again").toEqual([]);
    const { mails, posts } = await due();
    expect(mails).toEqual([]);
    expect(posts).toMatchObject(Array(2).fill({ data: { vehicle_status: "reserved" } }));
    expect((await find(asked)).lead.fields["vehicle_status"]).toBe("reserved");
    expect((await find(old)).lead.changes).toEqual([]);
    expect(await drives.awaited()).toEqual(["7"]);
    later(5);
    expect(await drives.freed(order, SEVEN)).toEqual([asked]);
    expect(await told()).toEqual([
      "crm@yard.example: Free again: Enquiry: Ada",
      `mia@shopper.example: ${FREE}`,
      "zoe@shopper.example: The vehicle that you asked about is free again (Sister Cars)",
    ]);
    const other = orderOf("order-2", "2027-01-19T03:00:00.000Z");
    await drives.reserved(other);
    await drives.freed(other, SEVEN);
    expect(await told(), "they were told once").toEqual([]);
    await database.close();
  });
}
