import { expect, it } from "vitest";
import type { LeadKind, NewLead } from "~/domain/lead/lead";
import type { Database } from "~/infra/db/database.server";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { withNamedDrives } from "~/infra/leads/bookings/named-drives.server";
import { newLead } from "../../fixtures/lead";
import { vehicleWith } from "../../fixtures/vehicle";
import { plainWords } from "../../fixtures/shopper-letters";
import { bookingsOn, ELEVEN, NINE, subjects } from "./booking-world";

/** The vehicle that is asked about, as the dealer's stock has it. */
const SEVEN = vehicleWith(7, { dealership_id: "yard" });
/** An order on it that has just ended. */
const ended = { id: "order-1", tenant: "yard", carId: "7", endedAt: "2026-11-20T02:00:00.000Z" };

/** What every database does with test drives whose vehicle somebody else reserves. `open` gives a migrated, empty one. */
export function wishContract(open: () => Promise<Database>): void {
  it("becomes a wish when somebody else reserves the vehicle: told once, no longer kept or reminded of", async () => {
    const database = await open();
    const { config, sent, drives, book, taken, due, find, at } = bookingsOn(database, ["email"]);
    const leadId = await book("form-1.1", NINE, "7");
    await book("form-2.1", ELEVEN, "8");
    await due();
    const rival = { name: "Rae", lastName: null, email: "rae@example.com", phone: null, postcode: null };
    const order = { ...ended, contact: rival };
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
    expect(letter?.text).toContain("move or cancel it by the link in this message");
    expect(letter?.text).not.toMatch(/time is kept,/i);
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
    const order = { ...ended, contact: rival };
    expect(await drives.freed(order, SEVEN), "nothing was reserved").toEqual([]);
    await due();
    expect((await find(leadId)).booking).toMatchObject({ state: "kept" });
    await drives.reserved(order);
    await due();
    expect(await taken()).toEqual([]);
    expect(await drives.freed(order, SEVEN)).toEqual([leadId]);
    expect(await drives.freed(order, SEVEN), "asked again").toEqual([leadId]);
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
    // Each step says its own: neither of these moved the drive.
    const rest = { booking_status: null, moved_from: null, booking_held: false, shopper_told: true };
    const again = { ...order, id: "order-2" };
    await drives.reserved(again);
    expect((await due()).posts).toMatchObject([{ data: { ...rest, vehicle_status: "reserved" } }]);
    await drives.freed({ ...again, endedAt: ended.endedAt }, SEVEN);
    expect((await due()).posts).toMatchObject([{ data: { ...rest, vehicle_status: "in_stock" } }]);
    await database.close();
  });

  it("keeps what was promised to whoever asked without a time: told once that the vehicle is free again", async () => {
    const database = await open();
    const { config, desk, drives, due, find, later } = bookingsOn(database, []);
    let asked = 0;
    const ask = async (kind: LeadKind, fields: NewLead["fields"], email: string | null = null) => {
      asked += 1;
      later(1);
      const phone = `+6141234567${asked}`;
      const contact = { name: `Ada ${asked}`, lastName: null, email, phone, postcode: null };
      const key = { submissionKey: `form-3.${asked}`, category: null, carId: "7" };
      return (await desk.submit(newLead({ ...key, kind, fields, contact }))).leadId;
    };
    const RESERVED = { vehicle_status: "reserved" };
    const undated = await ask("testDrive", {}, "drive@example.com");
    const before = await ask("enquiry", {}, "before@example.com");
    const waiting = await ask("enquiry", RESERVED, "waiting@example.com");
    const byText = await ask("enquiry", RESERVED);
    // Theirs has ended: now it is somebody else's.
    const own = await ask("enquiry", { ...RESERVED, reserved_by_shopper: "true" }, "own@example.com");
    await ask("enquiry", RESERVED, "rae@example.com");
    const photos = await ask("photoRequest", RESERVED, "photos@example.com");
    await ask("tradeIn", RESERVED, "trade@example.com");
    await ask("finance", RESERVED, "Waiting@example.com");
    await due();
    const rival = { name: "Rae", lastName: null, email: "rae@example.com", phone: null, postcode: null };
    const order = { ...ended, contact: rival };
    expect(await drives.reserved(order)).toEqual([undated]);
    expect(await drives.reserved(order), "asked again").toEqual([undated]);
    const first = await due();
    expect(first.mails.map(({ to: [one], subject }) => [one?.address, plainWords(subject)])).toEqual([
      ["drive@example.com", "The vehicle that you want to drive was reserved (Yard Motors)"],
    ]);
    expect(first.posts).toMatchObject(
      ["drive", "before", "own"].map((name) => ({
        data: { vehicle_status: "reserved", email: `${name}@example.com` },
      })),
    );
    const told = [undated, before, waiting, byText, own, photos];
    expect(await drives.freed(order, SEVEN)).toEqual(told);
    expect(await drives.freed(order, SEVEN), "asked again").toEqual(told);
    const { mails, texts } = await due();
    expect(mails.map(({ to: [one] }) => one?.address).sort()).toEqual([
      "before@example.com",
      "drive@example.com",
      "own@example.com",
      "photos@example.com",
      "waiting@example.com",
    ]);
    expect(new Set(subjects(mails))).toEqual(
      new Set(["The vehicle that you asked about is free again (Yard Motors)"]),
    );
    expect(mails[0]?.text).toContain("is not reserved any more");
    expect(texts.map(({ text }) => text)).toEqual([expect.stringContaining("is free again")]);
    expect((await find(waiting)).lead.fields["vehicle_status"]).toBe("in_stock");
    expect(
      await drives.freed({ ...order, endedAt: "2026-11-20T02:59:00.000Z" }, SEVEN),
      "another reservation that ends",
    ).toEqual([]);
    const ordered = {
      ...(await find(waiting)).lead,
      fields: { drives_wished: [undated, waiting, byText].join(" ") },
    };
    const dealer = { config, copy: serverTranslator("en-AU", {}), hasTexts: false };
    const named = await withNamedDrives(database.queries, ordered, dealer);
    expect(plainWords(named.fields["drives_wished"])).toBe(
      "Ada 1, 0412 345 671, Test drive; Ada 3, 0412 345 673, Enquiry; " +
        "Ada 4, 0412 345 674, Enquiry, could not be told, please call",
    );
    await database.close();
  });

  it("tells nobody who asked more than 60 days before", async () => {
    const database = await open();
    const { desk, drives, later } = bookingsOn(database, []);
    const lead = {
      kind: "enquiry" as const,
      category: null,
      carId: "7",
      fields: { vehicle_status: "reserved" },
    };
    await desk.submit(newLead({ ...lead, submissionKey: "form-4.1" }));
    later(61 * 24 * 60);
    const rival = { name: "Rae", lastName: null, email: "rae@example.com", phone: null, postcode: null };
    expect(await drives.freed({ ...ended, contact: rival }, SEVEN)).toEqual([]);
    await database.close();
  });

  it("keeps the very time that was wished for once the vehicle is free again, and says that it was moved nowhere", async () => {
    const database = await open();
    const { config, drives, sent, book, find, due, taken } = bookingsOn(database, []);
    const leadId = await book("form-1.1", ELEVEN, "7");
    await sent.move(config, leadId, NINE);
    const rival = { name: "Rae", lastName: null, email: "rae@example.com", phone: null, postcode: null };
    const order = { ...ended, contact: rival };
    await drives.reserved(order);
    await drives.freed(order, SEVEN);
    await due();
    expect(await sent.move(config, leadId, NINE)).toBe("kept");
    expect(await sent.move(config, leadId, NINE), "sent twice").toBe("kept");
    expect(await taken()).toEqual(["2026-11-25T09:00 1"]);
    expect((await find(leadId)).booking).toMatchObject({ ...NINE, state: "kept" });
    const { mails, posts } = await due();
    expect(subjects(mails)).toEqual([
      "Confirmed: your test drive is Wednesday, 25 November 2026, 9:00 am (Yard Motors)",
      "Now booked: Test drive: Mia O’Neill, Wed, 25 Nov, 9:00 am",
    ]);
    const [letter, dealers] = ["Confirmed", "Now booked"].map((word) =>
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
