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

const { arrived } = letterReader();

describe("what was paid", () => {
  const FIELDS = {
    order: "0d5c7f0e-aaaa-4bbb-8ccc-dddddddddddd",
    about: "2022 Mazda CX-5",
    amount: "200.00 AUD",
    status: "held",
    held_until: "2026-11-23T12:00:00.000Z",
    vehicle_price: "38990.00 AUD",
    price_terms: "Excl. Govt. Charges",
    left_to_pay: "38790.00 AUD",
  };
  const paid = (changes: Partial<LeadRecord> = {}) =>
    keptLead({
      kind: "reservation",
      vehicle: LEAD_VEHICLE,
      fields: FIELDS,
      changes: [{ revision: 1, at: "2026-11-21T05:00:00.000Z", letter: "receipt" }],
      ...changes,
    });

  it.each([
    ["en-AU", "Receipt: $200 deposit for the 2022 Mazda CX-5", "/order/"],
    ["ar", "إيصال: مبلغ الحجز ‏200 $ مقابل 2022 Mazda CX-5", "/ar/order/"],
    ["zh-Hans", "收据：2022 Mazda CX-5订金 $200", "/zh-Hans/order/"],
  ])("is receipted in %s: amount, for what, until when, how to get it back", async (tag, subject, path) => {
    // The dealer's terms may have changed since.
    const now = { forms: { termsDisclaimer: "Something else." } };
    const fields = { ...FIELDS, terms_agreed: "Held for 24 hours\nI agree to “the terms” & all." };
    const got = await arrived(letterSource(paid({ fields }), { tag, ...now }), replySink());
    expect(plainWords(got.subject)).toBe(subject);
    for (const words of [got.text, got.shown]) {
      for (const said of ["200", "0D5C7F0E", "38,990", "38,790", "I agree to “the terms” & all."])
        expect(words).toContain(said);
      expect(words).toContain("Held for 24 hours");
      expect(words).not.toMatch(/letters\.|checkout\.|undefined|\{\w+\}|200\.00|Something else/);
    }
    const order = `https://www.yard.example${path}${FIELDS.order}.signed-for-yard`;
    expect(addressesIn(got.html, "href")).toContain(order);
    expect(got.text).toContain(order);
  });

  it("says of a vehicle that has yet to arrive that it is on its way, and what happens then", async () => {
    const vehicle = { ...LEAD_VEHICLE, incoming: true };
    const { text, html } = await arrived(letterSource(paid({ vehicle })), replySink());
    for (const words of [text, html]) {
      expect(words).toContain("On its way to us");
      expect(words).toContain("tell you when it arrives");
      expect(words).not.toContain("check it over");
    }
  });

  it("says what a trade-in leaves to pay, and not what was typed of it", async () => {
    const traded = {
      trade_in_vehicle: "2021 Mazda www.evil.example",
      valuation: "12500",
      valuation_min: "11800",
      valuation_max: "13300",
      valuation_until: "2026-12-06",
    };
    const { text, html } = await arrived(
      letterSource(paid({ fields: { ...FIELDS, ...traded } })),
      replySink(),
    );
    for (const words of [text, html]) {
      for (const said of ["12,500", "26,290"]) expect(words).toContain(said);
      expect(words).not.toContain("evil.example");
    }
    expect(text).toContain("Your vehicle: 2021 Mazda");
    expect(text).toContain("12,500 Stands until 6 December 2026, subject to inspection.");
    const owed = paid({ fields: { ...FIELDS, ...traded, finance: "Yes" } });
    expect((await arrived(letterSource(owed), replySink())).text).toContain(
      "subject to inspection. Its lender is paid from it first.",
    );
  });

  it("says what was agreed: how the rest is paid, where and when the vehicle is to be", async () => {
    const agreed = { pay_by: "finance", handover: "deliver", handover_date: "2026-11-30" };
    const fields = { ...FIELDS, ...agreed, delivery_address: "12 Vale St\nMoorooka" };
    const { text } = await arrived(letterSource(paid({ kind: "purchase", fields })), replySink());
    expect(text).toContain("Paying the rest: Finance");
    expect(text).toContain("Collect or deliver: Deliver it to me");
    expect(text).toContain("Deliver to: 12 Vale St Moorooka");
    expect(text).toContain("Day that suits you: Monday, 30 November 2026");
    expect(text).toContain("Delivery is not part of the price.");
    const free = { ...fields, delivery_postcode: "4000", delivery_price: "0.00 AUD" };
    const told = await arrived(letterSource(paid({ kind: "purchase", fields: free })), replySink());
    expect(told.text).toContain("Delivery to 4000 is free.");
    expect(told.text).not.toContain("not part of the price");
    const link = paid({ kind: "purchase", fields: { ...fields, delivery_address: "win at evil.example" } });
    expect((await arrived(letterSource(link), replySink())).text).not.toContain("evil");
  });

  it("repeats a vehicle to trade in that nobody has described, and leads to where it is (TRADE-01)", async () => {
    const fields = { ...FIELDS, "do-you-have-a-trade-in": "Yes" };
    const lead = paid({ kind: "purchase", fields, carId: "7" });
    const { text, html } = await arrived(letterSource(lead, { routes: { enabled: ["sell"] } }), replySink());
    expect(text).toContain("Trade-in: You have a vehicle to trade in");
    const form = "https://www.yard.example/cars/trade-in?car_id=7";
    expect(addressesIn(html, "href")).toContain(form);
    const without = await arrived(letterSource(lead, { routes: { enabled: [] } }), replySink());
    expect(without.html).not.toContain("/cars/trade-in");
  });

  it("says when it was paid and until when it is held, where the dealer is", async () => {
    const { text } = await arrived(letterSource(paid()), replySink());
    expect(text).toContain("Paid on: Saturday, 21 November 2026 at 3:00 pm AEST");
    expect(text).toContain("Held for you until: Monday, 23 November 2026 at 10:00 pm AEST");
    expect(text).toContain("Plus government and on-road charges");
  });

  it.each([
    ["10233", "Invoice 10233"],
    ["INV/2026-7", "Invoice INV/2026-7"],
    ["INV <b>1</b>", "Invoice INV 1"],
    ["WIN at evil.example", "your online payment"],
    ["", "your online payment"],
  ])("names an invoice only if it can be nothing else: %j", async (invoice, about) => {
    const fields = { order: FIELDS.order, about: `Invoice ${invoice}`, invoice, amount: "1234.56 AUD" };
    const got = await arrived(
      letterSource(paid({ kind: "onlinePayment", fields, vehicle: null })),
      replySink(),
    );
    expect(got.subject).toBe("Receipt: $1,234.56 (Yard Motors)");
    expect(got.text).toContain(`For: ${about}`);
    expect(got.text).not.toContain("evil");
  });

  it.each([
    ["sold", /we could not hold it for you\. All of your \$200/, /was sold just before/],
    ["taken", /somebody else had reserved the 2022 Mazda CX-5/, /answer this e-mail/],
    ["time", /The time for which we held the 2022 Mazda CX-5 is over/, /If you still want it/],
    [
      "cancelled",
      /Your reservation of the 2022 Mazda CX-5 is cancelled, and all of your \$200 has been/,
      /Call us/,
    ],
  ])("tells why money goes back: %s (RES-03)", async (reason, ...words) => {
    const changes = [
      { revision: 1, at: "2026-11-21T05:00:00.000Z", letter: "receipt" as const },
      { revision: 2, at: "2026-11-21T06:00:00.000Z", letter: "refund" as const },
    ];
    const { subject, text } = await arrived(
      letterSource(paid({ changes, fields: { ...FIELDS, reason } })),
      replySink(),
    );
    expect(subject).toBe("Your $200 has been sent back (Yard Motors)");
    for (const word of words) expect(text).toMatch(word);
    expect(text).toContain("Sent back on: Saturday, 21 November 2026 at 4:00 pm AEST");
  });

  it("tells with a refund that the trade-in's figure is not cancelled", async () => {
    const changes = [{ revision: 1, at: "2026-11-21T06:00:00.000Z", letter: "refund" as const }];
    const told = { trade_in_vehicle: "2021 Mazda", valuation: "12500", valuation_min: "11800" };
    const fields = { ...FIELDS, ...told, valuation_max: "13300", valuation_until: "2026-12-06" };
    const { text } = await arrived(letterSource(paid({ changes, fields })), replySink());
    expect(text).toContain("not cancelled with it: it stands until 6 December 2026");
  });

  it.each([
    [
      "purchase",
      {},
      "Your purchase of the 2022 Mazda CX-5 is cancelled, and all of your $200 has been sent back",
    ],
    ["onlinePayment", { invoice: "10233" }, "All of your $200 for Invoice 10233 has been sent back"],
  ] as const)("tells what was cancelled: %s", async (kind, fields, said) => {
    const changes = [{ revision: 1, at: "2026-11-21T06:00:00.000Z", letter: "refund" as const }];
    const lead = paid({ kind, changes, fields: { ...FIELDS, ...fields, reason: "dealer" } });
    expect((await arrived(letterSource(lead), replySink())).text).toContain(said);
  });
});
