import { describe, expect, it } from "vitest";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { MailFault } from "~/ports/mailer";
import { keptLead, LEAD_VEHICLE } from "../../../../test/fixtures/lead";
import {
  addressesIn,
  letterReader,
  letterSource,
  replySink,
} from "../../../../test/fixtures/shopper-letters";
import { shopperMail, shopperText } from "./shopper-mail.server";

const { arrived } = letterReader();

describe("the answer to a message", () => {
  it("says that it is there, what it was about, and what happens next", async () => {
    const { subject, text, shown } = await arrived(
      letterSource(keptLead({ vehicle: LEAD_VEHICLE })),
      replySink(),
    );
    expect(subject).toBe("We have your message about the 2022 Mazda CX-5 GT SP");
    for (const words of [text, shown]) {
      expect(words).toContain("Hello Mia,");
      expect(words).toContain("Thank you for asking about the 2022 Mazda CX-5 GT SP.");
      expect(words).toContain("A person from our team reads it, not a machine.");
      expect(words).toContain("Call us on 07 3555 0143, or answer this e-mail.");
      expect(words).not.toContain("Is it still there?");
    }
  });

  it.each(["en-AU", "ar", "zh-Hans"])(
    "has a subject for each thing that is asked about a vehicle in %s",
    async (tag) => {
      const kinds = ["enquiry", "finance", "personalisedFinance", "photoRequest", "similarVehicle"] as const;
      const subjects: string[] = [];
      for (const kind of kinds) {
        const lead = keptLead({ kind, vehicle: LEAD_VEHICLE });
        subjects.push((await arrived(letterSource(lead, { tag }), replySink())).subject ?? "");
      }
      expect(new Set(subjects).size, subjects.join("; ")).toBe(kinds.length);
      for (const subject of subjects) expect(subject).toContain("2022 Mazda CX-5");
    },
  );

  it("greets by the whole name whom Chinese characters name, the family's first", async () => {
    const lead = keptLead();
    const contact = { ...lead.contact, name: "小明", lastName: "王" };
    const { text } = await arrived(letterSource({ ...lead, contact }, { tag: "zh-Hans" }), replySink());
    expect(text).toMatch(/^王小明您好：/);
  });

  it.each(["en-AU", "ar", "zh-Hans"])("promises no time in %s where it comes late", async (tag) => {
    const forms = { own: { enquiry: { next: ["We ring you within the hour."] } } };
    const own = { subject: "Hello", text: "We answer within a couple of hours." };
    const read = async (now: string) => {
      const source = letterSource(keptLead(), { tag, forms, now: new Date(now) });
      const { subject, text, shown } = await arrived(source, replySink(own));
      return [subject, text, shown, shopperText(source)].join("\n");
    };
    expect(await read("2026-11-21T15:04:05.000Z")).toMatch(/within the hour[\s\S]*|within a couple of hours/);
    const late = await read("2026-11-21T15:04:05.001Z");
    expect(late).not.toMatch(/within|business day|letters\.|undefined|\{\w+\}|工作日|ساعات/);
    if (tag === "en-AU") expect(late).toContain("one of our people will be in touch");
  });

  it("has one button where it says what to do next: the page of what was sent is a link beside it", async () => {
    const buttons = (html: string) =>
      [...html.matchAll(/<td style="background-color:[^>]*><a[^>]*>([^<]*)/g)].map(([, label]) => label);
    const changes = [{ revision: 1, at: "2026-11-21T02:00:00.000Z", letter: "bookingCancelled" as const }];
    const fields = { booking_date: "2026-11-23", booking_time: "09:30", booking_status: "Cancelled" };
    const off = keptLead({ kind: "testDrive", fields, changes, vehicle: LEAD_VEHICLE });
    const { html, text } = await arrived(letterSource(off), replySink());
    expect(buttons(html)).toEqual(["Book another time"]);
    expect(text).toContain("See what you sent: https://www.yard.example/my/");
    expect(buttons((await arrived(letterSource(keptLead()), replySink())).html)).toEqual([
      "See what you sent",
    ]);
  });

  it.each(["en-AU", "ar", "zh-Hans"])("keeps the number to call in one piece in %s", async (tag) => {
    const { html } = await arrived(letterSource(keptLead(), { tag }), replySink());
    expect(html).toMatch(/07(?:\u00A0|&nbsp;|&#xa0;)3555(?:\u00A0|&nbsp;|&#xa0;)0143/i);
  });

  it("keeps a number in a dealer's own Arabic words from being turned round", () => {
    const letter = (text: string) =>
      shopperMail(letterSource(keptLead(), { tag: "ar" }), replySink({ subject: null, text }));
    const arabic = letter("اتصل بنا على {phone} إذا تغير شيء.");
    expect(arabic.text).toContain("على \u206807 3555 0143\u2069 إذا");
    expect(arabic.html).toMatch(/\u2068<a href="tel:[^"]*" dir="ltr"[^>]*>07 3555 0143<\/a>\u2069/);
    expect(letter("Call us on {phone}.").text).toContain("Call us on 07 3555 0143.");
  });

  it.each([
    ["finance", "Application", "Your application is with us"],
    ["finance", null, "Your finance enquiry is with us"],
    ["careers", null, "Your application is with us"],
    ["offer", null, "Your enquiry is with us"],
  ] as const)("%s, %s: %s", async (kind, subcategory, heading) => {
    const { shown } = await arrived(letterSource(keptLead({ kind, subcategory })), replySink());
    expect(shown).toContain(heading);
  });

  it("says in the subject that it is about finance, so that it is no second letter about the vehicle", async () => {
    const subjectOf = async (vehicle: LeadRecord["vehicle"]) =>
      (await arrived(letterSource(keptLead({ kind: "finance", vehicle })), replySink())).subject;
    expect(await subjectOf(LEAD_VEHICLE)).toBe(
      "We have your finance enquiry about the 2022 Mazda CX-5 GT SP",
    );
    expect(await subjectOf(null)).toBe("We have your message (Yard Motors)");
  });

  it("does not say again, in other words, when the dealer answers", async () => {
    const own = { text: "We answer within a couple of hours.", subject: null };
    const { text } = await arrived(letterSource(keptLead()), replySink(own));
    expect(text).toContain("within a couple of hours");
    expect(text).not.toMatch(/business day|What happens next/);
  });

  it("promises the way that was chosen only where the form asked for it", async () => {
    const { text } = await arrived(letterSource(keptLead()), replySink());
    expect(text).toContain("2. We get back to you within one business day. Reference");
    const asked = await arrived(letterSource(keptLead({ kind: "contact" })), replySink());
    expect(asked.text).toContain("within one business day.");
  });

  it("names the number of the department that it is for", async () => {
    const site = {
      phones: { main: "07 3555 0142", sales: "07 3555 0143", service: "07 3555 0126", parts: "07 3555 0127" },
    };
    const service = keptLead({
      kind: "service",
      fields: { booking_date: "2026-11-23", booking_time: "09:30" },
    });
    for (const [lead, phone] of [
      [service, "0126"],
      [keptLead({ kind: "parts" }), "0127"],
      [keptLead(), "0143"],
    ] as const) {
      const { text } = await arrived(letterSource(lead, { site }), replySink());
      expect(text).toContain(`Call us on 07 3555 ${phone}`);
    }
  });

  it("has the dealer's own words and steps where its file has some, and its address to answer to", async () => {
    const own = {
      subject: "Hi {name}",
      text: "{dealer}, {phone}\n\n{amount}\n\nBye",
      replyTo: "us@yard.example",
    };
    const forms = { own: { enquiry: { next: ["We ring"] } } };
    const { mail, text } = await arrived(letterSource(keptLead(), { forms }), replySink(own));
    expect(mail?.subject).toBe("Hi Mia");
    expect(mail?.replyTo).toEqual([{ name: "Yard Motors", address: "us@yard.example" }]);
    expect(text).toMatch(/^Yard Motors, 07 3555 0143 Bye What happens next 1\. We ring Reference/);
    const general = { site: { email: "hello@yard.example" } };
    expect(shopperMail(letterSource(keptLead(), general), replySink()).replyTo?.address).toBe(
      "hello@yard.example",
    );
  });
});

it.each([
  ["en-AU", "We have your finance application"],
  ["ar", "وصلنا طلب التمويل"],
  ["zh-Hans", "我们已收到您的贷款申请"],
])(
  "says in %s that an application for finance has arrived, and none of its answers",
  async (tag, heading) => {
    const fields = {
      subcategory: "Application",
      income: "123456",
      employer: "Evil Corp",
      date_of_birth: "1985-03-02",
    };
    const wording = {
      finance: { disclaimer: "Lending criteria apply." },
      forms: { own: { financeApplication: { disclaimer: "I agree to a credit check." } } },
    };
    const application = keptLead({
      kind: "finance",
      subcategory: "Application",
      vehicle: LEAD_VEHICLE,
      fields,
    });
    const { text, shown, subject } = await arrived(
      letterSource(application, { tag, ...wording }),
      replySink(),
    );
    expect(subject).toContain(heading);
    for (const words of [text, shown]) {
      for (const said of [
        "2022 Mazda CX-5",
        "LEAD-1",
        "Lending criteria apply.",
        "I agree to a credit check.",
      ])
        expect(words).toContain(said);
      expect(words).not.toMatch(/123456|123,456|Evil|1985|letters\.|\{\w+\}/);
    }
  },
);

it("does not say that the address was given on the site where somebody else passed it on", async () => {
  const added = keptLead({ fields: { lead_source: "Call centre" }, url: "" });
  const { text } = await arrived(letterSource(added), replySink());
  expect(text).toContain("because Yard Motors was given this address");
  expect(text).not.toContain("given on");
});

describe("whatever was typed", () => {
  it("stands in no mail, but for a harmless name", async () => {
    const evil = 'Buy <a href="https://evil.example">pills</a>';
    const typed = {
      ...{ message: evil, question: evil, wanted: evil, vehicle: evil, rego: evil, model: evil, part: evil },
      ...{
        booking_date: evil,
        booking_time: evil,
        location_id: evil,
        preferred_date: evil,
        service_type: evil,
      },
      ...{ year: "2018", make: "Mazda", kms: evil, invoice: evil },
    };
    const contact = { ...keptLead().contact, name: "www.evil.example" };
    for (const kind of ["enquiry", "testDrive", "service", "contact", "onlinePayment", "careers"] as const) {
      const { text, html, subject } = await arrived(
        letterSource(keptLead({ kind, fields: typed, contact })),
        replySink(),
      );
      expect(`${subject}${text}${html}`).not.toMatch(/evil|pills/);
      expect(text).toMatch(/^Hello,/);
    }
  });

  it("is never markup", async () => {
    const contact = { ...keptLead().contact, name: "<b>Mia</b> & “Zoë”" };
    const vehicle = { ...LEAD_VEHICLE, name: '<img src="x" onerror="alert(1)">' };
    const { html, shown } = await arrived(
      letterSource(keptLead({ vehicle, contact: { ...contact, name: "<i>" } })),
      replySink(),
    );
    expect(html).not.toMatch(/<i>|onerror="/);
    expect(shown).toContain('<img src="x" onerror="alert(1)">');
  });

  it("brings no picture of another host", async () => {
    const picture = "https://tracker.example/pixel.gif";
    const lead = keptLead({ vehicle: { ...LEAD_VEHICLE, picture } });
    const { html } = await arrived(letterSource(lead), replySink());
    for (const address of addressesIn(html, "src"))
      expect(new URL(address).origin).toBe("https://www.yard.example");
    expect(html).not.toContain("tracker");
    expect(html).not.toMatch(/<script|<link|url\(|@import/);
  });

  it("brings nobody a number or a place that the dealer does not have", async () => {
    const bare = letterSource(keptLead(), { site: { phones: {}, locations: [] } });
    const { text, shown } = await arrived(bare, replySink());
    for (const words of [text, shown]) expect(words).not.toMatch(/call us|null|undefined/i);
    expect(text).toContain("Just answer this e-mail.");
  });

  it("goes nowhere without an address", () => {
    const contact = { ...keptLead().contact, email: null };
    expect(() => shopperMail(letterSource(keptLead({ contact })), replySink())).toThrow(
      new MailFault("noSuchMailbox", "The shopper gave no address."),
    );
  });
});
