import { describe, expect, it } from "vitest";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { adfFaults } from "../../../../test/fixtures/adf/adf-faults";
import { keptLead, LEAD_VEHICLE } from "../../../../test/fixtures/lead";
import { siteConfig } from "../../../../test/fixtures/site";
import { mailSink } from "../../../../test/letters/sinks";
import { dealerMail } from "./lead-mails.server";

const source = (lead: LeadRecord) => ({
  id: "delivery-1",
  lead,
  config: siteConfig(),
  copy: serverTranslator("en-AU", {}),
});
const sink = () => mailSink("crm@yard.example", "text");
const lead = keptLead({ carId: "7", subcategory: "Photo Request", vehicle: LEAD_VEHICLE });

it("begins with what the same person sent before, and follows its mail", () => {
  const earlier = [
    {
      ...{ id: "lead-0", kind: "enquiry" as const, category: null },
      ...{ receivedAt: "2026-11-21T01:02:00.000Z", vehicle: "2022 Mazda CX-5" },
      isOtherName: false,
    },
  ];
  const mail = dealerMail({ ...source(lead), earlier, thread: "delivery-0" }, sink());
  expect(mail.follows).toBe("delivery-0");
  expect(mail.text).toMatch(
    /^The same person sent within a day before\nEnquiry, 2022 Mazda CX-5, sent 21 Nov 2026, 11:02\Wam AEST, Reference: lead-0\n\nName: Mia/,
  );
  const [file] = mail.attachments;
  expect(file?.text).toContain('<id sequence="2" source="earlier lead of the same person">lead-0</id>');
  expect(adfFaults(file?.text ?? "")).toEqual([]);
});

it("says apart what came under the same number from another name, and calls it nobody's", () => {
  const before = { kind: "enquiry" as const, category: null, vehicle: null };
  const earlier = [{ ...before, id: "lead-0", receivedAt: "2026-11-21T01:02:00.000Z", isOtherName: true }];
  const mail = dealerMail({ ...source(lead), earlier }, sink());
  expect(mail.text).toMatch(
    /^Sent within a day before under the same number, by another name and address\nEnquiry, sent 21 Nov 2026, .+ lead-0\n\n/,
  );
  const adf = mail.attachments[0]?.text ?? "";
  expect(mail.text + adf).not.toContain("same person");
  expect(adf).toContain(
    '<id sequence="2" source="earlier lead under the same number, other name and address">lead-0</id>',
  );
  expect(adfFaults(adf)).toEqual([]);
});

describe("the subject of a mail to a dealer", () => {
  const subjectOf = (changes: Partial<LeadRecord>) => dealerMail(source(keptLead(changes)), sink()).subject;

  it("names the vehicle traded in, what it goes towards, and the offer that was accepted", () => {
    const fields = { year: "2018", make: "Toyota", model: "Corolla", offer: "8150", offer_accepted: "true" };
    const traded = { kind: "tradeIn" as const, category: "Trade In", vehicle: LEAD_VEHICLE };
    expect(subjectOf({ ...traded, fields })).toBe(
      "Offer of $8,150 accepted: Trade In: Mia O’Neill, 2018 Toyota Corolla, towards 2022 Mazda CX-5 GT SP",
    );
    expect(subjectOf({ ...traded, fields: { ...fields, trades_for_another: "No" } })).toBe(
      "Offer of $8,150 accepted: Trade In: Mia O’Neill, 2018 Toyota Corolla",
    );
  });

  const VISIT = { booking_date: "2026-12-02", booking_time: "09:30" };
  const drive = { kind: "testDrive" as const, category: "Test Drive", vehicle: LEAD_VEHICLE };

  it("names day and time of a booking, and what is to be serviced", () => {
    expect(subjectOf({ ...drive, fields: VISIT })).toMatch(
      /^Test Drive: Mia O’Neill, 2022 Mazda CX-5 GT SP, Wed,? 2 Dec,? 9:30\Wam$/,
    );
    const service = { kind: "service" as const, category: "Service" };
    const fields = { vehicle: "2018 Toyota Corolla", preferred_date: "2026-12-02" };
    expect(subjectOf({ ...service, fields })).toMatch(
      /^Please confirm: Service: Mia O’Neill, 2018 Toyota Corolla, Wed,? 2 Dec$/,
    );
    expect(subjectOf({ ...service, fields: { ...VISIT, booking_date: "soon" } })).toBe(
      "Service: Mia O’Neill",
    );
    expect(subjectOf({ kind: "enquiry", fields: VISIT })).toBe("Enquiry: Mia O’Neill");
  });
});

it("says of a request about a model of the range which one, and that its brochure was asked for (ROUTE-39)", () => {
  const fields = { "Vehicle Make": "Toyota", "Vehicle Model": "RAV4", asked_for: "brochure" };
  const asked = keptLead({ fields: { ...fields, message: "By post please, to 4 Fig Street" } });
  const mail = dealerMail(source(asked), sink());
  expect(mail.subject).toBe("Enquiry: Mia O’Neill, Toyota RAV4");
  expect(mail.text).toContain("Model: Toyota RAV4\n");
  expect(mail.text).toContain("Asked for: Brochure and price list\n");
  const adf = mail.attachments[0]?.text ?? "";
  expect(adf).toContain("Asked for: Brochure and price list");
  expect(adf).toMatch(/<make>Toyota<\/make>\s*<model>RAV4<\/model>/);
});

describe("a visit in the mail to a dealer", () => {
  const VISIT = { booking_date: "2026-12-02", booking_time: "09:30" };
  const mailOf = (changes: Partial<LeadRecord>) =>
    dealerMail(source(keptLead({ category: "Test Drive", kind: "testDrive", ...changes })), sink());
  const reserved = { ...VISIT, booking_held: "No", vehicle_status: "reserved" };

  it.each<[string, Partial<LeadRecord>, string, string]>([
    [
      "a kept time",
      { fields: { ...VISIT, booking_held: "Yes" } },
      "Test Drive: ",
      "booked, the time is kept free",
    ],
    [
      "a reserved vehicle",
      { fields: reserved },
      "Please confirm: Test Drive: ",
      "still to be confirmed, the vehicle is reserved",
    ],
    [
      "a day alone",
      { kind: "service", category: "Service", fields: { preferred_date: "2026-12-02" } },
      "Please confirm: Service: ",
      "still to be confirmed",
    ],
    ["no time", { fields: {} }, "Test Drive: ", "no time chosen, please get in touch"],
  ])("says first how it stands: %s", (_, changes, subject, standing) => {
    const mail = mailOf(changes);
    expect(mail.subject.startsWith(`${subject}Mia`), mail.subject).toBe(true);
    expect(mail.text).toContain(`The visit\nHow it stands: ${standing}\n`);
    expect(mail.text).not.toContain("Time is kept free");
  });

  it("that the same person has a second time of is no change of the first, and is told so", () => {
    const first = keptLead({ id: "lead-0", category: "Test Drive", kind: "testDrive", carId: "7" });
    const visitOf = (changes: Partial<LeadRecord> = {}) => ({
      ...{ id: "lead-0", kind: "testDrive" as const, category: "Test Drive", vehicle: null },
      ...{ receivedAt: first.receivedAt, isOtherName: false },
      visit: { ...first, fields: { ...VISIT, booking_held: "Yes" }, ...changes },
    });
    const second = { carId: "7", fields: { ...VISIT, booking_time: "11:00", booking_held: "Yes" } };
    const mailAfter = (visit: ReturnType<typeof visitOf>, changes: Partial<LeadRecord> = second) => {
      const kept = keptLead({ category: "Test Drive", kind: "testDrive", ...second, ...changes });
      return dealerMail({ ...source(kept), earlier: [visit] }, sink());
    };
    const mail = mailAfter(visitOf());
    expect(mail.subject).toMatch(/^Second booking: Test Drive: Mia O’Neill, Wed,? 2 Dec,? 11:00\Wam$/);
    const said =
      /^The same person has a visit for this already, Wed,? 2 Dec,? 9:30\Wam\. It was not moved and still stands/;
    expect(mail.text).toMatch(said);
    expect(mail.attachments[0]?.text).toContain("please ask whether both are meant");
    for (const other of [
      mailAfter(visitOf({ fields: { ...VISIT, booking_status: "Cancelled" } })),
      mailAfter(visitOf({ fields: {} })),
      mailAfter(visitOf({ carId: "8" })),
      mailAfter({ ...visitOf(), isOtherName: true }),
      mailAfter(visitOf(), { fields: {} }),
    ])
      expect(other.subject + other.text).not.toMatch(/second booking|both are meant/i);
  });

  it("that was moved and is a request is to be confirmed too", () => {
    const moved = {
      ...{
        kind: "testDrive" as const,
        receivedAt: "2026-11-21T04:00:00.000Z",
        letter: "bookingMoved" as const,
      },
      fields: {},
    };
    // Of a change only its letter counts here.
    const changes = [moved] as unknown as LeadRecord["changes"];
    expect(mailOf({ fields: reserved, changes }).subject).toMatch(/^Please confirm: Moved: Test Drive: /);
  });

  it("is nowhere in what nobody comes for, nor in a form left half-way", () => {
    expect(mailOf({ kind: "enquiry", category: "Enquiry" }).text).not.toContain("How it stands");
    expect(mailOf({ subcategory: "Left Half-Way", fields: {} }).text).not.toContain("How it stands");
  });

  it("that the same person asked for before is told with its day, not as if it were when it was sent", () => {
    const visit = keptLead({ kind: "testDrive", fields: { ...VISIT, booking_held: "Yes" } });
    const earlier = [
      {
        ...{ id: "lead-0", kind: "testDrive" as const, category: "Test Drive", vehicle: "2022 Mazda CX-5" },
        ...{ receivedAt: "2026-11-21T01:02:00.000Z", isOtherName: false, visit },
      },
    ];
    expect(dealerMail({ ...source(lead), earlier }, sink()).text).toMatch(
      /\nTest Drive, 2022 Mazda CX-5, sent 21 Nov 2026, 11:02\Wam AEST, for Wed,? 2 Dec,? 9:30\Wam \(booked, the time is kept free\), Reference: lead-0\n/,
    );
    const later = { ...lead, receivedAt: "2026-12-02T06:00:00.000Z" };
    expect(dealerMail({ ...source(later), earlier }, sink()).text, "by then").toMatch(
      /9:30\Wam \(over\), Reference: lead-0\n/,
    );
  });
});

describe("what a lead is, in the mail", () => {
  const textOf = (changes: Partial<LeadRecord>) => dealerMail(source(keptLead(changes)), sink()).text;

  it("is said of an order as of anything else", () => {
    const order = { kind: "reservation" as const, category: null, subcategory: "Reserve: Deposit Paid" };
    expect(textOf(order)).toContain("What: Reservation\nStage: Reserve: Deposit Paid\n");
  });

  it("is said once, not again as the stage of its form", () => {
    const photos = { kind: "photoRequest" as const, category: "Enquiry", subcategory: "Photo Request" };
    expect(textOf(photos)).toContain("What: Request for photos\nReceived:");
    const own = { ...photos, subcategory: "2. Called" };
    expect(textOf(own)).toContain("What: Request for photos\nStage: 2. Called\n");
    const application = { kind: "finance" as const, category: "Finance", subcategory: "Application" };
    expect(textOf(application)).toContain("What: Finance\nStage: Application\n");
  });

  it("has no colon after a question's own sign", () => {
    const fields = { PreferredContactMethod: "SMS" };
    const mail = dealerMail(source(keptLead({ fields })), sink());
    expect(mail.text + (mail.attachments[0]?.text ?? "")).not.toContain("?:");
  });
});
