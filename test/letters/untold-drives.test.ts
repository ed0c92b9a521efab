import { afterAll, beforeAll, expect, it } from "vitest";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { makeTranslator } from "~/i18n/server-i18n.server";
import { sendToSink } from "~/infra/leads/delivery/send-to-sink.server";
import { createSmtpMailer } from "~/infra/mail/smtp-mailer.server";
import { type MailSink, startMailSink } from "../doubles/sinks/mail-sink";
import { adfFaults } from "../fixtures/adf/adf-faults";
import { keptLead, LEAD_VEHICLE } from "../fixtures/lead";
import { letterSource, plainWords } from "../fixtures/shopper-letters";
import { hookSink, mailSink, marketSink } from "./sinks";

const WORDS = {
  "en-AU": [
    "We could not tell them: please call.",
    "Please call. Vehicle gone: ",
    "We told them that it cannot take place, and where to choose another vehicle.",
    "Free again: ",
    "We told them that the vehicle is free again.",
  ],
  ar: [
    "لم نتمكّن من إبلاغ صاحب الطلب: يُرجى الاتصال به.",
    "يُرجى الاتصال: المركبة لم تعد متاحة: ",
    "أبلغنا صاحب الموعد بأنه لن يتم، وأين يختار مركبة أخرى.",
    "المركبة متاحة من جديد: ",
    "أبلغنا صاحب الطلب بأن المركبة متاحة من جديد.",
  ],
  "zh-Hans": [
    "我们未能通知对方：请致电。",
    "请致电：车辆已不在库：",
    "我们已告知对方试驾无法进行，以及可在何处另选车辆。",
    "车辆重新可售：",
    "我们已告知对方车辆重新可售。",
  ],
} as const;

let mails: MailSink;
beforeAll(async () => {
  mails = await startMailSink();
});
afterAll(() => mails.close());

/** A drive that was called off, of somebody who can be reached in these ways. */
const calledOff = (contact: Partial<LeadRecord["contact"]>): LeadRecord => {
  const fields = { booking_date: "2026-11-25", booking_time: "09:00", booking_status: "VehicleGone" };
  const changes = [{ revision: 1, at: "2026-11-21T02:00:00.000Z", letter: "vehicleGone" as const }];
  const lead = keptLead({ kind: "testDrive", fields, changes, vehicle: LEAD_VEHICLE });
  return { ...lead, contact: { ...lead.contact, ...contact } };
};

it.each(Object.entries(WORDS))(
  "in %s, the dealer is told to call whom nobody could tell",
  async (tag, words) => {
    const [text, subject, known, freed, knownFree] = words;
    const copy = await makeTranslator(tag, {});
    const send = async (lead: LeadRecord, hasTexts: boolean, body: "text" | "xml" = "text") => {
      mails.taken.length = 0;
      const source = { ...letterSource(lead, { tag }), copy, hasTexts };
      const transports = { mailer: createSmtpMailer(mails.url), post: async () => undefined };
      const sink = mailSink("sales@yard.example", body);
      const now = () => new Date("2026-11-21T02:00:00Z");
      await sendToSink(
        source,
        sink,
        { ...transports, secret: () => null, now },
        new AbortController().signal,
      );
      const [{ mail } = { mail: null }] = mails.taken;
      return { text: plainWords(mail?.text ?? ""), subject: plainWords(mail?.subject ?? "") };
    };
    /** What a webhook and a marketplace read: whether the shopper was told, and the first words of the comments. */
    const posted = async (lead: LeadRecord, hasTexts: boolean) => {
      const bodies: unknown[] = [];
      const transports = {
        mailer: createSmtpMailer(mails.url),
        post: async (_: unknown, __: unknown, body: string) => void bodies.push(JSON.parse(body)),
        secret: () => `whsec_${Buffer.from("untold").toString("base64")}`,
        now: () => new Date("2026-11-21T02:00:00Z"),
      };
      const source = { ...letterSource(lead, { tag }), copy, hasTexts };
      for (const sink of [hookSink("https://hook.example"), marketSink("https://market.example")])
        await sendToSink(source, sink, transports, new AbortController().signal);
      return bodies;
    };
    // Vitest's matchers are of no type.
    const told = (isTold: boolean | null, words = "") => [
      { data: { shopper_told: isTold } },
      { prospect: { told: isTold }, comments: expect.stringContaining(words) as string },
    ];
    const landline = calledOff({ email: null, phone: "+61735550142" });
    const mail = await send(landline, true);
    expect(mail.text.startsWith(`${text} `), mail.text).toBe(true);
    expect(mail.text).toContain("(07) 3555 0142");
    expect(mail.subject.startsWith(subject), mail.subject).toBe(true);
    expect(await posted(landline, true)).toMatchObject(told(false, text));
    expect(await posted(calledOff({}), false)).toMatchObject(told(true, known));
    const standing = { ...landline, changes: [] };
    expect(await posted(standing, true)).toMatchObject(told(null));
    const adf = (await send(landline, true, "xml")).text;
    expect(adf).toContain(text);
    expect(adfFaults(adf)).toEqual([]);
    const mobile = calledOff({ email: null, phone: "+61412555123" });
    expect((await send(mobile, false)).text, "no gateway").toContain(text);
    for (const heard of [await send(mobile, true), await send(calledOff({}), false)]) {
      expect(heard.text.startsWith(`${known} `), heard.text).toBe(true);
      expect(heard.subject.startsWith(subject)).toBe(false);
    }
    const changes = [{ revision: 1, at: "2026-11-21T02:00:00.000Z", letter: "vehicleFreed" as const }];
    const waited = keptLead({ vehicle: LEAD_VEHICLE, changes, fields: { vehicle_status: "in_stock" } });
    const news = await send(waited, false);
    expect(news.subject.startsWith(freed), news.subject).toBe(true);
    expect(news.text.startsWith(`${knownFree} `), news.text).toBe(true);
    const unreached = { ...waited, contact: { ...waited.contact, email: null, phone: "+61735550142" } };
    expect((await send(unreached, true)).text.startsWith(`${text} `)).toBe(true);
    expect(await posted(unreached, true)).toMatchObject(told(false, text));
    expect(await posted(waited, false)).toMatchObject(told(true, knownFree));
  },
);
