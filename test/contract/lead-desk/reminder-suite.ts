import { expect, it } from "vitest";
import type { Database } from "~/infra/db/database.server";
import { plainWords } from "../../fixtures/shopper-letters";
import { bookingsOn, ELEVEN, subjects } from "./booking-world";

/** What every database does with reminders of bookings. `open` gives a migrated, empty one. */
export function reminderContract(open: () => Promise<Database>): void {
  it("reminds the day before and two hours before, by mail and by text, each once", async () => {
    const database = await open();
    const { book, due, at } = bookingsOn(database);
    await book("form-1.1", ELEVEN);
    expect((await due()).texts).toEqual([]);
    at("2026-11-25T00:59:00.000Z");
    expect((await due()).mails).toEqual([]);
    at("2026-11-25T01:00:00.000Z");
    const { mails, texts } = await due();
    expect(subjects(mails)).toEqual([
      "Reminder: your test drive is tomorrow, Thursday, 26 November 2026, 11:00 am (Yard Motors)",
    ]);
    expect(mails[0]?.unsubscribe).toMatch(/^https:\/\/www\.yard\.example\/my\/.*\?reminders=stop$/);
    expect(plainWords(mails[0]?.text)).toContain("No more reminders: https://www.yard.example/my/");
    expect(texts).toHaveLength(1);
    expect(texts[0]?.to).toBe("+61412345678");
    expect(plainWords(texts[0]?.text)).toMatch(/^Yard Motors: .* 11:00 am\. Move or cancel: https:/);
    expect((await due()).mails).toEqual([]);
    at("2026-11-25T23:00:00.000Z");
    expect((await due()).mails).toHaveLength(1);
    at("2026-11-26T23:00:00.000Z");
    expect((await due()).mails).toEqual([]);
    await database.close();
  });

  it("shares reminders between processes: each is claimed by one", async () => {
    const database = await open();
    const { book, due, at, queue } = bookingsOn(database, ["email"]);
    await book("form-1.1", ELEVEN);
    await due();
    at("2026-11-25T01:00:00.000Z");
    const claimed = await Promise.all([queue.claim(9, 90_000, []), queue.claim(9, 90_000, [])]);
    expect(claimed.flat().map(({ sink }) => sink)).toEqual(["reminder-day-email"]);
    await database.close();
  });

  it("plans reminders anew for a booking that was moved, and none for one that was cancelled", async () => {
    const database = await open();
    const { config, sent, book, due, at } = bookingsOn(database, ["email"]);
    const leadId = await book("form-1.1", ELEVEN);
    await due();
    await sent.move(config, leadId, { day: "2026-11-30", time: "15:00" });
    await due();
    at("2026-11-26T02:00:00.000Z");
    expect((await due()).mails).toEqual([]);
    at("2026-11-29T05:00:00.000Z");
    expect((await due()).mails).toHaveLength(1);
    await sent.cancel(config, leadId);
    await due();
    at("2026-11-30T04:00:00.000Z");
    expect((await due()).mails).toEqual([]);
    await database.close();
  });

  it("stops reminders for good, and tells nobody", async () => {
    const database = await open();
    const { config, sent, book, due, at, find } = bookingsOn(database);
    const leadId = await book("form-1.1", ELEVEN);
    await due();
    expect((await find(leadId)).reminders).toEqual(["day", "hours"]);
    await sent.remind(config, leadId, false);
    await sent.remind(config, leadId, false);
    expect((await find(leadId)).reminders).toBe("stopped");
    expect(await due()).toEqual({ mails: [], posts: [], texts: [] });
    await sent.move(config, leadId, { day: "2026-11-30", time: "15:00" });
    await due();
    at("2026-11-29T05:00:00.000Z");
    expect(await due()).toEqual({ mails: [], posts: [], texts: [] });
    await database.close();
  });

  it("has reminders come again, each once, for who wants them again", async () => {
    const database = await open();
    const { config, sent, book, due, at, find } = bookingsOn(database, ["email"]);
    const leadId = await book("form-1.1", ELEVEN);
    await due();
    await sent.remind(config, leadId, true);
    await sent.remind(config, leadId, false);
    await Promise.all([1, 2].map(() => sent.remind(config, leadId, true)));
    expect((await find(leadId)).reminders).toEqual(["day", "hours"]);
    expect(await due()).toEqual({ mails: [], posts: [], texts: [] });
    at("2026-11-25T01:00:00.000Z");
    expect((await due()).mails).toHaveLength(1);
    await sent.remind(config, leadId, false);
    await sent.remind(config, leadId, true);
    expect((await due()).mails, "of the day before, again").toEqual([]);
    at("2026-11-25T23:00:00.000Z");
    expect((await due()).mails).toHaveLength(1);
    await database.close();
  });

  it("notes of a reminder that was not sent why, and never that it was delivered", async () => {
    const database = await open();
    const { config, sent, book, due, at, office } = bookingsOn(database);
    const late = await book("form-1.1", ELEVEN);
    const stopped = await book("form-2.1", { day: "2026-11-26", time: "12:00" });
    await due();
    const reminders = async (leadId: string) =>
      ((await office.deliveries([leadId])).get(leadId) ?? [])
        .filter(({ sink }) => sink.startsWith("reminder-"))
        .map(({ state, last_fault }) => `${state}: ${last_fault}`);
    await sent.cancel(config, stopped);
    expect(await reminders(stopped), "taken out of the outbox").toEqual([]);
    await due();
    at("2027-03-30T01:00:00.000Z");
    expect(await due()).toEqual({ mails: [], posts: [], texts: [] });
    const told = await reminders(late);
    expect(new Set(told)).toEqual(new Set(["unsent: too late: it was of no use any more"]));
    expect(told).toHaveLength(4);
    await database.close();
  });

  it("sends no reminder that comes late into the night, or where the dealer wants none", async () => {
    const database = await open();
    const { book, due, at } = bookingsOn(database);
    await book("form-1.1", ELEVEN);
    await due();
    at("2026-11-25T11:00:00.000Z");
    expect(await due()).toEqual({ mails: [], posts: [], texts: [] });
    await database.close();
    const other = await open();
    const none = bookingsOn(other, []);
    await none.book("form-1.1", ELEVEN);
    await none.due();
    none.at("2026-11-25T01:00:00.000Z");
    expect((await none.due()).mails).toEqual([]);
    await other.close();
  });
}
