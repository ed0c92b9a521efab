import { expect, it } from "vitest";
import { momentOf } from "~/domain/time/moment-at";
import { createAppointments } from "~/infra/db/forms/appointments.server";
import type { Database } from "~/infra/db/database.server";
import type { Mail } from "~/ports/mailer";
import { plainWords } from "../../fixtures/shopper-letters";
import { siteConfig } from "../../fixtures/site";
import { bookingsOn, ELEVEN, NINE, subjects } from "./booking-world";

const calendarOf = (mails: readonly Mail[]) =>
  mails.flatMap(({ attachments }) => attachments).find(({ fileName }) => fileName.endsWith(".ics"));

/** What every database does with bookings that shoppers move and cancel. `open` gives a migrated, empty one. */
export function bookingContract(open: () => Promise<Database>): void {
  it("moves a booking: the new time for the old one, told once to dealer and shopper", async () => {
    const database = await open();
    const { config, sent, book, taken, due, later, find } = bookingsOn(database, []);
    const leadId = await book("form-1.1", NINE, "7");
    const first = calendarOf((await due()).mails);
    expect(first?.text).toContain("SEQUENCE:0");
    later(5);
    expect(await sent.move(config, leadId, ELEVEN)).toBe("moved");
    expect(await sent.move(config, leadId, ELEVEN), "sent twice").toBe("moved");
    expect(await taken()).toEqual(["2026-11-26T11:00 1"]);
    expect((await find(leadId)).booking).toMatchObject({ ...ELEVEN, state: "kept", sequence: 1 });
    const { mails, posts } = await due();
    expect(subjects(mails)).toEqual([
      "Moved: Test drive: Mia O’Neill, Thu, 26 Nov, 11:00 am",
      "Moved: your test drive is now Thursday, 26 November 2026, 11:00 am (Yard Motors)",
    ]);
    const dealer = plainWords(mails.find(({ to }) => to[0]?.address === "crm@yard.example")?.text);
    for (const said of [
      "Thursday 26 November 2026",
      "11:00 am",
      "Moved from: Wednesday 25 November 2026 at 9:00 am",
      "Booking: moved by the shopper",
    ])
      expect(dealer.replaceAll(",", "")).toContain(said);
    expect(posts).toMatchObject([
      {
        type: "lead.updated",
        data: {
          revision: 1,
          booking_date: "2026-11-26",
          booking_time: "11:00",
          // On the same clocks.
          moved_from: "2026-11-25T09:00",
        },
      },
    ]);
    const moved = calendarOf(mails);
    expect(moved?.contentType).toBe("text/calendar; method=PUBLISH");
    const lineOf = (text: string | undefined, name: string) =>
      text?.split("\r\n").find((line) => line.startsWith(name));
    expect(lineOf(moved?.text, "UID:")).toBe(lineOf(first?.text, "UID:"));
    expect(moved?.text).toContain("SEQUENCE:1\r\n");
    expect(moved?.text).toContain("DTSTART:20261126T010000Z");
    expect((await due()).mails).toEqual([]);
    await database.close();
  });

  it("moves what its form says now, to another place and without keeping a time there", async () => {
    const database = await open();
    const { config, sent, book, taken, due, find } = bookingsOn(database, []);
    const leadId = await book("form-1.1", NINE, "7");
    await due();
    const { lead } = await find(leadId);
    const again = {
      locationId: "annexe",
      isKept: false,
      broughtFrom: "Moorooka",
      fields: { ...lead.fields, booking_date: "typed over", message: "With a child seat", wanted: "" },
      contact: { ...lead.contact, phone: "+61412345679", postcode: null },
      submissionKey: "form-1.2",
    };
    expect(await sent.move(config, leadId, { ...ELEVEN, again })).toBe("moved");
    expect(await taken(), "its time is free again").toEqual([]);
    const moved = await find(leadId);
    expect(moved.booking).toMatchObject({ ...ELEVEN, locationId: "annexe", state: "asked", sequence: 1 });
    expect(moved.lead.fields).toMatchObject({
      ...{ message: "With a child seat", booking_held: "No", vehicle_brought_from: "Moorooka" },
    });
    expect(moved.lead.contact).toEqual({ ...lead.contact, phone: "+61412345679" });
    const told = plainWords((await due()).mails.map(({ text }) => text).join());
    expect(told).toContain("With a child seat");
    expect(told).toContain("This visit has moved from Moorooka to The annexe.");

    const mended = { ...again, fields: { message: "Two child seats" }, submissionKey: "form-1.3" };
    expect(await sent.move(config, leadId, { ...ELEVEN, again: mended })).toBe("mended");
    expect((await find(leadId)).lead.fields["message"]).toBe("Two child seats");
    const { mails } = await due();
    expect(subjects(mails), "to the dealer alone").toHaveLength(1);

    const back = {
      ...again,
      locationId: "moorooka",
      isKept: true,
      broughtFrom: null,
      submissionKey: "form-1.4",
    };
    expect(await sent.move(config, leadId, { ...NINE, again: back })).toBe("moved");
    expect(await taken()).toEqual(["2026-11-25T09:00 1"]);
    expect((await find(leadId)).booking).toMatchObject({ ...NINE, state: "kept" });
    await database.close();
  });

  it("knows somebody's own visits to come by their browser's leads or their account, and no others", async () => {
    const database = await open();
    const { config, sent, book, at } = bookingsOn(database, []);
    const late = await book("form-1.1", ELEVEN);
    const soon = await book("form-2.1", NINE, null, "service");
    await book("form-3.1", { day: "2026-11-27", time: "09:00" });
    const coming = async (leadIds: readonly string[], shopperId: string | null = null, of = config) =>
      (await sent.comingVisits(of, { leadIds, shopperId })).map(({ lead }) => lead.id);
    expect(await coming([late, soon])).toEqual([soon, late]);
    expect(await coming([])).toEqual([]);
    await database.queries.updateTable("lead").set({ shopper_id: "mia" }).where("id", "=", late).execute();
    expect([await coming([], "mia"), await coming([soon], "mia"), await coming([], "noor")]).toEqual([
      [late],
      [soon, late],
      [],
    ]);
    expect(await coming([late], null, siteConfig({ site: { slug: "other" } }))).toEqual([]);
    await sent.cancel(config, soon);
    expect(await coming([late, soon])).toEqual([late]);
    at("2026-11-26T02:00:00.000Z");
    expect(await coming([late, soon])).toEqual([]);
    await database.close();
  });

  it("moves, reminds of and cancels a service in the workshop's own times", async () => {
    const database = await open();
    const { config, sent, book, taken, due, find, at } = bookingsOn(database, ["email"]);
    const leadId = await book("form-1.1", NINE, null, "service");
    await book("form-2.1", ELEVEN, null, "testDrive");
    expect(calendarOf((await due()).mails)?.text).toContain(
      "SUMMARY:Bring the vehicle: service at Yard Motors\r\n",
    );
    expect(await sent.move(config, leadId, ELEVEN), "a drive takes no place in the workshop").toBe("moved");
    expect([await taken("service"), await taken()]).toEqual([["2026-11-26T11:00 1"], ["2026-11-26T11:00 1"]]);
    expect((await find(leadId)).booking).toMatchObject({ ...ELEVEN, state: "kept", sequence: 1 });
    expect(subjects((await due()).mails)).toEqual([
      "Moved: Service booking: Mia O’Neill, Thu, 26 Nov, 11:00 am",
      "Moved: your service is now Thursday, 26 November 2026, 11:00 am (Yard Motors)",
    ]);
    at("2026-11-25T01:00:00.000Z");
    expect(subjects((await due()).mails)).toContain(
      "Reminder: your service is tomorrow, Thursday, 26 November 2026, 11:00 am (Yard Motors)",
    );
    expect(await sent.cancel(config, leadId)).toBe("cancelled");
    expect(await taken("service")).toEqual([]);
    const { mails } = await due();
    expect(subjects(mails)).toContain(
      "Cancelled: your service on Thursday, 26 November 2026, 11:00 am (Yard Motors)",
    );
    expect(calendarOf(mails)?.text).toContain("STATUS:CANCELLED\r\n");
    await database.close();
  });

  it("gives a workshop's time to as many as it takes", async () => {
    const database = await open();
    const { config, sent, book } = bookingsOn(database, []);
    const ids: string[] = [];
    for (const hour of ["09", "10", "12", "13"])
      ids.push(await book(`form-${hour}.1`, { day: "2026-11-25", time: `${hour}:00` }, null, "service"));
    const said = await Promise.all(ids.map((id) => sent.move(config, id, ELEVEN)));
    expect(said.sort()).toEqual(["moved", "moved", "taken", "taken"]);
    await database.close();
  });

  it("loses nothing to somebody who has the time already", async () => {
    const database = await open();
    const { config, sent, book, taken, due, find } = bookingsOn(database, []);
    const leadId = await book("form-1.1");
    await book("form-2.1", ELEVEN);
    await due();
    expect(await sent.move(config, leadId, ELEVEN)).toBe("taken");
    expect(await taken()).toEqual(["2026-11-25T09:00 1", "2026-11-26T11:00 1"]);
    expect((await find(leadId)).booking).toMatchObject({ ...NINE, sequence: 0 });
    expect((await due()).mails).toEqual([]);
    await database.close();
  });

  it("gives one time to one of many who want it at the same moment", async () => {
    const database = await open();
    const { config, sent, book, taken } = bookingsOn(database, []);
    const hours = ["09", "10", "12", "13", "14", "15"];
    const ids: string[] = [];
    for (const hour of hours)
      ids.push(await book(`form-${hour}.1`, { day: "2026-11-25", time: `${hour}:00` }));
    const said = await Promise.all(ids.map((id) => sent.move(config, id, ELEVEN)));
    expect(said.filter((one) => one === "moved")).toHaveLength(1);
    expect(said.filter((one) => one === "taken")).toHaveLength(hours.length - 1);
    const times = await taken();
    expect(times).toContain("2026-11-26T11:00 1");
    expect(times).toHaveLength(hours.length);
    await database.close();
  });

  it("moves the vehicle's own time along: nobody else drives it then", async () => {
    const database = await open();
    const { config, sent, book } = bookingsOn(database, []);
    const leadId = await book("form-1.1", NINE, "7");
    await sent.move(config, leadId, ELEVEN);
    const place = { tenant: "yard", locationId: "annexe", carId: "7", capacity: 1, at: "2026-11-20" };
    const ask = (startsAt: string, submissionKey: string) =>
      createAppointments(database).book({
        ...place,
        startsAt,
        beginsAt: momentOf(startsAt, "Australia/Brisbane").toISOString(),
        submissionKey,
      });
    expect(await ask("2026-11-26T11:00", "form-2.1")).toBe(false);
    expect(await ask("2026-11-25T09:00", "form-3.1")).toBe(true);
    await database.close();
  });

  it("cancels a booking once, gives its time back and takes it out of calendars", async () => {
    const database = await open();
    const { config, sent, book, taken, due, find } = bookingsOn(database, []);
    const leadId = await book("form-1.1");
    await due();
    expect(await sent.cancel(config, leadId)).toBe("cancelled");
    expect(await sent.cancel(config, leadId), "sent twice").toBe("cancelled");
    expect(await taken()).toEqual([]);
    expect((await find(leadId)).booking).toMatchObject({ state: "cancelled", sequence: 1 });
    const { mails } = await due();
    expect(subjects(mails)).toEqual([
      "Cancelled: Test drive: Mia O’Neill, Wed, 25 Nov, 9:00 am",
      "Cancelled: your test drive on Wednesday, 25 November 2026, 9:00 am (Yard Motors)",
    ]);
    const file = calendarOf(mails);
    expect(file?.contentType).toBe("text/calendar; method=CANCEL");
    for (const line of ["METHOD:CANCEL", "SEQUENCE:1", "STATUS:CANCELLED"])
      expect(file?.text).toContain(`${line}\r\n`);
    const dealer = mails.find(({ to }) => to[0]?.address === "crm@yard.example");
    expect(dealer?.text).toContain("Booking: cancelled by the shopper");
    expect(dealer?.attachments[0]?.text).not.toContain("<timeframe>");
    expect(await sent.move(config, leadId, ELEVEN)).toBe("over");
    expect(await taken()).toEqual([]);
    await database.close();
  });

  it("changes nothing once the booking has begun, or for another dealer", async () => {
    const database = await open();
    const { config, sent, book, taken, at } = bookingsOn(database, []);
    const leadId = await book("form-1.1");
    const other = siteConfig({ site: { slug: "other" } });
    expect(await sent.move(other, leadId, ELEVEN)).toBe("over");
    expect(await sent.cancel(other, leadId)).toBe("over");
    at("2026-11-24T23:00:00.000Z");
    expect(await sent.move(config, leadId, ELEVEN)).toBe("over");
    expect(await sent.cancel(config, leadId)).toBe("over");
    expect(await taken()).toEqual(["2026-11-25T09:00 1"]);
    await database.close();
  });

  it("opens what was sent by its own link alone, for a time", async () => {
    const database = await open();
    const { config, sent, book, find, later } = bookingsOn(database, []);
    const leadId = await book("form-1.1");
    const { lead } = await find(leadId);
    const reference = sent.path(config, lead).replace("/my/", "");
    expect(await sent.find(config, reference)).toMatchObject({ lead: { id: leadId } });
    expect(await sent.find(siteConfig({ site: { slug: "other" } }), reference)).toBeNull();
    const [id, until, key] = reference.split(".");
    const altered = [
      `${id}.${until}.${key}x`,
      `${id}.${until}`,
      `${id}x.${until}.${key}`,
      "",
      `${reference}.x`,
    ];
    altered.push(`${id}.${until}1.${key}`);
    for (const one of altered) expect(await sent.find(config, one), one).toBeNull();
    later(60 * 24 * (config.leads.shopperLinkDays + 4));
    expect(await sent.find(config, reference)).toMatchObject({ lead: { id: leadId } });
    later(60 * 24 * 2);
    expect(await sent.find(config, reference)).toBe("expired");
    await database.close();
  });
}
