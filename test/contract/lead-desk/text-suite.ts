import { expect, it } from "vitest";
import { segmentsOf } from "~/domain/text/text-message";
import type { Database } from "~/infra/db/database.server";
import { newLead } from "../../fixtures/lead";
import { bookingsOn } from "./booking-world";

const SMS = { PreferredContactMethod: "SMS" };

/** What every database does with answers by text message. `open` gives a migrated, empty one. */
export function textContract(open: () => Promise<Database>): void {
  it("answers who chose it once, under the delivery's own key, and nobody else", async () => {
    const database = await open();
    const { desk, due, sent, config } = bookingsOn(database);
    const lead = newLead({
      kind: "contact",
      fields: { ...SMS, message: "Is <b>it</b> there? www.evil.example" },
    });
    const { leadId } = await desk.submit(lead);
    await desk.submit(lead);
    await desk.submit(newLead({ kind: "contact", fields: { message: "Hello" } }));
    const { texts } = await due();
    const kept = database.queries.selectFrom("delivery").select("id").where("sink", "=", "shopper-text");
    const keys = (await kept.execute()).map(({ id }) => id);
    const own = await sent.ofLead(config, leadId);
    const page = own === null ? "" : sent.path(config, own.lead);
    const reference = leadId.slice(0, 8).toUpperCase();
    expect(texts).toEqual([
      {
        tenant: "yard",
        to: "+61412345678",
        key: keys[0],
        text: `Yard Motors (${reference}): thank you, we have your message and will reply. https://www.yard.example${page}`,
      },
    ]);
    expect([keys.length, segmentsOf(texts[0]?.text ?? "")]).toEqual([1, 1]);
    expect((await due()).texts).toEqual([]);
    await database.close();
  });

  it("waits for the morning, and then tells what is so by then", async () => {
    const database = await open();
    const { config, sent, due, at, desk } = bookingsOn(database, []);
    at("2026-11-20T12:00:00.000Z");
    const fields = { ...SMS, booking_date: "2026-11-25", booking_time: "09:00", location_id: "moorooka" };
    const { leadId } = await desk.submit(newLead({ kind: "testDrive", fields }));
    expect((await due()).texts).toEqual([]);
    await sent.cancel(config, leadId);
    at("2026-11-20T21:59:00.000Z");
    expect((await due()).texts).toEqual([]);
    at("2026-11-20T22:00:00.000Z");
    const { texts } = await due();
    expect(texts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Yard Motors \(\w+\): your test drive on Wed, 25 Nov is cancelled\. /),
    ]);
    await database.close();
  });

  it("is not sent about what is held back", async () => {
    const database = await open();
    const { desk, due } = bookingsOn(database);
    await desk.submit(newLead({ kind: "contact", fields: SMS, suspicion: "links" }));
    expect((await due()).texts).toEqual([]);
    const held = await database.queries
      .selectFrom("delivery")
      .select("state")
      .where("sink", "=", "shopper-text")
      .execute();
    expect(held).toEqual([{ state: "held" }]);
    await database.close();
  });

  it("goes in the morning about what is released at night", async () => {
    const database = await open();
    const { desk, due, at, office } = bookingsOn(database);
    const { leadId } = await desk.submit(newLead({ kind: "contact", fields: SMS, suspicion: "links" }));
    await due();
    at("2026-11-20T12:00:00.000Z");
    await office.release(leadId);
    const until = new Date("2026-11-20T22:00:00.000Z");
    expect((await due(["crm", "hook"])).texts).toEqual([]);
    at(new Date(until.getTime() - 1).toISOString());
    expect((await due(["crm", "hook"])).texts, "a moment before").toEqual([]);
    at(until.toISOString());
    expect((await due()).texts).toHaveLength(1);
    await database.close();
  });

  it("makes no lead again of a submission whose person was erased, and others as before", async () => {
    const database = await open();
    const { desk, office } = bookingsOn(database);
    const lead = newLead({ submissionKey: "form.first" });
    const { leadId } = await desk.submit(lead);
    await office.erase({ phone: "+61412345678" });
    const again = await desk.submit(lead);
    expect(again).toMatchObject({ isNew: false, isErased: true });
    expect(again.leadId).not.toBe(leadId);
    const kept = () => database.queries.selectFrom("lead").select("id").execute();
    expect(await kept()).toEqual([]);
    const notes = await database.queries.selectFrom("erased_submission").selectAll().execute();
    expect(notes, "not even the key stays").toHaveLength(1);
    expect(JSON.stringify(notes)).not.toContain("form.first");
    expect(await desk.submit({ ...lead, submissionKey: "form.other" })).toMatchObject({ isNew: true });
    await database.close();
  });

  it("sends nothing more to a person who was erased, and their link answers as gone", async () => {
    const database = await open();
    const { config, desk, due, at, office, sent } = bookingsOn(database);
    at("2026-11-20T12:00:00.000Z");
    const fields = { ...SMS, booking_date: "2026-11-25", booking_time: "09:00", location_id: "moorooka" };
    const { leadId } = await desk.submit(newLead({ kind: "testDrive", fields }));
    const lead = { ...newLead(), id: leadId, receivedAt: "2026-11-20T12:00:00.000Z" };
    const path = sent.path(config, { ...lead, changedAt: lead.receivedAt, vehicle: null, changes: [] });
    const found = () => sent.find(config, path.replace("/my/", ""));
    expect(await found()).toMatchObject({ lead: { id: leadId } });
    const waiting = async () => {
      const rows = await database.queries.selectFrom("delivery").select("sink").orderBy("sink").execute();
      return rows.map(({ sink }) => sink).filter((sink) => /^reminder|text$/.test(sink));
    };
    expect(await waiting()).toEqual([
      ...["reminder-day-email", "reminder-day-sms", "reminder-hours-email", "reminder-hours-sms"],
      "shopper-text",
    ]);
    expect(await office.erase({ phone: "+61412345678" })).toMatchObject({ leads: 1 });
    expect(await waiting()).toEqual([]);
    expect(await found()).toBe("expired");
    expect(await sent.find(config, `${path.replace("/my/", "")}x`)).toBeNull();
    at("2026-11-23T23:00:00.000Z");
    expect(await due()).toEqual({ mails: [], posts: [], texts: [] });
    await database.close();
  });

  it("tells of a step by the number that the shopper corrected", async () => {
    const database = await open();
    const { desk, due } = bookingsOn(database);
    const { leadId } = await desk.submit(newLead({ kind: "tradeIn", fields: { make: "Mazda" } }));
    expect((await due()).texts).toEqual([]);
    const contact = { ...newLead().contact, phone: "+61412999888" };
    const fields = { ...SMS, offer: "16500", valuation_until: "2026-11-30" };
    await desk.change("yard", leadId, { letter: "tradeOffer", contact, fields, submissionKey: "2" });
    const { texts } = await due();
    expect(texts.map(({ to }) => to)).toEqual(["+61412999888"]);
    expect(texts[0]?.text).toContain("you accepted $16,500 for your vehicle");
    expect(texts[0]?.text).toContain("until Mon, 30 Nov");
    await database.close();
  });

  it("tells who pays and chose it of the receipt and of the refund, and not of an order that is not paid", async () => {
    const database = await open();
    const { desk, due } = bookingsOn(database);
    const order = { about: "2021 Mazda 3", amount: "500.00 AUD", order: "ord-1" };
    const pay = async (way: Readonly<Record<string, string>>, submissionKey: string) => {
      const lead = newLead({ kind: "reservation", submissionKey, fields: { ...order, ...way } });
      const { leadId } = await desk.submit(lead);
      expect((await due()).texts).toEqual([]);
      const told: string[] = [];
      for (const letter of ["receipt", "refund"] as const) {
        await desk.change("yard", leadId, {
          letter,
          fields: {},
          submissionKey: `${submissionKey} ${letter}`,
        });
        told.push(...(await due()).texts.map(({ text }) => text));
      }
      return told;
    };
    expect(await pay(SMS, "1")).toEqual([
      expect.stringContaining("we have your deposit of $500"),
      expect.stringContaining("$500"),
    ]);
    expect(await pay({}, "2")).toEqual([]);
    await database.close();
  });
}
