import { expect, it } from "vitest";
import { type FeeSettings, feesPerPayment, feesToList, loanFees } from "./loan-fees";

const settings = (over: Partial<FeeSettings> = {}): FeeSettings => ({
  fees: [],
  establishmentFee: 0,
  standaloneEstablishmentFee: 0,
  ...over,
});
const LISTED = settings({
  fees: [
    { label: "Establishment", amount: 395, per: "loan" },
    { label: "Dealer agency", amount: 912.25, per: "loan" },
    { label: "Account", amount: 8, per: "month" },
  ],
});

it("FIN-44: the lender's own, else the site's of either calculator, else none", () => {
  expect(loanFees(settings({ establishmentFee: 495 }), null)).toEqual({ once: 495_00, monthly: 0 });
  expect(loanFees(settings({ standaloneEstablishmentFee: 1360.5 }), null).once).toBe(1360_50);
  expect(loanFees(settings({ establishmentFee: 495 }), 0).once).toBe(0);
  expect(loanFees(settings(), null)).toEqual({ once: 0, monthly: 0 });
});

it("FIN-57: fees that are listed are the fees that are counted", () => {
  expect(loanFees(LISTED, null)).toEqual({ once: 1307_25, monthly: 8_00 });
  expect(feesToList(LISTED, null, "Own")).toEqual(LISTED.fees);
  expect(feesToList(LISTED, 1307.25, "Own")).toEqual(LISTED.fees);
});

it("lists a lender's own fee for the vehicle in place of the site's", () => {
  expect(loanFees(LISTED, 500)).toEqual({ once: 500_00, monthly: 8_00 });
  expect(feesToList(LISTED, 500, "Own")).toEqual([
    { label: "Own", amount: 500, per: "loan" },
    { label: "Account", amount: 8, per: "month" },
  ]);
  expect(feesToList(settings(), 500, "Own"), "a site that lists no fees").toEqual([]);
  expect(feesToList(LISTED, 0, "Own").map(({ label }) => label)).toEqual(["Account"]);
});

it("spreads a month's fee over the payments of a year", () => {
  expect(feesPerPayment({ monthly: 800 }, 12)).toBe(800);
  expect(feesPerPayment({ monthly: 800 }, 52)).toBeCloseTo(184.615, 3);
  expect(feesPerPayment({ monthly: 0 }, 26)).toBe(0);
});
