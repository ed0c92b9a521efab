import { describe, expect, it } from "vitest";
import { priceContents } from "./price-contents";
import type { ShownPrice } from "./price-rule";

const USUAL = { gst: "included", dealerDelivery: "unsaid" } as const;
const priced = (type: string | null): ShownPrice => ({ kind: "price", amount: 20_000, was: null, type });

describe("what a price holds (PRICE-16)", () => {
  it.each(["Drive Away", "drive-away", "DRIVEAWAY price", "Ride Away", "DAP"])(
    "is all there is to pay for %s",
    (type) => {
      expect(priceContents(priced(type), "au", { gst: "added", dealerDelivery: "added" })).toEqual({
        within: ["gst", "stampDuty", "registration", "insurance", "delivery"],
        onTop: [],
      });
    },
  );

  it.each([
    ["Excl. Govt. Charges", ["gst"], ["stampDuty", "registration", "insurance"]],
    ["EGC", ["gst"], ["stampDuty", "registration", "insurance"]],
    ["Plus On Road Costs", ["gst"], ["stampDuty", "registration", "insurance", "delivery"]],
    ["+ ORC", ["gst"], ["stampDuty", "registration", "insurance", "delivery"]],
    ["+ GST", [], ["gst"]],
    ["plus delivery", ["gst"], ["delivery"]],
  ])("leaves out what %s names", (type, within, onTop) => {
    expect(priceContents(priced(type), "au", USUAL)).toEqual({ within, onTop });
  });

  it.each(["Drive Away", "EGC"])("names no insurance of what is towed for %s", (type) => {
    const contents = priceContents(priced(type), "au", USUAL, true);
    const parts = [...(contents?.within ?? []), ...(contents?.onTop ?? [])];
    expect(parts).toContain("registration");
    expect(parts).not.toContain("insurance");
  });

  it("names the charges of its country", () => {
    expect(priceContents(priced("Plus On Road Costs"), "nz", USUAL)).toEqual({
      within: ["gst"],
      onTop: ["licence", "warrant", "delivery"],
    });
  });

  it("says of delivery and GST what the dealer says, where the words do not", () => {
    const egc = priced("Excl. Govt. Charges");
    const contents = priceContents(egc, "au", { gst: "unsaid", dealerDelivery: "included" });
    expect(contents?.within).toEqual(["delivery"]);
    expect(priceContents(egc, "au", { gst: "added", dealerDelivery: "added" })?.onTop).toEqual([
      "gst",
      "stampDuty",
      "registration",
      "insurance",
      "delivery",
    ]);
  });

  it.each([null, "POA", "Special", "Negotiable", "Not drive away"])("is not guessed for %s", (type) => {
    expect(priceContents(priced(type), "au", USUAL)).toBeNull();
  });

  it("is not told of a price a week or of none", () => {
    expect(priceContents({ kind: "subscription", amount: 150 }, "au", USUAL)).toBeNull();
    expect(priceContents({ kind: "none" }, "au", USUAL)).toBeNull();
    expect(priceContents({ kind: "preorder" }, "au", USUAL)).toBeNull();
  });
});
