import { describe, expect, it } from "vitest";
import { stockTag, type StockTagRules, type TaggedVehicle } from "./stock-tag";

const now = new Date("2026-11-21T00:00:00Z");
const rules: StockTagRules = {
  reservedLabel: "RESERVED",
  comingSoonLabel: "COMING SOON",
  justArrivedLabel: "New",
  justArrivedDays: 8,
  soldLabel: "JUST SOLD",
  dealerTagColours: { "Runout Sale": "green" },
};
const vehicle = (own: Partial<TaggedVehicle>): TaggedVehicle => ({
  status: "in_stock",
  reserved: false,
  tag: null,
  created_at: "2026-01-01T00:00:00Z",
  ...own,
});
const tag = (own: Partial<TaggedVehicle>, more: Partial<StockTagRules> = {}) =>
  stockTag(vehicle(own), { ...rules, ...more }, now);
const fresh = { created_at: "2026-11-20T00:00:00Z" };

describe("stockTag", () => {
  it("follows the order reserved, dealer tag, coming soon, just arrived, none (CARD-14, CARD-15, CARD-17)", () => {
    const all = { ...fresh, reserved: true, tag: "Test Drive Only", status: "coming_soon" };
    expect(tag({ ...all, status: "in_stock" })).toEqual({ kind: "reserved", label: "RESERVED" });
    expect(tag({ ...all, reserved: false })).toEqual({ kind: "dealer-red", label: "Test Drive Only" });
    expect(tag({ ...all, reserved: false, tag: null })).toEqual({ kind: "soon", label: "COMING SOON" });
    expect(tag(fresh)).toEqual({ kind: "new", label: "New" });
    expect(tag({})).toBeNull();
  });

  it("says of one that is reserved and on its way that it is both", () => {
    const both = { reserved: true, status: "coming_soon" };
    expect(tag(both)).toEqual({ kind: "reserved", label: "RESERVED · COMING SOON" });
    expect(tag({ ...both, tag: "Runout Sale" })).toMatchObject({ label: "RESERVED · COMING SOON" });
    expect(tag(both, { reservedLabel: "Held", comingSoonLabel: "Due" })).toMatchObject({
      label: "Held · Due",
    });
  });

  it("says JUST SOLD for every status but the two in stock, before any other rule", () => {
    for (const status of ["sold", "pending", "", "IN_STOCK"]) {
      expect(tag({ ...fresh, status, reserved: true, tag: "Runout Sale" })).toEqual({
        kind: "sold",
        label: "JUST SOLD",
      });
    }
  });

  it("uses the site's own words, such as New Arrival (COPY-16, OPEN-25)", () => {
    expect(tag({ reserved: true }, { reservedLabel: "Reserved" })).toMatchObject({ label: "Reserved" });
    expect(tag({ status: "sold" }, { soldLabel: "Gone" })).toMatchObject({ label: "Gone" });
    expect(tag(fresh, { justArrivedLabel: "New Arrival" })).toMatchObject({ label: "New Arrival" });
  });

  it("draws dealer tags red, except those the site makes green", () => {
    expect(tag({ tag: "SOLD" })).toMatchObject({ kind: "dealer-red", label: "SOLD" });
    expect(tag({ tag: "runout sale" })).toEqual({ kind: "dealer-green", label: "runout sale" });
    expect(tag({ tag: "Runout Sale" }, { dealerTagColours: {} })).toMatchObject({ kind: "dealer-red" });
    expect(tag({ tag: "constructor" })).toMatchObject({ kind: "dealer-red" });
  });

  it("passes over a blank dealer tag", () => {
    expect(tag({ ...fresh, tag: "  " })).toMatchObject({ kind: "new" });
  });

  it("counts exactly eight days as just arrived, and a second more as not (CARD-18)", () => {
    expect(tag({ created_at: "2026-11-13T00:00:00Z" })).toMatchObject({ kind: "new" });
    expect(tag({ created_at: "2026-11-12T23:59:59Z" })).toBeNull();
    expect(tag({ created_at: "2026-11-13T10:00:00+10:00" })).toMatchObject({ kind: "new" });
    expect(tag({ created_at: "2026-11-18T00:00:00Z" }, { justArrivedDays: 2 })).toBeNull();
  });
});
