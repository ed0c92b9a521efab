import { expect, it } from "vitest";
import type { Database } from "~/infra/db/database.server";
import { newLead } from "../../fixtures/lead";
import { plainWords } from "../../fixtures/shopper-letters";
import { bookingsOn, ELEVEN, NINE } from "./booking-world";

/** What every database does with a booking whose answers are mended. `open` gives a migrated, empty one. */
export function mendedContract(open: () => Promise<Database>): void {
  it("tells a booking anew where its address is mended, and the dealer what was mended", async () => {
    const database = await open();
    const { config, sent, due, find, leadId, lead, link } = await toldBooking(database);
    const again = {
      ...{ locationId: "moorooka", isKept: true, broughtFrom: null, submissionKey: "form-1.2" },
      fields: { ...lead.fields, message: "With a child seat" },
      contact: { ...lead.contact, email: "mia.new@shopper.example" },
    };
    expect(await sent.move(config, leadId, { ...NINE, again })).toBe("mended");
    const { mails } = await due();
    const dealers = mails.find(({ to }) => to[0]?.address === "crm@yard.example");
    const told = plainWords(dealers?.text);
    expect(told).toContain(`E-mail: mia.new@shopper.example (before: ${lead.contact.email ?? ""})`);
    expect(told).toContain("Message: With a child seat");
    const [own, ...more] = mails.filter((mail) => mail !== dealers);
    expect(more).toEqual([]);
    expect(own?.to[0]?.address).toBe("mia.new@shopper.example");
    expect(plainWords(own?.subject)).toContain("Your test drive: Wednesday");
    expect(
      mails.flatMap(({ attachments }) => attachments).find(({ fileName }) => fileName.endsWith(".ics"))?.text,
    ).toContain("SEQUENCE:0");
    expect((await find(leadId)).booking).toMatchObject({ ...NINE, state: "kept", sequence: 0 });
    expect(await sent.find(config, link), "it went to somebody else").toBe("ended");
    const newLink = own?.text.match(/\/my\/([\w.-]+)/)?.[1] ?? "";
    expect(await sent.find(config, newLink)).toMatchObject({ lead: { id: leadId } });
    const other = { ...again, submissionKey: "form-1.3", fields: { message: "Two" } };
    expect(await sent.move(config, leadId, { ...NINE, again: other })).toBe("mended");
    const after = (await due()).mails.map(({ text }) => plainWords(text));
    expect(after, "to the dealer alone").toHaveLength(1);
    expect(after[0]).toContain("Two (before: With a child seat)");
    expect(after[0]).not.toContain("before: mia");
    await database.close();
  });

  it("answers a question anew at the address that was mended, and tells the dealer what was otherwise before", async () => {
    const database = await open();
    const { config, sent, due, find, desk } = bookingsOn(database, []);
    const contact = {
      name: "mia",
      lastName: null,
      email: "mai@shopper.example",
      phone: null,
      postcode: null,
    };
    const fields = { message: "Is it there on Saturday?" };
    const { leadId } = await desk.submit(newLead({ kind: "enquiry", carId: "7", contact, fields }));
    await due();
    const mended = { ...contact, name: "Mia", email: "mia@shopper.example" };
    const again = {
      contact: mended,
      fields: { message: "Is it there on Sunday?" },
      submissionKey: "form-2.1",
    };
    expect(await sent.mend(config, leadId, again)).toBe(true);
    const { mails } = await due();
    const own = mails.find(({ to }) => to[0]?.address === "mia@shopper.example");
    expect(plainWords(own?.subject)).toContain("We have your message");
    const dealers = mails.filter((mail) => mail !== own);
    expect(dealers.map(({ to: [one] }) => one?.address)).toEqual(["crm@yard.example"]);
    const told = plainWords(dealers[0]?.text);
    expect(told).toContain("Is it there on Sunday? (before: Is it there on Saturday?)");
    expect(told).toContain("mia@shopper.example (before: mai@shopper.example)");
    expect(told).toContain("Mia (before: mia)");
    await sent.mend(config, leadId, again);
    expect([(await due()).mails, (await find(leadId)).lead.changes.length], "sent twice").toEqual([[], 1]);
    expect(await sent.mend(config, "none", again)).toBe(false);
    await database.close();
  });

  it("takes another case of an address for no correction, and tells a corrected number by the address", async () => {
    const database = await open();
    const { config, sent, due, find, leadId, lead, link } = await toldBooking(database);
    const form = { locationId: "moorooka", isKept: true, broughtFrom: null };
    const { email } = lead.contact;
    const loud = {
      ...{ ...form, fields: lead.fields, submissionKey: "form-1.2" },
      contact: { ...lead.contact, email: email?.toUpperCase() ?? null },
    };
    await sent.move(config, leadId, { ...NINE, again: loud });
    expect((await find(leadId)).lead).toMatchObject({ contact: lead.contact, changes: [] });
    expect((await due()).mails).toEqual([]);
    const phone = { ...lead.contact, phone: "+61412345679" };
    const again = { ...form, fields: {}, contact: phone, submissionKey: "form-1.3" };
    expect(await sent.move(config, leadId, { ...NINE, again })).toBe("mended");
    expect(await sent.find(config, link), "a reminder may have gone to the number before").toBe("ended");
    const [own] = (await due()).mails.filter(({ to }) => to[0]?.address === email);
    const newLink = own?.text.match(/\/my\/([\w.-]+)/)?.[1] ?? "";
    expect(await sent.find(config, newLink)).toMatchObject({ lead: { id: leadId } });
    const landline = { ...phone, phone: "+61755500142" };
    const more = { ...again, contact: landline, submissionKey: "form-1.4" };
    await sent.move(config, leadId, { ...NINE, again: more });
    const { lead: now } = await find(leadId);
    const kept = sent.path(config, now).replace("/my/", "");
    const last = { ...again, contact: { ...phone, phone: "+61755500143" }, submissionKey: "form-1.5" };
    await sent.move(config, leadId, { ...NINE, again: last });
    expect(await sent.find(config, kept), "no message went to a landline").toMatchObject({
      lead: { id: leadId },
    });
    await database.close();
  });

  it("ends the links of a booking that is moved and mended at once", async () => {
    const database = await open();
    const { config, sent, book, find } = bookingsOn(database, ["email"]);
    const leadId = await book("form-1.1", NINE, "7");
    const { lead } = await find(leadId);
    const link = sent.path(config, lead).replace("/my/", "");
    const again = {
      ...{ locationId: "moorooka", isKept: true, broughtFrom: null, submissionKey: "form-1.2" },
      ...{ fields: {}, contact: { ...lead.contact, email: "mia.new@shopper.example" } },
    };
    expect(await sent.move(config, leadId, { ...ELEVEN, again })).toBe("moved");
    expect(await sent.find(config, link)).toBe("ended");
    await database.close();
  });
}

/** A booking whose shopper and dealer were told. */
async function toldBooking(database: Database) {
  const world = bookingsOn(database, ["email"]);
  const leadId = await world.book("form-1.1", NINE, "7");
  await world.due();
  const { lead } = await world.find(leadId);
  return { ...world, leadId, lead, link: world.sent.path(world.config, lead).replace("/my/", "") };
}
