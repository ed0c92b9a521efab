import { expect, it } from "vitest";
import { keptLead, LEAD_VEHICLE } from "../../../test/fixtures/lead";
import { acceptedOffer, tradedTowards } from "./accepted-offer";

const ACCEPTED = { offer: "8150", offer_accepted: "true", valuation_until: "2026-12-03" };
const offer = (fields: Readonly<Record<string, string>>, today = "2026-11-21") =>
  acceptedOffer(keptLead({ kind: "tradeIn", fields }), today);

it("is what was accepted, to its last day", () => {
  expect(offer(ACCEPTED)).toEqual({ amount: 8_150, until: "2026-12-03", isOver: false });
  expect(offer(ACCEPTED, "2026-12-03")?.isOver).toBe(false);
  expect(offer(ACCEPTED, "2026-12-04")?.isOver).toBe(true);
  const { valuation_until: _, ...endless } = ACCEPTED;
  expect(offer(endless)).toEqual({ amount: 8_150, until: null, isOver: false });
  expect(offer({ ...ACCEPTED, valuation_until: "soon" })?.until).toBeNull();
});

it.each([
  {},
  { ...ACCEPTED, offer_accepted: "false" },
  { ...ACCEPTED, offer: "" },
  { ...ACCEPTED, offer: "0" },
  { ...ACCEPTED, offer: "much" },
  { offer: "8150" },
])("is none of %j", (fields) => expect(offer(fields)).toBeNull());

it("goes towards the vehicle that is wanted, unless it is sold outright", () => {
  const traded = (fields: Readonly<Record<string, string>>, kind: "tradeIn" | "enquiry" = "tradeIn") =>
    tradedTowards(keptLead({ kind, fields, vehicle: LEAD_VEHICLE }));
  expect(traded({ trades_for_another: "Yes" })).toBe(LEAD_VEHICLE.name);
  expect(traded({})).toBe(LEAD_VEHICLE.name);
  expect(traded({ trades_for_another: "No" })).toBeNull();
  expect(traded({}, "enquiry")).toBeNull();
  expect(tradedTowards(keptLead({ kind: "tradeIn" }))).toBeNull();
});
