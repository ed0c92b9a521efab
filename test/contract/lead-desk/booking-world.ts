import { shopperTextAt } from "~/domain/lead/answering/shopper-text";
import { sinksFor } from "~/domain/lead/sinks";
import { dueReminders } from "~/domain/appointment/due-reminders";
import { type VisitKind, visitCalendar } from "~/domain/appointment/visit-plan";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { momentAt } from "~/domain/time/moment-at";
import { createAppointments } from "~/infra/db/forms/appointments.server";
import type { Database } from "~/infra/db/database.server";
import { createReservedDrives } from "~/infra/leads/bookings/reserved-drives.server";
import { createSentLeads } from "~/infra/leads/bookings/sent-leads.server";
import { createSentLinks } from "~/infra/leads/bookings/sent-links.server";
import { createDeliver } from "~/infra/leads/delivery/deliver-lead.server";
import { DeliveryFault } from "~/infra/leads/delivery/delivery-fault.server";
import {
  createDeliveryQueue,
  type Delivery,
  type Outcome,
} from "~/infra/leads/delivery/delivery-queue.server";
import { createLeadOffice } from "~/infra/leads/lead-office.server";
import { createLeadDesk, type LeadDeskOptions } from "~/infra/leads/lead-desk.server";
import type { Mail, Mailer } from "~/ports/mailer";
import type { TextMessage } from "~/ports/text-messages";
import { plainWords } from "../../fixtures/shopper-letters";
import { newLead } from "../../fixtures/lead";
import { LETTERS } from "../../fixtures/letters";
import { siteConfig } from "../../fixtures/site";

const MINUTE = 60_000;
/** When bookings are, and when they are moved to. */
export const NINE = { day: "2026-11-25", time: "09:00" };
/** See {@link NINE}. */
export const ELEVEN = { day: "2026-11-26", time: "11:00" };
const SINKS: SiteConfig["leads"]["sinks"] = siteConfig({
  leads: {
    sinks: [
      { id: "crm", type: "adfMail", to: ["crm@yard.example"] },
      {
        id: "hook",
        type: "webhook",
        url: "https://hook.example/",
        secretEnv: "LEAD_SECRET_HOOK",
      },
    ],
  },
}).leads.sinks;
const SECRET = `whsec_${Buffer.from("a secret of the test").toString("base64")}`;

/**
 * A dealer's bookings on clocks that a test sets: 20 November 2026, noon in Brisbane.
 * @param mailer by which mails leave; without it, `due` tells of them
 */
export function bookingsOn(
  database: Database,
  reminders: readonly ("email" | "sms")[] = ["email", "sms"],
  mailer: Mailer | null = null,
) {
  let now = new Date("2026-11-20T02:00:00.000Z");
  const clock = { now: () => now };
  const { locations } = siteConfig().site;
  const annexe = locations.map((one) => ({ ...one, id: "annexe", slug: "annexe", name: "The annexe" }));
  const config = siteConfig({
    site: { locations: [...locations, ...annexe] },
    leads: { sinks: [...SINKS] },
    forms: { visits: { reminders: [...reminders] } },
  });
  // Another dealer that shows the same stock.
  const site = { ...config.site, slug: "sister", name: "Sister Cars", url: "https://www.sister.example" };
  const sister: SiteConfig = { ...config, site };
  const bySlug = (slug: string) => (slug === "sister" ? sister : config);
  const options: LeadDeskOptions = {
    database,
    clock,
    sinksFor: (slug, lead, isChange) => sinksFor(bySlug(slug), lead, isChange),
    sells: () => false,
    remindersOf: (_, lead, at) => dueReminders(lead, config, at, true),
    textAt: (_, lead, letter, at) => shopperTextAt(lead, letter, config, at),
    onPosted: () => undefined,
    onFault: (error) => {
      throw error;
    },
  };
  const copyOf = () => serverTranslator("en-AU", {});
  const desk = createLeadDesk(options);
  const appointments = createAppointments(database);
  const sent = createSentLeads({
    ...options,
    links: createSentLinks(["a secret of tests"]),
    copyOf,
    hasTexts: true,
    dealerOf: () => config,
  });
  const queue = createDeliveryQueue(database, clock, () => ["yard", "sister"]);
  const mails: Mail[] = [];
  const posts: unknown[] = [];
  const texts: TextMessage[] = [];
  const deliver = createDeliver({
    privateAnswers: { address: () => "https://www.yard.example/lead-answers/1" },
    letters: { ...LETTERS, sentPath: sent.path },
    database,
    tenants: { bySlug, inLanguage: (one) => one },
    copyOf,
    transports: {
      mailer: mailer ?? { send: async (mail) => void mails.push(mail) },
      post: async (_, __, body) => void posts.push(JSON.parse(body)),
      texts: { send: async (text) => void texts.push(text), shownOnScreen: () => null },
      secret: () => SECRET,
      now: clock.now,
    },
  });
  return {
    drives: createReservedDrives({ ...options, served: () => [config, sister] }),
    office: createLeadOffice(database, clock),
    config,
    desk,
    sent,
    queue,
    deliver,
    clock,
    later: (minutes: number) => {
      now = new Date(now.getTime() + minutes * MINUTE);
    },
    at: (moment: string) => {
      now = new Date(moment);
    },
    /** Books a time for somebody. @returns the lead's id */
    async book(
      key: string,
      { day, time } = NINE,
      carId: string | null = null,
      kind: VisitKind = "testDrive",
    ): Promise<string> {
      const locationId = visitCalendar(kind, "moorooka");
      const startsAt = `${day}T${time}`;
      const beginsAt = momentAt(day, time, config.site.timeZone).toISOString();
      const place = { tenant: "yard", locationId, startsAt, beginsAt };
      const at = now.toISOString();
      const booked = await appointments.book({ ...place, carId, capacity: 1, submissionKey: key, at });
      if (!booked) throw new Error("the time is taken");
      const fields = { booking_date: day, booking_time: time, location_id: "moorooka" };
      const lead = newLead({ kind, category: null, submissionKey: key, fields, carId });
      return (await desk.submit(lead)).leadId;
    },
    /** The times that are taken. */
    async taken(kind: VisitKind = "testDrive"): Promise<readonly string[]> {
      const days = { from: "2026-11-01", to: "2026-12-31", formKey: null };
      const locationId = visitCalendar(kind, "moorooka");
      const all = await appointments.taken({ tenant: "yard", locationId, carId: null, ...days });
      return [...all.counts].map(([time, count]) => `${time} ${count}`).sort();
    },
    /** Makes the deliveries that are due. @param except sinks that are left alone */
    async due(except: readonly string[] = []) {
      for (const list of [mails, posts, texts]) list.length = 0;
      const busy = except.map((sink) => ({ tenant: "yard", sink }));
      for (;;) {
        const claimed = await queue.claim(50, 90_000, busy);
        if (claimed.length === 0) break;
        for (const delivery of claimed) {
          const why = await deliver(delivery, new AbortController().signal).then(() => null, unsent);
          await queue.settle([outcomeOf(delivery, why)]);
        }
      }
      return { mails: [...mails], posts: [...posts], texts: [...texts] };
    },
    async find(leadId: string) {
      const known = await sent.ofLead(config, leadId);
      if (known === null) throw new Error("no lead");
      const found = await sent.find(config, sent.path(config, known.lead).replace("/my/", ""));
      if (found === null || typeof found === "string") throw new Error("the link does not open");
      return found;
    },
  };
}

/** Subjects of mails, as people see them. */
export const subjects = (mails: readonly Mail[]) => mails.map(({ subject }) => plainWords(subject)).sort();

/** Why nothing was sent, or not yet. @throws what is a fault */
function unsent(error: unknown): DeliveryFault {
  if (error instanceof DeliveryFault && (error.kind === "unsent" || error.until !== null)) return error;
  throw error;
}

function outcomeOf(delivery: Delivery, why: DeliveryFault | null): Outcome {
  if (why === null) return { delivery, state: "delivered" };
  const { message: fault, until } = why;
  return until === null
    ? { delivery, state: "unsent", fault }
    : { delivery, state: "waiting", fault, dueAt: until };
}
