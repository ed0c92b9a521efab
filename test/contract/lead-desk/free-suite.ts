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
    const contact = {
      name: "Rae",
      lastName: null,
      email: "rae@shopper.example",
      phone: null,
      postcode: null,
    };
    const order = { id: "order-1", tenant: "yard", carId: "7", contact, endedAt: "2026-11-20T02:00:00.000Z" };
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
}
