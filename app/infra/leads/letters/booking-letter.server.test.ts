import { describe, expect, it } from "vitest";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { keptLead, LEAD_VEHICLE } from "../../../../test/fixtures/lead";
import {
  addressesIn,
  letterReader,
  letterSource,
  plainWords,
  replySink,
} from "../../../../test/fixtures/shopper-letters";

import { shopperText } from "./shopper-mail.server";

const { arrived } = letterReader();

const DRIVE = {
  booking_date: "2026-11-23",
  booking_time: "09:30",
  location_id: "moorooka",
  message: "BUY PILLS",
};
const drive = (changes: Partial<LeadRecord> = {}) =>
  keptLead({ kind: "testDrive", vehicle: LEAD_VEHICLE, fields: DRIVE, ...changes });

describe("a booked test drive", () => {
  it("says day, time and place, shows the vehicle, and fits into a calendar", async () => {
    const { mail, text, shown, subject, html } = await arrived(letterSource(drive()), replySink());
    expect(subject).toBe("Your test drive: Monday, 23 November 2026, 9:30 am (Yard Motors)");
    for (const said of [
      "Monday, 23 November 2026",
      "9:30 am",
      "Moorooka 418 Ipswich Road, Moorooka QLD 4105",
      "07 3555 0143",
      "2022 Mazda CX-5 GT SP",
      "41,200 km",
      "Stock U1234",
      "Bring your driver licence.",
      "LEAD-1",
    ]) {
      expect(text).toContain(said);
      expect(shown).toContain(said);
    }
    expect(addressesIn(html, "src")).toEqual([
      "https://www.yard.example/icons/icon-192.png",
      "https://www.yard.example/media/cx-5/front.jpg?w=640",
    ]);
    expect(addressesIn(html, "href")).toContain("https://www.yard.example/cars/2022-mazda-cx-5-gt-sp");
    const [file] = mail?.attachments ?? [];
    expect([file?.filename, file?.mimeType]).toEqual(["test-drive.ics", "text/calendar"]);
    const calendar = new TextDecoder().decode(file?.content as ArrayBuffer).replaceAll("\n ", "");
    expect(calendar).toContain("DTSTART:20261122T233000Z\nDTEND:20261123T003000Z");
    expect(calendar).toContain("SUMMARY:Test drive: 2022 Mazda CX-5 GT SP");
    expect(calendar).toContain("LOCATION:Yard Motors\\, Moorooka\\, 418 Ipswich Road\\, Moorooka QLD 4105");
  });

  it.each(["en-AU", "ar", "zh-Hans"])("that is confirmed says that it is confirmed: %s", async (tag) => {
    const { mail, text, shown } = await arrived(letterSource(drive(), { tag }), replySink());
    const t = letterSource(drive(), { tag }).copy;
    const asked = t("forms.testDrive.requested.next1");
    const calendar = new TextDecoder()
      .decode(mail?.attachments[0]?.content as ArrayBuffer)
      .replaceAll("\n ", "");
    for (const words of [text, shown, calendar]) {
      expect(words).toContain(t("forms.testDrive.sent.next1").split(",")[0]);
      expect(words).not.toContain(asked);
      expect(words).not.toMatch(/request|confirm your|we will confirm/i);
    }
    expect(calendar).toContain("STATUS:CONFIRMED");
  });

  it("keeps its words where the dealer has a general answer, which knows no day", async () => {
    const general = { subject: "Got it", text: "We answer within hours." };
    const { subject, text } = await arrived(letterSource(drive()), replySink(general));
    expect(subject).toContain("Your test drive: Monday, 23 November 2026");
    expect(text).not.toContain(general.text);
  });

  it("without a chosen place is where the vehicle stands", async () => {
    const { location_id: _chosen, ...fields } = DRIVE;
    const place = (id: string, street: string) => ({
      ...{ id, name: id, slug: id, dealershipId: "yard" },
      address: { street, city: "Rocklea", state: "QLD", postcode: "4106" },
    });
    const site = { locations: [place("first", "1 Road"), place("rocklea", "2 Road")] };
    const { text } = await arrived(letterSource(drive({ fields }), { site }), replySink());
    expect(text).toContain("rocklea 2 Road, Rocklea QLD 4106");
    const nowhere = await arrived(letterSource(drive({ fields, vehicle: null }), { site }), replySink());
    expect(nowhere.text).toContain("first 1 Road, Rocklea QLD 4106");
  });

  it.each([
    ["en-AU", "ltr", "Your test drive is booked", "https://www.yard.example/cars/"],
    ["ar", "rtl", "تم حجز تجربة القيادة", "https://www.yard.example/ar/cars/"],
    ["zh-Hans", "ltr", "试驾已预约", "https://www.yard.example/zh-Hans/cars/"],
  ])("is in %s, and leads to pages in it", async (tag, direction, heading, page) => {
    const { shown, html, text } = await arrived(letterSource(drive(), { tag }), replySink());
    expect(html).toContain(`<html lang="${tag}" dir="${direction}">`);
    expect(shown).toContain(heading);
    expect(addressesIn(html, "href")).toContainEqual(expect.stringContaining(page));
    for (const words of [text, shown]) {
      expect(words).not.toMatch(/letters\.|forms\.|undefined|\{\w+\}/);
      expect(words).toContain("23");
      expect(words).toContain("418 Ipswich Road");
    }
  });

  it.each([
    [{}, "We confirm the day and time that you asked for, or agree on others with you."],
    [{ vehicle_brought_from: "Rocklea" }, "The vehicle stands at another of our yards"],
  ])("is a request while no time is kept for it: %o", async (more, next) => {
    const fields = { ...DRIVE, booking_held: "No", ...more };
    const { mail, subject, text } = await arrived(letterSource(drive({ fields })), replySink());
    expect(subject).toBe("We have your test drive request (Yard Motors)");
    for (const said of ["Monday, 23 November 2026", next, "move or cancel it by the link in this message"])
      expect(text).toContain(said);
    expect(text).not.toMatch(/confirm your time|reserved|will be ready/i);
    expect(text).toContain("Move or cancel: https://www.yard.example/my/");
    expect(mail?.attachments).toEqual([]);
  });

  it("without a day has nothing to move or cancel", async () => {
    const { text } = await arrived(letterSource(drive({ fields: { location_id: "moorooka" } })), replySink());
    expect(text).toContain("We get back to you to agree on a day and a time.");
    expect(text).not.toMatch(/move or cancel|that you asked for/i);
  });

  it.each([
    [
      "en-AU",
      /is reserved at the moment: the day and time that you chose are a request/,
      /link in our message/i,
    ],
    ["ar", /محجوزة حاليًا/, /الرابط في رسالتنا/],
    ["zh-Hans", /目前已被预订/, /(?<!本)消息中的链接/],
  ])("of a reserved vehicle says so, in mail and text: %s", async (tag, said, never) => {
    const fields = { ...DRIVE, booking_held: "No", vehicle_status: "reserved" };
    const source = letterSource(drive({ fields }), { tag });
    const { mail, text, shown } = await arrived(source, replySink());
    for (const words of [text, shown]) {
      expect(words).toMatch(said);
      expect(words).not.toMatch(never);
    }
    expect(mail?.attachments).toEqual([]);
    expect(shopperText(source)).toMatch(
      tag === "en-AU" ? /is reserved at the moment; your time is a request/ : said,
    );
    const { text: noDay } = await arrived(
      letterSource(drive({ fields: { vehicle_status: "reserved" } }), { tag }),
      replySink(),
    );
    expect(noDay).not.toMatch(tag === "en-AU" ? /are a request/ : never);
  });

  it.each(["enquiry", "photoRequest"] as const)(
    "so does the answer to one (%s), in the dealer's words too",
    async (kind) => {
      const lead = keptLead({ kind, vehicle: LEAD_VEHICLE, fields: { vehicle_status: "reserved" } });
      const { text } = await arrived(
        letterSource(lead),
        replySink({ subject: "Hi", text: "We answer soon." }),
      );
      expect(text).toContain("The 2022 Mazda CX-5 GT SP is reserved at the moment.");
      expect(shopperText(letterSource(lead))).toContain("is reserved at the moment; we will be in touch.");
      const free = keptLead({ kind, vehicle: LEAD_VEHICLE, fields: { vehicle_status: "in_stock" } });
      expect((await arrived(letterSource(free), replySink())).text).not.toContain("reserved");
    },
  );
});

it.each([
  ["en-AU", /You have the 2022 Mazda CX-5 GT SP reserved/, /at the moment/],
  ["ar", /محجوزة لك/, /حاليًا/],
  ["zh-Hans", /已由您预订/, /目前/],
])(
  "the letter to who has the vehicle reserved says so, not that somebody has: %s",
  async (tag, said, never) => {
    const fields = { ...DRIVE, booking_held: "No", vehicle_status: "reserved", reserved_by_shopper: "true" };
    const source = letterSource(drive({ fields }), { tag });
    const { text } = await arrived(source, replySink());
    expect(text).toMatch(said);
    expect(text + shopperText(source)).not.toMatch(never);
  },
);

describe("a letter that comes late, after a lead was held back", () => {
  const LATE = new Date("2026-11-24T02:00:00Z");
  const SERVICE = { preferred_date: "2026-11-23", service_type: "logbook" };
  const moved = [{ revision: 1, at: "2026-11-22T00:00:00.000Z", letter: "bookingMoved" as const }];

  it.each<[string, LeadRecord]>([
    ["a test drive", drive()],
    ["a request for one", drive({ fields: { ...DRIVE, booking_held: "No" } })],
    ["a moved one", drive({ changes: moved })],
    ["a service", keptLead({ kind: "service", fields: SERVICE })],
    ["a moved one", keptLead({ kind: "service", fields: SERVICE, changes: moved })],
  ])("promises no time that is over: %s", async (_, lead) => {
    for (const tag of ["en-AU", "ar", "zh-Hans"]) {
      const source = letterSource(lead, { tag, now: LATE });
      const { mail, text, shown, subject } = await arrived(source, replySink());
      for (const words of [text, shown, subject ?? "", shopperText(source)])
        expect(words).not.toMatch(/\b23\b|23日|9:30|letters\.|\{\w+\}|Move or cancel/);
      expect(mail?.attachments).toEqual([]);
    }
    const { text } = await arrived(letterSource(lead, { now: LATE }), replySink());
    expect(text).toMatch(/will get back to you to agree on/);
  });

  it("promises it until then", async () => {
    const { subject } = await arrived(
      letterSource(drive(), { now: new Date("2026-11-22T23:29:59Z") }),
      replySink(),
    );
    expect(subject).toContain("Monday, 23 November 2026, 9:30 am");
    const service = keptLead({ kind: "service", fields: SERVICE });
    const now = new Date("2026-11-23T13:59:59Z");
    expect((await arrived(letterSource(service, { now }), replySink())).text).toContain("23 November 2026");
  });

  it("brings no figure that stands no more", async () => {
    const fields = { make: "Mazda", offer: "16500", valuation_until: "2026-11-23" };
    const changes = [{ revision: 1, at: "2026-11-21T05:00:00.000Z", letter: "tradeOffer" as const }];
    const lead = keptLead({ kind: "tradeIn", fields, changes });
    const { text, subject } = await arrived(letterSource(lead, { now: LATE }), replySink());
    expect(subject).toBe("Your trade-in: next, we look at it (Yard Motors)");
    expect(text).not.toMatch(/16,500|23 November/);
    const inTime = letterSource(lead, { now: new Date("2026-11-23T13:59:59Z") });
    expect((await arrived(inTime, replySink())).text).toContain("16,500");
  });
});

describe("a reminder two hours before an early time", () => {
  it.each([
    ["en-AU", "tomorrow, Mon", "today, Mon"],
    ["ar", "(غدًا)", "(اليوم)"],
    ["zh-Hans", "明天 ", "今天 "],
  ])("says that it is tomorrow when it comes the evening before: %s", async (tag, tomorrow, today) => {
    const said = async (moment: string) => {
      const source = { ...letterSource(drive(), { tag, now: new Date(moment) }), reminder: "hours" as const };
      const { subject = "" } = await arrived(source, replySink());
      return [plainWords(subject), plainWords(shopperText(source))];
    };
    for (const words of await said("2026-11-22T09:30:00Z")) expect(words).toContain(tomorrow);
    for (const words of await said("2026-11-22T21:30:00Z")) expect(words).toContain(today);
  });
});

describe("a service booking", () => {
  const BOOKED = { ...DRIVE, service_type: "logbook" };
  const service = (fields: Readonly<Record<string, string>>) =>
    letterSource(keptLead({ kind: "service", fields }));

  it("says day and time where it is kept, fits into a calendar, and asks for nothing more", async () => {
    const { mail, text, shown, subject } = await arrived(service(BOOKED), replySink());
    expect(subject).toBe("Your service: Monday, 23 November 2026, 9:30 am (Yard Motors)");
    for (const words of [text, shown]) {
      for (const said of ["Monday, 23 November 2026", "9:30 am", "Logbook service", "Moorooka"])
        expect(words).toContain(said);
      expect(words).toContain("Bring the vehicle at your time");
      expect(words).not.toMatch(/confirms/);
      expect(words).toContain("move or cancel it by the link in this message");
    }
    const calendar = new TextDecoder().decode(mail?.attachments[0]?.content as ArrayBuffer);
    expect(calendar).toContain("DTSTART:20261122T233000Z\nSUMMARY:Bring the vehicle: service");
    expect(calendar, "nobody knows how long the work takes").not.toContain("DTEND");
    expect(calendar.replaceAll("\n ", "")).toContain("Move or cancel: https://www.yard.example/my/lead-1");
    expect(calendar).toContain("STATUS:CONFIRMED");
  });

  it.each([
    ["a time that is not kept", { ...BOOKED, booking_held: "No" }, "move or cancel it by the link"],
    ["no day at all", { service_type: "logbook" }, "If something changes, call us."],
  ])("promises nothing of %s", async (_, fields, onChange) => {
    const { mail, text, subject } = await arrived(service(fields), replySink());
    expect(subject).toBe("We have your service request (Yard Motors)");
    expect(text).toContain("The workshop checks its plan and confirms day and time.");
    expect(text).toContain(onChange);
    expect(mail?.attachments).toEqual([]);
  });

  it("says the day that was asked for, what is to be done, and whom to call", async () => {
    const fields = {
      preferred_date: "2026-12-01",
      service_type: "logbook",
      location_id: "moorooka",
      vehicle: "CALL 0900 WIN",
      rego: "123ABC",
    };
    const lead = keptLead({ kind: "service", fields });
    const phones = { main: "07 3555 0142", service: "07 3555 0149" };
    const { mail, text, shown } = await arrived(letterSource(lead, { site: { phones } }), replySink());
    for (const words of [text, shown]) {
      expect(words).toContain("Tuesday, 1 December 2026");
      expect(words).toContain("Logbook service");
      expect(words).toContain("07 3555 0149");
      expect(words).not.toMatch(/0900|123ABC/);
    }
    expect(mail?.attachments, "no calendar before the workshop agrees").toEqual([]);
  });
});
