import { expect, it } from "vitest";
import type { Database } from "~/infra/db/database.server";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { withNamedDrives } from "~/infra/leads/bookings/named-drives.server";
import { plainWords } from "../../fixtures/shopper-letters";
import { bookingsOn, ELEVEN, NINE, subjects } from "./booking-world";

/** What every database does with test drives whose vehicle somebody else reserves. `open` gives a migrated, empty one. */
export function wishContract(open: () => Promise<Database>): void {
  it("becomes a wish when somebody else reserves the vehicle: told once, no longer kept or reminded of", async () => {
    const database = await open();
    const { config, sent, drives, book, taken, due, find, at } = bookingsOn(database, ["email"]);
    const leadId = await book("form-1.1", NINE, "7");
    await book("form-2.1", ELEVEN, "8");
    await due();
    const rival = { name: "Rae", lastName: null, email: "rae@example.com", phone: null, postcode: null };
    const order = { id: "order-1", tenant: "yard", carId: "7", contact: rival };
    const own = { ...order, contact: (await find(leadId)).lead.contact };
    expect(await drives.reserved(own), "their own reservation").toEqual([]);
    expect(await drives.reserved({ ...order, carId: null })).toEqual([]);
    expect(await drives.reserved(order)).toEqual([leadId]);
    expect(await drives.reserved(order), "asked again").toEqual([leadId]);
    const ordered = { ...(await find(leadId)).lead, fields: { drives_booked: `${leadId} erased-lead` } };
    const dealer = { config, copy: serverTranslator("en-AU", {}), hasTexts: true };
    const named = await withNamedDrives(database.queries, ordered, dealer);
    expect(plainWords(named.fields["drives_booked"])).toBe(
      "Mia O’Neill, 0412 345 678, Wednesday, 25 November 2026, 9:00 am",
    );
    expect(await taken()).toEqual(["2026-11-26T11:00 1"]);
    expect((await find(leadId)).booking).toMatchObject({ ...NINE, state: "asked" });
    const { mails, posts } = await due();
    expect(subjects(mails)).toEqual(["The vehicle of your test drive was reserved (Yard Motors)"]);
    const letter = mails.find(({ subject }) => subject.startsWith("The vehicle"));
    expect(letter?.text).toContain("it stays a request until we confirm it");
    expect(letter?.text).toContain("https://www.yard.example/my/");
    expect(letter?.text).not.toMatch(/move or cancel|time is kept,/i);
    expect(letter?.attachments.map(({ text }) => text.match(/^(?:METHOD|SEQUENCE|STATUS):\w+/gm))).toEqual([
      ["METHOD:CANCEL", "SEQUENCE:1", "STATUS:CANCELLED"],
    ]);
    expect(posts).toMatchObject([{ data: { booking_held: false, vehicle_status: "reserved" } }]);
    at("2026-11-24T02:00:00.000Z");
    expect((await due()).mails, "no reminder").toEqual([]);
    expect(await sent.move(config, leadId, { day: "2026-11-27", time: "10:00" })).toBe("moved");
    const moved = (await due()).mails.find(({ subject }) => subject.startsWith("Your test drive request"));
    expect(moved?.text).toContain("They are a request until we confirm them.");
    expect(await sent.cancel(config, leadId)).toBe("cancelled");
    expect(subjects((await due()).mails)).toContain(
      "Cancelled: your test drive request for Friday, 27 November 2026, 10:00 am (Yard Motors)",
    );
    expect(await drives.reserved({ ...order, id: "order-2" }), "cancelled").toEqual([]);
    await database.close();
  });

  it("tells who wished for a drive once that the vehicle is free again, where they take a time that is kept", async () => {
    const database = await open();
    const { config, drives, sent, book, find, due, taken } = bookingsOn(database, []);
    const leadId = await book("form-1.1", NINE, "7");
    const rival = { name: "Rae", lastName: null, email: "rae@example.com", phone: null, postcode: null };
    const order = { id: "order-1", tenant: "yard", carId: "7", contact: rival };
    expect(await drives.freed(order), "nothing was reserved").toEqual([]);
    await due();
    expect((await find(leadId)).booking).toMatchObject({ state: "kept" });
    await drives.reserved(order);
    await due();
    expect(await taken()).toEqual([]);
    expect(await drives.freed(order)).toEqual([leadId]);
    expect(await drives.freed(order), "asked again").toEqual([leadId]);
    const { mails } = await due();
    expect(subjects(mails), "the dealer hears of it in the order's mail").toEqual([
      "The vehicle of your test drive is free again (Yard Motors)",
    ]);
    expect(mails[0]?.text).toContain("https://www.yard.example/my/");
    // The very time that was wished for, unless somebody has it by now.
    await book("form-2.2");
    expect(await sent.move(config, leadId, NINE)).toBe("taken");
    expect(await sent.move(config, leadId, { day: "2026-11-26", time: "09:00" })).toBe("moved");
    expect((await find(leadId)).booking).toMatchObject({ day: "2026-11-26", state: "kept" });
    expect(await taken()).toEqual(["2026-11-25T09:00 1", "2026-11-26T09:00 1"]);
    expect(subjects((await due()).mails)).toContain(
      "Moved: your test drive is now Thursday, 26 November 2026, 9:00 am (Yard Motors)",
    );
    await database.close();
  });

  it("keeps the very time that was wished for once the vehicle is free again, and says that it was moved nowhere", async () => {
    const database = await open();
    const { config, drives, sent, book, find, due, taken } = bookingsOn(database, []);
    const leadId = await book("form-1.1", ELEVEN, "7");
    await sent.move(config, leadId, NINE);
    const rival = { name: "Rae", lastName: null, email: "rae@example.com", phone: null, postcode: null };
    const order = { id: "order-1", tenant: "yard", carId: "7", contact: rival };
    await drives.reserved(order);
    await drives.freed(order);
    await due();
    expect(await sent.move(config, leadId, NINE)).toBe("kept");
    expect(await sent.move(config, leadId, NINE), "sent twice").toBe("kept");
    expect(await taken()).toEqual(["2026-11-25T09:00 1"]);
    expect((await find(leadId)).booking).toMatchObject({ ...NINE, state: "kept" });
    const { mails, posts } = await due();
    expect(subjects(mails)).toEqual([
      "Confirmed: your test drive is Wednesday, 25 November 2026, 9:00 am (Yard Motors)",
      "Kept: Test drive: Mia O’Neill, Wed, 25 Nov, 9:00 am",
    ]);
    const [letter, dealers] = ["Confirmed", "Kept"].map((word) =>
      mails.find(({ subject }) => subject.startsWith(word)),
    );
    expect(letter?.attachments.map(({ text }) => text.match(/^(?:METHOD|SEQUENCE|STATUS):\w+/gm))).toEqual([
      ["METHOD:PUBLISH", "SEQUENCE:3", "STATUS:CONFIRMED"],
    ]);
    expect(dealers?.text).toContain("Booking: kept by the shopper, now that the vehicle is free again");
    expect(dealers?.text).not.toContain("Moved from");
    expect(posts).toMatchObject([
      { data: { booking_held: true, booking_status: "Kept", moved_from: null, vehicle_status: "in_stock" } },
    ]);
    // Reserved once more, it is not said to be kept.
    await drives.reserved({ ...order, id: "order-2" });
    expect((await due()).posts).toMatchObject([{ data: { booking_held: false, booking_status: null } }]);
    await database.close();
  });
}
