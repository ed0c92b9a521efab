import { describe, expect, it } from "vitest";
import type { LeadRecord } from "~/domain/lead/lead-record";
import type { LeadSink } from "~/domain/tenant/config/leads";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { adfFaults } from "../../../../test/fixtures/adf/adf-faults";
import { keptLead, LEAD_VEHICLE } from "../../../../test/fixtures/lead";
import { type SiteChange, siteConfig } from "../../../../test/fixtures/site";
import { dealerMail, senderOf } from "./lead-mails.server";

const copy = serverTranslator("en-AU", {});
const source = (lead: LeadRecord, change: SiteChange = {}) => ({
  id: "delivery-1",
  lead,
  config: siteConfig(change),
  copy,
});

describe("the mail to a dealer", () => {
  const sink = (body: "text" | "xml" = "text"): Extract<LeadSink, { type: "adfMail" }> => ({
    id: "crm",
    type: "adfMail",
    kinds: [],
    dealerships: [],
    changes: true,
    body,
    halfWayMinutes: 60,
    to: ["crm@yard.example", "desk@yard.example"],
  });
  const lead = keptLead({ carId: "7", subcategory: "Photo Request", vehicle: LEAD_VEHICLE });

  it("says with the vehicle that it is reserved, and not among what the shopper says", () => {
    const fields = { message: "Is it still there?", vehicle_status: "reserved" };
    const { text } = dealerMail(source(keptLead({ ...lead, fields })), sink());
    const vehicle = /The vehicle\n([^]*?)\n\n/.exec(text)?.[1];
    expect(vehicle).toContain("Status of the vehicle: reserved");
    expect(text).toContain("What they say\nIs it still there?\n\n");
    const bare = { ...LEAD_VEHICLE, priceTerms: null };
    expect(dealerMail(source(keptLead({ vehicle: bare })), sink()).text).toContain("Price: $38,990\n");
  });

  it("says of a vehicle that has yet to arrive where it will be, in the mail and in its file", () => {
    const { text, attachments } = dealerMail(
      source(keptLead({ ...lead, vehicle: { ...LEAD_VEHICLE, incoming: true } })),
      sink(),
    );
    const said = "Where it will arrive: Rocklea, 12 Balham Road";
    expect(text).toContain(said);
    expect(text).not.toContain("Where it stands");
    expect(attachments[0]?.text).toContain(said);
  });

  it("tells people all of the lead, and its file tells their system", () => {
    const { attachments, ...mail } = dealerMail(source(lead), sink());
    expect(mail).toEqual({
      id: "delivery-1",
      from: { name: "Yard Motors", address: "leads@yard.example" },
      to: [
        { name: "", address: "crm@yard.example" },
        { name: "", address: "desk@yard.example" },
      ],
      replyTo: { name: "Mia O’Neill", address: "mia@shopper.example" },
      subject: "Enquiry: Mia O’Neill, 2022 Mazda CX-5 GT SP",
      text: `Name: Mia O’Neill
Phone: 0412 345 678
E-mail: mia@shopper.example
Postcode: 4101

The vehicle
2022 Mazda CX-5 GT SP
Price: $38,990 Drive away
Odometer: 41,200 km
Stock number: U1234
VIN: JM0KF4W2A10123456
Where it stands: Rocklea, 12 Balham Road, Rocklea QLD 4106
Its page: https://www.yard.example/cars/2022-mazda-cx-5-gt-sp
Picture: https://www.yard.example/media/cx-5/front.jpg?w=1200

What they say
Is it still there?

How they came
Sent from: https://www.yard.example/cars/2022-mazda-cx-5
Pages seen before: /, /search/used-cars
Campaign: radio

What: Enquiry
Stage: Photo Request
Received: 21 Nov 2026, 1:04 pm AEST
Reference: lead-1
The same as ADF for your lead system is in the attached file.
`,
      automatic: true,
    });
    expect(attachments).toMatchObject([{ fileName: "lead-lead-1.adf.xml", contentType: "application/xml" }]);
    expect(attachments[0]?.text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>/,
    );
    expect(attachments[0]?.text).toContain("<vin>JM0KF4W2A10123456</vin>");
    expect(attachments[0]?.text).toContain("Is it still there?\n\nCampaign: radio</comments>");
    expect(attachments[0]?.text).toContain("<service>Enquiry</service>");
  });

  it("says of a trade-in whose steps are not finished that it was left", () => {
    const begun = { kind: "tradeIn", category: "Trade-in", subcategory: "2. Details Provided" } as const;
    const told = (form_completed: string) => {
      const mail = dealerMail(source(keptLead({ ...begun, fields: { form_completed } })), sink());
      return [
        mail.subject,
        /Stage: (.*)/.exec(mail.text)?.[1],
        mail.attachments[0]?.text.includes("left half-way"),
      ];
    };
    expect(told("false")).toEqual([
      "Left half-way: Trade-in: Mia O’Neill",
      "2. Details Provided; left half-way; nothing more has come so far",
      true,
    ]);
    expect(told("true")).toEqual(["Trade-in: Mia O’Neill", "2. Details Provided", false]);
  });

  it.each([
    ["fleet", "Fleet enquiry: Mia O’Neill"],
    ["spinToWin", "Prize draw: Mia O’Neill"],
    ["photoRequest", "Request for photos: Mia O’Neill"],
    ["enquiry", "Enquiry: Mia O’Neill"],
  ] as const)("calls a lead of kind %s what it is, in subject and lead system", (kind, subject) => {
    const mail = dealerMail(source(keptLead({ kind, category: "Enquiry" })), sink());
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`What: ${subject.split(":")[0]}\n`);
    expect(mail.attachments[0]?.text).toContain(`<service>${subject.split(":")[0]}</service>`);
    const own = dealerMail(source(keptLead({ kind, category: "3. Won" })), sink());
    expect(own.subject).toBe("3. Won: Mia O’Neill");
  });

  it("tells lead systems, too, what language the shopper reads", () => {
    const change = { site: { languages: [{ tag: "ar", locale: "ar-AE" }] } };
    const url = "https://www.yard.example/ar/enquire";
    for (const body of ["text", "xml"] as const) {
      const mail = dealerMail(source(keptLead({ url }), change), sink(body));
      const xml = body === "xml" ? mail.text : mail.attachments[0]?.text;
      expect(xml).toContain("<comments>Reads Arabic\n\n");
      expect(adfFaults(xml ?? "")).toEqual([]);
    }
    expect(dealerMail(source(keptLead(), change), sink("xml")).text).not.toContain("Reads");
  });

  it("names pages seen before without the one that the form stands on", () => {
    const url = "https://www.yard.example/enquire?car_id=7";
    const text = (visitedPages: readonly string[]) =>
      dealerMail(source(keptLead({ url, visitedPages })), sink()).text;
    expect(text(["/", "/cars/mazda", "/enquire"])).toContain("Pages seen before: /, /cars/mazda\n");
    expect(text(["/enquire"])).not.toContain("Pages seen before");
  });

  it("says nothing of what nobody knows", () => {
    const contact = { name: "Mia", lastName: null, email: null, phone: null, postcode: null };
    const bare = keptLead({
      kind: "parts",
      category: null,
      contact,
      fields: {},
      linkedQueryParams: {},
      visitedPages: [],
    });
    expect(dealerMail(source(bare), sink())).toMatchObject({
      replyTo: null,
      subject: "Parts enquiry: Mia",
      text: `Name: Mia

How they came
Sent from: https://www.yard.example/cars/2022-mazda-cx-5

What: Parts enquiry
Received: 21 Nov 2026, 1:04 pm AEST
Reference: lead-1
The same as ADF for your lead system is in the attached file.
`,
    });
  });

  it("says every answer in words, and nothing that only machines read", () => {
    const fields = {
      message: "Hi",
      opt_in: "true",
      location_id: "yard",
      booking_date: "2026-11-23",
      booking_time: "09:30",
      kms: "85000",
      vehiclePriceBudget: "20000",
      credit_history: "great",
      adjustmentAnswers: '[{"id":"body","question":"Any dents?","answer":"No"}]',
      valuation: "16500",
      valuation_until: "2026-11-30",
      offer_accepted: "true",
      "do-you-have-a-trade-in": "Yes",
      trades_for_another: "No",
      range_shown_max: "18500",
    };
    const said = keptLead({ kind: "tradeIn", category: null, fields });
    const address = { street: "1 Road", city: "Moorooka", state: "QLD", postcode: "4105" };
    const place = { id: "yard", name: "The yard", slug: "yard", dealershipId: "yard", address };
    const { text, attachments } = dealerMail(source(said, { site: { locations: [place] } }), sink());
    for (const line of [
      "Nearest location: The yard",
      "Day: Monday, 23 November 2026",
      "Kilometres: 85,000",
      "Price or budget: $20,000",
      "Your credit history: Great",
      "Any dents? No",
      "Our figure: $16,500",
      "Figure holds until: Monday, 30 November 2026",
      "Offer accepted: Yes",
      "Are you trading it in on another vehicle? No",
      "Range shown online, to: $18,500",
    ])
      expect(text.split("\n")).toContain(line);
    expect(text).not.toMatch(/opt_in|location_id|Do you have a trade-in|[[\]{}]/);
    const headings = ["The visit", "What they say", "Their own vehicle", "Finance", "How they came"];
    expect(text.split("\n").filter((one) => headings.includes(one))).toEqual(headings);
    expect(text).toMatch(/^Name: .*\nPhone: [^]*Nearest location: The yard\nDay: [^]*\nTime: 9:30 am\n/);
    expect(attachments[0]?.text).toContain("Our figure: $16,500");
  });

  it("asks a trade-in what the trade-in asked, and says its figure once", () => {
    const fields = { "do-you-have-a-trade-in": "Yes", location_id: "yard" };
    const own = { ...fields, trades_for_another: "Yes", valuation: "16500", offer: "16500" };
    const { text } = dealerMail(source(keptLead({ kind: "tradeIn", fields: own })), sink());
    expect(text).toContain("Are you trading it in on another vehicle? Yes\nOffer: $16,500\n");
    expect(text).not.toContain("Our figure");
    expect(text).not.toContain("The visit");
    expect(dealerMail(source(keptLead({ fields })), sink()).text).toContain("Do you have a trade-in? Yes");
  });

  it("says what language the shopper reads where it is not the dealer's own", () => {
    const languages = [{ tag: "ar", locale: "ar-AU-u-nu-latn" }];
    const lead = keptLead({ url: "https://www.yard.example/ar/enquire" });
    expect(dealerMail(source(lead, { site: { languages } }), sink()).text).toContain(
      "Postcode: 4101\nReads Arabic\n",
    );
    expect(dealerMail(source(keptLead(), { site: { languages } }), sink()).text).not.toContain("Reads");
  });

  it("says who added a lead that was not sent on the site", () => {
    const added = keptLead({
      fields: { lead_source: "Call centre" },
      url: "",
      userAgent: "",
      visitedPages: [],
    });
    expect(dealerMail(source(added), sink()).text).toContain(
      "How they came\nCame from: Call centre\nCampaign: radio\n",
    );
  });

  it("says in its subject how far an order is", () => {
    const order = (status: string) =>
      keptLead({
        kind: "reservation",
        category: null,
        vehicle: LEAD_VEHICLE,
        fields: { status, amount: "200.00 AUD" },
      });
    const { subject, text } = dealerMail(source(order("held")), sink());
    expect(subject).toBe("Reservation, deposit paid: Mia O’Neill, 2022 Mazda CX-5 GT SP");
    expect(text).toContain("Amount: $200\n");
    expect(dealerMail(source(order("released, refund due")), sink()).subject).toMatch(
      /^Reservation, ended, money to be sent back: Mia/,
    );
  });

  it("is the document itself for a lead system that reads no letters", () => {
    const mail = dealerMail(source(lead), sink("xml"));
    expect(mail.attachments).toEqual([]);
    expect(mail.text).toBe(dealerMail(source(lead), sink()).attachments[0]?.text);
  });

  it("says that it is about a later step", () => {
    const changed = { ...lead, changes: [{ revision: 1, at: lead.receivedAt }] };
    expect(dealerMail(source(changed), sink()).subject).toBe(
      "Update. Enquiry: Mia O’Neill, 2022 Mazda CX-5 GT SP",
    );
  });

  it("has no marks of direction in its subject, and keeps names whole in lines from right to left", () => {
    const order = keptLead({ kind: "reservation", vehicle: LEAD_VEHICLE, fields: { about: "2022 Kia EV6" } });
    const { subject, text } = dealerMail({ ...source(order), copy: serverTranslator("ar", {}) }, sink());
    expect(subject).toContain("2022 Mazda CX-5 GT SP");
    expect(subject).not.toMatch(/[\u2066-\u2069]/);
    expect(text).toContain("بخصوص: \u20682022 Kia EV6\u2069\n");
  });

  it("comes from the dealer's own address where it has one, else from its site", () => {
    expect(senderOf(siteConfig({ leads: { mailFrom: "sales@yard.example" } })).address).toBe(
      "sales@yard.example",
    );
    expect(senderOf(siteConfig({ site: { url: "https://cars.www.example" } })).address).toBe(
      "leads@cars.www.example",
    );
  });
});
