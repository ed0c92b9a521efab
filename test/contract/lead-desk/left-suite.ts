import { expect, it } from "vitest";
import { begunKey, LEFT_HALF_WAY } from "~/domain/lead/origin/half-way";
import type { Database } from "~/infra/db/database.server";
import { newLead } from "../../fixtures/lead";
import { bookingsOn, subjects } from "./booking-world";

const enquiry = newLead({ kind: "enquiry", carId: "7" });
const begun = { ...enquiry, submissionKey: begunKey("first"), subcategory: LEFT_HALF_WAY };
const trade = newLead({ kind: "tradeIn", category: null });
const halfTrade = { ...trade, fields: { form_completed: "false" }, halfWay: true };

/** What every database tells of forms that somebody left, and finished in another visit. */
export function leftContract(open: () => Promise<Database>): void {
  it("tells nothing of a form that was begun once the same person has sent it from another visit", async () => {
    const database = await open();
    const { desk, due, later } = bookingsOn(database, []);
    await desk.begin(begun);
    later(10);
    await desk.submit({ ...enquiry, submissionKey: "second.1" });
    const { mails, posts } = await due();
    expect(mails[0]?.follows, "a mail that was never written").toBeUndefined();
    expect(mails[0]?.text).not.toContain("The same person sent");
    expect(mails[0]?.attachments[0]?.text).not.toContain("earlier lead");
    expect(posts).toMatchObject([{ data: { previous: [] } }]);
    later(60);
    expect(await due()).toMatchObject({ mails: [], posts: [] });
    await desk.submit({ ...enquiry, submissionKey: "third.1" });
    const third = (await due()).posts;
    expect(third, "nobody was told of the first").toMatchObject([
      { data: { previous: [expect.anything()] } },
    ]);
    await database.close();
  });

  it("tells nothing of a form that is taken back, and takes back none that was told", async () => {
    const database = await open();
    const { desk, due, later } = bookingsOn(database, []);
    await desk.begin(begun);
    await desk.withdraw(begun.tenant, begun.submissionKey);
    await desk.withdraw(begun.tenant, begunKey("unknown"));
    later(61);
    expect((await due()).mails).toEqual([]);
    await desk.begin(begun);
    later(61);
    expect(subjects((await due()).mails)).toEqual([expect.stringContaining("Left half-way")]);
    await desk.withdraw(begun.tenant, begun.submissionKey);
    expect(await database.queries.selectFrom("lead").select("id").execute()).toHaveLength(1);
    await database.close();
  });

  it("tells of it where somebody else, or another form or vehicle, came since, and what follows its mail", async () => {
    const database = await open();
    const { desk, due, later } = bookingsOn(database, []);
    await desk.begin(begun);
    const eve = { ...enquiry.contact, name: "Eve", email: "eve@shopper.example" };
    await desk.submit({ ...enquiry, submissionKey: "eve.1", contact: eve });
    await desk.submit({ ...enquiry, submissionKey: "other.1", carId: "8" });
    await desk.submit({ ...enquiry, submissionKey: "drive.1", kind: "testDrive" });
    await desk.submit({ ...enquiry, submissionKey: "robot.1", suspicion: "trap" });
    await due();
    later(61);
    expect(subjects((await due()).mails)).toEqual(["Left half-way: Enquiry: Mia O’Neill"]);
    later(10);
    await desk.submit({ ...enquiry, submissionKey: "second.1" });
    const [mail] = (await due()).mails;
    expect(mail?.text).toContain("The same person sent");
    expect(mail?.follows).toBeDefined();
    await database.close();
  });

  it("mails one trade-in of a person who left one and finished another, and both where both were left", async () => {
    const database = await open();
    const { desk, due, later } = bookingsOn(database, []);
    await desk.submit({ ...halfTrade, submissionKey: "one.1" });
    later(5);
    const { leadId } = await desk.submit({ ...halfTrade, submissionKey: "two.1" });
    await due();
    const fields = { form_completed: "true" };
    await desk.change("yard", leadId, { submissionKey: "two.2", fields });
    const [mail, ...others] = (await due()).mails;
    expect(others).toEqual([]);
    expect(mail?.subject).not.toContain("Left half-way");
    expect(mail?.text).not.toContain("The same person sent");
    expect(mail?.follows).toBeUndefined();
    later(61);
    expect((await due()).mails).toEqual([]);
    later(60 * 25);
    await desk.submit({ ...halfTrade, submissionKey: "three.1" });
    await desk.submit({ ...halfTrade, submissionKey: "four.1" });
    await due();
    later(61);
    expect((await due()).mails).toHaveLength(2);
    await database.close();
  });

  it("mails the trade-in that was left where the same person finished one of another vehicle", async () => {
    const database = await open();
    const { desk, due, later } = bookingsOn(database, []);
    const of = (make: string, rest: object) => ({ make, model: "3", year: "2018", ...rest });
    const left = { ...halfTrade, fields: of("Mazda", { form_completed: "false" }) };
    await desk.submit({ ...left, submissionKey: "mazda.1" });
    later(5);
    await desk.submit({
      ...trade,
      submissionKey: "tesla.1",
      fields: of("Tesla", { form_completed: "true" }),
    });
    expect((await due()).mails).toHaveLength(1);
    later(61);
    expect(subjects((await due()).mails)).toEqual([expect.stringContaining("Left half-way")]);
    await database.close();
  });
}
