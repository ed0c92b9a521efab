import { afterEach, expect, it, vi } from "vitest";
import type { Database } from "~/infra/db/database.server";
import { due } from "~/infra/leads/delivery/delivery-queue.server";
import { type DeliveryWorker, startDeliveryWorker } from "~/infra/leads/delivery/delivery-worker.server";
import { createSmtpMailer } from "~/infra/mail/smtp-mailer.server";
import { NO_NOTES } from "../../doubles/arrival-notes";
import { silentLeadMetrics } from "../../doubles/lead-metrics";
import { silentLogger } from "../../doubles/silent-logger";
import { type MailSink, startMailSink } from "../../doubles/sinks/mail-sink";
import { newLead } from "../../fixtures/lead";
import { planFaults } from "../../fixtures/plan-faults";
import { plainWords } from "../../fixtures/shopper-letters";
import { bookingsOn, ELEVEN, NINE, subjects } from "./booking-world";

const ONE = { day: "2026-11-26", time: "13:00" };
const GAVE_WAY = "gave way to later news of the lead";
const LEASE = 90_000;
const CRM = "crm@yard.example";

const linesOf = async (database: Database, sink?: string) => {
  const all = database.queries.selectFrom("delivery").selectAll().orderBy("revision").orderBy("sink");
  const rows = await (sink === undefined ? all : all.where("sink", "=", sink)).execute();
  return rows.map((row) => `${row.revision} ${row.sink} ${row.state}`);
};

/** In which order every database delivers the steps of a lead. `open` gives a migrated, empty one. */
export function orderContract(open: () => Promise<Database>): void {
  let server: MailSink | null = null;
  let worker: DeliveryWorker | null = null;
  afterEach(async () => {
    await worker?.close();
    await server?.close();
    worker = server = null;
  });

  /** Bookings whose mails leave by a server that answers nobody until it works again. */
  async function mailDown(database: Database) {
    const mails = (server = await startMailSink());
    mails.mood = "fails";
    const world = bookingsOn(database, [], createSmtpMailer(mails.url));
    const { queue, deliver, clock } = world;
    worker = startDeliveryWorker({
      ...{ queue, deliver, clock, notes: NO_NOTES, typeOf: () => "adfMail", chance: () => 0.5 },
      ...{ logger: silentLogger, metrics: silentLeadMetrics, pace: { pollMs: 20, leaseMs: 1e9 } },
    });
    const settled = (holds: (rows: readonly { failing_since: string | null; state: string }[]) => boolean) =>
      vi.waitFor(
        async () => {
          const rows = await database.queries.selectFrom("delivery").selectAll().execute();
          expect(rows.filter(({ sink }) => sink !== "hook")).toSatisfy(holds);
        },
        { timeout: 10_000, interval: 20 },
      );
    return {
      ...world,
      tried: () => settled((rows) => rows.every((row) => row.failing_since !== null)),
      async mailBack() {
        mails.mood = "works";
        world.later(2);
        // Sinks that failed rest on the worker's clock.
        const moving = setInterval(() => world.later(1), 50);
        await settled((rows) => rows.every(({ state }) => state !== "waiting")).finally(() =>
          clearInterval(moving),
        );
        const told = mails.taken.map(({ recipients: [to = ""], mail }) => ({
          to,
          subject: plainWords(mail.subject ?? ""),
        }));
        const toDealer = told.filter(({ to }) => to === CRM);
        return { toDealer, toShopper: told.filter(({ to }) => to !== CRM) };
      },
    };
  }

  it("tells a shopper how a booking stands when mail is back, and the dealer each step in its order", async () => {
    const database = await open();
    const { config, sent, book, tried, mailBack } = await mailDown(database);
    const leadId = await book("form-1.1", NINE, null, "service");
    await tried();
    expect(await sent.move(config, leadId, ELEVEN)).toBe("moved");
    expect(await sent.move(config, leadId, ONE)).toBe("moved");
    expect(await sent.cancel(config, leadId)).toBe("cancelled");
    const { toDealer, toShopper } = await mailBack();
    expect(toShopper.map(({ subject }) => subject)).toEqual([
      "Cancelled: your service on Thursday, 26 November 2026, 1:00 pm (Yard Motors)",
    ]);
    expect(toDealer.map(({ subject }) => subject.replace(/[:,.].*(?=, \d)/, " …"))).toEqual([
      expect.stringContaining("9:00 am"),
      expect.stringMatching(/^Moved.*11:00 am/),
      expect.stringMatching(/^Moved.*1:00 pm/),
      expect.stringMatching(/^Cancelled.*1:00 pm/),
    ]);
    const letters = (await linesOf(database)).filter((line) => line.includes("shopper-letters"));
    expect(letters).toEqual([
      ...["0 shopper-letters unsent", "1 shopper-letters unsent", "2 shopper-letters unsent"],
      "3 shopper-letters delivered",
    ]);
    await database.close();
  });

  it("writes to the corrected address alone where the first letter had not left", async () => {
    const database = await open();
    const { config, sent, book, find, tried, mailBack } = await mailDown(database);
    const leadId = await book("form-1.1", NINE, "7");
    await tried();
    const contact = { ...(await find(leadId)).lead.contact, email: "mia.new@shopper.example" };
    const form = { locationId: "moorooka", isKept: true, broughtFrom: null, submissionKey: "form-1.2" };
    expect(await sent.move(config, leadId, { ...NINE, again: { ...form, fields: {}, contact } })).toBe(
      "mended",
    );
    const { toShopper } = await mailBack();
    expect(toShopper.map(({ to }) => to)).toEqual(["mia.new@shopper.example"]);
    await database.close();
  });

  it("writes to an address that was corrected without news of its own, and not to the one before", async () => {
    const database = await open();
    const { desk, due: deliverDue } = bookingsOn(database);
    const lead = newLead({ kind: "spinToWin", fields: { prize: "A wash" } });
    const { leadId } = await desk.submit(lead);
    const contact = { ...lead.contact, email: "mia.new@shopper.example" };
    await desk.change("yard", leadId, { contact, submissionKey: "2" });
    const { mails } = await deliverDue();
    const shoppers = mails.map(({ to }) => to[0]?.address).filter((address) => address !== CRM);
    expect(shoppers).toEqual(["mia.new@shopper.example"]);
    await database.close();
  });

  it("sends no letter that was under way and failed while later news came", async () => {
    const database = await open();
    const { config, sent, book, queue, due: deliverDue, later } = bookingsOn(database, []);
    const leadId = await book("form-1.1");
    const claimed = await queue.claim(9, LEASE, []);
    const letter = claimed.find(({ sink }) => sink === "shopper-letters");
    if (letter === undefined) throw new Error("the letter is due");
    await sent.move(config, leadId, ELEVEN);
    const others = claimed.filter((one) => one !== letter);
    await queue.settle(others.map((delivery) => ({ delivery, state: "delivered" })));
    expect(await linesOf(database, "shopper-letters")).toEqual([
      "0 shopper-letters waiting",
      "1 shopper-letters waiting",
    ]);
    const dueAt = new Date("2026-11-20T02:01:00.000Z");
    await queue.settle([{ delivery: letter, state: "waiting", fault: "down", dueAt }]);
    expect(subjects((await deliverDue(["crm", "hook"])).mails), "the later waits").toEqual([]);
    later(1);
    expect(subjects((await deliverDue(["crm", "hook"])).mails)).toEqual([
      "Moved: your test drive is now Thursday, 26 November 2026, 11:00 am (Yard Motors)",
    ]);
    const rows = await database.queries
      .selectFrom("delivery")
      .selectAll()
      .where("id", "=", letter.id)
      .execute();
    expect(rows).toMatchObject([{ state: "unsent", last_fault: GAVE_WAY }]);
    await database.close();
  });

  it("gives each sink the steps of a lead one by one, and goes on where one was given up", async () => {
    const database = await open();
    const { desk, queue, later, clock } = bookingsOn(database, []);
    const { leadId } = await desk.submit(newLead({ kind: "contact" }));
    const { leadId: other } = await desk.submit(newLead({ kind: "contact" }));
    for (const submissionKey of ["2", "3"]) await desk.change("yard", leadId, { submissionKey });
    const except = ["crm", "reply", "shopper-letters", "shopper-text"].map((sink) => ({
      tenant: "yard",
      sink,
    }));
    const claim = () => queue.claim(9, LEASE, except);
    const steps = (some: Awaited<ReturnType<typeof claim>>) =>
      some.map((one) => `${one.leadId === leadId ? "lead" : "other"} ${one.revision}`).sort();
    const first = await claim();
    expect(steps(first)).toEqual(["lead 0", "other 0"]);
    expect(await claim(), "one is under way").toEqual([]);
    const own = first.find((one) => one.leadId === leadId);
    const others = first.find((one) => one.leadId === other);
    if (!own || !others) throw new Error("both are due");
    const dueAt = new Date(clock.now().getTime() + 3_600_000);
    await queue.settle([
      { delivery: own, state: "waiting", fault: "answered 500", dueAt },
      { delivery: others, state: "delivered" },
    ]);
    expect(await claim(), "it is tried again later").toEqual([]);
    later(1);
    await desk.change("yard", leadId, { submissionKey: "4" });
    const again = await claim();
    expect(
      again.map(({ id }) => id),
      "a new step tries it at once",
    ).toEqual([own.id]);
    await queue.settle(again.map((delivery) => ({ delivery, state: "dead", fault: "answered 410" })));
    for (const revision of [1, 2, 3]) {
      const next = await claim();
      expect(steps(next)).toEqual([`lead ${revision}`]);
      await queue.settle(next.map((delivery) => ({ delivery, state: "delivered" })));
    }
    expect(await claim()).toEqual([]);
    await database.close();
  });

  it("tells of a lead that is let go how it stands by then", async () => {
    for (const [what, change] of [
      [
        "moved",
        (world: ReturnType<typeof bookingsOn>, id: string) => world.sent.move(world.config, id, ELEVEN),
      ],
      [
        "cancelled",
        (world: ReturnType<typeof bookingsOn>, id: string) => world.sent.cancel(world.config, id),
      ],
    ] as const) {
      const database = await open();
      const world = bookingsOn(database, []);
      const fields = {
        booking_date: NINE.day,
        booking_time: NINE.time,
        booking_held: "No",
        location_id: "moorooka",
      };
      const { leadId } = await world.desk.submit(
        newLead({ kind: "service", category: null, fields, suspicion: "links" }),
      );
      await change(world, leadId);
      expect((await world.due()).mails).toEqual([]);
      await world.office.release(leadId);
      const { mails, posts } = await world.due();
      const dealers = mails
        .filter(({ to }) => to[0]?.address === CRM)
        .map(({ subject }) => plainWords(subject));
      const shoppers = subjects(mails.filter(({ to }) => to[0]?.address !== CRM));
      expect([dealers.length, shoppers.length], what).toEqual([1, 1]);
      if (what === "moved") {
        expect(dealers[0]).toMatch(/^Please confirm: .*11:00 am/);
        const letter = mails.find(({ to }) => to[0]?.address !== CRM);
        expect(letter?.text).toContain("11:00 am");
        expect(letter?.text).not.toContain("9:00 am");
      } else {
        expect(dealers[0]).toMatch(/^Cancelled: /);
        expect(shoppers[0]).toMatch(/^Cancelled: /);
      }
      expect(posts, "systems get each step").toHaveLength(2);
      expect(await world.due()).toEqual({ mails: [], posts: [], texts: [] });
      await database.close();
    }
  });

  it("finds what is due by an index", async () => {
    const { queries, ...database } = await open();
    const query = due(queries, new Date(), ["yard"]).orderBy("due_at").limit(8).compile();
    expect(await planFaults({ ...database, queries }, query)).toEqual([]);
    await database.close();
  });
}
